"""What was probably meant by a command, an option or a file that there is not."""

from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Final

import click

from rollwrite.choices import known_word

# What people call commands and options that have another name, in each of our languages.
_COMMANDS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("draw", "pdf", "drucken", "bögen", "imprimer", "fiches"), "sheets"),
    **dict.fromkeys(("scan", "photograph", "foto", "photographier"), "photo"),
    **dict.fromkeys(("count", "points", "werten", "wertung", "compter"), "score"),
    **dict.fromkeys(("type", "eingeben", "saisir"), "enter"),
    **dict.fromkeys(("record", "spielen", "jouer"), "play"),
    **dict.fromkeys(("dice", "würfeln", "lancer"), "roll"),
    **dict.fromkeys(("cost", "preis", "prix"), "price"),
    **dict.fromkeys(("prüfen", "vérifier"), "check"),
    **dict.fromkeys(("rulebook", "regeln", "règles"), "rules"),
    **dict.fromkeys(("hilfe", "aide"), "help"),
    **dict.fromkeys(("language", "settings", "sprache", "langue"), "config"),
}
_OPTIONS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("--name", "--names", "--spieler", "--joueur", "--nom"), "--player"),
    **dict.fromkeys(("--number", "--anzahl", "--joueurs", "--nombre"), "--players"),
    **dict.fromkeys(("--file", "--out", "--datei", "--ausgabe", "--fichier"), "--output"),
    **dict.fromkeys(("--sprache", "--langue"), "--language"),
    **dict.fromkeys(("--size", "--papier"), "--paper"),
    **dict.fromkeys(("--farbe", "--couleur", "--farben", "--couleurs"), "--theme"),
    **dict.fromkeys(("--spiel", "--jeu"), "--game"),
    "--quality": "--dpi",
}
WORD_CUTOFF = 0.6  # How much alike two words must be, as `difflib` counts it.
FILE_CUTOFF = 0.8  # Of the names of files, more: a suffix alone makes two half alike.
_READ = (".record", ".toml", ".json", ".csv")
MOST_FILES = 1000  # That are looked through for a name like the one that was typed.


def command_meant(name: str, known: Collection[str]) -> str:
    """Return the command that was meant, "" where none is like it."""
    return closest(_COMMANDS.get(name.lower(), name.lower()), known)


def option_meant(name: str, parameters: Collection[click.Parameter]) -> str:
    """Return the option that was meant, with its value where that was typed: `--variant solo`."""
    options = {max(each.opts, key=len): each for each in parameters if _is_option(each)}
    word = name.lstrip("-")
    for option, each in options.items():
        words = [*getattr(each.type, "words", ())]
        if (value := known_word(word, words)) in words:
            return f"{option} {value}"
    called = _OPTIONS.get(name)
    if called in options:
        return called
    by_word = {option.lstrip("-"): option for option in options}  # Two dashes make all alike.
    return by_word.get(closest(word, by_word), "")


def _is_option(parameter: click.Parameter) -> bool:
    return isinstance(parameter, click.Option) and not parameter.hidden


def file_meant(path: Path) -> str:
    """Return the path of the file beside it that was meant by one that is not there, or ""."""
    names = [*_names_in(path.parent)]
    longer = [each for each in names if each.startswith(f"{path.name}.")]
    meant = min(longer, key=_order) if longer else closest(path.name, sorted(names), FILE_CUTOFF)
    return str(path.with_name(meant)) if meant and path.name else ""


def _order(name: str) -> tuple[int, int]:
    """Return what puts files that commands read before those that they write, then short ones."""
    suffix = Path(name).suffix
    return (_READ.index(suffix) if suffix in _READ else len(_READ), len(name))


def _names_in(folder: Path) -> Iterator[str]:
    """Yield the names of the files in a folder that a listing shows, in no order."""
    with suppress(OSError):
        for each in islice(folder.iterdir(), MOST_FILES):
            if not each.name.startswith("."):
                yield each.name


def closest(word: str, known: Collection[str], cutoff: float = WORD_CUTOFF) -> str:
    """Return the word that is most like another, "" where none is as much alike."""
    from difflib import get_close_matches  # Only for mistakes.

    return next(iter(get_close_matches(word, known, n=1, cutoff=cutoff)), "")
