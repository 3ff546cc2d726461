"""What comes next with a line of what is due: its act, and since when it is due."""

from tdapp.shown.floor_tasks import FloorTask, FloorTaskKind
from tdapp.ui.floor.floor_book import FloorBook
from tdapp.ui.look.act import WindowAct
from tdapp.ui.tables.floor_acts import FloorActs


def step_of(line: FloorTask, acts: FloorActs) -> WindowAct:
    """The act that does it, or tells why there is none."""
    return {
        FloorTaskKind.UNDER_WAY: acts.moves.arrived,
        FloorTaskKind.COLOUR_UP: acts.colour_up.colour_up,
        FloorTaskKind.HELD: acts.at_table.hold,
        FloorTaskKind.AWAY: acts.seats.present,
        FloorTaskKind.TOGETHER: acts.seats.move,
        FloorTaskKind.HAND_PLAYED: acts.hands.report if line.table else acts.hands.report_any,
        FloorTaskKind.HAND_OVER: acts.hands.next,
        FloorTaskKind.PENALTY_OVER: acts.serving.back,
        FloorTaskKind.ROUND: acts.rounds.end,
        FloorTaskKind.SWAP: acts.field.swap,
    }.get(line.kind, acts.moves.order)


def since_us(line: FloorTask, book: FloorBook, away: dict[int, int]) -> int | None:
    """Since when (UTC microseconds) a line is due, where that is known.

    `away` is since when who is away, by entry.
    """
    if line.kind is FloorTaskKind.HELD and line.table is not None:
        return book.held.get(line.table)
    if line.kind is FloorTaskKind.UNDER_WAY and line.slip is not None:
        return book.ordered.get(line.slip)
    if line.kind is FloorTaskKind.HALT and line.table is not None:
        return book.left.get(line.table)
    if line.kind is FloorTaskKind.AWAY:
        return min(away.values(), default=None)
    return None
