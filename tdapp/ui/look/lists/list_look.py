"""How every list of the console looks and is walked: its rows, and how wide its columns are."""

from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from tdapp.shown.cells import Cell
from tdapp.ui.look.fonts import are_figures
from tdapp.ui.look.lettering import MEDIUM, Size, lettering, width
from tdapp.ui.look.lists.list_painter import MARGIN, PAD, room_for
from tdapp.ui.look.lists.list_rows import ListColumn
from tdapp.ui.look.scrolled import ThinScrollBar
from tdapp.ui.look.text_size import high, px
from tdapp.ui.look.theme import Theme

TWO_LINES = 44
"""A row of at least so many pixels at 100 % holds a second line."""
WIDEST = 480
"""What the wide column has at the most, unless words in sight need more: else a row falls apart."""
LEAST_WIDE = 96
"""The room that the wide column keeps, in pixels at 100 %; none where it is but filling."""
SQUEEZED = 0.7
"""So much of their width columns have at least."""
LEAST_SECTION = 24
"""No column that is shown is narrower."""
TOLD, WORDS, NAMES, FIGURES = range(4)
"""Which columns give of their words first: the wide one, others, names, figures."""


def row_high(row: int) -> int:
    """How high a row of so many pixels at 100 % is now."""
    return high(row, 1.9 if row >= TWO_LINES else 1)


def look_like_a_list(view: QTableView, theme: Theme, row: int) -> None:
    """Give a view rows of so many pixels at 100 % on the theme's ground."""
    view.verticalHeader().hide()
    view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    view.verticalHeader().setDefaultSectionSize(row_high(row))
    view.setShowGrid(False)
    view.setFrameShape(QTableView.Shape.NoFrame)
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBar(ThinScrollBar(theme))
    view.setTabKeyNavigation(False)
    view.horizontalHeader().setMinimumSectionSize(LEAST_SECTION)
    view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    view.horizontalHeader().setStretchLastSection(True)
    look = view.palette()
    look.setColor(QPalette.ColorRole.Base, theme.ground)
    view.setPalette(look)


class Claim(NamedTuple):
    """What a column wants, in pixels, and when it `gives` of what its words need."""

    calm: int
    words: int
    least: int
    gives: int = WORDS
    wide: bool = False


def shared(claims: Sequence[Claim], room: int) -> list[int]:
    """The widths of columns that together have so much room, or less if nobody wants more.

    First goes what no words need, of the wide one and then of all. Then words are cut, down to the
    least of each: what the wide one tells, other words, names, and figures last. Those that give
    together do so by what each has to give.
    """
    steps = [
        [one.calm for one in claims],
        [one.words if one.wide else one.calm for one in claims],
        *([one.least if one.gives < by else one.words for one in claims] for by in range(5)),
        [0 for _ in claims],
    ]
    more, less = next(two for two in pairwise(steps) if sum(two[1]) <= max(0, room))
    gap, part = sum(more) - sum(less) or 1, min(room, sum(more)) - sum(less)
    exact = (low * gap + (high - low) * part for high, low in zip(more, less, strict=True))
    ends = [0, *(so_far // gap for so_far in accumulate(exact))]
    return [end - begin for begin, end in pairwise(ends)]


def claimed(
    columns: Sequence[ListColumn], place: int, cells: Sequence[Cell] | None = None, words: int = 0,
    *, headed: bool,
) -> Claim:  # fmt: skip
    """What a column wants for `words` so wide and for these cells; without any, its own width."""
    column, last = columns[place], place == len(columns) - 1
    edges = (MARGIN - PAD) * ((place == 0) + last)
    named = ceil(width(column.head, lettering(Size.LABEL, MEDIUM)) + 2 * PAD + edges)
    least = max(LEAST_SECTION, named) if headed and column.head else LEAST_SECTION
    own = max(px(column.width), least)
    least = max(least, int(own * SQUEEZED)) if cells is None else least
    rooms = [own] if cells is None else [room_for(cell, column) + edges for cell in cells]
    words = max(words, least, ceil(max(rooms, default=0)))
    figures = column.right or all(are_figures(cell.text) for cell in cells or ())
    gives = NAMES if column.strong else TOLD if column.wide else WORDS
    if not column.wide:
        return Claim(max(own, words), words, least, FIGURES if figures else gives)
    least = px(LEAST_SECTION) if last and not column.head else max(px(LEAST_WIDE), own)
    return Claim(max(px(WIDEST), own, words), max(words, least), least, gives, wide=True)


def fitting(columns: Sequence[ListColumn], room: int, *, headed: bool) -> list[int]:
    """The places of the columns that are shown in so many pixels.

    First go those that say so, then the last ones, where all that are left would be squeezed.
    """
    shown = [place for place, column in enumerate(columns) if room >= px(column.least)]
    claims = {place: claimed(columns, place, headed=headed) for place in shown}
    room -= sum(claims[place].least for place in shown if columns[place].wide)
    fixed = [place for place in shown if not columns[place].wide]
    while len(fixed) > 1 and sum(claims[place].calm for place in fixed) * SQUEEZED > room:
        shown.remove(fixed.pop())
    return shown
