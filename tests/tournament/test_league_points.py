"""Points of a league: the formula, and the table that follows from results."""

from collections.abc import Mapping
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.tournament.event.league import standings
from tdapp.tournament.plan.terms import LeagueTerms
from tdapp.tournament.reckoning.points import LeagueResult, points_of
from tdapp.tournament.templates.template import faults_of
from tests.rules.houses import held_under

MOST = 50
SECOND_OF_NINE = LeagueResult(place=2, players=9, entries=12, knockouts=3, buy_in=Decimal(110))


@pytest.mark.parametrize(
    ("formula", "points"),
    [
        ("players - place + 1", "8.00"),
        ("entries - place", "10.00"),
        ("10 * sqrt(players / place)", "21.21"),
        ("by_place(100, 80, 60) + 5 * knockouts", "95.00"),
        ("by_place(100)", "0.00"),
        ("round(10 * sqrt(9) / (1 + log10(buy_in)))", "10.00"),
        ("max(1, min(players, 5) - place)", "3.00"),
        ("-place", "-2.00"),
        ("1 / 8", "0.13"),
    ],
)
def test_a_formula_gives_points_to_the_hundredth(formula: str, points: str) -> None:
    assert points_of(formula, SECOND_OF_NINE) == Decimal(points)


@pytest.mark.parametrize(
    "formula",
    [
        *("place +", "salary", "place ** 2", "'a'", "True", "place if 1 else 2", "sqrt(1, 2)"),
        *("sqrt()", "open('x')", "__import__('os')", "place.real", "max(*[1])", "f(place)", "1j"),
        *("(" * 199, "9 9", "", "min(place, key=1)", "lambda: 1", "[1][0]"),
    ],
)
def test_what_is_no_formula_is_refused(formula: str) -> None:
    with pytest.raises(Refusal) as refused:
        points_of(formula, SECOND_OF_NINE)
    assert refused.value.code == "points_unreadable"


@pytest.mark.parametrize(
    "formula", ["1 / (place - 2)", "sqrt(-1)", "log10(0)", "log10(-1)", "1e999999 * 10", "0 / 0"]
)
def test_a_formula_without_a_figure_for_a_result_names_the_place(formula: str) -> None:
    with pytest.raises(Refusal) as refused:
        points_of(formula, SECOND_OF_NINE)
    assert refused.value == Refusal("points_uncountable", place=2)


@given(st.text("0123456789+-*/(). placentisqrmx_byu,", max_size=40))
def test_whatever_is_typed_as_a_formula_gives_points_or_a_refusal(formula: str) -> None:
    try:
        points, code = points_of(formula, SECOND_OF_NINE), ""
    except Refusal as refusal:
        points, code = Decimal(0), refusal.code
    assert code in {"", "points_unreadable", "points_uncountable"}
    assert points == points.quantize(Decimal("0.01"))


def test_the_best_results_count_and_players_level_in_points_share_a_rank() -> None:
    nights: list[Mapping[PersonId, Decimal]] = [
        {PersonId("ann"): Decimal(10), PersonId("bob"): Decimal(7), PersonId("cy"): Decimal(1)},
        {PersonId("ann"): Decimal(2), PersonId("bob"): Decimal(5)},
        {PersonId("bob"): Decimal(1)},
    ]
    table = standings(nights, best=2)
    assert [(one.rank, one.person, one.points, one.played) for one in table] == [
        (1, "ann", Decimal(12), 2),
        (1, "bob", Decimal(12), 3),
        (3, "cy", Decimal(1), 1),
    ]


points = st.dictionaries(
    st.sampled_from([PersonId(one) for one in "abcde"]), st.decimals(0, 100, places=2)
)


@given(st.lists(points, max_size=6), st.none() | st.integers(1, 4))
def test_the_order_of_the_events_changes_nothing(
    nights: list[Mapping[PersonId, Decimal]], best: int | None
) -> None:
    table = standings(nights, best)
    assert table == standings(nights[::-1], best)
    assert [one.points for one in table] == sorted((one.points for one in table), reverse=True)


@pytest.mark.parametrize(
    ("formula", "fault"),
    [
        ("players - place", []),
        ("wages", [("not a formula: wages", "league.points")]),
        ("1 / (place - 1)", [("no figure for place 1", "league.points")]),
        (f"1 / (place - {MOST})", [(f"no figure for place {MOST}", "league.points")]),
    ],
)
def test_an_event_file_is_told_of_a_formula_that_fails_its_first_or_last_place(
    formula: str, fault: list[tuple[str, str]]
) -> None:
    conditions = replace(
        held_under("OPEN"), max_entries=MOST, league=LeagueTerms("Season", formula)
    )
    assert [one for one in faults_of(conditions) if one[1].startswith("league")] == fault
