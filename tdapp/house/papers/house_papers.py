"""Papers that belong to no event that is on: cashier sheets, and those of an ended event."""

from collections.abc import Sequence

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.event import ActKind, Event
from tdapp.core.fold import Handlers
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.house.papers.kinds import Letterhead

KEPT = 200
"""The number of newest papers carried from day to day."""


class HousePaper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of a house paper, without names; `number` counts over all days.

    `kind` is what the record calls it, `of` the event and `session` the cashier session that it is
    about. Its lines are as in a paper of an event: whom about, under which number, how many cents.
    It was headed by `letterhead`, or by the house as its rules name it.
    """

    number: int
    kind: str
    of: StreamId | None = None
    session: str = ""
    version: int = 1
    ids: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()
    cents: tuple[int, ...] = ()
    letterhead: Letterhead | None = None


class HousePaperIssued(Event, frozen=True):
    """A paper that no open event numbers left the printer or was filed."""

    v = 2
    fixed = "is_printed"
    act_kind = ActKind.PAPERS

    paper: HousePaper

    def papers(self) -> tuple[str, ...]:
        """The paper."""
        return (f"house paper {self.paper.number}",)


class HousePapersCarriedOver(Event, frozen=True):
    """The opening of a gaming day with the paper numbers and the newest papers."""

    v = 2
    fixed = "is_carry_over"
    act_kind = ActKind.PAPERS

    last: int
    newest: tuple[HousePaper, ...] = ()


class HousePaperReprinted(Event, frozen=True):
    """A paper of the house that is out was printed or filed again, marked as a copy.

    Where the event that it is `of` numbered it, that has ended since.
    """

    fixed = "is_printed"
    act_kind = ActKind.PAPERS

    number: int
    of: StreamId | None = None


class HousePaperSpoiled(Event, frozen=True):
    """A paper of the house, or a `copy` of it, did not come out after all."""

    fixed = "paper_spoiled"
    act_kind = ActKind.PAPERS

    number: int
    of: StreamId | None = None
    copy: bool = False


class HousePapers(msgspec.Struct, frozen=True):
    """The papers that are out, by number, and the last number given."""

    by_number: Map[int, HousePaper] = Map()
    last: int = 0

    def paper(self, number: int) -> HousePaper:
        """One of them; refuses ``no_such_paper``."""
        found = self.by_number.get(number)
        if found is None:
            raise Refusal("no_such_paper", number=number)
        return found

    @property
    def newest_first(self) -> Sequence[HousePaper]:
        """All of them."""
        return [self.by_number[one] for one in sorted(self.by_number, reverse=True)]

    def about(self, event: StreamId) -> Sequence[HousePaper]:
        """The papers of an event, newest first."""
        return [one for one in self.newest_first if one.of == event]


def issue_for_house(papers: HousePapers, paper: HousePaper) -> list[Event]:
    """Give a paper the house's next number."""
    return [HousePaperIssued(replace(paper, number=papers.last + 1))]


def reprint_for_house(papers: HousePapers, number: int, of: StreamId | None = None) -> list[Event]:
    """Print a paper again as a copy, that the house numbered or an event which has ended.

    Refuses ``no_such_paper``.
    """
    if of is None:
        papers.paper(number)
    return [HousePaperReprinted(number, of)]


def spoil_for_house(
    papers: HousePapers, number: int, of: StreamId | None = None, *, copy: bool
) -> list[Event]:
    """Note that such a paper, or a copy of it, did not come out; refuses ``no_such_paper``."""
    if of is None:
        papers.paper(number)
    return [HousePaperSpoiled(number, of, copy)]


def carried_over(papers: HousePapers) -> list[Event]:
    """Begin a gaming day with the last number, if one was given."""
    if not papers.last:
        return []
    newest = sorted(papers.by_number)[-KEPT:]
    return [HousePapersCarriedOver(papers.last, tuple(papers.by_number[one] for one in newest))]


def _issued(papers: HousePapers, event: HousePaperIssued) -> HousePapers:
    number = event.paper.number
    if number != papers.last + 1:
        raise Contradiction("paper_out_of_turn", number=number)
    return HousePapers(papers.by_number.set(number, event.paper), number)


def _carried(_: HousePapers, event: HousePapersCarriedOver) -> HousePapers:
    return HousePapers(Map({paper.number: paper for paper in event.newest}), event.last)


def _reprinted(papers: HousePapers, event: HousePaperReprinted) -> HousePapers:
    _must_be_out(papers, event)
    return papers


def _spoiled(papers: HousePapers, event: HousePaperSpoiled) -> HousePapers:
    """One that never came out keeps its number and is no paper."""
    _must_be_out(papers, event)
    if event.copy or event.of is not None:
        return papers
    return HousePapers(papers.by_number.delete(event.number), papers.last)


def _must_be_out(papers: HousePapers, event: HousePaperReprinted | HousePaperSpoiled) -> None:
    if event.of is None and event.number not in papers.by_number:
        raise Contradiction("paper_not_out", number=event.number)


HOUSE_PAPERS_FOLD: Handlers = {
    HousePaperIssued: _issued,
    HousePapersCarriedOver: _carried,
    HousePaperReprinted: _reprinted,
    HousePaperSpoiled: _spoiled,
}
