"""The divider of a table: two sides, each with a number and another back (STAR 28.5.3, 28.6.3)."""

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.rules.rule import COMMON
from tdapp.table.guards import must_be_open as must_be_an_open_table
from tdapp.tournament.brackets.halves import B, TableHalf, halves_of
from tdapp.tournament.facts.brackets import DividerTaken, TableDivided
from tdapp.tournament.tournament import Tournament


def divide(tournament: Tournament, table: int, backs: tuple[str, str]) -> list[Event]:
    """Split an empty table by a divider; `backs` are the colours of the cards on its sides.

    Refuses ``no_bracket``, ``table_not_open``, ``table_divided``, ``no_such_seat`` for a table of
    fewer than four seats, ``half_in_use``, ``no_back`` and ``same_backs``.
    """
    if tournament.conditions.bracket is None:
        raise Refusal("no_bracket")
    must_be_an_open_table(tournament, table)
    if table in tournament.matches.backs:
        raise Refusal("table_divided", table=table)
    last = TableHalf(table, B).seats[-1]
    if last.seat > tournament.seating.tables[table]:
        raise Refusal("no_such_seat", seat=str(last))
    _must_be_empty(tournament, table)
    one, other = (" ".join(back.split()) for back in backs)
    if not one or not other:
        raise Refusal("no_back", table=table)
    if one.casefold() == other.casefold():
        said = tournament.conditions.rules.brackets
        rule = said.backs_differ.rule if said and said.backs_differ else COMMON
        raise Refusal("same_backs", back=one, table=table, rule=rule)
    return [TableDivided(table, (one, other))]


def take_divider(tournament: Tournament, table: int) -> list[Event]:
    """Take a divider away; refuses ``table_not_divided`` and ``half_in_use``."""
    if table not in tournament.matches.backs:
        raise Refusal("table_not_divided", table=table)
    _must_be_empty(tournament, table)
    return [DividerTaken(table)]


def _must_be_empty(tournament: Tournament, table: int) -> None:
    sitting = tournament.seating.at_table(table)
    if sitting:
        divided = table in tournament.matches.backs
        seats = {tournament.seating.seat_of[one] for one in sitting}
        used = (half for half in halves_of(table, divided=divided) if seats & {*half.seats})
        raise Refusal("half_in_use", half=str(next(used, table)))
