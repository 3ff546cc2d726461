"""What is asked of each of several who are out in one hand, and how the answers are read."""

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.rules.drawn_cards import rank_of
from tdapp.rules.finishing_rules import FinishBy
from tdapp.tournament.reckoning.ties import EliminatedPlayer, OpenTie
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.typed import read_count
from tdapp.voice.texts import text

ASKED = {
    FinishBy.STACK: text("hand", "How many chips did {name} have before the hand?"),
    FinishBy.CHIPS_PUT_IN: text("hand", "How many chips did {name} put into the pot of that hand?"),
    FinishBy.ALL_IN_AMOUNT: text("hand", "How many chips in total was {name} all-in for?"),
    FinishBy.FIRST_ALL_IN: text("hand", "In what order was {name} all-in (first = 1)?"),
    FinishBy.NEAREST_BUTTON: text(
        "hand", "How many seats clockwise of the button was {name} (on the button = 0)?"
    ),
    FinishBy.CARD: text("hand", "Which card did {name} draw in round {round}, such as 7, 10 or Q?"),
    FinishBy.RULING: text("hand", "What rank does the director give {name} (best = 1)?"),
}
HINTS = {
    FinishBy.FIRST_ALL_IN: text("hand", "All-in number"),
    FinishBy.NEAREST_BUTTON: text("hand", "Seats from the button"),
    FinishBy.CARD: text("hand", "Card"),
    FinishBy.RULING: text("hand", "Rank"),
}
FIELDS = {
    FinishBy.STACK: "stack",
    FinishBy.CHIPS_PUT_IN: "put_in",
    FinishBy.ALL_IN_AMOUNT: "all_in",
    FinishBy.FIRST_ALL_IN: "all_in_order",
    FinishBy.NEAREST_BUTTON: "from_button",
    FinishBy.RULING: "ruled",
}


def asked_of(missing: OpenTie, name: str) -> str:
    """What is asked of the player of this name."""
    return voice().say(ASKED[missing.what], name=name, round=missing.round)


def hint_of(what: FinishBy) -> str:
    """What stands in the empty field."""
    return voice().say(HINTS.get(what, text("hand", "Chips")))


def read_known(out: EliminatedPlayer, what: FinishBy, typed: str) -> EliminatedPlayer:
    """What is known with an answer; refuses ``no_such_card`` and ``not_a_count``."""
    if what is FinishBy.CARD:
        return replace(out, cards=(*out.cards, rank_of(typed)))
    return replace(out, **{FIELDS[what]: read_count(typed)})


def read_entries(typed: str) -> tuple[tuple[int, ...], ...]:
    """Entry numbers, those joined by ``=`` in one group; refuses ``not_a_count``."""
    joined = typed.replace(" =", "=").replace("= ", "=").replace(",", " ")
    groups = tuple(tuple(map(read_count, group.split("="))) for group in joined.split())
    if not groups:
        raise Refusal("not_a_count", text=typed.strip())
    return groups


def unplayed_words(state: Tournament, *names: str) -> str:
    """Ask whether players are out though the clock never ran; nothing where it did."""
    if state.clock.started:
        return ""
    return voice().plural(
        "entry acts",
        "The clock has not started. Is {who} out anyway?",
        "The clock has not started. Are {who} out anyway?",
        len(names),
        who=", ".join(names),
    )
