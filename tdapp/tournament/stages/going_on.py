"""The end of a stage: nobody else enters, and who goes on from it."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.table.seating.marking import close_table
from tdapp.tournament.clock.timing import pause_clock
from tdapp.tournament.facts.exits import Departure, EntryLeft
from tdapp.tournament.facts.stages import StageClosed, StageEnded
from tdapp.tournament.plan.stage_plan import is_entered
from tdapp.tournament.stages.bagging import chips_bagged
from tdapp.tournament.stages.seen import bags_of, must_be_open, plan_of, progress_of
from tdapp.tournament.state.clock import level_number
from tdapp.tournament.tournament import Tournament


def close_stage(seen: Tournament, now: Instant) -> list[Event]:
    """Let nobody else enter this stage: so many go on as its plan says (STAR 28.8.1).

    Refuses ``stage_closed``, ``stage_ended``, ``say_which_stage``, and ``players_come`` where none
    enter it.
    """
    must_be_open(seen)
    if not is_entered(seen.stages.plans, seen.stage):
        raise Refusal("players_come", stage=plan_of(seen).name)
    if progress_of(seen).closed:
        raise Refusal("stage_closed", stage=plan_of(seen).name)
    entries = seen.entries.count
    return closed(seen, StageClosed(entries, plan_of(seen).locked(entries)), seen.left, now)


def closed(seen: Tournament, told: StageClosed, left: int, now: Instant) -> list[Event]:
    """No more players enter; the clock stops where no more are `left` than go on."""
    most = told.go_on or seen.left_at_end
    stopped = pause_clock(seen, now) if seen.clock.running and 1 <= left <= most else []
    return [told, *stopped]


def end_stage(seen: Tournament, now: Instant, order: Sequence[int] = ()) -> list[Event]:
    """End a stage: its clock stops, its tables are free, and who does not go on is out.

    Of level stacks at the cut those in `order`, best first, go on (STAR 28.1.1, ADELAIDE 103).
    Refuses as `must_be_open`, ``stage_not_closed``, ``last_stage``, ``places_pending``,
    ``hand_for_hand_is_on``, ``bags_missing`` (entries), ``bags_do_not_add_up`` (counted, chips) and
    ``tie_at_the_cut``.
    """
    must_be_open(seen)
    _must_be_countable(seen)
    through = going_on(seen, order)
    stopped = pause_clock(seen, now) if seen.clock.running else []
    freed = [one for number in sorted(seen.seating.tables) for one in close_table(seen, number)]
    return [*stopped, *_out(seen, through, now), *freed, StageEnded(tuple(order))]


def _must_be_countable(seen: Tournament) -> None:
    plan = plan_of(seen)
    if plan.to is None:
        raise Refusal("last_stage", stage=plan.name)
    if not progress_of(seen).closed:
        raise Refusal("stage_not_closed", stage=plan.name)
    for one in seen.exits.pending.values():
        raise Refusal("places_pending", table=one.seat.table)
    if seen.hand_for_hand.hand:
        raise Refusal("hand_for_hand_is_on")
    missing = [entry for entry in seen.in_play() if entry not in bags_of(seen)]
    if missing:
        raise Refusal("bags_missing", entries=", ".join(map(str, missing)))
    counted = chips_bagged(seen)
    if counted != seen.chips_in_play:
        raise Refusal("bags_do_not_add_up", counted=counted, chips=seen.chips_in_play)


def going_on(seen: Tournament, order: Sequence[int] = ()) -> list[int]:
    """Who goes on by the bags, most chips first; refuses ``tie_at_the_cut`` (entries)."""
    plan, left = plan_of(seen), seen.in_play()
    leaders = plan.chip_leaders
    if leaders is None:
        return _best(seen, left, progress_of(seen).go_on or len(left), order)
    tables: dict[int, list[int]] = {}
    for entry in left:
        seat = bags_of(seen)[entry].seat
        tables.setdefault(0 if seat is None else seat.table, []).append(entry)
    return [one for _, here in sorted(tables.items()) for one in _best(seen, here, leaders, order)]


def _best(seen: Tournament, entries: Sequence[int], most: int, order: Sequence[int]) -> list[int]:
    bags, told = bags_of(seen), {entry: rank for rank, entry in enumerate(order)}

    def rank(entry: int) -> tuple[int, int]:
        return -bags[entry].chips, told.get(entry, len(order))

    found: list[int] = []
    for _, group in groupby(sorted(entries, key=lambda one: (rank(one), one)), rank):
        level = list(group)
        if len(found) < most < len(found) + len(level):
            raise Refusal("tie_at_the_cut", entries=", ".join(map(str, level)))
        found += level if len(found) < most else []
    return found


def _out(seen: Tournament, through: Sequence[int], now: Instant) -> Iterator[Event]:
    """Who has chips and does not go on is out, fewest chips first (ADELAIDE 104a)."""
    bags, level = bags_of(seen), level_number(seen, now)
    others = sorted(set(seen.in_play()) - set(through), key=lambda one: (bags[one].chips, -one))
    for entry in others:
        chips = bags[entry].chips
        yield EntryLeft(entry, None, level, Departure.NOT_THROUGH, chips, now.utc_us, lost_at=now)
