"""Every event template in each of the five houses, played as ``tdapp simulate`` plays it."""

from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace

from resources import names, read
from tdapp.bootstrap import rulebook
from tdapp.cli.selling_hours import SimulatedField
from tdapp.cli.whole_night import WholeNight
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN, Circumstances
from tdapp.rules.rulebook import Rulebook
from tdapp.rules.tournament_rules import ConditionsRule, Heading
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.templates.template import conditions_of, read_template
from tests.same_record.workplace import Workplace

HOUSES = ("star", "crown", "tasmania", "adelaide", "open")
CAME_LATER = frozenset(
    {
        *("heads-up-16", "heads-up-128-bronze", "us-lapc-2009-hu", "us-wsop-2008-e25-hu"),
        *("two-flights", "four-flights", "heats-and-final", "us-wsop-2024-shootout"),
        *("sit-and-go-9", "shot-clock-six", "side-pools"),
        "team-event",
        *("horse", "eight-game"),
        "us-tch-pko",
        *("eu-eureka3-sat-2013", "us-wsop-2020-mystery-bounty"),
    }
)
"""Templates that the kept records were made without."""
TEMPLATES = tuple(sorted({one.removesuffix(".toml") for one in names("events")} - CAME_LATER))
ENTRIES = 24
NOT_ALLOWED = (
    ("star", "canberra-teams-2010"),
    ("star", "us-wsop-2008-e28-rebuy"),
    ("tasmania", "us-tch-bounty"),
)
"""What a house's rulebook refuses: more of a price would be kept than is allowed there."""


@dataclass
class SameNight(WholeNight):
    """A night at a workplace, where each act gets a name, a moment and a seed of its own."""

    place: Workplace | None = None

    async def do(self, call: Call, with_: Circumstances = PLAIN) -> None:
        """One act by the director."""
        assert self.place is not None
        await self.place.perform(call, with_)


def conditions_in(house: str, template: str) -> Conditions:
    """A template under a house's rulebook; refused where that does not allow it."""
    fields = read_template(read("events", f"{template}.toml"))
    return as_then(conditions_of(fields, book_then(house)))


def book_then(house: str) -> Rulebook:
    """A rulebook of which conditions could let a person enter again where it has one entry only."""
    book = rulebook(house)
    entries = replace(book.tournament.entries, fixed=False)
    return replace(book, tournament=replace(book.tournament, entries=entries))


def as_then(conditions: Conditions) -> Conditions:
    """Under a rulebook that asks for headings alone, as when the records were kept.

    It has no wording for them, nothing that may be said, and nobody who is told first.
    """
    rules = conditions.rules
    book = rules.conditions
    must = book.must_say if any(one.always for one in book.must_say) else ()
    headings = tuple(Heading(rule=one.rule, heading=one.heading, always=one.always) for one in must)
    plain = ConditionsRule(rule=book.rule, prevail=book.prevail, must_say=headings)
    return replace(conditions, rules=replace(rules, conditions=plain))


def is_played(house: str, template: str) -> bool:
    """Whether a house's rulebook allows a template."""
    try:
        conditions_in(house, template)
    except Refusal:
        return False
    return True


def play_house(folder: Path, house: str) -> Workplace:
    """All that a house plays of the templates, one event after the other in one record."""
    place = Workplace(folder, house)
    for template in TEMPLATES:
        if is_played(house, template):
            place.run(_night(place, house, template).play())
    return place


def _night(place: Workplace, house: str, template: str) -> SameNight:
    conditions = conditions_in(house, template)
    return SameNight(
        place.parts,
        place.time,  # it stands still as the rehearsal's does
        StreamId(template),
        conditions,
        SimulatedField(max(ENTRIES, conditions.min_entries), None, house),
        place=place,
    )
