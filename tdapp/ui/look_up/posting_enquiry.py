"""Asks about straddles, the kill and small chips, and says what is posted and what plays."""

from functools import partial

from tdapp.poker.betting.blinds import chips_play
from tdapp.rules.blind_rules import BlindRules, TrivialChips
from tdapp.rules.play_rules import PlayRules
from tdapp.rules.rule import COMMON
from tdapp.ui.look.spoken import voice
from tdapp.ui.look_up.enquiry import Ask, EnquiryAnswer, HouseRuling, Next, read_between, yes_or_no
from tdapp.ui.look_up.held_hand import HeldHand
from tdapp.ui.look_up.kill_enquiry import kill_ways
from tdapp.ui.look_up.posting_words import ask_number, posting_ruling, silent_words
from tdapp.ui.look_up.straddle_enquiry import ask_of_straddle


def posting_way(rules: PlayRules, held: HeldHand | None = None) -> EnquiryAnswer:
    """Where a supervisor asks what is posted before the cards; a held hand tells the game."""
    words = voice().text("rulings", "straddles, kill pots and small chips")
    return EnquiryAnswer(
        words, lambda: _about(rules.blinds, held), voice().text("rulings", "Betting")
    )


def _about(rules: BlindRules, held: HeldHand | None) -> Ask:
    text = voice().text
    straddle = text("rulings", "straddle, or a blind bet before the deal")
    small = text("rulings", "chips too small for a bet")
    return Ask(
        text("rulings", "What is it about?"),
        text("rulings", "Choose one"),
        (
            EnquiryAnswer(straddle, lambda: ask_of_straddle(rules, held)),
            *kill_ways(rules.kill),
            EnquiryAnswer(small, lambda: _small(rules.trivial_chips)),
        ),
    )


def _small(trivial: TrivialChips | None) -> Next:
    """Whether chips play that are too small for a bet, where a table may exclude them."""
    happened = voice().text("rulings", "Chips too small for a bet")
    plays = voice().text("rulings", "The chips play.")
    if trivial is None:
        return posting_ruling(happened, silent_words(), plays, rule=COMMON)

    def leads(chips: int, typed: str) -> HouseRuling:
        play = chips_play([chips], read_between(typed, 1), trivial)
        said = plays if play else voice().text("rulings", "The chips do not play.")
        return posting_ruling(happened, said, rule=trivial.rule)

    least = voice().text("rulings", "How large is the smallest bet, blind or ante?")
    worth = ask_number(
        voice().text("rulings", "How much are these chips worth together?"),
        lambda typed: ask_number(least, partial(leads, read_between(typed, 1))),
    )
    played = posting_ruling(happened, plays, rule=trivial.rule)
    text = voice().text("rulings", "Are chips too small for a bet excluded at this table?")
    return yes_or_no(text, lambda yes: worth if yes else played)
