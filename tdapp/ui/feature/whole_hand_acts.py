"""The two ends of a hand: it begins with all that is known, and ends with its result."""

from collections.abc import Callable, Sequence

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.feature_calls import BeginHand, EndHand
from tdapp.tournament.chips.counting import Stack
from tdapp.tournament.clock.clock import position
from tdapp.tournament.exits.events import OutOfChips
from tdapp.tournament.exits.ties import Missing, Out
from tdapp.tournament.exits.together import still_to_ask
from tdapp.tournament.feature.ending import end, outs_of, result_of
from tdapp.tournament.feature.entering import hand_at
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.at_hand import AtHand
from tdapp.ui.acts.consequence_words import what_changes
from tdapp.ui.acts.hand_questions import asked_of, hint_of, with_answer
from tdapp.ui.acts.on_entry import ANY_REASON
from tdapp.ui.acts.on_floor import CallNow, OnFloor
from tdapp.ui.feature.hand_words import seat_words, won_words
from tdapp.ui.floor.reading import read_count
from tdapp.ui.look.figures import VOICE
from tdapp.ui.parts import Parts
from tdapp.ui.sentences import sentence

ASKED = frozenset({"button_not_told", "stack_not_told", "unknown_game", "tie_is_open"})
"""What stands in the way of a hand only until it is asked for."""


class WholeHandActs(OnFloor):
    """Begin the next hand of the chosen table, and end it; what is not known yet is asked for."""

    def __init__(self, at_hand: AtHand, parts: Parts) -> None:
        super().__init__(at_hand)
        self._parts = parts
        self.begin = self._asking_act(
            self.tr("Next hand"), "N", lambda event: self._hand(event, self._game()), self._begin
        )
        self.end = self._asking_act(
            self.tr("End the hand"), "E", lambda event: EndHand(event, self._table), self._end
        )

    @property
    def _table(self) -> int:
        return self._choice.the_table()

    def _asking_act(self, words: str, key: str, call: CallNow, do: Callable[[], None]) -> Act:
        """An act that only what cannot be asked for stands against."""

        def why_not() -> str:
            refusal = self._refusal(call)
            asked = refusal is None or refusal.code in ASKED
            return "" if asked or refusal is None else sentence(refusal, VOICE)

        act = Act(lambda: words, key, why_not, do, self)
        act.setAutoRepeat(False)
        act.only_in_list()
        self._made.append(act)
        return act

    def _refusal(self, call: CallNow) -> Refusal | None:
        if self._view.id is None:
            return Refusal("no_such_event")
        try:
            return self._view.why_not(call(self._view.id), ANY_REASON)
        except Refusal as unfit:
            return unfit

    def _game(self) -> str:
        """The words of the level for its game."""
        state = self._state
        here = position(state.conditions, state.clock, self._view.now)
        return state.conditions.game(here.index)

    def _hand(
        self, event: StreamId, words: str, button: int | None = None, stacks: Sequence[Stack] = ()
    ) -> Call:
        game = self._parts.game_for(self._state.conditions.house, words)
        return BeginHand(event, self._table, game, button, tuple(stacks))

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
            case "unknown_game":
                hint, choices = self.tr("Such as no-limit hold'em"), (words,)
                text = self.tr("Which game is played?")
                self._ask_for(text, hint, choices, str.strip, self._begin_with)
            case "button_not_told":
                text, hint = self.tr("In which seat is the button?"), self.tr("Number of the seat")
                self._ask_for(
                    text, hint, (), read_count, lambda seat: self._begin_with(words, seat, stacks)
                )
            case "stack_not_told" if refusal is not None:
                entry = int(str(refusal.details["entry"]))
                self._ask_stack(
                    entry, lambda one: self._begin_with(words, button, (*stacks, (entry, one)))
                )
            case _:
                self._ask(call)

    def _ask_stack(self, entry: int, go_on: Callable[[int], None]) -> None:
        text = self.tr("How many chips has {who}, {name}?").format(
            who=seat_words(self._state, entry), name=self._name(entry)
        )
        usual = str(self._state.conditions.starting_chips)
        self._ask_for(text, self.tr("Chips before the hand"), (usual,), read_count, go_on)

    def _end(self) -> None:
        self._end_with(())

    def _end_with(self, told: Sequence[Out]) -> bool:
        """Say how the hand ends and ask for a yes, or for what still decides about places."""
        try:
            hand = hand_at(self._state, self._table)
            outs = outs_of(self._state, hand, result_of(hand), told)
            missing = still_to_ask(self._state, outs) if len(outs) > 1 else ()
            if missing:
                self._ask_of(outs, missing[0])
                return True
            call = EndHand(self._view.id or StreamId(""), hand.table, tuple(outs))
            events = end(self._state, hand.table, self._view.now, told=outs)
        except Refusal as why:
            self.tried.emit(sentence(why, VOICE))
            return False
        changes = what_changes(self._state, events, self._names.name)
        waiting = [one.entry for one in events if isinstance(one, OutOfChips)]
        text = f"{won_words(self._state, hand)}. {self._waiting(waiting)}{changes}".strip()
        self._ask_yes(text, self.tr("End the hand"), call)
        return True

    def _waiting(self, entries: Sequence[int]) -> str:
        """Who has no chips left and is not out, as buying again is possible."""
        if not entries:
            return ""
        who = ", ".join(seat_words(self._state, entry) for entry in entries)
        return self.tr("Without chips, may buy again: {who}.").format(who=who) + " "

    def _ask_of(self, outs: list[Out], missing: Missing) -> None:
        """Ask of the first player of whom it is not known, until the answer can be used."""
        place = next(at for at, out in enumerate(outs) if out.entry == missing.entries[0])

        def read(typed: str) -> Out:
            known = with_answer(outs[place], missing.what, typed)
            if known is None:
                raise Refusal("not_a_count", text=typed)
            return known

        def go_on(known: Out) -> None:
            self._end_with([*outs[:place], known, *outs[place + 1 :]])

        name = self._name(outs[place].entry)
        self._ask_for(asked_of(missing, name), hint_of(missing.what), (), read, go_on)
