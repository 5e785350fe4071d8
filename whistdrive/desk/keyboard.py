"""Latin letters for those who type on a Cyrillic keyboard and do not change it: by the place of the key."""

from __future__ import annotations

from collections.abc import Mapping

_CYRILLIC = "йцукенгшщзхъфывапролджэячсмитьбюё"
_LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
_ELSEWHERE = {"і": "s", "ў": "o"}
"""Letters of Ukrainian and Belarusian, on keys where Russian has others."""

_PLACES: Mapping[str, str] = {**dict(zip(_CYRILLIC, _LATIN, strict=True)), **_ELSEWHERE}
_BY_LETTER = str.maketrans({**_PLACES, **{letter.upper(): key.upper() for letter, key in _PLACES.items()}})


def latin(text: str) -> str:
    """The text as the same keys of a Latin keyboard would have written it; all but Cyrillic letters stay."""
    return text.translate(_BY_LETTER)
