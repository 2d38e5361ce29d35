"""`python -m demesne.cli`: the same as `demesne`."""

import sys

from demesne.cli import main

sys.exit(main())
