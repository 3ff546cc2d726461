"""A seat that was won: into which event it goes, or what it becomes instead."""

from dataclasses import replace

from tdapp.calls.across.tickets import AwardSeat, SeatAs, TakeSeatBack
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.shown.money_words import TENDERS
from tdapp.shown.prize_words import by_words, prize_words
from tdapp.till.payment import PRIZE_TENDERS, Payment
from tdapp.tournament.payouts.seat_prizes import seat_won
from tdapp.tournament.plan.prize_plan import WonTwice
from tdapp.tournament.prizes import settled_with
from tdapp.ui.asking.before import (
    REASON_ASKED_LATER,
    EventAt,
    Ready,
    asked_before,
    once_explained,
)
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm, one_of
from tdapp.ui.entries.entries import EntryChosen
from tdapp.ui.look.spoken import saying, voice
from tdapp.words.sentence import sentence

say = saying("seat acts")
HOLDS_ONE = frozenset({"already_entered", "already_waiting", "no_reentry", "entries_used_up"})
"""Refusals of an entry that tell of a seat which is held already."""


@asked_before(AwardSeat)
def before_seat(call: AwardSeat, at: EventAt) -> Flow[Ready]:
    """The event, or a ticket; who holds a seat there gets what the conditions say."""
    _, share = seat_won(at.state, call.entry)
    prize, name = prize_words(voice(), share), at.name(call.entry)
    ticket: dict[str, StreamId | None] = {say("entry ticket"): None}
    events = {at.view.told_apart(one): one for one in _others(at)}
    asked = say("{name} won {prize}. Into which event, or as an entry ticket?")
    into = yield from one_of(
        asked.format(name=name, prize=prize), {**events, **ticket}, hint=say("Event or ticket")
    )
    what = SeatAs.TICKET if into is None else SeatAs.ENTRY
    call = replace(call, into=into, what=what)
    refusal = at.why_not(call, REASON_ASKED_LATER)
    if refusal is not None and refusal.code in HOLDS_ONE:
        call = yield from _won_twice(call, at, refusal)
    if share.cash or call.what is SeatAs.CASH:
        tenders = by_words(voice(), TENDERS, PRIZE_TENDERS)
        asked = say("How is the cash paid to {name}?", name=name)
        tender = yield from one_of(asked, tenders, hint=say("Payment method"))
        call = replace(call, payment=Payment(tender, call.payment.session))
    return Ready(call, said=at.whose(call.entry))


def _others(at: EventAt) -> list[StreamId]:
    """The events that a seat can be in: those that still let players in."""
    found = []
    for event in at.view.events():
        state = at.view.state_of(event)
        if event != at.event and not state.stage and not state.entries.closed:
            found.append(event)
    return found


def _won_twice(call: AwardSeat, at: EventAt, refusal: Refusal) -> Flow[AwardSeat]:
    """Tell why there is no second entry, and what is given instead."""
    seats = at.state.conditions.prizes.seats
    why, name = sentence(refusal, voice()), at.name(call.entry)
    if seats is not None and seats.won_twice is WonTwice.CASH:
        asked = say("{why} The conditions pay {name} the seat in cash. Pay it?")
        yield from confirm(asked.format(why=why, name=name), say("Pay in cash"))
        return replace(call, what=SeatAs.CASH)
    asked = say("{why} The conditions give {name} an entry ticket instead. Issue it?")
    yield from confirm(asked.format(why=why, name=name), say("Issue ticket"))
    return replace(call, what=SeatAs.TICKET)


@asked_before(TakeSeatBack)
def before_taking_back(call: TakeSeatBack, at: EventAt) -> Flow[Ready]:
    """Why it comes back."""
    _, share = settled_with(at.state, call.entry)
    text = say("Why take {prize} back from {name}? It will be owed again.")
    text = text.format(prize=prize_words(voice(), share), name=at.name(call.entry))
    return once_explained(call, at, text, say("Take seat back"), said=at.whose(call.entry))


def seat_as_ticket(on: EntryChosen, house: StreamId, session: str | None) -> AwardSeat:
    """The seat of an entry as a ticket, to see whether it can be given."""
    payment = Payment(session=session)
    return AwardSeat(on.event, house, on.entry, what=SeatAs.TICKET, payment=payment)
