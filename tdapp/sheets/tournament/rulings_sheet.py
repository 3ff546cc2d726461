"""The log of rulings and the penalties of an event on paper, to be signed page by page."""

from collections.abc import Callable, Iterator
from textwrap import wrap

from tdapp.core.event import Event
from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.sheet import Align, Cell, Column, Fact, Row, Sheet, page_code
from tdapp.papers.voice import Voice
from tdapp.rules.penalty_rule import PenaltyKind
from tdapp.rules.review import Authority, Outside, ReviewRule
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.table.facts.rulings import RulingGiven
from tdapp.table.rulings.ruling import Saying, rulings
from tdapp.table.state.penalties import Penalty
from tdapp.table.state.rulings import Ruling
from tdapp.tournament.tournament import Tournament

SayingOf = Callable[[Event], Saying | None]
"""What was said with a ruling, a review or a penalty."""

A_ROW = 58
"""So many signs of a text stand in one row; a longer one goes on in the next."""


def rulings_log(papers: EventPapers, saying_of: SayingOf) -> list[Sheet]:
    """The rulings in the order of their numbers and the penalties; each only if there are any."""
    paper = _LogPaper(papers, saying_of)
    return [sheet for sheet in (paper.rulings(), paper.penalties()) if sheet.rows]


def said_facts(event: Tournament) -> list[Event]:
    """Everything with which something was said."""
    facts: list[Event] = [one.given for one in event.penalties.by_number.values()]
    for ruling in event.rulings.by_number.values():
        facts += [ruling.given, *ruling.reviews]
    return facts


class _LogPaper:
    def __init__(self, papers: EventPapers, saying_of: SayingOf) -> None:
        self._papers = papers
        self._event = papers.event
        self._saying_of = saying_of
        self._voice = papers.voice

    def rulings(self) -> Sheet:
        rows = [row for one in rulings(self._event) for row in self._ruling(one)]
        disputes = self._event.conditions.rules.disputes
        title, way = self._voice.translate("Paper", "Rulings log"), _way(disputes, self._voice)
        return self._sheet(PaperKind.RULINGS, title, _rulings(self._voice), rows, tuple(way))

    def penalties(self) -> Sheet:
        known = self._event.penalties.by_number
        rows = [row for number in sorted(known) for row in self._penalty(known[number])]
        title = self._voice.translate("Paper", "Penalties")
        return self._sheet(PaperKind.PENALTIES, title, _penalties(self._voice), rows, ())

    def _sheet(
        self,
        kind: PaperKind,
        title: str,
        columns: tuple[Column, ...],
        rows: list[Row],
        notes: tuple[Fact, ...],
    ) -> Sheet:
        translate, imprint = self._voice.translate, self._papers.imprint(kind)
        return Sheet(
            kind=kind.value,
            title=title,
            imprint=imprint,
            qr=page_code(imprint),
            columns=columns,
            rows=tuple(rows),
            notes=notes,
            signatures=(
                translate("Paper", "Tournament director"),
                translate("Paper", "Gaming manager"),
            ),
            posted_label=translate("Paper", "Issued"),
        )

    def _ruling(self, ruling: Ruling) -> Iterator[Row]:
        """A row for the ruling, and one for each thing that came of it."""
        given, translate = ruling.given, self._voice.translate
        told = f" {_told(self._voice)}" if given.told_of_complaint else ""
        texts = _parts(self._words(given) + told)
        people = [self._who(entry) for entry in given.entries]
        for place in range(max(len(texts), len(people))):
            first = place == 0
            yield Row(
                (
                    Cell(str(ruling.number) if first else "", strong=True),
                    Cell(self._time(given.happened_us) if first else ""),
                    Cell(_where(given, self._voice) if first else ""),
                    Cell(people[place] if place < len(people) else ""),
                    Cell(texts[place] if place < len(texts) else "", strong=True),
                    Cell(given.rule or "" if first else ""),
                    Cell(str(given.by) if first else ""),
                ),
                goes_on=not first,
            )
        for review in ruling.reviews:
            how = translate("Paper", "Upheld: {words}")
            if not review.upheld:
                how = translate("Paper", "Changed: {words}")
            text = how.format(words=self._words(review))
            yield from _after(text, review.by, self._time(review.happened_us))
        if ruling.telling is not None:
            told_at = self._time(ruling.telling.happened_us)
            yield from _after(_told(self._voice), ruling.telling.by, told_at)

    def _penalty(self, penalty: Penalty) -> Iterator[Row]:
        given, saying = penalty.given, self._saying_of(penalty.given)
        after = ""
        if given.ruling is not None:
            after = self._voice.translate("Paper", "Ruling {number}. ").format(number=given.ruling)
        texts = _parts(f"{after}{self._words(given)}", A_ROW * 3 // 4)
        for place, text in enumerate(texts):
            first = place == 0
            yield Row(
                (
                    Cell(str(given.number) if first else "", strong=True),
                    Cell(self._time(given.happened_us) if first else ""),
                    Cell(self._who(given.entry) if first else ""),
                    Cell(_penalty(penalty, self._voice) if first else "", strong=True),
                    Cell(_served(penalty, self._voice) if first else ""),
                    Cell(text),
                    Cell(str(saying.by) if first and saying is not None else ""),
                ),
                goes_on=not first,
            )

    def _words(self, fact: Event) -> str:
        saying = self._saying_of(fact)
        erased = self._voice.translate("Paper", "(words erased)")
        return erased if saying is None or saying.words is None else saying.words

    def _time(self, at_us: int | None) -> str:
        return "" if at_us is None else self._voice.moment(at_us)

    def _who(self, entry: int) -> str:
        """By name and entry; only by entry who is one no more."""
        known = self._event.entries.by_number.get(entry)
        return f"({entry})" if known is None else f"{self._papers.name(entry)} ({entry})"


def _after(text: str, by: str, at: str) -> Iterator[Row]:
    """Rows under a ruling: what was said of it later, by whom and when."""
    for place, part in enumerate(_parts(text)):
        first = place == 0
        yield Row(
            (
                Cell(),
                Cell(at if first else ""),
                Cell(),
                Cell(),
                Cell(part),
                Cell(),
                Cell(by if first else ""),
            ),
            goes_on=not first,
        )


def _parts(text: str, signs: int = A_ROW) -> list[str]:
    """A text in rows, none of its words lost."""
    return wrap(text, signs) or [""]


def _told(voice: Voice) -> str:
    return voice.translate("Paper", "Told of the right to complain.")


def _where(given: RulingGiven, voice: Voice) -> str:
    translate = voice.translate
    table = translate("Paper", "table {table}").format(table=given.table) if given.table else ""
    hand = translate("Paper", "hand {hand}").format(hand=given.hand) if given.hand else ""
    return ", ".join(filter(None, (table, hand)))


def _penalty(penalty: Penalty, voice: Voice) -> str:
    given = penalty.given
    if given.kind is PenaltyKind.WARNING:
        return voice.translate("Paper", "Warning")
    one, many = _units(given.kind, voice)
    return voice.counted(given.amount, one, many)


def _served(penalty: Penalty, voice: Voice) -> str:
    """What of it is over, in minutes or hands."""
    given = penalty.given
    if not given.due:
        return "\N{EN DASH}"
    minutes = given.kind is PenaltyKind.MINUTES
    one, many = _units(PenaltyKind.MINUTES if minutes else PenaltyKind.HANDS, voice)
    said = voice.translate("Paper", "{served} of {due}")
    return said.format(served=penalty.served, due=voice.counted(given.due, one, many))


def _units(kind: PenaltyKind, voice: Voice) -> tuple[str, str]:
    """One and many of what a penalty is counted in."""
    translate = voice.translate
    if kind is PenaltyKind.MINUTES:
        return translate("Paper", "1 minute"), translate("Paper", "{n} minutes")
    if kind is PenaltyKind.HANDS:
        return translate("Paper", "1 hand"), translate("Paper", "{n} hands")
    return translate("Paper", "1 round"), translate("Paper", "{n} rounds")


def _way(rule: ReviewRule, voice: Voice) -> Iterator[Fact]:
    """The way of a dispute in this house, by its rules."""
    translate, then = voice.translate, voice.translate("Paper", ", then ")
    steps = [f"{_authority(step.by, voice)} ({step.rule})" for step in rule.reviews]
    if steps:
        yield Fact(translate("Paper", "Review, if asked for:"), f"{then.join(steps)}.")
    if rule.complaint is not None:
        whom = translate("Paper", "the inspectorate ({rule}).")
        if rule.complaint.to is Outside.INSPECTOR:
            whom = translate("Paper", "an inspector ({rule}).")
        if rule.complaint.in_writing:
            whom = translate("Paper", "{whom} It is asked for in writing.").format(whom=whom)
        yield Fact(translate("Paper", "Complaint:"), whom.format(rule=rule.complaint.rule))


def _authority(by: Authority, voice: Voice) -> str:
    translate = voice.translate
    words = {
        Authority.DEALER: translate("Paper", "dealer"),
        Authority.GAMING_SUPERVISOR: translate("Paper", "gaming supervisor"),
        Authority.CASINO_SUPERVISOR: translate("Paper", "casino supervisor"),
        Authority.TOURNAMENT_DIRECTOR: translate("Paper", "tournament director"),
        Authority.AREA_MANAGER: translate("Paper", "area manager"),
        Authority.MANAGEMENT: translate("Paper", "management"),
        Authority.HOUSE: translate("Paper", "house"),
    }
    return words[by]


def _rulings(voice: Voice) -> tuple[Column, ...]:
    translate = voice.translate
    return (
        Column(translate("Paper", "No"), 16, Align.RIGHT),
        Column(translate("Paper", "Time"), 52),
        Column(translate("Paper", "Table, hand"), 50),
        Column(translate("Paper", "Concerns"), 92),
        Column(translate("Paper", "Ruling, review"), 176),
        Column(translate("Paper", "Rule"), 38),
        Column(translate("Paper", "By"), 52),
    )


def _penalties(voice: Voice) -> tuple[Column, ...]:
    translate = voice.translate
    return (
        Column(translate("Paper", "No"), 16, Align.RIGHT),
        Column(translate("Paper", "Time"), 52),
        Column(translate("Paper", "Player"), 96),
        Column(translate("Paper", "Penalty"), 70),
        Column(translate("Paper", "Served"), 58),
        Column(translate("Paper", "Why"), 128),
        Column(translate("Paper", "By"), 52),
    )
