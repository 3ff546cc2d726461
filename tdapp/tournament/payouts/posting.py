"""Closing the field and posting the prize list, and posting another in its place."""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

import msgspec

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.tournament.exits.eliminating import must_not_be_deserted, out_after_waiting
from tdapp.tournament.facts.bounties import BountyPooled
from tdapp.tournament.facts.exits import EntryReinstated
from tdapp.tournament.facts.prizes import PrizesPosted
from tdapp.tournament.facts.sales import RegistrationClosed
from tdapp.tournament.guards.paid_places import must_keep_paid_places
from tdapp.tournament.guards.room_left import must_not_play_alone
from tdapp.tournament.plan.prize_plan import PrizeInKind, PrizePlan
from tdapp.tournament.prizes import most_winners, prize_holders, prize_place
from tdapp.tournament.reckoning.locked_prizes import with_locked
from tdapp.tournament.reckoning.prize_list import (
    LISTS_KEPT,
    ListFault,
    Prize,
    Wrong,
    faults_in,
    left_by_amounts,
    prize_list,
    prizes_of,
)
from tdapp.tournament.sales.adding import house_money
from tdapp.tournament.sales.open_buy_ins import unpaid
from tdapp.tournament.tournament import Tournament


def prizes_by_plan(tournament: Tournament, remainder_to: int | None = None) -> tuple[Prize, ...]:
    """The list that the published plan gives the field and the pool as they are now.

    What the plan leaves of the pool goes to `remainder_to`, or where the plan says. Refuses
    ``no_prize`` for a place that nobody can take, and as `prize_list` does.
    """
    conditions, entries = tournament.conditions, tournament.entries.count
    plan = conditions.prizes
    if remainder_to is not None:
        if not 0 < remainder_to <= entries:
            raise Refusal("no_prize", place=remainder_to)
        plan = msgspec.structs.replace(plan, remainder_to=remainder_to)
    return prize_list(plan, entries, tournament.pool, conditions.entry.total)


def short_of_pool(tournament: Tournament) -> int:
    """The cents that the fixed amounts for this number of entries alone leave of the pool.

    Amounts for several numbers of entries leave it to the place that the conditions name.
    """
    plan, entries = tournament.conditions.prizes.for_pool(tournament.pool), tournament.entries.count
    band, conditions = plan.band(entries), tournament.conditions
    if band is None or not band.is_exact(conditions.min_entries, conditions.max_entries):
        return 0
    return left_by_amounts(plan, entries, tournament.pool)


def provisional_prizes(tournament: Tournament) -> tuple[int, ...]:
    """The cash from first place down as it would be posted now; empty where no list fits yet."""
    conditions, entries = tournament.conditions, tournament.entries.count
    try:
        return _cash_by_plan(conditions.prizes, entries, tournament.pool, conditions.entry.total)
    except Refusal:
        return ()


@lru_cache(LISTS_KEPT)
def _cash_by_plan(plan: PrizePlan, entries: int, pool: int, buy_in: int) -> tuple[int, ...]:
    return cash_of(prize_list(plan, entries, pool, buy_in))


def cash_of(prizes: Sequence[Prize]) -> tuple[int, ...]:
    """The cents of every place from the first down; 0 where a place wins no cash."""
    cents = [0] * max((prize.place for prize in prizes), default=0)
    for prize in prizes:
        cents[prize.place - 1] = prize.cash
    return tuple(cents)


def kind_of(prizes: Sequence[Prize]) -> tuple[PrizeInKind, ...]:
    """What a list gives in kind."""
    return tuple(
        PrizeInKind(one.place, one.item, one.value) for one in prizes if one.item is not None
    )


NOTHING_LOCKED: Mapping[int, int] = {}


def post_prizes(
    tournament: Tournament,
    seed: str = "",
    locked: Mapping[int, int] = NOTHING_LOCKED,
    remainder_to: int | None = None,
    *,
    cents: tuple[int, ...] = (),
    deal: bool = False,
) -> list[Event]:
    """Close entries, re-buys and add-ons and post the list by the published plan, in one act.

    Bounties that nobody can win come into the pool. Who waits to buy again is out, as of when the
    chips were lost. Places that are `locked` win those cents, and the others share the rest.
    `remainder_to` is the place that gets what fixed amounts are short of the pool. `cents` from
    first place down are a whole list in place of the plan's, perhaps agreed in a `deal`.
    `seed` decides who gets what equal shares leave over, where that is drawn for. Refuses
    ``of_the_whole_event``, ``prizes_posted``, ``buy_ins_open``, ``no_player_left``,
    ``too_few_entries``, ``team_of_one``, ``stages_open`` (stages),
    ``prizes_below_pool`` and as `edited_prizes` and `change_prizes` do.
    """
    entries = tournament.entries
    if tournament.stage:
        raise Refusal("of_the_whole_event")
    if entries.closed:
        raise Refusal("prizes_posted", version=tournament.prizes.version)
    for entry in unpaid(tournament):
        raise Refusal("buy_ins_open", entry=entry)
    must_not_play_alone(tournament)
    _must_have_its_field(tournament)
    prizes = _list_of(tournament, locked, remainder_to, cents)
    closed = RegistrationClosed(entries.count, entries.pool)
    version, cash = tournament.prizes.last_version + 1, cash_of(prizes)
    locks = kept_locks(locked, cash)
    posted = PrizesPosted(version, cash, kind_of(prizes), seed, locks, deal)
    if cents:
        must_fit(tournament, posted)
    heads = [BountyPooled(*one) for one in tournament.bounties.for_nobody().items()]
    return [*_no_more_waits(tournament), *heads, *house_money(tournament), closed, posted]


def _list_of(
    tournament: Tournament,
    locked: Mapping[int, int],
    remainder_to: int | None,
    cents: tuple[int, ...],
) -> tuple[Prize, ...]:
    if cents:
        return whole_list(tournament, cents)
    short = 0 if locked or remainder_to else short_of_pool(tournament)
    if short:
        raise Refusal("prizes_below_pool", pool=tournament.pool, short=short)
    return edited_prizes(tournament, locked, remainder_to)


def _must_have_its_field(tournament: Tournament) -> None:
    if not tournament.left:
        must_not_be_deserted(tournament)
    if tournament.entries.count < tournament.conditions.min_entries:
        raise Refusal("too_few_entries", entries=tournament.entries.count)
    still = tournament.stages.open_for_entry()
    if still:
        raise Refusal("stages_open", stages=", ".join(still))


def _no_more_waits(tournament: Tournament) -> list[Event]:
    """Who waits to buy again is out; who has to stay, as everybody else is out, waits no more."""
    waiting = tournament.exits.out_of_chips
    out = list(out_after_waiting(tournament, waiting.values()))
    stay = sorted(set(waiting) - {one.entry for one in out})
    return [*out, *map(EntryReinstated, stay)]


def change_prizes(
    tournament: Tournament,
    cents: tuple[int, ...],
    locked: Collection[int] | None = None,
    *,
    deal: bool | None = None,
) -> list[Event]:
    """Post another list for the same pool; what is paid already and what can be won in kind stays.

    `locked` are the places set by hand, `deal` says whether the list was agreed in one; both stay
    as they were unless given. Refuses ``prizes_not_posted``, ``deal_stands``,
    ``prizes_do_not_fit``, ``prizes_rise``, ``more_prizes_than_entries``, ``prize_paid``.
    """
    prizes = tournament.prizes
    if not prizes.posted:
        raise Refusal("prizes_not_posted")
    must_not_be_agreed(tournament)
    winners = most_winners(tournament)
    in_kind = tuple(prize for prize in prizes.in_kind if prize.place <= winners)
    places = max([len(cents), *(prize.place for prize in in_kind)])
    padded = cents + (0,) * (places - len(cents))
    event = PrizesPosted(
        prizes.last_version + 1,
        padded,
        in_kind,
        prizes.seed,
        kept_locks(prizes.locked() if locked is None else locked, padded),
        prizes.deal if deal is None else deal,
    )
    must_fit(tournament, event)
    must_keep_paid_places(tournament, [event])
    return [event]


def must_not_be_agreed(tournament: Tournament) -> None:
    """Refuse ``deal_stands`` where prizes were agreed by name: no list by place can say them."""
    if tournament.prizes.agreed:
        raise Refusal("deal_stands", version=tournament.prizes.version)


def whole_list(tournament: Tournament, cents: Sequence[int]) -> tuple[Prize, ...]:
    """These amounts of cash from first place down, with what is posted or planned in kind."""
    listed = tournament.prizes.listed() or prizes_by_plan(tournament)
    in_kind = kind_of(listed)
    places = max([len(cents), *(prize.place for prize in in_kind)])
    return prizes_of((*cents, *(0,) * (places - len(cents))), in_kind)


def must_fit(tournament: Tournament, posted: PrizesPosted) -> None:
    """Refuse a list that does not pay out the pool: as `change_prizes` does."""
    may_rise = posted.deal or tournament.conditions.prizes.may_rise
    for fault in faults_in_posting(posted, tournament.pool, may_rise=may_rise):
        if fault.wrong is Wrong.SUM:
            raise Refusal("prizes_do_not_fit", pool=tournament.pool, sum=posted.total)
        if fault.wrong is Wrong.NEGATIVE:
            raise Refusal("prize_below_zero", place=fault.place)
        raise Refusal("prizes_rise", place=fault.place, cents=fault.cents)
    if not posted.total:
        raise Refusal("prizes_do_not_fit", pool=tournament.pool, sum=0)
    winners = most_winners(tournament)
    if len(posted.cents) > winners:
        raise Refusal("more_prizes_than_entries", prizes=len(posted.cents), winners=winners)


def kept_locks(locked: Collection[int], cash: Sequence[int]) -> tuple[int, ...]:
    """The places set by hand that are still in the list."""
    return tuple(place for place in sorted(locked) if place <= len(cash))


def lock_prizes(
    tournament: Tournament,
    locked: Mapping[int, int],
    unlocked: Collection[int] = (),
    *,
    deal: bool | None = None,
) -> list[Event]:
    """Post the list with the cash of some places (cents by place) as given, the rest re-flowed.

    What was locked in the posted list stays so, but for the `unlocked` places. A place that is
    decided already keeps its amount without a lock. Refuses
    ``prizes_not_posted``, ``prize_paid`` and as `edited_prizes` does.
    """
    if not tournament.prizes.posted:
        raise Refusal("prizes_not_posted")
    prizes = edited_prizes(tournament, locked, unlocked=unlocked, deal=deal)
    before = tournament.prizes
    stays = set(before.locked()) - set(unlocked)
    stays |= {
        place
        for place, cents in locked.items()
        if not prize_holders(tournament, place) or before.at(place) != (Prize(place, cents),)
    }
    return change_prizes(tournament, cash_of(prizes), stays, deal=deal)


def edited_prizes(
    tournament: Tournament,
    locked: Mapping[int, int],
    remainder_to: int | None = None,
    *,
    unlocked: Collection[int] = (),
    deal: bool | None = None,
) -> tuple[Prize, ...]:
    """The list with the cash of some places (cents by place) as given, the rest re-flowed.

    The posted list, where there is one: its prizes that are handed over or set aside stay as they
    are unless they are named, and so do those that were locked, but for the `unlocked` ones. Else
    the list of the plan. The others win no less than the min-cash.
    A place below the last one comes into the list, and one that wins nothing leaves it. Refuses as
    `with_locked` does, and as `prizes_by_plan` before the posting.
    """
    posted = tournament.prizes.listed()
    listed = posted or prizes_by_plan(tournament, remainder_to)
    if not locked:
        return listed
    stays = dict(locked)
    if posted:
        kept = tournament.prizes.locked()
        kept = {place: cents for place, cents in kept.items() if place not in unlocked}
        stays = {**winnable(tournament, {**kept, **settled_places(tournament)}), **locked}
    longer = down_to(listed, min(max(locked), tournament.entries.count))
    by_deal = bool(posted) and (tournament.prizes.deal if deal is None else deal)
    return flowed(tournament, longer, stays, by_deal=by_deal)


def flowed(
    tournament: Tournament,
    prizes: tuple[Prize, ...],
    stays: Mapping[int, int],
    *,
    by_deal: bool = False,
) -> tuple[Prize, ...]:
    """A list in which the cash of some places (cents by place) stays, the rest re-flowed.

    What places have that nobody can win goes to the others.
    """
    winners = most_winners(tournament)
    if not stays and all(prize.place <= winners for prize in prizes):
        return prizes
    prizes = tuple(prize for prize in prizes if prize.place <= winners)
    plan, least = tournament.conditions.prizes, _min_cash(tournament)
    may_rise = plan.may_rise or by_deal
    found = with_locked(prizes, stays, tournament.pool, plan.unit, least, may_rise=may_rise)
    return tuple(prize for prize in found if prize.cash or prize.item)


def fitting_cash(tournament: Tournament) -> tuple[int, ...]:
    """The cash of the posted list; what nobody can win any more is shared by the other places.

    Locks hold where a list fits them. Refuses as `with_locked` does.
    """
    prizes = tournament.prizes
    if len(prizes.posted) <= most_winners(tournament):
        return prizes.posted
    settled = winnable(tournament, settled_places(tournament))
    locked = winnable(tournament, {**prizes.locked(), **settled})
    listed, by_deal = prizes.listed(), prizes.deal
    try:
        return cash_of(flowed(tournament, listed, locked, by_deal=by_deal))
    except Refusal:
        return cash_of(flowed(tournament, listed, settled, by_deal=by_deal))


def winnable(tournament: Tournament, cents: Mapping[int, int]) -> dict[int, int]:
    """The places of these (cents by place) that somebody can win."""
    winners = most_winners(tournament)
    return {place: one for place, one in cents.items() if place <= winners}


def _min_cash(tournament: Tournament) -> int:
    """The least cash of a place that is paid by the plan, in cents; 0 where none is published."""
    conditions = tournament.conditions
    plan = conditions.prizes
    return plan.min_cash.cents(conditions.entry.total, plan.unit) if plan.min_cash else 0


def down_to(prizes: tuple[Prize, ...], place: int) -> tuple[Prize, ...]:
    """The list with places that win nothing yet, down to this one."""
    last = prizes[-1].place if prizes else 0
    return (*prizes, *(Prize(new, 0) for new in range(last + 1, place + 1)))


def settled_places(tournament: Tournament) -> dict[int, int]:
    """The posted cash of every place whose prize, or a share of it, is not owed any more."""
    prizes, found = tournament.prizes, dict[int, int]()
    for entry in (*prizes.paid, *prizes.unclaimed, *prizes.forfeited):
        place = prize_place(tournament, entry)
        if place is not None and place not in found:
            holders = prize_holders(tournament, place)
            shared = prizes.at(place, len(holders))
            found.update({prize.place: prize.cash for prize in shared})
    return found


def faults_in_posting(
    posted: PrizesPosted, pool: int, *, may_rise: bool = False
) -> tuple[ListFault, ...]:
    """What is wrong with a list that is to pay out a pool of so many cents."""
    kinds = {one.place: one for one in posted.in_kind}
    prizes = [
        Prize(place, cash, kinds[place].item, kinds[place].value)
        if place in kinds
        else Prize(place, cash)
        for place, cash in enumerate(posted.cents, 1)
    ]
    return faults_in(prizes, pool, may_rise=may_rise)
