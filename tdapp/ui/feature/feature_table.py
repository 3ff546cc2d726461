"""Every act on the hand of a feature table, together."""

from PySide6.QtCore import QObject

from tdapp.ui.feature.act_clock import TurnClock
from tdapp.ui.feature.betting_acts import ActionClockActs, BettingActs, BlindActs
from tdapp.ui.feature.card_acts import CardActs, ShowingActs
from tdapp.ui.feature.chinese_acts import ChineseActs
from tdapp.ui.feature.coming_hand import HandAhead
from tdapp.ui.feature.followed_hand import HandOfEvent
from tdapp.ui.feature.hand_view import HandView
from tdapp.ui.feature.waited_for import suggested, waited_for
from tdapp.ui.feature.whole_hand_acts import KillActs, WholeHandActs
from tdapp.ui.look.act import WindowAct
from tdapp.ui.parts.parts import Parts
from tdapp.ui.tables.at_hand import AtHand


class FeatureTable(QObject):
    """Puts the groups together."""

    def __init__(self, at_hand: AtHand, parts: Parts) -> None:
        super().__init__(at_hand.view)
        self.choice = at_hand.choice
        self._hand = hand = HandOfEvent(at_hand)
        self.coming = coming = HandAhead(at_hand, parts)
        self.whole = WholeHandActs(coming)
        self.bets = BettingActs(hand)
        self.cards = CardActs(hand)
        self.shows = ShowingActs(hand)
        self.posts = BlindActs(hand)
        view = at_hand.view
        clock = TurnClock(
            hand, lambda: parts.rules_of(view.state).play.timing, lambda: view.now, view
        )
        self.time = ActionClockActs(hand, clock)
        self.kills = KillActs(coming)
        self.chinese = ChineseActs(coming, parts)
        self.clock = self.time.clock
        self.of_hand = (self.bets, self.cards, self.shows, self.posts, self.time)
        self.groups = (*self.of_hand, self.whole, self.kills, self.chinese)
        self.choice.changed.connect(self.refresh)

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return tuple(act for group in self.groups for act in group.all)

    def waiting(self, told: HandView) -> list[WindowAct]:
        """Those that there is a reason for: around the hand, and in it."""
        around = self.whole.waited_for(followed=told.hand is not None, over=told.over)
        if told.hand is None:
            around += [act for one in (self.kills, self.chinese) if one.offered for act in one.all]
        return [*around, *waited_for(told, *self.of_hand)]

    def suggested(self, told: HandView) -> WindowAct | None:
        """What comes next whatever the players do."""
        return suggested(told, self.whole.begin, self.whole.end, self.cards.deal)

    def choose(self, entry: object) -> None:
        """Let this entry show before its turn; None leaves it to whose turn it is."""
        self._hand.chosen = entry if isinstance(entry, int) else None
        self.shows.refresh()

    def refresh(self) -> None:
        """Ask each again whether it can be done."""
        for group in self.groups:
            group.refresh()
