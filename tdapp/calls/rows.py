"""The row of every call, by the label that names it in the record."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from tdapp.calls.across import ending, tables
from tdapp.calls.across import moves as across_moves
from tdapp.calls.house import cage, kept_prizes, merging, notices, people, room, staff
from tdapp.calls.house import papers as house_papers
from tdapp.calls.tournament import (
    alternates,
    attendance,
    bounties,
    brackets,
    chips,
    clock,
    deals,
    event,
    exits,
    hand_for_hand,
    hand_rulings,
    hands,
    prizes,
    refunds,
    rulings,
    sales,
    seats,
    structure,
)
from tdapp.calls.tournament import moves as tournament_moves
from tdapp.calls.tournament import papers as tournament_papers
from tdapp.desk.call import CallRow

MODULES = (
    ending,
    across_moves,
    tables,
    cage,
    kept_prizes,
    merging,
    notices,
    house_papers,
    people,
    room,
    staff,
    alternates,
    attendance,
    bounties,
    brackets,
    chips,
    clock,
    deals,
    event,
    exits,
    hand_for_hand,
    hand_rulings,
    hands,
    tournament_moves,
    tournament_papers,
    prizes,
    refunds,
    rulings,
    sales,
    seats,
    structure,
)


def _rows() -> Iterator[CallRow]:
    for module in MODULES:
        for one in vars(module).values():
            row = getattr(one, "row", None)
            if isinstance(row, CallRow):
                yield row


ROWS: Mapping[str, CallRow] = MappingProxyType({row.label: row for row in _rows()})
"""An act that was made without a call, such as an undo, has none."""
