"""What setting the clock also closes, whom it puts out and who wins by it."""

import pytest
from msgspec.structs import replace

from tdapp.bootstrap import rulebook
from tdapp.core.instant import MINUTE_US
from tdapp.rules.purchases import PurchaseKind
from tdapp.rules.rule import Answer, YesOrNo
from tdapp.tournament.clock.restructuring import remove_level
from tdapp.tournament.clock.timing import add_time, go_to_level
from tdapp.tournament.exits.eliminating import bust, ended_waits
from tdapp.tournament.facts.clock import ClockSet
from tdapp.tournament.guards.paid_places import after
from tdapp.tournament.payouts.consequences import Following, following, on_sale
from tdapp.tournament.plan.offers import Window
from tdapp.tournament.sales.cancelling import cancel_event
from tests.rules.houses import BOOKS
from tests.tournament.evening import SMALL, Evening, seated

ALLOWED = YesOrNo(answer=Answer.YES, rule="published conditions")
CLOSED = (PurchaseKind.ENTRY, PurchaseKind.REBUY)


def held_in(house: str, players: int) -> Evening:
    """An event of a house that runs, entry 1 without chips and waiting to buy again."""
    evening = seated(players, replace(SMALL, house=house, rules=rulebook(BOOKS[house]).tournament))
    evening.start()
    evening.tell(bust(evening.state, 1, evening.now))
    assert 1 in evening.state.exits.out_of_chips
    return evening


def follows(evening: Evening, found: ClockSet) -> Following:
    return following(evening.state, after(evening.state, [found]), evening.now)


@pytest.mark.parametrize("house", BOOKS)
def test_a_jump_names_what_it_closes_and_who_is_out_by_it(house: str) -> None:
    evening = held_in(house, 4)
    (found,) = go_to_level(evening.state, 3, evening.now)
    said = follows(evening, found)
    assert said == Following(CLOSED, (1,))
    evening.tell([found])
    assert [one.entry for one in ended_waits(evening.state, evening.now)] == list(said.out)
    assert on_sale(evening.state, evening.now) == ()


@pytest.mark.parametrize("house", BOOKS)
def test_time_taken_that_leaves_one_player_names_who_wins(house: str) -> None:
    evening = held_in(house, 2)
    (found,) = add_time(evening.state, -40 * MINUTE_US, evening.now)
    assert follows(evening, found) == Following(CLOSED, (1,), 2)


@pytest.mark.parametrize("house", BOOKS)
def test_a_level_taken_out_in_a_break_names_what_it_closes_at_once(house: str) -> None:
    """The conditions sell until level 3; in the break before it that is the level to go."""
    until = Window(until_level=3)
    sells = replace(
        SMALL,
        house=house,
        rules=replace(rulebook(BOOKS[house]).tournament, structure_changes=ALLOWED),
        entry=replace(SMALL.entry, window=until),
        rebuy=SMALL.rebuy and replace(SMALL.rebuy, window=until),
    )
    evening = seated(2, sells)
    evening.start()
    evening.tell(bust(evening.state, 1, evening.now))
    evening.tell(go_to_level(evening.state, 2, evening.now))
    changed = remove_level(evening.state, 3, evening.now)
    said = following(evening.state, after(evening.state, changed), evening.now)
    assert said == Following(CLOSED, (1,), 2)
    evening.tell(changed)
    assert on_sale(evening.state, evening.now) == ()


@pytest.mark.parametrize("house", BOOKS)
def test_a_cancellation_names_what_it_closes(house: str) -> None:
    evening = held_in(house, 4)
    ended = after(evening.state, cancel_event(evening.state, evening.now))
    assert following(evening.state, ended, evening.now) == Following(CLOSED)


def test_a_step_within_what_is_on_sale_has_nothing_more_to_say() -> None:
    evening = held_in("STAR", 4)
    (found,) = go_to_level(evening.state, 1, evening.now)
    assert not follows(evening, found)


def test_what_was_over_before_is_not_said_again() -> None:
    evening = held_in("STAR", 4)
    evening.pass_us(60 * MINUTE_US)
    (found,) = go_to_level(evening.state, 8, evening.now)
    assert not follows(evening, found)
