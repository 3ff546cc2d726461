"""Answers what is typed into the command bar, letter by letter; nothing is done by asking it."""

import asyncio
import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from tdapp.command.answer_words import note_of, shown, yes_of
from tdapp.command.command_matcher import CommandMatcher, Meant
from tdapp.command.completions import examples, from_called, from_player, from_table, help_reply
from tdapp.command.consequences import consequences_of
from tdapp.command.foresight import Foresight, foresee
from tdapp.command.given_at import GivenAt
from tdapp.command.grammar.by_letters import ByLetters
from tdapp.command.grammar.clock_phrases import OF_NOTHING
from tdapp.command.grammar.grammar import by_letters, read_command
from tdapp.command.grammar.plain_line import tidy_line
from tdapp.command.grammar.spoken import OF_SEVERAL, Letters, Spoken, Verb
from tdapp.command.hand_sentences import waiting_reply
from tdapp.command.nearest import MOST as NEAREST
from tdapp.command.nearest import (
    events_called,
    in_full,
    known_words,
    maybe_names,
    nearest_lines,
    newcomers_name,
)
from tdapp.command.reply import Completion, Do, Reply, asking_nothing
from tdapp.command.sentences import sentence_of
from tdapp.command.wording import Wording, is_over
from tdapp.core.refusal import Doubtful, Refusal
from tdapp.desk.desk import Circumstances
from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.document_id import PaperRef
from tdapp.shown.hand_for_hand import waiting_tables
from tdapp.shown.typed_line import TypedLine
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.before import EventAt, Ready, before
from tdapp.ui.asking.flow import Flow, step_after
from tdapp.ui.asking.question import Question
from tdapp.ui.command_bar.act_replies import (
    ActsOnPlayers,
    NamedActs,
    as_typed,
    bar_reply,
    newcomer_reply,
    next_reply,
    paper_reply,
    refused,
    tie_line,
    without_the_rest,
)
from tdapp.ui.command_bar.found_acts import line_of
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.typed import own_zone
from tdapp.ui.rulings import penalty_acts
from tdapp.ui.tables import floor_questions
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence

ASKED_BY = (floor_questions, penalty_acts)
"""What these ask before their acts is asked here, too, before the acts are there."""
HALF_A_SEAT = re.compile(r"((?:.* )?\d{1,6}) ?-\s*", re.ASCII)
"""A table, and the seat is still to be typed."""
SHOWN = frozenset({Verb.SHOW, Verb.HAND, Verb.PRINT})
"""Verbs that change nothing."""
TIE_OPEN = "tie_is_open"
NAMES_NOBODY = "paper_names_nobody"
LEAVES_TO_ACTS = frozenset({"nobody_in_play_called"})
UNKNOWN = LEAVES_TO_ACTS | {"command_not_understood", "no_such_verb", "no_table_verb"}


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
        self._work, self._zone = work, own_zone()
        self._acts = acts
        self._show = show
        self._show_paper = show_paper
        self._letters = ByLetters(work.names.name)
        self._doing = CommandRunner(work)
        self._listed: Sequence[WindowAct] = ()
        self._named = NamedActs(self._every_act)
        self._on_player = ActsOnPlayers(work, acts, show)

    def begin(self) -> None:
        """The bar comes up: the acts of the window are listed anew for all that is typed now."""
        self._listed = ()

    def _every_act(self) -> Sequence[WindowAct]:
        self._listed = self._listed or self._acts()
        return self._listed

    async def warm_up(self) -> None:
        """Get ready to find people by letters in every event that is not over."""
        at = self._at
        going = (state for state in map(at.event, at.announced) if not is_over(state))
        for _ in self._letters.warm_up(going):
            await asyncio.sleep(0)

    def of(self, text: str) -> Reply:
        """What the line would do, or why it cannot be done; whatever is typed has an answer."""
        if not text.strip():
            return Reply(ways=lambda: examples(self._words))
        half = HALF_A_SEAT.fullmatch(text)
        text = text if half is None else half[1]
        try:
            said = read_command(text, voice())
        except Doubtful as doubt:
            return self._of_ways(doubt)
        except Refusal as refusal:
            return self._named.of(text) or self._unknown(text, refusal)
        if said.verb in OF_NOTHING:
            return self._of_no_player(text, said)
        if by_letters(said):
            return self._of_name(text, said)
        return self._of_command(text, said)

    def _otherwise(self, line: str) -> Reply | None:
        """An act by its name in a plainer line, or the tables that a line leaves out.

        What is to be shown, and is nobody's name, may be what a screen can show.
        """
        exactly, view = not line.startswith("show "), self._work.view
        act = self._named.of(line, exactly=exactly)
        ways = [] if view.id is None else in_full(line, view.state, self._at.room.registry)
        titles = {one: self._words.event(event) for one, event in self._at.numbers.all().items()}
        ways = ways or events_called(line, titles)
        if act is not None or not ways:
            return act
        if len(ways) == 1:
            return self.of(ways[0])
        return self._of_ways(Doubtful(line, dict.fromkeys(ways, 0)))

    def _of_no_player(self, text: str, said: Spoken) -> Reply:
        """Help, the next step, or somebody who is not in yet."""
        if said.verb is Verb.STEP:
            return next_reply(self._work.acts.next)
        if said.verb is Verb.WAITING:
            at = self._at
            events = ((one, at.event(one)) for one in at.announced)
            return waiting_reply(waiting_tables(events, at.now), self._words)
        if said.verb is Verb.BAR:
            return bar_reply(said, as_typed(text, said.name), self._work)
        return help_reply(self._words) if said.verb is Verb.HELP else self._of_newcomer(text, said)

    def _of_name(self, text: str, said: Spoken) -> Reply:
        """Letters may be a name, or words of an act; the act comes first where it is named."""
        is_name = said.verb is Verb.SHOW and str(said.who[0]) == tidy_line(text)
        called = self._candidates(said) if is_name else []
        reply = self._named.of(text, called, exactly=not is_name)
        return reply or self._of_command(text, said)

    def _of_newcomer(self, text: str, said: Spoken) -> Reply:
        """Somebody is to be entered, in the event that is said or in view."""
        words = self._words
        event = self._work.view.id if said.event is None else words.numbers.event(said.event)
        if event is None:
            return refused(Refusal("no_such_event"))
        return newcomer_reply(as_typed(text, said.name), event, words.event(event), self._show)

    def _of_ways(self, doubt: Doubtful) -> Reply:
        """A line that can mean several: each way is offered with what it would do."""
        ways = []
        for line in doubt.readings:
            reply = self.of(line)
            ways.append(Completion(line, reply.sentence, why_not=reply.why_not))
        return refused(doubt, go_on=ways)

    def _unknown(self, text: str, refusal: Refusal) -> Reply:
        """What is not understood: which of its words are known, and what comes nearest."""
        too_long = refusal.code == "command_too_long"
        otherwise = None if too_long else self._otherwise(tidy_line(text))
        if otherwise is not None:
            return otherwise
        if refusal.code not in UNKNOWN:
            return refused(refusal, go_on=without_the_rest(text, refusal))
        words = known_words(text)
        acts = [line_of(act).casefold() for act in self._every_act()]
        called = self._meaning.named_in(tidy_line(text), maybe_names(tidy_line(text)))
        lines = [] if called else self._alike(text, refusal)
        lines += nearest_lines(text, refusal, acts) + self._ways_of(called, refusal)
        lines += nearest_lines(text, refusal, acts, enough=1)
        said = Refusal("command_not_understood", text=text.strip())
        if words:
            said = Refusal("command_partly_known", text=text.strip(), words=", ".join(words))
        name = "" if called else newcomers_name(text)
        if name:
            lines.insert(0 if words else len(lines), f"{Verb.REGISTER.value} {name}")
        lines = list(dict.fromkeys(lines)) or [Verb.HELP.value]
        return refused(said, go_on=[Completion(line) for line in lines[:NEAREST]])

    def _ways_of(self, called: Sequence[Meant], refusal: Refusal) -> list[str]:
        """What can be said of the table, or of a player where only one is named."""
        table = refusal.details.get("table")
        if isinstance(table, int):
            ways = from_table(Spoken(Verb.SHOW, table=table), self._words)
        else:
            ways = self._ways_on(called[0]) if len(called) == 1 else []
        return [way.line for way in ways]

    def _alike(self, text: str, refusal: Refusal) -> list[str]:
        """The line with a name that is almost the same; a word of the floor is no such name."""
        called, at = str(refusal.details.get("called", "")), self._at
        if not called or known_words(called):
            return []
        going = (state for state in map(at.event, at.announced) if not is_over(state))
        names = self._letters.alike(called, going)
        return [tidy_line(text).replace(called, name, 1) for name in names]

    @property
    def _words(self) -> Wording:
        at = self._at
        return Wording(voice(), self._work.names.name, at.numbers, at.now)

    @property
    def _at(self) -> GivenAt:
        """Where the line is given, at this moment."""
        work, parts = self._work, self._work.parts
        house, payment = parts.day.stream, work.acts.till.payment
        return GivenAt(
            parts.desk, parts.actor, house, work.view.id, payment, work.view.now, self._zone
        )

    @property
    def _meaning(self) -> CommandMatcher:
        return CommandMatcher(self._letters, self._at, voice().zone)

    def _of_command(self, text: str, said: Spoken) -> Reply:
        try:
            meant = self._meaning.of(said)
        except Refusal as refusal:
            return self._nobody(text, said, refusal)
        if said.verb in SHOWN:
            return self._of_shown(meant)
        if said.verb is Verb.ACT:
            return self._on_player.of(meant, self._words, self._about(meant))
        event, about = self._words.event(meant.event), self._about(meant)
        try:
            whom = self._refused_of_several(meant)
            if whom:
                return Reply(event=event, why_not=whom, about=about, whom=meant.whom)
            return self._of_meant(meant)
        except Refusal as refusal:
            return refused(refusal, event, self._ways_on(meant), about)

    def _refused_of_several(self, meant: Meant) -> str:
        """Of several who are named at once, each for whom it cannot be done, and why."""
        if meant.said.verb not in OF_SEVERAL or len(meant.entries) < 2:  # noqa: PLR2004 - one alone
            return ""
        with_ = self._work.asking.with_slip(Circumstances(happened_us=meant.happened_us))
        words, state, found = self._words, self._state(meant), list[str]()
        for entry, call in zip(meant.entries, meant.calls, strict=True):
            try:
                foresee(self._at, meant.event, (call,), with_)
            except Refusal as refusal:
                found.append(f"{words.who(state, entry)}: {sentence(refusal, voice())}")
        return " ".join(found)

    def _nobody(self, text: str, said: Spoken, refusal: Refusal) -> Reply:
        """Nobody in play is meant: perhaps an act, or a paper, or somebody called alike."""
        if isinstance(refusal, Doubtful):
            return self._of_ways(refusal)
        if said.verb is Verb.SHOW and refusal.code == NAMES_NOBODY:
            return paper_reply(text, self._show_paper)
        if by_letters(said) and refusal.code == "event_number_unknown":
            rest = tidy_line(text).partition(" ")[2]
            refusal = Refusal("no_table_verb", text=rest, table=said.event)
            return self._unknown(text, refusal)
        if refusal.code in LEAVES_TO_ACTS:
            reply = None if said.verb is Verb.SHOW else self._named.of(text)
            if reply is not None:
                return reply
            if by_letters(said):
                called = str(said.who[0]).split(" ")[0]
                line = Refusal("command_not_understood", text=tidy_line(text), called=called)
                return self._unknown(text, line)
        return refused(refusal, go_on=self._candidates(said))

    def _of_meant(self, meant: Meant) -> Reply:
        """What would happen; refuses as the desk would."""
        words = self._words
        with_ = self._work.asking.with_slip(Circumstances(happened_us=meant.happened_us))
        seen = self._foreseen(meant, with_)

        def begin() -> Flow[Do]:
            return self._doing.begin(meant, with_)

        first = step_after(begin)
        hint = first.hint if isinstance(first, Question) else None
        open_tie = seen.before is seen.after and not seen.events and len(meant.entries) > 1
        return Reply(
            sentence_of(meant, seen, words),
            lambda: [tie_line()] if open_tie else consequences_of(meant, seen, words),
            words.event(meant.event),
            yes_of(meant, seen, words),
            note_of(hint, seen, words),
            begin=begin,
            ways=lambda: self._ways_on(meant),
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
            lambda: lines,
            words.event(meant.event),
            voice().text("command", "Show it"),
            voice().text("command", "Nothing changes."),
            begin=asking_nothing(lambda: self._show(about)),
            ways=lambda: self._ways_on(meant),
            about=about,
        )

    def _candidates(self, said: Spoken) -> list[Completion]:
        """The people who can be meant by letters."""
        first = said.who[0] if said.who else None
        if not isinstance(first, Letters):
            return []
        try:
            return from_called(said, self._meaning.called(said, first), self._words)
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
        line = TypedLine(meant.event, table, seat, hand=meant.said.verb is Verb.HAND)
        if meant.said.verb is not Verb.PRINT:
            return line
        paper = PaperKind.RECEIPTS if meant.said.kind else PaperKind.SEAT_CARD
        return replace(line, entry=meant.entries[0], paper=paper)

    def _state(self, meant: Meant) -> Tournament:
        found: Tournament = self._work.parts.desk.state(meant.event)
        return found


class CommandRunner:
    """Asks what a command has to ask, and gives what is done then."""

    def __init__(self, work: Workplace) -> None:
        self._work = work

    def begin(self, meant: Meant, with_: Circumstances) -> Flow[Do]:
        """The questions of each act; it changes nothing."""
        work, all_ready = self._work, list[Ready]()
        for call in meant.calls:
            ready = yield from before(
                call, lambda event: EventAt(work.view, work.names, event, with_.happened_us)
            )
            all_ready.append(ready)
        return self._hand_over(all_ready, with_)

    def _hand_over(self, all_ready: Sequence[Ready], with_: Circumstances) -> Do:
        """Done one after the other."""
        work = self._work

        async def do_all() -> None:
            for ready in all_ready:
                why, when_us = ready.reason or with_.reason, ready.happened_us or with_.happened_us
                now = replace(with_, reason=why, said=tuple(ready.said), happened_us=when_us)
                await work.asking.perform(ready.call, now)

        return lambda: work.asking.start(do_all)
