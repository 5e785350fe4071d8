<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name>CardsPage</name>
    <message numerus="yes">
        <source>{count} of %n cards</source>
        <translation>
            <numerusform>{count} of %n card</numerusform>
            <numerusform>{count} of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} and %n more</numerusform>
            <numerusform>{names} and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CashPage</name>
    <message numerus="yes">
        <source>%n people still owe their fee: {sum}</source>
        <translation>
            <numerusform>%n person still owes the fee: {sum}</numerusform>
            <numerusform>%n people still owe their fee: {sum}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckEntryDialog</name>
    <message numerus="yes">
        <source>Typed again: {done} of %n tables · differences: {differences}</source>
        <translation>
            <numerusform>Typed again: {done} of %n table · differences: {differences}</numerusform>
            <numerusform>Typed again: {done} of %n tables · differences: {differences}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentsModel</name>
    <message numerus="yes">
        <source>Now: from %n cards</source>
        <translation>
            <numerusform>Now: from %n card</numerusform>
            <numerusform>Now: from %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n rounds</source>
        <translation>
            <numerusform>Now: %n round</numerusform>
            <numerusform>Now: %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: for %n players</source>
        <translation>
            <numerusform>Now: for %n player</numerusform>
            <numerusform>Now: for %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n cards</source>
        <translation>
            <numerusform>Now: %n card</numerusform>
            <numerusform>Now: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n slips; rounds: {seated}</source>
        <translation>
            <numerusform>Now: %n slip; rounds: {seated}</numerusform>
            <numerusform>Now: %n slips; rounds: {seated}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n sheets with results</source>
        <translation>
            <numerusform>Now: %n sheet with results</numerusform>
            <numerusform>Now: %n sheets with results</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n blank sheets; rounds: {seated}</source>
        <translation>
            <numerusform>Now: %n blank sheet; rounds: {seated}</numerusform>
            <numerusform>Now: %n blank sheets; rounds: {seated}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n names</source>
        <translation>
            <numerusform>Now: %n name</numerusform>
            <numerusform>Now: %n names</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n lines</source>
        <translation>
            <numerusform>Now: %n line</numerusform>
            <numerusform>Now: %n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: counted over %n rounds</source>
        <translation>
            <numerusform>Now: counted over %n round</numerusform>
            <numerusform>Now: counted over %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairnessPanel</name>
    <message numerus="yes">
        <source>whole evening, as planned: %n rounds</source>
        <translation>
            <numerusform>whole evening, as planned: %n round</numerusform>
            <numerusform>whole evening, as planned: %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForgetDialog</name>
    <message numerus="yes">
        <source>What goes: the name “{name}”, the nickname, the club number and the note, in the list, in the journal of changes and in %n drives.</source>
        <translation>
            <numerusform>What goes: the name “{name}”, the nickname, the club number and the note, in the list, in the journal of changes and in %n drive.</numerusform>
            <numerusform>What goes: the name “{name}”, the nickname, the club number and the note, in the list, in the journal of changes and in %n drives.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message numerus="yes">
        <source>Finished: %n rounds</source>
        <translation>
            <numerusform>Finished: %n round</numerusform>
            <numerusform>Finished: %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not started; %n rounds planned</source>
        <translation>
            <numerusform>Not started; %n round planned</numerusform>
            <numerusform>Not started; %n rounds planned</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message numerus="yes">
        <source>{file}: {title}, {day}, %n rounds</source>
        <translation>
            <numerusform>{file}: {title}, {day}, %n round</numerusform>
            <numerusform>{file}: {title}, {day}, %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %n rows are shown</source>
        <translation>
            <numerusform>the first row is shown</numerusform>
            <numerusform>the first %n rows are shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n rows &amp;in</source>
        <translation>
            <numerusform>Take %n row &amp;in</numerusform>
            <numerusform>Take %n rows &amp;in</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JoinPeopleDialog</name>
    <message numerus="yes">
        <source>{name}: %n drives ({drives})</source>
        <translation>
            <numerusform>{name}: %n drive ({drives})</numerusform>
            <numerusform>{name}: %n drives ({drives})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaperPage</name>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n document</numerusform>
            <numerusform>%n documents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved: %n documents in {folder}</source>
        <translation>
            <numerusform>Saved: %n document in {folder}</numerusform>
            <numerusform>Saved: %n documents in {folder}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonCard</name>
    <message numerus="yes">
        <source>{name} has taken part in %n drives; deleting would leave holes in their results. Archive them instead, or forget the name on their request.</source>
        <translation>
            <numerusform>{name} has taken part in %n drive; deleting would leave a hole in its results. Archive them instead, or forget the name on their request.</numerusform>
            <numerusform>{name} has taken part in %n drives; deleting would leave holes in their results. Archive them instead, or forget the name on their request.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonHistory</name>
    <message numerus="yes">
        <source>%n drives</source>
        <translation>
            <numerusform>%n drive</numerusform>
            <numerusform>%n drives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrizesPage</name>
    <message numerus="yes">
        <source>First, second and lowest: %n prizes in one step (Alt+U)</source>
        <translation>
            <numerusform>First, second and lowest: %n prize in one step (Alt+U)</numerusform>
            <numerusform>First, second and lowest: %n prizes in one step (Alt+U)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First, second and lowest, and the best of the first half: %n prizes in one step (Alt+U)</source>
        <translation>
            <numerusform>First, second and lowest, and the best of the first half: %n prize in one step (Alt+U)</numerusform>
            <numerusform>First, second and lowest, and the best of the first half: %n prizes in one step (Alt+U)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added: %n prizes.</source>
        <translation>
            <numerusform>Added: %n prize.</numerusform>
            <numerusform>Added: %n prizes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeasonDrives</name>
    <message numerus="yes">
        <source>%n drives are ticked</source>
        <translation>
            <numerusform>%n drive is ticked</numerusform>
            <numerusform>%n drives are ticked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeasonsPage</name>
    <message numerus="yes">
        <source>%n seasons</source>
        <translation>
            <numerusform>%n season</numerusform>
            <numerusform>%n seasons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best %n evenings of each count; the others are in brackets.</source>
        <translation>
            <numerusform>The best evening of each counts; the others are in brackets.</numerusform>
            <numerusform>The best %n evenings of each count; the others are in brackets.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetFoot</name>
    <message numerus="yes">
        <source>Incomplete: {deals} of %n deals</source>
        <translation>
            <numerusform>Incomplete: {deals} of %n deal</numerusform>
            <numerusform>Incomplete: {deals} of %n deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SignInPage</name>
    <message numerus="yes">
        <source>{people} in · {more} more make %n tables</source>
        <translation>
            <numerusform>{people} in · {more} more make %n table</numerusform>
            <numerusform>{people} in · {more} more make %n tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>{times} times</source>
        <comment>times</comment>
        <translation>
            <numerusform>once</numerusform>
            <numerusform>{times} times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>How often people meet in {rounds} rounds: {what}.</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>How often people meet in {rounds} round: {what}.</numerusform>
            <numerusform>How often people meet in {rounds} rounds: {what}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most often partners, {times} times: {whom}.</source>
        <comment>times</comment>
        <translation>
            <numerusform>Most often partners, once: {whom}.</numerusform>
            <numerusform>Most often partners, {times} times: {whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most often opponents, {times} times: {whom}.</source>
        <comment>times</comment>
        <translation>
            <numerusform>Most often opponents, once: {whom}.</numerusform>
            <numerusform>Most often opponents, {times} times: {whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{whom}; and {count} more</source>
        <comment>count</comment>
        <translation>
            <numerusform>{whom}; and {count} more</numerusform>
            <numerusform>{whom}; and {count} more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the sitting was over after deal {allowed}; {value} are written</source>
        <comment>value</comment>
        <translation>
            <numerusform>the sitting was over after deal {allowed}; {value} is written</numerusform>
            <numerusform>the sitting was over after deal {allowed}; {value} are written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} deals are written where {allowed} are played</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} deal is written where {allowed} are played</numerusform>
            <numerusform>{value} deals are written where {allowed} are played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} in the room do not fill a table; needed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} in the room does not fill a table; needed: {allowed}</numerusform>
            <numerusform>{value} in the room do not fill a table; needed: {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no schedule is kept for {value} players: each round is drawn so that partners repeat least</source>
        <comment>value</comment>
        <translation>
            <numerusform>no schedule is kept for {value} player: each round is drawn so that partners repeat least</numerusform>
            <numerusform>no schedule is kept for {value} players: each round is drawn so that partners repeat least</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} wish to sit apart, but meet at a table in {value} of the rounds: {rounds}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{names} wish to sit apart, but meet at a table in {value} of the rounds: {rounds}</numerusform>
            <numerusform>{names} wish to sit apart, but meet at a table in {value} of the rounds: {rounds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} wish to sit together, but sit at different tables in {value} of the rounds: {rounds}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{names} wish to sit together, but sit at different tables in {value} of the rounds: {rounds}</numerusform>
            <numerusform>{names} wish to sit together, but sit at different tables in {value} of the rounds: {rounds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names}: at other tables than the one wished for, table {wanted}, in {value} of the rounds: {rounds}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{names}: at other tables than the one wished for, table {wanted}, in {value} of the rounds: {rounds}</numerusform>
            <numerusform>{names}: at other tables than the one wished for, table {wanted}, in {value} of the rounds: {rounds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {value} deals wait for the bell, then move.</source>
        <comment>value</comment>
        <translation>
            <numerusform>After {value} deal wait for the bell, then move.</numerusform>
            <numerusform>After {value} deals wait for the bell, then move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} + {whom} would be partners {times} times</source>
        <comment>times</comment>
        <translation>
            <numerusform>{who} + {whom} would be partners once</numerusform>
            <numerusform>{who} + {whom} would be partners {times} times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} against {whom}: {times} times</source>
        <comment>times</comment>
        <translation>
            <numerusform>{who} against {whom}: once</numerusform>
            <numerusform>{who} against {whom}: {times} times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} at table {whom}: {times} times</source>
        <comment>times</comment>
        <translation>
            <numerusform>{who} at table {whom}: once</numerusform>
            <numerusform>{who} at table {whom}: {times} times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and {count} more</source>
        <comment>count</comment>
        <translation>
            <numerusform>and {count} more</numerusform>
            <numerusform>and {count} more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names}: {deals} of {planned} deals</source>
        <comment>planned</comment>
        <translation>
            <numerusform>{names}: {deals} of {planned} deal</numerusform>
            <numerusform>{names}: {deals} of {planned} deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} do not fit on a sheet; allowed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} does not fit on a sheet; allowed: {allowed}</numerusform>
            <numerusform>{value} do not fit on a sheet; allowed: {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>blank forms cannot be made for {value} players; allowed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>blank forms cannot be made for {value} player; allowed: {allowed}</numerusform>
            <numerusform>blank forms cannot be made for {value} players; allowed: {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Handed in as totals of {deals} deals, without its deals.</source>
        <comment>deals</comment>
        <translation>
            <numerusform>Handed in as totals of {deals} deal, without it.</numerusform>
            <numerusform>Handed in as totals of {deals} deals, without its deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the {field} has {value} characters; at most {allowed} fit</source>
        <comment>value</comment>
        <translation>
            <numerusform>the {field} has {value} character; at most {allowed} fit</numerusform>
            <numerusform>the {field} has {value} characters; at most {allowed} fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a wish like this needs {allowed} people, not {value}</source>
        <comment>allowed</comment>
        <translation>
            <numerusform>a wish like this needs {allowed} person, not {value}</numerusform>
            <numerusform>a wish like this needs {allowed} people, not {value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} points cannot be given; allowed: {allowed}, but not 0</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} point cannot be given; allowed: {allowed}, but not 0</numerusform>
            <numerusform>{value} points cannot be given; allowed: {allowed}, but not 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a card has {allowed} deals, not {value}</source>
        <comment>allowed</comment>
        <translation>
            <numerusform>a card has {allowed} deal, not {value}</numerusform>
            <numerusform>a card has {allowed} deals, not {value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} prizes are too many; allowed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} prize is too many; allowed: {allowed}</numerusform>
            <numerusform>{value} prizes are too many; allowed: {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} results that are written will be scored anew</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} result that is written will be scored anew</numerusform>
            <numerusform>{value} results that are written will be scored anew</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the drive is planned for {value} rounds; plan more to go on</source>
        <comment>value</comment>
        <translation>
            <numerusform>the drive is planned for {value} round; plan more to go on</numerusform>
            <numerusform>the drive is planned for {value} rounds; plan more to go on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} slips are given for {allowed} tables</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} slip is given for {allowed} tables</numerusform>
            <numerusform>{value} slips are given for {allowed} tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} players cannot be half of one role and half of the other; allowed: an even number</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} player cannot be half of one role and half of the other; allowed: an even number</numerusform>
            <numerusform>{value} players cannot be half of one role and half of the other; allowed: an even number</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a drive cannot have {value} rounds; allowed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>a drive cannot have {value} round; allowed: {allowed}</numerusform>
            <numerusform>a drive cannot have {value} rounds; allowed: {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the file has {value} bytes; allowed: up to {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>the file has {value} byte; allowed: up to {allowed}</numerusform>
            <numerusform>the file has {value} bytes; allowed: up to {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the file has {value} lines; allowed: up to {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>the file has {value} line; allowed: up to {allowed}</numerusform>
            <numerusform>the file has {value} lines; allowed: up to {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the file has {value} seats at a table; a schedule of the kind {kind} has {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>the file has {value} seat at a table; a schedule of the kind {kind} has {allowed}</numerusform>
            <numerusform>the file has {value} seats at a table; a schedule of the kind {kind} has {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks: {points} to {side}</source>
        <comment>tricks</comment>
        <translation>
            <numerusform>{tricks} trick: {points} to {side}</numerusform>
            <numerusform>{tricks} tricks: {points} to {side}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{honours} honours: {points} to {side}</source>
        <comment>honours</comment>
        <translation>
            <numerusform>{honours} honour: {points} to {side}</numerusform>
            <numerusform>{honours} honours: {points} to {side}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{honours} honours of {side} not counted: tricks had won the game</source>
        <comment>honours</comment>
        <translation>
            <numerusform>{honours} honour of {side} not counted: tricks had won the game</numerusform>
            <numerusform>{honours} honours of {side} not counted: tricks had won the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{honours} honours of {side} not counted: they stood at {points}, one short of the game</source>
        <comment>honours</comment>
        <translation>
            <numerusform>{honours} honour of {side} not counted: they stood at {points}, one short of the game</numerusform>
            <numerusform>{honours} honours of {side} not counted: they stood at {points}, one short of the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks = {points}</source>
        <comment>tricks</comment>
        <translation>
            <numerusform>{tricks} trick = {points}</numerusform>
            <numerusform>{tricks} tricks = {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks + {honours} honours = {points}</source>
        <comment>tricks</comment>
        <translation>
            <numerusform>{tricks} trick + {honours} honours = {points}</numerusform>
            <numerusform>{tricks} tricks + {honours} honours = {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{waits} waiting: penalties bring {to} to {most} at most until {side} have won a game</source>
        <comment>waits</comment>
        <translation>
            <numerusform>{waits} waiting: penalties bring {to} to {most} at most until {side} have won a game</numerusform>
            <numerusform>{waits} waiting: penalties bring {to} to {most} at most until {side} have won a game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{honours} honours of {side} not counted with fewer than 7 tricks</source>
        <comment>honours</comment>
        <translation>
            <numerusform>{honours} honour of {side} not counted with fewer than 7 tricks</numerusform>
            <numerusform>{honours} honours of {side} not counted with fewer than 7 tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} waiting entered for {side}</source>
        <comment>points</comment>
        <translation>
            <numerusform>{points} waiting entered for {side}</numerusform>
            <numerusform>{points} waiting entered for {side}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{waits} still waiting, counted for {side}</source>
        <comment>waits</comment>
        <translation>
            <numerusform>{waits} still waiting, counted for {side}</numerusform>
            <numerusform>{waits} still waiting, counted for {side}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{waits} still waiting for {side}, lost</source>
        <comment>waits</comment>
        <translation>
            <numerusform>{waits} still waiting for {side}, lost</numerusform>
            <numerusform>{waits} still waiting for {side}, lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bid {bid}, {tricks} tricks: {points} to {declarer}</source>
        <comment>tricks</comment>
        <translation>
            <numerusform>bid {bid}, {tricks} trick: {points} to {declarer}</numerusform>
            <numerusform>bid {bid}, {tricks} tricks: {points} to {declarer}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first side with {target} points after a deal has the game; points above {target} stay.</source>
        <comment>target</comment>
        <translation>
            <numerusform>The first side with {target} point after a deal has the game; points above {target} stay.</numerusform>
            <numerusform>The first side with {target} points after a deal has the game; points above {target} stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rubber goes to the first side with {games} games.</source>
        <comment>games</comment>
        <translation>
            <numerusform>The rubber goes to the first side with {games} game.</numerusform>
            <numerusform>The rubber goes to the first side with {games} games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side has the game with {goal} points, and loses it with {goal} below zero.</source>
        <comment>goal</comment>
        <translation>
            <numerusform>A side has the game with {goal} point, and loses it with {goal} below zero.</numerusform>
            <numerusform>A side has the game with {goal} points, and loses it with {goal} below zero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player with {target} points after a deal has the game; points above {target} stay.</source>
        <comment>target</comment>
        <translation>
            <numerusform>The first player with {target} point after a deal has the game; points above {target} stay.</numerusform>
            <numerusform>The first player with {target} points after a deal has the game; points above {target} stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best {best} evenings of each count and are in bold; the others are in brackets.</source>
        <comment>best</comment>
        <translation>
            <numerusform>The best evening of each counts and is in bold; the others are in brackets.</numerusform>
            <numerusform>The best {best} evenings of each count and are in bold; the others are in brackets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best {best} evenings of each count.</source>
        <comment>best</comment>
        <translation>
            <numerusform>The best evening of each counts.</numerusform>
            <numerusform>The best {best} evenings of each count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever came gets {points} points more.</source>
        <comment>points</comment>
        <translation>
            <numerusform>Whoever came gets {points} point more.</numerusform>
            <numerusform>Whoever came gets {points} points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} drives are not closed and are left out until then: {drives}.</source>
        <comment>count</comment>
        <translation>
            <numerusform>{count} drive is not closed and is left out until then: {drives}.</numerusform>
            <numerusform>{count} drives are not closed and are left out until then: {drives}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All tables stop after {deals} deals.</source>
        <comment>deals</comment>
        <translation>
            <numerusform>All tables stop after {deals} deal.</numerusform>
            <numerusform>All tables stop after {deals} deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} in {rounds} rounds</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{name} in {rounds} round</numerusform>
            <numerusform>{name} in {rounds} rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fees: {paid} people, {fee} each</source>
        <comment>paid</comment>
        <translation>
            <numerusform>Fees: {paid} person, {fee}</numerusform>
            <numerusform>Fees: {paid} people, {fee} each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} people still owe their fee, {sum} in all: {names}</source>
        <comment>count</comment>
        <translation>
            <numerusform>{count} person still owes the fee of {sum}: {names}</numerusform>
            <numerusform>{count} people still owe their fee, {sum} in all: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} drives checked; nothing is wrong.</source>
        <comment>count</comment>
        <translation>
            <numerusform>{count} drive checked; nothing is wrong.</numerusform>
            <numerusform>{count} drives checked; nothing is wrong.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} faults were found.</source>
        <comment>count</comment>
        <translation>
            <numerusform>{count} fault was found.</numerusform>
            <numerusform>{count} faults were found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this workbook holds more than {allowed} million characters, far more than any list</source>
        <comment>allowed</comment>
        <translation>
            <numerusform>this workbook holds more than {allowed} million characters, far more than any list</numerusform>
            <numerusform>this workbook holds more than {allowed} million characters, far more than any list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>files of more than {allowed} million bytes are not read</source>
        <comment>allowed</comment>
        <translation>
            <numerusform>files of more than {allowed} million bytes are not read</numerusform>
            <numerusform>files of more than {allowed} million bytes are not read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the club knows {value} people of this name; say whether one of them is meant</source>
        <comment>value</comment>
        <translation>
            <numerusform>the club knows somebody of this name; say whether they are meant</numerusform>
            <numerusform>the club knows {value} people of this name; say whether one of them is meant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the club knows {value} people of this name between whom nothing differs; say who is meant</source>
        <comment>value</comment>
        <translation>
            <numerusform>the club knows somebody of this name; say whether they are meant</numerusform>
            <numerusform>the club knows {value} people of this name between whom nothing differs; say who is meant</numerusform>
        </translation>
    </message>
</context>
</TS>
