"""The register and the list of what is noted by hand, as prepared rows."""

from collections.abc import Iterable, Sequence

from tdapp.calls.house.notice_duties import NoticeStatus, Stand
from tdapp.shown.cells import Cell, Loudness, Shape, Tone
from tdapp.ui.look.lists.list_rows import ListColumn, ListRow
from tdapp.ui.look.spoken import voice
from tdapp.ui.notices.books import Template
from tdapp.ui.notices.notice_words import (
    NameOf,
    NameOfStaff,
    begun,
    due_words,
    ground_words,
    rule_when_words,
    stand_words,
)

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


def notice_columns() -> tuple[ListColumn, ...]:
    """What, to whom, by when, rule, how it stands."""
    text = voice().text
    return (
        ListColumn(text("notices", "What"), wide=True),
        ListColumn(text("notices", "To"), 206),
        ListColumn(text("notices", "By when"), 190, least=900),
        ListColumn(text("notices", "Rule"), 136, least=900),
        ListColumn(text("notices", "State"), 248),
    )


def template_columns() -> tuple[ListColumn, ...]:
    """What, to whom, by when, rule."""
    text = voice().text
    return (
        ListColumn(text("notices", "What"), wide=True),
        ListColumn(text("notices", "To"), 216),
        ListColumn(text("notices", "By when"), 190, least=700),
        ListColumn(text("notices", "Rule"), 150),
    )


def in_order(standings: Iterable[NoticeStatus]) -> list[NoticeStatus]:
    """Overdue ones first, then by when they are due; what was told comes after, newest first."""

    def place(one: NoticeStatus) -> tuple[int, int, str]:
        when = one.duty.due_us if one.duty.due_us is not None else FAR_US
        if one.given is not None:
            when = -one.given.at_us
        return ORDER.index(one.stand), when, one.duty.key

    return sorted(standings, key=place)


def notice_rows(
    standings: Sequence[NoticeStatus], now_us: int, name_of: NameOf, staff: NameOfStaff
) -> list[ListRow]:
    """One row a notice, in the order in which they come."""
    return [_notice(one, now_us, name_of, staff) for one in standings]


def _notice(one: NoticeStatus, now_us: int, name_of: NameOf, staff: NameOfStaff) -> ListRow:
    duty, stand = one.duty, one.stand
    open_ = stand in {Stand.OVERDUE, Stand.OPEN}
    about = ", ".join(part for part in (duty.title, ground_words(duty, name_of)) if part)
    quiet = Tone.FACT if open_ else Tone.GONE
    loud = Loudness.OUTLINED if stand is Stand.OVERDUE else Loudness.WORDS
    shape = None if stand is Stand.OVERDUE else SHAPES[stand]
    said = stand_words(one, now_us, staff)
    cells = (
        Cell(begun(duty.what), (), quiet, SHAPES[stand], note=about, strong=stand is Stand.OVERDUE),
        Cell(duty.to, (), quiet),
        Cell(due_words(duty, now_us) if open_ else "", (), Tone.LABEL),
        Cell(duty.rule, (), Tone.LABEL),
        Cell(said, (), TONES[stand], shape, loudness=loud),
    )
    return ListRow(duty.key, cells)


def template_rows(templates: Sequence[Template]) -> list[ListRow]:
    """One row for each thing that may be noted by hand; its key is its place."""
    return [
        ListRow(
            place,
            (
                Cell(begun(one.first.what), (), shape=Shape.READY),
                Cell(one.to, ()),
                Cell(rule_when_words(one.first), (), Tone.LABEL),
                Cell(one.first.rule, (), Tone.LABEL),
            ),
        )
        for place, one in enumerate(templates)
    ]
