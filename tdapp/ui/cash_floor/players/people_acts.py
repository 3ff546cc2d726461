"""Acts on people of the cash room: off to an event, kept out while they play, out of an event."""

from functools import partial

from PySide6.QtCore import QObject

from tdapp.calls.cash.custody import PickUp
from tdapp.calls.cash.fees import DecideForfeited, InvalidateOutcome
from tdapp.calls.cash.lists import JoinList, LeaveList
from tdapp.calls.cash.presence import StepAway
from tdapp.cash.charges.giving_back import MoneyBack
from tdapp.cash.facts.charges import ForfeitTo, InvalidGround, Wagered
from tdapp.core.ids import PersonId
from tdapp.core.instant import MINUTE_US
from tdapp.desk.call import Call
from tdapp.desk.circumstances import CompletedAct
from tdapp.shown.cash_people import may_not_play
from tdapp.shown.cash_words import game_in_words
from tdapp.typed.times import coming_moment
from tdapp.ui.asking.acts import Acts, ActSpec
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import one_of, read, reason, words
from tdapp.ui.cash_floor.cash_calls import got_up, let_leave, tell_receipt
from tdapp.ui.cash_floor.cash_in_view import CashChoice, CashInView
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.typed import read_amount

say = saying("cash acts")
MOST_OUT = 8
"""So many of each event who went out last are offered a list."""


class CashPeopleActs(Acts[CashChoice]):
    """On who plays in the selected seat, or else on who waits."""

    def __init__(self, cash: CashInView, parent: QObject) -> None:
        asking = cash.work.asking
        super().__init__(asking, asking, lambda: cash.choice, parent)
        self._cash = cash
        self.to_event, self.keep_out, self.listed = self._acts(
            (say("To an event…"), "Shift+T", self._no_player, self._to_event),
            (say("May not play…"), "Shift+R", self._may_play, self._keep_out),
            (say("Event to list…"), "Shift+O", self._nobody_out, self._list_busted),
        )
        self.forfeited = self._act(
            ActSpec(say("Forfeited…"), "Shift+F", self._deciding, self._decide_forfeited)
        )

    def _no_player(self, _: CashChoice) -> str | None:
        if self._cash.sitting is None:
            return say("No player is selected. Select a seat that is taken.")
        return None

    def _person(self) -> PersonId | None:
        """Who sits in the selected seat, else who is selected in a list."""
        cash, sitting, ticket = self._cash.state, self._cash.sitting, self._cash.ticket
        if sitting is not None:
            return cash.sittings.person_of[sitting]
        return None if ticket is None else cash.lists.by_ticket[ticket].joined.person

    def _may_play(self, _: CashChoice) -> str | None:
        person = self._person()
        if person is None or not may_not_play(self._cash.work.parts.desk, person):
            return say("Select a player who is barred, excluded or under age.")
        return None

    def _to_event(self, _: CashChoice) -> Flow[None]:
        """Ask what happens to seat and chips; nothing is taken away unasked."""
        sitting = self._cash.sitting
        if sitting is None:
            return
        asked = say(
            "{name} leaves {seat} for an event. What happens to the seat and the chips?",
            name=self._cash.who_sits(sitting),
            seat=self._cash.choice.at,
        )
        ways = {
            say("reserve the seat"): self._reserve,
            say("pick up the chips"): self._pick_up,
            say("cash out"): self._stake,
        }
        way = yield from one_of(asked, ways)
        yield from way(sitting)

    def _reserve(self, sitting: int) -> Flow[CompletedAct]:
        asked = say("How long is {seat} reserved?", seat=self._cash.choice.at)
        hint = say("Minutes, or a time such as 21:30")
        minutes = yield from read(asked, hint, self._minutes, yes=say("Reserve"))
        return (yield from self._do(StepAway(self._cash.id, sitting, minutes)))

    def _minutes(self, typed: str) -> int:
        if typed.strip().isdecimal():
            return int(typed)
        now_us = self._cash.now.utc_us
        return -(-(coming_moment(typed, now_us, voice().zone) - now_us) // MINUTE_US)

    def _pick_up(self, sitting: int) -> Flow[None]:
        name, cash = self._cash.who_sits(sitting), self._cash
        asked = say("How many chips of {name} are picked up? Two people count them.", name=name)
        cents = yield from read(asked, say("Amount"), read_amount)
        bag = yield from words(say("What is on the bag?"), say("Pick up"), say("Number or name"))
        call = PickUp(cash.id, cash.rules, sitting, cents, bag, asked=True)
        yield from self._do(call)
        yield from tell_receipt(cash, call)

    def _stake(self, sitting: int) -> Flow[CompletedAct]:
        asked = say(
            "With how many chips does {name} leave {seat}?",
            name=self._cash.who_sits(sitting),
            seat=self._cash.choice.at,
        )
        hint, yes = say("Amount; 640 paid: the cage pays it out now"), say("Leaves")
        gone = yield from read(asked, hint, partial(got_up, self._cash, sitting), yes=yes)
        return (yield from let_leave(self._cash, gone))

    def _keep_out(self, _: CashChoice) -> Flow[None]:
        """Ask about the wagers of a hand, the stake, and each place on a list."""
        person, sitting = self._person(), self._cash.sitting
        if person is None:
            return
        if sitting is not None:
            yield from self._wagers(sitting)
            yield from self._stake(sitting)
        for ticket in self._cash.state.lists.tickets_of.get(person, ()):
            game = game_in_words(self._cash.state.lists.by_ticket[ticket].joined.game)
            asked = say("{name} waits for {game}.", name=self._cash.name(person), game=game)
            ways = {say("off the list"): True, say("keeps the place"): False}
            if (yield from one_of(asked, ways)):
                yield from self._do(LeaveList(self._cash.id, ticket))

    def _wagers(self, sitting: int) -> Flow[None]:
        """What somebody wagered without right goes back (STAR 27.1)."""
        cash, rules, table = self._cash, self._cash.rules.play.cash, self._cash.choice.table or 0
        rule = rules.seats.card or rules.stakes.for_others
        asked = say(
            "{name} may not play ({rule}). How much of the hand being played goes back?",
            name=cash.who_sits(sitting),
            rule=rule,
        )
        hint, none = say("Amount; 0: nothing is wagered"), "0"
        cents = yield from read(asked, hint, read_amount, none)
        if cents:
            back = MoneyBack((Wagered(sitting, cents),))
            call = InvalidateOutcome(cash.id, table, InvalidGround.DISRUPTED, back)
            yield from self._do(call, say("may not play ({rule})", rule=rule))

    def _deciding(self, _: CashChoice) -> Call:
        left = self._cash.state.charged.forfeited
        return DecideForfeited(self._cash.id, left, ForfeitTo.HOUSE)

    def _decide_forfeited(self, _: CashChoice) -> Flow[None]:
        left = voice().short_money(self._cash.state.charged.forfeited, "")
        asked = say("{left} of forfeited wagers is undecided. How much is decided?", left=left)
        cents = yield from read(asked, say("Amount"), read_amount, left)
        ways = {say("the house"): ForfeitTo.HOUSE, say("its player"): ForfeitTo.PLAYER}
        to = yield from one_of(say("Who gets it?"), ways)
        why = yield from reason(say("Who decided, and why?"), say("Decide"))
        yield from self._do(DecideForfeited(self._cash.id, cents, to), why)

    def _out(self) -> dict[str, PersonId]:
        """Who went out of an event and neither plays nor waits here, the last first."""
        cash, desk, found = self._cash, self._cash.work.parts.desk, dict[str, PersonId]()
        known = {*cash.state.sittings.playing, *cash.state.lists.tickets_of}
        for event in cash.work.view.events():
            state = desk.state(event)
            gone = len(state.exits.at)
            for place in range(gone - 1, max(-1, gone - 1 - MOST_OUT), -1):
                person = state.entries.by_number[state.exits.at[place]].person
                if person not in known:
                    found.setdefault(cash.name(person), person)
        return found

    def _nobody_out(self, _: CashChoice) -> str | None:
        if self._cash.state.games.house is None:
            return say("No cash game is open. Open one (O).")
        return None if self._out() else say("No player is out of an event.")

    def _list_busted(self, _: CashChoice) -> Flow[None]:
        """Offer a list to who is out of an event."""
        person = yield from one_of(say("Who is out and wants to play for cash?"), self._out())
        cash = self._cash.state
        on = [one.sign.game for _, one in sorted(cash.games.by_table.items())]
        games = {game_in_words(one): one for one in (*on, *cash.lists.in_line)}
        name = self._cash.name(person)
        game = yield from one_of(say("Which game does {name} wait for?", name=name), games)
        yield from self._do(JoinList(self._cash.id, person, game))
