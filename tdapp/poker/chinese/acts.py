"""What is done in a round of Chinese poker, as values, and what the dealer does next."""

import msgspec

from tdapp.poker.cards import Card
from tdapp.poker.chinese import round as rounds
from tdapp.poker.chinese.round import ChineseRound, Stage
from tdapp.poker.chinese.setting import Setting
from tdapp.poker.dealing import Pack
from tdapp.poker.round.state import Hand


class ChineseAct(msgspec.Struct, frozen=True, tag=True):
    """Base of what is done; `after` gives the round after it, or refuses as its function does."""


class DealCards(ChineseAct, frozen=True):
    """Cards for a player."""

    player: int
    cards: Hand

    def after(self, round_: ChineseRound) -> ChineseRound:
        return rounds.deal(round_, self.player, self.cards)


class SetHands(ChineseAct, frozen=True):
    """A player sets three hands."""

    player: int
    setting: Setting

    def after(self, round_: ChineseRound) -> ChineseRound:
        return rounds.set_cards(round_, self.player, self.setting)


class RuleWrong(ChineseAct, frozen=True):
    """A player's hands are ruled wrongly set."""

    player: int

    def after(self, round_: ChineseRound) -> ChineseRound:
        return rounds.rule_wrong(round_, self.player)


def next_dealt(round_: ChineseRound, pack: Pack) -> tuple[DealCards, Pack] | None:
    """One card for the next player from the left of the button (13.1.1); None once all have 13."""
    if round_.stage is not Stage.DEAL:
        return None
    player = round_.owed.index(max(round_.owed))
    top: Card = pack.cards[0]
    return DealCards(player, (top,)), msgspec.structs.replace(pack, cards=pack.cards[1:])
