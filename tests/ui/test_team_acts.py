"""A team by hand in the window: a partner is named, takes the seat and is seen there."""

from PySide6.QtTest import QTest

from tdapp.tournament.plan.terms import TeamTerms
from tdapp.ui.entries.entry_rows import EntryColumn, Which
from tdapp.ui.entries.row_book import LiveRow, listed
from tests.ui.at_the_till import answer, do, enter, fact, hold, nothing_is_asked
from tests.ui.by_hand import SIX, recorded
from tests.ui.window_room import WindowRoom


def test_a_partner_is_named_and_takes_the_seat_by_button_and_by_line(room: WindowRoom) -> None:
    hold(room, teams=TeamTerms(2))
    enter(room, *SIX[:3])
    room.choose(2)
    do(room, "Swap partners")
    assert room.is_refused("no_partner")
    do(room, "Add partner…")
    assert answer(room, "Part Ner") == "Who plays together with Player B?"
    assert nothing_is_asked(room)
    assert fact(room, "Partner") == "Part Ner"
    do(room, "Swap partners")
    names, entry = room.console.names, recorded(room).entry(2)
    assert [names.name(one) for one in (entry.person, *entry.team)] == [
        *("Part Ner", "Player B", "Part Ner")
    ]
    assert fact(room, "Partner") == "Player B"
    room.press("Draw seats")
    seat = recorded(room).seating.seat_of[2]
    QTest.keyClicks(room.command.line, f"{seat} swap")
    assert room.command.reply.startswith("Swap partners: Part Ner & Player B")


def test_a_team_is_read_and_found_by_all_its_names(room: WindowRoom) -> None:
    """In the list, on the map and by the line; first comes who sits at the table."""
    hold(room, teams=TeamTerms(2))
    enter(room, *SIX[:3])
    room.choose(2)
    do(room, "Add partner…")
    answer(room, "Dana Reyes")
    row = next(row for row in room.entries.rows if row.key == 2)
    assert isinstance(row, LiveRow)
    assert row.cells[EntryColumn.NAME].text == "Player B & Dana Reyes"
    do(room, "Swap partners")
    assert row.cells[EntryColumn.NAME].text == "Dana Reyes & Player B"
    assert row.order(EntryColumn.NAME) == row.cells[EntryColumn.NAME].order
    assert list(listed([row], Which.ALL, "player b")) == [row]
    room.press("Draw seats")
    seat = recorded(room).seating.seat_of[2]
    room.console.pages.turn_to(room.floor.page)
    room.settle()
    (shown,) = [one for one in room.floor.plan.tables if one.number == seat.table]
    assert shown.seats[seat.seat - 1].name == "Reyes & B"
    for name in ("reyes", "player b"):
        room.command.line.clear()
        QTest.keyClicks(room.command.line, f"{name} away")
        assert "Dana Reyes & Player B" in room.command.reply
