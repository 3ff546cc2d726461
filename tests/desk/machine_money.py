"""Prizes, chips, rulings and penalties of an evening."""

import hypothesis.strategies as st

from tdapp.calls.across.tickets import (
    AwardSeat,
    EnterByTicket,
    ReturnTicket,
    SeatAs,
    TakeSeatBack,
)
from tdapp.calls.house.kept_prizes import (
    ClaimPrize,
    ClaimWithDetails,
    ForfeitKept,
    TakeClaimBack,
)
from tdapp.calls.house.tickets import IssueTicket, LapseTickets, VoidTicket
from tdapp.calls.tournament.bounties import (
    PassPoolOn,
    PayBounty,
    PoolBounty,
    ReverseBounty,
    TakeBountyBack,
    TellPool,
)
from tdapp.calls.tournament.chips import (
    ColourUp,
    CountChips,
    PutChipsIn,
    RaceChips,
    ReportStacks,
    TakeChipsOut,
)
from tdapp.calls.tournament.deals import AgreeLastLonger, AnswerDeal, DropDeal, PostDeal, PutDeal
from tdapp.calls.tournament.envelopes import DrawEnvelope, FillEnvelopes
from tdapp.calls.tournament.prizes import (
    ChangePrizes,
    DenyPrize,
    IssueSlip,
    PayPrize,
    PostPrizes,
    RecordProjection,
    ReversePrize,
    SeeIdentity,
    SetUnclaimed,
)
from tdapp.calls.tournament.rulings import (
    ClosePenalty,
    CountHand,
    GiveOtherPenalty,
    GivePenalty,
    GiveRuling,
    ReviewRuling,
    ServePenalty,
    TellOfComplaint,
)
from tdapp.house.kept_events import Ineligible
from tdapp.rules.money_rules import Heir
from tdapp.rules.ruling_rules import PenaltyKind
from tdapp.table.chips.race import Holding
from tdapp.table.facts.chips import ChipCause, Lot
from tdapp.table.facts.rulings import RulingKind
from tdapp.table.rulings.ruling import About
from tdapp.tournament.facts.deals import DealAnswer
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.payouts.bounties import won_apart
from tdapp.tournament.plan.prize_plan import UnwonPool
from tdapp.tournament.prizes import unpaid
from tdapp.tournament.reckoning.deal_shares import DealMethod, DealTerms
from tests.desk.any_call import PERSONS
from tests.desk.machine_exits import exits
from tests.desk.playing import Calls, Draw, Playing, asked, of, ready_money, several

Entries = st.SearchStrategy[int]
heirs = st.sampled_from(Heir)
amounts = st.sampled_from([1, 2, 5, 10, 0])


def prizes(now: Playing) -> Calls:
    """The list is posted, changed, locked in part, and paid."""
    event, state = st.just(now.event), now.state
    posted = state.prizes.posted
    if not posted:
        nobodys = of(sorted(state.bounties.for_nobody()))
        return exits(now) | asked(PostPrizes, event) | asked(PoolBounty, event, nobodys)
    won = [(place, entry) for place, entry, _ in unpaid(state) if entry is not None]
    pay = of(won).flatmap(lambda one: asked(PayPrize, event, *map(st.just, one), ready_money))
    changed = st.integers(-500, 500).map(lambda moved: shifted(posted, moved))
    locked = st.tuples(st.integers(1, max(1, len(posted))), st.integers(0, 20_000)).map(
        lambda one: (one,)
    )
    winners = of(entry for _, entry in won)
    settled = of(sorted({*state.prizes.paid, *state.prizes.unclaimed, *state.prizes.forfeited}))
    some = st.just(now.event) if posted else st.nothing()
    return st.one_of(
        asked(PostPrizes, event),
        asked(ChangePrizes, some, changed),
        asked(ChangePrizes, some, locked=locked),
        pay if won else st.nothing(),
        asked(IssueSlip, event, winners),
        asked(SeeIdentity, event, winners, st.sampled_from(Proof)),
        asked(SetUnclaimed, event, winners),
        asked(DenyPrize, event, winners, st.sampled_from(Ineligible), st.none() | heirs),
        asked(ReversePrize, event, settled),
        a_deal(now),
        asked(RecordProjection, event, st.integers(0, 3), st.sampled_from(["Bar", "Hall"])),
        asked(PoolBounty, event, of(sorted(state.bounties.for_nobody() or state.bounties.out))),
        asked(TakeBountyBack, event, of(sorted(state.bounties.pooled))),
        asked(
            PayBounty, event, of(sorted({*state.bounties.victims, *won_apart(state)})), ready_money
        ),
        asked(PassPoolOn, event, pools_of(now), st.sampled_from(UnwonPool)),
        asked(TellPool, event, pools_of(now), several(now.state.entries.by_number, most=2)),
        asked(ReverseBounty, event, of(sorted(state.bounties.paid))),
        asked(PayPrize, some, st.integers(1, max(1, len(posted)))),
        envelopes(now),
        tickets(now, winners, settled),
    )


def pools_of(now: Playing) -> st.SearchStrategy[str]:
    """The side pools of the event, and one that it has not."""
    return st.sampled_from([*(one.name for one in now.state.conditions.prizes.pools), "no pool"])


def envelopes(now: Playing) -> Calls:
    """Bounties are put into envelopes and drawn, by chance or by hand."""
    event, state = st.just(now.event), now.state
    values = [one.cents for one in state.bounties.envelopes or ()]
    out = of(sorted({*state.exits.by_entry, *state.in_play()}))
    return st.one_of(
        asked(FillEnvelopes, event),
        asked(DrawEnvelope, event, out, st.none() | of(values) | st.just(7)),
    )


def tickets(now: Playing, winners: Entries, settled: Entries) -> Calls:
    """Seats are given and taken back; the house gives tickets, and players enter by them."""
    event, house = st.just(now.event), st.just(now.house_id)
    into, what = st.none() | event, st.sampled_from(SeatAs)
    person, cents = of(PERSONS), st.sampled_from([0, 500, 3_350, 10_000])
    number = st.integers(1, 3)
    return st.one_of(
        asked(AwardSeat, event, house, winners, into, what, ready_money),
        asked(TakeSeatBack, event, house, settled),
        asked(IssueTicket, house, person, cents, st.just("a seat"), into),
        asked(EnterByTicket, event, house, number, ready_money),
        asked(ReturnTicket, event, house, number),
        asked(VoidTicket, house, number),
        asked(LapseTickets, house),
    )


def a_deal(now: Playing) -> Calls:
    """The players left talk about sharing the prizes, and each says yes or no."""
    event, left = st.just(now.event), now.state.in_play()
    saved = st.sampled_from([(), (100,), (100, 50), (10**9,)])
    by_formula = [one for one in DealMethod if one is not DealMethod.HAND]
    terms = st.builds(
        DealTerms,
        st.sampled_from(by_formula),
        saved,
        st.sampled_from([1, 500]),
        heads_shared=st.booleans(),
    )
    return st.one_of(
        asked(PutDeal, event, terms, st.just(stacks_of(now)), heads=st.booleans()),
        asked(AnswerDeal, event, of(left), st.sampled_from(DealAnswer)),
        asked(DropDeal, event),
        asked(PostDeal, event),
        asked(AgreeLastLonger, event, st.lists(of(left), max_size=3).map(tuple), st.just(500)),
    )


def stacks_of(now: Playing) -> tuple[tuple[int, int], ...]:
    """The first of those left has what the others do not have."""
    left, chips = now.state.in_play(), now.state.chips_in_play
    each = chips // len(left) if left else 0
    return tuple((one, each + (chips - each * len(left)) * (one == left[0])) for one in left)


def claim_what_is_kept(now: Playing, draw: Draw) -> None:
    """What ended events left with the house is claimed, comes back, or is the Crown's."""
    house = now.station.house_id
    for prize in list(now.station.house.kept.listed()):
        event, entry = prize.event, prize.entry
        whose = st.just(house), st.just(event), st.just(entry)
        calls = st.one_of(
            asked(ClaimPrize, *whose, ready_money, st.booleans()),
            asked(ClaimWithDetails, *whose, ready_money, st.booleans()),
            asked(ForfeitKept, *whose, st.sampled_from(Ineligible)),
        )
        now.ask(draw(calls))
        now.ask(draw(asked(TakeClaimBack, *whose)))


def shifted(posted: tuple[int, ...], moved: int) -> tuple[int, ...]:
    """The list with some cents moved from first place to last."""
    if not posted:
        return ()
    first, *rest = posted
    return (first - moved, *rest[:-1], rest[-1] + moved) if rest else posted


def chips(now: Playing) -> Calls:
    """Chips are put in, taken out, exchanged and counted."""
    event, entry = st.just(now.event), st.none() | now.in_play()
    lots = st.lists(
        st.builds(Lot, st.sampled_from([25, 100]), st.integers(1, 4)), min_size=1, max_size=2
    ).map(tuple)
    back = st.just(()) | st.integers(1, 4).map(lambda count: (Lot(100, count),))
    causes = st.sampled_from(ChipCause)
    stacks = st.lists(st.tuples(now.in_play(), st.integers(0, 900)), min_size=1, max_size=3)
    return st.one_of(
        asked(PutChipsIn, event, lots, causes, entry),
        asked(TakeChipsOut, event, lots, causes, entry),
        asked(ColourUp, event, st.just(25), st.integers(0, 4), back, st.none() | now.tables()),
        now.seated().flatmap(lambda entry: raced(now, now.state.seating.seat_of[entry].table)),
        asked(CountChips, event, st.integers(0, 5000)),
        asked(ReportStacks, event, stacks.map(tuple)),
    )


def raced(now: Playing, table: int) -> Calls:
    """Some players of a table race their last small chips."""
    seats = now.state.seating.seat_of
    some = several(seats[entry].seat for entry in now.state.seating.at_table(table))
    held = some.map(lambda chosen: tuple(Holding(seat, 1 + seat % 5, seat > 1) for seat in chosen))
    return asked(RaceChips, st.just(now.event), st.just(table), st.just(25), st.just(100), held)


def rulings(now: Playing) -> Calls:
    """Disputes are decided, looked at again, and players are penalised."""
    event, state = st.just(now.event), now.state
    given, penalties = of(sorted(state.rulings.by_number)), of(sorted(state.penalties.open))
    about = st.builds(About, st.sampled_from(RulingKind), st.none() | now.tables())
    kinds, ruling = st.sampled_from(PenaltyKind), st.none() | given
    return st.one_of(
        asked(GiveRuling, event, about, st.booleans()),
        asked(ReviewRuling, event, given, st.booleans()),
        asked(TellOfComplaint, event, given),
        asked(GivePenalty, event, now.in_play(), kinds, amounts, ruling),
        asked(GivePenalty, event, now.in_play(), st.just(PenaltyKind.WARNING), st.just(0)),
        asked(GiveOtherPenalty, event, now.in_play(), kinds, amounts, ruling),
        asked(ServePenalty, event, penalties, st.sampled_from([None, 1])),
        asked(CountHand, event, now.tables()),
        asked(ClosePenalty, event, of(sorted(state.penalties.over))),
    )
