"""What happens with cards before the showdown: dealt, exchanged, run several times, burnt."""

from tdapp.core.ids import StreamId
from tdapp.desk.call import Call as DeskCall
from tdapp.poker.cards import UNKNOWN, cards
from tdapp.poker.play.acts import (
    AnyAct,
    Burn,
    Deal,
    DealBoard,
    DealKitty,
    DealUnseen,
    Discard,
    Draw,
    RunIt,
)
from tdapp.poker.play.offers import Offers
from tdapp.poker.round.state import Hand, Phase, Round
from tdapp.poker.round.stub import may_come
from tdapp.ui.feature.in_hand_acts import InHandActs
from tdapp.ui.look.spoken import voice
from tdapp.ui.tables.at_hand import AtHand
from tdapp.words.typed import read_count

UNSEEN = "??"
FEWEST_RUNS = 2


class CardActs(InHandActs):
    """A letter each, while one of the page's lists has the focus."""

    def __init__(self, at_hand: AtHand) -> None:
        text = voice().text
        super().__init__(at_hand)
        self.deal = self._in_hand(
            lambda: text("card acts", "Deal…"), "D", _is_dealt, self._dealt_unseen, self._ask_cards
        )
        self.throw = self._in_hand(
            lambda: text("card acts", "Exchange or discard…"),
            "X",
            lambda _, may: may.draws is not None or may.discards is not None,
            self._thrown_unseen,
            self._ask_thrown,
        )
        self.run = self._in_hand(
            lambda: text("card acts", "Run it more than once…"),
            "T",
            lambda _, may: may.runs >= FEWEST_RUNS,
            lambda event: self._done(event, RunIt(FEWEST_RUNS)),
            self._ask_times,
        )
        self.burnt = self._in_hand(
            lambda: text("card acts", "Name the burn card…"),
            "Shift+B",
            lambda *_: False,
            lambda event: self._done(event, Burn(min(may_come(self.hand.round)))),
            self._ask_burnt,
        )

    def _dealt(self, may: Offers, typed: Hand) -> AnyAct:
        """What is dealt next; a single unseen card stands for all that are left of the players."""
        owed = next((player for player, count in enumerate(may.cards) if count), None)
        if owed is not None:
            return DealUnseen() if typed == (UNKNOWN,) else Deal(owed, typed)
        if may.kitty:
            return DealKitty((UNKNOWN,) * may.kitty if typed == (UNKNOWN,) else typed)
        board = next((at for at, count in enumerate(may.board) if count), 0)
        return DealBoard(typed, board)

    def _dealt_unseen(self, event: StreamId) -> DeskCall:
        """To see whether cards are due: those of the next player or of the board, unseen."""
        _, may, _ = self._now()
        count = max((*may.board, 1)) if not (any(may.cards) or may.kitty) else 1
        return self._done(event, self._dealt(may, (UNKNOWN,) * count))

    def _ask_cards(self) -> None:
        _, may, _ = self._now()
        unseen = any(may.cards) or may.kitty > 0
        self._ask_for(
            self._which_cards(may),
            voice().text("card acts", "Such as As Kd; ?? for an unseen card"),
            (UNSEEN,) if unseen else (),
            cards,
            lambda typed: self._do(self._dealt(may, typed)),
        )

    def _which_cards(self, may: Offers) -> str:
        owed = next(((player, count) for player, count in enumerate(may.cards) if count), None)
        if owed is not None:
            return voice().plural(
                "card acts",
                "Which card is dealt to {who}? Type ?? to deal it unseen.",
                "Which {n} cards are dealt to {who}? Type ?? to deal them unseen.",
                owed[1],
                who=self._who(owed[0]),
            )
        if may.kitty:
            return voice().plural(
                "card acts",
                "Which card is dealt to the kitty? Type ?? to deal it unseen.",
                "Which {n} cards are dealt to the kitty? Type ?? to deal them unseen.",
                may.kitty,
            )
        left = [(at, count) for at, count in enumerate(may.board, 1) if count]
        at, count = next(iter(left), (1, 0))
        if len(may.board) > 1:
            return voice().plural(
                "card acts",
                "Which card is turned on board {board}?",
                "Which {n} cards are turned on board {board}?",
                count,
                board=at,
            )
        return voice().plural(
            "card acts",
            "Which card is turned on the board?",
            "Which {n} cards are turned on the board?",
            count,
        )

    def _thrown(self, turn: int, typed: Hand) -> AnyAct:
        drawing = self._now()[0].phase is Phase.DRAW
        return Draw(turn, typed) if drawing else Discard(turn, typed)

    def _thrown_unseen(self, event: StreamId) -> DeskCall:
        round_, may, turn = self._now()
        return self._done(event, self._thrown(turn, round_.hand(turn)[: may.discards or 0]))

    def _ask_thrown(self) -> None:
        turn = self._now()[2]
        text = voice().text(
            "card acts", "Which cards does {who} discard? Leave empty to stand pat."
        )
        hint = voice().text("card acts", "As Kd, or ?? ?? for two that were not seen")
        self._ask_words(
            text.format(who=self._who(turn)),
            hint,
            lambda typed: self._do(self._thrown(turn, cards(typed))),
        )

    def _ask_times(self) -> None:
        round_, may, _ = self._now()
        most, rule = may.runs, round_.setup.rules.showdown.run_it
        text = voice().text(
            "card acts", "How many times is the board run? All remaining players have agreed."
        )
        hint = voice().text("card acts", "2 to {most}")
        if rule and rule.short_stub and most < rule.most:
            hint = voice().text("card acts", "2 to {most}, or more if the shortage was not noticed")
        choices = tuple(map(str, range(FEWEST_RUNS, most + 1)))
        self._ask_for(
            text,
            hint.format(most=most),
            choices,
            read_count,
            lambda times: self._do(RunIt(times, unseen=times > most)),
        )

    def _ask_burnt(self) -> None:
        text, hint = (
            voice().text("card acts", "Which card was burnt last?"),
            voice().text("card acts", "Such as As"),
        )
        self._ask_for(text, hint, (), cards, lambda typed: self._do(*map(Burn, typed[:1])))


def _is_dealt(_: Round, may: Offers) -> bool:
    return any(may.cards) or any(may.board) or may.kitty > 0
