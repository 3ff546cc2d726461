"""When the terms of a table change, when it closes, and how it is played to one survivor."""

from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.rules.cash_permits import (
    MinimumPlayed,
    NoticeSoFar,
    TermsChange,
    fewest,
    freeze_out_bet,
    minimum_played,
    why_no_change,
    why_no_freeze_out,
    why_not_closed,
    why_not_in_freeze_out,
    why_not_resumed,
)
from tdapp.rules.cash_rules import BonusTables, TableTerm
from tests.poker.houses import HOUSES, cash_rules, play_rules
from tests.rules_doc import Case, case, rule

LIMIT = TermsChange(False, "limit", "holdem")
HIGHER = TermsChange(True, "limit", "holdem")


def notice(**told: Any) -> NoticeSoFar:
    """So much notice at a table of nine of whom nobody agrees, unless it is told otherwise."""
    return NoticeSoFar(**{"minutes": None, "hands": None, "players": 9, "agree": 0, **told})


def change_refused(house: str, change: TermsChange, **told: Any) -> Refusal | None:
    """Why the terms may not be changed after so much notice."""
    return why_no_change(cash_rules(house), notice(**told), change)


def bonus_tables() -> BonusTables:
    """What The Star says of its tables of Texas Hold'em Bonus."""
    rules = cash_rules("STAR").bonus
    assert rules is not None
    return rules


@case("STAR-CASH-011", "CROWN-CASH-001")
@rule("STAR", "8.3.2")
def test_a_limit_is_changed_at_once_where_the_players_agree(case: Case) -> None:
    """All of them at STAR, a majority at CROWN; otherwise after three hands' notice."""
    hands, players = case.given["hands_notice"], case.given.get("players", 9)
    enough = case.given.get("agree", players)
    told = {"hands": hands, "players": players}
    allowed = change_refused(case.house, LIMIT, **told, agree=enough) is None
    assert allowed is case.then["allowed"]
    refused = change_refused(case.house, LIMIT, **told, agree=enough - 1)
    assert refused is not None
    assert (refused.code, refused.details["hands"]) == ("change_needs_hands", 3)
    assert change_refused(case.house, LIMIT, hands=2) is not None
    assert change_refused(case.house, LIMIT, hands=3) is None


@case("STAR-CASH-012", "CROWN-CASH-003")
def test_a_higher_minimum_needs_its_sign_for_twenty_minutes_whoever_agrees(case: Case) -> None:
    """Neither notice of hands nor agreement shortens the sign of a higher minimum (P9, P31)."""
    told = {"minutes": case.given["sign_minutes"], "hands": 3, "agree": 9}
    refused = change_refused(case.house, HIGHER, **told)
    assert (refused is None) is case.then["allowed"]
    assert refused is not None
    assert refused.code == "higher_minimum_unsigned"
    assert change_refused(case.house, HIGHER, **{**told, "minutes": 20}) is None
    assert change_refused(case.house, LIMIT, **told) is None


@case("TAS-CASH-002")
def test_in_tasmania_limits_of_holdem_change_after_thirty_minutes(case: Case) -> None:
    """The least stake and bet change after 30 minutes' notice, or when all players agree."""
    change = TermsChange(False, "stake", "holdem")
    minutes = case.given["sign_minutes"]
    assert (change_refused("TAS", change, minutes=minutes) is None) is case.then["allowed"]
    refused = change_refused("TAS", change, minutes=minutes - 1, hands=3, agree=8)
    assert refused == Refusal("change_needs_minutes", minutes=30, rule="C5.1")
    assert change_refused("TAS", change, agree=9) is None


@case("TAS-CASH-001")
def test_in_tasmania_a_minimum_of_stud_rises_only_if_all_agree(case: Case) -> None:
    """No notice takes the place of the agreement of all players at the table."""
    change = TermsChange(True, "limit", "five_card_stud")
    told = {"players": case.given["players"], "minutes": 60, "hands": 20}
    refused = change_refused("TAS", change, agree=case.given["agree"], **told)
    assert (refused is None) is case.then["allowed"]
    assert refused == Refusal("change_needs_agreement", agree=8, rule="B5.3")
    assert change_refused("TAS", change, agree=9) is None


@pytest.mark.parametrize(
    ("house", "game", "term"), [("TAS", "five_card_stud", "limit"), ("ADELAIDE", "holdem", "stake")]
)
def test_where_the_book_is_silent_three_hands_are_the_notice(
    house: str, game: str, term: TableTerm
) -> None:
    lower = TermsChange(False, term, game, raised=False)
    assert change_refused(house, lower, hands=2, minutes=60, agree=8) is not None
    assert change_refused(house, lower, hands=3) is None
    assert change_refused(house, TermsChange(False, "stake", game), hands=3) is None


@case("ADELAIDE-CASH-009")
def test_in_adelaide_wagers_rise_only_if_all_agree(case: Case) -> None:
    """The least and the most wager go up by the agreement of all players alone."""
    told = {"players": case.given["players"], "minutes": 60, "hands": 20}
    for change in (LIMIT, HIGHER):
        refused = change_refused("ADELAIDE", change, agree=case.given["agree"], **told)
        assert (refused is None) is case.then["allowed"]
        assert refused == Refusal("change_needs_agreement", agree=8, rule="38")
        assert change_refused("ADELAIDE", change, agree=9) is None
    assert change_refused("ADELAIDE", replace(LIMIT, raised=False), hands=3) is None


@rule("ADELAIDE", "Appendix 1, 1b")
def test_in_adelaide_blinds_change_only_if_all_agree() -> None:
    """The size of the blinds changes, up or down, by the agreement of all players alone."""
    blinds = TermsChange(False, "blinds", "holdem", raised=False)
    assert change_refused("ADELAIDE", blinds, minutes=60, hands=20, agree=8) is not None
    assert change_refused("ADELAIDE", blinds, agree=9) is None


@rule("STAR", "8.11")
@rule("TAS", "B5.3", "B16")
@pytest.mark.parametrize(
    ("house", "game", "number"), [("STAR", "holdem", "8.10"), ("TAS", "five_card_stud", "B16")]
)
def test_no_terms_change_within_a_freeze_out(house: str, game: str, number: str) -> None:
    """A freeze-out is one game from its first card to its winner, whoever agrees."""
    change = TermsChange(False, "limit", game, freeze_out=True)
    refused = change_refused(house, change, minutes=60, hands=20, agree=9)
    assert refused == Refusal("terms_of_freeze_out", rule=number)


notices = st.builds(
    NoticeSoFar,
    minutes=st.none() | st.integers(0, 60),
    hands=st.none() | st.integers(0, 6),
    players=st.integers(0, 10),
    agree=st.integers(0, 10),
    last_rounds=st.booleans(),
)
terms = st.sampled_from(get_args(TableTerm))
games = st.sampled_from(["holdem", "five_card_stud"])
changes = st.builds(TermsChange, st.booleans(), terms, games, st.booleans())


@given(st.sampled_from(list(HOUSES)), notices, changes, st.integers(0, 5))
def test_more_notice_or_agreement_never_stands_in_the_way(
    house: str, told: NoticeSoFar, change: TermsChange, more: int
) -> None:
    rules = cash_rules(house)
    longer = replace(
        told,
        minutes=(told.minutes or 0) + more,
        hands=(told.hands or 0) + more,
        agree=min(told.players, told.agree + more),
    )
    if why_no_change(rules, replace(told, agree=min(told.agree, told.players)), change) is None:
        assert why_no_change(rules, longer, change) is None
    if why_not_closed(rules, told) is None:
        assert why_not_closed(rules, replace(longer, agree=max(told.agree, longer.agree))) is None


@given(st.sampled_from(list(HOUSES)), changes, st.integers(1, 10))
def test_nothing_changes_at_a_table_without_notice_and_without_agreement(
    house: str, change: TermsChange, players: int
) -> None:
    refused = change_refused(house, change, players=players)
    assert refused is not None
    assert refused.details["rule"]


@case("STAR-CASH-013", "TAS-CASH-004", "ADELAIDE-CASH-008")
def test_a_table_closes_when_its_sign_has_stood_long_enough(case: Case) -> None:
    """STAR 20 minutes, Tasmania 30, Adelaide 15; not a minute less."""
    minutes = case.given.get("sign_minutes", case.given.get("minutes_notice"))
    minutes = case.given["notice_minutes"] if minutes is None else minutes
    rules = cash_rules(case.house)
    assert (why_not_closed(rules, notice(minutes=minutes)) is None) is case.then["allowed"]
    least = {"STAR": 20, "TAS": 30, "ADELAIDE": 15}[case.house]
    assert why_not_closed(rules, notice(minutes=least)) is None
    refused = why_not_closed(rules, notice(minutes=least - 1, hands=9, agree=9))
    assert refused is not None
    assert (refused.code, refused.details["minutes"]) == ("closing_needs_minutes", least)


@case("ADELAIDE-CASH-007")
def test_in_adelaide_a_table_closes_after_its_last_three_rounds(case: Case) -> None:
    """The last three rounds declared do instead of 15 minutes; elsewhere they do not."""
    told = notice(hands=3, last_rounds=True)
    assert (why_not_closed(cash_rules("ADELAIDE"), told) is None) is case.then["allowed"]
    assert cash_rules("ADELAIDE").closing.last_rounds == 3
    for house in ("STAR", "TAS"):
        assert why_not_closed(cash_rules(house), told) is not None


@case("CROWN-CASH-007")
def test_at_crown_a_table_closes_after_three_hands_or_when_all_agree(case: Case) -> None:
    """Three hands' notice, or sooner where all players agree; a majority is not enough."""
    rules = cash_rules("CROWN")
    hands = case.given["hands_notice"]
    assert (why_not_closed(rules, notice(hands=hands)) is None) is case.then["allowed"]
    assert why_not_closed(rules, notice(agree=9)) is None
    refused = why_not_closed(rules, notice(hands=hands - 1, minutes=60, agree=8))
    assert refused == Refusal("closing_needs_hands", hands=3, rule="18.3")


@rule("BONUS", "13.9")
def test_a_bonus_table_closes_after_twenty_minutes() -> None:
    """A sign shows the closing for 20 minutes at least."""
    assert why_not_closed(bonus_tables(), notice(minutes=19, agree=9)) is not None
    assert why_not_closed(bonus_tables(), notice(minutes=20)) is None


@pytest.mark.parametrize("house", HOUSES)
def test_an_empty_table_closes_at_once(house: str) -> None:
    assert why_not_closed(cash_rules(house), notice(players=0)) is None


@case("BONUS-CASH-002", "BONUS-CASH-003")
@rule("BONUS", "6.5", "6.5.1.1", "6.5.2")
def test_who_sits_at_a_bonus_table_keeps_the_old_minimum_with_a_marker(case: Case) -> None:
    """A minimum raised at once holds for new players; it holds for all after 20 minutes' sign."""
    old, new = case.given["old_minimum"], case.given["new_minimum"]
    higher = bonus_tables().higher_minimum
    seated = case.given.get("player_already_playing", False)
    played = minimum_played(higher, old, new, sign_minutes=0, seated=seated)
    least = case.then["player_minimum" if seated else "minimum"]
    assert played == MinimumPlayed(least, marker=case.then.get("marker", False))
    after = minimum_played(higher, old, new, sign_minutes=20, seated=seated)
    assert after == MinimumPlayed(new)
    assert minimum_played(higher, old, new, sign_minutes=19, seated=True).marker


@rule("STAR", "8.3.3")
def test_at_a_poker_table_a_higher_minimum_holds_for_nobody_before_its_time() -> None:
    """No player plays the new minimum before the sign has been up for 20 minutes."""
    higher = cash_rules("STAR").higher_minimum
    assert higher is not None
    for seated in (False, True):
        with pytest.raises(Refusal, match="higher_minimum_unsigned"):
            minimum_played(higher, 5, 10, sign_minutes=19, seated=seated)


@case("TAS-HEADSUP-002")
@rule("TAS", "C3.4")
def test_in_tasmania_a_game_needs_three_and_only_a_freeze_out_goes_on_with_two(case: Case) -> None:
    """Stud and hold'em begin and go on with three players; a stud freeze-out ends with one."""
    tas = cash_rules("TAS")
    left = fewest(tas, "five_card_stud", freeze_out=True)
    assert (case.given["players"] >= left) is case.then["game_continues"]
    assert (fewest(tas, "five_card_stud"), fewest(tas, "holdem")) == (3, 3)


@rule("ADELAIDE", "4")
@rule("STAR", "9.8")
@pytest.mark.parametrize("house", HOUSES)
def test_a_game_is_dealt_to_as_few_as_it_may_go_on_with(house: str) -> None:
    """Two players are enough for a game, except in Tasmania; the deal knows the same number."""
    rules = play_rules(house)
    for game in rules.games:
        least = {deck.least for deck in game.decks}
        assert least == {fewest(rules.cash, game.variant)}
        assert least == ({3} if house == "TAS" else {2})


@case("STAR-CASH-016")
@rule("TAS", "B16.5")
def test_in_a_freeze_out_each_player_out_adds_the_first_minimum(case: Case) -> None:
    """The blind at STAR, the ante in Tasmania: 10, and 10 more for each of three."""
    first, minimum = case.given["first_blind"], case.given["original_min_wager"]
    assert freeze_out_bet(first, minimum, case.given["eliminated"]) == case.then["blind"]
    assert freeze_out_bet(first, minimum, 0) == first


@rule("STAR", "8.10", "8.10.1")
@rule("TAS", "B16", "B16.1")
def test_a_freeze_out_begins_with_consent_and_equal_stakes() -> None:
    """All players agree and buy in for the same; at STAR a Gaming Manager approves it too."""
    asked = {"all_agree": True, "approved": True, "same_stakes": True}
    for house, game in (("STAR", "holdem"), ("TAS", "five_card_stud")):
        rules = cash_rules(house)
        assert why_no_freeze_out(rules, game, **asked) is None
        approval = why_no_freeze_out(rules, game, **{**asked, "approved": False})
        assert (approval is not None) is (house == "STAR")
        for missing in ("all_agree", "same_stakes"):
            assert why_no_freeze_out(rules, game, **{**asked, missing: False}) is not None
    for house in ("TAS", "CROWN", "ADELAIDE"):
        refused = why_no_freeze_out(cash_rules(house), "holdem", **asked)
        assert refused is not None
        assert refused.code == "no_freeze_outs"


@rule("STAR", "8.10.2", "8.10.3", "8.10.4")
@rule("TAS", "B16.2", "B16.3", "B16.4", "B8.5")
def test_nobody_joins_leaves_or_changes_a_stake_in_a_freeze_out() -> None:
    """Only who is unable to go on leaves before the stake is exhausted."""
    stud, holdem = (
        why_not_in_freeze_out(cash_rules(house), game)
        for house, game in (("TAS", "five_card_stud"), ("STAR", "holdem"))
    )
    assert {stud.code, holdem.code} == {"not_in_freeze_out"}
    assert (stud.details["rule"], holdem.details["rule"]) == ("B16", "8.10")


@rule("TAS", "B16.7")
def test_a_freeze_out_goes_on_later_if_all_who_are_left_wish_to() -> None:
    """At the close of gaming it may be continued, but only with every player left."""
    tas = cash_rules("TAS")
    assert why_not_resumed(tas, "five_card_stud", all_here=True) is None
    refused = why_not_resumed(tas, "five_card_stud", all_here=False)
    assert refused == Refusal("freeze_out_needs_all", rule="B16.7")
