"""What the tables stand at: the folds of their facts by subject."""
