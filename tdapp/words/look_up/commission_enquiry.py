"""Asks what the house takes for a hand, an hour, a seat or time to act, and reckons it."""

from collections.abc import Callable, Iterator
from functools import partial

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.commission.charge import Charge
from tdapp.poker.commission.charging import charged
from tdapp.poker.commission.exemptions import SparedPots
from tdapp.poker.commission.hand import ChargedHand, ChargedPot
from tdapp.poker.commission.sign import FeeUpTo, Sign, SignedMethod, check_range, jackpot_of, posted
from tdapp.poker.commission.time_charges import (
    HOUR,
    hourly,
    joining,
    leaving,
    more_time,
    moved,
    sitting,
    staying,
    to_verify,
)
from tdapp.rules.commission_rules import (
    CommissionRules,
    Method,
    Nothing,
    PerBoards,
    Percentage,
    PerHand,
    PerPerson,
    PerPurchase,
    PerSitting,
    PerTime,
    Scale,
    WaiverReason,
)
from tdapp.rules.play_rules import PlayRules
from tdapp.table.facts.rulings import RulingKind
from tdapp.typed import figures
from tdapp.voice.voice import Voice
from tdapp.words.look_up.commission_words import EXEMPT, METHODS, line_words
from tdapp.words.look_up.enquiry import (
    Ask,
    EnquiryAnswer,
    HouseRuling,
    Next,
    ask_number,
    read_between,
)
from tdapp.words.look_up.irregularity_words import rule_words

OF_POT = (Percentage, Scale, PerHand, PerBoards)
Signed = Callable[[SignedMethod], Next]


def commission_way(voice: Voice, rules: PlayRules) -> EnquiryAnswer:
    """Where a supervisor asks what is charged for a cash game."""
    ways = tuple(
        EnquiryAnswer(voice.say(METHODS[type(one)]), partial(_method, voice, rules, one), one.name)
        for one in rules.commission.methods
    )
    text, hint = voice.text("commission", "How is it charged?"), voice.text("rulings", "Choose one")
    words = voice.text("commission", "commission, time charges and seat fees")
    return EnquiryAnswer(
        words, lambda: Ask(text, hint, ways), voice.text("commission", "Cash games")
    )


def _method(voice: Voice, rules: PlayRules, method: Method) -> Next:
    """What the sign says of a method, then what it is asked about."""
    of_house = rules.commission
    match method:
        case Nothing():
            return _of_hand(voice, of_house, SignedMethod(method, Sign()))
        case Percentage():
            return _rate(voice, of_house, method)
        case PerTime():
            return _of_time(voice, of_house, method)
        case PerPurchase():
            return _fee(voice, of_house, method, partial(_of_purchase, voice, rules))
        case PerSitting():
            return _fee(voice, of_house, method, partial(_of_seat, voice))
        case _:
            leads = partial(_of_hand, voice, of_house)
            return _fee(voice, of_house, method, leads, by_players=isinstance(method, PerHand))


def _rate(voice: Voice, rules: CommissionRules, method: Percentage) -> Next:
    """The rate and the cap of a percentage, where the house leaves them to the sign."""

    def capped(rate: int | None) -> Next:
        def leads(cap: int | None) -> Next:
            sign = Sign(rate=rate, cap=cap)
            return _jackpot(voice, rules, method, sign, partial(_of_hand, voice, rules))

        none = EnquiryAnswer(voice.text("commission", "none"), lambda: leads(None))
        text, ways = voice.text("commission", "What is the cap on the sign?"), (none,)
        return _amount(voice, text, leads, *(() if method.cap_posted else ways))

    if method.least == method.most:
        return capped(None)

    def ranged(rate: int) -> Next:
        check_range(method, rate)
        return capped(rate)

    return _amount(voice, voice.text("commission", "What percentage does the sign give?"), ranged)


def _fee(
    voice: Voice,
    rules: CommissionRules,
    method: Method,
    leads: Signed,
    *,
    by_players: bool = False,
) -> Next:
    """The fee on the sign, where the house has none of its own; one may go `by_players`."""
    fixed = isinstance(method, Scale) or (isinstance(method, PerPerson) and method.fee is not None)
    signed = partial(_jackpot, voice, rules, method, leads=leads)
    if fixed:
        return signed(Sign())

    def read(typed: str) -> Next:
        if not by_players or "=" not in typed:
            return signed(Sign(fee=figures.price(typed, voice.symbols)))
        scale = figures.by_count(typed, voice.symbols)
        return signed(Sign(fees=tuple(FeeUpTo(most, cents) for most, cents in scale.items())))

    text = voice.text("commission", "What fee does the sign give?")
    hint = voice.text("commission", "An amount, then Enter")
    if by_players:
        hint = voice.text("commission", "An amount, or by number of players: 5 = 3; 9 = 5")
    return Ask(text, hint, (), read)


def _jackpot(
    voice: Voice, rules: CommissionRules, method: Method, sign: Sign, leads: Signed
) -> Next:
    """The jackpot's part, where the house takes one with this charge."""

    def with_part(cents: int) -> Next:
        return leads(posted(rules, method.name, replace(sign, jackpot=cents)))

    if jackpot_of(method) is None:
        return with_part(0)
    none = EnquiryAnswer(voice.text("commission", "none"), lambda: with_part(0))
    text = voice.text("commission", "How much of it is for the jackpot?")
    return _amount(voice, text, with_part, none)


def _of_hand(voice: Voice, rules: CommissionRules, one: SignedMethod) -> Next:
    """The pots or the players of a hand, whichever decides the charge, or why it is exempt."""

    def take(hand: ChargedHand) -> HouseRuling:
        return _taken(voice, one.method, charged(rules, [one], hand))

    def of_pots(typed: str) -> Next:
        pots = (figures.price(one, voice.symbols) for one in typed.split("+"))
        hand = ChargedHand(pots=tuple(map(ChargedPot, pots)))
        if one.sign.fees:
            return _players(voice, lambda players: take(replace(hand, started=players)))
        if not isinstance(one.method, PerBoards):
            return take(hand)
        text = voice.text("commission", "How often was the board run?")
        return _number(voice, text, 1, lambda boards: take(replace(hand, boards=boards)))

    ways = tuple(_exempt(voice, take, rules, one.method))
    if isinstance(one.method, OF_POT):
        text = voice.text("commission", "How large is the pot?")
        hint = voice.text("commission", "An amount; side pots with a plus sign: 120 + 60")
        return Ask(text, hint, ways, of_pots)
    if isinstance(one.method, PerPerson):
        text = voice.text("commission", "How many players?")

        def of_players(typed: str) -> Next:
            return take(ChargedHand(started=read_between(typed, 1)))

        return ask_number(voice, text, of_players, *ways)
    return take(ChargedHand())


def _exempt(
    voice: Voice, take: Callable[[ChargedHand], HouseRuling], rules: CommissionRules, method: Method
) -> Iterator[EnquiryAnswer]:
    """What may exempt a hand from a method in this house, each to choose, with its rule."""
    all_equal = ChargedPot(0, frozenset({0, 1}), equal=frozenset({0, 1}))
    hands = {
        WaiverReason.BLINDS_ONLY: ChargedHand(blinds_only=True),
        WaiverReason.CONTRIBUTORS_EQUAL: ChargedHand(pots=(all_equal,)),
        WaiverReason.STARTERS_EQUAL: ChargedHand(pots=(all_equal,), started=2),
    }
    for one in rules.exemptions:
        if SparedPots(one, frozenset()).lifts(method):
            leads: Callable[[], Next] = partial(_winner, voice, take)
            if one.waived in hands:
                leads = partial(take, hands[one.waived])
            yield EnquiryAnswer(voice.say(EXEMPT[one.waived]), leads, rule_words(voice, one.rule))


def _winner(voice: Voice, take: Callable[[ChargedHand], HouseRuling]) -> Next:
    """The pot, what a winner gets of it and has put in: whether the charge makes that a loss."""

    def judged(pot: int, won: int, put_in: int) -> HouseRuling:
        parts = {0: min(won, pot), 1: max(0, pot - won)}
        return take(ChargedHand(pots=(ChargedPot(pot, won=parts),), put_in={0: put_in}))

    def got(pot: int, won: int) -> Next:
        text = voice.text("commission", "What did this winner put in?")
        return _amount(voice, text, partial(judged, pot, won))

    def of_pot(pot: int) -> Next:
        text = voice.text("commission", "What does the winner get, before commission?")
        return _amount(voice, text, partial(got, pot))

    return _amount(voice, voice.text("commission", "How large is the pot?"), of_pot)


def _of_seat(voice: Voice, one: SignedMethod) -> HouseRuling:
    return _taken(voice, one.method, sitting(one, sat_already=False))


def _of_time(voice: Voice, rules: CommissionRules, method: PerTime) -> Ask:
    """Of the table on the hour, or of one player who joins, stays, moves or leaves."""

    def paid(leads: Signed) -> Callable[[], Next]:
        return lambda: _fee(voice, rules, method, leads)

    def begun(charge: Callable[[SignedMethod, int], Charge]) -> Callable[[], Next]:
        def leads(one: SignedMethod) -> Next:
            return _minute(voice, lambda minute: _verified(voice, one, charge(one, minute)))

        return paid(leads)

    ways: dict[str, Callable[[], Next]] = {
        voice.text("commission", "the table pays on the hour"): paid(partial(_on_the_hour, voice)),
        voice.text("commission", "a player joins during the hour"): begun(joining),
        voice.text("commission", "all that a player owes from joining to leaving"): paid(
            partial(_stays, voice)
        ),
        voice.text("commission", "a supervisor moves a player who has paid"): begun(moved),
        voice.text("commission", "a player leaves before the hour ends"): lambda: _taken(
            voice, method, leaving(SignedMethod(method, Sign()))
        ),
    }
    answers = tuple(EnquiryAnswer(words, leads) for words, leads in ways.items())
    return Ask(
        voice.text("commission", "Which time charge?"), voice.text("rulings", "Choose one"), answers
    )


def _on_the_hour(voice: Voice, one: SignedMethod) -> Ask:
    return _players(voice, lambda players: _verified(voice, one, hourly(one, players)))


def _stays(voice: Voice, one: SignedMethod) -> Ask:
    def stay(minute: int, minutes: int) -> HouseRuling:
        return _verified(voice, one, staying(one, joining(one, minute), minute, minutes))

    text = voice.text("commission", "How many minutes does the player stay?")
    return _minute(voice, lambda minute: _number(voice, text, 1, partial(stay, minute)))


def _verified(voice: Voice, one: SignedMethod, charge: Charge) -> HouseRuling:
    return _taken(voice, one.method, to_verify(one, charge))


def _of_purchase(voice: Voice, rules: PlayRules, one: SignedMethod) -> Next:
    """How often the player bought already; what no rule allows any more is said."""

    def take(bought: int) -> HouseRuling:
        try:
            return _taken(voice, one.method, more_time(one, rules.timing, bought=bought))
        except Refusal as why:
            rule = str(why.details.get("rule", one.method.rule))
            said = voice.text("commission", "The player may not buy more time.")
            return _ruling(voice, rule, said)

    text = voice.text("commission", "How often has the player bought time this betting round?")
    return _number(voice, text, 0, take)


def _taken(voice: Voice, method: Method, charge: Charge) -> HouseRuling:
    """The charge, then its lines, each with its amount where it has one."""
    said = [voice.text("commission", "Commission: {amount}.", amount=voice.money(charge.total))]
    for line in charge.lines:
        words = line_words(voice, line, voice.money)
        said.append(f"{words}: {voice.money(line.cents)}." if line.cents else f"{words}.")
    rules = dict.fromkeys(line.rule for line in charge.lines) or (method.rule,)
    return _ruling(voice, ", ".join(rules), *said)


def _ruling(voice: Voice, rule: str, *said: str) -> HouseRuling:
    happened = voice.text("commission", "Commission")
    return HouseRuling(RulingKind.OTHER, happened, (*said, rule_words(voice, rule)), rule)


def _amount(voice: Voice, text: str, leads: Callable[[int], Next], *ways: EnquiryAnswer) -> Ask:
    def read(typed: str) -> Next:
        return leads(figures.price(typed, voice.symbols))

    return Ask(text, voice.text("commission", "An amount, then Enter"), ways, read)


def _number(voice: Voice, text: str, least: int, leads: Callable[[int], Next]) -> Ask:
    return ask_number(voice, text, lambda typed: leads(read_between(typed, least)))


def _players(voice: Voice, leads: Callable[[int], Next]) -> Ask:
    return _number(voice, voice.text("commission", "How many players?"), 1, leads)


def _minute(voice: Voice, leads: Callable[[int], Next]) -> Ask:
    text = voice.text("commission", "How many minutes after the hour?")
    return ask_number(voice, text, lambda typed: leads(read_between(typed, 0, HOUR - 1)))
