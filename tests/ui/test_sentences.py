"""Every no of the house has a sentence that says what to do next, filled with its own details."""

import subprocess
import sys
from collections import Counter
from importlib import import_module
from string import Formatter

import pytest

from tdapp.calls.rows import ROWS
from tdapp.core.ports.record import Unrecorded
from tdapp.core.refusal import Refusal
from tdapp.shown.act_words import WITHOUT_CALL
from tdapp.voice.symbols import symbols
from tdapp.voice.texts import Text, Words
from tdapp.voice.voice import ENGLISH, Voice
from tdapp.words.facts import FACTS
from tdapp.words.refusals import REFUSALS, ROOMS
from tdapp.words.sentence import problem_sentence, sentence
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

NOTHING_TO_DO = {
    "already_waiting",
    "here_already",
    "kept_apart",
    "kill_pots_already",
    "level_number_needed",
    "may_move",
    "minutes_needed",
    "must_bring_in",
    "no_addons",
    "no_bounty",
    "no_claims_today",
    "no_kept_prizes",
    "nobody_leaves",
    "nobody_refunded",
    "not_at_showdown",
    "not_kept_apart",
    "not_merged",
    "passed_over",
    "rebuys_and_addons_used_up",
    "roles_as_they_were",
    "seat_not_locked",
    "signed_in_already",
    "stays_already",
    "table_needed",
}
"""Codes of refusals after which nothing is left to do, or whose only sentence says what to do."""


def _forms(words: Words) -> tuple[str, ...]:
    return (words.english,) if isinstance(words, Text) else (words.one, words.many)


def _fields(words: Words) -> set[str]:
    return {field for form in _forms(words) for _, field, _, _ in Formatter().parse(form) if field}


def _codes(*kinds: str) -> set[str]:
    return {code for one in raised() if one.kind in kinds for code in one.codes}


def test_no_code_has_a_sentence_in_two_rooms() -> None:
    """One of the two would be said in the other's place."""
    rooms = [(room, import_module(f"tdapp.words.refusals.{room}")) for room in ROOMS]
    codes = Counter(code for room, module in rooms for code in vars(module)[room.upper()])
    assert [code for code, rooms_of in codes.items() if rooms_of > 1] == []


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
def test_a_refusal_is_told_in_whole_sentences(code: str) -> None:
    for text in _forms(REFUSALS[code]):
        assert text.endswith(".")
        assert not text.endswith("..")
        assert text[0].isupper() or text[0] in "“{"


def test_all_but_a_few_refusals_say_what_to_do_next() -> None:
    only_say_why = {code for code, words in REFUSALS.items() if ". " not in _forms(words)[-1]}
    assert only_say_why == NOTHING_TO_DO


def test_details_are_put_into_the_sentence() -> None:
    refusal = Refusal("seat_taken", seat="12-4", entry=7)
    assert sentence(refusal, ENGLISH) == ENGLISH.say(REFUSALS["seat_taken"], seat="12-4", entry=7)


def test_money_and_counts_are_said_in_the_voice_of_the_room() -> None:
    voice = Voice(symbols=symbols("de_DE"))
    unequal = sentence(Refusal("prizes_do_not_fit", pool=1_200_000, sum=5), voice)
    assert "12.000,00" in unequal
    assert "0,05" in unequal
    assert "1.060" in sentence(Refusal("event_full", most=1060), voice)


def test_an_undo_that_is_blocked_names_the_fact() -> None:
    said = sentence(Refusal("undo_blocked", fact="already_out", entry=9, act="a"), ENGLISH)
    assert "entry 9 is out" in said


def test_roles_are_said_as_words() -> None:
    said = sentence(Refusal("not_permitted", permission="pay", who="cage, gaming_manager"), ENGLISH)
    assert "cage, gaming manager" in said


def test_what_is_not_known_is_a_dash_and_an_unknown_code_is_no_traceback() -> None:
    nobody = dict.fromkeys(("pid", "host", "since", "version"))
    assert "process —" in sentence(Refusal("record_in_use", **nobody), ENGLISH)
    assert "never_heard_of" in sentence(Refusal("never_heard_of"), ENGLISH)


def test_a_broken_record_is_said_by_its_problem() -> None:
    assert sentence(Unrecorded("disk_full", "detail"), ENGLISH) == problem_sentence(
        "disk_full", ENGLISH
    )
    assert problem_sentence("disk_full", ENGLISH) == ENGLISH.say(REFUSALS["disk_full"])


def test_braces_in_a_detail_stay_as_they_are() -> None:
    assert "{x}" in sentence(Refusal("not_an_amount", text="{x}"), ENGLISH)


def test_sentences_need_no_qt() -> None:
    code = "import sys, tdapp.words.sentence; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=HOUSE, check=False).returncode == 0


def test_every_act_has_words_for_the_bottom_line() -> None:
    known = {*ROWS, *WITHOUT_CALL}
    assert labels() - known == set()
    assert known - labels() - {"redo", "undo", "take_back_cancellation"} == set()
