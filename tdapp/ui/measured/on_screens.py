"""The screens for players, measured: how late a second is seen, and what a tick costs at 4K."""

import statistics
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QScreen

from tdapp.core.ids import StreamId
from tdapp.screens.clock_face import SECOND_US, ClockFace
from tdapp.tournament.state.clock import position
from tdapp.ui.console.console import Console
from tdapp.ui.measured.loop_watch import idle, work_of
from tdapp.ui.projected.canvas import Canvas
from tdapp.ui.projected.clock_screen import ClockPicture

TICKS = 5
MILLI = 1_000
FOUR_K = 3840, 2160


class SecondWatch(QObject):
    """Watches a canvas, and how long after its second of the anchor each new time is painted."""

    def __init__(self, console: Console, event: StreamId, canvas: Canvas) -> None:
        super().__init__(canvas)
        self._view = console.view
        self._event = event
        self._canvas = canvas
        self._seen = ""
        self.late_ms: list[float] = []
        canvas.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look once what is to be painted now is painted."""
        if event.type() is QEvent.Type.Paint:
            QTimer.singleShot(0, self, self._painted)
        return super().eventFilter(watched, event)

    def _painted(self) -> None:
        picture = self._canvas.picture
        if not isinstance(picture, ClockPicture) or picture.face.time == self._seen:
            return
        if self._seen:
            state = self._view.state_of(self._event)
            here = position(state.conditions, state.clock, self._view.now)
            self.late_ms.append(-here.remaining_us % SECOND_US / MILLI)
        self._seen = picture.face.time


async def tick_at_four_k(face: ClockFace, screen: QScreen, busy: Callable[[], bool]) -> float:
    """The median of what one second after the other costs the loop on a screen of that size."""
    canvas = Canvas()
    canvas.allow_close = True
    canvas.setGeometry(*screen.geometry().topLeft().toTuple(), *FOUR_K)
    canvas.show()
    canvas.show_picture(ClockPicture(face))
    canvas.finish_painting()
    spent = []
    for second in range(1, TICKS + 1):
        await idle(busy)
        later = replace(face, remaining_us=face.remaining_us - second * SECOND_US)
        show = partial(canvas.show_picture, ClockPicture(later))
        spent.append(await work_of(show, busy))
    canvas.close()
    canvas.blank()
    canvas.deleteLater()
    return statistics.median(spent)
