"""The time that a player has to act, while a hand is followed: it runs beside the record."""

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QObject, Signal

from tdapp.core.ids import StreamId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.poker.round.state import Phase
from tdapp.poker.timing.act_clock import (
    SECOND,
    ActClock,
    Hurry,
    LateAct,
    TimeoutRuling,
    act_of,
    called,
    faces_bet,
    lapsed_call,
    lapsed_pace,
    lapsed_schedule,
    paced,
    scheduled,
)
from tdapp.rules.timing_rules import TimingRules
from tdapp.table.state.hands import HandInPlay
from tdapp.ui.feature.followed_hand import FollowedHand

Turn = tuple[StreamId, int, int, int]
"""Event or cash games, table, number of the hand and how many steps of it there were."""
Where = tuple[StreamId, int]
"""Event or cash games, and table."""
Lapse = Callable[..., TimeoutRuling]


class Running(msgspec.Struct, frozen=True):
    """A clock that runs for the act that comes next, and what follows when it is over."""

    turn: Turn
    clock: ActClock
    lapse: Lapse


class TurnClock(QObject):
    """A clock a table for whose turn it is, ending with the act; that of the chosen one is told.

    `every` has the seconds for every act at a table, of which nothing is recorded: what a player
    is taken to have done is a step of the hand like any other.
    """

    changed = Signal()

    def __init__(
        self,
        hand: FollowedHand,
        rules: Callable[[], TimingRules],
        now: Callable[[], Instant],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._hand = hand
        self._rules = rules
        self._now_is = now
        self._running: dict[Where, Running] = {}
        self._seen: tuple[HandInPlay | None, bool] = (None, False)
        self.every: dict[Where, int] = {}

    @property
    def rules(self) -> TimingRules:
        """What the house says of time."""
        return self._rules()

    @property
    def running(self) -> Running | None:
        """The clock of this turn; at a table with a time for every act one begins by itself."""
        turn = self._turn()
        if turn is None:
            return None
        found, seconds = self._running.get(turn[:2]), self.every.get(turn[:2], 0)
        if (found is None or found.turn != turn) and seconds:
            found = self._running[turn[:2]] = Running(turn, *self.timed(seconds))
        return found if found is not None and found.turn == turn else None

    @property
    def stands(self) -> tuple[Hurry, int] | None:
        """How the player stands and the seconds that are left, begun ones among them."""
        running = self.running
        if running is None:
            return None
        left = running.clock.left(self._now)
        return running.clock.at(self._now), -(-left // SECOND)

    def call(self) -> None:
        """Put the supervisor's clock on whose turn it is.

        Refuses ``no_hand_in_play``, ``nobody_is_to_act`` and ``no_act_clock``.
        """
        turn = self._turn()
        if turn is None:
            self._hand.hand(self._hand.choice())
            raise Refusal("nobody_is_to_act")
        self._running[turn[:2]] = Running(turn, called(self.rules, self._now), lapsed_call)
        self.changed.emit()

    def timed(self, seconds: int) -> tuple[ActClock, Lapse]:
        """The clock of every act: the director's of a tournament, else that of the sign.

        Refuses as `paced` and `scheduled` do.
        """
        rules = self.rules
        if rules.tournament is not None:
            return paced(rules, seconds, self._now, noticed=True), lapsed_pace
        warned = rules.scheduled.warned_before if rules.scheduled is not None else 0
        return scheduled(rules, seconds, warned, self._now), lapsed_schedule

    def longer(self, seconds: int) -> None:
        """Give more time; refuses ``no_clock_runs``."""
        running = self._must_run()
        clock = running.clock.longer(seconds)
        self._running[running.turn[:2]] = msgspec.structs.replace(running, clock=clock)
        self.changed.emit()

    def stop(self) -> None:
        """Take the clock away; refuses ``no_clock_runs``."""
        turn = self._must_run().turn
        self.every.pop(turn[:2], None)
        del self._running[turn[:2]]
        self.changed.emit()

    def lapsed(self) -> tuple[LateAct, TimeoutRuling]:
        """What the player is taken to have done; refuses ``no_clock_runs`` and ``time_is_left``."""
        running = self._must_run()
        if running.clock.at(self._now) is not Hurry.OVER:
            raise Refusal("time_is_left", seconds=-(-running.clock.left(self._now) // SECOND))
        round_ = self._hand.hand(self._hand.choice()).round
        lapsed = running.lapse(self.rules, facing_bet=faces_bet(round_))
        return act_of(lapsed, round_), lapsed

    def _must_run(self) -> Running:
        running = self.running
        if running is None:
            raise Refusal("no_clock_runs")
        return running

    def _turn(self) -> Turn | None:
        """The turn that it is now, where somebody is to bet."""
        try:
            on = self._hand.choice()
        except Refusal:
            return None
        hand = self._hand.floor.state.feature.by_table.get(on.table)
        if hand is not self._seen[0]:
            self._seen = hand, hand is not None and _waits_for_bet(hand)
        if hand is None or not self._seen[1]:
            return None
        return on.event, hand.table, hand.number, len(hand.acts)

    @property
    def _now(self) -> int:
        return self._now_is().elapsed_us


def _waits_for_bet(hand: HandInPlay) -> bool:
    """Whether somebody is to bet; a hand that cannot be told waits for nothing."""
    try:
        return hand.round.phase is Phase.BET
    except Refusal:
        return False
