"""Every no of the house has a sentence that says what to do next, filled with its own details."""

import subprocess
import sys
from string import Formatter

import pytest

from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.ui.acts.act_words import LABELS
from tdapp.ui.refusals import REFUSALS
from tdapp.ui.refusals.facts import FACTS
from tdapp.ui.sentences import ENGLISH, Voice, problem_sentence, sentence
from tests.parsed import HOUSE
from tests.ui.raised import fixed_codes, labels, problem_codes, raised

FOUND_ELSEWHERE = {
    "code",
    "concern.value",
    "event.fixed",
    "problem",
    "problem_of(error)",
    "problem_with_file(error)",
    "refusal.code",
}
"""Codes that are not written where they are raised; `raised` reads them where they are made."""


def _fields(text: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(text) if field}


def _codes(*kinds: str) -> set[str]:
    return {code for one in raised() if one.kind in kinds for code in one.codes}


def test_every_code_that_is_raised_has_a_sentence() -> None:
    found = _codes("Refusal", "Unrecorded") | fixed_codes() | problem_codes()
    assert len(found) > 80
    assert found - set(REFUSALS) == set()


def test_no_code_comes_from_where_these_tests_do_not_look() -> None:
    unknown = {one.place: one.code for one in raised() if not one.codes}
    assert set(unknown.values()) - FOUND_ELSEWHERE == set(), unknown


def test_every_contradiction_has_words_for_what_clashes() -> None:
    found = _codes("Contradiction")
    assert "already_out" in found
    assert found - set(FACTS) == set()


def test_no_sentence_is_left_over_from_a_code_that_is_gone() -> None:
    known = _codes("Refusal", "Unrecorded") | fixed_codes() | problem_codes()
    assert set(REFUSALS) - known == set()
    assert set(FACTS) - _codes("Contradiction") == set()


def test_every_sentence_is_filled_from_details_that_are_always_given() -> None:
    for one in raised():
        table = FACTS if one.kind == "Contradiction" else REFUSALS
        for code in one.codes:
            if one.details is not None:
                assert _fields(table[code]) <= one.details | {"code"}, (one.place, code)


def test_codes_that_come_from_the_disk_need_no_details() -> None:
    assert [code for code in problem_codes() if _fields(REFUSALS[code])] == []


@pytest.mark.parametrize("code", sorted(REFUSALS))
def test_a_sentence_is_one_and_says_what_to_do(code: str) -> None:
    text = REFUSALS[code]
    assert text.endswith(".")
    assert not text.endswith("..")
    assert ". " not in text
    assert ";" in text
    assert text[0].isupper() or text[0] in "“{"


def test_details_are_put_into_the_sentence() -> None:
    refusal = Refusal("seat_taken", seat="12-4", entry=7)
    assert sentence(refusal) == REFUSALS["seat_taken"].format(seat="12-4", entry=7)


def test_money_and_counts_are_said_in_the_voice_of_the_room() -> None:
    voice = Voice(ENGLISH.translate, lambda cents: f"<{cents}c>", lambda count: f"<{count}>")
    unequal = sentence(Refusal("prizes_do_not_fit", pool=1_200_000, sum=5), voice)
    assert "<1200000c>" in unequal
    assert "<5c>" in unequal
    assert "<60>" in sentence(Refusal("event_full", most=60), voice)


def test_an_undo_that_is_blocked_names_the_fact() -> None:
    said = sentence(Refusal("undo_blocked", fact="already_out", entry=9, act="a"))
    assert "entry 9 is out" in said


def test_roles_are_said_as_words() -> None:
    said = sentence(Refusal("not_permitted", permission="pay", who="cage, gaming_manager"))
    assert "cage, gaming manager" in said


def test_what_is_not_known_is_a_dash_and_an_unknown_code_is_no_traceback() -> None:
    nobody = dict.fromkeys(("pid", "host", "since", "version"))
    assert "process —" in sentence(Refusal("record_in_use", **nobody))
    assert "never_heard_of" in sentence(Refusal("never_heard_of"))


def test_a_broken_record_is_said_by_its_problem() -> None:
    assert sentence(Unrecorded("disk_full", "detail")) == problem_sentence("disk_full")
    assert problem_sentence("disk_full") == REFUSALS["disk_full"]


def test_braces_in_a_detail_stay_as_they_are() -> None:
    assert "{x}" in sentence(Refusal("not_an_amount", text="{x}"))


def test_sentences_need_no_qt() -> None:
    code = "import sys, tdapp.ui.sentences; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=HOUSE, check=False).returncode == 0


def test_every_act_has_words_for_the_bottom_line() -> None:
    assert labels() - set(LABELS) == set()
    assert set(LABELS) - labels() - {"redo", "undo"} == set()
