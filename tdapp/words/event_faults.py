"""What can be wrong in an event file, in words that stand beside the field of the form."""

import re

from tdapp.voice.texts import Words, text

DAY = text("event fault", "enter a date, such as {day}")
UNREADABLE = text("event fault", "cannot be read; look at the text (Alt+3)")
_ALIKE: tuple[tuple[str, Words], ...] = (
    (r"it must be given|Expected `str` of length >= 1", text("event fault", "required")),
    (r"Expected `(?:int|float)`, got .*", text("event fault", "enter a whole number")),
    (
        r"Expected `(?:int|array|str)`(?: of length)? >= (\d+)",
        text("event fault", "at least {0}"),
    ),
    (r"Expected `(?:int|array)`(?: of length)? <= (\d+)", text("event fault", "at most {0}")),
    (r"Expected `str` of length <= (\d+)", text("event fault", "too long, maximum {0}")),
    (r"Expected `int` > 0", text("event fault", "at least 1")),
    (r"Invalid RFC3339 encoded date|Expected `date.*", DAY),
    (
        r"Expected `str` matching regex '\^\(\?:\[01\].*",
        text("event fault", "enter a time, such as 19:30"),
    ),
    (
        r"Expected `str` matching regex '\^\[A-Z\].*",
        text("event fault", "three capital letters, such as AUD"),
    ),
    (r"Expected `str` matching regex.*", text("event fault", "unknown heading")),
    (r"Invalid enum value '?(.*?)'?", text("event fault", "“{0}” is not one of the choices")),
    (r"Expected `bool.*", text("event fault", "yes or no")),
    (
        r"no table of parts",
        text("event fault", "enter parts with amounts, such as pool 100, fee 10"),
    ),
    (r"small letters name a part", text("event fault", "name a part in small letters")),
    (r"`(.*)` is no length of time.*", text("event fault", "“{0}” is not a length, such as 2:30")),
    (r"`(.*)`", text("event fault", "“{0}” is not an amount")),
    (r"no field is called `(.*)`", text("event fault", "unknown field in the text (Alt+3)")),
    (r"set by the rulebook", text("event fault", "set by the rulebook; take it out (Alt+3)")),
    (r"no name of a house", text("event fault", "enter a house")),
)
_OF_EVENT: tuple[tuple[str, Words], ...] = (
    (r"no title|no name", text("event fault", "required")),
    (r"above max_entries", text("event fault", "above the maximum entries")),
    (r"above min_entries", text("event fault", "above the minimum entries")),
    (
        r"the rulebook does not leave it to the conditions",
        text("event fault", "not by the house's rulebook"),
    ),
    (r"no flights", text("event fault", "only for an event with flights")),
    (r"no re-entries are sold", text("event fault", "only for an event with re-entries")),
    (
        r"re-buys and add-ons are not both sold",
        text("event fault", "only where re-buys and add-ons are sold"),
    ),
    (r"no chips", text("event fault", "required, at least 1")),
    (r"only a re-buy asks for a low stack", text("event fault", "only for re-buys")),
    (r"only an add-on is sold so", text("event fault", "only for add-ons")),
    (r"no end named", text("event fault", "enter the last level on sale, or minutes")),
    (r"no number a player named", text("event fault", "enter a maximum per player")),
    (
        r"a bracket has (\d+) to (\d+) players",
        text("event fault", "players of a bracket: {0} to {1}"),
    ),
    (
        r"double elimination settles third place",
        text("event fault", "only in single elimination"),
    ),
    (r"an even number of matches", text("event fault", "enter an odd number of matches")),
    (r"none in a bracket", text("event fault", "not sold in a bracket")),
    (r"named twice|a number twice", text("event fault", "entered twice")),
    (r"(\d+) twice", text("event fault", "entered twice: {0}")),
    (r"it ends before it begins", text("event fault", "ends before it begins")),
    (r"not the name of a side pool", text("event fault", "give the side pool another name")),
    (
        r"an amount and either places or a percentage go together",
        text("event fault", "an amount takes either paid places or a percentage"),
    ),
    (r"without the number that goes on", text("event fault", "enter how many go on")),
    (r"no price has a part `(.*)`", text("event fault", "no price has the part “{0}”")),
    (r"no zone, and none of the start", text("event fault", "enter a time zone")),
    (r"not after the flight before", text("event fault", "must be after the flight before")),
    (r"the name of another stage", text("event fault", "another stage has this name")),
    (r"no later stage of that name", text("event fault", "must be the name of a later stage")),
    (r"after the last level", text("event fault", "the structure has no such level")),
    (r"not one of its levels", text("event fault", "must be one of the stage's levels")),
    (r"exactly one stage must be the last", text("event fault", "exactly one must be the last")),
    (r"one number alone says who goes on", text("event fault", "say it in one way only")),
    (
        r"nobody goes on from the last stage",
        text("event fault", "not for the last stage: no player goes on from it"),
    ),
    (
        r"neither who goes on nor a last level",
        text("event fault", "say how many go on, or the stage's last level"),
    ),
    (
        r"players come to it from the stages before",
        text("event fault", "only for a stage that players enter themselves"),
    ),
    (r"a day, a time and a zone go together", text("event fault", "enter day and time")),
    (r"no zone `(.*)` is known", text("event fault", "unknown time zone “{0}”")),
    (
        r"clocks go forward over (.*) on that day",
        text("event fault", "clocks go forward: there is no {0} on that day"),
    ),
    (
        r"clocks are set back and (.*) comes twice.*",
        text("event fault", "clocks go back: {0} comes twice, choose one"),
    ),
    (r"(.*) comes once on that day", text("event fault", "{0} comes once on that day")),
)
_OF_LEVELS: tuple[tuple[str, Words], ...] = (
    (r"no level has blinds", text("event fault", "no level has blinds")),
    (
        r"the last level has no small blind to add to",
        text("event fault", "the last level has no small blind"),
    ),
    (
        r"a small blind or an ante without a big blind",
        text("event fault", "big blind missing"),
    ),
    (
        r"the small blind is above the big blind",
        text("event fault", "small blind above the big blind"),
    ),
    (
        r"the ante is above the big blind by rule (.*)",
        text("event fault", "ante above the big blind (rule {0})"),
    ),
    (
        r"at least (\d+) blinds by rule (.*)",
        text("event fault", "minimum number of blinds: {0} (rule {1})"),
    ),
    (r"a name has up to (\d+) letters.*", text("event fault", "too long, maximum {0}")),
    (r"the small blind falls from (\d+) to (\d+)", text("event fault", "small blind below {0}")),
    (r"the big blind falls from (\d+) to (\d+)", text("event fault", "big blind below {0}")),
    (
        r"not from the smallest to the largest",
        text("event fault", "enter the smallest chip first"),
    ),
    (r"earlier than the one before", text("event fault", "earlier than the one before")),
    (
        r"(\d+) is not the smallest of several chips in play",
        text("event fault", "{0} is not the smallest chip in play then"),
    ),
    (
        r"a level after (\d+) needs chips of (\d+)",
        text("event fault", "chips of {1} are needed after level {0}"),
    ),
)
_OF_PRIZES: tuple[tuple[str, Words], ...] = (
    (
        r"beside a share of the field",
        text("event fault", "use bands or a part of the field, not both"),
    ),
    (r"no place is paid", text("event fault", "enter who is paid")),
    (r"above most", text("event fault", "above the last of the band")),
    (r"beside percentages", text("event fault", "use percentages or amounts, not both")),
    (
        r"no percentages and no amounts",
        text("event fault", "enter percentages or fixed amounts"),
    ),
    (
        r"(\d+) prizes? for (\d+) entr(?:y|ies)",
        text("event fault", "prizes: {0}, but entries: {1}"),
    ),
    (
        r"percentages add to (.*), not 100",
        text("event fault", "percentages add up to {0}, not 100"),
    ),
    (
        r"(?:percentages|amounts|values) rise at place (\d+)",
        text("event fault", "more than the place above: place {0}"),
    ),
    (r"no band for a pool of (.*)", text("event fault", "no band for a pool of {0}")),
    (r"no band for (?:exactly )?(\d+)\D*", text("event fault", "no band for a field of {0}")),
    (
        r"no band for (\d+) to (\d+)\D*",
        text("event fault", "no band for fields of {0} to {1}"),
    ),
    (r"two bands for (\d+)\D*", text("event fault", "two bands for a field of {0}")),
    (
        r"beside from_pool of a band",
        text("event fault", "use entries or pool for all bands, not both"),
    ),
    (r"a second band from (.*)", text("event fault", "two bands from a pool of {0}")),
    (r"beside tables", text("event fault", "use tables or a curve, not both")),
    (r"no tables and no steepness", text("event fault", "enter a curve or tables")),
    (r"a second table of length (\d+)", text("event fault", "two tables with as many places: {0}")),
    (r"no table of length (.*)", text("event fault", "no table with this number of places: {0}")),
    (r"above (\d+) entr(?:y|ies)", text("event fault", "above the minimum entries, {0}")),
    (r"beside an amount", text("event fault", "use an amount or buy-ins, not both")),
    (r"no amount and no buy-ins", text("event fault", "enter an amount or buy-ins")),
    (
        r"prizes in kind take (.*) of a pool of (.*)",
        text("event fault", "prizes worth {0} from a pool of {1}"),
    ),
    (
        r"prizes of (\S+) from (\S+)",
        text("event fault", "prizes of {0} from a pool of {1}"),
    ),
    (
        r"prizes of (\S+) are (\S+) short of the pool of (\S+)",
        text("event fault", "prizes of {0} leave {1} of the pool"),
    ),
)
_OF_RULES: tuple[tuple[str, Words], ...] = (
    (
        r"not a formula: (.*)",
        text("event fault", "“{0}” is not understood; for example 10 * sqrt(players / place)"),
    ),
    (
        r"no figure for place (\d+)",
        text("event fault", "gives no figure for place {0}"),
    ),
    (
        r"no other player after the draw by rule (.*)",
        text("event fault", "partners cannot swap: no other player after the draw (rule {0})"),
    ),
    (r"not one for each member", text("event fault", "give one share for each player of a team")),
    (r"only English by rule (.*)", text("event fault", "English only (rule {0})")),
    (r"at most (\d+) by rule (.*)", text("event fault", "at most {0} (rule {1})")),
    (r"at least (\d+) by rule (.*)", text("event fault", "at least {0} (rule {1})")),
    (
        r"everything goes back by rule (.*)",
        text("event fault", "all payments go back (rule {0})"),
    ),
    (
        r"returned at a session's end by rule (.*)",
        text("event fault", "chips are returned when a session ends (rule {0})"),
    ),
    (r"no re-entry by rule (.*)", text("event fault", "no re-entries (rule {0})")),
    (
        r"unequal starting chips by rule (.*)",
        text("event fault", "all must start with the same chips (rule {0})"),
    ),
    (
        r"(.*) kept, at most (.*) by rule (.*)",
        text("event fault", "house keeps {0}, at most {1} (rule {2})"),
    ),
    (r"best of (\d+) by rule (.*)", text("event fault", "best of {0} (rule {1})")),
    (r"fixed by rule (.*)", text("event fault", "set by rule {0}")),
    (r"(\w+) by rule (.*)", text("event fault", "must be “{0}” (rule {1})")),
    (r"above seats_per_table (\d+)", text("event fault", "above the seats per table, {0}")),
    (
        r"tolerated, but halts at (\d+)",
        text("event fault", "play halts at {0} already"),
    ),
    (
        r"no seats in `prizes.seats`",
        text("event fault", "only where seats in another event are won"),
    ),
    (
        r"no bounty in the entry's price",
        text("event fault", "only where the entry's price has a bounty"),
    ),
    (r"no shot clock in `pace.shot_seconds`", text("event fault", "only with a shot clock")),
    (r"not without later_tokens", text("event fault", "give both, the tokens and their level")),
    (
        r"beside progressive bounties",
        text("event fault", "bounties are progressive or in envelopes, not both"),
    ),
    (
        r"neither a value nor a percentage, or both",
        text("event fault", "enter a value or a percentage, not both"),
    ),
    (r"above 100", text("event fault", "no more than 100 in all")),
    (r"beside at_seats", text("event fault", "leave at 1 where it ends at the seats")),
    (r"only after_last_level", text("event fault", "only where it ends after the last level")),
    (
        r"(\w+) ranks one table only",
        text("event fault", "“{0}” ranks players of one table only"),
    ),
)
FORMS = (*_OF_EVENT, *_OF_LEVELS, *_OF_PRIZES, *_OF_RULES, *_ALIKE)


def form_of(problem: str) -> tuple[Words, tuple[str, ...]] | None:
    """The words for a fault as the check says it, and what is filled into them."""
    for form, words in FORMS:
        found = re.fullmatch(form, problem, re.DOTALL)
        if found is not None:
            return words, found.groups()
    return None
