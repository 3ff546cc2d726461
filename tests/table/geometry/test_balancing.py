"""Tables are kept even with the fewest moves, each by the next big blind to the worst seat."""

from collections.abc import Sequence

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tdapp.rules.button_rule import ButtonPlay, Newcomer
from tdapp.table.geometry.balancing import (
    Balancing,
    BalancingSettings,
    Move,
    Procedure,
    Source,
    ToleranceStep,
    balance,
)
from tdapp.table.geometry.table import ButtonPosition, Table
from tdapp.table.geometry.table_counts import TableCount, TableCounts
from tdapp.table.geometry.worst_seat import MoveNote, Mover, SeatChoice, mover, worst_seat
from tests.table.geometry.rooms import DEALT, UNKNOWN, counted, lowest_taken, rests

WITHIN_TWO = BalancingSettings(tolerance=(ToleranceStep(1, 2),))
WITHIN_ONE = BalancingSettings()


def balanced(
    counts: dict[int, TableCount],
    settings: BalancingSettings = WITHIN_ONE,
    *,
    last: ButtonPosition = UNKNOWN,
    order: Sequence[int] | None = None,
    last_source: int | None = None,
    tables: dict[int, Table] | None = None,
) -> Balancing:
    """What is suggested for a room, the last table first to break."""
    rooms = lowest_taken(counts, last) | (tables or {})
    breaking = sorted(counts, reverse=True) if order is None else order
    return balance(
        TableCounts.of(counts), rooms.__getitem__, Procedure(breaking, last_source), settings
    )


def played(counts: dict[int, TableCount], found: Balancing) -> list[int]:
    """The players at the tables after the suggested moves, fullest first."""
    players = {table: count.players for table, count in counts.items()}
    for move in found.moves:
        players[move.from_table] -= 1
        players[move.to_table] += 1
    return sorted(players.values(), reverse=True)


class TestTheSeat:
    """Which seat is the worst."""

    @pytest.mark.parametrize(
        ("occupied", "seat", "notes"),
        [
            ((1, 2, 4, 5, 7, 9), 3, {MoveNote.BIG_BLIND_NEXT}),
            ((1, 2, 3, 4, 5, 7, 9), 6, set()),
            ((1, 3, 5, 7, 8, 9), 4, set()),
        ],
    )
    def test_it_is_the_first_free_one_that_the_big_blind_meets(
        self, occupied: tuple[int, ...], seat: int, notes: set[MoveNote]
    ) -> None:
        assert worst_seat(rests(*occupied)) == SeatChoice(seat, frozenset(notes))

    def test_it_is_never_the_small_blinds_nor_between_button_and_small_blind(self) -> None:
        table = rests(1, 2, 4, 6, 7, 8, 9, last=ButtonPosition(9, 2, 5))

        assert worst_seat(table) == SeatChoice(3, frozenset({MoveNote.WAITS_FOR_BUTTON}))
        assert worst_seat(rests(1, 4, 6, 7, 8, 9, last=ButtonPosition(9, 2, 5))) == SeatChoice(2)

    @pytest.mark.parametrize("newcomer", Newcomer)
    def test_only_the_small_blinds_seat_is_left_and_who_gets_it_posts(
        self, newcomer: Newcomer
    ) -> None:
        table = rests(1, 3, 4, 5, 6, 7, 8, 9)
        waits = newcomer is Newcomer.SITS_OUT_IN_BLIND
        notes = frozenset({MoveNote.WAITS_FOR_BUTTON} if waits else ())

        assert worst_seat(table, ButtonPlay(newcomer=newcomer)) == SeatChoice(2, notes)

    def test_a_locked_seat_is_not_given(self) -> None:
        table = rests(1, 2, 4, 5, 7, 9, locked=frozenset({3}))

        assert worst_seat(table) == SeatChoice(6)
        assert worst_seat(rests(*range(1, 9), locked=frozenset({9}))) is None

    def test_without_the_button_it_has_no_number(self) -> None:
        table = rests(1, 2, last=UNKNOWN)

        assert worst_seat(table) == SeatChoice(
            None, frozenset({MoveNote.BUTTON_UNKNOWN_AT_DESTINATION})
        )

    def test_beside_one_player_any_seat_is_the_next_big_blind(self) -> None:
        table = rests(2)

        assert worst_seat(table) == SeatChoice(3, frozenset({MoveNote.BIG_BLIND_NEXT}))

    @given(st.sets(st.integers(1, 9), min_size=2, max_size=8), st.permutations(range(1, 10)))
    def test_it_is_free_and_no_better_one_is_skipped_for_it(
        self, occupied: set[int], seats: list[int]
    ) -> None:
        button, small, big = (seat for seat in range(1, 10) if seat in seats[:3])
        choice = worst_seat(rests(*occupied, last=ButtonPosition(button, small, big)))

        assert choice is not None
        assert choice.seat is not None
        assert choice.seat not in occupied
        skipped = {seat for seat in range(small + 1, big + 1) if seat not in occupied}
        free = set(range(1, 10)) - occupied
        assert (choice.seat in skipped) == (free == skipped)


class TestTheMover:
    """Who leaves the table."""

    def test_it_is_the_next_big_blind(self) -> None:
        assert mover(rests(1, 2, 4, 5, 7, 9)) == Mover(4)
        assert mover(rests(1, 4, 5, 7, 9)) == Mover(4)

    def test_a_fixed_player_stays_and_the_next_goes(self) -> None:
        table = rests(1, 2, 4, 5, 7, 9, fixed=frozenset({4}))

        assert mover(table) == Mover(5, frozenset({MoveNote.FIXED_PLAYER_PASSED_OVER}))
        assert mover(rests(1, 2, fixed=frozenset({1, 2}))) is None

    def test_nobody_moves_twice_while_another_can(self) -> None:
        once = rests(1, 2, 4, 5, 7, 9, moved=frozenset({4, 5}))
        all_but_fixed = rests(1, 2, 4, moved=frozenset({1, 4}), fixed=frozenset({2}))

        assert mover(once) == Mover(7, frozenset({MoveNote.MOVED_PLAYER_PASSED_OVER}))
        assert mover(all_but_fixed) == Mover(4, frozenset({MoveNote.MOVED_BEFORE}))

    def test_who_sits_out_the_next_hand_is_not_its_big_blind(self) -> None:
        table = rests(1, 2, 4, 5, last=ButtonPosition(9, 1, 2), waiting=frozenset({4}))

        assert mover(table) == Mover(4)
        assert mover(
            rests(2, 4, 5, last=ButtonPosition(9, 5, 1), newcomers=frozenset({2}))
        ) == Mover(2)

    def test_without_the_button_it_is_the_next_big_blind_by_name_only(self) -> None:
        table = rests(1, 2, 4, 5, last=UNKNOWN, fixed=frozenset({5}), moved=frozenset({1}))

        assert mover(table) == Mover(
            None, frozenset({MoveNote.BUTTON_UNKNOWN_AT_SOURCE}), not_from=(1, 5)
        )

    def test_where_only_the_button_was_told_the_move_says_so(self) -> None:
        table = rests(1, 2, 4, 5, last=ButtonPosition(1))

        assert mover(table) == Mover(5, frozenset({MoveNote.BUTTON_ONLY_AT_SOURCE}))
        assert worst_seat(table) == SeatChoice(6, frozenset({MoveNote.BUTTON_ONLY_AT_DESTINATION}))


class TestTheMoves:
    """Which tables give and get."""

    @pytest.mark.parametrize(
        ("players", "settings", "moves", "then"),
        [
            ((10, 9, 9, 9, 8), WITHIN_TWO, 0, [10, 9, 9, 9, 8]),
            ((10, 9, 9, 9, 7), WITHIN_TWO, 1, [9, 9, 9, 9, 8]),
            ((9, 9, 7), WITHIN_ONE, 1, [9, 8, 8]),
        ],
    )
    def test_the_published_examples(
        self,
        players: tuple[int, ...],
        settings: BalancingSettings,
        moves: int,
        then: list[int],
    ) -> None:
        counts = counted(*players, seats=10)
        found = balanced(counts, settings)

        assert len(found.moves) == moves
        assert played(counts, found) == then

    def test_the_first_to_break_gives_and_the_last_to_break_gets(self) -> None:
        counts = counted(9, 9, 7, 7, 9)

        moves = balanced(counts, order=(2, 4, 5, 3, 1)).moves
        assert [(move.from_table, move.to_table) for move in moves] == [(2, 3), (5, 4)]

    @pytest.mark.parametrize("tables", [3, 30])
    def test_tables_that_the_order_does_not_name_come_last_in_it(self, tables: int) -> None:
        counts = counted(*([9] * tables), 7)

        assert balanced(counts, order=()).moves[0].from_table == 1
        assert balanced(counts, order=(tables,)).moves[0].from_table == tables

    def test_in_a_large_room_the_next_full_table_by_number_gives(self) -> None:
        counts = counted(9, 9, 7, 9)
        by_number = BalancingSettings(by_number_from=4)

        assert [
            balanced(counts, by_number, last_source=last).moves[0].from_table
            for last in (None, 1, 2, 4)
        ] == [1, 2, 4, 1]
        assert (
            balanced(counts, BalancingSettings(source=Source.NEXT_NUMBER)).moves[0].from_table == 1
        )
        assert balanced(counts, BalancingSettings(by_number_from=5)).moves[0].from_table == 4

    def test_tolerance_tightens_as_tables_go(self) -> None:
        steps = BalancingSettings(tolerance=(ToleranceStep(1, 1), ToleranceStep(5, 2)))

        assert [steps.within(tables) for tables in (1, 4, 5, 40)] == [1, 1, 2, 2]
        assert BalancingSettings(tolerance=(ToleranceStep(3, 2),)).within(2) == 1

    def test_a_table_on_hold_neither_gives_nor_gets(self) -> None:
        assert balanced(counted(9, 5, 5, hold=(1,))).moves == ()
        moves = balanced(counted(9, 9, 5, 7, hold=(3,))).moves
        assert [(move.from_table, move.to_table) for move in moves] == [(2, 4)]

    def test_an_empty_or_a_full_table_gets_nobody(self) -> None:
        assert balanced(counted(9, 9, 0)).moves == ()
        assert balanced(counted(9, 9) | {3: TableCount(6, 6)}).moves == ()
        assert balanced({}).spread == 0
        assert balanced(counted(9)).moves == ()

    def test_of_equal_tables_that_one_gives_whose_player_has_not_moved(self) -> None:
        counts = counted(8, 8, 6)
        moved = rests(*range(1, 9), moved=frozenset(range(1, 9)))

        assert balanced(counts, last=DEALT, tables={2: moved}).moves[0].from_table == 1
        again = balanced(counts, last=DEALT, tables={1: moved, 2: moved}).moves[0]
        assert again.from_table == 2
        assert MoveNote.MOVED_BEFORE in again.notes

    def test_a_table_whose_players_are_all_fixed_is_named_and_another_gives(self) -> None:
        counts = counted(9, 9, 7)
        fixed = rests(*range(1, 10), fixed=frozenset(range(1, 10)))

        one = balanced(counts, last=DEALT, tables={2: fixed})
        assert [move.from_table for move in one.moves] == [1]
        assert (one.stuck, one.spread, one.within) == ((2,), 1, 1)
        both = balanced(counts, last=DEALT, tables={1: fixed, 2: fixed})
        assert (both.moves, both.stuck, both.spread) == ((), (1, 2), 2)

    def test_a_move_names_both_seats(self) -> None:
        counts = {12: TableCount(8, 9), 9: TableCount(6, 9)}
        tables = {12: rests(*range(1, 9)), 9: rests(1, 2, 4, 5, 7, 9)}
        found = balance(TableCounts.of(counts), tables.__getitem__, Procedure((12, 9)), WITHIN_ONE)

        assert found.moves == (Move(12, 3, 9, 3, frozenset({MoveNote.BIG_BLIND_NEXT})),)

    def test_without_the_button_it_reads_next_big_blind_of_12_to_table_9_worst_seat(self) -> None:
        counts = {12: TableCount(8, 9), 9: TableCount(6, 9)}
        tables = lowest_taken(counts, UNKNOWN)
        found = balance(TableCounts.of(counts), tables.__getitem__, Procedure((12, 9)), WITHIN_ONE)

        assert found.moves == (
            Move(
                12,
                None,
                9,
                None,
                frozenset(
                    {MoveNote.BUTTON_UNKNOWN_AT_SOURCE, MoveNote.BUTTON_UNKNOWN_AT_DESTINATION}
                ),
            ),
        )

    def test_the_second_move_goes_by_the_tables_after_the_first(self) -> None:
        counts = {1: TableCount(9, 9), 2: TableCount(5, 9)}
        tables = {1: rests(*range(1, 10)), 2: rests(1, 2, 4, 6, 8)}
        found = balance(TableCounts.of(counts), tables.__getitem__, Procedure((1, 2)), WITHIN_ONE)

        assert [(move.from_seat, move.to_seat) for move in found.moves] == [(3, 3), (4, 5)]

    def test_a_mover_is_not_moved_on_at_once(self) -> None:
        counts = counted(9, 9, 1)
        found = balanced(counts, last=DEALT)
        arrived = {(move.to_table, move.to_seat) for move in found.moves}

        assert not arrived & {(move.from_table, move.from_seat) for move in found.moves}
        assert len(arrived) == len(found.moves) == 5

    def test_only_the_tables_of_a_move_are_looked_at(self) -> None:
        counts = counted(*([9] * 400), 7)
        tables = lowest_taken(counts)
        seen: list[int] = []

        def look(table: int) -> Table:
            seen.append(table)
            return tables[table]

        balance(TableCounts.of(counts), look, Procedure(tuple(range(401, 0, -1))), WITHIN_ONE)
        assert seen == [400, 401]

    @given(
        players=st.lists(st.integers(1, 9), min_size=1, max_size=12),
        last=st.sampled_from([DEALT, UNKNOWN]),
    )
    def test_the_moves_are_as_few_as_an_even_field_needs(
        self, players: list[int], last: ButtonPosition
    ) -> None:
        counts = counted(*players)
        found = balanced(counts, last=last)
        low, ahead = divmod(sum(players), len(players))
        targets = sorted([low + 1] * ahead + [low] * (len(players) - ahead), reverse=True)
        needed = sum(
            max(0, here - wanted)
            for here, wanted in zip(sorted(players, reverse=True), targets, strict=True)
        )

        if max(players) - min(players) > 1:
            assert len(found.moves) == needed
            assert played(counts, found) == targets
        else:
            assert found.moves == ()

    @given(st.lists(st.integers(1, 9), min_size=1, max_size=9), st.integers(1, 4))
    def test_within_any_tolerance_no_fewer_moves_would_do(
        self, players: list[int], within: int
    ) -> None:
        settings = BalancingSettings(tolerance=(ToleranceStep(1, within),))
        counts = counted(*players)
        found = balanced(counts, settings)
        fewest = min(
            max(
                sum(max(0, n - low - within) for n in players),
                sum(max(0, low - n) for n in players),
            )
            for low in range(10)
        )
        after = played(counts, found)

        assert len(found.moves) == fewest
        assert after[0] - after[-1] <= within
        assert found.spread == after[0] - after[-1] or after[-1] == 9

    @given(
        st.lists(st.sets(st.integers(1, 9), min_size=2), min_size=2, max_size=8),
        st.data(),
    )
    def test_nobody_goes_to_a_taken_seat_or_comes_from_an_empty_one(
        self, sitting: list[set[int]], data: st.DataObject
    ) -> None:
        seats = st.sampled_from(range(1, 10))
        tables = {
            number: rests(
                *there,
                last=ButtonPosition(*sorted(data.draw(st.sets(seats, min_size=3, max_size=3)))),
                fixed=frozenset(data.draw(st.sets(seats, max_size=3))),
                moved=frozenset(data.draw(st.sets(seats, max_size=5))),
            )
            for number, there in enumerate(sitting, 1)
        }
        counts = {number: TableCount(len(there), 9) for number, there in enumerate(sitting, 1)}
        found = balance(TableCounts.of(counts), tables.__getitem__, Procedure(()), WITHIN_ONE)
        taken = {(number, seat) for number, there in enumerate(sitting, 1) for seat in there}
        for move in found.moves:
            assert move.from_table != move.to_table
            assert move.from_seat not in tables[move.from_table].fixed or (
                (move.from_table, move.from_seat) in {(m.to_table, m.to_seat) for m in found.moves}
            )
            taken.remove((move.from_table, move.from_seat or 0))
            assert (move.to_table, move.to_seat) not in taken
            taken.add((move.to_table, move.to_seat or 0))
        assert found.spread <= 1 or found.stuck
