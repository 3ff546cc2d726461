"""Acts on who is not in the game: dealt in and out, away for a while, chips picked up and back."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject

from tdapp.calls.cash.custody import GiveBack, JoinAgain, PickUp
from tdapp.calls.cash.presence import AwaitBlind, ComeIn, DealOut, MarkMissed, StepAway
from tdapp.cash.absence.picking_up import WithoutWager
from tdapp.cash.blinds.coming_hands import BlindsMarked
from tdapp.cash.blinds.coming_in import WayIn, ways_in
from tdapp.cash.cash import Cash
from tdapp.cash.state.custody import BagKept
from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN
from tdapp.rules.coming_in import Posts
from tdapp.shown.cash_words import game_in_words
from tdapp.ui.asking.acts import Acts, either
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import number, one_of, read, reason
from tdapp.ui.cash_floor.cash_calls import bagged, on_sitting, tell_receipt
from tdapp.ui.cash_floor.cash_in_view import CashChoice, CashInView
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying, voice

say = saying("cash acts")
SOME_MINUTES = ("15", "30", "60")
KEPT = frozenset({"seat_not_lost", "seat_reserved"})
"""Refusals that a wish of the player, what the floor saw, or a reason settles."""


class CashAbsenceActs(Acts[CashChoice]):
    """On who sits in the selected seat, and on the chips that the house keeps in bags."""

    def __init__(self, cash: CashInView, parent: QObject) -> None:
        asking = cash.work.asking
        super().__init__(asking, asking, lambda: cash.choice, parent)
        self._cash = cash
        dealt = either(self._sits_out, say("Dealt in…"), say("Dealt out"))
        self.dealt, self.away_for, self.missed, self.pick_up = self._acts(
            (dealt, "J", *on_sitting(cash, self._dealing, self._deal)),
            (say("Away for…"), "Shift+W", *on_sitting(cash, self._going, self._go)),
            (say("Missed blind…"), "Shift+J", *on_sitting(cash, self._marking, self._mark)),
            (say("Pick up chips…"), "Shift+X", *on_sitting(cash, self._picking, self._pick)),
        )
        self.give_back, self.join_again = self._acts(
            (say("Return chips…"), "Shift+K", self._none_kept, self._give),
            (say("Back on list…"), "Shift+L", self._none_picked_up, self._join),
        )

    @property
    def on_seat(self) -> tuple[WindowAct, ...]:
        """Those on who sits in the selected seat."""
        return self.dealt, self.away_for, self.missed, self.pick_up

    @property
    def on_list(self) -> tuple[WindowAct, ...]:
        """Those on who plays no longer."""
        return self.give_back, self.join_again

    @property
    def _state(self) -> Cash:
        return self._cash.state

    def _sits_out(self) -> bool:
        return self._cash.sitting in self._state.blinds.owed

    def _dealing(self, sitting: int) -> Call:
        """What is tried for all ways in: posting, or else waiting."""
        if not self._sits_out():
            return DealOut(self._cash.id, sitting)
        ways = ways_in(self._state, self._cash.rules.play.cash, sitting)
        if WayIn.POST not in ways and WayIn.WAIT in ways:
            return AwaitBlind(self._cash.id, self._cash.rules, sitting)
        return ComeIn(self._cash.id, self._cash.rules, sitting)

    def _deal(self, sitting: int) -> Flow[None]:
        """Ask how the player comes in only where the house leaves several ways open."""
        call = self._dealing(sitting)
        if isinstance(call, DealOut):
            yield from self._do_asked(call)
            return
        ways = ways_in(self._state, self._cash.rules.play.cash, sitting)
        way = next(iter(ways), WayIn.POST)
        if len(ways) > 1:
            seat, name = self._state.seating.seat_of.get(sitting), self._cash.who_sits(sitting)
            asked = say("{name} wants cards at {seat}. How?", name=name, seat=seat)
            known = {way_in_words(one, posts): one for one, posts in ways.items()}
            way = yield from one_of(asked, known, yes=say("Next"))
        why = None
        if way is WayIn.EXCUSED:
            asked = say("Why does {name} post nothing?", name=self._cash.who_sits(sitting))
            why = yield from reason(asked, say("Deal in"))
        yield from self._do(coming_in(self._cash, sitting, way), why)

    def _going(self, sitting: int, minutes: int = 1) -> Call:
        return StepAway(self._cash.id, sitting, minutes)

    def _go(self, sitting: int) -> Flow[None]:
        asked = say(
            "For how many minutes is the seat of {name} reserved?",
            name=self._cash.who_sits(sitting),
        )
        minutes = yield from number(asked, say("Minutes"), *SOME_MINUTES, yes=say("Reserve seat"))
        yield from self._do(self._going(sitting, minutes))

    def _marking(self, sitting: int, missed: BlindsMarked = BlindsMarked.BIG) -> Call:
        return MarkMissed(self._cash.id, sitting, missed)

    def _mark(self, sitting: int) -> Flow[None]:
        asked = say("Which blind did {name} miss?", name=self._cash.who_sits(sitting))
        known = {
            say("big blind"): BlindsMarked.BIG,
            say("small blind"): BlindsMarked.SMALL,
            say("both"): BlindsMarked.BOTH,
        }
        missed = yield from one_of(asked, known, yes=say("Note it"))
        yield from self._do(self._marking(sitting, missed))

    def _picking(self, sitting: int) -> Call:
        return PickUp(self._cash.id, self._cash.rules, sitting, 0, "-", asked=True)

    def _pick(self, sitting: int) -> Flow[None]:
        """Ask for amount and bag; why, where the house's rule does not give the seat away yet."""
        name, seat = self._cash.who_sits(sitting), self._state.seating.seat_of.get(sitting)
        asked = say("Two people count the chips of {name} in {seat}.", name=name, seat=seat)
        hint = say("Amount and bag, such as 640 bag 12")
        call = yield from read(
            asked, hint, partial(bagged, self._cash, sitting), yes=say("Pick up")
        )
        why, refusal = None, self._judge.why_not(call, PLAIN)
        if refusal is not None and refusal.code in KEPT:
            asked = say("The house's rule keeps this seat. Why is it lost now?")
            known: dict[str, PickUp | None] = {**self._grounds(call), say("another reason"): None}
            found = yield from one_of(asked, known, yes=say("Pick up"))
            call = found or call
            why = None if found else (yield from reason(asked, say("Pick up")))
        yield from self._do(call, why)
        yield from tell_receipt(self._cash, call)

    def _grounds(self, call: PickUp) -> dict[str, PickUp]:
        """What the player says or the floor saw, as far as the house's rule goes by it."""
        rule = self._cash.rules.play.cash.absence
        known = {say("the player asks for it"): replace(call, asked=True)}
        if rule.orbits is not None:
            words = say.plural(
                "{n} orbit without a wager", "{n} orbits without a wager", rule.orbits
            )
            known[words] = replace(call, seen=WithoutWager(orbits=rule.orbits))
        if rule.hands is not None:
            words = say.plural("{n} hand without a wager", "{n} hands without a wager", rule.hands)
            known[words] = replace(call, seen=WithoutWager(hands=rule.hands))
        if rule.too_long:
            known[say("found away too long")] = replace(call, seen=WithoutWager(too_long=True))
        return {words: one for words, one in known.items() if not self._keeps(one)}

    def _keeps(self, call: PickUp) -> bool:
        """Whether the house's rule still keeps the seat."""
        refusal = self._judge.why_not(call, PLAIN)
        return refusal is not None and refusal.code in KEPT

    def _none_kept(self, _: CashChoice) -> str | None:
        return None if self._state.custody.bags else say("The house keeps no chips of players.")

    def _give(self, _: CashChoice) -> Flow[None]:
        bags = self._state.custody.bags
        known = {
            f"{receipt} {bag_in_words(self._cash, bag)}": receipt
            for receipt, bag in sorted(bags.items())
        }
        asked = say("Which chips are given back? Only the player on the receipt gets them.")
        receipt = yield from one_of(asked, known, yes=say("Give back"))
        yield from self._do(GiveBack(self._cash.id, receipt, bags[receipt].person))

    def _back(self) -> dict[str, JoinAgain]:
        """Who was picked up from a game and neither plays nor waits for it again."""
        cash, view, now = self._state, self._cash, self._cash.now
        found = {}
        for (person, game), since in cash.custody.picked_up.items():
            if person not in cash.sittings.playing and cash.lists.ticket_for(person, game) is None:
                ago = voice().age(now.since(since))
                said = f"{view.name(person)}, {game_in_words(game)}, {ago}"
                found[said] = JoinAgain(view.id, view.rules, person, game)
        return found

    def _none_picked_up(self, _: CashChoice) -> Call | str:
        return next(iter(self._back().values()), say("No player was picked up from a game."))

    def _join(self, _: CashChoice) -> Flow[None]:
        asked = say("Who is back, and waits for the game again?")
        yield from self._do((yield from one_of(asked, self._back(), yes=say("Add to list"))))


def coming_in(cash: CashInView, sitting: int, way: WayIn) -> Call:
    """The act by which a player comes in one way; excused, it wants a reason."""
    if way is WayIn.WAIT:
        return AwaitBlind(cash.id, cash.rules, sitting)
    return ComeIn(cash.id, cash.rules, sitting, paid_blinds=way is WayIn.PAID)


def way_in_words(way: WayIn, posts: Posts) -> str:
    """A way in, with what is posted for it."""
    live, dead = (voice().short_money(cents, "") for cents in (posts.live, posts.dead))
    match way:
        case WayIn.WAIT:
            return say("waits for the big blind")
        case WayIn.EXCUSED:
            return say("excused from posting")
        case WayIn.PAID:
            return say("has paid this lap's blinds")
        case _ if posts.dead:
            return say("posts {live} and {dead} dead", live=live, dead=dead)
        case _:
            return say("posts {live}", live=live) if posts.live else say("posts nothing")


def bag_in_words(cash: CashInView, bag: BagKept) -> str:
    """Whose chips are in a bag, how many, and what stands on it."""
    return f"{cash.name(bag.person)}, {voice().short_money(bag.cents, '')}, {bag.label}"
