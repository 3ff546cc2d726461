"""Giving money back: a whole entry, some parts of it, or one that was keyed by mistake."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.money_rules import RefundRule, Refunds
from tdapp.rules.permits import refundable
from tdapp.table.guards import must_not_be_dealt_in
from tdapp.till.payment import CASH, POOL, AsPaid, Payment, Tender, TenderAmount
from tdapp.tournament.clock.windows import window_is_open
from tdapp.tournament.exits.eliminating import (
    must_leave_one,
    must_not_be_deserted,
    must_not_be_over,
)
from tdapp.tournament.exits.returning import must_be_free_to_come_back
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.refunds import (
    EntryReadmitted,
    EntryRefunded,
    EntryVoided,
    Occasion,
    PartsRefunded,
)
from tdapp.tournament.guards.paid_places import must_keep_paid_bounties
from tdapp.tournament.guards.pending_exits import must_not_be_pending
from tdapp.tournament.guards.room_left import must_be_below_the_limit, places_to_give
from tdapp.tournament.matches.entering import must_not_be_drawn
from tdapp.tournament.plan.offers import PricePart, total_of
from tdapp.tournament.sales.open_buy_ins import must_not_be_owed
from tdapp.tournament.state.entries import Entry
from tdapp.tournament.state.given_back import debts
from tdapp.tournament.state.parts import as_it_came, less, only
from tdapp.tournament.tournament import Tournament

MAY_STILL_BE_REFUNDED = {Departure.WITHDRAWN, Departure.NO_SHOW}


def refund(
    tournament: Tournament,
    number: int,
    why: Occasion,
    now: Instant,
    payment: Payment | AsPaid = CASH,
    *,
    approved: bool = False,
    stack: int | None = None,
) -> list[Event]:
    """Give back what rulebook and conditions grant on an occasion; the entry leaves the field.

    `approved` says that a supervisor agrees; `stack` are the chips of one who plays, all of which
    go out of play (None: as many as it was given). Refuses ``no_refund``, ``field_is_fixed``,
    ``already_out`` (in the field until then), ``no_player_left``, ``not_on_credit``,
    ``debt_first``, ``not_a_stack``, ``bounty_paid`` where it was handed one.
    """
    entry = _may_leave(tournament, number)
    must_not_be_owed(payment)
    parts = granted(tournament, entry, why, now, approved=approved)
    owed = debts(tournament.entries, entry)
    if not parts:
        raise Refusal("no_refund", entry=number, occasion=why.value)
    if owed and less(entry.parts, parts):
        raise Refusal("debt_first", entry=number, receipt=owed[0])
    refunded = EntryRefunded(
        entry=number,
        person=entry.person,
        slip=tournament.entries.last_refund + 1,
        parts=parts,
        chips=entry.chips,
        back=_given_back(entry, parts, owed, payment),
        struck=owed,
        session=payment.session,
        stack=_stack_of(tournament, entry, stack),
        why=why,
    )
    must_keep_paid_bounties(tournament, [refunded])
    return [refunded]


def _given_back(
    entry: Entry, parts: Sequence[PricePart], owed: tuple[int, ...], payment: Payment | AsPaid
) -> tuple[TenderAmount, ...]:
    """What comes back as it was paid or in a chosen tender, and what was owed is struck."""
    cents = total_of(parts) - _owed_cents(entry, owed)
    return (*_by_tender(entry, cents, payment), *_struck(entry, owed))


def _by_tender(entry: Entry, cents: int, payment: Payment | AsPaid) -> tuple[TenderAmount, ...]:
    if isinstance(payment, AsPaid):
        return as_it_came(entry.paid_in, cents)
    return payment.of(cents) if cents else ()


def _stack_of(tournament: Tournament, entry: Entry, told: int | None) -> int:
    """The chips that leave play with an entry; they may have left with its exit already."""
    out = tournament.exits.by_entry.get(entry.number)
    if out is not None:
        return out.chips
    if entry.number in tournament.exits.out_of_chips:
        return 0
    stack = entry.chips if told is None else told
    if not 0 <= stack <= tournament.chips_in_play:
        raise Refusal("not_a_stack", stack=stack)
    return stack


def give_back_parts(
    tournament: Tournament,
    number: int,
    names: tuple[str, ...],
    why: Occasion,
    now: Instant,
    payment: Payment | AsPaid = CASH,
    *,
    approved: bool = False,
) -> list[Event]:
    """Give back some parts of what an entry paid, such as the fee; the field stays as it is.

    Refuses ``no_refund`` where one of them is not granted or there is nothing of it,
    ``debt_first``, ``not_on_credit``, ``field_is_fixed`` for the pool's part after the closing, and
    ``bounty_paid`` for a bounty that somebody was handed.
    """
    entry = tournament.entry(number)
    must_not_be_owed(payment)
    allowed = granted(tournament, entry, why, now, approved=approved)
    parts = only(allowed, names)
    if not parts or parts != only(entry.parts, names):
        raise Refusal("no_refund", entry=number, occasion=why.value)
    owed = debts(tournament.entries, entry)
    if owed:
        raise Refusal("debt_first", entry=number, receipt=owed[0])
    if POOL in names:
        _must_not_be_fixed(tournament)
    cents = total_of(parts)
    first, *others = _by_tender(entry, cents, payment)
    refunded = PartsRefunded(
        entry=number,
        slip=tournament.entries.last_refund + 1,
        parts=parts,
        tender=first.tender,
        why=why,
        session=payment.session,
        also=tuple(others),
    )
    must_keep_paid_bounties(tournament, [refunded])
    return [refunded]


def granted(
    tournament: Tournament, entry: Entry, why: Occasion, now: Instant, *, approved: bool
) -> tuple[PricePart, ...]:
    """The parts of an entry that go back on an occasion, by the rulebook or the conditions.

    Only the whole event is cancelled, never an entry: nothing goes back for that here, nor of
    what was not paid.
    """
    rules = tournament.conditions.rules
    if why in (Occasion.CANCELLATION, Occasion.UNPAID):
        return ()
    names = [part.name for part in entry.parts]
    said, rule = _said(tournament, why, now), _rule(rules.refunds, why)
    return only(entry.parts, refundable(rules, rule, names, said, approved=approved))


def _rule(refunds: Refunds, why: Occasion) -> RefundRule:
    rules = {
        Occasion.WITHDRAWAL: refunds.withdrawal,
        Occasion.NO_SHOW: refunds.no_show,
        Occasion.DISQUALIFICATION: refunds.disqualification,
    }
    return rules[why]


def _said(tournament: Tournament, why: Occasion, now: Instant) -> tuple[str, ...] | None:
    terms = tournament.conditions.refunds
    if why is Occasion.NO_SHOW:
        return terms.no_show
    if why is Occasion.DISQUALIFICATION:
        return terms.disqualification
    started = terms.before_start and tournament.clock.started
    in_time = not started and window_is_open(tournament, terms.window, now)
    return terms.withdrawal if why is Occasion.WITHDRAWAL and in_time else None


def void_entry(tournament: Tournament, number: int, session: str | None = None) -> list[Event]:
    """Make a mis-keyed entry void: its money goes back as it came, its receipt does not count.

    It comes out of `session`, or of the one that it was counted in. Refuses ``handed_over`` once
    the player has it, ``field_is_fixed``, ``no_player_left`` where all others are out,
    ``bounty_paid``, and in a bracket ``drawn_in_bracket``.
    """
    entry = tournament.entry(number)
    must_not_be_drawn(tournament, number)
    must_not_be_handed_over(tournament, entry)
    must_not_be_deserted(tournament, without=1)
    return _void(tournament, entry, session)


def void_in_play(
    tournament: Tournament, number: int, stack: int | None = None, session: str | None = None
) -> list[Event]:
    """Make an entry void that was handed over, such as a double buy-in that is found in play.

    All its money goes back as it came, and its `stack` goes out of play (None: as many chips as it
    was given). Refuses ``not_handed_over``, ``exit_pending``, ``play_is_over``, ``hand_in_play``,
    ``last_one_left``, ``not_a_stack``, ``bounty_paid``.
    """
    entry = tournament.entry(number)
    if not is_handed_over(tournament, entry):
        raise Refusal("not_handed_over", entry=number)
    must_not_be_drawn(tournament, number)
    must_not_be_pending(tournament, number)
    must_not_be_over(tournament)
    must_not_be_dealt_in(tournament, number)
    if tournament.is_in_play(number):
        must_leave_one(tournament, number)
    chips = _stack_of(tournament, entry, stack)
    return _void(tournament, entry, session, stack=chips, in_play=True)


def _void(
    tournament: Tournament,
    entry: Entry,
    session: str | None,
    *,
    stack: int | None = None,
    in_play: bool = False,
) -> list[Event]:
    voided = EntryVoided(
        entry=entry.number,
        person=entry.person,
        slip=tournament.entries.last_refund + 1,
        parts=entry.parts,
        chips=entry.chips,
        back=in_same_tenders(entry),
        struck=debts(tournament.entries, entry),
        session=session or entry.sales[0].session,
        stack=stack,
        in_play=in_play,
    )
    must_keep_paid_bounties(tournament, [voided])
    return [voided]


def readmit(tournament: Tournament, number: int, payment: Payment = CASH) -> list[Event]:
    """Take an entry back into the field that was refunded: what went back is paid again.

    It has no seat and is in play. Refuses ``not_refunded``, ``in_again``,
    ``waits_for_a_place``, ``field_is_fixed``, ``event_full``, ``not_on_credit``, and
    ``no_place_free`` where a queue is kept: a place that somebody was called to is his.
    ``bracket_is_drawn`` once it is, ``bounty_pooled``.
    """
    entries = tournament.entries
    gone = entries.refunded.get(number)
    if gone is None:
        raise Refusal("not_refunded", entry=number)
    _must_not_be_fixed(tournament)
    must_not_be_owed(payment)
    person = gone.entry.person
    if tournament.matches.drawn:
        raise Refusal("bracket_is_drawn")
    must_be_free_to_come_back(tournament, number, person)
    must_be_below_the_limit(tournament, called=False)
    if tournament.conditions.alternates is not None and places_to_give(tournament) < 1:
        must_be_below_the_limit(tournament)
        raise Refusal("no_place_free")
    payment.of(total_of(gone.parts))
    readmitted = EntryReadmitted(
        entry=number,
        person=person,
        receipt=entries.last_receipt + 1,
        parts=gone.parts,
        tender=payment.tender,
        session=payment.session,
        also=payment.also,
    )
    must_keep_paid_bounties(tournament, [readmitted])
    return [readmitted]


def must_not_be_handed_over(tournament: Tournament, entry: Entry) -> None:
    """Refuse ``handed_over`` and ``field_is_fixed``: it is too late to put a slip right.

    An entry is handed over when more was bought for it, when it was out, or when it has a seat in
    an event whose clock has run.
    """
    _must_not_be_fixed(tournament)
    if is_handed_over(tournament, entry):
        raise Refusal("handed_over", entry=entry.number)


def is_handed_over(tournament: Tournament, entry: Entry) -> bool:
    """Whether the player has it: see `must_not_be_handed_over`; a closed field is with players."""
    playing = tournament.clock.started and entry.number in tournament.seating.seat_of
    out = entry.number in tournament.exits.by_entry
    waiting = entry.number in tournament.exits.out_of_chips
    bought = len(entry.sales) > 1 or bool(entry.given_back)
    return out or waiting or playing or bought or tournament.entries.closed


def in_same_tenders(entry: Entry) -> tuple[TenderAmount, ...]:
    """All that an entry paid, handed back as it came; what is owed is struck."""
    struck = tuple(one for one in entry.paid_in if one.tender is Tender.OWED)
    left = total_of(entry.parts) - sum(one.cents for one in struck)
    return (*as_it_came(entry.paid_in, left), *struck)


def _struck(entry: Entry, owed: tuple[int, ...]) -> tuple[TenderAmount, ...]:
    cents = _owed_cents(entry, owed)
    return (TenderAmount(Tender.OWED, cents),) if cents else ()


def _owed_cents(entry: Entry, owed: tuple[int, ...]) -> int:
    return sum(sale.owed for sale in entry.sales if sale.receipt in owed)


def _must_not_be_fixed(tournament: Tournament) -> None:
    if tournament.entries.closed:
        raise Refusal("field_is_fixed")


def _may_leave(tournament: Tournament, number: int) -> Entry:
    entry, out = tournament.entry(number), tournament.exits.by_entry.get(number)
    _must_not_be_fixed(tournament)
    must_not_be_drawn(tournament, number)
    if out is not None and out.departure not in MAY_STILL_BE_REFUNDED:
        raise Refusal("already_out", entry=number)
    if out is None:
        must_not_be_deserted(tournament, without=1)
    return entry
