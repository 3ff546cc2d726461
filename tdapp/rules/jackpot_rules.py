"""What a house allows of jackpots: pools, winning hands, prizes, payment and its offices."""

from enum import Enum
from typing import Annotated

import msgspec

from tdapp.rules.money_rules import HowMany
from tdapp.rules.office import Title
from tdapp.rules.rule import NO_RULE, SILENT, Answer, Rule, RuleNumber, YesOrNo

Minutes = Annotated[int, msgspec.Meta(ge=0, le=10_000)]


class JackpotHand(Enum):
    """What wins: a hand of a kind or better, the best hand of a time, or a strong hand beaten."""

    ROYAL_FLUSH = "royal_flush"
    STRAIGHT_FLUSH = "straight_flush"
    FOUR_OF_A_KIND = "four_of_a_kind"
    FULL_HOUSE = "full_house"
    FLUSH = "flush"
    HIGH_HAND = "high_hand"
    BAD_BEAT = "bad_beat"


class CardsUsed(Enum):
    """Which cards make the hand: both hole cards with the flop, or with the board; or any five."""

    HOLE_AND_FLOP = "hole_and_flop"
    HOLE_AND_BOARD = "hole_and_board"
    ANY = "any"


class PrizeOf(Enum):
    """How much of the pool a jackpot event wins."""

    ALL = "all"
    PERCENTAGE = "percentage"
    FIXED = "fixed"


class ShareOf(Enum):
    """Who gets a part of a prize; `RESERVE` feeds the next pool, `STAFF` is a gratuity."""

    LOSER = "loser"
    WINNER = "winner"
    TABLE = "table"
    ROOM = "room"
    RESERVE = "reserve"
    STAFF = "staff"


class FundedBy(Enum):
    """What feeds a pool: the operator, or the jackpot's part of what players are charged."""

    OPERATOR = "operator"
    CHARGES = "charges"


class PaidValue(Enum):
    """Which reading is paid where console and display differ."""

    CONSOLE = "console"
    DISPLAY = "display"


class WinnersPaid(Enum):
    """How several winners are paid.

    Of one round together: everything shared, or the sum of successive percentages shared, or the
    fixed sum each; or one after the other as they were recorded, each from the pool that is left.
    """

    SHARED = "shared"
    IN_ORDER = "in_order"


class PaidIn(Enum):
    """A form of payment."""

    CHIPS = "chips"
    CASH = "cash"
    CASH_EQUIVALENT = "cash_equivalent"
    CHEQUE = "cheque"
    TRANSFER = "transfer"


class ChangedWhen(Enum):
    """When hands and prizes of a pool may change.

    Once it has been won or its time is over; from the next trading day, unless it is won within
    the notice; at any time; or never, where the rules themselves name the hand.
    """

    WON_OR_OVER = "won_or_over"
    NEXT_DAY = "next_day"
    ANY_TIME = "any_time"
    NEVER = "never"


class WithheldFor(Enum):
    """For what a prize is not paid."""

    INVALID_WAGER = "invalid_wager"
    FRAUD = "fraud"
    EMPLOYEE = "employee"
    UNDER_AGE = "under_age"
    EXCLUDED = "excluded"


class EventAllowed(Rule, frozen=True):
    """Jackpot events that a pool may have; an empty list allows any.

    Where some are `needed`, each pool has one of these.
    """

    hands: tuple[JackpotHand, ...] = ()
    cards: tuple[CardsUsed, ...] = ()
    prizes: tuple[PrizeOf, ...] = ()
    needed: bool = False


class SharesAllowed(Rule, frozen=True):
    """Between whom a bad beat's prize may be split."""

    to: tuple[ShareOf, ...] = tuple(ShareOf)


class LinkedTables(Rule, frozen=True):
    """Which tables a pool may link; those of tournaments never, and each to one pool only.

    One variant in each pool, where it says `same_game`; only games of two hole cards and a flop of
    three, where it says `flop_games`. By the rule `display` each needs a display that works.
    """

    same_game: bool = False
    flop_games: bool = False
    display: RuleNumber | None = None


class Funding(Rule, frozen=True):
    """Who may feed a pool, by a set amount for each completed round of play."""

    by: tuple[FundedBy, ...] = tuple(FundedBy)


class MissedPress(Rule, frozen=True):
    """Who authorises that a forgotten press is put right, or above: `during` and `after` the round.

    None: nothing is done at that time. Where it says `end_game`, this is pressed too, afterwards.
    """

    during: Title | None = None
    after: Title | None = None
    end_game: bool = False


class AmountPaid(Rule, frozen=True):
    """Which value is paid; rounded up to the payable amount, or as the pool was set up."""

    value: PaidValue = PaidValue.CONSOLE
    rounded_up: bool = False


class Winners(Rule, frozen=True):
    """How several winners of a pool are paid."""

    paid: WinnersPaid = WinnersPaid.SHARED


class ClaimRules(Rule, frozen=True):
    """What a winning hand needs.

    - `folded`: whether a folded hand can win.
    - `tabled`: the hole cards lie face up.
    - `first_flop`: only the first of several flops counts.
    - `flop_asked`: who is left alone may table the hand and ask for the flop.
    - `deck_sorted`: the rest of the deck is sorted into suits and counted.
    - `corrected`: after an error the corrected hand or flop counts.
    """

    folded: YesOrNo = YesOrNo(answer=Answer.BY_CONDITIONS, rule=SILENT)
    tabled: RuleNumber | None = None
    first_flop: RuleNumber | None = None
    flop_asked: RuleNumber | None = None
    deck_sorted: RuleNumber | None = None
    corrected: RuleNumber | None = None


class DoneBy(Rule, frozen=True):
    """The lowest office that may do it; anybody where there is None."""

    by: Title | None = None


class PaymentForms(Rule, frozen=True):
    """In which forms a prize may be paid."""

    forms: tuple[PaidIn, ...] = tuple(PaidIn)


class ChangeRule(Rule, frozen=True):
    """When a pool's hands and prizes may change, after a sign for so many `minutes`.

    It holds for `every` parameter, also for what feeds the pool, where the book says so (P12).
    """

    when: ChangedWhen = ChangedWhen.ANY_TIME
    minutes: Minutes = 0
    every: bool = False


class Withheld(Rule, frozen=True):
    """A ground on which a prize is not paid."""

    ground: WithheldFor


class JackpotRules(Rule, frozen=True):
    """A house's jackpots; who confirms and adjusts is among its offices.

    - `recorded`: who records a winning hand on the handset; that moment orders hits.
    - `void_round`: whether the contribution of a misdealt or void round is taken back.
    - `malfunction`: who adjusts, and pays wins of that time once the amount is confirmed.
    - `told`: the rule by which somebody is told of a confirmed hit; the words are a notice.
    """

    offered: bool
    events: HowMany = HowMany(most="by_conditions", rule=SILENT)
    allowed: tuple[EventAllowed, ...] = (EventAllowed(rule=SILENT),)
    shares: SharesAllowed = SharesAllowed(rule=SILENT)
    tables: LinkedTables = LinkedTables(rule=SILENT)
    funding: Funding = Funding(rule=SILENT)
    missed: MissedPress = MissedPress(rule=SILENT)
    void_round: YesOrNo = YesOrNo(answer=Answer.BY_CONDITIONS, rule=SILENT)
    amount: AmountPaid = AmountPaid(rule=SILENT)
    winners: Winners = Winners(rule=SILENT)
    claim: ClaimRules = ClaimRules(rule=SILENT)
    recorded: DoneBy = DoneBy(rule=SILENT)
    malfunction: DoneBy = DoneBy(rule=SILENT)
    payment: PaymentForms = PaymentForms(rule=SILENT)
    changes: ChangeRule = ChangeRule(rule=SILENT)
    withheld: tuple[Withheld, ...] = ()
    told: RuleNumber | None = None


NO_JACKPOTS = JackpotRules(offered=False, rule=NO_RULE)
"""What stands where a house's file says nothing."""
