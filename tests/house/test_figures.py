"""The figures of the house are counted as they are meant, and none may rise."""

from pathlib import Path

import pytest
from grimp import ImportGraph

from tests.house import figures, sources
from tests.house.cycles import in_cycles
from tests.house.figures import Figure, advice, compared, lower, places_of

CEILINGS = """# a word
"lines of ui" = { ceiling = 10, target = 5 }
files = { ceiling = 3, target = 1 }
"""


@pytest.fixture
def ceilings(tmp_path: Path) -> Path:
    path = tmp_path / "figures.toml"
    path.write_text(CEILINGS, encoding="utf-8")
    return path


def source(text: str, path: str = "tdapp/ui/leave_acts.py") -> sources.Source:
    return sources.Source(Path(path), text)


def graph(*imports: tuple[str, str]) -> ImportGraph:
    made = ImportGraph()
    for name in ("room", "room.low", "room.low.one", "room.low.two", "room.high", "room.high.one"):
        made.add_module(name)
    for importer, imported in imports:
        made.add_import(importer=importer, imported=imported)
    return made


def test_two_folders_that_import_each_other_stand_in_a_cycle_though_no_module_does() -> None:
    there, back = ("room.high.one", "room.low.one"), ("room.low.two", "room.high.one")
    assert [*in_cycles(graph(there), "room")] == []
    assert [*in_cycles(graph(there, back), "room")] == ["room.high", "room.low"]


def test_a_cycle_inside_a_folder_is_one_of_its_modules() -> None:
    circle = ("room.low.one", "room.low.two"), ("room.low.two", "room.low.one")
    assert [*in_cycles(graph(*circle), "room")] == ["room.low.one", "room.low.two"]


def test_a_figure_above_its_ceiling_is_named_with_where_to_look(ceilings: Path) -> None:
    found = compared({"lines of ui": 11, "files": ["a", "b", "c"]}, ceilings)
    assert found == [Figure("lines of ui", 11, 10, 5), Figure("files", 3, 3, 1)]
    (told,) = advice(found)
    assert told.startswith("lines of ui: 11 is above the ceiling of 10.")


def test_a_figure_without_a_ceiling_may_only_be_nought(ceilings: Path) -> None:
    found = compared({"cycles": ["one"]}, ceilings)
    assert Figure("cycles", 1) in found
    assert any(line.startswith("cycles: 1 is above") for line in advice(found))


def test_ceilings_are_lowered_and_never_raised(ceilings: Path) -> None:
    lower(compared({"lines of ui": 11}, ceilings), ceilings)
    assert ceilings.read_text(encoding="utf-8") == CEILINGS.replace("ceiling = 3", "ceiling = 0")


def test_a_figure_below_its_ceiling_asks_to_lower_it(ceilings: Path) -> None:
    (told,) = advice(compared({"lines of ui": 9, "files": 3}, ceilings))
    assert told.startswith("Below the ceiling: lines of ui.")


def test_every_ceiling_of_the_house_is_of_a_figure_that_is_measured_or_of_a_cycle() -> None:
    found = figures.measured(figures.HOUSE)
    named = {one.name for one in compared(found, figures.CEILINGS)}
    assert {name for name in named - found.keys() if " in a cycle, " not in name} == set()


def test_where_a_figure_comes_from_is_listed_by_a_part_of_its_name() -> None:
    assert [*places_of({"loose files": ["a.py"], "lines": 3}, "loose")] == ["loose files: a.py"]


def test_act_code_is_the_files_of_acts_their_bases_and_whatever_else_is_made_from_these() -> None:
    files = [
        source("class LeaveActs(OnEntry[int], QObject): ...\nclass Other: ..."),
        source("class OnEntry: ...\n", "tdapp/ui/on_entry.py"),
        source("class Dragging(OnEntry): ...\n", "tdapp/ui/dragging.py"),
        source("class Page(QWidget): ...\n", "tdapp/ui/workplace/page.py"),
    ]
    assert [*sources.bases_of_acts(files)] == ["OnEntry"]
    assert sources.lines(sources.act_code(files)) == 4


def test_a_closure_counts_once_however_deep_it_stands_and_a_method_not_at_all() -> None:
    text = """class Ask:
    def go_on(self): ...
    def ask(self):
        def answered():
            def go_on(): ...
"""
    found = sources.nested([source(text)], "go_on", "answered")
    assert sorted(found) == [f"tdapp/ui/leave_acts.py:{at}" for at in ("4 answered", "5 go_on")]


def test_only_a_name_in_quotes_counts_as_guessed() -> None:
    files = [source('getattr(one, name)\ngetattr(one, "entry", None)\n')]
    assert [*sources.quoted_getattr(files)] == ["tdapp/ui/leave_acts.py:2"]


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("from tdapp.tournament.tournament import Tournament\n", True),
        ("isinstance(state, tournament.Tournament)\n", True),
        ("state: Tournament\n", True),
        ('"""A Tournament is not named by its words."""\nTournaments = 1\n', False),
    ],
)
def test_a_kind_is_named_by_code_and_not_by_words(*, text: str, counts: bool) -> None:
    assert bool([*sources.naming([source(text)], "Tournament")]) == counts


def test_a_signal_an_empty_docstring_and_a_class_of_two_ideas_are_found() -> None:
    text = (
        'class Told:\n    asks = Signal()\n    def all(self):\n        """Every one of them."""\n'
    )
    files = [source(text), source("class Told: ...\nclass Once: ...\n")]
    assert [*sources.assigned(files, "asks", "Signal")] == ["tdapp/ui/leave_acts.py:2"]
    assert [*sources.said(files, "all", "Every one of them.")] == ["tdapp/ui/leave_acts.py:3"]
    assert sources.repeated_classes(files) == ["Told, 2 times"]


def test_a_test_module_may_import_helpers_but_no_other_test() -> None:
    files = [
        source("from tests.ui.test_desk import Desk\n", "tests/ui/test_page.py"),
        source("from tests.ui.desk import Desk\n", "tests/ui/test_other.py"),
    ]
    assert [*sources.from_tests(files)] == ["tests/ui/test_page.py"]
