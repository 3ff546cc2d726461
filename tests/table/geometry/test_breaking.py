"""Tables break in their order when the field fits, by two random steps, and keep their numbers."""

from collections import Counter

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given

from tdapp.core.refusal import Refusal
from tdapp.table.geometry.breaking import TableOrders, break_table, next_break, tables_needed
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table_counts import TableCount, TableCounts
from tdapp.table.geometry.two_step import Apart, SeatDraw, TwoStepDraw
from tests.table.geometry.rooms import counted, free_in, lowest_taken


def broken(
    counts: dict[int, TableCount], table: int, *, apart: Apart | None = None, seed: str = "seed"
) -> TwoStepDraw:
    """The draw of a table's players, who are numbered from 100."""
    players = range(100, 100 + counts[table].players)
    return break_table(
        table, players, TableCounts.of(counts), free_in(lowest_taken(counts)), seed, apart
    )


def after(counts: dict[int, TableCount], table: int, draw: TwoStepDraw) -> dict[int, int]:
    """The players at the tables that are left."""
    came = Counter(place.seat.table for place in draw.places)
    return {n: count.players + came[n] for n, count in counts.items() if n != table}


def test_four_tables_of_nine_wait_until_27_are_left() -> None:
    order = (4, 3, 2, 1)

    assert next_break(TableCounts.of(counted(7, 7, 7, 7)), order) is None
    counts = counted(7, 7, 7, 6)
    assert next_break(TableCounts.of(counts), order) == 4
    assert after(counts, 4, broken(counts, 4)) == {1: 9, 2: 9, 3: 9}


def test_the_order_decides_and_not_the_number_of_players() -> None:
    counts = counted(5, 7, 6)

    assert next_break(TableCounts.of(counts), (3, 2, 1)) == 3
    draw = broken(counts, 3)
    assert after(counts, 3, draw) == {1: 9, 2: 9}
    assert {place.seat.table for place in draw.places} == {1, 2}


def test_three_tables_of_ten_may_wait_for_eighteen_players() -> None:
    assert next_break(TableCounts.of(counted(7, 7, 6, seats=10)), (3, 2, 1), load=9) is None
    assert next_break(TableCounts.of(counted(6, 6, 6, seats=10)), (3, 2, 1), load=9) == 3
    assert next_break(TableCounts.of(counted(7, 7, 6, seats=10)), (3, 2, 1)) == 3
    assert [tables_needed(players, 9) for players in (1, 9, 10, 27, 28)] == [1, 1, 2, 3, 4]


def test_a_table_on_hold_is_not_broken_and_nobody_goes_there() -> None:
    order = (3, 2, 1)

    assert next_break(TableCounts.of(counted(3, 3, 3, hold=(3,))), order) == 2
    assert next_break(TableCounts.of(counted(6, 6, 6, hold=(1,))), order) is None
    counts = counted(4, 3, 4, hold=(3,))
    assert {place.seat.table for place in broken(counts, 2).places} == {1}
    with pytest.raises(Refusal) as refused:
        broken(counts, 3)
    assert refused.value == Refusal("table_on_hold", table=3)


def test_a_table_with_somebody_who_must_not_move_is_passed_over() -> None:
    assert next_break(TableCounts.of(counted(3, 3, 3)), (3, 2, 1), spared={3}) == 2
    assert next_break(TableCounts.of(counted(3, 3)), (2, 1), spared={1, 2}) is None


def test_empty_tables_do_not_count_and_the_last_one_is_not_broken() -> None:
    assert next_break(TableCounts.of(counted(9, 9, 0)), (3, 2, 1)) is None
    assert next_break(TableCounts.of(counted(5, 0)), (2, 1)) is None
    counts = counted(3, 4, 0)
    assert after(counts, 2, broken(counts, 2)) == {1: 7, 3: 0}


def test_too_few_free_seats_are_refused() -> None:
    with pytest.raises(Refusal) as refused:
        broken(counted(8, 5), 2)
    assert refused.value == Refusal("not_enough_seats", free=1, waiting=5)


@given(
    players=st.lists(st.integers(1, 9), min_size=2, max_size=8),
    seed=st.text(max_size=5),
)
def test_where_a_break_is_due_everybody_gets_another_seat_elsewhere(
    players: list[int], seed: str
) -> None:
    counts = counted(*players)
    order = sorted(counts, reverse=True)
    table = next_break(TableCounts.of(counts), order)
    assert (table is not None) == (sum(players) <= 9 * (len(players) - 1))
    if table is None:
        return
    draw = broken(counts, table, seed=seed)
    left = after(counts, table, draw)
    got = {place.seat.table for place in draw.places}

    assert table == order[0]
    assert table not in got
    assert sorted(draw.players) == list(range(100, 100 + counts[table].players))
    assert len(set(draw.cards)) == len(draw.cards)
    assert draw.places == tuple(map(SeatDraw, draw.players, draw.cards))
    assert all(left[number] <= min(left.values()) + 1 for number in got)
    assert broken(counts, table, seed=seed) == draw


def test_both_steps_are_random() -> None:
    counts = counted(7, 7, 4)
    draws = [broken(counts, 3, seed=f"seed {number}") for number in range(400)]

    assert len({draw.cards for draw in draws}) == len({draw.players for draw in draws}) == 24
    together = Counter((place.player, place.seat) for draw in draws for place in draw.places)
    assert len(together) == 16
    assert all(60 < count < 145 for count in together.values())


def test_a_pair_is_kept_apart_by_an_exchange_of_cards() -> None:
    counts = counted(7, 7, 4)
    apart = Apart(pairs=[(100, 101)])
    draws = [broken(counts, 3, apart=apart, seed=f"seed {number}") for number in range(40)]

    for draw in draws:
        at = {place.player: place.seat.table for place in draw.places}
        assert at[100] != at[101]
        assert draw.together == ()
        assert {place.seat for place in draw.places} == set(draw.cards)
        unchanged = dict(zip(draw.players, draw.cards, strict=True))
        assert set(draw.exchanged) == {
            place.player for place in draw.places if unchanged[place.player] != place.seat
        }
    assert {len(draw.exchanged) for draw in draws} == {0, 2}


def test_a_player_is_kept_from_the_table_of_somebody_who_sits_there() -> None:
    counts = counted(7, 7, 4)
    apart = Apart([(100, 1)], {1: 2}.get)

    for number in range(20):
        draw = broken(counts, 3, apart=apart, seed=f"seed {number}")
        assert {p.seat.table for p in draw.places if p.player == 100} == {1}


def test_where_a_pair_cannot_be_kept_apart_the_draw_says_so() -> None:
    draw = broken(counted(4, 3), 2, apart=Apart([(100, 101), (102, 7), (7, 8)], {7: 1, 8: 1}.get))

    assert draw.together == ((100, 101), (102, 7))
    assert draw.exchanged == ()


@given(
    pairs=st.lists(st.tuples(st.integers(100, 107), st.integers(100, 107)), max_size=6),
    seed=st.text(max_size=3),
)
def test_keeping_apart_ends_and_never_takes_a_card_from_anybody(
    pairs: list[tuple[int, int]], seed: str
) -> None:
    others = [pair for pair in pairs if pair[0] != pair[1]]
    draw = broken(counted(6, 6, 6, 8), 4, apart=Apart(others), seed=seed)
    at = {place.player: place.seat for place in draw.places}

    assert sorted(at.values()) == sorted(draw.cards)
    assert {tuple(pair) for pair in others if at[pair[0]].table == at[pair[1]].table} == set(
        draw.together
    )


def test_a_table_that_opens_is_in_both_orders_and_first_to_break() -> None:
    orders = TableOrders()
    for table in (1, 2, 5):
        orders = orders.opened(table)

    assert orders == TableOrders((1, 2, 5), (5, 2, 1))
    assert orders.posted((1, 5, 2)).opened(9) == TableOrders((1, 2, 5, 9), (9, 1, 5, 2))
    assert orders.closed(2) == TableOrders((1, 5), (5, 1))


@pytest.mark.parametrize(("breaking", "wrong"), [((5, 2), 1), ((5, 2, 1, 7), 7), ((5, 2, 1, 2), 2)])
def test_a_breaking_order_names_every_table_once(breaking: tuple[int, ...], wrong: int) -> None:
    with pytest.raises(Refusal) as refused:
        TableOrders((1, 2, 5), (5, 2, 1)).posted(breaking)
    assert refused.value == Refusal("wrong_breaking_order", table=wrong)


def test_a_locked_seat_is_dealt_to_nobody() -> None:
    counts = {1: TableCount(5, 8), 2: TableCount(3, 9)}
    tables = lowest_taken(counted(5, 3))
    tables[1] = msgspec.structs.replace(tables[1], locked=frozenset({6}))
    draw = break_table(2, (100, 101, 102), TableCounts.of(counts), free_in(tables), "seed")

    assert set(draw.cards) == {Seat(1, 7), Seat(1, 8), Seat(1, 9)}
