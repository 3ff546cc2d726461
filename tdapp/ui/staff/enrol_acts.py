"""Taking people on, their roles, offices, PINs and badges."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from tdapp.calls.house.sign_in import NewStaffMember
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
from tdapp.desk.desk import Circumstances, CompletedAct
from tdapp.desk.permissions import Role
from tdapp.ui.asking.key_requests import SecretWanted, second_words
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.name_book import tidy
from tdapp.ui.staff.staff_acts import OnStaff, StaffChoice
from tdapp.ui.staff.staff_rows import shut_until_us
from tdapp.ui.staff.staff_words import read_roles, role_words, roles_words
from tdapp.ui.workplace.workplace import Workplace

NEWCOMER = StaffId("newcomer")


class EnrolActs(OnStaff):
    """The first is asked for as the director who ends the program's own."""

    def __init__(self, work: Workplace, choice: StaffChoice, parent: QObject) -> None:
        text = voice().text
        super().__init__(work, choice, parent)
        self.enrol = self._act(
            text("enrol acts", "Enrol…"), "E", self._enrolment, self.ask_newcomer
        )
        self.roles = self._act(
            text("enrol acts", "Roles, office…"), "R", self._same_roles, self._ask_roles
        )
        self.pin = self._act(text("enrol acts", "New PIN…"), "P", self._new_key, self._ask_pin)
        self.badge = self._act(
            text("enrol acts", "New badge…"), "B", self._new_key, self._ask_badge
        )
        self.unlock = self._act(
            text("enrol acts", "Unlock the PIN"),
            "U",
            self._unlocking,
            lambda: self._do(self._unlocking()),
        )
        self.erase = self._act(
            text("enrol acts", "Erase name…"), "X", self._erasure, self._ask_why_erased
        )
        self.leaves = self._act(
            text("enrol acts", "Has left…"), "L", self._leaving, self._ask_leaving
        )

    @property
    def on_chosen(self) -> tuple[WindowAct, ...]:
        """Those on the chosen colleague."""
        return (self.roles, self.pin, self.badge, self.unlock, self.leaves, self.erase)

    def ask_newcomer(self) -> None:
        """Ask for everything about somebody new, the PIN last."""
        if self._staff.is_enrolled:
            text = voice().text("enrol acts", "Who is joining the staff? Type the full name.")
            self._ask(text, voice().text("enrol acts", "Name"), self._ask_newcomers_roles)
        else:
            self.ask_first()

    def ask_first(self) -> None:
        """Ask who is the first director, with a PIN, from whom on all sign in."""
        text = voice().text(
            "enrol acts",
            "Who is the director here? From now on everyone signs in with their own PIN, and the "
            "built-in director account is disabled.",
        )

        def named(typed: str) -> None:
            name = tidy(typed)
            must_be_a_staff_name(name)
            self._want_pin(
                voice().text("enrol acts", "A PIN for {name}, at least 6 digits.", name=name),
                lambda pin: self._asking.start(lambda: self._keys.begin_house(name, pin)),
            )

        self._ask(text, voice().text("enrol acts", "Name"), named)

    def _ask_newcomers_roles(self, typed: str) -> None:
        name = tidy(typed)
        must_be_a_staff_name(name)

        def chosen(roles: tuple[Role, ...]) -> None:
            self._ask_office(None, lambda office: self._want_first_pin(name, roles, office))

        self._ask_for_roles(
            voice().text("enrol acts", "What are the roles of {name}?", name=name), (), chosen
        )

    def _want_first_pin(self, name: str, roles: tuple[Role, ...], office: str | None) -> None:
        def enrol(pin: str) -> None:
            newcomer = NewStaffMember(name, pin, roles, office)
            parts = self._parts
            self._asking.start(lambda: self._keys.enrol(parts.actor, newcomer))

        text = voice().text(
            "enrol acts",
            "{name} is staff number {number}. Ask them to type a PIN of at least 6 digits.",
        )
        self._want_pin(text.format(name=name, number=self._staff.next_number()), enrol)

    def _ask_roles(self) -> None:
        member = self._choice.member()

        def chosen(roles: tuple[Role, ...]) -> None:
            def office(title: str | None) -> None:
                self._do(ChangeRoles(self._house, member.id, roles, title))

            self._ask_office(member.office, office)

        text = voice().text(
            "enrol acts", "What are the new roles of {name}?", name=self._name(member.id)
        )
        self._ask_for_roles(text, member.roles, chosen)

    def _ask_for_roles(
        self, text: str, now: tuple[Role, ...], take: Callable[[tuple[Role, ...]], None]
    ) -> None:
        said = voice().text("enrol acts", "{text} Separate several with commas.", text=text)
        known = tuple(role_words(role) for role in Role)
        choices = dict.fromkeys((roles_words(now), *known) if now else known)
        hint = voice().text("enrol acts", "Roles")
        self._ask(said, hint, lambda typed: take(read_roles(typed)), tuple(choices))

    def _ask_office(self, now: str | None, take: Callable[[str | None], None]) -> None:
        none = voice().text("enrol acts", "none")
        titles = self._parts.rulebook.offices.titles
        choices = dict.fromkeys((now or none, *titles, none))
        text = voice().text(
            "enrol acts", "What is their office in the house? You may type your own title."
        )

        def answered(typed: str) -> None:
            take(None if typed in {"", none} else tidy(typed))

        self._ask(
            text, voice().text("enrol acts", "Office"), answered, tuple(choices), may_be_empty=True
        )

    def _ask_pin(self) -> None:
        member = self._choice.member()
        text = voice().text("enrol acts", "Ask {name} to type a new PIN of at least 6 digits.")

        def set_pin(pin: str) -> None:
            parts = self._parts
            self._asking.start(lambda: self._keys.set_pin(parts.actor, member.id, pin))

        self._want_pin(text.format(name=self._name(member.id)), set_pin)

    def _want_pin(self, text: str, take: Callable[[str], None]) -> None:
        self._want(
            SecretWanted(
                text,
                voice().text("enrol acts", "PIN"),
                voice().text("enrol acts", "Next"),
                take,
                must_be_a_pin,
            )
        )

    def _ask_badge(self) -> None:
        member = self._choice.member()
        text = voice().text(
            "enrol acts", "Scan the new badge of {name}.", name=self._name(member.id)
        )

        def set_badge(badge: str) -> None:
            parts = self._parts
            self._asking.start(lambda: self._keys.set_badge(parts.actor, member.id, badge))

        hint, yes = voice().text("enrol acts", "Badge"), voice().text("enrol acts", "Save badge")
        self._want(SecretWanted(text, hint, yes, set_badge, tidy_badge, twice=False))

    def _ask_leaving(self) -> None:
        member = self._choice.member()
        text = voice().text(
            "enrol acts",
            "Has {name} left? Their PIN and badge stop working; the name stays on past actions.",
        )
        self._ask_yes(
            text.format(name=self._name(member.id)),
            voice().text("enrol acts", "Record departure"),
            self._leaving(),
        )

    def _ask_why_erased(self) -> None:
        call = self._erasure()
        text = voice().text(
            "enrol acts",
            "Erase the name {name} permanently, also from restored backups? Past actions stay "
            "under the staff number. {second} signs with you.",
        )
        second = second_words(self._parts.session, call.permission)
        said = text.format(name=self._name(call.staff), second=second)

        def erase(reason: str) -> None:
            self._asking.start(lambda: self._erase(call.staff, reason))

        self._ask(said, voice().text("enrol acts", "Reason, for the record"), erase)

    async def _erase(self, staff: StaffId, reason: str) -> CompletedAct:
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
