"""`tdapp simulate`: any event at any field size, played to its end, proven, and repeatable."""

from pathlib import Path

import pytest

from tdapp.bench.open_event import EVENT_FILE
from tdapp.cli.main import main
from tests.cli.simulated import ALL_OFFERS, played

CANBERRA = "resources/events/canberra-teams-2010.toml"
KEYS = {
    "house", "entries", "reentries", "rebuys", "addons", "places", "pool_cents", "fee_cents",
    "paid_cents", "chips_issued", "chips_in_play", "tables_peak", "moves", "breaks", "actions",
    "events", "seconds", "per_action_us", "load_seconds", "verify",
}  # fmt: skip
TIMED = {"seconds", "load_seconds", "per_action_us"}


@pytest.fixture
def all_offers(tmp_path: Path) -> str:
    """The file of an event that sells everything."""
    path = tmp_path / "all-offers.toml"
    path.write_text(ALL_OFFERS)
    return str(path)


def test_the_published_event_comes_out_to_the_cent(capsys: pytest.CaptureFixture[str]) -> None:
    report = played(capsys, CANBERRA, "--entries", 36, "--rebuys", 4)
    assert (report["pool_cents"], report["fee_cents"]) == (1_200_000, 120_000)
    assert report["prizes_cents"] == [480_000, 360_000, 180_000, 120_000, 60_000]
    assert report["chips_issued"] == 40 * 8000
    assert report.keys() >= KEYS


def test_forty_entries_are_paid_by_the_other_band(capsys: pytest.CaptureFixture[str]) -> None:
    report = played(capsys, CANBERRA, "--entries", 40, "--rebuys", 0)
    assert report["prizes_cents"][:3] == [360_000, 240_000, 180_000]
    assert report["places"] == 10


@pytest.mark.parametrize("house", ["open", "star", "tasmania", "adelaide", "crown"])
def test_every_house_plays_the_event_of_the_file(
    house: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Re-buys go to the pool whole, as the strictest house has it."""
    entry, rebuy = Path(CANBERRA).read_text().split("[rebuy]")
    whole = rebuy.replace('{ pool = "300.00", fee = "30.00" }', '{ pool = "330.00" }')
    (tmp_path / "event.toml").write_text(f"{entry}[rebuy]{whole}")
    report = played(capsys, tmp_path / "event.toml", "--house", house, "--entries", 60)
    assert report["entries"] == 60


@pytest.mark.parametrize("entries", [2, 3, 7, 8, 13, 120])
def test_a_field_of_any_size_is_played_to_its_end(
    entries: int, all_offers: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert played(capsys, all_offers, "--entries", entries)["entries"] == entries


TEMPLATES = sorted(path.name for path in Path("resources/events").iterdir())


@pytest.mark.parametrize("template", TEMPLATES)
def test_every_template_is_played_at_any_field(
    template: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for entries in (9, 70):
        report = played(capsys, f"resources/events/{template}", "--entries", entries)
        assert report["entries"] == (0 if report["cancelled"] else entries)
        assert report["cancelled"] == (report["winner"] is None)
    named = "colour_ups" in Path(f"resources/events/{template}").read_text()
    assert bool(report["colour_ups"]) == named


@pytest.mark.parametrize("entries", [0, 1, 9])
def test_a_field_that_is_too_small_gets_everything_back(
    entries: int, capsys: pytest.CaptureFixture[str]
) -> None:
    report = played(capsys, CANBERRA, "--entries", entries)
    assert report["cancelled"]
    assert not any(report["taken_cents"].values())
    assert (report["pool_cents"], report["chips_in_play"], report["payments"]) == (0, 0, [])


def test_a_night_has_all_that_the_conditions_sell(
    all_offers: str, capsys: pytest.CaptureFixture[str]
) -> None:
    report = played(capsys, all_offers, "--entries", 150)
    assert min(report[what] for what in ("reentries", "rebuys", "addons")) > 0
    assert report["taken_cents"]["charity"] == 200 * (150 - report["reentries"])
    assert report["chips_in_play"] < report["chips_issued"]
    assert report["tables_peak"] == 25
    assert report["moves"] > report["breaks"] > 0


def test_who_waits_to_buy_again_takes_no_add_on_and_goes_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The open event lets some run out of time before their table takes the add-on."""
    path = tmp_path / "open.toml"
    path.write_text(EVENT_FILE)
    report = played(capsys, path, "--entries", 600)
    assert report["addons"] > 0


def test_prizes_in_kind_come_off_the_pool_before_the_cash(
    capsys: pytest.CaptureFixture[str],
) -> None:
    report = played(capsys, "resources/events/au-canberra-thu-2018.toml", "--entries", 40)
    assert (report["pool_cents"], report["in_kind_cents"]) == (400_000, 44_000)


def test_the_same_seed_plays_the_same_night(
    all_offers: str, capsys: pytest.CaptureFixture[str]
) -> None:
    nights = []
    for seed in ("7", "7", "8"):
        report = played(capsys, all_offers, "--entries", 60, "--seed", seed)
        nights.append({name: value for name, value in report.items() if name not in TIMED})
    assert nights[0] == nights[1] != nights[2]


def test_more_rebuys_than_a_player_may_have_are_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["simulate", CANBERRA, "--entries", "10", "--rebuys", "31"]) == 1
    assert "re-buy" in capsys.readouterr().err


def test_a_report_for_people_names_winner_and_record(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", CANBERRA]) == 0
    told = capsys.readouterr().out
    assert "  1. entry " in told
    assert told.endswith("record: ok\n")
