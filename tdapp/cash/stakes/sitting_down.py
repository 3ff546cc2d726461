"""Letting somebody sit down with a stake: whose turn it is, and what he must have."""

from tdapp.cash.blinds.coming_in import arriving
from tdapp.cash.cash import Cash
from tdapp.cash.claims.apart import must_not_meet
from tdapp.cash.claims.vacancies import must_be_due
from tdapp.cash.facts.sittings import SatDown
from tdapp.cash.money.trays import sold_at_table
from tdapp.cash.stakes.bringing import BuyIn
from tdapp.cash.table_sign import CashGame
from tdapp.cash.waiting.listing import listed
from tdapp.cash.waiting.offering import must_be_open_to, next_for
from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.core.instant import MINUTE_US, Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.cash_permits import back_with, why_not_stake
from tdapp.rules.cash_rules import CashRules
from tdapp.rules.coming_in_rules import Arrival
from tdapp.table.facts.tables import SeatGiven
from tdapp.table.geometry.seats import Seat
from tdapp.table.guards import must_not_be_held


def sit_down(
    cash: Cash,
    rules: CashRules,
    person: PersonId,
    seat: Seat,
    stake: BuyIn,
    at: Instant,
    *,
    out_of_turn: bool = False,
) -> list[Event]:
    """Let somebody sit in a game; who waited for it is off its list, and comes in by the blinds.

    Refuses ``no_game_there``, ``plays_already``, ``table_on_hold``, what a seat is refused for,
    ``together_not_allowed``, unless he goes `out_of_turn` ``others_wait`` and what `must_be_due`
    does, and what `why_not_stake` and the stake refuse.
    """
    sign = cash.game_at(seat.table).sign
    if person in cash.sittings.playing:
        raise Refusal("plays_already", sitting=cash.sittings.playing[person])
    ticket = cash.lists.ticket_for(person, sign.game)
    must_not_be_held(cash, seat.table)
    must_be_open_to(cash, seat, ticket)
    must_not_meet(cash, rules, person, seat)
    if not out_of_turn:
        must_be_due(cash, rules, seat, person)
        if cash.claims.won.get(seat) != person:
            must_be_next(cash, seat, ticket)
    owed = must_bring(cash, rules, person, sign.game, at)
    wrong = why_not_stake(rules, stake.cents, sign.least_stake, sign.most_stake, owed_back=owed)
    if wrong is not None:
        raise wrong
    number = cash.sittings.last + 1
    came = SatDown(number, person, sign.game, at, ticket)
    bought = stake.bought_by(number, at)
    sold = sold_at_table(cash, seat.table, bought.paid) if stake.at_table else []
    first = arriving(cash, rules, number, seat, Arrival.NEW)
    return [came, SeatGiven(number, seat), bought, *sold, *first]


def must_bring(
    cash: Cash, rules: CashRules, person: PersonId, game: CashGame, at: Instant
) -> int | None:
    """What somebody must come back with into a game he left a while ago, in cents; None: nothing.

    So ADELAIDE 61 within the hour.
    """
    left = cash.sittings.left.get((person, game))
    if left is None:
        return None
    return back_with(rules, left.cents, at.since(left.at) // MINUTE_US)


def must_be_next(cash: Cash, seat: Seat, ticket: int | None) -> None:
    """Refuse ``others_wait`` where the seat is due to somebody else."""
    if ticket is not None and ticket == cash.lists.kept.get(seat):
        return
    due = next_for(cash, seat.table)
    if due is not None and due != ticket:
        raise Refusal("others_wait", next=due, waiting=len(_line(cash, due)))


def _line(cash: Cash, ticket: int) -> list[int]:
    return cash.lists.waiting_for(listed(cash, ticket).joined.game)
