"""The row of every call, by the label that names it in the record."""

from collections.abc import Mapping
from types import ModuleType

from tdapp.desk.call import CallRow
from tdapp.start_up import ReadInTurn

IN_TOURNAMENT = """
event sales exits clock seats moves prizes attendance structure refunds bounties deals alternates
chips rulings papers brackets stages hand_for_hand hands hand_rulings envelopes terms teams
"""
IN_CASH = """
room games lists stakes presence custody seats days trays transfers fees dealers hands
"""
IN_JACKPOT = "pools rounds hits days"
IN_HOUSE = "cage kept_prizes people staff room papers notices merging tickets"
ACROSS = "ending jackpot_tables moves tables tickets uses"


def _rows(module: ModuleType) -> Mapping[str, CallRow]:
    rows = (getattr(one, "row", None) for one in vars(module).values())
    return {row.label: row for row in rows if isinstance(row, CallRow)}


ROWS = ReadInTurn[CallRow](
    [
        *(f"tdapp.calls.tournament.{name}" for name in IN_TOURNAMENT.split()),
        *(f"tdapp.calls.cash.{name}" for name in IN_CASH.split()),
        *(f"tdapp.calls.jackpot.{name}" for name in IN_JACKPOT.split()),
        *(f"tdapp.calls.across.{name}" for name in ACROSS.split()),
        *(f"tdapp.calls.house.{name}" for name in IN_HOUSE.split()),
    ],
    _rows,
)
"""An act that was made without a call, such as an undo, has none."""
