"""How a hand that is followed at a cash table begins: by the sign, with what each player owes."""

from collections.abc import Sequence

from msgspec.structs import replace

from tdapp.cash.blinds.coming_hands import blinds_gone_by, coming_hand, present
from tdapp.cash.cash import FOLDS, Cash
from tdapp.cash.table_sign import TableSign
from tdapp.core.event import Event
from tdapp.core.money import Chips
from tdapp.core.refusal import Refusal
from tdapp.poker.betting.limit import Structure
from tdapp.poker.cards import Deck
from tdapp.poker.round.setup import TableRules
from tdapp.poker.variants.table_size import table_size
from tdapp.poker.variants.variant import Variant
from tdapp.rules.play_rules import PlayRules
from tdapp.table.chips.counting import Stack
from tdapp.table.facts.hands import HandBegun, KillPotsOffered
from tdapp.table.geometry.button import Basis, blinds_from
from tdapp.table.geometry.posting import Stakes
from tdapp.table.geometry.table import ButtonPosition, clockwise
from tdapp.table.guards import must_be_open, must_not_be_in_play
from tdapp.table.hands.beginning import Dealt, deal
from tdapp.table.hands.games import GamePlayed, game_played
from tdapp.table.seating.marking import tell_button


def signed_game(play: PlayRules, sign: TableSign, variant: Variant) -> GamePlayed:
    """The game of a sign: straddles, kill pots and several boards only as far as it has them.

    Refuses ``other_game_on_sign`` for another variant, and as `game_played` does.
    """
    if variant.id != sign.game.variant:
        raise Refusal("other_game_on_sign", game=variant.name)
    most = (sign.most_wager or 0) if sign.game.limit is Structure.SPREAD else 0
    deck = None if sign.deck is None else Deck(sign.deck)
    spread = (sign.least_wager or sign.game.big_blind or sign.ante, most)
    game = game_played(play, variant, sign.game.limit, deck, spread)
    size = replace(table_size(play, variant, game.deck), least=game.size.least)
    return replace(game, rules=_as_signed(game.rules, sign), size=size)


def _as_signed(rules: TableRules, sign: TableSign) -> TableRules:
    blinds, showdown = rules.blinds, rules.showdown
    if not sign.straddles:
        blinds = replace(blinds, straddles=())
    if not sign.kill_pots:
        blinds = replace(blinds, kill=None)
    if not sign.run_several:
        showdown = replace(showdown, run_it=None)
    return replace(rules, blinds=blinds, showdown=showdown)


def begin(
    cash: Cash,
    play: PlayRules,
    table: int,
    variant: Variant,
    *,
    button: int | None = None,
    stacks: Sequence[Stack] = (),
) -> list[Event]:
    """Begin the next hand of a cash table: button and blinds are told, and who missed them.

    Who came in by posting has that in front of him. Stakes (cents) that are not in `stacks` are
    known where every hand since was followed. Refuses ``no_game_there``, ``stack_not_told``,
    what `signed_game` does, and as the hands of tournaments do.
    """
    sign = cash.game_at(table).sign
    game = signed_game(play, sign, variant)
    must_be_open(cash, table)
    must_not_be_in_play(cash, [table])
    dealt, places = _at_table(cash, table, game, button)
    seats = game.size.dealt(dealt, places.button or 0)
    _must_be_known(cash, table, seats, dict(stacks))
    kill = _kill_as_signed(cash, table, sign)
    for event in kill:
        cash = FOLDS.apply(cash, event)
    stakes = Stakes(Chips(sign.game.small_blind), Chips(sign.game.big_blind), Chips(sign.ante))
    begun = deal(cash, table, game, stakes, Dealt(seats, places), dict(stacks), cash=True)
    told = [*tell_button(cash, table, places), *blinds_gone_by(cash, table, places)]
    return [*kill, *told, *(_with_posts(cash, one) for one in begun)]


def _at_table(
    cash: Cash, table: int, game: GamePlayed, button: int | None
) -> tuple[Sequence[int], ButtonPosition]:
    """The seats dealt in, from the left of the button, and the places of the hand.

    Stud with a frozen button goes on from where that was told last.
    """
    coming = coming_hand(cash, table)
    dealt = present(cash, table).keys() - coming.sits_out
    if button is not None:
        if not 1 <= button <= cash.seating.tables[table]:
            raise Refusal("no_such_seat", seat=f"{table}-{button}")
        return clockwise(dealt, button), blinds_from(button, dealt)
    told = cash.buttons.at(table).position
    if game.variant.is_stud and game.rules.stud.button_frozen and told.button is not None:
        return clockwise(dealt, told.button), told
    if coming.basis is Basis.COUNTS or coming.button is None:
        raise Refusal("button_not_told", table=table)
    return clockwise(dealt, coming.button), coming.position


def _must_be_known(cash: Cash, table: int, seats: Sequence[int], typed: dict[int, int]) -> None:
    game, here = cash.game_at(table), present(cash, table)
    if game.hands == game.followed:
        return
    for seat in seats:
        if here[seat] not in typed:
            raise Refusal("stack_not_told", entry=here[seat])


def _kill_as_signed(cash: Cash, table: int, sign: TableSign) -> list[Event]:
    """Kill pots begin or end with the sign."""
    offered = sign.kill_pots
    return [] if offered is (table in cash.feature.kills) else [KillPotsOffered(table, offered)]


def _with_posts(cash: Cash, begun: Event) -> Event:
    """The hand in which those who came in since the last one post what they came in for."""
    if not isinstance(begun, HandBegun):
        return begun
    posts = [cash.blinds.posts.get(one) for one in begun.entries]
    setup = begun.setup
    blinds = tuple(
        max(blind, one.live if one else 0) for blind, one in zip(setup.blinds, posts, strict=True)
    )
    dead = tuple(
        there + (one.dead if one else 0) for there, one in zip(setup.dead, posts, strict=True)
    )
    return replace(begun, setup=replace(setup, blinds=blinds, dead=dead))
