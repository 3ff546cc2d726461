"""The log of rulings and the penalties of an event on paper, to be signed page by page."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from textwrap import wrap

from tdapp.core.event import Event
from tdapp.papers.event_sheets import EventPapers
from tdapp.papers.sheet import Align, Cell, Column, Fact, Row, Sheet, page_code
from tdapp.rules.penalty_rule import PenaltyKind
from tdapp.rules.review import Outside, ReviewRule
from tdapp.tournament.papers.kinds import PaperKind
from tdapp.tournament.penalties.book import Penalty
from tdapp.tournament.rulings.events import RulingGiven
from tdapp.tournament.rulings.log import Ruling
from tdapp.tournament.rulings.ruling import rulings
from tdapp.tournament.rulings.saying import Saying

SayingOf = Callable[[Event], Saying | None]
"""What was said with a ruling, a review or a penalty."""

SIGNATURES = ("Tournament director", "Gaming manager")
ERASED = "(words erased)"
TOLD = "Told of the right to complain."
A_ROW = 58
"""So many signs of a text stand in one row; a longer one goes on in the next."""

RULINGS = (
    Column("No", 16, Align.RIGHT),
    Column("Time, UTC", 52),
    Column("Table, hand", 50),
    Column("Concerns", 92),
    Column("Ruling, review", 176),
    Column("Rule", 38),
    Column("By", 52),
)
PENALTIES = (
    Column("No", 16, Align.RIGHT),
    Column("Time, UTC", 52),
    Column("Player", 96),
    Column("Penalty", 70),
    Column("Served", 58),
    Column("Why", 128),
    Column("By", 52),
)


def rulings_log(papers: EventPapers, saying_of: SayingOf) -> list[Sheet]:
    """The rulings in the order of their numbers and the penalties; each only if there are any."""
    paper = _LogPaper(papers, saying_of)
    return [sheet for sheet in (paper.rulings(), paper.penalties()) if sheet.rows]


class _LogPaper:
    def __init__(self, papers: EventPapers, saying_of: SayingOf) -> None:
        self._papers = papers
        self._event = papers.event
        self._saying_of = saying_of

    def rulings(self) -> Sheet:
        rows = [row for one in rulings(self._event) for row in self._ruling(one)]
        disputes = self._event.conditions.rules.disputes
        return self._sheet(PaperKind.RULINGS, "Rulings log", RULINGS, rows, tuple(_way(disputes)))

    def penalties(self) -> Sheet:
        known = self._event.penalties.by_number
        rows = [row for number in sorted(known) for row in self._penalty(known[number])]
        return self._sheet(PaperKind.PENALTIES, "Penalties", PENALTIES, rows, ())

    def _sheet(
        self,
        kind: PaperKind,
        title: str,
        columns: tuple[Column, ...],
        rows: list[Row],
        notes: tuple[Fact, ...],
    ) -> Sheet:
        papers = self._papers
        imprint = papers.imprint(kind)
        return Sheet(
            kind=title.lower().replace(" ", "_"),
            title=title,
            imprint=imprint,
            qr=page_code(imprint),
            columns=columns,
            rows=tuple(rows),
            notes=notes,
            signatures=SIGNATURES,
            posted_label="Issued",
        )

    def _ruling(self, ruling: Ruling) -> Iterator[Row]:
        """A row for the ruling, and one for each thing that came of it."""
        given = ruling.given
        told = f" {TOLD}" if given.told_of_complaint else ""
        texts = _parts(self._words(given) + told)
        people = [self._who(entry) for entry in given.entries]
        for place in range(max(len(texts), len(people))):
            first = place == 0
            yield Row(
                (
                    Cell(str(ruling.number) if first else "", strong=True),
                    Cell(_time(given.happened_us) if first else ""),
                    Cell(_where(given) if first else ""),
                    Cell(people[place] if place < len(people) else ""),
                    Cell(texts[place] if place < len(texts) else "", strong=True),
                    Cell(given.rule or "" if first else ""),
                    Cell(str(given.by) if first else ""),
                )
            )
        for review in ruling.reviews:
            how = "Upheld" if review.upheld else "Changed"
            yield from _after(f"{how}: {self._words(review)}", review.by, review.happened_us)
        if ruling.telling is not None:
            yield from _after(TOLD, ruling.telling.by, ruling.telling.happened_us)

    def _penalty(self, penalty: Penalty) -> Iterator[Row]:
        given, saying = penalty.given, self._saying_of(penalty.given)
        after = "" if given.ruling is None else f"Ruling {given.ruling}. "
        texts = _parts(f"{after}{self._words(given)}", A_ROW * 3 // 4)
        for place, text in enumerate(texts):
            first = place == 0
            yield Row(
                (
                    Cell(str(given.number) if first else "", strong=True),
                    Cell(_time(given.happened_us) if first else ""),
                    Cell(self._who(given.entry) if first else ""),
                    Cell(_penalty(penalty) if first else "", strong=True),
                    Cell(_served(penalty) if first else ""),
                    Cell(text),
                    Cell(str(saying.by) if first and saying is not None else ""),
                )
            )

    def _words(self, fact: Event) -> str:
        saying = self._saying_of(fact)
        return ERASED if saying is None or saying.words is None else saying.words

    def _who(self, entry: int) -> str:
        """By name and entry; only by entry who is one no more."""
        known = self._event.entries.by_number.get(entry)
        return f"({entry})" if known is None else f"{self._papers.name(entry)} ({entry})"


def _after(text: str, by: str, at_us: int | None) -> Iterator[Row]:
    """Rows under a ruling: what was said of it later, by whom and when."""
    for place, part in enumerate(_parts(text)):
        first = place == 0
        yield Row(
            (
                Cell(),
                Cell(_time(at_us) if first else ""),
                Cell(),
                Cell(),
                Cell(part),
                Cell(),
                Cell(by if first else ""),
            )
        )


def _parts(text: str, signs: int = A_ROW) -> list[str]:
    """A text in rows, none of its words lost."""
    return wrap(text, signs) or [""]


def _time(at_us: int | None) -> str:
    if at_us is None:
        return ""
    return datetime.fromtimestamp(at_us // 1_000_000, UTC).strftime("%d %b %H:%M")


def _where(given: RulingGiven) -> str:
    told = (given.table and f"table {given.table}", given.hand and f"hand {given.hand}")
    return ", ".join(one for one in told if one)


def _penalty(penalty: Penalty) -> str:
    given = penalty.given
    if given.kind is PenaltyKind.WARNING:
        return "Warning"
    words = given.kind.value if given.amount > 1 else given.kind.value.removesuffix("s")
    return f"{given.amount} {words}"


def _served(penalty: Penalty) -> str:
    """What of it is over, in minutes or hands."""
    given = penalty.given
    if not given.due:
        return "\N{EN DASH}"
    unit = "minutes" if given.kind is PenaltyKind.MINUTES else "hands"
    return f"{penalty.served} of {given.due} {unit}"


def _way(rule: ReviewRule) -> Iterator[Fact]:
    """The way of a dispute in this house, by its rules."""
    steps = [f"{step.by.value.replace('_', ' ')} ({step.rule})" for step in rule.reviews]
    if steps:
        yield Fact("Review, if asked for:", f"{', then '.join(steps)}.")
    if rule.complaint is not None:
        whom = "an inspector" if rule.complaint.to is Outside.INSPECTOR else "the inspectorate"
        how = ", asked for in writing" if rule.complaint.in_writing else ""
        yield Fact("Complaint:", f"{whom}{how} ({rule.complaint.rule}).")
