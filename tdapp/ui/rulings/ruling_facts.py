"""Everything that is known of one ruling or penalty."""

from collections.abc import Iterable
from dataclasses import dataclass

from tdapp.core.instant import Instant
from tdapp.shown.entry_facts import NameOf
from tdapp.shown.penalty_words import left_words, penalty_words
from tdapp.table.facts.rulings import RulingReviewed
from tdapp.table.state.penalties import Penalty
from tdapp.table.state.rulings import Ruling
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.spoken import voice
from tdapp.ui.rulings.ruling_rows import why_words
from tdapp.ui.rulings.ruling_texts import SaidBook
from tdapp.ui.rulings.ruling_words import kind_words, open_words, people_words, where_words
from tdapp.voice.voice import NONE


@dataclass(frozen=True, slots=True)
class Facts:
    """What it is, what was said or given, and what came of it."""

    head: str
    said: str
    after: str


def ruling_facts(state: Tournament, ruling: Ruling, name_of: NameOf, said: SaidBook) -> Facts:
    """What was ruled, when and by whom, what came of it, and what is still open."""
    given = ruling.given
    by_rule = voice().text("rulings", "rule {rule}", rule=given.rule) if given.rule else ""
    people = people_words(state, given.entries, name_of)
    about = (kind_words(given.kind), where_words(given), people, by_rule)
    head = _lines(_when(given.happened_us, given.level, said.staff(given.by)), _joined(about))
    reviews = [_review(review, said) for review in ruling.reviews]
    still = open_words(state.conditions.rules.disputes, ruling)
    return Facts(head, said.words(given), _lines(*reviews, _told(ruling, said), still))


def penalty_facts(
    state: Tournament, penalty: Penalty, name_of: NameOf, said: SaidBook, now: Instant
) -> Facts:
    """Who got what and when, why, and what of it is left."""
    given, saying = penalty.given, said.saying(penalty.given)
    when = _when(given.happened_us, given.level, None if saying is None else said.staff(saying.by))
    head = _lines(when, people_words(state, (given.entry,), name_of))
    what = _joined((penalty_words(voice(), given), left_words(voice(), state, penalty, now)))
    return Facts(head, what, why_words(penalty, said))


def _when(at_us: int | None, level: int, by: str | None) -> str:
    said = voice().text("rulings", "{time} in level {level}, by {who}")
    time = "" if at_us is None else f"{voice().day(at_us)} {voice().time(at_us)}"
    return said.format(time=time, level=level, who=by or NONE)


def _review(review: RulingReviewed, said: SaidBook) -> str:
    how = voice().text("rulings", "{time} upheld by {who}: {words}")
    if not review.upheld:
        how = voice().text("rulings", "{time} changed by {who}: {words}")
    return how.format(
        time=_time(review.happened_us), who=said.staff(review.by), words=said.words(review)
    )


def _told(ruling: Ruling, book: SaidBook) -> str:
    """When and by whom the right to complain was told."""
    if not ruling.told:
        return ""
    telling = ruling.telling or ruling.given
    said = voice().text("rulings", "{time} told of the right to complain by {who}")
    return said.format(time=_time(telling.happened_us), who=book.staff(telling.by))


def _time(at_us: int | None) -> str:
    return "" if at_us is None else voice().time(at_us)


def _lines(*lines: str) -> str:
    return "\n".join(line for line in lines if line)


def _joined(parts: Iterable[str]) -> str:
    return "; ".join(part for part in parts if part)
