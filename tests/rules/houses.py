"""The published demo event, held under the rules of one house or another."""

from datetime import date
from typing import Any

import resources
from tdapp.bootstrap import rulebook
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.templates.template import conditions_of, read_template

BOOKS = {
    "STAR": "star", "CROWN": "crown", "TAS": "tasmania", "ADELAIDE": "adelaide", "OPEN": "open",
}  # fmt: skip

SAID = {
    "start": {"day": date(2026, 9, 23), "at": "10:00", "zone": "Australia/Sydney"},
    "refunds": {"withdrawal": ["pool"], "before_start": True},
    "substitutes": False,
    "attendance": {"absent_posts": True},
    "terms": {"location": "Poker room", "payment": "cash at the cage"},
}
"""What the fields of an event file say for every heading of STAR and CROWN."""


def held_under(house: str, **changes: Any) -> Conditions:
    """The demo event under a house's rulebook, with some of its fields changed."""
    fields = read_template(resources.read("events", "canberra-teams-2010-no-rebuy-fee.toml"))
    return conditions_of({**fields, **changes}, rulebook(BOOKS[house]))


def with_rebuys(**changes: Any) -> dict[str, Any]:
    """The demo event's re-buys, some of their fields changed."""
    fields = read_template(resources.read("events", "canberra-teams-2010-no-rebuy-fee.toml"))
    return {**fields["rebuy"], **changes}


def with_entry(**changes: Any) -> dict[str, Any]:
    """The demo event's entry, some of its fields changed."""
    fields = read_template(resources.read("events", "canberra-teams-2010-no-rebuy-fee.toml"))
    return {**fields["entry"], **changes}
