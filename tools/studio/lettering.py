"""Print on packaging: surfaces that text can follow, and the label that all packs share."""
import math
import os

import bmesh
import bpy
import numpy as np

import geometry as g
import materials as m

FONTS = '/usr/share/fonts/opentype/ebgaramond/EBGaramond12-{}.otf'
GROTESQUE = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'fonts', 'BricolageGrotesque-Bold.ttf')


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
    path = GROTESQUE if style == 'Grotesque' else FONTS.format(style)
    if not os.path.exists(path):
        raise SystemExit(f'{path} is missing: install fonts-ebgaramond')
    return bpy.data.fonts.load(path, check_existing=True)


def _refine(mesh, longest=0.16):
    """Cuts the faces of large letters small, so that they can bend with a round pack and not sink into it."""
    cut = bmesh.new()
    cut.from_mesh(mesh)
    for _ in range(5):
        long = [edge for edge in cut.edges if edge.calc_length() > longest]
        if not long:
            break
        bmesh.ops.subdivide_edges(cut, edges=long, cuts=1)
        bmesh.ops.triangulate(cut, faces=cut.faces[:])
    cut.to_mesh(mesh)
    cut.free()


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
    _refine(mesh)
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


def leaves(surface, centre, size, material, seed=0):
    """A pressed sprig in one line's drawing: a stem and pairs of narrow leaves, a bud at its end."""
    lean, pairs, wide = (seed % 5 - 2) * 0.05, 3 + seed % 3, 0.10 + 0.03 * (seed % 4)

    def at(x, y):
        return surface.point(centre[0] + size * (x + lean * (y + 1) ** 2), centre[1] + size * y, 0.012)
    stem = [at(side * 0.022, -1 + 1.7 * t) for side in (-1, 1) for t in np.linspace(0, 1, 12)]
    g.mesh_object('stem', stem, [(i, i + 12, i + 13, i + 1) for i in range(11)], material)
    for k in range(pairs):
        foot, tilt = -0.75 + 1.3 * k / pairs, math.radians(38 + 6 * (seed % 3))
        for side in (-1, 1):
            ring, reach = [], 0.62 * (1 - 0.45 * k / pairs)
            for a in np.linspace(0, 2 * math.pi, 18, endpoint=False):
                along, across = reach * (0.5 + 0.5 * math.cos(a)) + 0.04, wide * math.sin(a) * reach * 1.6
                ring.append(at(side * (along * math.sin(tilt + 0.5) - across * math.cos(tilt)), foot + along * math.cos(tilt + 0.3) + across * math.sin(tilt)))
            g.mesh_object('leaf', ring, [range(18)], material)
    g.mesh_object('bud', [at(0.11 * math.cos(a), 0.84 + 0.17 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 18, endpoint=False)], [range(18)], material)


def label(surface, spec, centre, width, height, ink, accent, stock=None, stripe=None):
    """The label of the house: mark, name, line, product, volume, and a band in the product's colour.

    With `stock` it is a glued paper label, without it print on the pack itself. Iskra speaks in a voice of its own.
    """
    if spec.line.code == 'iskra':
        return loud_label(surface, spec, centre, width, height, ink)
    foil = spec.line.code == 'zmierzch' and m.lightness(ink) > 0.5
    print_ink, print_accent = (m.foil(ink), m.foil(accent)) if foil else (m.matte(ink, 0.55), m.matte(accent, 0.55))
    x, z0 = centre[0], centre[1] - height / 2
    if stock:
        patch(surface, centre, width, height, m.paper(stock))
    if stripe:
        patch(surface, (x, z0 + height * 0.06), width, height * 0.12, m.matte(stripe, 0.6), 0.010)
        # What is printed moves up by the band.
        centre, height = (centre[0], centre[1] + height * 0.045), height * 0.93
    unit = min(height, width * 1.45)
    at = lambda share: (x, centre[1] + (share - 0.5) * max(unit, height * 0.92))
    if width > 1.35 * height:
        return _wide_label(surface, spec, centre, width, height, print_ink, print_accent)
    if spec.line.code == 'laka':
        leaves(surface, at(0.87), unit * 0.095, print_accent, spec.dice.randrange(60))
    else:
        flower(surface, at(0.87), unit * 0.062, print_accent)
    text('ROSA i LEN', surface, at(0.715), unit * 0.155, print_ink, 'Regular', 1.12, width * 0.80)
    text(spec.line.title, surface, at(0.575), unit * 0.125, print_accent, 'Italic', 1.02, width * 0.7)
    patch(surface, at(0.495), width * 0.16, unit * 0.007, print_accent, 0.012)
    rows = in_two(spec.name.upper())
    for i, row in enumerate(rows):
        shift = 0.36 + (0.06 if len(rows) == 2 else 0) - i * 0.115
        text(row, surface, at(shift), unit * 0.108, print_ink, 'Regular', 1.1, width * 0.86)
    if spec.volume:
        text(spec.volume, surface, at(0.16), unit * 0.082, print_ink, 'Regular', 1.06, width * 0.5)


def _wide_label(surface, spec, centre, width, height, ink, accent):
    """The label of a low pot: the house and the product in two sizes, nothing smaller."""
    x, z = centre
    flower(surface, (x, z + height * 0.39), height * 0.075, accent)
    text('ROSA i LEN', surface, (x, z + height * 0.19), height * 0.21, ink, 'Regular', 1.12, width * 0.84)
    rows = in_two(spec.name.upper(), 16)
    for i, row in enumerate(rows):
        text(row, surface, (x, z - height * ((0.04 if len(rows) == 2 else 0.1) + 0.165 * i)), height * 0.16, accent if spec.line.code == 'zmierzch' else ink, 'Regular', 1.08, width * 0.9)
    text(f'{spec.line.title}  ·  {spec.volume}' if spec.volume else spec.line.title, surface, (x, z - height * 0.4), height * 0.115, accent, 'Italic', 1.02, width * 0.8)


def loud_label(surface, spec, centre, width, height, ink):
    """Iskra: the product's word as large as the pack allows, the house small beneath it."""
    print_ink = m.matte(ink, 0.5)
    words = spec.name.upper().split()
    rows = words if len(words) <= 3 and min(map(len, words)) > 1 else in_two(spec.name.upper())
    longest = max(map(len, rows))
    size = min(width * 2.0 / max(longest, 4), height * 0.62 / len(rows), height * 0.34)
    top = centre[1] + height * 0.36
    for i, row in enumerate(rows):
        text(row, surface, (centre[0], top - size * 0.98 * (i + 0.4)), size * 1.12, print_ink, 'Grotesque', 0.98, width * 0.96)
    low = centre[1] - height * 0.5
    text('Rosa i Len · Iskra', surface, (centre[0], low + height * 0.14), min(height * 0.09, width * 0.11), print_ink, 'Grotesque', 1.0, width * 0.8)
    if spec.volume:
        text(spec.volume, surface, (centre[0], low + height * 0.03), min(height * 0.08, width * 0.1), print_ink, 'Grotesque', 1.0, width * 0.6)
    return None


def spine(surface, centre, length, ink, words='ROSA i LEN', size=0.5, face='Regular'):
    """The name of the house running up a slim pack."""
    style = 'Grotesque' if words != 'ROSA i LEN' and face == 'Grotesque' else 'Regular'
    return text(words, surface, centre, size, m.matte(ink, 0.5), style, 1.18 if style == 'Regular' else 1.0, length, upright=True)
