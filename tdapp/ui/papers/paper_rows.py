"""The list of papers: those that can be made, and those that are out, the newest first."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tdapp.house.papers.house_papers import HousePaper
from tdapp.house.papers.issued import PaperIssued
from tdapp.house.papers.kinds import PaperKind
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.tournament.papers.issuing import is_right
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.lists.list_rows import ListColumn, ListRow
from tdapp.ui.look.spoken import voice
from tdapp.ui.papers.paper_maker import PaperOrder
from tdapp.ui.papers.paper_words import paper_number, paper_words

MOST_ISSUED = 60


def paper_columns() -> tuple[ListColumn, ...]:
    """Its number, what it is, and whether it is right."""
    return (
        ListColumn(voice().text("papers", "No."), 58),
        ListColumn(voice().text("papers", "Paper"), wide=True),
        ListColumn("", 96),
    )


def rows_to_make(kinds: Iterable[PaperKind], why_not: Callable[[PaperKind], str]) -> list[ListRow]:
    """A row for each kind; one that cannot be made now stands quiet."""
    rows = []
    for kind in kinds:
        tone = Tone.GONE if why_not(kind) else Tone.FACT
        said = voice().text("papers", "not available") if why_not(kind) else ""
        cells = (Cell(""), Cell(paper_words(kind), tone=tone), Cell(said, tone=Tone.GONE))
        rows.append(ListRow(kind, cells))
    return rows


def rows_issued(state: Tournament) -> list[ListRow]:
    """A row for each paper that is out, at most the newest sixty."""
    papers = state.papers
    newest = sorted(papers.by_number, reverse=True)[:MOST_ISSUED]
    return [_issued(state, papers.by_number[number]) for number in newest]


@dataclass(frozen=True, slots=True)
class HousePaperKey:
    """The key of a paper that the house numbered."""

    number: int


def key_of(order: PaperOrder) -> PaperKind | int | HousePaperKey:
    """The key of a paper in the list: its kind as long as it is a draft."""
    if order.number is None:
        return order.kind
    return HousePaperKey(order.number) if order.of_house else order.number


def rows_of_house(papers: Iterable[HousePaper]) -> list[ListRow]:
    """A row for each paper of an ended event; these can no longer become void."""
    out = Cell(voice().text("papers", "issued"), shape=Shape.DONE)
    return [
        ListRow(
            HousePaperKey(paper.number),
            (
                Cell(f"{PaperKind(paper.kind).letter}{paper.number}", strong=True),
                Cell(paper_words(PaperKind(paper.kind))),
                out,
            ),
        )
        for paper in papers
    ]


def _issued(state: Tournament, paper: PaperIssued) -> ListRow:
    right = is_right(state, paper)
    said = voice().text("papers", "issued") if right else voice().text("papers", "void")
    shape = Shape.DONE if right else Shape.GONE
    tone = Tone.FACT if right else Tone.GONE
    version = voice().text("papers", "version {version}", version=paper.version)
    cells = (
        Cell(paper_number(paper), (paper.number,), strong=True),
        Cell(paper_words(paper.kind), tone=tone, note=version if paper.version > 1 else ""),
        Cell(said, tone=tone, shape=shape),
    )
    return ListRow(paper.number, cells)
