"""The acts on the clock: started, paused and set, and the time in which nobody was there."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject

from tdapp.calls.tournament.clock import AddTime, CountTimeAway, GoToLevel, LeaveTimeOut, SetClock
from tdapp.calls.tournament.event import PauseClock, StartClock, TournamentCall
from tdapp.core.ids import StreamId
from tdapp.core.instant import MINUTE_US, SECOND_US
from tdapp.desk.call import Call
from tdapp.screens.clock_words import within_a_sentence
from tdapp.screens.face_of import level_word, standing
from tdapp.shown.reading import typed_time
from tdapp.tournament.clock.absence import with_time_away
from tdapp.tournament.sales.open_buy_ins import unpaid
from tdapp.tournament.state.clock import Away, position
from tdapp.tournament.tournament import Tournament
from tdapp.typed.times import DAY_S, duration
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.asking import Asking
from tdapp.ui.asking.before import (
    REASON_ASKED_LATER,
    EventAt,
    Ready,
    asked_before,
    once_confirmed,
)
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import one_of, read
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.name_book import NameBook
from tdapp.ui.structure.level_said import (
    ClockCall,
    before_setting,
    clock_set,
    here_said,
)
from tdapp.ui.structure.structure_acts import StructureActs

say = saying("clock acts")
LONGEST_OFF_S = 7 * DAY_S


class ClockActs(Acts[StreamId]):
    """A minute less or more, the level before or the next one, or what is typed.

    It asks wherever another level would be on afterwards, or more follows.
    """

    def __init__(self, view: EventInView, asking: Asking, parent: QObject) -> None:
        super().__init__(view, asking, view.the_id, parent)
        self._view = view
        self.less, self.more, self.back, self.on, self.type_time = self._acts(
            (say("One minute less"), "Ctrl+Down", less),
            (say("One minute more"), "Ctrl+Up", more),
            (self._back_words, "Ctrl+PgUp", partial(self._to_level, -1)),
            (self._on_words, "Ctrl+PgDown", partial(self._to_level, 1)),
            (say("Set the clock…"), "Ctrl+G", more, self._set_clock),
        )
        self.structure = StructureActs(view, asking, self)
        self.away = AwayActs(view, asking, self)
        self._parts = (self.structure, self.away)
        self._include(*self._parts)

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (*super().all, *(act for part in self._parts for act in part.all))

    def _to_level(self, step: int, event: StreamId) -> GoToLevel:
        return GoToLevel(event, self._index(step))

    def _index(self, step: int) -> int:
        """The level or break that is so many behind the present one."""
        state = self._view.state
        if state.programme.conditions is None:
            return 0
        return position(state.conditions, state.clock, self._view.now).index + step

    def _back_words(self) -> str:
        return self._to(say("Go back to {level}…"), self._index(-1)) or say("Previous level…")

    def _on_words(self) -> str:
        return self._to(say("Go to {level}…"), self._index(1)) or say("Next level…")

    def _to(self, words: str, index: int) -> str:
        conditions = self._view.state.programme.conditions
        if conditions is None or index < 0:
            return ""
        return words.format(
            level=within_a_sentence(level_word(conditions, index, voice()), voice())
        )

    def _set_clock(self, event: StreamId) -> Flow[None]:
        """Do it in the level that was on when it was asked; another is asked about once more."""
        state = self._view.state
        here = position(state.conditions, state.clock, self._view.now)
        text = say("Set the clock, now at {now}: a time left, minutes more or less, a level?")
        text = text.format(now=standing(state.conditions, here.index, here.remaining_us, voice()))
        said, hint = here_said(self._view), say("12:30, +5 or level 7")
        yes = say("Set the clock")
        call = yield from read(text, hint, lambda typed: self._typed(event, typed), yes=yes)
        ready = yield from before_setting(call, self._asking.at(event))
        yield from self._do(call, said=ready.said or said, told=ready.told)

    def _typed(self, event: StreamId, answer: str) -> ClockCall:
        """The act that the answer asks for; refuses as the act does."""
        state, typed = self._view.state, typed_time(answer)
        call: ClockCall
        if typed.level is not None:
            number = typed.level
            call = GoToLevel(event, state.conditions.index_of(number) if number else -1)
        elif typed.delta_us is not None:
            call = AddTime(event, typed.delta_us)
        else:
            index = position(state.conditions, state.clock, self._view.now).index
            call = SetClock(event, index, typed.left_us or 0)
        clock_set(call, self._asking.at(event))
        return call


def less(event: StreamId) -> AddTime:
    """A minute less."""
    return AddTime(event, -MINUTE_US)


def more(event: StreamId) -> AddTime:
    """A minute more."""
    return AddTime(event, MINUTE_US)


class AwayActs(Acts[StreamId]):
    """Count it or leave it out: both as acts, and asked once by themselves."""

    def __init__(self, view: EventInView, asking: Asking, parent: QObject) -> None:
        super().__init__(view, asking, view.the_id, parent)
        self._view = view
        self.count, self.leave_out = self._acts(
            (say("Count the downtime"), "Shift+F2, Y", CountTimeAway),
            (say("Skip the downtime"), "Shift+F2, X", LeaveTimeOut),
        )
        self._asked: set[tuple[StreamId, Away]] = set()
        view.turned.connect(self._asked.clear)
        view.changed.connect(self.ask_about_time_away)

    def ask_about_time_away(self) -> None:
        """Ask whether the time counts in which nobody was there; Escape leaves it open.

        It is asked once each time the event comes into view.
        """
        event, away = self._view.id, self._view.state.clock.away
        if event is None or away is None or (event, away) in self._asked:
            return
        self._asked.add((event, away))
        self._follow(self.count, lambda: self._about_time_away(event, away))

    def _about_time_away(self, event: StreamId, away: Away) -> Flow[None]:
        ways: dict[str, Call] = {
            say("Skip downtime"): LeaveTimeOut(event),
            say("Count downtime"): CountTimeAway(event),
        }
        text = _away_words(away, self._asking.at(event))
        call = yield from one_of(text, ways, hint=say("Skip downtime"))
        yield from self._do_asked(call)


def _away_words(away: Away, at: EventAt) -> str:
    """Ask whether it counts, with where the clock would stand."""
    state, now = at.state, at.view.now
    conditions, clock = state.conditions, state.clock
    title, out = (
        conditions.title,
        standing(conditions, clock.index, clock.remaining_us or 0, voice()),
    )
    if not away.known:
        return say(
            "The program was off while the {title} clock ran, and the computer's clock was set "
            "back. Skip that time (clock at {out}) or count it?",
            title=title,
            out=out,
        )
    counted = with_time_away(state, now)
    return say(
        "The program was off for {span} while the {title} clock ran. Skip that time (clock at "
        "{out}) or count it (clock at {counted})?",
        span=voice().age(away.span_us),
        title=title,
        out=out,
        counted=standing(conditions, counted.index, counted.remaining_us, voice()),
    )


@asked_before(CountTimeAway)
def before_counting(call: CountTimeAway, at: EventAt) -> Flow[Ready]:
    """How long it was, where nobody knows."""
    away = at.state.clock.away
    if away is None or away.known:
        return Ready(call)
    text = say("How many minutes was the program off?")
    told_us = SECOND_US * (
        yield from read(text, say("Minutes"), lambda typed: duration(typed, most_s=LONGEST_OFF_S))
    )
    return Ready(replace(call, told_us=told_us))


class TurningActs(Acts[StreamId]):
    """One act: it starts a clock that stands and pauses one that runs."""

    def __init__(self, view: EventInView, asking: Asking, parent: QObject) -> None:
        super().__init__(view, asking, view.the_id, parent)
        self._view = view
        self.turn = self._act(ActSpec(self._words, "Ctrl+Space", self._turned))

    def _words(self) -> str:
        if self._view.state.clock.running:
            return say("Pause clock")
        return say("Start clock")

    def _turned(self, event: StreamId) -> Call:
        return PauseClock(event) if self._view.state.clock.running else StartClock(event)


@asked_before(StartClock)
def before_start(call: StartClock, at: EventAt) -> Flow[Ready]:
    """A yes where players are to be briefed first, where none sits yet, and where some are out."""
    said, text = at.changes(lambda state, _: unpaid(state)), starting_words(at.state, at.names)
    asked = briefing_words(call, at)
    text = f"{asked} {text}".strip() or unseated_words(at.state)
    call = replace(call, briefed=bool(asked))
    return once_confirmed(call, at, text, say("Start clock"), said)


def briefing_words(call: TournamentCall, at: EventAt) -> str:
    """Ask whether the players were briefed, where play is not to begin before; else nothing."""
    refusal = at.why_not(call, REASON_ASKED_LATER)
    if refusal is None or refusal.code != "players_not_briefed":
        return ""
    rule = refusal.details["rule"]
    return say("Have the players been briefed on the conditions ({rule})?", rule=rule)


def unseated_words(state: Tournament) -> str:
    """Ask whether the clock is to start although nobody sits yet; nothing where somebody does."""
    if state.clock.started or state.seating.seat_of:
        return ""
    return say("No player has a seat yet. Start the clock?")


def starting_words(state: Tournament, names: NameBook) -> str:
    """Ask whether the clock is to start although it puts players out; nothing where it does not."""
    over = () if state.clock.started else unpaid(state)
    if not over:
        return ""
    who = ", ".join(names.name(state.entry(entry).person) for entry in over)
    return say.plural(
        "{who} has not paid the buy-in and is out at the start, the fee is kept. Start the clock?",
        "{who} have not paid the buy-in and are out at the start, the fees are kept. Start the "
        "clock?",
        len(over),
        who=who,
    )
