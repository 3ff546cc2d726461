"""An event as it is seen from one of its stages: what was planned of it, and how far it is."""

from collections.abc import Iterable, Mapping

from msgspec import UNSET
from msgspec.structs import replace

from tdapp.core.event import AboutEntry, Event
from tdapp.core.refusal import Refusal
from tdapp.table.facts.tables import TableOpened
from tdapp.tournament.facts import bounties, deals, prizes
from tdapp.tournament.facts.clock import ClockStarted
from tdapp.tournament.facts.event import PlayEnded, TournamentCancelled, TournamentFinished
from tdapp.tournament.facts.exits import EntryBusted, EntryLeft, EntryReinstated, ExitPassedOn
from tdapp.tournament.facts.refunds import EntryReadmitted, TakenBack
from tdapp.tournament.facts.stages import EntryTransferred, StackBagged, TablePlayedOut
from tdapp.tournament.plan.stage_plan import StagePlan, is_entered
from tdapp.tournament.state.stages import OF_THE_WHOLE, WITHIN, Progress, StageState
from tdapp.tournament.tournament import Tournament

OF_THE_EVENT = (
    *(prizes.PrizesPosted, prizes.PrizePaid, prizes.PrizeReversed, prizes.PrizeUnclaimed),
    *(prizes.PrizeForfeited, prizes.WinnerPassedOver, deals.DealPut),
    *(TournamentCancelled, TournamentFinished, bounties.BountyPooled, bounties.EnvelopesFilled),
)
"""Facts about places and prizes, which are those of the whole event."""
OF_PLAY = (
    *(TableOpened, ClockStarted, EntryBusted, EntryLeft, EntryReinstated, EntryReadmitted),
    *(ExitPassedOn, TablePlayedOut, EntryTransferred),
)
"""Facts that there are none of in a stage that has ended."""


def must_be_done_here(seen: Tournament, events: Iterable[Event]) -> None:
    """Refuse ``say_which_stage`` for the whole, ``of_the_whole_event`` and ``bag_instead``.

    A stage from which players go on is not ended as an event is. What was paid for who came from
    an earlier stage does not go back: ``came_from_before`` (entry). In a stage that has ended
    nothing is played any more: ``stage_ended``.
    """
    for event in events:
        if seen.stages.ended:
            _must_be_past_play(seen, event)
        if seen.stage and isinstance(event, OF_THE_EVENT):
            raise Refusal("of_the_whole_event")
        if isinstance(event, TakenBack) and event.entry in seen.stages.came:
            raise Refusal("came_from_before", entry=event.entry)
        if isinstance(event, PlayEnded) and seen.stages.leads_on:
            raise Refusal("bag_instead")
        told = event.within is not UNSET or isinstance(event, OF_THE_WHOLE)
        if not (seen.stage or told) and type(event) in WITHIN.kinds:
            raise Refusal("say_which_stage")


def _must_be_past_play(seen: Tournament, event: Event) -> None:
    went_on = isinstance(event, TakenBack) and seen.is_in_play(event.entry)
    if went_on or isinstance(event, OF_PLAY):
        must_be_open(seen)


def seen_from(tournament: Tournament, number: int) -> Tournament:
    """The event with the clock, players, tables and chips of a stage; refuses ``no_such_part``.

    Every rule of an event of one stage holds for what is seen. Numbers of entries, papers and
    tickets go on from those of the whole.
    """
    stage = tournament.stages.by_number.get(number)
    if stage is None:
        raise Refusal("no_such_part", part=number)
    whole = tournament.whole or tournament
    sold = whole.entries
    return replace(
        tournament,
        stages=replace(tournament.stages, seen=number),
        whole=whole,
        programme=replace(
            stage.programme,
            cancelled=whole.programme.cancelled,
            winner=whole.programme.winner,
            house=whole.programme.house,
        ),
        entries=replace(
            stage.entries,
            last_entry=sold.last_entry,
            last_receipt=sold.last_receipt,
            last_refund=sold.last_refund,
        ),
        alternates=replace(stage.alternates, last_ticket=whole.alternates.last_ticket),
        seating=replace(stage.seating, last_slip=whole.seating.last_slip),
        clock=stage.clock,
        course=stage.course,
        exits=stage.exits,
        chips=stage.chips,
        hand_for_hand=stage.hand_for_hand,
    )


def stage_on_the_clock(tournament: Tournament) -> int:
    """The stage whose clock stands for the whole: it runs, or comes next; 0 once play is over."""
    stages = tournament.stages
    if stages.seen or not stages.plans or tournament.programme.over or tournament.is_decided:
        return stages.seen
    clocks = {number: one.clock for number, one in stages.by_number.items()}
    left = [one for one in sorted(clocks) if not stages.by_number[one].progress.ended]
    begun = [one for one in left if clocks[one].started]
    return next((one for one in begun if clocks[one].running), [*begun, *left, len(clocks)][0])


def located(seen: Tournament, events: Iterable[Event]) -> list[Event]:
    """Facts about entries of a whole event, each within the stage that its entry was sold in."""
    plans, stages = seen.stages.plans, seen.stages.by_number
    if seen.stage or not plans:
        return list(events)
    entered = [one for one in stages if is_entered(plans, one)]
    sold = {entry: one for one in entered for entry in stages[one].entries.by_number}
    return [_located(one, sold) for one in events]


def _located(event: Event, sold: Mapping[int, int]) -> Event:
    of_the_whole = event.within is not UNSET or isinstance(event, OF_THE_WHOLE)
    if of_the_whole or type(event) not in WITHIN.kinds or not isinstance(event, AboutEntry):
        return event
    return replace(event, within=sold[event.entry])


def stage_of(seen: Tournament) -> StageState:
    """The stage from which an event is seen; refuses ``say_which_stage`` for the whole."""
    if not seen.stage:
        raise Refusal("say_which_stage")
    return seen.stages.by_number[seen.stage]


def plan_of(seen: Tournament) -> StagePlan:
    """What was planned of it; refuses ``say_which_stage``."""
    stage_of(seen)
    return seen.stages.plans[seen.stage - 1]


def progress_of(seen: Tournament) -> Progress:
    """How far it is; refuses ``say_which_stage``."""
    return stage_of(seen).progress


def bags_of(seen: Tournament) -> Mapping[int, StackBagged]:
    """The bags of the stage by entry; refuses ``say_which_stage``."""
    return progress_of(seen).bags


def must_be_open(seen: Tournament) -> None:
    """Refuse ``stage_ended``, and ``say_which_stage`` for the whole."""
    if progress_of(seen).ended:
        raise Refusal("stage_ended", stage=plan_of(seen).name)
