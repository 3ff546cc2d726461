"""A player who is away: the seat reserved until a time, or given away and the chips picked up."""

import msgspec

from tdapp.cash.cash import Cash
from tdapp.cash.facts.custody import ChipsGivenBack, ChipsPickedUp, SeatReserved
from tdapp.cash.facts.waiting import ListPriority
from tdapp.cash.stakes.leaving import get_up
from tdapp.cash.stakes.playing_on import playing
from tdapp.cash.state.custody import BagKept
from tdapp.cash.table_sign import CashGame
from tdapp.cash.waiting.listing import join_list
from tdapp.core.event import Event
from tdapp.core.free_text import LABEL, must_be_plain
from tdapp.core.ids import PersonId
from tdapp.core.instant import MINUTE_US, Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.cash_rules import CashRules
from tdapp.rules.cash_seats import AwaySoFar, back_on_list, seat_may_go
from tdapp.table.geometry.table import clockwise
from tdapp.table.guards import seat_of
from tdapp.table.seating.marking import away


class WithoutWager(msgspec.Struct, frozen=True):
    """How many orbits and hands the floor saw a player bet nothing, and if it finds it too long."""

    orbits: int = 0
    hands: int = 0
    too_long: bool = False


NOTHING_SEEN = WithoutWager()


class CountedBag(msgspec.Struct, frozen=True):
    """So many `cents` in a bag with this `label`."""

    cents: int
    label: str


def away_so_far(cash: Cash, sitting: int, now: Instant, seen: WithoutWager) -> AwaySoFar:
    """How long a player is away by all that is told.

    A big blind missed is an orbit without a wager. Refuses ``not_seated``.
    """
    seat, gone = seat_of(cash, sitting), cash.attendance.away
    since = gone.get(sitting)
    owed = cash.blinds.owed.get(sitting)
    missed = 0 if owed is None or since is None else owed.big
    others = [gone[one] for one in cash.seating.at_table(seat.table) if one in gone]
    return AwaySoFar(
        minutes=0 if since is None else max(0, now.utc_us - since) // MINUTE_US,
        big_blinds_missed=missed,
        others_away=0 if since is None else sum(one < since for one in others),
        orbits_without_wager=max(seen.orbits, missed),
        hands_without_wager=seen.hands,
        about_to_miss=since is not None and _misses_next(cash, sitting),
        others_all_in_use=not cash.seating.free_at(seat.table),
        found_too_long=seen.too_long,
    )


def _misses_next(cash: Cash, sitting: int) -> bool:
    """Whether the next big blind would come to the seat of who is away."""
    seat = seat_of(cash, sitting)
    last = cash.buttons.at(seat.table).position.big_blind
    gone, owed = cash.attendance.away, cash.blinds.owed
    here = [one for one in cash.seating.at_table(seat.table) if one not in gone]
    seats = {cash.seating.seat_of[one].seat for one in here if one not in owed or not owed[one].out}
    return last is not None and clockwise({*seats, seat.seat}, last)[0] == seat.seat


def reserve_seat(cash: Cash, sitting: int, minutes: int, now: Instant) -> list[Event]:
    """Keep the seat of a player who goes away, so many minutes.

    Refuses ``not_seated``, and ``no_minutes`` for less than one.
    """
    seat_of(cash, sitting)
    if minutes < 1:
        raise Refusal("no_minutes")
    gone = [] if sitting in cash.attendance.away else away(cash, sitting, now.utc_us)
    return [*gone, SeatReserved(sitting, now.utc_us + minutes * MINUTE_US)]


def pick_up(
    cash: Cash,
    rules: CashRules,
    sitting: int,
    bag: CountedBag,
    at: Instant,
    seen: WithoutWager = NOTHING_SEEN,
    *,
    allowed: bool = False,
) -> list[Event]:
    """Take a player's chips, counted by two, into a bag; the seat is free.

    It is `allowed` by the player's own wish or for a reason; else by the house's rule alone, and
    not before a reservation is over. Refuses ``seat_reserved``, ``seat_not_lost``, ``no_label``
    and what getting up is refused for.
    """
    person, game = playing(cash, sitting).person, playing(cash, sitting).game
    must_be_plain(bag.label, LABEL)
    if not bag.label.strip():
        raise Refusal("no_label")
    if not allowed:
        must_have_lost(cash, rules, sitting, at, seen)
    receipt = cash.custody.last + 1
    gone = get_up(cash, sitting, bag.cents, at)
    label = bag.label.strip()
    return [*gone, ChipsPickedUp(receipt, sitting, person, game, bag.cents, at, label)]


def must_have_lost(
    cash: Cash, rules: CashRules, sitting: int, now: Instant, seen: WithoutWager = NOTHING_SEEN
) -> None:
    """Refuse ``seat_reserved`` and ``seat_not_lost`` while the house's rule keeps a seat."""
    until = cash.custody.reserved.get(sitting)
    if until is not None and now.utc_us < until:
        left = -(-(until - now.utc_us) // MINUTE_US)
        raise Refusal("seat_reserved", sitting=sitting, minutes=left)
    if not seat_may_go(rules, away_so_far(cash, sitting, now, seen)):
        raise Refusal("seat_not_lost", sitting=sitting, rule=rules.absence.rule)


def give_back(cash: Cash, receipt: int, person: PersonId) -> list[Event]:
    """Give the chips of a bag back to whom they belong and nobody else.

    Refuses ``no_bag_kept`` and ``bag_of_another``.
    """
    bag = kept_bag(cash, receipt)
    if bag.person != person:
        raise Refusal("bag_of_another", receipt=receipt)
    return [ChipsGivenBack(receipt, person, bag.cents)]


def kept_bag(cash: Cash, receipt: int) -> BagKept:
    """A bag that the house keeps; refuses ``no_bag_kept``."""
    found = cash.custody.bags.get(receipt)
    if found is None:
        raise Refusal("no_bag_kept", receipt=receipt)
    return found


def join_again(
    cash: Cash, rules: CashRules, person: PersonId, game: CashGame, now: Instant
) -> list[Event]:
    """Put somebody back on the list of a game whose chips were picked up there: first or last.

    By the house's time since then (CROWN 8.12); last where it has none. Refuses
    ``was_not_picked_up`` and what joining is refused for.
    """
    since = cash.custody.picked_up.get((person, game))
    if since is None:
        raise Refusal("was_not_picked_up")
    first = back_on_list(rules, now.since(since) // MINUTE_US) == "top"
    priority = ListPriority.FIRST if first else ListPriority.ORDINARY
    return join_list(cash, person, game, now, priority=priority)
