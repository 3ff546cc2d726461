"""How a hand at a feature table begins: who is dealt in, with which chips, and what is posted."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.table.button import Basis, Position, blinds_from, next_hand
from tdapp.table.circle import clockwise
from tdapp.table.seats import Seat
from tdapp.tournament.chips.counting import Stack
from tdapp.tournament.clock.clock import position
from tdapp.tournament.feature.entering import must_not_be_in_play
from tdapp.tournament.feature.events import HandBegun
from tdapp.tournament.feature.games import GamePlayed
from tdapp.tournament.feature.kills import with_kill
from tdapp.tournament.feature.setups import in_units, setup_of
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.seats.marking import must_be_open
from tdapp.tournament.seats.suggesting import at_rest, button_play
from tdapp.tournament.tournament import Tournament


def begin(
    tournament: Tournament,
    table: int,
    game: GamePlayed,
    now: Instant,
    *,
    button: int | None = None,
    stacks: Sequence[Stack] = (),
) -> list[Event]:
    """Begin the next hand of a table at the stakes of the level.

    Without a `button` its seat follows from the hand that was told last. Who is not in `stacks` has
    what was reported last. Refuses ``table_not_open``, ``hand_in_play``, ``too_few_for_a_hand``,
    ``too_many_players``, ``button_not_told``, ``no_such_seat``, ``stack_not_told``,
    ``not_a_stack``, ``not_dealt_in``, ``more_than_in_play``, and stakes as `setup_of`.
    """
    must_be_open(tournament, table)
    must_not_be_in_play(tournament, [table])
    taken, places = _at_table(tournament, table, button)
    seats = game.size.dealt(taken, places.button or 0)
    entries = tuple(tournament.seating.entry_at[Seat(table, seat)] for seat in seats)
    chips = _chips(tournament, entries, dict(stacks))
    setup = setup_of(game, level_now(tournament, now), seats, places, chips)
    setup = with_kill(tournament, table, seats, setup)
    number = tournament.feature.numbers.get(table, 0) + 1
    return [HandBegun(table, number, places, entries, in_units(tournament, setup))]


def level_now(tournament: Tournament, now: Instant) -> Level:
    """The level whose stakes are played; in a break those of the level before it."""
    conditions = tournament.conditions
    index = position(conditions, tournament.clock, now).index
    while index and conditions.level(index).is_break:
        index -= 1
    return conditions.level(index)


def _at_table(
    tournament: Tournament, table: int, button: int | None
) -> tuple[Sequence[int], Position]:
    """The seats that play, from the left of the button, and the places of the hand."""
    here = at_rest(tournament, table)
    with_chips = frozenset(it for it in here.occupied if plays(tournament, Seat(table, it)))
    here = replace(here, occupied=with_chips, newcomers=here.newcomers & with_chips)
    if button is not None:
        here = replace(here, last=Position())
        if not 1 <= button <= here.seats:
            raise Refusal("no_such_seat", seat=str(Seat(table, button)))
    coming = next_hand(here, button_play(tournament))
    if button is not None:
        return clockwise(with_chips, button), blinds_from(button, with_chips)
    if coming.basis is Basis.COUNTS or coming.button is None:
        raise Refusal("button_not_told", table=table)
    return clockwise(with_chips - coming.sits_out, coming.button), coming.position


def plays(tournament: Tournament, seat: Seat) -> bool:
    """Whether somebody sits there who has chips."""
    entry, exits = tournament.seating.entry_at.get(seat), tournament.exits
    return entry is not None and entry not in exits.out_of_chips and entry not in exits.pending


def _chips(
    tournament: Tournament, entries: Sequence[int], typed: Mapping[int, int]
) -> tuple[int, ...]:
    for entry in typed:
        if entry not in entries:
            raise Refusal("not_dealt_in", entry=entry)
    found = tuple(_stack(tournament, entry, typed) for entry in entries)
    most = tournament.chips_in_play
    if sum(found) > most:
        raise Refusal("more_than_in_play", chips=sum(found), most=most)
    return found


def _stack(tournament: Tournament, entry: int, typed: Mapping[int, int]) -> int:
    told = tournament.chips.stacks.get(entry)
    chips = typed.get(entry, None if told is None else told.stack)
    if chips is None or (not chips and entry not in typed):
        raise Refusal("stack_not_told", entry=entry)
    if chips < 1:
        raise Refusal("not_a_stack", stack=chips)
    return chips
