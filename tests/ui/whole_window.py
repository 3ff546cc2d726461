"""Looks a window over: what is cut, squashed, beyond its side, over another, or without a name."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QLabel,
    QLineEdit,
    QMenu,
    QScrollArea,
    QScrollBar,
    QTableView,
    QWidget,
)

from tdapp.shown.cells import Cell, Loudness
from tdapp.ui.clock.clock_buttons import ClockButton
from tdapp.ui.clock.strips import Strips
from tdapp.ui.command_bar.bar import CommandBar
from tdapp.ui.console.notice import Notice
from tdapp.ui.drafts.cell_grid import CellGrid
from tdapp.ui.look.act_button import PAD as BUTTON_PAD
from tdapp.ui.look.act_button import RING, ActButton
from tdapp.ui.look.choices import _Choice
from tdapp.ui.look.field import Field
from tdapp.ui.look.lettering import MEDIUM, STRONG, Size, Words, fitted, lettering
from tdapp.ui.look.lists.list_look import LEAST_WIDE
from tdapp.ui.look.lists.list_painter import GAP, MARGIN, PAD, PILL_PAD, SHAPE, cell_font
from tdapp.ui.look.lists.list_rows import ListColumn
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.text_size import px
from tdapp.ui.new_event.format_cards import _Card
from tdapp.ui.record.record_side import HistoryList
from tests.ui.contrast import contrast

MOST_ROWS = 40
READABLE = 4.5
NEVER_SIDEWAYS = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
ENGLISH_NUMBER = re.compile(r"\d,\d{3}(?!\d)|\d\.\d{2}(?![\d.])")
CARD_AIR = 8
FEW_WORDS = 80
SENTENCE = 46
"""Names, sums and states have fewer letters."""
TALLEST_LETTER = 0.7
"""Less of a line's height cuts letters."""


def is_cut(one: QWidget) -> bool:
    """Whether not all of what it says can be read."""
    if isinstance(one, Field):
        margins = one.textMargins()
        room = one.width() - margins.left() - margins.right()
        return one.fontMetrics().horizontalAdvance(one.placeholderText()) > room
    if isinstance(one, ActButton | MessageLabel | Words) and one.is_cut:
        return not isinstance(one, ClockButton)
    return is_broken(one)


def is_broken(one: QWidget) -> bool:
    """Whether something of it is lost, and no tooltip says it."""
    if isinstance(one, QTableView):
        length, room = one.horizontalHeader().length(), one.viewport().width()
        return length > room or (isinstance(one, Listing) and length < room)
    if isinstance(one, QScrollArea) and one.horizontalScrollBarPolicy() is NEVER_SIDEWAYS:
        inside, has_buttons = one.widget(), isinstance(one.parentWidget(), Strips)
        return inside is not None and not has_buttons and inside.width() > one.viewport().width()
    if isinstance(one, QLabel) and one.wordWrap():
        return bool(one.text()) and one.height() < one.heightForWidth(one.width())
    if isinstance(one, ActButton | MessageLabel | Words) and one.is_cut and not one.toolTip():
        return not isinstance(one, ClockButton)
    lettered = isinstance(one, Field | Words | QAbstractButton)
    if lettered and one.height() < TALLEST_LETTER * one.fontMetrics().height():
        return True
    return isinstance(one, _Choice) and one.width() < one.sizeHint().width()


def seen(window: QWidget) -> Iterator[QWidget]:
    """All parts that are shown; whatever stands in a hidden one is hidden, and is not looked at."""
    for one in window.children():
        if isinstance(one, QWidget) and one.isVisible():
            if one.width() and one.height() and not isinstance(one, QMenu):
                yield one
            yield from seen(one)


def is_scrolled(parent: QWidget) -> bool:
    """Whether what stands in it may be larger than it."""
    return isinstance(parent, QAbstractScrollArea) or isinstance(
        parent.parentWidget(), QAbstractScrollArea
    )


def is_beyond(one: QWidget) -> bool:
    """Whether it stands out of what it stands in."""
    parent = one.parentWidget()
    if parent is None or is_scrolled(parent):
        return False
    box = one.geometry()
    return not parent.rect().adjusted(-1, -1, 1, 1).contains(box)


def overlapping(window: QWidget) -> Iterator[str]:
    """Parts that lie over each other; command bar and notice do so on purpose."""
    for parent in [window, *seen(window)]:
        if isinstance(parent, QAbstractScrollArea):
            continue
        parts = [
            one
            for one in parent.children()
            if isinstance(one, QWidget)
            and one.isVisible()
            and one.width()
            and one.height()
            and not isinstance(one, CommandBar | Notice | QScrollBar | QMenu)
        ]
        for one, other in combinations(parts, 2):
            if one.geometry().intersects(other.geometry()):
                yield f"{said(one)} over {said(other)}"


def said(one: QWidget | None) -> str:
    """What it is and what it says."""
    if one is None:
        return "nothing"
    words = getattr(one, "text", "")
    told = words() if callable(words) else words
    return f"{type(one).__name__} {told or one.accessibleName()}".strip()


def faults(window: QWidget) -> list[str]:
    """All that may not be so in any window."""
    looks = (broken, unsaid, nameless, one_for_another, without_rows, unreadable, half_said)
    return [fault for look in (*looks, half_drawn) for fault in look(window)]


def half_said(window: QWidget) -> Iterator[str]:
    """Buttons of whose words not even the half can be read, and cards without their second line."""
    for one in seen(window):
        if isinstance(one, ActButton) and one.is_cut and not isinstance(one, ClockButton):
            room = one.width() - 2 * (BUTTON_PAD + RING)
            words, font = one.act.text(), lettering(Size.BODY, MEDIUM)
            if len(fitted(words, font, room)[0]) <= len(words) / 2:
                yield f"{said(one)} is cut to less than half"
        if isinstance(one, _Card):
            lines = (lettering(Size.BODY, STRONG), lettering(Size.LABEL))
            if one.height() < sum(QFontMetrics(line).height() for line in lines) + CARD_AIR:
                yield f"{said(one)} has no room for two lines"


def cut_heads(window: QWidget) -> Iterator[str]:
    """Names of columns that are cut, as none is at 100 % but in a table of fields."""
    for listing in (one for one in seen(window) if isinstance(one, Listing)):
        if isinstance(listing, CellGrid):
            continue
        head = listing.horizontalHeader()
        font = lettering(Size.LABEL, MEDIUM)
        for place, column in enumerate(listing.table.columns):
            air = (PAD if place else MARGIN) + PAD
            room = room_in(listing, place) - air
            shown = head.isVisible() and not listing.isColumnHidden(place)
            if shown and fitted(column.head, font, room)[0] != column.head:
                yield f"{said(listing)}: {column.head!r} has {room} pixels"


def room_in(listing: Listing, place: int) -> int:
    """How wide a column is to its words: what the list is too wide for is free beside figures."""
    section, (last, own) = listing.horizontalHeader().sectionSize(place), listing.table.last
    return min(section, own) if place == last and listing.table.columns[place].right else section


def cut_hints(window: QWidget) -> Iterator[str]:
    """Fields whose hint is cut."""
    return (f"{said(one)} is cut" for one in seen(window) if isinstance(one, Field) and is_cut(one))


def cut_facts(window: QWidget) -> Iterator[str]:
    """Facts in the head of a page that are cut, unless buttons left them no room at all."""
    for one in (one for one in seen(window) if isinstance(one, MessageLabel)):
        if isinstance(one.parentWidget(), PageHead) and one.is_cut and one.width() > px(FEW_WORDS):
            yield f"{said(one)} has {one.width()} pixels"


def cut_words(window: QWidget) -> Iterator[str]:
    """Labels and buttons that are cut, though a tooltip may say the rest."""
    for one in seen(window):
        is_short = isinstance(one, ClockButton) or isinstance(one.parentWidget(), PageHead)
        if isinstance(one, ActButton | Words) and one.is_cut and not is_short:
            yield f"{said(one)} has {one.width()} pixels"


def cut_cells(window: QWidget) -> Iterator[str]:
    """Words that are cut in a list, but for sentences in a wide column or any in a narrow one.

    The steps of a history beside its page are sentences, as short as they are.
    """
    for listing in (one for one in seen(window) if isinstance(one, Listing)):
        table = listing.table
        last = len(table.columns) - 1
        for row in () if isinstance(listing, CellGrid) else scrolled_through(listing):
            for place, column in enumerate(table.columns):
                if listing.isColumnHidden(place):
                    continue
                cell, edges = table.cell(row, place), (place == 0) + (place == last)
                room = room_in(listing, place) - edges * (MARGIN - PAD)
                cut = _as_cut(cell, room, column)
                told = len(cell.text) > SENTENCE or isinstance(listing, HistoryList)
                if cut != cell.text + cell.below and not (
                    column.wide and (told or room <= px(LEAST_WIDE))
                ):
                    yield f"{said(listing)}, {column.head!r}: {cell.text!r} is cut to {cut!r}"


def scrolled_through(listing: Listing) -> Iterator[int]:
    """The first rows, each when it is in sight and the columns have their widths for it."""
    bar = listing.verticalScrollBar()
    before = bar.value()
    for top in range(0, min(bar.maximum(), MOST_ROWS) + 1, max(1, bar.pageStep())):
        bar.setValue(top)
        listing.make_room()  # as before it is painted, which windows of tests seldom are
        yield from listing.in_sight
    bar.setValue(before)


def nameless(window: QWidget) -> Iterator[str]:
    """Lists that leave out the words by which a row is known, for want of room."""
    for listing in (one for one in seen(window) if isinstance(one, Listing)):
        for place, column in enumerate(listing.table.columns):
            known_by = column.strong and not column.right and not column.least
            if known_by and listing.isColumnHidden(place):
                yield f"{said(listing)} leaves out {column.head!r}"


def half_drawn(window: QWidget) -> Iterator[str]:
    """Marks in a list whose column is too narrow for them."""
    for listing in (one for one in seen(window) if isinstance(one, Listing)):
        table, head = listing.table, listing.horizontalHeader()
        for place in range(len(table.columns)):
            room = head.sectionSize(place) - PAD
            rows = range(min(table.rowCount(), MOST_ROWS))
            marked = any(table.cell(row, place).shape is not None for row in rows)
            if marked and not listing.isColumnHidden(place) and room < px(SHAPE):
                yield f"{said(listing)}: a mark in column {place} has {room} pixels"


def painted_ground(one: QWidget) -> QColor:
    """The colour that most of a part has as it is painted."""
    shown = one.grab().toImage()
    rows = range(0, shown.height(), 3)
    colours = Counter(shown.pixel(x, y) for y in rows for x in range(0, shown.width(), 3))
    return QColor(colours.most_common(1)[0][0])


def unreadable(window: QWidget) -> Iterator[str]:
    """Parts whose letters are too near to their ground in colour."""
    for one in seen(window):
        if isinstance(one, QLabel | QLineEdit):
            look, typed = one.palette(), isinstance(one, QLineEdit)
            ink = look.color(look.ColorRole.Text if typed else one.foregroundRole())
            ground = look.color(one.backgroundRole())
            if not ground.alpha():
                ground = painted_ground(one)
            if contrast(ink, ground) < READABLE:
                yield f"{said(one)}: {ink.name()} on {ground.name()}"


def broken(window: QWidget) -> list[str]:
    """Everything of a window that cannot be read or reached."""
    there = list(seen(window))
    lost = [said(one) for one in there if is_broken(one)]
    out = [f"{said(one)} beyond {said(one.parentWidget())}" for one in there if is_beyond(one)]
    return [*lost, *out, *overlapping(window)]


def unsaid(window: QWidget) -> list[str]:
    """What a screen reader could not say: parts without a name, rows without words."""
    found = []
    for one in seen(window):
        words = one.text() if isinstance(one, QAbstractButton) else ""
        if _takes_focus(one) and not (one.accessibleName() or words).strip():
            found.append(f"{said(one)} in {said(one.parentWidget())} has no name")
        if isinstance(one, Listing):
            found += [f"row {row} of {said(one)} says nothing" for row in _silent_rows(one)]
        if isinstance(one, ActButton) and not _says_all(one):
            found.append(f"{said(one)} does not say its key, or why not")
    return found


def _takes_focus(one: QWidget) -> bool:
    parent = one.parentWidget()
    if isinstance(one, QScrollBar) or (
        isinstance(parent, QAbstractScrollArea) and one is parent.viewport()
    ):
        return False
    return one.focusPolicy() is not Qt.FocusPolicy.NoFocus


def _silent_rows(listing: Listing) -> Iterator[int]:
    table, role = listing.table, Qt.ItemDataRole.AccessibleTextRole
    for row in range(min(table.rowCount(), MOST_ROWS)):
        cells = (table.data(table.index(row, column), role) for column in range(len(table.columns)))
        if not any(str(words).strip() for words in cells):
            yield row


def _says_all(button: ActButton) -> bool:
    act, told = button.act, button.accessibleDescription()
    return button.accessibleName() == act.text() and act.key in told and act.why_not in told


def foreign_numbers(window: QWidget) -> list[str]:
    """Texts with numbers grouped or parted as in English, where German is spoken."""
    return [text for text in _texts(window) if ENGLISH_NUMBER.search(text)]


def one_for_another(window: QWidget) -> Iterator[str]:
    """Rows of a list that are cut to the same words, though they say different ones."""
    for listing in (one for one in seen(window) if isinstance(one, Listing)):
        table = listing.table
        places = range(len(table.columns))
        shown = [place for place in places if not listing.isColumnHidden(place)]
        told = defaultdict[tuple[str, ...], set[tuple[str, ...]]](set)
        for row in range(min(table.rowCount(), MOST_ROWS)):
            cells = [table.cell(row, place) for place in shown]
            whole = tuple(cell.text + cell.below for cell in cells)
            cut = (
                _as_cut(cell, room_in(listing, place), table.columns[place])
                for place, cell in zip(shown, cells, strict=True)
            )
            told[tuple(cut)].add(whole)
        yield from (f"{said(listing)}: {rows}" for rows in told.values() if len(rows) > 1)


def _as_cut(cell: Cell, width: float, column: ListColumn) -> str:
    """What can be read of a cell, as the list paints it."""
    pill = cell.loudness is not Loudness.WORDS
    shape = px(SHAPE) + GAP if cell.shape is not None else 0.0
    room = width - 2 * PAD - 2 * PILL_PAD * pill - shape
    return fitted(cell.text, cell_font(cell, column), room)[0] + cell.below


def without_rows(window: QWidget) -> Iterator[str]:
    """Lists too low for one of their rows, or for the words that stand where there is none."""
    for listing in (one for one in seen(window) if isinstance(one, Listing)):
        room = listing.viewport().rect()
        least = listing.verticalHeader().defaultSectionSize()
        if not listing.table.rows and listing.empty_words:
            box = room.adjusted(16, 6, -12, 0)
            wraps = Qt.TextFlag.TextWordWrap
            font = QFontMetrics(lettering(Size.BODY))
            least = 6 + font.boundingRect(box, wraps, listing.empty_words).height()
        if (listing.table.rows or listing.empty_words) and room.height() < least - 1:
            yield f"{said(listing)} is {room.height()} high and needs {least}"


def _texts(window: QWidget) -> Iterator[str]:
    for one in seen(window):
        yield said(one)
        if isinstance(one, Listing):
            table = one.table
            for row in range(min(table.rowCount(), MOST_ROWS)):
                for column in range(len(table.columns)):
                    yield str(table.data(table.index(row, column)))
