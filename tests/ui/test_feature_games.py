"""Stud, draw and hi-lo with a side pot, followed by keys on the page of a hand."""

from tests.rules_doc import rule
from tests.ui.at_the_till import question
from tests.ui.by_hand import recorded
from tests.ui.feature_driver import AtTheTable
from tests.ui.on_floor import texts
from tests.ui.window_room import WindowRoom

SHORT = "600"


def begun(table: AtTheTable, game: str, *more: str | None) -> None:
    """A hand of a game that is named."""
    table.press("G")
    table.answer(game, *more)
    assert table.room.state.feature.by_table[1].setup.players == 3


def dealt(table: AtTheTable, *typed: str) -> None:
    """What the dealer deals, one answer each."""
    for words in typed:
        table.press("D")
        table.answer(words)


def ended(table: AtTheTable) -> str:
    """Who wins with what; the hand is ended."""
    table.press("E")
    said = question(table.room).text
    table.answer(None)
    assert not table.room.state.feature.by_table
    return said


def stud(table: AtTheTable) -> None:
    """The lowest card opens for a bet; an open pair lets anybody bet either limit."""
    begun(table, "limit seven card stud", str(table.button.seat), "9000", "10000", SHORT)
    assert "bets 50 / 100" in table.said
    dealt(table, "?? ?? 9s", "?? ?? 4d", "?? ?? Kh")
    who = table.page.pane.seats.table.rows[1].cells[0].text
    assert f"{who} to act: bet 50" in table.said
    table.press("R")
    table.answer(None)
    table.press("C", "C")
    dealt(table, "9h", "5d", "Qh")
    assert "bet 50 or 100" in table.said
    table.press("R")
    assert "50 or 100" in question(table.room).text
    table.answer("100")
    table.press("F", "F")
    assert "wins" in ended(table)


def draw(table: AtTheTable) -> None:
    """Unseen cards are one step; one exchanges two, one stands pat, one bets and is called."""
    begun(table, "five card draw")
    dealt(table, "??")
    assert texts(table.page.pane.steps, 2) == ["The cards that are due are dealt unseen"]
    table.press("U", "D")
    assert "Which 5 cards are dealt to" in question(table.room).text
    table.answer("??")
    table.press("C", "C", "C")
    for thrown in ("?? ??", "", ""):
        table.press("X")
        table.answer(thrown)
    dealt(table, "??")
    assert {"exchanges ?? ??", "stands pat"} <= {*texts(table.page.pane.steps, 2)}
    table.press("R")
    table.answer(None)
    table.press("F", "C")
    for hand in ("As Ad 9h 5c 2s", "Kd Kc 8h 7c 3s"):
        table.press("S")
        table.answer(hand)
    assert "wins 250 with one pair" in ended(table)


def hi_lo(table: AtTheTable) -> None:
    """The short stack wins both halves of the main pot, the others play for a side pot."""
    begun(table, "no limit omaha hi-lo")
    dealt(table, "As 2s Kc Kd", "Ah Qd Qc 5c", "Jh Jd Tc Ts")
    table.press("C", "A", "C", "C")
    dealt(table, "3h 4d 8c")
    table.press("R")
    table.answer("1000")
    assert "Pot 2,500: main pot 1,500, bets 1,000" in table.said
    table.press("C")
    for board in ("Kh", "9h"):
        dealt(table, board)
        assert "main pot 1,500, side pot 2,000" in table.said
        table.press("C", "C")
    table.press("S", "S", "S")
    said = ended(table)
    assert "wins 1,500 with three of a kind, a low of 8-4-3-2-A" in said
    assert "wins 2,000 with one pair, a low of 8-5-4-3-A" in said


def spread(table: AtTheTable) -> None:
    """A spread limit that is named without its bets is asked for again."""
    table.press("G")
    table.answer("spread limit hold'em")
    assert table.room.is_refused("spread_not_told")
    table.answer("spread-limit hold'em 50-200")
    assert "spread-limit Hold'em  25 / 50  bets 50 to 200" in table.said
    table.press("+X")
    assert not table.room.state.feature.by_table


@rule("STAR", "15.7", "16.7", "17.7", "18.7", "19.7", "20.8", "21.8", "22.8", "23.8")
def test_stud_draw_and_hi_lo_are_followed_by_keys(room: WindowRoom) -> None:
    """At the end it stands in words who wins how much with what, for the dealer to announce."""
    table = AtTheTable(room)
    stud(table)
    draw(table)
    hi_lo(table)
    spread(table)
    assert recorded(room).feature.numbers[1] == 4


def test_a_last_call_that_cannot_win_is_handed_back(room: WindowRoom) -> None:
    """Kings show and bet; the button names the last caller, whose hole card nobody saw."""
    table = AtTheTable(room, "TAS")
    begun(table, "five card stud", str(table.button.seat), "9000", "10000", "9000")
    for street in ("?? Ks", "?? Qs", "?? Js"), ("Kd", "Qd", "Jd"), ("9h", "8h", "7h"), ("4c",) * 3:
        dealt(table, *(one.replace("4c", f"{at}c") for at, one in enumerate(street, 4)))
        table.press("R")
        table.answer(None)
        table.press("C", "C")
    assert "Pot 600" in table.said
    last = table.page.pane.seats.table.rows[2].cells[0].text
    assert f"Return {last}'s last call" in table.buttons
    table.press("+H")
    assert "Pot 550" in table.said
    assert not any("last call" in one for one in table.buttons)
