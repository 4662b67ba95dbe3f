"""The house: which module may know which, how long it may be, and what has no place in it."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from tests.source import tree_of

ROOT = Path(__file__).parents[1]
PACKAGES = ("cli", "fonts", "rollwrite", "scoring", "sheets")
MOST_LINES = 600
MOST_LINES_OF_A_FUNCTION = 40
# What has no noun belongs to its caller.
NAMELESS = {"utils", "util", "helpers", "helper", "common", "misc", "tools", "stuff"}

# What the modules of a package may not import.
FORBIDDEN = {
    "fonts": ("cli", "rollwrite", "scoring", "sheets"),
    "sheets": ("cli", "rollwrite", "scoring"),
    "scoring": ("cli", "rollwrite", "sheets.write"),
    "rollwrite": ("cli",),
}
# What these may import of our own; everything else of our own is not theirs to know.
ALLOWED = {
    "sheets.words": ("sheets.words",),
    "sheets.files": ("sheets.files", "sheets.words"),
    "sheets.write": ("fonts", "sheets.drawing.shapes", "sheets.write"),
    "sheets.drawing.shapes": (),
    "sheets.drawing.paths": ("sheets.drawing.shapes",),
    "sheets.hexes": ("sheets.words.text",),
    "sheets.drawing.icons": tuple(
        f"sheets.drawing.{each}" for each in ("artwork", "paths", "shapes")
    ),
    "sheets.drawing.artwork": ("sheets.drawing.paths", "sheets.drawing.shapes"),
    "sheets.drawing.lettering": ("fonts", "sheets.drawing.shapes", "sheets.drawing.sizes"),
    "fonts": ("fonts",),
}
# Of our own the command line knows the front door, its modules, and the words.
DOOR = "rollwrite"
BEHIND_THE_DOOR = ("rollwrite.play", "rollwrite.photo", "rollwrite.web")
WORDS = "sheets.words"
TERMINAL = ("click", "rich")
# Plain text has columns too, and rich knows how many places a letter takes.
WIDTHS = {"scoring.answers.columns": "rich.cells"}
AT_HOME_IN_ONE_MODULE = ("pydantic", "reportlab", "svgwrite", "PIL", "pypdfium2", "fontTools")
# What writes pictures is not what reads them.
READS = {"PIL": "rollwrite.photo.decoding"}
WEB = "rollwrite.web"
SERVES = ("starlette", "uvicorn", "multipart", "python_multipart")  # At home in that room;
SERVER = "rollwrite.serving"  # the one door to it starts the server.
PHOTOGRAPHS = ("cv2", "numpy", "zxingcpp", "pillow_heif")  # At home in one room.
CHANGEABLE = ("dict", "list", "set", "bytearray", "defaultdict", "Counter", "deque")
UNCHANGEABLE = ("Mapping", "Sequence", "Set", "tuple", "frozenset")
PLAYED = "merchants"  # The game whose rules are code.
ITS_ROOMS = ("rollwrite.play", "rollwrite.games", "rollwrite.simulations")
# What remembers every answer: of faces, languages, types, games, computer players there are few.
ENDLESS = {
    "fonts.face",
    "fonts.outlines._font",
    "rollwrite.photo.identity._theme",
    "rollwrite.photo.identity._kinds_with",
    "rollwrite.play.players.player_of",
    "scoring.games._shipped",
    "sheets.files.forms.entries_of",
    "sheets.files.schema._builder",
    "sheets.files.validation._adapter",
    "sheets.hexes.neighbours",
    "sheets.merchants.aid.examples.example",
    "sheets.words.translation.load_translation",
}
# What is set for a whole process, with all its threads.
PROCESS_WIDE = {
    *("os.chdir", "os.fchdir", "os.umask", "os.putenv", "os.unsetenv"),
    *(f"os.environ.{name}" for name in ("clear", "pop", "popitem", "setdefault", "update")),
    *("locale.setlocale", "signal.signal", "gc.disable", "gc.freeze", "random.seed"),
    "resource.setrlimit",
    *("sys.setrecursionlimit", "socket.setdefaulttimeout", "cv2.setNumThreads"),
    *("warnings.simplefilter", "warnings.filterwarnings"),
}
CHANGES = {each.rpartition(".")[2] for each in PROCESS_WIDE}
# Where no other thread runs: in a process of its own, or after a look.
ALONE = {
    "rollwrite.limited: resource.setrlimit",
    "rollwrite.limited: signal.signal",
    "rollwrite.photo.workers: cv2.setNumThreads",
    "rollwrite.photo.workers: signal.signal",
    "rollwrite.play.simulation.results: signal.signal",
}
SIDE_EFFECTS = ("print", "input", "exit", "quit", "breakpoint")


@dataclass(frozen=True)
class Module:
    """A module of the packages: its dotted name, its lines and its syntax tree."""

    name: str
    path: Path
    lines: int
    tree: ast.Module

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """Everything in the module."""
        return tuple(ast.walk(self.tree))

    @property
    def package(self) -> str:
        return self.name.partition(".")[0]

    @property
    def imports(self) -> Iterator[str]:
        """Yield the dotted name of everything that is imported anywhere in the module."""
        for node in self.nodes:
            if isinstance(node, ast.Import):
                yield from (each.name for each in node.names)
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{self.name} has a relative import"
                module = node.module or ""
                yield from (f"{module}.{each.name}" for each in node.names)


@cache
def modules() -> tuple[Module, ...]:
    """Return every module that is installed."""
    return tuple(
        read(path) for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))
    )


def read(path: Path) -> Module:
    parts = path.relative_to(ROOT).with_suffix("").parts
    name = ".".join(part for part in parts if part != "__init__")
    text = path.read_text("utf-8")
    return Module(name, path, text.count("\n"), tree_of(path))


def begins(name: str, beginning: str) -> bool:
    return name == beginning or name.startswith(f"{beginning}.")


@cache
def games() -> frozenset[str]:
    """Return the folders of games: what `sheets` and `scoring` have under one name."""
    return frozenset(path.parent.name for path in (ROOT / "scoring").glob("*/game.py"))


def game_of(name: str) -> str | None:
    return next((part for part in name.split(".")[:3] if part in games()), None)


def home_of(name: str) -> str | None:
    """Return the game whose module this is: play knows the rules of one alone."""
    return PLAYED if any(begins(name, each) for each in ITS_ROOMS) else game_of(name)


def forbidden_imports(module: Module) -> Iterator[str]:
    """Yield a sentence for each import that the module may not have."""
    kept_out = FORBIDDEN.get(module.package, ())
    rooms = [room for room in ALLOWED if begins(module.name, room)]
    for imported in module.imports:
        if any(begins(imported, each) for each in kept_out):
            yield f"{module.name} imports {imported}"
        is_ours = imported.partition(".")[0] in PACKAGES
        if is_ours and any(
            not any(begins(imported, each) for each in ALLOWED[room]) for room in rooms
        ):
            yield f"{module.name} imports {imported}"
        others = {game_of(imported), home_of(module.name)} - {None}
        if len(others) > 1:
            yield f"{module.name}, of one game, imports {imported}, of another"
        is_shared = module.package != "cli" and module.name != DOOR and not home_of(module.name)
        if is_shared and game_of(imported):
            yield f"{module.name}, which all games share, imports {imported}, of one"
        is_width = module.name in WIDTHS and begins(imported, WIDTHS[module.name])
        if module.package != "cli" and imported.partition(".")[0] in TERMINAL and not is_width:
            yield f"{module.name} imports {imported}"


@pytest.mark.parametrize("package", PACKAGES)
def test_nobody_imports_what_is_not_theirs_to_know(package: str) -> None:
    ours = [module for module in modules() if module.package == package]
    assert ours
    assert [each for module in ours for each in forbidden_imports(module)] == []


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("sheets.page.layout", "from scoring.states import is_whole"),
        ("sheets.page.layout", "import cli.terminal.exits"),
        ("scoring.score", "import rollwrite"),
        ("rollwrite.scores", "from cli.terminal.exits import ExitCode"),
        ("scoring.score", "from sheets.write import write"),
        ("scoring.score", "from sheets import write"),
        ("sheets.write.pdf", "from sheets.page.layout import Page"),
        ("sheets.drawing.shapes", "from fonts import face"),
        ("fonts", "from sheets.drawing.shapes import Box"),
        ("sheets.words.text", "from sheets.files.problem import Problem"),
        ("sheets.files.reading", "from sheets.hexes import Hex"),
        ("sheets.pandoria.pad", "from sheets.merchants.sizes import SIZES"),
        ("scoring.pandoria.game", "from scoring.merchants.game import GAME"),
        ("sheets.document", "from scoring.merchants.game import GAME"),
        ("scoring.score", "import rich.table"),
        ("scoring.answers.plain", "from rich.cells import cell_len"),
        ("scoring.answers.columns", "from rich.table import Table"),
        ("sheets.page.layout", "def draw():\n    from click import echo"),
    ],
)
def test_a_forbidden_import_is_found(name: str, line: str) -> None:
    module = Module(name, ROOT / "none.py", 1, ast.parse(line))
    assert list(forbidden_imports(module))


def around_the_door(module: Module, room: str = "cli") -> Iterator[str]:
    """Yield a sentence for each import of a room's module that is neither of the door nor its."""
    for imported in module.imports:
        is_door = begins(imported, DOOR) and not any(
            begins(imported, each) for each in BEHIND_THE_DOOR
        )
        is_ours = imported.partition(".")[0] in PACKAGES
        if is_ours and not (is_door or begins(imported, room) or begins(imported, WORDS)):
            yield f"{module.name} imports {imported}"


def test_the_command_line_comes_in_by_the_front_door() -> None:
    faces = [module for module in modules() if module.package == "cli"]
    assert faces
    assert [each for module in faces for each in around_the_door(module)] == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("import rollwrite as rw", False),
        ("from rollwrite import Score", False),
        ("from rollwrite.tables import chosen_seats", False),
        ("from sheets.words.text import Text", False),
        ("from rollwrite.play.ongoing import OngoingGame", True),
        ("from rollwrite import photo", True),
        ("from scoring.score import Score", True),
        ("import sheets.files.reading", True),
    ],
)
def test_who_goes_around_the_front_door_is_found(line: str, found: bool) -> None:
    module = Module("cli.main", ROOT / "none.py", 1, ast.parse(line))
    assert bool([*around_the_door(module)]) is found


def test_the_pages_in_a_browser_come_in_by_the_front_door() -> None:
    faces = [module for module in modules() if begins(module.name, WEB)]
    assert faces
    assert [each for module in faces for each in around_the_door(module, WEB)] == []


def test_only_the_pages_in_a_browser_know_what_serves_them() -> None:
    users = {
        module.name
        for module in modules()
        for imported in module.imports
        if any(begins(imported, library) for library in SERVES)
    }
    assert users
    assert {name for name in users if not begins(name, WEB)} == {SERVER}


@pytest.mark.parametrize("library", AT_HOME_IN_ONE_MODULE)
def test_a_library_is_known_to_one_module(library: str) -> None:
    users = {
        module.name
        for module in modules()
        for imported in module.imports
        if begins(imported, library)
    }
    assert len(users - {READS.get(library)}) == 1


def test_only_the_room_of_photographs_knows_what_reads_them() -> None:
    users = {
        module.name
        for module in modules()
        for imported in module.imports
        if any(begins(imported, library) for library in PHOTOGRAPHS)
    }
    assert users
    assert {name for name in users if not begins(name, "rollwrite.photo")} == set()


def test_no_circle_of_modules_import_each_other() -> None:
    names = {module.name for module in modules()}

    def imported(module: Module) -> set[str]:
        found = {each if each in names else each.rpartition(".")[0] for each in module.imports}
        return (found & names) - {module.name}

    graph = {module.name: imported(module) for module in modules()}
    assert len([*TopologicalSorter(graph).static_order()]) == len(names)  # Else a CycleError.


def test_nothing_but_the_command_line_prints_asks_or_ends_the_program() -> None:
    found = []
    for module in modules():
        if module.package == "cli":
            continue
        for node in module.nodes:
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                found += [f"{module.name}: {node.func.id}"] if node.func.id in SIDE_EFFECTS else []
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                said = f"{node.value.id}.{node.attr}"
                if said in ("sys.exit", "sys.stdout", "sys.stderr", "sys.argv", "os.environ"):
                    found.append(f"{module.name}: {said}")
    assert found == []


def test_no_module_is_longer_than_it_can_be_read() -> None:
    assert {module.name: module.lines for module in modules() if module.lines > MOST_LINES} == {}


def test_no_function_is_longer_than_it_can_be_read() -> None:
    long = {
        f"{module.name}.{node.name}": length
        for module in modules()
        for node in module.nodes
        if isinstance(node, ast.FunctionDef)
        and (length := (node.end_lineno or 0) - node.lineno + 1) > MOST_LINES_OF_A_FUNCTION
    }
    assert long == {}


def test_a_module_has_a_noun_for_a_name() -> None:
    assert [module.name for module in modules() if NAMELESS & set(module.name.split("."))] == []


def test_every_module_says_what_it_is() -> None:
    assert [module.name for module in modules() if not ast.get_docstring(module.tree)] == []


def changeable(module: Module) -> Iterator[str]:
    """Yield what anybody could change at the level of a module: a name rebound, a table added to.

    A table that is typed as a Mapping, or a tuple, is changed by nobody: the types forbid it.
    """
    for node in module.nodes:
        if isinstance(node, ast.Global):
            yield f"{module.name}: {ast.unparse(node)}"
    for node in module.tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                typed = ""
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                typed = ast.unparse(node.annotation).removeprefix("Final").strip("[]")
            case _:
                continue
        is_typed = typed.startswith(UNCHANGEABLE)
        if name != "__all__" and is_table(value) and not is_typed:
            yield f"{module.name}: {name}"


def is_table(value: ast.expr) -> bool:
    """Return whether an expression gives a table, a list or a set that can be changed."""
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
        return value.func.id in CHANGEABLE
    return isinstance(
        value, ast.Dict | ast.List | ast.Set | ast.DictComp | ast.ListComp | ast.SetComp
    )


def test_nothing_changes_at_the_level_of_a_module() -> None:
    """What is shared is an argument, or cannot change."""
    assert [each for module in modules() for each in changeable(module)] == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("SEEN = []", 1),
        ("SEEN: list[str] = []", 1),
        ("NAMES: Final = {1: 'one'}", 1),
        ("NAMES: Final[dict[int, str]] = {1: 'one'}", 1),
        ("COUNTS = Counter()", 1),
        ("SQUARES = {each: each**2 for each in range(9)}", 1),
        ("def note():\n    global seen\n    seen = 1", 1),
        ("NAMES: Mapping[int, str] = {1: 'one'}", 0),
        ("NAMES: Final[Mapping[int, str]] = {1: 'one'}", 0),
        ("NAMES = MappingProxyType({1: 'one'})", 0),
        ("LETTERS = frozenset({'a'})", 0),
        ("ROWS = (1, 2)", 0),
        ("def note():\n    seen = []", 0),
    ],
)
def test_what_can_change_is_found(text: str, found: int) -> None:
    module = Module("scoring.none", ROOT / "none.py", 1, ast.parse(text))
    assert len(list(changeable(module))) == found


def is_endless(decorator: ast.expr) -> bool:
    """Return whether a decorator remembers an answer for all that a function ever took."""
    called, _, arguments = ast.unparse(decorator).partition("(")
    return called.endswith("cache") and (
        called.rpartition(".")[2] == "cache" or arguments in ("None)", "maxsize=None)")
    )


def endless_caches(module: Module) -> Iterator[str]:
    """Yield each function that takes something and has a cache without a bound."""
    for node in module.nodes:
        if (
            isinstance(node, ast.FunctionDef)
            and ast.unparse(node.args)
            and any(map(is_endless, node.decorator_list))
        ):
            yield f"{module.name}.{node.name}"


def test_what_is_remembered_is_bounded() -> None:
    """A process may answer for years, and be asked for anything."""
    assert {each for module in modules() for each in endless_caches(module)} == ENDLESS


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("@cache\ndef read(path: Path) -> str: ...", 1),
        ("@functools.cache\ndef read(path: Path) -> str: ...", 1),
        ("@lru_cache(maxsize=None)\ndef read(path: Path) -> str: ...", 1),
        ("class Reader:\n    @cache\n    def read(self) -> str: ...", 1),
        ("@lru_cache(maxsize=8)\ndef read(path: Path) -> str: ...", 0),
        ("@cache\ndef read() -> str: ...", 0),
    ],
)
def test_what_remembers_for_ever_is_found(text: str, found: int) -> None:
    module = Module("scoring.none", ROOT / "none.py", 1, ast.parse(text))
    assert len([*endless_caches(module)]) == found


def imported_names(module: Module) -> set[str]:
    """Return what a module calls the things that it imports."""
    return {
        each.asname or each.name.partition(".")[0]
        for node in module.nodes
        if isinstance(node, ast.Import | ast.ImportFrom)
        for each in node.names
    }


def changes_of_the_process(module: Module) -> Iterator[str]:
    """Yield what functions of a module set for the whole process, in which other threads run too.

    That is what `PROCESS_WIDE` does, and an attribute of something imported that is set: a setting
    of a library. While a module is imported, before anything is asked of it, it may.
    """
    imported = imported_names(module)
    functions = [node for node in module.nodes if isinstance(node, ast.FunctionDef)]
    for node in (inner for function in functions for inner in ast.walk(function)):
        match node:
            case ast.Call(func=ast.Attribute(attr=name) as called) if name in CHANGES:
                changed = [ast.unparse(called)] if ast.unparse(called) in PROCESS_WIDE else []
            case ast.Assign(targets=targets) | ast.Delete(targets=targets):
                changed = [*map(ast.unparse, targets)]
            case ast.AugAssign(target=target):
                changed = [ast.unparse(target)]
            case _:
                continue
        for each in changed:
            is_imported = re.split(r"[.\[]", each)[0] in imported and not each.isidentifier()
            if (is_imported or each in PROCESS_WIDE) and f"{module.name}: {each}" not in ALONE:
                yield f"{module.name}: {each}"


def test_nothing_but_the_command_line_changes_the_process() -> None:
    """Every function of the library may be called in several threads at once."""
    library = (module for module in modules() if module.package != "cli")
    assert [each for module in library for each in changes_of_the_process(module)] == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("def draw():\n    os.environ['HOME'] = ''", 1),
        ("def draw():\n    del os.environ['HOME']", 1),
        ("def draw():\n    os.environ.pop('HOME')", 1),
        ("def draw():\n    os.chdir('/')", 1),
        ("def draw():\n    rl_config.useA85 = 0", 1),
        ("def draw():\n    rl_config.level += 1", 1),
        ("def draw():\n    locale.setlocale(locale.LC_ALL, 'de_DE')", 1),
        ("class Writer:\n    def draw(self):\n        random.seed(7)", 1),
        ("rl_config.useA85 = 0", 0),
        ("def draw():\n    pages = {}\n    pages['board'] = os.getcwd()", 0),
    ],
)
def test_what_changes_the_process_is_found(text: str, found: int) -> None:
    imports = "import os, random, locale\nfrom reportlab import rl_config\n"
    module = Module("scoring.none", ROOT / "none.py", 1, ast.parse(imports + text))
    assert len([*changes_of_the_process(module)]) == found


def test_a_page_for_makers_names_only_what_is_there() -> None:
    rooms = "|".join((*PACKAGES, "bench", "docs", "tests", "tools"))
    pages = [ROOT / "CONTRIBUTING.md", *(ROOT / "docs" / "dev").glob("*.md")]
    named = {
        (page.name, path)
        for page in pages
        for path in re.findall(rf"`((?:{rooms})/[\w./]*)`", page.read_text("utf-8"))
    }
    assert len(named) > 40
    assert [path for path in sorted(named) if not (ROOT / path[1]).exists()] == []


def test_the_page_of_the_house_shows_every_room() -> None:
    page = (ROOT / "docs" / "dev" / "house.md").read_text("utf-8")
    rooms = {
        f"{path.parent.parent.name}/{path.parent.name}/"
        for package in PACKAGES
        for path in (ROOT / package).glob("*/*.py")
        if path.parent.name not in games() and path.parent.name != "__pycache__"
    }
    assert [room for room in sorted(rooms) if f"`{room}`" not in page] == []
