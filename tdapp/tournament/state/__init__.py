"""What an event stands at: the folds of its facts by subject."""
