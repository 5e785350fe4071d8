"""What stands on the wall."""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_NOOP

SENTENCES = {
    "wall.round": QT_TRANSLATE_NOOP("Words", "Round {round} of {rounds}"),
    "wall.practice": QT_TRANSLATE_NOOP("Words", "Practice: round {round} of {rounds}"),
    "wall.deal": QT_TRANSLATE_NOOP("Words", "Deal {first}"),
    "wall.deals": QT_TRANSLATE_NOOP("Words", "Deals {first} to {last}"),
    "wall.welcome": QT_TRANSLATE_NOOP("Words", "Welcome"),
    "wall.finished": QT_TRANSLATE_NOOP("Words", "The last round is over"),
    "wall.by_table": QT_TRANSLATE_NOOP("Words", "Round {round}: who sits at each table"),
    "wall.by_name": QT_TRANSLATE_NOOP("Words", "Round {round}: where you sit"),
    "wall.at": QT_TRANSLATE_NOOP("Words", "Table {table}, {seat}"),
    "wall.rests": QT_TRANSLATE_NOOP("Words", "rests"),
    "wall.not_seated": QT_TRANSLATE_NOOP("Words", "The seats are drawn soon."),
    "wall.after": QT_TRANSLATE_NOOP("Words", "After round {round} of {rounds}"),
    "wall.after_in_list": QT_TRANSLATE_NOOP("Words", "{list}, after round {round} of {rounds}"),
    "wall.final": QT_TRANSLATE_NOOP("Words", "Final standings"),
    "wall.final_list": QT_TRANSLATE_NOOP("Words", "Final standings: {list}"),
    "wall.from_cards": QT_TRANSLATE_NOOP("Words", "Standings"),
    "wall.from_cards_list": QT_TRANSLATE_NOOP("Words", "Standings: {list}"),
    "wall.kept_secret": QT_TRANSLATE_NOOP("Words", "The last rounds stay secret until the prizes."),
    "wall.provisional": QT_TRANSLATE_NOOP("Words", "Provisional: results are still missing."),
    "wall.no_results": QT_TRANSLATE_NOOP("Words", "No round is complete yet."),
    "wall.prizes": QT_TRANSLATE_NOOP("Words", "Prizes", "heading on the wall"),
    "wall.no_prizes": QT_TRANSLATE_NOOP("Words", "There are no prizes."),
    "wall.prizes_at_interval": QT_TRANSLATE_NOOP("Words", "The first prizes are given at the interval."),
    "wall.prizes_at_end": QT_TRANSLATE_NOOP("Words", "The prizes are given after the last round."),
    "wall.prizes_to_come": QT_TRANSLATE_NOOP("Words", "Still to come: {count}"),
    "wall.last_minutes": QT_TRANSLATE_NOOP("Words", "Last minutes"),
    "wall.time_is_up": QT_TRANSLATE_NOOP("Words", "Time!"),
    "wall.paused": QT_TRANSLATE_NOOP("Words", "paused"),
}
