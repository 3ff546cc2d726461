"""The history of one thing on paper, with where the chain of its event stands."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from textwrap import wrap

from tdapp.papers.paper import A4
from tdapp.papers.sheet import (
    LIST_ROW,
    Align,
    Imprint,
    Sheet,
    SheetCell,
    SheetColumn,
    SheetFact,
    SheetRow,
    page_code,
)
from tdapp.voice.voice import Voice

A_ROW = (30, 24, 17, 13)
"""So many signs of what, the change, who and why stand in one row; longer ones go on below."""


@dataclass(frozen=True, slots=True)
class HistoryStep:
    """One step in words."""

    act: str
    written: str
    what: str
    change: str
    who: str
    why: str
    undone: bool = False


@dataclass(frozen=True, slots=True)
class ChainStatus:
    """Where the event's chain stood: how many facts, their hash, and the last seal in words."""

    seq: int
    hash: str
    sealed: str


def history_sheet(
    imprint: Imprint, title: str, steps: Sequence[HistoryStep], chain: ChainStatus
) -> Sheet:
    """The steps in the order they were written; undone ones are quiet."""
    rows = [row for step in steps for row in _rows(step)]
    voice = imprint.voice
    text = voice.text
    steps_said = voice.plural("paper", "1 step.", "{n} steps.", len(steps))
    return Sheet(
        kind="history",
        title=text("paper", "History"),
        imprint=imprint,
        columns=_columns(voice),
        rows=tuple(rows),
        summary=f"{title}.  {steps_said}",
        notes=(
            SheetFact(
                text("paper", "Chain's head"),
                voice.plural(
                    "paper",
                    "{hash} after 1 record",
                    "{hash} after {n} records",
                    chain.seq,
                    hash=chain.hash,
                ),
            ),
            SheetFact(text("paper", "Sealed"), chain.sealed),
        ),
        signatures=(
            text("paper", "Tournament director"),
            text("paper", "Gaming manager"),
        ),
        posted_label=text("paper", "Issued"),
        qr=page_code(imprint),
        paper=A4.with_rows(LIST_ROW),
    )


def _rows(step: HistoryStep) -> Iterator[SheetRow]:
    said = (step.what, step.change, step.who, step.why)
    lines = [wrap(text, most) or [""] for text, most in zip(said, A_ROW, strict=True)]
    for place in range(max(len(one) for one in lines)):
        first = place == 0
        what, *others = (one[place] if place < len(one) else "" for one in lines)
        yield SheetRow(
            (
                SheetCell(step.act if first else ""),
                SheetCell(step.written if first else ""),
                SheetCell(what, strong=not step.undone, quiet=step.undone),
                *(SheetCell(text, quiet=step.undone) for text in others),
            ),
            goes_on=not first,
        )


def _columns(voice: Voice) -> tuple[SheetColumn, ...]:
    text = voice.text
    return (
        SheetColumn(text("paper", "Act"), 30, Align.RIGHT),
        SheetColumn(text("paper", "Written"), 78),
        SheetColumn(text("paper", "What"), 146),
        SheetColumn(text("paper", "Before and after"), 118),
        SheetColumn(text("paper", "By, where"), 84),
        SheetColumn(text("paper", "Why"), 66),
    )
