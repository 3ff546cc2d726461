"""What can be asked for of cash games."""
