"""Who only looks on sees every page and changes nothing there, whatever is pressed."""

from tdapp.calls.house.sign_in import NewStaffMember
from tdapp.desk.permissions import Role
from tdapp.screens.views import View
from tdapp.ui.asking.asked import QuestionPanel
from tdapp.ui.workplace.rail import PageName
from tests.desk.staffed import ADA, CYD
from tests.ui.prize_evenings import in_the_money
from tests.ui.prizes_room import turned_to
from tests.ui.window_room import WindowRoom

OF_THE_SESSION = {"Lock", "Switch user…", "Authorise one action…", "Sign out"}


def test_every_act_of_every_page_pressed_by_surveillance_leaves_the_record_as_it_was(
    room: WindowRoom,
) -> None:
    in_the_money(room)
    keys, console = room.parts.signing_in, room.console
    ada = room.wait_for(keys.begin_house("Ada King", ADA))
    cyd = room.wait_for(keys.enrol(ada, NewStaffMember("Cyd Roe", CYD, (Role.SURVEILLANCE,))))
    room.wait_for(keys.sign_in(CYD))
    room.settle()
    event, log = room.state, room.parts.desk.log
    before, pressed, refused = len(log), 0, 0
    for name in PageName:
        page = turned_to(room, name)
        for act in (*page.acts, *console.screen_acts.all):
            if act.text() in OF_THE_SESSION:
                continue
            act.trigger()
            pressed, refused = pressed + 1, refused + bool(act.why_not)
            for asked in console.findChildren(QuestionPanel):
                asked.take_away()
    room.until(lambda: not console.asking.busy and bool(console.pages.record.view.rows))
    assert pressed > refused > pressed * 3 // 4
    assert room.state is event
    assert {act.label for act in list(log)[before:]} == {"denied"}
    assert room.parts.session.actor.id == cyd
    screens, events, prizes = console.screens, console.pages.events, console.pages.prizes
    assert not screens.shown
    assert (screens.choices.muted, screens.blanked) == (False, False)
    for act in (events.on_list.begin, prizes.table.edit, console.pages.record.on_list.print):
        assert act.why_not.startswith("Your role does not allow this")
    monitor = screens.monitors[0]
    console.screen_acts.show_on(monitor, View.CLOCK)
    assert not screens.shown
    assert console.notice.said.startswith("Your role does not allow this")
