"""The law of table money: whatever is done, every fact balances and every chip has its place."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tdapp.bootstrap import house_named
from tdapp.cash.cash import FOLDS, Cash
from tdapp.cash.charges import giving_back, taking
from tdapp.cash.charges.due import hour_at
from tdapp.cash.charges.giving_back import MoneyBack
from tdapp.cash.charges.taking import ToldPots
from tdapp.cash.facts.charges import FeeFrom, FeePaid, InvalidGround, OutcomeInvalid, Wagered
from tdapp.cash.facts.sittings import ChipsTaken, CommissionTaken, GotUp, StakeBought
from tdapp.cash.facts.trays import CommissionWay, SlipKind
from tdapp.cash.games import opening
from tdapp.cash.money import transfers, trays
from tdapp.cash.money.shift_sheet import room_shift
from tdapp.cash.money.transfers import Signing, SlipStep
from tdapp.cash.stakes import leaving, playing_on, sitting_down
from tdapp.cash.stakes.bringing import BuyIn
from tdapp.cash.table_sign import FeePosted
from tdapp.core.event import Event
from tdapp.core.ids import StaffId
from tdapp.core.instant import MINUTE_US, Instant
from tdapp.core.refusal import Refusal
from tdapp.poker.commission.sign import Sign
from tdapp.table.geometry.seats import Seat
from tests.cash.money_room import chips
from tests.cash.room import person, sign

ADELAIDE = house_named("adelaide")
FEES = (
    FeePosted("commission", Sign(rate=500, cap=1_000, jackpot=100)),
    FeePosted("time", Sign(fee=1_000, jackpot=50)),
    FeePosted("seating", Sign(fee=300)),
    FeePosted("extra_time", Sign(fee=400)),
)
WHO = Signing(StaffId("one"), alone=True)


@dataclass
class Evening:
    """A room of two tables in memory, played by chance; `past` are all of its facts."""

    chance: Random
    state: Cash = field(default_factory=Cash)
    past: list[Event] = field(default_factory=list)
    minutes: int = 0
    box: int = 1

    @property
    def now(self) -> Instant:
        """The minute it is."""
        return Instant(self.minutes * MINUTE_US, self.minutes * MINUTE_US, "")

    def add(self, events: Sequence[Event]) -> None:
        """What was decided, happens."""
        for event in events:
            self.state = FOLDS.apply(self.state, event)
            self.past.append(event)

    def begin(self) -> None:
        """Both tables open, one lets its commission wait."""
        self.add(opening.open_room(self.state, ADELAIDE))
        self.add(trays.begin_shift(self.state, "day", self.now))
        for table, way in ((1, CommissionWay.DROPPED), (2, CommissionWay.WAITS)):
            game = sign(least_stake=1_000, most_stake=None, commission=FEES)
            self.add(opening.open_game(self.state, ADELAIDE, table, 9, game))
            self.add(
                trays.open_tray(self.state, table, self.next_box(), chips(90_000), self.now, way)
            )

    def next_box(self) -> int:
        """A box that was never on."""
        self.box += 1
        return self.box

    def some(self, most: int) -> int:
        """An amount."""
        return self.chance.randint(1, most)

    def table(self) -> int:
        """A table."""
        return self.chance.choice((1, 2))

    def sitting(self) -> int:
        """Somebody who sits, or has sat."""
        return self.some(max(1, self.state.sittings.last))

    def paid_from(self) -> FeeFrom:
        """In chips or cash."""
        return self.chance.choice((FeeFrom.STAKE, FeeFrom.CASH))

    def kind(self) -> SlipKind:
        """A fill or a credit."""
        return SlipKind.FILL if self.chance.random() < 0.5 else SlipKind.CREDIT

    def held(self, table: int) -> int:
        """What is counted in a tray: at times it is wrong."""
        off = self.chance.choice((0, 0, 0, -100, 300))
        return max(0, self.state.money.trays[table].should_hold + off)


def sit(it: Evening) -> list[Event]:
    stake = BuyIn(it.some(5_000) + 1_000, it.some(900), at_table=it.chance.random() < 0.5)
    rules, seat = ADELAIDE.play.cash, Seat(it.table(), it.some(9))
    return sitting_down.sit_down(it.state, rules, person(it.some(20)), seat, stake, it.now)


def add_on(it: Evening) -> list[Event]:
    more, rules = BuyIn(it.some(4_000), at_table=it.chance.random() < 0.5), ADELAIDE.play.cash
    return playing_on.add_to_stake(it.state, rules, it.sitting(), 0, more, it.now)


def take_off(it: Evening) -> list[Event]:
    rules = ADELAIDE.play.cash
    return playing_on.take_off(it.state, rules, it.sitting(), it.some(500), for_goods=True)


def leave(it: Evening) -> list[Event]:
    return leaving.get_up(it.state, it.sitting(), it.some(8_000), it.now)


def hand(it: Evening) -> list[Event]:
    pots = ToldPots(tuple(it.some(3_000) for _ in range(it.some(5) + 1)))
    return taking.charge_hand(it.state, ADELAIDE.play.commission, it.table(), pots)


def told(it: Evening) -> list[Event]:
    return taking.take_commission(it.state, it.table(), 200 + it.some(500), it.some(200))


def on_the_hour(it: Evening) -> list[Event]:
    hour, rules = hour_at(it.now, 570), ADELAIDE.play.commission
    return taking.collect(it.state, rules, it.table(), hour, it.paid_from())


def more_time(it: Evening) -> list[Event]:
    return taking.buy_time(it.state, ADELAIDE.play, it.sitting(), paid_from=it.paid_from())


def invalid(it: Evening) -> list[Event]:
    wagers = (Wagered(it.sitting(), it.some(900)),)
    back = MoneyBack((), wagers, it.some(900), it.some(100))
    return giving_back.invalidate(it.state, it.table(), InvalidGround.FRAUD, back, it.now)


def ask(it: Evening) -> list[Event]:
    amount = chips(it.some(20_000))
    return transfers.ask_transfer(it.state, it.kind(), it.table(), amount, WHO.by, it.now)


def step(it: Evening) -> list[Event]:
    slips = [*it.state.transfers.open_at(1), *it.state.transfers.open_at(2)]
    slip = it.chance.choice(slips or [None])
    if slip is None:
        return []
    then = SlipStep.APPROVE if slip.approved is None else SlipStep.CARRY
    then = then if slip.carried is None else SlipStep.RECEIVE
    what = SlipStep.DROP if it.some(9) == 1 else then
    return transfers.sign_transfer(it.state, slip.asked.kind, slip.asked.number, what, WHO)


def change_up(it: Evening) -> list[Event]:
    table = it.table()
    return trays.change_up(it.state, table, it.state.money.trays[table].waits, it.now, None)


def count_tray(it: Evening) -> list[Event]:
    table = it.table()
    return trays.count_tray(
        it.state, table, chips(it.held(table)), it.now, box=it.chance.choice((None, it.next_box()))
    )


def new_shift(it: Evening) -> list[Event]:
    return trays.begin_shift(it.state, "day", it.now)


def exchange(it: Evening) -> list[Event]:
    return trays.exchange_box(it.state, it.table(), it.next_box(), it.now)


def count_box(it: Evening) -> list[Event]:
    pulled = [one for one in it.state.money.boxes.values() if one.pulled is not None]
    one = it.chance.choice(pulled or [*it.state.money.boxes.values()])
    off, tells = it.chance.choice((0, 0, -100, 200)), it.chance.random() < 0.5
    inside = chips(max(0, one.chips + off))
    return trays.count_box(it.state, one.number, chips(one.cash), inside, it.now, tells=tells)


ACTS: Mapping[str, Callable[[Evening], list[Event]]] = {
    one.__name__: one
    for one in (
        *(sit, sit, add_on, take_off, leave, hand, told, on_the_hour, more_time, invalid),
        *(ask, step, change_up, count_tray, new_shift, exchange, count_box),
    )
}


def played(acts: Sequence[str], seed: int) -> Evening:
    """An evening of these acts, as far as none is refused."""
    evening = Evening(Random(seed))
    evening.begin()
    for name in acts:
        evening.minutes += 7
        try:
            evening.add(ACTS[name](evening))
        except Refusal:
            continue
    return evening


EVENINGS = st.lists(st.sampled_from([*ACTS]), min_size=10, max_size=60)


@settings(max_examples=60)
@given(EVENINGS, st.integers(0, 2**32))
def test_every_fact_balances_and_every_account_is_what_the_tables_hold(
    acts: list[str], seed: int
) -> None:
    evening = played(acts, seed)
    balance: Counter[str] = Counter()
    for event in evening.past:
        assert sum(line.cents for line in event.lines()) == 0
        balance.update({line.account: 0 for line in event.lines()})
        for line in event.lines():
            balance[line.account] += line.cents
    state = evening.state
    trays_hold = sum(one.should_hold for one in state.money.trays.values())
    on_the_way = sum(one.cents for one in state.transfers.slips.values() if one.is_on_the_way)
    assert balance["stakes"] == -state.chips_in_play
    assert balance["tray"] == trays_hold
    assert balance["chips_on_the_way"] == on_the_way
    assert balance["chip_bank"] == -trays_hold - on_the_way
    assert balance["table_box"] == sum(one.cash for one in state.money.boxes.values())


@settings(max_examples=60)
@given(EVENINGS, st.integers(0, 2**32))
def test_chips_on_tables_are_what_came_less_what_left_and_was_paid_of_stakes(
    acts: list[str], seed: int
) -> None:
    """The drop is the box: what goes into a jackpot is never deducted a second time."""
    evening = played(acts, seed)
    put_in = left = paid = given_back = forfeited = 0
    for event in evening.past:
        match event:
            case StakeBought():
                put_in += event.cents
            case ChipsTaken() | GotUp():
                left += event.cents
            case CommissionTaken():
                paid += event.cents
            case FeePaid(paid_from=FeeFrom.STAKE):
                paid += event.cents
            case OutcomeInvalid():
                given_back += event.commission
                forfeited += sum(one.cents for one in event.forfeited)
    expected = put_in + given_back - left - paid - forfeited
    assert evening.state.chips_in_play == expected


@settings(max_examples=60)
@given(EVENINGS, st.integers(0, 2**32))
def test_the_shifts_together_have_what_was_taken_and_what_the_boxes_got(
    acts: list[str], seed: int
) -> None:
    evening = played(acts, seed)
    state = evening.state
    shifts = [room_shift(state, one, evening.now) for one in state.money.shifts]
    drop = sum(table.drop for shift in shifts for table in shift.tables)
    waits = sum(one.waits for one in state.money.trays.values())
    cash_fees = [
        one.cents
        for one in evening.past
        if isinstance(one, FeePaid) and one.paid_from is FeeFrom.CASH
    ]
    taken = [shift.takings for shift in shifts]
    got = sum(one.rake + one.time + one.other for one in taken)
    back = sum(one.from_tray for one in evening.past if isinstance(one, OutcomeInvalid))
    assert drop + waits + sum(cash_fees) - back == got
    assert sum(shift.to_house + shift.takings.jackpot for shift in shifts) == got
