"""`python -m tdapp` is `tdapp`."""

import sys

from tdapp.cli import main

sys.exit(main())
