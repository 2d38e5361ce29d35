"""`python -m demesne` is the `demesne` command."""

import sys

from demesne.cli import main

if __name__ == "__main__":
    sys.exit(main())
