"""The record of an event on paper: every act in its order, and where the chain stood."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from textwrap import wrap

from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.paper import A4
from tdapp.papers.sheet import (
    LIST_ROW,
    Align,
    Sheet,
    SheetCell,
    SheetColumn,
    SheetFact,
    SheetRow,
    page_code,
)
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.voice.voice import Voice

A_ROW = 54
"""So many signs of what was done stand in one row; a longer one goes on in the next."""


@dataclass(frozen=True, slots=True)
class RecordLine:
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


def record_sheet(papers: EventPapers, acts: Sequence[RecordLine], head: str) -> Sheet:
    """Every act, oldest first; `head` is the hash at which the event's chain stands."""
    imprint, voice = papers.imprint(PaperKind.HISTORY), papers.voice
    text = voice.text
    return Sheet(
        kind="record",
        title=text("paper", "Record of the event"),
        imprint=imprint,
        columns=_columns(voice),
        rows=tuple(row for act in acts for row in _rows(act, voice)),
        summary=voice.plural("paper", "1 act.", "{n} acts.", len(acts)),
        notes=(SheetFact(text("paper", "Chain head at"), head),) if head else (),
        posted_label=text("paper", "Issued"),
        qr=page_code(imprint),
        paper=A4.with_rows(LIST_ROW),
    )


def _rows(act: RecordLine, voice: Voice) -> Iterator[SheetRow]:
    by = f"{act.by}, {act.approver}" if act.approver else act.by
    for place, text in enumerate(wrap(_said(act, voice), A_ROW) or [""]):
        first = place == 0
        yield SheetRow(
            (
                SheetCell(str(act.seq) if first else ""),
                SheetCell(act.at if first else ""),
                SheetCell(text, strong=first and not act.undone, quiet=act.undone),
                SheetCell(by if first else ""),
                SheetCell(act.station if first else ""),
            ),
            goes_on=not first,
        )


def _said(act: RecordLine, voice: Voice) -> str:
    text = voice.text
    undone = text("paper", "{what} (undone)", what=act.what)
    also = (
        (act.happened, text("paper", "Happened {time}")),
        (act.paper, text("paper", "Slip {slip}")),
        (act.reason, text("paper", "Reason: {reason}")),
    )
    known = {"time": act.happened, "slip": act.paper, "reason": act.reason}
    parts = (text.format(**known) for is_there, text in also if is_there)
    return ".  ".join((undone if act.undone else act.what, *parts))


def _columns(voice: Voice) -> tuple[SheetColumn, ...]:
    text = voice.text
    return (
        SheetColumn(text("paper", "No."), 24, Align.RIGHT),
        SheetColumn(text("paper", "Time"), 62),
        SheetColumn(text("paper", "Action and reason"), 210),
        SheetColumn(text("paper", "By"), 66),
        SheetColumn(text("paper", "Station"), 48),
    )
