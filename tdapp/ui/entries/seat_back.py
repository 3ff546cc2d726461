"""Where somebody sits who comes back into play: in words, and asked for if his seat is gone."""

from collections.abc import Callable, Sequence

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.table.facts.seats import SeatGiven, SeatsDrawn
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.facts.exits import ExitPassedOn
from tdapp.ui.asking.number_question import Ask
from tdapp.ui.asking.question import Question
from tdapp.ui.look.spoken import voice
from tdapp.ui.shown.reading import read_seat
from tdapp.words.sentence import sentence

Fits = Callable[[Seat | None], Sequence[Event]]
"""What bringing somebody back to a seat comes to, None for his own or a drawn one; may refuse."""


def is_drawn(events: Sequence[Event]) -> bool:
    """Whether a seat is drawn by these facts."""
    return any(isinstance(event, SeatsDrawn) for event in events)


def where_back(events: Sequence[Event]) -> str:
    """The seat that somebody gets by these facts; one that is still to be drawn is not named."""
    given = [event.seat for event in events if isinstance(event, SeatGiven)]
    given += [one.back for one in events if isinstance(one, ExitPassedOn) and one.back is not None]
    return str(given[0]) if given else voice().text("seat back", "a drawn seat")


def ask_seat(
    ask: Ask,
    tell: Callable[[str], None],
    name: str,
    fits: Fits,
    go_on: Callable[[Seat | None], None],
) -> None:
    """Ask for a seat until one `fits`, "drawn" being the first choice; `tell` says why not."""
    text = voice().text
    drawn = text("seat back", "drawn")
    said = text("seat back", "{name}'s seat is taken. Which seat instead, or “drawn”?")
    hint = text("seat back", "Seat such as 12-5, or drawn")

    def answered(typed: str) -> None:
        try:
            seat = None if typed == drawn else read_seat(typed)
            fits(seat)
        except Refusal as unfit:
            tell(sentence(unfit, voice()))
            ask(question)
        else:
            go_on(seat)

    yes = text("seat back", "Next")
    question = Question(said.format(name=name), yes, answered, hint, (drawn,))
    ask(question)
