"""What the list of entries keeps over a change: only what somebody looks at is made again."""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import suppress

import pytest
from PySide6.QtCore import Qt

from tdapp.core.ids import PersonId, StaffId
from tdapp.core.ports.people import Person
from tdapp.core.refusal import Refusal
from tdapp.shown.cells import Cell
from tdapp.tournament.tournament import Tournament
from tdapp.ui.entries.entry_rows import EntryColumn, Which
from tdapp.ui.entries.prize_book import PrizeBook
from tdapp.ui.entries.row_book import RowBook, listed
from tdapp.ui.look.lists.list_rows import CELL, MOST_SEEN, ListColumn, ListRow, ListRows
from tdapp.ui.parts.name_book import AT_ONCE, NameBook
from tests.tournament.evening import Evening, seated
from tests.tournament.tables.moving import room
from tests.ui.rows_made import made_anew

COLUMNS = [ListColumn() for _ in EntryColumn]


class Listed:
    """The book and the table over it, and what they tell."""

    def __init__(self, state: Tournament) -> None:
        self.names = 0
        self.book = RowBook(self.name)
        self.which, self.search = Which.ALL, ""
        self.table = ListRows(COLUMNS)
        self.told: list[int] = []
        self.rearranged: list[str] = []
        self.table.dataChanged.connect(lambda first, _: self.told.append(first.row()))
        self.table.modelReset.connect(lambda: self.rearranged.append("reset"))
        self.show(state)

    def name(self, person: PersonId) -> str:
        return f"Ána {person} v{self.names}" if self.names else f"Ána {person}"

    def show(self, state: Tournament) -> None:
        changed = self.book.take_in(state, self.names)
        self.table.show_rows(listed(self.book.rows, self.which, self.search), changed)

    def look(self, places: Sequence[int]) -> None:
        for place in places:
            for column in EntryColumn:
                self.table.data(self.table.index(place, column), CELL)

    def forget(self) -> None:
        self.told.clear()
        self.rearranged.clear()
        self.book.made = 0


def test_a_bust_makes_again_what_was_seen_and_tells_the_one_row_that_is_different() -> None:
    evening = room(6, 6)
    listed = Listed(evening.state)
    listed.look(range(4))
    assert listed.book.made == 4
    listed.forget()
    evening.bust(3)
    listed.show(evening.state)
    assert (listed.told, listed.rearranged, listed.book.made) == ([2], [], 4)
    listed.look([9])
    assert listed.book.made == 5


def test_rows_that_nobody_saw_are_not_made_when_somebody_comes_in() -> None:
    evening = room(5, 5)
    listed = Listed(evening.state)
    listed.look([0])
    listed.forget()
    evening.enter()
    listed.show(evening.state)
    assert (listed.rearranged, listed.book.made) == (["reset"], 0)
    assert len(listed.table.rows) == 11


def test_no_more_rows_are_looked_at_again_than_a_screen_shows() -> None:
    def rows(words: str) -> list[ListRow]:
        return [ListRow(number, (Cell(words),)) for number in range(2 * MOST_SEEN)]

    table = ListRows(COLUMNS[:1])
    table.show_rows(rows("one"))
    for place in range(2 * MOST_SEEN):
        table.data(table.index(place, 0), CELL)
    told: list[int] = []
    table.dataChanged.connect(lambda first, _: told.append(first.row()))
    table.show_rows(rows("another"))
    assert sorted(told) == list(range(MOST_SEEN, 2 * MOST_SEEN))


def _acts(evening: Evening, order: random.Random) -> None:
    """One act on somebody, whichever the rules allow now."""
    playing = evening.state.in_play()
    steps = (
        lambda: evening.bust(order.choice(playing)),
        lambda: evening.rebuy(order.choice(playing)),
        evening.enter,
        lambda: evening.reinstate(order.choice(sorted(evening.state.exits.by_entry))),
        evening.seat,
    )
    with suppress(Refusal, IndexError):
        order.choice(steps)()


class Arranged:
    """Some order of the rows, and some of them."""

    def __init__(self, order: random.Random) -> None:
        self.column, self.which = order.choice(list(EntryColumn)), order.choice(list(Which))
        self.how, self.search = (
            order.choice(list(Qt.SortOrder)),
            order.choice(["", "an", "1", "-1"]),
        )

    def kept(self, shown: Listed) -> list[tuple[Cell, ...]]:
        """The rows of the book that is kept."""
        shown.which, shown.search = self.which, self.search
        shown.table.sort(self.column, self.how)
        shown.table.show_rows(listed(shown.book.rows, self.which, self.search))
        return [row.cells for row in shown.table.rows]

    def anew(self, state: Tournament, name_of: Callable[[PersonId], str]) -> list[tuple[Cell, ...]]:
        """The same of rows that were never shown before."""
        rows = sorted(
            listed(made_anew(state, name_of), self.which, self.search),
            key=lambda row: row.cells[self.column].order,
            reverse=self.how is Qt.SortOrder.DescendingOrder,
        )
        return [row.cells for row in rows]


@pytest.mark.parametrize("seed", range(6))
def test_rows_that_are_kept_say_the_same_as_rows_made_anew(seed: int) -> None:
    order, evening = random.Random(seed), seated(6)
    shown = Listed(evening.state)
    arranged = Arranged(order)
    arranged.kept(shown)
    for step in range(30):
        _acts(evening, order)
        if step == 24:
            evening.close()
        shown.look(range(len(shown.table.rows)))
        shown.names = step // 12
        shown.show(evening.state)
        cells = [row.cells for row in shown.table.rows]
        assert cells == arranged.anew(evening.state, shown.name)
        arranged = Arranged(order)
        assert arranged.kept(shown) == arranged.anew(evening.state, shown.name)
        rows = shown.table.rows
        assert all(row.order(each) == row.cells[each].order for row in rows for each in EntryColumn)


@pytest.mark.parametrize("column", list(EntryColumn))
def test_a_bust_in_the_money_goes_where_its_place_and_its_prize_belong(column: EntryColumn) -> None:
    evening = seated(8)
    for entry in (1, 2, 3, 6, 5):
        evening.bust(entry)
    evening.close()
    shown = Listed(evening.state)
    shown.table.sort(column)
    evening.bust(4)
    shown.show(evening.state)
    anew = sorted(made_anew(evening.state, shown.name), key=lambda row: row.cells[column].order)
    assert [row.cells for row in shown.table.rows] == [row.cells for row in anew]


@pytest.mark.parametrize(
    ("word", "found"),
    [("ana", 8), ("2-3", 1), ("person 4", 2), ("4 ana", 2), ("  ", 8), ("nobody", 0)],
)
def test_a_search_finds_every_word_in_number_name_and_seat(word: str, found: int) -> None:
    shown = Listed(room(4, 4).state)
    assert len(listed(shown.book.rows, Which.ALL, word)) == found


def test_only_those_in_or_out_are_listed_when_asked_for() -> None:
    evening = room(4, 4)
    evening.bust(2)

    def numbers(which: Which, search: str) -> list[object]:
        return [row.key for row in listed(Listed(evening.state).book.rows, which, search)]

    assert numbers(Which.OUT, "") == [2]
    assert numbers(Which.IN, "ana 2-") == [5, 6, 7, 8]


def test_names_are_sorted_without_regard_to_case_and_accents_and_seats_as_numbers() -> None:
    names = ("Zo", "éva Lim", "Eva Ek", "bo")
    state = room(2, *[4] * 10).state
    people = {entry.person: entry.number for entry in state.entries.by_number.values()}
    table = ListRows(COLUMNS)
    table.show_rows(made_anew(state, lambda who: (*names, *["zz"] * 50)[people[who] - 1]))
    table.sort(EntryColumn.NAME)
    assert [row.key for row in table.rows][:4] == [4, 3, 2, 1]
    table.sort(EntryColumn.SEAT, Qt.SortOrder.DescendingOrder)
    assert table.rows[0].cells[EntryColumn.SEAT].text.startswith("11-")
    assert table.rows[-1].cells[EntryColumn.SEAT].text.startswith("1-")


def test_names_are_prepared_once_and_again_only_where_they_may_be_others() -> None:
    asked: list[PersonId] = []
    evening = room(4, 4)

    def name(person: PersonId) -> str:
        asked.append(person)
        return str(person)

    book = RowBook(name)
    book.take_in(evening.state, 1)
    while book.prepare(0.0):
        pass
    assert len(asked) == 8
    evening.bust(2)
    book.take_in(evening.state, 1)
    assert [row.key for row in book.rows if row.holds("3, person")]
    assert (book.prepare(1.0), len(asked)) == (False, 8)
    book.take_in(evening.state, 2)
    book.prepare(1.0)
    assert len(asked) == 16


def test_prizes_are_put_in_words_again_only_when_a_place_of_them_is_decided() -> None:
    evening = seated(8)
    book = PrizeBook(str)
    first = book.facts(evening.state, 0)
    evening.bust(1)
    assert book.facts(evening.state, 0) is first
    assert (book.made, len(first)) == (1, 3)
    evening.close()
    book.facts(evening.state, 0)
    made = book.made
    for entry in (2, 3, 4):
        evening.bust(entry)
        book.facts(evening.state, 0)
    assert book.made == made
    evening.bust(5, 6)
    assert any(one.name != "—" for one in book.facts(evening.state, 0))
    assert book.made == made + 1


class ManyPeople:
    """A registry that notes how many it is asked for at a time."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def known(self, ids: Sequence[PersonId]) -> Sequence[Person]:
        self.asked.append(len(ids))
        if len(self.asked) == 3:
            raise Refusal("cannot_open", record="", detail="")
        return [Person(one, f"Name {one}") for one in ids]


def test_names_are_learned_in_slices_and_what_failed_is_asked_again() -> None:
    people = ManyPeople()
    names = NameBook(people, lambda: StaffId("director"))  # type: ignore[arg-type]
    wanted = [PersonId(str(number)) for number in range(3 * AT_ONCE)]

    async def learn() -> None:
        with pytest.raises(Refusal):
            await names.learn(wanted)
        assert not names.knows_all(wanted)
        assert await names.learn(wanted)

    asyncio.run(learn())
    names.close()
    assert people.asked == [AT_ONCE, AT_ONCE, AT_ONCE, AT_ONCE]
    assert names.knows_all(wanted)
    assert names.name(wanted[-1]) == f"Name {3 * AT_ONCE - 1}"


def test_what_is_learned_twice_changes_nothing_the_second_time() -> None:
    names = NameBook(ManyPeople(), lambda: StaffId("director"))  # type: ignore[arg-type]
    names.know([Person(PersonId("1"), "Ana")])
    changes = names.changes
    names.know([Person(PersonId("1"), "Ana")])
    assert names.changes == changes
    names.know([Person(PersonId("1"), "Ana María")])
    assert names.changes == changes + 1
    names.close()
