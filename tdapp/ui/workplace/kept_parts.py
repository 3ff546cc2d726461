"""What the parts of a page hand over to those of the next window: nothing half typed is lost."""

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractScrollArea, QGraphicsView, QScrollBar, QWidget

from tdapp.core.settings import KeptPage
from tdapp.ui.look.choices import Choices
from tdapp.ui.look.field import Field
from tdapp.ui.look.lists.listing import Listing

Part = TypeVar("Part")
Value = TypeVar("Value")


def kept_parts(page: QWidget) -> KeptPage:
    """What is typed, chosen, sorted and scrolled in them, each kind in the order of its making."""
    typed = tuple(one.text() for one in _fields(page))
    scrolled = tuple(one.value() for one in _bars(page))
    lists = page.findChildren(Listing)
    keys, order = [one.key for one in lists], tuple(one.sorted_by for one in lists)
    return KeptPage(
        typed=typed if any(typed) else (),
        scrolled=scrolled if any(scrolled) else (),
        chosen=tuple(one if isinstance(one, str | int) else None for one in keys),
        sorted=order if any(order) else (),
        turned=tuple(one.place for one in _views(page)),
    )


def take_back_parts(page: QWidget, kept: KeptPage) -> None:
    """Have all of it in a page that is filled; of another make of the page only what fits."""
    for views, place in zip(_views(page), kept.turned, strict=False):
        if 0 <= place < views.count and place != views.place:
            views.choose(place)
    for field, text in _fitting(_fields(page), kept.typed):
        field.setText(text)
    _take_back_lists(page.findChildren(Listing), kept)
    for bar, value in _fitting(_bars(page), kept.scrolled):
        if value:
            _scroll_once_filled(bar, value)


def _take_back_lists(lists: Sequence[Listing], kept: KeptPage) -> None:
    for listing, column in _fitting(lists, kept.sorted):
        listing.sort_by(column)
    for listing, key in _fitting(lists, kept.chosen):
        if key is not None and key != listing.key:
            listing.choose(key)


def _fitting(parts: Sequence[Part], kept: Sequence[Value]) -> list[tuple[Part, Value]]:
    """Each part with what is kept for it; none where the page has others than it had."""
    return list(zip(parts, kept, strict=True)) if len(parts) == len(kept) else []


def _scroll_once_filled(bar: QScrollBar, value: int) -> None:
    """Scroll to where it was, as soon as there is as much to scroll through."""
    waits = True

    def scroll() -> None:
        nonlocal waits
        if waits and bar.maximum() >= value:
            waits = False
            QTimer.singleShot(0, bar, lambda: bar.setValue(value))

    bar.rangeChanged.connect(scroll)
    scroll()


def _fields(page: QWidget) -> list[Field]:
    """The fields in which it is searched or something new begun."""
    return [one for one in page.findChildren(Field) if one.is_kept]


def _views(page: QWidget) -> list[Choices]:
    return [one for one in page.findChildren(Choices) if one.turn]


def _bars(page: QWidget) -> list[QScrollBar]:
    """How far down each part is scrolled; a map keeps its own place."""
    areas = page.findChildren(QAbstractScrollArea)
    return [one.verticalScrollBar() for one in areas if not isinstance(one, QGraphicsView)]
