"""What a corrected payout sheet says of the version before: place by place, before and after."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from tdapp.papers.sheet import SheetFact
from tdapp.sheets.tournament.payout_sheet import PaidPlace
from tdapp.tournament.facts.slips import FormerPlace
from tdapp.tournament.state.prizes import PayoutSheet
from tdapp.voice.voice import Voice

MOST_NAMED = 6
SHORT = 2


class PayoutChanges:
    """What `sheet` changes of the version before it; `name_of` names an entry."""

    def __init__(self, sheet: PayoutSheet, name_of: Callable[[int], str], voice: Voice) -> None:
        self._voice = voice
        self._before = sheet.version - 1
        self._sheet = sheet
        self._name_of = name_of
        self._by_place = {one.place: one for one in sheet.was}
        self._by_entry = {one.entry: one for one in sheet.was if one.entry is not None}

    def marked(self, place: PaidPlace) -> PaidPlace:
        """A place as it is, with what the version before said of it, or of who has it now."""
        own, there = self._by_entry.get(place.entry or 0), self._by_place.get(place.rank)
        if own is not None and own.place == place.rank:
            said = self._amount(own)
        elif there is not None:
            said = self._whose(there) + self._amount(there)
        elif own is not None:
            place_said = self._voice.text("paper", "place {place}, {amount}")
            said = place_said.format(place=own.place, amount=self._amount(own))
        else:
            return place
        before = self._voice.text("paper", "Version {version}: {said}")
        return replace(place, changed=True, before=before.format(version=self._before, said=said))

    def correction(self, places: Sequence[PaidPlace]) -> str:
        """In a sentence or two what changed since the version before; empty for the first."""
        sheet, text = self._sheet, self._voice.text
        if sheet.version <= 1:
            return ""
        listed = {place.rank for place in places}
        changed = sorted({place.rank for place in places if place.changed})
        gone = [one for one in sheet.was if one.place not in listed]
        said = []
        if changed:
            said.append(
                text(
                    "paper",
                    "Places changed since version {version}: {places}.",
                    version=self._before,
                    places=self._spans(changed),
                )
            )
        if gone:
            said.append(
                text("paper", "No longer paid: {places}.", places=self._few(map(self._gone, gone)))
            )
        if sheet.taken_back:
            said.append(
                text(
                    "paper",
                    "Reversed since then: {papers}.",
                    papers=self._few(map(self._paper, sheet.taken_back)),
                )
            )
        void = text("paper", "Version {version} is void.", version=self._before)
        return " ".join(said) or void

    def undone(self) -> tuple[SheetFact, ...]:
        """The papers that were taken back since this version, which no other follows yet."""
        papers, text = self._sheet.undone, self._voice.text
        if not papers:
            return ()
        said = text("paper", "Void: {papers}.", papers=self._few(map(self._paper, papers)))
        return (SheetFact(text("paper", "Reversed."), said),)

    def _whose(self, was: FormerPlace) -> str:
        return "" if was.entry is None else f"{self._name_of(was.entry)}, "

    def _gone(self, was: FormerPlace) -> str:
        said = self._voice.text("paper", "place {place} ({amount})")
        return said.format(place=was.place, amount=self._amount(was))

    def _paper(self, named: str) -> str:
        """A paper as an undo names it: what it is and its number."""
        text = self._voice.text
        words = {
            "receipt": text("paper", "receipt {number}"),
            "slip": text("paper", "slip {number}"),
            "paper": text("paper", "paper {number}"),
            "entry": text("paper", "entry {number}"),
            "refund": text("paper", "refund {number}"),
            "sheet": text("paper", "sheet {number}"),
            "list": text("paper", "list {number}"),
        }
        kind, _, number = named.rpartition(" ")
        return words[kind].format(number=number) if kind in words else named

    def _amount(self, was: FormerPlace) -> str:
        cash = self._voice.money(was.cents) if was.cents or not was.item else ""
        if cash and was.item:
            said = self._voice.text("paper", "{amount} and {item}")
            return said.format(amount=cash, item=was.item)
        return cash or was.item or ""

    def _few(self, named: Iterable[str]) -> str:
        all_named = list(named)
        some, more = ", ".join(all_named[:MOST_NAMED]), len(all_named) - MOST_NAMED
        if more <= 0:
            return some
        said = self._voice.text("paper", "{some} and {n} more")
        return said.format(some=some, n=self._voice.count(more))

    def _spans(self, ranks: Sequence[int]) -> str:
        """Ascending ranks, those that follow each other as one."""
        spans: list[list[int]] = []
        for rank in ranks:
            if spans and rank == spans[-1][-1] + 1:
                spans[-1].append(rank)
            else:
                spans.append([rank])
        said = self._voice.text("paper", "{first} to {last}")
        return self._few(
            said.format(first=one[0], last=one[-1])
            if len(one) > SHORT
            else ", ".join(map(str, one))
            for one in spans
        )
