"""What is asked and told at the door of a cash game: the player card, the expected wait."""

from tdapp.cash.table_sign import CashGame
from tdapp.cash.waiting.expecting import ExpectedWait, expected_wait
from tdapp.core.ids import PersonId
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm
from tdapp.ui.cash_floor.cash_in_view import CashInView
from tdapp.ui.desk.registry_at_hand import registry_of
from tdapp.ui.look.spoken import saying, voice

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


def wait_of(view: CashInView, game: CashGame, place: int) -> str:
    """The wait of who stands in a place, 0 being the next to join; empty where it is not known."""
    wait = _wait(view, game, place)
    return "" if wait is None else _range(wait)


def wait_told(view: CashInView, game: CashGame) -> str:
    """What is told to who wants to join a list: the wait, and its ground."""
    wait = _wait(view, game, 0)
    if wait is None:
        return ""
    range_, ground = _range(wait), _ground(wait)
    return say("Expected wait {range} ({ground}).", range=range_, ground=ground)


def _wait(view: CashInView, game: CashGame, place: int) -> ExpectedWait | None:
    place = place or len(view.state.lists.waiting_for(game)) + 1
    return expected_wait(view.state, game, place, view.now)


def _range(wait: ExpectedWait) -> str:
    """``20-40 min``."""
    if not wait.least:
        return voice().text("cash wait", "up to {most} min", most=wait.most)
    return voice().text("cash wait", "{least}–{most} min", least=wait.least, most=wait.most)


def _ground(wait: ExpectedWait) -> str:
    """From which seatings a wait was reckoned."""
    return voice().plural(
        "cash wait",
        "{n} player seated from the list in {minutes} min",
        "{n} players seated from the list in {minutes} min",
        wait.seated,
        minutes=wait.minutes,
    )
