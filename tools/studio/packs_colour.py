"""Make-up, brushes, candles and gift boxes. Each stands on z = 0 and faces -y."""
import math
import random

import numpy as np

import geometry as g
import lettering as l
import materials as m
import props
from packs_care import CARE, body_label, plum
from packs_small import SMALL
from spec import print_on, product


def casing(spec):
    """(material, colour) of a make-up pack: gold in Barwa, its own tone elsewhere."""
    if spec.line.code == 'barwa':
        return spec.cap, '#D8B27A'
    if spec.line.code == 'iskra':
        return m.plastic(spec.cap_colour, 0.36), spec.cap_colour
    return m.lacquer(spec.line.body, 0.3), spec.line.body


def lipstick(spec):
    """A bullet turned out of its case, the cap standing behind."""
    metal, colour = casing(spec)
    if 'PŁATEK' in spec.name:
        return matte_lipstick(spec)
    outer = m.lacquer('#7E3B30', 0.35) if spec.line.code == 'barwa' else metal
    g.lathe('base', [(0, 0), (1.12, 0, 0.06), (1.12, 3.0, 0.06), (0, 3.0)], outer)
    g.lathe('ring', [(0.9, 3.0), (1.06, 3.02, 0.04), (1.06, 3.3, 0.04), (0.9, 3.32)], metal)
    g.lathe('sleeve', [(0.84, 3.2), (0.92, 3.2), (0.92, 5.0, 0.04), (0.84, 5.0)], metal)
    # The bullet is cut on a slant: points above the plane come down to it.
    radius, top = 0.8, 7.3
    rings = []
    for z in np.concatenate((np.linspace(4.6, 5.4, 3), np.linspace(5.5, top, 34))):
        inset = 1 - 0.10 * max(0, (z - 6.0) / 1.3) ** 2
        ring = []
        for a in np.linspace(0, 2 * math.pi, 72, endpoint=False):
            x, y = radius * inset * math.cos(a), radius * inset * math.sin(a)
            cut = 6.55 + 0.62 * x / radius + 0.22 * y / radius
            ring.append((x, y, z if z < cut else cut + 0.12 * (1 - math.exp(-(z - cut) * 3))))
        rings.append(ring)
    centre = np.mean(rings[-1], axis=0) + np.array((0, 0, 0.05))
    for share in (0.9, 0.7, 0.4, 0.12):
        rings.append([tuple(centre + (np.array(p) - centre) * share + np.array((0, 0, 0.05 * (1 - share)))) for p in rings[-1]] if share == 0.9 else
                     [tuple(centre + (np.array(p) - centre) * share) for p in rings[-1]])
    g.loft('bullet', rings, m.wax(spec.colour, 0.3), sharp_above=60)
    with g.group('cap') as cap:
        g.lathe('cap', [(0, 0), (1.12, 0, 0.05), (1.12, 4.5, 0.1), (0, 4.5)], metal)
    g.place(cap, (2.75, 1.2, 0))
    l.spine(l.Round(1.12), (0, 1.5), 2.5, '#F6E3D2' if spec.line.code == 'barwa' else print_on(spec, colour)[0], size=0.42)


def matte_lipstick(spec):
    """A matte lipstick: square pale case, a round bullet, the cap lying before it."""
    pale, gold = m.plastic('#EED9CB', 0.6), m.metal('#D9A184', 0.3)
    g.slab('base', 2.1, 2.1, 3.2, pale, 0.25, 0.07)
    g.lathe('sleeve', [(0.84, 3.2), (0.9, 3.2), (0.9, 4.5, 0.04), (0.82, 4.5)], gold)
    dome = [(0.78 * math.cos(a), 6.1 + 0.8 * math.sin(a)) for a in np.linspace(0.05, math.pi / 2, 14)]
    g.lathe('bullet', [(0, 4.3), (0.78, 4.3), (0.78, 6.1)] + dome[:-1] + [(0, 6.9)], m.wax(spec.colour, 0.62))
    with g.group('cap') as cap:
        g.slab('cap', 2.2, 2.2, 4.4, pale, 0.25, 0.07)
        g.slab('rim', 2.24, 2.24, 0.3, gold, 0.25, 0.05)
    g.place(cap, (-5.6, 0.4, 1.1), (0, 90, 14))
    ink = m.matte('#7E3B30', 0.5)
    front = l.Front(-1.05)
    l.flower(front, (0, 2.5), 0.28, ink)
    l.text('ROSA i LEN', front, (0, 1.75), 0.42, ink, track=1.1, fit=1.7)
    l.text('PŁATEK', front, (0, 1.1), 0.34, ink, track=1.12, fit=1.6)


def gloss(spec):
    """Lip gloss in a thick-walled clear tube."""
    metal, _ = casing(spec)
    g.lathe('glass', [(0, 0), (1.05, 0, 0.14), (1.05, 4.6, 0.12), (0.7, 4.6), (0.7, 4.3), (0.74, 0.6, 0.15), (0, 0.6)], m.glass('#FBF4F0'))
    g.lathe('content', [(0, 0.62), (0.72, 0.62, 0.15), (0.69, 4.28), (0, 4.28)], m.lacquer(spec.colour, 0.2))
    g.lathe('ring', [(0.7, 4.6), (0.92, 4.6, 0.03), (0.92, 4.8, 0.03), (0.7, 4.8)], m.metal('#D8B27A', 0.25))
    g.lathe('cap', [(0, 4.8), (1.02, 4.8, 0.05), (1.02, 9.0, 0.12), (0, 9.0)], metal)
    ink, accent = print_on(spec, spec.colour)
    l.spine(l.Round(1.055), (0, 2.55), 3.4, ink, size=0.5)
    l.spine(l.Round(1.02), (0, 6.9), 3.2, '#6A3B2C' if spec.line.code == 'barwa' else print_on(spec, casing(spec)[1])[0], spec.name.upper(), 0.3 if spec.line.code == 'barwa' else 0.5, 'Regular' if spec.line.code == 'barwa' else 'Grotesque')


def bristles(count, length, spread, tip, material, seed, thickness=0.028, flare=0.0):
    """Hairs rising from z = 0: straight at the root, rounded into a dome at the tip."""
    dice = random.Random(seed)
    vertices, faces = [], []
    for _ in range(count):
        turn, share = dice.uniform(0, 2 * math.pi), math.sqrt(dice.random())
        root, end = spread * share, (spread + flare) * share
        reach = length * (1 - tip * share ** 2) * dice.uniform(0.97, 1.0)
        drift = dice.uniform(-0.05, 0.05)
        for k, t in enumerate((0, 0.35, 0.7, 1)):
            out = root + (end - root) * math.sin(t * math.pi * 0.62) * 1.15
            w = thickness * (1 - 0.7 * t)
            for b in range(3):
                a = 2 * math.pi * b / 3 + turn
                vertices.append((out * math.cos(turn + drift * t) + w * math.cos(a), out * math.sin(turn + drift * t) + w * math.sin(a), reach * t))
        first = len(vertices) - 12
        for k in range(3):
            for b in range(3):
                c = (b + 1) % 3
                faces.append((first + k * 3 + b, first + k * 3 + c, first + k * 3 + 3 + c, first + k * 3 + 3 + b))
    return g.mesh_object('bristles', vertices, faces, material, 180)


def mascara(spec):
    """A mascara, closed, with its wand leaning in front."""
    metal, colour = casing(spec)
    body = metal if spec.line.code != 'barwa' else m.lacquer('#7E3B30', 0.32)
    dark = '#7E3B30' if spec.line.code == 'barwa' else colour
    g.lathe('body', [(0, 0), (0.98, 0, 0.25), (1.02, 5.0, 0.06), (0, 5.0)], body)
    g.lathe('ring', [(0.9, 5.0), (1.03, 5.02, 0.03), (1.03, 5.3, 0.03), (0.9, 5.3)], m.metal('#D8B27A', 0.25))
    g.lathe('cap', [(0, 5.32), (1.02, 5.32, 0.05), (0.96, 9.4, 0.3), (0, 9.4)], metal)
    ink = print_on(spec, dark)[0]
    l.spine(l.Round(1.0), (0, 2.5), 3.8, ink, size=0.5)
    with g.group('wand') as wand:
        g.lathe('stem', [(0, 0), (0.14, 0, 0.03), (0.12, 3.2), (0, 3.2)], m.plastic('#241C1E', 0.35), 32)
        g.lathe('grip', [(0, -3.4), (0.9, -3.4, 0.25), (0.96, 0, 0.08), (0, 0)], metal)
        vertices, faces = [], []
        dice = random.Random(7)
        for i in range(900):
            z, a = 3.0 + 2.4 * i / 900, i * 2.399 + dice.uniform(-0.2, 0.2)
            reach = 0.42 * (1 - 0.25 * abs(i / 450 - 1) ** 2)
            n = len(vertices)
            for w in (-0.03, 0.03):
                vertices.append((0.05 * math.cos(a) - w * math.sin(a), 0.05 * math.sin(a) + w * math.cos(a), z))
            vertices.append((reach * math.cos(a), reach * math.sin(a), z + dice.uniform(-0.03, 0.06)))
            faces.append((n, n + 1, n + 2))
        g.mesh_object('brush', vertices, faces, m.matte('#1E1719', 0.5))
        g.lathe('core', [(0, 3.0), (0.16, 3.0), (0.13, 5.3), (0, 5.45)], m.matte('#1E1719', 0.5), 24)
    g.place(wand, (2.9, -0.5, 3.4), (0, 0, 0))


def emboss(spec, surface, material, lift):
    """What is pressed into a compact: an ear of rye for bronzers, a ring of drops for highlighters, the house's flower."""
    if 'ŻYTO' in spec.name:
        for k in range(11):
            side, y = (-1, 1)[k % 2], -0.75 + 0.16 * k
            l.flower(l.Top(surface.z, (surface.at[0] + side * 0.24, surface.at[1] + y)), (0, 0), 0.17, material, lift)
        l.patch(surface, (0, -0.1), 0.06, 2.2, material, lift)
    elif spec.name in ('ROSA', 'LATARKA'):
        for k in range(12):
            a = 2 * math.pi * k / 12
            ring = [surface.point(1.05 * math.cos(a) + 0.17 * math.cos(t), 1.05 * math.sin(a) + 0.17 * math.sin(t), lift) for t in np.linspace(0, 2 * math.pi, 16, endpoint=False)]
            g.mesh_object('drop', ring, [range(16)], material)
    else:
        l.flower(surface, (0, 0), 0.75, material, lift)


def compact(spec):
    """A round compact, open: mirror behind, embossed powder in front."""
    metal, colour = casing(spec)
    with g.group('base') as base:
        g.lathe('base', [(0, 0), (3.1, 0, 0.2), (3.1, 0.62, 0.1), (2.62, 0.62, 0.05), (2.6, 0.45)], metal)
        g.lathe('powder', [(2.6, 0.44), (2.58, 0.5, 0.05), (0, 0.56)], m.powder(spec.colour, 0.25 if spec.dice.random() < 0.4 else 0.0))
        g.lathe('emboss', [(2.2, 0.53), (2.16, 0.585, 0.02), (2.1, 0.585, 0.02), (2.06, 0.53)], m.powder(m.mix(spec.colour, '#FFFFFF', 0.06)))
        emboss(spec, l.Top(0.56, (0, 0.35)), m.powder(m.mix(spec.colour, '#FFFFFF', 0.16)), 0.03)
        l.text('ROSA i LEN', l.Top(0.56, (0, -1.05)), (0, 0), 0.5, m.powder(m.mix(spec.colour, '#FFFFFF', 0.16)), fit=2.4, lift=0.03)
    with g.group('lid') as lid:
        g.lathe('lid', [(0, 0), (3.1, 0, 0.2), (3.1, 0.42, 0.1), (0, 0.42)], metal)
        g.lathe('mirror', [(2.72, 0.425), (2.72, 0.44), (0, 0.44)], m.mirror())
    # The lid hinges at the back edge and leans away from the camera.
    g.place(lid, (0, 3.12 + 0.55, 0.62 + 3.02), (78, 0, 0))


def palette(spec):
    """Six shades around the product's colour under an open lid."""
    metal, colour = casing(spec)
    width, depth = 8.4, 5.6
    shell, tone = (m.lacquer('#7E3B30', 0.35), '#7E3B30') if spec.line.code == 'barwa' else (metal, colour)
    g.slab('base', width, depth, 0.7, shell, 0.35, 0.1)
    g.slab('tray', width - 0.5, depth - 0.5, 0.06, m.matte(m.mix(tone, '#2A1A18', 0.35), 0.5), 0.25, 0.02, 0.68)
    shades = [m.mix(spec.colour, '#FFF1E4', 0.72), m.mix(spec.colour, '#F6D9BE', 0.45), spec.colour,
              m.mix(spec.colour, '#C98F5A', 0.55), m.mix(spec.colour, '#5A2E2A', 0.45), m.mix(spec.colour, '#2E1A1C', 0.68)]
    for i, shade in enumerate(shades):
        x, y = (i % 3 - 1) * 2.6, (0.5 - i // 3) * 2.45
        with g.group('pan') as pan:
            g.slab('rim', 2.4, 2.2, 0.1, m.metal('#E3D8CC', 0.3, False), 0.16, 0.03)
            g.slab('shade', 2.26, 2.06, 0.13, m.powder(shade, 0.7 if i in (0, 3) else 0.0), 0.13, 0.04)
            l.flower(l.Top(0.131), (0, 0), 0.34, m.powder(m.mix(shade, '#FFFFFF', 0.12)), 0.008)
        g.place(pan, (x, y, 0.72))
    with g.group('lid') as lid:
        g.slab('lid', width, 0.42, depth, shell, 0.18, 0.1)
        with g.group('glass') as glass:
            g.slab('mirror', width - 0.8, depth - 0.8, 0.02, m.mirror(), 0.3, 0.005)
        g.place(glass, (0, -0.215, depth / 2), (90, 0, 0))
    g.place(lid, (0, depth / 2 + 0.1, 0.7), (-16, 0, 0))


def lying(build, length, stone, flip=False):
    """Something long that lies at twelve degrees, its head on a low round of stone, turned a little to the camera."""
    side = -1 if flip else 1
    with g.group('long') as long:
        build()
    g.place(long, (-side * length * 0.47, -0.2, 0.45), (0, side * 77, side * 9), 1)
    with g.group('rest') as rest:
        g.lathe('rest', [(0, 0), (1.5, 0, 0.05), (1.5, 1.35, 0.08), (0, 1.35)], stone)
    g.place(rest, (side * length * 0.27, 0.75, 0))
    return long


def pencil_alone(spec):
    """A pencil on its end, point upwards; a brow pencil is thin and has its comb."""
    brow, lips = 'BRWI' in spec.name, 'UST' in spec.name
    body, thick = m.lacquer(spec.colour, 0.35), 0.32 if brow else 0.58 if lips else 0.42
    gold = m.metal('#D8B27A', 0.27) if spec.line.code != 'iskra' else m.plastic(spec.cap_colour, 0.4)
    tip = 7.0 if lips else 7.6
    g.lathe('end', [(0, 0), (thick, 0, 0.08), (thick, 0.6), (0, 0.6)], gold)
    g.lathe('body', [(0, 0.6), (thick, 0.6), (thick, tip), (0, tip)], body)
    g.lathe('cone', [(thick, tip, 0.02), (thick * 0.42, tip + 1.1), (0, tip + 1.1)], m.wood('#D9B58C') if not brow else gold)
    g.lathe('lead', [(thick * 0.42, tip + 1.1), (0.06, tip + 1.7, 0.06), (0, tip + 1.75)], m.wax(spec.colour, 0.4))
    if brow:
        g.lathe('stem', [(0, -1.6), (0.07, -1.6), (0.07, 0), (0, 0)], gold, 20)
        bristles(900, 0.42, 0.05, 0.1, m.matte('#3A2A22', 0.6), 4, 0.015)
    l.spine(l.Round(thick, -90), (0, 3.3), 4.2, print_on(spec, spec.colour)[0], size=thick * 0.9)


def pencil(spec):
    """A pencil on a low stone with the line it draws before it."""
    brow, lips = 'BRWI' in spec.name, 'UST' in spec.name
    flip = brow or spec.line.code == 'iskra'
    lying(lambda: pencil_alone(spec), 9.2, m.plaster(spec.line.plinths[1 if spec.line.code != 'iskra' else 0]), flip)
    with g.group('stroke') as stroke:
        props.smear(m.wax(spec.colour, 0.45), 4.2 if not lips else 3.4, 0.5 if brow else 1.5 if lips else 0.85, 4 + len(spec.name), (0, 0), 8, 0.01, 0.12, 0.5)
    g.place(stroke, ((1.4 if flip else -1.2), -2.7, 0))


def brush_alone(colour, wood=None, wide=True, ink='#F4E3D3'):
    """A brush with its handle's end at the origin, hair upwards."""
    spread, length = (0.78, 2.6) if wide else (0.52, 1.9)
    handle = g.spline([(0.12, 0.02), (0.3, 0.5), (0.46, 1.8), (0.42, 3.4), (0.36, 4.6), (0.44, 5.2)], 10)
    g.lathe('handle', [(0, 0)] + [tuple(p) for p in handle] + [(0, 5.2)], wood or m.wood('#8C5B40'))
    g.lathe('ferrule', [(0.4, 5.15), (0.47, 5.2, 0.03), (0.47, 5.6), (spread * 0.86, 7.0, 0.04), (spread * 0.8, 7.0), (0, 6.8)], m.metal('#D8B27A', 0.25))
    with g.group('hair') as hair:
        flare = 0.42 if wide else 0.15
        bristles(5200 if wide else 3600, length + 0.4, spread * 0.82, 0.3, m.matte('#6B473A', 0.6), 3, 0.03, flare)
        bristles(1500, length + 0.43, spread * 0.82, 0.3, m.matte(m.mix(colour, '#FFF2E8', 0.45), 0.7), 5, 0.03, flare + 0.01)
    g.place(hair, (0, 0, 6.75))
    l.spine(l.Round(0.46, 6), (0, 2.2), 2.6, ink, size=0.34)


def brush(spec):
    """A make-up brush on a low stone: a full dome for powder, a flat slanted one for foundation."""
    young = spec.line.code == 'iskra'
    wood = m.plastic(spec.plastic, 0.35) if young else m.wood('#8C5B40')
    wide = 'PUDRU' in spec.name
    lying(lambda: brush_alone(spec.colour, wood if wide else m.wood('#5F3D2E'), wide, '#3A1BA0' if young else '#F4E3D3'), 9.6, m.plaster(spec.line.plinths[0 if young else 1]), not wide)
    with g.group('taste') as taste:
        if wide:
            props.crumbs(m.powder('#E8C9A8'), 90, 1.6, 7, (0, 0), 0, 0.15)
        else:
            props.smear(m.cream('#D9AC84', 0.3), 3.8, 1.3, 5, (0, 0), 10, 0.01, 0.3, 0.3)
    g.place(taste, (-1.4 if wide else 1.6, -2.6, 0))


def nail_polish(spec):
    """A square-shouldered bottle under a tall cap."""
    with g.group('bottle') as bottle:
        g.slab('glass', 3.3, 2.5, 3.9, m.glass('#FBF6F2'), 0.6, 0.22)
        g.slab('content', 2.7, 1.9, 3.2, m.lacquer(spec.colour, 0.14), 0.42, 0.2, 0.35)
        g.lathe('neck', [(0, 3.85), (0.75, 3.85), (0.75, 4.25), (0, 4.25)], m.glass('#FBF6F2'))
        cap = m.plastic('#FAF4EC', 0.4) if spec.line.code != 'iskra' else m.plastic(spec.cap_colour, 0.36)
        g.lathe('cap', [(0, 3.93), (0.94, 3.93, 0.06), (0.8, 8.7, 0.16), (0, 8.7)], spec.cap if spec.line.code == 'barwa' else cap)
    g.place(bottle, (0, 0, 0), (0, 0, 10))
    with g.group('print') as printed:
        ink, accent = print_on(spec, spec.colour)
        front = l.Front(-1.25)
        l.flower(front, (0, 2.85), 0.26, m.matte(ink, 0.5))
        l.text('ROSA i LEN', front, (0, 2.1), 0.5, m.matte(ink, 0.5), fit=2.3, track=1.12)
        for i, row in enumerate(l.in_two(spec.name.upper())):
            l.text(row, front, (0, 1.5 - i * 0.34), 0.27, m.matte(ink, 0.5), fit=2.2, track=1.12)
    g.place(printed, (0, 0, 0), (0, 0, 10))


def candle(spec):
    """A candle in a vessel of the line, lit."""
    radius, height = 2.75, 6.2
    colour = {'ceramic': spec.line.body, 'plum': '#4D3848', 'clay': spec.line.body, 'amber': '#DE8E3E'}.get(spec.line.vessel, spec.plastic)
    profile = [(0, 0), (radius, 0, 0.4), (radius, height, 0.08), (radius - 0.2, height, 0.08), (radius - 0.22, 0.5, 0.3), (0, 0.5)]
    glassy = spec.line.vessel == 'amber'
    g.lathe('vessel', profile, m.glass(colour) if glassy else m.ceramic(colour, spec.line.vessel == 'ceramic') if spec.line.vessel in ('ceramic', 'clay') else plum(spec, height) if spec.line.vessel == 'plum' else m.lacquer(colour, 0.3))
    g.lathe('wax', [(0, 0.52), (radius - 0.25, 0.52, 0.3), (radius - 0.25, height - 1.0, 0.05), (0.5, height - 1.12, 0.2), (0, height - 1.14)], m.wax(m.mix(spec.colour, '#FFF8EC', 0.6), 0.35))
    g.tube('wick', [(0, 0, height - 1.2), (0.02, 0, height - 0.75), (0.07, 0, height - 0.5)], 0.06, m.matte('#2A1C18'), 8)
    flame = g.spline([(0.02, height - 0.62), (0.17, height - 0.4), (0.2, height - 0.1), (0.12, height + 0.35), (0.0, height + 0.75)], 8)
    flame = g.lathe('flame', [(0, height - 0.63)] + [(max(0, r), z) for r, z in flame[:-1]] + [(0, height + 0.75)], m.light('#FFC27A', 9), 32)
    # Seen, but lighting nothing: so small a lamp inside a vessel is all noise.
    flame.visible_diffuse = flame.visible_glossy = False
    body_label(spec, radius + 0.004, height * 0.46, 4.0, height * 0.66, colour)


def ribbon(width, at, material):
    """A bow: two loops and two tails on top of a box."""
    with g.group('bow') as bow:
        for side in (-1, 1):
            loop = g.spline([(0, 0, 0), (side * 0.9, 0, 0.75), (side * 1.75, 0, 0.8), (side * 1.8, 0, 0.28), (side * 0.9, 0, 0.06), (0, 0, 0)], 12)
            g.grid('loop', len(loop) - 1, 1, lambda u, v, p=loop: (p[round(u * (len(p) - 1))][0], (v - 0.5) * width * (0.55 + 0.45 * abs(p[round(u * (len(p) - 1))][0]) / 1.8), p[round(u * (len(p) - 1))][2]), material)
            tail = g.spline([(0, 0, 0.05), (side * 0.7, -0.3, 0.1), (side * 1.35, -0.7, 0.04), (side * 1.9, -1.0, 0.06)], 8)
            g.grid('tail', len(tail) - 1, 1, lambda u, v, p=tail: (p[round(u * (len(p) - 1))][0], p[round(u * (len(p) - 1))][1] + (v - 0.5) * width, p[round(u * (len(p) - 1))][2]), material)
        g.slab('knot', 0.5, width * 0.8, 0.4, material, 0.16, 0.14, 0.02)
    g.place(bow, at)
    return bow


def gift_box(width, depth, height, stock, tie):
    """A lidded box tied with a ribbon."""
    box, band = m.paper(stock), m.linen(tie)
    g.slab('box', width - 0.16, depth - 0.16, height, box, 0.08, 0.04)
    g.slab('lid', width, depth, height * 0.32, box, 0.1, 0.05, height * 0.7)
    g.slab('around', 0.75, depth + 0.05, height * 1.025, band, 0.04, 0.02, 0)
    g.slab('across', width + 0.05, 0.75, height * 1.025, band, 0.04, 0.02, 0)
    ribbon(0.75, (0, 0, height * 1.025), band)


def pouch(spec):
    """A zipped bag of thick linen."""
    width, height = 7.6, 5.0
    cloth = m.linen('#EFE7DA')

    def wall(side):
        def place(u, v):
            bulge = 1.25 * math.sin(math.pi * u) ** 0.5 * (1 - 0.75 * v ** 2.2) * (0.75 + 0.25 * math.sin(math.pi * min(1, v * 1.4)))
            return (u - 0.5) * width * (1 - 0.05 * v), side * (bulge + 0.05), v * height + 0.06 * math.sin(9 * u) * v
        return place
    for side in (-1, 1):
        sheet = g.grid('wall', 90, 60, wall(side), cloth)
        layer = sheet.data.uv_layers.new()
        layer.data.foreach_set('uv', [c for l in sheet.data.loops for c in (l.vertex_index % 91 / 70, l.vertex_index // 91 / 70)])
    g.slab('zip', width * 0.93, 0.34, 0.3, m.plastic('#6A3FE0', 0.4), 0.1, 0.08, height - 0.1)
    g.place(g.slab('pull', 0.34, 0.12, 1.1, m.plastic('#D3EE55', 0.4), 0.1, 0.05), (-width * 0.3, -0.35, height - 1.1))


# The paper of a line's boxes.
STOCK = {'swit': '#F4E6D6', 'zmierzch': '#3A3650', 'laka': '#DDDFCF', 'barwa': '#A8535A', 'iskra': '#C9B8FA'}


def gift_set(spec):
    """The things that a set holds, each as its own product shows it, before their box or bag."""
    packs = {**CARE, **SMALL, **COLOUR}
    inside = [product(sku) for sku in spec.contents]
    with g.group('box') as box:
        if spec.line.code == 'iskra':
            pouch(spec)
        else:
            gift_box(8.6, 4.4, 4.8, STOCK[spec.line.code], spec.line.accent if spec.line.code != 'zmierzch' else '#C98A63')
    g.place(box, (0.3, 3.4, 0), (0, 0, 8))
    placed = []
    for item in inside:
        make, widest, tallest = packs[item.pack]
        with g.group(item.pack) as pack:
            make(item)
        low, high = g.bounds(pack)
        share = 1.0 if item.pack not in CARE or item.pack in ('soap', 'sachet') else item.share
        fit = (0.72 if item.pack == 'pencil' else 0.56) * min(widest / (high[0] - low[0]), tallest / (high[2] - low[2])) * share
        placed.append((pack, (low[0] + high[0]) / 2 * fit, (high[0] - low[0]) * fit, fit))
    gap = 0.5
    x = -(sum(p[2] for p in placed) + gap * (len(placed) - 1)) / 2
    for k, (pack, middle, width, fit) in enumerate(placed):
        g.place(pack, (x + width / 2 - middle, -0.9 - (0.7 if k % 2 else 0), 0), (0, 0, 0), fit)
        x += width + gap


COLOUR = {
    'lipstick': (lipstick, 6.2, 7.9), 'gloss': (gloss, 5.0, 8.9), 'mascara': (mascara, 6.5, 9.0), 'compact': (compact, 6.2, 7.0),
    'palette': (palette, 7.4, 7.0), 'pencil': (pencil, 8.8, 8.8), 'nail-polish': (nail_polish, 5.0, 8.3), 'brush': (brush, 8.8, 9.0),
    'candle': (candle, 6.0, 7.4), 'gift-set': (gift_set, 8.6, 7.6),
}
