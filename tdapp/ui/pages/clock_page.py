"""The page of the clock: the time, the levels with their graph, and the acts on both."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout

from tdapp.house.papers.kinds import PaperKind
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.side_by_side import lay_beside
from tdapp.ui.clock.clock_side import ClockSide
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.parts.topic import Topic
from tdapp.ui.structure.blinds_graph import LEVELS_TO_GRAPH, BlindsGraph, LevelBar
from tdapp.ui.structure.level_rows import (
    ClockReading,
    begins,
    big_blinds_in_play,
    level_columns,
    level_rows,
    listed,
    standing_of,
)
from tdapp.ui.structure.structure_acts import LevelActs
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.workplace import Workplace

FEW = 40
"""So many big blinds in play are about what two players need to end it."""

WITH_GRAPH = 400
"""The height of the page in pixels at 100 % from which the graph has room under the levels."""


class ClockPage(Page):
    """Shows the structure as it runs; Enter on a level changes it."""

    needs_event = True

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        self._work = work
        self._view = work.view
        self._chosen_for: object = None
        self._minute: object = None
        self.level = LevelActs(work.view, work.asking, work.acts.setting.structure)
        self.head = PageHead(work.theme, voice().text("clock page", "Clock"))
        self.levels = Listing(
            voice().text("clock page", "Levels"), work.theme, level_columns(), headed=True
        )
        self.graph = BlindsGraph(work.theme)
        self.side = ClockSide(work.theme, work.acts, self.level)
        self._lay_out()
        self.level.asks.connect(self.asks)
        self.levels.chosen.connect(self._choose)
        self.levels.entered.connect(self.level.change.trigger)
        self.levels.addActions(list(self.level.all))

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Those on the chosen level."""
        return self.level.all

    def about(self) -> Topic:
        """The structure."""
        return PaperKind.STRUCTURE, ()

    def refresh(self) -> None:
        """Show the levels as they stand now."""
        state = self._view.state
        if state.programme.conditions is None:
            return
        standing = standing_of(state, self._view.now)
        if self._view.id != self._chosen_for:
            self._chosen_for = self._view.id
            self.levels.choose(standing.here.index)
        self._minute = self._same_minute(standing)
        self.levels.show_rows(level_rows(state, standing))
        self.graph.show_bars(bars(state, standing), self._expected(state, standing))
        self.head.show_facts(self._facts(state))
        self._choose(self.levels.key)

    def look(self) -> None:
        """The times of the wall clock move only while the clock is held, a minute at a time."""
        state = self._view.state
        if state.programme.conditions is None:
            return
        if self._same_minute(standing_of(state, self._view.now)) != self._minute:
            self.refresh()

    def focus(self) -> None:
        """Be in the list of levels."""
        self.levels.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A low window leaves its room to the levels."""
        super().resizeEvent(event)
        self.graph.setVisible(self.height() >= px(WITH_GRAPH))

    def _lay_out(self) -> None:
        pane = Pane(self._work.theme)
        column = QVBoxLayout(pane)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        for part in (self.head, self.levels, self.graph):
            column.addWidget(part)
        column.setStretchFactor(self.levels, LEVELS_TO_GRAPH)
        column.setStretchFactor(self.graph, 1)
        lay_beside(self, pane, self.side, self._work.theme)

    def _choose(self, index: object) -> None:
        self.level.choose(index)
        state = self._view.state
        if state.programme.conditions is not None:
            self.side.show_level(state, standing_of(state, self._view.now), self.level.index)

    def _same_minute(self, standing: ClockReading) -> object:
        minute = standing.here.remaining_us // 60_000_000
        return (standing.here.index, standing.running, minute)

    def _facts(self, state: Tournament) -> str:
        played = [level for level in state.conditions.levels if not level.is_break]
        return voice().plural(
            "clock page",
            "1 level, breaks: {breaks}, {span} from the start",
            "{n} levels, breaks: {breaks}, {span} from the start",
            len(played),
            breaks=len(state.conditions.levels) - len(played),
            span=voice().span(sum(level.length_us for level in state.conditions.levels)),
        )

    def _expected(self, state: Tournament, standing: ClockReading) -> str:
        """When so few big blinds are in play that the end is near."""
        chips = state.chips_in_play
        if not chips:
            return voice().text(
                "clock page", "Big blinds in play by level: no chips are in play yet"
            )
        conditions = state.conditions
        for index in listed(conditions, standing):
            found = big_blinds_in_play(state, conditions.level(index))
            if found is not None and found <= FEW:
                said = voice().text(
                    "clock page",
                    "Big blinds in play by level: below {few} in level {number}, {when}",
                )
                when = begins(conditions, standing, index)
                number = conditions.number(index)
                return said.format(few=FEW, number=number, when=when)
        return voice().plural(
            "clock page",
            "Big blinds in play by level, of 1 chip",
            "Big blinds in play by level, of {n} chips",
            chips,
        )


def bars(state: Tournament, standing: ClockReading) -> list[LevelBar]:
    """One bar for each level that is played, as far as a whole big blind is in play."""
    found = []
    for index in listed(state.conditions, standing):
        count = big_blinds_in_play(state, state.conditions.level(index))
        here = standing.here.index
        if count is not None and (count or index <= here):
            word = str(state.conditions.number(index))
            found.append(LevelBar(word, count, now=index == here, gone=index < here))
    return found
