"""The same request twice is one act, wherever and whenever it comes again."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tdapp.core.act import Receipt
from tdapp.core.ids import ActionId
from tdapp.journal.target import Target
from tests.journal.bad_days.station import Station, answer_of, deciding
from tests.journal.bad_days.till import LEFT, RIGHT, TILLS, Sale, Skewed

ONCE = ActionId("once")


def opened(path: Path) -> Station:
    return Station(Target(path=path).connect)


@pytest.fixture
def station(tmp_path: Path) -> Iterator[Station]:
    made = opened(tmp_path / "room.tdapp")
    yield made
    made.close()


def test_again_on_the_same_stream(station: Station) -> None:
    first = station.sell(Sale(ONCE, sales=2)).result(30)
    again = station.sell(Sale(ONCE, sales=2)).result(30)
    assert (first.repeated, again.repeated) == (False, True)
    assert again.spans == first.spans == {LEFT: (1, 2)}
    assert again.at_us == first.at_us
    assert station.standing() == {ONCE: {LEFT: (1, 2)}}


def test_again_with_other_contents_it_is_still_the_first(station: Station) -> None:
    first = station.sell(Sale(ONCE)).result(30)
    again = station.submit(ONCE, TILLS, deciding(Skewed())).result(30)
    assert again.spans == first.spans
    assert station.state(LEFT).takings.sales == 1
    assert station.standing() == {ONCE: {LEFT: (1, 1)}}


def test_again_on_another_stream(station: Station) -> None:
    station.sell(Sale(ONCE, (LEFT,))).result(30)
    elsewhere = station.sell(Sale(ONCE, (RIGHT,))).result(30)
    assert elsewhere.repeated
    assert elsewhere.spans == {LEFT: (1, 1)}
    assert station.state(RIGHT).takings.sales == 0
    assert station.standing() == {ONCE: {LEFT: (1, 1)}}


def test_again_in_the_same_commit(station: Station) -> None:
    answers = station.sell_together([Sale(ONCE, TILLS), Sale(ONCE, TILLS), Sale(ONCE, (RIGHT,))])
    receipts = [one for one in answers if isinstance(one, Receipt)]
    assert [one.repeated for one in receipts] == [False, True, True]
    assert [one.spans for one in receipts] == [{LEFT: (1, 1), RIGHT: (1, 1)}] * 3
    assert station.standing() == {ONCE: {LEFT: (1, 1), RIGHT: (1, 1)}}


def test_again_after_it_was_refused_it_is_decided_anew(station: Station) -> None:
    refused = station.submit(ONCE, [LEFT], deciding(Skewed()))
    assert isinstance(answer_of(refused), Exception)
    assert station.sell(Sale(ONCE)).result(30).repeated is False
    assert station.standing() == {ONCE: {LEFT: (1, 1)}}


def test_again_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "room.tdapp"
    before = opened(path)
    first = before.sell(Sale(ONCE, TILLS, sales=3)).result(30)
    before.close()
    after = opened(path)
    again = after.sell(Sale(ONCE, TILLS, sales=3)).result(30)
    assert again.repeated
    assert again.spans == first.spans
    assert after.sell(Sale(ActionId("next"))).result(30).spans == {LEFT: (4, 4)}
    assert after.standing().keys() == {ONCE, "next"}
    after.close()
