"""The papers of the cash games: the shift sheet adds up, the sign says all, slips and fees."""

from dataclasses import replace

import pytest

from tdapp.bootstrap import house_named
from tdapp.calls.cash.custody import GiveBack, PickUp
from tdapp.calls.cash.games import PostChange
from tdapp.calls.cash.stakes import TakeCommission
from tdapp.calls.cash.transfers import AskTransfer, SignTransfer
from tdapp.calls.cash.trays import BeginShift, CountBox
from tdapp.cash.facts.trays import SlipKind
from tdapp.cash.money.transfers import SlipStep
from tdapp.house.papers.kinds import Letterhead, PaperKind
from tdapp.papers.lettering import measured
from tdapp.papers.marks import TextMark
from tdapp.papers.paginate import paginate
from tdapp.papers.paint import FAMILY
from tdapp.papers.sheet import Imprint, Sheet
from tdapp.poker.commission.sign import Sign, SignedMethod
from tdapp.rules.commission_rules import Nothing
from tdapp.screens.sign_facts import charge_in_words
from tdapp.sheets.cash.papers import CashPapers, counts
from tdapp.sheets.cash.table_sign import sign_version
from tdapp.ui.papers.cash_maker import CASH_SHEETS, versioned
from tdapp.voice.voice import Voice
from tests.cash.money_room import BANK, DAY, chips, count, fee, refused, with_tray
from tests.cash.room import ROOM, CashRoom, person, sign
from tests.desk.station import Station

pytestmark = pytest.mark.usefixtures("qapp")
HOUR_US = 3_600_000_000
IMPRINT = Imprint(Letterhead("Harbour Poker Room"), "Cash", "H4KC-71NE-SH1", "28 Nov 2026, 02:06")
SIGNS = (SlipStep.APPROVE, SlipStep.CARRY, SlipStep.RECEIVE)


def sheet(room: CashRoom, kind: PaperKind, about: int) -> Sheet:
    """A paper as the games stand, which can be laid out."""
    now, past = room.station.time.now(), room.station.recorded(ROOM)
    counted = dict.fromkeys(counts(room.state.money, past), "Ann Lee, Bo Kim")
    papers = CashPapers(room.state, room.rules, IMPRINT, str, now, counted_by=counted)
    made = CASH_SHEETS[kind](papers, about)
    assert paginate(made, measured(FAMILY))
    return made


@pytest.fixture
def jackpots(station: Station) -> CashRoom:
    """A room whose house may take a part for jackpots."""
    return CashRoom(station, "adelaide")


def a_shift(room: CashRoom) -> None:
    """Table 1 is filled, takes rake and chips for cash, is counted; its box is 5.00 short."""
    with_tray(room, fee("commission", rate=500, cap=1_200))
    room.open(2, sign(commission=(fee("commission", rate=500, cap=1_200, jackpot=100),)))
    room.sit(1, 1, 1, 20_000, at_table=True)
    room.sit(2, 1, 2, 30_000)
    house = room.station.house_id
    room.station.do(AskTransfer(ROOM, SlipKind.FILL, 1, chips(500_000)))
    for step in SIGNS:
        room.station.do(SignTransfer(ROOM, house, SlipKind.FILL, 1, step))
    room.station.do(TakeCommission(ROOM, 1, 87_400))
    room.station.do(TakeCommission(ROOM, 2, 5_000, 500))
    room.station.time.pass_us(HOUR_US)
    room.station.do(BeginShift(ROOM, DAY))
    count(room, BANK + 480_000, box=8)
    room.station.do(CountBox(ROOM, 7, chips(20_000), chips(86_900)))


def test_a_shift_sheet_adds_up_along_and_down_and_says_what_is_short(
    jackpots: CashRoom,
) -> None:
    a_shift(jackpots)
    made = sheet(jackpots, PaperKind.SHIFT_SHEET, 1)
    for row in made.rows:
        rake, time, jackpot, drop, counted, over = [cell.cents or 0 for cell in row.cells[4:]]
        assert rake + time + jackpot == drop
        assert not counted or counted - drop == over
    assert made.totals[4:8] == (91_900, 0, 500, 92_400)
    assert made.totals[9] == -500
    by = {one.label: one.value for one in made.notes}
    assert by["Counted by Ann Lee, Bo Kim"] == "tray 1, box 7"
    assert "Table 1 is 5.00 short." in [one.label for one in made.notes]
    trays, *sums = [row for row in made.closing if row.cells[7].cents]
    opened, fills, credits_, should, counted, over = [cell.cents or 0 for cell in trays.cells[4:]]
    assert should == opened + fills - credits_ - 20_000 == counted
    assert (over, trays.cells[1].text) == (0, "fill 1")
    to_house, to_jackpots, together, day = [row.cells[7].cents or 0 for row in sums]
    assert to_house + to_jackpots == together == day == made.totals[7]


def test_the_sheet_of_a_shift_that_is_on_says_what_is_not_counted(room: CashRoom) -> None:
    with_tray(room)
    made = sheet(room, PaperKind.SHIFT_SHEET, 1)
    assert "Not yet counted." in [one.label for one in made.notes]
    assert made.rows[0].cells[8].cents is None


def test_a_sign_says_every_fact_that_is_posted_and_the_notices_that_hang(room: CashRoom) -> None:
    posted = (fee("percentage", rate=550, cap=1_200), fee("extra_time", fee=500))
    room.open(1, sign(commission=posted, straddles=True, seconds_to_act=40, ante=100))
    room.station.do(PostChange(ROOM, room.rules, 1))
    made = sheet(room, PaperKind.TABLE_SIGN, 1)
    said = {row.cells[1].text for row in made.rows}
    assert {"5.5% of the pot, up to 12, 5 for more time to act", "40 s", "allowed"} <= said
    assert made.hero is not None
    assert made.hero.value == "2 / 5"
    assert [one.value for one in made.facts] == ["100\N{EN DASH}500"]
    assert {"Straddle", "Ante"} <= {row.cells[0].text for row in made.rows}
    assert made.notes[0].value.startswith("This table closes at ")


@pytest.mark.parametrize("house", ["star", "crown", "adelaide", "tasmania", "open"])
def test_every_method_of_every_house_has_its_words_on_a_sign(house: str) -> None:
    for method in house_named(house).play.commission.methods:
        words = charge_in_words(SignedMethod(method, Sign(fee=500)), Voice())
        assert words or isinstance(method, Nothing)
        assert "{" not in words


def test_slips_tell_place_and_session_and_a_fee_sheet_what_is_due(room: CashRoom) -> None:
    room.open(1, sign(commission=(fee("time", fee=1_800),)))
    sitting = room.sit(1, 1, 1)
    room.wait(2)
    ticket = room.wait(3)
    listed = sheet(room, PaperKind.LIST_SLIP, ticket)
    assert listed.hero is not None
    assert listed.hero.value == "2"
    due = sheet(room, PaperKind.FEE_SHEET, 1)
    assert (due.totals[5] or 0) > 0
    assert sheet(room, PaperKind.FEE_SHEET, 2).rows == ()
    room.station.time.pass_us(HOUR_US * 3 // 2)
    session = sheet(room, PaperKind.SESSION_SLIP, sitting)
    assert session.hero is not None
    assert session.hero.value == "1.5"


def test_the_receipt_of_picked_up_chips_says_what_is_kept_for_whom(room: CashRoom) -> None:
    room.open(1)
    sitting = room.sit(1, 1, 1)
    pick_up = PickUp(ROOM, room.rules, sitting, 48_000, "bag 12", asked=True)
    room.station.do(pick_up)
    made = sheet(room, PaperKind.PICK_UP_RECEIPT, 1)
    assert made.hero is not None
    assert made.hero.value == "480.00"
    facts = {one.label: one.value for one in made.facts}
    assert (facts["Receipt"], facts["Player"], facts["Bag"]) == ("1", "person 1", "bag 12")
    assert made.signatures == ("Counted by", "Second person")
    room.station.do(GiveBack(ROOM, 1, person(1)))
    with refused("no_bag_kept"):
        sheet(room, PaperKind.PICK_UP_RECEIPT, 1)


def test_a_sign_is_set_large_on_one_page_and_says_which_version_it_is(room: CashRoom) -> None:
    room.open(1, sign(straddles=True, seconds_to_act=40))
    room.open(2)
    past = room.station.recorded(ROOM)
    assert sign_version(past, 1) == 1
    room.station.do(PostChange(ROOM, room.rules, 1))
    version = sign_version(room.station.recorded(ROOM), 1)
    made = sheet(room, PaperKind.TABLE_SIGN, 1)
    made = replace(made, imprint=versioned(made.imprint, version))
    (page,) = paginate(made, measured(FAMILY))
    sizes = {one.text: one.style.size for one in page.marks if isinstance(one, TextMark)}
    assert sizes["2 / 5"] == 100
    assert sizes["40 s"] == 16
    assert "Document H4KC-71NE-SH1, version 2, replaces 1" in sizes


def test_a_sign_with_more_than_a_large_page_takes_is_set_as_other_papers_are(
    room: CashRoom,
) -> None:
    room.open(1, sign(straddles=True))
    made = sheet(room, PaperKind.TABLE_SIGN, 1)
    long = replace(made, rows=made.rows * 5)
    pages = paginate(long, measured(FAMILY))
    assert sum(len(one.rows) for one in pages) == len(long.rows)
    assert not any(one.style.size == 100 for one in pages[0].marks if isinstance(one, TextMark))
