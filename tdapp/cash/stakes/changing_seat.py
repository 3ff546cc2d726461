"""Moving to another seat: of one's own wish, or as the room directs."""

from tdapp.cash.blinds.coming_in import arriving
from tdapp.cash.cash import Cash
from tdapp.cash.claims.apart import must_not_meet
from tdapp.cash.claims.vacancies import must_be_due
from tdapp.cash.facts.sittings import GameSwitched, TableChanged
from tdapp.cash.stakes.playing_on import playing
from tdapp.cash.stakes.sitting_down import must_be_next
from tdapp.cash.table_sign import TableSign
from tdapp.cash.waiting.offering import must_be_open_to
from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.rules.cash_permits import why_not_stake
from tdapp.rules.cash_rules import CashRules
from tdapp.rules.coming_in_rules import Arrival
from tdapp.table.facts.moves import MoveArrived
from tdapp.table.geometry.seats import Seat
from tdapp.table.guards import must_not_be_dealt_in
from tdapp.table.seating.coming_hand import must_wait
from tdapp.table.seating.moving import overrule_move, seat_to_leave


def change_seat(
    cash: Cash,
    rules: CashRules,
    sitting: int,
    to: Seat,
    had: int,
    *,
    directed: bool = False,
    out_of_turn: bool = False,
) -> list[Event]:
    """Let a player sit elsewhere with the `had` cents in front of him; see also `gone_over`.

    At another table he needs what a newcomer needs there, unless he is `directed` to it (STAR 8.5).
    What he owes in blinds is told by where he came from. Refuses ``no_such_sitting``,
    ``left_already``, ``no_game_there``, ``hand_in_play``, ``seat_offered``,
    ``together_not_allowed``, what a move is refused for, what `why_not_stake` does, and, unless he
    is directed or goes `out_of_turn`, what `must_be_due` and `must_be_next` do.
    """
    one = playing(cash, sitting)
    left = seat_to_leave(cash, sitting)
    sign = cash.game_at(to.table).sign
    must_not_be_dealt_in(cash, sitting)
    ticket = cash.lists.ticket_for(one.person, sign.game)
    must_be_open_to(cash, to, ticket)
    must_not_meet(cash, rules, one.person, to)
    if not directed and not out_of_turn:
        must_be_due(cash, rules, to, one.person, sitting)
        if sign.game != one.game:
            must_be_next(cash, to, ticket)
    if to.table != left.table:
        _must_have_enough(rules, sign, had, directed=directed)
    why = _why(left, to, directed=directed)
    return [*_moved(cash, sitting, left, to), *arriving(cash, rules, sitting, to, why)]


def gone_over(cash: Cash, sitting: int, table: int, at: Instant) -> list[Event]:
    """What a move to another table means to hours, lists and games; nothing at the same one."""
    one = playing(cash, sitting)
    if seat_to_leave(cash, sitting).table == table:
        return []
    game = cash.game_at(table).sign.game
    changed = TableChanged(sitting, table, at)
    if game == one.game:
        return [changed]
    return [changed, GameSwitched(sitting, game, at, cash.lists.ticket_for(one.person, game))]


def _moved(cash: Cash, sitting: int, left: Seat, to: Seat) -> list[Event]:
    """The order of a move, and that it was made."""
    order, slip = overrule_move(cash, sitting, to), cash.seating.last_slip + 1
    return [*order, MoveArrived(slip, sitting, left, to, waits=must_wait(cash, to))]


def _why(left: Seat, to: Seat, *, directed: bool) -> Arrival:
    """As whom a player comes to another seat."""
    if to.table == left.table:
        return Arrival.MOVED_SEAT
    return Arrival.DIRECTED if directed else Arrival.NEW


def _must_have_enough(rules: CashRules, sign: TableSign, had: int, *, directed: bool) -> None:
    wrong = why_not_stake(rules, had, sign.least_stake, sign.most_stake, keeps=directed)
    if wrong is not None:
        raise wrong
