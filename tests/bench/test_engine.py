"""What `tdapp bench engine` measures: whole hands that end as the peer's, every order of a deck."""

import json

import pytest

from tdapp.bench import engine_hands, engine_ranking
from tdapp.bench.engine_hands import GIVEN, PLAYERS, REFUSED, play_called_down, replayed, table
from tdapp.bench.engine_peers import called_down, dealt
from tdapp.bench.engine_ranking import all_orders, memory, stripped
from tdapp.bench.figure import Figure, HandLoop, Rate, Timed, pace, rates
from tdapp.poker.play.offers import Offers
from tdapp.poker.play.offers import offers as engine_offers
from tdapp.poker.round.state import Round


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


def test_filling_tables_holds_little_more_than_they_hold_when_they_are_full() -> None:
    """The peak is measured: the filled tables of this deck are 1.9 megabytes."""
    assert 1.9 < memory(all_orders()["crown_40"]) < 3.2


def test_a_hand_that_is_refused_is_counted_and_has_no_time_of_its_own() -> None:
    text = (GIVEN / "dwan-ivey-2009.phh").read_text("utf-8")
    refused = text.replace('variant = "NT"', 'variant = "XX"')
    found = replayed([text, refused])
    assert (len(found.spent), found.refused) == (1, 1)


def test_no_more_hands_may_be_refused_than_the_half_bet_rule_refuses() -> None:
    table = json.loads((GIVEN / "half_bets.json").read_text("utf-8"))
    assert len(table["refused"]) == REFUSED
    assert not Figure("replay_refused", REFUSED + 1, None, REFUSED).ok


def test_each_act_of_a_called_down_hand_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """24 bets, six hands dealt, three streets of a board and six hands shown."""
    asked = []

    def offers(round_: Round) -> Offers:
        asked.append(round_.phase)
        return engine_offers(round_)

    monkeypatch.setattr(engine_hands, "offers", offers)
    play_called_down(table(), dealt(called_down(PLAYERS), PLAYERS))
    assert len(asked) == 24 + 6 + 3 + 6


def test_stripped_decks_are_measured_against_both_peers_and_with_more_own_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(engine_ranking, "ROUNDS", 1)
    monkeypatch.setattr(engine_ranking, "HANDS", 5)
    crown = engine_ranking.of_stripped("crown_40", all_orders()["crown_40"])
    assert [(one.name.replace("_crown_40", ""), one.floor) for one in crown] == [
        ("five_cards", 1.5),
        ("seven_cards", 1.1),
        ("seven_cards_to_treys", 10.0),
        ("two_and_three", 0.12),
        ("of_three_and_three", pytest.approx(0.04)),
        ("of_five_and_three", pytest.approx(0.012)),
    ]


def test_a_rate_falls_short_below_its_floor_times_the_peers() -> None:
    assert Rate("five", 150.0, 100.0, 1.5).ok
    assert not Rate("five", 149.0, 100.0, 1.5).ok
    assert Rate("five", 150.0, 100.0, 1.5).as_json() == {
        "name": "five", "value": 150.0, "peer": 100.0, "ratio": 1.5, "floor": 1.5, "ok": True,
    }  # fmt: skip
    assert "FALLS SHORT" in str(Rate("five", 149.0, 100.0, 1.5))


def test_the_median_of_the_rounds_is_a_rate_of_each() -> None:
    found = rates([{"one": HandLoop(abs, [(1,)] * 500)}] * 3)
    assert found["one"] > 0


def test_a_time_is_judged_at_the_pace_of_its_limit_and_a_ratio_is_not() -> None:
    slow, quick = (Timed("key_ms", 71.6, None, 50.0, pace=one) for one in (2.5, 1.4))
    assert str(slow) == "key_ms: 71.600, 28.640 at the pace of the limits (at most 50.000) ok"
    assert str(quick).endswith("51.143 at the pace of the limits (at most 50.000) FALLS SHORT")
    assert (slow.as_json()["pace"], slow.as_json()["ok"]) == (2.5, True)
    assert not Figure("act_ms", 71.6, 25.0, 50.0).ok
    assert pace() >= 1.0
