"""Dealers at cash tables: one act pushes a row, longest out and next in, and what can go."""

import pytest

from tdapp.calls.cash.dealers import DealerComes, DealerGoesHome, PushDealers, TrainDealer
from tdapp.calls.cash.games import CloseGame
from tdapp.cash.dealing.pushing import is_going, longest_out, next_in
from tdapp.core.ids import StaffId
from tdapp.desk.desk import Circumstances
from tests.cash.money_room import refused
from tests.cash.room import ROOM, CashRoom
from tests.desk.staffed import colleagues

ANN, BOB, CAT = StaffId("Ann"), StaffId("Bob"), StaffId("Cat")
MINUTE_US = 60_000_000
BECAUSE = Circumstances(reason="nobody else is here")


def comes(room: CashRoom, *dealers: StaffId, games: tuple[str, ...] = ()) -> None:
    """Dealers begin work, one after another."""
    for dealer in dealers:
        room.station.do(DealerComes(ROOM, room.station.house_id, dealer, games))


def push(room: CashRoom, dealer: StaffId | None, *tables: int) -> None:
    """Push a row of tables."""
    room.station.do(PushDealers(ROOM, tables, dealer))
    room.station.time.pass_us(30 * MINUTE_US)


@pytest.fixture
def row(room: CashRoom) -> CashRoom:
    """Two tables are open, three dealers at work; Ann deals at 2, Bob at 1."""
    room.open(1)
    room.open(2)
    comes(room, ANN, BOB, CAT)
    push(room, ANN, 1)
    push(room, BOB, 1, 2)
    return room


def test_one_act_pushes_a_row_and_the_last_has_a_break(row: CashRoom) -> None:
    assert dict(row.state.dealers.at_table.items()) == {1: BOB, 2: ANN}
    push(row, CAT, 1, 2)
    assert dict(row.state.dealers.at_table.items()) == {1: CAT, 2: BOB}
    assert row.state.dealers.by_id[ANN].table is None
    assert next_in(row.state, 1) == [ANN]


def test_who_deals_at_the_end_of_a_row_can_come_in_at_its_beginning(row: CashRoom) -> None:
    push(row, ANN, 1, 2)
    assert dict(row.state.dealers.at_table.items()) == {1: ANN, 2: BOB}


def test_with_nobody_coming_in_the_first_table_stands_without_a_dealer(row: CashRoom) -> None:
    push(row, None, 1, 2)
    assert dict(row.state.dealers.at_table.items()) == {2: BOB}
    assert next_in(row.state, 1) == [CAT, ANN]


def test_longest_out_is_who_had_no_break_for_longest(row: CashRoom) -> None:
    out = longest_out(row.state, row.station.time.now())
    assert [(table, dealer, us // MINUTE_US) for table, dealer, us in out] == [
        (2, ANN, 60),
        (1, BOB, 30),
    ]


def test_who_is_not_trained_for_a_game_deals_it_with_a_reason_only(room: CashRoom) -> None:
    room.open(1)
    comes(room, ANN, games=("omaha",))
    assert next_in(room.state, 1) == []
    with refused("dealer_not_trained"):
        push(room, ANN, 1)
    room.station.do(PushDealers(ROOM, (1,), ANN), BECAUSE)
    with refused("nothing_to_learn"):
        room.station.do(TrainDealer(ROOM, ANN, ("omaha",)))
    room.station.do(TrainDealer(ROOM, ANN))
    assert room.state.dealers.by_id[ANN].is_trained("holdem")


def test_what_cannot_be_pushed_is_refused(row: CashRoom) -> None:
    for dealer, tables, code in (
        (CAT, (), "no_row"),
        (CAT, (1, 1), "no_row"),
        (CAT, (3,), "no_game_there"),
        (BOB, (2,), "dealer_deals"),
        (StaffId("Dan"), (1,), "dealer_not_here"),
    ):
        with refused(code):
            push(row, dealer, *tables)
    with refused("dealer_is_here"):
        comes(row, CAT)
    with refused("dealer_deals"):
        row.station.do(DealerGoesHome(ROOM, ANN))
    row.station.do(DealerGoesHome(ROOM, CAT))
    with refused("dealer_not_here"):
        row.station.do(DealerGoesHome(ROOM, CAT))


def test_a_dealer_is_one_of_the_staff_where_the_house_knows_it(room: CashRoom) -> None:
    _, cyd = colleagues(room.station)
    ada = room.station.parts.session.actor
    house = room.station.house_id
    with refused("no_such_staff"):
        room.station.do(DealerComes(ROOM, house, ANN), actor=ada)
    room.station.do(DealerComes(ROOM, house, cyd), actor=ada)


def test_a_game_goes_with_a_dealer_and_the_fewest_players(row: CashRoom) -> None:
    rules = row.rules.play.cash
    row.sit(1, 1, 1)
    assert not is_going(row.state, rules, 1)
    row.sit(2, 1, 2)
    assert is_going(row.state, rules, 1)
    push(row, None, 1)
    assert not is_going(row.state, rules, 1)


def test_the_dealer_of_a_table_that_closes_has_a_break(row: CashRoom) -> None:
    row.station.do(CloseGame(ROOM, row.rules, row.station.house_id, 1))
    assert dict(row.state.dealers.at_table.items()) == {2: ANN}
    assert next_in(row.state, 2) == [CAT, BOB]


def test_a_push_is_taken_back_as_a_whole(row: CashRoom) -> None:
    before = row.state.dealers
    push(row, CAT, 1, 2)
    row.station.undo()
    assert row.state.dealers == before
