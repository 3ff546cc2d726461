"""Issuing papers of an event, and whether one that is out still says what is right."""

from collections.abc import Mapping, Sequence

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.house.papers import issuing
from tdapp.house.papers.issued import PaperIssued
from tdapp.house.papers.kinds import FOR_MONEY, Letterhead, PaperKind
from tdapp.tournament.papers.contents import contents
from tdapp.tournament.tournament import Tournament

LOOKED_AT, FEW = 200, 200


def issue_paper(
    tournament: Tournament,
    kind: PaperKind,
    about: Sequence[int] = (),
    letterhead: Letterhead | None = None,
) -> list[Event]:
    """Give a paper its number and keep what it says; `about` names the entries that it is of.

    Move slips are named by their own numbers. Refuses as `contents` does.
    """
    said = contents(tournament, kind, about)
    return issuing.issue(tournament.papers, kind, said, letterhead)


def out_already(tournament: Tournament, kind: PaperKind, about: Sequence[int]) -> Mapping[int, int]:
    """Whose receipt or slip, as it is right now, came out before, each on which paper.

    Empty for papers of other kinds. Refuses as `contents` does.
    """
    if kind not in FOR_MONEY:
        return {}
    return issuing.out_already(tournament.papers, kind, contents(tournament, kind, about).lines)


def is_right(tournament: Tournament, paper: PaperIssued) -> bool:
    """Whether each line of a paper still holds and no other version took its place.

    An undo that changes what it says makes it void without a word of its own; one that never came
    out is void too.
    """
    try:
        now = contents(tournament, paper.kind, issuing.about_of(paper))
    except Refusal:
        return False
    return issuing.holds(tournament.papers, paper, now)


def turned(before: Tournament, after: Tournament) -> list[int]:
    """The papers that are right in one of two states of an event and void in the other.

    Looks at the newest ones, and not at those of a whole field: it must cost little.
    """
    papers = before.papers.by_number
    newest = range(before.papers.last, max(0, before.papers.last - LOOKED_AT), -1)
    few = (papers[number] for number in newest if len(papers[number].ids) <= FEW)
    found = [one.number for one in few if is_right(before, one) != is_right(after, one)]
    return sorted(found)
