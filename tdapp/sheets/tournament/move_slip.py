"""The slip that a player on the way carries from one table to the other."""

from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.paper import A6
from tdapp.papers.sheet import Fact, Sheet
from tdapp.papers.voice import Voice
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.table.facts.moves import MoveCause, MoveOrdered
from tdapp.table.geometry.seats import Seat


def move_slip(papers: EventPapers, move: MoveOrdered) -> Sheet:
    """The slip of one move, the seat that is gone to set large.

    Where the table has to say itself who goes, or which seat is the worst, the slip says so.
    """
    imprint, translate = papers.imprint(PaperKind.MOVE_SLIPS, move.slip), papers.voice.translate
    return Sheet(
        kind="move_slip",
        title=translate("Paper", "Move slip"),
        imprint=imprint,
        paper=A6,
        hero=_where_to(move, papers.voice),
        facts=_facts(papers, move),
        posted_label=translate("Paper", "Issued"),
        signing=translate("Paper", "With all chips: name and time"),
        signatures=(translate("Paper", "Sent by"), translate("Paper", "Seated by")),
        qr=imprint.document,
    )


def _where_to(move: MoveOrdered, voice: Voice) -> Fact:
    if move.to_seat is None:
        return Fact(voice.translate("Paper", "Goes to the worst seat of table"), str(move.to_table))
    return Fact(voice.translate("Paper", "Goes to"), str(Seat(move.to_table, move.to_seat)))


def _facts(papers: EventPapers, move: MoveOrdered) -> tuple[Fact, ...]:
    translate = papers.voice.translate
    left = translate("Paper", "table {table}").format(table=move.from_table)
    if move.from_seat is not None:
        left = str(Seat(move.from_table, move.from_seat))
    last = (
        Fact(translate("Paper", "From"), left),
        Fact(translate("Paper", "Slip"), str(move.slip)),
        Fact(translate("Paper", "Why"), _cause(move.cause, papers.voice)),
    )
    player = translate("Paper", "Player")
    if move.entry is None:
        return Fact(player, translate("Paper", "Next for the big blind")), *last
    entry = Fact(translate("Paper", "Entry"), str(move.entry))
    return Fact(player, papers.name(move.entry)), entry, *last


def _cause(cause: MoveCause, voice: Voice) -> str:
    words = {
        MoveCause.BALANCE: voice.translate("Paper", "Tables kept even"),
        MoveCause.BREAK: voice.translate("Paper", "Table breaks"),
        MoveCause.OVERRULED: voice.translate("Paper", "As directed"),
    }
    return words[cause]
