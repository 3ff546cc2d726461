"""Breaking tables: which is next, when the field fits into the others, and who goes where."""

from collections.abc import Collection, Sequence

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.table.geometry.seats import FreeAt, draw_few
from tdapp.table.geometry.table_counts import TableCounts
from tdapp.table.geometry.two_step import Apart, TwoStepDraw, two_step


def tables_needed(players: int, load: int) -> int:
    """How many tables a field fills with `load` players at each."""
    return -(-players // load)


def next_break(
    tables: TableCounts,
    breaking_order: Sequence[int],
    load: int | None = None,
    spared: Collection[int] = (),
    spare: int = 0,
) -> int | None:
    """The first table in the order, if the field fits into the others; else None.

    `load` is the ideal number of players at a table, None for all its seats. Tables on hold and
    `spared` ones (somebody there must not move) are passed over, and who is broken does not go to
    a table on hold. Empty tables do not count. So many seats must be to `spare` at the others.
    """
    counts = tables.counts
    candidates = (table for table in breaking_order if table not in spared and table in counts)
    first = next((t for t in candidates if counts[t].players and not counts[t].on_hold), None)
    if first is None:
        return None
    return first if tables.without(first).room(load) >= counts[first].players + spare else None


def break_table(
    table: int,
    players: Collection[int],
    tables: TableCounts,
    free_at: FreeAt,
    seed: str,
    apart: Apart | None = None,
) -> TwoStepDraw:
    """Draw the players of a table to the others in two steps, the emptiest tables first.

    `free_at` gives the free seats of a table and is asked only for those that somebody gets.
    Nobody goes to a table on hold or to an empty one. Refuses ``table_on_hold`` and
    ``not_enough_seats``.
    """
    if tables.counts[table].on_hold:
        raise Refusal("table_on_hold", table=table)
    cards = draw_few(tables.without(table), free_at, len(players), seed, in_use=True)
    return two_step(cards, players, seed, apart or Apart())


class TableOrders(msgspec.Struct, frozen=True):
    """The lists in which tables open and break; numbers never change.

    `opening` are those that opened, `coming` those that are to open next.
    """

    opening: tuple[int, ...] = ()
    breaking: tuple[int, ...] = ()
    coming: tuple[int, ...] = ()

    def opened(self, table: int) -> "TableOrders":
        """With one more table that was not open: it opened last and is the first to break."""
        coming = _without(self.coming, table) if self.coming else ()
        return TableOrders((*self.opening, table), (table, *self.breaking), coming)

    def closed(self, table: int) -> "TableOrders":
        """Without a table."""
        opening, breaking = _without(self.opening, table), _without(self.breaking, table)
        return TableOrders(opening, breaking, self.coming)

    def posted(self, breaking: Sequence[int]) -> "TableOrders":
        """With another breaking order; refuses ``wrong_breaking_order`` unless it has all tables.

        Its details name a table too few, too many or twice.
        """
        for number in sorted({*self.opening, *breaking}):
            if breaking.count(number) != self.opening.count(number):
                raise Refusal("wrong_breaking_order", table=number)
        return TableOrders(self.opening, tuple(breaking), self.coming)

    def planned(self, coming: Sequence[int]) -> "TableOrders":
        """With other tables to open next; refuses ``wrong_opening_order``.

        Its details name a table that is open already or listed twice.
        """
        for number in coming:
            if number in self.opening or coming.count(number) > 1:
                raise Refusal("wrong_opening_order", table=number)
        return TableOrders(self.opening, self.breaking, tuple(coming))


def _without(numbers: tuple[int, ...], table: int) -> tuple[int, ...]:
    return tuple(number for number in numbers if number != table)
