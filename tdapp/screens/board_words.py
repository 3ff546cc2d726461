"""The words of the boards, ready to be translated."""

from tdapp.cash.table_sign import CashGame
from tdapp.poker.betting.limit import Structure
from tdapp.voice.texts import text
from tdapp.voice.voice import Voice

DASH = "\N{EN DASH}"
TABLE = text("screens", "Table")
SEAT = text("screens", "Seat")
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


def page_of(page: int, pages: int, voice: Voice) -> str:
    """Which page is shown."""
    return voice.text("screens", "Page {page} of {pages}", page=page, pages=pages)


def page_in_short(page: int, pages: int) -> str:
    """The same where there is little room."""
    return f"{page} / {pages}"


def table_number(number: int, voice: Voice) -> str:
    """A table by its number."""
    return voice.text("screens", "Table {number}", number=number)


def place_range(first: int, last: int) -> str:
    """Places that win the same: the first and the last of them."""
    return str(first) if first == last else f"{first}{DASH}{last}"


def ago(microseconds: int, voice: Voice) -> str:
    """How old a count is."""
    return voice.text("screens", "{age} ago", age=voice.span(microseconds))


def next_out(place: int, voice: Voice) -> str:
    """Which place is decided next."""
    return voice.text("screens", "next out: {place}", place=voice.ordinal(place))


def out(voice: Voice) -> str:
    """Everybody of a band is out."""
    return voice.text("screens", "out")


def by_agreement(played_for: str, voice: Voice) -> str:
    """The amounts of a deal are not shown; what is still played for stands beside it."""
    return ", ".join(filter(None, (voice.text("screens", "by agreement"), played_for)))


def players_left(count: int, voice: Voice) -> str:
    """How many play on."""
    return voice.plural("screens", "1 player left", "{n} players left", count)


def prizes(voice: Voice) -> str:
    """The title of the prize list."""
    return voice.text("screens", "Prizes")


def final_table(voice: Voice) -> str:
    """The head over the first places."""
    return voice.text("screens", "Final table")


def places(voice: Voice) -> str:
    """The head over the bands of places."""
    return voice.text("screens", "Places")


def latest_out(voice: Voice) -> str:
    """The head over who went out last."""
    return voice.text("screens", "Latest eliminations")


def chip_leaders(voice: Voice) -> str:
    """The title over those with the most chips."""
    return voice.text("screens", "Chip leaders")


def players_left_label(voice: Voice) -> str:
    """The label over how many play on."""
    return voice.text("screens", "Players left")


def variant_name(variant: str) -> str:
    """The game without limit and blinds: ``Hold'em``."""
    return NAMES.get(variant, variant.replace("_", " ").capitalize())


def blinds_in_words(game: CashGame, voice: Voice) -> str:
    """Its blinds from the smallest on: ``2 / 5``; empty where it has antes alone."""
    return " / ".join(voice.short_money(cents, "") for cents in game.blinds)
