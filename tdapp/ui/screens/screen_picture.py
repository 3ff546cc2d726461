"""One picture of a view at one moment, prepared at once: for files, previews and the self-test."""

from tdapp.core.instant import Instant
from tdapp.core.long_work import finished
from tdapp.tournament.tournament import Tournament
from tdapp.ui.boards.board_page import BoardHead
from tdapp.ui.boards.idle_board import IdleBoard
from tdapp.ui.boards.shown_names import NameOnScreens, ShownNames
from tdapp.ui.look.spoken import voice
from tdapp.ui.projected.canvas import Picture
from tdapp.ui.projected.clock_screen import ClockPicture, Layout
from tdapp.ui.screens.contents import EventSnapshot, ViewMaker, board
from tdapp.ui.screens.views import OF_THE_CLOCK, View, view_words
from tdapp.ui.shown.face_of import face_of


def still(
    view: View,
    state: Tournament,
    now: Instant,
    name_on_screens: NameOnScreens,
    posted_us: int | None = None,
) -> Picture:
    """What a screen shows of an announced event, on the first page of a list."""
    title = state.conditions.title
    if view in OF_THE_CLOCK:
        face = face_of(state, now, lambda person: name_on_screens(person) or "")
        layout = Layout.BLINDS if view is View.BLINDS else Layout.TIME
        return ClockPicture(face.at_whole_second(), layout)
    if view is View.IDLE:
        return IdleBoard(BoardHead(title, "", voice().time(now.utc_us)))
    head = BoardHead(title, view_words(view), voice().time(now.utc_us))
    making = ViewMaker(view, ShownNames(name_on_screens)).content(
        EventSnapshot(state, now, posted_us)
    )
    return board(view, finished(making), head, turn=0, seconds=0)
