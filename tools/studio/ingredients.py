"""What a product is made of, laid beside it: one plant or fruit for each product, built from a few shapes."""
import math
import random

import numpy as np

import geometry as g
import materials as m
import props


def bloom(colour, heart, petals=5, size=1.3, width=0.75, cup=0.4, layers=1, height=0.0):
    """A flower looking up: rings of petals about a heart; `height` gives it a stem to stand on."""
    with g.group('bloom') as whole, g.group('flower') as flower:
        if height:
            g.tube('stem', g.spline([(0.3, 0.2, 0), (0.1, 0.05, height * 0.5), (0, 0, height)], 8), 0.06, m.leaf('#8FA07C'), 8)
        for ring in range(layers):
            shrink = 1 - 0.28 * ring
            head = props.petal_ring(petals, size * shrink, width * size * shrink, m.leaf(m.mix(colour, '#FFFFFF', 0.12 * ring)), cup + 0.28 * ring)
            g.place(head, (0, 0, height + 0.05 * ring), (0, 0, 31 * ring))
        g.place(props.ball(0.2 * size, m.matte(heart, 0.8), (0, 0), -0.2 * size), (0, 0, height + 0.14 * size))
    # It looks at the camera, which stands low.
    g.place(flower, (0, 0, 0 if height else 0.62 * size), (0 if height else 48, 0, 0))
    return whole


def berry(radius, material, long=1.0, crown=None):
    """One round fruit."""
    with g.group('berry') as fruit:
        g.lathe('skin', [(0, 0)] + [(radius * math.sin(a), radius * long * (1 - math.cos(a))) for a in np.linspace(0.1, math.pi - 0.1, 26)] + [(0, 2 * radius * long)], material, 48)
        if crown:
            g.place(props.petal_ring(5, radius * 0.45, radius * 0.3, m.leaf(crown), 0.6), (0, 0, 2 * radius * long - 0.02))
    return fruit


def berries(colour, radius, count, seed, long=1.0, crown=None, leaf=True, gloss=0.35):
    """A handful of fruit, with two leaves."""
    dice = random.Random(seed)
    with g.group('berries') as heap:
        taken = []
        while len(taken) < count:
            r, a = radius * 1.15 * math.sqrt(len(taken)) * dice.uniform(0.9, 1.3), dice.uniform(0, 6.28)
            x, y = r * math.cos(a) * 1.2, r * math.sin(a) * 0.8
            if any(math.hypot(x - p, y - q) < radius * 1.9 for p, q in taken):
                if dice.random() < 0.97:
                    continue
            taken.append((x, y))
            tone = m.lacquer(m.mix(colour, dice.choice(('#FFFFFF', '#1A1020')), dice.uniform(0, 0.14)), gloss)
            g.place(berry(radius * dice.uniform(0.9, 1.08), tone, long, crown), (x, y, 0), (dice.uniform(-20, 20), dice.uniform(-20, 20), dice.uniform(0, 360)))
        if leaf:
            for turn in (25, 150):
                blade = props.leaf(radius * 3.4, radius * 1.7, m.leaf('#7F9468'), 0.3, 0.35)
                g.place(blade, (0, radius * 0.8, radius * 0.4), (0, -12, turn))
    return heap


def slices(rind, flesh, count, radius, seeds=None):
    """Rounds of a fruit, the first leaning on the others."""
    with g.group('slices') as rounds:
        for k in range(count):
            with g.group('slice') as one:
                g.lathe('rind', [(0, 0), (radius, 0, 0.04), (radius, 0.22, 0.04), (0, 0.22)], m.lacquer(rind, 0.4), 64)
                g.lathe('flesh', [(radius * 0.93, 0.222), (radius * 0.9, 0.24), (0, 0.24)], m.cream(flesh, 0.3), 64)
                for s in range(9 if seeds else 0):
                    a = 2 * math.pi * s / 9
                    g.place(g.lathe('seed', [(0, 0), (0.07, 0.03), (0.06, 0.2), (0, 0.26)], m.wax(seeds), 12), (radius * 0.42 * math.cos(a), radius * 0.42 * math.sin(a), 0.2), (0, 78, math.degrees(a)))
            g.place(one, (0.3 * k, -0.4 * k, 0.12 * k if k < count - 1 else radius * 0.72), (0, 0, 40 * k) if k < count - 1 else (62, 0, 20))
    return rounds


def cone(colour, size=1.6):
    """A hop cone: scales laid by the golden angle."""
    with g.group('cone') as hop:
        for k in range(64):
            t = k / 64
            scale = props.leaf(size * 0.5, size * 0.36, m.leaf(m.mix(colour, '#FFFFFF', 0.25 * t)), -0.1, 0.6)
            r = size * 0.42 * math.sin(math.pi * (0.12 + 0.8 * t))
            g.place(scale, (r * math.cos(k * 2.4), r * math.sin(k * 2.4), size * 1.5 * (1 - t)), (0, 62, math.degrees(k * 2.4)))
    return hop


def sticks(colour, count, length, seed):
    """Roots or twigs laid together."""
    dice = random.Random(seed)
    with g.group('sticks') as bundle:
        for k in range(count):
            path = [(0, 0, 0), (dice.uniform(-0.1, 0.1), 0, length / 2), (dice.uniform(-0.15, 0.15), 0, length)]
            stick = g.tube('stick', g.spline(path, 6), dice.uniform(0.16, 0.24), m.wood(m.mix(colour, '#FFFFFF', dice.uniform(0, 0.2))), 14, 0.85)
            g.place(stick, (dice.uniform(-0.4, 0.4), 0.42 * k, 0.2 + 0.12 * (k % 2)), (0, 90, dice.uniform(-9, 9)))
    return bundle


def grains(colour, count, seed, spread=1.5, long=2.2):
    """Seeds, oats or almonds on the table."""
    dice = random.Random(seed)
    with g.group('grains') as scatter:
        for _ in range(count):
            r, a = spread * dice.random() ** 0.7, dice.uniform(0, 6.28)
            size = 0.16 if count > 20 else 0.42
            tone = m.wax(m.mix(colour, dice.choice(('#FFFFFF', '#4A3020')), dice.uniform(0, 0.18)), 0.5)
            g.place(berry(size, tone, 1), (r * math.cos(a), 0.7 * r * math.sin(a), 0), (0, 0, dice.uniform(0, 360)), (size * 0 + long * 0.5, 0.8, 0.62))
    return scatter


def sprigs(kind, seed, count=2, height=6.4):
    """Stems from one hand, standing."""
    return lambda: props.bunch(kind, count, seed, (0, 0), height, 9)


def laid(kind, seed, count=3, height=5.4):
    """Stems laid on the table."""
    def build():
        with g.group('laid') as stems:
            props.bunch(kind, count, seed, (-height * 0.5, 0), height, 5, lying=8)
        return stems
    return build


ROSE = lambda colour: lambda: bloom(colour, m.mix(colour, '#5A1020', 0.3), 5, 1.35, 1.35, 0.8, 4)
WILD = lambda colour, heart, petals=5, size=1.5, width=0.8, height=0.0: lambda: bloom(colour, heart, petals, size, width, 0.35, 1, height)
DAISY = lambda colour, heart, petals=16, size=1.25: lambda: bloom(colour, heart, petals, size, 0.26, 0.12, 2)
HEAP = lambda colour, count=120, size=0.15: lambda: _heap(colour, count, size)


def meadow(seed):
    """What one brings home from a walk: grass, flax and two daisies."""
    def build():
        with g.group('meadow') as bundle:
            props.bunch('grass', 2, seed, (0, 0), 6.6, 9)
            props.bunch('flax', 2, seed + 1, (0.3, 0.2), 5.6, 10)
            for x, height in ((-0.7, 4.4), (0.8, 3.4)):
                g.place(bloom('#FFFDF6', '#EDB93C', 16, 0.75, 0.26, 0.12, 2, height), (x, -0.3, 0))
        return bundle
    return build


def with_leaves(kind, seed, build, height=4.6):
    """Fruit or flowers, and a sprig of the plant laid behind them."""
    def both():
        with g.group('with leaves') as whole:
            props.bunch(kind, 2, seed, (-height * 0.5, 1.2), height, 6, lying=4)
            build()
        return whole
    return both


def linden():
    """Two leaves, the narrow one that carries the flowers, and the flowers."""
    with g.group('linden') as whole:
        for turn, length in ((12, 2.7), (165, 2.3)):
            g.place(props.leaf(length, length * 0.82, m.leaf('#8FA86E'), 0.25, 0.2), (0, 0.6, 0.5), (0, -10, turn))
        g.place(props.leaf(2.6, 0.6, m.leaf('#C9D09A'), 0.2, 0.3), (0, 0.2, 0.7), (0, -16, 250))
        for x, y in ((-0.55, -0.7), (0.05, -1.1), (0.6, -0.65)):
            flower = props.petal_ring(5, 0.42, 0.3, m.leaf('#F6E9B0'), 0.45)
            g.place(flower, (x, y, 0.55), (35, 0, 50 * x))
            g.place(props.ball(0.14, m.matte('#E6BE4A', 0.8)), (x, y - 0.06, 0.52))
    return whole


def birch():
    """Three pale twigs, and a sprig of leaves behind them."""
    with g.group('birch') as whole:
        props.bunch('mint', 2, 11, (-1.6, 1.2), 4.2, 7, lying=5)
        g.place(sticks('#F2EDE3', 3, 3.4, 5))
    return whole


def honeycomb():
    """A corner of a comb, its cells full, and a flower of the linden."""
    with g.group('honeycomb') as whole, g.group('comb') as comb:
        for row in range(4):
            for k in range(4 - row % 2):
                x, y = 0.62 * (k + 0.5 * (row % 2) - 1.5), 0.54 * (row - 1.5)
                with g.group('cell') as cell:
                    g.lathe('wax', [(0.26, 0.62), (0.35, 0.62), (0.35, 0), (0, 0)], m.wax('#E3AE4C', 0.5), 6)
                    g.lathe('honey', [(0.27, 0.54), (0, 0.57)], m.lacquer('#C8801C', 0.12), 6)
                g.place(cell, (x, y, 0), (0, 0, 30))
    # It leans, so that the cells are seen from in front.
    g.place(comb, (0, 0.2, 0.55), (42, 0, 14))
    for x, y in ((-0.75, -1.0), (-0.2, -1.25)):
        g.place(props.petal_ring(5, 0.42, 0.3, m.leaf('#F6E9B0'), 0.45), (x, y, 0.4), (35, 0, 60 * x))
    return whole


def chestnuts():
    """Three of them, each with its pale spot, and a leaf."""
    with g.group('chestnuts') as whole:
        for x, y, turn in ((-0.9, 0.1, 20), (0.75, 0.35, 150), (0.1, -0.95, 80)):
            with g.group('chestnut') as one:
                g.place(berry(0.72, m.lacquer('#6B3A22', 0.28), 0.82))
                g.lathe('spot', [(0, 0), (0.42, 0.07), (0.3, 0.16), (0, 0.2)], m.matte('#D8BE9A', 0.7), 32)
            g.place(one, (x, y, 0.05), (38, 0, turn))
        g.place(props.leaf(3.0, 1.2, m.leaf('#8A9A62'), 0.3, 0.35), (0.2, 1.0, 0.3), (0, -10, 60))
    return whole


def strawberries(count):
    """Fruit that ends in a point, with seeds and a crown of leaves."""
    with g.group('strawberries') as heap:
        for k in range(count):
            with g.group('strawberry') as one:
                side = [(0.0, 0.0), (0.3, 0.18), (0.56, 0.55), (0.7, 1.0), (0.62, 1.36), (0.3, 1.52), (0, 1.54)]
                g.lathe('skin', side, m.lacquer('#D92B3A', 0.3), 48)
                for s in range(34):
                    t, a = 0.12 + 0.8 * s / 34, 2.4 * s
                    radius, height = np.interp(t * 1.5, [p[1] for p in side[:5]], [p[0] for p in side[:5]]), t * 1.5
                    g.place(props.ball(0.035, m.wax('#F3D27A')), (radius * math.cos(a), radius * math.sin(a), height))
                g.place(props.petal_ring(7, 0.62, 0.26, m.leaf('#6F9A4E'), 0.15), (0, 0, 1.5))
            g.place(one, (1.25 * k - 1.2, -0.5 * (k % 2), 0.62), (100, 0, 40 - 55 * k))
    return heap


def arnica_and_juniper():
    """A yellow flower among a few blue berries."""
    with g.group('arnica') as whole:
        g.place(bloom('#F0C232', '#B8801E', 13, 1.15, 0.34, 0.15, 2), (0.1, 0.5, 0))
        with g.group('juniper') as fruit:
            berries('#3E4A7C', 0.34, 5, 6, 1.0, '#2F3556', False, 0.55)
        g.place(fruit, (0.2, -1.2, 0))
    return whole


def resin(seed):
    """Beads of pine resin, clear and warm, on a twig of mint."""
    dice = random.Random(seed)
    with g.group('resin') as whole:
        props.bunch('mint', 2, seed, (-2.2, 0.9), 4.4, 6, lying=6)
        for k in range(5):
            bead = berry(0.3 + 0.22 * dice.random(), m.glass('#E7A03C', 0.04, 1.5), 0.75)
            g.place(bead, (-1.0 + 0.5 * k, -0.6 + 0.35 * (k % 2), 0))
    return whole


def _heap(colour, count, size):
    with g.group('heap') as heap:
        props.crumbs(m.powder(colour), count, 1.5, 9, (0, 0), 0, size)
        g.lathe('mound', [(1.2, 0), (0.8, 0.2), (0.35, 0.42), (0, 0.5)], m.powder(colour), 60)
    return heap


STANDING, FLAT = 'standing', 'flat'

# (how it lies, what builds it) by sku; who has none here gets one of the line's quiet props.
OF_PRODUCT = {
    'RL-SW-001': (STANDING, sprigs('flax', 3)), 'RL-SW-002': (FLAT, ROSE('#D98A94')), 'RL-SW-003': (STANDING, sprigs('grass', 5)),
    'RL-SW-004': (FLAT, WILD('#C23A52', '#F0CE6A', 5, 1.7, 0.95)), 'RL-SW-005': (FLAT, lambda: berries('#4A3060', 1.15, 2, 3, 1.1, None, True, 0.45)),
    'RL-SW-006': (FLAT, lambda: bloom('#4F6FC0', '#3A3F7A', 9, 1.3, 0.5, 0.5, 2)), 'RL-SW-007': (FLAT, DAISY('#FFFDF6', '#EDB93C')),
    'RL-SW-008': (FLAT, lambda: slices('#6F9A58', '#DDEBC4', 3, 1.15, '#C4D6A0')), 'RL-SW-009': (FLAT, birch),
    'RL-SW-010': (STANDING, sprigs('mint', 4, 2, 5.4)), 'RL-SW-011': (FLAT, lambda: grains('#B9814F', 7, 5, 1.3, 1.7)),
    'RL-SW-012': (FLAT, lambda: slices('#D9822B', '#F3A94E', 2, 1.4, '#F3E3C0')), 'RL-SW-013': (FLAT, linden), 'RL-SW-015': (FLAT, honeycomb),
    'RL-SW-014': (FLAT, WILD('#A878B0', '#E9D9A0', 5, 1.7, 0.85)), 'RL-SW-016': (FLAT, lambda: berries('#EE8A26', 0.42, 11, 4, 1.15)),
    'RL-SW-017': (FLAT, lambda: berries('#2E1A30', 0.5, 8, 6, 1.0, '#8A7A5A')), 'RL-SW-018': (FLAT, DAISY('#F0A232', '#B5722A', 18)),
    'RL-SW-019': (FLAT, lambda: grains('#8A5A34', 46, 2, 1.7, 2.0)), 'RL-SW-020': (FLAT, lambda: sticks('#9A7A58', 4, 3.6, 3)),
    'RL-SW-021': (FLAT, lambda: grains('#DCC08A', 30, 6, 1.6, 2.6)), 'RL-SW-022': (FLAT, lambda: berries('#C4361E', 0.55, 5, 8, 1.35, '#4A3A24')),
    'RL-SW-023': (FLAT, lambda: slices('#5F8A4C', '#DDEBC4', 2, 1.05, '#C4D6A0')),
    'RL-ZM-001': (FLAT, lambda: bloom('#A872B4', '#4A3560', 4, 1.45, 1.5, 0.6, 2)), 'RL-ZM-002': (FLAT, DAISY('#8E5AA8', '#6A3F84', 30, 1.2)),
    'RL-ZM-003': (FLAT, lambda: berries('#77804A', 0.62, 4, 2, 1.3)), 'RL-ZM-004': (FLAT, WILD('#F0D44A', '#C9A52A', 4, 1.7, 1.0)),
    'RL-ZM-005': (FLAT, lambda: grains('#221C24', 60, 4, 1.8, 1.4)), 'RL-ZM-006': (FLAT, lambda: berries('#46558C', 0.6, 9, 5, 1.0, '#39406A')),
    'RL-ZM-007': (FLAT, lambda: berries('#5E2F55', 1.2, 2, 4, 1.1, None, True, 0.45)), 'RL-ZM-008': (FLAT, lambda: berries('#2A1830', 0.3, 24, 7)),
    'RL-ZM-009': (STANDING, sprigs('grass', 3, 4)), 'RL-ZM-010': (STANDING, sprigs('lavender', 5, 5)),
    'RL-ZM-011': (FLAT, lambda: bloom('#4F6FC0', '#3A3F7A', 9, 1.5, 0.5, 0.5, 2)), 'RL-ZM-012': (FLAT, DAISY('#F6F3EE', '#D9CFA0', 9, 1.5)),
    'RL-ZM-013': (FLAT, lambda: berries('#A8324A', 0.5, 6, 3, 1.1)), 'RL-ZM-014': (FLAT, laid('grass', 9, 4)),
    'RL-ZM-015': (FLAT, HEAP('#2E2420', 160, 0.22)), 'RL-ZM-016': (FLAT, lambda: berries('#5A64B0', 0.36, 13, 2, 1.0, '#39406A')),
    'RL-ZM-017': (FLAT, lambda: berries('#4A5CA0', 0.34, 9, 9, 1.7)), 'RL-ZM-018': (FLAT, laid('lavender', 3, 5)),
    'RL-ZM-020': (FLAT, lambda: sticks('#A8824E', 5, 3.4, 5)), 'RL-ZM-021': (FLAT, lambda: cone('#A9B67A')),
    'RL-ZM-023': (STANDING, sprigs('nettle', 7, 2, 5.2)),
    'RL-LA-001': (FLAT, DAISY('#FFFDF6', '#EDB93C')), 'RL-LA-002': (FLAT, lambda: berries('#EE8A26', 0.45, 12, 4, 1.15)),
    'RL-LA-003': (STANDING, sprigs('thyme', 5, 6, 8.4)), 'RL-LA-004': (FLAT, laid('mint', 4, 3, 3.4)),
    'RL-LA-005': (FLAT, lambda: grains('#D2A04A', 60, 3, 1.6, 1.5)), 'RL-LA-006': (STANDING, meadow(6)),
    'RL-LA-007': (STANDING, sprigs('nettle', 7, 2, 6.2)), 'RL-LA-008': (FLAT, DAISY('#F2B33A', '#A9661F', 16, 1.15)),
    'RL-LA-010': (FLAT, lambda: resin(4)), 'RL-LA-011': (FLAT, WILD('#F0C63C', '#B5862A', 8, 1.25, 0.5)),
    'RL-LA-012': (STANDING, sprigs('sage', 9, 2, 5.0)), 'RL-LA-013': (FLAT, DAISY('#FFFDF6', '#EDB93C', 18, 1.1)),
    'RL-LA-015': (FLAT, linden), 'RL-LA-017': (FLAT, DAISY('#EE9A2C', '#8E5A22', 20, 1.3)),
    'RL-LA-018': (FLAT, chestnuts), 'RL-LA-019': (FLAT, arnica_and_juniper),
    'RL-LA-020': (FLAT, lambda: berries('#3A4676', 0.5, 8, 9, 1.0, '#2F3556', True, 0.55)), 'RL-LA-021': (FLAT, linden),
    'RL-LA-009': (FLAT, DAISY('#F0A232', '#B5722A', 18)), 'RL-LA-014': (FLAT, lambda: bloom('#4F6FC0', '#3A3F7A', 9, 1.5, 0.5, 0.5, 2)),
    'RL-LA-022': (FLAT, DAISY('#FFFDF6', '#EDB93C')), 'RL-LA-023': (STANDING, sprigs('sage', 3, 2, 6.6)),
    'RL-IS-008': (STANDING, sprigs('mint', 6, 2, 5.6)), 'RL-IS-009': (FLAT, lambda: strawberries(3)),
    'RL-IS-013': (FLAT, lambda: berries('#A3162E', 0.55, 4, 7, 1.0, None, True, 0.2)),
    'RL-IS-021': (FLAT, with_leaves('mint', 3, lambda: slices('#3E8A4A', '#F0566A', 2, 1.5, '#2A2020'))),
    'RL-BA-004': (FLAT, lambda: berries('#9E1F30', 0.62, 3, 3)), 'RL-BA-001': (FLAT, lambda: berries('#B8324A', 0.42, 5, 5)),
    'RL-BA-005': (STANDING, sprigs('flax', 12, 2, 6.4)), 'RL-BA-006': (FLAT, lambda: bloom('#4F6FC0', '#3A3F7A', 9, 1.2, 0.5, 0.5, 2)),
    'RL-BA-007': (FLAT, lambda: berries('#EE8A26', 0.4, 8, 3, 1.15)), 'RL-BA-016': (FLAT, lambda: bloom('#4F6FC0', '#3A3F7A', 9, 1.3, 0.5, 0.5, 2)),
}
