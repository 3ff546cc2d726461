"""What is done in a round, as values: dealt by the dealer, or done by a player."""

from typing import TypeAlias

import msgspec

from tdapp.poker.cards import Card
from tdapp.poker.play import (
    before_cards,
    course,
    dead_hand,
    kitty,
    run_it_twice,
    turning_up,
    with_cards,
    with_chips,
)
from tdapp.poker.round.state import Hand, Round
from tdapp.poker.showdown import seeing


class PlayerAct(msgspec.Struct, frozen=True, tag=True):
    """Base of everything that is done in a round.

    `after` gives the round after it, or refuses as the function that it calls.
    """


class Deal(PlayerAct, frozen=True):
    """Cards for a player, those that go face down first."""

    player: int
    cards: Hand

    def after(self, round_: Round) -> Round:
        return with_cards.deal(round_, self.player, self.cards)


class DealUnseen(PlayerAct, frozen=True):
    """Everybody is dealt what is owed, and nobody sees it."""

    def after(self, round_: Round) -> Round:
        return with_cards.deal_unseen(round_)


class DealBoard(PlayerAct, frozen=True):
    """Community cards."""

    cards: Hand
    board: int = 0

    def after(self, round_: Round) -> Round:
        return with_cards.deal_board(round_, self.cards, self.board)


class Burn(PlayerAct, frozen=True):
    """The card that was burnt last is known."""

    card: Card

    def after(self, round_: Round) -> Round:
        return with_cards.burn(round_, self.card)


class Fold(PlayerAct, frozen=True):
    """The hand is given up."""

    player: int

    def after(self, round_: Round) -> Round:
        return with_chips.fold(round_, self.player)


class Forfeit(PlayerAct, frozen=True):
    """The hand and these chips are lost, by a ruling."""

    player: int
    chips: int

    def after(self, round_: Round) -> Round:
        return with_chips.forfeit(round_, self.player, self.chips)


class Bar(PlayerAct, frozen=True):
    """A player may not raise when his turn comes, by a ruling."""

    player: int

    def after(self, round_: Round) -> Round:
        return with_chips.bar(round_, self.player)


class BarForRound(PlayerAct, frozen=True):
    """A player may not bet or raise in the rest of this betting round, by a ruling."""

    player: int

    def after(self, round_: Round) -> Round:
        return with_chips.bar_for_round(round_, self.player)


class HandBack(PlayerAct, frozen=True):
    """The last call of the last round cannot win, and is handed back."""

    player: int

    def after(self, round_: Round) -> Round:
        return dead_hand.hand_back(round_, self.player)


class CheckOrCall(PlayerAct, frozen=True, tag="Call"):
    """A check, or a call; the record knows it as `Call`."""

    player: int

    def after(self, round_: Round) -> Round:
        return with_chips.call(round_, self.player)


class RaiseTo(PlayerAct, frozen=True):
    """A bet, raise or completion to so many chips in this betting round."""

    player: int
    chips: int

    def after(self, round_: Round) -> Round:
        return with_chips.raise_to(round_, self.player, self.chips)


class BringIn(PlayerAct, frozen=True):
    """The forced bet of a stud game's opener."""

    player: int

    def after(self, round_: Round) -> Round:
        return with_chips.bring_in(round_, self.player)


class Draw(PlayerAct, frozen=True):
    """Cards are thrown away for others; none is standing pat."""

    player: int
    cards: Hand = ()

    def after(self, round_: Round) -> Round:
        return with_cards.draw(round_, self.player, self.cards)


class Discard(PlayerAct, frozen=True):
    """Cards are thrown away because the game asks for it."""

    player: int
    cards: Hand

    def after(self, round_: Round) -> Round:
        return with_cards.discard(round_, self.player, self.cards)


class Show(PlayerAct, frozen=True):
    """The hand is turned up; `cards` where not all of it had been seen."""

    player: int
    cards: Hand = ()

    def after(self, round_: Round) -> Round:
        return turning_up.show(round_, self.player, self.cards)


class Muck(PlayerAct, frozen=True):
    """The claim to the pot is given up without showing."""

    player: int

    def after(self, round_: Round) -> Round:
        return turning_up.muck(round_, self.player)


class DealKitty(PlayerAct, frozen=True):
    """Cards of the kitty."""

    cards: Hand

    def after(self, round_: Round) -> Round:
        return kitty.deal_kitty(round_, self.cards)


class TakeKitty(PlayerAct, frozen=True):
    """The hand is given up for the kitty."""

    player: int

    def after(self, round_: Round) -> Round:
        return kitty.take_kitty(round_, self.player)


class RunIt(PlayerAct, frozen=True):
    """What is to come of the board is dealt so many times.

    `unseen` where nobody saw that the stub has too few cards for it.
    """

    times: int
    unseen: bool = False

    def after(self, round_: Round) -> Round:
        return run_it_twice.run(round_, self.times, unseen=self.unseen)


class Opens(PlayerAct, frozen=True):
    """A player opens by cards that were not seen."""

    player: int

    def after(self, round_: Round) -> Round:
        return course.opens(round_, self.player)


class DeadHand(PlayerAct, frozen=True):
    """A hand is dead by a ruling."""

    player: int

    def after(self, round_: Round) -> Round:
        return dead_hand.rule_dead(round_, self.player)


class Straddle(PlayerAct, frozen=True):
    """The first to act doubles the last blind before the cards, to act last."""

    player: int

    def after(self, round_: Round) -> Round:
        return before_cards.straddle(round_, self.player)


class PutIn(PlayerAct, frozen=True):
    """Before the cards, chips for blinds that were missed: a live blind or dead money."""

    player: int
    chips: int
    live: bool = True

    def after(self, round_: Round) -> Round:
        return before_cards.put_in(round_, self.player, self.chips, live=self.live)


class See(PlayerAct, frozen=True):
    """The `asker` has a mucked hand shown, which stays dead unless the house says otherwise."""

    player: int
    asker: int
    cards: Hand

    def after(self, round_: Round) -> Round:
        return seeing.see(round_, self.asker, self.player, self.cards)


AnyAct: TypeAlias = (
    Deal | DealUnseen | DealBoard | Burn
    | Fold | Forfeit | Bar | BarForRound | HandBack | CheckOrCall | RaiseTo | BringIn
    | Draw | Discard | Show | Muck
    | DealKitty | TakeKitty | RunIt | Opens | DeadHand | Straddle | PutIn | See
)  # fmt: skip
