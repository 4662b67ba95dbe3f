"""The layout lint: every fault of a page that a person would notice on paper, or a camera miss."""

from sheets.lint.checks import find_faults
from sheets.lint.rules import Fault, Rules, Size, page_rules

__all__ = ["Fault", "Rules", "Size", "find_faults", "page_rules"]
