"""Giving penalties and marking what of them is served."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.presence_rules import Offence
from tdapp.rules.ruling_rules import ListedPenalty, PenaltyKind, is_listed
from tdapp.table.facts.rulings import PenaltyGiven, PenaltyServed
from tdapp.table.floor import Floor
from tdapp.table.guards import must_be_in_play, seat_of
from tdapp.table.rulings.ruling import ruling as known_ruling
from tdapp.table.state.penalties import Penalty


class Grounds(NamedTuple):
    """What a penalty is for, as far as it is known: a ruling's number, an offence of the rules."""

    ruling: int | None = None
    offence: Offence | None = None


UNSAID = Grounds()


def must_be_listed(listed: Sequence[ListedPenalty], kind: PenaltyKind, amount: int) -> None:
    """Refuse what is not of the house's list: it is given with a reason (ADELAIDE 111).

    Refuses ``no_penalties_listed`` and ``penalty_not_listed``.
    """
    if not listed:
        raise Refusal("no_penalties_listed")
    if not is_listed(listed, kind, amount):
        raise Refusal("penalty_not_listed", kind=kind.value, amount=amount)


def give_penalty(
    floor: Floor,
    entry: int,
    kind: PenaltyKind,
    amount: int,
    now: Instant,
    *,
    grounds: Grounds = UNSAID,
    happened_us: int | None = None,
) -> list[Event]:
    """Give a player in play a penalty; rounds count the players at the table now.

    Refuses ``no_such_entry``, ``already_out``, ``not_a_penalty``, ``no_such_ruling``, for rounds
    ``not_seated`` and, as `permits.why_no_penalty`, an offence that no penalty can do for.
    """
    must_be_in_play(floor, entry)
    if amount < 0 or (amount == 0) != (kind is PenaltyKind.WARNING):
        raise Refusal("not_a_penalty", kind=kind.value, amount=amount)
    _must_be_grounds(floor, grounds)
    begins = now if happened_us is None else now.by_wall(happened_us)
    return [
        PenaltyGiven(
            floor.penalties.last + 1,
            entry,
            kind,
            amount,
            floor.level_at(now),
            happened_us or now.utc_us,
            _players_at_table(floor, entry) if kind is PenaltyKind.ROUNDS else 1,
            *grounds,
            begins,
            floor.played_us(entry, begins, past=happened_us is not None),
        )
    ]


def _must_be_grounds(floor: Floor, grounds: Grounds) -> None:
    if grounds.ruling is not None:
        known_ruling(floor, grounds.ruling)
    if grounds.offence is not None:
        refusal = floor.why_no_penalty(grounds.offence)
        if refusal is not None:
            raise refusal


def serve_penalty(floor: Floor, number: int, amount: int | None = None) -> list[Event]:
    """Mark minutes or hands of a penalty as over, by default all that are left.

    Refuses ``no_such_penalty``, ``nothing_to_serve``, ``more_than_is_left``.
    """
    left = penalty(floor, number).outstanding
    if left == 0:
        raise Refusal("nothing_to_serve", number=number)
    served = left if amount is None else amount
    if not 1 <= served <= left:
        raise Refusal("more_than_is_left", number=number, left=left)
    return [PenaltyServed(number, served)]


def penalty(floor: Floor, number: int) -> Penalty:
    """One penalty; refuses ``no_such_penalty``."""
    found = floor.penalties.by_number.get(number)
    if found is None:
        raise Refusal("no_such_penalty", number=number)
    return found


def penalties_of(floor: Floor, entry: int) -> list[Penalty]:
    """All penalties of an entry, in the order of their numbers."""
    book = floor.penalties
    return [book.by_number[number] for number in book.by_entry.get(entry, ())]


def open_penalties(floor: Floor) -> Iterator[Penalty]:
    """The penalties that are not served, of players in play, in the order of their numbers."""
    book = floor.penalties
    for number in sorted(book.open):
        found = book.by_number[number]
        if floor.is_in_play(found.given.entry):
            yield found


def _players_at_table(floor: Floor, entry: int) -> int:
    return len(floor.seating.at_table(seat_of(floor, entry).table))


def said_facts(floor: Floor) -> list[Event]:
    """The penalties, rulings and reviews, each of which has the words said with it in the log."""
    facts: list[Event] = [one.given for one in floor.penalties.by_number.values()]
    for one in floor.rulings.by_number.values():
        facts += [one.given, *one.reviews]
    return facts
