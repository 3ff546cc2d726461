"""The page of the record: every act, the newest first, and what can still be taken back."""

import asyncio
from collections.abc import Hashable

from msgspec import json
from msgspec.structs import replace
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.calls.tournament.history_subject import Subject
from tdapp.core.ids import StreamId, StreamRef
from tdapp.core.ports.record import ChainHead
from tdapp.core.settings import KeptPage
from tdapp.desk.record_log import RecordFilter
from tdapp.tournament.room import KIND
from tdapp.ui.asking.side_by_side import lay_beside
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.field import HintedField
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.record.act_text import Names
from tdapp.ui.record.chosen_acts import ChosenActs
from tdapp.ui.record.delayed_start import Soon
from tdapp.ui.record.filter_chips import FilterChips
from tdapp.ui.record.filter_reading import chips
from tdapp.ui.record.history_book import subject_of
from tdapp.ui.record.list_acts import HistoryActs, ListActs
from tdapp.ui.record.record_side import RecordSide
from tdapp.ui.record.record_view import RecordView
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.workplace import Workplace

TYPING_S, LOOKING_S = 0.25, 0.06
NEAR_THE_END = 40
SEARCH_WIDE = 420
AT_ONCE = 4_000
"""The history of a chosen act is told unasked in an event of at most so many facts."""


class RecordPage(Page):
    """It begins with the event in view; `show_history` is for other pages too."""

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        self._work = work
        self._begun = False
        self._event_begun: object = None
        self._told_of: object = None
        self.view = RecordView(work, self)
        self.on_chosen = ChosenActs(work, self.view, self)
        self.on_list = ListActs(work, self.view, self)
        self.of_history = HistoryActs(work, self)
        self.head = PageHead(work.theme, voice().text("record page", "Record"))
        self.search = HintedField(
            work.theme, voice().text("record page", "Search people, seats, amounts, actions")
        )
        self.chips = FilterChips(work.theme)
        self.count = MessageLabel(work.theme, right=True)
        self.list = Listing(
            voice().text("record page", "Record"), work.theme, self.view.columns, headed=True
        )
        roster = work.parts.session.roster
        names = Names(work.names.name, roster.name, roster.director_at)
        self.side = RecordSide(work.theme, names, self.on_chosen, self.of_history)
        self._search_soon = Soon(work.asking, TYPING_S, self._search)
        self._judge_soon = Soon(work.asking, LOOKING_S, self._judge)
        self._lay_out()
        self._connect()

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Those on the chosen act, on the list, and of histories."""
        return (*self.on_chosen.all, *self.of_history.all, *self.on_list.all)

    def subject(self) -> Subject | None:
        """What the chosen act is about."""
        return self.of_history.subject()

    def refresh(self) -> None:
        """Take in what was done since; begin with the event in view where another one is."""
        event = self._work.view.id
        if not self._begun or event != self._event_begun:
            self._begun, self._event_begun = True, event
            self._begin(RecordFilter(event=event))
        else:
            self.view.look_for_news()
            self._judge()

    def hand_out(self) -> KeptPage:
        """With the filter, and the event that was in view under it."""
        own = json.encode((self._event_begun, self.view.wanted))
        return replace(super().hand_out(), own=own.decode())

    def take_back(self, kept: KeptPage) -> None:
        """Filter as before, where the same event is in view."""
        super().take_back(kept)
        event, wanted = json.decode(kept.own, type=tuple[StreamId | None, RecordFilter])
        if event == self._event_begun:
            self._begin(wanted)

    def focus(self) -> None:
        """Be in the list."""
        self.list.setFocus()

    def show_history(self, subject: Subject) -> None:
        """Tell the history of one thing at the right."""
        self.of_history.show_history(subject)

    def _lay_out(self) -> None:
        for act in (self._work.page_acts.export.act, self.on_list.print):
            self.head.add(ActButton(act, self._work.theme, height=28))
        pane = Pane(self._work.theme)
        column = QVBoxLayout(pane)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self._filter_row())
        column.addWidget(self.list, 1)
        lay_beside(self, pane, self.side, self._work.theme)
        self.side.show_act(None)
        self.side.show_history(None)

    def _filter_row(self) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(13, 0, 13, 6)
        line.setSpacing(8)
        self.search.setMaximumWidth(px(SEARCH_WIDE))
        filter_button = ActButton(self.on_list.filter, self._work.theme, height=28)
        filter_button.setMaximumWidth(filter_button.sizeHint().width())
        line.addWidget(self.search, 2)
        line.addWidget(self.chips, 3)
        line.addWidget(filter_button)
        line.addWidget(self.count)
        return row

    def _connect(self) -> None:
        for group in (self.on_chosen, self.on_list, self.of_history):
            group.asks.connect(self.asks)
        self.on_chosen.goes.connect(self._go_to)
        self.on_list.wants.connect(self._begin)
        self.of_history.told.connect(self.side.show_history)
        self.chips.wants.connect(self._begin)
        self.view.changed.connect(self._show)
        self.view.judged.connect(self._show_judged)
        self.view.progressed.connect(self._say_count)
        self.search.textChanged.connect(lambda _: self._search_soon.start())
        self.search.returnPressed.connect(self.list.setFocus)
        self.list.chosen.connect(self._choose)
        self.list.entered.connect(self.of_history.of_this.trigger)
        self.list.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.side.steps.entered.connect(self._go_to_step)
        self.addActions(list(self.acts))

    def _begin(self, wanted: RecordFilter) -> None:
        self.view.begin(wanted, self.search.text())
        self.of_history.forget()
        self.side.show_history(None)
        self._choose(None)
        self._work.asking.start(self._look_at_chain, quiet=True)

    def _search(self) -> None:
        self._begin(self.view.wanted)

    def _show(self) -> None:
        """The rows, the filters and the counts as they are."""
        self.chips.show_chips(chips(self.view.wanted, self.view.known))
        self._say_count()
        self._show_judged()
        self.on_list.refresh()
        self._judge_soon.start()

    def _say_count(self) -> None:
        shown, looked = voice().count(self.view.count), voice().count(self.view.looked_at)
        said = voice().text("record page", "{shown} of {looked} shown, newest first")
        if self.view.busy:
            said = voice().text("record page", "{shown} found, {looked} searched…")
        self.count.say("", said.format(shown=shown, looked=looked))

    def _show_judged(self) -> None:
        """The rows as they read now."""
        self.list.empty_words = voice().text("record page", "Nothing matches. Clear a filter.")
        if self.view.wanted == RecordFilter() and not self.search.text().strip():
            self.list.empty_words = voice().text("record page", "Nothing is recorded yet.")
        self.list.show_rows(self.view.rows)
        self._choose(self.list.key)

    def _choose(self, key: object) -> None:
        before, shown = self.on_chosen.chosen, self.view.one(key)
        self.on_chosen.choose(shown)
        self.of_history.choose(shown)
        self.side.show_act(shown)
        if shown is not None and (before is None or before.told.key != shown.told.key):
            self._judge_soon.start()

    def _visible(self) -> list[Hashable]:
        """The rows that can be seen, and the chosen one first."""
        first = max(0, self.list.rowAt(0))
        last = self.list.rowAt(self.list.viewport().height() - 1)
        rows = self.view.rows
        seen = rows[first : (last if last >= 0 else len(rows) - 1) + 1]
        chosen = [self.list.key] if self.list.key is not None else []
        return [*chosen, *(row.key for row in seen)]

    def _judge(self) -> None:
        if self.isVisible() and self.view.rows:
            self.view.judge(self._visible(), self.list.key)
            self._tell_of_chosen()

    def _tell_of_chosen(self) -> None:
        """Tell its history unasked where the event is not long; else it is asked for."""
        shown, desk = self.on_chosen.chosen, self._work.parts.desk
        key = None if shown is None else shown.told.key
        if key == self._told_of:
            return
        self._told_of = key
        subject = None if shown is None else subject_of(shown.told)
        self.side.show_history(None)
        self.of_history.forget()
        if subject is not None and subject.event in desk.streams(KIND):
            timeline = desk.stream(StreamRef(subject.event, KIND)).timeline
            if timeline.seq <= AT_ONCE:
                self.of_history.show_history(subject)

    def _scrolled(self, value: int) -> None:
        self._judge_soon.start()
        bar = self.list.verticalScrollBar()
        if bar.maximum() - value <= NEAR_THE_END:
            self.view.more()

    def _go_to(self, key: object) -> None:
        self.list.choose(key)
        self.list.setFocus()

    def _go_to_step(self) -> None:
        told, first = self.of_history.shown, self.side.steps.key
        if told is not None and self.view.one((told.subject.event, first)) is not None:
            self._go_to((told.subject.event, first))
        else:
            self.tried.emit(
                voice().text("record page", "This action is not in the list. Clear the filters.")
            )

    async def _look_at_chain(self) -> None:
        """Where the chain of the event stands, and when it was sealed."""
        event = self._work.view.id
        stream = event if event is not None else self._work.parts.day.stream
        journal = self._work.parts.desk.journal
        head = await asyncio.to_thread(journal.chain_head, stream)
        if self._work.view.id == event:
            self._say_head(head)

    def _say_head(self, head: ChainHead | None) -> None:
        text = voice().text
        if head is None:
            self.head.show_facts(text("record page", "nothing is recorded yet"))
            self.side.show_head("")
            return
        sealed = text("record page", "not sealed yet")
        if head.sealed_us is not None:
            time = voice().time_to_the_second(head.sealed_us)
            sealed = text("record page", "sealed {time}", time=time)
        facts = voice().plural(
            "record page",
            "1 record in the chain, {sealed}",
            "{n} records in the chain, {sealed}",
            head.seq,
            sealed=sealed,
        )
        self.head.show_facts(facts)
        short = " ".join(head.hash[at : at + 4] for at in range(0, 16, 4))
        self.side.show_head(text("record page", "head {hash}, {sealed}", hash=short, sealed=sealed))
