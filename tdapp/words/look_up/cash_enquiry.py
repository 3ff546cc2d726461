"""Asks what a house's rules of cash games say where no act of the desk carries them out."""

from collections.abc import Callable, Sequence
from functools import partial

from tdapp.core.refusal import Refusal
from tdapp.rules import cash_permits, cash_seats
from tdapp.rules.cash_rules import CashRules, HigherMinimum
from tdapp.rules.coming_in import why_no_refusing
from tdapp.rules.play_rules import PlayRules
from tdapp.rules.rule import COMMON, for_game
from tdapp.typed.figures import price
from tdapp.voice.voice import Voice
from tdapp.words.look_up.enquiry import (
    Ask,
    EnquiryAnswer,
    HouseRuling,
    Next,
    ask_number,
    read_between,
    yes_or_no,
)
from tdapp.words.look_up.posting_words import posting_ruling, silent_words
from tdapp.words.sentence import sentence

Subject = Callable[["CashCase"], Next]


class CashCase:
    """A matter of cash games as it is named, asked about in a voice and ruled by a house."""

    def __init__(self, voice: Voice, rules: CashRules, happened: str) -> None:
        self.voice, self.rules = voice, rules
        self._happened = happened[:1].upper() + happened[1:]

    def ruled(self, said: str, rule: str | None) -> HouseRuling:
        """What holds, with its rule; common rules where the book has no number."""
        return posting_ruling(self.voice, self._happened, said, rule=rule or COMMON)

    def unless(self, refusal: Refusal | None, said: str, rule: str | None) -> HouseRuling:
        """What is refused, or else what is said."""
        if refusal is None:
            return self.ruled(said, rule)
        rule = str(refusal.details.get("rule", COMMON))
        return self.ruled(sentence(refusal, self.voice), rule)

    def asked(
        self, then: Callable[..., Next], *questions: str, so_far: tuple[bool, ...] = ()
    ) -> Next:
        """Yes or no to each question, one after the other, and what comes of it."""
        if not questions:
            return then(*so_far)
        first, *more = questions
        return yes_or_no(
            self.voice, first, lambda yes: self.asked(then, *more, so_far=(*so_far, yes))
        )

    def amounts(
        self, then: Callable[..., Next], questions: Sequence[str], so_far: tuple[int, ...] = ()
    ) -> Next:
        """An amount to each question, in cents, and what comes of it."""
        if not questions:
            return then(*so_far)

        def typed(amount: str) -> Next:
            cents = price(amount, self.voice.symbols)
            return self.amounts(then, questions[1:], (*so_far, cents))

        return Ask(questions[0], self.voice.text("rulings", "An amount, then Enter"), read=typed)


def cash_ways(voice: Voice, play: PlayRules) -> tuple[EnquiryAnswer, ...]:
    """What is asked of cash games."""
    text, note = voice.text, voice.text("rulings", "Cash games")
    subjects: dict[str, Subject] = {
        text("rulings", "stake outside the limits of the sign"): _stake,
        text("rulings", "chips wagered for another player"): _for_another,
        text("rulings", "blind refused"): _blind,
        text("rulings", "higher minimum wager"): partial(_minimum, play.cash),
        text("rulings", "one player more than the game is dealt to"): _extra,
        text("rulings", "place kept, and the game begins"): _place,
        text("rulings", "no player card"): _card,
        text("rulings", "table for players of another language"): _language,
        text("rulings", "freeze-out in a cash game"): _freeze_out,
    }
    return tuple(
        EnquiryAnswer(words, partial(asks, CashCase(voice, play.cash, words)), note)
        for words, asks in subjects.items()
    )


def _stake(case: CashCase) -> Next:
    text, money = case.voice.text, partial(case.voice.short_money, currency="")

    def acted(least: int, most: int, stake: int) -> Next:
        def ruled(acted: bool) -> HouseRuling:  # noqa: FBT001 - an answer
            right = cash_permits.stake_put_right(case.rules, stake, least, most, acted=acted)
            if right is None:
                return case.ruled(
                    text("rulings", "The stake is right."), case.rules.stakes.set_right
                )
            said = text("rulings", "The stake is made {amount} now.", amount=money(right.cents))
            if right.after_hand:
                said = text(
                    "rulings",
                    "The stake is made {amount} after the hand, if it is still less.",
                    amount=money(right.cents),
                )
            return case.ruled(said, right.rule)

        return case.asked(ruled, text("rulings", "Was there substantial action in this hand?"))

    asked = (
        text("rulings", "What is the least stake on the sign?"),
        text("rulings", "What is the most?"),
        text("rulings", "What was the stake as it was put on?"),
    )
    return case.amounts(acted, asked)


def _for_another(case: CashCase) -> Next:
    return case.unless(cash_permits.why_not_for_another(case.rules), "", None)


def _blind(case: CashCase) -> Next:
    return case.unless(why_no_refusing(case.rules), "", None)


def _minimum(cash: CashRules, case: CashCase) -> Next:
    higher, bonus = cash.higher_minimum, None if cash.bonus is None else cash.bonus.higher_minimum
    if bonus is None:
        return _minimum_by(higher, case)

    def on(is_bonus: bool) -> Next:  # noqa: FBT001 - an answer
        return _minimum_by(bonus if is_bonus else higher, case)

    return case.asked(on, case.voice.text("rulings", "Is it a Bonus table?"))


def _minimum_by(rule: HigherMinimum | None, case: CashCase) -> Next:
    text = case.voice.text
    if rule is None:
        return case.ruled(silent_words(case.voice), COMMON)

    def ruled(minutes: int, old: int, new: int, seated: bool) -> HouseRuling:  # noqa: FBT001 - an answer
        try:
            found = cash_permits.minimum_played(rule, old, new, sign_minutes=minutes, seated=seated)
        except Refusal as refusal:
            return case.unless(refusal, "", None)
        least = case.voice.short_money(found.cents, "")
        said = text("rulings", "The player wagers at least {amount}.", amount=least)
        if found.marker:
            said = text(
                "rulings", "The player wagers at least {amount}, as a marker shows.", amount=least
            )
        return case.ruled(said, rule.rule)

    def sat(minutes: int, old: int, new: int) -> Next:
        seated = text("rulings", "Did the player sit there when it went up?")
        return case.asked(partial(ruled, minutes, old, new), seated)

    def hung(typed: str) -> Next:
        amounts = (
            text("rulings", "What was the minimum before?"),
            text("rulings", "What is it now?"),
        )
        return case.amounts(partial(sat, read_between(typed, 0)), amounts)

    return ask_number(case.voice, text("rulings", "For how many minutes has the sign stood?"), hung)


def _extra(case: CashCase) -> Next:
    def ruled(typed: str) -> HouseRuling:
        most = cash_seats.most_to_start(case.rules, read_between(typed, 2))
        said = case.voice.plural(
            "rulings",
            "The game may start with 1 player.",
            "The game may start with up to {n} players.",
            most,
        )
        return case.ruled(said, case.rules.seats.one_extra or case.rules.seats.rule)

    return ask_number(
        case.voice, case.voice.text("rulings", "To how many is the game dealt?"), ruled
    )


def _place(case: CashCase) -> Next:
    def ruled(bought_in: bool) -> HouseRuling:  # noqa: FBT001 - an answer
        lost = cash_seats.why_reservation_lost(case.rules, bought_in=bought_in)
        return case.unless(
            lost, case.voice.text("rulings", "The place is kept."), case.rules.seats.reserved
        )

    return case.asked(ruled, case.voice.text("rulings", "Has the player bought in?"))


def _card(case: CashCase) -> Next:
    def ruled(card: bool) -> HouseRuling:  # noqa: FBT001 - an answer
        why = cash_seats.why_no_play_without_card(case.rules, card=card)
        return case.unless(
            why, case.voice.text("rulings", "The player may play."), case.rules.seats.card
        )

    return case.asked(
        ruled, case.voice.text("rulings", "Does the player have a player card by now?")
    )


def _language(case: CashCase) -> Next:
    def ruled(shared: bool) -> HouseRuling:  # noqa: FBT001 - an answer
        why, said = cash_seats.why_no_language(case.rules, shared=shared), case.rules.other_language
        may = case.voice.text("rulings", "The table may be kept for this language.")
        return case.unless(why, may, None if said is None else said.rule)

    return case.asked(
        ruled, case.voice.text("rulings", "Do all players at the table share the language?")
    )


def _freeze_out(case: CashCase) -> Next:
    """First the game, where the house has them of some alone."""
    named = [game for one in case.rules.freeze_outs for game in one.only]
    if not named:
        return _of_freeze_out(case, "")
    ways = [
        EnquiryAnswer(one.replace("_", " "), partial(_of_freeze_out, case, one)) for one in named
    ]
    other = EnquiryAnswer(
        case.voice.text("rulings", "another game"), partial(_of_freeze_out, case, "")
    )
    return Ask(
        case.voice.text("rulings", "Which game?"),
        case.voice.text("rulings", "Choose one"),
        (*ways, other),
    )


def _of_freeze_out(case: CashCase, game: str) -> Next:
    rules, text = case.rules, case.voice.text
    known = for_game(rules.freeze_outs, game)
    if known is None:
        return case.unless(Refusal("no_freeze_outs"), "", None)

    def begins(all_agree: bool, approved: bool, same_stakes: bool) -> HouseRuling:  # noqa: FBT001 - answers
        why = cash_permits.why_no_freeze_out(
            rules, game, all_agree=all_agree, approved=approved, same_stakes=same_stakes
        )
        return case.unless(why, text("rulings", "The freeze-out may begin."), known.rule)

    def resumed(all_here: bool) -> HouseRuling:  # noqa: FBT001 - an answer
        why = cash_permits.why_not_resumed(rules, game, all_here=all_here)
        return case.unless(why, text("rulings", "The freeze-out goes on."), known.rule)

    bet = partial(_bet_of_freeze_out, case, known.rule)
    agree = (
        text("rulings", "Do all players agree?"),
        text("rulings", "Does a manager approve?"),
        text("rulings", "Are all stakes equal?"),
    )
    amounts = (
        text("rulings", "What was the first blind or ante?"),
        text("rulings", "What was the first minimum wager?"),
    )
    ways = {
        text("rulings", "to begin one"): lambda: case.asked(begins, *agree),
        text("rulings", "a player wants to join, leave, add or remove chips"): lambda: case.unless(
            cash_permits.why_not_in_freeze_out(rules, game), "", None
        ),
        text("rulings", "to go on with one later"): lambda: case.asked(
            resumed, text("rulings", "Are all who are left here, and do they wish to?")
        ),
        text("rulings", "how high the blind is now"): lambda: case.amounts(bet, amounts),
    }
    answers = tuple(EnquiryAnswer(words, asks) for words, asks in ways.items())
    return Ask(text("rulings", "What is it about?"), text("rulings", "Choose one"), answers)


def _bet_of_freeze_out(case: CashCase, rule: str, first: int, minimum: int) -> Next:
    text = case.voice.text

    def ruled(typed: str) -> HouseRuling:
        cents = cash_permits.freeze_out_bet(first, minimum, read_between(typed, 0))
        amount = case.voice.short_money(cents, "")
        return case.ruled(text("rulings", "The blind or ante is {amount}.", amount=amount), rule)

    return ask_number(case.voice, text("rulings", "How many players are out?"), ruled)
