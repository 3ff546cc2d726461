"""What is asked and ruled of chips that are posted before the cards."""

from tdapp.table.facts.rulings import RulingKind
from tdapp.voice.voice import Voice
from tdapp.words.look_up.enquiry import HouseRuling
from tdapp.words.look_up.irregularity_words import rule_words


def posting_ruling(voice: Voice, happened: str, *said: str, rule: str) -> HouseRuling:
    """A ruling in sentences, to which the one that names its rule is added."""
    return HouseRuling(RulingKind.BETTING, happened, (*said, rule_words(voice, rule)), rule)


def silent_words(voice: Voice) -> str:
    """That the book says nothing of it."""
    return voice.text("rulings", "The rulebook does not say.")
