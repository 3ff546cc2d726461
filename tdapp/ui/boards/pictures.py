"""The picture of what a screen shows."""

from tdapp.core.instant import Instant
from tdapp.screens.boards import Board, ClockBoard, board_now
from tdapp.screens.bracket_facts import BracketFacts
from tdapp.screens.cash_boards import GamesFacts, WaitingFacts
from tdapp.screens.jackpot_sign import PoolFacts
from tdapp.screens.paging import Blocks
from tdapp.screens.prize_facts import PrizeBoardFacts
from tdapp.screens.shown_names import NameOnScreens, ShownNames
from tdapp.screens.standing_facts import StandingFacts
from tdapp.screens.table_clock import TableClockFacts
from tdapp.screens.views import Drawn, OfRoom, View
from tdapp.tournament.tournament import Tournament
from tdapp.ui.boards.bracket_board import BracketBoard
from tdapp.ui.boards.cash_boards import GamesBoard, WaitingBoard
from tdapp.ui.boards.idle_board import IdleBoard
from tdapp.ui.boards.jackpot_board import JackpotBoard
from tdapp.ui.boards.lettering import LETTERING
from tdapp.ui.boards.prize_board import PrizeBoard
from tdapp.ui.boards.row_board import RowBoard
from tdapp.ui.boards.sign_board import SignBoard
from tdapp.ui.boards.standing_board import StandingBoard
from tdapp.ui.boards.table_clock_board import TableClockBoard
from tdapp.ui.look.spoken import voice
from tdapp.ui.projected.canvas import Picture
from tdapp.ui.projected.clock_screen import ClockPicture, Layout


def picture_of(board: Board | ClockBoard, turn: int, seconds: int) -> Picture:
    """A board on the page whose turn it is, shown for so many seconds."""
    if isinstance(board, ClockBoard):
        layout = Layout.BLINDS if board.view is View.BLINDS else Layout.TIME
        return ClockPicture(board.face, layout)
    content = board.content
    if content is None:
        return IdleBoard(board.head)
    if not isinstance(content, Blocks):
        return _drawn(board, content, turn, seconds)
    return RowBoard(
        board.head,
        content,
        board.heads,
        board.title,
        board.quiet,
        board.nothing,
        most_columns=board.most_columns,
        turn=turn,
        seconds=seconds,
    )


def _drawn(board: Board, facts: Drawn, turn: int, seconds: int) -> Picture:
    """A board that is no mere list."""
    if isinstance(facts, PrizeBoardFacts):
        return PrizeBoard(board.head, facts, turn, seconds)
    if isinstance(facts, BracketFacts):
        return BracketBoard(board.head, facts, turn, seconds)
    if isinstance(facts, TableClockFacts):
        return TableClockBoard(board.head, facts)
    if isinstance(facts, StandingFacts):
        return StandingBoard(board.head, facts)
    return _of_room(board, facts, turn, seconds)


def _of_room(board: Board, facts: OfRoom, turn: int, seconds: int) -> Picture:
    """A board of the cash games, or of what is won there."""
    if isinstance(facts, WaitingFacts):
        return WaitingBoard(board, facts, turn, seconds)
    if isinstance(facts, GamesFacts):
        return GamesBoard(board, facts, turn, seconds)
    if isinstance(facts, PoolFacts):
        return JackpotBoard(board, facts)
    return SignBoard(board, facts)


def still(
    view: View,
    state: Tournament,
    now: Instant,
    name_on_screens: NameOnScreens,
    posted_us: int | None = None,
) -> Picture:
    """What a screen shows of an announced event, on the first page of a list."""
    names = ShownNames(name_on_screens, voice(), LETTERING)
    return picture_of(board_now(view, state, now, names, posted_us), 0, 0)
