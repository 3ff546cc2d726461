"""Acts on a deal: a way, terms and amounts are chosen, each player answers, it is posted."""

from collections.abc import Callable

from msgspec import structs
from PySide6.QtCore import Signal

from tdapp.calls.tournament.chips import ReportStacks
from tdapp.calls.tournament.deals import (
    AnswerDeal,
    DropDeal,
    PostDeal,
    PutDeal,
    deal_begun,
    deal_ended,
)
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.shown.deal_table import METHODS, DealDraft, DealTable, draft_of
from tdapp.tournament.facts.deals import DealAnswer
from tdapp.tournament.payouts.dealing import must_allow_deals
from tdapp.tournament.reckoning.deal_shares import DealMethod
from tdapp.typed import figures
from tdapp.typed.times import coming_moment
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow, at_once
from tdapp.ui.asking.questions import confirm, one_of, read
from tdapp.ui.look.act import ENTER, WindowAct
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.prizes.deal_rows import method_word
from tdapp.ui.workplace.workplace import Workplace

say = saying("deal acts")
Player = int | None


class DealActs(Acts[Player]):
    """They act on the chosen `entry` and on the `draft`; `changed` says that this is another one.

    `show_sheet` opens the sheet that the players sign.
    """

    changed = Signal()

    def __init__(self, work: Workplace) -> None:
        super().__init__(work.view, work.asking, lambda: self.entry, work.view)
        self._view, self._names = work.view, work.names
        self.entry: Player = None
        self.draft = DealDraft()
        self._of: object = None
        self.show_sheet: Callable[[], None] = lambda: None
        self.ways = tuple(self._way(at, method) for at, method in enumerate(METHODS))
        self.agree, self.refuse, self.sign, self.drop, self.post = self._acts(
            (say("Agrees"), "", self._says(DealAnswer.AGREED), self._agrees),
            (say("Says no"), "N", self._says(DealAnswer.REFUSED), self._refuses),
            (say("Signed"), "S", self._says(DealAnswer.SIGNED)),
            (say("No deal…"), "X", lambda _: DropDeal(self._event()), self._drops),
            (self._post_words, "Ctrl+Return", lambda _: PostDeal(self._event())),
        )
        self.agree.pressed_by = ENTER
        self.put, self.stack, self.hand, self.terms, self.sheet = self._acts(
            (say("Put to the players"), "D", lambda _: self._call(), lambda _: self._puts()),
            (say("Stack…"), "K", self._of_player, self._asks_stack),
            (say("By hand…"), "H", self._of_player, self._asks_amount),
            (say("Terms…"), "T", self._may_deal, self._asks_terms),
            (say("Deal sheet"), "P", self._has_deal, lambda _: at_once(self.show_sheet)),
        )
        self.post.only_in_list()

    @property
    def table(self) -> DealTable:
        """The draft on the event in view; what was put to the players is the draft at first."""
        event, state = self._event(), self._view.state
        put = state.talks.open
        if self._of != (event, put):
            self._of = (event, put)
            self.draft = DealDraft() if put is None else draft_of(put)
        return DealTable(event, state, self.draft)

    @property
    def on_side(self) -> tuple[WindowAct, ...]:
        """Those beside the answers, in their order on the page."""
        return (self.put, self.terms, self.stack, self.hand, self.sheet, self.sign, self.drop)

    def select(self, entry: Player) -> None:
        """Act on this player from now on."""
        self.entry = entry
        self.refresh()

    def _event(self) -> StreamId:
        return self._view.the_id()

    def _way(self, at: int, method: DealMethod) -> WindowAct:
        def choose(_: Player) -> Flow[None]:
            return at_once(lambda: self._become(structs.replace(self.draft, method=method)))

        (act,) = self._acts((method_word(method), str(at + 1), self._may_deal, choose))
        return act

    def _become(self, draft: DealDraft) -> None:
        self.draft = draft
        self.changed.emit()

    def _may_deal(self, _: Player) -> None:
        must_allow_deals(self._view.state)

    def _of_player(self, entry: Player) -> None:
        must_allow_deals(self._view.state)
        if entry is None:
            raise Refusal("nobody_chosen")

    def _has_deal(self, _: Player) -> None:
        if self._view.state.talks.put is None:
            raise Refusal("no_deal")

    def _call(self) -> PutDeal:
        must_allow_deals(self._view.state)
        return self.table.call(self.draft.method)

    def _puts(self) -> Flow[None]:
        """Put the deal, once the clock stands."""
        state = self._view.state
        if state.talks.open is not None and state.talks.answers:
            text = say("Put another deal? That takes back every answer so far.")
            yield from confirm(text, say("Put deal"))
        for call in deal_begun(self._call(), state):
            yield from self._do_asked(call)

    def _says(self, answer: DealAnswer) -> Callable[[Player], Call]:
        def call(entry: Player) -> Call:
            self._of_player(entry)
            if answer is DealAnswer.AGREED and self.table.put is None:
                return self._call()
            return AnswerDeal(self._event(), entry or 0, answer)

        return call

    def _agrees(self, entry: Player) -> Flow[None]:
        """A first yes puts the deal that is chosen."""
        if self.table.put is None:
            yield from self._puts()
        yield from self._do_asked(AnswerDeal(self._event(), entry or 0, DealAnswer.AGREED))

    def _refuses(self, entry: Player) -> Flow[None]:
        """One no ends it: the clock starts again, unless another deal is to be put."""
        yield from self._do_asked(AnswerDeal(self._event(), entry or 0, DealAnswer.REFUSED))
        yield from self._drops(entry)

    def _drops(self, _: Player) -> Flow[None]:
        """There is no deal, and the clock runs on from where it stood."""
        text = say("Drop the deal? The prizes stay as posted.")
        if not self._view.state.clock.running:
            text = say("Drop the deal? The prizes stay as posted and the clock starts again.")
        yield from confirm(text, say("No deal"))
        for call in deal_ended(DropDeal(self._event()), self._view.state):
            yield from self._do_asked(call)

    def _asks_stack(self, entry: Player) -> Flow[None]:
        text = say("How many chips does {name} have?", name=self._name(entry))
        chips = yield from read(text, say("Chips, such as 645,000 or 645k"), _chips)
        yield from self._do_asked(ReportStacks(self._event(), ((entry or 0, chips),)))

    def _asks_amount(self, entry: Player) -> Flow[None]:
        table = self.table
        others = sum(table.draft.by_hand.get(one, 0) for one in table.entries if one != entry)
        text = say(
            "What does {name} get? {left} of {total} is left.",
            name=self._name(entry),
            left=voice().money(table.to_share - others),
            total=voice().money(table.to_share),
        )
        hint = say("Amount, such as 10,500")
        cents = yield from read(text, hint, _amount, voice().money(table.to_share - others))
        by_hand = {**self.draft.by_hand, entry or 0: cents}
        self._become(structs.replace(self.draft, method=DealMethod.HAND, by_hand=by_hand))

    def _asks_terms(self, _: Player) -> Flow[None]:
        text = say("How much is saved to play for? First place first, such as 1,000; 500.")
        kept = "; ".join(voice().money(one) for one in self.draft.saved) or voice().money(0)
        saved = yield from read(text, say("Amounts, or 0"), _amounts, kept)
        text = say("Round amounts down to?")
        unit = yield from read(
            text, say("Such as 10, or 0.01"), _unit, voice().money(self.draft.unit)
        )
        heads, heads_shared = yield from self._asks_bounties()
        until_us = yield from self._asks_until()
        self._become(
            structs.replace(
                self.draft,
                saved=saved,
                unit=unit,
                heads=heads,
                heads_shared=heads_shared,
                until_us=until_us,
            )
        )

    def _asks_bounties(self) -> Flow[tuple[bool, bool]]:
        """Whether bounties are inside, and whether heads are shared; not where there are none."""
        bounties = self._view.state.bounties
        if not (len(bounties.heads) or bounties.in_envelopes):
            return False, False
        answers = {
            say("outside, played for"): (False, False),
            say("inside, each keeps the own"): (True, False),
            say("inside, shared with the prizes"): (True, True),
        }
        if bounties.mystery:
            answers = {
                say("outside, played for"): (False, False),
                say("inside, undrawn envelopes are shared"): (True, False),
            }
        return (yield from one_of(say("Are the bounties part of the deal?"), answers))

    def _asks_until(self) -> Flow[int | None]:
        """Until when players may agree and sign, on the clock of the house."""
        until, now = self.draft.until_us, self._view.now.utc_us
        return (
            yield from read(
                say("Until when must every player have agreed and signed?"),
                say("Such as 21:45; empty for no end"),
                lambda typed: coming_moment(typed, now, voice().zone) if typed.strip() else None,
                "" if until is None or until <= now else voice().time(until),
                may_be_empty=True,
            )
        )

    def _post_words(self) -> str:
        return say("Post v{version}", version=self._view.state.prizes.last_version + 1)

    def _name(self, entry: Player) -> str:
        return self._names.name(self._view.state.entry(entry or 0).person)


def _chips(typed: str) -> int:
    return figures.chips(typed, voice().symbols)


def _amount(typed: str) -> int:
    return figures.amount(typed, voice().symbols)


def _amounts(typed: str) -> tuple[int, ...]:
    found = tuple(_amount(one) for one in typed.split(";") if one.strip())
    return found if any(found) else ()


def _unit(typed: str) -> int:
    unit = _amount(typed)
    if unit < 1:
        raise Refusal("bad_deal_unit")
    return unit
