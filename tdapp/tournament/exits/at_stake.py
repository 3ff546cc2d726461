"""Which order decides between players out together, for how many places, and what is known."""

from tdapp.rules.finishing_rules import FinishingOrder
from tdapp.tournament.plan.prize_plan import PrizePlan
from tdapp.tournament.tournament import Tournament


def order_of(tournament: Tournament) -> FinishingOrder:
    """The rulebook's order of players out together, with what the event's conditions chose."""
    conditions = tournament.conditions
    return conditions.out_together.order(conditions.rules)


def places_at_stake(tournament: Tournament) -> int | None:
    """How many places, as counted in today's field, can still win a prize; None: any number.

    Until the prizes are posted the field may grow: that pays more places and moves who is out down
    by one for every entry.
    """
    posted, entries = tournament.prizes.posted, tournament.entries.count
    return len(posted) or _most_paid(tournament.conditions.prizes, entries)


def seats_from_button(tournament: Tournament, entry: int) -> int | None:
    """How many seats clockwise from the button, as it was told last, an entry sits (0: on it)."""
    seat = tournament.seating.seat_of.get(entry)
    told = None if seat is None else tournament.buttons.by_table.get(seat.table)
    if seat is None or told is None or told.position.button is None:
        return None
    return (seat.seat - told.position.button) % tournament.seating.tables[seat.table]


def _most_paid(plan: PrizePlan, entries: int) -> int | None:
    if plan.seats is not None:
        return None
    places = [prize.place for prize in plan.in_kind]
    if plan.share is not None:
        places.append(plan.share.places(entries))
    for band in plan.bands:
        if band.most is None or band.most >= entries:
            paid = len(band.percent) or len(band.amounts)
            places.append(paid - max(0, band.least - entries))
    return max(places, default=0)
