"""What is typed into the form of a draft: nothing is lost, and every fact has a field."""

import tomllib
from datetime import date

import pytest
from PySide6.QtCore import QCoreApplication

import resources
from tdapp.bootstrap import rulebook
from tdapp.rules.toml_faults import FileFault
from tdapp.rules.toml_spots import Path
from tdapp.shown.choice_words import as_typed, choice_word
from tdapp.shown.form_sections import FormField, form_sections
from tdapp.tournament.templates.event_faults import event_faults
from tdapp.tournament.templates.event_file import with_value
from tdapp.tournament.templates.file_fields import FileField, every_field, file_field
from tdapp.ui.drafts.draft_edits import (
    said_at,
    typed_at,
    with_copy,
    with_levels_of,
    with_line,
    with_minutes,
    with_own_zone,
    with_typed,
    without_line,
)
from tdapp.ui.drafts.draft_graph import draft_graph
from tdapp.ui.drafts.draft_import import for_a_later_week
from tdapp.ui.drafts.drafts import read_draft
from tdapp.ui.drafts.fault_words import fault_line, fault_words, path_of
from tdapp.ui.drafts.section_page import is_at
from tdapp.ui.drafts.section_rows import section_of
from tdapp.ui.drafts.typed_values import as_value
from tdapp.voice.voice import ENGLISH

OPEN = rulebook("open")
EVENTS = [resources.read("events", name) for name in resources.names("events")]
REFUSED_ANYWAY = {
    (kind, field) for kind in ("entry", "reentry", "addon") for field in ("when", "below")
} | {(kind, "without_chips") for kind in ("entry", "reentry", "rebuy")}
"""Only a re-buy asks for a low stack, and only an add-on says whether it is sold without chips."""


def fields_shown() -> list[FormField]:
    shown = [one for section in form_sections(ENGLISH, OPEN) for one in section.fields]
    return shown + [column for one in shown for column in one.columns]


def written(keys: str, typed: str) -> object:
    """What the file says after something is typed."""
    value = as_value(file_field(tuple(keys.split("."))), typed)
    return None if value is None else tomllib.loads(with_value("", ("x",), value))["x"]


def test_every_field_of_an_event_has_its_place_in_the_form_and_a_name() -> None:
    shown = {one.field.keys: one for one in fields_shown()}
    missing = {one.keys for one in every_field()} - set(shown) - REFUSED_ANYWAY
    assert missing == {("says",)}
    assert all(one.name for one in shown.values())
    headings = form_sections(ENGLISH, rulebook("star"), ("dress",))[-1].fields
    assert ("says", "dress") in [one.field.keys for one in headings]
    assert len(headings) > 10
    chosen = [as_typed(ENGLISH, one, value) for one in every_field() for value in one.choices]
    assert all("_" not in choice_word(ENGLISH, value) for value in chosen)


@pytest.mark.parametrize("text", EVENTS[1::3])
def test_every_bundled_event_can_be_typed_into_the_form(text: str) -> None:
    made, wanted = "", tomllib.loads(text)
    for one in [*fields_shown(), *form_sections(ENGLISH, OPEN, wanted.get("says", {}))[-1].fields]:
        made = _typed_over(made, one, wanted)
    read = tomllib.loads(made)
    assert read_draft("x", made, OPEN).conditions == read_draft("x", text, OPEN).conditions
    assert set(read) == set(wanted)


def _typed_over(made: str, one: FormField, wanted: dict[str, object]) -> str:
    """The text with what the form shows of another typed into it, a table line by line."""
    if not one.columns:
        typed = typed_at(wanted, one.field.keys, one.field)
        return with_typed(made, one.field.keys, one.field, typed)
    value = said_at(wanted, one.field.keys) or []
    for place, line in enumerate(value):
        made = with_line(made, one.field.keys, place, {})
        for column in one.columns:
            name = column.field.keys[-1]
            path: Path = (*one.field.keys, place, name)
            words = as_typed(ENGLISH, column.field, line.get(name))
            made = with_typed(made, path, column.field, words)
    return made


@pytest.mark.parametrize(
    ("keys", "typed", "kept"),
    [
        ("max_entries", "10,000", 10_000),
        ("max_entries", "many", "many"),
        ("max_entries", "1,00", "1,00"),
        ("max_entries", "9" * 40, "9" * 40),
        ("max_entries", "  ", None),
        ("title", 'The "Big" One', 'The "Big" One'),
        ("guarantee", "150,000.50", "150,000.50"),
        ("entry.parts", "pool 1,080.50, fee 20", {"pool": "1,080.50", "fee": "20"}),
        ("entry.parts", "pool 100,staff bonus 5", {"pool": "100", "staff bonus": "5"}),
        ("entry.parts", "pool", "pool"),
        ("entry.window.through_break", "true", True),
        ("start.day", "30.6.2027", date(2027, 6, 30)),
        ("start.day", "next week", "next week"),
        ("levels.minutes", "20", 20),
        ("levels.minutes", "2:30", "2:30"),
        ("levels.minutes", "90 s", "90 s"),
        ("levels.minutes", "1 h 30", 90),
        ("levels.minutes", "1200", 1200),
        ("levels.minutes", "soon", "soon"),
        ("start.at", "7:30 pm", "19:30"),
        ("chips.denominations", "25,100, 500", [25, 100, 500]),
        ("chips.denominations", "25, x", [25, "x"]),
        ("structure_changes", "none", []),
        ("out_together.same_table", "Stack, chips put in", ["stack", "chips_put_in"]),
        ("prizes.bands.percent", "50, 3 x 2.25", ["50", "3 x 2.25"]),
        ("prizes.share.tables", "60, 40; 50, 30, 20", [["60", "40"], ["50", "30", "20"]]),
    ],
)
def test_what_is_typed_is_written_as_it_is_meant_or_as_it_stands(
    keys: str, typed: str, kept: object
) -> None:
    assert written(keys, typed) == kept
    if kept is not None:
        field = file_field(tuple(keys.split(".")))
        assert written(keys, as_typed(ENGLISH, field, kept)) == kept


def test_lines_of_levels_are_added_copied_taken_out_and_filled() -> None:
    text = EVENTS[0]
    levels = tomllib.loads(text)["levels"]
    assert tomllib.loads(with_copy(text, ("levels",), 3))["levels"][4] == levels[3]
    assert tomllib.loads(without_line(text, ("levels",), 0))["levels"] == levels[1:]
    longer = tomllib.loads(with_minutes(text, 5, "45"))["levels"]
    assert [one["minutes"] for one in longer[:8]] == [20, 20, 20, 20, 20, 45, 45, 15]
    filled = tomllib.loads(with_levels_of(text, EVENTS[3]))
    assert filled["levels"] == tomllib.loads(EVENTS[3])["levels"]
    assert filled.get("then_add") == tomllib.loads(EVENTS[3]).get("then_add")
    assert filled["title"] == tomllib.loads(text)["title"]
    one = with_line("", ("floor", "tolerance"), 0, {"within": 1})
    assert without_line(one, ("floor", "tolerance"), 0).strip() == ""


def test_the_first_word_of_a_start_brings_the_zone_of_the_house() -> None:
    text = with_own_zone("", ("start", "day"), "Australia/Hobart")
    assert tomllib.loads(text) == {"start": {"zone": "Australia/Hobart"}}
    assert with_own_zone(text, ("start", "at"), "Australia/Perth") == text
    assert with_own_zone("", ("title",), "Australia/Perth") == ""


@pytest.mark.parametrize(
    ("day", "later"),
    [
        ("2026-10-02", "2026-10-09"), ("2026-09-25", "2026-10-09"), ("2026-10-03", "2026-10-03"),
        ("'soon'", "soon"),
    ],
)  # fmt: skip
def test_a_copy_of_what_is_over_stands_a_week_later_at_the_same_time(day: str, later: str) -> None:
    text = f'[start]\nday = {day}\nat = "20:00"\n'
    start = tomllib.loads(for_a_later_week(text, date(2026, 10, 2)))["start"]
    assert (str(start["day"]), start["at"]) == (later, "20:00")


@pytest.mark.usefixtures("qapp")
def test_each_fault_stands_at_one_field_in_words_that_are_not_the_parsers() -> None:
    wrong = (
        EVENTS[0]
        .replace("max_entries = 3000", 'max_entries = "many"')
        .replace("seats_per_table = 9", "seats_per_table = 99")
        .replace('guarantee = "150000"', 'guarantee = "lots"')
        .replace('parts = { pool = "150", fee = "25" }\n', "", 1)
        + '[says]\n"a" = 4\n[start]\nday = "soon"\nat = "7pm"\nzone = "Australia/Sydney"\n'
    )
    fields, sections = tomllib.loads(wrong), form_sections(ENGLISH, OPEN, ("a",))
    faults = event_faults(wrong, OPEN)
    said = {one.where: fault_words(one) for one in faults}
    assert said == {
        "max_entries": "enter a whole number",
        "seats_per_table": "at most 12",
        "guarantee": "“lots” is not an amount",
        "entry.parts": "enter parts with amounts, such as pool 100, fee 10",
        "says[0][1]": "cannot be read; look at the text (Alt+3)",
        "start.day": "enter a date, such as 30/06/2027 or 30 Jun 2027",
        "start.at": "enter a time, such as 19:30",
    }
    for fault in faults:
        section = section_of(sections, path_of(fault), fields)
        assert section is not None
        fields_at = [one for one in sections[section].fields if is_at(path_of(fault), one, fields)]
        assert len(fields_at) == 1
    assert QCoreApplication.instance() is not None


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("levels[1].small", "Level 2, Small blind"),
        ("levels[2].minutes", "Break after level 2, Minutes"),
        ("levels[3].small", "Level 3, Small blind"),
        ("prizes.bands[1].percent[2]", "Payout bands, row 2, Percentages by place"),
        ("chips.denominations[1]", "Denominations"),
        ("guarantee", "Guarantee"),
    ],
)
def test_a_fault_is_named_with_its_row_and_a_level_by_its_number(where: str, said: str) -> None:
    fields = {"levels": [{"big": 2}, {"big": 4}, {"minutes": 10}, {"big": 8}]}
    fault = FileFault("Expected `int`, got `str`", where)
    assert fault_line(fault, fields) == f"{said}: enter a whole number"


@pytest.mark.usefixtures("qapp")
def test_the_graph_shows_what_can_be_read_of_the_levels() -> None:
    bars, said = draft_graph(tomllib.loads(EVENTS[0]))
    assert (bars[0].word, bars[0].big_blinds) == ("1", 60_000)
    assert len(bars) == 42
    assert "with 100 entries: below 40 in level 28" in said
    assert draft_graph({"levels": [{"minutes": "x"}]})[0] == []
    wrong = tomllib.loads(EVENTS[0])
    wrong["levels"][2]["small"] = "x"
    assert [bar.word for bar in draft_graph(wrong)[0][:4]] == ["1", "2", "4", "5"]
    assert draft_graph(None)[0] == []


def test_a_field_knows_what_holds_where_nothing_is_said() -> None:
    def plain(keys: str) -> FileField:
        return file_field(tuple(keys.split(".")))

    assert plain("floor.halt_short_by").plain == 3
    assert plain("prizes.rounding").plain == "down"
    assert plain("prizes.unit").plain == "1"
    assert plain("currency").plain == "AUD"
    assert plain("title").plain is None


@pytest.mark.usefixtures("qapp")
def test_blinds_that_adelaide_does_not_allow_are_named_at_their_level() -> None:
    wrong = (
        EVENTS[0]
        .replace("{ minutes = 20, small = 25, big = 50 }", "{ minutes = 20, big = 50 }")
        .replace("small = 50, big = 100 }", "small = 50, big = 100, ante = 125 }")
    )
    faults = event_faults(wrong, rulebook("adelaide"))
    said = [fault_line(one, tomllib.loads(wrong)) for one in faults]
    assert said == [
        "Level 1, Small blind: minimum number of blinds: 2 (rule App1 1c, 1d, 6d)",
        "Level 2, Ante: ante above the big blind (rule App1 1c, 1d, 6d)",
    ]
    assert not event_faults(wrong, OPEN)
