"""The queue of a full event as prepared rows: who is called and until when, who comes next."""

from collections.abc import Callable
from dataclasses import dataclass

from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.tournament.state.alternates import Alternate, Alternates
from tdapp.ui.look.lists.list_rows import Column, label, left, right, wide
from tdapp.ui.look.spoken import voice

NameOf = Callable[[PersonId], str]
SECOND_US, MINUTE_US = 1_000_000, 60_000_000


@dataclass(frozen=True, slots=True)
class QueueLine:
    """Somebody of the queue: the place in it, and how they stand."""

    one: Alternate
    place: str
    state: Cell


def queue_columns(name_of: NameOf) -> tuple[Column[QueueLine], ...]:
    """Place, name, ticket, how they stand, and the money that is held."""
    text = voice().text
    return (
        right(text("queue pane", "Place"), 48, lambda it: it.place),
        wide(text("queue pane", "Name"), lambda it: name_of(it.one.person), strong=True),
        left(text("queue pane", "Ticket"), 92, _ticket),
        left(text("queue pane", "State"), 258, lambda it: it.state),
        right(text("queue pane", "Money held"), 104, lambda it: voice().money(it.one.cents)),
    )


def queue_lines(queue: Alternates, now: Instant) -> list[QueueLine]:
    """Those who were called first, then the queue in its order, then who is out of it."""
    by_ticket = queue.by_ticket
    called = sorted(queue.called, key=lambda ticket: (queue.called[ticket], ticket))
    waiting = queue.in_order()
    out = sorted(set(by_ticket) - set(called) - set(waiting))
    gone = Cell(voice().text("queue", "off the list, refund due"), (), Tone.OWED,
                Shape.MONEY_OUT)  # fmt: skip
    return [
        *(
            QueueLine(by_ticket[ticket], "", _time_left(queue.left_us(ticket, now)))
            for ticket in called
        ),
        *(
            QueueLine(by_ticket[ticket], voice().count(place), _waits(by_ticket[ticket]))
            for place, ticket in enumerate(waiting, 1)
        ),
        *(QueueLine(by_ticket[ticket], "", gone) for ticket in out),
    ]


def queue_words(queue: Alternates) -> str:
    """How many wait and are called, and the money that is held of all."""
    if not queue.by_ticket:
        return voice().text("queue", "none waiting")
    said = voice().text("queue", "Waiting {waiting}, called {called}, money held {held}")
    return said.format(
        waiting=voice().count(len(queue.at)),
        called=voice().count(len(queue.called)),
        held=voice().money(queue.held),
    )


def _time_left(left_us: int) -> Cell:
    if left_us <= 0:
        said = voice().text("queue", "called, time expired")
        return Cell(said, (), Tone.WAITS, Shape.STOP)
    said = voice().text("queue", "called, {minutes} min to appear")
    if left_us <= MINUTE_US:
        said = voice().text("queue", "called, {seconds} s to appear")
    text = said.format(minutes=-(-left_us // MINUTE_US), seconds=-(-left_us // SECOND_US))
    return Cell(text, (), Tone.WAITS, Shape.ATTENTION)


def _waits(one: Alternate) -> Cell:
    said = voice().text("queue", "waiting")
    if one.missed:
        said = voice().text("queue", "waiting, missed one call")
    return Cell(said, (), Tone.LABEL, Shape.WAITING)


def _ticket(line: QueueLine) -> Cell:
    return label(voice().text("queue", "ticket {number}", number=line.one.ticket))
