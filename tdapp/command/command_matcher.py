"""Who, where and which event a command means, and the acts at the desk that it asks for."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import tzinfo

from tdapp.command.calls import Calls
from tdapp.command.clock_calls import lasts
from tdapp.command.given_at import GivenAt
from tdapp.command.grammar.also_said import act_row
from tdapp.command.grammar.by_letters import ByLetters, NameMatch
from tdapp.command.grammar.named import one_at_start
from tdapp.command.grammar.spoken import (
    AGO,
    AtPlace,
    EntryNumber,
    Letters,
    PaperCode,
    Spoken,
    Verb,
    Who,
)
from tdapp.command.grammar.vocabulary import OF_ITS_TABLE
from tdapp.command.reply import Whom
from tdapp.command.wording import is_over
from tdapp.core.ids import StreamId, part_of
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.shown.reading import read_when
from tdapp.shown.scanned_paper import ScannedEntry, scanned
from tdapp.shown.typed_line import event_of
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.stages.seen import progress_of
from tdapp.tournament.tournament import Tournament

ONE_SWAPS, A_TEAM_SWAPS = "swap seats", "swap partners"
"""What a swap of one player alone is, and where the player is of a team."""


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
    """Looks commands up in the events as they stand; it guesses nothing.

    Times of the day are those of the `zone`.
    """

    def __init__(self, letters: ByLetters, at: GivenAt, zone: tzinfo) -> None:
        self._letters = letters
        self._at = at
        self._zone = zone

    def of(self, said: Spoken) -> Meant:
        """What is meant.

        Refuses ``event_number_unknown``, ``other_event_there``, ``no_such_event``, ``seat_empty``,
        ``no_such_entry``, ``nobody_in_play_called``, ``several_called``,
        ``paper_names_nobody``, and as `event_of` and `scanned` do.
        """
        said = self._of_its_table(said)
        event = self._event(said)
        if said.verb is Verb.REST and said.kind:
            said = lasts(said, self._at.event(event), self._at)
        entries = self._entries(said, event)
        happened_us = self._when(said.at)
        takers = tuple(self._entry(who, said, event) for who in said.by)
        if len({*entries, *takers}) < len(entries) + len(takers):
            raise Refusal("named_twice", text=" ".join(map(str, (*said.who, *said.by))))
        if said.act == ONE_SWAPS and len(self._at.event(event).entry(entries[0]).team):
            said = replace(said, act=A_TEAM_SWAPS)
        calls = Calls(self._at).of(said, event, entries, takers)
        return Meant(said, event, entries, calls, happened_us, takers)

    def _when(self, at: str) -> int | None:
        """When it was (UTC), where a time is said."""
        now_us, ago = self._at.now.utc_us, AGO.fullmatch(at)
        if ago is not None:
            return now_us - int(ago[1]) * MINUTE_US
        return read_when(at, now_us, self._zone).happened_us

    def called(self, said: Spoken, who: Letters) -> list[NameMatch]:
        """All in play who are called so, in the event that is said or in every one.

        Where those are meant who are out, they come first; else whoever is left. Of an event in
        stages those are meant that are played, and for who is out the whole of it.
        """
        events = self._at.announced
        if said.event is not None:
            wanted = self._at.numbers.event(said.event)
            events = [one for one in events if wanted in {one, part_of(one)[0]}]
        going = [one for one in events if not is_over(self._at.event(one))]
        played = [] if is_of_out(said) else [one for one in going if self._is_played(one)]
        whole = [one for one in going if not self._at.event(one).stage]
        return self._called_in(played, said, who) or self._called_in(whole or going, said, who)

    def _is_played(self, event: StreamId) -> bool:
        """Whether players are there: an event, or in its place a stage that has not ended."""
        state = self._at.event(event)
        return not progress_of(state).ended if state.stage else not state.stages.plans

    def named_in(self, line: str, names: Sequence[str]) -> list[Meant]:
        """Who are named by a seat, an entry or one of these words, each once."""
        seats = [one_at_start(word) for word in line.split(" ")]
        found: dict[Whom, Meant] = {}
        for who in (*(one[0] for one in seats if one is not None), *map(Letters, names)):
            with suppress(Refusal):
                meant = self.of(Spoken(Verb.SHOW, who=(who,)))
                found.setdefault(meant.whom, meant)
        return [*found.values()]

    def _called_in(self, events: Sequence[StreamId], said: Spoken, who: Letters) -> list[NameMatch]:
        for out in (True, False) if is_of_out(said) else (False,):
            found = [
                one
                for event in events
                for one in self._letters.find(who.text, event, self._at.event(event), out=out)
            ]
            if found:
                return found
        return []

    def _of_its_table(self, said: Spoken) -> Spoken:
        """The same of the table with this number, where no event has it."""
        verb = OF_ITS_TABLE.get(said.verb)
        if verb is None or said.event is None or said.event in self._at.numbers.all():
            return said
        try:
            event_of(said.event, self._at.desk, self._at.house)
        except Refusal:
            return said
        return Spoken(verb, table=said.event)

    def _event(self, said: Spoken) -> StreamId:
        """The event of the table or person that is named first, else the one said, or in view."""
        table, first = said.table, said.who[0] if said.who else None
        if isinstance(first, Seat):
            table = first.table
        if table is not None and said.verb is not Verb.OPEN:
            return self._event_at(table, said.event)
        if isinstance(first, Letters):
            return self._one_called(said, first).event
        if isinstance(first, PaperCode):
            return self._scanned(first).event
        event = self._at.in_view if said.event is None else self._at.numbers.event(said.event)
        if event is None:
            raise Refusal("no_such_event")
        return event

    def _event_at(self, table: int, number: int | None) -> StreamId:
        event = event_of(table, self._at.desk, self._at.house)
        if number is not None and self._at.numbers.event(number) != event:
            raise Refusal("other_event_there", table=table, number=number)
        return event

    def _one_called(self, said: Spoken, who: Letters) -> NameMatch:
        return _the_only(self.called(said, who), who)

    def _scanned(self, code: PaperCode) -> ScannedEntry:
        found = scanned(self._at.desk, code.text)
        if not isinstance(found, ScannedEntry):
            raise Refusal("paper_names_nobody", text=code.text.upper())
        return found

    def _entries(self, said: Spoken, event: StreamId) -> tuple[int, ...]:
        return tuple(self._entry(who, said, event) for who in said.who)

    def _entry(self, who: Who, said: Spoken, event: StreamId) -> int:
        state = self._at.event(event)
        if isinstance(who, EntryNumber):
            return state.entry(who.number).number
        if isinstance(who, PaperCode):
            return self._scanned(who).entry
        if isinstance(who, AtPlace):
            return _at_place(state, who)
        if isinstance(who, Letters):
            return _the_only(self._called_in((event,), said, who), who).entry
        entry = _last_out_of(state, who) if is_of_out(said) else None
        entry = state.seating.entry_at.get(who) if entry is None else entry
        if entry is None:
            raise Refusal("seat_empty", seat=str(who))
        return entry


def is_of_out(said: Spoken) -> bool:
    """Whether those who are out are meant rather than those in play."""
    return said.verb is Verb.ACT and act_row(said).out


def _the_only(found: Sequence[NameMatch], who: Letters) -> NameMatch:
    if not found:
        raise Refusal("nobody_in_play_called", text=who.text)
    if len(found) > 1:
        raise Refusal("several_called", text=who.text, count=len(found))
    return found[0]


def _at_place(state: Tournament, who: AtPlace) -> int:
    """Who holds a place alone."""
    found = state.at_place(who.number) if 0 < who.number <= state.entries.count else ()
    if len(found) != 1:
        raise Refusal("nobody_at_place", place=who.number)
    return found[0]


def _last_out_of(state: Tournament, seat: Seat) -> int | None:
    """Who went out of a seat last."""
    at = state.exits.at
    newest_first = (at[place] for place in range(len(at) - 1, -1, -1))
    return next((one for one in newest_first if state.exits.by_entry[one].seat == seat), None)
