"""The right of the page of players: who is chosen, what is known, the acts, the entries."""

from tdapp.core.ports.people import Person
from tdapp.ui.asking.selection_card import ActGrid
from tdapp.ui.desk.desk_side import WIDE
from tdapp.ui.desk.person_words import person_facts, who_words
from tdapp.ui.look.facts_grid import Fact, FactsGrid, by_reason
from tdapp.ui.look.lettering import STRONG, Size, Words
from tdapp.ui.look.lists.listing import ROW, ItemList
from tdapp.ui.look.side_column import BUTTON, SideColumn
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import high, px
from tdapp.ui.players.cash_stays import cash_facts, past_cash_facts
from tdapp.ui.players.person_acts import PersonActs
from tdapp.ui.players.player_rows import played_columns
from tdapp.ui.workplace.workplace import Workplace

HEAD, MOST_EVENTS = 30, 8


class PlayersSide(SideColumn):
    """Shows one person; the acts stay in place for every choice."""

    def __init__(self, work: Workplace, acts: PersonActs) -> None:
        super().__init__(work.theme)
        self._work = work
        self._acts = acts
        self.setMaximumWidth(px(WIDE))
        self.name = Words(Size.HEAD, work.theme.text, STRONG, wraps=True)
        self.facts = FactsGrid(work.theme)
        self._not_now = Words(Size.LABEL, work.theme.text, STRONG)
        self._not_now.setText(voice().text("players side", "Not available"))
        self.reasons = FactsGrid(work.theme, quiet=True)
        self.played = ItemList(
            voice().text("players side", "Entries"),
            work.theme,
            played_columns(),
            lambda one: (one.event, one.entry),
            headed=True,
        )
        self.played.setFixedHeight(high(HEAD) + MOST_EVENTS * high(ROW))
        self._lay_out()

    def show_person(self, person: Person | None, also_in: str) -> None:
        """Say who it is and what is known."""
        text = voice().text
        self._acts.choose(person)
        self.played.show_items(())
        if person is None:
            self.name.setText(text("players side", "No player selected"))
            self.facts.show_facts(())
            self.played.empty_words = text("players side", "Select a player to see their entries.")
        else:
            self.name.setText(person.name)
            playing: list[Fact] = [(text("players side", "Plays in"), also_in)] if also_in else []
            twins = "; ".join(who_words(one) for one in self._acts.merging.twins(person))
            maybe: list[Fact] = [(text("players side", "Possibly also in"), twins)] if twins else []
            facts = (*person_facts(self._work.parts, person), *playing, *maybe)
            cash = (*cash_facts(self._work, person), *past_cash_facts(self._acts.stays(person)))
            self.facts.show_facts((*facts, *cash))
            found = self._acts.played(person)
            self.played.empty_words = text("players side", "No entries in any event.")
            if found is None:
                self.played.empty_words = text(
                    "players side", "Press “All events” to look them up."
                )
            self.played.show_items(found or ())
        self._show_reasons()

    def _show_reasons(self) -> None:
        refused = [act for act in self._acts.all if act.why_not]
        self._not_now.setVisible(bool(refused))
        said = [(act.text(), act.why_not) for act in refused]
        self.reasons.show_facts(by_reason(said, len(self._acts.all)))

    def _lay_out(self) -> None:
        column = self._column
        column.addWidget(self.name)
        column.addSpacing(6)
        column.addWidget(self.facts)
        column.addSpacing(8)
        column.addWidget(ActGrid(self._theme, self._acts.all, high=BUTTON))
        column.addSpacing(8)
        column.addWidget(self._not_now)
        column.addWidget(self.reasons)
        column.addSpacing(8)
        column.addWidget(self.played)
        column.addStretch(1)
