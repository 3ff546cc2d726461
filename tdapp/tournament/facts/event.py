"""The facts of an event as a whole."""

import msgspec

from tdapp.core.event import ActKind, Event, ReportRow, Touched
from tdapp.core.house_files import HouseHashes
from tdapp.core.ids import PersonId, StaffId
from tdapp.house.notice_events import How
from tdapp.rules.tournament_rules import TournamentRules
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.planned_start import PlannedStart


class HouseAdopted(Event, frozen=True):
    """The house's files that hold from now on, by their hashes; the record keeps their texts.

    `rules` are those of tournaments in them, where they take the place of the announced ones.
    """

    v = 7
    act_kind = ActKind.EVENT

    version: HouseHashes
    rules: TournamentRules | None = None

    def files(self) -> tuple[str, ...]:
        """The three files."""
        return self.version.all


class TournamentAnnounced(Event, frozen=True):
    """The event with its conditions; its stream begins with this."""

    v = 18
    act_kind = ActKind.EVENT
    ground = "event_announced"

    conditions: Conditions

    def rows(self) -> tuple[ReportRow, ...]:
        """The event in the list of events."""
        return (ReportRow("rd_event", {"title": self.conditions.title, "state": "announced"}),)


class StartMoved(Event, frozen=True):
    """The event is planned to begin at another time than was published; `old` None: none was."""

    binding = True
    act_kind = ActKind.EVENT
    ground = "start_moved"

    old: PlannedStart | None
    new: PlannedStart


class PlayEnded(Event, frozen=True):
    """Play is over by the conditions; `groups` are all who are left, best place first.

    Those of a group share its places.
    """

    binding = True
    act_kind = ActKind.EVENT

    groups: tuple[tuple[int, ...], ...]

    def touches(self) -> Touched:
        """All who are left."""
        return Touched(tuple(entry for group in self.groups for entry in group))


class TournamentFinished(Event, frozen=True):
    """Play is over and every prize is paid; `winner` is an entry number.

    `others` share the first place with it.
    """

    v = 2
    fixed = "is_finished"
    act_kind = ActKind.EVENT

    winner: int
    others: tuple[int, ...] = ()

    def touches(self) -> Touched:
        """The winner, or all of them."""
        return Touched((self.winner, *self.others))


class TournamentCancelled(Event, frozen=True):
    """The event is not held to its end; everybody's money went back in the same act.

    Once it was `under_way`, in play or with its prizes posted, two people sign.
    """

    v = 2
    fixed = "is_cancelled"
    act_kind = ActKind.EVENT
    ground = "event_cancelled"

    title: str
    under_way: bool = False

    def by_two(self) -> bool:
        """An event under way is cancelled by two people."""
        return self.under_way

    def rows(self) -> tuple[ReportRow, ...]:
        """The event in the list of events."""
        return (ReportRow("rd_event", {"title": self.title, "state": "cancelled"}),)


class TermsClause(msgspec.Struct, frozen=True, array_like=True):
    """A clause as it was published: its rule and heading, its words, and what filled them.

    `filled` are fields of the event file with their values as the file writes them, in JSON.
    """

    rule: str
    heading: str
    words: str
    filled: tuple[tuple[str, str], ...] = ()


class TermsPublished(Event, frozen=True):
    """The conditions were published, `by` a member of staff at `at_us` (UTC)."""

    act_kind = ActKind.NOTICES
    ground = "terms_changed"

    version: int
    clauses: tuple[TermsClause, ...]
    by: StaffId
    at_us: int


class TermsTold(Event, frozen=True):
    """Someone was told of the conditions, as a rule of the house wants, such as an inspectorate."""

    act_kind = ActKind.NOTICES

    rule: str
    to: str
    how: How
    by: StaffId
    at_us: int


class TermsAgreed(Event, frozen=True):
    """A person did what the conditions want of an entrant: signed them, or showed a member's card.

    `version` is the newest that was published then, 0 for none.
    """

    act_kind = ActKind.SALES
    weight = -1

    person: PersonId
    version: int

    def touches(self) -> Touched:
        """The person."""
        return Touched(persons=(self.person,))
