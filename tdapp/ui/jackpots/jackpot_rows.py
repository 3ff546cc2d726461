"""The lists of the jackpots as prepared cells: pools, the tables of one, hits."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from tdapp.core.instant import Instant
from tdapp.jackpot.state.hits import HitStage, JackpotHit
from tdapp.shown.cash_words import game_in_short
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.shown.jackpot_words import in_units, prize_words
from tdapp.ui.jackpots.jackpots_in_view import JackpotsInView, cents
from tdapp.ui.look.lists.list_rows import Column, label, left, numbered, right, wide
from tdapp.ui.look.spoken import saying, voice
from tdapp.voice.texts import Text, text
from tdapp.voice.voice import NONE

say = saying("jackpots")
STAGES: dict[HitStage, tuple[Text, Shape, Tone]] = {
    HitStage.PENDING: (text("jackpots", "pending"), Shape.PAUSED, Tone.OWED),
    HitStage.SHOWN: (text("jackpots", "cards checked"), Shape.PAUSED, Tone.OWED),
    HitStage.CONFIRMED: (text("jackpots", "confirmed"), Shape.MONEY_OUT, Tone.OWED),
    HitStage.REFUSED: (text("jackpots", "refused"), Shape.STOP, Tone.GONE),
}


@dataclass(frozen=True, slots=True)
class HitRow:
    """A hit by its number."""

    number: int
    hit: JackpotHit


def pool_columns(view: JackpotsInView) -> tuple[Column[int], ...]:
    """Name, what feeds it, its state, its meter to the cent."""
    return (
        wide(say("Pool"), lambda pool: view.state.pools.terms(pool).name, strong=True),
        left(say("Each round"), 150, partial(_fed, view), 560),
        left(say("State"), 150, partial(_pool_state, view)),
        right(say("Meter"), 110, partial(_meter, view)),
    )


def table_columns(view: JackpotsInView) -> tuple[Column[int], ...]:
    """Table, game, console, rounds counted today, sign."""
    return (
        left(say("Table"), 56, numbered, strong=True),
        left(say("Game"), 96, partial(_game, view)),
        wide(say("Console"), partial(_console, view)),
        right(say("Rounds"), 76, lambda table: str(view.state.links.rounds.get(table, 0))),
        left(say("Sign"), 130, lambda table: view.state.links.by_table[table].display, 520),
    )


def hit_columns(view: JackpotsInView) -> tuple[Column[HitRow], ...]:
    """Number, when, who, hand, amount, state."""
    return (
        left("", 34, lambda row: numbered(row.number)),
        left(say("Recorded"), 84, lambda row: _time(row.hit.claim.at), 560),
        wide(say("Who"), partial(_who, view), 130, strong=True),
        left(say("Hand"), 150, partial(_hand, view), 480),
        right(say("Amount"), 104, lambda row: voice().money(row.hit.amount.total)),
        left(say("State"), 130, partial(_stage, view)),
    )


def hit_rows(view: JackpotsInView, pool: int | None) -> Iterator[HitRow]:
    """Open hits in the order of their claims, then those that are over, the newest first."""
    known = view.state.hits.by_number
    of_pool = {one: hit for one, hit in known.items() if pool in {None, hit.claim.pool}}
    for number in sorted(one for one, hit in of_pool.items() if hit.owed):
        yield HitRow(number, known[number])
    for number in sorted((one for one, hit in of_pool.items() if not hit.owed), reverse=True):
        yield HitRow(number, known[number])


def hand_words(view: JackpotsInView, hit: JackpotHit) -> str:
    """What a hit won: the hand and its share."""
    terms = view.state.pools.versions[hit.claim.pool][hit.claim.version].terms
    return prize_words(voice(), terms.prizes[hit.claim.prize])


def seats_words(view: JackpotsInView, hit: JackpotHit) -> str:
    """``4-6 Kate Murphy``, each winner of several."""
    table = hit.claim.table
    return ", ".join(f"{table}-{one.seat} {view.name(one.person)}" for one in hit.claim.winners)


def _fed(view: JackpotsInView, pool: int) -> Cell:
    terms = view.state.pools.terms(pool)
    fed = f"+{in_units(terms.increment)}"
    if terms.reserve:
        return label(say("{fed}, reserve {more}", fed=fed, more=in_units(terms.reserve)))
    return label(fed)


def _pool_state(view: JackpotsInView, pool: int) -> Cell:
    if pending := view.pending(pool):
        held = say.plural("{n} hit pending", "{n} hits pending", len(pending))
        return Cell(held, tone=Tone.OWED, shape=Shape.PAUSED)
    if any(one.pool == pool for one in view.state.malfunctions.open.values()):
        return Cell(say("out of order"), tone=Tone.WAITS, shape=Shape.ATTENTION)
    if not view.tables_of(pool):
        return Cell(say("no table linked"), tone=Tone.LABEL, shape=Shape.WAITING)
    return Cell(say("running"), tone=Tone.DONE, shape=Shape.RUNNING)


def _meter(view: JackpotsInView, pool: int) -> Cell:
    return Cell(voice().money(cents(view.meter(pool).stands.meter)), strong=True)


def _game(view: JackpotsInView, table: int) -> Cell:
    running = view.cash.games.by_table.get(table)
    return label(NONE if running is None else game_in_short(running.sign.game))


def _console(view: JackpotsInView, table: int) -> Cell:
    """The state of its console: what it counts, what stands against it."""
    state = view.state
    for number in view.open_hits():
        if state.hits.by_number[number].claim.table == table:
            pending = say("hit {number} pending", number=number)
            return Cell(pending, tone=Tone.OWED, shape=Shape.PAUSED)
    if any(one.table == table for one in state.malfunctions.open.values()):
        return Cell(say("out of order"), tone=Tone.WAITS, shape=Shape.ATTENTION)
    run = state.links.run_of.get(table)
    if run is None:
        return Cell(say("none; told by the floor"), tone=Tone.LABEL, shape=Shape.WAITING)
    shown = state.links.counters.get((table, run), 0)
    return Cell(say("counted to {shown}", shown=shown), tone=Tone.FACT, shape=Shape.DONE)


def _time(at: Instant) -> Cell:
    return label(voice().time_to_the_second(at.utc_us))


def _who(view: JackpotsInView, row: HitRow) -> str:
    return seats_words(view, row.hit)


def _hand(view: JackpotsInView, row: HitRow) -> str:
    return hand_words(view, row.hit)


def _stage(view: JackpotsInView, row: HitRow) -> Cell:
    if row.hit.stage is not HitStage.REFUSED and not row.hit.owed:
        return Cell(say("paid"), tone=Tone.LABEL, shape=Shape.DONE)
    ahead = view.state.hits.ahead_of(row.number)
    if row.hit.owed and ahead is not None:
        return Cell(say("after hit {ahead}", ahead=ahead), tone=Tone.LABEL, shape=Shape.CLOCK)
    said, shape, tone = STAGES[row.hit.stage]
    return Cell(voice().say(said), tone=tone, shape=shape)
