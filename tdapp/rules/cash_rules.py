"""What a house says of its cash games: stakes, notices, seats, absence and who may play."""

from enum import Enum
from typing import Annotated, Literal

import msgspec

from tdapp.rules.coming_in_rules import COMMON_COMING_IN, ComingInRules
from tdapp.rules.rule import COMMON, Rule, RuleForGames, RuleNumber, YesOrNo

Few = Annotated[int, msgspec.Meta(ge=1, le=1440)]
"""So many hands, rounds, minutes or players."""
TableTerm = Literal["limit", "game", "blinds", "stake"]
"""What can be changed at a table: its wagers, its game, its blinds and antes, its buy-in."""


class BackWithin(Rule, frozen=True):
    """Who comes back to a game within so many `minutes` brings what was taken off it."""

    minutes: Few


class StakeRules(Rule, frozen=True):
    """Stakes by the least and most of the sign; `rule` is the number of that.

    - `added`, `removed`: chips are added between hands or, `when_folded`, also in one; and taken
      off never, except `for_goods` from staff by who is not in a hand, and `on_approval`.
    - `set_right`: how a wrong stake is put right while a hand is played.
    - `kept`: a player who is directed to another table keeps any stake; None where not.
    - `back`: what somebody brings who comes back soon; None where it is like any stake.
    - `for_others`: nobody wagers for somebody else.
    """

    added: RuleNumber
    removed: RuleNumber
    when_folded: RuleNumber | None = None
    for_goods: RuleNumber | None = None
    on_approval: RuleNumber | None = None
    set_right: RuleNumber = COMMON
    kept: RuleNumber | None = COMMON
    back: BackWithin | None = None
    for_others: RuleNumber = COMMON


class Agreement(Enum):
    """How many players have to agree so that no notice is needed; `NONE`: it is always needed."""

    ALL = "all"
    MAJORITY = "majority"
    NONE = "none"


class TermsRule(RuleForGames, frozen=True):
    """How `terms` of a table are changed, always between two hands; without them, any.

    After notice of so many `hands` or `minutes`, or at once where so many `agree`; with neither
    hands nor minutes only then. It may hold only `when_raised`.
    """

    terms: tuple[TableTerm, ...] = ()
    hands: Few | None = None
    minutes: Few | None = None
    agree: Agreement = Agreement.ALL
    when_raised: bool = False


class HigherMinimum(Rule, frozen=True):
    """A higher minimum wager stands on a sign for so many `minutes` before it holds.

    By the rule `seated_keep` it may hold at once for new players, while those who sit keep the old
    one, shown by a marker.
    """

    minutes: Few
    seated_keep: RuleNumber | None = None


class ClosingRule(Rule, frozen=True):
    """How a table is closed at which somebody plays.

    After a sign for so many `minutes`, after notice of so many `hands`, after that many
    `last_rounds` were called, or at once where so many `agree`.
    """

    minutes: Few | None = None
    hands: Few | None = None
    last_rounds: Few | None = None
    agree: Agreement = Agreement.NONE


class FewestPlayers(RuleForGames, frozen=True):
    """A game starts with so many `players` and ends with fewer; a freeze-out goes on with fewer."""

    players: Few
    freeze_out: Few = 2


class SeatFrom(Enum):
    """Who of several players gets a seat that falls vacant.

    By a draw of cards, by who asked first, or by who sits next: from the button or the small blind
    on, that seat itself first, or from the first player after the button on.
    """

    CARDS = "cards"
    ASKED = "asked"
    BUTTON = "button"
    SMALL_BLIND = "small_blind"
    AFTER_BUTTON = "after_button"


class VacantSeat(RuleForGames, frozen=True):
    """Players at the table come before those who wait; where `elsewhere`, other tables' between.

    These play the same game and limits.
    """

    begin: SeatFrom
    clockwise: bool = True
    elsewhere: bool = False


class SeatRules(Rule, frozen=True):
    """Who gets which seat.

    - `vacant`: who moves to a seat that falls vacant.
    - `reserved`: a place kept is lost by who has not bought in when the game begins.
    - `one_extra`: a game may start with one player more than it is dealt to.
    - `apart`: two players may be kept out of one game, or from sitting side by side.
    - `card`: nobody plays without a player card.
    - `passes`: who lets so many seats go by that he was called to keeps his place on the list.
    """

    vacant: tuple[VacantSeat, ...]
    reserved: RuleNumber = COMMON
    one_extra: RuleNumber | None = None
    apart: RuleNumber = COMMON
    card: RuleNumber | None = None
    passes: Few = 2


class PickedUp(Rule, frozen=True):
    """Who is picked up and back within `minutes` is first on the list of the game, later last."""

    minutes: Few


class AbsenceRule(Rule, frozen=True):
    """When an absent player's seat may be given away.

    After more than so many `minutes`; when about to miss the big blind for the `big_blinds`th
    time; as the `third` player away at once; after so many `orbits`, or `hands` where every other
    seat is in use, without a wager; or when found `too_long` away.
    """

    minutes: Few | None = None
    big_blinds: Few | None = None
    third: bool = False
    orbits: Few | None = None
    hands: Few | None = None
    too_long: bool = False
    picked_up: PickedUp | None = None


class FreezeOut(RuleForGames, frozen=True):
    """A game to one survivor: equal stakes, nobody joins, adds, removes or leaves without cause.

    Each player out raises the blind or ante by the first minimum wager. Everybody agrees first; a
    manager too, where it is `approved`. By the rule `later` all who are left may go on later.
    """

    approved: bool = False
    later: RuleNumber | None = None


class BonusTables(Rule, frozen=True):
    """Tables of a game against the house, as far as limits, notices and seats go."""

    higher_minimum: HigherMinimum
    closing: ClosingRule
    absence: AbsenceRule
    card: RuleNumber | None = None


class CashRules(Rule, frozen=True):
    """A house's cash games; what it has no rule for is None or empty."""

    stakes: StakeRules
    changes: tuple[TermsRule, ...]
    closing: ClosingRule
    seats: SeatRules
    absence: AbsenceRule
    coming_in: ComingInRules = COMMON_COMING_IN
    higher_minimum: HigherMinimum | None = None
    fewest: tuple[FewestPlayers, ...] = ()
    freeze_outs: tuple[FreezeOut, ...] = ()
    other_language: YesOrNo | None = None
    bonus: BonusTables | None = None


COMMON_CASH = CashRules(
    stakes=StakeRules(added=COMMON, removed=COMMON, rule=COMMON),
    changes=(TermsRule(hands=3, rule=COMMON),),
    closing=ClosingRule(minutes=20, hands=3, rule=COMMON),
    seats=SeatRules(vacant=(VacantSeat(begin=SeatFrom.ASKED, rule=COMMON),), rule=COMMON),
    freeze_outs=(FreezeOut(rule=COMMON),),
    absence=AbsenceRule(minutes=30, picked_up=PickedUp(minutes=20, rule=COMMON), rule=COMMON),
    rule=COMMON,
)
"""What stands where a house's file says nothing."""
