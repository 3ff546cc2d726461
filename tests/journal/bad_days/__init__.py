"""What must hold when disks, programs, people and clocks fail: nothing acknowledged is lost."""
