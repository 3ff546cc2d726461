"""How many more an event can take in, by its published limit and by its seats."""

from collections.abc import Iterable, Sequence

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.table.state.seating import Seating
from tdapp.tournament.facts.sales import AddOnSold
from tdapp.tournament.guards.paid_places import after
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import Offer
from tdapp.tournament.state.entries import Entry
from tdapp.tournament.tournament import Tournament

MANY = 1_000_000


def places_left(tournament: Tournament) -> int:
    """Entries that can still come in; never below 0.

    Seats count once tables are open: those that nobody has, is on the way to or waits for, and none
    at a table that is on hold, breaks, or was left by all.
    """
    most = tournament.conditions.max_entries - tournament.entries.count
    seating = tournament.seating
    if seating.tables:
        free = seating.capacity - tournament.left - len(seating.moves)
        most = min(most, free - _free_where_nobody_is_sent(seating))
    return max(0, most)


def _free_where_nobody_is_sent(seating: Seating) -> int:
    off = {*seating.held, *seating.breaking, *seating.emptied}
    counts = (seating.counts.counts[table] for table in off)
    return sum(count.seats - count.players for count in counts)


def must_not_play_alone(tournament: Tournament, entries: Iterable[int] | None = None) -> None:
    """Refuse ``team_of_one`` (entries) where the conditions let nobody play without a partner.

    Asked wherever seats are given and wherever nobody else can enter; without `entries` of all
    in play, who are looked through only where the conditions say so.
    """
    if plays_alone(tournament):
        return
    named = tournament.in_play() if entries is None else entries
    alone = [one for one in named if len(tournament.entry(one).persons) == 1]
    if alone:
        raise Refusal("team_of_one", entries=", ".join(map(str, alone)))


def plays_alone(tournament: Tournament) -> bool:
    """Whether an entry may have its seat without a partner."""
    terms = tournament.conditions.teams
    return terms is None or terms.alone


def rebuys_left(tournament: Tournament, entry: Entry) -> int:
    """How many re-buys an entry may still have, by their own and the joint limit; never below 0."""
    return _left(tournament.conditions, tournament.conditions.rebuy, entry, entry.rebuys)


def addons_left(tournament: Tournament, entry: Entry, kind: int = 0) -> int:
    """How many add-ons of a kind an entry may still have, by all limits; never below 0."""
    conditions, own = tournament.conditions, own_addons_left(tournament, entry, kind)
    offer = conditions.addon_of(kind)
    return own if offer and not offer.chips else min(own, _left(conditions, offer, entry, 0))


def own_addons_left(tournament: Tournament, entry: Entry, kind: int = 0) -> int:
    """How many of a kind it may still have by the limit of that, and of all kinds by rulebook."""
    offer, ruled = tournament.conditions.addon_of(kind), _ruled(tournament)
    if offer is None:
        return 0
    bought = (one for one in entry.sales if isinstance(one, AddOnSold))
    had = sum(one.addon_kind == kind for one in bought)
    own = MANY if offer.most is None else offer.most - had
    of_all = MANY if ruled is None or not offer.chips else ruled - entry.addons
    return max(0, min(own, of_all))


def most_addons(tournament: Tournament, kind: int) -> int | None:
    """The limit that is reached first: that of a kind, or the rulebook's of all."""
    offer = tournament.conditions.addon_of(kind)
    both = (offer.most if offer else 0, _ruled(tournament))
    return min((one for one in both if one is not None), default=None)


def _ruled(tournament: Tournament) -> int | None:
    """The rulebook's limit, which several kinds share; one alone is published within it."""
    conditions = tournament.conditions
    alone = not conditions.other_addons or conditions.rules.conditions.prevail
    return None if alone else conditions.rules.add_ons.limit


def _left(conditions: Conditions, offer: Offer | None, entry: Entry, had: int) -> int:
    if offer is None:
        return 0
    joint = conditions.most_rebuys_and_addons
    own = MANY if offer.most is None else offer.most - had
    both = MANY if joint is None else joint - entry.rebuys - entry.addons
    return max(0, min(own, both))


def places_to_give(tournament: Tournament) -> int:
    """Places left that no alternate was called to."""
    return places_left(tournament) - len(tournament.alternates.called)


def must_be_below_the_limit(tournament: Tournament, *, called: bool = True) -> None:
    """Refuse ``event_full`` where the entries, with those `called` to a place, reach the limit."""
    most = tournament.conditions.max_entries
    promised = len(tournament.alternates.called) if called else 0
    if tournament.entries.count + promised >= most:
        raise Refusal("event_full", most=most)


def must_keep_called_seats(tournament: Tournament, events: Sequence[Event]) -> None:
    """Refuse ``called_to_those_seats`` where these facts take a seat of somebody who was called."""
    called = len(tournament.alternates.called)
    if called and not tournament.entries.closed:
        promised = min(called, places_left(tournament))
        if places_left(after(tournament, events)) < promised:
            raise Refusal("called_to_those_seats", called=called)
