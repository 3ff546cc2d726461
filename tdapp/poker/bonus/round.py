"""A round of Texas Hold'em Bonus as a value: wagers, cards, decisions, until it is settled."""

from collections.abc import Mapping
from enum import Enum

import msgspec
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.bonus.sign import BonusSign, demand_wagers
from tdapp.poker.cards import UNKNOWN
from tdapp.poker.round.state import Hand
from tdapp.rules.bonus_rules import BonusRules
from tdapp.rules.hand_order import HandOrder

HOLE, BOARD = 2, 5


class BonusStage(Enum):
    """What a round waits for: wagers, decisions before flop, turn and river, or to be settled."""

    WAGERS = "wagers"
    FLOP = "flop"
    TURN = "turn"
    RIVER = "river"
    SETTLE = "settle"


class BonusWhy(Enum):
    """Why a wager is paid, taken or returned, by the number of its rule in BONUS."""

    BONUS_PAID = "10.6, 10.7"
    BONUS_LOST = "10.5"
    DEALER_HIGHER = "10.9"
    PLAYER_HIGHER = "10.10"
    BELOW_FLUSH = "10.10 (P70)"
    EQUAL = "10.11"
    FOLDED = "1.1, 9.1-9.3"
    DEEMED_FOLDED = "11.13"
    CONCEDED = "10.2"
    FLOP_WAGER_WRONG = "11.10.2"
    INVALID_WAGER = "11.19"
    EMPLOYEE = "13.15"
    BOARD_SEEN = "11.5"
    DEVICE = "13.4.1"
    WRONG_NUMBER = "11.1"
    SEEN_IN_THE_DEAL = "11.2"
    DEALER_CARD_SEEN = "11.4.1"
    NO_ANTE = "11.7"
    MISSING_CARD = "11.9"
    SHUFFLER = "12.2"
    DISRUPTED = "13.5.1"
    FRAUD = "13.5.2"
    FORFEIT = "13.6"


MISDEALS = frozenset(
    {
        BonusWhy.WRONG_NUMBER,
        BonusWhy.SEEN_IN_THE_DEAL,
        BonusWhy.DEALER_CARD_SEEN,
        BonusWhy.NO_ANTE,
    }
)
"""After these the round is dealt anew (11.3)."""


class BonusChoice(Enum):
    """What a player may do when asked."""

    FOLD = "fold"
    CHECK = "check"
    BET = "bet"


class BonusBox(msgspec.Struct, frozen=True):
    """A playing area: its wagers in cents as they lie, its cards, and what was ruled on it.

    `tokens` names the wagers that are promotional tokens, such as "ante" (5.2). `withheld` is why
    nothing is won here (11.19, 13.15), `void` why the hand has no result.
    """

    ante: int
    ante_bonus: int = 0
    jackpot: int = 0
    tokens: tuple[str, ...] = ()
    flop: int = 0
    turn: int = 0
    river: int = 0
    hole: Hand = ()
    asked: bool = True
    folded: BonusWhy | None = None
    withheld: BonusWhy | None = None
    void: BonusWhy | None = None

    @property
    def plays(self) -> bool:
        """Whether its hand is still played."""
        return self.folded is None and self.void is None


class BonusRound(msgspec.Struct, frozen=True):
    """A round; `boxes` by place, 1 at the dealer's left. `void` is why it has no result.

    The board holds all five cards; how many of them are seen follows from the `stage`.
    """

    rules: BonusRules
    order: HandOrder
    sign: BonusSign
    boxes: Mapping[int, BonusBox] = {}
    board: Hand = ()
    dealer: Hand = ()
    stage: BonusStage = BonusStage.WAGERS
    void: BonusWhy | None = None
    forfeited: tuple[int, ...] = ()

    @property
    def owed(self) -> tuple[int, ...]:
        """The places that have still to decide, from the dealer's left."""
        return tuple(at for at in sorted(self.boxes) if self.boxes[at].plays & self.boxes[at].asked)

    def at(self, place: int) -> BonusBox:
        """The box of a place; refuses with ``no_wager_there``."""
        if place not in self.boxes:
            raise Refusal("no_wager_there", place=place)
        return self.boxes[place]

    def with_box(self, place: int, box: BonusBox) -> "BonusRound":
        """The round with a box changed."""
        return replace(self, boxes={**self.boxes, place: box})


def demand_stage(round_: BonusRound, *stages: BonusStage) -> None:
    """Refuses with ``not_now`` at any other stage, and once the round is void."""
    if round_.stage not in stages or round_.void is not None:
        raise Refusal("not_now", phase=round_.stage.value)


def place_wagers(round_: BonusRound, place: int, box: BonusBox) -> BonusRound:
    """Wagers on a place before the first card (5.3, 5.6, 5.8); as `demand_wagers`, ``not_now``."""
    demand_stage(round_, BonusStage.WAGERS)
    if not 1 <= place <= round_.sign.places:
        raise Refusal("no_wager_there", place=place)
    demand_wagers(round_.sign, place, box.ante, box.ante_bonus, box.jackpot)
    return round_.with_box(place, box)


def refuse_wagers(round_: BonusRound, place: int) -> BonusRound:
    """Take wagers off the layout that a supervisor refuses, before the first card (13.12)."""
    demand_stage(round_, BonusStage.WAGERS)
    round_.at(place)
    return replace(round_, boxes={at: it for at, it in round_.boxes.items() if at != place})


def deal(
    round_: BonusRound,
    board: Hand,
    dealer: Hand,
    hands: Mapping[int, Hand],
    *,
    handled: bool = False,
) -> BonusRound:
    """The round once all cards lie, every one known (7.2, 7.3).

    A wrong number is a misdeal (11.1), so are cards at a place without an Ante (11.7) unless a
    player has `handled` cards, when they are discarded (11.8). A card that comes twice is foreign
    (11.9). Refuses ``not_now`` and ``board_unknown``.
    """
    demand_stage(round_, BonusStage.WAGERS)
    dealt = replace(round_, board=board, dealer=dealer, stage=BonusStage.FLOP)
    found = [*board, *dealer, *(one for hand in hands.values() for one in hand)]
    if UNKNOWN in found:
        raise Refusal("board_unknown")
    if len(set(found)) < len(found):
        return replace(dealt, void=BonusWhy.MISSING_CARD)
    if hands.keys() - round_.boxes.keys() and not handled:
        return replace(dealt, void=BonusWhy.NO_ANTE)
    own = {at: hands.get(at, ()) for at in round_.boxes}
    if (len(board), len(dealer), {*map(len, own.values())} - {HOLE}) != (BOARD, HOLE, set()):
        return replace(dealt, void=BonusWhy.WRONG_NUMBER)
    return replace(dealt, boxes={at: replace(it, hole=own[at]) for at, it in round_.boxes.items()})


def wager_of(round_: BonusRound, ante: int) -> int:
    """What the next wager is by an Ante of so many cents (9.1.2, 9.2.3, 9.3.3)."""
    times: int = getattr(round_.rules, round_.stage.value)
    return times * ante


def decide(
    round_: BonusRound,
    place: int,
    choice: BonusChoice,
    wager: int | None = None,
    *,
    deemed: bool = False,
) -> BonusRound:
    """A player folds, checks or bets; a `wager` other than the rule's is kept as it lies.

    A player who is absent or slow is `deemed` folded (11.13). Refuses ``not_now``,
    ``no_wager_there``, ``decided_already``, ``nothing_done`` for a wager of nothing and, before the
    flop, ``bet_or_fold`` (9.1).
    """
    demand_stage(round_, BonusStage.FLOP, BonusStage.TURN, BonusStage.RIVER)
    box = round_.at(place)
    if place not in round_.owed:
        raise Refusal("decided_already", place=place)
    if choice is BonusChoice.CHECK and round_.stage is BonusStage.FLOP:
        raise Refusal("bet_or_fold", rule="9.1")
    box = replace(box, asked=False)
    if choice is BonusChoice.FOLD:
        folded = BonusWhy.DEEMED_FOLDED if deemed else BonusWhy.FOLDED
        box = replace(box, folded=folded)
    elif choice is BonusChoice.BET:
        laid = wager_of(round_, box.ante) if wager is None else wager
        if laid <= 0:
            raise Refusal("nothing_done")
        box = replace(box, **{round_.stage.value: laid})
    return round_.with_box(place, box)


def put_flop_right(round_: BonusRound, place: int, *, fold: bool = False) -> BonusRound:
    """Correct a wrong Flop Wager before the flop, or fold and get it back (11.10).

    Refuses ``not_now``, ``no_wager_there`` and ``flop_wager_right``.
    """
    demand_stage(round_, BonusStage.FLOP)
    box, right = round_.at(place), wager_of(round_, round_.at(place).ante)
    if not box.plays or box.flop in {0, right}:
        raise Refusal("flop_wager_right")
    return round_.with_box(
        place,
        replace(box, folded=BonusWhy.FLOP_WAGER_WRONG) if fold else replace(box, flop=right),
    )


def reveal(round_: BonusRound) -> BonusRound:
    """Turn up flop, turn or river, the last with the dealer's cards (7.2, 9.7).

    Refuses ``not_now`` and, where a player has still to decide, ``decisions_owed``.
    """
    demand_stage(round_, BonusStage.FLOP, BonusStage.TURN, BonusStage.RIVER)
    if round_.owed:
        raise Refusal("decisions_owed", place=round_.owed[0])
    stages = [*BonusStage]
    boxes = {at: replace(box, asked=True) for at, box in round_.boxes.items()}
    return replace(round_, boxes=boxes, stage=stages[stages.index(round_.stage) + 1])


def concede(round_: BonusRound, place: int) -> BonusRound:
    """Give a hand up after the dealer's was shown (10.2); ``not_now``, ``no_wager_there``."""
    demand_stage(round_, BonusStage.SETTLE)
    box = round_.at(place)
    return round_.with_box(place, replace(box, folded=BonusWhy.CONCEDED)) if box.plays else round_
