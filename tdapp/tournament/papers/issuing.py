"""Issuing papers, and whether one that is out still says what is right."""

from collections.abc import Iterator, Mapping, Sequence

from tdapp.core.event import Event
from tdapp.core.letterhead import Letterhead
from tdapp.core.refusal import Refusal
from tdapp.house.papers.facts import PaperIssued, PaperReprinted, PaperSpoiled
from tdapp.house.papers.kinds import (
    FOR_MONEY,
    NAMED_BY_NUMBERS,
    NUMBERED_BY_THEMSELVES,
    PaperKind,
)
from tdapp.tournament.papers.contents import Line, contents
from tdapp.tournament.tournament import Tournament

LOOKED_AT, FEW = 200, 200
CARDS = frozenset({PaperKind.SEAT_CARD, PaperKind.SEAT_CARDS})


def issue_paper(
    tournament: Tournament,
    kind: PaperKind,
    about: Sequence[int] = (),
    letterhead: Letterhead | None = None,
) -> list[Event]:
    """Give a paper its number and keep what it says; `about` names the entries that it is of.

    Move slips are named by their own numbers.
    Refuses as `contents` does.
    """
    said = contents(tournament, kind, about)
    return [
        PaperIssued(
            tournament.papers.last + 1,
            kind,
            said.version,
            tuple(line.entry for line in said.lines),
            tuple(line.number for line in said.lines),
            tuple(line.cents for line in said.lines),
            letterhead,
        )
    ]


def reprint(tournament: Tournament, number: int, about: Sequence[int] = ()) -> list[Event]:
    """Print or file a paper again, or what it says `about` some, as a copy.

    Refuses ``no_such_paper`` and ``paper_spoiled``.
    """
    paper = came_out(tournament, number)
    if not set(about) <= set(paper.ids):
        raise Refusal("no_such_paper", number=number)
    return [PaperReprinted(number, paper.kind, tuple(about) or paper.ids)]


def spoil(tournament: Tournament, number: int, *, copy: bool) -> list[Event]:
    """Note that a paper, or a copy of it, did not come out; refuses as `reprint` does."""
    paper = came_out(tournament, number)
    return [PaperSpoiled(number, paper.kind, paper.ids, copy)]


def came_out(tournament: Tournament, number: int) -> PaperIssued:
    """A paper that can be copied; refuses ``no_such_paper`` and ``paper_spoiled``."""
    paper = issued(tournament, number)
    if number in tournament.papers.spoiled:
        raise Refusal("paper_spoiled")
    return paper


def out_already(tournament: Tournament, kind: PaperKind, about: Sequence[int]) -> Mapping[int, int]:
    """Whose receipt or slip, as it is right now, came out before, each on which paper.

    Empty for papers of other kinds. Refuses as `contents` does.
    """
    if kind not in FOR_MONEY:
        return {}
    papers, found = tournament.papers, dict[int, int]()
    says, fresh = dict[int, frozenset[Line]](), set[int]()
    for line in contents(tournament, kind, about).lines:
        number = papers.for_money.get((kind, line.number), 0)
        if number and number not in says:
            says[number] = frozenset(lines_of(papers.by_number[number]))
        if line in says.get(number, ()):
            found[line.entry] = max(number, found.get(line.entry, 0))
        else:
            fresh.add(line.entry)
    return {entry: number for entry, number in found.items() if entry not in fresh}


def issued(tournament: Tournament, number: int) -> PaperIssued:
    """A paper by its number; refuses ``no_such_paper``."""
    found = tournament.papers.by_number.get(number)
    if found is None:
        raise Refusal("no_such_paper", number=number)
    return found


def issued_with(tournament: Tournament, kind: PaperKind, own: int) -> PaperIssued:
    """The newest paper that bears the number of a receipt or slip, or the card of an entry.

    Other kinds bear the paper's own number. Refuses ``no_such_paper``.
    """
    if kind not in NUMBERED_BY_THEMSELVES:
        return issued(tournament, own)
    kinds = CARDS if kind in CARDS else {kind}
    papers = tournament.papers.by_number
    for number in sorted(papers, reverse=True):
        paper, spoiled = papers[number], number in tournament.papers.spoiled
        if (
            not spoiled
            and paper.kind in kinds
            and own in (paper.ids if kind in CARDS else paper.numbers)
        ):
            return paper
    raise Refusal("no_such_paper", number=own)


def lines_of(paper: PaperIssued) -> Iterator[Line]:
    """What it says, line by line."""
    for entry, number, cents in zip(paper.ids, paper.numbers, paper.cents, strict=True):
        yield Line(entry, number, cents)


def about_of(paper: PaperIssued) -> tuple[int, ...]:
    """Whom, or what, it was issued of: what it takes to make it again."""
    if paper.kind in NAMED_BY_NUMBERS:
        return paper.numbers
    return tuple(dict.fromkeys(one for one in paper.ids if one))


def is_right(tournament: Tournament, paper: PaperIssued) -> bool:
    """Whether each line of a paper still holds and no other version took its place.

    An undo that changes what it says makes it void without a word of its own; one that never came
    out is void too.
    """
    if paper.number in tournament.papers.spoiled:
        return False
    try:
        now = contents(tournament, paper.kind, about_of(paper))
    except Refusal:
        return False
    return now.version == paper.version and set(lines_of(paper)) <= set(now.lines)


def turned(before: Tournament, after: Tournament) -> list[int]:
    """The papers that are right in one of two states of an event and void in the other.

    Looks at the newest ones, and not at those of a whole field: it must cost little.
    """
    papers = before.papers.by_number
    newest = range(before.papers.last, max(0, before.papers.last - LOOKED_AT), -1)
    few = (papers[number] for number in newest if len(papers[number].ids) <= FEW)
    found = [one.number for one in few if is_right(before, one) != is_right(after, one)]
    return sorted(found)
