"""What the inspector says of one entry and of the prizes."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from tdapp.core.ids import PersonId
from tdapp.tournament.prizes.queue import due_to
from tdapp.tournament.prizes.shared_places import Share
from tdapp.tournament.sales.entries import Entry
from tdapp.tournament.tournament import Tournament
from tdapp.ui.acts.prize_words import STATES, prize_words
from tdapp.ui.clock.side_facts import prize_now, prizes_now
from tdapp.ui.entries.entry_rows import Tone
from tdapp.ui.look.figures import NONE, money, ordinal, whole
from tdapp.ui.look.shapes import Shape
from tdapp.ui.sales.money_words import entry_money

translate = QCoreApplication.translate
NameOf = Callable[[PersonId], str]


@dataclass(frozen=True, slots=True)
class EntryFacts:
    """The name, how the entry stands, and its facts as label and value."""

    name: str
    standing: str
    facts: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class PrizeFacts:
    """One prize of the list: its place, whose it is, its amount, and how it stands."""

    place: str
    name: str
    amount: str
    tone: Tone
    shape: Shape


def entry_facts(state: Tournament, number: int, name_of: NameOf) -> EntryFacts:
    """The facts of one entry."""
    entry = state.entry(number)
    place = state.places().get(number)
    out = state.exits.by_entry.get(number)
    facts = [
        (translate("Entry", "Seat"), str(state.seating.seat_of.get(number, NONE))),
        (translate("Entry", "Chips bought"), whole(entry.chips)),
        (translate("Entry", "Re-buys"), _rebuys(state, entry)),
        (translate("Entry", "Paid in"), money(entry.paid)),
        *entry_money(state.entries, entry),
    ]
    if out is not None:
        said = translate("Entry", "from {seat} in level {level}")
        facts.append((translate("Entry", "Out"), said.format(seat=out.seat, level=out.level)))
    if number in state.prizes.passed_over:
        facts.append((translate("Entry", "Prize"), translate("Entry", "none, may not win")))
    elif _wins(state, number, place):
        facts.append((translate("Entry", "Prize"), _prize(state, number)))
    return EntryFacts(name_of(entry.person), _standing(state, number, place), tuple(facts))


def with_other_events(facts: EntryFacts, titles: tuple[str, ...]) -> EntryFacts:
    """The facts, and the other events in which the person plays or waits."""
    if not titles:
        return facts
    also = (translate("Entry", "Also in"), ", ".join(titles))
    return replace(facts, facts=(*facts.facts, also))


def prize_facts(state: Tournament, name_of: NameOf) -> tuple[PrizeFacts, ...]:
    """The prizes from first place down."""
    return tuple(
        _prize_facts(state, place, cents, state.prize_holders(place), name_of)
        for place, cents in enumerate(prizes_now(state), 1)
    )


def _wins(state: Tournament, entry: int, place: int | None) -> bool:
    """Whether a place wins something, by the posted list or as the plan would give now."""
    if state.prizes.posted:
        return due_to(state, entry) is not None
    return place is not None and place <= len(prizes_now(state))


def _prize_facts(
    state: Tournament, place: int, cents: int, holders: tuple[int, ...], name_of: NameOf
) -> PrizeFacts:
    name = ", ".join(name_of(state.entry(holder).person) for holder in holders) or NONE
    tone, shape = Tone.LABEL, Shape.WAITING
    if holders and all(state.prizes.settled(holder) for holder in holders):
        tone, shape = Tone.DONE, Shape.DONE
    elif state.prizes.posted and holders:
        tone, shape = Tone.OWED, Shape.MONEY_OUT
    elif state.prizes.posted:
        tone, shape = Tone.FACT, Shape.READY
    kinds = (one.item for one in state.prizes.in_kind if one.place == place)
    won = prize_words(Share(0, cents, next(kinds, None)))
    return PrizeFacts(ordinal(place), name, won, tone, shape)


def _standing(state: Tournament, number: int, place: int | None) -> str:
    said = translate("Entry", "Entry {number}, in play")
    if place == 1:
        said = translate("Entry", "Entry {number}, winner")
    elif place is not None:
        said = translate("Entry", "Entry {number}, out, {place}")
        if not state.entries.closed:
            said = translate("Entry", "Entry {number}, out, {place} so far, provisional")
    elif number in state.exits.out_of_chips:
        said = translate("Entry", "Entry {number}, out of chips, may buy again")
    elif number in state.exits.pending:
        said = translate("Entry", "Entry {number}, exit pending, its table is on hold")
    elif number not in state.seating.seat_of:
        said = translate("Entry", "Entry {number}, no seat yet")
    return said.format(number=number, place=ordinal(place or 0))


def _rebuys(state: Tournament, entry: Entry) -> str:
    offer = state.conditions.rebuy
    if offer is None:
        return translate("Entry", "not in this event")
    if offer.most is None:
        return str(entry.rebuys)
    return translate("Entry", "{count} of {most}").format(count=entry.rebuys, most=offer.most)


def _prize(state: Tournament, entry: int) -> str:
    due = due_to(state, entry)
    if due is None:
        amount = money(prize_now(state, entry))
        return translate("Entry", "{amount}, provisional").format(amount=amount)
    prize = prize_words(Share(entry, due.cents, due.item, due.value))
    return translate("Money", STATES[due.state]).format(prize=prize, slip=due.slip or NONE)
