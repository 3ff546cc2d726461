"""Notices of closing tables follow from what was posted; what players agreed; cards at the door."""

import pytest

from tdapp.bootstrap import rulebook
from tdapp.calls.cash.games import AgreeToChange, CloseGame, PostChange, TellHands
from tdapp.calls.cash.stakes import SitDown
from tdapp.calls.house.notice_duties import NoticeStatus, Stand, in_time
from tdapp.calls.house.notice_watch import NoticeWatch
from tdapp.cash.stakes.bringing import BuyIn
from tdapp.house.notice_events import How
from tdapp.rules.notices import Ground
from tdapp.table.geometry.seats import Seat
from tests.cash.floor import minutes_pass, refused, under
from tests.cash.room import ROOM, CashRoom, person
from tests.rules.houses import BOOKS
from tests.rules_doc import rule


def posted(room: CashRoom, *, last_rounds: bool = False) -> None:
    room.station.do(PostChange(ROOM, room.rules, 1, last_rounds=last_rounds))


def closed(room: CashRoom) -> CloseGame:
    return CloseGame(ROOM, room.rules, room.station.house_id, 1)


def register(room: CashRoom, house: str) -> list[NoticeStatus]:
    """The closing notices that the house's register has, each by itself."""
    station, rules = room.station, rulebook(BOOKS[house]).notices
    watch = NoticeWatch(station.desk, station.parts.day, lambda _: rules, rules, lambda _: 0)

    async def look() -> None:
        watch.begin()
        await watch.settle()

    station.run(look())
    found = [one for one in watch.standings() if one.duty.ground is Ground.TABLE_CLOSING]
    watch.leave()
    return found


@rule("STAR", "27.10")
@rule("ADELAIDE", "81")
@rule("TAS", "C1.3")
@rule("CROWN", "18.3")
@pytest.mark.parametrize(
    ("house", "number", "minutes"),
    [("STAR", "27.10", 20), ("ADELAIDE", "81", 15), ("TAS", "C1.3", 30), ("CROWN", "18.3", None)],
)
def test_a_posted_closing_is_given_notice_and_holds_until_its_time(
    house: str, number: str, minutes: int | None
) -> None:
    """A sign for 20, 15 or 30 minutes, or three hands: posted, registered as given, then closed."""
    with under(house, (1, 2, 3)) as room:
        posted(room)
        (one,) = register(room, house)
        assert (one.duty.rule, one.duty.number, one.stand) == (number, 1, Stand.GIVEN)
        assert one.given is not None
        assert one.given.how is How.DISPLAYED
        assert in_time(one.duty, one.given)
        if minutes is None:
            code, early = "closing_needs_hands", TellHands(ROOM, 1, 2)
            room.station.do(early)
        else:
            code = "closing_needs_minutes"
            minutes_pass(room, minutes - 1)
        with refused(code):
            room.station.do(closed(room))
        room.station.do(TellHands(ROOM, 1, 1))
        minutes_pass(room, 1)
        with refused("table_not_empty"):
            room.station.do(closed(room))


@rule("ADELAIDE", "81")
def test_at_adelaide_the_three_last_rounds_are_played_before_the_table_closes() -> None:
    """Once they are called the table closes after three hands, not at once."""
    with under("ADELAIDE", (1, 2)) as room:
        posted(room, last_rounds=True)
        (one,) = register(room, "ADELAIDE")
        assert one.given is not None
        assert one.given.how is How.IN_PERSON
        room.station.do(TellHands(ROOM, 1, 2))
        with refused("closing_needs_hands"):
            room.station.do(closed(room))
        room.station.do(TellHands(ROOM, 1, 1))
        with refused("table_not_empty"):
            room.station.do(closed(room))


def test_a_notice_undone_applies_no_more_and_a_second_one_is_another() -> None:
    with under("STAR", (1,)) as room:
        posted(room)
        act = room.station.desk.log[-1]
        assert [one.stand for one in register(room, "STAR")] == [Stand.GIVEN]
        room.station.undo(act.action)
        assert [one.stand for one in register(room, "STAR")] == [Stand.LAPSED]
        posted(room)
        stands = sorted(one.stand.value for one in register(room, "STAR"))
        assert stands == ["given", "lapsed"]


@rule("CROWN", "18.3")
def test_what_the_players_agreed_lapses_when_others_sit_there() -> None:
    """All of those who sit there agree, so that who came after is asked again."""
    with under("CROWN", (1, 2)) as room:
        posted(room)
        room.station.do(AgreeToChange(ROOM, 1, 2, 2))
        room.sit(5, 1, 5)
        with refused("closing_needs_hands"):
            room.station.do(closed(room))
        room.station.do(AgreeToChange(ROOM, 1, 3, 3))
        with refused("table_not_empty"):
            room.station.do(closed(room))


@rule("STAR", "7.1")
def test_nobody_sits_down_at_the_star_without_a_player_card() -> None:
    """No one plays without a player card; elsewhere none is asked for."""
    for house, code in (("STAR", "player_card_needed"), ("CROWN", None)):
        with under(house) as room:
            stake = BuyIn(20_000)
            sit = SitDown(ROOM, room.rules, person(1), Seat(1, 1), stake, card_seen=False)
            if code is None:
                room.station.do(sit)
                continue
            with refused(code):
                room.station.do(sit)
            room.sit(1, 1, 1)
