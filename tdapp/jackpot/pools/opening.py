"""Opening pools, changing their terms, and linking the tables that feed them."""

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.jackpot.facts.pools import (
    JackpotsOpened,
    JackpotTableLinked,
    JackpotTableUnlinked,
    PoolChanged,
    PoolOpened,
)
from tdapp.jackpot.jackpot import Jackpots
from tdapp.jackpot.pool_terms import PoolTerms
from tdapp.jackpot.settling.amounts import WHOLE
from tdapp.jackpot.settling.setting_up import (
    ChangeMoment,
    PoolEvent,
    check_events,
    check_terms_change,
)
from tdapp.rules.houses import HouseRules
from tdapp.rules.jackpot_rules import JackpotRules, PrizeOf


def open_jackpots(jackpots: Jackpots, rules: HouseRules) -> list[Event]:
    """Let jackpots be run under a house; refuses ``jackpots_open``."""
    if jackpots.pools.house is not None:
        raise Refusal("jackpots_open", house=jackpots.pools.house.house)
    return [JackpotsOpened(rules.rulebook.house, rules.hashes)]


def must_be_under(jackpots: Jackpots, rules: HouseRules) -> JackpotRules:
    """The rules, unless they are not those that jackpots are run under.

    Refuses ``no_jackpots``, and ``not_this_house`` for rules of another house or version.
    """
    house = jackpots.pools.house
    if house is None:
        raise Refusal("no_jackpots")
    if house.version != rules.hashes:
        raise Refusal("not_this_house", house=house.house)
    return rules.rulebook.jackpots


def open_pool(
    jackpots: Jackpots, rules: JackpotRules, terms: PoolTerms, at: Instant
) -> list[Event]:
    """Open a pool under the next number; refuses what `_must_be_allowed` does."""
    _must_be_allowed(rules, terms)
    return [PoolOpened(len(jackpots.pools.versions) + 1, terms, at)]


def change_pool(
    jackpots: Jackpots, rules: JackpotRules, pool: int, terms: PoolTerms, at: Instant
) -> list[Event]:
    """Give a pool other terms.

    Refuses ``no_such_jackpot``, ``pool_as_it_is`` and what `_must_be_allowed` does.
    """
    if jackpots.pools.terms(pool) == terms:
        raise Refusal("pool_as_it_is", pool=pool)
    _must_be_allowed(rules, terms)
    return [PoolChanged(pool, terms, at)]


def must_be_time(
    rules: JackpotRules, jackpots: Jackpots, pool: int, terms: PoolTerms, told: ChangeMoment
) -> None:
    """Refuse as `check_terms_change` does that hands or prizes are others, as it was told."""
    if jackpots.pools.terms(pool).prizes != terms.prizes:
        check_terms_change(rules.changes, told)


def _must_be_allowed(rules: JackpotRules, terms: PoolTerms) -> None:
    """Refuse what the house's rules do (`check_events`), and ``bad_pool_share``.

    All needs no size, a percentage is between nothing and all, a fixed sum above nothing.
    """
    check_events(rules, [PoolEvent(one.hand, one.cards, one.prize) for one in terms.prizes])
    for number, prize in enumerate(terms.prizes, 1):
        fits = {
            PrizeOf.ALL: prize.size == 0,
            PrizeOf.PERCENTAGE: 0 < prize.size < WHOLE,
            PrizeOf.FIXED: prize.size > 0,
        }
        if not fits[prize.prize]:
            raise Refusal("bad_pool_share", number=number)


def link(
    jackpots: Jackpots, pool: int, table: int, display: str, console: str | None, counter: int
) -> list[Event]:
    """Let a table feed a pool, which a display shows there (CROWN 17.3.1, ADELAIDE 114b to d).

    What a `console` shows already is not counted. Refuses ``no_such_jackpot``, ``table_linked`` to
    the one pool that a table can have (BONUS 15.1.2.2) and ``no_pool_display``.
    """
    jackpots.pools.terms(pool)
    linked = jackpots.links.by_table.get(table)
    if linked is not None:
        raise Refusal("table_linked", table=table, pool=linked.pool)
    if not display.strip():
        raise Refusal("no_pool_display", table=table)
    return [JackpotTableLinked(table, pool, display, console, counter)]


def unlink(jackpots: Jackpots, table: int) -> list[Event]:
    """Let a table feed its pool no more.

    Refuses ``table_not_linked``, and ``hit_pending_there`` while a hit there is to be confirmed.
    """
    pool = jackpots.links.pool_at(table)
    for number in jackpots.hits.open_of(pool):
        if jackpots.hits.hit(number).claim.table == table:
            raise Refusal("hit_pending_there", hit=number, table=table)
    return [JackpotTableUnlinked(table, pool)]
