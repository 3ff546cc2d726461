"""The race at one table, recorded with its cards; what rounding changes stays on the record."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.table.chips.moving import exchanged, must_be_larger, retired
from tdapp.table.chips.race import ChipRounding, Hands, Holding, Race, deal, decide
from tdapp.table.facts.chips import ChipsRaced, Lot, SeatRace
from tdapp.table.floor import Floor
from tdapp.table.geometry.seats import Seat
from tdapp.table.guards import must_be_a_chip, must_be_open, must_not_have_left


def race_of(
    floor: Floor,
    table: int,
    old: int,
    new: int,
    holdings: Sequence[Holding],
    rounding: ChipRounding,
) -> Race:
    """The race at a table with this rounding of odd chips.

    Refuses ``no_chips_named``, ``no_such_chip``, ``chip_has_left``, ``not_a_larger_chip``,
    ``table_not_open``, ``nobody_holds_chips``, ``nobody_named`` and ``more_than_in_play``.
    """
    floor.must_be_on()
    if old < 1 or not holdings or any(one.old < 1 for one in holdings):
        raise Refusal("no_chips_named")
    must_be_larger(old, [Lot(new, 1)])
    for chip in (old, new):
        must_be_a_chip(floor, chip)
        must_not_have_left(floor, chip, table)
    _must_sit_there(floor, table, [one.seat for one in holdings])
    value, most = old * sum(one.old for one in holdings), floor.chips_in_play
    if value > most:
        raise Refusal("more_than_in_play", chips=value, most=most)
    return Race(old, new, tuple(holdings), rounding)


def race_chips(
    floor: Floor, table: int, race: Race, hands: Hands | None, seed: str, at: Instant | None = None
) -> list[Event]:
    """Exchange at par what makes whole chips and race the rest, by these cards or drawn ones.

    Refuses ``wrong_cards`` and ``too_many_cards``.
    """
    dealt = deal(race, seed) if hands is None else hands
    outcome = decide(race, dealt)
    seats = [
        SeatRace(one.seat, one.old, tuple(dealt.get(one.seat, ())), outcome.given[one.seat])
        for one in sorted(race.holdings, key=lambda one: one.seat)
    ]
    given = sum(one.given for one in seats)
    out, back = Lot(race.old, sum(one.held for one in seats)), Lot(race.new, given)
    used = seed if hands is None and race.odd else ""
    sitting = floor.seating.entry_at
    raced = ChipsRaced(
        table,
        race.old,
        race.new,
        tuple(seats),
        outcome.winners,
        outcome.kept_in,
        used,
        tuple(sitting[Seat(table, one.seat)] for one in seats),
        at,
    )
    moved = exchanged([out], [back] if given else [], table, at)
    return [*moved, raced, *retired(floor, race.old, table)]


def _must_sit_there(floor: Floor, table: int, seats: Sequence[int]) -> None:
    must_be_open(floor, table)
    for seat in seats:
        if Seat(table, seat) not in floor.seating.entry_at:
            raise Refusal("nobody_holds_chips", seat=str(Seat(table, seat)))
    if len(set(seats)) != len(seats):
        raise Refusal("nobody_named")
