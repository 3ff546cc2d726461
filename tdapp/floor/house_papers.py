"""Papers that belong to no event that is on: cashier sheets, and those of an ended event."""

from collections.abc import Sequence

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.fold import Handlers
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Contradiction, Refusal

KEPT = 200
"""So many of the newest papers are handed on from day to day."""


class HousePaper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a paper of the house says, without a name; `number` counts them over all days.

    `kind` is what the record calls it, `of` the event and `session` the cashier session that it is
    about. Its lines are as in a paper of an event: whom about, under which number, how many cents.
    """

    number: int
    kind: str
    of: StreamId | None = None
    session: str = ""
    version: int = 1
    ids: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()
    cents: tuple[int, ...] = ()


class HousePaperIssued(Event, frozen=True):
    """A paper that no open event numbers left the printer or was filed."""

    fixed = "is_printed"

    paper: HousePaper

    def papers(self) -> tuple[str, ...]:
        """The paper."""
        return (f"house paper {self.paper.number}",)


class HousePapersCarriedOver(Event, frozen=True):
    """A new gaming day goes on with the numbers, and knows the newest papers of the days before."""

    fixed = "is_carry_over"

    last: int
    newest: tuple[HousePaper, ...] = ()


PAPER_EVENTS: tuple[type[Event], ...] = (HousePaperIssued, HousePapersCarriedOver)


class HousePapers(msgspec.Struct, frozen=True):
    """The papers by number, and the last number given."""

    by_number: Map[int, HousePaper] = Map()
    last: int = 0

    def paper(self, number: int) -> HousePaper:
        """One of them; refuses ``no_such_paper``."""
        found = self.by_number.get(number)
        if found is None:
            raise Refusal("no_such_paper", number=number)
        return found

    def about(self, event: StreamId) -> Sequence[HousePaper]:
        """Those of an event, the newest first."""
        newest = sorted(self.by_number, reverse=True)
        return [self.by_number[one] for one in newest if self.by_number[one].of == event]


def issue_for_house(papers: HousePapers, paper: HousePaper) -> list[Event]:
    """Give a paper the house's next number."""
    return [HousePaperIssued(replace(paper, number=papers.last + 1))]


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


HOUSE_PAPERS_FOLD: Handlers = {HousePaperIssued: _issued, HousePapersCarriedOver: _carried}
