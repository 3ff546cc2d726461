"""Moving to another seat: of one's own wish, or as the room directs."""

from tdapp.cash.cash import Cash
from tdapp.cash.charges.taking import fees_lapsed
from tdapp.cash.facts.sittings import GameSwitched
from tdapp.cash.stakes.playing_on import playing
from tdapp.cash.waiting.offering import must_be_open_to
from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.rules.cash_permits import why_not_stake
from tdapp.rules.cash_rules import CashRules
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
    at: Instant,
    *,
    directed: bool = False,
) -> list[Event]:
    """Let a player sit elsewhere with the `had` cents in front of him.

    At another table he needs what a newcomer needs there, unless he is `directed` to it (STAR 8.5).
    Refuses ``no_such_sitting``, ``left_already``, ``no_game_there``, ``hand_in_play``,
    ``seat_offered``, what a move is refused for, and what `why_not_stake` does.
    """
    one = playing(cash, sitting)
    left = seat_to_leave(cash, sitting)
    sign = cash.game_at(to.table).sign
    must_not_be_dealt_in(cash, sitting)
    must_be_open_to(cash, to, cash.lists.ticket_for(one.person, sign.game))
    if to.table != left.table:
        wrong = why_not_stake(rules, had, sign.least_stake, sign.most_stake, keeps=directed)
        if wrong is not None:
            raise wrong
    (order,) = overrule_move(cash, sitting, to)
    slip = cash.seating.last_slip + 1
    moved: list[Event] = [order, MoveArrived(slip, sitting, left, to, waits=must_wait(cash, to))]
    if to.table != left.table:
        moved += fees_lapsed(cash, sitting, to.table, at, directed=directed)
    if sign.game == one.game:
        return moved
    ticket = cash.lists.ticket_for(one.person, sign.game)
    return [*moved, GameSwitched(sitting, sign.game, ticket)]
