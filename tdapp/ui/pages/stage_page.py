"""The stages of an event: how far each is and who is in it, and the bags of the one selected."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from tdapp.core.ids import StaffId, StreamId, part_of
from tdapp.core.instant import Instant
from tdapp.house.papers.kinds import PaperKind
from tdapp.screens.face_of import standing
from tdapp.screens.play_offs import play_off_clock_words, play_off_state
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.tournament.facts.stages import StackBagged
from tdapp.tournament.plan.prize_plan import WHOLE
from tdapp.tournament.plan.stage_plan import StagePlan, is_entered
from tdapp.tournament.stages.bagging import chips_bagged, likeliest_miscount
from tdapp.tournament.stages.play_off import play_offs_on, still_in
from tdapp.tournament.stages.seen import bags_of, plan_of, progress_of, seen_from
from tdapp.tournament.state.clock import position
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.selection_card import ActGrid, SelectionCard, UnavailableActs
from tdapp.ui.floor.stage_chain import ShownStage, StageChain
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.facts_grid import Fact
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.lists.list_rows import Column, left, numbered, right, wide
from tdapp.ui.look.lists.listing import ItemList
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.side_column import BUTTON, SideColumn
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.pages.lists_page import ListsPage
from tdapp.ui.parts.topic import Topic
from tdapp.ui.tables.stage_acts import StageActs
from tdapp.ui.workplace.workplace import Workplace
from tdapp.voice.voice import NONE

say = saying("stage page")


@dataclass(frozen=True, slots=True)
class ShownBag:
    """A bag with its place by chips and the name of its player."""

    place: int
    bag: StackBagged
    name: str
    counted_wrong: bool
    play_off: str = ""


class StagePage(ListsPage):
    """The chain over the bags; B bags a stack of the chosen stage, E ends it, D brings forward."""

    def __init__(self, work: Workplace) -> None:
        self._work, self._view = work, work.view
        theme = work.theme
        self.stages = StageChain(say("Stages"), theme)
        columns = bag_columns(work.parts.session.roster.name)
        self.bags = ItemList(say("Bags"), theme, columns, lambda one: one.bag.entry, headed=True)
        self.bags.empty_words = say("No bags yet. Bag stacks (B) when play of the stage ends.")
        self._of_bags, self._in_bags = (
            Words(Size.BODY, theme.text, STRONG),
            MessageLabel(theme, takes_room=True, right=True),
        )
        pane, self.side = Pane(theme), SideColumn(theme)
        super().__init__(theme, pane, (self.bags,), self.stages, self.side)
        self.stages.came.connect(lambda: self._note(self.stages))
        self._lay_out(pane)
        self._number: tuple[StreamId | None, int] = (None, 0)
        at_hand = work.page_acts.floor.at_hand
        day = work.parts.day
        self.stage = StageActs(
            at_hand, lambda: day.stream, lambda: self.chosen, lambda: self._entry
        )
        self.card = SelectionCard(theme)
        self._connect()
        acts = self.stage
        grid = ActGrid(
            theme, (
                *(acts.bag, acts.again, acts.close, acts.end, acts.forward, acts.show),
                *(acts.hands, acts.missing, acts.transfer),
            ),
            high=BUTTON,
        )  # fmt: skip
        self.side.add(self.card, grid, UnavailableActs(theme, acts.all))

    def _lay_out(self, pane: Pane) -> None:
        column = QVBoxLayout(pane)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        head = QHBoxLayout()
        head.setContentsMargins(16, 8, 13, 4)
        head.setSpacing(14)
        head.addWidget(self._of_bags)
        head.addWidget(self._in_bags, 1)
        column.addWidget(self.stages.area, 3)
        column.addLayout(head)
        column.addWidget(self.bags, 2)

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Those on the stages."""
        return self.stage.all

    def about(self) -> Topic:
        """The slip of the selected bag, where its stage is in view, else of all; or the floor."""
        state = self._view.state
        bags = bags_of(state) if state.stage and state.stage == self.chosen else {}
        if not bags:
            return PaperKind.FLOOR_SHEET, ()
        entry = self._entry
        return PaperKind.BAG_SLIPS, () if entry is None or entry not in bags else (entry,)

    @property
    def of_event(self) -> StreamId | None:
        """The event in view, where it is played in stages."""
        event = self._view.id
        return part_of(event)[0] if event is not None and self._view.state.stages.plans else None

    @property
    def chosen(self) -> int | None:
        """The selected stage: at first the one in view, else the first that has not ended."""
        stages = self._view.state.stages
        if not stages.plans:
            return None
        if self._number[0] != self._view.id:
            on = (one for one, it in sorted(stages.by_number.items()) if not it.progress.ended)
            self._number = self._view.id, stages.seen or next(on, 1)
        return self._number[1]

    @property
    def _entry(self) -> int | None:
        key = self.bags.key
        return key if isinstance(key, int) else None

    def refresh(self) -> None:
        """Show the stages as they stand now."""
        state, number = self._view.state, self.chosen
        if number is None:
            return
        self._show_chain(number)
        self._show_chosen(seen_from(state, number))

    def look(self) -> None:
        """The clocks of the stages run."""
        if self.chosen is not None:
            self._show_chain(self.chosen)
            seen = seen_from(self._view.state, self.chosen)
            if play_offs_on(seen):
                self._show_facts(seen)

    def _show_chain(self, number: int) -> None:
        state, now = self._view.state, self._view.now
        every = {one: seen_from(state, one) for one in sorted(state.stages.by_number)}
        shown = {one: shown_stage(seen, now) for one, seen in every.items()}
        self.stages.show_stages(state.stages.plans, shown, number)

    def facts(self) -> str:
        """How many entered all stages, for the head of the page."""
        whole = [seen_from(self._view.state, one) for one in self._view.state.stages.by_number]
        entered = sum(one.entries.count for one in whole if is_entered(one.stages.plans, one.stage))
        return say("Stages: {n}. Entries: {entries}.", n=len(whole), entries=entered)

    def _show_chosen(self, seen: Tournament) -> None:
        bags, wrong = bags_of(seen), likeliest_miscount(seen)
        ranked = sorted(bags.values(), key=lambda one: (-one.chips, one.bag))
        self.bags.show_items(
            ShownBag(
                place,
                one,
                self._name(seen, one.entry),
                one.entry == wrong,
                play_off_state(voice(), seen, one.entry),
            )
            for place, one in enumerate(ranked, 1)
        )
        self._of_bags.setText(say("Bags of {stage}", stage=plan_of(seen).name))
        self._in_bags.say("", bags_in_words(seen))
        self._show_facts(seen)
        self.stage.refresh()

    def _show_facts(self, seen: Tournament) -> None:
        plan, facts = plan_of(seen), [*facts_of(seen), *play_off_facts(seen, self._view.now)]
        self.card.show_facts(plan.name, going_on_in_words(plan), facts)

    def _name(self, seen: Tournament, entry: int) -> str:
        return self._work.names.name(seen.entry(entry).person)

    def _choose(self, number: int) -> None:
        self._number = self._view.id, number
        self._show_chosen(seen_from(self._view.state, number))

    def _connect(self) -> None:
        self.stages.chosen.connect(self._choose)
        self.bags.chosen.connect(lambda _: self.stage.refresh())
        self.stages.entered.connect(self.stage.show.trigger)
        self.bags.entered.connect(self.stage.again.trigger)
        self.stage.asks.connect(self.asks)
        for one in (self.stages, self.bags):
            one.addActions(list(self.stage.all))
        for act in self.stage.all:
            act.tried.connect(self.tried)


def shown_stage(seen: Tournament, now: Instant) -> ShownStage:
    """What the box of a stage says."""
    plan, count, entered = plan_of(seen), voice().count, seen.entries.count
    most = seen.conditions.max_entries
    sold = is_entered(seen.stages.plans, seen.stage)
    said = say("Entries: {n} of {most}") if sold else say.plural("1 player", "{n} players", entered)
    players = said.format(n=count(entered), most=count(most))
    if seen.clock.started and not progress_of(seen).ended:
        players = say("{players}, {left} left", players=players, left=count(seen.left))
    more = " \N{MIDDLE DOT} ".join(filter(None, (_who_goes_on(seen, plan), _starts(seen))))
    full = entered / most if sold else None
    return ShownStage(plan.name, state_cell(seen, now), players, more, full)


def _who_goes_on(seen: Tournament, plan: StagePlan) -> str:
    locked = progress_of(seen).go_on or plan.go_on
    if plan.to is None:
        return say("the last stage")
    if locked is not None:
        return say.plural("1 goes on", "{n} go on", locked)
    if plan.go_on_percent is not None:
        return say("{share} go on", share=voice().percent(plan.go_on_percent, WHOLE))
    if plan.chip_leaders is not None:
        return say.plural("1 per table goes on", "{n} per table go on", plan.chip_leaders)
    return say("all with chips go on")


def bag_columns(staff: Callable[[StaffId], str]) -> tuple[Column[ShownBag], ...]:
    """Its place, number, player, seat, chips, and who counted."""

    def counted_by(one: ShownBag) -> str:
        return ", ".join(map(staff, one.bag.counted_by)) or NONE

    return (
        right("", 40, lambda one: numbered(one.place, Tone.LABEL)),
        left(say("Bag"), 60, lambda one: numbered(one.bag.bag)),
        wide(say("Player"), lambda one: one.name),
        right(say("Entry"), 70, lambda one: numbered(one.bag.entry, Tone.LABEL), 560),
        left(say("Seat"), 70, lambda one: NONE if one.bag.seat is None else str(one.bag.seat), 620),
        right(say("Counted"), 110, _counted),
        left(say("Play-off"), 90, lambda one: one.play_off, 640),
        left(say("Counted by"), 150, counted_by, 760),
    )


def _counted(one: ShownBag) -> Cell:
    chips = one.bag.chips
    if one.counted_wrong:
        said = say("count again")
        return Cell(voice().count(chips), (chips,), Tone.WAITS, Shape.ATTENTION, note=said)
    return Cell(voice().count(chips), (chips,))


def _starts(seen: Tournament) -> str:
    start = seen.conditions.start
    moment = None if start is None or seen.clock.started else start.utc_us
    return "" if moment is None else voice().moment(moment)


def _go_on(seen: Tournament) -> Cell:
    locked = progress_of(seen).go_on
    return Cell(NONE) if locked is None else numbered(locked)


def state_cell(seen: Tournament, now: Instant) -> Cell:
    """How far a stage is, in words with a shape; of one that is on, its level and time."""
    progress, clock = progress_of(seen), seen.clock
    waits = not is_entered(seen.stages.plans, seen.stage) and not progress.closed
    if progress.ended:
        cell = Cell(say("ended"), (5,), Tone.DONE, Shape.DONE)
    elif progress.bags:
        cell = _bagging(seen)
    elif waits:
        cell = Cell(say("to come"), (0,), Tone.LABEL, Shape.WAITING)
    elif seen.is_decided:
        cell = Cell(say("ready to bag"), (3,), Tone.WAITS, Shape.ATTENTION)
    elif clock.running:
        here = position(seen.conditions, clock, now)
        said = standing(seen.conditions, here.index, here.remaining_us, voice())
        cell = Cell(said, (2,), Tone.DONE, Shape.RUNNING)
    elif clock.started:
        cell = Cell(say("paused"), (2,), Tone.PAUSED, Shape.PAUSED)
    else:
        cell = Cell(say("not started"), (1,), Tone.FACT, Shape.READY)
    return cell


def _bagging(seen: Tournament) -> Cell:
    off = chips_bagged(seen) - seen.chips_in_play
    if any(one not in bags_of(seen) for one in seen.in_play()):
        return Cell(say("bagging"), (3,), Tone.FACT, Shape.PAPER)
    if off:
        said = say("bags off by {n}", n=voice().count(off))
        return Cell(said, (4,), Tone.WAITS, Shape.ATTENTION)
    return Cell(say("bags add up"), (4,), Tone.DONE, Shape.DONE)


def bags_in_words(seen: Tournament) -> str:
    """How many bags hold how many chips, against those in play."""
    return say(
        "Bagged: {n} of {all}. Chips: {counted} of {chips}.",
        n=len(bags_of(seen)), all=seen.left,
        counted=voice().count(chips_bagged(seen)), chips=voice().count(seen.chips_in_play),
    )  # fmt: skip


def going_on_in_words(plan: StagePlan) -> str:
    """To which stage players go on, and how many."""
    if plan.to is None:
        return say("The last stage: its places are those of the event.")
    if plan.chip_leaders is not None:
        return say("To {to}: chip leaders per table, {n}", to=plan.to, n=plan.chip_leaders)
    if plan.go_on_percent is not None:
        share = voice().percent(plan.go_on_percent, WHOLE)
        said = say("To {to}: {share} of its entries, locked when entry closes")
        return said.format(to=plan.to, share=share)
    if plan.go_on is not None:
        return say("To {to}: {n}, locked when entry closes", to=plan.to, n=plan.go_on)
    return say("To {to}: every player with chips after the last level", to=plan.to)


def facts_of(seen: Tournament) -> list[Fact]:
    """What stands at the right of the selected stage."""
    count = voice().count
    most = seen.conditions.max_entries
    return [
        (say("Entries"), say("{n} of {most}", n=count(seen.entries.count), most=count(most))),
        (say("Left"), count(seen.left)),
        (say("Go on"), _go_on(seen).text),
        (say("In bags"), count(chips_bagged(seen))),
        (say("In play"), count(seen.chips_in_play)),
    ]


def play_off_facts(seen: Tournament, now: Instant) -> list[Fact]:
    """Of each play-off that is played: its table, who is left, and its own clock."""
    found: list[Fact] = []
    for begun in play_offs_on(seen):
        left = say(
            "table {table}, {n} of {all} left",
            table=begun.table, n=len(still_in(seen, begun)), all=len(begun.entries),
        )  # fmt: skip
        found += [(say("Play-off"), left)]
        found += [(say("Its clock"), play_off_clock_words(voice(), seen, begun, now))]
    return found
