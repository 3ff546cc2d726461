"""What an entry gives, and what the pool gives back."""

import pytest

from tdapp.calls.across.ending import Finish
from tdapp.calls.tournament.prizes import ChangePrizes, PayPrize, PostPrizes
from tdapp.calls.tournament.sales import Register
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tests.desk.evening import EVENT, announce, bust, install, person
from tests.desk.station import Station
from tests.rules.houses import held_under
from tests.rules_doc import rule

WHY = Circumstances(reason="agreed by all")


@rule("TAS", "C20.5")
@pytest.mark.parametrize("house", ["TAS", "STAR", "OPEN"])
def test_a_person_has_one_entry(house: str, station: Station) -> None:
    """A player has one entry only."""
    announce(station, held_under(house), sold=1)

    assert station.desk.why_not(DIRECTOR, Register(EVENT, person(1))) == (
        station.event(EVENT).entries.known(1).refusal
    )


@rule("CROWN", "15.1", "15.4.3(b)")
def test_everybody_gets_the_same_starting_bank(station: Station) -> None:
    """All players are allocated the same starting bank, told beforehand."""
    conditions = held_under("CROWN")
    announce(station, conditions, sold=12)
    entries = station.event(EVENT).entries.by_number.values()

    assert {entry.chips for entry in entries} == {conditions.starting_chips} == {8_000}


@rule("CROWN", "15.4.7(a)")
@pytest.mark.parametrize(
    ("entries", "prizes"),
    [
        (39, (4_680, 3_510, 1_755, 1_170, 585)),
        (40, (3_600, 2_400, 1_800, 1_200, 840, 600, 480, 360, 360, 360)),
        (60, (5_400, 3_600, 2_700, 1_800, 1_260, 900, 720, 540, 540, 540)),
    ],
)
def test_prizes_are_what_the_published_bands_say(
    entries: int, prizes: tuple[int, ...], station: Station
) -> None:
    """The prize pool and its distribution are those of the published conditions."""
    announce(station, held_under("CROWN"), sold=entries)
    station.do(PostPrizes(EVENT))

    assert station.event(EVENT).prizes.posted == tuple(dollars * 100 for dollars in prizes)
    assert station.event(EVENT).entries.pool == entries * 30_000


@rule("TAS", "C20.15")
def test_all_of_the_net_pool_is_paid_out(station: Station) -> None:
    """All of the net prize pool goes to the players, and the event does not end before."""
    install(station, (1, 2), seats=9)
    announce(station, held_under("TAS"), sold=13, tables=(1, 2))
    station.do(PostPrizes(EVENT))
    pool = station.event(EVENT).entries.pool

    short = ChangePrizes(EVENT, (pool - 1,))
    assert station.desk.why_not(DIRECTOR, short, WHY) == (
        Refusal("prizes_do_not_fit", pool=pool, sum=pool - 1)
    )
    bust(station, *range(13, 1, -1))
    finish = Finish(EVENT, station.house_id)
    for place in range(5, 0, -1):
        assert station.desk.why_not(DIRECTOR, finish) is not None
        station.do(PayPrize(EVENT, place))
    assert station.event(EVENT).prizes.paid_cents == pool
    station.do(finish)


@rule("ADELAIDE", "110")
def test_the_prize_list_is_there_once_the_pool_is_known(station: Station) -> None:
    """A list of prizes is available during play once the total prize pool is known."""
    announce(station, held_under("ADELAIDE"), sold=10)
    assert station.event(EVENT).prizes.posted == ()
    station.do(PostPrizes(EVENT))
    state = station.event(EVENT)

    assert state.entries.closed
    assert sum(state.prizes.posted) == state.entries.pool
    assert station.desk.why_not(DIRECTOR, Register(EVENT, person(11))) is not None


@rule("TAS", "C20.3(e)")
def test_an_event_is_held_between_its_least_and_most_entries(station: Station) -> None:
    """An event has the minimum and maximum of players that its conditions name."""
    announce(station, held_under("TAS", max_entries=11), sold=9)
    assert station.desk.why_not(DIRECTOR, PostPrizes(EVENT)) == (
        Refusal("too_few_entries", entries=9)
    )
    station.do(Register(EVENT, person(10)))
    assert station.desk.can(DIRECTOR, PostPrizes(EVENT))
    station.do(Register(EVENT, person(11)))

    assert station.desk.why_not(DIRECTOR, Register(EVENT, person(12))) == (
        Refusal("event_full", most=11)
    )
