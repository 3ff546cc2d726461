"""Closing the field, posting the prize list and handing prizes over."""

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.tournament.events import PrizePaid, PrizesPosted, RegistrationClosed
from tdapp.tournament.prizes import prize_list
from tdapp.tournament.tournament import Tournament


def post_prizes(tournament: Tournament) -> list[Event]:
    """Close entries and re-buys and post the prize list by the published bands, in one act."""
    entries = tournament.entries
    if entries.closed:
        raise Refusal("prizes_posted", version=tournament.prizes.version)
    if entries.count < tournament.conditions.min_entries:
        raise Refusal("too_few_entries", entries=entries.count)
    prizes = prize_list(tournament.conditions, entries.count, entries.pool)
    if len(prizes) > entries.count:
        raise Refusal("more_prizes_than_entries", prizes=len(prizes), entries=entries.count)
    version = tournament.prizes.last_version + 1
    return [RegistrationClosed(entries.count, entries.pool), PrizesPosted(version, prizes)]


def change_prizes(tournament: Tournament, cents: tuple[int, ...]) -> list[Event]:
    """Post another list for the same pool; what is paid already stays as it is."""
    prizes, pool = tournament.prizes, tournament.entries.pool
    if not prizes.posted:
        raise Refusal("prizes_not_posted")
    falling = sorted(cents, reverse=True) == list(cents)
    if not cents or sum(cents) != pool or min(cents) < 0 or not falling:
        raise Refusal("prizes_do_not_fit", pool=pool, sum=sum(cents))
    if len(cents) > tournament.entries.count:
        raise Refusal("more_prizes_than_entries", prizes=len(cents))
    for place, payment in prizes.paid.items():
        if cents[place - 1 : place] != (payment.cents,):
            raise Refusal("prize_paid", place=place, entry=payment.entry)
    return [PrizesPosted(prizes.last_version + 1, cents)]


def pay_prize(tournament: Tournament, place: int) -> list[Event]:
    """Hand over the prize of a place that is decided."""
    prizes = tournament.prizes
    if not prizes.posted:
        raise Refusal("prizes_not_posted")
    if not 1 <= place <= len(prizes.posted):
        raise Refusal("no_prize", place=place)
    if place in prizes.paid:
        raise Refusal("prize_paid", place=place, entry=prizes.paid[place].entry)
    winner = next((entry for entry, found in tournament.places().items() if found == place), None)
    if winner is None:
        raise Refusal("place_not_decided", place=place)
    return [PrizePaid(place, winner, prizes.posted[place - 1], prizes.last_slip + 1)]
