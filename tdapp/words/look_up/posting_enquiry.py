"""Asks about straddles, the kill and small chips, and says what is posted and what plays."""

from functools import partial

from tdapp.poker.betting.blinds import chips_play
from tdapp.rules.blind_rules import BlindRules, TrivialChips
from tdapp.rules.play_rules import PlayRules
from tdapp.rules.rule import COMMON
from tdapp.voice.voice import Voice
from tdapp.words.look_up.enquiry import (
    Ask,
    EnquiryAnswer,
    HouseRuling,
    Next,
    ask_number,
    read_between,
    yes_or_no,
)
from tdapp.words.look_up.held_hand import HeldHand
from tdapp.words.look_up.kill_enquiry import kill_ways
from tdapp.words.look_up.posting_words import posting_ruling, silent_words
from tdapp.words.look_up.straddle_enquiry import ask_of_straddle


def posting_way(voice: Voice, rules: PlayRules, held: HeldHand | None = None) -> EnquiryAnswer:
    """Where a supervisor asks what is posted before the cards; a held hand tells the game."""
    words = voice.text("rulings", "straddles, kill pots and small chips")
    return EnquiryAnswer(
        words, lambda: _about(voice, rules.blinds, held), voice.text("rulings", "Betting")
    )


def _about(voice: Voice, rules: BlindRules, held: HeldHand | None) -> Ask:
    text = voice.text
    straddle = text("rulings", "straddle, or a blind bet before the deal")
    small = text("rulings", "chips too small for a bet")
    return Ask(
        text("rulings", "What is it about?"),
        text("rulings", "Choose one"),
        (
            EnquiryAnswer(straddle, lambda: ask_of_straddle(voice, rules, held)),
            *kill_ways(voice, rules.kill),
            EnquiryAnswer(small, lambda: _small(voice, rules.trivial_chips)),
        ),
    )


def _small(voice: Voice, trivial: TrivialChips | None) -> Next:
    """Whether chips play that are too small for a bet, where a table may exclude them."""
    happened = voice.text("rulings", "Chips too small for a bet")
    plays = voice.text("rulings", "The chips play.")
    if trivial is None:
        return posting_ruling(voice, happened, silent_words(voice), plays, rule=COMMON)

    def leads(chips: int, typed: str) -> HouseRuling:
        play = chips_play([chips], read_between(typed, 1), trivial)
        said = plays if play else voice.text("rulings", "The chips do not play.")
        return posting_ruling(voice, happened, said, rule=trivial.rule)

    least = voice.text("rulings", "How large is the smallest bet, blind or ante?")
    worth = ask_number(
        voice,
        voice.text("rulings", "How much are these chips worth together?"),
        lambda typed: ask_number(voice, least, partial(leads, read_between(typed, 1))),
    )
    played = posting_ruling(voice, happened, plays, rule=trivial.rule)
    text = voice.text("rulings", "Are chips too small for a bet excluded at this table?")
    return yes_or_no(voice, text, lambda yes: worth if yes else played)
