"""Print on packaging: surfaces that text can follow, and the label that all packs share."""
import math
import os

import bpy
import numpy as np

import geometry as g
import materials as m

FONTS = '/usr/share/fonts/opentype/ebgaramond/EBGaramond12-{}.otf'


class Round:
    """The wall of a turned pack; `radius` may depend on height."""

    def __init__(self, radius, turn=0, at=(0, 0)):
        self.radius = radius if callable(radius) else (lambda z: radius)
        self.turn, self.at = math.radians(turn), at

    def point(self, x, z, lift):
        radius = self.radius(z)
        angle = x / radius + self.turn
        return self.at[0] + (radius + lift) * math.sin(angle), self.at[1] - (radius + lift) * math.cos(angle), z


class Front:
    """A surface seen from the front whose depth is known: `depth(x, z)` is its y."""

    def __init__(self, depth):
        self.depth = depth if callable(depth) else (lambda x, z: depth)

    def point(self, x, z, lift):
        return x, self.depth(x, z) - lift, z


class Top:
    """A level face looking up, read from the camera's side."""

    def __init__(self, z, at=(0, 0)):
        self.z, self.at = z, at

    def point(self, x, y, lift):
        return self.at[0] + x, self.at[1] + y, self.z + lift


def _font(style):
    path = FONTS.format(style)
    if not os.path.exists(path):
        raise SystemExit(f'{path} is missing: install fonts-ebgaramond')
    return bpy.data.fonts.load(path, check_existing=True)


def text(body, surface, centre, size, material, style='Regular', track=1.0, fit=None, upright=False, lift=0.012):
    """Sets one line on a surface, centred; shrinks it to `fit`. `upright` turns it to read upwards."""
    curve = bpy.data.curves.new(body, 'FONT')
    curve.body, curve.size, curve.font = body, size, _font(style)
    curve.align_x, curve.space_character, curve.resolution_u = 'CENTER', track, 4
    flat = bpy.data.objects.new(body, curve)
    bpy.context.collection.objects.link(flat)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(flat)
    xs = [v.co.x for v in mesh.vertices]
    width, middle = max(xs) - min(xs), (max(xs) + min(xs)) / 2
    shrink = min(1, fit / width) if fit else 1
    for v in mesh.vertices:
        x, y = (v.co.x - middle) * shrink, (v.co.y - 0.32 * size) * shrink
        if upright:
            x, y = -y, x
        v.co = surface.point(centre[0] + x, centre[1] + y, lift)
    mesh.materials.append(material)
    return g.link(body, mesh)


def patch(surface, centre, width, height, material, lift=0.006):
    """A printed or glued area: label stock, a stripe, a hairline."""
    columns = max(2, int(width * 12))
    def at(u, v):
        return surface.point(centre[0] + (u - 0.5) * width, centre[1] + (v - 0.5) * height, lift)
    return g.grid('patch', columns, 1 if height < 1 else max(1, int(height * 3)), at, material)


def flower(surface, centre, size, material, lift=0.012):
    """The mark of the house: a five-petalled flax flower."""
    for k in range(5):
        turn = 2 * math.pi * k / 5 + math.pi / 2
        ring = []
        for a in np.linspace(0, 2 * math.pi, 20, endpoint=False):
            along, across = 0.56 + 0.40 * math.cos(a), 0.25 * math.sin(a) * (1.15 + 0.35 * math.cos(a))
            x = size * (along * math.cos(turn) - across * math.sin(turn))
            y = size * (along * math.sin(turn) + across * math.cos(turn))
            ring.append(surface.point(centre[0] + x, centre[1] + y, lift))
        g.mesh_object('petal', ring, [range(len(ring))], material)


def in_two(words, longest=13):
    """Breaks a long name into two balanced rows."""
    parts = words.split()
    if len(words) <= longest or len(parts) < 2:
        return [words]
    cuts = [(' '.join(parts[:i]), ' '.join(parts[i:])) for i in range(1, len(parts))]
    # A one-letter word never ends a row.
    cuts = [c for c in cuts if len(c[0].split()[-1]) > 1] or cuts
    return list(min(cuts, key=lambda c: max(map(len, c))))


def label(surface, spec, centre, width, height, ink, accent, stock=None, stripe=None):
    """The label of the house: mark, name, line, product, volume; one serif, the line's colour.

    With `stock` it is a glued paper label, without it print on the pack itself.
    """
    print_ink, print_accent = m.matte(ink, 0.55), m.matte(accent, 0.55)
    x, z0 = centre[0], centre[1] - height / 2
    if stock:
        patch(surface, centre, width, height, m.paper(stock))
    if stripe:
        patch(surface, (x, z0 + height * 0.025), width, height * 0.05, m.matte(stripe, 0.6), 0.010)
    unit = min(height, width * 1.45)
    at = lambda share: (x, centre[1] + (share - 0.5) * max(unit, height * 0.92))
    flower(surface, at(0.87), unit * 0.062, print_accent)
    text('ROSA i LEN', surface, at(0.70), unit * 0.165, print_ink, 'Regular', 1.12, width * 0.80)
    text(spec.line.title, surface, at(0.545), unit * 0.125, print_accent, 'Italic', 1.02, width * 0.7)
    patch(surface, at(0.455), width * 0.16, unit * 0.007, print_accent, 0.012)
    rows = in_two(spec.name.upper())
    for i, row in enumerate(rows):
        shift = 0.335 + (0.05 if len(rows) == 2 else 0) - i * 0.095
        text(row, surface, at(shift), unit * 0.088, print_ink, 'Regular', 1.16, width * 0.84)
    if spec.volume:
        text(spec.volume, surface, at(0.14), unit * 0.078, print_ink, 'Regular', 1.06, width * 0.5)


def spine(surface, centre, length, ink, words='ROSA i LEN', size=0.5):
    """The name of the house running up a slim pack."""
    return text(words, surface, centre, size, m.matte(ink, 0.5), 'Regular', 1.18, length, upright=True)
