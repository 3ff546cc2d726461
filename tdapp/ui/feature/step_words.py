"""What was done in a hand, in words: what a check, a bet and a raise were is told by the round."""

from tdapp.poker.cards import texts_of
from tdapp.poker.play.acts import (
    AnyAct,
    Bar,
    BarForRound,
    BringIn,
    Burn,
    CheckOrCall,
    DeadHand,
    Deal,
    DealBoard,
    DealKitty,
    DealUnseen,
    Discard,
    Draw,
    Fold,
    Forfeit,
    HandBack,
    Muck,
    Opens,
    PutIn,
    RaiseTo,
    RunIt,
    See,
    Show,
    Straddle,
    TakeKitty,
)
from tdapp.poker.round.state import Round
from tdapp.poker.round.straddling import next_straddle
from tdapp.poker.rulings.irregularities_carried import CarryOut, RuledAct, RuledToBe
from tdapp.shown.table_words import chips_words
from tdapp.table.floor import Floor
from tdapp.table.hands.entering import cards_of, chips_of, player_of
from tdapp.table.state.hands import HandInPlay
from tdapp.ui.feature.hand_words import seat_words
from tdapp.ui.look.spoken import voice
from tdapp.voice.texts import Words, plural, text
from tdapp.words.look_up.irregularity_words import situation_words

DONE: dict[type[AnyAct], Words] = {
    Deal: text("feature", "is dealt {cards}"),
    DealBoard: text("feature", "Board {cards}"),
    DealUnseen: text("feature", "The cards that are due are dealt unseen"),
    DealKitty: text("feature", "Kitty {cards}"),
    Burn: text("feature", "Burnt card {cards}"),
    Fold: text("feature", "folds"),
    Forfeit: text("feature", "loses the hand and {chips}, by a ruling"),
    Bar: text("feature", "may not raise, by a ruling"),
    BarForRound: text("feature", "may not bet or raise in this round, by a ruling"),
    HandBack: text("feature", "is handed the last call back"),
    BringIn: text("feature", "brings it in"),
    Draw: text("feature", "exchanges {cards}"),
    Discard: text("feature", "discards {cards}"),
    Show: text("feature", "shows {cards}"),
    Muck: text("feature", "mucks"),
    TakeKitty: text("feature", "takes the kitty"),
    RunIt: plural(
        "feature",
        "The rest of the board is run once",
        "The rest of the board is run {times} times",
        by="times",
    ),
    Opens: text("feature", "opens"),
    DeadHand: text("feature", "has a dead hand, by a ruling"),
    Straddle: text("feature", "straddles {chips}"),
    PutIn: text("feature", "posts {chips} for a blind that was missed"),
    See: text("feature", "had {cards}, shown because {asker} asked"),
}
PAT = text("feature", "stands pat")
CHECKS, CALLS = (text("feature", "checks"), text("feature", "calls {chips}"))
BETS, RAISES = (text("feature", "bets {chips}"), text("feature", "raises to {chips}"))
DEAD = text("feature", "puts in {chips} dead")


def step_words(state: Floor, hand: HandInPlay, done: AnyAct | RuledAct, before: Round) -> str:
    """What was done, without who did it; of one's last chips that they were."""
    if isinstance(done, CarryOut):
        said = voice().text("feature", "ruling on “{what}” carried out (rule {rule})")
        return said.format(what=situation_words(voice(), done.answer.situation), rule=done.rule)
    if isinstance(done, RuledToBe):
        return _ruled_words(state, hand, done, before)
    words, chips = _words(done, before)
    cards = cards_of(done)
    if isinstance(done, Show) and not cards:
        cards = before.hand(done.player)
    said = voice().say(
        words,
        cards=texts_of(cards),
        chips=chips_words(voice(), hand.setup, chips),
        times=done.times if isinstance(done, RunIt) else 0,
        asker=seat_words(state, hand.entries[done.asker]) if isinstance(done, See) else "",
    )
    if isinstance(done, CheckOrCall | RaiseTo) and _is_all_in(done, before):
        return voice().text("feature", "{said}, all-in", said=said)
    return said


def _ruled_words(state: Floor, hand: HandInPlay, ruled: RuledToBe, before: Round) -> str:
    """The steps that an act is ruled to be, each with who takes it if it is somebody else."""
    said = []
    for done in ruled.acts:
        player = player_of(done)
        who = ""
        if player is not None and player != ruled.player:
            who = seat_words(state, hand.entries[player])
        said.append(f"{who} {step_words(state, hand, done, before)}".strip())
        before = done.after(before)
    if not said:
        said.append(voice().text("feature", "acts again"))
    ruling = voice().text("feature", "{what} (by rule {rule})")
    return ruling.format(what="; ".join(said), rule=ruled.rule)


def _words(done: AnyAct, before: Round) -> tuple[Words, int]:
    """The words of a step, and the chips in them."""
    match done:
        case CheckOrCall(player):
            chips = before.betting.to_call(player)
            return (CALLS if chips else CHECKS), chips
        case RaiseTo(_, chips):
            return (RAISES if before.betting.price else BETS), chips
        case Draw(_, ()):
            return PAT, 0
        case PutIn(_, chips, False):
            return DEAD, chips
        case Straddle():
            return DONE[Straddle], next_straddle(before.setup)
        case _:
            return DONE[type(done)], chips_of(done)


def _is_all_in(done: CheckOrCall | RaiseTo, before: Round) -> bool:
    stake = before.betting.stakes[done.player]
    if isinstance(done, RaiseTo):
        return done.chips >= stake.most
    return 0 < stake.stack == before.betting.to_call(done.player)
