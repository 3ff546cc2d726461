"""Numbering papers, copying and spoiling them, and finding one that is out."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.house.papers.issued import PaperIssued, PaperReprinted, Papers, PaperSpoiled
from tdapp.house.papers.kinds import (
    NAMED_BY_NUMBERS,
    NUMBERED_BY_THEMSELVES,
    Letterhead,
    PaperKind,
)

CARDS = frozenset({PaperKind.SEAT_CARD, PaperKind.SEAT_CARDS})


@dataclass(frozen=True, slots=True)
class PaperLine:
    """One line: about which entry (0: nobody yet), under which number, how many cents."""

    entry: int
    number: int
    cents: int


@dataclass(frozen=True, slots=True)
class Contents:
    """The version of what is shown, and a line for everything that is stated of somebody."""

    version: int = 1
    lines: tuple[PaperLine, ...] = ()


def issue(
    papers: Papers, kind: PaperKind, said: Contents, letterhead: Letterhead | None = None
) -> list[Event]:
    """Give a paper the next number and keep what it says."""
    return [
        PaperIssued(
            papers.last + 1,
            kind,
            said.version,
            tuple(line.entry for line in said.lines),
            tuple(line.number for line in said.lines),
            tuple(line.cents for line in said.lines),
            letterhead,
        )
    ]


def reprint(papers: Papers, number: int, about: Sequence[int] = ()) -> list[Event]:
    """Print or file a paper again, or what it says `about` some, as a copy.

    Refuses ``no_such_paper`` and ``paper_spoiled``.
    """
    paper = came_out(papers, number)
    if not set(about) <= set(paper.ids):
        raise Refusal("no_such_paper", number=number)
    return [PaperReprinted(number, paper.kind, tuple(about) or paper.ids)]


def spoil(papers: Papers, number: int, *, copy: bool) -> list[Event]:
    """Note that a paper, or a copy of it, did not come out; refuses as `reprint` does."""
    paper = came_out(papers, number)
    return [PaperSpoiled(number, paper.kind, paper.ids, copy)]


def came_out(papers: Papers, number: int) -> PaperIssued:
    """A paper that can be copied; refuses ``no_such_paper`` and ``paper_spoiled``."""
    paper = issued(papers, number)
    if number in papers.spoiled:
        raise Refusal("paper_spoiled")
    return paper


def out_already(papers: Papers, kind: PaperKind, lines: Iterable[PaperLine]) -> Mapping[int, int]:
    """Whose receipt or slip, as these lines say it, came out before, each on which paper.

    Empty for papers of other kinds.
    """
    found, says, fresh = dict[int, int](), dict[int, frozenset[PaperLine]](), set[int]()
    for line in lines:
        number = papers.for_money.get((kind, line.number), 0)
        if number and number not in says:
            says[number] = frozenset(lines_of(papers.by_number[number]))
        if line in says.get(number, ()):
            found[line.entry] = max(number, found.get(line.entry, 0))
        else:
            fresh.add(line.entry)
    return {entry: number for entry, number in found.items() if entry not in fresh}


def issued(papers: Papers, number: int) -> PaperIssued:
    """A paper by its number; refuses ``no_such_paper``."""
    found = papers.by_number.get(number)
    if found is None:
        raise Refusal("no_such_paper", number=number)
    return found


def issued_with(papers: Papers, kind: PaperKind, own: int) -> PaperIssued:
    """The newest paper that bears the number of a receipt or slip, or the card of an entry.

    Other kinds bear the paper's own number. Refuses ``no_such_paper``.
    """
    if kind not in NUMBERED_BY_THEMSELVES:
        return issued(papers, own)
    kinds = CARDS if kind in CARDS else {kind}
    for number in sorted(papers.by_number, reverse=True):
        paper, spoiled = papers.by_number[number], number in papers.spoiled
        if (
            not spoiled
            and paper.kind in kinds
            and own in (paper.ids if kind in CARDS else paper.numbers)
        ):
            return paper
    raise Refusal("no_such_paper", number=own)


def lines_of(paper: PaperIssued) -> Iterator[PaperLine]:
    """What it says, line by line."""
    for entry, number, cents in zip(paper.ids, paper.numbers, paper.cents, strict=True):
        yield PaperLine(entry, number, cents)


def about_of(paper: PaperIssued) -> tuple[int, ...]:
    """Whom, or what, it was issued of: what it takes to make it again."""
    if paper.kind in NAMED_BY_NUMBERS:
        return paper.numbers
    return tuple(dict.fromkeys(one for one in paper.ids if one))


def holds(papers: Papers, paper: PaperIssued, now: Contents) -> bool:
    """Whether a paper came out, in this version, and each of its lines is still said."""
    if paper.number in papers.spoiled:
        return False
    return now.version == paper.version and set(lines_of(paper)) <= set(now.lines)
