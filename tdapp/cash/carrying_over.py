"""The facts that a gaming day's stream begins with, so that the room goes on as it was."""

from collections.abc import Iterator

from tdapp.cash.cash import Cash
from tdapp.cash.state.carried import CashCarriedOver, pairs
from tdapp.cash.state.money_carried import money_carried
from tdapp.core.event import Event
from tdapp.core.ids import StreamId
from tdapp.core.instant import DAY_US, Instant
from tdapp.poker.rulings.irregularities_carried import RuledAct
from tdapp.table.facts.chips import StackReported
from tdapp.table.facts.hands import (
    HandActed,
    HandBegun,
    HandRuled,
    KillButtonMoved,
    KillPotsOffered,
)
from tdapp.table.facts.players import PlayerAway
from tdapp.table.facts.tables import ButtonTold, SeatGiven, SeatLocked, TableHeld, TableOpened
from tdapp.table.state.hands import HandInPlay


def carry_over(cash: Cash, old: StreamId, seq: int, hash_: str, now: Instant) -> list[Event]:
    """Begin a day with what the `old` one ended in, naming its head.

    Of who left a game, and whose chips were picked up, the last day alone is remembered.
    """
    return [
        _as_it_stands(cash, old, seq, hash_, now),
        *_tables(cash),
        *_players(cash),
        *_play(cash),
        money_carried(cash.money, cash.transfers, cash.charged, cash.stays, cash.dealers),
    ]


def _as_it_stands(cash: Cash, old: StreamId, seq: int, hash_: str, now: Instant) -> Event:
    games, lists, sittings, custody = cash.games, cash.lists, cash.sittings, cash.custody
    feature, claims = cash.feature, cash.claims
    left = pairs(sittings.left)
    picked_up = pairs(custody.picked_up)
    half = feature.by_table
    return CashCarriedOver(
        old=old,
        old_seq=seq,
        old_hash=hash_,
        house=games.house,
        games=pairs(games.by_table),
        changes=pairs(games.changes),
        tickets=pairs(lists.by_ticket),
        offers=pairs(lists.offers),
        newest_us=lists.newest_us,
        seated=pairs(lists.seated),
        sittings=pairs(sittings.by_number),
        left=tuple((*of, gone) for of, gone in left if now.since(gone.at) < DAY_US),
        on_tables=sittings.on_tables,
        owed=pairs(cash.blinds.owed),
        laps=pairs(cash.blinds.laps),
        posts=pairs(cash.blinds.posts),
        bags=pairs(custody.bags),
        reserved=pairs(custody.reserved),
        picked_up=tuple((*of, at) for of, at in picked_up if now.since(at) < DAY_US),
        wishes=pairs(claims.wishes),
        won=pairs(claims.won),
        apart=tuple((*two, way) for two, way in pairs(claims.apart)),
        hands=tuple((table, last - (table in half)) for table, last in pairs(feature.numbers)),
        last_games=pairs(feature.last_games),
        last_notice=games.last,
        last_ticket=lists.last,
        last_sitting=sittings.last,
        last_receipt=custody.last,
        last_slip=cash.seating.last_slip,
    )


def _tables(cash: Cash) -> Iterator[Event]:
    for table in cash.seating.orders.opening:
        yield TableOpened(table, cash.seating.tables[table])


def _players(cash: Cash) -> Iterator[Event]:
    """Everybody in his seat, in the order of coming to it; seats locked, and who is away."""
    seating, turn = cash.seating, cash.claims.came
    for sitting in sorted(seating.seat_of, key=lambda one: (turn.get(one, 0), one)):
        yield SeatGiven(sitting, seating.seat_of[sitting])
    yield from map(SeatLocked, sorted(seating.locked))
    for sitting, since_us in sorted(cash.attendance.away.items()):
        yield PlayerAway(sitting, since_us)
    for sitting, told in sorted(cash.chips.stacks.items()):
        yield StackReported(sitting, told.stack, told.at_us, told.told_at)


def _play(cash: Cash) -> Iterator[Event]:
    """Buttons, kill pots, hands half played, who is on the way, and which tables are on hold."""
    for table, told_button in sorted(cash.buttons.by_table.items()):
        places = told_button.position
        yield ButtonTold(table, places.button, places.small_blind, places.big_blind)
    for table, pots in sorted(cash.feature.kills.items()):
        yield KillPotsOffered(table, offered=True, least=pots.least)
        yield KillButtonMoved(table, pots.button, pots.entry)
    for _, hand in sorted(cash.feature.by_table.items()):
        yield from _half_played(hand)
    moves = cash.seating.moves
    yield from (moves[slip] for slip in sorted(moves))
    yield from map(TableHeld, sorted(cash.seating.held))


def _half_played(hand: HandInPlay) -> Iterator[Event]:
    yield HandBegun(hand.table, hand.number, hand.position, hand.entries, hand.setup)
    for steps, act in enumerate(hand.acts):
        if isinstance(act, RuledAct):
            yield HandRuled(hand.table, steps, act)
        else:
            yield HandActed(hand.table, steps, act)
