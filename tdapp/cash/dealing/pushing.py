"""Pushing dealers from table to table: one act a row, with who is out longest and who is next."""

from collections.abc import Iterator, Sequence

from tdapp.cash.cash import Cash
from tdapp.cash.facts.dealers import (
    AtTable,
    DealerCame,
    DealersPushed,
    DealerTrained,
    DealerWentHome,
)
from tdapp.cash.state.dealers import DealerNow
from tdapp.core.event import Event
from tdapp.core.ids import StaffId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.cash_permits import fewest
from tdapp.rules.cash_rules import CashRules


def come(cash: Cash, dealer: StaffId, games: Sequence[str], at: Instant) -> list[Event]:
    """Let a dealer begin work, trained for these variants; refuses ``dealer_is_here``."""
    if dealer in cash.dealers.by_id:
        raise Refusal("dealer_is_here")
    return [DealerCame(dealer, tuple(sorted(games)), at)]


def train(cash: Cash, dealer: StaffId, games: Sequence[str]) -> list[Event]:
    """Correct which variants a dealer may deal.

    Refuses ``dealer_not_here`` and ``nothing_to_learn``.
    """
    wanted = tuple(sorted(games))
    if at_work(cash, dealer).games == wanted:
        raise Refusal("nothing_to_learn")
    return [DealerTrained(dealer, wanted)]


def go_home(cash: Cash, dealer: StaffId, at: Instant) -> list[Event]:
    """Let a dealer who has a break end work; refuses ``dealer_not_here`` and ``dealer_deals``."""
    table = at_work(cash, dealer).table
    if table is not None:
        raise Refusal("dealer_deals", table=table)
    return [DealerWentHome(dealer, at)]


def push_row(
    cash: Cash,
    row: Sequence[int],
    comes_in: StaffId | None,
    at: Instant,
    *,
    untrained: bool = False,
) -> list[Event]:
    """Push a row of tables: who comes in goes to the first, its dealer to the next, and so on.

    The last one's has a break; a table behind one without a dealer gets none. With nobody coming
    in the first stands without. Refuses ``no_row``, ``no_game_there``, ``dealer_not_here``,
    ``dealer_deals`` and, unless the `untrained` may deal, ``dealer_not_trained``.
    """
    if not row or len({*row}) < len(row):
        raise Refusal("no_row")
    if comes_in is not None:
        table = at_work(cash, comes_in).table
        if table is not None and table not in row[-1:]:
            raise Refusal("dealer_deals", table=table)
    dealing = [comes_in, *(cash.dealers.at_table.get(table) for table in row[:-1])]
    pushes = tuple(AtTable(*one) for one in zip(row, dealing, strict=True))
    for push in pushes:
        _must_be_fit(cash, push, untrained=untrained)
    return [DealersPushed(pushes, at)]


def _must_be_fit(cash: Cash, push: AtTable, *, untrained: bool) -> None:
    variant = cash.game_at(push.table).sign.game.variant
    fit = push.dealer is None or at_work(cash, push.dealer).is_trained(variant)
    if not fit and not untrained:
        raise Refusal("dealer_not_trained", table=push.table, game=variant)


def next_in(cash: Cash, table: int) -> list[StaffId]:
    """The dealers who could come in at a table: trained, and longest on their break first.

    Refuses ``no_game_there``.
    """
    variant = cash.game_at(table).sign.game.variant
    free = ((dealer, one) for dealer, one in cash.dealers.by_id.items() if one.table is None)
    trained = [(one.since.utc_us, dealer) for dealer, one in free if one.is_trained(variant)]
    return [dealer for _, dealer in sorted(trained)]


def longest_out(cash: Cash, now: Instant) -> list[tuple[int, StaffId, int]]:
    """The tables with their dealers, who is longest without a break first (microseconds)."""
    found = [
        (table, dealer, now.since(one.out)) for table, dealer, one in _dealing(cash) if one.out
    ]
    return sorted(found, key=lambda one: (-one[2], one[0]))


def _dealing(cash: Cash) -> Iterator[tuple[int, StaffId, DealerNow]]:
    for table, dealer in cash.dealers.at_table.items():
        yield table, dealer, cash.dealers.by_id[dealer]


def is_going(cash: Cash, rules: CashRules, table: int) -> bool:
    """Whether a game can be dealt: it has a dealer, and the fewest players are there.

    Where no dealer was noted as at work, nobody keeps them, and players alone count. TAS B2.4,
    C3.4, ADELAIDE 4, STAR 9.8. Refuses ``no_game_there``.
    """
    variant = cash.game_at(table).sign.game.variant
    here = [one for one in cash.seating.at_table(table) if one not in cash.attendance.away]
    dealt = not cash.dealers.by_id or table in cash.dealers.at_table
    return dealt and len(here) >= fewest(rules, variant)


def at_work(cash: Cash, dealer: StaffId) -> DealerNow:
    """A dealer at work; refuses ``dealer_not_here``."""
    found = cash.dealers.by_id.get(dealer)
    if found is None:
        raise Refusal("dealer_not_here")
    return found
