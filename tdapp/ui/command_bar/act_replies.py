"""What is answered where a line names an act of the window, by itself or on somebody by name."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from tdapp.command.command_matcher import Meant
from tdapp.command.completions import MOST
from tdapp.command.grammar.also_said import Also, act_row
from tdapp.command.grammar.grammar import read_command
from tdapp.command.grammar.plain_line import tidy_line
from tdapp.command.grammar.spoken import Spoken
from tdapp.command.reply import Completion, Do, Reply, ReplyLine, asking_nothing
from tdapp.command.wording import Wording
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.papers.document_id import PaperRef, read_paper_code
from tdapp.shown.cells import Shape, Tone
from tdapp.shown.typed_line import TypedLine
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.before import REASON_ASKED_LATER
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.asking.questions import confirm
from tdapp.ui.command_bar.found_acts import act_of, acts_called, called_exactly, line_of, the_act
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.people.bans import Bans
from tdapp.ui.people.find_person import FindPerson
from tdapp.ui.people.people_acts import barring
from tdapp.ui.workplace.next_act import NextAct
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence

Acts = Callable[[], Sequence[WindowAct]]


class NamedActs:
    """Acts of the window that are named by their words or by other ones."""

    def __init__(self, acts: Acts) -> None:
        self._acts = acts

    def of(
        self, text: str, called: Sequence[Completion] = (), *, exactly: bool = False
    ) -> Reply | None:
        """The act that is meant, or those that may be; None where none is.

        Where players are `called` so, too, both are offered.
        """
        acts = self._acts()
        found = called_exactly(text, acts) if exactly else acts_called(text, acts)
        if not found:
            return None
        ways = _as_ways_on(found)
        act = None if called else the_act(text, found)
        if act is None:
            return refused(Refusal("acts_meant", text=text.strip()), go_on=[*called, *ways][:MOST])
        return _of_act(act, ways)


def _of_act(act: WindowAct, ways: Sequence[Completion]) -> Reply:
    act.refresh()
    key = voice().text("command", "Its key is {key}.", key=act.key) if act.key else ""
    lines = [ReplyLine(act.why_not, Shape.STOP)] if act.why_not else []
    return Reply(
        act.text().replace("&", ""),
        lambda: lines,
        yes=voice().text("command", "Run command"),
        note=key,
        why_not=act.why_not,
        begin=asking_nothing(act.trigger),
        ways=lambda: [one for one in ways if one.line != line_of(act)],
    )


def next_reply(next_: NextAct) -> Reply:
    """The next step of the event in view: a question was put, so that it is done after a yes."""
    next_.refresh()
    reply, step = _of_act(next_.act, ()), next_.step
    if step is None:
        return reply
    begin = reply.begin if next_.direct is None else partial(_after_a_yes, next_, step.text)
    return replace(reply, sentence=step.text, yes=next_.words, begin=begin)


def _after_a_yes(next_: NextAct, text: str) -> Flow[Do]:
    yield from confirm(voice().text("command", "{step}. Do it now?", step=text), next_.words)
    return next_.act.trigger


def _as_ways_on(found: Sequence[WindowAct]) -> list[Completion]:
    ways = []
    for act in found[:MOST]:
        act.refresh()
        ways.append(Completion(line_of(act), "", act.key, act.why_not))
    return ways


class ActsOnPlayers:
    """Acts of the window on a player or a table that is named with them."""

    def __init__(self, work: Workplace, acts: Acts, show: Callable[[TypedLine], None]) -> None:
        self._work = work
        self._acts = acts
        self._show = show

    def of(self, meant: Meant, words: Wording, about: TypedLine) -> Reply:
        """An act of the window on a player or a table, which asks for the rest itself."""
        state: Tournament = self._work.parts.desk.state(meant.event)
        row = act_row(meant.said)
        act = voice().say(row.words).format(table=meant.said.table).rstrip("…")
        who = _who(meant, state, words)
        said = voice().text("command", "{act}: {who}, {event}.")
        return Reply(
            said.format(act=act, who=who, event=words.event(meant.event)),
            event=words.event(meant.event),
            yes=act,
            note=voice().text("command", "Opens it for this player or table."),
            begin=asking_nothing(lambda: self._open(meant, about, row)),
            about=about,
            whom=meant.whom,
        )

    def _open(self, meant: Meant, about: TypedLine, row: Also) -> None:
        """Select the player or the table, and begin the act as its button would."""
        acts, entry = self._work.page_acts, meant.entries[0] if meant.entries else None
        self._show(replace(about, entry=entry))
        if about.seat is not None:
            acts.floor.choice.choose_seat(about.seat)
        elif about.table:
            acts.floor.choice.choose_table(about.table)
        acts.entries.select(entry)
        act = act_of(row, (*acts.all, *self._acts()))
        if act is None:
            said = Refusal("act_not_now", act=voice().say(row.words).rstrip("…"))
            self._work.asking.refused.emit(sentence(said, voice()))
            return
        act.refresh()
        act.trigger()


def _who(meant: Meant, state: Tournament, words: Wording) -> str:
    if not meant.entries:
        return voice().text("command", "table {table}", table=meant.said.table)
    if meant.entries[0] in state.exits.by_entry:
        return words.name(state, meant.entries[0])
    return words.who(state, meant.entries[0])


def refused(
    refusal: Refusal,
    event: str = "",
    go_on: Sequence[Completion] = (),
    about: TypedLine | None = None,
) -> Reply:
    """Why it cannot be done, and how to go on."""
    return Reply(event=event, why_not=sentence(refusal, voice()), ways=lambda: go_on, about=about)


def without_the_rest(text: str, refusal: Refusal) -> list[Completion]:
    """The command alone, where what stands behind it is not understood; nobody is named by it."""
    line, rest = tidy_line(text), str(refusal.details.get("text", ""))
    begun = line.removesuffix(rest).strip()
    if refusal.code != "command_goes_on" or begun in {"", line}:
        return []
    try:
        names = read_command(begun, voice()).who
    except Refusal:
        return []
    return [] if names else [Completion(begun)]


def tie_line() -> ReplyLine:
    """That an order is asked for."""
    said = voice().text("command", "Their places follow from what is asked first.")
    return ReplyLine(said, Shape.ATTENTION, Tone.WAITS)


def paper_reply(text: str, show: Callable[[PaperRef], None]) -> Reply:
    """A paper of no player, which is shown as it was issued."""
    code = read_paper_code(text.strip())
    return Reply(
        voice().text("command", "A copy of this paper"),
        yes=voice().text("command", "Show it"),
        note=voice().text("command", "Nothing changes."),
        begin=asking_nothing(lambda: show(code)),
    )


def as_typed(typed: str, name: str) -> str:
    """A name as it was typed in a line of which all letters were made small."""
    at = typed.casefold().find(name)
    return name.title() if at < 0 else typed[at : at + len(name)]


def newcomer_reply(
    name: str, event: StreamId, called: str, show: Callable[[TypedLine], None]
) -> Reply:
    """Somebody is to be entered: the desk finds who it is, and takes the money."""
    line = TypedLine(event, 0, name=name)
    return Reply(
        voice().text("command", "Register {name}.", name=name),
        event=called,
        yes=voice().text("command", "Register"),
        note=voice().text("command", "The desk opens with the name; Enter takes the money."),
        begin=asking_nothing(lambda: show(line)),
    )


def bar_reply(said: Spoken, name: str, work: Workplace) -> Reply:
    """Somebody of this name, to be barred or self-excluded until the day that was typed."""
    asking = work.asking
    house, find = HouseDesk(work.parts, asking), FindPerson(work.parts, work.names, asking)

    def note() -> Flow[None]:
        person = yield from find.called(name)
        yield from Bans(house).note(person, said.at)

    what = voice().text("command", "Bar or self-exclude {name}.", name=name)
    if said.at:
        what = voice().text(
            "command", "Bar or self-exclude {name}: {days}.", name=name, days=said.at
        )
    refusal = asking.why_not(barring(house.stream()), REASON_ASKED_LATER)
    return Reply(
        what,
        yes=voice().text("command", "Bar"),
        note=voice().text("command", "You will be asked who is meant, and why."),
        why_not="" if refusal is None else sentence(refusal, voice()),
        begin=asking_nothing(lambda: asking.follow(note, asking.asks.emit, asking.refused.emit)),
    )
