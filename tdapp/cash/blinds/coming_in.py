"""What somebody owes before the next hand, and being dealt in: by posting, waiting, or for free."""

from enum import Enum

import msgspec

from tdapp.cash.blinds.coming_hands import coming_hand
from tdapp.cash.cash import Cash
from tdapp.cash.facts.blinds import BlindAwaited, CameIn, DealtOut, ToComeIn
from tdapp.cash.state.blinds import OwedBlinds
from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.rules.cash_rules import CashRules
from tdapp.rules.coming_in import NOTHING_OWED, ComingIn, Posts, owes_to_come_in
from tdapp.rules.coming_in_rules import Arrival
from tdapp.table.geometry.button import Basis, NextHand
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import between
from tdapp.table.guards import seat_of


class ToldOfPlayer(msgspec.Struct, frozen=True):
    """What only the floor can tell: a manager excuses him; he paid the blinds of this lap."""

    excused: bool = False
    paid_blinds: bool = False


NOTHING_TOLD = ToldOfPlayer()


class WayIn(Enum):
    """How a player may come in: posting, excused, the blinds of the lap paid, on the big blind."""

    POST = "post"
    EXCUSED = "excused"
    PAID = "paid"
    WAIT = "wait"


FOR_FREE = {
    WayIn.EXCUSED: ToldOfPlayer(excused=True),
    WayIn.PAID: ToldOfPlayer(paid_blinds=True),
}


def owes(cash: Cash, rules: CashRules, sitting: int, told: ToldOfPlayer = NOTHING_TOLD) -> Posts:
    """What a player posts to be dealt the next hand; nothing with the big blind at his seat.

    Refuses ``not_seated``.
    """
    seat = seat_of(cash, sitting)
    owed = cash.blinds.owed.get(sitting)
    if owed is None or _coming(cash, seat.table).big_blind == seat.seat:
        return NOTHING_OWED
    return _due(cash, rules, seat, owed, told)


def _due(cash: Cash, rules: CashRules, seat: Seat, owed: OwedBlinds, told: ToldOfPlayer) -> Posts:
    sign, hand = cash.game_at(seat.table).sign, _coming(cash, seat.table)
    coming = ComingIn(
        why=owed.why or Arrival.RETURNED,
        small=sign.game.small_blind,
        big=sign.game.big_blind,
        minimum=sign.least_wager or None,
        first_lap=is_first_lap(cash, seat.table),
        live_seats_passed=owed.live_seats,
        missed_small=owed.small > 0,
        missed_big=owed.big > 0,
        at_button=hand.button == seat.seat,
        blinds_passed=not _is_among_blinds(seat.seat, hand),
        paid_blinds=told.paid_blinds,
        excused=told.excused,
        waits=owed.waits,
    )
    return owes_to_come_in(rules, coming)


def _coming(cash: Cash, table: int) -> NextHand:
    try:
        return coming_hand(cash, table)
    except Refusal:
        return NextHand(Basis.COUNTS)


def _is_among_blinds(seat: int, hand: NextHand) -> bool:
    if hand.button is None or hand.big_blind is None:
        return False
    return between(seat, hand.button, hand.big_blind)


def is_first_lap(cash: Cash, table: int) -> bool:
    """Whether the blinds have not come round since the game opened, as far as is told."""
    lap = cash.blinds.laps.get(table)
    players = len(cash.seating.at_table(table))
    return cash.game_at(table).hands < players and not (lap is not None and lap.over)


def is_under_way(cash: Cash, table: int) -> bool:
    """Whether a hand was dealt since the game opened, as far as is told."""
    known = table in cash.buttons.by_table or table in cash.feature.by_table
    return known or cash.game_at(table).hands > 0


def arriving(cash: Cash, rules: CashRules, sitting: int, seat: Seat, why: Arrival) -> list[Event]:
    """What coming to a seat asks of a player: nothing, or to come in first.

    Who sat when the game began is asked for nothing.
    """
    if not is_under_way(cash, seat.table):
        return []
    left = cash.seating.seat_of.get(sitting)
    passed = live_seats_passed(cash, left, seat) if why is Arrival.MOVED_SEAT and left else 0
    due = _due(cash, rules, seat, OwedBlinds(why, passed), NOTHING_TOLD)
    return [] if due == NOTHING_OWED else [ToComeIn(sitting, why, passed)]


def live_seats_passed(cash: Cash, left: Seat, seat: Seat) -> int:
    """How many players who are here a change of seat passes clockwise, away from the blinds.

    Who would meet the big blind sooner in the new seat passes nobody (STAR 8.8.4, CROWN 8.9.5).
    """
    big = _coming(cash, seat.table).big_blind
    meets = big is not None and big != left.seat
    if meets and (seat.seat == big or between(big or 0, left.seat, seat.seat)):
        return 0
    here = (one for one in cash.seating.at_table(seat.table) if one not in cash.attendance.away)
    seats = (cash.seating.seat_of[one].seat for one in here)
    return sum(between(number, left.seat, seat.seat) for number in seats)


def ways_in(cash: Cash, rules: CashRules, sitting: int) -> dict[WayIn, Posts]:
    """What the house leaves open to a player who is to come in, with what is posted for each way.

    Nothing where he gets no cards yet and waits already. Refuses ``dealt_in``.
    """
    owed, seat = _must_owe(cash, sitting), seat_of(cash, sitting)
    if _coming(cash, seat.table).big_blind == seat.seat:
        return {WayIn.POST: NOTHING_OWED}
    awake = msgspec.structs.replace(owed, waits=False)
    due = _due(cash, rules, seat, awake, NOTHING_TOLD)
    ways = {WayIn.POST: due} if due.dealt else {}
    for way, told in FOR_FREE.items():
        if NOTHING_OWED == _due(cash, rules, seat, awake, told) != due:
            ways[way] = NOTHING_OWED
    if due.may_wait and not owed.waits:
        ways[WayIn.WAIT] = NOTHING_OWED
    return ways


def come_in(
    cash: Cash, rules: CashRules, sitting: int, told: ToldOfPlayer = NOTHING_TOLD
) -> list[Event]:
    """Deal a player in from the next hand on, for what he owes.

    Refuses ``dealt_in``, ``not_at_the_seat``, and ``no_cards_yet`` before the blinds have passed.
    """
    owed = _must_owe(cash, sitting)
    if sitting in cash.attendance.away:
        raise Refusal("not_at_the_seat", sitting=sitting)
    awake = msgspec.structs.replace(owed, waits=False, out=False)
    seat = seat_of(cash, sitting)
    if _coming(cash, seat.table).big_blind == seat.seat:
        return [CameIn(sitting, seat.table)]
    posts = _due(cash, rules, seat, awake, told)
    if not posts.dealt:
        raise Refusal("no_cards_yet", sitting=sitting, rule=rules.coming_in.new.rule)
    return [CameIn(sitting, seat.table, posts.live, posts.dead)]


def await_blind(cash: Cash, rules: CashRules, sitting: int) -> list[Event]:
    """Let a player wait for the big blind.

    Refuses ``dealt_in``, ``waits_already`` and ``may_not_wait``.
    """
    owed = _must_owe(cash, sitting)
    if owed.waits:
        raise Refusal("waits_already", sitting=sitting)
    if not _due(cash, rules, seat_of(cash, sitting), owed, NOTHING_TOLD).may_wait:
        raise Refusal("may_not_wait", sitting=sitting, rule=rules.coming_in.new.rule)
    return [BlindAwaited(sitting)]


def deal_out(cash: Cash, sitting: int) -> list[Event]:
    """Deal a player at his seat out from now on; refuses ``not_seated``, ``dealt_out_already``."""
    seat_of(cash, sitting)
    owed = cash.blinds.owed.get(sitting)
    if owed is not None and owed.out:
        raise Refusal("dealt_out_already", sitting=sitting)
    return [DealtOut(sitting)]


def _must_owe(cash: Cash, sitting: int) -> OwedBlinds:
    owed = cash.blinds.owed.get(sitting)
    if owed is None:
        raise Refusal("dealt_in", sitting=sitting)
    return owed
