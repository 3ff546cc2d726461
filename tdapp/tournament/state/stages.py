"""The stages of an event: what happened within each, folded beside the event as a whole.

A stage keeps those folds that are its own: its clock, its structure, who entered or came to it, its
tables, its exits and its chips. Money, prizes, rulings and papers are the event's.
"""

import msgspec
from immutables import Map
from msgspec import UNSET
from msgspec.structs import asdict, replace

from tdapp.core.event import Event, Undone
from tdapp.core.fold import Conductor, Handlers
from tdapp.core.refusal import Contradiction
from tdapp.table.facts.tables import DrawnSeat
from tdapp.table.state.chip_book import ChipBook
from tdapp.table.state.seating import Seating
from tdapp.tournament.facts.event import (
    HouseAdopted,
    PlayEnded,
    StartMoved,
    TournamentAnnounced,
    TournamentCancelled,
    TournamentFinished,
)
from tdapp.tournament.facts.refunds import ChosenRefund, EntryVoided, PoolShared, RestGiven
from tdapp.tournament.facts.sales import MoneyAdded, RegistrationClosed
from tdapp.tournament.facts.stages import (
    EntryTransferred,
    PlayOffBegun,
    PlayOffClockSet,
    PlayOffLost,
    StackBagged,
    StageClosed,
    StageEnded,
    TablePlayedOut,
    WentOn,
)
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.stage_plan import ChipsAfter, Several, StagePlan, is_entered
from tdapp.tournament.plan.terms import EndPlaces, EndTerms
from tdapp.tournament.state.alternates import QUEUE_FOLD, Alternates
from tdapp.tournament.state.at_tables import CHIPS, SEATS
from tdapp.tournament.state.clock import CLOCK_FOLD, COURSE_FOLD, Clock, ClockCourse
from tdapp.tournament.state.entries import Entries, came_from_before, known
from tdapp.tournament.state.exit_folding import EXITS_FOLD
from tdapp.tournament.state.exits import Exits
from tdapp.tournament.state.given_back import ENTRIES_FOLD, debts
from tdapp.tournament.state.hand_for_hand import HAND_FOR_HAND_FOLD, HandForHand
from tdapp.tournament.state.programme import PROGRAMME_FOLD, Programme


class Progress(msgspec.Struct, frozen=True):
    """How far a stage is: whether nobody else enters, so many go on, all bagged, and it ended.

    `entries` are how many it had when it closed.
    `bags` has each entry's, `came` from which stage each entry came that did not enter here. The
    tables `played_out` have had their last hand. In `play_off` is how each player of a play-off
    stands: 0 while in, else how many were in when it was lost; `play_offs` are those that were
    begun. Who had not bagged at its end got up
    from the seats in `left`.
    """

    closed: bool = False
    entries: int = 0
    go_on: int | None = None
    bags: Map[int, StackBagged] = Map()
    came: Map[int, int] = Map()
    ended: bool = False
    played_out: Map[int, None] = Map()
    play_off: Map[int, int] = Map()
    play_offs: tuple[PlayOffBegun, ...] = ()
    play_off_clocks: Map[int, PlayOffClockSet] = Map()
    left: tuple[DrawnSeat, ...] = ()


class StageState(msgspec.Struct, frozen=True):
    """One stage of an event."""

    programme: Programme = Programme()
    entries: Entries = Entries()
    alternates: Alternates = Alternates()
    seating: Seating = Seating()
    clock: Clock = Clock()
    course: ClockCourse = ClockCourse()
    exits: Exits = Exits()
    chips: ChipBook = ChipBook()
    hand_for_hand: HandForHand = HandForHand()
    progress: Progress = Progress()


class Stages(msgspec.Struct, frozen=True):
    """The stages by number, as they were planned, and the last bag that was given out.

    `seen` is the one from which the event is seen; 0 is the whole.
    """

    plans: tuple[StagePlan, ...] = ()
    by_number: Map[int, StageState] = Map()
    last_bag: int = 0
    seen: int = 0

    @property
    def goes_to(self) -> str:
        """The stage to which players go on from the one that is seen; empty for none."""
        return (self.plans[self.seen - 1].to or "") if self.seen else ""

    @property
    def leads_on(self) -> bool:
        """Whether players go on from the stage that is seen, so that its places are not final."""
        return bool(self.goes_to)

    @property
    def each_table(self) -> int:
        """With how many left each table of the stage that is seen is played out; 0 for none."""
        return self.plans[self.seen - 1].each_table if self.seen else 0

    @property
    def played_out(self) -> Map[int, None]:
        """The tables of the stage that is seen which have had their last hand."""
        return self.by_number[self.seen].progress.played_out if self.seen else Map()

    @property
    def by_hands(self) -> bool:
        """Whether the stage that is seen is over once each table has played so many hands."""
        return self.seen > 0 and self.plans[self.seen - 1].hands is not None

    @property
    def ended(self) -> bool:
        """Whether the stage that is seen has ended."""
        return self.seen > 0 and self.by_number[self.seen].progress.ended

    @property
    def came(self) -> Map[int, int]:
        """From which stage the entries came that did not enter the one that is seen."""
        return self.by_number[self.seen].progress.came if self.seen else Map()

    def paid_inside(self) -> dict[int, int]:
        """How many are paid in each stage that nobody else enters, by its number."""
        closed = ((one, stage.progress) for one, stage in self.by_number.items())
        paid = {
            one: self.plans[one - 1].paid_inside(progress.entries)
            for one, progress in closed
            if progress.closed and self.plans[one - 1].pays
        }
        return dict(sorted(paid.items()))

    def open_for_entry(self) -> list[str]:
        """The names of the stages that players enter themselves and may still enter."""
        return [
            plan.name
            for number, plan in enumerate(self.plans, 1)
            if is_entered(self.plans, number) and not self.by_number[number].progress.closed
        ]


class StageConditions(Conditions, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The conditions of a stage, whose levels are known by their numbers in the whole structure."""

    first_level: int = 1

    def number(self, index: int) -> int:
        """The number that players know the level at `index` by."""
        return super().number(index) + self.first_level - 1

    def index_of(self, number: int) -> int:
        """Where a level stands; below 0 where the stage begins after it."""
        before = self.first_level - 1
        return super().index_of(number - before) if number > before else -1


def conditions_within(conditions: Conditions, plan: StagePlan) -> Conditions:
    """What an event's conditions say of one of its stages."""
    own = replace(
        conditions,
        entry=plan.sold(conditions.entry),
        reentry=plan.sold_again(conditions.reentry),
        title=f"{conditions.title}, {plan.name}",
        levels=plan.levels(conditions.levels),
        then_add=0 if plan.ends_by_clock else conditions.then_add,
        max_entries=plan.max_entries or conditions.max_entries,
        start=plan.begins(conditions.start),
        ending=_ending(conditions.ending, plan),
        stages=(),
    )
    return StageConditions(**asdict(own), first_level=plan.from_level)


def _ending(said: EndTerms, plan: StagePlan) -> EndTerms:
    """When a stage ends; stacks rank who is left where the last one is played by time or hands."""
    if plan.to:
        return EndTerms(after_last_level=plan.ends_by_clock)
    if said.after_last_level or not (plan.ends_by_clock or plan.hands):
        return said
    return replace(said, after_last_level=True, places=EndPlaces.BY_STACK)


def _planned(conditions: Conditions) -> Stages:
    found = Map[int, StageState]()
    for number, plan in enumerate(conditions.stages, 1):
        own = conditions_within(conditions, plan)
        found = found.set(number, StageState(Programme(own, published=own)))
    return Stages(conditions.stages, found)


def _closed(progress: Progress, event: StageClosed) -> Progress:
    if progress.closed:
        raise Contradiction("stage_closed")
    return replace(progress, closed=True, entries=event.entries, go_on=event.go_on)


def _bagged(progress: Progress, event: StackBagged) -> Progress:
    return replace(progress, bags=progress.bags.set(event.entry, event))


def _ended(progress: Progress, event: StageEnded) -> Progress:
    if not progress.closed:
        raise Contradiction("stage_not_closed")
    if progress.ended:
        raise Contradiction("stage_ended")
    return replace(progress, ended=True, left=event.left)


def _played_out(progress: Progress, event: TablePlayedOut) -> Progress:
    if event.table in progress.played_out:
        raise Contradiction("table_played_out", table=event.table)
    return replace(progress, played_out=progress.played_out.set(event.table, None))


def _play_off(progress: Progress, event: PlayOffBegun) -> Progress:
    if any(one in progress.play_off for one in event.entries):
        raise Contradiction("in_a_play_off")
    found = progress.play_off
    for entry in event.entries:
        found = found.set(entry, 0)
    return replace(progress, play_off=found, play_offs=(*progress.play_offs, event))


def _play_off_clock(progress: Progress, event: PlayOffClockSet) -> Progress:
    if event.number > len(progress.play_offs):
        raise Contradiction("no_play_off")
    return replace(progress, play_off_clocks=progress.play_off_clocks.set(event.number, event))


def _lost_play_off(progress: Progress, event: PlayOffLost) -> Progress:
    if progress.play_off.get(event.entry) != 0:
        raise Contradiction("not_in_a_play_off", entry=event.entry)
    left = sum(not standing for standing in progress.play_off.values())
    return replace(progress, play_off=progress.play_off.set(event.entry, left))


def _came(progress: Progress, event: WentOn) -> Progress:
    return replace(progress, came=progress.came.set(event.entry, event.before))


def _so_many_go_on(programme: Programme, event: StageClosed) -> Programme:
    """The stage ends by itself once so many are left."""
    conditions = programme.conditions
    if conditions is None or event.go_on is None:
        return programme
    ending = replace(conditions.ending, left=event.go_on)
    return replace(programme, conditions=replace(conditions, ending=ending))


def _no_more_enter(entries: Entries, _: StageClosed) -> Entries:
    return replace(entries, closed=True)


WITHIN = Conductor(
    StageState,
    {
        "programme": {**PROGRAMME_FOLD, StageClosed: _so_many_go_on},
        "entries": {**ENTRIES_FOLD, StageClosed: _no_more_enter},
        "alternates": QUEUE_FOLD,
        "seating": SEATS,
        "clock": CLOCK_FOLD,
        "course": COURSE_FOLD,
        "exits": EXITS_FOLD,
        "chips": CHIPS,
        "hand_for_hand": HAND_FOR_HAND_FOLD,
        "progress": {
            StageClosed: _closed,
            StackBagged: _bagged,
            StageEnded: _ended,
            TablePlayedOut: _played_out,
            PlayOffBegun: _play_off,
            PlayOffClockSet: _play_off_clock,
            PlayOffLost: _lost_play_off,
            WentOn: _came,
        },
    },
)
"""Folds the facts that happened within a stage."""


def _announced(_: Stages, event: TournamentAnnounced) -> Stages:
    return _planned(event.conditions)


def _adopted(stages: Stages, event: HouseAdopted) -> Stages:
    """The house's files hold in every stage."""
    by_number = stages.by_number
    for number, stage in by_number.items():
        by_number = by_number.set(number, WITHIN.apply(stage, event))
    return replace(stages, by_number=by_number)


def _told(stages: Stages, event: Event) -> Stages:
    """A fact goes to the stage that it happened within, or from which the event is seen."""
    if not stages.by_number or (event.within is UNSET and isinstance(event, OF_THE_WHOLE)):
        return stages
    number = stages.seen if event.within is UNSET else event.within
    if not number:
        raise Contradiction("say_which_stage")
    bare = replace(event, within=UNSET)
    stage = WITHIN.apply(_stage(stages, number), bare)
    return replace(stages, by_number=stages.by_number.set(number, stage))


def _numbered(stages: Stages, event: StackBagged) -> Stages:
    """Bags are numbered through all stages."""
    return replace(_told(stages, event), last_bag=max(stages.last_bag, event.bag))


OF_THE_WHOLE = (
    ChosenRefund,
    HouseAdopted,
    MoneyAdded,
    PlayEnded,
    PoolShared,
    RegistrationClosed,
    RestGiven,
    StartMoved,
    TournamentCancelled,
    TournamentFinished,
    Undone,
)


def _stage(stages: Stages, number: int) -> StageState:
    found = stages.by_number.get(number)
    if found is None:
        raise Contradiction("no_such_part", part=number)
    return found


def _must_be_in_the_bag(stages: Stages, plan: StagePlan, event: WentOn) -> None:
    """A bag that is played on with stays as it was counted."""
    bag = _stage(stages, event.before).progress.bags.get(event.entry)
    bagged = stages.plans[event.before - 1].chips_after is ChipsAfter.BAGGED
    if bag is None or not bagged or plan.several is Several.JOINED:
        return
    if bag.chips != event.chips:
        raise Contradiction("other_bag", entry=event.entry)


def _went_on(stages: Stages, event: WentOn) -> Stages:
    """The entry is in the next stage as it was in the one before, but for its chips."""
    number = stages.seen if event.within is UNSET else event.within
    if not _stage(stages, event.before).progress.ended:
        raise Contradiction("stage_not_ended")
    _must_be_in_the_bag(stages, stages.plans[number - 1], event)
    entry = known(_stage(stages, event.before).entries, event.entry)
    stage = WITHIN.apply(_stage(stages, number), event)
    entries = came_from_before(stage.entries, entry, event.chips)
    stage = replace(stage, entries=entries)
    return replace(stages, by_number=stages.by_number.set(number, stage))


def _transferred(stages: Stages, event: EntryTransferred) -> Stages:
    """The entry leaves one stage as if it had not been sold there, and is sold in the other."""
    number = stages.seen if event.within is UNSET else event.within
    before, after = _stage(stages, event.before), _stage(stages, number)
    entry = known(before.entries, event.entry)
    struck = debts(before.entries, entry)
    gone = EntryVoided(
        entry=entry.number, person=entry.person, slip=0, parts=(), chips=entry.chips, back=(),
        struck=struck,
    )  # fmt: skip
    by_number = stages.by_number.set(event.before, WITHIN.apply(before, gone))
    return replace(stages, by_number=by_number.set(number, WITHIN.apply(after, entry.sales[0])))


STAGES_FOLD: Handlers = {
    **dict.fromkeys(WITHIN.kinds, _told),
    TournamentAnnounced: _announced,
    HouseAdopted: _adopted,
    WentOn: _went_on,
    StackBagged: _numbered,
    EntryTransferred: _transferred,
}
