"""What is asked of several who are out in one hand: only what decides about a prize."""

from collections.abc import Callable

from tdapp.calls.tournament.exits import BustTogether
from tdapp.core.ids import StreamId
from tdapp.rules.finishing_rules import FinishBy
from tdapp.tournament.exits.at_stake import seats_from_button
from tdapp.tournament.exits.together import still_to_ask
from tdapp.tournament.reckoning.ties import EliminatedPlayer, OpenTie
from tdapp.tournament.tournament import Tournament
from tdapp.ui.command.reply import CommandQuestion, Do
from tdapp.ui.command.wording import Wording
from tdapp.ui.entries.hand_questions import asked_of, hint_of, read_known
from tdapp.ui.look.spoken import voice


class TieSteps:
    """One question after the other, until nothing that matters is open."""

    def __init__(
        self,
        event: StreamId,
        state: Tournament,
        words: Wording,
        happened_us: int | None,
        done: Callable[[BustTogether], Do],
    ) -> None:
        self._event = event
        self._state = state
        self._words = words
        self._happened_us = happened_us
        self._done = done

    def of(self, outs: list[EliminatedPlayer]) -> CommandQuestion | Do:
        """The next question, or the act where all is known; refuses as `still_to_ask` does."""
        missing = still_to_ask(self._state, outs, self._happened_us)
        if missing:
            return self._ask(outs, missing[0])
        waiting = self._state.exits.out_of_chips
        declined = all(out.entry in waiting for out in outs)
        return self._done(BustTogether(self._event, tuple(outs), declined=declined))

    def _ask(self, outs: list[EliminatedPlayer], missing: OpenTie) -> CommandQuestion:
        entry, what = missing.entries[0], missing.what
        place = next(index for index, out in enumerate(outs) if out.entry == entry)

        def answered(typed: str) -> CommandQuestion | Do:
            known = read_known(outs[place], what, typed)
            return self.of([*outs[:place], known, *outs[place + 1 :]])

        text = asked_of(missing, self._words.name(self._state, entry))
        from_button = what is FinishBy.NEAREST_BUTTON
        seats = seats_from_button(self._state, entry) if from_button else None
        first = "" if seats is None else str(seats)
        return CommandQuestion(
            text, voice().text("command", "Next"), answered, hint_of(what), first
        )
