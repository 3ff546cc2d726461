"""What a house says of one round of play, and how its TOML is read."""

from typing import Annotated

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.rules.betting_rules import BettingRules
from tdapp.rules.blind_rules import COMMON_BLINDS, BlindRules
from tdapp.rules.bonus_rules import BonusRules
from tdapp.rules.cash_rules import COMMON_CASH, CashRules
from tdapp.rules.commission_rules import NO_COMMISSION, CommissionRules
from tdapp.rules.dealing_rules import COMMON_DEALING, NO_STUD, DealingRules, StudRules
from tdapp.rules.game_rules import GameOffer, LimitsOffered, TableSeats
from tdapp.rules.hand_order import ChineseRules, HandOrder
from tdapp.rules.rule import for_game, read_toml
from tdapp.rules.showdown_rules import COMMON_SHOWDOWN, OddChips, ShowdownRules
from tdapp.rules.timing_rules import NO_TIMING, TimingRules
from tdapp.rules.wager_rules import (
    COMMON_DECLARATIONS,
    COMMON_WAGERS,
    DeclarationRules,
    TurnRules,
    WagerRules,
)


class PlayRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One house's rules of a round of play, as far as the program asks for them."""

    house: Annotated[str, msgspec.Meta(pattern="^[A-Z]{3,10}$")]
    hands: tuple[HandOrder, ...]
    betting: BettingRules
    odd_chips: OddChips
    seats: TableSeats
    games: tuple[GameOffer, ...]
    limits: tuple[LimitsOffered, ...] = ()
    stud: StudRules = NO_STUD
    blinds: BlindRules = COMMON_BLINDS
    wagers: WagerRules = COMMON_WAGERS
    turns: tuple[TurnRules, ...] = ()
    declarations: DeclarationRules = COMMON_DECLARATIONS
    commission: CommissionRules = NO_COMMISSION
    timing: TimingRules = NO_TIMING
    showdown: ShowdownRules = COMMON_SHOWDOWN
    dealing: DealingRules = COMMON_DEALING
    chinese: ChineseRules | None = None
    cash: CashRules = COMMON_CASH
    bonus: BonusRules | None = None

    def game(self, variant: str) -> GameOffer:
        """The offer of a game; refuses with ``game_not_offered``."""
        for one in self.games:
            if one.variant == variant:
                return one
        raise Refusal("game_not_offered", game=variant)

    def limits_of(self, variant: str) -> LimitsOffered | None:
        """The limits of a game; None where it may have any."""
        return for_game(self.limits, variant)

    def order_of(self, deck: int, variant: str) -> HandOrder:
        """How the hands of a deck rank in a game; refuses with ``deck_not_offered``."""
        found = for_game((one for one in self.hands if one.deck == deck), variant)
        if found is None:
            raise Refusal("deck_not_offered", deck=deck)
        return found


def read_play_rules(text: str) -> PlayRules:
    """Rules of play from their TOML; refuses with ``bad_rulebook`` naming the line or the field."""
    return read_toml(text, PlayRules, "bad_rulebook")
