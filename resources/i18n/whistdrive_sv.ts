<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv_SE" sourcelanguage="en_GB">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Begin in earnest</source>
        <translation>&amp;Börja på allvar</translation>
    </message>
    <message>
        <source>Pa&amp;use the clock</source>
        <translation>Pa&amp;usa klockan</translation>
    </message>
    <message>
        <source>Start the cloc&amp;k</source>
        <translation>Starta klo&amp;ckan</translation>
    </message>
    <message>
        <source>{action}: {change}</source>
        <translation>{action}: {change}</translation>
    </message>
    <message>
        <source>&amp;New drive…</source>
        <translation>&amp;Ny tävling…</translation>
    </message>
    <message>
        <source>&amp;Plan of this drive…</source>
        <translation>&amp;Tävlingens plan…</translation>
    </message>
    <message>
        <source>&amp;Open club…</source>
        <translation>&amp;Öppna klubb…</translation>
    </message>
    <message>
        <source>Open a club on a &amp;server…</source>
        <translation>Öppna klubb på se&amp;rver…</translation>
    </message>
    <message>
        <source>New &amp;club…</source>
        <translation>Ny &amp;klubb…</translation>
    </message>
    <message>
        <source>New club on a ser&amp;ver…</source>
        <translation>Ny klubb på ser&amp;ver…</translation>
    </message>
    <message>
        <source>Save a cop&amp;y…</source>
        <translation>Spara en kop&amp;ia…</translation>
    </message>
    <message>
        <source>&amp;Restore a copy…</source>
        <translation>&amp;Återställ en kopia…</translation>
    </message>
    <message>
        <source>&amp;Move this club…</source>
        <translation>&amp;Flytta klubben…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>I&amp;mportera…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportera…</translation>
    </message>
    <message>
        <source>Take in what is &amp;typed</source>
        <translation>Ta in det &amp;skrivna</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avsluta</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gör om</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Nästa omgång</translation>
    </message>
    <message>
        <source>Practice &amp;first</source>
        <translation>Ö&amp;va först</translation>
    </message>
    <message>
        <source>People’s &amp;cards</source>
        <translation>Spelarnas poän&amp;gkort</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Klubb</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personer</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Säsonger</translation>
    </message>
    <message>
        <source>&amp;Sign-in</source>
        <translation>&amp;Anmälan</translation>
    </message>
    <message>
        <source>S&amp;eating</source>
        <translation>Bor&amp;dsplacering</translation>
    </message>
    <message>
        <source>Sc&amp;ores</source>
        <translation>Resul&amp;tat</translation>
    </message>
    <message>
        <source>Stan&amp;dings</source>
        <translation>&amp;Ställning</translation>
    </message>
    <message>
        <source>Pri&amp;zes</source>
        <translation>P&amp;riser</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papper</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Kassa</translation>
    </message>
    <message>
        <source>&amp;Wall</source>
        <translation>St&amp;orbild</translation>
    </message>
    <message>
        <source>One minu&amp;te more</source>
        <translation>En m&amp;inut till</translation>
    </message>
    <message>
        <source>&amp;Reveal the next prize on the wall</source>
        <translation>Visa nästa pris på storbild&amp;en</translation>
    </message>
    <message>
        <source>&amp;Hide the last prize on the wall</source>
        <translation>Dö&amp;lj senaste priset på storbilden</translation>
    </message>
    <message>
        <source>Reveal &amp;all prizes on the wall</source>
        <translation>Visa sa&amp;mtliga priser på storbilden</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Större te&amp;xt</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Mi&amp;ndre text</translation>
    </message>
    <message>
        <source>&amp;Help for this page</source>
        <translation>&amp;Hjälp om den här sidan</translation>
    </message>
    <message>
        <source>How it is &amp;scored</source>
        <translation>Så räknas &amp;poängen</translation>
    </message>
    <message>
        <source>&amp;Keys and about</source>
        <translation>&amp;Tangenter och om programmet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Redigera</translation>
    </message>
    <message>
        <source>E&amp;vening</source>
        <translation>Kvä&amp;ll</translation>
    </message>
    <message>
        <source>V&amp;iew</source>
        <translation>&amp;Visa</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjälp</translation>
    </message>
</context>
<context>
    <name>AdjustmentQuestion</name>
    <message>
        <source>Adjust</source>
        <translation>Justera</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ta tillbaka</translation>
    </message>
    <message>
        <source>Delete, in the list</source>
        <translation>Delete, i listan</translation>
    </message>
    <message>
        <source>Adjustments of this drive</source>
        <translation>Tävlingens justeringar</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Nummer eller namn</translation>
    </message>
    <message>
        <source>Kept with the results</source>
        <translation>Sparas med resultaten</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Vad</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Vem</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Skäl</translation>
    </message>
    <message>
        <source>Below zero takes points away. Results stay as they are. Enter adjusts · Esc: no</source>
        <translation>Under noll drar av poäng. Resultaten ändras inte. Enter justerar · Esc: nej</translation>
    </message>
    <message>
        <source>Adjustment in round {round}, table {table}</source>
        <translation>Justering i omgång {round}, bord {table}</translation>
    </message>
    <message>
        <source>Points for {side}</source>
        <translation>Poäng till {side}</translation>
    </message>
    <message>
        <source>Revoke by {side}</source>
        <translation>Revoke av {side}</translation>
    </message>
    <message>
        <source>Points for both sides</source>
        <translation>Poäng till båda sidorna</translation>
    </message>
    <message>
        <source>Points for one person</source>
        <translation>Poäng till en person</translation>
    </message>
    <message>
        <source>One person is wanted, by number or name.</source>
        <translation>Ange en person, med nummer eller namn.</translation>
    </message>
    <message>
        <source>{points} for {names}</source>
        <translation>{points} till {names}</translation>
    </message>
    <message>
        <source>Adjusted: {told} ({reason})</source>
        <translation>Justerat: {told} ({reason})</translation>
    </message>
    <message>
        <source>Taken back: {adjustment}</source>
        <translation>Taget tillbaka: {adjustment}</translation>
    </message>
</context>
<context>
    <name>AdjustmentsModel</name>
    <message>
        <source>round {round}</source>
        <translation>omgång {round}</translation>
    </message>
    <message>
        <source>round {round}, table {table}</source>
        <translation>omgång {round}, bord {table}</translation>
    </message>
    <message>
        <source>{points} for {names}: {reason}</source>
        <translation>{points} till {names}: {reason}</translation>
    </message>
    <message>
        <source>{points} for {names}: {reason} ({where})</source>
        <translation>{points} till {names}: {reason} ({where})</translation>
    </message>
</context>
<context>
    <name>AppearancesModel</name>
    <message>
        <source>Drive</source>
        <translation>Tävling</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Placering</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Givar</translation>
    </message>
    <message>
        <source>open</source>
        <translation>öppen</translation>
    </message>
    <message>
        <source>as {name}</source>
        <translation>som {name}</translation>
    </message>
    <message>
        <source>shared seat</source>
        <translation>delad stol</translation>
    </message>
</context>
<context>
    <name>AwardField</name>
    <message>
        <source>For whoever has to rest; once a round where rubbers are played out. 0: none</source>
        <translation>Till den som måste stå över; en gång per omgång när robbertar spelas färdigt. 0: inget</translation>
    </message>
    <message>
        <source>For whoever has to rest; a side takes {mean} on average. 0: none</source>
        <translation>Till den som måste stå över; en sida tar i snitt {mean}. 0: inget</translation>
    </message>
</context>
<context>
    <name>BandRows</name>
    <message>
        <source>from</source>
        <translation>från</translation>
    </message>
    <message>
        <source>to</source>
        <translation>till</translation>
    </message>
    <message>
        <source>points</source>
        <translation>poäng</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Lägg till en rad</translation>
    </message>
    <message>
        <source>{name}: add a row</source>
        <translation>{name}: lägg till en rad</translation>
    </message>
    <message>
        <source>{name}, row {number}, {part}</source>
        <translation>{name}, rad {number}, {part}</translation>
    </message>
    <message>
        <source>{name}: remove row {number}</source>
        <translation>{name}: ta bort rad {number}</translation>
    </message>
</context>
<context>
    <name>CandidatesModel</name>
    <message>
        <source>in the place of the dummy {name}</source>
        <translation>i stället för träkarlen {name}</translation>
    </message>
    <message>
        <source>rests in this round, and can change places with anybody</source>
        <translation>står över den här omgången, kan byta plats med vem som helst</translation>
    </message>
    <message>
        <source>at a new table, with those who rest</source>
        <translation>vid ett nytt bord, med dem som står över</translation>
    </message>
    <message>
        <source>{name}: in already, number {number}</source>
        <translation>{name}: redan med, nummer {number}</translation>
    </message>
    <message>
        <source>New player “{name}”</source>
        <translation>Ny spelare ”{name}”</translation>
    </message>
</context>
<context>
    <name>CardAdjustment</name>
    <message>
        <source>Reason</source>
        <translation>Skäl</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Below zero takes points away; the card stays as it is (Enter adjusts, Esc: no)</source>
        <translation>Under noll drar av poäng; kortet ändras inte (Enter justerar, Esc: nej)</translation>
    </message>
    <message>
        <source>Kept with the results</source>
        <translation>Sparas med resultaten</translation>
    </message>
    <message>
        <source>Adjustments of this drive</source>
        <translation>Tävlingens justeringar</translation>
    </message>
    <message>
        <source>Adjust</source>
        <translation>Justera</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ta tillbaka</translation>
    </message>
    <message>
        <source>Delete, in the list</source>
        <translation>Delete, i listan</translation>
    </message>
    <message>
        <source>Points for {number} {name}</source>
        <translation>Poäng till {number} {name}</translation>
    </message>
    <message>
        <source>Adjusted: {points} for {number} {name} ({reason})</source>
        <translation>Justerat: {points} till {number} {name} ({reason})</translation>
    </message>
    <message>
        <source>Taken back: {adjustment}</source>
        <translation>Taget tillbaka: {adjustment}</translation>
    </message>
</context>
<context>
    <name>CardSum</name>
    <message>
        <source>Control total {counted} of {expected}</source>
        <translation>Kontrollsumma {counted} av {expected}</translation>
    </message>
    <message>
        <source>first half</source>
        <translation>första halvlek</translation>
    </message>
    <message>
        <source>second half</source>
        <translation>andra halvlek</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation>giv {deal}</translation>
    </message>
    <message>
        <source>{where}: {by}</source>
        <translation>{where}: {by}</translation>
    </message>
    <message>
        <source>{points} too many</source>
        <translation>{points} för mycket</translation>
    </message>
    <message>
        <source>{points} short</source>
        <translation>{points} för lite</translation>
    </message>
</context>
<context>
    <name>CardsModel</name>
    <message>
        <source>blank</source>
        <translation>tomt</translation>
    </message>
    <message>
        <source>✓ in</source>
        <translation>✓ inne</translation>
    </message>
    <message>
        <source>not whole yet</source>
        <translation>inte komplett än</translation>
    </message>
    <message>
        <source>✓ agrees</source>
        <translation>✓ stämmer</translation>
    </message>
    <message>
        <source>✓ agrees so far</source>
        <translation>✓ stämmer hittills</translation>
    </message>
    <message>
        <source>deal {deal}: tables {figure}</source>
        <translation>giv {deal}: borden {figure}</translation>
    </message>
    <message>
        <source>tables {figure}</source>
        <translation>borden {figure}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Läge</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summa</translation>
    </message>
    <message>
        <source>First half</source>
        <translation>Första halvlek</translation>
    </message>
    <message>
        <source>Second half</source>
        <translation>Andra halvlek</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>Nobody is signed in yet. Their cards are typed here at the end.</source>
        <translation>Ingen är anmäld än. Deltagarnas poängkort skrivs in här i slutet.</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Nummer eller namn</translation>
    </message>
    <message>
        <source>Go to somebody’s card</source>
        <translation>Gå till någons poängkort</translation>
    </message>
    <message>
        <source>What is typed of each card</source>
        <translation>Vad som skrivs in av varje kort</translation>
    </message>
    <message>
        <source>How much of each card is typed (Alt+1, Alt+2, Alt+3 in this order)</source>
        <translation>Hur mycket av varje kort som skrivs in (Alt+1, Alt+2, Alt+3 i den här ordningen)</translation>
    </message>
    <message>
        <source>People’s cards</source>
        <translation>Spelarnas poängkort</translation>
    </message>
    <message>
        <source>Enter next person · Tab next figure · Esc restores · Del clears · / finds · Ctrl+M missing</source>
        <translation>Enter nästa person · Tab nästa siffra · Esc återställer · Del tömmer · / söker · Ctrl+M saknade</translation>
    </message>
    <message>
        <source>Adjust…</source>
        <translation>Justera…</translation>
    </message>
    <message>
        <source>Points apart from the card that is chosen, with a reason (Alt+J)</source>
        <translation>Poäng utanför det valda kortet, med skäl (Alt+J)</translation>
    </message>
    <message>
        <source>cards: {count} of {people}</source>
        <translation>kort: {count} av {people}</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Summor</translation>
    </message>
    <message>
        <source>Halves</source>
        <translation>Halvlekar</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Alla givar</translation>
    </message>
    <message>
        <source>Scores from cards</source>
        <translation>Resultat från korten</translation>
    </message>
    <message>
        <source>Second count</source>
        <translation>Kontrollräkning</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>Tillbaka till resultaten</translation>
    </message>
    <message>
        <source>Ctrl+4</source>
        <translation>Ctrl+4</translation>
    </message>
    <message>
        <source>Ctrl+3</source>
        <translation>Ctrl+3</translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n cards</source>
        <translation>
            <numerusform>{count} av %n kort</numerusform>
            <numerusform>{count} av %n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} och %n till</numerusform>
            <numerusform>{names} och %n till</numerusform>
        </translation>
    </message>
    <message>
        <source>{count}; missing: {names}</source>
        <translation>{count}; saknas: {names}</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation>giv {deal}</translation>
    </message>
    <message>
        <source>{number} {name}, {figure}</source>
        <translation>{number} {name}, {figure}</translation>
    </message>
    <message>
        <source>{whose}: {why}</source>
        <translation>{whose}: {why}</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>tomt</translation>
    </message>
    <message>
        <source>{whose}: {figure}</source>
        <translation>{whose}: {figure}</translation>
    </message>
    <message>
        <source>Nobody here has the number or name “{text}”.</source>
        <translation>Ingen här har numret eller namnet ”{text}”.</translation>
    </message>
    <message>
        <source>Several are called so: Enter goes on to the next, Esc stays here.</source>
        <translation>Flera heter så: Enter går vidare till nästa, Esc stannar här.</translation>
    </message>
    <message>
        <source>All cards are in.</source>
        <translation>Alla kort är inne.</translation>
    </message>
</context>
<context>
    <name>CashDetails</name>
    <message>
        <source>Fee</source>
        <translation>Startavgift</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Valuta</translation>
    </message>
    <message>
        <source>Reminders</source>
        <translation>Påminnelser</translation>
    </message>
    <message>
        <source>such as 5 or 12.50</source>
        <translation>till exempel 5 eller 12,50</translation>
    </message>
    <message>
        <source>such as € or £</source>
        <translation>till exempel kr eller €</translation>
    </message>
    <message>
        <source>Your club’s own notes, such as limits for prizes</source>
        <translation>Klubbens egna anteckningar, till exempel gränser för priser</translation>
    </message>
    <message>
        <source>What everybody pays; empty: nothing</source>
        <translation>Vad alla betalar; tomt: inget</translation>
    </message>
</context>
<context>
    <name>CashEntry</name>
    <message>
        <source>For what: raffle, hall, tea …</source>
        <translation>För vad …</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>in</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>ut</translation>
    </message>
    <message>
        <source>For what money was taken or spent</source>
        <translation>För vad pengar tagits in eller gått ut</translation>
    </message>
    <message>
        <source>Sum taken</source>
        <translation>Intagen summa</translation>
    </message>
    <message>
        <source>Sum spent</source>
        <translation>Utgiven summa</translation>
    </message>
    <message>
        <source>Such as 5 or 12.50</source>
        <translation>Till exempel 5 eller 12,50</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Lägg till</translation>
    </message>
    <message>
        <source>Take the line in (Enter)</source>
        <translation>Ta in raden (Enter)</translation>
    </message>
    <message>
        <source>Noted: {text}</source>
        <translation>Noterat: {text}</translation>
    </message>
</context>
<context>
    <name>CashPage</name>
    <message>
        <source>Cash</source>
        <translation>Kassa</translation>
    </message>
    <message>
        <source>What was taken and spent</source>
        <translation>Vad som tagits in och gått ut</translation>
    </message>
    <message>
        <source>Who still owes the fee</source>
        <translation>Vilka som inte har betalat startavgiften</translation>
    </message>
    <message>
        <source>Go to the paper</source>
        <translation>Gå till papper</translation>
    </message>
    <message>
        <source>The cash sheet (Alt+L)</source>
        <translation>Kassabladet (Alt+L)</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Redigera</translation>
    </message>
    <message>
        <source>Correct the cell (F2 or Enter in the table)</source>
        <translation>Rätta cellen (F2 eller Enter i tabellen)</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Stryk</translation>
    </message>
    <message>
        <source>One line less (Delete in the table)</source>
        <translation>En rad mindre (Delete i tabellen)</translation>
    </message>
    <message>
        <source>Has paid</source>
        <translation>Har betalat</translation>
    </message>
    <message>
        <source>Note that the chosen one has paid (Space in the list, or Alt+P)</source>
        <translation>Notera att den valda har betalat (mellanslag i listan, eller Alt+P)</translation>
    </message>
    <message>
        <source>Enter takes a line in. F2 corrects a cell of the table, Delete strikes its line.</source>
        <translation>Enter tar in en rad. F2 rättar en cell i tabellen, Delete stryker raden.</translation>
    </message>
    <message>
        <source>Raised: {sum}</source>
        <translation>Insamlat: {sum}</translation>
    </message>
    <message>
        <source>paid: {paid} of {count}</source>
        <translation>betalat: {paid} av {count}</translation>
    </message>
    <message>
        <source>There is no fee.</source>
        <translation>Det finns ingen startavgift.</translation>
    </message>
    <message numerus="yes">
        <source>%n people still owe their fee: {sum}</source>
        <translation>
            <numerusform>%n person har inte betalat startavgiften: {sum}</numerusform>
            <numerusform>%n personer har inte betalat startavgiften: {sum}</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has paid.</source>
        <translation>Alla har betalat.</translation>
    </message>
    <message>
        <source>Struck: {text}</source>
        <translation>Struket: {text}</translation>
    </message>
    <message>
        <source>{name} has paid.</source>
        <translation>{name} har betalat.</translation>
    </message>
</context>
<context>
    <name>CashSums</name>
    <message>
        <source>Taken besides</source>
        <translation>Övriga intäkter</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Utgifter</translation>
    </message>
</context>
<context>
    <name>CheckEntryDialog</name>
    <message>
        <source>Check entry: round {number}</source>
        <translation>Kontrollinmatning: omgång {number}</translation>
    </message>
    <message>
        <source>Type the slips of round {number} again. Nothing is written here; what differs is listed below, and Enter in the list goes to it. Ctrl+T takes totals only.</source>
        <translation>Skriv in lapparna från omgång {number} en gång till. Ingenting sparas här; det som skiljer sig listas nedan, och Enter i listan går dit. Ctrl+T tar bara summor.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Skillnader</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Enter goes on · Esc restores · X swaps · / finds · Ctrl+Z takes back · F6 to the differences</source>
        <translation>Enter går vidare · Esc återställer · X byter sida · / söker · Ctrl+Z tar tillbaka · F6 till skillnaderna</translation>
    </message>
    <message numerus="yes">
        <source>Typed again: {done} of %n tables · differences: {differences}</source>
        <translation>
            <numerusform>Inskrivet igen: {done} av %n bord · skillnader: {differences}</numerusform>
            <numerusform>Inskrivet igen: {done} av %n bord · skillnader: {differences}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClubNotices</name>
    <message>
        <source>No copy of the club was made. {reason} What you do is saved in the club itself, as always.</source>
        <translation>Ingen kopia av klubben gjordes. {reason} Det du gör sparas i själva klubben, som alltid.</translation>
    </message>
    <message>
        <source>This club is in a folder that {service} copies to other computers, and that may hold the file or mix two versions of it. During an evening keep it in a folder of this computer alone.</source>
        <translation>Klubben ligger i en mapp som {service} kopierar till andra datorer, vilket kan låsa filen eller blanda ihop två versioner av den. Ha den under kvällen i en mapp som bara finns på den här datorn.</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>Spara det som kan läsas…</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Låt den vara</translation>
    </message>
    <message>
        <source>The club is kept here now: {new}. What it was moved from stays as it is, and nothing that is done from now on goes there: {old}</source>
        <translation>Klubben sparas nu här: {new}. Den gamla platsen lämnas som den är, och inget som görs från och med nu hamnar där: {old}</translation>
    </message>
    <message>
        <source>This club was moved and goes on there: {new}. What is entered here does not reach it.</source>
        <translation>Klubben har flyttats och fortsätter där: {new}. Det som skrivs in här når inte dit.</translation>
    </message>
    <message>
        <source>Open it there</source>
        <translation>Öppna den där</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Stanna här</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>ClubPage</name>
    <message>
        <source>Drives</source>
        <translation>Tävlingar</translation>
    </message>
    <message>
        <source>New drive…</source>
        <translation>Ny tävling…</translation>
    </message>
    <message>
        <source>New drive (Ctrl+N)</source>
        <translation>Ny tävling (Ctrl+N)</translation>
    </message>
    <message>
        <source>New drive like the last one…</source>
        <translation>Ny tävling som den förra…</translation>
    </message>
    <message>
        <source>Planned as the newest drive was, with its prizes (Alt+L)</source>
        <translation>Planerad som den nyaste tävlingen, med dess priser (Alt+L)</translation>
    </message>
    <message>
        <source>Drives of the club</source>
        <translation>Klubbens tävlingar</translation>
    </message>
    <message>
        <source>There is no drive yet. Begin with “New drive”, or try the sample evening first to see how it goes.</source>
        <translation>Det finns ingen tävling än. Börja med ”Ny tävling”, eller pröva först exempelkvällen för att se hur det går till.</translation>
    </message>
    <message>
        <source>This is an example: change whatever you like. Your own club is untouched.</source>
        <translation>Detta är ett exempel: ändra vad du vill. Din egen klubb rörs inte.</translation>
    </message>
    <message>
        <source>Back to our club</source>
        <translation>Tillbaka till vår klubb</translation>
    </message>
    <message>
        <source>Drives: {drives}</source>
        <translation>Tävlingar: {drives}</translation>
    </message>
    <message>
        <source>Try the sample evening</source>
        <translation>Pröva exempelkvällen</translation>
    </message>
    <message>
        <source>Cvisti: 16 players, 5 rounds</source>
        <translation>Cvisti: 16 spelare, 5 omgångar</translation>
    </message>
    <message>
        <source>Whist drive: 40 players, 24 deals</source>
        <translation>Whistdrive: 40 spelare, 24 givar</translation>
    </message>
    <message>
        <source>Military whist: 5 teams of four, 24 deals</source>
        <translation>Militärwhist: 5 fyrmannalag, 24 givar</translation>
    </message>
    <message>
        <source>A small one: 8 players, 3 deals</source>
        <translation>En liten: 8 spelare, 3 givar</translation>
    </message>
</context>
<context>
    <name>Clubs</name>
    <message>
        <source>Open a club</source>
        <translation>Öppna en klubb</translation>
    </message>
    <message>
        <source>Begin a new club</source>
        <translation>Börja en ny klubb</translation>
    </message>
    <message>
        <source>Move this club to a file</source>
        <translation>Flytta klubben till en fil</translation>
    </message>
    <message>
        <source>Save a copy of the club</source>
        <translation>Spara en kopia av klubben</translation>
    </message>
    <message>
        <source>Copied to {file}</source>
        <translation>Kopierat till {file}</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>Spara det som kan läsas</translation>
    </message>
    <message>
        <source>Clubs (*{suffix})</source>
        <translation>Klubbar (*{suffix})</translation>
    </message>
</context>
<context>
    <name>CopiesModel</name>
    <message>
        <source>Made</source>
        <translation>Gjord</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Varför</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Tävling</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Omgång</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Storlek</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>kan inte läsas</translation>
    </message>
    <message>
        <source>the club was opened</source>
        <translation>klubben öppnades</translation>
    </message>
    <message>
        <source>round {number} was seated</source>
        <translation>omgång {number} placerades</translation>
    </message>
    <message>
        <source>before a copy was restored</source>
        <translation>innan en kopia återställdes</translation>
    </message>
    <message>
        <source>somebody was forgotten</source>
        <translation>någon glömdes</translation>
    </message>
</context>
<context>
    <name>DealsField</name>
    <message>
        <source>until the rubber is decided</source>
        <translation>tills robberten är avgjord</translation>
    </message>
</context>
<context>
    <name>DifferencesModel</name>
    <message>
        <source>No single deal explains it.</source>
        <translation>Ingen enskild giv förklarar det.</translation>
    </message>
    <message>
        <source>{number} {name}, {what}: card {card}, tables {tables}</source>
        <translation>{number} {name}, {what}: kortet {card}, borden {tables}</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation>giv {deal}</translation>
    </message>
    <message>
        <source>round {round}, table {table}, deal {deal}</source>
        <translation>omgång {round}, bord {table}, giv {deal}</translation>
    </message>
    <message>
        <source>round {round}, table {table}</source>
        <translation>omgång {round}, bord {table}</translation>
    </message>
    <message>
        <source>Played in {place}:</source>
        <translation>Spelat i {place}:</translation>
    </message>
    <message>
        <source>Right if {place} is the other way round:</source>
        <translation>Rätt om {place} är tvärtom:</translation>
    </message>
    <message>
        <source>{ns} {points_ns}, {ew} {points_ew}</source>
        <translation>{ns} {points_ns}, {ew} {points_ew}</translation>
    </message>
</context>
<context>
    <name>DifferencesPanel</name>
    <message>
        <source>Differences between cards and tables</source>
        <translation>Skillnader mellan kort och bord</translation>
    </message>
    <message>
        <source>Enter goes to the slip</source>
        <translation>Enter går till lappen</translation>
    </message>
    <message>
        <source>Differences: {count} (Alt+D). Enter goes to the slip, to mend it.</source>
        <translation>Skillnader: {count} (Alt+D). Enter går till lappen, så att den kan rättas.</translation>
    </message>
</context>
<context>
    <name>DifferingModel</name>
    <message>
        <source>Table {table}, deal {deal}</source>
        <translation>Bord {table}, giv {deal}</translation>
    </message>
    <message>
        <source>Table {table}, totals</source>
        <translation>Bord {table}, summor</translation>
    </message>
    <message>
        <source>⚠ {where}: written {written}, typed again {again}</source>
        <translation>⚠ {where}: sparat {written}, nu skrivet {again}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ingenting</translation>
    </message>
    <message>
        <source>{ns} to {ew}</source>
        <translation>{ns} mot {ew}</translation>
    </message>
</context>
<context>
    <name>DocumentsModel</name>
    <message>
        <source>No prizes yet</source>
        <translation>Inga priser än</translation>
    </message>
    <message>
        <source>No money yet</source>
        <translation>Inga pengar än</translation>
    </message>
    <message>
        <source>Not needed: the results come from people’s own cards</source>
        <translation>Behövs inte: resultaten kommer från spelarnas egna kort</translation>
    </message>
    <message numerus="yes">
        <source>Now: from %n cards</source>
        <translation>
            <numerusform>Nu: från %n kort</numerusform>
            <numerusform>Nu: från %n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n rounds</source>
        <translation>
            <numerusform>Nu: %n omgång</numerusform>
            <numerusform>Nu: %n omgångar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n cards</source>
        <translation>
            <numerusform>Nu: %n kort</numerusform>
            <numerusform>Nu: %n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: for %n players</source>
        <translation>
            <numerusform>Nu: för %n spelare</numerusform>
            <numerusform>Nu: för %n spelare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n slips; rounds: {seated}</source>
        <translation>
            <numerusform>Nu: %n lapp; omgångar: {seated}</numerusform>
            <numerusform>Nu: %n lappar; omgångar: {seated}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n sheets with results</source>
        <translation>
            <numerusform>Nu: %n protokoll med resultat</numerusform>
            <numerusform>Nu: %n protokoll med resultat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n blank sheets; rounds: {seated}</source>
        <translation>
            <numerusform>Nu: %n tomt protokoll; omgångar: {seated}</numerusform>
            <numerusform>Nu: %n tomma protokoll; omgångar: {seated}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n names</source>
        <translation>
            <numerusform>Nu: %n namn</numerusform>
            <numerusform>Nu: %n namn</numerusform>
        </translation>
    </message>
    <message>
        <source>Now: as the drive is planned</source>
        <translation>Nu: som tävlingen är planerad</translation>
    </message>
    <message numerus="yes">
        <source>Now: %n lines</source>
        <translation>
            <numerusform>Nu: %n rad</numerusform>
            <numerusform>Nu: %n rader</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: counted over %n rounds</source>
        <translation>
            <numerusform>Nu: räknat över %n omgång</numerusform>
            <numerusform>Nu: räknat över %n omgångar</numerusform>
        </translation>
    </message>
    <message>
        <source>Now: after round {played} of {planned}</source>
        <translation>Nu: efter omgång {played} av {planned}</translation>
    </message>
    <message>
        <source>Now: prizes of the evening: {prizes}</source>
        <translation>Nu: kvällens priser: {prizes}</translation>
    </message>
</context>
<context>
    <name>Door</name>
    <message>
        <source>Name: two letters are enough</source>
        <translation>Namn: två bokstäver räcker</translation>
    </message>
    <message>
        <source>Name of somebody at the door</source>
        <translation>Namn på någon i dörren</translation>
    </message>
    <message>
        <source>Two letters list the members. Enter signs in, Esc clears (Ctrl+F)</source>
        <translation>Två bokstäver listar medlemmarna. Enter anmäler, Esc tömmer (Ctrl+F)</translation>
    </message>
    <message>
        <source>gets number</source>
        <translation>får nummer</translation>
    </message>
    <message>
        <source>Number for the next person</source>
        <translation>Nummer för nästa person</translation>
    </message>
    <message>
        <source>The lowest free number, unless another is typed</source>
        <translation>Det lägsta lediga numret, om inget annat skrivs</translation>
    </message>
    <message>
        <source>People of that name</source>
        <translation>Personer med det namnet</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Anmäl</translation>
    </message>
    <message>
        <source>Sign in as {role}</source>
        <translation>Anmäl som {role}</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Skift+Enter</translation>
    </message>
</context>
<context>
    <name>DriveBin</name>
    <message>
        <source>Delete…</source>
        <translation>Radera…</translation>
    </message>
    <message>
        <source>The chosen drive; asks first (Alt+D, or Delete in the list)</source>
        <translation>Den valda tävlingen; frågar först (Alt+D, eller Delete i listan)</translation>
    </message>
    <message>
        <source>Deleted drives</source>
        <translation>Raderade tävlingar</translation>
    </message>
    <message>
        <source>Brings one back as it was</source>
        <translation>Tar fram en av dem som den var</translation>
    </message>
    <message>
        <source>{title}, {day}</source>
        <translation>{title}, {day}</translation>
    </message>
    <message>
        <source>Delete “{title}” of {day}? With it would go: {counts}. It can be brought back from “Deleted drives”.</source>
        <translation>Radera ”{title}” från {day}? Med den försvinner: {counts}. Den kan tas fram igen från ”Raderade tävlingar”.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behåll den</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Radera den</translation>
    </message>
    <message>
        <source>people: {count}</source>
        <translation>deltagare: {count}</translation>
    </message>
    <message>
        <source>rounds: {count}</source>
        <translation>omgångar: {count}</translation>
    </message>
    <message>
        <source>results of tables: {count}</source>
        <translation>bordsresultat: {count}</translation>
    </message>
    <message>
        <source>people’s own cards: {count}</source>
        <translation>spelarnas egna kort: {count}</translation>
    </message>
    <message>
        <source>prizes: {count}</source>
        <translation>priser: {count}</translation>
    </message>
    <message>
        <source>its place in: {seasons}</source>
        <translation>dess plats i: {seasons}</translation>
    </message>
</context>
<context>
    <name>DriveCardsModel</name>
    <message>
        <source>Players: {players}</source>
        <translation>Spelare: {players}</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <translation>Vanns av {names}</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Avslutad</translation>
    </message>
    <message>
        <source>Running, round {number} of {rounds}</source>
        <translation>Pågår, omgång {number} av {rounds}</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Inte börjad</translation>
    </message>
</context>
<context>
    <name>DriveDialog</name>
    <message>
        <source>New drive</source>
        <translation>Ny tävling</translation>
    </message>
    <message>
        <source>Plan of the drive</source>
        <translation>Tävlingens plan</translation>
    </message>
    <message>
        <source>Begin this drive</source>
        <translation>Börja tävlingen</translation>
    </message>
    <message>
        <source>Change the plan</source>
        <translation>Ändra planen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>How it is scored</source>
        <translation>Så räknas poängen</translation>
    </message>
    <message>
        <source>The rules as they are set here, with an example (Shift+F1)</source>
        <translation>Reglerna som de är inställda här, med ett exempel (Skift+F1)</translation>
    </message>
    <message>
        <source>Choose the file of the schedule first.</source>
        <translation>Välj först filen med spelschemat.</translation>
    </message>
    <message>
        <source>Further errors: {count}.</source>
        <translation>Fler fel: {count}.</translation>
    </message>
    <message>
        <source>{file} has not been read.</source>
        <translation>{file} har inte lästs in.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plats</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Förval</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Förflyttning</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Spelschema</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Omgångar</translation>
    </message>
    <message>
        <source>Deals in a round</source>
        <translation>Givar per omgång</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumf</translation>
    </message>
    <message>
        <source>Interval after round</source>
        <translation>Paus efter omgång</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Startavgift</translation>
    </message>
    <message>
        <source>What everybody pays, such as 5 or 12.50; empty: nothing</source>
        <translation>Vad alla betalar, till exempel 5 eller 12,50; tomt: inget</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Roller</translation>
    </message>
    <message>
        <source>What the two sorts of seat are called, such as lady and gent.</source>
        <translation>Vad de två sorternas stolar kallas, till exempel dam och herre.</translation>
    </message>
    <message>
        <source>Award for resting, a deal</source>
        <translation>Poäng per giv för den som står över</translation>
    </message>
    <message>
        <source>Deals that somebody missed</source>
        <translation>Givar som någon missat</translation>
    </message>
    <message>
        <source>What they count for who comes late, goes early, or whose table could not play.</source>
        <translation>Vad de räknas som för den som kommer sent, går tidigt eller vars bord inte kunde spela.</translation>
    </message>
    <message>
        <source>Places go by</source>
        <translation>Placeringen avgörs av</translation>
    </message>
    <message>
        <source>Who is level goes by the next step; what all steps leave is cut, played off or shared.</source>
        <translation>Vid lika avgör nästa steg; om inget steg skiljer dras kort, spelas särspel eller delas placeringen.</translation>
    </message>
    <message>
        <source>Results come</source>
        <translation>Resultaten kommer</translation>
    </message>
</context>
<context>
    <name>EntrantsModel</name>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Lag</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Betalat</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmärkning</translation>
    </message>
    <message>
        <source>dummy</source>
        <translation>träkarl</translation>
    </message>
    <message>
        <source>shares with {names}</source>
        <translation>delar stol med {names}</translation>
    </message>
    <message>
        <source>substitute for {name}</source>
        <translation>ersättare för {name}</translation>
    </message>
    <message>
        <source>substitute: {name}</source>
        <translation>ersättare: {name}</translation>
    </message>
    <message>
        <source>team {number}</source>
        <translation>lag {number}</translation>
    </message>
    <message>
        <source>from round {round}</source>
        <translation>från omgång {round}</translation>
    </message>
    <message>
        <source>left before the start</source>
        <translation>gick före start</translation>
    </message>
    <message>
        <source>left after round {round}</source>
        <translation>gick efter omgång {round}</translation>
    </message>
    <message>
        <source>✓ paid</source>
        <translation>✓ betalat</translation>
    </message>
    <message>
        <source>to pay</source>
        <translation>att betala</translation>
    </message>
</context>
<context>
    <name>Exchanging</name>
    <message>
        <source>Import a file</source>
        <translation>Importera en fil</translation>
    </message>
</context>
<context>
    <name>ExportButton</name>
    <message>
        <source>Export</source>
        <translation>Exportera</translation>
    </message>
    <message>
        <source>Standings, results and seating as a workbook, a web page or CSV ({key})</source>
        <translation>Ställning, resultat och bordsplacering som arbetsbok, webbsida eller CSV ({key})</translation>
    </message>
    <message>
        <source>{file}…</source>
        <translation>{file}…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Skriver…</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Sparat som {path}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportera</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Vad</translation>
    </message>
    <message>
        <source>&amp;As</source>
        <translation>S&amp;om</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Spara…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Sparat som {path}</translation>
    </message>
    <message>
        <source>Import takes this in again, here or in another club.</source>
        <translation>Det här kan importeras igen, här eller i en annan klubb.</translation>
    </message>
    <message>
        <source>To read or to show.</source>
        <translation>Att läsa eller visa.</translation>
    </message>
</context>
<context>
    <name>FairnessLine</name>
    <message>
        <source>Fairness…</source>
        <translation>Rättvisa…</translation>
    </message>
    <message>
        <source>How often people meet, and whether it could be more even (Alt+F)</source>
        <translation>Hur ofta deltagarna möts, och om det kunde bli jämnare (Alt+F)</translation>
    </message>
</context>
<context>
    <name>FairnessPanel</name>
    <message>
        <source>Fairness</source>
        <translation>Rättvisa</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Räkna</translation>
    </message>
    <message>
        <source>How even it is</source>
        <translation>Hur jämnt det är</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Spara PDF…</translation>
    </message>
    <message>
        <source>This report on paper, with what fell to each (Alt+P)</source>
        <translation>Den här rapporten på papper, med vad som föll på var och en (Alt+P)</translation>
    </message>
    <message>
        <source>Save as JSON…</source>
        <translation>Spara som JSON…</translation>
    </message>
    <message>
        <source>This report for other programs (Alt+J)</source>
        <translation>Den här rapporten för andra program (Alt+J)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Put the report away (Esc)</source>
        <translation>Stäng rapporten (Esc)</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Sparat som {path}</translation>
    </message>
    <message numerus="yes">
        <source>whole evening, as planned: %n rounds</source>
        <translation>
            <numerusform>hela kvällen, som planerat: %n omgång</numerusform>
            <numerusform>hela kvällen, som planerat: %n omgångar</numerusform>
        </translation>
    </message>
    <message>
        <source>rounds played so far: {rounds}</source>
        <translation>omgångar spelade hittills: {rounds}</translation>
    </message>
    <message>
        <source>up to round {number}</source>
        <translation>till och med omgång {number}</translation>
    </message>
    <message>
        <source>fairness</source>
        <translation>rättvisa</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Enter: {first}</source>
        <translation>Enter: {first}</translation>
    </message>
    <message>
        <source>Enter: {first} · Down: {second}</source>
        <translation>Enter: {first} · Ned: {second}</translation>
    </message>
    <message>
        <source>{found} · {at} of {count} · Enter types there</source>
        <translation>{found} · {at} av {count} · Enter skriver där</translation>
    </message>
    <message>
        <source>No table and nobody here is called “{text}”.</source>
        <translation>Inget bord och ingen här heter ”{text}”.</translation>
    </message>
    <message>
        <source>Found at tables {tables}: Enter goes on to the next.</source>
        <translation>Finns vid borden {tables}: Enter går vidare till nästa.</translation>
    </message>
    <message>
        <source>table {table}</source>
        <translation>bord {table}</translation>
    </message>
    <message>
        <source>{person}, at table {table}</source>
        <translation>{person}, vid bord {table}</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Welcome</source>
        <translation>Välkommen</translation>
    </message>
    <message>
        <source>Begin our club</source>
        <translation>Börja vår klubb</translation>
    </message>
    <message>
        <source>Plan the first drive; people are added as they sign in (Ctrl+N)</source>
        <translation>Planera den första tävlingen; personer läggs till när de anmäler sig (Ctrl+N)</translation>
    </message>
    <message>
        <source>Try the sample evening</source>
        <translation>Pröva exempelkvällen</translation>
    </message>
    <message>
        <source>A finished drive in a file of its own, to change as you like</source>
        <translation>En avslutad tävling i en egen fil, att ändra som du vill</translation>
    </message>
    <message>
        <source>The club is kept on a server: {file}</source>
        <translation>Klubben sparas på en server: {file}</translation>
    </message>
    <message>
        <source>The club is kept in this file: {file}</source>
        <translation>Klubben sparas i den här filen: {file}</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N keeps it elsewhere, Ctrl+O opens a club that exists already, and F1 helps on every page.</source>
        <translation>Ctrl+Skift+N sparar den någon annanstans, Ctrl+O öppnar en klubb som redan finns, och F1 hjälper på varje sida.</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>At {station}, {time}: {action}</source>
        <translation>Vid {station}, {time}: {action}</translation>
    </message>
    <message>
        <source>At {station}, {time}, taken back: {action}</source>
        <translation>Vid {station}, {time}, taget tillbaka: {action}</translation>
    </message>
    <message>
        <source>Taken back: {action}</source>
        <translation>Taget tillbaka: {action}</translation>
    </message>
    <message>
        <source>Done: {action}</source>
        <translation>Klart: {action}</translation>
    </message>
</context>
<context>
    <name>ForgetDialog</name>
    <message>
        <source>Forget for ever</source>
        <translation>Glöm för alltid</translation>
    </message>
    <message numerus="yes">
        <source>What goes: the name “{name}”, the nickname, the club number and the note, in the list, in the journal of changes and in %n drives.</source>
        <translation>
            <numerusform>Detta försvinner: namnet ”{name}”, smeknamnet, klubbnumret och anmärkningen, i listan, i ändringsloggen och i %n tävling.</numerusform>
            <numerusform>Detta försvinner: namnet ”{name}”, smeknamnet, klubbnumret och anmärkningen, i listan, i ändringsloggen och i %n tävlingar.</numerusform>
        </translation>
    </message>
    <message>
        <source>What stays: the numbers, seats and results of those drives, with “—” for the name, so that nobody else’s evening changes.</source>
        <translation>Detta blir kvar: nummer, stolar och resultat i de tävlingarna, med ”—” i stället för namnet, så att ingen annans kväll ändras.</translation>
    </message>
    <message>
        <source>Out of reach: copies of the club file, papers and exports made before, and remarks in which somebody wrote the name. This cannot be undone.</source>
        <translation>Detta går inte att nå: tidigare kopior av klubbfilen, papper och exporter, och anmärkningar där någon skrev namnet. Det här kan inte ångras.</translation>
    </message>
    <message>
        <source>Type the name to confirm:</source>
        <translation>Skriv namnet för att bekräfta:</translation>
    </message>
    <message>
        <source>The name, to confirm</source>
        <translation>Namnet, för att bekräfta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
</context>
<context>
    <name>GridModel</name>
    <message>
        <source>table {table}, {column}</source>
        <translation>bord {table}, {column}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Läge</translation>
    </message>
    <message>
        <source>{deal}: {side}</source>
        <translation>{deal}: {side}</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Time</source>
        <translation>Tid</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumf</translation>
    </message>
    <message>
        <source>✦ Example</source>
        <translation>✦ Exempel</translation>
    </message>
    <message>
        <source>From people’s cards; deals: {deals}</source>
        <translation>Från spelarnas kort; givar: {deals}</translation>
    </message>
    <message numerus="yes">
        <source>Finished: %n rounds</source>
        <translation>
            <numerusform>Avslutad: %n omgång</numerusform>
            <numerusform>Avslutad: %n omgångar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not started; %n rounds planned</source>
        <translation>
            <numerusform>Inte börjad; %n omgång planerad</numerusform>
            <numerusform>Inte börjad; %n omgångar planerade</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Omgång {number} av {rounds}</translation>
    </message>
    <message>
        <source>Practice · {round}</source>
        <translation>Övning · {round}</translation>
    </message>
    <message>
        <source>{round}, until the rubber is decided</source>
        <translation>{round}, tills robberten är avgjord</translation>
    </message>
    <message>
        <source>{round}, deals {first} to {last}</source>
        <translation>{round}, giv {first} till {last}</translation>
    </message>
    <message>
        <source>All saved</source>
        <translation>Allt sparat</translation>
    </message>
    <message>
        <source>Saved {time}</source>
        <translation>Sparat {time}</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Hjälp</translation>
    </message>
    <message>
        <source>Look for a word</source>
        <translation>Sök efter ett ord</translation>
    </message>
    <message>
        <source>Look for a word in the help</source>
        <translation>Sök efter ett ord i hjälpen</translation>
    </message>
    <message>
        <source>Topics that have it stay in the list (Ctrl+F)</source>
        <translation>Ämnen där ordet finns står kvar i listan (Ctrl+F)</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Ämnen</translation>
    </message>
    <message>
        <source>No topic has all of these words.</source>
        <translation>Inget ämne har alla dessa ord.</translation>
    </message>
</context>
<context>
    <name>ImportButton</name>
    <message>
        <source>Import…</source>
        <translation>Importera…</translation>
    </message>
    <message>
        <source>Take in a table or a drive from a file, shown first ({key})</source>
        <translation>Ta in en tabell eller en tävling från en fil; den visas först ({key})</translation>
    </message>
</context>
<context>
    <name>ImportColumns</name>
    <message>
        <source>Column of “{field}”</source>
        <translation>Kolumn för ”{field}”</translation>
    </message>
    <message>
        <source>in no column</source>
        <translation>i ingen kolumn</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>&amp;Another file…</source>
        <translation>En &amp;annan fil…</translation>
    </message>
    <message>
        <source>The rows of the file as they will be</source>
        <translation>Filens rader som de kommer att bli</translation>
    </message>
    <message>
        <source>Space leaves a row out, or takes it in again; F2 corrects a cell</source>
        <translation>Mellanslag utelämnar en rad eller tar med den igen; F2 rättar en cell</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message numerus="yes">
        <source>{file}: {title}, {day}, %n rounds</source>
        <translation>
            <numerusform>{file}: {title}, {day}, %n omgång</numerusform>
            <numerusform>{file}: {title}, {day}, %n omgångar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %n rows are shown</source>
        <translation>
            <numerusform>den första raden visas</numerusform>
            <numerusform>de första %n raderna visas</numerusform>
        </translation>
    </message>
    <message>
        <source>Take &amp;it in</source>
        <translation>Ta &amp;in</translation>
    </message>
    <message numerus="yes">
        <source>Take %n rows &amp;in</source>
        <translation>
            <numerusform>Ta &amp;in %n rad</numerusform>
            <numerusform>Ta &amp;in %n rader</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportReading</name>
    <message>
        <source>&amp;What it is</source>
        <translation>&amp;Vad det är</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Bokstäver</translation>
    </message>
    <message>
        <source>&amp;Separated by</source>
        <translation>Avgränsas a&amp;v</translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation>Bla&amp;d</translation>
    </message>
    <message>
        <source>&amp;First row holds headings</source>
        <translation>&amp;Första raden är rubriker</translation>
    </message>
</context>
<context>
    <name>ImportRow</name>
    <message>
        <source>&amp;Means</source>
        <translation>Avse&amp;r</translation>
    </message>
    <message>
        <source>Whom this row means</source>
        <translation>Vem raden avser</translation>
    </message>
    <message>
        <source>Whether this row is taken in (Space in the table)</source>
        <translation>Om raden tas med (mellanslag i tabellen)</translation>
    </message>
    <message>
        <source>&amp;Take this row in</source>
        <translation>Ta &amp;med raden</translation>
    </message>
    <message>
        <source>Leave this row &amp;out</source>
        <translation>Utelä&amp;mna raden</translation>
    </message>
    <message>
        <source>say who</source>
        <translation>säg vem</translation>
    </message>
    <message>
        <source>somebody new</source>
        <translation>någon ny</translation>
    </message>
</context>
<context>
    <name>ImportRowsModel</name>
    <message>
        <source>Row</source>
        <translation>Rad</translation>
    </message>
    <message>
        <source>Will be</source>
        <translation>Blir</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>Att se över</translation>
    </message>
</context>
<context>
    <name>IntervalField</name>
    <message>
        <source>0: no interval</source>
        <translation>0: ingen paus</translation>
    </message>
    <message>
        <source>There are {rounds} rounds now and were {before}: is this still where the halves part? 0: none</source>
        <translation>Nu är det {rounds} omgångar, tidigare {before}: är det fortfarande här halvlekarna skiljs åt? 0: ingen paus</translation>
    </message>
</context>
<context>
    <name>JoinPeopleDialog</name>
    <message>
        <source>Entered twice</source>
        <translation>Inskriven två gånger</translation>
    </message>
    <message>
        <source>Who else in the list is {name}? That entry leaves the lists, and what was played under it is theirs. It can be undone, and the two can be parted again.</source>
        <translation>Vem mer i listan är {name}? Den posten försvinner ur listorna, och det som spelats under den förs över. Det kan ångras, och de två kan skiljas åt igen.</translation>
    </message>
    <message>
        <source>The same as</source>
        <translation>Samma som</translation>
    </message>
    <message>
        <source>The other entry of the same person</source>
        <translation>Den andra posten för samma person</translation>
    </message>
    <message>
        <source>Name or club number</source>
        <translation>Namn eller klubbnummer</translation>
    </message>
    <message>
        <source>Join the two</source>
        <translation>Slå samman de två</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>{name}: no drive</source>
        <translation>{name}: ingen tävling</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n drives ({drives})</source>
        <translation>
            <numerusform>{name}: %n tävling ({drives})</numerusform>
            <numerusform>{name}: %n tävlingar ({drives})</numerusform>
        </translation>
    </message>
    <message>
        <source>Both played in the same drive, so they are two: {drives}.</source>
        <translation>Båda spelade i samma tävling, så de är två: {drives}.</translation>
    </message>
</context>
<context>
    <name>JumpField</name>
    <message>
        <source>Table or player</source>
        <translation>Bord eller spelare</translation>
    </message>
    <message>
        <source>Go to table or player</source>
        <translation>Gå till bord eller spelare</translation>
    </message>
    <message>
        <source>The number of a table, or a player’s number or name; Enter goes there</source>
        <translation>Ett bords nummer, eller en spelares nummer eller namn; Enter går dit</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys and about</source>
        <translation>Tangenter och om programmet</translation>
    </message>
    <message>
        <source>whistdrive {version}</source>
        <translation>whistdrive {version}</translation>
    </message>
    <message>
        <source>Everything is saved as it is typed, and everything can be taken back.</source>
        <translation>Allt sparas medan du skriver, och allt kan tas tillbaka.</translation>
    </message>
    <message>
        <source>Find a table or a player, on the scores page</source>
        <translation>Hitta ett bord eller en spelare, på resultatsidan</translation>
    </message>
    <message>
        <source>The first table without a result, on the scores page</source>
        <translation>Första bordet utan resultat, på resultatsidan</translation>
    </message>
    <message>
        <source>Totals only, of the table under the cursor</source>
        <translation>Bara summor, för bordet där markören är</translation>
    </message>
    <message>
        <source>Adjustment: a revoke, a penalty, an award</source>
        <translation>Justering: revoke, straff eller tilldelade poäng</translation>
    </message>
    <message>
        <source>People sat in the wrong seats</source>
        <translation>Några satt på fel stolar</translation>
    </message>
    <message>
        <source>Check entry: type a round again</source>
        <translation>Kontrollinmatning: skriv in en omgång igen</translation>
    </message>
    <message>
        <source>Totals, halves or all deals, on the page of the cards</source>
        <translation>Summor, halvlekar eller alla givar, på poängkortens sida</translation>
    </message>
    <message>
        <source>Where cards and tables differ, on the page of the second count</source>
        <translation>Var kort och bord skiljer sig, på kontrollräkningens sida</translation>
    </message>
    <message>
        <source>How people move and how many they are, on the seating page</source>
        <translation>Hur man förflyttar sig och hur många man är, på placeringssidan</translation>
    </message>
    <message>
        <source>How even the evening is, on the seating page</source>
        <translation>Hur jämn kvällen är, på placeringssidan</translation>
    </message>
    <message>
        <source>A substitute takes over a seat, on the sign-in page</source>
        <translation>En ersättare tar över en stol, på anmälningssidan</translation>
    </message>
    <message>
        <source>Somebody who waits plays at once, on the sign-in page</source>
        <translation>Någon som väntar får spela genast, på anmälningssidan</translation>
    </message>
    <message>
        <source>Up or down the list, on the page of the prizes</source>
        <translation>Uppåt eller nedåt i listan, på prissidan</translation>
    </message>
    <message>
        <source>A tie is cut for, played off or shared, on the page of the prizes</source>
        <translation>Vid lika: dra kort, spela särspel eller dela, på prissidan</translation>
    </message>
    <message>
        <source>Hand out what is won, on the page of the prizes</source>
        <translation>Dela ut det som är vunnet, på prissidan</translation>
    </message>
    <message>
        <source>On the wall: what it shows; start and pause the clock; a minute more or less</source>
        <translation>På storbilden: vad den visar; starta och pausa klockan; en minut mer eller mindre</translation>
    </message>
    <message>
        <source>On the wall: other pages, and keep the page</source>
        <translation>På storbilden: andra sidor, och håll kvar sidan</translation>
    </message>
    <message>
        <source>On the wall: the next prize, hide the last one, all of them</source>
        <translation>På storbilden: nästa pris, dölj det senaste, alla</translation>
    </message>
    <message>
        <source>On the wall: full screen, leave it, close the wall</source>
        <translation>På storbilden: helskärm, lämna den, stäng storbilden</translation>
    </message>
    <message>
        <source>Export standings, results and seating, on the pages of standings and paper</source>
        <translation>Exportera ställning, resultat och bordsplacering, på sidorna för ställning och papper</translation>
    </message>
    <message>
        <source>Print the document that is shown, on the page of paper</source>
        <translation>Skriv ut dokumentet som visas, på papperssidan</translation>
    </message>
    <message>
        <source>Turn pages, change their size, fit width or page, in the preview</source>
        <translation>Vänd blad, ändra storlek, anpassa till bredd eller sida, i förhandsvisningen</translation>
    </message>
    <message>
        <source>More or less of the bar of the wall</source>
        <translation>Mer eller mindre av storbildens rad</translation>
    </message>
    <message>
        <source>Edit what is selected in a list</source>
        <translation>Redigera det som är valt i en lista</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Kommandon och deras tangenter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Spr&amp;åk</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Som s&amp;ystemet</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Something went wrong in the program. Nothing that was saved is lost; please go on.</source>
        <translation>Något gick fel i programmet. Inget som sparats har gått förlorat; fortsätt gärna.</translation>
    </message>
    <message>
        <source>The program ended abruptly the last time. Nothing that was saved is lost.</source>
        <translation>Programmet avslutades oväntat förra gången. Inget som sparats har gått förlorat.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>Spara en rapport…</translation>
    </message>
    <message>
        <source>What is typed here cannot be saved, since the server does not answer.</source>
        <translation>Det som är skrivet här kan inte sparas, eftersom servern inte svarar.</translation>
    </message>
    <message>
        <source>Wait for it</source>
        <translation>Vänta</translation>
    </message>
    <message>
        <source>Close without it</source>
        <translation>Stäng utan att spara</translation>
    </message>
    <message>
        <source>Everything is saved, as always.</source>
        <translation>Allt är sparat, som alltid.</translation>
    </message>
    <message>
        <source>Whist drive – {subject} (example)</source>
        <translation>Whistdrive – {subject} (exempel)</translation>
    </message>
    <message>
        <source>Whist drive – {subject}</source>
        <translation>Whistdrive – {subject}</translation>
    </message>
</context>
<context>
    <name>NextRound</name>
    <message>
        <source>Round {number}: results are missing (tables: {tables}).</source>
        <translation>Omgång {number}: resultat saknas (bord: {tables}).</translation>
    </message>
    <message>
        <source>Show the standings all the same</source>
        <translation>Visa ställningen ändå</translation>
    </message>
    <message>
        <source>Seat round {number} all the same</source>
        <translation>Placera omgång {number} ändå</translation>
    </message>
    <message>
        <source>Round {number}: results are missing (tables: {tables}). A lot would say who moves there.</source>
        <translation>Omgång {number}: resultat saknas (bord: {tables}). Lotten skulle avgöra vem som flyttar därifrån.</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>Tillbaka till resultaten</translation>
    </message>
</context>
<context>
    <name>NoClubDialog</name>
    <message>
        <source>Whist drive</source>
        <translation>Whistdrive</translation>
    </message>
    <message>
        <source>Nothing was changed. Open another club, or begin a new one.</source>
        <translation>Inget ändrades. Öppna en annan klubb, eller börja en ny.</translation>
    </message>
    <message>
        <source>Open a club…</source>
        <translation>Öppna en klubb…</translation>
    </message>
    <message>
        <source>On a server…</source>
        <translation>På en server…</translation>
    </message>
    <message>
        <source>New club…</source>
        <translation>Ny klubb…</translation>
    </message>
    <message>
        <source>Restore a copy…</source>
        <translation>Återställ en kopia…</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>Spara det som kan läsas…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Försök igen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Avsluta</translation>
    </message>
</context>
<context>
    <name>NoSeatingPage</name>
    <message>
        <source>Seating</source>
        <translation>Bordsplacering</translation>
    </message>
    <message>
        <source>No seating is needed: the results of this drive come from people’s own cards.
If the tables are to hand their results in, choose so in the plan of the drive (Ctrl+E).</source>
        <translation>Ingen bordsplacering behövs: tävlingens resultat kommer från spelarnas egna kort.
Om borden ska lämna in resultaten väljer du det i tävlingens plan (Ctrl+E).</translation>
    </message>
    <message>
        <source>Go to the cards</source>
        <translation>Gå till korten</translation>
    </message>
    <message>
        <source>Ctrl+3</source>
        <translation>Ctrl+3</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>behövs inte</translation>
    </message>
</context>
<context>
    <name>NumbersDialog</name>
    <message>
        <source>When people make no whole tables</source>
        <translation>När antalet inte ger hela bord</translation>
    </message>
    <message>
        <source>In the room: {people}.</source>
        <translation>I lokalen: {people}.</translation>
    </message>
    <message>
        <source>How do they play from round {round} on?</source>
        <translation>Hur spelar ni från omgång {round}?</translation>
    </message>
    <message>
        <source>Do it this way</source>
        <translation>Gör så här</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Låt det vara som det är</translation>
    </message>
</context>
<context>
    <name>NumbersLine</name>
    <message>
        <source>Other ways…</source>
        <translation>Andra sätt…</translation>
    </message>
    <message>
        <source>Dummies, shared seats, rests with an award, somebody who fills in (Alt+O)</source>
        <translation>Träkarlar, delade stolar, stå över mot poäng, någon som fyller ut (Alt+O)</translation>
    </message>
    <message>
        <source>people: {count}</source>
        <translation>deltagare: {count}</translation>
    </message>
    <message>
        <source>dummies: {count}</source>
        <translation>träkarlar: {count}</translation>
    </message>
    <message>
        <source>in a shared seat: {count}</source>
        <translation>på delad stol: {count}</translation>
    </message>
    <message>
        <source>In the room – {facts}</source>
        <translation>I lokalen – {facts}</translation>
    </message>
</context>
<context>
    <name>PaperChoices</name>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>as the windows</source>
        <translation>som fönstren</translation>
    </message>
    <message>
        <source>The language of everything on paper, whatever that of the windows is</source>
        <translation>Språket på allt som skrivs ut, oavsett fönstrens språk</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papper</translation>
    </message>
    <message>
        <source>On a sheet</source>
        <translation>På ett ark</translation>
    </message>
    <message>
        <source>Without names, for players:</source>
        <translation>Utan namn, för spelare:</translation>
    </message>
    <message>
        <source>Blank forms for so many, before any name is known</source>
        <translation>Tomma blanketter för så många, innan några namn är kända</translation>
    </message>
    <message>
        <source>Players for whom blank forms are made</source>
        <translation>Antal spelare att göra tomma blanketter för</translation>
    </message>
</context>
<context>
    <name>PaperPage</name>
    <message>
        <source>Paper</source>
        <translation>Papper</translation>
    </message>
    <message>
        <source>Everything is drawn from what is written now.</source>
        <translation>Allt ritas av det som är inskrivet nu.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>With what has been played</source>
        <translation>Med det som har spelats</translation>
    </message>
    <message>
        <source>Otherwise the cards are blank, to be filled in at the tables</source>
        <translation>Annars är korten tomma och fylls i vid borden</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Omgång</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Spara PDF…</translation>
    </message>
    <message>
        <source>Save all…</source>
        <translation>Spara alla…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öppna</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Save the chosen document (Alt+P)</source>
        <translation>Spara det valda dokumentet (Alt+P)</translation>
    </message>
    <message>
        <source>Every document that has something to say, in one folder (Alt+A)</source>
        <translation>Alla dokument som har något innehåll, i en mapp (Alt+A)</translation>
    </message>
    <message>
        <source>Show the saved file in the program that the system keeps for it (Alt+O)</source>
        <translation>Visa den sparade filen i datorns vanliga program för den (Alt+O)</translation>
    </message>
    <message>
        <source>Make no more documents, print no more sheets</source>
        <translation>Gör inga fler dokument, skriv inte ut fler ark</translation>
    </message>
    <message>
        <source>Documents made or sheets printed</source>
        <translation>Gjorda dokument eller utskrivna ark</translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n dokument</numerusform>
            <numerusform>%n dokument</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved: %n documents in {folder}</source>
        <translation>
            <numerusform>Sparat: %n dokument i {folder}</numerusform>
            <numerusform>Sparat: %n dokument i {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Ritar…</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alla</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Sparat som {path}</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>Ingenting sparades.</translation>
    </message>
    <message>
        <source>No program here opens {path}</source>
        <translation>Inget program här öppnar {path}</translation>
    </message>
</context>
<context>
    <name>PeopleModel</name>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Club no.</source>
        <translation>Klubbnr</translation>
    </message>
    <message>
        <source>{name} (joined with another)</source>
        <translation>{name} (sammanslagen med en annan)</translation>
    </message>
    <message>
        <source>{name} (archived)</source>
        <translation>{name} (arkiverad)</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>People</source>
        <translation>Personer</translation>
    </message>
    <message>
        <source>Search or add</source>
        <translation>Sök eller lägg till</translation>
    </message>
    <message>
        <source>Search for people, or add somebody</source>
        <translation>Sök efter personer, eller lägg till någon</translation>
    </message>
    <message>
        <source>Enter goes to who is found, or adds who is not; Esc clears (Ctrl+F)</source>
        <translation>Enter går till den som finns, eller lägger till den som saknas; Esc tömmer (Ctrl+F)</translation>
    </message>
    <message>
        <source>Archived too</source>
        <translation>Även arkiverade</translation>
    </message>
    <message>
        <source>Also those who were archived, joined with another or forgotten (Space)</source>
        <translation>Även de som arkiverats, slagits samman med en annan eller glömts (mellanslag)</translation>
    </message>
    <message>
        <source>People of the club</source>
        <translation>Klubbens personer</translation>
    </message>
    <message>
        <source>Enter edits, Delete archives; letters look for a name</source>
        <translation>Enter redigerar, Delete arkiverar; bokstäver söker ett namn</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Lägg till</translation>
    </message>
    <message>
        <source>Add somebody of this name, also where there is one (Alt+A)</source>
        <translation>Lägg till någon med det här namnet, även om det redan finns (Alt+A)</translation>
    </message>
    <message>
        <source>in the list: {count}</source>
        <translation>i listan: {count}</translation>
    </message>
    <message>
        <source>Nobody is called “{name}”. Enter adds them.</source>
        <translation>Ingen heter ”{name}”. Enter lägger till personen.</translation>
    </message>
    <message>
        <source>New in the club: {name}</source>
        <translation>Ny i klubben: {name}</translation>
    </message>
</context>
<context>
    <name>PersonCard</name>
    <message>
        <source>Details</source>
        <translation>Uppgifter</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historik</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Önskemål</translation>
    </message>
    <message>
        <source>What is shown of this person</source>
        <translation>Vad som visas om personen</translation>
    </message>
    <message>
        <source>Entered twice…</source>
        <translation>Inskriven två gånger…</translation>
    </message>
    <message>
        <source>Another entry is the same person (Alt+J)</source>
        <translation>En annan post är samma person (Alt+J)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Radera</translation>
    </message>
    <message>
        <source>Only somebody who never played (Alt+D)</source>
        <translation>Bara någon som aldrig har spelat (Alt+D)</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>Glöm…</translation>
    </message>
    <message>
        <source>On their request: the name goes, results stay (Alt+G)</source>
        <translation>På personens begäran: namnet försvinner, resultaten blir kvar (Alt+G)</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Ta fram igen</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Arkivera</translation>
    </message>
    <message>
        <source>Out of the lists, or back into them (Delete in the list)</source>
        <translation>Ut ur listorna, eller tillbaka till dem (Delete i listan)</translation>
    </message>
    <message>
        <source>In drives that are not closed they are still called {names}.</source>
        <translation>I tävlingar som inte är avslutade heter personen fortfarande {names}.</translation>
    </message>
    <message>
        <source>Correct it there</source>
        <translation>Rätta där</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Låt det vara</translation>
    </message>
    <message>
        <source>Corrected. Of paper that was printed before, these show the old name: {documents}.</source>
        <translation>Rättat. Av papper som skrevs ut tidigare visar dessa det gamla namnet: {documents}.</translation>
    </message>
    <message>
        <source>Joined: {name}. “Part again” or Undo takes it back.</source>
        <translation>Sammanslaget: {name}. ”Skilj åt igen” eller Ångra tar tillbaka det.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has taken part in %n drives; deleting would leave holes in their results. Archive them instead, or forget the name on their request.</source>
        <translation>
            <numerusform>{name} har deltagit i %n tävling; om posten raderas blir det luckor i resultaten. Arkivera i stället, eller glöm namnet på personens begäran.</numerusform>
            <numerusform>{name} har deltagit i %n tävlingar; om posten raderas blir det luckor i resultaten. Arkivera i stället, eller glöm namnet på personens begäran.</numerusform>
        </translation>
    </message>
    <message>
        <source>Forgotten. Copies of the club file made before still have the name.</source>
        <translation>Glömt. Tidigare kopior av klubbfilen har kvar namnet.</translation>
    </message>
</context>
<context>
    <name>PersonDetails</name>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation>Smeknamn</translation>
    </message>
    <message>
        <source>Club no.</source>
        <translation>Klubbnr</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmärkning</translation>
    </message>
</context>
<context>
    <name>PersonExport</name>
    <message>
        <source>Their data</source>
        <translation>Personens uppgifter</translation>
    </message>
    <message>
        <source>All that the club keeps of them, in a file for them ({key})</source>
        <translation>Allt som klubben sparar om personen, i en fil till den ({key})</translation>
    </message>
    <message>
        <source>{file}…</source>
        <translation>{file}…</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Sparat som {path}</translation>
    </message>
</context>
<context>
    <name>PersonHistory</name>
    <message>
        <source>Drives of this person</source>
        <translation>Personens tävlingar</translation>
    </message>
    <message>
        <source>Newest first; Enter opens the drive</source>
        <translation>Nyaste först; Enter öppnar tävlingen</translation>
    </message>
    <message>
        <source>Has not taken part in any drive yet.</source>
        <translation>Har inte deltagit i någon tävling än.</translation>
    </message>
    <message numerus="yes">
        <source>%n drives</source>
        <translation>
            <numerusform>%n tävling</numerusform>
            <numerusform>%n tävlingar</numerusform>
        </translation>
    </message>
    <message>
        <source>average of a deal: {points}</source>
        <translation>snitt per giv: {points}</translation>
    </message>
    <message>
        <source>best evening: {points} ({title}, {day})</source>
        <translation>bästa kväll: {points} ({title}, {day})</translation>
    </message>
    <message>
        <source>with a shared seat: {count}</source>
        <translation>på delad stol: {count}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>och %n till</numerusform>
            <numerusform>och %n till</numerusform>
        </translation>
    </message>
    <message>
        <source>Partners: {partners}</source>
        <translation>Partner: {partners}</translation>
    </message>
</context>
<context>
    <name>PersonJoined</name>
    <message>
        <source>Also entered as</source>
        <translation>Även inskriven som</translation>
    </message>
    <message>
        <source>Part again</source>
        <translation>Skilj åt igen</translation>
    </message>
    <message>
        <source>This entry was somebody else after all (Alt+T)</source>
        <translation>Den här posten var ändå någon annan (Alt+T)</translation>
    </message>
    <message>
        <source>Parted again.</source>
        <translation>Åtskilda igen.</translation>
    </message>
</context>
<context>
    <name>PersonWishes</name>
    <message>
        <source>Whenever both come, the seating of that drive is asked to honour these.</source>
        <translation>När båda kommer ska tävlingens bordsplacering ta hänsyn till detta.</translation>
    </message>
    <message>
        <source>Wishes for every evening</source>
        <translation>Önskemål för varje kväll</translation>
    </message>
    <message>
        <source>never at one table</source>
        <translation>aldrig vid samma bord</translation>
    </message>
    <message>
        <source>at one table</source>
        <translation>vid samma bord</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Önskemål</translation>
    </message>
    <message>
        <source>with</source>
        <translation>med</translation>
    </message>
    <message>
        <source>The other person</source>
        <translation>Den andra personen</translation>
    </message>
    <message>
        <source>Name or club number</source>
        <translation>Namn eller klubbnummer</translation>
    </message>
    <message>
        <source>Add the wish</source>
        <translation>Lägg till önskemålet</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Stryk det</translation>
    </message>
    <message>
        <source>Delete in the list</source>
        <translation>Delete i listan</translation>
    </message>
    <message>
        <source>Choose somebody from the list under the name first.</source>
        <translation>Välj först någon i listan under namnet.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Noterat.</translation>
    </message>
    <message>
        <source>Given up.</source>
        <translation>Struket.</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>{database} on this computer</source>
        <translation>{database} på den här datorn</translation>
    </message>
    <message>
        <source>{database} on {host}</source>
        <translation>{database} på {host}</translation>
    </message>
</context>
<context>
    <name>PlanTools</name>
    <message>
        <source>How the tables stand</source>
        <translation>Hur borden står</translation>
    </message>
    <message>
        <source>How the tables stand in the hall: in rows to and fro, round it, or in one row</source>
        <translation>Hur borden står i lokalen: i rader fram och tillbaka, runt om eller på en rad</translation>
    </message>
    <message>
        <source>Smaller plan</source>
        <translation>Mindre plan</translation>
    </message>
    <message>
        <source>All tables in sight</source>
        <translation>Alla bord synliga</translation>
    </message>
    <message>
        <source>Larger plan</source>
        <translation>Större plan</translation>
    </message>
    <message>
        <source>{what} ({key}; in the plan {short})</source>
        <translation>{what} ({key}; i planen {short})</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Anpassa</translation>
    </message>
</context>
<context>
    <name>PresetBar</name>
    <message>
        <source>Keep as preset…</source>
        <translation>Spara som förval…</translation>
    </message>
    <message>
        <source>Keep the plan as it stands here, under a name (Alt+K)</source>
        <translation>Spara planen som den står här, under ett namn (Alt+K)</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Byt namn…</translation>
    </message>
    <message>
        <source>Call the chosen preset something else (Alt+R)</source>
        <translation>Ge det valda förvalet ett annat namn (Alt+R)</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Stryk</translation>
    </message>
    <message>
        <source>The club keeps the chosen preset no longer (Alt+T)</source>
        <translation>Klubben behåller inte det valda förvalet längre (Alt+T)</translation>
    </message>
    <message>
        <source>Take the name</source>
        <translation>Ta namnet</translation>
    </message>
    <message>
        <source>Enter; Esc gives it up</source>
        <translation>Enter; Esc avbryter</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Förvalets namn</translation>
    </message>
    <message>
        <source>none: as it stands below</source>
        <translation>inget: som det står nedan</translation>
    </message>
    <message>
        <source>As usual: {name}</source>
        <translation>Som vanligt: {name}</translation>
    </message>
    <message>
        <source>Kept as “{name}”.</source>
        <translation>Sparat som ”{name}”.</translation>
    </message>
    <message>
        <source>Called “{name}” now.</source>
        <translation>Heter nu ”{name}”.</translation>
    </message>
    <message>
        <source>Struck: “{name}”.</source>
        <translation>Struket: ”{name}”.</translation>
    </message>
    <message>
        <source>With it come prizes: {count}.</source>
        <translation>Med det följer priser: {count}.</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview</source>
        <translation>Förhandsvisning</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Mindre</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Större</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Bredd</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Sida</translation>
    </message>
    <message>
        <source>Show the pages smaller (− in the preview)</source>
        <translation>Visa sidorna mindre (− i förhandsvisningen)</translation>
    </message>
    <message>
        <source>Show the pages larger (+ in the preview)</source>
        <translation>Visa sidorna större (+ i förhandsvisningen)</translation>
    </message>
    <message>
        <source>As wide as there is room (W in the preview)</source>
        <translation>Så brett det går (W i förhandsvisningen)</translation>
    </message>
    <message>
        <source>A whole page at a time (P in the preview)</source>
        <translation>En hel sida i taget (P i förhandsvisningen)</translation>
    </message>
    <message>
        <source>Left and Right turn the pages, + and − change their size</source>
        <translation>Vänster- och högerpil vänder blad, + och − ändrar storleken</translation>
    </message>
    <message>
        <source>Page {page} of {pages} · {size} %</source>
        <translation>Sida {page} av {pages} · {size} %</translation>
    </message>
</context>
<context>
    <name>PrintButton</name>
    <message>
        <source>Print…</source>
        <translation>Skriv ut…</translation>
    </message>
    <message>
        <source>Print the chosen document as it is shown ({key})</source>
        <translation>Skriv ut det valda dokumentet som det visas ({key})</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Skriver ut…</translation>
    </message>
    <message>
        <source>Given to the printer: {name}</source>
        <translation>Skickat till skrivaren: {name}</translation>
    </message>
    <message>
        <source>Printing was cancelled.</source>
        <translation>Utskriften avbröts.</translation>
    </message>
    <message>
        <source>The printer does not take it. Save the document as PDF and print that.</source>
        <translation>Skrivaren tar inte emot det. Spara dokumentet som PDF och skriv ut det i stället.</translation>
    </message>
</context>
<context>
    <name>PrizeDecision</name>
    <message>
        <source>Goes to</source>
        <translation>Går till</translation>
    </message>
    <message>
        <source>To whom the prize goes, of those who are tied</source>
        <translation>Vem av de lika som får priset</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Nummer eller namn</translation>
    </message>
    <message>
        <source>To whom the prize goes</source>
        <translation>Vem som får priset</translation>
    </message>
    <message>
        <source>Several of them with a + between (Enter)</source>
        <translation>Flera av dem med + emellan (Enter)</translation>
    </message>
    <message>
        <source>Note, such as: ace of hearts</source>
        <translation>Anmärkning, till exempel: hjärter ess</translation>
    </message>
    <message>
        <source>Note on how it was settled</source>
        <translation>Anmärkning om hur det avgjordes</translation>
    </message>
    <message>
        <source>Kept with the prize</source>
        <translation>Sparas med priset</translation>
    </message>
    <message>
        <source>They cut</source>
        <translation>De drar kort</translation>
    </message>
    <message>
        <source>It goes to the name that is chosen here (Alt+K)</source>
        <translation>Går till den som är vald här (Alt+K)</translation>
    </message>
    <message>
        <source>Played off</source>
        <translation>Särspel</translation>
    </message>
    <message>
        <source>It goes to the name that is chosen here (Alt+F)</source>
        <translation>Går till den som är vald här (Alt+F)</translation>
    </message>
    <message>
        <source>They share</source>
        <translation>De delar</translation>
    </message>
    <message>
        <source>Places that are shared are pooled and divided (Alt+S)</source>
        <translation>Priserna för de delade placeringarna läggs ihop och delas lika (Alt+S)</translation>
    </message>
    <message>
        <source>Give it</source>
        <translation>Ge det</translation>
    </message>
    <message>
        <source>It goes to whom the field names (Alt+K)</source>
        <translation>Går till den som fältet anger (Alt+K)</translation>
    </message>
    <message>
        <source>Undecided again</source>
        <translation>Ångra avgörandet</translation>
    </message>
    <message>
        <source>Forget how it was settled (Alt+O)</source>
        <translation>Glöm hur det avgjordes (Alt+O)</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Noterat.</translation>
    </message>
    <message>
        <source>It is undecided again.</source>
        <translation>Det är inte avgjort längre.</translation>
    </message>
</context>
<context>
    <name>PrizeDialog</name>
    <message>
        <source>New prize</source>
        <translation>Nytt pris</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Pris</translation>
    </message>
    <message>
        <source>Add the prize</source>
        <translation>Lägg till priset</translation>
    </message>
    <message>
        <source>Change the prize</source>
        <translation>Ändra priset</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alla</translation>
    </message>
    <message>
        <source>a place</source>
        <translation>en placering</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>lägst poäng</translation>
    </message>
    <message>
        <source>the most deals of ten or more</source>
        <translation>flest givar med tio eller fler</translation>
    </message>
    <message>
        <source>the longest at one table</source>
        <translation>längst vid samma bord</translation>
    </message>
    <message>
        <source>the most moves</source>
        <translation>flest förflyttningar</translation>
    </message>
    <message>
        <source>the highest single deal</source>
        <translation>högsta enskilda giv</translation>
    </message>
    <message>
        <source>the best in a deal that was drawn</source>
        <translation>bäst i en utlottad giv</translation>
    </message>
    <message>
        <source>whatever its name says</source>
        <translation>det som namnet säger</translation>
    </message>
    <message>
        <source>the whole evening</source>
        <translation>hela kvällen</translation>
    </message>
    <message>
        <source>the first half</source>
        <translation>första halvlek</translation>
    </message>
    <message>
        <source>the second half</source>
        <translation>andra halvlek</translation>
    </message>
    <message>
        <source>For</source>
        <translation>För</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Placering</translation>
    </message>
    <message>
        <source>A deal counts from</source>
        <translation>En giv räknas från</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Counted through the evening</source>
        <translation>Räknat över kvällen</translation>
    </message>
    <message>
        <source>Among</source>
        <translation>Bland</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Under</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>What the club calls it; empty: what it is for</source>
        <translation>Vad klubben kallar det; tomt: vad det är för</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pengar</translation>
    </message>
    <message>
        <source>Such as 5 or 12.50; empty: something else</source>
        <translation>Till exempel 5 eller 12,50; tomt: något annat</translation>
    </message>
</context>
<context>
    <name>PrizesModel</name>
    <message>
        <source>So far</source>
        <translation>Hittills</translation>
    </message>
    <message>
        <source>✓ Won, as it is now</source>
        <translation>✓ Vunnet, som det är nu</translation>
    </message>
    <message>
        <source>✓ Handed out</source>
        <translation>✓ Utdelat</translation>
    </message>
    <message>
        <source>✓ Won</source>
        <translation>✓ Vunnet</translation>
    </message>
</context>
<context>
    <name>PrizesPage</name>
    <message>
        <source>Prizes</source>
        <translation>Priser</translation>
    </message>
    <message>
        <source>The more valuable ones first: Alt+↑ and Alt+↓ move one</source>
        <translation>De värdefullare först: Alt+↑ och Alt+↓ flyttar ett pris</translation>
    </message>
    <message>
        <source>One prize per person</source>
        <translation>Ett pris per person</translation>
    </message>
    <message>
        <source>The more valuable one is kept, and the other goes to the next (Space)</source>
        <translation>Det värdefullare behålls, det andra går till nästa (mellanslag)</translation>
    </message>
    <message>
        <source>Whoever went home wins too</source>
        <translation>Den som gått hem vinner också</translation>
    </message>
    <message>
        <source>Otherwise they stay in the standings and win no prize (Space)</source>
        <translation>Annars står de kvar i ställningen men vinner inget pris (mellanslag)</translation>
    </message>
    <message>
        <source>Usual prizes</source>
        <translation>Vanliga priser</translation>
    </message>
    <message>
        <source>Go to the paper</source>
        <translation>Gå till papper</translation>
    </message>
    <message>
        <source>The prize list and the announcer’s sheet (Alt+L)</source>
        <translation>Prislistan och prisutdelningsbladet (Alt+L)</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Lägg till…</translation>
    </message>
    <message>
        <source>One more prize, after the others (Alt+A, or Insert in the list)</source>
        <translation>Ett pris till, efter de andra (Alt+A, eller Insert i listan)</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Redigera…</translation>
    </message>
    <message>
        <source>What it is for, its name and its money (Enter or F2 in the list)</source>
        <translation>Vad det är för, namn och pengar (Enter eller F2 i listan)</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Stryk</translation>
    </message>
    <message>
        <source>One prize less (Delete in the list)</source>
        <translation>Ett pris mindre (Delete i listan)</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Upp</translation>
    </message>
    <message>
        <source>Before its neighbour (Alt+↑ in the list)</source>
        <translation>Före sin granne (Alt+↑ i listan)</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ned</translation>
    </message>
    <message>
        <source>After its neighbour (Alt+↓ in the list)</source>
        <translation>Efter sin granne (Alt+↓ i listan)</translation>
    </message>
    <message>
        <source>Hand this one out</source>
        <translation>Dela ut detta</translation>
    </message>
    <message>
        <source>Remember who has been handed it (Alt+T)</source>
        <translation>Kom ihåg vem som har fått det (Alt+T)</translation>
    </message>
    <message>
        <source>Remember who has been handed what is won by now (Alt+G)</source>
        <translation>Kom ihåg vilka som har fått det som är vunnet hittills (Alt+G)</translation>
    </message>
    <message>
        <source>handed out: {given} of {count}</source>
        <translation>utdelade: {given} av {count}</translation>
    </message>
    <message>
        <source>Handed out: {given} of {count}</source>
        <translation>Utdelade: {given} av {count}</translation>
    </message>
    <message>
        <source>to be decided: {count}</source>
        <translation>att avgöra: {count}</translation>
    </message>
    <message>
        <source>There are no prizes yet.</source>
        <translation>Det finns inga priser än.</translation>
    </message>
    <message>
        <source>Winners fill themselves in. Enter edits a prize.</source>
        <translation>Vinnarna fylls i av sig själva. Enter redigerar ett pris.</translation>
    </message>
    <message>
        <source>Add the usual prizes in one step, or any others one by one.</source>
        <translation>Lägg till de vanliga priserna i ett steg, eller andra ett i taget.</translation>
    </message>
    <message>
        <source>Hand out: {count}</source>
        <translation>Dela ut: {count}</translation>
    </message>
    <message numerus="yes">
        <source>First, second and lowest: %n prizes in one step (Alt+U)</source>
        <translation>
            <numerusform>Första, andra och lägst: %n pris i ett steg (Alt+U)</numerusform>
            <numerusform>Första, andra och lägst: %n priser i ett steg (Alt+U)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First, second and lowest, and the best of the first half: %n prizes in one step (Alt+U)</source>
        <translation>
            <numerusform>Första, andra och lägst, och bäst i första halvlek: %n pris i ett steg (Alt+U)</numerusform>
            <numerusform>Första, andra och lägst, och bäst i första halvlek: %n priser i ett steg (Alt+U)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added: %n prizes.</source>
        <translation>
            <numerusform>Tillagt: %n pris.</numerusform>
            <numerusform>Tillagda: %n priser.</numerusform>
        </translation>
    </message>
    <message>
        <source>Struck: {prize}</source>
        <translation>Struket: {prize}</translation>
    </message>
    <message>
        <source>Handed out.</source>
        <translation>Utdelat.</translation>
    </message>
    <message>
        <source>Handed out: {count}</source>
        <translation>Utdelade: {count}</translation>
    </message>
</context>
<context>
    <name>Projector</name>
    <message>
        <source>On the wall</source>
        <translation>På storbilden</translation>
    </message>
</context>
<context>
    <name>RankingSteps</name>
    <message>
        <source>The first step that tells two apart decides: Alt+↑ and Alt+↓ move one</source>
        <translation>Det första steget som skiljer två åt avgör: Alt+↑ och Alt+↓ flyttar ett steg</translation>
    </message>
    <message>
        <source>{name}: further steps</source>
        <translation>{name}: fler steg</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Upp</translation>
    </message>
    <message>
        <source>Before its neighbour (Alt+↑ in the list)</source>
        <translation>Före sin granne (Alt+↑ i listan)</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ned</translation>
    </message>
    <message>
        <source>After its neighbour (Alt+↓ in the list)</source>
        <translation>Efter sin granne (Alt+↓ i listan)</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>One step less (Delete in the list)</source>
        <translation>Ett steg mindre (Delete i listan)</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Lägg till</translation>
    </message>
    <message>
        <source>The step that is chosen here, after the others (Insert in the list)</source>
        <translation>Steget som är valt här, efter de andra (Insert i listan)</translation>
    </message>
    <message>
        <source>{number}. {step}</source>
        <translation>{number}. {step}</translation>
    </message>
</context>
<context>
    <name>ReadAloud</name>
    <message>
        <source>To read aloud</source>
        <translation>Läs upp</translation>
    </message>
    <message>
        <source>What the M.C. says before the start: shows it or puts it away (Alt+A)</source>
        <translation>Vad tävlingsledaren säger före start: visar eller döljer det (Alt+A)</translation>
    </message>
</context>
<context>
    <name>RecentClubs</name>
    <message>
        <source>Recent clu&amp;bs</source>
        <translation>Senas&amp;te klubbar</translation>
    </message>
    <message>
        <source>Open {place}</source>
        <translation>Öppna {place}</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Save the report</source>
        <translation>Spara rapporten</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Save a report</source>
        <translation>Spara en rapport</translation>
    </message>
    <message>
        <source>This is all that the report says. It is saved where you like and sent nowhere.</source>
        <translation>Det här är allt som rapporten innehåller. Den sparas där du vill och skickas inte någonstans.</translation>
    </message>
    <message>
        <source>With what was &amp;typed, such as names of people</source>
        <translation>Med det som skrivits &amp;in, till exempel namn på personer</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Rapporten</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Spara…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
</context>
<context>
    <name>RescoringNotice</name>
    <message>
        <source>One step of undo takes it back.</source>
        <translation>Ett enda Ångra tar tillbaka det.</translation>
    </message>
    <message>
        <source>Score them anew</source>
        <translation>Räkna om dem</translation>
    </message>
    <message>
        <source>Go on with the plan</source>
        <translation>Fortsätt med planen</translation>
    </message>
</context>
<context>
    <name>RescuedDialog</name>
    <message>
        <source>What could be read</source>
        <translation>Det som gick att läsa</translation>
    </message>
    <message>
        <source>What is missing or doubtful</source>
        <translation>Det som saknas eller är osäkert</translation>
    </message>
    <message>
        <source>The damaged file is as it was. Compare the drives that are named with your papers.</source>
        <translation>Den skadade filen är orörd. Jämför de tävlingar som nämns med papperen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore a copy</source>
        <translation>Återställ en kopia</translation>
    </message>
    <message>
        <source>The copy that you choose takes the place of the club. What is there now is copied before, so that you can come back to it in the same way.</source>
        <translation>Kopian du väljer ersätter klubben. Det som finns där nu kopieras först, så att du kan komma tillbaka till det på samma sätt.</translation>
    </message>
    <message>
        <source>There is no copy yet: one is made when the club is opened, and whenever a round is seated.</source>
        <translation>Det finns ingen kopia än: en görs när klubben öppnas, och varje gång en omgång placeras.</translation>
    </message>
    <message>
        <source>The copies are in {folder}</source>
        <translation>Kopiorna finns i {folder}</translation>
    </message>
    <message>
        <source>Copies of the club</source>
        <translation>Kopior av klubben</translation>
    </message>
    <message>
        <source>Newest first; Enter restores the copy</source>
        <translation>Nyaste först; Enter återställer kopian</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Återställ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
</context>
<context>
    <name>RoleNames</name>
    <message>
        <source>yes:</source>
        <translation>ja:</translation>
    </message>
    <message>
        <source>{name}, first</source>
        <translation>{name}, första</translation>
    </message>
    <message>
        <source>{name}, second</source>
        <translation>{name}, andra</translation>
    </message>
</context>
<context>
    <name>RoomPlan</name>
    <message>
        <source>Room plan</source>
        <translation>Plan över lokalen</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Släpp</translation>
    </message>
    <message>
        <source>Swap with…</source>
        <translation>Byt med…</translation>
    </message>
    <message>
        <source>Swap with {name}</source>
        <translation>Byt med {name}</translation>
    </message>
    <message>
        <source>Table {table}, {seat}: {person}</source>
        <translation>Bord {table}, {seat}: {person}</translation>
    </message>
    <message>
        <source>Resting in this round</source>
        <translation>Står över den här omgången</translation>
    </message>
    <message>
        <source>Rests: {person}</source>
        <translation>Står över: {person}</translation>
    </message>
    <message>
        <source>Drag onto another to swap, or press Enter on both</source>
        <translation>Dra till en annan för att byta, eller tryck Enter på båda</translation>
    </message>
</context>
<context>
    <name>RoundBar</name>
    <message>
        <source>Scores</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Bord</translation>
    </message>
    <message>
        <source>What else can be done to this slip (Alt+T)</source>
        <translation>Vad mer som kan göras med den här lappen (Alt+B)</translation>
    </message>
    <message>
        <source>Practice first</source>
        <translation>Öva först</translation>
    </message>
    <message>
        <source>Try this round out: nothing of it counts (Ctrl+Shift+T)</source>
        <translation>Pröva den här omgången: inget av den räknas (Ctrl+Skift+T)</translation>
    </message>
    <message>
        <source>Second count</source>
        <translation>Kontrollräkning</translation>
    </message>
    <message>
        <source>Compare people’s own cards with the tables (F8)</source>
        <translation>Jämför spelarnas egna kort med borden (F8)</translation>
    </message>
    <message>
        <source>⚠ An earlier round; round {latest} is being played</source>
        <translation>⚠ En tidigare omgång; omgång {latest} spelas nu</translation>
    </message>
    <message>
        <source>⚠ An earlier round, which counts; round {latest} is being tried out</source>
        <translation>⚠ En tidigare omgång, som räknas; omgång {latest} övas nu</translation>
    </message>
    <message>
        <source>⚠ An earlier round; round {latest} was the last</source>
        <translation>⚠ En tidigare omgång; omgång {latest} var den sista</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nästa omgång</translation>
    </message>
    <message>
        <source>Go on (F9 or Ctrl+Enter)</source>
        <translation>Gå vidare (F9 eller Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Begin in earnest</source>
        <translation>Börja på allvar</translation>
    </message>
    <message>
        <source>Clear what was tried out; everybody keeps their seat (F9 or Ctrl+Enter)</source>
        <translation>Töm det som övats; alla behåller sin stol (F9 eller Ctrl+Enter)</translation>
    </message>
    <message>
        <source>{ready} of {tables} in</source>
        <translation>{ready} av {tables} inne</translation>
    </message>
    <message>
        <source>{told}; missing: {numbers}</source>
        <translation>{told}; saknas: {numbers}</translation>
    </message>
</context>
<context>
    <name>RoundChooser</name>
    <message>
        <source>Earlier round</source>
        <translation>Tidigare omgång</translation>
    </message>
    <message>
        <source>Later round</source>
        <translation>Senare omgång</translation>
    </message>
    <message>
        <source>Round {number} of {planned}</source>
        <translation>Omgång {number} av {planned}</translation>
    </message>
</context>
<context>
    <name>SaveDocument</name>
    <message>
        <source>Drawing…</source>
        <translation>Ritar…</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Sparat som {path}</translation>
    </message>
</context>
<context>
    <name>ScheduleField</name>
    <message>
        <source>Choose a schedule file…</source>
        <translation>Välj en fil med spelschema…</translation>
    </message>
    <message>
        <source>{name}: choose a file</source>
        <translation>{name}: välj en fil</translation>
    </message>
    <message>
        <source>No file is chosen yet.</source>
        <translation>Ingen fil är vald än.</translation>
    </message>
    <message>
        <source>pairs: {size}, rounds: {rounds}</source>
        <translation>par: {size}, omgångar: {rounds}</translation>
    </message>
    <message>
        <source>players: {size}, rounds: {rounds}</source>
        <translation>spelare: {size}, omgångar: {rounds}</translation>
    </message>
    <message>
        <source>{file} – {size}</source>
        <translation>{file} – {size}</translation>
    </message>
</context>
<context>
    <name>ScheduleFile</name>
    <message>
        <source>Choose a schedule</source>
        <translation>Välj ett spelschema</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>changed below, look again: {deals}</source>
        <translation>ändrat nedan, se efter igen: {deals}</translation>
    </message>
</context>
<context>
    <name>ScoresPage</name>
    <message>
        <source>Chec&amp;k entry: type this round again…</source>
        <translation>&amp;Kontrollinmatning: skriv in den här omgången igen…</translation>
    </message>
    <message>
        <source>&amp;Import results…</source>
        <translation>&amp;Importera resultat…</translation>
    </message>
    <message>
        <source>No round is seated yet. Draw the first one, then type its results here.</source>
        <translation>Ingen omgång är placerad än. Lotta den första och skriv sedan in resultaten här.</translation>
    </message>
    <message>
        <source>Go to the seating</source>
        <translation>Gå till bordsplaceringen</translation>
    </message>
    <message>
        <source>Draw the first round (Ctrl+2)</source>
        <translation>Lotta den första omgången (Ctrl+2)</translation>
    </message>
    <message>
        <source>Practice: nothing of this counts</source>
        <translation>Övning: inget av detta räknas</translation>
    </message>
    <message>
        <source>round {number} of {rounds}</source>
        <translation>omgång {number} av {rounds}</translation>
    </message>
    <message>
        <source>{round} · practice</source>
        <translation>{round} · övning</translation>
    </message>
    <message>
        <source>{round} · all in</source>
        <translation>{round} · alla inne</translation>
    </message>
    <message>
        <source>{round} · {missing} missing</source>
        <translation>{round} · {missing} saknas</translation>
    </message>
    <message>
        <source>F7 shows the check again</source>
        <translation>F7 visar kontrollen igen</translation>
    </message>
    <message>
        <source>All tables are in: Ctrl+Enter seats the next round.</source>
        <translation>Alla bord är inne: Ctrl+Enter placerar nästa omgång.</translation>
    </message>
    <message>
        <source>All tables of this round are in.</source>
        <translation>Alla bord i omgången är inne.</translation>
    </message>
    <message>
        <source>All tables are in: Ctrl+Enter begins in earnest.</source>
        <translation>Alla bord är inne: Ctrl+Enter börjar på allvar.</translation>
    </message>
    <message>
        <source>All tables are in: Ctrl+Enter shows the standings.</source>
        <translation>Alla bord är inne: Ctrl+Enter visar ställningen.</translation>
    </message>
    <message>
        <source>Enter next table · Esc restores · X swaps the sides · Del clears · / finds · Ctrl+M missing</source>
        <translation>Enter nästa bord · Esc återställer · X byter sida · Del tömmer · / söker · Ctrl+M saknade</translation>
    </message>
    <message>
        <source>Enter next deal · Esc restores · X swaps · / finds</source>
        <translation>Enter nästa giv · Esc återställer · X byter sida · / söker</translation>
    </message>
    <message>
        <source>Shift+F1 the rules</source>
        <translation>Skift+F1 reglerna</translation>
    </message>
    <message>
        <source>N S E W side</source>
        <translation>N/S = N–S, E/W = Ö–V</translation>
    </message>
    <message>
        <source>S H D C N trump</source>
        <translation>S♠ H♥ D♦ C♣ N sang</translation>
    </message>
    <message>
        <source>S H D C trump</source>
        <translation>S♠ H♥ D♦ C♣ trumf</translation>
    </message>
    <message>
        <source>0 all passed</source>
        <translation>0 alla passade</translation>
    </message>
</context>
<context>
    <name>ScoringHelp</name>
    <message>
        <source>With the options of “{drive}”.</source>
        <translation>Med inställningarna i ”{drive}”.</translation>
    </message>
    <message>
        <source>With the usual options; an open drive shows its own.</source>
        <translation>Med de vanliga inställningarna; en öppen tävling visar sina egna.</translation>
    </message>
    <message>
        <source>Total: {ns} to {ew}</source>
        <translation>Summa: {ns} mot {ew}</translation>
    </message>
</context>
<context>
    <name>SeasonDrives</name>
    <message>
        <source>Find a drive by name, venue or date</source>
        <translation>Sök en tävling efter namn, plats eller datum</translation>
    </message>
    <message>
        <source>Only drives that match are listed (Ctrl+F; ↓: to the list)</source>
        <translation>Bara tävlingar som passar listas (Ctrl+F; ↓: till listan)</translation>
    </message>
    <message>
        <source>Drives that count in this season</source>
        <translation>Tävlingar som räknas i säsongen</translation>
    </message>
    <message>
        <source>Space ticks a drive; one drive may count in several seasons</source>
        <translation>Mellanslag kryssar för en tävling; en tävling kan räknas i flera säsonger</translation>
    </message>
    <message>
        <source>Tick all listed</source>
        <translation>Kryssa för alla</translation>
    </message>
    <message>
        <source>Tick none listed</source>
        <translation>Kryssa ur alla</translation>
    </message>
    <message numerus="yes">
        <source>%n drives are ticked</source>
        <translation>
            <numerusform>%n tävling är förkryssad</numerusform>
            <numerusform>%n tävlingar är förkryssade</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeasonDrivesModel</name>
    <message>
        <source>{drive} (not closed: counts only then)</source>
        <translation>{drive} (inte avslutad: räknas först då)</translation>
    </message>
</context>
<context>
    <name>SeasonExport</name>
    <message>
        <source>Export</source>
        <translation>Exportera</translation>
    </message>
    <message>
        <source>The table as a workbook, a web page or CSV ({key})</source>
        <translation>Tabellen som arbetsbok, webbsida eller CSV ({key})</translation>
    </message>
    <message>
        <source>{file}…</source>
        <translation>{file}…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Skriver…</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Sparat som {path}</translation>
    </message>
</context>
<context>
    <name>SeasonPaper</name>
    <message>
        <source>Save PDF…</source>
        <translation>Spara PDF…</translation>
    </message>
    <message>
        <source>The season table as it is shown (Alt+P)</source>
        <translation>Säsongstabellen som den visas (Alt+P)</translation>
    </message>
    <message>
        <source>Nothing to print yet: no drive of this season is closed.</source>
        <translation>Inget att skriva ut än: ingen tävling i säsongen är avslutad.</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Ritar…</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Sparat som {path}</translation>
    </message>
</context>
<context>
    <name>SeasonRowsModel</name>
    <message>
        <source>{name}: place {place}, {total} in all</source>
        <translation>{name}: placering {place}, totalt {total}</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>borta</translation>
    </message>
    <message>
        <source>points: {points}, place: {place}</source>
        <translation>poäng: {points}, placering: {place}</translation>
    </message>
    <message>
        <source>points: {points}, place: {place}; does not count, others were better</source>
        <translation>poäng: {points}, placering: {place}; räknas inte, andra var bättre</translation>
    </message>
</context>
<context>
    <name>SeasonRules</name>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Evenings that count</source>
        <translation>Kvällar som räknas</translation>
    </message>
    <message>
        <source>The best of everybody; 0 counts all</source>
        <translation>Var och ens bästa; 0 räknar alla</translation>
    </message>
    <message>
        <source>An evening brings</source>
        <translation>En kväll ger</translation>
    </message>
    <message>
        <source>Points for places</source>
        <translation>Poäng för placeringar</translation>
    </message>
    <message>
        <source>The first place first, such as 10 8 6 5 4 3 2 1</source>
        <translation>Första placeringen först, till exempel 10 8 6 5 4 3 2 1</translation>
    </message>
    <message>
        <source>Points for coming</source>
        <translation>Poäng för att komma</translation>
    </message>
    <message>
        <source>Added for every evening, counted or not</source>
        <translation>Läggs till för varje kväll, räknad eller inte</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alla</translation>
    </message>
    <message>
        <source>the points of the drive</source>
        <translation>tävlingens poäng</translation>
    </message>
    <message>
        <source>points for places</source>
        <translation>poäng för placeringar</translation>
    </message>
    <message>
        <source>Only whole numbers with spaces between them, such as 10 8 6.</source>
        <translation>Bara heltal med mellanslag emellan, till exempel 10 8 6.</translation>
    </message>
</context>
<context>
    <name>SeasonsPage</name>
    <message>
        <source>Seasons</source>
        <translation>Säsonger</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Säsong</translation>
    </message>
    <message>
        <source>Which season is shown (Alt+S)</source>
        <translation>Vilken säsong som visas (Alt+S)</translation>
    </message>
    <message>
        <source>New season</source>
        <translation>Ny säsong</translation>
    </message>
    <message>
        <source>Begin a season and give it a name (Alt+N)</source>
        <translation>Börja en säsong och ge den ett namn (Alt+N)</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Stryk</translation>
    </message>
    <message>
        <source>Strike this season; its drives stay, and Undo brings it back (Alt+D)</source>
        <translation>Stryk säsongen; dess tävlingar blir kvar, och Ångra tar fram den igen (Alt+D)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabell</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>Tävlingar</translation>
    </message>
    <message>
        <source>How it counts</source>
        <translation>Så räknas den</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papper</translation>
    </message>
    <message>
        <source>What is shown of this season</source>
        <translation>Vad som visas av säsongen</translation>
    </message>
    <message>
        <source>Table of the season</source>
        <translation>Säsongens tabell</translation>
    </message>
    <message>
        <source>The arrows go through people and evenings; letters look for a name</source>
        <translation>Pilarna går genom personer och kvällar; bokstäver söker ett namn</translation>
    </message>
    <message>
        <source>No drive of this season is closed yet. Tick some under “Drives”; they count once they are closed.</source>
        <translation>Ingen tävling i säsongen är avslutad än. Kryssa för några under ”Tävlingar”; de räknas när de är avslutade.</translation>
    </message>
    <message>
        <source>There is no season yet. Begin with “New season”, then tick the drives that are counted together.</source>
        <translation>Det finns ingen säsong än. Börja med ”Ny säsong” och kryssa sedan för de tävlingar som räknas ihop.</translation>
    </message>
    <message numerus="yes">
        <source>%n seasons</source>
        <translation>
            <numerusform>%n säsong</numerusform>
            <numerusform>%n säsonger</numerusform>
        </translation>
    </message>
    <message>
        <source>Season {year}</source>
        <translation>Säsongen {year}</translation>
    </message>
    <message>
        <source>Struck: {name}. Undo brings it back.</source>
        <translation>Struket: {name}. Ångra tar fram det igen.</translation>
    </message>
    <message numerus="yes">
        <source>The best %n evenings of each count; the others are in brackets.</source>
        <translation>
            <numerusform>Var och ens %n bästa kväll räknas; de andra står inom parentes.</numerusform>
            <numerusform>Var och ens %n bästa kvällar räknas; de andra står inom parentes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatLine</name>
    <message>
        <source>{name} shares the seat of</source>
        <translation>{name} delar stol med</translation>
    </message>
    <message>
        <source>Number or letters of somebody who is in · Enter: they share a seat · Esc: no</source>
        <translation>Nummer eller bokstäver för någon som är anmäld · Enter: de delar stol · Esc: nej</translation>
    </message>
    <message>
        <source>Number or letters · Enter with nothing: a seat of their own again · Esc: no change</source>
        <translation>Nummer eller bokstäver · Enter utan text: egen stol igen · Esc: ingen ändring</translation>
    </message>
    <message>
        <source>Substitute for {name}</source>
        <translation>Ersättare för {name}</translation>
    </message>
    <message>
        <source>Two letters list the members, a new name is added · Enter: takes over the seat · Esc: no</source>
        <translation>Två bokstäver listar medlemmarna, ett nytt namn läggs till · Enter: tar över stolen · Esc: nej</translation>
    </message>
    <message>
        <source>{name} has a place at once:</source>
        <translation>{name} får plats genast:</translation>
    </message>
    <message>
        <source>Choose with the arrow keys · Enter: this place · Esc: from the next round on</source>
        <translation>Välj med piltangenterna · Enter: denna plats · Esc: från nästa omgång</translation>
    </message>
    <message>
        <source>Name of the dummy</source>
        <translation>Träkarlens namn</translation>
    </message>
    <message>
        <source>It fills a seat and has no place in the results · Enter adds it · Esc: no</source>
        <translation>Den fyller en stol och har ingen placering i resultatet · Enter lägger till den · Esc: nej</translation>
    </message>
    <message>
        <source>Two letters at least, please.</source>
        <translation>Minst två bokstäver, tack.</translation>
    </message>
    <message>
        <source>There is no such place in this round.</source>
        <translation>Den platsen finns inte i den här omgången.</translation>
    </message>
    <message>
        <source>Nobody of that number or name is in.</source>
        <translation>Ingen med det numret eller namnet är anmäld.</translation>
    </message>
    <message>
        <source>{name} is in already, number {number}.</source>
        <translation>{name} är redan anmäld, nummer {number}.</translation>
    </message>
</context>
<context>
    <name>SeatingPage</name>
    <message>
        <source>Seating</source>
        <translation>Bordsplacering</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detaljer</translation>
    </message>
    <message>
        <source>How people move, the numbers, how even it is: shows or hides them (Alt+D)</source>
        <translation>Hur man flyttar, antalen, hur jämnt det blir: visar eller döljer dem (Alt+D)</translation>
    </message>
    <message>
        <source>Draw other numbers</source>
        <translation>Lotta om</translation>
    </message>
    <message>
        <source>Another seed: the same people, drawn onto other places. Before round 1 only</source>
        <translation>Ett annat lottningsnummer: samma personer, lottade till andra platser. Bara före omgång 1</translation>
    </message>
    <message>
        <source>Nobody is seated yet.
The plan of the room stands here once round 1 is drawn.</source>
        <translation>Ingen är placerad än.
Planen över lokalen visas här när omgång 1 är lottad.</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Spara PDF…</translation>
    </message>
    <message>
        <source>Save this round&apos;s seating by table, by name and as a plan (Alt+P)</source>
        <translation>Spara omgångens bordsplacering efter bord, efter namn och som plan (Alt+P)</translation>
    </message>
    <message>
        <source>round {number} of {planned}</source>
        <translation>omgång {number} av {planned}</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>inte lottad än</translation>
    </message>
    <message>
        <source>{movement}. {help}</source>
        <translation>{movement}. {help}</translation>
    </message>
    <message>
        <source>Ctrl+3</source>
        <translation>Ctrl+3</translation>
    </message>
    <message>
        <source>F9</source>
        <translation>F9</translation>
    </message>
    <message>
        <source>Seed of the draw: {seed}</source>
        <translation>Lottningsnummer: {seed}</translation>
    </message>
    <message>
        <source>Take round {number} back</source>
        <translation>Ta tillbaka omgång {number}</translation>
    </message>
    <message>
        <source>Possible as long as none of its tables has a result</source>
        <translation>Går så länge inget av borden har något resultat</translation>
    </message>
    <message>
        <source>Go to the scores</source>
        <translation>Gå till resultaten</translation>
    </message>
    <message>
        <source>Go to the standings</source>
        <translation>Gå till ställningen</translation>
    </message>
    <message>
        <source>Draw the first round</source>
        <translation>Lotta första omgången</translation>
    </message>
    <message>
        <source>Draw round {number}</source>
        <translation>Lotta omgång {number}</translation>
    </message>
    <message>
        <source>Tables: {tables}, resting in each round: {resting}.</source>
        <translation>Bord: {tables}, står över i varje omgång: {resting}.</translation>
    </message>
    <message>
        <source>Tables: {tables}, nobody rests.</source>
        <translation>Bord: {tables}, ingen står över.</translation>
    </message>
    <message>
        <source>{one} and {other} have changed places.</source>
        <translation>{one} och {other} har bytt plats.</translation>
    </message>
    <message>
        <source>{name} swaps with…? Arrows choose, Enter swaps, Esc lets go.</source>
        <translation>{name} byter med…? Pilarna väljer, Enter byter, Esc släpper.</translation>
    </message>
</context>
<context>
    <name>SeatsQuestion</name>
    <message>
        <source>Who</source>
        <translation>Vem</translation>
    </message>
    <message>
        <source>Two people of this round</source>
        <translation>Två personer i den här omgången</translation>
    </message>
    <message>
        <source>Numbers or names, such as 3 + 7</source>
        <translation>Nummer eller namn, till exempel 3 + 7</translation>
    </message>
    <message>
        <source>in all deals of the round</source>
        <translation>i alla omgångens givar</translation>
    </message>
    <message>
        <source>They sat so</source>
        <translation>De satt så</translation>
    </message>
    <message>
        <source>Table {table}: which two sat in each other’s seats in this round?</source>
        <translation>Bord {table}: vilka två satt på varandras stolar i den här omgången?</translation>
    </message>
    <message>
        <source>Table {table}, deal {deal}: which two sat in each other’s seats?</source>
        <translation>Bord {table}, giv {deal}: vilka två satt på varandras stolar?</translation>
    </message>
    <message>
        <source>What was won goes with the seats; other rounds stay as they were. Enter: so it was · Esc: no</source>
        <translation>Det som vanns följer stolarna; andra omgångar ändras inte. Enter: så var det · Esc: nej</translation>
    </message>
    <message>
        <source>Two people are wanted, such as 3 + 7.</source>
        <translation>Ange två personer, till exempel 3 + 7.</translation>
    </message>
    <message>
        <source>table {table}: {ns} against {ew}</source>
        <translation>bord {table}: {ns} mot {ew}</translation>
    </message>
    <message>
        <source>So it was at {tables}</source>
        <translation>Så var det vid {tables}</translation>
    </message>
</context>
<context>
    <name>ServerDialog</name>
    <message>
        <source>Open a club on a server</source>
        <translation>Öppna en klubb på en server</translation>
    </message>
    <message>
        <source>New club on a server</source>
        <translation>Ny klubb på en server</translation>
    </message>
    <message>
        <source>Move this club to a server</source>
        <translation>Flytta klubben till en server</translation>
    </message>
    <message>
        <source>Several computers can work at such a club at once, each typing its own tables.</source>
        <translation>Flera datorer kan arbeta med en sådan klubb samtidigt, var och en med sina egna bord.</translation>
    </message>
    <message>
        <source>The club is begun in an empty database. Several computers can then work at it at once.</source>
        <translation>Klubben börjas i en tom databas. Sedan kan flera datorer arbeta med den samtidigt.</translation>
    </message>
    <message>
        <source>The club is copied into an empty database, compared, and opened there, so that several computers can work at it at once. The file stays as it is.</source>
        <translation>Klubben kopieras till en tom databas, jämförs och öppnas där, så att flera datorer kan arbeta med den samtidigt. Filen lämnas som den är.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öppna</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Börja</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Flytta</translation>
    </message>
    <message>
        <source>server.example, or the whole address</source>
        <translation>server.example, eller hela adressen</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Databas</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Användare</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Lösenord</translation>
    </message>
    <message>
        <source>Remembered until the program ends, and never stored.</source>
        <translation>Behålls tills programmet avslutas, sparas aldrig.</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Kryptering</translation>
    </message>
    <message>
        <source>Only encrypted (TLS), as it should be over Wi-Fi</source>
        <translation>Bara krypterat (TLS), som det bör vara via wifi</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Den här datorn</translation>
    </message>
    <message>
        <source>So the other computers see who entered what.</source>
        <translation>Så ser man på de andra datorerna vem som skrev in vad.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Type the name of the server, or its whole address.</source>
        <translation>Skriv serverns namn, eller hela adressen.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535; usually it is 5432.</source>
        <translation>En port är ett tal från 1 till 65535; oftast är det 5432.</translation>
    </message>
    <message>
        <source>Type the name of the club’s database.</source>
        <translation>Skriv namnet på klubbens databas.</translation>
    </message>
</context>
<context>
    <name>SheetFoot</name>
    <message>
        <source>this game {score}</source>
        <translation>detta parti {score}</translation>
    </message>
    <message>
        <source>waiting {points}</source>
        <translation>väntar {points}</translation>
    </message>
    <message>
        <source>Total {points}</source>
        <translation>Summa {points}</translation>
    </message>
    <message>
        <source>Closed early: {why}</source>
        <translation>Slutade i förtid: {why}</translation>
    </message>
    <message>
        <source>Handed in as totals, without deals</source>
        <translation>Inlämnat som summor, utan givar</translation>
    </message>
    <message>
        <source>Complete · deals: {deals}</source>
        <translation>Komplett · givar: {deals}</translation>
    </message>
    <message>
        <source>Incomplete, the rubber is not decided · deals: {deals}</source>
        <translation>Inte komplett, robberten är inte avgjord · givar: {deals}</translation>
    </message>
    <message numerus="yes">
        <source>Incomplete: {deals} of %n deals</source>
        <translation>
            <numerusform>Inte komplett: {deals} av %n giv</numerusform>
            <numerusform>Inte komplett: {deals} av %n givar</numerusform>
        </translation>
    </message>
    <message>
        <source>{ns} to {ew}</source>
        <translation>{ns} mot {ew}</translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message>
        <source>{side}, waiting or won beside</source>
        <translation>{side}, väntar eller vunnet vid sidan av</translation>
    </message>
    <message>
        <source>deal {deal}, {column}</source>
        <translation>giv {deal}, {column}</translation>
    </message>
    <message>
        <source>Changed by a correction above; marked until you have been here</source>
        <translation>Ändrat av en rättelse ovanför; märkt tills du har varit här</translation>
    </message>
    <message>
        <source>Game {game}</source>
        <translation>Parti {game}</translation>
    </message>
    <message>
        <source>Rubber {rubber}, game {game}</source>
        <translation>Robbert {rubber}, parti {game}</translation>
    </message>
    <message>
        <source>Waiting points</source>
        <translation>Väntande poäng</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Givare</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Varför</translation>
    </message>
</context>
<context>
    <name>SheetPanel</name>
    <message>
        <source>Tables of this round</source>
        <translation>Omgångens bord</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down go from table to table</source>
        <translation>Alt+Upp och Alt+Ned går från bord till bord</translation>
    </message>
</context>
<context>
    <name>SignInPage</name>
    <message>
        <source>Sign-in</source>
        <translation>Anmälan</translation>
    </message>
    <message>
        <source>Everybody who is in</source>
        <translation>Alla som är anmälda</translation>
    </message>
    <message>
        <source>Letters look for a name, F2 edits the cell, F3 sorts by its column</source>
        <translation>Bokstäver söker ett namn, F2 redigerar cellen, F3 sorterar efter dess kolumn</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Redigera</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Betalat</translation>
    </message>
    <message>
        <source>Change role</source>
        <translation>Byt roll</translation>
    </message>
    <message>
        <source>Shares a seat…</source>
        <translation>Delar stol…</translation>
    </message>
    <message>
        <source>Substitute…</source>
        <translation>Ersättare…</translation>
    </message>
    <message>
        <source>Plays at once…</source>
        <translation>Spelar genast…</translation>
    </message>
    <message>
        <source>Add a dummy…</source>
        <translation>Ny träkarl…</translation>
    </message>
    <message>
        <source>Has paid, or has not (Space, or {key} at the door)</source>
        <translation>Har betalat, eller inte (mellanslag, eller {key} i dörren)</translation>
    </message>
    <message>
        <source>{people} in · {more} more make a table</source>
        <translation>{people} inne · {more} till ger ett bord</translation>
    </message>
    <message numerus="yes">
        <source>{people} in · {more} more make %n tables</source>
        <translation>
            <numerusform>{people} inne · {more} till ger %n bord</numerusform>
            <numerusform>{people} inne · {more} till ger %n bord</numerusform>
        </translation>
    </message>
    <message>
        <source>{people} in · tables: {tables}</source>
        <translation>{people} inne · bord: {tables}</translation>
    </message>
    <message>
        <source>{name} is in already, number {number}.</source>
        <translation>{name} är redan anmäld, nummer {number}.</translation>
    </message>
    <message>
        <source>{name} is in, number {number}</source>
        <translation>{name} är anmäld, nummer {number}</translation>
    </message>
    <message>
        <source>Number {number} is {name}.</source>
        <translation>Nummer {number} är {name}.</translation>
    </message>
    <message>
        <source>Enter signs in</source>
        <translation>Enter anmäler</translation>
    </message>
    <message>
        <source>Enter: {first} · Shift+Enter: {second}</source>
        <translation>Enter: {first} · Skift+Enter: {second}</translation>
    </message>
    <message>
        <source>Go to the cards</source>
        <translation>Gå till korten</translation>
    </message>
    <message>
        <source>Type what their cards say (Ctrl+3)</source>
        <translation>Skriv in vad korten säger (Ctrl+3)</translation>
    </message>
    <message>
        <source>Go to the seating</source>
        <translation>Gå till bordsplaceringen</translation>
    </message>
    <message>
        <source>Draw the first round (Ctrl+2)</source>
        <translation>Lotta den första omgången (Ctrl+2)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Leaves after round {round}</source>
        <translation>Går efter omgång {round}</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Kommer tillbaka</translation>
    </message>
    <message>
        <source>fee {fee}, paid: {paid} of {count}</source>
        <translation>startavgift {fee}, betalat: {paid} av {count}</translation>
    </message>
    <message>
        <source>waiting for round {round}: {count}</source>
        <translation>väntar på omgång {round}: {count}</translation>
    </message>
    <message>
        <source>seats: {count}</source>
        <translation>stolar: {count}</translation>
    </message>
    <message>
        <source>sharing one: {count}</source>
        <translation>delar en: {count}</translation>
    </message>
    <message>
        <source>dummies: {count}</source>
        <translation>träkarlar: {count}</translation>
    </message>
    <message>
        <source>without a role: {count}</source>
        <translation>utan roll: {count}</translation>
    </message>
    <message>
        <source>whole teams: {count}</source>
        <translation>hela lag: {count}</translation>
    </message>
</context>
<context>
    <name>SinceDrawnNotice</name>
    <message>
        <source>Round {number} was drawn before {left} left and {came} came.</source>
        <translation>Omgång {number} lottades innan {left} gick och {came} kom.</translation>
    </message>
    <message>
        <source>Round {number} was drawn before {came} came.</source>
        <translation>Omgång {number} lottades innan {came} kom.</translation>
    </message>
    <message>
        <source>Round {number} was drawn before {left} left.</source>
        <translation>Omgång {number} lottades innan {left} gick.</translation>
    </message>
    <message>
        <source>It stays as it is until you take it back and draw it again.</source>
        <translation>Den står kvar tills du tar tillbaka den och lottar igen.</translation>
    </message>
    <message>
        <source>Take round {number} back</source>
        <translation>Ta tillbaka omgång {number}</translation>
    </message>
</context>
<context>
    <name>SlipActions</name>
    <message>
        <source>S&amp;wap the sides</source>
        <translation>&amp;Byt sida</translation>
    </message>
    <message>
        <source>Totals &amp;only…</source>
        <translation>Bara &amp;summor…</translation>
    </message>
    <message>
        <source>&amp;Adjustment…</source>
        <translation>&amp;Justering…</translation>
    </message>
    <message>
        <source>People sat in the wrong seat&amp;s…</source>
        <translation>Några satt på &amp;fel stolar…</translation>
    </message>
    <message>
        <source>Another &amp;trump was played</source>
        <translation>En annan &amp;trumf spelades</translation>
    </message>
    <message>
        <source>C&amp;lear the totals</source>
        <translation>Töm s&amp;ummorna</translation>
    </message>
    <message>
        <source>C&amp;lear this deal</source>
        <translation>Töm den här &amp;given</translation>
    </message>
    <message>
        <source>Take the early &amp;end back</source>
        <translation>Ta tillb&amp;aka det tidiga slutet</translation>
    </message>
    <message>
        <source>&amp;End this table early…</source>
        <translation>A&amp;vsluta bordet i förtid…</translation>
    </message>
    <message>
        <source>First &amp;dealer: {seat}</source>
        <translation>Första giva&amp;re: {seat}</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>inte angivet</translation>
    </message>
    <message>
        <source>Level: moves as &amp;winner: {side}</source>
        <translation>&amp;Lika: flyttar som vinnare: {side}</translation>
    </message>
    <message>
        <source>Table {table} has handed in nothing again.</source>
        <translation>Bord {table} har åter ingenting inlämnat.</translation>
    </message>
    <message>
        <source>Table {table}, deal {deal} is blank again.</source>
        <translation>Bord {table}, giv {deal} är tom igen.</translation>
    </message>
    <message>
        <source>Table {table} has not ended yet.</source>
        <translation>Bord {table} har inte slutat än.</translation>
    </message>
    <message>
        <source>Table {table} has played all it had to play: there is nothing left to end early.</source>
        <translation>Bord {table} har spelat allt som skulle spelas: det finns inget att avsluta i förtid.</translation>
    </message>
    <message>
        <source>Table {table} stops early. Why?</source>
        <translation>Bord {table} slutar i förtid. Varför?</translation>
    </message>
    <message>
        <source>Reason, printed with the result</source>
        <translation>Skäl, skrivs ut med resultatet</translation>
    </message>
    <message>
        <source>Table {table} ended early: {reason}</source>
        <translation>Bord {table} slutade i förtid: {reason}</translation>
    </message>
    <message>
        <source>Who moves as winner is drawn, unless you say it (Ctrl+L)</source>
        <translation>Vem som flyttar som vinnare lottas, om du inte anger det (Ctrl+L)</translation>
    </message>
</context>
<context>
    <name>SlipQuestion</name>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>{field} is missing.</source>
        <translation>{field} saknas.</translation>
    </message>
</context>
<context>
    <name>SlipWriter</name>
    <message>
        <source>{problem} If it is true all the same, say why.</source>
        <translation>{problem} Om det ändå stämmer, ange varför.</translation>
    </message>
    <message>
        <source>Reason, kept with the result</source>
        <translation>Skäl, sparas med resultatet</translation>
    </message>
</context>
<context>
    <name>StandingsPage</name>
    <message>
        <source>Standings</source>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>Find a name or number</source>
        <translation>Sök ett namn eller nummer</translation>
    </message>
    <message>
        <source>Find a name or number in the standings</source>
        <translation>Sök ett namn eller nummer i ställningen</translation>
    </message>
    <message>
        <source>Only rows that match are shown, and below them where they sit next (Ctrl+F; ↓ or Enter: to the row)</source>
        <translation>Bara rader som passar visas, och under dem var de sitter härnäst (Ctrl+F; ↓ eller Enter: till raden)</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Spara PDF…</translation>
    </message>
    <message>
        <source>The standings for the wall (Alt+P)</source>
        <translation>Ställningen att sätta upp på väggen (Alt+P)</translation>
    </message>
    <message>
        <source>Second count</source>
        <translation>Kontrollräkning</translation>
    </message>
    <message>
        <source>Compare people’s own cards with the tables (F8)</source>
        <translation>Jämför spelarnas egna kort med borden (F8)</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Öppna igen</translation>
    </message>
    <message>
        <source>To correct a result; paper printed from then on says so (Enter)</source>
        <translation>För att rätta ett resultat; det anges på papper som skrivs ut därefter (Enter)</translation>
    </message>
    <message>
        <source>Why the results are opened again</source>
        <translation>Varför resultaten öppnas igen</translation>
    </message>
    <message>
        <source>Reason for opening the results again</source>
        <translation>Skäl till att öppna resultaten igen</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Placeringar</translation>
    </message>
    <message>
        <source>Letters look for a name; F3 or a click on a heading sorts, places stay</source>
        <translation>Bokstäver söker ett namn; F3 eller klick på en rubrik sorterar, placeringarna består</translation>
    </message>
    <message>
        <source>final</source>
        <translation>slutlig</translation>
    </message>
    <message>
        <source>missing cards: {count}</source>
        <translation>saknade kort: {count}</translation>
    </message>
    <message>
        <source>all cards in</source>
        <translation>alla kort inne</translation>
    </message>
    <message>
        <source>nothing played yet</source>
        <translation>inget spelat än</translation>
    </message>
    <message>
        <source>after round {round}</source>
        <translation>efter omgång {round}</translation>
    </message>
    <message>
        <source>round {round} is coming in</source>
        <translation>omgång {round} är på väg in</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Sparat som {path}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Nu</translation>
    </message>
    <message>
        <source>At the interval</source>
        <translation>I pausen</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alla</translation>
    </message>
    <message>
        <source>After round {round} of {planned}</source>
        <translation>Efter omgång {round} av {planned}</translation>
    </message>
    <message>
        <source>From people’s own cards</source>
        <translation>Från spelarnas egna kort</translation>
    </message>
    <message>
        <source>Close the drive</source>
        <translation>Avsluta tävlingen</translation>
    </message>
    <message>
        <source>Go to the prizes</source>
        <translation>Gå till priserna</translation>
    </message>
    <message>
        <source>Those that have not been handed out yet (Alt+L)</source>
        <translation>De som inte har delats ut än (Alt+L)</translation>
    </message>
    <message>
        <source>Go to the paper</source>
        <translation>Gå till papper</translation>
    </message>
    <message>
        <source>Standings, score cards and sheets (Alt+L)</source>
        <translation>Ställning, poängkort och protokoll (Alt+L)</translation>
    </message>
    <message>
        <source>Finish now, after round {round}</source>
        <translation>Avsluta nu, efter omgång {round}</translation>
    </message>
    <message>
        <source>Round {round} is not whole and counts for nobody; all can be taken back (Alt+L)</source>
        <translation>Omgång {round} är inte komplett och räknas inte för någon; allt kan tas tillbaka (Alt+L)</translation>
    </message>
    <message>
        <source>The results become final; they can be opened again (Alt+L)</source>
        <translation>Resultaten blir slutliga; de kan öppnas igen (Alt+L)</translation>
    </message>
    <message>
        <source>The drive is closed after round {round}.</source>
        <translation>Tävlingen är avslutad efter omgång {round}.</translation>
    </message>
    <message>
        <source>The drive is closed after round {round}; round {dropped} counts for nobody.</source>
        <translation>Tävlingen är avslutad efter omgång {round}; omgång {dropped} räknas inte för någon.</translation>
    </message>
    <message>
        <source>The drive is closed. Its results are final.</source>
        <translation>Tävlingen är avslutad. Resultaten är slutliga.</translation>
    </message>
    <message>
        <source>The drive is open again. Paper printed from now on says that it was corrected.</source>
        <translation>Tävlingen är öppen igen. På papper som skrivs ut från nu står att den har rättats.</translation>
    </message>
</context>
<context>
    <name>Stations</name>
    <message>
        <source>The server has not answered since {time}. Nothing typed now is saved; it stays in its field, and can be entered as soon as this goes away by itself. Keep the slips meanwhile.</source>
        <translation>Servern har inte svarat sedan {time}. Inget som skrivs nu sparas; det står kvar i sitt fält och kan tas in så snart den här raden försvinner av sig själv. Anteckna lapparna på papper så länge.</translation>
    </message>
    <message>
        <source>The server answers again: everything that is entered is saved.</source>
        <translation>Servern svarar igen: allt som tas in sparas.</translation>
    </message>
    <message>
        <source>The server answers again. What was entered here when it fell silent had not reached it: enter it again.</source>
        <translation>Servern svarar igen. Det som skrevs in här när den tystnade kom inte fram: skriv in det på nytt.</translation>
    </message>
    <message>
        <source>The server answers again. What was entered here when it fell silent is saved: {action}.</source>
        <translation>Servern svarar igen. Det som skrevs in här när den tystnade är sparat: {action}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>Table {number}</source>
        <translation>Bord {number}</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation>giv {deal}</translation>
    </message>
    <message>
        <source>deal {deal} of {deals}</source>
        <translation>giv {deal} av {deals}</translation>
    </message>
</context>
<context>
    <name>TablesModel</name>
    <message>
        <source>Table {number}  {state}</source>
        <translation>Bord {number}  {state}</translation>
    </message>
</context>
<context>
    <name>TieDecision</name>
    <message>
        <source>Who won the tie, the first of them first</source>
        <translation>Vem som vann avgörandet, den första först</translation>
    </message>
    <message>
        <source>Numbers or names with a + between; whoever is not named stays level behind them (Enter: they cut)</source>
        <translation>Nummer eller namn med + emellan; den som inte nämns står kvar lika bakom dem (Enter: de drar kort)</translation>
    </message>
    <message>
        <source>Note on how it was settled</source>
        <translation>Anmärkning om hur det avgjordes</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Vanns av</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmärkning</translation>
    </message>
    <message>
        <source>Kept with the places, such as: ace of hearts</source>
        <translation>Sparas med placeringarna, till exempel: hjärter ess</translation>
    </message>
    <message>
        <source>They cut</source>
        <translation>De drar kort</translation>
    </message>
    <message>
        <source>Those who are named here come first (Alt+K)</source>
        <translation>De som nämns här kommer först (Alt+K)</translation>
    </message>
    <message>
        <source>Played off</source>
        <translation>Särspel</translation>
    </message>
    <message>
        <source>Those who are named here come first (Alt+F)</source>
        <translation>De som nämns här kommer först (Alt+F)</translation>
    </message>
    <message>
        <source>They share</source>
        <translation>De delar</translation>
    </message>
    <message>
        <source>They keep the same place for good (Alt+S)</source>
        <translation>De delar placering för gott (Alt+S)</translation>
    </message>
    <message>
        <source>Undecided again</source>
        <translation>Ångra avgörandet</translation>
    </message>
    <message>
        <source>Forget how it was settled (Alt+O)</source>
        <translation>Glöm hur det avgjordes (Alt+O)</translation>
    </message>
    <message>
        <source>Say whether they cut or played off (Alt+K or Alt+F), or clear the field.</source>
        <translation>Ange om de drog kort eller spelade särspel (Alt+K eller Alt+F), eller töm fältet.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Noterat.</translation>
    </message>
    <message>
        <source>It is undecided again.</source>
        <translation>Det är inte avgjort längre.</translation>
    </message>
    <message>
        <source>such as: {numbers}</source>
        <translation>till exempel: {numbers}</translation>
    </message>
</context>
<context>
    <name>TotalsQuestion</name>
    <message>
        <source>Write the totals</source>
        <translation>Skriv summorna</translation>
    </message>
    <message>
        <source>Table {table} hands in nothing but its totals</source>
        <translation>Bord {table} lämnar bara in sina summor</translation>
    </message>
    <message>
        <source>Points of {side}</source>
        <translation>Poäng för {side}</translation>
    </message>
    <message>
        <source>Reason, kept with the result</source>
        <translation>Skäl, sparas med resultatet</translation>
    </message>
    <message>
        <source>Table {table}: {totals}</source>
        <translation>Bord {table}: {totals}</translation>
    </message>
    <message>
        <source>{ns} to {ns_names}, {ew} to {ew_names}</source>
        <translation>{ns} till {ns_names}, {ew} till {ew_names}</translation>
    </message>
    <message>
        <source>Together they make {sum}.</source>
        <translation>Tillsammans blir det {sum}.</translation>
    </message>
    <message>
        <source>They take the place of the deals that are written: {deals}.</source>
        <translation>De ersätter de givar som är inskrivna: {deals}.</translation>
    </message>
    <message>
        <source>Enter writes them, Esc gives up.</source>
        <translation>Enter sparar dem, Esc avbryter.</translation>
    </message>
</context>
<context>
    <name>TrickGrid</name>
    <message>
        <source>Results of all tables</source>
        <translation>Alla bords resultat</translation>
    </message>
</context>
<context>
    <name>TrumpCycle</name>
    <message>
        <source>Cut or chosen at the table</source>
        <translation>Dras eller väljs vid bordet</translation>
    </message>
    <message>
        <source>A list of our own</source>
        <translation>En egen lista</translation>
    </message>
    <message>
        <source>{name}, list of our own</source>
        <translation>{name}, egen lista</translation>
    </message>
    <message>
        <source>such as H C D S NT MIS</source>
        <translation>till exempel H C D S NT MIS</translation>
    </message>
</context>
<context>
    <name>WallBar</name>
    <message>
        <source>On the wall</source>
        <translation>På storbilden</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>Bordsplacering</translation>
    </message>
    <message>
        <source>By table</source>
        <translation>Efter bord</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Efter namn</translation>
    </message>
    <message>
        <source>Trump and clock</source>
        <translation>Trumf och klocka</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Priser</translation>
    </message>
    <message>
        <source>What the wall shows</source>
        <translation>Vad storbilden visar</translation>
    </message>
    <message>
        <source>The arrows choose (Ctrl+Shift+W leads here); in the wall itself 1 to 7</source>
        <translation>Pilarna väljer (Ctrl+Skift+W leder hit); på själva storbilden 1 till 7</translation>
    </message>
    <message>
        <source>Round clock</source>
        <translation>Omgångens klocka</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuter</translation>
    </message>
    <message>
        <source>Minutes for a round</source>
        <translation>Minuter för en omgång</translation>
    </message>
    <message>
        <source>How long a round may take; 0: no clock</source>
        <translation>Hur länge en omgång får ta; 0: ingen klocka</translation>
    </message>
    <message>
        <source>Keep secret, last rounds</source>
        <translation>Hemliga sista omgångar</translation>
    </message>
    <message>
        <source>How many of the last rounds the wall’s standings leave out</source>
        <translation>Hur många av de sista omgångarna som storbildens ställning utelämnar</translation>
    </message>
    <message>
        <source>They stay secret until this is 0, after the drive is closed too</source>
        <translation>De förblir hemliga tills detta är 0, även efter att tävlingen avslutats</translation>
    </message>
    <message>
        <source>A text for the wall</source>
        <translation>En text för storbilden</translation>
    </message>
    <message>
        <source>Enter puts it on the wall</source>
        <translation>Enter lägger ut den på storbilden</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mer</translation>
    </message>
    <message>
        <source>Minutes, what stays secret, a text, full screen and the end (Ctrl+Shift+M)</source>
        <translation>Minuter, vad som är hemligt, en text, helskärm och avslut (Ctrl+Skift+M)</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Helskärm</translation>
    </message>
    <message>
        <source>On the second screen where there is one (F11 in the wall; Esc leaves it)</source>
        <translation>På den andra skärmen om det finns en (F11 på storbilden; Esc lämnar den)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Take the wall down; the clock goes on (Ctrl+W in the wall)</source>
        <translation>Ta ned storbilden; klockan går vidare (Ctrl+W på storbilden)</translation>
    </message>
</context>
<context>
    <name>WayCard</name>
    <message>
        <source>{way} – as it is now</source>
        <translation>{way} – som det är nu</translation>
    </message>
    <message>
        <source>Award for resting, a round</source>
        <translation>Poäng per omgång för den som står över</translation>
    </message>
    <message>
        <source>Award for resting, a deal</source>
        <translation>Poäng per giv för den som står över</translation>
    </message>
    <message>
        <source>Dummy {number}</source>
        <translation>Träkarl {number}</translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation>Träkarl</translation>
    </message>
    <message>
        <source>shares with</source>
        <translation>delar stol med</translation>
    </message>
    <message>
        <source>Who shares a seat</source>
        <translation>Vem som delar en stol</translation>
    </message>
    <message>
        <source>Whose seat it is</source>
        <translation>Vems stol det är</translation>
    </message>
    <message>
        <source>Who fills in</source>
        <translation>Vem som fyller ut</translation>
    </message>
    <message>
        <source>Name of the dummy</source>
        <translation>Träkarlens namn</translation>
    </message>
    <message>
        <source>Name of dummy {number}</source>
        <translation>Namn på träkarl {number}</translation>
    </message>
</context>
<context>
    <name>WhereToSave</name>
    <message>
        <source>Save as</source>
        <translation>Spara som</translation>
    </message>
    <message>
        <source>Save all documents in a folder</source>
        <translation>Spara alla dokument i en mapp</translation>
    </message>
</context>
<context>
    <name>WhereaboutsModel</name>
    <message>
        <source>Rests</source>
        <translation>Står över</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Bord {table}</translation>
    </message>
    <message>
        <source>{seat}: {person}</source>
        <translation>{seat}: {person}</translation>
    </message>
    <message>
        <source>rests</source>
        <translation>står över</translation>
    </message>
    <message>
        <source>Table {table}, {seat}, against {opponents}</source>
        <translation>Bord {table}, {seat}, mot {opponents}</translation>
    </message>
    <message>
        <source>Table {table}, {seat}, with {partner} against {opponents}</source>
        <translation>Bord {table}, {seat}, med {partner} mot {opponents}</translation>
    </message>
</context>
<context>
    <name>WhichPrinter</name>
    <message>
        <source>Print</source>
        <translation>Skriv ut</translation>
    </message>
</context>
<context>
    <name>WhoSitsWhere</name>
    <message>
        <source>By name</source>
        <translation>Efter namn</translation>
    </message>
    <message>
        <source>By table</source>
        <translation>Efter bord</translation>
    </message>
    <message>
        <source>Who sits where, listed by name or by table</source>
        <translation>Vem som sitter var, efter namn eller efter bord</translation>
    </message>
    <message>
        <source>Left and right arrow turn to the other list</source>
        <translation>Vänster- och högerpil byter till den andra listan</translation>
    </message>
    <message>
        <source>Where does … sit?</source>
        <translation>Var sitter …?</translation>
    </message>
    <message>
        <source>Name or number of somebody who is looking for a seat</source>
        <translation>Namn eller nummer på någon som letar efter sin stol</translation>
    </message>
    <message>
        <source>Part of a name, or a number; Enter shows the first in the plan (Ctrl+F)</source>
        <translation>En del av ett namn, eller ett nummer; Enter visar den första i planen (Ctrl+F)</translation>
    </message>
    <message>
        <source>Who sits where</source>
        <translation>Vem som sitter var</translation>
    </message>
</context>
<context>
    <name>WishesDialog</name>
    <message>
        <source>Wishes for the seating</source>
        <translation>Önskemål om bordsplaceringen</translation>
    </message>
    <message>
        <source>Rounds that are drawn from now on honour these as far as it goes; what cannot be is named here.</source>
        <translation>Omgångar som lottas från och med nu följer dessa så långt det går; det som inte går anges här.</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Önskemål</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Vem</translation>
    </message>
    <message>
        <source>Numbers or names, such as 3 + 7</source>
        <translation>Nummer eller namn, till exempel 3 + 7</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Önskemål</translation>
    </message>
    <message>
        <source>never at one table</source>
        <translation>aldrig vid samma bord</translation>
    </message>
    <message>
        <source>at one table</source>
        <translation>vid samma bord</translation>
    </message>
    <message>
        <source>always at table</source>
        <translation>alltid vid bord</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Add the wish</source>
        <translation>Lägg till önskemålet</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Give the wish up</source>
        <translation>Stryk önskemålet</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Part all couples</source>
        <translation>Skilj alla par åt</translation>
    </message>
    <message>
        <source>Those of one pair number never sit at one table (Alt+C)</source>
        <translation>De med samma parnummer sitter aldrig vid samma bord (Alt+C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Noterat.</translation>
    </message>
    <message>
        <source>Given up.</source>
        <translation>Struket.</translation>
    </message>
</context>
<context>
    <name>WishesLine</name>
    <message>
        <source>Wishes…</source>
        <translation>Önskemål…</translation>
    </message>
    <message>
        <source>Who sits apart, together, or always at one table (Alt+W)</source>
        <translation>Vilka som sitter åtskilda, tillsammans eller alltid vid samma bord (Alt+W)</translation>
    </message>
    <message>
        <source>✓ Every wish is honoured.</source>
        <translation>✓ Alla önskemål är uppfyllda.</translation>
    </message>
    <message>
        <source>Wishes: {count}</source>
        <translation>Önskemål: {count}</translation>
    </message>
</context>
<context>
    <name>WishesModel</name>
    <message>
        <source>{names}: never at one table</source>
        <translation>{names}: aldrig vid samma bord</translation>
    </message>
    <message>
        <source>{names}: at one table</source>
        <translation>{names}: vid samma bord</translation>
    </message>
    <message>
        <source>{names}: always at table {table}</source>
        <translation>{names}: alltid vid bord {table}</translation>
    </message>
    <message>
        <source>No round is seated yet.</source>
        <translation>Ingen omgång är placerad än.</translation>
    </message>
    <message>
        <source>✓ Honoured so far.</source>
        <translation>✓ Uppfyllt hittills.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Blank score sheets</source>
        <translation>Tomma protokoll</translation>
    </message>
    <message>
        <source>A ruled sheet for each table to write its deals on, with a short help of what counts.</source>
        <translation>Ett linjerat ark till varje bord att skriva sina givar på, med en kort hjälp om vad som räknas.</translation>
    </message>
    <message>
        <source>Draw a line below the deal that ends a game, and write the points of the game at the foot.</source>
        <translation>Dra ett streck under den giv som avslutar ett parti, och skriv partiets poäng längst ned.</translation>
    </message>
    <message>
        <source>The tricks of both sides make thirteen.</source>
        <translation>Båda sidornas stick blir tillsammans tretton.</translation>
    </message>
    <message>
        <source>Each trick above six is a point for the side that took it; the other side has none.</source>
        <translation>Varje stick över sex är en poäng till sidan som tog det; den andra sidan får inget.</translation>
    </message>
    <message>
        <source>One game decides.</source>
        <translation>Ett enda parti avgör.</translation>
    </message>
    <message>
        <source>Waits, bonus</source>
        <comment>points, above a narrow column</comment>
        <translation>Väntar, bonus</translation>
    </message>
    <message>
        <source>Worth</source>
        <comment>of a game, above a column</comment>
        <translation>Värde</translation>
    </message>
    <message numerus="yes">
        <source>The first side with {target} points after a deal has the game; points above {target} stay.</source>
        <comment>target</comment>
        <translation>
            <numerusform>Den första sidan med {target} poäng efter en giv tar partiet; poäng över {target} står kvar.</numerusform>
            <numerusform>Den första sidan med {target} poäng efter en giv tar partiet; poäng över {target} står kvar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rubber goes to the first side with {games} games.</source>
        <comment>games</comment>
        <translation>
            <numerusform>Robberten går till den första sidan med {games} parti.</numerusform>
            <numerusform>Robberten går till den första sidan med {games} partier.</numerusform>
        </translation>
    </message>
    <message>
        <source>When it is decided before the last deal, the next one begins at once.</source>
        <translation>När den är avgjord före sista given börjar nästa genast.</translation>
    </message>
    <message>
        <source>Each trick is a point.</source>
        <translation>Varje stick är en poäng.</translation>
    </message>
    <message>
        <source>Each trick above six is a point.</source>
        <translation>Varje stick över sex är en poäng.</translation>
    </message>
    <message>
        <source>A misère deal is won with fewer tricks; write your own tricks.</source>
        <translation>En nologiv vinns med färre stick; skriv era egna stick.</translation>
    </message>
    <message>
        <source>A misère deal is won with fewer tricks; each side writes the tricks of its opponents.</source>
        <translation>En nologiv vinns med färre stick; varje sida skriver motståndarnas stick.</translation>
    </message>
    <message>
        <source>Write the points of both sides in every deal.</source>
        <translation>Skriv båda sidornas poäng i varje giv.</translation>
    </message>
    <message>
        <source>Together they make {sum}.</source>
        <translation>Tillsammans blir det {sum}.</translation>
    </message>
    <message>
        <source>Honours are the A K Q J of trumps: a side that held all four has 4 points, with three of them 2. There are none in a deal without trumps.</source>
        <translation>Honnörer är trumfens ess, kung, dam och knekt: en sida som hade alla fyra får 4 poäng, med tre av dem 2. I en giv utan trumf finns inga.</translation>
    </message>
    <message>
        <source>Tricks are written first; when they win the game, honours do not count. A side that stood at {most} before the deal has no honours.</source>
        <translation>Sticken skrivs först; när de vinner partiet räknas inte honnörerna. En sida som stod på {most} före given har inga honnörer.</translation>
    </message>
    <message>
        <source>What a game is worth to its winner depends on the loser’s points in it: {worth}.</source>
        <translation>Vad ett parti är värt för vinnaren beror på förlorarens poäng i det: {worth}.</translation>
    </message>
    <message>
        <source>The winner of the rubber has {bonus} more.</source>
        <translation>Robbertens vinnare får {bonus} till.</translation>
    </message>
    <message>
        <source>The total is what the games are worth, not their tricks.</source>
        <translation>Summan är vad partierna är värda, inte deras stick.</translation>
    </message>
    <message>
        <source>Each trick above six is a point. Honours are the A K Q J of trumps that a side takes in its tricks: three are 1 point, four are 2. The declarer’s side counts them with seven tricks or more, the other side always.</source>
        <translation>Varje stick över sex är en poäng. Honnörer är trumfens ess, kung, dam och knekt som en sida tar i sina stick: tre ger 1 poäng, fyra ger 2. Spelförarens sida räknar dem med minst sju stick, den andra sidan alltid.</translation>
    </message>
    <message>
        <source>The bid is made when tricks and honours of the declarer’s side come to it. Then write the honours of both sides first; when they win the game, the tricks do not count.</source>
        <translation>Budet är hemma när stick och honnörer för spelförarens sida når upp till det. Skriv då först båda sidornas honnörer; när de vinner partiet räknas inte sticken.</translation>
    </message>
    <message>
        <source>In no-trump there are no honours, and whoever wins the deal has 1 point more; it does not help to make a bid.</source>
        <translation>I sang finns inga honnörer, och den som vinner given får 1 poäng till; den hjälper inte till att få hem budet.</translation>
    </message>
    <message>
        <source>A bid that fails: the other side has twice what is missing, and nothing else counts.</source>
        <translation>Ett bud som går bet: den andra sidan får dubbelt så mycket som saknas, och inget annat räknas.</translation>
    </message>
    <message>
        <source>All four pass (bid 0): the dealer names trumps and counts as declarer; nobody pays a penalty.</source>
        <translation>Alla fyra passar (bud 0): givaren bestämmer trumf och räknas som spelförare; ingen betalar straff.</translation>
    </message>
    <message>
        <source>The winner of a game has a bonus by the loser’s points in it: {bonus}.</source>
        <translation>Vinnaren av ett parti får en bonus efter förlorarens poäng i det: {bonus}.</translation>
    </message>
    <message>
        <source>The total is the points of all games, the bonuses, and points that are still waiting.</source>
        <translation>Summan är alla partiers poäng, bonusarna och poäng som ännu väntar.</translation>
    </message>
    <message>
        <source>The total is the points of all games and the bonuses; points that are still waiting are lost.</source>
        <translation>Summan är alla partiers poäng och bonusarna; poäng som ännu väntar går förlorade.</translation>
    </message>
    <message>
        <source>A bid names the tricks above six, {least} at least. Of equal bids low beats high and no-trump beats low; without a word it is high. Each bid beats the one before; when three pass, the dealer bids.</source>
        <translation>Ett bud anger stick över sex, minst {least}. Av lika höga bud slår låg hög och sang låg; utan ord är det hög. Varje bud slår det förra; när tre passar måste givaren bjuda.</translation>
    </message>
    <message>
        <source>The declarer takes up the kitty, shows it unless the bid is no-trump, and puts six cards away unseen. They are the first trick, so that a deal has thirteen.</source>
        <translation>Spelföraren tar upp talongen, visar den om budet inte är sang, och lägger bort sex kort osedda. De är första sticket, så att en giv har tretton.</translation>
    </message>
    <message>
        <source>A bid that is made: a point for each trick above six. A bid that fails: as many points less as tricks are missing. The other side never has points.</source>
        <translation>Ett bud som går hem: en poäng för varje stick över sex. Ett bud som går bet: så många poäng minus som det saknas stick. Den andra sidan får aldrig poäng.</translation>
    </message>
    <message numerus="yes">
        <source>A side has the game with {goal} points, and loses it with {goal} below zero.</source>
        <comment>goal</comment>
        <translation>
            <numerusform>En sida tar partiet med {goal} poäng och förlorar det med {goal} under noll.</numerusform>
            <numerusform>En sida tar partiet med {goal} poäng och förlorar det med {goal} under noll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player with {target} points after a deal has the game; points above {target} stay.</source>
        <comment>target</comment>
        <translation>
            <numerusform>Den första spelaren med {target} poäng efter en giv tar partiet; poäng över {target} står kvar.</numerusform>
            <numerusform>Den första spelaren med {target} poäng efter en giv tar partiet; poäng över {target} står kvar.</numerusform>
        </translation>
    </message>
    <message>
        <source>High, from the lowest card: 2 3 4 5 6 7 8 9 10 J Q K A, small joker, big joker.</source>
        <translation>Hög, från lägsta kortet: 2 3 4 5 6 7 8 9 10 Kn D K E, lilla jokern, stora jokern.</translation>
    </message>
    <message>
        <source>Until a side has won a game of the rubber, its failed bids bring the others to {most} at most. What is left waits: write it in the narrow column, and enter it by the same rule when the next game begins.</source>
        <translation>Tills en sida har vunnit ett parti i robberten för dess misslyckade bud de andra till högst {most}. Resten väntar: skriv det i den smala spalten, och för in det efter samma regel när nästa parti börjar.</translation>
    </message>
    <message>
        <source>Low, from the lowest card: K Q J 10 9 8 7 6 5 4 3 2 A, small joker, big joker.</source>
        <translation>Låg, från lägsta kortet: K D Kn 10 9 8 7 6 5 4 3 2 E, lilla jokern, stora jokern.</translation>
    </message>
    <message>
        <source>Both jokers are trumps. In no-trump they take nothing, and the declarer says whether the order is high or low.</source>
        <translation>Båda jokrarna är trumf. I sang tar de inget, och spelföraren säger om ordningen är hög eller låg.</translation>
    </message>
    <message>
        <source>Only the thirteen tricks played after the stock is used up count: each above six is a point for the player who took it.</source>
        <translation>Bara de tretton stick som spelas efter att talongen är slut räknas: varje stick över sex är en poäng till spelaren som tog det.</translation>
    </message>
    <message>
        <source>one more prize</source>
        <translation>ett pris till</translation>
    </message>
    <message>
        <source>the usual prizes</source>
        <translation>de vanliga priserna</translation>
    </message>
    <message>
        <source>decision on a prize</source>
        <translation>avgörande om ett pris</translation>
    </message>
    <message>
        <source>new people in the club</source>
        <translation>nya personer i klubben</translation>
    </message>
    <message>
        <source>joining {name} with another entry</source>
        <translation>sammanslagning av {name} med en annan post</translation>
    </message>
    <message>
        <source>parting {name} from another entry</source>
        <translation>åtskiljande av {name} från en annan post</translation>
    </message>
    <message>
        <source>name of {name} in the drive</source>
        <translation>namnet {name} i tävlingen</translation>
    </message>
    <message>
        <source>deletion of {name}</source>
        <translation>radering av {name}</translation>
    </message>
    <message>
        <source>deletion of a drive</source>
        <translation>radering av en tävling</translation>
    </message>
    <message>
        <source>what two people wish of every evening</source>
        <translation>vad två personer önskar varje kväll</translation>
    </message>
    <message>
        <source>giving up what two people wish</source>
        <translation>strykning av vad två personer önskar</translation>
    </message>
    <message>
        <source>details of the club</source>
        <translation>uppgifter om klubben</translation>
    </message>
    <message>
        <source>import of a drive</source>
        <translation>import av en tävling</translation>
    </message>
    <message>
        <source>sign-in from a file</source>
        <translation>anmälan från en fil</translation>
    </message>
    <message>
        <source>somebody forgotten on request</source>
        <translation>någon glömd på begäran</translation>
    </message>
    <message>
        <source>people from a file</source>
        <translation>personer från en fil</translation>
    </message>
    <message>
        <source>seating from a file</source>
        <translation>bordsplacering från en fil</translation>
    </message>
    <message>
        <source>results from a file</source>
        <translation>resultat från en fil</translation>
    </message>
    <message>
        <source>keeping a preset</source>
        <translation>sparande av ett förval</translation>
    </message>
    <message>
        <source>name of a preset</source>
        <translation>namn på ett förval</translation>
    </message>
    <message>
        <source>striking a preset</source>
        <translation>strykning av ett förval</translation>
    </message>
    <message>
        <source>change of a season</source>
        <translation>ändring av en säsong</translation>
    </message>
    <message>
        <source>striking a season</source>
        <translation>strykning av en säsong</translation>
    </message>
    <message>
        <source>{text} in the cash book</source>
        <translation>{text} i kassaboken</translation>
    </message>
    <message>
        <source>correction in the cash book</source>
        <translation>rättelse i kassaboken</translation>
    </message>
    <message>
        <source>striking a line of the cash book</source>
        <translation>strykning av en rad i kassaboken</translation>
    </message>
    <message>
        <source>beginning of a practice</source>
        <translation>början av en övning</translation>
    </message>
    <message>
        <source>end of the practice</source>
        <translation>slut på övningen</translation>
    </message>
    <message>
        <source>decision on a tie</source>
        <translation>avgörande vid lika placering</translation>
    </message>
    <message>
        <source>striking a prize</source>
        <translation>strykning av ett pris</translation>
    </message>
    <message>
        <source>change of a prize</source>
        <translation>ändring av ett pris</translation>
    </message>
    <message>
        <source>handing prizes out</source>
        <translation>utdelning av priser</translation>
    </message>
    <message>
        <source>order of the prizes</source>
        <translation>prisernas ordning</translation>
    </message>
    <message>
        <source>adjustment for {name}</source>
        <translation>justering för {name}</translation>
    </message>
    <message>
        <source>adjustment at table {table}, round {number}</source>
        <translation>justering vid bord {table}, omgång {number}</translation>
    </message>
    <message>
        <source>clearing the totals of table {table}, round {number}</source>
        <translation>tömda summor för bord {table}, omgång {number}</translation>
    </message>
    <message>
        <source>taking an adjustment back</source>
        <translation>tillbakatagen justering</translation>
    </message>
    <message>
        <source>substitute for {name}</source>
        <translation>ersättare för {name}</translation>
    </message>
    <message>
        <source>substitute {name}</source>
        <translation>ersättare {name}</translation>
    </message>
    <message>
        <source>who really sat where in round {number}</source>
        <translation>vem som verkligen satt var i omgång {number}</translation>
    </message>
    <message>
        <source>place of {name} in the round that is seated</source>
        <translation>plats för {name} i den placerade omgången</translation>
    </message>
    <message>
        <source>card of {name}</source>
        <translation>kort för {name}</translation>
    </message>
    <message>
        <source>totals of table {table}, round {number}</source>
        <translation>summor för bord {table}, omgång {number}</translation>
    </message>
    <message>
        <source>dummy {name}</source>
        <translation>träkarl {name}</translation>
    </message>
    <message>
        <source>another way to fill the seats</source>
        <translation>ett annat sätt att fylla stolarna</translation>
    </message>
    <message>
        <source>giving a wish up</source>
        <translation>strykning av ett önskemål</translation>
    </message>
    <message>
        <source>couples kept apart</source>
        <translation>par som hålls isär</translation>
    </message>
    <message>
        <source>a wish for the seating</source>
        <translation>ett önskemål om bordsplaceringen</translation>
    </message>
    <message>
        <source>team of {name}</source>
        <translation>lag för {name}</translation>
    </message>
    <message>
        <source>shared seat of {name}</source>
        <translation>delad stol för {name}</translation>
    </message>
    <message>
        <source>new in the club: {name}</source>
        <translation>ny i klubben: {name}</translation>
    </message>
    <message>
        <source>remarks on the slip of table {table}, round {number}</source>
        <translation>anmärkningar på lappen från bord {table}, omgång {number}</translation>
    </message>
    <message>
        <source>moving {name} into or out of the archive</source>
        <translation>arkivet: {name}</translation>
    </message>
    <message>
        <source>taking back round {number}</source>
        <translation>tillbakatagande av omgång {number}</translation>
    </message>
    <message>
        <source>clearing deal {deal} of table {table}, round {number}</source>
        <translation>tömning av giv {deal} vid bord {table}, omgång {number}</translation>
    </message>
    <message>
        <source>closing the drive</source>
        <translation>avslutning av tävlingen</translation>
    </message>
    <message>
        <source>return of {name}</source>
        <translation>återkomst: {name}</translation>
    </message>
    <message>
        <source>plan of the drive</source>
        <translation>tävlingens plan</translation>
    </message>
    <message>
        <source>details of {name}</source>
        <translation>uppgifter om {name}</translation>
    </message>
    <message>
        <source>club entry of {name}</source>
        <translation>klubbens uppgifter om {name}</translation>
    </message>
    <message>
        <source>finishing before the last round</source>
        <translation>avslutning före sista omgången</translation>
    </message>
    <message>
        <source>departure of {name}</source>
        <translation>hemgång: {name}</translation>
    </message>
    <message>
        <source>new drive</source>
        <translation>ny tävling</translation>
    </message>
    <message>
        <source>rescue from a damaged file</source>
        <translation>räddning ur en skadad fil</translation>
    </message>
    <message>
        <source>reopening the drive</source>
        <translation>återöppning av tävlingen</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>omgång {number}</translation>
    </message>
    <message>
        <source>fee of {name}</source>
        <translation>startavgift: {name}</translation>
    </message>
    <message>
        <source>role of {name}</source>
        <translation>roll för {name}</translation>
    </message>
    <message>
        <source>sign-in of {name}</source>
        <translation>anmälan: {name}</translation>
    </message>
    <message>
        <source>striking {name} off the list</source>
        <translation>strykning av {name} från listan</translation>
    </message>
    <message>
        <source>swap of seats in round {number}</source>
        <translation>byte av stolar i omgång {number}</translation>
    </message>
    <message>
        <source>swap of sides at table {table}, round {number}</source>
        <translation>byte av sida vid bord {table}, omgång {number}</translation>
    </message>
    <message>
        <source>slip of table {table}, round {number}</source>
        <translation>lapp från bord {table}, omgång {number}</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{day} {month} {year}</translation>
    </message>
    <message>
        <source>{day}, {hour}:{minute}</source>
        <translation>{day}, {hour}:{minute}</translation>
    </message>
    <message>
        <source>January</source>
        <comment>in a date</comment>
        <translation>januari</translation>
    </message>
    <message>
        <source>February</source>
        <comment>in a date</comment>
        <translation>februari</translation>
    </message>
    <message>
        <source>March</source>
        <comment>in a date</comment>
        <translation>mars</translation>
    </message>
    <message>
        <source>April</source>
        <comment>in a date</comment>
        <translation>april</translation>
    </message>
    <message>
        <source>May</source>
        <comment>in a date</comment>
        <translation>maj</translation>
    </message>
    <message>
        <source>June</source>
        <comment>in a date</comment>
        <translation>juni</translation>
    </message>
    <message>
        <source>July</source>
        <comment>in a date</comment>
        <translation>juli</translation>
    </message>
    <message>
        <source>August</source>
        <comment>in a date</comment>
        <translation>augusti</translation>
    </message>
    <message>
        <source>September</source>
        <comment>in a date</comment>
        <translation>september</translation>
    </message>
    <message>
        <source>October</source>
        <comment>in a date</comment>
        <translation>oktober</translation>
    </message>
    <message>
        <source>November</source>
        <comment>in a date</comment>
        <translation>november</translation>
    </message>
    <message>
        <source>December</source>
        <comment>in a date</comment>
        <translation>december</translation>
    </message>
    <message>
        <source>{whole}.{decimals}</source>
        <translation>{whole},{decimals}</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>Cash sheet</source>
        <translation>Kassablad</translation>
    </message>
    <message>
        <source>Fees, what was taken and spent, the prizes, and the sum raised.</source>
        <translation>Startavgifter, vad som tagits in och gått ut, priserna och summan som samlades in.</translation>
    </message>
    <message>
        <source>no money has been taken or spent yet, so there is nothing to print</source>
        <translation>inga pengar har tagits in eller gått ut än, så det finns inget att skriva ut</translation>
    </message>
    <message>
        <source>type it as taken or as spent, not as both</source>
        <translation>skriv det som intäkt eller som utgift, inte båda</translation>
    </message>
    <message>
        <source>say how much</source>
        <translation>ange hur mycket</translation>
    </message>
    <message>
        <source>{currency} {amount}</source>
        <comment>the sign of a currency, such as €, and an amount</comment>
        <translation>{amount} {currency}</translation>
    </message>
    <message>
        <source>For what</source>
        <translation>För vad</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>In</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Ut</translation>
    </message>
    <message numerus="yes">
        <source>Fees: {paid} people, {fee} each</source>
        <comment>paid</comment>
        <translation>
            <numerusform>Startavgifter: {paid} person, {fee} var</numerusform>
            <numerusform>Startavgifter: {paid} personer, {fee} var</numerusform>
        </translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Priser</translation>
    </message>
    <message>
        <source>Sum raised</source>
        <translation>Insamlad summa</translation>
    </message>
    <message>
        <source>Sum missing</source>
        <translation>Underskott</translation>
    </message>
    <message numerus="yes">
        <source>{count} people still owe their fee, {sum} in all: {names}</source>
        <comment>count</comment>
        <translation>
            <numerusform>{count} person har inte betalat startavgiften, totalt {sum}: {names}</numerusform>
            <numerusform>{count} personer har inte betalat startavgiften, totalt {sum}: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>Bordsplacering</translation>
    </message>
    <message>
        <source>Players {side}</source>
        <translation>Spelare {side}</translation>
    </message>
    <message>
        <source>Written {side}</source>
        <translation>Skrivet {side}</translation>
    </message>
    <message>
        <source>Points {side}</source>
        <translation>Poäng {side}</translation>
    </message>
    <message>
        <source>Total {side}</source>
        <translation>Summa {side}</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmärkning</translation>
    </message>
    <message>
        <source>Workbook (XLSX)</source>
        <translation>Arbetsbok (XLSX)</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Webbsida (HTML)</translation>
    </message>
    <message>
        <source>Standings (CSV)</source>
        <translation>Ställning (CSV)</translation>
    </message>
    <message>
        <source>Prizes (CSV)</source>
        <translation>Priser (CSV)</translation>
    </message>
    <message>
        <source>Cash (CSV)</source>
        <translation>Kassa (CSV)</translation>
    </message>
    <message>
        <source>Results (CSV)</source>
        <translation>Resultat (CSV)</translation>
    </message>
    <message>
        <source>Seating (CSV)</source>
        <translation>Bordsplacering (CSV)</translation>
    </message>
    <message>
        <source>results</source>
        <translation>resultat</translation>
    </message>
    <message>
        <source>standings</source>
        <translation>ställning</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>priser</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>kassa</translation>
    </message>
    <message>
        <source>seating</source>
        <translation>bordsplacering</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Rättvisa</translation>
    </message>
    <message>
        <source>How often people meet, share a table or rest, and whether it could be more even.</source>
        <translation>Hur ofta deltagarna möts, delar bord eller står över, och om det kunde bli jämnare.</translation>
    </message>
    <message>
        <source>Any two as partners</source>
        <translation>Två som partner</translation>
    </message>
    <message>
        <source>Any two as opponents</source>
        <translation>Två som motståndare</translation>
    </message>
    <message>
        <source>One of each role as opponents</source>
        <translation>En av varje roll som motståndare</translation>
    </message>
    <message>
        <source>Two of the first role as opponents</source>
        <translation>Två av första rollen som motståndare</translation>
    </message>
    <message>
        <source>Two of the second role as opponents</source>
        <translation>Två av andra rollen som motståndare</translation>
    </message>
    <message>
        <source>Any two in any way</source>
        <translation>Två på något sätt</translation>
    </message>
    <message>
        <source>Anybody at any table</source>
        <translation>Någon vid något bord</translation>
    </message>
    <message>
        <source>Anybody resting</source>
        <translation>Någon som står över</translation>
    </message>
    <message>
        <source>{what} {times}</source>
        <translation>{what} {times}</translation>
    </message>
    <message>
        <source>partners</source>
        <translation>partner</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>motståndare</translation>
    </message>
    <message>
        <source>same table</source>
        <translation>samma bord</translation>
    </message>
    <message>
        <source>rests</source>
        <translation>står över</translation>
    </message>
    <message>
        <source>{times}: {value}</source>
        <translation>{times}: {value}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>aldrig</translation>
    </message>
    <message>
        <source>once</source>
        <translation>en gång</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>två gånger</translation>
    </message>
    <message>
        <source>rests</source>
        <comment>noun, several</comment>
        <translation>stå över</translation>
    </message>
    <message numerus="yes">
        <source>{times} times</source>
        <comment>times</comment>
        <translation>
            <numerusform>{times} gång</numerusform>
            <numerusform>{times} gånger</numerusform>
        </translation>
    </message>
    <message>
        <source>How even it is</source>
        <translation>Hur jämnt det är</translation>
    </message>
    <message>
        <source>  {name}: {times}. Repeats: {repeats}, at least {bound}: {verdict}</source>
        <translation>  {name}: {times}. Upprepningar: {repeats}, minst {bound}: {verdict}</translation>
    </message>
    <message>
        <source>  {name}: {times}: {verdict}</source>
        <translation>  {name}: {times}: {verdict}</translation>
    </message>
    <message>
        <source>Repeats: what comes twice counts 1, three times 3, four times 6, five times 10. “At least” is what the numbers of players, tables and rounds alone demand.</source>
        <translation>Upprepningar: det som sker två gånger räknas 1, tre gånger 3, fyra gånger 6, fem gånger 10. ”Minst” är vad enbart antalet spelare, bord och omgångar kräver.</translation>
    </message>
    <message>
        <source>least–most: {times}</source>
        <translation>minst–mest: {times}</translation>
    </message>
    <message>
        <source>repeats: {repeats}, at least {bound}</source>
        <translation>upprepningar: {repeats}, minst {bound}</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Hur ofta</translation>
    </message>
    <message>
        <source>Least–most</source>
        <translation>Minst–mest</translation>
    </message>
    <message>
        <source>To how many</source>
        <translation>För hur många</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Upprepningar</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Minst</translation>
    </message>
    <message>
        <source>Could it be more even?</source>
        <translation>Kunde det bli jämnare?</translation>
    </message>
    <message>
        <source>nothing can be more even</source>
        <translation>inget kan vara jämnare</translation>
    </message>
    <message>
        <source>the best that is known</source>
        <translation>det bästa som är känt</translation>
    </message>
    <message>
        <source>more even may be possible</source>
        <translation>jämnare kan vara möjligt</translation>
    </message>
    <message>
        <source>Nothing can be more even: {what}.</source>
        <translation>Inget kan vara jämnare: {what}.</translation>
    </message>
    <message>
        <source>Nothing more even is known, but it is not proved that there is nothing: {what}.</source>
        <translation>Inget jämnare är känt, men det är inte bevisat att det inte finns: {what}.</translation>
    </message>
    <message>
        <source>More even may be possible: {what}.</source>
        <translation>Jämnare kan vara möjligt: {what}.</translation>
    </message>
    <message>
        <source>None of it can be more even.</source>
        <translation>Inget av det kan vara jämnare.</translation>
    </message>
    <message>
        <source>Nothing more even is known.</source>
        <translation>Inget jämnare är känt.</translation>
    </message>
    <message>
        <source>Every two are partners once and opponents twice: a full whist design.</source>
        <translation>Alla är partner med varandra en gång och motståndare två gånger: ett fullständigt whistschema.</translation>
    </message>
    <message>
        <source>How often people meet in one round: {what}.</source>
        <translation>Hur ofta deltagarna möts i en omgång: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>How often people meet in {rounds} rounds: {what}.</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>Hur ofta deltagarna möts på {rounds} omgång: {what}.</numerusform>
            <numerusform>Hur ofta deltagarna möts på {rounds} omgångar: {what}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most often partners, {times} times: {whom}.</source>
        <comment>times</comment>
        <translation>
            <numerusform>Oftast partner, {times} gång: {whom}.</numerusform>
            <numerusform>Oftast partner, {times} gånger: {whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most often opponents, {times} times: {whom}.</source>
        <comment>times</comment>
        <translation>
            <numerusform>Oftast motståndare, {times} gång: {whom}.</numerusform>
            <numerusform>Oftast motståndare, {times} gånger: {whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{whom}; and {count} more</source>
        <comment>count</comment>
        <translation>
            <numerusform>{whom}; och {count} till</numerusform>
            <numerusform>{whom}; och {count} till</numerusform>
        </translation>
    </message>
    <message>
        <source>Fairness, counted over rounds: {rounds} of {planned}</source>
        <translation>Rättvisa, räknad över omgångar: {rounds} av {planned}</translation>
    </message>
    <message>
        <source>Counted so far; who meets whom in the rounds to come follows from the results.</source>
        <translation>Räknat hittills; vem som möter vem i kommande omgångar beror på resultaten.</translation>
    </message>
    <message>
        <source>Who meets whom follows from the results.</source>
        <translation>Vem som möter vem beror på resultaten.</translation>
    </message>
    <message>
        <source>Nobody meets others of the same line: so it is meant, since each line has its own winner.</source>
        <translation>Ingen möter andra i samma linje: så är det tänkt, eftersom varje linje har sin egen vinnare.</translation>
    </message>
    <message>
        <source>Never at one table: {whom}.</source>
        <translation>Aldrig vid samma bord: {whom}.</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} och {other}</translation>
    </message>
    <message>
        <source>{number} {name}</source>
        <translation>{number} {name}</translation>
    </message>
    <message>
        <source>Seed of the draw: {seed}. The same people, plan and seed give the same seating again.</source>
        <translation>Lottningsnummer: {seed}. Samma personer, plan och lottningsnummer ger samma bordsplacering igen.</translation>
    </message>
    <message>
        <source>What fell to each</source>
        <translation>Vad som föll på var och en</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Spelat</translation>
    </message>
    <message>
        <source>Rested</source>
        <translation>Stått över</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>Same, at most</source>
        <translation>Samma, som mest</translation>
    </message>
    <message>
        <source>Not met</source>
        <translation>Ej mötta</translation>
    </message>
    <message>
        <source>no round is seated yet, and who meets whom follows from the results</source>
        <translation>ingen omgång är placerad än, och vem som möter vem beror på resultaten</translation>
    </message>
    <message>
        <source>“{value}”</source>
        <translation>”{value}”</translation>
    </message>
    <message>
        <source>round {value}</source>
        <translation>omgång {value}</translation>
    </message>
    <message>
        <source>table {value}</source>
        <translation>bord {value}</translation>
    </message>
    <message>
        <source>deal {value}</source>
        <translation>giv {value}</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <translation>{others} eller {last}</translation>
    </message>
    <message>
        <source>{low} or more</source>
        <translation>{low} eller mer</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} till {high}</translation>
    </message>
    <message>
        <source>{field} cannot be {value}; allowed: {allowed}</source>
        <translation>{field} kan inte vara {value}; tillåtet: {allowed}</translation>
    </message>
    <message>
        <source>{field} cannot be written like this: each row is three whole numbers (from, to, points), none below zero, its from not above its to, and no figure lies in two rows</source>
        <translation>{field} kan inte skrivas så här: varje rad är tre heltal (från, till, poäng), inget under noll, från inte större än till, och ingen siffra finns i två rader</translation>
    </message>
    <message>
        <source>there is no option {value}; known: {allowed}</source>
        <translation>inställningen {value} finns inte; kända: {allowed}</translation>
    </message>
    <message>
        <source>{value} cannot stand under “{field}”; allowed: {allowed}</source>
        <translation>{value} kan inte stå under ”{field}”; tillåtet: {allowed}</translation>
    </message>
    <message>
        <source>“{value}” under “{field}” is no whole number; allowed: {allowed}</source>
        <translation>”{value}” under ”{field}” är inget heltal; tillåtet: {allowed}</translation>
    </message>
    <message>
        <source>{field} is missing; allowed: {allowed}</source>
        <translation>{field} saknas; tillåtet: {allowed}</translation>
    </message>
    <message>
        <source>nothing is written under “{field}” in this deal; take {value} out</source>
        <translation>inget skrivs under ”{field}” i den här given; ta bort {value}</translation>
    </message>
    <message>
        <source>there is nothing called {field} in a deal; known: {allowed}</source>
        <translation>det finns inget som heter {field} i en giv; kända: {allowed}</translation>
    </message>
    <message>
        <source>{field} cannot be {value}, since both sides would make {sum} instead of {expected}; allowed: {allowed}</source>
        <translation>{field} kan inte vara {value}, för då får båda sidorna {sum} i stället för {expected}; tillåtet: {allowed}</translation>
    </message>
    <message numerus="yes">
        <source>the sitting was over after deal {allowed}; {value} are written</source>
        <comment>value</comment>
        <translation>
            <numerusform>bordet hade spelat klart efter giv {allowed}; {value} är skriven</numerusform>
            <numerusform>bordet hade spelat klart efter giv {allowed}; {value} är skrivna</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} deals are written where {allowed} are played</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} giv är skriven där {allowed} spelas</numerusform>
            <numerusform>{value} givar är skrivna där {allowed} spelas</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no scoring system {value}; known: {allowed}</source>
        <translation>poängsättet {value} finns inte; kända: {allowed}</translation>
    </message>
    <message>
        <source>the end of a sitting cannot be {value}; allowed: {allowed}</source>
        <translation>slutet vid ett bord kan inte vara {value}; tillåtet: {allowed}</translation>
    </message>
    <message>
        <source>{field} must be a list, not {value}</source>
        <translation>{field} måste vara en lista, inte {value}</translation>
    </message>
    <message>
        <source>{field} must be an object of keys and values, not {value}</source>
        <translation>{field} måste vara ett objekt med nycklar och värden, inte {value}</translation>
    </message>
    <message>
        <source>this line is not UTF-8 text: {value}</source>
        <translation>den här raden är inte UTF-8-text: {value}</translation>
    </message>
    <message>
        <source>this line is not JSON, beginning with: {value}</source>
        <translation>den här raden är inte JSON och börjar med: {value}</translation>
    </message>
    <message>
        <source>this line has too many brackets within brackets</source>
        <translation>den här raden har för många parenteser inuti varandra</translation>
    </message>
    <message>
        <source>{field} is written twice in one object</source>
        <translation>{field} är skrivet två gånger i ett objekt</translation>
    </message>
    <message>
        <source>{value} is too large; numbers have at most {allowed}</source>
        <translation>{value} är för stort; tal har högst {allowed}</translation>
    </message>
    <message>
        <source>{value} cannot be written: {why}</source>
        <translation>{value} kan inte skrivas: {why}</translation>
    </message>
    <message>
        <source>{value} cannot be read: {why}</source>
        <translation>{value} kan inte läsas: {why}</translation>
    </message>
    <message>
        <source>there is no such file; look for it in another folder or drive</source>
        <translation>filen finns inte; leta efter den i en annan mapp eller på en annan enhet</translation>
    </message>
    <message>
        <source>this is no club file of this program; choose one whose name ends in .whist</source>
        <translation>det här är ingen klubbfil från programmet; välj en vars namn slutar på .whist</translation>
    </message>
    <message>
        <source>made by a newer version of this program ({value}); nothing was changed: update the program to open it</source>
        <translation>gjord av en nyare version av programmet ({value}); inget ändrades: uppdatera programmet för att öppna den</translation>
    </message>
    <message>
        <source>the file is damaged ({value}); keep it as it is and open the latest copy of it</source>
        <translation>filen är skadad ({value}); låt den vara som den är och öppna den senaste kopian av den</translation>
    </message>
    <message>
        <source>the file holds something that no club has ({value}) and is not opened; use a copy from before</source>
        <translation>filen innehåller något som ingen klubb har ({value}) och öppnas inte; använd en tidigare kopia</translation>
    </message>
    <message>
        <source>another window or program has this file open, perhaps one that copies its folder to a cloud; close it there and try again, or keep the file in a folder of this computer</source>
        <translation>ett annat fönster eller program har den här filen öppen, kanske ett som kopierar mappen till molnet; stäng den där och försök igen, eller ha filen i en mapp på den här datorn</translation>
    </message>
    <message>
        <source>there is a file of that name already; choose another name</source>
        <translation>det finns redan en fil med det namnet; välj ett annat namn</translation>
    </message>
    <message>
        <source>this cannot be written ({value}); see that its folder is there and can be written to, and close it elsewhere</source>
        <translation>det här kan inte skrivas ({value}); se till att mappen finns och går att skriva i, och stäng filen på andra ställen</translation>
    </message>
    <message>
        <source>the disk is full, so nothing was written; free some space and try again</source>
        <translation>disken är full, så inget skrevs; frigör plats och försök igen</translation>
    </message>
    <message>
        <source>the club file has no room for such a value ({value})</source>
        <translation>klubbfilen har inte plats för ett sådant värde ({value})</translation>
    </message>
    <message>
        <source>this was not saved, since other entries of the club rest on what it changes ({value})</source>
        <translation>det här sparades inte, eftersom andra uppgifter i klubben vilar på det som ändras ({value})</translation>
    </message>
    <message>
        <source>this was not saved, since something would be there twice ({value})</source>
        <translation>det här sparades inte, eftersom något då skulle finnas två gånger ({value})</translation>
    </message>
    <message>
        <source>the file could not be brought up to this version ({value}); open it with the old one</source>
        <translation>filen kunde inte föras upp till den här versionen ({value}); öppna den med den gamla</translation>
    </message>
    <message>
        <source>somebody else has changed this in the meantime; look at it again before changing it</source>
        <translation>någon annan har ändrat det här under tiden; titta på det igen innan du ändrar</translation>
    </message>
    <message>
        <source>this step was saved before; nothing is to be done</source>
        <translation>det här steget var redan sparat; inget behöver göras</translation>
    </message>
    <message>
        <source>the club has no drive {value}; choose one from its list</source>
        <translation>klubben har ingen tävling {value}; välj en i dess lista</translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation>Progressiv</translation>
    </message>
    <message>
        <source>Every seat its own way</source>
        <translation>Varje stol sin egen väg</translation>
    </message>
    <message>
        <source>Individual</source>
        <translation>Individuell</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Mixed</translation>
    </message>
    <message>
        <source>Fixed pairs</source>
        <translation>Fasta par</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Schweizersystem</translation>
    </message>
    <message>
        <source>Teams of four</source>
        <translation>Fyrmannalag</translation>
    </message>
    <message>
        <source>Military whist: in each round one half of a team stays at its home table and the other visits.</source>
        <translation>Militärwhist: i varje omgång stannar ena halvan av ett lag vid sitt hemmabord och den andra gör besök.</translation>
    </message>
    <message>
        <source>After each round winners or losers move on to other tables, as the result says.</source>
        <translation>Efter varje omgång flyttar vinnare eller förlorare till andra bord, efter resultatet.</translation>
    </message>
    <message>
        <source>After each round every seat goes a fixed number of tables up or down the room, whoever won.</source>
        <translation>Efter varje omgång flyttar varje stol ett fast antal bord uppåt eller nedåt i lokalen, vem som än vann.</translation>
    </message>
    <message>
        <source>In each round you meet others with about as many points whom you have not met; partners stay together.</source>
        <translation>I varje omgång möter du andra med ungefär lika många poäng som du inte har mött; partner håller ihop.</translation>
    </message>
    <message>
        <source>After each round everybody has a new partner (two-handed: a new opponent); all seats are known beforehand.</source>
        <translation>Efter varje omgång får alla en ny partner (två spelare: en ny motståndare); alla platser är kända i förväg.</translation>
    </message>
    <message>
        <source>A lady and a gent on each side, or any two roles; after each round everybody moves to a new partner.</source>
        <translation>En dam och en herre på varje sida, eller två andra roller; efter varje omgång flyttar alla till en ny partner.</translation>
    </message>
    <message>
        <source>Partners stay together all evening and move after each round to meet another pair.</source>
        <translation>Partner håller ihop hela kvällen och flyttar efter varje omgång för att möta ett annat par.</translation>
    </message>
    <message>
        <source>Who moves</source>
        <translation>Vem som flyttar</translation>
    </message>
    <message>
        <source>Which way</source>
        <translation>Åt vilket håll</translation>
    </message>
    <message>
        <source>Draw the first seats</source>
        <translation>Lotta de första platserna</translation>
    </message>
    <message>
        <source>In the first three the lady goes one way and her gent the other; in the rest both go the same way.</source>
        <translation>I de tre första går damen åt ena hållet och hennes herre åt det andra; i övriga går båda åt samma håll.</translation>
    </message>
    <message>
        <source>Where both go the same way, it is that of the ladies. A head table is always table 1.</source>
        <translation>Där båda går åt samma håll gäller damernas håll. Toppbordet är alltid bord 1.</translation>
    </message>
    <message>
        <source>Tables up for North</source>
        <translation>Bord uppåt för Nord</translation>
    </message>
    <message>
        <source>Tables up for South</source>
        <translation>Bord uppåt för Syd</translation>
    </message>
    <message>
        <source>Tables up for East</source>
        <translation>Bord uppåt för Öst</translation>
    </message>
    <message>
        <source>Tables up for West</source>
        <translation>Bord uppåt för Väst</translation>
    </message>
    <message>
        <source>Seats by colour</source>
        <translation>Stolar efter färg</translation>
    </message>
    <message>
        <source>0: stays. Below zero: down.</source>
        <translation>0: sitter kvar. Under noll: nedåt.</translation>
    </message>
    <message>
        <source>North and East are for one colour or role, South and West for the other.</source>
        <translation>Nord och Öst är för en färg eller roll, Syd och Väst för den andra.</translation>
    </message>
    <message>
        <source>Draw the numbers</source>
        <translation>Lotta numren</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Spelschema</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Rutt</translation>
    </message>
    <message>
        <source>Route from round</source>
        <translation>Rutt från omgång</translation>
    </message>
    <message>
        <source>Wishes looked at</source>
        <translation>Beaktade önskemål</translation>
    </message>
    <message>
        <source>the fairest for so many rounds</source>
        <translation>det jämnaste för så många omgångar</translation>
    </message>
    <message>
        <source>a whist design in its own order</source>
        <translation>ett whistschema i sin egen ordning</translation>
    </message>
    <message>
        <source>Draw the pairs</source>
        <translation>Lotta paren</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Besök</translation>
    </message>
    <message>
        <source>Draw the first round</source>
        <translation>Lotta första omgången</translation>
    </message>
    <message>
        <source>Winners move, everybody changes partner</source>
        <translation>Vinnare flyttar, alla byter partner</translation>
    </message>
    <message>
        <source>Losers move, everybody changes partner</source>
        <translation>Förlorare flyttar, alla byter partner</translation>
    </message>
    <message>
        <source>Losers move, winners stay partners</source>
        <translation>Förlorare flyttar, vinnare behåller partner</translation>
    </message>
    <message>
        <source>Winners move together, everybody changes partner</source>
        <translation>Vinnare flyttar tillsammans, alla byter partner</translation>
    </message>
    <message>
        <source>Winners move towards table 1, partners stay together</source>
        <translation>Vinnare flyttar mot bord 1, partner håller ihop</translation>
    </message>
    <message>
        <source>Winners move towards table 1, everybody changes partner</source>
        <translation>Vinnare flyttar mot bord 1, alla byter partner</translation>
    </message>
    <message>
        <source>Winners move together, numbered chairs</source>
        <translation>Vinnare flyttar tillsammans, numrerade stolar</translation>
    </message>
    <message>
        <source>Ladies up, gents down</source>
        <translation>Damer upp, herrar ned</translation>
    </message>
    <message>
        <source>Ladies down, gents up</source>
        <translation>Damer ned, herrar upp</translation>
    </message>
    <message>
        <source>Progressive, winners move</source>
        <translation>Progressiv, vinnare flyttar</translation>
    </message>
    <message>
        <source>Progressive, losers move</source>
        <translation>Progressiv, förlorare flyttar</translation>
    </message>
    <message>
        <source>Semi-partner: losers move, winners stay partners</source>
        <translation>Halvfasta par: förlorare flyttar, vinnare behåller partner</translation>
    </message>
    <message>
        <source>Crazy whist: winners move on together, losers stay</source>
        <translation>Tokwhist: vinnare flyttar tillsammans, förlorare stannar</translation>
    </message>
    <message>
        <source>Head table: winners move towards table 1</source>
        <translation>Toppbord: vinnare flyttar mot bord 1</translation>
    </message>
    <message>
        <source>Swedish chairs: 1 and 3 against 2 and 4</source>
        <translation>Svenska stolar: 1 och 3 mot 2 och 4</translation>
    </message>
    <message>
        <source>Fixed steps: North stays, the others move</source>
        <translation>Fasta steg: Nord stannar, övriga flyttar</translation>
    </message>
    <message>
        <source>Coloured cards: white moves up, blue moves down</source>
        <translation>Färgade kort: vit flyttar upp, blå flyttar ned</translation>
    </message>
    <message>
        <source>Four deals, then the whole table moves</source>
        <translation>Fyra givar, sedan flyttar hela bordet</translation>
    </message>
    <message>
        <source>lady</source>
        <translation>dam</translation>
    </message>
    <message>
        <source>gent</source>
        <translation>herre</translation>
    </message>
    <message>
        <source>player</source>
        <translation>spelare</translation>
    </message>
    <message numerus="yes">
        <source>{value} in the room do not fill a table; needed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} i lokalen räcker inte till ett bord; behövs: {allowed}</numerusform>
            <numerusform>{value} i lokalen räcker inte till ett bord; behövs: {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no schedule is kept for {value} players: each round is drawn so that partners repeat least</source>
        <comment>value</comment>
        <translation>
            <numerusform>det finns inget spelschema för {value} spelare: varje omgång lottas så att samma partner återkommer så sällan som möjligt</numerusform>
            <numerusform>det finns inget spelschema för {value} spelare: varje omgång lottas så att samma partner återkommer så sällan som möjligt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} wish to sit apart, but meet at a table in {value} of the rounds: {rounds}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{names} vill sitta åtskilda men möts vid ett bord i {value} av omgångarna: {rounds}</numerusform>
            <numerusform>{names} vill sitta åtskilda men möts vid ett bord i {value} av omgångarna: {rounds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} wish to sit together, but sit at different tables in {value} of the rounds: {rounds}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{names} vill sitta tillsammans men sitter vid olika bord i {value} av omgångarna: {rounds}</numerusform>
            <numerusform>{names} vill sitta tillsammans men sitter vid olika bord i {value} av omgångarna: {rounds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names}: at other tables than the one wished for, table {wanted}, in {value} of the rounds: {rounds}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{names}: vid andra bord än det önskade, bord {wanted}, i {value} av omgångarna: {rounds}</numerusform>
            <numerusform>{names}: vid andra bord än det önskade, bord {wanted}, i {value} av omgångarna: {rounds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {value} deals wait for the bell, then move.</source>
        <comment>value</comment>
        <translation>
            <numerusform>Vänta på signalen efter {value} giv och flytta sedan.</numerusform>
            <numerusform>Vänta på signalen efter {value} givar och flytta sedan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} + {whom} would be partners {times} times</source>
        <comment>times</comment>
        <translation>
            <numerusform>{who} + {whom} blir partner {times} gång</numerusform>
            <numerusform>{who} + {whom} blir partner {times} gånger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} against {whom}: {times} times</source>
        <comment>times</comment>
        <translation>
            <numerusform>{who} mot {whom}: {times} gång</numerusform>
            <numerusform>{who} mot {whom}: {times} gånger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} at table {whom}: {times} times</source>
        <comment>times</comment>
        <translation>
            <numerusform>{who} vid bord {whom}: {times} gång</numerusform>
            <numerusform>{who} vid bord {whom}: {times} gånger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and {count} more</source>
        <comment>count</comment>
        <translation>
            <numerusform>och {count} till</numerusform>
            <numerusform>och {count} till</numerusform>
        </translation>
    </message>
    <message>
        <source>other people, or other places, than in round 1: from here each round is drawn so that people meet least again</source>
        <translation>andra personer, eller andra platser, än i omgång 1: härifrån lottas varje omgång så att samma personer möts igen så sällan som möjligt</translation>
    </message>
    <message>
        <source>from here on the evening is planned anew, from who has met whom so far; rounds still to come: {value}</source>
        <translation>härifrån planeras kvällen om, efter vilka som hittills har mött varandra; kvarvarande omgångar: {value}</translation>
    </message>
    <message>
        <source>{who} takes the place of {whose}; nobody else moves differently</source>
        <translation>{who} tar plats i stället för {whose}; ingen annan flyttar annorlunda</translation>
    </message>
    <message>
        <source>partners repeat from round {value} at the latest</source>
        <translation>samma partner återkommer senast från omgång {value}</translation>
    </message>
    <message>
        <source>opponents meet again from round {value} at the latest</source>
        <translation>samma motståndare möts igen senast från omgång {value}</translation>
    </message>
    <message>
        <source>without a partner in the list: {value}; they are paired in the order of their numbers</source>
        <translation>utan partner i listan: {value}; de paras ihop i nummerordning</translation>
    </message>
    <message>
        <source>{number} {name} has no partner and rests</source>
        <translation>{number} {name} har ingen partner och står över</translation>
    </message>
    <message>
        <source>whole teams of four in the room: {value}; needed: {allowed}</source>
        <translation>hela fyrmannalag i lokalen: {value}; behövs: {allowed}</translation>
    </message>
    <message>
        <source>teams of four need tables of four; choose another scoring system or another movement</source>
        <translation>fyrmannalag kräver bord för fyra; välj ett annat poängsätt eller en annan förflyttning</translation>
    </message>
    <message>
        <source>without a team in the list: {value}; they are put into teams by pairs, then in the order of numbers</source>
        <translation>utan lag i listan: {value}; de sätts i lag efter par, sedan i nummerordning</translation>
    </message>
    <message>
        <source>team {team} has {value} of {allowed} players and rests; sign somebody in for it, or add a dummy</source>
        <translation>lag {team} har {value} av {allowed} spelare och står över; anmäl någon till det, eller lägg till en träkarl</translation>
    </message>
    <message>
        <source>{number} {name} finds no place in a team and rests</source>
        <translation>{number} {name} får ingen plats i ett lag och står över</translation>
    </message>
    <message>
        <source>teams visit the same home tables again from round {value}</source>
        <translation>lagen besöker samma hemmabord igen från omgång {value}</translation>
    </message>
    <message>
        <source>seats of the other role taken by players who came as {role}: {value}</source>
        <translation>stolar i den andra rollen som tas av spelare som kom som {role}: {value}</translation>
    </message>
    <message>
        <source>with one table the same people meet in every round</source>
        <translation>med ett bord möts samma personer i varje omgång</translation>
    </message>
    <message>
        <source>with so many tables nobody ever changes partner by this rule; choose one that parts every couple</source>
        <translation>med så många bord byter ingen någonsin partner med den här regeln; välj en som skiljer alla par åt</translation>
    </message>
    <message>
        <source>by this rule partners stay together all evening; choose one that parts every couple to change that</source>
        <translation>med den här regeln håller partner ihop hela kvällen; välj en som skiljer alla par åt för att ändra det</translation>
    </message>
    <message>
        <source>with so many tables the same two stay partners in the seats {side}; choose other steps</source>
        <translation>med så många bord förblir samma två partner på stolarna {side}; välj andra steg</translation>
    </message>
    <message>
        <source>people meet at a table again from round {value} at the latest</source>
        <translation>samma personer möts igen vid ett bord senast från omgång {value}</translation>
    </message>
    <message>
        <source>no full result yet; the draw goes by what is written</source>
        <translation>inget fullständigt resultat än; lottningen går efter det som är inskrivet</translation>
    </message>
    <message>
        <source>level; by lot {side} move as winners</source>
        <translation>lika; efter lottning flyttar {side} som vinnare</translation>
    </message>
    <message>
        <source>no result yet; by lot {side} would move as winners</source>
        <translation>inget resultat än; efter lottning skulle {side} flytta som vinnare</translation>
    </message>
    <message>
        <source>Table {table} was level; by lot {side} move as winners</source>
        <translation>Vid bord {table} blev det lika; efter lottning flyttar {side} som vinnare</translation>
    </message>
    <message>
        <source>Table {table} has no result; by lot {side} move as winners</source>
        <translation>Bord {table} har inget resultat; efter lottning flyttar {side} som vinnare</translation>
    </message>
    <message>
        <source>After every deal wait for the bell, then move.</source>
        <translation>Vänta på signalen efter varje giv och flytta sedan.</translation>
    </message>
    <message>
        <source>When the rubber is over wait for the bell, then move.</source>
        <translation>Vänta på signalen när robberten är slut och flytta sedan.</translation>
    </message>
    <message>
        <source>The winning {role} goes up one table.</source>
        <translation>Vinnande {role} går upp ett bord.</translation>
    </message>
    <message>
        <source>The winning {role} goes down one table.</source>
        <translation>Vinnande {role} går ned ett bord.</translation>
    </message>
    <message>
        <source>The losing {role} goes up one table.</source>
        <translation>Förlorande {role} går upp ett bord.</translation>
    </message>
    <message>
        <source>The losing {role} goes down one table.</source>
        <translation>Förlorande {role} går ned ett bord.</translation>
    </message>
    <message>
        <source>Who wins goes up one table.</source>
        <translation>Den som vinner går upp ett bord.</translation>
    </message>
    <message>
        <source>Who wins goes down one table.</source>
        <translation>Den som vinner går ned ett bord.</translation>
    </message>
    <message>
        <source>Who wins stays at the table.</source>
        <translation>Den som vinner stannar vid bordet.</translation>
    </message>
    <message>
        <source>Who loses goes up one table.</source>
        <translation>Den som förlorar går upp ett bord.</translation>
    </message>
    <message>
        <source>Who loses goes down one table.</source>
        <translation>Den som förlorar går ned ett bord.</translation>
    </message>
    <message>
        <source>Who loses stays at the table.</source>
        <translation>Den som förlorar stannar vid bordet.</translation>
    </message>
    <message>
        <source>At table 1, the head table, winners stay and losers go to the last.</source>
        <translation>Vid bord 1, toppbordet, stannar vinnarna och förlorarna går till det sista bordet.</translation>
    </message>
    <message>
        <source>At every other table losers stay and winners go one table towards table 1.</source>
        <translation>Vid alla andra bord stannar förlorarna och vinnarna går ett bord mot bord 1.</translation>
    </message>
    <message>
        <source>The winning {role} keeps the seat.</source>
        <translation>Vinnande {role} sitter kvar på sin stol.</translation>
    </message>
    <message>
        <source>The losing {role} keeps the seat.</source>
        <translation>Förlorande {role} sitter kvar på sin stol.</translation>
    </message>
    <message>
        <source>The winning {role} stays, but changes seats to play against the last partner.</source>
        <translation>Vinnande {role} stannar men byter stol för att spela mot sin förra partner.</translation>
    </message>
    <message>
        <source>The losing {role} stays, but changes seats to play against the last partner.</source>
        <translation>Förlorande {role} stannar men byter stol för att spela mot sin förra partner.</translation>
    </message>
    <message>
        <source>Of the two who stay, whoever sits South or West takes the other of these seats. Of the two who arrive, one from North or East sits North or East, the other South or West.</source>
        <translation>Av de två som stannar byter den som sitter i Syd eller Väst till den andra av dessa stolar. Av de två som kommer sätter sig den från Nord eller Öst i Nord eller Öst, den andra i Syd eller Väst.</translation>
    </message>
    <message>
        <source>The two who stay remain partners; the two who come become partners.</source>
        <translation>De två som stannar förblir partner; de två som kommer blir partner.</translation>
    </message>
    <message>
        <source>Partners stay together.</source>
        <translation>Partner håller ihop.</translation>
    </message>
    <message>
        <source>Chairs are numbered to the left from North, 1 to 4; 1 and 3 play 2 and 4. Of the losers, whoever has the lower number moves one chair on.</source>
        <translation>Stolarna är numrerade åt vänster från Nord, 1 till 4; 1 och 3 spelar mot 2 och 4. Av förlorarna flyttar den med lägre nummer en stol framåt.</translation>
    </message>
    <message>
        <source>Of the winners, whoever had the lower number takes the lower of the free chairs.</source>
        <translation>Av vinnarna tar den som hade lägre nummer den lägre av de lediga stolarna.</translation>
    </message>
    <message>
        <source>{seat} stays.</source>
        <translation>{seat} sitter kvar.</translation>
    </message>
    <message>
        <source>{seat} moves up by {value}.</source>
        <translation>{seat} flyttar {value} bord uppåt.</translation>
    </message>
    <message>
        <source>{seat} moves down by {value}.</source>
        <translation>{seat} flyttar {value} bord nedåt.</translation>
    </message>
    <message>
        <source>Every {role} stays.</source>
        <translation>Varje {role} sitter kvar.</translation>
    </message>
    <message>
        <source>Every {role} moves up by {value}.</source>
        <translation>Varje {role} flyttar {value} bord uppåt.</translation>
    </message>
    <message>
        <source>Every {role} moves down by {value}.</source>
        <translation>Varje {role} flyttar {value} bord nedåt.</translation>
    </message>
    <message>
        <source>Up from the last table is table 1; down from table 1 is the last.</source>
        <translation>Upp från sista bordet är bord 1; ned från bord 1 är sista bordet.</translation>
    </message>
    <message>
        <source>Where a table is level, cut for who moves as winner.</source>
        <translation>Vid lika på ett bord: dra kort om vem som flyttar som vinnare.</translation>
    </message>
    <message>
        <source>After every round you play others who have about as many points as you; the best sit at table 1.</source>
        <translation>Efter varje omgång spelar ni mot andra som har ungefär lika många poäng; de bästa sitter vid bord 1.</translation>
    </message>
    <message>
        <source>In each round one side rests: the lowest of those who have rested least.</source>
        <translation>I varje omgång står en sida över: den lägsta av dem som stått över minst.</translation>
    </message>
    <message>
        <source>Every team of four has a fort, its home table.</source>
        <translation>Varje fyrmannalag har ett fort, sitt hemmabord.</translation>
    </message>
    <message>
        <source>In each round one pair of the team stays there and the other visits another fort; they take turns.</source>
        <translation>I varje omgång stannar ett av lagets par där och det andra besöker ett annat fort; de turas om.</translation>
    </message>
    <message>
        <source>Who is at home sits North and South, visitors East and West.</source>
        <translation>Den som är hemma sitter Nord och Syd, besökare Öst och Väst.</translation>
    </message>
    <message>
        <source>Round {round}: tables up for visitors: {value}.</source>
        <translation>Omgång {round}: bord uppåt för besökare: {value}.</translation>
    </message>
    <message>
        <source>Stay seated until the next round is read out or hung up.</source>
        <translation>Sitt kvar tills nästa omgång läses upp eller sätts upp.</translation>
    </message>
    <message>
        <source>{number} {name} stays at table {table}, {seat}</source>
        <translation>{number} {name} stannar vid bord {table}, {seat}</translation>
    </message>
    <message>
        <source>{number} {name} stays at table {table} and moves to {seat}</source>
        <translation>{number} {name} stannar vid bord {table} och flyttar till {seat}</translation>
    </message>
    <message>
        <source>{number} {name} goes to table {table}, {seat}</source>
        <translation>{number} {name} går till bord {table}, {seat}</translation>
    </message>
    <message>
        <source>{number} {name} rests</source>
        <translation>{number} {name} står över</translation>
    </message>
    <message>
        <source>The winning {role} stays at table {table}, {seat}: {number} {name}</source>
        <translation>Vinnande {role} stannar vid bord {table}, {seat}: {number} {name}</translation>
    </message>
    <message>
        <source>The winning {role} stays at table {table} and moves to {seat}: {number} {name}</source>
        <translation>Vinnande {role} stannar vid bord {table} och flyttar till {seat}: {number} {name}</translation>
    </message>
    <message>
        <source>The winning {role} goes to table {table}, {seat}: {number} {name}</source>
        <translation>Vinnande {role} går till bord {table}, {seat}: {number} {name}</translation>
    </message>
    <message>
        <source>The winning {role} rests: {number} {name}</source>
        <translation>Vinnande {role} står över: {number} {name}</translation>
    </message>
    <message>
        <source>The losing {role} stays at table {table}, {seat}: {number} {name}</source>
        <translation>Förlorande {role} stannar vid bord {table}, {seat}: {number} {name}</translation>
    </message>
    <message>
        <source>The losing {role} stays at table {table} and moves to {seat}: {number} {name}</source>
        <translation>Förlorande {role} stannar vid bord {table} och flyttar till {seat}: {number} {name}</translation>
    </message>
    <message>
        <source>The losing {role} goes to table {table}, {seat}: {number} {name}</source>
        <translation>Förlorande {role} går till bord {table}, {seat}: {number} {name}</translation>
    </message>
    <message>
        <source>The losing {role} rests: {number} {name}</source>
        <translation>Förlorande {role} står över: {number} {name}</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>Orm</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Rad</translation>
    </message>
    <message>
        <source>More even: {what}</source>
        <translation>Jämnare: {what}</translation>
    </message>
    <message>
        <source>Less even: {what}</source>
        <translation>Mindre jämnt: {what}</translation>
    </message>
    <message>
        <source>Just as even: nobody meets again more or less often</source>
        <translation>Lika jämnt: ingen möts igen oftare eller mer sällan</translation>
    </message>
    <message>
        <source>pairs parted {before} → {after}</source>
        <translation>skilda par {before} → {after}</translation>
    </message>
    <message>
        <source>partners met again {before} → {after}</source>
        <translation>partner igen {before} → {after}</translation>
    </message>
    <message>
        <source>opponents met again {before} → {after}</source>
        <translation>motståndare igen {before} → {after}</translation>
    </message>
    <message>
        <source>tables sat at again {before} → {after}</source>
        <translation>samma bord igen {before} → {after}</translation>
    </message>
    <message>
        <source>deal {deal} corrected {when} at {station}</source>
        <translation>giv {deal} rättad {when} vid {station}</translation>
    </message>
    <message>
        <source>deal {deal} corrected {when} at this computer</source>
        <translation>giv {deal} rättad {when} vid den här datorn</translation>
    </message>
    <message>
        <source>totals corrected {when}</source>
        <translation>summor rättade {when}</translation>
    </message>
    <message>
        <source>{points} for {names}: {reason}</source>
        <translation>{points} till {names}: {reason}</translation>
    </message>
    <message>
        <source>in deal {deal} {ns_names} sat against {ew_names}</source>
        <translation>i giv {deal} satt {ns_names} mot {ew_names}</translation>
    </message>
    <message>
        <source>{one} and {another} had sat in each other’s seats</source>
        <translation>{one} och {another} hade suttit på varandras stolar</translation>
    </message>
    <message>
        <source>the rounds after it stay seated as they were</source>
        <translation>omgångarna därefter förblir placerade som de var</translation>
    </message>
    <message>
        <source>corrected {when}</source>
        <translation>rättat {when}</translation>
    </message>
    <message>
        <source>adjusted {points}</source>
        <translation>justerat {points}</translation>
    </message>
    <message>
        <source>seats changed in deal {deal}</source>
        <translation>stolar bytta i giv {deal}</translation>
    </message>
    <message>
        <source>seats changed</source>
        <translation>stolar bytta</translation>
    </message>
    <message>
        <source>Control total {counted} of {expected}</source>
        <translation>Kontrollsumma {counted} av {expected}</translation>
    </message>
    <message>
        <source>{control} ({parts})</source>
        <translation>{control} ({parts})</translation>
    </message>
    <message>
        <source>{points} awarded</source>
        <translation>{points} tilldelade</translation>
    </message>
    <message>
        <source>{points} by adjustments</source>
        <translation>{points} i justeringar</translation>
    </message>
    <message>
        <source>{control}
Look again: it is off</source>
        <translation>{control}
Se efter igen: den stämmer inte</translation>
    </message>
    <message>
        <source>{control}
Look again at {places}</source>
        <translation>{control}
Se efter igen vid {places}</translation>
    </message>
    <message>
        <source>Everybody plays</source>
        <translation>Alla spelar</translation>
    </message>
    <message>
        <source>Rest in turn</source>
        <translation>Stå över i tur och ordning</translation>
    </message>
    <message>
        <source>A pair rests in turn</source>
        <translation>Ett par i taget står över</translation>
    </message>
    <message>
        <source>Whoever has no partner rests</source>
        <translation>Den som saknar partner står över</translation>
    </message>
    <message>
        <source>A pair rests in turn, and whoever has no partner</source>
        <translation>Ett par i taget står över, och den som saknar partner</translation>
    </message>
    <message>
        <source>Whoever makes no whole team rests</source>
        <translation>De som inte bildar ett helt lag står över</translation>
    </message>
    <message>
        <source>Dummies in the empty seats</source>
        <translation>Träkarlar på de tomma stolarna</translation>
    </message>
    <message>
        <source>A dummy as partner</source>
        <translation>En träkarl som partner</translation>
    </message>
    <message>
        <source>Share a seat</source>
        <translation>Dela stol</translation>
    </message>
    <message>
        <source>A seat for each again</source>
        <translation>Egen stol för alla igen</translation>
    </message>
    <message>
        <source>The organiser fills in</source>
        <translation>Arrangören fyller ut</translation>
    </message>
    <message>
        <source>The organiser as partner</source>
        <translation>Arrangören som partner</translation>
    </message>
    <message>
        <source>Some play in the other role</source>
        <translation>Några spelar i den andra rollen</translation>
    </message>
    <message>
        <source>Tables: {tables}. There is a seat for everybody.</source>
        <translation>Bord: {tables}. Det finns en stol för alla.</translation>
    </message>
    <message>
        <source>Tables: {tables}, resting in each round: {resting}. Nobody rests again before everybody has rested.</source>
        <translation>Bord: {tables}, står över i varje omgång: {resting}. Ingen står över igen förrän alla har stått över.</translation>
    </message>
    <message>
        <source>Tables: {tables}. One pair rests in each round, and none again before every pair has rested.</source>
        <translation>Bord: {tables}. Ett par står över i varje omgång, och inget igen förrän alla par har stått över.</translation>
    </message>
    <message>
        <source>Tables: {tables}. Nobody else rests; whoever has no partner waits for one all evening.</source>
        <translation>Bord: {tables}. Ingen annan står över; den som saknar partner väntar på en hela kvällen.</translation>
    </message>
    <message>
        <source>Tables: {tables}. One pair rests in each round, each in turn; whoever has no partner waits for one all evening.</source>
        <translation>Bord: {tables}. Ett par står över i varje omgång, i tur och ordning; den som saknar partner väntar på en hela kvällen.</translation>
    </message>
    <message>
        <source>Tables: {tables}, without a team of four: {resting}. They wait until they are four.</source>
        <translation>Bord: {tables}, utan fyrmannalag: {resting}. De väntar tills de är fyra.</translation>
    </message>
    <message>
        <source>Dummies: {missing}, tables: {tables}, and nobody rests. Whoever has time plays the cards of a dummy, or its partner does.</source>
        <translation>Träkarlar: {missing}, bord: {tables}, och ingen står över. Den som har tid spelar träkarlens kort, eller också gör dess partner det.</translation>
    </message>
    <message>
        <source>A dummy is the partner of whoever has none, who plays its cards too. Tables: {tables}; one pair rests in each round, each in turn.</source>
        <translation>En träkarl blir partner till den som saknar en, och som då spelar även dess kort. Bord: {tables}; ett par står över i varje omgång, i tur och ordning.</translation>
    </message>
    <message>
        <source>Shared seats: {over}, tables: {tables}. Ask for volunteers first; who shares plays in turn.</source>
        <translation>Delade stolar: {over}, bord: {tables}. Fråga först efter frivilliga; de som delar stol turas om att spela.</translation>
    </message>
    <message>
        <source>Seats shared no longer: {value}. Tables: {tables}, resting in each round: {resting}.</source>
        <translation>Stolar som inte delas längre: {value}. Bord: {tables}, står över i varje omgång: {resting}.</translation>
    </message>
    <message>
        <source>One more signs in. Tables: {tables}, and nobody rests.</source>
        <translation>En till anmäler sig. Bord: {tables}, och ingen står över.</translation>
    </message>
    <message>
        <source>One more signs in. Tables: {tables}; one pair rests in each round, each in turn.</source>
        <translation>En till anmäler sig. Bord: {tables}; ett par står över i varje omgång, i tur och ordning.</translation>
    </message>
    <message>
        <source>Ask for volunteers first, or take the last who came: {who} as {role}. Then {many} play as {role} and {others} as {other}.</source>
        <translation>Fråga först efter frivilliga, eller ta de sist komna: {who} som {role}. Då spelar {many} som {role} och {others} som {other}.</translation>
    </message>
    <message>
        <source>Everybody has a row of their own and plays every deal.</source>
        <translation>Alla har en egen rad och spelar varje giv.</translation>
    </message>
    <message>
        <source>Everybody has a row of their own.</source>
        <translation>Alla har en egen rad.</translation>
    </message>
    <message>
        <source>Every pair has one row.</source>
        <translation>Varje par har en rad.</translation>
    </message>
    <message>
        <source>Every pair has one row; whoever is alone has one too.</source>
        <translation>Varje par har en rad; den som är ensam har också en.</translation>
    </message>
    <message>
        <source>Every team has one row; whoever has none is listed apart.</source>
        <translation>Varje lag har en rad; de som saknar lag anges för sig.</translation>
    </message>
    <message>
        <source>Dummies have no place; their partners count like everybody. The control total has the points of dummies too.</source>
        <translation>Träkarlar får ingen placering; deras partner räknas som alla andra. Träkarlarnas poäng ingår i kontrollsumman.</translation>
    </message>
    <message>
        <source>The pair has one row like every other.</source>
        <translation>Paret har en rad som alla andra.</translation>
    </message>
    <message>
        <source>Those who share a seat have one row under all their names, one place and one prize.</source>
        <translation>De som delar stol har en rad med alla sina namn, en placering och ett pris.</translation>
    </message>
    <message>
        <source>They have a row of their own and count like everybody.</source>
        <translation>De har en egen rad och räknas som alla andra.</translation>
    </message>
    <message>
        <source>Their place is among those whose role they play in.</source>
        <translation>De placeras bland dem vars roll de spelar i.</translation>
    </message>
    <message>
        <source>There is no award: whoever rests gets nothing where a side takes {mean} a deal on average.</source>
        <translation>Inga poäng tilldelas: den som står över får inget, där en sida i snitt tar {mean} per giv.</translation>
    </message>
    <message>
        <source>There is no award: whoever rests gets no points.</source>
        <translation>Inga poäng tilldelas: den som står över får inget.</translation>
    </message>
    <message>
        <source>Whoever rests gets {award} a deal.</source>
        <translation>Den som står över får {award} per giv.</translation>
    </message>
    <message>
        <source>Whoever rests gets {award} for the round.</source>
        <translation>Den som står över får {award} för omgången.</translation>
    </message>
    <message>
        <source>Whoever rests gets {award} a deal, just what a side takes on average.</source>
        <translation>Den som står över får {award} per giv, precis vad en sida tar i snitt.</translation>
    </message>
    <message>
        <source>Whoever rests gets {award} a deal, more than the {mean} that a side takes on average: resting helps.</source>
        <translation>Den som står över får {award} per giv, mer än de {mean} som en sida tar i snitt: att stå över lönar sig.</translation>
    </message>
    <message>
        <source>Whoever rests gets {award} a deal, less than the {mean} that a side takes on average: resting costs.</source>
        <translation>Den som står över får {award} per giv, mindre än de {mean} som en sida tar i snitt: att stå över kostar.</translation>
    </message>
    <message>
        <source>That holds for earlier rests too.</source>
        <translation>Det gäller även tidigare omgångar.</translation>
    </message>
    <message>
        <source>Control total of a round: {tables} × {at_table} + {resting} × {at_rest} = {sum}.</source>
        <translation>Kontrollsumma för en omgång: {tables} × {at_table} + {resting} × {at_rest} = {sum}.</translation>
    </message>
    <message>
        <source>Control total of a round: {tables} × {at_table} = {sum}.</source>
        <translation>Kontrollsumma för en omgång: {tables} × {at_table} = {sum}.</translation>
    </message>
    <message>
        <source>Score cards</source>
        <translation>Poängkort</translation>
    </message>
    <message>
        <source>Table slips</source>
        <translation>Bordslappar</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Cross table</source>
        <translation>Korstabell</translation>
    </message>
    <message>
        <source>Guide cards</source>
        <translation>Guidekort</translation>
    </message>
    <message>
        <source>Sign-in list</source>
        <translation>Anmälningslista</translation>
    </message>
    <message>
        <source>Table numbers</source>
        <translation>Bordsnummer</translation>
    </message>
    <message>
        <source>The M.C.’s sheet</source>
        <translation>Tävlingsledarens blad</translation>
    </message>
    <message>
        <source>The points of each player, round by round, with totals and places.</source>
        <translation>Varje spelares poäng, omgång för omgång, med summor och placeringar.</translation>
    </message>
    <message>
        <source>A card for each player, or pair, with their way: round, table, seat, partner and opponents.</source>
        <translation>Ett kort till varje spelare, eller par, med deras väg: omgång, bord, stol, partner och motståndare.</translation>
    </message>
    <message>
        <source>Everybody by name with a box for the money, for the door.</source>
        <translation>Alla efter namn med en ruta för pengarna, till dörren.</translation>
    </message>
    <message>
        <source>A large number for each table.</source>
        <translation>Ett stort nummer till varje bord.</translation>
    </message>
    <message>
        <source>What to read aloud, who moves and when, the trumps of each round, and the interval.</source>
        <translation>Vad som ska läsas upp, vem som flyttar och när, trumf i varje omgång, och pausen.</translation>
    </message>
    <message>
        <source>Places, totals and halves, for the wall.</source>
        <translation>Placeringar, summor och halvlekar, att sätta upp på väggen.</translation>
    </message>
    <message>
        <source>Who sits where, by table and by name to be read aloud, and the plan of the room.</source>
        <translation>Vem som sitter var, efter bord och efter namn att läsa upp, och planen över lokalen.</translation>
    </message>
    <message>
        <source>A card for each player, or pair, to carry from table to table.</source>
        <translation>Ett kort till varje spelare, eller par, att ta med från bord till bord.</translation>
    </message>
    <message>
        <source>A slip for each table to fill in and hand in after a round.</source>
        <translation>En lapp till varje bord att fylla i och lämna in efter en omgång.</translation>
    </message>
    <message>
        <source>What each table wrote, deal by deal, with the points and why.</source>
        <translation>Vad varje bord skrev, giv för giv, med poängen och varför.</translation>
    </message>
    <message>
        <source>total</source>
        <translation>summa</translation>
    </message>
    <message>
        <source>awarded</source>
        <translation>tilldelat</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>justerat</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>missat</translation>
    </message>
    <message>
        <source>average of a deal</source>
        <translation>snitt per giv</translation>
    </message>
    <message>
        <source>1st half</source>
        <translation>1:a halvlek</translation>
    </message>
    <message>
        <source>2nd half</source>
        <translation>2:a halvlek</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>givar</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vunna</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>skillnad</translation>
    </message>
    <message>
        <source>rubbers</source>
        <translation>robbertar</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partier</translation>
    </message>
    <message>
        <source>highest deal</source>
        <translation>högsta giv</translation>
    </message>
    <message>
        <source>last deal</source>
        <translation>sista given</translation>
    </message>
    <message>
        <source>who led last</source>
        <translation>vem som ledde sist</translation>
    </message>
    <message>
        <source>head to head</source>
        <translation>inbördes möte</translation>
    </message>
    <message>
        <source>decided by hand</source>
        <translation>avgjort för hand</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ingenting</translation>
    </message>
    <message>
        <source>the award</source>
        <translation>de tilldelade poängen</translation>
    </message>
    <message>
        <source>their own average</source>
        <translation>eget snitt</translation>
    </message>
    <message>
        <source>from the tables</source>
        <translation>från borden</translation>
    </message>
    <message>
        <source>from people’s own cards, without a seating</source>
        <translation>från spelarnas egna kort, utan bordsplacering</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Sida {page} av {pages}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nej</translation>
    </message>
    <message>
        <source>any</source>
        <translation>valfritt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>inga</translation>
    </message>
    <message>
        <source>{points} if the loser has {figures}</source>
        <translation>{points} om förloraren har {figures}</translation>
    </message>
    <message>
        <source>{points} if {figures}</source>
        <translation>{points} om {figures}</translation>
    </message>
    <message>
        <source>Provisional. Results are missing: {missing}</source>
        <translation>Preliminärt. Resultat saknas: {missing}</translation>
    </message>
    <message>
        <source>Provisional. Cards are missing: {names}</source>
        <translation>Preliminärt. Kort saknas: {names}</translation>
    </message>
    <message>
        <source>Corrected {when}</source>
        <translation>Rättat {when}</translation>
    </message>
    <message>
        <source>round {round} (tables: {tables})</source>
        <translation>omgång {round} (bord: {tables})</translation>
    </message>
    <message>
        <source>� stands for a letter that cannot be printed here: {whom}</source>
        <translation>� står för ett tecken som inte kan skrivas ut här: {whom}</translation>
    </message>
    <message>
        <source>number {number} ({codes})</source>
        <translation>nummer {number} ({codes})</translation>
    </message>
    <message>
        <source>“{text}” ({codes})</source>
        <translation>”{text}” ({codes})</translation>
    </message>
    <message>
        <source>Standings after round {round} of {rounds}</source>
        <translation>Ställning efter omgång {round} av {rounds}</translation>
    </message>
    <message>
        <source>Standings by people’s own cards</source>
        <translation>Ställning efter spelarnas egna kort</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Without a role</source>
        <translation>Utan roll</translation>
    </message>
    <message>
        <source>Not at a table yet</source>
        <translation>Inte vid något bord än</translation>
    </message>
    <message>
        <source>Team {team}</source>
        <translation>Lag {team}</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Lag</translation>
    </message>
    <message>
        <source>Each line has places of its own, since the two never meet.</source>
        <translation>Varje linje har egna placeringar, eftersom de två aldrig möts.</translation>
    </message>
    <message>
        <source>Whoever rests is awarded {value} for each deal; the totals hold these points.</source>
        <translation>Den som står över tilldelas {value} för varje giv; summorna innehåller de poängen.</translation>
    </message>
    <message>
        <source>Whoever rests is awarded {value} for the round; the totals hold these points.</source>
        <translation>Den som står över tilldelas {value} för omgången; summorna innehåller de poängen.</translation>
    </message>
    <message>
        <source>A deal that somebody missed counts nothing.</source>
        <translation>En giv som någon missat räknas som noll.</translation>
    </message>
    <message>
        <source>For a deal that somebody missed {value} are awarded; the totals hold these points.</source>
        <translation>För en giv som någon missat tilldelas {value}; summorna innehåller de poängen.</translation>
    </message>
    <message>
        <source>A deal that somebody missed counts the average of those they played; the totals hold these points.</source>
        <translation>En giv som någon missat räknas som snittet av de spelade; summorna innehåller de poängen.</translation>
    </message>
    <message numerus="yes">
        <source>{names}: {deals} of {planned} deals</source>
        <comment>planned</comment>
        <translation>
            <numerusform>{names}: {deals} av {planned} giv</numerusform>
            <numerusform>{names}: {deals} av {planned} givar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} do not fit on a sheet; allowed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} får inte plats på ett ark; tillåtet: {allowed}</numerusform>
            <numerusform>{value} får inte plats på ett ark; tillåtet: {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>blank forms cannot be made for {value} players; allowed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>tomma blanketter kan inte göras för {value} spelare; tillåtet: {allowed}</numerusform>
            <numerusform>tomma blanketter kan inte göras för {value} spelare; tillåtet: {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Handed in as totals of {deals} deals, without its deals.</source>
        <comment>deals</comment>
        <translation>
            <numerusform>Inlämnat som summa av {deals} giv, utan given.</numerusform>
            <numerusform>Inlämnat som summa av {deals} givar, utan givarna.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names}: rounds missed: {missed}</source>
        <translation>{names}: missade omgångar: {missed}</translation>
    </message>
    <message>
        <source>{document}, round {round}</source>
        <comment>in the name of a file</comment>
        <translation>{document}, omgång {round}</translation>
    </message>
    <message>
        <source>Corrected {when}: {tables}</source>
        <translation>Rättat {when}: {tables}</translation>
    </message>
    <message>
        <source>Missed deals: {value} each</source>
        <translation>Missade givar: {value} per giv</translation>
    </message>
    <message>
        <source>Missed deals: own average</source>
        <translation>Missade givar: eget snitt</translation>
    </message>
    <message>
        <source>Round {round}: {points} for {names} – {reason}</source>
        <translation>Omgång {round}: {points} till {names} – {reason}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: {points} for {names} – {reason}</source>
        <translation>Omgång {round}, bord {table}: {points} till {names} – {reason}</translation>
    </message>
    <message>
        <source>{points} for {names} – {reason}</source>
        <translation>{points} till {names} – {reason}</translation>
    </message>
    <message>
        <source>{name} (from round {round})</source>
        <translation>{name} (från omgång {round})</translation>
    </message>
    <message>
        <source>One seat: {people}</source>
        <translation>En stol: {people}</translation>
    </message>
    <message>
        <source>{name} {points} (deals: {deals})</source>
        <translation>{name} {points} (givar: {deals})</translation>
    </message>
    <message>
        <source>Dummies have no place, but their points are in the control total: {names}.</source>
        <translation>Träkarlar får ingen placering, men deras poäng ingår i kontrollsumman: {names}.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Placering</translation>
    </message>
    <message>
        <source>{place}=</source>
        <translation>{place}=</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Places are decided by {steps}; those who are level in all of it share a place (=).</source>
        <translation>Placeringarna avgörs efter {steps}; de som är lika i allt delar placering (=).</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, sedan </translation>
    </message>
    <message>
        <source>Control: all totals together make {sum}, as they should.</source>
        <translation>Kontroll: alla summor blir tillsammans {sum}, som de ska.</translation>
    </message>
    <message>
        <source>Control: all totals together make {sum} and should make {expected}.</source>
        <translation>Kontroll: alla summor blir tillsammans {sum} men ska bli {expected}.</translation>
    </message>
    <message>
        <source>Results are missing: {missing}.</source>
        <translation>Resultat saknas: {missing}.</translation>
    </message>
    <message>
        <source>{mark} sat at a table whose figures do not add up and were taken as they are.</source>
        <translation>{mark} satt vid ett bord vars siffror inte går ihop och togs som de var.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: {remark}</source>
        <translation>Omgång {round}, bord {table}: {remark}</translation>
    </message>
    <message>
        <source>Round {round}, table {table} could not play: {reason}</source>
        <translation>Omgång {round}, bord {table} kunde inte spela: {reason}</translation>
    </message>
    <message>
        <source>Round {round}, table {table} stopped early: {reason}</source>
        <translation>Omgång {round}, bord {table} slutade i förtid: {reason}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, by table</source>
        <translation>Omgång {round} av {rounds}, efter bord</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, by name</source>
        <translation>Omgång {round} av {rounds}, efter namn</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, plan of the room</source>
        <translation>Omgång {round} av {rounds}, plan över lokalen</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Stol</translation>
    </message>
    <message>
        <source>Rests: {names}</source>
        <translation>Står över: {names}</translation>
    </message>
    <message>
        <source>Cross table after round {round} of {rounds}</source>
        <translation>Korstabell efter omgång {round} av {rounds}</translation>
    </message>
    <message>
        <source>Awarded</source>
        <translation>Tilldelat</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Justerat</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summa</translation>
    </message>
    <message>
        <source>Guide card</source>
        <translation>Guidekort</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Roll</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Betalat</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Givar</translation>
    </message>
    <message>
        <source>To read aloud</source>
        <translation>Läs upp</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Paus</translation>
    </message>
    <message>
        <source>Players: {count}</source>
        <translation>Spelare: {count}</translation>
    </message>
    <message>
        <source>Tables: {count}, numbered {first} to {last}</source>
        <translation>Bord: {count}, numrerade {first} till {last}</translation>
    </message>
    <message>
        <source>Rounds: {count}</source>
        <translation>Omgångar: {count}</translation>
    </message>
    <message>
        <source>Deals in a round: {count}; in all: {all}</source>
        <translation>Givar per omgång: {count}; totalt: {all}</translation>
    </message>
    <message>
        <source>A round lasts until the rubber is decided.</source>
        <translation>En omgång varar tills robberten är avgjord.</translation>
    </message>
    <message>
        <source>Interval: after round {round}</source>
        <translation>Paus: efter omgång {round}</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Står över</translation>
    </message>
    <message>
        <source>where people go depends on who wins, so nobody’s way is known beforehand</source>
        <translation>vart man går beror på vem som vinner, så ingens väg är känd i förväg</translation>
    </message>
    <message>
        <source>this document is not printed on {value}; allowed: {allowed}</source>
        <translation>det här dokumentet skrivs inte ut på {value}; tillåtet: {allowed}</translation>
    </message>
    <message>
        <source>Score card</source>
        <translation>Poängkort</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Omgång</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumf</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stick</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>Kontroll</translation>
    </message>
    <message>
        <source>away</source>
        <translation>borta</translation>
    </message>
    <message>
        <source>Half-time</source>
        <translation>Halvtid</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passat</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Omgång {round}</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>E</source>
        <translation>Ö</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <translation>V</translation>
    </message>
    <message>
        <source>N–S</source>
        <translation>N–S</translation>
    </message>
    <message>
        <source>E–W</source>
        <translation>Ö–V</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <translation>Omgång {round}, bord {table}</translation>
    </message>
    <message>
        <source>Stopped early: {reason}</source>
        <translation>Slutade i förtid: {reason}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Givare</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Varför</translation>
    </message>
    <message>
        <source>Rubber {rubber}, game {game}</source>
        <translation>Robbert {rubber}, parti {game}</translation>
    </message>
    <message>
        <source>Game {game}</source>
        <translation>Parti {game}</translation>
    </message>
    <message>
        <source>Waiting points enter</source>
        <translation>Väntande poäng förs in</translation>
    </message>
    <message>
        <source>Game not finished</source>
        <translation>Partiet inte slut</translation>
    </message>
    <message>
        <source>Still waiting</source>
        <translation>Väntar ännu</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Handed in as totals, without its deals.</source>
        <translation>Inlämnat som summor, utan givar.</translation>
    </message>
    <message>
        <source>Handed in as totals: {ns} to {ew}</source>
        <translation>Inlämnat som summor: {ns} mot {ew}</translation>
    </message>
    <message>
        <source>Adjusted, beside this sheet: {points} for {names}. {reason}</source>
        <translation>Justerat, vid sidan av protokollet: {points} till {names}. {reason}</translation>
    </message>
    <message>
        <source>In deal {deal} {ns_names} sat against {ew_names}.</source>
        <translation>I giv {deal} satt {ns_names} mot {ew_names}.</translation>
    </message>
    <message>
        <source>Total so far</source>
        <translation>Summa hittills</translation>
    </message>
    <message>
        <source>the results come from people’s own cards, so nobody is seated and no table hands in a slip</source>
        <translation>resultaten kommer från spelarnas egna kort, så ingen placeras och inget bord lämnar in någon lapp</translation>
    </message>
    <message>
        <source>no round is seated yet, so there is nothing to print</source>
        <translation>ingen omgång är placerad än, så det finns inget att skriva ut</translation>
    </message>
    <message>
        <source>Prize list</source>
        <translation>Prislista</translation>
    </message>
    <message>
        <source>Announcer sheet</source>
        <translation>Prisutdelningsblad</translation>
    </message>
    <message>
        <source>Who wins which prize, by how much, and how ties were settled.</source>
        <translation>Vem som vinner vilket pris, med hur mycket, och hur det avgjordes vid lika.</translation>
    </message>
    <message>
        <source>The prizes from the lowest to the highest, in large print, to be read aloud.</source>
        <translation>Priserna från det lägsta till det högsta, med stor text, att läsa upp.</translation>
    </message>
    <message>
        <source>there are no prizes yet, so there is nothing to print</source>
        <translation>det finns inga priser än, så det finns inget att skriva ut</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Första</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Andra</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>Tredje</translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation>Fjärde</translation>
    </message>
    <message>
        <source>Fifth</source>
        <translation>Femte</translation>
    </message>
    <message>
        <source>Sixth</source>
        <translation>Sjätte</translation>
    </message>
    <message>
        <source>Seventh</source>
        <translation>Sjunde</translation>
    </message>
    <message>
        <source>Eighth</source>
        <translation>Åttonde</translation>
    </message>
    <message>
        <source>Ninth</source>
        <translation>Nionde</translation>
    </message>
    <message>
        <source>Tenth</source>
        <translation>Tionde</translation>
    </message>
    <message>
        <source>{ordinal}</source>
        <translation>{ordinal} pris</translation>
    </message>
    <message>
        <source>{ordinal} {who}</source>
        <translation>{ordinal} {who}</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>Placering {place}</translation>
    </message>
    <message>
        <source>Place {place}, {who}</source>
        <translation>Placering {place}, {who}</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bäst</translation>
    </message>
    <message>
        <source>Best {who}</source>
        <translation>Bästa {who}</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Lägst</translation>
    </message>
    <message>
        <source>Lowest {who}</source>
        <translation>Lägst, {who}</translation>
    </message>
    <message>
        <source>Most deals of ten or more</source>
        <translation>Flest givar med tio eller fler</translation>
    </message>
    <message>
        <source>Most deals of {least} or more</source>
        <translation>Flest givar med {least} eller fler</translation>
    </message>
    <message>
        <source>Longest at one table</source>
        <translation>Längst vid samma bord</translation>
    </message>
    <message>
        <source>Most moves</source>
        <translation>Flest förflyttningar</translation>
    </message>
    <message>
        <source>Highest deal</source>
        <translation>Högsta giv</translation>
    </message>
    <message>
        <source>Deal {deal} (drawn)</source>
        <translation>Giv {deal} (utlottad)</translation>
    </message>
    <message>
        <source>{prize}, {who}</source>
        <translation>{prize}, {who}</translation>
    </message>
    <message>
        <source>{prize} of the first half</source>
        <translation>{prize} i första halvlek</translation>
    </message>
    <message>
        <source>{prize} of the second half</source>
        <translation>{prize} i andra halvlek</translation>
    </message>
    <message>
        <source>{step}: {figure}</source>
        <translation>{step}: {figure}</translation>
    </message>
    <message>
        <source>deals of {least} or more</source>
        <translation>givar med {least} eller fler</translation>
    </message>
    <message>
        <source>rounds on end at one table</source>
        <translation>omgångar i rad vid samma bord</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>förflyttningar</translation>
    </message>
    <message>
        <source>in one deal</source>
        <translation>i en giv</translation>
    </message>
    <message>
        <source>in deal {deal}</source>
        <translation>i giv {deal}</translation>
    </message>
    <message>
        <source>{whole}.{hundredths}</source>
        <translation>{whole},{hundredths}</translation>
    </message>
    <message>
        <source>{amount} each</source>
        <translation>{amount} var</translation>
    </message>
    <message>
        <source>Nobody so far</source>
        <translation>Ingen hittills</translation>
    </message>
    <message>
        <source>Still to be given to somebody</source>
        <translation>Ska ännu ges till någon</translation>
    </message>
    <message>
        <source>Still to be settled between {names}</source>
        <translation>Ska ännu avgöras mellan {names}</translation>
    </message>
    <message>
        <source>Level in {steps}</source>
        <translation>Lika i {steps}</translation>
    </message>
    <message>
        <source>Cut between {names}</source>
        <translation>Kortdragning mellan {names}</translation>
    </message>
    <message>
        <source>Played off between {names}</source>
        <translation>Särspel mellan {names}</translation>
    </message>
    <message>
        <source>Shared between {names}</source>
        <translation>Delat mellan {names}</translation>
    </message>
    <message>
        <source>{settled} ({note})</source>
        <translation>{settled} ({note})</translation>
    </message>
    <message>
        <source>Passed over, with a prize already: {names}</source>
        <translation>Förbigångna, har redan ett pris: {names}</translation>
    </message>
    <message>
        <source>Given to {names} – corrected since</source>
        <translation>Utdelat till {names} – rättat sedan dess</translation>
    </message>
    <message>
        <source>Prizes after round {round} of {rounds}</source>
        <translation>Priser efter omgång {round} av {rounds}</translation>
    </message>
    <message>
        <source>Prizes by people’s own cards</source>
        <translation>Priser efter spelarnas egna kort</translation>
    </message>
    <message>
        <source>Announcer sheet after round {round} of {rounds}</source>
        <translation>Prisutdelningsblad efter omgång {round} av {rounds}</translation>
    </message>
    <message>
        <source>Announcer sheet by people’s own cards</source>
        <translation>Prisutdelningsblad efter spelarnas egna kort</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Pris</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vinnare</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Med</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Belopp</translation>
    </message>
    <message>
        <source>About it</source>
        <translation>Om priset</translation>
    </message>
    <message>
        <source>At the interval</source>
        <translation>I pausen</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Vid slutet</translation>
    </message>
    <message>
        <source>Places are decided by {steps}; those who are level in all of it cut, play off or share.</source>
        <translation>Placeringarna avgörs efter {steps}; de som är lika i allt drar kort, spelar särspel eller delar.</translation>
    </message>
    <message>
        <source>Nobody has two prizes: the more valuable one is kept, and the other goes to the next.</source>
        <translation>Ingen får två priser: det värdefullare behålls, det andra går till nästa.</translation>
    </message>
    <message>
        <source>Whoever went home wins too.</source>
        <translation>Den som gått hem vinner också.</translation>
    </message>
    <message>
        <source>Whoever went home wins nothing.</source>
        <translation>Den som gått hem vinner inget.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>namn</translation>
    </message>
    <message>
        <source>nickname</source>
        <translation>smeknamn</translation>
    </message>
    <message>
        <source>club number</source>
        <translation>klubbnummer</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titel</translation>
    </message>
    <message>
        <source>venue</source>
        <translation>plats</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nummer</translation>
    </message>
    <message>
        <source>role</source>
        <translation>roll</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>par</translation>
    </message>
    <message>
        <source>team</source>
        <translation>lag</translation>
    </message>
    <message>
        <source>(forgotten)</source>
        <translation>(glömd)</translation>
    </message>
    <message>
        <source>What the club keeps of {name}</source>
        <translation>Vad klubben sparar om {name}</translation>
    </message>
    <message>
        <source>From the book of {club}, {when}</source>
        <translation>Ur {club}, {when}</translation>
    </message>
    <message>
        <source>From the club’s book, {when}</source>
        <translation>Ur klubbens bok, {when}</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Uppgifter</translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation>Smeknamn</translation>
    </message>
    <message>
        <source>Club no.</source>
        <translation>Klubbnr</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Arkiverad</translation>
    </message>
    <message>
        <source>Also entered as</source>
        <translation>Även inskriven som</translation>
    </message>
    <message>
        <source>Earlier entries, which the journal of changes keeps</source>
        <translation>Tidigare uppgifter, som ändringsloggen sparar</translation>
    </message>
    <message>
        <source>Wishes for every evening</source>
        <translation>Önskemål för varje kväll</translation>
    </message>
    <message>
        <source>Never at one table with {name}</source>
        <translation>Aldrig vid samma bord som {name}</translation>
    </message>
    <message>
        <source>At one table with {name}</source>
        <translation>Vid samma bord som {name}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Tävling</translation>
    </message>
    <message>
        <source>Name there</source>
        <translation>Namn där</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Anmärkningar</translation>
    </message>
    <message>
        <source>shared seat</source>
        <translation>delad stol</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>betalat</translation>
    </message>
    <message>
        <source>was handed a prize</source>
        <translation>fick ett pris</translation>
    </message>
    <message>
        <source>adjustment {points}: {reason}</source>
        <translation>justering {points}: {reason}</translation>
    </message>
    <message>
        <source>Rounds together</source>
        <translation>Gemensamma omgångar</translation>
    </message>
    <message>
        <source>Every seat and what was written at the table stands in the same export as data (JSON).</source>
        <translation>Varje stol och vad som skrevs vid bordet finns i samma export som data (JSON).</translation>
    </message>
    <message numerus="yes">
        <source>{name} in {rounds} rounds</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{name} i {rounds} omgång</numerusform>
            <numerusform>{name} i {rounds} omgångar</numerusform>
        </translation>
    </message>
    <message>
        <source>To read (HTML)</source>
        <translation>Att läsa (HTML)</translation>
    </message>
    <message>
        <source>As data (JSON)</source>
        <translation>Som data (JSON)</translation>
    </message>
    <message>
        <source>wish</source>
        <translation>önskemål</translation>
    </message>
    <message>
        <source>table</source>
        <translation>bord</translation>
    </message>
    <message>
        <source>award for resting</source>
        <translation>poäng för den som står över</translation>
    </message>
    <message>
        <source>totals</source>
        <translation>summor</translation>
    </message>
    <message>
        <source>points</source>
        <translation>poäng</translation>
    </message>
    <message>
        <source>first half</source>
        <translation>första halvlek</translation>
    </message>
    <message>
        <source>second half</source>
        <translation>andra halvlek</translation>
    </message>
    <message>
        <source>fee</source>
        <translation>startavgift</translation>
    </message>
    <message>
        <source>number of evenings that count</source>
        <translation>antal kvällar som räknas</translation>
    </message>
    <message>
        <source>points for places</source>
        <translation>poäng för placeringar</translation>
    </message>
    <message>
        <source>what for</source>
        <translation>för vad</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>valuta</translation>
    </message>
    <message>
        <source>way of entering results</source>
        <translation>sätt att skriva in resultat</translation>
    </message>
    <message>
        <source>place</source>
        <translation>placering</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>belopp</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>giv</translation>
    </message>
    <message>
        <source>half</source>
        <translation>halvlek</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>vinnare</translation>
    </message>
    <message>
        <source>note</source>
        <translation>anmärkning</translation>
    </message>
    <message>
        <source>number of rounds</source>
        <translation>antal omgångar</translation>
    </message>
    <message>
        <source>deals in a round</source>
        <translation>givar per omgång</translation>
    </message>
    <message>
        <source>interval after round</source>
        <translation>paus efter omgång</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>anmärkning</translation>
    </message>
    <message>
        <source>reason for stopping</source>
        <translation>skäl till att sluta</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>skäl</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>förflyttning</translation>
    </message>
    <message>
        <source>scoring</source>
        <translation>poängsätt</translation>
    </message>
    <message>
        <source>open a drive first</source>
        <translation>öppna en tävling först</translation>
    </message>
    <message>
        <source>a person needs a name</source>
        <translation>en person behöver ett namn</translation>
    </message>
    <message>
        <source>a drive needs a title</source>
        <translation>en tävling behöver en titel</translation>
    </message>
    <message>
        <source>say why: the reason is kept with the results</source>
        <translation>ange varför: skälet sparas med resultaten</translation>
    </message>
    <message numerus="yes">
        <source>the {field} has {value} characters; at most {allowed} fit</source>
        <comment>value</comment>
        <translation>
            <numerusform>{field}: {value} tecken skrivet; högst {allowed} får plats</numerusform>
            <numerusform>{field}: {value} tecken skrivna; högst {allowed} får plats</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} cannot be somebody’s number; allowed: {allowed}</source>
        <translation>{value} kan inte vara någons nummer; tillåtet: {allowed}</translation>
    </message>
    <message numerus="yes">
        <source>a wish like this needs {allowed} people, not {value}</source>
        <comment>allowed</comment>
        <translation>
            <numerusform>ett sådant önskemål kräver {allowed} person, inte {value}</numerusform>
            <numerusform>ett sådant önskemål kräver {allowed} personer, inte {value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} points cannot be given; allowed: {allowed}, but not 0</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} poäng kan inte ges; tillåtet: {allowed}, men inte 0</numerusform>
            <numerusform>{value} poäng kan inte ges; tillåtet: {allowed}, men inte 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a card has {allowed} deals, not {value}</source>
        <comment>allowed</comment>
        <translation>
            <numerusform>ett kort har {allowed} giv, inte {value}</numerusform>
            <numerusform>ett kort har {allowed} givar, inte {value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} prizes are too many; allowed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} pris är för mycket; tillåtet: {allowed}</numerusform>
            <numerusform>{value} priser är för många; tillåtet: {allowed}</numerusform>
        </translation>
    </message>
    <message>
        <source>whoever this was has asked to be forgotten</source>
        <translation>den det gällde har bett att få bli glömd</translation>
    </message>
    <message numerus="yes">
        <source>the drive is planned for {value} rounds; plan more to go on</source>
        <comment>value</comment>
        <translation>
            <numerusform>tävlingen är planerad för {value} omgång; planera fler för att fortsätta</numerusform>
            <numerusform>tävlingen är planerad för {value} omgångar; planera fler för att fortsätta</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {count}: {document}</source>
        <translation>{number} av {count}: {document}</translation>
    </message>
    <message>
        <source>{number} ({title}, {day})</source>
        <translation>{number} ({title}, {day})</translation>
    </message>
    <message>
        <source>the club has no drive yet, so there is nothing to print</source>
        <translation>klubben har ingen tävling än, så det finns inget att skriva ut</translation>
    </message>
    <message>
        <source>there is no drive {value}; the latest are: {allowed}</source>
        <translation>det finns ingen tävling {value}; de senaste är: {allowed}</translation>
    </message>
    <message numerus="yes">
        <source>{value} slips are given for {allowed} tables</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} lapp är angiven för {allowed} bord</numerusform>
            <numerusform>{value} lappar är angivna för {allowed} bord</numerusform>
        </translation>
    </message>
    <message>
        <source>the {field} cannot be {value}; allowed: {allowed}</source>
        <translation>{field} kan inte vara {value}; tillåtet: {allowed}</translation>
    </message>
    <message>
        <source>points for coming</source>
        <translation>poäng för att komma</translation>
    </message>
    <message>
        <source>there is no role {value}; allowed: {allowed}</source>
        <translation>det finns ingen roll {value}; tillåtet: {allowed}</translation>
    </message>
    <message>
        <source>number {value} belongs to somebody else</source>
        <translation>nummer {value} tillhör någon annan</translation>
    </message>
    <message>
        <source>pair {value} has two players already</source>
        <translation>par {value} har redan två spelare</translation>
    </message>
    <message>
        <source>team {value} has four players already</source>
        <translation>lag {value} har redan fyra spelare</translation>
    </message>
    <message>
        <source>{value} shares a seat, and its {field} is that of the person whose seat it is</source>
        <translation>{value} delar stol, och har samma {field} som den vars stol det är</translation>
    </message>
    <message>
        <source>{value} cannot share a seat with {with_name}</source>
        <translation>{value} kan inte dela stol med {with_name}</translation>
    </message>
    <message>
        <source>{value} already has somebody who shares their seat</source>
        <translation>{value} har redan någon som delar stolen</translation>
    </message>
    <message>
        <source>{value} has been seated, and their results stay as they are; take the rounds back first</source>
        <translation>{value} har placerats, och resultaten förblir som de är; ta tillbaka omgångarna först</translation>
    </message>
    <message>
        <source>say which table is wished for, as a number; allowed: {allowed}</source>
        <translation>ange vilket bord som önskas, som ett nummer; tillåtet: {allowed}</translation>
    </message>
    <message>
        <source>this wish is noted already</source>
        <translation>önskemålet är redan noterat</translation>
    </message>
    <message>
        <source>there is no couple to part; give both the same pair number at the sign-in first</source>
        <translation>det finns inget par att skilja åt; ge först båda samma parnummer vid anmälan</translation>
    </message>
    <message>
        <source>there is no wish {value}</source>
        <translation>det finns inget önskemål {value}</translation>
    </message>
    <message>
        <source>several members are called {value}; sign the one who is meant in at the door, by number or nickname</source>
        <translation>flera medlemmar heter {value}; anmäl den rätta i dörren, med nummer eller smeknamn</translation>
    </message>
    <message>
        <source>nobody in the list has the number or the name {value}</source>
        <translation>ingen i listan har numret eller namnet {value}</translation>
    </message>
    <message>
        <source>{value} may be {names}; type the number</source>
        <translation>{value} kan vara {names}; skriv numret</translation>
    </message>
    <message>
        <source>no side can have {value}; allowed: {allowed}</source>
        <translation>ingen sida kan ha {value}; tillåtet: {allowed}</translation>
    </message>
    <message>
        <source>the totals add up to {value}, and should to {allowed}; say why if it is true</source>
        <translation>summorna blir tillsammans {value} men ska bli {allowed}; ange varför om det stämmer</translation>
    </message>
    <message>
        <source>this table has handed in no totals</source>
        <translation>det här bordet har inte lämnat in några summor</translation>
    </message>
    <message>
        <source>there is no adjustment {value}</source>
        <translation>det finns ingen justering {value}</translation>
    </message>
    <message>
        <source>{value} has gone home already</source>
        <translation>{value} har redan gått hem</translation>
    </message>
    <message>
        <source>no round is seated yet; {value} will be in the first one</source>
        <translation>ingen omgång är placerad än; {value} är med i den första</translation>
    </message>
    <message>
        <source>{value} has a place in this round already</source>
        <translation>{value} har redan en plats i den här omgången</translation>
    </message>
    <message>
        <source>{value} is no dummy in this round; choose one, or nobody</source>
        <translation>{value} är ingen träkarl i den här omgången; välj en, eller ingen</translation>
    </message>
    <message>
        <source>{with_name} plays in the seat of {value}; let them go first</source>
        <translation>{with_name} spelar på stolen som tillhör {value}; låt den personen gå först</translation>
    </message>
    <message>
        <source>this can be said of the whole round only, or of one deal of two people at one table</source>
        <translation>det här kan bara anges för hela omgången, eller för en giv och två personer vid ett bord</translation>
    </message>
    <message>
        <source>{value} cannot stand on a card here; allowed: {allowed}</source>
        <translation>{value} kan inte stå på ett kort här; tillåtet: {allowed}</translation>
    </message>
    <message>
        <source>{value} does not agree with the other figures, which make {allowed}</source>
        <translation>{value} stämmer inte med de andra siffrorna, som blir {allowed}</translation>
    </message>
    <message>
        <source>{value} would leave {rest} for the other half; allowed there: {allowed}</source>
        <translation>{value} skulle lämna {rest} för den andra halvleken; tillåtet där: {allowed}</translation>
    </message>
    <message>
        <source>cards are missing: {value}</source>
        <translation>kort saknas: {value}</translation>
    </message>
    <message>
        <source>there is no prize {value}</source>
        <translation>det finns inget pris {value}</translation>
    </message>
    <message>
        <source>say who has won it</source>
        <translation>ange vem som har vunnit det</translation>
    </message>
    <message>
        <source>this can be decided only between those who are tied for it: {value}</source>
        <translation>det här kan bara avgöras mellan dem som är lika: {value}</translation>
    </message>
    <message>
        <source>give it a name: nothing else says what it is for</source>
        <translation>ge det ett namn: inget annat säger vad det är för</translation>
    </message>
    <message>
        <source>nobody has won {value} yet; decide it first</source>
        <translation>ingen har vunnit {value} än; avgör det först</translation>
    </message>
    <message>
        <source>“{value}” is no amount of money; type it as 5 or 12.50, or leave it empty</source>
        <translation>”{value}” är inget belopp; skriv till exempel 5 eller 12,50, eller lämna tomt</translation>
    </message>
    <message>
        <source>such a prize is for the whole evening; it knows no halves</source>
        <translation>ett sådant pris gäller hela kvällen; det har inga halvlekar</translation>
    </message>
    <message>
        <source>{value} is signed in already</source>
        <translation>{value} är redan anmäld</translation>
    </message>
    <message>
        <source>{value} has been seated and stays in the results; mark them as gone home instead</source>
        <translation>{value} har placerats och står kvar i resultatet; märk personen som hemgången i stället</translation>
    </message>
    <message>
        <source>{value} has a card or an adjustment in the results; take that back first</source>
        <translation>{value} har ett kort eller en justering i resultatet; ta tillbaka det först</translation>
    </message>
    <message>
        <source>{value} has a seat here; take the round back first</source>
        <translation>{value} har en plats här; ta tillbaka omgången först</translation>
    </message>
    <message>
        <source>{value} and {with_name} cannot be joined: both must be in the lists</source>
        <translation>{value} och {with_name} kan inte slås samman: båda måste stå i listorna</translation>
    </message>
    <message>
        <source>{value} and {with_name} both play in this drive, so they are two</source>
        <translation>{value} och {with_name} spelar båda i den här tävlingen, så de är två</translation>
    </message>
    <message>
        <source>{value} and {with_name} both played in {drives}, so they are two</source>
        <translation>{value} och {with_name} spelade båda i {drives}, så de är två</translation>
    </message>
    <message>
        <source>{value} belongs to drives that were played and cannot be deleted; archive them instead</source>
        <translation>{value} hör till tävlingar som har spelats och kan inte raderas; arkivera i stället</translation>
    </message>
    <message>
        <source>this drive is not among the deleted ones</source>
        <translation>den här tävlingen är inte bland de raderade</translation>
    </message>
    <message>
        <source>{value} was joined with nobody</source>
        <translation>{value} slogs inte samman med någon</translation>
    </message>
    <message>
        <source>this is not there any more</source>
        <translation>det här finns inte längre</translation>
    </message>
    <message>
        <source>there is one called {value} already</source>
        <translation>det finns redan något med namnet {value}</translation>
    </message>
    <message>
        <source>give it a name</source>
        <translation>ge det ett namn</translation>
    </message>
    <message>
        <source>the club knows nobody with the id {value}</source>
        <translation>klubben känner ingen med id {value}</translation>
    </message>
    <message>
        <source>nobody with the id {value} is signed in</source>
        <translation>ingen med id {value} är anmäld</translation>
    </message>
    <message>
        <source>there is no round {value}; seated so far: {allowed}</source>
        <translation>det finns ingen omgång {value}; placerade hittills: {allowed}</translation>
    </message>
    <message>
        <source>there is no table {value}</source>
        <translation>det finns inget bord {value}</translation>
    </message>
    <message>
        <source>the {field} cannot change any more, since people are seated by it; take the rounds back first</source>
        <translation>{field} kan inte ändras längre, eftersom personer är placerade efter det; ta tillbaka omgångarna först</translation>
    </message>
    <message>
        <source>the {field} cannot change any more, since results are in; take the results back first</source>
        <translation>{field} kan inte ändras längre, eftersom resultat är inne; ta tillbaka resultaten först</translation>
    </message>
    <message numerus="yes">
        <source>{value} results that are written will be scored anew</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} skrivet resultat räknas om</numerusform>
            <numerusform>{value} skrivna resultat räknas om</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} was handed in without deals and cannot be scored anew; take it back or write its deals first</source>
        <translation>{value} lämnades in utan givar och kan inte räknas om; ta bort det eller skriv givarna först</translation>
    </message>
    <message>
        <source>this round is seated already</source>
        <translation>den här omgången är redan placerad</translation>
    </message>
    <message>
        <source>this is a practice; begin the round in earnest first</source>
        <translation>det här är en övning; börja omgången på allvar först</translation>
    </message>
    <message>
        <source>this is no practice: what is written counts</source>
        <translation>det här är ingen övning: det som skrivs räknas</translation>
    </message>
    <message>
        <source>nobody is seated yet</source>
        <translation>ingen är placerad än</translation>
    </message>
    <message>
        <source>only the latest round, number {value}, can be taken back</source>
        <translation>bara den senaste omgången, nummer {value}, kan tas tillbaka</translation>
    </message>
    <message>
        <source>results are in, so the seats stay as they were</source>
        <translation>resultat är inne, så stolarna förblir som de var</translation>
    </message>
    <message>
        <source>{value} has no seat and does not rest</source>
        <translation>{value} har ingen stol och står inte över</translation>
    </message>
    <message>
        <source>a seat is empty</source>
        <translation>en stol är tom</translation>
    </message>
    <message>
        <source>two tables cannot have the same number, and none is below 1</source>
        <translation>två bord kan inte ha samma nummer, och inget är under 1</translation>
    </message>
    <message>
        <source>{value} would sit in two seats</source>
        <translation>{value} skulle sitta på två stolar</translation>
    </message>
    <message>
        <source>{value} does not play in this round</source>
        <translation>{value} spelar inte i den här omgången</translation>
    </message>
    <message>
        <source>no table is seated</source>
        <translation>inget bord är placerat</translation>
    </message>
    <message>
        <source>write deal {allowed} first</source>
        <translation>skriv giv {allowed} först</translation>
    </message>
    <message>
        <source>only the last deal, number {allowed}, can be taken back</source>
        <translation>bara den sista given, nummer {allowed}, kan tas tillbaka</translation>
    </message>
    <message>
        <source>deal {value} is not written yet</source>
        <translation>giv {value} är inte skriven än</translation>
    </message>
    <message>
        <source>nobody deals from {value}; seats: {allowed}</source>
        <translation>ingen ger från {value}; stolar: {allowed}</translation>
    </message>
    <message>
        <source>the drive is closed; open it again to correct a result</source>
        <translation>tävlingen är avslutad; öppna den igen för att rätta ett resultat</translation>
    </message>
    <message>
        <source>nothing has been played yet</source>
        <translation>inget har spelats än</translation>
    </message>
    <message>
        <source>results are missing (round/table): {value}</source>
        <translation>resultat saknas (omgång/bord): {value}</translation>
    </message>
    <message>
        <source>meanwhile {station} has written {now} ({when}), and you {wanted}; that is there now: enter yours again if it is to stand</source>
        <translation>under tiden har {station} skrivit {now} ({when}), och du {wanted}; det som {station} skrev står där nu: skriv in ditt en gång till om det ska gälla</translation>
    </message>
    <message>
        <source>{name}: meanwhile {station} has written {now} ({when}), and you {wanted}; that is there now: enter yours again if it is to stand</source>
        <translation>{name}: under tiden har {station} skrivit {now} ({when}), och du {wanted}; det som {station} skrev står där nu: skriv in ditt en gång till om det ska gälla</translation>
    </message>
    <message>
        <source>at {station} this drive was deleted at {when}, so nothing was written</source>
        <translation>vid {station} togs tävlingen bort {when}, så inget skrevs</translation>
    </message>
    <message>
        <source>what you did when the connection was lost was saved after all; look at it before you go on</source>
        <translation>det du gjorde när anslutningen bröts sparades trots allt; titta på det innan du fortsätter</translation>
    </message>
    <message>
        <source>this has changed since, so the step cannot be taken back</source>
        <translation>det här har ändrats sedan dess, så steget kan inte tas tillbaka</translation>
    </message>
    <message>
        <source>this cannot be read: {why}</source>
        <translation>det här kan inte läsas: {why}</translation>
    </message>
    <message>
        <source>this is no file of an evening: {why}</source>
        <translation>det här är ingen fil från en kväll: {why}</translation>
    </message>
    <message>
        <source>The club file is {path}</source>
        <translation>Klubbfilen är {path}</translation>
    </message>
    <message>
        <source>Printed: {path}</source>
        <translation>Utskrivet: {path}</translation>
    </message>
    <message>
        <source>Mitchell</source>
        <translation>Mitchell</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Från en fil</translation>
    </message>
    <message>
        <source>Pairs from a file</source>
        <translation>Par från en fil</translation>
    </message>
    <message>
        <source>One line of pairs keeps its tables and the other moves past it, so that each line has its winner.</source>
        <translation>Den ena linjens par behåller sina bord och den andra flyttar förbi, så att varje linje får sin vinnare.</translation>
    </message>
    <message>
        <source>Everybody moves as a schedule from a file says.</source>
        <translation>Alla flyttar enligt ett spelschema från en fil.</translation>
    </message>
    <message>
        <source>Partners stay together and move as a schedule from a file says.</source>
        <translation>Partner håller ihop och flyttar enligt ett spelschema från en fil.</translation>
    </message>
    <message>
        <source>Skip a table half way when the tables are even in number</source>
        <translation>Hoppa över ett bord halvvägs vid jämnt antal bord</translation>
    </message>
    <message>
        <source>Needed only where the boards travel too.</source>
        <translation>Behövs bara där brickorna också flyttar.</translation>
    </message>
    <message>
        <source>Half of the numbers for each role</source>
        <translation>Hälften av numren till varje roll</translation>
    </message>
    <message>
        <source>The schedule</source>
        <translation>Spelschemat</translation>
    </message>
    <message>
        <source>Individual, players: {value}, rounds: {rounds} ({method})</source>
        <translation>Individuell, spelare: {value}, omgångar: {rounds} ({method})</translation>
    </message>
    <message>
        <source>Mixed, players: {value}, rounds: {rounds} ({method})</source>
        <translation>Mixed, spelare: {value}, omgångar: {rounds} ({method})</translation>
    </message>
    <message>
        <source>Pairs: {value}, rounds: {rounds} ({method})</source>
        <translation>Par: {value}, omgångar: {rounds} ({method})</translation>
    </message>
    <message>
        <source>Two-handed, players: {value}, rounds: {rounds} ({method})</source>
        <translation>Två spelare per bord, spelare: {value}, omgångar: {rounds} ({method})</translation>
    </message>
    <message>
        <source>Teams of four: {value}, rounds: {rounds} ({method})</source>
        <translation>Fyrmannalag: {value}, omgångar: {rounds} ({method})</translation>
    </message>
    <message>
        <source>Round {value}</source>
        <translation>Omgång {value}</translation>
    </message>
    <message>
        <source>  Table {value}:  {one}  v  {two}</source>
        <translation>  Bord {value}:  {one}  mot  {two}</translation>
    </message>
    <message>
        <source>  Rest:  {value}</source>
        <translation>  Står över:  {value}</translation>
    </message>
    <message>
        <source>give --kind and --players, or a schedule with --from</source>
        <translation>ange --kind och --players, eller ett spelschema med --from</translation>
    </message>
    <message>
        <source>the schedule of the file is for {allowed}, not {value}</source>
        <translation>filens spelschema är för {allowed}, inte {value}</translation>
    </message>
    <message>
        <source>{field} cannot be read: {value}</source>
        <translation>{field} kan inte läsas: {value}</translation>
    </message>
    <message>
        <source>no schedule has been read from a file yet; until then each round is drawn</source>
        <translation>inget spelschema har lästs från en fil än; tills dess lottas varje omgång</translation>
    </message>
    <message>
        <source>the schedule of the file is for another number than {value}, or for tables of another size; each round is drawn so that people meet least again</source>
        <translation>filens spelschema är för ett annat antal än {value}, eller för bord av annan storlek; varje omgång lottas så att samma personer möts igen så sällan som möjligt</translation>
    </message>
    <message>
        <source>the schedule of the file repeats from round {value}</source>
        <translation>filens spelschema upprepas från omgång {value}</translation>
    </message>
    <message>
        <source>there is no such drive for {value}; allowed: {allowed}</source>
        <translation>det finns ingen sådan tävling för {value}; tillåtet: {allowed}</translation>
    </message>
    <message numerus="yes">
        <source>{value} players cannot be half of one role and half of the other; allowed: an even number</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} spelare kan inte delas lika på två roller; tillåtet: ett jämnt antal</numerusform>
            <numerusform>{value} spelare kan inte delas lika på två roller; tillåtet: ett jämnt antal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a drive cannot have {value} rounds; allowed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>en tävling kan inte ha {value} omgång; tillåtet: {allowed}</numerusform>
            <numerusform>en tävling kan inte ha {value} omgångar; tillåtet: {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the file has {value} bytes; allowed: up to {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>filen har {value} byte; tillåtet: högst {allowed}</numerusform>
            <numerusform>filen har {value} byte; tillåtet: högst {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the file has {value} lines; allowed: up to {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>filen har {value} rad; tillåtet: högst {allowed}</numerusform>
            <numerusform>filen har {value} rader; tillåtet: högst {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the file has {value} seats at a table; a schedule of the kind {kind} has {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>filen har {value} stol vid ett bord; ett spelschema av typen {kind} har {allowed}</numerusform>
            <numerusform>filen har {value} stolar vid ett bord; ett spelschema av typen {kind} har {allowed}</numerusform>
        </translation>
    </message>
    <message>
        <source>this is no schedule of a form that can be read: JSON, CSV that begins “round,table,a,b,c,d”, blocks under “!TABLE1”, lines like “1+2v3+4,5+6v7+8;9”, lines of numbers with those who rest at the end, or a list of hands</source>
        <translation>det här är inget spelschema i en form som kan läsas: JSON, CSV som börjar ”round,table,a,b,c,d”, block under ”!TABLE1”, rader som ”1+2v3+4,5+6v7+8;9”, rader med nummer och de som står över sist, eller en lista med givar</translation>
    </message>
    <message>
        <source>this is no JSON that can be read ({value})</source>
        <translation>det här är ingen läsbar JSON ({value})</translation>
    </message>
    <message>
        <source>“{field}” of a schedule cannot be read: {value}</source>
        <translation>”{field}” i ett spelschema kan inte läsas: {value}</translation>
    </message>
    <message>
        <source>there is no kind of schedule {value}; known: {allowed}</source>
        <translation>det finns ingen spelschematyp {value}; kända: {allowed}</translation>
    </message>
    <message>
        <source>line {line} does not fit the rest of the file: {value}</source>
        <translation>rad {line} passar inte ihop med resten av filen: {value}</translation>
    </message>
    <message>
        <source>a hand has no round or no table: {value}</source>
        <translation>en giv saknar omgång eller bord: {value}</translation>
    </message>
    <message>
        <source>the file names no table</source>
        <translation>filen anger inget bord</translation>
    </message>
    <message>
        <source>the file is for {value}; allowed: up to {allowed}</source>
        <translation>filen är för {value}; tillåtet: högst {allowed}</translation>
    </message>
    <message>
        <source>{value} is listed twice among the players</source>
        <translation>{value} står två gånger bland spelarna</translation>
    </message>
    <message>
        <source>the two roles of the file are not its players, each once</source>
        <translation>filens två roller är inte dess spelare, var och en en gång</translation>
    </message>
    <message>
        <source>the file has {value} of one role and {other} of the other; allowed: as many of each</source>
        <translation>filen har {value} av den ena rollen och {other} av den andra; tillåtet: lika många av varje</translation>
    </message>
    <message>
        <source>the file does not have two halves of every team, called 1A, 1B, 2A and so on</source>
        <translation>filen har inte två halvor av varje lag, kallade 1A, 1B, 2A och så vidare</translation>
    </message>
    <message>
        <source>round {value} is missing</source>
        <translation>omgång {value} saknas</translation>
    </message>
    <message>
        <source>{value} plays in no round</source>
        <translation>{value} spelar inte i någon omgång</translation>
    </message>
    <message>
        <source>this table is there twice</source>
        <translation>det här bordet finns två gånger</translation>
    </message>
    <message>
        <source>nobody sits at this table, while it is used in other rounds</source>
        <translation>ingen sitter vid det här bordet, fast det används i andra omgångar</translation>
    </message>
    <message>
        <source>nobody sits at {seat}</source>
        <translation>ingen sitter på {seat}</translation>
    </message>
    <message>
        <source>{value} sit here; a table has {allowed} seats</source>
        <translation>{value} sitter här; ett bord har {allowed} stolar</translation>
    </message>
    <message>
        <source>{value} is not a player ({seat})</source>
        <translation>{value} är ingen spelare ({seat})</translation>
    </message>
    <message>
        <source>{value} is not a player, yet is named among those who rest</source>
        <translation>{value} är ingen spelare men anges bland dem som står över</translation>
    </message>
    <message>
        <source>{value} sits twice at this table ({seat})</source>
        <translation>{value} sitter två gånger vid det här bordet ({seat})</translation>
    </message>
    <message>
        <source>{value} sits at two tables ({seat} here, and at table {other})</source>
        <translation>{value} sitter vid två bord ({seat} här, och vid bord {other})</translation>
    </message>
    <message>
        <source>{value} is named among those who rest, and elsewhere</source>
        <translation>{value} anges bland dem som står över, och på annat håll</translation>
    </message>
    <message>
        <source>{value} neither sits nor rests</source>
        <translation>{value} varken sitter eller står över</translation>
    </message>
    <message>
        <source>partners {value} and {other} are of one role</source>
        <translation>partnerna {value} och {other} har samma roll</translation>
    </message>
    <message>
        <source>team {value} meets itself</source>
        <translation>lag {value} möter sig självt</translation>
    </message>
    <message>
        <source>Whist drive (tricks)</source>
        <translation>Whistdrive (stick)</translation>
    </message>
    <message>
        <source>Short whist</source>
        <translation>Kort whist</translation>
    </message>
    <message>
        <source>Rubber whist</source>
        <translation>Robbertwhist</translation>
    </message>
    <message>
        <source>Cvisti</source>
        <translation>Cvisti</translation>
    </message>
    <message>
        <source>Bid whist</source>
        <translation>Budwhist</translation>
    </message>
    <message>
        <source>Two-handed whist</source>
        <translation>Whist för två</translation>
    </message>
    <message>
        <source>Points (any game)</source>
        <translation>Poäng (valfritt spel)</translation>
    </message>
    <message>
        <source>North–South</source>
        <translation>Nord–Syd</translation>
    </message>
    <message>
        <source>East–West</source>
        <translation>Öst–Väst</translation>
    </message>
    <message>
        <source>N–S tricks</source>
        <translation>Stick N–S</translation>
    </message>
    <message>
        <source>E–W tricks</source>
        <translation>Stick Ö–V</translation>
    </message>
    <message>
        <source>North, second-phase tricks</source>
        <translation>Nord, stick fas 2</translation>
    </message>
    <message>
        <source>East, second-phase tricks</source>
        <translation>Öst, stick fas 2</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Spelförare</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Bud</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordning</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honnörer</translation>
    </message>
    <message>
        <source>Honours held by</source>
        <translation>Honnörer hos</translation>
    </message>
    <message>
        <source>row {value}</source>
        <translation>rad {value}</translation>
    </message>
    <message>
        <source>People of the club</source>
        <translation>Klubbens personer</translation>
    </message>
    <message>
        <source>Sign-in of this drive</source>
        <translation>Anmälan till den här tävlingen</translation>
    </message>
    <message>
        <source>Who sat where</source>
        <translation>Vem som satt var</translation>
    </message>
    <message>
        <source>Results of the tables</source>
        <translation>Bordens resultat</translation>
    </message>
    <message>
        <source>Schedule to follow</source>
        <translation>Spelschema att följa</translation>
    </message>
    <message>
        <source>A whole drive</source>
        <translation>En hel tävling</translation>
    </message>
    <message>
        <source>Text for spreadsheets (CSV)</source>
        <translation>Text för kalkylprogram (CSV)</translation>
    </message>
    <message>
        <source>File for this program (JSON)</source>
        <translation>Fil för det här programmet (JSON)</translation>
    </message>
    <message>
        <source>new</source>
        <translation>ny</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>ändrad</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>som det är</translation>
    </message>
    <message>
        <source>new namesake</source>
        <translation>ny med samma namn</translation>
    </message>
    <message>
        <source>cannot be taken in</source>
        <translation>kan inte tas in</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>utelämnas</translation>
    </message>
    <message>
        <source>Unicode (UTF-8)</source>
        <translation>Unicode (UTF-8)</translation>
    </message>
    <message>
        <source>Unicode (UTF-16)</source>
        <translation>Unicode (UTF-16)</translation>
    </message>
    <message>
        <source>Western (Windows-1252)</source>
        <translation>Västerländsk (Windows-1252)</translation>
    </message>
    <message>
        <source>Central European (Windows-1250)</source>
        <translation>Centraleuropeisk (Windows-1250)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>Kyrillisk (Windows-1251)</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>semikolon</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabb</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>komma</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Sparat som {path}</translation>
    </message>
    <message>
        <source>Full name</source>
        <translation>Fullständigt namn</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>heading of a column of names</comment>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Förnamn</translation>
    </message>
    <message>
        <source>Last name</source>
        <translation>Efternamn</translation>
    </message>
    <message>
        <source>Surname</source>
        <translation>Släktnamn</translation>
    </message>
    <message>
        <source>Membership number</source>
        <translation>Medlemsnummer</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Anteckningar</translation>
    </message>
    <message>
        <source>Starting number</source>
        <translation>Startnummer</translation>
    </message>
    <message>
        <source>Name in the club</source>
        <translation>Namn i klubben</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>heading of a column</comment>
        <translation>Par</translation>
    </message>
    <message>
        <source>Paid</source>
        <comment>heading of a column</comment>
        <translation>Betalat</translation>
    </message>
    <message>
        <source>Shares the seat of number</source>
        <translation>Delar stol med nummer</translation>
    </message>
    <message>
        <source>Stands in for number</source>
        <translation>Ersätter nummer</translation>
    </message>
    <message>
        <source>Dummy</source>
        <comment>heading of a column</comment>
        <translation>Träkarl</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Från omgång</translation>
    </message>
    <message>
        <source>Until round</source>
        <translation>Till omgång</translation>
    </message>
    <message>
        <source>Dealt first</source>
        <translation>Gav först</translation>
    </message>
    <message>
        <source>Dealt out of turn</source>
        <translation>Gav i fel tur</translation>
    </message>
    <message>
        <source>Declarer’s seat</source>
        <translation>Spelförarens stol</translation>
    </message>
    <message>
        <source>Numbers that really sat there</source>
        <translation>Nummer som verkligen satt där</translation>
    </message>
    <message>
        <source>Moves as winner</source>
        <translation>Flyttar som vinnare</translation>
    </message>
    <message>
        <source>Remark</source>
        <comment>heading of a column</comment>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Why the table stopped</source>
        <translation>Varför bordet slutade</translation>
    </message>
    <message>
        <source>round</source>
        <translation>omgång</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>arkiverad</translation>
    </message>
    <message>
        <source>dummy</source>
        <translation>träkarl</translation>
    </message>
    <message>
        <source>from round</source>
        <translation>från omgång</translation>
    </message>
    <message>
        <source>until round</source>
        <translation>till omgång</translation>
    </message>
    <message>
        <source>person stood in for</source>
        <translation>den som ersätts</translation>
    </message>
    <message>
        <source>numbers that really sat there</source>
        <translation>nummer som verkligen satt där</translation>
    </message>
    <message>
        <source>side that moves as winner</source>
        <translation>sida som flyttar som vinnare</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Öst</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Syd</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Väst</translation>
    </message>
    <message>
        <source>this is no table that can be read; save it as XLSX or as CSV and try again</source>
        <translation>det här är ingen tabell som går att läsa; spara den som XLSX eller CSV och försök igen</translation>
    </message>
    <message>
        <source>this is a whole club; open it, and export from it what is wanted here</source>
        <translation>det här är en hel klubb; öppna den och exportera det som behövs här</translation>
    </message>
    <message>
        <source>this workbook has an old format or a password; save it as XLSX without a password, or as CSV</source>
        <translation>arbetsboken har ett gammalt format eller ett lösenord; spara den som XLSX utan lösenord eller som CSV</translation>
    </message>
    <message>
        <source>this workbook has a password; save it without one</source>
        <translation>arbetsboken har ett lösenord; spara den utan</translation>
    </message>
    <message>
        <source>this workbook holds macros or figures from other files; save it as XLSX without them, or as CSV</source>
        <translation>arbetsboken innehåller makron eller siffror från andra filer; spara den som XLSX utan dem, eller som CSV</translation>
    </message>
    <message>
        <source>nothing stands in this table</source>
        <translation>det står ingenting i tabellen</translation>
    </message>
    <message numerus="yes">
        <source>this workbook holds more than {allowed} million characters, far more than any list</source>
        <comment>allowed</comment>
        <translation>
            <numerusform>arbetsboken har mer än {allowed} miljon tecken, mycket mer än någon lista</numerusform>
            <numerusform>arbetsboken har mer än {allowed} miljoner tecken, mycket mer än någon lista</numerusform>
        </translation>
    </message>
    <message>
        <source>this table reaches to row {value} and column {columns}; at most {allowed} rows and {allowed_columns} columns are read</source>
        <translation>tabellen når till rad {value} och kolumn {columns}; högst {allowed} rader och {allowed_columns} kolumner läses</translation>
    </message>
    <message numerus="yes">
        <source>files of more than {allowed} million bytes are not read</source>
        <comment>allowed</comment>
        <translation>
            <numerusform>filer på mer än {allowed} miljon byte läses inte</numerusform>
            <numerusform>filer på mer än {allowed} miljoner byte läses inte</numerusform>
        </translation>
    </message>
    <message>
        <source>a cell holds {value} characters; no more than {allowed} are read</source>
        <translation>en cell har {value} tecken; fler än {allowed} läses inte</translation>
    </message>
    <message>
        <source>this text is not written in {value}; choose how its letters are to be read</source>
        <translation>texten är inte skriven i {value}; välj hur bokstäverna ska läsas</translation>
    </message>
    <message>
        <source>the {field} is missing</source>
        <translation>{field} saknas</translation>
    </message>
    <message>
        <source>“{value}” under “{field}” is neither yes nor no</source>
        <translation>”{value}” under ”{field}” är varken ja eller nej</translation>
    </message>
    <message>
        <source>say in which column the {field} stands</source>
        <translation>säg i vilken kolumn det här står: {field}</translation>
    </message>
    <message>
        <source>“{value}” does not begin with somebody’s number</source>
        <translation>”{value}” börjar inte med någons nummer</translation>
    </message>
    <message>
        <source>nobody else in this drive has the number {value}</source>
        <translation>ingen annan i den här tävlingen har nummer {value}</translation>
    </message>
    <message>
        <source>number {value} stands in two rows</source>
        <translation>nummer {value} står på två rader</translation>
    </message>
    <message>
        <source>this list names {value} players; no more than {allowed} take part in a drive</source>
        <translation>listan anger {value} spelare; högst {allowed} kan delta i en tävling</translation>
    </message>
    <message>
        <source>number {value} belongs to {name} in this drive</source>
        <translation>nummer {value} tillhör {name} i den här tävlingen</translation>
    </message>
    <message numerus="yes">
        <source>the club knows {value} people of this name; say whether one of them is meant</source>
        <comment>value</comment>
        <translation>
            <numerusform>klubben känner en med det namnet; säg om det är den som avses</numerusform>
            <numerusform>klubben känner {value} med det namnet; säg om någon av dem avses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the club knows {value} people of this name between whom nothing differs; say who is meant</source>
        <comment>value</comment>
        <translation>
            <numerusform>klubben känner en med det namnet; säg om det är den som avses</numerusform>
            <numerusform>klubben känner {value} med det namnet som inget skiljer åt; säg vem som avses</numerusform>
        </translation>
    </message>
    <message>
        <source>this is no drive that another club has exported</source>
        <translation>det här är ingen tävling som en annan klubb har exporterat</translation>
    </message>
    <message>
        <source>this drive contradicts itself ({value}) and was not taken in; export it anew</source>
        <translation>tävlingen motsäger sig själv ({value}) och togs inte in; exportera den på nytt</translation>
    </message>
    <message>
        <source>the club has a drive “{value}” on that day already; this will be another one</source>
        <translation>klubben har redan en tävling ”{value}” den dagen; det här blir en till</translation>
    </message>
    <message>
        <source>there are later rounds, but round {value} is missing</source>
        <translation>det finns senare omgångar, men omgång {value} saknas</translation>
    </message>
    <message>
        <source>{dealer} cannot have dealt this, since the deal passes to the left with every deal</source>
        <translation>{dealer} kan inte ha gett här, eftersom given går åt vänster varje gång</translation>
    </message>
    <message>
        <source>this schedule has roles or teams; choose it in the plan of the drive</source>
        <translation>det här schemat har roller eller lag; välj det i tävlingens plan</translation>
    </message>
    <message>
        <source>♠</source>
        <translation>♠</translation>
    </message>
    <message>
        <source>♥</source>
        <translation>♥</translation>
    </message>
    <message>
        <source>♦</source>
        <translation>♦</translation>
    </message>
    <message>
        <source>♣</source>
        <translation>♣</translation>
    </message>
    <message>
        <source>NT</source>
        <translation>NT</translation>
    </message>
    <message>
        <source>MIS</source>
        <translation>MIS</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>spader</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruter</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klöver</translation>
    </message>
    <message>
        <source>no-trump</source>
        <translation>sang</translation>
    </message>
    <message>
        <source>misère</source>
        <translation>nolo</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hög</translation>
    </message>
    <message>
        <source>low</source>
        <translation>låg</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Räkna</translation>
    </message>
    <message>
        <source>Every trick is a point, or only those above six (the other side then has none).</source>
        <translation>Varje stick är en poäng, eller bara de över sex (den andra sidan får då inget).</translation>
    </message>
    <message>
        <source>every trick</source>
        <translation>varje stick</translation>
    </message>
    <message>
        <source>tricks above six</source>
        <translation>stick över sex</translation>
    </message>
    <message>
        <source>In a misère deal</source>
        <translation>I en nologiv</translation>
    </message>
    <message>
        <source>Fewer tricks win a misère deal. A side writes down its own tricks or those of its opponents.</source>
        <translation>En nologiv vinns med färre stick. En sida skriver sina egna stick eller motståndarnas.</translation>
    </message>
    <message>
        <source>write your own tricks</source>
        <translation>skriv egna stick</translation>
    </message>
    <message>
        <source>write the opponents’ tricks</source>
        <translation>skriv motståndarnas stick</translation>
    </message>
    <message>
        <source>Game at</source>
        <translation>Parti vid</translation>
    </message>
    <message>
        <source>The points that win a game; points above stay.</source>
        <translation>Poängen som vinner ett parti; poäng över det står kvar.</translation>
    </message>
    <message>
        <source>Best of</source>
        <translation>Bäst av</translation>
    </message>
    <message>
        <source>A single game, or the best of three games.</source>
        <translation>Ett enda parti, eller bäst av tre partier.</translation>
    </message>
    <message>
        <source>The points that win a game: 5, or 10 for long whist.</source>
        <translation>Poängen som vinner ett parti: 5, eller 10 för lång whist.</translation>
    </message>
    <message>
        <source>Of the four top trumps, 4 held by a side are 4 points and 3 held are 2.</source>
        <translation>Av de fyra högsta trumfen ger 4 hos en sida 4 poäng, och 3 ger 2.</translation>
    </message>
    <message>
        <source>Rubber bonus</source>
        <translation>Robbertbonus</translation>
    </message>
    <message>
        <source>Points for winning the rubber.</source>
        <translation>Poäng för att vinna robberten.</translation>
    </message>
    <message>
        <source>A game is worth</source>
        <translation>Ett parti är värt</translation>
    </message>
    <message>
        <source>Rows: loser’s points from, to, worth. Without rows: to 5, 3 if the loser has none, 2 if 1–2, else 1; to 10, 2 if the loser has 0–4, else 1.</source>
        <translation>Rader: förlorarens poäng från, till, värde. Utan rader: till 5: 3 om förloraren har 0, 2 om 1–2, annars 1; till 10: 2 om förloraren har 0–4, annars 1.</translation>
    </message>
    <message>
        <source>Games to a rubber</source>
        <translation>Partier till en robbert</translation>
    </message>
    <message>
        <source>The side that first wins so many has the rubber.</source>
        <translation>Sidan som först vinner så många har robberten.</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Partibonus</translation>
    </message>
    <message>
        <source>Rows: loser’s points from, to, bonus for the winner.</source>
        <translation>Rader: förlorarens poäng från, till, bonus till vinnaren.</translation>
    </message>
    <message>
        <source>Points still waiting at the end</source>
        <translation>Poäng som väntar vid slutet</translation>
    </message>
    <message>
        <source>Points still waiting when the rubber or the sitting ends count in the total, or are lost.</source>
        <translation>Poäng som ännu väntar när robberten eller spelet vid bordet slutar räknas in i summan, eller går förlorade.</translation>
    </message>
    <message>
        <source>count</source>
        <translation>räknas</translation>
    </message>
    <message>
        <source>are lost</source>
        <translation>går förlorade</translation>
    </message>
    <message>
        <source>The points that win a game; as many below zero lose it.</source>
        <translation>Poängen som vinner ett parti; lika många under noll förlorar det.</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Lägsta bud</translation>
    </message>
    <message>
        <source>The lowest bid taken: 1, or 3 for the riskier game.</source>
        <translation>Det lägsta budet som godtas: 1, eller 3 för det vågsammare spelet.</translation>
    </message>
    <message>
        <source>The points that win the game; points above stay.</source>
        <translation>Poängen som vinner partiet; poäng över det står kvar.</translation>
    </message>
    <message>
        <source>Sum of a deal</source>
        <translation>Summan av en giv</translation>
    </message>
    <message>
        <source>What the points of both sides make together in every deal; nothing where they may make anything.</source>
        <translation>Vad båda sidornas poäng blir tillsammans i varje giv; tomt där det kan bli vad som helst.</translation>
    </message>
    <message>
        <source>a point for each trick</source>
        <translation>en poäng för varje stick</translation>
    </message>
    <message>
        <source>points as written</source>
        <translation>poäng som de är skrivna</translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks: {points} to {side}</source>
        <comment>tricks</comment>
        <translation>
            <numerusform>{tricks} stick: {points} till {side}</numerusform>
            <numerusform>{tricks} stick: {points} till {side}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{honours} honours: {points} to {side}</source>
        <comment>honours</comment>
        <translation>
            <numerusform>{honours} honnör: {points} till {side}</numerusform>
            <numerusform>{honours} honnörer: {points} till {side}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{honours} honours of {side} not counted: tricks had won the game</source>
        <comment>honours</comment>
        <translation>
            <numerusform>{honours} honnör hos {side} räknas inte: sticken hade vunnit partiet</numerusform>
            <numerusform>{honours} honnörer hos {side} räknas inte: sticken hade vunnit partiet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{honours} honours of {side} not counted: they stood at {points}, one short of the game</source>
        <comment>honours</comment>
        <translation>
            <numerusform>{honours} honnör hos {side} räknas inte: de stod på {points}, en från partiet</numerusform>
            <numerusform>{honours} honnörer hos {side} räknas inte: de stod på {points}, en från partiet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks = {points}</source>
        <comment>tricks</comment>
        <translation>
            <numerusform>{tricks} stick = {points}</numerusform>
            <numerusform>{tricks} stick = {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks + {honours} honours = {points}</source>
        <comment>tricks</comment>
        <translation>
            <numerusform>{tricks} stick + {honours} honnörer = {points}</numerusform>
            <numerusform>{tricks} stick + {honours} honnörer = {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{waits} waiting: penalties bring {to} to {most} at most until {side} have won a game</source>
        <comment>waits</comment>
        <translation>
            <numerusform>{waits} väntar: straff för {to} till högst {most} tills {side} har vunnit ett parti</numerusform>
            <numerusform>{waits} väntar: straff för {to} till högst {most} tills {side} har vunnit ett parti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{honours} honours of {side} not counted with fewer than 7 tricks</source>
        <comment>honours</comment>
        <translation>
            <numerusform>{honours} honnör hos {side} räknas inte med färre än 7 stick</numerusform>
            <numerusform>{honours} honnörer hos {side} räknas inte med färre än 7 stick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} waiting entered for {side}</source>
        <comment>points</comment>
        <translation>
            <numerusform>{points} väntande förs in för {side}</numerusform>
            <numerusform>{points} väntande förs in för {side}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{waits} still waiting, counted for {side}</source>
        <comment>waits</comment>
        <translation>
            <numerusform>{waits} väntar ännu, räknas för {side}</numerusform>
            <numerusform>{waits} väntar ännu, räknas för {side}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{waits} still waiting for {side}, lost</source>
        <comment>waits</comment>
        <translation>
            <numerusform>{waits} väntar ännu för {side}, går förlorad</numerusform>
            <numerusform>{waits} väntar ännu för {side}, går förlorade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bid {bid}, {tricks} tricks: {points} to {declarer}</source>
        <comment>tricks</comment>
        <translation>
            <numerusform>bud {bid}, {tricks} stick: {points} till {declarer}</numerusform>
            <numerusform>bud {bid}, {tricks} stick: {points} till {declarer}</numerusform>
        </translation>
    </message>
    <message>
        <source>{sum} in all instead of {expected}</source>
        <translation>{sum} totalt i stället för {expected}</translation>
    </message>
    <message>
        <source>misère: won by {side} with fewer tricks</source>
        <translation>nolo: vunnen av {side} med färre stick</translation>
    </message>
    <message>
        <source>misère: won by {side} with fewer tricks, each side writes its opponents’ tricks</source>
        <translation>nolo: vunnen av {side} med färre stick, varje sida skriver motståndarnas stick</translation>
    </message>
    <message>
        <source>game to {winner} with {points}</source>
        <translation>parti till {winner} med {points}</translation>
    </message>
    <message>
        <source>game to {winner} with {points}: waiting points alone won it, before a deal</source>
        <translation>parti till {winner} med {points}: väntande poäng vann det ensamma, före en giv</translation>
    </message>
    <message>
        <source>points above {target} stay</source>
        <translation>poäng över {target} står kvar</translation>
    </message>
    <message>
        <source>rubber to {winner}, {won}–{lost} in games</source>
        <translation>robbert till {winner}, {won}–{lost} i partier</translation>
    </message>
    <message>
        <source>{side} had {points}: treble, worth {worth}</source>
        <translation>{side} hade {points}: trippel, värd {worth}</translation>
    </message>
    <message>
        <source>{side} had {points}: double, worth {worth}</source>
        <translation>{side} hade {points}: dubbel, värd {worth}</translation>
    </message>
    <message>
        <source>{side} had {points}: single, worth {worth}</source>
        <translation>{side} hade {points}: enkel, värd {worth}</translation>
    </message>
    <message>
        <source>{side} had {points}: worth {worth}</source>
        <translation>{side} hade {points}: värt {worth}</translation>
    </message>
    <message>
        <source>{bonus} for the rubber, which is worth {value} to {winner}</source>
        <translation>{bonus} för robberten, som är värd {value} för {winner}</translation>
    </message>
    <message>
        <source>all passed, so no penalty</source>
        <translation>alla passade, så inget straff</translation>
    </message>
    <message>
        <source>{short} short: {points} to {to}</source>
        <translation>{short} bet: {points} till {to}</translation>
    </message>
    <message>
        <source>honours come first and win the game for {side}: tricks not counted</source>
        <translation>honnörerna kommer först och vinner partiet för {side}: sticken räknas inte</translation>
    </message>
    <message>
        <source>no-trump: 1 more to {side}</source>
        <translation>sang: 1 till åt {side}</translation>
    </message>
    <message>
        <source>{side} had {points}: bonus {bonus}</source>
        <translation>{side} hade {points}: bonus {bonus}</translation>
    </message>
    <message>
        <source>{side} had {points}: no bonus</source>
        <translation>{side} hade {points}: ingen bonus</translation>
    </message>
    <message>
        <source>bid {bid}, {points} short: −{points} to {declarer}</source>
        <translation>bud {bid}, {points} bet: −{points} till {declarer}</translation>
    </message>
    <message>
        <source>{side} fell to −{goal} or lower: game to {winner}</source>
        <translation>{side} föll till −{goal} eller lägre: parti till {winner}</translation>
    </message>
    <message>
        <source>Table {table}, deal {deal}: {ns_names} took {ns}, {ew_names} took {ew}</source>
        <translation>Bord {table}, giv {deal}: {ns_names} tog {ns}, {ew_names} tog {ew}</translation>
    </message>
    <message>
        <source>Table {table}, deal {deal}: {ns} to {ns_names}, {ew} to {ew_names}</source>
        <translation>Bord {table}, giv {deal}: {ns} till {ns_names}, {ew} till {ew_names}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Omgång {round} av {rounds}</translation>
    </message>
    <message>
        <source>Practice: round {round} of {rounds}</source>
        <translation>Övning: omgång {round} av {rounds}</translation>
    </message>
    <message>
        <source>Deal {first}</source>
        <translation>Giv {first}</translation>
    </message>
    <message>
        <source>Deals {first} to {last}</source>
        <translation>Giv {first} till {last}</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Välkommen</translation>
    </message>
    <message>
        <source>The last round is over</source>
        <translation>Sista omgången är slut</translation>
    </message>
    <message>
        <source>Round {round}: who sits at each table</source>
        <translation>Omgång {round}: vem som sitter vid varje bord</translation>
    </message>
    <message>
        <source>Round {round}: where you sit</source>
        <translation>Omgång {round}: var du sitter</translation>
    </message>
    <message>
        <source>Table {table}, {seat}</source>
        <translation>Bord {table}, {seat}</translation>
    </message>
    <message>
        <source>The seats are drawn soon.</source>
        <translation>Platserna lottas snart.</translation>
    </message>
    <message>
        <source>After round {round} of {rounds}</source>
        <translation>Efter omgång {round} av {rounds}</translation>
    </message>
    <message>
        <source>{list}, after round {round} of {rounds}</source>
        <translation>{list}, efter omgång {round} av {rounds}</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Slutställning</translation>
    </message>
    <message>
        <source>Final standings: {list}</source>
        <translation>Slutställning: {list}</translation>
    </message>
    <message>
        <source>Standings: {list}</source>
        <translation>Ställning: {list}</translation>
    </message>
    <message>
        <source>The last rounds stay secret until the prizes.</source>
        <translation>De sista omgångarna är hemliga fram till priserna.</translation>
    </message>
    <message>
        <source>Provisional: results are still missing.</source>
        <translation>Preliminärt: resultat saknas ännu.</translation>
    </message>
    <message>
        <source>No round is complete yet.</source>
        <translation>Ingen omgång är komplett än.</translation>
    </message>
    <message>
        <source>Prizes</source>
        <comment>heading on the wall</comment>
        <translation>Priser</translation>
    </message>
    <message>
        <source>There are no prizes.</source>
        <translation>Det finns inga priser.</translation>
    </message>
    <message>
        <source>The first prizes are given at the interval.</source>
        <translation>De första priserna delas ut i pausen.</translation>
    </message>
    <message>
        <source>The prizes are given after the last round.</source>
        <translation>Priserna delas ut efter sista omgången.</translation>
    </message>
    <message>
        <source>Still to come: {count}</source>
        <translation>Kvar: {count}</translation>
    </message>
    <message>
        <source>Last minutes</source>
        <translation>Sista minuterna</translation>
    </message>
    <message>
        <source>Time!</source>
        <translation>Tiden är ute!</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausad</translation>
    </message>
    <message>
        <source>Season table</source>
        <translation>Säsongstabell</translation>
    </message>
    <message>
        <source>Season table, evenings {first} to {last}</source>
        <translation>Säsongstabell, kvällarna {first} till {last}</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Snitt</translation>
    </message>
    <message>
        <source>Came</source>
        <comment>to how many evenings, above a column</comment>
        <translation>Kom</translation>
    </message>
    <message>
        <source>For coming</source>
        <comment>points, above a column</comment>
        <translation>För att komma</translation>
    </message>
    <message>
        <source>Not among the best</source>
        <comment>evenings, above a column</comment>
        <translation>Ej bland de bästa</translation>
    </message>
    <message>
        <source>Points of each evening, with the place beside them.</source>
        <translation>Poäng för varje kväll, med placeringen bredvid.</translation>
    </message>
    <message>
        <source>All evenings count.</source>
        <translation>Alla kvällar räknas.</translation>
    </message>
    <message numerus="yes">
        <source>The best {best} evenings of each count and are in bold; the others are in brackets.</source>
        <comment>best</comment>
        <translation>
            <numerusform>Var och ens {best} bästa kväll räknas och står i fetstil; de andra står inom parentes.</numerusform>
            <numerusform>Var och ens {best} bästa kvällar räknas och står i fetstil; de andra står inom parentes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best {best} evenings of each count.</source>
        <comment>best</comment>
        <translation>
            <numerusform>Var och ens {best} bästa kväll räknas.</numerusform>
            <numerusform>Var och ens {best} bästa kvällar räknas.</numerusform>
        </translation>
    </message>
    <message>
        <source>An evening brings the points of its drive.</source>
        <translation>En kväll ger tävlingens poäng.</translation>
    </message>
    <message>
        <source>An evening brings points for places: {points}.</source>
        <translation>En kväll ger poäng för placeringar: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever came gets {points} points more.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Den som kom får {points} poäng till.</numerusform>
            <numerusform>Den som kom får {points} poäng till.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} drives are not closed and are left out until then: {drives}.</source>
        <comment>count</comment>
        <translation>
            <numerusform>{count} tävling är inte avslutad och räknas inte förrän den är det: {drives}.</numerusform>
            <numerusform>{count} tävlingar är inte avslutade och räknas inte förrän de är det: {drives}.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{title}”, {day}</source>
        <translation>”{title}”, {day}</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first} – {last}</translation>
    </message>
    <message>
        <source>{day}/{month}</source>
        <comment>day and month as figures</comment>
        <translation>{day}/{month}</translation>
    </message>
    <message>
        <source>{day}/{month} {year}</source>
        <comment>a date as figures</comment>
        <translation>{day}/{month} {year}</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabell (CSV)</translation>
    </message>
    <message>
        <source>Level at {step} {figure}: {names}.</source>
        <translation>Lika i {step} {figure}: {names}.</translation>
    </message>
    <message>
        <source>{step}: {figures}.</source>
        <translation>{step}: {figures}.</translation>
    </message>
    <message>
        <source>{step}: {figure} each.</source>
        <translation>{step}: {figure} var.</translation>
    </message>
    <message>
        <source>{figure} ({names})</source>
        <translation>{figure} ({names})</translation>
    </message>
    <message>
        <source>Decided by {step}.</source>
        <translation>Avgjort genom {step}.</translation>
    </message>
    <message>
        <source>Still level: {names}.</source>
        <translation>Fortfarande lika: {names}.</translation>
    </message>
    <message>
        <source>They cut: {order}</source>
        <translation>De drar kort: {order}</translation>
    </message>
    <message>
        <source>They played off: {order}</source>
        <translation>De spelade särspel: {order}</translation>
    </message>
    <message>
        <source>They share: {order}</source>
        <translation>De delar: {order}</translation>
    </message>
    <message>
        <source>{first} before {next}</source>
        <translation>{first} före {next}</translation>
    </message>
    <message>
        <source>{settled}.</source>
        <translation>{settled}.</translation>
    </message>
    <message>
        <source>Further ties that were told apart: {count}</source>
        <translation>Fler lika som skildes åt: {count}</translation>
    </message>
    <message>
        <source>As in the standings. {settled}</source>
        <translation>Som i ställningen. {settled}</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>dragning</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>särspel</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>delad</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Lika</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>omgång {round}</translation>
    </message>
    <message>
        <source>round {round}, deal {first}</source>
        <translation>omgång {round}, giv {first}</translation>
    </message>
    <message>
        <source>round {round}, deals {first} to {last}</source>
        <translation>omgång {round}, giv {first} till {last}</translation>
    </message>
    <message>
        <source>{name}, {when}: table {table}, {seat}, with {partner} against {opponents}</source>
        <translation>{name}, {when}: bord {table}, {seat}, med {partner} mot {opponents}</translation>
    </message>
    <message>
        <source>{name}, {when}: table {table}, {seat}, against {opponents}</source>
        <translation>{name}, {when}: bord {table}, {seat}, mot {opponents}</translation>
    </message>
    <message>
        <source>{name}, {when}: rests</source>
        <translation>{name}, {when}: står över</translation>
    </message>
    <message>
        <source>Round {round} is not seated yet.</source>
        <translation>Omgång {round} är inte placerad än.</translation>
    </message>
    <message>
        <source>How it is scored</source>
        <translation>Så räknas poängen</translation>
    </message>
    <message>
        <source>The rules of the game as this drive has them, with a worked example, for the wall or the tables.</source>
        <translation>Spelets regler som tävlingen har dem, med ett genomräknat exempel, för väggen eller borden.</translation>
    </message>
    <message>
        <source>How it is scored: {system}</source>
        <translation>Så räknas poängen: {system}</translation>
    </message>
    <message>
        <source>What is written</source>
        <translation>Vad som skrivs</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Vad som räknas</translation>
    </message>
    <message>
        <source>Where rules differ, it is held so here</source>
        <translation>Där regler skiljer sig gäller här</translation>
    </message>
    <message>
        <source>As it is played here</source>
        <translation>Som det spelas här</translation>
    </message>
    <message>
        <source>For the standings</source>
        <translation>För ställningen</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Ett exempel</translation>
    </message>
    <message>
        <source>The deals are made up. Their points, and why, are worked out by the program with the options above.</source>
        <translation>Givarna är påhittade. Poängen, och varför, räknar programmet ut med inställningarna ovan.</translation>
    </message>
    <message numerus="yes">
        <source>All tables stop after {deals} deals.</source>
        <comment>deals</comment>
        <translation>
            <numerusform>Alla bord slutar efter {deals} giv.</numerusform>
            <numerusform>Alla bord slutar efter {deals} givar.</numerusform>
        </translation>
    </message>
    <message>
        <source>A table plays until the rubber, or the single game, is decided.</source>
        <translation>Ett bord spelar tills robberten, eller det enda partiet, är avgjort.</translation>
    </message>
    <message>
        <source>A game that is not finished then counts its points and brings no bonus.</source>
        <translation>Ett parti som då inte är slut räknar sina poäng och ger ingen bonus.</translation>
    </message>
    <message>
        <source>Everybody has the points of their side, in every deal they play.</source>
        <translation>Var och en får sin sidas poäng, i varje giv som den spelar.</translation>
    </message>
    <message>
        <source>A table that is stopped early counts the deals that it has played, and the reason stays beside it.</source>
        <translation>Ett bord som slutar i förtid räknar de givar det har spelat, och skälet står bredvid.</translation>
    </message>
    <message>
        <source>What cannot be, such as fourteen tricks, is refused with the place and what may stand there.</source>
        <translation>Det som är omöjligt, som fjorton stick, avvisas med uppgift om var och vad som får stå där.</translation>
    </message>
    <message>
        <source>Two pairs play for thirteen tricks. Everybody collects the tricks of their side through the whole evening.</source>
        <translation>Två par spelar om tretton stick. Var och en samlar sin sidas stick under hela kvällen.</translation>
    </message>
    <message>
        <source>Two pairs play for games of a few points; only tricks above six bring any, and honours do not count.</source>
        <translation>Två par spelar partier om några få poäng; bara stick över sex ger några, och honnörer räknas inte.</translation>
    </message>
    <message>
        <source>Two pairs play the best of three games. Tricks make the games, and games make the points that count.</source>
        <translation>Två par spelar bäst av tre partier. Sticken avgör partierna, och partierna ger poängen som räknas.</translation>
    </message>
    <message>
        <source>Two pairs bid how many points they will make, in tricks and in honours that they capture. Games, bonuses and points that wait make up the rubber.</source>
        <translation>Två par bjuder på hur många poäng de ska ta, i stick och i honnörer som de fångar. Partier, bonusar och väntande poäng utgör robberten.</translation>
    </message>
    <message>
        <source>Two pairs bid for the kitty, with 54 cards of which two are jokers. Only the side that declares can win points, or lose them.</source>
        <translation>Två par bjuder om talongen, med 54 kort varav två jokrar. Bara sidan som spelar kan vinna poäng, eller förlora dem.</translation>
    </message>
    <message>
        <source>Two players have thirteen cards each, and draw from the stock after every trick until it is used up; then they play what they hold.</source>
        <translation>Två spelare har tretton kort var och drar från talongen efter varje stick tills den är slut; sedan spelar de det de har på hand.</translation>
    </message>
    <message>
        <source>For evenings of any other game: the points of both sides are written as they are, and added.</source>
        <translation>För kvällar med vilket annat spel som helst: båda sidornas poäng skrivs som de är och läggs ihop.</translation>
    </message>
    <message>
        <source>For each deal the tricks of one side; the other side has the rest of thirteen.</source>
        <translation>För varje giv den ena sidans stick; den andra sidan har resten av tretton.</translation>
    </message>
    <message>
        <source>For each deal the tricks of one side, and which side held three or four honours, if any did.</source>
        <translation>För varje giv den ena sidans stick, och vilken sida som hade tre eller fyra honnörer, om någon hade det.</translation>
    </message>
    <message>
        <source>For each deal the side that declares, its bid from 1 to 7 (0: all four passed), the trump, and the tricks and honours that it took.</source>
        <translation>För varje giv sidan som spelar, dess bud från 1 till 7 (0: alla fyra passade), trumfen, och sticken och honnörerna den tog.</translation>
    </message>
    <message>
        <source>For each deal the side that declares, its bid, high, low or no-trump, the trump (in no-trump the order), and the tricks that it took, the kitty among them.</source>
        <translation>För varje giv sidan som spelar, dess bud, hög, låg eller sang, trumfen (i sang ordningen), och sticken den tog, talongen inräknad.</translation>
    </message>
    <message>
        <source>For each deal the tricks that one player took after the stock was used up.</source>
        <translation>För varje giv sticken som den ena spelaren tog efter att talongen var slut.</translation>
    </message>
    <message>
        <source>For each deal the points of both sides: whole numbers, also below zero.</source>
        <translation>För varje giv båda sidornas poäng: heltal, även under noll.</translation>
    </message>
    <message>
        <source>A revoke is settled at the table in tricks. What is decided later is an adjustment with its reason.</source>
        <translation>En revoke avgörs vid bordet i stick. Det som bestäms senare är en justering med sitt skäl.</translation>
    </message>
    <message>
        <source>Tricks that do not make thirteen are taken only with a reason, and stay marked.</source>
        <translation>Stick som inte blir tretton godtas bara med ett skäl, och förblir märkta.</translation>
    </message>
    <message>
        <source>A game is decided only when a deal is over; so a side may end with more points than it needs.</source>
        <translation>Ett parti avgörs först när en giv är slut; därför kan en sida sluta med fler poäng än den behöver.</translation>
    </message>
    <message>
        <source>Honours are those that a side held when the cards were dealt, not those that it took in tricks.</source>
        <translation>Honnörer är de som en sida hade när korten gavs, inte de som den tog i sina stick.</translation>
    </message>
    <message>
        <source>Where a number of deals is played, games that are won count; the bonus comes with a whole rubber only.</source>
        <translation>När ett visst antal givar spelas räknas vunna partier; bonusen ges bara för en hel robbert.</translation>
    </message>
    <message>
        <source>That honours may win a game before the tricks are counted holds for both sides, in every deal.</source>
        <translation>Att honnörer kan vinna ett parti innan sticken räknas gäller båda sidorna, i varje giv.</translation>
    </message>
    <message>
        <source>One game won in the rubber is enough: from then on that side’s failed bids count in full at once.</source>
        <translation>Ett vunnet parti i robberten räcker: från då räknas den sidans misslyckade bud fullt ut genast.</translation>
    </message>
    <message>
        <source>Waiting points are entered for both sides together, and may win the new game before its first deal.</source>
        <translation>Väntande poäng förs in för båda sidorna samtidigt, och kan vinna det nya partiet före dess första giv.</translation>
    </message>
    <message>
        <source>Points that wait never go on into another rubber, and the highest bid is 7.</source>
        <translation>Väntande poäng går aldrig över till en annan robbert, och det högsta budet är 7.</translation>
    </message>
    <message>
        <source>The rubber belongs to the side that wins the games, whoever has more points; all points count.</source>
        <translation>Robberten tillhör sidan som vinner partierna, vem som än har flest poäng; alla poäng räknas.</translation>
    </message>
    <message>
        <source>A side with fewer than six tricks loses a point for every trick that is missing to its bid, too.</source>
        <translation>En sida med färre än sex stick förlorar också en poäng för varje stick som saknas till budet.</translation>
    </message>
    <message>
        <source>A side that falls as far below zero as a game goes above it has lost that game to the other side.</source>
        <translation>En sida som faller lika långt under noll som ett parti går över har förlorat partiet till den andra sidan.</translation>
    </message>
    <message>
        <source>The tricks of the first phase only bring cards from the stock; they are not written.</source>
        <translation>Sticken i första fasen ger bara kort från talongen; de skrivs inte.</translation>
    </message>
    <message>
        <source>The deal is won by the side with more points; where both have as many, nobody has won it.</source>
        <translation>Given vinns av sidan med flest poäng; har båda lika många har ingen vunnit den.</translation>
    </message>
    <message>
        <source>Where to begin</source>
        <translation>Var man börjar</translation>
    </message>
    <message>
        <source>The program runs a club’s whist evening: who is there, who sits where, what each table has made, who has won, and all the paper for it. It needs no internet.</source>
        <translation>Programmet sköter en klubbs whistkväll: vilka som är där, vem som sitter var, vad varje bord har tagit, vem som har vunnit, och alla papper till det. Det behöver inget internet.</translation>
    </message>
    <message>
        <source>Whist here means the game of tricks for two pairs, with trumps, as it is played at whist drives, and its relatives. The bidding game that is called whist in Romania is another one.</source>
        <translation>Whist är här stickspelet för två par, med trumf, som det spelas på whistkvällar, och dess släktingar. Budspelet som heter whist i Rumänien är ett annat.</translation>
    </message>
    <message>
        <source>“Try the sample evening” on the first page opens a finished drive in a file of its own. Change what you like there; your club is not touched.</source>
        <translation>”Pröva exempelkvällen” på första sidan öppnar en avslutad tävling i en egen fil. Ändra vad du vill där; din klubb rörs inte.</translation>
    </message>
    <message>
        <source>**Ctrl+N** begins a drive: its game, how people move, and how many rounds are played.</source>
        <translation>**Ctrl+N** börjar en tävling: spelet, hur man flyttar och hur många omgångar som spelas.</translation>
    </message>
    <message>
        <source>Then follow the list at the left from the top: sign people in, draw the seats, type the results, look at the standings, hand out the prizes, print.</source>
        <translation>Följ sedan listan till vänster uppifrån: anmäl deltagarna, lotta platserna, skriv in resultaten, se på ställningen, dela ut priserna, skriv ut.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Bra att veta</translation>
    </message>
    <message>
        <source>Nothing needs to be saved: whatever you type is in the file as soon as it is taken in.</source>
        <translation>Inget behöver sparas: det du skriver är i filen så snart det har tagits in.</translation>
    </message>
    <message>
        <source>**Ctrl+Z** takes back the last step, and the one before it, to the beginning of the evening. It works after the program was closed, too.</source>
        <translation>**Ctrl+Z** tar tillbaka det senaste steget, och det dessförinnan, ända till kvällens början. Det går även sedan programmet har stängts.</translation>
    </message>
    <message>
        <source>A club is one file. Copy it with “Save a copy” to carry the evening on at another computer.</source>
        <translation>En klubb är en fil. Kopiera den med ”Spara en kopia” för att fortsätta kvällen vid en annan dator.</translation>
    </message>
    <message>
        <source>Keys that work everywhere</source>
        <translation>Tangenter som fungerar överallt</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse. The key of a button stands in its little window of help.</source>
        <translation>Allt kan göras utan mus. En knapps tangent står i dess lilla hjälpruta.</translation>
    </message>
    <message>
        <source>Help for the page or the dialog in which you are</source>
        <translation>Hjälp om sidan eller dialogen du är i</translation>
    </message>
    <message>
        <source>How the game of this drive is scored, with an example</source>
        <translation>Så räknas poängen i tävlingens spel, med ett exempel</translation>
    </message>
    <message>
        <source>All commands and their keys</source>
        <translation>Alla kommandon och deras tangenter</translation>
    </message>
    <message>
        <source>Take the last step back; do it again</source>
        <translation>Ta tillbaka det senaste steget; gör om det</translation>
    </message>
    <message>
        <source>Take in what is half-typed; it would be saved anyway</source>
        <translation>Ta in det som är halvskrivet; det sparas annars ändå</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Nästa omgång</translation>
    </message>
    <message>
        <source>The drives, and the steps of the evening</source>
        <translation>Tävlingarna, och kvällens steg</translation>
    </message>
    <message>
        <source>Go on to the next field, or back</source>
        <translation>Gå till nästa fält, eller tillbaka</translation>
    </message>
    <message>
        <source>Leave a field as it was, or close what lies above the page</source>
        <translation>Lämna ett fält som det var, eller stäng det som ligger över sidan</translation>
    </message>
    <message>
        <source>Edit what is selected in a list</source>
        <translation>Redigera det som är valt i en lista</translation>
    </message>
    <message>
        <source>Sort a list by the column in which you are</source>
        <translation>Sortera en lista efter kolumnen du är i</translation>
    </message>
    <message>
        <source>Look for a name, where there are names</source>
        <translation>Sök ett namn, där det finns namn</translation>
    </message>
    <message>
        <source>Larger or smaller text</source>
        <translation>Större eller mindre text</translation>
    </message>
    <message>
        <source>The wall</source>
        <translation>Storbilden</translation>
    </message>
    <message>
        <source>A second window for a projector or a television: who sits where next, the trump, the clock of the round, the standings, and the prizes one by one. The hall sees it while you go on typing.</source>
        <translation>Ett andra fönster för en projektor eller en tv: vem som sitter var härnäst, trumfen, omgångens klocka, ställningen, och priserna ett i taget. Salen ser det medan du skriver vidare.</translation>
    </message>
    <message>
        <source>Connect the screen and press **Ctrl+Shift+W**. The wall fills the second screen; with one screen only it lies beside the window. The bar above the page chooses what it shows.</source>
        <translation>Anslut skärmen och tryck **Ctrl+Shift+W**. Storbilden fyller den andra skärmen; med bara en skärm ligger den bredvid fönstret. Raden ovanför sidan väljer vad den visar.</translation>
    </message>
    <message>
        <source>Start the clock of the round, or pause it</source>
        <translation>Starta omgångens klocka, eller pausa den</translation>
    </message>
    <message>
        <source>Give the round another minute</source>
        <translation>Ge omgången en minut till</translation>
    </message>
    <message>
        <source>Reveal the next prize, hide the last one</source>
        <translation>Visa nästa pris, dölj det senaste</translation>
    </message>
    <message>
        <source>More or less of the bar that serves the wall</source>
        <translation>Mer eller mindre av storbildens rad</translation>
    </message>
    <message>
        <source>On the wall itself: fill its screen, leave it again</source>
        <translation>På själva storbilden: fyll skärmen, lämna helskärm</translation>
    </message>
    <message>
        <source>When the end should stay exciting</source>
        <translation>När slutet ska förbli spännande</translation>
    </message>
    <message>
        <source>Choose in the bar how many of the last rounds the standings on the wall leave out.</source>
        <translation>Välj i raden hur många av de sista omgångarna som ställningen på storbilden ska utelämna.</translation>
    </message>
    <message>
        <source>When something goes wrong</source>
        <translation>När något går fel</translation>
    </message>
    <message>
        <source>The power was cut, or the computer stopped</source>
        <translation>Strömmen gick, eller datorn stannade</translation>
    </message>
    <message>
        <source>Start it again: the drive opens where it was. At most the figure is lost that was half-typed at that moment.</source>
        <translation>Starta den igen: tävlingen öppnas där den var. Som mest förloras den siffra som var halvskriven i det ögonblicket.</translation>
    </message>
    <message>
        <source>The computer does not start any more</source>
        <translation>Datorn startar inte längre</translation>
    </message>
    <message>
        <source>Go on with a copy of the club’s file on another one. Without a copy, carry on from people’s own score cards: a drive can take its results from them alone.</source>
        <translation>Fortsätt med en kopia av klubbens fil på en annan. Utan kopia fortsätter ni från spelarnas egna poängkort: en tävling kan ta sina resultat enbart från dem.</translation>
    </message>
    <message>
        <source>The club’s file is damaged or lost</source>
        <translation>Klubbens fil är skadad eller borta</translation>
    </message>
    <message>
        <source>The program copies the club by itself, when it is opened and whenever a round is seated, into a folder of this computer; the latest 20 are kept. **Ctrl+Shift+O** lists them and puts one in the place of the club. What was there is copied before, so that you can go back.</source>
        <translation>Programmet kopierar klubben av sig självt, när den öppnas och varje gång en omgång placeras, till en mapp på den här datorn; de 20 senaste kopiorna behålls. **Ctrl+Shift+O** listar dem och låter en av dem ersätta klubben. Det som fanns där kopieras först, så att du kan gå tillbaka.</translation>
    </message>
    <message>
        <source>Without a copy, “Save what can be read” writes all that is left of a damaged file into a new one and says what is missing.</source>
        <translation>Utan kopia skriver ”Spara det som kan läsas” allt som finns kvar av en skadad fil till en ny och säger vad som saknas.</translation>
    </message>
    <message>
        <source>I have done something by mistake</source>
        <translation>Jag har gjort något av misstag</translation>
    </message>
    <message>
        <source>Press **Ctrl+Z**. The line at the foot of the window says what was taken back, and **Ctrl+Y** does it again.</source>
        <translation>Tryck **Ctrl+Z**. Raden längst ned i fönstret säger vad som togs tillbaka, och **Ctrl+Y** gör det igen.</translation>
    </message>
    <message>
        <source>A result is wrong</source>
        <translation>Ett resultat är fel</translation>
    </message>
    <message>
        <source>On the page of the scores go back to its round with **Alt+Left** and type over it. All totals and places follow; seats in which people have sat stay as they were.</source>
        <translation>Gå på resultatsidan tillbaka till dess omgång med **Alt+Left** och skriv över det. Alla summor och placeringar följer med; platser där någon har suttit ändras inte.</translation>
    </message>
    <message>
        <source>Players and tables do not agree</source>
        <translation>Spelare och bord är inte överens</translation>
    </message>
    <message>
        <source>Type people’s own cards as a second count with **F8**: the list names the people and the deal in which card and table differ.</source>
        <translation>Skriv in spelarnas egna kort som en kontrollräkning med **F8**: listan anger personerna och given där kort och bord skiljer sig.</translation>
    </message>
    <message>
        <source>The program itself makes a mistake</source>
        <translation>Programmet självt gör ett fel</translation>
    </message>
    <message>
        <source>It says so above the page, and nothing that was saved is lost. Save the report that it offers, and go on.</source>
        <translation>Det säger till ovanför sidan, och inget som sparats går förlorat. Spara rapporten som erbjuds, och fortsätt.</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>Tävlingar</translation>
    </message>
    <message>
        <source>Every evening of the club is a card here, the newest first, with its day, its place and how far it is.</source>
        <translation>Varje kväll i klubben är ett kort här, den nyaste först, med dag, plats och hur långt den har kommit.</translation>
    </message>
    <message>
        <source>**Ctrl+N** begins a new drive. With the arrow keys and **Enter** you open one that is there already; it can be looked at, printed again and, where need be, corrected.</source>
        <translation>**Ctrl+N** börjar en ny tävling. Med piltangenterna och **Enter** öppnar du en som redan finns; den kan ses, skrivas ut igen och vid behov rättas.</translation>
    </message>
    <message>
        <source>A new drive</source>
        <translation>En ny tävling</translation>
    </message>
    <message>
        <source>In the list: delete a drive; what would go is said first</source>
        <translation>I listan: radera en tävling; vad som försvinner anges först</translation>
    </message>
    <message>
        <source>The plan of the drive that is open</source>
        <translation>Planen för den öppna tävlingen</translation>
    </message>
    <message>
        <source>Open another club’s file; begin a new one</source>
        <translation>Öppna en annan klubbs fil; börja en ny</translation>
    </message>
    <message>
        <source>When the evening goes on at another computer</source>
        <translation>När kvällen fortsätter vid en annan dator</translation>
    </message>
    <message>
        <source>Save a copy of the club onto a stick and open it there. Work on one of the two only: files are not put together again.</source>
        <translation>Spara en kopia av klubben på ett USB-minne och öppna den där. Arbeta bara på den ena av de två: filer slås inte samman igen.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personer</translation>
    </message>
    <message>
        <source>Everybody whom the club knows, so that a few letters are enough at the door. A nickname or a number of the club tells two people of one name apart, on every screen and every paper.</source>
        <translation>Alla som klubben känner, så att några bokstäver räcker i dörren. Ett smeknamn eller ett klubbnummer skiljer två med samma namn åt, på varje skärm och varje papper.</translation>
    </message>
    <message>
        <source>Type a few letters: accents and small slips do not matter. Somebody new need not be entered here first; signing in does that.</source>
        <translation>Skriv några bokstäver: accenter och små fel spelar ingen roll. En ny person behöver inte skrivas in här först; det sköter anmälan.</translation>
    </message>
    <message>
        <source>In the list: edit the person on the card beside it</source>
        <translation>I listan: redigera personen på kortet bredvid</translation>
    </message>
    <message>
        <source>In the list: archive somebody, or bring them back</source>
        <translation>I listan: arkivera någon, eller ta fram dem igen</translation>
    </message>
    <message>
        <source>Another entry is the same person: join the two</source>
        <translation>En annan post är samma person: slå samman de två</translation>
    </message>
    <message>
        <source>All that is kept of somebody, in a file for them</source>
        <translation>Allt som sparas om någon, i en fil till den personen</translation>
    </message>
    <message>
        <source>Forget somebody who asks for it</source>
        <translation>Glöm någon som ber om det</translation>
    </message>
    <message>
        <source>When somebody is in the list twice</source>
        <translation>När någon står två gånger i listan</translation>
    </message>
    <message>
        <source>Join the two. You are shown first what will be joined; what both have played is then found under one name, and one step takes it back.</source>
        <translation>Slå samman de två. Du får först se vad som slås samman; det båda har spelat finns sedan under ett namn, och ett steg tar tillbaka det.</translation>
    </message>
    <message>
        <source>When somebody does not come any more</source>
        <translation>När någon inte kommer längre</translation>
    </message>
    <message>
        <source>Archive them: they leave the lists, and old results keep their name. They come back in the same way.</source>
        <translation>Arkivera personen: den försvinner ur listorna, och gamla resultat behåller namnet. På samma sätt kommer den tillbaka.</translation>
    </message>
    <message>
        <source>When somebody asks what is kept about them</source>
        <translation>När någon frågar vad som sparas om dem</translation>
    </message>
    <message>
        <source>Give them a file with all of it. On request their name is erased, while the figures of the evenings stay. That alone cannot be taken back; copies of the file that were made before still have the name.</source>
        <translation>Ge personen en fil med alltihop. På begäran raderas namnet, medan kvällarnas siffror består. Bara det kan inte tas tillbaka; kopior av filen från tidigare har kvar namnet.</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Säsonger</translation>
    </message>
    <message>
        <source>Several drives that are counted together: by the points of each evening or by points for places, with the best evenings of everybody, and points for coming where the club gives any.</source>
        <translation>Flera tävlingar som räknas ihop: efter varje kvälls poäng eller efter poäng för placering, med var och ens bästa kvällar, och poäng för att komma där klubben ger sådana.</translation>
    </message>
    <message>
        <source>Begin a season, give it a name, and tick the drives that belong to it. A drive may count in several.</source>
        <translation>Börja en säsong, ge den ett namn och kryssa för de tävlingar som hör till den. En tävling kan räknas i flera.</translation>
    </message>
    <message>
        <source>When a result of the season was wrong</source>
        <translation>När ett resultat i säsongen var fel</translation>
    </message>
    <message>
        <source>Open its drive again, correct it, and close it. Until it is closed it is left out, and the page says so; then the table is right at once.</source>
        <translation>Öppna tävlingen igen, rätta det, och avsluta den. Tills den är avslutad räknas den inte med, och sidan säger det; sedan stämmer tabellen genast.</translation>
    </message>
    <message>
        <source>Import and export</source>
        <translation>Import och export</translation>
    </message>
    <message>
        <source>People, those who come to a drive, results and schedules can be taken from a table that was made elsewhere, as CSV or XLSX; and all of them go out in the same form.</source>
        <translation>Personer, deltagare i en tävling, resultat och spelscheman kan hämtas från en tabell som gjorts någon annanstans, som CSV eller XLSX; och alla kan sparas i samma form.</translation>
    </message>
    <message>
        <source>Choose the file, or drag it onto the window.</source>
        <translation>Välj filen, eller dra den till fönstret.</translation>
    </message>
    <message>
        <source>Look whether the letters are right and each column is taken for what it is.</source>
        <translation>Se efter om bokstäverna är rätt och om varje kolumn tolkas som det den är.</translation>
    </message>
    <message>
        <source>Read through the preview. What is wrong in a row stands beside it; as long as something grave is wrong, nothing can be taken in.</source>
        <translation>Läs igenom förhandsvisningen. Det som är fel i en rad står bredvid; så länge något allvarligt är fel kan inget tas in.</translation>
    </message>
    <message>
        <source>Accept. All rows come in one step, which **Ctrl+Z** takes back.</source>
        <translation>Godkänn. Alla rader kommer i ett steg, som **Ctrl+Z** tar tillbaka.</translation>
    </message>
    <message>
        <source>When letters look wrong</source>
        <translation>När bokstäver ser fel ut</translation>
    </message>
    <message>
        <source>Choose another way of reading the file; the preview follows.</source>
        <translation>Välj ett annat sätt att läsa filen; förhandsvisningen följer med.</translation>
    </message>
    <message>
        <source>A drive for another club</source>
        <translation>En tävling till en annan klubb</translation>
    </message>
    <message>
        <source>A whole drive goes out as one file. The club that imports it is asked who is meant where somebody has a namesake there.</source>
        <translation>En hel tävling exporteras som en fil. Klubben som importerar den får frågan vem som avses om någon har en namne där.</translation>
    </message>
    <message>
        <source>The plan of a drive</source>
        <translation>Tävlingens plan</translation>
    </message>
    <message>
        <source>What is played tonight and how. The form begins with what is usual for the game; change what your club does otherwise.</source>
        <translation>Vad som spelas i kväll och hur. Formuläret börjar med det som är vanligt för spelet; ändra det som din klubb gör annorlunda.</translation>
    </message>
    <message>
        <source>Give the evening a title and choose the game. A button beside it explains how it is scored.</source>
        <translation>Ge kvällen en titel och välj spel. En knapp bredvid förklarar hur poängen räknas.</translation>
    </message>
    <message>
        <source>Choose the movement: who goes where after each round. The line below it says it in a sentence, to be read aloud.</source>
        <translation>Välj förflyttning: vem som går vart efter varje omgång. Raden under säger det i en mening, att läsa upp.</translation>
    </message>
    <message>
        <source>Say how many rounds there are, and how many deals in each.</source>
        <translation>Ange hur många omgångar det är, och hur många givar i varje.</translation>
    </message>
    <message>
        <source>Begin the drive, or leave everything as it was</source>
        <translation>Börja tävlingen, eller lämna allt som det var</translation>
    </message>
    <message>
        <source>Move a step by which places are decided</source>
        <translation>Flytta ett steg som avgör placeringar</translation>
    </message>
    <message>
        <source>When something has to change in mid-evening</source>
        <translation>När något måste ändras mitt i kvällen</translation>
    </message>
    <message>
        <source>**Ctrl+E** shows the plan again. Rounds can be added or left out at any time; the game itself only before the first result, or as a correction that says how many results are scored anew.</source>
        <translation>**Ctrl+E** visar planen igen. Omgångar kan läggas till eller tas bort när som helst; själva spelet bara före första resultatet, eller som en rättelse som anger hur många resultat som räknas om.</translation>
    </message>
    <message>
        <source>What to do first</source>
        <translation>Vad man gör först</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>on the keyboard</comment>
        <translation>Tangenter</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Anmälan</translation>
    </message>
    <message>
        <source>Who plays tonight, each with a number for the evening. The line at the top says how many are in and how many more make a whole table.</source>
        <translation>Vilka som spelar i kväll, var och en med ett nummer för kvällen. Raden överst anger hur många som är inne och hur många till som ger ett helt bord.</translation>
    </message>
    <message>
        <source>Type two letters of a name and press **Enter**. Whoever is not in the club yet stands in the last row as a new player; the same key adds them.</source>
        <translation>Skriv två bokstäver i ett namn och tryck **Enter**. Den som inte är med i klubben än står i sista raden som ny spelare; samma tangent lägger till den.</translation>
    </message>
    <message>
        <source>Sign in; with two roles: in the first or the second</source>
        <translation>Anmäl; med två roller: i den första eller den andra</translation>
    </message>
    <message>
        <source>In the list: has paid, or has not</source>
        <translation>I listan: har betalat, eller inte</translation>
    </message>
    <message>
        <source>In the list: the other role</source>
        <translation>I listan: den andra rollen</translation>
    </message>
    <message>
        <source>In the list: a substitute takes over a seat</source>
        <translation>I listan: en ersättare tar över en stol</translation>
    </message>
    <message>
        <source>In the list: somebody who waits plays in this round already</source>
        <translation>I listan: någon som väntar spelar redan i den här omgången</translation>
    </message>
    <message>
        <source>In the list: two share a seat in turn</source>
        <translation>I listan: två delar en stol och turas om</translation>
    </message>
    <message>
        <source>A dummy that fills a seat</source>
        <translation>En träkarl som fyller en stol</translation>
    </message>
    <message>
        <source>In the list: takes somebody out; in mid-evening they leave after this round</source>
        <translation>I listan: tar bort någon; mitt i kvällen går de efter den här omgången</translation>
    </message>
    <message>
        <source>When somebody comes late</source>
        <translation>När någon kommer sent</translation>
    </message>
    <message>
        <source>Sign them in as usual: they play from the next round on. **Shift+F5** gives them a place at once, such as one that was left or that of somebody who rests.</source>
        <translation>Anmäl dem som vanligt: de spelar från nästa omgång. **Shift+F5** ger dem en plats genast, till exempel en som lämnats eller tillhör någon som står över.</translation>
    </message>
    <message>
        <source>When somebody has to leave</source>
        <translation>När någon måste gå</translation>
    </message>
    <message>
        <source>Select them and press **Del**: their results stay, and the rounds to come are drawn without them. Where somebody takes over their seat, press **F5** instead.</source>
        <translation>Välj dem och tryck **Del**: resultaten består, och kommande omgångar lottas utan dem. Om någon tar över stolen trycker du **F5** i stället.</translation>
    </message>
    <message>
        <source>Who sits where. The plan shows the tables of the hall; before anything is played you can see how even the evening will be.</source>
        <translation>Vem som sitter var. Planen visar bordens plats i lokalen; innan något spelas ser du hur jämn kvällen blir.</translation>
    </message>
    <message>
        <source>When everybody is in, draw the first round with **F9**. Later rounds are seated in the same way, by the movement that the plan of the drive names.</source>
        <translation>När alla är inne lottar du första omgången med **F9**. Senare omgångar placeras på samma sätt, med den förflyttning som tävlingens plan anger.</translation>
    </message>
    <message>
        <source>In the plan: mark somebody; on somebody else: the two change places</source>
        <translation>I planen: markera någon; på någon annan: de två byter plats</translation>
    </message>
    <message>
        <source>What can be done when the number of people makes no whole tables</source>
        <translation>Vad man kan göra när antalet inte ger hela bord</translation>
    </message>
    <message>
        <source>Wishes: apart, together, always at one table</source>
        <translation>Önskemål: åtskilda, tillsammans, alltid vid samma bord</translation>
    </message>
    <message>
        <source>How even the evening is</source>
        <translation>Hur jämn kvällen är</translation>
    </message>
    <message>
        <source>The movement in words, to be read aloud</source>
        <translation>Förflyttningen i ord, att läsa upp</translation>
    </message>
    <message>
        <source>Where somebody sits</source>
        <translation>Var någon sitter</translation>
    </message>
    <message>
        <source>An earlier round, a later one</source>
        <translation>En tidigare omgång, en senare</translation>
    </message>
    <message>
        <source>The seats as PDF, by table and by name</source>
        <translation>Platserna som PDF, efter bord och efter namn</translation>
    </message>
    <message>
        <source>When people have come or gone since the round was drawn</source>
        <translation>När någon har kommit eller gått sedan omgången lottades</translation>
    </message>
    <message>
        <source>The page says so and offers to take the round back, as long as none of its tables has a result. Draw it again then.</source>
        <translation>Sidan säger till och erbjuder att ta tillbaka omgången, så länge inget av borden har något resultat. Lotta om den sedan.</translation>
    </message>
    <message>
        <source>When two people must not, or want to, sit together</source>
        <translation>När två inte får, eller vill, sitta tillsammans</translation>
    </message>
    <message>
        <source>Note it as a wish before the draw; wishes that cannot be kept are named. Or swap two people by hand: the line below says what that does to the evening.</source>
        <translation>Notera det som ett önskemål före lottningen; önskemål som inte kan hållas anges. Eller låt två byta plats för hand: raden under säger vad det gör med kvällen.</translation>
    </message>
    <message>
        <source>When people make no whole tables</source>
        <translation>När antalet inte ger hela bord</translation>
    </message>
    <message>
        <source>Every way to play with so many people, each with what it means: who rests how often, what the award for resting would be, which seat is shared, how many dummies are needed, or who would fill in.</source>
        <translation>Alla sätt att spela med så många, var och ett med vad det innebär: vem som står över hur ofta, vilka poäng det ger, vilken stol som delas, hur många träkarlar som behövs, eller vem som fyller ut.</translation>
    </message>
    <message>
        <source>Choose with the arrow keys and take it with **Enter**. It holds for the rounds to come; **Esc** leaves everything as it is.</source>
        <translation>Välj med piltangenterna och ta det med **Enter**. Det gäller kommande omgångar; **Esc** lämnar allt som det är.</translation>
    </message>
    <message>
        <source>Wishes for the seating</source>
        <translation>Önskemål om bordsplaceringen</translation>
    </message>
    <message>
        <source>Who never sits at one table, who always does, and who keeps one table, perhaps because of stairs or a draught. Rounds drawn from now on keep to it as far as that goes.</source>
        <translation>Vem som aldrig sitter vid samma bord, vem som alltid gör det, och vem som behåller ett bord, kanske för trapporna eller draget. Omgångar som lottas från och med nu följer det så långt det går.</translation>
    </message>
    <message>
        <source>Type their numbers or names, such as 3 + 7, choose the wish, and press **Enter**.</source>
        <translation>Skriv nummer eller namn, till exempel 3 + 7, välj önskemålet, och tryck **Enter**.</translation>
    </message>
    <message>
        <source>In the list: give a wish up</source>
        <translation>I listan: stryk ett önskemål</translation>
    </message>
    <message>
        <source>Part all couples: nobody meets the one with whom they came</source>
        <translation>Skilj alla par åt: ingen möter den man kom med</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>The results of the round, table by table, as the slips come in. A sentence reads each one back with the names.</source>
        <translation>Omgångens resultat, bord för bord, allt eftersom lapparna kommer in. En mening läser upp vart och ett med namnen.</translation>
    </message>
    <message>
        <source>Type the figure of a table and press **Enter**. Where both sides share thirteen tricks, the other side fills itself.</source>
        <translation>Skriv ett bords siffra och tryck **Enter**. Där båda sidorna delar tretton stick fylls den andra sidan i av sig själv.</translation>
    </message>
    <message>
        <source>In games of several deals each table has its sheet: every field takes its key and goes on by itself, and the points appear with the reason.</source>
        <translation>I spel med flera givar har varje bord sitt protokoll: varje fält tar sin tangent och går vidare av sig självt, och poängen visas med sitt skäl.</translation>
    </message>
    <message>
        <source>When all tables are in, **F9** seats the next round.</source>
        <translation>När alla bord är inne placerar **F9** nästa omgång.</translation>
    </message>
    <message>
        <source>Go to a table or a player, by number or by letters</source>
        <translation>Gå till ett bord eller en spelare, med nummer eller bokstäver</translation>
    </message>
    <message>
        <source>Go to the first table without a result</source>
        <translation>Gå till det första bordet utan resultat</translation>
    </message>
    <message>
        <source>Swap the two sides of a result</source>
        <translation>Byt de två sidorna i ett resultat</translation>
    </message>
    <message>
        <source>Put back what stood there; clear a result</source>
        <translation>Återställ det som stod där; töm ett resultat</translation>
    </message>
    <message>
        <source>The sheet of the table before, or after</source>
        <translation>Protokollet för bordet före, eller efter</translation>
    </message>
    <message>
        <source>Only the totals of a table, without its deals</source>
        <translation>Bara ett bords summor, utan givarna</translation>
    </message>
    <message>
        <source>An adjustment with a reason, such as a revoke or a penalty</source>
        <translation>En justering med skäl, till exempel en revoke eller ett straff</translation>
    </message>
    <message>
        <source>People sat in the wrong seats</source>
        <translation>Några satt på fel stolar</translation>
    </message>
    <message>
        <source>A table stops early, with a reason</source>
        <translation>Ett bord slutar i förtid, med ett skäl</translation>
    </message>
    <message>
        <source>Who dealt first; who moves as winner where it is level</source>
        <translation>Vem som gav först; vem som flyttar som vinnare vid lika</translation>
    </message>
    <message>
        <source>Type the round again and compare</source>
        <translation>Skriv in omgången igen och jämför</translation>
    </message>
    <message>
        <source>Compare with people’s own cards</source>
        <translation>Jämför med spelarnas egna kort</translation>
    </message>
    <message>
        <source>Try a round out first: nothing of it counts</source>
        <translation>Pröva en omgång först: inget av den räknas</translation>
    </message>
    <message>
        <source>When a figure is refused</source>
        <translation>När en siffra avvisas</translation>
    </message>
    <message>
        <source>The line below says what may stand there. Where a table really wrote something that does not add up, give the reason; the result is taken and stays marked.</source>
        <translation>Raden under anger vad som får stå där. Om ett bord verkligen skrev något som inte går ihop anger du skälet; resultatet tas in och förblir märkt.</translation>
    </message>
    <message>
        <source>When a result turns out to be wrong</source>
        <translation>När ett resultat visar sig vara fel</translation>
    </message>
    <message>
        <source>Go back with **Alt+Left** and type over it, in any round. Totals and places follow at once; nobody is moved to another seat for it.</source>
        <translation>Gå tillbaka med **Alt+Left** och skriv över det, i vilken omgång som helst. Summor och placeringar följer genast; ingen flyttas till en annan plats för det.</translation>
    </message>
    <message>
        <source>When there is no time for all rounds</source>
        <translation>När det inte finns tid för alla omgångar</translation>
    </message>
    <message>
        <source>Finish on the page of the standings. A round that is not whole then counts for nobody, and all of it can be taken back.</source>
        <translation>Avsluta på ställningssidan. En omgång som inte är komplett räknas då inte för någon, och allt kan tas tillbaka.</translation>
    </message>
    <message>
        <source>Check entry</source>
        <translation>Kontrollinmatning</translation>
    </message>
    <message>
        <source>Somebody types the slips of a round a second time. Nothing of it is written; where the two differ, the table and the deal are listed.</source>
        <translation>Någon skriver in en omgångs lappar en andra gång. Inget av det sparas; där de två skiljer sig listas bordet och given.</translation>
    </message>
    <message>
        <source>Type as on the page of the scores. **F6** goes to the list of differences, and **Enter** there to the deal that has to be put right.</source>
        <translation>Skriv som på resultatsidan. **F6** går till listan med skillnader, och **Enter** där till given som ska rättas.</translation>
    </message>
    <message>
        <source>People’s cards</source>
        <translation>Spelarnas poängkort</translation>
    </message>
    <message>
        <source>What people have on their own score cards: totals, halves or every deal. In a drive of tables that is a second count; a drive can also run from the cards alone.</source>
        <translation>Vad spelarna har på sina egna poängkort: summor, halvlekar eller varje giv. I en tävling med bord är det en kontrollräkning; en tävling kan också gå enbart efter korten.</translation>
    </message>
    <message>
        <source>Choose how much of each card you type, then type figure after figure; **Enter** goes on to the next person.</source>
        <translation>Välj hur mycket av varje kort du skriver in, och skriv sedan siffra efter siffra; **Enter** går till nästa person.</translation>
    </message>
    <message>
        <source>Totals, halves or all deals</source>
        <translation>Summor, halvlekar eller alla givar</translation>
    </message>
    <message>
        <source>Go to somebody’s card</source>
        <translation>Gå till någons poängkort</translation>
    </message>
    <message>
        <source>Go to the first card that is missing</source>
        <translation>Gå till det första kort som saknas</translation>
    </message>
    <message>
        <source>Where cards and tables differ</source>
        <translation>Var kort och bord skiljer sig</translation>
    </message>
    <message>
        <source>When a card and the tables differ</source>
        <translation>När ett kort och borden skiljer sig</translation>
    </message>
    <message>
        <source>Type all deals of that card, and the list names the deal that explains it. **Enter** on a line leads to the table, to be put right where the slip was wrong.</source>
        <translation>Skriv in alla givar på det kortet, och listan anger given som förklarar det. **Enter** på en rad leder till bordet, att rättas om lappen var fel.</translation>
    </message>
    <message>
        <source>The places at this moment, or as they were at the interval, for everybody or for one role. Below the list stands what they rest on, and whether all totals together are what they should be.</source>
        <translation>Placeringarna just nu, eller som de var i pausen, för alla eller för en roll. Under listan står vad de vilar på, och om alla summor tillsammans är vad de ska vara.</translation>
    </message>
    <message>
        <source>When the last result is in, settle the ties that matter and close the drive. Its results are then final; they can be opened again.</source>
        <translation>När sista resultatet är inne avgör du de lika placeringar som spelar roll och avslutar tävlingen. Resultaten är då slutliga; de kan öppnas igen.</translation>
    </message>
    <message>
        <source>Look for somebody: their place, and where they sit next</source>
        <translation>Sök någon: placeringen, och var de sitter härnäst</translation>
    </message>
    <message>
        <source>The standings as PDF, for the wall</source>
        <translation>Ställningen som PDF, att sätta upp på väggen</translation>
    </message>
    <message>
        <source>Export for a spreadsheet or a web page</source>
        <translation>Export för kalkylprogram eller webbsida</translation>
    </message>
    <message>
        <source>Close the drive, or finish now; after that, go on</source>
        <translation>Avsluta tävlingen, eller sluta nu; gå sedan vidare</translation>
    </message>
    <message>
        <source>A tie was cut for, played off, is shared</source>
        <translation>Vid lika: kortdragning, särspel eller delning</translation>
    </message>
    <message>
        <source>Ask again how a tie is settled</source>
        <translation>Fråga på nytt hur lika avgörs</translation>
    </message>
    <message>
        <source>When two are level</source>
        <translation>När två är lika</translation>
    </message>
    <message>
        <source>Select one of them: every step is shown with the figures of all, and which step tells them apart. If none does, note what you decide at the table; it is printed.</source>
        <translation>Välj en av dem: varje steg visas med allas siffror, och vilket steg som skiljer dem åt. Om inget gör det, notera vad ni bestämmer vid bordet; det skrivs ut.</translation>
    </message>
    <message>
        <source>When a result was wrong after all</source>
        <translation>När ett resultat ändå var fel</translation>
    </message>
    <message>
        <source>“Open again” asks for the reason. Correct the result on the page of the scores and close the drive once more; paper that is printed from then on says that it was corrected.</source>
        <translation>”Öppna igen” frågar efter skälet. Rätta resultatet på resultatsidan och avsluta tävlingen på nytt; på papper som skrivs ut därefter står att den har rättats.</translation>
    </message>
    <message>
        <source>The prizes of the evening, the more valuable ones first. Winners fill themselves in as results come, and every tie shows how it was settled.</source>
        <translation>Kvällens priser, de värdefullare först. Vinnarna fylls i av sig själva när resultaten kommer, och vid lika visas hur det avgjordes.</translation>
    </message>
    <message>
        <source>**Alt+U** adds the usual prizes in one step, **Alt+A** any other: a place, the lowest, the most tens, the longest at one table, a drawn deal, or whatever its name says.</source>
        <translation>**Alt+U** lägger till de vanliga priserna i ett steg, **Alt+A** vilket annat som helst: en placering, lägst poäng, flest tior, längst vid samma bord, en utlottad giv, eller vad namnet säger.</translation>
    </message>
    <message>
        <source>In the list: edit, add or strike a prize</source>
        <translation>I listan: redigera, lägg till eller stryk ett pris</translation>
    </message>
    <message>
        <source>In the list: before its neighbour, after it</source>
        <translation>I listan: före sin granne, efter den</translation>
    </message>
    <message>
        <source>This prize was handed out; all that are won were</source>
        <translation>Det här priset är utdelat; alla som är vunna är utdelade</translation>
    </message>
    <message>
        <source>When somebody would win twice</source>
        <translation>När någon skulle vinna två gånger</translation>
    </message>
    <message>
        <source>With “One prize per person” they keep the more valuable one, the other goes to the next, and the page says who was passed over.</source>
        <translation>Med ”Ett pris per person” behåller de det värdefullare, det andra går till nästa, och sidan säger vem som gick miste om det.</translation>
    </message>
    <message>
        <source>When a correction changes a winner</source>
        <translation>När en rättelse ändrar en vinnare</translation>
    </message>
    <message>
        <source>What was handed out stays on record, and the page says that it would go to somebody else now. What follows from that is yours to decide.</source>
        <translation>Det som delats ut står kvar i anteckningarna, och sidan säger att det nu skulle gå till någon annan. Vad som följer av det bestämmer ni.</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papper</translation>
    </message>
    <message>
        <source>Everything that can be printed, drawn from what is written now. The page beside the list is the page that comes out of the printer.</source>
        <translation>Allt som kan skrivas ut, ritat av det som är inskrivet nu. Sidan bredvid listan är sidan som kommer ur skrivaren.</translation>
    </message>
    <message>
        <source>Before the evening: score cards, table numbers and the sign-in list, also before a name is known. During it: slips and seats. At the end: standings, prizes and the cards as they were played.</source>
        <translation>Före kvällen: poängkort, bordsnummer och anmälningslistan, även innan några namn är kända. Under den: lappar och platser. I slutet: ställning, priser och korten som de spelades.</translation>
    </message>
    <message>
        <source>In the list: another document</source>
        <translation>I listan: ett annat dokument</translation>
    </message>
    <message>
        <source>Print the document that is shown</source>
        <translation>Skriv ut dokumentet som visas</translation>
    </message>
    <message>
        <source>Save it as PDF; save all of them in one folder</source>
        <translation>Spara det som PDF; spara alla i en mapp</translation>
    </message>
    <message>
        <source>Show the file that was saved</source>
        <translation>Visa filen som sparades</translation>
    </message>
    <message>
        <source>When there is no printer here</source>
        <translation>När det inte finns någon skrivare här</translation>
    </message>
    <message>
        <source>Save the papers as PDF onto a stick and print them elsewhere; they look the same everywhere.</source>
        <translation>Spara papperen som PDF på ett USB-minne och skriv ut dem någon annanstans; de ser likadana ut överallt.</translation>
    </message>
    <message>
        <source>When guests read another language</source>
        <translation>När gäster läser ett annat språk</translation>
    </message>
    <message>
        <source>Paper can be in another language than the window: choose it among the choices of the page.</source>
        <translation>Papper kan vara på ett annat språk än fönstret: välj det bland sidans val.</translation>
    </message>
    <message>
        <source>Files that are exported are in the language of the paper too.</source>
        <translation>Även exporterade filer är på papperens språk.</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Kassa</translation>
    </message>
    <message>
        <source>The money of the evening: what people pay to play, what else was taken and spent, the prizes, and the sum that was raised.</source>
        <translation>Kvällens pengar: vad man betalar för att spela, vad som annars tagits in och gått ut, priserna, och summan som samlades in.</translation>
    </message>
    <message>
        <source>Set what everybody pays. Who has paid is noted at sign-in.</source>
        <translation>Ange vad alla betalar. Vem som har betalat noteras vid anmälan.</translation>
    </message>
    <message>
        <source>Type what was taken and spent, such as the raffle, the hall and the tea, a line each.</source>
        <translation>Skriv vad som tagits in och gått ut, till exempel lotteriet, lokalen och kaffet, en rad för varje.</translation>
    </message>
    <message>
        <source>When the law sets limits</source>
        <translation>När lagstiftningen sätter gränser</translation>
    </message>
    <message>
        <source>Write your club’s reminders beside the figures: what a prize may be worth, or what must be left for the good cause. The program does not know the law of your country.</source>
        <translation>Skriv klubbens påminnelser bredvid siffrorna: vad ett pris får vara värt, eller vad som måste bli över till det goda ändamålet. Programmet känner inte till lagen i ditt land.</translation>
    </message>
    <message>
        <source>{path}: the file is whole, and all that it refers to is there.</source>
        <translation>{path}: filen är hel, och allt den hänvisar till finns där.</translation>
    </message>
    <message>
        <source>Its edition is {edition}, that of this program.</source>
        <translation>Filens utgåva är {edition}, samma som programmets.</translation>
    </message>
    <message>
        <source>Its edition is {edition}; this program brings it up to {own} when it opens it. A copy was checked.</source>
        <translation>Filens utgåva är {edition}; programmet uppdaterar den till {own} när det öppnar filen. En kopia kontrollerades.</translation>
    </message>
    <message>
        <source>Drive {number} (“{title}”, {day}): {finding}</source>
        <translation>Tävling {number} (”{title}”, {day}): {finding}</translation>
    </message>
    <message>
        <source>Drive {number}, which was deleted: {finding}</source>
        <translation>Tävling {number}, som har raderats: {finding}</translation>
    </message>
    <message numerus="yes">
        <source>{count} drives checked; nothing is wrong.</source>
        <comment>count</comment>
        <translation>
            <numerusform>{count} tävling kontrollerad; inget är fel.</numerusform>
            <numerusform>{count} tävlingar kontrollerade; inget är fel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} faults were found.</source>
        <comment>count</comment>
        <translation>
            <numerusform>{count} fel hittades.</numerusform>
            <numerusform>{count} fel hittades.</numerusform>
        </translation>
    </message>
    <message>
        <source>A drive whose results differ is put right by opening it again and closing it.</source>
        <translation>En tävling vars resultat avviker rättas genom att öppna den igen och avsluta den.</translation>
    </message>
    <message>
        <source>the file keeps place {place}, {points} points and {deals} deals for {name}; by the standings it is place {due_place}, {due_points} points and {due_deals} deals</source>
        <translation>filen har placering {place}, {points} poäng och antal givar {deals} för {name}; enligt ställningen är det placering {due_place}, {due_points} poäng och antal givar {due_deals}</translation>
    </message>
    <message>
        <source>the file keeps no result for {name}; by the standings it is place {due_place}, {due_points} points</source>
        <translation>filen har inget resultat för {name}; enligt ställningen är det placering {due_place}, {due_points} poäng</translation>
    </message>
    <message>
        <source>the file keeps a result for {name}, place {place}, {points} points, that the standings do not have</source>
        <translation>filen har ett resultat för {name}, placering {place}, {points} poäng, som inte finns i ställningen</translation>
    </message>
    <message>
        <source>the journal of changes does not tell of the steps {steps}</source>
        <translation>ändringsloggen saknar stegen {steps}</translation>
    </message>
    <message>
        <source>usage:</source>
        <comment>command line</comment>
        <translation>användning:</translation>
    </message>
    <message>
        <source>arguments</source>
        <comment>command line</comment>
        <translation>argument</translation>
    </message>
    <message>
        <source>options</source>
        <comment>command line</comment>
        <translation>flaggor</translation>
    </message>
    <message>
        <source>commands</source>
        <comment>command line</comment>
        <translation>kommandon</translation>
    </message>
    <message>
        <source>For example:</source>
        <comment>command line</comment>
        <translation>Till exempel:</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>visa den här hjälpen</translation>
    </message>
    <message>
        <source>say which version of the program this is</source>
        <translation>visa programmets version</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <comment>command line</comment>
        <translation>{program}: fel: {message}</translation>
    </message>
    <message>
        <source>argument {argument}: {message}</source>
        <comment>command line</comment>
        <translation>argumentet {argument}: {message}</translation>
    </message>
    <message>
        <source>these arguments are missing: {arguments}</source>
        <translation>argument saknas: {arguments}</translation>
    </message>
    <message>
        <source>these arguments are unknown: {arguments}</source>
        <translation>okända argument: {arguments}</translation>
    </message>
    <message>
        <source>something has to follow</source>
        <translation>ett värde måste följa</translation>
    </message>
    <message>
        <source>nothing belongs to it, but {given} was given</source>
        <translation>tar inget värde, men {given} angavs</translation>
    </message>
    <message>
        <source>{option} may mean each of these: {options}</source>
        <translation>{option} kan betyda vilken som helst av dessa: {options}</translation>
    </message>
    <message>
        <source>{given} is no whole number</source>
        <translation>{given} är inget heltal</translation>
    </message>
    <message>
        <source>there is no {given}; choose from {choices}</source>
        <translation>{given} finns inte; välj bland {choices}</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>standardutdata</translation>
    </message>
    <message>
        <source>Runs a club’s whist evening.</source>
        <translation>Sköter en klubbs whistkväll.</translation>
    </message>
    <message>
        <source>Without a command the window opens, with the club that was open last or with the one that is named: a file, or the address of a database on a PostgreSQL server, at which several computers can work. Its password is asked for.</source>
        <translation>Utan kommando öppnas fönstret, med klubben som var öppen senast eller med den som anges: en fil, eller adressen till en databas på en PostgreSQL-server, som flera datorer kan arbeta med. Programmet frågar efter lösenordet.</translation>
    </message>
    <message>
        <source>the club to open in the window: a file, or an address on a server</source>
        <translation>klubben som ska öppnas i fönstret: en fil, eller en adress på en server</translation>
    </message>
    <message>
        <source>a club file</source>
        <translation>en klubbfil</translation>
    </message>
    <message>
        <source>the drive by its number; without: the latest</source>
        <translation>tävlingens nummer; utan flaggan: den senaste</translation>
    </message>
    <message>
        <source>the language of the paper; without: that of here</source>
        <translation>papperens språk; utan flaggan: systemets språk</translation>
    </message>
    <message>
        <source>score sittings from a file of JSON lines</source>
        <translation>räkna poäng för bordsomgångar ur en fil med JSON-rader</translation>
    </message>
    <message>
        <source>Score sittings. FILE has one sitting a line, as a JSON object with &quot;system&quot;, &quot;options&quot;, &quot;end&quot; and &quot;deals&quot;; &quot;-&quot; is the standard input. One JSON object a line comes out, in the same order: the score sheet, or {{&quot;error&quot;: …}} with the line, the deal, the field, the value and what is allowed. Blank lines are skipped.</source>
        <translation>Räkna poäng för bordsomgångar (ett bords givar). FILE har en bordsomgång per rad, som ett JSON-objekt med &quot;system&quot;, &quot;options&quot;, &quot;end&quot; och &quot;deals&quot;; &quot;-&quot; är standardindata. Ut kommer ett JSON-objekt per rad, i samma ordning: protokollet, eller {{&quot;error&quot;: …}} med raden, given, fältet, värdet och vad som är tillåtet. Tomma rader hoppas över.</translation>
    </message>
    <message>
        <source>The exit status is 2 when anything could not be scored, otherwise 0.</source>
        <translation>Slutstatus är 2 om poängen för något inte kunde räknas, annars 0.</translation>
    </message>
    <message>
        <source>a file of sittings, or &quot;-&quot; for the standard input</source>
        <translation>en fil med bordsomgångar, eller &quot;-&quot; för standardindata</translation>
    </message>
    <message>
        <source>play a whole evening from a file</source>
        <translation>spela en hel kväll från en fil</translation>
    </message>
    <message>
        <source>Play the evening that FILE describes, step by step as an organiser would, and leave in the folder DIR the club file, every document as PDF and standings.csv. An evening of the same title that was played there before is replaced.</source>
        <translation>Spela kvällen som FILE beskriver, steg för steg som en arrangör skulle göra, och lämna klubbfilen, alla dokument som PDF och standings.csv i mappen DIR. En kväll med samma titel som spelats där tidigare ersätts.</translation>
    </message>
    <message>
        <source>The exit status is 2 when the evening could not be played, otherwise 0.</source>
        <translation>Slutstatus är 2 om kvällen inte kunde spelas, annars 0.</translation>
    </message>
    <message>
        <source>an evening as JSON (see the sample evenings)</source>
        <translation>en kväll som JSON (se exempelkvällarna)</translation>
    </message>
    <message>
        <source>the folder for what the evening leaves</source>
        <translation>mappen för det som kvällen lämnar efter sig</translation>
    </message>
    <message>
        <source>print a schedule, and how even it is</source>
        <translation>skriv ut ett spelschema, och hur jämnt det är</translation>
    </message>
    <message>
        <source>Print a schedule: who sits where in every round, and who rests. N counts players; for pairs it counts pairs, and for teams (of four, each with its own table) teams. Without --rounds the schedule has its full length. With --seed the numbers are drawn onto it, the same for the same seed; without, they stand in order.</source>
        <translation>Skriv ut ett spelschema: vem som sitter var i varje omgång, och vem som står över. N är antalet spelare; för par är det antalet par, och för lag (om fyra, vart och ett med eget bord) antalet lag. Utan --rounds har spelschemat full längd. Med --seed lottas numren in i det, likadant för samma lottningsnummer; utan den står de i ordning.</translation>
    </message>
    <message>
        <source>In a mixed schedule the odd numbers are one role and the even numbers the other; 3A and 3B are the halves of team 3.</source>
        <translation>I ett spelschema för mixed är de udda numren den ena rollen och de jämna den andra; 3A och 3B är halvorna av lag 3.</translation>
    </message>
    <message>
        <source>--from reads a schedule from a file instead, in any of the forms that the program knows, and refuses one with misprints.</source>
        <translation>--from läser i stället ett spelschema från en fil, i någon av de former som programmet känner till, och avvisar ett med tryckfel.</translation>
    </message>
    <message>
        <source>The exit status is 2 when there is no such schedule, otherwise 0.</source>
        <translation>Slutstatus är 2 om det inte finns något sådant spelschema, annars 0.</translation>
    </message>
    <message>
        <source>what kind of drive</source>
        <translation>typ av tävling</translation>
    </message>
    <message>
        <source>how many players (pairs, teams)</source>
        <translation>antal spelare (par, lag)</translation>
    </message>
    <message>
        <source>how many rounds; without: the full length</source>
        <translation>antal omgångar; utan flaggan: full längd</translation>
    </message>
    <message>
        <source>draw the numbers by this seed</source>
        <translation>lotta numren med det här lottningsnumret</translation>
    </message>
    <message>
        <source>read the schedule from a file</source>
        <translation>läs spelschemat från en fil</translation>
    </message>
    <message>
        <source>how to print it</source>
        <translation>hur det ska skrivas ut</translation>
    </message>
    <message>
        <source>add how even it is (not to CSV)</source>
        <translation>lägg till hur jämnt det är (inte i CSV)</translation>
    </message>
    <message>
        <source>print documents of a drive</source>
        <translation>skriv ut en tävlings dokument</translation>
    </message>
    <message>
        <source>Print documents of a drive of the club file FILE into the folder DIR, as the page Paper does: the same documents under the same names. &quot;all&quot; leaves out those that have nothing to say. A document that cannot be printed on the paper that is asked for is printed on the next larger one.</source>
        <translation>Skriv ut dokument för en tävling i klubbfilen FILE till mappen DIR, som sidan Papper gör: samma dokument med samma namn. &quot;all&quot; utelämnar dem som saknar innehåll. Ett dokument som inte får plats på det begärda papperet skrivs ut på närmast större format.</translation>
    </message>
    <message>
        <source>The exit status is 2 when something could not be printed or written, otherwise 0.</source>
        <translation>Slutstatus är 2 om något inte kunde skrivas ut eller sparas, annars 0.</translation>
    </message>
    <message>
        <source>one of: {documents}</source>
        <translation>något av: {documents}</translation>
    </message>
    <message>
        <source>the folder for what is printed</source>
        <translation>mappen för det som skrivs ut</translation>
    </message>
    <message>
        <source>the size of the paper</source>
        <translation>papperets storlek</translation>
    </message>
    <message>
        <source>write lists or a whole drive to a file</source>
        <translation>skriv listor eller en hel tävling till en fil</translation>
    </message>
    <message>
        <source>Write a list of the club file FILE, or a whole drive, to the file OUT, from which it can be taken in again. A list is written as a workbook where OUT ends in .xlsx, otherwise as CSV; a whole drive as JSON.</source>
        <translation>Skriv en lista ur klubbfilen FILE, eller en hel tävling, till filen OUT, som sedan kan importeras igen. En lista skrivs som arbetsbok om OUT slutar på .xlsx, annars som CSV; en hel tävling som JSON.</translation>
    </message>
    <message>
        <source>The exit status is 2 when something could not be read or written, otherwise 0.</source>
        <translation>Slutstatus är 2 om något inte kunde läsas eller skrivas, annars 0.</translation>
    </message>
    <message>
        <source>what is exported</source>
        <translation>vad som ska exporteras</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>filen som ska skrivas</translation>
    </message>
    <message>
        <source>the language of headings; without: that of here</source>
        <translation>rubrikernas språk; utan flaggan: systemets språk</translation>
    </message>
    <message>
        <source>take lists or a whole drive in from a file</source>
        <translation>ta in listor eller en hel tävling från en fil</translation>
    </message>
    <message>
        <source>Take the file TABLE into the club file FILE: people, the sign-in, the seating, the results or the schedule of a drive from a workbook (XLSX) or a text (CSV), whose columns are found by their headings in any language of the program; or a whole drive that another club has exported (JSON). All of it is taken in, as one step that can be undone, or nothing.</source>
        <translation>Ta in filen TABLE i klubbfilen FILE: personer, eller en tävlings anmälan, bordsplacering, resultat eller spelschema, från en arbetsbok (XLSX) eller en text (CSV), vars kolumner hittas efter sina rubriker på något av programmets språk; eller en hel tävling som en annan klubb har exporterat (JSON). Allt tas in, som ett steg som kan ångras, eller inget.</translation>
    </message>
    <message>
        <source>The exit status is 2 when nothing was taken in because something is wrong, otherwise 0.</source>
        <translation>Slutstatus är 2 om inget togs in för att något är fel, annars 0.</translation>
    </message>
    <message>
        <source>the file to take in</source>
        <translation>filen som ska tas in</translation>
    </message>
    <message>
        <source>what stands in it</source>
        <translation>vad filen innehåller</translation>
    </message>
    <message>
        <source>only say what would become of it</source>
        <translation>visa bara vad som skulle tas in</translation>
    </message>
    <message>
        <source>look a club file over</source>
        <translation>kontrollera en klubbfil</translation>
    </message>
    <message>
        <source>Look over the club file FILE: whether the file is whole, of which edition it is, whether every drive can be read, whether the results that are kept of closed drives are those to which their standings come, and whether the journal of changes has no gaps. A copy is checked; the file itself is only read.</source>
        <translation>Kontrollera klubbfilen FILE: om filen är hel, vilken utgåva den har, om varje tävling kan läsas, om de sparade resultaten för avslutade tävlingar är de som ställningen ger, och om ändringsloggen saknar luckor. En kopia kontrolleras; själva filen bara läses.</translation>
    </message>
    <message>
        <source>The exit status is 2 when something is wrong with the file, otherwise 0.</source>
        <translation>Slutstatus är 2 om något är fel med filen, annars 0.</translation>
    </message>
    <message>
        <source>the name of the club</source>
        <translation>klubbens namn</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>en person</translation>
    </message>
    <message>
        <source>a wish for every evening</source>
        <translation>ett önskemål för varje kväll</translation>
    </message>
    <message>
        <source>a preset</source>
        <translation>ett förval</translation>
    </message>
    <message>
        <source>a season</source>
        <translation>en säsong</translation>
    </message>
    <message>
        <source>the plan of a drive</source>
        <translation>en tävlings plan</translation>
    </message>
    <message>
        <source>somebody who takes part</source>
        <translation>en deltagare</translation>
    </message>
    <message>
        <source>whose wish it is</source>
        <translation>vems önskemålet är</translation>
    </message>
    <message>
        <source>a table’s slip</source>
        <translation>ett bords lapp</translation>
    </message>
    <message>
        <source>a seat</source>
        <translation>en plats</translation>
    </message>
    <message>
        <source>the result of a deal</source>
        <translation>resultatet av en giv</translation>
    </message>
    <message>
        <source>an adjustment</source>
        <translation>en justering</translation>
    </message>
    <message>
        <source>whom an adjustment is for</source>
        <translation>vem en justering gäller</translation>
    </message>
    <message>
        <source>somebody’s own card</source>
        <translation>en spelares eget kort</translation>
    </message>
    <message>
        <source>a prize</source>
        <translation>ett pris</translation>
    </message>
    <message>
        <source>the decision of a tie</source>
        <translation>avgörandet vid lika placering</translation>
    </message>
    <message>
        <source>a line of the cash</source>
        <translation>en rad i kassaboken</translation>
    </message>
    <message>
        <source>a place in the final standings</source>
        <translation>en placering i slutställningen</translation>
    </message>
    <message>
        <source>{part}{name} is lost</source>
        <translation>{part}{name} saknas</translation>
    </message>
    <message>
        <source>{part}{name} points to something that is lost, and stands by itself now</source>
        <translation>{part}{name} hänvisade till något som saknas; den kopplingen är nu borttagen</translation>
    </message>
    <message>
        <source>the drive does not fit together any more and was left out ({value})</source>
        <translation>tävlingen går inte längre ihop och togs inte med ({value})</translation>
    </message>
    <message>
        <source>{part}{name} stood in the file, but by the journal of changes it should not; it was left out</source>
        <translation>{part}{name} fanns i filen men ska enligt ändringsloggen inte finnas där, och togs därför inte med</translation>
    </message>
    <message>
        <source>{part}{name} differs from what the journal of changes says; compare it with your papers</source>
        <translation>{part}{name} skiljer sig från vad ändringsloggen säger; jämför med papperen</translation>
    </message>
    <message>
        <source>{part}{name} is as the journal of changes knew it last; compare it with your papers</source>
        <translation>{part}{name} är som ändringsloggen senast angav; jämför med papperen</translation>
    </message>
    <message>
        <source>the journal of changes is damaged too, so more may be missing without a trace: {part}</source>
        <translation>även ändringsloggen är skadad, så mer kan saknas utan spår: {part}</translation>
    </message>
    <message>
        <source>a part of the journal of changes is lost, so nothing that was done before can be undone</source>
        <translation>en del av ändringsloggen saknas, så inget som gjorts tidigare kan ångras</translation>
    </message>
    <message>
        <source>nothing in this file can be read any more; go on with the latest copy of it</source>
        <translation>inget i filen kan läsas längre; fortsätt med den senaste kopian av den</translation>
    </message>
    <message>
        <source>write what can still be read of FILE into a new club file</source>
        <translation>skriv det som ännu kan läsas av FILE till en ny klubbfil</translation>
    </message>
    <message>
        <source>With --rescue all that can still be read of a damaged FILE, also by way of the journal of changes, goes into the new club file NEW, and whatever is missing or doubtful in it is named; the exit status is 2 then.</source>
        <translation>Med --rescue skrivs allt som ännu kan läsas av en skadad FILE, även med hjälp av ändringsloggen, till den nya klubbfilen NEW, och det som saknas eller är osäkert i den anges; slutstatus är då 2.</translation>
    </message>
    <message>
        <source>{path}: a new club file with all that could be read. Drives: {drives}. People: {people}.</source>
        <translation>{path}: en ny klubbfil med allt som gick att läsa. Tävlingar: {drives}. Personer: {people}.</translation>
    </message>
    <message>
        <source>Parts that only the journal of changes still knew: {count}.</source>
        <translation>Delar som bara fanns kvar i ändringsloggen: {count}.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Inget saknas.</translation>
    </message>
    <message>
        <source>Drive {number} (“{title}”): {finding}</source>
        <translation>Tävling {number} (”{title}”): {finding}</translation>
    </message>
    <message>
        <source>Drive {number}: {finding}</source>
        <translation>Tävling {number}: {finding}</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>filen eller mappen finns inte</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>åtkomst nekas</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>åtgärden är inte tillåten</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>det är en mapp</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>det är ingen mapp</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>filen finns redan</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>filnamnet är för långt</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>enheten är full</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>enheten är skrivskyddad</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>läs- eller skrivfel</translation>
    </message>
    <message>
        <source>Several computers</source>
        <translation>Flera datorer</translation>
    </message>
    <message>
        <source>A club that is kept on a PostgreSQL server can be open on several computers at once: one at the door, others for the slips. Each sees within a second what the others enter, and the line at the foot of the window says who it was.</source>
        <translation>En klubb som sparas på en PostgreSQL-server kan vara öppen på flera datorer samtidigt: en vid dörren, andra för lapparna. Var och en ser inom en sekund vad de andra skriver in, och raden längst ned i fönstret säger vem det var.</translation>
    </message>
    <message>
        <source>Somebody sets up the server and an empty database; the file README of the program says how. Then move your club there once, and open it on the other computers.</source>
        <translation>Någon ordnar servern och en tom databas; programmets fil README beskriver hur. Flytta sedan klubben dit en gång, och öppna den på de andra datorerna.</translation>
    </message>
    <message>
        <source>Open a club on a server</source>
        <translation>Öppna en klubb på en server</translation>
    </message>
    <message>
        <source>Move this club to a server, or from there to a file</source>
        <translation>Flytta klubben till en server, eller därifrån till en fil</translation>
    </message>
    <message>
        <source>Begin a new club in an empty database</source>
        <translation>Börja en ny klubb i en tom databas</translation>
    </message>
    <message>
        <source>When two enter the same</source>
        <translation>När två skriver in samma sak</translation>
    </message>
    <message>
        <source>Whoever is second is told what stands there now, and who wrote it. **Enter** once more writes yours over it, **Esc** leaves theirs. **Ctrl+Z** takes back what was done at your own computer only.</source>
        <translation>Den som kommer som tvåa får veta vad som står där nu, och vem som skrev det. **Enter** en gång till skriver ditt över det, **Esc** låter det andra stå kvar. **Ctrl+Z** tar bara tillbaka det som gjorts på din egen dator.</translation>
    </message>
    <message>
        <source>When the server is lost</source>
        <translation>När servern försvinner</translation>
    </message>
    <message>
        <source>A line above the page says since when. What you type stays in its field; enter it when the line has gone by itself. If the line asks you to look at what you entered last, do so before you go on.</source>
        <translation>En rad ovanför sidan säger sedan när. Det du skriver står kvar i sitt fält; ta in det när raden har försvunnit av sig själv. Om raden ber dig titta på det du skrev in senast, gör det innan du fortsätter.</translation>
    </message>
    <message>
        <source>this is no address of a club on a server; one is written like {allowed}</source>
        <translation>det här är ingen adress till en klubb på en server; en sådan skrivs som {allowed}</translation>
    </message>
    <message>
        <source>anybody at this computer could read the password there; leave it out: the window asks for it, or it is taken from PGPASSWORD or .pgpass</source>
        <translation>vem som helst vid den här datorn kan läsa lösenordet där; utelämna det: fönstret frågar efter det, eller så hämtas det från PGPASSWORD eller .pgpass</translation>
    </message>
    <message>
        <source>copies are made by itself only of a club in a file; of one on a server save a copy with Ctrl+Shift+S, and open that where it is needed</source>
        <translation>kopior görs av sig själva bara av en klubb i en fil; av en på en server sparar du en kopia med Ctrl+Skift+S och öppnar den där den behövs</translation>
    </message>
    <message>
        <source>the server cannot be reached ({value}); see that it runs, that its name is right and that this computer is in the same network</source>
        <translation>servern kan inte nås ({value}); se till att den är igång, att namnet stämmer och att den här datorn är i samma nätverk</translation>
    </message>
    <message>
        <source>the server asks for a password</source>
        <translation>servern kräver ett lösenord</translation>
    </message>
    <message>
        <source>the server does not know this user with this password; type both again</source>
        <translation>servern känner inte till den här användaren med det här lösenordet; skriv båda på nytt</translation>
    </message>
    <message>
        <source>the server does not open this database ({value}); see that its name is right</source>
        <translation>servern öppnar inte den här databasen ({value}); se till att namnet stämmer</translation>
    </message>
    <message>
        <source>no club is kept in this database; begin one there, or move yours there</source>
        <translation>det finns ingen klubb i den här databasen; börja en där, eller flytta din dit</translation>
    </message>
    <message>
        <source>there is something in this database already; a club needs an empty one</source>
        <translation>det finns redan något i den här databasen; en klubb behöver en tom</translation>
    </message>
    <message>
        <source>the server does not let this user do that ({value}); give them the rights to create and to write there</source>
        <translation>servern låter inte den här användaren göra det ({value}); ge användaren rätt att skapa och skriva där</translation>
    </message>
    <message>
        <source>the server has not answered since {since}; nothing can be done there until it is back</source>
        <translation>servern har inte svarat sedan {since}; inget kan göras där förrän den är tillbaka</translation>
    </message>
    <message>
        <source>the server did not get to it in time, so nothing was done; try again</source>
        <translation>servern hann inte med i tid, så inget gjordes; försök igen</translation>
    </message>
    <message>
        <source>the copy does not hold what the club does ({value}), so it was given up; try again</source>
        <translation>kopian har inte samma innehåll som klubben ({value}) och användes därför inte; försök igen</translation>
    </message>
</context>
<context>
    <name>_Progress</name>
    <message>
        <source>The example is being played, round by round.</source>
        <translation>Exemplet spelas upp, omgång för omgång.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Sample evening</source>
        <translation>Exempelkväll</translation>
    </message>
</context>
<context>
    <name>slips</name>
    <message>
        <source>odd: {remark}</source>
        <translation>avvikande: {remark}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>klart</translation>
    </message>
    <message>
        <source>deal {deal} had another trump</source>
        <translation>giv {deal} hade en annan trumf</translation>
    </message>
    <message>
        <source>handed in as totals: {ns} to {ew}</source>
        <translation>inlämnat som summor: {ns} mot {ew}</translation>
    </message>
    <message>
        <source>could not play: {why}</source>
        <translation>kunde inte spela: {why}</translation>
    </message>
    <message>
        <source>closed after deal {deals}: {why}</source>
        <translation>slutade efter giv {deals}: {why}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>saknas</translation>
    </message>
    <message>
        <source>after deal {deals}</source>
        <translation>efter giv {deals}</translation>
    </message>
    <message>
        <source>{deals} of {planned}</source>
        <translation>{deals} av {planned}</translation>
    </message>
</context>
</TS>
