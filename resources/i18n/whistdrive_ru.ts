<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en_GB">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Begin in earnest</source>
        <translation>&amp;Начать всерьёз</translation>
    </message>
    <message>
        <source>Pa&amp;use the clock</source>
        <translation>Остановить &amp;часы</translation>
    </message>
    <message>
        <source>Start the cloc&amp;k</source>
        <translation>Запустить &amp;часы</translation>
    </message>
    <message>
        <source>{action}: {change}</source>
        <translation>{action} — {change}</translation>
    </message>
    <message>
        <source>&amp;New drive…</source>
        <translation>&amp;Новый турнир…</translation>
    </message>
    <message>
        <source>&amp;Plan of this drive…</source>
        <translation>План &amp;этого турнира…</translation>
    </message>
    <message>
        <source>&amp;Open club…</source>
        <translation>&amp;Открыть клуб…</translation>
    </message>
    <message>
        <source>Open a club on a &amp;server…</source>
        <translation>Отк&amp;рыть клуб на сервере…</translation>
    </message>
    <message>
        <source>New &amp;club…</source>
        <translation>Новый &amp;клуб…</translation>
    </message>
    <message>
        <source>New club on a ser&amp;ver…</source>
        <translation>Новый к&amp;луб на сервере…</translation>
    </message>
    <message>
        <source>Save a cop&amp;y…</source>
        <translation>&amp;Сохранить копию…</translation>
    </message>
    <message>
        <source>&amp;Restore a copy…</source>
        <translation>Восс&amp;тановить из копии…</translation>
    </message>
    <message>
        <source>&amp;Move this club…</source>
        <translation>&amp;Перенести этот клуб…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Импорт…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>Take in what is &amp;typed</source>
        <translation>&amp;Записать введённое</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Следующий тур</translation>
    </message>
    <message>
        <source>Practice &amp;first</source>
        <translation>Сначала &amp;проба</translation>
    </message>
    <message>
        <source>People’s &amp;cards</source>
        <translation>Карточки &amp;участников</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Клуб</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Люди</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Сезоны</translation>
    </message>
    <message>
        <source>&amp;Sign-in</source>
        <translation>&amp;Регистрация</translation>
    </message>
    <message>
        <source>S&amp;eating</source>
        <translation>Р&amp;ассадка</translation>
    </message>
    <message>
        <source>Sc&amp;ores</source>
        <translation>Ре&amp;зультаты</translation>
    </message>
    <message>
        <source>Stan&amp;dings</source>
        <translation>&amp;Таблица</translation>
    </message>
    <message>
        <source>Pri&amp;zes</source>
        <translation>&amp;Призы</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>П&amp;ечать</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Касса</translation>
    </message>
    <message>
        <source>&amp;Wall</source>
        <translation>Та&amp;бло</translation>
    </message>
    <message>
        <source>One minu&amp;te more</source>
        <translation>Ещё одна &amp;минута</translation>
    </message>
    <message>
        <source>&amp;Reveal the next prize on the wall</source>
        <translation>&amp;Открыть на табло следующий приз</translation>
    </message>
    <message>
        <source>&amp;Hide the last prize on the wall</source>
        <translation>&amp;Скрыть на табло последний приз</translation>
    </message>
    <message>
        <source>Reveal &amp;all prizes on the wall</source>
        <translation>Открыть на табло &amp;все призы</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Кр&amp;упнее текст</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Ме&amp;льче текст</translation>
    </message>
    <message>
        <source>&amp;Help for this page</source>
        <translation>&amp;Справка по этой странице</translation>
    </message>
    <message>
        <source>How it is &amp;scored</source>
        <translation>Как считают &amp;очки</translation>
    </message>
    <message>
        <source>&amp;Keys and about</source>
        <translation>&amp;Клавиши и о программе</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>E&amp;vening</source>
        <translation>Ве&amp;чер</translation>
    </message>
    <message>
        <source>V&amp;iew</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
</context>
<context>
    <name>AdjustmentQuestion</name>
    <message>
        <source>Adjust</source>
        <translation>Внести</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Снять</translation>
    </message>
    <message>
        <source>Delete, in the list</source>
        <translation>Delete в списке</translation>
    </message>
    <message>
        <source>Adjustments of this drive</source>
        <translation>Поправки этого турнира</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Номер или имя</translation>
    </message>
    <message>
        <source>Kept with the results</source>
        <translation>Хранится вместе с результатами</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Кому</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Below zero takes points away. Results stay as they are. Enter adjusts · Esc: no</source>
        <translation>Минус отнимает очки. Результаты не меняются. Enter — внести · Esc — не надо</translation>
    </message>
    <message>
        <source>Adjustment in round {round}, table {table}</source>
        <translation>Поправка: тур {round}, стол {table}</translation>
    </message>
    <message>
        <source>Points for {side}</source>
        <translation>Очки паре {side}</translation>
    </message>
    <message>
        <source>Revoke by {side}</source>
        <translation>Фальшренонс: {side}</translation>
    </message>
    <message>
        <source>Points for both sides</source>
        <translation>Очки обеим парам</translation>
    </message>
    <message>
        <source>Points for one person</source>
        <translation>Очки одному игроку</translation>
    </message>
    <message>
        <source>One person is wanted, by number or name.</source>
        <translation>Нужен один человек: номер или имя.</translation>
    </message>
    <message>
        <source>{points} for {names}</source>
        <translation>{names}: {points}</translation>
    </message>
    <message>
        <source>Adjusted: {told} ({reason})</source>
        <translation>Поправка внесена: {told} ({reason})</translation>
    </message>
    <message>
        <source>Taken back: {adjustment}</source>
        <translation>Поправка снята: {adjustment}</translation>
    </message>
</context>
<context>
    <name>AdjustmentsModel</name>
    <message>
        <source>round {round}</source>
        <translation>тур {round}</translation>
    </message>
    <message>
        <source>round {round}, table {table}</source>
        <translation>тур {round}, стол {table}</translation>
    </message>
    <message>
        <source>{points} for {names}: {reason}</source>
        <translation>{names}: {points} — {reason}</translation>
    </message>
    <message>
        <source>{points} for {names}: {reason} ({where})</source>
        <translation>{names}: {points} — {reason} ({where})</translation>
    </message>
</context>
<context>
    <name>AppearancesModel</name>
    <message>
        <source>Drive</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Сдачи</translation>
    </message>
    <message>
        <source>open</source>
        <translation>открыт</translation>
    </message>
    <message>
        <source>as {name}</source>
        <translation>как {name}</translation>
    </message>
    <message>
        <source>shared seat</source>
        <translation>общее место</translation>
    </message>
</context>
<context>
    <name>AwardField</name>
    <message>
        <source>For whoever has to rest; once a round where rubbers are played out. 0: none</source>
        <translation>Тем, кому приходится отдыхать; один раз за тур, если роббер играют до конца. 0 — ничего</translation>
    </message>
    <message>
        <source>For whoever has to rest; a side takes {mean} on average. 0: none</source>
        <translation>Тем, кому приходится отдыхать; пара в среднем берёт {mean}. 0 — ничего</translation>
    </message>
</context>
<context>
    <name>BandRows</name>
    <message>
        <source>from</source>
        <translation>от</translation>
    </message>
    <message>
        <source>to</source>
        <translation>до</translation>
    </message>
    <message>
        <source>points</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Добавить строку</translation>
    </message>
    <message>
        <source>{name}: add a row</source>
        <translation>{name}: добавить строку</translation>
    </message>
    <message>
        <source>{name}, row {number}, {part}</source>
        <translation>{name}, строка {number}, {part}</translation>
    </message>
    <message>
        <source>{name}: remove row {number}</source>
        <translation>{name}: убрать строку {number}</translation>
    </message>
</context>
<context>
    <name>CandidatesModel</name>
    <message>
        <source>in the place of the dummy {name}</source>
        <translation>на место болвана ({name})</translation>
    </message>
    <message>
        <source>rests in this round, and can change places with anybody</source>
        <translation>отдыхает в этом туре и может поменяться с кем угодно</translation>
    </message>
    <message>
        <source>at a new table, with those who rest</source>
        <translation>за новым столом, вместе с теми, кто отдыхает</translation>
    </message>
    <message>
        <source>{name}: in already, number {number}</source>
        <translation>{name}: уже в списке, номер {number}</translation>
    </message>
    <message>
        <source>New player “{name}”</source>
        <translation>Новый игрок «{name}»</translation>
    </message>
</context>
<context>
    <name>CardAdjustment</name>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Below zero takes points away; the card stays as it is (Enter adjusts, Esc: no)</source>
        <translation>Число меньше нуля отнимает очки; карточка остаётся как есть (Enter — внести, Esc — не надо)</translation>
    </message>
    <message>
        <source>Kept with the results</source>
        <translation>Хранится вместе с результатами</translation>
    </message>
    <message>
        <source>Adjustments of this drive</source>
        <translation>Поправки этого турнира</translation>
    </message>
    <message>
        <source>Adjust</source>
        <translation>Внести</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Не надо</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Снять</translation>
    </message>
    <message>
        <source>Delete, in the list</source>
        <translation>Delete в списке</translation>
    </message>
    <message>
        <source>Points for {number} {name}</source>
        <translation>Очки: {number} {name}</translation>
    </message>
    <message>
        <source>Adjusted: {points} for {number} {name} ({reason})</source>
        <translation>Поправка внесена: {number} {name}, {points} ({reason})</translation>
    </message>
    <message>
        <source>Taken back: {adjustment}</source>
        <translation>Поправка снята: {adjustment}</translation>
    </message>
</context>
<context>
    <name>CardSum</name>
    <message>
        <source>Control total {counted} of {expected}</source>
        <translation>Контрольная сумма: {counted} из {expected}</translation>
    </message>
    <message>
        <source>first half</source>
        <translation>первая половина</translation>
    </message>
    <message>
        <source>second half</source>
        <translation>вторая половина</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation>сдача {deal}</translation>
    </message>
    <message>
        <source>{where}: {by}</source>
        <translation>{where}: {by}</translation>
    </message>
    <message>
        <source>{points} too many</source>
        <translation>лишнее: {points}</translation>
    </message>
    <message>
        <source>{points} short</source>
        <translation>не хватает: {points}</translation>
    </message>
</context>
<context>
    <name>CardsModel</name>
    <message>
        <source>blank</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>✓ in</source>
        <translation>✓ есть</translation>
    </message>
    <message>
        <source>not whole yet</source>
        <translation>ещё не целиком</translation>
    </message>
    <message>
        <source>✓ agrees</source>
        <translation>✓ сходится</translation>
    </message>
    <message>
        <source>✓ agrees so far</source>
        <translation>✓ пока сходится</translation>
    </message>
    <message>
        <source>deal {deal}: tables {figure}</source>
        <translation>сдача {deal}: по столам {figure}</translation>
    </message>
    <message>
        <source>tables {figure}</source>
        <translation>по столам {figure}</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Роль</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Итого</translation>
    </message>
    <message>
        <source>First half</source>
        <translation>Первая половина</translation>
    </message>
    <message>
        <source>Second half</source>
        <translation>Вторая половина</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>Nobody is signed in yet. Their cards are typed here at the end.</source>
        <translation>В списке ещё никого нет. Карточки участников вводят здесь в конце.</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Номер или имя</translation>
    </message>
    <message>
        <source>Go to somebody’s card</source>
        <translation>Перейти к карточке</translation>
    </message>
    <message>
        <source>What is typed of each card</source>
        <translation>Что вводить с каждой карточки</translation>
    </message>
    <message>
        <source>How much of each card is typed (Alt+1, Alt+2, Alt+3 in this order)</source>
        <translation>Сколько вводить с каждой карточки (Alt+1, Alt+2, Alt+3 по порядку)</translation>
    </message>
    <message>
        <source>People’s cards</source>
        <translation>Карточки участников</translation>
    </message>
    <message>
        <source>Enter next person · Tab next figure · Esc restores · Del clears · / finds · Ctrl+M missing</source>
        <translation>Enter — следующий · Tab — следующее число · Esc — вернуть · Del — стереть · / — найти · Ctrl+M — чьих нет</translation>
    </message>
    <message>
        <source>Adjust…</source>
        <translation>Поправка…</translation>
    </message>
    <message>
        <source>Points apart from the card that is chosen, with a reason (Alt+J)</source>
        <translation>Очки помимо выбранной карточки, с причиной (Alt+J)</translation>
    </message>
    <message>
        <source>cards: {count} of {people}</source>
        <translation>карточки: {count} из {people}</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Итоги</translation>
    </message>
    <message>
        <source>Halves</source>
        <translation>Половины</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Все сдачи</translation>
    </message>
    <message>
        <source>Scores from cards</source>
        <translation>Результаты по карточкам</translation>
    </message>
    <message>
        <source>Second count</source>
        <translation>Второй подсчёт</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>Назад к результатам</translation>
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
            <numerusform>{count} из %n карточки</numerusform>
            <numerusform>{count} из %n карточек</numerusform>
            <numerusform>{count} из %n карточек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} и ещё %n</numerusform>
            <numerusform>{names} и ещё %n</numerusform>
            <numerusform>{names} и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{count}; missing: {names}</source>
        <translation>{count}; нет: {names}</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation>сдача {deal}</translation>
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
        <translation>пусто</translation>
    </message>
    <message>
        <source>{whose}: {figure}</source>
        <translation>{whose}: {figure}</translation>
    </message>
    <message>
        <source>Nobody here has the number or name “{text}”.</source>
        <translation>Здесь нет никого с номером или именем «{text}».</translation>
    </message>
    <message>
        <source>Several are called so: Enter goes on to the next, Esc stays here.</source>
        <translation>Так зовут нескольких: Enter — к следующему, Esc — остаться здесь.</translation>
    </message>
    <message>
        <source>All cards are in.</source>
        <translation>Все карточки введены.</translation>
    </message>
</context>
<context>
    <name>CashDetails</name>
    <message>
        <source>Fee</source>
        <translation>Взнос</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Валюта</translation>
    </message>
    <message>
        <source>Reminders</source>
        <translation>Памятка</translation>
    </message>
    <message>
        <source>such as 5 or 12.50</source>
        <translation>например 5 или 12,50</translation>
    </message>
    <message>
        <source>such as € or £</source>
        <translation>например ₽ или €</translation>
    </message>
    <message>
        <source>Your club’s own notes, such as limits for prizes</source>
        <translation>Заметки самого клуба, например предел стоимости призов</translation>
    </message>
    <message>
        <source>What everybody pays; empty: nothing</source>
        <translation>Сколько платит каждый; пусто: нисколько</translation>
    </message>
</context>
<context>
    <name>CashEntry</name>
    <message>
        <source>For what: raffle, hall, tea …</source>
        <translation>За что: лотерея, зал, чай…</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>приход</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>расход</translation>
    </message>
    <message>
        <source>For what money was taken or spent</source>
        <translation>За что получены или на что потрачены деньги</translation>
    </message>
    <message>
        <source>Sum taken</source>
        <translation>Сумма прихода</translation>
    </message>
    <message>
        <source>Sum spent</source>
        <translation>Сумма расхода</translation>
    </message>
    <message>
        <source>Such as 5 or 12.50</source>
        <translation>Например 5 или 12,50</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Take the line in (Enter)</source>
        <translation>Внести строку (Enter)</translation>
    </message>
    <message>
        <source>Noted: {text}</source>
        <translation>Записано: {text}</translation>
    </message>
</context>
<context>
    <name>CashPage</name>
    <message>
        <source>Cash</source>
        <translation>Касса</translation>
    </message>
    <message>
        <source>What was taken and spent</source>
        <translation>Приход и расход</translation>
    </message>
    <message>
        <source>Who still owes the fee</source>
        <translation>Кто ещё не внёс взнос</translation>
    </message>
    <message>
        <source>Go to the paper</source>
        <translation>К печати</translation>
    </message>
    <message>
        <source>The cash sheet (Alt+L)</source>
        <translation>Кассовый лист (Alt+L)</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>Correct the cell (F2 or Enter in the table)</source>
        <translation>Исправить ячейку (F2 или Enter в таблице)</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>One line less (Delete in the table)</source>
        <translation>На строку меньше (Delete в таблице)</translation>
    </message>
    <message>
        <source>Has paid</source>
        <translation>Взнос внесён</translation>
    </message>
    <message>
        <source>Note that the chosen one has paid (Space in the list, or Alt+P)</source>
        <translation>Отметить, что выбранный заплатил (пробел в списке или Alt+P)</translation>
    </message>
    <message>
        <source>Enter takes a line in. F2 corrects a cell of the table, Delete strikes its line.</source>
        <translation>Enter вносит строку. F2 исправляет ячейку таблицы, Delete убирает её строку.</translation>
    </message>
    <message>
        <source>Raised: {sum}</source>
        <translation>Собрано: {sum}</translation>
    </message>
    <message>
        <source>paid: {paid} of {count}</source>
        <translation>заплатили: {paid} из {count}</translation>
    </message>
    <message>
        <source>There is no fee.</source>
        <translation>Взноса нет.</translation>
    </message>
    <message numerus="yes">
        <source>%n people still owe their fee: {sum}</source>
        <translation>
            <numerusform>Взнос не внёс ещё %n человек: {sum}</numerusform>
            <numerusform>Взнос не внесли ещё %n человека: {sum}</numerusform>
            <numerusform>Взнос не внесли ещё %n человек: {sum}</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has paid.</source>
        <translation>Все заплатили.</translation>
    </message>
    <message>
        <source>Struck: {text}</source>
        <translation>Убрано: {text}</translation>
    </message>
    <message>
        <source>{name} has paid.</source>
        <translation>Взнос внесён: {name}.</translation>
    </message>
</context>
<context>
    <name>CashSums</name>
    <message>
        <source>Taken besides</source>
        <translation>Прочий приход</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Расход</translation>
    </message>
</context>
<context>
    <name>CheckEntryDialog</name>
    <message>
        <source>Check entry: round {number}</source>
        <translation>Контрольный ввод: тур {number}</translation>
    </message>
    <message>
        <source>Type the slips of round {number} again. Nothing is written here; what differs is listed below, and Enter in the list goes to it. Ctrl+T takes totals only.</source>
        <translation>Введите протоколы тура {number} ещё раз. Здесь ничего не записывается; расхождения появятся внизу, Enter в списке ведёт к ним. Ctrl+T — только итоги.</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Расхождения</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Enter goes on · Esc restores · X swaps · / finds · Ctrl+Z takes back · F6 to the differences</source>
        <translation>Enter — дальше · Esc — вернуть · X — поменять · / — найти · Ctrl+Z — отменить · F6 — к расхождениям</translation>
    </message>
    <message numerus="yes">
        <source>Typed again: {done} of %n tables · differences: {differences}</source>
        <translation>
            <numerusform>Введено ещё раз: {done} из %n стола · расхождения: {differences}</numerusform>
            <numerusform>Введено ещё раз: {done} из %n столов · расхождения: {differences}</numerusform>
            <numerusform>Введено ещё раз: {done} из %n столов · расхождения: {differences}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClubNotices</name>
    <message>
        <source>No copy of the club was made. {reason} What you do is saved in the club itself, as always.</source>
        <translation>Копия клуба не сделана. {reason} Всё, что вы делаете, как всегда сохраняется в самом клубе.</translation>
    </message>
    <message>
        <source>This club is in a folder that {service} copies to other computers, and that may hold the file or mix two versions of it. During an evening keep it in a folder of this computer alone.</source>
        <translation>Этот клуб лежит в папке, которую {service} копирует на другие компьютеры, а при этом файл может оказаться занят или смешаются две его версии. На время вечера держите его в папке, которая есть только на этом компьютере.</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>Сохранить, что читается…</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Оставить как есть</translation>
    </message>
    <message>
        <source>The club is kept here now: {new}. What it was moved from stays as it is, and nothing that is done from now on goes there: {old}</source>
        <translation>Теперь клуб хранится здесь: {new}. Прежний остаётся как есть, и ничто из сделанного с этого времени туда не попадает: {old}</translation>
    </message>
    <message>
        <source>This club was moved and goes on there: {new}. What is entered here does not reach it.</source>
        <translation>Этот клуб перенесён и продолжается там: {new}. Введённое здесь туда не попадёт.</translation>
    </message>
    <message>
        <source>Open it there</source>
        <translation>Открыть там</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Остаться здесь</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>ClubPage</name>
    <message>
        <source>Drives</source>
        <translation>Турниры</translation>
    </message>
    <message>
        <source>New drive…</source>
        <translation>Новый турнир…</translation>
    </message>
    <message>
        <source>New drive (Ctrl+N)</source>
        <translation>Новый турнир (Ctrl+N)</translation>
    </message>
    <message>
        <source>New drive like the last one…</source>
        <translation>Новый турнир, как последний…</translation>
    </message>
    <message>
        <source>Planned as the newest drive was, with its prizes (Alt+L)</source>
        <translation>План и призы — как в самом новом турнире (Alt+L)</translation>
    </message>
    <message>
        <source>Drives of the club</source>
        <translation>Турниры клуба</translation>
    </message>
    <message>
        <source>There is no drive yet. Begin with “New drive”, or try the sample evening first to see how it goes.</source>
        <translation>Турниров ещё нет. Начните с кнопки «Новый турнир» или сперва попробуйте пример вечера.</translation>
    </message>
    <message>
        <source>This is an example: change whatever you like. Your own club is untouched.</source>
        <translation>Это пример: меняйте что угодно. Ваш клуб останется нетронутым.</translation>
    </message>
    <message>
        <source>Back to our club</source>
        <translation>Назад в наш клуб</translation>
    </message>
    <message>
        <source>Drives: {drives}</source>
        <translation>Турниры: {drives}</translation>
    </message>
    <message>
        <source>Try the sample evening</source>
        <translation>Попробовать пример вечера</translation>
    </message>
    <message>
        <source>Cvisti: 16 players, 5 rounds</source>
        <translation>Cvisti: 16 игроков, 5 туров</translation>
    </message>
    <message>
        <source>Whist drive: 40 players, 24 deals</source>
        <translation>Вист-драйв: 40 игроков, 24 сдачи</translation>
    </message>
    <message>
        <source>Military whist: 5 teams of four, 24 deals</source>
        <translation>Военный вист: 5 команд по четыре, 24 сдачи</translation>
    </message>
    <message>
        <source>A small one: 8 players, 3 deals</source>
        <translation>Совсем маленький: 8 игроков, 3 сдачи</translation>
    </message>
</context>
<context>
    <name>Clubs</name>
    <message>
        <source>Open a club</source>
        <translation>Открыть клуб</translation>
    </message>
    <message>
        <source>Begin a new club</source>
        <translation>Создать новый клуб</translation>
    </message>
    <message>
        <source>Move this club to a file</source>
        <translation>Перенести этот клуб в файл</translation>
    </message>
    <message>
        <source>Save a copy of the club</source>
        <translation>Сохранить копию клуба</translation>
    </message>
    <message>
        <source>Copied to {file}</source>
        <translation>Копия записана: {file}</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>Сохранить, что читается</translation>
    </message>
    <message>
        <source>Clubs (*{suffix})</source>
        <translation>Клубы (*{suffix})</translation>
    </message>
</context>
<context>
    <name>CopiesModel</name>
    <message>
        <source>Made</source>
        <translation>Сделана</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Повод</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>не читается</translation>
    </message>
    <message>
        <source>the club was opened</source>
        <translation>открыт клуб</translation>
    </message>
    <message>
        <source>round {number} was seated</source>
        <translation>рассажен тур {number}</translation>
    </message>
    <message>
        <source>before a copy was restored</source>
        <translation>перед восстановлением из копии</translation>
    </message>
    <message>
        <source>somebody was forgotten</source>
        <translation>забыт человек</translation>
    </message>
</context>
<context>
    <name>DealsField</name>
    <message>
        <source>until the rubber is decided</source>
        <translation>пока не решён роббер</translation>
    </message>
</context>
<context>
    <name>DifferencesModel</name>
    <message>
        <source>No single deal explains it.</source>
        <translation>Ни одна сдача этого не объясняет.</translation>
    </message>
    <message>
        <source>{number} {name}, {what}: card {card}, tables {tables}</source>
        <translation>{number} {name}, {what}: карточка {card}, столы {tables}</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation>сдача {deal}</translation>
    </message>
    <message>
        <source>round {round}, table {table}, deal {deal}</source>
        <translation>тур {round}, стол {table}, сдача {deal}</translation>
    </message>
    <message>
        <source>round {round}, table {table}</source>
        <translation>тур {round}, стол {table}</translation>
    </message>
    <message>
        <source>Played in {place}:</source>
        <translation>Сыграно — {place}:</translation>
    </message>
    <message>
        <source>Right if {place} is the other way round:</source>
        <translation>Сойдётся, если наоборот — {place}:</translation>
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
        <translation>Расхождения между карточками и столами</translation>
    </message>
    <message>
        <source>Enter goes to the slip</source>
        <translation>Enter — к протоколу</translation>
    </message>
    <message>
        <source>Differences: {count} (Alt+D). Enter goes to the slip, to mend it.</source>
        <translation>Расхождения: {count} (Alt+D). Enter — к протоколу, чтобы исправить.</translation>
    </message>
</context>
<context>
    <name>DifferingModel</name>
    <message>
        <source>Table {table}, deal {deal}</source>
        <translation>Стол {table}, сдача {deal}</translation>
    </message>
    <message>
        <source>Table {table}, totals</source>
        <translation>Стол {table}, итоги</translation>
    </message>
    <message>
        <source>⚠ {where}: written {written}, typed again {again}</source>
        <translation>⚠ {where}: записано {written}, введено снова {again}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>{ns} to {ew}</source>
        <translation>{ns} : {ew}</translation>
    </message>
</context>
<context>
    <name>DocumentsModel</name>
    <message>
        <source>No prizes yet</source>
        <translation>Призов ещё нет</translation>
    </message>
    <message>
        <source>No money yet</source>
        <translation>Денег ещё нет</translation>
    </message>
    <message>
        <source>Not needed: the results come from people’s own cards</source>
        <translation>Не нужно: результаты идут с карточек участников</translation>
    </message>
    <message numerus="yes">
        <source>Now: from %n cards</source>
        <translation>
            <numerusform>Сейчас: с %n карточки</numerusform>
            <numerusform>Сейчас: с %n карточек</numerusform>
            <numerusform>Сейчас: с %n карточек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n rounds</source>
        <translation>
            <numerusform>Сейчас: %n тур</numerusform>
            <numerusform>Сейчас: %n тура</numerusform>
            <numerusform>Сейчас: %n туров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n cards</source>
        <translation>
            <numerusform>Сейчас: %n карточка</numerusform>
            <numerusform>Сейчас: %n карточки</numerusform>
            <numerusform>Сейчас: %n карточек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: for %n players</source>
        <translation>
            <numerusform>Сейчас: на %n игрока</numerusform>
            <numerusform>Сейчас: на %n игроков</numerusform>
            <numerusform>Сейчас: на %n игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n slips; rounds: {seated}</source>
        <translation>
            <numerusform>Сейчас: %n протокол; туры: {seated}</numerusform>
            <numerusform>Сейчас: %n протокола; туры: {seated}</numerusform>
            <numerusform>Сейчас: %n протоколов; туры: {seated}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n sheets with results</source>
        <translation>
            <numerusform>Сейчас: %n лист с результатами</numerusform>
            <numerusform>Сейчас: %n листа с результатами</numerusform>
            <numerusform>Сейчас: %n листов с результатами</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n blank sheets; rounds: {seated}</source>
        <translation>
            <numerusform>Сейчас: %n чистый лист; туры: {seated}</numerusform>
            <numerusform>Сейчас: %n чистых листа; туры: {seated}</numerusform>
            <numerusform>Сейчас: %n чистых листов; туры: {seated}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: %n names</source>
        <translation>
            <numerusform>Сейчас: %n имя</numerusform>
            <numerusform>Сейчас: %n имени</numerusform>
            <numerusform>Сейчас: %n имён</numerusform>
        </translation>
    </message>
    <message>
        <source>Now: as the drive is planned</source>
        <translation>Сейчас: по плану турнира</translation>
    </message>
    <message numerus="yes">
        <source>Now: %n lines</source>
        <translation>
            <numerusform>Сейчас: %n строка</numerusform>
            <numerusform>Сейчас: %n строки</numerusform>
            <numerusform>Сейчас: %n строк</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now: counted over %n rounds</source>
        <translation>
            <numerusform>Сейчас: подсчитано за %n тур</numerusform>
            <numerusform>Сейчас: подсчитано за %n тура</numerusform>
            <numerusform>Сейчас: подсчитано за %n туров</numerusform>
        </translation>
    </message>
    <message>
        <source>Now: after round {played} of {planned}</source>
        <translation>Сейчас: после тура {played} из {planned}</translation>
    </message>
    <message>
        <source>Now: prizes of the evening: {prizes}</source>
        <translation>Сейчас: призы вечера: {prizes}</translation>
    </message>
</context>
<context>
    <name>Door</name>
    <message>
        <source>Name: two letters are enough</source>
        <translation>Имя: достаточно двух букв</translation>
    </message>
    <message>
        <source>Name of somebody at the door</source>
        <translation>Имя того, кто у входа</translation>
    </message>
    <message>
        <source>Two letters list the members. Enter signs in, Esc clears (Ctrl+F)</source>
        <translation>По двум буквам — список членов клуба. Enter — записать, Esc — очистить (Ctrl+F)</translation>
    </message>
    <message>
        <source>gets number</source>
        <translation>получит номер</translation>
    </message>
    <message>
        <source>Number for the next person</source>
        <translation>Номер для следующего</translation>
    </message>
    <message>
        <source>The lowest free number, unless another is typed</source>
        <translation>Наименьший свободный номер, если не ввести другой</translation>
    </message>
    <message>
        <source>People of that name</source>
        <translation>Люди с таким именем</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Записать</translation>
    </message>
    <message>
        <source>Sign in as {role}</source>
        <translation>Записать как: {role}</translation>
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
        <translation>Удалить…</translation>
    </message>
    <message>
        <source>The chosen drive; asks first (Alt+D, or Delete in the list)</source>
        <translation>Выбранный турнир; сначала спросит (Alt+D или Delete в списке)</translation>
    </message>
    <message>
        <source>Deleted drives</source>
        <translation>Удалённые турниры</translation>
    </message>
    <message>
        <source>Brings one back as it was</source>
        <translation>Вернуть турнир таким, каким он был</translation>
    </message>
    <message>
        <source>{title}, {day}</source>
        <translation>{title}, {day}</translation>
    </message>
    <message>
        <source>Delete “{title}” of {day}? With it would go: {counts}. It can be brought back from “Deleted drives”.</source>
        <translation>Удалить турнир «{title}», {day}? С ним уйдёт: {counts}. Его можно вернуть из «Удалённых турниров».</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>people: {count}</source>
        <translation>люди: {count}</translation>
    </message>
    <message>
        <source>rounds: {count}</source>
        <translation>туры: {count}</translation>
    </message>
    <message>
        <source>results of tables: {count}</source>
        <translation>результаты столов: {count}</translation>
    </message>
    <message>
        <source>people’s own cards: {count}</source>
        <translation>карточки участников: {count}</translation>
    </message>
    <message>
        <source>prizes: {count}</source>
        <translation>призы: {count}</translation>
    </message>
    <message>
        <source>its place in: {seasons}</source>
        <translation>место в сезонах: {seasons}</translation>
    </message>
</context>
<context>
    <name>DriveCardsModel</name>
    <message>
        <source>Players: {players}</source>
        <translation>Игроки: {players}</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <translation>Победа: {names}</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Окончен</translation>
    </message>
    <message>
        <source>Running, round {number} of {rounds}</source>
        <translation>Идёт, тур {number} из {rounds}</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Не начат</translation>
    </message>
</context>
<context>
    <name>DriveDialog</name>
    <message>
        <source>New drive</source>
        <translation>Новый турнир</translation>
    </message>
    <message>
        <source>Plan of the drive</source>
        <translation>План турнира</translation>
    </message>
    <message>
        <source>Begin this drive</source>
        <translation>Начать этот турнир</translation>
    </message>
    <message>
        <source>Change the plan</source>
        <translation>Изменить план</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>How it is scored</source>
        <translation>Как считают очки</translation>
    </message>
    <message>
        <source>The rules as they are set here, with an example (Shift+F1)</source>
        <translation>Правила, как они заданы здесь, с примером (Shift+F1)</translation>
    </message>
    <message>
        <source>Choose the file of the schedule first.</source>
        <translation>Сначала выберите файл расписания.</translation>
    </message>
    <message>
        <source>Further errors: {count}.</source>
        <translation>Другие ошибки: {count}.</translation>
    </message>
    <message>
        <source>{file} has not been read.</source>
        <translation>Файл не прочитан: {file}.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Где</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Набор настроек</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Переходы</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Расписание</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>Deals in a round</source>
        <translation>Сдач в туре</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Козыри</translation>
    </message>
    <message>
        <source>Interval after round</source>
        <translation>Перерыв после тура</translation>
    </message>
    <message>
        <source>Fee</source>
        <translation>Взнос</translation>
    </message>
    <message>
        <source>What everybody pays, such as 5 or 12.50; empty: nothing</source>
        <translation>Сколько платит каждый, например 5 или 12,50; пусто: нисколько</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Роли</translation>
    </message>
    <message>
        <source>What the two sorts of seat are called, such as lady and gent.</source>
        <translation>Как зовутся два вида мест, например дама и кавалер.</translation>
    </message>
    <message>
        <source>Award for resting, a deal</source>
        <translation>Добавка за отдых (за сдачу)</translation>
    </message>
    <message>
        <source>Deals that somebody missed</source>
        <translation>Пропущенные сдачи</translation>
    </message>
    <message>
        <source>What they count for who comes late, goes early, or whose table could not play.</source>
        <translation>Что засчитать тем, кто опоздал, ушёл раньше или чей стол не смог играть.</translation>
    </message>
    <message>
        <source>Places go by</source>
        <translation>Места определяет</translation>
    </message>
    <message>
        <source>Who is level goes by the next step; what all steps leave is cut, played off or shared.</source>
        <translation>При равенстве решает следующий показатель; если равны все — тянут карту, играют ещё раз или делят.</translation>
    </message>
    <message>
        <source>Results come</source>
        <translation>Результаты идут</translation>
    </message>
</context>
<context>
    <name>EntrantsModel</name>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Роль</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Пара</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Взнос</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>dummy</source>
        <translation>болван</translation>
    </message>
    <message>
        <source>shares with {names}</source>
        <translation>одно место с: {names}</translation>
    </message>
    <message>
        <source>substitute for {name}</source>
        <translation>замена для: {name}</translation>
    </message>
    <message>
        <source>substitute: {name}</source>
        <translation>замена: {name}</translation>
    </message>
    <message>
        <source>team {number}</source>
        <translation>команда {number}</translation>
    </message>
    <message>
        <source>from round {round}</source>
        <translation>с тура {round}</translation>
    </message>
    <message>
        <source>left before the start</source>
        <translation>уход до начала</translation>
    </message>
    <message>
        <source>left after round {round}</source>
        <translation>уход после тура {round}</translation>
    </message>
    <message>
        <source>✓ paid</source>
        <translation>✓ взнос</translation>
    </message>
    <message>
        <source>to pay</source>
        <translation>не заплачено</translation>
    </message>
</context>
<context>
    <name>Exchanging</name>
    <message>
        <source>Import a file</source>
        <translation>Импорт файла</translation>
    </message>
</context>
<context>
    <name>ExportButton</name>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Standings, results and seating as a workbook, a web page or CSV ({key})</source>
        <translation>Таблица, результаты и рассадка: файл XLSX, веб-страница или CSV ({key})</translation>
    </message>
    <message>
        <source>{file}…</source>
        <translation>{file}…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Идёт запись…</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Сохранено: {path}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Что</translation>
    </message>
    <message>
        <source>&amp;As</source>
        <translation>&amp;Как</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Сохранить…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Сохранено: {path}</translation>
    </message>
    <message>
        <source>Import takes this in again, here or in another club.</source>
        <translation>Это можно снова загрузить импортом — здесь или в другом клубе.</translation>
    </message>
    <message>
        <source>To read or to show.</source>
        <translation>Для чтения или показа.</translation>
    </message>
</context>
<context>
    <name>FairnessLine</name>
    <message>
        <source>Fairness…</source>
        <translation>Равномерность…</translation>
    </message>
    <message>
        <source>How often people meet, and whether it could be more even (Alt+F)</source>
        <translation>Как часто люди встречаются и можно ли ровнее (Alt+F)</translation>
    </message>
</context>
<context>
    <name>FairnessPanel</name>
    <message>
        <source>Fairness</source>
        <translation>Равномерность</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Посчитать</translation>
    </message>
    <message>
        <source>How even it is</source>
        <translation>Насколько ровно</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Сохранить PDF…</translation>
    </message>
    <message>
        <source>This report on paper, with what fell to each (Alt+P)</source>
        <translation>Этот отчёт на бумаге, с тем, что кому досталось (Alt+P)</translation>
    </message>
    <message>
        <source>Save as JSON…</source>
        <translation>Сохранить в JSON…</translation>
    </message>
    <message>
        <source>This report for other programs (Alt+J)</source>
        <translation>Этот отчёт для других программ (Alt+J)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Put the report away (Esc)</source>
        <translation>Убрать отчёт (Esc)</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Сохранено: {path}</translation>
    </message>
    <message numerus="yes">
        <source>whole evening, as planned: %n rounds</source>
        <translation>
            <numerusform>весь вечер по плану: %n тур</numerusform>
            <numerusform>весь вечер по плану: %n тура</numerusform>
            <numerusform>весь вечер по плану: %n туров</numerusform>
        </translation>
    </message>
    <message>
        <source>rounds played so far: {rounds}</source>
        <translation>сыгранные туры: {rounds}</translation>
    </message>
    <message>
        <source>up to round {number}</source>
        <translation>до тура {number}</translation>
    </message>
    <message>
        <source>fairness</source>
        <translation>равномерность</translation>
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
        <translation>Enter: {first} · ↓: {second}</translation>
    </message>
    <message>
        <source>{found} · {at} of {count} · Enter types there</source>
        <translation>{found} · {at} из {count} · Enter — вводить там</translation>
    </message>
    <message>
        <source>No table and nobody here is called “{text}”.</source>
        <translation>Здесь нет ни стола, ни человека «{text}».</translation>
    </message>
    <message>
        <source>Found at tables {tables}: Enter goes on to the next.</source>
        <translation>Найдено за столами {tables}: Enter — к следующему.</translation>
    </message>
    <message>
        <source>table {table}</source>
        <translation>стол {table}</translation>
    </message>
    <message>
        <source>{person}, at table {table}</source>
        <translation>{person}, стол {table}</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>Welcome</source>
        <translation>Добро пожаловать</translation>
    </message>
    <message>
        <source>Begin our club</source>
        <translation>Создать наш клуб</translation>
    </message>
    <message>
        <source>Plan the first drive; people are added as they sign in (Ctrl+N)</source>
        <translation>Составить план первого турнира; людей добавляют при регистрации (Ctrl+N)</translation>
    </message>
    <message>
        <source>Try the sample evening</source>
        <translation>Попробовать пример вечера</translation>
    </message>
    <message>
        <source>A finished drive in a file of its own, to change as you like</source>
        <translation>Оконченный турнир в отдельном файле: меняйте что угодно</translation>
    </message>
    <message>
        <source>The club is kept on a server: {file}</source>
        <translation>Клуб хранится на сервере: {file}</translation>
    </message>
    <message>
        <source>The club is kept in this file: {file}</source>
        <translation>Клуб хранится в этом файле: {file}</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N keeps it elsewhere, Ctrl+O opens a club that exists already, and F1 helps on every page.</source>
        <translation>Ctrl+Shift+N — хранить его в другом месте, Ctrl+O — открыть уже имеющийся клуб, а F1 — справка на каждой странице.</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>At {station}, {time}: {action}</source>
        <translation>{station}, {time} — {action}</translation>
    </message>
    <message>
        <source>At {station}, {time}, taken back: {action}</source>
        <translation>{station}, {time}, отменено — {action}</translation>
    </message>
    <message>
        <source>Taken back: {action}</source>
        <translation>Отменено — {action}</translation>
    </message>
    <message>
        <source>Done: {action}</source>
        <translation>Сделано — {action}</translation>
    </message>
</context>
<context>
    <name>ForgetDialog</name>
    <message>
        <source>Forget for ever</source>
        <translation>Забыть навсегда</translation>
    </message>
    <message numerus="yes">
        <source>What goes: the name “{name}”, the nickname, the club number and the note, in the list, in the journal of changes and in %n drives.</source>
        <translation>
            <numerusform>Что исчезнет: имя «{name}», прозвище, клубный номер и заметка — в списке, в журнале изменений и в %n турнире.</numerusform>
            <numerusform>Что исчезнет: имя «{name}», прозвище, клубный номер и заметка — в списке, в журнале изменений и в %n турнирах.</numerusform>
            <numerusform>Что исчезнет: имя «{name}», прозвище, клубный номер и заметка — в списке, в журнале изменений и в %n турнирах.</numerusform>
        </translation>
    </message>
    <message>
        <source>What stays: the numbers, seats and results of those drives, with “—” for the name, so that nobody else’s evening changes.</source>
        <translation>Что останется: номера, места и результаты этих турниров, с «—» вместо имени, чтобы ничей вечер не изменился.</translation>
    </message>
    <message>
        <source>Out of reach: copies of the club file, papers and exports made before, and remarks in which somebody wrote the name. This cannot be undone.</source>
        <translation>Что недоступно: копии файла клуба, бумаги и выгрузки, сделанные раньше, и замечания, в которых кто-то написал имя. Этого нельзя отменить.</translation>
    </message>
    <message>
        <source>Type the name to confirm:</source>
        <translation>Введите имя для подтверждения:</translation>
    </message>
    <message>
        <source>The name, to confirm</source>
        <translation>Имя для подтверждения</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>GridModel</name>
    <message>
        <source>table {table}, {column}</source>
        <translation>стол {table}, {column}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
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
        <translation>Время</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Козырь</translation>
    </message>
    <message>
        <source>✦ Example</source>
        <translation>✦ Пример</translation>
    </message>
    <message>
        <source>From people’s cards; deals: {deals}</source>
        <translation>По карточкам участников; сдачи: {deals}</translation>
    </message>
    <message numerus="yes">
        <source>Finished: %n rounds</source>
        <translation>
            <numerusform>Окончен: %n тур</numerusform>
            <numerusform>Окончен: %n тура</numerusform>
            <numerusform>Окончен: %n туров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not started; %n rounds planned</source>
        <translation>
            <numerusform>Не начат; по плану %n тур</numerusform>
            <numerusform>Не начат; по плану %n тура</numerusform>
            <numerusform>Не начат; по плану %n туров</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Тур {number} из {rounds}</translation>
    </message>
    <message>
        <source>Practice · {round}</source>
        <translation>Проба · {round}</translation>
    </message>
    <message>
        <source>{round}, until the rubber is decided</source>
        <translation>{round}, пока не решён роббер</translation>
    </message>
    <message>
        <source>{round}, deals {first} to {last}</source>
        <translation>{round}, сдачи {first}–{last}</translation>
    </message>
    <message>
        <source>All saved</source>
        <translation>Всё сохранено</translation>
    </message>
    <message>
        <source>Saved {time}</source>
        <translation>Сохранено {time}</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Look for a word</source>
        <translation>Найти слово</translation>
    </message>
    <message>
        <source>Look for a word in the help</source>
        <translation>Найти слово в справке</translation>
    </message>
    <message>
        <source>Topics that have it stay in the list (Ctrl+F)</source>
        <translation>В списке остаются разделы, где оно есть (Ctrl+F)</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Разделы</translation>
    </message>
    <message>
        <source>No topic has all of these words.</source>
        <translation>Ни в одном разделе нет всех этих слов.</translation>
    </message>
</context>
<context>
    <name>ImportButton</name>
    <message>
        <source>Import…</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>Take in a table or a drive from a file, shown first ({key})</source>
        <translation>Взять таблицу или турнир из файла; сначала всё показывается ({key})</translation>
    </message>
</context>
<context>
    <name>ImportColumns</name>
    <message>
        <source>Column of “{field}”</source>
        <translation>Столбец для «{field}»</translation>
    </message>
    <message>
        <source>in no column</source>
        <translation>нет столбца</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import</source>
        <translation>Импорт</translation>
    </message>
    <message>
        <source>&amp;Another file…</source>
        <translation>&amp;Другой файл…</translation>
    </message>
    <message>
        <source>The rows of the file as they will be</source>
        <translation>Строки файла — такими, какими они будут</translation>
    </message>
    <message>
        <source>Space leaves a row out, or takes it in again; F2 corrects a cell</source>
        <translation>Пробел — исключить строку или снова её взять; F2 — исправить ячейку</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message numerus="yes">
        <source>{file}: {title}, {day}, %n rounds</source>
        <translation>
            <numerusform>{file}: {title}, {day}, %n тур</numerusform>
            <numerusform>{file}: {title}, {day}, %n тура</numerusform>
            <numerusform>{file}: {title}, {day}, %n туров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %n rows are shown</source>
        <translation>
            <numerusform>показана %n первая строка</numerusform>
            <numerusform>показаны первые %n строки</numerusform>
            <numerusform>показаны первые %n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>Take &amp;it in</source>
        <translation>&amp;Принять</translation>
    </message>
    <message numerus="yes">
        <source>Take %n rows &amp;in</source>
        <translation>
            <numerusform>&amp;Принять %n строку</numerusform>
            <numerusform>&amp;Принять %n строки</numerusform>
            <numerusform>&amp;Принять %n строк</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportReading</name>
    <message>
        <source>&amp;What it is</source>
        <translation>&amp;Что это</translation>
    </message>
    <message>
        <source>&amp;Letters</source>
        <translation>&amp;Буквы</translation>
    </message>
    <message>
        <source>&amp;Separated by</source>
        <translation>&amp;Разделитель</translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation>&amp;Лист</translation>
    </message>
    <message>
        <source>&amp;First row holds headings</source>
        <translation>В первой строке &amp;заголовки</translation>
    </message>
</context>
<context>
    <name>ImportRow</name>
    <message>
        <source>&amp;Means</source>
        <translation>&amp;Это</translation>
    </message>
    <message>
        <source>Whom this row means</source>
        <translation>Кого означает эта строка</translation>
    </message>
    <message>
        <source>Whether this row is taken in (Space in the table)</source>
        <translation>Принимается ли эта строка (пробел в таблице)</translation>
    </message>
    <message>
        <source>&amp;Take this row in</source>
        <translation>&amp;Взять эту строку</translation>
    </message>
    <message>
        <source>Leave this row &amp;out</source>
        <translation>&amp;Исключить строку</translation>
    </message>
    <message>
        <source>say who</source>
        <translation>укажите кого</translation>
    </message>
    <message>
        <source>somebody new</source>
        <translation>новый человек</translation>
    </message>
</context>
<context>
    <name>ImportRowsModel</name>
    <message>
        <source>Row</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Will be</source>
        <translation>Будет</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>Что проверить</translation>
    </message>
</context>
<context>
    <name>IntervalField</name>
    <message>
        <source>0: no interval</source>
        <translation>0 — без перерыва</translation>
    </message>
    <message>
        <source>There are {rounds} rounds now and were {before}: is this still where the halves part? 0: none</source>
        <translation>Туров теперь {rounds}, а было {before}: здесь ли по-прежнему граница половин? 0 — границы нет</translation>
    </message>
</context>
<context>
    <name>JoinPeopleDialog</name>
    <message>
        <source>Entered twice</source>
        <translation>Записано дважды</translation>
    </message>
    <message>
        <source>Who else in the list is {name}? That entry leaves the lists, and what was played under it is theirs. It can be undone, and the two can be parted again.</source>
        <translation>Кто ещё в списке — {name}? Та запись уйдёт из списков, а всё сыгранное под ней перейдёт сюда. Это можно отменить, и записи можно снова разделить.</translation>
    </message>
    <message>
        <source>The same as</source>
        <translation>Тот же человек, что</translation>
    </message>
    <message>
        <source>The other entry of the same person</source>
        <translation>Другая запись того же человека</translation>
    </message>
    <message>
        <source>Name or club number</source>
        <translation>Имя или клубный номер</translation>
    </message>
    <message>
        <source>Join the two</source>
        <translation>Объединить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>{name}: no drive</source>
        <translation>{name}: турниров нет</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n drives ({drives})</source>
        <translation>
            <numerusform>{name}: %n турнир ({drives})</numerusform>
            <numerusform>{name}: %n турнира ({drives})</numerusform>
            <numerusform>{name}: %n турниров ({drives})</numerusform>
        </translation>
    </message>
    <message>
        <source>Both played in the same drive, so they are two: {drives}.</source>
        <translation>Оба играли в одном турнире ({drives}), значит, это двое.</translation>
    </message>
</context>
<context>
    <name>JumpField</name>
    <message>
        <source>Table or player</source>
        <translation>Стол или игрок</translation>
    </message>
    <message>
        <source>Go to table or player</source>
        <translation>Перейти к столу или игроку</translation>
    </message>
    <message>
        <source>The number of a table, or a player’s number or name; Enter goes there</source>
        <translation>Номер стола либо номер или имя игрока; Enter переходит туда</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys and about</source>
        <translation>Клавиши и о программе</translation>
    </message>
    <message>
        <source>whistdrive {version}</source>
        <translation>whistdrive {version}</translation>
    </message>
    <message>
        <source>Everything is saved as it is typed, and everything can be taken back.</source>
        <translation>Всё сохраняется сразу при вводе, и всё можно отменить.</translation>
    </message>
    <message>
        <source>Find a table or a player, on the scores page</source>
        <translation>Найти стол или игрока — на странице результатов</translation>
    </message>
    <message>
        <source>The first table without a result, on the scores page</source>
        <translation>Первый стол без результата — на странице результатов</translation>
    </message>
    <message>
        <source>Totals only, of the table under the cursor</source>
        <translation>Только итоги — для стола под курсором</translation>
    </message>
    <message>
        <source>Adjustment: a revoke, a penalty, an award</source>
        <translation>Поправка: фальшренонс, штраф, прибавка</translation>
    </message>
    <message>
        <source>People sat in the wrong seats</source>
        <translation>Люди сидели не на своих местах</translation>
    </message>
    <message>
        <source>Check entry: type a round again</source>
        <translation>Контрольный ввод: ввести тур ещё раз</translation>
    </message>
    <message>
        <source>Totals, halves or all deals, on the page of the cards</source>
        <translation>Итоги, половины или все сдачи — на странице карточек</translation>
    </message>
    <message>
        <source>Where cards and tables differ, on the page of the second count</source>
        <translation>Где карточки расходятся со столами — на странице второго подсчёта</translation>
    </message>
    <message>
        <source>How people move and how many they are, on the seating page</source>
        <translation>Как переходят и сколько людей — на странице рассадки</translation>
    </message>
    <message>
        <source>How even the evening is, on the seating page</source>
        <translation>Насколько ровно идёт вечер — на странице рассадки</translation>
    </message>
    <message>
        <source>A substitute takes over a seat, on the sign-in page</source>
        <translation>Замена садится на место другого — на странице регистрации</translation>
    </message>
    <message>
        <source>Somebody who waits plays at once, on the sign-in page</source>
        <translation>Кто ждёт, играет сразу — на странице регистрации</translation>
    </message>
    <message>
        <source>Up or down the list, on the page of the prizes</source>
        <translation>Вверх или вниз по списку — на странице призов</translation>
    </message>
    <message>
        <source>A tie is cut for, played off or shared, on the page of the prizes</source>
        <translation>При равенстве тянут карту, играют ещё раз или делят — на странице призов</translation>
    </message>
    <message>
        <source>Hand out what is won, on the page of the prizes</source>
        <translation>Вручить выигранное — на странице призов</translation>
    </message>
    <message>
        <source>On the wall: what it shows; start and pause the clock; a minute more or less</source>
        <translation>На табло: что показано; пустить и остановить часы; минутой больше или меньше</translation>
    </message>
    <message>
        <source>On the wall: other pages, and keep the page</source>
        <translation>На табло: другие страницы; удержать страницу</translation>
    </message>
    <message>
        <source>On the wall: the next prize, hide the last one, all of them</source>
        <translation>На табло: следующий приз, скрыть последний, все призы</translation>
    </message>
    <message>
        <source>On the wall: full screen, leave it, close the wall</source>
        <translation>На табло: во весь экран, выйти, закрыть табло</translation>
    </message>
    <message>
        <source>Export standings, results and seating, on the pages of standings and paper</source>
        <translation>Экспорт таблицы, результатов и рассадки — на страницах таблицы и печати</translation>
    </message>
    <message>
        <source>Print the document that is shown, on the page of paper</source>
        <translation>Напечатать показанный документ — на странице печати</translation>
    </message>
    <message>
        <source>Turn pages, change their size, fit width or page, in the preview</source>
        <translation>Листать, менять размер, по ширине или целиком — в просмотре</translation>
    </message>
    <message>
        <source>More or less of the bar of the wall</source>
        <translation>Показать больше или меньше настроек табло</translation>
    </message>
    <message>
        <source>Edit what is selected in a list</source>
        <translation>Изменить выбранное в списке</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Команды и их клавиши</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Как в &amp;системе</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Something went wrong in the program. Nothing that was saved is lost; please go on.</source>
        <translation>В программе что-то пошло не так. Ничего из сохранённого не пропало; можно продолжать.</translation>
    </message>
    <message>
        <source>The program ended abruptly the last time. Nothing that was saved is lost.</source>
        <translation>В прошлый раз программа внезапно закрылась. Ничего из сохранённого не пропало.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>Сохранить отчёт…</translation>
    </message>
    <message>
        <source>What is typed here cannot be saved, since the server does not answer.</source>
        <translation>Введённое здесь нельзя сохранить: сервер не отвечает.</translation>
    </message>
    <message>
        <source>Wait for it</source>
        <translation>Подождать</translation>
    </message>
    <message>
        <source>Close without it</source>
        <translation>Закрыть без сохранения</translation>
    </message>
    <message>
        <source>Everything is saved, as always.</source>
        <translation>Всё сохранено, как всегда.</translation>
    </message>
    <message>
        <source>Whist drive – {subject} (example)</source>
        <translation>Вист-драйв — {subject} (пример)</translation>
    </message>
    <message>
        <source>Whist drive – {subject}</source>
        <translation>Вист-драйв — {subject}</translation>
    </message>
</context>
<context>
    <name>NextRound</name>
    <message>
        <source>Round {number}: results are missing (tables: {tables}).</source>
        <translation>Тур {number}: не хватает результатов (столы: {tables}).</translation>
    </message>
    <message>
        <source>Show the standings all the same</source>
        <translation>Всё равно показать таблицу</translation>
    </message>
    <message>
        <source>Seat round {number} all the same</source>
        <translation>Всё равно рассадить тур {number}</translation>
    </message>
    <message>
        <source>Round {number}: results are missing (tables: {tables}). A lot would say who moves there.</source>
        <translation>Тур {number}: не хватает результатов (столы: {tables}). Кто там переходит, решит жребий.</translation>
    </message>
    <message>
        <source>Back to the scores</source>
        <translation>Назад к результатам</translation>
    </message>
</context>
<context>
    <name>NoClubDialog</name>
    <message>
        <source>Whist drive</source>
        <translation>Вист-драйв</translation>
    </message>
    <message>
        <source>Nothing was changed. Open another club, or begin a new one.</source>
        <translation>Ничего не изменено. Откройте другой клуб или создайте новый.</translation>
    </message>
    <message>
        <source>Open a club…</source>
        <translation>Открыть клуб…</translation>
    </message>
    <message>
        <source>On a server…</source>
        <translation>На сервере…</translation>
    </message>
    <message>
        <source>New club…</source>
        <translation>Новый клуб…</translation>
    </message>
    <message>
        <source>Restore a copy…</source>
        <translation>Восстановить из копии…</translation>
    </message>
    <message>
        <source>Save what can be read…</source>
        <translation>Сохранить, что читается…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
</context>
<context>
    <name>NoSeatingPage</name>
    <message>
        <source>Seating</source>
        <translation>Рассадка</translation>
    </message>
    <message>
        <source>No seating is needed: the results of this drive come from people’s own cards.
If the tables are to hand their results in, choose so in the plan of the drive (Ctrl+E).</source>
        <translation>Рассадка не нужна: результаты этого турнира идут с карточек участников.
Если результаты должны сдавать столы, выберите это в плане турнира (Ctrl+E).</translation>
    </message>
    <message>
        <source>Go to the cards</source>
        <translation>К карточкам</translation>
    </message>
    <message>
        <source>Ctrl+3</source>
        <translation>Ctrl+3</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>не нужна</translation>
    </message>
</context>
<context>
    <name>NumbersDialog</name>
    <message>
        <source>When people make no whole tables</source>
        <translation>Когда за столами не выходит поровну</translation>
    </message>
    <message>
        <source>In the room: {people}.</source>
        <translation>В зале: {people}.</translation>
    </message>
    <message>
        <source>How do they play from round {round} on?</source>
        <translation>Как играть начиная с тура {round}?</translation>
    </message>
    <message>
        <source>Do it this way</source>
        <translation>Сделать так</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Оставить как есть</translation>
    </message>
</context>
<context>
    <name>NumbersLine</name>
    <message>
        <source>Other ways…</source>
        <translation>Другие способы…</translation>
    </message>
    <message>
        <source>Dummies, shared seats, rests with an award, somebody who fills in (Alt+O)</source>
        <translation>Болваны, общие места, отдых с добавкой, кто-то на подмену (Alt+O)</translation>
    </message>
    <message>
        <source>people: {count}</source>
        <translation>люди: {count}</translation>
    </message>
    <message>
        <source>dummies: {count}</source>
        <translation>болваны: {count}</translation>
    </message>
    <message>
        <source>in a shared seat: {count}</source>
        <translation>на общем месте: {count}</translation>
    </message>
    <message>
        <source>In the room – {facts}</source>
        <translation>В зале — {facts}</translation>
    </message>
</context>
<context>
    <name>PaperChoices</name>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>as the windows</source>
        <translation>как в окнах</translation>
    </message>
    <message>
        <source>The language of everything on paper, whatever that of the windows is</source>
        <translation>Язык всего, что на бумаге, каким бы ни был язык окон</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Бумага</translation>
    </message>
    <message>
        <source>On a sheet</source>
        <translation>На листе</translation>
    </message>
    <message>
        <source>Without names, for players:</source>
        <translation>Без имён, на игроков:</translation>
    </message>
    <message>
        <source>Blank forms for so many, before any name is known</source>
        <translation>Бланки на столько игроков, пока имена неизвестны</translation>
    </message>
    <message>
        <source>Players for whom blank forms are made</source>
        <translation>На сколько игроков готовить бланки</translation>
    </message>
</context>
<context>
    <name>PaperPage</name>
    <message>
        <source>Paper</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Everything is drawn from what is written now.</source>
        <translation>Всё печатается по тому, что записано сейчас.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Документы</translation>
    </message>
    <message>
        <source>With what has been played</source>
        <translation>С тем, что уже сыграно</translation>
    </message>
    <message>
        <source>Otherwise the cards are blank, to be filled in at the tables</source>
        <translation>Иначе карточки пустые, их заполняют за столами</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Сохранить PDF…</translation>
    </message>
    <message>
        <source>Save all…</source>
        <translation>Сохранить все…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Save the chosen document (Alt+P)</source>
        <translation>Сохранить выбранный документ (Alt+P)</translation>
    </message>
    <message>
        <source>Every document that has something to say, in one folder (Alt+A)</source>
        <translation>Все документы, в которых что-то есть, в одну папку (Alt+A)</translation>
    </message>
    <message>
        <source>Show the saved file in the program that the system keeps for it (Alt+O)</source>
        <translation>Показать сохранённый файл в программе, назначенной в системе (Alt+O)</translation>
    </message>
    <message>
        <source>Make no more documents, print no more sheets</source>
        <translation>Больше не готовить и не печатать</translation>
    </message>
    <message>
        <source>Documents made or sheets printed</source>
        <translation>Готовые документы или напечатанные листы</translation>
    </message>
    <message numerus="yes">
        <source>%n documents</source>
        <translation>
            <numerusform>%n документ</numerusform>
            <numerusform>%n документа</numerusform>
            <numerusform>%n документов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved: %n documents in {folder}</source>
        <translation>
            <numerusform>Сохранено: %n документ, папка {folder}</numerusform>
            <numerusform>Сохранено: %n документа, папка {folder}</numerusform>
            <numerusform>Сохранено: %n документов, папка {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Готовится…</translation>
    </message>
    <message>
        <source>all</source>
        <translation>все</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Сохранено: {path}</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>Ничего не сохранено.</translation>
    </message>
    <message>
        <source>No program here opens {path}</source>
        <translation>Ни одна программа здесь не открывает {path}</translation>
    </message>
</context>
<context>
    <name>PeopleModel</name>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Club no.</source>
        <translation>Клубный №</translation>
    </message>
    <message>
        <source>{name} (joined with another)</source>
        <translation>{name} (объединено с другой записью)</translation>
    </message>
    <message>
        <source>{name} (archived)</source>
        <translation>{name} (в архиве)</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>People</source>
        <translation>Люди</translation>
    </message>
    <message>
        <source>Search or add</source>
        <translation>Найти или добавить</translation>
    </message>
    <message>
        <source>Search for people, or add somebody</source>
        <translation>Найти людей или добавить кого-то</translation>
    </message>
    <message>
        <source>Enter goes to who is found, or adds who is not; Esc clears (Ctrl+F)</source>
        <translation>Enter — к тому, кто найден, или добавить, кого нет; Esc — очистить (Ctrl+F)</translation>
    </message>
    <message>
        <source>Archived too</source>
        <translation>И архивные</translation>
    </message>
    <message>
        <source>Also those who were archived, joined with another or forgotten (Space)</source>
        <translation>И те, кто в архиве, объединён с другой записью или забыт (Пробел)</translation>
    </message>
    <message>
        <source>People of the club</source>
        <translation>Люди клуба</translation>
    </message>
    <message>
        <source>Enter edits, Delete archives; letters look for a name</source>
        <translation>Enter — изменить, Delete — в архив; буквы ищут имя</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Add somebody of this name, also where there is one (Alt+A)</source>
        <translation>Добавить человека с этим именем, даже если такое уже есть (Alt+A)</translation>
    </message>
    <message>
        <source>in the list: {count}</source>
        <translation>в списке: {count}</translation>
    </message>
    <message>
        <source>Nobody is called “{name}”. Enter adds them.</source>
        <translation>Никого по имени «{name}» нет. Enter добавит этого человека.</translation>
    </message>
    <message>
        <source>New in the club: {name}</source>
        <translation>Новый человек в клубе: {name}</translation>
    </message>
</context>
<context>
    <name>PersonCard</name>
    <message>
        <source>Details</source>
        <translation>Данные</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Пожелания</translation>
    </message>
    <message>
        <source>What is shown of this person</source>
        <translation>Что показано об этом человеке</translation>
    </message>
    <message>
        <source>Entered twice…</source>
        <translation>Записано дважды…</translation>
    </message>
    <message>
        <source>Another entry is the same person (Alt+J)</source>
        <translation>Другая запись — тот же человек (Alt+J)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Only somebody who never played (Alt+D)</source>
        <translation>Только того, кто никогда не играл (Alt+D)</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>Забыть…</translation>
    </message>
    <message>
        <source>On their request: the name goes, results stay (Alt+G)</source>
        <translation>По просьбе человека: имя исчезает, результаты остаются (Alt+G)</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>В архив</translation>
    </message>
    <message>
        <source>Out of the lists, or back into them (Delete in the list)</source>
        <translation>Из списков или обратно в них (Delete в списке)</translation>
    </message>
    <message>
        <source>In drives that are not closed they are still called {names}.</source>
        <translation>В незакрытых турнирах имя пока прежнее: {names}.</translation>
    </message>
    <message>
        <source>Correct it there</source>
        <translation>Исправить и там</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Corrected. Of paper that was printed before, these show the old name: {documents}.</source>
        <translation>Исправлено. На этих бумагах, напечатанных раньше, старое имя: {documents}.</translation>
    </message>
    <message>
        <source>Joined: {name}. “Part again” or Undo takes it back.</source>
        <translation>Объединено: {name}. «Разделить» или «Отменить» вернёт как было.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has taken part in %n drives; deleting would leave holes in their results. Archive them instead, or forget the name on their request.</source>
        <translation>
            <numerusform>{name} участвует в %n турнире; удаление оставило бы дыры в его результатах. Отправьте запись в архив или забудьте имя по просьбе человека.</numerusform>
            <numerusform>{name} участвует в %n турнирах; удаление оставило бы дыры в их результатах. Отправьте запись в архив или забудьте имя по просьбе человека.</numerusform>
            <numerusform>{name} участвует в %n турнирах; удаление оставило бы дыры в их результатах. Отправьте запись в архив или забудьте имя по просьбе человека.</numerusform>
        </translation>
    </message>
    <message>
        <source>Forgotten. Copies of the club file made before still have the name.</source>
        <translation>Забыто. В копиях файла клуба, сделанных раньше, имя осталось.</translation>
    </message>
</context>
<context>
    <name>PersonDetails</name>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation>Прозвище</translation>
    </message>
    <message>
        <source>Club no.</source>
        <translation>Клубный №</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
</context>
<context>
    <name>PersonExport</name>
    <message>
        <source>Their data</source>
        <translation>Личные данные</translation>
    </message>
    <message>
        <source>All that the club keeps of them, in a file for them ({key})</source>
        <translation>Всё, что хранится о человеке в клубе, — файлом для него ({key})</translation>
    </message>
    <message>
        <source>{file}…</source>
        <translation>{file}…</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Сохранено: {path}</translation>
    </message>
</context>
<context>
    <name>PersonHistory</name>
    <message>
        <source>Drives of this person</source>
        <translation>Турниры этого человека</translation>
    </message>
    <message>
        <source>Newest first; Enter opens the drive</source>
        <translation>Сначала самые новые; Enter — открыть турнир</translation>
    </message>
    <message>
        <source>Has not taken part in any drive yet.</source>
        <translation>Ещё ни одного турнира.</translation>
    </message>
    <message numerus="yes">
        <source>%n drives</source>
        <translation>
            <numerusform>%n турнир</numerusform>
            <numerusform>%n турнира</numerusform>
            <numerusform>%n турниров</numerusform>
        </translation>
    </message>
    <message>
        <source>average of a deal: {points}</source>
        <translation>среднее за сдачу: {points}</translation>
    </message>
    <message>
        <source>best evening: {points} ({title}, {day})</source>
        <translation>лучший вечер: {points} ({title}, {day})</translation>
    </message>
    <message>
        <source>with a shared seat: {count}</source>
        <translation>на общем месте: {count}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Partners: {partners}</source>
        <translation>Партнёры: {partners}</translation>
    </message>
</context>
<context>
    <name>PersonJoined</name>
    <message>
        <source>Also entered as</source>
        <translation>Другое имя</translation>
    </message>
    <message>
        <source>Part again</source>
        <translation>Разделить</translation>
    </message>
    <message>
        <source>This entry was somebody else after all (Alt+T)</source>
        <translation>Эта запись всё-таки другого человека (Alt+T)</translation>
    </message>
    <message>
        <source>Parted again.</source>
        <translation>Снова разделено.</translation>
    </message>
</context>
<context>
    <name>PersonWishes</name>
    <message>
        <source>Whenever both come, the seating of that drive is asked to honour these.</source>
        <translation>Если придут оба, рассадка этого турнира постарается это учесть.</translation>
    </message>
    <message>
        <source>Wishes for every evening</source>
        <translation>Пожелания на каждый вечер</translation>
    </message>
    <message>
        <source>never at one table</source>
        <translation>никогда за одним столом</translation>
    </message>
    <message>
        <source>at one table</source>
        <translation>за одним столом</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Пожелание</translation>
    </message>
    <message>
        <source>with</source>
        <translation>с кем</translation>
    </message>
    <message>
        <source>The other person</source>
        <translation>Другой человек</translation>
    </message>
    <message>
        <source>Name or club number</source>
        <translation>Имя или клубный номер</translation>
    </message>
    <message>
        <source>Add the wish</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>Снять</translation>
    </message>
    <message>
        <source>Delete in the list</source>
        <translation>Delete в списке</translation>
    </message>
    <message>
        <source>Choose somebody from the list under the name first.</source>
        <translation>Сначала выберите кого-нибудь из списка под именем.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Записано.</translation>
    </message>
    <message>
        <source>Given up.</source>
        <translation>Снято.</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>{database} on this computer</source>
        <translation>{database} на этом компьютере</translation>
    </message>
    <message>
        <source>{database} on {host}</source>
        <translation>{database} на {host}</translation>
    </message>
</context>
<context>
    <name>PlanTools</name>
    <message>
        <source>How the tables stand</source>
        <translation>Как стоят столы</translation>
    </message>
    <message>
        <source>How the tables stand in the hall: in rows to and fro, round it, or in one row</source>
        <translation>Как стоят столы в зале: рядами туда и обратно, по кругу или в один ряд</translation>
    </message>
    <message>
        <source>Smaller plan</source>
        <translation>План мельче</translation>
    </message>
    <message>
        <source>All tables in sight</source>
        <translation>Все столы на виду</translation>
    </message>
    <message>
        <source>Larger plan</source>
        <translation>План крупнее</translation>
    </message>
    <message>
        <source>{what} ({key}; in the plan {short})</source>
        <translation>{what} ({key}; в плане {short})</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Целиком</translation>
    </message>
</context>
<context>
    <name>PresetBar</name>
    <message>
        <source>Keep as preset…</source>
        <translation>Сохранить как набор…</translation>
    </message>
    <message>
        <source>Keep the plan as it stands here, under a name (Alt+K)</source>
        <translation>Сохранить план под названием таким, каков он здесь (Alt+K)</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Переименовать…</translation>
    </message>
    <message>
        <source>Call the chosen preset something else (Alt+R)</source>
        <translation>Назвать выбранный набор иначе (Alt+R)</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>The club keeps the chosen preset no longer (Alt+T)</source>
        <translation>Клуб больше не хранит выбранный набор (Alt+T)</translation>
    </message>
    <message>
        <source>Take the name</source>
        <translation>Принять название</translation>
    </message>
    <message>
        <source>Enter; Esc gives it up</source>
        <translation>Enter; Esc — отказаться</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Название набора настроек</translation>
    </message>
    <message>
        <source>none: as it stands below</source>
        <translation>нет: как указано ниже</translation>
    </message>
    <message>
        <source>As usual: {name}</source>
        <translation>Как обычно: {name}</translation>
    </message>
    <message>
        <source>Kept as “{name}”.</source>
        <translation>Сохранено под названием «{name}».</translation>
    </message>
    <message>
        <source>Called “{name}” now.</source>
        <translation>Теперь называется «{name}».</translation>
    </message>
    <message>
        <source>Struck: “{name}”.</source>
        <translation>Убрано: «{name}».</translation>
    </message>
    <message>
        <source>With it come prizes: {count}.</source>
        <translation>С ним — призы: {count}.</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview</source>
        <translation>Просмотр</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Мельче</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Крупнее</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>По ширине</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Целиком</translation>
    </message>
    <message>
        <source>Show the pages smaller (− in the preview)</source>
        <translation>Показать страницы мельче (− в просмотре)</translation>
    </message>
    <message>
        <source>Show the pages larger (+ in the preview)</source>
        <translation>Показать страницы крупнее (+ в просмотре)</translation>
    </message>
    <message>
        <source>As wide as there is room (W in the preview)</source>
        <translation>На всю ширину (W в просмотре)</translation>
    </message>
    <message>
        <source>A whole page at a time (P in the preview)</source>
        <translation>Страница целиком (P в просмотре)</translation>
    </message>
    <message>
        <source>Left and Right turn the pages, + and − change their size</source>
        <translation>← и → листают страницы, + и − меняют размер</translation>
    </message>
    <message>
        <source>Page {page} of {pages} · {size} %</source>
        <translation>Стр. {page} из {pages} · {size} %</translation>
    </message>
</context>
<context>
    <name>PrintButton</name>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Print the chosen document as it is shown ({key})</source>
        <translation>Напечатать выбранный документ, как он показан ({key})</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Печатается…</translation>
    </message>
    <message>
        <source>Given to the printer: {name}</source>
        <translation>Отправлено на принтер: {name}</translation>
    </message>
    <message>
        <source>Printing was cancelled.</source>
        <translation>Печать отменена.</translation>
    </message>
    <message>
        <source>The printer does not take it. Save the document as PDF and print that.</source>
        <translation>Принтер не принимает. Сохраните документ в PDF и напечатайте его.</translation>
    </message>
</context>
<context>
    <name>PrizeDecision</name>
    <message>
        <source>Goes to</source>
        <translation>Получает</translation>
    </message>
    <message>
        <source>To whom the prize goes, of those who are tied</source>
        <translation>Кому из равных достаётся приз</translation>
    </message>
    <message>
        <source>Number or name</source>
        <translation>Номер или имя</translation>
    </message>
    <message>
        <source>To whom the prize goes</source>
        <translation>Кому достаётся приз</translation>
    </message>
    <message>
        <source>Several of them with a + between (Enter)</source>
        <translation>Несколько — через + (Enter)</translation>
    </message>
    <message>
        <source>Note, such as: ace of hearts</source>
        <translation>Заметка, например: туз червей</translation>
    </message>
    <message>
        <source>Note on how it was settled</source>
        <translation>Заметка, как решили</translation>
    </message>
    <message>
        <source>Kept with the prize</source>
        <translation>Хранится вместе с призом</translation>
    </message>
    <message>
        <source>They cut</source>
        <translation>Тянули карту</translation>
    </message>
    <message>
        <source>It goes to the name that is chosen here (Alt+K)</source>
        <translation>Приз получает имя, выбранное здесь (Alt+K)</translation>
    </message>
    <message>
        <source>Played off</source>
        <translation>Сыграли ещё раз</translation>
    </message>
    <message>
        <source>It goes to the name that is chosen here (Alt+F)</source>
        <translation>Приз получает имя, выбранное здесь (Alt+F)</translation>
    </message>
    <message>
        <source>They share</source>
        <translation>Делят</translation>
    </message>
    <message>
        <source>Places that are shared are pooled and divided (Alt+S)</source>
        <translation>Призы за общие места складывают и делят (Alt+S)</translation>
    </message>
    <message>
        <source>Give it</source>
        <translation>Отдать</translation>
    </message>
    <message>
        <source>It goes to whom the field names (Alt+K)</source>
        <translation>Приз получает тот, кто назван в поле (Alt+K)</translation>
    </message>
    <message>
        <source>Undecided again</source>
        <translation>Снова не решено</translation>
    </message>
    <message>
        <source>Forget how it was settled (Alt+O)</source>
        <translation>Забыть, как решили (Alt+O)</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Записано.</translation>
    </message>
    <message>
        <source>It is undecided again.</source>
        <translation>Снова не решено.</translation>
    </message>
</context>
<context>
    <name>PrizeDialog</name>
    <message>
        <source>New prize</source>
        <translation>Новый приз</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Приз</translation>
    </message>
    <message>
        <source>Add the prize</source>
        <translation>Добавить приз</translation>
    </message>
    <message>
        <source>Change the prize</source>
        <translation>Изменить приз</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>все</translation>
    </message>
    <message>
        <source>a place</source>
        <translation>место</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>наименьший результат</translation>
    </message>
    <message>
        <source>the most deals of ten or more</source>
        <translation>больше всего сдач на десять и выше</translation>
    </message>
    <message>
        <source>the longest at one table</source>
        <translation>дольше всех за одним столом</translation>
    </message>
    <message>
        <source>the most moves</source>
        <translation>больше всего переходов</translation>
    </message>
    <message>
        <source>the highest single deal</source>
        <translation>лучшая отдельная сдача</translation>
    </message>
    <message>
        <source>the best in a deal that was drawn</source>
        <translation>лучший в сдаче, выбранной жребием</translation>
    </message>
    <message>
        <source>whatever its name says</source>
        <translation>по названию</translation>
    </message>
    <message>
        <source>the whole evening</source>
        <translation>весь вечер</translation>
    </message>
    <message>
        <source>the first half</source>
        <translation>первая половина</translation>
    </message>
    <message>
        <source>the second half</source>
        <translation>вторая половина</translation>
    </message>
    <message>
        <source>For</source>
        <translation>За что</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>A deal counts from</source>
        <translation>Считать сдачи от</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>Counted through the evening</source>
        <translation>Счёт идёт через весь вечер</translation>
    </message>
    <message>
        <source>Among</source>
        <translation>Участвуют</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Период</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>What the club calls it; empty: what it is for</source>
        <translation>Как приз зовут в клубе; пусто — за что даётся</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>Such as 5 or 12.50; empty: something else</source>
        <translation>Например 5 или 12,50; пусто — не деньги</translation>
    </message>
</context>
<context>
    <name>PrizesModel</name>
    <message>
        <source>So far</source>
        <translation>Пока</translation>
    </message>
    <message>
        <source>✓ Won, as it is now</source>
        <translation>✓ Выигран, судя по нынешним местам</translation>
    </message>
    <message>
        <source>✓ Handed out</source>
        <translation>✓ Вручён</translation>
    </message>
    <message>
        <source>✓ Won</source>
        <translation>✓ Выигран</translation>
    </message>
</context>
<context>
    <name>PrizesPage</name>
    <message>
        <source>Prizes</source>
        <translation>Призы</translation>
    </message>
    <message>
        <source>The more valuable ones first: Alt+↑ and Alt+↓ move one</source>
        <translation>Сначала более ценные: Alt+↑ и Alt+↓ переставляют</translation>
    </message>
    <message>
        <source>One prize per person</source>
        <translation>Один приз на человека</translation>
    </message>
    <message>
        <source>The more valuable one is kept, and the other goes to the next (Space)</source>
        <translation>Остаётся более ценный, а другой переходит к следующему (Пробел)</translation>
    </message>
    <message>
        <source>Whoever went home wins too</source>
        <translation>Ушедшие домой тоже получают призы</translation>
    </message>
    <message>
        <source>Otherwise they stay in the standings and win no prize (Space)</source>
        <translation>Иначе они остаются в таблице, но призов не получают (Пробел)</translation>
    </message>
    <message>
        <source>Usual prizes</source>
        <translation>Обычные призы</translation>
    </message>
    <message>
        <source>Go to the paper</source>
        <translation>К печати</translation>
    </message>
    <message>
        <source>The prize list and the announcer’s sheet (Alt+L)</source>
        <translation>Список призов и лист для награждения (Alt+L)</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Добавить…</translation>
    </message>
    <message>
        <source>One more prize, after the others (Alt+A, or Insert in the list)</source>
        <translation>Ещё один приз, после остальных (Alt+A или Insert в списке)</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Изменить…</translation>
    </message>
    <message>
        <source>What it is for, its name and its money (Enter or F2 in the list)</source>
        <translation>За что он, название и деньги (Enter или F2 в списке)</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>One prize less (Delete in the list)</source>
        <translation>Одним призом меньше (Delete в списке)</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Выше</translation>
    </message>
    <message>
        <source>Before its neighbour (Alt+↑ in the list)</source>
        <translation>Перед соседом (Alt+↑ в списке)</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ниже</translation>
    </message>
    <message>
        <source>After its neighbour (Alt+↓ in the list)</source>
        <translation>После соседа (Alt+↓ в списке)</translation>
    </message>
    <message>
        <source>Hand this one out</source>
        <translation>Вручить этот</translation>
    </message>
    <message>
        <source>Remember who has been handed it (Alt+T)</source>
        <translation>Запомнить, кому он вручён (Alt+T)</translation>
    </message>
    <message>
        <source>Remember who has been handed what is won by now (Alt+G)</source>
        <translation>Запомнить, кому вручено то, что уже выиграно (Alt+G)</translation>
    </message>
    <message>
        <source>handed out: {given} of {count}</source>
        <translation>вручено: {given} из {count}</translation>
    </message>
    <message>
        <source>Handed out: {given} of {count}</source>
        <translation>Вручено: {given} из {count}</translation>
    </message>
    <message>
        <source>to be decided: {count}</source>
        <translation>решить: {count}</translation>
    </message>
    <message>
        <source>There are no prizes yet.</source>
        <translation>Призов ещё нет.</translation>
    </message>
    <message>
        <source>Winners fill themselves in. Enter edits a prize.</source>
        <translation>Победители подставляются сами. Enter — изменить приз.</translation>
    </message>
    <message>
        <source>Add the usual prizes in one step, or any others one by one.</source>
        <translation>Добавьте обычные призы одним шагом или любые другие по одному.</translation>
    </message>
    <message>
        <source>Hand out: {count}</source>
        <translation>Вручить: {count}</translation>
    </message>
    <message numerus="yes">
        <source>First, second and lowest: %n prizes in one step (Alt+U)</source>
        <translation>
            <numerusform>Первое, второе и последнее места: %n приз одним шагом (Alt+U)</numerusform>
            <numerusform>Первое, второе и последнее места: %n приза одним шагом (Alt+U)</numerusform>
            <numerusform>Первое, второе и последнее места: %n призов одним шагом (Alt+U)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First, second and lowest, and the best of the first half: %n prizes in one step (Alt+U)</source>
        <translation>
            <numerusform>Первое, второе и последнее места и лучший в первой половине: %n приз одним шагом (Alt+U)</numerusform>
            <numerusform>Первое, второе и последнее места и лучший в первой половине: %n приза одним шагом (Alt+U)</numerusform>
            <numerusform>Первое, второе и последнее места и лучший в первой половине: %n призов одним шагом (Alt+U)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added: %n prizes.</source>
        <translation>
            <numerusform>Добавлено: %n приз.</numerusform>
            <numerusform>Добавлено: %n приза.</numerusform>
            <numerusform>Добавлено: %n призов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Struck: {prize}</source>
        <translation>Убрано: {prize}</translation>
    </message>
    <message>
        <source>Handed out.</source>
        <translation>Вручено.</translation>
    </message>
    <message>
        <source>Handed out: {count}</source>
        <translation>Вручено: {count}</translation>
    </message>
</context>
<context>
    <name>Projector</name>
    <message>
        <source>On the wall</source>
        <translation>Табло</translation>
    </message>
</context>
<context>
    <name>RankingSteps</name>
    <message>
        <source>The first step that tells two apart decides: Alt+↑ and Alt+↓ move one</source>
        <translation>Решает первый показатель, который различает двоих: Alt+↑ и Alt+↓ переставляют</translation>
    </message>
    <message>
        <source>{name}: further steps</source>
        <translation>{name}: другие показатели</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Выше</translation>
    </message>
    <message>
        <source>Before its neighbour (Alt+↑ in the list)</source>
        <translation>Перед соседом (Alt+↑ в списке)</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ниже</translation>
    </message>
    <message>
        <source>After its neighbour (Alt+↓ in the list)</source>
        <translation>После соседа (Alt+↓ в списке)</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Исключить</translation>
    </message>
    <message>
        <source>One step less (Delete in the list)</source>
        <translation>Одним показателем меньше (Delete в списке)</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>The step that is chosen here, after the others (Insert in the list)</source>
        <translation>Выбранный здесь показатель, после остальных (Insert в списке)</translation>
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
        <translation>Прочитать вслух</translation>
    </message>
    <message>
        <source>What the M.C. says before the start: shows it or puts it away (Alt+A)</source>
        <translation>Что ведущий говорит перед началом: показать или убрать (Alt+A)</translation>
    </message>
</context>
<context>
    <name>RecentClubs</name>
    <message>
        <source>Recent clu&amp;bs</source>
        <translation>Не&amp;давние клубы</translation>
    </message>
    <message>
        <source>Open {place}</source>
        <translation>Открыть: {place}</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Save the report</source>
        <translation>Сохранить отчёт</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Save a report</source>
        <translation>Сохранить отчёт</translation>
    </message>
    <message>
        <source>This is all that the report says. It is saved where you like and sent nowhere.</source>
        <translation>Это всё, что есть в отчёте. Он сохраняется туда, куда вы укажете, и никуда не отправляется.</translation>
    </message>
    <message>
        <source>With what was &amp;typed, such as names of people</source>
        <translation>Вместе с &amp;введённым, например именами людей</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>RescoringNotice</name>
    <message>
        <source>One step of undo takes it back.</source>
        <translation>Одна отмена вернёт всё как было.</translation>
    </message>
    <message>
        <source>Score them anew</source>
        <translation>Пересчитать их</translation>
    </message>
    <message>
        <source>Go on with the plan</source>
        <translation>Вернуться к плану</translation>
    </message>
</context>
<context>
    <name>RescuedDialog</name>
    <message>
        <source>What could be read</source>
        <translation>Что удалось прочитать</translation>
    </message>
    <message>
        <source>What is missing or doubtful</source>
        <translation>Чего не хватает и что сомнительно</translation>
    </message>
    <message>
        <source>The damaged file is as it was. Compare the drives that are named with your papers.</source>
        <translation>Повреждённый файл остался как был. Сверьте названные турниры с вашими бумагами.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore a copy</source>
        <translation>Восстановить из копии</translation>
    </message>
    <message>
        <source>The copy that you choose takes the place of the club. What is there now is copied before, so that you can come back to it in the same way.</source>
        <translation>Выбранная копия встанет на место клуба. То, что там сейчас, сначала копируется, так что к нему можно вернуться тем же способом.</translation>
    </message>
    <message>
        <source>There is no copy yet: one is made when the club is opened, and whenever a round is seated.</source>
        <translation>Копий ещё нет: их делают, когда открывают клуб и всякий раз, когда рассаживают тур.</translation>
    </message>
    <message>
        <source>The copies are in {folder}</source>
        <translation>Копии лежат здесь: {folder}</translation>
    </message>
    <message>
        <source>Copies of the club</source>
        <translation>Копии клуба</translation>
    </message>
    <message>
        <source>Newest first; Enter restores the copy</source>
        <translation>Сначала самые новые; Enter — восстановить из копии</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Восстановить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>RoleNames</name>
    <message>
        <source>yes:</source>
        <translation>да:</translation>
    </message>
    <message>
        <source>{name}, first</source>
        <translation>{name}, первая</translation>
    </message>
    <message>
        <source>{name}, second</source>
        <translation>{name}, вторая</translation>
    </message>
</context>
<context>
    <name>RoomPlan</name>
    <message>
        <source>Room plan</source>
        <translation>План зала</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Отпустить</translation>
    </message>
    <message>
        <source>Swap with…</source>
        <translation>Поменять с…</translation>
    </message>
    <message>
        <source>Swap with {name}</source>
        <translation>Поменять с: {name}</translation>
    </message>
    <message>
        <source>Table {table}, {seat}: {person}</source>
        <translation>Стол {table}, {seat}: {person}</translation>
    </message>
    <message>
        <source>Resting in this round</source>
        <translation>Отдыхают в этом туре</translation>
    </message>
    <message>
        <source>Rests: {person}</source>
        <translation>Отдыхает: {person}</translation>
    </message>
    <message>
        <source>Drag onto another to swap, or press Enter on both</source>
        <translation>Перетащите на другого, чтобы поменять местами, или нажмите Enter на обоих</translation>
    </message>
</context>
<context>
    <name>RoundBar</name>
    <message>
        <source>Scores</source>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Стол</translation>
    </message>
    <message>
        <source>What else can be done to this slip (Alt+T)</source>
        <translation>Что ещё можно сделать с этим протоколом (Alt+С)</translation>
    </message>
    <message>
        <source>Practice first</source>
        <translation>Сначала проба</translation>
    </message>
    <message>
        <source>Try this round out: nothing of it counts (Ctrl+Shift+T)</source>
        <translation>Попробовать этот тур: ничего из него не засчитывается (Ctrl+Shift+T)</translation>
    </message>
    <message>
        <source>Second count</source>
        <translation>Второй подсчёт</translation>
    </message>
    <message>
        <source>Compare people’s own cards with the tables (F8)</source>
        <translation>Сверить карточки участников со столами (F8)</translation>
    </message>
    <message>
        <source>⚠ An earlier round; round {latest} is being played</source>
        <translation>⚠ Прежний тур; сейчас идёт тур {latest}</translation>
    </message>
    <message>
        <source>⚠ An earlier round, which counts; round {latest} is being tried out</source>
        <translation>⚠ Прежний тур, он засчитан; сейчас проба тура {latest}</translation>
    </message>
    <message>
        <source>⚠ An earlier round; round {latest} was the last</source>
        <translation>⚠ Прежний тур; последним был тур {latest}</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Следующий тур</translation>
    </message>
    <message>
        <source>Go on (F9 or Ctrl+Enter)</source>
        <translation>Дальше (F9 или Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Begin in earnest</source>
        <translation>Начать всерьёз</translation>
    </message>
    <message>
        <source>Clear what was tried out; everybody keeps their seat (F9 or Ctrl+Enter)</source>
        <translation>Стереть пробу; все остаются на своих местах (F9 или Ctrl+Enter)</translation>
    </message>
    <message>
        <source>{ready} of {tables} in</source>
        <translation>готово: {ready} из {tables}</translation>
    </message>
    <message>
        <source>{told}; missing: {numbers}</source>
        <translation>{told}; ждём: {numbers}</translation>
    </message>
</context>
<context>
    <name>RoundChooser</name>
    <message>
        <source>Earlier round</source>
        <translation>Предыдущий тур</translation>
    </message>
    <message>
        <source>Later round</source>
        <translation>Следующий тур</translation>
    </message>
    <message>
        <source>Round {number} of {planned}</source>
        <translation>Тур {number} из {planned}</translation>
    </message>
</context>
<context>
    <name>SaveDocument</name>
    <message>
        <source>Drawing…</source>
        <translation>Готовится…</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Сохранено: {path}</translation>
    </message>
</context>
<context>
    <name>ScheduleField</name>
    <message>
        <source>Choose a schedule file…</source>
        <translation>Выбрать файл расписания…</translation>
    </message>
    <message>
        <source>{name}: choose a file</source>
        <translation>{name}: выбрать файл</translation>
    </message>
    <message>
        <source>No file is chosen yet.</source>
        <translation>Файл ещё не выбран.</translation>
    </message>
    <message>
        <source>pairs: {size}, rounds: {rounds}</source>
        <translation>пары: {size}, туры: {rounds}</translation>
    </message>
    <message>
        <source>players: {size}, rounds: {rounds}</source>
        <translation>игроки: {size}, туры: {rounds}</translation>
    </message>
    <message>
        <source>{file} – {size}</source>
        <translation>{file} — {size}</translation>
    </message>
</context>
<context>
    <name>ScheduleFile</name>
    <message>
        <source>Choose a schedule</source>
        <translation>Выбор расписания</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Лист записи</translation>
    </message>
    <message>
        <source>changed below, look again: {deals}</source>
        <translation>ниже изменилось, взгляните снова: {deals}</translation>
    </message>
</context>
<context>
    <name>ScoresPage</name>
    <message>
        <source>Chec&amp;k entry: type this round again…</source>
        <translation>Ко&amp;нтрольный ввод: ввести этот тур ещё раз…</translation>
    </message>
    <message>
        <source>&amp;Import results…</source>
        <translation>И&amp;мпорт результатов…</translation>
    </message>
    <message>
        <source>No round is seated yet. Draw the first one, then type its results here.</source>
        <translation>Ни один тур ещё не рассажен. Рассадите первый, затем вводите здесь его результаты.</translation>
    </message>
    <message>
        <source>Go to the seating</source>
        <translation>К рассадке</translation>
    </message>
    <message>
        <source>Draw the first round (Ctrl+2)</source>
        <translation>Рассадить первый тур (Ctrl+2)</translation>
    </message>
    <message>
        <source>Practice: nothing of this counts</source>
        <translation>Проба: ничего из этого не засчитывается</translation>
    </message>
    <message>
        <source>round {number} of {rounds}</source>
        <translation>тур {number} из {rounds}</translation>
    </message>
    <message>
        <source>{round} · practice</source>
        <translation>{round} · проба</translation>
    </message>
    <message>
        <source>{round} · all in</source>
        <translation>{round} · все готовы</translation>
    </message>
    <message>
        <source>{round} · {missing} missing</source>
        <translation>{round} · ждём:&#xa0;{missing}</translation>
    </message>
    <message>
        <source>F7 shows the check again</source>
        <translation>F7 — снова показать проверку</translation>
    </message>
    <message>
        <source>All tables are in: Ctrl+Enter seats the next round.</source>
        <translation>Все столы готовы: Ctrl+Enter — рассадить следующий тур.</translation>
    </message>
    <message>
        <source>All tables of this round are in.</source>
        <translation>Все столы этого тура готовы.</translation>
    </message>
    <message>
        <source>All tables are in: Ctrl+Enter begins in earnest.</source>
        <translation>Все столы готовы: Ctrl+Enter — начать всерьёз.</translation>
    </message>
    <message>
        <source>All tables are in: Ctrl+Enter shows the standings.</source>
        <translation>Все столы готовы: Ctrl+Enter — показать таблицу.</translation>
    </message>
    <message>
        <source>Enter next table · Esc restores · X swaps the sides · Del clears · / finds · Ctrl+M missing</source>
        <translation>Enter — следующий стол · Esc — вернуть · X — поменять пары · Del — стереть · / — найти · Ctrl+M — кого ждём</translation>
    </message>
    <message>
        <source>Enter next deal · Esc restores · X swaps · / finds</source>
        <translation>Enter — следующая сдача · Esc — вернуть · X — поменять · / — найти</translation>
    </message>
    <message>
        <source>Shift+F1 the rules</source>
        <translation>Shift+F1 — правила</translation>
    </message>
    <message>
        <source>N S E W side</source>
        <translation>N S — С–Ю, E W — В–З</translation>
    </message>
    <message>
        <source>S H D C N trump</source>
        <translation>S H D C N — ♠ ♥ ♦ ♣ БК</translation>
    </message>
    <message>
        <source>S H D C trump</source>
        <translation>S H D C — ♠ ♥ ♦ ♣</translation>
    </message>
    <message>
        <source>0 all passed</source>
        <translation>0 — все пасовали</translation>
    </message>
</context>
<context>
    <name>ScoringHelp</name>
    <message>
        <source>With the options of “{drive}”.</source>
        <translation>С настройками турнира «{drive}».</translation>
    </message>
    <message>
        <source>With the usual options; an open drive shows its own.</source>
        <translation>С обычными настройками; открытый турнир показывает свои.</translation>
    </message>
    <message>
        <source>Total: {ns} to {ew}</source>
        <translation>Итого: {ns} : {ew}</translation>
    </message>
</context>
<context>
    <name>SeasonDrives</name>
    <message>
        <source>Find a drive by name, venue or date</source>
        <translation>Найти турнир по названию, месту или дате</translation>
    </message>
    <message>
        <source>Only drives that match are listed (Ctrl+F; ↓: to the list)</source>
        <translation>В списке только подходящие турниры (Ctrl+F; ↓: в список)</translation>
    </message>
    <message>
        <source>Drives that count in this season</source>
        <translation>Турниры, которые засчитываются в этом сезоне</translation>
    </message>
    <message>
        <source>Space ticks a drive; one drive may count in several seasons</source>
        <translation>Пробел отмечает турнир; турнир может входить в несколько сезонов</translation>
    </message>
    <message>
        <source>Tick all listed</source>
        <translation>Отметить все в списке</translation>
    </message>
    <message>
        <source>Tick none listed</source>
        <translation>Снять отметки в списке</translation>
    </message>
    <message numerus="yes">
        <source>%n drives are ticked</source>
        <translation>
            <numerusform>Отмечен %n турнир</numerusform>
            <numerusform>Отмечены %n турнира</numerusform>
            <numerusform>Отмечено %n турниров</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeasonDrivesModel</name>
    <message>
        <source>{drive} (not closed: counts only then)</source>
        <translation>{drive} (не закрыт: засчитывается только после закрытия)</translation>
    </message>
</context>
<context>
    <name>SeasonExport</name>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>The table as a workbook, a web page or CSV ({key})</source>
        <translation>Таблица: файл XLSX, веб-страница или CSV ({key})</translation>
    </message>
    <message>
        <source>{file}…</source>
        <translation>{file}…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Идёт запись…</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Сохранено: {path}</translation>
    </message>
</context>
<context>
    <name>SeasonPaper</name>
    <message>
        <source>Save PDF…</source>
        <translation>Сохранить PDF…</translation>
    </message>
    <message>
        <source>The season table as it is shown (Alt+P)</source>
        <translation>Таблица сезона, как она показана (Alt+P)</translation>
    </message>
    <message>
        <source>Nothing to print yet: no drive of this season is closed.</source>
        <translation>Печатать пока нечего: ни один турнир этого сезона не закрыт.</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Готовится…</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Сохранено: {path}</translation>
    </message>
</context>
<context>
    <name>SeasonRowsModel</name>
    <message>
        <source>{name}: place {place}, {total} in all</source>
        <translation>{name}: место {place}, всего {total}</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>не было</translation>
    </message>
    <message>
        <source>points: {points}, place: {place}</source>
        <translation>очки: {points}, место: {place}</translation>
    </message>
    <message>
        <source>points: {points}, place: {place}; does not count, others were better</source>
        <translation>очки: {points}, место: {place}; не засчитано, другие были лучше</translation>
    </message>
</context>
<context>
    <name>SeasonRules</name>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Evenings that count</source>
        <translation>Засчитываемые вечера</translation>
    </message>
    <message>
        <source>The best of everybody; 0 counts all</source>
        <translation>Лучшие у каждого; 0 — все</translation>
    </message>
    <message>
        <source>An evening brings</source>
        <translation>Вечер приносит</translation>
    </message>
    <message>
        <source>Points for places</source>
        <translation>Очки за места</translation>
    </message>
    <message>
        <source>The first place first, such as 10 8 6 5 4 3 2 1</source>
        <translation>Сначала первое место, например 10 8 6 5 4 3 2 1</translation>
    </message>
    <message>
        <source>Points for coming</source>
        <translation>Очки за приход</translation>
    </message>
    <message>
        <source>Added for every evening, counted or not</source>
        <translation>Добавляются за каждый вечер, засчитан он или нет</translation>
    </message>
    <message>
        <source>all</source>
        <translation>все</translation>
    </message>
    <message>
        <source>the points of the drive</source>
        <translation>очки турнира</translation>
    </message>
    <message>
        <source>points for places</source>
        <translation>очки за места</translation>
    </message>
    <message>
        <source>Only whole numbers with spaces between them, such as 10 8 6.</source>
        <translation>Только целые числа через пробел, например 10 8 6.</translation>
    </message>
</context>
<context>
    <name>SeasonsPage</name>
    <message>
        <source>Seasons</source>
        <translation>Сезоны</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Сезон</translation>
    </message>
    <message>
        <source>Which season is shown (Alt+S)</source>
        <translation>Какой сезон показан (Alt+S)</translation>
    </message>
    <message>
        <source>New season</source>
        <translation>Новый сезон</translation>
    </message>
    <message>
        <source>Begin a season and give it a name (Alt+N)</source>
        <translation>Начать сезон и дать ему название (Alt+N)</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Strike this season; its drives stay, and Undo brings it back (Alt+D)</source>
        <translation>Убрать этот сезон; его турниры останутся, а «Отменить» вернёт его (Alt+D)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>Турниры</translation>
    </message>
    <message>
        <source>How it counts</source>
        <translation>Как считать</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>What is shown of this season</source>
        <translation>Что показано из этого сезона</translation>
    </message>
    <message>
        <source>Table of the season</source>
        <translation>Таблица сезона</translation>
    </message>
    <message>
        <source>The arrows go through people and evenings; letters look for a name</source>
        <translation>Стрелки ведут по людям и вечерам; буквы ищут имя</translation>
    </message>
    <message>
        <source>No drive of this season is closed yet. Tick some under “Drives”; they count once they are closed.</source>
        <translation>Ни один турнир этого сезона ещё не закрыт. Отметьте турниры в разделе «Турниры»; они засчитываются после закрытия.</translation>
    </message>
    <message>
        <source>There is no season yet. Begin with “New season”, then tick the drives that are counted together.</source>
        <translation>Сезонов ещё нет. Начните с кнопки «Новый сезон», затем отметьте турниры, которые считаются вместе.</translation>
    </message>
    <message numerus="yes">
        <source>%n seasons</source>
        <translation>
            <numerusform>%n сезон</numerusform>
            <numerusform>%n сезона</numerusform>
            <numerusform>%n сезонов</numerusform>
        </translation>
    </message>
    <message>
        <source>Season {year}</source>
        <translation>Сезон {year}</translation>
    </message>
    <message>
        <source>Struck: {name}. Undo brings it back.</source>
        <translation>Убрано: {name}. «Отменить» вернёт как было.</translation>
    </message>
    <message numerus="yes">
        <source>The best %n evenings of each count; the others are in brackets.</source>
        <translation>
            <numerusform>У каждого засчитывается лучший %n вечер; остальные в скобках.</numerusform>
            <numerusform>У каждого засчитываются лучшие %n вечера; остальные в скобках.</numerusform>
            <numerusform>У каждого засчитываются лучшие %n вечеров; остальные в скобках.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatLine</name>
    <message>
        <source>{name} shares the seat of</source>
        <translation>{name} делит место с игроком</translation>
    </message>
    <message>
        <source>Number or letters of somebody who is in · Enter: they share a seat · Esc: no</source>
        <translation>Номер или буквы имени из списка · Enter — у них общее место · Esc — не надо</translation>
    </message>
    <message>
        <source>Number or letters · Enter with nothing: a seat of their own again · Esc: no change</source>
        <translation>Номер или буквы · Enter без ввода — снова своё место · Esc — без изменений</translation>
    </message>
    <message>
        <source>Substitute for {name}</source>
        <translation>Замена для: {name}</translation>
    </message>
    <message>
        <source>Two letters list the members, a new name is added · Enter: takes over the seat · Esc: no</source>
        <translation>Две буквы — список членов клуба, новое имя добавится · Enter — на место · Esc — не надо</translation>
    </message>
    <message>
        <source>{name} has a place at once:</source>
        <translation>Место сразу — {name}:</translation>
    </message>
    <message>
        <source>Choose with the arrow keys · Enter: this place · Esc: from the next round on</source>
        <translation>Выберите стрелками · Enter — это место · Esc — со следующего тура</translation>
    </message>
    <message>
        <source>Name of the dummy</source>
        <translation>Имя болвана</translation>
    </message>
    <message>
        <source>It fills a seat and has no place in the results · Enter adds it · Esc: no</source>
        <translation>Занимает место за столом, но не место в таблице · Enter — добавить · Esc — не надо</translation>
    </message>
    <message>
        <source>Two letters at least, please.</source>
        <translation>Введите хотя бы две буквы.</translation>
    </message>
    <message>
        <source>There is no such place in this round.</source>
        <translation>Такого места в этом туре нет.</translation>
    </message>
    <message>
        <source>Nobody of that number or name is in.</source>
        <translation>С таким номером или именем никого нет в списке.</translation>
    </message>
    <message>
        <source>{name} is in already, number {number}.</source>
        <translation>{name}: уже в списке, номер {number}.</translation>
    </message>
</context>
<context>
    <name>SeatingPage</name>
    <message>
        <source>Seating</source>
        <translation>Рассадка</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Подробно</translation>
    </message>
    <message>
        <source>How people move, the numbers, how even it is: shows or hides them (Alt+D)</source>
        <translation>Как переходят, сколько людей, насколько ровно: показать или скрыть (Alt+D)</translation>
    </message>
    <message>
        <source>Draw other numbers</source>
        <translation>Другой жребий</translation>
    </message>
    <message>
        <source>Another seed: the same people, drawn onto other places. Before round 1 only</source>
        <translation>Другое число жребия: те же люди на других местах. Только до тура 1</translation>
    </message>
    <message>
        <source>Nobody is seated yet.
The plan of the room stands here once round 1 is drawn.</source>
        <translation>Ещё никто не рассажен.
Когда тур 1 рассажен, здесь появится план зала.</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Сохранить PDF…</translation>
    </message>
    <message>
        <source>Save this round&apos;s seating by table, by name and as a plan (Alt+P)</source>
        <translation>Рассадка этого тура по столам, по именам и планом (Alt+P)</translation>
    </message>
    <message>
        <source>round {number} of {planned}</source>
        <translation>тур {number} из {planned}</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>ещё не рассажен</translation>
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
        <translation>Число жребия: {seed}</translation>
    </message>
    <message>
        <source>Take round {number} back</source>
        <translation>Отменить тур {number}</translation>
    </message>
    <message>
        <source>Possible as long as none of its tables has a result</source>
        <translation>Можно, пока ни за одним его столом нет результата</translation>
    </message>
    <message>
        <source>Go to the scores</source>
        <translation>К результатам</translation>
    </message>
    <message>
        <source>Go to the standings</source>
        <translation>К таблице</translation>
    </message>
    <message>
        <source>Draw the first round</source>
        <translation>Рассадить первый тур</translation>
    </message>
    <message>
        <source>Draw round {number}</source>
        <translation>Рассадить тур {number}</translation>
    </message>
    <message>
        <source>Tables: {tables}, resting in each round: {resting}.</source>
        <translation>Столы: {tables}, отдыхают в каждом туре: {resting}.</translation>
    </message>
    <message>
        <source>Tables: {tables}, nobody rests.</source>
        <translation>Столы: {tables}, никто не отдыхает.</translation>
    </message>
    <message>
        <source>{one} and {other} have changed places.</source>
        <translation>{one} и {other} поменялись местами.</translation>
    </message>
    <message>
        <source>{name} swaps with…? Arrows choose, Enter swaps, Esc lets go.</source>
        <translation>{name} меняется с…? Стрелки — выбрать, Enter — поменять, Esc — отпустить.</translation>
    </message>
</context>
<context>
    <name>SeatsQuestion</name>
    <message>
        <source>Who</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>Two people of this round</source>
        <translation>Двое из этого тура</translation>
    </message>
    <message>
        <source>Numbers or names, such as 3 + 7</source>
        <translation>Номера или имена, например 3 + 7</translation>
    </message>
    <message>
        <source>in all deals of the round</source>
        <translation>во всех сдачах тура</translation>
    </message>
    <message>
        <source>They sat so</source>
        <translation>Так и сидели</translation>
    </message>
    <message>
        <source>Table {table}: which two sat in each other’s seats in this round?</source>
        <translation>Стол {table}: кто двое сидели в этом туре на местах друг друга?</translation>
    </message>
    <message>
        <source>Table {table}, deal {deal}: which two sat in each other’s seats?</source>
        <translation>Стол {table}, сдача {deal}: кто двое сидели на местах друг друга?</translation>
    </message>
    <message>
        <source>What was won goes with the seats; other rounds stay as they were. Enter: so it was · Esc: no</source>
        <translation>Выигранное идёт за местами; другие туры не меняются. Enter — так и было · Esc — нет</translation>
    </message>
    <message>
        <source>Two people are wanted, such as 3 + 7.</source>
        <translation>Нужны двое, например 3 + 7.</translation>
    </message>
    <message>
        <source>table {table}: {ns} against {ew}</source>
        <translation>стол {table}: {ns} против {ew}</translation>
    </message>
    <message>
        <source>So it was at {tables}</source>
        <translation>Так и было — {tables}</translation>
    </message>
</context>
<context>
    <name>ServerDialog</name>
    <message>
        <source>Open a club on a server</source>
        <translation>Открыть клуб на сервере</translation>
    </message>
    <message>
        <source>New club on a server</source>
        <translation>Новый клуб на сервере</translation>
    </message>
    <message>
        <source>Move this club to a server</source>
        <translation>Перенести этот клуб на сервер</translation>
    </message>
    <message>
        <source>Several computers can work at such a club at once, each typing its own tables.</source>
        <translation>С таким клубом могут одновременно работать несколько компьютеров: на каждом вводят свои столы.</translation>
    </message>
    <message>
        <source>The club is begun in an empty database. Several computers can then work at it at once.</source>
        <translation>Клуб создаётся в пустой базе данных. После этого с ним могут одновременно работать несколько компьютеров.</translation>
    </message>
    <message>
        <source>The club is copied into an empty database, compared, and opened there, so that several computers can work at it at once. The file stays as it is.</source>
        <translation>Клуб копируется в пустую базу данных, сверяется и открывается там, чтобы с ним могли одновременно работать несколько компьютеров. Файл остаётся как есть.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Создать</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Перенести</translation>
    </message>
    <message>
        <source>server.example, or the whole address</source>
        <translation>server.example или полный адрес</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Сервер</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Порт</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>База данных</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Пользователь</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Пароль</translation>
    </message>
    <message>
        <source>Remembered until the program ends, and never stored.</source>
        <translation>Помнится до закрытия программы и нигде не сохраняется.</translation>
    </message>
    <message>
        <source>Encryption</source>
        <translation>Шифрование</translation>
    </message>
    <message>
        <source>Only encrypted (TLS), as it should be over Wi-Fi</source>
        <translation>Только с шифрованием (TLS), как и нужно по Wi-Fi</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Этот компьютер</translation>
    </message>
    <message>
        <source>So the other computers see who entered what.</source>
        <translation>Так на других компьютерах видно, кто что ввёл.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Type the name of the server, or its whole address.</source>
        <translation>Введите имя сервера или его полный адрес.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535; usually it is 5432.</source>
        <translation>Порт — это число от 1 до 65535; обычно 5432.</translation>
    </message>
    <message>
        <source>Type the name of the club’s database.</source>
        <translation>Введите имя базы данных клуба.</translation>
    </message>
</context>
<context>
    <name>SheetFoot</name>
    <message>
        <source>this game {score}</source>
        <translation>эта партия: {score}</translation>
    </message>
    <message>
        <source>waiting {points}</source>
        <translation>отложено: {points}</translation>
    </message>
    <message>
        <source>Total {points}</source>
        <translation>Итого {points}</translation>
    </message>
    <message>
        <source>Closed early: {why}</source>
        <translation>Окончено раньше: {why}</translation>
    </message>
    <message>
        <source>Handed in as totals, without deals</source>
        <translation>Сданы итоги без сдач</translation>
    </message>
    <message>
        <source>Complete · deals: {deals}</source>
        <translation>Полностью · сдачи: {deals}</translation>
    </message>
    <message>
        <source>Incomplete, the rubber is not decided · deals: {deals}</source>
        <translation>Не полностью, роббер не решён · сдачи: {deals}</translation>
    </message>
    <message numerus="yes">
        <source>Incomplete: {deals} of %n deals</source>
        <translation>
            <numerusform>Не полностью: {deals} из %n сдачи</numerusform>
            <numerusform>Не полностью: {deals} из %n сдач</numerusform>
            <numerusform>Не полностью: {deals} из %n сдач</numerusform>
        </translation>
    </message>
    <message>
        <source>{ns} to {ew}</source>
        <translation>{ns} : {ew}</translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message>
        <source>{side}, waiting or won beside</source>
        <translation>{side}, отложено или сбоку</translation>
    </message>
    <message>
        <source>deal {deal}, {column}</source>
        <translation>сдача {deal}, {column}</translation>
    </message>
    <message>
        <source>Changed by a correction above; marked until you have been here</source>
        <translation>Изменилось из-за исправления выше; помечено, пока вы сюда не зайдёте</translation>
    </message>
    <message>
        <source>Game {game}</source>
        <translation>Партия {game}</translation>
    </message>
    <message>
        <source>Rubber {rubber}, game {game}</source>
        <translation>Роббер {rubber}, партия {game}</translation>
    </message>
    <message>
        <source>Waiting points</source>
        <translation>Отложенные очки</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Сдаёт</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
</context>
<context>
    <name>SheetPanel</name>
    <message>
        <source>Tables of this round</source>
        <translation>Столы этого тура</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down go from table to table</source>
        <translation>Alt+↑ и Alt+↓ ведут от стола к столу</translation>
    </message>
</context>
<context>
    <name>SignInPage</name>
    <message>
        <source>Sign-in</source>
        <translation>Регистрация</translation>
    </message>
    <message>
        <source>Everybody who is in</source>
        <translation>Все, кто в списке</translation>
    </message>
    <message>
        <source>Letters look for a name, F2 edits the cell, F3 sorts by its column</source>
        <translation>Буквы ищут имя, F2 — изменить ячейку, F3 — сортировать по её столбцу</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Взнос</translation>
    </message>
    <message>
        <source>Change role</source>
        <translation>Сменить роль</translation>
    </message>
    <message>
        <source>Shares a seat…</source>
        <translation>Общее место…</translation>
    </message>
    <message>
        <source>Substitute…</source>
        <translation>Замена…</translation>
    </message>
    <message>
        <source>Plays at once…</source>
        <translation>Играет сразу…</translation>
    </message>
    <message>
        <source>Add a dummy…</source>
        <translation>Добавить болвана…</translation>
    </message>
    <message>
        <source>Has paid, or has not (Space, or {key} at the door)</source>
        <translation>Взнос внесён или нет (пробел или {key} у входа)</translation>
    </message>
    <message>
        <source>{people} in · {more} more make a table</source>
        <translation>в списке {people} · ещё {more} — и будет стол</translation>
    </message>
    <message numerus="yes">
        <source>{people} in · {more} more make %n tables</source>
        <translation>
            <numerusform>в списке {people} · ещё {more} — и будет %n стол</numerusform>
            <numerusform>в списке {people} · ещё {more} — и будет %n стола</numerusform>
            <numerusform>в списке {people} · ещё {more} — и будет %n столов</numerusform>
        </translation>
    </message>
    <message>
        <source>{people} in · tables: {tables}</source>
        <translation>в списке {people} · столы:&#xa0;{tables}</translation>
    </message>
    <message>
        <source>{name} is in already, number {number}.</source>
        <translation>{name}: уже в списке, номер {number}.</translation>
    </message>
    <message>
        <source>{name} is in, number {number}</source>
        <translation>{name}: в списке, номер {number}</translation>
    </message>
    <message>
        <source>Number {number} is {name}.</source>
        <translation>Номер {number} — {name}.</translation>
    </message>
    <message>
        <source>Enter signs in</source>
        <translation>Enter — записать</translation>
    </message>
    <message>
        <source>Enter: {first} · Shift+Enter: {second}</source>
        <translation>Enter: {first} · Shift+Enter: {second}</translation>
    </message>
    <message>
        <source>Go to the cards</source>
        <translation>К карточкам</translation>
    </message>
    <message>
        <source>Type what their cards say (Ctrl+3)</source>
        <translation>Ввести, что на карточках (Ctrl+3)</translation>
    </message>
    <message>
        <source>Go to the seating</source>
        <translation>К рассадке</translation>
    </message>
    <message>
        <source>Draw the first round (Ctrl+2)</source>
        <translation>Рассадить первый тур (Ctrl+2)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Leaves after round {round}</source>
        <translation>Уходит после тура {round}</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Возвращается</translation>
    </message>
    <message>
        <source>fee {fee}, paid: {paid} of {count}</source>
        <translation>взнос {fee}, заплатили: {paid} из {count}</translation>
    </message>
    <message>
        <source>waiting for round {round}: {count}</source>
        <translation>ждут тура {round}: {count}</translation>
    </message>
    <message>
        <source>seats: {count}</source>
        <translation>места: {count}</translation>
    </message>
    <message>
        <source>sharing one: {count}</source>
        <translation>делят место: {count}</translation>
    </message>
    <message>
        <source>dummies: {count}</source>
        <translation>болваны:&#xa0;{count}</translation>
    </message>
    <message>
        <source>without a role: {count}</source>
        <translation>без роли: {count}</translation>
    </message>
    <message>
        <source>whole teams: {count}</source>
        <translation>полные команды: {count}</translation>
    </message>
</context>
<context>
    <name>SinceDrawnNotice</name>
    <message>
        <source>Round {number} was drawn before {left} left and {came} came.</source>
        <translation>Тур {number} рассажен до перемен: ушли — {left}, пришли — {came}.</translation>
    </message>
    <message>
        <source>Round {number} was drawn before {came} came.</source>
        <translation>Тур {number} рассажен до перемен: пришли — {came}.</translation>
    </message>
    <message>
        <source>Round {number} was drawn before {left} left.</source>
        <translation>Тур {number} рассажен до перемен: ушли — {left}.</translation>
    </message>
    <message>
        <source>It stays as it is until you take it back and draw it again.</source>
        <translation>Он останется как есть, пока вы не отмените его и не рассадите заново.</translation>
    </message>
    <message>
        <source>Take round {number} back</source>
        <translation>Отменить тур {number}</translation>
    </message>
</context>
<context>
    <name>SlipActions</name>
    <message>
        <source>S&amp;wap the sides</source>
        <translation>Поменять &amp;пары местами</translation>
    </message>
    <message>
        <source>Totals &amp;only…</source>
        <translation>Только &amp;итоги…</translation>
    </message>
    <message>
        <source>&amp;Adjustment…</source>
        <translation>Поправк&amp;а…</translation>
    </message>
    <message>
        <source>People sat in the wrong seat&amp;s…</source>
        <translation>&amp;Люди сидели не на своих местах…</translation>
    </message>
    <message>
        <source>Another &amp;trump was played</source>
        <translation>Играли с другим &amp;козырем</translation>
    </message>
    <message>
        <source>C&amp;lear the totals</source>
        <translation>&amp;Стереть итоги</translation>
    </message>
    <message>
        <source>C&amp;lear this deal</source>
        <translation>&amp;Стереть эту сдачу</translation>
    </message>
    <message>
        <source>Take the early &amp;end back</source>
        <translation>&amp;Вернуть досрочный конец</translation>
    </message>
    <message>
        <source>&amp;End this table early…</source>
        <translation>&amp;Окончить этот стол раньше…</translation>
    </message>
    <message>
        <source>First &amp;dealer: {seat}</source>
        <translation>Первый с&amp;дающий: {seat}</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>не указано</translation>
    </message>
    <message>
        <source>Level: moves as &amp;winner: {side}</source>
        <translation>По&amp;ровну: как победители идут {side}</translation>
    </message>
    <message>
        <source>Table {table} has handed in nothing again.</source>
        <translation>Стол {table} снова ничего не сдал.</translation>
    </message>
    <message>
        <source>Table {table}, deal {deal} is blank again.</source>
        <translation>Стол {table}, сдача {deal} — снова пусто.</translation>
    </message>
    <message>
        <source>Table {table} has not ended yet.</source>
        <translation>Стол {table} ещё не окончил игру.</translation>
    </message>
    <message>
        <source>Table {table} has played all it had to play: there is nothing left to end early.</source>
        <translation>Стол {table} сыграл всё, что должен: оканчивать раньше нечего.</translation>
    </message>
    <message>
        <source>Table {table} stops early. Why?</source>
        <translation>Стол {table} оканчивает раньше. Почему?</translation>
    </message>
    <message>
        <source>Reason, printed with the result</source>
        <translation>Причина, печатается с результатом</translation>
    </message>
    <message>
        <source>Table {table} ended early: {reason}</source>
        <translation>Стол {table} окончил раньше: {reason}</translation>
    </message>
    <message>
        <source>Who moves as winner is drawn, unless you say it (Ctrl+L)</source>
        <translation>Кто идёт как победитель, решает жребий, если не указать (Ctrl+L)</translation>
    </message>
</context>
<context>
    <name>SlipQuestion</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
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
        <translation>Не указано: {field}.</translation>
    </message>
</context>
<context>
    <name>SlipWriter</name>
    <message>
        <source>{problem} If it is true all the same, say why.</source>
        <translation>{problem} Если это всё-таки так, укажите почему.</translation>
    </message>
    <message>
        <source>Reason, kept with the result</source>
        <translation>Причина, хранится с результатом</translation>
    </message>
</context>
<context>
    <name>StandingsPage</name>
    <message>
        <source>Standings</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Find a name or number</source>
        <translation>Найти имя или номер</translation>
    </message>
    <message>
        <source>Find a name or number in the standings</source>
        <translation>Найти имя или номер в таблице</translation>
    </message>
    <message>
        <source>Only rows that match are shown, and below them where they sit next (Ctrl+F; ↓ or Enter: to the row)</source>
        <translation>Видны только подходящие строки, а под ними — где эти люди сидят дальше (Ctrl+F; ↓ или Enter — к строке)</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Сохранить PDF…</translation>
    </message>
    <message>
        <source>The standings for the wall (Alt+P)</source>
        <translation>Таблица, чтобы вывесить на стену (Alt+P)</translation>
    </message>
    <message>
        <source>Second count</source>
        <translation>Второй подсчёт</translation>
    </message>
    <message>
        <source>Compare people’s own cards with the tables (F8)</source>
        <translation>Сверить карточки участников со столами (F8)</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Открыть снова</translation>
    </message>
    <message>
        <source>To correct a result; paper printed from then on says so (Enter)</source>
        <translation>Чтобы исправить результат; на бумаге с этого времени это указано (Enter)</translation>
    </message>
    <message>
        <source>Why the results are opened again</source>
        <translation>Почему открывают снова</translation>
    </message>
    <message>
        <source>Reason for opening the results again</source>
        <translation>Причина, по которой результаты открывают снова</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>Letters look for a name; F3 or a click on a heading sorts, places stay</source>
        <translation>Буквы ищут имя; F3 или щелчок по заголовку сортирует, места не меняются</translation>
    </message>
    <message>
        <source>final</source>
        <translation>окончательно</translation>
    </message>
    <message>
        <source>missing cards: {count}</source>
        <translation>нет карточек: {count}</translation>
    </message>
    <message>
        <source>all cards in</source>
        <translation>все карточки введены</translation>
    </message>
    <message>
        <source>nothing played yet</source>
        <translation>ещё не играли</translation>
    </message>
    <message>
        <source>after round {round}</source>
        <translation>после тура {round}</translation>
    </message>
    <message>
        <source>round {round} is coming in</source>
        <translation>вводится тур&#xa0;{round}</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Сохранено: {path}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>At the interval</source>
        <translation>К перерыву</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>After round {round} of {planned}</source>
        <translation>После тура {round} из {planned}</translation>
    </message>
    <message>
        <source>From people’s own cards</source>
        <translation>По карточкам участников</translation>
    </message>
    <message>
        <source>Close the drive</source>
        <translation>Закрыть турнир</translation>
    </message>
    <message>
        <source>Go to the prizes</source>
        <translation>К призам</translation>
    </message>
    <message>
        <source>Those that have not been handed out yet (Alt+L)</source>
        <translation>К тем, что ещё не вручены (Alt+L)</translation>
    </message>
    <message>
        <source>Go to the paper</source>
        <translation>К печати</translation>
    </message>
    <message>
        <source>Standings, score cards and sheets (Alt+L)</source>
        <translation>Таблица, карточки и листы (Alt+L)</translation>
    </message>
    <message>
        <source>Finish now, after round {round}</source>
        <translation>Окончить сейчас, после тура {round}</translation>
    </message>
    <message>
        <source>Round {round} is not whole and counts for nobody; all can be taken back (Alt+L)</source>
        <translation>Тур {round} не целый и никому не засчитается; всё можно вернуть (Alt+L)</translation>
    </message>
    <message>
        <source>The results become final; they can be opened again (Alt+L)</source>
        <translation>Результаты станут окончательными; их можно открыть снова (Alt+L)</translation>
    </message>
    <message>
        <source>The drive is closed after round {round}.</source>
        <translation>Турнир закрыт после тура {round}.</translation>
    </message>
    <message>
        <source>The drive is closed after round {round}; round {dropped} counts for nobody.</source>
        <translation>Турнир закрыт после тура {round}; тур {dropped} никому не засчитан.</translation>
    </message>
    <message>
        <source>The drive is closed. Its results are final.</source>
        <translation>Турнир закрыт. Результаты окончательные.</translation>
    </message>
    <message>
        <source>The drive is open again. Paper printed from now on says that it was corrected.</source>
        <translation>Турнир снова открыт. На бумаге с этого времени указано, что он исправлен.</translation>
    </message>
</context>
<context>
    <name>Stations</name>
    <message>
        <source>The server has not answered since {time}. Nothing typed now is saved; it stays in its field, and can be entered as soon as this goes away by itself. Keep the slips meanwhile.</source>
        <translation>Сервер не отвечает с {time}. Введённое сейчас не сохраняется: оно остаётся в своём поле, и его можно будет записать, как только это сообщение само исчезнет. Пока ведите протоколы на бумаге.</translation>
    </message>
    <message>
        <source>The server answers again: everything that is entered is saved.</source>
        <translation>Сервер снова отвечает: всё, что вы записываете, сохраняется.</translation>
    </message>
    <message>
        <source>The server answers again. What was entered here when it fell silent had not reached it: enter it again.</source>
        <translation>Сервер снова отвечает. Введённое здесь, когда он замолчал, до него не дошло: введите это ещё раз.</translation>
    </message>
    <message>
        <source>The server answers again. What was entered here when it fell silent is saved: {action}.</source>
        <translation>Сервер снова отвечает. Введённое здесь, когда он замолчал, сохранено: {action}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>Table {number}</source>
        <translation>Стол {number}</translation>
    </message>
    <message>
        <source>deal {deal}</source>
        <translation>сдача {deal}</translation>
    </message>
    <message>
        <source>deal {deal} of {deals}</source>
        <translation>сдача {deal} из {deals}</translation>
    </message>
</context>
<context>
    <name>TablesModel</name>
    <message>
        <source>Table {number}  {state}</source>
        <translation>Стол {number}  {state}</translation>
    </message>
</context>
<context>
    <name>TieDecision</name>
    <message>
        <source>Who won the tie, the first of them first</source>
        <translation>Кто победил при равенстве, первые впереди</translation>
    </message>
    <message>
        <source>Numbers or names with a + between; whoever is not named stays level behind them (Enter: they cut)</source>
        <translation>Номера или имена через +; кто не назван, остаётся равным позади (Enter — тянули карту)</translation>
    </message>
    <message>
        <source>Note on how it was settled</source>
        <translation>Заметка, как решили</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Kept with the places, such as: ace of hearts</source>
        <translation>Хранится вместе с местами, например: туз червей</translation>
    </message>
    <message>
        <source>They cut</source>
        <translation>Тянули карту</translation>
    </message>
    <message>
        <source>Those who are named here come first (Alt+K)</source>
        <translation>Названные здесь идут первыми (Alt+K)</translation>
    </message>
    <message>
        <source>Played off</source>
        <translation>Сыграли ещё раз</translation>
    </message>
    <message>
        <source>Those who are named here come first (Alt+F)</source>
        <translation>Названные здесь идут первыми (Alt+F)</translation>
    </message>
    <message>
        <source>They share</source>
        <translation>Делят</translation>
    </message>
    <message>
        <source>They keep the same place for good (Alt+S)</source>
        <translation>У них навсегда одно и то же место (Alt+S)</translation>
    </message>
    <message>
        <source>Undecided again</source>
        <translation>Снова не решено</translation>
    </message>
    <message>
        <source>Forget how it was settled (Alt+O)</source>
        <translation>Забыть, как решили (Alt+O)</translation>
    </message>
    <message>
        <source>Say whether they cut or played off (Alt+K or Alt+F), or clear the field.</source>
        <translation>Укажите, тянули карту или сыграли ещё раз (Alt+K или Alt+F), либо очистите поле.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Записано.</translation>
    </message>
    <message>
        <source>It is undecided again.</source>
        <translation>Снова не решено.</translation>
    </message>
    <message>
        <source>such as: {numbers}</source>
        <translation>например: {numbers}</translation>
    </message>
</context>
<context>
    <name>TotalsQuestion</name>
    <message>
        <source>Write the totals</source>
        <translation>Записать итоги</translation>
    </message>
    <message>
        <source>Table {table} hands in nothing but its totals</source>
        <translation>Стол {table} сдаёт только итоги</translation>
    </message>
    <message>
        <source>Points of {side}</source>
        <translation>Очки пары {side}</translation>
    </message>
    <message>
        <source>Reason, kept with the result</source>
        <translation>Причина, хранится с результатом</translation>
    </message>
    <message>
        <source>Table {table}: {totals}</source>
        <translation>Стол {table}: {totals}</translation>
    </message>
    <message>
        <source>{ns} to {ns_names}, {ew} to {ew_names}</source>
        <translation>{ns} — {ns_names}, {ew} — {ew_names}</translation>
    </message>
    <message>
        <source>Together they make {sum}.</source>
        <translation>Вместе получается {sum}.</translation>
    </message>
    <message>
        <source>They take the place of the deals that are written: {deals}.</source>
        <translation>Они заменят записанные сдачи: {deals}.</translation>
    </message>
    <message>
        <source>Enter writes them, Esc gives up.</source>
        <translation>Enter — записать, Esc — нет.</translation>
    </message>
</context>
<context>
    <name>TrickGrid</name>
    <message>
        <source>Results of all tables</source>
        <translation>Результаты всех столов</translation>
    </message>
</context>
<context>
    <name>TrumpCycle</name>
    <message>
        <source>Cut or chosen at the table</source>
        <translation>Снимают или выбирают за столом</translation>
    </message>
    <message>
        <source>A list of our own</source>
        <translation>Свой список</translation>
    </message>
    <message>
        <source>{name}, list of our own</source>
        <translation>{name}, свой список</translation>
    </message>
    <message>
        <source>such as H C D S NT MIS</source>
        <translation>например H C D S NT MIS</translation>
    </message>
</context>
<context>
    <name>WallBar</name>
    <message>
        <source>On the wall</source>
        <translation>Табло</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>Рассадка</translation>
    </message>
    <message>
        <source>By table</source>
        <translation>По столам</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>По именам</translation>
    </message>
    <message>
        <source>Trump and clock</source>
        <translation>Козырь и часы</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Призы</translation>
    </message>
    <message>
        <source>What the wall shows</source>
        <translation>Что показывает табло</translation>
    </message>
    <message>
        <source>The arrows choose (Ctrl+Shift+W leads here); in the wall itself 1 to 7</source>
        <translation>Выбирают стрелками (Ctrl+Shift+W ведёт сюда); на самом табло — клавиши 1–7</translation>
    </message>
    <message>
        <source>Round clock</source>
        <translation>Часы тура</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Минуты</translation>
    </message>
    <message>
        <source>Minutes for a round</source>
        <translation>Минуты на тур</translation>
    </message>
    <message>
        <source>How long a round may take; 0: no clock</source>
        <translation>Сколько может длиться тур; 0 — без часов</translation>
    </message>
    <message>
        <source>Keep secret, last rounds</source>
        <translation>Скрыть последние туры</translation>
    </message>
    <message>
        <source>How many of the last rounds the wall’s standings leave out</source>
        <translation>Сколько последних туров не учитывает таблица на табло</translation>
    </message>
    <message>
        <source>They stay secret until this is 0, after the drive is closed too</source>
        <translation>Они скрыты, пока здесь не 0, даже когда турнир закрыт</translation>
    </message>
    <message>
        <source>A text for the wall</source>
        <translation>Текст для табло</translation>
    </message>
    <message>
        <source>Enter puts it on the wall</source>
        <translation>Enter — показать на табло</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Minutes, what stays secret, a text, full screen and the end (Ctrl+Shift+M)</source>
        <translation>Минуты, что скрыто, текст, весь экран и конец (Ctrl+Shift+M)</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Во весь экран</translation>
    </message>
    <message>
        <source>On the second screen where there is one (F11 in the wall; Esc leaves it)</source>
        <translation>На втором экране, если он есть (F11 на табло; Esc — выйти)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Take the wall down; the clock goes on (Ctrl+W in the wall)</source>
        <translation>Убрать табло; часы идут дальше (Ctrl+W на табло)</translation>
    </message>
</context>
<context>
    <name>WayCard</name>
    <message>
        <source>{way} – as it is now</source>
        <translation>{way} — как сейчас</translation>
    </message>
    <message>
        <source>Award for resting, a round</source>
        <translation>Добавка за отдых (за тур)</translation>
    </message>
    <message>
        <source>Award for resting, a deal</source>
        <translation>Добавка за отдых (за сдачу)</translation>
    </message>
    <message>
        <source>Dummy {number}</source>
        <translation>Болван {number}</translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation>Болван</translation>
    </message>
    <message>
        <source>shares with</source>
        <translation>на одном месте с</translation>
    </message>
    <message>
        <source>Who shares a seat</source>
        <translation>Кто делит место</translation>
    </message>
    <message>
        <source>Whose seat it is</source>
        <translation>Чьё это место</translation>
    </message>
    <message>
        <source>Who fills in</source>
        <translation>Кто на подмену</translation>
    </message>
    <message>
        <source>Name of the dummy</source>
        <translation>Имя болвана</translation>
    </message>
    <message>
        <source>Name of dummy {number}</source>
        <translation>Имя болвана {number}</translation>
    </message>
</context>
<context>
    <name>WhereToSave</name>
    <message>
        <source>Save as</source>
        <translation>Сохранить как</translation>
    </message>
    <message>
        <source>Save all documents in a folder</source>
        <translation>Сохранить все документы в папку</translation>
    </message>
</context>
<context>
    <name>WhereaboutsModel</name>
    <message>
        <source>Rests</source>
        <translation>Отдыхает</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Стол {table}</translation>
    </message>
    <message>
        <source>{seat}: {person}</source>
        <translation>{seat}: {person}</translation>
    </message>
    <message>
        <source>rests</source>
        <translation>отдыхает</translation>
    </message>
    <message>
        <source>Table {table}, {seat}, against {opponents}</source>
        <translation>Стол {table}, {seat}, против: {opponents}</translation>
    </message>
    <message>
        <source>Table {table}, {seat}, with {partner} against {opponents}</source>
        <translation>Стол {table}, {seat}, партнёр: {partner}, против: {opponents}</translation>
    </message>
</context>
<context>
    <name>WhichPrinter</name>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
</context>
<context>
    <name>WhoSitsWhere</name>
    <message>
        <source>By name</source>
        <translation>По именам</translation>
    </message>
    <message>
        <source>By table</source>
        <translation>По столам</translation>
    </message>
    <message>
        <source>Who sits where, listed by name or by table</source>
        <translation>Кто где сидит: список по именам или по столам</translation>
    </message>
    <message>
        <source>Left and right arrow turn to the other list</source>
        <translation>← и → переключают на другой список</translation>
    </message>
    <message>
        <source>Where does … sit?</source>
        <translation>Где сидит…</translation>
    </message>
    <message>
        <source>Name or number of somebody who is looking for a seat</source>
        <translation>Имя или номер того, кто ищет своё место</translation>
    </message>
    <message>
        <source>Part of a name, or a number; Enter shows the first in the plan (Ctrl+F)</source>
        <translation>Часть имени или номер; Enter — показать первого на плане (Ctrl+F)</translation>
    </message>
    <message>
        <source>Who sits where</source>
        <translation>Кто где сидит</translation>
    </message>
</context>
<context>
    <name>WishesDialog</name>
    <message>
        <source>Wishes for the seating</source>
        <translation>Пожелания к рассадке</translation>
    </message>
    <message>
        <source>Rounds that are drawn from now on honour these as far as it goes; what cannot be is named here.</source>
        <translation>Туры, которые рассаживают с этого времени, учитывают их, насколько возможно; чего нельзя, названо здесь.</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Пожелания</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>Numbers or names, such as 3 + 7</source>
        <translation>Номера или имена, например 3 + 7</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Пожелание</translation>
    </message>
    <message>
        <source>never at one table</source>
        <translation>никогда за одним столом</translation>
    </message>
    <message>
        <source>at one table</source>
        <translation>за одним столом</translation>
    </message>
    <message>
        <source>always at table</source>
        <translation>всегда за столом</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Add the wish</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Give the wish up</source>
        <translation>Снять</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Part all couples</source>
        <translation>Разлучить все пары</translation>
    </message>
    <message>
        <source>Those of one pair number never sit at one table (Alt+C)</source>
        <translation>Люди с одним номером пары никогда не сядут за один стол (Alt+C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Записано.</translation>
    </message>
    <message>
        <source>Given up.</source>
        <translation>Снято.</translation>
    </message>
</context>
<context>
    <name>WishesLine</name>
    <message>
        <source>Wishes…</source>
        <translation>Пожелания…</translation>
    </message>
    <message>
        <source>Who sits apart, together, or always at one table (Alt+W)</source>
        <translation>Кто сидит врозь, вместе или всегда за одним столом (Alt+W)</translation>
    </message>
    <message>
        <source>✓ Every wish is honoured.</source>
        <translation>✓ Все пожелания выполнены.</translation>
    </message>
    <message>
        <source>Wishes: {count}</source>
        <translation>Пожелания: {count}</translation>
    </message>
</context>
<context>
    <name>WishesModel</name>
    <message>
        <source>{names}: never at one table</source>
        <translation>{names}: никогда за одним столом</translation>
    </message>
    <message>
        <source>{names}: at one table</source>
        <translation>{names}: за одним столом</translation>
    </message>
    <message>
        <source>{names}: always at table {table}</source>
        <translation>{names}: всегда за столом {table}</translation>
    </message>
    <message>
        <source>No round is seated yet.</source>
        <translation>Ни один тур ещё не рассажен.</translation>
    </message>
    <message>
        <source>✓ Honoured so far.</source>
        <translation>✓ Пока выполнено.</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Blank score sheets</source>
        <translation>Чистые листы записи</translation>
    </message>
    <message>
        <source>A ruled sheet for each table to write its deals on, with a short help of what counts.</source>
        <translation>Разлинованный лист для записи сдач на каждый стол, с краткой подсказкой, что засчитывается.</translation>
    </message>
    <message>
        <source>Draw a line below the deal that ends a game, and write the points of the game at the foot.</source>
        <translation>Проведите черту под сдачей, которая завершает партию, и запишите внизу очки партии.</translation>
    </message>
    <message>
        <source>The tricks of both sides make thirteen.</source>
        <translation>Взятки обеих пар вместе — тринадцать.</translation>
    </message>
    <message>
        <source>Each trick above six is a point for the side that took it; the other side has none.</source>
        <translation>Каждая взятка сверх шести — очко взявшей её паре; у другой пары очков нет.</translation>
    </message>
    <message>
        <source>One game decides.</source>
        <translation>Решает одна партия.</translation>
    </message>
    <message>
        <source>Waits, bonus</source>
        <comment>points, above a narrow column</comment>
        <translation>Отложено, премия</translation>
    </message>
    <message>
        <source>Worth</source>
        <comment>of a game, above a column</comment>
        <translation>Цена</translation>
    </message>
    <message numerus="yes">
        <source>The first side with {target} points after a deal has the game; points above {target} stay.</source>
        <comment>target</comment>
        <translation>
            <numerusform>Партию выигрывает пара, у которой после сдачи первой набралось {target} очко; очки сверх {target} остаются.</numerusform>
            <numerusform>Партию выигрывает пара, у которой после сдачи первой набралось {target} очка; очки сверх {target} остаются.</numerusform>
            <numerusform>Партию выигрывает пара, у которой после сдачи первой набралось {target} очков; очки сверх {target} остаются.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rubber goes to the first side with {games} games.</source>
        <comment>games</comment>
        <translation>
            <numerusform>Роббер выигрывает пара, которая первой взяла {games} партию.</numerusform>
            <numerusform>Роббер выигрывает пара, которая первой взяла {games} партии.</numerusform>
            <numerusform>Роббер выигрывает пара, которая первой взяла {games} партий.</numerusform>
        </translation>
    </message>
    <message>
        <source>When it is decided before the last deal, the next one begins at once.</source>
        <translation>Если он решён до последней сдачи, сразу начинается следующий.</translation>
    </message>
    <message>
        <source>Each trick is a point.</source>
        <translation>Каждая взятка — очко.</translation>
    </message>
    <message>
        <source>Each trick above six is a point.</source>
        <translation>Каждая взятка сверх шести — очко.</translation>
    </message>
    <message>
        <source>A misère deal is won with fewer tricks; write your own tricks.</source>
        <translation>Сдачу на мизер выигрывают меньшим числом взяток; записывайте свои взятки.</translation>
    </message>
    <message>
        <source>A misère deal is won with fewer tricks; each side writes the tricks of its opponents.</source>
        <translation>Сдачу на мизер выигрывают меньшим числом взяток; каждая пара записывает взятки соперников.</translation>
    </message>
    <message>
        <source>Write the points of both sides in every deal.</source>
        <translation>Записывайте очки обеих пар в каждой сдаче.</translation>
    </message>
    <message>
        <source>Together they make {sum}.</source>
        <translation>Вместе получается {sum}.</translation>
    </message>
    <message>
        <source>Honours are the A K Q J of trumps: a side that held all four has 4 points, with three of them 2. There are none in a deal without trumps.</source>
        <translation>Онёры — Т К Д В козырной масти: паре, державшей все четыре, — 4 очка, три из них — 2. Без козыря онёров нет.</translation>
    </message>
    <message>
        <source>Tricks are written first; when they win the game, honours do not count. A side that stood at {most} before the deal has no honours.</source>
        <translation>Сначала записывают взятки; если они решают партию, онёры не засчитываются. У пары, имевшей до сдачи {most}, онёры не засчитываются.</translation>
    </message>
    <message>
        <source>What a game is worth to its winner depends on the loser’s points in it: {worth}.</source>
        <translation>Цена партии для победителя зависит от очков проигравшего в ней: {worth}.</translation>
    </message>
    <message>
        <source>The winner of the rubber has {bonus} more.</source>
        <translation>Победителю роббера ещё {bonus}.</translation>
    </message>
    <message>
        <source>The total is what the games are worth, not their tricks.</source>
        <translation>Итог — это цена партий, а не взятки в них.</translation>
    </message>
    <message>
        <source>Each trick above six is a point. Honours are the A K Q J of trumps that a side takes in its tricks: three are 1 point, four are 2. The declarer’s side counts them with seven tricks or more, the other side always.</source>
        <translation>Каждая взятка сверх шести — очко. Онёры — Т К Д В козырной масти, взятые парой в её взятках: три — 1 очко, четыре — 2. Паре разыгрывающего они засчитываются при семи взятках и больше, другой паре — всегда.</translation>
    </message>
    <message>
        <source>The bid is made when tricks and honours of the declarer’s side come to it. Then write the honours of both sides first; when they win the game, the tricks do not count.</source>
        <translation>Заявка выполнена, если взятки и онёры пары разыгрывающего её набирают. Тогда сначала записывают онёры обеих пар; если они решают партию, взятки не засчитываются.</translation>
    </message>
    <message>
        <source>In no-trump there are no honours, and whoever wins the deal has 1 point more; it does not help to make a bid.</source>
        <translation>Без козыря онёров нет, и выигравшему сдачу — на 1 очко больше; выполнить заявку оно не помогает.</translation>
    </message>
    <message>
        <source>A bid that fails: the other side has twice what is missing, and nothing else counts.</source>
        <translation>Заявка не выполнена: другой паре вдвое больше, чем не хватило, и больше ничего не засчитывается.</translation>
    </message>
    <message>
        <source>All four pass (bid 0): the dealer names trumps and counts as declarer; nobody pays a penalty.</source>
        <translation>Все четверо пасуют (заявка 0): козырь называет сдающий и считается разыгрывающим; штрафа ни у кого нет.</translation>
    </message>
    <message>
        <source>The winner of a game has a bonus by the loser’s points in it: {bonus}.</source>
        <translation>Победителю партии — премия по очкам проигравшего в ней: {bonus}.</translation>
    </message>
    <message>
        <source>The total is the points of all games, the bonuses, and points that are still waiting.</source>
        <translation>Итог — это очки всех партий, премии и очки, оставшиеся отложенными.</translation>
    </message>
    <message>
        <source>The total is the points of all games and the bonuses; points that are still waiting are lost.</source>
        <translation>Итог — это очки всех партий и премии; очки, оставшиеся отложенными, пропадают.</translation>
    </message>
    <message>
        <source>A bid names the tricks above six, {least} at least. Of equal bids low beats high and no-trump beats low; without a word it is high. Each bid beats the one before; when three pass, the dealer bids.</source>
        <translation>Заявка называет взятки сверх шести, не меньше {least}. При равных заявках низ старше верха, а без козыря — старше низа; без уточнения — верх. Каждая заявка должна быть старше прежней; если трое пасуют, заявляет сдающий.</translation>
    </message>
    <message>
        <source>The declarer takes up the kitty, shows it unless the bid is no-trump, and puts six cards away unseen. They are the first trick, so that a deal has thirteen.</source>
        <translation>Разыгрывающий берёт прикуп, показывает его, если играет не без козыря, и откладывает шесть карт в закрытую. Они — первая взятка, так что в сдаче их тринадцать.</translation>
    </message>
    <message>
        <source>A bid that is made: a point for each trick above six. A bid that fails: as many points less as tricks are missing. The other side never has points.</source>
        <translation>Заявка выполнена: очко за каждую взятку сверх шести. Не выполнена: на столько очков меньше, сколько взяток не хватило. У другой пары очков не бывает.</translation>
    </message>
    <message numerus="yes">
        <source>A side has the game with {goal} points, and loses it with {goal} below zero.</source>
        <comment>goal</comment>
        <translation>
            <numerusform>Пара выигрывает партию, набрав {goal} очко, и проигрывает её на {goal} ниже нуля.</numerusform>
            <numerusform>Пара выигрывает партию, набрав {goal} очка, и проигрывает её на {goal} ниже нуля.</numerusform>
            <numerusform>Пара выигрывает партию, набрав {goal} очков, и проигрывает её на {goal} ниже нуля.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player with {target} points after a deal has the game; points above {target} stay.</source>
        <comment>target</comment>
        <translation>
            <numerusform>Партию выигрывает игрок, у которого после сдачи первым набралось {target} очко; очки сверх {target} остаются.</numerusform>
            <numerusform>Партию выигрывает игрок, у которого после сдачи первым набралось {target} очка; очки сверх {target} остаются.</numerusform>
            <numerusform>Партию выигрывает игрок, у которого после сдачи первым набралось {target} очков; очки сверх {target} остаются.</numerusform>
        </translation>
    </message>
    <message>
        <source>High, from the lowest card: 2 3 4 5 6 7 8 9 10 J Q K A, small joker, big joker.</source>
        <translation>Верх, от младшей карты: 2 3 4 5 6 7 8 9 10 В Д К Т, малый джокер, большой джокер.</translation>
    </message>
    <message>
        <source>Until a side has won a game of the rubber, its failed bids bring the others to {most} at most. What is left waits: write it in the narrow column, and enter it by the same rule when the next game begins.</source>
        <translation>Пока пара не выиграла партию в роббере, её невыполненные заявки доводят соперников не более чем до {most}. Остальное откладывается: запишите его в узкий столбец и внесите по тому же правилу, когда начнётся следующая партия.</translation>
    </message>
    <message>
        <source>Low, from the lowest card: K Q J 10 9 8 7 6 5 4 3 2 A, small joker, big joker.</source>
        <translation>Низ, от младшей карты: К Д В 10 9 8 7 6 5 4 3 2 Т, малый джокер, большой джокер.</translation>
    </message>
    <message>
        <source>Both jokers are trumps. In no-trump they take nothing, and the declarer says whether the order is high or low.</source>
        <translation>Оба джокера — козыри. Без козыря они ничего не бьют, а разыгрывающий говорит, верх или низ.</translation>
    </message>
    <message>
        <source>Only the thirteen tricks played after the stock is used up count: each above six is a point for the player who took it.</source>
        <translation>Засчитываются только тринадцать взяток после того, как кончилась колода: каждая сверх шести — очко взявшему её игроку.</translation>
    </message>
    <message>
        <source>one more prize</source>
        <translation>ещё один приз</translation>
    </message>
    <message>
        <source>the usual prizes</source>
        <translation>обычные призы</translation>
    </message>
    <message>
        <source>decision on a prize</source>
        <translation>решение о призе</translation>
    </message>
    <message>
        <source>new people in the club</source>
        <translation>новые люди в клубе</translation>
    </message>
    <message>
        <source>joining {name} with another entry</source>
        <translation>объединение двух записей: {name}</translation>
    </message>
    <message>
        <source>parting {name} from another entry</source>
        <translation>разделение записей: {name}</translation>
    </message>
    <message>
        <source>name of {name} in the drive</source>
        <translation>имя в турнире: {name}</translation>
    </message>
    <message>
        <source>deletion of {name}</source>
        <translation>удаление: {name}</translation>
    </message>
    <message>
        <source>deletion of a drive</source>
        <translation>удаление турнира</translation>
    </message>
    <message>
        <source>what two people wish of every evening</source>
        <translation>пожелание двоих на каждый вечер</translation>
    </message>
    <message>
        <source>giving up what two people wish</source>
        <translation>снятие пожелания двоих</translation>
    </message>
    <message>
        <source>details of the club</source>
        <translation>сведения о клубе</translation>
    </message>
    <message>
        <source>import of a drive</source>
        <translation>импорт турнира</translation>
    </message>
    <message>
        <source>sign-in from a file</source>
        <translation>регистрация из файла</translation>
    </message>
    <message>
        <source>somebody forgotten on request</source>
        <translation>имя забыто по просьбе</translation>
    </message>
    <message>
        <source>people from a file</source>
        <translation>люди из файла</translation>
    </message>
    <message>
        <source>seating from a file</source>
        <translation>рассадка из файла</translation>
    </message>
    <message>
        <source>results from a file</source>
        <translation>результаты из файла</translation>
    </message>
    <message>
        <source>keeping a preset</source>
        <translation>сохранение набора настроек</translation>
    </message>
    <message>
        <source>name of a preset</source>
        <translation>название набора настроек</translation>
    </message>
    <message>
        <source>striking a preset</source>
        <translation>удаление набора настроек</translation>
    </message>
    <message>
        <source>change of a season</source>
        <translation>изменение сезона</translation>
    </message>
    <message>
        <source>striking a season</source>
        <translation>удаление сезона</translation>
    </message>
    <message>
        <source>{text} in the cash book</source>
        <translation>{text} в кассовой книге</translation>
    </message>
    <message>
        <source>correction in the cash book</source>
        <translation>исправление в кассовой книге</translation>
    </message>
    <message>
        <source>striking a line of the cash book</source>
        <translation>удаление строки кассовой книги</translation>
    </message>
    <message>
        <source>beginning of a practice</source>
        <translation>начало пробы</translation>
    </message>
    <message>
        <source>end of the practice</source>
        <translation>конец пробы</translation>
    </message>
    <message>
        <source>decision on a tie</source>
        <translation>решение при равенстве</translation>
    </message>
    <message>
        <source>striking a prize</source>
        <translation>удаление приза</translation>
    </message>
    <message>
        <source>change of a prize</source>
        <translation>изменение приза</translation>
    </message>
    <message>
        <source>handing prizes out</source>
        <translation>вручение призов</translation>
    </message>
    <message>
        <source>order of the prizes</source>
        <translation>порядок призов</translation>
    </message>
    <message>
        <source>adjustment for {name}</source>
        <translation>поправка: {name}</translation>
    </message>
    <message>
        <source>adjustment at table {table}, round {number}</source>
        <translation>поправка: стол {table}, тур {number}</translation>
    </message>
    <message>
        <source>clearing the totals of table {table}, round {number}</source>
        <translation>стирание итогов: стол {table}, тур {number}</translation>
    </message>
    <message>
        <source>taking an adjustment back</source>
        <translation>снятие поправки</translation>
    </message>
    <message>
        <source>substitute for {name}</source>
        <translation>замена для: {name}</translation>
    </message>
    <message>
        <source>substitute {name}</source>
        <translation>замена: {name}</translation>
    </message>
    <message>
        <source>who really sat where in round {number}</source>
        <translation>кто где сидел на самом деле, тур {number}</translation>
    </message>
    <message>
        <source>place of {name} in the round that is seated</source>
        <translation>место в рассаженном туре: {name}</translation>
    </message>
    <message>
        <source>card of {name}</source>
        <translation>карточка: {name}</translation>
    </message>
    <message>
        <source>totals of table {table}, round {number}</source>
        <translation>итоги: стол {table}, тур {number}</translation>
    </message>
    <message>
        <source>dummy {name}</source>
        <translation>болван {name}</translation>
    </message>
    <message>
        <source>another way to fill the seats</source>
        <translation>другой способ заполнить места</translation>
    </message>
    <message>
        <source>giving a wish up</source>
        <translation>снятие пожелания</translation>
    </message>
    <message>
        <source>couples kept apart</source>
        <translation>пары разлучены</translation>
    </message>
    <message>
        <source>a wish for the seating</source>
        <translation>пожелание к рассадке</translation>
    </message>
    <message>
        <source>team of {name}</source>
        <translation>команда: {name}</translation>
    </message>
    <message>
        <source>shared seat of {name}</source>
        <translation>общее место: {name}</translation>
    </message>
    <message>
        <source>new in the club: {name}</source>
        <translation>новое имя в клубе: {name}</translation>
    </message>
    <message>
        <source>remarks on the slip of table {table}, round {number}</source>
        <translation>заметки в протоколе: стол {table}, тур {number}</translation>
    </message>
    <message>
        <source>moving {name} into or out of the archive</source>
        <translation>в архив или из архива: {name}</translation>
    </message>
    <message>
        <source>taking back round {number}</source>
        <translation>отмена тура {number}</translation>
    </message>
    <message>
        <source>clearing deal {deal} of table {table}, round {number}</source>
        <translation>стирание: сдача {deal}, стол {table}, тур {number}</translation>
    </message>
    <message>
        <source>closing the drive</source>
        <translation>закрытие турнира</translation>
    </message>
    <message>
        <source>return of {name}</source>
        <translation>возвращение: {name}</translation>
    </message>
    <message>
        <source>plan of the drive</source>
        <translation>план турнира</translation>
    </message>
    <message>
        <source>details of {name}</source>
        <translation>данные участника: {name}</translation>
    </message>
    <message>
        <source>club entry of {name}</source>
        <translation>клубная запись: {name}</translation>
    </message>
    <message>
        <source>finishing before the last round</source>
        <translation>окончание до последнего тура</translation>
    </message>
    <message>
        <source>departure of {name}</source>
        <translation>уход: {name}</translation>
    </message>
    <message>
        <source>new drive</source>
        <translation>новый турнир</translation>
    </message>
    <message>
        <source>rescue from a damaged file</source>
        <translation>восстановление из повреждённого файла</translation>
    </message>
    <message>
        <source>reopening the drive</source>
        <translation>открытие турнира снова</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>тур {number}</translation>
    </message>
    <message>
        <source>fee of {name}</source>
        <translation>взнос: {name}</translation>
    </message>
    <message>
        <source>role of {name}</source>
        <translation>роль: {name}</translation>
    </message>
    <message>
        <source>sign-in of {name}</source>
        <translation>регистрация: {name}</translation>
    </message>
    <message>
        <source>striking {name} off the list</source>
        <translation>вычёркивание из списка: {name}</translation>
    </message>
    <message>
        <source>swap of seats in round {number}</source>
        <translation>обмен местами в туре {number}</translation>
    </message>
    <message>
        <source>swap of sides at table {table}, round {number}</source>
        <translation>пары поменялись местами: стол {table}, тур {number}</translation>
    </message>
    <message>
        <source>slip of table {table}, round {number}</source>
        <translation>протокол: стол {table}, тур {number}</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{day} {month} {year} г.</translation>
    </message>
    <message>
        <source>{day}, {hour}:{minute}</source>
        <translation>{day}, {hour}:{minute}</translation>
    </message>
    <message>
        <source>January</source>
        <comment>in a date</comment>
        <translation>января</translation>
    </message>
    <message>
        <source>February</source>
        <comment>in a date</comment>
        <translation>февраля</translation>
    </message>
    <message>
        <source>March</source>
        <comment>in a date</comment>
        <translation>марта</translation>
    </message>
    <message>
        <source>April</source>
        <comment>in a date</comment>
        <translation>апреля</translation>
    </message>
    <message>
        <source>May</source>
        <comment>in a date</comment>
        <translation>мая</translation>
    </message>
    <message>
        <source>June</source>
        <comment>in a date</comment>
        <translation>июня</translation>
    </message>
    <message>
        <source>July</source>
        <comment>in a date</comment>
        <translation>июля</translation>
    </message>
    <message>
        <source>August</source>
        <comment>in a date</comment>
        <translation>августа</translation>
    </message>
    <message>
        <source>September</source>
        <comment>in a date</comment>
        <translation>сентября</translation>
    </message>
    <message>
        <source>October</source>
        <comment>in a date</comment>
        <translation>октября</translation>
    </message>
    <message>
        <source>November</source>
        <comment>in a date</comment>
        <translation>ноября</translation>
    </message>
    <message>
        <source>December</source>
        <comment>in a date</comment>
        <translation>декабря</translation>
    </message>
    <message>
        <source>{whole}.{decimals}</source>
        <translation>{whole},{decimals}</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Cash sheet</source>
        <translation>Кассовый лист</translation>
    </message>
    <message>
        <source>Fees, what was taken and spent, the prizes, and the sum raised.</source>
        <translation>Взносы, приход и расход, призы и собранная сумма.</translation>
    </message>
    <message>
        <source>no money has been taken or spent yet, so there is nothing to print</source>
        <translation>прихода и расхода ещё нет, поэтому печатать нечего</translation>
    </message>
    <message>
        <source>type it as taken or as spent, not as both</source>
        <translation>внесите это как приход или как расход, но не как то и другое</translation>
    </message>
    <message>
        <source>say how much</source>
        <translation>укажите сумму</translation>
    </message>
    <message>
        <source>{currency} {amount}</source>
        <comment>the sign of a currency, such as €, and an amount</comment>
        <translation>{amount} {currency}</translation>
    </message>
    <message>
        <source>For what</source>
        <translation>За что</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Приход</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Расход</translation>
    </message>
    <message numerus="yes">
        <source>Fees: {paid} people, {fee} each</source>
        <comment>paid</comment>
        <translation>
            <numerusform>Взносы: {paid} человек по {fee}</numerusform>
            <numerusform>Взносы: {paid} человека по {fee}</numerusform>
            <numerusform>Взносы: {paid} человек по {fee}</numerusform>
        </translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Призы</translation>
    </message>
    <message>
        <source>Sum raised</source>
        <translation>Собранная сумма</translation>
    </message>
    <message>
        <source>Sum missing</source>
        <translation>Не хватает</translation>
    </message>
    <message numerus="yes">
        <source>{count} people still owe their fee, {sum} in all: {names}</source>
        <comment>count</comment>
        <translation>
            <numerusform>Взнос не внёс ещё {count} человек, всего {sum}: {names}</numerusform>
            <numerusform>Взнос не внесли ещё {count} человека, всего {sum}: {names}</numerusform>
            <numerusform>Взнос не внесли ещё {count} человек, всего {sum}: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>Seating</source>
        <translation>Рассадка</translation>
    </message>
    <message>
        <source>Players {side}</source>
        <translation>Игроки {side}</translation>
    </message>
    <message>
        <source>Written {side}</source>
        <translation>Записано {side}</translation>
    </message>
    <message>
        <source>Points {side}</source>
        <translation>Очки {side}</translation>
    </message>
    <message>
        <source>Total {side}</source>
        <translation>Итого {side}</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Workbook (XLSX)</source>
        <translation>Электронная таблица (XLSX)</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Веб-страница (HTML)</translation>
    </message>
    <message>
        <source>Standings (CSV)</source>
        <translation>Таблица (CSV)</translation>
    </message>
    <message>
        <source>Prizes (CSV)</source>
        <translation>Призы (CSV)</translation>
    </message>
    <message>
        <source>Cash (CSV)</source>
        <translation>Касса (CSV)</translation>
    </message>
    <message>
        <source>Results (CSV)</source>
        <translation>Результаты (CSV)</translation>
    </message>
    <message>
        <source>Seating (CSV)</source>
        <translation>Рассадка (CSV)</translation>
    </message>
    <message>
        <source>results</source>
        <translation>результаты</translation>
    </message>
    <message>
        <source>standings</source>
        <translation>таблица</translation>
    </message>
    <message>
        <source>prizes</source>
        <translation>призы</translation>
    </message>
    <message>
        <source>cash</source>
        <translation>касса</translation>
    </message>
    <message>
        <source>seating</source>
        <translation>рассадка</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Равномерность</translation>
    </message>
    <message>
        <source>How often people meet, share a table or rest, and whether it could be more even.</source>
        <translation>Как часто люди встречаются, сидят за одним столом или отдыхают и можно ли ровнее.</translation>
    </message>
    <message>
        <source>Any two as partners</source>
        <translation>Любые двое как партнёры</translation>
    </message>
    <message>
        <source>Any two as opponents</source>
        <translation>Любые двое как соперники</translation>
    </message>
    <message>
        <source>One of each role as opponents</source>
        <translation>Двое с разными ролями как соперники</translation>
    </message>
    <message>
        <source>Two of the first role as opponents</source>
        <translation>Двое с первой ролью как соперники</translation>
    </message>
    <message>
        <source>Two of the second role as opponents</source>
        <translation>Двое со второй ролью как соперники</translation>
    </message>
    <message>
        <source>Any two in any way</source>
        <translation>Любые двое как угодно</translation>
    </message>
    <message>
        <source>Anybody at any table</source>
        <translation>Любой игрок за любым столом</translation>
    </message>
    <message>
        <source>Anybody resting</source>
        <translation>Отдых любого игрока</translation>
    </message>
    <message>
        <source>{what} {times}</source>
        <translation>{what} {times}</translation>
    </message>
    <message>
        <source>partners</source>
        <translation>партнёры</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>соперники</translation>
    </message>
    <message>
        <source>same table</source>
        <translation>тот же стол</translation>
    </message>
    <message>
        <source>rests</source>
        <translation>отдыхает</translation>
    </message>
    <message>
        <source>{times}: {value}</source>
        <translation>{times}: {value}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>ни разу</translation>
    </message>
    <message>
        <source>once</source>
        <translation>один раз</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>два раза</translation>
    </message>
    <message>
        <source>rests</source>
        <comment>noun, several</comment>
        <translation>отдых</translation>
    </message>
    <message numerus="yes">
        <source>{times} times</source>
        <comment>times</comment>
        <translation>
            <numerusform>{times} раз</numerusform>
            <numerusform>{times} раза</numerusform>
            <numerusform>{times} раз</numerusform>
        </translation>
    </message>
    <message>
        <source>How even it is</source>
        <translation>Насколько ровно</translation>
    </message>
    <message>
        <source>  {name}: {times}. Repeats: {repeats}, at least {bound}: {verdict}</source>
        <translation>  {name}: {times}. Повторы: {repeats}, минимум {bound}: {verdict}</translation>
    </message>
    <message>
        <source>  {name}: {times}: {verdict}</source>
        <translation>  {name}: {times}: {verdict}</translation>
    </message>
    <message>
        <source>Repeats: what comes twice counts 1, three times 3, four times 6, five times 10. “At least” is what the numbers of players, tables and rounds alone demand.</source>
        <translation>Повторы: что бывает два раза — это 1, три раза — 3, четыре раза — 6, пять раз — 10. «Минимум» — сколько неизбежно уже при таком числе игроков, столов и туров.</translation>
    </message>
    <message>
        <source>least–most: {times}</source>
        <translation>от–до: {times}</translation>
    </message>
    <message>
        <source>repeats: {repeats}, at least {bound}</source>
        <translation>повторы: {repeats}, минимум {bound}</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Как часто</translation>
    </message>
    <message>
        <source>Least–most</source>
        <translation>От–до</translation>
    </message>
    <message>
        <source>To how many</source>
        <translation>У скольких</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Повторы</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Минимум</translation>
    </message>
    <message>
        <source>Could it be more even?</source>
        <translation>Можно ли ровнее?</translation>
    </message>
    <message>
        <source>nothing can be more even</source>
        <translation>ровнее не бывает</translation>
    </message>
    <message>
        <source>the best that is known</source>
        <translation>лучшее из известного</translation>
    </message>
    <message>
        <source>more even may be possible</source>
        <translation>возможно, бывает ровнее</translation>
    </message>
    <message>
        <source>Nothing can be more even: {what}.</source>
        <translation>Ровнее не бывает: {what}.</translation>
    </message>
    <message>
        <source>Nothing more even is known, but it is not proved that there is nothing: {what}.</source>
        <translation>Ничего ровнее не известно, но и не доказано, что ровнее нельзя: {what}.</translation>
    </message>
    <message>
        <source>More even may be possible: {what}.</source>
        <translation>Возможно, бывает ровнее: {what}.</translation>
    </message>
    <message>
        <source>None of it can be more even.</source>
        <translation>Ровнее не бывает ни в чём.</translation>
    </message>
    <message>
        <source>Nothing more even is known.</source>
        <translation>Ничего ровнее не известно.</translation>
    </message>
    <message>
        <source>Every two are partners once and opponents twice: a full whist design.</source>
        <translation>Любые двое один раз партнёры и два раза соперники: полная схема виста.</translation>
    </message>
    <message>
        <source>How often people meet in one round: {what}.</source>
        <translation>Как часто люди встречаются за один тур: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>How often people meet in {rounds} rounds: {what}.</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>Как часто люди встречаются за {rounds} тур: {what}.</numerusform>
            <numerusform>Как часто люди встречаются за {rounds} тура: {what}.</numerusform>
            <numerusform>Как часто люди встречаются за {rounds} туров: {what}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most often partners, {times} times: {whom}.</source>
        <comment>times</comment>
        <translation>
            <numerusform>Чаще всего партнёры, {times} раз: {whom}.</numerusform>
            <numerusform>Чаще всего партнёры, {times} раза: {whom}.</numerusform>
            <numerusform>Чаще всего партнёры, {times} раз: {whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most often opponents, {times} times: {whom}.</source>
        <comment>times</comment>
        <translation>
            <numerusform>Чаще всего соперники, {times} раз: {whom}.</numerusform>
            <numerusform>Чаще всего соперники, {times} раза: {whom}.</numerusform>
            <numerusform>Чаще всего соперники, {times} раз: {whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{whom}; and {count} more</source>
        <comment>count</comment>
        <translation>
            <numerusform>{whom}; и ещё {count}</numerusform>
            <numerusform>{whom}; и ещё {count}</numerusform>
            <numerusform>{whom}; и ещё {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>Fairness, counted over rounds: {rounds} of {planned}</source>
        <translation>Равномерность, подсчитано туров: {rounds} из {planned}</translation>
    </message>
    <message>
        <source>Counted so far; who meets whom in the rounds to come follows from the results.</source>
        <translation>Подсчитано на сегодня; кто с кем встретится дальше, зависит от результатов.</translation>
    </message>
    <message>
        <source>Who meets whom follows from the results.</source>
        <translation>Кто с кем встретится, зависит от результатов.</translation>
    </message>
    <message>
        <source>Nobody meets others of the same line: so it is meant, since each line has its own winner.</source>
        <translation>С игроками своей линии никто не встречается: так и задумано, ведь у каждой линии свой победитель.</translation>
    </message>
    <message>
        <source>Never at one table: {whom}.</source>
        <translation>Ни разу за одним столом: {whom}.</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} и {other}</translation>
    </message>
    <message>
        <source>{number} {name}</source>
        <translation>{number} {name}</translation>
    </message>
    <message>
        <source>Seed of the draw: {seed}. The same people, plan and seed give the same seating again.</source>
        <translation>Число жребия: {seed}. Те же люди, план и число снова дают ту же рассадку.</translation>
    </message>
    <message>
        <source>What fell to each</source>
        <translation>Что кому досталось</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Играет</translation>
    </message>
    <message>
        <source>Rested</source>
        <translation>Отдыхает</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Партнёры</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Соперники</translation>
    </message>
    <message>
        <source>Same, at most</source>
        <translation>Не чаще</translation>
    </message>
    <message>
        <source>Not met</source>
        <translation>Без встреч</translation>
    </message>
    <message>
        <source>no round is seated yet, and who meets whom follows from the results</source>
        <translation>ни один тур ещё не рассажен, а кто с кем встретится, зависит от результатов</translation>
    </message>
    <message>
        <source>“{value}”</source>
        <translation>«{value}»</translation>
    </message>
    <message>
        <source>round {value}</source>
        <translation>тур {value}</translation>
    </message>
    <message>
        <source>table {value}</source>
        <translation>стол {value}</translation>
    </message>
    <message>
        <source>deal {value}</source>
        <translation>сдача {value}</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <translation>{others} или {last}</translation>
    </message>
    <message>
        <source>{low} or more</source>
        <translation>{low} или больше</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>от {low} до {high}</translation>
    </message>
    <message>
        <source>{field} cannot be {value}; allowed: {allowed}</source>
        <translation>{field}: {value} не подходит; можно: {allowed}</translation>
    </message>
    <message>
        <source>{field} cannot be written like this: each row is three whole numbers (from, to, points), none below zero, its from not above its to, and no figure lies in two rows</source>
        <translation>{field}: так записать нельзя; в каждой строке три целых числа (от, до, очки), все не меньше нуля, «от» не больше «до», и ни одно число не попадает в две строки</translation>
    </message>
    <message>
        <source>there is no option {value}; known: {allowed}</source>
        <translation>такой настройки нет: {value}; есть: {allowed}</translation>
    </message>
    <message>
        <source>{value} cannot stand under “{field}”; allowed: {allowed}</source>
        <translation>{value} нельзя записать в «{field}»; можно: {allowed}</translation>
    </message>
    <message>
        <source>“{value}” under “{field}” is no whole number; allowed: {allowed}</source>
        <translation>«{value}» в «{field}» — не целое число; можно: {allowed}</translation>
    </message>
    <message>
        <source>{field} is missing; allowed: {allowed}</source>
        <translation>не указано: {field}; можно: {allowed}</translation>
    </message>
    <message>
        <source>nothing is written under “{field}” in this deal; take {value} out</source>
        <translation>в «{field}» в этой сдаче ничего не пишут; уберите {value}</translation>
    </message>
    <message>
        <source>there is nothing called {field} in a deal; known: {allowed}</source>
        <translation>в сдаче нет ничего под названием {field}; есть: {allowed}</translation>
    </message>
    <message>
        <source>{field} cannot be {value}, since both sides would make {sum} instead of {expected}; allowed: {allowed}</source>
        <translation>{field}: {value} не подходит, обе пары набрали бы {sum} вместо {expected}; можно: {allowed}</translation>
    </message>
    <message numerus="yes">
        <source>the sitting was over after deal {allowed}; {value} are written</source>
        <comment>value</comment>
        <translation>
            <numerusform>игра за столом кончилась после сдачи {allowed}; записана {value}</numerusform>
            <numerusform>игра за столом кончилась после сдачи {allowed}; записано {value}</numerusform>
            <numerusform>игра за столом кончилась после сдачи {allowed}; записано {value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} deals are written where {allowed} are played</source>
        <comment>value</comment>
        <translation>
            <numerusform>записана {value} сдача, а играют {allowed}</numerusform>
            <numerusform>записано {value} сдачи, а играют {allowed}</numerusform>
            <numerusform>записано {value} сдач, а играют {allowed}</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no scoring system {value}; known: {allowed}</source>
        <translation>такой системы счёта нет: {value}; есть: {allowed}</translation>
    </message>
    <message>
        <source>the end of a sitting cannot be {value}; allowed: {allowed}</source>
        <translation>конец игры за столом не может быть таким: {value}; можно: {allowed}</translation>
    </message>
    <message>
        <source>{field} must be a list, not {value}</source>
        <translation>{field}: нужен список, а не {value}</translation>
    </message>
    <message>
        <source>{field} must be an object of keys and values, not {value}</source>
        <translation>{field}: нужен объект с ключами и значениями, а не {value}</translation>
    </message>
    <message>
        <source>this line is not UTF-8 text: {value}</source>
        <translation>эта строка — не текст UTF-8: {value}</translation>
    </message>
    <message>
        <source>this line is not JSON, beginning with: {value}</source>
        <translation>эта строка — не JSON, она начинается с: {value}</translation>
    </message>
    <message>
        <source>this line has too many brackets within brackets</source>
        <translation>в этой строке слишком много вложенных скобок</translation>
    </message>
    <message>
        <source>{field} is written twice in one object</source>
        <translation>{field} записано в одном объекте дважды</translation>
    </message>
    <message>
        <source>{value} is too large; numbers have at most {allowed}</source>
        <translation>{value} — слишком большое число; наибольшее число цифр: {allowed}</translation>
    </message>
    <message>
        <source>{value} cannot be written: {why}</source>
        <translation>не удаётся записать {value}: {why}</translation>
    </message>
    <message>
        <source>{value} cannot be read: {why}</source>
        <translation>не удаётся прочитать {value}: {why}</translation>
    </message>
    <message>
        <source>there is no such file; look for it in another folder or drive</source>
        <translation>такого файла нет; поищите его в другой папке или на другом диске</translation>
    </message>
    <message>
        <source>this is no club file of this program; choose one whose name ends in .whist</source>
        <translation>это не файл клуба этой программы; выберите файл, имя которого кончается на .whist</translation>
    </message>
    <message>
        <source>made by a newer version of this program ({value}); nothing was changed: update the program to open it</source>
        <translation>файл создан более новой версией программы ({value}); ничего не изменено: обновите программу, чтобы его открыть</translation>
    </message>
    <message>
        <source>the file is damaged ({value}); keep it as it is and open the latest copy of it</source>
        <translation>файл повреждён ({value}); сохраните его как есть и откройте последнюю копию</translation>
    </message>
    <message>
        <source>the file holds something that no club has ({value}) and is not opened; use a copy from before</source>
        <translation>в файле есть то, чего в клубе не бывает ({value}), и он не открыт; возьмите более раннюю копию</translation>
    </message>
    <message>
        <source>another window or program has this file open, perhaps one that copies its folder to a cloud; close it there and try again, or keep the file in a folder of this computer</source>
        <translation>этот файл открыт в другом окне или другой программой, возможно той, что копирует его папку в облако; закройте его там и попробуйте снова или держите файл в папке этого компьютера</translation>
    </message>
    <message>
        <source>there is a file of that name already; choose another name</source>
        <translation>файл с таким именем уже есть; выберите другое имя</translation>
    </message>
    <message>
        <source>this cannot be written ({value}); see that its folder is there and can be written to, and close it elsewhere</source>
        <translation>не удаётся записать ({value}); проверьте, что папка на месте и доступна для записи, и закройте файл в других программах</translation>
    </message>
    <message>
        <source>the disk is full, so nothing was written; free some space and try again</source>
        <translation>диск полон, и ничего не записано; освободите место и попробуйте снова</translation>
    </message>
    <message>
        <source>the club file has no room for such a value ({value})</source>
        <translation>для такого значения в файле клуба нет места ({value})</translation>
    </message>
    <message>
        <source>this was not saved, since other entries of the club rest on what it changes ({value})</source>
        <translation>не сохранено: от изменяемого зависят другие записи клуба ({value})</translation>
    </message>
    <message>
        <source>this was not saved, since something would be there twice ({value})</source>
        <translation>не сохранено: что-то оказалось бы записано дважды ({value})</translation>
    </message>
    <message>
        <source>the file could not be brought up to this version ({value}); open it with the old one</source>
        <translation>файл не удалось перевести в эту версию ({value}); откройте его старой программой</translation>
    </message>
    <message>
        <source>somebody else has changed this in the meantime; look at it again before changing it</source>
        <translation>тем временем это изменил кто-то другой; взгляните ещё раз, прежде чем менять</translation>
    </message>
    <message>
        <source>this step was saved before; nothing is to be done</source>
        <translation>этот шаг уже сохранён; делать ничего не нужно</translation>
    </message>
    <message>
        <source>the club has no drive {value}; choose one from its list</source>
        <translation>в клубе нет турнира {value}; выберите из списка</translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation>Прогрессивные переходы</translation>
    </message>
    <message>
        <source>Every seat its own way</source>
        <translation>Каждое место по-своему</translation>
    </message>
    <message>
        <source>Individual</source>
        <translation>Личный турнир</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Смешанный турнир</translation>
    </message>
    <message>
        <source>Fixed pairs</source>
        <translation>Постоянные пары</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Швейцарская система</translation>
    </message>
    <message>
        <source>Teams of four</source>
        <translation>Команды по четыре</translation>
    </message>
    <message>
        <source>Military whist: in each round one half of a team stays at its home table and the other visits.</source>
        <translation>Военный вист: в каждом туре половина команды остаётся за своим столом, а другая идёт в гости.</translation>
    </message>
    <message>
        <source>After each round winners or losers move on to other tables, as the result says.</source>
        <translation>После каждого тура победители или проигравшие переходят за другие столы, как велит результат.</translation>
    </message>
    <message>
        <source>After each round every seat goes a fixed number of tables up or down the room, whoever won.</source>
        <translation>После каждого тура каждое место сдвигается на постоянное число столов вверх или вниз по залу, кто бы ни выиграл.</translation>
    </message>
    <message>
        <source>In each round you meet others with about as many points whom you have not met; partners stay together.</source>
        <translation>В каждом туре вы встречаете тех, у кого примерно столько же очков и с кем вы ещё не играли; партнёры остаются вместе.</translation>
    </message>
    <message>
        <source>After each round everybody has a new partner (two-handed: a new opponent); all seats are known beforehand.</source>
        <translation>После каждого тура у всех новый партнёр (вдвоём — новый соперник); все места известны заранее.</translation>
    </message>
    <message>
        <source>A lady and a gent on each side, or any two roles; after each round everybody moves to a new partner.</source>
        <translation>В каждой паре дама и кавалер или любые две роли; после каждого тура все переходят к новому партнёру.</translation>
    </message>
    <message>
        <source>Partners stay together all evening and move after each round to meet another pair.</source>
        <translation>Партнёры весь вечер вместе и после каждого тура переходят к другой паре.</translation>
    </message>
    <message>
        <source>Who moves</source>
        <translation>Кто переходит</translation>
    </message>
    <message>
        <source>Which way</source>
        <translation>В какую сторону</translation>
    </message>
    <message>
        <source>Draw the first seats</source>
        <translation>Первые места по жребию</translation>
    </message>
    <message>
        <source>In the first three the lady goes one way and her gent the other; in the rest both go the same way.</source>
        <translation>В первых трёх дама идёт в одну сторону, а её кавалер в другую; в остальных оба идут в одну.</translation>
    </message>
    <message>
        <source>Where both go the same way, it is that of the ladies. A head table is always table 1.</source>
        <translation>Если оба идут в одну сторону, то это сторона дам. Главный стол всегда стол 1.</translation>
    </message>
    <message>
        <source>Tables up for North</source>
        <translation>Север: столов вверх</translation>
    </message>
    <message>
        <source>Tables up for South</source>
        <translation>Юг: столов вверх</translation>
    </message>
    <message>
        <source>Tables up for East</source>
        <translation>Восток: столов вверх</translation>
    </message>
    <message>
        <source>Tables up for West</source>
        <translation>Запад: столов вверх</translation>
    </message>
    <message>
        <source>Seats by colour</source>
        <translation>Места по цветам</translation>
    </message>
    <message>
        <source>0: stays. Below zero: down.</source>
        <translation>0 — остаётся. Меньше нуля — вниз.</translation>
    </message>
    <message>
        <source>North and East are for one colour or role, South and West for the other.</source>
        <translation>Север и Восток — для одного цвета или роли, Юг и Запад — для другого.</translation>
    </message>
    <message>
        <source>Draw the numbers</source>
        <translation>Номера по жребию</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Расписание</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Маршрут</translation>
    </message>
    <message>
        <source>Route from round</source>
        <translation>Маршрут с тура</translation>
    </message>
    <message>
        <source>Wishes looked at</source>
        <translation>Учтённые пожелания</translation>
    </message>
    <message>
        <source>the fairest for so many rounds</source>
        <translation>самое ровное для стольких туров</translation>
    </message>
    <message>
        <source>a whist design in its own order</source>
        <translation>схема виста в своём порядке</translation>
    </message>
    <message>
        <source>Draw the pairs</source>
        <translation>Пары по жребию</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Визиты</translation>
    </message>
    <message>
        <source>Draw the first round</source>
        <translation>Первый тур по жребию</translation>
    </message>
    <message>
        <source>Winners move, everybody changes partner</source>
        <translation>Переходят победители, партнёры меняются у всех</translation>
    </message>
    <message>
        <source>Losers move, everybody changes partner</source>
        <translation>Переходят проигравшие, партнёры меняются у всех</translation>
    </message>
    <message>
        <source>Losers move, winners stay partners</source>
        <translation>Переходят проигравшие, победители остаются партнёрами</translation>
    </message>
    <message>
        <source>Winners move together, everybody changes partner</source>
        <translation>Победители переходят вместе, партнёры меняются у всех</translation>
    </message>
    <message>
        <source>Winners move towards table 1, partners stay together</source>
        <translation>Победители идут к столу 1, партнёры остаются вместе</translation>
    </message>
    <message>
        <source>Winners move towards table 1, everybody changes partner</source>
        <translation>Победители идут к столу 1, партнёры меняются у всех</translation>
    </message>
    <message>
        <source>Winners move together, numbered chairs</source>
        <translation>Победители переходят вместе, стулья по номерам</translation>
    </message>
    <message>
        <source>Ladies up, gents down</source>
        <translation>Дамы вверх, кавалеры вниз</translation>
    </message>
    <message>
        <source>Ladies down, gents up</source>
        <translation>Дамы вниз, кавалеры вверх</translation>
    </message>
    <message>
        <source>Progressive, winners move</source>
        <translation>Прогрессивные, переходят победители</translation>
    </message>
    <message>
        <source>Progressive, losers move</source>
        <translation>Прогрессивные, переходят проигравшие</translation>
    </message>
    <message>
        <source>Semi-partner: losers move, winners stay partners</source>
        <translation>Полупартнёры: проигравшие переходят, победители остаются вместе</translation>
    </message>
    <message>
        <source>Crazy whist: winners move on together, losers stay</source>
        <translation>Шальной вист: победители переходят вместе, проигравшие остаются</translation>
    </message>
    <message>
        <source>Head table: winners move towards table 1</source>
        <translation>Главный стол: победители идут к столу 1</translation>
    </message>
    <message>
        <source>Swedish chairs: 1 and 3 against 2 and 4</source>
        <translation>Шведские стулья: 1 и 3 против 2 и 4</translation>
    </message>
    <message>
        <source>Fixed steps: North stays, the others move</source>
        <translation>Постоянный шаг: Север остаётся, остальные переходят</translation>
    </message>
    <message>
        <source>Coloured cards: white moves up, blue moves down</source>
        <translation>Цветные карточки: белые вверх, синие вниз</translation>
    </message>
    <message>
        <source>Four deals, then the whole table moves</source>
        <translation>Четыре сдачи, затем переходит весь стол</translation>
    </message>
    <message>
        <source>lady</source>
        <translation>дама</translation>
    </message>
    <message>
        <source>gent</source>
        <translation>кавалер</translation>
    </message>
    <message>
        <source>player</source>
        <translation>игрок</translation>
    </message>
    <message numerus="yes">
        <source>{value} in the room do not fill a table; needed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} человек в зале не заполнит стола; нужно: {allowed}</numerusform>
            <numerusform>{value} человека в зале не заполнят стола; нужно: {allowed}</numerusform>
            <numerusform>{value} человек в зале не заполнят стола; нужно: {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no schedule is kept for {value} players: each round is drawn so that partners repeat least</source>
        <comment>value</comment>
        <translation>
            <numerusform>на {value} игрока расписания нет: каждый тур рассаживается так, чтобы партнёры повторялись меньше всего</numerusform>
            <numerusform>на {value} игроков расписания нет: каждый тур рассаживается так, чтобы партнёры повторялись меньше всего</numerusform>
            <numerusform>на {value} игроков расписания нет: каждый тур рассаживается так, чтобы партнёры повторялись меньше всего</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} wish to sit apart, but meet at a table in {value} of the rounds: {rounds}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{names} хотят сидеть врозь, но встречаются за столом в {value} туре: {rounds}</numerusform>
            <numerusform>{names} хотят сидеть врозь, но встречаются за столом в {value} турах: {rounds}</numerusform>
            <numerusform>{names} хотят сидеть врозь, но встречаются за столом в {value} турах: {rounds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} wish to sit together, but sit at different tables in {value} of the rounds: {rounds}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{names} хотят сидеть вместе, но сидят за разными столами в {value} туре: {rounds}</numerusform>
            <numerusform>{names} хотят сидеть вместе, но сидят за разными столами в {value} турах: {rounds}</numerusform>
            <numerusform>{names} хотят сидеть вместе, но сидят за разными столами в {value} турах: {rounds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names}: at other tables than the one wished for, table {wanted}, in {value} of the rounds: {rounds}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{names}: не за желаемым столом {wanted} в {value} туре: {rounds}</numerusform>
            <numerusform>{names}: не за желаемым столом {wanted} в {value} турах: {rounds}</numerusform>
            <numerusform>{names}: не за желаемым столом {wanted} в {value} турах: {rounds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {value} deals wait for the bell, then move.</source>
        <comment>value</comment>
        <translation>
            <numerusform>Сыграв {value} сдачу, ждите звонка, затем переходите.</numerusform>
            <numerusform>Сыграв {value} сдачи, ждите звонка, затем переходите.</numerusform>
            <numerusform>Сыграв {value} сдач, ждите звонка, затем переходите.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} + {whom} would be partners {times} times</source>
        <comment>times</comment>
        <translation>
            <numerusform>{who} + {whom}: были бы партнёрами {times} раз</numerusform>
            <numerusform>{who} + {whom}: были бы партнёрами {times} раза</numerusform>
            <numerusform>{who} + {whom}: были бы партнёрами {times} раз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} against {whom}: {times} times</source>
        <comment>times</comment>
        <translation>
            <numerusform>{who} против {whom}: {times} раз</numerusform>
            <numerusform>{who} против {whom}: {times} раза</numerusform>
            <numerusform>{who} против {whom}: {times} раз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} at table {whom}: {times} times</source>
        <comment>times</comment>
        <translation>
            <numerusform>{who} за столом {whom}: {times} раз</numerusform>
            <numerusform>{who} за столом {whom}: {times} раза</numerusform>
            <numerusform>{who} за столом {whom}: {times} раз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and {count} more</source>
        <comment>count</comment>
        <translation>
            <numerusform>и ещё {count}</numerusform>
            <numerusform>и ещё {count}</numerusform>
            <numerusform>и ещё {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>other people, or other places, than in round 1: from here each round is drawn so that people meet least again</source>
        <translation>другие люди или другие места, чем в туре 1: дальше каждый тур рассаживается так, чтобы люди меньше всего встречались снова</translation>
    </message>
    <message>
        <source>from here on the evening is planned anew, from who has met whom so far; rounds still to come: {value}</source>
        <translation>отсюда вечер планируется заново, с учётом того, кто с кем уже встречался; остаётся туров: {value}</translation>
    </message>
    <message>
        <source>{who} takes the place of {whose}; nobody else moves differently</source>
        <translation>{who} — вместо: {whose}; для остальных переходы не меняются</translation>
    </message>
    <message>
        <source>partners repeat from round {value} at the latest</source>
        <translation>партнёры повторяются не позже тура {value}</translation>
    </message>
    <message>
        <source>opponents meet again from round {value} at the latest</source>
        <translation>соперники встречаются снова не позже тура {value}</translation>
    </message>
    <message>
        <source>without a partner in the list: {value}; they are paired in the order of their numbers</source>
        <translation>без партнёра в списке: {value}; их сводят в пары по порядку номеров</translation>
    </message>
    <message>
        <source>{number} {name} has no partner and rests</source>
        <translation>{number} {name} — без партнёра, отдыхает</translation>
    </message>
    <message>
        <source>whole teams of four in the room: {value}; needed: {allowed}</source>
        <translation>полных команд по четыре в зале: {value}; нужно: {allowed}</translation>
    </message>
    <message>
        <source>teams of four need tables of four; choose another scoring system or another movement</source>
        <translation>командам по четыре нужны столы на четверых; выберите другую систему счёта или другие переходы</translation>
    </message>
    <message>
        <source>without a team in the list: {value}; they are put into teams by pairs, then in the order of numbers</source>
        <translation>без команды в списке: {value}; их распределяют по командам парами, затем по порядку номеров</translation>
    </message>
    <message>
        <source>team {team} has {value} of {allowed} players and rests; sign somebody in for it, or add a dummy</source>
        <translation>в команде {team} игроков {value} из {allowed}, она отдыхает; запишите в неё кого-нибудь или добавьте болвана</translation>
    </message>
    <message>
        <source>{number} {name} finds no place in a team and rests</source>
        <translation>{number} {name} — нет места в команде, отдыхает</translation>
    </message>
    <message>
        <source>teams visit the same home tables again from round {value}</source>
        <translation>команды снова приходят за те же столы с тура {value}</translation>
    </message>
    <message>
        <source>seats of the other role taken by players who came as {role}: {value}</source>
        <translation>мест другой роли у тех, кто пришёл с ролью «{role}»: {value}</translation>
    </message>
    <message>
        <source>with one table the same people meet in every round</source>
        <translation>при одном столе в каждом туре встречаются одни и те же люди</translation>
    </message>
    <message>
        <source>with so many tables nobody ever changes partner by this rule; choose one that parts every couple</source>
        <translation>при стольких столах по этому правилу партнёры никогда не меняются; выберите правило, которое разлучает каждую пару</translation>
    </message>
    <message>
        <source>by this rule partners stay together all evening; choose one that parts every couple to change that</source>
        <translation>по этому правилу партнёры весь вечер вместе; чтобы это изменить, выберите правило, которое разлучает каждую пару</translation>
    </message>
    <message>
        <source>with so many tables the same two stay partners in the seats {side}; choose other steps</source>
        <translation>при стольких столах на местах {side} партнёры всегда те же двое; выберите другой шаг</translation>
    </message>
    <message>
        <source>people meet at a table again from round {value} at the latest</source>
        <translation>люди снова встречаются за столом не позже тура {value}</translation>
    </message>
    <message>
        <source>no full result yet; the draw goes by what is written</source>
        <translation>полного результата ещё нет; жеребьёвка идёт по тому, что записано</translation>
    </message>
    <message>
        <source>level; by lot {side} move as winners</source>
        <translation>поровну; по жребию как победители идут {side}</translation>
    </message>
    <message>
        <source>no result yet; by lot {side} would move as winners</source>
        <translation>результата ещё нет; по жребию как победители пошли бы {side}</translation>
    </message>
    <message>
        <source>Table {table} was level; by lot {side} move as winners</source>
        <translation>За столом {table} поровну; по жребию как победители идут {side}</translation>
    </message>
    <message>
        <source>Table {table} has no result; by lot {side} move as winners</source>
        <translation>У стола {table} нет результата; по жребию как победители идут {side}</translation>
    </message>
    <message>
        <source>After every deal wait for the bell, then move.</source>
        <translation>После каждой сдачи ждите звонка, затем переходите.</translation>
    </message>
    <message>
        <source>When the rubber is over wait for the bell, then move.</source>
        <translation>Окончив роббер, ждите звонка, затем переходите.</translation>
    </message>
    <message>
        <source>The winning {role} goes up one table.</source>
        <translation>В победившей паре {role} идёт на один стол вверх.</translation>
    </message>
    <message>
        <source>The winning {role} goes down one table.</source>
        <translation>В победившей паре {role} идёт на один стол вниз.</translation>
    </message>
    <message>
        <source>The losing {role} goes up one table.</source>
        <translation>В проигравшей паре {role} идёт на один стол вверх.</translation>
    </message>
    <message>
        <source>The losing {role} goes down one table.</source>
        <translation>В проигравшей паре {role} идёт на один стол вниз.</translation>
    </message>
    <message>
        <source>Who wins goes up one table.</source>
        <translation>Победители идут на один стол вверх.</translation>
    </message>
    <message>
        <source>Who wins goes down one table.</source>
        <translation>Победители идут на один стол вниз.</translation>
    </message>
    <message>
        <source>Who wins stays at the table.</source>
        <translation>Победители остаются за столом.</translation>
    </message>
    <message>
        <source>Who loses goes up one table.</source>
        <translation>Проигравшие идут на один стол вверх.</translation>
    </message>
    <message>
        <source>Who loses goes down one table.</source>
        <translation>Проигравшие идут на один стол вниз.</translation>
    </message>
    <message>
        <source>Who loses stays at the table.</source>
        <translation>Проигравшие остаются за столом.</translation>
    </message>
    <message>
        <source>At table 1, the head table, winners stay and losers go to the last.</source>
        <translation>За столом 1, главным, победители остаются, а проигравшие идут за последний.</translation>
    </message>
    <message>
        <source>At every other table losers stay and winners go one table towards table 1.</source>
        <translation>За всеми другими столами проигравшие остаются, а победители идут на один стол ближе к столу 1.</translation>
    </message>
    <message>
        <source>The winning {role} keeps the seat.</source>
        <translation>В победившей паре {role} остаётся на своём месте.</translation>
    </message>
    <message>
        <source>The losing {role} keeps the seat.</source>
        <translation>В проигравшей паре {role} остаётся на своём месте.</translation>
    </message>
    <message>
        <source>The winning {role} stays, but changes seats to play against the last partner.</source>
        <translation>В победившей паре {role} остаётся за столом, но пересаживается, чтобы играть против последнего партнёра.</translation>
    </message>
    <message>
        <source>The losing {role} stays, but changes seats to play against the last partner.</source>
        <translation>В проигравшей паре {role} остаётся за столом, но пересаживается, чтобы играть против последнего партнёра.</translation>
    </message>
    <message>
        <source>Of the two who stay, whoever sits South or West takes the other of these seats. Of the two who arrive, one from North or East sits North or East, the other South or West.</source>
        <translation>Из двоих оставшихся тот, кто сидит на Юге или Западе, садится на другое из этих мест. Из двоих пришедших тот, кто был на Севере или Востоке, садится на Север или Восток, а другой — на Юг или Запад.</translation>
    </message>
    <message>
        <source>The two who stay remain partners; the two who come become partners.</source>
        <translation>Двое оставшихся так и играют вместе; двое пришедших становятся партнёрами.</translation>
    </message>
    <message>
        <source>Partners stay together.</source>
        <translation>Партнёры остаются вместе.</translation>
    </message>
    <message>
        <source>Chairs are numbered to the left from North, 1 to 4; 1 and 3 play 2 and 4. Of the losers, whoever has the lower number moves one chair on.</source>
        <translation>Стулья нумеруются от Севера налево, с 1 по 4; 1 и 3 играют против 2 и 4. Из проигравших тот, у кого номер меньше, пересаживается на один стул дальше.</translation>
    </message>
    <message>
        <source>Of the winners, whoever had the lower number takes the lower of the free chairs.</source>
        <translation>Из победителей тот, у кого номер был меньше, садится на свободный стул с меньшим номером.</translation>
    </message>
    <message>
        <source>{seat} stays.</source>
        <translation>{seat} остаётся на месте.</translation>
    </message>
    <message>
        <source>{seat} moves up by {value}.</source>
        <translation>{seat} идёт вверх, столов: {value}.</translation>
    </message>
    <message>
        <source>{seat} moves down by {value}.</source>
        <translation>{seat} идёт вниз, столов: {value}.</translation>
    </message>
    <message>
        <source>Every {role} stays.</source>
        <translation>Все, чья роль «{role}», остаются на месте.</translation>
    </message>
    <message>
        <source>Every {role} moves up by {value}.</source>
        <translation>Все, чья роль «{role}», идут вверх, столов: {value}.</translation>
    </message>
    <message>
        <source>Every {role} moves down by {value}.</source>
        <translation>Все, чья роль «{role}», идут вниз, столов: {value}.</translation>
    </message>
    <message>
        <source>Up from the last table is table 1; down from table 1 is the last.</source>
        <translation>Вверх от последнего стола — стол 1; вниз от стола 1 — последний.</translation>
    </message>
    <message>
        <source>Where a table is level, cut for who moves as winner.</source>
        <translation>Если за столом поровну, тяните карту, кто идёт как победитель.</translation>
    </message>
    <message>
        <source>After every round you play others who have about as many points as you; the best sit at table 1.</source>
        <translation>После каждого тура вы играете с теми, у кого примерно столько же очков; лучшие сидят за столом 1.</translation>
    </message>
    <message>
        <source>In each round one side rests: the lowest of those who have rested least.</source>
        <translation>В каждом туре одна пара отдыхает: последняя из тех, кто отдыхал меньше всего.</translation>
    </message>
    <message>
        <source>Every team of four has a fort, its home table.</source>
        <translation>У каждой команды по четыре свой форт — домашний стол.</translation>
    </message>
    <message>
        <source>In each round one pair of the team stays there and the other visits another fort; they take turns.</source>
        <translation>В каждом туре одна пара команды остаётся в нём, а другая идёт в гости в чужой форт; они чередуются.</translation>
    </message>
    <message>
        <source>Who is at home sits North and South, visitors East and West.</source>
        <translation>Хозяева сидят на Севере и Юге, гости — на Востоке и Западе.</translation>
    </message>
    <message>
        <source>Round {round}: tables up for visitors: {value}.</source>
        <translation>Тур {round}: гости идут вверх, столов: {value}.</translation>
    </message>
    <message>
        <source>Stay seated until the next round is read out or hung up.</source>
        <translation>Оставайтесь на местах, пока не объявят или не вывесят следующий тур.</translation>
    </message>
    <message>
        <source>{number} {name} stays at table {table}, {seat}</source>
        <translation>{number} {name} остаётся: стол {table}, {seat}</translation>
    </message>
    <message>
        <source>{number} {name} stays at table {table} and moves to {seat}</source>
        <translation>{number} {name} остаётся за столом {table} и пересаживается: {seat}</translation>
    </message>
    <message>
        <source>{number} {name} goes to table {table}, {seat}</source>
        <translation>{number} {name} идёт за стол {table}, {seat}</translation>
    </message>
    <message>
        <source>{number} {name} rests</source>
        <translation>{number} {name} отдыхает</translation>
    </message>
    <message>
        <source>The winning {role} stays at table {table}, {seat}: {number} {name}</source>
        <translation>В победившей паре {role} остаётся: стол {table}, {seat} — {number} {name}</translation>
    </message>
    <message>
        <source>The winning {role} stays at table {table} and moves to {seat}: {number} {name}</source>
        <translation>В победившей паре {role} остаётся за столом {table} и пересаживается: {seat} — {number} {name}</translation>
    </message>
    <message>
        <source>The winning {role} goes to table {table}, {seat}: {number} {name}</source>
        <translation>В победившей паре {role} идёт за стол {table}, {seat}: {number} {name}</translation>
    </message>
    <message>
        <source>The winning {role} rests: {number} {name}</source>
        <translation>В победившей паре {role} отдыхает: {number} {name}</translation>
    </message>
    <message>
        <source>The losing {role} stays at table {table}, {seat}: {number} {name}</source>
        <translation>В проигравшей паре {role} остаётся: стол {table}, {seat} — {number} {name}</translation>
    </message>
    <message>
        <source>The losing {role} stays at table {table} and moves to {seat}: {number} {name}</source>
        <translation>В проигравшей паре {role} остаётся за столом {table} и пересаживается: {seat} — {number} {name}</translation>
    </message>
    <message>
        <source>The losing {role} goes to table {table}, {seat}: {number} {name}</source>
        <translation>В проигравшей паре {role} идёт за стол {table}, {seat}: {number} {name}</translation>
    </message>
    <message>
        <source>The losing {role} rests: {number} {name}</source>
        <translation>В проигравшей паре {role} отдыхает: {number} {name}</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>Змейка</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Кольцо</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ряд</translation>
    </message>
    <message>
        <source>More even: {what}</source>
        <translation>Ровнее: {what}</translation>
    </message>
    <message>
        <source>Less even: {what}</source>
        <translation>Менее ровно: {what}</translation>
    </message>
    <message>
        <source>Just as even: nobody meets again more or less often</source>
        <translation>Так же ровно: никто не встретится снова ни чаще, ни реже</translation>
    </message>
    <message>
        <source>pairs parted {before} → {after}</source>
        <translation>разлучённые пары {before} → {after}</translation>
    </message>
    <message>
        <source>partners met again {before} → {after}</source>
        <translation>снова партнёры {before} → {after}</translation>
    </message>
    <message>
        <source>opponents met again {before} → {after}</source>
        <translation>снова соперники {before} → {after}</translation>
    </message>
    <message>
        <source>tables sat at again {before} → {after}</source>
        <translation>снова за тем же столом {before} → {after}</translation>
    </message>
    <message>
        <source>deal {deal} corrected {when} at {station}</source>
        <translation>сдача {deal} исправлена {when} ({station})</translation>
    </message>
    <message>
        <source>deal {deal} corrected {when} at this computer</source>
        <translation>сдача {deal} исправлена {when} на этом компьютере</translation>
    </message>
    <message>
        <source>totals corrected {when}</source>
        <translation>итоги исправлены {when}</translation>
    </message>
    <message>
        <source>{points} for {names}: {reason}</source>
        <translation>{names}: {points} — {reason}</translation>
    </message>
    <message>
        <source>in deal {deal} {ns_names} sat against {ew_names}</source>
        <translation>в сдаче {deal} {ns_names} сидели против {ew_names}</translation>
    </message>
    <message>
        <source>{one} and {another} had sat in each other’s seats</source>
        <translation>{one} и {another} сидели на местах друг друга</translation>
    </message>
    <message>
        <source>the rounds after it stay seated as they were</source>
        <translation>следующие туры остались рассаженными как были</translation>
    </message>
    <message>
        <source>corrected {when}</source>
        <translation>исправлено {when}</translation>
    </message>
    <message>
        <source>adjusted {points}</source>
        <translation>поправка {points}</translation>
    </message>
    <message>
        <source>seats changed in deal {deal}</source>
        <translation>сдача {deal}: места иначе</translation>
    </message>
    <message>
        <source>seats changed</source>
        <translation>места иначе</translation>
    </message>
    <message>
        <source>Control total {counted} of {expected}</source>
        <translation>Контрольная сумма: {counted} из {expected}</translation>
    </message>
    <message>
        <source>{control} ({parts})</source>
        <translation>{control} ({parts})</translation>
    </message>
    <message>
        <source>{points} awarded</source>
        <translation>добавка {points}</translation>
    </message>
    <message>
        <source>{points} by adjustments</source>
        <translation>поправки {points}</translation>
    </message>
    <message>
        <source>{control}
Look again: it is off</source>
        <translation>{control}
Посмотрите ещё раз: не сходится</translation>
    </message>
    <message>
        <source>{control}
Look again at {places}</source>
        <translation>{control}
Посмотрите ещё раз: {places}</translation>
    </message>
    <message>
        <source>Everybody plays</source>
        <translation>Играют все</translation>
    </message>
    <message>
        <source>Rest in turn</source>
        <translation>Отдых по очереди</translation>
    </message>
    <message>
        <source>A pair rests in turn</source>
        <translation>Пара отдыхает по очереди</translation>
    </message>
    <message>
        <source>Whoever has no partner rests</source>
        <translation>Отдыхает тот, у кого нет партнёра</translation>
    </message>
    <message>
        <source>A pair rests in turn, and whoever has no partner</source>
        <translation>Отдыхают пара по очереди и тот, у кого нет партнёра</translation>
    </message>
    <message>
        <source>Whoever makes no whole team rests</source>
        <translation>Отдыхают те, кого не хватает на команду</translation>
    </message>
    <message>
        <source>Dummies in the empty seats</source>
        <translation>Болваны на пустых местах</translation>
    </message>
    <message>
        <source>A dummy as partner</source>
        <translation>Болван вместо партнёра</translation>
    </message>
    <message>
        <source>Share a seat</source>
        <translation>Общее место</translation>
    </message>
    <message>
        <source>A seat for each again</source>
        <translation>Снова у каждого своё место</translation>
    </message>
    <message>
        <source>The organiser fills in</source>
        <translation>Играет организатор</translation>
    </message>
    <message>
        <source>The organiser as partner</source>
        <translation>Организатор как партнёр</translation>
    </message>
    <message>
        <source>Some play in the other role</source>
        <translation>Кто-то играет в другой роли</translation>
    </message>
    <message>
        <source>Tables: {tables}. There is a seat for everybody.</source>
        <translation>Столы: {tables}. Место есть для каждого.</translation>
    </message>
    <message>
        <source>Tables: {tables}, resting in each round: {resting}. Nobody rests again before everybody has rested.</source>
        <translation>Столы: {tables}, отдыхают в каждом туре: {resting}. Никто не отдыхает снова, пока не отдохнули все.</translation>
    </message>
    <message>
        <source>Tables: {tables}. One pair rests in each round, and none again before every pair has rested.</source>
        <translation>Столы: {tables}. В каждом туре отдыхает одна пара, и ни одна — снова, пока не отдохнули все пары.</translation>
    </message>
    <message>
        <source>Tables: {tables}. Nobody else rests; whoever has no partner waits for one all evening.</source>
        <translation>Столы: {tables}. Больше никто не отдыхает; тот, у кого нет партнёра, ждёт его весь вечер.</translation>
    </message>
    <message>
        <source>Tables: {tables}. One pair rests in each round, each in turn; whoever has no partner waits for one all evening.</source>
        <translation>Столы: {tables}. В каждом туре отдыхает одна пара, по очереди; тот, у кого нет партнёра, ждёт его весь вечер.</translation>
    </message>
    <message>
        <source>Tables: {tables}, without a team of four: {resting}. They wait until they are four.</source>
        <translation>Столы: {tables}, без команды: {resting}. Они ждут, пока не соберутся вчетвером.</translation>
    </message>
    <message>
        <source>Dummies: {missing}, tables: {tables}, and nobody rests. Whoever has time plays the cards of a dummy, or its partner does.</source>
        <translation>Болваны: {missing}, столы: {tables}, и никто не отдыхает. За болвана играет тот, кто свободен, или его партнёр.</translation>
    </message>
    <message>
        <source>A dummy is the partner of whoever has none, who plays its cards too. Tables: {tables}; one pair rests in each round, each in turn.</source>
        <translation>Болван становится партнёром того, у кого его нет, и тот играет и его картами. Столы: {tables}; в каждом туре отдыхает одна пара, по очереди.</translation>
    </message>
    <message>
        <source>Shared seats: {over}, tables: {tables}. Ask for volunteers first; who shares plays in turn.</source>
        <translation>Общие места: {over}, столы: {tables}. Сначала спросите, кто согласен; кто делит место, играет по очереди.</translation>
    </message>
    <message>
        <source>Seats shared no longer: {value}. Tables: {tables}, resting in each round: {resting}.</source>
        <translation>Мест, больше не общих: {value}. Столы: {tables}, отдыхают в каждом туре: {resting}.</translation>
    </message>
    <message>
        <source>One more signs in. Tables: {tables}, and nobody rests.</source>
        <translation>Записывается ещё один. Столы: {tables}, и никто не отдыхает.</translation>
    </message>
    <message>
        <source>One more signs in. Tables: {tables}; one pair rests in each round, each in turn.</source>
        <translation>Записывается ещё один. Столы: {tables}; в каждом туре отдыхает одна пара, по очереди.</translation>
    </message>
    <message>
        <source>Ask for volunteers first, or take the last who came: {who} as {role}. Then {many} play as {role} and {others} as {other}.</source>
        <translation>Сначала спросите, кто согласен, или возьмите пришедших последними: {who} — роль «{role}». Тогда в роли «{role}» играют {many}, в роли «{other}» — {others}.</translation>
    </message>
    <message>
        <source>Everybody has a row of their own and plays every deal.</source>
        <translation>У каждого своя строка, и все играют каждую сдачу.</translation>
    </message>
    <message>
        <source>Everybody has a row of their own.</source>
        <translation>У каждого своя строка.</translation>
    </message>
    <message>
        <source>Every pair has one row.</source>
        <translation>У каждой пары одна строка.</translation>
    </message>
    <message>
        <source>Every pair has one row; whoever is alone has one too.</source>
        <translation>У каждой пары одна строка; у кого пары нет — тоже одна.</translation>
    </message>
    <message>
        <source>Every team has one row; whoever has none is listed apart.</source>
        <translation>У каждой команды одна строка; кто без команды, стоит отдельно.</translation>
    </message>
    <message>
        <source>Dummies have no place; their partners count like everybody. The control total has the points of dummies too.</source>
        <translation>У болванов нет места в таблице; их партнёры считаются как все. В контрольную сумму входят и очки болванов.</translation>
    </message>
    <message>
        <source>The pair has one row like every other.</source>
        <translation>У пары одна строка, как у всех.</translation>
    </message>
    <message>
        <source>Those who share a seat have one row under all their names, one place and one prize.</source>
        <translation>У тех, кто делит место, одна строка со всеми именами, одно место в таблице и один приз.</translation>
    </message>
    <message>
        <source>They have a row of their own and count like everybody.</source>
        <translation>У них своя строка, и они считаются как все.</translation>
    </message>
    <message>
        <source>Their place is among those whose role they play in.</source>
        <translation>Их место в таблице — среди тех, в чьей роли они играют.</translation>
    </message>
    <message>
        <source>There is no award: whoever rests gets nothing where a side takes {mean} a deal on average.</source>
        <translation>Добавки нет: кто отдыхает, не получает ничего, а пара в среднем берёт за сдачу {mean}.</translation>
    </message>
    <message>
        <source>There is no award: whoever rests gets no points.</source>
        <translation>Добавки нет: кто отдыхает, очков не получает.</translation>
    </message>
    <message>
        <source>Whoever rests gets {award} a deal.</source>
        <translation>Кто отдыхает, получает за сдачу {award}.</translation>
    </message>
    <message>
        <source>Whoever rests gets {award} for the round.</source>
        <translation>Кто отдыхает, получает за тур {award}.</translation>
    </message>
    <message>
        <source>Whoever rests gets {award} a deal, just what a side takes on average.</source>
        <translation>Кто отдыхает, получает за сдачу {award} — ровно столько, сколько пара берёт в среднем.</translation>
    </message>
    <message>
        <source>Whoever rests gets {award} a deal, more than the {mean} that a side takes on average: resting helps.</source>
        <translation>Кто отдыхает, получает за сдачу {award} — больше, чем пара берёт в среднем ({mean}): отдыхать выгодно.</translation>
    </message>
    <message>
        <source>Whoever rests gets {award} a deal, less than the {mean} that a side takes on average: resting costs.</source>
        <translation>Кто отдыхает, получает за сдачу {award} — меньше, чем пара берёт в среднем ({mean}): отдыхать невыгодно.</translation>
    </message>
    <message>
        <source>That holds for earlier rests too.</source>
        <translation>Это относится и к прежнему отдыху.</translation>
    </message>
    <message>
        <source>Control total of a round: {tables} × {at_table} + {resting} × {at_rest} = {sum}.</source>
        <translation>Контрольная сумма тура: {tables} × {at_table} + {resting} × {at_rest} = {sum}.</translation>
    </message>
    <message>
        <source>Control total of a round: {tables} × {at_table} = {sum}.</source>
        <translation>Контрольная сумма тура: {tables} × {at_table} = {sum}.</translation>
    </message>
    <message>
        <source>Score cards</source>
        <translation>Карточки записи</translation>
    </message>
    <message>
        <source>Table slips</source>
        <translation>Протоколы столов</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Листы записи</translation>
    </message>
    <message>
        <source>Cross table</source>
        <translation>Сводная таблица</translation>
    </message>
    <message>
        <source>Guide cards</source>
        <translation>Маршрутные карточки</translation>
    </message>
    <message>
        <source>Sign-in list</source>
        <translation>Список для входа</translation>
    </message>
    <message>
        <source>Table numbers</source>
        <translation>Номера столов</translation>
    </message>
    <message>
        <source>The M.C.’s sheet</source>
        <translation>Лист для ведущего</translation>
    </message>
    <message>
        <source>The points of each player, round by round, with totals and places.</source>
        <translation>Очки каждого игрока по турам, с итогами и местами.</translation>
    </message>
    <message>
        <source>A card for each player, or pair, with their way: round, table, seat, partner and opponents.</source>
        <translation>Карточка каждому игроку или паре с их путём: тур, стол, место, партнёр и соперники.</translation>
    </message>
    <message>
        <source>Everybody by name with a box for the money, for the door.</source>
        <translation>Все по именам, с клеткой для взноса, — для тех, кто у входа.</translation>
    </message>
    <message>
        <source>A large number for each table.</source>
        <translation>Крупный номер для каждого стола.</translation>
    </message>
    <message>
        <source>What to read aloud, who moves and when, the trumps of each round, and the interval.</source>
        <translation>Что прочитать вслух, кто и когда переходит, козыри каждого тура и перерыв.</translation>
    </message>
    <message>
        <source>Places, totals and halves, for the wall.</source>
        <translation>Места, итоги и половины, чтобы вывесить на стену.</translation>
    </message>
    <message>
        <source>Who sits where, by table and by name to be read aloud, and the plan of the room.</source>
        <translation>Кто где сидит, по столам и по именам, чтобы прочитать вслух, и план зала.</translation>
    </message>
    <message>
        <source>A card for each player, or pair, to carry from table to table.</source>
        <translation>Карточка каждому игроку или паре, чтобы носить от стола к столу.</translation>
    </message>
    <message>
        <source>A slip for each table to fill in and hand in after a round.</source>
        <translation>Протокол каждому столу, чтобы заполнить и сдать после тура.</translation>
    </message>
    <message>
        <source>What each table wrote, deal by deal, with the points and why.</source>
        <translation>Что записал каждый стол, сдача за сдачей, с очками и почему.</translation>
    </message>
    <message>
        <source>total</source>
        <translation>итог</translation>
    </message>
    <message>
        <source>awarded</source>
        <translation>добавка</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>поправки</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>пропуски</translation>
    </message>
    <message>
        <source>average of a deal</source>
        <translation>среднее за сдачу</translation>
    </message>
    <message>
        <source>1st half</source>
        <translation>1-я половина</translation>
    </message>
    <message>
        <source>2nd half</source>
        <translation>2-я половина</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>сдачи</translation>
    </message>
    <message>
        <source>won</source>
        <translation>выиграно</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>разница</translation>
    </message>
    <message>
        <source>rubbers</source>
        <translation>робберы</translation>
    </message>
    <message>
        <source>games</source>
        <translation>партии</translation>
    </message>
    <message>
        <source>highest deal</source>
        <translation>лучшая сдача</translation>
    </message>
    <message>
        <source>last deal</source>
        <translation>последняя сдача</translation>
    </message>
    <message>
        <source>who led last</source>
        <translation>кто лидировал последним</translation>
    </message>
    <message>
        <source>head to head</source>
        <translation>личная встреча</translation>
    </message>
    <message>
        <source>decided by hand</source>
        <translation>решено вручную</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>the award</source>
        <translation>добавка</translation>
    </message>
    <message>
        <source>their own average</source>
        <translation>собственное среднее</translation>
    </message>
    <message>
        <source>from the tables</source>
        <translation>со столов</translation>
    </message>
    <message>
        <source>from people’s own cards, without a seating</source>
        <translation>с карточек участников, без рассадки</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Страница {page} из {pages}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>any</source>
        <translation>любая</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>{points} if the loser has {figures}</source>
        <translation>{points} при {figures} у проигравшего</translation>
    </message>
    <message>
        <source>{points} if {figures}</source>
        <translation>{points} при {figures}</translation>
    </message>
    <message>
        <source>Provisional. Results are missing: {missing}</source>
        <translation>Предварительно. Нет результатов: {missing}</translation>
    </message>
    <message>
        <source>Provisional. Cards are missing: {names}</source>
        <translation>Предварительно. Нет карточек: {names}</translation>
    </message>
    <message>
        <source>Corrected {when}</source>
        <translation>Исправлено {when}</translation>
    </message>
    <message>
        <source>round {round} (tables: {tables})</source>
        <translation>тур {round} (столы: {tables})</translation>
    </message>
    <message>
        <source>� stands for a letter that cannot be printed here: {whom}</source>
        <translation>� — буква, которую здесь нельзя напечатать: {whom}</translation>
    </message>
    <message>
        <source>number {number} ({codes})</source>
        <translation>номер {number} ({codes})</translation>
    </message>
    <message>
        <source>“{text}” ({codes})</source>
        <translation>«{text}» ({codes})</translation>
    </message>
    <message>
        <source>Standings after round {round} of {rounds}</source>
        <translation>Таблица после тура {round} из {rounds}</translation>
    </message>
    <message>
        <source>Standings by people’s own cards</source>
        <translation>Таблица по карточкам участников</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Список</translation>
    </message>
    <message>
        <source>Without a role</source>
        <translation>Без роли</translation>
    </message>
    <message>
        <source>Not at a table yet</source>
        <translation>Ещё не за столом</translation>
    </message>
    <message>
        <source>Team {team}</source>
        <translation>Команда {team}</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Each line has places of its own, since the two never meet.</source>
        <translation>У каждой линии свои места, ведь между собой линии не встречаются.</translation>
    </message>
    <message>
        <source>Whoever rests is awarded {value} for each deal; the totals hold these points.</source>
        <translation>Кто отдыхает, получает за каждую сдачу {value}; в итогах эти очки учтены.</translation>
    </message>
    <message>
        <source>Whoever rests is awarded {value} for the round; the totals hold these points.</source>
        <translation>Кто отдыхает, получает за тур {value}; в итогах эти очки учтены.</translation>
    </message>
    <message>
        <source>A deal that somebody missed counts nothing.</source>
        <translation>За пропущенную сдачу ничего не засчитывается.</translation>
    </message>
    <message>
        <source>For a deal that somebody missed {value} are awarded; the totals hold these points.</source>
        <translation>За пропущенную сдачу засчитывается {value}; в итогах эти очки учтены.</translation>
    </message>
    <message>
        <source>A deal that somebody missed counts the average of those they played; the totals hold these points.</source>
        <translation>За пропущенную сдачу засчитывается среднее за сыгранные; в итогах эти очки учтены.</translation>
    </message>
    <message numerus="yes">
        <source>{names}: {deals} of {planned} deals</source>
        <comment>planned</comment>
        <translation>
            <numerusform>{names}: {deals} из {planned} сдачи</numerusform>
            <numerusform>{names}: {deals} из {planned} сдач</numerusform>
            <numerusform>{names}: {deals} из {planned} сдач</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} do not fit on a sheet; allowed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} на листе не помещается; можно: {allowed}</numerusform>
            <numerusform>{value} на листе не помещаются; можно: {allowed}</numerusform>
            <numerusform>{value} на листе не помещаются; можно: {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>blank forms cannot be made for {value} players; allowed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>нельзя приготовить бланки на {value} игрока; можно: {allowed}</numerusform>
            <numerusform>нельзя приготовить бланки на {value} игроков; можно: {allowed}</numerusform>
            <numerusform>нельзя приготовить бланки на {value} игроков; можно: {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Handed in as totals of {deals} deals, without its deals.</source>
        <comment>deals</comment>
        <translation>
            <numerusform>Сданы итоги за {deals} сдачу, без самих сдач.</numerusform>
            <numerusform>Сданы итоги за {deals} сдачи, без самих сдач.</numerusform>
            <numerusform>Сданы итоги за {deals} сдач, без самих сдач.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names}: rounds missed: {missed}</source>
        <translation>{names}: пропущены туры {missed}</translation>
    </message>
    <message>
        <source>{document}, round {round}</source>
        <comment>in the name of a file</comment>
        <translation>{document}, тур {round}</translation>
    </message>
    <message>
        <source>Corrected {when}: {tables}</source>
        <translation>Исправлено {when}: {tables}</translation>
    </message>
    <message>
        <source>Missed deals: {value} each</source>
        <translation>За пропущенную сдачу: {value}</translation>
    </message>
    <message>
        <source>Missed deals: own average</source>
        <translation>За пропущенную сдачу: собственное среднее</translation>
    </message>
    <message>
        <source>Round {round}: {points} for {names} – {reason}</source>
        <translation>Тур {round}. {names}: {points} — {reason}</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: {points} for {names} – {reason}</source>
        <translation>Тур {round}, стол {table}. {names}: {points} — {reason}</translation>
    </message>
    <message>
        <source>{points} for {names} – {reason}</source>
        <translation>{names}: {points} — {reason}</translation>
    </message>
    <message>
        <source>{name} (from round {round})</source>
        <translation>{name} (с тура {round})</translation>
    </message>
    <message>
        <source>One seat: {people}</source>
        <translation>Одно место: {people}</translation>
    </message>
    <message>
        <source>{name} {points} (deals: {deals})</source>
        <translation>{name} {points} (сдачи: {deals})</translation>
    </message>
    <message>
        <source>Dummies have no place, but their points are in the control total: {names}.</source>
        <translation>У болванов нет места в таблице, но их очки входят в контрольную сумму: {names}.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>{place}=</source>
        <translation>{place}=</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Places are decided by {steps}; those who are level in all of it share a place (=).</source>
        <translation>Места определяют по порядку: {steps}; те, у кого всё поровну, делят место (=).</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, затем </translation>
    </message>
    <message>
        <source>Control: all totals together make {sum}, as they should.</source>
        <translation>Проверка: все итоги вместе дают {sum}, как и должно быть.</translation>
    </message>
    <message>
        <source>Control: all totals together make {sum} and should make {expected}.</source>
        <translation>Проверка: все итоги вместе дают {sum}, а должны {expected}.</translation>
    </message>
    <message>
        <source>Results are missing: {missing}.</source>
        <translation>Нет результатов: {missing}.</translation>
    </message>
    <message>
        <source>{mark} sat at a table whose figures do not add up and were taken as they are.</source>
        <translation>{mark} — за столом, где числа не сходятся и взяты как есть.</translation>
    </message>
    <message>
        <source>Round {round}, table {table}: {remark}</source>
        <translation>Тур {round}, стол {table}: {remark}</translation>
    </message>
    <message>
        <source>Round {round}, table {table} could not play: {reason}</source>
        <translation>Тур {round}, стол {table}: не играли; {reason}</translation>
    </message>
    <message>
        <source>Round {round}, table {table} stopped early: {reason}</source>
        <translation>Тур {round}, стол {table}: окончено раньше; {reason}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, by table</source>
        <translation>Тур {round} из {rounds}, по столам</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, by name</source>
        <translation>Тур {round} из {rounds}, по именам</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, plan of the room</source>
        <translation>Тур {round} из {rounds}, план зала</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Rests: {names}</source>
        <translation>Отдыхают: {names}</translation>
    </message>
    <message>
        <source>Cross table after round {round} of {rounds}</source>
        <translation>Сводная таблица после тура {round} из {rounds}</translation>
    </message>
    <message>
        <source>Awarded</source>
        <translation>Добавка</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Поправки</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Итого</translation>
    </message>
    <message>
        <source>Guide card</source>
        <translation>Маршрутная карточка</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Против</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Роль</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Взнос</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Сдачи</translation>
    </message>
    <message>
        <source>To read aloud</source>
        <translation>Прочитать вслух</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Перерыв</translation>
    </message>
    <message>
        <source>Players: {count}</source>
        <translation>Игроки: {count}</translation>
    </message>
    <message>
        <source>Tables: {count}, numbered {first} to {last}</source>
        <translation>Столы: {count}, номера с {first} по {last}</translation>
    </message>
    <message>
        <source>Rounds: {count}</source>
        <translation>Туры: {count}</translation>
    </message>
    <message>
        <source>Deals in a round: {count}; in all: {all}</source>
        <translation>Сдач в туре: {count}; всего: {all}</translation>
    </message>
    <message>
        <source>A round lasts until the rubber is decided.</source>
        <translation>Тур длится, пока не решён роббер.</translation>
    </message>
    <message>
        <source>Interval: after round {round}</source>
        <translation>Перерыв: после тура {round}</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Отдыхают</translation>
    </message>
    <message>
        <source>where people go depends on who wins, so nobody’s way is known beforehand</source>
        <translation>кто куда переходит, зависит от того, кто победит, поэтому заранее путь неизвестен</translation>
    </message>
    <message>
        <source>this document is not printed on {value}; allowed: {allowed}</source>
        <translation>этот документ не печатается на {value}; можно: {allowed}</translation>
    </message>
    <message>
        <source>Score card</source>
        <translation>Карточка записи</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Козырь</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Партнёр</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Checked by</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>away</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Half-time</source>
        <translation>Половина</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Тур {round}</translation>
    </message>
    <message>
        <source>N</source>
        <translation>С</translation>
    </message>
    <message>
        <source>E</source>
        <translation>В</translation>
    </message>
    <message>
        <source>S</source>
        <translation>Ю</translation>
    </message>
    <message>
        <source>W</source>
        <translation>З</translation>
    </message>
    <message>
        <source>N–S</source>
        <translation>С–Ю</translation>
    </message>
    <message>
        <source>E–W</source>
        <translation>В–З</translation>
    </message>
    <message>
        <source>Round {round}, table {table}</source>
        <translation>Тур {round}, стол {table}</translation>
    </message>
    <message>
        <source>Stopped early: {reason}</source>
        <translation>Окончено раньше: {reason}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Сдаёт</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Rubber {rubber}, game {game}</source>
        <translation>Роббер {rubber}, партия {game}</translation>
    </message>
    <message>
        <source>Game {game}</source>
        <translation>Партия {game}</translation>
    </message>
    <message>
        <source>Waiting points enter</source>
        <translation>Вносятся отложенные очки</translation>
    </message>
    <message>
        <source>Game not finished</source>
        <translation>Партия не окончена</translation>
    </message>
    <message>
        <source>Still waiting</source>
        <translation>Ещё отложено</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Премии</translation>
    </message>
    <message>
        <source>Handed in as totals, without its deals.</source>
        <translation>Сданы итоги, без самих сдач.</translation>
    </message>
    <message>
        <source>Handed in as totals: {ns} to {ew}</source>
        <translation>Сданы итоги: {ns} : {ew}</translation>
    </message>
    <message>
        <source>Adjusted, beside this sheet: {points} for {names}. {reason}</source>
        <translation>Поправка помимо этого листа. {names}: {points}. {reason}</translation>
    </message>
    <message>
        <source>In deal {deal} {ns_names} sat against {ew_names}.</source>
        <translation>В сдаче {deal} {ns_names} сидели против {ew_names}.</translation>
    </message>
    <message>
        <source>Total so far</source>
        <translation>Итого пока</translation>
    </message>
    <message>
        <source>the results come from people’s own cards, so nobody is seated and no table hands in a slip</source>
        <translation>результаты идут с карточек участников, поэтому никто не рассажен и столы не сдают протоколов</translation>
    </message>
    <message>
        <source>no round is seated yet, so there is nothing to print</source>
        <translation>ни один тур ещё не рассажен, печатать нечего</translation>
    </message>
    <message>
        <source>Prize list</source>
        <translation>Список призов</translation>
    </message>
    <message>
        <source>Announcer sheet</source>
        <translation>Лист для награждения</translation>
    </message>
    <message>
        <source>Who wins which prize, by how much, and how ties were settled.</source>
        <translation>Кто выигрывает какой приз, с каким результатом и как решали при равенстве.</translation>
    </message>
    <message>
        <source>The prizes from the lowest to the highest, in large print, to be read aloud.</source>
        <translation>Призы от последнего к первому, крупно, чтобы прочитать вслух.</translation>
    </message>
    <message>
        <source>there are no prizes yet, so there is nothing to print</source>
        <translation>призов ещё нет, печатать нечего</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Первое место</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Второе место</translation>
    </message>
    <message>
        <source>Third</source>
        <translation>Третье место</translation>
    </message>
    <message>
        <source>Fourth</source>
        <translation>Четвёртое место</translation>
    </message>
    <message>
        <source>Fifth</source>
        <translation>Пятое место</translation>
    </message>
    <message>
        <source>Sixth</source>
        <translation>Шестое место</translation>
    </message>
    <message>
        <source>Seventh</source>
        <translation>Седьмое место</translation>
    </message>
    <message>
        <source>Eighth</source>
        <translation>Восьмое место</translation>
    </message>
    <message>
        <source>Ninth</source>
        <translation>Девятое место</translation>
    </message>
    <message>
        <source>Tenth</source>
        <translation>Десятое место</translation>
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
        <translation>Место {place}</translation>
    </message>
    <message>
        <source>Place {place}, {who}</source>
        <translation>Место {place}, {who}</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Лучший результат</translation>
    </message>
    <message>
        <source>Best {who}</source>
        <translation>Лучший результат, {who}</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Наименьший результат</translation>
    </message>
    <message>
        <source>Lowest {who}</source>
        <translation>Наименьший результат, {who}</translation>
    </message>
    <message>
        <source>Most deals of ten or more</source>
        <translation>Больше всего сдач на десять и выше</translation>
    </message>
    <message>
        <source>Most deals of {least} or more</source>
        <translation>Больше всего сдач на {least} и выше</translation>
    </message>
    <message>
        <source>Longest at one table</source>
        <translation>Дольше всех за одним столом</translation>
    </message>
    <message>
        <source>Most moves</source>
        <translation>Больше всего переходов</translation>
    </message>
    <message>
        <source>Highest deal</source>
        <translation>Лучшая сдача</translation>
    </message>
    <message>
        <source>Deal {deal} (drawn)</source>
        <translation>Сдача {deal} (по жребию)</translation>
    </message>
    <message>
        <source>{prize}, {who}</source>
        <translation>{prize}, {who}</translation>
    </message>
    <message>
        <source>{prize} of the first half</source>
        <translation>{prize}, первая половина</translation>
    </message>
    <message>
        <source>{prize} of the second half</source>
        <translation>{prize}, вторая половина</translation>
    </message>
    <message>
        <source>{step}: {figure}</source>
        <translation>{step}: {figure}</translation>
    </message>
    <message>
        <source>deals of {least} or more</source>
        <translation>сдачи от {least}</translation>
    </message>
    <message>
        <source>rounds on end at one table</source>
        <translation>туры подряд за одним столом</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>переходы</translation>
    </message>
    <message>
        <source>in one deal</source>
        <translation>за одну сдачу</translation>
    </message>
    <message>
        <source>in deal {deal}</source>
        <translation>в сдаче {deal}</translation>
    </message>
    <message>
        <source>{whole}.{hundredths}</source>
        <translation>{whole},{hundredths}</translation>
    </message>
    <message>
        <source>{amount} each</source>
        <translation>по {amount}</translation>
    </message>
    <message>
        <source>Nobody so far</source>
        <translation>Пока никто</translation>
    </message>
    <message>
        <source>Still to be given to somebody</source>
        <translation>Ещё предстоит отдать</translation>
    </message>
    <message>
        <source>Still to be settled between {names}</source>
        <translation>Ещё предстоит решить: {names}</translation>
    </message>
    <message>
        <source>Level in {steps}</source>
        <translation>Поровну: {steps}</translation>
    </message>
    <message>
        <source>Cut between {names}</source>
        <translation>Тянули карту: {names}</translation>
    </message>
    <message>
        <source>Played off between {names}</source>
        <translation>Сыграли ещё раз: {names}</translation>
    </message>
    <message>
        <source>Shared between {names}</source>
        <translation>Делят: {names}</translation>
    </message>
    <message>
        <source>{settled} ({note})</source>
        <translation>{settled} ({note})</translation>
    </message>
    <message>
        <source>Passed over, with a prize already: {names}</source>
        <translation>Обойдены, приз уже есть: {names}</translation>
    </message>
    <message>
        <source>Given to {names} – corrected since</source>
        <translation>Вручено: {names} — с тех пор исправлено</translation>
    </message>
    <message>
        <source>Prizes after round {round} of {rounds}</source>
        <translation>Призы после тура {round} из {rounds}</translation>
    </message>
    <message>
        <source>Prizes by people’s own cards</source>
        <translation>Призы по карточкам участников</translation>
    </message>
    <message>
        <source>Announcer sheet after round {round} of {rounds}</source>
        <translation>Лист для награждения после тура {round} из {rounds}</translation>
    </message>
    <message>
        <source>Announcer sheet by people’s own cards</source>
        <translation>Лист для награждения по карточкам участников</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Приз</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Победитель</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Сумма</translation>
    </message>
    <message>
        <source>About it</source>
        <translation>Пояснение</translation>
    </message>
    <message>
        <source>At the interval</source>
        <translation>В перерыве</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>В конце</translation>
    </message>
    <message>
        <source>Places are decided by {steps}; those who are level in all of it cut, play off or share.</source>
        <translation>Места определяют по порядку: {steps}; те, у кого всё поровну, тянут карту, играют ещё раз или делят.</translation>
    </message>
    <message>
        <source>Nobody has two prizes: the more valuable one is kept, and the other goes to the next.</source>
        <translation>Двух призов не получает никто: остаётся более ценный, а другой переходит к следующему.</translation>
    </message>
    <message>
        <source>Whoever went home wins too.</source>
        <translation>Ушедшие домой тоже получают призы.</translation>
    </message>
    <message>
        <source>Whoever went home wins nothing.</source>
        <translation>Ушедшие домой призов не получают.</translation>
    </message>
    <message>
        <source>name</source>
        <translation>имя</translation>
    </message>
    <message>
        <source>nickname</source>
        <translation>прозвище</translation>
    </message>
    <message>
        <source>club number</source>
        <translation>клубный номер</translation>
    </message>
    <message>
        <source>title</source>
        <translation>название</translation>
    </message>
    <message>
        <source>venue</source>
        <translation>место проведения</translation>
    </message>
    <message>
        <source>number</source>
        <translation>номер</translation>
    </message>
    <message>
        <source>role</source>
        <translation>роль</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>пара</translation>
    </message>
    <message>
        <source>team</source>
        <translation>команда</translation>
    </message>
    <message>
        <source>(forgotten)</source>
        <translation>(забыто)</translation>
    </message>
    <message>
        <source>What the club keeps of {name}</source>
        <translation>Что хранится в клубе: {name}</translation>
    </message>
    <message>
        <source>From the book of {club}, {when}</source>
        <translation>Из книги клуба «{club}», {when}</translation>
    </message>
    <message>
        <source>From the club’s book, {when}</source>
        <translation>Из книги клуба, {when}</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Данные</translation>
    </message>
    <message>
        <source>Nickname</source>
        <translation>Прозвище</translation>
    </message>
    <message>
        <source>Club no.</source>
        <translation>Клубный №</translation>
    </message>
    <message>
        <source>Archived</source>
        <translation>В архиве</translation>
    </message>
    <message>
        <source>Also entered as</source>
        <translation>Записи под другим именем</translation>
    </message>
    <message>
        <source>Earlier entries, which the journal of changes keeps</source>
        <translation>Прежние записи, которые хранит журнал изменений</translation>
    </message>
    <message>
        <source>Wishes for every evening</source>
        <translation>Пожелания на каждый вечер</translation>
    </message>
    <message>
        <source>Never at one table with {name}</source>
        <translation>Никогда за одним столом: {name}</translation>
    </message>
    <message>
        <source>At one table with {name}</source>
        <translation>За одним столом: {name}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Name there</source>
        <translation>Имя в турнире</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Замечания</translation>
    </message>
    <message>
        <source>shared seat</source>
        <translation>общее место</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>взнос</translation>
    </message>
    <message>
        <source>was handed a prize</source>
        <translation>вручён приз</translation>
    </message>
    <message>
        <source>adjustment {points}: {reason}</source>
        <translation>поправка {points}: {reason}</translation>
    </message>
    <message>
        <source>Rounds together</source>
        <translation>Туров вместе</translation>
    </message>
    <message>
        <source>Every seat and what was written at the table stands in the same export as data (JSON).</source>
        <translation>Каждое место за столом и записи стола есть в той же выгрузке в виде данных (JSON).</translation>
    </message>
    <message numerus="yes">
        <source>{name} in {rounds} rounds</source>
        <comment>rounds</comment>
        <translation>
            <numerusform>{name} — {rounds} тур</numerusform>
            <numerusform>{name} — {rounds} тура</numerusform>
            <numerusform>{name} — {rounds} туров</numerusform>
        </translation>
    </message>
    <message>
        <source>To read (HTML)</source>
        <translation>Для чтения (HTML)</translation>
    </message>
    <message>
        <source>As data (JSON)</source>
        <translation>В виде данных (JSON)</translation>
    </message>
    <message>
        <source>wish</source>
        <translation>пожелание</translation>
    </message>
    <message>
        <source>table</source>
        <translation>стол</translation>
    </message>
    <message>
        <source>award for resting</source>
        <translation>добавка за отдых</translation>
    </message>
    <message>
        <source>totals</source>
        <translation>итоги</translation>
    </message>
    <message>
        <source>points</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>first half</source>
        <translation>первая половина</translation>
    </message>
    <message>
        <source>second half</source>
        <translation>вторая половина</translation>
    </message>
    <message>
        <source>fee</source>
        <translation>взнос</translation>
    </message>
    <message>
        <source>number of evenings that count</source>
        <translation>число засчитываемых вечеров</translation>
    </message>
    <message>
        <source>points for places</source>
        <translation>очки за места</translation>
    </message>
    <message>
        <source>what for</source>
        <translation>за что</translation>
    </message>
    <message>
        <source>currency</source>
        <translation>валюта</translation>
    </message>
    <message>
        <source>way of entering results</source>
        <translation>способ ввода результатов</translation>
    </message>
    <message>
        <source>place</source>
        <translation>место</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>сумма</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>сдача</translation>
    </message>
    <message>
        <source>half</source>
        <translation>половина</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>победитель</translation>
    </message>
    <message>
        <source>note</source>
        <translation>заметка</translation>
    </message>
    <message>
        <source>number of rounds</source>
        <translation>число туров</translation>
    </message>
    <message>
        <source>deals in a round</source>
        <translation>сдач в туре</translation>
    </message>
    <message>
        <source>interval after round</source>
        <translation>перерыв после тура</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>замечание</translation>
    </message>
    <message>
        <source>reason for stopping</source>
        <translation>причина окончания</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>причина</translation>
    </message>
    <message>
        <source>movement</source>
        <translation>переходы</translation>
    </message>
    <message>
        <source>scoring</source>
        <translation>система счёта</translation>
    </message>
    <message>
        <source>open a drive first</source>
        <translation>сначала откройте турнир</translation>
    </message>
    <message>
        <source>a person needs a name</source>
        <translation>человеку нужно имя</translation>
    </message>
    <message>
        <source>a drive needs a title</source>
        <translation>турниру нужно название</translation>
    </message>
    <message>
        <source>say why: the reason is kept with the results</source>
        <translation>укажите почему: причина хранится вместе с результатами</translation>
    </message>
    <message numerus="yes">
        <source>the {field} has {value} characters; at most {allowed} fit</source>
        <comment>value</comment>
        <translation>
            <numerusform>{field}: {value} знак; помещается не больше {allowed}</numerusform>
            <numerusform>{field}: {value} знака; помещается не больше {allowed}</numerusform>
            <numerusform>{field}: {value} знаков; помещается не больше {allowed}</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} cannot be somebody’s number; allowed: {allowed}</source>
        <translation>{value} не может быть номером человека; можно: {allowed}</translation>
    </message>
    <message numerus="yes">
        <source>a wish like this needs {allowed} people, not {value}</source>
        <comment>allowed</comment>
        <translation>
            <numerusform>для такого пожелания нужен {allowed} человек, а не {value}</numerusform>
            <numerusform>для такого пожелания нужны {allowed} человека, а не {value}</numerusform>
            <numerusform>для такого пожелания нужно людей: {allowed}, а не {value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} points cannot be given; allowed: {allowed}, but not 0</source>
        <comment>value</comment>
        <translation>
            <numerusform>нельзя дать {value} очко; можно: {allowed}, но не 0</numerusform>
            <numerusform>нельзя дать {value} очка; можно: {allowed}, но не 0</numerusform>
            <numerusform>нельзя дать {value} очков; можно: {allowed}, но не 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a card has {allowed} deals, not {value}</source>
        <comment>allowed</comment>
        <translation>
            <numerusform>на карточке {allowed} сдача, а не {value}</numerusform>
            <numerusform>на карточке {allowed} сдачи, а не {value}</numerusform>
            <numerusform>на карточке {allowed} сдач, а не {value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value} prizes are too many; allowed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} приз — слишком много; можно: {allowed}</numerusform>
            <numerusform>{value} приза — слишком много; можно: {allowed}</numerusform>
            <numerusform>{value} призов — слишком много; можно: {allowed}</numerusform>
        </translation>
    </message>
    <message>
        <source>whoever this was has asked to be forgotten</source>
        <translation>тот, кто здесь был, попросил о себе забыть</translation>
    </message>
    <message numerus="yes">
        <source>the drive is planned for {value} rounds; plan more to go on</source>
        <comment>value</comment>
        <translation>
            <numerusform>турнир рассчитан на {value} тур; запланируйте больше, чтобы продолжать</numerusform>
            <numerusform>турнир рассчитан на {value} тура; запланируйте больше, чтобы продолжать</numerusform>
            <numerusform>турнир рассчитан на {value} туров; запланируйте больше, чтобы продолжать</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {count}: {document}</source>
        <translation>{number} из {count}: {document}</translation>
    </message>
    <message>
        <source>{number} ({title}, {day})</source>
        <translation>{number} ({title}, {day})</translation>
    </message>
    <message>
        <source>the club has no drive yet, so there is nothing to print</source>
        <translation>в клубе ещё нет турниров, печатать нечего</translation>
    </message>
    <message>
        <source>there is no drive {value}; the latest are: {allowed}</source>
        <translation>турнира {value} нет; последние: {allowed}</translation>
    </message>
    <message numerus="yes">
        <source>{value} slips are given for {allowed} tables</source>
        <comment>value</comment>
        <translation>
            <numerusform>дан {value} протокол, а столов {allowed}</numerusform>
            <numerusform>дано {value} протокола, а столов {allowed}</numerusform>
            <numerusform>дано {value} протоколов, а столов {allowed}</numerusform>
        </translation>
    </message>
    <message>
        <source>the {field} cannot be {value}; allowed: {allowed}</source>
        <translation>{field}: {value} не подходит; можно: {allowed}</translation>
    </message>
    <message>
        <source>points for coming</source>
        <translation>очки за приход</translation>
    </message>
    <message>
        <source>there is no role {value}; allowed: {allowed}</source>
        <translation>роли {value} нет; можно: {allowed}</translation>
    </message>
    <message>
        <source>number {value} belongs to somebody else</source>
        <translation>номер {value} уже у другого</translation>
    </message>
    <message>
        <source>pair {value} has two players already</source>
        <translation>в паре {value} уже двое</translation>
    </message>
    <message>
        <source>team {value} has four players already</source>
        <translation>в команде {value} уже четверо</translation>
    </message>
    <message>
        <source>{value} shares a seat, and its {field} is that of the person whose seat it is</source>
        <translation>{value} делит место, и здесь всё ({field}) как у того, чьё это место</translation>
    </message>
    <message>
        <source>{value} cannot share a seat with {with_name}</source>
        <translation>{value} и {with_name} не могут делить место</translation>
    </message>
    <message>
        <source>{value} already has somebody who shares their seat</source>
        <translation>{value} уже делит место с другим</translation>
    </message>
    <message>
        <source>{value} has been seated, and their results stay as they are; take the rounds back first</source>
        <translation>{value} уже за столом, и эти результаты остаются; сначала отмените туры</translation>
    </message>
    <message>
        <source>say which table is wished for, as a number; allowed: {allowed}</source>
        <translation>укажите номер желаемого стола; можно: {allowed}</translation>
    </message>
    <message>
        <source>this wish is noted already</source>
        <translation>это пожелание уже записано</translation>
    </message>
    <message>
        <source>there is no couple to part; give both the same pair number at the sign-in first</source>
        <translation>разлучать некого; сначала дайте обоим при регистрации один номер пары</translation>
    </message>
    <message>
        <source>there is no wish {value}</source>
        <translation>пожелания {value} нет</translation>
    </message>
    <message>
        <source>several members are called {value}; sign the one who is meant in at the door, by number or nickname</source>
        <translation>{value} — так зовут нескольких членов клуба; запишите нужного у входа, по номеру или прозвищу</translation>
    </message>
    <message>
        <source>nobody in the list has the number or the name {value}</source>
        <translation>в списке нет никого с номером или именем {value}</translation>
    </message>
    <message>
        <source>{value} may be {names}; type the number</source>
        <translation>{value} — это может быть {names}; введите номер</translation>
    </message>
    <message>
        <source>no side can have {value}; allowed: {allowed}</source>
        <translation>у пары не может быть {value}; можно: {allowed}</translation>
    </message>
    <message>
        <source>the totals add up to {value}, and should to {allowed}; say why if it is true</source>
        <translation>итоги дают вместе {value}, а должны {allowed}; если это так, укажите почему</translation>
    </message>
    <message>
        <source>this table has handed in no totals</source>
        <translation>этот стол не сдавал итогов</translation>
    </message>
    <message>
        <source>there is no adjustment {value}</source>
        <translation>поправки {value} нет</translation>
    </message>
    <message>
        <source>{value} has gone home already</source>
        <translation>{value} — уже дома</translation>
    </message>
    <message>
        <source>no round is seated yet; {value} will be in the first one</source>
        <translation>ни один тур ещё не рассажен; {value} будет в первом</translation>
    </message>
    <message>
        <source>{value} has a place in this round already</source>
        <translation>место в этом туре уже есть: {value}</translation>
    </message>
    <message>
        <source>{value} is no dummy in this round; choose one, or nobody</source>
        <translation>{value} в этом туре не болван; выберите болвана или никого</translation>
    </message>
    <message>
        <source>{with_name} plays in the seat of {value}; let them go first</source>
        <translation>это место ({value}) занимает {with_name}; сначала отметьте уход</translation>
    </message>
    <message>
        <source>this can be said of the whole round only, or of one deal of two people at one table</source>
        <translation>это можно указать только для всего тура или для одной сдачи двоих за одним столом</translation>
    </message>
    <message>
        <source>{value} cannot stand on a card here; allowed: {allowed}</source>
        <translation>{value} на карточке здесь быть не может; можно: {allowed}</translation>
    </message>
    <message>
        <source>{value} does not agree with the other figures, which make {allowed}</source>
        <translation>{value} не сходится с другими числами, которые дают {allowed}</translation>
    </message>
    <message>
        <source>{value} would leave {rest} for the other half; allowed there: {allowed}</source>
        <translation>при {value} на другую половину осталось бы {rest}; там можно: {allowed}</translation>
    </message>
    <message>
        <source>cards are missing: {value}</source>
        <translation>нет карточек: {value}</translation>
    </message>
    <message>
        <source>there is no prize {value}</source>
        <translation>приза {value} нет</translation>
    </message>
    <message>
        <source>say who has won it</source>
        <translation>укажите, кто выиграл</translation>
    </message>
    <message>
        <source>this can be decided only between those who are tied for it: {value}</source>
        <translation>решать можно только между теми, у кого поровну: {value}</translation>
    </message>
    <message>
        <source>give it a name: nothing else says what it is for</source>
        <translation>дайте название: иначе непонятно, за что этот приз</translation>
    </message>
    <message>
        <source>nobody has won {value} yet; decide it first</source>
        <translation>приз «{value}» ещё никто не выиграл; сначала решите</translation>
    </message>
    <message>
        <source>“{value}” is no amount of money; type it as 5 or 12.50, or leave it empty</source>
        <translation>«{value}» — не денежная сумма; введите как 5 или 12,50 либо оставьте пустым</translation>
    </message>
    <message>
        <source>such a prize is for the whole evening; it knows no halves</source>
        <translation>такой приз — за весь вечер; половин у него нет</translation>
    </message>
    <message>
        <source>{value} is signed in already</source>
        <translation>{value} уже в списке</translation>
    </message>
    <message>
        <source>{value} has been seated and stays in the results; mark them as gone home instead</source>
        <translation>{value} уже за столом и остаётся в результатах; вместо этого отметьте уход домой</translation>
    </message>
    <message>
        <source>{value} has a card or an adjustment in the results; take that back first</source>
        <translation>{value} — в результатах есть карточка или поправка; сначала снимите её</translation>
    </message>
    <message>
        <source>{value} has a seat here; take the round back first</source>
        <translation>{value} сидит здесь; сначала отмените тур</translation>
    </message>
    <message>
        <source>{value} and {with_name} cannot be joined: both must be in the lists</source>
        <translation>записи {value} и {with_name} нельзя объединить: обе должны быть в списках</translation>
    </message>
    <message>
        <source>{value} and {with_name} both play in this drive, so they are two</source>
        <translation>{value} и {with_name} вместе играют в этом турнире, значит, это двое</translation>
    </message>
    <message>
        <source>{value} and {with_name} both played in {drives}, so they are two</source>
        <translation>{value} и {with_name} вместе играли ({drives}), значит, это двое</translation>
    </message>
    <message>
        <source>{value} belongs to drives that were played and cannot be deleted; archive them instead</source>
        <translation>{value} участвует в сыгранных турнирах, и удалить эту запись нельзя; вместо этого отправьте её в архив</translation>
    </message>
    <message>
        <source>this drive is not among the deleted ones</source>
        <translation>этого турнира нет среди удалённых</translation>
    </message>
    <message>
        <source>{value} was joined with nobody</source>
        <translation>запись {value} ни с чем не объединяли</translation>
    </message>
    <message>
        <source>this is not there any more</source>
        <translation>этого больше нет</translation>
    </message>
    <message>
        <source>there is one called {value} already</source>
        <translation>название «{value}» уже есть</translation>
    </message>
    <message>
        <source>give it a name</source>
        <translation>дайте название</translation>
    </message>
    <message>
        <source>the club knows nobody with the id {value}</source>
        <translation>в клубе нет человека с кодом {value}</translation>
    </message>
    <message>
        <source>nobody with the id {value} is signed in</source>
        <translation>в списке нет участника с кодом {value}</translation>
    </message>
    <message>
        <source>there is no round {value}; seated so far: {allowed}</source>
        <translation>тура {value} нет; пока рассажены: {allowed}</translation>
    </message>
    <message>
        <source>there is no table {value}</source>
        <translation>стола {value} нет</translation>
    </message>
    <message>
        <source>the {field} cannot change any more, since people are seated by it; take the rounds back first</source>
        <translation>{field}: менять уже нельзя, по этому рассажены люди; сначала отмените туры</translation>
    </message>
    <message>
        <source>the {field} cannot change any more, since results are in; take the results back first</source>
        <translation>{field}: менять уже нельзя, есть результаты; сначала отмените результаты</translation>
    </message>
    <message numerus="yes">
        <source>{value} results that are written will be scored anew</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} записанный результат будет пересчитан</numerusform>
            <numerusform>{value} записанных результата будут пересчитаны</numerusform>
            <numerusform>{value} записанных результатов будут пересчитаны</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} was handed in without deals and cannot be scored anew; take it back or write its deals first</source>
        <translation>{value} — только итог, без сдач, пересчитать его нельзя; сначала уберите его или запишите сдачи</translation>
    </message>
    <message>
        <source>this round is seated already</source>
        <translation>этот тур уже рассажен</translation>
    </message>
    <message>
        <source>this is a practice; begin the round in earnest first</source>
        <translation>это проба; сначала начните тур всерьёз</translation>
    </message>
    <message>
        <source>this is no practice: what is written counts</source>
        <translation>это не проба: записанное засчитывается</translation>
    </message>
    <message>
        <source>nobody is seated yet</source>
        <translation>ещё никто не рассажен</translation>
    </message>
    <message>
        <source>only the latest round, number {value}, can be taken back</source>
        <translation>отменить можно только последний тур, номер {value}</translation>
    </message>
    <message>
        <source>results are in, so the seats stay as they were</source>
        <translation>результаты уже есть, поэтому места остаются как были</translation>
    </message>
    <message>
        <source>{value} has no seat and does not rest</source>
        <translation>{value} — без места и не отдыхает</translation>
    </message>
    <message>
        <source>a seat is empty</source>
        <translation>одно место пустое</translation>
    </message>
    <message>
        <source>two tables cannot have the same number, and none is below 1</source>
        <translation>у двух столов не может быть одного номера, и номеров меньше 1 нет</translation>
    </message>
    <message>
        <source>{value} would sit in two seats</source>
        <translation>{value} — сразу на двух местах</translation>
    </message>
    <message>
        <source>{value} does not play in this round</source>
        <translation>{value} в этом туре не играет</translation>
    </message>
    <message>
        <source>no table is seated</source>
        <translation>ни один стол не рассажен</translation>
    </message>
    <message>
        <source>write deal {allowed} first</source>
        <translation>сначала запишите сдачу {allowed}</translation>
    </message>
    <message>
        <source>only the last deal, number {allowed}, can be taken back</source>
        <translation>отменить можно только последнюю сдачу, номер {allowed}</translation>
    </message>
    <message>
        <source>deal {value} is not written yet</source>
        <translation>сдача {value} ещё не записана</translation>
    </message>
    <message>
        <source>nobody deals from {value}; seats: {allowed}</source>
        <translation>{value} — отсюда никто не сдаёт; места: {allowed}</translation>
    </message>
    <message>
        <source>the drive is closed; open it again to correct a result</source>
        <translation>турнир закрыт; откройте его снова, чтобы исправить результат</translation>
    </message>
    <message>
        <source>nothing has been played yet</source>
        <translation>ещё ничего не сыграно</translation>
    </message>
    <message>
        <source>results are missing (round/table): {value}</source>
        <translation>нет результатов (тур/стол): {value}</translation>
    </message>
    <message>
        <source>meanwhile {station} has written {now} ({when}), and you {wanted}; that is there now: enter yours again if it is to stand</source>
        <translation>тем временем на компьютере «{station}» записали {now} ({when}), а вы ввели {wanted}; пока осталась та запись: если нужна ваша, введите её ещё раз</translation>
    </message>
    <message>
        <source>{name}: meanwhile {station} has written {now} ({when}), and you {wanted}; that is there now: enter yours again if it is to stand</source>
        <translation>{name}: тем временем на компьютере «{station}» записали {now} ({when}), а вы ввели {wanted}; пока осталась та запись: если нужна ваша, введите её ещё раз</translation>
    </message>
    <message>
        <source>at {station} this drive was deleted at {when}, so nothing was written</source>
        <translation>{station}: этот турнир удалён в {when}, поэтому ничего не записано</translation>
    </message>
    <message>
        <source>what you did when the connection was lost was saved after all; look at it before you go on</source>
        <translation>то, что вы сделали при потере связи, всё же сохранилось; взгляните на это, прежде чем продолжать</translation>
    </message>
    <message>
        <source>this has changed since, so the step cannot be taken back</source>
        <translation>с тех пор это изменилось, поэтому шаг отменить нельзя</translation>
    </message>
    <message>
        <source>this cannot be read: {why}</source>
        <translation>не удаётся прочитать: {why}</translation>
    </message>
    <message>
        <source>this is no file of an evening: {why}</source>
        <translation>это не файл вечера: {why}</translation>
    </message>
    <message>
        <source>The club file is {path}</source>
        <translation>Файл клуба: {path}</translation>
    </message>
    <message>
        <source>Printed: {path}</source>
        <translation>Напечатано: {path}</translation>
    </message>
    <message>
        <source>Mitchell</source>
        <translation>Митчелл</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>По расписанию из файла</translation>
    </message>
    <message>
        <source>Pairs from a file</source>
        <translation>Пары по расписанию из файла</translation>
    </message>
    <message>
        <source>One line of pairs keeps its tables and the other moves past it, so that each line has its winner.</source>
        <translation>Одна линия пар остаётся за своими столами, другая проходит мимо неё, так что у каждой линии свой победитель.</translation>
    </message>
    <message>
        <source>Everybody moves as a schedule from a file says.</source>
        <translation>Все переходят так, как велит расписание из файла.</translation>
    </message>
    <message>
        <source>Partners stay together and move as a schedule from a file says.</source>
        <translation>Партнёры остаются вместе и переходят так, как велит расписание из файла.</translation>
    </message>
    <message>
        <source>Skip a table half way when the tables are even in number</source>
        <translation>На середине пропустить стол, если столов чётное число</translation>
    </message>
    <message>
        <source>Needed only where the boards travel too.</source>
        <translation>Нужно, только если переходят и сданные карты.</translation>
    </message>
    <message>
        <source>Half of the numbers for each role</source>
        <translation>По половине номеров на каждую роль</translation>
    </message>
    <message>
        <source>The schedule</source>
        <translation>Расписание</translation>
    </message>
    <message>
        <source>Individual, players: {value}, rounds: {rounds} ({method})</source>
        <translation>Личный турнир, игроки: {value}, туры: {rounds} ({method})</translation>
    </message>
    <message>
        <source>Mixed, players: {value}, rounds: {rounds} ({method})</source>
        <translation>Смешанный турнир, игроки: {value}, туры: {rounds} ({method})</translation>
    </message>
    <message>
        <source>Pairs: {value}, rounds: {rounds} ({method})</source>
        <translation>Пары: {value}, туры: {rounds} ({method})</translation>
    </message>
    <message>
        <source>Two-handed, players: {value}, rounds: {rounds} ({method})</source>
        <translation>Вдвоём, игроки: {value}, туры: {rounds} ({method})</translation>
    </message>
    <message>
        <source>Teams of four: {value}, rounds: {rounds} ({method})</source>
        <translation>Команды по четыре: {value}, туры: {rounds} ({method})</translation>
    </message>
    <message>
        <source>Round {value}</source>
        <translation>Тур {value}</translation>
    </message>
    <message>
        <source>  Table {value}:  {one}  v  {two}</source>
        <translation>  Стол {value}:  {one}  —  {two}</translation>
    </message>
    <message>
        <source>  Rest:  {value}</source>
        <translation>  Отдыхают:  {value}</translation>
    </message>
    <message>
        <source>give --kind and --players, or a schedule with --from</source>
        <translation>укажите --kind и --players или расписание через --from</translation>
    </message>
    <message>
        <source>the schedule of the file is for {allowed}, not {value}</source>
        <translation>расписание в файле на {allowed}, а не на {value}</translation>
    </message>
    <message>
        <source>{field} cannot be read: {value}</source>
        <translation>{field}: не удаётся прочитать: {value}</translation>
    </message>
    <message>
        <source>no schedule has been read from a file yet; until then each round is drawn</source>
        <translation>расписание из файла ещё не прочитано; до тех пор места в каждом туре по жребию</translation>
    </message>
    <message>
        <source>the schedule of the file is for another number than {value}, or for tables of another size; each round is drawn so that people meet least again</source>
        <translation>расписание в файле не на {value} или для столов другого размера; каждый тур рассаживается так, чтобы люди меньше всего встречались снова</translation>
    </message>
    <message>
        <source>the schedule of the file repeats from round {value}</source>
        <translation>расписание в файле повторяется с тура {value}</translation>
    </message>
    <message>
        <source>there is no such drive for {value}; allowed: {allowed}</source>
        <translation>такого турнира на {value} не бывает; можно: {allowed}</translation>
    </message>
    <message numerus="yes">
        <source>{value} players cannot be half of one role and half of the other; allowed: an even number</source>
        <comment>value</comment>
        <translation>
            <numerusform>{value} игрок не делится пополам на две роли; можно: чётное число</numerusform>
            <numerusform>{value} игрока не делятся пополам на две роли; можно: чётное число</numerusform>
            <numerusform>{value} игроков не делятся пополам на две роли; можно: чётное число</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a drive cannot have {value} rounds; allowed: {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>в турнире не может быть {value} тур; можно: {allowed}</numerusform>
            <numerusform>в турнире не может быть {value} тура; можно: {allowed}</numerusform>
            <numerusform>в турнире не может быть {value} туров; можно: {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the file has {value} bytes; allowed: up to {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>в файле {value} байт; можно: до {allowed}</numerusform>
            <numerusform>в файле {value} байта; можно: до {allowed}</numerusform>
            <numerusform>в файле {value} байт; можно: до {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the file has {value} lines; allowed: up to {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>в файле {value} строка; можно: до {allowed}</numerusform>
            <numerusform>в файле {value} строки; можно: до {allowed}</numerusform>
            <numerusform>в файле {value} строк; можно: до {allowed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the file has {value} seats at a table; a schedule of the kind {kind} has {allowed}</source>
        <comment>value</comment>
        <translation>
            <numerusform>в файле {value} место за столом, а в расписании вида {kind} их {allowed}</numerusform>
            <numerusform>в файле {value} места за столом, а в расписании вида {kind} их {allowed}</numerusform>
            <numerusform>в файле {value} мест за столом, а в расписании вида {kind} их {allowed}</numerusform>
        </translation>
    </message>
    <message>
        <source>this is no schedule of a form that can be read: JSON, CSV that begins “round,table,a,b,c,d”, blocks under “!TABLE1”, lines like “1+2v3+4,5+6v7+8;9”, lines of numbers with those who rest at the end, or a list of hands</source>
        <translation>это не расписание в читаемом виде: JSON, CSV с началом «round,table,a,b,c,d», блоки под «!TABLE1», строки вида «1+2v3+4,5+6v7+8;9», строки номеров с отдыхающими в конце или список сдач</translation>
    </message>
    <message>
        <source>this is no JSON that can be read ({value})</source>
        <translation>это не читаемый JSON ({value})</translation>
    </message>
    <message>
        <source>“{field}” of a schedule cannot be read: {value}</source>
        <translation>«{field}» в расписании не удаётся прочитать: {value}</translation>
    </message>
    <message>
        <source>there is no kind of schedule {value}; known: {allowed}</source>
        <translation>такого вида расписания нет: {value}; есть: {allowed}</translation>
    </message>
    <message>
        <source>line {line} does not fit the rest of the file: {value}</source>
        <translation>строка {line} не подходит к остальному файлу: {value}</translation>
    </message>
    <message>
        <source>a hand has no round or no table: {value}</source>
        <translation>у сдачи нет тура или стола: {value}</translation>
    </message>
    <message>
        <source>the file names no table</source>
        <translation>в файле не назван ни один стол</translation>
    </message>
    <message>
        <source>the file is for {value}; allowed: up to {allowed}</source>
        <translation>число игроков в файле: {value}; можно: до {allowed}</translation>
    </message>
    <message>
        <source>{value} is listed twice among the players</source>
        <translation>{value} — дважды среди игроков</translation>
    </message>
    <message>
        <source>the two roles of the file are not its players, each once</source>
        <translation>две роли в файле — это не все его игроки, каждый по разу</translation>
    </message>
    <message>
        <source>the file has {value} of one role and {other} of the other; allowed: as many of each</source>
        <translation>в файле {value} с одной ролью и {other} с другой; нужно поровну</translation>
    </message>
    <message>
        <source>the file does not have two halves of every team, called 1A, 1B, 2A and so on</source>
        <translation>в файле нет двух половин каждой команды с именами 1A, 1B, 2A и так далее</translation>
    </message>
    <message>
        <source>round {value} is missing</source>
        <translation>нет тура {value}</translation>
    </message>
    <message>
        <source>{value} plays in no round</source>
        <translation>{value} не играет ни в одном туре</translation>
    </message>
    <message>
        <source>this table is there twice</source>
        <translation>этот стол встречается дважды</translation>
    </message>
    <message>
        <source>nobody sits at this table, while it is used in other rounds</source>
        <translation>за этим столом никто не сидит, хотя в других турах он занят</translation>
    </message>
    <message>
        <source>nobody sits at {seat}</source>
        <translation>никто не сидит: {seat}</translation>
    </message>
    <message>
        <source>{value} sit here; a table has {allowed} seats</source>
        <translation>здесь сидящих {value}, а мест за столом {allowed}</translation>
    </message>
    <message>
        <source>{value} is not a player ({seat})</source>
        <translation>{value} — не игрок ({seat})</translation>
    </message>
    <message>
        <source>{value} is not a player, yet is named among those who rest</source>
        <translation>{value} — не игрок, но стоит среди отдыхающих</translation>
    </message>
    <message>
        <source>{value} sits twice at this table ({seat})</source>
        <translation>{value} сидит за этим столом дважды ({seat})</translation>
    </message>
    <message>
        <source>{value} sits at two tables ({seat} here, and at table {other})</source>
        <translation>{value} сидит за двумя столами (здесь: {seat}, а также стол {other})</translation>
    </message>
    <message>
        <source>{value} is named among those who rest, and elsewhere</source>
        <translation>{value} стоит и среди отдыхающих, и в другом месте</translation>
    </message>
    <message>
        <source>{value} neither sits nor rests</source>
        <translation>{value} не сидит и не отдыхает</translation>
    </message>
    <message>
        <source>partners {value} and {other} are of one role</source>
        <translation>у партнёров {value} и {other} одна роль</translation>
    </message>
    <message>
        <source>team {value} meets itself</source>
        <translation>команда {value} встречается сама с собой</translation>
    </message>
    <message>
        <source>Whist drive (tricks)</source>
        <translation>Вист-драйв (по взяткам)</translation>
    </message>
    <message>
        <source>Short whist</source>
        <translation>Короткий вист</translation>
    </message>
    <message>
        <source>Rubber whist</source>
        <translation>Вист роббером</translation>
    </message>
    <message>
        <source>Cvisti</source>
        <translation>Cvisti</translation>
    </message>
    <message>
        <source>Bid whist</source>
        <translation>Вист с заявками</translation>
    </message>
    <message>
        <source>Two-handed whist</source>
        <translation>Вист вдвоём</translation>
    </message>
    <message>
        <source>Points (any game)</source>
        <translation>Очки (любая игра)</translation>
    </message>
    <message>
        <source>North–South</source>
        <translation>Север–Юг</translation>
    </message>
    <message>
        <source>East–West</source>
        <translation>Восток–Запад</translation>
    </message>
    <message>
        <source>N–S tricks</source>
        <translation>Взятки С–Ю</translation>
    </message>
    <message>
        <source>E–W tricks</source>
        <translation>Взятки В–З</translation>
    </message>
    <message>
        <source>North, second-phase tricks</source>
        <translation>Север, взятки второй части</translation>
    </message>
    <message>
        <source>East, second-phase tricks</source>
        <translation>Восток, взятки второй части</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Играют</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Заявка</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Онёры</translation>
    </message>
    <message>
        <source>Honours held by</source>
        <translation>Чьи онёры</translation>
    </message>
    <message>
        <source>row {value}</source>
        <translation>строка {value}</translation>
    </message>
    <message>
        <source>People of the club</source>
        <translation>Люди клуба</translation>
    </message>
    <message>
        <source>Sign-in of this drive</source>
        <translation>Регистрация этого турнира</translation>
    </message>
    <message>
        <source>Who sat where</source>
        <translation>Кто где сидел</translation>
    </message>
    <message>
        <source>Results of the tables</source>
        <translation>Результаты столов</translation>
    </message>
    <message>
        <source>Schedule to follow</source>
        <translation>Расписание для игры</translation>
    </message>
    <message>
        <source>A whole drive</source>
        <translation>Турнир целиком</translation>
    </message>
    <message>
        <source>Text for spreadsheets (CSV)</source>
        <translation>Текст для таблиц (CSV)</translation>
    </message>
    <message>
        <source>File for this program (JSON)</source>
        <translation>Файл этой программы (JSON)</translation>
    </message>
    <message>
        <source>new</source>
        <translation>новая</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>изменится</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>без изменений</translation>
    </message>
    <message>
        <source>new namesake</source>
        <translation>новый тёзка</translation>
    </message>
    <message>
        <source>cannot be taken in</source>
        <translation>принять нельзя</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>исключена</translation>
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
        <translation>Западная (Windows-1252)</translation>
    </message>
    <message>
        <source>Central European (Windows-1250)</source>
        <translation>Центральноевропейская (Windows-1250)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>Кириллица (Windows-1251)</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>точка с запятой</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>табуляция</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>запятая</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Сохранено: {path}</translation>
    </message>
    <message>
        <source>Full name</source>
        <translation>Полное имя</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>heading of a column of names</comment>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Личное имя</translation>
    </message>
    <message>
        <source>Last name</source>
        <translation>Фамилия</translation>
    </message>
    <message>
        <source>Surname</source>
        <translation>Фамилия игрока</translation>
    </message>
    <message>
        <source>Membership number</source>
        <translation>Номер члена клуба</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>Starting number</source>
        <translation>Стартовый номер</translation>
    </message>
    <message>
        <source>Name in the club</source>
        <translation>Имя в клубе</translation>
    </message>
    <message>
        <source>Pair</source>
        <comment>heading of a column</comment>
        <translation>Пара</translation>
    </message>
    <message>
        <source>Paid</source>
        <comment>heading of a column</comment>
        <translation>Взнос</translation>
    </message>
    <message>
        <source>Shares the seat of number</source>
        <translation>Делит место с номером</translation>
    </message>
    <message>
        <source>Stands in for number</source>
        <translation>Заменяет номер</translation>
    </message>
    <message>
        <source>Dummy</source>
        <comment>heading of a column</comment>
        <translation>Болван</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>С тура</translation>
    </message>
    <message>
        <source>Until round</source>
        <translation>До тура</translation>
    </message>
    <message>
        <source>Dealt first</source>
        <translation>Сдавал первым</translation>
    </message>
    <message>
        <source>Dealt out of turn</source>
        <translation>Сдавал не в очередь</translation>
    </message>
    <message>
        <source>Declarer’s seat</source>
        <translation>Место разыгрывающего</translation>
    </message>
    <message>
        <source>Numbers that really sat there</source>
        <translation>Номера, сидевшие на деле</translation>
    </message>
    <message>
        <source>Moves as winner</source>
        <translation>Идут как победители</translation>
    </message>
    <message>
        <source>Remark</source>
        <comment>heading of a column</comment>
        <translation>Пояснение</translation>
    </message>
    <message>
        <source>Why the table stopped</source>
        <translation>Почему стол остановился</translation>
    </message>
    <message>
        <source>round</source>
        <translation>тур</translation>
    </message>
    <message>
        <source>archived</source>
        <translation>в архиве</translation>
    </message>
    <message>
        <source>dummy</source>
        <translation>болван</translation>
    </message>
    <message>
        <source>from round</source>
        <translation>с тура</translation>
    </message>
    <message>
        <source>until round</source>
        <translation>до тура</translation>
    </message>
    <message>
        <source>person stood in for</source>
        <translation>кого заменяют</translation>
    </message>
    <message>
        <source>numbers that really sat there</source>
        <translation>номера, сидевшие на деле</translation>
    </message>
    <message>
        <source>side that moves as winner</source>
        <translation>сторона, идущая как победители</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Север</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Восток</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Юг</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Запад</translation>
    </message>
    <message>
        <source>this is no table that can be read; save it as XLSX or as CSV and try again</source>
        <translation>это не таблица, которую можно прочесть; сохраните её как XLSX или CSV и попробуйте снова</translation>
    </message>
    <message>
        <source>this is a whole club; open it, and export from it what is wanted here</source>
        <translation>это целый клуб; откройте его и экспортируйте то, что нужно здесь</translation>
    </message>
    <message>
        <source>this workbook has an old format or a password; save it as XLSX without a password, or as CSV</source>
        <translation>у этой книги старый формат или пароль; сохраните её как XLSX без пароля или как CSV</translation>
    </message>
    <message>
        <source>this workbook has a password; save it without one</source>
        <translation>у этой книги есть пароль; сохраните её без пароля</translation>
    </message>
    <message>
        <source>this workbook holds macros or figures from other files; save it as XLSX without them, or as CSV</source>
        <translation>в этой книге есть макросы или числа из других файлов; сохраните её как XLSX без них или как CSV</translation>
    </message>
    <message>
        <source>nothing stands in this table</source>
        <translation>в этой таблице ничего нет</translation>
    </message>
    <message numerus="yes">
        <source>this workbook holds more than {allowed} million characters, far more than any list</source>
        <comment>allowed</comment>
        <translation>
            <numerusform>в этой книге больше {allowed} миллиона знаков — больше, чем в любом списке</numerusform>
            <numerusform>в этой книге больше {allowed} миллионов знаков — больше, чем в любом списке</numerusform>
            <numerusform>в этой книге больше {allowed} миллионов знаков — больше, чем в любом списке</numerusform>
        </translation>
    </message>
    <message>
        <source>this table reaches to row {value} and column {columns}; at most {allowed} rows and {allowed_columns} columns are read</source>
        <translation>таблица доходит до строки {value} и столбца {columns}; читается не больше {allowed} строк и {allowed_columns} столбцов</translation>
    </message>
    <message numerus="yes">
        <source>files of more than {allowed} million bytes are not read</source>
        <comment>allowed</comment>
        <translation>
            <numerusform>файлы больше {allowed} миллиона байт не читаются</numerusform>
            <numerusform>файлы больше {allowed} миллионов байт не читаются</numerusform>
            <numerusform>файлы больше {allowed} миллионов байт не читаются</numerusform>
        </translation>
    </message>
    <message>
        <source>a cell holds {value} characters; no more than {allowed} are read</source>
        <translation>в ячейке знаков: {value}; больше {allowed} не читается</translation>
    </message>
    <message>
        <source>this text is not written in {value}; choose how its letters are to be read</source>
        <translation>этот текст записан не в {value}; выберите, как читать буквы</translation>
    </message>
    <message>
        <source>the {field} is missing</source>
        <translation>не указано: {field}</translation>
    </message>
    <message>
        <source>“{value}” under “{field}” is neither yes nor no</source>
        <translation>«{value}» в «{field}» — ни да, ни нет</translation>
    </message>
    <message>
        <source>say in which column the {field} stands</source>
        <translation>укажите столбец: {field}</translation>
    </message>
    <message>
        <source>“{value}” does not begin with somebody’s number</source>
        <translation>«{value}» не начинается с номера игрока</translation>
    </message>
    <message>
        <source>nobody else in this drive has the number {value}</source>
        <translation>ни у кого другого в этом турнире нет номера {value}</translation>
    </message>
    <message>
        <source>number {value} stands in two rows</source>
        <translation>номер {value} стоит в двух строках</translation>
    </message>
    <message>
        <source>this list names {value} players; no more than {allowed} take part in a drive</source>
        <translation>в этом списке игроков: {value}; в турнире их может быть не больше {allowed}</translation>
    </message>
    <message>
        <source>number {value} belongs to {name} in this drive</source>
        <translation>номер {value} в этом турнире у игрока {name}</translation>
    </message>
    <message numerus="yes">
        <source>the club knows {value} people of this name; say whether one of them is meant</source>
        <comment>value</comment>
        <translation>
            <numerusform>в клубе есть {value} человек с таким именем; укажите, он ли это</numerusform>
            <numerusform>в клубе есть {value} человека с таким именем; укажите, кто-то ли это из них</numerusform>
            <numerusform>в клубе есть {value} человек с таким именем; укажите, кто-то ли это из них</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the club knows {value} people of this name between whom nothing differs; say who is meant</source>
        <comment>value</comment>
        <translation>
            <numerusform>в клубе есть {value} человек с таким именем; укажите, он ли это</numerusform>
            <numerusform>в клубе есть {value} человека с таким именем, которых ничто не различает; укажите, кто это</numerusform>
            <numerusform>в клубе есть {value} человек с таким именем, которых ничто не различает; укажите, кто это</numerusform>
        </translation>
    </message>
    <message>
        <source>this is no drive that another club has exported</source>
        <translation>это не турнир, экспортированный другим клубом</translation>
    </message>
    <message>
        <source>this drive contradicts itself ({value}) and was not taken in; export it anew</source>
        <translation>данные турнира противоречивы ({value}), он не принят; экспортируйте его заново</translation>
    </message>
    <message>
        <source>the club has a drive “{value}” on that day already; this will be another one</source>
        <translation>в клубе уже есть турнир «{value}» в этот день; этот будет ещё одним</translation>
    </message>
    <message>
        <source>there are later rounds, but round {value} is missing</source>
        <translation>следующие туры есть, а тура {value} нет</translation>
    </message>
    <message>
        <source>{dealer} cannot have dealt this, since the deal passes to the left with every deal</source>
        <translation>{dealer}: сдавать здесь не его очередь — сдача каждый раз переходит влево</translation>
    </message>
    <message>
        <source>this schedule has roles or teams; choose it in the plan of the drive</source>
        <translation>в этом расписании есть роли или команды; выберите его в плане турнира</translation>
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
        <translation>БК</translation>
    </message>
    <message>
        <source>MIS</source>
        <translation>МИЗ</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>пики</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>червы</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>бубны</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>трефы</translation>
    </message>
    <message>
        <source>no-trump</source>
        <translation>без козыря</translation>
    </message>
    <message>
        <source>misère</source>
        <translation>мизер</translation>
    </message>
    <message>
        <source>high</source>
        <translation>верх</translation>
    </message>
    <message>
        <source>low</source>
        <translation>низ</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Засчитывать</translation>
    </message>
    <message>
        <source>Every trick is a point, or only those above six (the other side then has none).</source>
        <translation>Очко даёт либо каждая взятка, либо только взятка сверх шести (тогда у другой пары очков нет).</translation>
    </message>
    <message>
        <source>every trick</source>
        <translation>каждую взятку</translation>
    </message>
    <message>
        <source>tricks above six</source>
        <translation>взятки сверх шести</translation>
    </message>
    <message>
        <source>In a misère deal</source>
        <translation>В сдаче на мизер</translation>
    </message>
    <message>
        <source>Fewer tricks win a misère deal. A side writes down its own tricks or those of its opponents.</source>
        <translation>Сдачу на мизер выигрывают меньшим числом взяток. Пара записывает свои взятки или взятки соперников.</translation>
    </message>
    <message>
        <source>write your own tricks</source>
        <translation>записывать свои взятки</translation>
    </message>
    <message>
        <source>write the opponents’ tricks</source>
        <translation>записывать взятки соперников</translation>
    </message>
    <message>
        <source>Game at</source>
        <translation>Партия до</translation>
    </message>
    <message>
        <source>The points that win a game; points above stay.</source>
        <translation>Сколько очков выигрывают партию; лишние очки остаются.</translation>
    </message>
    <message>
        <source>Best of</source>
        <translation>Наибольшее число партий</translation>
    </message>
    <message>
        <source>A single game, or the best of three games.</source>
        <translation>Одна партия или до двух побед в трёх партиях.</translation>
    </message>
    <message>
        <source>The points that win a game: 5, or 10 for long whist.</source>
        <translation>Сколько очков выигрывают партию: 5 или 10 для длинного виста.</translation>
    </message>
    <message>
        <source>Of the four top trumps, 4 held by a side are 4 points and 3 held are 2.</source>
        <translation>Из четырёх старших козырей 4 у одной пары — 4 очка, 3 — 2 очка.</translation>
    </message>
    <message>
        <source>Rubber bonus</source>
        <translation>Премия за роббер</translation>
    </message>
    <message>
        <source>Points for winning the rubber.</source>
        <translation>Очки за выигранный роббер.</translation>
    </message>
    <message>
        <source>A game is worth</source>
        <translation>Цена партии</translation>
    </message>
    <message>
        <source>Rows: loser’s points from, to, worth. Without rows: to 5, 3 if the loser has none, 2 if 1–2, else 1; to 10, 2 if the loser has 0–4, else 1.</source>
        <translation>Строки: очки проигравшего от, до, цена. Без строк: до 5 — 3, если у проигравшего ничего, 2 при 1–2, иначе 1; до 10 — 2, если у проигравшего 0–4, иначе 1.</translation>
    </message>
    <message>
        <source>Games to a rubber</source>
        <translation>Партий в роббере</translation>
    </message>
    <message>
        <source>The side that first wins so many has the rubber.</source>
        <translation>Роббер берёт пара, первой выигравшая столько партий.</translation>
    </message>
    <message>
        <source>Game bonus</source>
        <translation>Премия за партию</translation>
    </message>
    <message>
        <source>Rows: loser’s points from, to, bonus for the winner.</source>
        <translation>Строки: очки проигравшего от, до, премия победителю.</translation>
    </message>
    <message>
        <source>Points still waiting at the end</source>
        <translation>Очки, отложенные до конца</translation>
    </message>
    <message>
        <source>Points still waiting when the rubber or the sitting ends count in the total, or are lost.</source>
        <translation>Очки, ещё отложенные к концу роббера или игры за столом, входят в итог или пропадают.</translation>
    </message>
    <message>
        <source>count</source>
        <translation>входят в итог</translation>
    </message>
    <message>
        <source>are lost</source>
        <translation>пропадают</translation>
    </message>
    <message>
        <source>The points that win a game; as many below zero lose it.</source>
        <translation>Сколько очков выигрывают партию; столько же ниже нуля её проигрывают.</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Наименьшая заявка</translation>
    </message>
    <message>
        <source>The lowest bid taken: 1, or 3 for the riskier game.</source>
        <translation>Наименьшая допустимая заявка: 1 или 3 для более рискованной игры.</translation>
    </message>
    <message>
        <source>The points that win the game; points above stay.</source>
        <translation>Сколько очков выигрывают партию; лишние очки остаются.</translation>
    </message>
    <message>
        <source>Sum of a deal</source>
        <translation>Сумма сдачи</translation>
    </message>
    <message>
        <source>What the points of both sides make together in every deal; nothing where they may make anything.</source>
        <translation>Сколько очков обе пары набирают вместе в каждой сдаче; пусто — сколько угодно.</translation>
    </message>
    <message>
        <source>a point for each trick</source>
        <translation>по очку за каждую взятку</translation>
    </message>
    <message>
        <source>points as written</source>
        <translation>очки как записаны</translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks: {points} to {side}</source>
        <comment>tricks</comment>
        <translation>
            <numerusform>{tricks} взятка: {side} +{points}</numerusform>
            <numerusform>{tricks} взятки: {side} +{points}</numerusform>
            <numerusform>{tricks} взяток: {side} +{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{honours} honours: {points} to {side}</source>
        <comment>honours</comment>
        <translation>
            <numerusform>{honours} онёр: {side} +{points}</numerusform>
            <numerusform>{honours} онёра: {side} +{points}</numerusform>
            <numerusform>{honours} онёров: {side} +{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{honours} honours of {side} not counted: tricks had won the game</source>
        <comment>honours</comment>
        <translation>
            <numerusform>{honours} онёр ({side}) не засчитан: партию решили взятки</numerusform>
            <numerusform>{honours} онёра ({side}) не засчитаны: партию решили взятки</numerusform>
            <numerusform>{honours} онёров ({side}) не засчитаны: партию решили взятки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{honours} honours of {side} not counted: they stood at {points}, one short of the game</source>
        <comment>honours</comment>
        <translation>
            <numerusform>{honours} онёр ({side}) не засчитан: было {points}, на одно меньше партии</numerusform>
            <numerusform>{honours} онёра ({side}) не засчитаны: было {points}, на одно меньше партии</numerusform>
            <numerusform>{honours} онёров ({side}) не засчитаны: было {points}, на одно меньше партии</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks = {points}</source>
        <comment>tricks</comment>
        <translation>
            <numerusform>{tricks} взятка = {points}</numerusform>
            <numerusform>{tricks} взятки = {points}</numerusform>
            <numerusform>{tricks} взяток = {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tricks} tricks + {honours} honours = {points}</source>
        <comment>tricks</comment>
        <translation>
            <numerusform>{tricks} взятка + {honours} онёра = {points}</numerusform>
            <numerusform>{tricks} взятки + {honours} онёра = {points}</numerusform>
            <numerusform>{tricks} взяток + {honours} онёра = {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{waits} waiting: penalties bring {to} to {most} at most until {side} have won a game</source>
        <comment>waits</comment>
        <translation>
            <numerusform>{waits} очко отложено: штрафы доводят {to} не более чем до {most}, пока {side} не выиграет партию</numerusform>
            <numerusform>{waits} очка отложено: штрафы доводят {to} не более чем до {most}, пока {side} не выиграет партию</numerusform>
            <numerusform>{waits} очков отложено: штрафы доводят {to} не более чем до {most}, пока {side} не выиграет партию</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{honours} honours of {side} not counted with fewer than 7 tricks</source>
        <comment>honours</comment>
        <translation>
            <numerusform>{honours} онёр ({side}) не засчитан: взяток меньше 7</numerusform>
            <numerusform>{honours} онёра ({side}) не засчитаны: взяток меньше 7</numerusform>
            <numerusform>{honours} онёров ({side}) не засчитаны: взяток меньше 7</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} waiting entered for {side}</source>
        <comment>points</comment>
        <translation>
            <numerusform>внесено {points} отложенное очко: {side}</numerusform>
            <numerusform>внесено {points} отложенных очка: {side}</numerusform>
            <numerusform>внесено {points} отложенных очков: {side}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{waits} still waiting, counted for {side}</source>
        <comment>waits</comment>
        <translation>
            <numerusform>{waits} очко ещё отложено, засчитано: {side}</numerusform>
            <numerusform>{waits} очка ещё отложено, засчитано: {side}</numerusform>
            <numerusform>{waits} очков ещё отложено, засчитано: {side}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{waits} still waiting for {side}, lost</source>
        <comment>waits</comment>
        <translation>
            <numerusform>{waits} очко ещё отложено ({side}), пропадает</numerusform>
            <numerusform>{waits} очка ещё отложено ({side}), пропадают</numerusform>
            <numerusform>{waits} очков ещё отложено ({side}), пропадают</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>bid {bid}, {tricks} tricks: {points} to {declarer}</source>
        <comment>tricks</comment>
        <translation>
            <numerusform>заявка {bid}, {tricks} взятка: {declarer} +{points}</numerusform>
            <numerusform>заявка {bid}, {tricks} взятки: {declarer} +{points}</numerusform>
            <numerusform>заявка {bid}, {tricks} взяток: {declarer} +{points}</numerusform>
        </translation>
    </message>
    <message>
        <source>{sum} in all instead of {expected}</source>
        <translation>всего {sum} вместо {expected}</translation>
    </message>
    <message>
        <source>misère: won by {side} with fewer tricks</source>
        <translation>мизер: меньше взяток, выигрывает {side}</translation>
    </message>
    <message>
        <source>misère: won by {side} with fewer tricks, each side writes its opponents’ tricks</source>
        <translation>мизер: меньше взяток, выигрывает {side}; каждая пара записывает взятки соперников</translation>
    </message>
    <message>
        <source>game to {winner} with {points}</source>
        <translation>партию берёт {winner}: {points}</translation>
    </message>
    <message>
        <source>game to {winner} with {points}: waiting points alone won it, before a deal</source>
        <translation>партию берёт {winner}: {points}; хватило одних отложенных очков, до сдачи</translation>
    </message>
    <message>
        <source>points above {target} stay</source>
        <translation>очки сверх {target} остаются</translation>
    </message>
    <message>
        <source>rubber to {winner}, {won}–{lost} in games</source>
        <translation>роббер берёт {winner}, партии {won}–{lost}</translation>
    </message>
    <message>
        <source>{side} had {points}: treble, worth {worth}</source>
        <translation>{side}: было {points} — тройная партия, цена {worth}</translation>
    </message>
    <message>
        <source>{side} had {points}: double, worth {worth}</source>
        <translation>{side}: было {points} — двойная партия, цена {worth}</translation>
    </message>
    <message>
        <source>{side} had {points}: single, worth {worth}</source>
        <translation>{side}: было {points} — одинарная партия, цена {worth}</translation>
    </message>
    <message>
        <source>{side} had {points}: worth {worth}</source>
        <translation>{side}: было {points} — цена {worth}</translation>
    </message>
    <message>
        <source>{bonus} for the rubber, which is worth {value} to {winner}</source>
        <translation>{bonus} за роббер; его цена для {winner} — {value}</translation>
    </message>
    <message>
        <source>all passed, so no penalty</source>
        <translation>все пасовали, штрафа нет</translation>
    </message>
    <message>
        <source>{short} short: {points} to {to}</source>
        <translation>не хватило {short}: {to} +{points}</translation>
    </message>
    <message>
        <source>honours come first and win the game for {side}: tricks not counted</source>
        <translation>сначала онёры, и они решают партию в пользу {side}: взятки не засчитаны</translation>
    </message>
    <message>
        <source>no-trump: 1 more to {side}</source>
        <translation>без козыря: {side} ещё +1</translation>
    </message>
    <message>
        <source>{side} had {points}: bonus {bonus}</source>
        <translation>{side}: было {points} — премия {bonus}</translation>
    </message>
    <message>
        <source>{side} had {points}: no bonus</source>
        <translation>{side}: было {points} — премии нет</translation>
    </message>
    <message>
        <source>bid {bid}, {points} short: −{points} to {declarer}</source>
        <translation>заявка {bid}, не хватило {points}: {declarer} −{points}</translation>
    </message>
    <message>
        <source>{side} fell to −{goal} or lower: game to {winner}</source>
        <translation>{side}: −{goal} или ниже, партию берёт {winner}</translation>
    </message>
    <message>
        <source>Table {table}, deal {deal}: {ns_names} took {ns}, {ew_names} took {ew}</source>
        <translation>Стол {table}, сдача {deal}: {ns_names} — {ns}, {ew_names} — {ew}</translation>
    </message>
    <message>
        <source>Table {table}, deal {deal}: {ns} to {ns_names}, {ew} to {ew_names}</source>
        <translation>Стол {table}, сдача {deal}: {ns} — {ns_names}, {ew} — {ew_names}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Тур {round} из&#xa0;{rounds}</translation>
    </message>
    <message>
        <source>Practice: round {round} of {rounds}</source>
        <translation>Проба: тур {round} из&#xa0;{rounds}</translation>
    </message>
    <message>
        <source>Deal {first}</source>
        <translation>Сдача {first}</translation>
    </message>
    <message>
        <source>Deals {first} to {last}</source>
        <translation>Сдачи {first}–{last}</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Добро пожаловать</translation>
    </message>
    <message>
        <source>The last round is over</source>
        <translation>Последний тур окончен</translation>
    </message>
    <message>
        <source>Round {round}: who sits at each table</source>
        <translation>Тур {round}: кто за каким столом</translation>
    </message>
    <message>
        <source>Round {round}: where you sit</source>
        <translation>Тур {round}: где вы сидите</translation>
    </message>
    <message>
        <source>Table {table}, {seat}</source>
        <translation>Стол {table}, {seat}</translation>
    </message>
    <message>
        <source>The seats are drawn soon.</source>
        <translation>Скоро жеребьёвка мест.</translation>
    </message>
    <message>
        <source>After round {round} of {rounds}</source>
        <translation>После тура {round} из {rounds}</translation>
    </message>
    <message>
        <source>{list}, after round {round} of {rounds}</source>
        <translation>{list}, после тура {round} из {rounds}</translation>
    </message>
    <message>
        <source>Final standings</source>
        <translation>Итоговая таблица</translation>
    </message>
    <message>
        <source>Final standings: {list}</source>
        <translation>Итоговая таблица: {list}</translation>
    </message>
    <message>
        <source>Standings: {list}</source>
        <translation>Таблица: {list}</translation>
    </message>
    <message>
        <source>The last rounds stay secret until the prizes.</source>
        <translation>Последние туры — секрет до вручения призов.</translation>
    </message>
    <message>
        <source>Provisional: results are still missing.</source>
        <translation>Предварительно: есть ещё не все результаты.</translation>
    </message>
    <message>
        <source>No round is complete yet.</source>
        <translation>Ни один тур ещё не завершён.</translation>
    </message>
    <message>
        <source>Prizes</source>
        <comment>heading on the wall</comment>
        <translation>Призы</translation>
    </message>
    <message>
        <source>There are no prizes.</source>
        <translation>Призов нет.</translation>
    </message>
    <message>
        <source>The first prizes are given at the interval.</source>
        <translation>Первые призы вручают в перерыве.</translation>
    </message>
    <message>
        <source>The prizes are given after the last round.</source>
        <translation>Призы вручают после последнего тура.</translation>
    </message>
    <message>
        <source>Still to come: {count}</source>
        <translation>Ещё будет: {count}</translation>
    </message>
    <message>
        <source>Last minutes</source>
        <translation>Последние минуты</translation>
    </message>
    <message>
        <source>Time!</source>
        <translation>Время!</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>пауза</translation>
    </message>
    <message>
        <source>Season table</source>
        <translation>Таблица сезона</translation>
    </message>
    <message>
        <source>Season table, evenings {first} to {last}</source>
        <translation>Таблица сезона, вечера {first}–{last}</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Среднее</translation>
    </message>
    <message>
        <source>Came</source>
        <comment>to how many evenings, above a column</comment>
        <translation>Вечера</translation>
    </message>
    <message>
        <source>For coming</source>
        <comment>points, above a column</comment>
        <translation>За приход</translation>
    </message>
    <message>
        <source>Not among the best</source>
        <comment>evenings, above a column</comment>
        <translation>Не из лучших</translation>
    </message>
    <message>
        <source>Points of each evening, with the place beside them.</source>
        <translation>Очки за каждый вечер, рядом — место.</translation>
    </message>
    <message>
        <source>All evenings count.</source>
        <translation>Засчитываются все вечера.</translation>
    </message>
    <message numerus="yes">
        <source>The best {best} evenings of each count and are in bold; the others are in brackets.</source>
        <comment>best</comment>
        <translation>
            <numerusform>У каждого засчитывается {best} лучший вечер, он выделен жирным; остальные в скобках.</numerusform>
            <numerusform>У каждого засчитываются {best} лучших вечера, они выделены жирным; остальные в скобках.</numerusform>
            <numerusform>У каждого засчитываются {best} лучших вечеров, они выделены жирным; остальные в скобках.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best {best} evenings of each count.</source>
        <comment>best</comment>
        <translation>
            <numerusform>У каждого засчитывается лучший {best} вечер.</numerusform>
            <numerusform>У каждого засчитываются лучшие {best} вечера.</numerusform>
            <numerusform>У каждого засчитываются лучшие {best} вечеров.</numerusform>
        </translation>
    </message>
    <message>
        <source>An evening brings the points of its drive.</source>
        <translation>Вечер приносит очки своего турнира.</translation>
    </message>
    <message>
        <source>An evening brings points for places: {points}.</source>
        <translation>Вечер приносит очки за места: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever came gets {points} points more.</source>
        <comment>points</comment>
        <translation>
            <numerusform>За приход добавляется {points} очко.</numerusform>
            <numerusform>За приход добавляются {points} очка.</numerusform>
            <numerusform>За приход добавляется {points} очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} drives are not closed and are left out until then: {drives}.</source>
        <comment>count</comment>
        <translation>
            <numerusform>Не закрыт {count} турнир, до закрытия он не засчитывается ({drives}).</numerusform>
            <numerusform>Не закрыты {count} турнира, до закрытия они не засчитываются ({drives}).</numerusform>
            <numerusform>Не закрыто {count} турниров, до закрытия они не засчитываются ({drives}).</numerusform>
        </translation>
    </message>
    <message>
        <source>“{title}”, {day}</source>
        <translation>«{title}», {day}</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <translation>{first} — {last}</translation>
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
        <translation>Таблица (CSV)</translation>
    </message>
    <message>
        <source>Level at {step} {figure}: {names}.</source>
        <translation>Поровну — {step} {figure}: {names}.</translation>
    </message>
    <message>
        <source>{step}: {figures}.</source>
        <translation>{step}: {figures}.</translation>
    </message>
    <message>
        <source>{step}: {figure} each.</source>
        <translation>{step}: у каждого {figure}.</translation>
    </message>
    <message>
        <source>{figure} ({names})</source>
        <translation>{figure} ({names})</translation>
    </message>
    <message>
        <source>Decided by {step}.</source>
        <translation>Решает {step}.</translation>
    </message>
    <message>
        <source>Still level: {names}.</source>
        <translation>Всё ещё поровну: {names}.</translation>
    </message>
    <message>
        <source>They cut: {order}</source>
        <translation>Тянули карту: {order}</translation>
    </message>
    <message>
        <source>They played off: {order}</source>
        <translation>Сыграли ещё раз: {order}</translation>
    </message>
    <message>
        <source>They share: {order}</source>
        <translation>Делят: {order}</translation>
    </message>
    <message>
        <source>{first} before {next}</source>
        <translation>{first}, затем {next}</translation>
    </message>
    <message>
        <source>{settled}.</source>
        <translation>{settled}.</translation>
    </message>
    <message>
        <source>Further ties that were told apart: {count}</source>
        <translation>Другие решённые равенства: {count}</translation>
    </message>
    <message>
        <source>As in the standings. {settled}</source>
        <translation>Как в таблице. {settled}</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>карта</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>переигровка</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>делёж</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Равенство</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>тур {round}</translation>
    </message>
    <message>
        <source>round {round}, deal {first}</source>
        <translation>тур {round}, сдача {first}</translation>
    </message>
    <message>
        <source>round {round}, deals {first} to {last}</source>
        <translation>тур {round}, сдачи {first}–{last}</translation>
    </message>
    <message>
        <source>{name}, {when}: table {table}, {seat}, with {partner} against {opponents}</source>
        <translation>{name}, {when}: стол {table}, {seat}, партнёр: {partner}, против: {opponents}</translation>
    </message>
    <message>
        <source>{name}, {when}: table {table}, {seat}, against {opponents}</source>
        <translation>{name}, {when}: стол {table}, {seat}, против: {opponents}</translation>
    </message>
    <message>
        <source>{name}, {when}: rests</source>
        <translation>{name}, {when}: отдыхает</translation>
    </message>
    <message>
        <source>Round {round} is not seated yet.</source>
        <translation>Тур {round} ещё не рассажен.</translation>
    </message>
    <message>
        <source>How it is scored</source>
        <translation>Как считают очки</translation>
    </message>
    <message>
        <source>The rules of the game as this drive has them, with a worked example, for the wall or the tables.</source>
        <translation>Правила игры, как они приняты в этом турнире, с разобранным примером: на стену или на столы.</translation>
    </message>
    <message>
        <source>How it is scored: {system}</source>
        <translation>Как считают очки: {system}</translation>
    </message>
    <message>
        <source>What is written</source>
        <translation>Что записывают</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Что засчитывается</translation>
    </message>
    <message>
        <source>Where rules differ, it is held so here</source>
        <translation>Где правила расходятся, здесь принято так</translation>
    </message>
    <message>
        <source>As it is played here</source>
        <translation>Как играют здесь</translation>
    </message>
    <message>
        <source>For the standings</source>
        <translation>Для таблицы</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Пример</translation>
    </message>
    <message>
        <source>The deals are made up. Their points, and why, are worked out by the program with the options above.</source>
        <translation>Сдачи придуманы. Очки за них и пояснения программа вычислила по настройкам выше.</translation>
    </message>
    <message numerus="yes">
        <source>All tables stop after {deals} deals.</source>
        <comment>deals</comment>
        <translation>
            <numerusform>Все столы оканчивают после {deals} сдачи.</numerusform>
            <numerusform>Все столы оканчивают после {deals} сдач.</numerusform>
            <numerusform>Все столы оканчивают после {deals} сдач.</numerusform>
        </translation>
    </message>
    <message>
        <source>A table plays until the rubber, or the single game, is decided.</source>
        <translation>За столом играют, пока не решён роббер или единственная партия.</translation>
    </message>
    <message>
        <source>A game that is not finished then counts its points and brings no bonus.</source>
        <translation>В неоконченной к тому времени партии засчитываются очки, а премии за неё нет.</translation>
    </message>
    <message>
        <source>Everybody has the points of their side, in every deal they play.</source>
        <translation>Каждому идут очки его пары в каждой сыгранной им сдаче.</translation>
    </message>
    <message>
        <source>A table that is stopped early counts the deals that it has played, and the reason stays beside it.</source>
        <translation>Если стол окончил раньше, засчитываются сыгранные сдачи, а рядом остаётся причина.</translation>
    </message>
    <message>
        <source>What cannot be, such as fourteen tricks, is refused with the place and what may stand there.</source>
        <translation>Невозможное, например четырнадцать взяток, не принимается; программа говорит, где это и что там может стоять.</translation>
    </message>
    <message>
        <source>Two pairs play for thirteen tricks. Everybody collects the tricks of their side through the whole evening.</source>
        <translation>Две пары играют на тринадцать взяток. Каждый весь вечер копит взятки своей пары.</translation>
    </message>
    <message>
        <source>Two pairs play for games of a few points; only tricks above six bring any, and honours do not count.</source>
        <translation>Две пары играют партии до нескольких очков; очки приносят только взятки сверх шести, онёры не засчитываются.</translation>
    </message>
    <message>
        <source>Two pairs play the best of three games. Tricks make the games, and games make the points that count.</source>
        <translation>Две пары играют до двух побед в трёх партиях. Из взяток складываются партии, а из партий — очки, которые засчитываются.</translation>
    </message>
    <message>
        <source>Two pairs bid how many points they will make, in tricks and in honours that they capture. Games, bonuses and points that wait make up the rubber.</source>
        <translation>Две пары заявляют, сколько очков наберут взятками и взятыми в них онёрами. Роббер складывается из партий, премий и отложенных очков.</translation>
    </message>
    <message>
        <source>Two pairs bid for the kitty, with 54 cards of which two are jokers. Only the side that declares can win points, or lose them.</source>
        <translation>Две пары торгуются за прикуп; карт 54, из них два джокера. Получить или потерять очки может только пара разыгрывающего.</translation>
    </message>
    <message>
        <source>Two players have thirteen cards each, and draw from the stock after every trick until it is used up; then they play what they hold.</source>
        <translation>У двух игроков по тринадцать карт, и после каждой взятки они берут карту из колоды, пока она не кончится; затем играют тем, что на руках.</translation>
    </message>
    <message>
        <source>For evenings of any other game: the points of both sides are written as they are, and added.</source>
        <translation>Для вечеров с любой другой игрой: очки обеих пар записывают как есть и складывают.</translation>
    </message>
    <message>
        <source>For each deal the tricks of one side; the other side has the rest of thirteen.</source>
        <translation>Для каждой сдачи — взятки одной пары; у другой пары остальные из тринадцати.</translation>
    </message>
    <message>
        <source>For each deal the tricks of one side, and which side held three or four honours, if any did.</source>
        <translation>Для каждой сдачи — взятки одной пары и у какой пары было на руках три или четыре онёра, если были.</translation>
    </message>
    <message>
        <source>For each deal the side that declares, its bid from 1 to 7 (0: all four passed), the trump, and the tricks and honours that it took.</source>
        <translation>Для каждой сдачи — пара разыгрывающего, её заявка от 1 до 7 (0 — все четверо пасовали), козырь, её взятки и взятые в них онёры.</translation>
    </message>
    <message>
        <source>For each deal the side that declares, its bid, high, low or no-trump, the trump (in no-trump the order), and the tricks that it took, the kitty among them.</source>
        <translation>Для каждой сдачи — пара разыгрывающего, её заявка, верх, низ или без козыря, козырь (без козыря — порядок) и её взятки, включая прикуп.</translation>
    </message>
    <message>
        <source>For each deal the tricks that one player took after the stock was used up.</source>
        <translation>Для каждой сдачи — взятки одного игрока после того, как кончилась колода.</translation>
    </message>
    <message>
        <source>For each deal the points of both sides: whole numbers, also below zero.</source>
        <translation>Для каждой сдачи — очки обеих пар: целые числа, в том числе меньше нуля.</translation>
    </message>
    <message>
        <source>A revoke is settled at the table in tricks. What is decided later is an adjustment with its reason.</source>
        <translation>Фальшренонс улаживают за столом взятками. Решённое позже — это поправка с причиной.</translation>
    </message>
    <message>
        <source>Tricks that do not make thirteen are taken only with a reason, and stay marked.</source>
        <translation>Взятки, которых вместе не тринадцать, принимаются только с причиной и остаются помеченными.</translation>
    </message>
    <message>
        <source>A game is decided only when a deal is over; so a side may end with more points than it needs.</source>
        <translation>Партия решается только по окончании сдачи; поэтому у пары может оказаться больше очков, чем нужно.</translation>
    </message>
    <message>
        <source>Honours are those that a side held when the cards were dealt, not those that it took in tricks.</source>
        <translation>Онёры — это те, что были у пары на руках после сдачи карт, а не те, что она взяла во взятках.</translation>
    </message>
    <message>
        <source>Where a number of deals is played, games that are won count; the bonus comes with a whole rubber only.</source>
        <translation>Если играют заданное число сдач, засчитываются выигранные партии; премия — только за целый роббер.</translation>
    </message>
    <message>
        <source>That honours may win a game before the tricks are counted holds for both sides, in every deal.</source>
        <translation>Онёры могут решить партию до подсчёта взяток у обеих пар и в каждой сдаче.</translation>
    </message>
    <message>
        <source>One game won in the rubber is enough: from then on that side’s failed bids count in full at once.</source>
        <translation>Достаточно одной выигранной партии в роббере: дальше невыполненные заявки этой пары засчитываются сразу и полностью.</translation>
    </message>
    <message>
        <source>Waiting points are entered for both sides together, and may win the new game before its first deal.</source>
        <translation>Отложенные очки вносят обеим парам одновременно, и они могут решить новую партию ещё до её первой сдачи.</translation>
    </message>
    <message>
        <source>Points that wait never go on into another rubber, and the highest bid is 7.</source>
        <translation>Отложенные очки не переходят в другой роббер, а наибольшая заявка — 7.</translation>
    </message>
    <message>
        <source>The rubber belongs to the side that wins the games, whoever has more points; all points count.</source>
        <translation>Роббер берёт пара, выигравшая партии, у кого бы ни было больше очков; засчитываются все очки.</translation>
    </message>
    <message>
        <source>A side with fewer than six tricks loses a point for every trick that is missing to its bid, too.</source>
        <translation>Пара, у которой меньше шести взяток, тоже теряет по очку за каждую взятку, не хватающую до заявки.</translation>
    </message>
    <message>
        <source>A side that falls as far below zero as a game goes above it has lost that game to the other side.</source>
        <translation>Пара, опустившаяся ниже нуля на столько, сколько нужно для партии, проиграла эту партию другой паре.</translation>
    </message>
    <message>
        <source>The tricks of the first phase only bring cards from the stock; they are not written.</source>
        <translation>Взятки первой части лишь дают карты из колоды; их не записывают.</translation>
    </message>
    <message>
        <source>The deal is won by the side with more points; where both have as many, nobody has won it.</source>
        <translation>Сдачу выигрывает пара, у которой больше очков; если поровну, не выиграл никто.</translation>
    </message>
    <message>
        <source>Where to begin</source>
        <translation>С чего начать</translation>
    </message>
    <message>
        <source>The program runs a club’s whist evening: who is there, who sits where, what each table has made, who has won, and all the paper for it. It needs no internet.</source>
        <translation>Программа ведёт вечер виста в клубе: кто пришёл, кто где сидит, что набрал каждый стол, кто победил, и все бумаги к этому. Интернет ей не нужен.</translation>
    </message>
    <message>
        <source>Whist here means the game of tricks for two pairs, with trumps, as it is played at whist drives, and its relatives. The bidding game that is called whist in Romania is another one.</source>
        <translation>Вист здесь — игра на взятки для двух пар, с козырями, как в неё играют на вист-драйвах, и её родня. Игра с торговлей, которую называют вистом в Румынии, — другая.</translation>
    </message>
    <message>
        <source>“Try the sample evening” on the first page opens a finished drive in a file of its own. Change what you like there; your club is not touched.</source>
        <translation>«Попробовать пример вечера» на первой странице открывает оконченный турнир в отдельном файле. Меняйте там что угодно; ваш клуб останется нетронутым.</translation>
    </message>
    <message>
        <source>**Ctrl+N** begins a drive: its game, how people move, and how many rounds are played.</source>
        <translation>**Ctrl+N** начинает турнир: какая игра, как переходят и сколько туров играют.</translation>
    </message>
    <message>
        <source>Then follow the list at the left from the top: sign people in, draw the seats, type the results, look at the standings, hand out the prizes, print.</source>
        <translation>Дальше идите по списку слева сверху вниз: запишите людей, рассадите их, введите результаты, посмотрите таблицу, вручите призы, напечатайте.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Полезно знать</translation>
    </message>
    <message>
        <source>Nothing needs to be saved: whatever you type is in the file as soon as it is taken in.</source>
        <translation>Сохранять ничего не нужно: всё введённое попадает в файл, как только принято.</translation>
    </message>
    <message>
        <source>**Ctrl+Z** takes back the last step, and the one before it, to the beginning of the evening. It works after the program was closed, too.</source>
        <translation>**Ctrl+Z** отменяет последний шаг, затем предыдущий — и так до начала вечера. Это работает и после закрытия программы.</translation>
    </message>
    <message>
        <source>A club is one file. Copy it with “Save a copy” to carry the evening on at another computer.</source>
        <translation>Клуб — это один файл. Скопируйте его командой «Сохранить копию», чтобы продолжить вечер на другом компьютере.</translation>
    </message>
    <message>
        <source>Keys that work everywhere</source>
        <translation>Клавиши, которые действуют везде</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse. The key of a button stands in its little window of help.</source>
        <translation>Всё можно делать без мыши. Клавиша кнопки указана в её всплывающей подсказке.</translation>
    </message>
    <message>
        <source>Help for the page or the dialog in which you are</source>
        <translation>Справка по странице или окну, где вы находитесь</translation>
    </message>
    <message>
        <source>How the game of this drive is scored, with an example</source>
        <translation>Как считают очки в игре этого турнира, с примером</translation>
    </message>
    <message>
        <source>All commands and their keys</source>
        <translation>Все команды и их клавиши</translation>
    </message>
    <message>
        <source>Take the last step back; do it again</source>
        <translation>Отменить последний шаг; вернуть его</translation>
    </message>
    <message>
        <source>Take in what is half-typed; it would be saved anyway</source>
        <translation>Записать недописанное; оно сохранилось бы и так</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Следующий тур</translation>
    </message>
    <message>
        <source>The drives, and the steps of the evening</source>
        <translation>Турниры и шаги вечера</translation>
    </message>
    <message>
        <source>Go on to the next field, or back</source>
        <translation>К следующему полю или назад</translation>
    </message>
    <message>
        <source>Leave a field as it was, or close what lies above the page</source>
        <translation>Оставить поле как было или закрыть то, что поверх страницы</translation>
    </message>
    <message>
        <source>Edit what is selected in a list</source>
        <translation>Изменить выбранное в списке</translation>
    </message>
    <message>
        <source>Sort a list by the column in which you are</source>
        <translation>Сортировать список по столбцу, в котором вы находитесь</translation>
    </message>
    <message>
        <source>Look for a name, where there are names</source>
        <translation>Найти имя — там, где есть имена</translation>
    </message>
    <message>
        <source>Larger or smaller text</source>
        <translation>Крупнее или мельче текст</translation>
    </message>
    <message>
        <source>The wall</source>
        <translation>Табло</translation>
    </message>
    <message>
        <source>A second window for a projector or a television: who sits where next, the trump, the clock of the round, the standings, and the prizes one by one. The hall sees it while you go on typing.</source>
        <translation>Второе окно для проектора или телевизора: кто где сидит дальше, козырь, часы тура, таблица и призы один за другим. Зал смотрит на него, пока вы вводите дальше.</translation>
    </message>
    <message>
        <source>Connect the screen and press **Ctrl+Shift+W**. The wall fills the second screen; with one screen only it lies beside the window. The bar above the page chooses what it shows.</source>
        <translation>Подключите экран и нажмите **Ctrl+Shift+W**. Табло займёт второй экран; если экран один, оно появится рядом с окном. Что показать, выбирают в строке над страницей.</translation>
    </message>
    <message>
        <source>Start the clock of the round, or pause it</source>
        <translation>Пустить часы тура или остановить их</translation>
    </message>
    <message>
        <source>Give the round another minute</source>
        <translation>Дать туру ещё минуту</translation>
    </message>
    <message>
        <source>Reveal the next prize, hide the last one</source>
        <translation>Открыть следующий приз, скрыть последний</translation>
    </message>
    <message>
        <source>More or less of the bar that serves the wall</source>
        <translation>Показать больше или меньше настроек табло</translation>
    </message>
    <message>
        <source>On the wall itself: fill its screen, leave it again</source>
        <translation>На самом табло: развернуть на весь экран, выйти</translation>
    </message>
    <message>
        <source>When the end should stay exciting</source>
        <translation>Если конец должен остаться интригой</translation>
    </message>
    <message>
        <source>Choose in the bar how many of the last rounds the standings on the wall leave out.</source>
        <translation>Выберите в строке табло, сколько последних туров не учитывать в таблице на табло.</translation>
    </message>
    <message>
        <source>When something goes wrong</source>
        <translation>Если что-то пошло не так</translation>
    </message>
    <message>
        <source>The power was cut, or the computer stopped</source>
        <translation>Отключилось электричество или встал компьютер</translation>
    </message>
    <message>
        <source>Start it again: the drive opens where it was. At most the figure is lost that was half-typed at that moment.</source>
        <translation>Включите его снова: турнир откроется там, где был. Пропасть может разве что одно число, недописанное в ту минуту.</translation>
    </message>
    <message>
        <source>The computer does not start any more</source>
        <translation>Компьютер больше не включается</translation>
    </message>
    <message>
        <source>Go on with a copy of the club’s file on another one. Without a copy, carry on from people’s own score cards: a drive can take its results from them alone.</source>
        <translation>Продолжайте с копией файла клуба на другом. Нет копии — берите карточки самих участников: турнир может получать результаты только с них.</translation>
    </message>
    <message>
        <source>The club’s file is damaged or lost</source>
        <translation>Файл клуба повреждён или пропал</translation>
    </message>
    <message>
        <source>The program copies the club by itself, when it is opened and whenever a round is seated, into a folder of this computer; the latest 20 are kept. **Ctrl+Shift+O** lists them and puts one in the place of the club. What was there is copied before, so that you can go back.</source>
        <translation>Программа сама копирует клуб, когда его открывают и всякий раз, когда рассаживают тур, в папку на этом компьютере; хранятся последние 20 копий. **Ctrl+Shift+O** показывает их список и ставит одну на место клуба. То, что там было, сначала копируется, так что можно вернуться.</translation>
    </message>
    <message>
        <source>Without a copy, “Save what can be read” writes all that is left of a damaged file into a new one and says what is missing.</source>
        <translation>Если копии нет, «Сохранить, что читается» запишет всё, что осталось от повреждённого файла, в новый и скажет, чего не хватает.</translation>
    </message>
    <message>
        <source>I have done something by mistake</source>
        <translation>Что-то сделано по ошибке</translation>
    </message>
    <message>
        <source>Press **Ctrl+Z**. The line at the foot of the window says what was taken back, and **Ctrl+Y** does it again.</source>
        <translation>Нажмите **Ctrl+Z**. Строка внизу окна скажет, что отменено, а **Ctrl+Y** вернёт это.</translation>
    </message>
    <message>
        <source>A result is wrong</source>
        <translation>Результат неверен</translation>
    </message>
    <message>
        <source>On the page of the scores go back to its round with **Alt+Left** and type over it. All totals and places follow; seats in which people have sat stay as they were.</source>
        <translation>На странице результатов вернитесь к его туру клавишами **Alt+Left** и введите поверх. Все итоги и места пересчитаются; места за столами, где люди уже сидели, не изменятся.</translation>
    </message>
    <message>
        <source>Players and tables do not agree</source>
        <translation>Игроки и столы расходятся</translation>
    </message>
    <message>
        <source>Type people’s own cards as a second count with **F8**: the list names the people and the deal in which card and table differ.</source>
        <translation>Введите карточки участников как второй подсчёт (**F8**): в списке будут названы люди и сдача, где карточка и стол расходятся.</translation>
    </message>
    <message>
        <source>The program itself makes a mistake</source>
        <translation>Ошибается сама программа</translation>
    </message>
    <message>
        <source>It says so above the page, and nothing that was saved is lost. Save the report that it offers, and go on.</source>
        <translation>Она сообщит об этом над страницей, и ничего из сохранённого не пропадёт. Сохраните отчёт, который она предложит, и продолжайте.</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>Турниры</translation>
    </message>
    <message>
        <source>Every evening of the club is a card here, the newest first, with its day, its place and how far it is.</source>
        <translation>Каждый вечер клуба здесь — карточка, сначала самые новые: день, место и сколько уже сыграно.</translation>
    </message>
    <message>
        <source>**Ctrl+N** begins a new drive. With the arrow keys and **Enter** you open one that is there already; it can be looked at, printed again and, where need be, corrected.</source>
        <translation>**Ctrl+N** начинает новый турнир. Стрелками и клавишей **Enter** вы откроете прежний; его можно посмотреть, снова напечатать и, если надо, исправить.</translation>
    </message>
    <message>
        <source>A new drive</source>
        <translation>Новый турнир</translation>
    </message>
    <message>
        <source>In the list: delete a drive; what would go is said first</source>
        <translation>В списке: удалить турнир; сначала сказано, что исчезнет</translation>
    </message>
    <message>
        <source>The plan of the drive that is open</source>
        <translation>План открытого турнира</translation>
    </message>
    <message>
        <source>Open another club’s file; begin a new one</source>
        <translation>Открыть файл другого клуба; создать новый</translation>
    </message>
    <message>
        <source>When the evening goes on at another computer</source>
        <translation>Если вечер продолжается на другом компьютере</translation>
    </message>
    <message>
        <source>Save a copy of the club onto a stick and open it there. Work on one of the two only: files are not put together again.</source>
        <translation>Сохраните копию клуба на флешку и откройте её там. Работайте только на одном из двух: файлы потом не соединить.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Люди</translation>
    </message>
    <message>
        <source>Everybody whom the club knows, so that a few letters are enough at the door. A nickname or a number of the club tells two people of one name apart, on every screen and every paper.</source>
        <translation>Все, кого знает клуб, чтобы у входа хватало нескольких букв. Прозвище или клубный номер различает тёзок на каждом экране и на каждой бумаге.</translation>
    </message>
    <message>
        <source>Type a few letters: accents and small slips do not matter. Somebody new need not be entered here first; signing in does that.</source>
        <translation>Введите несколько букв: надстрочные знаки и мелкие опечатки не мешают. Нового человека вносить сюда заранее не нужно: это делает регистрация.</translation>
    </message>
    <message>
        <source>In the list: edit the person on the card beside it</source>
        <translation>В списке: изменить данные на карточке рядом</translation>
    </message>
    <message>
        <source>In the list: archive somebody, or bring them back</source>
        <translation>В списке: отправить в архив или вернуть</translation>
    </message>
    <message>
        <source>Another entry is the same person: join the two</source>
        <translation>Другая запись — тот же человек: объединить обе</translation>
    </message>
    <message>
        <source>All that is kept of somebody, in a file for them</source>
        <translation>Всё, что хранится о человеке, — файлом для него</translation>
    </message>
    <message>
        <source>Forget somebody who asks for it</source>
        <translation>Забыть того, кто об этом просит</translation>
    </message>
    <message>
        <source>When somebody is in the list twice</source>
        <translation>Если кто-то в списке дважды</translation>
    </message>
    <message>
        <source>Join the two. You are shown first what will be joined; what both have played is then found under one name, and one step takes it back.</source>
        <translation>Объедините обе записи. Сначала вам покажут, что будет объединено; всё сыгранное окажется под одним именем, и один шаг это отменяет.</translation>
    </message>
    <message>
        <source>When somebody does not come any more</source>
        <translation>Если кто-то больше не приходит</translation>
    </message>
    <message>
        <source>Archive them: they leave the lists, and old results keep their name. They come back in the same way.</source>
        <translation>Отправьте запись в архив: её не будет в списках, а в старых результатах имя останется. Вернуть её можно так же.</translation>
    </message>
    <message>
        <source>When somebody asks what is kept about them</source>
        <translation>Если кто-то спросит, что о нём хранится</translation>
    </message>
    <message>
        <source>Give them a file with all of it. On request their name is erased, while the figures of the evenings stay. That alone cannot be taken back; copies of the file that were made before still have the name.</source>
        <translation>Дайте ему файл, где всё это есть. По просьбе имя стирают, а числа вечеров остаются. Только этого отменить нельзя; в копиях файла, сделанных раньше, имя сохранится.</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Сезоны</translation>
    </message>
    <message>
        <source>Several drives that are counted together: by the points of each evening or by points for places, with the best evenings of everybody, and points for coming where the club gives any.</source>
        <translation>Несколько турниров, которые считают вместе: по очкам каждого вечера или по очкам за места, с лучшими вечерами каждого и очками за участие, если клуб их даёт.</translation>
    </message>
    <message>
        <source>Begin a season, give it a name, and tick the drives that belong to it. A drive may count in several.</source>
        <translation>Начните сезон, дайте ему название и отметьте его турниры. Турнир может входить в несколько сезонов.</translation>
    </message>
    <message>
        <source>When a result of the season was wrong</source>
        <translation>Если результат сезона оказался неверным</translation>
    </message>
    <message>
        <source>Open its drive again, correct it, and close it. Until it is closed it is left out, and the page says so; then the table is right at once.</source>
        <translation>Откройте его турнир снова, исправьте и закройте. Пока он не закрыт, он не учитывается, и страница об этом говорит; потом таблица сразу верна.</translation>
    </message>
    <message>
        <source>Import and export</source>
        <translation>Импорт и экспорт</translation>
    </message>
    <message>
        <source>People, those who come to a drive, results and schedules can be taken from a table that was made elsewhere, as CSV or XLSX; and all of them go out in the same form.</source>
        <translation>Людей, участников турнира, результаты и расписания можно взять из таблицы, сделанной в другом месте, в CSV или XLSX; и всё это можно выгрузить в том же виде.</translation>
    </message>
    <message>
        <source>Choose the file, or drag it onto the window.</source>
        <translation>Выберите файл или перетащите его в окно.</translation>
    </message>
    <message>
        <source>Look whether the letters are right and each column is taken for what it is.</source>
        <translation>Посмотрите, верны ли буквы и правильно ли понят каждый столбец.</translation>
    </message>
    <message>
        <source>Read through the preview. What is wrong in a row stands beside it; as long as something grave is wrong, nothing can be taken in.</source>
        <translation>Прочитайте предварительный просмотр. Что неверно в строке, указано рядом; пока есть серьёзная ошибка, принять ничего нельзя.</translation>
    </message>
    <message>
        <source>Accept. All rows come in one step, which **Ctrl+Z** takes back.</source>
        <translation>Примите. Все строки появятся одним шагом, который отменяет **Ctrl+Z**.</translation>
    </message>
    <message>
        <source>When letters look wrong</source>
        <translation>Если буквы неверны</translation>
    </message>
    <message>
        <source>Choose another way of reading the file; the preview follows.</source>
        <translation>Выберите другой способ чтения файла; просмотр изменится.</translation>
    </message>
    <message>
        <source>A drive for another club</source>
        <translation>Турнир для другого клуба</translation>
    </message>
    <message>
        <source>A whole drive goes out as one file. The club that imports it is asked who is meant where somebody has a namesake there.</source>
        <translation>Турнир целиком выгружается одним файлом. Клуб, который его загружает, спросят, кто имеется в виду, если там есть тёзка.</translation>
    </message>
    <message>
        <source>The plan of a drive</source>
        <translation>План турнира</translation>
    </message>
    <message>
        <source>What is played tonight and how. The form begins with what is usual for the game; change what your club does otherwise.</source>
        <translation>Во что играют сегодня и как. В форме сначала стоит обычное для игры; измените то, что у вашего клуба иначе.</translation>
    </message>
    <message>
        <source>Give the evening a title and choose the game. A button beside it explains how it is scored.</source>
        <translation>Дайте вечеру название и выберите игру. Кнопка рядом объясняет, как считают очки.</translation>
    </message>
    <message>
        <source>Choose the movement: who goes where after each round. The line below it says it in a sentence, to be read aloud.</source>
        <translation>Выберите переходы: кто куда идёт после каждого тура. Строка под ними говорит это одной фразой, которую можно прочитать вслух.</translation>
    </message>
    <message>
        <source>Say how many rounds there are, and how many deals in each.</source>
        <translation>Укажите, сколько будет туров и сколько сдач в каждом.</translation>
    </message>
    <message>
        <source>Begin the drive, or leave everything as it was</source>
        <translation>Начать турнир или оставить всё как было</translation>
    </message>
    <message>
        <source>Move a step by which places are decided</source>
        <translation>Переставить показатель, определяющий места</translation>
    </message>
    <message>
        <source>When something has to change in mid-evening</source>
        <translation>Если посреди вечера что-то надо изменить</translation>
    </message>
    <message>
        <source>**Ctrl+E** shows the plan again. Rounds can be added or left out at any time; the game itself only before the first result, or as a correction that says how many results are scored anew.</source>
        <translation>**Ctrl+E** снова открывает план. Туры можно добавить или убрать в любое время, а саму игру — менять только до первого результата или как исправление, которое говорит, сколько результатов пересчитают.</translation>
    </message>
    <message>
        <source>What to do first</source>
        <translation>Что сделать сначала</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>on the keyboard</comment>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Регистрация</translation>
    </message>
    <message>
        <source>Who plays tonight, each with a number for the evening. The line at the top says how many are in and how many more make a whole table.</source>
        <translation>Кто сегодня играет, у каждого номер на вечер. Строка вверху говорит, сколько людей в списке и скольких не хватает до целого стола.</translation>
    </message>
    <message>
        <source>Type two letters of a name and press **Enter**. Whoever is not in the club yet stands in the last row as a new player; the same key adds them.</source>
        <translation>Введите две буквы имени и нажмите **Enter**. Кого в клубе ещё нет, тот в последней строке — как новый игрок; добавляет его та же клавиша.</translation>
    </message>
    <message>
        <source>Sign in; with two roles: in the first or the second</source>
        <translation>Записать; если ролей две — с первой или со второй</translation>
    </message>
    <message>
        <source>In the list: has paid, or has not</source>
        <translation>В списке: взнос получен или нет</translation>
    </message>
    <message>
        <source>In the list: the other role</source>
        <translation>В списке: другая роль</translation>
    </message>
    <message>
        <source>In the list: a substitute takes over a seat</source>
        <translation>В списке: замена садится на место другого</translation>
    </message>
    <message>
        <source>In the list: somebody who waits plays in this round already</source>
        <translation>В списке: кто ждёт, играет уже в этом туре</translation>
    </message>
    <message>
        <source>In the list: two share a seat in turn</source>
        <translation>В списке: двое делят место и играют по очереди</translation>
    </message>
    <message>
        <source>A dummy that fills a seat</source>
        <translation>Болван, который занимает место</translation>
    </message>
    <message>
        <source>In the list: takes somebody out; in mid-evening they leave after this round</source>
        <translation>В списке: убирает человека; посреди вечера — уход после этого тура</translation>
    </message>
    <message>
        <source>When somebody comes late</source>
        <translation>Если кто-то опоздал</translation>
    </message>
    <message>
        <source>Sign them in as usual: they play from the next round on. **Shift+F5** gives them a place at once, such as one that was left or that of somebody who rests.</source>
        <translation>Запишите его как обычно: он играет со следующего тура. **Shift+F5** сразу даёт место — освободившееся или того, кто отдыхает.</translation>
    </message>
    <message>
        <source>When somebody has to leave</source>
        <translation>Если кому-то надо уйти</translation>
    </message>
    <message>
        <source>Select them and press **Del**: their results stay, and the rounds to come are drawn without them. Where somebody takes over their seat, press **F5** instead.</source>
        <translation>Выберите его и нажмите **Del**: его результаты останутся, а следующие туры рассадят без него. Если на его место садится другой, нажмите вместо этого **F5**.</translation>
    </message>
    <message>
        <source>Who sits where. The plan shows the tables of the hall; before anything is played you can see how even the evening will be.</source>
        <translation>Кто где сидит. На плане — столы зала; ещё до начала игры видно, насколько ровным будет вечер.</translation>
    </message>
    <message>
        <source>When everybody is in, draw the first round with **F9**. Later rounds are seated in the same way, by the movement that the plan of the drive names.</source>
        <translation>Когда все в списке, рассадите первый тур клавишей **F9**. Следующие туры рассаживают так же, по переходам из плана турнира.</translation>
    </message>
    <message>
        <source>In the plan: mark somebody; on somebody else: the two change places</source>
        <translation>На плане: отметить человека; на другом — поменять обоих местами</translation>
    </message>
    <message>
        <source>What can be done when the number of people makes no whole tables</source>
        <translation>Что делать, если за столами не выходит поровну</translation>
    </message>
    <message>
        <source>Wishes: apart, together, always at one table</source>
        <translation>Пожелания: врозь, вместе, всегда за одним столом</translation>
    </message>
    <message>
        <source>How even the evening is</source>
        <translation>Насколько ровно идёт вечер</translation>
    </message>
    <message>
        <source>The movement in words, to be read aloud</source>
        <translation>Переходы словами, чтобы прочитать вслух</translation>
    </message>
    <message>
        <source>Where somebody sits</source>
        <translation>Где кто-то сидит</translation>
    </message>
    <message>
        <source>An earlier round, a later one</source>
        <translation>Предыдущий тур, следующий тур</translation>
    </message>
    <message>
        <source>The seats as PDF, by table and by name</source>
        <translation>Места в PDF, по столам и по именам</translation>
    </message>
    <message>
        <source>When people have come or gone since the round was drawn</source>
        <translation>Если после жеребьёвки тура кто-то пришёл или ушёл</translation>
    </message>
    <message>
        <source>The page says so and offers to take the round back, as long as none of its tables has a result. Draw it again then.</source>
        <translation>Страница скажет об этом и предложит отменить тур, пока ни за одним его столом нет результата. Затем рассадите его заново.</translation>
    </message>
    <message>
        <source>When two people must not, or want to, sit together</source>
        <translation>Если двоим нельзя или хочется сидеть вместе</translation>
    </message>
    <message>
        <source>Note it as a wish before the draw; wishes that cannot be kept are named. Or swap two people by hand: the line below says what that does to the evening.</source>
        <translation>Запишите это как пожелание до жеребьёвки; невыполнимые пожелания будут названы. Или поменяйте двоих вручную: строка внизу скажет, что это значит для вечера.</translation>
    </message>
    <message>
        <source>When people make no whole tables</source>
        <translation>Когда за столами не выходит поровну</translation>
    </message>
    <message>
        <source>Every way to play with so many people, each with what it means: who rests how often, what the award for resting would be, which seat is shared, how many dummies are needed, or who would fill in.</source>
        <translation>Все способы играть с таким числом людей и что каждый значит: кто как часто отдыхает, какой была бы добавка за отдых, какое место общее, сколько нужно болванов или кто сел бы на подмену.</translation>
    </message>
    <message>
        <source>Choose with the arrow keys and take it with **Enter**. It holds for the rounds to come; **Esc** leaves everything as it is.</source>
        <translation>Выберите стрелками и примите клавишей **Enter**. Это действует на следующие туры; **Esc** оставляет всё как есть.</translation>
    </message>
    <message>
        <source>Wishes for the seating</source>
        <translation>Пожелания к рассадке</translation>
    </message>
    <message>
        <source>Who never sits at one table, who always does, and who keeps one table, perhaps because of stairs or a draught. Rounds drawn from now on keep to it as far as that goes.</source>
        <translation>Кто никогда не сидит за одним столом, кто всегда сидит вместе и кто не меняет стола — например, из-за лестницы или сквозняка. Туры, которые рассаживают с этого времени, учитывают это, насколько возможно.</translation>
    </message>
    <message>
        <source>Type their numbers or names, such as 3 + 7, choose the wish, and press **Enter**.</source>
        <translation>Введите номера или имена, например 3 + 7, выберите пожелание и нажмите **Enter**.</translation>
    </message>
    <message>
        <source>In the list: give a wish up</source>
        <translation>В списке: снять пожелание</translation>
    </message>
    <message>
        <source>Part all couples: nobody meets the one with whom they came</source>
        <translation>Разлучить все пары: никто не встретится с тем, с кем пришёл</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>The results of the round, table by table, as the slips come in. A sentence reads each one back with the names.</source>
        <translation>Результаты тура, стол за столом, по мере того как сдают протоколы. Каждый перечитывается фразой с именами.</translation>
    </message>
    <message>
        <source>Type the figure of a table and press **Enter**. Where both sides share thirteen tricks, the other side fills itself.</source>
        <translation>Введите число стола и нажмите **Enter**. Если обе пары делят тринадцать взяток, число другой пары появится само.</translation>
    </message>
    <message>
        <source>In games of several deals each table has its sheet: every field takes its key and goes on by itself, and the points appear with the reason.</source>
        <translation>В играх из нескольких сдач у каждого стола свой лист: каждое поле принимает свою клавишу и само идёт дальше, а очки появляются с пояснением.</translation>
    </message>
    <message>
        <source>When all tables are in, **F9** seats the next round.</source>
        <translation>Когда все столы готовы, **F9** рассаживает следующий тур.</translation>
    </message>
    <message>
        <source>Go to a table or a player, by number or by letters</source>
        <translation>Перейти к столу или игроку по номеру или по буквам</translation>
    </message>
    <message>
        <source>Go to the first table without a result</source>
        <translation>Перейти к первому столу без результата</translation>
    </message>
    <message>
        <source>Swap the two sides of a result</source>
        <translation>Поменять в результате пары местами</translation>
    </message>
    <message>
        <source>Put back what stood there; clear a result</source>
        <translation>Вернуть, что было; стереть результат</translation>
    </message>
    <message>
        <source>The sheet of the table before, or after</source>
        <translation>Лист предыдущего стола или следующего</translation>
    </message>
    <message>
        <source>Only the totals of a table, without its deals</source>
        <translation>Только итоги стола, без его сдач</translation>
    </message>
    <message>
        <source>An adjustment with a reason, such as a revoke or a penalty</source>
        <translation>Поправка с причиной, например фальшренонс или штраф</translation>
    </message>
    <message>
        <source>People sat in the wrong seats</source>
        <translation>Люди сидели не на своих местах</translation>
    </message>
    <message>
        <source>A table stops early, with a reason</source>
        <translation>Стол оканчивает раньше, с причиной</translation>
    </message>
    <message>
        <source>Who dealt first; who moves as winner where it is level</source>
        <translation>Кто сдавал первым; кто идёт как победитель, если поровну</translation>
    </message>
    <message>
        <source>Type the round again and compare</source>
        <translation>Ввести тур ещё раз и сравнить</translation>
    </message>
    <message>
        <source>Compare with people’s own cards</source>
        <translation>Сверить с карточками участников</translation>
    </message>
    <message>
        <source>Try a round out first: nothing of it counts</source>
        <translation>Сначала попробовать тур: ничего из него не засчитывается</translation>
    </message>
    <message>
        <source>When a figure is refused</source>
        <translation>Если число не принимается</translation>
    </message>
    <message>
        <source>The line below says what may stand there. Where a table really wrote something that does not add up, give the reason; the result is taken and stays marked.</source>
        <translation>Строка внизу говорит, что там может стоять. Если стол действительно записал то, что не сходится, укажите причину; результат будет принят и останется помеченным.</translation>
    </message>
    <message>
        <source>When a result turns out to be wrong</source>
        <translation>Если результат оказался неверным</translation>
    </message>
    <message>
        <source>Go back with **Alt+Left** and type over it, in any round. Totals and places follow at once; nobody is moved to another seat for it.</source>
        <translation>Вернитесь клавишами **Alt+Left** и введите поверх, в любом туре. Итоги и места сразу пересчитаются; никого из-за этого не пересаживают.</translation>
    </message>
    <message>
        <source>When there is no time for all rounds</source>
        <translation>Если на все туры не хватает времени</translation>
    </message>
    <message>
        <source>Finish on the page of the standings. A round that is not whole then counts for nobody, and all of it can be taken back.</source>
        <translation>Окончите турнир на странице таблицы. Нецелый тур тогда никому не засчитается, и всё это можно отменить.</translation>
    </message>
    <message>
        <source>Check entry</source>
        <translation>Контрольный ввод</translation>
    </message>
    <message>
        <source>Somebody types the slips of a round a second time. Nothing of it is written; where the two differ, the table and the deal are listed.</source>
        <translation>Кто-то вводит протоколы тура второй раз. Из этого ничего не записывается; где ввод расходится, указаны стол и сдача.</translation>
    </message>
    <message>
        <source>Type as on the page of the scores. **F6** goes to the list of differences, and **Enter** there to the deal that has to be put right.</source>
        <translation>Вводите, как на странице результатов. **F6** ведёт к списку расхождений, а **Enter** в нём — к сдаче, которую надо исправить.</translation>
    </message>
    <message>
        <source>People’s cards</source>
        <translation>Карточки участников</translation>
    </message>
    <message>
        <source>What people have on their own score cards: totals, halves or every deal. In a drive of tables that is a second count; a drive can also run from the cards alone.</source>
        <translation>Что стоит на карточках самих участников: итоги, половины или все сдачи. В турнире за столами это второй подсчёт; а можно вести турнир и по одним карточкам.</translation>
    </message>
    <message>
        <source>Choose how much of each card you type, then type figure after figure; **Enter** goes on to the next person.</source>
        <translation>Выберите, сколько вводить с каждой карточки, затем вводите число за числом; **Enter** ведёт к следующему участнику.</translation>
    </message>
    <message>
        <source>Totals, halves or all deals</source>
        <translation>Итоги, половины или все сдачи</translation>
    </message>
    <message>
        <source>Go to somebody’s card</source>
        <translation>Перейти к карточке</translation>
    </message>
    <message>
        <source>Go to the first card that is missing</source>
        <translation>Перейти к первой карточке, которой нет</translation>
    </message>
    <message>
        <source>Where cards and tables differ</source>
        <translation>Где расходятся карточки и столы</translation>
    </message>
    <message>
        <source>When a card and the tables differ</source>
        <translation>Если карточка и столы расходятся</translation>
    </message>
    <message>
        <source>Type all deals of that card, and the list names the deal that explains it. **Enter** on a line leads to the table, to be put right where the slip was wrong.</source>
        <translation>Введите все сдачи с этой карточки, и в списке будет названа сдача, которая это объясняет. **Enter** на строке ведёт к столу, чтобы исправить, если ошибка в протоколе.</translation>
    </message>
    <message>
        <source>The places at this moment, or as they were at the interval, for everybody or for one role. Below the list stands what they rest on, and whether all totals together are what they should be.</source>
        <translation>Места сейчас или к перерыву, для всех или для одной роли. Под списком — на чём они основаны и сходятся ли все итоги вместе.</translation>
    </message>
    <message>
        <source>When the last result is in, settle the ties that matter and close the drive. Its results are then final; they can be opened again.</source>
        <translation>Когда есть последний результат, решите, что делать при важных равенствах, и закройте турнир. Его результаты станут окончательными; их можно открыть снова.</translation>
    </message>
    <message>
        <source>Look for somebody: their place, and where they sit next</source>
        <translation>Найти кого-то: место и где он сидит дальше</translation>
    </message>
    <message>
        <source>The standings as PDF, for the wall</source>
        <translation>Таблица в PDF, чтобы вывесить на стену</translation>
    </message>
    <message>
        <source>Export for a spreadsheet or a web page</source>
        <translation>Экспорт в электронную таблицу или веб-страницу</translation>
    </message>
    <message>
        <source>Close the drive, or finish now; after that, go on</source>
        <translation>Закрыть турнир или окончить сейчас; потом — дальше</translation>
    </message>
    <message>
        <source>A tie was cut for, played off, is shared</source>
        <translation>При равенстве тянули карту, сыграли ещё раз, делят</translation>
    </message>
    <message>
        <source>Ask again how a tie is settled</source>
        <translation>Снова спросить, как решить равенство</translation>
    </message>
    <message>
        <source>When two are level</source>
        <translation>Если у двоих поровну</translation>
    </message>
    <message>
        <source>Select one of them: every step is shown with the figures of all, and which step tells them apart. If none does, note what you decide at the table; it is printed.</source>
        <translation>Выберите одного из них: показаны все показатели с числами каждого и тот, который их различает. Если такого нет, запишите, как вы решили за столом; это печатается.</translation>
    </message>
    <message>
        <source>When a result was wrong after all</source>
        <translation>Если результат всё-таки был неверным</translation>
    </message>
    <message>
        <source>“Open again” asks for the reason. Correct the result on the page of the scores and close the drive once more; paper that is printed from then on says that it was corrected.</source>
        <translation>«Открыть снова» спросит причину. Исправьте результат на странице результатов и снова закройте турнир; на бумаге с этого времени указано, что он исправлен.</translation>
    </message>
    <message>
        <source>The prizes of the evening, the more valuable ones first. Winners fill themselves in as results come, and every tie shows how it was settled.</source>
        <translation>Призы вечера, сначала более ценные. Победители подставляются сами по мере результатов, и при каждом равенстве видно, как его решили.</translation>
    </message>
    <message>
        <source>**Alt+U** adds the usual prizes in one step, **Alt+A** any other: a place, the lowest, the most tens, the longest at one table, a drawn deal, or whatever its name says.</source>
        <translation>**Alt+U** добавляет обычные призы одним шагом, **Alt+A** — любой другой: за место, за наименьший результат, за большинство десяток, за самое долгое сидение за одним столом, за сдачу по жребию или за то, что сказано в названии.</translation>
    </message>
    <message>
        <source>In the list: edit, add or strike a prize</source>
        <translation>В списке: изменить, добавить или убрать приз</translation>
    </message>
    <message>
        <source>In the list: before its neighbour, after it</source>
        <translation>В списке: перед соседом, после него</translation>
    </message>
    <message>
        <source>This prize was handed out; all that are won were</source>
        <translation>Этот приз вручён; вручены все выигранные</translation>
    </message>
    <message>
        <source>When somebody would win twice</source>
        <translation>Если кто-то выиграл бы дважды</translation>
    </message>
    <message>
        <source>With “One prize per person” they keep the more valuable one, the other goes to the next, and the page says who was passed over.</source>
        <translation>При «Один приз на человека» остаётся более ценный, другой переходит к следующему, и страница говорит, кого обошли.</translation>
    </message>
    <message>
        <source>When a correction changes a winner</source>
        <translation>Если исправление меняет победителя</translation>
    </message>
    <message>
        <source>What was handed out stays on record, and the page says that it would go to somebody else now. What follows from that is yours to decide.</source>
        <translation>Вручённое остаётся в записях, и страница говорит, что теперь приз достался бы другому. Что из этого следует, решаете вы.</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Everything that can be printed, drawn from what is written now. The page beside the list is the page that comes out of the printer.</source>
        <translation>Всё, что можно напечатать, по тому, что записано сейчас. Страница рядом со списком — та самая, что выйдет из принтера.</translation>
    </message>
    <message>
        <source>Before the evening: score cards, table numbers and the sign-in list, also before a name is known. During it: slips and seats. At the end: standings, prizes and the cards as they were played.</source>
        <translation>До вечера: карточки записи, номера столов и список для входа — даже пока нет ни одного имени. По ходу: протоколы и места. В конце: таблица, призы и карточки, как их сыграли.</translation>
    </message>
    <message>
        <source>In the list: another document</source>
        <translation>В списке: другой документ</translation>
    </message>
    <message>
        <source>Print the document that is shown</source>
        <translation>Напечатать показанный документ</translation>
    </message>
    <message>
        <source>Save it as PDF; save all of them in one folder</source>
        <translation>Сохранить его в PDF; сохранить все в одну папку</translation>
    </message>
    <message>
        <source>Show the file that was saved</source>
        <translation>Показать сохранённый файл</translation>
    </message>
    <message>
        <source>When there is no printer here</source>
        <translation>Если здесь нет принтера</translation>
    </message>
    <message>
        <source>Save the papers as PDF onto a stick and print them elsewhere; they look the same everywhere.</source>
        <translation>Сохраните бумаги в PDF на флешку и напечатайте в другом месте; они везде выглядят одинаково.</translation>
    </message>
    <message>
        <source>When guests read another language</source>
        <translation>Если гости читают на другом языке</translation>
    </message>
    <message>
        <source>Paper can be in another language than the window: choose it among the choices of the page.</source>
        <translation>Бумаги могут быть на другом языке, чем окно: выберите его среди настроек страницы.</translation>
    </message>
    <message>
        <source>Files that are exported are in the language of the paper too.</source>
        <translation>Экспортированные файлы — тоже на языке бумаг.</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Касса</translation>
    </message>
    <message>
        <source>The money of the evening: what people pay to play, what else was taken and spent, the prizes, and the sum that was raised.</source>
        <translation>Деньги вечера: сколько платят за игру, что ещё получено и потрачено, призы и собранная сумма.</translation>
    </message>
    <message>
        <source>Set what everybody pays. Who has paid is noted at sign-in.</source>
        <translation>Укажите, сколько платит каждый. Кто заплатил, отмечают при регистрации.</translation>
    </message>
    <message>
        <source>Type what was taken and spent, such as the raffle, the hall and the tea, a line each.</source>
        <translation>Введите, что получено и потрачено, например лотерея, зал и чай, по строке на каждое.</translation>
    </message>
    <message>
        <source>When the law sets limits</source>
        <translation>Если закон ставит пределы</translation>
    </message>
    <message>
        <source>Write your club’s reminders beside the figures: what a prize may be worth, or what must be left for the good cause. The program does not know the law of your country.</source>
        <translation>Запишите рядом с числами напоминания вашего клуба: сколько может стоить приз или сколько должно остаться на доброе дело. Законов вашей страны программа не знает.</translation>
    </message>
    <message>
        <source>{path}: the file is whole, and all that it refers to is there.</source>
        <translation>{path}: файл цел, и всё, на что он ссылается, на месте.</translation>
    </message>
    <message>
        <source>Its edition is {edition}, that of this program.</source>
        <translation>Версия формата файла: {edition}, та же, что у этой программы.</translation>
    </message>
    <message>
        <source>Its edition is {edition}; this program brings it up to {own} when it opens it. A copy was checked.</source>
        <translation>Версия формата файла: {edition}; при открытии эта программа переведёт его в версию {own}. Проверена копия.</translation>
    </message>
    <message>
        <source>Drive {number} (“{title}”, {day}): {finding}</source>
        <translation>Турнир {number} («{title}», {day}): {finding}</translation>
    </message>
    <message>
        <source>Drive {number}, which was deleted: {finding}</source>
        <translation>Турнир {number}, который удалён: {finding}</translation>
    </message>
    <message numerus="yes">
        <source>{count} drives checked; nothing is wrong.</source>
        <comment>count</comment>
        <translation>
            <numerusform>Проверен {count} турнир; всё в порядке.</numerusform>
            <numerusform>Проверены {count} турнира; всё в порядке.</numerusform>
            <numerusform>Проверено {count} турниров; всё в порядке.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} faults were found.</source>
        <comment>count</comment>
        <translation>
            <numerusform>Найдена {count} ошибка.</numerusform>
            <numerusform>Найдены {count} ошибки.</numerusform>
            <numerusform>Найдено {count} ошибок.</numerusform>
        </translation>
    </message>
    <message>
        <source>A drive whose results differ is put right by opening it again and closing it.</source>
        <translation>Турнир, в котором результаты расходятся, исправляют так: открыть его снова и закрыть.</translation>
    </message>
    <message>
        <source>the file keeps place {place}, {points} points and {deals} deals for {name}; by the standings it is place {due_place}, {due_points} points and {due_deals} deals</source>
        <translation>в файле {name}: место {place}, очки {points}, сдачи {deals}; по таблице место {due_place}, очки {due_points}, сдачи {due_deals}</translation>
    </message>
    <message>
        <source>the file keeps no result for {name}; by the standings it is place {due_place}, {due_points} points</source>
        <translation>в файле нет результата: {name}; по таблице место {due_place}, очки {due_points}</translation>
    </message>
    <message>
        <source>the file keeps a result for {name}, place {place}, {points} points, that the standings do not have</source>
        <translation>в файле есть результат, которого нет в таблице: {name}, место {place}, очки {points}</translation>
    </message>
    <message>
        <source>the journal of changes does not tell of the steps {steps}</source>
        <translation>в журнале изменений нет шагов {steps}</translation>
    </message>
    <message>
        <source>usage:</source>
        <comment>command line</comment>
        <translation>использование:</translation>
    </message>
    <message>
        <source>arguments</source>
        <comment>command line</comment>
        <translation>аргументы</translation>
    </message>
    <message>
        <source>options</source>
        <comment>command line</comment>
        <translation>параметры</translation>
    </message>
    <message>
        <source>commands</source>
        <comment>command line</comment>
        <translation>команды</translation>
    </message>
    <message>
        <source>For example:</source>
        <comment>command line</comment>
        <translation>Например:</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>показать эту справку</translation>
    </message>
    <message>
        <source>say which version of the program this is</source>
        <translation>показать версию программы</translation>
    </message>
    <message>
        <source>{program}: error: {message}</source>
        <comment>command line</comment>
        <translation>{program}: ошибка: {message}</translation>
    </message>
    <message>
        <source>argument {argument}: {message}</source>
        <comment>command line</comment>
        <translation>аргумент {argument}: {message}</translation>
    </message>
    <message>
        <source>these arguments are missing: {arguments}</source>
        <translation>не хватает аргументов: {arguments}</translation>
    </message>
    <message>
        <source>these arguments are unknown: {arguments}</source>
        <translation>неизвестные аргументы: {arguments}</translation>
    </message>
    <message>
        <source>something has to follow</source>
        <translation>требуется значение</translation>
    </message>
    <message>
        <source>nothing belongs to it, but {given} was given</source>
        <translation>значения не принимает, а указано {given}</translation>
    </message>
    <message>
        <source>{option} may mean each of these: {options}</source>
        <translation>{option} можно понять по-разному: {options}</translation>
    </message>
    <message>
        <source>{given} is no whole number</source>
        <translation>{given} — не целое число</translation>
    </message>
    <message>
        <source>there is no {given}; choose from {choices}</source>
        <translation>такого варианта нет: {given}; выберите из: {choices}</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>в стандартный вывод</translation>
    </message>
    <message>
        <source>Runs a club’s whist evening.</source>
        <translation>Ведёт вечер виста в клубе.</translation>
    </message>
    <message>
        <source>Without a command the window opens, with the club that was open last or with the one that is named: a file, or the address of a database on a PostgreSQL server, at which several computers can work. Its password is asked for.</source>
        <translation>Без команды открывается окно с клубом, который был открыт последним, или с указанным: это файл или адрес базы данных на сервере PostgreSQL, с которой могут работать несколько компьютеров. Пароль к ней программа спросит.</translation>
    </message>
    <message>
        <source>the club to open in the window: a file, or an address on a server</source>
        <translation>какой клуб открыть в окне: файл или адрес на сервере</translation>
    </message>
    <message>
        <source>a club file</source>
        <translation>файл клуба</translation>
    </message>
    <message>
        <source>the drive by its number; without: the latest</source>
        <translation>номер турнира; по умолчанию последний</translation>
    </message>
    <message>
        <source>the language of the paper; without: that of here</source>
        <translation>язык бумаг; по умолчанию язык этих сообщений</translation>
    </message>
    <message>
        <source>score sittings from a file of JSON lines</source>
        <translation>подсчитать очки за столами по файлу строк JSON</translation>
    </message>
    <message>
        <source>Score sittings. FILE has one sitting a line, as a JSON object with &quot;system&quot;, &quot;options&quot;, &quot;end&quot; and &quot;deals&quot;; &quot;-&quot; is the standard input. One JSON object a line comes out, in the same order: the score sheet, or {{&quot;error&quot;: …}} with the line, the deal, the field, the value and what is allowed. Blank lines are skipped.</source>
        <translation>Подсчитывает очки за столами. В FILE каждая строка — игра за одним столом в виде объекта JSON с &quot;system&quot;, &quot;options&quot;, &quot;end&quot; и &quot;deals&quot;; &quot;-&quot; — стандартный ввод. На выходе в том же порядке по объекту JSON на строку: лист записи или {{&quot;error&quot;: …}}, где указаны строка, сдача, поле, значение и что можно. Пустые строки пропускаются.</translation>
    </message>
    <message>
        <source>The exit status is 2 when anything could not be scored, otherwise 0.</source>
        <translation>Код завершения — 2, если что-то не удалось подсчитать, иначе 0.</translation>
    </message>
    <message>
        <source>a file of sittings, or &quot;-&quot; for the standard input</source>
        <translation>файл с играми за столами или &quot;-&quot; для стандартного ввода</translation>
    </message>
    <message>
        <source>play a whole evening from a file</source>
        <translation>сыграть целый вечер по файлу</translation>
    </message>
    <message>
        <source>Play the evening that FILE describes, step by step as an organiser would, and leave in the folder DIR the club file, every document as PDF and standings.csv. An evening of the same title that was played there before is replaced.</source>
        <translation>Проводит вечер, описанный в FILE, шаг за шагом, как это делал бы организатор, и оставляет в папке DIR файл клуба, все документы в PDF и standings.csv. Вечер с тем же названием, сыгранный там раньше, заменяется.</translation>
    </message>
    <message>
        <source>The exit status is 2 when the evening could not be played, otherwise 0.</source>
        <translation>Код завершения — 2, если вечер не удалось сыграть, иначе 0.</translation>
    </message>
    <message>
        <source>an evening as JSON (see the sample evenings)</source>
        <translation>вечер в JSON (см. примеры вечеров)</translation>
    </message>
    <message>
        <source>the folder for what the evening leaves</source>
        <translation>папка для всего, что останется от вечера</translation>
    </message>
    <message>
        <source>print a schedule, and how even it is</source>
        <translation>вывести расписание и его равномерность</translation>
    </message>
    <message>
        <source>Print a schedule: who sits where in every round, and who rests. N counts players; for pairs it counts pairs, and for teams (of four, each with its own table) teams. Without --rounds the schedule has its full length. With --seed the numbers are drawn onto it, the same for the same seed; without, they stand in order.</source>
        <translation>Выводит расписание: кто где сидит в каждом туре и кто отдыхает. N — число игроков; для пар это число пар, а для команд (по четыре, у каждой свой стол) — число команд. Без --rounds расписание полной длины. С --seed номера расставляются по жребию, при том же числе жребия — так же; без него они идут по порядку.</translation>
    </message>
    <message>
        <source>In a mixed schedule the odd numbers are one role and the even numbers the other; 3A and 3B are the halves of team 3.</source>
        <translation>В расписании смешанного турнира нечётные номера — одна роль, чётные — другая; 3A и 3B — половины команды 3.</translation>
    </message>
    <message>
        <source>--from reads a schedule from a file instead, in any of the forms that the program knows, and refuses one with misprints.</source>
        <translation>С --from расписание вместо этого берётся из файла, в любом виде, известном программе; с опечатками оно не принимается.</translation>
    </message>
    <message>
        <source>The exit status is 2 when there is no such schedule, otherwise 0.</source>
        <translation>Код завершения — 2, если такого расписания нет, иначе 0.</translation>
    </message>
    <message>
        <source>what kind of drive</source>
        <translation>вид турнира</translation>
    </message>
    <message>
        <source>how many players (pairs, teams)</source>
        <translation>число игроков (пар, команд)</translation>
    </message>
    <message>
        <source>how many rounds; without: the full length</source>
        <translation>число туров; по умолчанию полная длина</translation>
    </message>
    <message>
        <source>draw the numbers by this seed</source>
        <translation>расставить номера по этому числу жребия</translation>
    </message>
    <message>
        <source>read the schedule from a file</source>
        <translation>взять расписание из файла</translation>
    </message>
    <message>
        <source>how to print it</source>
        <translation>в каком виде вывести</translation>
    </message>
    <message>
        <source>add how even it is (not to CSV)</source>
        <translation>добавить равномерность (кроме CSV)</translation>
    </message>
    <message>
        <source>print documents of a drive</source>
        <translation>напечатать документы турнира</translation>
    </message>
    <message>
        <source>Print documents of a drive of the club file FILE into the folder DIR, as the page Paper does: the same documents under the same names. &quot;all&quot; leaves out those that have nothing to say. A document that cannot be printed on the paper that is asked for is printed on the next larger one.</source>
        <translation>Печатает документы турнира из файла клуба FILE в папку DIR, как страница «Печать»: те же документы под теми же названиями. &quot;all&quot; — все документы, в которых что-то есть. Документ, который нельзя напечатать на указанной бумаге, печатается на следующей по размеру.</translation>
    </message>
    <message>
        <source>The exit status is 2 when something could not be printed or written, otherwise 0.</source>
        <translation>Код завершения — 2, если что-то не удалось напечатать или записать, иначе 0.</translation>
    </message>
    <message>
        <source>one of: {documents}</source>
        <translation>один из: {documents}</translation>
    </message>
    <message>
        <source>the folder for what is printed</source>
        <translation>папка для напечатанного</translation>
    </message>
    <message>
        <source>the size of the paper</source>
        <translation>размер бумаги</translation>
    </message>
    <message>
        <source>write lists or a whole drive to a file</source>
        <translation>записать списки или турнир целиком в файл</translation>
    </message>
    <message>
        <source>Write a list of the club file FILE, or a whole drive, to the file OUT, from which it can be taken in again. A list is written as a workbook where OUT ends in .xlsx, otherwise as CSV; a whole drive as JSON.</source>
        <translation>Записывает список из файла клуба FILE или турнир целиком в файл OUT, из которого его можно снова загрузить. Список записывается как электронная таблица, если OUT кончается на .xlsx, иначе как CSV; турнир целиком — как JSON.</translation>
    </message>
    <message>
        <source>The exit status is 2 when something could not be read or written, otherwise 0.</source>
        <translation>Код завершения — 2, если что-то не удалось прочитать или записать, иначе 0.</translation>
    </message>
    <message>
        <source>what is exported</source>
        <translation>что экспортировать</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>в какой файл записать</translation>
    </message>
    <message>
        <source>the language of headings; without: that of here</source>
        <translation>язык заголовков; по умолчанию язык этих сообщений</translation>
    </message>
    <message>
        <source>take lists or a whole drive in from a file</source>
        <translation>загрузить списки или турнир целиком из файла</translation>
    </message>
    <message>
        <source>Take the file TABLE into the club file FILE: people, the sign-in, the seating, the results or the schedule of a drive from a workbook (XLSX) or a text (CSV), whose columns are found by their headings in any language of the program; or a whole drive that another club has exported (JSON). All of it is taken in, as one step that can be undone, or nothing.</source>
        <translation>Загружает файл TABLE в файл клуба FILE: людей, регистрацию, рассадку, результаты или расписание турнира из электронной таблицы (XLSX) или текста (CSV), где столбцы находятся по заголовкам на любом из языков программы; или турнир целиком, экспортированный другим клубом (JSON). Загружается либо всё, одним шагом, который можно отменить, либо ничего.</translation>
    </message>
    <message>
        <source>The exit status is 2 when nothing was taken in because something is wrong, otherwise 0.</source>
        <translation>Код завершения — 2, если из-за ошибки ничего не загружено, иначе 0.</translation>
    </message>
    <message>
        <source>the file to take in</source>
        <translation>файл для загрузки</translation>
    </message>
    <message>
        <source>what stands in it</source>
        <translation>что в нём</translation>
    </message>
    <message>
        <source>only say what would become of it</source>
        <translation>только показать, что получилось бы</translation>
    </message>
    <message>
        <source>look a club file over</source>
        <translation>проверить файл клуба</translation>
    </message>
    <message>
        <source>Look over the club file FILE: whether the file is whole, of which edition it is, whether every drive can be read, whether the results that are kept of closed drives are those to which their standings come, and whether the journal of changes has no gaps. A copy is checked; the file itself is only read.</source>
        <translation>Проверяет файл клуба FILE: цел ли файл, какова версия его формата, читается ли каждый турнир, совпадают ли хранимые результаты закрытых турниров с их таблицами и нет ли пропусков в журнале изменений. Проверяется копия; сам файл только читается.</translation>
    </message>
    <message>
        <source>The exit status is 2 when something is wrong with the file, otherwise 0.</source>
        <translation>Код завершения — 2, если с файлом что-то не так, иначе 0.</translation>
    </message>
    <message>
        <source>the name of the club</source>
        <translation>название клуба</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>запись о человеке</translation>
    </message>
    <message>
        <source>a wish for every evening</source>
        <translation>пожелание на каждый вечер</translation>
    </message>
    <message>
        <source>a preset</source>
        <translation>набор настроек</translation>
    </message>
    <message>
        <source>a season</source>
        <translation>сезон</translation>
    </message>
    <message>
        <source>the plan of a drive</source>
        <translation>план турнира</translation>
    </message>
    <message>
        <source>somebody who takes part</source>
        <translation>запись об участнике</translation>
    </message>
    <message>
        <source>whose wish it is</source>
        <translation>чьё это пожелание</translation>
    </message>
    <message>
        <source>a table’s slip</source>
        <translation>протокол стола</translation>
    </message>
    <message>
        <source>a seat</source>
        <translation>место за столом</translation>
    </message>
    <message>
        <source>the result of a deal</source>
        <translation>результат сдачи</translation>
    </message>
    <message>
        <source>an adjustment</source>
        <translation>поправка</translation>
    </message>
    <message>
        <source>whom an adjustment is for</source>
        <translation>кому поправка</translation>
    </message>
    <message>
        <source>somebody’s own card</source>
        <translation>карточка участника</translation>
    </message>
    <message>
        <source>a prize</source>
        <translation>приз</translation>
    </message>
    <message>
        <source>the decision of a tie</source>
        <translation>решение при равенстве</translation>
    </message>
    <message>
        <source>a line of the cash</source>
        <translation>строка кассовой книги</translation>
    </message>
    <message>
        <source>a place in the final standings</source>
        <translation>место в итоговой таблице</translation>
    </message>
    <message>
        <source>{part}{name} is lost</source>
        <translation>утрачено: {part}{name}</translation>
    </message>
    <message>
        <source>{part}{name} points to something that is lost, and stands by itself now</source>
        <translation>{part}{name}: ссылка вела к утраченному; теперь это отдельная запись</translation>
    </message>
    <message>
        <source>the drive does not fit together any more and was left out ({value})</source>
        <translation>части турнира больше не складываются вместе, и он исключён ({value})</translation>
    </message>
    <message>
        <source>{part}{name} stood in the file, but by the journal of changes it should not; it was left out</source>
        <translation>{part}{name}: в файле это было, но по журналу изменений быть не должно; исключено</translation>
    </message>
    <message>
        <source>{part}{name} differs from what the journal of changes says; compare it with your papers</source>
        <translation>{part}{name}: расходится с журналом изменений; сверьте с вашими бумагами</translation>
    </message>
    <message>
        <source>{part}{name} is as the journal of changes knew it last; compare it with your papers</source>
        <translation>{part}{name}: взято из последней записи в журнале изменений; сверьте с вашими бумагами</translation>
    </message>
    <message>
        <source>the journal of changes is damaged too, so more may be missing without a trace: {part}</source>
        <translation>журнал изменений тоже повреждён, поэтому бесследно могло пропасть и другое: {part}</translation>
    </message>
    <message>
        <source>a part of the journal of changes is lost, so nothing that was done before can be undone</source>
        <translation>часть журнала изменений утрачена, поэтому ничего из сделанного раньше отменить нельзя</translation>
    </message>
    <message>
        <source>nothing in this file can be read any more; go on with the latest copy of it</source>
        <translation>в этом файле уже ничего нельзя прочитать; продолжайте с последней его копией</translation>
    </message>
    <message>
        <source>write what can still be read of FILE into a new club file</source>
        <translation>записать то, что ещё читается в FILE, в новый файл клуба</translation>
    </message>
    <message>
        <source>With --rescue all that can still be read of a damaged FILE, also by way of the journal of changes, goes into the new club file NEW, and whatever is missing or doubtful in it is named; the exit status is 2 then.</source>
        <translation>С --rescue всё, что ещё читается в повреждённом FILE, в том числе по журналу изменений, попадает в новый файл клуба NEW, а всё, чего в нём не хватает или что сомнительно, перечисляется; код завершения тогда — 2.</translation>
    </message>
    <message>
        <source>{path}: a new club file with all that could be read. Drives: {drives}. People: {people}.</source>
        <translation>{path}: новый файл клуба со всем, что удалось прочитать. Турниры: {drives}. Люди: {people}.</translation>
    </message>
    <message>
        <source>Parts that only the journal of changes still knew: {count}.</source>
        <translation>Уцелело только в журнале изменений, записей: {count}.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Ничего не пропало.</translation>
    </message>
    <message>
        <source>Drive {number} (“{title}”): {finding}</source>
        <translation>Турнир {number} («{title}»): {finding}</translation>
    </message>
    <message>
        <source>Drive {number}: {finding}</source>
        <translation>Турнир {number}: {finding}</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>нет такого файла или папки</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>отказано в доступе</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>операция не разрешена</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>это папка</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>это не папка</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>файл уже существует</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>слишком длинное имя файла</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>на диске не осталось места</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>диск доступен только для чтения</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>ошибка ввода-вывода</translation>
    </message>
    <message>
        <source>Several computers</source>
        <translation>Несколько компьютеров</translation>
    </message>
    <message>
        <source>A club that is kept on a PostgreSQL server can be open on several computers at once: one at the door, others for the slips. Each sees within a second what the others enter, and the line at the foot of the window says who it was.</source>
        <translation>Клуб, который хранится на сервере PostgreSQL, может быть открыт сразу на нескольких компьютерах: один у входа, другие для протоколов. На каждом уже через секунду видно, что ввели на других, а строка внизу окна говорит, кто это был.</translation>
    </message>
    <message>
        <source>Somebody sets up the server and an empty database; the file README of the program says how. Then move your club there once, and open it on the other computers.</source>
        <translation>Кто-нибудь настраивает сервер и пустую базу данных; как — сказано в файле README программы. Затем один раз перенесите туда свой клуб и откройте его на других компьютерах.</translation>
    </message>
    <message>
        <source>Open a club on a server</source>
        <translation>Открыть клуб на сервере</translation>
    </message>
    <message>
        <source>Move this club to a server, or from there to a file</source>
        <translation>Перенести этот клуб на сервер или оттуда в файл</translation>
    </message>
    <message>
        <source>Begin a new club in an empty database</source>
        <translation>Создать новый клуб в пустой базе данных</translation>
    </message>
    <message>
        <source>When two enter the same</source>
        <translation>Если двое вводят одно и то же</translation>
    </message>
    <message>
        <source>Whoever is second is told what stands there now, and who wrote it. **Enter** once more writes yours over it, **Esc** leaves theirs. **Ctrl+Z** takes back what was done at your own computer only.</source>
        <translation>Второму программа скажет, что там стоит сейчас и кто это записал. Ещё раз **Enter** — записать своё поверх, **Esc** — оставить чужое. **Ctrl+Z** отменяет только сделанное на вашем компьютере.</translation>
    </message>
    <message>
        <source>When the server is lost</source>
        <translation>Если пропала связь с сервером</translation>
    </message>
    <message>
        <source>A line above the page says since when. What you type stays in its field; enter it when the line has gone by itself. If the line asks you to look at what you entered last, do so before you go on.</source>
        <translation>Строка над страницей говорит, с какого времени. Набранное остаётся в своём поле; запишите его, когда строка сама исчезнет. Если строка просит посмотреть, что вы записали последним, сделайте это, прежде чем продолжать.</translation>
    </message>
    <message>
        <source>this is no address of a club on a server; one is written like {allowed}</source>
        <translation>это не адрес клуба на сервере; его пишут так: {allowed}</translation>
    </message>
    <message>
        <source>anybody at this computer could read the password there; leave it out: the window asks for it, or it is taken from PGPASSWORD or .pgpass</source>
        <translation>пароль там мог бы прочитать любой за этим компьютером; не указывайте его: окно спросит его само или возьмёт из PGPASSWORD или .pgpass</translation>
    </message>
    <message>
        <source>copies are made by itself only of a club in a file; of one on a server save a copy with Ctrl+Shift+S, and open that where it is needed</source>
        <translation>сама программа копирует только клуб в файле; копию клуба на сервере сохраните клавишами Ctrl+Shift+S и откройте её там, где она нужна</translation>
    </message>
    <message>
        <source>the server cannot be reached ({value}); see that it runs, that its name is right and that this computer is in the same network</source>
        <translation>нет связи с сервером ({value}); проверьте, что он работает, что его имя указано верно и что этот компьютер в той же сети</translation>
    </message>
    <message>
        <source>the server asks for a password</source>
        <translation>сервер спрашивает пароль</translation>
    </message>
    <message>
        <source>the server does not know this user with this password; type both again</source>
        <translation>сервер не знает такого пользователя с таким паролем; введите то и другое ещё раз</translation>
    </message>
    <message>
        <source>the server does not open this database ({value}); see that its name is right</source>
        <translation>сервер не открывает эту базу данных ({value}); проверьте, верно ли указано её имя</translation>
    </message>
    <message>
        <source>no club is kept in this database; begin one there, or move yours there</source>
        <translation>в этой базе данных клуба нет; создайте его там или перенесите туда свой</translation>
    </message>
    <message>
        <source>there is something in this database already; a club needs an empty one</source>
        <translation>в этой базе данных уже что-то есть; клубу нужна пустая</translation>
    </message>
    <message>
        <source>the server does not let this user do that ({value}); give them the rights to create and to write there</source>
        <translation>сервер не разрешает этого такому пользователю ({value}); дайте ему права создавать и записывать там</translation>
    </message>
    <message>
        <source>the server has not answered since {since}; nothing can be done there until it is back</source>
        <translation>сервер не отвечает с {since}; пока связи нет, сделать там ничего нельзя</translation>
    </message>
    <message>
        <source>the server did not get to it in time, so nothing was done; try again</source>
        <translation>сервер не успел вовремя, и ничего не сделано; попробуйте снова</translation>
    </message>
    <message>
        <source>the copy does not hold what the club does ({value}), so it was given up; try again</source>
        <translation>в копии не то, что в клубе ({value}), и она отброшена; попробуйте снова</translation>
    </message>
</context>
<context>
    <name>_Progress</name>
    <message>
        <source>The example is being played, round by round.</source>
        <translation>Пример играется, тур за туром.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Sample evening</source>
        <translation>Пример вечера</translation>
    </message>
</context>
<context>
    <name>slips</name>
    <message>
        <source>odd: {remark}</source>
        <translation>странно: {remark}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>готово</translation>
    </message>
    <message>
        <source>deal {deal} had another trump</source>
        <translation>сдача {deal}: был другой козырь</translation>
    </message>
    <message>
        <source>handed in as totals: {ns} to {ew}</source>
        <translation>сданы итоги: {ns} : {ew}</translation>
    </message>
    <message>
        <source>could not play: {why}</source>
        <translation>не играли: {why}</translation>
    </message>
    <message>
        <source>closed after deal {deals}: {why}</source>
        <translation>окончено после сдачи {deals}: {why}</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>ждём</translation>
    </message>
    <message>
        <source>after deal {deals}</source>
        <translation>после сдачи {deals}</translation>
    </message>
    <message>
        <source>{deals} of {planned}</source>
        <translation>{deals} из {planned}</translation>
    </message>
</context>
</TS>
