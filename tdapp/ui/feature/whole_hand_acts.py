"""The two ends of a hand: it begins with all that is known, and ends with its result."""

from collections.abc import Callable, Sequence

from tdapp.calls.tournament.hands import BeginHand, DropHand, EndHand, StepHandBack
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.rules.game_rules import first_button
from tdapp.table.chips.counting import Stack
from tdapp.table.floor import table_at
from tdapp.table.guards import hand_at
from tdapp.table.hands.games import rotation_named
from tdapp.table.hands.results import result_of
from tdapp.tournament.exits.together import still_to_ask
from tdapp.tournament.hands.ending import end, outs_of
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tdapp.ui.asking.acts import REASON_ASKED_LATER
from tdapp.ui.feature.coming_hand_acts import ComingHandActs
from tdapp.ui.feature.hand_words import won_words
from tdapp.ui.feature.in_hand_acts import hand_said
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.parts import Parts
from tdapp.ui.tables.at_hand import AtHand
from tdapp.ui.tables.on_floor import CallNow
from tdapp.words.sentence import sentence
from tdapp.words.typed import read_count

ASKED = frozenset(
    {"button_not_told", "stack_not_told", "unknown_game", "spread_not_told", "tie_is_open"}
)
"""What stands in the way of a hand only until it is asked for."""


class WholeHandActs(ComingHandActs):
    """Begin the next hand of the chosen table, and end it; what is not known yet is asked for."""

    def __init__(self, at_hand: AtHand, parts: Parts) -> None:
        text = voice().text
        super().__init__(at_hand, parts)
        self.begin = self._asking_act(
            text("whole hand acts", "Next hand"),
            "N",
            lambda event: self._hand(event, self._game()),
            self._begin,
        )
        self.another = self._asking_act(
            text("whole hand acts", "Next hand of another game…"),
            "G",
            lambda event: self._hand(event, self._game()),
            self._ask_game,
        )
        self.end = self._asking_act(
            text("whole hand acts", "End the hand"),
            "E",
            lambda event: EndHand(event, self._table),
            self._end,
        )
        self.back = self._act(
            lambda: text("whole hand acts", "Step back"),
            "U",
            lambda event: StepHandBack(event, self._table),
        )
        self.drop = self._act(
            lambda: text("whole hand acts", "Discard the hand"),
            "Shift+X",
            lambda event: DropHand(event, self._table),
        )
        self.drop.only_in_list()

    def waited_for(self, *, followed: bool, over: bool) -> list[WindowAct]:
        """Those that there is a reason for now: while a hand is followed, when it is over."""
        if followed:
            return [*(self.end,) * over, self.back, self.drop]
        return [self.begin, self.another]

    def _asking_act(self, words: str, key: str, call: CallNow, do: Callable[[], None]) -> WindowAct:
        """An act that only what cannot be asked for stands against."""

        def why_not() -> str:
            refusal = self._refusal(call)
            asked = refusal is None or refusal.code in ASKED
            return "" if asked or refusal is None else sentence(refusal, voice())

        act = WindowAct(lambda: words, key, why_not, do, self)
        act.setAutoRepeat(False)
        act.only_in_list()
        self._made.append(act)
        return act

    def _refusal(self, call: CallNow) -> Refusal | None:
        if self._view.id is None:
            return Refusal("no_such_event")
        try:
            return self._view.why_not(call(self._view.id), REASON_ASKED_LATER)
        except Refusal as unfit:
            return unfit

    def _hand(
        self, event: StreamId, words: str, button: int | None = None, stacks: Sequence[Stack] = ()
    ) -> Call:
        return BeginHand(event, self._table, self._coming(words), button, tuple(stacks))

    def _ask_game(self) -> None:
        """Ask for a game; those of the level's mix are proposed."""
        rotation = rotation_named(self._game())
        choices = rotation.games if rotation is not None else ()
        text = voice().text("whole hand acts", "Which game is played?")
        hint = voice().text(
            "whole hand acts", "Such as no-limit hold'em, or spread-limit hold'em 100-400"
        )
        self._ask_for(text, hint, choices, str.strip, self._begin_with)

    def _begin(self) -> None:
        self._begin_with(self._game())

    def _begin_with(
        self, words: str, button: int | None = None, stacks: tuple[Stack, ...] = ()
    ) -> None:
        """Begin the hand, or ask for the first thing that is missing."""

        def call(event: StreamId) -> Call:
            return self._hand(event, words, button, stacks)

        refusal = self._refusal(call)
        match None if refusal is None else refusal.code:
            case "unknown_game" | "spread_not_told" if refusal is not None:
                self.tried.emit(sentence(refusal, voice()))
                self._ask_game()
            case "button_not_told":
                self._ask_button(words, lambda seat: self._begin_with(words, seat, stacks))
            case "stack_not_told" if refusal is not None:
                entry = int(str(refusal.details["entry"]))
                self._ask_stack(
                    entry, lambda one: self._begin_with(words, button, (*stacks, (entry, one)))
                )
            case _:
                self._ask(call)

    def _ask_button(self, words: str, go_on: Callable[[int], None]) -> None:
        """Ask for its seat; the house's first one is proposed where no hand was followed yet."""
        text, hint = (
            voice().text("whole hand acts", "Which seat has the button?"),
            voice().text("whole hand acts", "Seat number"),
        )
        choices: tuple[str, ...] = ()
        if self._table not in self._state.feature.numbers:
            taken = table_at(self._state, self._table).occupied
            choices = (str(first_button(self._coming(words).seats, taken)),)
        self._ask_for(text, hint, choices, read_count, go_on)

    def _end(self) -> None:
        self._end_with(())

    def _end_with(self, told: Sequence[EliminatedPlayer]) -> bool:
        """Say how the hand ends and ask for a yes, or for what still decides about places."""
        try:
            hand = hand_at(self._state, self._table)
            outs = outs_of(self._state, hand, result_of(hand), told)
            missing = still_to_ask(self._state, outs) if len(outs) > 1 else ()
            if missing:
                self._ask_of(outs, missing[0], self._end_with)
                return True
            call = EndHand(self._view.id or StreamId(""), hand.table, tuple(outs))
            events = end(self._state, hand.table, self._view.now, told=outs)
        except Refusal as why:
            self.tried.emit(sentence(why, voice()))
            return False
        text = f"{won_words(self._state, hand)}. {self._what_changes(events)}".strip()
        said = hand_said(self._view, hand.table)
        self._ask_yes(text, voice().text("whole hand acts", "End the hand"), call, said)
        return True
