"""Hands on the floor: hand-for-hand, and penalties that count down by the hand."""

from dataclasses import replace

from tdapp.calls.tournament.hand_for_hand import (
    BeginHandForHand,
    DealNextHand,
    EndHandForHand,
    HandCall,
    ReportTable,
    TellPractice,
    clock_stands,
)
from tdapp.calls.tournament.rulings import ClosePenalty, CountHand
from tdapp.desk.call import Call
from tdapp.shown.floor_tasks import FloorTaskKind
from tdapp.shown.hand_for_hand import WaitingTable, waiting_tables, waiting_words
from tdapp.tournament.exits.hand_for_hand import (
    break_is_due,
    ends_with,
    still_to_ask,
    told_in_hand,
)
from tdapp.tournament.plan.terms import MOST_HAND_MINUTES
from tdapp.ui.asking.acts import Acts, either
from tdapp.ui.asking.before import EventAt, Ready, asked_before
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm, number, one_of, tell
from tdapp.ui.entries.entries import ties
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.floor_choice import Spot

say = saying("hand for hand")
MINUTES = (2, MOST_HAND_MINUTES, 1)
"""What the clock may lose, the usual first."""


class HandForHandActs(Acts[Spot]):
    """They act on the event, and on the chosen table where that still plays the hand."""

    def __init__(self, floor: AtHand) -> None:
        super().__init__(floor.view, floor.asking, floor.spot, floor.view)
        self._floor = floor
        turn = either(self._is_on, say("End hand-for-hand"), say("Hand-for-hand…"))
        done = floor.at_table(say("Hand finished at {table}"))
        waits = say("Waiting tables…")
        practice = either(self._is_practice, say("End practice hands"), say("Practice hands"))
        self.turn, self.report, self.report_any, self.next, self.waiting, _ = self._acts(
            (turn, "Ctrl+B, G", self._turn, self._turn_asked),
            (done, "P", lambda on: ReportTable(on.event, on.the_table())),
            (say("Table finished…"), "Ctrl+B, J", self._any_playing, self._report_any),
            (say("Deal next hand"), "Ctrl+B, V", lambda on: DealNextHand(on.event), self._deal),
            (waits, "Ctrl+B, 1", self._nobody_waits, self._list_waiting),
            (practice, "Ctrl+B, 8", lambda on: TellPractice(on.event, not self._is_practice())),
        )

    def _is_on(self) -> bool:
        return bool(self._floor.state.hand_for_hand.hand)

    def _is_practice(self) -> bool:
        return self._floor.state.hand_for_hand.practice

    def _playing(self) -> tuple[int, ...]:
        state = self._floor.state
        return state.hand_for_hand.playing(state.seating)

    def _turn(self, on: Spot) -> Call:
        return EndHandForHand(on.event) if self._is_on() else BeginHandForHand(on.event)

    def _turn_asked(self, on: Spot) -> Flow[None]:
        """Ask what the clock loses with each hand, then let it stand."""
        if self._is_on():
            yield from self._do_asked(EndHandForHand(on.event))
            return
        call = BeginHandForHand(on.event)
        self._must_be_possible(call)
        call = yield from self._how(call, ends_with(self._floor.state))
        for one in clock_stands(call, self._floor.state):
            yield from self._do_asked(one)

    def _how(self, call: BeginHandForHand, until: int | None) -> Flow[BeginHandForHand]:
        """What the clock loses with each hand, the event's own first; `until` so many are left."""
        own = self._floor.state.conditions.pace.hand_minutes
        known: dict[str, BeginHandForHand | None] = {
            say.plural("{n} minute", "{n} minutes", minutes): replace(call, minutes=minutes)
            for minutes in sorted(MINUTES, key=lambda one: one != own)
        }
        known |= {
            say("no time"): replace(call, minutes=0),
            say("soft: the clock runs"): replace(call, soft=True),
            say("another end…"): None,
        }
        text = say("Every table finishes its hand and waits. What does the clock lose per hand?")
        if until is not None:
            text = say("{text} It ends with {n} left.", text=text, n=until)
        chosen = yield from one_of(text, known)
        if chosen is not None:
            return chosen
        asked = say("With how many left does hand-for-hand end?")
        until = yield from number(asked, say("Players left"), yes=say("Next"))
        call = replace(call, until=until)
        self._must_be_possible(call)
        return (yield from self._how(call, until))

    def _nobody_waits(self, _: Spot) -> str:
        return "" if self._waiting() else say("No table waits for others.")

    def _waiting(self) -> list[WaitingTable]:
        """The waiting tables of all events."""
        view = self._floor.view
        return waiting_tables(((one, view.state_of(one)) for one in view.events()), view.now)

    def _list_waiting(self, _: Spot) -> Flow[None]:
        """The waiting tables of all events, who waits longest first."""
        yield from tell(waiting_words(voice(), self._waiting(), self._floor.view.told_apart))

    def _any_playing(self, on: Spot) -> Call:
        return ReportTable(on.event, next(iter(self._playing()), 0))

    def _report_any(self, on: Spot) -> Flow[None]:
        """Ask for the table, unless it is the last one."""
        playing = self._playing()
        known = {str(table): table for table in playing}
        table = next(iter(playing), 0)
        if len(playing) > 1:
            table = yield from one_of(say("Which table has finished its hand?"), known)
        yield from self._do_asked(ReportTable(on.event, table))

    def _deal(self, on: Spot) -> Flow[None]:
        for one in clock_stands(DealNextHand(on.event), self._floor.state):
            yield from self._do_asked(one)


class ServingActs(Acts[Spot]):
    """Penalties in hands count down at the chosen table; one that is over is told."""

    def __init__(self, floor: AtHand) -> None:
        super().__init__(floor.view, floor.asking, floor.spot, floor.view)
        self._floor = floor
        played = floor.at_table(say("Count a hand at {table}"))
        self.count, self.back = self._acts(
            (played, "J", lambda on: CountHand(on.event, on.the_table())),
            (say("Penalty over: back at table"), "Ctrl+B, Z", self._back),
        )

    def _back(self, on: Spot) -> Call:
        """The one whose line is chosen, else the first that is over."""
        due, over = self._floor.choice.due, sorted(self._floor.state.penalties.over)
        chosen = due is not None and due.kind is FloorTaskKind.PENALTY_OVER and due.slip in over
        number = due.slip if chosen and due is not None else next(iter(over), 0)
        return ClosePenalty(on.event, number or 0)


@asked_before(ReportTable)
def before_report(call: ReportTable, at: EventAt) -> Flow[Ready]:
    """What ranks those who are out, once the last table has finished."""
    now_on, seating = at.state.hand_for_hand, at.state.seating
    if now_on.playing(seating) != (call.table,):
        return Ready(call)
    return (yield from _ranked(call, at))


@asked_before(DealNextHand)
def before_next_hand(call: DealNextHand, at: EventAt) -> Flow[Ready]:
    """Whether it is dealt though a break is due."""
    if break_is_due(at.state, at.view.now):
        yield from confirm(say("A break is due. Deal one more hand before it?"), say("Deal hand"))
        call = replace(call, before_break=True)
    return (yield from _ranked(call, at))


@asked_before(EndHandForHand)
def before_end(call: EndHandForHand, at: EventAt) -> Flow[Ready]:
    """What ranks those who are out in the open hand."""
    return (yield from _ranked(call, at))


def _ranked(call: HandCall, at: EventAt) -> Flow[Ready]:
    outs = [] if at.state.hand_for_hand.over else told_in_hand(at.state)
    told = yield from ties(outs, at, lambda known: still_to_ask(at.state, known))
    return Ready(replace(call, told=tuple(told)))
