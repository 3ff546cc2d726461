"""A hit on its way: claimed, shown, confirmed, paid; or refused."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.jackpot.facts.hits import (
    HitAmount,
    HitClaimed,
    HitConfirmed,
    HitPaid,
    HitRefused,
    HitShown,
    JackpotWinner,
    PoolStands,
    Reworked,
    SignReading,
)
from tdapp.jackpot.facts.pools import MalfunctionKind, MalfunctionOpened
from tdapp.jackpot.hits.amounts import gap_of, plus, worth
from tdapp.jackpot.hits.shown_cards import must_have_won
from tdapp.jackpot.jackpot import Jackpots
from tdapp.jackpot.pool_terms import UNIT
from tdapp.jackpot.settling.setting_up import check_winners
from tdapp.jackpot.settling.winning import HandReading
from tdapp.jackpot.state.hits import HitStage, JackpotHit
from tdapp.jackpot.state.pools import less
from tdapp.poker.cards import Deck
from tdapp.rules.houses import HouseRules
from tdapp.rules.jackpot_rules import JackpotRules, PaidIn, PaidValue


def claim(
    jackpots: Jackpots,
    rules: HouseRules,
    table: int,
    prize: int,
    cards: str,
    winners: Sequence[JackpotWinner],
    at: Instant,
) -> list[Event]:
    """Note that a prize, counted from 0, was won at a table; its amount and order are fixed now.

    Refuses ``table_not_linked``, ``no_such_prize``, ``no_winner``, ``wins_twice``, several winners
    as `check_winners` does, and `cards` as `must_have_won` does.
    """
    pool = jackpots.links.pool_at(table)
    versions = jackpots.pools.versions[pool]
    terms = versions[-1].terms
    if not 0 <= prize < len(terms.prizes):
        raise Refusal("no_such_prize", pool=pool)
    _must_be_known(winners)
    own = rules.rulebook.jackpots
    check_winners(own.winners, len(winners))
    reading = HandReading(rules.play.order_of(Deck.FULL, terms.game.variant), terms.game.uses)
    must_have_won(own.claim, reading, terms.prizes[prize], cards, len(winners))
    before = jackpots.meters.by_pool[pool].stands
    return [
        HitClaimed(
            hit=jackpots.hits.last + 1,
            pool=pool,
            version=len(versions) - 1,
            prize=prize,
            table=table,
            cards=cards,
            winners=tuple(winners),
            at=at,
            before=before,
            amount=worth(own.amount, terms, prize, len(winners), before),
        )
    ]


def _must_be_known(winners: Sequence[JackpotWinner]) -> None:
    if not winners:
        raise Refusal("no_winner")
    seats = {one.seat for one in winners}
    if len(seats) < len(winners) or len({one.person for one in winners}) < len(winners):
        raise Refusal("wins_twice")


def show(
    jackpots: Jackpots, rules: JackpotRules, number: int, readings: Sequence[SignReading]
) -> list[Event]:
    """Note that cards and deck were checked, and what each sign shows, as it was read.

    Where the house pays what the table's display shows, the hit is worth that from now on (CROWN
    17.5.2(a), ADELAIDE 120a). A sign that shows other than the meter's whole cents opens a
    malfunction (STAR 30.15, 30.17). Refuses ``no_such_hit``, ``hit_past_that`` and
    ``display_not_read``.
    """
    hit = _at(jackpots, number, HitStage.PENDING, HitStage.SHOWN)
    console = hit.before.meter // UNIT
    amount = _as_shown(jackpots, rules, hit, readings)
    shown: list[Event] = [HitShown(hit=number, amount=amount, readings=tuple(readings))]
    if all(one.shown == console for one in readings):
        return shown
    fault, table = jackpots.malfunctions.last + 1, hit.claim.table
    return [
        *shown,
        MalfunctionOpened(fault, hit.claim.pool, MalfunctionKind.SIGN_DIFFERS, table),
    ]


def _as_shown(
    jackpots: Jackpots, rules: JackpotRules, hit: JackpotHit, readings: Sequence[SignReading]
) -> HitAmount:
    if rules.amount.value is PaidValue.CONSOLE:
        return hit.amount
    display = jackpots.links.by_table[hit.claim.table].display
    for one in readings:
        if one.sign == display:
            return _worth(jackpots, rules, hit, hit.before, one.shown)
    raise Refusal("display_not_read", sign=display, rule=rules.amount.rule)


def _worth(
    jackpots: Jackpots,
    rules: JackpotRules,
    hit: JackpotHit,
    before: PoolStands,
    shown: int | None = None,
) -> HitAmount:
    claim = hit.claim
    terms = jackpots.pools.versions[claim.pool][claim.version].terms
    return worth(rules.amount, terms, claim.prize, len(claim.winners), before, shown)


def confirm(jackpots: Jackpots, number: int, cents: int) -> list[Event]:
    """Confirm a hit at what it is worth; refuses ``hit_past_that`` and ``hit_worth_other``."""
    hit = _at(jackpots, number, HitStage.SHOWN)
    if hit.amount.total != cents:
        raise Refusal("hit_worth_other", hit=number, cents=hit.amount.total)
    return [HitConfirmed(hit=number, cents=cents)]


def refuse(jackpots: Jackpots, rules: JackpotRules, number: int) -> list[Event]:
    """Refuse a hit of which nothing was paid: what it took is back in the meter (P107).

    Each unpaid hit of the pool behind it is worked out again from the meter as it would have
    stood, and is to be confirmed anew. Refuses ``no_such_hit``, ``hit_past_that`` and
    ``below_meter``.
    """
    hit = _at(jackpots, number, HitStage.PENDING, HitStage.SHOWN, HitStage.CONFIRMED)
    if hit.paid:
        raise Refusal("hit_past_that", hit=number)
    pool, seeded, again = hit.claim.pool, -hit.amount.seed, list[Reworked]()
    gap = gap_of(less(hit.before, hit.amount), hit.before)
    for one in jackpots.hits.open_of(pool):
        if one > number:
            old = jackpots.hits.by_number[one]
            stood = plus(old.before, gap)
            done = Reworked(one, stood, _worth(jackpots, rules, old, stood))
            gap = gap_of(less(old.before, old.amount), less(done.before, done.amount))
            seeded += done.amount.seed - old.amount.seed
            again.append(done)
    before = jackpots.meters.by_pool[pool].stands
    after = plus(before, gap)
    if min(after.meter, after.reserve) < 0:
        raise Refusal("below_meter", pool=pool)
    return [HitRefused(number, pool, before, after, seeded, tuple(again))]


def pay(
    jackpots: Jackpots,
    rules: JackpotRules,
    number: int,
    winner: int,
    form: PaidIn,
    session: str | None,
) -> list[Event]:
    """Pay one winner, counted from 0, of a confirmed hit, once.

    Refuses ``no_such_hit``, ``hit_past_that`` where it is not confirmed, ``hit_is_paid``,
    ``hit_open_before`` while an earlier hit of the pool is neither paid nor refused (P107), and
    ``jackpot_paid_otherwise`` for a form that the house does not pay in (CROWN 17.5.4,
    ADELAIDE 122).
    """
    if form not in rules.payment.forms:
        raise Refusal("jackpot_paid_otherwise", rule=rules.payment.rule)
    hit = _at(jackpots, number, HitStage.CONFIRMED)
    if winner not in hit.owed:
        raise Refusal("hit_is_paid", hit=number)
    ahead = jackpots.hits.ahead_of(number)
    if ahead is not None:
        raise Refusal("hit_open_before", hit=ahead)
    return [
        HitPaid(
            hit=number,
            pool=hit.claim.pool,
            share=winner,
            person=hit.claim.winners[winner].person,
            cents=hit.amount.cents[winner],
            off=hit.amount.off_of(winner),
            form=form,
            session=session,
        )
    ]


def _at(jackpots: Jackpots, number: int, *stages: HitStage) -> JackpotHit:
    hit = jackpots.hits.hit(number)
    if hit.stage not in stages:
        raise Refusal("hit_past_that", hit=number)
    return hit
