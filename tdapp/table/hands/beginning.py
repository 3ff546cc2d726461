"""How a hand that is followed begins: who is dealt in, with which chips, and what is posted."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.poker.commission.hand import DOLLAR
from tdapp.table.chips.counting import Stack
from tdapp.table.facts.hands import HandBegun
from tdapp.table.floor import Floor, table_at
from tdapp.table.geometry.button import Basis, blinds_from, next_hand
from tdapp.table.geometry.posting import Stakes
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition, clockwise
from tdapp.table.guards import must_be_open, must_not_be_in_play, plays
from tdapp.table.hands.games import GamePlayed
from tdapp.table.hands.kills import with_kill
from tdapp.table.hands.setups import in_units, setup_of


def begin(
    floor: Floor,
    table: int,
    game: GamePlayed,
    stakes: Stakes,
    *,
    button: int | None = None,
    stacks: Sequence[Stack] = (),
    cash: bool = False,
) -> list[Event]:
    """Begin the next hand of a table at these stakes, in a floor or for `cash`.

    Without a `button` its seat follows from the hand that was told last. Who is not in `stacks` has
    what was reported last. Refuses ``table_not_open``, ``hand_in_play``, ``too_few_for_a_hand``,
    ``too_many_players``, ``button_not_told``, ``no_such_seat``, ``stack_not_told``,
    ``not_a_stack``, ``not_dealt_in``, ``more_than_in_play``, and stakes as `setup_of`.
    """
    must_be_open(floor, table)
    must_not_be_in_play(floor, [table])
    frozen = game.variant.is_stud and game.rules.stud.button_frozen is not None
    taken, places = _at_table(floor, table, button, frozen=frozen)
    seats = game.size.dealt(taken, places.button or 0)
    return deal(floor, table, game, stakes, Dealt(seats, places), dict(stacks), cash=cash)


class Dealt(NamedTuple):
    """The seats that are dealt in, from the left of the button, and the places of the hand."""

    seats: Sequence[int]
    places: ButtonPosition


def deal(
    floor: Floor,
    table: int,
    game: GamePlayed,
    stakes: Stakes,
    dealt: Dealt,
    typed: Mapping[int, int],
    *,
    cash: bool = False,
) -> list[Event]:
    """Begin a hand of those who are dealt in, at a tournament's table or for `cash`.

    Chips that are not `typed` are those reported last. Refuses ``stack_not_told``,
    ``not_a_stack``, ``not_dealt_in``, at tournaments ``more_than_in_play``, and as `setup_of`.
    """
    seats, places = dealt
    entries = tuple(floor.seating.entry_at[Seat(table, seat)] for seat in seats)
    chips = _chips(floor, entries, typed)
    most = floor.chips_in_play
    if sum(chips) > most and not cash:
        raise Refusal("more_than_in_play", chips=sum(chips), most=most)
    setup = setup_of(game, stakes, seats, places, chips, tournament=not cash)
    setup = with_kill(floor, table, seats, setup)
    number = floor.feature.next_number(table)
    chip = DOLLAR if cash else 1
    return [HandBegun(table, number, places, entries, in_units(floor, setup, chip))]


def _at_table(
    floor: Floor, table: int, button: int | None, *, frozen: bool
) -> tuple[Sequence[int], ButtonPosition]:
    """The seats that play, from the left of the button, and the places of the hand.

    A `frozen` button stays where it was told last, and the blinds go on from there afterwards.
    """
    here = table_at(floor, table)
    with_chips = frozenset(it for it in here.occupied if plays(floor, Seat(table, it)))
    here = replace(here, occupied=with_chips, newcomers=here.newcomers & with_chips)
    if button is not None:
        here = replace(here, last=ButtonPosition())
        if not 1 <= button <= here.seats:
            raise Refusal("no_such_seat", seat=str(Seat(table, button)))
    last = here.last.button
    if frozen and button is None and last is not None:
        return clockwise(with_chips, last), here.last
    coming = next_hand(here, floor.button_play)
    if button is not None:
        return clockwise(with_chips, button), blinds_from(button, with_chips)
    if coming.basis is Basis.COUNTS or coming.button is None:
        raise Refusal("button_not_told", table=table)
    return clockwise(with_chips - coming.sits_out, coming.button), coming.position


def _chips(floor: Floor, entries: Sequence[int], typed: Mapping[int, int]) -> tuple[int, ...]:
    for entry in typed:
        if entry not in entries:
            raise Refusal("not_dealt_in", entry=entry)
    return tuple(_stack(floor, entry, typed) for entry in entries)


def _stack(floor: Floor, entry: int, typed: Mapping[int, int]) -> int:
    told = floor.chips.stacks.get(entry)
    chips = typed.get(entry, None if told is None else told.stack)
    if chips is None or (not chips and entry not in typed):
        raise Refusal("stack_not_told", entry=entry)
    if chips < 1:
        raise Refusal("not_a_stack", stack=chips)
    return chips
