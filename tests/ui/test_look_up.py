"""A floor supervisor's question is answered from the house's book, by keys alone, and logged."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdapp.bootstrap import irregularities, play_rules, rulebook
from tdapp.core.refusal import Refusal
from tdapp.table.facts.rulings import RulingKind
from tdapp.ui.rulings.look_up_pane import LookUpPane
from tdapp.ui.rulings.ruling_acts import LONGEST_NUMBER
from tdapp.voice.voice import Voice
from tdapp.words.look_up.commission_enquiry import commission_way
from tdapp.words.look_up.enquiry import Ask, HouseRuling, Next, read_between
from tdapp.words.look_up.hand_order_enquiry import hand_order_way
from tdapp.words.look_up.irregularity_enquiry import irregularity_ways
from tdapp.words.look_up.posting_enquiry import posting_way
from tdapp.words.look_up.turn_enquiry import turn_way
from tdapp.words.look_up.wager_enquiry import read_act, wager_way
from tests.poker.houses import HOUSES
from tests.rules_doc import rule
from tests.ui.at_the_till import answer, enter, hold, question
from tests.ui.by_hand import SHIFT, SIX, recorded
from tests.ui.on_floor import texts
from tests.ui.window_room import WindowRoom

FEW = 50
"""Rulings that the shortest of the books comes to at least."""


def looks_up(room: WindowRoom) -> LookUpPane:
    """The look-up, ready to be typed to from wherever the window is."""
    room.key(Qt.Key.Key_F5, SHIFT)
    pane = room.rulings.page.looking
    assert pane.isVisible()
    assert pane.field.hasFocus()
    assert pane.question.text() == "What happened?"
    return pane


def told(room: WindowRoom, pane: LookUpPane, *typed: str) -> None:
    """Type answers, each with Enter."""
    for one in typed:
        QTest.keyClicks(pane.field, one)
        room.key(Qt.Key.Key_Return, on=pane.field)


def left(room: WindowRoom, pane: LookUpPane) -> None:
    """Go back, question by question, until the look-up is away."""
    while pane.isVisible():
        room.key(Qt.Key.Key_Escape, on=pane.field)


def test_a_supervisors_question_is_answered_by_keys_and_goes_into_the_log(room: WindowRoom) -> None:
    assert room.console.pages.by_name
    without_an_event(room)
    book = rulebook("crown")
    hold(room, rules=book.tournament, house=book.house)
    enter(room, *SIX)
    what_is_needed_is_asked(room)
    into_the_log(room)
    chips_and_turns(room)
    room.console.command.open("rule")
    assert room.command.reply == "Look up a rule…"
    room.console.command.close_bar()


def without_an_event(room: WindowRoom) -> None:
    """The book of the house in the settings answers, and nothing can be logged."""
    assert room.console.welcome.isVisible()
    pane = looks_up(room)
    told(room, pane, "flop with", "h")
    assert texts(pane.list)[0] == "The rulebook does not say."
    assert texts(pane.list)[-1] == "Basis: published conditions."
    told(room, pane, "")
    assert room.is_refused("no_such_event")
    left(room, pane)
    assert room.console.welcome.isVisible()
    room.key(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier, on=looks_up(room).field)
    assert room.console.welcome.isVisible()


def what_is_needed_is_asked(room: WindowRoom) -> None:
    """A misdeal after one fact, a void hand after three; back and forth by keys."""
    pane = looks_up(room)
    told(room, pane, "wrong number of cards in", "n")
    assert pane.question.text() == "The house rules"
    assert texts(pane.list)[0] == "Misdeal."
    told_so_far = (
        "wrong number of cards in a hand \N{MIDDLE DOT} Have two or more players acted? no"
    )
    assert pane.told.text() == told_so_far
    room.key(Qt.Key.Key_Backspace, on=pane.field)
    assert pane.question.text() == "Have two or more players acted?"
    assert texts(pane.list) == ["yes", "no"]
    told(room, pane, "y", "n", "many")
    assert room.is_refused("not_a_count")
    assert pane.question.text() == "How many chips did this player put in?"
    room.key(Qt.Key.Key_Escape, on=pane.field)
    told(room, pane, "1 500")
    assert "Return 1,500 chips." in texts(pane.list)
    assert texts(pane.list)[-1] == "Rule 14.1.1(a)(vi)."


def into_the_log(room: WindowRoom) -> None:
    """Words and rule are filled in, and the log shows the new ruling."""
    page = room.rulings.page
    told(room, page.looking, "")
    for typed in ("1 17", "3"):
        answer(room, typed)
    assert question(room).text == "What is the ruling for Player C?"
    filled = question(room).field.text()
    assert filled.startswith("Wrong number of cards in a hand: No misdeal")
    answer(room, None)
    room.settle()
    given = recorded(room).rulings.by_number[1].given
    assert (given.kind, given.table, given.hand) == (RulingKind.CARDS, 1, "17")
    assert (given.entries, given.rule) == ((3,), "14.1.1(a)(vi)")
    assert not page.looking.isVisible()
    assert page.pane.rulings.hasFocus()
    assert texts(page.pane.rulings, 4) == [filled]


def chips_and_turns(room: WindowRoom) -> None:
    """What chips and words are, and what an act out of turn is worth."""
    pane = looks_up(room)
    told(room, pane, "bet", "400", "", "200", "5000", "", "500")
    assert texts(pane.list)[:2] == ["It is a call, 400 in all.", "Return 100 chips."]
    room.key(Qt.Key.Key_Escape, on=pane.field)
    told(room, pane, "raise to 900, 100+100")
    assert texts(pane.list)[:2] == ["It is a raise to 900.", "Still to add: 700."]
    assert pane.told.text().endswith("What did the player do? raise to 900, 100+100")
    pane = looks_up(room)
    told(room, pane, "out of turn", "300", "", "checked", "y")
    assert texts(pane.list) == ["The action stands.", "Rule 6.18.1."]
    pane = looks_up(room)
    told(room, pane, "out of turn", "50", "", "30", "y", "several")
    assert texts(pane.list) == [
        "The action stands.", "It is a raise to 60.", "Still to add: 10.",
        "Rule 6.18.1, 6.18.2, 6.12.",
    ]  # fmt: skip
    pane = looks_up(room)
    told(room, pane, "out of turn", "50", "", "30", "y", "one chip")
    assert texts(pane.list)[1:3] == ["It is a call, 30 in all.", "Return 20 chips."]
    left(room, pane)
    assert room.rulings.page.pane.isVisible()


@pytest.mark.parametrize("house", HOUSES)
def test_every_way_through_every_house_ends_in_a_ruling_that_the_log_takes(house: str) -> None:
    play = play_rules(house)
    ways = (wager_way, turn_way, posting_way, hand_order_way, commission_way)
    in_play = [way(Voice(), play) for way in ways]
    firsts = (*irregularity_ways(Voice(), irregularities(house)), *in_play)
    asked = [way.leads_to() for way in firsts]
    ends = 0
    while asked:
        step = asked.pop()
        if isinstance(step, HouseRuling):
            ends += 1
            assert step.sentences[-1].endswith(f" {step.rule}.")
            assert 0 < len(step.rule) <= LONGEST_NUMBER
            assert step.words.startswith(step.happened)
        else:
            assert isinstance(step, Ask)
            assert step.words
            asked += followed(step)
    assert ends > FEW


def followed(step: Ask) -> list[Next]:
    """What comes after each answer to choose, and after numbers."""
    found = [way.leads_to() for way in step.ways]
    for typed in ("1", "2", "400") if step.read else ():
        try:
            found.append(step.taken(typed, None))
        except Refusal as unfit:
            assert unfit.code in {"number_below", "number_above", "rate_out_of_range"}  # noqa: PT017
    return found


@rule("STAR", "27.17")
@rule("CROWN", "18.14")
@rule("ADELAIDE", "86")
@pytest.mark.parametrize(
    ("house", "said"),
    [
        ("star", "order DF24/017426; copy on request: rule 27.17"),
        ("crown", "version 13.0; copy on request: rule 18.14"),
        ("adelaide", "9 October 2020; copy on request: rule 86"),
    ],
)
def test_the_approved_text_is_named_where_rules_are_looked_up(
    room: WindowRoom, house: str, said: str
) -> None:
    """Which edition the house plays by, and the rule that has a copy on request."""
    book = rulebook(house)
    hold(room, rules=book.tournament, house=book.house)
    assert looks_up(room).house.text.endswith(said)


@rule("TAS", "B14.3")
@rule("ADELAIDE", "45")
@rule("STAR", "13.4")
@rule("CROWN", "3.2.2(d)", "11.5.5")
@pytest.mark.parametrize(
    ("house", "deck", "high", "ace"),
    [
        ("TAS", "52 cards", "3. full house", "may also"),
        ("TAS", "32 cards", "2. flush", "may also"),
        ("ADELAIDE", None, "3. full house", "may also"),
        ("STAR", "36 cards", "3. flush", "may also"),
        ("CROWN", "36 cards, two card manila, three card manila", "3. flush", "does not"),
    ],
)
def test_the_order_of_hands_is_shown_by_the_deck(
    house: str, deck: str | None, high: str, ace: str
) -> None:
    """Highest first, with what an ace is in a straight."""
    step = hand_order_way(Voice(), play_rules(house)).leads_to()
    if deck is not None:
        assert isinstance(step, Ask)
        (step,) = (way.leads_to() for way in step.ways if way.words == deck)
    assert isinstance(step, HouseRuling)
    assert step.sentences[0] == "1. straight flush"
    assert high in step.sentences
    assert ace in step.sentences[-2]


def two_motions(house: str) -> Next:
    """200, then 400 into a bet of 200, with no limit and 5,000 behind."""
    step: Next = wager_way(Voice(), play_rules(house)).leads_to()
    for typed in ("200", "0", "200", "5000", None, "200, then 400"):
        assert isinstance(step, Ask)
        step = step.ways[0].leads_to() if typed is None else step.taken(typed, None)
    return step


@rule("TAS", "C7.7", "C1.2")
@pytest.mark.parametrize(("line", "said"), [("y", "It is a call"), ("n", "It is a raise to 600")])
def test_bets_in_several_motions_turn_on_a_fold_line_in_tasmania(line: str, said: str) -> None:
    """Only the layout with a line has the rule of one movement; the others count all chips."""
    asked = two_motions("TAS")
    assert isinstance(asked, Ask)
    assert asked.words == "Is there a fold line on this table?"
    found = asked.ways_for(line)[0].leads_to()
    assert isinstance(found, HouseRuling)
    assert found.sentences[0].startswith(said)
    assert isinstance(two_motions("STAR"), HouseRuling)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("jump", "not_an_act"),
        ("5x", "not_an_act"),
        ("raise to", "not_an_act"),
        ("9999x5", "not_an_act"),
    ],
)
def test_what_is_no_act_is_refused(typed: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_act(Voice(), typed)
    assert refused.value.code == code
    with pytest.raises(Refusal, match="number_below"):
        read_between("0", 1)


def ruled_on(house: str, *typed: str) -> tuple[str, ...]:
    """What the look-up says of a charge, answer by answer."""
    step = commission_way(Voice(), play_rules(house)).leads_to()
    for one in typed:
        assert isinstance(step, Ask), step
        ways = step.ways_for(one)
        step = step.taken(one, ways[0] if ways else None)
    assert isinstance(step, HouseRuling), step
    return step.sentences


@pytest.mark.parametrize(
    ("house", "typed", "said"),
    [
        (
            "star",
            ("time", "leaves before"),
            ("Commission: 0.00.", "nothing back for leaving before the hour ends."),
        ),
        (
            "adelaide",
            ("time", "all that", "10", "none", "0", "130"),
            (
                "Commission: 30.00.", "1/1 of the hour: 10.00.",
                "2 more hours or part of one, 10.00 each: 20.00.",
            ),
        ),
        (
            "star",
            ("extra", "5", "0"),
            (
                "Commission: 2.00.", "2.00 of the 5.00 for more time: 2.00.",
                "3.00 of the 5.00 goes into the pot.",
            ),
        ),
        (
            "crown",
            ("time", "table pays", "10", "9"),
            (
                "Commission: 90.00.", "10.00 per hour for each of 9 players: 90.00.",
                "90.00 to be verified by: TG Area Manager or above.",
            ),
        ),
        (
            "crown",
            ("percentage", "5", "8", "100"),
            ("Commission: 5.00.", "5% of 100.00: 5.00."),
        ),
        (
            "crown",
            ("hand, from", "5 = 3; 9 = 5", "120 + 60", "8"),
            ("Commission: 5.00.", "5.00 for a hand of 8 players: 5.00."),
        ),
        ("crown", ("hand, from", "3", "only blinds"), ("Commission: 0.00.", "the hand is exempt.")),
        ("crown", ("player", "3", "only blinds"), ("Commission: 0.00.", "the hand is exempt.")),
        (
            "star",
            ("percentage", "5", "none", "all players who"),
            ("Commission: 0.00.", "the hand is exempt."),
        ),
        (
            "tasmania",
            ("size", "120 + 30"),
            ("Commission: 8.00.", "pot 1: 120.00 by the scale, 2.00 a step: 6.00.",
             "pot 2: 30.00 by the scale, 2.00 a step: 2.00."),
        ),
        (
            "adelaide",
            ("percentage", "5", "8", "2", "100"),
            ("Commission: 7.00.", "5% of 100.00: 5.00.", "2.00 more for the jackpot: 2.00."),
        ),
        (
            "adelaide",
            ("percentage", "10", "8", "none", "a winner", "60", "30", "29"),
            ("Commission: 0.00.", "60.00 is exempt."),
        ),
        (
            "adelaide",
            ("percentage", "10", "8", "none", "a winner", "60", "30", "20"),
            ("Commission: 6.00.", "10% of 60.00: 6.00."),
        ),
        (
            "adelaide",
            ("per player", "0.50", "9"),
            ("Commission: 9.00.", "1.00 of each of 9 players: 9.00.",
             "0.50 of 9.00 goes into the jackpot."),
        ),
    ],
)  # fmt: skip
def test_a_charge_is_looked_up_with_what_it_leaves_to_be_done(
    house: str, typed: tuple[str, ...], said: tuple[str, ...]
) -> None:
    sentences = ruled_on(house, *typed)
    assert sentences[:-1] == said
    assert sentences[-1].startswith("Rule ")
