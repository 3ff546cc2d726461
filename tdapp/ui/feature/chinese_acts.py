"""Hands of Chinese poker as they were set at the chosen table, compared and paid (CROWN 13)."""

from collections.abc import Mapping, Sequence

from tdapp.calls.tournament.hands import SettleChinese
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.poker.cards import UNKNOWN, cards
from tdapp.poker.chinese.acts import DealCards, RuleWrong, SetHands
from tdapp.poker.chinese.round import ChineseRound, Stage, chinese_setup, offers, start
from tdapp.poker.chinese.setting import DEALT, Setting
from tdapp.poker.chinese.settling import ChineseSettlement, settle
from tdapp.rules.game_rules import dealt_in
from tdapp.rules.play_rules import PlayRules
from tdapp.table.facts.hands import StackAfter
from tdapp.table.geometry.seats import Seat
from tdapp.table.hands.chinese import chinese_button, seats_in_play
from tdapp.tournament.exits.together import still_to_ask
from tdapp.tournament.hands.chinese import chinese_outs, settle_chinese
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tdapp.ui.feature.coming_hand_acts import ComingHandActs
from tdapp.ui.feature.hand_words import seat_words
from tdapp.ui.feature.in_hand_acts import ask_words
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.parts import Parts
from tdapp.ui.tables.at_hand import AtHand
from tdapp.words.sentence import sentence
from tdapp.words.typed import read_count

FRONT, MIDDLE = 3, 8


class ChineseActs(ComingHandActs):
    """One act: it asks for all that was set, says who wins what, and tells the stacks."""

    def __init__(self, at_hand: AtHand, parts: Parts) -> None:
        super().__init__(at_hand, parts)
        self._entries: list[int] = []
        self._at = 0
        self.settle = self._act(
            lambda: voice().text("chinese acts", "Settle Chinese poker…"),
            "J",
            self._any_call,
            self._ask_unit,
        )

    @property
    def offered(self) -> bool:
        """Whether the house has the game."""
        return self._rules.chinese is not None

    @property
    def _rules(self) -> PlayRules:
        return self._parts.rules_of(self._state).play

    def _any_call(self, event: StreamId) -> Call:
        """To see whether the game can be settled: nobody has won anything."""
        if not self.offered:
            raise Refusal("game_not_offered", game="chinese")
        table = self._table
        entries = [self._entry(table, seat) for seat in self._seats(table)]
        return SettleChinese(event, table, tuple(StackAfter(one, 1, 1) for one in entries))

    def _seats(self, table: int) -> Sequence[int]:
        """The seats that are dealt in, from the left of the button of the coming hand."""
        taken, button = seats_in_play(self._state, table), chinese_button(self._state, table)
        most = len(taken) if self._rules.chinese is None else self._rules.chinese.active
        return dealt_in(taken, button, most)

    def _entry(self, table: int, seat: int) -> int:
        entry = self._state.seating.entry_at.get(Seat(table, seat))
        if entry is None:
            raise Refusal("nobody_in_seat", seat=f"{table}-{seat}")
        return entry

    def _ask_unit(self) -> None:
        self._at = self._table
        text = voice().text("chinese acts", "How many chips per unit?")
        self._ask_for(text, voice().text("chinese acts", "Chips"), (), read_count, self._ask_seats)

    def _ask_seats(self, unit: int) -> None:
        def read(typed: str) -> list[int]:
            return [self._entry(self._at, read_count(one)) for one in typed.split()]

        def go_on(entries: list[int]) -> None:
            self._entries = entries
            self._begin_with(unit, {})

        text = voice().text(
            "chinese acts", "Which seats were dealt in, starting left of the button?"
        )
        usual = " ".join(map(str, self._seats(self._at)))
        self._ask_for(text, voice().text("chinese acts", "Seat numbers"), (usual,), read, go_on)

    def _begin_with(self, unit: int, typed: Mapping[int, int]) -> None:
        """Ask for the stacks that are not known, then how everybody has set."""
        stacks = {one: typed.get(one, self._stack(one)) for one in self._entries}
        unknown = next((one for one in stacks if not stacks[one]), None)
        if unknown is not None:
            self._ask_stack(
                unknown, lambda chips: self._begin_with(unit, {**typed, unknown: chips})
            )
            return
        try:
            setup = chinese_setup(self._rules, [stacks[one] for one in self._entries], unit)
            self._ask_next(_all_dealt(start(setup)))
        except Refusal as unfit:
            self.tried.emit(sentence(unfit, voice()))
            self._ask_seats(unit)

    def _stack(self, entry: int) -> int:
        """What an entry has; 0 where that is not known."""
        told = self._state.chips.stacks.get(entry)
        return 0 if told is None else told.stack

    def _ask_next(self, round_: ChineseRound) -> None:
        """Ask how the next player has set, until all have."""
        if round_.stage is Stage.OVER:
            self._ask_to_pay(round_)
            return
        player = offers(round_).sets[0]
        text = voice().text(
            "chinese acts", "How did {who} set the hand? Leave empty if it is fouled."
        )
        hint = voice().text(
            "chinese acts", "Three cards in front, five in the middle, five at the back"
        )

        def answered(typed: str) -> None:
            self._ask_next(_set_by(player, typed).after(round_))

        who = seat_words(self._state, self._entries[player])
        ask_words(self, text.format(who=who), hint, answered)

    def _ask_to_pay(self, round_: ChineseRound, told: Sequence[EliminatedPlayer] = ()) -> None:
        """Say who wins what and who is out, or ask for what still decides about places."""
        found, state = settle(round_), self._state
        chips = zip(self._entries, round_.setup.stacks, found.stacks, strict=True)
        stacks = tuple(StackAfter(*one) for one in chips)
        try:
            outs = chinese_outs(state, self._at, stacks, told)
            missing = still_to_ask(state, outs) if len(outs) > 1 else ()
            if missing:
                self._ask_of(outs, missing[0], lambda known: self._ask_to_pay(round_, known))
                return
            events = settle_chinese(state, self._at, stacks, self._view.now, told=outs)
        except Refusal as why:
            self.tried.emit(sentence(why, voice()))
            return
        call = SettleChinese(self._view.id or StreamId(""), self._at, stacks, tuple(outs))
        text = f"{self._who_wins(found)}. {self._what_changes(events)}".strip()
        self._ask_yes(text, voice().text("chinese acts", "Record stacks"), call)

    def _who_wins(self, found: ChineseSettlement) -> str:
        said = []
        for entry, units, stack in zip(self._entries, found.units, found.stacks, strict=True):
            text = voice().plural(
                "chinese acts",
                "{who}: {units} unit, stack now {chips}",
                "{who}: {units} units, stack now {chips}",
                abs(units),
                who=seat_words(self._state, entry),
                units=f"{units:+d}",
                chips=voice().count(stack),
            )
            said.append(text)
        return "; ".join(said)


def _all_dealt(round_: ChineseRound) -> ChineseRound:
    """Everybody with thirteen cards that nobody has seen yet."""
    for player in range(len(round_.hands)):
        round_ = DealCards(player, (UNKNOWN,) * DEALT).after(round_)
    return round_


def _set_by(player: int, typed: str) -> SetHands | RuleWrong:
    """The hands that are typed from front to back."""
    if not typed.strip():
        return RuleWrong(player)
    hand = cards(typed)
    return SetHands(player, Setting(hand[:FRONT], hand[FRONT:MIDDLE], hand[MIDDLE:]))
