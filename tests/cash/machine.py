"""A cash room that hypothesis makes up: whatever is asked, chips, seats and lists add up."""

import tempfile
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from tdapp.calls.cash.games import (
    AgreeToChange,
    ChangeSign,
    CloseGame,
    OpenGame,
    PostChange,
    TellHands,
    WithdrawChange,
)
from tdapp.calls.cash.lists import JoinList, LeaveList, LetLapse, OfferSeat, SeeListed
from tdapp.calls.cash.stakes import (
    AddToStake,
    ChangeSeat,
    GetUp,
    SitDown,
    TakeCommission,
    TakeOff,
)
from tdapp.cash.cash import Cash
from tdapp.cash.facts.sittings import CHIPS_OUT, STAKES
from tdapp.cash.facts.waiting import ListPriority
from tdapp.cash.stakes.bringing import BuyIn
from tdapp.cash.table_sign import TableSign
from tdapp.cli.cash import rake_of
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.circumstances import Circumstances
from tdapp.table.geometry.seats import Seat
from tdapp.till.payment import CASH
from tests.cash.room import FIVE_TEN, ROOM, TWO_FIVE, CashRoom, person, sign
from tests.desk.station import Station

WHY = Circumstances(reason="the supervisor asked for it")
SIGNS = (sign(), sign(FIVE_TEN), sign(least_stake=5_000), sign(TWO_FIVE, most_stake=None))
PEOPLE, TABLES = 12, (1, 2, 3)
people = st.integers(1, PEOPLE)
tables = st.sampled_from(TABLES)
seats = st.builds(Seat, tables, st.integers(1, 4))
games = st.sampled_from((TWO_FIVE, FIVE_TEN))
sums = st.sampled_from((20_000, 30_000, 9_999, 50_001))
circumstances = st.sampled_from((Circumstances(), WHY))
MOST = 20
numbers = st.integers(1, MOST)


def one_of(known: Sequence[int], number: int) -> int:
    """A number that is known, where any is; now and then one that is not."""
    return known[number % len(known)] if known and number < MOST else number


def a_notice_hangs(evening: "CashEvening") -> bool:
    """Whether one does."""
    return bool(evening.cash.games.changes)


def somebody_waits(evening: "CashEvening") -> bool:
    """Whether anybody is on a list."""
    return bool(evening.cash.lists.by_ticket)


def somebody_plays(evening: "CashEvening") -> bool:
    """Whether anybody sits."""
    return bool(evening.stacks)


class CashEvening(RuleBasedStateMachine):
    """One evening; `stacks` are what its players have in truth, apart from what is recorded."""

    house = "star"

    @initialize()
    def opened(self) -> None:
        """Two tables are open, the third stands ready."""
        self.folder = tempfile.TemporaryDirectory()
        self.station = Station(Path(self.folder.name) / "room.tdapp")
        self.room = CashRoom(self.station, self.house)
        self.stacks: dict[int, int] = {}
        self.room.open(1, self.raked(sign()))
        self.room.open(2, self.raked(sign(FIVE_TEN)))
        for number, table in ((1, 1), (2, 1), (3, 2), (4, 2)):
            self.stacks[self.room.sit(number, table, number, 30_000)] = 30_000

    def raked(self, terms: TableSign) -> TableSign:
        """A sign with the percentage of the house."""
        return replace(terms, commission=rake_of(self.room.rules))

    @property
    def cash(self) -> Cash:
        """As the desk sees it."""
        return self.room.state

    def ask(self, call: Call, with_: Circumstances = WHY) -> bool:
        """Ask for an act; whether it was done. A refused one changes nothing."""
        before = self.cash
        try:
            self.station.do(call, with_)
        except Refusal:
            assert self.cash == before
            return False
        return True

    def sitting(self, number: int) -> int:
        """One of those who sit, where any does."""
        return one_of(sorted(self.stacks), number)

    def ticket(self, number: int) -> int:
        """One of those who wait, or have a seat on offer."""
        return one_of(sorted(self.cash.lists.by_ticket), number)

    def notice(self, number: int) -> int:
        """One of those that hang."""
        return one_of(sorted(self.cash.games.changes), number)

    # Tables and notices

    @rule(table=tables, terms=st.sampled_from(SIGNS))
    def open_a_table(self, table: int, terms: Any) -> None:
        """Perhaps it is open already."""
        self.ask(OpenGame(ROOM, self.room.rules, self.station.house_id, table, self.raked(terms)))

    @rule(table=tables)
    def close_a_table(self, table: int) -> None:
        """Perhaps somebody sits there."""
        self.ask(CloseGame(ROOM, self.room.rules, self.station.house_id, table))

    @rule(table=tables, terms=st.sampled_from((None, *SIGNS)))
    def post(self, table: int, terms: Any) -> None:
        """A notice of another sign, or of closing."""
        wanted = None if terms is None else self.raked(terms)
        self.ask(PostChange(ROOM, self.room.rules, table, wanted))

    @precondition(a_notice_hangs)
    @rule(number=numbers, agree=st.integers(0, 2))
    def agree(self, number: int, agree: int) -> None:
        """So many of two."""
        self.ask(AgreeToChange(ROOM, self.notice(number), agree, 2))

    @precondition(a_notice_hangs)
    @rule(number=numbers)
    def take_down(self, number: int) -> None:
        """A notice that perhaps hangs."""
        self.ask(WithdrawChange(ROOM, self.notice(number)))

    @precondition(a_notice_hangs)
    @rule(number=numbers)
    def go_over(self, number: int) -> None:
        """A sign is in force only after its three hands, or with everybody's consent."""
        number = self.notice(number)
        change = self.cash.games.changes.get(number)
        if change is None:
            return
        table = change.posted.table
        hands = self.cash.game_at(table).hands - change.at_hand
        sitting = len(self.cash.seating.at_table(table))
        if self.ask(ChangeSign(ROOM, self.room.rules, number)):
            assert hands >= 3 or change.agree >= max(sitting, change.players)

    @rule(table=tables, hands=st.integers(0, 4))
    def deal(self, table: int, hands: int) -> None:
        """A report of hands; the pots go round, which no record tells."""
        if self.ask(TellHands(ROOM, table, hands)):
            at = [one for one in self.cash.seating.at_table(table) if self.stacks[one]]
            if len(at) > 1:
                self.stacks[at[0]] += self.stacks[at[1]]
                self.stacks[at[1]] = 0

    # Lists

    @rule(number=people, game=games, late=st.sampled_from((None, 10)), first=st.booleans())
    def join(self, number: int, game: Any, late: int | None, *, first: bool) -> None:
        """At the desk or by telephone."""
        priority = ListPriority.FIRST if first else ListPriority.ORDINARY
        self.ask(JoinList(ROOM, person(number), game, late, priority))

    @precondition(somebody_waits)
    @rule(ticket=numbers)
    def come(self, ticket: int) -> None:
        """Who called is here."""
        self.ask(SeeListed(ROOM, self.ticket(ticket)))

    @precondition(somebody_waits)
    @rule(ticket=numbers)
    def leave_list(self, ticket: int) -> None:
        """Perhaps with a seat on offer."""
        self.ask(LeaveList(ROOM, self.ticket(ticket)))

    @precondition(somebody_waits)
    @rule(ticket=numbers, seat=seats, with_=circumstances)
    def offer(self, ticket: int, seat: Seat, with_: Circumstances) -> None:
        """Without a reason only to who is next."""
        self.ask(OfferSeat(ROOM, self.ticket(ticket), seat, 5), with_)

    @precondition(somebody_waits)
    @rule(ticket=numbers, passes=st.sampled_from((None, 0, 1)))
    def lapse(self, ticket: int, passes: int | None) -> None:
        """Nobody came."""
        self.ask(LetLapse(ROOM, one_of(sorted(self.cash.lists.offers), ticket), passes))

    # Players and stakes

    @rule(number=people, seat=seats, cents=sums, at_table=st.booleans(), with_=circumstances)
    def sit(
        self, number: int, seat: Seat, cents: int, with_: Circumstances, *, at_table: bool
    ) -> None:
        """Half of it in chips."""
        stake = BuyIn(cents, chips=cents // 2, at_table=at_table)
        if self.ask(SitDown(ROOM, self.room.rules, person(number), seat, stake), with_):
            self.stacks[self.cash.sittings.last] = cents

    @precondition(somebody_plays)
    @rule(number=numbers, cents=sums)
    def buy_more(self, number: int, cents: int) -> None:
        """Up to the maximum."""
        number = self.sitting(number)
        had = self.stacks.get(number, 0)
        if self.ask(AddToStake(ROOM, self.room.rules, number, had, BuyIn(cents))):
            self.stacks[number] = had + cents

    @precondition(somebody_plays)
    @rule(number=numbers)
    def buy_goods(self, number: int) -> None:
        """A meal, off the stake."""
        sitting = self.sitting(number)
        meal = TakeOff(ROOM, self.room.rules, sitting, 500, for_goods=True)
        if self.stacks.get(sitting, 0) >= 500 and self.ask(meal):
            self.stacks[sitting] -= 500

    @precondition(somebody_plays)
    @rule(number=numbers, seat=seats, directed=st.booleans())
    def move(self, number: int, seat: Seat, *, directed: bool) -> None:
        """To any seat."""
        number = self.sitting(number)
        had = self.stacks.get(number, 0)
        self.ask(ChangeSeat(ROOM, self.room.rules, number, seat, had, directed))

    @precondition(somebody_plays)
    @rule(number=numbers, paid=st.booleans())
    def get_up(self, number: int, *, paid: bool) -> None:
        """With all he has."""
        number = self.sitting(number)
        had = self.stacks.get(number, 0)
        if self.ask(GetUp(ROOM, number, had, CASH if paid else None)):
            del self.stacks[number]

    @precondition(somebody_plays)
    @rule(table=tables)
    def rake(self, table: int) -> None:
        """Out of the largest stack at the table."""
        at = self.cash.seating.at_table(table)
        richest = max(at, key=self.stacks.__getitem__, default=0)
        if richest and self.stacks[richest] >= 100 and self.ask(TakeCommission(ROOM, table, 100)):
            self.stacks[richest] -= 100

    # Time and accidents

    @rule(minutes=st.integers(1, 40))
    def wait(self, minutes: int) -> None:
        """Time passes."""
        self.station.time.pass_us(minutes * 60_000_000)

    @rule()
    def set_clock_back(self) -> None:
        """Somebody sets the wall clock."""
        self.station.time.set_wall(-3_600_000_000)

    @rule()
    def undo_and_redo(self) -> None:
        """Undo then redo leaves all as it was."""
        before = self.cash
        with suppress(Refusal):
            self.station.undo(with_=WHY)
            self.station.redo(with_=WHY)
        assert self.cash == before

    @rule()
    def kill(self) -> None:
        """The power goes."""
        before = self.cash
        self.station.kill()
        assert self.cash == before

    # Laws

    @invariant()
    def chips_on_the_tables_are_the_players(self) -> None:
        """Bought in and brought, less what was taken off, cashed and charged."""
        assert self.cash.chips_in_play == sum(self.stacks.values())

    @invariant()
    def nobody_sits_twice_and_no_seat_holds_two(self) -> None:
        """One sitting a person, one seat a sitting, at an open table."""
        cash = self.cash
        playing = {cash.sittings.by_number[one].person for one in cash.sittings.by_number}
        assert set(cash.sittings.playing) == playing
        assert set(cash.seating.seat_of) == set(cash.sittings.by_number)
        assert dict(cash.seating.entry_at.items()) == {
            seat: entry for entry, seat in cash.seating.seat_of.items()
        }
        assert {seat.table for seat in cash.seating.entry_at} <= set(cash.games.by_table)

    @invariant()
    def lists_keep_their_order(self) -> None:
        """By priority, then by when they joined: a ticket joined later stands behind."""
        lists = self.cash.lists
        for game, line in lists.in_line.items():
            tickets = lists.waiting_for(game)
            first = [lists.by_ticket[one].joined.priority is ListPriority.FIRST for one in tickets]
            assert first == sorted(first, reverse=True)
            assert [ticket for *_, ticket in line] == tickets
            split = first.count(True)
            for part in (tickets[:split], tickets[split:]):
                assert part == sorted(part)

    @invariant()
    def what_is_on_offer_is_free_and_waited_for(self) -> None:
        """A held seat has one ticket, and nobody in it."""
        lists = self.cash.lists
        offered = {offer.seat: ticket for ticket, offer in lists.offers.items()}
        assert offered == dict(lists.kept.items())
        assert not set(lists.kept) & set(self.cash.seating.entry_at)
        assert set(lists.offers) <= set(lists.by_ticket)
        assert {seat.table for seat in lists.kept} <= set(self.cash.games.by_table)

    def teardown(self) -> None:
        """The ledger adds up, and the record leads to the same state."""
        recorded = self.station.recorded(ROOM)
        accounts: Counter[str] = Counter()
        for entry in recorded:
            for line in entry.event.lines():
                accounts[line.account] += line.cents
        assert sum(accounts.values()) == 0
        assert accounts[STAKES] == -self.cash.chips_in_play
        known = sum(accounts[one] for one in (CHIPS_OUT, "cash", "table_box", "house_fee"))
        assert known + self.others(accounts) == self.cash.chips_in_play
        self.station.close()
        self.folder.cleanup()

    def others(self, _: Counter[str]) -> int:
        """What stands in accounts that this evening does not use."""
        return 0
