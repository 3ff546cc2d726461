"""The page of the notices: what has to be told, overdue first, and what is noted by hand."""

from PySide6.QtWidgets import QVBoxLayout

from tdapp.calls.house.notice_duties import NoticeStatus, Stand
from tdapp.calls.house.notice_watch import NoticeWatch, Work
from tdapp.core.ids import PersonId
from tdapp.ui.asking.side_by_side import lay_beside
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.lists.listing import ItemList
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import high
from tdapp.ui.notices.notice_acts import NoticeActs
from tdapp.ui.notices.notice_rows import (
    Template,
    by_hand,
    in_order,
    notice_columns,
    notices_of,
    template_columns,
)
from tdapp.ui.notices.notice_words import offset_minutes
from tdapp.ui.notices.notices_side import NoticesSide
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.workplace import Workplace

WAITING = frozenset({Stand.OVERDUE, Stand.OPEN})
TITLE = 30


class NoticesPage(Page):
    """It keeps watch over the register as long as it is there, whether it is shown or not.

    Enter on a notice asks how it was told, Enter on what is below notes that.
    """

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        self._work = work
        parts = work.parts
        own, rules_of = parts.rulebook.notices, parts.notices_of
        self.watch = NoticeWatch(parts.desk, parts.day, rules_of, own, offset_minutes, self._start)
        self._standings: dict[str, NoticeStatus] = {}
        self._templates: tuple[Template, ...] = ()
        self.on_notice = NoticeActs(work, self.watch, self)
        theme = work.theme
        self.head = PageHead(theme, voice().text("notices page", "Notices"))
        columns = notice_columns(
            work.names.name, parts.session.roster.name, lambda: work.view.now.utc_us
        )
        self.list = ItemList(
            voice().text("notices page", "Notices"),
            theme,
            columns,
            lambda one: one.duty.key,
            headed=True,
        )
        self.by_hand = ItemList(
            voice().text("notices page", "Noted by hand"),
            theme,
            template_columns(),
            self._place,
        )
        self._title = Words(Size.LABEL, theme.text2, STRONG)
        self.side = NoticesSide(theme, self.on_notice)
        self._lay_out()
        self._connect()
        self.watch.begin()

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Those on the register."""
        return self.on_notice.all

    def refresh(self) -> None:
        """Show the register as it stands."""
        self._show_templates()
        self.look()
        self._work.asking.start(self._learn, quiet=True)

    def look(self) -> None:
        """What is due may be overdue by now."""
        standings = in_order(self.watch.standings())
        self._standings = {one.duty.key: one for one in standings}
        self.list.show_items(standings)
        self._say_counts(standings)
        self._choose(self.list.key)

    def focus(self) -> None:
        """Be in the register."""
        self.list.setFocus()

    def _start(self, looking: Work) -> None:
        self._work.asking.start(looking, quiet=True)

    def _lay_out(self) -> None:
        theme = self._work.theme
        self.head.add(ActButton(self.on_notice.day, theme, height=28))
        self.list.empty_words = voice().text("notices page", "No notices due.")
        self.by_hand.empty_words = voice().text(
            "notices page", "The rulebook lists no notices to record by hand."
        )
        self._title.setFixedHeight(high(TITLE))
        self._title.setContentsMargins(16, 0, 0, 0)
        pane = Pane(theme)
        column = QVBoxLayout(pane)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self.list, 3)
        column.addWidget(self._title)
        column.addWidget(self.by_hand, 2)
        lay_beside(self, pane, self.side, theme)

    def _connect(self) -> None:
        acts = self.on_notice
        acts.asks.connect(self.asks)
        self.list.chosen.connect(self._choose)
        self.list.entered.connect(acts.told.trigger)
        self.by_hand.chosen.connect(self._choose_template)
        self.by_hand.entered.connect(acts.note.trigger)
        self._work.view.changed.connect(self.tell_waiting)
        self.destroyed.connect(self.watch.leave)
        self.addActions(list(self.acts))

    def tell_waiting(self) -> None:
        """Say how much waits, also while another page is up."""
        self.waits.emit(sum(one.stand in WAITING for one in self.watch.standings()))
        if self.isVisible():
            self.refresh()

    def _say_counts(self, standings: list[NoticeStatus]) -> None:
        count = {stand: sum(one.stand is stand for one in standings) for stand in Stand}
        ends = self.watch.notices.day_ends
        said = voice().text(
            "notices page", "Overdue {late}, due {open}, given {told}; trading day ends {time}"
        )
        self.head.show_facts(
            said.format(
                late=count[Stand.OVERDUE],
                open=count[Stand.OPEN],
                told=count[Stand.GIVEN],
                time=f"{ends // 60:02}:{ends % 60:02}",
            )
        )
        self.waits.emit(count[Stand.OVERDUE] + count[Stand.OPEN])

    def _show_templates(self) -> None:
        """What may be noted by hand under the rules of the event in view, or the room's own."""
        parts, state = self._work.parts, self._work.view.state
        house, notices = parts.rulebook.house, parts.rulebook.notices
        if state.programme.conditions is not None:
            house, notices = state.conditions.house, notices_of(parts, state)
        self._templates = by_hand(notices)
        said = voice().text(
            "notices page",
            "Record by hand ({house}): events the program cannot see. Press Enter to record.",
        )
        self._title.setText(said.format(house=house.capitalize()))
        self.by_hand.show_items(self._templates)

    def _place(self, one: Template) -> int:
        return self._templates.index(one)

    def _choose(self, key: object) -> None:
        chosen = self._standings.get(key) if isinstance(key, str) else None
        self.on_notice.choose(chosen)
        now_us = self._work.view.now.utc_us
        staff = self._work.parts.session.roster.name
        self.side.show_notice(chosen, now_us, self._work.names.name, staff)

    def _choose_template(self, key: object) -> None:
        place = key if isinstance(key, int) else -1
        there = 0 <= place < len(self._templates)
        self.on_notice.choose_template(self._templates[place] if there else None)

    async def _learn(self) -> None:
        """Look up the names of those whom notices are about."""
        persons: set[PersonId] = {
            one.duty.person for one in self._standings.values() if one.duty.person is not None
        }
        if await self._work.names.learn(persons):
            self.look()
