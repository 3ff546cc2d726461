"""Play halts at a table that is too short of players, once that touches its blinds."""

from tdapp.table.geometry.balancing import (
    Halt,
    blinds_affected,
    halts,
)
from tdapp.table.geometry.table import ButtonPosition
from tdapp.table.geometry.table_counts import TableCount, TableCounts
from tests.table.geometry.rooms import UNKNOWN, counted, lowest_taken, rests


class TestTheHalt:
    """Where play must stop."""

    def test_a_table_three_short_halts_once_its_big_blind_seat_is_empty(self) -> None:
        counts = {1: TableCount(8, 9), 2: TableCount(5, 9)}
        full = rests(*range(1, 9))
        for occupied, halted in [((1, 2, 3, 6, 8), False), ((1, 3, 4, 6, 8), True)]:
            tables = {1: full, 2: rests(*occupied)}
            expected = (Halt(2, 3, by_counts=False),) if halted else ()
            assert halts(TableCounts.of(counts), tables.__getitem__, 3) == expected

    def test_the_blinds_are_affected_where_the_next_big_blind_would_pass_a_seat(self) -> None:
        assert blinds_affected(rests(1, 2, 4)) is True
        assert blinds_affected(rests(1, 3, 4)) is True
        assert blinds_affected(rests(1, 2, 3)) is False
        assert blinds_affected(rests(1, 8, 9, last=ButtonPosition(7, 8, 9))) is False
        assert blinds_affected(rests(1, 2, last=UNKNOWN)) is None

    def test_without_the_button_it_goes_by_counts_and_says_so(self) -> None:
        counts = counted(8, 5, 6, 0)
        tables = lowest_taken(counts, UNKNOWN)

        assert halts(TableCounts.of(counts), tables.__getitem__, 3) == (Halt(2, 3, by_counts=True),)
        assert halts(TableCounts.of(counts), tables.__getitem__, 2) == (
            Halt(2, 3, by_counts=True),
            Halt(3, 2, by_counts=True),
        )

    def test_it_can_be_waived(self) -> None:
        counts = counted(9, 2)

        assert halts(TableCounts.of(counts), lowest_taken(counts, UNKNOWN).__getitem__, None) == ()
        assert halts(TableCounts(), lowest_taken({}).__getitem__, 3) == ()
