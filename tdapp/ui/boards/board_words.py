"""The words of the boards, ready to be translated."""

from tdapp.ui.look.spoken import voice

DASH = "\N{EN DASH}"


def page_of(page: int, pages: int) -> str:
    """Which page is shown."""
    return voice().text("screens", "Page {page} of {pages}", page=page, pages=pages)


def page_in_short(page: int, pages: int) -> str:
    """The same where there is little room."""
    return f"{page} / {pages}"


def table() -> str:
    """The head over table numbers."""
    return voice().text("screens", "Table")


def seat() -> str:
    """The head over seat numbers."""
    return voice().text("screens", "Seat")


def table_number(number: int) -> str:
    """A table by its number."""
    return voice().text("screens", "Table {number}", number=number)


def place_range(first: int, last: int) -> str:
    """Places that win the same: the first and the last of them."""
    return str(first) if first == last else f"{first}{DASH}{last}"


def ago(microseconds: int) -> str:
    """How old a count is."""
    return voice().text("screens", "{age} ago", age=voice().span(microseconds))


def next_out(place: int) -> str:
    """Which place is decided next."""
    return voice().text("screens", "next out: {place}", place=voice().ordinal(place))


def out() -> str:
    """Everybody of a band is out."""
    return voice().text("screens", "out")


def players_left(count: int) -> str:
    """How many play on."""
    return voice().plural("screens", "1 player left", "{n} players left", count)


def prizes() -> str:
    """The title of the prize list."""
    return voice().text("screens", "Prizes")


def final_table() -> str:
    """The head over the first places."""
    return voice().text("screens", "Final table")


def places() -> str:
    """The head over the bands of places."""
    return voice().text("screens", "Places")


def latest_out() -> str:
    """The head over who went out last."""
    return voice().text("screens", "Latest eliminations")


def chip_leaders() -> str:
    """The title over those with the most chips."""
    return voice().text("screens", "Chip leaders")


def players_left_label() -> str:
    """The label over how many play on."""
    return voice().text("screens", "Players left")
