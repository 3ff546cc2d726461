"""What is asked and ruled of chips that are posted before the cards."""

from collections.abc import Callable

from tdapp.table.facts.rulings import RulingKind
from tdapp.ui.look.spoken import voice
from tdapp.ui.look_up.enquiry import Ask, HouseRuling, Next
from tdapp.ui.look_up.irregularity_words import rule_words


def posting_ruling(happened: str, *said: str, rule: str) -> HouseRuling:
    """A ruling in sentences, to which the one that names its rule is added."""
    return HouseRuling(RulingKind.BETTING, happened, (*said, rule_words(rule)), rule)


def silent_words() -> str:
    """That the book says nothing of it."""
    return voice().text("rulings", "The rulebook does not say.")


def ask_number(text: str, read: Callable[[str], Next]) -> Ask:
    """A question that only a number answers."""
    return Ask(text, voice().text("rulings", "A number, then Enter"), (), read)
