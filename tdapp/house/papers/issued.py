"""Which papers of an event were issued: their fold."""

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.fold import Handlers
from tdapp.core.refusal import Contradiction
from tdapp.house.papers.facts import PaperIssued, PaperReprinted, PaperSpoiled
from tdapp.house.papers.kinds import FOR_MONEY, PaperKind


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
