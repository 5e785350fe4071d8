"""What every page for a browser has: its own style, and a policy under which it fetches and runs nothing."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

_STYLE: Final = """
:root { color-scheme: light dark;
  --ground: #f6f5f1; --text: #1d2320; --quiet: #56605a; --line: #d9d8d2; --accent: #1b6a48; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #171a18; --text: #e9ece8; --quiet: #a7b0a9; --line: #3a403c; --accent: #6ccb98; }
}
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem; background: var(--ground); color: var(--text);
  font: 1rem/1.45 "DejaVu Sans", "Segoe UI", system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.6rem; overflow-wrap: anywhere; }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.2rem; color: var(--accent); }
p { margin: .3rem 0; overflow-wrap: anywhere; }
.quiet { color: var(--quiet); }
.state { font-weight: bold; }
nav a { margin-right: 1rem; color: var(--accent); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { text-align: left; vertical-align: bottom; font-size: .85rem; color: var(--quiet); }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); }
td { vertical-align: top; overflow-wrap: anywhere; }
td.figure, th.figure { text-align: right; overflow-wrap: normal; }
tr.new td { border-top: 2px solid var(--accent); }
@media print { nav { display: none; } body { max-width: none; padding: 0; } tr { break-inside: avoid; } }
"""

_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
"""What a browser may do with the page: show its own style, and fetch or run nothing."""


def framed(title: str, language: str, lines: Iterable[str]) -> bytes:
    """A whole page as UTF-8; ``title`` is plain text, ``lines`` of the body are HTML, ``language`` is its code."""
    page = [
        "<!DOCTYPE html>",
        f'<html lang="{escape(language)}">',
        "<head>",
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title>",
        f"<style>{_STYLE}</style>",
        "</head>",
        "<body>",
        *lines,
        "</body>",
        "</html>",
    ]
    return "\n".join(page).encode()


def paragraph(text: str, kind: str) -> str:
    """A paragraph of a kind (``quiet``, ``state``) that runs the way its own letters do."""
    return f'<p class="{kind}" dir="auto">{escape(text)}</p>'
