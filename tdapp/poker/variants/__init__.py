"""Games as data: their streets, who opens, what is drawn, and how hands are read."""
