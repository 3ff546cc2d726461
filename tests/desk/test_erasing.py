"""Erasing a person at the desk: two people, a reason, and nothing but the name is gone."""

from typing import Any

import pytest

from tdapp.bootstrap import CODECS
from tdapp.core.ids import PersonId, StaffId
from tdapp.core.ports.people import Person
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances, CompletedAct
from tdapp.desk.permissions import DIRECTOR, Actor, Role
from tdapp.house.house_events import ActDenied, PersonErased
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.target import Target
from tests.desk import laws
from tests.desk.evening import EVENT, bust, person, under_way
from tests.desk.station import Station

MANAGER = Actor(StaffId("manager"), frozenset({Role.MANAGER}))
ADA = person(1)
NAME = "Adaline Marker"
BOTH = Circumstances(approver=DIRECTOR, reason="she asked us to")
MONEY = "SELECT stream_id, account, sum(cents) FROM ledger_line GROUP BY stream_id, account"


@pytest.fixture
def desk(station: Station) -> Station:
    """An event with one player whose name is known."""
    station.parts.people.add([Person(ADA, NAME, "card-17", "1990-04-01")], DIRECTOR.id)
    under_way(station)
    bust(station, 1)
    return station


def erase(
    desk: Station, with_: Circumstances = BOTH, actor: Actor = MANAGER, who: PersonId = ADA
) -> CompletedAct:
    return desk.run(desk.parts.erasing.erase(actor, desk.house_id, who, with_))


def must_be_refused(
    desk: Station, code: str, actor: Actor, with_: Circumstances, who: PersonId = ADA
) -> None:
    """The erasure is refused; nothing is erased and nothing recorded."""
    erased = desk.recorded(desk.house_id)
    with pytest.raises(Refusal) as refused:
        erase(desk, with_, actor, who)
    assert refused.value.code == code
    desk.settle()
    assert desk.parts.people.names([ADA]) == {ADA: NAME}
    news = desk.recorded(desk.house_id)[len(erased) :]
    assert not [one for one in news if not isinstance(one.event, ActDenied)]


def test_the_name_is_gone_and_the_act_names_both_people_and_the_reason(desk: Station) -> None:
    done = erase(desk)
    assert desk.parts.people.names([ADA]) == {}
    last = desk.recorded(desk.house_id)[-1]
    assert (last.event, last.action) == (PersonErased(ADA), done.act.action)
    kept = desk.parts.journal.act(done.act.action)
    assert kept is not None
    assert (kept.actor, kept.approver, kept.reason) == (MANAGER.id, DIRECTOR.id, BOTH.reason)


def test_the_bytes_of_the_name_are_gone_and_the_rest_of_the_record_is_as_it_was(
    desk: Station,
) -> None:
    def kept() -> tuple[Any, ...]:
        money = desk.ask(lambda db: list(db.rows(MONEY)))
        return money, desk.event(EVENT), desk.streams()[EVENT]

    before = kept()
    erase(desk)
    assert kept() == before
    laws.check(desk)
    desk.shut()
    files = [path for path in desk.path.parent.iterdir() if path.is_file()]
    assert not [path.name for path in files if NAME.encode() in path.read_bytes()]
    report = verify_target(Target(path=desk.path), CODECS, None)
    assert report.findings == ()
    assert report.events > 10


def test_after_a_restart_the_name_stays_away_and_the_player_stays_in_the_event(
    desk: Station,
) -> None:
    erase(desk)
    desk.restart()
    assert desk.parts.people.names([ADA]) == {}
    assert desk.event(EVENT).entries.by_person[ADA] == (1,)
    assert desk.event(EVENT).places() == {1: 5}


@pytest.mark.parametrize(
    ("code", "actor", "with_"),
    [
        ("second_person_needed", MANAGER, Circumstances(reason="she asked")),
        ("second_person_needed", MANAGER, Circumstances(approver=MANAGER, reason="she asked")),
        (
            "second_person_needed",
            MANAGER,
            Circumstances(
                approver=Actor(StaffId("floor"), frozenset({Role.FLOOR})), reason="she asked"
            ),
        ),
        ("reason_needed", MANAGER, Circumstances(approver=DIRECTOR)),
        ("reason_needed", MANAGER, Circumstances(approver=DIRECTOR, reason=" \t")),
        ("not_permitted", DIRECTOR, Circumstances(approver=MANAGER, reason="she asked")),
    ],
)
def test_one_person_or_no_reason_erases_nobody(
    code: str, actor: Actor, with_: Circumstances, desk: Station
) -> None:
    must_be_refused(desk, code, actor, with_)


def test_a_stranger_cannot_be_erased_and_nothing_is_recorded(desk: Station) -> None:
    must_be_refused(desk, "unknown_person", MANAGER, BOTH, PersonId("stranger"))


def test_an_erasure_cannot_be_undone(desk: Station) -> None:
    done = erase(desk)
    with pytest.raises(Refusal) as refused:
        desk.undo(done.act.action, Circumstances(reason="she came back"))
    assert refused.value.code == "is_erasure"


def test_an_erasure_asked_for_twice_is_one_act(desk: Station) -> None:
    request = Circumstances(
        action=erase(desk).act.action, approver=DIRECTOR, reason="she asked us to"
    )
    again = erase(desk, request)
    assert again.receipt is not None
    assert again.receipt.repeated
    facts = [one.event for one in desk.recorded(desk.house_id)]
    assert facts.count(PersonErased(ADA)) == 1


def test_people_are_found_by_a_part_of_their_name_and_the_erased_are_not(desk: Station) -> None:
    others = [("émile", "Émile Marker"), ("twin", NAME), ("bob", "Bob")]
    desk.parts.people.add([Person(PersonId(id_), name) for id_, name in others], DIRECTOR.id)

    def found(part: str, most: int = 9) -> list[str]:
        return [one.id for one in desk.run(desk.parts.erasing.find(part, most))]

    assert found(" marker ") == [ADA, "twin", "émile"]
    assert found("MARKER", most=2) == [ADA, "twin"]
    assert found("émile") == found("ÉMILE") == ["émile"]
    erase(desk)
    assert found("Adaline") == ["twin"]
    for nobody in ("Ravinder", "", "  ", "%"):
        with pytest.raises(Refusal) as refused:
            found(nobody)
        assert refused.value.code == "nobody_called"
