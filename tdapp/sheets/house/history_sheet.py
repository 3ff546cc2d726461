"""The history of one thing on paper, with where the chain of its event stands."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from textwrap import wrap

from tdapp.papers.paper import A4
from tdapp.papers.sheet import LIST_ROW, Align, Cell, Column, Fact, Imprint, Row, Sheet, page_code
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
    voice = imprint.voice
    text = voice.text
    steps_said = voice.plural("paper", "1 step.", "{n} steps.", len(steps))
    head = text("paper", "{hash} after {n} records")
    return Sheet(
        kind="history",
        title=text("paper", "History"),
        imprint=imprint,
        columns=_columns(voice),
        rows=tuple(rows),
        summary=f"{title}.  {steps_said}",
        notes=(
            Fact(
                text("paper", "Chain's head"),
                head.format(hash=chain.hash, n=voice.count(chain.seq)),
            ),
            Fact(text("paper", "Sealed"), chain.sealed),
        ),
        signatures=(
            text("paper", "Tournament director"),
            text("paper", "Gaming manager"),
        ),
        posted_label=text("paper", "Issued"),
        qr=page_code(imprint),
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
            ),
            goes_on=not first,
        )


def _columns(voice: Voice) -> tuple[Column, ...]:
    text = voice.text
    return (
        Column(text("paper", "Act"), 30, Align.RIGHT),
        Column(text("paper", "Written"), 78),
        Column(text("paper", "What"), 146),
        Column(text("paper", "Before and after"), 118),
        Column(text("paper", "By, where"), 84),
        Column(text("paper", "Why"), 66),
    )
