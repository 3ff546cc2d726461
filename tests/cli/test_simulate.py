"""`tdapp simulate`: any event at any field size, played to its end, proven, and repeatable."""

from pathlib import Path
from tempfile import TemporaryDirectory

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

from tdapp.bench.open_event import EVENT_FILE
from tdapp.cli.main import main
from tdapp.cli.selling_hours import SimulatedField
from tdapp.cli.simulate import read_conditions, simulate
from tdapp.core.refusal import Refusal
from tdapp.journal.target import Target
from tests.cli.simulated import ALL_OFFERS, REENTRY, played

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
def test_every_house_plays_the_bubble_hand_for_hand(
    house: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sold = ALL_OFFERS.replace(REENTRY, "") if house == "tasmania" else ALL_OFFERS
    (tmp_path / "event.toml").write_text(sold)
    whole = [tmp_path / "event.toml", "--house", house, "--entries", 30]
    plain, waited = (played(capsys, *whole, *also) for also in ((), ("--hand-for-hand",)))
    assert waited["entries"] == plain["entries"]
    assert waited["actions"] > plain["actions"]


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


ONE_TABLE = {"sit-and-go-9.toml": (9,)}
WITH_REPECHAGE = {"heats-and-final.toml"}
"""Who is out of a heat may enter another one: as many entries more."""
TEMPLATES = sorted(path.name for path in Path("resources/events").iterdir())


@pytest.mark.parametrize("template", TEMPLATES)
def test_every_template_is_played_at_any_field(
    template: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for entries in ONE_TABLE.get(template, (9, 40)):
        report = played(capsys, f"resources/events/{template}", "--entries", entries)
        again = report["entries"] - entries if template in WITH_REPECHAGE else 0
        assert report["entries"] == (0 if report["cancelled"] else entries + again)
        assert again >= 0
        assert report["cancelled"] == (report["winner"] is None)
    named = "colour_ups" in Path(f"resources/events/{template}").read_text()
    assert bool(report["colour_ups"]) == named


def test_all_of_every_side_pool_is_won_by_players_whom_the_seed_draws(
    capsys: pytest.CaptureFixture[str],
) -> None:
    template = "resources/events/side-pools.toml"
    one, again, other = (
        played(capsys, template, "--entries", 30, "--seed", seed) for seed in ("a", "a", "b")
    )
    for report in (one, other):
        taken, paid = report["taken_cents"], report["apart_cents"]
        pools = {name: taken[name] for name in ("over sixties", "high hand")}
        assert paid == {**pools, "last woman": 20_000}
    assert one["apart_cents"] == again["apart_cents"]
    assert one["payments"] == again["payments"]


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


@given(back=st.integers(0, 15), rebuys=st.integers(0, 12), addons=st.integers(0, 20))
@settings(max_examples=5)
def test_exact_numbers_of_each_purchase_are_sold(back: int, rebuys: int, addons: int) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "event.toml"
        path.write_text(ALL_OFFERS)
        conditions = read_conditions(path, "OPEN", 40)
        field = SimulatedField(40, rebuys, "1", back, addons)
        night = simulate(Target(path=Path(folder) / "record.tdapp"), conditions, field)
    entries = night.state.entries
    assert night.ok
    assert (entries.count, entries.reentries) == (40, back)
    assert (entries.rebuys, entries.addons) == (rebuys, addons)


def test_a_number_that_cannot_be_sold_is_said(
    all_offers: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", all_offers, "--entries", "40", "--reentries", "39"]) == 1
    assert "reentries: 39 asked for" in capsys.readouterr().err


@pytest.mark.parametrize("sold", ["entries", "rebuys", "reentries", "addons"])
def test_a_field_with_digits_too_many_is_refused_at_once(
    sold: str, all_offers: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as wrong:
        main(["simulate", all_offers, f"--{sold}", "99999999"])
    assert wrong.value.code == 2
    assert "Type one from 0 to 100,000." in capsys.readouterr().err


def test_bounties_are_audited_and_those_of_who_left_are_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Part names may have underscores."""
    path = tmp_path / "event.toml"
    parts = 'charity_fund = "2.00", bounty = "5.00" }'
    path.write_text(ALL_OFFERS.replace('charity = "2.00" }', parts))
    arguments = ["simulate", str(path), "--entries", "40", "--reentries", "0"]
    assert main(arguments) == 0
    said = capsys.readouterr().out
    assert "bounties 200.00, paid 195.00, of players who left to the prize pool 5.00" in said
    assert "ok: bounties = paid + in the pool" in said


@pytest.mark.long
@pytest.mark.parametrize("house", ["STAR", "CROWN", "TAS", "ADELAIDE", "OPEN"])
@pytest.mark.parametrize("seed", ["1", "2"])
def test_every_template_adds_up_in_every_house_that_can_hold_it(house: str, seed: str) -> None:
    """Prizes in kind are part of the pool that is paid."""
    played = 0
    for file in sorted(Path("resources/events").glob("*.toml")):
        try:
            conditions = read_conditions(file, house, 0)
        except Refusal:
            continue
        entries = max(conditions.min_entries, min(conditions.max_entries, 24))
        with TemporaryDirectory() as folder:
            target = Target(path=Path(folder) / "record.tdapp")
            night = simulate(target, conditions, SimulatedField(entries, None, seed))
        prizes = night.state.prizes
        assert night.ok, (file.name, night.verify, night.laws)
        assert prizes.paid_cents + prizes.paid_in_kind == prizes.total == night.state.pool
        played += 1
    assert played >= 9
