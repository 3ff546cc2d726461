"""What the window is called, and where it was, on a monitor that is there now."""

from collections.abc import Sequence
from contextlib import suppress

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from tdapp.core.settings import InView, PlaceKeeper, WindowPlace
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.parts import Parts


def window_title(parts: Parts) -> str:
    """What the window is called among others; nobody takes the demo room for the house's own."""
    if parts.is_demo:
        return voice().text("console", "Demo room: practice, kept apart from your own record")
    return voice().text("console", "Tournament director")


def fitted(box: QRect, areas: Sequence[QRect]) -> QRect:
    """The box where it was, as far as it lies in one of the areas, else moved into the nearest.

    Of a monitor that is gone it comes to the first one; it is never larger than its monitor.
    """
    if not areas:
        return box
    area = max(areas, key=lambda one: _shared(one, box))
    wide, high = min(box.width(), area.width()), min(box.height(), area.height())
    left = min(max(box.left(), area.left()), area.left() + area.width() - wide)
    top = min(max(box.top(), area.top()), area.top() + area.height() - high)
    return QRect(left, top, wide, high)


def show_where_it_was(window: QWidget, keeper: PlaceKeeper | None) -> None:
    """Show the window in its place; where none is kept it fills the monitor."""
    kept = None if keeper is None else keeper.read()
    if kept is None:
        window.showMaximized()
        return
    areas = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    window.setGeometry(fitted(QRect(kept.x, kept.y, kept.width, kept.height), areas))
    if kept.maximised:
        window.showMaximized()
    else:
        window.show()


def keep_its_place(window: QWidget, keeper: PlaceKeeper | None, seen: InView | None = None) -> None:
    """Remember where the window is and what was `seen` in it; a disk may fail to take it."""
    if keeper is None:
        return
    box, maximised = window.normalGeometry(), window.isMaximized()
    if not box.isValid():
        box = window.geometry()
    with suppress(OSError):
        where = (box.x(), box.y(), box.width(), box.height())
        kept = WindowPlace(*where, maximised, seen or InView())
        if kept != keeper.read():
            keeper.write(kept)


def seen_last(keeper: PlaceKeeper | None) -> InView:
    """What was in view when the place was kept."""
    kept = None if keeper is None else keeper.read()
    return InView() if kept is None else kept.seen


def _shared(one: QRect, other: QRect) -> int:
    both = one.intersected(other)
    return both.width() * both.height() if both.isValid() else 0
