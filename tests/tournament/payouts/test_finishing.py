"""An event ends when one is left and every prize is paid."""

import pytest

from tdapp.core.refusal import Refusal
from tdapp.tournament.event.announcing import finish
from tdapp.tournament.facts.event import TournamentFinished
from tests.tournament.evening import seated
from tests.tournament.payouts.six_players import pay, posted


def test_an_event_ends_when_one_is_left_and_everything_is_paid() -> None:
    evening = seated(6)
    evening.bust(1, 2, 3, 4, 5)
    with pytest.raises(Refusal) as open_:
        finish(evening.state, evening.now)
    assert open_.value == Refusal("still_in_play", left=1)

    evening.close()
    with pytest.raises(Refusal) as unpaid:
        finish(evening.state, evening.now)
    assert unpaid.value == Refusal("prizes_owed", places="1, 2, 3")
    pay(evening, 1, 3)
    with pytest.raises(Refusal) as owed:
        finish(evening.state, evening.now)
    assert owed.value == Refusal("prizes_owed", places="2")

    pay(evening, 2)
    assert evening.tell(finish(evening.state, evening.now))[0] == TournamentFinished(6)
    assert evening.state.programme.winner == 6


def test_while_two_are_left_nobody_has_won() -> None:
    evening = posted()
    evening.bust(1, 2, 3, 4)

    with pytest.raises(Refusal) as refused:
        finish(evening.state, evening.now)
    assert refused.value == Refusal("still_in_play", left=2)
