"""Money of an event is said in the event's currency, money of the house in none."""

import re
from collections.abc import Iterator
from string import Formatter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.spoken import house_voice, voice
from tdapp.ui.workplace.rail import PageName
from tdapp.voice.symbols import symbols
from tdapp.voice.texts import Plural, Words
from tdapp.voice.voice import Voice
from tdapp.words.facts import FACTS
from tdapp.words.refusals import REFUSALS
from tdapp.words.sentence import filled
from tests.tournament.payouts.prize_bands import bands
from tests.ui.at_the_till import answer, enter, hold
from tests.ui.by_hand import SIX, take_out
from tests.ui.prizes_room import press, turned_to
from tests.ui.window_room import WindowRoom

UNSIGNED = re.compile(r"(?<![€\d.,])\d[\d,]*\.\d\d(?![\d%])")
ENTER = Qt.Key.Key_Return
OF_MONEY = {
    code: words
    for code, words in {**FACTS, **REFUSALS}.items()
    if ":money}" in (words.one if isinstance(words, Plural) else words.english)
}


@pytest.mark.parametrize("code", OF_MONEY)
def test_each_sentence_with_an_amount_says_the_currency_where_it_is_not_the_own(code: str) -> None:
    words = OF_MONEY[code]
    fields = [name for _, name, _, _ in Formatter().parse(_english(words)) if name]
    details = dict.fromkeys(fields, 123_450)
    assert "€1,234.50" in filled(words, details, Voice().priced_in("EUR"))
    own = filled(words, details, Voice().priced_in("AUD"))
    assert "1,234.50" in own
    assert "€" not in own
    assert "$" not in own


def test_a_voice_says_the_sign_of_another_currency_and_reads_it_back() -> None:
    voice = Voice().priced_in("EUR")
    assert voice.money(-123_450) == "\N{MINUS SIGN}€1,234.50"
    assert voice.number_in("€1,234.50") == Voice().number_in("1,234.50")
    assert voice.priced_in("AUD") == Voice()
    german = Voice(symbols=symbols("de_DE"))
    assert german.priced_in("EUR") == german
    assert german.priced_in("AUD").money(100).endswith("$")


def test_the_window_says_money_of_the_event_in_its_currency(room: WindowRoom) -> None:
    plan = bands((1, (50, 30, 20)))
    euros = hold(room, "Euros", prizes=plan, min_entries=2, currency="EUR")
    enter(room, *SIX)
    room.post_prizes()
    for entry in range(6, 1, -1):
        room.choose(entry)
        take_out(room)
    room.choose(2)
    room.press("Pay prize")
    assert answer(room, "cash") == "Pay €180.00 to Player B for 2nd place. Payment method?"
    for name in (PageName.PRIZES, PageName.DESK, PageName.RECORD, PageName.CLOCK):
        turned_to(room, name)
        assert unsigned(room.console.pages.page) == []
    turned_to(room, PageName.EVENTS)
    hold(room, "Dollars")
    assert voice().money(100) == house_voice().money(100) == "1.00"
    turned_to(room, PageName.EVENTS)
    pools = [row.cells[-1].text for row in room.events.listing.table.rows]
    assert "€600.00" in pools
    room.console.view.choose(euros)
    assert voice().money(100) == "€1.00"
    turned_to(room, PageName.CAGE)
    press(room, Qt.Key.Key_O)
    answer(room, "1")
    answer(room, "500")
    assert "500.00" in list(texts(room.console.pages.cage))


def unsigned(page: QWidget) -> list[str]:
    """Amounts in sight on a page that do not say what they are in."""
    return [text for text in texts(page) if UNSIGNED.search(text)]


def texts(page: QWidget) -> Iterator[str]:
    for label in page.findChildren(QLabel):
        if label.isVisible():
            yield label.text()
    for button in page.findChildren(ActButton):
        if button.isVisible():
            yield button.text()
    for listing in page.findChildren(Listing):
        if listing.isVisible():
            yield from (cell.text for row in listing.table.rows for cell in row.cells)


def _english(words: Words) -> str:
    return words.many if isinstance(words, Plural) else words.english
