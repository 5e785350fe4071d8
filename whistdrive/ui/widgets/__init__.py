"""Small widgets that several pages use.

``wheelproof`` fields, the filled ``next_button``, the ``suit_label`` and the ``empty_state``; the frame of the window
(``rail``, ``header``, ``footer``, ``notice``) stands here too.
"""
