"""Counting stacks into bags at the end of a stage."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.ids import StaffId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.rule import SILENT
from tdapp.rules.tournament_rules import TermsField
from tdapp.table.chips.counting import must_be_chips_in_play, report_stacks
from tdapp.table.facts.chips import Lot, value_of
from tdapp.tournament.clock.timing import pause_clock
from tdapp.tournament.facts.stages import StackBagged, TablePlayedOut
from tdapp.tournament.plan.stage_plan import ChipsAfter, feeding
from tdapp.tournament.stages.seen import bags_of, must_be_open, plan_of, progress_of, seen_from
from tdapp.tournament.state.clock import position
from tdapp.tournament.tournament import Tournament


def bag_stack(
    seen: Tournament,
    entry: int,
    chips: int,
    now: Instant,
    counted_by: tuple[StaffId, ...] = (),
    lots: tuple[Lot, ...] = (),
    happened_us: int | None = None,
) -> list[Event]:
    """Count a stack of this stage into a bag, or count its bag again; its player gets up.

    That was at `happened_us` (UTC), where typed later; `lots` are the chips by denomination where
    they were told. Refuses as `must_be_open` and `report_stacks`, ``still_being_played`` where more
    are left than go on, before the last level or the last hand of a table, ``not_a_stack`` for no
    chips, ``lots_do_not_add_up`` (chips, counted), and as `must_be_chips_in_play`.
    """
    must_be_open(seen)
    _must_be_over_soon(seen, entry, now)
    if chips < 1:
        raise Refusal("not_a_stack", stack=chips)
    if lots and value_of(lots) != chips:
        raise Refusal("lots_do_not_add_up", chips=chips, counted=value_of(lots))
    must_be_chips_in_play(seen, lots)
    reported = report_stacks(seen, [(entry, chips)], now, happened_us)
    known = bags_of(seen).get(entry)
    number = seen.stages.last_bag + 1 if known is None else known.bag
    seat = seen.seating.seat_of.get(entry) if known is None else known.seat
    again = known is not None
    return [*reported, StackBagged(entry, number, chips, seat, counted_by, lots, again)]


def _must_be_over_soon(seen: Tournament, entry: int, now: Instant) -> None:
    """Stacks are bagged once as many are left as go on, at a table or in all (STAR 28.5.9).

    Or once the table has played its hands, or from the last level on.
    """
    known = bags_of(seen).get(entry)
    seat = seen.seating.seat_of.get(entry) if known is None else known.seat
    if seen.is_decided or (seat is not None and is_played_out(seen, seat.table)):
        return
    listed = seen.conditions.levels
    last = max(place for place, level in enumerate(listed) if not level.is_break)
    if not seen.conditions.ending.after_last_level or _index(seen, now) < last:
        raise Refusal("still_being_played", left=seen.left)


def is_played_out(seen: Tournament, table: int) -> bool:
    """Whether a table has played its hands, or it is known who goes on from it."""
    most = plan_of(seen).chip_leaders
    if table in seen.stages.played_out or most is None or not progress_of(seen).closed:
        return table in seen.stages.played_out
    bags = (bag.seat for entry, bag in bags_of(seen).items() if seen.is_in_play(entry))
    bagged = sum(seat is not None and seat.table == table for seat in bags)
    return seen.seating.counts.counts[table].players + bagged <= most


def end_table(
    seen: Tournament, table: int, now: Instant, agreed: tuple[int, ...] = ()
) -> list[Event]:
    """The hand in progress is finished, and with it the hands that a table plays in this session.

    Or all its players `agreed` to end play there before, where the conditions pay their chips out
    in cash (CROWN 15.4.8(d)). The clock stops with the last table. Refuses as `must_be_open`,
    ``no_number_of_hands``, ``not_all_agree``, ``no_such_table``, ``play_not_begun`` and
    ``table_played_out``.
    """
    must_be_open(seen)
    _must_be_for_a_reason(seen, table, agreed)
    if table not in seen.seating.tables:
        raise Refusal("no_such_table", table=table)
    if not seen.clock.started:
        raise Refusal("play_not_begun")
    if table in seen.stages.played_out:
        raise Refusal("table_played_out", table=table)
    on = set(seen.seating.tables) - {table, *seen.stages.played_out}
    stopped = pause_clock(seen, now) if seen.clock.running and not on else []
    return [TablePlayedOut(table, agreed), *stopped]


def _must_be_for_a_reason(seen: Tournament, table: int, agreed: tuple[int, ...]) -> None:
    """Play at a table ends with its hands, or as all there wish whose chips are paid in cash."""
    by_wish = seen.conditions.terms.chips_cashed and not plan_of(seen).hands
    if not (agreed or by_wish):
        if plan_of(seen).hands is None:
            raise Refusal("no_number_of_hands", stage=plan_of(seen).name)
        return
    rule = seen.conditions.rules.conditions.rule_for(TermsField.CHIPS_CASHED) or SILENT
    against = sorted(set(seen.seating.at_table(table)).symmetric_difference(agreed))
    if against or not seen.conditions.terms.chips_cashed:
        raise Refusal("not_all_agree", table=table, entries=against, rule=rule)


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
    return all(one.chips_in_play == chips_bagged(one) or is_known(one) for one in ended)


def is_known(seen: Tournament) -> bool:
    """Whether it shows without a count who goes on, and their chips are returned, not bagged."""
    plan, most = plan_of(seen), progress_of(seen).go_on
    if plan.chips_after is ChipsAfter.BAGGED or bags_of(seen):
        return False
    if plan.chip_leaders is not None:
        return bool(plan.each_table) and seen.is_decided
    return most is None or seen.left <= most


def likeliest_miscount(seen: Tournament) -> int | None:
    """The entry whose bag most likely was counted wrong, once all are in and do not add up.

    It is the only one that a single person counted; None where none stands out.
    """
    bags = bags_of(seen)
    if any(one not in bags for one in seen.in_play()) or chips_bagged(seen) == seen.chips_in_play:
        return None
    alone: Sequence[int] = [entry for entry, bag in bags.items() if len(bag.counted_by) == 1]
    return alone[0] if len(alone) == 1 else None
