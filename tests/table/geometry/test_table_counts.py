"""Counts that are kept up table by table equal those taken anew."""

import hypothesis.strategies as st
from hypothesis import given

from tdapp.core.loose import Changing
from tdapp.table.geometry.table_counts import TableCount, TableCounts
from tests.table.geometry.rooms import counted

counts = st.builds(TableCount, st.integers(0, 9), st.integers(6, 10), st.booleans())
changes = st.lists(st.tuples(st.integers(1, 6), st.none() | counts), max_size=20)


def plain(tables: TableCounts) -> tuple[object, ...]:
    """What it holds, without empty ends of rows."""
    rows = [
        [(players, row) for players, row in enumerate(kind) if row]
        for kind in (tables.open, tables.full, tables.held, [(n,) for n in tables.sizes])
    ]
    sizes = [(seats, row) for seats, row in rows.pop() if row != (0,)]
    return dict(tables.counts.items()), rows, sizes


@given(changes, st.integers(5, 10))
def test_whatever_changes_the_rows_are_those_of_a_fresh_count(
    changed: list[tuple[int, TableCount | None]], load: int
) -> None:
    tables, known = TableCounts(), dict[int, TableCount]()
    for table, count in changed:
        tables = tables.without(table) if count is None else tables.put(table, count)
        known.pop(table, None)
        if count is not None:
            known[table] = count
    fresh = TableCounts.of(known)
    playing = [c for c in known.values() if c.players and not c.on_hold]

    assert plain(tables) == plain(fresh)
    assert tables.in_use == fresh.in_use == sum(c.players > 0 for c in known.values())
    assert tables.room() == sum(c.seats - c.players for c in playing)
    assert tables.room(load) == sum(min(load, c.seats) - c.players for c in playing)
    assert tables.fullest() == max((c.players for c in playing), default=0)
    assert tables.fullest(with_held=True) == max((c.players for c in known.values()), default=0)


@given(changes, st.lists(st.integers(0, 20), max_size=4))
def test_a_long_fold_gives_the_same_rows_wherever_they_are_wanted(
    changed: list[tuple[int, TableCount | None]], wanted: list[int]
) -> None:
    tables = TableCounts()
    loose, twins = tables.loose(), list[tuple[Changing, TableCounts]]()
    for step, (table, count) in enumerate(changed):
        tables = tables.without(table) if count is None else tables.put(table, count)
        loose = loose.without(table) if count is None else loose.put(table, count)
        if step in wanted:
            twins.append((loose, tables))
            loose = loose.twin()
            assert loose.firm() == tables
        if table in tables.counts:
            tables, loose = tables.came(table), loose.came(table)
    assert all(twin.firm() == then for twin, then in twins)
    assert plain(loose.firm()) == plain(tables) == plain(TableCounts.of(loose.counts))


def test_who_comes_and_goes_changes_the_row() -> None:
    tables = TableCounts.of(counted(8, 8)).came(2)

    assert (tables.open[8], tables.full[9]) == ((1,), (2,))
    assert list(tables.with_players(8)) == [(1,), ()]
    assert tables.came(2, -3).open[6] == (2,)
