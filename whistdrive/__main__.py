"""``python -m whistdrive``: the same as the command ``whistdrive``."""

import sys

from whistdrive.cli import main

if __name__ == "__main__":
    sys.exit(main())
