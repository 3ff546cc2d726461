"""The workstation at work: every act of the house goes through here."""
