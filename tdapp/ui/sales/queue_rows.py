"""The queue of a full event as prepared rows: who is called and until when, who comes next."""

from collections.abc import Callable

from tdapp.core.ids import PersonId
from tdapp.core.instant import Instant
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.tournament.state.alternates import Alternate, Alternates
from tdapp.ui.look.lists.list_rows import ListRow
from tdapp.ui.look.spoken import voice

SECOND_US, MINUTE_US = 1_000_000, 60_000_000


def queue_rows(
    queue: Alternates, name_of: Callable[[PersonId], str], now: Instant
) -> list[ListRow]:
    """Those who were called first, then the queue in its order, then who is out of it."""
    called = sorted(queue.called, key=lambda ticket: (queue.called[ticket], ticket))
    waiting = queue.in_order()
    out = sorted(set(queue.by_ticket) - set(called) - set(waiting))
    rows = [
        _row(queue.by_ticket[ticket], "", _time_left(queue.called[ticket] - now.utc_us), name_of)
        for ticket in called
    ]
    for place, ticket in enumerate(waiting, 1):
        one = queue.by_ticket[ticket]
        rows.append(_row(one, voice().count(place), _waits(one), name_of))
    gone = Cell(voice().text("queue", "off the list, refund due"), (), Tone.OWED,
                Shape.MONEY_OUT)  # fmt: skip
    return rows + [_row(queue.by_ticket[ticket], "", gone, name_of) for ticket in out]


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


def _row(one: Alternate, place: str, state: Cell, name_of: Callable[[PersonId], str]) -> ListRow:
    ticket = voice().text("queue", "ticket {number}", number=one.ticket)
    cells = (
        Cell(place, ()),
        Cell(name_of(one.person), ()),
        Cell(ticket, (), Tone.LABEL),
        state,
        Cell(voice().money(one.cents), ()),
    )
    return ListRow(one.ticket, cells)
