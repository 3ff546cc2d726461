"""What a corrected payout sheet says of the version before: place by place, before and after."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from tdapp.core.money import format_cents
from tdapp.papers.payout_sheet import Place
from tdapp.papers.sheet import Fact
from tdapp.tournament.prizes.prizes import PayoutSheet
from tdapp.tournament.prizes.sheet_events import WasListed

MOST_NAMED = 6
SHORT = 2


class Changes:
    """What `sheet` changes of the version before it; `name_of` names an entry."""

    def __init__(self, sheet: PayoutSheet, name_of: Callable[[int], str]) -> None:
        self._before = sheet.version - 1
        self._sheet = sheet
        self._name_of = name_of
        self._by_place = {one.place: one for one in sheet.was}
        self._by_entry = {one.entry: one for one in sheet.was if one.entry is not None}

    def marked(self, place: Place) -> Place:
        """A place as it is, with what the version before said of it, or of who has it now."""
        own, there = self._by_entry.get(place.entry or 0), self._by_place.get(place.rank)
        if own is not None and own.place == place.rank:
            said = _amount(own)
        elif there is not None:
            said = self._whose(there) + _amount(there)
        elif own is not None:
            said = f"place {own.place}, {_amount(own)}"
        else:
            return place
        return replace(place, changed=True, before=f"Version {self._before}: {said}")

    def correction(self, places: Sequence[Place]) -> str:
        """In a sentence or two what changed since the version before; empty for the first."""
        sheet = self._sheet
        if sheet.version <= 1:
            return ""
        listed = {place.rank for place in places}
        changed = sorted({place.rank for place in places if place.changed})
        gone = [one for one in sheet.was if one.place not in listed]
        said = []
        if changed:
            said.append(f"Places changed since version {self._before}: {_spans(changed)}.")
        if gone:
            said.append(f"Paid no more: {_few([self._gone(one) for one in gone])}.")
        if sheet.taken_back:
            said.append(f"Taken back since then: {_few(sheet.taken_back)}.")
        return " ".join(said) or f"Version {self._before} is void."

    def undone(self) -> tuple[Fact, ...]:
        """The papers that were taken back since this version, which no other follows yet."""
        papers = self._sheet.undone
        return (Fact("Taken back.", f"Void: {_few(papers)}."),) if papers else ()

    def _whose(self, was: WasListed) -> str:
        return "" if was.entry is None else f"{self._name_of(was.entry)}, "

    def _gone(self, was: WasListed) -> str:
        return f"place {was.place} ({_amount(was)})"


def _amount(was: WasListed) -> str:
    cash = format_cents(was.cents) if was.cents or not was.item else ""
    return " and ".join(filter(None, (cash, was.item)))


def _few(named: Iterable[str]) -> str:
    all_named = list(named)
    more = len(all_named) - MOST_NAMED
    return ", ".join(all_named[:MOST_NAMED]) + (f" and {more} more" if more > 0 else "")


def _spans(ranks: Sequence[int]) -> str:
    """Ascending ranks, those that follow each other as one."""
    spans: list[list[int]] = []
    for rank in ranks:
        if spans and rank == spans[-1][-1] + 1:
            spans[-1].append(rank)
        else:
            spans.append([rank])
    few = (
        f"{one[0]} to {one[-1]}" if len(one) > SHORT else ", ".join(map(str, one)) for one in spans
    )
    return _few(few)
