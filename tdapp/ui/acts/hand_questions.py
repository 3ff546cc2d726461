"""What is asked of each of several who are out in one hand, and how the answers are read."""

from dataclasses import dataclass

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from tdapp.rules.finishing_rules import FinishBy
from tdapp.tournament.reckoning.ties import Missing, Out, rank_of
from tdapp.ui.refusals.marker import QT_TRANSLATE_NOOP
from tdapp.ui.slips.slip import TIME_OF_DAY, wall_time

translate = QCoreApplication.translate

ASKED = {
    FinishBy.STACK: QT_TRANSLATE_NOOP("Hand", "How many chips had {name} before the hand?"),
    FinishBy.CHIPS_PUT_IN: QT_TRANSLATE_NOOP(
        "Hand", "How many chips did {name} put into the pot of that hand?"
    ),
    FinishBy.ALL_IN_AMOUNT: QT_TRANSLATE_NOOP(
        "Hand", "For how many chips in all was {name} all-in in that hand?"
    ),
    FinishBy.FIRST_ALL_IN: QT_TRANSLATE_NOOP(
        "Hand", "Which all-in of that hand was that of {name}, the first being 1?"
    ),
    FinishBy.NEAREST_BUTTON: QT_TRANSLATE_NOOP(
        "Hand", "How many seats clockwise from the button sat {name}, on it being 0?"
    ),
    FinishBy.CARD: QT_TRANSLATE_NOOP(
        "Hand", "Which card did {name} draw in round {round}, such as 7, 10 or Q?"
    ),
    FinishBy.RULING: QT_TRANSLATE_NOOP(
        "Hand", "Which rank does the director give {name} among them, the best being 1?"
    ),
}
HINTS = {
    FinishBy.FIRST_ALL_IN: QT_TRANSLATE_NOOP("Hand", "Number of the all-in"),
    FinishBy.NEAREST_BUTTON: QT_TRANSLATE_NOOP("Hand", "Seats from the button"),
    FinishBy.CARD: QT_TRANSLATE_NOOP("Hand", "Card"),
    FinishBy.RULING: QT_TRANSLATE_NOOP("Hand", "Rank"),
}
CHIPS = QT_TRANSLATE_NOOP("Hand", "Chips")
FIELDS = {
    FinishBy.STACK: "stack",
    FinishBy.CHIPS_PUT_IN: "put_in",
    FinishBy.ALL_IN_AMOUNT: "all_in",
    FinishBy.FIRST_ALL_IN: "all_in_order",
    FinishBy.NEAREST_BUTTON: "from_button",
    FinishBy.RULING: "ruled",
}


@dataclass(frozen=True, slots=True)
class When:
    """The hand of an exit or its time (UTC), each None where it is not known."""

    hand: str | None = None
    happened_us: int | None = None


def read_when(typed: str, now_us: int) -> When:
    """A hand as it is numbered here, or a time of the day that is past; nothing where it is empty.

    Refuses ``not_a_time`` for a time that the wall clock left out.
    """
    said = " ".join(typed.split())
    if not TIME_OF_DAY.fullmatch(said):
        return When(hand=said or None)
    today = wall_time(said, now_us)
    return When(happened_us=today if today <= now_us else wall_time(said, now_us, days_ago=1))


def asked_of(missing: Missing, name: str) -> str:
    """What is asked of the player of this name."""
    return translate("Hand", ASKED[missing.what]).format(name=name, round=missing.round)


def hint_of(what: FinishBy) -> str:
    """What stands in the empty field."""
    return translate("Hand", HINTS.get(what, CHIPS))


def with_answer(out: Out, what: FinishBy, answer: str) -> Out | None:
    """What is known with an answer; None where it is no number. Refuses ``no_such_card``."""
    if what is FinishBy.CARD:
        return replace(out, cards=(*out.cards, rank_of(answer)))
    number = whole_number(answer)
    return None if number is None else replace(out, **{FIELDS[what]: number})


def whole_number(answer: str) -> int | None:
    """A typed number, its thousands grouped or not; None where it is none."""
    plain = answer.replace(",", "").replace(" ", "")
    return int(plain) if plain.isdecimal() else None


def entries_in(answer: str) -> tuple[tuple[int, ...], ...]:
    """Typed entry numbers, those joined by ``=`` in one group; none where one is no number."""
    joined = answer.replace(" =", "=").replace("= ", "=").replace(",", " ")
    groups = [group.split("=") for group in joined.split()]
    if not all(number.isdecimal() for group in groups for number in group):
        return ()
    return tuple(tuple(map(int, group)) for group in groups)
