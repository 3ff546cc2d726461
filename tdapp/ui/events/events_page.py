"""The page of the events: all of them in one list, and the text of a draft beside it."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from tdapp.core.act import Act as RecordedAct
from tdapp.core.ids import ActionId, StreamId
from tdapp.core.ports import StreamRef
from tdapp.core.refusal import Refusal
from tdapp.tournament.tournament import KIND
from tdapp.ui.acts.act import Act
from tdapp.ui.events.draft_editor import DraftEditor
from tdapp.ui.events.drafts import Draft, DraftBook
from tdapp.ui.events.event_rows import Listed, Past, event_rows
from tdapp.ui.events.event_states import state_of, state_word
from tdapp.ui.events.events_acts import EventsActs
from tdapp.ui.events.events_side import EventsSide
from tdapp.ui.look.figures import VOICE
from tdapp.ui.look.list_rows import ListColumn
from tdapp.ui.look.listing import Listing
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.scrolled import lay_beside
from tdapp.ui.page import Page
from tdapp.ui.sentences import sentence
from tdapp.ui.workplace import Workplace


class EventsPage(Page):
    """Enter shows an event on every page, or opens a draft to be typed in."""

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        self._work = work
        self._past: tuple[Past, ...] = ()
        self._looked_back = False
        self._announced: dict[StreamId, int] = {}
        self._book = DraftBook(work.parts.drafts, work.parts.rulebook)
        self.on_list = EventsActs(work, self._book)
        self.head = PageHead(work.theme, self.tr("Events"))
        self.events = Listing(
            self.tr("Events"), work.theme, self._columns(), headed=True, sortable=True
        )
        self.editor = DraftEditor(work.theme)
        on_event = (work.acts.open_table, work.acts.draw_seats, work.acts.clock)
        closing = (work.acts.post_prizes, work.acts.finish, work.acts.money.cancel)
        self.side = EventsSide(work.theme, self.on_list, (*on_event, *closing))
        self._lay_out()
        self._connect()

    @property
    def acts(self) -> tuple[Act, ...]:
        """Those on the list."""
        return self.on_list.all

    def refresh(self) -> None:
        """Show every event and draft as they stand now."""
        view = self._work.view
        states = {event: view.state_of(event) for event in view.events()}
        rows = event_rows(states, self._announced, self._drafts(), self._past, view.now)
        self.events.show_rows(rows)
        over = sum(state.programme.over for state in states.values()) + len(self._past)
        drafts = sum(isinstance(row.key, Listed) and row.key.draft is not None for row in rows)
        on = sum(not state.programme.over for state in states.values())
        said = self.tr("{on} on, {drafts} drafts, {over} over")
        if drafts == 1:
            said = self.tr("{on} on, one draft, {over} over")
        self.head.show_facts(said.format(on=on, drafts=drafts, over=over))
        self._choose(self.events.key)
        if not states.keys() <= self._announced.keys() or not self._looked_back:
            self._work.asking.start(self._look_back, quiet=True)

    def focus(self) -> None:
        """Be in the list, with the event in view chosen where nothing is."""
        if self.events.key is None and self._work.view.id is not None:
            self.events.choose(Listed(event=self._work.view.id))
            self._choose(self.events.key)
        self.events.setFocus()

    def _columns(self) -> tuple[ListColumn, ...]:
        return (
            ListColumn(self.tr("State"), 138),
            ListColumn(self.tr("Event"), wide=True),
            ListColumn(self.tr("Announced"), 150, least=700),
            ListColumn(self.tr("Entries"), 84, right=True),
            ListColumn(self.tr("Left"), 84, right=True),
            ListColumn(self.tr("Tables"), 84, right=True, least=860),
            ListColumn(self.tr("Pool"), 140, right=True),
        )

    def _lay_out(self) -> None:
        pane = Pane(self._work.theme)
        self._middle = QStackedWidget()
        self._middle.addWidget(self.events)
        self._middle.addWidget(self.editor)
        self.events.empty_words = self.tr("No event yet: T begins one from a template.")
        column = QVBoxLayout(pane)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self._middle, 1)
        lay_beside(self, pane, self.side, self._work.theme)

    def _connect(self) -> None:
        acts = self.on_list
        acts.asks.connect(self.asks)
        acts.tried.connect(self.tried)
        acts.changed.connect(self.refresh)
        acts.drawn.connect(self._begin_typing)
        acts.edits.connect(self._type)
        self.events.addActions(list(acts.all))
        self.events.chosen.connect(self._choose)
        self.events.entered.connect(self._enter)
        self.editor.typed.connect(self._keep)
        self.editor.done.connect(self._stop_typing)

    def _enter(self) -> None:
        act = self.on_list.edit if self.on_list.chosen.draft else self.on_list.open
        act.trigger()

    def _drafts(self) -> list[Draft]:
        with suppress(Refusal):
            return self._book.all()
        return []

    def _choose(self, key: object) -> None:
        self.on_list.choose(key)
        chosen, view = self.on_list.chosen, self._work.view
        draft = self.on_list.draft
        self.side.offer_course(offered=chosen.event is not None and chosen.event == view.id)
        if draft is not None:
            wrong = sentence(draft.wrong, VOICE) if draft.wrong else ""
            if draft.conditions is None:
                self.side.show_words(draft.title, wrong)
            else:
                self.side.show_conditions(draft.title, self.tr("Draft"), draft.conditions)
        elif chosen.event is not None and chosen.event in view.events():
            state = view.state_of(chosen.event)
            said = state_word(state_of(state, view.now))
            in_view = self.tr("{state}, shown on every page").format(state=said)
            words = in_view if chosen.event == view.id else said
            self.side.show_conditions(state.conditions.title, words, state.conditions)
        else:
            words = self.tr("Choose an event or a draft in the list, or begin one.")
            self.side.show_words(self.tr("Nothing chosen"), words)

    def _begin_typing(self, name: str) -> None:
        self.events.choose(Listed(draft=name))
        self._choose(self.events.key)
        self._type()

    def _type(self) -> None:
        draft = self.on_list.draft
        if draft is not None:
            self.editor.show_text(draft.text)
            self._say(draft.wrong)
            self._middle.setCurrentWidget(self.editor)
            self.editor.field.setFocus()

    def _keep(self, text: str) -> None:
        name = self.on_list.chosen.draft
        if name is None:
            return
        try:
            draft = self._book.keep(name, text)
        except Refusal as refusal:
            self.tried.emit(sentence(refusal, VOICE))
            return
        self._say(draft.wrong)
        self.refresh()

    def _say(self, wrong: Refusal | None) -> None:
        self.editor.say(sentence(wrong, VOICE) if wrong else "")

    def _stop_typing(self) -> None:
        if self.editor.waits:
            self.editor.tell_now()
        self._middle.setCurrentWidget(self.events)
        self.events.setFocus()

    async def _look_back(self) -> None:
        """When the loaded events were announced, and what else the record knows by name."""
        self._looked_back = True
        desk, events = self._work.parts.desk, self._work.view.events()
        first = {event: desk.stream(StreamRef(event, KIND)).timeline.past[0] for event in events}
        pages = desk.journal.pages

        def read() -> tuple[Mapping[StreamId, str], Mapping[ActionId, RecordedAct]]:
            return pages.titles(), pages.named(one.action for one in first.values())

        titles, acts = await asyncio.get_running_loop().run_in_executor(None, read)
        for event, one in first.items():
            act = acts.get(one.action)
            self._announced[event] = act.at_us if act is not None else 0
        loaded = desk.streams(KIND)
        gone = [event for event in titles if event not in loaded]
        self._past = tuple(Past(event, titles[event]) for event in gone)
        self.refresh()
