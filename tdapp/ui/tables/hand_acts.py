"""Hands on the floor: hand-for-hand, special rounds, and penalties that count down by hands."""

from collections.abc import Callable
from dataclasses import replace

from tdapp.calls.tournament.hand_for_hand import (
    AnnounceRound,
    BeginHandForHand,
    DealNextHand,
    EliminateLowest,
    EndHandForHand,
    EndRound,
    HandCall,
    ReportTable,
    TellPractice,
    clock_stands,
)
from tdapp.calls.tournament.rulings import ClosePenalty, CountHand
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.shown.floor_tasks import FloorTaskKind
from tdapp.shown.hand_for_hand import WaitingTable, waiting_tables, waiting_words
from tdapp.table.chips.counting import Stack
from tdapp.table.facts.chips import Lot
from tdapp.table.guards import must_be_a_chip
from tdapp.tournament.exits.hand_for_hand import (
    break_is_due,
    ends_with,
    running_tables,
    still_to_ask,
    told_in_hand,
)
from tdapp.tournament.exits.special_rounds import lowest_of, rule_of
from tdapp.tournament.facts.hand_for_hand import RoundKind
from tdapp.tournament.plan.terms import MOST_HAND_MINUTES
from tdapp.ui.asking.acts import Acts, either
from tdapp.ui.asking.before import EventAt, Ready, asked_before
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm, number, one_of, read, tell
from tdapp.ui.entries.entries import ties
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.chips_reading import read_lots, read_stacks
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


class RoundActs(Acts[Spot]):
    """Bonus and elimination rounds: announced for the chosen table or all, ended at the table."""

    def __init__(self, floor: AtHand) -> None:
        super().__init__(floor.view, floor.asking, floor.spot, floor.view)
        self._floor = floor
        bonus, out = RoundKind.BONUS, RoundKind.ELIMINATION
        ends = floor.at_table(say("End the special round at {table}…"))
        self.bonus, self.elimination, self.end = self._acts(
            (say("Bonus round…"), "Ctrl+B, 4", self._next(bonus), self._announce(bonus)),
            (say("Elimination round…"), "Ctrl+B, 5", self._next(out), self._announce(out)),
            (ends, "Ctrl+B, 6", self._any_end, self._end),
        )

    def _next(self, kind: RoundKind) -> Callable[[Spot], Call]:
        """The round at the first table that has none, to see whether one can be announced."""

        def call(on: Spot) -> Call:
            state = self._floor.state
            free = (one for one in running_tables(state) if one not in state.special_rounds.open)
            return AnnounceRound(on.event, kind, tuple(free)[:1])

        return call

    def _announce(self, kind: RoundKind) -> Callable[[Spot], Flow[None]]:
        return lambda on: self._announced(on, kind)

    def _announced(self, on: Spot, kind: RoundKind) -> Flow[None]:
        """Ask where, what is added, and whether it is told in time."""
        state = self._floor.state
        tables = tuple(one for one in running_tables(state) if one not in state.special_rounds.open)
        known = {say("all tables"): tables, **{str(table): (table,) for table in tables}}
        if on.table in tables:
            known = {str(on.table): (on.table,), **known}
        where = yield from one_of(say("At which table is the round?"), known)
        lots, prize = (yield from self._added()) if kind is RoundKind.BONUS else ((), "")
        call = AnnounceRound(on.event, kind, where, lots, prize)
        yield from self._do_asked(call)

    def _added(self) -> Flow[tuple[tuple[Lot, ...], str]]:
        """Chips for the pot, or a prize in words."""
        asked = say("What does the house add: chips such as 5x1000, or a prize in words?")

        def read_added(typed: str) -> tuple[tuple[Lot, ...], str]:
            try:
                lots = read_lots(typed)
            except Refusal:
                return (), typed.strip()
            for lot in lots:
                must_be_a_chip(self._floor.state, lot.denomination)
            return lots, ""

        return (yield from read(asked, say("Chips or prize"), read_added))

    def _any_end(self, on: Spot) -> Call:
        table = on.the_table()
        announced = self._floor.state.special_rounds.open.get(table)
        if announced is not None and announced.kind is RoundKind.ELIMINATION:
            return EliminateLowest(on.event, table)
        return EndRound(on.event, table)

    def _end(self, on: Spot) -> Flow[None]:
        """Who won the hand, or the stacks after it; the lowest is out if that is said."""
        call, table = self._any_end(on), on.the_table()
        if isinstance(call, EndRound):
            sitting = self._floor.state.seating.at_table(table)
            known: dict[str, int | None] = {
                str(self._floor.state.seating.seat_of[one].seat): one for one in sitting
            }
            asked = say("Which seat won the bonus round at table {table}?", table=table)
            winner = yield from one_of(asked, {**known, say("no winner"): None}, hint=say("Seat"))
            yield from self._do_asked(EndRound(on.event, table, winner))
            return
        asked = say("What is each player's stack at table {table}?", table=table)
        hint = say("Seat and chips, such as 5: 32,000 6: 12,500, or: none out")
        stacks = yield from read(
            asked, hint, lambda typed: self._stacks(typed, table), say("none out")
        )
        if not stacks:
            yield from self._do_asked(EndRound(on.event, table))
            return
        lowest = lowest_of(self._floor.state, table, stacks)
        names = ", ".join(self._floor.name(one) for one in lowest)
        ready = EliminateLowest(on.event, table, stacks)
        self._must_be_possible(ready)
        asked = say("{names}: lowest stack at table {table}. Out?", names=names, table=table)
        yield from confirm(asked, say("Out of the event"))
        yield from self._do_asked(ready)

    def _stacks(self, typed: str, table: int) -> tuple[Stack, ...]:
        """Those of all who sit there; none where nobody is out."""
        if typed.casefold() == say("none out").casefold():
            return ()
        stacks = read_stacks(typed, table, self._floor.state)
        lowest_of(self._floor.state, table, stacks)
        return stacks


@asked_before(AnnounceRound)
def before_round(call: AnnounceRound, at: EventAt) -> Flow[Ready]:
    """Whether players hear of it before cards, blinds and antes."""
    rule = rule_of(at.state, call.kind).rule
    asked = say("No cards, blinds or antes of this hand yet, and players told (rule {rule})?")
    yield from confirm(asked.format(rule=rule), say("Announce round"))
    return Ready(replace(call, before_cards=True))


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
