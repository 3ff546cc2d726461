"""Counting the rounds that feed a pool, each once; and putting right what was not counted right."""

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.jackpot.facts.pools import (
    MalfunctionClosed,
    MalfunctionKind,
    MalfunctionOpened,
    MeterAdjusted,
    RoundsCounted,
    RoundsTold,
)
from tdapp.jackpot.jackpot import Jackpots
from tdapp.rules.jackpot_rules import JackpotRules
from tdapp.rules.rule import Answer

MOST_AT_ONCE = 1_000
"""No console misses so many rounds, and nobody tells more of them at once."""


def count(jackpots: Jackpots, table: int, console: str, counter: int) -> list[Event]:
    """Count the rounds that a table's console has shown since it was heard of last.

    `console` names its present run, in which its counter began at 0. So what it repeats is
    refused and what was missed is counted. A restart may have lost presses: it opens a malfunction.
    Refuses ``table_not_linked``, ``round_counted`` and ``counter_jumped``.
    """
    links = jackpots.links
    pool, told = links.pool_at(table), links.counters.get((table, console))
    rounds = counter - (told or 0)
    if rounds <= 0:
        raise Refusal("round_counted", table=table, counter=counter)
    if rounds > MOST_AT_ONCE:
        raise Refusal("counter_jumped", table=table, rounds=rounds)
    fed = _fed(jackpots, pool, rounds)
    counted: list[Event] = [RoundsCounted(table, pool, rounds, *fed, console, counter)]
    if told is None and table in links.run_of:
        return [*counted, _malfunction(jackpots, pool, MalfunctionKind.CONSOLE_RESTARTED, table)]
    return counted


def tell(jackpots: Jackpots, rules: JackpotRules, table: int, rounds: int) -> list[Event]:
    """Count rounds at a table that a person tells (STAR 30.7, CROWN 17.6.1, ADELAIDE 126).

    Below zero they are taken back, as those of a misdeal are at CROWN and ADELAIDE (P104). Refuses
    ``table_not_linked``, ``no_rounds``, ``press_stands`` where the house takes none back,
    ``counter_jumped``, ``more_than_counted`` and ``below_meter``.
    """
    pool = jackpots.links.pool_at(table)
    if rounds == 0:
        raise Refusal("no_rounds")
    if rounds < 0 and rules.void_round.answer is Answer.NO:
        raise Refusal("press_stands", rule=rules.void_round.rule)
    if abs(rounds) > MOST_AT_ONCE:
        raise Refusal("counter_jumped", table=table, rounds=abs(rounds))
    known = jackpots.links.rounds.get(table, 0)
    if known + rounds < 0:
        raise Refusal("more_than_counted", table=table, rounds=known)
    told = RoundsTold(table, pool, rounds, *_fed(jackpots, pool, rounds))
    _must_hold(jackpots, pool, told.added, told.reserved)
    return [told]


def _fed(jackpots: Jackpots, pool: int, rounds: int) -> tuple[int, int]:
    """What so many rounds add to the meter and to the reserve of a pool."""
    terms = jackpots.pools.terms(pool)
    return rounds * terms.increment, rounds * terms.reserve


def adjust(jackpots: Jackpots, pool: int, meter: int, reserve: int) -> list[Event]:
    """Put units into a meter and a reserve or take them out, for the reason of the act.

    Refuses ``no_such_jackpot``, ``nothing_to_adjust`` and ``below_meter``.
    """
    jackpots.pools.terms(pool)
    if not meter and not reserve:
        raise Refusal("nothing_to_adjust")
    _must_hold(jackpots, pool, meter, reserve)
    return [MeterAdjusted(pool, meter, reserve)]


def _must_hold(jackpots: Jackpots, pool: int, meter: int, reserve: int) -> None:
    stands = jackpots.meters.by_pool[pool].stands
    if stands.meter + meter < 0 or stands.reserve + reserve < 0:
        raise Refusal("below_meter", pool=pool)


def open_malfunction(
    jackpots: Jackpots, pool: int, kind: MalfunctionKind, table: int | None
) -> list[Event]:
    """Note what does not work (STAR 30.17, CROWN 17.6.2, ADELAIDE 127).

    Refuses ``no_such_jackpot``, and ``table_not_linked`` to it.
    """
    jackpots.pools.terms(pool)
    if table is not None and jackpots.links.pool_at(table) != pool:
        raise Refusal("table_not_linked", table=table)
    return [_malfunction(jackpots, pool, kind, table)]


def _malfunction(
    jackpots: Jackpots, pool: int, kind: MalfunctionKind, table: int | None
) -> MalfunctionOpened:
    return MalfunctionOpened(jackpots.malfunctions.last + 1, pool, kind, table)


def close_malfunction(jackpots: Jackpots, number: int) -> list[Event]:
    """Note that it works again, or is settled; refuses ``no_such_malfunction``."""
    if number not in jackpots.malfunctions.open:
        raise Refusal("no_such_malfunction", number=number)
    return [MalfunctionClosed(number)]
