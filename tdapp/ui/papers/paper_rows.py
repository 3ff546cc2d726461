"""The list of papers: those that can be made, and those that are out, the newest first."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from tdapp.core.ids import StreamId
from tdapp.house.papers.house_papers import HousePaper
from tdapp.house.papers.kinds import PaperKind
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.tournament.papers.issuing import is_right
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.lists.list_rows import Column, left, wide
from tdapp.ui.look.spoken import voice
from tdapp.ui.papers.paper_maker import PaperOrder
from tdapp.ui.papers.paper_words import paper_number, paper_words

MOST_ISSUED = 60


@dataclass(frozen=True, slots=True)
class HousePaperKey:
    """The key of a paper that the house numbered."""

    number: int


@dataclass(frozen=True, slots=True)
class ListedPaper:
    """A paper by its kind, or by its number once it is out; `said` is how it stands."""

    key: PaperKind | int | HousePaperKey
    words: str
    number: str = ""
    version: str = ""
    said: str = ""
    shape: Shape | None = None
    tone: Tone = Tone.FACT


def paper_columns() -> tuple[Column[ListedPaper], ...]:
    """Its number, what it is, and whether it is right."""
    text = voice().text
    return (
        left(text("papers", "No."), 58, lambda one: Cell(one.number, strong=True), 320),
        wide(text("papers", "Paper"), lambda one: Cell(one.words, tone=one.tone, note=one.version)),
        left("", 112, lambda one: Cell(one.said, tone=one.tone, shape=one.shape)),
    )


def key_of(order: PaperOrder) -> PaperKind | int | HousePaperKey:
    """The key of a paper in the list: its kind as long as it is a draft."""
    if order.number is None:
        return order.kind
    return HousePaperKey(order.number) if order.of_house else order.number


def still_to_make(
    kinds: Iterable[PaperKind], why_not: Callable[[PaperKind], str]
) -> Iterator[ListedPaper]:
    """Each kind; one that cannot be made now stands quiet."""
    for kind in kinds:
        if why_not(kind):
            said = voice().text("papers", "not available")
            yield ListedPaper(kind, paper_words(kind), said=said, tone=Tone.GONE)
        else:
            yield ListedPaper(kind, paper_words(kind))


def of_house(
    papers: Iterable[HousePaper], title: Callable[[StreamId], str]
) -> Iterator[ListedPaper]:
    """Each paper that the house numbered; these can no longer become void."""
    out = voice().text("papers", "issued")
    for paper in papers:
        kind = PaperKind(paper.kind)
        number, key = f"{kind.letter}{paper.number}", HousePaperKey(paper.number)
        about = paper.session if paper.of is None else title(paper.of)
        yield ListedPaper(key, paper_words(kind), number, about, out, Shape.DONE)


def issued(state: Tournament) -> Iterator[ListedPaper]:
    """Each paper that is out, at most the newest sixty."""
    papers = state.papers.by_number
    for paper in map(papers.__getitem__, sorted(papers, reverse=True)[:MOST_ISSUED]):
        right = is_right(state, paper)
        version = voice().text("papers", "version {version}", version=paper.version)
        yield ListedPaper(
            paper.number,
            paper_words(paper.kind),
            paper_number(paper),
            version if paper.version > 1 else "",
            voice().text("papers", "issued") if right else voice().text("papers", "void"),
            Shape.DONE if right else Shape.GONE,
            Tone.FACT if right else Tone.GONE,
        )
