"""Pictures of every window and screen."""
