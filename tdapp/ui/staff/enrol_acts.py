"""Taking people on, their roles, offices, PINs and badges."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from tdapp.calls.house.sign_in import Newcomer
from tdapp.calls.house.sign_in_keys import must_be_a_pin, tidy_badge
from tdapp.calls.house.staff import (
    ChangeRoles,
    EnrolStaff,
    EraseStaff,
    SetKey,
    StaffLeaves,
    UnlockStaff,
    must_be_a_staff_name,
)
from tdapp.core.ids import StaffId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances, Done
from tdapp.desk.permissions import Role
from tdapp.ui.asking.act import Act
from tdapp.ui.asking.wanted import SecretWanted, second_words
from tdapp.ui.name_book import tidy
from tdapp.ui.staff.on_staff import OnStaff, StaffChoice
from tdapp.ui.staff.staff_rows import shut_until_us
from tdapp.ui.staff.staff_words import read_roles, role_words, roles_words
from tdapp.ui.workplace import Workplace

NEWCOMER = StaffId("newcomer")


class EnrolActs(OnStaff):
    """The first is asked for as the director who ends the program's own."""

    def __init__(self, work: Workplace, choice: StaffChoice, parent: QObject) -> None:
        super().__init__(work, choice, parent)
        self.enrol = self._act(self.tr("Enrol…"), "E", self._enrolment, self.ask_newcomer)
        self.roles = self._act(self.tr("Roles, office…"), "R", self._same_roles, self._ask_roles)
        self.pin = self._act(self.tr("New PIN…"), "P", self._new_key, self._ask_pin)
        self.badge = self._act(self.tr("New badge…"), "B", self._new_key, self._ask_badge)
        self.unlock = self._act(
            self.tr("Unlock the PIN"), "U", self._unlocking, lambda: self._do(self._unlocking())
        )
        self.erase = self._act(self.tr("Erase the name…"), "X", self._erasure, self._ask_why_erased)
        self.leaves = self._act(self.tr("Leaves…"), "L", self._leaving, self._ask_leaving)

    @property
    def on_chosen(self) -> tuple[Act, ...]:
        """Those on the chosen colleague."""
        return (self.roles, self.pin, self.badge, self.unlock, self.leaves, self.erase)

    def ask_newcomer(self) -> None:
        """Ask for everything about somebody new, the PIN last."""
        if self._staff.is_enrolled:
            text = self.tr("Who joins the staff? Type the whole name.")
            self._ask(text, self.tr("Name"), self._ask_newcomers_roles)
        else:
            self.ask_first()

    def ask_first(self) -> None:
        """Ask who is the first director, with a PIN, from whom on all sign in."""
        text = self.tr(
            "Who is the director here? From now on everybody signs in with a PIN of their own, and "
            "the program's own director has no rights any more."
        )

        def named(typed: str) -> None:
            name = tidy(typed)
            must_be_a_staff_name(name)
            self._want_pin(
                self.tr("A PIN for {name}, at least 6 digits.").format(name=name),
                lambda pin: self._asking.start(lambda: self._keys.begin_house(name, pin)),
            )

        self._ask(text, self.tr("Name"), named)

    def _ask_newcomers_roles(self, typed: str) -> None:
        name = tidy(typed)
        must_be_a_staff_name(name)

        def chosen(roles: tuple[Role, ...]) -> None:
            self._ask_office(None, lambda office: self._want_first_pin(name, roles, office))

        self._ask_for_roles(self.tr("As what does {name} work?").format(name=name), (), chosen)

    def _want_first_pin(self, name: str, roles: tuple[Role, ...], office: str | None) -> None:
        def enrol(pin: str) -> None:
            newcomer = Newcomer(name, pin, roles, office)
            parts = self._parts
            self._asking.start(lambda: self._keys.enrol(parts.actor, newcomer))

        text = self.tr("{name} is number {number}: a PIN of at least 6 digits, typed by {name}.")
        self._want_pin(text.format(name=name, number=self._staff.next_number()), enrol)

    def _ask_roles(self) -> None:
        member = self._choice.member()

        def chosen(roles: tuple[Role, ...]) -> None:
            def office(title: str | None) -> None:
                self._do(ChangeRoles(self._house, member.id, roles, title))

            self._ask_office(member.office, office)

        text = self.tr("As what does {name} work from now on?").format(name=self._name(member.id))
        self._ask_for_roles(text, member.roles, chosen)

    def _ask_for_roles(
        self, text: str, now: tuple[Role, ...], take: Callable[[tuple[Role, ...]], None]
    ) -> None:
        said = self.tr("{text} Several with commas between.").format(text=text)
        known = tuple(role_words(role) for role in Role)
        choices = dict.fromkeys((roles_words(now), *known) if now else known)
        hint = self.tr("Roles")
        self._ask(said, hint, lambda typed: take(read_roles(typed)), tuple(choices))

    def _ask_office(self, now: str | None, take: Callable[[str | None], None]) -> None:
        none = self.tr("none")
        titles = self._parts.rulebook.offices.titles
        choices = dict.fromkeys((now or none, *titles, none))
        text = self.tr("Which office does the house give? It may be a title of your own.")

        def answered(typed: str) -> None:
            take(None if typed in {"", none} else tidy(typed))

        self._ask(text, self.tr("Office"), answered, tuple(choices), may_be_empty=True)

    def _ask_pin(self) -> None:
        member = self._choice.member()
        text = self.tr("A new PIN for {name}, at least 6 digits, typed by {name}.")

        def set_pin(pin: str) -> None:
            parts = self._parts
            self._asking.start(lambda: self._keys.set_pin(parts.actor, member.id, pin))

        self._want_pin(text.format(name=self._name(member.id)), set_pin)

    def _want_pin(self, text: str, take: Callable[[str], None]) -> None:
        self._want(SecretWanted(text, self.tr("PIN"), self.tr("Go on"), take, must_be_a_pin))

    def _ask_badge(self) -> None:
        member = self._choice.member()
        text = self.tr("Scan the new badge of {name}.").format(name=self._name(member.id))

        def set_badge(badge: str) -> None:
            parts = self._parts
            self._asking.start(lambda: self._keys.set_badge(parts.actor, member.id, badge))

        hint, yes = self.tr("Badge"), self.tr("Take it")
        self._want(SecretWanted(text, hint, yes, set_badge, tidy_badge, twice=False))

    def _ask_leaving(self) -> None:
        member = self._choice.member()
        text = self.tr(
            "{name} works here no longer? PIN and badge are good for nothing then; the name stays "
            "for what was done under it."
        )
        self._ask_yes(text.format(name=self._name(member.id)), self.tr("Leaves"), self._leaving())

    def _ask_why_erased(self) -> None:
        call = self._erasure()
        text = self.tr(
            "Erase the name of {name} for good, also from backups that are restored? What was done "
            "under it stays, with the staff number. {second} stands for it with you."
        )
        second = second_words(self._parts.session, call.permission)
        said = text.format(name=self._name(call.staff), second=second)

        def erase(reason: str) -> None:
            self._asking.start(lambda: self._erase(call.staff, reason))

        self._ask(said, self.tr("Reason, for the record"), erase)

    async def _erase(self, staff: StaffId, reason: str) -> Done:
        with_ = self._asking.with_slip(Circumstances(reason=reason))
        return await self._parts.erasing.erase_staff(self._parts.actor, self._house, staff, with_)

    def _erasure(self) -> EraseStaff:
        return EraseStaff(self._house, self._choice.anybody().id)

    def _enrolment(self) -> Call:
        number = self._staff.next_number()
        return EnrolStaff(self._house, NEWCOMER, number, "-", "-", (Role.DIRECTOR,))

    def _same_roles(self) -> Call:
        member = self._choice.member()
        return ChangeRoles(self._house, member.id, member.roles, f"{member.office or ''}-"[:60])

    def _new_key(self) -> Call:
        return SetKey(self._house, self._choice.member().id, "-")

    def _unlocking(self) -> Call:
        member, roster = self._choice.member(), self._keys.roster
        if shut_until_us(roster.card(member.id), self._parts.desk.time.now().utc_us) is None:
            raise Refusal("not_shut_out")
        return UnlockStaff(self._house, member.id)

    def _leaving(self) -> Call:
        return StaffLeaves(self._house, self._choice.member().id)
