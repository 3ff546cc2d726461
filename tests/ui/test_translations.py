"""Every text of the windows is translated, with the same blanks, and spoken where it is chosen."""

import ast
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from installer import ground
from tdapp.core.refusal import Refusal
from tdapp.core.settings import DEFAULT_HOUSE
from tdapp.ui.look.figures import ordinal
from tdapp.ui.look.speech import speak
from tdapp.ui.rail import PageName, page_word
from tdapp.ui.settings.setting_words import house_word

GERMAN = ground.TRANSLATIONS / "tdapp_de.ts"
BLANK = re.compile(r"\{[^{}]*\}")
Text = tuple[str, str]


def messages(path: Path) -> Iterator[tuple[Text, ET.Element]]:
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 - the project's own
        for message in context.iter("message"):
            name, source = context.findtext("name", ""), message.findtext("source", "")
            translation = message.find("translation")
            assert translation is not None
            yield (name, source), translation


class Spoken(ast.NodeVisitor):
    """The literal texts of a module that are to be translated, each under its context."""

    def __init__(self) -> None:
        self.texts: set[Text] = set()
        self._class = ""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        around, self._class = self._class, node.name
        self.generic_visit(node)
        self._class = around

    def visit_Call(self, node: ast.Call) -> None:
        literals = [str(one.value) for one in node.args if isinstance(one, ast.Constant)]
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name == "tr" and literals:
            self.texts.add((self._class, literals[0]))
        elif name in {"translate", "QT_TRANSLATE_NOOP"} and len(literals) > 1:
            self.texts.add((literals[0], literals[1]))
        self.generic_visit(node)


def test_every_text_of_the_code_is_there_wherever_it_stands() -> None:
    spoken = Spoken()
    for path in (ground.ROOT / "tdapp").rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if ".tr(" in source or "translate(" in source or "QT_TRANSLATE_NOOP(" in source:
            spoken.visit(ast.parse(source))
    assert spoken.texts
    assert spoken.texts <= {text for text, _ in messages(GERMAN)}, "inside an f-string?"


def test_the_translated_texts_are_those_of_the_code(tmp_path: Path) -> None:
    fresh = tmp_path / "fresh.ts"
    sources = sorted((ground.ROOT / "tdapp").rglob("*.py"))
    lupdate = Path(sys.executable).with_name("pyside6-lupdate")
    subprocess.run([lupdate, "-silent", *sources, "-ts", fresh], check=True)
    of_code = {text for text, _ in messages(fresh)}
    kept = {text for text, _ in messages(GERMAN)}
    assert (of_code - kept, kept - of_code) == (set(), set()), "run: make translations"


def test_every_text_is_translated_with_the_same_blanks() -> None:
    wrong = []
    for (context, source), translation in messages(GERMAN):
        said = translation.text or ""
        same = sorted(BLANK.findall(source)) == sorted(BLANK.findall(said))
        if translation.get("type") or not said.strip() or not same:
            wrong.append((context, source))
    assert not wrong, wrong[:10]


def test_a_chosen_language_is_spoken_and_english_comes_back(qtbot: QtBot) -> None:
    assert qtbot is not None
    english = page_word(PageName.SETTINGS)
    speak("de")
    try:
        assert page_word(PageName.SETTINGS) == "Einstellungen"
        assert QCoreApplication.translate("QLineEdit", "&Copy") == "&Kopieren"
        assert [ordinal(place) for place in (1, 2, 3, 4, 21)] == ["1.", "2.", "3.", "4.", "21."]
        assert house_word(DEFAULT_HOUSE) == "Neutral"
    finally:
        speak("en")
    assert page_word(PageName.SETTINGS) == english == "Settings"


def test_a_language_that_is_not_there_is_refused(qtbot: QtBot) -> None:
    assert qtbot is not None
    with pytest.raises(Refusal, match=r"translation\.missing"):
        speak("xx")
