"""Two whole workstations on one server: who may play, and what is erased, is one for both."""

import asyncio
from pathlib import Path

import pytest

from tdapp.bootstrap import Workstation
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.people import BarPerson, LiftBar, NoteExclusion
from tdapp.calls.house.room import InstallTable
from tdapp.calls.tournament.exits import Bust, Reinstate
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.core.ids import ActionId, StreamRef
from tdapp.core.ports.people import Person
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances, CompletedAct
from tdapp.desk.permissions import DIRECTOR
from tdapp.house.house import KIND
from tdapp.house.house_events import PersonRefused
from tdapp.journal.registries.erasures import ErasedList
from tests.desk.evening import EVENT, person
from tests.desk.kept_out import MANAGER, TROUBLE
from tests.desk.two_workstations import heard, play

ADA, BOB, CAT = person(1), person(2), person(3)

pytestmark = pytest.mark.postgres


async def do(station: Workstation, call: Call, with_: Circumstances = TROUBLE) -> CompletedAct:
    return await station.desk.perform(DIRECTOR, call, with_)


async def code_of(station: Workstation, call: Call) -> str:
    """The code with which a workstation refuses an act."""
    with pytest.raises(Refusal) as refused:
        await station.desk.perform(DIRECTOR, call)
    return refused.value.code


def test_who_is_barred_at_one_is_turned_away_at_the_other_at_once(
    postgres: str, tmp_path: Path
) -> None:
    async def evening(one: Workstation, two: Workstation) -> None:
        await do(one, BarPerson(one.house, ADA))
        assert await code_of(two, Register(EVENT, ADA)) == "barred"
        await do(two, NoteExclusion(two.house, BOB))
        assert await code_of(one, Register(EVENT, BOB)) == "self_excluded"
        await heard(one, lambda: len(refused(one)) == 2)
        assert refused(one) == [(ADA, "barred"), (BOB, "self_excluded")]
        await do(two, LiftBar(two.house, ADA))
        await do(two, Register(EVENT, ADA))
        await heard(one, lambda: ADA in one.desk.state(EVENT).entries.by_person)

    play(postgres, tmp_path, evening)


def refused(station: Workstation) -> list[tuple[str, str]]:
    """Whom the house keeps as turned away, and why."""
    house = station.desk.stream(StreamRef(station.house, KIND))
    facts = [entry.event for entry in house.timeline.past]
    return [(one.person, one.why) for one in facts if isinstance(one, PersonRefused)]


def test_who_is_excluded_at_one_is_not_put_back_by_an_undo_at_the_other(
    postgres: str, tmp_path: Path
) -> None:
    async def evening(one: Workstation, two: Workstation) -> None:
        await do(one, InstallTable(one.house, 1, 4))
        await do(one, OpenTable(EVENT, one.house, 1))
        for who in (ADA, BOB, CAT):
            await do(one, Register(EVENT, who))
        await do(one, DrawSeats(EVENT))
        out = await do(one, Bust(EVENT, 2, declined=True))
        await heard(two, lambda: 2 in two.desk.state(EVENT).exits.by_entry)
        await do(one, NoteExclusion(one.house, BOB))
        with pytest.raises(Refusal) as undone:
            await two.undoing.undo(DIRECTOR, out.act.action, TROUBLE)
        assert undone.value.code == "self_excluded"
        with pytest.raises(Refusal) as back:
            await do(two, Reinstate(EVENT, 2))
        assert back.value.code == "self_excluded"

    play(postgres, tmp_path, evening)


def test_a_name_and_words_erased_at_one_are_forgotten_and_listed_at_both(
    postgres: str, tmp_path: Path
) -> None:
    both = Circumstances(approver=DIRECTOR, reason="asked to be erased")
    said: list[ActionId] = []

    async def evening(one: Workstation, two: Workstation) -> None:
        await asyncio.to_thread(one.people.add, [Person(ADA, "MARKER Ada")], DIRECTOR.id)
        words = (await do(one, BarPerson(one.house, BOB))).act.action
        said.append(words)
        await heard(two, lambda: words in [act.action for act in two.desk.log])
        await one.erasing.erase(MANAGER, one.house, ADA, both)
        await one.erasing.erase_note(MANAGER, one.house, words, both)
        assert await code_of(two, Register(EVENT, ADA)) == "unknown_person"
        await heard(two, lambda: not [one for one in two.desk.log if one.reason == TROUBLE.reason])
        await asyncio.wrap_future(two.people.finish_erasures())

    play(postgres, tmp_path, evening)
    for name in ("one", "two"):
        listed = ErasedList(tmp_path / name / "seals").read()
        assert [one.person or one.act for one in listed] == [ADA, *said]
