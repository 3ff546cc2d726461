"""The facts of papers issued and come out again, without a name, and their fold."""

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.event import ActKind, Event, Touched
from tdapp.core.fold import Handlers
from tdapp.core.refusal import Contradiction
from tdapp.house.papers.kinds import FOR_MONEY, Letterhead, PaperKind


class PaperIssued(Event, frozen=True):
    """A paper left the printer or was filed; `number` counts the event's papers without gaps.

    `version` is that of what it shows. Line by line it says which entry it is about (`ids`, 0 for
    nobody yet), under which number (`numbers`: receipt, slip, place, or table times 100 and seat;
    on a list the slip of what was paid, below zero) and how many `cents`. A list of
    the whole field has no lines here: what it says follows from where it stands in the record. It
    was headed by `letterhead`, or by the house as its rules name it.
    """

    v = 2
    fixed = "is_printed"
    act_kind = ActKind.PAPERS

    number: int
    kind: PaperKind
    version: int = 1
    ids: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()
    cents: tuple[int, ...] = ()
    letterhead: Letterhead | None = None

    def papers(self) -> tuple[str, ...]:
        """The paper."""
        return (f"paper {self.number}",)

    def touches(self) -> Touched:
        """Those whom its lines are about."""
        return Touched(tuple(one for one in self.ids if one))


class PaperReprinted(Event, frozen=True):
    """A paper that is out was printed or filed again, marked as a copy.

    `kind` and `ids` are those that it was issued with: whose history this belongs to.
    """

    fixed = "is_printed"
    act_kind = ActKind.PAPERS

    number: int
    kind: PaperKind
    ids: tuple[int, ...] = ()

    def touches(self) -> Touched:
        """Those whom its lines are about."""
        return Touched(tuple(one for one in self.ids if one))


class PaperSpoiled(Event, frozen=True):
    """A paper, or a `copy` of it, did not come out after all: the printer or the file failed."""

    fixed = "paper_spoiled"
    act_kind = ActKind.PAPERS

    number: int
    kind: PaperKind
    ids: tuple[int, ...] = ()
    copy: bool = False

    def touches(self) -> Touched:
        """Those whom its lines are about."""
        return Touched(tuple(one for one in self.ids if one))


class Papers(msgspec.Struct, frozen=True):
    """All papers by number, the newest of each kind, and the last number given.

    Those that never came out are `spoiled`, each under its number. `for_money` says of a receipt or
    slip, by kind and own number, which paper it came out on.
    """

    by_number: Map[int, PaperIssued] = Map()
    newest: Map[PaperKind, int] = Map()
    last: int = 0
    spoiled: Map[int, PaperKind] = Map()
    for_money: Map[tuple[PaperKind, int], int] = Map()


def _issued(papers: Papers, event: PaperIssued) -> Papers:
    if event.number != papers.last + 1:
        raise Contradiction("paper_out_of_turn", number=event.number)
    for_money = papers.for_money
    if event.kind in FOR_MONEY:
        for own in event.numbers:
            for_money = for_money.set((event.kind, own), event.number)
    return replace(
        papers,
        by_number=papers.by_number.set(event.number, event),
        newest=papers.newest.set(event.kind, event.number),
        last=event.number,
        for_money=for_money,
    )


def _reprinted(papers: Papers, event: PaperReprinted) -> Papers:
    _must_be_out(papers, event.number)
    return papers


def _spoiled(papers: Papers, event: PaperSpoiled) -> Papers:
    _must_be_out(papers, event.number)
    if event.copy:
        return papers
    for_money = papers.for_money
    for own in papers.by_number[event.number].numbers:
        if for_money.get((event.kind, own)) == event.number:
            for_money = for_money.delete((event.kind, own))
    spoiled = papers.spoiled.set(event.number, event.kind)
    return replace(papers, spoiled=spoiled, for_money=for_money)


def _must_be_out(papers: Papers, number: int) -> None:
    if number not in papers.by_number or number in papers.spoiled:
        raise Contradiction("paper_not_out", number=number)


PAPERS_FOLD: Handlers = {
    PaperIssued: _issued,
    PaperReprinted: _reprinted,
    PaperSpoiled: _spoiled,
}
