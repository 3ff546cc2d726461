"""What stands on the boards of an event: whom, where, what, and under which name."""

from typing import Any

import pytest

from tdapp.core.ids import PersonId
from tdapp.core.long_work import finished
from tdapp.core.names import parted
from tdapp.screens import list_rows
from tdapp.screens.paging import Blocks
from tdapp.screens.prize_facts import ListStatus, prize_facts
from tdapp.screens.rows import ScreenRow
from tdapp.screens.seat_rows import SeatsByName, SeatsByTable
from tdapp.screens.shown_names import ScreenPerson, ShownNames, shown_name
from tdapp.screens.standing_facts import standing_facts
from tdapp.screens.views import View
from tdapp.table.facts.chips import StackReported
from tdapp.table.facts.moves import MoveArrived, MoveCause, MoveOrdered
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.payouts.posting import change_prizes
from tdapp.tournament.room import TOURNAMENT
from tdapp.tournament.sales.alternates import call_alternate
from tdapp.ui.boards.lettering import LETTERING
from tdapp.ui.boards.pictures import still
from tdapp.ui.look.fonts import letters_without_a_glyph
from tdapp.ui.look.spoken import voice
from tests.tournament.evening import Evening, person, seated
from tests.tournament.sales.alternates_list import full, join

CHINESE = "李小龍"
"""Not every computer has a font for it."""
NAMES = {
    person(1): "Kim Zammit",
    person(2): "Đặng Ánh",
    person(3): "van der Berg, Åse",
    person(4): "Zoë Ábel",
    person(5): None,
    person(6): "Lee A.",
    person(7): CHINESE,
}


pytestmark = pytest.mark.usefixtures("qapp")


def named(names: dict[PersonId, str | None] | None = None) -> ShownNames:
    known = NAMES if names is None else names
    return ShownNames(known.get, voice(), LETTERING)


def all_rows(blocks: Blocks) -> list[ScreenRow]:
    return [row for block in blocks.blocks for row in block.rows]


@pytest.mark.parametrize(
    ("name", "family", "given"),
    [
        ("Kim Example", "Example", "Kim"),
        ("Example, Kim", "Example", "Kim"),
        ("Anneke de Wit", "de Wit", "Anneke"),
        ("Kim van der Berg", "van der Berg", "Kim"),
        ("Cher", "Cher", ""),
        ("李小龍", "李小龍", ""),
        (", Kim", "Kim", ""),
        ("", "", ""),
    ],
)
def test_a_name_is_parted_where_the_alphabet_looks_for_it(
    name: str, family: str, given: str
) -> None:
    assert parted(name) == (family, given)


def test_accents_and_capitals_do_not_count_in_the_order_and_who_hides_comes_last() -> None:
    names = ["Zoë Ábel", "Kim abel", None, "Đặng Ánh", "Östen Öberg", "Kim Oberg", "Pat O'Brien"]
    shown = sorted(shown_name(name, 10 - n, voice()) for n, name in enumerate(names))
    assert [one.family for one in shown] == [
        "abel", "Ábel", "Ánh", "Oberg", "Öberg", "O'Brien", "Entry 8",
    ]  # fmt: skip
    assert [one.hidden for one in shown] == [False] * 6 + [True]


def test_who_permits_an_initial_is_found_under_it_and_named_no_further() -> None:
    assert shown_name("Kim E.", 4, voice()) == ScreenPerson((0, "e", "kim", 4), "Kim E.", "", "E.")


def test_seats_by_name_name_everybody_once_and_hidden_people_by_entry_number() -> None:
    evening = seated(9)
    rows = all_rows(finished(SeatsByName(named()).rows(evening.state)))
    assert len(rows) == 9
    unwritten = ["Entry 7"] if letters_without_a_glyph(CHINESE) else []
    hidden = ["Entry 5", *unwritten, "Entry 8", "Entry 9"]
    assert [row.strong for row in rows if row.strong.startswith("Entry")] == hidden
    assert [row.strong for row in rows][-len(hidden) :] == hidden
    seat = evening.state.seating.seat_of[1]
    (zammit,) = [row for row in rows if row.strong == "Zammit"]
    assert zammit[:3] == ("Zammit", "Kim", (str(seat.table), str(seat.seat)))
    assert zammit.letters == "Zam"
    assert all(row.quiet == "" for row in rows if row.strong.startswith("Entry"))


def test_a_name_that_no_font_can_write_gives_way_to_the_entry_number() -> None:
    names = named({person(1): "Kim \ue0ff", person(2): "Nguyễn Thị Ánh"})
    assert names.of(person(1), 1).family == "Entry 1"
    assert names.of(person(2), 2).family == "Ánh"


def test_a_wish_that_changes_changes_the_name_and_who_is_out_is_gone() -> None:
    evening, known = seated(4), dict(NAMES)
    names = named(known)
    book, tables = SeatsByName(names), SeatsByTable(names)
    before = all_rows(finished(book.rows(evening.state)))
    at_tables = finished(tables.rows(evening.state)).blocks
    assert "Zammit" in [row.strong for row in before]
    known[person(1)] = None
    names.changes += 1
    evening.bust(2)
    blocks = finished(book.rows(evening.state)), finished(tables.rows(evening.state))
    after = all_rows(blocks[0])
    assert [row.strong for row in after] == ["Ábel", "van der Berg", "Entry 1"]
    for row in after[:2]:
        assert any(row is old for old in before)
    assert blocks[1] == finished(SeatsByTable(names).rows(evening.state))
    assert blocks[1].blocks != at_tables


def test_a_look_at_a_large_field_makes_only_the_rows_that_are_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[str] = []
    evening, names = seated(9), named()
    books = SeatsByName(names), SeatsByTable(names)
    for book in books:
        finished(book.rows(evening.state))

    def noted(strong: str, *rest: Any, **others: Any) -> ScreenRow:
        made.append(strong)
        return ScreenRow(strong, *rest, **others)

    monkeypatch.setattr("tdapp.screens.seat_rows.ScreenRow", noted)
    seat = evening.state.seating.seat_of[1]
    evening.bust(2)
    evening.pass_us(1)
    for book in books:
        finished(book.rows(evening.state))
    left = len(evening.state.seating.at_table(seat.table))
    assert len(made) <= left


def test_seats_by_table_have_a_block_for_each_table_where_somebody_sits() -> None:
    evening = Evening(tables=3)
    evening.enter(8)
    evening.seat()
    blocks = finished(SeatsByTable(named()).rows(evening.state)).blocks
    counts = evening.state.seating.at_tables()
    sat_at = {f"Table {number}": count for number, count in counts.items() if count}
    assert {block.name: len(block.rows) for block in blocks} == sat_at
    for block in blocks:
        seats = [int(row.lead) for row in block.rows]
        assert seats == sorted(seats)


def _ordered(evening: Evening, slip: int, entry: int | None, to_seat: int | None) -> MoveOrdered:
    seat = evening.state.seating.seat_of[entry] if entry else Seat(1, 1)
    other = 2 if seat.table == 1 else 1
    return MoveOrdered(
        slip=slip,
        entry=entry,
        from_table=seat.table,
        from_seat=seat.seat if entry else None,
        to_table=other,
        to_seat=to_seat,
        cause=MoveCause.OVERRULED,
    )


def test_moves_stand_there_until_they_arrive() -> None:
    evening = seated(7)
    free = next(evening.state.seating.free())
    mover = next(e for e, s in evening.state.seating.seat_of.items() if s.table != free.table)
    left = evening.state.seating.seat_of[mover]
    move = MoveOrdered(
        slip=1, entry=mover, from_table=left.table, from_seat=left.seat, to_table=free.table,
        to_seat=free.seat, cause=MoveCause.OVERRULED,
    )  # fmt: skip
    evening.tell([move])
    (row,) = all_rows(list_rows.moves(evening.state, named()))
    assert row.values == (f"{left.table}-{left.seat}", f"{free.table}-{free.seat}")
    evening.tell([MoveArrived(1, mover, left, free)])
    assert all_rows(list_rows.moves(evening.state, named())) == []


def test_a_move_of_the_next_big_blind_names_nobody() -> None:
    evening = seated(7)
    evening.tell([_ordered(evening, 1, None, None)])
    (row,) = all_rows(list_rows.moves(evening.state, named()))
    assert (row.strong, row.values) == ("Next big blind", ("1", "2, worst position"))


def test_alternates_are_those_who_are_called_then_the_queue_in_its_order() -> None:
    evening = full(4)
    join(evening, 20, 21, 22)
    names = named({person(20): "Kim Called", person(22): "Pat Waits"})
    evening.bust(1)
    evening.tell(call_alternate(evening.state, evening.now))
    blocks = list_rows.alternates(evening.state, names).blocks
    assert [block.name for block in blocks] == ["Come to the desk", "Waiting"]
    (called,), waiting = (block.rows for block in blocks)
    assert (called.strong, called.now) == ("Called", True)
    assert called.values[0].startswith("until ")
    assert [(row.lead, row.strong, row.values) for row in waiting] == [
        ("1", "Ticket 2", ("ticket 2",)),
        ("2", "Waits", ("ticket 3",)),
    ]


def test_prizes_are_provisional_then_posted_then_corrected() -> None:
    evening = seated(6)
    facts = prize_facts(evening.state, named(), None)
    assert (facts.posting, facts.mark) == (ListStatus.PROVISIONAL, "Provisional: registration open")
    assert (facts.latest, facts.decided) == ((), "")
    evening.close()
    facts = prize_facts(evening.state, named(), evening.now.utc_us)
    assert facts.posting is ListStatus.POSTED
    assert facts.mark.startswith("Posted ")
    assert facts.mark.endswith("version 1")
    total = sum(evening.state.prizes.posted)
    first, *rest = evening.state.prizes.posted
    evening.tell(change_prizes(evening.state, (first + 100, rest[0] - 100, *rest[1:])))
    facts = prize_facts(evening.state, named(), None)
    assert (facts.posting, facts.mark) == (ListStatus.CORRECTED, "Posted, version 2, corrected")
    assert sum(evening.state.prizes.posted) == total


def test_registration_is_not_called_open_once_nobody_can_enter_any_more() -> None:
    evening = seated(6)
    evening.start()
    evening.pass_us(sum(level.length_us for level in evening.state.conditions.levels))
    evening.pause()
    assert prize_facts(evening.state, named(), None).mark == "Provisional, not posted yet"


def test_what_is_decided_and_what_is_left_add_up_to_the_list() -> None:
    evening = seated(6)
    evening.close()
    pool = evening.state.prizes.total
    decided = prize_facts(evening.state, named(), None).decided
    assert decided == "Nothing decided yet"
    evening.bust(4, 5, 6, 3)
    facts = prize_facts(evening.state, named(), None)
    third = evening.state.prizes.posted[2]
    assert facts.decided == f"Place 3 decided: ${third // 100:,}"
    assert facts.left == f"2 players left for ${(pool - third) // 100:,}"
    assert [row.strong for row in facts.latest][:2] == ["van der Berg", "Lee A."]
    assert [place.now for place in facts.table] == [False, True, False]
    assert [place.out for place in facts.table] == [False, False, True]


def test_payouts_name_the_winners_of_prizes_only() -> None:
    evening = seated(6)
    evening.close()
    evening.bust(4, 5, 6, 3)
    (row,) = all_rows(list_rows.payouts(evening.state, named()))
    assert (row.strong, row.lead) == ("van der Berg", "3")
    evening.bust(2)
    assert [row.lead for row in all_rows(list_rows.payouts(evening.state, named()))] == [
        "1", "2", "3",
    ]  # fmt: skip


def test_chip_leaders_carry_the_age_of_their_count_and_old_ones_are_quiet() -> None:
    evening = seated(6)
    minute = 60_000_000
    told = [(1, 30_000, 45), (2, 50_000, 5)]
    for entry, stack, ago in told:
        at_us = evening.now.utc_us - ago * minute
        evening.state = TOURNAMENT.folds.apply(evening.state, StackReported(entry, stack, at_us))
    facts = standing_facts(evening.state, named(), evening.now)
    assert (facts.left, facts.of) == ("6", "/ 6")
    assert [(row.strong, row.values, row.gone) for row in facts.leaders] == [
        ("Ánh", ("50,000", "5 min ago"), False),
        ("Zammit", ("30,000", "45 min ago"), True),
    ]


@pytest.mark.parametrize("view", View)
def test_every_view_of_every_stage_of_an_event_can_be_pictured(view: View) -> None:
    evening = Evening()
    stages = [evening.state]
    evening.enter(6)
    evening.seat()
    stages.append(evening.state)
    evening.start()
    evening.close()
    evening.bust(4, 5)
    stages.append(evening.state)
    evening.bust(6, 3, 2)
    stages.append(evening.state)
    for state in stages:
        drawing = still(view, state, evening.now, NAMES.get).drawing(1920, 1080)
        assert len(drawing.marks) > 2
