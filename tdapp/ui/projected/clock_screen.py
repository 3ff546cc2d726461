"""The projected clock: one face as a picture that fills a screen."""

from dataclasses import dataclass
from enum import Enum
from types import ModuleType

from tdapp.screens.clock_face import ClockFace, ClockState
from tdapp.ui.projected import clock_blinds, clock_landscape, clock_portrait
from tdapp.ui.projected.clock_moods import mood_of
from tdapp.ui.projected.clock_parts import frame
from tdapp.ui.projected.drawing import Drawing
from tdapp.ui.projected.screen_grid import grid_for
from tdapp.ui.projected.screen_page import PictureCanvas


class Layout(Enum):
    """What owns the picture of a level: the time, or its blinds."""

    TIME = "time"
    BLINDS = "blinds"


def drawing_of(
    face: ClockFace, width: float, height: float, layout: Layout = Layout.TIME
) -> Drawing:
    """The picture of `face` on a screen of that shape."""
    page = PictureCanvas(grid_for(width, height), mood_of(face.state), face.voice)
    if page.grid.portrait:
        _compose(page, face, clock_portrait)
    else:
        _compose(page, face, clock_blinds if layout is Layout.BLINDS else clock_landscape)
    if face.state is ClockState.PAUSED:
        frame(page)
    return page.drawing()


def _compose(page: PictureCanvas, face: ClockFace, layout: ModuleType) -> None:
    if face.state is ClockState.BREAK:
        layout.paint_break(page, face)
    elif face.state is ClockState.LAST_MINUTE:
        layout.paint_last_minute(page, face)
    else:
        layout.paint_level(page, face)


@dataclass(frozen=True, slots=True)
class ClockPicture:
    """A face, made whole to the second, in one of the layouts."""

    face: ClockFace
    layout: Layout = Layout.TIME

    def drawing(self, width: float, height: float) -> Drawing:
        """The picture on a screen of that shape."""
        return drawing_of(self.face, width, height, self.layout)
