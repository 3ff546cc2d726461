"""The slip that a player on the way carries from one table to the other."""

from tdapp.floor.seats import Seat
from tdapp.papers.event_sheets import EventPapers
from tdapp.papers.paper import A6
from tdapp.papers.sheet import Fact, Sheet
from tdapp.tournament.papers.kinds import PaperKind
from tdapp.tournament.seats.move_events import MoveCause, MoveOrdered

CAUSES = {
    MoveCause.BALANCE: "Tables kept even",
    MoveCause.BREAK: "Table breaks",
    MoveCause.OVERRULED: "As directed",
}
NEXT_BIG_BLIND = "Next for the big blind"
WORST_SEAT = "Goes to the worst seat of table"
SIGNATURES = ("Sent by", "Seated by")


def move_slips(papers: EventPapers) -> list[Sheet]:
    """One slip for each move that is ordered and not made, by its number."""
    moves = papers.event.seating.moves
    return [move_slip(papers, moves[slip]) for slip in sorted(moves)]


def move_slip(papers: EventPapers, move: MoveOrdered) -> Sheet:
    """The slip of one move, the seat that is gone to set large.

    Where the table has to say itself who goes, or which seat is the worst, the slip says so.
    """
    imprint = papers.imprint(PaperKind.MOVE_SLIPS, move.slip)
    return Sheet(
        kind="move_slip",
        title="Move slip",
        imprint=imprint,
        paper=A6,
        hero=_where_to(move),
        facts=_facts(papers, move),
        posted_label="Issued",
        signing="With all chips: name and time",
        signatures=SIGNATURES,
        qr=imprint.document,
    )


def _where_to(move: MoveOrdered) -> Fact:
    if move.to_seat is None:
        return Fact(WORST_SEAT, str(move.to_table))
    return Fact("Goes to", str(Seat(move.to_table, move.to_seat)))


def _facts(papers: EventPapers, move: MoveOrdered) -> tuple[Fact, ...]:
    left = f"table {move.from_table}"
    if move.from_seat is not None:
        left = str(Seat(move.from_table, move.from_seat))
    last = Fact("From", left), Fact("Slip", str(move.slip)), Fact("Why", CAUSES[move.cause])
    if move.entry is None:
        return Fact("Player", NEXT_BIG_BLIND), *last
    return Fact("Player", papers.name(move.entry)), Fact("Entry", str(move.entry)), *last
