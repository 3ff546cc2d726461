"""The row of every call, by the label that names it in the record."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from tdapp.desk import (
    alternate_calls,
    attendance_calls,
    bounty_calls,
    cage_calls,
    chips_calls,
    clock_calls,
    exit_calls,
    feature_calls,
    hand_ruling_calls,
    house_calls,
    kept_prize_calls,
    merge_calls,
    move_calls,
    notice_calls,
    paper_calls,
    people_calls,
    prize_calls,
    refund_calls,
    rulings_calls,
    sales_calls,
    seat_calls,
    staff_calls,
    structure_calls,
    tournament_calls,
)
from tdapp.desk.call import CallRow

MODULES = (
    alternate_calls,
    attendance_calls,
    bounty_calls,
    cage_calls,
    chips_calls,
    clock_calls,
    exit_calls,
    feature_calls,
    hand_ruling_calls,
    house_calls,
    kept_prize_calls,
    merge_calls,
    move_calls,
    notice_calls,
    paper_calls,
    people_calls,
    prize_calls,
    refund_calls,
    rulings_calls,
    sales_calls,
    seat_calls,
    staff_calls,
    structure_calls,
    tournament_calls,
)


def _rows() -> Iterator[CallRow]:
    for module in MODULES:
        for one in vars(module).values():
            row = getattr(one, "row", None)
            if isinstance(row, CallRow):
                yield row


ROWS: Mapping[str, CallRow] = MappingProxyType({row.label: row for row in _rows()})
"""An act that was made without a call, such as an undo, has none."""
