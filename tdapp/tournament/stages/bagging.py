"""Counting stacks into bags at the end of a stage."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.ids import StaffId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.table.chips.counting import report_stacks
from tdapp.table.facts.chips import Lot, value_of
from tdapp.tournament.facts.stages import StackBagged
from tdapp.tournament.plan.stage_plan import ChipsAfter, feeding
from tdapp.tournament.stages.seen import bags_of, must_be_open, seen_from
from tdapp.tournament.state.clock import position
from tdapp.tournament.tournament import Tournament


def bag_stack(
    seen: Tournament,
    entry: int,
    chips: int,
    now: Instant,
    counted_by: tuple[StaffId, ...] = (),
    lots: tuple[Lot, ...] = (),
) -> list[Event]:
    """Count a stack of this stage into a bag, or count its bag again; its player gets up.

    `lots` are the chips by denomination where they were told. Refuses as `must_be_open` and
    `report_stacks`, ``still_being_played`` before the last level where more are left than go on,
    ``not_a_stack`` for no chips, and ``lots_do_not_add_up`` (chips, counted).
    """
    must_be_open(seen)
    _must_be_over_soon(seen, now)
    if chips < 1:
        raise Refusal("not_a_stack", stack=chips)
    if lots and value_of(lots) != chips:
        raise Refusal("lots_do_not_add_up", chips=chips, counted=value_of(lots))
    reported = report_stacks(seen, [(entry, chips)], now)
    known = bags_of(seen).get(entry)
    number = seen.stages.last_bag + 1 if known is None else known.bag
    seat = seen.seating.seat_of.get(entry) if known is None else known.seat
    again = known is not None
    return [*reported, StackBagged(entry, number, chips, seat, counted_by, lots, again)]


def _must_be_over_soon(seen: Tournament, now: Instant) -> None:
    """Stacks are bagged once as many are left as go on, or from the last level on."""
    if seen.is_decided:
        return
    listed = seen.conditions.levels
    last = max(place for place, level in enumerate(listed) if not level.is_break)
    if not seen.conditions.ending.after_last_level or _index(seen, now) < last:
        raise Refusal("still_being_played", left=seen.left)


def _index(seen: Tournament, now: Instant) -> int:
    return position(seen.conditions, seen.clock, now).index


def chips_bagged(seen: Tournament) -> int:
    """What all bags of the stage hold together, of those who are still in."""
    return sum(bag.chips for entry, bag in bags_of(seen).items() if seen.is_in_play(entry))


def bags_are_kept(whole: Tournament) -> bool:
    """Whether each ended stage has its chips in bags, and the next plays on with those of bags."""
    plans, ended = whole.stages.plans, []
    for number, stage in whole.stages.by_number.items():
        if stage.progress.ended:
            ended.append(seen_from(whole, number))
        if stage.progress.closed and feeding(plans, number):
            before = feeding(plans, number)
            bags = sum(chips_bagged(seen_from(whole, one)) for one in before)
            bagged = all(plans[one - 1].chips_after is ChipsAfter.BAGGED for one in before)
            if bagged and bags != stage.entries.chips:
                return False
    return all(chips_bagged(one) == one.chips_in_play for one in ended)


def likeliest_miscount(seen: Tournament) -> int | None:
    """The entry whose bag most likely was counted wrong, once all are in and do not add up.

    It is the only one that a single person counted; None where none stands out.
    """
    bags = bags_of(seen)
    if any(one not in bags for one in seen.in_play()) or chips_bagged(seen) == seen.chips_in_play:
        return None
    alone: Sequence[int] = [entry for entry, bag in bags.items() if len(bag.counted_by) == 1]
    return alone[0] if len(alone) == 1 else None
