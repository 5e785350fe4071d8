"""What clubs hand each other and keep in spreadsheets: tables and whole drives, read before anything is written.

A table (:mod:`~whistdrive.exchange.read`) is matched with the fields of a *target*
(:mod:`~whistdrive.exchange.targets`), which makes a *preview* of it: every row as it will be, what is wrong with it,
and the one change that would take all of them in. A whole drive is one JSON file
(:mod:`~whistdrive.exchange.drive_file`).

To add a target: write a module that describes it (see :class:`~whistdrive.exchange.preview.Target`), name it in
``targets.py``, and give it and its fields their words in ``whistdrive/words/exchange.py``.
"""
