"""The examples of the event files' page are read as they stand there."""

import re
from pathlib import Path

import pytest

import resources
from tdapp.bootstrap import rulebook
from tdapp.tournament.templates.event_text import event_text
from tdapp.tournament.templates.template import conditions_of, read_template

PAGE = Path(__file__).parents[3] / "docs" / "event-files.md"
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
SHOWN = (
    *("flights", "reentries_per_flight", "most_rebuys_and_addons", "without_chips", "from_pool"),
    *(
        "other_addons",
        "stages",
        "round_places",
        "after_last_level",
        "places",
        "cancelled_in_play",
        "unpaid_out",
        "bronze",
        "stacks",
        "minutes_to_appear",
        "teams",
    ),
)
FILE, IN_PAIRS = "canberra-teams-2010-no-rebuy-fee.toml", "heads-up-16.toml"


@pytest.mark.parametrize("field", SHOWN)
def test_every_rarer_field_has_an_example(field: str) -> None:
    assert any(re.search(rf"\b{field} = ", example) for example in EXAMPLES)


@pytest.mark.parametrize("house", ["crown", "open"])
@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_each_example_is_announced_and_written_again_as_it_is(example: str, house: str) -> None:
    rules, file = rulebook(house), IN_PAIRS if "[bracket]" in example else FILE
    base = resources.read("events", file)
    made = conditions_of({**read_template(base), **read_template(example)}, rules)
    assert made != conditions_of(read_template(base), rules)
    assert conditions_of(read_template(event_text(made)), rules) == made
