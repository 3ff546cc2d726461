"""The log of rulings and the list of penalties as prepared rows, the newest first."""

from tdapp.rules.ruling_rules import ReviewRule, ReviewStep
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.shown.entry_facts import NameOf
from tdapp.shown.penalty_words import left_words, penalty_words
from tdapp.table.rulings.ruling import next_step, rulings
from tdapp.table.state.penalties import Penalty
from tdapp.table.state.rulings import Ruling
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.lists.list_rows import ListRow
from tdapp.ui.look.spoken import voice
from tdapp.ui.rulings.ruling_texts import SaidBook
from tdapp.ui.rulings.ruling_words import people_words, standing_words, where_words


def ruling_rows(state: Tournament, name_of: NameOf, said: SaidBook) -> list[ListRow]:
    """Number, time, where, whom, what, by which rule, by whom, and how it stands."""
    rule = state.conditions.rules.disputes
    return [_ruling(state, one, rule, name_of, said) for one in reversed(rulings(state))]


def _ruling(
    state: Tournament, ruling: Ruling, rule: ReviewRule, name_of: NameOf, said: SaidBook
) -> ListRow:
    given = ruling.given
    by_rule = voice().text("rulings", "rule {rule}", rule=given.rule) if given.rule else ""
    cells = (
        Cell(str(ruling.number), ()),
        Cell("" if given.happened_us is None else voice().time(given.happened_us), (), Tone.LABEL),
        Cell(where_words(given), (), Tone.LABEL),
        Cell(people_words(state, given.entries, name_of), ()),
        Cell(said.words(given), ()),
        Cell(by_rule, (), Tone.LABEL),
        Cell(said.staff(given.by), (), Tone.LABEL),
        _standing(rule, ruling, said),
    )
    return ListRow(ruling.number, cells)


def _standing(rule: ReviewRule, ruling: Ruling, book: SaidBook) -> Cell:
    """Upheld or changed, and what comes next."""
    text = voice().text
    step, reviewed = next_step(rule, ruling), standing_words(ruling, book.staff)
    if step is None:
        told = (
            text("rulings", "right to complain given")
            if ruling.told
            else text("rulings", "final decision")
        )
        return Cell(", ".join(filter(None, (reviewed, told))), (), Tone.DONE, Shape.DONE)
    if isinstance(step, ReviewStep):
        said = text("rulings", "may be reviewed")
        return Cell(", ".join(filter(None, (reviewed, said))), (), Tone.LABEL, Shape.WAITING)
    said = text("rulings", "right to complain not given")
    return Cell(", ".join(filter(None, (reviewed, said))), (), Tone.WAITS, Shape.ATTENTION)


def penalty_rows(state: Tournament, name_of: NameOf, said: SaidBook) -> list[ListRow]:
    """Number, time, whom, what, why, and how much of it is left."""
    known = state.penalties.by_number
    return [_penalty(state, known[number], name_of, said) for number in sorted(known, reverse=True)]


def _penalty(state: Tournament, penalty: Penalty, name_of: NameOf, said: SaidBook) -> ListRow:
    given = penalty.given
    cells = (
        Cell(str(given.number), ()),
        Cell(voice().time(given.happened_us), (), Tone.LABEL),
        Cell(people_words(state, (given.entry,), name_of), ()),
        Cell(penalty_words(voice(), given), ()),
        Cell(why_words(penalty, said), (), Tone.LABEL),
        _left(state, penalty),
    )
    return ListRow(given.number, cells)


def why_words(penalty: Penalty, said: SaidBook) -> str:
    """Which ruling a penalty follows from, and what was said with it."""
    number, words = penalty.given.ruling, said.words(penalty.given)
    if number is None:
        return words
    after = voice().text("rulings", "ruling {number}", number=number)
    return f"{after}, {words}" if words else after


def _left(state: Tournament, penalty: Penalty) -> Cell:
    if not penalty.outstanding:
        return Cell(left_words(voice(), penalty), (), Tone.DONE, Shape.DONE)
    if not state.is_in_play(penalty.given.entry):
        return Cell(voice().text("rulings", "out of the event"), (), Tone.GONE, Shape.GONE)
    return Cell(left_words(voice(), penalty), (), Tone.WAITS, Shape.ATTENTION)
