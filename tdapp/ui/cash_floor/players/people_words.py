"""What is due about people of the cash room, in words; and where somebody who waits plays."""

from tdapp.core.ids import PersonId
from tdapp.shown.cash_people import event_seat, events_played, seat_in_room
from tdapp.shown.cash_tasks import CashTask, CashTaskKind
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.ui.cash_floor.cash_in_view import CashInView
from tdapp.ui.look.spoken import saying
from tdapp.ui.people.ban_words import MarkedNames

say = saying("cash floor")


def person_matter(view: CashInView, task: CashTask, person: PersonId) -> Cell:
    """Who is to be asked, and why."""
    work, name = view.work, view.name(person)
    if task.kind is CashTaskKind.KEPT_OUT:
        why = MarkedNames(work.names, work.parts.desk).ban(person)
        said = say("{name} may not play any longer", name=name)
        return Cell(said, tone=Tone.STOP, shape=Shape.STOP, note=why)
    said = say("{name} plays here and has a seat in an event", name=name)
    return Cell(said, tone=Tone.WAITS, shape=Shape.ATTENTION, note=place_in_event(view, person))


def place_in_event(view: CashInView, person: PersonId) -> str:
    """The seat in an event that is being played, and its title."""
    desk = view.work.parts.desk
    found = event_seat(desk, person, events_played(desk))
    return "" if found is None else f"{found[1]}, {view.work.view.told_apart(found[0])}"


def where_he_sits(view: CashInView, person: PersonId) -> str:
    """Where who waits plays meanwhile, so that he is asked there."""
    seat = seat_in_room(view.state, person)
    return str(seat) if seat is not None else place_in_event(view, person)
