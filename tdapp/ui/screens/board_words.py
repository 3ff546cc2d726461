"""The words of the boards, ready to be translated."""

from PySide6.QtCore import QCoreApplication

from tdapp.ui.look.figures import ordinal, span, whole

translate = QCoreApplication.translate
DASH = "\N{EN DASH}"


def page_of(page: int, pages: int) -> str:
    """Which page is shown."""
    return translate("Screens", "Page {page} of {pages}").format(page=page, pages=pages)


def page_in_short(page: int, pages: int) -> str:
    """The same where there is little room."""
    return f"{page} / {pages}"


def table() -> str:
    """The head over table numbers."""
    return translate("Screens", "Table")


def seat() -> str:
    """The head over seat numbers."""
    return translate("Screens", "Seat")


def table_number(number: int) -> str:
    """A table by its number."""
    return translate("Screens", "Table {number}").format(number=number)


def place_range(first: int, last: int) -> str:
    """Places that win the same: the first and the last of them."""
    return str(first) if first == last else f"{first}{DASH}{last}"


def ago(microseconds: int) -> str:
    """How old a count is."""
    return translate("Screens", "{age} ago").format(age=span(microseconds))


def next_out(place: int) -> str:
    """Which place is decided next."""
    return translate("Screens", "next: {place}").format(place=ordinal(place))


def out() -> str:
    """Everybody of a band is out."""
    return translate("Screens", "out")


def players_left(count: int) -> str:
    """How many play on."""
    if count == 1:
        return translate("Screens", "1 player left")
    return translate("Screens", "{count} players left").format(count=whole(count))


def prizes() -> str:
    """The title of the prize list."""
    return translate("Screens", "Prizes")


def final_table() -> str:
    """The head over the first places."""
    return translate("Screens", "Final table")


def places() -> str:
    """The head over the bands of places."""
    return translate("Screens", "Places")


def latest_out() -> str:
    """The head over who went out last."""
    return translate("Screens", "Latest out")


def chip_leaders() -> str:
    """The title over those with the most chips."""
    return translate("Screens", "Chip leaders")


def players_left_label() -> str:
    """The label over how many play on."""
    return translate("Screens", "Players left")
