"""Last longers: players agree that whoever of them lasts longest wins a stake from the others.

The players hold the stakes themselves: nothing of it is the event's money.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tdapp.core.event import Event
from tdapp.core.money import Cents
from tdapp.core.refusal import Refusal
from tdapp.rules.permits import why_no_side_bet
from tdapp.tournament.facts.deals import LastLongerAgreed
from tdapp.tournament.tournament import Tournament

FEWEST = 2


class LastLongerStanding(NamedTuple):
    """Who may still win, or once that is decided what each winner gets (cents by entry)."""

    left: tuple[int, ...]
    won: dict[int, Cents]


def agree_last_longer(tournament: Tournament, entries: Sequence[int], stake: int) -> list[Event]:
    """Note a last longer among entries in play, each with the same stake (cents, 0: none named).

    Refuses ``side_bets_forbidden`` where players may not bet with each other (STAR 27.12, CROWN
    18.13), ``one_last_longer`` for fewer than two, ``twice_in_last_longer``, ``event_decided``,
    ``no_such_entry`` and ``already_out``.
    """
    refused = why_no_side_bet(tournament.conditions.rules)
    if refused is not None:
        raise refused
    if tournament.is_decided:
        raise Refusal("event_decided", entry=tournament.in_play()[0])
    if len(set(entries)) < len(entries):
        raise Refusal("twice_in_last_longer")
    if len(entries) < FEWEST:
        raise Refusal("one_last_longer")
    for entry in entries:
        tournament.must_know(entry)
        if not tournament.is_in_play(entry):
            raise Refusal("already_out", entry=entry)
    return [LastLongerAgreed(tuple(entries), stake)]


def standing_of(tournament: Tournament, agreed: LastLongerAgreed) -> LastLongerStanding:
    """How a last longer stands: who shares a place shares the stakes.

    A cent that cannot be shared is of the first named.
    """
    entries = agreed.entries
    left = tuple(one for one in entries if tournament.is_in_play(one))
    if len(left) > 1 and not tournament.is_decided:
        return LastLongerStanding(left, {})
    places = tournament.places()
    best = left if len(left) == 1 else _best(entries, places)
    each, over = divmod(agreed.stake * len(entries), len(best))
    return LastLongerStanding(left, {one: Cents(each + (at < over)) for at, one in enumerate(best)})


def _best(entries: Sequence[int], places: dict[int, int]) -> tuple[int, ...]:
    known = {one: places[one] for one in entries if one in places}
    first = min(known.values())
    return tuple(one for one, place in known.items() if place == first)
