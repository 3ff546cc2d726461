"""The largest events, played to the end in every house: by `make soak`, smaller ones before.

A bracket is one of best of three, as STAR plays it.
"""

import pytest

from tdapp.cli.selling_hours import SimulatedField
from tests.cli.simulated import EVENTS, HOUSES, adds_up

BRACKET, FLIGHTS = EVENTS / "heads-up-128-bronze.toml", EVENTS / "four-flights.toml"


@pytest.mark.long
@pytest.mark.parametrize("house", HOUSES)
def test_a_bracket_of_sixty_is_played_to_the_end(house: str) -> None:
    assert adds_up(house, None, SimulatedField(60, None, house), BRACKET)


@pytest.mark.soak
@pytest.mark.parametrize("house", HOUSES)
def test_a_bracket_of_256_is_played_to_the_end(house: str) -> None:
    assert adds_up(house, None, SimulatedField(256, None, house), BRACKET)


@pytest.mark.soak
@pytest.mark.parametrize("house", HOUSES)
def test_four_flights_of_four_thousand_are_played_to_the_end(house: str) -> None:
    assert adds_up(house, None, SimulatedField(4_000, None, house), FLIGHTS)


@pytest.mark.long
@pytest.mark.parametrize("house", HOUSES)
def test_four_flights_of_four_hundred_are_played_to_the_end(house: str) -> None:
    assert adds_up(house, None, SimulatedField(400, None, house), FLIGHTS)
