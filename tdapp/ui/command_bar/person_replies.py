"""What is answered where somebody is named who need not be in the event: enter, or bar."""

from collections.abc import Callable

from tdapp.command.grammar.spoken import Spoken
from tdapp.command.reply import Reply, asking_nothing
from tdapp.core.ids import StreamId
from tdapp.shown.typed_line import TypedLine
from tdapp.ui.asking.before import REASON_ASKED_LATER
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.people.bans import Bans
from tdapp.ui.people.find_person import FindPerson
from tdapp.ui.people.people_acts import barring
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence

say = saying("command")


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
        say("Register {name}.", name=name),
        event=called,
        yes=say("Register"),
        note=say("The desk opens with the name; Enter takes the money."),
        begin=asking_nothing(lambda: show(line)),
    )


def bar_reply(said: Spoken, name: str, work: Workplace) -> Reply:
    """Somebody of this name, to be barred or self-excluded until the day that was typed."""
    asking = work.asking
    house, find = HouseDesk(work.parts, asking), FindPerson(work.parts, work.names, asking)

    def note() -> Flow[None]:
        person = yield from find.called(name)
        yield from Bans(house).note(person, said.at)

    what = say("Bar or self-exclude {name}.", name=name)
    if said.at:
        what = say("Bar or self-exclude {name}: {days}.", name=name, days=said.at)
    refusal = asking.why_not(barring(house.stream()), REASON_ASKED_LATER)
    return Reply(
        what,
        yes=say("Bar"),
        note=say("You will be asked who is meant, and why."),
        why_not="" if refusal is None else sentence(refusal, voice()),
        begin=asking_nothing(lambda: asking.follow(note, asking.asks.emit, asking.refused.emit)),
    )
