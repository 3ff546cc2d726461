"""What a pool may pay for, which hands win, and how much each winner gets; values in and out."""
