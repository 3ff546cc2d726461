"""Hands of Chinese poker as they were set at the chosen table, compared and paid (CROWN 13)."""

from collections.abc import Sequence

from tdapp.calls.tournament.hands import SettleChinese
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
from tdapp.tournament.hands.chinese import chinese_outs, settle_chinese
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import confirm, number, read
from tdapp.ui.feature.coming_hand import HandAhead
from tdapp.ui.feature.hand_words import seat_words
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.parts import Parts
from tdapp.ui.parts.typed import read_count
from tdapp.ui.tables.floor_choice import Spot

say = saying("chinese acts")

FRONT, MIDDLE = 3, 8
Entries = Sequence[int]
"""Who was dealt in, from the left of the button."""


class ChineseActs(Acts[Spot]):
    """One act: it asks for all that was set, says who wins what, and tells the stacks."""

    def __init__(self, coming: HandAhead, parts: Parts) -> None:
        self._floor = floor = coming.floor
        super().__init__(floor.view, floor.asking, floor.spot, floor.view)
        self._coming = coming
        self._parts = parts
        words = say("Settle Chinese poker…")
        self.settle = self._act(ActSpec(words, "J", self._any_call, self._settle))

    @property
    def offered(self) -> bool:
        """Whether the house has the game."""
        return self._rules.chinese is not None

    @property
    def _rules(self) -> PlayRules:
        return self._parts.rules_of(self._floor.state).play

    def _any_call(self, on: Spot) -> Call:
        """To see whether the game can be settled: nobody has won anything."""
        if not self.offered:
            raise Refusal("game_not_offered", game="chinese")
        table = on.the_table()
        entries = [self._entry(table, seat) for seat in self._seats(table)]
        return SettleChinese(on.event, table, tuple(StackAfter(one, 1, 1) for one in entries))

    def _seats(self, table: int) -> Sequence[int]:
        """The seats that are dealt in, from the left of the button of the coming hand."""
        state = self._floor.state
        taken, button = seats_in_play(state, table), chinese_button(state, table)
        most = len(taken) if self._rules.chinese is None else self._rules.chinese.active
        return dealt_in(taken, button, most)

    def _entry(self, table: int, seat: int) -> int:
        entry = self._floor.state.seating.entry_at.get(Seat(table, seat))
        if entry is None:
            raise Refusal("nobody_in_seat", seat=f"{table}-{seat}")
        return entry

    def _settle(self, on: Spot) -> Flow[None]:
        table = on.the_table()
        unit = yield from number(say("How many chips per unit?"), say("Chips"))
        entries = yield from self._dealt_in(table, unit)
        stacks: list[int] = []
        for entry in entries:
            stack = self._stack(entry) or (yield from self._coming.stack(entry))
            stacks.append(stack)
        round_ = _all_dealt(start(chinese_setup(self._rules, stacks, unit)))
        while round_.stage is not Stage.OVER:
            round_ = yield from self._next_set(entries, round_)
        yield from self._pay(on, entries, round_)

    def _dealt_in(self, table: int, unit: int) -> Flow[Entries]:
        """Ask for the seats that were dealt in; gives who sits there."""

        def read_seats(typed: str) -> Entries:
            entries = [self._entry(table, read_count(one)) for one in typed.split()]
            chinese_setup(self._rules, [self._stack(one) or 1 for one in entries], unit)
            return entries

        text = say("Which seats were dealt in, starting left of the button?")
        usual = " ".join(map(str, self._seats(table)))
        return read(text, say("Seat numbers"), read_seats, usual)

    def _stack(self, entry: int) -> int:
        """What an entry has; 0 where that is not known."""
        told = self._floor.state.chips.stacks.get(entry)
        return 0 if told is None else told.stack

    def _next_set(self, entries: Entries, round_: ChineseRound) -> Flow[ChineseRound]:
        """Ask how the next player has set; gives the round after it."""
        player = offers(round_).sets[0]
        asked = say(
            "How did {who} set the hand? Leave empty if it is fouled.",
            who=seat_words(self._floor.state, entries[player]),
        )
        hint = say("Three cards in front, five in the middle, five at the back")
        return read(
            asked, hint, lambda typed: _set_by(player, typed).after(round_), may_be_empty=True
        )

    def _pay(self, on: Spot, entries: Entries, round_: ChineseRound) -> Flow[None]:
        """Ask for what decides about places, then say who wins what and who is out."""
        found, floor, table = settle(round_), self._floor, on.the_table()
        chips = zip(entries, round_.setup.stacks, found.stacks, strict=True)
        stacks = tuple(StackAfter(*one) for one in chips)
        outs = yield from self._coming.outs(
            lambda told: chinese_outs(floor.state, table, stacks, told)
        )
        events = settle_chinese(floor.state, table, stacks, floor.view.now, told=outs)
        text = f"{self._who_wins(entries, found)}. {self._coming.what_changes(events)}".strip()
        yield from confirm(text, say("Record stacks"))
        yield from self._do(SettleChinese(on.event, table, stacks, tuple(outs)))

    def _who_wins(self, entries: Entries, found: ChineseSettlement) -> str:
        return "; ".join(
            say.plural(
                "{who}: {units} unit, stack now {chips}",
                "{who}: {units} units, stack now {chips}",
                abs(units),
                who=seat_words(self._floor.state, entry),
                units=f"{units:+d}",
                chips=voice().count(stack),
            )
            for entry, units, stack in zip(entries, found.units, found.stacks, strict=True)
        )


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
