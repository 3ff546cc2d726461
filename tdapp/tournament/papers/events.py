"""The fact that a paper was issued, with what it says and without a name."""

from tdapp.core.event import Event
from tdapp.tournament.papers.kinds import PaperKind


class PaperIssued(Event, frozen=True):
    """A paper left the printer or was filed; `number` counts the event's papers without gaps.

    `version` is that of what it shows. Line by line it says which entry it is about (`ids`, 0 for
    nobody yet), under which number (`numbers`: receipt, slip, place, or table times 100 and seat)
    and how many `cents`. A list of the whole field has no lines here: what it says follows from
    where it stands in the record.
    """

    fixed = "is_printed"

    number: int
    kind: PaperKind
    version: int = 1
    ids: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()
    cents: tuple[int, ...] = ()

    def papers(self) -> tuple[str, ...]:
        """The paper."""
        return (f"paper {self.number}",)
