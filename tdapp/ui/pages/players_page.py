"""The page of players: the registry searched, told about, put right, taken in and given out."""

from PySide6.QtWidgets import QVBoxLayout

from tdapp.calls.house.people import NamePerson
from tdapp.calls.tournament.event import also_in
from tdapp.core.ids import PersonId
from tdapp.core.ports.people import Person
from tdapp.desk.permissions import Permission
from tdapp.ui.asking.side_by_side import Beside
from tdapp.ui.desk.registry_at_hand import registry_of
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.page_head import PageHead, UnderHead
from tdapp.ui.look.spoken import voice
from tdapp.ui.players.people_import import ImportResult
from tdapp.ui.players.person_acts import ListImports, PersonActs
from tdapp.ui.players.players_pane import PlayersPane
from tdapp.ui.players.players_side import PlayersSide
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence


class PlayersPage(Page):
    """Letters find, the arrow goes into the list, Enter there puts somebody right."""

    export = Permission.EXPORT_PEOPLE

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        self._work = work
        self._registry = registry_of(work)
        self.pane = PlayersPane(work, self._registry, self.asks.emit)
        self.on_person = PersonActs(work, self._registry, self)
        self.lists = ListImports(work, self._registry, self)
        self.side = PlayersSide(work, self.on_person)
        self.new = WindowAct(
            lambda: voice().text("players page", "New player"),
            "",
            self._why_no_new,
            self.pane.ask_new,
            self,
        )
        self.new.pressed_by = "Ctrl+N"
        self.head = PageHead(work.theme, voice().text("players page", "Players"))
        self._lay_out()
        self._connect()

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Those on whoever is chosen, and those on lists."""
        return (self.new, *self.on_person.all, self.lists.take_in)

    def refresh(self) -> None:
        """Show everything as it stands now."""
        self._registry.fill()
        self.new.refresh()
        said = voice().text("players page", "Players in the registry: {count}")
        self.head.show_facts(said.format(count=voice().count(len(self._registry.people))))
        self.pane.refresh()

    def _why_no_new(self) -> str:
        parts = self._work.parts
        somebody = NamePerson(parts.day.stream, PersonId("-"), "-")
        refusal = parts.desk.why_not(parts.actor, somebody)
        return sentence(refusal, voice()) if refusal else ""

    def focus(self) -> None:
        """Be ready for a name or a card."""
        self.pane.field.setFocus()
        self.pane.field.selectAll()

    def go_back(self) -> None:
        """Go on in the list, where the act began, or in what is half typed."""
        self.pane.go_on()

    def _show_person(self, person: Person | None) -> None:
        titles = ""
        if person is not None:
            events = also_in(self._work.parts.desk, person.id)
            titles = ", ".join(map(self._work.view.told_apart, events))
        self.side.show_person(person, titles)
        self.lists.take_in.refresh()

    def _show_again(self) -> None:
        if self.isVisible():
            self.refresh()

    def _entered(self, entered: ImportResult) -> None:
        self.pane.show_faults(entered.refused)

    def _lay_out(self) -> None:
        self.pane.list.addActions(list(self.acts))
        for act in (self.new, self.lists.take_in):
            act.only_in_list()
            self.head.add(ActButton(act, self._work.theme, height=28))
        self.head.add(ActButton(self._work.page_acts.export.act, self._work.theme, height=28))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        main = UnderHead(self.pane)
        main.take(self.head)
        column.addWidget(Beside(main, self.side, self._work.theme, "Alt+I"))

    def _connect(self) -> None:
        acts = self.on_person
        self.pane.chosen.connect(self._show_person)
        self.pane.list.entered.connect(acts.edit.trigger)
        acts.edits.connect(self.pane.put_right)
        acts.learned.connect(self._show_again)
        self._registry.changed.connect(self._show_again)
        self.lists.entered.connect(self._entered)
        for asks in (acts.asks, self.lists.asks):
            asks.connect(self.asks)
        tried = (*(act.tried for act in self.acts), self.lists.told)
        for tries in (*tried, self.pane.quick.tried):
            tries.connect(self.tried)
