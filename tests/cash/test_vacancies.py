"""Who gets a seat of a cash table: asked for, drawn, moved up, kept apart; and a table broken."""

import pytest

from tdapp.calls.cash.lists import OfferSeat
from tdapp.calls.cash.seats import (
    AskForSeat,
    BreakGame,
    DeclineMove,
    DrawForSeat,
    PartPlayers,
    UnaskSeat,
)
from tdapp.cash.claims.must_move import moving_order, next_to_move
from tdapp.cash.claims.vacancies import due_seat
from tdapp.cash.facts.claims import Parting, SeatCard
from tdapp.cash.table_sign import Declining
from tdapp.table.geometry.seats import Seat
from tests.cash.floor import BECAUSE, at, blinds, move, refused, under
from tests.cash.room import FIVE_TEN, ROOM, TWO_FIVE, CashRoom, person, sign

ORDERS = [
    ("adelaide", (6, 7, 8), (2, 4, 6, 7, 8), (8, 2, 4), [4, 2, 8]),
    ("tasmania", (1, 2, 4), (1, 2, 4, 6, 8), (8, 6, 4), [4, 6, 8]),
]


def ask(room: CashRoom, sitting: int, table: int = 1, seat: int | None = None) -> None:
    """A player asks for a seat."""
    room.station.do(AskForSeat(ROOM, sitting, table, seat))


def due(room: CashRoom, seat: int, table: int = 1) -> list[int]:
    """Who comes first for a seat."""
    return due_seat(room.state, room.rules.play.cash, Seat(table, seat))


@pytest.mark.parametrize(("house", "places", "seats", "wanting", "order"), ORDERS)
def test_players_of_the_table_come_in_the_order_of_the_house(
    house: str,
    places: tuple[int, int, int],
    seats: tuple[int, ...],
    wanting: tuple[int, ...],
    order: list[int],
) -> None:
    """ADELAIDE 10 (anti-clockwise from the button), TAS C6.3 (clockwise from the small blind)."""
    with under(house, seats) as room:
        blinds(room, *places)
        for seat in wanting:
            ask(room, at(room, seat))
        assert due(room, 5) == [at(room, seat) for seat in order]
        ticket = room.wait(9)
        with refused("seat_due"):
            room.station.do(OfferSeat(ROOM, ticket, Seat(1, 5), 5))
        with refused("seat_due"):
            room.sit(9, 1, 5)
        with refused("seat_due"):
            move(room, at(room, order[1]), 1, 5)
        first = at(room, order[0])
        move(room, first, 1, 5)
        assert first not in room.state.claims.wishes
        with refused("no_seat_asked"):
            room.station.do(UnaskSeat(ROOM, first))


def test_where_cards_decide_the_seat_is_the_winners_to_take() -> None:
    """STAR 6.3, 6.4, P93: ace high, equal cards draw again."""
    with under("star", (1, 3, 5)) as room:
        for seat in (1, 3):
            ask(room, at(room, seat), seat=8)
        with refused("seat_by_cards"):
            move(room, at(room, 1), 1, 8)
        tied = tuple(SeatCard(person(seat), "K") for seat in (1, 3))
        with refused("drawn_equal"):
            room.station.do(DrawForSeat(ROOM, Seat(1, 8), (tied,)))
        again = (SeatCard(person(1), "10"), SeatCard(person(3), "J"))
        stranger = (SeatCard(person(1), "10"), SeatCard(person(5), "J"))
        with refused("other_people_drew"):
            room.station.do(DrawForSeat(ROOM, Seat(1, 8), (tied, stranger)))
        room.station.do(DrawForSeat(ROOM, Seat(1, 8), (tied, again)))
        with refused("seat_won"):
            move(room, at(room, 1), 1, 8)
        with refused("seat_won"):
            room.sit(9, 1, 8)
        move(room, at(room, 3), 1, 8)
        assert not room.state.claims.won


def test_newcomers_who_want_one_seat_draw_for_it_whoever_is_next_on_the_list() -> None:
    """STAR 6.2: the ace is the highest card."""
    with under("star", (1, 3)) as room:
        room.wait(8)
        room.wait(9)
        cards = (SeatCard(person(8), "K"), SeatCard(person(9), "A"))
        room.station.do(DrawForSeat(ROOM, Seat(1, 5), (cards,)))
        with refused("seat_won"):
            room.sit(8, 1, 5)
        room.sit(9, 1, 5)
        room.sit(8, 1, 6)


def test_a_player_of_another_table_comes_before_the_list_at_star_alone() -> None:
    """STAR 6.3, 8.5; CROWN 8.1.2 knows the table's own players."""
    for house, claims in (("star", True), ("crown", False)):
        with under(house, (1, 3)) as room:
            room.open(2)
            sitting = room.sit(9, 2, 1)
            ask(room, sitting)
            assert due(room, 5) == ([sitting] if claims else [])


def test_nobody_asks_for_a_seat_of_another_game() -> None:
    with under("star", (1, 3)) as room:
        room.open(2, sign(FIVE_TEN))
        with refused("wish_of_other_game"):
            ask(room, at(room, 1), 2)


def feeder(room: CashRoom, declining: Declining) -> list[int]:
    """Table 2 feeds table 1, with three players in the order of coming."""
    room.open(2, sign(feeds=1, declining=declining))
    return [room.sit(number, 2, seat) for number, seat in ((11, 7), (12, 2), (13, 5))]


def test_a_feeder_gives_its_players_in_the_order_in_which_they_came() -> None:
    with under("star", (1, 3)) as room:
        first, second, third = feeder(room, Declining.NEVER)
        assert next_to_move(room.state, 1) == first
        ticket = room.wait(20)
        with refused("seat_due"):
            room.station.do(OfferSeat(ROOM, ticket, Seat(1, 5), 5))
        with refused("must_move"):
            room.station.do(DeclineMove(ROOM, first))
        with refused("seat_due"):
            move(room, second, 1, 5)
        move(room, first, 1, 5)
        assert moving_order(room.state, 2) == [second, third]
        room.station.do(OfferSeat(ROOM, ticket, Seat(2, 1), 5))


@pytest.mark.parametrize("declining", [Declining.GOES_LAST, Declining.KEEPS_TURN])
def test_declining_costs_what_the_sign_says(declining: Declining) -> None:
    with under("star", (1, 3)) as room:
        first, second, third = feeder(room, declining)
        with refused("not_next_to_move"):
            room.station.do(DeclineMove(ROOM, second))
        room.station.do(DeclineMove(ROOM, first))
        last = declining is Declining.GOES_LAST
        order = [second, third, first] if last else [first, second, third]
        assert moving_order(room.state, 2) == order


def test_a_feeder_feeds_an_open_table_of_its_own_game() -> None:
    with under("star", (1, 3)) as room, refused("feeds_no_game"):
        room.open(2, sign(FIVE_TEN, feeds=1))


def test_two_kept_apart_get_no_seat_side_by_side_or_no_game_together() -> None:
    """ADELAIDE 63."""
    with under("adelaide", (1, 3)) as room:
        room.station.do(PartPlayers(ROOM, person(3), person(9), Parting.NEIGHBOURS))
        with refused("together_not_allowed"):
            room.sit(9, 1, 4)
        ticket = room.wait(9)
        with refused("next_to_one_kept_apart"):
            room.station.do(OfferSeat(ROOM, ticket, Seat(1, 2), 5))
        sitting = room.sit(9, 1, 6)
        with refused("together_not_allowed"):
            move(room, sitting, 1, 2)
        room.station.do(PartPlayers(ROOM, person(1), person(8), Parting.GAME))
        with refused("together_not_allowed"):
            room.sit(8, 1, 7)
        with refused("persons_apart_already"):
            room.station.do(PartPlayers(ROOM, person(8), person(1), Parting.GAME))
        room.station.do(PartPlayers(ROOM, person(1), person(8), None))
        room.sit(8, 1, 7)


def test_a_broken_table_s_players_go_on_and_those_left_wait_behind_who_waits() -> None:
    """STAR 8.5: they keep any stake; nothing is owed at Adelaide (66a) by who was moved."""
    with under("adelaide", tuple(range(1, 8))) as room:
        room.open(2)
        movers = [room.sit(number, 2, seat) for number, seat in ((11, 7), (12, 2), (13, 5))]
        waiting = room.wait(20)
        broken = BreakGame(ROOM, room.rules, room.station.house_id, 2)
        with refused("closing_needs"):
            room.station.do(broken)
        with refused("stake_not_told"):
            room.station.do(broken, BECAUSE)
        told = ((movers[2], 45_000),)
        with_stakes = BreakGame(ROOM, room.rules, room.station.house_id, 2, told)
        room.station.do(with_stakes, BECAUSE)
        seats = {room.state.seating.seat_of[one] for one in movers[:2]}
        assert seats == {Seat(1, 8), Seat(1, 9)}
        line = room.state.lists.waiting_for(TWO_FIVE)
        assert [room.state.lists.by_ticket[one].joined.person for one in line] == [
            person(20),
            person(13),
        ]
        assert line[0] == waiting
        assert movers[0] not in room.state.blinds.owed
        assert [one.number for one in room.station.house.registry.free()] == [2, 3]


def test_a_broken_table_seats_nobody_beside_whom_he_is_kept_apart_from() -> None:
    with under("adelaide", (1, 2, 3, 5, 6, 7, 8, 9)) as room:
        room.open(2)
        sitting = room.sit(11, 2, 1)
        room.station.do(PartPlayers(ROOM, person(3), person(11), Parting.NEIGHBOURS))
        told = ((sitting, 20_000),)
        room.station.do(BreakGame(ROOM, room.rules, room.station.house_id, 2, told), BECAUSE)
        assert room.state.seating.free_at(1) == [4]
        assert len(room.state.lists.waiting_for(TWO_FIVE)) == 1


def test_a_player_on_two_lists_goes_over_when_it_is_his_turn() -> None:
    with under("star", (1, 3)) as room:
        room.open(2, sign(FIVE_TEN))
        other = room.wait(20, FIVE_TEN)
        own = room.wait(1, FIVE_TEN)
        sitting = at(room, 1)
        with refused("others_wait"):
            move(room, sitting, 2, 4)
        room.station.do(OfferSeat(ROOM, other, Seat(2, 1), 5))
        move(room, sitting, 2, 4)
        assert room.state.sittings.by_number[sitting].game == FIVE_TEN
        assert own not in room.state.lists.by_ticket
