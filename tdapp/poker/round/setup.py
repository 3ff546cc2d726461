"""What a round of play starts from: the game, the stakes, who sits where and what is posted."""

from typing import Annotated

import msgspec

from tdapp.poker.betting.limit import ON_POT, Limit
from tdapp.poker.cards import Deck
from tdapp.poker.variants.variant import Bet, Variant
from tdapp.rules.betting_rules import BettingRules
from tdapp.rules.dealing_rules import COMMON_DEALING, DealingRules
from tdapp.rules.hand_order import HandOrder
from tdapp.rules.play_rules import PlayRules
from tdapp.rules.pot_rules import OddChips
from tdapp.rules.showdown_rules import COMMON_SHOWDOWN, ShowdownRules
from tdapp.rules.stud_rules import StudRules

Chips = Annotated[int, msgspec.Meta(ge=0)]
PerPlayer = tuple[Chips, ...]


class TableRules(msgspec.Struct, frozen=True):
    """The house's rules that a round asks for; `no_checks` in a game in which nobody checks.

    So many cards are dealt `at_once`.
    """

    order: HandOrder
    betting: BettingRules
    odd_chips: OddChips
    stud: StudRules
    no_checks: bool = False
    showdown: ShowdownRules = COMMON_SHOWDOWN
    dealing: DealingRules = COMMON_DEALING
    at_once: int = 1


def table_rules(rules: PlayRules, deck: int, variant: str) -> TableRules:
    """A house's rules for one of its games; refuses with ``deck_not_offered``."""
    offer = next((one for one in rules.games if one.variant == variant), None)
    return TableRules(
        order=rules.order_of(deck, variant),
        betting=rules.betting,
        odd_chips=rules.odd_chips,
        stud=rules.stud,
        no_checks=offer is not None and offer.no_checks,
        showdown=rules.showdown,
        dealing=rules.dealing,
        at_once=offer.at_once if offer else 1,
    )


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """A round before its first card. Players count from the left of the button; chips throughout.

    `antes` count toward the pots that a player can win, `dead` money does not (a big-blind ante, a
    dead blind). `blinds` are what each should post, `first` who acts first after them. `unit` is
    what a pot is split into. Where it `burns`, a card goes before every street but the first.
    """

    variant: Variant
    deck: Deck
    rules: TableRules
    stacks: PerPlayer
    antes: PerPlayer
    dead: PerPlayer
    blinds: PerPlayer
    first: int
    small: Limit
    big: Limit
    bring_in: int = 0
    burns: bool = True
    unit: int = 1

    @property
    def players(self) -> int:
        """How many are dealt in."""
        return len(self.stacks)

    @property
    def big_blind_ante(self) -> int:
        """The dead ante that the big blind posts for all: no bet, so no part of the first limit."""
        at = max(range(self.players), key=lambda player: (self.blinds[player], player))
        ante = min(self.dead[at], self.stacks[at])
        return ante if sum(self.dead) == self.dead[at] >= self.blinds[at] > 0 else 0

    def limit(self, street: int) -> Limit:
        """The limit of a street."""
        chosen = self.small if self.variant.streets[street].bet is Bet.SMALL else self.big
        if self.rules.stud.raise_covers_call and self.variant.is_stud:
            chosen = msgspec.structs.replace(chosen, covers_call=True)
        if not street and chosen.structure in ON_POT and any(self.dead):
            chosen = msgspec.structs.replace(chosen, uncounted=self.big_blind_ante)
        last = street == len(self.variant.streets) - 1
        return msgspec.structs.replace(chosen, last_round=True) if last else chosen
