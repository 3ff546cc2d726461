"""What `tdapp bench engine` measures: whole hands that end as the peer's, every order of a deck."""

from tdapp.bench.engine_hands import PLAYERS, play_called_down, table
from tdapp.bench.engine_peers import called_down, dealt
from tdapp.bench.engine_ranking import all_orders, stripped
from tdapp.bench.engine_rates import Rate, Turn, rates


def test_hands_that_are_called_down_end_as_they_do_in_the_peer() -> None:
    setup = table()
    for _ in range(4):
        hand = dealt(called_down(PLAYERS), PLAYERS)
        assert sum(hand.stacks) == sum(setup.stacks)
        play_called_down(setup, hand)


def test_every_order_of_a_stripped_deck_is_measured_once() -> None:
    orders = stripped()
    assert {order.deck for order in orders.values()} == {40, 36, 32, 20}
    assert len({(it.deck, it.order, it.ace_low) for it in orders.values()}) == len(orders)
    assert len(all_orders()) == len(orders) + 1


def test_a_rate_falls_short_below_its_floor_times_the_peers() -> None:
    assert Rate("five", 150.0, 100.0, 1.5).ok
    assert not Rate("five", 149.0, 100.0, 1.5).ok
    assert Rate("five", 150.0, 100.0, 1.5).as_json() == {
        "name": "five", "value": 150.0, "peer": 100.0, "ratio": 1.5, "floor": 1.5, "ok": True,
    }  # fmt: skip
    assert "FALLS SHORT" in str(Rate("five", 149.0, 100.0, 1.5))


def test_the_median_of_the_rounds_is_a_rate_of_each() -> None:
    found = rates([{"one": Turn(abs, [(1,)] * 500)}] * 3)
    assert found["one"] > 0
