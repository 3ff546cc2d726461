"""What a round of play starts from: the game, the stakes, who sits where and what is posted."""

from typing import Annotated

import msgspec

from tdapp.poker.betting.limit import ON_POT, Limit, Structure
from tdapp.poker.cards import Deck
from tdapp.poker.variants.variant import Bet, Variant
from tdapp.rules.betting_rules import BettingRules
from tdapp.rules.blind_rules import COMMON_BLINDS, BlindRules, straddles_of
from tdapp.rules.dealing_rules import COMMON_DEALING, DealingRules, StudRules
from tdapp.rules.game_rules import Burns
from tdapp.rules.hand_order import HandOrder
from tdapp.rules.play_rules import PlayRules
from tdapp.rules.showdown_rules import COMMON_SHOWDOWN, OddChips, ShowdownRules

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
    blinds: BlindRules = COMMON_BLINDS


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
        blinds=rules.blinds,
    )


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """A round before its first card. Players count from the left of the button; chips throughout.

    `antes` count toward the pots that a player can win, `dead` money does not (a big-blind ante, a
    dead blind). `blinds` are what each should post, `first` who acts first after them. `unit` is
    what a pot is split into. So many of the blinds are `straddles`. `burns` says whether a card
    goes before every street but the first, or how many before each of these. `blind_first` has a
    short big blind post the blind before the ante for all. `straddles_permitted` is what the sign
    or a manager says of this table, where the house leaves it to them.
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
    burns: Burns = True
    unit: int = 1
    straddles: int = 0
    blind_first: bool = False
    straddles_permitted: bool = True

    @property
    def players(self) -> int:
        """How many are dealt in."""
        return len(self.stacks)

    @property
    def last_blind(self) -> int:
        """Who posts the last of the blinds and straddles, whatever others owe."""
        return (self.first - 1) % self.players

    @property
    def big_blind(self) -> int:
        """Who posts the big blind."""
        return (self.last_blind - self.straddles) % self.players

    @property
    def big_blind_ante(self) -> int:
        """The dead ante that the big blind posts for all."""
        at = self.big_blind
        ante = min(self.dead[at], self.stacks[at])
        return ante if sum(self.dead) == self.dead[at] >= self.blinds[at] > 0 else 0

    @property
    def any_burns(self) -> bool:
        """Whether a card is burnt at all."""
        return any(map(self.burnt_before, range(len(self.variant.streets))))

    def burnt_before(self, street: int) -> int:
        """How many cards are burnt before a street, counted from 0."""
        if isinstance(self.burns, bool):
            return int(self.burns and street > 0)
        return self.burns[street - 1] if 0 < street <= len(self.burns) else 0

    def limit(self, street: int) -> Limit:
        """The limit of a street."""
        chosen = self.small if self.variant.streets[street].bet is Bet.SMALL else self.big
        if not street and self.straddles and chosen.structure is Structure.FIXED:
            chosen = msgspec.structs.replace(chosen, least=self._least_raise(chosen.least))
        if self.rules.stud.raise_covers_call and self.variant.is_stud:
            chosen = msgspec.structs.replace(chosen, covers_call=True)
        betting = self.rules.betting
        if betting.cap.only and self.variant.id not in betting.cap.only:
            chosen = msgspec.structs.replace(chosen, uncapped=True)
        if not street and chosen.structure in ON_POT and not betting.pot_limit.big_blind_ante:
            chosen = msgspec.structs.replace(chosen, uncounted=self.big_blind_ante)
        last = street == len(self.variant.streets) - 1
        return msgspec.structs.replace(chosen, last_round=True) if last else chosen

    def _least_raise(self, least: int) -> int:
        """A fixed raise after straddles, by the house."""
        may = straddles_of(self.rules.blinds, self.variant.id)
        return max(least, *self.blinds) if may and may.raises_as_high else least
