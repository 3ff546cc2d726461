"""What all acts in a followed hand share: the round as it stands, and how a step is entered."""

from collections.abc import Callable
from typing import TypeVar

from tdapp.calls.tournament.hands import ActInHand
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call as DeskCall
from tdapp.desk.said import ChangesStatement
from tdapp.poker.play.acts import AnyAct
from tdapp.poker.play.offers import Offers, offers
from tdapp.poker.round.state import Round
from tdapp.table.guards import hand_at
from tdapp.table.state.hands import HandInPlay
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.question import Question
from tdapp.ui.entries.entries import AllSaid
from tdapp.ui.feature.hand_words import seat_words
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.shown.reading import read_seat_at
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.on_floor import Answer, CallNow, OnFloor
from tdapp.words.sentence import sentence

Result = TypeVar("Result")
When = Callable[[Round, Offers], bool]
"""Whether the round waits for an act now, so that its button stands in the side."""


class InHandActs(OnFloor):
    """Base of the acts in the hand of the chosen table; they act by key in the page's lists.

    The `chosen` entry shows or mucks before its turn.
    """

    def __init__(self, at_hand: AtHand) -> None:
        super().__init__(at_hand)
        self._when: dict[WindowAct, When] = {}
        self.chosen: int | None = None
        self._asked: tuple[int, AllSaid] | None = None

    @property
    def hand(self) -> HandInPlay:
        """The hand of the chosen table; refuses as `hand_at`."""
        return hand_at(self._state, self._table)

    def waited_for(self, round_: Round, may: Offers) -> list[WindowAct]:
        """Those that the round waits for."""
        return [act for act, when in self._when.items() if when(round_, may)]

    @property
    def _table(self) -> int:
        return self._choice.the_table() if self._asked is None else self._asked[0]

    def _now(self) -> tuple[Round, Offers, int]:
        """The round, what may be done in it, and whose turn it is, or could be."""
        round_ = self.hand.round
        may = offers(round_)
        turn = may.actor if may.actor is not None else next(iter(may.shows), 0)
        shows = (it for it in may.shows if self.hand.entries[it] == self.chosen)
        return round_, may, next(shows, turn)

    def _in_hand(
        self,
        words: Callable[[], str],
        key: str,
        when: When,
        call: CallNow,
        do: Callable[[], None] | None = None,
    ) -> WindowAct:
        act = self._act(words, key, call, do)
        act.only_in_list()
        self._when[act] = when
        return act

    def _step(
        self, words: Callable[[], str], key: str, when: When, kind: Callable[[int], AnyAct]
    ) -> WindowAct:
        """A step of whose turn it is that needs nothing more."""
        return self._in_hand(
            words, key, when, lambda event: self._done(event, kind(self._now()[2]))
        )

    def _done(self, event: StreamId, act: AnyAct) -> DeskCall:
        return ActInHand(event, self._table, act)

    def _do(self, *acts: AnyAct) -> None:
        """Record the steps; the first must apply to the hand in question."""
        said = () if self._asked is None else self._asked[1]
        for act in acts:
            self._ask(lambda event, act=act: self._done(event, act), said=said)  # type: ignore[misc]
            said = ()

    def _of_the_hand(self, do: Callable[[Answer], Result]) -> Callable[[Answer], Result]:
        """The same, about the table and the hand of now, whatever is chosen by then."""
        asked = self._table, hand_said(self._view, self._table)

        def then(answer: Answer) -> Result:
            before, self._asked = self._asked, asked
            try:
                return do(answer)
            finally:
                self._asked = before

        return then

    def _ask_for(
        self,
        text: str,
        hint: str,
        choices: tuple[str, ...],
        read: Callable[[str], Answer],
        go_on: Callable[[Answer], None],
    ) -> None:
        """Ask until the answer can be read; it is about the hand of now."""
        read, go_on = self._of_the_hand(read), self._of_the_hand(go_on)
        super()._ask_for(text, hint, choices, read, go_on)

    def _ask_words(self, text: str, hint: str, go_on: Callable[[str], None]) -> None:
        """Ask for what may also be nothing, about the hand of now."""
        ask_words(self, text, hint, self._of_the_hand(go_on))

    def _who(self, player: int) -> str:
        return seat_words(self._state, self.hand.entries[player])

    def _ask_seat(self, text: str, players: tuple[int, ...], go_on: Callable[[int], None]) -> None:
        """Ask for one of these players by the number of the seat; go on with who sits there."""
        seat_of, entries = self._state.seating.seat_of, self.hand.entries
        numbers = {seat_of[entries[it]].seat: it for it in players if entries[it] in seat_of}

        choices = tuple(map(str, numbers))

        def read(typed: str) -> int:
            seat = read_seat_at(typed, self._table)
            if seat.table != self._table or seat.seat not in numbers:
                raise Refusal("other_seats_meant", seat=str(seat), seats=", ".join(choices))
            return numbers[seat.seat]

        self._ask_for(text, voice().text("of the hand", "Number of the seat"), choices, read, go_on)


def hand_said(view: EventInView, table: int) -> AllSaid:
    """Said of a table: the hand there with all of its steps."""
    return view.said(ChangesStatement, lambda state, _: state.feature.by_table.get(table))


def ask_words(acts: OnFloor, text: str, hint: str, go_on: Callable[[str], None]) -> None:
    """Ask for what may also be nothing; what `go_on` refuses is said, and asked again."""

    def answered(typed: str) -> None:
        try:
            go_on(typed)
        except Refusal as unfit:
            acts.tried.emit(sentence(unfit, voice()))
            ask_words(acts, text, hint, go_on)

    yes = voice().text("feature", "Next")
    acts.asks.emit(Question(text, yes, answered, hint, may_be_empty=True))
