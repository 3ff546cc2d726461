"""Events of different houses for an evening that is made up: small, and on sale for long."""

from datetime import date

from msgspec.structs import replace

from tdapp.bootstrap import rulebook
from tdapp.rules.rulebook import RebuyWhen
from tdapp.till.payment import BOUNTY, FEE, POOL
from tdapp.tournament.plan.bracket_terms import BracketTerms, MatchClock
from tdapp.tournament.plan.levels import StructurePart
from tdapp.tournament.plan.offers import Offer, OtherAddOn, PricePart, Window
from tdapp.tournament.plan.planned_start import Flight, PlannedStart
from tdapp.tournament.plan.prize_plan import (
    BelowMinCash,
    EnvelopePlan,
    Leftover,
    MinCash,
    Mystery,
    PrizeBand,
    PrizeInKind,
    PrizePlan,
    Progressive,
    Seats,
    SidePool,
    Ties,
)
from tdapp.tournament.plan.stage_plan import StageKind, StagePlan
from tdapp.tournament.plan.terms import (
    AlternateTerms,
    AttendanceTerms,
    Cancellation,
    EndPlaces,
    EndTerms,
    RefundTerms,
    TeamTerms,
    WhenMissed,
)
from tests.desk.evening import SMALL
from tests.tournament.payouts.prize_bands import bands
from tests.tournament.sales.offers import LOW, offer, parts

LONG = 30
SEATS, FIELD, QUEUE = 4, 12, 4

LATE = replace(
    SMALL,
    title="Late",
    max_entries=8,
    entry=offer(3333, 17, 500, LONG),
    rebuy=offer(3333, 17, 400, LONG, most=1, when=LOW),
)

STAR = replace(
    LATE,
    title="Star",
    max_entries=FIELD,
    rebuy=offer(3333, 0, 400, LONG, most=3, at_once=2, when=LOW),
    addon=Offer(parts(2500, 0), 700, Window(from_level=2, from_break=True), most=1),
    prizes=bands((1, (60, 40)), (4, (50, 30, 20)), unit=500),
    refunds=RefundTerms(withdrawal=(POOL, FEE), no_show=(FEE,)),
    guarantee=40_000,
)

ADELAIDE = replace(
    LATE,
    title="Adelaide",
    house="ADELAIDE",
    rules=rulebook("adelaide").tournament,
    max_entries=FIELD + QUEUE,
    entry=Offer(
        (PricePart(POOL, 5000), PricePart(FEE, 700), PricePart("staff", 300)),
        500,
        Window(until_level=LONG),
    ),
    reentry=offer(5000, 1000, 500, LONG, most=2),
    rebuy=offer(5000, 0, 500, LONG, when=RebuyWhen.NO_CHIPS),
    addon=offer(2000, 0, 500, LONG, most=2, without_chips=True),
    prizes=replace(
        bands((1, (60, 40)), (4, (50, 30, 20)), unit=1000),
        in_kind=(PrizeInKind(3, "a watch", 700),),
        identity_from=1000,
    ),
    refunds=RefundTerms(withdrawal=(POOL, FEE, "staff"), disqualification=(POOL,)),
    alternates=AlternateTerms(2),
)

CROWN = replace(
    LATE,
    title="Crown",
    house="CROWN",
    rules=rulebook("crown").tournament,
    max_entries=FIELD + QUEUE,
    rebuy=None,
    reentry=offer(3333, 17, 500, LONG),
    addon=offer(1000, 50, 900, LONG, below=600, most=1),
    added=5_001,
    substitutes=True,
    structure_changes=tuple(StructurePart),
    refunds=RefundTerms(
        withdrawal=(POOL, FEE), no_show=(POOL, FEE), cancelled_in_play=Cancellation.EVENLY
    ),
    alternates=AlternateTerms(1, WhenMissed.OUT),
)

TASMANIA = replace(
    LATE,
    title="Tasmania",
    house="TASMANIA",
    rules=rulebook("tasmania").tournament,
    max_entries=9,
    entry=offer(9000, 1000, 500, LONG),
    rebuy=offer(9000, 0, 500, LONG, most=2, below=250),
    prizes=replace(bands((1, (50, 30, 20))), ties=Ties(unit=500)),
    refunds=RefundTerms(withdrawal=(POOL,), before_start=True),
    alternates=AlternateTerms(3),
)

OPEN = replace(
    LATE,
    title="Open",
    house="OPEN",
    rules=rulebook("open").tournament,
    max_entries=FIELD,
    teams=TeamTerms(members=3),
    entry=Offer(
        (
            PricePart(POOL, 3333),
            PricePart(BOUNTY, 1000),
            PricePart("charity", 100),
            PricePart(FEE, 17),
        ),
        500,
        Window(until_level=LONG),
        bonus=50,
        bonus_window=Window(until_level=1),
    ),
    reentry=offer(3333, 17, 600, LONG),
    rebuy=Offer(
        (PricePart(POOL, 2500), PricePart(BOUNTY, 500)),
        400,
        Window(until_level=LONG),
        most=2,
        when=LOW,
    ),
    prizes=replace(bands((1, (40, 25, 20, 15))), ties=Ties(leftover=Leftover.DRAW), remainder_to=2),
    substitutes=True,
    refunds=RefundTerms((POOL, BOUNTY, "charity", FEE), (POOL,), (BOUNTY,)),
    ending=EndTerms(left=2),
)

SATELLITE = replace(
    TASMANIA,
    title="Satellite",
    max_entries=FIELD,
    other_addons=(
        OtherAddOn("Low", parts(1000, 0), 300, most=1, below=500),
        OtherAddOn("Break", parts(700, 50), 400, most=2, from_level=2, from_break=True),
    ),
    addon=offer(1000, 0, 600, LONG, most=2),
    most_rebuys_and_addons=3,
    entry=replace(TASMANIA.entry, parts=(*parts(9000, 1000), PricePart(BOUNTY, 2_501))),
    rebuy=Offer(
        (*parts(9000, 0), PricePart(BOUNTY, 999)),
        500,
        Window(until_level=LONG),
        most=2,
        below=250,
        when=LOW,
    ),
    prizes=PrizePlan(
        seats=Seats("a seat in the main event", 20_000, 1_500), progressive=Progressive(unit=100)
    ),
    ending=EndTerms(at_seats=True),
    refunds=RefundTerms((POOL, FEE), cancelled_in_play=Cancellation.HALF_BY_CHIPS),
)

MYSTERY = replace(
    LATE,
    title="Mystery",
    max_entries=FIELD,
    entry=Offer(
        (
            PricePart(POOL, 3333),
            PricePart(BOUNTY, 1001),
            PricePart("high hand", 101),
            PricePart(FEE, 17),
        ),
        500,
        Window(until_level=LONG),
    ),
    rebuy=None,
    other_addons=(
        OtherAddOn("Over 60s", (PricePart("over sixties", 333),), 0, 1, until_level=LONG),
    ),
    prizes=replace(
        bands((1, (40, 30, 20, 10))),
        mystery=Mystery((EnvelopePlan(1, percent=300_000),), unit=100),
        pools=(
            SidePool("over sixties", (700_000, 300_000)),
            SidePool("high hand", named=True),
            SidePool("last woman", amount=777),
        ),
    ),
)

FLIGHTS = replace(
    CROWN,
    title="Flights",
    start=PlannedStart(date(2026, 10, 3), "19:00", "Australia/Sydney"),
    flights=(
        Flight("1A", date(2026, 9, 20), "10:00"),
        Flight("1B", date(2026, 10, 4), "02:30", second=True),
    ),
    reentries_per_flight=1,
    prizes=PrizePlan(
        bands=(
            PrizeBand(percent=(600_000, 400_000)),
            PrizeBand(percent=(500_000, 300_000, 200_000), from_pool=15_000),
        ),
        min_cash=MinCash(buy_ins=150, below=BelowMinCash.RAISE),
        may_rise=True,
        unit=500,
    ),
    guarantee=60_000,
    attendance=AttendanceTerms(unpaid_out=True),
    refunds=RefundTerms((POOL,), cancelled_in_play=Cancellation.BY_CHIPS),
    ending=EndTerms(after_last_level=True, places=EndPlaces.BY_STACK),
)

HEADS_UP = replace(
    LATE,
    title="Heads-up",
    max_entries=FIELD,
    entry=Offer(
        (PricePart(POOL, 3333), PricePart(BOUNTY, 501), PricePart(FEE, 17)),
        500,
        Window(until_level=LONG),
    ),
    rebuy=None,
    bracket=BracketTerms(bronze=True, minutes_to_appear=5, clock=MatchClock.EACH_MATCH),
    substitutes=True,
)

TWO_DAYS = replace(
    SMALL,
    title="Two days",
    max_entries=FIELD,
    rebuy=None,
    transfers=True,
    stages=(
        StagePlan("1A", to="Day 2", go_on=2, pays=1_001, paid_places=1),
        StagePlan("1B", to="Day 2", go_on_percent=600_000, hands=10),
        StagePlan("Day 2", kind=StageKind.DAY, from_level=2),
    ),
)
"""In none of the evenings: its acts are those of its stages."""

PROGRAMMES = {
    one.title.lower(): one
    for one in (
        *(STAR, ADELAIDE, CROWN, TASMANIA, OPEN, LATE, SMALL, SATELLITE, MYSTERY, FLIGHTS),
        HEADS_UP,
    )
}
"""By name, which is all that a failing evening has to say of them."""
