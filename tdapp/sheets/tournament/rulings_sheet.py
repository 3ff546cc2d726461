"""The log of rulings and the penalties of an event on paper, to be signed page by page."""

from collections.abc import Callable, Iterator
from textwrap import wrap

from tdapp.core.event import Event
from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.sheet import Align, Sheet, SheetCell, SheetColumn, SheetFact, SheetRow, page_code
from tdapp.rules.ruling_rules import Authority, Outside, PenaltyKind, ReviewRule
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.table.facts.rulings import RulingGiven
from tdapp.table.rulings.ruling import Saying, rulings
from tdapp.table.state.penalties import Penalty
from tdapp.table.state.rulings import Ruling
from tdapp.voice.voice import Voice

SayingOf = Callable[[Event], Saying | None]
"""What was said with a ruling, a review or a penalty."""

A_ROW = 58
"""So many signs of a text stand in one row; a longer one goes on in the next."""


def rulings_log(papers: EventPapers, saying_of: SayingOf) -> list[Sheet]:
    """The rulings in the order of their numbers and the penalties; each only if there are any."""
    paper = _LogPaper(papers, saying_of)
    return [sheet for sheet in (paper.rulings(), paper.penalties()) if sheet.rows]


class _LogPaper:
    def __init__(self, papers: EventPapers, saying_of: SayingOf) -> None:
        self._papers = papers
        self._event = papers.event
        self._saying_of = saying_of
        self._voice = papers.voice

    def rulings(self) -> Sheet:
        rows = [row for one in rulings(self._event) for row in self._ruling(one)]
        disputes = self._event.conditions.rules.disputes
        title, way = self._voice.text("paper", "Rulings log"), _way(disputes, self._voice)
        return self._sheet(PaperKind.RULINGS, title, _rulings(self._voice), rows, tuple(way))

    def penalties(self) -> Sheet:
        known = self._event.penalties.by_number
        rows = [row for number in sorted(known) for row in self._penalty(known[number])]
        title = self._voice.text("paper", "Penalties")
        return self._sheet(PaperKind.PENALTIES, title, _penalties(self._voice), rows, ())

    def _sheet(
        self,
        kind: PaperKind,
        title: str,
        columns: tuple[SheetColumn, ...],
        rows: list[SheetRow],
        notes: tuple[SheetFact, ...],
    ) -> Sheet:
        text, imprint = self._voice.text, self._papers.imprint(kind)
        return Sheet(
            kind=kind.value,
            title=title,
            imprint=imprint,
            qr=page_code(imprint),
            columns=columns,
            rows=tuple(rows),
            notes=notes,
            signatures=(
                text("paper", "Tournament director"),
                text("paper", "Gaming manager"),
            ),
            posted_label=text("paper", "Issued"),
        )

    def _ruling(self, ruling: Ruling) -> Iterator[SheetRow]:
        """A row for the ruling, and one for each thing that came of it."""
        given, text = ruling.given, self._voice.text
        told = f" {_told(self._voice)}" if given.told_of_complaint else ""
        texts = _parts(self._words(given) + told)
        people = [self._who(entry) for entry in given.entries]
        for place in range(max(len(texts), len(people))):
            first = place == 0
            yield SheetRow(
                (
                    SheetCell(str(ruling.number) if first else "", strong=True),
                    SheetCell(self._time(given.happened_us) if first else ""),
                    SheetCell(_where(given, self._voice) if first else ""),
                    SheetCell(people[place] if place < len(people) else ""),
                    SheetCell(texts[place] if place < len(texts) else "", strong=True),
                    SheetCell(given.rule or "" if first else ""),
                    SheetCell(str(given.by) if first else ""),
                ),
                goes_on=not first,
            )
        for review in ruling.reviews:
            how = text("paper", "Upheld: {words}")
            if not review.upheld:
                how = text("paper", "Changed: {words}")
            came_of_it = how.format(words=self._words(review))
            yield from _after(came_of_it, review.by, self._time(review.happened_us))
        if ruling.telling is not None:
            told_at = self._time(ruling.telling.happened_us)
            yield from _after(_told(self._voice), ruling.telling.by, told_at)

    def _penalty(self, penalty: Penalty) -> Iterator[SheetRow]:
        given, saying = penalty.given, self._saying_of(penalty.given)
        after = ""
        if given.ruling is not None:
            after = self._voice.text("paper", "Ruling {number}. ", number=given.ruling)
        texts = _parts(f"{after}{self._words(given)}", A_ROW * 3 // 4)
        for place, text in enumerate(texts):
            first = place == 0
            yield SheetRow(
                (
                    SheetCell(str(given.number) if first else "", strong=True),
                    SheetCell(self._time(given.happened_us) if first else ""),
                    SheetCell(self._who(given.entry) if first else ""),
                    SheetCell(_penalty(penalty, self._voice) if first else "", strong=True),
                    SheetCell(_served(penalty, self._voice) if first else ""),
                    SheetCell(text),
                    SheetCell(str(saying.by) if first and saying is not None else ""),
                ),
                goes_on=not first,
            )

    def _words(self, fact: Event) -> str:
        saying = self._saying_of(fact)
        erased = self._voice.text("paper", "(text erased)")
        return erased if saying is None or saying.words is None else saying.words

    def _time(self, at_us: int | None) -> str:
        return "" if at_us is None else self._voice.moment(at_us)

    def _who(self, entry: int) -> str:
        """By name and entry; only by entry who is one no more."""
        known = self._event.entries.by_number.get(entry)
        return f"({entry})" if known is None else f"{self._papers.name(entry)} ({entry})"


def _after(text: str, by: str, at: str) -> Iterator[SheetRow]:
    """Rows under a ruling: what was said of it later, by whom and when."""
    for place, part in enumerate(_parts(text)):
        first = place == 0
        yield SheetRow(
            (
                SheetCell(),
                SheetCell(at if first else ""),
                SheetCell(),
                SheetCell(),
                SheetCell(part),
                SheetCell(),
                SheetCell(by if first else ""),
            ),
            goes_on=not first,
        )


def _parts(text: str, signs: int = A_ROW) -> list[str]:
    """A text in rows, none of its words lost."""
    return wrap(text, signs) or [""]


def _told(voice: Voice) -> str:
    return voice.text("paper", "Player told of the right to complain.")


def _where(given: RulingGiven, voice: Voice) -> str:
    text = voice.text
    table = text("paper", "table {table}", table=given.table) if given.table else ""
    hand = text("paper", "hand {hand}", hand=given.hand) if given.hand else ""
    return ", ".join(filter(None, (table, hand)))


def _penalty(penalty: Penalty, voice: Voice) -> str:
    given = penalty.given
    if given.kind is PenaltyKind.WARNING:
        return voice.text("paper", "Warning")
    return _counted(given.kind, given.amount, voice)


def _served(penalty: Penalty, voice: Voice) -> str:
    """What of it is over, in minutes or hands."""
    given = penalty.given
    if not given.due:
        return "\N{EN DASH}"
    minutes = given.kind is PenaltyKind.MINUTES
    due = _counted(PenaltyKind.MINUTES if minutes else PenaltyKind.HANDS, given.due, voice)
    return voice.text("paper", "{served} of {due}", served=penalty.served, due=due)


def _counted(kind: PenaltyKind, number: int, voice: Voice) -> str:
    """A number of what a penalty is counted in."""
    if kind is PenaltyKind.MINUTES:
        return voice.plural("paper", "1 minute", "{n} minutes", number)
    if kind is PenaltyKind.HANDS:
        return voice.plural("paper", "1 hand", "{n} hands", number)
    return voice.plural("paper", "1 round", "{n} rounds", number)


def _way(rule: ReviewRule, voice: Voice) -> Iterator[SheetFact]:
    """The way of a dispute in this house, by its rules."""
    text, then = voice.text, voice.text("paper", ", then ")
    steps = [f"{_authority(step.by, voice)} ({step.rule})" for step in rule.reviews]
    if steps:
        yield SheetFact(text("paper", "Review on request:"), f"{then.join(steps)}.")
    if rule.complaint is not None:
        whom = text("paper", "the inspectorate ({rule}).")
        if rule.complaint.to is Outside.INSPECTOR:
            whom = text("paper", "an inspector ({rule}).")
        if rule.complaint.in_writing:
            whom = text("paper", "{whom} Ask in writing.", whom=whom)
        yield SheetFact(text("paper", "Complaint:"), whom.format(rule=rule.complaint.rule))


def _authority(by: Authority, voice: Voice) -> str:
    text = voice.text
    words = {
        Authority.DEALER: text("paper", "dealer"),
        Authority.GAMING_SUPERVISOR: text("paper", "gaming supervisor"),
        Authority.CASINO_SUPERVISOR: text("paper", "casino supervisor"),
        Authority.TOURNAMENT_DIRECTOR: text("paper", "tournament director"),
        Authority.AREA_MANAGER: text("paper", "area manager"),
        Authority.ASSISTANT_CASINO_MANAGER: text("paper", "assistant casino manager"),
        Authority.MANAGEMENT: text("paper", "management"),
        Authority.HOUSE: text("paper", "house"),
    }
    return words[by]


def _rulings(voice: Voice) -> tuple[SheetColumn, ...]:
    text = voice.text
    return (
        SheetColumn(text("paper", "No."), 16, Align.RIGHT),
        SheetColumn(text("paper", "Time"), 52),
        SheetColumn(text("paper", "Table, hand"), 50),
        SheetColumn(text("paper", "Players"), 92),
        SheetColumn(text("paper", "Ruling, review"), 176),
        SheetColumn(text("paper", "Rule"), 38),
        SheetColumn(text("paper", "By"), 52),
    )


def _penalties(voice: Voice) -> tuple[SheetColumn, ...]:
    text = voice.text
    return (
        SheetColumn(text("paper", "No."), 16, Align.RIGHT),
        SheetColumn(text("paper", "Time"), 52),
        SheetColumn(text("paper", "Player"), 96),
        SheetColumn(text("paper", "Penalty"), 70),
        SheetColumn(text("paper", "Served"), 58),
        SheetColumn(text("paper", "Why"), 128),
        SheetColumn(text("paper", "By"), 52),
    )
