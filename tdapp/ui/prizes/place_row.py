"""A place of the prize table as a row whose cells are made when somebody looks at it."""

from collections.abc import Hashable
from functools import cached_property
from typing import NamedTuple

from tdapp.shown.cells import EMPTY, Cell, Shape, Tone
from tdapp.tournament.reckoning.prize_list import Prize
from tdapp.ui.look.lists.list_rows import Column, ListRow, right, row_of, wide
from tdapp.ui.look.spoken import voice
from tdapp.voice.voice import MINUS, NONE


class PlaceFigures(NamedTuple):
    """What a row of the table is made of; `held` says who has the place, empty while nobody has."""

    place: int
    share: str
    posted: Prize | None
    now: Prize | None
    is_posted: bool
    edited: bool
    fixed: bool
    held: str


class PlaceLine(NamedTuple):
    """What the table says of a place, or of all: the `next` amount is the one that can be typed."""

    place: Cell
    share: Cell
    posted: Cell
    next: Cell
    change: Cell
    mark: Cell

    def row(self, key: Hashable) -> ListRow:
        """Its row in the table."""
        return row_of(table_columns(), self, key)


def table_columns(posted: str = "", next_: str = "") -> tuple[Column[PlaceLine], ...]:
    """Place, share, the amount posted and the next one, what changes, what is to be said."""
    text = voice().text
    return (
        right(text("table pane", "Place"), 64, lambda line: line.place),
        right(text("table pane", "Share"), 78, lambda line: line.share, 500),
        right(posted, 106, lambda line: line.posted),
        right(next_, 120, lambda line: line.next),
        right(text("table pane", "Change"), 98, lambda line: line.change, 460),
        wide("", lambda line: line.mark),
    )


class PlaceRow:
    """A place of the table; its cells are made when they are looked at."""

    def __init__(self, told: PlaceFigures) -> None:
        self.told = told

    @property
    def key(self) -> int:
        """The place."""
        return self.told.place

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """As the columns have them."""
        told = self.told
        line = PlaceLine(
            Cell(str(told.place), strong=True, tone=Tone.GONE if told.fixed else Tone.FACT),
            Cell(told.share, tone=Tone.LABEL),
            Cell(_amount(told.posted), tone=Tone.LABEL),
            _provisional(told),
            _change(told),
            _mark(told),
        )
        return line.row(self.key).cells

    def order(self, column: int) -> tuple[object, ...]:
        """What it is sorted by in a column."""
        return self.cells[column].order


def signed(cents: int) -> str:
    """A change of an amount with its sign; a dash for none."""
    if not cents:
        return NONE
    return f"{'+' if cents > 0 else MINUS}{voice().money(abs(cents))}"


def _amount(prize: Prize | None) -> str:
    if prize is None:
        return NONE
    if prize.cash or not prize.item:
        return voice().money(prize.cash)
    return voice().text("prizes", "in kind")


def _provisional(told: PlaceFigures) -> Cell:
    tone = Tone.GONE if told.held and not told.edited else Tone.FACT
    return Cell(_amount(told.now), tone=tone, strong=not told.held)


def _change(told: PlaceFigures) -> Cell:
    if not told.is_posted:
        return Cell(NONE, tone=Tone.GONE)
    moved = (told.now.cash if told.now else 0) - (told.posted.cash if told.posted else 0)
    return Cell(signed(moved), tone=Tone.FACT if moved else Tone.GONE)


def _mark(told: PlaceFigures) -> Cell:
    """Edited here, in kind beside the cash, or out already: whose it is."""
    item = _in_kind(told.now)
    if told.edited:
        stays = told.is_posted and told.now == told.posted
        said = voice().text("prizes", "locked") if stays else voice().text("prizes", "edited")
        return Cell(said + (item and f", {item}"), shape=Shape.LOCKED, strong=True)
    if told.held:
        return Cell(told.held + (item and f", {item}"), tone=Tone.LABEL, shape=Shape.LOCKED)
    return Cell(item, tone=Tone.LABEL) if item else EMPTY


def _in_kind(prize: Prize | None) -> str:
    """What is given in kind, with what of the pool it is worth; the cash is in its own column."""
    if prize is None or not prize.item:
        return ""
    if not prize.value:
        return voice().text("prizes", "and {item}", item=prize.item)
    worth = voice().money(prize.value)
    return voice().text("prizes", "and {value} in kind: {item}", value=worth, item=prize.item)
