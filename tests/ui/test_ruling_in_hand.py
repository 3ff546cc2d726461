"""A rule looked up while a hand is held: the hand answers for itself, and takes the ruling."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdapp.poker.cards import card
from tdapp.poker.play.acts import RaiseTo
from tdapp.poker.rulings.irregularities_carried import CarryOut, RuledToBe
from tdapp.table.facts.rulings import RulingKind
from tdapp.table.state.hands import HandInPlay
from tdapp.ui.rulings.look_up_pane import LookUpPane
from tests.ui.by_hand import SHIFT
from tests.ui.feature_driver import AtTheTable
from tests.ui.on_floor import texts
from tests.ui.window_room import WindowRoom


def looks_up(table: AtTheTable, *typed: str) -> LookUpPane:
    """The look-up over the hand, after these answers."""
    table.room.key(Qt.Key.Key_F5, SHIFT)
    pane = table.room.rulings.at_the_floor.looking
    assert pane.field.hasFocus()
    for one in typed:
        QTest.keyClicks(pane.field, one)
        table.room.key(Qt.Key.Key_Return, on=pane.field)
    return pane


def carried_out(table: AtTheTable, pane: LookUpPane, *typed: str) -> HandInPlay:
    """The hand after the ruling; what it leaves open is answered before."""
    table.room.key(Qt.Key.Key_Return, SHIFT, on=pane.field)
    for one in typed:
        assert pane.isVisible()
        QTest.keyClicks(pane.field, one)
        table.room.key(Qt.Key.Key_Return, on=pane.field)
    table.room.settle()
    assert table.page.isVisible()
    return table.room.state.feature.by_table[1]


def on_the_flop(room: WindowRoom) -> AtTheTable:
    """Three see a flop."""
    table = AtTheTable(room)
    table.press("N")
    table.answer(str(table.button.seat), "9000", "10000", None)
    table.press("D")
    table.answer(None)
    table.press("C", "C", "C", "D")
    table.answer("2c 7d 9h")
    return table


def test_a_ruling_is_carried_out_in_the_hand_that_answered_for_it(room: WindowRoom) -> None:
    table = on_the_flop(room)
    assert table.buttons[-1] == "Look up a rule…"
    a_card_is_set_aside(table)
    chips_are_ruled_to_be_a_bet(table)
    a_hand_is_dead(table)
    what_changes_nothing_is_not_carried_out(table)
    the_log_has_what_was_carried_out(table)


def a_card_is_set_aside(table: AtTheTable) -> None:
    """Asked only which card it was; a step like each, taken back like each."""
    pane = looks_up(table, "turn dealt before the betting")
    assert "Table 1, hand 1" in pane.house.text
    assert "carried out in the hand" in texts(pane.list, 1)
    assert "applied automatically to the hand" in texts(pane.list, 1)
    hand = carried_out(table, pane, "Jc")
    done = hand.acts[-1]
    assert isinstance(done, CarryOut)
    assert (done.rule, hand.round.thrown) == ("14.10.1", (card("Jc"),))
    assert "rule 14.10.1" in texts(table.page.pane.steps, 2)[0]
    given = table.room.state.rulings.by_number[1].given
    assert (given.kind, given.table, given.hand) == (RulingKind.CARDS, 1, "1")
    assert given.rule == "14.10.1"
    table.press("U")
    assert table.room.state.feature.by_table[1].round.thrown == ()


def chips_are_ruled_to_be_a_bet(table: AtTheTable) -> None:
    """Of what the player faces nothing is asked."""
    pane = looks_up(table, "bet, call or raise: words")
    assert "faces 0" in pane.question.text()
    QTest.keyClicks(pane.field, "bet, 500")
    table.room.key(Qt.Key.Key_Return, on=pane.field)
    assert texts(pane.list)[0] == "It is a bet of 500."
    hand = carried_out(table, pane)
    done = hand.acts[-1]
    assert isinstance(done, RuledToBe)
    assert isinstance(done.acts[0], RaiseTo)
    assert hand.round.betting.price == 500


def a_hand_is_dead(table: AtTheTable) -> None:
    """Whose hand it is decides what the hand tells; two have not acted."""
    pane = looks_up(table, "hand mucked by the dealer in error")
    hand = carried_out(table, pane, "")
    assert len(hand.round.live) == 2
    pane = looks_up(table, "wrong number of cards in")
    assert "Which player is it about?" in pane.question.text()
    QTest.keyClicks(pane.field, "")
    table.room.key(Qt.Key.Key_Return, on=pane.field)
    assert "Have two or more players acted? yes" in pane.told.text()
    while pane.isVisible():
        table.room.key(Qt.Key.Key_Escape, on=pane.field)
    table.room.console.pages.show_hand()


def what_changes_nothing_is_not_carried_out(table: AtTheTable) -> None:
    """It is told, for the people at the table."""
    pane = looks_up(table, "hand shown to one")
    assert set(texts(pane.list, 1)) == {"", "to be done at the table"}
    table.room.key(Qt.Key.Key_Return, SHIFT, on=pane.field)
    assert table.room.is_refused("nothing_to_carry")
    while pane.isVisible():
        table.room.key(Qt.Key.Key_Escape, on=pane.field)


def the_log_has_what_was_carried_out(table: AtTheTable) -> None:
    """Without another key, with what was answered for it."""
    table.room.settle()
    rulings = table.room.rulings.at_the_floor
    said = texts(rulings.pane.rulings, 4)
    assert len(said) == 3
    assert any(one.endswith("Which cards were seen? Jc.") for one in said)
    assert any("It is a bet of 500." in one for one in said)
