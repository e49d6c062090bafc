"""The map of 18CZ as the tests of the family draw it and look at it."""

from engine.eighteenxx.g18cz.printed import everything
from rendering.eighteenxx import map_contents, sheet
from rendering.eighteenxx.g18cz.edition import edition
from rendering.eighteenxx.hex_map import HexMap


def whole(out=()):
    """What shows the whole map without the hexes that are out of the game."""
    return sheet.whole(edition(), edition().sheets[0], out)


def viewport_for(zoom, out=()):
    """What a zoom shows."""
    return sheet.viewport_for(edition(), edition().sheets[0], zoom, out)


def draw_map(view, viewport):
    """The map of a position without strip and border."""
    return HexMap(edition(), edition().sheets[0], view, viewport).compose().drawn()


def tile_at(seen, name):
    """The tile on a hex as it lies."""
    return map_contents.tile_at(everything(), seen, name)


def slot_at(seen, name, stop, slot):
    """The middle of a slot, in points."""
    return map_contents.slot_at(tile_at(seen, name), name, stop, slot)


def names_on(seen):
    """The names of cities as they stand on a map."""
    return map_contents.names_on(edition(), seen)


def contents_of(seen):
    """What can be seen on each hex besides names."""
    return map_contents.contents_of(edition(), seen)
