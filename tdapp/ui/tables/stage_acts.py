"""The acts on the stages of an event: entry closes, stacks are bagged, it ends, players go on."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from tdapp.calls.across.ending import EndStage
from tdapp.calls.tournament.chips import TakeChipsOut
from tdapp.calls.tournament.stages import (
    BagStack,
    BeginPlayOff,
    BringForward,
    CloseStage,
    EndTable,
    LosePlayOff,
    PausePlayOff,
    ResumePlayOff,
    Transfer,
)
from tdapp.core.ids import StreamId, in_part, part_of
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN
from tdapp.shown.chips_words import lots_words
from tdapp.shown.reading import read_player
from tdapp.table.facts.chips import ChipCause, Lot
from tdapp.tournament.facts.exits import EntryLeft, EntryReinstated
from tdapp.tournament.facts.stages import Cut, WentOn
from tdapp.tournament.stages.play_off import clock_of_play_off, play_offs_on
from tdapp.tournament.stages.seen import bags_of, plan_of, progress_of, seen_from
from tdapp.tournament.state.clock import level_number
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.acts import Acts, ActSpec, either
from tdapp.ui.asking.before import EventAt, Ready, asked_before, once_confirmed
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import number, one_of, read
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying
from tdapp.ui.parts.typed import read_count
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.chips_reading import read_cards, read_counted, read_lots
from tdapp.words.typed import read_one_of

say = saying("stage acts")
NAMED = 6
"""So many of those who do not go on are named before a stage ends."""


@dataclass(frozen=True, slots=True)
class OnStage:
    """The stage that was chosen when an act began, as it stood, and whose bag was chosen in it."""

    stage: StreamId
    seen: Tournament
    entry: int | None

    @property
    def not_bagged(self) -> list[int]:
        """Who has chips and no bag yet."""
        return [one for one in self.seen.in_play() if one not in bags_of(self.seen)]

    @property
    def in_play_off(self) -> list[int]:
        """Who has not lost a play-off yet."""
        standing = progress_of(self.seen).play_off
        return sorted(one for one, lost in standing.items() if not lost)

    @property
    def elsewhere(self) -> list[int]:
        """Entries in other sessions that have not begun."""
        stages = self.seen.stages
        others = (one for number, one in stages.by_number.items() if number != stages.seen)
        return sorted(
            entry
            for one in others
            if not one.clock.started
            for entry in one.entries.by_number
            if entry not in one.exits.by_entry
        )

    @property
    def bagged(self) -> int:
        """Whose bag is chosen; refuses ``no_bag_chosen``."""
        if self.entry is None or self.entry not in bags_of(self.seen):
            raise Refusal("no_bag_chosen")
        return self.entry


class StageActs(Acts[OnStage]):
    """They act on the stage that `chosen` gives by its number, and on the entry of its bag."""

    def __init__(
        self, floor: AtHand, house: Callable[[], StreamId], chosen: Callable[[], int | None],
        entry: Callable[[], int | None],
    ) -> None:  # fmt: skip
        view = floor.view

        def on() -> OnStage:
            event, stage = view.the_id(), chosen()
            if stage is None:
                raise Refusal("say_which_stage")
            seen = seen_from(view.state, stage)
            return OnStage(in_part(part_of(event)[0], stage), seen, entry())

        super().__init__(view, floor.asking, on, view)
        self._floor = floor
        self.bag, self.again = self._acts(
            (say("Bag stack…"), "B", self._any_bag, self._bag),
            (say("Count again…"), "K", self._same_bag, self._count_again),
        )
        self.close, self.end, self.forward = self._acts(
            (say("Close entry…"), "C", lambda on: CloseStage(on.stage)),
            (say("End stage…"), "E", lambda on: EndStage(on.stage, house())),
            (say("Bring forward…"), "D", lambda on: BringForward(on.stage)),
        )
        self.hands, self.missing = self._acts(
            (say("Hands played…"), "H", self._next_table, self._hands_played),
            (say("Missing chips…"), "M", lambda on: _missing(on, (Lot(1, 1),)), self._missing),
        )
        turn = either(self._is_paused, say("Resume play-off"), say("Pause play-off"))
        self._acts(
            (say("Play off…"), "O", lambda on: BeginPlayOff(on.stage), self._play_off),
            (say("Lost play-off…"), "L", self._any_in_play_off, self._lost_play_off),
            (turn, "P", self._turn),
        )
        self.transfer = self._act(
            ActSpec(say("Move entry here…"), "V", self._any_elsewhere, self._transfer)
        )
        self.show: WindowAct = self._simple(
            say("Go to stage"), "G", lambda: view.choose(self._choice().stage)
        )

    def _any_bag(self, on: OnStage) -> Call:
        if not on.not_bagged:
            raise Refusal("all_bagged", stage=plan_of(on.seen).name)
        return BagStack(on.stage, on.not_bagged[0], max(1, on.seen.chips_in_play))

    def _same_bag(self, on: OnStage) -> Call:
        return BagStack(on.stage, on.bagged, bags_of(on.seen)[on.bagged].chips)

    def _bag(self, on: OnStage) -> Flow[None]:
        """Ask whose stack, then how many chips."""
        name = self._floor.name
        known = {f"{name(one)} {one}": one for one in on.not_bagged}

        def read_who(typed: str) -> int:
            try:
                return read_player(typed, on.seen)
            except Refusal:
                return read_one_of(typed, known)

        asked = say("Whose stack is bagged? Not bagged yet: {n}", n=len(known))
        hint = say("Seat, entry or first letters of the name")
        entry = yield from read(asked, hint, read_who, *known)
        yield from self._count(on, entry)

    def _next_table(self, on: OnStage) -> Call:
        """A table that has hands to play, else any, so that it is said why there is none."""
        tables, over = sorted(on.seen.seating.tables), on.seen.stages.played_out
        return EndTable(on.stage, next((one for one in tables if one not in over), 0))

    def _hands_played(self, on: OnStage) -> Flow[None]:
        over = on.seen.stages.played_out
        left = [str(one) for one in sorted(on.seen.seating.tables) if one not in over]
        asked = say("Which table has played its hands? Tables left: {n}", n=len(left))
        hint = say("Number of the table. The hand in progress is finished first")
        table = yield from read(asked, hint, read_count, *left)
        yield from self._do_asked(EndTable(on.stage, table))

    def _play_off(self, on: OnStage) -> Flow[None]:
        asked = say("At which table do the players with equal stacks play on?")
        table = yield from read(asked, say("Number of the table"), read_count)
        asked = say("From which level on is the play-off played? Its clock starts now.")
        last = str(level_number(on.seen, self._floor.view.now))
        level = yield from number(asked, say("Level"), last, yes=say("Begin play-off"))
        yield from self._do(BeginPlayOff(on.stage, table, level))

    def _turn(self, on: OnStage) -> Call:
        return (ResumePlayOff if self._is_paused() else PausePlayOff)(on.stage)

    def _is_paused(self) -> bool:
        on, now = self._chosen_now(), self._floor.view.now
        if on is None:
            return False
        clocks = (clock_of_play_off(on.seen, one, now) for one in play_offs_on(on.seen))
        return any(not one.running for one in clocks)

    def _any_in_play_off(self, on: OnStage) -> Call:
        return LosePlayOff(on.stage, next(iter(on.in_play_off), 0))

    def _lost_play_off(self, on: OnStage) -> Flow[None]:
        known = {f"{self._floor.name(one)} {one}": one for one in on.in_play_off}
        asked = say("Who lost the play-off?")
        hint = say("Entry or first letters of the name")
        entry = yield from read(asked, hint, lambda typed: _read_entry(typed, known), *known)
        yield from self._do(LosePlayOff(on.stage, entry))

    def _any_elsewhere(self, on: OnStage) -> Call:
        return Transfer(on.stage, next(iter(on.elsewhere), 0))

    def _transfer(self, on: OnStage) -> Flow[None]:
        """Ask whose entry of another session is played in this one, and why."""
        stage, whole = plan_of(on.seen).name, on.seen.whole or on.seen

        def name(entry: int) -> str:
            return self._floor.names.name(whole.entry(entry).person)

        known = {f"{name(one)} {one}": one for one in on.elsewhere}
        asked = say("Whose entry is moved to {stage}?", stage=stage)
        hint = say("Entry or first letters of the name")
        entry = yield from read(asked, hint, lambda typed: _read_entry(typed, known), *known)
        call = Transfer(on.stage, entry)
        self._must_be_possible(call)
        asked = say("Why is {name} moved to {stage}?", name=name(entry), stage=stage)
        yield from self._do_because(call, asked, say("Move entry"))

    def _missing(self, on: OnStage) -> Flow[None]:
        """Ask how many of which chips were not returned, and why."""
        asked = say("Which chips are missing from {stage}?", stage=plan_of(on.seen).name)
        lots = yield from read(asked, say("Number and chip, such as 12x25 3x100"), read_lots)
        call = _missing(on, lots)
        self._must_be_possible(call)
        asked = say("What is known of {lots}?", lots=lots_words(lots))
        yield from self._do_because(call, asked, say("Record"))

    def _count_again(self, on: OnStage) -> Flow[None]:
        yield from self._count(on, on.bagged)

    def _count(self, on: OnStage, entry: int) -> Flow[None]:
        asked = say("How many chips does {name} bag?", name=self._floor.name(entry))
        hint = say("Chips, such as 645,000, or 9x25000 22x5000")
        chips, lots = yield from read(asked, hint, read_counted)
        yield from self._do_asked(BagStack(on.stage, entry, chips, lots=lots))


@asked_before(CloseStage)
def before_closing(call: CloseStage, at: EventAt) -> Flow[Ready]:
    """A yes with how many entered."""
    stage, entries = plan_of(at.state).name, at.state.entries.count
    locked = plan_of(at.state).locked(entries)
    asked = say("Close entry to {stage}? Entries: {n}.", stage=stage, n=entries)
    if locked is not None:
        asked = say(
            "Close entry to {stage}? Entries: {n}, of whom {locked} go on.",
            stage=stage, n=entries, locked=locked,
        )  # fmt: skip
    return once_confirmed(call, at, asked, say("Close entry"), at.changes(_entries))


@asked_before(EndTable)
def before_ending_a_table(call: EndTable, at: EventAt) -> Flow[Ready]:
    """Whether its hands are played or all there agree, where their chips are paid in cash."""
    if not at.state.conditions.terms.chips_cashed:
        return Ready(call)
    there, wish = tuple(at.state.seating.at_table(call.table)), say("all agree")
    ways = {say("hands played"): (), wish: there}
    if plan_of(at.state).hands is None:
        del ways[next(iter(ways))]
    asked = say(
        "Why does play at table {table} end? To end it early all must agree: {who}.",
        table=call.table, who=", ".join(map(at.name, there)),
    )  # fmt: skip
    agreed = yield from one_of(asked, ways)
    return Ready(replace(call, agreed=agreed))


@asked_before(EndStage)
def before_ending(call: EndStage, at: EventAt) -> Flow[Ready]:
    """The order of level stacks at the cut, where there are any; then a yes."""
    call = replace(call, order=(), cuts=())
    refusal = at.why_not(call, PLAIN)
    if refusal is not None and refusal.code == "tie_at_the_cut":
        asked = say(
            "Equal stacks at the cut: {entries}. Who goes on first?",
            entries=refusal.details["entries"],
        )
        hint = say("Cards cut, such as 4: Ks 7: 9h; after a play-off the entries, best first: 4 7")
        order, cuts = yield from read(asked, hint, _read_ranking)
        call = replace(call, order=order, cuts=cuts)
    asked = say("End {stage}? Its tables become free.", stage=plan_of(at.state).name)
    out = [one.entry for one in at.facts(call) if isinstance(one, EntryLeft)]
    if out:
        who = _some(list(map(at.name, out)))
        gone = say.plural(
            "1 player is out: {who}.", "{n} players are out: {who}.", len(out), who=who
        )
        asked = f"{gone} {asked}"
    return (yield from once_confirmed(call, at, asked, say("End stage"), at.changes(_bags)))


@asked_before(BringForward)
def before_bringing(call: BringForward, at: EventAt) -> Flow[Ready]:
    """The order of level players who move up; then a yes with how many come, and who moves up."""
    call, stage = replace(call, order=()), plan_of(at.state).name
    refusal = at.why_not(call, PLAIN)
    if refusal is not None and refusal.code == "tie_at_the_cut":
        asked = say(
            "A place is free. Level players: {entries}. Who moves up first?",
            entries=refusal.details["entries"],
        )  # fmt: skip
        hint = say("Entries as the cards were cut, best first, such as 7 4")
        call = replace(call, order=(yield from read(asked, hint, _read_order)))
    facts = at.facts(call)
    come = sum(isinstance(one, WentOn) for one in facts)
    asked = say("Bring the players forward to {stage}? Players: {n}.", stage=stage, n=come)
    whole = at.state.whole or at.state
    back = [whole.entry(one.entry) for one in facts if isinstance(one, EntryReinstated)]
    ups = [at.names.name(one.person) for one in back]
    if ups:
        who = _some(ups)
        up = say.plural(
            "1 player moves up for one who came twice: {who}.",
            "{n} players move up for those who came twice: {who}.",
            len(ups),
            who=who,
        )
        asked = f"{up} {asked}"
    return (yield from once_confirmed(call, at, asked, say("Bring forward")))


def _some(names: Sequence[str]) -> str:
    return ", ".join(names[:NAMED]) + (", …" if len(names) > NAMED else "")


def _read_order(typed: str) -> tuple[int, ...]:
    return tuple(read_count(one) for one in typed.split())


def _read_entry(typed: str, known: Mapping[str, int]) -> int:
    """One of these entries by its number or by the beginning of a name."""
    if typed.strip().isdecimal() and int(typed) in known.values():
        return int(typed)
    return read_one_of(typed, known)


def _missing(on: OnStage, lots: tuple[Lot, ...]) -> TakeChipsOut:
    return TakeChipsOut(on.stage, lots, ChipCause.MISSING)


def _read_ranking(typed: str) -> tuple[tuple[int, ...], tuple[Cut, ...]]:
    """The order after a play-off, ``4 7``, or the cards of a cut, ``4: Ks 7: 9h``."""
    if ":" not in typed:
        return _read_order(typed), ()
    return (), tuple(Cut(entry, cards) for entry, cards in read_cards(typed))


def _entries(state: Tournament, _: object) -> int:
    return state.entries.count


def _bags(state: Tournament, _: object) -> object:
    return sorted((entry, bag.chips) for entry, bag in bags_of(state).items())
