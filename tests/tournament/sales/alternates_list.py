"""Events with an alternates list, and players who join it."""

from msgspec.structs import replace

from tdapp.tournament.plan.terms import AlternateTerms
from tdapp.tournament.sales.alternates import join_alternates
from tests.tournament.evening import SMALL, Evening, person

TERMS = AlternateTerms(appear_minutes=10)
QUEUED = replace(SMALL, alternates=TERMS)


def full(seats: int = 4, terms: AlternateTerms = TERMS) -> Evening:
    """As many entries as there are seats, at one table."""
    evening = Evening(replace(QUEUED, alternates=terms, seats_per_table=seats), tables=1)
    evening.enter(seats)
    evening.seat()
    return evening


def join(evening: Evening, *numbers: int) -> None:
    for number in numbers:
        evening.tell(join_alternates(evening.state, person(number), evening.now))


ROOMY = replace(QUEUED, max_entries=100)


def uneven() -> Evening:
    """Two tables of six, two who wait, and three gone from one table."""
    evening = Evening(ROOMY, tables=2)
    evening.enter(12)
    evening.seat()
    join(evening, 21, 22)
    evening.bust(*evening.state.seating.at_table(1)[:3])
    return evening
