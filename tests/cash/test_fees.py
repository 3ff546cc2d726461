"""Commission and fees at cash tables: by the pots, on the hour, for seats and time, money back."""

import pytest

from tdapp.calls.cash.fees import (
    BuyTime,
    ChargeHand,
    CollectFees,
    InvalidateOutcome,
    RedeemChecks,
    SellChecks,
    VerifyCollection,
)
from tdapp.calls.cash.stakes import ChangeSeat, TakeCommission
from tdapp.calls.cash.trays import ExchangeBox
from tdapp.cash.cash import FOLDS
from tdapp.cash.charges.due import fees_due
from tdapp.cash.charges.giving_back import MoneyBack
from tdapp.cash.charges.taking import ToldPots
from tdapp.cash.facts.charges import FeeFrom, InvalidGround, Wagered
from tdapp.core.ids import StaffId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import Actor, Role, Staffing, StaffOnDuty
from tdapp.poker.commission.sign import FeeUpTo
from tdapp.table.facts.players import PlayerAway
from tdapp.table.geometry.seats import Seat
from tests.cash.money_room import BANK, balances, fee, refused, with_tray
from tests.cash.room import ROOM, CashRoom, sign
from tests.desk.station import EVENING_US, Station

MINUTE_US = 60_000_000
HOUR_US = 60 * MINUTE_US
RAKE = fee("percentage", rate=500, cap=1_000)
TIME = fee("time", fee=1_200)
BECAUSE = Circumstances(reason="a fight broke out")


@pytest.fixture
def on_the_hour(room: CashRoom) -> CashRoom:
    """The wall clock shows a full hour."""
    room.station.time.pass_us(HOUR_US - EVENING_US % HOUR_US)
    return room


def owed(room: CashRoom) -> dict[int, int]:
    """What every player owes now, in cents."""
    now = room.station.time.now()
    rules = room.rules.play.commission
    return {one.sitting: one.charge.total for one in fees_due(room.state, rules, now, 0)}


def collect(room: CashRoom, table: int = 1, paid_from: FeeFrom = FeeFrom.STAKE) -> None:
    """Collect what is due at a table."""
    room.station.do(CollectFees(ROOM, room.rules, table, 0, paid_from))


def test_a_hand_told_with_its_pots_is_charged_by_the_sign_and_counts_as_dealt(
    room: CashRoom,
) -> None:
    """STAR 3.3.1, 3.6: what nobody called is in no pot."""
    with_tray(room, RAKE)
    room.sit(1, 1, 1)
    room.sit(2, 1, 2)
    room.station.do(ChargeHand(ROOM, room.rules, 1, ToldPots((6_000, 4_000))))
    assert room.state.money.boxes[7].chips == 400
    assert room.state.chips_in_play == 39_600
    assert room.state.games.by_table[1].hands == 1
    room.station.do(ChargeHand(ROOM, room.rules, 1, ToldPots((500, 200), blinds_only=True)))
    assert room.state.money.boxes[7].chips == 400
    for bad in (ToldPots(()), ToldPots((1, -1)), ToldPots((1, 1), folded=frozenset({0, 1}))):
        with refused("bad_pots"):
            room.station.do(ChargeHand(ROOM, room.rules, 1, bad))


def test_the_jackpot_part_is_its_own_account_and_never_taken_twice(station: Station) -> None:
    """ADELAIDE 78b: the nominated amount on top of the commission."""
    room = CashRoom(station, "adelaide")
    with_tray(room, fee("commission", rate=500, cap=1_000, jackpot=100))
    room.sit(1, 1, 1)
    room.sit(2, 1, 2)
    room.station.do(ChargeHand(ROOM, room.rules, 1, ToldPots((4_000, 4_000))))
    money = balances(room)
    assert (money["house_fee"], money["jackpot_drop"]) == (-400, -100)
    assert room.state.chips_in_play == 40_000 - 500
    assert room.state.money.boxes[7].chips == 500


def test_there_is_no_jackpot_where_the_sign_has_none_and_nothing_without_a_sign(
    room: CashRoom,
) -> None:
    with_tray(room, RAKE)
    with refused("no_jackpot_on_sign"):
        room.station.do(TakeCommission(ROOM, 1, 500, jackpot=100))
    room.open(2)
    with refused("not_on_sign"):
        room.station.do(TakeCommission(ROOM, 2, 500))


def test_time_is_charged_in_advance_on_the_hour_and_joiners_pay_by_quarters(
    on_the_hour: CashRoom,
) -> None:
    """STAR 3.3.3.2, 3.3.3.5: inactive players pay as well."""
    room = with_tray(on_the_hour, TIME)
    first = room.sit(1, 1, 1)
    assert owed(room) == {first: 1_200}
    collect(room)
    assert owed(room) == {}
    with refused("nothing_due"):
        collect(room)
    room.station.time.pass_us(20 * MINUTE_US)
    joined = room.sit(2, 1, 2)
    assert owed(room) == {joined: 900}
    collect(room, paid_from=FeeFrom.CASH)
    room.station.time.pass_us(40 * MINUTE_US)
    assert owed(room) == {first: 1_200, joined: 1_200}
    assert room.state.chips_in_play == 40_000 - 1_200
    assert (room.state.money.boxes[7].cash, room.state.money.boxes[7].chips) == (900, 1_200)


def test_who_leaves_gets_nothing_back_and_owes_as_a_newcomer(on_the_hour: CashRoom) -> None:
    """STAR 3.3.3.4."""
    room = with_tray(on_the_hour, TIME)
    gone = room.sit(1, 1, 1)
    collect(room)
    room.leave(gone, 18_800)
    room.station.time.pass_us(46 * MINUTE_US)
    again = room.sit(1, 1, 1)
    assert owed(room) == {again: 300}
    assert room.state.charged.time.get(gone) is None


def test_who_is_directed_to_move_does_not_pay_twice_in_that_hour(on_the_hour: CashRoom) -> None:
    """STAR 3.3.3.3; who goes of his own wish pays for what is left of it."""
    room = with_tray(on_the_hour, TIME)
    room.open(2, sign(commission=(TIME,)))
    directed, willing = room.sit(1, 1, 1), room.sit(2, 1, 2)
    collect(room)
    room.station.time.pass_us(31 * MINUTE_US)
    move = ChangeSeat(ROOM, room.rules, directed, Seat(2, 1), 18_800, directed=True)
    room.station.do(move)
    room.station.do(ChangeSeat(ROOM, room.rules, willing, Seat(2, 2), 18_800))
    assert owed(room) == {willing: 600}
    room.station.time.pass_us(29 * MINUTE_US)
    assert owed(room) == {directed: 1_200, willing: 1_200}


def test_players_who_are_away_pay_too(on_the_hour: CashRoom) -> None:
    """STAR 3.3.3.5."""
    room = with_tray(on_the_hour, TIME)
    sitting = room.sit(1, 1, 1)
    now = room.station.time.now()
    away = FOLDS.apply(room.state, PlayerAway(sitting, now.utc_us))
    rules = room.rules.play.commission
    assert [one.charge.total for one in fees_due(away, rules, now, 0)] == [1_200]


def test_a_fee_of_the_table_is_spread_over_as_many_as_pay_it(on_the_hour: CashRoom) -> None:
    """STAR 3.3.3.1: by the number of players on the sign; joiners by the fee of one."""
    fees = (FeeUpTo(1, 3_000), FeeUpTo(2, 1_500), FeeUpTo(9, 1_000))
    room = with_tray(on_the_hour, fee("time", fees=fees))
    room.station.time.pass_us(45 * MINUTE_US)
    sat = [room.sit(number, 1, number) for number in (1, 2, 3)]
    assert owed(room) == dict.fromkeys(sat, 750)
    room.station.time.pass_us(15 * MINUTE_US)
    assert owed(room) == dict.fromkeys(sat, 1_000)


def test_what_is_withheld_for_the_jackpot_is_shared_to_the_cent(station: Station) -> None:
    """ADELAIDE 78d: withheld from the charge of the hour, never on top of it."""
    station.time.pass_us(HOUR_US - EVENING_US % HOUR_US)
    room = CashRoom(station, "adelaide")
    with_tray(room, fee("time", fee=1_000, jackpot=100))
    for number in (1, 2, 3):
        room.sit(number, 1, number)
    station.time.pass_us(HOUR_US)
    collect(room)
    money = balances(room)
    assert (money["house_fee"], money["jackpot_drop"]) == (-2_900, -100)


def test_the_hour_is_that_of_the_wall_where_it_differs_by_half_of_one(
    on_the_hour: CashRoom,
) -> None:
    room = with_tray(on_the_hour, TIME)
    room.sit(1, 1, 1)
    room.station.do(CollectFees(ROOM, room.rules, 1, 570))
    assert room.state.chips_in_play == 20_000 - 600


def test_a_seat_is_paid_for_once_in_a_sitting(room: CashRoom) -> None:
    """STAR 3.3.3.6."""
    with_tray(room, fee("sitting", fee=500))
    sitting = room.sit(1, 1, 1)
    assert owed(room) == {sitting: 500}
    collect(room)
    assert owed(room) == {}
    room.station.undo(with_=BECAUSE)
    assert owed(room) == {sitting: 500}


def test_a_collection_is_looked_at_before_it_is_dropped(station: Station) -> None:
    """CROWN 7.2.2."""
    room = CashRoom(station, "crown")
    with_tray(room, fee("time", fee=1_000))
    room.sit(1, 1, 1)
    with refused("nothing_to_verify"):
        station.do(VerifyCollection(ROOM, 1))
    collect(room)
    with refused("collection_unverified"):
        station.do(ExchangeBox(ROOM, 1, 8))
    station.do(VerifyCollection(ROOM, 1))
    station.do(ExchangeBox(ROOM, 1, 8))


def test_time_to_act_is_sold_as_the_house_sells_it(room: CashRoom) -> None:
    """STAR 7.13.3: half of the fee goes into the pot, twice in a round at most."""
    with_tray(room, fee("extra_time", fee=400))
    sitting = room.sit(1, 1, 1)
    room.station.do(BuyTime(ROOM, room.rules, sitting))
    assert balances(room)["house_fee"] == -200
    with refused("no_more_time"):
        room.station.do(BuyTime(ROOM, room.rules, sitting, bought=2))
    room.open(2)
    other = room.sit(2, 2, 1)
    with refused("not_on_sign"):
        room.station.do(BuyTime(ROOM, room.rules, other))


def test_commission_checks_are_worth_a_fee_per_hand_and_no_more_come_back_than_went_out(
    room: CashRoom,
) -> None:
    """STAR 3.7 to 3.10."""
    with_tray(room, fee("per_hand", fee=300), fee("sitting", fee=600))
    sitting = room.sit(1, 1, 1)
    room.station.do(SellChecks(ROOM, room.rules, sitting, 5))
    assert (room.state.charged.checks, room.state.chips_in_play) == (1_500, 18_500)
    collect(room, paid_from=FeeFrom.CHECKS)
    with refused("not_so_many_checks"):
        room.station.do(RedeemChecks(ROOM, room.rules, 1, 4))
    room.station.do(RedeemChecks(ROOM, room.rules, 1, 3))
    money = balances(room)
    assert (money["commission_checks"], money["house_fee"]) == (0, -600)
    assert money["chips_out"] == -900
    room.open(2)
    with refused("no_checks_here"):
        room.station.do(RedeemChecks(ROOM, room.rules, 2, 1))


def invalid(because: InvalidGround = InvalidGround.DISRUPTED, **back: object) -> InvalidateOutcome:
    """The outcome at table 1 is invalid."""
    return InvalidateOutcome(ROOM, 1, because, MoneyBack(**back))  # type: ignore[arg-type]


def test_wagers_of_an_invalid_outcome_go_back_with_the_commission_of_them(room: CashRoom) -> None:
    """STAR 27.6, CROWN 18.5, 18.7, ADELAIDE 79b: out of the tray, the box being locked."""
    with_tray(room, RAKE)
    one, other = room.sit(1, 1, 1), room.sit(2, 1, 2)
    room.station.do(ChargeHand(ROOM, room.rules, 1, ToldPots((4_000, 4_000))))
    wagers = (Wagered(one, 4_000), Wagered(other, 4_000))
    with pytest.raises(Refusal, match="reason"):
        room.station.do(invalid(returned=wagers, commission=400))
    for call, code in (
        (invalid(), "no_wagers"),
        (invalid(returned=wagers, commission=401), "more_than_taken"),
        (invalid(returned=wagers, commission=400, jackpot=401), "jackpot_above_charge"),
        (invalid(returned=(Wagered(9, 100),)), "not_at_that_table"),
        (invalid(returned=(Wagered(one, 0),)), "below_zero"),
        (invalid(forfeited=wagers), "forfeit_without_fraud"),
    ):
        with refused(code):
            room.station.do(call, BECAUSE)
    room.station.do(invalid(returned=wagers, commission=400), BECAUSE)
    assert room.state.chips_in_play == 40_000
    assert room.state.money.trays[1].should_hold == balances(room)["tray"] == BANK - 400
    assert room.state.money.boxes[7].chips == 400
    assert balances(room)["house_fee"] == 0


def test_a_wager_is_forfeited_for_fraud_and_two_people_stand_for_it(room: CashRoom) -> None:
    """STAR 27.6.2, 27.7, CROWN 18.2.3."""
    with_tray(room)
    cheat, other = room.sit(1, 1, 1), room.sit(2, 1, 2)
    cage = Actor(StaffId("cage"), frozenset({Role.CAGE}))
    floor = Actor(StaffId("floor"), frozenset({Role.FLOOR}))
    at_work = (StaffOnDuty(cage, "Cy"), StaffOnDuty(floor, "Flo"))
    room.station.desk.staffing = lambda: Staffing(True, at_work)
    call = invalid(
        InvalidGround.FRAUD,
        returned=(Wagered(other, 5_000),),
        forfeited=(Wagered(cheat, 5_000),),
    )
    with refused("second_person_needed"):
        room.station.do(call, BECAUSE, floor)
    room.station.do(call, Circumstances(reason="marked cards", approver=cage), floor)
    assert room.state.chips_in_play == 35_000
    assert balances(room)["forfeited"] == -5_000
