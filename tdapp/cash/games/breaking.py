"""Breaking a cash table: its players go on at other tables of the game, or to the list."""

from collections.abc import Iterator, Mapping

from tdapp.cash.blinds.coming_in import arriving
from tdapp.cash.cash import Cash
from tdapp.cash.claims.apart import meets
from tdapp.cash.claims.must_move import moving_order
from tdapp.cash.facts.games import GameClosed
from tdapp.cash.facts.sittings import GotUp, TableChanged
from tdapp.cash.facts.waiting import ListJoined
from tdapp.cash.games.changing import notice_so_far
from tdapp.cash.money.trays import must_have_no_tray
from tdapp.core.draw import shuffled
from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.cash_permits import why_not_closed
from tdapp.rules.cash_rules import CashRules
from tdapp.rules.coming_in_rules import Arrival
from tdapp.table.facts.moves import MoveArrived, MoveCause, MoveOrdered
from tdapp.table.facts.tables import TableClosed
from tdapp.table.geometry.seats import Seat
from tdapp.table.guards import must_not_be_held, must_not_be_in_play


def break_game(
    cash: Cash,
    rules: CashRules,
    table: int,
    stakes: Mapping[int, int],
    seed: str,
    now: Instant,
    *,
    at_once: bool = False,
) -> list[Event]:
    """Close a table and seat its players at others of the same game, who came first going first.

    They keep any stake (STAR 8.5). Seats are drawn with the seed, where they meet nobody kept
    apart; nobody's offered seat is taken. For whom none is left, `stakes` (cents) are told, and
    they wait behind who waits already. Refuses ``no_game_there``, ``hand_in_play``,
    ``table_on_hold``, ``tray_open``, what `why_not_closed` does unless it is done `at_once`,
    ``moves_already`` and ``stake_not_told``.
    """
    cash.game_at(table)
    must_not_be_in_play(cash, (table,))
    must_not_be_held(cash, table)
    must_have_no_tray(cash, table)
    closing = [one for one in cash.games.changes_at(table) if one.posted.sign is None]
    wrong = why_not_closed(rules, notice_so_far(cash, table, closing, now))
    if wrong is not None and not at_once:
        raise wrong
    players = moving_order(cash, table)
    seats = seats_for(cash, table, seed)
    moved = _moved(cash, rules, seats, now)
    left = _to_the_list(cash, [one for one in players if one not in seats], stakes, now)
    notice = closing[0].posted.number if closing else None
    return [*moved, *left, GameClosed(table, notice), TableClosed(table)]


def seats_for(cash: Cash, table: int, seed: str) -> dict[int, Seat]:
    """The seats at other tables of the game that a table's players get if it breaks now.

    The emptiest table gets the next one.
    """
    game = cash.game_at(table).sign.game
    others = [one for one in cash.games.of(game) if one != table and one not in cash.seating.held]
    free = {one: _free(cash, one, seed) for one in others}
    full = {one: len(cash.seating.at_table(one)) for one in others}
    given: dict[int, Seat] = {}
    for sitting in moving_order(cash, table):
        person = cash.sittings.person_of[sitting]
        for other in sorted(others, key=lambda one: (full[one], one)):
            seat = next((one for one in free[other] if not meets(cash, person, one, given)), None)
            if seat is not None:
                free[other].remove(seat)
                full[other] += 1
                given[sitting] = seat
                break
    return given


def _free(cash: Cash, table: int, seed: str) -> list[Seat]:
    seats = [Seat(table, number) for number in cash.seating.free_at(table)]
    kept = {*cash.lists.kept, *cash.claims.won}
    return [*shuffled([one for one in seats if one not in kept], f"{seed}/{table}")]


def _moved(
    cash: Cash, rules: CashRules, seats: Mapping[int, Seat], now: Instant
) -> Iterator[Event]:
    for slip, (sitting, seat) in enumerate(seats.items(), cash.seating.last_slip + 1):
        if sitting in cash.seating.slip_of:
            raise Refusal("moves_already", entry=sitting, slip=cash.seating.slip_of[sitting])
        left = cash.seating.seat_of[sitting]
        yield MoveOrdered(
            slip=slip,
            entry=sitting,
            from_table=left.table,
            from_seat=left.seat,
            to_table=seat.table,
            to_seat=seat.seat,
            cause=MoveCause.BREAK,
        )
        yield MoveArrived(slip, sitting, left, seat)
        yield TableChanged(sitting, seat.table, now)
        yield from arriving(cash, rules, sitting, seat, Arrival.BROKEN_TABLE)


def _to_the_list(
    cash: Cash, players: list[int], stakes: Mapping[int, int], now: Instant
) -> Iterator[Event]:
    since_us = max(now.utc_us, cash.lists.newest_us)
    for ticket, sitting in enumerate(players, cash.lists.last + 1):
        if sitting not in stakes:
            raise Refusal("stake_not_told", seat=str(cash.seating.seat_of[sitting]))
        one = cash.sittings.by_number[sitting]
        yield GotUp(sitting, cash.seating.seat_of[sitting], stakes[sitting], now)
        yield ListJoined(ticket, one.person, one.game, since_us)
