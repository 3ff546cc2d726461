"""What is asked of whoever is paid, where the payments of the day reach the house's limit."""

from typing import NamedTuple

from tdapp.core.ids import PersonId
from tdapp.desk.tills import Tills
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import words
from tdapp.ui.look.spoken import house_voice, saying

say = saying("paid details")


class DetailsNoted(NamedTuple):
    """Which details were noted; what was `typed` stands in the erasable note of the act alone."""

    details: tuple[str, ...] = ()
    typed: str | None = None


def note_details(tills: Tills, name: str, cents: int, *persons: PersonId) -> Flow[DetailsNoted]:
    """Ask for what the house wants noted before it pays so much more, and say why it does.

    Nothing is asked below the house's limit.
    """
    details = tills.details_wanted(cents, *persons)
    if not details:
        return DetailsNoted()
    listed, paid = ", ".join(details), tills.paid_today(*persons)
    text = say("At this amount the house needs more details of {name}: {details}.")
    if paid:
        text = say(
            "{name} was paid {paid} earlier today. At {total} in all the house needs more "
            "details: {details}."
        )
    money = house_voice().money
    asked = text.format(name=name, details=listed, paid=money(paid), total=money(paid + cents))
    return DetailsNoted(details, (yield from words(asked, say("Save"), say("Details, erasable"))))
