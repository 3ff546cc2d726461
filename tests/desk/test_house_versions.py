"""An event plays on under the house files that it began with; another version is an act."""

import shutil
import sqlite3
from contextlib import closing
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tdapp.bootstrap import CODECS
from tdapp.calls.tournament.event import AdoptHouse, Announce
from tdapp.core.house_files import HouseText
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances, CompletedAct
from tdapp.journal.checks.verify import verify_target
from tdapp.journal.copies.backup import backup
from tdapp.journal.copies.restore import restore
from tdapp.journal.export import export
from tdapp.journal.reading import open_to_read
from tdapp.journal.target import Target
from tdapp.rules.houses import HouseRules
from tdapp.tournament.facts.event import HouseAdopted
from tests.desk.evening import EVENT, SMALL
from tests.desk.second_thoughts import refusal_of
from tests.desk.station import Station
from tests.own_house import NAME, Changes, house_text, write_house

WHY = Circumstances(reason="The licence was changed this afternoon.")
CAP: Changes = {"play": ("most = 10\n", "most = 8\n")}
RULE: Changes = {"rulebook": ('[tournament]\nre_entry = { answer = "by_conditions"',
                              '[tournament]\nre_entry = { answer = "no"')}  # fmt: skip
KEEPS_LESS: Changes = {
    "rulebook": (
        '[tournament.keeping]\nof = "by_conditions"',
        '[tournament.keeping]\nof = "all_payments"\nmost_percent = 0',
    )
}


@pytest.fixture
def houses(station: Station) -> Path:
    """The folder of the user's houses, with one in it."""
    folder = station.path.parent / "houses"
    write_house(folder)
    return folder


def announce(station: Station, event: StreamId = EVENT) -> HouseRules:
    """Hold an event under the house; gives its rules."""
    rules = station.parts.houses.named(NAME)
    book = rules.rulebook
    station.do(Announce(event, replace(SMALL, house=book.house, rules=book.tournament), rules))
    return rules


def played(station: Station, event: StreamId = EVENT) -> HouseRules:
    """The rules that an event is played under."""
    state = station.desk.state(event)
    return station.parts.houses.under(state.conditions.house, state.programme.house)


def most_seats(rules: HouseRules) -> int:
    most = rules.play.seats.most
    assert most is not None
    return most


def test_an_event_plays_on_when_the_folder_changes_or_is_gone(
    station: Station, houses: Path
) -> None:
    began = announce(station)
    write_house(houses, CAP)
    assert most_seats(station.parts.houses.named(NAME)) == 8
    assert (played(station).text, most_seats(played(station))) == (began.text, 10)
    shutil.rmtree(houses)
    station.restart()
    assert (played(station).text, most_seats(played(station))) == (began.text, 10)
    assert refusal_of(lambda: station.parts.houses.named(NAME)).code == "no_such_rulebook"
    assert station.parts.houses.known(NAME).text == began.text


def test_files_that_nobody_can_read_any_more_do_not_matter_to_an_event_that_began(
    station: Station, houses: Path
) -> None:
    began = announce(station)
    (houses / NAME / "play.toml").write_bytes(b"\xff\xfe")
    assert played(station).text == began.text
    assert refusal_of(lambda: station.parts.houses.named(NAME)).code == "bad_house"


def test_another_version_is_an_act_with_a_reason_that_can_be_undone(
    station: Station, houses: Path
) -> None:
    announce(station)
    assert refusal_of(lambda: adopt(station)).code == "house_unchanged"
    write_house(houses, {**CAP, **RULE})
    call = AdoptHouse(EVENT, station.parts.houses.named(NAME))
    assert refusal_of(lambda: station.do(call)).code == "reason_needed"
    before = station.desk.state(EVENT)
    done = adopt(station)
    now = station.desk.state(EVENT)
    assert most_seats(played(station)) == 8
    assert now.conditions.rules.re_entry.answer.value == "no"
    assert now.programme.published == before.programme.published
    station.restart()
    assert station.desk.state(EVENT) == now
    station.undo(done.act.action)
    assert station.desk.state(EVENT) == before
    assert most_seats(played(station)) == 10


def adopt(station: Station, event: StreamId = EVENT) -> CompletedAct:
    """Go over to the files as they are now."""
    return station.do(AdoptHouse(event, station.parts.houses.named(NAME)), WHY)


def test_rules_that_the_published_conditions_are_against_are_not_adopted(
    station: Station, houses: Path
) -> None:
    announce(station)
    write_house(houses, KEEPS_LESS)
    refused = refusal_of(lambda: adopt(station))
    assert refused.code == "house_does_not_fit"
    assert "parts" in str(refused.details["problem"])


def test_an_event_goes_over_to_no_other_house_and_takes_no_broken_files(
    station: Station, houses: Path
) -> None:
    announce(station)
    star = station.parts.houses.named("star")
    assert refusal_of(lambda: station.do(AdoptHouse(EVENT, star), WHY)).code == "other_house"
    broken = HouseText("rubbish", "", "")
    call = AdoptHouse(EVENT, HouseRules(NAME, broken))
    assert refusal_of(lambda: station.do(call, WHY)).code == "bad_rulebook"
    assert houses.is_dir()


def test_an_event_that_does_not_say_its_version_is_played_under_the_files_as_they_are(
    station: Station, houses: Path
) -> None:
    book = station.parts.houses.named(NAME).rulebook
    station.do(Announce(EVENT, replace(SMALL, house=book.house, rules=book.tournament)))
    assert station.desk.state(EVENT).programme.house is None
    write_house(houses, CAP)
    assert most_seats(played(station)) == 8
    adopt(station)
    write_house(houses)
    assert most_seats(played(station)) == 8


def test_the_record_keeps_each_file_once_by_its_hash_and_proves_them(
    station: Station, houses: Path
) -> None:
    announce(station)
    announce(station, StreamId("side"))
    write_house(houses, CAP)
    adopt(station)
    station.shut()
    lines = exported(station.path)
    texts = {*house_text().all, *house_text(CAP).all}
    assert sorted(one["text"] for one in lines if "house_file" in one) == sorted(texts)
    assert verify_target(Target(path=station.path), CODECS, None).ok
    in_record(station.path, "UPDATE house_file SET text = text || '#' WHERE part = 'play'")
    in_record(station.path, "DELETE FROM house_file WHERE part = 'rulebook'")
    found = verify_target(Target(path=station.path), CODECS, None).findings
    assert [one.code for one in found] == [*["house_file_changed"] * 2, *["house_file_missing"] * 3]
    station.open()
    shutil.rmtree(houses)
    assert refusal_of(lambda: played(station).play).code == "house_file_lost"


def test_a_backup_and_what_is_restored_from_it_hold_the_files(
    station: Station, houses: Path
) -> None:
    began = announce(station)
    copy, seals = station.path.parent / "copy.tdapp", station.path.parent / "seals"
    backup(Target(path=station.path), copy)
    write_house(houses, CAP)
    adopt(station)
    station.shut()
    restore(copy, Target(path=station.path), seals, CODECS, 1)
    shutil.rmtree(houses)
    station.open()
    assert played(station).text == began.text
    assert verify_target(Target(path=station.path), CODECS, seals).ok


def test_an_act_that_is_not_recorded_keeps_no_file(station: Station, houses: Path) -> None:
    announce(station)
    write_house(houses, CAP)
    assert refusal_of(lambda: announce(station)).code == "event_exists"
    station.shut()
    kept = [one["text"] for one in exported(station.path) if "house_file" in one]
    assert sorted(kept) == sorted(house_text().all)


def test_what_is_recorded_is_the_hashes_and_the_rules_of_tournaments(
    station: Station, houses: Path
) -> None:
    rules = announce(station)
    write_house(houses, RULE)
    adopt(station)
    past = [one.event for one in station.recorded(EVENT) if isinstance(one.event, HouseAdopted)]
    now = station.parts.houses.named(NAME)
    assert past == [
        HouseAdopted(rules.hashes),
        HouseAdopted(now.hashes, now.rulebook.tournament),
    ]


def exported(path: Path) -> list[dict[str, Any]]:
    """The lines of the record."""
    out = BytesIO()
    with closing(open_to_read(Target(path=path))) as db:
        export(db, out)
    return [msgspec.json.decode(line) for line in out.getvalue().splitlines()]


def in_record(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(sql)


def test_a_workstation_whose_house_is_gone_opens_under_the_version_used_last(
    station: Station, houses: Path
) -> None:
    began = announce(station)
    (station.path.parent / "settings.toml").write_text(f'house = "{NAME}"\n', "utf-8")
    station.restart()
    assert station.parts.own_rules.text == began.text
    shutil.rmtree(houses)
    station.restart()
    assert station.parts.own_rules.text == began.text


def test_a_workstation_whose_house_was_never_there_says_so(station: Station, houses: Path) -> None:
    shutil.rmtree(houses)
    (station.path.parent / "settings.toml").write_text(f'house = "{NAME}"\n', "utf-8")
    station.shut()
    with pytest.raises(Refusal) as refused:
        station.open()
    assert refused.value == Refusal("no_such_rulebook", house=NAME)
    (station.path.parent / "settings.toml").unlink()
    station.open()
