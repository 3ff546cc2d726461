"""What is to be told of an event, the register, and what is noted by hand, as prepared rows."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from itertools import groupby

from tdapp.calls.house.notice_duties import NoticeStatus, Stand
from tdapp.core.refusal import Refusal
from tdapp.rules.notices import Ground, NoticeRule, NoticeRules, on
from tdapp.shown.cells import Cell, Loudness, Shape, Tone
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.lists.list_rows import Column, label, left, wide
from tdapp.ui.look.spoken import voice
from tdapp.ui.notices.notice_words import (
    NameOf,
    NameOfStaff,
    begun,
    due_words,
    ground_words,
    rule_when_words,
    stand_words,
)
from tdapp.ui.parts.parts import Parts


@dataclass(frozen=True, slots=True)
class Template:
    """Something that is noted by hand: one rule for each to whom it is told."""

    rules: NoticeRules

    @property
    def first(self) -> NoticeRule:
        return self.rules[0]

    @property
    def to(self) -> str:
        """All to whom it is told."""
        return ", ".join(one.to for one in self.rules)


def notices_of(parts: Parts, event: Tournament) -> NoticeRules:
    """What has to be reported of an event; nothing if its house is no longer known."""
    try:
        return parts.rules_of(event).rulebook.notices
    except Refusal:
        return ()


def by_hand(notices: NoticeRules) -> tuple[Template, ...]:
    """What of it is noted by hand, in the order of the book."""
    groups = groupby(on(notices, Ground.BY_HAND), key=lambda one: (one.rule, one.what))
    return tuple(Template(tuple(rules)) for _, rules in groups)


Now = Callable[[], int]
ORDER = (Stand.OVERDUE, Stand.OPEN, Stand.GIVEN, Stand.LAPSED)
FAR_US = 2**62
SHAPES = {
    Stand.OVERDUE: Shape.ATTENTION,
    Stand.OPEN: Shape.WAITING,
    Stand.GIVEN: Shape.DONE,
    Stand.LAPSED: Shape.GONE,
}
TONES = {
    Stand.OVERDUE: Tone.WAITS,
    Stand.OPEN: Tone.FACT,
    Stand.GIVEN: Tone.DONE,
    Stand.LAPSED: Tone.GONE,
}


def notice_columns(
    name_of: NameOf, staff: NameOfStaff, now: Now
) -> tuple[Column[NoticeStatus], ...]:
    """What, to whom, by when, rule, how it stands."""
    text = voice().text
    return (
        wide(text("notices", "What"), partial(_what, name_of)),
        left(text("notices", "To"), 206, lambda one: Cell(one.duty.to, tone=_quiet(one))),
        left(text("notices", "By when"), 190, partial(_due, now), 900),
        left(text("notices", "Rule"), 136, lambda one: label(one.duty.rule), 900),
        left(text("notices", "State"), 248, lambda one: _state(one, now(), staff)),
    )


def template_columns() -> tuple[Column[Template], ...]:
    """What, to whom, by when, rule."""
    text = voice().text
    return (
        wide(text("notices", "What"), lambda one: Cell(begun(one.first.what), shape=Shape.READY)),
        left(text("notices", "To"), 216, lambda one: one.to),
        left(text("notices", "By when"), 190, lambda one: label(rule_when_words(one.first)), 700),
        left(text("notices", "Rule"), 150, lambda one: label(one.first.rule)),
    )


def in_order(standings: Iterable[NoticeStatus]) -> list[NoticeStatus]:
    """Overdue ones first, then by when they are due; what was told comes after, newest first."""

    def place(one: NoticeStatus) -> tuple[int, int, str]:
        when = one.duty.due_us if one.duty.due_us is not None else FAR_US
        if one.given is not None:
            when = -one.given.at_us
        return ORDER.index(one.stand), when, one.duty.key

    return sorted(standings, key=place)


def _is_open(one: NoticeStatus) -> bool:
    """Whether it is still to be told."""
    return one.stand in {Stand.OVERDUE, Stand.OPEN}


def _quiet(one: NoticeStatus) -> Tone:
    return Tone.FACT if _is_open(one) else Tone.GONE


def _what(name_of: NameOf, one: NoticeStatus) -> Cell:
    duty, shape = one.duty, SHAPES[one.stand]
    about = ", ".join(part for part in (duty.title, ground_words(duty, name_of)) if part)
    strong = one.stand is Stand.OVERDUE
    return Cell(begun(duty.what), (), _quiet(one), shape, note=about, strong=strong)


def _due(now: Now, one: NoticeStatus) -> Cell:
    return label(due_words(one.duty, now()) if _is_open(one) else "")


def _state(one: NoticeStatus, now_us: int, staff: NameOfStaff) -> Cell:
    said = stand_words(one, now_us, staff)
    if one.stand is Stand.OVERDUE:
        return Cell(said, (), TONES[one.stand], loudness=Loudness.OUTLINED)
    return Cell(said, (), TONES[one.stand], SHAPES[one.stand])
