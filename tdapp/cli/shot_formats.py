"""Events of the newest formats, each stopped where its pages have most to show."""

from msgspec.structs import replace

from tdapp.bootstrap import game_for
from tdapp.calls.across.ending import Finish
from tdapp.calls.tournament.bounties import PayBounty, TellPool, TellTakers
from tdapp.calls.tournament.chips import ReportStacks
from tdapp.calls.tournament.clock import GoToLevel, SetShotClock
from tdapp.calls.tournament.deals import AnswerDeal, PutDeal, deal_terms
from tdapp.calls.tournament.envelopes import DrawEnvelope, FillEnvelopes
from tdapp.calls.tournament.event import Announce, PauseClock, StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.hand_for_hand import AnnounceRound, BeginHandForHand, ReportTable
from tdapp.calls.tournament.hands import BeginHand
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes
from tdapp.calls.tournament.sales import SellAddOns
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.calls.tournament.teams import NamePartner
from tdapp.calls.tournament.terms import PublishTerms
from tdapp.cli.demo_room import demo_people
from tdapp.cli.shot_desk import ShotDesk
from tdapp.core.ids import StreamId
from tdapp.shown.terms_words import worded_terms
from tdapp.till.payment import BOUNTY, FEE, POOL
from tdapp.tournament.facts.deals import DealAnswer
from tdapp.tournament.facts.hand_for_hand import RoundKind
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import OtherAddOn, PricePart
from tdapp.tournament.plan.prize_plan import WHOLE, FieldShare, SidePool
from tdapp.tournament.plan.terms import LeagueTerms
from tdapp.tournament.prizes import unpaid
from tdapp.tournament.reckoning.deal_shares import DealMethod
from tdapp.ui.parts.demo import demo_conditions
from tdapp.voice.voice import ENGLISH

MYSTERY, SHOT_CLOCK = StreamId("mystery"), StreamId("shot-clock")
TEAMS, LEAGUE, DEAL = StreamId("teams"), StreamId("league"), StreamId("deal")
FIELD, IN_MONEY, KNOCKED_OUT = 24, 10, 4
SENIORS, HIGH_HAND = "over sixties", "high hand"
POOLS = (SidePool(SENIORS, (WHOLE * 7 // 10, WHOLE * 3 // 10)), SidePool(HIGH_HAND, named=True))
PRICE = (
    PricePart(POOL, 80_000), PricePart(BOUNTY, 50_000),
    PricePart(HIGH_HAND, 5_000), PricePart(FEE, 15_000),
)  # fmt: skip
INTO = OtherAddOn("Over sixties", (PricePart(SENIORS, 10_000),), 0, 1, until_level=2)
LEAGUE_TERMS = LeagueTerms("Winter league", best=5)
STACKS = (31_200, 24_800, 16_500, 7_500)
"""The stacks of those who talk about a deal, all chips of ten entries."""


class NewestFormats:
    """Begins a mystery bounty with side pools, a shot clock, teams, and a deal in a league."""

    def __init__(self, desk: ShotDesk) -> None:
        self._desk = desk

    async def furnish(self) -> None:
        """Announce them, sell entries to the people of the demo room, and play on."""
        await self._mystery()
        await self._shot_clock()
        await self._teams()
        await self._league()
        await self._deal()

    async def _mystery(self) -> None:
        """In the money, hand for hand: envelopes drawn and one not, a pool won and one named."""
        do, plan = self._desk.do, self._desk.bundled("us-wsop-2020-mystery-bounty")
        prizes = replace(plan.prizes, pools=POOLS, share=FieldShare(WHOLE * 2 // 5, steepness=3))
        entry = replace(plan.entry, parts=PRICE)
        conditions = replace(plan, prizes=prizes, entry=entry, other_addons=(INTO,))
        await self._begin(MYSTERY, conditions, FIELD, 3)
        await do(SellAddOns(MYSTERY, tuple(range(2, FIELD, 3)), kind=1))
        players = await self._play_on(MYSTERY, FIELD - IN_MONEY)
        await do(FillEnvelopes(MYSTERY))
        out, left = players[:KNOCKED_OUT], players[KNOCKED_OUT:]
        for one, taker in zip(out, left, strict=False):
            await do(Bust(MYSTERY, one), TellTakers(MYSTERY, one, (taker,)))
        await do(*(DrawEnvelope(MYSTERY, one) for one in out[1:]), PayBounty(MYSTERY, left[1]))
        await do(TellPool(MYSTERY, HIGH_HAND, (left[-1],)))
        await do(PauseClock(MYSTERY), BeginHandForHand(MYSTERY, until=3))
        playing = self._desk.state(MYSTERY).hand_for_hand.playing(self._desk.state(MYSTERY).seating)
        await do(ReportTable(MYSTERY, playing[0]))

    async def _shot_clock(self) -> None:
        """A hand is followed at one table, a bonus round announced at the other; a race is due."""
        desk, station = self._desk, self._desk.station
        conditions = desk.bundled("shot-clock-six")
        first, second = await self._begin(SHOT_CLOCK, conditions, 11, 2)
        level = GoToLevel(SHOT_CLOCK, len(conditions.levels) // 2)
        await desk.do(level, SetShotClock(SHOT_CLOCK, 20))
        state = desk.state(SHOT_CLOCK)
        seated = [(state.seating.seat_of[one].seat, one) for one in state.seating.at_table(first)]
        stacks = tuple((one, conditions.starting_chips) for _, one in seated)
        game = game_for(station.own_rules, "")
        await desk.do(
            BeginHand(SHOT_CLOCK, first, game, min(seated)[0], stacks),
            AnnounceRound(SHOT_CLOCK, RoundKind.BONUS, (second,), prize="Cap", before_cards=True),
        )

    async def _teams(self) -> None:
        """Teams of two, of whom some are one only."""
        members = demo_people()[20:28]
        await self._begin(TEAMS, self._desk.bundled("team-event"), 12, 2)
        partners = enumerate(members, 1)
        await self._desk.do(*(NamePartner(TEAMS, one.id, entry) for entry, one in partners))

    async def _league(self) -> None:
        """An event that has ended, for the table of the league."""
        players = await self._final(LEAGUE)
        await self._desk.do(*(Bust(LEAGUE, one) for one in players[1:]))
        for place, entry, _ in list(unpaid(self._desk.state(LEAGUE))):
            await self._desk.do(PayPrize(LEAGUE, place, entry))
        await self._desk.do(Finish(LEAGUE, self._desk.station.house))

    async def _deal(self) -> None:
        """Four are left, of whom one has signed and one agreed."""
        first, second, *_ = players = await self._final(DEAL)
        state = self._desk.state(DEAL)
        terms = deal_terms(DEAL, state, DealMethod.ICM, (50_000,), 100)
        stacks = tuple(zip(players, STACKS, strict=True))
        await self._desk.do(
            PublishTerms(DEAL, worded_terms(ENGLISH, state.conditions)),
            PauseClock(DEAL),
            ReportStacks(DEAL, stacks),
            PutDeal(DEAL, terms, stacks),
            AnswerDeal(DEAL, first, DealAnswer.SIGNED),
            AnswerDeal(DEAL, second, DealAnswer.AGREED),
        )

    async def _final(self, event: StreamId) -> list[int]:
        """An event of the league with four left; gives them."""
        conditions = demo_conditions(self._desk.station.own_rules.rulebook)
        title = "League night"
        await self._begin(event, replace(conditions, title=title, league=LEAGUE_TERMS), 10, 2)
        return await self._play_on(event, 6)

    async def _begin(
        self, event: StreamId, conditions: Conditions, entries: int, tables: int
    ) -> list[int]:
        """Its clock runs and its players have seats at new tables, whose numbers come back."""
        desk = self._desk
        await desk.do(Announce(event, conditions))
        await desk.enter(event, entries)
        opened = await desk.open_tables(event, tables, conditions.seats_per_table)
        await desk.do(DrawSeats(event), StartClock(event))
        return opened

    async def _play_on(self, event: StreamId, out: int) -> list[int]:
        """Sales are over, prizes posted and so many out; gives who is left."""
        state = self._desk.state(event)
        last = state.conditions.entry.window.until_level or 0
        later = next(at for at in range(99) if state.conditions.number(at) > last)
        await self._desk.do(GoToLevel(event, later), PostPrizes(event))
        players = list(state.in_play())
        await self._desk.do(*(Bust(event, one) for one in players[:out]))
        return players[out:]
