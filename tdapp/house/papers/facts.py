"""The facts that a paper was issued, with what it says and without a name, and came out again."""

from tdapp.core.event import Event
from tdapp.core.letterhead import Letterhead
from tdapp.house.papers.kinds import PaperKind


class PaperIssued(Event, frozen=True):
    """A paper left the printer or was filed; `number` counts the event's papers without gaps.

    `version` is that of what it shows. Line by line it says which entry it is about (`ids`, 0 for
    nobody yet), under which number (`numbers`: receipt, slip, place, or table times 100 and seat)
    and how many `cents`. A list of the whole field has no lines here: what it says follows from
    where it stands in the record. It was headed by `letterhead`, or by the house as its rules name
    it.
    """

    v = 2
    fixed = "is_printed"

    number: int
    kind: PaperKind
    version: int = 1
    ids: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()
    cents: tuple[int, ...] = ()
    letterhead: Letterhead | None = None

    def papers(self) -> tuple[str, ...]:
        """The paper."""
        return (f"paper {self.number}",)


class PaperReprinted(Event, frozen=True):
    """A paper that is out was printed or filed again, marked as a copy.

    `kind` and `ids` are those that it was issued with: whose history this belongs to.
    """

    fixed = "is_printed"

    number: int
    kind: PaperKind
    ids: tuple[int, ...] = ()


class PaperSpoiled(Event, frozen=True):
    """A paper, or a `copy` of it, did not come out after all: the printer or the file failed."""

    fixed = "paper_spoiled"

    number: int
    kind: PaperKind
    ids: tuple[int, ...] = ()
    copy: bool = False


OF_PAPERS: tuple[type[Event], ...] = (PaperIssued, PaperReprinted, PaperSpoiled)
"""Every stream that numbers papers of its own lists these."""
