"""A draft that plays itself tells when it ends, what is paid, and whether the chips suffice."""

import sys
from types import FrameType

import pytest
from msgspec.structs import replace

from tdapp.bootstrap import rulebook
from tdapp.cli.structure import format_named
from tdapp.core.instant import MINUTE_US
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.prize_plan import Seats
from tdapp.tournament.plan.terms import EndTerms
from tdapp.tournament.structures.formats import EventChoice, drafted
from tdapp.tournament.structures.trial import Trial, on_plan, tried
from tdapp.tournament.structures.turnout import MadeEvent, Turnout
from tdapp.words.formats import FORMATS
from tests.tournament.structures.published import PUBLISHED

BORGATA = next(event for event in PUBLISHED if "borgata" in event.file)


def draft_of(name: str, entries: int | None = None, minutes: int | None = None) -> MadeEvent:
    return drafted(format_named(name), EventChoice("Any", entries, minutes), rulebook("open"))


MOST_CALLS = 200_000
"""A slow machine makes so many calls of functions in two seconds."""


@pytest.mark.parametrize("name", FORMATS)
def test_a_trial_of_every_format_says_end_prizes_and_chips_in_bounded_work(name: str) -> None:
    draft, calls = draft_of(name), 0

    def count(_frame: FrameType, what: str, _about: object) -> None:
        nonlocal calls
        calls += what == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        trial = tried(draft.conditions, draft.turnout)
    finally:
        sys.setprofile(before)
    assert 0 < calls < MOST_CALLS
    assert trial.level
    assert trial.money <= trial.ends
    assert trial.payout.prizes
    assert trial.chips
    assert not trial.findings


def regular() -> Conditions:
    return draft_of("regular").conditions


def codes(trial: Trial) -> list[str]:
    return [finding.code for finding in trial.findings]


@pytest.mark.parametrize(
    ("entries", "minutes"), [(None, None), (30, 270), (300, 600), (2_000, 960)]
)
@pytest.mark.parametrize("name", [one for one in FORMATS if one != "satellite"])
def test_a_format_ends_within_one_level_of_the_wished_hours(
    name: str, entries: int | None, minutes: int | None
) -> None:
    draft = draft_of(name, entries, minutes)
    trial = tried(draft.conditions, draft.turnout, seed="proof")
    assert trial.level is not None
    assert abs(trial.level - draft.structure.ends_in) <= 1
    assert trial.earliest <= trial.ends <= trial.latest
    assert not trial.findings


@pytest.mark.parametrize(
    ("entries", "minutes"),
    [
        (None, None),
        (30, 180),
        (60, 240),
        (120, 240),
        (200, 300),
        (200, 360),
        (200, 600),
        (200, 720),
    ],
)
def test_a_satellite_is_made_so_that_it_ends_with_its_winners_in_the_wished_hours(
    entries: int | None, minutes: int | None
) -> None:
    """Several are left at its end, with more big blinds than heads up; it is made for that."""
    format_, choice = format_named("satellite"), EventChoice("Any", entries, minutes)
    made, trial = on_plan(lambda left: drafted(format_, choice, rulebook("open"), left))
    assert trial.level is not None
    assert abs(trial.level - made.structure.ends_in) <= 1
    assert not trial.findings
    won = [prize for prize in trial.payout.prizes if prize.item]
    assert len(won) == made.turnout.entries * 100 // 1_100


@pytest.mark.parametrize("entries", [200, 500])
def test_a_satellite_that_cannot_last_so_long_says_why_and_what_it_can(entries: int) -> None:
    """Its levels are of one length by hand; the hours that are offered are kept."""
    format_, rules = format_named("satellite"), rulebook("open")

    def of_hours(minutes: int) -> Trial:
        choice = EventChoice("Any", entries, minutes, level_minutes=30)
        return on_plan(lambda left: drafted(format_, choice, rules, left))[1]

    long = of_hours(720)
    (found,) = long.findings
    assert (found.code, found.details["left"]) == ("ends_with_seats", entries * 100 // 1_100)
    offered = found.details["ends"]
    assert isinstance(offered, int)
    assert not of_hours(offered // MINUTE_US).findings


@pytest.mark.parametrize("entries", [6, 12, 20])
@pytest.mark.parametrize("name", FORMATS)
def test_what_would_end_off_its_plan_is_made_again_and_comes_nearer_or_says_so(
    name: str, entries: int
) -> None:
    format_, choice, rules = format_named(name), EventChoice("Any", entries), rulebook("open")
    made, trial = on_plan(lambda left: drafted(format_, choice, rules, left))
    before = drafted(format_, choice, rules)
    minutes, level = made.structure.minutes, made.conditions.levels[0].minutes
    off = abs(trial.ends - minutes)
    assert off <= abs(tried(before.conditions, before.turnout).ends - minutes)
    assert bool({"ends_off_plan", "ends_with_seats"} & {*codes(trial)}) is (off > level)


def test_the_same_seed_plays_the_same_and_another_one_another_way() -> None:
    conditions, turnout = regular(), Turnout(70)
    assert tried(conditions, turnout, seed="a") == tried(conditions, turnout, seed="a")
    assert tried(conditions, turnout, seed="a") != tried(conditions, turnout, seed="b")


def test_the_money_and_the_final_table_come_before_the_end() -> None:
    trial = tried(regular(), Turnout(70))
    assert 0 < trial.money < trial.final < trial.ends
    assert len(trial.payout.prizes) == 11
    assert sum(prize.cash for prize in trial.payout.prizes) == trial.payout.pool == 70 * 90_00


def test_more_players_re_buys_and_slower_blinds_take_longer() -> None:
    conditions = regular()
    usual = tried(conditions, Turnout(70)).ends
    assert tried(conditions, Turnout(140)).ends > usual
    levels = tuple(replace(level, minutes=2 * level.minutes) for level in conditions.levels)
    assert tried(replace(conditions, levels=levels), Turnout(70)).ends > 1.4 * usual
    rebuys = draft_of("rebuy_addon").conditions
    sold = tried(rebuys, Turnout(50, rebuys=100, addons=45))
    none = tried(rebuys, Turnout(50))
    assert sold.ends > none.ends
    assert sold.chips_in_play == 50 * 10_000 + 100 * 10_000 + 45 * 15_000
    assert sold.payout.pool == none.payout.pool + 145 * 50_00


def test_an_event_ends_with_as_many_as_its_conditions_say() -> None:
    conditions = regular()
    usual = tried(conditions, Turnout(70))
    nine = tried(replace(conditions, ending=EndTerms(left=9)), Turnout(70))
    assert usual.money <= nine.ends < usual.earliest
    seats = replace(conditions.prizes, seats=Seats("Main event", 900_00), share=None)
    winners = replace(conditions, prizes=seats, ending=EndTerms(at_seats=True))
    assert tried(winners, Turnout(70)).ends < usual.ends
    timed = replace(
        conditions, levels=conditions.levels[:9], ending=EndTerms(after_last_level=True)
    )
    assert tried(timed, Turnout(70)).ends == sum(level.minutes for level in timed.levels)


def test_a_guarantee_that_the_field_does_not_pay_in_is_an_overlay() -> None:
    trial = tried(draft_of("guarantee").conditions, Turnout(100))
    assert (trial.payout.pool, trial.payout.overlay) == (17_000_00, 4_000_00)


def test_blinds_that_end_nothing_are_told() -> None:
    assert codes(tried(BORGATA.conditions, BORGATA.turnout)) == ["blinds_end_nothing"]
    short = replace(regular(), levels=regular().levels[:12])
    assert "ends_past_the_sheet" in codes(tried(short, Turnout(70)))


def test_an_end_off_the_plan_is_told_and_blinds_that_outrun_play() -> None:
    assert codes(tried(regular(), Turnout(70), wished=600)) == ["ends_off_plan"]
    assert codes(tried(regular(), Turnout(70), wished=330)) == []
    levels = tuple(replace(one, minutes=4 if one.big else 1) for one in regular().levels)
    fast = codes(tried(replace(regular(), levels=levels), Turnout(30)))
    assert fast == ["ends_past_the_sheet", "blinds_outrun_play"]


def test_a_field_that_no_prize_list_fits_is_told() -> None:
    conditions = regular()
    bare = replace(conditions, prizes=replace(conditions.prizes, share=None))
    trial = tried(bare, Turnout(70))
    assert codes(trial) == ["no_prize_band"]
    assert trial.payout.prizes == ()
