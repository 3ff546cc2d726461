"""The names of cash games, as players know them on pages, boards and papers."""

from tdapp.cash.table_sign import CashGame
from tdapp.poker.betting.limit import Structure
from tdapp.voice.voice import Voice

LIMITS = {
    Structure.NO_LIMIT: "NL",
    Structure.POT: "PL",
    Structure.HALF_POT: "HPL",
    Structure.FIXED: "Limit",
    Structure.SPREAD: "Spread",
}
NAMES = {
    "holdem": "Hold\N{RIGHT SINGLE QUOTATION MARK}em",
    "omaha_hi_lo": "Omaha hi-lo",
    "seven_card_stud": "Stud",
    "seven_card_stud_hi_lo": "Stud hi-lo",
}


def variant_name(game: CashGame) -> str:
    """The game without limit and blinds: ``Hold'em``."""
    return NAMES.get(game.variant, game.variant.replace("_", " ").capitalize())


def blinds_in_words(game: CashGame, voice: Voice) -> str:
    """Its blinds from the smallest on: ``2 / 5``; empty where it has antes alone."""
    return " / ".join(voice.short_money(cents, "") for cents in game.blinds)
