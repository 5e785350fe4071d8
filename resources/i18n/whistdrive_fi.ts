<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi_FI" sourcelanguage="en_GB">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Begin in earnest</source>
        <translation>&amp;Aloita oikea peli</translation>
    </message>
    <message>
        <source>Pa&amp;use the clock</source>
        <translation>P&amp;ysäytä kello</translation>
    </message>
    <message>
        <source>Start the cloc&amp;k</source>
        <translation>Kä&amp;ynnistä kello</translation>
    </message>
    <message>
        <source>{action}: {change}</source>
        <translation>{action}: {change}</translation>
    </message>
    <message>
        <source>&amp;New drive…</source>
        <translation>&amp;Uusi kilpailu…</translation>
    </message>
    <message>
        <source>&amp;Plan of this drive…</source>
        <translation>Tämän kilpailun suunni&amp;telma…</translation>
    </message>
    <message>
        <source>&amp;Open club…</source>
        <translation>&amp;Avaa kerho…</translation>
    </message>
    <message>
        <source>Open a club on a &amp;server…</source>
        <translation>Avaa kerho palveli&amp;melta…</translation>
    </message>
    <message>
        <source>New &amp;club…</source>
        <translation>Uusi &amp;kerho…</translation>
    </message>
    <message>
        <source>New club on a ser&amp;ver…</source>
        <translation>Uusi kerho palv&amp;elimelle…</translation>
    </message>
    <message>
        <source>Save a cop&amp;y…</source>
        <translation>&amp;Tallenna kopio…</translation>
    </message>
    <message>
        <source>&amp;Restore a copy…</source>
        <translation>&amp;Palauta kopio…</translation>
    </message>
    <message>
        <source>&amp;Move this club…</source>
        <translation>&amp;Siirrä tämä kerho…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>Tu&amp;o…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Vie…</translation>
    </message>
    <message>
        <source>Take in what is &amp;typed</source>
        <translation>&amp;Hyväksy kirjoitettu</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Lopeta</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Kumoa</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Tee &amp;uudelleen</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Seuraava kierros</translation>
    </message>
    <message>
        <source>Practice &amp;first</source>
        <translation>&amp;Harjoitus ensin</translation>
    </message>
    <message>
        <source>People’s &amp;cards</source>
        <translation>Pelaajien &amp;kortit</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Kerho</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Ihmiset</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Kaudet</translation>
    </message>
    <message>
        <source>&amp;Sign-in</source>
        <translation>&amp;Ilmoittautuminen</translation>
    </message>
    <message>
        <source>S&amp;eating</source>
        <translation>Ist&amp;umajärjestys</translation>
    </message>
    <message>
        <source>Sc&amp;ores</source>
        <translation>&amp;Pisteet</translation>
    </message>
    <message>
        <source>Stan&amp;dings</source>
        <translation>&amp;Tulostaulukko</translation>
    </message>
    <message>
        <source>Pri&amp;zes</source>
        <translation>Palki&amp;nnot</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>Tul&amp;osteet</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Kassa</translation>
    </message>
    <message>
        <source>&amp;Wall</source>
        <translation>&amp;Seinänäyttö</translation>
    </message>
    <message>
        <source>One minu&amp;te more</source>
        <translation>Minuutti &amp;lisää</translation>
    </message>
    <message>
        <source>&amp;Reveal the next prize on the wall</source>
        <translation>P&amp;aljasta seuraava palkinto seinänäytöllä</translation>
    </message>
    <message>
        <source>&amp;Hide the last prize on the wall</source>
        <translation>Piilota &amp;viimeksi paljastettu palkinto</translation>
    </message>
    <message>
        <source>Reveal &amp;all prizes on the wall</source>
        <translation>Pal&amp;jasta kaikki palkinnot seinänäytöllä</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Suu&amp;rempi teksti</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Piene&amp;mpi teksti</translation>
    </message>
    <message>
        <source>&amp;Help for this page</source>
        <translation>&amp;Ohje tästä sivusta</translation>
    </message>
    <message>
        <source>How it is &amp;scored</source>
        <translation>Näin &amp;lasketaan</translation>
    </message>
    <message>
        <source>&amp;Keys and about</source>
        <translation>&amp;Näppäimet ja tietoja</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Muokkaa</translation>
    </message>
    <message>
        <source>E&amp;vening</source>
        <translation>&amp;Ilta</translation>
    </message>
    <message>
        <source>V&amp;iew</source>
        <translation>&amp;Näytä</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ohje</translation>
    </message>
</context>
<context>
    <name>AdjustmentQuestion</name>
    <message>
        <source>Adjust</source>
        <translation>Oikaise</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Peru</translation>
    </message>
    <message>
        <source>Delete, in the list</source>
        <translation>Delete luettelossa</translation>
    </message>
    <message>
        <source>Adjustments of this drive</source>
        <translation>Tämän kilpailun oikaisut</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Numero tai nimi</translation>
    </message>
    <message>
        <source>Kept with the results</source>
        <translation>Säilyy tulosten mukana</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Mikä</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kuka</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Syy</translation>
    </message>
    <message>
        <source>Below zero takes points away. Results stay as they are. Enter adjusts · Esc: no</source>
        <translation>Miinusluku vähentää pisteitä. Tulokset jäävät ennalleen. Enter oikaisee · Esc: ei</translation>
    </message>
    <message>
        <source>Adjustment in round {round}, table {table}</source>
        <translation>Oikaisu kierroksella {round}, pöydässä {table}</translation>
    </message>
    <message>
        <source>Points for {side}</source>
        <translation>Pisteitä puolelle {side}</translation>
    </message>
    <message>
        <source>Revoke by {side}</source>
        <translation>Tunnustusvirhe: {side}</translation>
    </message>
    <message>
        <source>Points for both sides</source>
        <translation>Pisteitä molemmille puolille</translation>
    </message>
    <message>
        <source>Points for one person</source>
        <translation>Pisteitä yhdelle pelaajalle</translation>
    </message>
    <message>
        <source>One person is wanted, by number or name.</source>
        <translation>Anna yksi pelaaja numerolla tai nimellä.</translation>
    </message>
    <message>
        <source>{points} for {names}</source>
        <translation>{names}: {points}</translation>
    </message>
    <message>
        <source>Adjusted: {told} ({reason})</source>
        <translation>Oikaistu: {told} ({reason})</translation>
    </message>
    <message>
        <source>Taken back: {adjustment}</source>
        <translation>Peruttu: {adjustment}</translation>
    </message>
</context>
<context>
    <name>AdjustmentsModel</name>
    <message>
        <source>round {round}</source>
        <translation>kierros {round}</translation>
    </message>
    <message>
        <source>round {round}, table {table}</source>
        <translation>kierros {round}, pöytä {table}</translation>
    </message>
    <message>
        <source>{points} for {names}: {reason}</source>
        <translation>{names}: {points}. {reason}</translation>
    </message>
    <message>
        <source>{points} for {names}: {reason} ({where})</source>
        <translation>{names}: {points}. {reason} ({where})</translation>
    </message>
</context>
<context>
    <name>AppearancesModel</name>
    <message>
        <source>Drive</source>
        <translation>Kilpailu</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Päivä</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nro</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Sija</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Jaot</translation>
    </message>
    <message>
        <source>open</source>
        <translation>avoinna</translation>
    </message>
    <message>
        <source>as {name}</source>
        <translation>nimellä {name}</translation>
    </message>
    <message>
        <source>shared seat</source>
        <translation>jaettu paikka</translation>
    </message>
</context>
<context>
    <name>AwardField</name>
    <message>
        <source>For whoever has to rest; once a round where rubbers are played out. 0: none</source>
        <translation>Lepovuorolla olevalle; kerran kierrosta kohden, kun pelataan kokonaisia robbertteja. 0: ei hyvitystä</translation>
    </message>
    <message>
        <source>For whoever has to rest; a side takes {mean} on average. 0: none</source>
        <translation>Lepovuorolla olevalle; puoli saa keskimäärin {mean}. 0: ei hyvitystä</translation>
    </message>
</context>
<context>
    <name>BandRows</name>
    <message>
        <source>from</source>
        <translation>alkaen</translation>
    </message>
    <message>
        <source>to</source>
        <translation>asti</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pisteet</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Lisää rivi</translation>
    </message>
    <message>
        <source>{name}: add a row</source>
        <translation>{name}: lisää rivi</translation>
    </message>
    <message>
        <source>{name}, row {number}, {part}</source>
        <translation>{name}, rivi {number}, {part}</translation>
    </message>
    <message>
        <source>{name}: remove row {number}</source>
        <translation>{name}: poista rivi {number}</translation>
    </message>
</context>
<context>
    <name>CandidatesModel</name>
    <message>
        <source>in the place of the dummy {name}</source>
        <translation>tilalle lähtee täytepelaaja {name}</translation>
    </message>
    <message>
        <source>rests in this round, and can change places with anybody</source>
        <translation>lepää tällä kierroksella, voi vaihtaa kenen kanssa tahansa</translation>
    </message>
    <message>
        <source>at a new table, with those who rest</source>
        <translation>uuteen pöytään lepovuorolla olevien kanssa</translation>
    </message>
    <message>
        <source>{name}: in already, number {number}</source>
        <translation>{name}: jo mukana, numero {number}</translation>
    </message>
    <message>
        <source>New player “{name}”</source>
        <translation>Uusi pelaaja ”{name}”</translation>
    </message>
</context>
<context>
    <name>CardAdjustment</name>
    <message>
        <source>Reason</source>
        <translation>Syy</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Below zero takes points away; the card stays as it is (Enter adjusts, Esc: no)</source>
        <translation>Miinusluku vähentää pisteitä; kortti jää ennalleen (Enter oikaisee, Esc: ei)</translation>
    </message>
    <message>
        <source>Kept with the results</source>
        <translation>Säilyy tulosten mukana</translation>
    </message>
    <message>
        <source>Adjustments of this drive</source>
        <translation>Tämän kilpailun oikaisut</translation>
    </message>
    <message>
        <source>Adjust</source>
        <translation>Oikaise</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ei</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Peru</translation>
    </message>
    <message>
        <source>Delete, in the list</source>
        <translation>Delete luettelossa</translation>
    </message>
    <message>
        <source>Points for {number} {name}</source>
        <translation>Pisteitä: {number} {name}</translation>
    </message>
    <message>
        <source>Adjusted: {points} for {number} {name} ({reason})</source>
        <translation>Oikaistu: {number} {name}, {points} ({reason})</translation>
    </message>
    <message>
        <source>Taken back: {adjustment}</source>
        <translation>Peruttu: {adjustment}</translation>
    </message>
</context>
<context>
    <name>CardSum</name>
    <message>
        <source>Control total {counted} of {expected}</source>
        <translation>Tarkistussumma {counted} / {expected}</translation>
    </message>
    <message>
        <source>first half</source>
        <translation>ensimmäinen puolisko</translation>
    </message>
    <message>
        <source>second half</source>
        <translation>toinen puolisko</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation>jako {deal}</translation>
    </message>
    <message>
        <source>{where}: {by}</source>
        <translation>{where}: {by}</translation>
    </message>
    <message>
        <source>{points} too many</source>
        <translation>{points} liikaa</translation>
    </message>
    <message>
        <source>{points} short</source>
        <translation>{points} liian vähän</translation>
    </message>
</context>
<context>
    <name>CardsModel</name>
    <message>
        <source>blank</source>
        <translation>tyhjä</translation>
    </message>
    <message>
        <source>✓ in</source>
        <translation>✓ kirjattu</translation>
    </message>
    <message>
        <source>not whole yet</source>
        <translation>kesken</translation>
    </message>
    <message>
        <source>✓ agrees</source>
        <translation>✓ täsmää</translation>
    </message>
    <message>
        <source>✓ agrees so far</source>
        <translation>✓ täsmää tähän asti</translation>
    </message>
    <message>
        <source>deal {deal}: tables {figure}</source>
        <translation>jako {deal}: pöydissä {figure}</translation>
    </message>
    <message>
        <source>tables {figure}</source>
        <translation>pöydissä {figure}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nro</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rooli</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Tila</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Yhteensä</translation>
    </message>
    <message>
        <source>First half</source>
        <translation>1. puolisko</translation>
    </message>
    <message>
        <source>Second half</source>
        <translation>2. puolisko</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>Nobody is signed in yet. Their cards are typed here at the end.</source>
        <translation>Ketään ei ole vielä ilmoitettu. Pelaajien kortit kirjataan lopuksi tähän.</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Numero tai nimi</translation>
    </message>
    <message>
        <source>Go to somebody’s card</source>
        <translation>Siirry pelaajan korttiin</translation>
    </message>
    <message>
        <source>What is typed of each card</source>
        <translation>Mitä kortista kirjataan</translation>
    </message>
    <message>
        <source>How much of each card is typed (Alt+1, Alt+2, Alt+3 in this order)</source>
        <translation>Kuinka paljon kustakin kortista kirjataan (Alt+1, Alt+2, Alt+3 tässä järjestyksessä)</translation>
    </message>
    <message>
        <source>People’s cards</source>
        <translation>Pelaajien kortit</translation>
    </message>
    <message>
        <source>Enter next person · Tab next figure · Esc restores · Del clears · / finds · Ctrl+M missing</source>
        <translation>Enter seuraava · Tab luku · Esc palauttaa · Del tyhjentää · / etsii · Ctrl+M puuttuvat</translation>
    </message>
    <message>
        <source>Adjust…</source>
        <translation>Oikaise…</translation>
    </message>
    <message>
        <source>Points apart from the card that is chosen, with a reason (Alt+J)</source>
        <translation>Pisteitä valitun kortin lisäksi, ja syy (Alt+J)</translation>
    </message>
    <message>
        <source>cards: {count} of {people}</source>
        <translation>kortteja: {count}/{people}</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Summat</translation>
    </message>
    <message>
        <source>Halves</source>
        <translation>Puoliskot</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Kaikki jaot</translation>
    </message>
    <message>
        <source>Scores from cards</source>
        <translation>Pisteet korteista</translation>
    </message>
    <message>
        <source>Second count</source>
        <translation>Toinen laskenta</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tulostaulukko</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>Takaisin pisteisiin</translation>
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
            <numerusform>{count}/%n kortti</numerusform>
            <numerusform>{count}/%n korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} ja %n muu</numerusform>
            <numerusform>{names} ja %n muuta</numerusform>
        </translation>
    </message>
    <message>
        <source>{count}; missing: {names}</source>
        <translation>{count}; puuttuu: {names}</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation>jako {deal}</translation>
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
        <translation>tyhjä</translation>
    </message>
    <message>
        <source>{whose}: {figure}</source>
        <translation>{whose}: {figure}</translation>
    </message>
    <message>
        <source>Nobody here has the number or name “{text}”.</source>
        <translation>Täällä ei ole numeroa tai nimeä ”{text}”.</translation>
    </message>
    <message>
        <source>Several are called so: Enter goes on to the next, Esc stays here.</source>
        <translation>Samannimisiä on monta: Enter siirtyy seuraavaan, Esc jää tähän.</translation>
    </message>
    <message>
        <source>All cards are in.</source>
        <translation>Kaikki kortit on kirjattu.</translation>
    </message>
</context>
<context>
    <name>CashDetails</name>
    <message>
        <source>Fee</source>
        <translation>Maksu</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Valuutta</translation>
    </message>
    <message>
        <source>Reminders</source>
        <translation>Muistettavaa</translation>
    </message>
    <message>
        <source>such as 5 or 12.50</source>
        <translation>esimerkiksi 5 tai 12,50</translation>
    </message>
    <message>
        <source>such as € or £</source>
        <translation>esimerkiksi € tai £</translation>
    </message>
    <message>
        <source>Your club’s own notes, such as limits for prizes</source>
        <translation>Kerhon omia huomautuksia, esimerkiksi palkintojen rajat</translation>
    </message>
    <message>
        <source>What everybody pays; empty: nothing</source>
        <translation>Mitä jokainen maksaa; tyhjä: ei mitään</translation>
    </message>
</context>
<context>
    <name>CashEntry</name>
    <message>
        <source>For what: raffle, hall, tea …</source>
        <translation>Mistä: arpajaiset, sali, tee…</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>tuloa</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>menoa</translation>
    </message>
    <message>
        <source>For what money was taken or spent</source>
        <translation>Mistä rahaa saatiin tai mihin sitä meni</translation>
    </message>
    <message>
        <source>Sum taken</source>
        <translation>Tulo</translation>
    </message>
    <message>
        <source>Sum spent</source>
        <translation>Meno</translation>
    </message>
    <message>
        <source>Such as 5 or 12.50</source>
        <translation>Esimerkiksi 5 tai 12,50</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Lisää</translation>
    </message>
    <message>
        <source>Take the line in (Enter)</source>
        <translation>Lisää rivi (Enter)</translation>
    </message>
    <message>
        <source>Noted: {text}</source>
        <translation>Merkitty: {text}</translation>
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
        <translation>Tulot ja menot</translation>
    </message>
    <message>
        <source>Who still owes the fee</source>
        <translation>Keneltä maksu vielä puuttuu</translation>
    </message>
    <message>
        <source>Go to the paper</source>
        <translation>Siirry tulosteisiin</translation>
    </message>
    <message>
        <source>The cash sheet (Alt+L)</source>
        <translation>Kassalista (Alt+L)</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Muokkaa</translation>
    </message>
    <message>
        <source>Correct the cell (F2 or Enter in the table)</source>
        <translation>Korjaa solua (F2 tai Enter taulukossa)</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Poista</translation>
    </message>
    <message>
        <source>One line less (Delete in the table)</source>
        <translation>Yksi rivi vähemmän (Delete taulukossa)</translation>
    </message>
    <message>
        <source>Has paid</source>
        <translation>On maksanut</translation>
    </message>
    <message>
        <source>Note that the chosen one has paid (Space in the list, or Alt+P)</source>
        <translation>Merkitse valittu maksaneeksi (välilyönti luettelossa tai Alt+P)</translation>
    </message>
    <message>
        <source>Enter takes a line in. F2 corrects a cell of the table, Delete strikes its line.</source>
        <translation>Enter lisää rivin. F2 korjaa taulukon solua, Delete poistaa sen rivin.</translation>
    </message>
    <message>
        <source>Raised: {sum}</source>
        <translation>Kertynyt: {sum}</translation>
    </message>
    <message>
        <source>paid: {paid} of {count}</source>
        <translation>maksanut: {paid}/{count}</translation>
    </message>
    <message>
        <source>There is no fee.</source>
        <translation>Maksua ei ole.</translation>
    </message>
    <message numerus="yes">
        <source>%n people still owe their fee: {sum}</source>
        <translation>
            <numerusform>Maksu puuttuu vielä %n henkilöltä: {sum}</numerusform>
            <numerusform>Maksu puuttuu vielä %n henkilöltä: {sum}</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has paid.</source>
        <translation>Kaikki ovat maksaneet.</translation>
    </message>
    <message>
        <source>Struck: {text}</source>
        <translation>Poistettu: {text}</translation>
    </message>
    <message>
        <source>{name} has paid.</source>
        <translation>{name} on maksanut.</translation>
    </message>
</context>
<context>
    <name>CashSums</name>
    <message>
        <source>Taken besides</source>
        <translation>Muut tulot</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Menot</translation>
    </message>
</context>
<context>
    <name>CheckEntryDialog</name>
    <message>
        <source>Check entry: round {number}</source>
        <translation>Tarkistuskirjaus: kierros {number}</translation>
    </message>
    <message>
        <source>Type the slips of round {number} again. Nothing is written here; what differs is listed below, and Enter in the list goes to it. Ctrl+T takes totals only.</source>
        <translation>Kirjaa kierroksen {number} tuloslaput uudelleen. Mitään ei tallenneta; erot luetellaan alla, ja Enter luettelossa siirtyy erokohtaan. Ctrl+T: vain summat.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Erot</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Enter goes on · Esc restores · X swaps · / finds · Ctrl+Z takes back · F6 to the differences</source>
        <translation>Enter jatkaa · Esc palauttaa · X vaihtaa puolet · / etsii · Ctrl+Z kumoaa · F6 eroihin</translation>
    </message>
    <message numerus="yes">
        <source>Typed again: {done} of %n tables · differences: {differences}</source>
        <translation>
            <numerusform>Kirjattu uudelleen: {done}/%n pöytä · eroja: {differences}</numerusform>
            <numerusform>Kirjattu uudelleen: {done}/%n pöytää · eroja: {differences}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClubNotices</name>
    <message>
        <source>No copy of the club was made. {reason} What you do is saved in the club itself, as always.</source>
        <translation>Kerhosta ei tehty kopiota. {reason} Tekemäsi muutokset tallentuvat itse kerhoon, kuten aina.</translation>
    </message>
    <message>
        <source>This club is in a folder that {service} copies to other computers, and that may hold the file or mix two versions of it. During an evening keep it in a folder of this computer alone.</source>
        <translation>Tämä kerho on kansiossa, jonka {service} kopioi muille koneille, ja se voi lukita tiedoston tai sekoittaa kaksi versiota. Pidä kerho illan aikana kansiossa, joka on vain tällä koneella.</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>Tallenna luettavissa oleva…</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Jätä ennalleen</translation>
    </message>
    <message>
        <source>The club is kept here now: {new}. What it was moved from stays as it is, and nothing that is done from now on goes there: {old}</source>
        <translation>Kerho on nyt tässä paikassa: {new}. Entinen jää ennalleen, eikä sinne enää tallennu mitään: {old}</translation>
    </message>
    <message>
        <source>This club was moved and goes on there: {new}. What is entered here does not reach it.</source>
        <translation>Tämä kerho on siirretty ja jatkuu muualla: {new}. Tässä kirjattu ei päädy sinne.</translation>
    </message>
    <message>
        <source>Open it there</source>
        <translation>Avaa siellä</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Jää tähän</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
</context>
<context>
    <name>ClubPage</name>
    <message>
        <source>Drives</source>
        <translation>Kilpailut</translation>
    </message>
    <message>
        <source>New drive…</source>
        <translation>Uusi kilpailu…</translation>
    </message>
    <message>
        <source>New drive (Ctrl+N)</source>
        <translation>Uusi kilpailu (Ctrl+N)</translation>
    </message>
    <message>
        <source>New drive like the last one…</source>
        <translation>Uusi kilpailu kuten edellinen…</translation>
    </message>
    <message>
        <source>Planned as the newest drive was, with its prizes (Alt+L)</source>
        <translation>Suunnitelma ja palkinnot kuten uusimmassa kilpailussa (Alt+L)</translation>
    </message>
    <message>
        <source>Drives of the club</source>
        <translation>Kerhon kilpailut</translation>
    </message>
    <message>
        <source>There is no drive yet. Begin with “New drive”, or try the sample evening first to see how it goes.</source>
        <translation>Kilpailuja ei vielä ole. Aloita painikkeella ”Uusi kilpailu” tai kokeile ensin malli-iltaa.</translation>
    </message>
    <message>
        <source>This is an example: change whatever you like. Your own club is untouched.</source>
        <translation>Tämä on esimerkki: muuta mitä haluat. Oma kerhosi pysyy ennallaan.</translation>
    </message>
    <message>
        <source>Back to our club</source>
        <translation>Takaisin omaan kerhoon</translation>
    </message>
    <message>
        <source>Drives: {drives}</source>
        <translation>Kilpailuja: {drives}</translation>
    </message>
    <message>
        <source>Try the sample evening</source>
        <translation>Kokeile malli-iltaa</translation>
    </message>
    <message>
        <source>Cvisti: 16 players, 5 rounds</source>
        <translation>Cvisti: 16 pelaajaa, 5 kierrosta</translation>
    </message>
    <message>
        <source>Whist drive: 40 players, 24 deals</source>
        <translation>Vistikilpailu: 40 pelaajaa, 24 jakoa</translation>
    </message>
    <message>
        <source>Military whist: 5 teams of four, 24 deals</source>
        <translation>Sotilasvisti: 5 nelihenkistä joukkuetta, 24 jakoa</translation>
    </message>
    <message>
        <source>A small one: 8 players, 3 deals</source>
        <translation>Pieni: 8 pelaajaa, 3 jakoa</translation>
    </message>
</context>
<context>
    <name>Clubs</name>
    <message>
        <source>Open a club</source>
        <translation>Avaa kerho</translation>
    </message>
    <message>
        <source>Begin a new club</source>
        <translation>Aloita uusi kerho</translation>
    </message>
    <message>
        <source>Move this club to a file</source>
        <translation>Siirrä tämä kerho tiedostoon</translation>
    </message>
    <message>
        <source>Save a copy of the club</source>
        <translation>Tallenna kopio kerhosta</translation>
    </message>
    <message>
        <source>Copied to {file}</source>
        <translation>Kopioitu tiedostoon {file}</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>Tallenna luettavissa oleva</translation>
    </message>
    <message>
        <source>Clubs (*{suffix})</source>
        <translation>Kerhot (*{suffix})</translation>
    </message>
</context>
<context>
    <name>CopiesModel</name>
    <message>
        <source>Made</source>
        <translation>Tehty</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Syy</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Kilpailu</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kierros</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Koko</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>ei voi lukea</translation>
    </message>
    <message>
        <source>the club was opened</source>
        <translation>kerho avattiin</translation>
    </message>
    <message>
        <source>round {number} was seated</source>
        <translation>kierros {number} arvottiin</translation>
    </message>
    <message>
        <source>before a copy was restored</source>
        <translation>ennen kopion palautusta</translation>
    </message>
    <message>
        <source>somebody was forgotten</source>
        <translation>joku unohdettiin</translation>
    </message>
</context>
<context>
    <name>DealsField</name>
    <message>
        <source>until the rubber is decided</source>
        <translation>kunnes robbertti on ratkennut</translation>
    </message>
</context>
<context>
    <name>DifferencesModel</name>
    <message>
        <source>No single deal explains it.</source>
        <translation>Mikään yksittäinen jako ei selitä eroa.</translation>
    </message>
    <message>
        <source>{number} {name}, {what}: card {card}, tables {tables}</source>
        <translation>{number} {name}, {what}: kortti {card}, pöydät {tables}</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation>jako {deal}</translation>
    </message>
    <message>
        <source>round {round}, table {table}, deal {deal}</source>
        <translation>kierros {round}, pöytä {table}, jako {deal}</translation>
    </message>
    <message>
        <source>round {round}, table {table}</source>
        <translation>kierros {round}, pöytä {table}</translation>
    </message>
    <message>
        <source>Played in {place}:</source>
        <translation>Pelattu: {place}:</translation>
    </message>
    <message>
        <source>Right if {place} is the other way round:</source>
        <translation>Täsmää, jos päinvastoin: {place}</translation>
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
        <translation>Korttien ja pöytien erot</translation>
    </message>
    <message>
        <source>Enter goes to the slip</source>
        <translation>Enter siirtyy tuloslappuun</translation>
    </message>
    <message>
        <source>Differences: {count} (Alt+D). Enter goes to the slip, to mend it.</source>
        <translation>Eroja: {count} (Alt+D). Enter siirtyy tuloslappuun korjaamaan.</translation>
    </message>
</context>
<context>
    <name>DifferingModel</name>
    <message>
        <source>Table {table}, deal {deal}</source>
        <translation>Pöytä {table}, jako {deal}</translation>
    </message>
    <message>
        <source>Table {table}, totals</source>
        <translation>Pöytä {table}, summat</translation>
    </message>
    <message>
        <source>⚠ {where}: written {written}, typed again {again}</source>
        <translation>⚠ {where}: kirjattu {written}, uudelleen {again}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ei mitään</translation>
    </message>
    <message>
        <source>{ns} to {ew}</source>
        <translation>{ns} – {ew}</translation>
    </message>
</context>
<context>
    <name>DocumentsModel</name>
    <message>
        <source>No prizes yet</source>
        <translation>Ei vielä palkintoja</translation>
    </message>
    <message>
        <source>No money yet</source>
        <translation>Ei vielä rahaa</translation>
    </message>
    <message>
        <source>Not needed: the results come from people’s own cards</source>
        <translation>Ei tarvita: tulokset saadaan pelaajien korteista</translation>
    </message>
    <message numerus="yes">
        <source>Now: from %n cards</source>
        <translation>
            <numerusform>Nyt: %n kortista</numerusform>
            <numerusform>Nyt: %n kortista</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n rounds</source>
        <translation>
            <numerusform>Nyt: %n kierros</numerusform>
            <numerusform>Nyt: %n kierrosta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n cards</source>
        <translation>
            <numerusform>Nyt: %n kortti</numerusform>
            <numerusform>Nyt: %n korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: for %n players</source>
        <translation>
            <numerusform>Nyt: %n pelaajalle</numerusform>
            <numerusform>Nyt: %n pelaajalle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n slips; rounds: {seated}</source>
        <translation>
            <numerusform>Nyt: %n tuloslappu; kierrokset: {seated}</numerusform>
            <numerusform>Nyt: %n tuloslappua; kierrokset: {seated}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n sheets with results</source>
        <translation>
            <numerusform>Nyt: %n pöytäkirja, jossa on tuloksia</numerusform>
            <numerusform>Nyt: %n pöytäkirjaa, joissa on tuloksia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n blank sheets; rounds: {seated}</source>
        <translation>
            <numerusform>Nyt: %n tyhjä pöytäkirja; kierrokset: {seated}</numerusform>
            <numerusform>Nyt: %n tyhjää pöytäkirjaa; kierrokset: {seated}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n names</source>
        <translation>
            <numerusform>Nyt: %n nimi</numerusform>
            <numerusform>Nyt: %n nimeä</numerusform>
        </translation>
    </message>
    <message>
        <source>Now: as the drive is planned</source>
        <translation>Nyt: kilpailun suunnitelman mukaan</translation>
    </message>
    <message numerus="yes">
        <source>Now: %n lines</source>
        <translation>
            <numerusform>Nyt: %n rivi</numerusform>
            <numerusform>Nyt: %n riviä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: counted over %n rounds</source>
        <translation>
            <numerusform>Nyt: laskettu %n kierroksesta</numerusform>
            <numerusform>Nyt: laskettu %n kierroksesta</numerusform>
        </translation>
    </message>
    <message>
        <source>Now: after round {played} of {planned}</source>
        <translation>Nyt: kierroksen {played}/{planned} jälkeen</translation>
    </message>
    <message>
        <source>Now: prizes of the evening: {prizes}</source>
        <translation>Nyt: illan palkintoja: {prizes}</translation>
    </message>
</context>
<context>
    <name>Door</name>
    <message>
        <source>Name: two letters are enough</source>
        <translation>Nimi: kaksi kirjainta riittää</translation>
    </message>
    <message>
        <source>Name of somebody at the door</source>
        <translation>Ovelle tulleen nimi</translation>
    </message>
    <message>
        <source>Two letters list the members. Enter signs in, Esc clears (Ctrl+F)</source>
        <translation>Kaksi kirjainta luettelee jäsenet. Enter ilmoittaa, Esc tyhjentää (Ctrl+F)</translation>
    </message>
    <message>
        <source>gets number</source>
        <translation>saa numeron</translation>
    </message>
    <message>
        <source>Number for the next person</source>
        <translation>Seuraavan tulijan numero</translation>
    </message>
    <message>
        <source>The lowest free number, unless another is typed</source>
        <translation>Pienin vapaa numero, ellei toista anneta</translation>
    </message>
    <message>
        <source>People of that name</source>
        <translation>Samannimiset</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Ilmoita</translation>
    </message>
    <message>
        <source>Sign in as {role}</source>
        <translation>Ilmoita: {role}</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Shift+Enter</source>
        <translation>Shift+Enter</translation>
    </message>
</context>
<context>
    <name>DriveBin</name>
    <message>
        <source>Delete…</source>
        <translation>Poista…</translation>
    </message>
    <message>
        <source>The chosen drive; asks first (Alt+D, or Delete in the list)</source>
        <translation>Valittu kilpailu; kysyy ensin (Alt+D tai Delete luettelossa)</translation>
    </message>
    <message>
        <source>Deleted drives</source>
        <translation>Poistetut kilpailut</translation>
    </message>
    <message>
        <source>Brings one back as it was</source>
        <translation>Palauttaa poistetun ennalleen</translation>
    </message>
    <message>
        <source>{title}, {day}</source>
        <translation>{title}, {day}</translation>
    </message>
    <message>
        <source>Delete “{title}” of {day}? With it would go: {counts}. It can be brought back from “Deleted drives”.</source>
        <translation>Poistetaanko ”{title}”, {day}? Sen mukana poistuisi: {counts}. Sen voi palauttaa kohdasta ”Poistetut kilpailut”.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Säilytä</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Poista se</translation>
    </message>
    <message>
        <source>people: {count}</source>
        <translation>pelaajia: {count}</translation>
    </message>
    <message>
        <source>rounds: {count}</source>
        <translation>kierroksia: {count}</translation>
    </message>
    <message>
        <source>results of tables: {count}</source>
        <translation>pöytien tuloksia: {count}</translation>
    </message>
    <message>
        <source>people’s own cards: {count}</source>
        <translation>pelaajien kortteja: {count}</translation>
    </message>
    <message>
        <source>prizes: {count}</source>
        <translation>palkintoja: {count}</translation>
    </message>
    <message>
        <source>its place in: {seasons}</source>
        <translation>sen osuus kausista: {seasons}</translation>
    </message>
</context>
<context>
    <name>DriveCardsModel</name>
    <message>
        <source>Players: {players}</source>
        <translation>Pelaajia: {players}</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <translation>Voittaja: {names}</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Päättynyt</translation>
    </message>
    <message>
        <source>Running, round {number} of {rounds}</source>
        <translation>Käynnissä, kierros {number}/{rounds}</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Ei alkanut</translation>
    </message>
</context>
<context>
    <name>DriveDialog</name>
    <message>
        <source>New drive</source>
        <translation>Uusi kilpailu</translation>
    </message>
    <message>
        <source>Plan of the drive</source>
        <translation>Kilpailun suunnitelma</translation>
    </message>
    <message>
        <source>Begin this drive</source>
        <translation>Aloita tämä kilpailu</translation>
    </message>
    <message>
        <source>Change the plan</source>
        <translation>Muuta suunnitelmaa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>How it is scored</source>
        <translation>Näin lasketaan</translation>
    </message>
    <message>
        <source>The rules as they are set here, with an example (Shift+F1)</source>
        <translation>Säännöt tässä valituin asetuksin ja esimerkki (Shift+F1)</translation>
    </message>
    <message>
        <source>Choose the file of the schedule first.</source>
        <translation>Valitse ensin kaaviotiedosto.</translation>
    </message>
    <message>
        <source>Further errors: {count}.</source>
        <translation>Muita virheitä: {count}.</translation>
    </message>
    <message>
        <source>{file} has not been read.</source>
        <translation>Tiedostoa {file} ei ole luettu.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Päivä</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Pelipaikka</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Valmis asetus</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Siirtymistapa</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Kaavio</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Kierroksia</translation>
    </message>
    <message>
        <source>Deals in a round</source>
        <translation>Jakoja kierroksella</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Valtit</translation>
    </message>
    <message>
        <source>Interval after round</source>
        <translation>Tauko kierroksen jälkeen</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Maksu</translation>
    </message>
    <message>
        <source>What everybody pays, such as 5 or 12.50; empty: nothing</source>
        <translation>Mitä jokainen maksaa, esimerkiksi 5 tai 12,50; tyhjä: ei mitään</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Roolit</translation>
    </message>
    <message>
        <source>What the two sorts of seat are called, such as lady and gent.</source>
        <translation>Kahdenlaisten paikkojen nimet, esimerkiksi rouva ja herra.</translation>
    </message>
    <message>
        <source>Award for resting, a deal</source>
        <translation>Hyvitys levosta, jakoa kohden</translation>
    </message>
    <message>
        <source>Deals that somebody missed</source>
        <translation>Väliin jääneet jaot</translation>
    </message>
    <message>
        <source>What they count for who comes late, goes early, or whose table could not play.</source>
        <translation>Mitä jaot antavat sille, joka tulee myöhässä, lähtee kesken tai jonka pöytä ei voinut pelata.</translation>
    </message>
    <message>
        <source>Places go by</source>
        <translation>Sijat ratkaisee</translation>
    </message>
    <message>
        <source>Who is level goes by the next step; what all steps leave is cut, played off or shared.</source>
        <translation>Tasapisteissä ratkaisee seuraava kohta; jos mikään ei ratkaise, nostetaan kortit, pelataan ratkaisupeli tai jaetaan sija.</translation>
    </message>
    <message>
        <source>Results come</source>
        <translation>Tulokset tulevat</translation>
    </message>
</context>
<context>
    <name>EntrantsModel</name>
    <message>
        <source>No.</source>
        <translation>Nro</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rooli</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Joukkue</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Maksettu</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Huomautus</translation>
    </message>
    <message>
        <source>dummy</source>
        <translation>täytepelaaja</translation>
    </message>
    <message>
        <source>shares with {names}</source>
        <translation>jakaa paikan: {names}</translation>
    </message>
    <message>
        <source>substitute for {name}</source>
        <translation>sijaisena, varsinainen pelaaja {name}</translation>
    </message>
    <message>
        <source>substitute: {name}</source>
        <translation>sijainen: {name}</translation>
    </message>
    <message>
        <source>team {number}</source>
        <translation>joukkue {number}</translation>
    </message>
    <message>
        <source>from round {round}</source>
        <translation>kierroksesta {round}</translation>
    </message>
    <message>
        <source>left before the start</source>
        <translation>lähti ennen alkua</translation>
    </message>
    <message>
        <source>left after round {round}</source>
        <translation>lähti kierroksen {round} jälkeen</translation>
    </message>
    <message>
        <source>✓ paid</source>
        <translation>✓ maksettu</translation>
    </message>
    <message>
        <source>to pay</source>
        <translation>maksamatta</translation>
    </message>
</context>
<context>
    <name>Exchanging</name>
    <message>
        <source>Import a file</source>
        <translation>Tuo tiedosto</translation>
    </message>
</context>
<context>
    <name>ExportButton</name>
    <message>
        <source>Export</source>
        <translation>Vie</translation>
    </message>
    <message>
        <source>Standings, results and seating as a workbook, a web page or CSV ({key})</source>
        <translation>Tulostaulukko, tulokset ja istumajärjestys työkirjana, verkkosivuna tai CSV-tiedostona ({key})</translation>
    </message>
    <message>
        <source>{file}…</source>
        <translation>{file}…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Kirjoitetaan…</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Tallennettu: {path}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Vienti</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Mitä</translation>
    </message>
    <message>
        <source>&amp;As</source>
        <translation>M&amp;iten</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Tallenna…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Tallennettu: {path}</translation>
    </message>
    <message>
        <source>Import takes this in again, here or in another club.</source>
        <translation>Tämän voi tuoda takaisin täällä tai toisessa kerhossa.</translation>
    </message>
    <message>
        <source>To read or to show.</source>
        <translation>Luettavaksi tai näytettäväksi.</translation>
    </message>
</context>
<context>
    <name>FairnessLine</name>
    <message>
        <source>Fairness…</source>
        <translation>Tasaisuus…</translation>
    </message>
    <message>
        <source>How often people meet, and whether it could be more even (Alt+F)</source>
        <translation>Kuinka usein pelaajat kohtaavat ja voisiko jako olla tasaisempi (Alt+F)</translation>
    </message>
</context>
<context>
    <name>FairnessPanel</name>
    <message>
        <source>Fairness</source>
        <translation>Tasaisuus</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Laskettavat</translation>
    </message>
    <message>
        <source>How even it is</source>
        <translation>Kuinka tasaista on</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Tallenna PDF…</translation>
    </message>
    <message>
        <source>This report on paper, with what fell to each (Alt+P)</source>
        <translation>Tämä raportti paperilla ja mitä kukin sai osakseen (Alt+P)</translation>
    </message>
    <message>
        <source>Save as JSON…</source>
        <translation>Tallenna JSON…</translation>
    </message>
    <message>
        <source>This report for other programs (Alt+J)</source>
        <translation>Tämä raportti muita ohjelmia varten (Alt+J)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Put the report away (Esc)</source>
        <translation>Sulje raportti (Esc)</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Tallennettu: {path}</translation>
    </message>
    <message numerus="yes">
        <source>whole evening, as planned: %n rounds</source>
        <translation>
            <numerusform>koko ilta suunnitelman mukaan: %n kierros</numerusform>
            <numerusform>koko ilta suunnitelman mukaan: %n kierrosta</numerusform>
        </translation>
    </message>
    <message>
        <source>rounds played so far: {rounds}</source>
        <translation>tähän mennessä pelatut kierrokset: {rounds}</translation>
    </message>
    <message>
        <source>up to round {number}</source>
        <translation>kierrokseen {number} asti</translation>
    </message>
    <message>
        <source>fairness</source>
        <translation>tasaisuus</translation>
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
        <translation>Enter: {first} · Nuoli alas: {second}</translation>
    </message>
    <message>
        <source>{found} · {at} of {count} · Enter types there</source>
        <translation>{found} · {at}/{count} · Enter siirtyy kirjaamaan</translation>
    </message>
    <message>
        <source>No table and nobody here is called “{text}”.</source>
        <translation>Täällä ei ole pöytää eikä pelaajaa ”{text}”.</translation>
    </message>
    <message>
        <source>Found at tables {tables}: Enter goes on to the next.</source>
        <translation>Löytyi pöydistä {tables}: Enter siirtyy seuraavaan.</translation>
    </message>
    <message>
        <source>table {table}</source>
        <translation>pöytä {table}</translation>
    </message>
    <message>
        <source>{person}, at table {table}</source>
        <translation>{person}, pöytä {table}</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Welcome</source>
        <translation>Tervetuloa</translation>
    </message>
    <message>
        <source>Begin our club</source>
        <translation>Aloita oma kerho</translation>
    </message>
    <message>
        <source>Plan the first drive; people are added as they sign in (Ctrl+N)</source>
        <translation>Suunnittele ensimmäinen kilpailu; ihmiset lisätään ilmoittautuessa (Ctrl+N)</translation>
    </message>
    <message>
        <source>Try the sample evening</source>
        <translation>Kokeile malli-iltaa</translation>
    </message>
    <message>
        <source>A finished drive in a file of its own, to change as you like</source>
        <translation>Valmis kilpailu omassa tiedostossaan, muutettavaksi vapaasti</translation>
    </message>
    <message>
        <source>The club is kept on a server: {file}</source>
        <translation>Kerho on palvelimella: {file}</translation>
    </message>
    <message>
        <source>The club is kept in this file: {file}</source>
        <translation>Kerho on tässä tiedostossa: {file}</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N keeps it elsewhere, Ctrl+O opens a club that exists already, and F1 helps on every page.</source>
        <translation>Ctrl+Shift+N pitää sen muualla, Ctrl+O avaa jo olemassa olevan kerhon, ja F1 auttaa joka sivulla.</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>At {station}, {time}: {action}</source>
        <translation>{station} klo {time}: {action}</translation>
    </message>
    <message>
        <source>At {station}, {time}, taken back: {action}</source>
        <translation>{station} klo {time}, kumottu: {action}</translation>
    </message>
    <message>
        <source>Taken back: {action}</source>
        <translation>Kumottu: {action}</translation>
    </message>
    <message>
        <source>Done: {action}</source>
        <translation>Tehty: {action}</translation>
    </message>
</context>
<context>
    <name>ForgetDialog</name>
    <message>
        <source>Forget for ever</source>
        <translation>Unohda lopullisesti</translation>
    </message>
    <message numerus="yes">
        <source>What goes: the name “{name}”, the nickname, the club number and the note, in the list, in the journal of changes and in %n drives.</source>
        <translation>
            <numerusform>Poistuu: nimi ”{name}”, kutsumanimi, jäsennumero ja huomautus luettelosta, muutosten päiväkirjasta ja %n kilpailusta.</numerusform>
            <numerusform>Poistuu: nimi ”{name}”, kutsumanimi, jäsennumero ja huomautus luettelosta, muutosten päiväkirjasta ja %n kilpailusta.</numerusform>
        </translation>
    </message>
    <message>
        <source>What stays: the numbers, seats and results of those drives, with “—” for the name, so that nobody else’s evening changes.</source>
        <translation>Säilyy: näiden kilpailujen numerot, paikat ja tulokset; nimen tilalla on ”—”, jotta kenenkään muun ilta ei muutu.</translation>
    </message>
    <message>
        <source>Out of reach: copies of the club file, papers and exports made before, and remarks in which somebody wrote the name. This cannot be undone.</source>
        <translation>Ulottumattomissa: aiemmin tehdyt kerhotiedoston kopiot, paperit ja viennit sekä huomautukset, joihin joku on kirjoittanut nimen. Tätä ei voi kumota.</translation>
    </message>
    <message>
        <source>Type the name to confirm:</source>
        <translation>Vahvista kirjoittamalla nimi:</translation>
    </message>
    <message>
        <source>The name, to confirm</source>
        <translation>Nimi vahvistukseksi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
</context>
<context>
    <name>GridModel</name>
    <message>
        <source>table {table}, {column}</source>
        <translation>pöytä {table}, {column}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Pöytä</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Tila</translation>
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
        <translation>Aika</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Valtti</translation>
    </message>
    <message>
        <source>✦ Example</source>
        <translation>✦ Esimerkki</translation>
    </message>
    <message>
        <source>From people’s cards; deals: {deals}</source>
        <translation>Pelaajien korteista; jakoja: {deals}</translation>
    </message>
    <message numerus="yes">
        <source>Finished: %n rounds</source>
        <translation>
            <numerusform>Päättynyt: %n kierros</numerusform>
            <numerusform>Päättynyt: %n kierrosta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not started; %n rounds planned</source>
        <translation>
            <numerusform>Ei alkanut; suunnitelmassa %n kierros</numerusform>
            <numerusform>Ei alkanut; suunnitelmassa %n kierrosta</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Kierros {number}/{rounds}</translation>
    </message>
    <message>
        <source>Practice · {round}</source>
        <translation>Harjoitus · {round}</translation>
    </message>
    <message>
        <source>{round}, until the rubber is decided</source>
        <translation>{round}, kunnes robbertti on ratkennut</translation>
    </message>
    <message>
        <source>{round}, deals {first} to {last}</source>
        <translation>{round}, jaot {first}–{last}</translation>
    </message>
    <message>
        <source>All saved</source>
        <translation>Kaikki tallennettu</translation>
    </message>
    <message>
        <source>Saved {time}</source>
        <translation>Tallennettu {time}</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Ohje</translation>
    </message>
    <message>
        <source>Look for a word</source>
        <translation>Etsi sanaa</translation>
    </message>
    <message>
        <source>Look for a word in the help</source>
        <translation>Etsi sanaa ohjeesta</translation>
    </message>
    <message>
        <source>Topics that have it stay in the list (Ctrl+F)</source>
        <translation>Aiheet, joissa sana on, jäävät luetteloon (Ctrl+F)</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Aiheet</translation>
    </message>
    <message>
        <source>No topic has all of these words.</source>
        <translation>Missään aiheessa ei ole kaikkia näitä sanoja.</translation>
    </message>
</context>
<context>
    <name>ImportButton</name>
    <message>
        <source>Import…</source>
        <translation>Tuo…</translation>
    </message>
    <message>
        <source>Take in a table or a drive from a file, shown first ({key})</source>
        <translation>Tuo taulukko tai kilpailu tiedostosta; se näytetään ensin ({key})</translation>
    </message>
</context>
<context>
    <name>ImportColumns</name>
    <message>
        <source>Column of “{field}”</source>
        <translation>Kentän ”{field}” sarake</translation>
    </message>
    <message>
        <source>in no column</source>
        <translation>ei sarakkeessa</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import</source>
        <translation>Tuonti</translation>
    </message>
    <message>
        <source>&amp;Another file…</source>
        <translation>Toinen tie&amp;dosto…</translation>
    </message>
    <message>
        <source>The rows of the file as they will be</source>
        <translation>Tiedoston rivit sellaisina kuin niistä tulee</translation>
    </message>
    <message>
        <source>Space leaves a row out, or takes it in again; F2 corrects a cell</source>
        <translation>Välilyönti jättää rivin pois tai ottaa sen takaisin mukaan; F2 korjaa solua</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message numerus="yes">
        <source>{file}: {title}, {day}, %n rounds</source>
        <translation>
            <numerusform>{file}: {title}, {day}, %n kierros</numerusform>
            <numerusform>{file}: {title}, {day}, %n kierrosta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %n rows are shown</source>
        <translation>
            <numerusform>ensimmäinen rivi näytetään</numerusform>
            <numerusform>näytetään %n ensimmäistä riviä</numerusform>
        </translation>
    </message>
    <message>
        <source>Take &amp;it in</source>
        <translation>Ota &amp;mukaan</translation>
    </message>
    <message numerus="yes">
        <source>Take %n rows &amp;in</source>
        <translation>
            <numerusform>Ota %n rivi &amp;mukaan</numerusform>
            <numerusform>Ota %n riviä &amp;mukaan</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportReading</name>
    <message>
        <source>&amp;What it is</source>
        <translation>Mi&amp;kä se on</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>Kir&amp;jaimet</translation>
    </message>
    <message>
        <source>&amp;Separated by</source>
        <translation>&amp;Erotin</translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation>Taul&amp;ukko</translation>
    </message>
    <message>
        <source>&amp;First row holds headings</source>
        <translation>Ensimmäisellä rivillä &amp;otsikot</translation>
    </message>
</context>
<context>
    <name>ImportRow</name>
    <message>
        <source>&amp;Means</source>
        <translation>T&amp;arkoittaa</translation>
    </message>
    <message>
        <source>Whom this row means</source>
        <translation>Ketä tämä rivi tarkoittaa</translation>
    </message>
    <message>
        <source>Whether this row is taken in (Space in the table)</source>
        <translation>Otetaanko rivi mukaan (välilyönti taulukossa)</translation>
    </message>
    <message>
        <source>&amp;Take this row in</source>
        <translation>Ota &amp;rivi mukaan</translation>
    </message>
    <message>
        <source>Leave this row &amp;out</source>
        <translation>Jätä &amp;rivi pois</translation>
    </message>
    <message>
        <source>say who</source>
        <translation>sano kuka</translation>
    </message>
    <message>
        <source>somebody new</source>
        <translation>uusi ihminen</translation>
    </message>
</context>
<context>
    <name>ImportRowsModel</name>
    <message>
        <source>Row</source>
        <translation>Rivi</translation>
    </message>
    <message>
        <source>Will be</source>
        <translation>Mitä tulee</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>Katso tätä</translation>
    </message>
</context>
<context>
    <name>IntervalField</name>
    <message>
        <source>0: no interval</source>
        <translation>0: ei taukoa</translation>
    </message>
    <message>
        <source>There are {rounds} rounds now and were {before}: is this still where the halves part? 0: none</source>
        <translation>Kierroksia on nyt {rounds}, ennen {before}: jakautuvatko puoliskot yhä tästä? 0: ei taukoa</translation>
    </message>
</context>
<context>
    <name>JoinPeopleDialog</name>
    <message>
        <source>Entered twice</source>
        <translation>Kirjattu kahdesti</translation>
    </message>
    <message>
        <source>Who else in the list is {name}? That entry leaves the lists, and what was played under it is theirs. It can be undone, and the two can be parted again.</source>
        <translation>Kuka muu luettelossa on {name}? Se merkintä poistuu luetteloista, ja sen nimellä pelattu siirtyy tälle henkilölle. Tämän voi kumota, ja merkinnät voi erottaa uudelleen.</translation>
    </message>
    <message>
        <source>The same as</source>
        <translation>Sama kuin</translation>
    </message>
    <message>
        <source>The other entry of the same person</source>
        <translation>Saman henkilön toinen merkintä</translation>
    </message>
    <message>
        <source>Name or club number</source>
        <translation>Nimi tai jäsennumero</translation>
    </message>
    <message>
        <source>Join the two</source>
        <translation>Yhdistä</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>{name}: no drive</source>
        <translation>{name}: ei kilpailuja</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n drives ({drives})</source>
        <translation>
            <numerusform>{name}: %n kilpailu ({drives})</numerusform>
            <numerusform>{name}: %n kilpailua ({drives})</numerusform>
        </translation>
    </message>
    <message>
        <source>Both played in the same drive, so they are two: {drives}.</source>
        <translation>Molemmat pelasivat samassa kilpailussa, joten heitä on kaksi: {drives}.</translation>
    </message>
</context>
<context>
    <name>JumpField</name>
    <message>
        <source>Table or player</source>
        <translation>Pöytä tai pelaaja</translation>
    </message>
    <message>
        <source>Go to table or player</source>
        <translation>Siirry pöytään tai pelaajaan</translation>
    </message>
    <message>
        <source>The number of a table, or a player’s number or name; Enter goes there</source>
        <translation>Pöydän numero tai pelaajan numero tai nimi; Enter siirtyy sinne</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys and about</source>
        <translation>Näppäimet ja tietoja</translation>
    </message>
    <message>
        <source>whistdrive {version}</source>
        <translation>whistdrive {version}</translation>
    </message>
    <message>
        <source>Everything is saved as it is typed, and everything can be taken back.</source>
        <translation>Kaikki tallentuu kirjoitettaessa, ja kaiken voi perua.</translation>
    </message>
    <message>
        <source>Find a table or a player, on the scores page</source>
        <translation>Etsi pöytä tai pelaaja pistesivulla</translation>
    </message>
    <message>
        <source>The first table without a result, on the scores page</source>
        <translation>Ensimmäinen pöytä, jonka tulos puuttuu, pistesivulla</translation>
    </message>
    <message>
        <source>Totals only, of the table under the cursor</source>
        <translation>Valitusta pöydästä vain summat</translation>
    </message>
    <message>
        <source>Adjustment: a revoke, a penalty, an award</source>
        <translation>Oikaisu: tunnustusvirhe, rangaistus, hyvitys</translation>
    </message>
    <message>
        <source>People sat in the wrong seats</source>
        <translation>Pelaajat istuivat väärillä paikoilla</translation>
    </message>
    <message>
        <source>Check entry: type a round again</source>
        <translation>Tarkistuskirjaus: kirjaa kierros uudelleen</translation>
    </message>
    <message>
        <source>Totals, halves or all deals, on the page of the cards</source>
        <translation>Summat, puoliskot tai kaikki jaot korttisivulla</translation>
    </message>
    <message>
        <source>Where cards and tables differ, on the page of the second count</source>
        <translation>Missä kortit ja pöydät eroavat, toisen laskennan sivulla</translation>
    </message>
    <message>
        <source>How people move and how many they are, on the seating page</source>
        <translation>Siirtymistapa ja pelaajamäärä istumajärjestyksen sivulla</translation>
    </message>
    <message>
        <source>How even the evening is, on the seating page</source>
        <translation>Illan tasaisuus istumajärjestyksen sivulla</translation>
    </message>
    <message>
        <source>A substitute takes over a seat, on the sign-in page</source>
        <translation>Sijainen ottaa paikan ilmoittautumissivulla</translation>
    </message>
    <message>
        <source>Somebody who waits plays at once, on the sign-in page</source>
        <translation>Odottava pääsee heti peliin, ilmoittautumissivulla</translation>
    </message>
    <message>
        <source>Up or down the list, on the page of the prizes</source>
        <translation>Ylös tai alas luettelossa palkintosivulla</translation>
    </message>
    <message>
        <source>A tie is cut for, played off or shared, on the page of the prizes</source>
        <translation>Tasatilanne ratkaistaan nostolla, ratkaisupelillä tai jakamalla, palkintosivulla</translation>
    </message>
    <message>
        <source>Hand out what is won, on the page of the prizes</source>
        <translation>Jaa voitetut palkinnot palkintosivulla</translation>
    </message>
    <message>
        <source>On the wall: what it shows; start and pause the clock; a minute more or less</source>
        <translation>Seinänäyttö: mitä se näyttää; kello käyntiin ja seis; minuutti lisää tai pois</translation>
    </message>
    <message>
        <source>On the wall: other pages, and keep the page</source>
        <translation>Seinänäyttö: muut sivut, ja pidä sivu paikallaan</translation>
    </message>
    <message>
        <source>On the wall: the next prize, hide the last one, all of them</source>
        <translation>Seinänäyttö: seuraava palkinto, piilota viimeisin, kaikki</translation>
    </message>
    <message>
        <source>On the wall: full screen, leave it, close the wall</source>
        <translation>Seinänäyttö: koko näyttö, pois siitä, sulje seinänäyttö</translation>
    </message>
    <message>
        <source>Export standings, results and seating, on the pages of standings and paper</source>
        <translation>Vie tulostaulukko, tulokset ja istumajärjestys taulukko- ja tulostesivulta</translation>
    </message>
    <message>
        <source>Print the document that is shown, on the page of paper</source>
        <translation>Tulosta näkyvä asiakirja tulostesivulla</translation>
    </message>
    <message>
        <source>Turn pages, change their size, fit width or page, in the preview</source>
        <translation>Esikatselu: selaa sivuja, muuta kokoa, sovita leveys tai sivu</translation>
    </message>
    <message>
        <source>More or less of the bar of the wall</source>
        <translation>Seinänäytön palkki laajemmaksi tai suppeammaksi</translation>
    </message>
    <message>
        <source>Edit what is selected in a list</source>
        <translation>Muokkaa luettelosta valittua</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Komennot ja niiden näppäimet</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Ki&amp;eli</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>&amp;Järjestelmän mukaan</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Something went wrong in the program. Nothing that was saved is lost; please go on.</source>
        <translation>Ohjelmassa tapahtui virhe. Mitään tallennettua ei ole kadonnut; voit jatkaa.</translation>
    </message>
    <message>
        <source>The program ended abruptly the last time. Nothing that was saved is lost.</source>
        <translation>Ohjelma päättyi viime kerralla äkillisesti. Mitään tallennettua ei ole kadonnut.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>Tallenna raportti…</translation>
    </message>
    <message>
        <source>What is typed here cannot be saved, since the server does not answer.</source>
        <translation>Kirjoitettua ei voi tallentaa, koska palvelin ei vastaa.</translation>
    </message>
    <message>
        <source>Wait for it</source>
        <translation>Odota</translation>
    </message>
    <message>
        <source>Close without it</source>
        <translation>Sulje tallentamatta</translation>
    </message>
    <message>
        <source>Everything is saved, as always.</source>
        <translation>Kaikki on tallessa, kuten aina.</translation>
    </message>
    <message>
        <source>Whist drive – {subject} (example)</source>
        <translation>Vistikilpailu – {subject} (esimerkki)</translation>
    </message>
    <message>
        <source>Whist drive – {subject}</source>
        <translation>Vistikilpailu – {subject}</translation>
    </message>
</context>
<context>
    <name>NextRound</name>
    <message>
        <source>Round {number}: results are missing (tables: {tables}).</source>
        <translation>Kierros {number}: tuloksia puuttuu (pöydät: {tables}).</translation>
    </message>
    <message>
        <source>Show the standings all the same</source>
        <translation>Näytä tulostaulukko silti</translation>
    </message>
    <message>
        <source>Seat round {number} all the same</source>
        <translation>Jatka silti kierrokseen {number}</translation>
    </message>
    <message>
        <source>Round {number}: results are missing (tables: {tables}). A lot would say who moves there.</source>
        <translation>Kierros {number}: tuloksia puuttuu (pöydät: {tables}). Arpa ratkaisisi, kuka siellä siirtyy.</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>Takaisin pisteisiin</translation>
    </message>
</context>
<context>
    <name>NoClubDialog</name>
    <message>
        <source>Whist drive</source>
        <translation>Vistikilpailu</translation>
    </message>
    <message>
        <source>Nothing was changed. Open another club, or begin a new one.</source>
        <translation>Mitään ei muutettu. Avaa toinen kerho tai aloita uusi.</translation>
    </message>
    <message>
        <source>Open a club…</source>
        <translation>Avaa kerho…</translation>
    </message>
    <message>
        <source>On a server…</source>
        <translation>Palvelimelta…</translation>
    </message>
    <message>
        <source>New club…</source>
        <translation>Uusi kerho…</translation>
    </message>
    <message>
        <source>Restore a copy…</source>
        <translation>Palauta kopio…</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>Tallenna luettavissa oleva…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yritä uudelleen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Lopeta</translation>
    </message>
</context>
<context>
    <name>NoSeatingPage</name>
    <message>
        <source>Seating</source>
        <translation>Istumajärjestys</translation>
    </message>
    <message>
        <source>No seating is needed: the results of this drive come from people’s own cards.
If the tables are to hand their results in, choose so in the plan of the drive (Ctrl+E).</source>
        <translation>Istumajärjestystä ei tarvita: tämän kilpailun tulokset saadaan pelaajien omista korteista.
Jos pöydät antavat tuloksensa, valitse niin kilpailun suunnitelmassa (Ctrl+E).</translation>
    </message>
    <message>
        <source>Go to the cards</source>
        <translation>Siirry kortteihin</translation>
    </message>
    <message>
        <source>Ctrl+3</source>
        <translation>Ctrl+3</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>ei tarvita</translation>
    </message>
</context>
<context>
    <name>NumbersDialog</name>
    <message>
        <source>When people make no whole tables</source>
        <translation>Kun pöydät eivät tule täyteen</translation>
    </message>
    <message>
        <source>In the room: {people}.</source>
        <translation>Salissa: {people}.</translation>
    </message>
    <message>
        <source>How do they play from round {round} on?</source>
        <translation>Miten pelataan kierroksesta {round} alkaen?</translation>
    </message>
    <message>
        <source>Do it this way</source>
        <translation>Tehdään näin</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Jätä ennalleen</translation>
    </message>
</context>
<context>
    <name>NumbersLine</name>
    <message>
        <source>Other ways…</source>
        <translation>Muita tapoja…</translation>
    </message>
    <message>
        <source>Dummies, shared seats, rests with an award, somebody who fills in (Alt+O)</source>
        <translation>Täytepelaajat, jaetut paikat, lepovuorot hyvityksellä, ylimääräinen pelaaja (Alt+O)</translation>
    </message>
    <message>
        <source>people: {count}</source>
        <translation>pelaajia: {count}</translation>
    </message>
    <message>
        <source>dummies: {count}</source>
        <translation>täytepelaajia: {count}</translation>
    </message>
    <message>
        <source>in a shared seat: {count}</source>
        <translation>jaetulla paikalla: {count}</translation>
    </message>
    <message>
        <source>In the room – {facts}</source>
        <translation>Salissa – {facts}</translation>
    </message>
</context>
<context>
    <name>PaperChoices</name>
    <message>
        <source>Language</source>
        <translation>Kieli</translation>
    </message>
    <message>
        <source>as the windows</source>
        <translation>sama kuin ikkunoissa</translation>
    </message>
    <message>
        <source>The language of everything on paper, whatever that of the windows is</source>
        <translation>Kaiken tulostettavan kieli ikkunoiden kielestä riippumatta</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Paperi</translation>
    </message>
    <message>
        <source>On a sheet</source>
        <translation>Arkilla</translation>
    </message>
    <message>
        <source>Without names, for players:</source>
        <translation>Ilman nimiä, pelaajia:</translation>
    </message>
    <message>
        <source>Blank forms for so many, before any name is known</source>
        <translation>Tyhjät lomakkeet näin monelle, ennen kuin nimet tunnetaan</translation>
    </message>
    <message>
        <source>Players for whom blank forms are made</source>
        <translation>Pelaajat, joille tehdään tyhjät lomakkeet</translation>
    </message>
</context>
<context>
    <name>PaperPage</name>
    <message>
        <source>Paper</source>
        <translation>Tulosteet</translation>
    </message>
    <message>
        <source>Everything is drawn from what is written now.</source>
        <translation>Kaikki tehdään siitä, mitä nyt on kirjattu.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Asiakirjat</translation>
    </message>
    <message>
        <source>With what has been played</source>
        <translation>Pelatut mukaan</translation>
    </message>
    <message>
        <source>Otherwise the cards are blank, to be filled in at the tables</source>
        <translation>Muuten kortit ovat tyhjiä ja täytetään pöydissä</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kierros</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Tallenna PDF…</translation>
    </message>
    <message>
        <source>Save all…</source>
        <translation>Tallenna kaikki…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Avaa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>Save the chosen document (Alt+P)</source>
        <translation>Tallenna valittu asiakirja (Alt+P)</translation>
    </message>
    <message>
        <source>Every document that has something to say, in one folder (Alt+A)</source>
        <translation>Kaikki asiakirjat, joissa on sisältöä, samaan kansioon (Alt+A)</translation>
    </message>
    <message>
        <source>Show the saved file in the program that the system keeps for it (Alt+O)</source>
        <translation>Näytä tallennettu tiedosto järjestelmän omalla ohjelmalla (Alt+O)</translation>
    </message>
    <message>
        <source>Make no more documents, print no more sheets</source>
        <translation>Lopeta asiakirjojen teko ja tulostus</translation>
    </message>
    <message>
        <source>Documents made or sheets printed</source>
        <translation>Tehdyt asiakirjat tai tulostetut arkit</translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n asiakirja</numerusform>
            <numerusform>%n asiakirjaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved: %n documents in {folder}</source>
        <translation>
            <numerusform>Tallennettu %n asiakirja kansioon {folder}</numerusform>
            <numerusform>Tallennettu %n asiakirjaa kansioon {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Piirretään…</translation>
    </message>
    <message>
        <source>all</source>
        <translation>kaikki</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Tallennettu: {path}</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>Mitään ei tallennettu.</translation>
    </message>
    <message>
        <source>No program here opens {path}</source>
        <translation>Mikään tämän koneen ohjelma ei avaa tiedostoa {path}</translation>
    </message>
</context>
<context>
    <name>PeopleModel</name>
    <message>
        <source>Name</source>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>Club no.</source>
        <translation>Jäsennro</translation>
    </message>
    <message>
        <source>{name} (joined with another)</source>
        <translation>{name} (yhdistetty toiseen)</translation>
    </message>
    <message>
        <source>{name} (archived)</source>
        <translation>{name} (arkistossa)</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>People</source>
        <translation>Ihmiset</translation>
    </message>
    <message>
        <source>Search or add</source>
        <translation>Etsi tai lisää</translation>
    </message>
    <message>
        <source>Search for people, or add somebody</source>
        <translation>Etsi tai lisää ihmisiä</translation>
    </message>
    <message>
        <source>Enter goes to who is found, or adds who is not; Esc clears (Ctrl+F)</source>
        <translation>Enter siirtyy löytyneeseen tai lisää puuttuvan; Esc tyhjentää (Ctrl+F)</translation>
    </message>
    <message>
        <source>Archived too</source>
        <translation>Myös arkistoidut</translation>
    </message>
    <message>
        <source>Also those who were archived, joined with another or forgotten (Space)</source>
        <translation>Myös arkistoidut, toiseen yhdistetyt ja unohdetut (välilyönti)</translation>
    </message>
    <message>
        <source>People of the club</source>
        <translation>Kerhon ihmiset</translation>
    </message>
    <message>
        <source>Enter edits, Delete archives; letters look for a name</source>
        <translation>Enter muokkaa, Delete arkistoi; kirjaimet etsivät nimen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Lisää</translation>
    </message>
    <message>
        <source>Add somebody of this name, also where there is one (Alt+A)</source>
        <translation>Lisää tämänniminen, vaikka samanniminen jo olisi (Alt+A)</translation>
    </message>
    <message>
        <source>in the list: {count}</source>
        <translation>luettelossa: {count}</translation>
    </message>
    <message>
        <source>Nobody is called “{name}”. Enter adds them.</source>
        <translation>Kenenkään nimi ei ole ”{name}”. Enter lisää hänet.</translation>
    </message>
    <message>
        <source>New in the club: {name}</source>
        <translation>Uusi kerhossa: {name}</translation>
    </message>
</context>
<context>
    <name>PersonCard</name>
    <message>
        <source>Details</source>
        <translation>Tiedot</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Toiveet</translation>
    </message>
    <message>
        <source>What is shown of this person</source>
        <translation>Mitä tästä henkilöstä näytetään</translation>
    </message>
    <message>
        <source>Entered twice…</source>
        <translation>Kirjattu kahdesti…</translation>
    </message>
    <message>
        <source>Another entry is the same person (Alt+J)</source>
        <translation>Toinen merkintä on sama henkilö (Alt+J)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Poista</translation>
    </message>
    <message>
        <source>Only somebody who never played (Alt+D)</source>
        <translation>Vain henkilö, joka ei ole koskaan pelannut (Alt+D)</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>Unohda…</translation>
    </message>
    <message>
        <source>On their request: the name goes, results stay (Alt+G)</source>
        <translation>Hänen pyynnöstään: nimi poistuu, tulokset säilyvät (Alt+G)</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Palauta</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Arkistoi</translation>
    </message>
    <message>
        <source>Out of the lists, or back into them (Delete in the list)</source>
        <translation>Pois luetteloista tai takaisin niihin (Delete luettelossa)</translation>
    </message>
    <message>
        <source>In drives that are not closed they are still called {names}.</source>
        <translation>Päättämättömissä kilpailuissa nimenä on yhä {names}.</translation>
    </message>
    <message>
        <source>Correct it there</source>
        <translation>Korjaa myös siellä</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Jätä</translation>
    </message>
    <message>
        <source>Corrected. Of paper that was printed before, these show the old name: {documents}.</source>
        <translation>Korjattu. Näissä aiemmin tulostetuissa on vanha nimi: {documents}.</translation>
    </message>
    <message>
        <source>Joined: {name}. “Part again” or Undo takes it back.</source>
        <translation>Yhdistetty: {name}. ”Erota uudelleen” tai Kumoa peruu sen.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has taken part in %n drives; deleting would leave holes in their results. Archive them instead, or forget the name on their request.</source>
        <translation>
            <numerusform>{name} on osallistunut %n kilpailuun; poistaminen jättäisi niiden tuloksiin aukkoja. Arkistoi hänet tai unohda nimi hänen pyynnöstään.</numerusform>
            <numerusform>{name} on osallistunut %n kilpailuun; poistaminen jättäisi niiden tuloksiin aukkoja. Arkistoi hänet tai unohda nimi hänen pyynnöstään.</numerusform>
        </translation>
    </message>
    <message>
        <source>Forgotten. Copies of the club file made before still have the name.</source>
        <translation>Unohdettu. Aiemmin tehdyissä kerhotiedoston kopioissa nimi on yhä.</translation>
    </message>
</context>
<context>
    <name>PersonDetails</name>
    <message>
        <source>Name</source>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation>Kutsumanimi</translation>
    </message>
    <message>
        <source>Club no.</source>
        <translation>Jäsennro</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Huomautus</translation>
    </message>
</context>
<context>
    <name>PersonExport</name>
    <message>
        <source>Their data</source>
        <translation>Omat tiedot</translation>
    </message>
    <message>
        <source>All that the club keeps of them, in a file for them ({key})</source>
        <translation>Kaikki, mitä kerholla on hänestä tallessa, tiedostona hänelle ({key})</translation>
    </message>
    <message>
        <source>{file}…</source>
        <translation>{file}…</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Tallennettu: {path}</translation>
    </message>
</context>
<context>
    <name>PersonHistory</name>
    <message>
        <source>Drives of this person</source>
        <translation>Tämän henkilön kilpailut</translation>
    </message>
    <message>
        <source>Newest first; Enter opens the drive</source>
        <translation>Uusin ensin; Enter avaa kilpailun</translation>
    </message>
    <message>
        <source>Has not taken part in any drive yet.</source>
        <translation>Ei ole vielä osallistunut kilpailuun.</translation>
    </message>
    <message numerus="yes">
        <source>%n drives</source>
        <translation>
            <numerusform>%n kilpailu</numerusform>
            <numerusform>%n kilpailua</numerusform>
        </translation>
    </message>
    <message>
        <source>average of a deal: {points}</source>
        <translation>jaon keskiarvo: {points}</translation>
    </message>
    <message>
        <source>best evening: {points} ({title}, {day})</source>
        <translation>paras ilta: {points} ({title}, {day})</translation>
    </message>
    <message>
        <source>with a shared seat: {count}</source>
        <translation>jaetulla paikalla: {count}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ja %n muu</numerusform>
            <numerusform>ja %n muuta</numerusform>
        </translation>
    </message>
    <message>
        <source>Partners: {partners}</source>
        <translation>Parit: {partners}</translation>
    </message>
</context>
<context>
    <name>PersonJoined</name>
    <message>
        <source>Also entered as</source>
        <translation>Kirjattu myös nimellä</translation>
    </message>
    <message>
        <source>Part again</source>
        <translation>Erota uudelleen</translation>
    </message>
    <message>
        <source>This entry was somebody else after all (Alt+T)</source>
        <translation>Tämä merkintä olikin joku muu (Alt+T)</translation>
    </message>
    <message>
        <source>Parted again.</source>
        <translation>Erotettu uudelleen.</translation>
    </message>
</context>
<context>
    <name>PersonWishes</name>
    <message>
        <source>Whenever both come, the seating of that drive is asked to honour these.</source>
        <translation>Aina kun molemmat tulevat, kilpailun istumajärjestystä pyydetään noudattamaan näitä.</translation>
    </message>
    <message>
        <source>Wishes for every evening</source>
        <translation>Toiveet joka illaksi</translation>
    </message>
    <message>
        <source>never at one table</source>
        <translation>ei koskaan samaan pöytään</translation>
    </message>
    <message>
        <source>at one table</source>
        <translation>samaan pöytään</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Toive</translation>
    </message>
    <message>
        <source>with</source>
        <translation>kenen kanssa</translation>
    </message>
    <message>
        <source>The other person</source>
        <translation>Toinen henkilö</translation>
    </message>
    <message>
        <source>Name or club number</source>
        <translation>Nimi tai jäsennumero</translation>
    </message>
    <message>
        <source>Add the wish</source>
        <translation>Lisää toive</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Luovu siitä</translation>
    </message>
    <message>
        <source>Delete in the list</source>
        <translation>Delete luettelossa</translation>
    </message>
    <message>
        <source>Choose somebody from the list under the name first.</source>
        <translation>Valitse ensin joku nimen alla olevasta luettelosta.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Merkitty.</translation>
    </message>
    <message>
        <source>Given up.</source>
        <translation>Toiveesta luovuttu.</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>{database} on this computer</source>
        <translation>{database} tällä koneella</translation>
    </message>
    <message>
        <source>{database} on {host}</source>
        <translation>{database} palvelimella {host}</translation>
    </message>
</context>
<context>
    <name>PlanTools</name>
    <message>
        <source>How the tables stand</source>
        <translation>Pöytien asettelu</translation>
    </message>
    <message>
        <source>How the tables stand in the hall: in rows to and fro, round it, or in one row</source>
        <translation>Miten pöydät ovat salissa: riveissä edestakaisin, salin ympäri vai yhdessä rivissä</translation>
    </message>
    <message>
        <source>Smaller plan</source>
        <translation>Pienennä piirrosta</translation>
    </message>
    <message>
        <source>All tables in sight</source>
        <translation>Kaikki pöydät näkyviin</translation>
    </message>
    <message>
        <source>Larger plan</source>
        <translation>Suurenna piirrosta</translation>
    </message>
    <message>
        <source>{what} ({key}; in the plan {short})</source>
        <translation>{what} ({key}; piirroksessa {short})</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Sovita</translation>
    </message>
</context>
<context>
    <name>PresetBar</name>
    <message>
        <source>Keep as preset…</source>
        <translation>Tallenna asetukseksi…</translation>
    </message>
    <message>
        <source>Keep the plan as it stands here, under a name (Alt+K)</source>
        <translation>Tallenna suunnitelma nimellä sellaisena kuin se tässä on (Alt+K)</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Nimeä uudelleen…</translation>
    </message>
    <message>
        <source>Call the chosen preset something else (Alt+R)</source>
        <translation>Anna valitulle asetukselle toinen nimi (Alt+R)</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Poista</translation>
    </message>
    <message>
        <source>The club keeps the chosen preset no longer (Alt+T)</source>
        <translation>Kerho ei enää säilytä valittua asetusta (Alt+T)</translation>
    </message>
    <message>
        <source>Take the name</source>
        <translation>Käytä nimeä</translation>
    </message>
    <message>
        <source>Enter; Esc gives it up</source>
        <translation>Enter; Esc peruu</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Valmiin asetuksen nimi</translation>
    </message>
    <message>
        <source>none: as it stands below</source>
        <translation>ei mitään: kuten alla</translation>
    </message>
    <message>
        <source>As usual: {name}</source>
        <translation>Kuten tavallisesti: {name}</translation>
    </message>
    <message>
        <source>Kept as “{name}”.</source>
        <translation>Tallennettu nimellä ”{name}”.</translation>
    </message>
    <message>
        <source>Called “{name}” now.</source>
        <translation>Nimi on nyt ”{name}”.</translation>
    </message>
    <message>
        <source>Struck: “{name}”.</source>
        <translation>Poistettu: ”{name}”.</translation>
    </message>
    <message>
        <source>With it come prizes: {count}.</source>
        <translation>Mukana tulee palkintoja: {count}.</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview</source>
        <translation>Esikatselu</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Pienempi</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Suurempi</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Leveys</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Sivu</translation>
    </message>
    <message>
        <source>Show the pages smaller (− in the preview)</source>
        <translation>Näytä sivut pienempinä (− esikatselussa)</translation>
    </message>
    <message>
        <source>Show the pages larger (+ in the preview)</source>
        <translation>Näytä sivut suurempina (+ esikatselussa)</translation>
    </message>
    <message>
        <source>As wide as there is room (W in the preview)</source>
        <translation>Niin leveänä kuin mahtuu (W esikatselussa)</translation>
    </message>
    <message>
        <source>A whole page at a time (P in the preview)</source>
        <translation>Koko sivu kerrallaan (P esikatselussa)</translation>
    </message>
    <message>
        <source>Left and Right turn the pages, + and − change their size</source>
        <translation>Nuolet vasemmalle ja oikealle selaavat sivuja, + ja − muuttavat kokoa</translation>
    </message>
    <message>
        <source>Page {page} of {pages} · {size} %</source>
        <translation>Sivu {page}/{pages} · {size} %</translation>
    </message>
</context>
<context>
    <name>PrintButton</name>
    <message>
        <source>Print…</source>
        <translation>Tulosta…</translation>
    </message>
    <message>
        <source>Print the chosen document as it is shown ({key})</source>
        <translation>Tulosta valittu asiakirja sellaisena kuin se näkyy ({key})</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Tulostetaan…</translation>
    </message>
    <message>
        <source>Given to the printer: {name}</source>
        <translation>Lähetetty tulostimelle: {name}</translation>
    </message>
    <message>
        <source>Printing was cancelled.</source>
        <translation>Tulostus peruttiin.</translation>
    </message>
    <message>
        <source>The printer does not take it. Save the document as PDF and print that.</source>
        <translation>Tulostin ei ota sitä vastaan. Tallenna asiakirja PDF-tiedostona ja tulosta se.</translation>
    </message>
</context>
<context>
    <name>PrizeDecision</name>
    <message>
        <source>Goes to</source>
        <translation>Saaja</translation>
    </message>
    <message>
        <source>To whom the prize goes, of those who are tied</source>
        <translation>Kuka tasatilanteessa olevista saa palkinnon</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Numero tai nimi</translation>
    </message>
    <message>
        <source>To whom the prize goes</source>
        <translation>Kuka saa palkinnon</translation>
    </message>
    <message>
        <source>Several of them with a + between (Enter)</source>
        <translation>Useita, kun välissä on + (Enter)</translation>
    </message>
    <message>
        <source>Note, such as: ace of hearts</source>
        <translation>Huomautus, esimerkiksi: herttaässä</translation>
    </message>
    <message>
        <source>Note on how it was settled</source>
        <translation>Huomautus siitä, miten ratkaistiin</translation>
    </message>
    <message>
        <source>Kept with the prize</source>
        <translation>Säilyy palkinnon mukana</translation>
    </message>
    <message>
        <source>They cut</source>
        <translation>Nosto</translation>
    </message>
    <message>
        <source>It goes to the name that is chosen here (Alt+K)</source>
        <translation>Palkinto menee tässä valitulle (Alt+K)</translation>
    </message>
    <message>
        <source>Played off</source>
        <translation>Ratkaisupeli</translation>
    </message>
    <message>
        <source>It goes to the name that is chosen here (Alt+F)</source>
        <translation>Palkinto menee tässä valitulle (Alt+F)</translation>
    </message>
    <message>
        <source>They share</source>
        <translation>Jaetaan</translation>
    </message>
    <message>
        <source>Places that are shared are pooled and divided (Alt+S)</source>
        <translation>Jaettujen sijojen palkinnot yhdistetään ja jaetaan (Alt+S)</translation>
    </message>
    <message>
        <source>Give it</source>
        <translation>Anna palkinto</translation>
    </message>
    <message>
        <source>It goes to whom the field names (Alt+K)</source>
        <translation>Palkinto menee kentässä nimetylle (Alt+K)</translation>
    </message>
    <message>
        <source>Undecided again</source>
        <translation>Ratkaisematta</translation>
    </message>
    <message>
        <source>Forget how it was settled (Alt+O)</source>
        <translation>Unohda, miten ratkaistiin (Alt+O)</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Merkitty.</translation>
    </message>
    <message>
        <source>It is undecided again.</source>
        <translation>Palkinto on taas ratkaisematta.</translation>
    </message>
</context>
<context>
    <name>PrizeDialog</name>
    <message>
        <source>New prize</source>
        <translation>Uusi palkinto</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Palkinto</translation>
    </message>
    <message>
        <source>Add the prize</source>
        <translation>Lisää palkinto</translation>
    </message>
    <message>
        <source>Change the prize</source>
        <translation>Muuta palkintoa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>kaikki</translation>
    </message>
    <message>
        <source>a place</source>
        <translation>sija</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>vähiten pisteitä</translation>
    </message>
    <message>
        <source>the most deals of ten or more</source>
        <translation>eniten jakoja, joissa vähintään kymmenen</translation>
    </message>
    <message>
        <source>the longest at one table</source>
        <translation>pisimpään yhdessä pöydässä</translation>
    </message>
    <message>
        <source>the most moves</source>
        <translation>eniten siirtymisiä</translation>
    </message>
    <message>
        <source>the highest single deal</source>
        <translation>paras yksittäinen jako</translation>
    </message>
    <message>
        <source>the best in a deal that was drawn</source>
        <translation>paras arvotussa jaossa</translation>
    </message>
    <message>
        <source>whatever its name says</source>
        <translation>se, minkä nimi kertoo</translation>
    </message>
    <message>
        <source>the whole evening</source>
        <translation>koko ilta</translation>
    </message>
    <message>
        <source>the first half</source>
        <translation>ensimmäinen puolisko</translation>
    </message>
    <message>
        <source>the second half</source>
        <translation>toinen puolisko</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Peruste</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Sija</translation>
    </message>
    <message>
        <source>A deal counts from</source>
        <translation>Jako lasketaan, kun vähintään</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Jako</translation>
    </message>
    <message>
        <source>Counted through the evening</source>
        <translation>Laskettuna illan alusta</translation>
    </message>
    <message>
        <source>Among</source>
        <translation>Ketkä</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Milloin</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>What the club calls it; empty: what it is for</source>
        <translation>Kerhon oma nimitys; tyhjä: peruste</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Raha</translation>
    </message>
    <message>
        <source>Such as 5 or 12.50; empty: something else</source>
        <translation>Esimerkiksi 5 tai 12,50; tyhjä: muu kuin raha</translation>
    </message>
</context>
<context>
    <name>PrizesModel</name>
    <message>
        <source>So far</source>
        <translation>Tähän asti</translation>
    </message>
    <message>
        <source>✓ Won, as it is now</source>
        <translation>✓ Voitettu, nykytilanne</translation>
    </message>
    <message>
        <source>✓ Handed out</source>
        <translation>✓ Jaettu</translation>
    </message>
    <message>
        <source>✓ Won</source>
        <translation>✓ Voitettu</translation>
    </message>
</context>
<context>
    <name>PrizesPage</name>
    <message>
        <source>Prizes</source>
        <translation>Palkinnot</translation>
    </message>
    <message>
        <source>The more valuable ones first: Alt+↑ and Alt+↓ move one</source>
        <translation>Arvokkaimmat ensin: Alt+↑ ja Alt+↓ siirtävät</translation>
    </message>
    <message>
        <source>One prize per person</source>
        <translation>Yksi palkinto henkeä kohden</translation>
    </message>
    <message>
        <source>The more valuable one is kept, and the other goes to the next (Space)</source>
        <translation>Arvokkaampi jää voittajalle, toinen menee seuraavalle (välilyönti)</translation>
    </message>
    <message>
        <source>Whoever went home wins too</source>
        <translation>Myös kotiin lähtenyt voittaa</translation>
    </message>
    <message>
        <source>Otherwise they stay in the standings and win no prize (Space)</source>
        <translation>Muuten hän pysyy tulostaulukossa mutta ei voita palkintoa (välilyönti)</translation>
    </message>
    <message>
        <source>Usual prizes</source>
        <translation>Tavalliset palkinnot</translation>
    </message>
    <message>
        <source>Go to the paper</source>
        <translation>Siirry tulosteisiin</translation>
    </message>
    <message>
        <source>The prize list and the announcer’s sheet (Alt+L)</source>
        <translation>Palkintoluettelo ja kuuluttajan lista (Alt+L)</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Lisää…</translation>
    </message>
    <message>
        <source>One more prize, after the others (Alt+A, or Insert in the list)</source>
        <translation>Yksi palkinto lisää muiden jälkeen (Alt+A tai Insert luettelossa)</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Muokkaa…</translation>
    </message>
    <message>
        <source>What it is for, its name and its money (Enter or F2 in the list)</source>
        <translation>Peruste, nimi ja rahasumma (Enter tai F2 luettelossa)</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Poista</translation>
    </message>
    <message>
        <source>One prize less (Delete in the list)</source>
        <translation>Yksi palkinto vähemmän (Delete luettelossa)</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Ylös</translation>
    </message>
    <message>
        <source>Before its neighbour (Alt+↑ in the list)</source>
        <translation>Edellisen edelle (Alt+↑ luettelossa)</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Alas</translation>
    </message>
    <message>
        <source>After its neighbour (Alt+↓ in the list)</source>
        <translation>Seuraavan jälkeen (Alt+↓ luettelossa)</translation>
    </message>
    <message>
        <source>Hand this one out</source>
        <translation>Jaa tämä</translation>
    </message>
    <message>
        <source>Remember who has been handed it (Alt+T)</source>
        <translation>Merkitse, kenelle se on annettu (Alt+T)</translation>
    </message>
    <message>
        <source>Remember who has been handed what is won by now (Alt+G)</source>
        <translation>Merkitse, kenelle tähän asti voitetut on annettu (Alt+G)</translation>
    </message>
    <message>
        <source>handed out: {given} of {count}</source>
        <translation>jaettu: {given}/{count}</translation>
    </message>
    <message>
        <source>Handed out: {given} of {count}</source>
        <translation>Jaettu: {given}/{count}</translation>
    </message>
    <message>
        <source>to be decided: {count}</source>
        <translation>ratkaistavia: {count}</translation>
    </message>
    <message>
        <source>There are no prizes yet.</source>
        <translation>Palkintoja ei vielä ole.</translation>
    </message>
    <message>
        <source>Winners fill themselves in. Enter edits a prize.</source>
        <translation>Voittajat täyttyvät itsestään. Enter muokkaa palkintoa.</translation>
    </message>
    <message>
        <source>Add the usual prizes in one step, or any others one by one.</source>
        <translation>Lisää tavalliset palkinnot kerralla tai muita yksitellen.</translation>
    </message>
    <message>
        <source>Hand out: {count}</source>
        <translation>Jaa: {count}</translation>
    </message>
    <message numerus="yes">
        <source>First, second and lowest: %n prizes in one step (Alt+U)</source>
        <translation>
            <numerusform>Ensimmäinen, toinen ja vähiten pisteitä: %n palkinto kerralla (Alt+U)</numerusform>
            <numerusform>Ensimmäinen, toinen ja vähiten pisteitä: %n palkintoa kerralla (Alt+U)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First, second and lowest, and the best of the first half: %n prizes in one step (Alt+U)</source>
        <translation>
            <numerusform>Ensimmäinen, toinen, vähiten pisteitä ja ensimmäisen puoliskon paras: %n palkinto kerralla (Alt+U)</numerusform>
            <numerusform>Ensimmäinen, toinen, vähiten pisteitä ja ensimmäisen puoliskon paras: %n palkintoa kerralla (Alt+U)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added: %n prizes.</source>
        <translation>
            <numerusform>Lisätty %n palkinto.</numerusform>
            <numerusform>Lisätty %n palkintoa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Struck: {prize}</source>
        <translation>Poistettu: {prize}</translation>
    </message>
    <message>
        <source>Handed out.</source>
        <translation>Jaettu.</translation>
    </message>
    <message>
        <source>Handed out: {count}</source>
        <translation>Jaettu: {count}</translation>
    </message>
</context>
<context>
    <name>Projector</name>
    <message>
        <source>On the wall</source>
        <translation>Seinänäytöllä</translation>
    </message>
</context>
<context>
    <name>RankingSteps</name>
    <message>
        <source>The first step that tells two apart decides: Alt+↑ and Alt+↓ move one</source>
        <translation>Ensimmäinen kohta, joka erottaa kaksi, ratkaisee: Alt+↑ ja Alt+↓ siirtävät</translation>
    </message>
    <message>
        <source>{name}: further steps</source>
        <translation>{name}: muut kohdat</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Ylös</translation>
    </message>
    <message>
        <source>Before its neighbour (Alt+↑ in the list)</source>
        <translation>Edellisen edelle (Alt+↑ luettelossa)</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Alas</translation>
    </message>
    <message>
        <source>After its neighbour (Alt+↓ in the list)</source>
        <translation>Seuraavan jälkeen (Alt+↓ luettelossa)</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Jätä pois</translation>
    </message>
    <message>
        <source>One step less (Delete in the list)</source>
        <translation>Yksi kohta vähemmän (Delete luettelossa)</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Lisää</translation>
    </message>
    <message>
        <source>The step that is chosen here, after the others (Insert in the list)</source>
        <translation>Tässä valittu kohta muiden jälkeen (Insert luettelossa)</translation>
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
        <translation>Luettavaksi</translation>
    </message>
    <message>
        <source>What the M.C. says before the start: shows it or puts it away (Alt+A)</source>
        <translation>Mitä juontaja sanoo ennen alkua: näytä tai piilota (Alt+A)</translation>
    </message>
</context>
<context>
    <name>RecentClubs</name>
    <message>
        <source>Recent clu&amp;bs</source>
        <translation>V&amp;iimeksi avatut kerhot</translation>
    </message>
    <message>
        <source>Open {place}</source>
        <translation>Avaa {place}</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Save the report</source>
        <translation>Tallenna raportti</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Save a report</source>
        <translation>Tallenna raportti</translation>
    </message>
    <message>
        <source>This is all that the report says. It is saved where you like and sent nowhere.</source>
        <translation>Muuta raportissa ei ole. Se tallennetaan haluamaasi paikkaan, eikä sitä lähetetä minnekään.</translation>
    </message>
    <message>
        <source>With what was &amp;typed, such as names of people</source>
        <translation>&amp;Myös kirjoitetut tekstit, esimerkiksi ihmisten nimet</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Raportti</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Tallenna…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
</context>
<context>
    <name>RescoringNotice</name>
    <message>
        <source>One step of undo takes it back.</source>
        <translation>Yksi kumoaminen palauttaa entisen.</translation>
    </message>
    <message>
        <source>Score them anew</source>
        <translation>Laske ne uudelleen</translation>
    </message>
    <message>
        <source>Go on with the plan</source>
        <translation>Jatka suunnitelmaa</translation>
    </message>
</context>
<context>
    <name>RescuedDialog</name>
    <message>
        <source>What could be read</source>
        <translation>Mitä saatiin luettua</translation>
    </message>
    <message>
        <source>What is missing or doubtful</source>
        <translation>Mikä puuttuu tai on epävarmaa</translation>
    </message>
    <message>
        <source>The damaged file is as it was. Compare the drives that are named with your papers.</source>
        <translation>Vioittunut tiedosto on ennallaan. Vertaa mainittuja kilpailuja papereihisi.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore a copy</source>
        <translation>Palauta kopio</translation>
    </message>
    <message>
        <source>The copy that you choose takes the place of the club. What is there now is copied before, so that you can come back to it in the same way.</source>
        <translation>Valitsemasi kopio tulee kerhon tilalle. Nykyisestä tehdään ensin kopio, joten voit palata siihen samalla tavalla.</translation>
    </message>
    <message>
        <source>There is no copy yet: one is made when the club is opened, and whenever a round is seated.</source>
        <translation>Kopioita ei vielä ole: kopio tehdään, kun kerho avataan ja aina kun kierros arvotaan.</translation>
    </message>
    <message>
        <source>The copies are in {folder}</source>
        <translation>Kopiot ovat kansiossa {folder}</translation>
    </message>
    <message>
        <source>Copies of the club</source>
        <translation>Kerhon kopiot</translation>
    </message>
    <message>
        <source>Newest first; Enter restores the copy</source>
        <translation>Uusin ensin; Enter palauttaa kopion</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Palauta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
</context>
<context>
    <name>RoleNames</name>
    <message>
        <source>yes:</source>
        <translation>kyllä:</translation>
    </message>
    <message>
        <source>{name}, first</source>
        <translation>{name}, ensimmäinen</translation>
    </message>
    <message>
        <source>{name}, second</source>
        <translation>{name}, toinen</translation>
    </message>
</context>
<context>
    <name>RoomPlan</name>
    <message>
        <source>Room plan</source>
        <translation>Salin piirros</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Luovu</translation>
    </message>
    <message>
        <source>Swap with…</source>
        <translation>Vaihda…</translation>
    </message>
    <message>
        <source>Swap with {name}</source>
        <translation>Vaihda: {name}</translation>
    </message>
    <message>
        <source>Table {table}, {seat}: {person}</source>
        <translation>Pöytä {table}, {seat}: {person}</translation>
    </message>
    <message>
        <source>Resting in this round</source>
        <translation>Lepovuorolla tällä kierroksella</translation>
    </message>
    <message>
        <source>Rests: {person}</source>
        <translation>Lepää: {person}</translation>
    </message>
    <message>
        <source>Drag onto another to swap, or press Enter on both</source>
        <translation>Vaihda vetämällä toisen päälle tai paina Enter molempien kohdalla</translation>
    </message>
</context>
<context>
    <name>RoundBar</name>
    <message>
        <source>Scores</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Pöytä</translation>
    </message>
    <message>
        <source>What else can be done to this slip (Alt+T)</source>
        <translation>Mitä muuta tälle tuloslapulle voi tehdä (Alt+T)</translation>
    </message>
    <message>
        <source>Practice first</source>
        <translation>Harjoitus ensin</translation>
    </message>
    <message>
        <source>Try this round out: nothing of it counts (Ctrl+Shift+T)</source>
        <translation>Kokeile tätä kierrosta: mitään siitä ei lasketa (Ctrl+Shift+T)</translation>
    </message>
    <message>
        <source>Second count</source>
        <translation>Toinen laskenta</translation>
    </message>
    <message>
        <source>Compare people’s own cards with the tables (F8)</source>
        <translation>Vertaa pelaajien omia kortteja pöytiin (F8)</translation>
    </message>
    <message>
        <source>⚠ An earlier round; round {latest} is being played</source>
        <translation>⚠ Aiempi kierros; nyt pelataan kierrosta {latest}</translation>
    </message>
    <message>
        <source>⚠ An earlier round, which counts; round {latest} is being tried out</source>
        <translation>⚠ Aiempi kierros, joka lasketaan; nyt harjoitellaan kierrosta {latest}</translation>
    </message>
    <message>
        <source>⚠ An earlier round; round {latest} was the last</source>
        <translation>⚠ Aiempi kierros; viimeinen oli {latest}</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tulostaulukko</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Seuraava kierros</translation>
    </message>
    <message>
        <source>Go on (F9 or Ctrl+Enter)</source>
        <translation>Jatka (F9 tai Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Begin in earnest</source>
        <translation>Aloita oikea peli</translation>
    </message>
    <message>
        <source>Clear what was tried out; everybody keeps their seat (F9 or Ctrl+Enter)</source>
        <translation>Tyhjennä harjoitus; kaikki pitävät paikkansa (F9 tai Ctrl+Enter)</translation>
    </message>
    <message>
        <source>{ready} of {tables} in</source>
        <translation>kirjattu {ready}/{tables}</translation>
    </message>
    <message>
        <source>{told}; missing: {numbers}</source>
        <translation>{told}; puuttuu: {numbers}</translation>
    </message>
</context>
<context>
    <name>RoundChooser</name>
    <message>
        <source>Earlier round</source>
        <translation>Aiempi kierros</translation>
    </message>
    <message>
        <source>Later round</source>
        <translation>Myöhempi kierros</translation>
    </message>
    <message>
        <source>Round {number} of {planned}</source>
        <translation>Kierros {number}/{planned}</translation>
    </message>
</context>
<context>
    <name>SaveDocument</name>
    <message>
        <source>Drawing…</source>
        <translation>Piirretään…</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Tallennettu: {path}</translation>
    </message>
</context>
<context>
    <name>ScheduleField</name>
    <message>
        <source>Choose a schedule file…</source>
        <translation>Valitse kaaviotiedosto…</translation>
    </message>
    <message>
        <source>{name}: choose a file</source>
        <translation>{name}: valitse tiedosto</translation>
    </message>
    <message>
        <source>No file is chosen yet.</source>
        <translation>Tiedostoa ei ole vielä valittu.</translation>
    </message>
    <message>
        <source>pairs: {size}, rounds: {rounds}</source>
        <translation>pareja: {size}, kierroksia: {rounds}</translation>
    </message>
    <message>
        <source>players: {size}, rounds: {rounds}</source>
        <translation>pelaajia: {size}, kierroksia: {rounds}</translation>
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
        <translation>Valitse kaavio</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Pöytäkirja</translation>
    </message>
    <message>
        <source>changed below, look again: {deals}</source>
        <translation>alla muuttunut, katso uudelleen: {deals}</translation>
    </message>
</context>
<context>
    <name>ScoresPage</name>
    <message>
        <source>Chec&amp;k entry: type this round again…</source>
        <translation>Ta&amp;rkistuskirjaus: kirjaa tämä kierros uudelleen…</translation>
    </message>
    <message>
        <source>&amp;Import results…</source>
        <translation>T&amp;uo tulokset…</translation>
    </message>
    <message>
        <source>No round is seated yet. Draw the first one, then type its results here.</source>
        <translation>Yhtään kierrosta ei ole vielä arvottu. Arvo ensimmäinen ja kirjaa sen tulokset tähän.</translation>
    </message>
    <message>
        <source>Go to the seating</source>
        <translation>Siirry istumajärjestykseen</translation>
    </message>
    <message>
        <source>Draw the first round (Ctrl+2)</source>
        <translation>Arvo ensimmäinen kierros (Ctrl+2)</translation>
    </message>
    <message>
        <source>Practice: nothing of this counts</source>
        <translation>Harjoitus: mitään tästä ei lasketa</translation>
    </message>
    <message>
        <source>round {number} of {rounds}</source>
        <translation>kierros {number}/{rounds}</translation>
    </message>
    <message>
        <source>{round} · practice</source>
        <translation>{round} · harjoitus</translation>
    </message>
    <message>
        <source>{round} · all in</source>
        <translation>{round} · kaikki kirjattu</translation>
    </message>
    <message>
        <source>{round} · {missing} missing</source>
        <translation>{round} · puuttuu&#xa0;{missing}</translation>
    </message>
    <message>
        <source>F7 shows the check again</source>
        <translation>F7 näyttää tarkistuksen uudelleen</translation>
    </message>
    <message>
        <source>All tables are in: Ctrl+Enter seats the next round.</source>
        <translation>Kaikki pöydät on kirjattu: Ctrl+Enter siirtyy seuraavaan kierrokseen.</translation>
    </message>
    <message>
        <source>All tables of this round are in.</source>
        <translation>Tämän kierroksen kaikki pöydät on kirjattu.</translation>
    </message>
    <message>
        <source>All tables are in: Ctrl+Enter begins in earnest.</source>
        <translation>Kaikki pöydät on kirjattu: Ctrl+Enter aloittaa oikean pelin.</translation>
    </message>
    <message>
        <source>All tables are in: Ctrl+Enter shows the standings.</source>
        <translation>Kaikki pöydät on kirjattu: Ctrl+Enter näyttää tulostaulukon.</translation>
    </message>
    <message>
        <source>Enter next table · Esc restores · X swaps the sides · Del clears · / finds · Ctrl+M missing</source>
        <translation>Enter seuraava pöytä · Esc palauttaa · X vaihtaa puolet · Del tyhjentää · / etsii · Ctrl+M puuttuvat</translation>
    </message>
    <message>
        <source>Enter next deal · Esc restores · X swaps · / finds</source>
        <translation>Enter seuraava jako · Esc palauttaa · X vaihtaa · / etsii</translation>
    </message>
    <message>
        <source>Shift+F1 the rules</source>
        <translation>Shift+F1 säännöt</translation>
    </message>
    <message>
        <source>N S E W side</source>
        <translation>N/S = P–E, E/W = I–L</translation>
    </message>
    <message>
        <source>S H D C N trump</source>
        <translation>S♠ H♥ D♦ C♣ N valtiton</translation>
    </message>
    <message>
        <source>S H D C trump</source>
        <translation>S♠ H♥ D♦ C♣ valtti</translation>
    </message>
    <message>
        <source>0 all passed</source>
        <translation>0 kaikki passasivat</translation>
    </message>
</context>
<context>
    <name>ScoringHelp</name>
    <message>
        <source>With the options of “{drive}”.</source>
        <translation>Kilpailun ”{drive}” asetuksin.</translation>
    </message>
    <message>
        <source>With the usual options; an open drive shows its own.</source>
        <translation>Tavallisin asetuksin; avoin kilpailu näyttää omansa.</translation>
    </message>
    <message>
        <source>Total: {ns} to {ew}</source>
        <translation>Yhteensä: {ns} – {ew}</translation>
    </message>
</context>
<context>
    <name>SeasonDrives</name>
    <message>
        <source>Find a drive by name, venue or date</source>
        <translation>Etsi kilpailu nimen, pelipaikan tai päivän mukaan</translation>
    </message>
    <message>
        <source>Only drives that match are listed (Ctrl+F; ↓: to the list)</source>
        <translation>Luettelossa ovat vain hakua vastaavat kilpailut (Ctrl+F; ↓: luetteloon)</translation>
    </message>
    <message>
        <source>Drives that count in this season</source>
        <translation>Tähän kauteen laskettavat kilpailut</translation>
    </message>
    <message>
        <source>Space ticks a drive; one drive may count in several seasons</source>
        <translation>Välilyönti rastii kilpailun; kilpailu voi kuulua useaan kauteen</translation>
    </message>
    <message>
        <source>Tick all listed</source>
        <translation>Rastita kaikki luetellut</translation>
    </message>
    <message>
        <source>Tick none listed</source>
        <translation>Poista rastit luetelluista</translation>
    </message>
    <message numerus="yes">
        <source>%n drives are ticked</source>
        <translation>
            <numerusform>%n kilpailu on rastittu</numerusform>
            <numerusform>%n kilpailua on rastittu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeasonDrivesModel</name>
    <message>
        <source>{drive} (not closed: counts only then)</source>
        <translation>{drive} (ei päätetty: lasketaan vasta sitten)</translation>
    </message>
</context>
<context>
    <name>SeasonExport</name>
    <message>
        <source>Export</source>
        <translation>Vie</translation>
    </message>
    <message>
        <source>The table as a workbook, a web page or CSV ({key})</source>
        <translation>Taulukko työkirjana, verkkosivuna tai CSV-tiedostona ({key})</translation>
    </message>
    <message>
        <source>{file}…</source>
        <translation>{file}…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Kirjoitetaan…</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Tallennettu: {path}</translation>
    </message>
</context>
<context>
    <name>SeasonPaper</name>
    <message>
        <source>Save PDF…</source>
        <translation>Tallenna PDF…</translation>
    </message>
    <message>
        <source>The season table as it is shown (Alt+P)</source>
        <translation>Kauden taulukko sellaisena kuin se näkyy (Alt+P)</translation>
    </message>
    <message>
        <source>Nothing to print yet: no drive of this season is closed.</source>
        <translation>Ei vielä tulostettavaa: yhtään tämän kauden kilpailua ei ole päätetty.</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Piirretään…</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Tallennettu: {path}</translation>
    </message>
</context>
<context>
    <name>SeasonRowsModel</name>
    <message>
        <source>{name}: place {place}, {total} in all</source>
        <translation>{name}: sija {place}, yhteensä {total}</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>poissa</translation>
    </message>
    <message>
        <source>points: {points}, place: {place}</source>
        <translation>pisteitä: {points}, sija: {place}</translation>
    </message>
    <message>
        <source>points: {points}, place: {place}; does not count, others were better</source>
        <translation>pisteitä: {points}, sija: {place}; ei lasketa, muut olivat parempia</translation>
    </message>
</context>
<context>
    <name>SeasonRules</name>
    <message>
        <source>Name</source>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>Evenings that count</source>
        <translation>Laskettavat illat</translation>
    </message>
    <message>
        <source>The best of everybody; 0 counts all</source>
        <translation>Jokaisen parhaat; 0 laskee kaikki</translation>
    </message>
    <message>
        <source>An evening brings</source>
        <translation>Illasta saa</translation>
    </message>
    <message>
        <source>Points for places</source>
        <translation>Sijapisteet</translation>
    </message>
    <message>
        <source>The first place first, such as 10 8 6 5 4 3 2 1</source>
        <translation>Ensimmäinen sija ensin, esimerkiksi 10 8 6 5 4 3 2 1</translation>
    </message>
    <message>
        <source>Points for coming</source>
        <translation>Osallistumispisteet</translation>
    </message>
    <message>
        <source>Added for every evening, counted or not</source>
        <translation>Lisätään jokaisesta illasta, laskettiin se tai ei</translation>
    </message>
    <message>
        <source>all</source>
        <translation>kaikki</translation>
    </message>
    <message>
        <source>the points of the drive</source>
        <translation>kilpailun pisteet</translation>
    </message>
    <message>
        <source>points for places</source>
        <translation>sijapisteet</translation>
    </message>
    <message>
        <source>Only whole numbers with spaces between them, such as 10 8 6.</source>
        <translation>Vain kokonaislukuja välilyönnein erotettuina, esimerkiksi 10 8 6.</translation>
    </message>
</context>
<context>
    <name>SeasonsPage</name>
    <message>
        <source>Seasons</source>
        <translation>Kaudet</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Kausi</translation>
    </message>
    <message>
        <source>Which season is shown (Alt+S)</source>
        <translation>Mikä kausi näytetään (Alt+S)</translation>
    </message>
    <message>
        <source>New season</source>
        <translation>Uusi kausi</translation>
    </message>
    <message>
        <source>Begin a season and give it a name (Alt+N)</source>
        <translation>Aloita kausi ja anna sille nimi (Alt+N)</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Poista</translation>
    </message>
    <message>
        <source>Strike this season; its drives stay, and Undo brings it back (Alt+D)</source>
        <translation>Poista tämä kausi; sen kilpailut säilyvät, ja Kumoa palauttaa sen (Alt+D)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Taulukko</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>Kilpailut</translation>
    </message>
    <message>
        <source>How it counts</source>
        <translation>Laskutapa</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Tulosteet</translation>
    </message>
    <message>
        <source>What is shown of this season</source>
        <translation>Mitä tästä kaudesta näytetään</translation>
    </message>
    <message>
        <source>Table of the season</source>
        <translation>Kauden taulukko</translation>
    </message>
    <message>
        <source>The arrows go through people and evenings; letters look for a name</source>
        <translation>Nuolilla liikutaan henkilöissä ja illoissa; kirjaimet etsivät nimeä</translation>
    </message>
    <message>
        <source>No drive of this season is closed yet. Tick some under “Drives”; they count once they are closed.</source>
        <translation>Yhtään tämän kauden kilpailua ei ole vielä päätetty. Rastita kilpailuja kohdassa ”Kilpailut”; ne lasketaan, kun ne on päätetty.</translation>
    </message>
    <message>
        <source>There is no season yet. Begin with “New season”, then tick the drives that are counted together.</source>
        <translation>Kausia ei vielä ole. Aloita kohdasta ”Uusi kausi” ja rastita sitten yhteen laskettavat kilpailut.</translation>
    </message>
    <message numerus="yes">
        <source>%n seasons</source>
        <translation>
            <numerusform>%n kausi</numerusform>
            <numerusform>%n kautta</numerusform>
        </translation>
    </message>
    <message>
        <source>Season {year}</source>
        <translation>Kausi {year}</translation>
    </message>
    <message>
        <source>Struck: {name}. Undo brings it back.</source>
        <translation>Poistettu: {name}. Kumoa palauttaa sen.</translation>
    </message>
    <message numerus="yes">
        <source>The best %n evenings of each count; the others are in brackets.</source>
        <translation>
            <numerusform>Jokaiselta lasketaan paras %n ilta; muut ovat sulkeissa.</numerusform>
            <numerusform>Jokaiselta lasketaan parhaat %n iltaa; muut ovat sulkeissa.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatLine</name>
    <message>
        <source>{name} shares the seat of</source>
        <translation>Kenen paikan {name} jakaa</translation>
    </message>
    <message>
        <source>Number or letters of somebody who is in · Enter: they share a seat · Esc: no</source>
        <translation>Mukana olevan numero tai kirjaimia · Enter: jakavat paikan · Esc: ei</translation>
    </message>
    <message>
        <source>Number or letters · Enter with nothing: a seat of their own again · Esc: no change</source>
        <translation>Numero tai kirjaimia · tyhjä ja Enter: taas oma paikka · Esc: ei muutosta</translation>
    </message>
    <message>
        <source>Substitute for {name}</source>
        <translation>Sijainen pelaajalle {name}</translation>
    </message>
    <message>
        <source>Two letters list the members, a new name is added · Enter: takes over the seat · Esc: no</source>
        <translation>Kaksi kirjainta luettelee jäsenet, uusi nimi lisätään · Enter: ottaa paikan · Esc: ei</translation>
    </message>
    <message>
        <source>{name} has a place at once:</source>
        <translation>{name} pääsee heti peliin:</translation>
    </message>
    <message>
        <source>Choose with the arrow keys · Enter: this place · Esc: from the next round on</source>
        <translation>Valitse nuolilla · Enter: tämä paikka · Esc: vasta seuraavasta kierroksesta</translation>
    </message>
    <message>
        <source>Name of the dummy</source>
        <translation>Täytepelaajan nimi</translation>
    </message>
    <message>
        <source>It fills a seat and has no place in the results · Enter adds it · Esc: no</source>
        <translation>Täyttää paikan, mutta ei saa sijaa tuloksissa · Enter lisää · Esc: ei</translation>
    </message>
    <message>
        <source>Two letters at least, please.</source>
        <translation>Vähintään kaksi kirjainta, kiitos.</translation>
    </message>
    <message>
        <source>There is no such place in this round.</source>
        <translation>Sellaista paikkaa ei ole tällä kierroksella.</translation>
    </message>
    <message>
        <source>Nobody of that number or name is in.</source>
        <translation>Mukana ei ole ketään sillä numerolla tai nimellä.</translation>
    </message>
    <message>
        <source>{name} is in already, number {number}.</source>
        <translation>{name} on jo mukana, numero {number}.</translation>
    </message>
</context>
<context>
    <name>SeatingPage</name>
    <message>
        <source>Seating</source>
        <translation>Istumajärjestys</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Tiedot</translation>
    </message>
    <message>
        <source>How people move, the numbers, how even it is: shows or hides them (Alt+D)</source>
        <translation>Siirtymistapa, määrät ja tasaisuus: näytä tai piilota (Alt+D)</translation>
    </message>
    <message>
        <source>Draw other numbers</source>
        <translation>Arvo uudet numerot</translation>
    </message>
    <message>
        <source>Another seed: the same people, drawn onto other places. Before round 1 only</source>
        <translation>Toinen siemenluku: samat pelaajat arvotaan eri paikoille. Vain ennen kierrosta 1</translation>
    </message>
    <message>
        <source>Nobody is seated yet.
The plan of the room stands here once round 1 is drawn.</source>
        <translation>Ketään ei ole vielä sijoitettu.
Salin piirros ilmestyy tähän, kun kierros 1 on arvottu.</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Tallenna PDF…</translation>
    </message>
    <message>
        <source>Save this round&apos;s seating by table, by name and as a plan (Alt+P)</source>
        <translation>Tallenna tämän kierroksen istumajärjestys pöydän ja nimen mukaan sekä piirroksena (Alt+P)</translation>
    </message>
    <message>
        <source>round {number} of {planned}</source>
        <translation>kierros {number}/{planned}</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>ei vielä arvottu</translation>
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
        <translation>Arvonnan siemenluku: {seed}</translation>
    </message>
    <message>
        <source>Take round {number} back</source>
        <translation>Peru kierros {number}</translation>
    </message>
    <message>
        <source>Possible as long as none of its tables has a result</source>
        <translation>Mahdollista niin kauan kuin millään sen pöydällä ei ole tulosta</translation>
    </message>
    <message>
        <source>Go to the scores</source>
        <translation>Siirry pisteisiin</translation>
    </message>
    <message>
        <source>Go to the standings</source>
        <translation>Siirry tulostaulukkoon</translation>
    </message>
    <message>
        <source>Draw the first round</source>
        <translation>Arvo ensimmäinen kierros</translation>
    </message>
    <message>
        <source>Draw round {number}</source>
        <translation>Arvo kierros {number}</translation>
    </message>
    <message>
        <source>Tables: {tables}, resting in each round: {resting}.</source>
        <translation>Pöytiä: {tables}, lepovuorolla joka kierroksella: {resting}.</translation>
    </message>
    <message>
        <source>Tables: {tables}, nobody rests.</source>
        <translation>Pöytiä: {tables}, kukaan ei lepää.</translation>
    </message>
    <message>
        <source>{one} and {other} have changed places.</source>
        <translation>{one} ja {other} ovat vaihtaneet paikkaa.</translation>
    </message>
    <message>
        <source>{name} swaps with…? Arrows choose, Enter swaps, Esc lets go.</source>
        <translation>{name} vaihtaa – kenen kanssa? Nuolet valitsevat, Enter vaihtaa, Esc luopuu.</translation>
    </message>
</context>
<context>
    <name>SeatsQuestion</name>
    <message>
        <source>Who</source>
        <translation>Kuka</translation>
    </message>
    <message>
        <source>Two people of this round</source>
        <translation>Kaksi tämän kierroksen pelaajaa</translation>
    </message>
    <message>
        <source>Numbers or names, such as 3 + 7</source>
        <translation>Numerot tai nimet, esimerkiksi 3 + 7</translation>
    </message>
    <message>
        <source>in all deals of the round</source>
        <translation>kierroksen kaikissa jaoissa</translation>
    </message>
    <message>
        <source>They sat so</source>
        <translation>Näin he istuivat</translation>
    </message>
    <message>
        <source>Table {table}: which two sat in each other’s seats in this round?</source>
        <translation>Pöytä {table}: ketkä kaksi istuivat tällä kierroksella toistensa paikoilla?</translation>
    </message>
    <message>
        <source>Table {table}, deal {deal}: which two sat in each other’s seats?</source>
        <translation>Pöytä {table}, jako {deal}: ketkä kaksi istuivat toistensa paikoilla?</translation>
    </message>
    <message>
        <source>What was won goes with the seats; other rounds stay as they were. Enter: so it was · Esc: no</source>
        <translation>Voitettu seuraa paikkaa; muut kierrokset pysyvät ennallaan. Enter: näin oli · Esc: ei</translation>
    </message>
    <message>
        <source>Two people are wanted, such as 3 + 7.</source>
        <translation>Anna kaksi pelaajaa, esimerkiksi 3 + 7.</translation>
    </message>
    <message>
        <source>table {table}: {ns} against {ew}</source>
        <translation>pöytä {table}: {ns} vastaan {ew}</translation>
    </message>
    <message>
        <source>So it was at {tables}</source>
        <translation>Näin istuttiin: {tables}</translation>
    </message>
</context>
<context>
    <name>ServerDialog</name>
    <message>
        <source>Open a club on a server</source>
        <translation>Avaa kerho palvelimelta</translation>
    </message>
    <message>
        <source>New club on a server</source>
        <translation>Uusi kerho palvelimelle</translation>
    </message>
    <message>
        <source>Move this club to a server</source>
        <translation>Siirrä tämä kerho palvelimelle</translation>
    </message>
    <message>
        <source>Several computers can work at such a club at once, each typing its own tables.</source>
        <translation>Tällaista kerhoa voi käyttää usealla koneella yhtä aikaa; kullakin kirjataan omat pöydät.</translation>
    </message>
    <message>
        <source>The club is begun in an empty database. Several computers can then work at it at once.</source>
        <translation>Kerho aloitetaan tyhjässä tietokannassa. Sen jälkeen sitä voi käyttää usealla koneella yhtä aikaa.</translation>
    </message>
    <message>
        <source>The club is copied into an empty database, compared, and opened there, so that several computers can work at it at once. The file stays as it is.</source>
        <translation>Kerho kopioidaan tyhjään tietokantaan, kopio tarkistetaan ja kerho avataan siellä, jotta sitä voi käyttää usealla koneella yhtä aikaa. Tiedosto jää ennalleen.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Avaa</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Aloita</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Siirrä</translation>
    </message>
    <message>
        <source>server.example, or the whole address</source>
        <translation>server.example tai koko osoite</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Palvelin</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Portti</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Tietokanta</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Käyttäjä</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Salasana</translation>
    </message>
    <message>
        <source>Remembered until the program ends, and never stored.</source>
        <translation>Muistetaan ohjelman sulkemiseen asti, ei tallenneta.</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Salaus</translation>
    </message>
    <message>
        <source>Only encrypted (TLS), as it should be over Wi-Fi</source>
        <translation>Vain salattuna (TLS), kuten Wi-Fi-verkossa pitää</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Tämä kone</translation>
    </message>
    <message>
        <source>So the other computers see who entered what.</source>
        <translation>Näin muilla koneilla näkyy, kuka kirjasi mitäkin.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>Type the name of the server, or its whole address.</source>
        <translation>Kirjoita palvelimen nimi tai koko osoite.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535; usually it is 5432.</source>
        <translation>Portti on luku 1–65535; yleensä se on 5432.</translation>
    </message>
    <message>
        <source>Type the name of the club’s database.</source>
        <translation>Kirjoita kerhon tietokannan nimi.</translation>
    </message>
</context>
<context>
    <name>SheetFoot</name>
    <message>
        <source>this game {score}</source>
        <translation>tämä peli {score}</translation>
    </message>
    <message>
        <source>waiting {points}</source>
        <translation>odottaa {points}</translation>
    </message>
    <message>
        <source>Total {points}</source>
        <translation>Yhteensä {points}</translation>
    </message>
    <message>
        <source>Closed early: {why}</source>
        <translation>Päätetty kesken: {why}</translation>
    </message>
    <message>
        <source>Handed in as totals, without deals</source>
        <translation>Annettu summina ilman jakoja</translation>
    </message>
    <message>
        <source>Complete · deals: {deals}</source>
        <translation>Valmis · jakoja: {deals}</translation>
    </message>
    <message>
        <source>Incomplete, the rubber is not decided · deals: {deals}</source>
        <translation>Kesken, robbertti ratkaisematta · jakoja: {deals}</translation>
    </message>
    <message numerus="yes">
        <source>Incomplete: {deals} of %n deals</source>
        <translation>
            <numerusform>Kesken: {deals}/%n jako</numerusform>
            <numerusform>Kesken: {deals}/%n jakoa</numerusform>
        </translation>
    </message>
    <message>
        <source>{ns} to {ew}</source>
        <translation>{ns} – {ew}</translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message>
        <source>{side}, waiting or won beside</source>
        <translation>{side}, odottaa tai voitettu lisäksi</translation>
    </message>
    <message>
        <source>deal {deal}, {column}</source>
        <translation>jako {deal}, {column}</translation>
    </message>
    <message>
        <source>Changed by a correction above; marked until you have been here</source>
        <translation>Muuttunut ylempänä tehdyn korjauksen vuoksi; merkitty, kunnes olet käynyt tässä</translation>
    </message>
    <message>
        <source>Game {game}</source>
        <translation>Peli {game}</translation>
    </message>
    <message>
        <source>Rubber {rubber}, game {game}</source>
        <translation>Robbertti {rubber}, peli {game}</translation>
    </message>
    <message>
        <source>Waiting points</source>
        <translation>Odottavat pisteet</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Jako</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Jakaja</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Miksi</translation>
    </message>
</context>
<context>
    <name>SheetPanel</name>
    <message>
        <source>Tables of this round</source>
        <translation>Tämän kierroksen pöydät</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down go from table to table</source>
        <translation>Alt+↑ ja Alt+↓ siirtyvät pöydästä toiseen</translation>
    </message>
</context>
<context>
    <name>SignInPage</name>
    <message>
        <source>Sign-in</source>
        <translation>Ilmoittautuminen</translation>
    </message>
    <message>
        <source>Everybody who is in</source>
        <translation>Kaikki mukana olevat</translation>
    </message>
    <message>
        <source>Letters look for a name, F2 edits the cell, F3 sorts by its column</source>
        <translation>Kirjaimet etsivät nimen, F2 muokkaa solua, F3 lajittelee sarakkeen mukaan</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Muokkaa</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Maksettu</translation>
    </message>
    <message>
        <source>Change role</source>
        <translation>Vaihda rooli</translation>
    </message>
    <message>
        <source>Shares a seat…</source>
        <translation>Jakaa paikan…</translation>
    </message>
    <message>
        <source>Substitute…</source>
        <translation>Sijainen…</translation>
    </message>
    <message>
        <source>Plays at once…</source>
        <translation>Pelaa heti…</translation>
    </message>
    <message>
        <source>Add a dummy…</source>
        <translation>Lisää täytepelaaja…</translation>
    </message>
    <message>
        <source>Has paid, or has not (Space, or {key} at the door)</source>
        <translation>On maksanut tai ei ole (välilyönti tai ovella {key})</translation>
    </message>
    <message>
        <source>{people} in · {more} more make a table</source>
        <translation>{people} mukana · {more} lisää tekee pöydän</translation>
    </message>
    <message numerus="yes">
        <source>{people} in · {more} more make %n tables</source>
        <translation>
            <numerusform>{people} mukana · {more} lisää tekee %n pöydän</numerusform>
            <numerusform>{people} mukana · {more} lisää tekee %n pöytää</numerusform>
        </translation>
    </message>
    <message>
        <source>{people} in · tables: {tables}</source>
        <translation>{people} mukana · pöytiä&#xa0;{tables}</translation>
    </message>
    <message>
        <source>{name} is in already, number {number}.</source>
        <translation>{name} on jo mukana, numero {number}.</translation>
    </message>
    <message>
        <source>{name} is in, number {number}</source>
        <translation>{name} on mukana, numero {number}</translation>
    </message>
    <message>
        <source>Number {number} is {name}.</source>
        <translation>Numero {number} on {name}.</translation>
    </message>
    <message>
        <source>Enter signs in</source>
        <translation>Enter ilmoittaa</translation>
    </message>
    <message>
        <source>Enter: {first} · Shift+Enter: {second}</source>
        <translation>Enter: {first} · Shift+Enter: {second}</translation>
    </message>
    <message>
        <source>Go to the cards</source>
        <translation>Siirry kortteihin</translation>
    </message>
    <message>
        <source>Type what their cards say (Ctrl+3)</source>
        <translation>Kirjaa, mitä korteissa lukee (Ctrl+3)</translation>
    </message>
    <message>
        <source>Go to the seating</source>
        <translation>Siirry istumajärjestykseen</translation>
    </message>
    <message>
        <source>Draw the first round (Ctrl+2)</source>
        <translation>Arvo ensimmäinen kierros (Ctrl+2)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Poista</translation>
    </message>
    <message>
        <source>Leaves after round {round}</source>
        <translation>Lähtee kierroksen {round} jälkeen</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Palaa mukaan</translation>
    </message>
    <message>
        <source>fee {fee}, paid: {paid} of {count}</source>
        <translation>maksu {fee}, maksanut: {paid}/{count}</translation>
    </message>
    <message>
        <source>waiting for round {round}: {count}</source>
        <translation>odottaa kierrosta {round}: {count}</translation>
    </message>
    <message>
        <source>seats: {count}</source>
        <translation>paikkoja: {count}</translation>
    </message>
    <message>
        <source>sharing one: {count}</source>
        <translation>jakaa paikan: {count}</translation>
    </message>
    <message>
        <source>dummies: {count}</source>
        <translation>täytepelaajia: {count}</translation>
    </message>
    <message>
        <source>without a role: {count}</source>
        <translation>ilman roolia: {count}</translation>
    </message>
    <message>
        <source>whole teams: {count}</source>
        <translation>täysiä joukkueita: {count}</translation>
    </message>
</context>
<context>
    <name>SinceDrawnNotice</name>
    <message>
        <source>Round {number} was drawn before {left} left and {came} came.</source>
        <translation>Kierros {number} arvottiin ennen tätä: lähti {left}, tuli {came}.</translation>
    </message>
    <message>
        <source>Round {number} was drawn before {came} came.</source>
        <translation>Kierros {number} arvottiin ennen tätä: tuli {came}.</translation>
    </message>
    <message>
        <source>Round {number} was drawn before {left} left.</source>
        <translation>Kierros {number} arvottiin ennen tätä: lähti {left}.</translation>
    </message>
    <message>
        <source>It stays as it is until you take it back and draw it again.</source>
        <translation>Se pysyy ennallaan, kunnes perut sen ja arvot uudelleen.</translation>
    </message>
    <message>
        <source>Take round {number} back</source>
        <translation>Peru kierros {number}</translation>
    </message>
</context>
<context>
    <name>SlipActions</name>
    <message>
        <source>S&amp;wap the sides</source>
        <translation>&amp;Vaihda puolet</translation>
    </message>
    <message>
        <source>Totals &amp;only…</source>
        <translation>Vain &amp;summat…</translation>
    </message>
    <message>
        <source>&amp;Adjustment…</source>
        <translation>&amp;Oikaisu…</translation>
    </message>
    <message>
        <source>People sat in the wrong seat&amp;s…</source>
        <translation>Istuttiin väärillä &amp;paikoilla…</translation>
    </message>
    <message>
        <source>Another &amp;trump was played</source>
        <translation>Pelattiin toista val&amp;ttia</translation>
    </message>
    <message>
        <source>C&amp;lear the totals</source>
        <translation>T&amp;yhjennä summat</translation>
    </message>
    <message>
        <source>C&amp;lear this deal</source>
        <translation>T&amp;yhjennä tämä jako</translation>
    </message>
    <message>
        <source>Take the early &amp;end back</source>
        <translation>P&amp;eru kesken lopetus</translation>
    </message>
    <message>
        <source>&amp;End this table early…</source>
        <translation>Lop&amp;eta tämä pöytä kesken…</translation>
    </message>
    <message>
        <source>First &amp;dealer: {seat}</source>
        <translation>Ensimmäinen &amp;jakaja: {seat}</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>ei kerrottu</translation>
    </message>
    <message>
        <source>Level: moves as &amp;winner: {side}</source>
        <translation>Tasa&amp;n: voittajana siirtyy {side}</translation>
    </message>
    <message>
        <source>Table {table} has handed in nothing again.</source>
        <translation>Pöytä {table} on taas ilman summia.</translation>
    </message>
    <message>
        <source>Table {table}, deal {deal} is blank again.</source>
        <translation>Pöytä {table}, jako {deal} on taas tyhjä.</translation>
    </message>
    <message>
        <source>Table {table} has not ended yet.</source>
        <translation>Pöytä {table} ei ole vielä lopettanut.</translation>
    </message>
    <message>
        <source>Table {table} has played all it had to play: there is nothing left to end early.</source>
        <translation>Pöytä {table} on pelannut kaiken: kesken lopetettavaa ei ole.</translation>
    </message>
    <message>
        <source>Table {table} stops early. Why?</source>
        <translation>Pöytä {table} lopettaa kesken. Miksi?</translation>
    </message>
    <message>
        <source>Reason, printed with the result</source>
        <translation>Syy, tulostetaan tuloksen kanssa</translation>
    </message>
    <message>
        <source>Table {table} ended early: {reason}</source>
        <translation>Pöytä {table} lopetti kesken: {reason}</translation>
    </message>
    <message>
        <source>Who moves as winner is drawn, unless you say it (Ctrl+L)</source>
        <translation>Voittajana siirtyvä arvotaan, ellet kerro sitä (Ctrl+L)</translation>
    </message>
</context>
<context>
    <name>SlipQuestion</name>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
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
        <translation>Puuttuu: {field}.</translation>
    </message>
</context>
<context>
    <name>SlipWriter</name>
    <message>
        <source>{problem} If it is true all the same, say why.</source>
        <translation>{problem} Jos se silti pitää paikkansa, kerro miksi.</translation>
    </message>
    <message>
        <source>Reason, kept with the result</source>
        <translation>Syy, säilyy tuloksen mukana</translation>
    </message>
</context>
<context>
    <name>StandingsPage</name>
    <message>
        <source>Standings</source>
        <translation>Tulostaulukko</translation>
    </message>
    <message>
        <source>Find a name or number</source>
        <translation>Etsi nimi tai numero</translation>
    </message>
    <message>
        <source>Find a name or number in the standings</source>
        <translation>Etsi nimi tai numero tulostaulukosta</translation>
    </message>
    <message>
        <source>Only rows that match are shown, and below them where they sit next (Ctrl+F; ↓ or Enter: to the row)</source>
        <translation>Vain osuvat rivit näkyvät, ja niiden alla seuraava paikka (Ctrl+F; ↓ tai Enter: riville)</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Tallenna PDF…</translation>
    </message>
    <message>
        <source>The standings for the wall (Alt+P)</source>
        <translation>Tulostaulukko seinälle (Alt+P)</translation>
    </message>
    <message>
        <source>Second count</source>
        <translation>Toinen laskenta</translation>
    </message>
    <message>
        <source>Compare people’s own cards with the tables (F8)</source>
        <translation>Vertaa pelaajien omia kortteja pöytiin (F8)</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Avaa uudelleen</translation>
    </message>
    <message>
        <source>To correct a result; paper printed from then on says so (Enter)</source>
        <translation>Tuloksen korjaamiseksi; sen jälkeen tulostetuissa on siitä merkintä (Enter)</translation>
    </message>
    <message>
        <source>Why the results are opened again</source>
        <translation>Miksi tulokset avataan uudelleen</translation>
    </message>
    <message>
        <source>Reason for opening the results again</source>
        <translation>Syy tulosten uudelleen avaamiseen</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Sijat</translation>
    </message>
    <message>
        <source>Letters look for a name; F3 or a click on a heading sorts, places stay</source>
        <translation>Kirjaimet etsivät nimen; F3 tai otsikon napsautus lajittelee, sijat pysyvät</translation>
    </message>
    <message>
        <source>final</source>
        <translation>lopullinen</translation>
    </message>
    <message>
        <source>missing cards: {count}</source>
        <translation>puuttuvia kortteja: {count}</translation>
    </message>
    <message>
        <source>all cards in</source>
        <translation>kaikki kortit kirjattu</translation>
    </message>
    <message>
        <source>nothing played yet</source>
        <translation>mitään ei ole vielä pelattu</translation>
    </message>
    <message>
        <source>after round {round}</source>
        <translation>kierroksen {round} jälkeen</translation>
    </message>
    <message>
        <source>round {round} is coming in</source>
        <translation>kierrosta {round} kirjataan</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Tallennettu: {path}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Nyt</translation>
    </message>
    <message>
        <source>At the interval</source>
        <translation>Tauolla</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Kaikki</translation>
    </message>
    <message>
        <source>After round {round} of {planned}</source>
        <translation>Kierroksen {round}/{planned} jälkeen</translation>
    </message>
    <message>
        <source>From people’s own cards</source>
        <translation>Pelaajien omista korteista</translation>
    </message>
    <message>
        <source>Close the drive</source>
        <translation>Päätä kilpailu</translation>
    </message>
    <message>
        <source>Go to the prizes</source>
        <translation>Siirry palkintoihin</translation>
    </message>
    <message>
        <source>Those that have not been handed out yet (Alt+L)</source>
        <translation>Vielä jakamatta olevat palkinnot (Alt+L)</translation>
    </message>
    <message>
        <source>Go to the paper</source>
        <translation>Siirry tulosteisiin</translation>
    </message>
    <message>
        <source>Standings, score cards and sheets (Alt+L)</source>
        <translation>Tulostaulukko, pistekortit ja pöytäkirjat (Alt+L)</translation>
    </message>
    <message>
        <source>Finish now, after round {round}</source>
        <translation>Päätä nyt, kierroksen {round} jälkeen</translation>
    </message>
    <message>
        <source>Round {round} is not whole and counts for nobody; all can be taken back (Alt+L)</source>
        <translation>Kierros {round} on kesken eikä sitä lasketa kenellekään; kaiken voi perua (Alt+L)</translation>
    </message>
    <message>
        <source>The results become final; they can be opened again (Alt+L)</source>
        <translation>Tulokset ovat lopullisia; ne voi avata uudelleen (Alt+L)</translation>
    </message>
    <message>
        <source>The drive is closed after round {round}.</source>
        <translation>Kilpailu on päätetty kierroksen {round} jälkeen.</translation>
    </message>
    <message>
        <source>The drive is closed after round {round}; round {dropped} counts for nobody.</source>
        <translation>Kilpailu on päätetty kierroksen {round} jälkeen; kierrosta {dropped} ei lasketa kenellekään.</translation>
    </message>
    <message>
        <source>The drive is closed. Its results are final.</source>
        <translation>Kilpailu on päätetty. Tulokset ovat lopullisia.</translation>
    </message>
    <message>
        <source>The drive is open again. Paper printed from now on says that it was corrected.</source>
        <translation>Kilpailu on taas auki. Tästä lähtien tulosteissa lukee, että tuloksia on korjattu.</translation>
    </message>
</context>
<context>
    <name>Stations</name>
    <message>
        <source>The server has not answered since {time}. Nothing typed now is saved; it stays in its field, and can be entered as soon as this goes away by itself. Keep the slips meanwhile.</source>
        <translation>Palvelin ei ole vastannut klo {time} jälkeen. Nyt kirjoitettu ei tallennu; se jää kenttäänsä, ja sen voi kirjata heti, kun tämä ilmoitus poistuu itsestään. Merkitse tuloslaput sillä välin paperille.</translation>
    </message>
    <message>
        <source>The server answers again: everything that is entered is saved.</source>
        <translation>Palvelin vastaa taas: kaikki kirjattu tallentuu.</translation>
    </message>
    <message>
        <source>The server answers again. What was entered here when it fell silent had not reached it: enter it again.</source>
        <translation>Palvelin vastaa taas. Se, mitä täällä kirjattiin yhteyden katketessa, ei ehtinyt perille: kirjaa se uudelleen.</translation>
    </message>
    <message>
        <source>The server answers again. What was entered here when it fell silent is saved: {action}.</source>
        <translation>Palvelin vastaa taas. Se, mitä täällä kirjattiin yhteyden katketessa, on tallessa: {action}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>Table {number}</source>
        <translation>Pöytä {number}</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation>jako {deal}</translation>
    </message>
    <message>
        <source>deal {deal} of {deals}</source>
        <translation>jako {deal}/{deals}</translation>
    </message>
</context>
<context>
    <name>TablesModel</name>
    <message>
        <source>Table {number}  {state}</source>
        <translation>Pöytä {number}  {state}</translation>
    </message>
</context>
<context>
    <name>TieDecision</name>
    <message>
        <source>Who won the tie, the first of them first</source>
        <translation>Kuka voitti ratkaisun, ensimmäinen ensin</translation>
    </message>
    <message>
        <source>Numbers or names with a + between; whoever is not named stays level behind them (Enter: they cut)</source>
        <translation>Numerot tai nimet, välissä +; nimeämättömät jäävät tasan heidän jälkeensä (Enter: nosto)</translation>
    </message>
    <message>
        <source>Note on how it was settled</source>
        <translation>Huomautus siitä, miten ratkaistiin</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Voittajat</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Huomautus</translation>
    </message>
    <message>
        <source>Kept with the places, such as: ace of hearts</source>
        <translation>Säilyy sijojen mukana, esimerkiksi: herttaässä</translation>
    </message>
    <message>
        <source>They cut</source>
        <translation>Nosto</translation>
    </message>
    <message>
        <source>Those who are named here come first (Alt+K)</source>
        <translation>Tässä nimetyt tulevat ensin (Alt+K)</translation>
    </message>
    <message>
        <source>Played off</source>
        <translation>Ratkaisupeli</translation>
    </message>
    <message>
        <source>Those who are named here come first (Alt+F)</source>
        <translation>Tässä nimetyt tulevat ensin (Alt+F)</translation>
    </message>
    <message>
        <source>They share</source>
        <translation>Jaetaan</translation>
    </message>
    <message>
        <source>They keep the same place for good (Alt+S)</source>
        <translation>Sija jää lopullisesti jaetuksi (Alt+S)</translation>
    </message>
    <message>
        <source>Undecided again</source>
        <translation>Ratkaisematta</translation>
    </message>
    <message>
        <source>Forget how it was settled (Alt+O)</source>
        <translation>Unohda, miten ratkaistiin (Alt+O)</translation>
    </message>
    <message>
        <source>Say whether they cut or played off (Alt+K or Alt+F), or clear the field.</source>
        <translation>Kerro, oliko nosto vai ratkaisupeli (Alt+K tai Alt+F), tai tyhjennä kenttä.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Merkitty.</translation>
    </message>
    <message>
        <source>It is undecided again.</source>
        <translation>Tasatilanne on taas ratkaisematta.</translation>
    </message>
    <message>
        <source>such as: {numbers}</source>
        <translation>esimerkiksi: {numbers}</translation>
    </message>
</context>
<context>
    <name>TotalsQuestion</name>
    <message>
        <source>Write the totals</source>
        <translation>Kirjaa summat</translation>
    </message>
    <message>
        <source>Table {table} hands in nothing but its totals</source>
        <translation>Pöytä {table} antaa pelkät summat</translation>
    </message>
    <message>
        <source>Points of {side}</source>
        <translation>Pisteet: {side}</translation>
    </message>
    <message>
        <source>Reason, kept with the result</source>
        <translation>Syy, säilyy tuloksen mukana</translation>
    </message>
    <message>
        <source>Table {table}: {totals}</source>
        <translation>Pöytä {table}: {totals}</translation>
    </message>
    <message>
        <source>{ns} to {ns_names}, {ew} to {ew_names}</source>
        <translation>{ns_names} {ns}, {ew_names} {ew}</translation>
    </message>
    <message>
        <source>Together they make {sum}.</source>
        <translation>Yhteensä niistä tulee {sum}.</translation>
    </message>
    <message>
        <source>They take the place of the deals that are written: {deals}.</source>
        <translation>Ne korvaavat kirjatut jaot: {deals}.</translation>
    </message>
    <message>
        <source>Enter writes them, Esc gives up.</source>
        <translation>Enter kirjaa ne, Esc luopuu.</translation>
    </message>
</context>
<context>
    <name>TrickGrid</name>
    <message>
        <source>Results of all tables</source>
        <translation>Kaikkien pöytien tulokset</translation>
    </message>
</context>
<context>
    <name>TrumpCycle</name>
    <message>
        <source>Cut or chosen at the table</source>
        <translation>Nostetaan tai valitaan pöydässä</translation>
    </message>
    <message>
        <source>A list of our own</source>
        <translation>Oma luettelo</translation>
    </message>
    <message>
        <source>{name}, list of our own</source>
        <translation>{name}, oma luettelo</translation>
    </message>
    <message>
        <source>such as H C D S NT MIS</source>
        <translation>esimerkiksi H C D S NT MIS</translation>
    </message>
</context>
<context>
    <name>WallBar</name>
    <message>
        <source>On the wall</source>
        <translation>Seinänäytöllä</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>Istumajärjestys</translation>
    </message>
    <message>
        <source>By table</source>
        <translation>Pöydän mukaan</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nimen mukaan</translation>
    </message>
    <message>
        <source>Trump and clock</source>
        <translation>Valtti ja kello</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tulostaulukko</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Teksti</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Palkinnot</translation>
    </message>
    <message>
        <source>What the wall shows</source>
        <translation>Mitä seinänäyttö näyttää</translation>
    </message>
    <message>
        <source>The arrows choose (Ctrl+Shift+W leads here); in the wall itself 1 to 7</source>
        <translation>Nuolet valitsevat (Ctrl+Shift+W tuo tänne); seinänäytössä 1–7</translation>
    </message>
    <message>
        <source>Round clock</source>
        <translation>Kierroksen kello</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuutteja</translation>
    </message>
    <message>
        <source>Minutes for a round</source>
        <translation>Minuutteja kierrosta kohden</translation>
    </message>
    <message>
        <source>How long a round may take; 0: no clock</source>
        <translation>Kuinka kauan kierros saa kestää; 0: ei kelloa</translation>
    </message>
    <message>
        <source>Keep secret, last rounds</source>
        <translation>Salassa viime kierrokset</translation>
    </message>
    <message>
        <source>How many of the last rounds the wall’s standings leave out</source>
        <translation>Montako viimeistä kierrosta seinän tulostaulukko jättää pois</translation>
    </message>
    <message>
        <source>They stay secret until this is 0, after the drive is closed too</source>
        <translation>Ne pysyvät salassa, kunnes tässä on 0, myös kilpailun päätyttyä</translation>
    </message>
    <message>
        <source>A text for the wall</source>
        <translation>Teksti seinänäytölle</translation>
    </message>
    <message>
        <source>Enter puts it on the wall</source>
        <translation>Enter vie sen seinänäytölle</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Lisää toimintoja</translation>
    </message>
    <message>
        <source>Minutes, what stays secret, a text, full screen and the end (Ctrl+Shift+M)</source>
        <translation>Minuutit, salaisuudet, teksti, koko näyttö ja lopetus (Ctrl+Shift+M)</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Koko näyttö</translation>
    </message>
    <message>
        <source>On the second screen where there is one (F11 in the wall; Esc leaves it)</source>
        <translation>Toisella näytöllä, jos sellainen on (F11 seinänäytössä; Esc poistuu)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Take the wall down; the clock goes on (Ctrl+W in the wall)</source>
        <translation>Sulje seinänäyttö; kello käy edelleen (Ctrl+W seinänäytössä)</translation>
    </message>
</context>
<context>
    <name>WayCard</name>
    <message>
        <source>{way} – as it is now</source>
        <translation>{way} – nykyinen</translation>
    </message>
    <message>
        <source>Award for resting, a round</source>
        <translation>Hyvitys levosta, kierrosta kohden</translation>
    </message>
    <message>
        <source>Award for resting, a deal</source>
        <translation>Hyvitys levosta, jakoa kohden</translation>
    </message>
    <message>
        <source>Dummy {number}</source>
        <translation>Täytepelaaja {number}</translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation>Täytepelaaja</translation>
    </message>
    <message>
        <source>shares with</source>
        <translation>jakaa paikan:</translation>
    </message>
    <message>
        <source>Who shares a seat</source>
        <translation>Kuka jakaa paikan</translation>
    </message>
    <message>
        <source>Whose seat it is</source>
        <translation>Kenen paikka on</translation>
    </message>
    <message>
        <source>Who fills in</source>
        <translation>Ylimääräinen pelaaja</translation>
    </message>
    <message>
        <source>Name of the dummy</source>
        <translation>Täytepelaajan nimi</translation>
    </message>
    <message>
        <source>Name of dummy {number}</source>
        <translation>Täytepelaajan {number} nimi</translation>
    </message>
</context>
<context>
    <name>WhereToSave</name>
    <message>
        <source>Save as</source>
        <translation>Tallenna nimellä</translation>
    </message>
    <message>
        <source>Save all documents in a folder</source>
        <translation>Tallenna kaikki asiakirjat kansioon</translation>
    </message>
</context>
<context>
    <name>WhereaboutsModel</name>
    <message>
        <source>Rests</source>
        <translation>Lepää</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Pöytä {table}</translation>
    </message>
    <message>
        <source>{seat}: {person}</source>
        <translation>{seat}: {person}</translation>
    </message>
    <message>
        <source>rests</source>
        <translation>lepää</translation>
    </message>
    <message>
        <source>Table {table}, {seat}, against {opponents}</source>
        <translation>Pöytä {table}, {seat}, vastassa {opponents}</translation>
    </message>
    <message>
        <source>Table {table}, {seat}, with {partner} against {opponents}</source>
        <translation>Pöytä {table}, {seat}, parina {partner}, vastassa {opponents}</translation>
    </message>
</context>
<context>
    <name>WhichPrinter</name>
    <message>
        <source>Print</source>
        <translation>Tulosta</translation>
    </message>
</context>
<context>
    <name>WhoSitsWhere</name>
    <message>
        <source>By name</source>
        <translation>Nimen mukaan</translation>
    </message>
    <message>
        <source>By table</source>
        <translation>Pöydän mukaan</translation>
    </message>
    <message>
        <source>Who sits where, listed by name or by table</source>
        <translation>Kuka istuu missä, nimen tai pöydän mukaan</translation>
    </message>
    <message>
        <source>Left and right arrow turn to the other list</source>
        <translation>Nuolet vasemmalle ja oikealle vaihtavat luetteloa</translation>
    </message>
    <message>
        <source>Where does … sit?</source>
        <translation>Missä … istuu?</translation>
    </message>
    <message>
        <source>Name or number of somebody who is looking for a seat</source>
        <translation>Paikkaansa etsivän nimi tai numero</translation>
    </message>
    <message>
        <source>Part of a name, or a number; Enter shows the first in the plan (Ctrl+F)</source>
        <translation>Osa nimestä tai numero; Enter näyttää ensimmäisen piirroksessa (Ctrl+F)</translation>
    </message>
    <message>
        <source>Who sits where</source>
        <translation>Kuka istuu missä</translation>
    </message>
</context>
<context>
    <name>WishesDialog</name>
    <message>
        <source>Wishes for the seating</source>
        <translation>Toiveet istumajärjestyksestä</translation>
    </message>
    <message>
        <source>Rounds that are drawn from now on honour these as far as it goes; what cannot be is named here.</source>
        <translation>Tästä lähtien arvottavat kierrokset noudattavat näitä niin pitkälle kuin voi; mikä ei onnistu, sanotaan tässä.</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Toiveet</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kuka</translation>
    </message>
    <message>
        <source>Numbers or names, such as 3 + 7</source>
        <translation>Numerot tai nimet, esimerkiksi 3 + 7</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Toive</translation>
    </message>
    <message>
        <source>never at one table</source>
        <translation>ei koskaan samaan pöytään</translation>
    </message>
    <message>
        <source>at one table</source>
        <translation>samaan pöytään</translation>
    </message>
    <message>
        <source>always at table</source>
        <translation>aina pöytään</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Pöytä</translation>
    </message>
    <message>
        <source>Add the wish</source>
        <translation>Lisää toive</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Give the wish up</source>
        <translation>Luovu toiveesta</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Part all couples</source>
        <translation>Erota kaikki parit</translation>
    </message>
    <message>
        <source>Those of one pair number never sit at one table (Alt+C)</source>
        <translation>Saman parinumeron pelaajat eivät koskaan istu samassa pöydässä (Alt+C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Merkitty.</translation>
    </message>
    <message>
        <source>Given up.</source>
        <translation>Toiveesta luovuttu.</translation>
    </message>
</context>
<context>
    <name>WishesLine</name>
    <message>
        <source>Wishes…</source>
        <translation>Toiveet…</translation>
    </message>
    <message>
        <source>Who sits apart, together, or always at one table (Alt+W)</source>
        <translation>Ketkä istuvat erillään, yhdessä tai aina samassa pöydässä (Alt+W)</translation>
    </message>
    <message>
        <source>✓ Every wish is honoured.</source>
        <translation>✓ Kaikki toiveet toteutuvat.</translation>
    </message>
    <message>
        <source>Wishes: {count}</source>
        <translation>Toiveita: {count}</translation>
    </message>
</context>
<context>
    <name>WishesModel</name>
    <message>
        <source>{names}: never at one table</source>
        <translation>{names}: ei koskaan samaan pöytään</translation>
    </message>
    <message>
        <source>{names}: at one table</source>
        <translation>{names}: samaan pöytään</translation>
    </message>
    <message>
        <source>{names}: always at table {table}</source>
        <translation>{names}: aina pöytään {table}</translation>
    </message>
    <message>
        <source>No round is seated yet.</source>
        <translation>Yhtään kierrosta ei ole vielä arvottu.</translation>
    </message>
    <message>
        <source>✓ Honoured so far.</source>
        <translation>✓ Toteutunut tähän asti.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Blank score sheets</source>
        <translation>Tyhjät pöytäkirjat</translation>
    </message>
    <message>
        <source>A ruled sheet for each table to write its deals on, with a short help of what counts.</source>
        <translation>Viivoitettu arkki, johon kukin pöytä kirjoittaa jakonsa, ja lyhyt ohje siitä, mikä lasketaan.</translation>
    </message>
    <message>
        <source>Draw a line below the deal that ends a game, and write the points of the game at the foot.</source>
        <translation>Vedä viiva pelin päättävän jaon alle ja kirjoita pelin pisteet alas.</translation>
    </message>
    <message>
        <source>The tricks of both sides make thirteen.</source>
        <translation>Molempien puolien tikkejä on yhteensä kolmetoista.</translation>
    </message>
    <message>
        <source>Each trick above six is a point for the side that took it; the other side has none.</source>
        <translation>Jokainen tikki yli kuuden on piste sen saaneelle puolelle; toinen puoli ei saa mitään.</translation>
    </message>
    <message>
        <source>One game decides.</source>
        <translation>Yksi peli ratkaisee.</translation>
    </message>
    <message>
        <source>Waits, bonus</source>
        <comment>points, above a narrow column</comment>
        <translation>Odottaa, bonus</translation>
    </message>
    <message>
        <source>Worth</source>
        <comment>of a game, above a column</comment>
        <translation>Arvo</translation>
    </message>
    <message numerus="yes">
        <source>The first side with {target} points after a deal has the game; points above {target} stay.</source>
        <comment>target</comment>
        <translation>
            <numerusform>Pelin voittaa puoli, jolla jaon jälkeen ensin on {target} piste; yli {target} menevät pisteet jäävät voimaan.</numerusform>
            <numerusform>Pelin voittaa puoli, jolla jaon jälkeen ensin on {target} pistettä; yli {target} menevät pisteet jäävät voimaan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rubber goes to the first side with {games} games.</source>
        <comment>games</comment>
        <translation>
            <numerusform>Robbertin saa puoli, jolla ensin on {games} voitettu peli.</numerusform>
            <numerusform>Robbertin saa puoli, jolla ensin on {games} voitettua peliä.</numerusform>
        </translation>
    </message>
    <message>
        <source>When it is decided before the last deal, the next one begins at once.</source>
        <translation>Jos se ratkeaa ennen viimeistä jakoa, seuraava alkaa heti.</translation>
    </message>
    <message>
        <source>Each trick is a point.</source>
        <translation>Jokainen tikki on piste.</translation>
    </message>
    <message>
        <source>Each trick above six is a point.</source>
        <translation>Jokainen tikki yli kuuden on piste.</translation>
    </message>
    <message>
        <source>A misère deal is won with fewer tricks; write your own tricks.</source>
        <translation>Misäärijaon voittaa vähemmillä tikeillä; kirjoita omat tikkisi.</translation>
    </message>
    <message>
        <source>A misère deal is won with fewer tricks; each side writes the tricks of its opponents.</source>
        <translation>Misäärijaon voittaa vähemmillä tikeillä; kumpikin puoli kirjoittaa vastustajiensa tikit.</translation>
    </message>
    <message>
        <source>Write the points of both sides in every deal.</source>
        <translation>Kirjoita joka jaosta molempien puolien pisteet.</translation>
    </message>
    <message>
        <source>Together they make {sum}.</source>
        <translation>Yhteensä niistä tulee {sum}.</translation>
    </message>
    <message>
        <source>Honours are the A K Q J of trumps: a side that held all four has 4 points, with three of them 2. There are none in a deal without trumps.</source>
        <translation>Honöörejä ovat valtin A K Q J: puoli, jolla ne kaikki oli, saa 4 pistettä, kolmella 2. Valtittomassa jaossa niitä ei ole.</translation>
    </message>
    <message>
        <source>Tricks are written first; when they win the game, honours do not count. A side that stood at {most} before the deal has no honours.</source>
        <translation>Tikit kirjoitetaan ensin; jos ne voittavat pelin, honöörejä ei lasketa. Puoli, jolla ennen jakoa oli {most}, ei saa honöörejä.</translation>
    </message>
    <message>
        <source>What a game is worth to its winner depends on the loser’s points in it: {worth}.</source>
        <translation>Pelin arvo voittajalle riippuu häviäjän pisteistä siinä: {worth}.</translation>
    </message>
    <message>
        <source>The winner of the rubber has {bonus} more.</source>
        <translation>Robbertin voittaja saa lisäksi {bonus}.</translation>
    </message>
    <message>
        <source>The total is what the games are worth, not their tricks.</source>
        <translation>Loppusumma on pelien arvo, ei niiden tikkien.</translation>
    </message>
    <message>
        <source>Each trick above six is a point. Honours are the A K Q J of trumps that a side takes in its tricks: three are 1 point, four are 2. The declarer’s side counts them with seven tricks or more, the other side always.</source>
        <translation>Jokainen tikki yli kuuden on piste. Honöörejä ovat valtin A K Q J, jotka puoli saa tikeissään: kolme on 1 piste, neljä 2. Pelinviejän puoli laskee ne, jos sillä on vähintään seitsemän tikkiä, toinen puoli aina.</translation>
    </message>
    <message>
        <source>The bid is made when tricks and honours of the declarer’s side come to it. Then write the honours of both sides first; when they win the game, the tricks do not count.</source>
        <translation>Tarjous täyttyy, kun pelinviejän puolen tikit ja honöörit riittävät siihen. Silloin kirjoitetaan ensin molempien puolien honöörit; jos ne voittavat pelin, tikkejä ei lasketa.</translation>
    </message>
    <message>
        <source>In no-trump there are no honours, and whoever wins the deal has 1 point more; it does not help to make a bid.</source>
        <translation>Valtittomassa ei ole honöörejä, ja jaon voittaja saa 1 pisteen lisää; se ei auta täyttämään tarjousta.</translation>
    </message>
    <message>
        <source>A bid that fails: the other side has twice what is missing, and nothing else counts.</source>
        <translation>Jos tarjous ei täyty, toinen puoli saa puuttuvan määrän kaksinkertaisena, eikä muuta lasketa.</translation>
    </message>
    <message>
        <source>All four pass (bid 0): the dealer names trumps and counts as declarer; nobody pays a penalty.</source>
        <translation>Jos kaikki neljä passaavat (tarjous 0), jakaja nimeää valtin ja on pelinviejä; kukaan ei maksa rangaistusta.</translation>
    </message>
    <message>
        <source>The winner of a game has a bonus by the loser’s points in it: {bonus}.</source>
        <translation>Pelin voittaja saa bonuksen häviäjän pisteiden mukaan: {bonus}.</translation>
    </message>
    <message>
        <source>The total is the points of all games, the bonuses, and points that are still waiting.</source>
        <translation>Loppusumma on kaikkien pelien pisteet, bonukset ja vielä odottavat pisteet.</translation>
    </message>
    <message>
        <source>The total is the points of all games and the bonuses; points that are still waiting are lost.</source>
        <translation>Loppusumma on kaikkien pelien pisteet ja bonukset; vielä odottavat pisteet menetetään.</translation>
    </message>
    <message>
        <source>A bid names the tricks above six, {least} at least. Of equal bids low beats high and no-trump beats low; without a word it is high. Each bid beats the one before; when three pass, the dealer bids.</source>
        <translation>Tarjous kertoo tikit yli kuuden, vähintään {least}. Samansuuruisista matala voittaa korkean ja valtiton matalan; ilman mainintaa tarjous on korkea. Jokainen tarjous ylittää edellisen; kun kolme passaa, jakaja tarjoaa.</translation>
    </message>
    <message>
        <source>The declarer takes up the kitty, shows it unless the bid is no-trump, and puts six cards away unseen. They are the first trick, so that a deal has thirteen.</source>
        <translation>Pelinviejä ottaa lisäkortit, näyttää ne, ellei tarjous ole valtiton, ja panee kuusi korttia syrjään muiden näkemättä. Ne ovat ensimmäinen tikki, joten jaossa on kolmetoista tikkiä.</translation>
    </message>
    <message>
        <source>A bid that is made: a point for each trick above six. A bid that fails: as many points less as tricks are missing. The other side never has points.</source>
        <translation>Täyttynyt tarjous: piste jokaisesta tikistä yli kuuden. Jos tarjous ei täyty: yhtä monta pistettä vähemmän kuin tikkejä puuttuu. Toinen puoli ei saa koskaan pisteitä.</translation>
    </message>
    <message numerus="yes">
        <source>A side has the game with {goal} points, and loses it with {goal} below zero.</source>
        <comment>goal</comment>
        <translation>
            <numerusform>Puoli voittaa pelin, kun sillä on {goal} piste, ja häviää sen, kun sillä on {goal} alle nollan.</numerusform>
            <numerusform>Puoli voittaa pelin, kun sillä on {goal} pistettä, ja häviää sen, kun sillä on {goal} alle nollan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player with {target} points after a deal has the game; points above {target} stay.</source>
        <comment>target</comment>
        <translation>
            <numerusform>Pelin voittaa pelaaja, jolla jaon jälkeen ensin on {target} piste; yli {target} menevät pisteet jäävät voimaan.</numerusform>
            <numerusform>Pelin voittaa pelaaja, jolla jaon jälkeen ensin on {target} pistettä; yli {target} menevät pisteet jäävät voimaan.</numerusform>
        </translation>
    </message>
    <message>
        <source>High, from the lowest card: 2 3 4 5 6 7 8 9 10 J Q K A, small joker, big joker.</source>
        <translation>Korkea, alimmasta alkaen: 2 3 4 5 6 7 8 9 10 J Q K A, pieni jokeri, iso jokeri.</translation>
    </message>
    <message>
        <source>Until a side has won a game of the rubber, its failed bids bring the others to {most} at most. What is left waits: write it in the narrow column, and enter it by the same rule when the next game begins.</source>
        <translation>Kunnes puoli on voittanut pelin robbertissa, sen pieleen menneet tarjoukset nostavat toiset enintään lukuun {most}. Loput odottavat: kirjoita ne kapeaan sarakkeeseen ja siirrä samalla säännöllä, kun seuraava peli alkaa.</translation>
    </message>
    <message>
        <source>Low, from the lowest card: K Q J 10 9 8 7 6 5 4 3 2 A, small joker, big joker.</source>
        <translation>Matala, alimmasta alkaen: K Q J 10 9 8 7 6 5 4 3 2 A, pieni jokeri, iso jokeri.</translation>
    </message>
    <message>
        <source>Both jokers are trumps. In no-trump they take nothing, and the declarer says whether the order is high or low.</source>
        <translation>Molemmat jokerit ovat valtteja. Valtittomassa ne eivät voita mitään, ja pelinviejä sanoo, onko järjestys korkea vai matala.</translation>
    </message>
    <message>
        <source>Only the thirteen tricks played after the stock is used up count: each above six is a point for the player who took it.</source>
        <translation>Vain ne kolmetoista tikkiä lasketaan, jotka pelataan nostopakan loputtua: jokainen yli kuuden on piste sen saaneelle pelaajalle.</translation>
    </message>
    <message>
        <source>one more prize</source>
        <translation>uusi palkinto</translation>
    </message>
    <message>
        <source>the usual prizes</source>
        <translation>tavalliset palkinnot</translation>
    </message>
    <message>
        <source>decision on a prize</source>
        <translation>palkinnon ratkaisu</translation>
    </message>
    <message>
        <source>new people in the club</source>
        <translation>uusia ihmisiä kerhoon</translation>
    </message>
    <message>
        <source>joining {name} with another entry</source>
        <translation>{name}: yhdistetty toiseen merkintään</translation>
    </message>
    <message>
        <source>parting {name} from another entry</source>
        <translation>{name}: erotettu toisesta merkinnästä</translation>
    </message>
    <message>
        <source>name of {name} in the drive</source>
        <translation>nimi kilpailussa: {name}</translation>
    </message>
    <message>
        <source>deletion of {name}</source>
        <translation>poistettu: {name}</translation>
    </message>
    <message>
        <source>deletion of a drive</source>
        <translation>kilpailun poistaminen</translation>
    </message>
    <message>
        <source>what two people wish of every evening</source>
        <translation>kahden ihmisen toive joka illaksi</translation>
    </message>
    <message>
        <source>giving up what two people wish</source>
        <translation>luovuttu kahden ihmisen toiveesta</translation>
    </message>
    <message>
        <source>details of the club</source>
        <translation>kerhon tiedot</translation>
    </message>
    <message>
        <source>import of a drive</source>
        <translation>kilpailun tuonti</translation>
    </message>
    <message>
        <source>sign-in from a file</source>
        <translation>ilmoittautuminen tiedostosta</translation>
    </message>
    <message>
        <source>somebody forgotten on request</source>
        <translation>pyynnöstä unohdettu henkilö</translation>
    </message>
    <message>
        <source>people from a file</source>
        <translation>ihmiset tiedostosta</translation>
    </message>
    <message>
        <source>seating from a file</source>
        <translation>istumajärjestys tiedostosta</translation>
    </message>
    <message>
        <source>results from a file</source>
        <translation>tulokset tiedostosta</translation>
    </message>
    <message>
        <source>keeping a preset</source>
        <translation>tallennettu valmis asetus</translation>
    </message>
    <message>
        <source>name of a preset</source>
        <translation>valmiin asetuksen nimi</translation>
    </message>
    <message>
        <source>striking a preset</source>
        <translation>poistettu valmis asetus</translation>
    </message>
    <message>
        <source>change of a season</source>
        <translation>kauden muutos</translation>
    </message>
    <message>
        <source>striking a season</source>
        <translation>poistettu kausi</translation>
    </message>
    <message>
        <source>{text} in the cash book</source>
        <translation>{text} kassakirjaan</translation>
    </message>
    <message>
        <source>correction in the cash book</source>
        <translation>kassakirjan korjaus</translation>
    </message>
    <message>
        <source>striking a line of the cash book</source>
        <translation>poistettu kassakirjan rivi</translation>
    </message>
    <message>
        <source>beginning of a practice</source>
        <translation>harjoituksen aloitus</translation>
    </message>
    <message>
        <source>end of the practice</source>
        <translation>harjoituksen lopetus</translation>
    </message>
    <message>
        <source>decision on a tie</source>
        <translation>tasatilanteen ratkaisu</translation>
    </message>
    <message>
        <source>striking a prize</source>
        <translation>poistettu palkinto</translation>
    </message>
    <message>
        <source>change of a prize</source>
        <translation>palkinnon muutos</translation>
    </message>
    <message>
        <source>handing prizes out</source>
        <translation>palkintojen jako</translation>
    </message>
    <message>
        <source>order of the prizes</source>
        <translation>palkintojen järjestys</translation>
    </message>
    <message>
        <source>adjustment for {name}</source>
        <translation>oikaisu: {name}</translation>
    </message>
    <message>
        <source>adjustment at table {table}, round {number}</source>
        <translation>oikaisu, pöytä {table}, kierros {number}</translation>
    </message>
    <message>
        <source>clearing the totals of table {table}, round {number}</source>
        <translation>tyhjennetty summat, pöytä {table}, kierros {number}</translation>
    </message>
    <message>
        <source>taking an adjustment back</source>
        <translation>peruttu oikaisu</translation>
    </message>
    <message>
        <source>substitute for {name}</source>
        <translation>sijaisena, varsinainen pelaaja {name}</translation>
    </message>
    <message>
        <source>substitute {name}</source>
        <translation>sijainen {name}</translation>
    </message>
    <message>
        <source>who really sat where in round {number}</source>
        <translation>kuka todella istui missä, kierros {number}</translation>
    </message>
    <message>
        <source>place of {name} in the round that is seated</source>
        <translation>paikka meneillään olevalla kierroksella: {name}</translation>
    </message>
    <message>
        <source>card of {name}</source>
        <translation>kortti: {name}</translation>
    </message>
    <message>
        <source>totals of table {table}, round {number}</source>
        <translation>summat, pöytä {table}, kierros {number}</translation>
    </message>
    <message>
        <source>dummy {name}</source>
        <translation>täytepelaaja {name}</translation>
    </message>
    <message>
        <source>another way to fill the seats</source>
        <translation>toinen tapa täyttää paikat</translation>
    </message>
    <message>
        <source>giving a wish up</source>
        <translation>luovuttu toiveesta</translation>
    </message>
    <message>
        <source>couples kept apart</source>
        <translation>parit eri pöytiin</translation>
    </message>
    <message>
        <source>a wish for the seating</source>
        <translation>toive istumajärjestyksestä</translation>
    </message>
    <message>
        <source>team of {name}</source>
        <translation>joukkue: {name}</translation>
    </message>
    <message>
        <source>shared seat of {name}</source>
        <translation>jaettu paikka: {name}</translation>
    </message>
    <message>
        <source>new in the club: {name}</source>
        <translation>uusi kerhossa: {name}</translation>
    </message>
    <message>
        <source>remarks on the slip of table {table}, round {number}</source>
        <translation>tuloslapun huomautukset, pöytä {table}, kierros {number}</translation>
    </message>
    <message>
        <source>moving {name} into or out of the archive</source>
        <translation>arkistoon tai arkistosta: {name}</translation>
    </message>
    <message>
        <source>taking back round {number}</source>
        <translation>peruttu kierros {number}</translation>
    </message>
    <message>
        <source>clearing deal {deal} of table {table}, round {number}</source>
        <translation>tyhjennetty jako {deal}, pöytä {table}, kierros {number}</translation>
    </message>
    <message>
        <source>closing the drive</source>
        <translation>kilpailun päättäminen</translation>
    </message>
    <message>
        <source>return of {name}</source>
        <translation>palasi: {name}</translation>
    </message>
    <message>
        <source>plan of the drive</source>
        <translation>kilpailun suunnitelma</translation>
    </message>
    <message>
        <source>details of {name}</source>
        <translation>tiedot: {name}</translation>
    </message>
    <message>
        <source>club entry of {name}</source>
        <translation>kerhon tiedot: {name}</translation>
    </message>
    <message>
        <source>finishing before the last round</source>
        <translation>päättäminen ennen viimeistä kierrosta</translation>
    </message>
    <message>
        <source>departure of {name}</source>
        <translation>lähti: {name}</translation>
    </message>
    <message>
        <source>new drive</source>
        <translation>uusi kilpailu</translation>
    </message>
    <message>
        <source>rescue from a damaged file</source>
        <translation>tietojen pelastus vioittuneesta tiedostosta</translation>
    </message>
    <message>
        <source>reopening the drive</source>
        <translation>kilpailun avaaminen uudelleen</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>kierros {number}</translation>
    </message>
    <message>
        <source>fee of {name}</source>
        <translation>maksu: {name}</translation>
    </message>
    <message>
        <source>role of {name}</source>
        <translation>rooli: {name}</translation>
    </message>
    <message>
        <source>sign-in of {name}</source>
        <translation>ilmoittautuminen: {name}</translation>
    </message>
    <message>
        <source>striking {name} off the list</source>
        <translation>poistettu luettelosta: {name}</translation>
    </message>
    <message>
        <source>swap of seats in round {number}</source>
        <translation>paikkojen vaihto, kierros {number}</translation>
    </message>
    <message>
        <source>swap of sides at table {table}, round {number}</source>
        <translation>puolten vaihto, pöytä {table}, kierros {number}</translation>
    </message>
    <message>
        <source>slip of table {table}, round {number}</source>
        <translation>tuloslappu, pöytä {table}, kierros {number}</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{day}. {month} {year}</translation>
    </message>
    <message>
        <source>{day}, {hour}:{minute}</source>
        <translation>{day} klo {hour}.{minute}</translation>
    </message>
    <message>
        <source>January</source>
        <comment>in a date</comment>
        <translation>tammikuuta</translation>
    </message>
    <message>
        <source>February</source>
        <comment>in a date</comment>
        <translation>helmikuuta</translation>
    </message>
    <message>
        <source>March</source>
        <comment>in a date</comment>
        <translation>maaliskuuta</translation>
    </message>
    <message>
        <source>April</source>
        <comment>in a date</comment>
        <translation>huhtikuuta</translation>
    </message>
    <message>
        <source>May</source>
        <comment>in a date</comment>
        <translation>toukokuuta</translation>
    </message>
    <message>
        <source>June</source>
        <comment>in a date</comment>
        <translation>kesäkuuta</translation>
    </message>
    <message>
        <source>July</source>
        <comment>in a date</comment>
        <translation>heinäkuuta</translation>
    </message>
    <message>
        <source>August</source>
        <comment>in a date</comment>
        <translation>elokuuta</translation>
    </message>
    <message>
        <source>September</source>
        <comment>in a date</comment>
        <translation>syyskuuta</translation>
    </message>
    <message>
        <source>October</source>
        <comment>in a date</comment>
        <translation>lokakuuta</translation>
    </message>
    <message>
        <source>November</source>
        <comment>in a date</comment>
        <translation>marraskuuta</translation>
    </message>
    <message>
        <source>December</source>
        <comment>in a date</comment>
        <translation>joulukuuta</translation>
    </message>
    <message>
        <source>{whole}.{decimals}</source>
        <translation>{whole},{decimals}</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Tulostaulukko</translation>
    </message>
    <message>
        <source>Cash sheet</source>
        <translation>Kassalista</translation>
    </message>
    <message>
        <source>Fees, what was taken and spent, the prizes, and the sum raised.</source>
        <translation>Maksut, tulot ja menot, palkinnot ja kertynyt summa.</translation>
    </message>
    <message>
        <source>no money has been taken or spent yet, so there is nothing to print</source>
        <translation>tuloja tai menoja ei vielä ole, joten tulostettavaa ei ole</translation>
    </message>
    <message>
        <source>type it as taken or as spent, not as both</source>
        <translation>kirjaa se tuloksi tai menoksi, ei molemmiksi</translation>
    </message>
    <message>
        <source>say how much</source>
        <translation>kerro, kuinka paljon</translation>
    </message>
    <message>
        <source>{currency} {amount}</source>
        <comment>the sign of a currency, such as €, and an amount</comment>
        <translation>{amount} {currency}</translation>
    </message>
    <message>
        <source>For what</source>
        <translation>Mistä</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Tulot</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Menot</translation>
    </message>
    <message numerus="yes">
        <source>Fees: {paid} people, {fee} each</source>
        <comment>paid</comment>
        <translation>
            <numerusform>Maksut: {paid} henkilö, {fee}</numerusform>
            <numerusform>Maksut: {paid} henkilöä, kukin {fee}</numerusform>
        </translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Palkinnot</translation>
    </message>
    <message>
        <source>Sum raised</source>
        <translation>Kertynyt summa</translation>
    </message>
    <message>
        <source>Sum missing</source>
        <translation>Puuttuva summa</translation>
    </message>
    <message numerus="yes">
        <source>{count} people still owe their fee, {sum} in all: {names}</source>
        <comment>count</comment>
        <translation>
            <numerusform>Maksu puuttuu vielä {count} henkilöltä, yhteensä {sum}: {names}</numerusform>
            <numerusform>Maksu puuttuu vielä {count} henkilöltä, yhteensä {sum}: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Tulokset</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>Istumajärjestys</translation>
    </message>
    <message>
        <source>Players {side}</source>
        <translation>Pelaajat {side}</translation>
    </message>
    <message>
        <source>Written {side}</source>
        <translation>Kirjattu {side}</translation>
    </message>
    <message>
        <source>Points {side}</source>
        <translation>Pisteet {side}</translation>
    </message>
    <message>
        <source>Total {side}</source>
        <translation>Yhteensä {side}</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Huomautus</translation>
    </message>
    <message>
        <source>Workbook (XLSX)</source>
        <translation>Työkirja (XLSX)</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Verkkosivu (HTML)</translation>
    </message>
    <message>
        <source>Standings (CSV)</source>
        <translation>Tulostaulukko (CSV)</translation>
    </message>
    <message>
        <source>Prizes (CSV)</source>
        <translation>Palkinnot (CSV)</translation>
    </message>
    <message>
        <source>Cash (CSV)</source>
        <translation>Kassa (CSV)</translation>
    </message>
    <message>
        <source>Results (CSV)</source>
        <translation>Tulokset (CSV)</translation>
    </message>
    <message>
        <source>Seating (CSV)</source>
        <translation>Istumajärjestys (CSV)</translation>
    </message>
    <message>
        <source>results</source>
        <translation>tulokset</translation>
    </message>
    <message>
        <source>standings</source>
        <translation>tulostaulukko</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>palkinnot</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>kassa</translation>
    </message>
    <message>
        <source>seating</source>
        <translation>istumajärjestys</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Tasaisuus</translation>
    </message>
    <message>
        <source>How often people meet, share a table or rest, and whether it could be more even.</source>
        <translation>Kuinka usein pelaajat kohtaavat, ovat samassa pöydässä tai lepäävät, ja voisiko jako olla tasaisempi.</translation>
    </message>
    <message>
        <source>Any two as partners</source>
        <translation>Ketkä tahansa kaksi parina</translation>
    </message>
    <message>
        <source>Any two as opponents</source>
        <translation>Ketkä tahansa kaksi vastakkain</translation>
    </message>
    <message>
        <source>One of each role as opponents</source>
        <translation>Eri roolien pelaajat vastakkain</translation>
    </message>
    <message>
        <source>Two of the first role as opponents</source>
        <translation>Ensimmäisen roolin pelaajat vastakkain</translation>
    </message>
    <message>
        <source>Two of the second role as opponents</source>
        <translation>Toisen roolin pelaajat vastakkain</translation>
    </message>
    <message>
        <source>Any two in any way</source>
        <translation>Ketkä tahansa kaksi, miten tahansa</translation>
    </message>
    <message>
        <source>Anybody at any table</source>
        <translation>Kuka tahansa missä tahansa pöydässä</translation>
    </message>
    <message>
        <source>Anybody resting</source>
        <translation>Kuka tahansa lepovuorolla</translation>
    </message>
    <message>
        <source>{what} {times}</source>
        <translation>{what} {times}</translation>
    </message>
    <message>
        <source>partners</source>
        <translation>parina</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>vastakkain</translation>
    </message>
    <message>
        <source>same table</source>
        <translation>sama pöytä</translation>
    </message>
    <message>
        <source>rests</source>
        <translation>lepää</translation>
    </message>
    <message>
        <source>{times}: {value}</source>
        <translation>{times}: {value}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>ei koskaan</translation>
    </message>
    <message>
        <source>once</source>
        <translation>kerran</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>kahdesti</translation>
    </message>
    <message>
        <source>rests</source>
        <comment>noun, several</comment>
        <translation>lepovuorot</translation>
    </message>
    <message numerus="yes">
        <source>{times} times</source>
        <comment>times</comment>
        <translation>
            <numerusform>{times} kerran</numerusform>
            <numerusform>{times} kertaa</numerusform>
        </translation>
    </message>
    <message>
        <source>How even it is</source>
        <translation>Kuinka tasaista on</translation>
    </message>
    <message>
        <source>  {name}: {times}. Repeats: {repeats}, at least {bound}: {verdict}</source>
        <translation>  {name}: {times}. Toistoja: {repeats}, vähintään {bound}: {verdict}</translation>
    </message>
    <message>
        <source>  {name}: {times}: {verdict}</source>
        <translation>  {name}: {times}: {verdict}</translation>
    </message>
    <message>
        <source>Repeats: what comes twice counts 1, three times 3, four times 6, five times 10. “At least” is what the numbers of players, tables and rounds alone demand.</source>
        <translation>Toistot: kahdesti sattuva lasketaan 1, kolmesti 3, neljästi 6, viidesti 10. ”Vähintään” on se, mihin pelaajien, pöytien ja kierrosten määrä jo yksin pakottaa.</translation>
    </message>
    <message>
        <source>least–most: {times}</source>
        <translation>vähiten–eniten: {times}</translation>
    </message>
    <message>
        <source>repeats: {repeats}, at least {bound}</source>
        <translation>toistoja: {repeats}, vähintään {bound}</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Kuinka usein</translation>
    </message>
    <message>
        <source>Least–most</source>
        <translation>Vähiten–eniten</translation>
    </message>
    <message>
        <source>To how many</source>
        <translation>Kuinka monelle</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Toistoja</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Vähintään</translation>
    </message>
    <message>
        <source>Could it be more even?</source>
        <translation>Voisiko olla tasaisempi?</translation>
    </message>
    <message>
        <source>nothing can be more even</source>
        <translation>tasaisempaa ei ole</translation>
    </message>
    <message>
        <source>the best that is known</source>
        <translation>paras tunnettu</translation>
    </message>
    <message>
        <source>more even may be possible</source>
        <translation>tasaisempi voi olla mahdollinen</translation>
    </message>
    <message>
        <source>Nothing can be more even: {what}.</source>
        <translation>Tasaisempaa ei ole: {what}.</translation>
    </message>
    <message>
        <source>Nothing more even is known, but it is not proved that there is nothing: {what}.</source>
        <translation>Tasaisempaa ei tunneta, mutta ei ole todistettu, ettei sitä ole: {what}.</translation>
    </message>
    <message>
        <source>More even may be possible: {what}.</source>
        <translation>Tasaisempi voi olla mahdollinen: {what}.</translation>
    </message>
    <message>
        <source>None of it can be more even.</source>
        <translation>Mikään siitä ei voi olla tasaisempaa.</translation>
    </message>
    <message>
        <source>Nothing more even is known.</source>
        <translation>Tasaisempaa ei tunneta.</translation>
    </message>
    <message>
        <source>Every two are partners once and opponents twice: a full whist design.</source>
        <translation>Jokainen kaksikko on kerran parina ja kahdesti vastakkain: täydellinen vistikaavio.</translation>
    </message>
    <message>
        <source>How often people meet in one round: {what}.</source>
        <translation>Kuinka usein pelaajat kohtaavat yhdellä kierroksella: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>How often people meet in {rounds} rounds: {what}.</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>Kuinka usein pelaajat kohtaavat {rounds} kierroksella: {what}.</numerusform>
            <numerusform>Kuinka usein pelaajat kohtaavat {rounds} kierroksella: {what}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most often partners, {times} times: {whom}.</source>
        <comment>times</comment>
        <translation>
            <numerusform>Useimmin parina, {times} kerran: {whom}.</numerusform>
            <numerusform>Useimmin parina, {times} kertaa: {whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most often opponents, {times} times: {whom}.</source>
        <comment>times</comment>
        <translation>
            <numerusform>Useimmin vastakkain, {times} kerran: {whom}.</numerusform>
            <numerusform>Useimmin vastakkain, {times} kertaa: {whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{whom}; and {count} more</source>
        <comment>count</comment>
        <translation>
            <numerusform>{whom}; ja {count} muu</numerusform>
            <numerusform>{whom}; ja {count} muuta</numerusform>
        </translation>
    </message>
    <message>
        <source>Fairness, counted over rounds: {rounds} of {planned}</source>
        <translation>Tasaisuus, laskettu kierroksista: {rounds}/{planned}</translation>
    </message>
    <message>
        <source>Counted so far; who meets whom in the rounds to come follows from the results.</source>
        <translation>Laskettu tähän asti; tulevien kierrosten kohtaamiset riippuvat tuloksista.</translation>
    </message>
    <message>
        <source>Who meets whom follows from the results.</source>
        <translation>Kohtaamiset riippuvat tuloksista.</translation>
    </message>
    <message>
        <source>Nobody meets others of the same line: so it is meant, since each line has its own winner.</source>
        <translation>Kukaan ei kohtaa oman linjansa muita: niin on tarkoituskin, sillä kummallakin linjalla on oma voittajansa.</translation>
    </message>
    <message>
        <source>Never at one table: {whom}.</source>
        <translation>Ei koskaan samassa pöydässä: {whom}.</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} ja {other}</translation>
    </message>
    <message>
        <source>{number} {name}</source>
        <translation>{number} {name}</translation>
    </message>
    <message>
        <source>Seed of the draw: {seed}. The same people, plan and seed give the same seating again.</source>
        <translation>Arvonnan siemenluku: {seed}. Samat pelaajat, sama suunnitelma ja sama siemenluku antavat saman istumajärjestyksen uudelleen.</translation>
    </message>
    <message>
        <source>What fell to each</source>
        <translation>Mitä kukin sai osakseen</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Pelasi</translation>
    </message>
    <message>
        <source>Rested</source>
        <translation>Lepäsi</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Parit</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Vastustajat</translation>
    </message>
    <message>
        <source>Same, at most</source>
        <translation>Sama enint.</translation>
    </message>
    <message>
        <source>Not met</source>
        <translation>Ei tavannut</translation>
    </message>
    <message>
        <source>no round is seated yet, and who meets whom follows from the results</source>
        <translation>yhtään kierrosta ei ole vielä arvottu, ja kohtaamiset riippuvat tuloksista</translation>
    </message>
    <message>
        <source>“{value}”</source>
        <translation>”{value}”</translation>
    </message>
    <message>
        <source>round {value}</source>
        <translation>kierros {value}</translation>
    </message>
    <message>
        <source>table {value}</source>
        <translation>pöytä {value}</translation>
    </message>
    <message>
        <source>deal {value}</source>
        <translation>jako {value}</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <translation>{others} tai {last}</translation>
    </message>
    <message>
        <source>{low} or more</source>
        <translation>{low} tai enemmän</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low}–{high}</translation>
    </message>
    <message>
        <source>{field} cannot be {value}; allowed: {allowed}</source>
        <translation>{field} ei voi olla {value}; sallittu: {allowed}</translation>
    </message>
    <message>
        <source>{field} cannot be written like this: each row is three whole numbers (from, to, points), none below zero, its from not above its to, and no figure lies in two rows</source>
        <translation>{field} ei voi olla tällainen: rivillä on kolme kokonaislukua (alkaen, asti, pisteet), mikään ei alle nollan, alku enintään loppu, eikä mikään luku ole kahdella rivillä</translation>
    </message>
    <message>
        <source>there is no option {value}; known: {allowed}</source>
        <translation>asetusta {value} ei ole; tunnetaan: {allowed}</translation>
    </message>
    <message>
        <source>{value} cannot stand under “{field}”; allowed: {allowed}</source>
        <translation>{value} ei käy kenttään ”{field}”; sallittu: {allowed}</translation>
    </message>
    <message>
        <source>“{value}” under “{field}” is no whole number; allowed: {allowed}</source>
        <translation>”{value}” kentässä ”{field}” ei ole kokonaisluku; sallittu: {allowed}</translation>
    </message>
    <message>
        <source>{field} is missing; allowed: {allowed}</source>
        <translation>{field} puuttuu; sallittu: {allowed}</translation>
    </message>
    <message>
        <source>nothing is written under “{field}” in this deal; take {value} out</source>
        <translation>kenttään ”{field}” ei kirjata mitään tässä jaossa; poista {value}</translation>
    </message>
    <message>
        <source>there is nothing called {field} in a deal; known: {allowed}</source>
        <translation>jaossa ei ole kenttää {field}; tunnetaan: {allowed}</translation>
    </message>
    <message>
        <source>{field} cannot be {value}, since both sides would make {sum} instead of {expected}; allowed: {allowed}</source>
        <translation>{field} ei voi olla {value}, sillä puolilla olisi yhteensä {sum} eikä {expected}; sallittu: {allowed}</translation>
    </message>
    <message numerus="yes">
        <source>the sitting was over after deal {allowed}; {value} are written</source>
        <comment>value</comment>
        <translation>
            <numerusform>pöydän peli oli ohi jaon {allowed} jälkeen; kirjattuna on {value}</numerusform>
            <numerusform>pöydän peli oli ohi jaon {allowed} jälkeen; kirjattuna on {value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} deals are written where {allowed} are played</source>
        <comment>value</comment>
        <translation>
            <numerusform>kirjattuna on {value} jako, kun pelataan {allowed}</numerusform>
            <numerusform>kirjattuna on {value} jakoa, kun pelataan {allowed}</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no scoring system {value}; known: {allowed}</source>
        <translation>pistelaskutapaa {value} ei ole; tunnetaan: {allowed}</translation>
    </message>
    <message>
        <source>the end of a sitting cannot be {value}; allowed: {allowed}</source>
        <translation>pöydän pelin päätös ei voi olla {value}; sallittu: {allowed}</translation>
    </message>
    <message>
        <source>{field} must be a list, not {value}</source>
        <translation>{field}: pitää olla luettelo, ei {value}</translation>
    </message>
    <message>
        <source>{field} must be an object of keys and values, not {value}</source>
        <translation>{field}: pitää olla objekti, jossa on avaimia ja arvoja, ei {value}</translation>
    </message>
    <message>
        <source>this line is not UTF-8 text: {value}</source>
        <translation>tämä rivi ei ole UTF-8-tekstiä: {value}</translation>
    </message>
    <message>
        <source>this line is not JSON, beginning with: {value}</source>
        <translation>tämä rivi ei ole JSON-muotoa; se alkaa: {value}</translation>
    </message>
    <message>
        <source>this line has too many brackets within brackets</source>
        <translation>tällä rivillä on liian monta sisäkkäistä sulkua</translation>
    </message>
    <message>
        <source>{field} is written twice in one object</source>
        <translation>{field} on kirjoitettu kahdesti samaan olioon</translation>
    </message>
    <message>
        <source>{value} is too large; numbers have at most {allowed}</source>
        <translation>{value} on liian suuri; luvuissa on enintään {allowed}</translation>
    </message>
    <message>
        <source>{value} cannot be written: {why}</source>
        <translation>{value}: ei voi kirjoittaa: {why}</translation>
    </message>
    <message>
        <source>{value} cannot be read: {why}</source>
        <translation>{value}: ei voi lukea: {why}</translation>
    </message>
    <message>
        <source>there is no such file; look for it in another folder or drive</source>
        <translation>sellaista tiedostoa ei ole; etsi toisesta kansiosta tai toiselta asemalta</translation>
    </message>
    <message>
        <source>this is no club file of this program; choose one whose name ends in .whist</source>
        <translation>tämä ei ole tämän ohjelman kerhotiedosto; valitse tiedosto, jonka nimen lopussa on .whist</translation>
    </message>
    <message>
        <source>made by a newer version of this program ({value}); nothing was changed: update the program to open it</source>
        <translation>tehty tämän ohjelman uudemmalla versiolla ({value}); mitään ei muutettu: päivitä ohjelma, niin se avautuu</translation>
    </message>
    <message>
        <source>the file is damaged ({value}); keep it as it is and open the latest copy of it</source>
        <translation>tiedosto on vioittunut ({value}); säilytä se sellaisenaan ja avaa viimeisin kopio</translation>
    </message>
    <message>
        <source>the file holds something that no club has ({value}) and is not opened; use a copy from before</source>
        <translation>tiedostossa on jotakin, mikä ei kuulu kerhoon ({value}), eikä sitä avata; käytä aiempaa kopiota</translation>
    </message>
    <message>
        <source>another window or program has this file open, perhaps one that copies its folder to a cloud; close it there and try again, or keep the file in a folder of this computer</source>
        <translation>tiedosto on auki toisessa ikkunassa tai ohjelmassa, ehkä sellaisessa, joka kopioi kansion pilveen; sulje se siellä ja yritä uudelleen tai pidä tiedosto tämän koneen omassa kansiossa</translation>
    </message>
    <message>
        <source>there is a file of that name already; choose another name</source>
        <translation>samanniminen tiedosto on jo olemassa; valitse toinen nimi</translation>
    </message>
    <message>
        <source>this cannot be written ({value}); see that its folder is there and can be written to, and close it elsewhere</source>
        <translation>tätä ei voi kirjoittaa ({value}); varmista, että kansio on olemassa ja siihen saa kirjoittaa, ja sulje tiedosto muualla</translation>
    </message>
    <message>
        <source>the disk is full, so nothing was written; free some space and try again</source>
        <translation>levy on täynnä, eikä mitään kirjoitettu; vapauta tilaa ja yritä uudelleen</translation>
    </message>
    <message>
        <source>the club file has no room for such a value ({value})</source>
        <translation>kerhotiedostoon ei mahdu tällaista arvoa ({value})</translation>
    </message>
    <message>
        <source>this was not saved, since other entries of the club rest on what it changes ({value})</source>
        <translation>tätä ei tallennettu, sillä kerhon muut tiedot nojaavat siihen ({value})</translation>
    </message>
    <message>
        <source>this was not saved, since something would be there twice ({value})</source>
        <translation>tätä ei tallennettu, sillä jokin olisi kahdesti ({value})</translation>
    </message>
    <message>
        <source>the file could not be brought up to this version ({value}); open it with the old one</source>
        <translation>tiedostoa ei voitu päivittää tähän versioon ({value}); avaa se vanhalla</translation>
    </message>
    <message>
        <source>somebody else has changed this in the meantime; look at it again before changing it</source>
        <translation>joku muu on muuttanut tätä sillä välin; katso uudelleen ennen kuin muutat</translation>
    </message>
    <message>
        <source>this step was saved before; nothing is to be done</source>
        <translation>tämä vaihe on jo tallennettu; mitään ei tarvitse tehdä</translation>
    </message>
    <message>
        <source>the club has no drive {value}; choose one from its list</source>
        <translation>kerholla ei ole kilpailua {value}; valitse luettelosta</translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation>Tuloksen mukaan</translation>
    </message>
    <message>
        <source>Every seat its own way</source>
        <translation>Joka paikalla oma suunta</translation>
    </message>
    <message>
        <source>Individual</source>
        <translation>Henkilökohtainen</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Sekaparit</translation>
    </message>
    <message>
        <source>Fixed pairs</source>
        <translation>Kiinteät parit</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Sveitsiläinen</translation>
    </message>
    <message>
        <source>Teams of four</source>
        <translation>Nelihenkiset joukkueet</translation>
    </message>
    <message>
        <source>Military whist: in each round one half of a team stays at its home table and the other visits.</source>
        <translation>Sotilasvisti: joka kierroksella joukkueen toinen puolikas jää kotipöytään ja toinen käy vieraissa.</translation>
    </message>
    <message>
        <source>After each round winners or losers move on to other tables, as the result says.</source>
        <translation>Joka kierroksen jälkeen voittajat tai häviäjät siirtyvät toisiin pöytiin tuloksen mukaan.</translation>
    </message>
    <message>
        <source>After each round every seat goes a fixed number of tables up or down the room, whoever won.</source>
        <translation>Joka kierroksen jälkeen kukin paikka siirtyy tietyn määrän pöytiä ylös tai alas salissa, voitti kuka tahansa.</translation>
    </message>
    <message>
        <source>In each round you meet others with about as many points whom you have not met; partners stay together.</source>
        <translation>Joka kierroksella kohdataan suunnilleen yhtä monen pisteen pelaajia, joita ei ole vielä kohdattu; parit pysyvät yhdessä.</translation>
    </message>
    <message>
        <source>After each round everybody has a new partner (two-handed: a new opponent); all seats are known beforehand.</source>
        <translation>Joka kierroksen jälkeen jokaisella on uusi pari (kaksinpelissä uusi vastustaja); kaikki paikat tiedetään etukäteen.</translation>
    </message>
    <message>
        <source>A lady and a gent on each side, or any two roles; after each round everybody moves to a new partner.</source>
        <translation>Kummallakin puolella rouva ja herra tai mitkä tahansa kaksi roolia; joka kierroksen jälkeen jokainen siirtyy uuden parin luo.</translation>
    </message>
    <message>
        <source>Partners stay together all evening and move after each round to meet another pair.</source>
        <translation>Parit pysyvät yhdessä koko illan ja siirtyvät joka kierroksen jälkeen kohtaamaan toisen parin.</translation>
    </message>
    <message>
        <source>Who moves</source>
        <translation>Kuka siirtyy</translation>
    </message>
    <message>
        <source>Which way</source>
        <translation>Mihin suuntaan</translation>
    </message>
    <message>
        <source>Draw the first seats</source>
        <translation>Arvo ensimmäiset paikat</translation>
    </message>
    <message>
        <source>In the first three the lady goes one way and her gent the other; in the rest both go the same way.</source>
        <translation>Kolmessa ensimmäisessä rouva menee yhteen suuntaan ja hänen herransa toiseen; muissa molemmat samaan suuntaan.</translation>
    </message>
    <message>
        <source>Where both go the same way, it is that of the ladies. A head table is always table 1.</source>
        <translation>Kun molemmat menevät samaan suuntaan, se on rouvien suunta. Kärkipöytä on aina pöytä 1.</translation>
    </message>
    <message>
        <source>Tables up for North</source>
        <translation>Pöytiä ylös: Pohjoinen</translation>
    </message>
    <message>
        <source>Tables up for South</source>
        <translation>Pöytiä ylös: Etelä</translation>
    </message>
    <message>
        <source>Tables up for East</source>
        <translation>Pöytiä ylös: Itä</translation>
    </message>
    <message>
        <source>Tables up for West</source>
        <translation>Pöytiä ylös: Länsi</translation>
    </message>
    <message>
        <source>Seats by colour</source>
        <translation>Paikat värin mukaan</translation>
    </message>
    <message>
        <source>0: stays. Below zero: down.</source>
        <translation>0: jää. Alle nollan: alas.</translation>
    </message>
    <message>
        <source>North and East are for one colour or role, South and West for the other.</source>
        <translation>Pohjoinen ja Itä ovat yhdelle värille tai roolille, Etelä ja Länsi toiselle.</translation>
    </message>
    <message>
        <source>Draw the numbers</source>
        <translation>Arvo numerot</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Kaavio</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Reitti</translation>
    </message>
    <message>
        <source>Route from round</source>
        <translation>Reitti kierroksesta</translation>
    </message>
    <message>
        <source>Wishes looked at</source>
        <translation>Toiveet huomioitu</translation>
    </message>
    <message>
        <source>the fairest for so many rounds</source>
        <translation>tasaisin näin monelle kierrokselle</translation>
    </message>
    <message>
        <source>a whist design in its own order</source>
        <translation>vistikaavio omassa järjestyksessään</translation>
    </message>
    <message>
        <source>Draw the pairs</source>
        <translation>Arvo parit</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Vierailut</translation>
    </message>
    <message>
        <source>Draw the first round</source>
        <translation>Arvo ensimmäinen kierros</translation>
    </message>
    <message>
        <source>Winners move, everybody changes partner</source>
        <translation>Voittajat siirtyvät, kaikki vaihtavat paria</translation>
    </message>
    <message>
        <source>Losers move, everybody changes partner</source>
        <translation>Häviäjät siirtyvät, kaikki vaihtavat paria</translation>
    </message>
    <message>
        <source>Losers move, winners stay partners</source>
        <translation>Häviäjät siirtyvät, voittajat pysyvät parina</translation>
    </message>
    <message>
        <source>Winners move together, everybody changes partner</source>
        <translation>Voittajat siirtyvät yhdessä, kaikki vaihtavat paria</translation>
    </message>
    <message>
        <source>Winners move towards table 1, partners stay together</source>
        <translation>Voittajat siirtyvät kohti pöytää 1, parit pysyvät yhdessä</translation>
    </message>
    <message>
        <source>Winners move towards table 1, everybody changes partner</source>
        <translation>Voittajat siirtyvät kohti pöytää 1, kaikki vaihtavat paria</translation>
    </message>
    <message>
        <source>Winners move together, numbered chairs</source>
        <translation>Voittajat siirtyvät yhdessä, numeroidut tuolit</translation>
    </message>
    <message>
        <source>Ladies up, gents down</source>
        <translation>Rouvat ylös, herrat alas</translation>
    </message>
    <message>
        <source>Ladies down, gents up</source>
        <translation>Rouvat alas, herrat ylös</translation>
    </message>
    <message>
        <source>Progressive, winners move</source>
        <translation>Tuloksen mukaan, voittajat siirtyvät</translation>
    </message>
    <message>
        <source>Progressive, losers move</source>
        <translation>Tuloksen mukaan, häviäjät siirtyvät</translation>
    </message>
    <message>
        <source>Semi-partner: losers move, winners stay partners</source>
        <translation>Puolittain parit: häviäjät siirtyvät, voittajat pysyvät parina</translation>
    </message>
    <message>
        <source>Crazy whist: winners move on together, losers stay</source>
        <translation>Hullu visti: voittajat siirtyvät yhdessä, häviäjät jäävät</translation>
    </message>
    <message>
        <source>Head table: winners move towards table 1</source>
        <translation>Kärkipöytä: voittajat siirtyvät kohti pöytää 1</translation>
    </message>
    <message>
        <source>Swedish chairs: 1 and 3 against 2 and 4</source>
        <translation>Ruotsalaiset tuolit: 1 ja 3 vastaan 2 ja 4</translation>
    </message>
    <message>
        <source>Fixed steps: North stays, the others move</source>
        <translation>Kiinteät askeleet: Pohjoinen jää, muut siirtyvät</translation>
    </message>
    <message>
        <source>Coloured cards: white moves up, blue moves down</source>
        <translation>Värikortit: valkoinen siirtyy ylös, sininen alas</translation>
    </message>
    <message>
        <source>Four deals, then the whole table moves</source>
        <translation>Neljä jakoa, sitten koko pöytä siirtyy</translation>
    </message>
    <message>
        <source>lady</source>
        <translation>rouva</translation>
    </message>
    <message>
        <source>gent</source>
        <translation>herra</translation>
    </message>
    <message>
        <source>player</source>
        <translation>pelaaja</translation>
    </message>
    <message numerus="yes">
        <source>{value} in the room do not fill a table; needed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>salissa on {value} pelaaja, mikä ei riitä pöytään; tarvitaan: {allowed}</numerusform>
            <numerusform>salissa on {value} pelaajaa, mikä ei riitä pöytään; tarvitaan: {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no schedule is kept for {value} players: each round is drawn so that partners repeat least</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} pelaajalle ei ole valmista kaaviota: joka kierros arvotaan niin, että samat parit toistuvat mahdollisimman vähän</numerusform>
            <numerusform>{value} pelaajalle ei ole valmista kaaviota: joka kierros arvotaan niin, että samat parit toistuvat mahdollisimman vähän</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} wish to sit apart, but meet at a table in {value} of the rounds: {rounds}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{names} haluavat istua erillään mutta kohtaavat pöydässä {value} kierroksella: {rounds}</numerusform>
            <numerusform>{names} haluavat istua erillään mutta kohtaavat pöydässä {value} kierroksella: {rounds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} wish to sit together, but sit at different tables in {value} of the rounds: {rounds}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{names} haluavat istua yhdessä mutta istuvat eri pöydissä {value} kierroksella: {rounds}</numerusform>
            <numerusform>{names} haluavat istua yhdessä mutta istuvat eri pöydissä {value} kierroksella: {rounds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names}: at other tables than the one wished for, table {wanted}, in {value} of the rounds: {rounds}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{names}: muussa pöydässä kuin toivotussa (pöytä {wanted}) {value} kierroksella: {rounds}</numerusform>
            <numerusform>{names}: muussa pöydässä kuin toivotussa (pöytä {wanted}) {value} kierroksella: {rounds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {value} deals wait for the bell, then move.</source>
        <comment>value</comment>
        <translation>
            <numerusform>Odottakaa {value} jaon jälkeen kellonsoittoa ja siirtykää sitten.</numerusform>
            <numerusform>Odottakaa {value} jaon jälkeen kellonsoittoa ja siirtykää sitten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} + {whom} would be partners {times} times</source>
        <comment>times</comment>
        <translation>
            <numerusform>{who} + {whom} olisivat parina {times} kerran</numerusform>
            <numerusform>{who} + {whom} olisivat parina {times} kertaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} against {whom}: {times} times</source>
        <comment>times</comment>
        <translation>
            <numerusform>{who} vastaan {whom}: {times} kerran</numerusform>
            <numerusform>{who} vastaan {whom}: {times} kertaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} at table {whom}: {times} times</source>
        <comment>times</comment>
        <translation>
            <numerusform>{who}, pöytä {whom}: {times} kerran</numerusform>
            <numerusform>{who}, pöytä {whom}: {times} kertaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and {count} more</source>
        <comment>count</comment>
        <translation>
            <numerusform>ja {count} muu</numerusform>
            <numerusform>ja {count} muuta</numerusform>
        </translation>
    </message>
    <message>
        <source>other people, or other places, than in round 1: from here each round is drawn so that people meet least again</source>
        <translation>muut pelaajat tai muut paikat kuin kierroksella 1: tästä lähtien joka kierros arvotaan niin, että samat kohtaavat mahdollisimman vähän</translation>
    </message>
    <message>
        <source>from here on the evening is planned anew, from who has met whom so far; rounds still to come: {value}</source>
        <translation>tästä lähtien ilta suunnitellaan uudelleen sen mukaan, ketkä ovat jo kohdanneet; kierroksia jäljellä: {value}</translation>
    </message>
    <message>
        <source>{who} takes the place of {whose}; nobody else moves differently</source>
        <translation>{who} ottaa paikan, jossa oli {whose}; muiden siirtymiset eivät muutu</translation>
    </message>
    <message>
        <source>partners repeat from round {value} at the latest</source>
        <translation>samat parit toistuvat viimeistään kierroksesta {value}</translation>
    </message>
    <message>
        <source>opponents meet again from round {value} at the latest</source>
        <translation>samat vastustajat kohtaavat uudelleen viimeistään kierroksesta {value}</translation>
    </message>
    <message>
        <source>without a partner in the list: {value}; they are paired in the order of their numbers</source>
        <translation>luettelossa ilman paria: {value}; heistä tehdään parit numerojärjestyksessä</translation>
    </message>
    <message>
        <source>{number} {name} has no partner and rests</source>
        <translation>{number} {name} on ilman paria ja lepää</translation>
    </message>
    <message>
        <source>whole teams of four in the room: {value}; needed: {allowed}</source>
        <translation>täysiä nelihenkisiä joukkueita salissa: {value}; tarvitaan: {allowed}</translation>
    </message>
    <message>
        <source>teams of four need tables of four; choose another scoring system or another movement</source>
        <translation>nelihenkiset joukkueet tarvitsevat neljän hengen pöydät; valitse toinen pistelaskutapa tai siirtymistapa</translation>
    </message>
    <message>
        <source>without a team in the list: {value}; they are put into teams by pairs, then in the order of numbers</source>
        <translation>luettelossa ilman joukkuetta: {value}; heidät sijoitetaan joukkueisiin pareittain ja sitten numerojärjestyksessä</translation>
    </message>
    <message>
        <source>team {team} has {value} of {allowed} players and rests; sign somebody in for it, or add a dummy</source>
        <translation>joukkueessa {team} on {value}/{allowed} pelaajaa, ja se lepää; ilmoita siihen joku tai lisää täytepelaaja</translation>
    </message>
    <message>
        <source>{number} {name} finds no place in a team and rests</source>
        <translation>{number} {name} ei mahdu mihinkään joukkueeseen ja lepää</translation>
    </message>
    <message>
        <source>teams visit the same home tables again from round {value}</source>
        <translation>joukkueet käyvät samoissa kotipöydissä uudelleen kierroksesta {value}</translation>
    </message>
    <message>
        <source>seats of the other role taken by players who came as {role}: {value}</source>
        <translation>toisen roolin paikoilla pelaajia, joiden oma rooli on {role}: {value}</translation>
    </message>
    <message>
        <source>with one table the same people meet in every round</source>
        <translation>yhdellä pöydällä samat pelaajat kohtaavat joka kierroksella</translation>
    </message>
    <message>
        <source>with so many tables nobody ever changes partner by this rule; choose one that parts every couple</source>
        <translation>näin monella pöydällä kukaan ei tällä säännöllä koskaan vaihda paria; valitse sellainen, joka erottaa parit</translation>
    </message>
    <message>
        <source>by this rule partners stay together all evening; choose one that parts every couple to change that</source>
        <translation>tällä säännöllä parit pysyvät yhdessä koko illan; jos sen pitää muuttua, valitse sellainen, joka erottaa parit</translation>
    </message>
    <message>
        <source>with so many tables the same two stay partners in the seats {side}; choose other steps</source>
        <translation>näin monella pöydällä samat kaksi pysyvät parina paikoilla {side}; valitse muut askeleet</translation>
    </message>
    <message>
        <source>people meet at a table again from round {value} at the latest</source>
        <translation>samat kohtaavat pöydässä uudelleen viimeistään kierroksesta {value}</translation>
    </message>
    <message>
        <source>no full result yet; the draw goes by what is written</source>
        <translation>ei vielä täyttä tulosta; arvonta käyttää kirjattua</translation>
    </message>
    <message>
        <source>level; by lot {side} move as winners</source>
        <translation>tasan; arvan mukaan voittajana siirtyy {side}</translation>
    </message>
    <message>
        <source>no result yet; by lot {side} would move as winners</source>
        <translation>ei vielä tulosta; arvan mukaan voittajana siirtyisi {side}</translation>
    </message>
    <message>
        <source>Table {table} was level; by lot {side} move as winners</source>
        <translation>Pöytä {table} päättyi tasan; arvan mukaan voittajana siirtyy {side}</translation>
    </message>
    <message>
        <source>Table {table} has no result; by lot {side} move as winners</source>
        <translation>Pöydällä {table} ei ole tulosta; arvan mukaan voittajana siirtyy {side}</translation>
    </message>
    <message>
        <source>After every deal wait for the bell, then move.</source>
        <translation>Odottakaa joka jaon jälkeen kellonsoittoa ja siirtykää sitten.</translation>
    </message>
    <message>
        <source>When the rubber is over wait for the bell, then move.</source>
        <translation>Kun robbertti on ohi, odottakaa kellonsoittoa ja siirtykää sitten.</translation>
    </message>
    <message>
        <source>The winning {role} goes up one table.</source>
        <translation>Voittanut {role} siirtyy yhden pöydän ylöspäin.</translation>
    </message>
    <message>
        <source>The winning {role} goes down one table.</source>
        <translation>Voittanut {role} siirtyy yhden pöydän alaspäin.</translation>
    </message>
    <message>
        <source>The losing {role} goes up one table.</source>
        <translation>Hävinnyt {role} siirtyy yhden pöydän ylöspäin.</translation>
    </message>
    <message>
        <source>The losing {role} goes down one table.</source>
        <translation>Hävinnyt {role} siirtyy yhden pöydän alaspäin.</translation>
    </message>
    <message>
        <source>Who wins goes up one table.</source>
        <translation>Voittaja siirtyy yhden pöydän ylöspäin.</translation>
    </message>
    <message>
        <source>Who wins goes down one table.</source>
        <translation>Voittaja siirtyy yhden pöydän alaspäin.</translation>
    </message>
    <message>
        <source>Who wins stays at the table.</source>
        <translation>Voittaja jää pöytään.</translation>
    </message>
    <message>
        <source>Who loses goes up one table.</source>
        <translation>Häviäjä siirtyy yhden pöydän ylöspäin.</translation>
    </message>
    <message>
        <source>Who loses goes down one table.</source>
        <translation>Häviäjä siirtyy yhden pöydän alaspäin.</translation>
    </message>
    <message>
        <source>Who loses stays at the table.</source>
        <translation>Häviäjä jää pöytään.</translation>
    </message>
    <message>
        <source>At table 1, the head table, winners stay and losers go to the last.</source>
        <translation>Pöydässä 1, kärkipöydässä, voittajat jäävät ja häviäjät menevät viimeiseen pöytään.</translation>
    </message>
    <message>
        <source>At every other table losers stay and winners go one table towards table 1.</source>
        <translation>Kaikissa muissa pöydissä häviäjät jäävät ja voittajat siirtyvät yhden pöydän kohti pöytää 1.</translation>
    </message>
    <message>
        <source>The winning {role} keeps the seat.</source>
        <translation>Voittanut {role} pitää paikkansa.</translation>
    </message>
    <message>
        <source>The losing {role} keeps the seat.</source>
        <translation>Hävinnyt {role} pitää paikkansa.</translation>
    </message>
    <message>
        <source>The winning {role} stays, but changes seats to play against the last partner.</source>
        <translation>Voittanut {role} jää mutta vaihtaa paikkaa ja pelaa äskeistä pariaan vastaan.</translation>
    </message>
    <message>
        <source>The losing {role} stays, but changes seats to play against the last partner.</source>
        <translation>Hävinnyt {role} jää mutta vaihtaa paikkaa ja pelaa äskeistä pariaan vastaan.</translation>
    </message>
    <message>
        <source>Of the two who stay, whoever sits South or West takes the other of these seats. Of the two who arrive, one from North or East sits North or East, the other South or West.</source>
        <translation>Jäävistä kahdesta se, joka istuu etelässä tai lännessä, siirtyy näistä paikoista toiselle. Tulevista kahdesta pohjoisesta tai idästä tullut istuu pohjoiseen tai itään, toinen etelään tai länteen.</translation>
    </message>
    <message>
        <source>The two who stay remain partners; the two who come become partners.</source>
        <translation>Jäävät kaksi pysyvät parina; tulevista kahdesta tulee pari.</translation>
    </message>
    <message>
        <source>Partners stay together.</source>
        <translation>Parit pysyvät yhdessä.</translation>
    </message>
    <message>
        <source>Chairs are numbered to the left from North, 1 to 4; 1 and 3 play 2 and 4. Of the losers, whoever has the lower number moves one chair on.</source>
        <translation>Tuolit numeroidaan pohjoisesta vasemmalle 1–4; 1 ja 3 pelaavat vastaan 2 ja 4. Häviäjistä se, jolla on pienempi numero, siirtyy yhden tuolin eteenpäin.</translation>
    </message>
    <message>
        <source>Of the winners, whoever had the lower number takes the lower of the free chairs.</source>
        <translation>Voittajista se, jolla oli pienempi numero, ottaa vapaista tuoleista pienemmän.</translation>
    </message>
    <message>
        <source>{seat} stays.</source>
        <translation>{seat} jää.</translation>
    </message>
    <message>
        <source>{seat} moves up by {value}.</source>
        <translation>{seat} siirtyy ylöspäin, pöytiä: {value}.</translation>
    </message>
    <message>
        <source>{seat} moves down by {value}.</source>
        <translation>{seat} siirtyy alaspäin, pöytiä: {value}.</translation>
    </message>
    <message>
        <source>Every {role} stays.</source>
        <translation>Jokainen {role} jää.</translation>
    </message>
    <message>
        <source>Every {role} moves up by {value}.</source>
        <translation>Jokainen {role} siirtyy ylöspäin, pöytiä: {value}.</translation>
    </message>
    <message>
        <source>Every {role} moves down by {value}.</source>
        <translation>Jokainen {role} siirtyy alaspäin, pöytiä: {value}.</translation>
    </message>
    <message>
        <source>Up from the last table is table 1; down from table 1 is the last.</source>
        <translation>Viimeisestä pöydästä ylöspäin on pöytä 1; pöydästä 1 alaspäin on viimeinen.</translation>
    </message>
    <message>
        <source>Where a table is level, cut for who moves as winner.</source>
        <translation>Jos pöytä päättyy tasan, nostakaa kortit siitä, kuka siirtyy voittajana.</translation>
    </message>
    <message>
        <source>After every round you play others who have about as many points as you; the best sit at table 1.</source>
        <translation>Joka kierroksen jälkeen pelaatte muita vastaan, joilla on suunnilleen yhtä monta pistettä; parhaat istuvat pöydässä 1.</translation>
    </message>
    <message>
        <source>In each round one side rests: the lowest of those who have rested least.</source>
        <translation>Joka kierroksella yksi puoli lepää: vähiten levänneistä se, jolla on vähiten pisteitä.</translation>
    </message>
    <message>
        <source>Every team of four has a fort, its home table.</source>
        <translation>Jokaisella nelihenkisellä joukkueella on linnake, sen kotipöytä.</translation>
    </message>
    <message>
        <source>In each round one pair of the team stays there and the other visits another fort; they take turns.</source>
        <translation>Joka kierroksella joukkueen toinen pari jää sinne ja toinen käy toisessa linnakkeessa; he vuorottelevat.</translation>
    </message>
    <message>
        <source>Who is at home sits North and South, visitors East and West.</source>
        <translation>Kotona olevat istuvat pohjoiseen ja etelään, vieraat itään ja länteen.</translation>
    </message>
    <message>
        <source>Round {round}: tables up for visitors: {value}.</source>
        <translation>Kierros {round}: vieraat siirtyvät ylöspäin, pöytiä: {value}.</translation>
    </message>
    <message>
        <source>Stay seated until the next round is read out or hung up.</source>
        <translation>Pysykää paikoillanne, kunnes seuraava kierros luetaan tai ripustetaan seinälle.</translation>
    </message>
    <message>
        <source>{number} {name} stays at table {table}, {seat}</source>
        <translation>{number} {name} jää pöytään {table}, {seat}</translation>
    </message>
    <message>
        <source>{number} {name} stays at table {table} and moves to {seat}</source>
        <translation>{number} {name} jää pöytään {table} ja vaihtaa paikalle {seat}</translation>
    </message>
    <message>
        <source>{number} {name} goes to table {table}, {seat}</source>
        <translation>{number} {name} siirtyy pöytään {table}, {seat}</translation>
    </message>
    <message>
        <source>{number} {name} rests</source>
        <translation>{number} {name} lepää</translation>
    </message>
    <message>
        <source>The winning {role} stays at table {table}, {seat}: {number} {name}</source>
        <translation>Voittanut {role} jää pöytään {table}, {seat}: {number} {name}</translation>
    </message>
    <message>
        <source>The winning {role} stays at table {table} and moves to {seat}: {number} {name}</source>
        <translation>Voittanut {role} jää pöytään {table} ja vaihtaa paikalle {seat}: {number} {name}</translation>
    </message>
    <message>
        <source>The winning {role} goes to table {table}, {seat}: {number} {name}</source>
        <translation>Voittanut {role} siirtyy pöytään {table}, {seat}: {number} {name}</translation>
    </message>
    <message>
        <source>The winning {role} rests: {number} {name}</source>
        <translation>Voittanut {role} lepää: {number} {name}</translation>
    </message>
    <message>
        <source>The losing {role} stays at table {table}, {seat}: {number} {name}</source>
        <translation>Hävinnyt {role} jää pöytään {table}, {seat}: {number} {name}</translation>
    </message>
    <message>
        <source>The losing {role} stays at table {table} and moves to {seat}: {number} {name}</source>
        <translation>Hävinnyt {role} jää pöytään {table} ja vaihtaa paikalle {seat}: {number} {name}</translation>
    </message>
    <message>
        <source>The losing {role} goes to table {table}, {seat}: {number} {name}</source>
        <translation>Hävinnyt {role} siirtyy pöytään {table}, {seat}: {number} {name}</translation>
    </message>
    <message>
        <source>The losing {role} rests: {number} {name}</source>
        <translation>Hävinnyt {role} lepää: {number} {name}</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>Käärme</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Rengas</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Rivi</translation>
    </message>
    <message>
        <source>More even: {what}</source>
        <translation>Tasaisempi: {what}</translation>
    </message>
    <message>
        <source>Less even: {what}</source>
        <translation>Epätasaisempi: {what}</translation>
    </message>
    <message>
        <source>Just as even: nobody meets again more or less often</source>
        <translation>Yhtä tasainen: kukaan ei kohtaa uudelleen useammin eikä harvemmin</translation>
    </message>
    <message>
        <source>pairs parted {before} → {after}</source>
        <translation>erotettuja pareja {before} → {after}</translation>
    </message>
    <message>
        <source>partners met again {before} → {after}</source>
        <translation>samoja pareja uudelleen {before} → {after}</translation>
    </message>
    <message>
        <source>opponents met again {before} → {after}</source>
        <translation>samoja vastustajia uudelleen {before} → {after}</translation>
    </message>
    <message>
        <source>tables sat at again {before} → {after}</source>
        <translation>samoja pöytiä uudelleen {before} → {after}</translation>
    </message>
    <message>
        <source>deal {deal} corrected {when} at {station}</source>
        <translation>jako {deal} korjattu {when}, {station}</translation>
    </message>
    <message>
        <source>deal {deal} corrected {when} at this computer</source>
        <translation>jako {deal} korjattu {when} tällä koneella</translation>
    </message>
    <message>
        <source>totals corrected {when}</source>
        <translation>summat korjattu {when}</translation>
    </message>
    <message>
        <source>{points} for {names}: {reason}</source>
        <translation>{names}: {points}. {reason}</translation>
    </message>
    <message>
        <source>in deal {deal} {ns_names} sat against {ew_names}</source>
        <translation>jaossa {deal} vastakkain: {ns_names} ja {ew_names}</translation>
    </message>
    <message>
        <source>{one} and {another} had sat in each other’s seats</source>
        <translation>{one} ja {another} olivat istuneet toistensa paikoilla</translation>
    </message>
    <message>
        <source>the rounds after it stay seated as they were</source>
        <translation>sen jälkeiset kierrokset jäävät ennalleen</translation>
    </message>
    <message>
        <source>corrected {when}</source>
        <translation>korjattu {when}</translation>
    </message>
    <message>
        <source>adjusted {points}</source>
        <translation>oikaistu {points}</translation>
    </message>
    <message>
        <source>seats changed in deal {deal}</source>
        <translation>paikat vaihdettu jaossa {deal}</translation>
    </message>
    <message>
        <source>seats changed</source>
        <translation>paikat vaihdettu</translation>
    </message>
    <message>
        <source>Control total {counted} of {expected}</source>
        <translation>Tarkistussumma {counted} / {expected}</translation>
    </message>
    <message>
        <source>{control} ({parts})</source>
        <translation>{control} ({parts})</translation>
    </message>
    <message>
        <source>{points} awarded</source>
        <translation>hyvityksiä {points}</translation>
    </message>
    <message>
        <source>{points} by adjustments</source>
        <translation>oikaisuja {points}</translation>
    </message>
    <message>
        <source>{control}
Look again: it is off</source>
        <translation>{control}
Tarkista: ei täsmää</translation>
    </message>
    <message>
        <source>{control}
Look again at {places}</source>
        <translation>{control}
Tarkista: {places}</translation>
    </message>
    <message>
        <source>Everybody plays</source>
        <translation>Kaikki pelaavat</translation>
    </message>
    <message>
        <source>Rest in turn</source>
        <translation>Lepovuorot kiertävät</translation>
    </message>
    <message>
        <source>A pair rests in turn</source>
        <translation>Parien lepovuorot kiertävät</translation>
    </message>
    <message>
        <source>Whoever has no partner rests</source>
        <translation>Ilman paria oleva lepää</translation>
    </message>
    <message>
        <source>A pair rests in turn, and whoever has no partner</source>
        <translation>Parien lepovuorot kiertävät, ja ilman paria oleva lepää</translation>
    </message>
    <message>
        <source>Whoever makes no whole team rests</source>
        <translation>Vajaa joukkue lepää</translation>
    </message>
    <message>
        <source>Dummies in the empty seats</source>
        <translation>Täytepelaajia tyhjille paikoille</translation>
    </message>
    <message>
        <source>A dummy as partner</source>
        <translation>Täytepelaaja pariksi</translation>
    </message>
    <message>
        <source>Share a seat</source>
        <translation>Jaettu paikka</translation>
    </message>
    <message>
        <source>A seat for each again</source>
        <translation>Taas oma paikka kullekin</translation>
    </message>
    <message>
        <source>The organiser fills in</source>
        <translation>Järjestäjä mukaan</translation>
    </message>
    <message>
        <source>The organiser as partner</source>
        <translation>Järjestäjä pariksi</translation>
    </message>
    <message>
        <source>Some play in the other role</source>
        <translation>Jotkut pelaavat toisessa roolissa</translation>
    </message>
    <message>
        <source>Tables: {tables}. There is a seat for everybody.</source>
        <translation>Pöytiä: {tables}. Kaikille on paikka.</translation>
    </message>
    <message>
        <source>Tables: {tables}, resting in each round: {resting}. Nobody rests again before everybody has rested.</source>
        <translation>Pöytiä: {tables}, lepovuorolla joka kierroksella: {resting}. Kukaan ei lepää uudelleen, ennen kuin kaikki ovat levänneet.</translation>
    </message>
    <message>
        <source>Tables: {tables}. One pair rests in each round, and none again before every pair has rested.</source>
        <translation>Pöytiä: {tables}. Joka kierroksella yksi pari lepää, eikä mikään uudelleen, ennen kuin kaikki parit ovat levänneet.</translation>
    </message>
    <message>
        <source>Tables: {tables}. Nobody else rests; whoever has no partner waits for one all evening.</source>
        <translation>Pöytiä: {tables}. Muut eivät lepää; ilman paria oleva odottaa paria koko illan.</translation>
    </message>
    <message>
        <source>Tables: {tables}. One pair rests in each round, each in turn; whoever has no partner waits for one all evening.</source>
        <translation>Pöytiä: {tables}. Joka kierroksella yksi pari lepää vuorollaan; ilman paria oleva odottaa paria koko illan.</translation>
    </message>
    <message>
        <source>Tables: {tables}, without a team of four: {resting}. They wait until they are four.</source>
        <translation>Pöytiä: {tables}, ilman nelihenkistä joukkuetta: {resting}. He odottavat, kunnes heitä on neljä.</translation>
    </message>
    <message>
        <source>Dummies: {missing}, tables: {tables}, and nobody rests. Whoever has time plays the cards of a dummy, or its partner does.</source>
        <translation>Täytepelaajia: {missing}, pöytiä: {tables}, eikä kukaan lepää. Täytepelaajan kortit pelaa joku, jolla on aikaa, tai hänen parinsa.</translation>
    </message>
    <message>
        <source>A dummy is the partner of whoever has none, who plays its cards too. Tables: {tables}; one pair rests in each round, each in turn.</source>
        <translation>Täytepelaaja on ilman paria olevan pari, ja tämä pelaa myös sen kortit. Pöytiä: {tables}; joka kierroksella yksi pari lepää vuorollaan.</translation>
    </message>
    <message>
        <source>Shared seats: {over}, tables: {tables}. Ask for volunteers first; who shares plays in turn.</source>
        <translation>Jaettuja paikkoja: {over}, pöytiä: {tables}. Kysy ensin vapaaehtoisia; paikan jakavat pelaavat vuorotellen.</translation>
    </message>
    <message>
        <source>Seats shared no longer: {value}. Tables: {tables}, resting in each round: {resting}.</source>
        <translation>Paikkoja, joita ei enää jaeta: {value}. Pöytiä: {tables}, lepovuorolla joka kierroksella: {resting}.</translation>
    </message>
    <message>
        <source>One more signs in. Tables: {tables}, and nobody rests.</source>
        <translation>Yksi ilmoittautuu lisää. Pöytiä: {tables}, eikä kukaan lepää.</translation>
    </message>
    <message>
        <source>One more signs in. Tables: {tables}; one pair rests in each round, each in turn.</source>
        <translation>Yksi ilmoittautuu lisää. Pöytiä: {tables}; joka kierroksella yksi pari lepää vuorollaan.</translation>
    </message>
    <message>
        <source>Ask for volunteers first, or take the last who came: {who} as {role}. Then {many} play as {role} and {others} as {other}.</source>
        <translation>Kysy ensin vapaaehtoisia tai ota viimeksi tulleet: {who}, uusi rooli {role}. Silloin roolissa {role} pelaa {many} ja roolissa {other} {others}.</translation>
    </message>
    <message>
        <source>Everybody has a row of their own and plays every deal.</source>
        <translation>Jokaisella on oma rivi, ja jokainen pelaa joka jaon.</translation>
    </message>
    <message>
        <source>Everybody has a row of their own.</source>
        <translation>Jokaisella on oma rivi.</translation>
    </message>
    <message>
        <source>Every pair has one row.</source>
        <translation>Joka parilla on yksi rivi.</translation>
    </message>
    <message>
        <source>Every pair has one row; whoever is alone has one too.</source>
        <translation>Joka parilla on yksi rivi; myös yksin olevalla on rivi.</translation>
    </message>
    <message>
        <source>Every team has one row; whoever has none is listed apart.</source>
        <translation>Joka joukkueella on yksi rivi; joukkueettomat luetellaan erikseen.</translation>
    </message>
    <message>
        <source>Dummies have no place; their partners count like everybody. The control total has the points of dummies too.</source>
        <translation>Täytepelaajat eivät saa sijaa; heidän parinsa lasketaan kuten muut. Tarkistussummassa on myös täytepelaajien pisteet.</translation>
    </message>
    <message>
        <source>The pair has one row like every other.</source>
        <translation>Parilla on yksi rivi kuten muillakin.</translation>
    </message>
    <message>
        <source>Those who share a seat have one row under all their names, one place and one prize.</source>
        <translation>Paikan jakavilla on yksi rivi kaikkien nimillä, yksi sija ja yksi palkinto.</translation>
    </message>
    <message>
        <source>They have a row of their own and count like everybody.</source>
        <translation>Järjestäjällä on oma rivi, ja hänet lasketaan kuten muut.</translation>
    </message>
    <message>
        <source>Their place is among those whose role they play in.</source>
        <translation>Heidän sijansa on niiden joukossa, joiden roolissa he pelaavat.</translation>
    </message>
    <message>
        <source>There is no award: whoever rests gets nothing where a side takes {mean} a deal on average.</source>
        <translation>Hyvitystä ei ole: lepääjä ei saa mitään, kun puoli saa jaosta keskimäärin {mean}.</translation>
    </message>
    <message>
        <source>There is no award: whoever rests gets no points.</source>
        <translation>Hyvitystä ei ole: lepääjä ei saa pisteitä.</translation>
    </message>
    <message>
        <source>Whoever rests gets {award} a deal.</source>
        <translation>Lepääjä saa jakoa kohden {award}.</translation>
    </message>
    <message>
        <source>Whoever rests gets {award} for the round.</source>
        <translation>Lepääjä saa kierroksesta {award}.</translation>
    </message>
    <message>
        <source>Whoever rests gets {award} a deal, just what a side takes on average.</source>
        <translation>Lepääjä saa jakoa kohden {award}, juuri sen, minkä puoli saa keskimäärin.</translation>
    </message>
    <message>
        <source>Whoever rests gets {award} a deal, more than the {mean} that a side takes on average: resting helps.</source>
        <translation>Lepääjä saa jakoa kohden {award}, enemmän kuin puolen keskiarvo {mean}: lepäämisestä on etua.</translation>
    </message>
    <message>
        <source>Whoever rests gets {award} a deal, less than the {mean} that a side takes on average: resting costs.</source>
        <translation>Lepääjä saa jakoa kohden {award}, vähemmän kuin puolen keskiarvo {mean}: lepäämisestä on haittaa.</translation>
    </message>
    <message>
        <source>That holds for earlier rests too.</source>
        <translation>Tämä koskee myös aiempia lepovuoroja.</translation>
    </message>
    <message>
        <source>Control total of a round: {tables} × {at_table} + {resting} × {at_rest} = {sum}.</source>
        <translation>Kierroksen tarkistussumma: {tables} × {at_table} + {resting} × {at_rest} = {sum}.</translation>
    </message>
    <message>
        <source>Control total of a round: {tables} × {at_table} = {sum}.</source>
        <translation>Kierroksen tarkistussumma: {tables} × {at_table} = {sum}.</translation>
    </message>
    <message>
        <source>Score cards</source>
        <translation>Pistekortit</translation>
    </message>
    <message>
        <source>Table slips</source>
        <translation>Tuloslaput</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Pöytäkirjat</translation>
    </message>
    <message>
        <source>Cross table</source>
        <translation>Ristitaulukko</translation>
    </message>
    <message>
        <source>Guide cards</source>
        <translation>Reittikortit</translation>
    </message>
    <message>
        <source>Sign-in list</source>
        <translation>Ilmoittautumislista</translation>
    </message>
    <message>
        <source>Table numbers</source>
        <translation>Pöytänumerot</translation>
    </message>
    <message>
        <source>The M.C.’s sheet</source>
        <translation>Juontajan lehti</translation>
    </message>
    <message>
        <source>The points of each player, round by round, with totals and places.</source>
        <translation>Kunkin pelaajan pisteet kierroksittain, summat ja sijat.</translation>
    </message>
    <message>
        <source>A card for each player, or pair, with their way: round, table, seat, partner and opponents.</source>
        <translation>Kortti joka pelaajalle tai parille: kierros, pöytä, paikka, pari ja vastustajat.</translation>
    </message>
    <message>
        <source>Everybody by name with a box for the money, for the door.</source>
        <translation>Kaikki nimen mukaan ja ruutu maksulle, ovelle.</translation>
    </message>
    <message>
        <source>A large number for each table.</source>
        <translation>Suuri numero joka pöytään.</translation>
    </message>
    <message>
        <source>What to read aloud, who moves and when, the trumps of each round, and the interval.</source>
        <translation>Mitä luetaan ääneen, kuka siirtyy ja milloin, kierrosten valtit ja tauko.</translation>
    </message>
    <message>
        <source>Places, totals and halves, for the wall.</source>
        <translation>Sijat, summat ja puoliskot, seinälle.</translation>
    </message>
    <message>
        <source>Who sits where, by table and by name to be read aloud, and the plan of the room.</source>
        <translation>Kuka istuu missä, pöydän ja nimen mukaan ääneen luettavaksi, ja salin piirros.</translation>
    </message>
    <message>
        <source>A card for each player, or pair, to carry from table to table.</source>
        <translation>Kortti joka pelaajalle tai parille, kulkee mukana pöydästä pöytään.</translation>
    </message>
    <message>
        <source>A slip for each table to fill in and hand in after a round.</source>
        <translation>Lappu joka pöydälle täytettäväksi ja annettavaksi kierroksen jälkeen.</translation>
    </message>
    <message>
        <source>What each table wrote, deal by deal, with the points and why.</source>
        <translation>Mitä kukin pöytä kirjasi, jako jaolta, pisteet ja perusteet.</translation>
    </message>
    <message>
        <source>total</source>
        <translation>yhteispisteet</translation>
    </message>
    <message>
        <source>awarded</source>
        <translation>hyvitykset</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>oikaisut</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>väliin jääneet</translation>
    </message>
    <message>
        <source>average of a deal</source>
        <translation>jaon keskiarvo</translation>
    </message>
    <message>
        <source>1st half</source>
        <translation>1. puolisko</translation>
    </message>
    <message>
        <source>2nd half</source>
        <translation>2. puolisko</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>jaot</translation>
    </message>
    <message>
        <source>won</source>
        <translation>voitot</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>erotus</translation>
    </message>
    <message>
        <source>rubbers</source>
        <translation>robbertit</translation>
    </message>
    <message>
        <source>games</source>
        <translation>pelit</translation>
    </message>
    <message>
        <source>highest deal</source>
        <translation>paras jako</translation>
    </message>
    <message>
        <source>last deal</source>
        <translation>viimeinen jako</translation>
    </message>
    <message>
        <source>who led last</source>
        <translation>viimeksi johtanut</translation>
    </message>
    <message>
        <source>head to head</source>
        <translation>keskinäinen tulos</translation>
    </message>
    <message>
        <source>decided by hand</source>
        <translation>ratkaistu käsin</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ei mitään</translation>
    </message>
    <message>
        <source>the award</source>
        <translation>hyvitys</translation>
    </message>
    <message>
        <source>their own average</source>
        <translation>oma keskiarvo</translation>
    </message>
    <message>
        <source>from the tables</source>
        <translation>pöydistä</translation>
    </message>
    <message>
        <source>from people’s own cards, without a seating</source>
        <translation>pelaajien omista korteista, ilman istumajärjestystä</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Sivu {page}/{pages}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>kyllä</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ei</translation>
    </message>
    <message>
        <source>any</source>
        <translation>mikä tahansa</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ei mitään</translation>
    </message>
    <message>
        <source>{points} if the loser has {figures}</source>
        <translation>{points} (häviäjällä {figures})</translation>
    </message>
    <message>
        <source>{points} if {figures}</source>
        <translation>{points} ({figures})</translation>
    </message>
    <message>
        <source>Provisional. Results are missing: {missing}</source>
        <translation>Alustava. Tuloksia puuttuu: {missing}</translation>
    </message>
    <message>
        <source>Provisional. Cards are missing: {names}</source>
        <translation>Alustava. Kortteja puuttuu: {names}</translation>
    </message>
    <message>
        <source>Corrected {when}</source>
        <translation>Korjattu {when}</translation>
    </message>
    <message>
        <source>round {round} (tables: {tables})</source>
        <translation>kierros {round} (pöydät: {tables})</translation>
    </message>
    <message>
        <source>� stands for a letter that cannot be printed here: {whom}</source>
        <translation>� on kirjain, jota ei voi tulostaa tässä: {whom}</translation>
    </message>
    <message>
        <source>number {number} ({codes})</source>
        <translation>numero {number} ({codes})</translation>
    </message>
    <message>
        <source>“{text}” ({codes})</source>
        <translation>”{text}” ({codes})</translation>
    </message>
    <message>
        <source>Standings after round {round} of {rounds}</source>
        <translation>Tulostaulukko kierroksen {round}/{rounds} jälkeen</translation>
    </message>
    <message>
        <source>Standings by people’s own cards</source>
        <translation>Tulostaulukko pelaajien omista korteista</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Luettelo</translation>
    </message>
    <message>
        <source>Without a role</source>
        <translation>Ilman roolia</translation>
    </message>
    <message>
        <source>Not at a table yet</source>
        <translation>Ei vielä pöydässä</translation>
    </message>
    <message>
        <source>Team {team}</source>
        <translation>Joukkue {team}</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Joukkue</translation>
    </message>
    <message>
        <source>Each line has places of its own, since the two never meet.</source>
        <translation>Kummallakin linjalla on omat sijansa, sillä ne eivät kohtaa.</translation>
    </message>
    <message>
        <source>Whoever rests is awarded {value} for each deal; the totals hold these points.</source>
        <translation>Lepääjä saa joka jaosta hyvitystä {value}; pisteet ovat mukana summissa.</translation>
    </message>
    <message>
        <source>Whoever rests is awarded {value} for the round; the totals hold these points.</source>
        <translation>Lepääjä saa kierroksesta hyvitystä {value}; pisteet ovat mukana summissa.</translation>
    </message>
    <message>
        <source>A deal that somebody missed counts nothing.</source>
        <translation>Väliin jääneestä jaosta ei saa mitään.</translation>
    </message>
    <message>
        <source>For a deal that somebody missed {value} are awarded; the totals hold these points.</source>
        <translation>Väliin jääneestä jaosta saa hyvitystä {value}; pisteet ovat mukana summissa.</translation>
    </message>
    <message>
        <source>A deal that somebody missed counts the average of those they played; the totals hold these points.</source>
        <translation>Väliin jääneestä jaosta saa omien pelattujen jakojen keskiarvon; pisteet ovat mukana summissa.</translation>
    </message>
    <message numerus="yes">
        <source>{names}: {deals} of {planned} deals</source>
        <comment>planned</comment>
        <translation>
            <numerusform>{names}: {deals}/{planned} jako</numerusform>
            <numerusform>{names}: {deals}/{planned} jakoa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} do not fit on a sheet; allowed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} ei mahdu arkille; sallittu: {allowed}</numerusform>
            <numerusform>{value} ei mahdu arkille; sallittu: {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>blank forms cannot be made for {value} players; allowed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>tyhjiä lomakkeita ei voi tehdä {value} pelaajalle; sallittu: {allowed}</numerusform>
            <numerusform>tyhjiä lomakkeita ei voi tehdä {value} pelaajalle; sallittu: {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Handed in as totals of {deals} deals, without its deals.</source>
        <comment>deals</comment>
        <translation>
            <numerusform>Annettu {deals} jaon summana, ilman jakoa.</numerusform>
            <numerusform>Annettu {deals} jaon summina, ilman jakoja.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names}: rounds missed: {missed}</source>
        <translation>{names}: väliin jääneet kierrokset: {missed}</translation>
    </message>
    <message>
        <source>{document}, round {round}</source>
        <comment>in the name of a file</comment>
        <translation>{document}, kierros {round}</translation>
    </message>
    <message>
        <source>Corrected {when}: {tables}</source>
        <translation>Korjattu {when}: {tables}</translation>
    </message>
    <message>
        <source>Missed deals: {value} each</source>
        <translation>Väliin jääneet jaot: {value} kustakin</translation>
    </message>
    <message>
        <source>Missed deals: own average</source>
        <translation>Väliin jääneet jaot: oma keskiarvo</translation>
    </message>
    <message>
        <source>Round {round}: {points} for {names} – {reason}</source>
        <translation>Kierros {round}: {names} {points} – {reason}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: {points} for {names} – {reason}</source>
        <translation>Kierros {round}, pöytä {table}: {names} {points} – {reason}</translation>
    </message>
    <message>
        <source>{points} for {names} – {reason}</source>
        <translation>{names} {points} – {reason}</translation>
    </message>
    <message>
        <source>{name} (from round {round})</source>
        <translation>{name} (kierroksesta {round})</translation>
    </message>
    <message>
        <source>One seat: {people}</source>
        <translation>Yhteinen paikka: {people}</translation>
    </message>
    <message>
        <source>{name} {points} (deals: {deals})</source>
        <translation>{name} {points} (jakoja: {deals})</translation>
    </message>
    <message>
        <source>Dummies have no place, but their points are in the control total: {names}.</source>
        <translation>Täytepelaajat eivät saa sijaa, mutta heidän pisteensä ovat tarkistussummassa: {names}.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Sija</translation>
    </message>
    <message>
        <source>{place}=</source>
        <translation>{place}=</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nro</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nimi</translation>
    </message>
    <message>
        <source>Places are decided by {steps}; those who are level in all of it share a place (=).</source>
        <translation>Sijat ratkaistaan järjestyksessä: {steps}; niissä kaikissa tasan olevat jakavat sijan (=).</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, sitten </translation>
    </message>
    <message>
        <source>Control: all totals together make {sum}, as they should.</source>
        <translation>Tarkistus: kaikki summat ovat yhteensä {sum}, kuten pitääkin.</translation>
    </message>
    <message>
        <source>Control: all totals together make {sum} and should make {expected}.</source>
        <translation>Tarkistus: kaikki summat ovat yhteensä {sum}, mutta pitäisi olla {expected}.</translation>
    </message>
    <message>
        <source>Results are missing: {missing}.</source>
        <translation>Tuloksia puuttuu: {missing}.</translation>
    </message>
    <message>
        <source>{mark} sat at a table whose figures do not add up and were taken as they are.</source>
        <translation>{mark} istui pöydässä, jonka luvut eivät täsmää; ne on otettu sellaisinaan.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: {remark}</source>
        <translation>Kierros {round}, pöytä {table}: {remark}</translation>
    </message>
    <message>
        <source>Round {round}, table {table} could not play: {reason}</source>
        <translation>Kierros {round}, pöytä {table} ei voinut pelata: {reason}</translation>
    </message>
    <message>
        <source>Round {round}, table {table} stopped early: {reason}</source>
        <translation>Kierros {round}, pöytä {table} lopetti kesken: {reason}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, by table</source>
        <translation>Kierros {round}/{rounds}, pöydän mukaan</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, by name</source>
        <translation>Kierros {round}/{rounds}, nimen mukaan</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, plan of the room</source>
        <translation>Kierros {round}/{rounds}, salin piirros</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Paikka</translation>
    </message>
    <message>
        <source>Rests: {names}</source>
        <translation>Lepää: {names}</translation>
    </message>
    <message>
        <source>Cross table after round {round} of {rounds}</source>
        <translation>Ristitaulukko kierroksen {round}/{rounds} jälkeen</translation>
    </message>
    <message>
        <source>Awarded</source>
        <translation>Hyvitykset</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Oikaisut</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Yhteensä</translation>
    </message>
    <message>
        <source>Guide card</source>
        <translation>Reittikortti</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Vastassa</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rooli</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Maksettu</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Jaot</translation>
    </message>
    <message>
        <source>To read aloud</source>
        <translation>Luettavaksi</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Tauko</translation>
    </message>
    <message>
        <source>Players: {count}</source>
        <translation>Pelaajia: {count}</translation>
    </message>
    <message>
        <source>Tables: {count}, numbered {first} to {last}</source>
        <translation>Pöytiä: {count}, numerot {first}–{last}</translation>
    </message>
    <message>
        <source>Rounds: {count}</source>
        <translation>Kierroksia: {count}</translation>
    </message>
    <message>
        <source>Deals in a round: {count}; in all: {all}</source>
        <translation>Jakoja kierroksella: {count}; yhteensä: {all}</translation>
    </message>
    <message>
        <source>A round lasts until the rubber is decided.</source>
        <translation>Kierros kestää, kunnes robbertti on ratkennut.</translation>
    </message>
    <message>
        <source>Interval: after round {round}</source>
        <translation>Tauko: kierroksen {round} jälkeen</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Lepää</translation>
    </message>
    <message>
        <source>where people go depends on who wins, so nobody’s way is known beforehand</source>
        <translation>siirtymiset riippuvat voittajista, joten kenenkään reittiä ei tiedetä etukäteen</translation>
    </message>
    <message>
        <source>this document is not printed on {value}; allowed: {allowed}</source>
        <translation>tätä asiakirjaa ei tulosteta kokoon {value}; sallittu: {allowed}</translation>
    </message>
    <message>
        <source>Score card</source>
        <translation>Pistekortti</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Jako</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kierros</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Valtti</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Pöytä</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Tikit</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>Tarkastanut</translation>
    </message>
    <message>
        <source>away</source>
        <translation>poissa</translation>
    </message>
    <message>
        <source>Half-time</source>
        <translation>Puoliaika</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pass</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Kierros {round}</translation>
    </message>
    <message>
        <source>N</source>
        <translation>P</translation>
    </message>
    <message>
        <source>E</source>
        <translation>I</translation>
    </message>
    <message>
        <source>S</source>
        <translation>E</translation>
    </message>
    <message>
        <source>W</source>
        <translation>L</translation>
    </message>
    <message>
        <source>N–S</source>
        <translation>P–E</translation>
    </message>
    <message>
        <source>E–W</source>
        <translation>I–L</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <translation>Kierros {round}, pöytä {table}</translation>
    </message>
    <message>
        <source>Stopped early: {reason}</source>
        <translation>Lopetettu kesken: {reason}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Jakaja</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Miksi</translation>
    </message>
    <message>
        <source>Rubber {rubber}, game {game}</source>
        <translation>Robbertti {rubber}, peli {game}</translation>
    </message>
    <message>
        <source>Game {game}</source>
        <translation>Peli {game}</translation>
    </message>
    <message>
        <source>Waiting points enter</source>
        <translation>Odottavat pisteet mukaan</translation>
    </message>
    <message>
        <source>Game not finished</source>
        <translation>Peli kesken</translation>
    </message>
    <message>
        <source>Still waiting</source>
        <translation>Odottaa vielä</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonukset</translation>
    </message>
    <message>
        <source>Handed in as totals, without its deals.</source>
        <translation>Annettu summina, ilman jakoja.</translation>
    </message>
    <message>
        <source>Handed in as totals: {ns} to {ew}</source>
        <translation>Annettu summina: {ns} – {ew}</translation>
    </message>
    <message>
        <source>Adjusted, beside this sheet: {points} for {names}. {reason}</source>
        <translation>Oikaistu tämän pöytäkirjan lisäksi: {names} {points}. {reason}</translation>
    </message>
    <message>
        <source>In deal {deal} {ns_names} sat against {ew_names}.</source>
        <translation>Jaossa {deal} vastakkain: {ns_names} ja {ew_names}.</translation>
    </message>
    <message>
        <source>Total so far</source>
        <translation>Yhteensä tähän asti</translation>
    </message>
    <message>
        <source>the results come from people’s own cards, so nobody is seated and no table hands in a slip</source>
        <translation>tulokset saadaan pelaajien omista korteista, joten ketään ei sijoiteta eikä mikään pöytä anna tuloslappua</translation>
    </message>
    <message>
        <source>no round is seated yet, so there is nothing to print</source>
        <translation>yhtään kierrosta ei ole vielä arvottu, joten tulostettavaa ei ole</translation>
    </message>
    <message>
        <source>Prize list</source>
        <translation>Palkintoluettelo</translation>
    </message>
    <message>
        <source>Announcer sheet</source>
        <translation>Kuuluttajan lista</translation>
    </message>
    <message>
        <source>Who wins which prize, by how much, and how ties were settled.</source>
        <translation>Kuka voittaa minkä palkinnon, millä tuloksella ja miten tasatilanteet ratkaistiin.</translation>
    </message>
    <message>
        <source>The prizes from the lowest to the highest, in large print, to be read aloud.</source>
        <translation>Palkinnot alimmasta ylimpään suurella tekstillä ääneen luettavaksi.</translation>
    </message>
    <message>
        <source>there are no prizes yet, so there is nothing to print</source>
        <translation>palkintoja ei vielä ole, joten tulostettavaa ei ole</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Ensimmäinen</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Toinen</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>Kolmas</translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation>Neljäs</translation>
    </message>
    <message>
        <source>Fifth</source>
        <translation>Viides</translation>
    </message>
    <message>
        <source>Sixth</source>
        <translation>Kuudes</translation>
    </message>
    <message>
        <source>Seventh</source>
        <translation>Seitsemäs</translation>
    </message>
    <message>
        <source>Eighth</source>
        <translation>Kahdeksas</translation>
    </message>
    <message>
        <source>Ninth</source>
        <translation>Yhdeksäs</translation>
    </message>
    <message>
        <source>Tenth</source>
        <translation>Kymmenes</translation>
    </message>
    <message>
        <source>{ordinal}</source>
        <translation>{ordinal} sija</translation>
    </message>
    <message>
        <source>{ordinal} {who}</source>
        <translation>{ordinal} sija, {who}</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>Sija {place}</translation>
    </message>
    <message>
        <source>Place {place}, {who}</source>
        <translation>Sija {place}, {who}</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Paras</translation>
    </message>
    <message>
        <source>Best {who}</source>
        <translation>Paras {who}</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Vähiten pisteitä</translation>
    </message>
    <message>
        <source>Lowest {who}</source>
        <translation>Vähiten pisteitä, {who}</translation>
    </message>
    <message>
        <source>Most deals of ten or more</source>
        <translation>Eniten jakoja, joissa vähintään kymmenen</translation>
    </message>
    <message>
        <source>Most deals of {least} or more</source>
        <translation>Eniten jakoja, joissa vähintään {least}</translation>
    </message>
    <message>
        <source>Longest at one table</source>
        <translation>Pisimpään yhdessä pöydässä</translation>
    </message>
    <message>
        <source>Most moves</source>
        <translation>Eniten siirtymisiä</translation>
    </message>
    <message>
        <source>Highest deal</source>
        <translation>Paras jako</translation>
    </message>
    <message>
        <source>Deal {deal} (drawn)</source>
        <translation>Jako {deal} (arvottu)</translation>
    </message>
    <message>
        <source>{prize}, {who}</source>
        <translation>{prize}, {who}</translation>
    </message>
    <message>
        <source>{prize} of the first half</source>
        <translation>{prize}, ensimmäinen puolisko</translation>
    </message>
    <message>
        <source>{prize} of the second half</source>
        <translation>{prize}, toinen puolisko</translation>
    </message>
    <message>
        <source>{step}: {figure}</source>
        <translation>{step}: {figure}</translation>
    </message>
    <message>
        <source>deals of {least} or more</source>
        <translation>jakoja, joissa vähintään {least}</translation>
    </message>
    <message>
        <source>rounds on end at one table</source>
        <translation>kierroksia peräkkäin yhdessä pöydässä</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>siirtymisiä</translation>
    </message>
    <message>
        <source>in one deal</source>
        <translation>yhdessä jaossa</translation>
    </message>
    <message>
        <source>in deal {deal}</source>
        <translation>jaossa {deal}</translation>
    </message>
    <message>
        <source>{whole}.{hundredths}</source>
        <translation>{whole},{hundredths}</translation>
    </message>
    <message>
        <source>{amount} each</source>
        <translation>{amount} kullekin</translation>
    </message>
    <message>
        <source>Nobody so far</source>
        <translation>Ei vielä kukaan</translation>
    </message>
    <message>
        <source>Still to be given to somebody</source>
        <translation>Antamatta vielä kenellekään</translation>
    </message>
    <message>
        <source>Still to be settled between {names}</source>
        <translation>Ratkaisematta vielä: {names}</translation>
    </message>
    <message>
        <source>Level in {steps}</source>
        <translation>Tasan: {steps}</translation>
    </message>
    <message>
        <source>Cut between {names}</source>
        <translation>Nosto: {names}</translation>
    </message>
    <message>
        <source>Played off between {names}</source>
        <translation>Ratkaisupeli: {names}</translation>
    </message>
    <message>
        <source>Shared between {names}</source>
        <translation>Jaettu: {names}</translation>
    </message>
    <message>
        <source>{settled} ({note})</source>
        <translation>{settled} ({note})</translation>
    </message>
    <message>
        <source>Passed over, with a prize already: {names}</source>
        <translation>Ohitettu, koska on jo palkinto: {names}</translation>
    </message>
    <message>
        <source>Given to {names} – corrected since</source>
        <translation>Annettu: {names} – korjattu sen jälkeen</translation>
    </message>
    <message>
        <source>Prizes after round {round} of {rounds}</source>
        <translation>Palkinnot kierroksen {round}/{rounds} jälkeen</translation>
    </message>
    <message>
        <source>Prizes by people’s own cards</source>
        <translation>Palkinnot pelaajien omista korteista</translation>
    </message>
    <message>
        <source>Announcer sheet after round {round} of {rounds}</source>
        <translation>Kuuluttajan lista kierroksen {round}/{rounds} jälkeen</translation>
    </message>
    <message>
        <source>Announcer sheet by people’s own cards</source>
        <translation>Kuuluttajan lista pelaajien omista korteista</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Palkinto</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Voittaja</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Tulos</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Summa</translation>
    </message>
    <message>
        <source>About it</source>
        <translation>Lisätietoja</translation>
    </message>
    <message>
        <source>At the interval</source>
        <translation>Tauolla</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Lopussa</translation>
    </message>
    <message>
        <source>Places are decided by {steps}; those who are level in all of it cut, play off or share.</source>
        <translation>Sijat ratkaistaan järjestyksessä: {steps}; niissä kaikissa tasan olevat nostavat kortit, pelaavat ratkaisupelin tai jakavat.</translation>
    </message>
    <message>
        <source>Nobody has two prizes: the more valuable one is kept, and the other goes to the next.</source>
        <translation>Kukaan ei saa kahta palkintoa: arvokkaampi jää, ja toinen menee seuraavalle.</translation>
    </message>
    <message>
        <source>Whoever went home wins too.</source>
        <translation>Myös kotiin lähtenyt voittaa.</translation>
    </message>
    <message>
        <source>Whoever went home wins nothing.</source>
        <translation>Kotiin lähtenyt ei voita mitään.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nimi</translation>
    </message>
    <message>
        <source>nickname</source>
        <translation>kutsumanimi</translation>
    </message>
    <message>
        <source>club number</source>
        <translation>jäsennumero</translation>
    </message>
    <message>
        <source>title</source>
        <translation>nimi</translation>
    </message>
    <message>
        <source>venue</source>
        <translation>pelipaikka</translation>
    </message>
    <message>
        <source>number</source>
        <translation>numero</translation>
    </message>
    <message>
        <source>role</source>
        <translation>rooli</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>pari</translation>
    </message>
    <message>
        <source>team</source>
        <translation>joukkue</translation>
    </message>
    <message>
        <source>(forgotten)</source>
        <translation>(unohdettu)</translation>
    </message>
    <message>
        <source>What the club keeps of {name}</source>
        <translation>Mitä kerholla on tallessa: {name}</translation>
    </message>
    <message>
        <source>From the book of {club}, {when}</source>
        <translation>Kerhon kirjoista: {club}, {when}</translation>
    </message>
    <message>
        <source>From the club’s book, {when}</source>
        <translation>Kerhon kirjoista, {when}</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Tiedot</translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation>Kutsumanimi</translation>
    </message>
    <message>
        <source>Club no.</source>
        <translation>Jäsennro</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Arkistoitu</translation>
    </message>
    <message>
        <source>Also entered as</source>
        <translation>Kirjattu myös nimellä</translation>
    </message>
    <message>
        <source>Earlier entries, which the journal of changes keeps</source>
        <translation>Aiemmat merkinnät, jotka muutosten päiväkirja säilyttää</translation>
    </message>
    <message>
        <source>Wishes for every evening</source>
        <translation>Toiveet joka illaksi</translation>
    </message>
    <message>
        <source>Never at one table with {name}</source>
        <translation>Ei koskaan samaan pöytään: {name}</translation>
    </message>
    <message>
        <source>At one table with {name}</source>
        <translation>Samaan pöytään: {name}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Päivä</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Kilpailu</translation>
    </message>
    <message>
        <source>Name there</source>
        <translation>Nimi siellä</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Huomautukset</translation>
    </message>
    <message>
        <source>shared seat</source>
        <translation>jaettu paikka</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>maksettu</translation>
    </message>
    <message>
        <source>was handed a prize</source>
        <translation>sai palkinnon</translation>
    </message>
    <message>
        <source>adjustment {points}: {reason}</source>
        <translation>oikaisu {points}: {reason}</translation>
    </message>
    <message>
        <source>Rounds together</source>
        <translation>Yhteisiä kierroksia</translation>
    </message>
    <message>
        <source>Every seat and what was written at the table stands in the same export as data (JSON).</source>
        <translation>Kaikki paikat ja pöydissä kirjoitetut tulokset ovat samassa viennissä tietoina (JSON).</translation>
    </message>
    <message numerus="yes">
        <source>{name} in {rounds} rounds</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{name} ({rounds} kierros)</numerusform>
            <numerusform>{name} ({rounds} kierrosta)</numerusform>
        </translation>
    </message>
    <message>
        <source>To read (HTML)</source>
        <translation>Luettavaksi (HTML)</translation>
    </message>
    <message>
        <source>As data (JSON)</source>
        <translation>Tietoina (JSON)</translation>
    </message>
    <message>
        <source>wish</source>
        <translation>toive</translation>
    </message>
    <message>
        <source>table</source>
        <translation>pöytä</translation>
    </message>
    <message>
        <source>award for resting</source>
        <translation>hyvitys levosta</translation>
    </message>
    <message>
        <source>totals</source>
        <translation>summat</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pisteet</translation>
    </message>
    <message>
        <source>first half</source>
        <translation>ensimmäinen puolisko</translation>
    </message>
    <message>
        <source>second half</source>
        <translation>toinen puolisko</translation>
    </message>
    <message>
        <source>fee</source>
        <translation>maksu</translation>
    </message>
    <message>
        <source>number of evenings that count</source>
        <translation>laskettavien iltojen määrä</translation>
    </message>
    <message>
        <source>points for places</source>
        <translation>sijapisteet</translation>
    </message>
    <message>
        <source>what for</source>
        <translation>mistä</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>valuutta</translation>
    </message>
    <message>
        <source>way of entering results</source>
        <translation>tulosten kirjaustapa</translation>
    </message>
    <message>
        <source>place</source>
        <translation>sija</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>rahasumma</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>jako</translation>
    </message>
    <message>
        <source>half</source>
        <translation>puolisko</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>voittaja</translation>
    </message>
    <message>
        <source>note</source>
        <translation>huomautus</translation>
    </message>
    <message>
        <source>number of rounds</source>
        <translation>kierrosten määrä</translation>
    </message>
    <message>
        <source>deals in a round</source>
        <translation>jakoja kierroksella</translation>
    </message>
    <message>
        <source>interval after round</source>
        <translation>tauko kierroksen jälkeen</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>huomautus</translation>
    </message>
    <message>
        <source>reason for stopping</source>
        <translation>lopettamisen syy</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>syy</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>siirtymistapa</translation>
    </message>
    <message>
        <source>scoring</source>
        <translation>pistelasku</translation>
    </message>
    <message>
        <source>open a drive first</source>
        <translation>avaa ensin kilpailu</translation>
    </message>
    <message>
        <source>a person needs a name</source>
        <translation>henkilöllä pitää olla nimi</translation>
    </message>
    <message>
        <source>a drive needs a title</source>
        <translation>kilpailulla pitää olla nimi</translation>
    </message>
    <message>
        <source>say why: the reason is kept with the results</source>
        <translation>kerro miksi: syy säilyy tulosten mukana</translation>
    </message>
    <message numerus="yes">
        <source>the {field} has {value} characters; at most {allowed} fit</source>
        <comment>value</comment>
        <translation>
            <numerusform>{field}: {value} merkki ei mahdu; enintään {allowed}</numerusform>
            <numerusform>{field}: {value} merkkiä ei mahdu; enintään {allowed}</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} cannot be somebody’s number; allowed: {allowed}</source>
        <translation>{value} ei voi olla henkilön numero; sallittu: {allowed}</translation>
    </message>
    <message numerus="yes">
        <source>a wish like this needs {allowed} people, not {value}</source>
        <comment>allowed</comment>
        <translation>
            <numerusform>tällaiseen toiveeseen tarvitaan {allowed} pelaaja, ei {value}</numerusform>
            <numerusform>tällaiseen toiveeseen tarvitaan {allowed} pelaajaa, ei {value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} points cannot be given; allowed: {allowed}, but not 0</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} pistettä ei voi antaa; sallittu: {allowed}, mutta ei 0</numerusform>
            <numerusform>{value} pistettä ei voi antaa; sallittu: {allowed}, mutta ei 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a card has {allowed} deals, not {value}</source>
        <comment>allowed</comment>
        <translation>
            <numerusform>kortissa on {allowed} jako, ei {value}</numerusform>
            <numerusform>kortissa on {allowed} jakoa, ei {value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} prizes are too many; allowed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} palkinto on liikaa; sallittu: {allowed}</numerusform>
            <numerusform>{value} palkintoa on liikaa; sallittu: {allowed}</numerusform>
        </translation>
    </message>
    <message>
        <source>whoever this was has asked to be forgotten</source>
        <translation>tämä henkilö on pyytänyt poistamaan tietonsa</translation>
    </message>
    <message numerus="yes">
        <source>the drive is planned for {value} rounds; plan more to go on</source>
        <comment>value</comment>
        <translation>
            <numerusform>kilpailuun on suunniteltu {value} kierros; jatka suunnittelemalla lisää</numerusform>
            <numerusform>kilpailuun on suunniteltu {value} kierrosta; jatka suunnittelemalla lisää</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {count}: {document}</source>
        <translation>{number}/{count}: {document}</translation>
    </message>
    <message>
        <source>{number} ({title}, {day})</source>
        <translation>{number} ({title}, {day})</translation>
    </message>
    <message>
        <source>the club has no drive yet, so there is nothing to print</source>
        <translation>kerholla ei ole vielä kilpailua, joten tulostettavaa ei ole</translation>
    </message>
    <message>
        <source>there is no drive {value}; the latest are: {allowed}</source>
        <translation>kilpailua {value} ei ole; viimeisimmät: {allowed}</translation>
    </message>
    <message numerus="yes">
        <source>{value} slips are given for {allowed} tables</source>
        <comment>value</comment>
        <translation>
            <numerusform>annettiin {value} tuloslappu, pöytiä on {allowed}</numerusform>
            <numerusform>annettiin {value} tuloslappua, pöytiä on {allowed}</numerusform>
        </translation>
    </message>
    <message>
        <source>the {field} cannot be {value}; allowed: {allowed}</source>
        <translation>{field} ei voi olla {value}; sallittu: {allowed}</translation>
    </message>
    <message>
        <source>points for coming</source>
        <translation>osallistumispisteet</translation>
    </message>
    <message>
        <source>there is no role {value}; allowed: {allowed}</source>
        <translation>roolia {value} ei ole; sallittu: {allowed}</translation>
    </message>
    <message>
        <source>number {value} belongs to somebody else</source>
        <translation>numero {value} on jo toisella</translation>
    </message>
    <message>
        <source>pair {value} has two players already</source>
        <translation>parissa {value} on jo kaksi pelaajaa</translation>
    </message>
    <message>
        <source>team {value} has four players already</source>
        <translation>joukkueessa {value} on jo neljä pelaajaa</translation>
    </message>
    <message>
        <source>{value} shares a seat, and its {field} is that of the person whose seat it is</source>
        <translation>{value} jakaa paikan, ja {field} on sama kuin paikan haltijalla</translation>
    </message>
    <message>
        <source>{value} cannot share a seat with {with_name}</source>
        <translation>{value} ei voi jakaa tätä paikkaa: {with_name}</translation>
    </message>
    <message>
        <source>{value} already has somebody who shares their seat</source>
        <translation>{value} jakaa paikkansa jo jonkun kanssa</translation>
    </message>
    <message>
        <source>{value} has been seated, and their results stay as they are; take the rounds back first</source>
        <translation>{value} on jo sijoitettu, ja tulokset jäävät ennalleen; peru ensin kierrokset</translation>
    </message>
    <message>
        <source>say which table is wished for, as a number; allowed: {allowed}</source>
        <translation>kerro toivottu pöytä numerona; sallittu: {allowed}</translation>
    </message>
    <message>
        <source>this wish is noted already</source>
        <translation>tämä toive on jo merkitty</translation>
    </message>
    <message>
        <source>there is no couple to part; give both the same pair number at the sign-in first</source>
        <translation>erotettavia pareja ei ole; anna ensin molemmille sama parinumero ilmoittautumisessa</translation>
    </message>
    <message>
        <source>there is no wish {value}</source>
        <translation>toivetta {value} ei ole</translation>
    </message>
    <message>
        <source>several members are called {value}; sign the one who is meant in at the door, by number or nickname</source>
        <translation>usealla jäsenellä on nimi {value}; ilmoita oikea numeron tai kutsumanimen perusteella</translation>
    </message>
    <message>
        <source>nobody in the list has the number or the name {value}</source>
        <translation>luettelossa ei ole numeroa tai nimeä {value}</translation>
    </message>
    <message>
        <source>{value} may be {names}; type the number</source>
        <translation>{value} voi olla {names}; kirjoita numero</translation>
    </message>
    <message>
        <source>no side can have {value}; allowed: {allowed}</source>
        <translation>puolella ei voi olla {value}; sallittu: {allowed}</translation>
    </message>
    <message>
        <source>the totals add up to {value}, and should to {allowed}; say why if it is true</source>
        <translation>summat ovat yhteensä {value}, pitäisi olla {allowed}; kerro miksi, jos se pitää paikkansa</translation>
    </message>
    <message>
        <source>this table has handed in no totals</source>
        <translation>tämä pöytä ei ole antanut summia</translation>
    </message>
    <message>
        <source>there is no adjustment {value}</source>
        <translation>oikaisua {value} ei ole</translation>
    </message>
    <message>
        <source>{value} has gone home already</source>
        <translation>{value} on jo lähtenyt kotiin</translation>
    </message>
    <message>
        <source>no round is seated yet; {value} will be in the first one</source>
        <translation>yhtään kierrosta ei ole vielä arvottu; {value} on mukana ensimmäisessä</translation>
    </message>
    <message>
        <source>{value} has a place in this round already</source>
        <translation>{value} on jo mukana tällä kierroksella</translation>
    </message>
    <message>
        <source>{value} is no dummy in this round; choose one, or nobody</source>
        <translation>{value} ei ole täytepelaaja tällä kierroksella; valitse sellainen tai ei ketään</translation>
    </message>
    <message>
        <source>{with_name} plays in the seat of {value}; let them go first</source>
        <translation>{with_name} pelaa paikalla, jonka haltija on {value}; vapauta paikka ensin</translation>
    </message>
    <message>
        <source>this can be said of the whole round only, or of one deal of two people at one table</source>
        <translation>tämän voi sanoa vain koko kierroksesta tai yhden pöydän kahden pelaajan yhdestä jaosta</translation>
    </message>
    <message>
        <source>{value} cannot stand on a card here; allowed: {allowed}</source>
        <translation>{value} ei käy tähän korttiin; sallittu: {allowed}</translation>
    </message>
    <message>
        <source>{value} does not agree with the other figures, which make {allowed}</source>
        <translation>{value} ei täsmää muihin lukuihin, joista tulee {allowed}</translation>
    </message>
    <message>
        <source>{value} would leave {rest} for the other half; allowed there: {allowed}</source>
        <translation>{value} jättäisi toiselle puoliskolle {rest}; siellä sallittu: {allowed}</translation>
    </message>
    <message>
        <source>cards are missing: {value}</source>
        <translation>kortteja puuttuu: {value}</translation>
    </message>
    <message>
        <source>there is no prize {value}</source>
        <translation>palkintoa {value} ei ole</translation>
    </message>
    <message>
        <source>say who has won it</source>
        <translation>kerro, kuka sen voitti</translation>
    </message>
    <message>
        <source>this can be decided only between those who are tied for it: {value}</source>
        <translation>tämän voi ratkaista vain tasan olevien kesken: {value}</translation>
    </message>
    <message>
        <source>give it a name: nothing else says what it is for</source>
        <translation>anna sille nimi: muu ei kerro, mistä se annetaan</translation>
    </message>
    <message>
        <source>nobody has won {value} yet; decide it first</source>
        <translation>kukaan ei ole vielä voittanut palkintoa {value}; ratkaise se ensin</translation>
    </message>
    <message>
        <source>“{value}” is no amount of money; type it as 5 or 12.50, or leave it empty</source>
        <translation>”{value}” ei ole rahasumma; kirjoita esimerkiksi 5 tai 12,50 tai jätä tyhjäksi</translation>
    </message>
    <message>
        <source>such a prize is for the whole evening; it knows no halves</source>
        <translation>tällainen palkinto on koko illasta; siinä ei ole puoliskoja</translation>
    </message>
    <message>
        <source>{value} is signed in already</source>
        <translation>{value} on jo ilmoitettu</translation>
    </message>
    <message>
        <source>{value} has been seated and stays in the results; mark them as gone home instead</source>
        <translation>{value} on jo sijoitettu ja pysyy tuloksissa; merkitse hänet sen sijaan kotiin lähteneeksi</translation>
    </message>
    <message>
        <source>{value} has a card or an adjustment in the results; take that back first</source>
        <translation>{value}: tuloksissa on kortti tai oikaisu; peru se ensin</translation>
    </message>
    <message>
        <source>{value} has a seat here; take the round back first</source>
        <translation>{value} on sijoitettu tähän; peru ensin kierros</translation>
    </message>
    <message>
        <source>{value} and {with_name} cannot be joined: both must be in the lists</source>
        <translation>{value} ja {with_name}: ei voi yhdistää, molempien pitää olla luetteloissa</translation>
    </message>
    <message>
        <source>{value} and {with_name} both play in this drive, so they are two</source>
        <translation>{value} ja {with_name} pelaavat molemmat tässä kilpailussa, joten heitä on kaksi</translation>
    </message>
    <message>
        <source>{value} and {with_name} both played in {drives}, so they are two</source>
        <translation>{value} ja {with_name} pelasivat molemmat, joten heitä on kaksi: {drives}</translation>
    </message>
    <message>
        <source>{value} belongs to drives that were played and cannot be deleted; archive them instead</source>
        <translation>{value} kuuluu pelattuihin kilpailuihin, eikä häntä voi poistaa; arkistoi hänet</translation>
    </message>
    <message>
        <source>this drive is not among the deleted ones</source>
        <translation>tämä kilpailu ei ole poistettujen joukossa</translation>
    </message>
    <message>
        <source>{value} was joined with nobody</source>
        <translation>{value}: ei ole yhdistetty kehenkään</translation>
    </message>
    <message>
        <source>this is not there any more</source>
        <translation>tätä ei enää ole</translation>
    </message>
    <message>
        <source>there is one called {value} already</source>
        <translation>samanniminen on jo olemassa: {value}</translation>
    </message>
    <message>
        <source>give it a name</source>
        <translation>anna sille nimi</translation>
    </message>
    <message>
        <source>the club knows nobody with the id {value}</source>
        <translation>kerho ei tunne ketään tunnuksella {value}</translation>
    </message>
    <message>
        <source>nobody with the id {value} is signed in</source>
        <translation>tunnuksella {value} ei ole ilmoitettu ketään</translation>
    </message>
    <message>
        <source>there is no round {value}; seated so far: {allowed}</source>
        <translation>kierrosta {value} ei ole; arvottu tähän asti: {allowed}</translation>
    </message>
    <message>
        <source>there is no table {value}</source>
        <translation>pöytää {value} ei ole</translation>
    </message>
    <message>
        <source>the {field} cannot change any more, since people are seated by it; take the rounds back first</source>
        <translation>{field} ei voi enää muuttua, sillä pelaajat on sijoitettu sen mukaan; peru ensin kierrokset</translation>
    </message>
    <message>
        <source>the {field} cannot change any more, since results are in; take the results back first</source>
        <translation>{field} ei voi enää muuttua, sillä tuloksia on jo kirjattu; peru ensin tulokset</translation>
    </message>
    <message numerus="yes">
        <source>{value} results that are written will be scored anew</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} kirjattu tulos lasketaan uudelleen</numerusform>
            <numerusform>{value} kirjattua tulosta lasketaan uudelleen</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} was handed in without deals and cannot be scored anew; take it back or write its deals first</source>
        <translation>{value} annettiin ilman jakoja, eikä sitä voi laskea uudelleen; poista se tai kirjaa ensin sen jaot</translation>
    </message>
    <message>
        <source>this round is seated already</source>
        <translation>tämä kierros on jo arvottu</translation>
    </message>
    <message>
        <source>this is a practice; begin the round in earnest first</source>
        <translation>tämä on harjoitus; aloita ensin kierroksen oikea peli</translation>
    </message>
    <message>
        <source>this is no practice: what is written counts</source>
        <translation>tämä ei ole harjoitus: kirjattu lasketaan</translation>
    </message>
    <message>
        <source>nobody is seated yet</source>
        <translation>ketään ei ole vielä sijoitettu</translation>
    </message>
    <message>
        <source>only the latest round, number {value}, can be taken back</source>
        <translation>vain viimeisin kierros, numero {value}, voidaan perua</translation>
    </message>
    <message>
        <source>results are in, so the seats stay as they were</source>
        <translation>tuloksia on jo kirjattu, joten paikat jäävät ennalleen</translation>
    </message>
    <message>
        <source>{value} has no seat and does not rest</source>
        <translation>{value} on ilman paikkaa eikä lepää</translation>
    </message>
    <message>
        <source>a seat is empty</source>
        <translation>paikka on tyhjä</translation>
    </message>
    <message>
        <source>two tables cannot have the same number, and none is below 1</source>
        <translation>kahdella pöydällä ei voi olla samaa numeroa, eikä numero voi olla alle 1</translation>
    </message>
    <message>
        <source>{value} would sit in two seats</source>
        <translation>{value} istuisi kahdella paikalla</translation>
    </message>
    <message>
        <source>{value} does not play in this round</source>
        <translation>{value} ei pelaa tällä kierroksella</translation>
    </message>
    <message>
        <source>no table is seated</source>
        <translation>yhteenkään pöytään ei ole sijoitettu ketään</translation>
    </message>
    <message>
        <source>write deal {allowed} first</source>
        <translation>kirjaa ensin jako {allowed}</translation>
    </message>
    <message>
        <source>only the last deal, number {allowed}, can be taken back</source>
        <translation>vain viimeinen jako, numero {allowed}, voidaan perua</translation>
    </message>
    <message>
        <source>deal {value} is not written yet</source>
        <translation>jakoa {value} ei ole vielä kirjattu</translation>
    </message>
    <message>
        <source>nobody deals from {value}; seats: {allowed}</source>
        <translation>kukaan ei jaa paikalta {value}; paikat: {allowed}</translation>
    </message>
    <message>
        <source>the drive is closed; open it again to correct a result</source>
        <translation>kilpailu on päätetty; avaa se uudelleen, jos korjaat tulosta</translation>
    </message>
    <message>
        <source>nothing has been played yet</source>
        <translation>mitään ei ole vielä pelattu</translation>
    </message>
    <message>
        <source>results are missing (round/table): {value}</source>
        <translation>tuloksia puuttuu (kierros/pöytä): {value}</translation>
    </message>
    <message>
        <source>meanwhile {station} has written {now} ({when}), and you {wanted}; that is there now: enter yours again if it is to stand</source>
        <translation>sillä välin {station} on kirjannut ”{now}” (klo {when}) ja sinä ”{wanted}”; voimassa on nyt edellinen: kirjaa omasi uudelleen, jos sen pitää jäädä</translation>
    </message>
    <message>
        <source>{name}: meanwhile {station} has written {now} ({when}), and you {wanted}; that is there now: enter yours again if it is to stand</source>
        <translation>{name}: sillä välin {station} on kirjannut ”{now}” (klo {when}) ja sinä ”{wanted}”; voimassa on nyt edellinen: kirjaa omasi uudelleen, jos sen pitää jäädä</translation>
    </message>
    <message>
        <source>at {station} this drive was deleted at {when}, so nothing was written</source>
        <translation>{station} poisti tämän kilpailun klo {when}, joten mitään ei tallennettu</translation>
    </message>
    <message>
        <source>what you did when the connection was lost was saved after all; look at it before you go on</source>
        <translation>se, mitä teit yhteyden katketessa, tallentuikin; tarkista se, ennen kuin jatkat</translation>
    </message>
    <message>
        <source>this has changed since, so the step cannot be taken back</source>
        <translation>tämä on sen jälkeen muuttunut, joten vaihetta ei voi perua</translation>
    </message>
    <message>
        <source>this cannot be read: {why}</source>
        <translation>tätä ei voi lukea: {why}</translation>
    </message>
    <message>
        <source>this is no file of an evening: {why}</source>
        <translation>tämä ei ole iltatiedosto: {why}</translation>
    </message>
    <message>
        <source>The club file is {path}</source>
        <translation>Kerhotiedosto on {path}</translation>
    </message>
    <message>
        <source>Printed: {path}</source>
        <translation>Tulostettu: {path}</translation>
    </message>
    <message>
        <source>Mitchell</source>
        <translation>Mitchell</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Tiedostosta</translation>
    </message>
    <message>
        <source>Pairs from a file</source>
        <translation>Parit tiedostosta</translation>
    </message>
    <message>
        <source>One line of pairs keeps its tables and the other moves past it, so that each line has its winner.</source>
        <translation>Parien yksi linja pysyy pöydissään ja toinen kulkee sen ohi, joten kummallakin linjalla on voittajansa.</translation>
    </message>
    <message>
        <source>Everybody moves as a schedule from a file says.</source>
        <translation>Kaikki siirtyvät tiedoston kaavion mukaan.</translation>
    </message>
    <message>
        <source>Partners stay together and move as a schedule from a file says.</source>
        <translation>Parit pysyvät yhdessä ja siirtyvät tiedoston kaavion mukaan.</translation>
    </message>
    <message>
        <source>Skip a table half way when the tables are even in number</source>
        <translation>Ohita yksi pöytä puolivälissä, kun pöytiä on parillinen määrä</translation>
    </message>
    <message>
        <source>Needed only where the boards travel too.</source>
        <translation>Tarvitaan vain, kun myös valmiiksi jaetut kortit kiertävät.</translation>
    </message>
    <message>
        <source>Half of the numbers for each role</source>
        <translation>Puolet numeroista kummallekin roolille</translation>
    </message>
    <message>
        <source>The schedule</source>
        <translation>Kaavio</translation>
    </message>
    <message>
        <source>Individual, players: {value}, rounds: {rounds} ({method})</source>
        <translation>Henkilökohtainen, pelaajia: {value}, kierroksia: {rounds} ({method})</translation>
    </message>
    <message>
        <source>Mixed, players: {value}, rounds: {rounds} ({method})</source>
        <translation>Sekaparit, pelaajia: {value}, kierroksia: {rounds} ({method})</translation>
    </message>
    <message>
        <source>Pairs: {value}, rounds: {rounds} ({method})</source>
        <translation>Pareja: {value}, kierroksia: {rounds} ({method})</translation>
    </message>
    <message>
        <source>Two-handed, players: {value}, rounds: {rounds} ({method})</source>
        <translation>Kaksinpeli, pelaajia: {value}, kierroksia: {rounds} ({method})</translation>
    </message>
    <message>
        <source>Teams of four: {value}, rounds: {rounds} ({method})</source>
        <translation>Nelihenkisiä joukkueita: {value}, kierroksia: {rounds} ({method})</translation>
    </message>
    <message>
        <source>Round {value}</source>
        <translation>Kierros {value}</translation>
    </message>
    <message>
        <source>  Table {value}:  {one}  v  {two}</source>
        <translation>  Pöytä {value}:  {one}  –  {two}</translation>
    </message>
    <message>
        <source>  Rest:  {value}</source>
        <translation>  Lepää:  {value}</translation>
    </message>
    <message>
        <source>give --kind and --players, or a schedule with --from</source>
        <translation>anna --kind ja --players tai kaavio valitsimella --from</translation>
    </message>
    <message>
        <source>the schedule of the file is for {allowed}, not {value}</source>
        <translation>tiedoston kaavio on tehty näin monelle: {allowed}, ei {value}</translation>
    </message>
    <message>
        <source>{field} cannot be read: {value}</source>
        <translation>{field}: ei voi lukea: {value}</translation>
    </message>
    <message>
        <source>no schedule has been read from a file yet; until then each round is drawn</source>
        <translation>kaaviota ei ole vielä luettu tiedostosta; siihen asti joka kierros arvotaan</translation>
    </message>
    <message>
        <source>the schedule of the file is for another number than {value}, or for tables of another size; each round is drawn so that people meet least again</source>
        <translation>tiedoston kaavio on muulle määrälle kuin {value} tai toisenkokoisille pöydille; joka kierros arvotaan niin, että samat kohtaavat mahdollisimman vähän</translation>
    </message>
    <message>
        <source>the schedule of the file repeats from round {value}</source>
        <translation>tiedoston kaavio alkaa alusta kierroksesta {value}</translation>
    </message>
    <message>
        <source>there is no such drive for {value}; allowed: {allowed}</source>
        <translation>sellaista kilpailua ei ole määrälle {value}; sallittu: {allowed}</translation>
    </message>
    <message numerus="yes">
        <source>{value} players cannot be half of one role and half of the other; allowed: an even number</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} pelaajasta ei voi olla puolet yhtä roolia ja puolet toista; sallittu: parillinen määrä</numerusform>
            <numerusform>{value} pelaajasta ei voi olla puolet yhtä roolia ja puolet toista; sallittu: parillinen määrä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a drive cannot have {value} rounds; allowed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>kilpailussa ei voi olla {value} kierrosta; sallittu: {allowed}</numerusform>
            <numerusform>kilpailussa ei voi olla {value} kierrosta; sallittu: {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the file has {value} bytes; allowed: up to {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>tiedostossa on {value} tavu; sallittu: enintään {allowed}</numerusform>
            <numerusform>tiedostossa on {value} tavua; sallittu: enintään {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the file has {value} lines; allowed: up to {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>tiedostossa on {value} rivi; sallittu: enintään {allowed}</numerusform>
            <numerusform>tiedostossa on {value} riviä; sallittu: enintään {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the file has {value} seats at a table; a schedule of the kind {kind} has {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>tiedostossa on pöydässä {value} paikka; kaaviossa, jonka laji on {kind}, niitä on {allowed}</numerusform>
            <numerusform>tiedostossa on pöydässä {value} paikkaa; kaaviossa, jonka laji on {kind}, niitä on {allowed}</numerusform>
        </translation>
    </message>
    <message>
        <source>this is no schedule of a form that can be read: JSON, CSV that begins “round,table,a,b,c,d”, blocks under “!TABLE1”, lines like “1+2v3+4,5+6v7+8;9”, lines of numbers with those who rest at the end, or a list of hands</source>
        <translation>tämä ei ole luettavassa muodossa oleva kaavio: JSON, CSV, joka alkaa ”round,table,a,b,c,d”, lohkot otsikolla ”!TABLE1”, rivit kuten ”1+2v3+4,5+6v7+8;9”, numerorivit, joiden lopussa ovat lepääjät, tai luettelo jaoista</translation>
    </message>
    <message>
        <source>this is no JSON that can be read ({value})</source>
        <translation>tämä ei ole luettavaa JSON-muotoa ({value})</translation>
    </message>
    <message>
        <source>“{field}” of a schedule cannot be read: {value}</source>
        <translation>kaavion ”{field}”: ei voi lukea: {value}</translation>
    </message>
    <message>
        <source>there is no kind of schedule {value}; known: {allowed}</source>
        <translation>kaaviolajia {value} ei ole; tunnetaan: {allowed}</translation>
    </message>
    <message>
        <source>line {line} does not fit the rest of the file: {value}</source>
        <translation>rivi {line} ei sovi tiedoston muuhun osaan: {value}</translation>
    </message>
    <message>
        <source>a hand has no round or no table: {value}</source>
        <translation>jaolla ei ole kierrosta tai pöytää: {value}</translation>
    </message>
    <message>
        <source>the file names no table</source>
        <translation>tiedostossa ei mainita yhtään pöytää</translation>
    </message>
    <message>
        <source>the file is for {value}; allowed: up to {allowed}</source>
        <translation>tiedosto on näin monelle: {value}; sallittu: enintään {allowed}</translation>
    </message>
    <message>
        <source>{value} is listed twice among the players</source>
        <translation>{value} on pelaajien joukossa kahdesti</translation>
    </message>
    <message>
        <source>the two roles of the file are not its players, each once</source>
        <translation>tiedoston kaksi roolia eivät ole sen pelaajat, kukin kerran</translation>
    </message>
    <message>
        <source>the file has {value} of one role and {other} of the other; allowed: as many of each</source>
        <translation>tiedostossa on toista roolia {value} ja toista {other}; sallittu: yhtä monta kumpaakin</translation>
    </message>
    <message>
        <source>the file does not have two halves of every team, called 1A, 1B, 2A and so on</source>
        <translation>tiedostossa ei ole jokaisen joukkueen kahta puolikasta nimillä 1A, 1B, 2A ja niin edelleen</translation>
    </message>
    <message>
        <source>round {value} is missing</source>
        <translation>kierros {value} puuttuu</translation>
    </message>
    <message>
        <source>{value} plays in no round</source>
        <translation>{value} ei pelaa yhdelläkään kierroksella</translation>
    </message>
    <message>
        <source>this table is there twice</source>
        <translation>tämä pöytä on kahdesti</translation>
    </message>
    <message>
        <source>nobody sits at this table, while it is used in other rounds</source>
        <translation>tässä pöydässä ei istu ketään, vaikka sitä käytetään muilla kierroksilla</translation>
    </message>
    <message>
        <source>nobody sits at {seat}</source>
        <translation>paikalla {seat} ei istu ketään</translation>
    </message>
    <message>
        <source>{value} sit here; a table has {allowed} seats</source>
        <translation>tässä istuu {value}; pöydässä on paikkoja {allowed}</translation>
    </message>
    <message>
        <source>{value} is not a player ({seat})</source>
        <translation>{value} ei ole pelaaja ({seat})</translation>
    </message>
    <message>
        <source>{value} is not a player, yet is named among those who rest</source>
        <translation>{value} ei ole pelaaja, mutta mainitaan lepääjissä</translation>
    </message>
    <message>
        <source>{value} sits twice at this table ({seat})</source>
        <translation>{value} istuu tässä pöydässä kahdesti ({seat})</translation>
    </message>
    <message>
        <source>{value} sits at two tables ({seat} here, and at table {other})</source>
        <translation>{value} istuu kahdessa pöydässä (tässä {seat}, ja pöydässä {other})</translation>
    </message>
    <message>
        <source>{value} is named among those who rest, and elsewhere</source>
        <translation>{value} mainitaan lepääjissä ja muualla</translation>
    </message>
    <message>
        <source>{value} neither sits nor rests</source>
        <translation>{value} ei istu eikä lepää</translation>
    </message>
    <message>
        <source>partners {value} and {other} are of one role</source>
        <translation>parina {value} ja {other} ovat samaa roolia</translation>
    </message>
    <message>
        <source>team {value} meets itself</source>
        <translation>joukkue {value} kohtaa itsensä</translation>
    </message>
    <message>
        <source>Whist drive (tricks)</source>
        <translation>Vistikilpailu (tikit)</translation>
    </message>
    <message>
        <source>Short whist</source>
        <translation>Lyhyt visti</translation>
    </message>
    <message>
        <source>Rubber whist</source>
        <translation>Robbertivisti</translation>
    </message>
    <message>
        <source>Cvisti</source>
        <translation>Cvisti</translation>
    </message>
    <message>
        <source>Bid whist</source>
        <translation>Tarjousvisti</translation>
    </message>
    <message>
        <source>Two-handed whist</source>
        <translation>Kaksinpelivisti</translation>
    </message>
    <message>
        <source>Points (any game)</source>
        <translation>Pisteet (mikä tahansa peli)</translation>
    </message>
    <message>
        <source>North–South</source>
        <translation>Pohjoinen – Etelä</translation>
    </message>
    <message>
        <source>East–West</source>
        <translation>Itä – Länsi</translation>
    </message>
    <message>
        <source>N–S tricks</source>
        <translation>P–E tikit</translation>
    </message>
    <message>
        <source>E–W tricks</source>
        <translation>I–L tikit</translation>
    </message>
    <message>
        <source>North, second-phase tricks</source>
        <translation>Pohjoinen, toisen vaiheen tikit</translation>
    </message>
    <message>
        <source>East, second-phase tricks</source>
        <translation>Itä, toisen vaiheen tikit</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Pelinviejä</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Tarjous</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Laji</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Järjestys</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honöörit</translation>
    </message>
    <message>
        <source>Honours held by</source>
        <translation>Honöörien haltija</translation>
    </message>
    <message>
        <source>row {value}</source>
        <translation>rivi {value}</translation>
    </message>
    <message>
        <source>People of the club</source>
        <translation>Kerhon ihmiset</translation>
    </message>
    <message>
        <source>Sign-in of this drive</source>
        <translation>Tämän kilpailun ilmoittautuneet</translation>
    </message>
    <message>
        <source>Who sat where</source>
        <translation>Kuka istui missä</translation>
    </message>
    <message>
        <source>Results of the tables</source>
        <translation>Pöytien tulokset</translation>
    </message>
    <message>
        <source>Schedule to follow</source>
        <translation>Noudatettava kaavio</translation>
    </message>
    <message>
        <source>A whole drive</source>
        <translation>Koko kilpailu</translation>
    </message>
    <message>
        <source>Text for spreadsheets (CSV)</source>
        <translation>Teksti taulukkolaskentaan (CSV)</translation>
    </message>
    <message>
        <source>File for this program (JSON)</source>
        <translation>Tämän ohjelman tiedosto (JSON)</translation>
    </message>
    <message>
        <source>new</source>
        <translation>uusi</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>muuttuu</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>ennallaan</translation>
    </message>
    <message>
        <source>new namesake</source>
        <translation>uusi, samanniminen</translation>
    </message>
    <message>
        <source>cannot be taken in</source>
        <translation>ei voi ottaa mukaan</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>jätetään pois</translation>
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
        <translation>Läntinen (Windows-1252)</translation>
    </message>
    <message>
        <source>Central European (Windows-1250)</source>
        <translation>Keskieurooppalainen (Windows-1250)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>Kyrillinen (Windows-1251)</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>puolipiste</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>sarkain</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>pilkku</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Tallennettu: {path}</translation>
    </message>
    <message>
        <source>Full name</source>
        <translation>Koko nimi</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>heading of a column of names</comment>
        <translation>Pelaaja</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Etunimi</translation>
    </message>
    <message>
        <source>Last name</source>
        <translation>Sukunimi</translation>
    </message>
    <message>
        <source>Surname</source>
        <translation>Suku</translation>
    </message>
    <message>
        <source>Membership number</source>
        <translation>Jäsennumero</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Huomautukset</translation>
    </message>
    <message>
        <source>Starting number</source>
        <translation>Lähtönumero</translation>
    </message>
    <message>
        <source>Name in the club</source>
        <translation>Nimi kerhossa</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>heading of a column</comment>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Paid</source>
        <comment>heading of a column</comment>
        <translation>Maksettu</translation>
    </message>
    <message>
        <source>Shares the seat of number</source>
        <translation>Jakaa paikan numeron kanssa</translation>
    </message>
    <message>
        <source>Stands in for number</source>
        <translation>Sijaistaa numeroa</translation>
    </message>
    <message>
        <source>Dummy</source>
        <comment>heading of a column</comment>
        <translation>Täytepelaaja</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Kierroksesta</translation>
    </message>
    <message>
        <source>Until round</source>
        <translation>Kierrokseen</translation>
    </message>
    <message>
        <source>Dealt first</source>
        <translation>Jakoi ensin</translation>
    </message>
    <message>
        <source>Dealt out of turn</source>
        <translation>Jakoi väärällä vuorolla</translation>
    </message>
    <message>
        <source>Declarer’s seat</source>
        <translation>Pelinviejän paikka</translation>
    </message>
    <message>
        <source>Numbers that really sat there</source>
        <translation>Numerot, jotka oikeasti istuivat</translation>
    </message>
    <message>
        <source>Moves as winner</source>
        <translation>Siirtyy voittajana</translation>
    </message>
    <message>
        <source>Remark</source>
        <comment>heading of a column</comment>
        <translation>Selitys</translation>
    </message>
    <message>
        <source>Why the table stopped</source>
        <translation>Miksi pöytä lopetti</translation>
    </message>
    <message>
        <source>round</source>
        <translation>kierros</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>arkistoitu</translation>
    </message>
    <message>
        <source>dummy</source>
        <translation>täytepelaaja</translation>
    </message>
    <message>
        <source>from round</source>
        <translation>kierroksesta</translation>
    </message>
    <message>
        <source>until round</source>
        <translation>kierrokseen</translation>
    </message>
    <message>
        <source>person stood in for</source>
        <translation>sijaistettava</translation>
    </message>
    <message>
        <source>numbers that really sat there</source>
        <translation>numerot, jotka oikeasti istuivat</translation>
    </message>
    <message>
        <source>side that moves as winner</source>
        <translation>voittajana siirtyvä puoli</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Pohjoinen</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Itä</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Etelä</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Länsi</translation>
    </message>
    <message>
        <source>this is no table that can be read; save it as XLSX or as CSV and try again</source>
        <translation>tätä ei voi lukea taulukkona; tallenna se XLSX- tai CSV-muodossa ja yritä uudelleen</translation>
    </message>
    <message>
        <source>this is a whole club; open it, and export from it what is wanted here</source>
        <translation>tämä on kokonainen kerho; avaa se ja vie siitä se, mitä täällä tarvitaan</translation>
    </message>
    <message>
        <source>this workbook has an old format or a password; save it as XLSX without a password, or as CSV</source>
        <translation>työkirja on vanhaa muotoa tai siinä on salasana; tallenna se XLSX-muodossa ilman salasanaa tai CSV-muodossa</translation>
    </message>
    <message>
        <source>this workbook has a password; save it without one</source>
        <translation>työkirjassa on salasana; tallenna se ilman</translation>
    </message>
    <message>
        <source>this workbook holds macros or figures from other files; save it as XLSX without them, or as CSV</source>
        <translation>työkirjassa on makroja tai lukuja muista tiedostoista; tallenna se XLSX-muodossa ilman niitä tai CSV-muodossa</translation>
    </message>
    <message>
        <source>nothing stands in this table</source>
        <translation>taulukossa ei ole mitään</translation>
    </message>
    <message numerus="yes">
        <source>this workbook holds more than {allowed} million characters, far more than any list</source>
        <comment>allowed</comment>
        <translation>
            <numerusform>työkirjassa on yli {allowed} miljoona merkkiä, paljon enemmän kuin missään luettelossa</numerusform>
            <numerusform>työkirjassa on yli {allowed} miljoonaa merkkiä, paljon enemmän kuin missään luettelossa</numerusform>
        </translation>
    </message>
    <message>
        <source>this table reaches to row {value} and column {columns}; at most {allowed} rows and {allowed_columns} columns are read</source>
        <translation>taulukko ulottuu riville {value} ja sarakkeeseen {columns}; enintään {allowed} riviä ja {allowed_columns} saraketta luetaan</translation>
    </message>
    <message numerus="yes">
        <source>files of more than {allowed} million bytes are not read</source>
        <comment>allowed</comment>
        <translation>
            <numerusform>yli {allowed} miljoonan tavun tiedostoja ei lueta</numerusform>
            <numerusform>yli {allowed} miljoonan tavun tiedostoja ei lueta</numerusform>
        </translation>
    </message>
    <message>
        <source>a cell holds {value} characters; no more than {allowed} are read</source>
        <translation>solussa on {value} merkkiä; enempää kuin {allowed} ei lueta</translation>
    </message>
    <message>
        <source>this text is not written in {value}; choose how its letters are to be read</source>
        <translation>tekstin koodaus ei ole {value}; valitse, miten kirjaimet luetaan</translation>
    </message>
    <message>
        <source>the {field} is missing</source>
        <translation>puuttuu: {field}</translation>
    </message>
    <message>
        <source>“{value}” under “{field}” is neither yes nor no</source>
        <translation>”{value}” kentässä ”{field}” ei ole kyllä eikä ei</translation>
    </message>
    <message>
        <source>say in which column the {field} stands</source>
        <translation>sano, missä sarakkeessa on: {field}</translation>
    </message>
    <message>
        <source>“{value}” does not begin with somebody’s number</source>
        <translation>”{value}” ei ala kenenkään numerolla</translation>
    </message>
    <message>
        <source>nobody else in this drive has the number {value}</source>
        <translation>kenelläkään muulla tässä kilpailussa ei ole numeroa {value}</translation>
    </message>
    <message>
        <source>number {value} stands in two rows</source>
        <translation>numero {value} on kahdella rivillä</translation>
    </message>
    <message>
        <source>this list names {value} players; no more than {allowed} take part in a drive</source>
        <translation>luettelossa on {value} pelaajaa; kilpailuun osallistuu enintään {allowed}</translation>
    </message>
    <message>
        <source>number {value} belongs to {name} in this drive</source>
        <translation>numero {value} on tässä kilpailussa henkilöllä {name}</translation>
    </message>
    <message numerus="yes">
        <source>the club knows {value} people of this name; say whether one of them is meant</source>
        <comment>value</comment>
        <translation>
            <numerusform>kerho tuntee tämännimisen; sano, tarkoitetaanko häntä</numerusform>
            <numerusform>kerho tuntee {value} tämännimistä; sano, tarkoitetaanko jotakuta heistä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the club knows {value} people of this name between whom nothing differs; say who is meant</source>
        <comment>value</comment>
        <translation>
            <numerusform>kerho tuntee tämännimisen; sano, tarkoitetaanko häntä</numerusform>
            <numerusform>kerho tuntee {value} tämännimistä, joita mikään ei erota; sano, ketä tarkoitetaan</numerusform>
        </translation>
    </message>
    <message>
        <source>this is no drive that another club has exported</source>
        <translation>tämä ei ole toisen kerhon viemä kilpailu</translation>
    </message>
    <message>
        <source>this drive contradicts itself ({value}) and was not taken in; export it anew</source>
        <translation>kilpailun tiedot ovat ristiriidassa ({value}), joten sitä ei otettu mukaan; vie se uudelleen</translation>
    </message>
    <message>
        <source>the club has a drive “{value}” on that day already; this will be another one</source>
        <translation>kerholla on jo kilpailu ”{value}” sinä päivänä; tästä tulee toinen</translation>
    </message>
    <message>
        <source>there are later rounds, but round {value} is missing</source>
        <translation>myöhempiä kierroksia on, mutta kierros {value} puuttuu</translation>
    </message>
    <message>
        <source>{dealer} cannot have dealt this, since the deal passes to the left with every deal</source>
        <translation>{dealer} ei ole voinut jakaa tätä, sillä jakovuoro siirtyy aina vasemmalle</translation>
    </message>
    <message>
        <source>this schedule has roles or teams; choose it in the plan of the drive</source>
        <translation>tässä kaaviossa on rooleja tai joukkueita; valitse se kilpailun suunnitelmassa</translation>
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
        <translation>pata</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hertta</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruutu</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>risti</translation>
    </message>
    <message>
        <source>no-trump</source>
        <translation>valtiton</translation>
    </message>
    <message>
        <source>misère</source>
        <translation>misääri</translation>
    </message>
    <message>
        <source>high</source>
        <translation>korkea</translation>
    </message>
    <message>
        <source>low</source>
        <translation>matala</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Mitä lasketaan</translation>
    </message>
    <message>
        <source>Every trick is a point, or only those above six (the other side then has none).</source>
        <translation>Jokainen tikki on piste, tai vain yli kuuden menevät (silloin toinen puoli ei saa mitään).</translation>
    </message>
    <message>
        <source>every trick</source>
        <translation>jokainen tikki</translation>
    </message>
    <message>
        <source>tricks above six</source>
        <translation>tikit yli kuuden</translation>
    </message>
    <message>
        <source>In a misère deal</source>
        <translation>Misäärijaossa</translation>
    </message>
    <message>
        <source>Fewer tricks win a misère deal. A side writes down its own tricks or those of its opponents.</source>
        <translation>Misäärijaon voittaa vähemmillä tikeillä. Puoli kirjoittaa omat tai vastustajiensa tikit.</translation>
    </message>
    <message>
        <source>write your own tricks</source>
        <translation>kirjoita omat tikit</translation>
    </message>
    <message>
        <source>write the opponents’ tricks</source>
        <translation>kirjoita vastustajien tikit</translation>
    </message>
    <message>
        <source>Game at</source>
        <translation>Pelin raja</translation>
    </message>
    <message>
        <source>The points that win a game; points above stay.</source>
        <translation>Pisteet, joilla peli voitetaan; ylimenevät jäävät voimaan.</translation>
    </message>
    <message>
        <source>Best of</source>
        <translation>Pelejä enintään</translation>
    </message>
    <message>
        <source>A single game, or the best of three games.</source>
        <translation>Yksi peli tai paras kolmesta pelistä.</translation>
    </message>
    <message>
        <source>The points that win a game: 5, or 10 for long whist.</source>
        <translation>Pisteet, joilla peli voitetaan: 5, tai 10 pitkässä vistissä.</translation>
    </message>
    <message>
        <source>Of the four top trumps, 4 held by a side are 4 points and 3 held are 2.</source>
        <translation>Neljästä ylimmästä valtista 4 samalla puolella on 4 pistettä ja 3 on 2 pistettä.</translation>
    </message>
    <message>
        <source>Rubber bonus</source>
        <translation>Robbertibonus</translation>
    </message>
    <message>
        <source>Points for winning the rubber.</source>
        <translation>Pisteet robbertin voitosta.</translation>
    </message>
    <message>
        <source>A game is worth</source>
        <translation>Pelin arvo</translation>
    </message>
    <message>
        <source>Rows: loser’s points from, to, worth. Without rows: to 5, 3 if the loser has none, 2 if 1–2, else 1; to 10, 2 if the loser has 0–4, else 1.</source>
        <translation>Rivit: häviäjän pisteet alkaen, asti, arvo. Ilman rivejä: raja 5: 3, jos häviäjällä ei ole pisteitä, 2, jos 1–2, muuten 1; raja 10: 2, jos häviäjällä on 0–4, muuten 1.</translation>
    </message>
    <message>
        <source>Games to a rubber</source>
        <translation>Pelejä robberttiin</translation>
    </message>
    <message>
        <source>The side that first wins so many has the rubber.</source>
        <translation>Robbertin saa puoli, joka voittaa ensin näin monta peliä.</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Pelibonus</translation>
    </message>
    <message>
        <source>Rows: loser’s points from, to, bonus for the winner.</source>
        <translation>Rivit: häviäjän pisteet alkaen, asti, voittajan bonus.</translation>
    </message>
    <message>
        <source>Points still waiting at the end</source>
        <translation>Lopussa vielä odottavat pisteet</translation>
    </message>
    <message>
        <source>Points still waiting when the rubber or the sitting ends count in the total, or are lost.</source>
        <translation>Kun robbertti tai pöydän peli päättyy, vielä odottavat pisteet lasketaan summaan tai menetetään.</translation>
    </message>
    <message>
        <source>count</source>
        <translation>lasketaan</translation>
    </message>
    <message>
        <source>are lost</source>
        <translation>menetetään</translation>
    </message>
    <message>
        <source>The points that win a game; as many below zero lose it.</source>
        <translation>Pisteet, joilla peli voitetaan; sama määrä alle nollan häviää sen.</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Alin tarjous</translation>
    </message>
    <message>
        <source>The lowest bid taken: 1, or 3 for the riskier game.</source>
        <translation>Alin hyväksytty tarjous: 1, tai 3 uhkarohkeammassa pelissä.</translation>
    </message>
    <message>
        <source>The points that win the game; points above stay.</source>
        <translation>Pisteet, joilla peli voitetaan; ylimenevät jäävät voimaan.</translation>
    </message>
    <message>
        <source>Sum of a deal</source>
        <translation>Jaon summa</translation>
    </message>
    <message>
        <source>What the points of both sides make together in every deal; nothing where they may make anything.</source>
        <translation>Mitä molempien puolien pisteistä tulee yhteensä joka jaossa; tyhjä, jos summa saa vaihdella.</translation>
    </message>
    <message>
        <source>a point for each trick</source>
        <translation>piste jokaisesta tikistä</translation>
    </message>
    <message>
        <source>points as written</source>
        <translation>pisteet kuten kirjattu</translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks: {points} to {side}</source>
        <comment>tricks</comment>
        <translation>
            <numerusform>{tricks} tikki: {points} puolelle {side}</numerusform>
            <numerusform>{tricks} tikkiä: {points} puolelle {side}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{honours} honours: {points} to {side}</source>
        <comment>honours</comment>
        <translation>
            <numerusform>{honours} honööri: {points} puolelle {side}</numerusform>
            <numerusform>{honours} honööriä: {points} puolelle {side}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{honours} honours of {side} not counted: tricks had won the game</source>
        <comment>honours</comment>
        <translation>
            <numerusform>{side}: {honours} honööriä ei laskettu, tikit olivat voittaneet pelin</numerusform>
            <numerusform>{side}: {honours} honööriä ei laskettu, tikit olivat voittaneet pelin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{honours} honours of {side} not counted: they stood at {points}, one short of the game</source>
        <comment>honours</comment>
        <translation>
            <numerusform>{side}: {honours} honööriä ei laskettu, pisteitä oli {points}, yhtä vaille peli</numerusform>
            <numerusform>{side}: {honours} honööriä ei laskettu, pisteitä oli {points}, yhtä vaille peli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks = {points}</source>
        <comment>tricks</comment>
        <translation>
            <numerusform>{tricks} tikki = {points}</numerusform>
            <numerusform>{tricks} tikkiä = {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks + {honours} honours = {points}</source>
        <comment>tricks</comment>
        <translation>
            <numerusform>{tricks} tikki + honöörejä {honours} = {points}</numerusform>
            <numerusform>{tricks} tikkiä + honöörejä {honours} = {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{waits} waiting: penalties bring {to} to {most} at most until {side} have won a game</source>
        <comment>waits</comment>
        <translation>
            <numerusform>{waits} odottaa: rangaistuksista {to} saa enintään {most}, kunnes {side} on voittanut pelin</numerusform>
            <numerusform>{waits} odottaa: rangaistuksista {to} saa enintään {most}, kunnes {side} on voittanut pelin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{honours} honours of {side} not counted with fewer than 7 tricks</source>
        <comment>honours</comment>
        <translation>
            <numerusform>{side}: {honours} honööriä ei laskettu, alle 7 tikkiä</numerusform>
            <numerusform>{side}: {honours} honööriä ei laskettu, alle 7 tikkiä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} waiting entered for {side}</source>
        <comment>points</comment>
        <translation>
            <numerusform>{points} odottava piste mukaan: {side}</numerusform>
            <numerusform>{points} odottavaa pistettä mukaan: {side}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{waits} still waiting, counted for {side}</source>
        <comment>waits</comment>
        <translation>
            <numerusform>{waits} odottaa vielä, laskettiin mukaan: {side}</numerusform>
            <numerusform>{waits} odottaa vielä, laskettiin mukaan: {side}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{waits} still waiting for {side}, lost</source>
        <comment>waits</comment>
        <translation>
            <numerusform>{waits} odotti vielä, menetettiin: {side}</numerusform>
            <numerusform>{waits} odotti vielä, menetettiin: {side}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bid {bid}, {tricks} tricks: {points} to {declarer}</source>
        <comment>tricks</comment>
        <translation>
            <numerusform>tarjous {bid}, {tricks} tikki: {points} puolelle {declarer}</numerusform>
            <numerusform>tarjous {bid}, {tricks} tikkiä: {points} puolelle {declarer}</numerusform>
        </translation>
    </message>
    <message>
        <source>{sum} in all instead of {expected}</source>
        <translation>yhteensä {sum}, pitäisi olla {expected}</translation>
    </message>
    <message>
        <source>misère: won by {side} with fewer tricks</source>
        <translation>misääri: vähemmillä tikeillä voitti {side}</translation>
    </message>
    <message>
        <source>misère: won by {side} with fewer tricks, each side writes its opponents’ tricks</source>
        <translation>misääri: vähemmillä tikeillä voitti {side}, kumpikin puoli kirjoittaa vastustajiensa tikit</translation>
    </message>
    <message>
        <source>game to {winner} with {points}</source>
        <translation>pelin voitti {winner}, pisteitä {points}</translation>
    </message>
    <message>
        <source>game to {winner} with {points}: waiting points alone won it, before a deal</source>
        <translation>pelin voitti {winner}, pisteitä {points}: jo odottavat pisteet riittivät ennen jakoa</translation>
    </message>
    <message>
        <source>points above {target} stay</source>
        <translation>yli {target} menevät pisteet jäävät voimaan</translation>
    </message>
    <message>
        <source>rubber to {winner}, {won}–{lost} in games</source>
        <translation>robbertin voitti {winner}, pelit {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} had {points}: treble, worth {worth}</source>
        <translation>{side}: pisteitä {points}, kolminkertainen, arvo {worth}</translation>
    </message>
    <message>
        <source>{side} had {points}: double, worth {worth}</source>
        <translation>{side}: pisteitä {points}, kaksinkertainen, arvo {worth}</translation>
    </message>
    <message>
        <source>{side} had {points}: single, worth {worth}</source>
        <translation>{side}: pisteitä {points}, yksinkertainen, arvo {worth}</translation>
    </message>
    <message>
        <source>{side} had {points}: worth {worth}</source>
        <translation>{side}: pisteitä {points}, arvo {worth}</translation>
    </message>
    <message>
        <source>{bonus} for the rubber, which is worth {value} to {winner}</source>
        <translation>{bonus} robbertista, jonka arvo on {value} puolelle {winner}</translation>
    </message>
    <message>
        <source>all passed, so no penalty</source>
        <translation>kaikki passasivat, joten rangaistusta ei ole</translation>
    </message>
    <message>
        <source>{short} short: {points} to {to}</source>
        <translation>{short} vaille: {points} puolelle {to}</translation>
    </message>
    <message>
        <source>honours come first and win the game for {side}: tricks not counted</source>
        <translation>honöörit ensin, ja niillä pelin voittaa {side}: tikkejä ei laskettu</translation>
    </message>
    <message>
        <source>no-trump: 1 more to {side}</source>
        <translation>valtiton: 1 lisää puolelle {side}</translation>
    </message>
    <message>
        <source>{side} had {points}: bonus {bonus}</source>
        <translation>{side}: pisteitä {points}, bonus {bonus}</translation>
    </message>
    <message>
        <source>{side} had {points}: no bonus</source>
        <translation>{side}: pisteitä {points}, ei bonusta</translation>
    </message>
    <message>
        <source>bid {bid}, {points} short: −{points} to {declarer}</source>
        <translation>tarjous {bid}, {points} vaille: −{points} puolelle {declarer}</translation>
    </message>
    <message>
        <source>{side} fell to −{goal} or lower: game to {winner}</source>
        <translation>{side} putosi lukuun −{goal} tai sen alle: pelin voitti {winner}</translation>
    </message>
    <message>
        <source>Table {table}, deal {deal}: {ns_names} took {ns}, {ew_names} took {ew}</source>
        <translation>Pöytä {table}, jako {deal}: {ns_names} {ns}, {ew_names} {ew}</translation>
    </message>
    <message>
        <source>Table {table}, deal {deal}: {ns} to {ns_names}, {ew} to {ew_names}</source>
        <translation>Pöytä {table}, jako {deal}: {ns_names} {ns}, {ew_names} {ew}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Kierros {round}/{rounds}</translation>
    </message>
    <message>
        <source>Practice: round {round} of {rounds}</source>
        <translation>Harjoitus: kierros {round}/{rounds}</translation>
    </message>
    <message>
        <source>Deal {first}</source>
        <translation>Jako {first}</translation>
    </message>
    <message>
        <source>Deals {first} to {last}</source>
        <translation>Jaot {first}–{last}</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Tervetuloa</translation>
    </message>
    <message>
        <source>The last round is over</source>
        <translation>Viimeinen kierros on pelattu</translation>
    </message>
    <message>
        <source>Round {round}: who sits at each table</source>
        <translation>Kierros {round}: kuka istuu missäkin pöydässä</translation>
    </message>
    <message>
        <source>Round {round}: where you sit</source>
        <translation>Kierros {round}: missä istut</translation>
    </message>
    <message>
        <source>Table {table}, {seat}</source>
        <translation>Pöytä {table}, {seat}</translation>
    </message>
    <message>
        <source>The seats are drawn soon.</source>
        <translation>Paikat arvotaan pian.</translation>
    </message>
    <message>
        <source>After round {round} of {rounds}</source>
        <translation>Kierroksen {round}/{rounds} jälkeen</translation>
    </message>
    <message>
        <source>{list}, after round {round} of {rounds}</source>
        <translation>{list}, kierroksen {round}/{rounds} jälkeen</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Lopputulokset</translation>
    </message>
    <message>
        <source>Final standings: {list}</source>
        <translation>Lopputulokset: {list}</translation>
    </message>
    <message>
        <source>Standings: {list}</source>
        <translation>Tulostaulukko: {list}</translation>
    </message>
    <message>
        <source>The last rounds stay secret until the prizes.</source>
        <translation>Viimeiset kierrokset pysyvät salassa palkintojen jakoon asti.</translation>
    </message>
    <message>
        <source>Provisional: results are still missing.</source>
        <translation>Alustava: tuloksia puuttuu vielä.</translation>
    </message>
    <message>
        <source>No round is complete yet.</source>
        <translation>Yhtään kierrosta ei ole vielä pelattu loppuun.</translation>
    </message>
    <message>
        <source>Prizes</source>
        <comment>heading on the wall</comment>
        <translation>Palkinnot</translation>
    </message>
    <message>
        <source>There are no prizes.</source>
        <translation>Palkintoja ei ole.</translation>
    </message>
    <message>
        <source>The first prizes are given at the interval.</source>
        <translation>Ensimmäiset palkinnot jaetaan tauolla.</translation>
    </message>
    <message>
        <source>The prizes are given after the last round.</source>
        <translation>Palkinnot jaetaan viimeisen kierroksen jälkeen.</translation>
    </message>
    <message>
        <source>Still to come: {count}</source>
        <translation>Vielä jaettavana: {count}</translation>
    </message>
    <message>
        <source>Last minutes</source>
        <translation>Viimeiset minuutit</translation>
    </message>
    <message>
        <source>Time!</source>
        <translation>Aika!</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pysäytetty</translation>
    </message>
    <message>
        <source>Season table</source>
        <translation>Kauden taulukko</translation>
    </message>
    <message>
        <source>Season table, evenings {first} to {last}</source>
        <translation>Kauden taulukko, illat {first}–{last}</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Keskiarvo</translation>
    </message>
    <message>
        <source>Came</source>
        <comment>to how many evenings, above a column</comment>
        <translation>Illat</translation>
    </message>
    <message>
        <source>For coming</source>
        <comment>points, above a column</comment>
        <translation>Osallistuminen</translation>
    </message>
    <message>
        <source>Not among the best</source>
        <comment>evenings, above a column</comment>
        <translation>Ei parhaiden joukossa</translation>
    </message>
    <message>
        <source>Points of each evening, with the place beside them.</source>
        <translation>Kunkin illan pisteet ja vieressä sija.</translation>
    </message>
    <message>
        <source>All evenings count.</source>
        <translation>Kaikki illat lasketaan.</translation>
    </message>
    <message numerus="yes">
        <source>The best {best} evenings of each count and are in bold; the others are in brackets.</source>
        <comment>best</comment>
        <translation>
            <numerusform>Kunkin paras ilta lasketaan ja on lihavoitu; muut ovat suluissa.</numerusform>
            <numerusform>Kunkin {best} parasta iltaa lasketaan ja ne on lihavoitu; muut ovat suluissa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best {best} evenings of each count.</source>
        <comment>best</comment>
        <translation>
            <numerusform>Jokaiselta lasketaan paras {best} ilta.</numerusform>
            <numerusform>Jokaiselta lasketaan parhaat {best} iltaa.</numerusform>
        </translation>
    </message>
    <message>
        <source>An evening brings the points of its drive.</source>
        <translation>Illasta saa kilpailun pisteet.</translation>
    </message>
    <message>
        <source>An evening brings points for places: {points}.</source>
        <translation>Illasta saa sijapisteitä: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever came gets {points} points more.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Osallistumisesta saa {points} pisteen lisää.</numerusform>
            <numerusform>Osallistumisesta saa {points} pistettä lisää.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} drives are not closed and are left out until then: {drives}.</source>
        <comment>count</comment>
        <translation>
            <numerusform>{count} kilpailua ei ole päätetty, ja se jää siihen asti pois: {drives}.</numerusform>
            <numerusform>{count} kilpailua ei ole päätetty, ja ne jäävät siihen asti pois: {drives}.</numerusform>
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
        <translation>{day}.{month}.</translation>
    </message>
    <message>
        <source>{day}/{month} {year}</source>
        <comment>a date as figures</comment>
        <translation>{day}.{month}.{year}</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Taulukko (CSV)</translation>
    </message>
    <message>
        <source>Level at {step} {figure}: {names}.</source>
        <translation>Tasan, {step} {figure}: {names}.</translation>
    </message>
    <message>
        <source>{step}: {figures}.</source>
        <translation>{step}: {figures}.</translation>
    </message>
    <message>
        <source>{step}: {figure} each.</source>
        <translation>{step}: {figure} kullakin.</translation>
    </message>
    <message>
        <source>{figure} ({names})</source>
        <translation>{figure} ({names})</translation>
    </message>
    <message>
        <source>Decided by {step}.</source>
        <translation>Ratkaisee: {step}.</translation>
    </message>
    <message>
        <source>Still level: {names}.</source>
        <translation>Vielä tasan: {names}.</translation>
    </message>
    <message>
        <source>They cut: {order}</source>
        <translation>Nosto: {order}</translation>
    </message>
    <message>
        <source>They played off: {order}</source>
        <translation>Ratkaisupeli: {order}</translation>
    </message>
    <message>
        <source>They share: {order}</source>
        <translation>Jaetaan: {order}</translation>
    </message>
    <message>
        <source>{first} before {next}</source>
        <translation>{first}, sitten {next}</translation>
    </message>
    <message>
        <source>{settled}.</source>
        <translation>{settled}.</translation>
    </message>
    <message>
        <source>Further ties that were told apart: {count}</source>
        <translation>Muita ratkenneita tasatilanteita: {count}</translation>
    </message>
    <message>
        <source>As in the standings. {settled}</source>
        <translation>Kuten tulostaulukossa. {settled}</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>nosto</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>ratkaisupeli</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>jaettu</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Tasatilanne</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>kierros {round}</translation>
    </message>
    <message>
        <source>round {round}, deal {first}</source>
        <translation>kierros {round}, jako {first}</translation>
    </message>
    <message>
        <source>round {round}, deals {first} to {last}</source>
        <translation>kierros {round}, jaot {first}–{last}</translation>
    </message>
    <message>
        <source>{name}, {when}: table {table}, {seat}, with {partner} against {opponents}</source>
        <translation>{name}, {when}: pöytä {table}, {seat}, parina {partner}, vastassa {opponents}</translation>
    </message>
    <message>
        <source>{name}, {when}: table {table}, {seat}, against {opponents}</source>
        <translation>{name}, {when}: pöytä {table}, {seat}, vastassa {opponents}</translation>
    </message>
    <message>
        <source>{name}, {when}: rests</source>
        <translation>{name}, {when}: lepää</translation>
    </message>
    <message>
        <source>Round {round} is not seated yet.</source>
        <translation>Kierrosta {round} ei ole vielä arvottu.</translation>
    </message>
    <message>
        <source>How it is scored</source>
        <translation>Näin lasketaan</translation>
    </message>
    <message>
        <source>The rules of the game as this drive has them, with a worked example, for the wall or the tables.</source>
        <translation>Pelin säännöt tämän kilpailun asetuksin ja laskettu esimerkki, seinälle tai pöytiin.</translation>
    </message>
    <message>
        <source>How it is scored: {system}</source>
        <translation>Näin lasketaan: {system}</translation>
    </message>
    <message>
        <source>What is written</source>
        <translation>Mitä kirjoitetaan</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Mikä lasketaan</translation>
    </message>
    <message>
        <source>Where rules differ, it is held so here</source>
        <translation>Missä säännöt vaihtelevat, täällä pätee tämä</translation>
    </message>
    <message>
        <source>As it is played here</source>
        <translation>Näin täällä pelataan</translation>
    </message>
    <message>
        <source>For the standings</source>
        <translation>Tulostaulukkoa varten</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Esimerkki</translation>
    </message>
    <message>
        <source>The deals are made up. Their points, and why, are worked out by the program with the options above.</source>
        <translation>Jaot on keksitty. Ohjelma on laskenut niiden pisteet ja perusteet yllä olevin asetuksin.</translation>
    </message>
    <message numerus="yes">
        <source>All tables stop after {deals} deals.</source>
        <comment>deals</comment>
        <translation>
            <numerusform>Kaikki pöydät lopettavat {deals} jaon jälkeen.</numerusform>
            <numerusform>Kaikki pöydät lopettavat {deals} jaon jälkeen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A table plays until the rubber, or the single game, is decided.</source>
        <translation>Pöytä pelaa, kunnes robbertti tai yksittäinen peli on ratkennut.</translation>
    </message>
    <message>
        <source>A game that is not finished then counts its points and brings no bonus.</source>
        <translation>Silloin keskeneräisestä pelistä lasketaan pisteet, mutta siitä ei saa bonusta.</translation>
    </message>
    <message>
        <source>Everybody has the points of their side, in every deal they play.</source>
        <translation>Jokainen saa oman puolensa pisteet joka jaosta, jonka pelaa.</translation>
    </message>
    <message>
        <source>A table that is stopped early counts the deals that it has played, and the reason stays beside it.</source>
        <translation>Kesken lopettaneesta pöydästä lasketaan pelatut jaot, ja syy jää näkyviin sen viereen.</translation>
    </message>
    <message>
        <source>What cannot be, such as fourteen tricks, is refused with the place and what may stand there.</source>
        <translation>Mahdoton, esimerkiksi neljätoista tikkiä, hylätään; ohjelma kertoo paikan ja mitä siinä voi olla.</translation>
    </message>
    <message>
        <source>Two pairs play for thirteen tricks. Everybody collects the tricks of their side through the whole evening.</source>
        <translation>Kaksi paria pelaa kolmestatoista tikistä. Jokainen kerää puolensa tikit koko illan ajan.</translation>
    </message>
    <message>
        <source>Two pairs play for games of a few points; only tricks above six bring any, and honours do not count.</source>
        <translation>Kaksi paria pelaa muutaman pisteen pelejä; vain tikit yli kuuden tuovat pisteitä, eikä honöörejä lasketa.</translation>
    </message>
    <message>
        <source>Two pairs play the best of three games. Tricks make the games, and games make the points that count.</source>
        <translation>Kaksi paria pelaa parhaan kolmesta pelistä. Tikit ratkaisevat pelit, ja peleistä tulevat laskettavat pisteet.</translation>
    </message>
    <message>
        <source>Two pairs bid how many points they will make, in tricks and in honours that they capture. Games, bonuses and points that wait make up the rubber.</source>
        <translation>Kaksi paria tarjoaa, montako pistettä ne saavat tikeistä ja tikeissä saamistaan honööreistä. Robbertti koostuu peleistä, bonuksista ja odottavista pisteistä.</translation>
    </message>
    <message>
        <source>Two pairs bid for the kitty, with 54 cards of which two are jokers. Only the side that declares can win points, or lose them.</source>
        <translation>Kaksi paria tarjoaa lisäkorteista; kortteja on 54, niistä kaksi jokereita. Vain pelinviejän puoli voi voittaa tai menettää pisteitä.</translation>
    </message>
    <message>
        <source>Two players have thirteen cards each, and draw from the stock after every trick until it is used up; then they play what they hold.</source>
        <translation>Kahdella pelaajalla on kummallakin kolmetoista korttia, ja he nostavat pakasta joka tikin jälkeen, kunnes se loppuu; sitten he pelaavat kätensä.</translation>
    </message>
    <message>
        <source>For evenings of any other game: the points of both sides are written as they are, and added.</source>
        <translation>Illoille, joilla pelataan muuta peliä: molempien puolien pisteet kirjoitetaan sellaisinaan ja lasketaan yhteen.</translation>
    </message>
    <message>
        <source>For each deal the tricks of one side; the other side has the rest of thirteen.</source>
        <translation>Joka jaosta toisen puolen tikit; toinen puoli saa loput kolmestatoista.</translation>
    </message>
    <message>
        <source>For each deal the tricks of one side, and which side held three or four honours, if any did.</source>
        <translation>Joka jaosta toisen puolen tikit, ja kummalla puolella oli kolme tai neljä honööriä, jos oli.</translation>
    </message>
    <message>
        <source>For each deal the side that declares, its bid from 1 to 7 (0: all four passed), the trump, and the tricks and honours that it took.</source>
        <translation>Joka jaosta pelinviejän puoli, sen tarjous 1–7 (0: kaikki neljä passasivat), valtti sekä sen saamat tikit ja honöörit.</translation>
    </message>
    <message>
        <source>For each deal the side that declares, its bid, high, low or no-trump, the trump (in no-trump the order), and the tricks that it took, the kitty among them.</source>
        <translation>Joka jaosta pelinviejän puoli, sen tarjous, korkea, matala tai valtiton, valtti (valtittomassa järjestys) ja sen saamat tikit, lisäkortit mukaan luettuina.</translation>
    </message>
    <message>
        <source>For each deal the tricks that one player took after the stock was used up.</source>
        <translation>Joka jaosta tikit, jotka toinen pelaaja sai nostopakan loputtua.</translation>
    </message>
    <message>
        <source>For each deal the points of both sides: whole numbers, also below zero.</source>
        <translation>Joka jaosta molempien puolien pisteet: kokonaislukuja, myös alle nollan.</translation>
    </message>
    <message>
        <source>A revoke is settled at the table in tricks. What is decided later is an adjustment with its reason.</source>
        <translation>Tunnustusvirhe sovitaan pöydässä tikkeinä. Myöhemmin päätetty on oikaisu, jolla on syy.</translation>
    </message>
    <message>
        <source>Tricks that do not make thirteen are taken only with a reason, and stay marked.</source>
        <translation>Tikit, joita ei ole yhteensä kolmetoista, hyväksytään vain, kun syy kerrotaan, ja ne jäävät merkityiksi.</translation>
    </message>
    <message>
        <source>A game is decided only when a deal is over; so a side may end with more points than it needs.</source>
        <translation>Peli ratkeaa vasta, kun jako on ohi; siksi puoli voi saada enemmän pisteitä kuin tarvitsee.</translation>
    </message>
    <message>
        <source>Honours are those that a side held when the cards were dealt, not those that it took in tricks.</source>
        <translation>Honöörit ovat ne, jotka puolella oli kortteja jaettaessa, eivät ne, jotka se sai tikeissä.</translation>
    </message>
    <message>
        <source>Where a number of deals is played, games that are won count; the bonus comes with a whole rubber only.</source>
        <translation>Kun pelataan määrätty määrä jakoja, voitetut pelit lasketaan; bonuksen saa vain kokonaisesta robbertista.</translation>
    </message>
    <message>
        <source>That honours may win a game before the tricks are counted holds for both sides, in every deal.</source>
        <translation>Se, että honöörit voivat voittaa pelin ennen tikkien laskemista, koskee molempia puolia joka jaossa.</translation>
    </message>
    <message>
        <source>One game won in the rubber is enough: from then on that side’s failed bids count in full at once.</source>
        <translation>Yksi voitettu peli robbertissa riittää: siitä lähtien sen puolen pieleen menneet tarjoukset lasketaan heti täysinä.</translation>
    </message>
    <message>
        <source>Waiting points are entered for both sides together, and may win the new game before its first deal.</source>
        <translation>Odottavat pisteet siirretään molemmille puolille yhtä aikaa, ja ne voivat voittaa uuden pelin jo ennen sen ensimmäistä jakoa.</translation>
    </message>
    <message>
        <source>Points that wait never go on into another rubber, and the highest bid is 7.</source>
        <translation>Odottavat pisteet eivät koskaan siirry toiseen robberttiin, ja korkein tarjous on 7.</translation>
    </message>
    <message>
        <source>The rubber belongs to the side that wins the games, whoever has more points; all points count.</source>
        <translation>Robbertti kuuluu pelit voittaneelle puolelle, olipa pisteitä enemmän kummalla tahansa; kaikki pisteet lasketaan.</translation>
    </message>
    <message>
        <source>A side with fewer than six tricks loses a point for every trick that is missing to its bid, too.</source>
        <translation>Puoli, jolla on alle kuusi tikkiä, menettää myös pisteen jokaisesta tarjoukseensa puuttuvasta tikistä.</translation>
    </message>
    <message>
        <source>A side that falls as far below zero as a game goes above it has lost that game to the other side.</source>
        <translation>Puoli, joka putoaa yhtä paljon alle nollan kuin peliin tarvitaan yli sen, on hävinnyt pelin toiselle puolelle.</translation>
    </message>
    <message>
        <source>The tricks of the first phase only bring cards from the stock; they are not written.</source>
        <translation>Ensimmäisen vaiheen tikit tuovat vain kortteja pakasta; niitä ei kirjoiteta.</translation>
    </message>
    <message>
        <source>The deal is won by the side with more points; where both have as many, nobody has won it.</source>
        <translation>Jaon voittaa puoli, jolla on enemmän pisteitä; jos niitä on yhtä monta, kukaan ei ole voittanut sitä.</translation>
    </message>
    <message>
        <source>Where to begin</source>
        <translation>Mistä aloittaa</translation>
    </message>
    <message>
        <source>The program runs a club’s whist evening: who is there, who sits where, what each table has made, who has won, and all the paper for it. It needs no internet.</source>
        <translation>Ohjelma pyörittää kerhon visti-illan: ketkä ovat paikalla, kuka istuu missä, mitä kukin pöytä on saanut, kuka on voittanut, ja kaikki paperit. Internetiä ei tarvita.</translation>
    </message>
    <message>
        <source>Whist here means the game of tricks for two pairs, with trumps, as it is played at whist drives, and its relatives. The bidding game that is called whist in Romania is another one.</source>
        <translation>Visti on tässä kahden parin tikkipeli valtteineen, jota pelataan vistikilpailuissa, ja sen sukulaiset. Romanian whist-niminen tarjouspeli on eri peli.</translation>
    </message>
    <message>
        <source>“Try the sample evening” on the first page opens a finished drive in a file of its own. Change what you like there; your club is not touched.</source>
        <translation>Ensimmäisen sivun ”Kokeile malli-iltaa” avaa valmiin kilpailun omaan tiedostoonsa. Muuta siinä mitä haluat; omaan kerhoosi se ei koske.</translation>
    </message>
    <message>
        <source>**Ctrl+N** begins a drive: its game, how people move, and how many rounds are played.</source>
        <translation>**Ctrl+N** aloittaa kilpailun: sen pelin, siirtymistavan ja kierrosten määrän.</translation>
    </message>
    <message>
        <source>Then follow the list at the left from the top: sign people in, draw the seats, type the results, look at the standings, hand out the prizes, print.</source>
        <translation>Seuraa sitten vasenta luetteloa ylhäältä alas: ilmoita pelaajat, arvo paikat, kirjaa tulokset, katso tulostaulukkoa, jaa palkinnot, tulosta.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Hyvä tietää</translation>
    </message>
    <message>
        <source>Nothing needs to be saved: whatever you type is in the file as soon as it is taken in.</source>
        <translation>Mitään ei tarvitse tallentaa: kirjoittamasi on tiedostossa heti, kun se on hyväksytty.</translation>
    </message>
    <message>
        <source>**Ctrl+Z** takes back the last step, and the one before it, to the beginning of the evening. It works after the program was closed, too.</source>
        <translation>**Ctrl+Z** peruu viimeisen vaiheen ja sitä edeltävät, aina illan alkuun asti. Se toimii myös, kun ohjelma on välillä suljettu.</translation>
    </message>
    <message>
        <source>A club is one file. Copy it with “Save a copy” to carry the evening on at another computer.</source>
        <translation>Kerho on yksi tiedosto. Kopioi se komennolla ”Tallenna kopio”, jos ilta jatkuu toisella koneella.</translation>
    </message>
    <message>
        <source>Keys that work everywhere</source>
        <translation>Näppäimet, jotka toimivat kaikkialla</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse. The key of a button stands in its little window of help.</source>
        <translation>Kaiken voi tehdä ilman hiirtä. Painikkeen näppäin lukee sen pienessä vihjeikkunassa.</translation>
    </message>
    <message>
        <source>Help for the page or the dialog in which you are</source>
        <translation>Ohje siitä sivusta tai ikkunasta, jossa olet</translation>
    </message>
    <message>
        <source>How the game of this drive is scored, with an example</source>
        <translation>Miten tämän kilpailun pelissä lasketaan, ja esimerkki</translation>
    </message>
    <message>
        <source>All commands and their keys</source>
        <translation>Kaikki komennot ja niiden näppäimet</translation>
    </message>
    <message>
        <source>Take the last step back; do it again</source>
        <translation>Peru viimeinen vaihe; tee se uudelleen</translation>
    </message>
    <message>
        <source>Take in what is half-typed; it would be saved anyway</source>
        <translation>Hyväksy keskeneräinen kirjoitus; se tallentuisi muutenkin</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Seuraava kierros</translation>
    </message>
    <message>
        <source>The drives, and the steps of the evening</source>
        <translation>Kilpailut ja illan vaiheet</translation>
    </message>
    <message>
        <source>Go on to the next field, or back</source>
        <translation>Seuraavaan kenttään tai takaisin</translation>
    </message>
    <message>
        <source>Leave a field as it was, or close what lies above the page</source>
        <translation>Jätä kenttä ennalleen tai sulje sivun päällä oleva</translation>
    </message>
    <message>
        <source>Edit what is selected in a list</source>
        <translation>Muokkaa luettelosta valittua</translation>
    </message>
    <message>
        <source>Sort a list by the column in which you are</source>
        <translation>Lajittele luettelo sen sarakkeen mukaan, jossa olet</translation>
    </message>
    <message>
        <source>Look for a name, where there are names</source>
        <translation>Etsi nimi, kun nimiä on</translation>
    </message>
    <message>
        <source>Larger or smaller text</source>
        <translation>Suurempi tai pienempi teksti</translation>
    </message>
    <message>
        <source>The wall</source>
        <translation>Seinänäyttö</translation>
    </message>
    <message>
        <source>A second window for a projector or a television: who sits where next, the trump, the clock of the round, the standings, and the prizes one by one. The hall sees it while you go on typing.</source>
        <translation>Toinen ikkuna tykille tai televisiolle: kuka istuu seuraavaksi missä, valtti, kierroksen kello, tulostaulukko ja palkinnot yksi kerrallaan. Sali näkee sen, kun sinä jatkat kirjaamista.</translation>
    </message>
    <message>
        <source>Connect the screen and press **Ctrl+Shift+W**. The wall fills the second screen; with one screen only it lies beside the window. The bar above the page chooses what it shows.</source>
        <translation>Kytke näyttö ja paina **Ctrl+Shift+W**. Seinänäyttö täyttää toisen näytön; jos näyttöjä on vain yksi, se on ikkunan vieressä. Sivun yläpuolella oleva palkki valitsee, mitä se näyttää.</translation>
    </message>
    <message>
        <source>Start the clock of the round, or pause it</source>
        <translation>Käynnistä kierroksen kello tai pysäytä se</translation>
    </message>
    <message>
        <source>Give the round another minute</source>
        <translation>Anna kierrokselle minuutti lisää</translation>
    </message>
    <message>
        <source>Reveal the next prize, hide the last one</source>
        <translation>Paljasta seuraava palkinto, piilota viimeisin</translation>
    </message>
    <message>
        <source>More or less of the bar that serves the wall</source>
        <translation>Seinänäytön palkki laajemmaksi tai suppeammaksi</translation>
    </message>
    <message>
        <source>On the wall itself: fill its screen, leave it again</source>
        <translation>Seinänäytössä: koko näyttö, pois siitä</translation>
    </message>
    <message>
        <source>When the end should stay exciting</source>
        <translation>Kun lopun pitää pysyä jännittävänä</translation>
    </message>
    <message>
        <source>Choose in the bar how many of the last rounds the standings on the wall leave out.</source>
        <translation>Valitse palkista, montako viimeistä kierrosta seinänäytön tulostaulukko jättää pois.</translation>
    </message>
    <message>
        <source>When something goes wrong</source>
        <translation>Kun jokin menee vikaan</translation>
    </message>
    <message>
        <source>The power was cut, or the computer stopped</source>
        <translation>Sähkö katkesi tai kone pysähtyi</translation>
    </message>
    <message>
        <source>Start it again: the drive opens where it was. At most the figure is lost that was half-typed at that moment.</source>
        <translation>Käynnistä uudelleen: kilpailu avautuu siihen, missä se oli. Enintään katoaa se luku, jota juuri silloin kirjoitettiin.</translation>
    </message>
    <message>
        <source>The computer does not start any more</source>
        <translation>Kone ei enää käynnisty</translation>
    </message>
    <message>
        <source>Go on with a copy of the club’s file on another one. Without a copy, carry on from people’s own score cards: a drive can take its results from them alone.</source>
        <translation>Jatka toisella koneella kerhotiedoston kopiosta. Jos kopiota ei ole, jatka pelaajien omista pistekorteista: kilpailun tulokset voi saada pelkästään niistä.</translation>
    </message>
    <message>
        <source>The club’s file is damaged or lost</source>
        <translation>Kerhon tiedosto on vioittunut tai kadonnut</translation>
    </message>
    <message>
        <source>The program copies the club by itself, when it is opened and whenever a round is seated, into a folder of this computer; the latest 20 are kept. **Ctrl+Shift+O** lists them and puts one in the place of the club. What was there is copied before, so that you can go back.</source>
        <translation>Ohjelma kopioi kerhon itsestään tämän koneen kansioon, kun kerho avataan ja aina kun kierros arvotaan; viimeiset 20 kopiota säilyvät. **Ctrl+Shift+O** luettelee kopiot ja palauttaa niistä yhden kerhon tilalle. Nykyisestä tehdään ensin kopio, joten voit palata siihen.</translation>
    </message>
    <message>
        <source>Without a copy, “Save what can be read” writes all that is left of a damaged file into a new one and says what is missing.</source>
        <translation>Jos kopiota ei ole, ”Tallenna luettavissa oleva” kirjoittaa kaiken, mitä vioittuneesta tiedostosta on jäljellä, uuteen tiedostoon ja kertoo, mitä puuttuu.</translation>
    </message>
    <message>
        <source>I have done something by mistake</source>
        <translation>Tein jotakin vahingossa</translation>
    </message>
    <message>
        <source>Press **Ctrl+Z**. The line at the foot of the window says what was taken back, and **Ctrl+Y** does it again.</source>
        <translation>Paina **Ctrl+Z**. Ikkunan alareunan rivi kertoo, mitä kumottiin, ja **Ctrl+Y** tekee sen uudelleen.</translation>
    </message>
    <message>
        <source>A result is wrong</source>
        <translation>Tulos on väärä</translation>
    </message>
    <message>
        <source>On the page of the scores go back to its round with **Alt+Left** and type over it. All totals and places follow; seats in which people have sat stay as they were.</source>
        <translation>Palaa pistesivulla sen kierrokseen näppäimillä **Alt+Left** (nuoli vasemmalle) ja kirjoita päälle. Kaikki summat ja sijat seuraavat; paikat, joilla on istuttu, pysyvät ennallaan.</translation>
    </message>
    <message>
        <source>Players and tables do not agree</source>
        <translation>Pelaajat ja pöydät eivät täsmää</translation>
    </message>
    <message>
        <source>Type people’s own cards as a second count with **F8**: the list names the people and the deal in which card and table differ.</source>
        <translation>Kirjaa pelaajien omat kortit toiseksi laskennaksi (**F8**): luettelo nimeää pelaajat ja jaon, joissa kortti ja pöytä eroavat.</translation>
    </message>
    <message>
        <source>The program itself makes a mistake</source>
        <translation>Ohjelma itse tekee virheen</translation>
    </message>
    <message>
        <source>It says so above the page, and nothing that was saved is lost. Save the report that it offers, and go on.</source>
        <translation>Se sanoo sen sivun yläpuolella, eikä mitään tallennettua katoa. Tallenna raportti, jota se tarjoaa, ja jatka.</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>Kilpailut</translation>
    </message>
    <message>
        <source>Every evening of the club is a card here, the newest first, with its day, its place and how far it is.</source>
        <translation>Kerhon jokainen ilta on tässä kortti, uusin ensin: päivä, pelipaikka ja vaihe.</translation>
    </message>
    <message>
        <source>**Ctrl+N** begins a new drive. With the arrow keys and **Enter** you open one that is there already; it can be looked at, printed again and, where need be, corrected.</source>
        <translation>**Ctrl+N** aloittaa uuden kilpailun. Nuolinäppäimet valitsevat ja **Enter** avaa entisen; sitä voi katsella, tulostaa uudelleen ja tarvittaessa korjata.</translation>
    </message>
    <message>
        <source>A new drive</source>
        <translation>Uusi kilpailu</translation>
    </message>
    <message>
        <source>In the list: delete a drive; what would go is said first</source>
        <translation>Luettelossa: poista kilpailu; ensin kerrotaan, mitä poistuu</translation>
    </message>
    <message>
        <source>The plan of the drive that is open</source>
        <translation>Avoinna olevan kilpailun suunnitelma</translation>
    </message>
    <message>
        <source>Open another club’s file; begin a new one</source>
        <translation>Avaa toisen kerhon tiedosto; aloita uusi</translation>
    </message>
    <message>
        <source>When the evening goes on at another computer</source>
        <translation>Kun ilta jatkuu toisella koneella</translation>
    </message>
    <message>
        <source>Save a copy of the club onto a stick and open it there. Work on one of the two only: files are not put together again.</source>
        <translation>Tallenna kopio kerhosta muistitikulle ja avaa se siellä. Käytä vain toista: tiedostoja ei yhdistetä jälkeenpäin.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Ihmiset</translation>
    </message>
    <message>
        <source>Everybody whom the club knows, so that a few letters are enough at the door. A nickname or a number of the club tells two people of one name apart, on every screen and every paper.</source>
        <translation>Kaikki, jotka kerho tuntee, jotta ovella riittää muutama kirjain. Kutsumanimi tai jäsennumero erottaa samannimiset joka näytöllä ja paperilla.</translation>
    </message>
    <message>
        <source>Type a few letters: accents and small slips do not matter. Somebody new need not be entered here first; signing in does that.</source>
        <translation>Kirjoita muutama kirjain: aksentit ja pienet virheet eivät haittaa. Uutta ihmistä ei tarvitse ensin lisätä tänne; ilmoittautuminen tekee sen.</translation>
    </message>
    <message>
        <source>In the list: edit the person on the card beside it</source>
        <translation>Luettelossa: muokkaa henkilöä viereisessä kortissa</translation>
    </message>
    <message>
        <source>In the list: archive somebody, or bring them back</source>
        <translation>Luettelossa: arkistoi henkilö tai palauta hänet</translation>
    </message>
    <message>
        <source>Another entry is the same person: join the two</source>
        <translation>Toinen merkintä on sama henkilö: yhdistä nämä kaksi</translation>
    </message>
    <message>
        <source>All that is kept of somebody, in a file for them</source>
        <translation>Kaikki, mitä henkilöstä on tallessa, tiedostona hänelle</translation>
    </message>
    <message>
        <source>Forget somebody who asks for it</source>
        <translation>Unohda se, joka sitä pyytää</translation>
    </message>
    <message>
        <source>When somebody is in the list twice</source>
        <translation>Kun joku on luettelossa kahdesti</translation>
    </message>
    <message>
        <source>Join the two. You are shown first what will be joined; what both have played is then found under one name, and one step takes it back.</source>
        <translation>Yhdistä merkinnät. Ensin näet, mitä yhdistetään; sen jälkeen molempien pelit ovat yhden nimen alla, ja yksi vaihe peruu sen.</translation>
    </message>
    <message>
        <source>When somebody does not come any more</source>
        <translation>Kun joku ei enää käy</translation>
    </message>
    <message>
        <source>Archive them: they leave the lists, and old results keep their name. They come back in the same way.</source>
        <translation>Arkistoi hänet: hän poistuu luetteloista, ja vanhoissa tuloksissa nimi säilyy. Samalla tavalla hän palaa.</translation>
    </message>
    <message>
        <source>When somebody asks what is kept about them</source>
        <translation>Kun joku kysyy, mitä hänestä on tallessa</translation>
    </message>
    <message>
        <source>Give them a file with all of it. On request their name is erased, while the figures of the evenings stay. That alone cannot be taken back; copies of the file that were made before still have the name.</source>
        <translation>Anna hänelle tiedosto, jossa on kaikki. Pyynnöstä nimi poistetaan, mutta iltojen luvut säilyvät. Vain sitä ei voi perua; aiemmin tehdyissä tiedoston kopioissa nimi on yhä.</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Kaudet</translation>
    </message>
    <message>
        <source>Several drives that are counted together: by the points of each evening or by points for places, with the best evenings of everybody, and points for coming where the club gives any.</source>
        <translation>Useita kilpailuja laskettuna yhteen: illan pisteistä tai sijojen pisteistä, kunkin parhaat illat, ja pisteitä osallistumisesta, jos kerho antaa niitä.</translation>
    </message>
    <message>
        <source>Begin a season, give it a name, and tick the drives that belong to it. A drive may count in several.</source>
        <translation>Aloita kausi, anna sille nimi ja rastita siihen kuuluvat kilpailut. Kilpailu voi kuulua useaan kauteen.</translation>
    </message>
    <message>
        <source>When a result of the season was wrong</source>
        <translation>Kun kauden tulos oli väärä</translation>
    </message>
    <message>
        <source>Open its drive again, correct it, and close it. Until it is closed it is left out, and the page says so; then the table is right at once.</source>
        <translation>Avaa sen kilpailu uudelleen, korjaa ja päätä se. Siihen asti se jää pois, ja sivu kertoo siitä; sitten taulukko on heti oikein.</translation>
    </message>
    <message>
        <source>Import and export</source>
        <translation>Tuonti ja vienti</translation>
    </message>
    <message>
        <source>People, those who come to a drive, results and schedules can be taken from a table that was made elsewhere, as CSV or XLSX; and all of them go out in the same form.</source>
        <translation>Ihmiset, kilpailun osallistujat, tulokset ja kaaviot voi tuoda muualla tehdystä taulukosta CSV- tai XLSX-muodossa; ja kaikki ne voi viedä samassa muodossa.</translation>
    </message>
    <message>
        <source>Choose the file, or drag it onto the window.</source>
        <translation>Valitse tiedosto tai vedä se ikkunaan.</translation>
    </message>
    <message>
        <source>Look whether the letters are right and each column is taken for what it is.</source>
        <translation>Katso, ovatko kirjaimet oikein ja onko jokainen sarake tulkittu oikein.</translation>
    </message>
    <message>
        <source>Read through the preview. What is wrong in a row stands beside it; as long as something grave is wrong, nothing can be taken in.</source>
        <translation>Lue esikatselu läpi. Rivin virhe lukee sen vieressä; niin kauan kuin jokin vakava on väärin, mitään ei voi tuoda.</translation>
    </message>
    <message>
        <source>Accept. All rows come in one step, which **Ctrl+Z** takes back.</source>
        <translation>Hyväksy. Kaikki rivit tulevat yhdessä vaiheessa, jonka **Ctrl+Z** peruu.</translation>
    </message>
    <message>
        <source>When letters look wrong</source>
        <translation>Kun kirjaimet näyttävät vääriltä</translation>
    </message>
    <message>
        <source>Choose another way of reading the file; the preview follows.</source>
        <translation>Valitse toinen tapa lukea tiedosto; esikatselu seuraa.</translation>
    </message>
    <message>
        <source>A drive for another club</source>
        <translation>Kilpailu toiselle kerholle</translation>
    </message>
    <message>
        <source>A whole drive goes out as one file. The club that imports it is asked who is meant where somebody has a namesake there.</source>
        <translation>Koko kilpailu viedään yhtenä tiedostona. Kerholta, joka tuo sen, kysytään, ketä tarkoitetaan, jos jollakulla on siellä kaima.</translation>
    </message>
    <message>
        <source>The plan of a drive</source>
        <translation>Kilpailun suunnitelma</translation>
    </message>
    <message>
        <source>What is played tonight and how. The form begins with what is usual for the game; change what your club does otherwise.</source>
        <translation>Mitä tänään pelataan ja miten. Lomakkeessa on aluksi pelin tavalliset asetukset; muuta ne, jotka teillä ovat toisin.</translation>
    </message>
    <message>
        <source>Give the evening a title and choose the game. A button beside it explains how it is scored.</source>
        <translation>Anna illalle nimi ja valitse peli. Vieressä oleva painike selittää, miten siinä lasketaan.</translation>
    </message>
    <message>
        <source>Choose the movement: who goes where after each round. The line below it says it in a sentence, to be read aloud.</source>
        <translation>Valitse siirtymistapa: kuka menee minnekin kierroksen jälkeen. Alla oleva rivi sanoo sen lauseena, jonka voi lukea ääneen.</translation>
    </message>
    <message>
        <source>Say how many rounds there are, and how many deals in each.</source>
        <translation>Kerro, montako kierrosta pelataan ja montako jakoa kullakin.</translation>
    </message>
    <message>
        <source>Begin the drive, or leave everything as it was</source>
        <translation>Aloita kilpailu tai jätä kaikki ennalleen</translation>
    </message>
    <message>
        <source>Move a step by which places are decided</source>
        <translation>Siirrä kohtaa, joka ratkaisee sijat</translation>
    </message>
    <message>
        <source>When something has to change in mid-evening</source>
        <translation>Kun jotakin pitää muuttaa kesken illan</translation>
    </message>
    <message>
        <source>**Ctrl+E** shows the plan again. Rounds can be added or left out at any time; the game itself only before the first result, or as a correction that says how many results are scored anew.</source>
        <translation>**Ctrl+E** näyttää suunnitelman uudelleen. Kierroksia voi lisätä tai poistaa milloin tahansa; itse peliä vain ennen ensimmäistä tulosta tai korjauksena, joka kertoo, montako tulosta lasketaan uudelleen.</translation>
    </message>
    <message>
        <source>What to do first</source>
        <translation>Mitä tehdään ensin</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>on the keyboard</comment>
        <translation>Näppäimet</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Ilmoittautuminen</translation>
    </message>
    <message>
        <source>Who plays tonight, each with a number for the evening. The line at the top says how many are in and how many more make a whole table.</source>
        <translation>Ketkä pelaavat tänään, kullakin illan numero. Ylärivi kertoo, montako on mukana ja montako vielä tekee täyden pöydän.</translation>
    </message>
    <message>
        <source>Type two letters of a name and press **Enter**. Whoever is not in the club yet stands in the last row as a new player; the same key adds them.</source>
        <translation>Kirjoita nimestä kaksi kirjainta ja paina **Enter**. Joka ei vielä ole kerhossa, on viimeisellä rivillä uutena pelaajana; sama näppäin lisää hänet.</translation>
    </message>
    <message>
        <source>Sign in; with two roles: in the first or the second</source>
        <translation>Ilmoita; kun rooleja on kaksi: ensimmäiseen tai toiseen</translation>
    </message>
    <message>
        <source>In the list: has paid, or has not</source>
        <translation>Luettelossa: on maksanut tai ei</translation>
    </message>
    <message>
        <source>In the list: the other role</source>
        <translation>Luettelossa: toinen rooli</translation>
    </message>
    <message>
        <source>In the list: a substitute takes over a seat</source>
        <translation>Luettelossa: sijainen ottaa paikan</translation>
    </message>
    <message>
        <source>In the list: somebody who waits plays in this round already</source>
        <translation>Luettelossa: odottava pelaa jo tällä kierroksella</translation>
    </message>
    <message>
        <source>In the list: two share a seat in turn</source>
        <translation>Luettelossa: kaksi jakaa paikan vuorotellen</translation>
    </message>
    <message>
        <source>A dummy that fills a seat</source>
        <translation>Täytepelaaja, joka täyttää paikan</translation>
    </message>
    <message>
        <source>In the list: takes somebody out; in mid-evening they leave after this round</source>
        <translation>Luettelossa: poistaa pelaajan; kesken illan hän lähtee tämän kierroksen jälkeen</translation>
    </message>
    <message>
        <source>When somebody comes late</source>
        <translation>Kun joku tulee myöhässä</translation>
    </message>
    <message>
        <source>Sign them in as usual: they play from the next round on. **Shift+F5** gives them a place at once, such as one that was left or that of somebody who rests.</source>
        <translation>Ilmoita hänet tavalliseen tapaan: hän pelaa seuraavasta kierroksesta lähtien. **Shift+F5** antaa hänelle paikan heti, esimerkiksi vapautuneen tai lepovuorolla olevan paikan.</translation>
    </message>
    <message>
        <source>When somebody has to leave</source>
        <translation>Kun jonkun pitää lähteä</translation>
    </message>
    <message>
        <source>Select them and press **Del**: their results stay, and the rounds to come are drawn without them. Where somebody takes over their seat, press **F5** instead.</source>
        <translation>Valitse hänet ja paina **Del**: tulokset säilyvät, ja tulevat kierrokset arvotaan ilman häntä. Jos joku ottaa hänen paikkansa, paina sen sijaan **F5**.</translation>
    </message>
    <message>
        <source>Who sits where. The plan shows the tables of the hall; before anything is played you can see how even the evening will be.</source>
        <translation>Kuka istuu missä. Piirros näyttää salin pöydät; ennen peliä näet, kuinka tasainen illasta tulee.</translation>
    </message>
    <message>
        <source>When everybody is in, draw the first round with **F9**. Later rounds are seated in the same way, by the movement that the plan of the drive names.</source>
        <translation>Kun kaikki on ilmoitettu, arvo ensimmäinen kierros: **F9**. Myöhemmät kierrokset syntyvät samalla tavalla suunnitelman siirtymistavan mukaan.</translation>
    </message>
    <message>
        <source>In the plan: mark somebody; on somebody else: the two change places</source>
        <translation>Piirroksessa: merkitse joku; toisen kohdalla: he vaihtavat paikkaa</translation>
    </message>
    <message>
        <source>What can be done when the number of people makes no whole tables</source>
        <translation>Mitä voi tehdä, kun pöydät eivät tule täyteen</translation>
    </message>
    <message>
        <source>Wishes: apart, together, always at one table</source>
        <translation>Toiveet: erillään, yhdessä, aina samassa pöydässä</translation>
    </message>
    <message>
        <source>How even the evening is</source>
        <translation>Kuinka tasainen ilta on</translation>
    </message>
    <message>
        <source>The movement in words, to be read aloud</source>
        <translation>Siirtymistapa sanoina, ääneen luettavaksi</translation>
    </message>
    <message>
        <source>Where somebody sits</source>
        <translation>Missä joku istuu</translation>
    </message>
    <message>
        <source>An earlier round, a later one</source>
        <translation>Aiempi kierros, myöhempi kierros</translation>
    </message>
    <message>
        <source>The seats as PDF, by table and by name</source>
        <translation>Paikat PDF-tiedostona pöydän ja nimen mukaan</translation>
    </message>
    <message>
        <source>When people have come or gone since the round was drawn</source>
        <translation>Kun pelaajia on tullut tai lähtenyt arvonnan jälkeen</translation>
    </message>
    <message>
        <source>The page says so and offers to take the round back, as long as none of its tables has a result. Draw it again then.</source>
        <translation>Sivu kertoo siitä ja tarjoutuu perumaan kierroksen, jos millään sen pöydällä ei ole tulosta. Arvo se sitten uudelleen.</translation>
    </message>
    <message>
        <source>When two people must not, or want to, sit together</source>
        <translation>Kun kaksi ei saa tai kun he haluavat istua yhdessä</translation>
    </message>
    <message>
        <source>Note it as a wish before the draw; wishes that cannot be kept are named. Or swap two people by hand: the line below says what that does to the evening.</source>
        <translation>Merkitse se toiveeksi ennen arvontaa; toiveet, jotka eivät toteudu, nimetään. Tai vaihda kaksi pelaajaa käsin: alla oleva rivi kertoo, mitä se tekee illalle.</translation>
    </message>
    <message>
        <source>When people make no whole tables</source>
        <translation>Kun pöydät eivät tule täyteen</translation>
    </message>
    <message>
        <source>Every way to play with so many people, each with what it means: who rests how often, what the award for resting would be, which seat is shared, how many dummies are needed, or who would fill in.</source>
        <translation>Jokainen tapa pelata näin monella, ja mitä se merkitsee: kuka lepää kuinka usein, mitä lepääjä saisi hyvitystä, mikä paikka jaetaan, montako täytepelaajaa tarvitaan tai kuka tulisi mukaan.</translation>
    </message>
    <message>
        <source>Choose with the arrow keys and take it with **Enter**. It holds for the rounds to come; **Esc** leaves everything as it is.</source>
        <translation>Valitse nuolilla, ja **Enter** vahvistaa. Se koskee tulevia kierroksia; **Esc** jättää kaiken ennalleen.</translation>
    </message>
    <message>
        <source>Wishes for the seating</source>
        <translation>Toiveet istumajärjestyksestä</translation>
    </message>
    <message>
        <source>Who never sits at one table, who always does, and who keeps one table, perhaps because of stairs or a draught. Rounds drawn from now on keep to it as far as that goes.</source>
        <translation>Ketkä eivät koskaan istu samassa pöydässä, ketkä istuvat aina, ja kuka pitää saman pöydän, vaikkapa portaiden tai vedon vuoksi. Tästä lähtien arvottavat kierrokset noudattavat toiveita niin pitkälle kuin voi.</translation>
    </message>
    <message>
        <source>Type their numbers or names, such as 3 + 7, choose the wish, and press **Enter**.</source>
        <translation>Kirjoita numerot tai nimet, esimerkiksi 3 + 7, valitse toive ja paina **Enter**.</translation>
    </message>
    <message>
        <source>In the list: give a wish up</source>
        <translation>Luettelossa: luovu toiveesta</translation>
    </message>
    <message>
        <source>Part all couples: nobody meets the one with whom they came</source>
        <translation>Erota kaikki parit: kukaan ei kohtaa sitä, jonka kanssa tuli</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>The results of the round, table by table, as the slips come in. A sentence reads each one back with the names.</source>
        <translation>Kierroksen tulokset pöytä pöydältä, kun tuloslaput tulevat. Lause lukee jokaisen takaisin nimien kanssa.</translation>
    </message>
    <message>
        <source>Type the figure of a table and press **Enter**. Where both sides share thirteen tricks, the other side fills itself.</source>
        <translation>Kirjoita pöydän luku ja paina **Enter**. Kun puolet jakavat kolmetoista tikkiä, toinen puoli täyttyy itsestään.</translation>
    </message>
    <message>
        <source>In games of several deals each table has its sheet: every field takes its key and goes on by itself, and the points appear with the reason.</source>
        <translation>Usean jaon peleissä jokaisella pöydällä on pöytäkirja: jokainen kenttä ottaa oman näppäimensä ja siirtyy eteenpäin, ja pisteet ilmestyvät perusteineen.</translation>
    </message>
    <message>
        <source>When all tables are in, **F9** seats the next round.</source>
        <translation>Kun kaikki pöydät on kirjattu, **F9** siirtyy seuraavaan kierrokseen.</translation>
    </message>
    <message>
        <source>Go to a table or a player, by number or by letters</source>
        <translation>Siirry pöytään tai pelaajaan numerolla tai kirjaimilla</translation>
    </message>
    <message>
        <source>Go to the first table without a result</source>
        <translation>Siirry ensimmäiseen pöytään, jonka tulos puuttuu</translation>
    </message>
    <message>
        <source>Swap the two sides of a result</source>
        <translation>Vaihda tuloksen puolet keskenään</translation>
    </message>
    <message>
        <source>Put back what stood there; clear a result</source>
        <translation>Palauta entinen; tyhjennä tulos</translation>
    </message>
    <message>
        <source>The sheet of the table before, or after</source>
        <translation>Edellisen tai seuraavan pöydän pöytäkirja</translation>
    </message>
    <message>
        <source>Only the totals of a table, without its deals</source>
        <translation>Vain pöydän summat, ilman jakoja</translation>
    </message>
    <message>
        <source>An adjustment with a reason, such as a revoke or a penalty</source>
        <translation>Oikaisu ja syy, esimerkiksi tunnustusvirhe tai rangaistus</translation>
    </message>
    <message>
        <source>People sat in the wrong seats</source>
        <translation>Pelaajat istuivat väärillä paikoilla</translation>
    </message>
    <message>
        <source>A table stops early, with a reason</source>
        <translation>Pöytä lopettaa kesken, ja syy</translation>
    </message>
    <message>
        <source>Who dealt first; who moves as winner where it is level</source>
        <translation>Kuka jakoi ensin; kuka siirtyy voittajana, kun ollaan tasan</translation>
    </message>
    <message>
        <source>Type the round again and compare</source>
        <translation>Kirjaa kierros uudelleen ja vertaa</translation>
    </message>
    <message>
        <source>Compare with people’s own cards</source>
        <translation>Vertaa pelaajien omiin kortteihin</translation>
    </message>
    <message>
        <source>Try a round out first: nothing of it counts</source>
        <translation>Kokeile ensin kierrosta: mitään siitä ei lasketa</translation>
    </message>
    <message>
        <source>When a figure is refused</source>
        <translation>Kun luku hylätään</translation>
    </message>
    <message>
        <source>The line below says what may stand there. Where a table really wrote something that does not add up, give the reason; the result is taken and stays marked.</source>
        <translation>Alla oleva rivi kertoo, mitä siinä voi olla. Jos pöytä todella kirjoitti jotakin, mikä ei täsmää, kerro syy; tulos hyväksytään ja jää merkityksi.</translation>
    </message>
    <message>
        <source>When a result turns out to be wrong</source>
        <translation>Kun tulos osoittautuu vääräksi</translation>
    </message>
    <message>
        <source>Go back with **Alt+Left** and type over it, in any round. Totals and places follow at once; nobody is moved to another seat for it.</source>
        <translation>Palaa näppäimillä **Alt+Left** (nuoli vasemmalle) ja kirjoita päälle, millä kierroksella tahansa. Summat ja sijat seuraavat heti; ketään ei siirretä sen vuoksi.</translation>
    </message>
    <message>
        <source>When there is no time for all rounds</source>
        <translation>Kun aika ei riitä kaikkiin kierroksiin</translation>
    </message>
    <message>
        <source>Finish on the page of the standings. A round that is not whole then counts for nobody, and all of it can be taken back.</source>
        <translation>Päätä kilpailu tulostaulukon sivulla. Keskeneräistä kierrosta ei silloin lasketa kenellekään, ja kaiken voi perua.</translation>
    </message>
    <message>
        <source>Check entry</source>
        <translation>Tarkistuskirjaus</translation>
    </message>
    <message>
        <source>Somebody types the slips of a round a second time. Nothing of it is written; where the two differ, the table and the deal are listed.</source>
        <translation>Joku kirjaa kierroksen tuloslaput toiseen kertaan. Mitään ei tallenneta; kun kirjaukset eroavat, pöytä ja jako luetellaan.</translation>
    </message>
    <message>
        <source>Type as on the page of the scores. **F6** goes to the list of differences, and **Enter** there to the deal that has to be put right.</source>
        <translation>Kirjaa kuten pistesivulla. **F6** siirtyy erojen luetteloon, ja **Enter** siellä jakoon, joka pitää korjata.</translation>
    </message>
    <message>
        <source>People’s cards</source>
        <translation>Pelaajien kortit</translation>
    </message>
    <message>
        <source>What people have on their own score cards: totals, halves or every deal. In a drive of tables that is a second count; a drive can also run from the cards alone.</source>
        <translation>Mitä pelaajilla on omissa pistekorteissaan: summat, puoliskot tai joka jako. Pöytäkilpailussa se on toinen laskenta; kilpailun voi myös laskea pelkistä korteista.</translation>
    </message>
    <message>
        <source>Choose how much of each card you type, then type figure after figure; **Enter** goes on to the next person.</source>
        <translation>Valitse, kuinka paljon kustakin kortista kirjaat, ja kirjoita luku toisensa jälkeen; **Enter** siirtyy seuraavaan pelaajaan.</translation>
    </message>
    <message>
        <source>Totals, halves or all deals</source>
        <translation>Summat, puoliskot tai kaikki jaot</translation>
    </message>
    <message>
        <source>Go to somebody’s card</source>
        <translation>Siirry pelaajan korttiin</translation>
    </message>
    <message>
        <source>Go to the first card that is missing</source>
        <translation>Siirry ensimmäiseen puuttuvaan korttiin</translation>
    </message>
    <message>
        <source>Where cards and tables differ</source>
        <translation>Missä kortit ja pöydät eroavat</translation>
    </message>
    <message>
        <source>When a card and the tables differ</source>
        <translation>Kun kortti ja pöydät eroavat</translation>
    </message>
    <message>
        <source>Type all deals of that card, and the list names the deal that explains it. **Enter** on a line leads to the table, to be put right where the slip was wrong.</source>
        <translation>Kirjaa kortin kaikki jaot, niin luettelo nimeää jaon, joka selittää eron. **Enter** rivillä vie pöytään korjaamaan, jos tuloslappu oli väärä.</translation>
    </message>
    <message>
        <source>The places at this moment, or as they were at the interval, for everybody or for one role. Below the list stands what they rest on, and whether all totals together are what they should be.</source>
        <translation>Sijat nyt tai tauolla, kaikille tai yhdelle roolille. Luettelon alla lukee, mihin ne perustuvat ja onko kaikkien summien summa se, mikä pitää.</translation>
    </message>
    <message>
        <source>When the last result is in, settle the ties that matter and close the drive. Its results are then final; they can be opened again.</source>
        <translation>Kun viimeinen tulos on kirjattu, ratkaise merkitsevät tasatilanteet ja päätä kilpailu. Tulokset ovat silloin lopullisia; ne voi avata uudelleen.</translation>
    </message>
    <message>
        <source>Look for somebody: their place, and where they sit next</source>
        <translation>Etsi joku: hänen sijansa ja seuraava paikkansa</translation>
    </message>
    <message>
        <source>The standings as PDF, for the wall</source>
        <translation>Tulostaulukko PDF-tiedostona, seinälle</translation>
    </message>
    <message>
        <source>Export for a spreadsheet or a web page</source>
        <translation>Vie taulukkolaskentaan tai verkkosivuksi</translation>
    </message>
    <message>
        <source>Close the drive, or finish now; after that, go on</source>
        <translation>Päätä kilpailu tai päätä nyt; sen jälkeen jatka</translation>
    </message>
    <message>
        <source>A tie was cut for, played off, is shared</source>
        <translation>Tasatilanne ratkaistiin nostolla, ratkaisupelillä, jaetaan</translation>
    </message>
    <message>
        <source>Ask again how a tie is settled</source>
        <translation>Kysy uudelleen, miten tasatilanne ratkaistaan</translation>
    </message>
    <message>
        <source>When two are level</source>
        <translation>Kun kaksi on tasan</translation>
    </message>
    <message>
        <source>Select one of them: every step is shown with the figures of all, and which step tells them apart. If none does, note what you decide at the table; it is printed.</source>
        <translation>Valitse toinen heistä: jokainen kohta näytetään kaikkien luvuin, ja mikä niistä erottaa heidät. Jos mikään ei erota, merkitse, mitä pöydässä päätätte; se tulostetaan.</translation>
    </message>
    <message>
        <source>When a result was wrong after all</source>
        <translation>Kun tulos olikin väärä</translation>
    </message>
    <message>
        <source>“Open again” asks for the reason. Correct the result on the page of the scores and close the drive once more; paper that is printed from then on says that it was corrected.</source>
        <translation>”Avaa uudelleen” kysyy syyn. Korjaa tulos pistesivulla ja päätä kilpailu taas; sen jälkeen tulosteissa lukee, että tuloksia on korjattu.</translation>
    </message>
    <message>
        <source>The prizes of the evening, the more valuable ones first. Winners fill themselves in as results come, and every tie shows how it was settled.</source>
        <translation>Illan palkinnot, arvokkaimmat ensin. Voittajat täyttyvät itsestään tulosten tullessa, ja jokainen tasatilanne näyttää, miten se ratkaistiin.</translation>
    </message>
    <message>
        <source>**Alt+U** adds the usual prizes in one step, **Alt+A** any other: a place, the lowest, the most tens, the longest at one table, a drawn deal, or whatever its name says.</source>
        <translation>**Alt+U** lisää tavalliset palkinnot kerralla, **Alt+A** minkä tahansa muun: sija, vähiten pisteitä, eniten kymppejä, pisimpään yhdessä pöydässä, arvottu jako tai se, minkä nimi kertoo.</translation>
    </message>
    <message>
        <source>In the list: edit, add or strike a prize</source>
        <translation>Luettelossa: muokkaa, lisää tai poista palkinto</translation>
    </message>
    <message>
        <source>In the list: before its neighbour, after it</source>
        <translation>Luettelossa: edellisen edelle, seuraavan jälkeen</translation>
    </message>
    <message>
        <source>This prize was handed out; all that are won were</source>
        <translation>Tämä palkinto on annettu; kaikki voitetut on annettu</translation>
    </message>
    <message>
        <source>When somebody would win twice</source>
        <translation>Kun joku voittaisi kahdesti</translation>
    </message>
    <message>
        <source>With “One prize per person” they keep the more valuable one, the other goes to the next, and the page says who was passed over.</source>
        <translation>Kun valittuna on ”Yksi palkinto henkeä kohden”, hän saa arvokkaamman, toinen menee seuraavalle, ja sivu kertoo, kuka ohitettiin.</translation>
    </message>
    <message>
        <source>When a correction changes a winner</source>
        <translation>Kun korjaus vaihtaa voittajan</translation>
    </message>
    <message>
        <source>What was handed out stays on record, and the page says that it would go to somebody else now. What follows from that is yours to decide.</source>
        <translation>Annettu palkinto jää muistiin, ja sivu kertoo, että se menisi nyt toiselle. Sinä päätät, mitä siitä seuraa.</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Tulosteet</translation>
    </message>
    <message>
        <source>Everything that can be printed, drawn from what is written now. The page beside the list is the page that comes out of the printer.</source>
        <translation>Kaikki tulostettava, tehty siitä, mitä nyt on kirjattu. Luettelon vieressä oleva sivu on se, joka tulee tulostimesta.</translation>
    </message>
    <message>
        <source>Before the evening: score cards, table numbers and the sign-in list, also before a name is known. During it: slips and seats. At the end: standings, prizes and the cards as they were played.</source>
        <translation>Ennen iltaa: pistekortit, pöytänumerot ja ilmoittautumislista, myös ennen kuin yhtään nimeä tunnetaan. Illan aikana: tuloslaput ja paikat. Lopuksi: tulostaulukko, palkinnot ja kortit sellaisina kuin ne pelattiin.</translation>
    </message>
    <message>
        <source>In the list: another document</source>
        <translation>Luettelossa: toinen asiakirja</translation>
    </message>
    <message>
        <source>Print the document that is shown</source>
        <translation>Tulosta näkyvä asiakirja</translation>
    </message>
    <message>
        <source>Save it as PDF; save all of them in one folder</source>
        <translation>Tallenna se PDF-tiedostona; tallenna kaikki samaan kansioon</translation>
    </message>
    <message>
        <source>Show the file that was saved</source>
        <translation>Näytä tallennettu tiedosto</translation>
    </message>
    <message>
        <source>When there is no printer here</source>
        <translation>Kun täällä ei ole tulostinta</translation>
    </message>
    <message>
        <source>Save the papers as PDF onto a stick and print them elsewhere; they look the same everywhere.</source>
        <translation>Tallenna paperit PDF-tiedostoina muistitikulle ja tulosta muualla; ne näyttävät kaikkialla samalta.</translation>
    </message>
    <message>
        <source>When guests read another language</source>
        <translation>Kun vieraat lukevat muuta kieltä</translation>
    </message>
    <message>
        <source>Paper can be in another language than the window: choose it among the choices of the page.</source>
        <translation>Paperit voivat olla eri kielellä kuin ikkuna: valitse kieli sivun valinnoista.</translation>
    </message>
    <message>
        <source>Files that are exported are in the language of the paper too.</source>
        <translation>Myös viedyt tiedostot ovat papereiden kielellä.</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Kassa</translation>
    </message>
    <message>
        <source>The money of the evening: what people pay to play, what else was taken and spent, the prizes, and the sum that was raised.</source>
        <translation>Illan rahat: mitä pelaajat maksavat, mitä muuta tuli ja meni, palkinnot ja kertynyt summa.</translation>
    </message>
    <message>
        <source>Set what everybody pays. Who has paid is noted at sign-in.</source>
        <translation>Aseta, mitä kukin maksaa. Kuka on maksanut, merkitään ilmoittautumisessa.</translation>
    </message>
    <message>
        <source>Type what was taken and spent, such as the raffle, the hall and the tea, a line each.</source>
        <translation>Kirjaa tulot ja menot, esimerkiksi arpajaiset, sali ja kahvit, kukin omalle rivilleen.</translation>
    </message>
    <message>
        <source>When the law sets limits</source>
        <translation>Kun laissa on rajoja</translation>
    </message>
    <message>
        <source>Write your club’s reminders beside the figures: what a prize may be worth, or what must be left for the good cause. The program does not know the law of your country.</source>
        <translation>Kirjoita kerhosi muistutukset lukujen viereen: minkä arvoinen palkinto saa olla tai mitä hyvään tarkoitukseen pitää jäädä. Ohjelma ei tunne maasi lakia.</translation>
    </message>
    <message>
        <source>{path}: the file is whole, and all that it refers to is there.</source>
        <translation>{path}: tiedosto on ehjä, ja kaikki, mihin se viittaa, on tallessa.</translation>
    </message>
    <message>
        <source>Its edition is {edition}, that of this program.</source>
        <translation>Tiedostomuodon versio on {edition}, sama kuin tämän ohjelman.</translation>
    </message>
    <message>
        <source>Its edition is {edition}; this program brings it up to {own} when it opens it. A copy was checked.</source>
        <translation>Tiedostomuodon versio on {edition}; tämä ohjelma päivittää sen versioon {own}, kun se avaa tiedoston. Tarkastettiin kopio.</translation>
    </message>
    <message>
        <source>Drive {number} (“{title}”, {day}): {finding}</source>
        <translation>Kilpailu {number} (”{title}”, {day}): {finding}</translation>
    </message>
    <message>
        <source>Drive {number}, which was deleted: {finding}</source>
        <translation>Kilpailu {number}, joka on poistettu: {finding}</translation>
    </message>
    <message numerus="yes">
        <source>{count} drives checked; nothing is wrong.</source>
        <comment>count</comment>
        <translation>
            <numerusform>Tarkastettu {count} kilpailu; kaikki on kunnossa.</numerusform>
            <numerusform>Tarkastettu {count} kilpailua; kaikki on kunnossa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} faults were found.</source>
        <comment>count</comment>
        <translation>
            <numerusform>Löytyi {count} virhe.</numerusform>
            <numerusform>Löytyi {count} virhettä.</numerusform>
        </translation>
    </message>
    <message>
        <source>A drive whose results differ is put right by opening it again and closing it.</source>
        <translation>Kilpailu, jonka tulokset poikkeavat, korjataan avaamalla se uudelleen ja päättämällä se.</translation>
    </message>
    <message>
        <source>the file keeps place {place}, {points} points and {deals} deals for {name}; by the standings it is place {due_place}, {due_points} points and {due_deals} deals</source>
        <translation>tiedostossa {name}: sija {place}, pisteitä {points}, jakoja {deals}; tulostaulukon mukaan sija {due_place}, pisteitä {due_points}, jakoja {due_deals}</translation>
    </message>
    <message>
        <source>the file keeps no result for {name}; by the standings it is place {due_place}, {due_points} points</source>
        <translation>tiedostosta puuttuu tulos: {name}; tulostaulukon mukaan sija {due_place}, pisteitä {due_points}</translation>
    </message>
    <message>
        <source>the file keeps a result for {name}, place {place}, {points} points, that the standings do not have</source>
        <translation>tiedostossa on tulos, jota tulostaulukossa ei ole: {name}, sija {place}, pisteitä {points}</translation>
    </message>
    <message>
        <source>the journal of changes does not tell of the steps {steps}</source>
        <translation>muutosten päiväkirjasta puuttuvat vaiheet {steps}</translation>
    </message>
    <message>
        <source>usage:</source>
        <comment>command line</comment>
        <translation>käyttö:</translation>
    </message>
    <message>
        <source>arguments</source>
        <comment>command line</comment>
        <translation>argumentit</translation>
    </message>
    <message>
        <source>options</source>
        <comment>command line</comment>
        <translation>valitsimet</translation>
    </message>
    <message>
        <source>commands</source>
        <comment>command line</comment>
        <translation>komennot</translation>
    </message>
    <message>
        <source>For example:</source>
        <comment>command line</comment>
        <translation>Esimerkiksi:</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>näytä tämä ohje</translation>
    </message>
    <message>
        <source>say which version of the program this is</source>
        <translation>näytä ohjelman versio</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <comment>command line</comment>
        <translation>{program}: virhe: {message}</translation>
    </message>
    <message>
        <source>argument {argument}: {message}</source>
        <comment>command line</comment>
        <translation>argumentti {argument}: {message}</translation>
    </message>
    <message>
        <source>these arguments are missing: {arguments}</source>
        <translation>puuttuvat argumentit: {arguments}</translation>
    </message>
    <message>
        <source>these arguments are unknown: {arguments}</source>
        <translation>tuntemattomat argumentit: {arguments}</translation>
    </message>
    <message>
        <source>something has to follow</source>
        <translation>arvo puuttuu</translation>
    </message>
    <message>
        <source>nothing belongs to it, but {given} was given</source>
        <translation>tähän ei kuulu arvoa, mutta annettiin {given}</translation>
    </message>
    <message>
        <source>{option} may mean each of these: {options}</source>
        <translation>{option} voi tarkoittaa mitä tahansa näistä: {options}</translation>
    </message>
    <message>
        <source>{given} is no whole number</source>
        <translation>{given} ei ole kokonaisluku</translation>
    </message>
    <message>
        <source>there is no {given}; choose from {choices}</source>
        <translation>vaihtoehtoa {given} ei ole; valitse näistä: {choices}</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>vakiotuloste</translation>
    </message>
    <message>
        <source>Runs a club’s whist evening.</source>
        <translation>Hoitaa kerhon visti-illan.</translation>
    </message>
    <message>
        <source>Without a command the window opens, with the club that was open last or with the one that is named: a file, or the address of a database on a PostgreSQL server, at which several computers can work. Its password is asked for.</source>
        <translation>Ilman komentoa avautuu ikkuna, jossa on viimeksi avoinna ollut kerho tai se, joka nimetään: tiedosto tai PostgreSQL-palvelimella olevan tietokannan osoite. Palvelimella olevaa kerhoa voi käyttää usealla koneella. Salasana kysytään.</translation>
    </message>
    <message>
        <source>the club to open in the window: a file, or an address on a server</source>
        <translation>ikkunaan avattava kerho: tiedosto tai osoite palvelimella</translation>
    </message>
    <message>
        <source>a club file</source>
        <translation>kerhotiedosto</translation>
    </message>
    <message>
        <source>the drive by its number; without: the latest</source>
        <translation>kilpailun numero; oletus: viimeisin</translation>
    </message>
    <message>
        <source>the language of the paper; without: that of here</source>
        <translation>tulosteiden kieli; oletus: sama kuin tässä</translation>
    </message>
    <message>
        <source>score sittings from a file of JSON lines</source>
        <translation>laske pöytien pelit JSON-rivien tiedostosta</translation>
    </message>
    <message>
        <source>Score sittings. FILE has one sitting a line, as a JSON object with &quot;system&quot;, &quot;options&quot;, &quot;end&quot; and &quot;deals&quot;; &quot;-&quot; is the standard input. One JSON object a line comes out, in the same order: the score sheet, or {{&quot;error&quot;: …}} with the line, the deal, the field, the value and what is allowed. Blank lines are skipped.</source>
        <translation>Laske pöytien pelit. Tiedoston FILE joka rivillä on yhden pöydän peli JSON-oliona, jossa on &quot;system&quot;, &quot;options&quot;, &quot;end&quot; ja &quot;deals&quot;; &quot;-&quot; on vakiosyöte. Tulos on yksi JSON-olio riviä kohti samassa järjestyksessä: pöytäkirja tai {{&quot;error&quot;: …}}, jossa on rivi, jako, kenttä, arvo ja se, mikä on sallittua. Tyhjät rivit ohitetaan.</translation>
    </message>
    <message>
        <source>The exit status is 2 when anything could not be scored, otherwise 0.</source>
        <translation>Paluukoodi on 2, jos jotakin ei voitu laskea, muuten 0.</translation>
    </message>
    <message>
        <source>a file of sittings, or &quot;-&quot; for the standard input</source>
        <translation>pöytien pelien tiedosto tai &quot;-&quot;, vakiosyöte</translation>
    </message>
    <message>
        <source>play a whole evening from a file</source>
        <translation>pelaa kokonainen ilta tiedostosta</translation>
    </message>
    <message>
        <source>Play the evening that FILE describes, step by step as an organiser would, and leave in the folder DIR the club file, every document as PDF and standings.csv. An evening of the same title that was played there before is replaced.</source>
        <translation>Pelaa ilta, jonka FILE kuvaa, vaihe vaiheelta kuten järjestäjä, ja jätä kansioon DIR kerhotiedosto, kaikki asiakirjat PDF-tiedostoina ja standings.csv. Aiemmin samaan kansioon pelattu samanniminen ilta korvataan.</translation>
    </message>
    <message>
        <source>The exit status is 2 when the evening could not be played, otherwise 0.</source>
        <translation>Paluukoodi on 2, jos iltaa ei voitu pelata, muuten 0.</translation>
    </message>
    <message>
        <source>an evening as JSON (see the sample evenings)</source>
        <translation>ilta JSON-muodossa (katso malli-iltoja)</translation>
    </message>
    <message>
        <source>the folder for what the evening leaves</source>
        <translation>kansio, johon illan tiedostot jäävät</translation>
    </message>
    <message>
        <source>print a schedule, and how even it is</source>
        <translation>tulosta kaavio ja sen tasaisuus</translation>
    </message>
    <message>
        <source>Print a schedule: who sits where in every round, and who rests. N counts players; for pairs it counts pairs, and for teams (of four, each with its own table) teams. Without --rounds the schedule has its full length. With --seed the numbers are drawn onto it, the same for the same seed; without, they stand in order.</source>
        <translation>Tulosta kaavio: kuka istuu missä milläkin kierroksella ja kuka lepää. N on pelaajien määrä; parikilpailussa se on parien ja joukkuekilpailussa joukkueiden määrä (joukkueet ovat nelihenkisiä, kullakin oma pöytä). Ilman valitsinta --rounds kaavio on täysimittainen. Valitsimella --seed numerot arvotaan siihen, samalla siemenluvulla aina samoin; ilman sitä ne ovat järjestyksessä.</translation>
    </message>
    <message>
        <source>In a mixed schedule the odd numbers are one role and the even numbers the other; 3A and 3B are the halves of team 3.</source>
        <translation>Sekaparikaaviossa parittomat numerot ovat yhtä roolia ja parilliset toista; 3A ja 3B ovat joukkueen 3 puolikkaat.</translation>
    </message>
    <message>
        <source>--from reads a schedule from a file instead, in any of the forms that the program knows, and refuses one with misprints.</source>
        <translation>Valitsin --from lukee kaavion tiedostosta missä tahansa ohjelman tuntemassa muodossa ja hylkää sen, jos siinä on painovirheitä.</translation>
    </message>
    <message>
        <source>The exit status is 2 when there is no such schedule, otherwise 0.</source>
        <translation>Paluukoodi on 2, jos sellaista kaaviota ei ole, muuten 0.</translation>
    </message>
    <message>
        <source>what kind of drive</source>
        <translation>kilpailun laji</translation>
    </message>
    <message>
        <source>how many players (pairs, teams)</source>
        <translation>pelaajien (parien, joukkueiden) määrä</translation>
    </message>
    <message>
        <source>how many rounds; without: the full length</source>
        <translation>kierrosten määrä; oletus: täysi mitta</translation>
    </message>
    <message>
        <source>draw the numbers by this seed</source>
        <translation>arvo numerot tällä siemenluvulla</translation>
    </message>
    <message>
        <source>read the schedule from a file</source>
        <translation>lue kaavio tiedostosta</translation>
    </message>
    <message>
        <source>how to print it</source>
        <translation>missä muodossa tulostetaan</translation>
    </message>
    <message>
        <source>add how even it is (not to CSV)</source>
        <translation>lisää tieto tasaisuudesta (ei CSV-muotoon)</translation>
    </message>
    <message>
        <source>print documents of a drive</source>
        <translation>tulosta kilpailun asiakirjoja</translation>
    </message>
    <message>
        <source>Print documents of a drive of the club file FILE into the folder DIR, as the page Paper does: the same documents under the same names. &quot;all&quot; leaves out those that have nothing to say. A document that cannot be printed on the paper that is asked for is printed on the next larger one.</source>
        <translation>Tulosta kerhotiedoston FILE kilpailusta asiakirjoja kansioon DIR, kuten sivu Tulosteet: samat asiakirjat samoilla nimillä. &quot;all&quot; jättää pois ne, joissa ei ole sisältöä. Asiakirja, jota ei voi tulostaa pyydetylle paperille, tulostetaan seuraavaksi suuremmalle.</translation>
    </message>
    <message>
        <source>The exit status is 2 when something could not be printed or written, otherwise 0.</source>
        <translation>Paluukoodi on 2, jos jotakin ei voitu tulostaa tai kirjoittaa, muuten 0.</translation>
    </message>
    <message>
        <source>one of: {documents}</source>
        <translation>jokin näistä: {documents}</translation>
    </message>
    <message>
        <source>the folder for what is printed</source>
        <translation>kansio tulosteille</translation>
    </message>
    <message>
        <source>the size of the paper</source>
        <translation>paperin koko</translation>
    </message>
    <message>
        <source>write lists or a whole drive to a file</source>
        <translation>vie luettelo tai koko kilpailu tiedostoon</translation>
    </message>
    <message>
        <source>Write a list of the club file FILE, or a whole drive, to the file OUT, from which it can be taken in again. A list is written as a workbook where OUT ends in .xlsx, otherwise as CSV; a whole drive as JSON.</source>
        <translation>Vie kerhotiedostosta FILE luettelo tai koko kilpailu tiedostoon OUT, josta sen voi tuoda takaisin. Luettelosta tulee työkirja, jos nimen OUT lopussa on .xlsx, muuten CSV-tiedosto; koko kilpailusta tulee JSON-tiedosto.</translation>
    </message>
    <message>
        <source>The exit status is 2 when something could not be read or written, otherwise 0.</source>
        <translation>Paluukoodi on 2, jos jotakin ei voitu lukea tai kirjoittaa, muuten 0.</translation>
    </message>
    <message>
        <source>what is exported</source>
        <translation>mitä viedään</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>kirjoitettava tiedosto</translation>
    </message>
    <message>
        <source>the language of headings; without: that of here</source>
        <translation>otsikoiden kieli; oletus: sama kuin tässä</translation>
    </message>
    <message>
        <source>take lists or a whole drive in from a file</source>
        <translation>tuo luettelo tai koko kilpailu tiedostosta</translation>
    </message>
    <message>
        <source>Take the file TABLE into the club file FILE: people, the sign-in, the seating, the results or the schedule of a drive from a workbook (XLSX) or a text (CSV), whose columns are found by their headings in any language of the program; or a whole drive that another club has exported (JSON). All of it is taken in, as one step that can be undone, or nothing.</source>
        <translation>Tuo tiedosto TABLE kerhotiedostoon FILE: ihmiset tai kilpailun ilmoittautuminen, istumajärjestys, tulokset tai kaavio työkirjasta (XLSX) tai tekstitiedostosta (CSV), jonka sarakkeet tunnistetaan otsikoista millä tahansa ohjelman kielellä; tai koko kilpailu, jonka toinen kerho on vienyt (JSON). Kaikki tuodaan yhtenä vaiheena, jonka voi kumota, tai ei mitään.</translation>
    </message>
    <message>
        <source>The exit status is 2 when nothing was taken in because something is wrong, otherwise 0.</source>
        <translation>Paluukoodi on 2, jos mitään ei tuotu, koska jokin on vialla, muuten 0.</translation>
    </message>
    <message>
        <source>the file to take in</source>
        <translation>tuotava tiedosto</translation>
    </message>
    <message>
        <source>what stands in it</source>
        <translation>mitä siinä on</translation>
    </message>
    <message>
        <source>only say what would become of it</source>
        <translation>kerro vain, mitä siitä tulisi</translation>
    </message>
    <message>
        <source>look a club file over</source>
        <translation>tarkasta kerhotiedosto</translation>
    </message>
    <message>
        <source>Look over the club file FILE: whether the file is whole, of which edition it is, whether every drive can be read, whether the results that are kept of closed drives are those to which their standings come, and whether the journal of changes has no gaps. A copy is checked; the file itself is only read.</source>
        <translation>Tarkasta kerhotiedosto FILE: onko tiedosto ehjä, mikä on tiedostomuodon versio, voiko jokaisen kilpailun lukea, vastaavatko päätettyjen kilpailujen tallennetut tulokset niiden tulostaulukkoa ja onko muutosten päiväkirja aukoton. Tarkastetaan kopio; itse tiedosto vain luetaan.</translation>
    </message>
    <message>
        <source>The exit status is 2 when something is wrong with the file, otherwise 0.</source>
        <translation>Paluukoodi on 2, jos tiedostossa on jotakin vialla, muuten 0.</translation>
    </message>
    <message>
        <source>the name of the club</source>
        <translation>kerhon nimi</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>henkilö</translation>
    </message>
    <message>
        <source>a wish for every evening</source>
        <translation>toive joka illaksi</translation>
    </message>
    <message>
        <source>a preset</source>
        <translation>valmis asetus</translation>
    </message>
    <message>
        <source>a season</source>
        <translation>kausi</translation>
    </message>
    <message>
        <source>the plan of a drive</source>
        <translation>kilpailun suunnitelma</translation>
    </message>
    <message>
        <source>somebody who takes part</source>
        <translation>osallistuja</translation>
    </message>
    <message>
        <source>whose wish it is</source>
        <translation>toiveen osapuoli</translation>
    </message>
    <message>
        <source>a table’s slip</source>
        <translation>pöydän tuloslappu</translation>
    </message>
    <message>
        <source>a seat</source>
        <translation>paikka</translation>
    </message>
    <message>
        <source>the result of a deal</source>
        <translation>jaon tulos</translation>
    </message>
    <message>
        <source>an adjustment</source>
        <translation>oikaisu</translation>
    </message>
    <message>
        <source>whom an adjustment is for</source>
        <translation>oikaisun kohde</translation>
    </message>
    <message>
        <source>somebody’s own card</source>
        <translation>pelaajan oma kortti</translation>
    </message>
    <message>
        <source>a prize</source>
        <translation>palkinto</translation>
    </message>
    <message>
        <source>the decision of a tie</source>
        <translation>tasatilanteen ratkaisu</translation>
    </message>
    <message>
        <source>a line of the cash</source>
        <translation>kassakirjan rivi</translation>
    </message>
    <message>
        <source>a place in the final standings</source>
        <translation>sija lopullisessa tulostaulukossa</translation>
    </message>
    <message>
        <source>{part}{name} is lost</source>
        <translation>{part}{name} on kadonnut</translation>
    </message>
    <message>
        <source>{part}{name} points to something that is lost, and stands by itself now</source>
        <translation>{part}{name} viittaa kadonneeseen tietoon ja on nyt irrallaan</translation>
    </message>
    <message>
        <source>the drive does not fit together any more and was left out ({value})</source>
        <translation>kilpailun tiedot eivät enää sovi yhteen, ja se jätettiin pois ({value})</translation>
    </message>
    <message>
        <source>{part}{name} stood in the file, but by the journal of changes it should not; it was left out</source>
        <translation>{part}{name} oli tiedostossa, vaikka muutosten päiväkirjan mukaan sitä ei pitäisi olla; se jätettiin pois</translation>
    </message>
    <message>
        <source>{part}{name} differs from what the journal of changes says; compare it with your papers</source>
        <translation>{part}{name} poikkeaa muutosten päiväkirjasta; vertaa papereihisi</translation>
    </message>
    <message>
        <source>{part}{name} is as the journal of changes knew it last; compare it with your papers</source>
        <translation>{part}{name} on sellaisena kuin muutosten päiväkirja sen viimeksi tunsi; vertaa papereihisi</translation>
    </message>
    <message>
        <source>the journal of changes is damaged too, so more may be missing without a trace: {part}</source>
        <translation>myös muutosten päiväkirja on vioittunut, joten jälkiä jättämättä voi puuttua muutakin: {part}</translation>
    </message>
    <message>
        <source>a part of the journal of changes is lost, so nothing that was done before can be undone</source>
        <translation>osa muutosten päiväkirjasta on kadonnut, joten mitään aiemmin tehtyä ei voi kumota</translation>
    </message>
    <message>
        <source>nothing in this file can be read any more; go on with the latest copy of it</source>
        <translation>tästä tiedostosta ei voi enää lukea mitään; jatka sen viimeisimmästä kopiosta</translation>
    </message>
    <message>
        <source>write what can still be read of FILE into a new club file</source>
        <translation>kirjoita uuteen kerhotiedostoon se, mitä tiedostosta FILE voi vielä lukea</translation>
    </message>
    <message>
        <source>With --rescue all that can still be read of a damaged FILE, also by way of the journal of changes, goes into the new club file NEW, and whatever is missing or doubtful in it is named; the exit status is 2 then.</source>
        <translation>Valitsimella --rescue kaikki, mitä vioittuneesta tiedostosta FILE voi vielä lukea, myös muutosten päiväkirjan avulla, kirjoitetaan uuteen kerhotiedostoon NEW. Jos siitä puuttuu jotakin tai jokin on epävarmaa, se mainitaan; paluukoodi on silloin 2.</translation>
    </message>
    <message>
        <source>{path}: a new club file with all that could be read. Drives: {drives}. People: {people}.</source>
        <translation>{path}: uusi kerhotiedosto, jossa on kaikki, mitä saatiin luettua. Kilpailuja: {drives}. Ihmisiä: {people}.</translation>
    </message>
    <message>
        <source>Parts that only the journal of changes still knew: {count}.</source>
        <translation>Tietoja, jotka löytyivät enää vain muutosten päiväkirjasta: {count}.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Mitään ei puutu.</translation>
    </message>
    <message>
        <source>Drive {number} (“{title}”): {finding}</source>
        <translation>Kilpailu {number} (”{title}”): {finding}</translation>
    </message>
    <message>
        <source>Drive {number}: {finding}</source>
        <translation>Kilpailu {number}: {finding}</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>tiedostoa tai kansiota ei ole</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>ei käyttöoikeutta</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>toiminto ei ole sallittu</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>se on kansio</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>se ei ole kansio</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>tiedosto on jo olemassa</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>tiedoston nimi on liian pitkä</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>levyllä ei ole tilaa</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>levy on kirjoitussuojattu</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>luku- tai kirjoitusvirhe</translation>
    </message>
    <message>
        <source>Several computers</source>
        <translation>Useita koneita</translation>
    </message>
    <message>
        <source>A club that is kept on a PostgreSQL server can be open on several computers at once: one at the door, others for the slips. Each sees within a second what the others enter, and the line at the foot of the window says who it was.</source>
        <translation>PostgreSQL-palvelimella oleva kerho voi olla auki usealla koneella yhtä aikaa: yksi on ovella, muut tuloslappuja varten. Kullakin näkyy sekunnissa, mitä muilla kirjataan, ja ikkunan alareunan rivi kertoo, kuka sen teki.</translation>
    </message>
    <message>
        <source>Somebody sets up the server and an empty database; the file README of the program says how. Then move your club there once, and open it on the other computers.</source>
        <translation>Joku asentaa palvelimen ja luo tyhjän tietokannan; ohjelman README-tiedosto kertoo, miten. Siirrä sitten kerho sinne kerran ja avaa se muilla koneilla.</translation>
    </message>
    <message>
        <source>Open a club on a server</source>
        <translation>Avaa kerho palvelimelta</translation>
    </message>
    <message>
        <source>Move this club to a server, or from there to a file</source>
        <translation>Siirrä tämä kerho palvelimelle tai sieltä tiedostoon</translation>
    </message>
    <message>
        <source>Begin a new club in an empty database</source>
        <translation>Aloita uusi kerho tyhjässä tietokannassa</translation>
    </message>
    <message>
        <source>When two enter the same</source>
        <translation>Kun kaksi kirjaa samaa</translation>
    </message>
    <message>
        <source>Whoever is second is told what stands there now, and who wrote it. **Enter** once more writes yours over it, **Esc** leaves theirs. **Ctrl+Z** takes back what was done at your own computer only.</source>
        <translation>Jälkimmäiselle kerrotaan, mitä kohdassa nyt on ja kuka sen kirjasi. **Enter** uudelleen kirjoittaa oman merkintäsi sen päälle, **Esc** jättää toisen merkinnän. **Ctrl+Z** peruu vain omalla koneellasi tehdyn.</translation>
    </message>
    <message>
        <source>When the server is lost</source>
        <translation>Kun yhteys palvelimeen katkeaa</translation>
    </message>
    <message>
        <source>A line above the page says since when. What you type stays in its field; enter it when the line has gone by itself. If the line asks you to look at what you entered last, do so before you go on.</source>
        <translation>Rivi sivun yläpuolella kertoo, mistä lähtien. Kirjoittamasi jää kenttäänsä; kirjaa se, kun rivi on poistunut itsestään. Jos rivi pyytää tarkistamaan, mitä viimeksi kirjasit, tee se ennen kuin jatkat.</translation>
    </message>
    <message>
        <source>this is no address of a club on a server; one is written like {allowed}</source>
        <translation>tämä ei ole palvelimella olevan kerhon osoite; se kirjoitetaan näin: {allowed}</translation>
    </message>
    <message>
        <source>anybody at this computer could read the password there; leave it out: the window asks for it, or it is taken from PGPASSWORD or .pgpass</source>
        <translation>salasanan voisi lukea siitä kuka tahansa tällä koneella; jätä se pois: ikkuna kysyy sen, tai se otetaan muuttujasta PGPASSWORD tai tiedostosta .pgpass</translation>
    </message>
    <message>
        <source>copies are made by itself only of a club in a file; of one on a server save a copy with Ctrl+Shift+S, and open that where it is needed</source>
        <translation>kopiot syntyvät itsestään vain tiedostossa olevasta kerhosta; palvelimella olevasta tallenna kopio näppäimillä Ctrl+Shift+S ja avaa se siellä, missä sitä tarvitaan</translation>
    </message>
    <message>
        <source>the server cannot be reached ({value}); see that it runs, that its name is right and that this computer is in the same network</source>
        <translation>palvelimeen ei saada yhteyttä ({value}); tarkista, että se on käynnissä, että sen nimi on oikein ja että tämä kone on samassa verkossa</translation>
    </message>
    <message>
        <source>the server asks for a password</source>
        <translation>palvelin kysyy salasanaa</translation>
    </message>
    <message>
        <source>the server does not know this user with this password; type both again</source>
        <translation>palvelin ei tunne tätä käyttäjää tällä salasanalla; kirjoita molemmat uudelleen</translation>
    </message>
    <message>
        <source>the server does not open this database ({value}); see that its name is right</source>
        <translation>palvelin ei avaa tätä tietokantaa ({value}); tarkista, että sen nimi on oikein</translation>
    </message>
    <message>
        <source>no club is kept in this database; begin one there, or move yours there</source>
        <translation>tässä tietokannassa ei ole kerhoa; aloita siellä uusi tai siirrä omasi sinne</translation>
    </message>
    <message>
        <source>there is something in this database already; a club needs an empty one</source>
        <translation>tässä tietokannassa on jo jotakin; kerho tarvitsee tyhjän</translation>
    </message>
    <message>
        <source>the server does not let this user do that ({value}); give them the rights to create and to write there</source>
        <translation>palvelin ei salli sitä tälle käyttäjälle ({value}); anna käyttäjälle oikeus luoda tauluja ja kirjoittaa siellä</translation>
    </message>
    <message>
        <source>the server has not answered since {since}; nothing can be done there until it is back</source>
        <translation>palvelin ei ole vastannut klo {since} jälkeen; siellä ei voi tehdä mitään, ennen kuin se vastaa taas</translation>
    </message>
    <message>
        <source>the server did not get to it in time, so nothing was done; try again</source>
        <translation>palvelin ei ehtinyt siihen ajoissa, joten mitään ei tehty; yritä uudelleen</translation>
    </message>
    <message>
        <source>the copy does not hold what the club does ({value}), so it was given up; try again</source>
        <translation>kopiossa ei ole samaa kuin kerhossa ({value}), joten kopio hylättiin; yritä uudelleen</translation>
    </message>
</context>
<context>
    <name>_Progress</name>
    <message>
        <source>The example is being played, round by round.</source>
        <translation>Esimerkkiä pelataan kierros kierrokselta.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Pysäytä</translation>
    </message>
    <message>
        <source>Sample evening</source>
        <translation>Malli-ilta</translation>
    </message>
</context>
<context>
    <name>slips</name>
    <message>
        <source>odd: {remark}</source>
        <translation>poikkeava: {remark}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>valmis</translation>
    </message>
    <message>
        <source>deal {deal} had another trump</source>
        <translation>jaossa {deal} oli toinen valtti</translation>
    </message>
    <message>
        <source>handed in as totals: {ns} to {ew}</source>
        <translation>annettu summina: {ns} – {ew}</translation>
    </message>
    <message>
        <source>could not play: {why}</source>
        <translation>ei voinut pelata: {why}</translation>
    </message>
    <message>
        <source>closed after deal {deals}: {why}</source>
        <translation>päätetty jaon {deals} jälkeen: {why}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>puuttuu</translation>
    </message>
    <message>
        <source>after deal {deals}</source>
        <translation>jaon {deals} jälkeen</translation>
    </message>
    <message>
        <source>{deals} of {planned}</source>
        <translation>{deals}/{planned}</translation>
    </message>
</context>
</TS>
