"""Shapes on a drawn map, each as its corners in turn, and whether they overlap."""

import math


def corners(box):
    """Return the corners of a box of left, top, right and bottom."""
    left, top, right, bottom = box
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def turned(x, y, degrees, length, width):
    """Return the corners of a rectangle around a point, turned by degrees."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    sides = ((1, 1), (1, -1), (-1, -1), (-1, 1))
    return [(x + (c * i * length - s * j * width) / 2, y + (s * i * length + c * j * width) / 2) for i, j in sides]


def apart(a, b):
    """Two convex shapes are apart if a line along one of their sides separates them."""
    for shape in (a, b):
        for (x1, y1), (x2, y2) in zip(shape, shape[1:] + shape[:1], strict=True):
            across = [[(x * (y2 - y1) - y * (x2 - x1)) for x, y in other] for other in (a, b)]
            if max(across[0]) <= min(across[1]) or max(across[1]) <= min(across[0]):
                return True
    return False
