"""Winners who may not have their prize: it goes where the rulebook or the conditions say."""

from tdapp.core.event import Event
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.house.kept_events import (
    Ineligible,
    KeptPrize,
    PaidPrize,
    PaidPrizesLeft,
    PrizeKept,
)
from tdapp.rules.money_rules import Heir
from tdapp.tournament.facts.prizes import (
    PrizeForfeited,
    PrizePaid,
    PrizeUnclaimed,
    WinnerPassedOver,
)
from tdapp.tournament.facts.slips import SlipVoided
from tdapp.tournament.guards.paid_places import must_keep_paid_places
from tdapp.tournament.guards.pending_exits import must_be_certain
from tdapp.tournament.payouts.bounties import unclaimed_bounties
from tdapp.tournament.payouts.paying import not_seen
from tdapp.tournament.payouts.posting import must_not_be_agreed
from tdapp.tournament.prizes import most_winners, must_be_owed, won_by
from tdapp.tournament.tournament import Tournament


def deny_prize(
    tournament: Tournament, entry: int, why: Ineligible, chosen: Heir | None = None
) -> list[Event]:
    """Give the prize of a winner who may not have it to whom it goes instead.

    To the runner-up or the next eligible player: those behind step up and the last prize goes to
    the first place that had none (ADELAIDE 109, CROWN 15.4.2(a)(v)). To the Crown: it is forfeited
    (ADELAIDE 109). Refuses ``prize_paid`` while any that would change is paid, ``no_runner_up``,
    ``places_pending``, ``prize_set_aside``, ``deal_stands``, and as `heir_of` and `won_by` do.
    """
    heir = heir_of(tournament, why, chosen)
    place, share = won_by(tournament, entry)
    must_be_owed(tournament, place, entry)
    must_be_certain(tournament, entry)
    if heir is Heir.CROWN:
        slip = tournament.prizes.slips.get(entry)
        void = [SlipVoided(slip.slip, entry)] if slip else []
        return [*void, PrizeForfeited(place, entry, share.cash, why, share.item, share.value)]
    must_not_be_agreed(tournament)
    prizes = len(tournament.prizes.posted)
    if most_winners(tournament) <= prizes:
        raise Refusal("no_runner_up", entry=entry, prizes=prizes)
    events: list[Event] = [WinnerPassedOver(place, entry, why, heir)]
    must_keep_paid_places(tournament, events)
    return events


def heir_of(tournament: Tournament, why: Ineligible, chosen: Heir | None = None) -> Heir:
    """Where the prize of a winner goes who may not have it for this reason.

    What neither the rulebook nor the conditions say is `chosen` by the director. Refuses
    ``heir_is_fixed`` for a choice against them, ``heir_needed`` where nothing is said or chosen.
    """
    rule, said = tournament.conditions.rules.ineligible, tournament.conditions.prizes.ineligible
    ruled = {
        Ineligible.UNDER_AGE: rule.under_age,
        Ineligible.EMPLOYEE: rule.employee,
        Ineligible.OTHER: rule.other,
    }[why]
    heir = said if ruled is Heir.BY_CONDITIONS else ruled
    if heir in {None, Heir.BY_CONDITIONS}:
        heir = chosen
    if heir in {None, Heir.BY_CONDITIONS}:
        raise Refusal("heir_needed", rule=rule.rule)
    if chosen not in {None, heir}:
        raise Refusal("heir_is_fixed", rule=rule.rule)
    return heir


def left_with_the_house(tournament: Tournament, event: StreamId) -> list[Event]:
    """What is claimed or comes back when the event is over: what is unclaimed, and prizes paid.

    A bounty that is unclaimed is kept with the prize of its winner.
    """
    crown = tuple(why.value for why in Ineligible if _is_the_crowns(tournament, why))
    bounties = unclaimed_bounties(tournament)
    unclaimed = {
        **{one: PrizeUnclaimed(tournament.place_of(one) or 0, one, 0) for one in bounties},
        **dict(tournament.prizes.unclaimed),
    }
    in_order = sorted(unclaimed.values(), key=lambda one: (one.place, one.entry))
    kept = [_kept(tournament, event, one, crown, bounties.get(one.entry, 0)) for one in in_order]
    handed_over = sorted(tournament.prizes.paid.values(), key=lambda one: (one.place, one.entry))
    paid = tuple(
        PaidPrize(_kept(tournament, event, one, crown), one.tender.value) for one in handed_over
    )
    return [*map(PrizeKept, kept), *([PaidPrizesLeft(paid)] if paid else [])]


def _kept(
    tournament: Tournament,
    event: StreamId,
    settled: PrizeUnclaimed | PrizePaid,
    crown: tuple[str, ...],
    bounties: int = 0,
) -> KeptPrize:
    entry, conditions = settled.entry, tournament.conditions
    seen = not not_seen(tournament, entry)
    return KeptPrize(
        event=event,
        title=conditions.title,
        place=settled.place,
        entry=entry,
        person=tournament.entry(entry).person,
        cents=settled.cents + bounties,
        item=settled.item,
        value=settled.value,
        identity_from=None if seen else conditions.prizes.identity_from,
        crown_for=crown,
    )


def _is_the_crowns(tournament: Tournament, why: Ineligible) -> bool:
    """Whether the rulebook or the conditions give such a prize to the Crown, or leave it open."""
    try:
        return heir_of(tournament, why, Heir.CROWN) is Heir.CROWN
    except Refusal:
        return False
