"""The people at work: their page, and how somebody says who is there."""
