"""The right of the page of the clock: the chosen level, and the acts on it and on the clock."""

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from tdapp.screens.face_of import level_word
from tdapp.tournament.plan.levels import AntePaidBy
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.selection_card import ActGrid, SelectionCard, UnavailableActs
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.side_column import SideColumn
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.theme import Theme
from tdapp.ui.structure.level_rows import ClockReading, begins, big_blinds_in_play
from tdapp.ui.structure.structure_acts import LevelActs
from tdapp.ui.workplace.event_acts import EventActs


class ClockSide(SideColumn):
    """What is known of the chosen level, its acts, those on the time, and why not."""

    def __init__(self, theme: Theme, acts: EventActs, level: LevelActs) -> None:
        super().__init__(theme)
        setting = acts.setting
        timing = (acts.clock, setting.type_time, setting.less, setting.more)
        self.level = SelectionCard(theme)
        self._column.addWidget(self.level)
        self._column.addWidget(ActGrid(theme, level.all))
        self._column.addSpacing(12)
        self._column.addWidget(self._title(voice().text("clock side", "Clock")))
        self._column.addWidget(ActGrid(theme, (*timing, setting.back, setting.on), columns=1))
        self._column.addWidget(UnavailableActs(theme, level.all))
        self._column.addStretch(1)

    def put_below(self, screens: QWidget) -> None:
        """Put what is for the screens of players under the acts on the time."""
        text = voice().text
        before = self._column.count() - 1
        for place, part in enumerate((self._title(text("clock side", "Player screens")), screens)):
            self._column.insertWidget(before + place, part)
        self._column.insertSpacing(before, 12)

    def _title(self, text: str) -> Words:
        title = Words(Size.BODY, self._theme.text, STRONG)
        title.setText(text)
        return title

    def show_level(self, state: Tournament, standing: ClockReading, index: int | None) -> None:
        """Say what is known of the chosen level."""
        if index is None:
            said = voice().text("clock side", "Select a level to change it or go to it.")
            self.level.show_facts(voice().text("clock side", "No level selected"), said, ())
            return
        name = level_word(state.conditions, index, voice())
        self.level.show_facts(name, _state(standing, index), tuple(_facts(state, standing, index)))


def _state(standing: ClockReading, index: int) -> str:
    if index < standing.here.index:
        return voice().text("structure", "played; you can go back to it, but not change it")
    if index == standing.here.index:
        return voice().text("structure", "running; add minutes to it, but no other change")
    return voice().text("structure", "to come")


def _facts(state: Tournament, standing: ClockReading, index: int) -> Iterator[tuple[str, str]]:
    text = voice().text
    conditions = state.conditions
    level = conditions.level(index)
    yield text("structure", "Length"), voice().length(level.length_us)
    if index > standing.here.index:
        yield text("structure", "Begins"), begins(conditions, standing, index)
    elif index == standing.here.index and standing.began_us is not None:
        yield text("structure", "Began"), voice().time(standing.began_us)
    if level.is_break:
        return
    yield text("structure", "Blinds"), voice().blinds(level.small, level.big)
    if level.ante:
        by = text("structure", "{ante} per player")
        if level.ante_by is AntePaidBy.BIG_BLIND:
            by = text("structure", "{ante} big blind ante")
        yield text("structure", "Ante"), by.format(ante=voice().count(level.ante))
    yield text("structure", "Game"), conditions.game(index)
    found = big_blinds_in_play(state, level)
    if found is not None:
        yield text("structure", "In play"), _in_play(found, state.left)


def _in_play(big_blinds: int, left: int) -> str:
    each = big_blinds // left if left else 0
    return voice().plural(
        "structure",
        "1 big blind, {each} per player with {left} left",
        "{n} big blinds, {each} per player with {left} left",
        big_blinds,
        each=voice().count(each),
        left=voice().count(left),
    )
