"""Packs of skin care: bottles, jars, tubes and bars. Each stands on z = 0 and faces -y."""
import math

import numpy as np

import geometry as g
import lettering as l
import materials as m
from spec import print_on


PLUM = '#45303F'


def dusk(spec):
    """(foot, shoulder) of evening glass: night for serums and creams, near black for oils, pale and milky for what
    peels, washes or tones."""
    own = m.mix(spec.colour, '#FFFFFF', 0.2)
    if spec.kind in ('acid', 'wash', 'essence'):
        return m.mix(own, '#F3EAF0', 0.35), m.mix(spec.colour, '#EADFE8', 0.72)
    if spec.kind == 'oil':
        return m.mix(own, '#6A4E3A', 0.35), '#241A24'
    if spec.kind == 'elixir':
        return '#B98A5C', '#4A2A3A'
    if spec.kind == 'mask':
        return m.mix(own, '#FFFFFF', 0.1), m.mix(spec.colour, '#5C4358', 0.35)
    return m.mix(own, '#A588A2', 0.3), m.mix(PLUM, spec.colour, 0.28)


def plum(spec, height):
    """Frosted evening glass that changes at the foot towards the product's own colour."""
    return m.ombre(*dusk(spec), height)


def shoulder(r0, z0, r1, z1, steps=14):
    """The quarter-ellipse from a bottle's wall in to its neck."""
    return [(r1 + (r0 - r1) * math.cos(a), z0 + (z1 - z0) * math.sin(a)) for a in np.linspace(0, math.pi / 2, steps)]


def vessel(spec, radius, wall_top, neck, neck_top, fill=0.8, shoulder_height=None, wall=0.16, clear=False):
    """A bottle in the manner of its line: amber glass with its serum, cased plum glass, ceramic, lacquer or plastic."""
    rise = shoulder_height or (radius - neck) * 0.85
    outer = [(0, 0), (radius, 0, 0.22), (radius, wall_top)] + shoulder(radius, wall_top, neck, wall_top + rise)[1:] + [(neck, neck_top)]
    kind = spec.line.vessel
    if kind == 'amber' or clear:
        tint = '#F3C88F' if kind == 'amber' else '#F7F2EA' if spec.line.code != 'iskra' else '#F1EBFF'
        inner = [(neck - wall, neck_top), (neck - wall, wall_top + rise - wall)]
        inner += [(r - wall, z - wall * 0.6) for r, z in reversed(shoulder(radius, wall_top, neck, wall_top + rise)[1:-1])]
        inner += [(radius - wall, wall_top), (radius - wall, wall * 3.2, 0.3), (0, wall * 3.2)]
        g.lathe('glass', outer + inner, m.glass(tint))
        r, floor, level = radius - wall - 0.02, wall * 3.2 + 0.02, wall_top * fill
        content = m.liquid(m.mix(spec.colour, '#F0B860', 0.5) if not clear else spec.colour, 0.5)
        g.lathe('content', [(0, floor), (r, floor, 0.28), (r, level, 0.05), (0, level)], content)
        return tint
    if kind == 'plum':
        g.lathe('frosted', outer, plum(spec, neck_top))
        return m.mix(*dusk(spec), 0.6)
    if kind == 'ceramic':
        colour = spec.line.body if spec.dice.random() < 0.7 else '#A9B69D'
        g.lathe('ceramic', outer, m.ceramic(colour))
    elif kind == 'clay':
        colour = spec.line.body
        g.lathe('lacquer', outer, m.lacquer(colour, 0.4))
    else:
        colour = spec.plastic
        g.lathe('plastic', outer, m.plastic(colour, 0.36))
    return colour


def body_label(spec, radius, z, width, height, colour, turn=0):
    """The label on a turned pack: paper where the line has paper, print elsewhere."""
    surface = l.Round(radius, turn)
    if spec.line.label:
        l.label(surface, spec, (0, z), width, height, spec.line.ink, spec.line.accent, spec.line.label, spec.colour)
    else:
        ink, accent = print_on(spec, colour)
        l.label(surface, spec, (0, z), width, height, ink, accent, None, spec.colour if spec.line.code in ('laka', 'barwa') else None)


def collar(radius, z, height, material, thread=0.05):
    """The ring between bottle and closure."""
    g.lathe('collar', [(radius - 0.25, z), (radius, z, thread), (radius, z + height, 0.07), (radius - 0.3, z + height)], material)


# Radius, height of the wall and of the shoulder by the kind of product: a row of droppers has four silhouettes.
DROPPERS = {'serum': (1.78, 4.1, None), 'oil': (2.25, 2.7, 1.75), 'acid': (1.42, 5.3, 0.32), 'essence': (1.6, 4.9, 0.9), 'elixir': (1.62, 4.4, 0.4)}


def dropper(spec):
    """A dropper bottle with a pipette in it."""
    radius, top, rise = DROPPERS.get(spec.kind, DROPPERS['serum'])
    top *= spec.growth
    rise = rise or (radius - 0.62) * 0.85
    colour = vessel(spec, radius, top, 0.62, top + rise + 0.46, shoulder_height=rise)
    z = top + rise + 0.21
    if spec.kind == 'oil':
        # The pipette of an oil hides under a turned lid.
        g.lathe('lid', [(0, z), (0.98, z, 0.06), (0.9, z + 2.3, 0.3), (0, z + 2.4)], spec.cap)
    else:
        collar(0.86, z, 1.0, spec.cap)
        z += 1.0
        bulb = g.spline([(0.56, z - 0.05), (0.6, z + 0.25), (0.62, z + 0.9), (0.56, z + 1.45), (0.4, z + 1.85), (0.2, z + 2.0), (0.0, z + 2.03)], 10)
        rubber = {'acid': '#E9E2E0', 'essence': '#C9A477'}.get(spec.kind, spec.line.bulb if spec.line.code != 'iskra' else spec.cap_colour)
        g.lathe('bulb', [(max(0, r), h) for r, h in bulb[:-1]] + [(0, z + 2.03)], m.rubber(rubber))
    if spec.line.vessel == 'amber':
        g.lathe('pipette', [(0, 0.9), (0.1, 0.95, 0.03), (0.12, 1.2), (0.24, 1.6, 0.2), (0.24, top + 1.2), (0, top + 1.2)], m.glass('#F3DDBF'))
    body_label(spec, radius, top * 0.47, min(3.7, radius * 2.1), top * (0.78 if spec.kind != 'oil' else 0.9), colour)


def jar(spec):
    """A jar of cream with a turned lid."""
    # Masks sit in a wide, low pot, eye creams in a narrow one.
    radius, height = {'mask': (3.25, 2.45), 'eye': (2.7, 3.0)}.get(spec.kind, (3.1, 3.3))
    kind = spec.line.vessel
    if kind == 'amber':
        colour, wall, floor = '#EDB673', 0.28, 0.55
        g.lathe('glass', [(0, 0), (radius, 0, 0.35), (radius, height, 0.3), (radius - 0.5, height), (radius - 0.5, height - 0.3, 0.2), (radius - wall, height - 0.5, 0.2), (radius - wall, floor, 0.4), (0, floor)], m.glass(colour))
        g.lathe('cream', [(0, floor + 0.02), (radius - wall - 0.03, floor + 0.02, 0.38), (radius - wall - 0.03, height - 0.6), (0, height - 0.6)], m.cream(m.mix(spec.colour, '#FFF4E6', 0.5), 0.5))
    elif kind == 'plum':
        colour = m.mix(*dusk(spec), 0.6)
        g.lathe('frosted', [(0, 0), (radius, 0, 0.4), (radius, height, 0.3), (0, height)], plum(spec, height))
    else:
        colour = {'ceramic': spec.line.body, 'clay': spec.line.body}.get(kind, spec.plastic)
        make = {'ceramic': m.ceramic, 'clay': m.lacquer}.get(kind, m.plastic)
        g.lathe('pot', [(0, 0), (radius * 0.9, 0, 0.45), (radius, height * 0.3, 1.0), (radius, height, 0.3), (0, height)], make(colour))
    z = height + 0.06
    thick = {'mask': 0.85, 'eye': 1.7}.get(spec.kind, 1.15)
    g.lathe('lid', [(0, z), (radius - 0.02, z, 0.06), (radius - 0.02, z + thick, 0.16), (0, z + thick)], spec.cap)
    body_label(spec, radius + 0.004, height * 0.5, 4.3, height * (0.8 if spec.line.label else 0.84), colour)


def pump_bottle(spec):
    """A tall bottle with a lotion pump."""
    radius, top = 1.95, 6.0 * spec.growth
    colour = vessel(spec, radius, top, 0.7, top + 1.2, shoulder_height=0.75)
    cap = spec.cap
    z = top + 0.95
    collar(0.95, z, 0.95, cap)
    z += 0.95
    g.lathe('stem', [(0, z), (0.26, z), (0.26, z + 0.75), (0, z + 0.75)], cap)
    z += 0.62
    g.lathe('head', [(0, z), (0.72, z, 0.1), (0.72, z + 0.62, 0.2), (0, z + 0.62)], cap)
    nose = g.spline([(0, 0, z + 0.34), (-0.8, -0.1, z + 0.36), (-1.5, -0.18, z + 0.33), (-1.9, -0.22, z + 0.18), (-2.0, -0.23, z - 0.05)], 8)
    g.tube('nose', nose, 0.24, cap, 20, 0.72)
    body_label(spec, radius, top * 0.5, 3.9, min(top * 0.74, 5.2), colour)


def mist_bottle(spec):
    """A slim bottle with an atomiser."""
    radius, top = 1.6, 5.9 * spec.growth
    colour = vessel(spec, radius, top, 0.62, top + 0.95, shoulder_height=0.6)
    cap = spec.cap
    z = top + 0.7
    collar(0.8, z, 0.8, cap)
    z += 0.8
    g.lathe('actuator', [(0, z), (0.6, z, 0.04), (0.6, z + 0.95, 0.18), (0, z + 0.95)], m.plastic(spec.line.bulb, 0.4) if spec.line.label else cap)
    with g.group('nozzle') as nozzle:
        g.lathe('insert', [(0, 0), (0.2, 0, 0.02), (0.2, 0.05, 0.02), (0.06, 0.05), (0.05, 0.0), (0, 0)], m.plastic('#F7F1EA', 0.35), 48)
    g.place(nozzle, (-0.2, -0.57, z + 0.55), (90, 0, -18))
    body_label(spec, radius, top * 0.47, 3.3, min(top * 0.76, 4.8), colour)


def oil_bottle(spec):
    """A flask of clear glass that shows its oil, closed with a ball or a stopper."""
    radius, top = 2.15, 3.4 * spec.growth
    vessel(spec, radius, top, 0.6, top + 3.1, fill=0.99, shoulder_height=1.7, clear=True)
    z = top + 2.75
    if spec.dice.random() < 0.5:
        g.lathe('stopper', [(0, z), (0.78, z, 0.08), (0.78, z + 1.5, 0.12), (0, z + 1.5)], spec.cap)
    else:
        collar(0.76, z, 0.55, m.metal('#D8B27A', 0.27))
        ball = [(1.0 * math.sin(a), z + 1.38 - 1.0 * math.cos(a)) for a in np.linspace(0.35, math.pi, 30)]
        g.lathe('ball', [(0, z + 0.44)] + ball[:-1] + [(0, z + 2.38)], m.wood('#C79D70') if spec.line.code != 'iskra' else spec.cap)
    stock = spec.line.label or ('#F7F1E6' if spec.line.code != 'iskra' else '#FBF8FF')
    ink = spec.line.ink if m.lightness(spec.line.ink) < 0.5 else '#3A2A2E'
    l.label(l.Round(radius), spec, (0, top * 0.5), 3.6, top * 0.84, ink, spec.line.accent, stock, spec.colour)


def tube(spec):
    """A tube standing on its cap."""
    height, half = 8.4 * spec.growth, 2.05
    colour = {'amber': m.mix('#F6EBDD', spec.colour, 0.22), 'plum': m.mix(*dusk(spec), 0.5), 'ceramic': '#F3EEE4', 'clay': spec.line.body}.get(spec.line.vessel, spec.plastic)
    if spec.line.code == 'laka' and spec.dice.random() < 0.45:
        colour = '#A3B096'
    cap = spec.cap
    g.lathe('cap', [(0, 0), (1.42, 0, 0.12), (1.5, 1.5, 0.1), (0, 1.5)], cap)
    base = 1.56
    wide = lambda t: 1.62 + (half - 1.62) * t ** 0.8
    deep = lambda t: 1.62 * (1 - t ** 1.35) + 0.05
    rings = []
    for t in np.concatenate(([0, 0.004], np.linspace(0.015, 1, 40))):
        pinch = 0.95 if t == 0 else 1
        rings.append([(wide(t) * pinch * math.cos(a), deep(t) * pinch * math.sin(a), base + height * t) for a in np.linspace(0, 2 * math.pi, 96, endpoint=False)])
    for rise in (0.02, 0.62):
        rings.append([(wide(1) * math.cos(a), 0.055 * math.sin(a), base + height + rise) for a in np.linspace(0, 2 * math.pi, 96, endpoint=False)])
    skin = m.plastic(colour, 0.4)
    g.loft('skin', rings, skin, sharp_above=50)
    for k in range(5):
        z = base + height + 0.14 + k * 0.09
        g.tube('crimp', [(-half * 0.985, -0.05, z), (half * 0.985, -0.05, z)], 0.02, skin, 6)
    front = l.Front(lambda x, z: -deep((z - base) / height) * math.sqrt(max(0.0, 1 - (x / wide((z - base) / height)) ** 2)))
    ink, accent = print_on(spec, colour)
    l.label(front, spec, (0, base + height * 0.56), 2.9, height * 0.5, ink, accent)
    l.patch(front, (0, base + height * 0.2), 2.6, 0.55, m.matte(spec.colour if spec.line.code != 'iskra' else spec.cap_colour, 0.6))


def soap(spec):
    """A bar on its long edge, in a paper band, with another lying behind it."""
    def bar(width, depth, height):
        g.slab('bar', width, depth, height, m.wax(spec.colour, 0.5), 0.7, 0.4)
    with g.group('lying') as lying:
        bar(6.0, 4.0, 1.9)
    g.place(lying, (0.9, 2.6, 0), (0, 0, -14))
    with g.group('standing') as standing:
        g.slab('bar', 6.2, 1.9, 4.2, m.wax(spec.colour, 0.5), 0.75, 0.42)
        stock = spec.line.label or {'laka': '#F6F1E7', 'zmierzch': '#4A3947', 'barwa': '#F6E9DF'}.get(spec.line.code, '#FBF8FF')
        g.slab('band', 3.5, 1.98, 4.28, m.paper(stock), 0.06, 0.05, -0.02)
        ink, accent = print_on(spec, stock)
        l.label(l.Front(-0.99), spec, (0, 2.12), 3.3, 3.9, ink, accent)
    g.place(standing, (-0.3, -0.2, 0.02), (0, 0, 9))


def balm_tin(spec):
    """An open tin, its lid leaning on it with the label to the camera."""
    tin = m.metal('#D6D1CC', 0.33) if spec.line.code not in ('swit', 'barwa') else m.metal('#D8B27A', 0.28)
    with g.group('base') as base:
        g.lathe('wall', [(0, 0), (2.55, 0, 0.14), (2.55, 1.25, 0.05), (2.45, 1.25, 0.05), (2.42, 0.95)], tin)
        swirl = [(0, 1.16), (0.5, 1.12), (1.2, 1.0), (1.9, 1.02), (2.3, 1.06), (2.43, 0.98)]
        g.lathe('balm', [(r, z) for r, z in reversed(g.spline(swirl, 8))], m.wax(spec.colour, 0.3))
    g.place(base, (1.35, -0.5, 0))
    with g.group('lid') as lid:
        face = spec.line.label or {'zmierzch': '#4A3947', 'laka': '#F3EEE4', 'barwa': '#F6E9DF'}.get(spec.line.code, spec.plastic)
        g.lathe('lid', [(0, 0), (2.62, 0, 0.05), (2.62, 0.95, 0.16), (0, 0.95)], tin)
        g.lathe('disc', [(2.34, 0.952), (2.32, 0.97), (0, 0.97)], m.paper(face))
        ink, accent = print_on(spec, face)
        l.label(l.Top(0.972), spec, (0, 0), 3.3, 3.7, ink, accent)
    g.place(lid, (-1.1, 1.5, 2.62), (80, 0, 0))


def stick(spec):
    """A solid in a twist-up tube, opened, its cap beside it."""
    colour = spec.plastic if spec.line.code != 'laka' else '#F3EEE4'
    material = m.plastic(colour, 0.4)
    height = 5.2
    g.lathe('dial', [(0, 0), (1.5, 0, 0.06), (1.5, 0.6, 0.06), (0, 0.6)], spec.cap)
    g.lathe('tube', [(0, 0.64), (1.55, 0.64, 0.05), (1.55, height, 0.06), (1.35, height), (1.35, height - 0.5)], material)
    dome = [(1.33, height - 0.5), (1.33, height + 0.75)] + [(1.33 * math.cos(a), height + 0.75 + 0.75 * math.sin(a)) for a in np.linspace(0.1, math.pi / 2, 12)][:-1] + [(0, height + 1.5)]
    g.lathe('solid', dome, m.wax(spec.colour, 0.45))
    with g.group('cap') as cap:
        g.lathe('cap', [(0, 0), (1.6, 0, 0.05), (1.6, 2.3, 0.3), (0, 2.3)], material)
    g.place(cap, (2.9, 0.7, 0))
    ink, accent = print_on(spec, colour)
    l.label(l.Round(1.55), spec, (0, 0.64 + (height - 0.64) * 0.5), 2.7, (height - 0.64) * 0.9, ink, accent)


def sachet(spec):
    """A flat pouch with sealed edges, leaning back a little."""
    width, height = 6.2, 7.8
    colour = spec.line.label or (spec.plastic if spec.line.code == 'iskra' else {'zmierzch': m.mix('#4A3947', spec.colour, 0.5), 'laka': '#EDE8DB', 'barwa': '#EBCFC2'}[spec.line.code])

    def bulge(u, v):
        inside = max(0.0, math.sin(math.pi * min(1, max(0, (u - 0.07) / 0.86)))) ** 0.55 * max(0.0, math.sin(math.pi * min(1, max(0, (v - 0.08) / 0.84)))) ** 0.6
        wrinkle = 0.05 * math.sin(9 * u + 3 * v) * math.sin(7 * v + 1) * inside
        return 0.62 * inside + wrinkle

    skin = m.plastic(colour, 0.48)
    with g.group('pouch') as pouch:
        g.grid('front', 90, 110, lambda u, v: ((u - 0.5) * width, -bulge(u, v) - 0.03, v * height), skin)
        g.grid('back', 20, 24, lambda u, v: ((0.5 - u) * width, bulge(u, v) * 0.6 + 0.03, v * height), skin)
        for v in (0.02, 0.98):
            for k in range(4):
                z = v * height + (k - 1.5) * 0.11
                g.tube('crimp', [(-width / 2, -0.04, z), (width / 2, -0.04, z)], 0.022, skin, 6)
        front = l.Front(lambda x, z: -bulge(x / width + 0.5, z / height) - 0.03)
        ink, accent = print_on(spec, colour)
        l.label(front, spec, (0, height * 0.52), 4.2, 5.2, ink, accent)
        l.patch(front, (0, height * 0.145), 4.2, 0.5, m.matte(spec.colour if spec.line.code != 'iskra' else spec.cap_colour, 0.6), 0.02)
    g.place(pouch, (0, 0, 0), (-6, 0, 7))


CARE = {
    'dropper': (dropper, 6.0, 9.3), 'jar': (jar, 6.2, 6.0), 'pump-bottle': (pump_bottle, 6.5, 9.6), 'tube': (tube, 6.0, 9.5),
    'mist-bottle': (mist_bottle, 6.0, 9.4), 'oil-bottle': (oil_bottle, 6.0, 8.9), 'soap': (soap, 6.6, 5.6),
    'balm-tin': (balm_tin, 6.8, 6.0), 'stick': (stick, 6.6, 7.6), 'sachet': (sachet, 6.6, 8.3),
}
