"""On the smallest screen of a desk nothing is cut, and the switches keep their place."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QMenu, QWidget

from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.choices import Choices, _Choice
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.workplace.rail import NARROW, WIDE
from tests.ui.at_the_till import answer, question
from tests.ui.by_hand import NAMES, begin
from tests.ui.on_floor import do, empty_table
from tests.ui.whole_window import is_broken, is_cut
from tests.ui.window_renewed import renewed
from tests.ui.window_room import WindowRoom

SIZES = (QSize(1024, 640), QSize(1280, 720), QSize(1600, 900))


def cut(room: WindowRoom) -> Iterator[str]:
    """What cannot be read whole, and what stands beyond the side of what it stands in.

    In the smallest window an ellipsis will do, if the tooltip says the rest.
    """
    for one in room.console.findChildren(QWidget):
        if not one.isVisible() or not one.width():
            continue
        parent = one.parentWidget()
        scrolled = parent is None or isinstance(parent.parentWidget(), QAbstractScrollArea)
        beyond = parent is not None and one.x() + one.width() > parent.width()
        cut_short = is_broken if room.console.size() == SIZES[0] else is_cut
        if cut_short(one) or (beyond and not scrolled):
            words = getattr(one, "text", lambda: "")
            yield f"{type(one).__name__} {words() if callable(words) else words}".strip()
    bar = room.console.top.bar
    for action in bar.actions():
        box = bar.actionGeometry(action)
        if box.isEmpty() or box.right() > bar.width():
            yield action.text()


def look(room: WindowRoom, where: str) -> None:
    """Look at every size whether something is cut."""
    found = {}
    for size in SIZES:
        room.console.resize(size)
        QApplication.processEvents()
        found[f"{where} {size.width()}x{size.height()}"] = list(cut(room))
    assert not any(found.values()), {place: names for place, names in found.items() if names}


def test_nothing_is_cut_on_any_page_nor_in_a_question(room: WindowRoom) -> None:
    begin(room, NAMES)
    console, page = room.console, room.console.page
    look(room, "entries")
    room.choose(3)
    look(room, "an entry")
    do(room, page.entry_acts.exits.withdraw)
    look(room, "a question beside the entry")
    page.inspector.asked.take_away()
    do(room, console.acts.posting.editing.edit)
    look(room, "edited prizes")
    console.asked.take_away()
    empty_table(room, 1, 1)
    room.key(Qt.Key.Key_F4)
    look(room, "the floor with something due")
    do(room, console.page_acts.floor.chips.report)
    look(room, "a question of chips")
    console.asked.take_away()
    room.console.turning.rulings.trigger()
    look(room, "the rulings")
    do(room, console.page_acts.rulings.rulings.give)
    look(room, "what a ruling is about")
    assert len(question(room).findChildren(_Choice)) > 4


def test_every_menu_is_whole_on_the_smallest_screen(room: WindowRoom) -> None:
    begin(room)
    menus = {menu.title(): menu for menu in room.console.top.bar.findChildren(QMenu)}
    assert len(menus) > 12
    for title, menu in menus.items():
        menu.aboutToShow.emit()
        assert menu.sizeHint().height() <= SIZES[0].height(), title


def test_answers_that_do_not_fit_beside_the_field_go_under_it_and_are_chosen_there(
    room: WindowRoom,
) -> None:
    begin(room)
    do(room, room.rulings.acts.give)
    asked = question(room)
    places = {}
    for size in SIZES:
        room.console.resize(size)
        QApplication.processEvents()
        spot = asked.choices.mapTo(asked, QPoint(0, 0))
        places[size.width()] = spot.y() > asked.field.geometry().bottom()
    assert places == {1024: True, 1280: False, 1600: False}
    offered = asked.field.choices
    (choices,) = asked.choices.findChildren(Choices)
    choices.choose(len(offered) - 1)
    assert asked.field.text() == offered[-1]
    answer(room)


def test_the_rail_has_every_page_by_its_key_and_only_icons_where_there_is_no_room(
    room: WindowRoom,
) -> None:
    begin(room, NAMES)
    console = room.console
    assert [act.key for act in console.turning.of_rail] == [
        name.key for name in console.pages.by_name
    ]
    for size, wide in ((SIZES[0], NARROW), (SIZES[2], WIDE)):
        console.resize(size)
        QApplication.processEvents()
        assert console.rail.width() == wide
    for name, page in console.pages.by_name.items():
        room.click(console.rail.stop(name))
        assert page.isVisible()
        assert console.pages.name is name


def in_head(button: ActButton) -> bool:
    """Whether it stands in the head of its page."""
    return isinstance(button.parentWidget(), PageHead)


def test_large_texts_leave_money_in_the_prizes_to_pay_and_the_words_of_what_is_posted(
    room: WindowRoom,
) -> None:
    begin(room, NAMES)
    event = room.console.view.the_id()
    renewed(room, 200, "de")
    room.look_at(event)
    page = room.console.pages.prizes
    room.console.pages.turn_to(page)
    room.settle()
    QApplication.processEvents()
    queue = page.left.queue.listing
    heads = [column.head for column in queue.table.columns]
    assert not queue.isColumnHidden(heads.index("Preis"))
    buttons = page.findChildren(ActButton)
    (post,) = [one for one in buttons if one.act is page.table.post and in_head(one)]
    assert post.act.text() == "v1 aushängen"
    assert not post.is_cut
