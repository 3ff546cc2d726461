"""The cost of deciding and folding an act, by kind of act, without a record."""

import gc
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice

from msgspec.structs import replace

from tdapp.bench.open_event import SEATS
from tdapp.calls.across.moves import Arrive
from tdapp.calls.tournament import event as tournament_calls
from tdapp.calls.tournament import exits as exit_calls
from tdapp.calls.tournament import moves as move_calls
from tdapp.calls.tournament import prizes as prize_calls
from tdapp.calls.tournament import sales as sales_calls
from tdapp.calls.tournament import seats as seat_calls
from tdapp.calls.tournament.event import TournamentCall
from tdapp.calls.tournament.stages import BagStack
from tdapp.core.ids import PersonId, StreamId, in_part
from tdapp.core.instant import Instant
from tdapp.core.refusal import Contradiction
from tdapp.desk.call import Moment
from tdapp.desk.parts import by_stream, seen_at
from tdapp.desk.permissions import DIRECTOR
from tdapp.house.house import KIND as HOUSE_KIND
from tdapp.house.house import House
from tdapp.table.facts.tables import TableOpened
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.stage_plan import StagePlan
from tdapp.tournament.room import TOURNAMENT
from tdapp.tournament.tables.suggesting import moves_due, suggestions, table_to_break
from tdapp.tournament.tournament import Tournament

EVENT, HOUSE = StreamId("bench"), StreamId(HOUSE_KIND)
MOMENT = Moment(DIRECTOR.id, Instant(1_790_000_000_000_000, 0, "bench"), "bench")
ROUNDS = 400
SHORT = 5
"""Tables with an empty seat: too few for another table to break."""

ROOMY = 2 * SEATS
"""Tables with an empty seat that take in a whole broken one."""

FLIGHT = (StagePlan("1A", to="Day 2", until_level=1), StagePlan("Day 2", from_level=2))
"""Its stacks are bagged from the first level on."""

Step = Callable[[], object]


def done(state: Tournament, *calls: TournamentCall) -> Tournament:
    """The state after these acts, each decided on the state that it meets, or on a part of it."""
    for call in calls:
        met = seen_at(call.event, TOURNAMENT, state)
        told = call.decide({call.event: met, HOUSE: House()}, MOMENT)
        for event in by_stream({call.event: told[call.event]})[EVENT]:
            state = TOURNAMENT.folds.apply(state, event)
    return state


def seated(conditions: Conditions, entries: int, part: int = 0) -> Tournament:
    """An event of so many entries, or a part of it, all of them seated, its clock running."""
    event = in_part(EVENT, part)
    state = done(Tournament(), tournament_calls.Announce(EVENT, conditions))
    tables = [TableOpened(number, SEATS) for number in range(1, -(-entries // SEATS) + 1)]
    for opened in by_stream({event: tables})[EVENT]:
        state = TOURNAMENT.folds.apply(state, opened)
    for number in range(entries):
        state = done(state, sales_calls.Register(event, PersonId(f"player {number}")))
    draw, start = seat_calls.DrawSeats(event), tournament_calls.StartClock(event)
    return done(state, draw, start)


def thinned(state: Tournament, tables: int) -> Tournament:
    """With one empty seat at so many tables."""
    short = [number for number, players in state.seating.at_tables().items() if players < SEATS]
    full = (number for number in sorted(state.seating.tables) if number not in short)
    for table in islice(full, tables - len(short)):
        state = done(state, _out(state.seating.at_table(table)[0]))
    return state


def measured(state: Tournament) -> Iterator[tuple[str, list[float]]]:
    """Kind of act and the seconds that each took: all decided on the same event."""
    short = thinned(state, SHORT)
    entries = list(islice(sorted(short.seating.seat_of), ROUNDS))
    people = [PersonId(f"newcomer {number}") for number in range(ROUNDS)]
    draw = seat_calls.DrawSeats(EVENT)
    yield "register", timed(each(short, [[sales_calls.Register(EVENT, one)] for one in people]))
    late = [[sales_calls.Register(EVENT, one), draw] for one in people]
    yield "late_entry", timed(each(short, late))
    rebuys = [[exit_calls.Bust(EVENT, one), sales_calls.Rebuy(EVENT, one)] for one in entries]
    yield "rebuy", timed(each(short, rebuys))
    yield "bust", timed(each(short, [[_out(one)] for one in entries]))
    leave = exit_calls.Leave
    gone = [[leave(EVENT, one, Departure.WITHDRAWN, 25_000)] for one in entries]
    yield "withdraw", timed(each(short, gone))
    yield "move", timed(list(_moves(short)) * (ROUNDS // SHORT))
    roomy = thinned(state, ROOMY)
    table = table_to_break(roomy)
    if table is None:
        raise Contradiction("nothing_to_break")
    yield "break", timed(each(roomy, [[move_calls.BreakTable(EVENT, table)]] * ROUNDS))
    yield "pay", timed(list(_payments(state)))
    flight = seated(replace(state.conditions, stages=FLIGHT), state.entries.count, 1)
    bags = (BagStack(in_part(EVENT, 1), entry, 25_000) for entry in entries)
    yield "bag", timed(each(flight, [[bag] for bag in bags]))


def busts_with_suggestion(state: Tournament) -> list[float]:
    """Seconds of a bust at a table that is one short already, with the move that it calls for."""
    short = thinned(state, SHORT)

    def bust_and_look(entry: int) -> None:
        told = suggestions(done(short, _out(entry))).balancing
        if told is None or not told.moves:
            raise Contradiction("nothing_suggested")

    uneven = [short.seating.at_table(table)[0] for table in _short_tables(short)]
    return timed([partial(bust_and_look, entry) for entry in uneven] * ROUNDS)


def _out(entry: int) -> exit_calls.Bust:
    return exit_calls.Bust(EVENT, entry, declined=True)


def _short_tables(state: Tournament) -> list[int]:
    return [number for number, players in state.seating.at_tables().items() if players < SEATS]


def each(state: Tournament, acts: Sequence[Sequence[TournamentCall]]) -> list[Step]:
    """Each of these acts, or of several in a row, on the same state."""
    return [partial(done, state, *calls) for calls in acts]


def _moves(short: Tournament) -> Iterator[Step]:
    """A move ordered and made, from where a bust made a table two short."""
    for table in _short_tables(short):
        state = done(short, _out(short.seating.at_table(table)[0]))
        move = moves_due(state).moves[0]
        sitting, free = (
            state.seating.at_table(move.from_table),
            state.seating.free_at(move.to_table),
        )
        order = move_calls.OrderMove(EVENT, move.from_table)
        ordered = done(state, order).seating.moves
        told = next(iter(ordered.values()))
        entry = sitting[0] if told.entry is None else told.entry
        seat = told.to_seat or free[0]
        arrive = Arrive(EVENT, HOUSE, entry, Seat(move.to_table, seat))
        yield partial(done, state, order, arrive)


def _payments(state: Tournament) -> Iterator[Step]:
    """Prizes handed over in a field that was played down to the winner."""
    state = done(state, prize_calls.PostPrizes(EVENT))
    for entry in islice(sorted(state.seating.seat_of), state.left - 1):
        state = done(state, _out(entry))
    for number in range(ROUNDS):
        place = 2 + number % (len(state.prizes.posted) - 1)
        pay = prize_calls.PayPrize(EVENT, place)
        yield partial(done, state, pay)


def timed(steps: Sequence[Step]) -> list[float]:
    """The seconds that each of them takes."""
    spent = []
    gc.disable()
    for step in steps:
        begun = time.perf_counter()
        step()
        spent.append(time.perf_counter() - begun)
    gc.enable()
    return spent
