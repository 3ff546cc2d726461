"""Rulings as acts of a round, each with the number of its rule: undone, told and kept like any."""

from functools import reduce
from typing import TypeAlias

from tdapp.poker.play.acts import AnyAct, PlayerAct
from tdapp.poker.round.state import Round
from tdapp.poker.rulings.irregularities import RulingAnswer
from tdapp.poker.rulings.irregularities_carried import carry_out
from tdapp.poker.rulings.mistakes import Mistake


class CarryOut(PlayerAct, frozen=True):
    """A ruling on an irregularity is carried out."""

    answer: RulingAnswer
    mistake: Mistake

    @property
    def rule(self) -> str:
        """The rules that it rests on."""
        return self.answer.rules

    @property
    def player(self) -> int | None:
        """Whose hand it is about."""
        return self.mistake.player

    def after(self, round_: Round) -> Round:
        return carry_out(round_, self.answer, self.mistake)


class RuledToBe(PlayerAct, frozen=True):
    """What a player said, pushed or did out of turn is ruled to be these acts.

    There are none where what he put in goes back and he acts again. `player` is whose it is.
    """

    rule: str
    acts: tuple[AnyAct, ...]
    player: int | None = None

    def after(self, round_: Round) -> Round:
        return reduce(lambda it, act: act.after(it), self.acts, round_)


RuledAct: TypeAlias = CarryOut | RuledToBe
