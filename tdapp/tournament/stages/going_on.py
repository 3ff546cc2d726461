"""The end of a stage: nobody else enters, and who goes on from it."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from tdapp.core.event import Event
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.tournament_rules import LevelBy
from tdapp.table.chips.race import STRENGTH
from tdapp.table.facts.tables import DrawnSeat, TableClosed
from tdapp.table.guards import must_not_be_held, must_not_be_in_play
from tdapp.tournament.clock.timing import pause_clock
from tdapp.tournament.facts.exits import Departure, EntryLeft
from tdapp.tournament.facts.stages import Cut, StageClosed, StageEnded
from tdapp.tournament.guards.room_left import must_not_play_alone
from tdapp.tournament.plan.stage_plan import is_entered
from tdapp.tournament.stages.bagging import chips_bagged, is_known
from tdapp.tournament.stages.seen import bags_of, must_be_open, plan_of, progress_of
from tdapp.tournament.state.clock import level_number
from tdapp.tournament.tournament import Tournament

SUITS = 4


class LevelAtTheCut(Refusal):
    """Refuses ``tie_at_the_cut`` (entries): stacks do not say who of those `level` goes on."""

    def __init__(self, level: Sequence[int]) -> None:
        super().__init__("tie_at_the_cut", entries=", ".join(map(str, level)))
        self.level = tuple(level)


def close_stage(seen: Tournament, now: Instant) -> list[Event]:
    """Let nobody else enter this stage: so many go on as its plan says (STAR 28.8.1).

    Refuses ``stage_closed``, ``stage_ended``, ``say_which_stage``, ``team_of_one``, and
    ``players_come`` where none enter it.
    """
    must_be_open(seen)
    if not is_entered(seen.stages.plans, seen.stage):
        raise Refusal("players_come", stage=plan_of(seen).name)
    if progress_of(seen).closed:
        raise Refusal("stage_closed", stage=plan_of(seen).name)
    must_not_play_alone(seen)
    entries = seen.entries.count
    return closed(seen, StageClosed(entries, plan_of(seen).locked(entries)), seen.left, now)


def closed(seen: Tournament, told: StageClosed, left: int, now: Instant) -> list[Event]:
    """No more players enter; the clock stops where no more are `left` than go on."""
    most = told.go_on or seen.left_at_end
    stopped = pause_clock(seen, now) if seen.clock.running and 1 <= left <= most else []
    return [told, *stopped]


def end_stage(
    seen: Tournament, now: Instant, order: Sequence[int] = (), cuts: Sequence[Cut] = ()
) -> list[Event]:
    """End a stage: its clock stops, its tables are free, and who does not go on is out.

    Of level stacks at the cut those go on who cut the highest cards (ADELAIDE 103), or by a
    play-off those in `order`, best first (STAR 28.1.1). Where chips are returned and it is known
    who goes on, nobody need have bagged. Refuses as `must_be_open` and `going_on`,
    ``stage_not_closed``, ``last_stage``, ``places_pending``, ``hand_for_hand_is_on``,
    ``bags_missing`` (entries), ``bags_do_not_add_up`` (counted, chips), and ``cut_of_cards`` (rule)
    where nothing else decides.
    """
    must_be_open(seen)
    must_be_countable(seen)
    through = going_on(seen, order, cuts)
    level = seen.conditions.rules.level_stacks
    if order and not cuts and level is not None and level.by is LevelBy.CARDS:
        raise Refusal("cut_of_cards", rule=level.rule)
    stopped = pause_clock(seen, now) if seen.clock.running else []
    left = tuple(DrawnSeat(entry, seat) for entry, seat in sorted(seen.seating.seat_of.items()))
    ended = StageEnded(tuple(order), tuple(cuts), left)
    freed = map(TableClosed, sorted(seen.seating.tables))
    return [*stopped, *_out(seen, through, now), ended, *freed]


def _height(card: str) -> int:
    """How high a card is, whatever its suit."""
    if card not in STRENGTH:
        raise Refusal("wrong_cut", card=card)
    return STRENGTH[card] // SUITS


def must_be_countable(seen: Tournament) -> None:
    """Refuse what `end_stage` names of a stage that is open, or whose stacks are not counted."""
    plan = plan_of(seen)
    if plan.to is None:
        raise Refusal("last_stage", stage=plan.name)
    if not progress_of(seen).closed:
        raise Refusal("stage_not_closed", stage=plan.name)
    _must_be_at_rest(seen)
    if is_known(seen):
        return
    missing = [entry for entry in seen.in_play() if entry not in bags_of(seen)]
    if missing:
        raise Refusal("bags_missing", entries=", ".join(map(str, missing)))
    counted = chips_bagged(seen)
    if counted != seen.chips_in_play:
        raise Refusal("bags_do_not_add_up", counted=counted, chips=seen.chips_in_play)


def _must_be_at_rest(seen: Tournament) -> None:
    """Nothing is open at its tables, so that their players can get up."""
    for one in seen.exits.pending.values():
        raise Refusal("places_pending", table=one.seat.table)
    for table in seen.seating.tables:
        must_not_be_held(seen, table)
    must_not_be_in_play(seen, seen.seating.tables)
    if seen.hand_for_hand.hand:
        raise Refusal("hand_for_hand_is_on")


def going_on(seen: Tournament, order: Sequence[int] = (), cuts: Sequence[Cut] = ()) -> list[int]:
    """Who goes on, most chips first where bags decide.

    Level stacks are ranked by `cuts`, by `order`, or by their play-off. Refuses ``tie_at_the_cut``,
    ``cut_again`` and ``play_off_goes_on`` (entries), and ``wrong_cut`` for what is no card.
    """
    plan, left = plan_of(seen), seen.in_play()
    if is_known(seen):
        return left
    told: dict[int, tuple[int, ...]] = {
        entry: (standing,) for entry, standing in progress_of(seen).play_off.items()
    }
    told |= {entry: (place,) for place, entry in enumerate(order)}
    told |= {one.entry: tuple(-_height(card) for card in one.cards) for one in cuts}
    leaders = plan.chip_leaders
    if leaders is None:
        return _best(seen, left, progress_of(seen).go_on or len(left), told)
    tables: dict[int, list[int]] = {}
    for entry in left:
        seat = bags_of(seen)[entry].seat
        tables.setdefault(0 if seat is None else seat.table, []).append(entry)
    return [one for _, here in sorted(tables.items()) for one in _best(seen, here, leaders, told)]


def _best(
    seen: Tournament, entries: Sequence[int], most: int, told: Mapping[int, tuple[int, ...]]
) -> list[int]:
    bags, last, play_off = bags_of(seen), (len(told),), progress_of(seen).play_off

    def rank(entry: int) -> tuple[int, tuple[int, ...]]:
        return -bags[entry].chips, told.get(entry, last)

    found: list[int] = []
    for _, group in groupby(sorted(entries, key=lambda one: (rank(one), one)), rank):
        level = list(group)
        if len(found) < most < len(found) + len(level):
            named = ", ".join(map(str, level))
            if all(one in play_off for one in level):
                raise Refusal("play_off_goes_on", entries=named)
            if all(one in told for one in level):
                raise Refusal("cut_again", entries=named)
            raise LevelAtTheCut(level)
        found += level if len(found) < most else []
    return found


def _out(seen: Tournament, through: Sequence[int], now: Instant) -> Iterator[Event]:
    """Who has chips and does not go on is out, fewest chips first (ADELAIDE 104a)."""
    bags, level = bags_of(seen), level_number(seen, now)
    others = sorted(set(seen.in_play()) - set(through), key=lambda one: (bags[one].chips, -one))
    for entry in others:
        chips = bags[entry].chips
        yield EntryLeft(entry, None, level, Departure.NOT_THROUGH, chips, now.utc_us, lost_at=now)
