"""The lists of dealers as prepared cells: who deals where since when, and who has a break."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from tdapp.calls.cash.dealers import PushDealers
from tdapp.cash.dealing.pushing import is_going, longest_out, next_in
from tdapp.core.ids import StaffId
from tdapp.screens.board_words import variant_name
from tdapp.shown.cash_words import game_in_short
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.ui.cash_floor.cash_in_view import CashInView
from tdapp.ui.look.lists.list_rows import Column, label, left, numbered, right, wide
from tdapp.ui.look.spoken import saying, voice

say = saying("dealers")


@dataclass(frozen=True, slots=True)
class DealerRow:
    """A table with a game and its dealer, or somebody who has a break (table 0)."""

    table: int
    dealer: StaffId | None


def dealing(view: CashInView) -> Iterator[DealerRow]:
    """Each table with a game."""
    for table in sorted(view.state.games.by_table):
        yield DealerRow(table, view.state.dealers.at_table.get(table))


def on_break(view: CashInView) -> Iterator[DealerRow]:
    """Who has a break, the longest first."""
    free = [
        (one.since.utc_us, id_)
        for id_, one in view.state.dealers.by_id.items()
        if one.table is None
    ]
    for _, dealer in sorted(free):
        yield DealerRow(0, dealer)


def row_of(view: CashInView, table: int) -> tuple[int, ...]:
    """The tables that were pushed together with this one the last time, in order."""
    dealers = view.state.dealers
    since = {at: dealers.by_id[one].since for at, one in dealers.at_table.items()}
    pushed = since.get(table)
    row = [at for at, when in sorted(since.items()) if when == pushed]
    return tuple(row) if pushed is not None else (table,)


def coming_in(view: CashInView, row: tuple[int, ...]) -> StaffId | None:
    """Who is longest on a break and deals the first game; else who comes from the last table."""
    cash = view.state
    free = next_in(cash, row[0])
    return free[0] if free else cash.dealers.at_table.get(row[-1])


def pushing(view: CashInView, table: int) -> PushDealers:
    """The push of the row that a table is in."""
    row = row_of(view, table)
    return PushDealers(view.id, row, coming_in(view, row))


def at_a_glance(view: CashInView) -> str:
    """Who is longest without a break."""
    out = longest_out(view.state, view.now)
    if not out:
        return ""
    table, dealer, since = out[0]
    name = view.staff_name(dealer)
    return say(
        "longest out: {name} at {table}, {age}", name=name, table=table, age=voice().age(since)
    )


def dealing_columns(view: CashInView) -> tuple[Column[DealerRow], ...]:
    """Table, game, dealer, since when, without a break for, who comes in next, how it stands."""
    return (
        left(say("Table"), 52, lambda row: numbered(row.table), strong=True),
        left(say("Game"), 100, lambda row: game_in_short(view.state.game_at(row.table).sign.game)),
        wide(say("Dealer"), partial(_dealer, view), 120, strong=True),
        right(say("Since"), 64, partial(_since, view)),
        right(say("No break for"), 96, partial(_out, view)),
        left(say("Next in"), 130, partial(_next, view), 620),
        left("", 120, partial(_going, view), 700),
    )


def break_columns(view: CashInView) -> tuple[Column[DealerRow], ...]:
    """Who has a break, for how long, and the games that are dealt."""
    return (
        wide("", partial(_dealer, view), 120, strong=True),
        right("", 140, partial(_rests, view)),
        left("", 240, partial(_games, view), 520),
    )


def _dealer(view: CashInView, row: DealerRow) -> Cell:
    if row.dealer is None:
        return Cell(say("no dealer"), tone=Tone.WAITS, shape=Shape.ATTENTION)
    return Cell(view.staff_name(row.dealer))


def _since(view: CashInView, row: DealerRow) -> Cell:
    if row.dealer is None:
        return label("")
    return label(voice().time(view.state.dealers.by_id[row.dealer].since.utc_us))


def _out(view: CashInView, row: DealerRow) -> Cell:
    one = None if row.dealer is None else view.state.dealers.by_id[row.dealer]
    return label("" if one is None or one.out is None else voice().age(view.now.since(one.out)))


def _next(view: CashInView, row: DealerRow) -> Cell:
    free = next_in(view.state, row.table)
    return label(view.staff_name(free[0]) if free else "")


def _going(view: CashInView, row: DealerRow) -> Cell:
    if is_going(view.state, view.rules.play.cash, row.table):
        return Cell(say("going"), shape=Shape.DONE)
    return label("" if row.dealer is None else say("few players"))


def _rests(view: CashInView, row: DealerRow) -> Cell:
    since = view.state.dealers.by_id[row.dealer or StaffId("")].since
    return label(say("break for {age}", age=voice().age(view.now.since(since))))


def _games(view: CashInView, row: DealerRow) -> Cell:
    games = view.state.dealers.by_id[row.dealer or StaffId("")].games
    return label(", ".join(map(variant_name, games)) or say("all games"))
