"""What happens with cards: dealt, exchanged, run several times, burnt, shown, mucked, seen."""

from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
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
    HandBack,
    Muck,
    RunIt,
    See,
    Show,
)
from tdapp.poker.play.offers import Offers
from tdapp.poker.round.state import Hand, Phase, Round
from tdapp.poker.round.stub import may_come
from tdapp.poker.showdown.seeing import may_ask_to_see
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import number, read
from tdapp.ui.feature.followed_hand import FollowedHand, HandChosen, offered_when
from tdapp.ui.look.spoken import saying

say = saying("card acts")

UNSEEN = "??"
FEWEST_RUNS = 2


class CardActs(Acts[HandChosen]):
    """A letter each, while one of the page's lists has the focus."""

    def __init__(self, hand: FollowedHand) -> None:
        floor = hand.floor
        super().__init__(floor.view, floor.asking, hand.choice, floor.view)
        self._hand = hand
        acts = self._acts(
            (say("Deal…"), "D", self._dealt_unseen, self._deal),
            (say("Exchange or discard…"), "X", self._thrown_unseen, self._throw),
            (say("Run it more than once…"), "T", self._run_twice, self._run),
            (say("Name the burn card…"), "Shift+B", self._burnt, self._burn),
        )
        self.deal = acts[0]
        self.when = offered_when(
            acts[:3],
            _is_dealt,
            lambda _, may: may.draws is not None or may.discards is not None,
            lambda _, may: may.runs >= FEWEST_RUNS,
        )

    def _run_twice(self, on: HandChosen) -> Call:
        return self._hand.call(on, RunIt(FEWEST_RUNS))

    def _burnt(self, on: HandChosen) -> Call:
        return self._hand.call(on, Burn(min(may_come(self._hand.hand(on).round))))

    def _dealt_unseen(self, on: HandChosen) -> Call:
        """To see whether cards are due: those of the next player or of the board, unseen."""
        may = self._hand.turn(on).may
        count = max((*may.board, 1)) if not (any(may.cards) or may.kitty) else 1
        return self._hand.call(on, _dealt(may, (UNKNOWN,) * count))

    def _deal(self, on: HandChosen) -> Flow[None]:
        may, said = self._hand.turn(on).may, self._hand.said(on)
        hint = say("Such as As Kd; ?? for an unseen card")
        unseen = (UNSEEN,) if any(may.cards) or may.kitty > 0 else ()
        typed = yield from read(self._which_cards(on, may), hint, cards, *unseen)
        yield from self._do(self._hand.call(on, _dealt(may, typed)), said=said)

    def _which_cards(self, on: HandChosen, may: Offers) -> str:
        owed = next(((player, count) for player, count in enumerate(may.cards) if count), None)
        if owed is not None:
            return say.plural(
                "Which card is dealt to {who}? Type ?? to deal it unseen.",
                "Which {n} cards are dealt to {who}? Type ?? to deal them unseen.",
                owed[1],
                who=self._hand.who(on, owed[0]),
            )
        if may.kitty:
            return say.plural(
                "Which card is dealt to the kitty? Type ?? to deal it unseen.",
                "Which {n} cards are dealt to the kitty? Type ?? to deal them unseen.",
                may.kitty,
            )
        left = ((at, count) for at, count in enumerate(may.board, 1) if count)
        at, count = next(left, (1, 0))
        if len(may.board) > 1:
            return say.plural(
                "Which card is turned on board {board}?",
                "Which {n} cards are turned on board {board}?",
                count,
                board=at,
            )
        return say.plural(
            "Which card is turned on the board?", "Which {n} cards are turned on the board?", count
        )

    def _thrown_unseen(self, on: HandChosen) -> Call:
        round_, may, player = self._hand.turn(on)
        thrown = round_.hand(player)[: may.discards or 0]
        return self._hand.call(on, _thrown(round_, player, thrown))

    def _throw(self, on: HandChosen) -> Flow[None]:
        round_, _, player = self._hand.turn(on)
        who, said = self._hand.who(on, player), self._hand.said(on)
        text = say("Which cards does {who} discard? Leave empty to stand pat.", who=who)
        hint = say("As Kd, or ?? ?? for two that were not seen")
        typed = yield from read(text, hint, cards, may_be_empty=True)
        yield from self._do(self._hand.call(on, _thrown(round_, player, typed)), said=said)

    def _run(self, on: HandChosen) -> Flow[None]:
        round_, may, _ = self._hand.turn(on)
        most, rule, said = may.runs, round_.setup.rules.showdown.run_it, self._hand.said(on)
        text = say("How many times is the board run? All remaining players have agreed.")
        hint = say("2 to {most}")
        if rule and rule.short_stub and most < rule.most:
            hint = say("2 to {most}, or more if the shortage was not noticed")
        likely = map(str, range(FEWEST_RUNS, most + 1))
        times = yield from number(text, hint.format(most=most), *likely)
        yield from self._do(self._hand.call(on, RunIt(times, unseen=times > most)), said=said)

    def _burn(self, on: HandChosen) -> Flow[None]:
        said = self._hand.said(on)
        typed = yield from read(say("Which card was burnt last?"), say("Such as As"), cards)
        yield from self._do(self._hand.call(on, Burn(typed[0])), said=said)


def _dealt(may: Offers, typed: Hand) -> AnyAct:
    """What is dealt next; a single unseen card stands for all that are left of the players."""
    owed = next((player for player, count in enumerate(may.cards) if count), None)
    if owed is not None:
        return DealUnseen() if typed == (UNKNOWN,) else Deal(owed, typed)
    if may.kitty:
        return DealKitty((UNKNOWN,) * may.kitty if typed == (UNKNOWN,) else typed)
    board = next((at for at, count in enumerate(may.board) if count), 0)
    return DealBoard(typed, board)


def _thrown(round_: Round, player: int, typed: Hand) -> AnyAct:
    return Draw(player, typed) if round_.phase is Phase.DRAW else Discard(player, typed)


def _is_dealt(_: Round, may: Offers) -> bool:
    return any(may.cards) or any(may.board) or may.kitty > 0


class ShowingActs(Acts[HandChosen]):
    """A letter each, while one of the page's lists has the focus."""

    def __init__(self, hand: FollowedHand) -> None:
        floor = hand.floor
        super().__init__(floor.view, floor.asking, hand.choice, floor.view)
        self._hand = hand
        acts = self._acts(
            (say("Show…"), "S", hand.by_turn(Show), self._show),
            (say("Muck"), "M", hand.by_turn(Muck)),
            (say("Ask to see a hand…"), "Q", self._seen_unseen, self._see),
            (self._hand_back_words, "Shift+H", self._handed_back),
        )
        self.when = offered_when(
            acts,
            lambda _, may: bool(may.shows),
            lambda _, may: bool(may.mucks),
            lambda _, may: bool(may.sees),
            lambda _, may: may.hands_back is not None,
        )

    def _hand_back_words(self) -> str:
        try:
            on = self._hand.choice()
            player = self._hand.turn(on).may.hands_back
        except Refusal:
            player = None
        if player is None:
            return say("Return the last call")
        return say("Return {who}'s last call", who=self._hand.who(on, player))

    def _handed_back(self, on: HandChosen) -> Call:
        turn = self._hand.turn(on)
        back = turn.may.hands_back
        return self._hand.call(on, HandBack(turn.player if back is None else back))

    def _show(self, on: HandChosen) -> Flow[None]:
        """Ask for the cards of a hand that was not seen; one that is known is shown."""
        said = self._hand.said(on)
        round_, may, player = self._hand.turn(on)
        if round_.phase is not Phase.SHOWDOWN and len(may.shows) != 1:
            text = say("Who shows?")
            player = yield from self._hand.player(on, text, may.shows)
        step = Show(player)
        if UNKNOWN in self._hand.turn(on).round.hand(player):
            text = say("Which cards does {who} show?")
            step = Show(player, (yield from self._cards(text, self._hand.who(on, player))))
        yield from self._do(self._hand.call(on, step), said=said)

    def _cards(self, text: str, who: str) -> Flow[Hand]:
        return read(text.format(who=who), say("Such as As Kd"), cards)

    def _seen_unseen(self, on: HandChosen) -> Call:
        """To see whether anybody may ask: the first who may, to see what is known of the hand."""
        round_, may, _ = self._hand.turn(on)
        seen = next(iter((*may.sees, *round_.mucked)), 0)
        asker = next(iter(may_ask_to_see(round_)), 0)
        return self._hand.call(on, See(seen, asker, round_.hand(seen)))

    def _see(self, on: HandChosen) -> Flow[None]:
        said = self._hand.said(on)
        round_, may, _ = self._hand.turn(on)
        text = say("Who asks to see a hand that was mucked?")
        asker = yield from self._hand.player(on, text, tuple(may_ask_to_see(round_)))
        player = yield from self._hand.player(on, say("Whose hand?"), may.sees)
        text = say("Which cards did {who} have?")
        seen = yield from self._cards(text, self._hand.who(on, player))
        yield from self._do(self._hand.call(on, See(player, asker, seen)), said=said)
