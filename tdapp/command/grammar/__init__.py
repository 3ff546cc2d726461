"""The floor's speech: what a line in the command bar can say."""
