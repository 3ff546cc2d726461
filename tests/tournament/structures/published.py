"""The published events, with the field that came to each or could, and how long it was to last."""

from typing import NamedTuple

import resources
from tdapp.bootstrap import rulebook
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.structures.turnout import Turnout
from tdapp.tournament.templates.template import conditions_of, read_template

HOUR = 60


class PublishedEvent(NamedTuple):
    """A file, who came, and the minutes that it lasts; None as long as its own levels last.

    Where a sheet lists a few levels only, those after them rise too slowly to tell its hours: the
    days on which it was played do. Who came is `known` where it was published.
    """

    file: str
    turnout: Turnout
    minutes: int | None = None
    known: bool = False

    @property
    def conditions(self) -> Conditions:
        """What was published."""
        fields = read_template(resources.read("events", f"{self.file}.toml"))
        return conditions_of(fields, rulebook("open"))


PUBLISHED = (
    PublishedEvent("au-apt-gc-2019", Turnout(300, reentries=40)),
    PublishedEvent("au-canberra-thu-2018", Turnout(40)),
    PublishedEvent("au-star-2018-hr20k", Turnout(28), known=True),
    PublishedEvent("canberra-teams-2010", Turnout(60, rebuys=12)),
    PublishedEvent("canberra-teams-2010-no-rebuy-fee", Turnout(36, rebuys=4)),
    PublishedEvent("eu-eureka3-sat-2013", Turnout(53), known=True),
    PublishedEvent("us-borgata-2008-wpt", Turnout(516), 40 * HOUR, known=True),
    PublishedEvent("us-epic-2011-s3", Turnout(98), 24 * HOUR, known=True),
    PublishedEvent("us-tch-bounty", Turnout(60)),
    PublishedEvent("shot-clock-six", Turnout(60)),
    PublishedEvent("side-pools", Turnout(60)),
    PublishedEvent("sit-and-go-9", Turnout(9)),
    PublishedEvent("team-event", Turnout(60)),
    PublishedEvent("us-tch-pko", Turnout(60)),
    PublishedEvent("us-wpt-toc-2018", Turnout(80), known=True),
    PublishedEvent(
        "us-wsop-2008-e28-rebuy", Turnout(152, rebuys=350, addons=133), 24 * HOUR, known=True
    ),
    PublishedEvent("us-wsop-2012-onedrop", Turnout(48), 24 * HOUR, known=True),
    PublishedEvent("us-wsop-2020-mystery-bounty", Turnout(120)),
)
