"""The acts on what is chosen in the list of events: look at it, begin, copy, change, announce."""

import uuid
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tdapp.calls.tournament.event import Announce
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import Permission
from tdapp.tournament.payouts.before_posting import still_unsaid
from tdapp.tournament.templates.event_text import event_text
from tdapp.tournament.templates.template import HOUSE
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.question import Question
from tdapp.ui.asking.signed import why_not_permitted
from tdapp.ui.drafts.draft_import import for_a_later_week, offered_files, read_event_file
from tdapp.ui.drafts.drafts import EventDraft, EventDrafts, templates
from tdapp.ui.events.event_rows import EventRowKey
from tdapp.ui.events.events_known import EventsKnown
from tdapp.ui.events.house_rules_acts import HouseRulesActs
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.payouts.posting_words import unsaid_words
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence

NOTHING = EventRowKey()


class EventsActs(QObject):
    """Letters act in the list alone.

    `asks` carries each question, `tried` why an answer did not do. `drawn` carries the name of a
    draft that is new, `edits` says that the chosen draft is to be typed in, `changed` that there
    are other drafts than before.
    """

    asks = Signal(object)
    tried = Signal(object)
    drawn = Signal(str)
    edits = Signal()
    changed = Signal()

    def __init__(self, work: Workplace, book: EventDrafts, known: EventsKnown) -> None:
        text = voice().text
        super().__init__(work.view)
        self._work = work
        self._book = book
        self._known = known
        self.chosen = NOTHING
        self.open = self._act(text("events acts", "Show it"), "O", self._why_no_event, self._open)
        self.begin = self._act(
            text("events acts", "From template…"), "T", self._why_may_not, self._ask_template
        )
        self.take_in = self._act(
            text("events acts", "From file…"), "F", self._why_may_not, self._ask_file
        )
        self.copy = self._act(text("events acts", "Duplicate"), "D", self._why_no_text, self._copy)
        self.edit = self._act(
            text("events acts", "Edit draft"), "E", self._why_no_draft, self.edits.emit
        )
        self.announce = self._act(
            text("events acts", "Announce…"), "A", self._why_not_announced, self._ask
        )
        self.drop = self._act(
            text("events acts", "Delete draft…"), "X", self._why_no_draft, self._ask_drop
        )
        self.house = HouseRulesActs(work, self)
        self.house.asks.connect(self.asks)

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        begin = (self.begin, self.copy, self.take_in)
        return (self.open, self.edit, *begin, self.announce, self.drop, self.house.adopt)

    def choose(self, key: object) -> None:
        """Act on this row from now on."""
        self.chosen = key if isinstance(key, EventRowKey) else NOTHING
        self.house.choose(self.chosen.event)
        self.refresh()

    def refresh(self) -> None:
        """Ask each again whether it can be done."""
        for act in self.all:
            act.refresh()

    @property
    def draft(self) -> EventDraft | None:
        """The chosen draft."""
        name = self.chosen.draft
        return None if name is None else self._book.draft(name)

    def _act(
        self, words: str, key: str, why_not: Callable[[], str], do: Callable[[], None]
    ) -> WindowAct:
        act = WindowAct(lambda: words, key, why_not, self._or_say(do), self)
        act.setAutoRepeat(False)
        act.only_in_list()
        return act

    def _or_say(self, do: Callable[[], None]) -> Callable[[], None]:
        def go() -> None:
            try:
                do()
            except Refusal as refusal:
                self.tried.emit(sentence(refusal, voice()))

        return go

    def _why_no_event(self) -> str:
        if self._loaded() or self._known.over(self.chosen.event) is not None:
            return ""
        return voice().text("events acts", "Select an announced event, not a draft.")

    def _why_no_draft(self) -> str:
        if not self.chosen.draft:
            return voice().text(
                "events acts",
                "Only drafts can be edited. Change an announced event on its own pages.",
            )
        return self._why_may_not()

    def _why_may_not(self) -> str:
        return why_not_permitted(self._work.parts, Permission.ANNOUNCE)

    def _why_no_text(self) -> str:
        if self.chosen.draft or self._loaded():
            return self._why_may_not()
        return voice().text(
            "events acts", "Select a draft, or an event that is running or ran today."
        )

    def _why_not_announced(self) -> str:
        draft = self.draft
        if draft is None:
            return self._why_no_draft()
        if draft.conditions is None:
            return draft.wrong_words
        call = Announce(StreamId("-"), draft.conditions, draft.rules)
        refusal = self._work.parts.desk.why_not(self._work.parts.actor, call)
        return sentence(refusal, voice()) if refusal else ""

    def _loaded(self) -> bool:
        return self.chosen.event in self._work.view.events()

    def _open(self) -> None:
        event = self.chosen.event
        if event is not None and not self._loaded():
            self._work.asking.start(lambda: self._known.look_up(event))
        elif event is not None:
            self._work.view.choose(event)

    def _ask_template(self) -> None:
        known = templates()

        def go_on(answer: str) -> None:
            found = known.get(answer) or next(
                (text for title, text in known.items() if answer.casefold() in title.casefold()), ""
            )
            if found:
                self._begin(found)
            else:
                self.tried.emit(
                    voice().text(
                        "events acts", "No template has that name. Choose one from the list."
                    )
                )

        text = voice().text("events acts", "Which template should the new event use?")
        hint, yes = (
            voice().text("events acts", "Template title"),
            voice().text("events acts", "Create draft"),
        )
        self.asks.emit(Question(text, yes, self._with(go_on), hint, tuple(known)))

    def _ask_file(self) -> None:
        def go_on(answer: str) -> None:
            self._begin(read_event_file(answer))

        text = voice().text("events acts", "Which event file should be opened as a draft?")
        hint = voice().text("events acts", "A file ending in .toml")
        self.asks.emit(
            Question(
                text,
                voice().text("events acts", "Create draft"),
                self._with(go_on),
                hint,
                offered_files(),
            )
        )

    def _with(self, go_on: Callable[[str], None]) -> Callable[[str], None]:
        def answered(answer: str) -> None:
            self._or_say(lambda: go_on(answer))()

        return answered

    def _begin(self, text: str) -> None:
        name = self._book.begin(text)
        self.changed.emit()
        self.drawn.emit(name)

    def _copy(self) -> None:
        draft = self.draft
        if draft is not None:
            self._begin(for_a_later_week(draft.text, self._known.days.today))
        elif self.chosen.event is not None:
            text = self._text_of(self._work.view.state_of(self.chosen.event))
            if text:
                self._begin(for_a_later_week(text, self._known.days.today))

    def _text_of(self, event: Tournament) -> str:
        """What was published of an event; its house is named where it is not this room's."""
        published = event.programme.published or event.programme.conditions
        if published is None:
            return ""
        text, own = event_text(published), self._work.parts.rulebook.house
        if published.house == own:
            return text
        return f'{HOUSE} = "{self._work.parts.rules_of(event).name}"\n{text}'

    def _ask(self) -> None:
        draft = self.draft
        if draft is None or draft.conditions is None:
            return
        conditions, rules = draft.conditions, draft.rules

        def go_on(_: str) -> None:
            event = StreamId(f"event-{uuid.uuid4().hex[:12]}")

            async def announce() -> None:
                await self._work.asking.perform(Announce(event, conditions, rules))
                self._book.drop(draft.name)
                self.changed.emit()
                self._work.view.choose(event)

            self._work.asking.start(announce)

        said = voice().text(
            "events acts", "Announce {title}? Its conditions become final and registration opens."
        )
        missing = unsaid_words(still_unsaid(conditions))
        text = f"{missing} {said.format(title=draft.title)}".strip()
        self.asks.emit(Question(text, voice().text("events acts", "Announce"), go_on))

    def _ask_drop(self) -> None:
        draft = self.draft
        if draft is None:
            return

        def go_on(_: str) -> None:
            self._book.drop(draft.name)
            self.changed.emit()

        text = voice().text("events acts", "Delete the draft {title}? This cannot be undone.")
        text = text.format(title=draft.title)
        self.asks.emit(
            Question(text, voice().text("events acts", "Delete draft"), self._with(go_on))
        )
