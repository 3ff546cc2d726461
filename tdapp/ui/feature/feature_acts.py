"""The acts on the hand of the chosen table: begin it, enter what is done, end it."""

from collections.abc import Callable

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call as DeskCall
from tdapp.desk.feature_calls import ActInHand, DropHand, StepHandBack
from tdapp.poker.cards import UNKNOWN, cards
from tdapp.poker.round.acts import (
    AnyAct,
    BringIn,
    Call,
    Deal,
    DealBoard,
    Discard,
    Draw,
    Fold,
    Muck,
    RaiseTo,
    Show,
)
from tdapp.poker.round.offers import Offers, offers
from tdapp.poker.round.state import Hand, Phase, Round
from tdapp.tournament.feature.entering import hand_at
from tdapp.tournament.feature.hands import HandInPlay
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.at_hand import AtHand
from tdapp.ui.acts.on_floor import OnFloor
from tdapp.ui.acts.question import Question
from tdapp.ui.feature.hand_words import raise_words, seat_words
from tdapp.ui.floor.reading import read_count
from tdapp.ui.look.figures import VOICE, whole
from tdapp.ui.sentences import sentence

UNSEEN = "??"


class FeatureActs(OnFloor):
    """What is done in the hand; a letter each, while one of its lists has the focus."""

    def __init__(self, at_hand: AtHand) -> None:
        super().__init__(at_hand)
        self.fold = self._step("F", lambda: self.tr("Fold"), Fold)
        self.call = self._step("C", self._call_words, Call)
        self.raise_to = self._act(
            lambda: self.tr("Bet or raise…"), "R", self._least, self._ask_amount
        )
        self.all_in = self._act(lambda: self.tr("All-in"), "A", self._most)
        self.bring_in = self._step("B", lambda: self.tr("Bring in"), BringIn)
        self.deal = self._act(lambda: self.tr("Deal…"), "D", self._dealt_unseen, self._ask_cards)
        self.throw = self._act(
            lambda: self.tr("Exchange or discard…"), "X", self._thrown_unseen, self._ask_thrown
        )
        self.show = self._act(lambda: self.tr("Show…"), "S", self._shown_unseen, self._ask_shown)
        self.muck = self._step("M", lambda: self.tr("Muck"), Muck)
        self.back = self._act(
            lambda: self.tr("One step back"), "U", lambda event: StepHandBack(event, self._table)
        )
        self.drop = self._act(
            lambda: self.tr("Drop the hand"), "Shift+X", lambda event: DropHand(event, self._table)
        )
        self.drop.only_in_list()

    @property
    def hand(self) -> HandInPlay:
        """The hand of the chosen table; refuses as `hand_at`."""
        return hand_at(self._state, self._table)

    @property
    def _table(self) -> int:
        return self._choice.the_table()

    def _now(self) -> tuple[Round, Offers, int]:
        """The round, what may be done in it, and whose turn it is, or could be."""
        round_ = self.hand.round
        may = offers(round_)
        turn = may.actor if may.actor is not None else next(iter(may.shows), 0)
        return round_, may, turn

    def _step(self, key: str, words: Callable[[], str], kind: Callable[[int], AnyAct]) -> Act:
        return self._act(words, key, lambda event: self._done(event, kind(self._now()[2])))

    def _done(self, event: StreamId, act: AnyAct) -> DeskCall:
        return ActInHand(event, self._table, act)

    def _do(self, *acts: AnyAct) -> None:
        for act in acts:
            self._ask(lambda event, act=act: self._done(event, act))  # type: ignore[misc]

    def _call_words(self) -> str:
        try:
            chips = self._now()[1].call
        except Refusal:
            chips = None
        if chips is None:
            return self.tr("Check or call")
        return self.tr("Call {chips}").format(chips=whole(chips)) if chips else self.tr("Check")

    def _least(self, event: StreamId) -> DeskCall:
        _, may, turn = self._now()
        least = may.raises.least if may.raises else 0
        return self._done(event, RaiseTo(turn, least))

    def _most(self, event: StreamId) -> DeskCall:
        """All of the chips: a raise, or a call for less."""
        round_, may, turn = self._now()
        stake = round_.betting.stakes[turn]
        if may.call is not None and may.call == stake.stack:
            return self._done(event, Call(turn))
        return self._done(event, RaiseTo(turn, stake.most))

    def _ask_amount(self) -> None:
        round_, may, turn = self._now()
        if may.raises is None:
            return
        found, who = may.raises, seat_words(self._state, self.hand.entries[turn])
        between = raise_words(found, opened=bool(round_.betting.price))
        self._ask_for(
            self.tr("{who}: {between}. How much?").format(who=who, between=between),
            self.tr("Chips in all in this round of betting"),
            (str(found.least),),
            read_count,
            lambda chips: self._do(RaiseTo(turn, chips)),
        )

    def _dealt(self, may: Offers, typed: Hand) -> tuple[AnyAct, ...]:
        """What is dealt next; a single unseen card stands for all that are left of the players."""
        owed = [(player, count) for player, count in enumerate(may.cards) if count]
        if owed and typed == (UNKNOWN,):
            return tuple(Deal(player, (UNKNOWN,) * count) for player, count in owed)
        if owed:
            return (Deal(owed[0][0], typed),)
        board = next((at for at, count in enumerate(may.board) if count), 0)
        return (DealBoard(typed, board),)

    def _dealt_unseen(self, event: StreamId) -> DeskCall:
        """To see whether cards are due: those of the next player or of the board, unseen."""
        _, may, _ = self._now()
        count = max((*may.board, 1)) if not any(may.cards) else 1
        return self._done(event, self._dealt(may, (UNKNOWN,) * count)[0])

    def _ask_cards(self) -> None:
        _, may, _ = self._now()
        owed = next(((player, count) for player, count in enumerate(may.cards) if count), None)
        if owed is None:
            text = self.tr("Which {count} cards are turned on the board?")
            text = text.format(count=max(may.board, default=0))
        else:
            text = self.tr("Which {count} cards is {who} dealt? ?? deals all unseen.")
            who = seat_words(self._state, self.hand.entries[owed[0]])
            text = text.format(count=owed[1], who=who)
        self._ask_for(
            text,
            self.tr("As Kd, or ?? for one that was not seen"),
            (UNSEEN,) if owed else (),
            cards,
            lambda typed: self._do(*self._dealt(may, typed)),
        )

    def _thrown(self, turn: int, typed: Hand) -> AnyAct:
        drawing = self._now()[0].phase is Phase.DRAW
        return Draw(turn, typed) if drawing else Discard(turn, typed)

    def _thrown_unseen(self, event: StreamId) -> DeskCall:
        round_, may, turn = self._now()
        return self._done(event, self._thrown(turn, round_.hand(turn)[: may.discards or 0]))

    def _ask_thrown(self) -> None:
        turn = self._now()[2]
        who = seat_words(self._state, self.hand.entries[turn])
        text = self.tr("Which cards does {who} throw away? None is standing pat.")

        def answered(typed: str) -> None:
            try:
                self._do(self._thrown(turn, cards(typed)))
            except Refusal as unfit:
                self.tried.emit(sentence(unfit, VOICE))
                self._ask_thrown()

        hint = self.tr("As Kd, or ?? ?? for two that were not seen")
        said = text.format(who=who)
        self.asks.emit(Question(said, self.tr("Go on"), answered, hint, may_be_empty=True))

    def _shown_unseen(self, event: StreamId) -> DeskCall:
        return self._done(event, Show(self._now()[2]))

    def _ask_shown(self) -> None:
        """Ask for the cards of a hand that was not seen; one that is known is shown."""
        round_, _, turn = self._now()
        if UNKNOWN not in round_.hand(turn):
            self._do(Show(turn))
            return
        who = seat_words(self._state, self.hand.entries[turn])
        self._ask_for(
            self.tr("Which cards does {who} show?").format(who=who),
            self.tr("As Kd"),
            (),
            cards,
            lambda typed: self._do(Show(turn, typed)),
        )
