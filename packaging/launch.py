#!/usr/bin/env python3
"""Set whistdrive up, then start it or test it.

python3 packaging/launch.py                   open the program; without a display, play the sample evening
python3 packaging/launch.py ARGUMENT ...      the same with arguments of the program, such as: evening --help
python3 packaging/launch.py test              run every check and every test
python3 packaging/launch.py test ARGUMENT ... run only pytest, with these arguments
python3 packaging/launch.py --help            print this

Nothing but Python 3.11 or newer and its pip is needed. Packages go into the folder .venv of the project, in the
versions of packaging/requirements.lock. On Debian and its relatives the system libraries of Qt are installed too,
by root or where sudo asks for no password. What is in place already is not done again.
"""

# Annotations stay unread, and newer syntax stays out, so that a Python too old for whistdrive can still say so.
from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

import translations

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "packaging" / "requirements.lock"
SAMPLE = ROOT / "resources" / "samples" / "cvisti_16.json"
EVENING = ROOT / "evening"

VENV = ROOT / ".venv"
TOOLS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = TOOLS / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "whistdrive.stamp"

OLDEST_PYTHON = (3, 11)

QT_LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libcups.so.2": "libcups2",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""The shared libraries that Qt takes from the system, each with the Debian package that brings it."""

MISLEADING = {
    "PIP_CONSTRAINT",
    "PIP_DRY_RUN",
    "PIP_NO_DEPS",
    "PIP_PREFIX",
    "PIP_PYTHON",
    "PIP_REQUIRE_VIRTUALENV",
    "PIP_ROOT",
    "PIP_TARGET",
    "PIP_USER",
    "PYTHONHOME",
    "PYTHONPATH",
    "VIRTUAL_ENV",
}
"""Variables set for other projects that would send pip or Python to another place than .venv."""


class Trouble(Exception):
    """What keeps whistdrive from starting, as a sentence for the person at the keyboard."""


def main(arguments: Sequence[str]) -> int:
    """Do what the arguments ask for and return the exit code."""
    try:
        require_python(sys.version_info[:2])
        return launch(arguments)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def launch(arguments: Sequence[str]) -> int:
    """Set up what is missing, then test or start the program."""
    if arguments[:1] in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    testing = arguments[:1] == ["test"]
    provide_libraries(needed=testing or has_display(os.environ))
    set_up()
    build_translations()
    return test(arguments[1:]) if testing else start(arguments)


def require_python(version: tuple[int, ...]) -> None:
    """Refuse a Python on which whistdrive would not run."""
    if version < OLDEST_PYTHON:
        oldest, this = (".".join(map(str, numbers)) for numbers in (OLDEST_PYTHON, version))
        raise Trouble(f"whistdrive needs Python {oldest} or newer; please start it with one, for this is {this}.")


def has_display(environment: Mapping[str, str]) -> bool:
    """Whether a window can be shown."""
    return not sys.platform.startswith("linux") or any(map(environment.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def provide_libraries(needed: bool) -> None:
    """Install the system libraries that Qt misses; where that is not allowed say so, and go on if they can wait."""
    missing = missing_libraries(QT_LIBRARIES) if sys.platform.startswith("linux") else {}
    if not missing:
        return
    rights = administrator()
    if rights is not None and shutil.which("apt-get"):
        install_packages(missing.values(), rights)
    elif needed:
        raise Trouble(advice(missing))
    else:
        print(advice(missing), file=sys.stderr)


def missing_libraries(libraries: Mapping[str, str]) -> dict[str, str]:
    """Those of the libraries that this system cannot load."""
    return {library: package for library, package in libraries.items() if not can_load(library)}


def can_load(library: str) -> bool:
    """Whether the system's loader finds the library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def administrator() -> list[str] | None:
    """What to put before a command that only root may run, or None where nobody would be allowed to."""
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "--non-interactive"]
    if shutil.which("sudo") and subprocess.run([*sudo, "true"], stderr=subprocess.DEVNULL, check=False).returncode == 0:
        return sudo
    return None


def install_packages(packages: Collection[str], rights: Sequence[str]) -> None:
    """Install Debian packages without a question asked."""
    apt = [*rights, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    wanted = ["install", "--yes", "--no-install-recommends", *packages]
    say(f"Installing system libraries of Qt: {' '.join(packages)}")
    # A stale or half reachable package list is no reason to stop: what counts is whether the install succeeds.
    call([*apt, "update"])
    run([*apt, *wanted], "apt-get could not install the system libraries of Qt; please see its message above.")


def advice(missing: Mapping[str, str]) -> str:
    """One sentence that tells which system libraries to install."""
    if shutil.which("apt-get"):
        return f"Qt misses system libraries; please have root run: apt-get install {' '.join(missing.values())}"
    return f"Qt misses system libraries; please install the packages that bring {', '.join(missing)}."


def set_up() -> None:
    """Bring .venv to the state that the project asks for, if it is not there yet."""
    stamp = STAMP.read_text() if STAMP.exists() and PYTHON.exists() else ""
    home, contents = fingerprint_of_home(), fingerprint_of_contents()
    if stamp == home + contents:
        return
    if not has_pip():
        raise Trouble(f"{sys.executable} has no pip; on Debian it comes with: apt-get install python3-pip")
    say("Setting up the folder .venv; the first time this takes about a minute.")
    if not stamp.startswith(home):
        make_environment()
    # While pip is at work there is no stamp, so that an interrupted set-up begins anew.
    STAMP.unlink(missing_ok=True)
    install("--require-hashes", "--requirement", str(LOCK))
    install("--no-build-isolation", "--no-deps", "--editable", str(ROOT))
    STAMP.write_text(home + contents)


def build_translations() -> None:
    """Build what Qt reads of each translation that has been changed since, such as by an update from git."""
    if translations.outdated():
        run(
            [str(PYTHON), translations.__file__, "build"],
            "The translations could not be built; please see the message above.",
        )


def has_pip() -> bool:
    """Whether this Python can install packages."""
    return importlib.util.find_spec("pip") is not None


def make_environment() -> None:
    """Make .venv, empty, in the place of any that was made for another Python or in another folder."""
    # Debian's Python cannot put pip into it, and need not: the pip that is there serves any environment.
    venv = [sys.executable, "-m", "venv", "--clear", "--without-pip", str(VENV)]
    run(venv, "Python could not make the folder .venv; please see its message above.")


def fingerprint_of_home() -> str:
    """What .venv is tied to: this Python and this folder."""
    return fingerprint(sys.version, sys.base_prefix, str(ROOT))


def fingerprint_of_contents() -> str:
    """What is installed in .venv: the locked packages and the project as it describes itself."""
    return fingerprint(*(file.read_text(encoding="utf-8") for file in (LOCK, ROOT / "pyproject.toml")))


def fingerprint(*parts: str) -> str:
    """A short name for some texts that changes when one of them does."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest() + "\n"


def install(*what: str) -> None:
    """Let the pip of this Python install something into .venv."""
    # -P keeps the project's folder packaging from being taken for the library of that name.
    pip = [sys.executable, "-P", "-m", "pip", "--python", str(PYTHON), "--disable-pip-version-check", "-qq"]
    run([*pip, "install", "--no-user", *what], "pip could not install the packages; please see its message above.")


def start(arguments: Sequence[str]) -> int:
    """Open the program, or without arguments and display play the sample evening."""
    if not arguments and not has_display(os.environ):
        say("There is no display here, so the sample evening is played without a window.")
        arguments = ["evening", str(SAMPLE), "--out", str(EVENING)]
    return call(tool("whistdrive", *arguments))


def test(arguments: Sequence[str]) -> int:
    """Run all checks and tests, however many of them fail; with arguments only pytest."""
    if arguments:
        return call(tool("pytest", *arguments), ROOT)
    checks = {
        "Lint": tool("ruff", "check"),
        "Format": tool("ruff", "format", "--check"),
        "Types": tool("mypy"),
        "Architecture": tool("lint-imports", "--no-logo"),
        # Last, so that the closing line of pytest closes everything.
        "Tests": tool("pytest"),
    }
    failures = 0
    for name, command in checks.items():
        say(f"\n== {name} ==")
        failures += call(command, ROOT) != 0
    return min(failures, 1)


def tool(name: str, *arguments: str) -> list[str]:
    """The command line of a program that .venv holds."""
    return [str(TOOLS / name), *arguments]


def run(command: Sequence[str], otherwise: str) -> None:
    """Run a command without its chatter, and stop with a sentence if it fails."""
    if call(command, output=subprocess.DEVNULL) != 0:
        raise Trouble(otherwise)


def call(command: Sequence[str], folder: Path | None = None, output: int | None = None) -> int:
    """Run a command undisturbed by what the environment says about other projects, and return its exit code."""
    environment = {name: value for name, value in os.environ.items() if name not in MISLEADING}
    return subprocess.run(command, cwd=folder, env=environment, stdout=output, check=False).returncode


def say(text: str) -> None:
    """Print at once, so that the words stand before those of the command they announce."""
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
