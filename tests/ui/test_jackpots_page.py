"""The jackpots in the window: pools, tables, hits, and the sum that must hold."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tdapp.calls.house.room import InstallTable
from tdapp.calls.jackpot.rounds import CountRounds
from tdapp.core.ids import PersonId, StaffId
from tdapp.core.ports.people import Person
from tdapp.jackpot.pool_terms import UNIT
from tdapp.jackpot.state.hits import HitStage
from tdapp.ui.workplace.rail import PageName
from tests.rules_doc import rule
from tests.ui.jackpot_desk import SUPER, JackpotDesk
from tests.ui.window_room import WindowRoom, opened_in


@pytest.fixture
def desk(room: WindowRoom) -> JackpotDesk:
    """A house with three tables, and the page up."""
    for number in (1, 2, 3):
        room.do(InstallTable(room.parts.day.stream, number, 9, 300 * number, 0))
    kate = Person(PersonId("kate"), "Kate Murphy", "20410", "1980-01-01")
    room.station.people.add([kate], StaffId("director"))
    return JackpotDesk(room)


def fed(desk: JackpotDesk, table: int, rounds: int) -> None:
    """A console tells its count."""
    stream = desk.room.parts.jackpots.stream
    desk.room.do(CountRounds(stream, table, f"console {table}", rounds))


def test_a_pool_is_opened_linked_fed_hit_and_paid_by_keys(desk: JackpotDesk) -> None:
    page = desk.page
    desk.open()
    assert desk.cells(page.pool_list, 0) == ["Super"]
    desk.link("2 over the bar")
    fed(desk, 2, 10)
    page.refresh()
    assert desk.cells(page.pool_list, 3) == ["20,003.50"]
    desk.key("H", on=page.table_list)
    desk.answer("2-6 straight flush", "Kate Murphy", "", "9s 8s | 7s 6s 5s")
    (hit,) = desk.state.hits.by_number.values()
    assert hit.amount.cents == (200_035,)
    assert desk.cells(page.hit_list, 5) == ["pending"]
    desk.enter(page.hit_list)
    desk.answer("20,003.50")
    assert desk.state.hits.hit(1).stage is HitStage.SHOWN
    desk.enter(page.hit_list)
    assert desk.state.hits.hit(1).stage is HitStage.CONFIRMED, (desk.asked, desk.room.notice)
    desk.enter(page.hit_list)
    desk.answer("cash")
    assert not desk.state.hits.hit(1).owed, (desk.asked, desk.room.notice)
    meter = desk.state.meters.by_pool[1]
    assert (meter.open, meter.settled) == (0, 200_035 * UNIT)
    assert "✓" in page.at_foot[0].text()  # type: ignore[attr-defined]
    assert desk.cells(page.past, 0)[0] == "Hit 1 paid"


def test_rounds_are_told_and_the_meter_adjusted_for_a_reason(desk: JackpotDesk) -> None:
    page = desk.page
    desk.open()
    desk.link("2 over the bar")
    desk.key("R", on=page.table_list)
    desk.answer("14", "console was off")
    assert desk.state.links.rounds[2] == 14
    desk.key("R", on=page.table_list)
    desk.answer("-2", "misdeals")
    assert desk.state.links.rounds[2] == 12
    desk.key("J")
    desk.answer("5", "forgotten seed")
    assert desk.cells(page.pool_list, 3) == ["20,009.20"]
    assert desk.cells(page.past, 0)[:2] == ["Meter adjusted", "Rounds told at table 2: -2"]


def test_a_hit_is_refused_and_the_meter_has_its_amount_again(desk: JackpotDesk) -> None:
    page = desk.page
    desk.open()
    desk.link("2 over the bar")
    desk.key("H", on=page.table_list)
    desk.answer("2-6 royal", "Kate Murphy", "", "As Ks | Qs Js Th")
    assert "do not make the advertised hand" in desk.room.notice
    desk.answer("As Ks | Qs Js 10s")
    assert desk.cells(page.pool_list, 2) == ["1 hit pending"]
    desk.key("X", on=page.hit_list)
    desk.answer("a card was found on the floor")
    assert desk.cells(page.hit_list, 5) == ["refused"]
    assert desk.cells(page.pool_list, 3) == ["20,000.00"]


def test_a_pool_changes_as_its_sign_announced_and_a_table_is_unlinked(desk: JackpotDesk) -> None:
    page = desk.page
    desk.open()
    desk.link("2 over the bar")
    assert "No change is posted" in page.pools.change.why_not
    desk.key("N")
    desk.answer(SUPER.replace("10%", "20%"))
    desk.key("Y")
    desk.answer("told on the sign")
    assert desk.state.pools.terms(1).prizes[1].size == 2_000, (desk.asked, desk.room.notice)
    desk.key("F")
    desk.answer("jackpot system")
    assert desk.cells(page.pool_list, 2) == ["out of order"]
    desk.key("W")
    assert desk.cells(page.pool_list, 2) == ["running"], (desk.asked, desk.room.notice)
    desk.key("U", on=page.table_list)
    assert not desk.state.links.by_table, (desk.asked, desk.room.notice)


def test_the_gaming_day_of_the_jackpots_ends_with_that_of_the_house(desk: JackpotDesk) -> None:
    desk.open()
    desk.link("2 over the bar")
    fed(desk, 2, 10)
    first = desk.page.view.id
    end_day = desk.room.console.house.end_day
    end_day.trigger()
    desk.room.settle()
    desk.answer("")
    assert desk.page.view.id != first, desk.room.notice
    assert desk.cells(desk.page.pool_list, 3) == ["20,003.50"]


@contextmanager
def under(house: str, folder: Path, app: QApplication) -> Iterator[WindowRoom]:
    """A room under the rules of a house."""
    data = folder / "data"
    data.mkdir()
    (data / "settings.toml").write_text(f'house = "{house}"\n', encoding="utf-8")
    with opened_in(folder, app) as room:
        yield room


@rule("STAR", "27.1", "27.6", "27.7")
def test_a_hit_is_refused_on_the_grounds_that_the_house_names(
    qapp: QApplication, tmp_path: Path
) -> None:
    """An invalid wager and fraud at The Star, each with its rule, are offered as the reason."""
    with under("star", tmp_path, qapp) as room:
        room.do(InstallTable(room.parts.day.stream, 2, 9, 300, 0))
        desk = JackpotDesk(room)
        desk.open()
        desk.link("2 over the bar")
        desk.key("H", on=desk.page.table_list)
        desk.answer("2-6 royal", "Kate Murphy", "", "As Ks | Qs Js 10s")
        desk.key("X", on=desk.page.hit_list)
        assert desk.choices[:2] == ["invalid wager (rule 27.1)", "fraud (rule 27.6, 27.7)"]


def test_a_house_without_jackpots_does_not_see_their_stop(
    qapp: QApplication, tmp_path: Path
) -> None:
    with under("tasmania", tmp_path, qapp) as room:
        desk = JackpotDesk(room)
        assert not room.console.rail.stop(PageName.JACKPOTS).isVisible()
        assert room.console.rail.stop(PageName.CAGE).isVisible()
        assert "rules know no jackpots" in desk.page.pools.open.why_not


def test_hits_rounds_and_pools_are_said_in_the_command_bar(desk: JackpotDesk) -> None:
    assert "No player or command matches" in desk.say("pool super")
    desk.open()
    desk.link("2 over the bar")
    assert desk.say("rounds t2 14", "console was off") == "Rounds counted at table 2: 14."
    assert desk.state.links.rounds[2] == 14
    assert desk.say("pool super") == (
        "Super: 20,004.90 on the meter, 9.10 in the reserve, hits open: 0."
    )
    assert "feeds no such pool" in desk.say("rounds t3 1")
    assert desk.say("hit 2-6 straight flush") == "straight flush wins at 2-6."
    desk.answer("Kate Murphy", "", "9s 8s | 7s 6s 5s")
    assert desk.state.hits.last == 1, (desk.asked, desk.room.notice)
    assert "is not a prize of this pool" in desk.say("hit 2-6 flush")
