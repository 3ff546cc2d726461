"""A round of Texas Hold'em Bonus as a supervisor keys it in, and what each wager of it comes to."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.poker.bonus.progressive import JackpotLine, jackpot_paid
from tdapp.poker.bonus.round import BOARD, HOLE, BonusBox, BonusRound, BonusStage, BonusWhy
from tdapp.poker.bonus.settling import BonusLine, settled
from tdapp.poker.bonus.sign import BonusSign
from tdapp.poker.cards import cards, text_of
from tdapp.poker.round.state import Hand
from tdapp.rules.bonus_rules import BonusRules, Method
from tdapp.rules.hand_order import HandOrder
from tdapp.typed.figures import count, price

SIGN = re.compile(
    r"(?P<least>[\d.,]+)-(?P<most>[\d.,]+)(?: bonus (?P<low>[\d.,]+)-(?P<high>[\d.,]+))?"
    r"(?: jackpot (?P<jackpot>[\d.,]+))?(?: (?P<method>[ab]))?"
)
BOX = re.compile(
    r"(?P<place>\d{1,2}) (?P<ante>[\d.,]+)(?: b(?:onus)? ?(?P<bonus>[\d.,]+))?"
    r"(?: j(?:ackpot)? ?(?P<jackpot>[\d.,]+))?(?P<steps>(?: (?:bet|check|fold|[\d.,]+)){1,3})?"
    r"(?P<hole>(?: ?(?:10|[2-9tjqka])[shdc]){2})?",
    re.ASCII,
)
STEPS = "flop", "turn", "river"
BOARD_LIES, DEALER_LIES = "board", "dealer"


def read_sign(typed: str) -> BonusSign:
    """Limits of Ante and Ante Bonus, jackpot wager, method: ``10-500 bonus 5-100 jackpot 1 b``.

    Refuses ``not_bonus_limits`` and ``not_an_amount``.
    """
    found = SIGN.fullmatch(" ".join(typed.casefold().split()))
    if found is None:
        raise Refusal("not_bonus_limits", text=typed.strip())
    return BonusSign(
        least=price(found["least"]),
        most=price(found["most"]),
        bonus_least=price(found["low"] or "0"),
        bonus_most=price(found["high"] or "0"),
        jackpot=price(found["jackpot"] or "0"),
        method=Method(found["method"] or Method.A.value),
    )


@dataclass(frozen=True)
class BonusSheet:
    """What lies on the table; a box by its place, 1 at the dealer's left."""

    rules: BonusRules
    order: HandOrder
    sign: BonusSign
    board: Hand = ()
    dealer: Hand = ()
    boxes: Mapping[int, BonusBox] = field(default_factory=dict)
    void: BonusWhy | None = None

    def with_board(self, typed: str) -> "BonusSheet":
        """Five cards; refuses ``no_card``, ``same_card``, ``cards_wanted`` and as `_lies` says."""
        return replace(self, board=self._cards(typed, BOARD, BOARD_LIES))

    def with_dealer(self, typed: str) -> "BonusSheet":
        """Two cards; refuses as `with_board` does."""
        return replace(self, dealer=self._cards(typed, HOLE, DEALER_LIES))

    def with_box(self, typed: str) -> "BonusSheet":
        """``5 50 b10 j1 bet bet check ah ac``: place, Ante, Ante Bonus, jackpot, wagers, cards.

        ``bet`` is what the rules say, another amount stands as it lies; ``fold`` ends the hand.
        Refuses ``not_a_bonus_box`` and as `with_board` does.
        """
        found = BOX.fullmatch(" ".join(typed.casefold().split()))
        place = 0 if found is None else count(found["place"])
        if found is None or not 1 <= place <= self.sign.places:
            raise Refusal("not_a_bonus_box", text=typed.strip(), places=self.sign.places)
        steps = (found["steps"] or "").split()
        ante, laid = price(found["ante"]), dict(zip(STEPS, steps, strict=False))
        flop, turn, river = (self._wager(step, laid.get(step, "check"), ante) for step in STEPS)
        hole = found["hole"]
        box = BonusBox(
            ante=ante,
            ante_bonus=price(found["bonus"] or "0"),
            jackpot=price(found["jackpot"] or "0"),
            flop=flop,
            turn=turn,
            river=river,
            hole=self._cards(hole, HOLE, str(place)) if hole else (),
            folded=BonusWhy.FOLDED if "fold" in steps else None,
        )
        return replace(self, boxes={**self.boxes, place: box})

    def _wager(self, step: str, said: str, ante: int) -> int:
        """Cents that lie there: what the rules say, or what was typed instead."""
        times: int = getattr(self.rules, step)
        if said in {"check", "fold"}:
            return 0
        return times * ante if said == "bet" else price(said)

    def without(self, place: int) -> "BonusSheet":
        """Nothing lies in a box."""
        return replace(self, boxes={at: box for at, box in self.boxes.items() if at != place})

    def conceded(self, place: int) -> "BonusSheet":
        """A hand is given up after the dealer's was shown (10.2)."""
        box = msgspec.structs.replace(self.boxes[place], folded=BonusWhy.CONCEDED)
        return replace(self, boxes={**self.boxes, place: box})

    @property
    def missing(self) -> str:
        """What has still to be keyed in: ``boxes``, ``board``, ``dealer``, or a box's cards."""
        if self.void is not None or not self.boxes:
            return "" if self.void is not None else "boxes"
        if not self.board or not self.dealer:
            return "board" if not self.board else "dealer"
        bare = [at for at, box in self.boxes.items() if not box.hole and box.folded is None]
        return str(min(bare)) if bare else ""

    @property
    def round(self) -> BonusRound:
        """The round, all its cards seen."""
        return BonusRound(
            rules=self.rules,
            order=self.order,
            sign=self.sign,
            boxes=self.boxes,
            board=self.board,
            dealer=self.dealer,
            stage=BonusStage.SETTLE,
            void=self.void,
        )

    def lines(self) -> Sequence[BonusLine]:
        """Every wager in the order of settlement; none while something is `missing`."""
        return () if self.missing else settled(self.round)

    def jackpot(self, pool: int) -> Sequence[JackpotLine]:
        """What the jackpot pays from a meter of so many cents."""
        return () if self.missing else jackpot_paid(self.round, pool)

    def _cards(self, typed: str, many: int, where: str) -> Hand:
        found = cards(typed)
        if len(found) != many:
            raise Refusal("cards_wanted", cards=many)
        for at, hand in self._lying().items():
            twice = next((one for one in found if one in hand), None)
            if at != where and twice is not None:
                raise _lies(at, text_of(twice))
        return found

    def _lying(self) -> Mapping[str, Hand]:
        """All cards by where they lie."""
        own = {str(at): box.hole for at, box in self.boxes.items()}
        return {BOARD_LIES: self.board, DEALER_LIES: self.dealer, **own}


def _lies(at: str, card: str) -> Refusal:
    """A card that is keyed twice, with where it lies already."""
    if at == BOARD_LIES:
        return Refusal("card_on_board", card=card)
    if at == DEALER_LIES:
        return Refusal("card_of_dealer", card=card)
    return Refusal("card_in_box", card=card, place=at)
