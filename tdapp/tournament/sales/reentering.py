"""Giving up a stack to enter again: the old entry is out, a new one is sold, in one act."""

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.till.payment import CASH, Payment
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.sales.selling import sell_entry
from tdapp.tournament.tournament import FOLDS, Tournament


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
    `leave` and `sell_entry` do, then neither is done, and ``not_a_stack`` for chips that are lost.
    """
    person = tournament.entry(number).person
    if stack and number in tournament.exits.out_of_chips:
        raise Refusal("not_a_stack", stack=stack)
    left = leave(tournament, number, Departure.FORFEITED, stack, now, happened_us)
    after = tournament
    for event in left:
        after = FOLDS.apply(after, event)
    return [*left, *sell_entry(after, person, now, payment)]
