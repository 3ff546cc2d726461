"""Opening pools, changing their terms, and linking the tables that feed them."""

from tdapp.core.event import Event
from tdapp.core.ids import StaffId
from tdapp.core.instant import MINUTE_US, Instant
from tdapp.core.refusal import Refusal
from tdapp.jackpot.facts.pools import (
    JackpotsOpened,
    JackpotTableLinked,
    JackpotTableUnlinked,
    PoolChanged,
    PoolChangePosted,
    PoolOpened,
)
from tdapp.jackpot.jackpot import Jackpots
from tdapp.jackpot.pool_terms import PoolTerms
from tdapp.jackpot.settling.amounts import WHOLE
from tdapp.jackpot.settling.setting_up import (
    ChangeMoment,
    PoolEvent,
    check_events,
    check_game,
    check_terms_change,
)
from tdapp.jackpot.state.pools import Pools
from tdapp.rules.houses import HouseRules
from tdapp.rules.jackpot_rules import ChangedWhen, JackpotRules, PrizeOf


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


def post_change(
    jackpots: Jackpots, rules: JackpotRules, pool: int, terms: PoolTerms, by: StaffId, at: Instant
) -> list[Event]:
    """Note that a sign announces other terms of a pool (STAR 30.16, ADELAIDE 114g).

    Refuses ``pool_posted_already`` and what `change_pool` does, at once where no sign helps.
    """
    change_pool(jackpots, rules, pool, terms, at)
    if rules.changes.when is ChangedWhen.NEVER:
        must_be_time(rules, jackpots, pool, terms, at)
    hangs = jackpots.pools.posted.get(pool)
    if hangs is not None and hangs.terms == terms:
        raise Refusal("pool_posted_already", pool=pool)
    return [PoolChangePosted(pool, terms, at, by)]


def must_be_time(
    rules: JackpotRules,
    jackpots: Jackpots,
    pool: int,
    terms: PoolTerms,
    now: Instant,
    *,
    is_over: bool = False,
) -> None:
    """Refuse as `check_terms_change` does that a pool changes now, by its sign and its hits.

    What feeds a pool may change at any time but where the rule is for `every` parameter (P12).
    `is_over` says that the time of a pool's offer has run out.
    """
    if rules.changes.every or jackpots.pools.terms(pool).prizes != terms.prizes:
        moment = _moment(jackpots.pools, pool, terms, now, is_over=is_over)
        check_terms_change(rules.changes, moment)


def _moment(
    pools: Pools, pool: int, terms: PoolTerms, now: Instant, *, is_over: bool
) -> ChangeMoment:
    """What a sign that announces just these terms, and the hits since, say of a change."""
    won, hangs = pools.won.get(pool), pools.posted.get(pool)
    if hangs is None or hangs.terms != terms:
        return ChangeMoment(is_won=is_over or won is not None)
    return ChangeMoment(
        minutes=now.since(hangs.since) // MINUTE_US,
        is_won=is_over or won is not None,
        next_day=hangs.earlier_day,
        won_in_notice=won is not None and not won.at.is_before(hangs.since),
    )


def _must_be_allowed(rules: JackpotRules, terms: PoolTerms) -> None:
    """Refuse what the house's rules do (`check_game`, `check_events`), and ``bad_pool_share``.

    All needs no size, a percentage is between nothing and all, a fixed sum above nothing.
    """
    check_game(rules.tables, terms.game, [])
    check_events(rules, [PoolEvent(one.hand, one.cards, one.prize) for one in terms.prizes])
    for number, prize in enumerate(terms.prizes, 1):
        fits = {
            PrizeOf.ALL: prize.size == 0,
            PrizeOf.PERCENTAGE: 0 < prize.size < WHOLE,
            PrizeOf.FIXED: prize.size > 0,
        }
        if not fits[prize.prize]:
            raise Refusal("bad_pool_share", number=number)


def must_play_its_game(jackpots: Jackpots, rules: JackpotRules, pool: int, variant: str) -> None:
    """Refuse ``jackpot_of_other_game`` where a house's pools are of one game, or of flop games."""
    tables = rules.tables
    other = jackpots.pools.terms(pool).game.variant != variant
    if other and (tables.same_game or tables.flop_games):
        raise Refusal("jackpot_of_other_game", rule=tables.rule)


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
