"""Erasing the words of a reason at the desk: two people, and the chain holds without them."""

from functools import partial

import pytest

from tdapp.bootstrap import CODECS
from tdapp.calls.house.room import EraseNote
from tdapp.calls.tournament.exits import Bust, Reinstate
from tdapp.core.ids import ActionId, StaffId, placed
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances, CompletedAct
from tdapp.desk.permissions import DIRECTOR, Actor, Role
from tdapp.house.house_events import NoteErased
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.target import Target
from tests.desk import laws
from tests.desk.evening import EVENT, under_way
from tests.desk.second_thoughts import refusal_of
from tests.desk.station import Station

MANAGER = Actor(StaffId("manager"), frozenset({Role.MANAGER}))
WORDS = "Ravinder Q. was unwell and left the table"
BACK = placed(ActionId("reinstated"), 1)
BOTH = Circumstances(approver=DIRECTOR, reason="it was about somebody's health")


@pytest.fixture
def desk(station: Station) -> Station:
    """An event in which somebody came back for a reason that says too much."""
    under_way(station)
    station.do(Bust(EVENT, 1, declined=True))
    station.do(Reinstate(EVENT, 1), Circumstances(action=BACK, reason=WORDS))
    return station


def erase(
    desk: Station,
    with_: Circumstances = BOTH,
    actor: Actor = MANAGER,
    action: ActionId = BACK,
) -> CompletedAct:
    return desk.run(desk.parts.erasing.erase_note(actor, desk.house_id, action, with_))


def files_with(desk: Station, words: str) -> list[str]:
    """The files of the record in whose bytes these words are."""
    files = [path for path in desk.path.parent.rglob("*") if path.is_file()]
    return [path.name for path in files if words.encode() in path.read_bytes()]


def test_the_words_are_gone_from_the_bytes_and_the_chain_still_verifies(desk: Station) -> None:
    assert files_with(desk, "Ravinder")
    before, heads = desk.event(EVENT), desk.streams()[EVENT]
    done = erase(desk)

    assert (desk.event(EVENT), desk.streams()[EVENT]) == (before, heads)
    last = desk.recorded(desk.house_id)[-1]
    assert (last.event, last.action) == (NoteErased(BACK), done.act.action)
    laws.check(desk)
    desk.shut()
    assert files_with(desk, "Ravinder") == []
    report = verify_target(Target(path=desk.path), CODECS, desk.path.parent / "seals")
    assert report.findings == ()
    assert report.events > 10


def test_the_act_stays_with_who_did_it_and_the_desk_at_hand_forgets_the_words_too(
    desk: Station,
) -> None:
    erase(desk)
    at_hand = next(act for act in desk.desk.log if act.action == BACK)
    recorded = desk.parts.journal.act(BACK)

    assert recorded == at_hand
    assert (at_hand.label, at_hand.actor, at_hand.reason) == ("reinstate", DIRECTOR.id, None)
    assert not desk.event(EVENT).exits.by_entry


def test_the_desk_at_hand_forgets_words_that_another_station_erased(desk: Station) -> None:
    desk.do(EraseNote(desk.house_id, BACK), BOTH, MANAGER)
    at_hand = next(act for act in desk.desk.log if act.action == BACK)
    assert at_hand.reason is None


def test_the_erasure_names_both_people_and_a_reason_of_its_own(desk: Station) -> None:
    kept = desk.parts.journal.act(erase(desk).act.action)
    assert kept is not None
    assert (kept.label, kept.actor, kept.approver, kept.reason) == (
        "erase_note",
        MANAGER.id,
        DIRECTOR.id,
        BOTH.reason,
    )


@pytest.mark.parametrize(
    ("code", "actor", "with_"),
    [
        ("second_person_needed", MANAGER, Circumstances(reason="health")),
        ("second_person_needed", MANAGER, Circumstances(approver=MANAGER, reason="health")),
        ("reason_needed", MANAGER, Circumstances(approver=DIRECTOR)),
        ("not_permitted", DIRECTOR, Circumstances(approver=MANAGER, reason="health")),
    ],
)
def test_one_person_or_no_reason_erases_no_words(
    code: str, actor: Actor, with_: Circumstances, desk: Station
) -> None:
    assert refusal_of(lambda: erase(desk, with_, actor)).code == code
    desk.settle()
    recorded = desk.parts.journal.act(BACK)
    assert recorded is not None
    assert recorded.reason == WORDS
    facts = [one.event for one in desk.recorded(desk.house_id)]
    assert NoteErased(BACK) not in facts


def test_an_act_without_a_reason_or_with_an_erased_one_is_refused_and_nothing_recorded(
    desk: Station,
) -> None:
    bust = next(act.action for act in desk.desk.log if act.label == "bust")
    erase(desk)
    heads = laws.heads(desk)
    for action in (bust, BACK, ActionId("never")):
        assert refusal_of(partial(erase, desk, action=action)) == Refusal(
            "no_reason", action=action
        )
    assert laws.heads(desk) == heads


def test_words_that_are_erased_do_not_come_back_by_undo(desk: Station) -> None:
    done = erase(desk)
    why = Circumstances(reason="they were harmless")
    assert refusal_of(lambda: desk.undo(done.act.action, why)).code == "is_erasure"


def test_an_erasure_of_words_asked_for_twice_is_one_act(desk: Station) -> None:
    first = erase(desk)
    again = erase(
        desk, Circumstances(action=first.act.action, approver=DIRECTOR, reason=BOTH.reason)
    )
    assert again.receipt is not None
    assert again.receipt.repeated
    facts = [one.event for one in desk.recorded(desk.house_id)]
    assert facts.count(NoteErased(BACK)) == 1
