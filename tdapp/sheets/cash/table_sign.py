"""The sign at a cash table: game and blinds large, then all that the rules want displayed."""

from collections.abc import Iterator, Mapping
from typing import Any

from tdapp.cash.charges.due import posted_at
from tdapp.cash.table_sign import TableSign
from tdapp.papers.paper import A4
from tdapp.papers.sheet import Sheet, SheetCell, SheetColumn, SheetFact, SheetRow, page_code
from tdapp.poker.betting.limit import Structure
from tdapp.poker.commission.sign import SignedMethod
from tdapp.rules.commission_rules import (
    Nothing,
    PerBoards,
    Percentage,
    PerHand,
    PerPerson,
    PerPurchase,
    PerSitting,
    PerTime,
    Scale,
)
from tdapp.rules.play_rules import PlayRules
from tdapp.screens.board_words import variant_name
from tdapp.sheets.cash.papers import CashPapers
from tdapp.shown.cash_words import sign_in_words
from tdapp.voice.texts import Text, text
from tdapp.voice.voice import Voice

ROW = 34.0
LIMITS = {
    Structure.NO_LIMIT: text("paper", "no limit"),
    Structure.POT: text("paper", "pot limit"),
    Structure.HALF_POT: text("paper", "half pot limit"),
    Structure.FIXED: text("paper", "fixed limit"),
    Structure.SPREAD: text("paper", "spread limit"),
}
METHODS: Mapping[type, Text] = {
    Percentage: text("paper", "{rate} of each pot"),
    Scale: text("paper", "{each} for every {every} of each pot"),
    PerHand: text("paper", "{fee} each hand"),
    PerPerson: text("paper", "{fee} of each player each hand"),
    PerTime: text("paper", "{fee} an hour, in advance"),
    PerSitting: text("paper", "{fee} for sitting down"),
    PerPurchase: text("paper", "{fee} for more time to act"),
    PerBoards: text("paper", "{fee} where several boards are dealt"),
    Nothing: text("paper", "none"),
}
Line = tuple[str, str, str]


def table_sign(papers: CashPapers, table: int) -> Sheet:
    """The sign of a table, with the notices that hang there; refuses ``no_game_there``."""
    sign, voice = papers.cash.game_at(table).sign, papers.voice
    say = voice.text
    blinds = " / ".join(voice.short_money(one, "") for one in sign.game.blinds)
    hero = SheetFact(say("paper", "Blinds"), blinds or voice.short_money(sign.ante, ""))
    most = say("paper", "no maximum")
    if sign.most_stake is not None:
        most = voice.money(sign.most_stake)
    facts = (
        SheetFact(say("paper", "Least stake"), voice.money(sign.least_stake)),
        SheetFact(say("paper", "Most stake"), most),
    )
    return Sheet(
        kind="table_sign",
        title=f"{variant_name(sign.game.variant)}, {voice.say(LIMITS[sign.game.limit])}",
        imprint=papers.imprint,
        summary=say("paper", "Table {table}").format(table=table),
        hero=hero,
        facts=facts,
        columns=(SheetColumn("", 150), SheetColumn("", 340)),
        rows=tuple(
            SheetRow((SheetCell(label, quiet=True), SheetCell(words, note=rule, strong=True)))
            for label, words, rule in _lines(papers, sign, table)
        ),
        notes=tuple(_notices(papers, table)),
        posted_label=say("paper", "Posted"),
        qr=page_code(papers.imprint),
        paper=A4.with_rows(ROW),
    )


def _lines(papers: CashPapers, sign: TableSign, table: int) -> Iterator[Line]:
    """What it costs, what is bet, what is allowed, each with the rule where one has it."""
    voice, play = papers.voice, papers.rules.play
    say = voice.text
    posted = posted_at(papers.cash, play.commission, table)
    for one in posted:
        yield (
            say("paper", "Commission"),
            charge_in_words(one, voice),
            _of_rule(one.method.rule, voice),
        )
    if not posted:
        yield say("paper", "Commission"), say("paper", "none"), ""
    jackpot = sum(one.sign.jackpot for one in posted)
    if jackpot:
        part = say("paper", "{cents} of it for the jackpot")
        yield say("paper", "Jackpot"), part.format(cents=voice.money(jackpot)), ""
    yield from _wagers(sign, voice)
    yield from _allowed(sign, voice)
    yield (
        say("paper", "Time to act"),
        _seconds(sign, play, voice),
        _of_rule(play.timing.rule, voice),
    )
    seats = papers.cash.seating.tables.get(table, 0)
    yield say("paper", "Seats"), voice.count(seats), ""
    if sign.feeds is not None:
        goes = say("paper", "to table {table}, as seats come free there")
        yield say("paper", "Must move"), goes.format(table=sign.feeds), ""


def charge_in_words(one: SignedMethod, voice: Voice) -> str:
    """What a method takes by its numbers, and at most."""
    method, sign, money = one.method, one.sign, voice.money
    words: dict[str, Any] = {"rate": f"{one.rate / 100:g}%"}
    if isinstance(method, Scale):
        words |= {"each": money(method.each), "every": money(method.every)}
    elif not sign.fees:
        words["fee"] = money(one.fee(1))
    by_players = voice.text("paper", "{cents} with up to {players} players")
    fees = [by_players.format(cents=money(fee.cents), players=fee.players) for fee in sign.fees]
    said = ", ".join(fees) or voice.say(METHODS[type(method)]).format(**words)
    own = method.cap if isinstance(method, Percentage | Scale) else None
    caps = [cap for cap in (sign.cap, own) if cap is not None]
    if not caps:
        return said
    return voice.text("paper", "{charge}, at most {cap}").format(charge=said, cap=money(min(caps)))


def _wagers(sign: TableSign, voice: Voice) -> Iterator[Line]:
    say, money = voice.text, voice.money
    amounts = (
        (say("paper", "Ante"), sign.ante),
        (say("paper", "Least bet"), sign.least_wager),
        (say("paper", "Most bet"), sign.most_wager),
    )
    for label, cents in amounts:
        if cents:
            yield label, money(cents), ""
    if sign.deck is not None:
        cards = say("paper", "{cards} cards")
        yield say("paper", "Deck"), cards.format(cards=sign.deck), ""


def _allowed(sign: TableSign, voice: Voice) -> Iterator[Line]:
    say = voice.text
    options = (
        (say("paper", "Straddle"), sign.straddles),
        (say("paper", "Kill pots"), sign.kill_pots),
        (say("paper", "Several boards"), sign.run_several),
        (say("paper", "Chips below the least bet"), sign.small_chips),
    )
    for label, allowed in options:
        yield label, say("paper", "allowed") if allowed else say("paper", "not allowed"), ""


def _seconds(sign: TableSign, play: PlayRules, voice: Voice) -> str:
    """The sign's own time, else the house's least, else what the supervisor gives when called."""
    timing = play.timing
    least = timing.scheduled.least if timing.scheduled is not None else 0
    seconds = sign.seconds_to_act or least
    if seconds:
        return voice.text("paper", "{seconds} seconds").format(seconds=seconds)
    if timing.supervisor is None:
        return voice.text("paper", "no limit of its own")
    said = voice.text("paper", "{seconds} seconds, once the supervisor is called")
    return said.format(seconds=timing.supervisor.seconds)


def _of_rule(rule: str, voice: Voice) -> str:
    """The number of a rule, where the house's book has one."""
    if not rule[:1].isdecimal():
        return ""
    return voice.text("paper", "Rule {rule}").format(rule=rule)


def _notices(papers: CashPapers, table: int) -> Iterator[SheetFact]:
    voice, say = papers.voice, papers.voice.text
    for change in papers.cash.games.changes_at(table):
        posted = change.posted
        label = say("paper", "Notice posted {time}.").format(
            time=voice.moment(posted.posted_at.utc_us)
        )
        closes = say("paper", "This table closes.")
        yield SheetFact(label, closes if posted.sign is None else sign_in_words(posted.sign))
