"""What a view shows of an event, worked out once for each state of it, in small portions."""

from collections.abc import Generator, Mapping
from dataclasses import dataclass

from tdapp.core.instant import Instant
from tdapp.tournament.tournament import Tournament
from tdapp.ui.boards import board_words as words
from tdapp.ui.boards import list_rows
from tdapp.ui.boards.blocks import Blocks
from tdapp.ui.boards.board_page import BoardHead
from tdapp.ui.boards.prize_board import PrizeBoard
from tdapp.ui.boards.prize_facts import PrizeBoardFacts, prize_facts
from tdapp.ui.boards.row_board import RowBoard
from tdapp.ui.boards.shown_names import ShownNames
from tdapp.ui.boards.standing_board import StandingBoard, StandingFacts, standing_facts
from tdapp.ui.look.spoken import voice
from tdapp.ui.projected.canvas import Picture
from tdapp.ui.screens.seat_rows import SeatsByName, SeatsByTable
from tdapp.ui.screens.views import View

Content = Blocks | PrizeBoardFacts | StandingFacts
Making = Generator[None, None, Content]

SEATS: Mapping[View, type[SeatsByName] | type[SeatsByTable]] = {
    View.SEATS_BY_NAME: SeatsByName,
    View.SEATS_BY_TABLE: SeatsByTable,
}
AT_ONCE = {
    View.MOVES: list_rows.moves,
    View.ALTERNATES: list_rows.alternates,
    View.PAYOUTS: list_rows.payouts,
}


@dataclass(frozen=True, slots=True)
class EventSnapshot:
    """What a view is made from: an event as it stands at a moment.

    `posted_us` is when the prizes were posted (UTC microseconds), where that is known.
    """

    state: Tournament
    now: Instant
    posted_us: int | None = None


class ViewMaker:
    """Makes what a view shows of one event, again and again; what did not change is kept.

    Not for the clock and the idle picture, which need nothing prepared.
    """

    def __init__(self, view: View, names: ShownNames) -> None:
        self._view = view
        self._names = names
        self._seats = SEATS[view](names) if view in SEATS else None

    def content(self, told: EventSnapshot) -> Making:
        """What it shows now; the work of a moment before is done to its end first."""
        if self._seats is not None:
            return (yield from self._seats.rows(told.state))
        if self._view is View.PRIZES:
            return prize_facts(told.state, self._names, told.posted_us)
        if self._view is View.STANDING:
            return standing_facts(told.state, self._names, told.now)
        return AT_ONCE[self._view](told.state, self._names)


def board(view: View, found: Content, head: BoardHead, turn: int, seconds: int) -> Picture:
    """The picture of what was prepared, on the page whose turn it is."""
    if isinstance(found, PrizeBoardFacts):
        return PrizeBoard(head, found, turn, seconds)
    if isinstance(found, StandingFacts):
        return StandingBoard(head, found)
    title, quiet = _title(view, found)
    return RowBoard(
        head,
        found,
        _heads(view),
        title,
        quiet,
        _nothing(view),
        most_columns=2 if view is View.MOVES else 4,
        turn=turn,
        seconds=seconds,
    )


def _heads(view: View) -> tuple[str, ...]:
    if view is View.SEATS_BY_NAME:
        return words.table(), words.seat()
    if view is View.MOVES:
        return voice().text("screens", "From"), voice().text("screens", "To")
    if view is View.PAYOUTS:
        return (voice().text("screens", "Prize"),)
    return () if view is View.SEATS_BY_TABLE else ("",)


def _title(view: View, found: Blocks) -> tuple[str, str]:
    """The title and its quiet part; none where the page's range stands there."""
    text = voice().text
    count = sum(len(block.rows) for block in found.blocks)
    if view is View.MOVES:
        said = text("screens", "Moving: {count}", count=voice().count(count))
        return text("screens", "Moves"), said if count else ""
    if view is View.ALTERNATES:
        said = text("screens", "{count} waiting", count=voice().count(count))
        return text("screens", "Alternates"), said if count else ""
    if view is View.PAYOUTS:
        said = voice().plural("screens", "1 prize", "{n} prizes", count)
        return text("screens", "Payouts"), said if count else ""
    return "", ""


def _nothing(view: View) -> str:
    text = voice().text
    if view is View.MOVES:
        return text("screens", "No players are moving.")
    if view is View.ALTERNATES:
        return text("screens", "No alternates waiting.")
    if view is View.PAYOUTS:
        return text("screens", "No prizes won yet.")
    return text("screens", "No seats drawn yet.")
