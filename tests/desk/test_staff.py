"""The people at work: the first director, keys, roles, and what the record keeps of them."""

import json

import pytest

from tdapp.calls.house.room import InstallTable
from tdapp.calls.house.sign_in_keys import Key, must_be_a_pin, read_key, tidy_badge
from tdapp.calls.house.staff import (
    ChangeRoles,
    SendOff,
    SetKey,
    SignOut,
    StaffLeaves,
    UnlockStaff,
)
from tdapp.core.ids import StaffId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR, NOBODY, Actor, Role
from tdapp.house.house_events import ActDenied
from tdapp.house.staff_events import StaffShutOut
from tests.desk.second_thoughts import refusal_of
from tests.desk.staffed import ADA, BADGE, BEN, CYD, begin_house, colleagues, enrol, keys
from tests.desk.station import Station

MINUTE_US = 60_000_000
WRONG = "555123"


def as_is(station: Station, staff: StaffId) -> Actor:
    """Somebody with today's roles."""
    found = station.parts.signing_in.roster.actor(staff)
    assert found is not None
    return found


def test_the_first_director_ends_the_built_in_one(station: Station) -> None:
    assert station.parts.session.actor == DIRECTOR
    station.do(InstallTable(station.house_id, 1, 9))

    ada = begin_house(station)
    assert station.parts.session.actor == ada
    assert station.house.staff.member(ada.id).number == 1
    again = InstallTable(station.house_id, 2, 9)
    assert refusal_of(lambda: station.do(again)) == Refusal("built_in_no_more")
    station.do(again, actor=ada)

    station.restart()
    assert station.parts.session.actor == NOBODY
    assert refusal_of(lambda: station.do(again, actor=NOBODY)).code == "nobody_signed_in"
    assert station.run(keys(station).sign_in(ADA)) == ada
    station.settle()
    assert station.parts.signing_in.roster.name(ada.id) == "Ada King"


def test_neither_names_nor_keys_are_in_the_events_or_in_the_clear(station: Station) -> None:
    colleagues(station)
    facts = station.ask(lambda db: json.dumps(db.rows("SELECT payload FROM event")))
    acts = station.ask(lambda db: json.dumps(db.rows("SELECT label, actor FROM act")))
    rows = station.ask(lambda db: json.dumps(db.rows("SELECT pin_hash, badge_hash FROM staff")))
    for secret in ("Ada King", "Ben Ode", "Cyd Roe", ADA, BEN, CYD, BADGE):
        assert secret not in facts
        assert secret not in acts
        assert secret not in rows
    assert "argon2id" in rows


def test_a_key_is_a_badge_a_pin_or_a_pin_after_the_number(station: Station) -> None:
    ben, cyd = colleagues(station)
    identify = keys(station).identify
    assert station.run(identify(f" {BADGE} ")).id == ben
    assert station.run(identify(CYD)).id == cyd
    assert station.run(identify(f"3 {CYD}")).id == cyd
    assert refusal_of(lambda: station.run(identify(f"2 {CYD}"))) == Refusal("wrong_pin", left=4)
    assert refusal_of(lambda: station.run(identify(f"9 {CYD}"))).code == "no_such_staff"
    assert refusal_of(lambda: station.run(identify(" "))).code == "no_key"


def test_wrong_pins_shut_somebody_out_also_after_a_restart(station: Station) -> None:
    _, cyd = colleagues(station)
    identify = keys(station).identify
    for left in (4, 3):
        wrong = refusal_of(lambda: station.run(identify(f"3 {WRONG}")))
        assert wrong == Refusal("wrong_pin", left=left)
    station.restart()
    for left in (2, 1, 0):
        wrong = refusal_of(lambda: station.run(keys(station).identify(f"3 {WRONG}")))
        assert wrong == Refusal("wrong_pin", left=left)

    shut = refusal_of(lambda: station.run(keys(station).identify(f"3 {CYD}")))
    assert shut == Refusal("pins_shut", minutes=5)
    noted = station.recorded(station.house_id)[-1].event
    assert isinstance(noted, StaffShutOut)
    assert noted.staff == cyd
    ada = station.run(keys(station).sign_in(f"1 {ADA}"))

    station.time.pass_us(5 * MINUTE_US)
    assert station.run(keys(station).identify(f"3 {CYD}")).id == cyd
    wrong = refusal_of(lambda: station.run(keys(station).identify(f"3 {WRONG}")))
    assert wrong == Refusal("wrong_pin", left=4)
    assert ada.id == station.parts.session.actor.id


def test_a_director_unlocks_or_sets_a_new_pin(station: Station) -> None:
    ben, cyd = colleagues(station)
    ada = station.parts.session.actor

    def shut_out() -> None:
        for _ in range(5):
            refusal_of(lambda: station.run(keys(station).identify(f"3 {WRONG}")))

    shut_out()
    station.do(UnlockStaff(station.house_id, cyd), actor=ada)
    assert station.run(keys(station).identify(f"3 {CYD}")).id == cyd
    shut_out()
    station.run(keys(station).set_pin(ada, cyd, "640913"))
    assert station.run(keys(station).identify("640913")).id == cyd
    assert refusal_of(lambda: station.run(keys(station).identify(f"3 {CYD}"))).code == "wrong_pin"

    dealer = as_is(station, cyd)
    assert refusal_of(lambda: station.run(keys(station).set_pin(dealer, ben, "640914"))).code == (
        "not_permitted"
    )
    station.settle()
    assert station.recorded(station.house_id)[-1].event == ActDenied(cyd, "set_key")


def test_wrong_pins_without_a_number_count_against_the_station(station: Station) -> None:
    colleagues(station)
    for _ in range(5):
        refusal_of(lambda: station.run(keys(station).identify(WRONG)))
    assert refusal_of(lambda: station.run(keys(station).identify(ADA))).code == "pins_shut"
    assert station.run(keys(station).identify(f"1 {ADA}")).may is not None


@pytest.mark.parametrize(
    ("pin", "code"),
    [
        ("48021", "pin_too_short"),
        ("4802156789012", "pin_too_short"),
        ("48o215", "pin_too_short"),
        ("٤٨٠٢١٥", "pin_too_short"),
        ("777777", "pin_too_plain"),
        ("345678", "pin_too_plain"),
        ("890123", "pin_too_plain"),
        ("210987", "pin_too_plain"),
    ],
)
def test_a_pin_that_is_short_or_plain_is_refused(pin: str, code: str) -> None:
    assert refusal_of(lambda: must_be_a_pin(pin)).code == code


def test_a_key_is_read_as_it_is_typed_or_scanned() -> None:
    assert read_key("12 480215") == Key("480215", 12)
    assert read_key("12,480215") == Key("480215", 12)
    assert read_key("480215") == Key("480215")
    assert read_key(" TD 44 ") == Key("TD 44")
    assert tidy_badge("  ") is None
    assert refusal_of(lambda: tidy_badge("TD-17")) == Refusal("badge_too_short", least=8)
    must_be_a_pin("135792")


def test_nobody_gets_anothers_pin_badge_or_number(station: Station) -> None:
    ben, _ = colleagues(station)
    ada = station.parts.session.actor
    assert refusal_of(lambda: enrol(station, "Dee", CYD, Role.CAGE)).code == "pin_taken"
    taken = refusal_of(lambda: enrol(station, "Dee", "640913", Role.CAGE, badge=BADGE))
    assert taken.code == "badge_taken"
    assert len(station.house.staff.members) == 3
    station.do(StaffLeaves(station.house_id, ben), actor=ada)
    assert refusal_of(lambda: station.run(keys(station).identify(f"2 {BEN}"))).code == (
        "no_such_staff"
    )
    assert refusal_of(lambda: station.run(keys(station).identify(BADGE))).code == "wrong_pin"


def test_only_a_manager_makes_a_manager_once_there_is_one(station: Station) -> None:
    ben, cyd = colleagues(station)
    ada = station.parts.session.actor
    up = ChangeRoles(station.house_id, cyd, (Role.MANAGER,))
    assert refusal_of(lambda: station.do(up, actor=ada)).code == "manager_makes_manager"
    station.do(up, actor=as_is(station, ben))
    assert as_is(station, cyd).roles == {Role.MANAGER}


def test_the_house_never_loses_its_last_head(station: Station) -> None:
    ada = begin_house(station)
    down = ChangeRoles(station.house_id, ada.id, (Role.CAGE,))
    assert refusal_of(lambda: station.do(down, actor=ada)).code == "last_head"
    assert refusal_of(
        lambda: station.do(StaffLeaves(station.house_id, ada.id), actor=ada)
    ).code == ("last_head")


def test_who_may_is_told_by_role_and_by_the_names_of_those_at_work(station: Station) -> None:
    _, cyd = colleagues(station)
    station.settle()
    refusal = station.desk.why_not(as_is(station, cyd), InstallTable(station.house_id, 1, 9))
    assert refusal is not None
    assert refusal.details["who"] == "tournament_director (Ada King), gaming_manager"


def test_people_stay_at_work_into_the_next_gaming_day(station: Station) -> None:
    ben, cyd = colleagues(station)
    ada = station.parts.session.actor
    before = station.house.staff
    station.run(station.parts.day.end(ada))
    assert station.house.staff == before
    assert station.parts.session.actor == ada
    station.restart()
    assert station.house.staff == before
    assert {one.id for one in before.listed()} == {ada.id, ben, cyd}


def test_signing_out_is_ones_own_and_heads_send_others_off(station: Station) -> None:
    _, cyd = colleagues(station)
    ada = station.parts.session.actor
    station.run(keys(station).sign_in(CYD))
    assert set(station.house.staff.at_work) == {ada.id, cyd}
    off = SendOff(station.house_id, cyd)
    assert refusal_of(lambda: station.do(off, actor=as_is(station, cyd))).code == "not_permitted"
    station.do(off, actor=ada)
    assert refusal_of(lambda: station.do(SignOut(station.house_id), actor=as_is(station, cyd))) == (
        Refusal("not_signed_in")
    )


def test_what_is_noted_of_staff_stands_outside_undo(station: Station) -> None:
    _, cyd = colleagues(station)
    ada = station.parts.session.actor
    action = station.do(ChangeRoles(station.house_id, cyd, (Role.CAGE,)), actor=ada).act.action
    refusal = refusal_of(lambda: station.undo(action, Circumstances(reason="oops"), actor=ada))
    assert refusal == Refusal("is_staff", act=action)


def test_a_key_set_for_nobody_changes_nothing(station: Station) -> None:
    ada = begin_house(station)
    nobody = SetKey(station.house_id, StaffId("nobody at all"), "hash")
    assert refusal_of(lambda: station.do(nobody, actor=ada)).code == "no_such_staff"


def test_the_name_of_who_left_is_erased_for_good_and_the_number_stays(station: Station) -> None:
    ben, cyd = colleagues(station)
    ada, manager = station.parts.session.actor, as_is(station, ben)
    why = Circumstances(approver=ada, reason="asked to")
    erase_staff = station.parts.erasing.erase_staff

    def erase() -> None:
        station.run(erase_staff(manager, station.house_id, cyd, why))

    assert refusal_of(erase).code == "still_works_here"
    station.do(StaffLeaves(station.house_id, cyd), actor=ada)
    erase()
    station.settle()
    assert station.parts.signing_in.roster.name(cyd) == "(3)"
    rows = station.ask(lambda db: db.rows("SELECT name, pin_hash FROM staff WHERE name IS NULL"))
    assert list(rows) == [(None, None)]
    listed = (station.path.parent / "seals" / "erased.jsonl").read_text()
    assert cyd in listed
    assert "Cyd" not in listed
    assert b"Cyd Roe" not in station.path.read_bytes()
    assert refusal_of(erase).code == "no_such_staff"
