"""Short stories of the counter and the cash desk: rare acts, with what must come before them.

Whatever has happened before, each act is only asked for; a story ends where it has nobody left.
"""

from tdapp.calls.house.merging import MergePersons, PartPersons
from tdapp.calls.house.people import (
    BarPerson,
    EndExclusion,
    LiftBar,
    NamePerson,
    NoteExclusion,
)
from tdapp.calls.tournament.alternates import (
    CallAlternate,
    JoinAlternates,
    PassOver,
    RefundAlternate,
    RefundQueue,
    SeatAlternate,
)
from tdapp.calls.tournament.bounties import (
    PayBounty,
    PoolBounty,
    ReverseBounty,
    TakeBountyBack,
    TellTakers,
)
from tdapp.calls.tournament.chips import ReportStacks
from tdapp.calls.tournament.clock import GoToLevel
from tdapp.calls.tournament.deals import AgreeLastLonger, AnswerDeal, DropDeal, PostDeal, PutDeal
from tdapp.calls.tournament.event import EndPlay, StartClock
from tdapp.calls.tournament.exits import Bust, EndWaits, Leave, Reinstate
from tdapp.calls.tournament.prizes import (
    DenyPrize,
    IssueSlip,
    PayPrize,
    PostPrizes,
    ReversePrize,
    SeeIdentity,
    SetUnclaimed,
)
from tdapp.calls.tournament.refunds import (
    GiveBackParts,
    PassEntryOn,
    Readmit,
    Refund,
    VoidInPlay,
)
from tdapp.calls.tournament.sales import (
    ForfeitAndReenter,
    PayDebt,
    Rebuy,
    Register,
    SellAddOns,
    SellTableAddOns,
)
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.house.kept_events import Ineligible
from tdapp.rules.money_rules import Heir
from tdapp.till.payment import BOUNTY, Payment, Tender
from tdapp.tournament.facts.deals import DealAnswer
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.refunds import Occasion
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.guards.room_left import places_left
from tdapp.tournament.prizes import unpaid
from tdapp.tournament.reckoning.deal_shares import DealMethod, DealTerms
from tests.desk.any_call import PERSONS
from tests.desk.evening import answering
from tests.desk.machine_accidents import TWO_PEOPLE
from tests.desk.machine_money import stacks_of
from tests.desk.playing import MANAGER, Playing
from tests.desk.programmes import LONG

FEW, LATE = 4, LONG + 4
OWED = Payment(Tender.OWED)


def a_queue(now: Playing) -> None:
    """The house is full and a queue is kept; a seat comes free, and the first in line is called."""
    event, state = now.event, now.state
    newcomers = [one for one in PERSONS if one not in state.entries.by_person]
    enter = min(FEW, places_left(state))
    for person in newcomers[:enter]:
        now.ask(Register(event, person))
    now.ask(DrawSeats(event))
    for person in newcomers[enter : enter + 2]:
        now.ask(JoinAlternates(event, person))
    now.ask(Bust(event, now.one_of(now.state.seating.seat_of), declined=True))
    now.ask(CallAlternate(event))
    ticket = now.one_of(now.state.alternates.called)
    match now.one_of(["comes", "sits down", "declines", "is late", "goes home"]):
        case "comes":
            now.ask(SeatAlternate(event, ticket))
            now.ask(DrawSeats(event))
        case "sits down":
            now.ask(SeatAlternate(event, ticket, now.one_of(now.state.seating.free())))
        case "declines":
            now.ask(PassOver(event, ticket, declined=True))
        case "is late":
            now.let_pass(FEW)
            now.ask(PassOver(event, ticket))
        case _:
            now.ask(RefundAlternate(event, ticket))
    if now.perhaps():
        now.ask(PostPrizes(event))
        now.ask(RefundQueue(event))


def a_prize(now: Playing) -> None:
    """The field comes down to the prizes, two of them perhaps in one hand; a winner is there."""
    event = now.event
    now.ask(PostPrizes(event))
    now.thin_out(now.state.left - len(now.state.prizes.posted) - 1)
    hand, seating = now.one_of(["hand 9", None]), now.state.seating
    table = now.one_of({seat.table for seat in seating.entry_at})
    for entry in seating.at_table(table)[:2]:
        now.ask(Bust(event, entry, declined=True, hand=hand))
    for _ in range(3):
        won = [(place, entry) for place, entry, _ in unpaid(now.state) if entry is not None]
        _settled(now, *now.one_of(won))


def _settled(now: Playing, place: int, entry: int) -> None:
    """A winner is paid, is not there or may not be paid, and perhaps it is taken back."""
    event = now.event
    now.ask(IssueSlip(event, entry))
    if now.perhaps():
        now.ask(SeeIdentity(event, entry, now.one_of(Proof)))
    why, heir = now.one_of(Ineligible), now.one_of([None, *Heir])
    settles = [
        PayPrize(event, place, entry),
        SetUnclaimed(event, entry),
        DenyPrize(event, entry, why, heir),
    ]
    now.ask(now.one_of(settles))
    if now.perhaps():
        now.ask(ReversePrize(event, entry))


def a_shared_prize(now: Playing) -> None:
    """The players left share the prizes by name, perhaps after one more exit once again."""
    event = now.event
    now.ask(PostPrizes(event))
    now.thin_out(max(0, now.state.left - now.one_of([2, 3, 4])))
    now.ask(AgreeLastLonger(event, tuple(now.state.in_play()[:3]), 1_000))
    for _ in range(now.one_of([1, 2])):
        way, saved = now.one_of([DealMethod.ICM, DealMethod.CHIPS]), (now.one_of([0, 100]),)
        terms = DealTerms(way, saved, heads_shared=now.perhaps())
        now.ask(PutDeal(event, terms, stacks_of(now), heads=now.perhaps()))
        for entry in now.state.in_play():
            now.ask(AnswerDeal(event, entry, DealAnswer.SIGNED))
        if now.perhaps():
            now.ask(DropDeal(event))
        now.ask(PostDeal(event))
        now.thin_out(1)


def an_end_by_time(now: Playing) -> None:
    """The last level is over, and who is left is ranked by the stacks, or by a cut."""
    event, levels = now.event, len(now.state.conditions.levels)
    now.ask(PostPrizes(event))
    now.ask(GoToLevel(event, levels))
    now.ask(ReportStacks(event, stacks_of(now)))
    now.ask(EndPlay(event, tuple(now.state.in_play())))


def a_debt(now: Playing) -> None:
    """Chips are given before the money comes."""
    event, entry = now.event, now.one_of(now.state.in_play())
    now.ask(Rebuy(event, entry, 0, now.one_of([1, 1, 2]), OWED))
    now.ask(SellAddOns(event, (entry,), OWED))
    now.ask(PayDebt(event, now.one_of(now.state.entries.owed)))


def a_refund(now: Playing) -> None:
    """An entry is given back, and comes back."""
    event, entry = now.event, now.one_of(now.state.entries.by_number)
    why, stack = now.one_of(Occasion), now.one_of([None, 0, 200])
    now.ask(Refund(event, entry, why, approved=True, stack=stack))
    now.ask(Readmit(event, now.one_of(now.state.entries.refunded)))
    now.ask(DrawSeats(event))


def a_last_chip(now: Playing) -> None:
    """Somebody loses the last chips: buys again, says no, enters anew, or lets the time pass."""
    event, entry = now.event, now.one_of(now.state.seating.seat_of)
    match now.one_of(["buys", "waits", "enters", "forfeits"]):
        case "buys":
            now.ask(Bust(event, entry))
            now.ask(Rebuy(event, entry))
        case "waits":
            now.ask(Bust(event, entry))
            now.ask(GoToLevel(event, now.one_of([FEW, LATE])))
            now.ask(EndWaits(event))
        case "enters":
            now.ask(Bust(event, entry, declined=True))
            now.ask(Register(event, now.state.entry(entry).person))
            now.ask(DrawSeats(event))
        case _:
            now.ask(ForfeitAndReenter(event, entry, 200))


def a_closed_door(now: Playing) -> None:
    """Somebody is barred and excluded, and may play again."""
    house, who = now.house_id, now.one_of(PERSONS)
    now.ask(BarPerson(house, who), MANAGER)
    now.ask(NoteExclusion(house, who))
    now.ask(Register(now.event, who))
    now.ask(LiftBar(house, who), MANAGER)
    now.ask(EndExclusion(house, who), MANAGER, TWO_PEOPLE)


def add_ons(now: Playing) -> None:
    """The time at which every house sells add-ons that sells them."""
    now.ask(GoToLevel(now.event, FEW))
    table = now.one_of(now.state.seating.tables)
    now.ask(SellTableAddOns(now.event, table, now.one_of([(), (1,), (2, 3)])))
    now.ask(SellAddOns(now.event, tuple(now.state.in_play()[-2:])))


def a_bounty(now: Playing) -> None:
    """Somebody takes a bounty and is paid; then one of those tries to get the money twice."""
    event, victim = now.event, now.one_of(now.state.seating.seat_of)
    now.ask(Bust(event, victim, declined=True))
    takers = [one for one in now.state.in_play() if one != victim]
    taker = now.one_of(takers)
    now.ask(TellTakers(event, victim, (taker, *takers[:1]) if takers[0] != taker else (taker,)))
    now.ask(PayBounty(event, taker))
    match now.one_of(["goes home", "was not out", "wants it back", "all is right"]):
        case "goes home":
            now.ask(Refund(event, taker, Occasion.WITHDRAWAL, approved=True))
        case "was not out":
            now.ask(Reinstate(event, victim))
        case "wants it back":
            now.ask(GiveBackParts(event, victim, (BOUNTY,), Occasion.NO_SHOW, approved=True))
        case _:
            return
    now.ask(ReverseBounty(event, taker))


def a_bounty_of_nobody(now: Playing) -> None:
    """Somebody with a bounty is disqualified; it goes into the pool, and perhaps out again."""
    event, victim = now.event, now.one_of(now.state.seating.seat_of)
    if now.perhaps():
        now.ask(PostPrizes(event))
    now.ask(Leave(event, victim, Departure.DISQUALIFIED, 100))
    now.ask(PoolBounty(event, victim))
    now.ask(now.one_of([Reinstate(event, victim), VoidInPlay(event, victim)]))
    if now.perhaps():
        now.ask(TakeBountyBack(event, victim))
        now.ask(Reinstate(event, victim))
    elif now.perhaps():
        now.reverse(now.station.undo)


def a_bounty_over_a_rebuy(now: Playing) -> None:
    """Somebody is knocked out, buys again, and is knocked out by another; each is paid for one."""
    event, victim = now.event, now.one_of(now.state.seating.seat_of)
    for declined in (False, True):
        taker = now.one_of(one for one in now.state.in_play() if one != victim)
        now.ask(Bust(event, victim, takers=(taker,)))
        if now.perhaps():
            now.ask(PayBounty(event, taker))
        if not declined:
            now.ask(Rebuy(event, victim))
    now.ask(Bust(event, victim, declined=True))
    now.ask(TellTakers(event, victim, (taker,), knock_out=now.one_of([None, 0, 1])))


def a_wrong_name(now: Playing) -> None:
    """An entry is another person's; that is corrected, and the entry voided, or each undone."""
    now.ask(StartClock(now.event))
    entry = now.one_of(now.state.entries.by_number)
    person = now.one_of(one for one in PERSONS if one not in now.state.entries.by_person)
    for call in (PassEntryOn(now.event, entry, person), VoidInPlay(now.event, entry)):
        if now.ask(call) and now.perhaps():
            now.reverse(now.station.undo)


def a_double_entry(now: Playing) -> None:
    """Somebody was entered twice in the registry, leaves, and comes back as one or the other."""
    house, event, entry = now.house_id, now.event, now.one_of(now.state.entries.by_number)
    one = now.state.entry(entry).person
    other = now.one_of(person for person in PERSONS if person != one)
    for person in (one, other):
        now.ask(NamePerson(house, person, "Somebody"))
    now.ask(Refund(event, entry, Occasion.WITHDRAWAL, approved=True))
    now.ask(MergePersons(house, other, one, answering(event)))
    now.ask(Register(event, now.one_of([one, other])))
    now.ask(Readmit(event, entry))
    if now.perhaps():
        now.ask(PartPersons(house, other, one))
