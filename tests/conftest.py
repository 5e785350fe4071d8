"""What holds for every test: no window pops up, the language is English, and a busy machine fails nothing."""

import os

from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LANGUAGE"] = "en"
settings.register_profile("whistdrive", deadline=None)
settings.load_profile("whistdrive")
