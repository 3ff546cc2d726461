"""Words that directors type in the command bar, in any order."""

WORDS = (
    *("12", "5", "12-5", "5-6", "-", "#", "#7", "t14", "bust", "b", "with", "at", "and", "but"),
    *("22:40", "0:30", "rebuy", "addon", "away", "here", "back", "to", "button", "?", "all"),
    *("hold", "free", "break", "close", "open", "rest", "level", "pause", "start", "clock"),
    *("post", "+", "+5", "-2", "oliv", "mei-ling", "o'l", "é", ",", "&", "."),
)
