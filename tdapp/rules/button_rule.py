"""A house's rules of how the button moves on when seats fall empty or are taken anew."""

from enum import Enum

import msgspec

from tdapp.rules.rule import Rule


class ButtonMove(Enum):
    """Where the button goes when the seat that it is due at is empty.

    `DEAD`: to the empty seat, for one hand (CROWN 8.9.6, STAR 28.2.3(ii)). `STAYS`: nowhere, it
    stays until a seat that it is due at is occupied, while the blinds move on, so that everybody
    places them in turn (a reading of STAR 28.2.3(i)).
    """

    DEAD = "dead"
    STAYS = "stays"


class Newcomer(Enum):
    """Who of those that came to the table since the last hand is not dealt the next one.

    `WAITS_BETWEEN`: who sits between the coming hand's button and its small blind.
    `SITS_OUT_A_HAND`: also who sits on the button itself, if that is past the last hand's button
    (STAR 28.2.3(iii) as read in P14: who came between the button and the player due the blind).
    `SITS_OUT_IN_BLIND`: also who was moved into the small blind's own seat, the rule read widely
    (P111); by the others that player posts and is dealt in. `DEALT_IN`: nobody waits.
    """

    WAITS_BETWEEN = "waits_between"
    SITS_OUT_A_HAND = "sits_out_a_hand"
    SITS_OUT_IN_BLIND = "sits_out_in_blind"
    DEALT_IN = "dealt_in"

    @property
    def sits_out(self) -> bool:
        """Whether a newcomer on the coming button is not dealt in."""
        return self in {Newcomer.SITS_OUT_A_HAND, Newcomer.SITS_OUT_IN_BLIND}


class ButtonPlay(msgspec.Struct, frozen=True):
    """How the button is played at one event or game."""

    move: ButtonMove = ButtonMove.DEAD
    newcomer: Newcomer = Newcomer.WAITS_BETWEEN


class ButtonRule(Rule, frozen=True):
    """A rulebook's own way with the button; perhaps an event's conditions may choose another."""

    move: ButtonMove
    newcomer: Newcomer
    left_to_conditions: bool = False

    @property
    def play(self) -> ButtonPlay:
        """The way that holds where the conditions say nothing."""
        return ButtonPlay(self.move, self.newcomer)
