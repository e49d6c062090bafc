"""Small scenes on the lids of boxes: a landscape each, as an engraver would have cut it, tinted by hand.

Corners are in hundredths of the width of a scene, which is three fifths as high as it is wide.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random

from PIL import Image, ImageDraw

from rendering.base_cache import kept
from rendering.canvas import Pen, sprite
from rendering.palette import INK, Rgb, mix

Points = Sequence[tuple[float, float]]
_WIDE = 100
_HIGH = 60
_WHITE: Rgb = (252, 248, 236)
_DARK: Rgb = (52, 44, 40)
_GREEN: Rgb = (92, 112, 70)
_GOLD: Rgb = (232, 190, 92)


class _Sheet:
    """A pen that counts in hundredths of the width."""

    def __init__(self, pen: Pen, k: float) -> None:
        self.pen, self.k = pen, k

    def fill(self, colour: Rgb, points: Points) -> None:
        self.pen.polygon([(x * self.k, y * self.k) for x, y in points], colour)

    def line(self, colour: Rgb, points: Points, wide: float) -> None:
        self.pen.line([(x * self.k, y * self.k) for x, y in points], colour, max(1, round(wide * self.k)), "curve")

    def disc(self, colour: Rgb, x: float, y: float, r: float) -> None:
        k = self.k
        self.pen.ellipse(((x - r) * k, (y - r) * k, (x + r) * k, (y + r) * k), colour)

    def sky(self, top: Rgb, low: Rgb, horizon: float) -> None:
        steps = 24
        self.fill(low, [(0, 0), (100, 0), (100, _HIGH), (0, _HIGH)])  # ground that begins lower leaves no gap
        for step in range(steps):
            y, below = horizon * step / steps, horizon * (step + 1) / steps
            self.fill(mix(top, low, step / (steps - 1)), [(0, y), (100, y), (100, below + 0.2), (0, below + 0.2)])

    def ground(self, colour: Rgb, heights: Points) -> None:
        self.fill(colour, [*heights, (100, _HIGH), (0, _HIGH)])

    def hatch(self, colour: Rgb, rows: Sequence[float], seed: str) -> None:
        """Draw short level strokes, such as water or distant grass."""
        rng = Random(seed)  # noqa: S311 - the same strokes every time
        for y in rows:
            x = rng.uniform(0, 12)
            while x < _WIDE:
                long = rng.uniform(4, 14)
                self.line(colour, [(x, y), (min(100, x + long), y)], 0.35)
                x += long + rng.uniform(4, 12)


def _cape(s: _Sheet) -> None:
    s.sky((120, 160, 176), (246, 214, 160), 34)
    s.disc((250, 238, 196), 72, 26, 6)
    s.ground((84, 134, 142), [(0, 34), (100, 34)])
    s.hatch(mix((84, 134, 142), _WHITE, 0.5), (37, 40, 44, 48, 53), "cape")
    s.ground((214, 186, 132), [(0, 44), (22, 46), (44, 52), (60, 60)])
    s.fill((120, 90, 62), [(34, 47), (66, 47), (66, 49), (34, 49)])
    for x in (40, 50, 60):
        s.line((96, 70, 48), [(x, 48), (x, 55)], 1.2)
    s.line((96, 70, 48), [(64, 47), (64, 37)], 1)
    s.disc((255, 226, 120), 64, 36, 1.8)
    for x, y, lean in ((14, 46, 8), (24, 50, -4)):
        top = (x + lean, y - 28)
        s.line((104, 78, 54), [(x, y), (x + lean * 0.3, y - 14), top], 1.8)
        for angle in (-160, -130, -60, -20, 20, 160):
            a = math.radians(angle)
            far = (top[0] + 11 * math.cos(a), top[1] + 8 * math.sin(a) + 4)
            s.line(_GREEN, [top, (top[0] + 6 * math.cos(a), top[1] + 6 * math.sin(a)), far], 1.7)


def _prairie(s: _Sheet) -> None:
    s.sky((118, 160, 190), (244, 230, 190), 40)
    for x, y, r in ((22, 18, 4), (29, 15, 6), (37, 16, 5), (43, 18.5, 3.5), (60, 27, 2), (64, 25.5, 3), (69, 27, 2)):
        s.disc(mix(_WHITE, (170, 190, 200), 0.15), x, y, r)
    s.ground((206, 178, 96), [(0, 39), (30, 38.5), (60, 39.5), (100, 38.5)])
    s.ground((186, 158, 82), [(0, 46), (40, 44), (100, 48)])
    s.ground((160, 138, 72), [(0, 54), (60, 51), (100, 55)])
    rng = Random("prairie")  # noqa: S311 - the same grass every time
    for _ in range(110):
        left, foot = rng.uniform(0, 100), rng.uniform(43, 60)
        high = (foot - 36) * 0.22
        ink = mix((118, 98, 48), (220, 196, 110), rng.random())
        s.line(ink, [(left, foot), (left + 0.8, foot - high / 2), (left + 2, foot - high)], 0.4)
    s.line((92, 74, 52), [(76, 42), (76, 33)], 1)
    for dx, dy, r in ((0, -1, 4), (-3.4, 1, 2.8), (3.4, 1, 3)):
        s.disc((98, 112, 66), 76 + dx, 31 + dy, r)


def _trail(s: _Sheet) -> None:
    s.sky((110, 92, 122), (240, 168, 104), 36)
    s.disc((252, 214, 140), 46, 33, 6)
    mesas = [(0, 32), (8, 32), (10, 25), (24, 25), (27, 33), (66, 35), (70, 28), (80, 28), (83, 34), (100, 34)]
    s.ground((164, 100, 72), mesas)
    s.ground((190, 138, 86), [(0, 38), (100, 36)])
    s.fill((222, 178, 120), [(44, 37), (47, 37), (56, 43), (44, 48), (58, 60), (16, 60), (30, 48), (48, 43)])
    for x, y in ((0, 44), (72, 42), (92, 46), (66, 52), (8, 54), (82, 56)):
        s.line((126, 108, 66), [(x + 2, y), (x, y - 3)], 0.7)
        s.line((126, 108, 66), [(x + 2, y), (x + 2.4, y - 4)], 0.7)
        s.line((126, 108, 66), [(x + 2, y), (x + 5, y - 3)], 0.7)
    s.line(_DARK, [(76, 57), (76, 38)], 1.5)
    s.fill(_DARK, [(66, 39), (86, 39), (89, 41.5), (86, 44), (66, 44)])
    for x in (69, 74, 79):
        s.line(mix(_DARK, _WHITE, 0.55), [(x, 41.5), (x + 3, 41.5)], 0.6)


def _winter(s: _Sheet) -> None:
    s.sky((60, 78, 110), (176, 192, 206), 44)
    for x, y in ((10, 8), (26, 14), (40, 6), (66, 10), (84, 6), (92, 18), (54, 16)):
        s.disc(_WHITE, x, y, 0.5)
    for x, y, half in ((26, 10, 24), (66, 14, 22), (92, 22, 18), (46, 24, 16)):
        s.fill((116, 126, 142), [(x, y), (x - half, 46), (x + half, 46)])
        s.fill((236, 240, 244), [(x, y), (x - half, 46), (x - half * 0.2, 46), (x + half * 0.1, y + 14)])
    s.ground((240, 243, 246), [(0, 42), (30, 45), (70, 41), (100, 44)])
    s.ground((222, 230, 238), [(0, 52), (44, 48), (100, 54)])
    for x, y, high in ((12, 54, 16), (20, 57, 12), (86, 56, 17), (78, 58, 12), (94, 59, 14)):
        for step in range(3):
            low, across = y - step * high * 0.26, high * (0.36 - step * 0.08)
            s.fill((54, 76, 70), [(x - across, low), (x + across, low), (x, low - high * 0.46)])
            s.line(_WHITE, [(x, low - high * 0.46), (x + across * 0.8, low - 1)], 0.6)
    for side in (-1, 1):
        s.line((88, 80, 78), [(50 + side * 9, 60), (50 + side * 3, 50), (52 + side * 1, 46)], 0.8)
    for at, wide in ((58, 9.5), (55, 7.5), (52, 5.5), (49.5, 4)):
        s.line((112, 100, 92), [(50 - wide, at), (50 + wide, at)], 0.7)


def _desert(s: _Sheet) -> None:
    s.sky((232, 176, 118), (250, 228, 178), 38)
    s.disc((255, 246, 214), 28, 17, 7.5)
    s.ground((200, 144, 104), [(0, 34), (20, 34), (23, 28), (40, 28), (42, 35), (100, 36)])
    s.ground((226, 184, 128), [(0, 40), (30, 37), (60, 43), (100, 38)])
    s.ground((210, 164, 108), [(0, 50), (40, 45), (78, 52), (100, 47)])
    s.ground((192, 146, 94), [(0, 58), (30, 55), (70, 59), (100, 56)])
    for x, y, k in ((72, 54, 1.0), (90, 46, 0.55)):
        green = (94, 116, 84)
        s.line(green, [(x, y), (x, y - 24 * k)], 3.2 * k)
        s.line(green, [(x, y - 10 * k), (x - 6 * k, y - 10 * k), (x - 6 * k, y - 18 * k)], 2.4 * k)
        s.line(green, [(x, y - 7 * k), (x + 6 * k, y - 7 * k), (x + 6 * k, y - 14 * k)], 2.4 * k)
    s.disc((168, 128, 88), 18, 54, 2.6)
    s.disc((150, 112, 78), 23, 55, 1.8)


def _silver(s: _Sheet) -> None:
    s.sky((44, 50, 84), (170, 132, 142), 40)
    s.disc((246, 242, 224), 78, 14, 6)
    s.disc(mix((44, 50, 84), (170, 132, 142), 0.32), 75.5, 12.8, 5.2)
    for x, y in ((12, 10), (30, 6), (46, 14), (60, 8), (92, 24)):
        s.disc(_WHITE, x, y, 0.5)
    s.ground((92, 82, 106), [(0, 36), (16, 24), (30, 34), (48, 20), (66, 34), (82, 26), (100, 36)])
    for x, y in ((16, 24), (48, 20), (82, 26)):
        s.fill((206, 208, 222), [(x, y), (x - 6, y + 6), (x - 1, y + 8), (x + 1, y + 5)])
    s.ground((112, 88, 92), [(0, 42), (50, 39), (100, 43)])
    wall: Rgb = (226, 206, 176)
    s.fill(wall, [(30, 52), (30, 40), (58, 40), (58, 52)])
    s.fill(wall, [(58, 52), (58, 34), (61, 34), (61, 31), (67, 31), (67, 34), (70, 34), (70, 52)])
    s.disc((112, 88, 92), 64, 37, 1.6)
    s.line(wall, [(64, 31), (64, 26)], 0.8)
    s.line(wall, [(62.4, 28), (65.6, 28)], 0.8)
    for x in (36, 44, 52):
        s.fill((250, 206, 120), [(x - 1.2, 48), (x - 1.2, 44), (x + 1.2, 44), (x + 1.2, 48)])
    s.ground((90, 70, 72), [(0, 52), (40, 51), (100, 53)])


def _timber(s: _Sheet) -> None:
    s.sky((148, 172, 172), (226, 228, 206), 36)
    for rows, (y, high, ink) in enumerate(((36, 20, (134, 152, 140)), (44, 26, (92, 118, 98)), (56, 38, (52, 78, 62)))):
        rng = Random(f"timber{rows}")  # noqa: S311 - the same wood every time
        s.ground(ink, [(0, y), (100, y)])
        x = -2.0
        while x < _WIDE:
            tall = high * rng.uniform(0.75, 1.1)
            if rows < 2 or not 34 < x < 68:  # noqa: PLR2004 - the last row leaves the river free
                s.line(mix(ink, _DARK, 0.4), [(x, y), (x, y - tall * 0.8)], 1)
                for step in range(4):
                    low, half = y - tall * (0.12 + step * 0.21), tall * (0.2 - step * 0.035)
                    s.fill(ink, [(x - half, low), (x + half, low), (x, low - tall * 0.32)])
            x += rng.uniform(5, 8) + rows * 1.6
    s.fill((148, 180, 186), [(52, 42), (54, 42), (58, 47), (52, 51), (66, 60), (36, 60), (44, 51), (54, 46.5)])
    s.line(_WHITE, [(50, 53), (53, 56)], 0.6)
    s.line(_WHITE, [(46, 56), (50, 59)], 0.6)


def _shore(s: _Sheet) -> None:
    s.sky((96, 112, 158), (252, 196, 112), 38)
    s.disc((255, 240, 184), 42, 37, 9)
    s.ground((96, 122, 140), [(0, 38), (100, 38)])
    for y, half in ((40, 9), (43, 7), (46, 8), (50, 5), (54, 6)):
        s.line((252, 218, 140), [(42 - half, y), (42 + half, y)], 0.9)
    s.hatch(mix((96, 122, 140), _WHITE, 0.4), (41, 45, 49, 54, 58), "shore")
    s.fill((112, 92, 72), [(100, 20), (92, 20), (84, 26), (78, 36), (76, 46), (82, 60), (100, 60)])
    s.fill((96, 116, 70), [(100, 17), (93, 18), (84, 25), (92, 26), (100, 25)])
    s.fill((138, 112, 82), [(84, 26), (78, 36), (76, 46), (82, 60), (88, 60), (84, 44), (88, 32)])
    s.fill((84, 84, 84), [(62, 42), (66, 36), (70, 42)])
    for x, y in ((20, 14), (28, 18), (60, 10)):
        s.line(_DARK, [(x - 3, y - 1.2), (x, y), (x + 3, y - 1.2)], 0.5)


def _panic(s: _Sheet) -> None:
    s.sky((84, 92, 104), (176, 176, 170), 50)
    stone: Rgb = (206, 198, 182)
    s.fill(stone, [(18, 22), (50, 8), (82, 22)])
    s.fill(mix(stone, _DARK, 0.2), [(26, 20), (50, 11), (74, 20)])
    s.fill(mix(stone, _DARK, 0.55), [(20, 22), (80, 22), (80, 50), (20, 50)])
    s.fill(stone, [(18, 22), (82, 22), (82, 25), (18, 25)])
    for x in (22, 33, 62, 73):
        s.fill(stone, [(x, 25), (x + 5, 25), (x + 5, 50), (x, 50)])
        s.line(mix(stone, _DARK, 0.3), [(x + 3.6, 26), (x + 3.6, 50)], 0.5)
    s.fill(_DARK, [(42, 30), (58, 30), (58, 50), (42, 50)])
    for y in range(32, 50, 3):
        s.line(mix(_DARK, _WHITE, 0.35), [(43, y), (57, y)], 0.6)
    s.fill(_WHITE, [(45, 36), (55, 35), (55.6, 42), (45.6, 43)])
    s.line(_DARK, [(47, 38.6), (53.6, 38)], 0.7)
    s.line(_DARK, [(47.4, 40.6), (52, 40.2)], 0.7)
    s.ground((128, 120, 112), [(0, 50), (100, 50)])
    s.fill(mix(stone, _DARK, 0.12), [(14, 50), (86, 50), (90, 54), (10, 54)])
    for x in (8, 94):
        s.fill(_DARK, [(x - 2, 58), (x + 2, 58), (x + 1.6, 49), (x - 1.6, 49)])
        s.disc(_DARK, x, 47.4, 1.6)
        s.fill(_DARK, [(x - 2.4, 46.8), (x + 2.4, 46.8), (x + 1.4, 44), (x - 1.4, 44)])


def _combine(s: _Sheet) -> None:
    s.sky((126, 138, 148), (226, 212, 184), 44)
    s.ground((150, 128, 92), [(0, 44), (100, 44)])
    s.fill((108, 92, 76), [(0, 50), (100, 50), (100, 56), (0, 56)])
    for x in range(2, 100, 6):
        s.fill((82, 64, 48), [(x, 51), (x + 3, 51), (x + 3, 55), (x, 55)])
    s.line((66, 66, 70), [(0, 51), (100, 51)], 0.9)
    ivory: Rgb = (240, 230, 202)
    for left in (-14, 30, 74):
        s.fill(mix(ivory, _DARK, 0.25), [(left + 2, 20), (left + 38, 20), (left + 40, 24), (left, 24)])
        s.fill(ivory, [(left, 24), (left + 40, 24), (left + 40, 45), (left, 45)])
        s.line(mix(ivory, _DARK, 0.4), [(left, 39), (left + 40, 39)], 0.6)
        for x in range(left + 4, left + 36, 8):
            s.fill((70, 66, 70), [(x, 28), (x + 5, 28), (x + 5, 35), (x, 35)])
        s.fill(_DARK, [(left + 1, 45), (left + 39, 45), (left + 39, 47), (left + 1, 47)])
        for x in (left + 7, left + 13, left + 27, left + 33):
            s.disc(_DARK, x, 48.6, 2.6)
        s.line(_DARK, [(left + 40, 46), (left + 44, 46)], 1)


def _exhibition(s: _Sheet) -> None:
    s.sky((70, 92, 132), (236, 204, 176), 46)
    glass: Rgb = (188, 214, 216)
    s.fill(glass, [(50 + 22 * math.cos(a), 34 - 24 * math.sin(a)) for a in (math.pi * n / 24 for n in range(25))])
    s.fill(mix(glass, _WHITE, 0.3), [(8, 34), (92, 34), (92, 48), (8, 48)])
    for n in range(1, 6):
        x = 22 * math.cos(math.pi * n / 6)
        bow = [(50 + x * math.cos(a), 34 - 24 * math.sin(a)) for a in (math.pi * m / 32 for m in range(17))]
        s.line((108, 136, 146), bow, 0.5)
    for y, half in ((28, 21), (21, 18), (15, 13)):
        s.line((108, 136, 146), [(50 - half, y), (50 + half, y)], 0.5)
    for x in range(8, 93, 6):
        s.line((108, 136, 146), [(x, 34), (x, 48)], 0.5)
    s.line((108, 136, 146), [(8, 41), (92, 41)], 0.5)
    s.line((90, 96, 104), [(8, 34), (92, 34)], 1)
    s.line((90, 96, 104), [(50, 10), (50, 3)], 0.8)
    for x, top in ((14, 26), (86, 26)):
        s.line((90, 96, 104), [(x, 34), (x, top)], 0.8)
    for x, y in ((50, 3), (14, 26), (86, 26)):
        s.fill((176, 60, 52), [(x, y), (x + 7, y + 1.8), (x, y + 3.6)])
    s.ground((118, 128, 92), [(0, 48), (100, 48)])
    s.fill((222, 204, 164), [(44, 48), (56, 48), (66, 60), (34, 60)])
    for x in (10, 20, 30, 70, 80, 90):
        s.disc((74, 96, 66), x, 50, 2.6)


def _vault(s: _Sheet) -> None:
    wall: Rgb = (88, 84, 88)
    s.fill(wall, [(0, 0), (100, 0), (100, _HIGH), (0, _HIGH)])
    for row, y in enumerate((0, 7.5, 15, 22.5, 30, 37.5, 45, 52.5)):
        s.line(mix(wall, _DARK, 0.35), [(0, y), (100, y)], 0.5)
        for x in range(-8 + row % 2 * 8, 100, 16):
            s.line(mix(wall, _DARK, 0.35), [(x, y), (x, y + 7.5)], 0.5)
    s.fill(mix(wall, _DARK, 0.4), [(0, 54), (100, 54), (100, 60), (0, 60)])
    steel: Rgb = (168, 172, 176)
    s.disc(steel, 42, 29, 25.5)
    s.disc(mix(steel, _DARK, 0.5), 42, 29, 23)
    s.disc((56, 40, 28), 42, 29, 21.5)
    s.disc(mix((56, 40, 28), _GOLD, 0.35), 42, 29, 16)
    for shelf in (20, 31, 42):
        half = math.sqrt(21.5**2 - (shelf - 29) ** 2)
        s.line((122, 88, 52), [(42 - half, shelf), (42 + half, shelf)], 1.4)
    _treasures(s)
    door = [(67, 4), (88, 0), (88, 58), (67, 54)]
    s.fill(mix(steel, _DARK, 0.35), [(64.5, 5), (67, 4), (67, 54), (64.5, 53)])
    s.fill(steel, door)
    s.line(mix(steel, _DARK, 0.5), [*door, door[0]], 1)
    for y in (11, 29, 47):
        s.disc(mix(steel, _DARK, 0.45), 71, y, 1.5)
        s.disc(mix(steel, _DARK, 0.45), 84.5, y, 1.5)
    for angle in range(0, 180, 45):
        a = math.radians(angle)
        across, down = 6 * math.cos(a), 8 * math.sin(a)
        s.line(_DARK, [(77.5 - across, 29 - down), (77.5 + across, 29 + down)], 1)
    s.disc(_GOLD, 77.5, 29, 2)
    s.fill(mix(_GOLD, wall, 0.55), [(27, 54), (60, 54), (70, 60), (16, 60)])


def _treasures(s: _Sheet) -> None:
    """Draw what lies on the shelves: lanterns, ribbons, parcels, coins and bonds."""
    for x in (31, 35, 39):
        s.fill(_GOLD, [(x, 19.2), (x + 3, 19.2), (x + 2.4, 15), (x + 0.6, 15)])
    for x in (47, 51):
        s.fill((150, 58, 48), [(x, 19.2), (x + 2.8, 19.2), (x + 2.8, 12), (x, 12)])
    for x in (26, 33):
        s.fill((190, 150, 104), [(x, 30.2), (x + 5.6, 30.2), (x + 5.6, 24.6), (x, 24.6)])
        s.line((120, 84, 52), [(x + 2.8, 30.2), (x + 2.8, 24.6)], 0.6)
    for across, down in ((44, 29), (46.8, 29), (49.6, 29), (45.4, 27), (48.2, 27), (46.8, 25)):
        s.disc(_GOLD, across, down, 1.5)
        s.disc(mix(_GOLD, _DARK, 0.3), across, down, 0.7)
    for x in (30, 35, 40, 45, 50):
        s.fill(_WHITE, [(x, 41.2), (x + 3.6, 41.2), (x + 3.6, 35.6), (x, 35.6)])
        s.line((158, 46, 38), [(x, 38.4), (x + 3.6, 38.4)], 0.7)


SCENES: dict[str, Callable[[_Sheet], None]] = {
    "cape": _cape,
    "prairie": _prairie,
    "trail": _trail,
    "winter": _winter,
    "desert": _desert,
    "silver": _silver,
    "timber": _timber,
    "shore": _shore,
    "panic": _panic,
    "combine": _combine,
    "exhibition": _exhibition,
    "vault": _vault,
}
"""The scenes of the lids, of the years that change the most, and of the opening of the vaults."""


@kept
def scene(name: str, width: int) -> Image.Image:
    """Return a scene of a width in pixels, and three fifths as high."""
    return sprite(width, width * _HIGH / 100, 1, lambda pen, k: SCENES[name](_Sheet(pen, width * k / 100)))


def paste_scene(picture: Image.Image, name: str, place: tuple[float, float], width: float) -> None:
    """Lay a small scene down, with a thin line around it."""
    drawn = scene(name, round(width))
    x, y = map(round, place)
    picture.paste(drawn.convert("RGB"), (x, y))
    ImageDraw.Draw(picture).rectangle((x, y, x + drawn.width - 1, y + drawn.height - 1), None, INK, 2)
