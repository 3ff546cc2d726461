"""The open matters of the house when another director takes over."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from tdapp.core.ids import StreamId
from tdapp.desk.desk import Desk
from tdapp.house.house import House


@dataclass(frozen=True, slots=True)
class OpenMatters:
    """The titles of the events in progress, and how many of each thing `waits`.

    In events as their rooms name them: ``held`` tables, ``pending`` exits, ``slips`` of prizes; in
    cash games what `CashAnswers` names; in the house ``notices`` to be given and open ``drawers``.
    """

    events: tuple[str, ...]
    waits: Mapping[str, int]


def open_matters(desk: Desk, house: StreamId) -> OpenMatters:
    """The open matters as this station knows them; no event is walked through."""
    found: House = desk.state(house)
    asked = [(one.answers, desk.state(one.id)) for one in desk.events()]
    waits = Counter[str]()
    for answers, state in asked:
        waits.update(answers.open_matters(state))
    waits["notices"] = len(found.notices.open())
    waits["drawers"] = sum(one.closed_us is None for one in found.cage.sessions.values())
    titles = (answers.title(state) for answers, state in asked if answers.is_on(state))
    return OpenMatters(tuple(filter(None, titles)), waits)


def slips_waiting(desk: Desk) -> int:
    """How many slips are out for prizes that wait."""
    asked = ((one.answers, desk.state(one.id)) for one in desk.events())
    return sum(answers.open_matters(state).get("slips", 0) for answers, state in asked)
