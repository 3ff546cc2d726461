"""The page of the conditions: every clause as it is and was published, and what is missing."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout

from tdapp.house.papers.kinds import PaperKind
from tdapp.screens.list_rows import clause_title
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.shown.terms_words import ClauseState, ShownClause, shown_clauses
from tdapp.tournament.event.publishing import still_to_tell
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.selection_card import ActGrid, SelectionCard, UnavailableActs
from tdapp.ui.asking.side_by_side import lay_beside
from tdapp.ui.look.act import WindowAct, always
from tdapp.ui.look.facts_grid import Fact
from tdapp.ui.look.lists.list_rows import Column, left, wide
from tdapp.ui.look.lists.listing import ItemList
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.side_column import SideColumn
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.notices.notice_words import how_words
from tdapp.ui.notices.terms_acts import ConditionsActs
from tdapp.ui.parts.topic import Topic
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.workplace import Workplace

say = saying("terms page")


class TermsPage(Page):
    """P publishes, N records a notice; Escape leaves it. `done` says so."""

    needs_event = True
    of_whole_events = True
    done = Signal()

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        theme = work.theme
        self._work, self._view = work, work.view
        self.terms = ConditionsActs(work)
        self.show_sheet: Callable[[], None] = lambda: None
        self.sheet = WindowAct(lambda: say("Print"), "S", always, self._print, self)
        self.sheet.only_in_list()
        self._head = PageHead(theme, say("Conditions"))
        self.clauses = ItemList(
            say("Conditions"), theme, clause_columns(), lambda one: one.heading, headed=True
        )
        self.clauses.empty_words = say("Neither the house nor the event file says anything.")
        self.card = SelectionCard(theme)
        self.notices = SelectionCard(theme)
        self.side = SideColumn(theme)
        self.shown: dict[str, ShownClause] = {}
        self._lay_out()
        self._connect()

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Those on the conditions."""
        return (*self.terms.all, self.sheet)

    def about(self) -> Topic:
        """The sheet of the conditions."""
        return PaperKind.CONDITIONS, ()

    def focus(self) -> None:
        """Begin with the clauses."""
        self.clauses.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def refresh(self) -> None:
        """Show the conditions as they stand now."""
        state = self._view.state
        if state.programme.conditions is None:
            return
        shown = shown_clauses(voice(), state)
        self.shown = {one.heading: one for one in shown}
        self.clauses.show_items(shown)
        if shown and self.clauses.key not in self.shown:
            self.clauses.follow(shown[0].heading)
        self._head.show_facts(standing_words(state, shown))
        self._show_clause(self.clauses.key)
        told = self._told(state)
        self.notices.setVisible(bool(told))
        self.notices.show_facts(say("Published and told"), "", told)
        self.terms.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the page."""
        if event.key() == Qt.Key.Key_Escape:
            self.done.emit()
        else:
            super().keyPressEvent(event)

    def _print(self) -> None:
        self.show_sheet()

    def _show_clause(self, key: object) -> None:
        one = self.shown.get(key) if isinstance(key, str) else None
        if one is None:
            self.card.show_facts(say("No clause selected"), "", ())
            return
        words = one.words or say("Not said. You are asked for the words when you publish.")
        self.card.show_facts(clause_title(one.heading, one.rule), words, list(_facts(one)))

    def _told(self, state: Tournament) -> list[Fact]:
        """Every version with time and person, then who was told and who was not yet."""
        staff, moment = self._work.parts.session.roster.name, voice().moment
        published = [
            (
                say("Version {n}", n=one.version),
                say("{time}, {name}", time=moment(one.at_us), name=staff(one.by)),
            )
            for one in state.terms.versions[-MOST_VERSIONS:]
        ]
        told = [
            (
                f"{one.to} ({one.rule})",
                say(
                    "{time}, {name}, {how}",
                    time=moment(one.at_us), name=staff(one.by), how=how_words(one.how),
                ),
            )
            for one in state.terms.told.values()
        ]  # fmt: skip
        left = [(f"{one.to} ({one.rule})", say("not yet")) for one in still_to_tell(state)]
        return [*published, *told, *left]

    def _connect(self) -> None:
        self.clauses.chosen.connect(self._show_clause)
        self.clauses.addActions([*self.terms.all, self.sheet])
        self.terms.asks.connect(self.asks)
        for act in self.acts:
            act.tried.connect(self.tried)

    def _lay_out(self) -> None:
        theme = self._work.theme
        pane = Pane(theme)
        column = QVBoxLayout(pane)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        column.addWidget(self._head)
        column.addWidget(self.clauses, 1)
        within = SideColumn(theme)
        acts = (self.terms.publish, self.terms.tell, self.sheet)
        within.add(
            self.card, self.notices, ActGrid(theme, acts), UnavailableActs(theme, self.terms.all)
        )
        lay_beside(self, pane, within, theme)


MOST_SIGNS = 60
"""So many signs of a value stand at the side."""
MOST_VERSIONS = 3
"""So many versions, the newest, stand on the page; the record has all."""


def clause_columns() -> tuple[Column[ShownClause], ...]:
    """How it stands, its rule, what it is about, and its words."""
    return (
        left(say("State"), 176, state_cell),
        left(say("Rule"), 160, lambda one: Cell(one.rule, tone=Tone.LABEL), 620),
        left(say("About"), 200, lambda one: Cell(one.heading, strong=True)),
        wide(say("Text"), lambda one: one.words),
    )


def state_cell(one: ShownClause) -> Cell:
    """How a clause stands, in a word with a shape."""
    return {
        ClauseState.MISSING: Cell(say("missing"), (0,), Tone.STOP, Shape.STOP),
        ClauseState.STALE: Cell(say("out of date"), (1,), Tone.WAITS, Shape.ATTENTION),
        ClauseState.UNPUBLISHED: Cell(say("not published"), (2,), Tone.LABEL, Shape.WAITING),
        ClauseState.PUBLISHED: Cell(say("published"), (3,), Tone.DONE, Shape.DONE),
    }[one.state]


def standing_words(state: Tournament, shown: tuple[ShownClause, ...]) -> str:
    """The version that holds, and how many clauses are missing or out of date."""
    newest = state.terms.newest
    count = {one: sum(it.state is one for it in shown) for one in ClauseState}
    missing, changed = count[ClauseState.MISSING], count[ClauseState.STALE]
    if newest is None:
        return say(
            "Not published. Clauses: {n}. Missing: {missing}.", n=len(shown), missing=missing
        )
    return say(
        "Version {version}, {time}. Out of date: {changed}. Missing: {missing}.",
        version=newest.version, time=voice().moment(newest.at_us), changed=changed, missing=missing,
    )  # fmt: skip


def _facts(one: ShownClause) -> list[Fact]:
    """What it was filled from; what has changed since with the value before."""
    found = []
    for name, before, now in one.values:
        now_in_short, was = shortened(now), shortened(before)
        if before:
            now_in_short = say("{now} (was {before})", now=now_in_short, before=was)
        found.append((name, now_in_short))
    return found


def shortened(value: str) -> str:
    """A value that stands beside its clause, which has all of it."""
    return value if len(value) <= MOST_SIGNS else f"{value[:MOST_SIGNS]}…"
