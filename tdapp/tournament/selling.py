"""Selling entries and re-buys."""

from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.rulebook import RebuyWhen
from tdapp.tournament.clock import position, within_level
from tdapp.tournament.conditions import Rebuys
from tdapp.tournament.events import EntrySold, RebuySold
from tdapp.tournament.tournament import Tournament


def sell_entry(tournament: Tournament, person: PersonId, now: Instant) -> list[Event]:
    """Enter a person, while registration is open and there is room."""
    conditions, entries = tournament.conditions, tournament.entries
    if person in entries.by_person:
        raise Refusal("already_entered", entry=entries.by_person[person])
    _must_be_open(tournament, now, conditions.late_until_level)
    if entries.count >= conditions.max_entries:
        raise Refusal("event_full", most=conditions.max_entries)
    price = conditions.entry
    return [
        EntrySold(
            entry=entries.last_entry + 1,
            receipt=entries.last_receipt + 1,
            pool=price.pool,
            fee=price.fee,
            chips=price.chips,
            person=person,
        )
    ]


def sell_rebuy(tournament: Tournament, entry: int, stack: int, now: Instant) -> list[Event]:
    """Sell chips again to a player who has `stack` chips left (STAR 28.1.1)."""
    rebuys = tournament.conditions.rebuys
    if rebuys is None:
        raise Refusal("no_rebuys")
    if tournament.entry(entry).rebuys >= rebuys.most:
        raise Refusal("rebuys_used_up", entry=entry, most=rebuys.most)
    if entry in tournament.exits.by_entry:
        raise Refusal("already_out", entry=entry)
    _must_be_open(tournament, now, rebuys.until_level)
    _must_be_low_enough(tournament, rebuys, stack)
    price = rebuys.price
    return [
        RebuySold(
            entry=entry,
            receipt=tournament.entries.last_receipt + 1,
            pool=price.pool,
            fee=price.fee,
            chips=price.chips,
        )
    ]


def _must_be_open(tournament: Tournament, now: Instant, until_level: int) -> None:
    here = position(tournament.conditions, tournament.clock, now)
    if tournament.entries.closed or not within_level(tournament.conditions, here, until_level):
        raise Refusal("registration_closed", until_level=until_level)


def _must_be_low_enough(tournament: Tournament, rebuys: Rebuys, stack: int) -> None:
    bank = tournament.conditions.starting_chips
    if rebuys.when is RebuyWhen.BELOW_STARTING_BANK and stack >= bank:
        raise Refusal("stack_too_high", stack=stack, bank=bank)
    if rebuys.when is RebuyWhen.NO_CHIPS and stack > 0:
        raise Refusal("still_has_chips", stack=stack)
