"""What the rulebook wants published: what the fields say counts, what is missing is asked for."""

import msgspec

from tdapp.tournament.payouts.before_posting import still_unsaid
from tdapp.tournament.plan.conditions import Clause
from tests.tournament.evening import SMALL, canberra


def test_what_the_fields_say_is_not_asked_for_and_what_words_say_is_not_asked_again() -> None:
    asked = {one.heading: one.rule for one in still_unsaid(SMALL)}

    assert asked["eligibility"] == "28.4.2(k)"
    assert not {"entry fee", "buy-in", "starting chips", "blind levels"} & asked.keys()
    said = msgspec.structs.replace(SMALL, says=(Clause("eligibility", "Adults."),))
    assert {one.heading for one in still_unsaid(said)} == asked.keys() - {"eligibility"}


def test_a_house_that_asks_for_nothing_leaves_nothing_open() -> None:
    assert still_unsaid(canberra("open")) == ()
