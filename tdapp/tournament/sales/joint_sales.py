"""Sales that are more than one purchase: a re-entry, and the add-on for a whole table."""

from collections.abc import Collection

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.table.geometry.seats import Seat
from tdapp.till.payment import CASH, Payment
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.sales.selling import sell_addons, sell_entry
from tdapp.tournament.tournament import FOLDS, Tournament


def takers(tournament: Tournament, table: int, less: Collection[int] = ()) -> tuple[int, ...]:
    """The entries that sit at a table, by seat, without those in the seats `less`.

    Refuses ``no_such_table``, ``no_such_seat``.
    """
    seats = tournament.seating.tables.get(table)
    if seats is None:
        raise Refusal("no_such_table", table=table)
    for seat in less:
        if not 1 <= seat <= seats:
            raise Refusal("no_such_seat", seat=str(Seat(table, seat)))
    at = tournament.seating.entry_at
    found = (at.get(Seat(table, seat)) for seat in range(1, seats + 1) if seat not in less)
    return tuple(number for number in found if number is not None)


def sell_table_addons(
    tournament: Tournament,
    table: int,
    less: Collection[int],
    now: Instant,
    payment: Payment = CASH,
    happened_us: int | None = None,
) -> list[Event]:
    """Sell the add-on to everybody at a table but those in the seats `less`, each a receipt.

    Refuses as `takers` and `sell_addons` do; who took it before is to be named in `less`.
    """
    return sell_addons(tournament, takers(tournament, table, less), now, payment, happened_us)


def forfeit_and_reenter(
    tournament: Tournament,
    number: int,
    stack: int,
    now: Instant,
    payment: Payment = CASH,
    happened_us: int | None = None,
) -> list[Event]:
    """Take `stack` chips of an entry out of play and sell its person the next entry.

    The old one keeps the place that it has reached; the new one waits for a seat. Refuses as
    `leave` and `sell_entry` do, then neither is done, ``not_a_stack`` for chips that are lost, and
    ``bracket_is_drawn``.
    """
    person = tournament.entry(number).person
    if stack and number in tournament.exits.out_of_chips:
        raise Refusal("not_a_stack", stack=stack)
    left = leave(tournament, number, Departure.FORFEITED, stack, now, happened_us)
    if tournament.matches.drawn:
        raise Refusal("bracket_is_drawn")
    after = tournament
    for event in left:
        after = FOLDS.apply(after, event)
    return [*left, *sell_entry(after, person, now, payment, happened_us)]
