"""What is asked at the door of a cash game."""

from tdapp.core.ids import PersonId
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm
from tdapp.ui.cash_floor.cash_in_view import CashInView
from tdapp.ui.desk.registry_at_hand import registry_of
from tdapp.ui.look.spoken import saying

say = saying("cash acts")


def needs_card(cash: CashInView, person: PersonId) -> str | None:
    """The rule by which somebody must show a player card, whose number is not known (STAR 7.1)."""
    known = registry_of(cash.work).people.person(person)
    return None if known is not None and known.card else cash.rules.play.cash.seats.card


def see_card(cash: CashInView, person: PersonId) -> Flow[None]:
    """Ask for the player card where the house wants one; without it nothing more is asked."""
    rule = needs_card(cash, person)
    if rule is not None:
        asked = say(
            "Rule {rule}: no one plays without a player card. Has {name} shown one?",
            rule=rule,
            name=cash.name(person),
        )
        yield from confirm(asked, say("Card seen"))
