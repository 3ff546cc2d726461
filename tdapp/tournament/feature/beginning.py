"""How a hand at a feature table begins: who is dealt in, with which chips, and what is posted."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.floor.button import Basis, Position, blinds_from, next_hand
from tdapp.floor.circle import clockwise
from tdapp.floor.seats import Seat
from tdapp.poker.betting.limit import Limit, Structure
from tdapp.poker.round.setup import Setup
from tdapp.tournament.chips.counting import Stack
from tdapp.tournament.clock.clock import position
from tdapp.tournament.feature.events import HandBegun
from tdapp.tournament.feature.games import GamePlayed
from tdapp.tournament.plan.levels import AntePaidBy, Level
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
    ``too_many_for_game``, ``button_not_told``, ``no_such_seat``, ``stack_not_told``,
    ``not_a_stack``, ``not_dealt_in``, ``more_than_in_play``.
    """
    must_be_open(tournament, table)
    if table in tournament.feature.by_table:
        raise Refusal("hand_in_play", table=table)
    seats, places = _dealt_in(tournament, table, button)
    if len(seats) > game.most:
        raise Refusal("too_many_for_game", players=len(seats), most=game.most)
    entries = tuple(tournament.seating.entry_at[Seat(table, seat)] for seat in seats)
    chips = _chips(tournament, entries, dict(stacks))
    setup = _setup(game, level_now(tournament, now), seats, places, chips)
    number = tournament.feature.numbers.get(table, 0) + 1
    return [HandBegun(table, number, places, entries, _in_units(tournament, setup))]


def level_now(tournament: Tournament, now: Instant) -> Level:
    """The level whose stakes are played; in a break those of the level before it."""
    conditions = tournament.conditions
    index = position(conditions, tournament.clock, now).index
    while index and conditions.level(index).is_break:
        index -= 1
    return conditions.level(index)


def _dealt_in(
    tournament: Tournament, table: int, button: int | None
) -> tuple[Sequence[int], Position]:
    """The seats that are dealt in, from the left of the button, and the places of the hand."""
    here = at_rest(tournament, table)
    with_chips = frozenset(it for it in here.occupied if _plays(tournament, Seat(table, it)))
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


def _plays(tournament: Tournament, seat: Seat) -> bool:
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
    if chips is None:
        raise Refusal("stack_not_told", entry=entry)
    if chips < 1:
        raise Refusal("not_a_stack", stack=chips)
    return chips


def _setup(
    game: GamePlayed, level: Level, seats: Sequence[int], places: Position, stacks: tuple[int, ...]
) -> Setup:
    """The round before its first card.

    Stud is opened with the small blind as bring-in. A fixed limit's bets are the big blind and
    twice as much.
    """
    stud, nothing = game.variant.is_stud, (0,) * len(seats)
    big_blind = 0 if stud or places.big_blind not in seats else seats.index(places.big_blind)
    ante = tuple(level.ante * (stud or _pays_ante(level, seat, places)) for seat in seats)
    is_dead = level.ante_by is AntePaidBy.BIG_BLIND and not stud
    limit = Limit(game.structure, level.big, tournament=True)
    fixed = game.structure is Structure.FIXED
    return Setup(
        variant=game.variant,
        deck=game.deck,
        rules=game.rules,
        stacks=stacks,
        antes=nothing if is_dead else ante,
        dead=ante if is_dead else nothing,
        blinds=nothing if stud else tuple(_blind(level, seat, places) for seat in seats),
        first=0 if stud else (big_blind + 1) % len(seats),
        small=limit,
        big=replace(limit, least=2 * level.big) if fixed else limit,
        bring_in=level.small if stud else 0,
        burns=game.burns,
    )


def _pays_ante(level: Level, seat: int, places: Position) -> bool:
    return level.ante_by is AntePaidBy.EACH_PLAYER or seat == places.big_blind


def _blind(level: Level, seat: int, places: Position) -> int:
    if seat == places.big_blind:
        return level.big
    return level.small if seat == places.small_blind else 0


def _in_units(tournament: Tournament, setup: Setup) -> Setup:
    """Pots are split in the smallest chip in play, where all stacks are made of it."""
    chips, gone = tournament.conditions.chips.denominations, tournament.chips.gone
    unit = min((one for one in chips if one not in gone), default=1)
    if any(stack % unit for stack in setup.stacks):
        return setup
    return replace(setup, unit=unit)
