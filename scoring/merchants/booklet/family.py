"""The booklet of the family version, page by page, and its examples worked out (F1 to F10)."""

from collections.abc import Collection
from dataclasses import replace

from scoring.merchants.booklet import given, scenes
from scoring.merchants.rewards import Closing, deal_guilds, family_reward
from sheets.merchants.booklet.archive import archive
from sheets.merchants.booklet.beginning import beginning
from sheets.merchants.booklet.book import LeafOf, booklet
from sheets.merchants.booklet.example import CAST, Examples, Pay, Scene
from sheets.merchants.booklet.family_turn import family_turn
from sheets.merchants.booklet.guilds import guilds
from sheets.merchants.edition.edition import Edition, Resource


def work_out(edition: Edition) -> Examples:
    """Return the examples of the booklet by an edition's rules."""
    dealt = deal_guilds(len(CAST), edition.rules)
    owners = {guild: seat for seat, own in enumerate(dealt) for guild in own}
    found = scenes("family", edition)
    worked = {name: _in_crowns(scene, dealt) for name, scene in found.items()}
    return Examples(worked, owners=owners)


def _in_crowns(scene: Scene, dealt: tuple[Collection[Resource], ...]) -> Scene:
    """Return a position whose region pays crowns, and a guild's owner more (F6, F7)."""
    resource = scene.resources[scene.region[0]]
    pays = tuple(_pay(each, resource, dealt[each.seat]) for each in scene.pays)
    return replace(scene, pays=pays)


def _pay(pay: Pay, resource: Resource, own: Collection[Resource]) -> Pay:
    reward = family_reward(Closing(resource, pay.hexes, pay.workers), own)
    return pay._replace(
        amount=given(reward.lines, "workers"),
        unit="crown",
        bonus=given(reward.lines, "guild"),
        before=None,
        after=None,
        crowns=reward.crowns,
    )


LEAVES: tuple[LeafOf, ...] = (beginning, family_turn, guilds, archive)
RULES = booklet(LEAVES, work_out)
