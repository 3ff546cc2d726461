"""The history of one thing on paper, with where the chain of its event stands."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from textwrap import wrap

from tdapp.papers.paper import A4
from tdapp.papers.sheet import LIST_ROW, Align, Cell, Column, Fact, Imprint, Row, Sheet

COLUMNS = (
    Column("Act", 30, Align.RIGHT),
    Column("Written", 78),
    Column("What", 146),
    Column("Before and after", 118),
    Column("By, where", 84),
    Column("Why", 66),
)
A_ROW = (32, 26, 18, 14)
"""So many signs of what, the change, who and why stand in one row; longer ones go on below."""
SIGNATURES = ("Tournament director", "Gaming manager")


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
class Chain:
    """Where the event's chain stood: how many facts, their hash, and the last seal in words."""

    seq: int
    hash: str
    sealed: str


def history_sheet(
    imprint: Imprint, title: str, steps: Sequence[HistoryStep], chain: Chain
) -> Sheet:
    """The steps in the order they were written; undone ones are quiet."""
    rows = [row for step in steps for row in _rows(step)]
    return Sheet(
        kind="history",
        title=f"History: {title}",
        imprint=imprint,
        columns=COLUMNS,
        rows=tuple(rows),
        summary=f"{len(steps):,} steps.",
        notes=(
            Fact("Chain's head", f"{chain.hash} after {chain.seq:,} facts"),
            Fact("Sealed", chain.sealed),
        ),
        signatures=SIGNATURES,
        posted_label="Issued",
        paper=A4.with_rows(LIST_ROW),
    )


def _rows(step: HistoryStep) -> Iterator[Row]:
    said = (step.what, step.change, step.who, step.why)
    lines = [wrap(text, most) or [""] for text, most in zip(said, A_ROW, strict=True)]
    for place in range(max(len(one) for one in lines)):
        first = place == 0
        what, *others = (one[place] if place < len(one) else "" for one in lines)
        yield Row(
            (
                Cell(step.act if first else ""),
                Cell(step.written if first else ""),
                Cell(what, strong=not step.undone, quiet=step.undone),
                *(Cell(text, quiet=step.undone) for text in others),
            )
        )
