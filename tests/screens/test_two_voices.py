"""One event on two screens in two languages, in a process that knows no window."""

import subprocess
import sys

import pytest

import resources
from tdapp.screens.boards import Board, ClockBoard, board_now
from tdapp.screens.clock_words import next_level_label, state_line
from tdapp.screens.prize_facts import PrizeBoardFacts
from tdapp.screens.shown_names import ShownNames
from tdapp.screens.standing_facts import StandingFacts
from tdapp.screens.views import VIEWS, View
from tdapp.voice.catalogue import catalogue
from tdapp.voice.symbols import symbols
from tdapp.voice.voice import Voice
from tests.screens.any_letters import AnyLetters
from tests.tournament.evening import seated

ENGLISH = Voice()


@pytest.fixture(scope="module")
def german() -> Voice:
    file = resources.at("locales", "de", "LC_MESSAGES", "tdapp.mo")
    return Voice(catalogue(file.read_bytes()), symbols("de_DE"))


def shown(view: View, voice: Voice) -> Board | ClockBoard:
    evening = seated(3)
    names = ShownNames(lambda _: None, voice, AnyLetters())
    return board_now(view, evening.state, evening.now, names)


def test_two_clocks_of_one_event_speak_two_languages(german: Voice) -> None:
    one, other = shown(View.CLOCK, ENGLISH), shown(View.CLOCK, german)
    assert isinstance(one, ClockBoard)
    assert isinstance(other, ClockBoard)
    assert (one.face.level_word, other.face.level_word) == ("Level 1", "Level 1")
    assert (state_line(one.face), state_line(other.face)) == ("Not started", "Nicht gestartet")
    assert next_level_label(one.face) != next_level_label(other.face)
    assert (one.face.side_facts[1].value, other.face.side_facts[1].value) == ("10,000", "10.000")


def test_two_boards_of_one_event_speak_two_languages(german: Voice) -> None:
    for row in VIEWS:
        one, other = shown(row.view, ENGLISH), shown(row.view, german)
        if isinstance(one, ClockBoard) or isinstance(other, ClockBoard):
            continue
        assert one.head.what != other.head.what or row.view is View.IDLE
        assert one.nothing != other.nothing
    one, other = shown(View.STANDING, ENGLISH), shown(View.STANDING, german)
    assert isinstance(one, Board)
    assert isinstance(other, Board)
    assert isinstance(one.content, StandingFacts)
    assert isinstance(other.content, StandingFacts)
    assert one.content.facts[0].value == "10,000"
    assert other.content.facts[0].value == "10.000"
    prizes = [shown(View.PRIZES, voice) for voice in (ENGLISH, german)]
    marks = {
        board.content.mark
        for board in prizes
        if isinstance(board, Board) and isinstance(board.content, PrizeBoardFacts)
    }
    assert len(marks) == 2


def test_every_view_has_a_row_and_none_needs_qt() -> None:
    assert [row.view for row in VIEWS] == list(View)
    code = "import sys, tdapp.screens.feed; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
