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
from tdapp.house.staff import Staff
from tdapp.house.staff_events import StaffMember
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow, result
from tdapp.ui.asking.house_desk import HouseDesk
from tdapp.ui.asking.key_requests import SecretWanted, second_words
from tdapp.ui.asking.questions import confirm, read
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying
from tdapp.ui.parts.name_book import tidy
from tdapp.ui.staff.staff_choice import StaffChoice, anybody_of, member_of
from tdapp.ui.staff.staff_rows import shut_until_us
from tdapp.ui.staff.staff_words import read_roles, role_words, roles_words
from tdapp.ui.workplace.workplace import Workplace

say = saying("enrol acts")

NEWCOMER = StaffId("newcomer")
Chosen = StaffId | None


class EnrolActs(Acts[Chosen]):
    """The first to be enrolled is the director, who replaces the program's own."""

    def __init__(self, work: Workplace, choice: StaffChoice, parent: QObject) -> None:
        house = HouseDesk(work.parts, work.asking)
        super().__init__(house, work.asking, lambda: choice.id, parent)
        self._parts = work.parts
        self._keys = work.parts.signing_in
        self._stream = house.stream
        self.enrol, self.roles, self.pin, self.badge, self.unlock, self.erase, self.leaves = (
            self._acts(
                (say("Enrol…"), "E", self._enrolment, self._enrol),
                (say("Roles, office…"), "R", self._same_roles, self._change_roles),
                (say("New PIN…"), "P", self._new_key, self._set_pin),
                (say("New badge…"), "B", self._new_key, self._set_badge),
                (say("Unlock the PIN"), "U", self._unlocking),
                (say("Erase name…"), "X", self._erasure, self._erase_name),
                (say("Has left…"), "L", self._leaving, self._leave),
            )
        )

    @property
    def on_chosen(self) -> tuple[WindowAct, ...]:
        """Those on the chosen colleague."""
        return (self.roles, self.pin, self.badge, self.unlock, self.leaves, self.erase)

    def _enrol(self, _: Chosen) -> Flow[None]:
        """Ask for everything about somebody new, the PIN last."""
        if not self._staff.is_enrolled:
            yield from self._enrol_first()
            return
        text = say("Who is joining the staff? Type the full name.")
        name = yield from read(text, say("Name"), read_staff_name)
        roles = yield from roles_question(say("What are the roles of {name}?", name=name), ())
        office = yield from self._office(None)
        text = say("{name} is staff number {number}. Ask them to type a PIN of at least 6 digits.")

        def enrolled(pin: str) -> None:
            newcomer, actor = NewStaffMember(name, pin, roles, office), self._parts.actor
            self._asking.start(lambda: self._keys.enrol(actor, newcomer))

        self._want_pin(text.format(name=name, number=self._staff.next_number()), enrolled)

    def _enrol_first(self) -> Flow[None]:
        text = say(
            "Who is the director? From now on everyone signs in with a PIN; the director allows "
            "what each may do."
        )
        name = yield from read(text, say("Name"), read_staff_name)
        text = say("A PIN for {name}, at least 6 digits.", name=name)
        self._want_pin(
            text, lambda pin: self._asking.start(lambda: self._keys.begin_house(name, pin))
        )

    def _change_roles(self, on: Chosen) -> Flow[None]:
        member = self._member(on)
        name = self._name(member.id)
        text = say("What are the new roles of {name}?", name=name)
        roles = yield from roles_question(text, member.roles)
        office = yield from self._office(member.office)
        yield from self._do(ChangeRoles(self._stream(), member.id, roles, office))

    def _office(self, now: str | None) -> Flow[str | None]:
        none = say("none")
        titles = self._parts.rulebook.offices.titles
        choices = dict.fromkeys((now or none, *titles, none))
        text = say("What is their office in the house? You may type your own title.")
        hint = say("Office")

        def read_office(typed: str) -> str | None:
            return None if typed in {"", none} else tidy(typed)

        return (yield from read(text, hint, read_office, *choices, may_be_empty=True))

    def _set_pin(self, on: Chosen) -> Flow[None]:
        member = self._member(on)
        text = say("Ask {name} to type a new PIN of at least 6 digits.")

        def set_pin(pin: str) -> None:
            actor = self._parts.actor
            self._asking.start(lambda: self._keys.set_pin(actor, member.id, pin))

        self._want_pin(text.format(name=self._name(member.id)), set_pin)
        yield from ()

    def _want_pin(self, text: str, take: Callable[[str], None]) -> None:
        hint, yes = say("PIN"), say("Next")
        self._asking.signs.emit(SecretWanted(text, hint, yes, take, must_be_a_pin))

    def _set_badge(self, on: Chosen) -> Flow[None]:
        member = self._member(on)
        asked = say("Scan the new badge of {name}.", name=self._name(member.id))

        def set_badge(badge: str) -> None:
            actor = self._parts.actor
            self._asking.start(lambda: self._keys.set_badge(actor, member.id, badge))

        hint, yes = say("Badge"), say("Save badge")
        wanted = SecretWanted(asked, hint, yes, set_badge, tidy_badge, twice=False)
        self._asking.signs.emit(wanted)
        yield from ()

    def _leave(self, on: Chosen) -> Flow[None]:
        call = self._leaving(on)
        text = say(
            "Has {name} left? Their PIN and badge stop working; the name stays on past actions."
        )
        yield from confirm(text.format(name=self._name(call.staff)), say("Record departure"))
        yield from self._do(call)

    def _erase_name(self, on: Chosen) -> Flow[None]:
        call = self._erasure(on)
        text = say(
            "Erase the name {name} permanently, also from restored backups? Past actions stay "
            "under the staff number. {second} signs with you."
        )
        second = second_words(self._parts.session, call.permission)
        text = text.format(name=self._name(call.staff), second=second)
        why = yield from read(text, say("Reason, for the record"), str)
        yield from result(lambda: self._erase(call.staff, why), once=True)

    async def _erase(self, staff: StaffId, reason: str) -> CompletedAct:
        with_ = self._asking.with_slip(Circumstances(reason=reason))
        parts = self._parts
        return await parts.erasing.erase_staff(parts.actor, self._stream(), staff, with_)

    @property
    def _staff(self) -> Staff:
        return self._keys.roster.staff

    def _member(self, on: Chosen) -> StaffMember:
        return member_of(self._staff, on)

    def _name(self, staff: StaffId) -> str:
        return self._keys.roster.name(staff)

    def _erasure(self, on: Chosen) -> EraseStaff:
        return EraseStaff(self._stream(), anybody_of(self._staff, on).id)

    def _enrolment(self, _: Chosen) -> Call:
        number = self._staff.next_number()
        return EnrolStaff(self._stream(), NEWCOMER, number, "-", "-", (Role.DIRECTOR,))

    def _same_roles(self, on: Chosen) -> Call:
        member = self._member(on)
        return ChangeRoles(self._stream(), member.id, member.roles, f"{member.office or ''}-"[:60])

    def _new_key(self, on: Chosen) -> Call:
        return SetKey(self._stream(), self._member(on).id, "-")

    def _unlocking(self, on: Chosen) -> Call:
        member, roster = self._member(on), self._keys.roster
        if shut_until_us(roster.card(member.id), self._parts.desk.time.now().utc_us) is None:
            raise Refusal("not_shut_out")
        return UnlockStaff(self._stream(), member.id)

    def _leaving(self, on: Chosen) -> StaffLeaves:
        return StaffLeaves(self._stream(), self._member(on).id)


def roles_question(text: str, now: tuple[Role, ...]) -> Flow[tuple[Role, ...]]:
    """Ask for roles, those that somebody has `now` first."""
    said = say("{text} Separate several with commas.", text=text)
    known = tuple(role_words(role) for role in Role)
    choices = dict.fromkeys((roles_words(now), *known) if now else known)
    return (yield from read(said, say("Roles"), read_roles, *choices))


def read_staff_name(typed: str) -> str:
    """A name that a colleague may have; refuses what `must_be_a_staff_name` refuses."""
    name = tidy(typed)
    must_be_a_staff_name(name)
    return name
