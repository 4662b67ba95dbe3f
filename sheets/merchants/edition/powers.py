"""The spells and buildings that the rules know (M8, M9); an edition says what they cost.

Knows their keys only: what they do is the rules' to say.
"""

from __future__ import annotations

from sheets.merchants.edition.edition import split_strength

# M8
BUILDINGS = (
    "academy",
    "asylum",
    "bank",
    "carpenter",
    "market",
    "sawmill",
    "school-of-magic",
    "shrine",
    "statue",
    "store",
    "tower",
    "treasury",
    "workshop",
)

# M9, each strength on its own, a weaker one before a stronger one.
SPELLS = (
    "astral-ship",
    "clone",
    "construct",
    "muster",
    "conjure",
    "rage-2",
    "rage-3",
    "swamp-1",
    "swamp-2",
    "acquire",
    "terrain-1",
    "terrain-2",
)

# F5: the family version has no cards, tracks and buildings for the other spells to work on.
FAMILY_SPELLS = tuple(spell for spell in SPELLS if spell not in ("acquire", "conjure", "construct"))


# What has a picture of its effect, from which an edition may choose others as well.
POWERS = (*BUILDINGS, *SPELLS)

SPELL_NAMES = tuple(dict.fromkeys(split_strength(spell)[0] for spell in SPELLS))
