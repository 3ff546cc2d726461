"""Bonus and elimination rounds: where a house lets them be, told before cards, and what follows."""

import pytest
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.house.papers.kinds import Letterhead, PaperKind
from tdapp.sheets.tournament.catalogue import sheets_for
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.table.facts.chips import Lot
from tdapp.tournament.exits.special_rounds import announce, eliminate, end_round, lowest_of
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.hand_for_hand import RoundAnnounced, RoundKind
from tdapp.tournament.plan.terms import PaceTerms
from tests.rules.houses import BOOKS, held_under
from tests.rules_doc import case, rule
from tests.tournament.evening import Evening, refused

BONUS, OUT = RoundKind.BONUS, RoundKind.ELIMINATION
SAID = PaceTerms(bonus_rounds=True, elimination_rounds=True)
NEVER = PaceTerms(bonus_rounds=False, elimination_rounds=False)
RULES = {"STAR": ("28.5.7", "28.5.8"), "CROWN": ("published conditions", "15.4.5(a)")}


def playing(house: str, pace: PaceTerms = SAID) -> Evening:
    """Twelve players at two tables, the clock running."""
    evening = Evening(replace(held_under(house), pace=pace), tables=2)
    evening.enter(12)
    evening.seat()
    evening.start()
    return evening


def announced(evening: Evening, kind: RoundKind, **added: object) -> Evening:
    evening.tell(announce(evening.state, kind, [1], evening.now, before_cards=True, **added))  # type: ignore[arg-type]
    return evening


@rule("STAR", "28.5.7")
@rule("STAR", "28.5.8")
@rule("CROWN", "15.4.5")
@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("kind", RoundKind)
@pytest.mark.parametrize("pace", [PaceTerms(), SAID, NEVER])
def test_a_round_is_announced_where_book_and_conditions_let_it(
    house: str, kind: RoundKind, pace: PaceTerms
) -> None:
    """At STAR unless the conditions say no; elsewhere only where they say yes."""
    evening, said = playing(house, pace), pace.bonus_rounds
    number = RULES.get(house, ("published conditions",) * 2)[kind is OUT]
    now, lots = evening.now, [Lot(100, 5)]
    if said is False:
        number = "published conditions"
    if said or (said is None and house == "STAR"):
        told = announce(evening.state, kind, [2, 1], now, lots=lots, before_cards=True)
        assert told == [RoundAnnounced(kind, (1, 2), now, tuple(lots) if kind is BONUS else ())]
        late = refused(evening, lambda on: announce(on, kind, [1], now, lots=lots))
        assert late == Refusal("round_needs_notice", rule=number)
    else:
        why = refused(evening, lambda on: announce(on, kind, [1], now, before_cards=True))
        assert why == Refusal("round_not_allowed", rule=number)


@rule("STAR", "28.1.1")
def test_the_winner_of_a_bonus_round_gets_the_chips_and_they_are_in_play() -> None:
    """The operator adds tournament chips to the pot, or gives a prize to the winner."""
    evening = announced(playing("STAR"), BONUS, lots=[Lot(100, 5)])
    winner, before = evening.state.seating.at_table(1)[0], evening.state.chips_in_play
    why = refused(evening, lambda on: announce(on, BONUS, [1], evening.now, prize="Cap"))
    assert why == Refusal("round_is_on", table=1)
    other = evening.state.seating.at_table(2)[0]
    gone = refused(evening, lambda on: end_round(on, 1, other))
    assert gone == Refusal("not_at_the_table", entry=other, table=1)
    evening.tell(end_round(evening.state, 1, winner))
    assert evening.state.chips_in_play == before + 500
    assert refused(evening, lambda on: end_round(on, 1)) == Refusal("no_round_is_on", table=1)
    announced(evening, BONUS, prize="Cap")
    evening.tell(end_round(evening.state, 1, winner))
    assert evening.state.chips_in_play == before + 500
    papers = EventPapers(evening.state, Letterhead("STAR"), "T", "now", str)
    (slip,) = sheets_for(papers, PaperKind.BONUS_SLIPS, (winner,), evening.now)
    assert slip.hero is not None
    assert (slip.hero.value, slip.facts[0].value) == ("Cap", str(winner))
    with pytest.raises(Refusal, match="nothing_won"):
        sheets_for(papers, PaperKind.BONUS_SLIPS, (other,), evening.now)


@rule("STAR", "28.1.1")
@pytest.mark.parametrize("pace", [SAID, replace(SAID, tied_out=True)])
def test_the_lowest_stack_is_out_and_level_ones_only_where_the_conditions_say_so(
    pace: PaceTerms,
) -> None:
    """Stacks 5,000, 1,200 and 3,300: the 1,200 may be eliminated; level ones as published (P16)."""
    evening = announced(playing("STAR", pace), OUT)
    here = evening.state.seating.at_table(1)
    some = [(one, 5_000) for one in here]
    why = refused(evening, lambda on: eliminate(on, 1, some[1:], evening.now))
    assert why == Refusal("not_all_stacks", table=1)
    level = [(here[0], 1_200), (here[1], 1_200), *some[2:]]
    if pace.tied_out:
        evening.tell(eliminate(evening.state, 1, level, evening.now))
        assert {evening.state.place_of(one) for one in here[:2]} == {11}
        return
    why = refused(evening, lambda on: eliminate(on, 1, level, evening.now))
    assert why == Refusal("lowest_are_level", table=1)
    evening.tell(eliminate(evening.state, 1, [(here[0], 1_200), *some[1:]], evening.now))
    out = evening.state.exits.by_entry[here[0]]
    assert (out.departure, evening.state.left) == (Departure.LOWEST, 11)
    assert not evening.state.special_rounds.open


@case("STAR-TOURNAMENT-025")
@case("STAR-TOURNAMENT-026")
def test_of_three_stacks_the_lowest_may_be_eliminated() -> None:
    """Announced before cards, blinds and antes; the lowest table stake is out, once confirmed."""
    evening = announced(playing("STAR"), OUT)
    here = evening.state.seating.at_table(1)
    stacks = [(here[0], 5_000), (here[1], 1_200), *((one, 3_300) for one in here[2:])]
    assert lowest_of(evening.state, 1, stacks) == (here[1],)
    evening.tell(end_round(evening.state, 1))
    assert evening.state.left == 12
