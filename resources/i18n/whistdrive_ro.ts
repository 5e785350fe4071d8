<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro_RO" sourcelanguage="en_GB">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Begin in earnest</source>
        <translation>Începe cu a&amp;devărat</translation>
    </message>
    <message>
        <source>Pa&amp;use the clock</source>
        <translation>Op&amp;rește ceasul</translation>
    </message>
    <message>
        <source>Start the cloc&amp;k</source>
        <translation>Po&amp;rnește ceasul</translation>
    </message>
    <message>
        <source>{action}: {change}</source>
        <translation>{action}: {change}</translation>
    </message>
    <message>
        <source>&amp;New drive…</source>
        <translation>Concurs &amp;nou…</translation>
    </message>
    <message>
        <source>&amp;Plan of this drive…</source>
        <translation>P&amp;lanul acestui concurs…</translation>
    </message>
    <message>
        <source>&amp;Open club…</source>
        <translation>&amp;Deschide un club…</translation>
    </message>
    <message>
        <source>Open a club on a &amp;server…</source>
        <translation>Deschide un club de pe un ser&amp;ver…</translation>
    </message>
    <message>
        <source>New &amp;club…</source>
        <translation>Club n&amp;ou…</translation>
    </message>
    <message>
        <source>New club on a ser&amp;ver…</source>
        <translation>Club nou pe un serve&amp;r…</translation>
    </message>
    <message>
        <source>Save a cop&amp;y…</source>
        <translation>&amp;Salvează o copie…</translation>
    </message>
    <message>
        <source>&amp;Restore a copy…</source>
        <translation>Res&amp;taurează o copie…</translation>
    </message>
    <message>
        <source>&amp;Move this club…</source>
        <translation>M&amp;ută acest club…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>I&amp;mportă…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportă…</translation>
    </message>
    <message>
        <source>Take in what is &amp;typed</source>
        <translation>Pre&amp;ia ce s-a tastat</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>I&amp;eșire</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Anulează</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refă</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Runda următoare</translation>
    </message>
    <message>
        <source>Practice &amp;first</source>
        <translation>Mai întâi o &amp;probă</translation>
    </message>
    <message>
        <source>People’s &amp;cards</source>
        <translation>Fișele &amp;jucătorilor</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Club</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persoane</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Sezoane</translation>
    </message>
    <message>
        <source>&amp;Sign-in</source>
        <translation>Înscr&amp;iere</translation>
    </message>
    <message>
        <source>S&amp;eating</source>
        <translation>&amp;Așezare</translation>
    </message>
    <message>
        <source>Sc&amp;ores</source>
        <translation>&amp;Scoruri</translation>
    </message>
    <message>
        <source>Stan&amp;dings</source>
        <translation>C&amp;lasament</translation>
    </message>
    <message>
        <source>Pri&amp;zes</source>
        <translation>&amp;Premii</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Tipărituri</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Casă</translation>
    </message>
    <message>
        <source>&amp;Wall</source>
        <translation>&amp;Ecranul din sală</translation>
    </message>
    <message>
        <source>One minu&amp;te more</source>
        <translation>Încă un mi&amp;nut</translation>
    </message>
    <message>
        <source>&amp;Reveal the next prize on the wall</source>
        <translation>Arată următorul premi&amp;u pe ecran</translation>
    </message>
    <message>
        <source>&amp;Hide the last prize on the wall</source>
        <translation>Ascun&amp;de ultimul premiu de pe ecran</translation>
    </message>
    <message>
        <source>Reveal &amp;all prizes on the wall</source>
        <translation>Arată t&amp;oate premiile pe ecran</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Te&amp;xt mai mare</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Text &amp;mai mic</translation>
    </message>
    <message>
        <source>&amp;Help for this page</source>
        <translation>&amp;Ajutor pentru această pagină</translation>
    </message>
    <message>
        <source>How it is &amp;scored</source>
        <translation>Cum se &amp;punctează</translation>
    </message>
    <message>
        <source>&amp;Keys and about</source>
        <translation>&amp;Taste și despre program</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editare</translation>
    </message>
    <message>
        <source>E&amp;vening</source>
        <translation>&amp;Seară</translation>
    </message>
    <message>
        <source>V&amp;iew</source>
        <translation>&amp;Vizualizare</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajutor</translation>
    </message>
</context>
<context>
    <name>AdjustmentQuestion</name>
    <message>
        <source>Adjust</source>
        <translation>Ajustează</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retrage</translation>
    </message>
    <message>
        <source>Delete, in the list</source>
        <translation>Delete, în listă</translation>
    </message>
    <message>
        <source>Adjustments of this drive</source>
        <translation>Ajustările acestui concurs</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Număr sau nume</translation>
    </message>
    <message>
        <source>Kept with the results</source>
        <translation>Se păstrează împreună cu rezultatele</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Ce</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Cine</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puncte</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motiv</translation>
    </message>
    <message>
        <source>Below zero takes points away. Results stay as they are. Enter adjusts · Esc: no</source>
        <translation>Sub zero se scad puncte. Rezultatele rămân cum sunt. Enter ajustează · Esc: nu</translation>
    </message>
    <message>
        <source>Adjustment in round {round}, table {table}</source>
        <translation>Ajustare în runda {round}, masa {table}</translation>
    </message>
    <message>
        <source>Points for {side}</source>
        <translation>Puncte pentru {side}</translation>
    </message>
    <message>
        <source>Revoke by {side}</source>
        <translation>Renonsă: {side}</translation>
    </message>
    <message>
        <source>Points for both sides</source>
        <translation>Puncte pentru ambele perechi</translation>
    </message>
    <message>
        <source>Points for one person</source>
        <translation>Puncte pentru o singură persoană</translation>
    </message>
    <message>
        <source>One person is wanted, by number or name.</source>
        <translation>Trebuie indicată o persoană, prin număr sau nume.</translation>
    </message>
    <message>
        <source>{points} for {names}</source>
        <translation>{points} pentru {names}</translation>
    </message>
    <message>
        <source>Adjusted: {told} ({reason})</source>
        <translation>Ajustat: {told} ({reason})</translation>
    </message>
    <message>
        <source>Taken back: {adjustment}</source>
        <translation>Retras: {adjustment}</translation>
    </message>
</context>
<context>
    <name>AdjustmentsModel</name>
    <message>
        <source>round {round}</source>
        <translation>runda {round}</translation>
    </message>
    <message>
        <source>round {round}, table {table}</source>
        <translation>runda {round}, masa {table}</translation>
    </message>
    <message>
        <source>{points} for {names}: {reason}</source>
        <translation>{points} pentru {names}: {reason}</translation>
    </message>
    <message>
        <source>{points} for {names}: {reason} ({where})</source>
        <translation>{points} pentru {names}: {reason} ({where})</translation>
    </message>
</context>
<context>
    <name>AppearancesModel</name>
    <message>
        <source>Drive</source>
        <translation>Concurs</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Loc</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puncte</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Împărțiri</translation>
    </message>
    <message>
        <source>open</source>
        <translation>deschis</translation>
    </message>
    <message>
        <source>as {name}</source>
        <translation>ca {name}</translation>
    </message>
    <message>
        <source>shared seat</source>
        <translation>loc împărțit</translation>
    </message>
</context>
<context>
    <name>AwardField</name>
    <message>
        <source>For whoever has to rest; once a round where rubbers are played out. 0: none</source>
        <translation>Pentru cine are liber; o dată pe rundă, dacă se joacă roberuri până la capăt. 0: nimic</translation>
    </message>
    <message>
        <source>For whoever has to rest; a side takes {mean} on average. 0: none</source>
        <translation>Pentru cine are liber; o pereche ia în medie {mean}. 0: nimic</translation>
    </message>
</context>
<context>
    <name>BandRows</name>
    <message>
        <source>from</source>
        <translation>de la</translation>
    </message>
    <message>
        <source>to</source>
        <translation>până la</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puncte</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Adaugă un rând</translation>
    </message>
    <message>
        <source>{name}: add a row</source>
        <translation>{name}: adaugă un rând</translation>
    </message>
    <message>
        <source>{name}, row {number}, {part}</source>
        <translation>{name}, rândul {number}, {part}</translation>
    </message>
    <message>
        <source>{name}: remove row {number}</source>
        <translation>{name}: elimină rândul {number}</translation>
    </message>
</context>
<context>
    <name>CandidatesModel</name>
    <message>
        <source>in the place of the dummy {name}</source>
        <translation>în locul mâinii moarte {name}</translation>
    </message>
    <message>
        <source>rests in this round, and can change places with anybody</source>
        <translation>are liber în această rundă și poate schimba locul cu oricine</translation>
    </message>
    <message>
        <source>at a new table, with those who rest</source>
        <translation>la o masă nouă, cu cei care au liber</translation>
    </message>
    <message>
        <source>{name}: in already, number {number}</source>
        <translation>{name}: deja pe listă, numărul {number}</translation>
    </message>
    <message>
        <source>New player “{name}”</source>
        <translation>Jucător nou: „{name}”</translation>
    </message>
</context>
<context>
    <name>CardAdjustment</name>
    <message>
        <source>Reason</source>
        <translation>Motiv</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puncte</translation>
    </message>
    <message>
        <source>Below zero takes points away; the card stays as it is (Enter adjusts, Esc: no)</source>
        <translation>Sub zero se scad puncte; fișa rămâne cum este (Enter ajustează, Esc: nu)</translation>
    </message>
    <message>
        <source>Kept with the results</source>
        <translation>Se păstrează împreună cu rezultatele</translation>
    </message>
    <message>
        <source>Adjustments of this drive</source>
        <translation>Ajustările acestui concurs</translation>
    </message>
    <message>
        <source>Adjust</source>
        <translation>Ajustează</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nu</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retrage</translation>
    </message>
    <message>
        <source>Delete, in the list</source>
        <translation>Delete, în listă</translation>
    </message>
    <message>
        <source>Points for {number} {name}</source>
        <translation>Puncte pentru {number} {name}</translation>
    </message>
    <message>
        <source>Adjusted: {points} for {number} {name} ({reason})</source>
        <translation>Ajustat: {points} pentru {number} {name} ({reason})</translation>
    </message>
    <message>
        <source>Taken back: {adjustment}</source>
        <translation>Retras: {adjustment}</translation>
    </message>
</context>
<context>
    <name>CardSum</name>
    <message>
        <source>Control total {counted} of {expected}</source>
        <translation>Total de control {counted} din {expected}</translation>
    </message>
    <message>
        <source>first half</source>
        <translation>prima jumătate</translation>
    </message>
    <message>
        <source>second half</source>
        <translation>a doua jumătate</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation>împărțirea {deal}</translation>
    </message>
    <message>
        <source>{where}: {by}</source>
        <translation>{where}: {by}</translation>
    </message>
    <message>
        <source>{points} too many</source>
        <translation>{points} în plus</translation>
    </message>
    <message>
        <source>{points} short</source>
        <translation>{points} lipsă</translation>
    </message>
</context>
<context>
    <name>CardsModel</name>
    <message>
        <source>blank</source>
        <translation>goală</translation>
    </message>
    <message>
        <source>✓ in</source>
        <translation>✓ introdusă</translation>
    </message>
    <message>
        <source>not whole yet</source>
        <translation>incompletă</translation>
    </message>
    <message>
        <source>✓ agrees</source>
        <translation>✓ coincide</translation>
    </message>
    <message>
        <source>✓ agrees so far</source>
        <translation>✓ coincide până acum</translation>
    </message>
    <message>
        <source>deal {deal}: tables {figure}</source>
        <translation>împărțirea {deal}: la mese {figure}</translation>
    </message>
    <message>
        <source>tables {figure}</source>
        <translation>la mese {figure}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nume</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stare</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>First half</source>
        <translation>Prima jumătate</translation>
    </message>
    <message>
        <source>Second half</source>
        <translation>A doua jumătate</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>Nobody is signed in yet. Their cards are typed here at the end.</source>
        <translation>Nimeni nu este încă pe listă. Fișele jucătorilor se introduc aici la sfârșit.</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Număr sau nume</translation>
    </message>
    <message>
        <source>Go to somebody’s card</source>
        <translation>Mergi la fișa unei persoane</translation>
    </message>
    <message>
        <source>What is typed of each card</source>
        <translation>Ce se introduce din fiecare fișă</translation>
    </message>
    <message>
        <source>How much of each card is typed (Alt+1, Alt+2, Alt+3 in this order)</source>
        <translation>Cât se introduce din fiecare fișă (Alt+1, Alt+2, Alt+3, în această ordine)</translation>
    </message>
    <message>
        <source>People’s cards</source>
        <translation>Fișele jucătorilor</translation>
    </message>
    <message>
        <source>Enter next person · Tab next figure · Esc restores · Del clears · / finds · Ctrl+M missing</source>
        <translation>Enter următorul · Tab cifra următoare · Esc restabilește · Del șterge · / caută · Ctrl+M lipsă</translation>
    </message>
    <message>
        <source>Adjust…</source>
        <translation>Ajustează…</translation>
    </message>
    <message>
        <source>Points apart from the card that is chosen, with a reason (Alt+J)</source>
        <translation>Puncte în afara fișei alese, cu un motiv (Alt+J)</translation>
    </message>
    <message>
        <source>cards: {count} of {people}</source>
        <translation>fișe: {count} din {people}</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Totaluri</translation>
    </message>
    <message>
        <source>Halves</source>
        <translation>Jumătăți</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Toate împărțirile</translation>
    </message>
    <message>
        <source>Scores from cards</source>
        <translation>Scoruri după fișe</translation>
    </message>
    <message>
        <source>Second count</source>
        <translation>A doua numărătoare</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasament</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>Înapoi la scoruri</translation>
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
            <numerusform>{count} din %n fișă</numerusform>
            <numerusform>{count} din %n fișe</numerusform>
            <numerusform>{count} din %n de fișe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} și încă %n</numerusform>
            <numerusform>{names} și încă %n</numerusform>
            <numerusform>{names} și încă %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{count}; missing: {names}</source>
        <translation>{count}; lipsesc: {names}</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation>împărțirea {deal}</translation>
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
        <translation>goală</translation>
    </message>
    <message>
        <source>{whose}: {figure}</source>
        <translation>{whose}: {figure}</translation>
    </message>
    <message>
        <source>Nobody here has the number or name “{text}”.</source>
        <translation>Nimeni de aici nu are numărul sau numele „{text}”.</translation>
    </message>
    <message>
        <source>Several are called so: Enter goes on to the next, Esc stays here.</source>
        <translation>Sunt mai mulți cu acest nume: Enter trece la următorul, Esc rămâne aici.</translation>
    </message>
    <message>
        <source>All cards are in.</source>
        <translation>Toate fișele sunt introduse.</translation>
    </message>
</context>
<context>
    <name>CashDetails</name>
    <message>
        <source>Fee</source>
        <translation>Taxă</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Monedă</translation>
    </message>
    <message>
        <source>Reminders</source>
        <translation>Notițe</translation>
    </message>
    <message>
        <source>such as 5 or 12.50</source>
        <translation>de exemplu 5 sau 12,50</translation>
    </message>
    <message>
        <source>such as € or £</source>
        <translation>de exemplu € sau lei</translation>
    </message>
    <message>
        <source>Your club’s own notes, such as limits for prizes</source>
        <translation>Notițele clubului, de exemplu limite pentru premii</translation>
    </message>
    <message>
        <source>What everybody pays; empty: nothing</source>
        <translation>Cât plătește fiecare; gol: nimic</translation>
    </message>
</context>
<context>
    <name>CashEntry</name>
    <message>
        <source>For what: raffle, hall, tea …</source>
        <translation>Pentru ce: tombolă, sală, ceai …</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>încasat</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>cheltuit</translation>
    </message>
    <message>
        <source>For what money was taken or spent</source>
        <translation>Pentru ce s-au încasat sau s-au cheltuit bani</translation>
    </message>
    <message>
        <source>Sum taken</source>
        <translation>Suma încasată</translation>
    </message>
    <message>
        <source>Sum spent</source>
        <translation>Suma cheltuită</translation>
    </message>
    <message>
        <source>Such as 5 or 12.50</source>
        <translation>De exemplu 5 sau 12,50</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adaugă</translation>
    </message>
    <message>
        <source>Take the line in (Enter)</source>
        <translation>Preia rândul (Enter)</translation>
    </message>
    <message>
        <source>Noted: {text}</source>
        <translation>Notat: {text}</translation>
    </message>
</context>
<context>
    <name>CashPage</name>
    <message>
        <source>Cash</source>
        <translation>Casă</translation>
    </message>
    <message>
        <source>What was taken and spent</source>
        <translation>Ce s-a încasat și s-a cheltuit</translation>
    </message>
    <message>
        <source>Who still owes the fee</source>
        <translation>Cine nu a plătit încă taxa</translation>
    </message>
    <message>
        <source>Go to the paper</source>
        <translation>Mergi la tipărituri</translation>
    </message>
    <message>
        <source>The cash sheet (Alt+L)</source>
        <translation>Foaia de casă (Alt+L)</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editează</translation>
    </message>
    <message>
        <source>Correct the cell (F2 or Enter in the table)</source>
        <translation>Corectează celula (F2 sau Enter în tabel)</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Elimină</translation>
    </message>
    <message>
        <source>One line less (Delete in the table)</source>
        <translation>Un rând mai puțin (Delete în tabel)</translation>
    </message>
    <message>
        <source>Has paid</source>
        <translation>A plătit</translation>
    </message>
    <message>
        <source>Note that the chosen one has paid (Space in the list, or Alt+P)</source>
        <translation>Notează că persoana aleasă a plătit (Spațiu în listă sau Alt+P)</translation>
    </message>
    <message>
        <source>Enter takes a line in. F2 corrects a cell of the table, Delete strikes its line.</source>
        <translation>Enter preia un rând. F2 corectează o celulă a tabelului, Delete îi elimină rândul.</translation>
    </message>
    <message>
        <source>Raised: {sum}</source>
        <translation>Strâns: {sum}</translation>
    </message>
    <message>
        <source>paid: {paid} of {count}</source>
        <translation>au plătit: {paid} din {count}</translation>
    </message>
    <message>
        <source>There is no fee.</source>
        <translation>Nu există taxă.</translation>
    </message>
    <message numerus="yes">
        <source>%n people still owe their fee: {sum}</source>
        <translation>
            <numerusform>%n persoană nu a plătit încă taxa: {sum}</numerusform>
            <numerusform>%n persoane nu au plătit încă taxa: {sum}</numerusform>
            <numerusform>%n de persoane nu au plătit încă taxa: {sum}</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has paid.</source>
        <translation>Toți au plătit.</translation>
    </message>
    <message>
        <source>Struck: {text}</source>
        <translation>Eliminat: {text}</translation>
    </message>
    <message>
        <source>{name} has paid.</source>
        <translation>{name} a plătit.</translation>
    </message>
</context>
<context>
    <name>CashSums</name>
    <message>
        <source>Taken besides</source>
        <translation>Alte încasări</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Cheltuit</translation>
    </message>
</context>
<context>
    <name>CheckEntryDialog</name>
    <message>
        <source>Check entry: round {number}</source>
        <translation>Verificarea introducerii: runda {number}</translation>
    </message>
    <message>
        <source>Type the slips of round {number} again. Nothing is written here; what differs is listed below, and Enter in the list goes to it. Ctrl+T takes totals only.</source>
        <translation>Introduceți încă o dată fișele meselor din runda {number}. Aici nu se scrie nimic; diferențele apar mai jos, iar Enter în listă duce la ele. Ctrl+T: numai totaluri.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferențe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Enter goes on · Esc restores · X swaps · / finds · Ctrl+Z takes back · F6 to the differences</source>
        <translation>Enter continuă · Esc restabilește · X schimbă perechile · / caută · Ctrl+Z anulează · F6 la diferențe</translation>
    </message>
    <message numerus="yes">
        <source>Typed again: {done} of %n tables · differences: {differences}</source>
        <translation>
            <numerusform>Introduse din nou: {done} din %n masă · diferențe: {differences}</numerusform>
            <numerusform>Introduse din nou: {done} din %n mese · diferențe: {differences}</numerusform>
            <numerusform>Introduse din nou: {done} din %n de mese · diferențe: {differences}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClubNotices</name>
    <message>
        <source>No copy of the club was made. {reason} What you do is saved in the club itself, as always.</source>
        <translation>Nu s-a făcut nicio copie a clubului. {reason} Ce faceți se salvează în clubul însuși, ca întotdeauna.</translation>
    </message>
    <message>
        <source>This club is in a folder that {service} copies to other computers, and that may hold the file or mix two versions of it. During an evening keep it in a folder of this computer alone.</source>
        <translation>Acest club este într-un dosar pe care {service} îl copiază pe alte computere, ceea ce poate bloca fișierul sau amesteca două versiuni ale lui. În timpul serii țineți-l într-un dosar aflat numai pe acest computer.</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>Salvează ce se poate citi…</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lasă-l așa</translation>
    </message>
    <message>
        <source>The club is kept here now: {new}. What it was moved from stays as it is, and nothing that is done from now on goes there: {old}</source>
        <translation>Clubul se păstrează acum aici: {new}. Locul din care a fost mutat rămâne cum este și nimic din ce se face de acum înainte nu mai ajunge acolo: {old}</translation>
    </message>
    <message>
        <source>This club was moved and goes on there: {new}. What is entered here does not reach it.</source>
        <translation>Acest club a fost mutat și continuă acolo: {new}. Ce se introduce aici nu ajunge la el.</translation>
    </message>
    <message>
        <source>Open it there</source>
        <translation>Deschide-l acolo</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Rămâi aici</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
<context>
    <name>ClubPage</name>
    <message>
        <source>Drives</source>
        <translation>Concursuri</translation>
    </message>
    <message>
        <source>New drive…</source>
        <translation>Concurs nou…</translation>
    </message>
    <message>
        <source>New drive (Ctrl+N)</source>
        <translation>Concurs nou (Ctrl+N)</translation>
    </message>
    <message>
        <source>New drive like the last one…</source>
        <translation>Concurs nou ca ultimul…</translation>
    </message>
    <message>
        <source>Planned as the newest drive was, with its prizes (Alt+L)</source>
        <translation>Cu planul celui mai nou concurs și cu premiile lui (Alt+L)</translation>
    </message>
    <message>
        <source>Drives of the club</source>
        <translation>Concursurile clubului</translation>
    </message>
    <message>
        <source>There is no drive yet. Begin with “New drive”, or try the sample evening first to see how it goes.</source>
        <translation>Nu există încă niciun concurs. Începeți cu „Concurs nou” sau încercați mai întâi seara demonstrativă, ca să vedeți cum merge.</translation>
    </message>
    <message>
        <source>This is an example: change whatever you like. Your own club is untouched.</source>
        <translation>Acesta este un exemplu: schimbați ce doriți. Clubul dvs. rămâne neatins.</translation>
    </message>
    <message>
        <source>Back to our club</source>
        <translation>Înapoi la clubul nostru</translation>
    </message>
    <message>
        <source>Drives: {drives}</source>
        <translation>Concursuri: {drives}</translation>
    </message>
    <message>
        <source>Try the sample evening</source>
        <translation>Încearcă seara demonstrativă</translation>
    </message>
    <message>
        <source>Cvisti: 16 players, 5 rounds</source>
        <translation>Cvisti: 16 jucători, 5 runde</translation>
    </message>
    <message>
        <source>Whist drive: 40 players, 24 deals</source>
        <translation>Concurs de whist: 40 de jucători, 24 de împărțiri</translation>
    </message>
    <message>
        <source>Military whist: 5 teams of four, 24 deals</source>
        <translation>Whist militar: 5 echipe de patru, 24 de împărțiri</translation>
    </message>
    <message>
        <source>A small one: 8 players, 3 deals</source>
        <translation>Unul mic: 8 jucători, 3 împărțiri</translation>
    </message>
</context>
<context>
    <name>Clubs</name>
    <message>
        <source>Open a club</source>
        <translation>Deschide un club</translation>
    </message>
    <message>
        <source>Begin a new club</source>
        <translation>Începe un club nou</translation>
    </message>
    <message>
        <source>Move this club to a file</source>
        <translation>Mută acest club într-un fișier</translation>
    </message>
    <message>
        <source>Save a copy of the club</source>
        <translation>Salvează o copie a clubului</translation>
    </message>
    <message>
        <source>Copied to {file}</source>
        <translation>Copiat în {file}</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>Salvează ce se poate citi</translation>
    </message>
    <message>
        <source>Clubs (*{suffix})</source>
        <translation>Cluburi (*{suffix})</translation>
    </message>
</context>
<context>
    <name>CopiesModel</name>
    <message>
        <source>Made</source>
        <translation>Făcută</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Motiv</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Concurs</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Mărime</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nu se poate citi</translation>
    </message>
    <message>
        <source>the club was opened</source>
        <translation>deschiderea clubului</translation>
    </message>
    <message>
        <source>round {number} was seated</source>
        <translation>așezarea rundei {number}</translation>
    </message>
    <message>
        <source>before a copy was restored</source>
        <translation>înainte de restaurarea unei copii</translation>
    </message>
    <message>
        <source>somebody was forgotten</source>
        <translation>uitarea unei persoane</translation>
    </message>
</context>
<context>
    <name>DealsField</name>
    <message>
        <source>until the rubber is decided</source>
        <translation>până se decide roberul</translation>
    </message>
</context>
<context>
    <name>DifferencesModel</name>
    <message>
        <source>No single deal explains it.</source>
        <translation>Nicio împărțire nu explică singură diferența.</translation>
    </message>
    <message>
        <source>{number} {name}, {what}: card {card}, tables {tables}</source>
        <translation>{number} {name}, {what}: fișă {card}, mese {tables}</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation>împărțirea {deal}</translation>
    </message>
    <message>
        <source>round {round}, table {table}, deal {deal}</source>
        <translation>runda {round}, masa {table}, împărțirea {deal}</translation>
    </message>
    <message>
        <source>round {round}, table {table}</source>
        <translation>runda {round}, masa {table}</translation>
    </message>
    <message>
        <source>Played in {place}:</source>
        <translation>S-a jucat în {place}:</translation>
    </message>
    <message>
        <source>Right if {place} is the other way round:</source>
        <translation>Corect dacă în {place} este invers:</translation>
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
        <translation>Diferențe între fișele jucătorilor și mese</translation>
    </message>
    <message>
        <source>Enter goes to the slip</source>
        <translation>Enter duce la fișa mesei</translation>
    </message>
    <message>
        <source>Differences: {count} (Alt+D). Enter goes to the slip, to mend it.</source>
        <translation>Diferențe: {count} (Alt+D). Enter duce la fișa mesei, pentru corectare.</translation>
    </message>
</context>
<context>
    <name>DifferingModel</name>
    <message>
        <source>Table {table}, deal {deal}</source>
        <translation>Masa {table}, împărțirea {deal}</translation>
    </message>
    <message>
        <source>Table {table}, totals</source>
        <translation>Masa {table}, totaluri</translation>
    </message>
    <message>
        <source>⚠ {where}: written {written}, typed again {again}</source>
        <translation>⚠ {where}: scris {written}, introdus din nou {again}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nimic</translation>
    </message>
    <message>
        <source>{ns} to {ew}</source>
        <translation>{ns} la {ew}</translation>
    </message>
</context>
<context>
    <name>DocumentsModel</name>
    <message>
        <source>No prizes yet</source>
        <translation>Încă nu sunt premii</translation>
    </message>
    <message>
        <source>No money yet</source>
        <translation>Încă fără bani</translation>
    </message>
    <message>
        <source>Not needed: the results come from people’s own cards</source>
        <translation>Nu este nevoie: rezultatele vin de pe fișele jucătorilor</translation>
    </message>
    <message numerus="yes">
        <source>Now: from %n cards</source>
        <translation>
            <numerusform>Acum: de pe %n fișă</numerusform>
            <numerusform>Acum: de pe %n fișe</numerusform>
            <numerusform>Acum: de pe %n de fișe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n rounds</source>
        <translation>
            <numerusform>Acum: %n rundă</numerusform>
            <numerusform>Acum: %n runde</numerusform>
            <numerusform>Acum: %n de runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n cards</source>
        <translation>
            <numerusform>Acum: %n fișă</numerusform>
            <numerusform>Acum: %n fișe</numerusform>
            <numerusform>Acum: %n de fișe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: for %n players</source>
        <translation>
            <numerusform>Acum: pentru %n jucător</numerusform>
            <numerusform>Acum: pentru %n jucători</numerusform>
            <numerusform>Acum: pentru %n de jucători</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n slips; rounds: {seated}</source>
        <translation>
            <numerusform>Acum: %n fișă; runde: {seated}</numerusform>
            <numerusform>Acum: %n fișe; runde: {seated}</numerusform>
            <numerusform>Acum: %n de fișe; runde: {seated}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n sheets with results</source>
        <translation>
            <numerusform>Acum: %n foaie cu rezultate</numerusform>
            <numerusform>Acum: %n foi cu rezultate</numerusform>
            <numerusform>Acum: %n de foi cu rezultate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n blank sheets; rounds: {seated}</source>
        <translation>
            <numerusform>Acum: %n foaie goală; runde: {seated}</numerusform>
            <numerusform>Acum: %n foi goale; runde: {seated}</numerusform>
            <numerusform>Acum: %n de foi goale; runde: {seated}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n names</source>
        <translation>
            <numerusform>Acum: %n nume</numerusform>
            <numerusform>Acum: %n nume</numerusform>
            <numerusform>Acum: %n de nume</numerusform>
        </translation>
    </message>
    <message>
        <source>Now: as the drive is planned</source>
        <translation>Acum: după planul concursului</translation>
    </message>
    <message numerus="yes">
        <source>Now: %n lines</source>
        <translation>
            <numerusform>Acum: %n rând</numerusform>
            <numerusform>Acum: %n rânduri</numerusform>
            <numerusform>Acum: %n de rânduri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: counted over %n rounds</source>
        <translation>
            <numerusform>Acum: socotit pe %n rundă</numerusform>
            <numerusform>Acum: socotit pe %n runde</numerusform>
            <numerusform>Acum: socotit pe %n de runde</numerusform>
        </translation>
    </message>
    <message>
        <source>Now: after round {played} of {planned}</source>
        <translation>Acum: după runda {played} din {planned}</translation>
    </message>
    <message>
        <source>Now: prizes of the evening: {prizes}</source>
        <translation>Acum: premiile serii: {prizes}</translation>
    </message>
</context>
<context>
    <name>Door</name>
    <message>
        <source>Name: two letters are enough</source>
        <translation>Nume: ajung două litere</translation>
    </message>
    <message>
        <source>Name of somebody at the door</source>
        <translation>Numele cuiva de la intrare</translation>
    </message>
    <message>
        <source>Two letters list the members. Enter signs in, Esc clears (Ctrl+F)</source>
        <translation>Două litere arată membrii. Enter înscrie, Esc golește (Ctrl+F)</translation>
    </message>
    <message>
        <source>gets number</source>
        <translation>primește numărul</translation>
    </message>
    <message>
        <source>Number for the next person</source>
        <translation>Numărul următoarei persoane</translation>
    </message>
    <message>
        <source>The lowest free number, unless another is typed</source>
        <translation>Cel mai mic număr liber, dacă nu se tastează altul</translation>
    </message>
    <message>
        <source>People of that name</source>
        <translation>Persoane cu acest nume</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Înscrie</translation>
    </message>
    <message>
        <source>Sign in as {role}</source>
        <translation>Înscrie ca {role}</translation>
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
        <translation>Șterge…</translation>
    </message>
    <message>
        <source>The chosen drive; asks first (Alt+D, or Delete in the list)</source>
        <translation>Concursul ales; se cere confirmarea (Alt+D sau Delete în listă)</translation>
    </message>
    <message>
        <source>Deleted drives</source>
        <translation>Concursuri șterse</translation>
    </message>
    <message>
        <source>Brings one back as it was</source>
        <translation>Readuce unul așa cum era</translation>
    </message>
    <message>
        <source>{title}, {day}</source>
        <translation>{title}, {day}</translation>
    </message>
    <message>
        <source>Delete “{title}” of {day}? With it would go: {counts}. It can be brought back from “Deleted drives”.</source>
        <translation>Ștergeți „{title}” din {day}? Odată cu el ar dispărea: {counts}. Poate fi readus din „Concursuri șterse”.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Păstrează</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Șterge</translation>
    </message>
    <message>
        <source>people: {count}</source>
        <translation>persoane: {count}</translation>
    </message>
    <message>
        <source>rounds: {count}</source>
        <translation>runde: {count}</translation>
    </message>
    <message>
        <source>results of tables: {count}</source>
        <translation>rezultate la mese: {count}</translation>
    </message>
    <message>
        <source>people’s own cards: {count}</source>
        <translation>fișe ale jucătorilor: {count}</translation>
    </message>
    <message>
        <source>prizes: {count}</source>
        <translation>premii: {count}</translation>
    </message>
    <message>
        <source>its place in: {seasons}</source>
        <translation>locul lui în: {seasons}</translation>
    </message>
</context>
<context>
    <name>DriveCardsModel</name>
    <message>
        <source>Players: {players}</source>
        <translation>Jucători: {players}</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <translation>Câștigat de {names}</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Încheiat</translation>
    </message>
    <message>
        <source>Running, round {number} of {rounds}</source>
        <translation>În curs, runda {number} din {rounds}</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Neînceput</translation>
    </message>
</context>
<context>
    <name>DriveDialog</name>
    <message>
        <source>New drive</source>
        <translation>Concurs nou</translation>
    </message>
    <message>
        <source>Plan of the drive</source>
        <translation>Planul concursului</translation>
    </message>
    <message>
        <source>Begin this drive</source>
        <translation>Începe acest concurs</translation>
    </message>
    <message>
        <source>Change the plan</source>
        <translation>Schimbă planul</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <source>How it is scored</source>
        <translation>Cum se punctează</translation>
    </message>
    <message>
        <source>The rules as they are set here, with an example (Shift+F1)</source>
        <translation>Regulile așa cum sunt stabilite aici, cu un exemplu (Shift+F1)</translation>
    </message>
    <message>
        <source>Choose the file of the schedule first.</source>
        <translation>Alegeți mai întâi fișierul cu programul rundelor.</translation>
    </message>
    <message>
        <source>Further errors: {count}.</source>
        <translation>Alte erori: {count}.</translation>
    </message>
    <message>
        <source>{file} has not been read.</source>
        <translation>{file} nu a fost citit.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titlu</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Locul</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Model</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Joc</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Mișcare</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Programul rundelor</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Deals in a round</source>
        <translation>Împărțiri pe rundă</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Atuuri</translation>
    </message>
    <message>
        <source>Interval after round</source>
        <translation>Pauză după runda</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Taxă</translation>
    </message>
    <message>
        <source>What everybody pays, such as 5 or 12.50; empty: nothing</source>
        <translation>Cât plătește fiecare, de exemplu 5 sau 12,50; gol: nimic</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Roluri</translation>
    </message>
    <message>
        <source>What the two sorts of seat are called, such as lady and gent.</source>
        <translation>Cum se numesc cele două feluri de locuri la masă, de exemplu doamnă și domn.</translation>
    </message>
    <message>
        <source>Award for resting, a deal</source>
        <translation>Compensație pentru liber, pe împărțire</translation>
    </message>
    <message>
        <source>Deals that somebody missed</source>
        <translation>Împărțiri la care cineva a lipsit</translation>
    </message>
    <message>
        <source>What they count for who comes late, goes early, or whose table could not play.</source>
        <translation>Cât valorează pentru cine vine târziu, pleacă devreme sau a avut masa fără joc.</translation>
    </message>
    <message>
        <source>Places go by</source>
        <translation>Clasamentul se face după</translation>
    </message>
    <message>
        <source>Who is level goes by the next step; what all steps leave is cut, played off or shared.</source>
        <translation>La egalitate decide criteriul următor; ce rămâne egal după toate se decide prin tăiere sau baraj ori se împarte.</translation>
    </message>
    <message>
        <source>Results come</source>
        <translation>Rezultatele vin</translation>
    </message>
</context>
<context>
    <name>EntrantsModel</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nume</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pereche</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Echipă</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Plătit</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notă</translation>
    </message>
    <message>
        <source>dummy</source>
        <translation>mână moartă</translation>
    </message>
    <message>
        <source>shares with {names}</source>
        <translation>împarte locul cu {names}</translation>
    </message>
    <message>
        <source>substitute for {name}</source>
        <translation>înlocuitor pentru {name}</translation>
    </message>
    <message>
        <source>substitute: {name}</source>
        <translation>înlocuitor: {name}</translation>
    </message>
    <message>
        <source>team {number}</source>
        <translation>echipa {number}</translation>
    </message>
    <message>
        <source>from round {round}</source>
        <translation>din runda {round}</translation>
    </message>
    <message>
        <source>left before the start</source>
        <translation>a plecat înainte de început</translation>
    </message>
    <message>
        <source>left after round {round}</source>
        <translation>a plecat după runda {round}</translation>
    </message>
    <message>
        <source>✓ paid</source>
        <translation>✓ plătit</translation>
    </message>
    <message>
        <source>to pay</source>
        <translation>de plătit</translation>
    </message>
</context>
<context>
    <name>Exchanging</name>
    <message>
        <source>Import a file</source>
        <translation>Importă un fișier</translation>
    </message>
</context>
<context>
    <name>ExportButton</name>
    <message>
        <source>Export</source>
        <translation>Exportă</translation>
    </message>
    <message>
        <source>Standings, results and seating as a workbook, a web page or CSV ({key})</source>
        <translation>Clasament, rezultate și așezare ca registru de calcul, pagină web sau CSV ({key})</translation>
    </message>
    <message>
        <source>{file}…</source>
        <translation>{file}…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Se scrie…</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Salvat ca {path}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Ce</translation>
    </message>
    <message>
        <source>&amp;As</source>
        <translation>Ca &amp;fișier</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Salvează…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Salvat ca {path}</translation>
    </message>
    <message>
        <source>Import takes this in again, here or in another club.</source>
        <translation>Acest fișier poate fi importat din nou, aici sau în alt club.</translation>
    </message>
    <message>
        <source>To read or to show.</source>
        <translation>De citit sau de arătat.</translation>
    </message>
</context>
<context>
    <name>FairnessLine</name>
    <message>
        <source>Fairness…</source>
        <translation>Echilibru…</translation>
    </message>
    <message>
        <source>How often people meet, and whether it could be more even (Alt+F)</source>
        <translation>Cât de des se întâlnesc jucătorii și dacă s-ar putea mai echilibrat (Alt+F)</translation>
    </message>
</context>
<context>
    <name>FairnessPanel</name>
    <message>
        <source>Fairness</source>
        <translation>Echilibru</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Număr</translation>
    </message>
    <message>
        <source>How even it is</source>
        <translation>Cât de echilibrat este</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Salvează PDF…</translation>
    </message>
    <message>
        <source>This report on paper, with what fell to each (Alt+P)</source>
        <translation>Acest raport pe hârtie, cu ce i-a revenit fiecăruia (Alt+P)</translation>
    </message>
    <message>
        <source>Save as JSON…</source>
        <translation>Salvează ca JSON…</translation>
    </message>
    <message>
        <source>This report for other programs (Alt+J)</source>
        <translation>Acest raport pentru alte programe (Alt+J)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Put the report away (Esc)</source>
        <translation>Închide raportul (Esc)</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Salvat ca {path}</translation>
    </message>
    <message numerus="yes">
        <source>whole evening, as planned: %n rounds</source>
        <translation>
            <numerusform>toată seara, conform planului: %n rundă</numerusform>
            <numerusform>toată seara, conform planului: %n runde</numerusform>
            <numerusform>toată seara, conform planului: %n de runde</numerusform>
        </translation>
    </message>
    <message>
        <source>rounds played so far: {rounds}</source>
        <translation>runde jucate până acum: {rounds}</translation>
    </message>
    <message>
        <source>up to round {number}</source>
        <translation>până la runda {number}</translation>
    </message>
    <message>
        <source>fairness</source>
        <translation>echilibru</translation>
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
        <translation>Enter: {first} · Săgeată jos: {second}</translation>
    </message>
    <message>
        <source>{found} · {at} of {count} · Enter types there</source>
        <translation>{found} · {at} din {count} · Enter duce acolo</translation>
    </message>
    <message>
        <source>No table and nobody here is called “{text}”.</source>
        <translation>Nicio masă și nimeni de aici nu se numește „{text}”.</translation>
    </message>
    <message>
        <source>Found at tables {tables}: Enter goes on to the next.</source>
        <translation>Găsit la mesele {tables}: Enter trece la următoarea.</translation>
    </message>
    <message>
        <source>table {table}</source>
        <translation>masa {table}</translation>
    </message>
    <message>
        <source>{person}, at table {table}</source>
        <translation>{person}, la masa {table}</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Welcome</source>
        <translation>Bun venit</translation>
    </message>
    <message>
        <source>Begin our club</source>
        <translation>Începe clubul nostru</translation>
    </message>
    <message>
        <source>Plan the first drive; people are added as they sign in (Ctrl+N)</source>
        <translation>Planificați primul concurs; persoanele se adaugă la înscriere (Ctrl+N)</translation>
    </message>
    <message>
        <source>Try the sample evening</source>
        <translation>Încearcă seara demonstrativă</translation>
    </message>
    <message>
        <source>A finished drive in a file of its own, to change as you like</source>
        <translation>Un concurs încheiat, într-un fișier separat, pe care îl puteți schimba după voie</translation>
    </message>
    <message>
        <source>The club is kept on a server: {file}</source>
        <translation>Clubul se păstrează pe un server: {file}</translation>
    </message>
    <message>
        <source>The club is kept in this file: {file}</source>
        <translation>Clubul se păstrează în acest fișier: {file}</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N keeps it elsewhere, Ctrl+O opens a club that exists already, and F1 helps on every page.</source>
        <translation>Ctrl+Shift+N îl păstrează în altă parte, Ctrl+O deschide un club care există deja, iar F1 oferă ajutor pe fiecare pagină.</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>At {station}, {time}: {action}</source>
        <translation>La {station}, {time}: {action}</translation>
    </message>
    <message>
        <source>At {station}, {time}, taken back: {action}</source>
        <translation>La {station}, {time}, anulat: {action}</translation>
    </message>
    <message>
        <source>Taken back: {action}</source>
        <translation>Anulat: {action}</translation>
    </message>
    <message>
        <source>Done: {action}</source>
        <translation>Făcut: {action}</translation>
    </message>
</context>
<context>
    <name>ForgetDialog</name>
    <message>
        <source>Forget for ever</source>
        <translation>Uită definitiv</translation>
    </message>
    <message numerus="yes">
        <source>What goes: the name “{name}”, the nickname, the club number and the note, in the list, in the journal of changes and in %n drives.</source>
        <translation>
            <numerusform>Ce dispare: numele „{name}”, porecla, numărul de club și nota, din listă, din jurnalul modificărilor și din %n concurs.</numerusform>
            <numerusform>Ce dispare: numele „{name}”, porecla, numărul de club și nota, din listă, din jurnalul modificărilor și din %n concursuri.</numerusform>
            <numerusform>Ce dispare: numele „{name}”, porecla, numărul de club și nota, din listă, din jurnalul modificărilor și din %n de concursuri.</numerusform>
        </translation>
    </message>
    <message>
        <source>What stays: the numbers, seats and results of those drives, with “—” for the name, so that nobody else’s evening changes.</source>
        <translation>Ce rămâne: numerele, locurile și rezultatele din acele concursuri, cu „—” în loc de nume, ca serile celorlalți să nu se schimbe.</translation>
    </message>
    <message>
        <source>Out of reach: copies of the club file, papers and exports made before, and remarks in which somebody wrote the name. This cannot be undone.</source>
        <translation>Ce nu se poate șterge de aici: copii ale fișierului clubului, hârtii și exporturi făcute înainte și observații în care cineva a scris numele. Această acțiune nu poate fi anulată.</translation>
    </message>
    <message>
        <source>Type the name to confirm:</source>
        <translation>Tastați numele pentru confirmare:</translation>
    </message>
    <message>
        <source>The name, to confirm</source>
        <translation>Numele, pentru confirmare</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
</context>
<context>
    <name>GridModel</name>
    <message>
        <source>table {table}, {column}</source>
        <translation>masa {table}, {column}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stare</translation>
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
        <translation>Timp</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atu</translation>
    </message>
    <message>
        <source>✦ Example</source>
        <translation>✦ Exemplu</translation>
    </message>
    <message>
        <source>From people’s cards; deals: {deals}</source>
        <translation>După fișele jucătorilor; împărțiri: {deals}</translation>
    </message>
    <message numerus="yes">
        <source>Finished: %n rounds</source>
        <translation>
            <numerusform>Încheiat: %n rundă</numerusform>
            <numerusform>Încheiat: %n runde</numerusform>
            <numerusform>Încheiat: %n de runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not started; %n rounds planned</source>
        <translation>
            <numerusform>Neînceput; %n rundă planificată</numerusform>
            <numerusform>Neînceput; %n runde planificate</numerusform>
            <numerusform>Neînceput; %n de runde planificate</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Runda {number} din {rounds}</translation>
    </message>
    <message>
        <source>Practice · {round}</source>
        <translation>Probă · {round}</translation>
    </message>
    <message>
        <source>{round}, until the rubber is decided</source>
        <translation>{round}, până se decide roberul</translation>
    </message>
    <message>
        <source>{round}, deals {first} to {last}</source>
        <translation>{round}, împărțirile {first}–{last}</translation>
    </message>
    <message>
        <source>All saved</source>
        <translation>Totul este salvat</translation>
    </message>
    <message>
        <source>Saved {time}</source>
        <translation>Salvat la {time}</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Ajutor</translation>
    </message>
    <message>
        <source>Look for a word</source>
        <translation>Caută un cuvânt</translation>
    </message>
    <message>
        <source>Look for a word in the help</source>
        <translation>Caută un cuvânt în ajutor</translation>
    </message>
    <message>
        <source>Topics that have it stay in the list (Ctrl+F)</source>
        <translation>În listă rămân subiectele care îl conțin (Ctrl+F)</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Subiecte</translation>
    </message>
    <message>
        <source>No topic has all of these words.</source>
        <translation>Niciun subiect nu conține toate aceste cuvinte.</translation>
    </message>
</context>
<context>
    <name>ImportButton</name>
    <message>
        <source>Import…</source>
        <translation>Importă…</translation>
    </message>
    <message>
        <source>Take in a table or a drive from a file, shown first ({key})</source>
        <translation>Preia un tabel sau un concurs dintr-un fișier; întâi este arătat ({key})</translation>
    </message>
</context>
<context>
    <name>ImportColumns</name>
    <message>
        <source>Column of “{field}”</source>
        <translation>Coloana pentru „{field}”</translation>
    </message>
    <message>
        <source>in no column</source>
        <translation>în nicio coloană</translation>
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
        <translation>&amp;Alt fișier…</translation>
    </message>
    <message>
        <source>The rows of the file as they will be</source>
        <translation>Rândurile fișierului, așa cum vor fi</translation>
    </message>
    <message>
        <source>Space leaves a row out, or takes it in again; F2 corrects a cell</source>
        <translation>Spațiu lasă un rând deoparte sau îl preia din nou; F2 corectează o celulă</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message numerus="yes">
        <source>{file}: {title}, {day}, %n rounds</source>
        <translation>
            <numerusform>{file}: {title}, {day}, %n rundă</numerusform>
            <numerusform>{file}: {title}, {day}, %n runde</numerusform>
            <numerusform>{file}: {title}, {day}, %n de runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %n rows are shown</source>
        <translation>
            <numerusform>este arătat primul rând</numerusform>
            <numerusform>sunt arătate primele %n rânduri</numerusform>
            <numerusform>sunt arătate primele %n de rânduri</numerusform>
        </translation>
    </message>
    <message>
        <source>Take &amp;it in</source>
        <translation>&amp;Preia</translation>
    </message>
    <message numerus="yes">
        <source>Take %n rows &amp;in</source>
        <translation>
            <numerusform>&amp;Preia %n rând</numerusform>
            <numerusform>&amp;Preia %n rânduri</numerusform>
            <numerusform>&amp;Preia %n de rânduri</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportReading</name>
    <message>
        <source>&amp;What it is</source>
        <translation>&amp;Ce este</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Litere</translation>
    </message>
    <message>
        <source>&amp;Separated by</source>
        <translation>S&amp;eparate prin</translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation>&amp;Foaia</translation>
    </message>
    <message>
        <source>&amp;First row holds headings</source>
        <translation>Primul rând conține &amp;titluri</translation>
    </message>
</context>
<context>
    <name>ImportRow</name>
    <message>
        <source>&amp;Means</source>
        <translation>&amp;Înseamnă</translation>
    </message>
    <message>
        <source>Whom this row means</source>
        <translation>Pe cine înseamnă acest rând</translation>
    </message>
    <message>
        <source>Whether this row is taken in (Space in the table)</source>
        <translation>Dacă acest rând este preluat (Spațiu în tabel)</translation>
    </message>
    <message>
        <source>&amp;Take this row in</source>
        <translation>Preia acest &amp;rând</translation>
    </message>
    <message>
        <source>Leave this row &amp;out</source>
        <translation>Lasă acest &amp;rând deoparte</translation>
    </message>
    <message>
        <source>say who</source>
        <translation>spuneți cine</translation>
    </message>
    <message>
        <source>somebody new</source>
        <translation>cineva nou</translation>
    </message>
</context>
<context>
    <name>ImportRowsModel</name>
    <message>
        <source>Row</source>
        <translation>Rând</translation>
    </message>
    <message>
        <source>Will be</source>
        <translation>Va fi</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>De verificat</translation>
    </message>
</context>
<context>
    <name>IntervalField</name>
    <message>
        <source>0: no interval</source>
        <translation>0: fără pauză</translation>
    </message>
    <message>
        <source>There are {rounds} rounds now and were {before}: is this still where the halves part? 0: none</source>
        <translation>Acum sunt {rounds} runde, iar înainte erau {before}: tot aici se despart jumătățile? 0: nicăieri</translation>
    </message>
</context>
<context>
    <name>JoinPeopleDialog</name>
    <message>
        <source>Entered twice</source>
        <translation>Trecut de două ori</translation>
    </message>
    <message>
        <source>Who else in the list is {name}? That entry leaves the lists, and what was played under it is theirs. It can be undone, and the two can be parted again.</source>
        <translation>Cine altcineva din listă este tot {name}? Acea înscriere iese din liste, iar ce s-a jucat sub ea trece aici. Se poate anula, iar cele două pot fi separate din nou.</translation>
    </message>
    <message>
        <source>The same as</source>
        <translation>Aceeași persoană ca</translation>
    </message>
    <message>
        <source>The other entry of the same person</source>
        <translation>Cealaltă înregistrare a aceleiași persoane</translation>
    </message>
    <message>
        <source>Name or club number</source>
        <translation>Nume sau număr de club</translation>
    </message>
    <message>
        <source>Join the two</source>
        <translation>Unește-le</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <source>{name}: no drive</source>
        <translation>{name}: niciun concurs</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n drives ({drives})</source>
        <translation>
            <numerusform>{name}: %n concurs ({drives})</numerusform>
            <numerusform>{name}: %n concursuri ({drives})</numerusform>
            <numerusform>{name}: %n de concursuri ({drives})</numerusform>
        </translation>
    </message>
    <message>
        <source>Both played in the same drive, so they are two: {drives}.</source>
        <translation>Ambele au jucat în același concurs, deci sunt două persoane: {drives}.</translation>
    </message>
</context>
<context>
    <name>JumpField</name>
    <message>
        <source>Table or player</source>
        <translation>Masă sau jucător</translation>
    </message>
    <message>
        <source>Go to table or player</source>
        <translation>Mergi la o masă sau la un jucător</translation>
    </message>
    <message>
        <source>The number of a table, or a player’s number or name; Enter goes there</source>
        <translation>Numărul unei mese, ori numărul sau numele unui jucător; Enter duce acolo</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys and about</source>
        <translation>Taste și despre program</translation>
    </message>
    <message>
        <source>whistdrive {version}</source>
        <translation>whistdrive {version}</translation>
    </message>
    <message>
        <source>Everything is saved as it is typed, and everything can be taken back.</source>
        <translation>Totul se salvează pe măsură ce se tastează și orice se poate anula.</translation>
    </message>
    <message>
        <source>Find a table or a player, on the scores page</source>
        <translation>Caută o masă sau un jucător, pe pagina scorurilor</translation>
    </message>
    <message>
        <source>The first table without a result, on the scores page</source>
        <translation>Prima masă fără rezultat, pe pagina scorurilor</translation>
    </message>
    <message>
        <source>Totals only, of the table under the cursor</source>
        <translation>Numai totaluri, la masa de sub cursor</translation>
    </message>
    <message>
        <source>Adjustment: a revoke, a penalty, an award</source>
        <translation>Ajustare: renonsă, penalizare, compensație</translation>
    </message>
    <message>
        <source>People sat in the wrong seats</source>
        <translation>Jucătorii au stat pe locuri greșite</translation>
    </message>
    <message>
        <source>Check entry: type a round again</source>
        <translation>Verificarea introducerii: o rundă tastată încă o dată</translation>
    </message>
    <message>
        <source>Totals, halves or all deals, on the page of the cards</source>
        <translation>Totaluri, jumătăți sau toate împărțirile, pe pagina fișelor</translation>
    </message>
    <message>
        <source>Where cards and tables differ, on the page of the second count</source>
        <translation>Unde diferă fișele de mese, pe pagina numărătorii a doua</translation>
    </message>
    <message>
        <source>How people move and how many they are, on the seating page</source>
        <translation>Cum se mișcă jucătorii și câți sunt, pe pagina așezării</translation>
    </message>
    <message>
        <source>How even the evening is, on the seating page</source>
        <translation>Cât de echilibrată este seara, pe pagina așezării</translation>
    </message>
    <message>
        <source>A substitute takes over a seat, on the sign-in page</source>
        <translation>Un înlocuitor preia un loc, pe pagina înscrierii</translation>
    </message>
    <message>
        <source>Somebody who waits plays at once, on the sign-in page</source>
        <translation>Cine așteaptă joacă imediat, pe pagina înscrierii</translation>
    </message>
    <message>
        <source>Up or down the list, on the page of the prizes</source>
        <translation>În sus sau în jos în listă, pe pagina premiilor</translation>
    </message>
    <message>
        <source>A tie is cut for, played off or shared, on the page of the prizes</source>
        <translation>O egalitate se decide prin tăiere sau baraj ori se împarte, pe pagina premiilor</translation>
    </message>
    <message>
        <source>Hand out what is won, on the page of the prizes</source>
        <translation>Înmânarea premiilor câștigate, pe pagina premiilor</translation>
    </message>
    <message>
        <source>On the wall: what it shows; start and pause the clock; a minute more or less</source>
        <translation>Ecranul din sală: ce arată; pornirea și oprirea ceasului; un minut în plus sau în minus</translation>
    </message>
    <message>
        <source>On the wall: other pages, and keep the page</source>
        <translation>Ecranul din sală: alte pagini; păstrarea paginii</translation>
    </message>
    <message>
        <source>On the wall: the next prize, hide the last one, all of them</source>
        <translation>Ecranul din sală: premiul următor, ascunderea ultimului, toate</translation>
    </message>
    <message>
        <source>On the wall: full screen, leave it, close the wall</source>
        <translation>Ecranul din sală: ecran complet, ieșire din el, închidere</translation>
    </message>
    <message>
        <source>Export standings, results and seating, on the pages of standings and paper</source>
        <translation>Export: clasament, rezultate și așezare, pe paginile clasamentului și tipăriturilor</translation>
    </message>
    <message>
        <source>Print the document that is shown, on the page of paper</source>
        <translation>Tipărirea documentului afișat, pe pagina tipăriturilor</translation>
    </message>
    <message>
        <source>Turn pages, change their size, fit width or page, in the preview</source>
        <translation>Răsfoire, mărime, lățime sau pagină întreagă, în previzualizare</translation>
    </message>
    <message>
        <source>More or less of the bar of the wall</source>
        <translation>Mai mult sau mai puțin din bara ecranului din sală</translation>
    </message>
    <message>
        <source>Edit what is selected in a list</source>
        <translation>Editarea elementului selectat într-o listă</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Comenzi și tastele lor</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lim&amp;ba</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>A &amp;sistemului</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Something went wrong in the program. Nothing that was saved is lost; please go on.</source>
        <translation>Ceva nu a mers în program. Nimic din ce s-a salvat nu este pierdut; puteți continua.</translation>
    </message>
    <message>
        <source>The program ended abruptly the last time. Nothing that was saved is lost.</source>
        <translation>Data trecută programul s-a oprit brusc. Nimic din ce s-a salvat nu este pierdut.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>Salvează un raport…</translation>
    </message>
    <message>
        <source>What is typed here cannot be saved, since the server does not answer.</source>
        <translation>Ce s-a tastat aici nu se poate salva, fiindcă serverul nu răspunde.</translation>
    </message>
    <message>
        <source>Wait for it</source>
        <translation>Așteaptă</translation>
    </message>
    <message>
        <source>Close without it</source>
        <translation>Închide fără a salva</translation>
    </message>
    <message>
        <source>Everything is saved, as always.</source>
        <translation>Totul este salvat, ca întotdeauna.</translation>
    </message>
    <message>
        <source>Whist drive – {subject} (example)</source>
        <translation>Concurs de whist – {subject} (exemplu)</translation>
    </message>
    <message>
        <source>Whist drive – {subject}</source>
        <translation>Concurs de whist – {subject}</translation>
    </message>
</context>
<context>
    <name>NextRound</name>
    <message>
        <source>Round {number}: results are missing (tables: {tables}).</source>
        <translation>Runda {number}: lipsesc rezultate (mese: {tables}).</translation>
    </message>
    <message>
        <source>Show the standings all the same</source>
        <translation>Arată totuși clasamentul</translation>
    </message>
    <message>
        <source>Seat round {number} all the same</source>
        <translation>Așază totuși runda {number}</translation>
    </message>
    <message>
        <source>Round {number}: results are missing (tables: {tables}). A lot would say who moves there.</source>
        <translation>Runda {number}: lipsesc rezultate (mese: {tables}). Cine se mută de acolo s-ar decide prin tragere la sorți.</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>Înapoi la scoruri</translation>
    </message>
</context>
<context>
    <name>NoClubDialog</name>
    <message>
        <source>Whist drive</source>
        <translation>Concurs de whist</translation>
    </message>
    <message>
        <source>Nothing was changed. Open another club, or begin a new one.</source>
        <translation>Nu s-a schimbat nimic. Deschideți alt club sau începeți unul nou.</translation>
    </message>
    <message>
        <source>Open a club…</source>
        <translation>Deschide un club…</translation>
    </message>
    <message>
        <source>On a server…</source>
        <translation>Pe un server…</translation>
    </message>
    <message>
        <source>New club…</source>
        <translation>Club nou…</translation>
    </message>
    <message>
        <source>Restore a copy…</source>
        <translation>Restaurează o copie…</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>Salvează ce se poate citi…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Încearcă din nou</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Ieșire</translation>
    </message>
</context>
<context>
    <name>NoSeatingPage</name>
    <message>
        <source>Seating</source>
        <translation>Așezare</translation>
    </message>
    <message>
        <source>No seating is needed: the results of this drive come from people’s own cards.
If the tables are to hand their results in, choose so in the plan of the drive (Ctrl+E).</source>
        <translation>Nu este nevoie de așezare: rezultatele acestui concurs vin de pe fișele jucătorilor.
Dacă rezultatele vor fi predate de mese, alegeți aceasta în planul concursului (Ctrl+E).</translation>
    </message>
    <message>
        <source>Go to the cards</source>
        <translation>Mergi la fișe</translation>
    </message>
    <message>
        <source>Ctrl+3</source>
        <translation>Ctrl+3</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>nu este nevoie</translation>
    </message>
</context>
<context>
    <name>NumbersDialog</name>
    <message>
        <source>When people make no whole tables</source>
        <translation>Când nu ies mese complete</translation>
    </message>
    <message>
        <source>In the room: {people}.</source>
        <translation>În sală: {people}.</translation>
    </message>
    <message>
        <source>How do they play from round {round} on?</source>
        <translation>Cum se joacă de la runda {round}?</translation>
    </message>
    <message>
        <source>Do it this way</source>
        <translation>Fă așa</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Lasă cum este</translation>
    </message>
</context>
<context>
    <name>NumbersLine</name>
    <message>
        <source>Other ways…</source>
        <translation>Alte soluții…</translation>
    </message>
    <message>
        <source>Dummies, shared seats, rests with an award, somebody who fills in (Alt+O)</source>
        <translation>Mâini moarte, locuri împărțite, liber cu compensație, cineva care completează (Alt+O)</translation>
    </message>
    <message>
        <source>people: {count}</source>
        <translation>persoane: {count}</translation>
    </message>
    <message>
        <source>dummies: {count}</source>
        <translation>mâini moarte: {count}</translation>
    </message>
    <message>
        <source>in a shared seat: {count}</source>
        <translation>pe loc împărțit: {count}</translation>
    </message>
    <message>
        <source>In the room – {facts}</source>
        <translation>În sală – {facts}</translation>
    </message>
</context>
<context>
    <name>PaperChoices</name>
    <message>
        <source>Language</source>
        <translation>Limbă</translation>
    </message>
    <message>
        <source>as the windows</source>
        <translation>ca ferestrele</translation>
    </message>
    <message>
        <source>The language of everything on paper, whatever that of the windows is</source>
        <translation>Limba a tot ce se tipărește, oricare ar fi cea a ferestrelor</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Hârtie</translation>
    </message>
    <message>
        <source>On a sheet</source>
        <translation>Pe o coală</translation>
    </message>
    <message>
        <source>Without names, for players:</source>
        <translation>Fără nume, pentru jucători:</translation>
    </message>
    <message>
        <source>Blank forms for so many, before any name is known</source>
        <translation>Formulare goale pentru atâția, înainte de a ști vreun nume</translation>
    </message>
    <message>
        <source>Players for whom blank forms are made</source>
        <translation>Jucătorii pentru care se fac formulare goale</translation>
    </message>
</context>
<context>
    <name>PaperPage</name>
    <message>
        <source>Paper</source>
        <translation>Tipărituri</translation>
    </message>
    <message>
        <source>Everything is drawn from what is written now.</source>
        <translation>Totul se face din ce este scris acum.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documente</translation>
    </message>
    <message>
        <source>With what has been played</source>
        <translation>Cu ce s-a jucat</translation>
    </message>
    <message>
        <source>Otherwise the cards are blank, to be filled in at the tables</source>
        <translation>Altfel, fișele sunt goale, de completat la mese</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Salvează PDF…</translation>
    </message>
    <message>
        <source>Save all…</source>
        <translation>Salvează tot…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Deschide</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <source>Save the chosen document (Alt+P)</source>
        <translation>Salvează documentul ales (Alt+P)</translation>
    </message>
    <message>
        <source>Every document that has something to say, in one folder (Alt+A)</source>
        <translation>Toate documentele care au conținut, într-un singur dosar (Alt+A)</translation>
    </message>
    <message>
        <source>Show the saved file in the program that the system keeps for it (Alt+O)</source>
        <translation>Arată fișierul salvat în programul stabilit de sistem (Alt+O)</translation>
    </message>
    <message>
        <source>Make no more documents, print no more sheets</source>
        <translation>Nu mai face alte documente, nu mai tipări alte coli</translation>
    </message>
    <message>
        <source>Documents made or sheets printed</source>
        <translation>Documente făcute sau coli tipărite</translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documente</numerusform>
            <numerusform>%n de documente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved: %n documents in {folder}</source>
        <translation>
            <numerusform>Salvat: %n document în {folder}</numerusform>
            <numerusform>Salvate: %n documente în {folder}</numerusform>
            <numerusform>Salvate: %n de documente în {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Se desenează…</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toate</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Salvat ca {path}</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>Nu s-a salvat nimic.</translation>
    </message>
    <message>
        <source>No program here opens {path}</source>
        <translation>Niciun program de aici nu deschide {path}</translation>
    </message>
</context>
<context>
    <name>PeopleModel</name>
    <message>
        <source>Name</source>
        <translation>Nume</translation>
    </message>
    <message>
        <source>Club no.</source>
        <translation>Nr. club</translation>
    </message>
    <message>
        <source>{name} (joined with another)</source>
        <translation>{name} (unit cu altul)</translation>
    </message>
    <message>
        <source>{name} (archived)</source>
        <translation>{name} (arhivat)</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>People</source>
        <translation>Persoane</translation>
    </message>
    <message>
        <source>Search or add</source>
        <translation>Caută sau adaugă</translation>
    </message>
    <message>
        <source>Search for people, or add somebody</source>
        <translation>Caută persoane sau adaugă pe cineva</translation>
    </message>
    <message>
        <source>Enter goes to who is found, or adds who is not; Esc clears (Ctrl+F)</source>
        <translation>Enter merge la persoana găsită sau adaugă una nouă; Esc golește (Ctrl+F)</translation>
    </message>
    <message>
        <source>Archived too</source>
        <translation>Și cele arhivate</translation>
    </message>
    <message>
        <source>Also those who were archived, joined with another or forgotten (Space)</source>
        <translation>Și cele arhivate, unite cu altele sau uitate (Spațiu)</translation>
    </message>
    <message>
        <source>People of the club</source>
        <translation>Persoanele clubului</translation>
    </message>
    <message>
        <source>Enter edits, Delete archives; letters look for a name</source>
        <translation>Enter editează, Delete arhivează; literele caută un nume</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adaugă</translation>
    </message>
    <message>
        <source>Add somebody of this name, also where there is one (Alt+A)</source>
        <translation>Adaugă pe cineva cu acest nume, chiar dacă există deja unul (Alt+A)</translation>
    </message>
    <message>
        <source>in the list: {count}</source>
        <translation>în listă: {count}</translation>
    </message>
    <message>
        <source>Nobody is called “{name}”. Enter adds them.</source>
        <translation>Nimeni nu se numește „{name}”. Enter adaugă persoana.</translation>
    </message>
    <message>
        <source>New in the club: {name}</source>
        <translation>Nou în club: {name}</translation>
    </message>
</context>
<context>
    <name>PersonCard</name>
    <message>
        <source>Details</source>
        <translation>Detalii</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Istoric</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Dorințe</translation>
    </message>
    <message>
        <source>What is shown of this person</source>
        <translation>Ce se arată despre această persoană</translation>
    </message>
    <message>
        <source>Entered twice…</source>
        <translation>Trecut de două ori…</translation>
    </message>
    <message>
        <source>Another entry is the same person (Alt+J)</source>
        <translation>Altă înregistrare este aceeași persoană (Alt+J)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Șterge</translation>
    </message>
    <message>
        <source>Only somebody who never played (Alt+D)</source>
        <translation>Numai cine nu a jucat niciodată (Alt+D)</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>Uită…</translation>
    </message>
    <message>
        <source>On their request: the name goes, results stay (Alt+G)</source>
        <translation>La cererea persoanei: numele dispare, rezultatele rămân (Alt+G)</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Readu</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Arhivează</translation>
    </message>
    <message>
        <source>Out of the lists, or back into them (Delete in the list)</source>
        <translation>Afară din liste sau înapoi în ele (Delete în listă)</translation>
    </message>
    <message>
        <source>In drives that are not closed they are still called {names}.</source>
        <translation>În concursurile care nu sunt încheiate numele este încă {names}.</translation>
    </message>
    <message>
        <source>Correct it there</source>
        <translation>Corectează și acolo</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lasă așa</translation>
    </message>
    <message>
        <source>Corrected. Of paper that was printed before, these show the old name: {documents}.</source>
        <translation>Corectat. Dintre hârtiile tipărite înainte, acestea poartă numele vechi: {documents}.</translation>
    </message>
    <message>
        <source>Joined: {name}. “Part again” or Undo takes it back.</source>
        <translation>Unit: {name}. „Separă din nou” sau Anulează desface unirea.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has taken part in %n drives; deleting would leave holes in their results. Archive them instead, or forget the name on their request.</source>
        <translation>
            <numerusform>{name} a participat la %n concurs; ștergerea ar lăsa goluri în rezultate. Arhivați persoana sau, la cererea ei, uitați numele.</numerusform>
            <numerusform>{name} a participat la %n concursuri; ștergerea ar lăsa goluri în rezultate. Arhivați persoana sau, la cererea ei, uitați numele.</numerusform>
            <numerusform>{name} a participat la %n de concursuri; ștergerea ar lăsa goluri în rezultate. Arhivați persoana sau, la cererea ei, uitați numele.</numerusform>
        </translation>
    </message>
    <message>
        <source>Forgotten. Copies of the club file made before still have the name.</source>
        <translation>Uitat. Copiile fișierului clubului făcute înainte conțin încă numele.</translation>
    </message>
</context>
<context>
    <name>PersonDetails</name>
    <message>
        <source>Name</source>
        <translation>Nume</translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation>Poreclă</translation>
    </message>
    <message>
        <source>Club no.</source>
        <translation>Nr. club</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notă</translation>
    </message>
</context>
<context>
    <name>PersonExport</name>
    <message>
        <source>Their data</source>
        <translation>Datele persoanei</translation>
    </message>
    <message>
        <source>All that the club keeps of them, in a file for them ({key})</source>
        <translation>Tot ce păstrează clubul despre această persoană, într-un fișier pentru ea ({key})</translation>
    </message>
    <message>
        <source>{file}…</source>
        <translation>{file}…</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Salvat ca {path}</translation>
    </message>
</context>
<context>
    <name>PersonHistory</name>
    <message>
        <source>Drives of this person</source>
        <translation>Concursurile acestei persoane</translation>
    </message>
    <message>
        <source>Newest first; Enter opens the drive</source>
        <translation>Cele mai noi întâi; Enter deschide concursul</translation>
    </message>
    <message>
        <source>Has not taken part in any drive yet.</source>
        <translation>Nu a participat încă la niciun concurs.</translation>
    </message>
    <message numerus="yes">
        <source>%n drives</source>
        <translation>
            <numerusform>%n concurs</numerusform>
            <numerusform>%n concursuri</numerusform>
            <numerusform>%n de concursuri</numerusform>
        </translation>
    </message>
    <message>
        <source>average of a deal: {points}</source>
        <translation>media pe împărțire: {points}</translation>
    </message>
    <message>
        <source>best evening: {points} ({title}, {day})</source>
        <translation>cea mai bună seară: {points} ({title}, {day})</translation>
    </message>
    <message>
        <source>with a shared seat: {count}</source>
        <translation>cu loc împărțit: {count}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>și încă %n</numerusform>
            <numerusform>și încă %n</numerusform>
            <numerusform>și încă %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Partners: {partners}</source>
        <translation>Parteneri: {partners}</translation>
    </message>
</context>
<context>
    <name>PersonJoined</name>
    <message>
        <source>Also entered as</source>
        <translation>Trecut și ca</translation>
    </message>
    <message>
        <source>Part again</source>
        <translation>Separă din nou</translation>
    </message>
    <message>
        <source>This entry was somebody else after all (Alt+T)</source>
        <translation>Înregistrarea era, de fapt, a altcuiva (Alt+T)</translation>
    </message>
    <message>
        <source>Parted again.</source>
        <translation>Separate din nou.</translation>
    </message>
</context>
<context>
    <name>PersonWishes</name>
    <message>
        <source>Whenever both come, the seating of that drive is asked to honour these.</source>
        <translation>Când vin amândoi, așezarea din acel concurs ține cont de acestea.</translation>
    </message>
    <message>
        <source>Wishes for every evening</source>
        <translation>Dorințe pentru fiecare seară</translation>
    </message>
    <message>
        <source>never at one table</source>
        <translation>niciodată la aceeași masă</translation>
    </message>
    <message>
        <source>at one table</source>
        <translation>la aceeași masă</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Dorință</translation>
    </message>
    <message>
        <source>with</source>
        <translation>cu</translation>
    </message>
    <message>
        <source>The other person</source>
        <translation>Cealaltă persoană</translation>
    </message>
    <message>
        <source>Name or club number</source>
        <translation>Nume sau număr de club</translation>
    </message>
    <message>
        <source>Add the wish</source>
        <translation>Adaugă dorința</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Renunță la ea</translation>
    </message>
    <message>
        <source>Delete in the list</source>
        <translation>Delete, în listă</translation>
    </message>
    <message>
        <source>Choose somebody from the list under the name first.</source>
        <translation>Alegeți mai întâi pe cineva din lista de sub nume.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Notat.</translation>
    </message>
    <message>
        <source>Given up.</source>
        <translation>S-a renunțat.</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>{database} on this computer</source>
        <translation>{database} pe acest computer</translation>
    </message>
    <message>
        <source>{database} on {host}</source>
        <translation>{database} pe {host}</translation>
    </message>
</context>
<context>
    <name>PlanTools</name>
    <message>
        <source>How the tables stand</source>
        <translation>Cum stau mesele</translation>
    </message>
    <message>
        <source>How the tables stand in the hall: in rows to and fro, round it, or in one row</source>
        <translation>Cum stau mesele în sală: pe rânduri dus-întors, de jur împrejur sau pe un singur rând</translation>
    </message>
    <message>
        <source>Smaller plan</source>
        <translation>Plan mai mic</translation>
    </message>
    <message>
        <source>All tables in sight</source>
        <translation>Toate mesele la vedere</translation>
    </message>
    <message>
        <source>Larger plan</source>
        <translation>Plan mai mare</translation>
    </message>
    <message>
        <source>{what} ({key}; in the plan {short})</source>
        <translation>{what} ({key}; în plan {short})</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Încadrează</translation>
    </message>
</context>
<context>
    <name>PresetBar</name>
    <message>
        <source>Keep as preset…</source>
        <translation>Păstrează ca model…</translation>
    </message>
    <message>
        <source>Keep the plan as it stands here, under a name (Alt+K)</source>
        <translation>Păstrează planul de aici sub un nume (Alt+K)</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Redenumește…</translation>
    </message>
    <message>
        <source>Call the chosen preset something else (Alt+R)</source>
        <translation>Dă alt nume modelului ales (Alt+R)</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Elimină</translation>
    </message>
    <message>
        <source>The club keeps the chosen preset no longer (Alt+T)</source>
        <translation>Clubul nu mai păstrează modelul ales (Alt+T)</translation>
    </message>
    <message>
        <source>Take the name</source>
        <translation>Preia numele</translation>
    </message>
    <message>
        <source>Enter; Esc gives it up</source>
        <translation>Enter; Esc renunță</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Numele modelului</translation>
    </message>
    <message>
        <source>none: as it stands below</source>
        <translation>niciunul: ca mai jos</translation>
    </message>
    <message>
        <source>As usual: {name}</source>
        <translation>Ca de obicei: {name}</translation>
    </message>
    <message>
        <source>Kept as “{name}”.</source>
        <translation>Păstrat ca „{name}”.</translation>
    </message>
    <message>
        <source>Called “{name}” now.</source>
        <translation>Se numește acum „{name}”.</translation>
    </message>
    <message>
        <source>Struck: “{name}”.</source>
        <translation>Eliminat: „{name}”.</translation>
    </message>
    <message>
        <source>With it come prizes: {count}.</source>
        <translation>Vin cu el premii: {count}.</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview</source>
        <translation>Previzualizare</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Mai mic</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Mai mare</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Lățime</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Pagină</translation>
    </message>
    <message>
        <source>Show the pages smaller (− in the preview)</source>
        <translation>Arată paginile mai mici (− în previzualizare)</translation>
    </message>
    <message>
        <source>Show the pages larger (+ in the preview)</source>
        <translation>Arată paginile mai mari (+ în previzualizare)</translation>
    </message>
    <message>
        <source>As wide as there is room (W in the preview)</source>
        <translation>Cât de lat încape (W în previzualizare)</translation>
    </message>
    <message>
        <source>A whole page at a time (P in the preview)</source>
        <translation>Câte o pagină întreagă (P în previzualizare)</translation>
    </message>
    <message>
        <source>Left and Right turn the pages, + and − change their size</source>
        <translation>Left și Right întorc paginile, + și − le schimbă mărimea</translation>
    </message>
    <message>
        <source>Page {page} of {pages} · {size} %</source>
        <translation>Pagina {page} din {pages} · {size} %</translation>
    </message>
</context>
<context>
    <name>PrintButton</name>
    <message>
        <source>Print…</source>
        <translation>Tipărește…</translation>
    </message>
    <message>
        <source>Print the chosen document as it is shown ({key})</source>
        <translation>Tipărește documentul ales așa cum se vede ({key})</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Se tipărește…</translation>
    </message>
    <message>
        <source>Given to the printer: {name}</source>
        <translation>Trimis la imprimantă: {name}</translation>
    </message>
    <message>
        <source>Printing was cancelled.</source>
        <translation>Tipărirea a fost anulată.</translation>
    </message>
    <message>
        <source>The printer does not take it. Save the document as PDF and print that.</source>
        <translation>Imprimanta nu îl acceptă. Salvați documentul ca PDF și tipăriți fișierul.</translation>
    </message>
</context>
<context>
    <name>PrizeDecision</name>
    <message>
        <source>Goes to</source>
        <translation>Câștigător</translation>
    </message>
    <message>
        <source>To whom the prize goes, of those who are tied</source>
        <translation>Cui îi revine premiul, dintre cei la egalitate</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Număr sau nume</translation>
    </message>
    <message>
        <source>To whom the prize goes</source>
        <translation>Cui îi revine premiul</translation>
    </message>
    <message>
        <source>Several of them with a + between (Enter)</source>
        <translation>Mai mulți, cu + între ei (Enter)</translation>
    </message>
    <message>
        <source>Note, such as: ace of hearts</source>
        <translation>Notă, de exemplu: as de cupă</translation>
    </message>
    <message>
        <source>Note on how it was settled</source>
        <translation>Notă despre cum s-a decis</translation>
    </message>
    <message>
        <source>Kept with the prize</source>
        <translation>Se păstrează împreună cu premiul</translation>
    </message>
    <message>
        <source>They cut</source>
        <translation>Tăiere</translation>
    </message>
    <message>
        <source>It goes to the name that is chosen here (Alt+K)</source>
        <translation>Revine numelui ales aici (Alt+K)</translation>
    </message>
    <message>
        <source>Played off</source>
        <translation>Baraj</translation>
    </message>
    <message>
        <source>It goes to the name that is chosen here (Alt+F)</source>
        <translation>Revine numelui ales aici (Alt+F)</translation>
    </message>
    <message>
        <source>They share</source>
        <translation>Se împarte</translation>
    </message>
    <message>
        <source>Places that are shared are pooled and divided (Alt+S)</source>
        <translation>Premiile locurilor la egalitate se adună și se împart (Alt+S)</translation>
    </message>
    <message>
        <source>Give it</source>
        <translation>Acordă</translation>
    </message>
    <message>
        <source>It goes to whom the field names (Alt+K)</source>
        <translation>Revine celui numit în câmp (Alt+K)</translation>
    </message>
    <message>
        <source>Undecided again</source>
        <translation>Din nou nedecis</translation>
    </message>
    <message>
        <source>Forget how it was settled (Alt+O)</source>
        <translation>Uită cum s-a decis (Alt+O)</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Notat.</translation>
    </message>
    <message>
        <source>It is undecided again.</source>
        <translation>Din nou nedecis.</translation>
    </message>
</context>
<context>
    <name>PrizeDialog</name>
    <message>
        <source>New prize</source>
        <translation>Premiu nou</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Premiu</translation>
    </message>
    <message>
        <source>Add the prize</source>
        <translation>Adaugă premiul</translation>
    </message>
    <message>
        <source>Change the prize</source>
        <translation>Schimbă premiul</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>toți</translation>
    </message>
    <message>
        <source>a place</source>
        <translation>un loc</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>ultimul loc</translation>
    </message>
    <message>
        <source>the most deals of ten or more</source>
        <translation>cele mai multe împărțiri cu zece sau peste</translation>
    </message>
    <message>
        <source>the longest at one table</source>
        <translation>cel mai mult la aceeași masă</translation>
    </message>
    <message>
        <source>the most moves</source>
        <translation>cele mai multe mutări</translation>
    </message>
    <message>
        <source>the highest single deal</source>
        <translation>cea mai bună împărțire</translation>
    </message>
    <message>
        <source>the best in a deal that was drawn</source>
        <translation>cel mai bun într-o împărțire trasă la sorți</translation>
    </message>
    <message>
        <source>whatever its name says</source>
        <translation>ce spune numele premiului</translation>
    </message>
    <message>
        <source>the whole evening</source>
        <translation>toată seara</translation>
    </message>
    <message>
        <source>the first half</source>
        <translation>prima jumătate</translation>
    </message>
    <message>
        <source>the second half</source>
        <translation>a doua jumătate</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pentru</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Locul</translation>
    </message>
    <message>
        <source>A deal counts from</source>
        <translation>Contează de la</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Împărțirea</translation>
    </message>
    <message>
        <source>Counted through the evening</source>
        <translation>Numerotată pe toată seara</translation>
    </message>
    <message>
        <source>Among</source>
        <translation>Între</translation>
    </message>
    <message>
        <source>In</source>
        <translation>În</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nume</translation>
    </message>
    <message>
        <source>What the club calls it; empty: what it is for</source>
        <translation>Cum îi spune clubul; gol: pentru ce este</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Bani</translation>
    </message>
    <message>
        <source>Such as 5 or 12.50; empty: something else</source>
        <translation>De exemplu 5 sau 12,50; gol: altceva</translation>
    </message>
</context>
<context>
    <name>PrizesModel</name>
    <message>
        <source>So far</source>
        <translation>Până acum</translation>
    </message>
    <message>
        <source>✓ Won, as it is now</source>
        <translation>✓ Câștigat, cum stau lucrurile acum</translation>
    </message>
    <message>
        <source>✓ Handed out</source>
        <translation>✓ Înmânat</translation>
    </message>
    <message>
        <source>✓ Won</source>
        <translation>✓ Câștigat</translation>
    </message>
</context>
<context>
    <name>PrizesPage</name>
    <message>
        <source>Prizes</source>
        <translation>Premii</translation>
    </message>
    <message>
        <source>The more valuable ones first: Alt+↑ and Alt+↓ move one</source>
        <translation>Cele mai valoroase întâi: Alt+↑ și Alt+↓ mută un premiu</translation>
    </message>
    <message>
        <source>One prize per person</source>
        <translation>Un singur premiu de persoană</translation>
    </message>
    <message>
        <source>The more valuable one is kept, and the other goes to the next (Space)</source>
        <translation>Rămâne cel mai valoros, iar celălalt trece la următorul (Spațiu)</translation>
    </message>
    <message>
        <source>Whoever went home wins too</source>
        <translation>Câștigă și cine a plecat acasă</translation>
    </message>
    <message>
        <source>Otherwise they stay in the standings and win no prize (Space)</source>
        <translation>Altfel rămâne în clasament, dar nu câștigă premii (Spațiu)</translation>
    </message>
    <message>
        <source>Usual prizes</source>
        <translation>Premii obișnuite</translation>
    </message>
    <message>
        <source>Go to the paper</source>
        <translation>Mergi la tipărituri</translation>
    </message>
    <message>
        <source>The prize list and the announcer’s sheet (Alt+L)</source>
        <translation>Lista premiilor și foaia prezentatorului (Alt+L)</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Adaugă…</translation>
    </message>
    <message>
        <source>One more prize, after the others (Alt+A, or Insert in the list)</source>
        <translation>Încă un premiu, după celelalte (Alt+A sau Insert în listă)</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editează…</translation>
    </message>
    <message>
        <source>What it is for, its name and its money (Enter or F2 in the list)</source>
        <translation>Pentru ce este, numele și suma (Enter sau F2 în listă)</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Elimină</translation>
    </message>
    <message>
        <source>One prize less (Delete in the list)</source>
        <translation>Un premiu mai puțin (Delete în listă)</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Sus</translation>
    </message>
    <message>
        <source>Before its neighbour (Alt+↑ in the list)</source>
        <translation>Înaintea vecinului (Alt+↑ în listă)</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Jos</translation>
    </message>
    <message>
        <source>After its neighbour (Alt+↓ in the list)</source>
        <translation>După vecin (Alt+↓ în listă)</translation>
    </message>
    <message>
        <source>Hand this one out</source>
        <translation>Înmânează acest premiu</translation>
    </message>
    <message>
        <source>Remember who has been handed it (Alt+T)</source>
        <translation>Ține minte cui i-a fost înmânat (Alt+T)</translation>
    </message>
    <message>
        <source>Remember who has been handed what is won by now (Alt+G)</source>
        <translation>Ține minte cui i s-a înmânat ce s-a câștigat până acum (Alt+G)</translation>
    </message>
    <message>
        <source>handed out: {given} of {count}</source>
        <translation>înmânate: {given} din {count}</translation>
    </message>
    <message>
        <source>Handed out: {given} of {count}</source>
        <translation>Înmânate: {given} din {count}</translation>
    </message>
    <message>
        <source>to be decided: {count}</source>
        <translation>de decis: {count}</translation>
    </message>
    <message>
        <source>There are no prizes yet.</source>
        <translation>Încă nu sunt premii.</translation>
    </message>
    <message>
        <source>Winners fill themselves in. Enter edits a prize.</source>
        <translation>Câștigătorii se completează singuri. Enter editează un premiu.</translation>
    </message>
    <message>
        <source>Add the usual prizes in one step, or any others one by one.</source>
        <translation>Adăugați premiile obișnuite dintr-un pas sau oricare altele, unul câte unul.</translation>
    </message>
    <message>
        <source>Hand out: {count}</source>
        <translation>Înmânează: {count}</translation>
    </message>
    <message numerus="yes">
        <source>First, second and lowest: %n prizes in one step (Alt+U)</source>
        <translation>
            <numerusform>Locul întâi, al doilea și ultimul: %n premiu dintr-un pas (Alt+U)</numerusform>
            <numerusform>Locul întâi, al doilea și ultimul: %n premii dintr-un pas (Alt+U)</numerusform>
            <numerusform>Locul întâi, al doilea și ultimul: %n de premii dintr-un pas (Alt+U)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First, second and lowest, and the best of the first half: %n prizes in one step (Alt+U)</source>
        <translation>
            <numerusform>Locul întâi, al doilea și ultimul, plus cel mai bun din prima jumătate: %n premiu dintr-un pas (Alt+U)</numerusform>
            <numerusform>Locul întâi, al doilea și ultimul, plus cel mai bun din prima jumătate: %n premii dintr-un pas (Alt+U)</numerusform>
            <numerusform>Locul întâi, al doilea și ultimul, plus cel mai bun din prima jumătate: %n de premii dintr-un pas (Alt+U)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added: %n prizes.</source>
        <translation>
            <numerusform>Adăugat: %n premiu.</numerusform>
            <numerusform>Adăugate: %n premii.</numerusform>
            <numerusform>Adăugate: %n de premii.</numerusform>
        </translation>
    </message>
    <message>
        <source>Struck: {prize}</source>
        <translation>Eliminat: {prize}</translation>
    </message>
    <message>
        <source>Handed out.</source>
        <translation>Înmânat.</translation>
    </message>
    <message>
        <source>Handed out: {count}</source>
        <translation>Înmânate: {count}</translation>
    </message>
</context>
<context>
    <name>Projector</name>
    <message>
        <source>On the wall</source>
        <translation>Ecranul din sală</translation>
    </message>
</context>
<context>
    <name>RankingSteps</name>
    <message>
        <source>The first step that tells two apart decides: Alt+↑ and Alt+↓ move one</source>
        <translation>Decide primul criteriu care desparte două persoane: Alt+↑ și Alt+↓ mută un criteriu</translation>
    </message>
    <message>
        <source>{name}: further steps</source>
        <translation>{name}: alte criterii</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Sus</translation>
    </message>
    <message>
        <source>Before its neighbour (Alt+↑ in the list)</source>
        <translation>Înaintea vecinului (Alt+↑ în listă)</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Jos</translation>
    </message>
    <message>
        <source>After its neighbour (Alt+↓ in the list)</source>
        <translation>După vecin (Alt+↓ în listă)</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Scoate</translation>
    </message>
    <message>
        <source>One step less (Delete in the list)</source>
        <translation>Un criteriu mai puțin (Delete în listă)</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adaugă</translation>
    </message>
    <message>
        <source>The step that is chosen here, after the others (Insert in the list)</source>
        <translation>Criteriul ales aici, după celelalte (Insert în listă)</translation>
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
        <translation>De citit cu voce tare</translation>
    </message>
    <message>
        <source>What the M.C. says before the start: shows it or puts it away (Alt+A)</source>
        <translation>Ce spune animatorul înainte de început: arată sau ascunde (Alt+A)</translation>
    </message>
</context>
<context>
    <name>RecentClubs</name>
    <message>
        <source>Recent clu&amp;bs</source>
        <translation>Cluburi re&amp;cente</translation>
    </message>
    <message>
        <source>Open {place}</source>
        <translation>Deschide {place}</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Save the report</source>
        <translation>Salvează raportul</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Save a report</source>
        <translation>Salvează un raport</translation>
    </message>
    <message>
        <source>This is all that the report says. It is saved where you like and sent nowhere.</source>
        <translation>Acesta este tot conținutul raportului. Se salvează unde doriți și nu se trimite nicăieri.</translation>
    </message>
    <message>
        <source>With what was &amp;typed, such as names of people</source>
        <translation>Cu &amp;tot ce s-a tastat, de exemplu nume de persoane</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Raportul</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvează…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
</context>
<context>
    <name>RescoringNotice</name>
    <message>
        <source>One step of undo takes it back.</source>
        <translation>O singură apăsare pe Anulează aduce totul înapoi.</translation>
    </message>
    <message>
        <source>Score them anew</source>
        <translation>Calculează-le din nou</translation>
    </message>
    <message>
        <source>Go on with the plan</source>
        <translation>Continuă cu planul</translation>
    </message>
</context>
<context>
    <name>RescuedDialog</name>
    <message>
        <source>What could be read</source>
        <translation>Ce s-a putut citi</translation>
    </message>
    <message>
        <source>What is missing or doubtful</source>
        <translation>Ce lipsește sau este îndoielnic</translation>
    </message>
    <message>
        <source>The damaged file is as it was. Compare the drives that are named with your papers.</source>
        <translation>Fișierul deteriorat a rămas cum era. Comparați concursurile numite cu hârtiile dvs.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore a copy</source>
        <translation>Restaurează o copie</translation>
    </message>
    <message>
        <source>The copy that you choose takes the place of the club. What is there now is copied before, so that you can come back to it in the same way.</source>
        <translation>Copia aleasă ia locul clubului. Ce este acolo acum se copiază înainte, ca să puteți reveni în același fel.</translation>
    </message>
    <message>
        <source>There is no copy yet: one is made when the club is opened, and whenever a round is seated.</source>
        <translation>Încă nu există nicio copie: se face una la deschiderea clubului și de fiecare dată când se așază o rundă.</translation>
    </message>
    <message>
        <source>The copies are in {folder}</source>
        <translation>Copiile sunt în {folder}</translation>
    </message>
    <message>
        <source>Copies of the club</source>
        <translation>Copiile clubului</translation>
    </message>
    <message>
        <source>Newest first; Enter restores the copy</source>
        <translation>Cele mai noi întâi; Enter restaurează copia</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurează</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
</context>
<context>
    <name>RoleNames</name>
    <message>
        <source>yes:</source>
        <translation>da:</translation>
    </message>
    <message>
        <source>{name}, first</source>
        <translation>{name}, primul</translation>
    </message>
    <message>
        <source>{name}, second</source>
        <translation>{name}, al doilea</translation>
    </message>
</context>
<context>
    <name>RoomPlan</name>
    <message>
        <source>Room plan</source>
        <translation>Planul sălii</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Lasă</translation>
    </message>
    <message>
        <source>Swap with…</source>
        <translation>Schimbă cu…</translation>
    </message>
    <message>
        <source>Swap with {name}</source>
        <translation>Schimbă cu {name}</translation>
    </message>
    <message>
        <source>Table {table}, {seat}: {person}</source>
        <translation>Masa {table}, {seat}: {person}</translation>
    </message>
    <message>
        <source>Resting in this round</source>
        <translation>Au liber în această rundă</translation>
    </message>
    <message>
        <source>Rests: {person}</source>
        <translation>Liber: {person}</translation>
    </message>
    <message>
        <source>Drag onto another to swap, or press Enter on both</source>
        <translation>Trageți un jucător peste altul pentru schimb sau apăsați Enter pe amândoi</translation>
    </message>
</context>
<context>
    <name>RoundBar</name>
    <message>
        <source>Scores</source>
        <translation>Scoruri</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>Mas&amp;a</translation>
    </message>
    <message>
        <source>What else can be done to this slip (Alt+T)</source>
        <translation>Ce se mai poate face cu această fișă (Alt+T)</translation>
    </message>
    <message>
        <source>Practice first</source>
        <translation>Mai întâi o probă</translation>
    </message>
    <message>
        <source>Try this round out: nothing of it counts (Ctrl+Shift+T)</source>
        <translation>Încearcă această rundă: nimic din ea nu contează (Ctrl+Shift+T)</translation>
    </message>
    <message>
        <source>Second count</source>
        <translation>A doua numărătoare</translation>
    </message>
    <message>
        <source>Compare people’s own cards with the tables (F8)</source>
        <translation>Compară fișele jucătorilor cu mesele (F8)</translation>
    </message>
    <message>
        <source>⚠ An earlier round; round {latest} is being played</source>
        <translation>⚠ O rundă mai veche; se joacă runda {latest}</translation>
    </message>
    <message>
        <source>⚠ An earlier round, which counts; round {latest} is being tried out</source>
        <translation>⚠ O rundă mai veche, care contează; runda {latest} este de probă</translation>
    </message>
    <message>
        <source>⚠ An earlier round; round {latest} was the last</source>
        <translation>⚠ O rundă mai veche; ultima a fost runda {latest}</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasament</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Runda următoare</translation>
    </message>
    <message>
        <source>Go on (F9 or Ctrl+Enter)</source>
        <translation>Continuă (F9 sau Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Begin in earnest</source>
        <translation>Începe cu adevărat</translation>
    </message>
    <message>
        <source>Clear what was tried out; everybody keeps their seat (F9 or Ctrl+Enter)</source>
        <translation>Șterge ce s-a jucat de probă; toți își păstrează locul (F9 sau Ctrl+Enter)</translation>
    </message>
    <message>
        <source>{ready} of {tables} in</source>
        <translation>{ready} din {tables} introduse</translation>
    </message>
    <message>
        <source>{told}; missing: {numbers}</source>
        <translation>{told}; lipsesc: {numbers}</translation>
    </message>
</context>
<context>
    <name>RoundChooser</name>
    <message>
        <source>Earlier round</source>
        <translation>Runda anterioară</translation>
    </message>
    <message>
        <source>Later round</source>
        <translation>Runda următoare</translation>
    </message>
    <message>
        <source>Round {number} of {planned}</source>
        <translation>Runda {number} din {planned}</translation>
    </message>
</context>
<context>
    <name>SaveDocument</name>
    <message>
        <source>Drawing…</source>
        <translation>Se desenează…</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Salvat ca {path}</translation>
    </message>
</context>
<context>
    <name>ScheduleField</name>
    <message>
        <source>Choose a schedule file…</source>
        <translation>Alege un fișier cu programul rundelor…</translation>
    </message>
    <message>
        <source>{name}: choose a file</source>
        <translation>{name}: alege un fișier</translation>
    </message>
    <message>
        <source>No file is chosen yet.</source>
        <translation>Încă nu s-a ales niciun fișier.</translation>
    </message>
    <message>
        <source>pairs: {size}, rounds: {rounds}</source>
        <translation>perechi: {size}, runde: {rounds}</translation>
    </message>
    <message>
        <source>players: {size}, rounds: {rounds}</source>
        <translation>jucători: {size}, runde: {rounds}</translation>
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
        <translation>Alege programul rundelor</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Foaie de scor</translation>
    </message>
    <message>
        <source>changed below, look again: {deals}</source>
        <translation>schimbate mai jos, de revăzut: {deals}</translation>
    </message>
</context>
<context>
    <name>ScoresPage</name>
    <message>
        <source>Chec&amp;k entry: type this round again…</source>
        <translation>&amp;Verificarea introducerii: runda încă o dată…</translation>
    </message>
    <message>
        <source>&amp;Import results…</source>
        <translation>Impor&amp;tă rezultate…</translation>
    </message>
    <message>
        <source>No round is seated yet. Draw the first one, then type its results here.</source>
        <translation>Nicio rundă nu este încă așezată. Trageți la sorți prima, apoi introduceți rezultatele aici.</translation>
    </message>
    <message>
        <source>Go to the seating</source>
        <translation>Mergi la așezare</translation>
    </message>
    <message>
        <source>Draw the first round (Ctrl+2)</source>
        <translation>Trage la sorți prima rundă (Ctrl+2)</translation>
    </message>
    <message>
        <source>Practice: nothing of this counts</source>
        <translation>Probă: nimic de aici nu contează</translation>
    </message>
    <message>
        <source>round {number} of {rounds}</source>
        <translation>runda {number} din {rounds}</translation>
    </message>
    <message>
        <source>{round} · practice</source>
        <translation>{round} · probă</translation>
    </message>
    <message>
        <source>{round} · all in</source>
        <translation>{round} · completă</translation>
    </message>
    <message>
        <source>{round} · {missing} missing</source>
        <translation>{round} · lipsesc {missing}</translation>
    </message>
    <message>
        <source>F7 shows the check again</source>
        <translation>F7 arată din nou verificarea</translation>
    </message>
    <message>
        <source>All tables are in: Ctrl+Enter seats the next round.</source>
        <translation>Toate mesele sunt introduse: Ctrl+Enter așază runda următoare.</translation>
    </message>
    <message>
        <source>All tables of this round are in.</source>
        <translation>Toate mesele din această rundă sunt introduse.</translation>
    </message>
    <message>
        <source>All tables are in: Ctrl+Enter begins in earnest.</source>
        <translation>Toate mesele sunt introduse: Ctrl+Enter începe cu adevărat.</translation>
    </message>
    <message>
        <source>All tables are in: Ctrl+Enter shows the standings.</source>
        <translation>Toate mesele sunt introduse: Ctrl+Enter arată clasamentul.</translation>
    </message>
    <message>
        <source>Enter next table · Esc restores · X swaps the sides · Del clears · / finds · Ctrl+M missing</source>
        <translation>Enter masa următoare · Esc restabilește · X schimbă perechile · Del șterge · / caută · Ctrl+M lipsă</translation>
    </message>
    <message>
        <source>Enter next deal · Esc restores · X swaps · / finds</source>
        <translation>Enter împărțirea următoare · Esc restabilește · X schimbă · / caută</translation>
    </message>
    <message>
        <source>Shift+F1 the rules</source>
        <translation>Shift+F1 regulile</translation>
    </message>
    <message>
        <source>N S E W side</source>
        <translation>N/S = N–S, E/W = E–V</translation>
    </message>
    <message>
        <source>S H D C N trump</source>
        <translation>S♠ H♥ D♦ C♣ N fără atu</translation>
    </message>
    <message>
        <source>S H D C trump</source>
        <translation>S♠ H♥ D♦ C♣ atu</translation>
    </message>
    <message>
        <source>0 all passed</source>
        <translation>0 toți pas</translation>
    </message>
</context>
<context>
    <name>ScoringHelp</name>
    <message>
        <source>With the options of “{drive}”.</source>
        <translation>Cu opțiunile concursului „{drive}”.</translation>
    </message>
    <message>
        <source>With the usual options; an open drive shows its own.</source>
        <translation>Cu opțiunile obișnuite; un concurs deschis le arată pe ale lui.</translation>
    </message>
    <message>
        <source>Total: {ns} to {ew}</source>
        <translation>Total: {ns} la {ew}</translation>
    </message>
</context>
<context>
    <name>SeasonDrives</name>
    <message>
        <source>Find a drive by name, venue or date</source>
        <translation>Caută un concurs după nume, loc sau dată</translation>
    </message>
    <message>
        <source>Only drives that match are listed (Ctrl+F; ↓: to the list)</source>
        <translation>Apar numai concursurile potrivite (Ctrl+F; ↓: la listă)</translation>
    </message>
    <message>
        <source>Drives that count in this season</source>
        <translation>Concursurile care contează în acest sezon</translation>
    </message>
    <message>
        <source>Space ticks a drive; one drive may count in several seasons</source>
        <translation>Spațiu bifează un concurs; un concurs poate conta în mai multe sezoane</translation>
    </message>
    <message>
        <source>Tick all listed</source>
        <translation>Bifează toată lista</translation>
    </message>
    <message>
        <source>Tick none listed</source>
        <translation>Debifează toată lista</translation>
    </message>
    <message numerus="yes">
        <source>%n drives are ticked</source>
        <translation>
            <numerusform>Este bifat %n concurs</numerusform>
            <numerusform>Sunt bifate %n concursuri</numerusform>
            <numerusform>Sunt bifate %n de concursuri</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeasonDrivesModel</name>
    <message>
        <source>{drive} (not closed: counts only then)</source>
        <translation>{drive} (neîncheiat: contează abia după încheiere)</translation>
    </message>
</context>
<context>
    <name>SeasonExport</name>
    <message>
        <source>Export</source>
        <translation>Exportă</translation>
    </message>
    <message>
        <source>The table as a workbook, a web page or CSV ({key})</source>
        <translation>Tabelul ca registru de calcul, pagină web sau CSV ({key})</translation>
    </message>
    <message>
        <source>{file}…</source>
        <translation>{file}…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Se scrie…</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Salvat ca {path}</translation>
    </message>
</context>
<context>
    <name>SeasonPaper</name>
    <message>
        <source>Save PDF…</source>
        <translation>Salvează PDF…</translation>
    </message>
    <message>
        <source>The season table as it is shown (Alt+P)</source>
        <translation>Tabelul sezonului așa cum se vede (Alt+P)</translation>
    </message>
    <message>
        <source>Nothing to print yet: no drive of this season is closed.</source>
        <translation>Încă nimic de tipărit: niciun concurs din acest sezon nu este încheiat.</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Se desenează…</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Salvat ca {path}</translation>
    </message>
</context>
<context>
    <name>SeasonRowsModel</name>
    <message>
        <source>{name}: place {place}, {total} in all</source>
        <translation>{name}: locul {place}, {total} în total</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>points: {points}, place: {place}</source>
        <translation>puncte: {points}, locul: {place}</translation>
    </message>
    <message>
        <source>points: {points}, place: {place}; does not count, others were better</source>
        <translation>puncte: {points}, locul: {place}; nu contează, altele au fost mai bune</translation>
    </message>
</context>
<context>
    <name>SeasonRules</name>
    <message>
        <source>Name</source>
        <translation>Nume</translation>
    </message>
    <message>
        <source>Evenings that count</source>
        <translation>Seri care contează</translation>
    </message>
    <message>
        <source>The best of everybody; 0 counts all</source>
        <translation>Cele mai bune ale fiecăruia; 0 le socotește pe toate</translation>
    </message>
    <message>
        <source>An evening brings</source>
        <translation>O seară aduce</translation>
    </message>
    <message>
        <source>Points for places</source>
        <translation>Puncte pentru locuri</translation>
    </message>
    <message>
        <source>The first place first, such as 10 8 6 5 4 3 2 1</source>
        <translation>Locul întâi la început, de exemplu 10 8 6 5 4 3 2 1</translation>
    </message>
    <message>
        <source>Points for coming</source>
        <translation>Puncte pentru prezență</translation>
    </message>
    <message>
        <source>Added for every evening, counted or not</source>
        <translation>Se adaugă pentru fiecare seară, fie că aceasta contează sau nu</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toate</translation>
    </message>
    <message>
        <source>the points of the drive</source>
        <translation>punctele concursului</translation>
    </message>
    <message>
        <source>points for places</source>
        <translation>puncte pentru locuri</translation>
    </message>
    <message>
        <source>Only whole numbers with spaces between them, such as 10 8 6.</source>
        <translation>Numai numere întregi cu spații între ele, de exemplu 10 8 6.</translation>
    </message>
</context>
<context>
    <name>SeasonsPage</name>
    <message>
        <source>Seasons</source>
        <translation>Sezoane</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Sezon</translation>
    </message>
    <message>
        <source>Which season is shown (Alt+S)</source>
        <translation>Ce sezon se arată (Alt+S)</translation>
    </message>
    <message>
        <source>New season</source>
        <translation>Sezon nou</translation>
    </message>
    <message>
        <source>Begin a season and give it a name (Alt+N)</source>
        <translation>Începe un sezon și dă-i un nume (Alt+N)</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Elimină</translation>
    </message>
    <message>
        <source>Strike this season; its drives stay, and Undo brings it back (Alt+D)</source>
        <translation>Elimină acest sezon; concursurile lui rămân, iar Anulează îl readuce (Alt+D)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabel</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>Concursuri</translation>
    </message>
    <message>
        <source>How it counts</source>
        <translation>Cum se socotește</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Tipărituri</translation>
    </message>
    <message>
        <source>What is shown of this season</source>
        <translation>Ce se arată din acest sezon</translation>
    </message>
    <message>
        <source>Table of the season</source>
        <translation>Tabelul sezonului</translation>
    </message>
    <message>
        <source>The arrows go through people and evenings; letters look for a name</source>
        <translation>Săgețile trec prin persoane și seri; literele caută un nume</translation>
    </message>
    <message>
        <source>No drive of this season is closed yet. Tick some under “Drives”; they count once they are closed.</source>
        <translation>Niciun concurs din acest sezon nu este încă încheiat. Bifați câteva la „Concursuri”; contează după ce sunt încheiate.</translation>
    </message>
    <message>
        <source>There is no season yet. Begin with “New season”, then tick the drives that are counted together.</source>
        <translation>Nu există încă niciun sezon. Începeți cu „Sezon nou”, apoi bifați concursurile care se socotesc împreună.</translation>
    </message>
    <message numerus="yes">
        <source>%n seasons</source>
        <translation>
            <numerusform>%n sezon</numerusform>
            <numerusform>%n sezoane</numerusform>
            <numerusform>%n de sezoane</numerusform>
        </translation>
    </message>
    <message>
        <source>Season {year}</source>
        <translation>Sezonul {year}</translation>
    </message>
    <message>
        <source>Struck: {name}. Undo brings it back.</source>
        <translation>Eliminat: {name}. Anulează îl readuce.</translation>
    </message>
    <message numerus="yes">
        <source>The best %n evenings of each count; the others are in brackets.</source>
        <translation>
            <numerusform>Contează cea mai bună seară (%n) a fiecăruia; celelalte sunt în paranteze.</numerusform>
            <numerusform>Contează cele mai bune %n seri ale fiecăruia; celelalte sunt în paranteze.</numerusform>
            <numerusform>Contează cele mai bune %n de seri ale fiecăruia; celelalte sunt în paranteze.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatLine</name>
    <message>
        <source>{name} shares the seat of</source>
        <translation>{name} împarte locul cu</translation>
    </message>
    <message>
        <source>Number or letters of somebody who is in · Enter: they share a seat · Esc: no</source>
        <translation>Numărul sau litere din numele cuiva de pe listă · Enter: împart un loc · Esc: nu</translation>
    </message>
    <message>
        <source>Number or letters · Enter with nothing: a seat of their own again · Esc: no change</source>
        <translation>Număr sau litere · Enter fără nimic: din nou un loc propriu · Esc: fără schimbare</translation>
    </message>
    <message>
        <source>Substitute for {name}</source>
        <translation>Înlocuitor pentru {name}</translation>
    </message>
    <message>
        <source>Two letters list the members, a new name is added · Enter: takes over the seat · Esc: no</source>
        <translation>Două litere arată membrii, un nume nou se adaugă · Enter: preia locul · Esc: nu</translation>
    </message>
    <message>
        <source>{name} has a place at once:</source>
        <translation>{name} primește loc imediat:</translation>
    </message>
    <message>
        <source>Choose with the arrow keys · Enter: this place · Esc: from the next round on</source>
        <translation>Alegeți cu săgețile · Enter: acest loc · Esc: de la runda următoare</translation>
    </message>
    <message>
        <source>Name of the dummy</source>
        <translation>Numele mâinii moarte</translation>
    </message>
    <message>
        <source>It fills a seat and has no place in the results · Enter adds it · Esc: no</source>
        <translation>Ocupă un loc la masă și nu apare în clasament · Enter o adaugă · Esc: nu</translation>
    </message>
    <message>
        <source>Two letters at least, please.</source>
        <translation>Cel puțin două litere, vă rugăm.</translation>
    </message>
    <message>
        <source>There is no such place in this round.</source>
        <translation>Nu există un asemenea loc în această rundă.</translation>
    </message>
    <message>
        <source>Nobody of that number or name is in.</source>
        <translation>Nimeni de pe listă nu are acest număr sau nume.</translation>
    </message>
    <message>
        <source>{name} is in already, number {number}.</source>
        <translation>{name} este deja pe listă, numărul {number}.</translation>
    </message>
</context>
<context>
    <name>SeatingPage</name>
    <message>
        <source>Seating</source>
        <translation>Așezare</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalii</translation>
    </message>
    <message>
        <source>How people move, the numbers, how even it is: shows or hides them (Alt+D)</source>
        <translation>Cum se mișcă jucătorii, numerele, echilibrul: arată sau ascunde (Alt+D)</translation>
    </message>
    <message>
        <source>Draw other numbers</source>
        <translation>Altă tragere la sorți</translation>
    </message>
    <message>
        <source>Another seed: the same people, drawn onto other places. Before round 1 only</source>
        <translation>Alt cod al tragerii: aceleași persoane, așezate pe alte locuri. Numai înainte de runda 1</translation>
    </message>
    <message>
        <source>Nobody is seated yet.
The plan of the room stands here once round 1 is drawn.</source>
        <translation>Nimeni nu este încă așezat.
Planul sălii apare aici după tragerea la sorți a rundei 1.</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Salvează PDF…</translation>
    </message>
    <message>
        <source>Save this round&apos;s seating by table, by name and as a plan (Alt+P)</source>
        <translation>Salvează așezarea acestei runde după mese, după nume și ca plan (Alt+P)</translation>
    </message>
    <message>
        <source>round {number} of {planned}</source>
        <translation>runda {number} din {planned}</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>încă netrasă la sorți</translation>
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
        <translation>Codul tragerii: {seed}</translation>
    </message>
    <message>
        <source>Take round {number} back</source>
        <translation>Retrage runda {number}</translation>
    </message>
    <message>
        <source>Possible as long as none of its tables has a result</source>
        <translation>Se poate cât timp niciuna dintre mesele ei nu are rezultat</translation>
    </message>
    <message>
        <source>Go to the scores</source>
        <translation>Mergi la scoruri</translation>
    </message>
    <message>
        <source>Go to the standings</source>
        <translation>Mergi la clasament</translation>
    </message>
    <message>
        <source>Draw the first round</source>
        <translation>Trage la sorți prima rundă</translation>
    </message>
    <message>
        <source>Draw round {number}</source>
        <translation>Trage la sorți runda {number}</translation>
    </message>
    <message>
        <source>Tables: {tables}, resting in each round: {resting}.</source>
        <translation>Mese: {tables}, liberi în fiecare rundă: {resting}.</translation>
    </message>
    <message>
        <source>Tables: {tables}, nobody rests.</source>
        <translation>Mese: {tables}, nimeni nu are liber.</translation>
    </message>
    <message>
        <source>{one} and {other} have changed places.</source>
        <translation>{one} și {other} au schimbat locurile.</translation>
    </message>
    <message>
        <source>{name} swaps with…? Arrows choose, Enter swaps, Esc lets go.</source>
        <translation>{name} schimbă cu…? Săgețile aleg, Enter schimbă, Esc renunță.</translation>
    </message>
</context>
<context>
    <name>SeatsQuestion</name>
    <message>
        <source>Who</source>
        <translation>Cine</translation>
    </message>
    <message>
        <source>Two people of this round</source>
        <translation>Două persoane din această rundă</translation>
    </message>
    <message>
        <source>Numbers or names, such as 3 + 7</source>
        <translation>Numere sau nume, de exemplu 3 + 7</translation>
    </message>
    <message>
        <source>in all deals of the round</source>
        <translation>în toate împărțirile rundei</translation>
    </message>
    <message>
        <source>They sat so</source>
        <translation>Au stat așa</translation>
    </message>
    <message>
        <source>Table {table}: which two sat in each other’s seats in this round?</source>
        <translation>Masa {table}: care doi au stat unul pe locul celuilalt în această rundă?</translation>
    </message>
    <message>
        <source>Table {table}, deal {deal}: which two sat in each other’s seats?</source>
        <translation>Masa {table}, împărțirea {deal}: care doi au stat unul pe locul celuilalt?</translation>
    </message>
    <message>
        <source>What was won goes with the seats; other rounds stay as they were. Enter: so it was · Esc: no</source>
        <translation>Câștigul merge cu locurile; celelalte runde nu se schimbă. Enter: așa a fost · Esc: nu</translation>
    </message>
    <message>
        <source>Two people are wanted, such as 3 + 7.</source>
        <translation>Trebuie două persoane, de exemplu 3 + 7.</translation>
    </message>
    <message>
        <source>table {table}: {ns} against {ew}</source>
        <translation>masa {table}: {ns} contra {ew}</translation>
    </message>
    <message>
        <source>So it was at {tables}</source>
        <translation>Așa a fost la {tables}</translation>
    </message>
</context>
<context>
    <name>ServerDialog</name>
    <message>
        <source>Open a club on a server</source>
        <translation>Deschide un club de pe un server</translation>
    </message>
    <message>
        <source>New club on a server</source>
        <translation>Club nou pe un server</translation>
    </message>
    <message>
        <source>Move this club to a server</source>
        <translation>Mută acest club pe un server</translation>
    </message>
    <message>
        <source>Several computers can work at such a club at once, each typing its own tables.</source>
        <translation>La un asemenea club pot lucra deodată mai multe computere, fiecare cu mesele lui.</translation>
    </message>
    <message>
        <source>The club is begun in an empty database. Several computers can then work at it at once.</source>
        <translation>Clubul se începe într-o bază de date goală. La el pot lucra apoi deodată mai multe computere.</translation>
    </message>
    <message>
        <source>The club is copied into an empty database, compared, and opened there, so that several computers can work at it at once. The file stays as it is.</source>
        <translation>Clubul se copiază într-o bază de date goală, se compară și se deschide acolo, ca la el să poată lucra deodată mai multe computere. Fișierul rămâne cum este.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Deschide</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Începe</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mută</translation>
    </message>
    <message>
        <source>server.example, or the whole address</source>
        <translation>server.example sau adresa întreagă</translation>
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
        <translation>Baza de date</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilizator</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Parolă</translation>
    </message>
    <message>
        <source>Remembered until the program ends, and never stored.</source>
        <translation>Se ține minte până la ieșire; nu se salvează.</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Criptare</translation>
    </message>
    <message>
        <source>Only encrypted (TLS), as it should be over Wi-Fi</source>
        <translation>Numai criptat (TLS), cum este bine prin Wi-Fi</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Acest computer</translation>
    </message>
    <message>
        <source>So the other computers see who entered what.</source>
        <translation>Ca la celelalte computere să se vadă cine ce a introdus.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <source>Type the name of the server, or its whole address.</source>
        <translation>Tastați numele serverului sau adresa lui întreagă.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535; usually it is 5432.</source>
        <translation>Portul este un număr de la 1 la 65535; de obicei 5432.</translation>
    </message>
    <message>
        <source>Type the name of the club’s database.</source>
        <translation>Tastați numele bazei de date a clubului.</translation>
    </message>
</context>
<context>
    <name>SheetFoot</name>
    <message>
        <source>this game {score}</source>
        <translation>manșa aceasta {score}</translation>
    </message>
    <message>
        <source>waiting {points}</source>
        <translation>în așteptare {points}</translation>
    </message>
    <message>
        <source>Total {points}</source>
        <translation>Total {points}</translation>
    </message>
    <message>
        <source>Closed early: {why}</source>
        <translation>Încheiat devreme: {why}</translation>
    </message>
    <message>
        <source>Handed in as totals, without deals</source>
        <translation>Predat ca totaluri, fără împărțiri</translation>
    </message>
    <message>
        <source>Complete · deals: {deals}</source>
        <translation>Complet · împărțiri: {deals}</translation>
    </message>
    <message>
        <source>Incomplete, the rubber is not decided · deals: {deals}</source>
        <translation>Incomplet, roberul nu este decis · împărțiri: {deals}</translation>
    </message>
    <message numerus="yes">
        <source>Incomplete: {deals} of %n deals</source>
        <translation>
            <numerusform>Incomplet: {deals} din %n împărțire</numerusform>
            <numerusform>Incomplet: {deals} din %n împărțiri</numerusform>
            <numerusform>Incomplet: {deals} din %n de împărțiri</numerusform>
        </translation>
    </message>
    <message>
        <source>{ns} to {ew}</source>
        <translation>{ns} la {ew}</translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message>
        <source>{side}, waiting or won beside</source>
        <translation>{side}, în așteptare sau câștigate alături</translation>
    </message>
    <message>
        <source>deal {deal}, {column}</source>
        <translation>împărțirea {deal}, {column}</translation>
    </message>
    <message>
        <source>Changed by a correction above; marked until you have been here</source>
        <translation>Schimbat de o corectură de mai sus; marcat până treceți pe aici</translation>
    </message>
    <message>
        <source>Game {game}</source>
        <translation>Manșa {game}</translation>
    </message>
    <message>
        <source>Rubber {rubber}, game {game}</source>
        <translation>Roberul {rubber}, manșa {game}</translation>
    </message>
    <message>
        <source>Waiting points</source>
        <translation>Puncte în așteptare</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>De&#xa0;ce</translation>
    </message>
</context>
<context>
    <name>SheetPanel</name>
    <message>
        <source>Tables of this round</source>
        <translation>Mesele acestei runde</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down go from table to table</source>
        <translation>Alt+↑ și Alt+↓ trec de la o masă la alta</translation>
    </message>
</context>
<context>
    <name>SignInPage</name>
    <message>
        <source>Sign-in</source>
        <translation>Înscriere</translation>
    </message>
    <message>
        <source>Everybody who is in</source>
        <translation>Toți cei de pe listă</translation>
    </message>
    <message>
        <source>Letters look for a name, F2 edits the cell, F3 sorts by its column</source>
        <translation>Literele caută un nume, F2 editează celula, F3 sortează după coloană</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editează</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Plătit</translation>
    </message>
    <message>
        <source>Change role</source>
        <translation>Schimbă rolul</translation>
    </message>
    <message>
        <source>Shares a seat…</source>
        <translation>Împarte un loc…</translation>
    </message>
    <message>
        <source>Substitute…</source>
        <translation>Înlocuitor…</translation>
    </message>
    <message>
        <source>Plays at once…</source>
        <translation>Joacă imediat…</translation>
    </message>
    <message>
        <source>Add a dummy…</source>
        <translation>Adaugă o mână moartă…</translation>
    </message>
    <message>
        <source>Has paid, or has not (Space, or {key} at the door)</source>
        <translation>A plătit sau nu (Spațiu, sau {key} la intrare)</translation>
    </message>
    <message>
        <source>{people} in · {more} more make a table</source>
        <translation>{people} pe listă · încă {more} fac o masă</translation>
    </message>
    <message numerus="yes">
        <source>{people} in · {more} more make %n tables</source>
        <translation>
            <numerusform>{people} pe listă · încă {more} fac %n masă</numerusform>
            <numerusform>{people} pe listă · încă {more} fac %n mese</numerusform>
            <numerusform>{people} pe listă · încă {more} fac %n de mese</numerusform>
        </translation>
    </message>
    <message>
        <source>{people} in · tables: {tables}</source>
        <translation>{people} pe listă · mese: {tables}</translation>
    </message>
    <message>
        <source>{name} is in already, number {number}.</source>
        <translation>{name} este deja pe listă, numărul {number}.</translation>
    </message>
    <message>
        <source>{name} is in, number {number}</source>
        <translation>{name} este pe listă, numărul {number}</translation>
    </message>
    <message>
        <source>Number {number} is {name}.</source>
        <translation>Numărul {number} este {name}.</translation>
    </message>
    <message>
        <source>Enter signs in</source>
        <translation>Enter înscrie</translation>
    </message>
    <message>
        <source>Enter: {first} · Shift+Enter: {second}</source>
        <translation>Enter: {first} · Shift+Enter: {second}</translation>
    </message>
    <message>
        <source>Go to the cards</source>
        <translation>Mergi la fișe</translation>
    </message>
    <message>
        <source>Type what their cards say (Ctrl+3)</source>
        <translation>Introduceți ce scrie pe fișele lor (Ctrl+3)</translation>
    </message>
    <message>
        <source>Go to the seating</source>
        <translation>Mergi la așezare</translation>
    </message>
    <message>
        <source>Draw the first round (Ctrl+2)</source>
        <translation>Trage la sorți prima rundă (Ctrl+2)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Elimină</translation>
    </message>
    <message>
        <source>Leaves after round {round}</source>
        <translation>Pleacă după runda {round}</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Revine</translation>
    </message>
    <message>
        <source>fee {fee}, paid: {paid} of {count}</source>
        <translation>taxă {fee}, au plătit: {paid} din {count}</translation>
    </message>
    <message>
        <source>waiting for round {round}: {count}</source>
        <translation>așteaptă runda {round}: {count}</translation>
    </message>
    <message>
        <source>seats: {count}</source>
        <translation>locuri: {count}</translation>
    </message>
    <message>
        <source>sharing one: {count}</source>
        <translation>împart un loc: {count}</translation>
    </message>
    <message>
        <source>dummies: {count}</source>
        <translation>mâini moarte: {count}</translation>
    </message>
    <message>
        <source>without a role: {count}</source>
        <translation>fără rol: {count}</translation>
    </message>
    <message>
        <source>whole teams: {count}</source>
        <translation>echipe complete: {count}</translation>
    </message>
</context>
<context>
    <name>SinceDrawnNotice</name>
    <message>
        <source>Round {number} was drawn before {left} left and {came} came.</source>
        <translation>Runda {number} a fost trasă la sorți înainte de schimbările din sală (au plecat: {left}; au venit: {came}).</translation>
    </message>
    <message>
        <source>Round {number} was drawn before {came} came.</source>
        <translation>Runda {number} a fost trasă la sorți înainte să vină: {came}.</translation>
    </message>
    <message>
        <source>Round {number} was drawn before {left} left.</source>
        <translation>Runda {number} a fost trasă la sorți înainte să plece: {left}.</translation>
    </message>
    <message>
        <source>It stays as it is until you take it back and draw it again.</source>
        <translation>Rămâne cum este până o retrageți și o trageți din nou la sorți.</translation>
    </message>
    <message>
        <source>Take round {number} back</source>
        <translation>Retrage runda {number}</translation>
    </message>
</context>
<context>
    <name>SlipActions</name>
    <message>
        <source>S&amp;wap the sides</source>
        <translation>Sc&amp;himbă perechile între ele</translation>
    </message>
    <message>
        <source>Totals &amp;only…</source>
        <translation>&amp;Numai totaluri…</translation>
    </message>
    <message>
        <source>&amp;Adjustment…</source>
        <translation>A&amp;justare…</translation>
    </message>
    <message>
        <source>People sat in the wrong seat&amp;s…</source>
        <translation>Jucătorii au stat pe &amp;locuri greșite…</translation>
    </message>
    <message>
        <source>Another &amp;trump was played</source>
        <translation>S-a jucat alt a&amp;tu</translation>
    </message>
    <message>
        <source>C&amp;lear the totals</source>
        <translation>Șterge totalu&amp;rile</translation>
    </message>
    <message>
        <source>C&amp;lear this deal</source>
        <translation>Șterge această împă&amp;rțire</translation>
    </message>
    <message>
        <source>Take the early &amp;end back</source>
        <translation>Retrage încheierea &amp;devreme</translation>
    </message>
    <message>
        <source>&amp;End this table early…</source>
        <translation>Înch&amp;eie devreme această masă…</translation>
    </message>
    <message>
        <source>First &amp;dealer: {seat}</source>
        <translation>&amp;Primul dealer: {seat}</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>nespecificat</translation>
    </message>
    <message>
        <source>Level: moves as &amp;winner: {side}</source>
        <translation>Egalitate: se &amp;mută ca învingător: {side}</translation>
    </message>
    <message>
        <source>Table {table} has handed in nothing again.</source>
        <translation>Masa {table} este din nou fără rezultat predat.</translation>
    </message>
    <message>
        <source>Table {table}, deal {deal} is blank again.</source>
        <translation>Masa {table}, împărțirea {deal} este din nou goală.</translation>
    </message>
    <message>
        <source>Table {table} has not ended yet.</source>
        <translation>Masa {table} nu a încheiat încă.</translation>
    </message>
    <message>
        <source>Table {table} has played all it had to play: there is nothing left to end early.</source>
        <translation>Masa {table} a jucat tot ce avea de jucat: nu mai este nimic de încheiat devreme.</translation>
    </message>
    <message>
        <source>Table {table} stops early. Why?</source>
        <translation>Masa {table} se oprește devreme. De ce?</translation>
    </message>
    <message>
        <source>Reason, printed with the result</source>
        <translation>Motivul, tipărit împreună cu rezultatul</translation>
    </message>
    <message>
        <source>Table {table} ended early: {reason}</source>
        <translation>Masa {table} a încheiat devreme: {reason}</translation>
    </message>
    <message>
        <source>Who moves as winner is drawn, unless you say it (Ctrl+L)</source>
        <translation>Cine se mută ca învingător se trage la sorți, dacă nu o spuneți dvs. (Ctrl+L)</translation>
    </message>
</context>
<context>
    <name>SlipQuestion</name>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
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
        <translation>Lipsește: {field}.</translation>
    </message>
</context>
<context>
    <name>SlipWriter</name>
    <message>
        <source>{problem} If it is true all the same, say why.</source>
        <translation>{problem} Dacă totuși este adevărat, spuneți de ce.</translation>
    </message>
    <message>
        <source>Reason, kept with the result</source>
        <translation>Motivul, păstrat împreună cu rezultatul</translation>
    </message>
</context>
<context>
    <name>StandingsPage</name>
    <message>
        <source>Standings</source>
        <translation>Clasament</translation>
    </message>
    <message>
        <source>Find a name or number</source>
        <translation>Caută un nume sau număr</translation>
    </message>
    <message>
        <source>Find a name or number in the standings</source>
        <translation>Caută un nume sau număr în clasament</translation>
    </message>
    <message>
        <source>Only rows that match are shown, and below them where they sit next (Ctrl+F; ↓ or Enter: to the row)</source>
        <translation>Apar numai rândurile potrivite, iar sub ele locul la masă din runda următoare (Ctrl+F; ↓ sau Enter: la rând)</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Salvează PDF…</translation>
    </message>
    <message>
        <source>The standings for the wall (Alt+P)</source>
        <translation>Clasamentul de afișat pe perete (Alt+P)</translation>
    </message>
    <message>
        <source>Second count</source>
        <translation>A doua numărătoare</translation>
    </message>
    <message>
        <source>Compare people’s own cards with the tables (F8)</source>
        <translation>Compară fișele jucătorilor cu mesele (F8)</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Deschide din nou</translation>
    </message>
    <message>
        <source>To correct a result; paper printed from then on says so (Enter)</source>
        <translation>Pentru a corecta un rezultat; hârtiile tipărite de atunci înainte o vor spune (Enter)</translation>
    </message>
    <message>
        <source>Why the results are opened again</source>
        <translation>De ce se redeschid rezultatele</translation>
    </message>
    <message>
        <source>Reason for opening the results again</source>
        <translation>Motivul redeschiderii rezultatelor</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Locuri</translation>
    </message>
    <message>
        <source>Letters look for a name; F3 or a click on a heading sorts, places stay</source>
        <translation>Literele caută un nume; F3 sau un clic pe antet sortează, locurile rămân</translation>
    </message>
    <message>
        <source>final</source>
        <translation>final</translation>
    </message>
    <message>
        <source>missing cards: {count}</source>
        <translation>fișe lipsă: {count}</translation>
    </message>
    <message>
        <source>all cards in</source>
        <translation>toate fișele introduse</translation>
    </message>
    <message>
        <source>nothing played yet</source>
        <translation>nu s-a jucat încă</translation>
    </message>
    <message>
        <source>after round {round}</source>
        <translation>după runda {round}</translation>
    </message>
    <message>
        <source>round {round} is coming in</source>
        <translation>runda {round} se introduce</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Salvat ca {path}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Acum</translation>
    </message>
    <message>
        <source>At the interval</source>
        <translation>La pauză</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Toți</translation>
    </message>
    <message>
        <source>After round {round} of {planned}</source>
        <translation>După runda {round} din {planned}</translation>
    </message>
    <message>
        <source>From people’s own cards</source>
        <translation>După fișele jucătorilor</translation>
    </message>
    <message>
        <source>Close the drive</source>
        <translation>Încheie concursul</translation>
    </message>
    <message>
        <source>Go to the prizes</source>
        <translation>Mergi la premii</translation>
    </message>
    <message>
        <source>Those that have not been handed out yet (Alt+L)</source>
        <translation>Cele care nu au fost încă înmânate (Alt+L)</translation>
    </message>
    <message>
        <source>Go to the paper</source>
        <translation>Mergi la tipărituri</translation>
    </message>
    <message>
        <source>Standings, score cards and sheets (Alt+L)</source>
        <translation>Clasament, fișe și foi de scor (Alt+L)</translation>
    </message>
    <message>
        <source>Finish now, after round {round}</source>
        <translation>Încheie acum, după runda {round}</translation>
    </message>
    <message>
        <source>Round {round} is not whole and counts for nobody; all can be taken back (Alt+L)</source>
        <translation>Runda {round} nu este completă și nu contează pentru nimeni; totul se poate anula (Alt+L)</translation>
    </message>
    <message>
        <source>The results become final; they can be opened again (Alt+L)</source>
        <translation>Rezultatele devin finale; pot fi redeschise (Alt+L)</translation>
    </message>
    <message>
        <source>The drive is closed after round {round}.</source>
        <translation>Concursul este încheiat după runda {round}.</translation>
    </message>
    <message>
        <source>The drive is closed after round {round}; round {dropped} counts for nobody.</source>
        <translation>Concursul este încheiat după runda {round}; runda {dropped} nu contează pentru nimeni.</translation>
    </message>
    <message>
        <source>The drive is closed. Its results are final.</source>
        <translation>Concursul este încheiat. Rezultatele sunt finale.</translation>
    </message>
    <message>
        <source>The drive is open again. Paper printed from now on says that it was corrected.</source>
        <translation>Concursul este din nou deschis. Hârtiile tipărite de acum înainte spun că a fost corectat.</translation>
    </message>
</context>
<context>
    <name>Stations</name>
    <message>
        <source>The server has not answered since {time}. Nothing typed now is saved; it stays in its field, and can be entered as soon as this goes away by itself. Keep the slips meanwhile.</source>
        <translation>Serverul nu mai răspunde de la {time}. Ce se tastează acum nu se salvează; rămâne în câmpul lui și se poate introduce imediat ce acest mesaj dispare de la sine. Între timp notați rezultatele pe hârtie.</translation>
    </message>
    <message>
        <source>The server answers again: everything that is entered is saved.</source>
        <translation>Serverul răspunde din nou: tot ce se introduce se salvează.</translation>
    </message>
    <message>
        <source>The server answers again. What was entered here when it fell silent had not reached it: enter it again.</source>
        <translation>Serverul răspunde din nou. Ce s-a introdus aici când nu mai răspundea nu a ajuns la el: introduceți din nou.</translation>
    </message>
    <message>
        <source>The server answers again. What was entered here when it fell silent is saved: {action}.</source>
        <translation>Serverul răspunde din nou. Ce s-a introdus aici când nu mai răspundea este salvat: {action}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>Table {number}</source>
        <translation>Masa {number}</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation>împărțirea {deal}</translation>
    </message>
    <message>
        <source>deal {deal} of {deals}</source>
        <translation>împărțirea {deal} din {deals}</translation>
    </message>
</context>
<context>
    <name>TablesModel</name>
    <message>
        <source>Table {number}  {state}</source>
        <translation>Masa {number}  {state}</translation>
    </message>
</context>
<context>
    <name>TieDecision</name>
    <message>
        <source>Who won the tie, the first of them first</source>
        <translation>Cine a câștigat departajarea, în ordine, începând cu primul</translation>
    </message>
    <message>
        <source>Numbers or names with a + between; whoever is not named stays level behind them (Enter: they cut)</source>
        <translation>Numere sau nume cu + între ele; cine nu este numit rămâne la egalitate în urma lor (Enter: tăiere)</translation>
    </message>
    <message>
        <source>Note on how it was settled</source>
        <translation>Notă despre cum s-a decis</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Câștigat de</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notă</translation>
    </message>
    <message>
        <source>Kept with the places, such as: ace of hearts</source>
        <translation>Se păstrează împreună cu locurile, de exemplu: as de cupă</translation>
    </message>
    <message>
        <source>They cut</source>
        <translation>Tăiere</translation>
    </message>
    <message>
        <source>Those who are named here come first (Alt+K)</source>
        <translation>Cei numiți aici trec în față (Alt+K)</translation>
    </message>
    <message>
        <source>Played off</source>
        <translation>Baraj</translation>
    </message>
    <message>
        <source>Those who are named here come first (Alt+F)</source>
        <translation>Cei numiți aici trec în față (Alt+F)</translation>
    </message>
    <message>
        <source>They share</source>
        <translation>Se împarte</translation>
    </message>
    <message>
        <source>They keep the same place for good (Alt+S)</source>
        <translation>Păstrează definitiv același loc (Alt+S)</translation>
    </message>
    <message>
        <source>Undecided again</source>
        <translation>Din nou nedecis</translation>
    </message>
    <message>
        <source>Forget how it was settled (Alt+O)</source>
        <translation>Uită cum s-a decis (Alt+O)</translation>
    </message>
    <message>
        <source>Say whether they cut or played off (Alt+K or Alt+F), or clear the field.</source>
        <translation>Spuneți dacă a fost tăiere sau baraj (Alt+K sau Alt+F) ori goliți câmpul.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Notat.</translation>
    </message>
    <message>
        <source>It is undecided again.</source>
        <translation>Din nou nedecis.</translation>
    </message>
    <message>
        <source>such as: {numbers}</source>
        <translation>de exemplu: {numbers}</translation>
    </message>
</context>
<context>
    <name>TotalsQuestion</name>
    <message>
        <source>Write the totals</source>
        <translation>Scrie totalurile</translation>
    </message>
    <message>
        <source>Table {table} hands in nothing but its totals</source>
        <translation>Masa {table} predă numai totalurile</translation>
    </message>
    <message>
        <source>Points of {side}</source>
        <translation>Puncte pentru {side}</translation>
    </message>
    <message>
        <source>Reason, kept with the result</source>
        <translation>Motivul, păstrat împreună cu rezultatul</translation>
    </message>
    <message>
        <source>Table {table}: {totals}</source>
        <translation>Masa {table}: {totals}</translation>
    </message>
    <message>
        <source>{ns} to {ns_names}, {ew} to {ew_names}</source>
        <translation>{ns} pentru {ns_names}, {ew} pentru {ew_names}</translation>
    </message>
    <message>
        <source>Together they make {sum}.</source>
        <translation>Împreună fac {sum}.</translation>
    </message>
    <message>
        <source>They take the place of the deals that are written: {deals}.</source>
        <translation>Țin locul împărțirilor scrise: {deals}.</translation>
    </message>
    <message>
        <source>Enter writes them, Esc gives up.</source>
        <translation>Enter le scrie, Esc renunță.</translation>
    </message>
</context>
<context>
    <name>TrickGrid</name>
    <message>
        <source>Results of all tables</source>
        <translation>Rezultatele tuturor meselor</translation>
    </message>
</context>
<context>
    <name>TrumpCycle</name>
    <message>
        <source>Cut or chosen at the table</source>
        <translation>Tăiat sau ales la masă</translation>
    </message>
    <message>
        <source>A list of our own</source>
        <translation>O listă proprie</translation>
    </message>
    <message>
        <source>{name}, list of our own</source>
        <translation>{name}, listă proprie</translation>
    </message>
    <message>
        <source>such as H C D S NT MIS</source>
        <translation>de exemplu H C D S NT MIS</translation>
    </message>
</context>
<context>
    <name>WallBar</name>
    <message>
        <source>On the wall</source>
        <translation>Ecranul din sală</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>Așezare</translation>
    </message>
    <message>
        <source>By table</source>
        <translation>Pe mese</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Pe nume</translation>
    </message>
    <message>
        <source>Trump and clock</source>
        <translation>Atu și ceas</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasament</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Premii</translation>
    </message>
    <message>
        <source>What the wall shows</source>
        <translation>Ce arată ecranul din sală</translation>
    </message>
    <message>
        <source>The arrows choose (Ctrl+Shift+W leads here); in the wall itself 1 to 7</source>
        <translation>Săgețile aleg (Ctrl+Shift+W duce aici); pe ecran, tastele 1–7</translation>
    </message>
    <message>
        <source>Round clock</source>
        <translation>Ceasul rundei</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minute</translation>
    </message>
    <message>
        <source>Minutes for a round</source>
        <translation>Minute pe rundă</translation>
    </message>
    <message>
        <source>How long a round may take; 0: no clock</source>
        <translation>Cât poate dura o rundă; 0: fără ceas</translation>
    </message>
    <message>
        <source>Keep secret, last rounds</source>
        <translation>Ultimele runde ținute secret</translation>
    </message>
    <message>
        <source>How many of the last rounds the wall’s standings leave out</source>
        <translation>Câte dintre ultimele runde nu intră în clasamentul de pe ecran</translation>
    </message>
    <message>
        <source>They stay secret until this is 0, after the drive is closed too</source>
        <translation>Rămân secrete până când aici este 0, și după încheierea concursului</translation>
    </message>
    <message>
        <source>A text for the wall</source>
        <translation>Un text pentru ecran</translation>
    </message>
    <message>
        <source>Enter puts it on the wall</source>
        <translation>Enter îl pune pe ecran</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mai mult</translation>
    </message>
    <message>
        <source>Minutes, what stays secret, a text, full screen and the end (Ctrl+Shift+M)</source>
        <translation>Minute, ce rămâne secret, un text, ecran complet și închiderea (Ctrl+Shift+M)</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Ecran complet</translation>
    </message>
    <message>
        <source>On the second screen where there is one (F11 in the wall; Esc leaves it)</source>
        <translation>Pe al doilea ecran, dacă există (F11 pe ecranul din sală; Esc iese)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Take the wall down; the clock goes on (Ctrl+W in the wall)</source>
        <translation>Închide ecranul din sală; ceasul merge mai departe (Ctrl+W pe ecran)</translation>
    </message>
</context>
<context>
    <name>WayCard</name>
    <message>
        <source>{way} – as it is now</source>
        <translation>{way} – ca acum</translation>
    </message>
    <message>
        <source>Award for resting, a round</source>
        <translation>Compensație pentru liber, pe rundă</translation>
    </message>
    <message>
        <source>Award for resting, a deal</source>
        <translation>Compensație pentru liber, pe împărțire</translation>
    </message>
    <message>
        <source>Dummy {number}</source>
        <translation>Mâna moartă {number}</translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation>Mână moartă</translation>
    </message>
    <message>
        <source>shares with</source>
        <translation>împarte locul cu</translation>
    </message>
    <message>
        <source>Who shares a seat</source>
        <translation>Cine împarte un loc</translation>
    </message>
    <message>
        <source>Whose seat it is</source>
        <translation>Al cui este locul</translation>
    </message>
    <message>
        <source>Who fills in</source>
        <translation>Cine completează</translation>
    </message>
    <message>
        <source>Name of the dummy</source>
        <translation>Numele mâinii moarte</translation>
    </message>
    <message>
        <source>Name of dummy {number}</source>
        <translation>Numele mâinii moarte {number}</translation>
    </message>
</context>
<context>
    <name>WhereToSave</name>
    <message>
        <source>Save as</source>
        <translation>Salvează ca</translation>
    </message>
    <message>
        <source>Save all documents in a folder</source>
        <translation>Salvează toate documentele într-un dosar</translation>
    </message>
</context>
<context>
    <name>WhereaboutsModel</name>
    <message>
        <source>Rests</source>
        <translation>Liber</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Masa {table}</translation>
    </message>
    <message>
        <source>{seat}: {person}</source>
        <translation>{seat}: {person}</translation>
    </message>
    <message>
        <source>rests</source>
        <translation>liber</translation>
    </message>
    <message>
        <source>Table {table}, {seat}, against {opponents}</source>
        <translation>Masa {table}, {seat}, contra {opponents}</translation>
    </message>
    <message>
        <source>Table {table}, {seat}, with {partner} against {opponents}</source>
        <translation>Masa {table}, {seat}, cu {partner} contra {opponents}</translation>
    </message>
</context>
<context>
    <name>WhichPrinter</name>
    <message>
        <source>Print</source>
        <translation>Tipărește</translation>
    </message>
</context>
<context>
    <name>WhoSitsWhere</name>
    <message>
        <source>By name</source>
        <translation>Pe nume</translation>
    </message>
    <message>
        <source>By table</source>
        <translation>Pe mese</translation>
    </message>
    <message>
        <source>Who sits where, listed by name or by table</source>
        <translation>Cine unde stă, pe nume sau pe mese</translation>
    </message>
    <message>
        <source>Left and right arrow turn to the other list</source>
        <translation>Săgețile stânga și dreapta trec la cealaltă listă</translation>
    </message>
    <message>
        <source>Where does … sit?</source>
        <translation>Unde stă …?</translation>
    </message>
    <message>
        <source>Name or number of somebody who is looking for a seat</source>
        <translation>Numele sau numărul cuiva care își caută locul</translation>
    </message>
    <message>
        <source>Part of a name, or a number; Enter shows the first in the plan (Ctrl+F)</source>
        <translation>O parte din nume sau un număr; Enter îl arată pe primul în plan (Ctrl+F)</translation>
    </message>
    <message>
        <source>Who sits where</source>
        <translation>Cine unde stă</translation>
    </message>
</context>
<context>
    <name>WishesDialog</name>
    <message>
        <source>Wishes for the seating</source>
        <translation>Dorințe pentru așezare</translation>
    </message>
    <message>
        <source>Rounds that are drawn from now on honour these as far as it goes; what cannot be is named here.</source>
        <translation>Rundele trase la sorți de acum înainte țin cont de ele pe cât se poate; ce nu se poate este arătat aici.</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Dorințe</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Cine</translation>
    </message>
    <message>
        <source>Numbers or names, such as 3 + 7</source>
        <translation>Numere sau nume, de exemplu 3 + 7</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Dorință</translation>
    </message>
    <message>
        <source>never at one table</source>
        <translation>niciodată la aceeași masă</translation>
    </message>
    <message>
        <source>at one table</source>
        <translation>la aceeași masă</translation>
    </message>
    <message>
        <source>always at table</source>
        <translation>mereu la masa</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>Add the wish</source>
        <translation>Adaugă dorința</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Give the wish up</source>
        <translation>Renunță la dorință</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Part all couples</source>
        <translation>Desparte toate cuplurile</translation>
    </message>
    <message>
        <source>Those of one pair number never sit at one table (Alt+C)</source>
        <translation>Cei cu același număr de pereche nu stau niciodată la aceeași masă (Alt+C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Notat.</translation>
    </message>
    <message>
        <source>Given up.</source>
        <translation>S-a renunțat.</translation>
    </message>
</context>
<context>
    <name>WishesLine</name>
    <message>
        <source>Wishes…</source>
        <translation>Dorințe…</translation>
    </message>
    <message>
        <source>Who sits apart, together, or always at one table (Alt+W)</source>
        <translation>Cine stă separat, împreună sau mereu la aceeași masă (Alt+W)</translation>
    </message>
    <message>
        <source>✓ Every wish is honoured.</source>
        <translation>✓ Toate dorințele sunt respectate.</translation>
    </message>
    <message>
        <source>Wishes: {count}</source>
        <translation>Dorințe: {count}</translation>
    </message>
</context>
<context>
    <name>WishesModel</name>
    <message>
        <source>{names}: never at one table</source>
        <translation>{names}: niciodată la aceeași masă</translation>
    </message>
    <message>
        <source>{names}: at one table</source>
        <translation>{names}: la aceeași masă</translation>
    </message>
    <message>
        <source>{names}: always at table {table}</source>
        <translation>{names}: mereu la masa {table}</translation>
    </message>
    <message>
        <source>No round is seated yet.</source>
        <translation>Nicio rundă nu este încă așezată.</translation>
    </message>
    <message>
        <source>✓ Honoured so far.</source>
        <translation>✓ Respectată până acum.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Blank score sheets</source>
        <translation>Foi de scor goale</translation>
    </message>
    <message>
        <source>A ruled sheet for each table to write its deals on, with a short help of what counts.</source>
        <translation>O foaie liniată pentru fiecare masă, pe care se scriu împărțirile, cu un scurt ajutor despre ce contează.</translation>
    </message>
    <message>
        <source>Draw a line below the deal that ends a game, and write the points of the game at the foot.</source>
        <translation>Trageți o linie sub împărțirea care încheie o manșă și scrieți punctele manșei jos.</translation>
    </message>
    <message>
        <source>The tricks of both sides make thirteen.</source>
        <translation>Levatele ambelor perechi fac treisprezece.</translation>
    </message>
    <message>
        <source>Each trick above six is a point for the side that took it; the other side has none.</source>
        <translation>Fiecare levată peste șase este un punct pentru perechea care a luat-o; cealaltă pereche nu are nimic.</translation>
    </message>
    <message>
        <source>One game decides.</source>
        <translation>Decide o singură manșă.</translation>
    </message>
    <message>
        <source>Waits, bonus</source>
        <comment>points, above a narrow column</comment>
        <translation>Așteaptă, bonus</translation>
    </message>
    <message>
        <source>Worth</source>
        <comment>of a game, above a column</comment>
        <translation>Valoare</translation>
    </message>
    <message numerus="yes">
        <source>The first side with {target} points after a deal has the game; points above {target} stay.</source>
        <comment>target</comment>
        <translation>
            <numerusform>Prima pereche cu {target} punct după o împărțire câștigă manșa; punctele peste {target} rămân.</numerusform>
            <numerusform>Prima pereche cu {target} puncte după o împărțire câștigă manșa; punctele peste {target} rămân.</numerusform>
            <numerusform>Prima pereche cu {target} de puncte după o împărțire câștigă manșa; punctele peste {target} rămân.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rubber goes to the first side with {games} games.</source>
        <comment>games</comment>
        <translation>
            <numerusform>Roberul revine primei perechi cu {games} manșă.</numerusform>
            <numerusform>Roberul revine primei perechi cu {games} manșe.</numerusform>
            <numerusform>Roberul revine primei perechi cu {games} de manșe.</numerusform>
        </translation>
    </message>
    <message>
        <source>When it is decided before the last deal, the next one begins at once.</source>
        <translation>Dacă se decide înainte de ultima împărțire, următorul începe imediat.</translation>
    </message>
    <message>
        <source>Each trick is a point.</source>
        <translation>Fiecare levată este un punct.</translation>
    </message>
    <message>
        <source>Each trick above six is a point.</source>
        <translation>Fiecare levată peste șase este un punct.</translation>
    </message>
    <message>
        <source>A misère deal is won with fewer tricks; write your own tricks.</source>
        <translation>O împărțire de mizer se câștigă cu mai puține levate; scrieți levatele proprii.</translation>
    </message>
    <message>
        <source>A misère deal is won with fewer tricks; each side writes the tricks of its opponents.</source>
        <translation>O împărțire de mizer se câștigă cu mai puține levate; fiecare pereche scrie levatele adversarilor.</translation>
    </message>
    <message>
        <source>Write the points of both sides in every deal.</source>
        <translation>Scrieți punctele ambelor perechi la fiecare împărțire.</translation>
    </message>
    <message>
        <source>Together they make {sum}.</source>
        <translation>Împreună fac {sum}.</translation>
    </message>
    <message>
        <source>Honours are the A K Q J of trumps: a side that held all four has 4 points, with three of them 2. There are none in a deal without trumps.</source>
        <translation>Onorurile sunt A K Q J de atu: perechea care le-a avut pe toate patru are 4 puncte, cea cu trei dintre ele 2. Într-o împărțire fără atu nu există onoruri.</translation>
    </message>
    <message>
        <source>Tricks are written first; when they win the game, honours do not count. A side that stood at {most} before the deal has no honours.</source>
        <translation>Întâi se scriu levatele; dacă ele câștigă manșa, onorurile nu contează. O pereche care avea {most} înainte de împărțire nu are onoruri.</translation>
    </message>
    <message>
        <source>What a game is worth to its winner depends on the loser’s points in it: {worth}.</source>
        <translation>Cât valorează o manșă pentru câștigător depinde de punctele învinșilor în ea: {worth}.</translation>
    </message>
    <message>
        <source>The winner of the rubber has {bonus} more.</source>
        <translation>Câștigătorul roberului are încă {bonus}.</translation>
    </message>
    <message>
        <source>The total is what the games are worth, not their tricks.</source>
        <translation>Totalul este valoarea manșelor, nu levatele lor.</translation>
    </message>
    <message>
        <source>Each trick above six is a point. Honours are the A K Q J of trumps that a side takes in its tricks: three are 1 point, four are 2. The declarer’s side counts them with seven tricks or more, the other side always.</source>
        <translation>Fiecare levată peste șase este un punct. Onorurile sunt A K Q J de atu pe care o pereche le ia în levatele ei: trei fac 1 punct, patru fac 2. Perechea declarantului le socotește numai de la șapte levate în sus, cealaltă întotdeauna.</translation>
    </message>
    <message>
        <source>The bid is made when tricks and honours of the declarer’s side come to it. Then write the honours of both sides first; when they win the game, the tricks do not count.</source>
        <translation>Licitația este îndeplinită când levatele și onorurile perechii declarantului ajung la ea. Atunci se scriu întâi onorurile ambelor perechi; dacă ele câștigă manșa, levatele nu contează.</translation>
    </message>
    <message>
        <source>In no-trump there are no honours, and whoever wins the deal has 1 point more; it does not help to make a bid.</source>
        <translation>La fără atu nu există onoruri, iar cine câștigă împărțirea are 1 punct în plus; acesta nu ajută la îndeplinirea licitației.</translation>
    </message>
    <message>
        <source>A bid that fails: the other side has twice what is missing, and nothing else counts.</source>
        <translation>O licitație neîndeplinită: cealaltă pereche primește dublul a ce lipsește și nimic altceva nu contează.</translation>
    </message>
    <message>
        <source>All four pass (bid 0): the dealer names trumps and counts as declarer; nobody pays a penalty.</source>
        <translation>Toți patru spun pas (licitație 0): dealerul numește atuul și trece drept declarant; nimeni nu plătește penalizare.</translation>
    </message>
    <message>
        <source>The winner of a game has a bonus by the loser’s points in it: {bonus}.</source>
        <translation>Câștigătorul unei manșe are un bonus după punctele învinșilor în ea: {bonus}.</translation>
    </message>
    <message>
        <source>The total is the points of all games, the bonuses, and points that are still waiting.</source>
        <translation>Totalul: punctele tuturor manșelor, bonusurile și punctele încă în așteptare.</translation>
    </message>
    <message>
        <source>The total is the points of all games and the bonuses; points that are still waiting are lost.</source>
        <translation>Totalul: punctele tuturor manșelor și bonusurile; punctele încă în așteptare se pierd.</translation>
    </message>
    <message>
        <source>A bid names the tricks above six, {least} at least. Of equal bids low beats high and no-trump beats low; without a word it is high. Each bid beats the one before; when three pass, the dealer bids.</source>
        <translation>Licitația numește levatele peste șase, cel puțin {least}. La licitații egale, joasă bate înaltă, iar fără atu bate joasă; dacă nu se spune, este înaltă. Fiecare licitație o bate pe cea dinainte; după trei pasuri licitează dealerul.</translation>
    </message>
    <message>
        <source>The declarer takes up the kitty, shows it unless the bid is no-trump, and puts six cards away unseen. They are the first trick, so that a deal has thirteen.</source>
        <translation>Declarantul ridică talonul, îl arată dacă licitația nu este fără atu și pune deoparte șase cărți cu fața în jos. Ele sunt prima levată, astfel că o împărțire are treisprezece.</translation>
    </message>
    <message>
        <source>A bid that is made: a point for each trick above six. A bid that fails: as many points less as tricks are missing. The other side never has points.</source>
        <translation>O licitație îndeplinită: un punct pentru fiecare levată peste șase. O licitație neîndeplinită: se scad atâtea puncte câte levate lipsesc. Cealaltă pereche nu are niciodată puncte.</translation>
    </message>
    <message numerus="yes">
        <source>A side has the game with {goal} points, and loses it with {goal} below zero.</source>
        <comment>goal</comment>
        <translation>
            <numerusform>O pereche câștigă manșa cu {goal} punct și o pierde cu {goal} sub zero.</numerusform>
            <numerusform>O pereche câștigă manșa cu {goal} puncte și o pierde cu {goal} sub zero.</numerusform>
            <numerusform>O pereche câștigă manșa cu {goal} de puncte și o pierde cu {goal} sub zero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player with {target} points after a deal has the game; points above {target} stay.</source>
        <comment>target</comment>
        <translation>
            <numerusform>Primul jucător cu {target} punct după o împărțire câștigă manșa; punctele peste {target} rămân.</numerusform>
            <numerusform>Primul jucător cu {target} puncte după o împărțire câștigă manșa; punctele peste {target} rămân.</numerusform>
            <numerusform>Primul jucător cu {target} de puncte după o împărțire câștigă manșa; punctele peste {target} rămân.</numerusform>
        </translation>
    </message>
    <message>
        <source>High, from the lowest card: 2 3 4 5 6 7 8 9 10 J Q K A, small joker, big joker.</source>
        <translation>Înaltă, de la cartea cea mai mică: 2 3 4 5 6 7 8 9 10 J Q K A, jokerul mic, jokerul mare.</translation>
    </message>
    <message>
        <source>Until a side has won a game of the rubber, its failed bids bring the others to {most} at most. What is left waits: write it in the narrow column, and enter it by the same rule when the next game begins.</source>
        <translation>Până când o pereche câștigă o manșă din rober, licitațiile ei neîndeplinite îi duc pe ceilalți cel mult la {most}. Ce rămâne așteaptă: scrieți-l în coloana îngustă și treceți-l după aceeași regulă la începutul manșei următoare.</translation>
    </message>
    <message>
        <source>Low, from the lowest card: K Q J 10 9 8 7 6 5 4 3 2 A, small joker, big joker.</source>
        <translation>Joasă, de la cartea cea mai mică: K Q J 10 9 8 7 6 5 4 3 2 A, jokerul mic, jokerul mare.</translation>
    </message>
    <message>
        <source>Both jokers are trumps. In no-trump they take nothing, and the declarer says whether the order is high or low.</source>
        <translation>Ambii jokeri sunt atuuri. La fără atu ei nu iau nimic, iar declarantul spune dacă ordinea este înaltă sau joasă.</translation>
    </message>
    <message>
        <source>Only the thirteen tricks played after the stock is used up count: each above six is a point for the player who took it.</source>
        <translation>Contează numai cele treisprezece levate jucate după epuizarea pachetului: fiecare peste șase este un punct pentru jucătorul care a luat-o.</translation>
    </message>
    <message>
        <source>one more prize</source>
        <translation>încă un premiu</translation>
    </message>
    <message>
        <source>the usual prizes</source>
        <translation>premiile obișnuite</translation>
    </message>
    <message>
        <source>decision on a prize</source>
        <translation>decizie asupra unui premiu</translation>
    </message>
    <message>
        <source>new people in the club</source>
        <translation>persoane noi în club</translation>
    </message>
    <message>
        <source>joining {name} with another entry</source>
        <translation>unirea cu altă înregistrare ({name})</translation>
    </message>
    <message>
        <source>parting {name} from another entry</source>
        <translation>separarea de altă înregistrare ({name})</translation>
    </message>
    <message>
        <source>name of {name} in the drive</source>
        <translation>numele din concurs ({name})</translation>
    </message>
    <message>
        <source>deletion of {name}</source>
        <translation>ștergerea persoanei {name}</translation>
    </message>
    <message>
        <source>deletion of a drive</source>
        <translation>ștergerea unui concurs</translation>
    </message>
    <message>
        <source>what two people wish of every evening</source>
        <translation>dorința a două persoane pentru fiecare seară</translation>
    </message>
    <message>
        <source>giving up what two people wish</source>
        <translation>renunțarea la dorința a două persoane</translation>
    </message>
    <message>
        <source>details of the club</source>
        <translation>datele clubului</translation>
    </message>
    <message>
        <source>import of a drive</source>
        <translation>importul unui concurs</translation>
    </message>
    <message>
        <source>sign-in from a file</source>
        <translation>înscrierea dintr-un fișier</translation>
    </message>
    <message>
        <source>somebody forgotten on request</source>
        <translation>uitarea unei persoane la cerere</translation>
    </message>
    <message>
        <source>people from a file</source>
        <translation>persoane dintr-un fișier</translation>
    </message>
    <message>
        <source>seating from a file</source>
        <translation>așezarea dintr-un fișier</translation>
    </message>
    <message>
        <source>results from a file</source>
        <translation>rezultate dintr-un fișier</translation>
    </message>
    <message>
        <source>keeping a preset</source>
        <translation>păstrarea unui model</translation>
    </message>
    <message>
        <source>name of a preset</source>
        <translation>numele unui model</translation>
    </message>
    <message>
        <source>striking a preset</source>
        <translation>eliminarea unui model</translation>
    </message>
    <message>
        <source>change of a season</source>
        <translation>schimbarea unui sezon</translation>
    </message>
    <message>
        <source>striking a season</source>
        <translation>eliminarea unui sezon</translation>
    </message>
    <message>
        <source>{text} in the cash book</source>
        <translation>{text} în registrul de casă</translation>
    </message>
    <message>
        <source>correction in the cash book</source>
        <translation>corectură în registrul de casă</translation>
    </message>
    <message>
        <source>striking a line of the cash book</source>
        <translation>eliminarea unui rând din registrul de casă</translation>
    </message>
    <message>
        <source>beginning of a practice</source>
        <translation>începutul unei probe</translation>
    </message>
    <message>
        <source>end of the practice</source>
        <translation>sfârșitul probei</translation>
    </message>
    <message>
        <source>decision on a tie</source>
        <translation>decizie asupra unei egalități</translation>
    </message>
    <message>
        <source>striking a prize</source>
        <translation>eliminarea unui premiu</translation>
    </message>
    <message>
        <source>change of a prize</source>
        <translation>schimbarea unui premiu</translation>
    </message>
    <message>
        <source>handing prizes out</source>
        <translation>înmânarea premiilor</translation>
    </message>
    <message>
        <source>order of the prizes</source>
        <translation>ordinea premiilor</translation>
    </message>
    <message>
        <source>adjustment for {name}</source>
        <translation>ajustare ({name})</translation>
    </message>
    <message>
        <source>adjustment at table {table}, round {number}</source>
        <translation>ajustare la masa {table}, runda {number}</translation>
    </message>
    <message>
        <source>clearing the totals of table {table}, round {number}</source>
        <translation>golirea totalurilor mesei {table}, runda {number}</translation>
    </message>
    <message>
        <source>taking an adjustment back</source>
        <translation>retragerea unei ajustări</translation>
    </message>
    <message>
        <source>substitute for {name}</source>
        <translation>înlocuitor pentru {name}</translation>
    </message>
    <message>
        <source>substitute {name}</source>
        <translation>înlocuitor: {name}</translation>
    </message>
    <message>
        <source>who really sat where in round {number}</source>
        <translation>cine unde a stat de fapt în runda {number}</translation>
    </message>
    <message>
        <source>place of {name} in the round that is seated</source>
        <translation>locul persoanei {name} în runda așezată</translation>
    </message>
    <message>
        <source>card of {name}</source>
        <translation>fișă ({name})</translation>
    </message>
    <message>
        <source>totals of table {table}, round {number}</source>
        <translation>totalurile mesei {table}, runda {number}</translation>
    </message>
    <message>
        <source>dummy {name}</source>
        <translation>mâna moartă {name}</translation>
    </message>
    <message>
        <source>another way to fill the seats</source>
        <translation>altă soluție pentru ocuparea locurilor</translation>
    </message>
    <message>
        <source>giving a wish up</source>
        <translation>renunțarea la o dorință</translation>
    </message>
    <message>
        <source>couples kept apart</source>
        <translation>cupluri despărțite</translation>
    </message>
    <message>
        <source>a wish for the seating</source>
        <translation>o dorință pentru așezare</translation>
    </message>
    <message>
        <source>team of {name}</source>
        <translation>echipă ({name})</translation>
    </message>
    <message>
        <source>shared seat of {name}</source>
        <translation>loc împărțit ({name})</translation>
    </message>
    <message>
        <source>new in the club: {name}</source>
        <translation>nou în club: {name}</translation>
    </message>
    <message>
        <source>remarks on the slip of table {table}, round {number}</source>
        <translation>observații pe fișa mesei {table}, runda {number}</translation>
    </message>
    <message>
        <source>moving {name} into or out of the archive</source>
        <translation>mutarea persoanei {name} în arhivă sau din arhivă</translation>
    </message>
    <message>
        <source>taking back round {number}</source>
        <translation>retragerea rundei {number}</translation>
    </message>
    <message>
        <source>clearing deal {deal} of table {table}, round {number}</source>
        <translation>golirea împărțirii {deal} la masa {table}, runda {number}</translation>
    </message>
    <message>
        <source>closing the drive</source>
        <translation>încheierea concursului</translation>
    </message>
    <message>
        <source>return of {name}</source>
        <translation>revenire ({name})</translation>
    </message>
    <message>
        <source>plan of the drive</source>
        <translation>planul concursului</translation>
    </message>
    <message>
        <source>details of {name}</source>
        <translation>detalii ({name})</translation>
    </message>
    <message>
        <source>club entry of {name}</source>
        <translation>înregistrarea din club ({name})</translation>
    </message>
    <message>
        <source>finishing before the last round</source>
        <translation>încheierea înainte de ultima rundă</translation>
    </message>
    <message>
        <source>departure of {name}</source>
        <translation>plecare ({name})</translation>
    </message>
    <message>
        <source>new drive</source>
        <translation>concurs nou</translation>
    </message>
    <message>
        <source>rescue from a damaged file</source>
        <translation>recuperarea dintr-un fișier deteriorat</translation>
    </message>
    <message>
        <source>reopening the drive</source>
        <translation>redeschiderea concursului</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>runda {number}</translation>
    </message>
    <message>
        <source>fee of {name}</source>
        <translation>taxă ({name})</translation>
    </message>
    <message>
        <source>role of {name}</source>
        <translation>rol ({name})</translation>
    </message>
    <message>
        <source>sign-in of {name}</source>
        <translation>înscriere ({name})</translation>
    </message>
    <message>
        <source>striking {name} off the list</source>
        <translation>scoaterea de pe listă ({name})</translation>
    </message>
    <message>
        <source>swap of seats in round {number}</source>
        <translation>schimb de locuri în runda {number}</translation>
    </message>
    <message>
        <source>swap of sides at table {table}, round {number}</source>
        <translation>schimbul perechilor la masa {table}, runda {number}</translation>
    </message>
    <message>
        <source>slip of table {table}, round {number}</source>
        <translation>fișa mesei {table}, runda {number}</translation>
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
        <translation>ianuarie</translation>
    </message>
    <message>
        <source>February</source>
        <comment>in a date</comment>
        <translation>februarie</translation>
    </message>
    <message>
        <source>March</source>
        <comment>in a date</comment>
        <translation>martie</translation>
    </message>
    <message>
        <source>April</source>
        <comment>in a date</comment>
        <translation>aprilie</translation>
    </message>
    <message>
        <source>May</source>
        <comment>in a date</comment>
        <translation>mai</translation>
    </message>
    <message>
        <source>June</source>
        <comment>in a date</comment>
        <translation>iunie</translation>
    </message>
    <message>
        <source>July</source>
        <comment>in a date</comment>
        <translation>iulie</translation>
    </message>
    <message>
        <source>August</source>
        <comment>in a date</comment>
        <translation>august</translation>
    </message>
    <message>
        <source>September</source>
        <comment>in a date</comment>
        <translation>septembrie</translation>
    </message>
    <message>
        <source>October</source>
        <comment>in a date</comment>
        <translation>octombrie</translation>
    </message>
    <message>
        <source>November</source>
        <comment>in a date</comment>
        <translation>noiembrie</translation>
    </message>
    <message>
        <source>December</source>
        <comment>in a date</comment>
        <translation>decembrie</translation>
    </message>
    <message>
        <source>{whole}.{decimals}</source>
        <translation>{whole},{decimals}</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasament</translation>
    </message>
    <message>
        <source>Cash sheet</source>
        <translation>Foaie de casă</translation>
    </message>
    <message>
        <source>Fees, what was taken and spent, the prizes, and the sum raised.</source>
        <translation>Taxe, ce s-a încasat și s-a cheltuit, premiile și suma strânsă.</translation>
    </message>
    <message>
        <source>no money has been taken or spent yet, so there is nothing to print</source>
        <translation>încă nu s-au încasat sau cheltuit bani, așa că nu este nimic de tipărit</translation>
    </message>
    <message>
        <source>type it as taken or as spent, not as both</source>
        <translation>treceți suma la încasat sau la cheltuit, nu la amândouă</translation>
    </message>
    <message>
        <source>say how much</source>
        <translation>spuneți cât</translation>
    </message>
    <message>
        <source>{currency} {amount}</source>
        <comment>the sign of a currency, such as €, and an amount</comment>
        <translation>{amount} {currency}</translation>
    </message>
    <message>
        <source>For what</source>
        <translation>Pentru ce</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Încasat</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Cheltuit</translation>
    </message>
    <message numerus="yes">
        <source>Fees: {paid} people, {fee} each</source>
        <comment>paid</comment>
        <translation>
            <numerusform>Taxe: {paid} persoană, câte {fee}</numerusform>
            <numerusform>Taxe: {paid} persoane, câte {fee}</numerusform>
            <numerusform>Taxe: {paid} de persoane, câte {fee}</numerusform>
        </translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Premii</translation>
    </message>
    <message>
        <source>Sum raised</source>
        <translation>Suma strânsă</translation>
    </message>
    <message>
        <source>Sum missing</source>
        <translation>Suma lipsă</translation>
    </message>
    <message numerus="yes">
        <source>{count} people still owe their fee, {sum} in all: {names}</source>
        <comment>count</comment>
        <translation>
            <numerusform>{count} persoană nu a plătit încă taxa, {sum} în total: {names}</numerusform>
            <numerusform>{count} persoane nu au plătit încă taxa, {sum} în total: {names}</numerusform>
            <numerusform>{count} de persoane nu au plătit încă taxa, {sum} în total: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Rezultate</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>Așezare</translation>
    </message>
    <message>
        <source>Players {side}</source>
        <translation>Jucători {side}</translation>
    </message>
    <message>
        <source>Written {side}</source>
        <translation>Scris {side}</translation>
    </message>
    <message>
        <source>Points {side}</source>
        <translation>Puncte {side}</translation>
    </message>
    <message>
        <source>Total {side}</source>
        <translation>Total {side}</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notă</translation>
    </message>
    <message>
        <source>Workbook (XLSX)</source>
        <translation>Registru de calcul (XLSX)</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Pagină web (HTML)</translation>
    </message>
    <message>
        <source>Standings (CSV)</source>
        <translation>Clasament (CSV)</translation>
    </message>
    <message>
        <source>Prizes (CSV)</source>
        <translation>Premii (CSV)</translation>
    </message>
    <message>
        <source>Cash (CSV)</source>
        <translation>Casă (CSV)</translation>
    </message>
    <message>
        <source>Results (CSV)</source>
        <translation>Rezultate (CSV)</translation>
    </message>
    <message>
        <source>Seating (CSV)</source>
        <translation>Așezare (CSV)</translation>
    </message>
    <message>
        <source>results</source>
        <translation>rezultate</translation>
    </message>
    <message>
        <source>standings</source>
        <translation>clasament</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>premii</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>casă</translation>
    </message>
    <message>
        <source>seating</source>
        <translation>așezare</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Echilibru</translation>
    </message>
    <message>
        <source>How often people meet, share a table or rest, and whether it could be more even.</source>
        <translation>Cât de des se întâlnesc jucătorii, împart o masă sau au liber și dacă s-ar putea mai echilibrat.</translation>
    </message>
    <message>
        <source>Any two as partners</source>
        <translation>Oricare doi ca parteneri</translation>
    </message>
    <message>
        <source>Any two as opponents</source>
        <translation>Oricare doi ca adversari</translation>
    </message>
    <message>
        <source>One of each role as opponents</source>
        <translation>Câte unul din fiecare rol ca adversari</translation>
    </message>
    <message>
        <source>Two of the first role as opponents</source>
        <translation>Doi din primul rol ca adversari</translation>
    </message>
    <message>
        <source>Two of the second role as opponents</source>
        <translation>Doi din al doilea rol ca adversari</translation>
    </message>
    <message>
        <source>Any two in any way</source>
        <translation>Oricare doi în orice fel</translation>
    </message>
    <message>
        <source>Anybody at any table</source>
        <translation>Oricine la orice masă</translation>
    </message>
    <message>
        <source>Anybody resting</source>
        <translation>Oricine cu liber</translation>
    </message>
    <message>
        <source>{what} {times}</source>
        <translation>{what} {times}</translation>
    </message>
    <message>
        <source>partners</source>
        <translation>parteneri</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>adversari</translation>
    </message>
    <message>
        <source>same table</source>
        <translation>aceeași masă</translation>
    </message>
    <message>
        <source>rests</source>
        <translation>are liber</translation>
    </message>
    <message>
        <source>{times}: {value}</source>
        <translation>{times}: {value}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>niciodată</translation>
    </message>
    <message>
        <source>once</source>
        <translation>o dată</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>de două ori</translation>
    </message>
    <message>
        <source>rests</source>
        <comment>noun, several</comment>
        <translation>runde libere</translation>
    </message>
    <message numerus="yes">
        <source>{times} times</source>
        <comment>times</comment>
        <translation>
            <numerusform>o dată</numerusform>
            <numerusform>de {times} ori</numerusform>
            <numerusform>de {times} de ori</numerusform>
        </translation>
    </message>
    <message>
        <source>How even it is</source>
        <translation>Cât de echilibrat este</translation>
    </message>
    <message>
        <source>  {name}: {times}. Repeats: {repeats}, at least {bound}: {verdict}</source>
        <translation>  {name}: {times}. Repetări: {repeats}, cel puțin {bound}: {verdict}</translation>
    </message>
    <message>
        <source>  {name}: {times}: {verdict}</source>
        <translation>  {name}: {times}: {verdict}</translation>
    </message>
    <message>
        <source>Repeats: what comes twice counts 1, three times 3, four times 6, five times 10. “At least” is what the numbers of players, tables and rounds alone demand.</source>
        <translation>Repetări: ce vine de două ori se socotește 1, de trei ori 3, de patru ori 6, de cinci ori 10. „Cel puțin” este minimul impus de numărul de jucători, mese și runde.</translation>
    </message>
    <message>
        <source>least–most: {times}</source>
        <translation>minim–maxim: {times}</translation>
    </message>
    <message>
        <source>repeats: {repeats}, at least {bound}</source>
        <translation>repetări: {repeats}, cel puțin {bound}</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Cât de des</translation>
    </message>
    <message>
        <source>Least–most</source>
        <translation>Minim–maxim</translation>
    </message>
    <message>
        <source>To how many</source>
        <translation>La câți</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Repetări</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Cel puțin</translation>
    </message>
    <message>
        <source>Could it be more even?</source>
        <translation>Mai echilibrat?</translation>
    </message>
    <message>
        <source>nothing can be more even</source>
        <translation>nimic nu poate fi mai echilibrat</translation>
    </message>
    <message>
        <source>the best that is known</source>
        <translation>cel mai bun cunoscut</translation>
    </message>
    <message>
        <source>more even may be possible</source>
        <translation>mai echilibrat poate fi posibil</translation>
    </message>
    <message>
        <source>Nothing can be more even: {what}.</source>
        <translation>Nimic nu poate fi mai echilibrat: {what}.</translation>
    </message>
    <message>
        <source>Nothing more even is known, but it is not proved that there is nothing: {what}.</source>
        <translation>Nu se cunoaște nimic mai echilibrat, dar nu este dovedit că nu există: {what}.</translation>
    </message>
    <message>
        <source>More even may be possible: {what}.</source>
        <translation>Mai echilibrat poate fi posibil: {what}.</translation>
    </message>
    <message>
        <source>None of it can be more even.</source>
        <translation>Nimic din toate acestea nu poate fi mai echilibrat.</translation>
    </message>
    <message>
        <source>Nothing more even is known.</source>
        <translation>Nu se cunoaște nimic mai echilibrat.</translation>
    </message>
    <message>
        <source>Every two are partners once and opponents twice: a full whist design.</source>
        <translation>Oricare doi sunt o dată parteneri și de două ori adversari: o schemă de whist completă.</translation>
    </message>
    <message>
        <source>How often people meet in one round: {what}.</source>
        <translation>Cât de des se întâlnesc jucătorii într-o rundă: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>How often people meet in {rounds} rounds: {what}.</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>Cât de des se întâlnesc jucătorii în {rounds} rundă: {what}.</numerusform>
            <numerusform>Cât de des se întâlnesc jucătorii în {rounds} runde: {what}.</numerusform>
            <numerusform>Cât de des se întâlnesc jucătorii în {rounds} de runde: {what}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most often partners, {times} times: {whom}.</source>
        <comment>times</comment>
        <translation>
            <numerusform>Cel mai des parteneri, o dată: {whom}.</numerusform>
            <numerusform>Cel mai des parteneri, de {times} ori: {whom}.</numerusform>
            <numerusform>Cel mai des parteneri, de {times} de ori: {whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most often opponents, {times} times: {whom}.</source>
        <comment>times</comment>
        <translation>
            <numerusform>Cel mai des adversari, o dată: {whom}.</numerusform>
            <numerusform>Cel mai des adversari, de {times} ori: {whom}.</numerusform>
            <numerusform>Cel mai des adversari, de {times} de ori: {whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{whom}; and {count} more</source>
        <comment>count</comment>
        <translation>
            <numerusform>{whom}; și încă {count}</numerusform>
            <numerusform>{whom}; și încă {count}</numerusform>
            <numerusform>{whom}; și încă {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>Fairness, counted over rounds: {rounds} of {planned}</source>
        <translation>Echilibru, socotit pe runde: {rounds} din {planned}</translation>
    </message>
    <message>
        <source>Counted so far; who meets whom in the rounds to come follows from the results.</source>
        <translation>Socotit până acum; cine cu cine se întâlnește în rundele următoare depinde de rezultate.</translation>
    </message>
    <message>
        <source>Who meets whom follows from the results.</source>
        <translation>Cine cu cine se întâlnește depinde de rezultate.</translation>
    </message>
    <message>
        <source>Nobody meets others of the same line: so it is meant, since each line has its own winner.</source>
        <translation>Nimeni nu îi întâlnește pe ceilalți din aceeași linie: așa este gândit, fiindcă fiecare linie are câștigătorul ei.</translation>
    </message>
    <message>
        <source>Never at one table: {whom}.</source>
        <translation>Niciodată la aceeași masă: {whom}.</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} și {other}</translation>
    </message>
    <message>
        <source>{number} {name}</source>
        <translation>{number} {name}</translation>
    </message>
    <message>
        <source>Seed of the draw: {seed}. The same people, plan and seed give the same seating again.</source>
        <translation>Codul tragerii la sorți: {seed}. Aceleași persoane, același plan și același cod dau din nou aceeași așezare.</translation>
    </message>
    <message>
        <source>What fell to each</source>
        <translation>Ce i-a revenit fiecăruia</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jucate</translation>
    </message>
    <message>
        <source>Rested</source>
        <translation>Libere</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Parteneri</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversari</translation>
    </message>
    <message>
        <source>Same, at most</source>
        <translation>Același, cel mult</translation>
    </message>
    <message>
        <source>Not met</source>
        <translation>Neîntâlniți</translation>
    </message>
    <message>
        <source>no round is seated yet, and who meets whom follows from the results</source>
        <translation>nicio rundă nu este încă așezată, iar cine cu cine se întâlnește depinde de rezultate</translation>
    </message>
    <message>
        <source>“{value}”</source>
        <translation>„{value}”</translation>
    </message>
    <message>
        <source>round {value}</source>
        <translation>runda {value}</translation>
    </message>
    <message>
        <source>table {value}</source>
        <translation>masa {value}</translation>
    </message>
    <message>
        <source>deal {value}</source>
        <translation>împărțirea {value}</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <translation>{others} sau {last}</translation>
    </message>
    <message>
        <source>{low} or more</source>
        <translation>{low} sau mai mult</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>de la {low} la {high}</translation>
    </message>
    <message>
        <source>{field} cannot be {value}; allowed: {allowed}</source>
        <translation>„{field}” nu poate fi {value}; permis: {allowed}</translation>
    </message>
    <message>
        <source>{field} cannot be written like this: each row is three whole numbers (from, to, points), none below zero, its from not above its to, and no figure lies in two rows</source>
        <translation>„{field}” nu se poate scrie așa: fiecare rând are trei numere întregi (de la, până la, puncte), niciunul sub zero, primul nu mai mare decât al doilea, și nicio valoare nu se află în două rânduri</translation>
    </message>
    <message>
        <source>there is no option {value}; known: {allowed}</source>
        <translation>nu există opțiunea {value}; cunoscute: {allowed}</translation>
    </message>
    <message>
        <source>{value} cannot stand under “{field}”; allowed: {allowed}</source>
        <translation>{value} nu poate sta la „{field}”; permis: {allowed}</translation>
    </message>
    <message>
        <source>“{value}” under “{field}” is no whole number; allowed: {allowed}</source>
        <translation>„{value}” la „{field}” nu este un număr întreg; permis: {allowed}</translation>
    </message>
    <message>
        <source>{field} is missing; allowed: {allowed}</source>
        <translation>lipsește „{field}”; permis: {allowed}</translation>
    </message>
    <message>
        <source>nothing is written under “{field}” in this deal; take {value} out</source>
        <translation>în această împărțire nu se scrie nimic la „{field}”; scoateți {value}</translation>
    </message>
    <message>
        <source>there is nothing called {field} in a deal; known: {allowed}</source>
        <translation>într-o împărțire nu există nimic numit {field}; cunoscute: {allowed}</translation>
    </message>
    <message>
        <source>{field} cannot be {value}, since both sides would make {sum} instead of {expected}; allowed: {allowed}</source>
        <translation>„{field}” nu poate fi {value}, fiindcă ambele perechi ar face {sum} în loc de {expected}; permis: {allowed}</translation>
    </message>
    <message numerus="yes">
        <source>the sitting was over after deal {allowed}; {value} are written</source>
        <comment>value</comment>
        <translation>
            <numerusform>jocul mesei era încheiat după împărțirea {allowed}; este scrisă {value}</numerusform>
            <numerusform>jocul mesei era încheiat după împărțirea {allowed}; sunt scrise {value}</numerusform>
            <numerusform>jocul mesei era încheiat după împărțirea {allowed}; sunt scrise {value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} deals are written where {allowed} are played</source>
        <comment>value</comment>
        <translation>
            <numerusform>este scrisă {value} împărțire unde se joacă {allowed}</numerusform>
            <numerusform>sunt scrise {value} împărțiri unde se joacă {allowed}</numerusform>
            <numerusform>sunt scrise {value} de împărțiri unde se joacă {allowed}</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no scoring system {value}; known: {allowed}</source>
        <translation>nu există sistemul de punctaj {value}; cunoscute: {allowed}</translation>
    </message>
    <message>
        <source>the end of a sitting cannot be {value}; allowed: {allowed}</source>
        <translation>sfârșitul jocului la masă nu poate fi {value}; permis: {allowed}</translation>
    </message>
    <message>
        <source>{field} must be a list, not {value}</source>
        <translation>„{field}” trebuie să fie o listă, nu {value}</translation>
    </message>
    <message>
        <source>{field} must be an object of keys and values, not {value}</source>
        <translation>„{field}” trebuie să fie un obiect cu chei și valori, nu {value}</translation>
    </message>
    <message>
        <source>this line is not UTF-8 text: {value}</source>
        <translation>acest rând nu este text UTF-8: {value}</translation>
    </message>
    <message>
        <source>this line is not JSON, beginning with: {value}</source>
        <translation>acest rând nu este JSON, începând cu: {value}</translation>
    </message>
    <message>
        <source>this line has too many brackets within brackets</source>
        <translation>acest rând are prea multe paranteze în paranteze</translation>
    </message>
    <message>
        <source>{field} is written twice in one object</source>
        <translation>„{field}” este scris de două ori într-un obiect</translation>
    </message>
    <message>
        <source>{value} is too large; numbers have at most {allowed}</source>
        <translation>{value} este prea mare; numerele au cel mult {allowed}</translation>
    </message>
    <message>
        <source>{value} cannot be written: {why}</source>
        <translation>{value} nu se poate scrie: {why}</translation>
    </message>
    <message>
        <source>{value} cannot be read: {why}</source>
        <translation>{value} nu se poate citi: {why}</translation>
    </message>
    <message>
        <source>there is no such file; look for it in another folder or drive</source>
        <translation>nu există un asemenea fișier; căutați-l în alt dosar sau pe altă unitate</translation>
    </message>
    <message>
        <source>this is no club file of this program; choose one whose name ends in .whist</source>
        <translation>acesta nu este un fișier de club al acestui program; alegeți unul al cărui nume se termină în .whist</translation>
    </message>
    <message>
        <source>made by a newer version of this program ({value}); nothing was changed: update the program to open it</source>
        <translation>făcut de o versiune mai nouă a programului ({value}); nu s-a schimbat nimic: actualizați programul pentru a-l deschide</translation>
    </message>
    <message>
        <source>the file is damaged ({value}); keep it as it is and open the latest copy of it</source>
        <translation>fișierul este deteriorat ({value}); păstrați-l așa cum este și deschideți cea mai recentă copie a lui</translation>
    </message>
    <message>
        <source>the file holds something that no club has ({value}) and is not opened; use a copy from before</source>
        <translation>fișierul conține ceva ce niciun club nu are ({value}) și nu se deschide; folosiți o copie mai veche</translation>
    </message>
    <message>
        <source>another window or program has this file open, perhaps one that copies its folder to a cloud; close it there and try again, or keep the file in a folder of this computer</source>
        <translation>fișierul este deschis în altă fereastră sau în alt program, poate într-unul care îi copiază dosarul în cloud; închideți-l acolo și încercați din nou sau țineți fișierul într-un dosar de pe acest computer</translation>
    </message>
    <message>
        <source>there is a file of that name already; choose another name</source>
        <translation>există deja un fișier cu acest nume; alegeți alt nume</translation>
    </message>
    <message>
        <source>this cannot be written ({value}); see that its folder is there and can be written to, and close it elsewhere</source>
        <translation>nu se poate scrie ({value}); verificați că dosarul există și permite scrierea și închideți fișierul în alte programe</translation>
    </message>
    <message>
        <source>the disk is full, so nothing was written; free some space and try again</source>
        <translation>discul este plin, așa că nu s-a scris nimic; eliberați spațiu și încercați din nou</translation>
    </message>
    <message>
        <source>the club file has no room for such a value ({value})</source>
        <translation>fișierul clubului nu are loc pentru o asemenea valoare ({value})</translation>
    </message>
    <message>
        <source>this was not saved, since other entries of the club rest on what it changes ({value})</source>
        <translation>nu s-a salvat, fiindcă alte înregistrări ale clubului se bazează pe ce se schimbă ({value})</translation>
    </message>
    <message>
        <source>this was not saved, since something would be there twice ({value})</source>
        <translation>nu s-a salvat, fiindcă ceva ar exista de două ori ({value})</translation>
    </message>
    <message>
        <source>the file could not be brought up to this version ({value}); open it with the old one</source>
        <translation>fișierul nu a putut fi adus la această versiune ({value}); deschideți-l cu cea veche</translation>
    </message>
    <message>
        <source>somebody else has changed this in the meantime; look at it again before changing it</source>
        <translation>altcineva a schimbat aceasta între timp; priviți din nou înainte de a o schimba</translation>
    </message>
    <message>
        <source>this step was saved before; nothing is to be done</source>
        <translation>acest pas era deja salvat; nu este nimic de făcut</translation>
    </message>
    <message>
        <source>the club has no drive {value}; choose one from its list</source>
        <translation>clubul nu are concursul {value}; alegeți unul din lista lui</translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation>Progresiv</translation>
    </message>
    <message>
        <source>Every seat its own way</source>
        <translation>Fiecare loc pe drumul lui</translation>
    </message>
    <message>
        <source>Individual</source>
        <translation>Individual</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Mixt</translation>
    </message>
    <message>
        <source>Fixed pairs</source>
        <translation>Perechi fixe</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Elvețian</translation>
    </message>
    <message>
        <source>Teams of four</source>
        <translation>Echipe de patru</translation>
    </message>
    <message>
        <source>Military whist: in each round one half of a team stays at its home table and the other visits.</source>
        <translation>Whist militar: în fiecare rundă o jumătate a echipei rămâne la masa ei, iar cealaltă merge în vizită.</translation>
    </message>
    <message>
        <source>After each round winners or losers move on to other tables, as the result says.</source>
        <translation>După fiecare rundă, câștigătorii sau învinșii trec la alte mese, după rezultat.</translation>
    </message>
    <message>
        <source>After each round every seat goes a fixed number of tables up or down the room, whoever won.</source>
        <translation>După fiecare rundă, fiecare loc urcă sau coboară prin sală un număr fix de mese, oricine ar fi câștigat.</translation>
    </message>
    <message>
        <source>In each round you meet others with about as many points whom you have not met; partners stay together.</source>
        <translation>În fiecare rundă întâlniți alții cu cam tot atâtea puncte, pe care nu i-ați mai întâlnit; partenerii rămân împreună.</translation>
    </message>
    <message>
        <source>After each round everybody has a new partner (two-handed: a new opponent); all seats are known beforehand.</source>
        <translation>După fiecare rundă, fiecare are un partener nou (în doi: un adversar nou); toate locurile se știu dinainte.</translation>
    </message>
    <message>
        <source>A lady and a gent on each side, or any two roles; after each round everybody moves to a new partner.</source>
        <translation>O doamnă și un domn în fiecare pereche, sau oricare două roluri; după fiecare rundă, fiecare trece la un partener nou.</translation>
    </message>
    <message>
        <source>Partners stay together all evening and move after each round to meet another pair.</source>
        <translation>Partenerii rămân împreună toată seara și se mută după fiecare rundă ca să întâlnească altă pereche.</translation>
    </message>
    <message>
        <source>Who moves</source>
        <translation>Cine se mută</translation>
    </message>
    <message>
        <source>Which way</source>
        <translation>În ce sens</translation>
    </message>
    <message>
        <source>Draw the first seats</source>
        <translation>Primele locuri la sorți</translation>
    </message>
    <message>
        <source>In the first three the lady goes one way and her gent the other; in the rest both go the same way.</source>
        <translation>La primele trei, doamna merge într-un sens și domnul ei în celălalt; la restul, ambii merg în același sens.</translation>
    </message>
    <message>
        <source>Where both go the same way, it is that of the ladies. A head table is always table 1.</source>
        <translation>Unde ambii merg în același sens, acela este al doamnelor. Masa de onoare este întotdeauna masa 1.</translation>
    </message>
    <message>
        <source>Tables up for North</source>
        <translation>Mese în sus pentru Nord</translation>
    </message>
    <message>
        <source>Tables up for South</source>
        <translation>Mese în sus pentru Sud</translation>
    </message>
    <message>
        <source>Tables up for East</source>
        <translation>Mese în sus pentru Est</translation>
    </message>
    <message>
        <source>Tables up for West</source>
        <translation>Mese în sus pentru Vest</translation>
    </message>
    <message>
        <source>Seats by colour</source>
        <translation>Locuri după culoare</translation>
    </message>
    <message>
        <source>0: stays. Below zero: down.</source>
        <translation>0: rămâne. Sub zero: în jos.</translation>
    </message>
    <message>
        <source>North and East are for one colour or role, South and West for the other.</source>
        <translation>Nord și Est sunt pentru o culoare sau un rol, Sud și Vest pentru celălalt.</translation>
    </message>
    <message>
        <source>Draw the numbers</source>
        <translation>Numerele la sorți</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Programul rundelor</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Traseu</translation>
    </message>
    <message>
        <source>Route from round</source>
        <translation>Traseu din runda</translation>
    </message>
    <message>
        <source>Wishes looked at</source>
        <translation>Dorințe luate în seamă</translation>
    </message>
    <message>
        <source>the fairest for so many rounds</source>
        <translation>cel mai echilibrat pentru atâtea runde</translation>
    </message>
    <message>
        <source>a whist design in its own order</source>
        <translation>o schemă de whist în ordinea ei</translation>
    </message>
    <message>
        <source>Draw the pairs</source>
        <translation>Perechile la sorți</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Vizite</translation>
    </message>
    <message>
        <source>Draw the first round</source>
        <translation>Prima rundă la sorți</translation>
    </message>
    <message>
        <source>Winners move, everybody changes partner</source>
        <translation>Se mută câștigătorii, toți schimbă partenerul</translation>
    </message>
    <message>
        <source>Losers move, everybody changes partner</source>
        <translation>Se mută învinșii, toți schimbă partenerul</translation>
    </message>
    <message>
        <source>Losers move, winners stay partners</source>
        <translation>Se mută învinșii, câștigătorii rămân parteneri</translation>
    </message>
    <message>
        <source>Winners move together, everybody changes partner</source>
        <translation>Câștigătorii se mută împreună, toți schimbă partenerul</translation>
    </message>
    <message>
        <source>Winners move towards table 1, partners stay together</source>
        <translation>Câștigătorii se mută spre masa 1, partenerii rămân împreună</translation>
    </message>
    <message>
        <source>Winners move towards table 1, everybody changes partner</source>
        <translation>Câștigătorii se mută spre masa 1, toți schimbă partenerul</translation>
    </message>
    <message>
        <source>Winners move together, numbered chairs</source>
        <translation>Câștigătorii se mută împreună, scaune numerotate</translation>
    </message>
    <message>
        <source>Ladies up, gents down</source>
        <translation>Doamnele în sus, domnii în jos</translation>
    </message>
    <message>
        <source>Ladies down, gents up</source>
        <translation>Doamnele în jos, domnii în sus</translation>
    </message>
    <message>
        <source>Progressive, winners move</source>
        <translation>Progresiv, se mută câștigătorii</translation>
    </message>
    <message>
        <source>Progressive, losers move</source>
        <translation>Progresiv, se mută învinșii</translation>
    </message>
    <message>
        <source>Semi-partner: losers move, winners stay partners</source>
        <translation>Semipartener: se mută învinșii, câștigătorii rămân parteneri</translation>
    </message>
    <message>
        <source>Crazy whist: winners move on together, losers stay</source>
        <translation>Whist nebun: câștigătorii se mută împreună, învinșii rămân</translation>
    </message>
    <message>
        <source>Head table: winners move towards table 1</source>
        <translation>Masă de onoare: câștigătorii se mută spre masa 1</translation>
    </message>
    <message>
        <source>Swedish chairs: 1 and 3 against 2 and 4</source>
        <translation>Scaune suedeze: 1 și 3 contra 2 și 4</translation>
    </message>
    <message>
        <source>Fixed steps: North stays, the others move</source>
        <translation>Pași ficși: Nord rămâne, ceilalți se mută</translation>
    </message>
    <message>
        <source>Coloured cards: white moves up, blue moves down</source>
        <translation>Fișe colorate: albii urcă, albaștrii coboară</translation>
    </message>
    <message>
        <source>Four deals, then the whole table moves</source>
        <translation>Patru împărțiri, apoi se mută toată masa</translation>
    </message>
    <message>
        <source>lady</source>
        <translation>doamnă</translation>
    </message>
    <message>
        <source>gent</source>
        <translation>domn</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jucător</translation>
    </message>
    <message numerus="yes">
        <source>{value} in the room do not fill a table; needed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} persoană în sală nu umple o masă; trebuie: {allowed}</numerusform>
            <numerusform>{value} persoane în sală nu umplu o masă; trebuie: {allowed}</numerusform>
            <numerusform>{value} de persoane în sală nu umplu o masă; trebuie: {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no schedule is kept for {value} players: each round is drawn so that partners repeat least</source>
        <comment>value</comment>
        <translation>
            <numerusform>nu există un program pentru {value} jucător: fiecare rundă se trage la sorți astfel încât partenerii să se repete cât mai puțin</numerusform>
            <numerusform>nu există un program pentru {value} jucători: fiecare rundă se trage la sorți astfel încât partenerii să se repete cât mai puțin</numerusform>
            <numerusform>nu există un program pentru {value} de jucători: fiecare rundă se trage la sorți astfel încât partenerii să se repete cât mai puțin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} wish to sit apart, but meet at a table in {value} of the rounds: {rounds}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{names} doresc să stea separat, dar se întâlnesc la o masă în {value} dintre runde: {rounds}</numerusform>
            <numerusform>{names} doresc să stea separat, dar se întâlnesc la o masă în {value} dintre runde: {rounds}</numerusform>
            <numerusform>{names} doresc să stea separat, dar se întâlnesc la o masă în {value} dintre runde: {rounds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} wish to sit together, but sit at different tables in {value} of the rounds: {rounds}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{names} doresc să stea împreună, dar stau la mese diferite în {value} dintre runde: {rounds}</numerusform>
            <numerusform>{names} doresc să stea împreună, dar stau la mese diferite în {value} dintre runde: {rounds}</numerusform>
            <numerusform>{names} doresc să stea împreună, dar stau la mese diferite în {value} dintre runde: {rounds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names}: at other tables than the one wished for, table {wanted}, in {value} of the rounds: {rounds}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{names}: la alte mese decât cea dorită, masa {wanted}, în {value} dintre runde: {rounds}</numerusform>
            <numerusform>{names}: la alte mese decât cea dorită, masa {wanted}, în {value} dintre runde: {rounds}</numerusform>
            <numerusform>{names}: la alte mese decât cea dorită, masa {wanted}, în {value} dintre runde: {rounds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {value} deals wait for the bell, then move.</source>
        <comment>value</comment>
        <translation>
            <numerusform>După {value} împărțire așteptați clopoțelul, apoi mutați-vă.</numerusform>
            <numerusform>După {value} împărțiri așteptați clopoțelul, apoi mutați-vă.</numerusform>
            <numerusform>După {value} de împărțiri așteptați clopoțelul, apoi mutați-vă.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} + {whom} would be partners {times} times</source>
        <comment>times</comment>
        <translation>
            <numerusform>{who} + {whom} ar fi parteneri o dată</numerusform>
            <numerusform>{who} + {whom} ar fi parteneri de {times} ori</numerusform>
            <numerusform>{who} + {whom} ar fi parteneri de {times} de ori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} against {whom}: {times} times</source>
        <comment>times</comment>
        <translation>
            <numerusform>{who} contra {whom}: o dată</numerusform>
            <numerusform>{who} contra {whom}: de {times} ori</numerusform>
            <numerusform>{who} contra {whom}: de {times} de ori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} at table {whom}: {times} times</source>
        <comment>times</comment>
        <translation>
            <numerusform>{who} la masa {whom}: o dată</numerusform>
            <numerusform>{who} la masa {whom}: de {times} ori</numerusform>
            <numerusform>{who} la masa {whom}: de {times} de ori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and {count} more</source>
        <comment>count</comment>
        <translation>
            <numerusform>și încă {count}</numerusform>
            <numerusform>și încă {count}</numerusform>
            <numerusform>și încă {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>other people, or other places, than in round 1: from here each round is drawn so that people meet least again</source>
        <translation>alte persoane sau alte locuri decât în runda 1: de aici, fiecare rundă se trage la sorți astfel încât întâlnirile să se repete cât mai puțin</translation>
    </message>
    <message>
        <source>from here on the evening is planned anew, from who has met whom so far; rounds still to come: {value}</source>
        <translation>de aici seara se planifică din nou, după cine cu cine s-a întâlnit până acum; runde rămase: {value}</translation>
    </message>
    <message>
        <source>{who} takes the place of {whose}; nobody else moves differently</source>
        <translation>{who} ia locul lui {whose}; nimeni altcineva nu se mută altfel</translation>
    </message>
    <message>
        <source>partners repeat from round {value} at the latest</source>
        <translation>partenerii se repetă cel târziu din runda {value}</translation>
    </message>
    <message>
        <source>opponents meet again from round {value} at the latest</source>
        <translation>adversarii se întâlnesc din nou cel târziu din runda {value}</translation>
    </message>
    <message>
        <source>without a partner in the list: {value}; they are paired in the order of their numbers</source>
        <translation>fără partener pe listă: {value}; se formează perechi în ordinea numerelor</translation>
    </message>
    <message>
        <source>{number} {name} has no partner and rests</source>
        <translation>{number} {name} nu are partener și are liber</translation>
    </message>
    <message>
        <source>whole teams of four in the room: {value}; needed: {allowed}</source>
        <translation>echipe complete de patru în sală: {value}; trebuie: {allowed}</translation>
    </message>
    <message>
        <source>teams of four need tables of four; choose another scoring system or another movement</source>
        <translation>echipele de patru cer mese de patru; alegeți alt sistem de punctaj sau altă mișcare</translation>
    </message>
    <message>
        <source>without a team in the list: {value}; they are put into teams by pairs, then in the order of numbers</source>
        <translation>fără echipă pe listă: {value}; intră în echipe câte o pereche, apoi în ordinea numerelor</translation>
    </message>
    <message>
        <source>team {team} has {value} of {allowed} players and rests; sign somebody in for it, or add a dummy</source>
        <translation>echipa {team} are {value} din {allowed} jucători și are liber; înscrieți pe cineva în ea sau adăugați o mână moartă</translation>
    </message>
    <message>
        <source>{number} {name} finds no place in a team and rests</source>
        <translation>{number} {name} nu găsește loc într-o echipă și are liber</translation>
    </message>
    <message>
        <source>teams visit the same home tables again from round {value}</source>
        <translation>echipele vizitează din nou aceleași mese din runda {value}</translation>
    </message>
    <message>
        <source>seats of the other role taken by players who came as {role}: {value}</source>
        <translation>locuri ale celuilalt rol ocupate de jucători veniți ca {role}: {value}</translation>
    </message>
    <message>
        <source>with one table the same people meet in every round</source>
        <translation>cu o singură masă, aceleași persoane se întâlnesc în fiecare rundă</translation>
    </message>
    <message>
        <source>with so many tables nobody ever changes partner by this rule; choose one that parts every couple</source>
        <translation>cu atâtea mese, după această regulă nimeni nu schimbă niciodată partenerul; alegeți una care desparte toate cuplurile</translation>
    </message>
    <message>
        <source>by this rule partners stay together all evening; choose one that parts every couple to change that</source>
        <translation>după această regulă partenerii rămân împreună toată seara; pentru altfel, alegeți una care desparte toate cuplurile</translation>
    </message>
    <message>
        <source>with so many tables the same two stay partners in the seats {side}; choose other steps</source>
        <translation>cu atâtea mese, aceiași doi rămân parteneri pe locurile {side}; alegeți alți pași</translation>
    </message>
    <message>
        <source>people meet at a table again from round {value} at the latest</source>
        <translation>jucătorii se întâlnesc din nou la o masă cel târziu din runda {value}</translation>
    </message>
    <message>
        <source>no full result yet; the draw goes by what is written</source>
        <translation>încă fără rezultat complet; tragerea se face după ce este scris</translation>
    </message>
    <message>
        <source>level; by lot {side} move as winners</source>
        <translation>egalitate; prin tragere la sorți, {side} se mută ca învingători</translation>
    </message>
    <message>
        <source>no result yet; by lot {side} would move as winners</source>
        <translation>încă fără rezultat; prin tragere la sorți, {side} s-ar muta ca învingători</translation>
    </message>
    <message>
        <source>Table {table} was level; by lot {side} move as winners</source>
        <translation>Masa {table} a fost la egalitate; prin tragere la sorți, {side} se mută ca învingători</translation>
    </message>
    <message>
        <source>Table {table} has no result; by lot {side} move as winners</source>
        <translation>Masa {table} nu are rezultat; prin tragere la sorți, {side} se mută ca învingători</translation>
    </message>
    <message>
        <source>After every deal wait for the bell, then move.</source>
        <translation>După fiecare împărțire așteptați clopoțelul, apoi mutați-vă.</translation>
    </message>
    <message>
        <source>When the rubber is over wait for the bell, then move.</source>
        <translation>La sfârșitul roberului așteptați clopoțelul, apoi mutați-vă.</translation>
    </message>
    <message>
        <source>The winning {role} goes up one table.</source>
        <translation>Din perechea câștigătoare, rolul {role} urcă o masă.</translation>
    </message>
    <message>
        <source>The winning {role} goes down one table.</source>
        <translation>Din perechea câștigătoare, rolul {role} coboară o masă.</translation>
    </message>
    <message>
        <source>The losing {role} goes up one table.</source>
        <translation>Din perechea învinsă, rolul {role} urcă o masă.</translation>
    </message>
    <message>
        <source>The losing {role} goes down one table.</source>
        <translation>Din perechea învinsă, rolul {role} coboară o masă.</translation>
    </message>
    <message>
        <source>Who wins goes up one table.</source>
        <translation>Cine câștigă urcă o masă.</translation>
    </message>
    <message>
        <source>Who wins goes down one table.</source>
        <translation>Cine câștigă coboară o masă.</translation>
    </message>
    <message>
        <source>Who wins stays at the table.</source>
        <translation>Cine câștigă rămâne la masă.</translation>
    </message>
    <message>
        <source>Who loses goes up one table.</source>
        <translation>Cine pierde urcă o masă.</translation>
    </message>
    <message>
        <source>Who loses goes down one table.</source>
        <translation>Cine pierde coboară o masă.</translation>
    </message>
    <message>
        <source>Who loses stays at the table.</source>
        <translation>Cine pierde rămâne la masă.</translation>
    </message>
    <message>
        <source>At table 1, the head table, winners stay and losers go to the last.</source>
        <translation>La masa 1, masa de onoare, câștigătorii rămân, iar învinșii merg la ultima.</translation>
    </message>
    <message>
        <source>At every other table losers stay and winners go one table towards table 1.</source>
        <translation>La toate celelalte mese învinșii rămân, iar câștigătorii trec o masă spre masa 1.</translation>
    </message>
    <message>
        <source>The winning {role} keeps the seat.</source>
        <translation>Din perechea câștigătoare, rolul {role} își păstrează locul.</translation>
    </message>
    <message>
        <source>The losing {role} keeps the seat.</source>
        <translation>Din perechea învinsă, rolul {role} își păstrează locul.</translation>
    </message>
    <message>
        <source>The winning {role} stays, but changes seats to play against the last partner.</source>
        <translation>Din perechea câștigătoare, rolul {role} rămâne, dar schimbă locul, ca să joace contra ultimului partener.</translation>
    </message>
    <message>
        <source>The losing {role} stays, but changes seats to play against the last partner.</source>
        <translation>Din perechea învinsă, rolul {role} rămâne, dar schimbă locul, ca să joace contra ultimului partener.</translation>
    </message>
    <message>
        <source>Of the two who stay, whoever sits South or West takes the other of these seats. Of the two who arrive, one from North or East sits North or East, the other South or West.</source>
        <translation>Dintre cei doi care rămân, cine stă la Sud sau Vest ia celălalt dintre aceste locuri. Dintre cei doi care vin, unul de la Nord sau Est se așază la Nord sau Est, celălalt la Sud sau Vest.</translation>
    </message>
    <message>
        <source>The two who stay remain partners; the two who come become partners.</source>
        <translation>Cei doi care rămân sunt în continuare parteneri; cei doi care vin devin parteneri.</translation>
    </message>
    <message>
        <source>Partners stay together.</source>
        <translation>Partenerii rămân împreună.</translation>
    </message>
    <message>
        <source>Chairs are numbered to the left from North, 1 to 4; 1 and 3 play 2 and 4. Of the losers, whoever has the lower number moves one chair on.</source>
        <translation>Scaunele se numără spre stânga începând de la Nord, de la 1 la 4; 1 și 3 joacă împotriva 2 și 4. Dintre învinși, cel cu numărul mai mic trece un scaun mai departe.</translation>
    </message>
    <message>
        <source>Of the winners, whoever had the lower number takes the lower of the free chairs.</source>
        <translation>Dintre câștigători, cel care avea numărul mai mic ia scaunul liber cu numărul mai mic.</translation>
    </message>
    <message>
        <source>{seat} stays.</source>
        <translation>{seat} rămâne.</translation>
    </message>
    <message>
        <source>{seat} moves up by {value}.</source>
        <translation>{seat}: în sus cu {value}.</translation>
    </message>
    <message>
        <source>{seat} moves down by {value}.</source>
        <translation>{seat}: în jos cu {value}.</translation>
    </message>
    <message>
        <source>Every {role} stays.</source>
        <translation>Rolul {role} rămâne pe loc.</translation>
    </message>
    <message>
        <source>Every {role} moves up by {value}.</source>
        <translation>Rolul {role} urcă cu {value}.</translation>
    </message>
    <message>
        <source>Every {role} moves down by {value}.</source>
        <translation>Rolul {role} coboară cu {value}.</translation>
    </message>
    <message>
        <source>Up from the last table is table 1; down from table 1 is the last.</source>
        <translation>De la ultima masă în sus urmează masa 1; de la masa 1 în jos urmează ultima.</translation>
    </message>
    <message>
        <source>Where a table is level, cut for who moves as winner.</source>
        <translation>Unde o masă este la egalitate, tăiați cărțile pentru cine se mută ca învingător.</translation>
    </message>
    <message>
        <source>After every round you play others who have about as many points as you; the best sit at table 1.</source>
        <translation>După fiecare rundă jucați cu alții care au cam tot atâtea puncte; cei mai buni stau la masa 1.</translation>
    </message>
    <message>
        <source>In each round one side rests: the lowest of those who have rested least.</source>
        <translation>În fiecare rundă o pereche are liber: cea mai slabă dintre cele care au avut liber de cele mai puține ori.</translation>
    </message>
    <message>
        <source>Every team of four has a fort, its home table.</source>
        <translation>Fiecare echipă de patru are un fort, masa ei.</translation>
    </message>
    <message>
        <source>In each round one pair of the team stays there and the other visits another fort; they take turns.</source>
        <translation>În fiecare rundă o pereche a echipei rămâne acolo, iar cealaltă vizitează alt fort; cele două alternează.</translation>
    </message>
    <message>
        <source>Who is at home sits North and South, visitors East and West.</source>
        <translation>Gazdele stau la Nord și Sud, vizitatorii la Est și Vest.</translation>
    </message>
    <message>
        <source>Round {round}: tables up for visitors: {value}.</source>
        <translation>Runda {round}: mese în sus pentru vizitatori: {value}.</translation>
    </message>
    <message>
        <source>Stay seated until the next round is read out or hung up.</source>
        <translation>Rămâneți la locuri până când runda următoare este citită sau afișată.</translation>
    </message>
    <message>
        <source>{number} {name} stays at table {table}, {seat}</source>
        <translation>{number} {name} rămâne la masa {table}, {seat}</translation>
    </message>
    <message>
        <source>{number} {name} stays at table {table} and moves to {seat}</source>
        <translation>{number} {name} rămâne la masa {table} și trece la {seat}</translation>
    </message>
    <message>
        <source>{number} {name} goes to table {table}, {seat}</source>
        <translation>{number} {name} merge la masa {table}, {seat}</translation>
    </message>
    <message>
        <source>{number} {name} rests</source>
        <translation>{number} {name} are liber</translation>
    </message>
    <message>
        <source>The winning {role} stays at table {table}, {seat}: {number} {name}</source>
        <translation>Din perechea câștigătoare, rolul {role} rămâne la masa {table}, {seat}: {number} {name}</translation>
    </message>
    <message>
        <source>The winning {role} stays at table {table} and moves to {seat}: {number} {name}</source>
        <translation>Din perechea câștigătoare, rolul {role} rămâne la masa {table} și trece la {seat}: {number} {name}</translation>
    </message>
    <message>
        <source>The winning {role} goes to table {table}, {seat}: {number} {name}</source>
        <translation>Din perechea câștigătoare, rolul {role} merge la masa {table}, {seat}: {number} {name}</translation>
    </message>
    <message>
        <source>The winning {role} rests: {number} {name}</source>
        <translation>Din perechea câștigătoare, rolul {role} are liber: {number} {name}</translation>
    </message>
    <message>
        <source>The losing {role} stays at table {table}, {seat}: {number} {name}</source>
        <translation>Din perechea învinsă, rolul {role} rămâne la masa {table}, {seat}: {number} {name}</translation>
    </message>
    <message>
        <source>The losing {role} stays at table {table} and moves to {seat}: {number} {name}</source>
        <translation>Din perechea învinsă, rolul {role} rămâne la masa {table} și trece la {seat}: {number} {name}</translation>
    </message>
    <message>
        <source>The losing {role} goes to table {table}, {seat}: {number} {name}</source>
        <translation>Din perechea învinsă, rolul {role} merge la masa {table}, {seat}: {number} {name}</translation>
    </message>
    <message>
        <source>The losing {role} rests: {number} {name}</source>
        <translation>Din perechea învinsă, rolul {role} are liber: {number} {name}</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>Șerpuit</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Cerc</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>More even: {what}</source>
        <translation>Mai echilibrat: {what}</translation>
    </message>
    <message>
        <source>Less even: {what}</source>
        <translation>Mai puțin echilibrat: {what}</translation>
    </message>
    <message>
        <source>Just as even: nobody meets again more or less often</source>
        <translation>La fel de echilibrat: nimeni nu se întâlnește din nou mai des sau mai rar</translation>
    </message>
    <message>
        <source>pairs parted {before} → {after}</source>
        <translation>perechi despărțite {before} → {after}</translation>
    </message>
    <message>
        <source>partners met again {before} → {after}</source>
        <translation>parteneri reîntâlniți {before} → {after}</translation>
    </message>
    <message>
        <source>opponents met again {before} → {after}</source>
        <translation>adversari reîntâlniți {before} → {after}</translation>
    </message>
    <message>
        <source>tables sat at again {before} → {after}</source>
        <translation>mese la care s-a mai stat {before} → {after}</translation>
    </message>
    <message>
        <source>deal {deal} corrected {when} at {station}</source>
        <translation>împărțirea {deal} corectată la {when}, de la {station}</translation>
    </message>
    <message>
        <source>deal {deal} corrected {when} at this computer</source>
        <translation>împărțirea {deal} corectată la {when}, la acest computer</translation>
    </message>
    <message>
        <source>totals corrected {when}</source>
        <translation>totaluri corectate la {when}</translation>
    </message>
    <message>
        <source>{points} for {names}: {reason}</source>
        <translation>{points} pentru {names}: {reason}</translation>
    </message>
    <message>
        <source>in deal {deal} {ns_names} sat against {ew_names}</source>
        <translation>în împărțirea {deal}, {ns_names} au stat contra {ew_names}</translation>
    </message>
    <message>
        <source>{one} and {another} had sat in each other’s seats</source>
        <translation>{one} și {another} stătuseră unul pe locul celuilalt</translation>
    </message>
    <message>
        <source>the rounds after it stay seated as they were</source>
        <translation>rundele de după rămân așezate cum au fost</translation>
    </message>
    <message>
        <source>corrected {when}</source>
        <translation>corectat la {when}</translation>
    </message>
    <message>
        <source>adjusted {points}</source>
        <translation>ajustat {points}</translation>
    </message>
    <message>
        <source>seats changed in deal {deal}</source>
        <translation>locuri schimbate în împărțirea {deal}</translation>
    </message>
    <message>
        <source>seats changed</source>
        <translation>locuri schimbate</translation>
    </message>
    <message>
        <source>Control total {counted} of {expected}</source>
        <translation>Total de control {counted} din {expected}</translation>
    </message>
    <message>
        <source>{control} ({parts})</source>
        <translation>{control} ({parts})</translation>
    </message>
    <message>
        <source>{points} awarded</source>
        <translation>{points} drept compensație</translation>
    </message>
    <message>
        <source>{points} by adjustments</source>
        <translation>{points} prin ajustări</translation>
    </message>
    <message>
        <source>{control}
Look again: it is off</source>
        <translation>{control}
De verificat: nu se potrivește</translation>
    </message>
    <message>
        <source>{control}
Look again at {places}</source>
        <translation>{control}
De verificat: {places}</translation>
    </message>
    <message>
        <source>Everybody plays</source>
        <translation>Joacă toți</translation>
    </message>
    <message>
        <source>Rest in turn</source>
        <translation>Liber pe rând</translation>
    </message>
    <message>
        <source>A pair rests in turn</source>
        <translation>Câte o pereche are liber, pe rând</translation>
    </message>
    <message>
        <source>Whoever has no partner rests</source>
        <translation>Cine nu are partener are liber</translation>
    </message>
    <message>
        <source>A pair rests in turn, and whoever has no partner</source>
        <translation>Câte o pereche are liber, pe rând, plus cine nu are partener</translation>
    </message>
    <message>
        <source>Whoever makes no whole team rests</source>
        <translation>Cine nu formează o echipă completă are liber</translation>
    </message>
    <message>
        <source>Dummies in the empty seats</source>
        <translation>Mâini moarte pe locurile goale</translation>
    </message>
    <message>
        <source>A dummy as partner</source>
        <translation>O mână moartă ca partener</translation>
    </message>
    <message>
        <source>Share a seat</source>
        <translation>Împărțirea unui loc</translation>
    </message>
    <message>
        <source>A seat for each again</source>
        <translation>Din nou câte un loc pentru fiecare</translation>
    </message>
    <message>
        <source>The organiser fills in</source>
        <translation>Completează organizatorul</translation>
    </message>
    <message>
        <source>The organiser as partner</source>
        <translation>Organizatorul ca partener</translation>
    </message>
    <message>
        <source>Some play in the other role</source>
        <translation>Unii joacă în celălalt rol</translation>
    </message>
    <message>
        <source>Tables: {tables}. There is a seat for everybody.</source>
        <translation>Mese: {tables}. Este loc pentru toți.</translation>
    </message>
    <message>
        <source>Tables: {tables}, resting in each round: {resting}. Nobody rests again before everybody has rested.</source>
        <translation>Mese: {tables}, liberi în fiecare rundă: {resting}. Nimeni nu are din nou liber înainte ca toți să fi avut.</translation>
    </message>
    <message>
        <source>Tables: {tables}. One pair rests in each round, and none again before every pair has rested.</source>
        <translation>Mese: {tables}. O pereche are liber în fiecare rundă și niciuna din nou înainte ca toate perechile să fi avut.</translation>
    </message>
    <message>
        <source>Tables: {tables}. Nobody else rests; whoever has no partner waits for one all evening.</source>
        <translation>Mese: {tables}. Nimeni altcineva nu are liber; cine nu are partener așteaptă unul toată seara.</translation>
    </message>
    <message>
        <source>Tables: {tables}. One pair rests in each round, each in turn; whoever has no partner waits for one all evening.</source>
        <translation>Mese: {tables}. O pereche are liber în fiecare rundă, pe rând; cine nu are partener așteaptă unul toată seara.</translation>
    </message>
    <message>
        <source>Tables: {tables}, without a team of four: {resting}. They wait until they are four.</source>
        <translation>Mese: {tables}, fără echipă de patru: {resting}. Așteaptă până când sunt patru.</translation>
    </message>
    <message>
        <source>Dummies: {missing}, tables: {tables}, and nobody rests. Whoever has time plays the cards of a dummy, or its partner does.</source>
        <translation>Mâini moarte: {missing}, mese: {tables} și nimeni nu are liber. Cărțile mâinii moarte le joacă cine are timp sau partenerul ei.</translation>
    </message>
    <message>
        <source>A dummy is the partner of whoever has none, who plays its cards too. Tables: {tables}; one pair rests in each round, each in turn.</source>
        <translation>O mână moartă este partenera celui care nu are pe nimeni și care îi joacă și cărțile. Mese: {tables}; o pereche are liber în fiecare rundă, pe rând.</translation>
    </message>
    <message>
        <source>Shared seats: {over}, tables: {tables}. Ask for volunteers first; who shares plays in turn.</source>
        <translation>Locuri împărțite: {over}, mese: {tables}. Întrebați întâi cine vrea; cei care împart un loc joacă pe rând.</translation>
    </message>
    <message>
        <source>Seats shared no longer: {value}. Tables: {tables}, resting in each round: {resting}.</source>
        <translation>Locuri care nu mai sunt împărțite: {value}. Mese: {tables}, liberi în fiecare rundă: {resting}.</translation>
    </message>
    <message>
        <source>One more signs in. Tables: {tables}, and nobody rests.</source>
        <translation>Se mai înscrie cineva. Mese: {tables} și nimeni nu are liber.</translation>
    </message>
    <message>
        <source>One more signs in. Tables: {tables}; one pair rests in each round, each in turn.</source>
        <translation>Se mai înscrie cineva. Mese: {tables}; o pereche are liber în fiecare rundă, pe rând.</translation>
    </message>
    <message>
        <source>Ask for volunteers first, or take the last who came: {who} as {role}. Then {many} play as {role} and {others} as {other}.</source>
        <translation>Întrebați întâi cine vrea sau luați-i pe ultimii veniți: {who} ca {role}. Atunci {many} joacă în rolul {role} și {others} în rolul {other}.</translation>
    </message>
    <message>
        <source>Everybody has a row of their own and plays every deal.</source>
        <translation>Fiecare are rândul lui în clasament și joacă toate împărțirile.</translation>
    </message>
    <message>
        <source>Everybody has a row of their own.</source>
        <translation>Fiecare are rândul lui în clasament.</translation>
    </message>
    <message>
        <source>Every pair has one row.</source>
        <translation>Fiecare pereche are un rând în clasament.</translation>
    </message>
    <message>
        <source>Every pair has one row; whoever is alone has one too.</source>
        <translation>Fiecare pereche are un rând în clasament; are și cine este singur.</translation>
    </message>
    <message>
        <source>Every team has one row; whoever has none is listed apart.</source>
        <translation>Fiecare echipă are un rând în clasament; cine nu are echipă apare separat.</translation>
    </message>
    <message>
        <source>Dummies have no place; their partners count like everybody. The control total has the points of dummies too.</source>
        <translation>Mâinile moarte nu au loc în clasament; partenerii lor contează ca toți ceilalți. Totalul de control cuprinde și punctele mâinilor moarte.</translation>
    </message>
    <message>
        <source>The pair has one row like every other.</source>
        <translation>Perechea are un rând în clasament ca oricare alta.</translation>
    </message>
    <message>
        <source>Those who share a seat have one row under all their names, one place and one prize.</source>
        <translation>Cei care împart un loc au un singur rând cu toate numele, un loc în clasament și un premiu.</translation>
    </message>
    <message>
        <source>They have a row of their own and count like everybody.</source>
        <translation>Are rândul lui în clasament și contează ca toți ceilalți.</translation>
    </message>
    <message>
        <source>Their place is among those whose role they play in.</source>
        <translation>Locul lor este printre cei al căror rol îl joacă.</translation>
    </message>
    <message>
        <source>There is no award: whoever rests gets nothing where a side takes {mean} a deal on average.</source>
        <translation>Nu există compensație: cine are liber nu primește nimic, în timp ce o pereche ia în medie {mean} pe împărțire.</translation>
    </message>
    <message>
        <source>There is no award: whoever rests gets no points.</source>
        <translation>Nu există compensație: cine are liber nu primește puncte.</translation>
    </message>
    <message>
        <source>Whoever rests gets {award} a deal.</source>
        <translation>Cine are liber primește {award} pe împărțire.</translation>
    </message>
    <message>
        <source>Whoever rests gets {award} for the round.</source>
        <translation>Cine are liber primește {award} pentru rundă.</translation>
    </message>
    <message>
        <source>Whoever rests gets {award} a deal, just what a side takes on average.</source>
        <translation>Cine are liber primește {award} pe împărțire, exact cât ia în medie o pereche.</translation>
    </message>
    <message>
        <source>Whoever rests gets {award} a deal, more than the {mean} that a side takes on average: resting helps.</source>
        <translation>Cine are liber primește {award} pe împărțire, mai mult decât {mean}, cât ia în medie o pereche: runda liberă avantajează.</translation>
    </message>
    <message>
        <source>Whoever rests gets {award} a deal, less than the {mean} that a side takes on average: resting costs.</source>
        <translation>Cine are liber primește {award} pe împărțire, mai puțin decât {mean}, cât ia în medie o pereche: runda liberă dezavantajează.</translation>
    </message>
    <message>
        <source>That holds for earlier rests too.</source>
        <translation>Regula este valabilă și pentru rundele libere de până acum.</translation>
    </message>
    <message>
        <source>Control total of a round: {tables} × {at_table} + {resting} × {at_rest} = {sum}.</source>
        <translation>Totalul de control al unei runde: {tables} × {at_table} + {resting} × {at_rest} = {sum}.</translation>
    </message>
    <message>
        <source>Control total of a round: {tables} × {at_table} = {sum}.</source>
        <translation>Totalul de control al unei runde: {tables} × {at_table} = {sum}.</translation>
    </message>
    <message>
        <source>Score cards</source>
        <translation>Fișe de scor</translation>
    </message>
    <message>
        <source>Table slips</source>
        <translation>Fișele meselor</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Foi de scor</translation>
    </message>
    <message>
        <source>Cross table</source>
        <translation>Tabel de rezultate</translation>
    </message>
    <message>
        <source>Guide cards</source>
        <translation>Fișe de traseu</translation>
    </message>
    <message>
        <source>Sign-in list</source>
        <translation>Lista de înscriere</translation>
    </message>
    <message>
        <source>Table numbers</source>
        <translation>Numerele meselor</translation>
    </message>
    <message>
        <source>The M.C.’s sheet</source>
        <translation>Foaia animatorului</translation>
    </message>
    <message>
        <source>The points of each player, round by round, with totals and places.</source>
        <translation>Punctele fiecărui jucător, rundă cu rundă, cu totaluri și locuri.</translation>
    </message>
    <message>
        <source>A card for each player, or pair, with their way: round, table, seat, partner and opponents.</source>
        <translation>O fișă pentru fiecare jucător sau pereche, cu drumul ei: rundă, masă, loc, partener și adversari.</translation>
    </message>
    <message>
        <source>Everybody by name with a box for the money, for the door.</source>
        <translation>Toți, după nume, cu o căsuță pentru bani, la intrare.</translation>
    </message>
    <message>
        <source>A large number for each table.</source>
        <translation>Câte un număr mare pentru fiecare masă.</translation>
    </message>
    <message>
        <source>What to read aloud, who moves and when, the trumps of each round, and the interval.</source>
        <translation>Ce se citește cu voce tare, cine se mută și când, atuurile fiecărei runde și pauza.</translation>
    </message>
    <message>
        <source>Places, totals and halves, for the wall.</source>
        <translation>Locuri, totaluri și jumătăți, de afișat pe perete.</translation>
    </message>
    <message>
        <source>Who sits where, by table and by name to be read aloud, and the plan of the room.</source>
        <translation>Cine unde stă, pe mese și pe nume, de citit cu voce tare, și planul sălii.</translation>
    </message>
    <message>
        <source>A card for each player, or pair, to carry from table to table.</source>
        <translation>O fișă pentru fiecare jucător sau pereche, de purtat de la o masă la alta.</translation>
    </message>
    <message>
        <source>A slip for each table to fill in and hand in after a round.</source>
        <translation>O fișă pentru fiecare masă, de completat și predat după o rundă.</translation>
    </message>
    <message>
        <source>What each table wrote, deal by deal, with the points and why.</source>
        <translation>Ce a scris fiecare masă, împărțire cu împărțire, cu punctele și explicația lor.</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>awarded</source>
        <translation>compensații</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>ajustări</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>lipsă</translation>
    </message>
    <message>
        <source>average of a deal</source>
        <translation>media pe împărțire</translation>
    </message>
    <message>
        <source>1st half</source>
        <translation>jumătatea 1</translation>
    </message>
    <message>
        <source>2nd half</source>
        <translation>jumătatea 2</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>împărțiri</translation>
    </message>
    <message>
        <source>won</source>
        <translation>câștigate</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>diferență</translation>
    </message>
    <message>
        <source>rubbers</source>
        <translation>roberuri</translation>
    </message>
    <message>
        <source>games</source>
        <translation>manșe</translation>
    </message>
    <message>
        <source>highest deal</source>
        <translation>cea mai bună împărțire</translation>
    </message>
    <message>
        <source>last deal</source>
        <translation>ultima împărțire</translation>
    </message>
    <message>
        <source>who led last</source>
        <translation>cine a condus ultimul</translation>
    </message>
    <message>
        <source>head to head</source>
        <translation>întâlnirea directă</translation>
    </message>
    <message>
        <source>decided by hand</source>
        <translation>decis la masă</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nimic</translation>
    </message>
    <message>
        <source>the award</source>
        <translation>compensația</translation>
    </message>
    <message>
        <source>their own average</source>
        <translation>media proprie</translation>
    </message>
    <message>
        <source>from the tables</source>
        <translation>de la mese</translation>
    </message>
    <message>
        <source>from people’s own cards, without a seating</source>
        <translation>de pe fișele jucătorilor, fără așezare</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Pagina {page} din {pages}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>da</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nu</translation>
    </message>
    <message>
        <source>any</source>
        <translation>oricare</translation>
    </message>
    <message>
        <source>none</source>
        <translation>niciunul</translation>
    </message>
    <message>
        <source>{points} if the loser has {figures}</source>
        <translation>{points} dacă învinșii au {figures}</translation>
    </message>
    <message>
        <source>{points} if {figures}</source>
        <translation>{points} dacă {figures}</translation>
    </message>
    <message>
        <source>Provisional. Results are missing: {missing}</source>
        <translation>Provizoriu. Lipsesc rezultate: {missing}</translation>
    </message>
    <message>
        <source>Provisional. Cards are missing: {names}</source>
        <translation>Provizoriu. Lipsesc fișe: {names}</translation>
    </message>
    <message>
        <source>Corrected {when}</source>
        <translation>Corectat la {when}</translation>
    </message>
    <message>
        <source>round {round} (tables: {tables})</source>
        <translation>runda {round} (mese: {tables})</translation>
    </message>
    <message>
        <source>� stands for a letter that cannot be printed here: {whom}</source>
        <translation>� ține locul unei litere care nu se poate tipări aici: {whom}</translation>
    </message>
    <message>
        <source>number {number} ({codes})</source>
        <translation>numărul {number} ({codes})</translation>
    </message>
    <message>
        <source>“{text}” ({codes})</source>
        <translation>„{text}” ({codes})</translation>
    </message>
    <message>
        <source>Standings after round {round} of {rounds}</source>
        <translation>Clasament după runda {round} din {rounds}</translation>
    </message>
    <message>
        <source>Standings by people’s own cards</source>
        <translation>Clasament după fișele jucătorilor</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Listă</translation>
    </message>
    <message>
        <source>Without a role</source>
        <translation>Fără rol</translation>
    </message>
    <message>
        <source>Not at a table yet</source>
        <translation>Încă la nicio masă</translation>
    </message>
    <message>
        <source>Team {team}</source>
        <translation>Echipa {team}</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Echipă</translation>
    </message>
    <message>
        <source>Each line has places of its own, since the two never meet.</source>
        <translation>Fiecare linie are clasamentul ei, fiindcă cele două nu se întâlnesc niciodată.</translation>
    </message>
    <message>
        <source>Whoever rests is awarded {value} for each deal; the totals hold these points.</source>
        <translation>Cine are liber primește {value} pentru fiecare împărțire; totalurile cuprind aceste puncte.</translation>
    </message>
    <message>
        <source>Whoever rests is awarded {value} for the round; the totals hold these points.</source>
        <translation>Cine are liber primește {value} pentru rundă; totalurile cuprind aceste puncte.</translation>
    </message>
    <message>
        <source>A deal that somebody missed counts nothing.</source>
        <translation>O împărțire la care cineva a lipsit nu aduce nimic.</translation>
    </message>
    <message>
        <source>For a deal that somebody missed {value} are awarded; the totals hold these points.</source>
        <translation>Pentru o împărțire la care cineva a lipsit se acordă {value}; totalurile cuprind aceste puncte.</translation>
    </message>
    <message>
        <source>A deal that somebody missed counts the average of those they played; the totals hold these points.</source>
        <translation>O împărțire la care cineva a lipsit aduce media celor jucate; totalurile cuprind aceste puncte.</translation>
    </message>
    <message numerus="yes">
        <source>{names}: {deals} of {planned} deals</source>
        <comment>planned</comment>
        <translation>
            <numerusform>{names}: {deals} dintr-o împărțire</numerusform>
            <numerusform>{names}: {deals} din {planned} împărțiri</numerusform>
            <numerusform>{names}: {deals} din {planned} de împărțiri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} do not fit on a sheet; allowed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} nu încape pe o coală; permis: {allowed}</numerusform>
            <numerusform>{value} nu încap pe o coală; permis: {allowed}</numerusform>
            <numerusform>{value} nu încap pe o coală; permis: {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>blank forms cannot be made for {value} players; allowed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>nu se pot face formulare goale pentru {value} jucător; permis: {allowed}</numerusform>
            <numerusform>nu se pot face formulare goale pentru {value} jucători; permis: {allowed}</numerusform>
            <numerusform>nu se pot face formulare goale pentru {value} de jucători; permis: {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Handed in as totals of {deals} deals, without its deals.</source>
        <comment>deals</comment>
        <translation>
            <numerusform>Predat ca total al unei singure împărțiri, fără împărțirea însăși.</numerusform>
            <numerusform>Predat ca totaluri a {deals} împărțiri, fără împărțirile înseși.</numerusform>
            <numerusform>Predat ca totaluri a {deals} de împărțiri, fără împărțirile înseși.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names}: rounds missed: {missed}</source>
        <translation>{names}: runde lipsă: {missed}</translation>
    </message>
    <message>
        <source>{document}, round {round}</source>
        <comment>in the name of a file</comment>
        <translation>{document}, runda {round}</translation>
    </message>
    <message>
        <source>Corrected {when}: {tables}</source>
        <translation>Corectat la {when}: {tables}</translation>
    </message>
    <message>
        <source>Missed deals: {value} each</source>
        <translation>Împărțiri lipsă: câte {value}</translation>
    </message>
    <message>
        <source>Missed deals: own average</source>
        <translation>Împărțiri lipsă: media proprie</translation>
    </message>
    <message>
        <source>Round {round}: {points} for {names} – {reason}</source>
        <translation>Runda {round}: {points} pentru {names} – {reason}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: {points} for {names} – {reason}</source>
        <translation>Runda {round}, masa {table}: {points} pentru {names} – {reason}</translation>
    </message>
    <message>
        <source>{points} for {names} – {reason}</source>
        <translation>{points} pentru {names} – {reason}</translation>
    </message>
    <message>
        <source>{name} (from round {round})</source>
        <translation>{name} (din runda {round})</translation>
    </message>
    <message>
        <source>One seat: {people}</source>
        <translation>Un loc: {people}</translation>
    </message>
    <message>
        <source>{name} {points} (deals: {deals})</source>
        <translation>{name} {points} (împărțiri: {deals})</translation>
    </message>
    <message>
        <source>Dummies have no place, but their points are in the control total: {names}.</source>
        <translation>Mâinile moarte nu au loc în clasament, dar punctele lor intră în totalul de control: {names}.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Loc</translation>
    </message>
    <message>
        <source>{place}=</source>
        <translation>{place}=</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Număr</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nume</translation>
    </message>
    <message>
        <source>Places are decided by {steps}; those who are level in all of it share a place (=).</source>
        <translation>Locurile se decid după: {steps}; cine este la egalitate în toate împarte un loc (=).</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, apoi </translation>
    </message>
    <message>
        <source>Control: all totals together make {sum}, as they should.</source>
        <translation>Control: toate totalurile împreună fac {sum}, cum trebuie.</translation>
    </message>
    <message>
        <source>Control: all totals together make {sum} and should make {expected}.</source>
        <translation>Control: toate totalurile împreună fac {sum} și ar trebui să facă {expected}.</translation>
    </message>
    <message>
        <source>Results are missing: {missing}.</source>
        <translation>Lipsesc rezultate: {missing}.</translation>
    </message>
    <message>
        <source>{mark} sat at a table whose figures do not add up and were taken as they are.</source>
        <translation>{mark} – la o masă ale cărei cifre nu se potrivesc și au fost luate ca atare.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: {remark}</source>
        <translation>Runda {round}, masa {table}: {remark}</translation>
    </message>
    <message>
        <source>Round {round}, table {table} could not play: {reason}</source>
        <translation>Runda {round}, masa {table} nu a putut juca: {reason}</translation>
    </message>
    <message>
        <source>Round {round}, table {table} stopped early: {reason}</source>
        <translation>Runda {round}, masa {table} s-a oprit devreme: {reason}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, by table</source>
        <translation>Runda {round} din {rounds}, pe mese</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, by name</source>
        <translation>Runda {round} din {rounds}, pe nume</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, plan of the room</source>
        <translation>Runda {round} din {rounds}, planul sălii</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Loc</translation>
    </message>
    <message>
        <source>Rests: {names}</source>
        <translation>Liber: {names}</translation>
    </message>
    <message>
        <source>Cross table after round {round} of {rounds}</source>
        <translation>Tabel de rezultate după runda {round} din {rounds}</translation>
    </message>
    <message>
        <source>Awarded</source>
        <translation>Compensații</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Ajustări</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Guide card</source>
        <translation>Fișă de traseu</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Plătit</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Împărțiri</translation>
    </message>
    <message>
        <source>To read aloud</source>
        <translation>De citit cu voce tare</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Pauză</translation>
    </message>
    <message>
        <source>Players: {count}</source>
        <translation>Jucători: {count}</translation>
    </message>
    <message>
        <source>Tables: {count}, numbered {first} to {last}</source>
        <translation>Mese: {count}, numerotate de la {first} la {last}</translation>
    </message>
    <message>
        <source>Rounds: {count}</source>
        <translation>Runde: {count}</translation>
    </message>
    <message>
        <source>Deals in a round: {count}; in all: {all}</source>
        <translation>Împărțiri pe rundă: {count}; în total: {all}</translation>
    </message>
    <message>
        <source>A round lasts until the rubber is decided.</source>
        <translation>O rundă durează până se decide roberul.</translation>
    </message>
    <message>
        <source>Interval: after round {round}</source>
        <translation>Pauză: după runda {round}</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Liber</translation>
    </message>
    <message>
        <source>where people go depends on who wins, so nobody’s way is known beforehand</source>
        <translation>unde merge fiecare depinde de cine câștigă, așa că niciun drum nu se știe dinainte</translation>
    </message>
    <message>
        <source>this document is not printed on {value}; allowed: {allowed}</source>
        <translation>acest document nu se tipărește pe {value}; permis: {allowed}</translation>
    </message>
    <message>
        <source>Score card</source>
        <translation>Fișă de scor</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Împărțire</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rundă</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atu</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Masă</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partener</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Levate</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puncte</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>Verificat de</translation>
    </message>
    <message>
        <source>away</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>Half-time</source>
        <translation>Jumătate</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runda {round}</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
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
        <translation>E–V</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <translation>Runda {round}, masa {table}</translation>
    </message>
    <message>
        <source>Stopped early: {reason}</source>
        <translation>Oprit devreme: {reason}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>De ce</translation>
    </message>
    <message>
        <source>Rubber {rubber}, game {game}</source>
        <translation>Roberul {rubber}, manșa {game}</translation>
    </message>
    <message>
        <source>Game {game}</source>
        <translation>Manșa {game}</translation>
    </message>
    <message>
        <source>Waiting points enter</source>
        <translation>Intră punctele în așteptare</translation>
    </message>
    <message>
        <source>Game not finished</source>
        <translation>Manșă neterminată</translation>
    </message>
    <message>
        <source>Still waiting</source>
        <translation>Încă în așteptare</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonusuri</translation>
    </message>
    <message>
        <source>Handed in as totals, without its deals.</source>
        <translation>Predat ca totaluri, fără împărțiri.</translation>
    </message>
    <message>
        <source>Handed in as totals: {ns} to {ew}</source>
        <translation>Predat ca totaluri: {ns} la {ew}</translation>
    </message>
    <message>
        <source>Adjusted, beside this sheet: {points} for {names}. {reason}</source>
        <translation>Ajustat, pe lângă această foaie: {points} pentru {names}. {reason}</translation>
    </message>
    <message>
        <source>In deal {deal} {ns_names} sat against {ew_names}.</source>
        <translation>În împărțirea {deal}, {ns_names} au stat contra {ew_names}.</translation>
    </message>
    <message>
        <source>Total so far</source>
        <translation>Total până acum</translation>
    </message>
    <message>
        <source>the results come from people’s own cards, so nobody is seated and no table hands in a slip</source>
        <translation>rezultatele vin de pe fișele jucătorilor, așa că nimeni nu este așezat și nicio masă nu predă o fișă</translation>
    </message>
    <message>
        <source>no round is seated yet, so there is nothing to print</source>
        <translation>nicio rundă nu este încă așezată, așa că nu este nimic de tipărit</translation>
    </message>
    <message>
        <source>Prize list</source>
        <translation>Lista premiilor</translation>
    </message>
    <message>
        <source>Announcer sheet</source>
        <translation>Foaia prezentatorului</translation>
    </message>
    <message>
        <source>Who wins which prize, by how much, and how ties were settled.</source>
        <translation>Cine câștigă ce premiu, cu cât și cum s-au decis egalitățile.</translation>
    </message>
    <message>
        <source>The prizes from the lowest to the highest, in large print, to be read aloud.</source>
        <translation>Premiile de la cel mai mic la cel mai mare, scrise mare, de citit cu voce tare.</translation>
    </message>
    <message>
        <source>there are no prizes yet, so there is nothing to print</source>
        <translation>încă nu sunt premii, așa că nu este nimic de tipărit</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Locul întâi</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Locul al doilea</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>Locul al treilea</translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation>Locul al patrulea</translation>
    </message>
    <message>
        <source>Fifth</source>
        <translation>Locul al cincilea</translation>
    </message>
    <message>
        <source>Sixth</source>
        <translation>Locul al șaselea</translation>
    </message>
    <message>
        <source>Seventh</source>
        <translation>Locul al șaptelea</translation>
    </message>
    <message>
        <source>Eighth</source>
        <translation>Locul al optulea</translation>
    </message>
    <message>
        <source>Ninth</source>
        <translation>Locul al nouălea</translation>
    </message>
    <message>
        <source>Tenth</source>
        <translation>Locul al zecelea</translation>
    </message>
    <message>
        <source>{ordinal}</source>
        <translation>{ordinal}</translation>
    </message>
    <message>
        <source>{ordinal} {who}</source>
        <translation>{ordinal}, {who}</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>Locul {place}</translation>
    </message>
    <message>
        <source>Place {place}, {who}</source>
        <translation>Locul {place}, {who}</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Cel mai bun rezultat</translation>
    </message>
    <message>
        <source>Best {who}</source>
        <translation>Cel mai bun rezultat, {who}</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Ultimul loc</translation>
    </message>
    <message>
        <source>Lowest {who}</source>
        <translation>Ultimul loc, {who}</translation>
    </message>
    <message>
        <source>Most deals of ten or more</source>
        <translation>Cele mai multe împărțiri cu zece sau peste</translation>
    </message>
    <message>
        <source>Most deals of {least} or more</source>
        <translation>Cele mai multe împărțiri cu {least} sau peste</translation>
    </message>
    <message>
        <source>Longest at one table</source>
        <translation>Cel mai mult la aceeași masă</translation>
    </message>
    <message>
        <source>Most moves</source>
        <translation>Cele mai multe mutări</translation>
    </message>
    <message>
        <source>Highest deal</source>
        <translation>Cea mai bună împărțire</translation>
    </message>
    <message>
        <source>Deal {deal} (drawn)</source>
        <translation>Împărțirea {deal} (trasă la sorți)</translation>
    </message>
    <message>
        <source>{prize}, {who}</source>
        <translation>{prize}, {who}</translation>
    </message>
    <message>
        <source>{prize} of the first half</source>
        <translation>{prize}, prima jumătate</translation>
    </message>
    <message>
        <source>{prize} of the second half</source>
        <translation>{prize}, a doua jumătate</translation>
    </message>
    <message>
        <source>{step}: {figure}</source>
        <translation>{step}: {figure}</translation>
    </message>
    <message>
        <source>deals of {least} or more</source>
        <translation>împărțiri cu {least} sau peste</translation>
    </message>
    <message>
        <source>rounds on end at one table</source>
        <translation>runde la rând la aceeași masă</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>mutări</translation>
    </message>
    <message>
        <source>in one deal</source>
        <translation>într-o împărțire</translation>
    </message>
    <message>
        <source>in deal {deal}</source>
        <translation>în împărțirea {deal}</translation>
    </message>
    <message>
        <source>{whole}.{hundredths}</source>
        <translation>{whole},{hundredths}</translation>
    </message>
    <message>
        <source>{amount} each</source>
        <translation>câte {amount}</translation>
    </message>
    <message>
        <source>Nobody so far</source>
        <translation>Nimeni până acum</translation>
    </message>
    <message>
        <source>Still to be given to somebody</source>
        <translation>Încă de acordat cuiva</translation>
    </message>
    <message>
        <source>Still to be settled between {names}</source>
        <translation>Încă de decis între {names}</translation>
    </message>
    <message>
        <source>Level in {steps}</source>
        <translation>Egalitate la {steps}</translation>
    </message>
    <message>
        <source>Cut between {names}</source>
        <translation>Tăiere între {names}</translation>
    </message>
    <message>
        <source>Played off between {names}</source>
        <translation>Baraj între {names}</translation>
    </message>
    <message>
        <source>Shared between {names}</source>
        <translation>Împărțit între {names}</translation>
    </message>
    <message>
        <source>{settled} ({note})</source>
        <translation>{settled} ({note})</translation>
    </message>
    <message>
        <source>Passed over, with a prize already: {names}</source>
        <translation>Sărit, având deja un premiu: {names}</translation>
    </message>
    <message>
        <source>Given to {names} – corrected since</source>
        <translation>Înmânat: {names} – corectat de atunci</translation>
    </message>
    <message>
        <source>Prizes after round {round} of {rounds}</source>
        <translation>Premii după runda {round} din {rounds}</translation>
    </message>
    <message>
        <source>Prizes by people’s own cards</source>
        <translation>Premii după fișele jucătorilor</translation>
    </message>
    <message>
        <source>Announcer sheet after round {round} of {rounds}</source>
        <translation>Foaia prezentatorului după runda {round} din {rounds}</translation>
    </message>
    <message>
        <source>Announcer sheet by people’s own cards</source>
        <translation>Foaia prezentatorului după fișele jucătorilor</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Premiu</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Câștigător</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Cu</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>About it</source>
        <translation>Despre premiu</translation>
    </message>
    <message>
        <source>At the interval</source>
        <translation>La pauză</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>La sfârșit</translation>
    </message>
    <message>
        <source>Places are decided by {steps}; those who are level in all of it cut, play off or share.</source>
        <translation>Locurile se decid după: {steps}; la egalitate în toate se decide prin tăiere sau baraj ori se împarte.</translation>
    </message>
    <message>
        <source>Nobody has two prizes: the more valuable one is kept, and the other goes to the next.</source>
        <translation>Nimeni nu are două premii: rămâne cel mai valoros, iar celălalt trece la următorul.</translation>
    </message>
    <message>
        <source>Whoever went home wins too.</source>
        <translation>Câștigă și cine a plecat acasă.</translation>
    </message>
    <message>
        <source>Whoever went home wins nothing.</source>
        <translation>Cine a plecat acasă nu câștigă nimic.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nume</translation>
    </message>
    <message>
        <source>nickname</source>
        <translation>poreclă</translation>
    </message>
    <message>
        <source>club number</source>
        <translation>număr de club</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titlu</translation>
    </message>
    <message>
        <source>venue</source>
        <translation>locul desfășurării</translation>
    </message>
    <message>
        <source>number</source>
        <translation>număr</translation>
    </message>
    <message>
        <source>role</source>
        <translation>rol</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>pereche</translation>
    </message>
    <message>
        <source>team</source>
        <translation>echipă</translation>
    </message>
    <message>
        <source>(forgotten)</source>
        <translation>(uitat)</translation>
    </message>
    <message>
        <source>What the club keeps of {name}</source>
        <translation>Ce păstrează clubul despre {name}</translation>
    </message>
    <message>
        <source>From the book of {club}, {when}</source>
        <translation>Din registrul clubului {club}, {when}</translation>
    </message>
    <message>
        <source>From the club’s book, {when}</source>
        <translation>Din registrul clubului, {when}</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalii</translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation>Poreclă</translation>
    </message>
    <message>
        <source>Club no.</source>
        <translation>Nr. club</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>Arhivat</translation>
    </message>
    <message>
        <source>Also entered as</source>
        <translation>Trecut și ca</translation>
    </message>
    <message>
        <source>Earlier entries, which the journal of changes keeps</source>
        <translation>Înregistrări anterioare, păstrate în jurnalul modificărilor</translation>
    </message>
    <message>
        <source>Wishes for every evening</source>
        <translation>Dorințe pentru fiecare seară</translation>
    </message>
    <message>
        <source>Never at one table with {name}</source>
        <translation>Niciodată la aceeași masă cu {name}</translation>
    </message>
    <message>
        <source>At one table with {name}</source>
        <translation>La aceeași masă cu {name}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Concurs</translation>
    </message>
    <message>
        <source>Name there</source>
        <translation>Numele de acolo</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observații</translation>
    </message>
    <message>
        <source>shared seat</source>
        <translation>loc împărțit</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>plătit</translation>
    </message>
    <message>
        <source>was handed a prize</source>
        <translation>a primit un premiu</translation>
    </message>
    <message>
        <source>adjustment {points}: {reason}</source>
        <translation>ajustare {points}: {reason}</translation>
    </message>
    <message>
        <source>Rounds together</source>
        <translation>Runde împreună</translation>
    </message>
    <message>
        <source>Every seat and what was written at the table stands in the same export as data (JSON).</source>
        <translation>Fiecare loc și ce s-a scris la masă se află în același export, ca date (JSON).</translation>
    </message>
    <message numerus="yes">
        <source>{name} in {rounds} rounds</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{name} în {rounds} rundă</numerusform>
            <numerusform>{name} în {rounds} runde</numerusform>
            <numerusform>{name} în {rounds} de runde</numerusform>
        </translation>
    </message>
    <message>
        <source>To read (HTML)</source>
        <translation>De citit (HTML)</translation>
    </message>
    <message>
        <source>As data (JSON)</source>
        <translation>Ca date (JSON)</translation>
    </message>
    <message>
        <source>wish</source>
        <translation>dorință</translation>
    </message>
    <message>
        <source>table</source>
        <translation>masă</translation>
    </message>
    <message>
        <source>award for resting</source>
        <translation>compensație pentru liber</translation>
    </message>
    <message>
        <source>totals</source>
        <translation>totaluri</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puncte</translation>
    </message>
    <message>
        <source>first half</source>
        <translation>prima jumătate</translation>
    </message>
    <message>
        <source>second half</source>
        <translation>a doua jumătate</translation>
    </message>
    <message>
        <source>fee</source>
        <translation>taxă</translation>
    </message>
    <message>
        <source>number of evenings that count</source>
        <translation>numărul serilor care contează</translation>
    </message>
    <message>
        <source>points for places</source>
        <translation>puncte pentru locuri</translation>
    </message>
    <message>
        <source>what for</source>
        <translation>pentru ce</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>monedă</translation>
    </message>
    <message>
        <source>way of entering results</source>
        <translation>modul de introducere a rezultatelor</translation>
    </message>
    <message>
        <source>place</source>
        <translation>loc</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>sumă</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>împărțire</translation>
    </message>
    <message>
        <source>half</source>
        <translation>jumătate</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>câștigător</translation>
    </message>
    <message>
        <source>note</source>
        <translation>notă</translation>
    </message>
    <message>
        <source>number of rounds</source>
        <translation>numărul de runde</translation>
    </message>
    <message>
        <source>deals in a round</source>
        <translation>împărțiri pe rundă</translation>
    </message>
    <message>
        <source>interval after round</source>
        <translation>pauză după runda</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>observație</translation>
    </message>
    <message>
        <source>reason for stopping</source>
        <translation>motivul opririi</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>motiv</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>mișcare</translation>
    </message>
    <message>
        <source>scoring</source>
        <translation>punctaj</translation>
    </message>
    <message>
        <source>open a drive first</source>
        <translation>deschideți mai întâi un concurs</translation>
    </message>
    <message>
        <source>a person needs a name</source>
        <translation>o persoană trebuie să aibă un nume</translation>
    </message>
    <message>
        <source>a drive needs a title</source>
        <translation>un concurs trebuie să aibă un titlu</translation>
    </message>
    <message>
        <source>say why: the reason is kept with the results</source>
        <translation>spuneți de ce: motivul se păstrează împreună cu rezultatele</translation>
    </message>
    <message numerus="yes">
        <source>the {field} has {value} characters; at most {allowed} fit</source>
        <comment>value</comment>
        <translation>
            <numerusform>„{field}” are {value} caracter; încap cel mult {allowed}</numerusform>
            <numerusform>„{field}” are {value} caractere; încap cel mult {allowed}</numerusform>
            <numerusform>„{field}” are {value} de caractere; încap cel mult {allowed}</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} cannot be somebody’s number; allowed: {allowed}</source>
        <translation>{value} nu poate fi numărul cuiva; permis: {allowed}</translation>
    </message>
    <message numerus="yes">
        <source>a wish like this needs {allowed} people, not {value}</source>
        <comment>allowed</comment>
        <translation>
            <numerusform>o asemenea dorință cere {allowed} persoană, nu {value}</numerusform>
            <numerusform>o asemenea dorință cere {allowed} persoane, nu {value}</numerusform>
            <numerusform>o asemenea dorință cere {allowed} de persoane, nu {value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} points cannot be given; allowed: {allowed}, but not 0</source>
        <comment>value</comment>
        <translation>
            <numerusform>nu se poate acorda {value} punct; permis: {allowed}, dar nu 0</numerusform>
            <numerusform>nu se pot acorda {value} puncte; permis: {allowed}, dar nu 0</numerusform>
            <numerusform>nu se pot acorda {value} de puncte; permis: {allowed}, dar nu 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a card has {allowed} deals, not {value}</source>
        <comment>allowed</comment>
        <translation>
            <numerusform>o fișă are {allowed} împărțire, nu {value}</numerusform>
            <numerusform>o fișă are {allowed} împărțiri, nu {value}</numerusform>
            <numerusform>o fișă are {allowed} de împărțiri, nu {value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} prizes are too many; allowed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} premiu este prea mult; permis: {allowed}</numerusform>
            <numerusform>{value} premii sunt prea multe; permis: {allowed}</numerusform>
            <numerusform>{value} de premii sunt prea multe; permis: {allowed}</numerusform>
        </translation>
    </message>
    <message>
        <source>whoever this was has asked to be forgotten</source>
        <translation>această persoană a cerut să fie uitată</translation>
    </message>
    <message numerus="yes">
        <source>the drive is planned for {value} rounds; plan more to go on</source>
        <comment>value</comment>
        <translation>
            <numerusform>concursul este planificat pentru {value} rundă; planificați mai multe pentru a continua</numerusform>
            <numerusform>concursul este planificat pentru {value} runde; planificați mai multe pentru a continua</numerusform>
            <numerusform>concursul este planificat pentru {value} de runde; planificați mai multe pentru a continua</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {count}: {document}</source>
        <translation>{number} din {count}: {document}</translation>
    </message>
    <message>
        <source>{number} ({title}, {day})</source>
        <translation>{number} ({title}, {day})</translation>
    </message>
    <message>
        <source>the club has no drive yet, so there is nothing to print</source>
        <translation>clubul nu are încă niciun concurs, așa că nu este nimic de tipărit</translation>
    </message>
    <message>
        <source>there is no drive {value}; the latest are: {allowed}</source>
        <translation>nu există concursul {value}; cele mai recente sunt: {allowed}</translation>
    </message>
    <message numerus="yes">
        <source>{value} slips are given for {allowed} tables</source>
        <comment>value</comment>
        <translation>
            <numerusform>se dă {value} fișă pentru {allowed} mese</numerusform>
            <numerusform>se dau {value} fișe pentru {allowed} mese</numerusform>
            <numerusform>se dau {value} de fișe pentru {allowed} mese</numerusform>
        </translation>
    </message>
    <message>
        <source>the {field} cannot be {value}; allowed: {allowed}</source>
        <translation>„{field}” nu poate fi {value}; permis: {allowed}</translation>
    </message>
    <message>
        <source>points for coming</source>
        <translation>puncte pentru prezență</translation>
    </message>
    <message>
        <source>there is no role {value}; allowed: {allowed}</source>
        <translation>nu există rolul {value}; permis: {allowed}</translation>
    </message>
    <message>
        <source>number {value} belongs to somebody else</source>
        <translation>numărul {value} este al altcuiva</translation>
    </message>
    <message>
        <source>pair {value} has two players already</source>
        <translation>perechea {value} are deja doi jucători</translation>
    </message>
    <message>
        <source>team {value} has four players already</source>
        <translation>echipa {value} are deja patru jucători</translation>
    </message>
    <message>
        <source>{value} shares a seat, and its {field} is that of the person whose seat it is</source>
        <translation>{value} împarte un loc, iar „{field}” se ia de la persoana al cărei loc este</translation>
    </message>
    <message>
        <source>{value} cannot share a seat with {with_name}</source>
        <translation>{value} nu poate împărți locul cu {with_name}</translation>
    </message>
    <message>
        <source>{value} already has somebody who shares their seat</source>
        <translation>{value} are deja pe cineva care îi împarte locul</translation>
    </message>
    <message>
        <source>{value} has been seated, and their results stay as they are; take the rounds back first</source>
        <translation>{value} a fost deja la masă, iar rezultatele rămân cum sunt; retrageți mai întâi rundele</translation>
    </message>
    <message>
        <source>say which table is wished for, as a number; allowed: {allowed}</source>
        <translation>spuneți ce masă este dorită, ca număr; permis: {allowed}</translation>
    </message>
    <message>
        <source>this wish is noted already</source>
        <translation>această dorință este deja notată</translation>
    </message>
    <message>
        <source>there is no couple to part; give both the same pair number at the sign-in first</source>
        <translation>nu este niciun cuplu de despărțit; dați mai întâi ambilor același număr de pereche la înscriere</translation>
    </message>
    <message>
        <source>there is no wish {value}</source>
        <translation>nu există dorința {value}</translation>
    </message>
    <message>
        <source>several members are called {value}; sign the one who is meant in at the door, by number or nickname</source>
        <translation>mai mulți membri se numesc {value}; înscrieți persoana potrivită la intrare, după număr sau poreclă</translation>
    </message>
    <message>
        <source>nobody in the list has the number or the name {value}</source>
        <translation>nimeni din listă nu are numărul sau numele {value}</translation>
    </message>
    <message>
        <source>{value} may be {names}; type the number</source>
        <translation>{value} poate fi {names}; tastați numărul</translation>
    </message>
    <message>
        <source>no side can have {value}; allowed: {allowed}</source>
        <translation>nicio pereche nu poate avea {value}; permis: {allowed}</translation>
    </message>
    <message>
        <source>the totals add up to {value}, and should to {allowed}; say why if it is true</source>
        <translation>totalurile fac împreună {value} și ar trebui să facă {allowed}; spuneți de ce, dacă este adevărat</translation>
    </message>
    <message>
        <source>this table has handed in no totals</source>
        <translation>această masă nu a predat totaluri</translation>
    </message>
    <message>
        <source>there is no adjustment {value}</source>
        <translation>nu există ajustarea {value}</translation>
    </message>
    <message>
        <source>{value} has gone home already</source>
        <translation>{value} a plecat deja acasă</translation>
    </message>
    <message>
        <source>no round is seated yet; {value} will be in the first one</source>
        <translation>nicio rundă nu este încă așezată; {value} va fi în prima</translation>
    </message>
    <message>
        <source>{value} has a place in this round already</source>
        <translation>{value} are deja loc în această rundă</translation>
    </message>
    <message>
        <source>{value} is no dummy in this round; choose one, or nobody</source>
        <translation>{value} nu este mână moartă în această rundă; alegeți una sau niciuna</translation>
    </message>
    <message>
        <source>{with_name} plays in the seat of {value}; let them go first</source>
        <translation>{with_name} joacă pe locul lui {value}; lăsați-l întâi să plece</translation>
    </message>
    <message>
        <source>this can be said of the whole round only, or of one deal of two people at one table</source>
        <translation>aceasta se poate spune numai despre toată runda sau despre o împărțire a două persoane de la o masă</translation>
    </message>
    <message>
        <source>{value} cannot stand on a card here; allowed: {allowed}</source>
        <translation>{value} nu poate sta pe o fișă aici; permis: {allowed}</translation>
    </message>
    <message>
        <source>{value} does not agree with the other figures, which make {allowed}</source>
        <translation>{value} nu se potrivește cu celelalte cifre, care fac {allowed}</translation>
    </message>
    <message>
        <source>{value} would leave {rest} for the other half; allowed there: {allowed}</source>
        <translation>{value} ar lăsa {rest} pentru cealaltă jumătate; permis acolo: {allowed}</translation>
    </message>
    <message>
        <source>cards are missing: {value}</source>
        <translation>lipsesc fișe: {value}</translation>
    </message>
    <message>
        <source>there is no prize {value}</source>
        <translation>nu există premiul {value}</translation>
    </message>
    <message>
        <source>say who has won it</source>
        <translation>spuneți cine l-a câștigat</translation>
    </message>
    <message>
        <source>this can be decided only between those who are tied for it: {value}</source>
        <translation>aceasta se poate decide numai între cei la egalitate: {value}</translation>
    </message>
    <message>
        <source>give it a name: nothing else says what it is for</source>
        <translation>dați-i un nume: altceva nu spune pentru ce este</translation>
    </message>
    <message>
        <source>nobody has won {value} yet; decide it first</source>
        <translation>nimeni nu a câștigat încă {value}; decideți mai întâi</translation>
    </message>
    <message>
        <source>“{value}” is no amount of money; type it as 5 or 12.50, or leave it empty</source>
        <translation>„{value}” nu este o sumă de bani; tastați ca 5 sau 12,50 ori lăsați gol</translation>
    </message>
    <message>
        <source>such a prize is for the whole evening; it knows no halves</source>
        <translation>un asemenea premiu este pentru toată seara; nu cunoaște jumătăți</translation>
    </message>
    <message>
        <source>{value} is signed in already</source>
        <translation>{value} este deja pe lista de înscriere</translation>
    </message>
    <message>
        <source>{value} has been seated and stays in the results; mark them as gone home instead</source>
        <translation>{value} a stat la masă și rămâne în rezultate; treceți în schimb că a plecat acasă</translation>
    </message>
    <message>
        <source>{value} has a card or an adjustment in the results; take that back first</source>
        <translation>{value} are o fișă sau o ajustare în rezultate; retrageți-o mai întâi</translation>
    </message>
    <message>
        <source>{value} has a seat here; take the round back first</source>
        <translation>{value} are un loc aici; retrageți mai întâi runda</translation>
    </message>
    <message>
        <source>{value} and {with_name} cannot be joined: both must be in the lists</source>
        <translation>{value} și {with_name} nu se pot uni: ambele trebuie să fie în liste</translation>
    </message>
    <message>
        <source>{value} and {with_name} both play in this drive, so they are two</source>
        <translation>{value} și {with_name} joacă amândoi în acest concurs, deci sunt doi</translation>
    </message>
    <message>
        <source>{value} and {with_name} both played in {drives}, so they are two</source>
        <translation>{value} și {with_name} au jucat amândoi în {drives}, deci sunt doi</translation>
    </message>
    <message>
        <source>{value} belongs to drives that were played and cannot be deleted; archive them instead</source>
        <translation>{value} apare în concursuri jucate și nu se poate șterge; folosiți în schimb arhiva</translation>
    </message>
    <message>
        <source>this drive is not among the deleted ones</source>
        <translation>acest concurs nu este printre cele șterse</translation>
    </message>
    <message>
        <source>{value} was joined with nobody</source>
        <translation>{value} nu a fost unit cu nimeni</translation>
    </message>
    <message>
        <source>this is not there any more</source>
        <translation>aceasta nu mai există</translation>
    </message>
    <message>
        <source>there is one called {value} already</source>
        <translation>există deja unul numit {value}</translation>
    </message>
    <message>
        <source>give it a name</source>
        <translation>dați-i un nume</translation>
    </message>
    <message>
        <source>the club knows nobody with the id {value}</source>
        <translation>clubul nu cunoaște pe nimeni cu id-ul {value}</translation>
    </message>
    <message>
        <source>nobody with the id {value} is signed in</source>
        <translation>nimeni cu id-ul {value} nu este pe lista de înscriere</translation>
    </message>
    <message>
        <source>there is no round {value}; seated so far: {allowed}</source>
        <translation>nu există runda {value}; așezate până acum: {allowed}</translation>
    </message>
    <message>
        <source>there is no table {value}</source>
        <translation>nu există masa {value}</translation>
    </message>
    <message>
        <source>the {field} cannot change any more, since people are seated by it; take the rounds back first</source>
        <translation>„{field}” nu se mai poate schimba, fiindcă jucătorii sunt deja așezați pe baza acestei valori; retrageți mai întâi rundele</translation>
    </message>
    <message>
        <source>the {field} cannot change any more, since results are in; take the results back first</source>
        <translation>„{field}” nu se mai poate schimba, fiindcă există rezultate; retrageți mai întâi rezultatele</translation>
    </message>
    <message numerus="yes">
        <source>{value} results that are written will be scored anew</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} rezultat scris va fi calculat din nou</numerusform>
            <numerusform>{value} rezultate scrise vor fi calculate din nou</numerusform>
            <numerusform>{value} de rezultate scrise vor fi calculate din nou</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} was handed in without deals and cannot be scored anew; take it back or write its deals first</source>
        <translation>{value} s-a predat fără împărțiri și nu poate fi calculat din nou; retrageți-l sau scrieți întâi împărțirile</translation>
    </message>
    <message>
        <source>this round is seated already</source>
        <translation>această rundă este deja așezată</translation>
    </message>
    <message>
        <source>this is a practice; begin the round in earnest first</source>
        <translation>aceasta este o probă; începeți mai întâi runda cu adevărat</translation>
    </message>
    <message>
        <source>this is no practice: what is written counts</source>
        <translation>aceasta nu este o probă: ce se scrie contează</translation>
    </message>
    <message>
        <source>nobody is seated yet</source>
        <translation>nimeni nu este încă așezat</translation>
    </message>
    <message>
        <source>only the latest round, number {value}, can be taken back</source>
        <translation>numai ultima rundă, numărul {value}, poate fi retrasă</translation>
    </message>
    <message>
        <source>results are in, so the seats stay as they were</source>
        <translation>există rezultate, așa că locurile rămân cum au fost</translation>
    </message>
    <message>
        <source>{value} has no seat and does not rest</source>
        <translation>{value} nu are loc la masă și nu are nici liber</translation>
    </message>
    <message>
        <source>a seat is empty</source>
        <translation>un loc este gol</translation>
    </message>
    <message>
        <source>two tables cannot have the same number, and none is below 1</source>
        <translation>două mese nu pot avea același număr, și niciunul nu este sub 1</translation>
    </message>
    <message>
        <source>{value} would sit in two seats</source>
        <translation>{value} ar sta pe două locuri</translation>
    </message>
    <message>
        <source>{value} does not play in this round</source>
        <translation>{value} nu joacă în această rundă</translation>
    </message>
    <message>
        <source>no table is seated</source>
        <translation>nicio masă nu este așezată</translation>
    </message>
    <message>
        <source>write deal {allowed} first</source>
        <translation>scrieți mai întâi împărțirea {allowed}</translation>
    </message>
    <message>
        <source>only the last deal, number {allowed}, can be taken back</source>
        <translation>numai ultima împărțire, numărul {allowed}, poate fi retrasă</translation>
    </message>
    <message>
        <source>deal {value} is not written yet</source>
        <translation>împărțirea {value} nu este încă scrisă</translation>
    </message>
    <message>
        <source>nobody deals from {value}; seats: {allowed}</source>
        <translation>nimeni nu împarte de la {value}; locuri: {allowed}</translation>
    </message>
    <message>
        <source>the drive is closed; open it again to correct a result</source>
        <translation>concursul este încheiat; deschideți-l din nou pentru a corecta un rezultat</translation>
    </message>
    <message>
        <source>nothing has been played yet</source>
        <translation>încă nu s-a jucat nimic</translation>
    </message>
    <message>
        <source>results are missing (round/table): {value}</source>
        <translation>lipsesc rezultate (rundă/masă): {value}</translation>
    </message>
    <message>
        <source>meanwhile {station} has written {now} ({when}), and you {wanted}; that is there now: enter yours again if it is to stand</source>
        <translation>între timp {station} a scris {now} ({when}), iar dvs. {wanted}; acum este trecut ce a scris {station}: introduceți din nou ce ați scris dvs. dacă trebuie să rămână așa</translation>
    </message>
    <message>
        <source>{name}: meanwhile {station} has written {now} ({when}), and you {wanted}; that is there now: enter yours again if it is to stand</source>
        <translation>{name}: între timp {station} a scris {now} ({when}), iar dvs. {wanted}; acum este trecut ce a scris {station}: introduceți din nou ce ați scris dvs. dacă trebuie să rămână așa</translation>
    </message>
    <message>
        <source>at {station} this drive was deleted at {when}, so nothing was written</source>
        <translation>la {station} acest concurs a fost șters la {when}, așa că nu s-a scris nimic</translation>
    </message>
    <message>
        <source>what you did when the connection was lost was saved after all; look at it before you go on</source>
        <translation>ce ați făcut când s-a pierdut legătura s-a salvat totuși; verificați înainte de a continua</translation>
    </message>
    <message>
        <source>this has changed since, so the step cannot be taken back</source>
        <translation>aceasta s-a schimbat între timp, așa că pasul nu mai poate fi anulat</translation>
    </message>
    <message>
        <source>this cannot be read: {why}</source>
        <translation>nu se poate citi: {why}</translation>
    </message>
    <message>
        <source>this is no file of an evening: {why}</source>
        <translation>acesta nu este un fișier al unei seri: {why}</translation>
    </message>
    <message>
        <source>The club file is {path}</source>
        <translation>Fișierul clubului este {path}</translation>
    </message>
    <message>
        <source>Printed: {path}</source>
        <translation>Tipărit: {path}</translation>
    </message>
    <message>
        <source>Mitchell</source>
        <translation>Mitchell</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Dintr-un fișier</translation>
    </message>
    <message>
        <source>Pairs from a file</source>
        <translation>Perechi dintr-un fișier</translation>
    </message>
    <message>
        <source>One line of pairs keeps its tables and the other moves past it, so that each line has its winner.</source>
        <translation>O linie de perechi își păstrează mesele, iar cealaltă trece pe la ele, astfel că fiecare linie are câștigătorul ei.</translation>
    </message>
    <message>
        <source>Everybody moves as a schedule from a file says.</source>
        <translation>Toți se mută așa cum spune un program dintr-un fișier.</translation>
    </message>
    <message>
        <source>Partners stay together and move as a schedule from a file says.</source>
        <translation>Partenerii rămân împreună și se mută așa cum spune un program dintr-un fișier.</translation>
    </message>
    <message>
        <source>Skip a table half way when the tables are even in number</source>
        <translation>La jumătate se sare o masă, când numărul meselor este par</translation>
    </message>
    <message>
        <source>Needed only where the boards travel too.</source>
        <translation>Este nevoie numai unde circulă și etuiurile cu cărți.</translation>
    </message>
    <message>
        <source>Half of the numbers for each role</source>
        <translation>Câte o jumătate din numere pentru fiecare rol</translation>
    </message>
    <message>
        <source>The schedule</source>
        <translation>Programul</translation>
    </message>
    <message>
        <source>Individual, players: {value}, rounds: {rounds} ({method})</source>
        <translation>Individual, jucători: {value}, runde: {rounds} ({method})</translation>
    </message>
    <message>
        <source>Mixed, players: {value}, rounds: {rounds} ({method})</source>
        <translation>Mixt, jucători: {value}, runde: {rounds} ({method})</translation>
    </message>
    <message>
        <source>Pairs: {value}, rounds: {rounds} ({method})</source>
        <translation>Perechi: {value}, runde: {rounds} ({method})</translation>
    </message>
    <message>
        <source>Two-handed, players: {value}, rounds: {rounds} ({method})</source>
        <translation>În doi, jucători: {value}, runde: {rounds} ({method})</translation>
    </message>
    <message>
        <source>Teams of four: {value}, rounds: {rounds} ({method})</source>
        <translation>Echipe de patru: {value}, runde: {rounds} ({method})</translation>
    </message>
    <message>
        <source>Round {value}</source>
        <translation>Runda {value}</translation>
    </message>
    <message>
        <source>  Table {value}:  {one}  v  {two}</source>
        <translation>  Masa {value}:  {one}  contra  {two}</translation>
    </message>
    <message>
        <source>  Rest:  {value}</source>
        <translation>  Liber:  {value}</translation>
    </message>
    <message>
        <source>give --kind and --players, or a schedule with --from</source>
        <translation>dați --kind și --players sau un program cu --from</translation>
    </message>
    <message>
        <source>the schedule of the file is for {allowed}, not {value}</source>
        <translation>programul din fișier este pentru {allowed}, nu pentru {value}</translation>
    </message>
    <message>
        <source>{field} cannot be read: {value}</source>
        <translation>„{field}” nu se poate citi: {value}</translation>
    </message>
    <message>
        <source>no schedule has been read from a file yet; until then each round is drawn</source>
        <translation>încă nu s-a citit niciun program dintr-un fișier; până atunci fiecare rundă se trage la sorți</translation>
    </message>
    <message>
        <source>the schedule of the file is for another number than {value}, or for tables of another size; each round is drawn so that people meet least again</source>
        <translation>programul din fișier este pentru alt număr decât {value} sau pentru mese de altă mărime; fiecare rundă se trage la sorți astfel încât întâlnirile să se repete cât mai puțin</translation>
    </message>
    <message>
        <source>the schedule of the file repeats from round {value}</source>
        <translation>programul din fișier se repetă din runda {value}</translation>
    </message>
    <message>
        <source>there is no such drive for {value}; allowed: {allowed}</source>
        <translation>nu există un asemenea concurs pentru {value}; permis: {allowed}</translation>
    </message>
    <message numerus="yes">
        <source>{value} players cannot be half of one role and half of the other; allowed: an even number</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} jucător nu poate fi jumătate de un rol și jumătate de celălalt; permis: un număr par</numerusform>
            <numerusform>{value} jucători nu pot fi jumătate de un rol și jumătate de celălalt; permis: un număr par</numerusform>
            <numerusform>{value} de jucători nu pot fi jumătate de un rol și jumătate de celălalt; permis: un număr par</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a drive cannot have {value} rounds; allowed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>un concurs nu poate avea {value} rundă; permis: {allowed}</numerusform>
            <numerusform>un concurs nu poate avea {value} runde; permis: {allowed}</numerusform>
            <numerusform>un concurs nu poate avea {value} de runde; permis: {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the file has {value} bytes; allowed: up to {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>fișierul are {value} octet; permis: până la {allowed}</numerusform>
            <numerusform>fișierul are {value} octeți; permis: până la {allowed}</numerusform>
            <numerusform>fișierul are {value} de octeți; permis: până la {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the file has {value} lines; allowed: up to {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>fișierul are {value} rând; permis: până la {allowed}</numerusform>
            <numerusform>fișierul are {value} rânduri; permis: până la {allowed}</numerusform>
            <numerusform>fișierul are {value} de rânduri; permis: până la {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the file has {value} seats at a table; a schedule of the kind {kind} has {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>fișierul are {value} loc la o masă; un program de felul {kind} are {allowed}</numerusform>
            <numerusform>fișierul are {value} locuri la o masă; un program de felul {kind} are {allowed}</numerusform>
            <numerusform>fișierul are {value} de locuri la o masă; un program de felul {kind} are {allowed}</numerusform>
        </translation>
    </message>
    <message>
        <source>this is no schedule of a form that can be read: JSON, CSV that begins “round,table,a,b,c,d”, blocks under “!TABLE1”, lines like “1+2v3+4,5+6v7+8;9”, lines of numbers with those who rest at the end, or a list of hands</source>
        <translation>acesta nu este un program într-o formă care se poate citi: JSON, CSV care începe cu „round,table,a,b,c,d”, blocuri sub „!TABLE1”, rânduri ca „1+2v3+4,5+6v7+8;9”, rânduri de numere cu cei liberi la sfârșit sau o listă de împărțiri</translation>
    </message>
    <message>
        <source>this is no JSON that can be read ({value})</source>
        <translation>acesta nu este un JSON care se poate citi ({value})</translation>
    </message>
    <message>
        <source>“{field}” of a schedule cannot be read: {value}</source>
        <translation>„{field}” dintr-un program nu se poate citi: {value}</translation>
    </message>
    <message>
        <source>there is no kind of schedule {value}; known: {allowed}</source>
        <translation>nu există felul de program {value}; cunoscute: {allowed}</translation>
    </message>
    <message>
        <source>line {line} does not fit the rest of the file: {value}</source>
        <translation>rândul {line} nu se potrivește cu restul fișierului: {value}</translation>
    </message>
    <message>
        <source>a hand has no round or no table: {value}</source>
        <translation>o împărțire nu are rundă sau masă: {value}</translation>
    </message>
    <message>
        <source>the file names no table</source>
        <translation>fișierul nu numește nicio masă</translation>
    </message>
    <message>
        <source>the file is for {value}; allowed: up to {allowed}</source>
        <translation>fișierul este pentru {value}; permis: până la {allowed}</translation>
    </message>
    <message>
        <source>{value} is listed twice among the players</source>
        <translation>{value} apare de două ori printre jucători</translation>
    </message>
    <message>
        <source>the two roles of the file are not its players, each once</source>
        <translation>cele două roluri din fișier nu cuprind jucătorii lui, fiecare o dată</translation>
    </message>
    <message>
        <source>the file has {value} of one role and {other} of the other; allowed: as many of each</source>
        <translation>fișierul are {value} de un rol și {other} de celălalt; permis: la fel de mulți din fiecare</translation>
    </message>
    <message>
        <source>the file does not have two halves of every team, called 1A, 1B, 2A and so on</source>
        <translation>fișierul nu are două jumătăți ale fiecărei echipe, numite 1A, 1B, 2A și așa mai departe</translation>
    </message>
    <message>
        <source>round {value} is missing</source>
        <translation>lipsește runda {value}</translation>
    </message>
    <message>
        <source>{value} plays in no round</source>
        <translation>{value} nu joacă în nicio rundă</translation>
    </message>
    <message>
        <source>this table is there twice</source>
        <translation>această masă apare de două ori</translation>
    </message>
    <message>
        <source>nobody sits at this table, while it is used in other rounds</source>
        <translation>nimeni nu stă la această masă, deși în alte runde este folosită</translation>
    </message>
    <message>
        <source>nobody sits at {seat}</source>
        <translation>nimeni nu stă la {seat}</translation>
    </message>
    <message>
        <source>{value} sit here; a table has {allowed} seats</source>
        <translation>aici stau {value}; o masă are {allowed} locuri</translation>
    </message>
    <message>
        <source>{value} is not a player ({seat})</source>
        <translation>{value} nu este jucător ({seat})</translation>
    </message>
    <message>
        <source>{value} is not a player, yet is named among those who rest</source>
        <translation>{value} nu este jucător, dar apare printre cei liberi</translation>
    </message>
    <message>
        <source>{value} sits twice at this table ({seat})</source>
        <translation>{value} stă de două ori la această masă ({seat})</translation>
    </message>
    <message>
        <source>{value} sits at two tables ({seat} here, and at table {other})</source>
        <translation>{value} stă la două mese ({seat} aici și la masa {other})</translation>
    </message>
    <message>
        <source>{value} is named among those who rest, and elsewhere</source>
        <translation>{value} apare printre cei liberi, dar și în altă parte</translation>
    </message>
    <message>
        <source>{value} neither sits nor rests</source>
        <translation>{value} nici nu stă la masă, nici nu are liber</translation>
    </message>
    <message>
        <source>partners {value} and {other} are of one role</source>
        <translation>partenerii {value} și {other} au același rol</translation>
    </message>
    <message>
        <source>team {value} meets itself</source>
        <translation>echipa {value} se întâlnește pe sine</translation>
    </message>
    <message>
        <source>Whist drive (tricks)</source>
        <translation>Concurs de whist (levate)</translation>
    </message>
    <message>
        <source>Short whist</source>
        <translation>Whist scurt</translation>
    </message>
    <message>
        <source>Rubber whist</source>
        <translation>Whist cu rober</translation>
    </message>
    <message>
        <source>Cvisti</source>
        <translation>Cvisti</translation>
    </message>
    <message>
        <source>Bid whist</source>
        <translation>Whist cu licitație</translation>
    </message>
    <message>
        <source>Two-handed whist</source>
        <translation>Whist în doi</translation>
    </message>
    <message>
        <source>Points (any game)</source>
        <translation>Puncte (orice joc)</translation>
    </message>
    <message>
        <source>North–South</source>
        <translation>Nord–Sud</translation>
    </message>
    <message>
        <source>East–West</source>
        <translation>Est–Vest</translation>
    </message>
    <message>
        <source>N–S tricks</source>
        <translation>Levate N–S</translation>
    </message>
    <message>
        <source>E–W tricks</source>
        <translation>Levate E–V</translation>
    </message>
    <message>
        <source>North, second-phase tricks</source>
        <translation>Nord, levate faza 2</translation>
    </message>
    <message>
        <source>East, second-phase tricks</source>
        <translation>Est, levate faza 2</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Declarant</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Licitație</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Fel</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Onoruri</translation>
    </message>
    <message>
        <source>Honours held by</source>
        <translation>Onoruri la</translation>
    </message>
    <message>
        <source>row {value}</source>
        <translation>rândul {value}</translation>
    </message>
    <message>
        <source>People of the club</source>
        <translation>Persoanele clubului</translation>
    </message>
    <message>
        <source>Sign-in of this drive</source>
        <translation>Înscrierea la acest concurs</translation>
    </message>
    <message>
        <source>Who sat where</source>
        <translation>Cine unde a stat</translation>
    </message>
    <message>
        <source>Results of the tables</source>
        <translation>Rezultatele meselor</translation>
    </message>
    <message>
        <source>Schedule to follow</source>
        <translation>Programul de urmat</translation>
    </message>
    <message>
        <source>A whole drive</source>
        <translation>Un concurs întreg</translation>
    </message>
    <message>
        <source>Text for spreadsheets (CSV)</source>
        <translation>Text pentru foi de calcul (CSV)</translation>
    </message>
    <message>
        <source>File for this program (JSON)</source>
        <translation>Fișier pentru acest program (JSON)</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nou</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>schimbat</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>neschimbat</translation>
    </message>
    <message>
        <source>new namesake</source>
        <translation>nou, același nume</translation>
    </message>
    <message>
        <source>cannot be taken in</source>
        <translation>nu poate fi preluat</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>lăsat deoparte</translation>
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
        <translation>Occidental (Windows-1252)</translation>
    </message>
    <message>
        <source>Central European (Windows-1250)</source>
        <translation>Central-european (Windows-1250)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>Chirilic (Windows-1251)</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>punct și virgulă</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulator</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>virgulă</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Salvat ca {path}</translation>
    </message>
    <message>
        <source>Full name</source>
        <translation>Nume complet</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>heading of a column of names</comment>
        <translation>Jucător</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Prenume</translation>
    </message>
    <message>
        <source>Last name</source>
        <translation>Nume de familie</translation>
    </message>
    <message>
        <source>Surname</source>
        <translation>Numele de familie</translation>
    </message>
    <message>
        <source>Membership number</source>
        <translation>Număr de membru</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Starting number</source>
        <translation>Număr de start</translation>
    </message>
    <message>
        <source>Name in the club</source>
        <translation>Numele în club</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>heading of a column</comment>
        <translation>Pereche</translation>
    </message>
    <message>
        <source>Paid</source>
        <comment>heading of a column</comment>
        <translation>Plătit</translation>
    </message>
    <message>
        <source>Shares the seat of number</source>
        <translation>Împarte locul cu numărul</translation>
    </message>
    <message>
        <source>Stands in for number</source>
        <translation>Înlocuiește numărul</translation>
    </message>
    <message>
        <source>Dummy</source>
        <comment>heading of a column</comment>
        <translation>Mână moartă</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>De la runda</translation>
    </message>
    <message>
        <source>Until round</source>
        <translation>Până la runda</translation>
    </message>
    <message>
        <source>Dealt first</source>
        <translation>A împărțit primul</translation>
    </message>
    <message>
        <source>Dealt out of turn</source>
        <translation>A împărțit peste rând</translation>
    </message>
    <message>
        <source>Declarer’s seat</source>
        <translation>Locul declarantului</translation>
    </message>
    <message>
        <source>Numbers that really sat there</source>
        <translation>Numerele care au stat de fapt</translation>
    </message>
    <message>
        <source>Moves as winner</source>
        <translation>Se mută ca învingător</translation>
    </message>
    <message>
        <source>Remark</source>
        <comment>heading of a column</comment>
        <translation>Observație</translation>
    </message>
    <message>
        <source>Why the table stopped</source>
        <translation>De ce s-a oprit masa</translation>
    </message>
    <message>
        <source>round</source>
        <translation>runda</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>arhivat</translation>
    </message>
    <message>
        <source>dummy</source>
        <translation>mână moartă</translation>
    </message>
    <message>
        <source>from round</source>
        <translation>de la runda</translation>
    </message>
    <message>
        <source>until round</source>
        <translation>până la runda</translation>
    </message>
    <message>
        <source>person stood in for</source>
        <translation>persoana înlocuită</translation>
    </message>
    <message>
        <source>numbers that really sat there</source>
        <translation>numerele care au stat de fapt</translation>
    </message>
    <message>
        <source>side that moves as winner</source>
        <translation>partea care se mută ca învingătoare</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Vest</translation>
    </message>
    <message>
        <source>this is no table that can be read; save it as XLSX or as CSV and try again</source>
        <translation>acesta nu este un tabel care poate fi citit; salvați-l ca XLSX sau CSV și încercați din nou</translation>
    </message>
    <message>
        <source>this is a whole club; open it, and export from it what is wanted here</source>
        <translation>acesta este un club întreg; deschideți-l și exportați din el ce este nevoie aici</translation>
    </message>
    <message>
        <source>this workbook has an old format or a password; save it as XLSX without a password, or as CSV</source>
        <translation>registrul are un format vechi sau o parolă; salvați-l ca XLSX fără parolă sau ca CSV</translation>
    </message>
    <message>
        <source>this workbook has a password; save it without one</source>
        <translation>registrul are o parolă; salvați-l fără parolă</translation>
    </message>
    <message>
        <source>this workbook holds macros or figures from other files; save it as XLSX without them, or as CSV</source>
        <translation>acest registru de calcul conține macrocomenzi sau cifre din alte fișiere; salvați-l ca XLSX fără ele sau ca CSV</translation>
    </message>
    <message>
        <source>nothing stands in this table</source>
        <translation>în acest tabel nu este nimic</translation>
    </message>
    <message numerus="yes">
        <source>this workbook holds more than {allowed} million characters, far more than any list</source>
        <comment>allowed</comment>
        <translation>
            <numerusform>registrul are peste {allowed} milion de caractere, mult mai mult decât orice listă</numerusform>
            <numerusform>registrul are peste {allowed} milioane de caractere, mult mai mult decât orice listă</numerusform>
            <numerusform>registrul are peste {allowed} de milioane de caractere, mult mai mult decât orice listă</numerusform>
        </translation>
    </message>
    <message>
        <source>this table reaches to row {value} and column {columns}; at most {allowed} rows and {allowed_columns} columns are read</source>
        <translation>tabelul ajunge la rândul {value} și coloana {columns}; se citesc cel mult {allowed} rânduri și {allowed_columns} coloane</translation>
    </message>
    <message numerus="yes">
        <source>files of more than {allowed} million bytes are not read</source>
        <comment>allowed</comment>
        <translation>
            <numerusform>fișierele de peste {allowed} milion de octeți nu se citesc</numerusform>
            <numerusform>fișierele de peste {allowed} milioane de octeți nu se citesc</numerusform>
            <numerusform>fișierele de peste {allowed} de milioane de octeți nu se citesc</numerusform>
        </translation>
    </message>
    <message>
        <source>a cell holds {value} characters; no more than {allowed} are read</source>
        <translation>o celulă are {value} caractere; nu se citesc mai mult de {allowed}</translation>
    </message>
    <message>
        <source>this text is not written in {value}; choose how its letters are to be read</source>
        <translation>textul nu este scris în {value}; alegeți cum se citesc literele</translation>
    </message>
    <message>
        <source>the {field} is missing</source>
        <translation>lipsește: {field}</translation>
    </message>
    <message>
        <source>“{value}” under “{field}” is neither yes nor no</source>
        <translation>„{value}” la „{field}” nu este nici da, nici nu</translation>
    </message>
    <message>
        <source>say in which column the {field} stands</source>
        <translation>spuneți în ce coloană se află: {field}</translation>
    </message>
    <message>
        <source>“{value}” does not begin with somebody’s number</source>
        <translation>„{value}” nu începe cu numărul cuiva</translation>
    </message>
    <message>
        <source>nobody else in this drive has the number {value}</source>
        <translation>nimeni altcineva din acest concurs nu are numărul {value}</translation>
    </message>
    <message>
        <source>number {value} stands in two rows</source>
        <translation>numărul {value} apare pe două rânduri</translation>
    </message>
    <message>
        <source>this list names {value} players; no more than {allowed} take part in a drive</source>
        <translation>jucători pe această listă: {value}; la un concurs participă cel mult {allowed}</translation>
    </message>
    <message>
        <source>number {value} belongs to {name} in this drive</source>
        <translation>numărul {value} este în acest concurs al lui {name}</translation>
    </message>
    <message numerus="yes">
        <source>the club knows {value} people of this name; say whether one of them is meant</source>
        <comment>value</comment>
        <translation>
            <numerusform>clubul cunoaște o persoană cu acest nume; spuneți dacă despre ea este vorba</numerusform>
            <numerusform>clubul cunoaște {value} persoane cu acest nume; spuneți dacă este vorba despre una dintre ele</numerusform>
            <numerusform>clubul cunoaște {value} de persoane cu acest nume; spuneți dacă este vorba despre una dintre ele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the club knows {value} people of this name between whom nothing differs; say who is meant</source>
        <comment>value</comment>
        <translation>
            <numerusform>clubul cunoaște o persoană cu acest nume; spuneți dacă despre ea este vorba</numerusform>
            <numerusform>clubul cunoaște {value} persoane cu acest nume pe care nimic nu le deosebește; spuneți despre cine este vorba</numerusform>
            <numerusform>clubul cunoaște {value} de persoane cu acest nume pe care nimic nu le deosebește; spuneți despre cine este vorba</numerusform>
        </translation>
    </message>
    <message>
        <source>this is no drive that another club has exported</source>
        <translation>acesta nu este un concurs exportat de alt club</translation>
    </message>
    <message>
        <source>this drive contradicts itself ({value}) and was not taken in; export it anew</source>
        <translation>concursul se contrazice ({value}) și nu a fost preluat; exportați-l din nou</translation>
    </message>
    <message>
        <source>the club has a drive “{value}” on that day already; this will be another one</source>
        <translation>clubul are deja un concurs „{value}” în acea zi; acesta va fi încă unul</translation>
    </message>
    <message>
        <source>there are later rounds, but round {value} is missing</source>
        <translation>există runde ulterioare, dar lipsește runda {value}</translation>
    </message>
    <message>
        <source>{dealer} cannot have dealt this, since the deal passes to the left with every deal</source>
        <translation>{dealer} nu a putut împărți aici, fiindcă împărțirea trece mereu la stânga</translation>
    </message>
    <message>
        <source>this schedule has roles or teams; choose it in the plan of the drive</source>
        <translation>acest program are roluri sau echipe; alegeți-l în planul concursului</translation>
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
        <translation>FA</translation>
    </message>
    <message>
        <source>MIS</source>
        <translation>MIZ</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pică</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cupă</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>caro</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>treflă</translation>
    </message>
    <message>
        <source>no-trump</source>
        <translation>fără atu</translation>
    </message>
    <message>
        <source>misère</source>
        <translation>mizer</translation>
    </message>
    <message>
        <source>high</source>
        <translation>înaltă</translation>
    </message>
    <message>
        <source>low</source>
        <translation>joasă</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Se socotește</translation>
    </message>
    <message>
        <source>Every trick is a point, or only those above six (the other side then has none).</source>
        <translation>Fiecare levată este un punct, sau numai cele peste șase (cealaltă pereche nu are atunci nimic).</translation>
    </message>
    <message>
        <source>every trick</source>
        <translation>fiecare levată</translation>
    </message>
    <message>
        <source>tricks above six</source>
        <translation>levatele peste șase</translation>
    </message>
    <message>
        <source>In a misère deal</source>
        <translation>La o împărțire de mizer</translation>
    </message>
    <message>
        <source>Fewer tricks win a misère deal. A side writes down its own tricks or those of its opponents.</source>
        <translation>O împărțire de mizer se câștigă cu mai puține levate. O pereche scrie levatele proprii sau pe ale adversarilor.</translation>
    </message>
    <message>
        <source>write your own tricks</source>
        <translation>se scriu levatele proprii</translation>
    </message>
    <message>
        <source>write the opponents’ tricks</source>
        <translation>se scriu levatele adversarilor</translation>
    </message>
    <message>
        <source>Game at</source>
        <translation>Manșă la</translation>
    </message>
    <message>
        <source>The points that win a game; points above stay.</source>
        <translation>Punctele care câștigă o manșă; punctele în plus rămân.</translation>
    </message>
    <message>
        <source>Best of</source>
        <translation>Manșe</translation>
    </message>
    <message>
        <source>A single game, or the best of three games.</source>
        <translation>O singură manșă sau cele mai multe din trei manșe.</translation>
    </message>
    <message>
        <source>The points that win a game: 5, or 10 for long whist.</source>
        <translation>Punctele care câștigă o manșă: 5, sau 10 la whistul lung.</translation>
    </message>
    <message>
        <source>Of the four top trumps, 4 held by a side are 4 points and 3 held are 2.</source>
        <translation>Din cele patru atuuri mari, 4 avute de o pereche fac 4 puncte, iar 3 fac 2.</translation>
    </message>
    <message>
        <source>Rubber bonus</source>
        <translation>Bonus de rober</translation>
    </message>
    <message>
        <source>Points for winning the rubber.</source>
        <translation>Puncte pentru câștigarea roberului.</translation>
    </message>
    <message>
        <source>A game is worth</source>
        <translation>O manșă valorează</translation>
    </message>
    <message>
        <source>Rows: loser’s points from, to, worth. Without rows: to 5, 3 if the loser has none, 2 if 1–2, else 1; to 10, 2 if the loser has 0–4, else 1.</source>
        <translation>Rânduri: punctele învinșilor de la, până la, valoare. Fără rânduri: până la 5, valoarea este 3 dacă învinșii nu au nimic, 2 la 1–2, altfel 1; până la 10, 2 dacă învinșii au 0–4, altfel 1.</translation>
    </message>
    <message>
        <source>Games to a rubber</source>
        <translation>Manșe pentru un rober</translation>
    </message>
    <message>
        <source>The side that first wins so many has the rubber.</source>
        <translation>Perechea care câștigă prima atâtea manșe are roberul.</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Bonus de manșă</translation>
    </message>
    <message>
        <source>Rows: loser’s points from, to, bonus for the winner.</source>
        <translation>Rânduri: punctele învinșilor de la, până la, bonusul câștigătorilor.</translation>
    </message>
    <message>
        <source>Points still waiting at the end</source>
        <translation>Puncte încă în așteptare la sfârșit</translation>
    </message>
    <message>
        <source>Points still waiting when the rubber or the sitting ends count in the total, or are lost.</source>
        <translation>Punctele încă în așteptare la sfârșitul roberului sau al jocului intră în total sau se pierd.</translation>
    </message>
    <message>
        <source>count</source>
        <translation>contează</translation>
    </message>
    <message>
        <source>are lost</source>
        <translation>se pierd</translation>
    </message>
    <message>
        <source>The points that win a game; as many below zero lose it.</source>
        <translation>Punctele care câștigă o manșă; tot atâtea sub zero o pierd.</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Licitația minimă</translation>
    </message>
    <message>
        <source>The lowest bid taken: 1, or 3 for the riskier game.</source>
        <translation>Cea mai mică licitație admisă: 1, sau 3 pentru jocul mai riscant.</translation>
    </message>
    <message>
        <source>The points that win the game; points above stay.</source>
        <translation>Punctele care câștigă manșa; punctele în plus rămân.</translation>
    </message>
    <message>
        <source>Sum of a deal</source>
        <translation>Suma unei împărțiri</translation>
    </message>
    <message>
        <source>What the points of both sides make together in every deal; nothing where they may make anything.</source>
        <translation>Cât fac împreună punctele ambelor perechi la fiecare împărțire; gol, dacă pot face oricât.</translation>
    </message>
    <message>
        <source>a point for each trick</source>
        <translation>un punct pentru fiecare levată</translation>
    </message>
    <message>
        <source>points as written</source>
        <translation>puncte așa cum sunt scrise</translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks: {points} to {side}</source>
        <comment>tricks</comment>
        <translation>
            <numerusform>{tricks} levată: {points} pentru {side}</numerusform>
            <numerusform>{tricks} levate: {points} pentru {side}</numerusform>
            <numerusform>{tricks} de levate: {points} pentru {side}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{honours} honours: {points} to {side}</source>
        <comment>honours</comment>
        <translation>
            <numerusform>{honours} onor: {points} pentru {side}</numerusform>
            <numerusform>{honours} onoruri: {points} pentru {side}</numerusform>
            <numerusform>{honours} de onoruri: {points} pentru {side}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{honours} honours of {side} not counted: tricks had won the game</source>
        <comment>honours</comment>
        <translation>
            <numerusform>{honours} onor la {side} nu se socotește: levatele câștigaseră manșa</numerusform>
            <numerusform>{honours} onoruri la {side} nu se socotesc: levatele câștigaseră manșa</numerusform>
            <numerusform>{honours} de onoruri la {side} nu se socotesc: levatele câștigaseră manșa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{honours} honours of {side} not counted: they stood at {points}, one short of the game</source>
        <comment>honours</comment>
        <translation>
            <numerusform>{honours} onor la {side} nu se socotește: aveau {points}, cu unul sub manșă</numerusform>
            <numerusform>{honours} onoruri la {side} nu se socotesc: aveau {points}, cu unul sub manșă</numerusform>
            <numerusform>{honours} de onoruri la {side} nu se socotesc: aveau {points}, cu unul sub manșă</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks = {points}</source>
        <comment>tricks</comment>
        <translation>
            <numerusform>{tricks} levată = {points}</numerusform>
            <numerusform>{tricks} levate = {points}</numerusform>
            <numerusform>{tricks} de levate = {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks + {honours} honours = {points}</source>
        <comment>tricks</comment>
        <translation>
            <numerusform>{tricks} levată + {honours} onoruri = {points}</numerusform>
            <numerusform>{tricks} levate + {honours} onoruri = {points}</numerusform>
            <numerusform>{tricks} de levate + {honours} onoruri = {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{waits} waiting: penalties bring {to} to {most} at most until {side} have won a game</source>
        <comment>waits</comment>
        <translation>
            <numerusform>{waits} așteaptă: penalizările duc {to} cel mult la {most} până când {side} câștigă o manșă</numerusform>
            <numerusform>{waits} așteaptă: penalizările duc {to} cel mult la {most} până când {side} câștigă o manșă</numerusform>
            <numerusform>{waits} așteaptă: penalizările duc {to} cel mult la {most} până când {side} câștigă o manșă</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{honours} honours of {side} not counted with fewer than 7 tricks</source>
        <comment>honours</comment>
        <translation>
            <numerusform>{honours} onor la {side} nu se socotește cu mai puțin de 7 levate</numerusform>
            <numerusform>{honours} onoruri la {side} nu se socotesc cu mai puțin de 7 levate</numerusform>
            <numerusform>{honours} de onoruri la {side} nu se socotesc cu mai puțin de 7 levate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} waiting entered for {side}</source>
        <comment>points</comment>
        <translation>
            <numerusform>{points} în așteptare intră pentru {side}</numerusform>
            <numerusform>{points} în așteptare intră pentru {side}</numerusform>
            <numerusform>{points} în așteptare intră pentru {side}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{waits} still waiting, counted for {side}</source>
        <comment>waits</comment>
        <translation>
            <numerusform>{waits} încă în așteptare, socotit pentru {side}</numerusform>
            <numerusform>{waits} încă în așteptare, socotite pentru {side}</numerusform>
            <numerusform>{waits} încă în așteptare, socotite pentru {side}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{waits} still waiting for {side}, lost</source>
        <comment>waits</comment>
        <translation>
            <numerusform>{waits} încă în așteptare pentru {side}, pierdut</numerusform>
            <numerusform>{waits} încă în așteptare pentru {side}, pierdute</numerusform>
            <numerusform>{waits} încă în așteptare pentru {side}, pierdute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bid {bid}, {tricks} tricks: {points} to {declarer}</source>
        <comment>tricks</comment>
        <translation>
            <numerusform>licitație {bid}, {tricks} levată: {points} pentru {declarer}</numerusform>
            <numerusform>licitație {bid}, {tricks} levate: {points} pentru {declarer}</numerusform>
            <numerusform>licitație {bid}, {tricks} de levate: {points} pentru {declarer}</numerusform>
        </translation>
    </message>
    <message>
        <source>{sum} in all instead of {expected}</source>
        <translation>{sum} în total în loc de {expected}</translation>
    </message>
    <message>
        <source>misère: won by {side} with fewer tricks</source>
        <translation>mizer: câștigat de {side} cu mai puține levate</translation>
    </message>
    <message>
        <source>misère: won by {side} with fewer tricks, each side writes its opponents’ tricks</source>
        <translation>mizer: câștigat de {side} cu mai puține levate, fiecare pereche scrie levatele adversarilor</translation>
    </message>
    <message>
        <source>game to {winner} with {points}</source>
        <translation>manșă pentru {winner} cu {points}</translation>
    </message>
    <message>
        <source>game to {winner} with {points}: waiting points alone won it, before a deal</source>
        <translation>manșă pentru {winner} cu {points}: au câștigat-o numai punctele în așteptare, înainte de vreo împărțire</translation>
    </message>
    <message>
        <source>points above {target} stay</source>
        <translation>punctele peste {target} rămân</translation>
    </message>
    <message>
        <source>rubber to {winner}, {won}–{lost} in games</source>
        <translation>rober pentru {winner}, {won}–{lost} la manșe</translation>
    </message>
    <message>
        <source>{side} had {points}: treble, worth {worth}</source>
        <translation>{side} aveau {points}: triplă, valoare {worth}</translation>
    </message>
    <message>
        <source>{side} had {points}: double, worth {worth}</source>
        <translation>{side} aveau {points}: dublă, valoare {worth}</translation>
    </message>
    <message>
        <source>{side} had {points}: single, worth {worth}</source>
        <translation>{side} aveau {points}: simplă, valoare {worth}</translation>
    </message>
    <message>
        <source>{side} had {points}: worth {worth}</source>
        <translation>{side} aveau {points}: valoare {worth}</translation>
    </message>
    <message>
        <source>{bonus} for the rubber, which is worth {value} to {winner}</source>
        <translation>{bonus} pentru rober, care valorează {value} pentru {winner}</translation>
    </message>
    <message>
        <source>all passed, so no penalty</source>
        <translation>toți pas, deci fără penalizare</translation>
    </message>
    <message>
        <source>{short} short: {points} to {to}</source>
        <translation>lipsă {short}: {points} pentru {to}</translation>
    </message>
    <message>
        <source>honours come first and win the game for {side}: tricks not counted</source>
        <translation>onorurile se socotesc întâi și câștigă manșa pentru {side}: levatele nu contează</translation>
    </message>
    <message>
        <source>no-trump: 1 more to {side}</source>
        <translation>fără atu: încă 1 pentru {side}</translation>
    </message>
    <message>
        <source>{side} had {points}: bonus {bonus}</source>
        <translation>{side} aveau {points}: bonus {bonus}</translation>
    </message>
    <message>
        <source>{side} had {points}: no bonus</source>
        <translation>{side} aveau {points}: fără bonus</translation>
    </message>
    <message>
        <source>bid {bid}, {points} short: −{points} to {declarer}</source>
        <translation>licitație {bid}, lipsă {points}: −{points} pentru {declarer}</translation>
    </message>
    <message>
        <source>{side} fell to −{goal} or lower: game to {winner}</source>
        <translation>{side} au coborât la −{goal} sau mai jos: manșă pentru {winner}</translation>
    </message>
    <message>
        <source>Table {table}, deal {deal}: {ns_names} took {ns}, {ew_names} took {ew}</source>
        <translation>Masa {table}, împărțirea {deal}: levate {ns_names} {ns}, {ew_names} {ew}</translation>
    </message>
    <message>
        <source>Table {table}, deal {deal}: {ns} to {ns_names}, {ew} to {ew_names}</source>
        <translation>Masa {table}, împărțirea {deal}: {ns} pentru {ns_names}, {ew} pentru {ew_names}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Runda {round} din {rounds}</translation>
    </message>
    <message>
        <source>Practice: round {round} of {rounds}</source>
        <translation>Probă: runda {round} din {rounds}</translation>
    </message>
    <message>
        <source>Deal {first}</source>
        <translation>Împărțirea {first}</translation>
    </message>
    <message>
        <source>Deals {first} to {last}</source>
        <translation>Împărțirile {first}–{last}</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bun venit</translation>
    </message>
    <message>
        <source>The last round is over</source>
        <translation>Ultima rundă s-a încheiat</translation>
    </message>
    <message>
        <source>Round {round}: who sits at each table</source>
        <translation>Runda {round}: cine stă la fiecare masă</translation>
    </message>
    <message>
        <source>Round {round}: where you sit</source>
        <translation>Runda {round}: unde stați</translation>
    </message>
    <message>
        <source>Table {table}, {seat}</source>
        <translation>Masa {table}, {seat}</translation>
    </message>
    <message>
        <source>The seats are drawn soon.</source>
        <translation>Locurile se trag la sorți în curând.</translation>
    </message>
    <message>
        <source>After round {round} of {rounds}</source>
        <translation>După runda {round} din {rounds}</translation>
    </message>
    <message>
        <source>{list}, after round {round} of {rounds}</source>
        <translation>{list}, după runda {round} din {rounds}</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Clasament final</translation>
    </message>
    <message>
        <source>Final standings: {list}</source>
        <translation>Clasament final: {list}</translation>
    </message>
    <message>
        <source>Standings: {list}</source>
        <translation>Clasament: {list}</translation>
    </message>
    <message>
        <source>The last rounds stay secret until the prizes.</source>
        <translation>Ultimele runde rămân secrete până la premii.</translation>
    </message>
    <message>
        <source>Provisional: results are still missing.</source>
        <translation>Provizoriu: încă lipsesc rezultate.</translation>
    </message>
    <message>
        <source>No round is complete yet.</source>
        <translation>Nicio rundă nu este încă încheiată.</translation>
    </message>
    <message>
        <source>Prizes</source>
        <comment>heading on the wall</comment>
        <translation>Premii</translation>
    </message>
    <message>
        <source>There are no prizes.</source>
        <translation>Nu sunt premii.</translation>
    </message>
    <message>
        <source>The first prizes are given at the interval.</source>
        <translation>Primele premii se acordă la pauză.</translation>
    </message>
    <message>
        <source>The prizes are given after the last round.</source>
        <translation>Premiile se acordă după ultima rundă.</translation>
    </message>
    <message>
        <source>Still to come: {count}</source>
        <translation>Urmează încă: {count}</translation>
    </message>
    <message>
        <source>Last minutes</source>
        <translation>Ultimele minute</translation>
    </message>
    <message>
        <source>Time!</source>
        <translation>Timpul a expirat!</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>oprit</translation>
    </message>
    <message>
        <source>Season table</source>
        <translation>Tabelul sezonului</translation>
    </message>
    <message>
        <source>Season table, evenings {first} to {last}</source>
        <translation>Tabelul sezonului, serile {first}–{last}</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Medie</translation>
    </message>
    <message>
        <source>Came</source>
        <comment>to how many evenings, above a column</comment>
        <translation>Seri</translation>
    </message>
    <message>
        <source>For coming</source>
        <comment>points, above a column</comment>
        <translation>Prezență</translation>
    </message>
    <message>
        <source>Not among the best</source>
        <comment>evenings, above a column</comment>
        <translation>În afara celor mai bune</translation>
    </message>
    <message>
        <source>Points of each evening, with the place beside them.</source>
        <translation>Punctele fiecărei seri, cu locul alături.</translation>
    </message>
    <message>
        <source>All evenings count.</source>
        <translation>Contează toate serile.</translation>
    </message>
    <message numerus="yes">
        <source>The best {best} evenings of each count and are in bold; the others are in brackets.</source>
        <comment>best</comment>
        <translation>
            <numerusform>Contează cea mai bună seară a fiecăruia, scrisă îngroșat; celelalte sunt în paranteze.</numerusform>
            <numerusform>Contează cele mai bune {best} seri ale fiecăruia, scrise îngroșat; celelalte sunt în paranteze.</numerusform>
            <numerusform>Contează cele mai bune {best} de seri ale fiecăruia, scrise îngroșat; celelalte sunt în paranteze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best {best} evenings of each count.</source>
        <comment>best</comment>
        <translation>
            <numerusform>Contează cea mai bună seară a fiecăruia.</numerusform>
            <numerusform>Contează cele mai bune {best} seri ale fiecăruia.</numerusform>
            <numerusform>Contează cele mai bune {best} de seri ale fiecăruia.</numerusform>
        </translation>
    </message>
    <message>
        <source>An evening brings the points of its drive.</source>
        <translation>O seară aduce punctele concursului ei.</translation>
    </message>
    <message>
        <source>An evening brings points for places: {points}.</source>
        <translation>O seară aduce puncte pentru locuri: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever came gets {points} points more.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Cine a venit primește încă {points} punct.</numerusform>
            <numerusform>Cine a venit primește încă {points} puncte.</numerusform>
            <numerusform>Cine a venit primește încă {points} de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} drives are not closed and are left out until then: {drives}.</source>
        <comment>count</comment>
        <translation>
            <numerusform>{count} concurs nu este încheiat și lipsește până atunci: {drives}.</numerusform>
            <numerusform>{count} concursuri nu sunt încheiate și lipsesc până atunci: {drives}.</numerusform>
            <numerusform>{count} de concursuri nu sunt încheiate și lipsesc până atunci: {drives}.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{title}”, {day}</source>
        <translation>„{title}”, {day}</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first} – {last}</translation>
    </message>
    <message>
        <source>{day}/{month}</source>
        <comment>day and month as figures</comment>
        <translation>{day}.{month}</translation>
    </message>
    <message>
        <source>{day}/{month} {year}</source>
        <comment>a date as figures</comment>
        <translation>{day}.{month}.{year}</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabel (CSV)</translation>
    </message>
    <message>
        <source>Level at {step} {figure}: {names}.</source>
        <translation>Egalitate la {step} {figure}: {names}.</translation>
    </message>
    <message>
        <source>{step}: {figures}.</source>
        <translation>{step}: {figures}.</translation>
    </message>
    <message>
        <source>{step}: {figure} each.</source>
        <translation>{step}: câte {figure}.</translation>
    </message>
    <message>
        <source>{figure} ({names})</source>
        <translation>{figure} ({names})</translation>
    </message>
    <message>
        <source>Decided by {step}.</source>
        <translation>Decide: {step}.</translation>
    </message>
    <message>
        <source>Still level: {names}.</source>
        <translation>Încă la egalitate: {names}.</translation>
    </message>
    <message>
        <source>They cut: {order}</source>
        <translation>Tăiere: {order}</translation>
    </message>
    <message>
        <source>They played off: {order}</source>
        <translation>Baraj: {order}</translation>
    </message>
    <message>
        <source>They share: {order}</source>
        <translation>Se împarte: {order}</translation>
    </message>
    <message>
        <source>{first} before {next}</source>
        <translation>{first} înainte de {next}</translation>
    </message>
    <message>
        <source>{settled}.</source>
        <translation>{settled}.</translation>
    </message>
    <message>
        <source>Further ties that were told apart: {count}</source>
        <translation>Alte egalități departajate: {count}</translation>
    </message>
    <message>
        <source>As in the standings. {settled}</source>
        <translation>Ca în clasament. {settled}</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>tăiere</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>baraj</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>împărțit</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Egalitate</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>runda {round}</translation>
    </message>
    <message>
        <source>round {round}, deal {first}</source>
        <translation>runda {round}, împărțirea {first}</translation>
    </message>
    <message>
        <source>round {round}, deals {first} to {last}</source>
        <translation>runda {round}, împărțirile {first}–{last}</translation>
    </message>
    <message>
        <source>{name}, {when}: table {table}, {seat}, with {partner} against {opponents}</source>
        <translation>{name}, {when}: masa {table}, {seat}, cu {partner} contra {opponents}</translation>
    </message>
    <message>
        <source>{name}, {when}: table {table}, {seat}, against {opponents}</source>
        <translation>{name}, {when}: masa {table}, {seat}, contra {opponents}</translation>
    </message>
    <message>
        <source>{name}, {when}: rests</source>
        <translation>{name}, {when}: are liber</translation>
    </message>
    <message>
        <source>Round {round} is not seated yet.</source>
        <translation>Runda {round} nu este încă așezată.</translation>
    </message>
    <message>
        <source>How it is scored</source>
        <translation>Cum se punctează</translation>
    </message>
    <message>
        <source>The rules of the game as this drive has them, with a worked example, for the wall or the tables.</source>
        <translation>Regulile jocului așa cum le are acest concurs, cu un exemplu lucrat, pentru perete sau pentru mese.</translation>
    </message>
    <message>
        <source>How it is scored: {system}</source>
        <translation>Cum se punctează: {system}</translation>
    </message>
    <message>
        <source>What is written</source>
        <translation>Ce se scrie</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Ce contează</translation>
    </message>
    <message>
        <source>Where rules differ, it is held so here</source>
        <translation>Unde regulile diferă, aici se joacă așa</translation>
    </message>
    <message>
        <source>As it is played here</source>
        <translation>Cum se joacă aici</translation>
    </message>
    <message>
        <source>For the standings</source>
        <translation>Pentru clasament</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Un exemplu</translation>
    </message>
    <message>
        <source>The deals are made up. Their points, and why, are worked out by the program with the options above.</source>
        <translation>Împărțirile sunt inventate. Punctele și explicația lor sunt calculate de program cu opțiunile de mai sus.</translation>
    </message>
    <message numerus="yes">
        <source>All tables stop after {deals} deals.</source>
        <comment>deals</comment>
        <translation>
            <numerusform>Toate mesele se opresc după {deals} împărțire.</numerusform>
            <numerusform>Toate mesele se opresc după {deals} împărțiri.</numerusform>
            <numerusform>Toate mesele se opresc după {deals} de împărțiri.</numerusform>
        </translation>
    </message>
    <message>
        <source>A table plays until the rubber, or the single game, is decided.</source>
        <translation>O masă joacă până se decide roberul sau manșa unică.</translation>
    </message>
    <message>
        <source>A game that is not finished then counts its points and brings no bonus.</source>
        <translation>O manșă neterminată își socotește atunci punctele și nu aduce bonus.</translation>
    </message>
    <message>
        <source>Everybody has the points of their side, in every deal they play.</source>
        <translation>Fiecare are punctele perechii sale, la fiecare împărțire pe care o joacă.</translation>
    </message>
    <message>
        <source>A table that is stopped early counts the deals that it has played, and the reason stays beside it.</source>
        <translation>O masă oprită devreme socotește împărțirile pe care le-a jucat, iar motivul rămâne alături.</translation>
    </message>
    <message>
        <source>What cannot be, such as fourteen tricks, is refused with the place and what may stand there.</source>
        <translation>Ce nu se poate, de exemplu paisprezece levate, este refuzat, cu locul greșelii și cu ce poate sta acolo.</translation>
    </message>
    <message>
        <source>Two pairs play for thirteen tricks. Everybody collects the tricks of their side through the whole evening.</source>
        <translation>Două perechi joacă pentru treisprezece levate. Fiecare adună levatele perechii sale toată seara.</translation>
    </message>
    <message>
        <source>Two pairs play for games of a few points; only tricks above six bring any, and honours do not count.</source>
        <translation>Două perechi joacă manșe de câteva puncte; numai levatele peste șase aduc puncte, iar onorurile nu contează.</translation>
    </message>
    <message>
        <source>Two pairs play the best of three games. Tricks make the games, and games make the points that count.</source>
        <translation>Două perechi joacă cele mai multe din trei manșe. Levatele fac manșele, iar manșele fac punctele care contează.</translation>
    </message>
    <message>
        <source>Two pairs bid how many points they will make, in tricks and in honours that they capture. Games, bonuses and points that wait make up the rubber.</source>
        <translation>Două perechi licitează câte puncte vor face, din levate și din onorurile pe care le iau. Manșele, bonusurile și punctele în așteptare formează roberul.</translation>
    </message>
    <message>
        <source>Two pairs bid for the kitty, with 54 cards of which two are jokers. Only the side that declares can win points, or lose them.</source>
        <translation>Două perechi licitează pentru talon, cu 54 de cărți, dintre care două sunt jokeri. Numai perechea declarantului poate câștiga sau pierde puncte.</translation>
    </message>
    <message>
        <source>Two players have thirteen cards each, and draw from the stock after every trick until it is used up; then they play what they hold.</source>
        <translation>Doi jucători au câte treisprezece cărți și trag din pachet după fiecare levată, până se termină; apoi joacă ce au în mână.</translation>
    </message>
    <message>
        <source>For evenings of any other game: the points of both sides are written as they are, and added.</source>
        <translation>Pentru seri cu orice alt joc: punctele ambelor perechi se scriu așa cum sunt și se adună.</translation>
    </message>
    <message>
        <source>For each deal the tricks of one side; the other side has the rest of thirteen.</source>
        <translation>Pentru fiecare împărțire, levatele unei perechi; cealaltă pereche are restul până la treisprezece.</translation>
    </message>
    <message>
        <source>For each deal the tricks of one side, and which side held three or four honours, if any did.</source>
        <translation>Pentru fiecare împărțire, levatele unei perechi și care pereche a avut trei sau patru onoruri, dacă le-a avut vreuna.</translation>
    </message>
    <message>
        <source>For each deal the side that declares, its bid from 1 to 7 (0: all four passed), the trump, and the tricks and honours that it took.</source>
        <translation>Pentru fiecare împărțire, perechea declarantului, licitația ei de la 1 la 7 (0: toți patru pas), atuul și levatele și onorurile pe care le-a luat.</translation>
    </message>
    <message>
        <source>For each deal the side that declares, its bid, high, low or no-trump, the trump (in no-trump the order), and the tricks that it took, the kitty among them.</source>
        <translation>Pentru fiecare împărțire, perechea declarantului, licitația ei, înaltă, joasă sau fără atu, atuul (la fără atu ordinea) și levatele pe care le-a luat, cu talonul între ele.</translation>
    </message>
    <message>
        <source>For each deal the tricks that one player took after the stock was used up.</source>
        <translation>Pentru fiecare împărțire, levatele luate de un jucător după epuizarea pachetului.</translation>
    </message>
    <message>
        <source>For each deal the points of both sides: whole numbers, also below zero.</source>
        <translation>Pentru fiecare împărțire, punctele ambelor perechi: numere întregi, și sub zero.</translation>
    </message>
    <message>
        <source>A revoke is settled at the table in tricks. What is decided later is an adjustment with its reason.</source>
        <translation>O renonsă se rezolvă la masă, în levate. Ce se decide mai târziu este o ajustare cu motivul ei.</translation>
    </message>
    <message>
        <source>Tricks that do not make thirteen are taken only with a reason, and stay marked.</source>
        <translation>Levatele care nu fac treisprezece se acceptă numai cu un motiv și rămân marcate.</translation>
    </message>
    <message>
        <source>A game is decided only when a deal is over; so a side may end with more points than it needs.</source>
        <translation>O manșă se decide abia la sfârșitul unei împărțiri; așa că o pereche poate încheia cu mai multe puncte decât îi trebuie.</translation>
    </message>
    <message>
        <source>Honours are those that a side held when the cards were dealt, not those that it took in tricks.</source>
        <translation>Onorurile sunt cele pe care o pereche le avea la împărțirea cărților, nu cele luate în levate.</translation>
    </message>
    <message>
        <source>Where a number of deals is played, games that are won count; the bonus comes with a whole rubber only.</source>
        <translation>Unde se joacă un număr fix de împărțiri, contează manșele câștigate; bonusul vine numai cu un rober întreg.</translation>
    </message>
    <message>
        <source>That honours may win a game before the tricks are counted holds for both sides, in every deal.</source>
        <translation>Regula că onorurile pot câștiga o manșă înainte de socotirea levatelor este valabilă pentru ambele perechi, la fiecare împărțire.</translation>
    </message>
    <message>
        <source>One game won in the rubber is enough: from then on that side’s failed bids count in full at once.</source>
        <translation>Ajunge o manșă câștigată în rober: de atunci, licitațiile neîndeplinite ale acelei perechi contează imediat în întregime.</translation>
    </message>
    <message>
        <source>Waiting points are entered for both sides together, and may win the new game before its first deal.</source>
        <translation>Punctele în așteptare intră odată pentru ambele perechi și pot câștiga noua manșă înainte de prima ei împărțire.</translation>
    </message>
    <message>
        <source>Points that wait never go on into another rubber, and the highest bid is 7.</source>
        <translation>Punctele în așteptare nu trec niciodată în alt rober, iar cea mai mare licitație este 7.</translation>
    </message>
    <message>
        <source>The rubber belongs to the side that wins the games, whoever has more points; all points count.</source>
        <translation>Roberul este al perechii care câștigă manșele, oricine ar avea mai multe puncte; toate punctele contează.</translation>
    </message>
    <message>
        <source>A side with fewer than six tricks loses a point for every trick that is missing to its bid, too.</source>
        <translation>O pereche cu mai puțin de șase levate pierde și ea câte un punct pentru fiecare levată care lipsește din licitație.</translation>
    </message>
    <message>
        <source>A side that falls as far below zero as a game goes above it has lost that game to the other side.</source>
        <translation>O pereche care coboară sub zero cu atâtea puncte cât o manșă peste zero pierde acea manșă în favoarea celeilalte perechi.</translation>
    </message>
    <message>
        <source>The tricks of the first phase only bring cards from the stock; they are not written.</source>
        <translation>Levatele din prima fază aduc numai cărți din pachet; ele nu se scriu.</translation>
    </message>
    <message>
        <source>The deal is won by the side with more points; where both have as many, nobody has won it.</source>
        <translation>Împărțirea o câștigă perechea cu mai multe puncte; dacă ambele au la fel, nu a câștigat-o nimeni.</translation>
    </message>
    <message>
        <source>Where to begin</source>
        <translation>De unde se începe</translation>
    </message>
    <message>
        <source>The program runs a club’s whist evening: who is there, who sits where, what each table has made, who has won, and all the paper for it. It needs no internet.</source>
        <translation>Programul conduce seara de whist a unui club: cine a venit, cine unde stă, ce a făcut fiecare masă, cine a câștigat și toate hârtiile necesare. Nu are nevoie de internet.</translation>
    </message>
    <message>
        <source>Whist here means the game of tricks for two pairs, with trumps, as it is played at whist drives, and its relatives. The bidding game that is called whist in Romania is another one.</source>
        <translation>Whist înseamnă aici jocul de levate pentru două perechi, cu atuuri, așa cum se joacă la concursurile de whist, și rudele lui. Jocul cu licitație numit whist în România este altul.</translation>
    </message>
    <message>
        <source>“Try the sample evening” on the first page opens a finished drive in a file of its own. Change what you like there; your club is not touched.</source>
        <translation>„Încearcă seara demonstrativă” de pe prima pagină deschide un concurs încheiat, într-un fișier separat. Schimbați acolo ce doriți; clubul dvs. nu este atins.</translation>
    </message>
    <message>
        <source>**Ctrl+N** begins a drive: its game, how people move, and how many rounds are played.</source>
        <translation>**Ctrl+N** începe un concurs: jocul, felul în care se mută jucătorii și câte runde se joacă.</translation>
    </message>
    <message>
        <source>Then follow the list at the left from the top: sign people in, draw the seats, type the results, look at the standings, hand out the prizes, print.</source>
        <translation>Apoi urmați lista din stânga de sus în jos: înscrieți persoanele, trageți locurile la sorți, introduceți rezultatele, priviți clasamentul, înmânați premiile, tipăriți.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Bine de știut</translation>
    </message>
    <message>
        <source>Nothing needs to be saved: whatever you type is in the file as soon as it is taken in.</source>
        <translation>Nimic nu trebuie salvat: tot ce tastați ajunge în fișier imediat ce este preluat.</translation>
    </message>
    <message>
        <source>**Ctrl+Z** takes back the last step, and the one before it, to the beginning of the evening. It works after the program was closed, too.</source>
        <translation>**Ctrl+Z** anulează ultimul pas, și pe cel dinaintea lui, până la începutul serii. Merge și după ce programul a fost închis.</translation>
    </message>
    <message>
        <source>A club is one file. Copy it with “Save a copy” to carry the evening on at another computer.</source>
        <translation>Un club este un singur fișier. Copiați-l cu „Salvează o copie” pentru a continua seara pe alt computer.</translation>
    </message>
    <message>
        <source>Keys that work everywhere</source>
        <translation>Taste care merg peste tot</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse. The key of a button stands in its little window of help.</source>
        <translation>Totul se poate face fără mouse. Tasta unui buton apare în indicația lui.</translation>
    </message>
    <message>
        <source>Help for the page or the dialog in which you are</source>
        <translation>Ajutor pentru pagina sau dialogul în care sunteți</translation>
    </message>
    <message>
        <source>How the game of this drive is scored, with an example</source>
        <translation>Cum se punctează jocul acestui concurs, cu un exemplu</translation>
    </message>
    <message>
        <source>All commands and their keys</source>
        <translation>Toate comenzile și tastele lor</translation>
    </message>
    <message>
        <source>Take the last step back; do it again</source>
        <translation>Anulează ultimul pas; îl reface</translation>
    </message>
    <message>
        <source>Take in what is half-typed; it would be saved anyway</source>
        <translation>Preia ce este tastat pe jumătate; s-ar salva oricum</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Runda următoare</translation>
    </message>
    <message>
        <source>The drives, and the steps of the evening</source>
        <translation>Concursurile și pașii serii</translation>
    </message>
    <message>
        <source>Go on to the next field, or back</source>
        <translation>Mergi la câmpul următor sau înapoi</translation>
    </message>
    <message>
        <source>Leave a field as it was, or close what lies above the page</source>
        <translation>Lasă un câmp cum a fost sau închide ce stă peste pagină</translation>
    </message>
    <message>
        <source>Edit what is selected in a list</source>
        <translation>Editează ce este selectat într-o listă</translation>
    </message>
    <message>
        <source>Sort a list by the column in which you are</source>
        <translation>Sortează o listă după coloana în care sunteți</translation>
    </message>
    <message>
        <source>Look for a name, where there are names</source>
        <translation>Caută un nume, unde sunt nume</translation>
    </message>
    <message>
        <source>Larger or smaller text</source>
        <translation>Text mai mare sau mai mic</translation>
    </message>
    <message>
        <source>The wall</source>
        <translation>Ecranul din sală</translation>
    </message>
    <message>
        <source>A second window for a projector or a television: who sits where next, the trump, the clock of the round, the standings, and the prizes one by one. The hall sees it while you go on typing.</source>
        <translation>O a doua fereastră, pentru proiector sau televizor: cine unde stă în continuare, atuul, ceasul rundei, clasamentul și premiile unul câte unul. Sala o vede în timp ce dvs. tastați mai departe.</translation>
    </message>
    <message>
        <source>Connect the screen and press **Ctrl+Shift+W**. The wall fills the second screen; with one screen only it lies beside the window. The bar above the page chooses what it shows.</source>
        <translation>Conectați ecranul și apăsați **Ctrl+Shift+W**. Fereastra umple al doilea ecran; cu un singur ecran stă lângă fereastra programului. Bara de deasupra paginii alege ce arată.</translation>
    </message>
    <message>
        <source>Start the clock of the round, or pause it</source>
        <translation>Pornește sau oprește ceasul rundei</translation>
    </message>
    <message>
        <source>Give the round another minute</source>
        <translation>Dă rundei încă un minut</translation>
    </message>
    <message>
        <source>Reveal the next prize, hide the last one</source>
        <translation>Arată premiul următor, ascunde ultimul</translation>
    </message>
    <message>
        <source>More or less of the bar that serves the wall</source>
        <translation>Mai mult sau mai puțin din bara ecranului din sală</translation>
    </message>
    <message>
        <source>On the wall itself: fill its screen, leave it again</source>
        <translation>Chiar pe ecranul din sală: umple ecranul, iese din nou</translation>
    </message>
    <message>
        <source>When the end should stay exciting</source>
        <translation>Când finalul trebuie să rămână palpitant</translation>
    </message>
    <message>
        <source>Choose in the bar how many of the last rounds the standings on the wall leave out.</source>
        <translation>Alegeți în bară câte dintre ultimele runde lipsesc din clasamentul de pe ecran.</translation>
    </message>
    <message>
        <source>When something goes wrong</source>
        <translation>Când ceva nu merge</translation>
    </message>
    <message>
        <source>The power was cut, or the computer stopped</source>
        <translation>S-a luat curentul sau s-a oprit computerul</translation>
    </message>
    <message>
        <source>Start it again: the drive opens where it was. At most the figure is lost that was half-typed at that moment.</source>
        <translation>Porniți-l din nou: concursul se deschide unde era. Se pierde cel mult cifra tastată pe jumătate în acel moment.</translation>
    </message>
    <message>
        <source>The computer does not start any more</source>
        <translation>Computerul nu mai pornește</translation>
    </message>
    <message>
        <source>Go on with a copy of the club’s file on another one. Without a copy, carry on from people’s own score cards: a drive can take its results from them alone.</source>
        <translation>Continuați cu o copie a fișierului clubului pe altul. Fără copie, continuați după fișele de scor ale jucătorilor: un concurs își poate lua rezultatele numai de pe ele.</translation>
    </message>
    <message>
        <source>The club’s file is damaged or lost</source>
        <translation>Fișierul clubului este deteriorat sau pierdut</translation>
    </message>
    <message>
        <source>The program copies the club by itself, when it is opened and whenever a round is seated, into a folder of this computer; the latest 20 are kept. **Ctrl+Shift+O** lists them and puts one in the place of the club. What was there is copied before, so that you can go back.</source>
        <translation>Programul copiază singur clubul, la deschidere și de fiecare dată când se așază o rundă, într-un dosar de pe acest computer; se păstrează ultimele 20 de copii. **Ctrl+Shift+O** le arată și pune una în locul clubului. Ce era acolo se copiază înainte, ca să puteți reveni.</translation>
    </message>
    <message>
        <source>Without a copy, “Save what can be read” writes all that is left of a damaged file into a new one and says what is missing.</source>
        <translation>Fără copie, „Salvează ce se poate citi” scrie într-un fișier nou tot ce a rămas dintr-un fișier deteriorat și spune ce lipsește.</translation>
    </message>
    <message>
        <source>I have done something by mistake</source>
        <translation>Am făcut ceva din greșeală</translation>
    </message>
    <message>
        <source>Press **Ctrl+Z**. The line at the foot of the window says what was taken back, and **Ctrl+Y** does it again.</source>
        <translation>Apăsați **Ctrl+Z**. Rândul din josul ferestrei spune ce s-a anulat, iar **Ctrl+Y** reface.</translation>
    </message>
    <message>
        <source>A result is wrong</source>
        <translation>Un rezultat este greșit</translation>
    </message>
    <message>
        <source>On the page of the scores go back to its round with **Alt+Left** and type over it. All totals and places follow; seats in which people have sat stay as they were.</source>
        <translation>Pe pagina scorurilor mergeți înapoi la runda lui cu **Alt+Left** și tastați peste el. Toate totalurile și locurile din clasament se schimbă; locurile la masă rămân cum au fost.</translation>
    </message>
    <message>
        <source>Players and tables do not agree</source>
        <translation>Jucătorii și mesele nu se potrivesc</translation>
    </message>
    <message>
        <source>Type people’s own cards as a second count with **F8**: the list names the people and the deal in which card and table differ.</source>
        <translation>Introduceți fișele jucătorilor ca a doua numărătoare cu **F8**: lista numește persoanele și împărțirea la care fișa și masa diferă.</translation>
    </message>
    <message>
        <source>The program itself makes a mistake</source>
        <translation>Programul însuși greșește</translation>
    </message>
    <message>
        <source>It says so above the page, and nothing that was saved is lost. Save the report that it offers, and go on.</source>
        <translation>Spune aceasta deasupra paginii și nimic din ce s-a salvat nu se pierde. Salvați raportul pe care îl oferă și continuați.</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>Concursuri</translation>
    </message>
    <message>
        <source>Every evening of the club is a card here, the newest first, with its day, its place and how far it is.</source>
        <translation>Fiecare seară a clubului este aici un cartonaș, cele mai noi întâi, cu data, locul și stadiul ei.</translation>
    </message>
    <message>
        <source>**Ctrl+N** begins a new drive. With the arrow keys and **Enter** you open one that is there already; it can be looked at, printed again and, where need be, corrected.</source>
        <translation>**Ctrl+N** începe un concurs nou. Cu săgețile și **Enter** deschideți unul care există deja; se poate privi, tipări din nou și, la nevoie, corecta.</translation>
    </message>
    <message>
        <source>A new drive</source>
        <translation>Un concurs nou</translation>
    </message>
    <message>
        <source>In the list: delete a drive; what would go is said first</source>
        <translation>În listă: șterge un concurs; mai întâi se spune ce ar dispărea</translation>
    </message>
    <message>
        <source>The plan of the drive that is open</source>
        <translation>Planul concursului deschis</translation>
    </message>
    <message>
        <source>Open another club’s file; begin a new one</source>
        <translation>Deschide fișierul altui club; începe unul nou</translation>
    </message>
    <message>
        <source>When the evening goes on at another computer</source>
        <translation>Când seara continuă pe alt computer</translation>
    </message>
    <message>
        <source>Save a copy of the club onto a stick and open it there. Work on one of the two only: files are not put together again.</source>
        <translation>Salvați o copie a clubului pe un stick și deschideți-o acolo. Lucrați numai pe una dintre ele: fișierele nu se pot îmbina din nou.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persoane</translation>
    </message>
    <message>
        <source>Everybody whom the club knows, so that a few letters are enough at the door. A nickname or a number of the club tells two people of one name apart, on every screen and every paper.</source>
        <translation>Toți cei pe care îi cunoaște clubul, ca la intrare să ajungă câteva litere. O poreclă sau un număr de club deosebește două persoane cu același nume, pe orice ecran și pe orice hârtie.</translation>
    </message>
    <message>
        <source>Type a few letters: accents and small slips do not matter. Somebody new need not be entered here first; signing in does that.</source>
        <translation>Tastați câteva litere: accentele și greșelile mici nu contează. Cine este nou nu trebuie trecut întâi aici; o face înscrierea.</translation>
    </message>
    <message>
        <source>In the list: edit the person on the card beside it</source>
        <translation>În listă: editează persoana pe fișa de alături</translation>
    </message>
    <message>
        <source>In the list: archive somebody, or bring them back</source>
        <translation>În listă: arhivează pe cineva sau readu-l</translation>
    </message>
    <message>
        <source>Another entry is the same person: join the two</source>
        <translation>Altă înregistrare este aceeași persoană: unește-le</translation>
    </message>
    <message>
        <source>All that is kept of somebody, in a file for them</source>
        <translation>Tot ce se păstrează despre cineva, într-un fișier pentru acea persoană</translation>
    </message>
    <message>
        <source>Forget somebody who asks for it</source>
        <translation>Uită pe cineva care o cere</translation>
    </message>
    <message>
        <source>When somebody is in the list twice</source>
        <translation>Când cineva este de două ori pe listă</translation>
    </message>
    <message>
        <source>Join the two. You are shown first what will be joined; what both have played is then found under one name, and one step takes it back.</source>
        <translation>Uniți cele două. Mai întâi vi se arată ce se va uni; ce au jucat ambele se găsește apoi sub un singur nume, iar un singur pas anulează totul.</translation>
    </message>
    <message>
        <source>When somebody does not come any more</source>
        <translation>Când cineva nu mai vine</translation>
    </message>
    <message>
        <source>Archive them: they leave the lists, and old results keep their name. They come back in the same way.</source>
        <translation>Arhivați persoana: iese din liste, iar rezultatele vechi îi păstrează numele. Revine în același fel.</translation>
    </message>
    <message>
        <source>When somebody asks what is kept about them</source>
        <translation>Când cineva întreabă ce se păstrează despre el</translation>
    </message>
    <message>
        <source>Give them a file with all of it. On request their name is erased, while the figures of the evenings stay. That alone cannot be taken back; copies of the file that were made before still have the name.</source>
        <translation>Dați-i un fișier cu totul. La cerere, numele se șterge, iar cifrele serilor rămân. Numai aceasta nu se poate anula; copiile fișierului făcute înainte conțin încă numele.</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Sezoane</translation>
    </message>
    <message>
        <source>Several drives that are counted together: by the points of each evening or by points for places, with the best evenings of everybody, and points for coming where the club gives any.</source>
        <translation>Mai multe concursuri socotite împreună: după punctele fiecărei seri sau după puncte pentru locuri, cu cele mai bune seri ale fiecăruia și puncte pentru prezență, unde clubul le dă.</translation>
    </message>
    <message>
        <source>Begin a season, give it a name, and tick the drives that belong to it. A drive may count in several.</source>
        <translation>Începeți un sezon, dați-i un nume și bifați concursurile care țin de el. Un concurs poate conta în mai multe.</translation>
    </message>
    <message>
        <source>When a result of the season was wrong</source>
        <translation>Când un rezultat al sezonului a fost greșit</translation>
    </message>
    <message>
        <source>Open its drive again, correct it, and close it. Until it is closed it is left out, and the page says so; then the table is right at once.</source>
        <translation>Deschideți din nou concursul lui, corectați-l și încheiați-l. Cât nu este încheiat, el lipsește, iar pagina o spune; apoi tabelul este imediat corect.</translation>
    </message>
    <message>
        <source>Import and export</source>
        <translation>Import și export</translation>
    </message>
    <message>
        <source>People, those who come to a drive, results and schedules can be taken from a table that was made elsewhere, as CSV or XLSX; and all of them go out in the same form.</source>
        <translation>Persoane, participanți la un concurs, rezultate și programe de runde se pot lua dintr-un tabel făcut în altă parte, ca CSV sau XLSX; și toate ies în aceeași formă.</translation>
    </message>
    <message>
        <source>Choose the file, or drag it onto the window.</source>
        <translation>Alegeți fișierul sau trageți-l peste fereastră.</translation>
    </message>
    <message>
        <source>Look whether the letters are right and each column is taken for what it is.</source>
        <translation>Verificați dacă literele sunt corecte și fiecare coloană este luată drept ceea ce este.</translation>
    </message>
    <message>
        <source>Read through the preview. What is wrong in a row stands beside it; as long as something grave is wrong, nothing can be taken in.</source>
        <translation>Citiți previzualizarea. Ce este greșit într-un rând apare lângă el; cât timp este ceva grav greșit, nu se poate prelua nimic.</translation>
    </message>
    <message>
        <source>Accept. All rows come in one step, which **Ctrl+Z** takes back.</source>
        <translation>Acceptați. Toate rândurile intră într-un singur pas, pe care **Ctrl+Z** îl anulează.</translation>
    </message>
    <message>
        <source>When letters look wrong</source>
        <translation>Când literele arată greșit</translation>
    </message>
    <message>
        <source>Choose another way of reading the file; the preview follows.</source>
        <translation>Alegeți alt mod de citire a fișierului; previzualizarea se schimbă.</translation>
    </message>
    <message>
        <source>A drive for another club</source>
        <translation>Un concurs pentru alt club</translation>
    </message>
    <message>
        <source>A whole drive goes out as one file. The club that imports it is asked who is meant where somebody has a namesake there.</source>
        <translation>Un concurs întreg se exportă într-un singur fișier. Clubul care îl importă este întrebat despre cine este vorba dacă cineva are acolo același nume.</translation>
    </message>
    <message>
        <source>The plan of a drive</source>
        <translation>Planul unui concurs</translation>
    </message>
    <message>
        <source>What is played tonight and how. The form begins with what is usual for the game; change what your club does otherwise.</source>
        <translation>Ce se joacă în seara aceasta și cum. Formularul începe cu ce este obișnuit pentru joc; schimbați ce face altfel clubul dvs.</translation>
    </message>
    <message>
        <source>Give the evening a title and choose the game. A button beside it explains how it is scored.</source>
        <translation>Dați serii un titlu și alegeți jocul. Un buton alăturat explică cum se punctează.</translation>
    </message>
    <message>
        <source>Choose the movement: who goes where after each round. The line below it says it in a sentence, to be read aloud.</source>
        <translation>Alegeți mișcarea: cine unde merge după fiecare rundă. Rândul de dedesubt o spune într-o propoziție, de citit cu voce tare.</translation>
    </message>
    <message>
        <source>Say how many rounds there are, and how many deals in each.</source>
        <translation>Spuneți câte runde sunt și câte împărțiri are fiecare.</translation>
    </message>
    <message>
        <source>Begin the drive, or leave everything as it was</source>
        <translation>Începe concursul sau lasă totul cum a fost</translation>
    </message>
    <message>
        <source>Move a step by which places are decided</source>
        <translation>Mută un criteriu după care se decid locurile</translation>
    </message>
    <message>
        <source>When something has to change in mid-evening</source>
        <translation>Când trebuie schimbat ceva în mijlocul serii</translation>
    </message>
    <message>
        <source>**Ctrl+E** shows the plan again. Rounds can be added or left out at any time; the game itself only before the first result, or as a correction that says how many results are scored anew.</source>
        <translation>**Ctrl+E** arată din nou planul. Rundele se pot adăuga sau scoate oricând; jocul însuși numai înainte de primul rezultat sau ca o corectură care spune câte rezultate se punctează din nou.</translation>
    </message>
    <message>
        <source>What to do first</source>
        <translation>Ce este de făcut întâi</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>on the keyboard</comment>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Înscriere</translation>
    </message>
    <message>
        <source>Who plays tonight, each with a number for the evening. The line at the top says how many are in and how many more make a whole table.</source>
        <translation>Cine joacă în seara aceasta, fiecare cu un număr al serii. Rândul de sus spune câți sunt pe listă și câți mai trebuie pentru o masă întreagă.</translation>
    </message>
    <message>
        <source>Type two letters of a name and press **Enter**. Whoever is not in the club yet stands in the last row as a new player; the same key adds them.</source>
        <translation>Tastați două litere dintr-un nume și apăsați **Enter**. Cine nu este încă în club apare în ultimul rând ca jucător nou; aceeași tastă îl adaugă.</translation>
    </message>
    <message>
        <source>Sign in; with two roles: in the first or the second</source>
        <translation>Înscrie; cu două roluri: în primul sau în al doilea</translation>
    </message>
    <message>
        <source>In the list: has paid, or has not</source>
        <translation>În listă: a plătit sau nu</translation>
    </message>
    <message>
        <source>In the list: the other role</source>
        <translation>În listă: celălalt rol</translation>
    </message>
    <message>
        <source>In the list: a substitute takes over a seat</source>
        <translation>În listă: un înlocuitor preia un loc</translation>
    </message>
    <message>
        <source>In the list: somebody who waits plays in this round already</source>
        <translation>În listă: cineva care așteaptă joacă deja în această rundă</translation>
    </message>
    <message>
        <source>In the list: two share a seat in turn</source>
        <translation>În listă: doi împart un loc, pe rând</translation>
    </message>
    <message>
        <source>A dummy that fills a seat</source>
        <translation>O mână moartă care ocupă un loc</translation>
    </message>
    <message>
        <source>In the list: takes somebody out; in mid-evening they leave after this round</source>
        <translation>În listă: scoate pe cineva; în mijlocul serii, pleacă după această rundă</translation>
    </message>
    <message>
        <source>When somebody comes late</source>
        <translation>Când cineva vine târziu</translation>
    </message>
    <message>
        <source>Sign them in as usual: they play from the next round on. **Shift+F5** gives them a place at once, such as one that was left or that of somebody who rests.</source>
        <translation>Înscrieți persoana ca de obicei: joacă din runda următoare. **Shift+F5** îi dă imediat un loc, de exemplu unul rămas liber sau al cuiva care are liber.</translation>
    </message>
    <message>
        <source>When somebody has to leave</source>
        <translation>Când cineva trebuie să plece</translation>
    </message>
    <message>
        <source>Select them and press **Del**: their results stay, and the rounds to come are drawn without them. Where somebody takes over their seat, press **F5** instead.</source>
        <translation>Selectați persoana și apăsați **Del**: rezultatele ei rămân, iar rundele următoare se trag la sorți fără ea. Dacă cineva îi preia locul, apăsați **F5**.</translation>
    </message>
    <message>
        <source>Who sits where. The plan shows the tables of the hall; before anything is played you can see how even the evening will be.</source>
        <translation>Cine unde stă. Planul arată mesele din sală; înainte să se joace ceva, vedeți cât de echilibrată va fi seara.</translation>
    </message>
    <message>
        <source>When everybody is in, draw the first round with **F9**. Later rounds are seated in the same way, by the movement that the plan of the drive names.</source>
        <translation>Când toți sunt pe listă, trageți la sorți prima rundă cu **F9**. Rundele următoare se așază la fel, după mișcarea stabilită în planul concursului.</translation>
    </message>
    <message>
        <source>In the plan: mark somebody; on somebody else: the two change places</source>
        <translation>În plan: marchează pe cineva; pe altcineva: cei doi schimbă locurile</translation>
    </message>
    <message>
        <source>What can be done when the number of people makes no whole tables</source>
        <translation>Ce se poate face când numărul de persoane nu dă mese complete</translation>
    </message>
    <message>
        <source>Wishes: apart, together, always at one table</source>
        <translation>Dorințe: separat, împreună, mereu la o masă</translation>
    </message>
    <message>
        <source>How even the evening is</source>
        <translation>Cât de echilibrată este seara</translation>
    </message>
    <message>
        <source>The movement in words, to be read aloud</source>
        <translation>Mișcarea în cuvinte, de citit cu voce tare</translation>
    </message>
    <message>
        <source>Where somebody sits</source>
        <translation>Unde stă cineva</translation>
    </message>
    <message>
        <source>An earlier round, a later one</source>
        <translation>O rundă anterioară, una următoare</translation>
    </message>
    <message>
        <source>The seats as PDF, by table and by name</source>
        <translation>Locurile ca PDF, pe mese și pe nume</translation>
    </message>
    <message>
        <source>When people have come or gone since the round was drawn</source>
        <translation>Când au venit sau au plecat persoane după tragerea rundei</translation>
    </message>
    <message>
        <source>The page says so and offers to take the round back, as long as none of its tables has a result. Draw it again then.</source>
        <translation>Pagina o spune și oferă retragerea rundei, cât timp niciuna dintre mesele ei nu are rezultat. Trageți-o apoi din nou la sorți.</translation>
    </message>
    <message>
        <source>When two people must not, or want to, sit together</source>
        <translation>Când doi nu trebuie, sau vor, să stea împreună</translation>
    </message>
    <message>
        <source>Note it as a wish before the draw; wishes that cannot be kept are named. Or swap two people by hand: the line below says what that does to the evening.</source>
        <translation>Notați-o ca dorință înainte de tragere; dorințele care nu se pot respecta sunt arătate. Sau schimbați manual două persoane: rândul de dedesubt spune ce înseamnă aceasta pentru seară.</translation>
    </message>
    <message>
        <source>When people make no whole tables</source>
        <translation>Când nu ies mese complete</translation>
    </message>
    <message>
        <source>Every way to play with so many people, each with what it means: who rests how often, what the award for resting would be, which seat is shared, how many dummies are needed, or who would fill in.</source>
        <translation>Toate felurile de a juca cu atâtea persoane, fiecare cu ce înseamnă: cine are liber și cât de des, ce compensație s-ar da, ce loc se împarte, câte mâini moarte trebuie sau cine ar completa.</translation>
    </message>
    <message>
        <source>Choose with the arrow keys and take it with **Enter**. It holds for the rounds to come; **Esc** leaves everything as it is.</source>
        <translation>Alegeți cu săgețile și acceptați cu **Enter**. Este valabil pentru rundele următoare; **Esc** lasă totul cum este.</translation>
    </message>
    <message>
        <source>Wishes for the seating</source>
        <translation>Dorințe pentru așezare</translation>
    </message>
    <message>
        <source>Who never sits at one table, who always does, and who keeps one table, perhaps because of stairs or a draught. Rounds drawn from now on keep to it as far as that goes.</source>
        <translation>Cine nu stă niciodată la aceeași masă, cine stă mereu și cine păstrează o masă, poate din cauza scărilor sau a curentului. Rundele trase de acum înainte țin cont de ele pe cât se poate.</translation>
    </message>
    <message>
        <source>Type their numbers or names, such as 3 + 7, choose the wish, and press **Enter**.</source>
        <translation>Tastați numerele sau numele, de exemplu 3 + 7, alegeți dorința și apăsați **Enter**.</translation>
    </message>
    <message>
        <source>In the list: give a wish up</source>
        <translation>În listă: renunță la o dorință</translation>
    </message>
    <message>
        <source>Part all couples: nobody meets the one with whom they came</source>
        <translation>Desparte toate cuplurile: nimeni nu se întâlnește cu cel cu care a venit</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scoruri</translation>
    </message>
    <message>
        <source>The results of the round, table by table, as the slips come in. A sentence reads each one back with the names.</source>
        <translation>Rezultatele rundei, masă cu masă, pe măsură ce vin fișele. O propoziție îl citește pe fiecare înapoi, cu numele.</translation>
    </message>
    <message>
        <source>Type the figure of a table and press **Enter**. Where both sides share thirteen tricks, the other side fills itself.</source>
        <translation>Tastați cifra unei mese și apăsați **Enter**. Unde cele două perechi își împart treisprezece levate, cealaltă pereche se completează singură.</translation>
    </message>
    <message>
        <source>In games of several deals each table has its sheet: every field takes its key and goes on by itself, and the points appear with the reason.</source>
        <translation>La jocurile cu mai multe împărțiri, fiecare masă are foaia ei: fiecare câmp își ia tasta și trece singur mai departe, iar punctele apar cu explicația lor.</translation>
    </message>
    <message>
        <source>When all tables are in, **F9** seats the next round.</source>
        <translation>Când toate mesele sunt introduse, **F9** așază runda următoare.</translation>
    </message>
    <message>
        <source>Go to a table or a player, by number or by letters</source>
        <translation>Mergi la o masă sau la un jucător, după număr sau litere</translation>
    </message>
    <message>
        <source>Go to the first table without a result</source>
        <translation>Mergi la prima masă fără rezultat</translation>
    </message>
    <message>
        <source>Swap the two sides of a result</source>
        <translation>Schimbă între ele cele două perechi ale unui rezultat</translation>
    </message>
    <message>
        <source>Put back what stood there; clear a result</source>
        <translation>Pune la loc ce era acolo; golește un rezultat</translation>
    </message>
    <message>
        <source>The sheet of the table before, or after</source>
        <translation>Foaia mesei dinainte sau de după</translation>
    </message>
    <message>
        <source>Only the totals of a table, without its deals</source>
        <translation>Numai totalurile unei mese, fără împărțiri</translation>
    </message>
    <message>
        <source>An adjustment with a reason, such as a revoke or a penalty</source>
        <translation>O ajustare cu un motiv, de exemplu o renonsă sau o penalizare</translation>
    </message>
    <message>
        <source>People sat in the wrong seats</source>
        <translation>Jucătorii au stat pe locuri greșite</translation>
    </message>
    <message>
        <source>A table stops early, with a reason</source>
        <translation>O masă se oprește devreme, cu un motiv</translation>
    </message>
    <message>
        <source>Who dealt first; who moves as winner where it is level</source>
        <translation>Cine a împărțit primul; cine se mută ca învingător la egalitate</translation>
    </message>
    <message>
        <source>Type the round again and compare</source>
        <translation>Introdu runda din nou și compară</translation>
    </message>
    <message>
        <source>Compare with people’s own cards</source>
        <translation>Compară cu fișele jucătorilor</translation>
    </message>
    <message>
        <source>Try a round out first: nothing of it counts</source>
        <translation>Încearcă mai întâi o rundă: nimic din ea nu contează</translation>
    </message>
    <message>
        <source>When a figure is refused</source>
        <translation>Când o cifră este refuzată</translation>
    </message>
    <message>
        <source>The line below says what may stand there. Where a table really wrote something that does not add up, give the reason; the result is taken and stays marked.</source>
        <translation>Rândul de dedesubt spune ce poate sta acolo. Dacă o masă chiar a scris ceva ce nu se potrivește, dați motivul; rezultatul este luat și rămâne marcat.</translation>
    </message>
    <message>
        <source>When a result turns out to be wrong</source>
        <translation>Când un rezultat se dovedește greșit</translation>
    </message>
    <message>
        <source>Go back with **Alt+Left** and type over it, in any round. Totals and places follow at once; nobody is moved to another seat for it.</source>
        <translation>Mergeți înapoi cu **Alt+Left** și tastați peste el, în orice rundă. Totalurile și clasamentul se schimbă imediat; nimeni nu este mutat pentru aceasta pe alt loc.</translation>
    </message>
    <message>
        <source>When there is no time for all rounds</source>
        <translation>Când nu este timp pentru toate rundele</translation>
    </message>
    <message>
        <source>Finish on the page of the standings. A round that is not whole then counts for nobody, and all of it can be taken back.</source>
        <translation>Încheiați pe pagina clasamentului. O rundă incompletă nu contează atunci pentru nimeni și totul se poate anula.</translation>
    </message>
    <message>
        <source>Check entry</source>
        <translation>Verificarea introducerii</translation>
    </message>
    <message>
        <source>Somebody types the slips of a round a second time. Nothing of it is written; where the two differ, the table and the deal are listed.</source>
        <translation>Cineva introduce a doua oară fișele meselor dintr-o rundă. Nimic din aceasta nu se scrie; unde cele două diferă, apar masa și împărțirea.</translation>
    </message>
    <message>
        <source>Type as on the page of the scores. **F6** goes to the list of differences, and **Enter** there to the deal that has to be put right.</source>
        <translation>Tastați ca pe pagina scorurilor. **F6** duce la lista diferențelor, iar **Enter** acolo la împărțirea care trebuie îndreptată.</translation>
    </message>
    <message>
        <source>People’s cards</source>
        <translation>Fișele jucătorilor</translation>
    </message>
    <message>
        <source>What people have on their own score cards: totals, halves or every deal. In a drive of tables that is a second count; a drive can also run from the cards alone.</source>
        <translation>Ce au jucătorii pe propriile fișe de scor: totaluri, jumătăți sau fiecare împărțire. La un concurs cu mese este o a doua numărătoare; un concurs poate merge și numai după fișe.</translation>
    </message>
    <message>
        <source>Choose how much of each card you type, then type figure after figure; **Enter** goes on to the next person.</source>
        <translation>Alegeți cât introduceți din fiecare fișă, apoi tastați cifră după cifră; **Enter** trece la persoana următoare.</translation>
    </message>
    <message>
        <source>Totals, halves or all deals</source>
        <translation>Totaluri, jumătăți sau toate împărțirile</translation>
    </message>
    <message>
        <source>Go to somebody’s card</source>
        <translation>Mergi la fișa cuiva</translation>
    </message>
    <message>
        <source>Go to the first card that is missing</source>
        <translation>Mergi la prima fișă care lipsește</translation>
    </message>
    <message>
        <source>Where cards and tables differ</source>
        <translation>Unde diferă fișele de mese</translation>
    </message>
    <message>
        <source>When a card and the tables differ</source>
        <translation>Când o fișă și mesele diferă</translation>
    </message>
    <message>
        <source>Type all deals of that card, and the list names the deal that explains it. **Enter** on a line leads to the table, to be put right where the slip was wrong.</source>
        <translation>Introduceți toate împărțirile acelei fișe, iar lista numește împărțirea care explică diferența. **Enter** pe un rând duce la masă, pentru a îndrepta unde fișa mesei a fost greșită.</translation>
    </message>
    <message>
        <source>The places at this moment, or as they were at the interval, for everybody or for one role. Below the list stands what they rest on, and whether all totals together are what they should be.</source>
        <translation>Locurile în acest moment sau cum erau la pauză, pentru toți sau pentru un rol. Sub listă scrie pe ce se bazează și dacă toate totalurile împreună sunt cât trebuie.</translation>
    </message>
    <message>
        <source>When the last result is in, settle the ties that matter and close the drive. Its results are then final; they can be opened again.</source>
        <translation>Când a intrat ultimul rezultat, decideți egalitățile care contează și încheiați concursul. Rezultatele lui sunt atunci finale; se pot redeschide.</translation>
    </message>
    <message>
        <source>Look for somebody: their place, and where they sit next</source>
        <translation>Caută pe cineva: locul în clasament și unde stă în continuare</translation>
    </message>
    <message>
        <source>The standings as PDF, for the wall</source>
        <translation>Clasamentul ca PDF, de afișat pe perete</translation>
    </message>
    <message>
        <source>Export for a spreadsheet or a web page</source>
        <translation>Export pentru o foaie de calcul sau o pagină web</translation>
    </message>
    <message>
        <source>Close the drive, or finish now; after that, go on</source>
        <translation>Încheie concursul sau încheie acum; apoi, mergi mai departe</translation>
    </message>
    <message>
        <source>A tie was cut for, played off, is shared</source>
        <translation>O egalitate s-a decis prin tăiere sau baraj ori se împarte</translation>
    </message>
    <message>
        <source>Ask again how a tie is settled</source>
        <translation>Întreabă din nou cum se decide o egalitate</translation>
    </message>
    <message>
        <source>When two are level</source>
        <translation>Când doi sunt la egalitate</translation>
    </message>
    <message>
        <source>Select one of them: every step is shown with the figures of all, and which step tells them apart. If none does, note what you decide at the table; it is printed.</source>
        <translation>Selectați pe unul dintre ei: se arată fiecare criteriu cu cifrele tuturor și care criteriu îi desparte. Dacă niciunul, notați ce hotărâți la masă; se tipărește.</translation>
    </message>
    <message>
        <source>When a result was wrong after all</source>
        <translation>Când un rezultat a fost totuși greșit</translation>
    </message>
    <message>
        <source>“Open again” asks for the reason. Correct the result on the page of the scores and close the drive once more; paper that is printed from then on says that it was corrected.</source>
        <translation>„Deschide din nou” cere motivul. Corectați rezultatul pe pagina scorurilor și încheiați concursul încă o dată; hârtiile tipărite de atunci înainte spun că a fost corectat.</translation>
    </message>
    <message>
        <source>The prizes of the evening, the more valuable ones first. Winners fill themselves in as results come, and every tie shows how it was settled.</source>
        <translation>Premiile serii, cele mai valoroase întâi. Câștigătorii se completează singuri pe măsură ce vin rezultatele, iar la fiecare egalitate apare cum s-a decis.</translation>
    </message>
    <message>
        <source>**Alt+U** adds the usual prizes in one step, **Alt+A** any other: a place, the lowest, the most tens, the longest at one table, a drawn deal, or whatever its name says.</source>
        <translation>**Alt+U** adaugă premiile obișnuite dintr-un pas, **Alt+A** oricare altul: un loc, ultimul loc, cele mai multe împărțiri cu zece sau peste, cel mai mult la aceeași masă, o împărțire trasă la sorți sau ce spune numele lui.</translation>
    </message>
    <message>
        <source>In the list: edit, add or strike a prize</source>
        <translation>În listă: editează, adaugă sau elimină un premiu</translation>
    </message>
    <message>
        <source>In the list: before its neighbour, after it</source>
        <translation>În listă: înaintea vecinului, după el</translation>
    </message>
    <message>
        <source>This prize was handed out; all that are won were</source>
        <translation>Acest premiu a fost înmânat; toate cele câștigate au fost</translation>
    </message>
    <message>
        <source>When somebody would win twice</source>
        <translation>Când cineva ar câștiga de două ori</translation>
    </message>
    <message>
        <source>With “One prize per person” they keep the more valuable one, the other goes to the next, and the page says who was passed over.</source>
        <translation>Cu „Un singur premiu de persoană” își păstrează premiul cel mai valoros, celălalt trece la următorul, iar pagina spune cine a fost sărit.</translation>
    </message>
    <message>
        <source>When a correction changes a winner</source>
        <translation>Când o corectură schimbă un câștigător</translation>
    </message>
    <message>
        <source>What was handed out stays on record, and the page says that it would go to somebody else now. What follows from that is yours to decide.</source>
        <translation>Ce s-a înmânat rămâne notat, iar pagina spune că acum ar reveni altcuiva. Ce urmează de aici hotărâți dvs.</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Tipărituri</translation>
    </message>
    <message>
        <source>Everything that can be printed, drawn from what is written now. The page beside the list is the page that comes out of the printer.</source>
        <translation>Tot ce se poate tipări, făcut din ce este scris acum. Pagina de lângă listă este pagina care iese din imprimantă.</translation>
    </message>
    <message>
        <source>Before the evening: score cards, table numbers and the sign-in list, also before a name is known. During it: slips and seats. At the end: standings, prizes and the cards as they were played.</source>
        <translation>Înainte de seară: fișe de scor, numerele meselor și lista de înscriere, chiar și fără nume. În timpul ei: fișele meselor și locurile. La sfârșit: clasament, premii și fișele așa cum s-au jucat.</translation>
    </message>
    <message>
        <source>In the list: another document</source>
        <translation>În listă: alt document</translation>
    </message>
    <message>
        <source>Print the document that is shown</source>
        <translation>Tipărește documentul afișat</translation>
    </message>
    <message>
        <source>Save it as PDF; save all of them in one folder</source>
        <translation>Salvează-l ca PDF; salvează-le pe toate într-un dosar</translation>
    </message>
    <message>
        <source>Show the file that was saved</source>
        <translation>Arată fișierul salvat</translation>
    </message>
    <message>
        <source>When there is no printer here</source>
        <translation>Când aici nu este imprimantă</translation>
    </message>
    <message>
        <source>Save the papers as PDF onto a stick and print them elsewhere; they look the same everywhere.</source>
        <translation>Salvați hârtiile ca PDF pe un stick și tipăriți-le în altă parte; arată la fel oriunde.</translation>
    </message>
    <message>
        <source>When guests read another language</source>
        <translation>Când oaspeții citesc altă limbă</translation>
    </message>
    <message>
        <source>Paper can be in another language than the window: choose it among the choices of the page.</source>
        <translation>Hârtiile pot fi în altă limbă decât fereastra: alegeți-o printre opțiunile paginii.</translation>
    </message>
    <message>
        <source>Files that are exported are in the language of the paper too.</source>
        <translation>Și fișierele exportate sunt în limba hârtiilor.</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Casă</translation>
    </message>
    <message>
        <source>The money of the evening: what people pay to play, what else was taken and spent, the prizes, and the sum that was raised.</source>
        <translation>Banii serii: taxa de participare, ce s-a mai încasat și cheltuit, premiile și suma strânsă.</translation>
    </message>
    <message>
        <source>Set what everybody pays. Who has paid is noted at sign-in.</source>
        <translation>Stabiliți cât plătește fiecare. Cine a plătit se notează la înscriere.</translation>
    </message>
    <message>
        <source>Type what was taken and spent, such as the raffle, the hall and the tea, a line each.</source>
        <translation>Treceți ce s-a încasat și cheltuit, de exemplu tombola, sala și ceaiul, câte un rând pentru fiecare.</translation>
    </message>
    <message>
        <source>When the law sets limits</source>
        <translation>Când legea pune limite</translation>
    </message>
    <message>
        <source>Write your club’s reminders beside the figures: what a prize may be worth, or what must be left for the good cause. The program does not know the law of your country.</source>
        <translation>Scrieți lângă cifre notițele clubului dvs.: cât poate valora un premiu sau ce trebuie să rămână pentru scopul caritabil. Programul nu cunoaște legea țării dvs.</translation>
    </message>
    <message>
        <source>{path}: the file is whole, and all that it refers to is there.</source>
        <translation>{path}: fișierul este întreg și tot la ce face trimitere există.</translation>
    </message>
    <message>
        <source>Its edition is {edition}, that of this program.</source>
        <translation>Ediția lui este {edition}, cea a acestui program.</translation>
    </message>
    <message>
        <source>Its edition is {edition}; this program brings it up to {own} when it opens it. A copy was checked.</source>
        <translation>Ediția lui este {edition}; acest program îl aduce la {own} când îl deschide. S-a verificat o copie.</translation>
    </message>
    <message>
        <source>Drive {number} (“{title}”, {day}): {finding}</source>
        <translation>Concursul {number} („{title}”, {day}): {finding}</translation>
    </message>
    <message>
        <source>Drive {number}, which was deleted: {finding}</source>
        <translation>Concursul {number}, care a fost șters: {finding}</translation>
    </message>
    <message numerus="yes">
        <source>{count} drives checked; nothing is wrong.</source>
        <comment>count</comment>
        <translation>
            <numerusform>{count} concurs verificat; nimic nu este greșit.</numerusform>
            <numerusform>{count} concursuri verificate; nimic nu este greșit.</numerusform>
            <numerusform>{count} de concursuri verificate; nimic nu este greșit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} faults were found.</source>
        <comment>count</comment>
        <translation>
            <numerusform>S-a găsit {count} greșeală.</numerusform>
            <numerusform>S-au găsit {count} greșeli.</numerusform>
            <numerusform>S-au găsit {count} de greșeli.</numerusform>
        </translation>
    </message>
    <message>
        <source>A drive whose results differ is put right by opening it again and closing it.</source>
        <translation>Un concurs ale cărui rezultate diferă se îndreaptă dacă îl redeschideți și îl încheiați din nou.</translation>
    </message>
    <message>
        <source>the file keeps place {place}, {points} points and {deals} deals for {name}; by the standings it is place {due_place}, {due_points} points and {due_deals} deals</source>
        <translation>fișierul păstrează locul {place}, {points} puncte și {deals} împărțiri pentru {name}; după clasament este locul {due_place}, {due_points} puncte și {due_deals} împărțiri</translation>
    </message>
    <message>
        <source>the file keeps no result for {name}; by the standings it is place {due_place}, {due_points} points</source>
        <translation>fișierul nu păstrează niciun rezultat pentru {name}; după clasament este locul {due_place}, {due_points} puncte</translation>
    </message>
    <message>
        <source>the file keeps a result for {name}, place {place}, {points} points, that the standings do not have</source>
        <translation>fișierul păstrează un rezultat pentru {name}, locul {place}, {points} puncte, pe care clasamentul nu îl are</translation>
    </message>
    <message>
        <source>the journal of changes does not tell of the steps {steps}</source>
        <translation>jurnalul modificărilor nu amintește pașii {steps}</translation>
    </message>
    <message>
        <source>usage:</source>
        <comment>command line</comment>
        <translation>utilizare:</translation>
    </message>
    <message>
        <source>arguments</source>
        <comment>command line</comment>
        <translation>argumente</translation>
    </message>
    <message>
        <source>options</source>
        <comment>command line</comment>
        <translation>opțiuni</translation>
    </message>
    <message>
        <source>commands</source>
        <comment>command line</comment>
        <translation>comenzi</translation>
    </message>
    <message>
        <source>For example:</source>
        <comment>command line</comment>
        <translation>De exemplu:</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>afișează acest ajutor</translation>
    </message>
    <message>
        <source>say which version of the program this is</source>
        <translation>afișează versiunea programului</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <comment>command line</comment>
        <translation>{program}: eroare: {message}</translation>
    </message>
    <message>
        <source>argument {argument}: {message}</source>
        <comment>command line</comment>
        <translation>argumentul {argument}: {message}</translation>
    </message>
    <message>
        <source>these arguments are missing: {arguments}</source>
        <translation>lipsesc argumentele: {arguments}</translation>
    </message>
    <message>
        <source>these arguments are unknown: {arguments}</source>
        <translation>argumente necunoscute: {arguments}</translation>
    </message>
    <message>
        <source>something has to follow</source>
        <translation>trebuie urmat de o valoare</translation>
    </message>
    <message>
        <source>nothing belongs to it, but {given} was given</source>
        <translation>nu primește nicio valoare, dar s-a dat {given}</translation>
    </message>
    <message>
        <source>{option} may mean each of these: {options}</source>
        <translation>{option} este ambiguu și poate însemna oricare dintre: {options}</translation>
    </message>
    <message>
        <source>{given} is no whole number</source>
        <translation>{given} nu este un număr întreg</translation>
    </message>
    <message>
        <source>there is no {given}; choose from {choices}</source>
        <translation>nu există {given}; alegeți dintre {choices}</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>ieșirea standard</translation>
    </message>
    <message>
        <source>Runs a club’s whist evening.</source>
        <translation>Conduce seara de whist a unui club.</translation>
    </message>
    <message>
        <source>Without a command the window opens, with the club that was open last or with the one that is named: a file, or the address of a database on a PostgreSQL server, at which several computers can work. Its password is asked for.</source>
        <translation>Fără comandă se deschide fereastra, cu clubul deschis ultima dată sau cu cel indicat: un fișier sau adresa unei baze de date de pe un server PostgreSQL, la care pot lucra mai multe computere. Parola este cerută de program.</translation>
    </message>
    <message>
        <source>the club to open in the window: a file, or an address on a server</source>
        <translation>clubul de deschis în fereastră: un fișier sau o adresă de pe un server</translation>
    </message>
    <message>
        <source>a club file</source>
        <translation>un fișier de club</translation>
    </message>
    <message>
        <source>the drive by its number; without: the latest</source>
        <translation>concursul, după număr; implicit: ultimul</translation>
    </message>
    <message>
        <source>the language of the paper; without: that of here</source>
        <translation>limba documentelor; implicit: cea a mesajelor de aici</translation>
    </message>
    <message>
        <source>score sittings from a file of JSON lines</source>
        <translation>punctează jocurile meselor dintr-un fișier cu rânduri JSON</translation>
    </message>
    <message>
        <source>Score sittings. FILE has one sitting a line, as a JSON object with &quot;system&quot;, &quot;options&quot;, &quot;end&quot; and &quot;deals&quot;; &quot;-&quot; is the standard input. One JSON object a line comes out, in the same order: the score sheet, or {{&quot;error&quot;: …}} with the line, the deal, the field, the value and what is allowed. Blank lines are skipped.</source>
        <translation>Punctează jocurile meselor. FILE are pe fiecare rând jocul unei mese, ca obiect JSON cu &quot;system&quot;, &quot;options&quot;, &quot;end&quot; și &quot;deals&quot;; &quot;-&quot; este intrarea standard. Rezultă câte un obiect JSON pe rând, în aceeași ordine: foaia de scor sau {{&quot;error&quot;: …}} cu rândul, împărțirea, câmpul, valoarea și ce este permis. Rândurile goale se sar.</translation>
    </message>
    <message>
        <source>The exit status is 2 when anything could not be scored, otherwise 0.</source>
        <translation>Codul de ieșire este 2 dacă ceva nu s-a putut puncta, altfel 0.</translation>
    </message>
    <message>
        <source>a file of sittings, or &quot;-&quot; for the standard input</source>
        <translation>un fișier cu jocurile meselor sau &quot;-&quot; pentru intrarea standard</translation>
    </message>
    <message>
        <source>play a whole evening from a file</source>
        <translation>joacă o seară întreagă dintr-un fișier</translation>
    </message>
    <message>
        <source>Play the evening that FILE describes, step by step as an organiser would, and leave in the folder DIR the club file, every document as PDF and standings.csv. An evening of the same title that was played there before is replaced.</source>
        <translation>Joacă seara descrisă de FILE, pas cu pas, cum ar face-o un organizator, și lasă în dosarul DIR fișierul clubului, toate documentele ca PDF și standings.csv. O seară cu același titlu, jucată acolo înainte, este înlocuită.</translation>
    </message>
    <message>
        <source>The exit status is 2 when the evening could not be played, otherwise 0.</source>
        <translation>Codul de ieșire este 2 dacă seara nu s-a putut juca, altfel 0.</translation>
    </message>
    <message>
        <source>an evening as JSON (see the sample evenings)</source>
        <translation>o seară în format JSON (vedeți serile demonstrative)</translation>
    </message>
    <message>
        <source>the folder for what the evening leaves</source>
        <translation>dosarul pentru ce rămâne după seară</translation>
    </message>
    <message>
        <source>print a schedule, and how even it is</source>
        <translation>afișează un program al rundelor și cât de echilibrat este</translation>
    </message>
    <message>
        <source>Print a schedule: who sits where in every round, and who rests. N counts players; for pairs it counts pairs, and for teams (of four, each with its own table) teams. Without --rounds the schedule has its full length. With --seed the numbers are drawn onto it, the same for the same seed; without, they stand in order.</source>
        <translation>Afișează un program al rundelor: cine unde stă în fiecare rundă și cine are liber. N este numărul de jucători; la perechi, numărul de perechi, iar la echipe (de câte patru, fiecare cu masa ei), numărul de echipe. Fără --rounds programul are lungimea întreagă. Cu --seed numerele se trag la sorți, la fel pentru același cod; fără, stau în ordine.</translation>
    </message>
    <message>
        <source>In a mixed schedule the odd numbers are one role and the even numbers the other; 3A and 3B are the halves of team 3.</source>
        <translation>Într-un program mixt, numerele impare sunt un rol, iar cele pare celălalt; 3A și 3B sunt jumătățile echipei 3.</translation>
    </message>
    <message>
        <source>--from reads a schedule from a file instead, in any of the forms that the program knows, and refuses one with misprints.</source>
        <translation>--from citește în schimb programul rundelor dintr-un fișier, în oricare dintre formele cunoscute, și îl refuză dacă are greșeli de tipar.</translation>
    </message>
    <message>
        <source>The exit status is 2 when there is no such schedule, otherwise 0.</source>
        <translation>Codul de ieșire este 2 dacă nu există un asemenea program al rundelor, altfel 0.</translation>
    </message>
    <message>
        <source>what kind of drive</source>
        <translation>felul concursului</translation>
    </message>
    <message>
        <source>how many players (pairs, teams)</source>
        <translation>numărul de jucători (perechi, echipe)</translation>
    </message>
    <message>
        <source>how many rounds; without: the full length</source>
        <translation>numărul de runde; implicit: lungimea întreagă</translation>
    </message>
    <message>
        <source>draw the numbers by this seed</source>
        <translation>trage numerele la sorți după acest cod</translation>
    </message>
    <message>
        <source>read the schedule from a file</source>
        <translation>citește programul rundelor dintr-un fișier</translation>
    </message>
    <message>
        <source>how to print it</source>
        <translation>formatul afișării</translation>
    </message>
    <message>
        <source>add how even it is (not to CSV)</source>
        <translation>adaugă cât de echilibrat este (nu la CSV)</translation>
    </message>
    <message>
        <source>print documents of a drive</source>
        <translation>tipărește documentele unui concurs</translation>
    </message>
    <message>
        <source>Print documents of a drive of the club file FILE into the folder DIR, as the page Paper does: the same documents under the same names. &quot;all&quot; leaves out those that have nothing to say. A document that cannot be printed on the paper that is asked for is printed on the next larger one.</source>
        <translation>Tipărește în dosarul DIR documente ale unui concurs din fișierul de club FILE, ca pagina „Tipărituri”: aceleași documente, cu aceleași nume. &quot;all&quot; le lasă deoparte pe cele care nu au conținut. Un document care nu se poate tipări pe hârtia cerută se tipărește pe următoarea mai mare.</translation>
    </message>
    <message>
        <source>The exit status is 2 when something could not be printed or written, otherwise 0.</source>
        <translation>Codul de ieșire este 2 dacă ceva nu s-a putut tipări sau scrie, altfel 0.</translation>
    </message>
    <message>
        <source>one of: {documents}</source>
        <translation>unul dintre: {documents}</translation>
    </message>
    <message>
        <source>the folder for what is printed</source>
        <translation>dosarul pentru ce se tipărește</translation>
    </message>
    <message>
        <source>the size of the paper</source>
        <translation>formatul hârtiei</translation>
    </message>
    <message>
        <source>write lists or a whole drive to a file</source>
        <translation>scrie liste sau un concurs întreg într-un fișier</translation>
    </message>
    <message>
        <source>Write a list of the club file FILE, or a whole drive, to the file OUT, from which it can be taken in again. A list is written as a workbook where OUT ends in .xlsx, otherwise as CSV; a whole drive as JSON.</source>
        <translation>Scrie o listă din fișierul de club FILE sau un concurs întreg în fișierul OUT, din care se poate prelua din nou. O listă se scrie ca registru de calcul dacă OUT se termină în .xlsx, altfel ca CSV; un concurs întreg, ca JSON.</translation>
    </message>
    <message>
        <source>The exit status is 2 when something could not be read or written, otherwise 0.</source>
        <translation>Codul de ieșire este 2 dacă ceva nu s-a putut citi sau scrie, altfel 0.</translation>
    </message>
    <message>
        <source>what is exported</source>
        <translation>ce se exportă</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>fișierul în care se scrie</translation>
    </message>
    <message>
        <source>the language of headings; without: that of here</source>
        <translation>limba titlurilor de coloană; implicit: cea a mesajelor de aici</translation>
    </message>
    <message>
        <source>take lists or a whole drive in from a file</source>
        <translation>preia liste sau un concurs întreg dintr-un fișier</translation>
    </message>
    <message>
        <source>Take the file TABLE into the club file FILE: people, the sign-in, the seating, the results or the schedule of a drive from a workbook (XLSX) or a text (CSV), whose columns are found by their headings in any language of the program; or a whole drive that another club has exported (JSON). All of it is taken in, as one step that can be undone, or nothing.</source>
        <translation>Preia fișierul TABLE în fișierul de club FILE: persoane sau înscrierea, așezarea, rezultatele ori programul rundelor unui concurs, dintr-un registru de calcul (XLSX) sau un text (CSV) ale cărui coloane se recunosc după titluri, în orice limbă a programului; sau un concurs întreg exportat de alt club (JSON). Se preia totul, într-un singur pas care se poate anula, sau nimic.</translation>
    </message>
    <message>
        <source>The exit status is 2 when nothing was taken in because something is wrong, otherwise 0.</source>
        <translation>Codul de ieșire este 2 dacă nu s-a preluat nimic fiindcă ceva este greșit, altfel 0.</translation>
    </message>
    <message>
        <source>the file to take in</source>
        <translation>fișierul de preluat</translation>
    </message>
    <message>
        <source>what stands in it</source>
        <translation>ce conține</translation>
    </message>
    <message>
        <source>only say what would become of it</source>
        <translation>spune numai ce ar rezulta</translation>
    </message>
    <message>
        <source>look a club file over</source>
        <translation>verifică un fișier de club</translation>
    </message>
    <message>
        <source>Look over the club file FILE: whether the file is whole, of which edition it is, whether every drive can be read, whether the results that are kept of closed drives are those to which their standings come, and whether the journal of changes has no gaps. A copy is checked; the file itself is only read.</source>
        <translation>Verifică fișierul de club FILE: dacă fișierul este întreg, ce ediție are, dacă fiecare concurs se poate citi, dacă rezultatele păstrate ale concursurilor încheiate sunt cele care reies din clasamentele lor și dacă jurnalul modificărilor nu are goluri. Se verifică o copie; fișierul însuși este numai citit.</translation>
    </message>
    <message>
        <source>The exit status is 2 when something is wrong with the file, otherwise 0.</source>
        <translation>Codul de ieșire este 2 dacă ceva nu este în regulă cu fișierul, altfel 0.</translation>
    </message>
    <message>
        <source>the name of the club</source>
        <translation>numele clubului</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>o persoană</translation>
    </message>
    <message>
        <source>a wish for every evening</source>
        <translation>o dorință pentru fiecare seară</translation>
    </message>
    <message>
        <source>a preset</source>
        <translation>un model</translation>
    </message>
    <message>
        <source>a season</source>
        <translation>un sezon</translation>
    </message>
    <message>
        <source>the plan of a drive</source>
        <translation>planul unui concurs</translation>
    </message>
    <message>
        <source>somebody who takes part</source>
        <translation>un participant</translation>
    </message>
    <message>
        <source>whose wish it is</source>
        <translation>persoana vizată de o dorință</translation>
    </message>
    <message>
        <source>a table’s slip</source>
        <translation>fișa unei mese</translation>
    </message>
    <message>
        <source>a seat</source>
        <translation>un loc la masă</translation>
    </message>
    <message>
        <source>the result of a deal</source>
        <translation>rezultatul unei împărțiri</translation>
    </message>
    <message>
        <source>an adjustment</source>
        <translation>o ajustare</translation>
    </message>
    <message>
        <source>whom an adjustment is for</source>
        <translation>persoana vizată de o ajustare</translation>
    </message>
    <message>
        <source>somebody’s own card</source>
        <translation>fișa unui jucător</translation>
    </message>
    <message>
        <source>a prize</source>
        <translation>un premiu</translation>
    </message>
    <message>
        <source>the decision of a tie</source>
        <translation>decizia asupra unei egalități</translation>
    </message>
    <message>
        <source>a line of the cash</source>
        <translation>un rând din registrul de casă</translation>
    </message>
    <message>
        <source>a place in the final standings</source>
        <translation>un loc în clasamentul final</translation>
    </message>
    <message>
        <source>{part}{name} is lost</source>
        <translation>{part}{name} s-a pierdut</translation>
    </message>
    <message>
        <source>{part}{name} points to something that is lost, and stands by itself now</source>
        <translation>{part}{name} face trimitere la ceva ce s-a pierdut și rămâne acum fără legătură</translation>
    </message>
    <message>
        <source>the drive does not fit together any more and was left out ({value})</source>
        <translation>datele concursului nu se mai potrivesc între ele și concursul a fost lăsat deoparte ({value})</translation>
    </message>
    <message>
        <source>{part}{name} stood in the file, but by the journal of changes it should not; it was left out</source>
        <translation>{part}{name} era în fișier, dar după jurnalul modificărilor nu ar trebui să fie; nu s-a preluat</translation>
    </message>
    <message>
        <source>{part}{name} differs from what the journal of changes says; compare it with your papers</source>
        <translation>{part}{name} diferă de ce spune jurnalul modificărilor; comparați cu hârtiile pe care le aveți</translation>
    </message>
    <message>
        <source>{part}{name} is as the journal of changes knew it last; compare it with your papers</source>
        <translation>{part}{name} este așa cum apare ultima dată în jurnalul modificărilor; comparați cu hârtiile pe care le aveți</translation>
    </message>
    <message>
        <source>the journal of changes is damaged too, so more may be missing without a trace: {part}</source>
        <translation>și jurnalul modificărilor este deteriorat, așa că pot lipsi și altele, fără urmă: {part}</translation>
    </message>
    <message>
        <source>a part of the journal of changes is lost, so nothing that was done before can be undone</source>
        <translation>o parte din jurnalul modificărilor s-a pierdut, așa că nimic din ce s-a făcut înainte nu se mai poate anula</translation>
    </message>
    <message>
        <source>nothing in this file can be read any more; go on with the latest copy of it</source>
        <translation>nimic din acest fișier nu se mai poate citi; continuați cu cea mai recentă copie a lui</translation>
    </message>
    <message>
        <source>write what can still be read of FILE into a new club file</source>
        <translation>scrie ce se mai poate citi din FILE într-un fișier de club nou</translation>
    </message>
    <message>
        <source>With --rescue all that can still be read of a damaged FILE, also by way of the journal of changes, goes into the new club file NEW, and whatever is missing or doubtful in it is named; the exit status is 2 then.</source>
        <translation>Cu --rescue, tot ce se mai poate citi dintr-un FILE deteriorat, inclusiv cu ajutorul jurnalului modificărilor, trece în noul fișier de club NEW și se spune ce lipsește sau este îndoielnic în el; codul de ieșire este atunci 2.</translation>
    </message>
    <message>
        <source>{path}: a new club file with all that could be read. Drives: {drives}. People: {people}.</source>
        <translation>{path}: un fișier de club nou, cu tot ce s-a putut citi. Concursuri: {drives}. Persoane: {people}.</translation>
    </message>
    <message>
        <source>Parts that only the journal of changes still knew: {count}.</source>
        <translation>Părți pe care le mai știa numai jurnalul modificărilor: {count}.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Nu lipsește nimic.</translation>
    </message>
    <message>
        <source>Drive {number} (“{title}”): {finding}</source>
        <translation>Concursul {number} („{title}”): {finding}</translation>
    </message>
    <message>
        <source>Drive {number}: {finding}</source>
        <translation>Concursul {number}: {finding}</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>nu există un asemenea fișier sau dosar</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>acces interzis</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>operație nepermisă</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>este un dosar</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>nu este un dosar</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>fișierul există deja</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>numele fișierului este prea lung</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>nu mai este spațiu pe dispozitiv</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>sistemul de fișiere permite numai citirea</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>eroare de intrare/ieșire</translation>
    </message>
    <message>
        <source>Several computers</source>
        <translation>Mai multe computere</translation>
    </message>
    <message>
        <source>A club that is kept on a PostgreSQL server can be open on several computers at once: one at the door, others for the slips. Each sees within a second what the others enter, and the line at the foot of the window says who it was.</source>
        <translation>Un club păstrat pe un server PostgreSQL poate fi deschis deodată pe mai multe computere: unul la intrare, altele pentru fișele meselor. Fiecare vede într-o secundă ce introduc celelalte, iar rândul din josul ferestrei spune cine a fost.</translation>
    </message>
    <message>
        <source>Somebody sets up the server and an empty database; the file README of the program says how. Then move your club there once, and open it on the other computers.</source>
        <translation>Cineva pregătește serverul și o bază de date goală; fișierul README al programului spune cum. Apoi mutați clubul acolo, o singură dată, și deschideți-l pe celelalte computere.</translation>
    </message>
    <message>
        <source>Open a club on a server</source>
        <translation>Deschide un club de pe un server</translation>
    </message>
    <message>
        <source>Move this club to a server, or from there to a file</source>
        <translation>Mută acest club pe un server sau de acolo într-un fișier</translation>
    </message>
    <message>
        <source>Begin a new club in an empty database</source>
        <translation>Începe un club nou într-o bază de date goală</translation>
    </message>
    <message>
        <source>When two enter the same</source>
        <translation>Când doi introduc același lucru</translation>
    </message>
    <message>
        <source>Whoever is second is told what stands there now, and who wrote it. **Enter** once more writes yours over it, **Esc** leaves theirs. **Ctrl+Z** takes back what was done at your own computer only.</source>
        <translation>Al doilea află ce este trecut acum și cine a scris. Încă un **Enter** scrie peste varianta dvs., **Esc** o lasă pe a celuilalt. **Ctrl+Z** anulează numai ce s-a făcut la computerul dvs.</translation>
    </message>
    <message>
        <source>When the server is lost</source>
        <translation>Când se pierde legătura cu serverul</translation>
    </message>
    <message>
        <source>A line above the page says since when. What you type stays in its field; enter it when the line has gone by itself. If the line asks you to look at what you entered last, do so before you go on.</source>
        <translation>Un rând deasupra paginii spune de când. Ce tastați rămâne în câmpul lui; introduceți după ce rândul a dispărut de la sine. Dacă rândul vă cere să verificați ce ați introdus ultima dată, faceți aceasta înainte de a continua.</translation>
    </message>
    <message>
        <source>this is no address of a club on a server; one is written like {allowed}</source>
        <translation>aceasta nu este adresa unui club de pe un server; o adresă se scrie ca {allowed}</translation>
    </message>
    <message>
        <source>anybody at this computer could read the password there; leave it out: the window asks for it, or it is taken from PGPASSWORD or .pgpass</source>
        <translation>oricine de la acest computer ar putea citi acolo parola; nu o scrieți: o cere fereastra sau se ia din PGPASSWORD ori .pgpass</translation>
    </message>
    <message>
        <source>copies are made by itself only of a club in a file; of one on a server save a copy with Ctrl+Shift+S, and open that where it is needed</source>
        <translation>copiile se fac de la sine numai pentru un club dintr-un fișier; pentru unul de pe un server salvați o copie cu Ctrl+Shift+S și deschideți-o unde este nevoie de ea</translation>
    </message>
    <message>
        <source>the server cannot be reached ({value}); see that it runs, that its name is right and that this computer is in the same network</source>
        <translation>nu se poate ajunge la server ({value}); verificați că funcționează, că numele lui este corect și că acest computer este în aceeași rețea</translation>
    </message>
    <message>
        <source>the server asks for a password</source>
        <translation>serverul cere o parolă</translation>
    </message>
    <message>
        <source>the server does not know this user with this password; type both again</source>
        <translation>serverul nu cunoaște acest utilizator cu această parolă; tastați-le din nou pe amândouă</translation>
    </message>
    <message>
        <source>the server does not open this database ({value}); see that its name is right</source>
        <translation>serverul nu deschide această bază de date ({value}); verificați că numele ei este corect</translation>
    </message>
    <message>
        <source>no club is kept in this database; begin one there, or move yours there</source>
        <translation>în această bază de date nu se păstrează niciun club; începeți acolo unul nou sau mutați-vă clubul acolo</translation>
    </message>
    <message>
        <source>there is something in this database already; a club needs an empty one</source>
        <translation>în această bază de date există deja ceva; un club are nevoie de una goală</translation>
    </message>
    <message>
        <source>the server does not let this user do that ({value}); give them the rights to create and to write there</source>
        <translation>serverul nu permite aceasta acestui utilizator ({value}); dați-i drepturile de a crea și de a scrie acolo</translation>
    </message>
    <message>
        <source>the server has not answered since {since}; nothing can be done there until it is back</source>
        <translation>serverul nu mai răspunde de la {since}; până revine nu se poate face nimic acolo</translation>
    </message>
    <message>
        <source>the server did not get to it in time, so nothing was done; try again</source>
        <translation>serverul nu a apucat la timp, așa că nu s-a făcut nimic; încercați din nou</translation>
    </message>
    <message>
        <source>the copy does not hold what the club does ({value}), so it was given up; try again</source>
        <translation>copia nu conține ce conține clubul ({value}), așa că s-a renunțat la ea; încercați din nou</translation>
    </message>
</context>
<context>
    <name>_Progress</name>
    <message>
        <source>The example is being played, round by round.</source>
        <translation>Exemplul se joacă, rundă cu rundă.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Oprește</translation>
    </message>
    <message>
        <source>Sample evening</source>
        <translation>Seara demonstrativă</translation>
    </message>
</context>
<context>
    <name>slips</name>
    <message>
        <source>odd: {remark}</source>
        <translation>de verificat: {remark}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>gata</translation>
    </message>
    <message>
        <source>deal {deal} had another trump</source>
        <translation>împărțirea {deal} a avut alt atu</translation>
    </message>
    <message>
        <source>handed in as totals: {ns} to {ew}</source>
        <translation>predat ca totaluri: {ns} la {ew}</translation>
    </message>
    <message>
        <source>could not play: {why}</source>
        <translation>nu a putut juca: {why}</translation>
    </message>
    <message>
        <source>closed after deal {deals}: {why}</source>
        <translation>încheiat după împărțirea {deals}: {why}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>lipsă</translation>
    </message>
    <message>
        <source>after deal {deals}</source>
        <translation>după împărțirea {deals}</translation>
    </message>
    <message>
        <source>{deals} of {planned}</source>
        <translation>{deals} din {planned}</translation>
    </message>
</context>
</TS>
