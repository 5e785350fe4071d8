"""Prizes: what each is for, by how much it was won, how a tie was settled, and what their two documents say."""

from __future__ import annotations

from whistdrive.words.marking import QT_TRANSLATE_NOOP

_DOCUMENTS = {
    "document.prizes": QT_TRANSLATE_NOOP("Words", "Prize list"),
    "document.announcer": QT_TRANSLATE_NOOP("Words", "Announcer sheet"),
    "document_help.prizes": QT_TRANSLATE_NOOP("Words", "Who wins which prize, by how much, and how ties were settled."),
    "document_help.announcer": QT_TRANSLATE_NOOP(
        "Words", "The prizes from the lowest to the highest, in large print, to be read aloud."
    ),
    "finding.no_prizes": QT_TRANSLATE_NOOP("Words", "there are no prizes yet, so there is nothing to print"),
}

_ORDINALS = {
    "ordinal.1": QT_TRANSLATE_NOOP("Words", "First"),
    "ordinal.2": QT_TRANSLATE_NOOP("Words", "Second"),
    "ordinal.3": QT_TRANSLATE_NOOP("Words", "Third"),
    "ordinal.4": QT_TRANSLATE_NOOP("Words", "Fourth"),
    "ordinal.5": QT_TRANSLATE_NOOP("Words", "Fifth"),
    "ordinal.6": QT_TRANSLATE_NOOP("Words", "Sixth"),
    "ordinal.7": QT_TRANSLATE_NOOP("Words", "Seventh"),
    "ordinal.8": QT_TRANSLATE_NOOP("Words", "Eighth"),
    "ordinal.9": QT_TRANSLATE_NOOP("Words", "Ninth"),
    "ordinal.10": QT_TRANSLATE_NOOP("Words", "Tenth"),
}

_PURPOSES = {
    "prize.place": QT_TRANSLATE_NOOP("Words", "{ordinal}"),
    "prize.place_of": QT_TRANSLATE_NOOP("Words", "{ordinal} {who}"),
    "prize.far_place": QT_TRANSLATE_NOOP("Words", "Place {place}"),
    "prize.far_place_of": QT_TRANSLATE_NOOP("Words", "Place {place}, {who}"),
    "prize.best": QT_TRANSLATE_NOOP("Words", "Best"),
    "prize.best_of": QT_TRANSLATE_NOOP("Words", "Best {who}"),
    "prize.lowest": QT_TRANSLATE_NOOP("Words", "Lowest"),
    "prize.lowest_of": QT_TRANSLATE_NOOP("Words", "Lowest {who}"),
    "prize.ten_tens": QT_TRANSLATE_NOOP("Words", "Most deals of ten or more"),
    "prize.tens": QT_TRANSLATE_NOOP("Words", "Most deals of {least} or more"),
    "prize.longest": QT_TRANSLATE_NOOP("Words", "Longest at one table"),
    "prize.moves": QT_TRANSLATE_NOOP("Words", "Most moves"),
    "prize.highest_deal": QT_TRANSLATE_NOOP("Words", "Highest deal"),
    "prize.drawn_deal": QT_TRANSLATE_NOOP("Words", "Deal {deal} (drawn)"),
    "prize.among": QT_TRANSLATE_NOOP("Words", "{prize}, {who}"),
    "prize.first_half": QT_TRANSLATE_NOOP("Words", "{prize} of the first half"),
    "prize.second_half": QT_TRANSLATE_NOOP("Words", "{prize} of the second half"),
}

_FIGURES = {
    "prize.step": QT_TRANSLATE_NOOP("Words", "{step}: {figure}"),
    "prize_step.tens": QT_TRANSLATE_NOOP("Words", "deals of {least} or more"),
    "prize_step.longest": QT_TRANSLATE_NOOP("Words", "rounds on end at one table"),
    "prize_step.moves": QT_TRANSLATE_NOOP("Words", "moves"),
    "prize_step.highest_deal": QT_TRANSLATE_NOOP("Words", "in one deal"),
    "prize_step.drawn_deal": QT_TRANSLATE_NOOP("Words", "in deal {deal}"),
    "prize.money": QT_TRANSLATE_NOOP("Words", "{whole}.{hundredths}"),
    "prize.each": QT_TRANSLATE_NOOP("Words", "{amount} each"),
}

_STATES = {
    "prize.nobody": QT_TRANSLATE_NOOP("Words", "Nobody so far"),
    "prize.not_named": QT_TRANSLATE_NOOP("Words", "Still to be given to somebody"),
    "prize.tied": QT_TRANSLATE_NOOP("Words", "Still to be settled between {names}"),
    "prize.level": QT_TRANSLATE_NOOP("Words", "Level in {steps}"),
    "prize.settled.cut": QT_TRANSLATE_NOOP("Words", "Cut between {names}"),
    "prize.settled.played_off": QT_TRANSLATE_NOOP("Words", "Played off between {names}"),
    "prize.settled.shared": QT_TRANSLATE_NOOP("Words", "Shared between {names}"),
    "prize.with_note": QT_TRANSLATE_NOOP("Words", "{settled} ({note})"),
    "prize.passed_over": QT_TRANSLATE_NOOP("Words", "Passed over, with a prize already: {names}"),
    "prize.given": QT_TRANSLATE_NOOP("Words", "Given to {names} – corrected since"),
}

_SHEETS = {
    "paper.prizes_after": QT_TRANSLATE_NOOP("Words", "Prizes after round {round} of {rounds}"),
    "paper.prizes_of_cards": QT_TRANSLATE_NOOP("Words", "Prizes by people’s own cards"),
    "paper.announcer_after": QT_TRANSLATE_NOOP("Words", "Announcer sheet after round {round} of {rounds}"),
    "paper.announcer_of_cards": QT_TRANSLATE_NOOP("Words", "Announcer sheet by people’s own cards"),
    "paper.prize": QT_TRANSLATE_NOOP("Words", "Prize"),
    "paper.winner": QT_TRANSLATE_NOOP("Words", "Winner"),
    "paper.won_with": QT_TRANSLATE_NOOP("Words", "With"),
    "paper.amount": QT_TRANSLATE_NOOP("Words", "Amount"),
    "paper.about_prize": QT_TRANSLATE_NOOP("Words", "About it"),
    "paper.at_the_interval": QT_TRANSLATE_NOOP("Words", "At the interval"),
    "paper.at_the_end": QT_TRANSLATE_NOOP("Words", "At the end"),
    "paper.prize_ranking": QT_TRANSLATE_NOOP(
        "Words", "Places are decided by {steps}; those who are level in all of it cut, play off or share."
    ),
    "paper.one_prize": QT_TRANSLATE_NOOP(
        "Words", "Nobody has two prizes: the more valuable one is kept, and the other goes to the next."
    ),
    "paper.leavers_win": QT_TRANSLATE_NOOP("Words", "Whoever went home wins too."),
    "paper.leavers_win_nothing": QT_TRANSLATE_NOOP("Words", "Whoever went home wins nothing."),
}

SENTENCES = {**_DOCUMENTS, **_ORDINALS, **_PURPOSES, **_FIGURES, **_STATES, **_SHEETS}
