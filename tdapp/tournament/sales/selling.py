"""Selling entries, re-entries, re-buys and add-ons."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant, came_after
from tdapp.core.refusal import Refusal
from tdapp.rules.purchases import most_allowed
from tdapp.rules.rulebook import RebuyWhen
from tdapp.rules.tournament_rules import TermsField
from tdapp.till.payment import CASH, Payment
from tdapp.tournament.clock.then import moment_of
from tdapp.tournament.clock.windows import must_be_open, window_is_open
from tdapp.tournament.exits.eliminating import must_be_sold_by
from tdapp.tournament.facts.event import TermsAgreed
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.sales import AddOnSold, EntrySold, RebuySold
from tdapp.tournament.guards.pending_exits import must_not_be_pending
from tdapp.tournament.guards.room_left import (
    addons_left,
    most_addons,
    must_be_below_the_limit,
    own_addons_left,
    places_left,
    rebuys_left,
)
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import Offer, times, total_of
from tdapp.tournament.plan.stage_plan import StageKind
from tdapp.tournament.sales.open_buy_ins import left_open, must_not_be_owed, unpaid
from tdapp.tournament.state.entries import Entry
from tdapp.tournament.tournament import Tournament


def sell_entry(
    tournament: Tournament,
    person: PersonId,
    now: Instant,
    payment: Payment = CASH,
    happened_us: int | None = None,
    *,
    buy_in_open: bool = False,
    agreed: bool = False,
) -> list[Event]:
    """Enter a person, or enter again one whose last entry is out, while there is room.

    It was sold at `happened_us` (UTC), where typed later from a slip; `buy_in_open`: for the fee
    alone, see `open_buy_ins`; `agreed`: signed. Refuses as `must_let_in`, `agreement`, `left_open`,
    `entry_offer` and `must_be_within_flight`, and ``already_entered``, ``already_waiting``.
    """
    entries, sold_at = tournament.entries, moment_of(happened_us, now)
    before = entries.by_person.get(person, ())
    offer = entry_offer(tournament, before)
    _must_be_free_to_enter(tournament, person, offer)
    must_be_within_flight(tournament, before, sold_at.utc_us)
    must_let_in(tournament, offer, now)
    payment = _given(tournament, offer, payment, buy_in_open=buy_in_open)
    return [
        EntrySold(
            entry=entries.last_entry + 1,
            receipt=entries.last_receipt + 1,
            parts=offer.parts,
            chips=chips_of(tournament, offer, 1, now),
            tender=payment.tender,
            session=payment.session,
            also=payment.also,
            person=person,
            again=bool(before),
            sold_us=sold_at.utc_us,
            sold_at=sold_at,
            flight=tournament.conditions.flight_at(sold_at.utc_us),
        ),
        *agreement(tournament, person, agreed=agreed),
    ]


def _given(tournament: Tournament, offer: Offer, payment: Payment, *, buy_in_open: bool) -> Payment:
    must_not_be_owed(payment)
    if buy_in_open:
        return left_open(tournament, offer, payment)
    payment.of(offer.total)
    return payment


def must_let_in(tournament: Tournament, offer: Offer, now: Instant) -> None:
    """Refuse, whoever comes, where nobody can enter now.

    As `must_have_terms`, ``registration_closed``, ``event_full``, and where a queue is kept
    ``alternates_wait`` and ``no_place_free``.
    """
    must_have_terms(tournament)
    must_be_on_sale(tournament, offer, now)
    must_be_below_the_limit(tournament, called=False)
    _must_not_jump_the_queue(tournament)


def must_have_terms(tournament: Tournament) -> None:
    """Refuse an entry before the terms are published and told, where a house wants that first.

    ``terms_not_published`` and ``terms_not_told`` (CROWN 15.2.2).
    """
    book, rule = tournament.terms, tournament.conditions.rules.conditions
    first = rule.published_to
    if first is not None and first.before_entries and not book.versions:
        raise Refusal("terms_not_published", rule=first.rule)
    for one in rule.also_told:
        if one.before_entries and one.rule not in book.told:
            raise Refusal("terms_not_told", to=one.to, rule=one.rule)


def agreement(tournament: Tournament, person: PersonId, *, agreed: bool) -> list[TermsAgreed]:
    """That a person signed, or showed a member's card, where the conditions want that first.

    Nothing where they do not, or it is known. Refuses ``terms_not_signed`` and ``not_a_member``
    (STAR 28.4.3, CROWN 15.4.2(b)(iii), ADELAIDE 100).
    """
    terms, book = tournament.conditions.terms, tournament.terms
    if person in book.agreed or not (terms.signed or terms.members_only):
        return []
    if agreed:
        return [TermsAgreed(person, len(book.versions))]
    rule_for = tournament.conditions.rules.conditions.rule_for
    if terms.signed:
        raise Refusal("terms_not_signed", rule=rule_for(TermsField.SIGNED) or "")
    raise Refusal("not_a_member", rule=rule_for(TermsField.MEMBERS_ONLY) or "")


def _must_be_free_to_enter(tournament: Tournament, person: PersonId, offer: Offer) -> None:
    _must_hold_no_ticket(tournament, person)
    if tournament.stage:
        _must_not_play_elsewhere(tournament, person, offer)


def _must_not_play_elsewhere(tournament: Tournament, person: PersonId, offer: Offer) -> None:
    """Who has bagged in one flight, or is out, may enter another (ADELAIDE 91).

    Refuses ``sessions_used_up`` (most, rule) beyond as many as rulebook and conditions allow to be
    bought, and in a repechage ``only_who_is_out`` of a stage before it.
    """
    others = [
        (stage, stage.entries.by_person[person])
        for number, stage in tournament.stages.by_number.items()
        if number != tournament.stage and person in stage.entries.by_person
    ]
    left = [(one, at) for at, theirs in others for one in theirs if one not in at.exits.by_entry]
    for entry, stage in left:
        if not stage.progress.ended and entry not in stage.progress.bags:
            raise stage.entries.known(entry).refusal
    kind = tournament.stages.plans[tournament.stage - 1].kind
    if kind is StageKind.REPECHAGE and (left or not others):
        raise Refusal("only_who_is_out")
    if others and offer.total and person not in tournament.entries.by_person:
        _must_have_sessions_left(tournament.conditions, len(others))


def _must_have_sessions_left(conditions: Conditions, entered: int) -> None:
    rules = conditions.rules
    most = most_allowed(rules, rules.entries, conditions.entry.most)
    if most is not None and entered >= most:
        raise Refusal("sessions_used_up", most=most, rule=rules.entries.rule)


def _must_hold_no_ticket(tournament: Tournament, person: PersonId) -> None:
    ticket = tournament.exits.ticket_of.get(person)
    if ticket is not None:
        raise Refusal("already_waiting", ticket=ticket)


def sell_rebuy(
    tournament: Tournament,
    number: int,
    stack: int,
    now: Instant,
    units: int = 1,
    payment: Payment = CASH,
    happened_us: int | None = None,
) -> list[Event]:
    """Sell chips again to a player who has `stack` chips left (STAR 28.1.1).

    That was at `happened_us` (UTC), where typed later from a slip. Refuses ``no_rebuys``,
    ``too_many_at_once``, ``rebuys_used_up``, ``rebuys_and_addons_used_up``, ``already_out``,
    ``not_sold_yet``, ``lost_since``, ``debt_first`` while the buy-in is open,
    ``registration_closed``, ``stack_too_high`` and ``still_has_chips``.
    """
    offer = _offered(tournament.conditions.rebuy, Refusal("no_rebuys"))
    entry = _still_in(tournament, number)
    _must_have_rebuys_left(tournament, offer, entry, units)
    must_be_on_sale(tournament, offer, now)
    must_be_low_enough(tournament, offer, stack)
    must_be_sold_by(tournament, happened_us, now, number, out=False)
    parts, sold_at = times(offer.parts, units), moment_of(happened_us, now)
    payment.of(total_of(parts))
    return [
        RebuySold(
            entry=number,
            receipt=tournament.entries.last_receipt + 1,
            parts=parts,
            chips=chips_of(tournament, offer, units, now),
            tender=payment.tender,
            session=payment.session,
            also=payment.also,
            units=units,
            knocked_out=_is_knocked_out(tournament, offer, number, sold_at),
            sold_at=sold_at,
        )
    ]


def _must_have_rebuys_left(tournament: Tournament, offer: Offer, entry: Entry, units: int) -> None:
    if not 1 <= units <= offer.at_once:
        raise Refusal("too_many_at_once", units=units, most=offer.at_once)
    if offer.most is not None and entry.rebuys + units > offer.most:
        raise Refusal("rebuys_used_up", entry=entry.number, most=offer.most)
    _must_be_within_both(tournament, entry, rebuys_left(tournament, entry), units)


def sell_addons(
    tournament: Tournament,
    numbers: tuple[int, ...],
    now: Instant,
    payment: Payment = CASH,
    happened_us: int | None = None,
    *,
    kind: int = 0,
    stack: int | None = None,
) -> list[Event]:
    """Sell an add-on to one or several entries in one act (STAR 28.1.1: once a player).

    One of a kind that asks for a low stack is sold to one at a time, who has `stack` chips left.
    Refuses ``no_addons``, ``addons_used_up``, ``rebuys_and_addons_used_up``, ``already_out``,
    ``not_sold_yet``, ``lost_since``, ``debt_first`` while a buy-in is open,
    ``registration_closed``, ``stack_first``, and a stack as `must_be_low_enough` does. What gives
    no chips only buys into side pools.
    """
    offer = _offered(tournament.conditions.addon_of(kind), Refusal("no_addons"))
    must_be_on_sale(tournament, offer, now)
    _must_have_addons_left(tournament, offer, numbers, kind)
    must_be_sold_by(tournament, happened_us, now, *numbers, out=False)
    _must_be_told_low(tournament, offer, numbers, stack)
    _must_pay(payment, offer, len(numbers))
    chips, sold_at = chips_of(tournament, offer, 1, now), moment_of(happened_us, now)
    return [
        AddOnSold(
            entry=number,
            receipt=receipt,
            parts=offer.parts,
            chips=chips,
            tender=payment.tender,
            session=payment.session,
            also=payment.also,
            knocked_out=_is_knocked_out(tournament, offer, number, sold_at),
            addon_kind=kind,
            sold_at=sold_at,
        )
        for receipt, number in enumerate(numbers, tournament.entries.last_receipt + 1)
    ]


def _must_be_told_low(
    tournament: Tournament, offer: Offer, numbers: Sequence[int], stack: int | None
) -> None:
    if offer.below is None:
        return
    if stack is None or len(numbers) > 1:
        raise Refusal("stack_first", below=offer.below)
    must_be_low_enough(tournament, offer, stack)


def _is_knocked_out(tournament: Tournament, offer: Offer, number: int, sold_at: Instant) -> bool:
    """Whether the chips before were lost, as they are where only who has none may buy.

    Refuses ``lost_since`` where that was after the sale.
    """
    waiting = tournament.exits.out_of_chips.get(number)
    if waiting is None:
        return offer.needs_no_chips and tournament.clock.started
    if came_after(waiting.lost_at, waiting.happened_us, sold_at):
        raise Refusal("lost_since", entry=number, time=sold_at.utc_us, lost=waiting.happened_us)
    return True


def _must_pay(payment: Payment, offer: Offer, sales: int) -> None:
    payment.of(offer.total)
    if payment.also and sales > 1:
        raise Refusal("split_one_sale_at_a_time")


def _must_have_addons_left(
    tournament: Tournament, offer: Offer, numbers: tuple[int, ...], kind: int
) -> None:
    if not numbers or len(set(numbers)) != len(numbers):
        raise Refusal("nobody_named")
    for number in numbers:
        entry = _still_in(tournament, number)
        if not offer.chips and number in tournament.exits.out_of_chips:
            raise Refusal("already_out", entry=number)
        if not own_addons_left(tournament, entry, kind):
            raise Refusal("addons_used_up", entry=number, most=most_addons(tournament, kind))
        _must_be_within_both(tournament, entry, addons_left(tournament, entry, kind), 1)


def _must_be_within_both(tournament: Tournament, entry: Entry, left: int, units: int) -> None:
    """Refuse ``rebuys_and_addons_used_up`` beyond the limit of both together."""
    if units > left:
        most = tournament.conditions.most_rebuys_and_addons
        raise Refusal("rebuys_and_addons_used_up", entry=entry.number, most=most)


def must_be_low_enough(tournament: Tournament, offer: Offer, stack: int) -> None:
    """Refuse a stack that is too high for a re-buy (STAR 28.1.1: below the starting bank)."""
    bank = tournament.conditions.starting_chips
    if stack < 0:
        raise Refusal("not_a_stack", stack=stack)
    if offer.when is RebuyWhen.BELOW_STARTING_BANK and stack >= bank:
        raise Refusal("stack_too_high", stack=stack, bank=bank)
    if offer.needs_no_chips and stack > 0:
        raise Refusal("still_has_chips", stack=stack)
    if offer.below is not None and stack >= offer.below:
        raise Refusal("stack_too_high", stack=stack, bank=offer.below)


def _must_not_jump_the_queue(tournament: Tournament) -> None:
    if tournament.alternates_waiting:
        raise Refusal("alternates_wait", waiting=tournament.alternates.waiting)
    if tournament.conditions.alternates is not None and not places_left(tournament):
        raise Refusal("no_place_free")


def entry_offer(tournament: Tournament, before: tuple[int, ...]) -> Offer:
    """What one with these entries can buy.

    Refuses ``already_entered``, ``was_disqualified``, ``no_reentry``, ``entries_used_up``.
    """
    conditions = tournament.conditions
    if not before:
        return conditions.entry
    if before[-1] not in tournament.exits.by_entry:
        raise tournament.entries.known(before[-1]).refusal
    if tournament.exits.by_entry[before[-1]].departure is Departure.DISQUALIFIED:
        raise Refusal("was_disqualified", entry=before[-1])
    if conditions.reentry is None:
        raise Refusal("no_reentry", entry=before[-1])
    if is_one_too_many(conditions, len(before)):
        raise Refusal("entries_used_up", entry=before[-1], most=conditions.reentry.most)
    return conditions.reentry


def is_one_too_many(conditions: Conditions, had: int) -> bool:
    """Whether nobody who had so many entries, one or more, is sold another."""
    again = conditions.reentry
    return again is None or (again.most is not None and had > again.most)


def must_be_within_flight(tournament: Tournament, before: tuple[int, ...], at_us: int) -> None:
    """Refuse ``flight_used_up`` (flight, most): who has entered this flight as often as allowed."""
    conditions = tournament.conditions
    most, number = conditions.reentries_per_flight, conditions.flight_at(at_us)
    here = sum(tournament.entry(one).flight == number for one in before)
    if most is not None and number and here > most:
        raise Refusal("flight_used_up", flight=conditions.flights[number - 1].name, most=most)


def _offered(offer: Offer | None, otherwise: Refusal) -> Offer:
    if offer is None:
        raise otherwise
    return offer


def _still_in(tournament: Tournament, number: int) -> Entry:
    entry = tournament.entry(number)
    if number in tournament.exits.by_entry:
        raise Refusal("already_out", entry=number)
    must_not_be_pending(tournament, number)
    if number in unpaid(tournament):
        raise Refusal("debt_first", entry=number, receipt=entry.sales[0].receipt)
    return entry


def must_be_on_sale(tournament: Tournament, offer: Offer, now: Instant) -> None:
    """Refuse ``field_closed``, and as `must_be_open` does."""
    if tournament.entries.closed:
        raise Refusal("field_closed")
    must_be_open(tournament, offer.window, now)


def chips_of(tournament: Tournament, offer: Offer, units: int, now: Instant) -> int:
    """The chips that so many units give now, with the bonus of who is early."""
    early = offer.bonus and window_is_open(tournament, offer.bonus_window, now)
    return units * offer.chips + (offer.bonus if early else 0)
