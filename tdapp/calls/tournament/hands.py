"""Acts on the hand of a feature table, as the windows, the command line and the tests name them."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.tournament.event import TournamentCall
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.poker.play.acts import AnyAct, RunIt
from tdapp.rules.office import Decision
from tdapp.table.chips.counting import Stack
from tdapp.table.facts.hands import StackAfter
from tdapp.table.hands import entering, kills
from tdapp.table.hands.games import GamePlayed
from tdapp.tournament.hands import beginning, chinese, ending
from tdapp.tournament.payouts.slips import with_slips
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tdapp.voice.texts import text


@dataclass(frozen=True)
class HandCall(TournamentCall):
    """Base of what is entered of a table's hand; what it ends in puts players out."""

    table: int


@dataclass(frozen=True)
class BeginHand(HandCall):
    """Follow the next hand of a table, `button` and `stacks` as typed where they are not known."""

    row: ClassVar[CallRow] = CallRow(
        label="begin_hand",
        permission=Permission.ELIMINATE,
        done=text("done", "Feature-table hand {number} started"),
        refusals=frozenset({"button_not_told", "stack_not_told"}),
    )

    game: GamePlayed
    button: int | None = None
    stacks: tuple[Stack, ...] = ()

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `beginning.begin`."""
        begun = beginning.begin(
            states[self.event],
            self.table,
            self.game,
            moment.now,
            button=self.button,
            stacks=self.stacks,
        )
        return {self.event: begun}


@dataclass(frozen=True)
class ActInHand(HandCall):
    """Enter what was done next."""

    row: ClassVar[CallRow] = CallRow(
        label="act_in_hand",
        permission=Permission.ELIMINATE,
        done=text("done", "Hand step at table {number} recorded"),
    )

    act: AnyAct

    def decision(self) -> Decision | None:
        """A board is dealt again by leave of an office (CROWN 12.6.1)."""
        return Decision.RUN_IT if isinstance(self.act, RunIt) else None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `entering.act`."""
        return {self.event: entering.act(states[self.event], self.table, self.act)}


@dataclass(frozen=True)
class StepHandBack(HandCall):
    """Take back what was entered last."""

    row: ClassVar[CallRow] = CallRow(
        label="step_hand_back",
        permission=Permission.ELIMINATE,
        done=text("done", "Hand step at table {number} undone"),
    )

    def decide(self, states: States, _: Moment) -> Groups:
        """See `entering.step_back`."""
        return {self.event: entering.step_back(states[self.event], self.table)}


@dataclass(frozen=True)
class DropHand(HandCall):
    """Follow a hand no longer; nothing of it counts."""

    row: ClassVar[CallRow] = CallRow(
        label="drop_hand",
        permission=Permission.ELIMINATE,
        done=text("done", "Feature-table hand {number} discarded"),
    )

    def decide(self, states: States, _: Moment) -> Groups:
        """See `entering.drop`."""
        return {self.event: entering.drop(states[self.event], self.table)}


@dataclass(frozen=True)
class EndHand(HandCall):
    """End a hand that is over: stacks and button are told, and who has no chips is out.

    `told` has the cards drawn for a place and the director's ruling, where places need them. Who
    may buy again is only out of chips, and out when all `declined`.
    """

    row: ClassVar[CallRow] = CallRow(
        label="end_hand",
        permission=Permission.ELIMINATE,
        done=text("done", "Feature-table hand {number} ended"),
        refusals=frozenset({"tie_is_open"}),
    )

    told: tuple[EliminatedPlayer, ...] = ()
    declined: bool = False

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `ending.end`."""
        ended = ending.end(
            states[self.event],
            self.table,
            moment.now,
            told=self.told,
            declined=self.declined,
            happened_us=moment.happened_us,
        )
        return {self.event: with_slips(states[self.event], ended)}


@dataclass(frozen=True)
class SettleChinese(HandCall):
    """Tell the `stacks` after a hand of Chinese poker, from the left of its button.

    `told` and `declined` are as of every hand that ends.
    """

    row: ClassVar[CallRow] = CallRow(
        label="settle_chinese",
        permission=Permission.ELIMINATE,
        done=text("done", "Hand {number} of Chinese poker settled"),
    )

    stacks: tuple[StackAfter, ...]
    told: tuple[EliminatedPlayer, ...] = ()
    declined: bool = False

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `chinese.settle_chinese`."""
        settled = chinese.settle_chinese(
            states[self.event],
            self.table,
            self.stacks,
            moment.now,
            told=self.told,
            declined=self.declined,
            happened_us=moment.happened_us,
        )
        return {self.event: with_slips(states[self.event], settled)}


@dataclass(frozen=True)
class PlayKillPots(HandCall):
    """Play kill pots at a table from the next hand on, or no longer; by the rules of its `game`.

    Pots of the `least` chips qualify.
    """

    row: ClassVar[CallRow] = CallRow(
        label="play_kill_pots",
        permission=Permission.ELIMINATE,
        done=text("done", "Kill pots offered at table {number}, or ended"),
    )

    game: GamePlayed
    offered: bool = True
    least: int = 0

    def decide(self, states: States, _: Moment) -> Groups:
        """See `kills.offer_kill_pots`."""
        state = states[self.event]
        offered = kills.offer_kill_pots(state, self.table, self.game, self.offered, self.least)
        return {self.event: offered}
