"""The log of rulings and the penalties of an event: the page, its lists and its acts."""
