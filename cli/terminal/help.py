"""Help in sections: commands by when one needs them, options by what they are about.

Click has one section for each; libraries that have more take as long to import as Click itself.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import click

Rows: TypeAlias = Sequence[tuple[str, str]]
WIDEST = 28  # Letters of a name and its values; of longer ones the help begins a line below.


def write_sections(formatter: click.HelpFormatter, sections: Mapping[str, Rows]) -> None:
    """Write rows of a name and its help under headings, the help of all in one column."""
    names = (name for rows in sections.values() for name, _ in rows)
    width = max(len(name) for name in names if len(name) <= WIDEST)
    for heading, rows in sections.items():
        with formatter.section(heading):
            formatter.write_dl([(name.ljust(width), text) for name, text in rows], col_max=width)


class GroupedCommand(click.Command):
    """A command whose help tells its options in `groups`, their names by heading.

    Where an option follows from another, it is in no group: the help of that other one names it.
    Manual and completion know it all the same.
    """

    def __init__(self, *args: Any, groups: Mapping[str, Iterable[str]], **extra: Any) -> None:
        super().__init__(*args, **extra)
        self.groups = groups

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options, group by group; Click's own stands with the first ones."""
        given = [each for each in self.get_params(ctx) if isinstance(each, click.Option)]
        records = {each.name: record for each in given if (record := each.get_help_record(ctx))}
        shown = self.get_help_option(ctx)
        first, *others = self.groups
        groups = {first: [*self.groups[first], *([shown.name] if shown else [])]}
        groups |= {heading: [*self.groups[heading]] for heading in others}
        write_sections(
            formatter,
            {heading: [records[name] for name in names] for heading, names in groups.items()},
        )
