"""The page of the staff: who works here and how each stands, and at the right who is chosen."""

from PySide6.QtWidgets import QVBoxLayout

from tdapp.ui.asking.side_by_side import lay_beside
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lists.listing import ItemList
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.spoken import voice
from tdapp.ui.staff.duty_acts import DutyActs
from tdapp.ui.staff.enrol_acts import EnrolActs
from tdapp.ui.staff.staff_choice import StaffChoice
from tdapp.ui.staff.staff_facts import member_facts, member_state, staff_words
from tdapp.ui.staff.staff_rows import staff_columns
from tdapp.ui.staff.staff_side import StaffSide
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.workplace import Workplace


class StaffPage(Page):
    """Enter changes the roles of who is chosen. Its badge says that nobody has the duty in play."""

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        self._work = work
        self._roster = work.parts.signing_in.roster
        self.choice = StaffChoice()
        self.people = EnrolActs(work, self.choice, self)
        self.duty = DutyActs(work, self.choice, self)
        self.head = PageHead(work.theme, voice().text("staff page", "Staff"))
        self.head.add(ActButton(self.people.enrol, work.theme))
        self.staff = ItemList(
            voice().text("staff page", "Staff"),
            work.theme,
            staff_columns(self._roster, lambda: self._now_us),
            lambda one: one.id,
            headed=True,
            sortable=True,
        )
        self.side = StaffSide(work.theme, self.people, self.duty)
        self._lay_out()
        self._connect()

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Those on people, on the duty and on this station."""
        people = (self.people.enrol, *self.people.on_chosen, self.duty.send_off)
        return (*people, *self.duty.of_duty, *self.duty.of_station)

    def refresh(self) -> None:
        """Show everybody as they stand now."""
        in_play, rule = self._in_play(), self.duty.rule
        self.staff.show_items(self._roster.staff.listed(), self.choice.id)
        self.head.show_facts(staff_words(self._roster, rule=rule, in_play=in_play))
        self._show_chosen(self._now_us)
        for act in self.acts:
            act.refresh()
        staff = self._roster.staff
        missing = staff.is_enrolled and staff.duty is None and in_play and rule is not None
        self.waits.emit(int(missing))

    def look(self) -> None:
        """A PIN is locked for some minutes only."""
        self.refresh()

    def focus(self) -> None:
        """Be in the list, with the first chosen where nobody is."""
        rows = self.staff.table.rows
        if self.staff.key is None and rows:
            self.staff.choose(rows[0].key)
        self.staff.setFocus()

    def leave(self) -> None:
        """Sign-ins are followed no more."""
        self._leave()

    def _in_play(self) -> bool:
        desk = self._work.parts.desk
        return any(one.answers.is_on(desk.state(one.id)) for one in desk.events())

    @property
    def _now_us(self) -> int:
        return self._work.parts.desk.time.now().utc_us

    def _lay_out(self) -> None:
        self.staff.empty_words = voice().text(
            "staff page",
            "No staff yet. Press E to enrol the director; from then on everyone signs in.",
        )
        pane = Pane(self._work.theme)
        column = QVBoxLayout(pane)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self.staff, 1)
        lay_beside(self, pane, self.side, self._work.theme)

    def _connect(self) -> None:
        for group in (self.people, self.duty):
            group.asks.connect(self.asks)
        lettered = [act for act in self.acts if len(act.key) == 1]
        self.staff.addActions(lettered)
        self.addActions([act for act in self.acts if act not in lettered])
        self.staff.chosen.connect(self._choose)
        self.staff.entered.connect(self.people.roles.trigger)
        self._leave = self._work.parts.session.subscribe(self._follow)

    def _choose(self, key: object) -> None:
        members = self._roster.staff.members
        self.choice.id = next((one for one in members if one == key), None)
        self.refresh()

    def _follow(self) -> None:
        if self.isVisible():
            self.refresh()

    def _show_chosen(self, now_us: int) -> None:
        member = self._roster.staff.members.get(self.choice.id) if self.choice.id else None
        if member is None:
            words = voice().text("staff page", "Select a staff member, or enrol one.")
            self.side.told.show_facts(
                voice().text("staff page", "No staff member selected"), words, ()
            )
            return
        offices = self._work.parts.rulebook.offices
        facts = member_facts(self._roster, member, offices, now_us)
        state = member_state(self._roster.staff, member)
        self.side.told.show_facts(self._roster.name(member.id), state, facts)
