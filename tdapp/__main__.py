"""`python -m tdapp` is `tdapp`."""

import sys

from tdapp.start_up import loading

with loading():
    from tdapp.cli import main

sys.exit(main())
