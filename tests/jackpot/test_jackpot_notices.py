"""What a house has to tell of its jackpots follows from what was recorded of them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from tdapp.bootstrap import rulebook
from tdapp.calls.house.notice_duties import NoticeStatus, Stand, in_time
from tdapp.calls.house.notice_watch import NoticeWatch
from tdapp.calls.jackpot.pools import ChangePool, PostPoolChange
from tdapp.calls.jackpot.rounds import OpenMalfunction, TellRounds
from tdapp.desk.permissions import DIRECTOR
from tdapp.house.notice_events import How
from tdapp.jackpot.facts.pools import MalfunctionKind
from tests.desk.station import Station
from tests.jackpot.room import QUADS, ROYAL_ALONE, TERMS, WHY, PoolRoom, refused
from tests.rules.houses import BOOKS
from tests.rules_doc import rule

MINUTE_US = 60_000_000
OTHER_HAND = replace(ROYAL_ALONE, prizes=(*ROYAL_ALONE.prizes, replace(QUADS, size=60_000)))


@contextmanager
def under(house: str, folder: Path) -> Iterator[PoolRoom]:
    """Jackpots under a house's rules."""
    station = Station(folder / "room.tdapp")
    yield PoolRoom(station, house)
    station.close()


def register(room: PoolRoom, house: str) -> dict[str, list[NoticeStatus]]:
    """What the house's register has of its jackpots, by the number of the rule."""
    station, rules = room.station, rulebook(BOOKS[house.upper()]).notices
    watch = NoticeWatch(station.desk, station.parts.day, lambda _: rules, rules, lambda _: 0)

    async def look() -> None:
        watch.begin()
        await watch.settle()

    station.run(look())
    found: dict[str, list[NoticeStatus]] = {}
    for one in watch.standings():
        found.setdefault(one.duty.rule, []).append(one)
    watch.leave()
    return found


def to_be_told(found: list[NoticeStatus]) -> list[str]:
    """Who is to be told, each of them at once."""
    assert {one.stand for one in found} == {Stand.OVERDUE}
    return sorted(one.duty.to for one in found)


@rule("STAR", "30.17.1")
def test_at_the_star_a_malfunction_is_told_to_the_regulator_and_surveillance(
    tmp_path: Path,
) -> None:
    """Equipment out of order is told at once, each time."""
    with under("star", tmp_path) as room:
        room.station.do(OpenMalfunction(room.stream, 1, MalfunctionKind.SYSTEM))
        assert to_be_told(register(room, "star")["30.17.1"]) == ["L&G NSW", "Surveillance"]
        room.station.undo(with_=WHY)
        gone = register(room, "star")["30.17.1"]
        assert {one.stand for one in gone} == {Stand.LAPSED}


@rule("CROWN", "17.4.3")
def test_at_crown_a_confirmed_jackpot_is_told_to_the_assistant_casino_manager(
    tmp_path: Path,
) -> None:
    """Confirming it brings the notice, claiming it does not."""
    with under("crown", tmp_path) as room:
        hit = room.claim(1)
        assert "17.4.3" not in register(room, "crown")
        room.confirm(hit)
        (told,) = register(room, "crown")["17.4.3"]
        assert (told.duty.to, told.duty.number) == ("the Assistant Casino Manager", hit)


@rule("CROWN", "17.6.1")
@rule("ADELAIDE", "126")
@pytest.mark.parametrize(
    ("house", "number", "to"),
    [
        ("crown", "17.6.1", "the TG Area Manager"),
        ("adelaide", "126", "an Area or Casino Manager"),
    ],
)
def test_a_round_that_no_console_counted_is_told_each_time(
    house: str, number: str, to: str, tmp_path: Path
) -> None:
    """A forgotten press goes to the named manager; what a console counts does not."""
    with under(house, tmp_path) as room:
        room.press(1, 1)
        assert number not in register(room, house)
        for _ in range(2):
            room.station.do(TellRounds(room.stream, room.rules, 1, 1), WHY)
        assert to_be_told(register(room, house)[number]) == [to, to]


@rule("STAR", "30.16", "30.16.2")
def test_at_the_star_a_pool_changes_once_won_and_announced_for_twenty_minutes(
    tmp_path: Path,
) -> None:
    """Both are needed, for every parameter (P12); the sign is in the register as given."""
    new = replace(TERMS, increment=10_000)
    with under("star", tmp_path) as room:
        change = ChangePool(room.stream, room.rules, 1, new)
        post = PostPoolChange(room.stream, room.rules, 1, new)
        with refused("jackpot_not_won_yet"):
            room.station.do(change, WHY)
        room.station.do(post)
        with refused("pool_posted_already"):
            room.station.do(post)
        room.station.time.pass_us(20 * MINUTE_US)
        with refused("jackpot_not_won_yet"):
            room.station.do(change, WHY)
        room.claim(1)
        with refused("sign_up_too_short"):
            room.station.do(ChangePool(room.stream, room.rules, 1, replace(new, seed=1)), WHY)
        room.station.do(change, WHY)
        (told,) = register(room, "star")["30.16.2"]
        assert told.given is not None
        assert (told.stand, told.given.how) == (Stand.GIVEN, How.DISPLAYED)
        assert in_time(told.duty, told.given)


@rule("STAR", "30.16")
def test_a_refused_hit_has_not_won_the_pool_and_an_offer_that_is_over_needs_none(
    tmp_path: Path,
) -> None:
    """The event is awarded, or the time of the offer has run out."""
    new = replace(TERMS, increment=10_000)
    with under("star", tmp_path) as room:
        room.refuse(room.claim(1))
        room.station.do(PostPoolChange(room.stream, room.rules, 1, new))
        room.station.time.pass_us(20 * MINUTE_US)
        with refused("jackpot_not_won_yet"):
            room.station.do(ChangePool(room.stream, room.rules, 1, new), WHY)
        room.station.do(ChangePool(room.stream, room.rules, 1, new, is_over=True), WHY)


@rule("ADELAIDE", "114g")
@pytest.mark.parametrize("won", [False, True])
def test_at_adelaide_the_hand_changes_on_the_next_trading_day_unless_won_in_the_notice(
    won: bool,  # noqa: FBT001
    tmp_path: Path,
) -> None:
    """A hit within the notice stops the change; before it, it does not."""
    with under("adelaide", tmp_path) as room:
        room.claim(1)
        room.station.time.pass_us(1)
        room.station.do(PostPoolChange(room.stream, room.rules, 1, OTHER_HAND))
        assert [one.stand for one in register(room, "adelaide")["114g"]] == [Stand.GIVEN]
        with refused("jackpot_next_day"):
            room.station.do(ChangePool(room.stream, room.rules, 1, OTHER_HAND), WHY)
        if won:
            room.claim(2)
        room.station.run(room.station.parts.jackpots.end(DIRECTOR))
        change = ChangePool(room.stream, room.rules, 1, OTHER_HAND)
        if won:
            with refused("jackpot_won_in_notice"):
                room.station.do(change, WHY)
        else:
            room.station.do(change, WHY)
            assert room.state.pools.terms(1) == OTHER_HAND
            assert not room.state.pools.posted


@rule("CROWN", "1.1")
def test_at_crown_no_sign_announces_another_hand(tmp_path: Path) -> None:
    """The royal flush on the flop is the jackpot, and stays it."""
    with under("crown", tmp_path) as room:
        with refused("jackpot_event_not_allowed"):
            quads = replace(ROYAL_ALONE, prizes=(QUADS,))
            room.station.do(PostPoolChange(room.stream, room.rules, 1, quads))
        more = replace(ROYAL_ALONE, increment=4_000)
        room.station.do(PostPoolChange(room.stream, room.rules, 1, more))
        room.station.do(ChangePool(room.stream, room.rules, 1, more), WHY)
