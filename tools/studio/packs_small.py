"""Packs for small amounts and for things that no bottle holds. Each stands on z = 0 and faces -y."""
import math
import random

import numpy as np

import geometry as g
import lettering as l
import materials as m
from packs_care import body_label, collar, vessel
from spec import print_on


def _skin(spec):
    """(material, colour) of a sleeve in the manner of the line."""
    if spec.line.code == 'barwa':
        return m.lacquer('#7E3B30', 0.35), '#7E3B30'
    if spec.line.code == 'zmierzch':
        return m.lacquer(m.mix('#4D3848', spec.colour, 0.35), 0.35), m.mix('#4D3848', spec.colour, 0.35)
    colour = spec.plastic if spec.line.code == 'iskra' else '#F6EBDD'
    return m.plastic(colour, 0.4), colour


def slim_stick(spec):
    """A balm or blush of a few grams in a sleeve as wide as a thumb, its cap standing beside it."""
    material, colour = _skin(spec)
    metal = spec.cap if spec.line.code != 'iskra' else m.plastic(spec.cap_colour, 0.4)
    g.lathe('dial', [(0, 0), (0.86, 0, 0.05), (0.86, 0.55, 0.05), (0, 0.55)], metal)
    g.lathe('sleeve', [(0, 0.6), (0.9, 0.6, 0.04), (0.9, 4.7, 0.04), (0.78, 4.7), (0.78, 4.4)], material)
    dome = [(0.76, 4.4), (0.76, 5.4)] + [(0.76 * math.cos(a), 5.4 + 0.5 * math.sin(a)) for a in np.linspace(0.1, math.pi / 2, 12)][:-1] + [(0, 5.9)]
    g.lathe('solid', dome, m.wax(spec.colour, 0.4))
    with g.group('cap') as cap:
        g.lathe('cap', [(0, 0), (0.93, 0, 0.05), (0.93, 2.6, 0.12), (0, 2.6)], material if spec.line.code != 'iskra' else metal)
    g.place(cap, (2.2, 0.6, 0))
    l.spine(l.Round(0.9), (0, 2.65), 3.4, print_on(spec, colour)[0], spec.name.upper() if spec.line.code == 'iskra' else 'ROSA i LEN', 0.46, 'Grotesque' if spec.line.code == 'iskra' else 'Regular')


def airless(spec):
    """A straight bottle with a flat pump under a clear hood: 30 to 50 ml of foundation or fluid."""
    radius, top = 1.35, 5.0 * spec.growth
    colour = vessel(spec, radius, top, 1.12, top + 0.3, shoulder_height=0.22)
    z = top + 0.2
    collar(1.3, z, 0.7, spec.cap)
    z += 0.7
    g.lathe('actuator', [(0, z), (0.8, z, 0.05), (0.8, z + 0.7, 0.12), (0.3, z + 0.78), (0, z + 0.72)], spec.cap)
    g.lathe('hood', [(1.22, z), (1.28, z, 0.03), (1.28, z + 1.9, 0.2), (0, z + 1.9), (0, z + 1.82), (1.2, z + 1.82, 0.16), (1.2, z)], m.glass('#FBF7F4'))
    body_label(spec, radius, top * 0.5, 2.5, min(top * 0.78, 4.2), colour)


def flask(spec):
    """A tall bottle under a tall screw cap: toners, micellar waters and essences that are poured."""
    radius, top = 1.75, 5.6 * spec.growth
    colour = vessel(spec, radius, top, 0.85, top + 0.85, shoulder_height=0.5)
    z = top + 0.55
    g.lathe('cap', [(0, z), (1.05, z, 0.06), (1.05, z + 2.0, 0.12), (0, z + 2.0)], spec.cap)
    body_label(spec, radius, top * 0.48, 3.5, min(top * 0.78, 5.0), colour)


def sifter(spec):
    """An open pot of loose powder: the sieve, a small heap on it, the lid leaning behind."""
    metal, radius = spec.cap, 2.7
    with g.group('pot') as pot:
        g.lathe('wall', [(0, 0), (radius, 0, 0.25), (radius, 1.9, 0.06), (radius - 0.22, 1.9, 0.04), (radius - 0.24, 1.55)], m.glass('#FBF4EE'))
        g.lathe('content', [(0, 0.2), (radius - 0.3, 0.2, 0.2), (radius - 0.3, 1.5), (0, 1.5)], m.powder(spec.colour))
        heap = [(radius - 0.26, 1.56), (1.7, 1.66), (1.1, 1.95), (0.5, 2.28), (0.15, 2.4), (0, 2.41)]
        g.lathe('heap', heap, m.powder(m.mix(spec.colour, '#FFFFFF', 0.15)))
    with g.group('lid') as lid:
        g.lathe('lid', [(0, 0), (radius + 0.04, 0, 0.06), (radius + 0.04, 1.1, 0.14), (0, 1.1)], metal)
        ink = '#6A3B2C' if spec.line.code == 'barwa' else spec.line.ink
        face = l.Top(1.105)
        l.flower(face, (0, 1.15), 0.42, m.matte(ink, 0.5), 0.01)
        l.text('ROSA i LEN', face, (0, 0.25), 0.72, m.matte(ink, 0.5), track=1.1, fit=4.0)
        for i, row in enumerate(l.in_two(spec.name.upper())):
            l.text(row, face, (0, -0.55 - 0.5 * i), 0.42, m.matte(ink, 0.5), track=1.14, fit=3.8)
    g.place(lid, (1.9, 2.5, 2.72), (78, 0, 8))
    g.place(pot, (-0.7, -0.6, 0))


def shaker(spec):
    """A bottle with a sieve cap for washing powder, a little of it shaken out."""
    radius, top = 1.7, 4.7
    colour = vessel(spec, radius, top, 1.25, top + 0.4, fill=0.86, shoulder_height=0.35)
    z = top + 0.3
    g.lathe('cap', [(0, z), (1.45, z, 0.08), (1.38, z + 1.1, 0.3), (0, z + 1.25)], spec.cap)
    dark = m.matte('#5A4A3E', 0.8)
    for k in range(6):
        a = math.radians(60 * k)
        g.place(g.lathe('hole', [(0.12, 0), (0.12, 0.02), (0, 0.02)], dark, 20), (0.55 * math.cos(a), 0.55 * math.sin(a), z + 1.21))
    body_label(spec, radius, top * 0.48, 3.3, top * 0.78, colour)
    heap = [(1.35, 0.0), (1.0, 0.16), (0.6, 0.42), (0.22, 0.6), (0, 0.63)]
    g.place(g.lathe('heap', heap, m.powder(m.mix(spec.colour, '#FFFFFF', 0.3)), 60), (2.6, -0.9, 0.0))


def body_brush(spec):
    """A massage brush: an oval of beech with tufts of bristle and a strap for the hand."""
    wood, across, along = m.wood('#C79868', 'x'), 3.9, 2.5

    def oval(scale, y, count=72):
        return [(across * scale * math.cos(a), y, along * scale * math.sin(a)) for a in np.linspace(0, 2 * math.pi, count, endpoint=False)]
    with g.group('head') as head:
        g.loft('back', [oval(s, y) for s, y in ((0.86, 0.62), (0.95, 0.56), (1.0, 0.36), (1.0, 0.06), (0.97, -0.04), (0.92, -0.06))], wood, sharp_above=60)
        hairs, pale = m.matte('#EBD3A4', 0.7), m.matte('#F8EBCF', 0.7)
        dice, vertices, faces = random.Random(5), {0: [], 1: []}, {0: [], 1: []}
        for row in range(-5, 6):
            for column in range(-8, 9):
                x, z = column * 0.42 + (row % 2) * 0.21, row * 0.40
                if (x / (across * 0.88)) ** 2 + (z / (along * 0.86)) ** 2 > 1:
                    continue
                for _ in range(60):
                    shade = int(dice.random() < 0.4)
                    a, r = dice.uniform(0, 6.28), 0.14 * dice.random() ** 0.5
                    ends = (r * math.cos(a), r * math.sin(a)), (1.9 * r * math.cos(a), 1.9 * r * math.sin(a))
                    length, n = dice.uniform(1.35, 1.5), len(vertices[shade])
                    for b in range(3):
                        turn = 2 * math.pi * b / 3
                        vertices[shade].append((x + ends[0][0] + 0.042 * math.cos(turn), -0.05, z + ends[0][1] + 0.042 * math.sin(turn)))
                    vertices[shade].append((x + ends[1][0], -0.05 - length, z + ends[1][1]))
                    faces[shade] += [(n, n + 1, n + 3), (n + 1, n + 2, n + 3), (n + 2, n, n + 3)]
        g.mesh_object('bristles', vertices[0], faces[0], hairs, 180)
        g.mesh_object('bristles', vertices[1], faces[1], pale, 180)
    g.settle(g.place(head, (0, 0, 2.9), (-16, 18, -28)))
    with g.group('second') as second:
        g.loft('back', [oval(s, y) for s, y in ((0.86, 0.62), (0.95, 0.56), (1.0, 0.36), (1.0, -0.9), (0.9, -1.0))], wood, sharp_above=60)
        strap = m.linen('#E7DCC6')
        g.grid('strap', 40, 2, lambda u, v: ((u - 0.5) * 4.6, 0.65 + 1.05 * math.sin(math.pi * u), (v - 0.5) * 1.5), strap)
    g.settle(g.place(second, (1.9, 2.4, 1.15), (90, 0, 14)))


def brow_gel(spec):
    """A short clear vial of tinted gel, its small wand standing beside it."""
    metal = spec.cap
    g.lathe('glass', [(0, 0), (0.92, 0, 0.16), (0.92, 3.5, 0.1), (0.62, 3.5), (0.62, 3.2), (0.66, 0.5, 0.15), (0, 0.5)], m.glass('#FBF4F0'))
    g.lathe('content', [(0, 0.52), (0.64, 0.52, 0.15), (0.6, 3.2), (0, 3.2)], m.lacquer(spec.colour, 0.25))
    g.lathe('collar', [(0.6, 3.5), (0.8, 3.5, 0.03), (0.8, 3.7, 0.03), (0.6, 3.7)], metal)
    with g.group('wand') as wand:
        g.lathe('cap', [(0, 0), (0.92, 0, 0.08), (0.84, 4.4, 0.2), (0, 4.4)], metal)
        g.lathe('stem', [(0, 4.4), (0.1, 4.4), (0.09, 7.0), (0, 7.0)], m.plastic('#3A2A24', 0.35), 24)
        dice, vertices, faces = random.Random(3), [], []
        for i in range(420):
            z, a = 6.1 + 1.5 * i / 420, i * 2.399
            reach, n = 0.26 * (1 - 0.3 * abs(i / 210 - 1) ** 2), len(vertices)
            vertices += [(0.04 * math.cos(a) + 0.025 * math.sin(a), 0.04 * math.sin(a) - 0.025 * math.cos(a), z),
                         (0.04 * math.cos(a) - 0.025 * math.sin(a), 0.04 * math.sin(a) + 0.025 * math.cos(a), z),
                         (reach * math.cos(a), reach * math.sin(a), z + dice.uniform(-0.02, 0.04))]
            faces.append((n, n + 1, n + 2))
        g.mesh_object('brush', vertices, faces, m.matte('#2A1F1B', 0.5))
    g.place(wand, (-2.5, 0.5, 0))
    ink = print_on(spec, spec.colour)[0]
    l.spine(l.Round(0.925), (0, 1.9), 2.5, ink, size=0.42)


def vial(spec):
    """A round little bottle of tint or concealer, its cap with the soft applicator standing beside it."""
    young = spec.line.code == 'iskra'
    metal = m.plastic(spec.cap_colour, 0.36) if young else spec.cap
    g.lathe('glass', [(0, 0), (1.3, 0, 0.45), (1.35, 2.4, 0.9), (0.6, 3.3), (0.6, 3.9), (0.42, 3.9), (0.44, 3.2), (1.1, 2.3, 0.8), (1.08, 0.45, 0.3), (0, 0.45)], m.glass('#FBF4F0'))
    g.lathe('content', [(0, 0.47), (1.06, 0.47, 0.3), (1.07, 2.2, 0.6), (0.5, 2.95), (0, 2.95)], m.lacquer(spec.colour, 0.22))
    with g.group('wand') as wand:
        if young:
            ball = [(1.0 * math.sin(a), 1.0 - 1.0 * math.cos(a)) for a in np.linspace(0.4, math.pi - 0.5, 30)]
            g.lathe('cap', [(0, 0.08), *ball, (0.42, 1.95), (0, 1.95)], metal)
        else:
            g.lathe('cap', [(0, 0), (0.72, 0, 0.06), (0.68, 3.1, 0.1), (0, 3.1)], metal)
        top = 1.9 if young else 3.0
        g.lathe('stem', [(0, top), (0.1, top), (0.09, top + 2.2), (0, top + 2.2)], m.plastic('#F4ECE6', 0.35), 24)
        g.place(g.lathe('foot', [(0, 0), (0.15, 0.1, 0.1), (0.22, 0.6, 0.2), (0.1, 1.15, 0.1), (0, 1.2)], m.wax(spec.colour, 0.5), 32), (0, 0, top + 2.1))
    g.place(wand, (2.5, -0.2, 0))
    ink = print_on(spec, spec.colour)[0]
    if young:
        l.text(spec.name.upper(), l.Round(1.34), (0, 1.25), 0.5, m.matte(ink, 0.5), 'Grotesque', 0.98, 1.9)
    else:
        l.text('ROSA i LEN', l.Round(1.34), (0, 1.45), 0.38, m.matte(ink, 0.5), track=1.1, fit=1.9)


SMALL = {
    'vial': (vial, 5.2, 5.8),
    'slim-stick': (slim_stick, 4.8, 6.6), 'airless': (airless, 5.0, 9.2), 'flask': (flask, 6.0, 9.2), 'sifter': (sifter, 6.6, 5.6),
    'shaker': (shaker, 6.4, 8.2), 'body-brush': (body_brush, 8.2, 7.4), 'brow-gel': (brow_gel, 5.4, 8.0),
}
