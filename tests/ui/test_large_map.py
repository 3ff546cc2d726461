"""A map of 250 tables: a change touches what changed, and nothing is painted twice alike.

A seat is an item of its own from near alone; farther off its table paints it.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QGraphicsItem
from pytestqt.qtbot import QtBot

from tdapp.table.facts.players import PlayerAway
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.exits.eliminating import bust
from tdapp.ui.floor.map.detail import Detail
from tdapp.ui.floor.map.floor_map import FloorMap
from tdapp.ui.floor.map.seat_item import SeatItem
from tdapp.ui.floor.map.table_item import TableItem
from tdapp.ui.look.theme import ThemeName, read_theme
from tests.tournament.tables.moving import room as tables_of
from tests.ui.on_map import Telling


def _counting(kind: type[QGraphicsItem], painted: Counter[str]) -> Callable[..., None]:
    paint = kind.paint

    def counted(item: QGraphicsItem, *told: object) -> None:
        painted[kind.__name__] += 1
        paint(item, *told)  # type: ignore[arg-type]

    return counted


def _map(qtbot: QtBot) -> FloorMap:
    map_ = FloorMap("Map", read_theme(ThemeName.DARK))
    qtbot.addWidget(map_)
    map_.resize(1100, 540)
    return map_


def test_of_250_tables_a_change_touches_only_what_changed(qtbot: QtBot) -> None:
    evening = tables_of(*[4] * 250)
    telling = Telling(evening)
    map_ = _map(qtbot)
    assert map_.show_plan(telling.plan()) == 250 * 10 + 1
    assert map_.show_plan(telling.plan()) == 0
    entry = evening.state.seating.entry_at[Seat(100, 2)]
    evening.tell(bust(evening.state, entry, evening.now))
    assert map_.show_plan(telling.plan()) == 1
    if entry in evening.state.exits.out_of_chips:
        evening.tell(bust(evening.state, entry, evening.now, declined=True))
    assert map_.show_plan(telling.plan()) == 2
    map_.choose(Seat(100, 3))
    details = [map_.detail]
    for factor in (1 / map_.scale_now, 3, 1 / 20):
        map_.zoom(factor)
        details.append(map_.detail)
    assert details == [Detail.FAR, Detail.ROOM, Detail.NEAR, Detail.FAR]
    assert map_.show_plan(telling.plan()) == 0


def test_of_250_tables_only_what_is_in_sight_and_new_is_painted(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: Counter[str] = Counter()
    for kind in (TableItem, SeatItem):
        monkeypatch.setattr(kind, "paint", _counting(kind, painted))
    evening = tables_of(*[4] * 250)
    telling = Telling(evening)
    map_ = _map(qtbot)
    map_.show()
    map_.setFocus()
    map_.show_plan(telling.plan())

    def frame(do: Callable[[], object]) -> tuple[int, int]:
        QApplication.processEvents()
        painted.clear()
        do()
        QApplication.processEvents()
        return painted["TableItem"], painted["SeatItem"]

    QApplication.processEvents()
    assert (painted["TableItem"], map_.detail) == (250, Detail.FAR)
    for size in ((3_840, 2_000), (1_100, 540)):
        map_.resize(*size)
        assert frame(map_.viewport().update) == (0, 0)
    tables, seats = frame(lambda: map_.zoom(1.2 / map_.scale_now))
    assert 0 < tables < 60
    assert seats == 0
    assert 0 < frame(lambda: map_.zoom(4.0 / map_.scale_now))[0] < 12 < painted["SeatItem"] < 90
    map_.zoom(1.2 / map_.scale_now)
    assert frame(lambda: map_.pan(-20, 0))[0] < tables / 2
    number = next(
        number for number, item in map_.tables.items() if item.scenePos().x() > 1_000
        and map_.viewport().rect().contains(map_.mapFromScene(item.scenePos()))
    )  # fmt: skip
    evening.tell([PlayerAway(evening.state.seating.entry_at[Seat(number, 2)], 1)])
    assert frame(lambda: map_.show_plan(telling.plan())) == (1, 0)
    assert frame(lambda: map_.tables[number].seats[0].mark(offered=True)) == (1, 0)
    bare = replace(map_.plan.tables[number - 1], seats=())
    assert frame(lambda: map_.tables[number].show_value(bare)) == (1, 0)
