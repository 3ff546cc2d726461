"""What is on every head, and who won what of it; a bounty may go on the head of who won it."""

from collections.abc import Iterable

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.refusal import Contradiction
from tdapp.tournament.facts.bounties import BountyPaid, Envelope
from tdapp.tournament.plan.offers import PricePart, total_of
from tdapp.tournament.plan.prize_plan import Progressive
from tdapp.tournament.state.parts import together


class KnockOut(msgspec.Struct, frozen=True):
    """An entry lost its chips with so many cents on its head, as the `at`-th to do so."""

    cents: int
    takers: tuple[int, ...] = ()
    at: int = 0

    def share(self, taker: int) -> int:
        """The cents that one of those who took it gets of it."""
        whole, over = divmod(self.cents, len(self.takers))
        return whole + (self.takers.index(taker) < over)


class Bounties(msgspec.Struct, frozen=True):
    """`heads` are the cents on each entry that paid a bounty; those out are in `out`.

    Where bounties are `progressive`, what goes on the head of who won one is on it as well.
    Who is out of chips and may buy again is `out` as well. What was on a head that was lost before
    chips were bought again is in `earlier`, and what it won by taker in `won_before`.
    `out` says whether the last chips were lost: a head of who left otherwise is taken by nobody.
    `went` numbers those out in the order in which they went; `exits` counts them.
    `takers` are told of an entry, out or not yet; `victims` has them the other way round. `paid`
    are the payments by who took them, the newest last. `kept_back` is what was on the head of who
    left the field and was not given back, `pooled` what of both went into the prize pool,
    `in_pool` together with those that a deal `shared`. Who `agreed` in a deal keeps what is on the
    own head.
    `pairings` of a bracket have whoever lost one with the winner. Bounties of a `mystery` are on
    no head: they lie in `envelopes` once these are filled for the heads that are `hunted`, and what
    was `drawn` for one is on it. Who was named for the side `pools` stands in them by the name,
    what the house `filled` them with in cents, and what of those that nobody could win was
    `passed_on` to the prizes (0: everyone plays for it).
    """

    heads: Map[int, int] = Map()
    out: Map[int, bool] = Map()
    went: Map[int, int] = Map()
    exits: int = 0
    takers: Map[int, tuple[int, ...]] = Map()
    victims: Map[int, tuple[int, ...]] = Map()
    paid: Map[int, tuple[BountyPaid, ...]] = Map()
    last_slip: int = 0
    kept_back: Map[int, int] = Map()
    pooled: Map[int, int] = Map()
    in_pool: int = 0
    shared: Map[int, int] = Map()
    earlier: Map[int, tuple[KnockOut, ...]] = Map()
    won_before: Map[int, int] = Map()
    agreed: tuple[int, ...] = ()
    pairings: Map[int, tuple[int, int]] = Map()
    progressive: Progressive | None = None
    mystery: bool = False
    envelopes: tuple[Envelope, ...] | None = None
    hunted: frozenset[int] = frozenset()
    drawn: Map[int, int] = Map()
    pools: Map[str, tuple[int, ...]] = Map()
    filled: Map[str, int] = Map()
    passed_on: Map[str, int] = Map()

    @property
    def in_envelopes(self) -> int:
        """The cents in the envelopes that nobody has drawn."""
        return sum(one.cents * one.count for one in self.envelopes or ())

    def hangs_on(self, entry: int) -> bool:
        """Whether there is a bounty on a head: money, or an envelope that nobody has opened."""
        return self.heads.get(entry, 0) > 0 or self.waits_for_a_draw(entry)

    def waits_for_a_draw(self, entry: int) -> bool:
        """Whether no envelope was drawn for a head that one of them is for."""
        return entry in self.hunted and entry not in self.drawn

    def undrawn(self) -> list[int]:
        """Who is out with an envelope to be drawn: by who won the bounty, or for the prize pool."""
        gone = (one for one, lost in self.out.items() if not lost or one in self.takers)
        return sorted(filter(self.waits_for_a_draw, gone))

    def won(self, entry: int) -> int:
        """The cents that an entry took from others who are out, without what is on its head."""
        gone = (one for one in self.victims.get(entry, ()) if one in self.out)
        shares = (self.life(one).share(entry) for one in gone)
        return self.won_before.get(entry, 0) + sum(map(self.at_once, shares))

    def heads_won(self, entry: int) -> int:
        """How many heads an entry won a part of at least."""
        gone = sum(one in self.out for one in self.victims.get(entry, ()))
        before = (life for lives in self.earlier.values() for life in lives)
        return gone + sum(entry in life.takers for life in before)

    def handed_over(self, entry: int) -> int:
        """The cents that an entry was paid, what was on the own head included."""
        return sum(one.cents for one in self.paid.get(entry, ()))

    def own_paid(self, entry: int) -> int:
        """The cents on the own head that an entry was paid."""
        return sum(one.own for one in self.paid.get(entry, ()))

    def pools_paid(self, entry: int) -> tuple[PricePart, ...]:
        """What an entry was paid of every side pool, in cents."""
        return together(*(one.pools for one in self.paid.get(entry, ())))

    def untold(self) -> list[int]:
        """Who lost chips with a bounty on them, once for each time that nobody said to whom."""
        lost = (one for one, lost in self.out.items() if lost and self.hangs_on(one))
        now = (one for one in lost if one not in self.takers and one not in self.agreed)
        before = [one for one, lives in self.earlier.items() for life in lives if not life.takers]
        return sorted([*now, *before])

    def for_nobody(self) -> dict[int, int]:
        """What nobody can win, in cents by entry: the heads of those who left otherwise."""
        left = sorted(one for one, lost in self.out.items() if not lost and self.untaken(one))
        return {**dict(self.kept_back), **{one: self.heads[one] for one in left}}

    def untaken(self, entry: int) -> int:
        """The cents on the head of who is out that nobody took, or that were kept back."""
        taken = entry not in self.out or entry in self.takers or entry in self.agreed
        return self.kept_back.get(entry, 0) if taken else self.heads.get(entry, 0)

    def life(self, entry: int, which: int = 0) -> KnockOut:
        """The head on an entry now or last; else one lost before chips were bought again."""
        if which:
            return self.earlier[entry][which - 1]
        at = self.went.get(entry, self.exits + 1)
        return KnockOut(self.heads.get(entry, 0), self.takers.get(entry, ()), at)

    def at_once(self, share: int) -> int:
        """The cents of a share that are paid at once; the rest goes on the head of who won it."""
        return share if self.progressive is None else self.progressive.at_once(share)

    def life_of(self, taker: int, at: int) -> int:
        """Which head of a taker is raised by the `at`-th exit: 0 the one on it now, or one lost."""
        lives = enumerate(self.earlier.get(taker, ()), 1)
        return next((which for which, life in lives if life.at >= at), 0)


def with_last_life(
    bounties: Bounties,
    entry: int,
    *,
    head: int | None = None,
    out: bool | None = None,
    takers: tuple[int, ...] | None = None,
) -> Bounties:
    """What is on a head, how its player went out or whose it is then; what is None stays."""
    before = _raises(bounties, entry)
    if head is not None:
        bounties = replace(bounties, heads=bounties.heads.set(entry, head))
    if out is not None:
        count = bounties.exits + (entry not in bounties.went)
        went = bounties.went.set(entry, bounties.went.get(entry, count))
        bounties = replace(bounties, out=bounties.out.set(entry, out), went=went, exits=count)
    if takers is not None:
        bounties = _with_takers(bounties, entry, takers)
    return _carried(bounties, before, _raises(bounties, entry))


def in_again(bounties: Bounties, entry: int) -> Bounties:
    """Whoever had gone out plays on."""
    if entry not in bounties.out:
        return bounties
    before = _raises(bounties, entry)
    out, went = bounties.out.delete(entry), bounties.went.delete(entry)
    return _carried(replace(bounties, out=out, went=went), before, {})


def without_head(bounties: Bounties, entry: int) -> Bounties:
    """An entry with no head, nor any it lost before; nobody may be said to have taken one."""
    bounties = in_again(bounties, entry)
    heads = bounties.heads.delete(entry) if entry in bounties.heads else bounties.heads
    earlier = bounties.earlier.delete(entry) if entry in bounties.earlier else bounties.earlier
    return replace(bounties, heads=heads, earlier=earlier)


def lost_and_bought_again(bounties: Bounties, entry: int) -> Bounties:
    """What is on a head is that of a life that is over; the next one begins with nothing on it."""
    bounties = with_last_life(bounties, entry, out=True)
    life = bounties.life(entry)
    lives = (*bounties.earlier.get(entry, ()), KnockOut(0, (), life.at))
    bounties = in_again(with_last_life(bounties, entry, takers=()), entry)
    heads, earlier = bounties.heads.set(entry, 0), bounties.earlier.set(entry, lives)
    return with_life(replace(bounties, heads=heads, earlier=earlier), entry, len(lives), life)


def with_life(bounties: Bounties, entry: int, which: int, life: KnockOut) -> Bounties:
    """One of the heads that an entry lost before it bought chips again, counted from 1."""
    lives, won = list(bounties.earlier.get(entry, ())), bounties.won_before
    before = lives[which - 1]
    for one, sign in ((before, -1), (life, 1)):
        for taker in one.takers:
            won = won.set(taker, won.get(taker, 0) + sign * bounties.at_once(one.share(taker)))
    lives[which - 1] = life
    earlier = bounties.earlier.set(entry, tuple(lives))
    changed = replace(bounties, earlier=earlier, won_before=won)
    return _carried(changed, _raised_by(bounties, before), _raised_by(bounties, life))


def adds_up(bounties: Bounties, entries: Iterable[int]) -> Bounties:
    """Nobody was paid more than was taken, and of the own head no more than is on it.

    Asked of these, and of all to whom their heads went.
    """
    for entry in _with_heirs(bounties, entries):
        own, apart = bounties.own_paid(entry), total_of(bounties.pools_paid(entry))
        too_much = bounties.handed_over(entry) - own - apart > bounties.won(entry)
        if too_much or own > bounties.heads.get(entry, 0):
            raise Contradiction("bounty_paid", entry=entry)
    return bounties


def goes_round(bounties: Bounties, entry: int, which: int, takers: Iterable[int]) -> bool:
    """Whether a head of `entry` that grows would come back to it by way of these takers."""
    if bounties.progressive is None:
        return False
    at = bounties.life(entry, which).at
    left = [(one, bounties.life_of(one, at)) for one in takers]
    found = set(left)
    while left:
        life = bounties.life(*left.pop())
        heirs = {(one, bounties.life_of(one, life.at)) for one in life.takers} - found
        found |= heirs
        left.extend(heirs)
    return (entry, which) in found


def _with_heirs(bounties: Bounties, entries: Iterable[int]) -> Iterable[int]:
    """These, and where heads grow all those to whom theirs went after them."""
    found = dict.fromkeys(entries)
    left = list(found) if bounties.progressive is not None else []
    while left:
        lives = (bounties.life(left[-1]), *bounties.earlier.get(left.pop(), ()))
        heirs = {one for life in lives for one in life.takers} - found.keys()
        found |= dict.fromkeys(sorted(heirs))
        left.extend(heirs)
    return found


def _with_takers(bounties: Bounties, entry: int, takers: tuple[int, ...]) -> Bounties:
    victims, all_takers = bounties.victims, bounties.takers
    for taker in all_takers.get(entry, ()):
        rest = tuple(one for one in victims[taker] if one != entry)
        victims = victims.set(taker, rest) if rest else victims.delete(taker)
    for taker in takers:
        victims = victims.set(taker, (*victims.get(taker, ()), entry))
    if takers:
        all_takers = all_takers.set(entry, takers)
    elif entry in all_takers:
        all_takers = all_takers.delete(entry)
    return replace(bounties, victims=victims, takers=all_takers)


Raised = dict[tuple[int, int], int]
"""The cents that are put on a head, by whose it is and which of them: 0 the one on it now."""


def _raises(bounties: Bounties, entry: int) -> Raised:
    """What the head of who is out puts on the heads of those who took it."""
    gone = bounties.progressive is not None and entry in bounties.out
    return _raised_by(bounties, bounties.life(entry)) if gone else {}


def _raised_by(bounties: Bounties, life: KnockOut) -> Raised:
    raised: Raised = {}
    for taker in life.takers if bounties.progressive is not None else ():
        share = life.share(taker)
        raised[taker, bounties.life_of(taker, life.at)] = share - bounties.at_once(share)
    return raised


def _carried(bounties: Bounties, before: Raised, after: Raised) -> Bounties:
    """Put on the heads of takers what a head gives them now, in the place of what it gave."""
    for taker, which in {**before, **after}:
        cents = after.get((taker, which), 0) - before.get((taker, which), 0)
        if cents and which:
            life = bounties.earlier[taker][which - 1]
            bounties = with_life(bounties, taker, which, replace(life, cents=life.cents + cents))
        elif cents:
            head = bounties.heads.get(taker, 0) + cents
            bounties = with_last_life(bounties, taker, head=head)
    return bounties
