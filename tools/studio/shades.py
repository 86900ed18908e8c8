"""A taste of every shade: one stroke across three tiles in the tones of skin, painted by arithmetic.

Light is linear: a picture of paint in any colour is the picture of black paint plus that colour's share of what white
paint adds. Each kind of stroke is therefore rendered twice, and every shade is worked out from the two; the table takes
its line's colour in the same way.
"""
import math
import os
from types import SimpleNamespace

import cv2
import numpy as np
from mathutils import Vector

import geometry as g
import macros
import materials as m
import props
import stage

MASTERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '.masters')
WIDTH, HEIGHT = 720, 900
SHOWN = 576, 720
SKINS = ('#F0D3BC', '#D0A07B', '#8A5A41')
TABLES = {'barwa': '#F1DDD2', 'iskra': '#E0D4FB', 'zmierzch': '#D6C5CF', 'swit': '#F3E1D5', 'laka': '#E6E8DE'}
TILE = 0.42

# How the content of a pack is laid on the tiles.
STROKES = {
    'lipstick': 'wax', 'slim-stick': 'wax', 'stick': 'wax', 'pencil': 'line', 'gloss': 'gloss', 'vial': 'gloss', 'nail-polish': 'gloss',
    'mascara': 'line', 'brow-gel': 'line', 'airless': 'cream', 'tube': 'cream', 'compact': 'powder', 'sifter': 'powder',
}


def stroke_of(product):
    """The kind of stroke of an entry of seed/products that comes in shades; None for any other."""
    coloured = [v for v in product['variants'] if v['colour']]
    if len(coloured) < 2:
        return None
    # Cream blush lies in a compact, concealer in a vial.
    if 'kremie' in product['name'] or 'Korektor' in product['name']:
        return 'cream'
    return STROKES[product['pack']]


def taste_of(product):
    """(kind, paint) for a near picture of what a pack of care holds, without tiles; None where nothing flows."""
    pack = product['pack']
    if pack in ('dropper', 'flask', 'mist-bottle', 'oil-bottle') or 'żel' in product['name'].lower():
        return 'gel', m.mix('#FFFFFF', product['packColour'], 0.62)
    if pack in ('jar', 'tube', 'pump-bottle', 'airless', 'sachet', 'stick', 'balm-tin'):
        return 'dab', m.mix(product['packColour'], '#FFF8F0', 0.5)
    return None


def _powder(paint):
    shift = Vector((3, 8, 1))

    def place(u, v):
        x, y = (u - 0.5) * 5.5, (v - 0.5) * 3.4
        reach = 1 - abs(x / 2.65) ** 3
        n = sum(props.soft_noise(Vector((x, y, 0)) * f + shift) / f ** 0.85 for f in (0.9, 1.9, 4, 8, 16))
        body = max(0.0, reach) * math.exp(-(y / (0.95 + 0.25 * n)) ** 4)
        return x, y, 0.5 * body * (0.75 + 0.4 * n) - 0.03
    with g.group('powder') as heap:
        g.grid('heap', 330, 170, place, paint)
        props.crumbs(paint, 90, 2.0, 5, (0, 0), 0, 0.13)
    return g.place(heap, (0, 0, TILE), (0, 0, 24))


def lay(kind, colour):
    """Sets up one stroke in one paint."""
    stage.clear()
    g.grid('table', 1, 1, lambda u, v: ((u - 0.5) * 120, (v - 0.5) * 120, 0), m.backdrop(TABLES['barwa']))
    with g.group('tiles') as tiles:
        for k, skin in enumerate(SKINS if kind not in ('gel', 'dab') else ()):
            g.place(g.slab('tile', 2.1, 6.8, TILE, m.ceramic(skin, False), 0.14, 0.07), ((k - 1) * 2.2, (0.22, -0.1, 0.14)[k], 0))
    g.place(tiles, (0, 0, 0), (0, 0, -5))
    z = TILE + 0.03
    if kind == 'wax':
        props.smear(m.wax(colour, 0.3), 6.1, 2.1, 6, (0, 0.1), 24, z, 0.5, 0.62)
    elif kind == 'line':
        props.smear(m.wax(colour, 0.42), 6.0, 0.95, 4, (0, 0.7), 24, z, 0.2, 0.5)
        props.smear(m.wax(colour, 0.42), 4.6, 0.5, 9, (0.4, -1.0), 24, z, 0.14, 0.4)
    elif kind == 'gloss':
        props.smear(m.lacquer(colour, 0.12), 6.1, 2.0, 3, (0, 0.1), 24, z, 0.5, 0.05)
    elif kind == 'dab':
        props.smear(m.cream(colour, 0.3), 6.2, 2.7, 12, (0, 0.5), 24, 0.03, 0.7, 0.4)
        macros.swirl(0.95, 0.8, m.cream(colour, 0.3)).location = (1.5, -2.1, 0)
    elif kind == 'gel':
        body = m.lacquer(colour, 0.1)
        macros.puddle(0.3, 0.7, body, 4, 1.7, (-0.4, 0.5), 24, 1.25)
        for k, (x, y, r) in enumerate(((1.9, -1.5, 0.62), (-1.9, -1.9, 0.4), (2.3, 0.2, 0.26), (0.6, -2.3, 0.3), (2.0, 2.4, 0.36))):
            macros.puddle(0.08, 0.2 + r * 0.5, body, 9 + k, r, (x, y))
    elif kind == 'cream':
        props.smear(m.cream(colour, 0.3), 6.1, 2.2, 12, (0, 0.1), 24, z, 0.5, 0.3)
    else:
        _powder(m.powder(colour))
    stage.lights('barwa', 0.68, 0.7)
    stage.lamp((-22, 4, 8), (0, 0, 0), 5, 1900, '#FFF0DF')
    stage.camera(WIDTH, HEIGHT, 9.4, (0, -0.1, 0.2), 58, 92, 0.3)


def masters(kind, photograph, samples, scale):
    """The linear pictures in black and in white paint, and where the table is seen: stored, else from `photograph`."""
    path = os.path.join(MASTERS, f'{kind}-{scale}.npz')
    if not os.path.exists(path):
        os.makedirs(MASTERS, exist_ok=True)
        taken = {}
        for name, colour in (('black', '#000000'), ('white', '#FFFFFF')):
            lay(kind, colour)
            taken[name], albedo = photograph(samples, scale)
        far = np.abs(albedo - np.array(m.linear(TABLES['barwa'])[:3])).max(axis=2)
        np.savez(path, table=np.clip(1 - far / 0.06, 0, 1).astype(np.float16), **{name: picture.astype(np.float16) for name, picture in taken.items()})
    with np.load(path) as stored:
        return SimpleNamespace(**{name: stored[name].astype(np.float32) for name in ('black', 'white', 'table')})


def painted(masters_of_kind, line, hex_colour):
    """The linear picture in a shade, on the table of a line."""
    paint, table, other = (np.array(m.linear(tone)[:3], np.float32) for tone in (hex_colour, TABLES['barwa'], TABLES[line]))
    picture = masters_of_kind.black + paint * np.maximum(masters_of_kind.white - masters_of_kind.black, 0)
    return picture * (1 + masters_of_kind.table[..., None] * (other / table - 1))


def sized(srgb):
    """A stroke in the size in which it is kept: soft as it is, it may be rendered smaller."""
    return np.clip(cv2.resize(srgb.astype(np.float32), SHOWN, interpolation=cv2.INTER_LANCZOS4), 0, 1)
