"""Acts on hits: claimed at a table, cards and signs checked, confirmed, refused, paid."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QObject

from tdapp.calls.jackpot.hits import ConfirmHit, PayHit, RefuseHit, ShowHit
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.jackpot.facts.hits import SignReading
from tdapp.jackpot.state.hits import HitStage, JackpotHit
from tdapp.rules.jackpot_rules import PaidIn, WithheldFor
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import one_of, read
from tdapp.ui.jackpots.claiming import asked_claim, read_won
from tdapp.ui.jackpots.jackpots_in_view import JackpotChoice, JackpotsInView, cents
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.parts.typed import read_amount
from tdapp.ui.people.find_person import FindPerson
from tdapp.voice.texts import Text, text

say = saying("jackpot acts")
FORMS: dict[PaidIn, Text] = {
    PaidIn.CASH: text("jackpot acts", "cash"),
    PaidIn.CHIPS: text("jackpot acts", "chips"),
    PaidIn.CASH_EQUIVALENT: text("jackpot acts", "voucher"),
    PaidIn.CHEQUE: text("jackpot acts", "cheque"),
    PaidIn.TRANSFER: text("jackpot acts", "bank transfer"),
}
GROUNDS: dict[WithheldFor, Text] = {
    WithheldFor.INVALID_WAGER: text("jackpot acts", "invalid wager"),
    WithheldFor.FRAUD: text("jackpot acts", "fraud"),
    WithheldFor.EMPLOYEE: text("jackpot acts", "employee in breach"),
    WithheldFor.UNDER_AGE: text("jackpot acts", "under age"),
    WithheldFor.EXCLUDED: text("jackpot acts", "excluded"),
}


class HitActs(Acts[JackpotChoice]):
    """On the hit that is selected; a claim begins at a table."""

    def __init__(self, view: JackpotsInView, parent: QObject) -> None:
        work = view.work
        super().__init__(view.asking, view.asking, lambda: view.choice, parent)
        self._view = view
        self._find = FindPerson(work.parts, work.names, work.asking)
        self.claim, self.show, self.confirm, self.pay, self.refuse = self._acts(
            (say("Hand wins…"), "H", self._no_table, self._claim),
            (say("Cards checked…"), "S", self._showing, self._show),
            (say("Confirm…"), "C", self._confirming),
            (say("Pay…"), "P", self._paying, self._pay),
            (say("Refuse…"), "X", self._refusing, self._refuse),
        )

    @property
    def on_hit(self) -> tuple[WindowAct, ...]:
        """Those on a hit, in the order in which they come."""
        return self.show, self.confirm, self.pay, self.refuse, self.claim

    @property
    def next(self) -> WindowAct:
        """What is done next with the selected hit."""
        number = self._view.hit
        stage = None if number is None else self._view.the_hit(number).stage
        steps: dict[HitStage | None, WindowAct] = {
            HitStage.PENDING: self.show,
            HitStage.SHOWN: self.confirm,
            HitStage.CONFIRMED: self.pay,
        }
        return steps.get(stage, self.claim)

    def _no_table(self, _: JackpotChoice) -> str | None:
        if not self._view.state.links.by_table:
            return say("No table is linked to a pool. Link one (L).")
        return None

    def _claim(self, _: JackpotChoice) -> Flow[None]:
        asked = say("Which seat wins, with which hand?")
        table = self._view.table or next(iter(sorted(self._view.state.links.by_table)), 1)
        hint = say(
            "Such as {table}-6 royal; with several winners: {table}-2 {table}-6 quads", table=table
        )
        won = yield from read(asked, hint, partial(read_won, self._view))
        call = yield from asked_claim(self._view, self._find, won, self._must_be_possible)
        yield from self._do(call)
        pool = self._view.state.links.pool_at(call.number)
        self._view.choice = JackpotChoice(pool, call.number, self._view.state.hits.last)

    def _chosen(self) -> tuple[int, JackpotHit] | None:
        number = self._view.hit
        return None if number is None else (number, self._view.the_hit(number))

    def _showing(self, _: JackpotChoice) -> str | None:
        chosen = self._chosen()
        if chosen is None:
            return say("No hit is selected.")
        if chosen[1].stage not in {HitStage.PENDING, HitStage.SHOWN}:
            raise Refusal("hit_past_that", hit=chosen[0])
        return None

    def _show(self, _: JackpotChoice) -> Flow[None]:
        """What each sign shows is typed as it was read; the meter's amount is offered."""
        chosen = self._chosen()
        if chosen is None:
            return
        number, hit = chosen
        console, readings = cents(hit.before.meter), list[SignReading]()
        for sign in self._view.displays_of(hit.claim.pool):
            asked = say("What did the sign {sign} show when the hand won?", sign=sign)
            shown = yield from read(asked, say("Amount"), read_amount, voice().money(console))
            readings.append(SignReading(sign, shown))
        yield from self._do_asked(ShowHit(self._view.id, self._view.rules, number, tuple(readings)))

    def _confirming(self, _: JackpotChoice) -> Call | str:
        chosen = self._chosen()
        if chosen is None:
            return say("No hit is selected.")
        ahead = self._view.state.hits.ahead_of(chosen[0])
        if ahead is not None:
            raise Refusal("hit_open_before", hit=ahead)
        return ConfirmHit(self._view.id, chosen[0], chosen[1].amount.total)

    def _refusing(self, _: JackpotChoice) -> Call | str:
        chosen = self._chosen()
        if chosen is None:
            return say("No hit is selected.")
        return RefuseHit(self._view.id, self._view.rules, chosen[0])

    def _refuse(self, on: JackpotChoice) -> Flow[None]:
        call = self._refusing(on)
        if isinstance(call, RefuseHit):
            asked = say("Why is hit {number} refused?", number=call.number)
            yield from self._do_because(call, asked, say("Refuse"), *self._grounds())

    def _grounds(self) -> Iterator[str]:
        """On which grounds the house withholds a prize, each with its rule."""
        for one in self._view.rules.rulebook.jackpots.withheld:
            ground = voice().say(GROUNDS[one.ground])
            yield say("{ground} (rule {rule})", ground=ground, rule=one.rule)

    def _paid(self, form: PaidIn) -> Call | str:
        """The next winner of the selected hit is paid."""
        chosen = self._chosen()
        if chosen is None:
            return say("No hit is selected.")
        number, hit = chosen
        winner = next(iter(hit.owed), 0)
        session = self._view.work.acts.till.payment.session
        return PayHit(self._view.id, self._view.rules, number, winner, form, session)

    def _paying(self, _: JackpotChoice) -> Call | str:
        return self._paid(self._view.rules.rulebook.jackpots.payment.forms[0])

    def _pay(self, _: JackpotChoice) -> Flow[None]:
        """In the form that the house pays in; where it has several, one is chosen."""
        forms = self._view.rules.rulebook.jackpots.payment.forms
        form, chosen = forms[0], self._chosen()
        if chosen is None:
            return
        if len(forms) > 1:
            hit = chosen[1]
            winner = next(iter(hit.owed), 0)
            asked = say(
                "How is {who} paid {amount}?",
                who=self._view.name(hit.claim.winners[winner].person),
                amount=voice().money(hit.amount.cents[winner]),
            )
            known = {voice().say(FORMS[one]): one for one in forms}
            form = yield from one_of(asked, known, yes=say("Pay"))
        call = self._paid(form)
        if isinstance(call, PayHit):
            yield from self._do_asked(call)
