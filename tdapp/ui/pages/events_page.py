"""The page of the events: all of them in one list, and the text of a draft beside it."""

from collections.abc import Iterable
from contextlib import suppress

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from tdapp.core.refusal import Refusal
from tdapp.shown.event_states import EventState, state_of, state_word
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.side_by_side import lay_beside
from tdapp.ui.drafts.drafts import EventDraft, EventDrafts
from tdapp.ui.events.event_rows import EventRowKey, event_columns, event_rows
from tdapp.ui.events.events_acts import EventsActs
from tdapp.ui.events.events_known import EventsKnown
from tdapp.ui.events.events_side import EventsSide
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.spoken import voice
from tdapp.ui.new_event.draft_pane import FORM, DraftPane
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence


class EventsPage(Page):
    """Enter shows an event on every page, or opens a draft to be typed in."""

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        self._work = work
        self._known = EventsKnown(work)
        self._book = EventDrafts(work.parts.drafts, work.parts.houses, work.parts.own_rules)
        self.on_list = EventsActs(work, self._book, self._known)
        self.head = PageHead(work.theme, voice().text("events page", "Events"))
        self.events = Listing(
            voice().text("events page", "Events"),
            work.theme,
            event_columns(),
            headed=True,
            sortable=True,
        )
        self.pane = DraftPane(work, lambda text: self._book.read("", text))
        self.editor = self.pane.editor
        self.pane.turn_to(FORM)
        self.pane.choices.hide()
        on_event = (work.acts.open_table, work.acts.draw_seats, work.acts.clock)
        closing = (work.acts.post_prizes, work.acts.finish, *work.acts.money.ending)
        self.side = EventsSide(work.theme, self.on_list, (*on_event, *closing))
        self._lay_out()
        self._connect()

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Those on the list."""
        return (*self.on_list.all, *self.pane.acts)

    def refresh(self) -> None:
        """Show every event and draft as they stand now."""
        view = self._work.view
        states = {event: view.state_of(event) for event in view.events()}
        known, drafts = self._known, self._drafts()
        past = [one for one in known.past if one.event not in states]
        rows = event_rows(states, known.announced_us, drafts, past, known.days, view.now)
        self.events.show_rows(rows)
        whole = [one for one in states.values() if not one.stage]
        self._say_how_many(whole, len(drafts), len(past))
        self._choose(self.events.key)
        if self._is_typed and self.on_list.draft is None:
            self._stop_typing()
        if known.waits:
            self._work.asking.start(self._look_back, quiet=True)

    def _say_how_many(self, states: Iterable[Tournament], drafts: int, past: int) -> None:
        over = [state.programme.over for state in states]
        said = voice().text("events page", "Running: {on}. Drafts: {drafts}. Finished: {over}.")
        if drafts == 1:
            said = voice().text("events page", "Running: {on}. Drafts: 1. Finished: {over}.")
        on = len(over) - sum(over)
        self.head.show_facts(said.format(on=on, drafts=drafts, over=sum(over) + past))

    def focus(self) -> None:
        """Be in the list, with the event in view chosen where nothing is."""
        if self.events.key is None and self._work.view.id is not None:
            self.events.choose(EventRowKey(event=self._work.view.id))
        self.events.setFocus()

    def go_back(self) -> None:
        """Go on in the draft that is typed in, or in the list."""
        if self._is_typed:
            self.pane.come_back()
        else:
            self.focus()

    @property
    def _is_typed(self) -> bool:
        """Whether a draft is typed in."""
        return self._middle.currentWidget() is self.pane

    def _lay_out(self) -> None:
        pane = Pane(self._work.theme)
        self._middle = QStackedWidget()
        self._middle.addWidget(self.events)
        self._middle.addWidget(self.pane)
        self.head.add(self.pane.choices)
        self.events.empty_words = voice().text(
            "events page", "No events yet. Press T to create one from a template."
        )
        column = QVBoxLayout(pane)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self._middle, 1)
        lay_beside(self, pane, self.side, self._work.theme)

    def _connect(self) -> None:
        acts = self.on_list
        acts.asks.connect(self.asks)
        acts.changed.connect(self.refresh)
        acts.drawn.connect(self._begin_typing)
        acts.edits.connect(self._type)
        acts.kept.connect(self._stop_typing)
        acts.played.connect(self.side.card.show_trial)
        self.events.addActions(list(acts.on_list))
        self.pane.addActions(list(acts.of_draft))
        self.events.chosen.connect(self._choose)
        self.events.entered.connect(self._enter)
        self.pane.typed.connect(self._keep)
        self._work.view.left.connect(self.pane.tell_now)
        self.pane.done.connect(self._stop_typing)
        self.pane.on_lines.asks.connect(self.asks)
        for view in (self.pane.short, self.pane.form):
            view.tried.connect(self.tried)

    def _enter(self) -> None:
        act = self.on_list.edit if self.on_list.chosen.draft else self.on_list.open
        act.trigger()

    def _drafts(self) -> list[EventDraft]:
        with suppress(Refusal):
            return self._book.all()
        return []

    def _choose(self, key: object) -> None:
        text = voice().text
        self.on_list.choose(key)
        chosen, view = self.on_list.chosen, self._work.view
        draft = self.on_list.draft
        self.side.offer_course(offered=chosen.event is not None and chosen.event == view.id)
        if draft is not None:
            self.side.show_draft(draft, text("events page", "Draft"))
        elif chosen.event is not None and chosen.event in view.events():
            state = view.state_of(chosen.event)
            said = state_word(voice(), state_of(state, view.now))
            in_view = text("events page", "{state}, shown on every page", state=said)
            words = in_view if chosen.event == view.id else said
            self.side.show_conditions(state.conditions.title, words, state.conditions)
        elif (past := self._known.over(chosen.event)) is not None:
            over = EventState.CANCELLED if past.cancelled else EventState.FINISHED
            said = text("events page", "{state}, in the record", state=state_word(voice(), over))
            self.side.show_past(past, said)
        else:
            words = text("events page", "Select an event or draft in the list, or create one.")
            self.side.show_words(text("events page", "Nothing selected"), words)

    def begin_draft(self, text: str, view: int) -> None:
        """Go on with a new event as a draft, in the view it was made in."""
        self.on_list.draw(text)
        self.pane.show_view(view)

    def _begin_typing(self, name: str) -> None:
        self.events.choose(EventRowKey(draft=name))
        self._choose(self.events.key)
        self._type()

    def _type(self) -> None:
        draft = self.on_list.draft
        if draft is not None:
            self._middle.setCurrentWidget(self.pane)
            self.pane.choices.show()
            self.side.offer_draft(typed=True)
            self.pane.begin(draft)

    def _keep(self, text: str) -> None:
        name = self.on_list.chosen.draft
        if name is None:
            return
        try:
            draft = self._book.keep(name, text)
        except Refusal as refusal:
            self.tried.emit(sentence(refusal, voice()))
            return
        self.pane.show_draft(draft)
        self.refresh()

    def _stop_typing(self) -> None:
        self.pane.tell_now()
        self.pane.choices.hide()
        self.side.offer_draft(typed=False)
        self._middle.setCurrentWidget(self.events)
        self.focus()

    async def _look_back(self) -> None:
        await self._known.look_back()
        self.refresh()
