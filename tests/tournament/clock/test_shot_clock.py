"""The shot clock: which time every house lets an event set, and time tokens as they are used."""

import pytest
from msgspec.structs import replace

from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.poker.cards import cards
from tdapp.poker.play.acts import CheckOrCall, DealBoard
from tdapp.tournament.clock.shot_clock import (
    give_tokens,
    rule_of,
    set_shot_clock,
    tokens_left,
    use_token,
)
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.facts.clock import ShotClockSet
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.plan.terms import PaceTerms
from tdapp.tournament.templates.template import faults_of
from tests.rules.houses import BOOKS, held_under
from tests.rules_doc import rule
from tests.tournament.evening import Evening, refused
from tests.tournament.hands.feature_table import FeatureTable, without_rebuys

PACE = PaceTerms(shot_seconds=30, tokens=2, token_seconds=20, later_tokens=3, later_from_level=2)
LEVELS = (Level(20, 100, 200), Level(20, 200, 400))


def playing(conditions: Conditions, pace: PaceTerms = PACE) -> Evening:
    """Four players, the clock running, the shot clock as published."""
    evening = Evening(replace(conditions, pace=pace, levels=LEVELS))
    evening.enter(4)
    evening.seat()
    evening.start()
    return evening


@rule("STAR", "7.13.1")
@rule("STAR", "28.7.8")
@rule("CROWN", "6.15")
@rule("TAS", "C20.13")
@rule("ADELAIDE", "101")
@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("seconds", [1, 19, 20, 45])
def test_an_unpublished_shot_clock_is_set_as_the_house_lets_it(house: str, seconds: int) -> None:
    """STAR wants 20 seconds and notice, CROWN the conditions; elsewhere the director sets it."""
    evening = playing(held_under(house), PaceTerms())
    ruled = rule_of(evening.state).rule
    wants: dict[str, Refusal] = {
        "STAR": Refusal("pace_needs_notice", rule=ruled)
        if seconds >= 20
        else Refusal("act_time_too_short", least=20, rule=ruled),
        "CROWN": Refusal("shot_clock_not_published", rule=ruled),
    }
    if house in wants:
        assert refused(evening, set_shot_clock, seconds) == wants[house]
    else:
        assert set_shot_clock(evening.state, seconds) == [ShotClockSet(seconds)]


@rule("STAR", "28.7.8")
@pytest.mark.parametrize("house", BOOKS)
def test_what_is_published_needs_no_other_notice_and_is_turned_off_anywhere(house: str) -> None:
    """The conditions are notice enough; told players are, too, at STAR."""
    evening = playing(held_under(house))
    evening.tell(set_shot_clock(evening.state, 30))
    assert refused(evening, set_shot_clock, 30) == Refusal("shot_clock_is_so", seconds=30)
    evening.tell(set_shot_clock(evening.state, 0))
    assert evening.state.shot_clock.seconds == 0
    if house != "CROWN":
        assert set_shot_clock(evening.state, 45, noticed=True) == [ShotClockSet(45)]


@rule("STAR", "7.13.4")
@pytest.mark.parametrize("house", BOOKS)
def test_a_player_extends_the_time_as_often_as_the_house_lets_a_betting_round(house: str) -> None:
    """Twice at STAR, elsewhere as long as there are tokens."""
    evening = playing(held_under(house))
    assert refused(evening, use_token, 1, evening.now) == Refusal("no_shot_clock")
    evening.tell(set_shot_clock(evening.state, 30))
    assert use_token(evening.state, 1, evening.now, extended=1)
    if house == "STAR":
        why = refused(evening, lambda on: use_token(on, 1, evening.now, extended=2))
        assert why == Refusal("no_more_extensions", most=2, rule=rule_of(evening.state).rule)
    else:
        assert use_token(evening.state, 1, evening.now, extended=2)


def test_tokens_are_counted_by_player_and_more_come_with_the_level_and_by_hand() -> None:
    evening = playing(held_under("TAS"))
    evening.tell(set_shot_clock(evening.state, 30))
    for _ in range(2):
        evening.tell(use_token(evening.state, 1, evening.now))
    assert refused(evening, use_token, 1, evening.now) == Refusal("no_time_tokens", entry=1)
    assert [tokens_left(evening.state, one, evening.now) for one in (1, 2)] == [0, 2]
    evening.pass_us(21 * MINUTE_US)
    assert [tokens_left(evening.state, one, evening.now) for one in (1, 2)] == [3, 5]
    evening.tell(give_tokens(evening.state, 1))
    assert [tokens_left(evening.state, one, evening.now) for one in (1, 2)] == [4, 6]
    assert refused(evening, give_tokens, 0) == Refusal("not_the_tokens", most=20)


def test_who_is_out_uses_no_token() -> None:
    evening = playing(held_under("TAS"))
    evening.tell(set_shot_clock(evening.state, 30))
    evening.tell(bust(evening.state, 1, evening.now, declined=True))
    assert refused(evening, use_token, 1, evening.now) == Refusal("already_out", entry=1)


@rule("STAR", "7.13.1")
@pytest.mark.parametrize("house", BOOKS)
def test_an_event_file_says_no_time_that_the_house_does_not_allow(house: str) -> None:
    """Less than 20 seconds at STAR; tokens without a shot clock or a level nowhere."""
    short = replace(held_under(house), pace=PaceTerms(shot_seconds=15))
    said = [one for one in faults_of(short) if one[1].startswith("pace.")]
    ruled = f"at least 20 by rule {short.rules.shot_clock and short.rules.shot_clock.rule}"
    assert said == ([(ruled, "pace.shot_seconds")] if house == "STAR" else [])
    odd = replace(held_under(house), pace=PaceTerms(tokens=2, later_from_level=3))
    assert [where for _, where in faults_of(odd)][-2:] == ["pace.tokens", "pace.later_from_level"]


@rule("STAR", "7.13.4")
def test_where_a_hand_is_followed_the_record_counts_the_extensions_of_each_betting_round() -> None:
    """Twice in each betting round, whatever a window counts and also after a restart."""
    table = FeatureTable(3, replace(without_rebuys(), pace=replace(PACE, tokens=6)))
    evening = table.evening
    evening.tell(set_shot_clock(evening.state, 30))
    table.begin([500] * 3)
    table.deal_unseen()
    entry = table.entries[0]
    for _ in range(2):
        evening.tell(use_token(evening.state, entry, evening.now))
    with pytest.raises(Refusal, match="no_more_extensions"):
        use_token(evening.state, entry, evening.now, extended=0)
    assert use_token(evening.state, table.entries[1], evening.now)
    while (actor := table.round.betting.actor) is not None:
        table.does(CheckOrCall(actor))
    table.does(DealBoard(cards("2c 7d 9h")))
    assert table.round.street == 1
    for _ in range(2):
        evening.tell(use_token(evening.state, entry, evening.now, extended=9))
    with pytest.raises(Refusal, match="no_more_extensions"):
        use_token(evening.state, entry, evening.now)
