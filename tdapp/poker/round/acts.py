"""What is done in a round, as values: dealt by the dealer, or done by a player."""

from typing import TypeAlias

import msgspec

from tdapp.poker.cards import Card
from tdapp.poker.round import acting, dead, hopeless, kitty, running, told
from tdapp.poker.round.state import Hand, Round


class Act(msgspec.Struct, frozen=True, tag=True):
    """Base of everything that is done in a round.

    `after` gives the round after it, or refuses as the function of `acting` does.
    """


class Deal(Act, frozen=True):
    """Cards for a player, those that go face down first."""

    player: int
    cards: Hand

    def after(self, round_: Round) -> Round:
        return acting.deal(round_, self.player, self.cards)


class DealBoard(Act, frozen=True):
    """Community cards."""

    cards: Hand
    board: int = 0

    def after(self, round_: Round) -> Round:
        return acting.deal_board(round_, self.cards, self.board)


class Burn(Act, frozen=True):
    """The card that was burnt last is known."""

    card: Card

    def after(self, round_: Round) -> Round:
        return acting.burn(round_, self.card)


class Fold(Act, frozen=True):
    """The hand is given up."""

    player: int

    def after(self, round_: Round) -> Round:
        return acting.fold(round_, self.player)


class Forfeit(Act, frozen=True):
    """The hand and these chips are lost, by a ruling."""

    player: int
    chips: int

    def after(self, round_: Round) -> Round:
        return acting.forfeit(round_, self.player, self.chips)


class Bar(Act, frozen=True):
    """A player may not raise when his turn comes, by a ruling."""

    player: int

    def after(self, round_: Round) -> Round:
        return acting.bar(round_, self.player)


class CapBets(Act, frozen=True):
    """No bet of this betting round goes above so many chips, by a ruling."""

    chips: int

    def after(self, round_: Round) -> Round:
        return acting.cap_bets(round_, self.chips)


class HandBack(Act, frozen=True):
    """The last call of the last round cannot win, and is handed back."""

    player: int

    def after(self, round_: Round) -> Round:
        return hopeless.hand_back(round_, self.player)


class Call(Act, frozen=True):
    """A check, or a call."""

    player: int

    def after(self, round_: Round) -> Round:
        return acting.call(round_, self.player)


class RaiseTo(Act, frozen=True):
    """A bet, raise or completion to so many chips in this betting round."""

    player: int
    chips: int

    def after(self, round_: Round) -> Round:
        return acting.raise_to(round_, self.player, self.chips)


class BringIn(Act, frozen=True):
    """The forced bet of a stud game's opener."""

    player: int

    def after(self, round_: Round) -> Round:
        return acting.bring_in(round_, self.player)


class Draw(Act, frozen=True):
    """Cards are thrown away for others; none is standing pat."""

    player: int
    cards: Hand = ()

    def after(self, round_: Round) -> Round:
        return acting.draw(round_, self.player, self.cards)


class Discard(Act, frozen=True):
    """Cards are thrown away because the game asks for it."""

    player: int
    cards: Hand

    def after(self, round_: Round) -> Round:
        return acting.discard(round_, self.player, self.cards)


class Show(Act, frozen=True):
    """The hand is turned up; `cards` where not all of it had been seen."""

    player: int
    cards: Hand = ()

    def after(self, round_: Round) -> Round:
        return acting.show(round_, self.player, self.cards)


class Muck(Act, frozen=True):
    """The claim to the pot is given up without showing."""

    player: int

    def after(self, round_: Round) -> Round:
        return acting.muck(round_, self.player)


class DealKitty(Act, frozen=True):
    """Cards of the kitty."""

    cards: Hand

    def after(self, round_: Round) -> Round:
        return kitty.deal_kitty(round_, self.cards)


class TakeKitty(Act, frozen=True):
    """The hand is given up for the kitty."""

    player: int

    def after(self, round_: Round) -> Round:
        return kitty.take_kitty(round_, self.player)


class RunIt(Act, frozen=True):
    """What is to come of the board is dealt so many times."""

    times: int

    def after(self, round_: Round) -> Round:
        return running.run(round_, self.times)


class Opens(Act, frozen=True):
    """Somebody opens by cards that were not seen."""

    player: int

    def after(self, round_: Round) -> Round:
        return told.opens(round_, self.player)


class DeadHand(Act, frozen=True):
    """A hand is dead by a ruling."""

    player: int

    def after(self, round_: Round) -> Round:
        return dead.rule_dead(round_, self.player)


AnyAct: TypeAlias = (
    Deal | DealBoard | Burn | Fold | Forfeit | Bar | CapBets | HandBack | Call | RaiseTo | BringIn
    | Draw | Discard | Show | Muck
    | DealKitty | TakeKitty | RunIt | Opens | DeadHand
)  # fmt: skip
