"""The two noes: a refusal is compared and told by its code and its details."""

from tdapp.core.refusal import Contradiction, Refusal


def test_refusals_are_equal_by_code_and_details() -> None:
    assert Refusal("seat_taken", seat="1-2") == Refusal("seat_taken", seat="1-2")
    assert Refusal("seat_taken", seat="1-2") != Refusal("seat_taken", seat="1-3")
    assert Refusal("seat_taken") != Refusal("seat_free")
    assert Refusal("seat_taken") != Contradiction("seat_taken")
    assert len({Refusal("seat_taken", seat="1-2"), Refusal("seat_taken", seat="1-2")}) == 1


def test_a_refusal_tells_its_code_with_every_detail() -> None:
    assert str(Refusal("event_full", most=36, title="Open")) == "event_full (most=36, title=Open)"
    assert str(Refusal("event_full")) == "event_full"


def test_a_contradiction_names_its_fact() -> None:
    clash = Contradiction("not_enough", key="a")
    assert (str(clash), clash.fact, clash.details) == ("not_enough", "not_enough", {"key": "a"})
