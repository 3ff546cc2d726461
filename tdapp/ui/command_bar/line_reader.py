"""Answers what is typed into the command bar, letter by letter; nothing is done by asking it."""

import asyncio
import re
from collections.abc import Callable, Sequence

from tdapp.command.answer_words import note_of, shown, yes_of
from tdapp.command.command_matcher import CommandMatcher, Meant
from tdapp.command.completions import MOST, examples, from_called, from_player, from_table
from tdapp.command.consequences import consequences_of
from tdapp.command.foresight import Foresight, foresee
from tdapp.command.given_at import GivenAt
from tdapp.command.grammar.by_letters import ByLetters
from tdapp.command.grammar.grammar import read_command
from tdapp.command.grammar.spoken import Letters, Spoken, Verb
from tdapp.command.reply import Completion, Reply, ReplyLine
from tdapp.command.sentences import sentence_of
from tdapp.command.wording import Wording, is_over
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.papers.document_id import PaperRef, read_paper_code
from tdapp.shown.cells import Shape, Tone
from tdapp.shown.typed_line import TypedLine
from tdapp.tournament.tournament import Tournament
from tdapp.ui.command_bar.command_runner import CommandRunner
from tdapp.ui.command_bar.found_acts import acts_called, line_of, the_act
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence

HALF_A_SEAT = re.compile(r"((?:.* )?\d{1,6}) ?-\s*", re.ASCII)
"""A table, and the seat is still to be typed."""
SHOWN = frozenset({Verb.SHOW, Verb.HAND})
"""Verbs that change nothing."""
TIE_OPEN = "tie_is_open"
NAMES_NOBODY = "paper_names_nobody"
LEAVES_TO_ACTS = frozenset({"nobody_in_play_called"})


class LineReader:
    """Reads a line, looks up what it means, and decides it purely on the states of now.

    `acts` are all that the window has; `show` is called with what is only to be shown,
    `show_paper` with what a paper's code says that is of no player.
    """

    def __init__(
        self,
        work: Workplace,
        acts: Callable[[], Sequence[WindowAct]],
        show: Callable[[TypedLine], None],
        show_paper: Callable[[PaperRef], None] = lambda _: None,
    ) -> None:
        self._work = work
        self._acts = acts
        self._show = show
        self._show_paper = show_paper
        self._letters = ByLetters(work.names.name)
        self._doing = CommandRunner(work)

    async def warm_up(self) -> None:
        """Get ready to find people by letters in every event that is not over."""
        at = self._at
        going = (state for state in map(at.event, at.announced) if not is_over(state))
        for _ in self._letters.warm_up(going):
            await asyncio.sleep(0)

    def of(self, text: str) -> Reply:
        """What the line would do, or why it cannot be done; whatever is typed has an answer."""
        if not text.strip():
            return Reply(go_on=examples(self._words))
        half = HALF_A_SEAT.fullmatch(text)
        text = text if half is None else half[1]
        try:
            said = read_command(text, voice())
        except Refusal as refusal:
            found = self._called(text)
            return self._of_acts(text, found) if found else _refused(refusal)
        letters = said.verb is Verb.SHOW and any(isinstance(one, Letters) for one in said.who)
        if letters and (found := self._called(text)):
            return self._of_letters(text, said, found)
        return self._of_command(text, said)

    def _called(self, text: str) -> list[WindowAct]:
        """The acts that a line may name; every act of the window is looked at."""
        return acts_called(text, self._acts())

    @property
    def _words(self) -> Wording:
        at = self._at
        return Wording(voice(), self._work.names.name, at.numbers, at.now)

    @property
    def _at(self) -> GivenAt:
        """Where the line is given, at this moment."""
        work, parts = self._work, self._work.parts
        house, payment = parts.day.stream, work.acts.till.payment
        return GivenAt(parts.desk, parts.actor, house, work.view.id, payment, work.view.now)

    @property
    def _meaning(self) -> CommandMatcher:
        return CommandMatcher(self._letters, self._at, voice().zone)

    def _of_command(self, text: str, said: Spoken) -> Reply:
        try:
            meant = self._meaning.of(said)
        except Refusal as refusal:
            if refusal.code in LEAVES_TO_ACTS and (found := self._called(text)):
                return self._of_acts(text, found)
            if refusal.code == NAMES_NOBODY and said.verb is Verb.SHOW:
                return self._of_paper(text)
            return _refused(refusal, go_on=self._candidates(said))
        if said.verb in SHOWN:
            return self._of_shown(meant)
        try:
            return self._of_meant(meant)
        except Refusal as refusal:
            event, about = self._words.event(meant.event), self._about(meant)
            return _refused(refusal, event, self._ways_on(meant), about)

    def _of_meant(self, meant: Meant) -> Reply:
        """What would happen; refuses as the desk would."""
        words = self._words
        with_ = self._work.asking.with_slip(Circumstances(happened_us=meant.happened_us))
        seen = self._foreseen(meant, with_)
        begin = self._doing.begin(meant, seen, words, with_)
        open_tie = seen.before is seen.after and not seen.events and len(meant.entries) > 1
        lines = [_tie_line()] if open_tie else consequences_of(meant, seen, words)
        return Reply(
            sentence_of(meant, seen, words),
            lines,
            words.event(meant.event),
            yes_of(meant, seen, words),
            note_of(begin, seen, words),
            begin=lambda: begin,
            go_on=self._ways_on(meant),
            about=self._about(meant),
            whom=meant.whom,
        )

    def _foreseen(self, meant: Meant, with_: Circumstances) -> Foresight:
        """What is foreseen; as it is, where it rests on something that is still to be asked."""
        try:
            return foresee(self._at, meant.event, meant.calls, with_)
        except Refusal as refusal:
            if refusal.code != TIE_OPEN:
                raise
        state = self._state(meant)
        return Foresight(state, state, ())

    def _of_shown(self, meant: Meant) -> Reply:
        words = self._words
        about = self._about(meant)
        said, lines = shown(meant, self._state(meant), words)
        return Reply(
            said,
            lines,
            words.event(meant.event),
            voice().text("command", "Show it"),
            voice().text("command", "Nothing changes."),
            begin=lambda: lambda: self._show(about),
            go_on=self._ways_on(meant),
            about=about,
        )

    def _of_paper(self, text: str) -> Reply:
        """A paper of no player, which is shown as it was issued."""
        code = read_paper_code(text.strip())
        return Reply(
            voice().text("command", "A copy of this paper"),
            yes=voice().text("command", "Show it"),
            note=voice().text("command", "Nothing changes."),
            begin=lambda: lambda: self._show_paper(code),
        )

    def _of_letters(self, text: str, said: Spoken, found: list[WindowAct]) -> Reply:
        """Letters that begin an act's words, and perhaps somebody's name."""
        called = self._candidates(said)
        if not called:
            return self._of_acts(text, found)
        refusal = Refusal("acts_meant", text=text.strip())
        return _refused(refusal, go_on=[*called, *self._as_ways_on(found)][:MOST])

    def _of_acts(self, text: str, found: list[WindowAct]) -> Reply:
        act, ways = the_act(text, found), self._as_ways_on(found)
        if act is None:
            return _refused(Refusal("acts_meant", text=text.strip()), go_on=ways)
        act.refresh()
        key = voice().text("command", "Its key is {key}.", key=act.key) if act.key else ""
        lines = [ReplyLine(act.why_not, Shape.STOP)] if act.why_not else []
        return Reply(
            act.text().replace("&", ""),
            lines,
            yes=voice().text("command", "Run command"),
            note=key,
            why_not=act.why_not,
            begin=lambda: act.trigger,
            go_on=[one for one in ways if one.line != line_of(act)],
        )

    def _as_ways_on(self, found: list[WindowAct]) -> list[Completion]:
        ways = []
        for act in found[:MOST]:
            act.refresh()
            ways.append(Completion(line_of(act), "", act.key, act.why_not))
        return ways

    def _candidates(self, said: Spoken) -> list[Completion]:
        """The people who can be meant by letters."""
        first = said.who[0] if said.who else None
        if not isinstance(first, Letters):
            return []
        try:
            return from_called(said, self._meaning.called(first, said.event), self._words)
        except Refusal:
            return []

    def _ways_on(self, meant: Meant) -> list[Completion]:
        if meant.entries:
            return from_player(meant.said, self._state(meant), meant.entries[0], self._words)
        return from_table(meant.said, self._words) if meant.said.verb is Verb.SHOW else []

    def _about(self, meant: Meant) -> TypedLine:
        """The table or seat that it is about; table 0 where it is about none."""
        seats = self._state(meant).seating.seat_of
        seat = seats.get(meant.entries[0]) if meant.entries else None
        table = (meant.said.table or 0) if seat is None else seat.table
        return TypedLine(meant.event, table, seat, hand=meant.said.verb is Verb.HAND)

    def _state(self, meant: Meant) -> Tournament:
        found: Tournament = self._work.parts.desk.state(meant.event)
        return found


def _refused(
    refusal: Refusal,
    event: str = "",
    go_on: Sequence[Completion] = (),
    about: TypedLine | None = None,
) -> Reply:
    return Reply(event=event, why_not=sentence(refusal, voice()), go_on=go_on, about=about)


def _tie_line() -> ReplyLine:
    said = voice().text("command", "Their places follow from what is asked first.")
    return ReplyLine(said, Shape.ATTENTION, Tone.WAITS)
