"""What holds for every test: no window pops up, and a busy machine fails nothing."""

import os

from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
settings.register_profile("whistdrive", deadline=None)
settings.load_profile("whistdrive")
