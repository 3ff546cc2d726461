"""All that is wrong in an event file is said at once, each at its field."""

import pytest

import resources
from tdapp.core.refusal import Refusal
from tdapp.rules.rulebook import read_rulebook
from tdapp.rules.toml_faults import FileFault
from tdapp.tournament.templates.event_faults import event_faults
from tdapp.tournament.templates.template import conditions_of, read_template
from tests.tournament.templates.event_file import FILE

RULES = read_rulebook(resources.read("rulebooks", "open.toml"))


def faults(text: str) -> tuple[FileFault, ...]:
    return event_faults(text, RULES)


@pytest.mark.parametrize("name", resources.names("events"))
def test_an_event_that_can_be_announced_has_no_faults(name: str) -> None:
    text = resources.read("events", name)
    assert faults(text) == ()
    conditions_of(read_template(text), RULES)


def test_every_field_says_its_own_fault_at_once() -> None:
    text = (
        FILE.replace("max_entries = 40", "max_entries = 'many'")
        .replace("chips = 5000", "chips = 'lots'\ncolour = 5")
        .replace("minutes = 10 }", "minutes = 0 }")
        .replace('pool = "1,080.50"', 'pool = "ten"')
        .replace('unit = "5.00"', 'unit = ""')
        .replace("title =", "rules = 'x'\ntitel =")
    )
    found = {one.where: one.problem for one in faults(text)}
    assert set(found) == {
        "max_entries", "entry.parts.pool", "levels[1].minutes", "prizes.unit", "rules", "titel",
        "title",
    }  # fmt: skip
    assert found["title"] == "it must be given"
    text = text.replace('pool = "ten"', 'pool = "10"')
    assert {"entry.chips", "entry.colour"} <= {one.where for one in faults(text)}


def test_fields_that_do_not_go_together_are_said_at_each() -> None:
    text = FILE.replace("min_entries = 3", "min_entries = 41").replace("chips = 5000", "chips = 0")
    assert {"min_entries", "entry.chips"} <= {one.where for one in faults(text)}


@pytest.mark.parametrize(
    "wrong", ["", "title = ", "entry = 5", "prizes = 3", "levels = []", "\x00", "says = 4"]
)
def test_what_is_refused_has_a_fault(wrong: str) -> None:
    assert faults(wrong)
    with pytest.raises(Refusal):
        conditions_of(read_template(wrong), RULES)
