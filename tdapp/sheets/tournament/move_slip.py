"""The slip that a player on the way carries from one table to the other."""

from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.paper import A6
from tdapp.papers.sheet import Sheet, SheetFact
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.table.facts.moves import MoveCause, MoveOrdered
from tdapp.table.geometry.seats import Seat
from tdapp.voice.voice import Voice


def move_slip(papers: EventPapers, move: MoveOrdered) -> Sheet:
    """The slip of one move, the seat that is gone to set large.

    Where the table has to say itself who goes, or which seat is the worst, the slip says so.
    """
    imprint, text = papers.imprint(PaperKind.MOVE_SLIPS, move.slip), papers.voice.text
    return Sheet(
        kind="move_slip",
        title=text("paper", "Move slip"),
        imprint=imprint,
        paper=A6,
        hero=_where_to(move, papers.voice),
        facts=_facts(papers, move),
        posted_label=text("paper", "Issued"),
        signing=text("paper", "Moved with all chips: name, time"),
        signatures=(text("paper", "Sent by"), text("paper", "Seated by")),
        qr=imprint.document,
    )


def _where_to(move: MoveOrdered, voice: Voice) -> SheetFact:
    if move.to_seat is None:
        return SheetFact(voice.text("paper", "Goes to worst position at table"), str(move.to_table))
    return SheetFact(voice.text("paper", "Goes to"), str(Seat(move.to_table, move.to_seat)))


def _facts(papers: EventPapers, move: MoveOrdered) -> tuple[SheetFact, ...]:
    text = papers.voice.text
    left = text("paper", "table {table}", table=move.from_table)
    if move.from_seat is not None:
        left = str(Seat(move.from_table, move.from_seat))
    last = (
        SheetFact(text("paper", "From"), left),
        SheetFact(text("paper", "Slip"), str(move.slip)),
        SheetFact(text("paper", "Why"), _cause(move.cause, papers.voice)),
    )
    player = text("paper", "Player")
    if move.entry is None:
        return SheetFact(player, text("paper", "Next big blind")), *last
    entry = SheetFact(text("paper", "Entry"), str(move.entry))
    return SheetFact(player, papers.name(move.entry)), entry, *last


def _cause(cause: MoveCause, voice: Voice) -> str:
    words = {
        MoveCause.BALANCE: voice.text("paper", "Balancing"),
        MoveCause.BREAK: voice.text("paper", "Table break"),
        MoveCause.OVERRULED: voice.text("paper", "Director's decision"),
    }
    return words[cause]
