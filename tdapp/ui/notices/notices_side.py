"""The right of the notices: the chosen one in full, by which rule, and its acts."""

from tdapp.calls.house.notice_duties import NoticeStatus
from tdapp.ui.asking.selection_card import ActGrid, SelectionCard, UnavailableActs
from tdapp.ui.look.side_column import SideColumn
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme
from tdapp.ui.notices.notice_acts import NoticeActs
from tdapp.ui.notices.notice_words import (
    NameOf,
    NameOfStaff,
    begun,
    due_words,
    given_words,
    ground_words,
    moment_words,
    stand_words,
)


class NoticesSide(SideColumn):
    """Everything that is known of a notice, and why it is not told or dropped now."""

    def __init__(self, theme: Theme, acts: NoticeActs) -> None:
        super().__init__(theme)
        self.about = SelectionCard(theme)
        self._column.addWidget(self.about)
        self._column.addWidget(ActGrid(theme, (acts.told, acts.drop), columns=1))
        self._column.addSpacing(10)
        self._column.addWidget(ActGrid(theme, (acts.note,), columns=1))
        self._column.addWidget(UnavailableActs(theme, acts.all))
        self._column.addStretch(1)

    def show_notice(
        self, one: NoticeStatus | None, now_us: int, name_of: NameOf, staff: NameOfStaff
    ) -> None:
        """Say everything of a notice; None says that none is chosen."""
        text = voice().text
        if one is None:
            self.about.show_facts(text("notices side", "No notice selected"), "", ())
            return
        duty = one.duty
        told = "" if one.given is None else given_words(duty, one.given, now_us, staff)
        self.about.show_facts(
            begun(duty.what),
            stand_words(one, now_us, staff),
            (
                (text("notices side", "To"), duty.to),
                (text("notices side", "By when"), due_words(duty, now_us)),
                (text("notices side", "Rule"), duty.rule),
                (text("notices side", "Event"), duty.title),
                (text("notices side", "Reason"), ground_words(duty, name_of)),
                (text("notices side", "Since"), moment_words(duty.since_us)),
                (text("notices side", "Given"), told),
            ),
        )
