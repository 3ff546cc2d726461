"""Who, where and which event a command means, and the acts at the desk that it asks for."""

from dataclasses import dataclass

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.tournament import Tournament
from tdapp.ui.command.calls import Calls
from tdapp.ui.command.reply import Whom
from tdapp.ui.command.wording import is_over
from tdapp.ui.desk.scanned_paper import ScannedEntry, scanned
from tdapp.ui.entries.hand_questions import read_when
from tdapp.ui.floor.typed_line import event_of
from tdapp.ui.grammar.by_letters import ByLetters, NameMatch
from tdapp.ui.grammar.spoken import EntryNumber, Letters, PaperCode, Spoken, Verb, Who
from tdapp.ui.parts.event_titles import EventNumbers
from tdapp.ui.workplace.workplace import Workplace


@dataclass(frozen=True, slots=True)
class Meant:
    """What a command means: the event, the entries that it names, the acts in their order.

    Without `calls` it only shows somebody or a table. `happened_us` (UTC) is when it was so, where
    a time is said. The `takers` have the bounty of the one who is out.
    """

    said: Spoken
    event: StreamId
    entries: tuple[int, ...] = ()
    calls: tuple[Call, ...] = ()
    happened_us: int | None = None
    takers: tuple[int, ...] = ()

    @property
    def whom(self) -> Whom:
        """Who is named, in which event."""
        return self.event, (*self.entries, *self.takers)


class CommandMatcher:
    """Looks commands up in the events as they stand now; it guesses nothing."""

    def __init__(self, work: Workplace, numbers: EventNumbers) -> None:
        self._work = work
        self._numbers = numbers
        self._letters = ByLetters(work.names.name)
        self._calls = Calls(work)

    def of(self, said: Spoken) -> Meant:
        """What is meant.

        Refuses ``event_number_unknown``, ``other_event_there``, ``no_such_event``, ``seat_empty``,
        ``no_such_entry``, ``nobody_in_play_called``, ``several_called``,
        ``paper_names_nobody``, and as `event_of` and `scanned` do.
        """
        event = self._event(said)
        entries = self._entries(said, event)
        happened_us = read_when(said.at, self._work.view.now.utc_us).happened_us
        takers = tuple(self._entry(who, event) for who in said.by)
        calls = self._calls.of(said, event, entries, takers)
        return Meant(said, event, entries, calls, happened_us, takers)

    async def warm_up(self) -> None:
        """Get ready to find people by letters in every event that is not over."""
        states = [self._state(event) for event in self._work.view.events()]
        await self._letters.warm_up(state for state in states if not is_over(state))

    def called(self, who: Letters, number: int | None) -> list[NameMatch]:
        """All in play who are called so, in the event with that number or in every one."""
        if number is not None:
            event = self._numbers.event(number)
            return self._letters.find(who.text, event, self._state(event))
        found = []
        for event in self._work.view.events():
            if not is_over(self._state(event)):
                found += self._letters.find(who.text, event, self._state(event))
        return found

    def _state(self, event: StreamId) -> Tournament:
        found: Tournament = self._work.parts.desk.state(event)
        return found

    def _event(self, said: Spoken) -> StreamId:
        """The event of the table or person that is named first, else the one said, or in view."""
        table, first = said.table, said.who[0] if said.who else None
        if isinstance(first, Seat):
            table = first.table
        if table is not None and said.verb is not Verb.OPEN:
            return self._event_at(table, said.event)
        if isinstance(first, Letters):
            return self._one_called(first, said.event).event
        if isinstance(first, PaperCode):
            return self._scanned(first).event
        event = self._work.view.id if said.event is None else self._numbers.event(said.event)
        if event is None:
            raise Refusal("no_such_event")
        return event

    def _event_at(self, table: int, number: int | None) -> StreamId:
        event = event_of(table, self._work.parts)
        if number is not None and self._numbers.event(number) != event:
            raise Refusal("other_event_there", table=table, number=number)
        return event

    def _one_called(self, who: Letters, number: int | None) -> NameMatch:
        found = self.called(who, number)
        if not found:
            raise Refusal("nobody_in_play_called", text=who.text)
        if len(found) > 1:
            raise Refusal("several_called", text=who.text, count=len(found))
        return found[0]

    def _scanned(self, code: PaperCode) -> ScannedEntry:
        found = scanned(self._work.parts.desk, code.text)
        if not isinstance(found, ScannedEntry):
            raise Refusal("paper_names_nobody", text=code.text.upper())
        return found

    def _entries(self, said: Spoken, event: StreamId) -> tuple[int, ...]:
        return tuple(self._entry(who, event) for who in said.who)

    def _entry(self, who: Who, event: StreamId) -> int:
        state = self._state(event)
        if isinstance(who, EntryNumber):
            return state.entry(who.number).number
        if isinstance(who, PaperCode):
            return self._scanned(who).entry
        if isinstance(who, Letters):
            found = self._letters.find(who.text, event, state)
            if len(found) > 1:
                raise Refusal("several_called", text=who.text, count=len(found))
            if not found:
                raise Refusal("nobody_in_play_called", text=who.text)
            return found[0].entry
        entry = state.seating.entry_at.get(who)
        if entry is None:
            raise Refusal("seat_empty", seat=str(who))
        return entry
