"""The counter of an evening: what is sold, owed and given back, and the queue."""

import hypothesis.strategies as st

from tdapp.calls.tournament.alternates import (
    CallAlternate,
    JoinAlternates,
    PassOver,
    RefundAlternate,
    RefundQueue,
    SeatAlternate,
)
from tdapp.calls.tournament.refunds import (
    GiveBackParts,
    PassEntryOn,
    Readmit,
    Refund,
    VoidEntry,
    VoidInPlay,
)
from tdapp.calls.tournament.sales import (
    EndOpenBuyIns,
    ForfeitAndReenter,
    PayDebt,
    Rebuy,
    Register,
    SellAddOns,
    SellTableAddOns,
)
from tdapp.calls.tournament.teams import NamePartner, SwapAllPartners, SwapPartners
from tdapp.calls.tournament.terms import PublishTerms, TellOfTerms
from tdapp.house.notice_events import How
from tdapp.shown.terms_words import AS_POSTED, worded_terms
from tdapp.tournament.event.publishing import missing_terms
from tdapp.tournament.facts.refunds import Occasion, Substitution
from tdapp.voice.voice import ENGLISH
from tests.desk.playing import Calls, Playing, asked, of, payments, ready_money, several

stacks = st.sampled_from([0, 0, 200, 499, 500])
approvals = st.booleans()


def sales(now: Playing) -> Calls:
    """Entries, re-entries, re-buys singly and double, add-ons for several, debts."""
    event, owed = st.just(now.event), of(sorted(now.state.entries.owed))
    units = st.sampled_from([1, 1, 2])
    few = st.lists(st.integers(1, 4), max_size=3, unique=True).map(tuple)
    return st.one_of(
        asked(Register, event, now.newcomers(), payments),
        asked(Register, event, now.came_before(), payments),
        asked(Register, event, now.newcomers(), payments, st.booleans(), st.booleans()),
        asked(EndOpenBuyIns, event),
        asked(Rebuy, event, now.in_play(), stacks, units, payments),
        asked(Rebuy, event, of(sorted(now.state.exits.out_of_chips)), stacks, units, payments),
        asked(SellAddOns, event, several(now.state.in_play()), payments),
        asked(SellTableAddOns, event, now.tables(), few, payments),
        asked(ForfeitAndReenter, event, now.in_play(), stacks, ready_money),
        asked(PayDebt, event, owed, ready_money),
    )


def conditions(now: Playing) -> Calls:
    """Published as they are now, or as they were; told to whom a rule names, or to nobody."""
    event, state = st.just(now.event), now.state
    if state.programme.conditions is None:
        return asked(PublishTerms, event, st.just(()))
    more = {one.heading: AS_POSTED for one in missing_terms(state)}
    told = of([one.rule for one in state.conditions.rules.conditions.also_told] or ["28.4.1"])
    newest = state.terms.newest
    before = st.just(newest.clauses if newest else ())
    words = st.just(worded_terms(ENGLISH, state.conditions, more))
    return st.one_of(
        asked(PublishTerms, event, words),
        asked(PublishTerms, event, before),
        asked(TellOfTerms, event, told, st.sampled_from(How)),
    )


def giving_back(now: Playing) -> Calls:
    """Refunds of entries and of parts, mis-keyed entries, substitutes."""
    event, entries = st.just(now.event), now.entries()
    why = st.sampled_from([Occasion.WITHDRAWAL, *Occasion])
    parts = st.lists(st.sampled_from(["fee", "pool", "bounty", "staff"]), min_size=1, unique=True)
    gone = of(sorted(now.state.entries.refunded))
    return st.one_of(
        asked(Refund, event, entries, why, ready_money, approvals, st.none() | stacks),
        asked(GiveBackParts, event, entries, parts.map(tuple), why, ready_money, approvals),
        asked(VoidEntry, event, entries),
        asked(VoidInPlay, event, entries, st.none() | stacks),
        asked(Readmit, event, gone, ready_money),
        asked(
            PassEntryOn,
            event,
            entries,
            now.newcomers(),
            st.sampled_from([Substitution.MISKEYED, *Substitution]),
            approvals,
        ),
    )


def teams(now: Playing) -> Calls:
    """Partners are named and swap, one team or all."""
    event, entries = st.just(now.event), now.in_play()
    return st.one_of(
        asked(NamePartner, event, now.newcomers(), entries),
        asked(NamePartner, event, now.came_before(), entries),
        asked(SwapPartners, event, entries),
        asked(SwapAllPartners, event),
    )


def the_queue(now: Playing) -> Calls:
    """Join it, be called, be seated, be passed over, go home with the money."""
    event, queue = st.just(now.event), now.state.alternates
    called, tickets = of(sorted(queue.called)), of(sorted(queue.by_ticket))
    waits = now.state.conditions.alternates is not None
    return st.one_of(
        asked(JoinAlternates, event, now.newcomers() if waits else st.nothing(), payments),
        asked(JoinAlternates, event, now.came_before() if waits else st.nothing(), payments),
        asked(CallAlternate, of([now.event] * bool(queue.waiting))),
        asked(SeatAlternate, event, called, st.none() | now.free_seats()),
        asked(SeatAlternate, event, called),
        asked(PassOver, event, called, st.booleans()),
        asked(RefundAlternate, event, tickets, st.none() | ready_money),
        asked(RefundQueue, of([now.event] * bool(queue.by_ticket))),
    )
