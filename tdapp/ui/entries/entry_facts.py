"""What the inspector says of one entry and of the prizes."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from tdapp.core.ids import PersonId
from tdapp.tournament.entries import Entry
from tdapp.tournament.tournament import Tournament
from tdapp.ui.clock.side_facts import prizes_now
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
        (translate("Entry", "Paid in"), money(_paid_in(state, entry))),
    ]
    if out is not None:
        said = translate("Entry", "from {seat} in level {level}")
        facts.append((translate("Entry", "Out"), said.format(seat=out.seat, level=out.level)))
    if place is not None and place <= len(prizes_now(state)):
        facts.append((translate("Entry", "Prize"), _prize(state, place)))
    return EntryFacts(name_of(entry.person), _standing(state, number, place), tuple(facts))


def prize_facts(state: Tournament, name_of: NameOf) -> tuple[PrizeFacts, ...]:
    """The prizes from first place down."""
    winners = {place: state.entry(entry) for entry, place in state.places().items()}
    return tuple(
        _prize_facts(state, place, cents, winners.get(place), name_of)
        for place, cents in enumerate(prizes_now(state), 1)
    )


def _prize_facts(
    state: Tournament, place: int, cents: int, winner: Entry | None, name_of: NameOf
) -> PrizeFacts:
    name = name_of(winner.person) if winner else NONE
    tone, shape = Tone.LABEL, Shape.WAITING
    if place in state.prizes.paid:
        tone, shape = Tone.DONE, Shape.DONE
    elif state.prizes.posted and winner:
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
    elif number not in state.seating.seat_of:
        said = translate("Entry", "Entry {number}, no seat yet")
    return said.format(number=number, place=ordinal(place or 0))


def _rebuys(state: Tournament, entry: Entry) -> str:
    rebuys = state.conditions.rebuys
    if rebuys is None:
        return translate("Entry", "not in this event")
    return translate("Entry", "{count} of {most}").format(count=entry.rebuys, most=rebuys.most)


def _paid_in(state: Tournament, entry: Entry) -> int:
    rebuys = state.conditions.rebuys
    more = entry.rebuys * rebuys.price.total if rebuys else 0
    return state.conditions.entry.total + more


def _prize(state: Tournament, place: int) -> str:
    amount = money(prizes_now(state)[place - 1])
    payment = state.prizes.paid.get(place)
    if payment is not None:
        return translate("Entry", "{amount}, paid, slip {slip}").format(
            amount=amount, slip=payment.slip
        )
    if not state.prizes.posted:
        return translate("Entry", "{amount}, provisional").format(amount=amount)
    return translate("Entry", "{amount}, to be paid").format(amount=amount)
