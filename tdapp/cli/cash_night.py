"""A cash room played through the desk, five minutes at a time: people come, wait, play and go."""

from collections.abc import Iterable
from dataclasses import dataclass

from tdapp.calls.cash.games import CloseGame, OpenGame, PostChange, TellHands
from tdapp.calls.cash.lists import JoinList, LeaveList, LetLapse, OfferSeat, SeeListed
from tdapp.calls.cash.room import OpenCashRoom
from tdapp.calls.cash.stakes import AddToStake, ChangeSeat, GetUp, SitDown, TakeCommission
from tdapp.calls.house.room import InstallTable
from tdapp.cash.stakes.bringing import BuyIn
from tdapp.cash.stakes.sitting_down import must_bring
from tdapp.cash.table_sign import TableSign
from tdapp.cash.waiting.listing import overdue
from tdapp.cash.waiting.offering import next_for
from tdapp.cli.cash_floor import CashFloor
from tdapp.cli.cash_played import PlayedCash
from tdapp.core.ids import PersonId
from tdapp.core.instant import MINUTE_US
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.table.geometry.seats import Seat
from tdapp.till.payment import CASH

STEP_MINUTES = 5
COMES, SEEN, TAKES, KEEPS, TOPS_UP, LEAVES, PAID = 0.06, 0.5, 0.9, 0.5, 0.7, 0.02, 0.5
"""How likely it is, in a step, that a player comes, a telephone player is seen, and so on."""
DAY, DAY_ENDS = 24, (8, 20)
TO_START, TOO_FEW, HANDS = 5, 2, 2
POT, RAKE = 40, 20
"""The largest pot in big blinds; one twentieth of a pot is taken."""
DIRECTED = Circumstances(reason="the table breaks")


@dataclass
class CashNight(PlayedCash):
    """Plays one room."""

    def __post_init__(self) -> None:
        self.floor = CashFloor(self)

    async def open(self, tables: int) -> None:
        """Install tables and open the room."""
        house = self.station.house
        for number in range(1, tables + 1):
            await self.do(InstallTable(house, number, 9, 300 * number, 0))
        await self.do(OpenCashRoom(self.room, self.rules))
        self.tables = tables
        await self.floor.begin_day(1)

    async def play(self, hours: int, begin: int = 0) -> None:
        """Let the room live for so long from an hour on; gaming days end on their hours."""
        for hour in range(begin, begin + hours):
            if hour % DAY in DAY_ENDS:
                await self.station.cash.end(DIRECTOR)
                await self.floor.begin_day(len(self.station.cash.all()))
            await self.floor.each_hour()
            for _ in range(60 // STEP_MINUTES):
                await self._step()

    async def _step(self) -> None:
        """Five minutes of everything."""
        await self._arrive()
        await self._open_tables()
        await self._offer_and_seat()
        await self.floor.come_and_go()
        await self._deal()
        await self._go_on_or_leave()
        await self._close_small_tables()
        self.peak = max(self.peak, len(self.cash.sittings.by_number))
        self.time.pass_us(STEP_MINUTES * MINUTE_US)

    async def _arrive(self) -> None:
        """Those who are not in the room may come or call; who called is seen or given up."""
        cash, now = self.cash, self.time.now()
        for number in range(1, self.players + 1):
            person = PersonId(f"player-{number}")
            here = person in cash.sittings.playing or person in cash.lists.tickets_of
            if not here and self.likely(COMES):
                game = self._wanted().game
                calls = 30 if self.likely(0.1) else None
                await self.do(JoinList(self.room, person, game, calls))
        for ticket in overdue(self.cash, now.utc_us):
            seen = self.likely(SEEN)
            await self.do(SeeListed(self.room, ticket) if seen else LeaveList(self.room, ticket))

    def _wanted(self) -> TableSign:
        """A game, the first ones most often."""
        return self.signs[int(len(self.signs) * self.chance.random() ** 2)]

    async def _open_tables(self) -> None:
        """A list that is long enough gets a table, while there is one."""
        for sign in self.signs:
            free = self.station.desk.state(self.station.house).registry.free()
            waiting = len(self.cash.lists.waiting_for(sign.game))
            room = sum(len(self.cash.seating.free_at(one)) for one in self.cash.games.of(sign.game))
            if free and waiting - room >= TO_START:
                house = self.station.house
                if await self.do(OpenGame(self.room, self.rules, house, free[0].number, sign)):
                    await self.floor.open(free[0].number)

    async def _offer_and_seat(self) -> None:
        for table in sorted(self.cash.games.by_table):
            if self.cash.games.changes_at(table):
                continue
            for number in self.cash.seating.free_at(table):
                ticket = next_for(self.cash, table)
                if ticket is not None:
                    await self.do(OfferSeat(self.room, ticket, Seat(table, number), STEP_MINUTES))
        for ticket in sorted(self.cash.lists.offers):
            await self._answer(ticket)

    async def _answer(self, ticket: int) -> None:
        """Who was offered a seat takes it, or lets it go by."""
        offer, waiting = self.cash.lists.offers[ticket], self.cash.lists.by_ticket[ticket]
        person = waiting.joined.person
        if person in self.cash.sittings.playing:
            await self.do(LeaveList(self.room, ticket))
        elif self.likely(TAKES):
            sign = self.cash.game_at(offer.seat.table).sign
            cents = sign.least_stake * self.chance.randint(1, 2)
            rules, now = self.rules.play.cash, self.time.now()
            cents = must_bring(self.cash, rules, person, sign.game, now) or cents
            stake = BuyIn(cents, at_table=self.likely(0.3))
            if await self.do(SitDown(self.room, self.rules, person, offer.seat, stake)):
                self.stacks[self.cash.sittings.last] = cents
        else:
            await self.do(LetLapse(self.room, ticket, 2 if self.likely(KEEPS) else 0))

    async def _deal(self) -> None:
        """Pots go from one to another, and what is taken of them to the house."""
        for table in sorted(self.cash.games.by_table):
            await self.floor.deal_in(table)
            if await self.floor.follow(table):
                continue
            here = (one for one in self.cash.seating.at_table(table) if self.stacks[one])
            at = [one for one in here if one not in self.cash.attendance.away]
            if len(at) >= TOO_FEW:
                await self.do(TellHands(self.room, table, HANDS))
                taken = sum(self._pot(table, at) for _ in range(HANDS))
                if taken:
                    await self.do(TakeCommission(self.room, table, taken))

    def _pot(self, table: int, at: list[int]) -> int:
        """One pot between two; what was taken of it, in whole dollars."""
        winner, loser = self.chance.sample(at, 2)
        big = max(100, self.cash.game_at(table).sign.least_wager)
        lost = min(self.stacks[loser], big * self.chance.randint(1, POT))
        raked = any(one.sign.rate for one in self.cash.game_at(table).sign.commission)
        taken = lost // RAKE // 100 * 100 if raked else 0
        self.stacks[loser] -= lost
        self.stacks[winner] += lost - taken
        return taken

    async def _go_on_or_leave(self) -> None:
        """Who is short buys more or leaves; some leave with what they have."""
        for sitting, stack in list(self.stacks.items()):
            sign = self.cash.game_at(self.cash.seating.seat_of[sitting].table).sign
            short = stack < sign.least_stake // 4
            if short and self.likely(TOPS_UP):
                more = BuyIn(sign.least_stake - stack)
                if await self.do(AddToStake(self.room, self.rules, sitting, stack, more)):
                    self.stacks[sitting] = sign.least_stake
            elif short or self.likely(LEAVES):
                await self._leave(sitting)

    async def _leave(self, sitting: int) -> None:
        payment = CASH if self.likely(PAID) else None
        if await self.do(GetUp(self.room, sitting, self.stacks[sitting], payment)):
            del self.stacks[sitting]

    async def _close_small_tables(self) -> None:
        """Where few are left a closing is posted; they go to other tables, or home."""
        for table in sorted(self.cash.games.by_table):
            sitting = self.cash.seating.at_table(table)
            posted = self.cash.games.changes_at(table)
            if len(sitting) <= TOO_FEW and not posted:
                await self.do(PostChange(self.room, self.rules, table))
            elif posted and self.time.now().since(posted[0].posted.posted_at) >= 30 * MINUTE_US:
                await self._break(table, sitting)

    async def _break(self, table: int, sitting: Iterable[int]) -> None:
        """Its players are moved with what they have; whoever finds no seat leaves."""
        game = self.cash.game_at(table).sign.game
        for one in sitting:
            seat = self._seat_elsewhere(table, game_tables=self.cash.games.of(game))
            if seat is None:
                await self._leave(one)
            else:
                had = self.stacks[one]
                moved = ChangeSeat(self.room, self.rules, one, seat, had, directed=True)
                await self.do(moved, DIRECTED)
        await self.floor.close(table)
        await self.do(CloseGame(self.room, self.rules, self.station.house, table))

    def _seat_elsewhere(self, table: int, *, game_tables: Iterable[int]) -> Seat | None:
        kept = self.cash.lists.kept
        for other in game_tables:
            if other != table and not self.cash.games.changes_at(other):
                for number in self.cash.seating.free_at(other):
                    if Seat(other, number) not in kept:
                        return Seat(other, number)
        return None
