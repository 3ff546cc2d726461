"""Papers that leave: whose they are, which are copies, and what is known when a printer fails."""

from pathlib import Path

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import example, given

from tdapp.calls.tournament.history_subject import HistoryKind, Subject
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import LOCKED, Permission, Role
from tdapp.house.papers.kinds import PaperKind
from tdapp.ui.asking.file_question import safe_name
from tdapp.ui.desk.print_choice import still_to_print
from tdapp.ui.look.act import WindowAct
from tdapp.ui.papers.paper_desk import PaperDesk
from tdapp.ui.papers.paper_words import paper_file
from tdapp.ui.record.history_book import HistoryBook
from tests.desk.staffed import ADA, BEN, CYD
from tests.papers.pdf_text import page_sizes, pdf_pages
from tests.papers.printer import PaperPrinters
from tests.ui.at_the_till import answer, do, enter, hold, nothing_is_asked
from tests.ui.by_hand import SIX
from tests.ui.paper_counter import ENTER, SALE, newest, printers_of, staff, take, typed_pin
from tests.ui.prize_evenings import won
from tests.ui.window_room import WindowRoom
from tests.ui.work_of import people, work_of


def last_row(room: WindowRoom) -> tuple[str, str]:
    """What the newest sale in the list says of its papers."""
    newest_sales = room.register.lists.newest
    cell = newest_sales.table.rows[0].cells[-1]
    return cell.text, cell.below


def test_one_sale_is_one_act_of_another_and_its_papers_are_out_once_they_came_out(
    room: WindowRoom, tmp_path: Path
) -> None:
    people(room)
    hold(room, tables=2)
    enter(room, *SIX)
    printers, session = printers_of(room, tmp_path), room.parts.session
    take(room, "aylin").press(ENTER)
    assert (printers.jobs, last_row(room)) == (0, ("print seat card", "receipt 7, Ctrl+P"))
    settings = room.parts.settings
    settings.keep(msgspec.structs.replace(settings.now, slips="roll"))
    staff(room, "Ben Ode", BEN, Role.REGISTRATION)

    hand = take(room, "mika")
    session.lock()
    room.settle()
    typed_pin(room, BEN)
    hand.press(ENTER)
    field = room.register.who.field
    assert (field.text(), nothing_is_asked(room)) == ("", True)
    assert newest(room, 4) == [(label, "Ben Ode") for label in SALE]
    assert (last_row(room), session.actor) == (("both printed", "receipt 8"), LOCKED)
    widths = [page_sizes(printers.path(job).read_bytes())[0][0] for job in (1, 2)]
    assert [round(width) for width in widths] == [227, 227]
    kinds = [room.state.papers.by_number[number].kind for number in (1, 2)]
    assert kinds == [PaperKind.RECEIPTS, PaperKind.SEAT_CARD]

    what_only_lacks_a_key_waits_for_it(room, printers)
    room.wait_for(room.parts.signing_in.once(BEN))
    take(room, "kayode").press(ENTER)
    assert newest(room, 4) == [(label, "Ben Ode") for label in SALE]
    assert (session.once, session.actor) == (None, session.signed_in)
    assert (printers.jobs, field.hasFocus()) == (8, True)
    what_never_came_out_is_asked_for_again(room, printers)


def what_only_lacks_a_key_waits_for_it(room: WindowRoom, printers: PaperPrinters) -> None:
    """Two are given their papers while the station is locked; each gets them, and once."""
    counter, event = room.console.pages.counter, room.console.view.id
    assert event is not None
    for entry in (1, 2):
        counter.give(event, entry)
    room.settle()
    assert printers.jobs == 2
    typed_pin(room, ADA)
    assert printers.jobs == 6
    assert newest(room, 4) == [("issue_paper", "Ada King")] * 4
    counter.give(event, 1)
    room.settle()
    assert printers.jobs == 6, "nothing is missing of it"


def what_never_came_out_is_asked_for_again(room: WindowRoom, printers: PaperPrinters) -> None:
    """Neither a printer that is gone nor one that fails makes the next receipt a copy."""
    counter, last = room.console.pages.counter, room.state.papers.last
    printers.printers.clear()
    take(room, "ana").press(ENTER)
    entry, event = room.state.entries.count, room.console.view.id
    assert event is not None
    assert (room.state.papers.last, last_row(room)[0]) == (last, "print seat card")
    assert "Counter" in room.notice
    printers.printers["Counter"], printers.jammed = None, True
    counter.give(event, entry)
    room.settle()
    assert (list(room.state.papers.spoiled), last_row(room)[0]) == (
        [last + 1],
        "print seat card",
    )
    assert newest(room, 2) == [("issue_paper", "Ada King"), ("spoil_paper", "Program")]
    printers.jammed = False
    counter.give(event, entry)
    room.settle()
    assert (still_to_print(room.state, entry), last_row(room)[0]) == ((), "both printed")
    assert "reprint_paper" not in {act.label for act in room.parts.desk.log}


def test_a_prize_slip_is_an_original_once_and_whoever_may_not_print_gets_no_copy(
    room: WindowRoom, tmp_path: Path
) -> None:
    won(room)
    printers, papers = printers_of(room, tmp_path), room.console.pages.papers
    texts = []
    for name in ("slip", "again"):
        do(room, "Prize slip…")
        texts.append(filed(room, tmp_path / f"{name}.pdf"))
    assert ["copy" in text.casefold() for text in texts] == [False, True]
    assert [label for label, _ in newest(room, 2)] == ["issue_paper", "reprint_paper"]
    event = room.console.view.id
    assert event is not None
    told = room.wait_for(HistoryBook(work_of(room)).tell(Subject(HistoryKind.PRIZE, event, 2)))
    assert [step.what for step in told.steps][-2:] == [
        "Printed: Prize slips, paper 1",
        "Copy printed: Prize slips, paper 1",
    ]
    staff(room, "Sur Veil", CYD, Role.SURVEILLANCE)
    room.wait_for(room.parts.signing_in.sign_in(CYD))
    papers.menu.open_again(1)
    room.settle()
    leaving, slips = papers.preview.leaving, room.entries.acts.prizes.slips
    acts = (leaving.print, leaving.save, leaving.printer)
    nothing_leaves(room, (*acts, slips.slip), printers)
    with pytest.raises(Refusal, match="not_permitted"):
        room.wait_for(papers.desk.print_now(event, PaperKind.STRUCTURE))
    for away in (room.parts.session.lock, room.parts.session.end):
        away()
        nothing_leaves(room, acts, printers)
    assert [act.label for act in room.parts.desk.log].count("reprint_paper") == 1
    a_list_is_the_one_act_that_another_may_do(room, tmp_path)
    room.wait_for(room.parts.signing_in.once(ADA))
    leaving.save.trigger()
    room.settle()
    text = filed(room, tmp_path / "by-ada.pdf")
    assert ("Ada King" in text, "Sur Veil" in text) == (True, False), "whoever has it printed"
    assert newest(room, 1) == [("reprint_paper", "Ada King")]


def filed(room: WindowRoom, path: Path) -> str:
    """What stands in a file once it was asked for; of a paper its first page."""
    answer(room, str(path))
    room.until(path.exists)
    room.settle()
    content = path.read_bytes()
    return pdf_pages(content)[0] if path.suffix == ".pdf" else content.decode()


def nothing_leaves(room: WindowRoom, acts: tuple[WindowAct, ...], printers: PaperPrinters) -> None:
    for act in acts:
        act.trigger()
        room.settle()
        assert nothing_is_asked(room), act.text()
        assert room.notice == act.why_not
    assert printers.jobs == 0


def a_list_is_the_one_act_that_another_may_do(room: WindowRoom, folder: Path) -> None:
    """One list on a director's key, in the session of somebody who may give out none."""
    session, export = room.parts.session, room.export.act
    room.wait_for(room.parts.signing_in.sign_in(CYD))
    room.console.pages.turn_to(room.console.pages.desk)
    room.show_entries()
    assert export.why_not
    assert not session.actor.may(Permission.EXPORT)
    room.wait_for(room.parts.signing_in.once(ADA))
    export.trigger()
    room.settle()
    assert "Player A" in filed(room, folder / "list.csv")
    assert session.once is None
    export.trigger()
    room.settle()
    assert nothing_is_asked(room)


def test_a_paper_for_money_leaves_as_a_copy_however_it_is_asked_for_again(
    room: WindowRoom, tmp_path: Path
) -> None:
    event = hold(room)
    enter(room, *SIX)
    desk: PaperDesk = room.console.pages.papers.desk
    printers = printers_of(room, tmp_path)
    assert room.wait_for(desk.print_now(event, PaperKind.RECEIPTS, (1, 2))) == 2
    drafts = [room.wait_for(desk.draft(event, PaperKind.RECEIPTS, (entry,))) for entry in (2, 3)]
    assert [one.order.copy for one in drafts] == [True, False]
    both = room.wait_for(desk.draft(event, PaperKind.RECEIPTS, (2, 3)))
    assert (both.about, both.number) == ((3,), None)
    room.wait_for(desk.file(both, tmp_path / "three.pdf"))
    copy, pages = room.wait_for(desk.print(both))
    assert (copy.order.copy, copy.number, pages) == (True, 2, 1), "it came out meanwhile"
    assert printers.jobs == 2
    nowhere = tmp_path / "list.pdf" / "is no folder.pdf"
    nowhere.parent.write_text("a file")
    four = room.wait_for(desk.draft(event, PaperKind.RECEIPTS, (4,)))
    with pytest.raises(Refusal, match="cannot_write"):
        room.wait_for(desk.file(four, nowhere))
    assert set(room.state.papers.spoiled) == {3}


@given(st.text(max_size=300), st.sampled_from([".pdf", ".csv", ""]))
@example("con", ".pdf")
@example('Saturday / "Sunday" <5?> 10:00 | *', ".pdf")
@example("Zürich \U0001f0cf" * 60, ".pdf")
@example(" . ", "")
def test_the_likely_name_of_a_file_is_taken_by_every_file_system(title: str, ending: str) -> None:
    name = safe_name(title + ending)
    stem = name.partition(".")[0].strip().upper()
    assert not set(name) & set('<>:"/\\|?*')
    assert name.isprintable()
    assert name == name.strip(" .")
    assert name.endswith(ending)
    assert len(name.encode()) < 160
    assert stem not in {"CON", "PRN", "AUX", "NUL", "COM1", "LPT9"}
    assert safe_name(name) == name


def test_a_paper_is_named_by_its_day_event_and_version() -> None:
    saturday_night_us = 1_795_915_800_000_000
    found = paper_file(saturday_night_us, PaperKind.PAYOUT_SHEET, "Saturday Re-buy", version=2)
    assert found == "2026-11-28 Saturday Re-buy, payouts v2.pdf"
