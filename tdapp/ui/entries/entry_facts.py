"""What the inspector says of one entry and of the prizes."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from tdapp.core.ids import PersonId
from tdapp.tournament.sales.entries import Entry
from tdapp.tournament.tournament import Tournament
from tdapp.ui.clock.side_facts import prize_now, prizes_now
from tdapp.ui.entries.entry_rows import Tone
from tdapp.ui.look.figures import NONE, money, ordinal, whole
from tdapp.ui.look.shapes import Shape

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
    ]
    if out is not None:
        said = translate("Entry", "from {seat} in level {level}")
        facts.append((translate("Entry", "Out"), said.format(seat=out.seat, level=out.level)))
    if place is not None and place <= len(prizes_now(state)):
        facts.append((translate("Entry", "Prize"), _prize(state, number)))
    return EntryFacts(name_of(entry.person), _standing(state, number, place), tuple(facts))


def prize_facts(state: Tournament, name_of: NameOf) -> tuple[PrizeFacts, ...]:
    """The prizes from first place down."""
    return tuple(
        _prize_facts(state, place, cents, state.at_place(place), name_of)
        for place, cents in enumerate(prizes_now(state), 1)
    )


def _prize_facts(
    state: Tournament, place: int, cents: int, holders: tuple[int, ...], name_of: NameOf
) -> PrizeFacts:
    name = ", ".join(name_of(state.entry(holder).person) for holder in holders) or NONE
    tone, shape = Tone.LABEL, Shape.WAITING
    if holders and all(holder in state.prizes.paid for holder in holders):
        tone, shape = Tone.DONE, Shape.DONE
    elif state.prizes.posted and holders:
        tone, shape = Tone.OWED, Shape.MONEY_OUT
    elif state.prizes.posted:
        tone, shape = Tone.FACT, Shape.READY
    return PrizeFacts(ordinal(place), name, money(cents), tone, shape)


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
    amount = money(prize_now(state, entry))
    payment = state.prizes.paid.get(entry)
    if payment is not None:
        return translate("Entry", "{amount}, paid, slip {slip}").format(
            amount=amount, slip=payment.slip
        )
    if not state.prizes.posted:
        return translate("Entry", "{amount}, provisional").format(amount=amount)
    return translate("Entry", "{amount}, to be paid").format(amount=amount)
