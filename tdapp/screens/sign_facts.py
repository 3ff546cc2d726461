"""The sign of a cash table as values: every fact that the rules want players to read there."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from tdapp.cash.state.games import PostedChange, RunningGame
from tdapp.cash.table_sign import Declining, TableSign
from tdapp.poker.betting.limit import Structure
from tdapp.poker.commission.sign import SignedMethod, posted
from tdapp.rules.blind_rules import straddles_of
from tdapp.rules.commission_rules import (
    CommissionBase,
    Method,
    PerBoards,
    Percentage,
    PerHand,
    PerPerson,
    PerPurchase,
    PerSitting,
    PerTime,
    Scale,
)
from tdapp.rules.houses import HouseRules
from tdapp.rules.timing_rules import Expiry
from tdapp.screens.board_words import blinds_in_words, table_number, variant_name
from tdapp.screens.cash_boards import CashShown, closes_at_us, stake_in_words
from tdapp.voice.texts import Text, text
from tdapp.voice.voice import Voice

LIMIT_WORDS = {
    Structure.NO_LIMIT: text("table sign", "no-limit"),
    Structure.POT: text("table sign", "pot-limit"),
    Structure.HALF_POT: text("table sign", "half-pot limit"),
    Structure.FIXED: text("table sign", "limit"),
    Structure.SPREAD: text("table sign", "spread limit"),
}
FEES: Mapping[type[Method], Text] = {
    PerHand: text("table sign", "{fee} of each pot"),
    PerPerson: text("table sign", "{fee} from each player for a hand"),
    PerTime: text("table sign", "{fee} from each player for an hour"),
    PerSitting: text("table sign", "{fee} for a seat"),
    PerPurchase: text("table sign", "{fee} for more time to act"),
    PerBoards: text("table sign", "{fee} for running several boards"),
}
WHOLE = 10_000
"""A rate is so many hundredths of a percent."""
LATE = {
    Expiry.FOLD: text("table sign", "After that the hand is folded."),
    Expiry.CHECK_OR_FOLD: text(
        "table sign", "After that a hand facing a wager is folded, any other checks."
    ),
}


class SignLine(NamedTuple):
    """One fact under its label, and a note to it."""

    label: str
    fact: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class SignFacts:
    """The sign of a table; without a `game` none is open there.

    `large` are the blinds and the stake, or what stands in their place.
    """

    table: str
    game: str = ""
    large: tuple[SignLine, ...] = ()
    lines: tuple[SignLine, ...] = ()
    notices: tuple[SignLine, ...] = ()


def sign_facts(shown: CashShown, table: int, voice: Voice) -> SignFacts:
    """What stands on the sign of a table now."""
    running, number = shown.state.games.by_table.get(table), table_number(table, voice)
    if running is None or shown.rules is None:
        return SignFacts(number)
    sign = running.sign
    stake = SignLine(
        voice.text("table sign", "Stake, minimum and maximum"), stake_in_words(sign, voice)
    )
    blinds = blinds_in_words(sign.game, voice)
    large = (SignLine(voice.text("table sign", "Blinds"), blinds), stake) if blinds else (stake,)
    limit = voice.say(LIMIT_WORDS[sign.game.limit])
    changes = shown.state.games.changes_at(table)
    return SignFacts(
        number,
        f"{variant_name(sign.game.variant)} {limit}",
        large,
        tuple(_lines(shown.rules, running, shown.state.seating.tables.get(table, 0), voice)),
        tuple(_notice(shown, running, change, voice) for change in changes),
    )


def _lines(rules: HouseRules, running: RunningGame, seats: int, voice: Voice) -> Iterator[SignLine]:
    sign = running.sign
    yield from _terms(rules, sign, voice)
    orbits, note = rules.play.cash.absence.orbits, ""
    if orbits is not None:
        note = voice.plural(
            "table sign",
            "A seat may be given away after 1 orbit without a wager.",
            "A seat may be given away after {n} orbits without a wager.",
            orbits,
        )
    yield SignLine(voice.text("table sign", "Seats"), voice.count(seats), note)
    if sign.feeds is not None:
        yield _must_move(sign.feeds, sign.declining, voice)
    card = rules.play.cash.seats.card
    if card is not None:
        rule = voice.text("table sign", "Rule {rule}", rule=card)
        needed = voice.text("table sign", "needed to play")
        yield SignLine(voice.text("table sign", "Player card"), needed, rule)


def _wagers(sign: TableSign, voice: Voice) -> Iterator[SignLine]:
    """Ante, the least and most wager where the blinds do not say them, the deck."""
    if sign.ante:
        yield SignLine(voice.text("table sign", "Ante"), voice.short_money(sign.ante, ""))
    least, most = (
        voice.short_money(cents or 0, "") for cents in (sign.least_wager, sign.most_wager)
    )
    if sign.most_wager is not None:
        said = voice.text("table sign", "{least} to {most}", least=least, most=most)
        yield SignLine(voice.text("table sign", "Wagers"), said)
    elif sign.least_wager not in {0, sign.game.big_blind}:
        yield SignLine(voice.text("table sign", "Minimum wager"), least)
    if sign.deck is not None:
        cards = voice.plural("table sign", "1 card", "{n} cards", sign.deck)
        yield SignLine(voice.text("table sign", "Deck"), cards)


def _commission(rules: HouseRules, sign: TableSign, voice: Voice) -> SignLine:
    said, notes = list[str](), list[str]()
    for one in sign.commission:
        fee = posted(rules.play.commission, one.method, one.sign)
        said.append(charge_in_words(fee, voice))
        notes += _fee_notes(fee, voice)
    none = voice.text("table sign", "none")
    label = voice.text("table sign", "Commission")
    return SignLine(label, ", ".join(filter(None, said)) or none, " ".join(notes))


def charge_in_words(one: SignedMethod, voice: Voice) -> str:
    """A method in words: ``5% of each pot, up to 12``."""
    method = one.method
    if isinstance(method, Percentage | Scale):
        base = {
            CommissionBase.EACH_POT: voice.text("table sign", "of each pot"),
            CommissionBase.WHOLE_HAND: voice.text("table sign", "of the pot"),
        }[method.taken]
        if isinstance(method, Percentage):
            rate = voice.percent(one.rate, WHOLE)
        else:
            rate = voice.text(
                "table sign",
                "{each} for every {every}",
                each=voice.short_money(method.each, ""),
                every=voice.short_money(method.every, ""),
            )
        caps = [cap for cap in (method.cap, one.sign.cap) if cap is not None]
        if not caps:
            return f"{rate} {base}"
        most = voice.short_money(min(caps), "")
        return voice.text(
            "table sign", "{rate} {base}, up to {most}", rate=rate, base=base, most=most
        )
    words = FEES.get(type(method))
    if words is None or one.sign.fees:
        return ""
    return voice.say(words).format(fee=voice.short_money(one.fee(1), ""))


def _fee_notes(one: SignedMethod, voice: Voice) -> Iterator[str]:
    """What it is by number of players, the least of it, and the jackpot's part."""
    for step in one.sign.fees:
        yield voice.plural(
            "table sign",
            "With 1 player {fee}.",
            "With up to {n} players {fee}.",
            step.players,
            fee=voice.short_money(step.cents, ""),
        )
    if one.sign.least:
        least = voice.short_money(one.sign.least, "")
        yield voice.text("table sign", "At least {least}.", least=least)
    if one.sign.jackpot:
        part = voice.short_money(one.sign.jackpot, "")
        yield voice.text("table sign", "Of each charge {part} for the jackpot.", part=part)


def _options(rules: HouseRules, sign: TableSign, voice: Voice) -> Iterator[SignLine]:
    """What only a sign can allow."""
    allowed = voice.text("table sign", "allowed")
    if sign.straddles:
        straddles = straddles_of(rules.play.blinds, sign.game.variant)
        most = None if straddles is None else straddles.most
        note = (
            ""
            if most is None
            else voice.plural("table sign", "One in a hand.", "At most {n} in a hand.", most)
        )
        yield SignLine(voice.text("table sign", "Straddle"), allowed, note)
    if sign.kill_pots:
        yield SignLine(voice.text("table sign", "Kill pots"), allowed)
    if sign.run_several:
        yield SignLine(voice.text("table sign", "Several boards"), allowed)
    if sign.small_chips:
        yield SignLine(voice.text("table sign", "Small chips"), allowed)


def _time(rules: HouseRules, sign: TableSign, voice: Voice) -> Iterator[SignLine]:
    timing, label = rules.play.timing, voice.text("table sign", "Time to act")
    seconds, clock = sign.seconds_to_act, timing.supervisor
    if seconds is not None:
        said = voice.text("table sign", "{seconds} s", seconds=seconds)
        expiry = None if timing.scheduled is None else timing.scheduled.expiry
        yield SignLine(label, said, "" if expiry is None else voice.say(LATE[expiry]))
    elif clock is not None:
        said = voice.text("table sign", "{seconds} s when called", seconds=clock.seconds)
        yield SignLine(label, said, voice.say(LATE[clock.expiry]))


def _must_move(feeds: int, declining: Declining, voice: Voice) -> SignLine:
    note = {
        Declining.NEVER: voice.text("table sign", "A player who is called must move."),
        Declining.GOES_LAST: voice.text(
            "table sign", "A player who stays is last to move next time."
        ),
        Declining.KEEPS_TURN: voice.text("table sign", "A player who stays keeps the turn."),
    }[declining]
    fact = voice.text("table sign", "to table {table}", table=feeds)
    return SignLine(voice.text("table sign", "Must move"), fact, note)


def _notice(shown: CashShown, running: RunningGame, change: PostedChange, voice: Voice) -> SignLine:
    """What is to change, and since when the notice hangs."""
    label, sign = voice.text("table sign", "Notice"), change.posted.sign
    note = voice.text(
        "table sign", "Posted {moment}.", moment=voice.moment(change.posted.posted_at.utc_us)
    )
    if sign is None:
        at_us = closes_at_us(shown, change)
        if at_us is None:
            return SignLine(label, voice.text("table sign", "This table closes."), note)
        closes = voice.text("table sign", "This table closes at {time}.", time=voice.time(at_us))
        return SignLine(label, closes, note)
    new = ", ".join(_differences(shown, running.sign, sign, voice))
    coming = voice.text("table sign", "To come: {changes}.", changes=new)
    return SignLine(label, coming, note)


def _differences(shown: CashShown, old: TableSign, new: TableSign, voice: Voice) -> Iterator[str]:
    """What another sign says otherwise, each under its label."""
    limit = voice.say(LIMIT_WORDS[new.game.limit])
    if new.game != old.game:
        yield f"{variant_name(new.game.variant)} {limit} {blinds_in_words(new.game, voice)}".strip()
    if (new.least_stake, new.most_stake) != (old.least_stake, old.most_stake):
        stake = stake_in_words(new, voice)
        yield voice.text("table sign", "stake {stake}", stake=stake)
    if shown.rules is not None:
        before = {line.label: line for line in _terms(shown.rules, old, voice)}
        for line in _terms(shown.rules, new, voice):
            if before.get(line.label) != line:
                yield f"{line.label} {line.fact}"


def _terms(rules: HouseRules, sign: TableSign, voice: Voice) -> Iterator[SignLine]:
    yield from _wagers(sign, voice)
    yield _commission(rules, sign, voice)
    yield from _options(rules, sign, voice)
    yield from _time(rules, sign, voice)
