"""Second pictures of sets: the box opened and seen from above, with what it holds lying on wood wool."""
import math
import random

import geometry as g
import materials as m
import packs_colour
import props
import stage
from cards import FROM_ABOVE, HEIGHT, WIDTH
from packs import PACKS, OF_ONE_SIZE
from spec import product

# The box of the first picture, lying on its back.
INSIDE, TALL, DEEP, WALL = 8.6, 5.6, 2.5, 0.16
WOOL_AT = 1.15
# Packs that have their own ground on a card.
ALONE = {'pencil': packs_colour.pencil_alone}


def _laid(item, times):
    """A product on its back, its label up; pans of colour lie as one opens them. Gives the group and its bounds."""
    make, widest, tallest = PACKS[item.pack]
    make = ALONE.get(item.pack, make)
    with g.group(item.pack) as pack:
        make(item)
    low, high = g.bounds(pack)
    size = high - low
    share = 1.0 if item.pack in OF_ONE_SIZE else item.share
    fit = times * min(widest / size[0], tallest / size[2]) * share
    g.place(pack, (0, 0, 0), (0 if item.pack in FROM_ABOVE else -90, 0, 0), fit)
    return pack, *g.bounds(pack)


def _wool(seed, width, depth, level, colour):
    """Shavings of paper: loose curls that lie over one another."""
    dice, paper = random.Random(seed), m.paper(colour)
    for _ in range(420):
        x, y = dice.uniform(-0.5, 0.5) * (width - 0.5), dice.uniform(-0.5, 0.5) * (depth - 0.5)
        turn, size, rise = dice.uniform(0, 2 * math.pi), dice.uniform(0.35, 0.9), dice.uniform(-0.35, 0.12)
        curl = dice.uniform(0.8, 2.2)
        path = []
        for k in range(14):
            t = k / 13
            a = turn + curl * t * 2.6
            px = x + size * (t - 0.5) * math.cos(turn) + 0.28 * math.cos(a)
            py = y + size * (t - 0.5) * math.sin(turn) + 0.28 * math.sin(a)
            px = max(-width / 2 + 0.1, min(width / 2 - 0.1, px))
            py = max(-depth / 2 + 0.1, min(depth / 2 - 0.1, py))
            path.append((px, py, level + rise + 0.16 * math.sin(a * 1.7 + size * 9)))
        g.tube('shaving', path, 0.045, paper, 5)


def _box(stock, lining):
    """A tray with thin walls, lined."""
    outside = (INSIDE + 2 * WALL, TALL + 2 * WALL, 0.1)
    rim = DEEP - 0.03
    rings = [(*outside, 0), (*outside, rim), (outside[0] - 0.06, outside[1] - 0.06, 0.08, DEEP),
             (INSIDE + 0.06, TALL + 0.06, 0.04, DEEP), (INSIDE, TALL, 0.03, rim), (INSIDE, TALL, 0.03, 0.2)]
    g.loft('tray', [g.rounded_rectangle(*ring) for ring in rings], m.paper(stock), sharp_above=30)
    g.place(g.slab('lining', INSIDE - 0.02, TALL - 0.02, 0.05, m.paper(lining), 0.02, 0.01), (0, 0, 0.2))


def _lid(stock, tie):
    """The lid with its ribbon, leaning at the far wall of the box."""
    with g.group('lid') as lid:
        width, tall, deep = INSIDE + 2 * WALL + 0.2, TALL + 2 * WALL + 0.2, 1.5
        g.slab('lid', width, tall, deep, m.paper(stock), 0.1, 0.05)
        band = m.linen(tie)
        g.slab('across', width + 0.05, 0.75, deep + 0.04, band, 0.04, 0.02)
        g.slab('along', 0.75, tall + 0.05, deep + 0.04, band, 0.04, 0.02)
        packs_colour.ribbon(0.75, (0, 0, deep + 0.04), band)
    return lid


def _contents(spec, room, level, gap=0.32):
    """What the set holds, side by side."""
    laid = [_laid(product(sku), 0.62) for sku in spec.contents]
    # All of one scale, so that sizes stay true to each other.
    width = sum(high[0] - low[0] for _, low, high in laid) + gap * (len(laid) - 1)
    tall = max(high[1] - low[1] for _, low, high in laid)
    shrink = min(1, room[0] / width, room[1] / tall)
    for pack, *_ in laid:
        pack.scale = [part * shrink for part in pack.scale]
    laid = [(pack, *g.bounds(pack)) for pack, *_ in laid]
    widths = [high[0] - low[0] for _, low, high in laid]
    spare = max(gap, (room[0] - sum(widths)) / (len(laid) + 1))
    x = -(sum(widths) + spare * (len(laid) - 1)) / 2
    dice = random.Random(spec.key)
    for (pack, low, high), width in zip(laid, widths):
        pack.location.x += x - low[0]
        pack.location.y += -(low[1] + high[1]) / 2 + dice.uniform(-0.12, 0.12)
        # What lies on its back sinks in a little; pans lie on top of the shavings.
        above = -0.14 * (high[2] - low[2]) if pack.rotation_euler.x else 0.2
        pack.location.z += level + above - low[2]
        x += width + spare


def opened(spec):
    """The second picture of a set."""
    stage.clear()
    stage.backdrop(m.mix(spec.line.backdrop, spec.line.plinths[0], 0.45))
    stock = packs_colour.STOCK[spec.line.code]
    if spec.line.code == 'iskra':
        with g.group('pouch') as bag:
            packs_colour.pouch(spec)
        g.place(bag, (0, 2.7, 0.9), (-78, 0, 4), 1.15)
        _contents(spec, (10.0, 5.6), 0.0)
    else:
        tie = spec.line.accent if spec.line.code != 'zmierzch' else '#C98A63'
        _box(stock, m.mix(stock, '#FFF6EA', 0.55))
        _wool(len(spec.key) + sum(map(ord, spec.key)), INSIDE, TALL, WOOL_AT, m.mix(stock, '#FFF2E0', 0.72))
        _contents(spec, (INSIDE - 0.5, TALL - 0.5), WOOL_AT)
        g.place(_lid(stock, tie), (0.5, 5.2, 1.2), (58, 0, -7))
    stage.lights(spec.line.code, 0.95)
    stage.camera(WIDTH, HEIGHT, 13.8, (0.45, 1.7, 1.3), 50, turn=-9, fstop=0.14)
