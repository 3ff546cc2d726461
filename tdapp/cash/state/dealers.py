"""The fold of dealers: who is at work, who deals where since when, who has a break."""

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.cash.facts.dealers import DealerCame, DealersPushed, DealerTrained, DealerWentHome
from tdapp.cash.facts.games import GameClosed
from tdapp.core.fold import Handlers
from tdapp.core.ids import StaffId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Contradiction


class DealerNow(msgspec.Struct, frozen=True):
    """A dealer at work: at a `table` or, with None, on a break, either `since` a moment.

    `out` is when the first table after the last break began; `games` are the variants that the
    dealer is trained for, empty: all.
    """

    games: tuple[str, ...]
    since: Instant
    table: int | None = None
    out: Instant | None = None

    def is_trained(self, variant: str) -> bool:
        """Whether the dealer may deal a game."""
        return not self.games or variant in self.games


class Dealers(msgspec.Struct, frozen=True):
    """All dealers at work, and who deals at which table."""

    by_id: Map[StaffId, DealerNow] = Map()
    at_table: Map[int, StaffId] = Map()


def _came(dealers: Dealers, event: DealerCame) -> Dealers:
    if event.dealer in dealers.by_id:
        raise Contradiction("dealer_is_here")
    return _with(dealers, event.dealer, DealerNow(event.games, event.at))


def _trained(dealers: Dealers, event: DealerTrained) -> Dealers:
    return _with(dealers, event.dealer, replace(_here(dealers, event.dealer), games=event.games))


def _went_home(dealers: Dealers, event: DealerWentHome) -> Dealers:
    if _here(dealers, event.dealer).table is not None:
        raise Contradiction("dealer_deals")
    return replace(dealers, by_id=dealers.by_id.delete(event.dealer))


def _pushed(dealers: Dealers, event: DealersPushed) -> Dealers:
    coming = [push.dealer for push in event.pushes]
    for push in event.pushes:
        out = dealers.at_table.get(push.table)
        if out is not None and out not in coming:
            dealers = _on_break(dealers, out, event.at)
    for push in event.pushes:
        dealers = _at(dealers, push.table, push.dealer, event.at)
    return dealers


def _on_break(dealers: Dealers, dealer: StaffId, at: Instant) -> Dealers:
    one = _here(dealers, dealer)
    return _with(dealers, dealer, replace(one, table=None, since=at, out=None))


def _at(dealers: Dealers, table: int, dealer: StaffId | None, at: Instant) -> Dealers:
    at_table = dealers.at_table
    if dealer is None:
        left = at_table.delete(table) if table in at_table else at_table
        return replace(dealers, at_table=left)
    one = _here(dealers, dealer)
    if one.table is not None and at_table.get(one.table) == dealer:
        at_table = at_table.delete(one.table)
    dealers = replace(dealers, at_table=at_table.set(table, dealer))
    now = replace(one, table=table, since=at, out=at if one.out is None else one.out)
    return _with(dealers, dealer, now)


def _closed(dealers: Dealers, event: GameClosed) -> Dealers:
    dealer = dealers.at_table.get(event.table)
    if dealer is None:
        return dealers
    dealers = _on_break(dealers, dealer, dealers.by_id[dealer].since)
    return replace(dealers, at_table=dealers.at_table.delete(event.table))


def _here(dealers: Dealers, dealer: StaffId) -> DealerNow:
    found = dealers.by_id.get(dealer)
    if found is None:
        raise Contradiction("dealer_not_here")
    return found


def _with(dealers: Dealers, dealer: StaffId, now: DealerNow) -> Dealers:
    return replace(dealers, by_id=dealers.by_id.set(dealer, now))


DEALERS_FOLD: Handlers = {
    DealerCame: _came,
    DealerTrained: _trained,
    DealerWentHome: _went_home,
    DealersPushed: _pushed,
    GameClosed: _closed,
}
