"""The record of an event on paper: every act in its order, and where the chain stood."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from textwrap import wrap

from tdapp.papers.event_sheets import EventPapers
from tdapp.papers.paper import A4
from tdapp.papers.sheet import LIST_ROW, Align, Cell, Column, Fact, Row, Sheet, page_code
from tdapp.tournament.papers.kinds import PaperKind

A_ROW = 54
"""So many signs of what was done stand in one row; a longer one goes on in the next."""

COLUMNS = (
    Column("No", 24, Align.RIGHT),
    Column("Time", 62),
    Column("What, and why", 210),
    Column("By", 66),
    Column("Station", 48),
)


@dataclass(frozen=True, slots=True)
class Done:
    """One act in words: its place in the stream, when, what, who, where, and the reason given.

    `happened` is when it happened if that was earlier, `paper` a slip's number, `undone` says that
    it counts no more.
    """

    seq: int
    at: str
    what: str
    by: str
    station: str
    reason: str = ""
    approver: str = ""
    happened: str = ""
    paper: str = ""
    undone: bool = False


def record_sheet(papers: EventPapers, acts: Sequence[Done], head: str) -> Sheet:
    """Every act, oldest first; `head` is the hash at which the event's chain stands."""
    imprint = papers.imprint(PaperKind.HISTORY)
    return Sheet(
        kind="record",
        title="Record of the event",
        imprint=imprint,
        columns=COLUMNS,
        rows=tuple(row for act in acts for row in _rows(act)),
        summary=f"{len(acts):,} acts.",
        notes=(Fact("Chain stands at", head),) if head else (),
        posted_label="Issued",
        qr=page_code(imprint),
        paper=A4.with_rows(LIST_ROW),
    )


def _rows(act: Done) -> Iterator[Row]:
    by = f"{act.by}, {act.approver}" if act.approver else act.by
    for place, text in enumerate(wrap(_said(act), A_ROW) or [""]):
        first = place == 0
        yield Row(
            (
                Cell(str(act.seq) if first else ""),
                Cell(act.at if first else ""),
                Cell(text, strong=first and not act.undone, quiet=act.undone),
                Cell(by if first else ""),
                Cell(act.station if first else ""),
            )
        )


def _said(act: Done) -> str:
    parts = [
        f"{act.what}{' (undone)' if act.undone else ''}",
        f"Happened {act.happened}" if act.happened else "",
        f"Slip {act.paper}" if act.paper else "",
        f"Because: {act.reason}" if act.reason else "",
    ]
    return ".  ".join(part for part in parts if part)
