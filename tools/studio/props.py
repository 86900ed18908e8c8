"""What stands around the packs: plinths, cloth, stones, plants, drops and smears."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector, noise

import geometry as g
import materials as m
import stage


def soft_noise(at):
    """Perlin noise without the creases of the default basis."""
    return noise.noise(at, noise_basis='PERLIN_NEW')


def round_plinth(radius, height, material, at=(0, 0)):
    """A low cylinder."""
    return g.place(g.lathe('plinth', [(0, 0), (radius, 0), (radius, height, 0.07), (0, height)], material), (*at, 0))


def block(width, depth, height, material, at=(0, 0), turn=0, corner=0.1, z=0):
    """A slab or a cube."""
    return g.place(g.slab('block', width, depth, height, material, corner, 0.06), (*at, z), (0, 0, turn))


def arch(width, height, depth, material, at=(0, 0), turn=0):
    """A doorway of plaster, as a backdrop for tall still lifes: solid, round at the top."""
    radius = width / 2
    outline = [(-radius, 0)] + [(-radius * math.cos(a), height - radius + radius * math.sin(a)) for a in np.linspace(0, math.pi, 48)] + [(radius, 0)]
    rings = []
    for y, inset in ((depth / 2, 0.06), (depth / 2 - 0.06, 0), (-depth / 2 + 0.06, 0), (-depth / 2, 0.06)):
        rings.append([(x * (1 - inset / radius), y, z * (1 - inset / height)) for x, z in outline])
    return g.place(g.loft('arch', rings, material), (*at, 0), (0, 0, turn))


def cloth(width, depth, material, seed, folds=5, height=0.9, at=(0, 0), turn=0, z=0.02):
    """Linen that has been laid down with one hand: soft, branching folds."""
    offset = Vector((seed * 7.3, seed * 3.1, 0))

    def place(u, v):
        x, y = (u - 0.5) * width, (v - 0.5) * depth
        warp = soft_noise(Vector((x * 0.16, y * 0.16, 0)) + offset)
        ridge = 0
        for k in range(1, 4):
            phase = (x * 0.9 + y * 0.45) * folds / width * 2.2 * k ** 0.8 + warp * 5.5 + k * 1.7
            ridge += max(0, math.sin(phase)) ** 1.6 / k
        soft = 0.5 + 0.5 * soft_noise(Vector((x * 0.2, y * 0.2, 3)) + offset)
        edge = min(1, 9 * min(u, 1 - u, v, 1 - v))
        wobble = 0.35 * soft_noise(Vector((x * 0.35, y * 0.35, 9)) + offset)
        return x + wobble * (1 - edge) * 1.5, y + wobble * (1 - edge), 0.03 + height * ridge * soft * (0.35 + 0.65 * edge) * 0.7

    columns, rows = 220, 150
    obj = g.grid('cloth', columns, rows, place, material)
    layer = obj.data.uv_layers.new()
    us = [((l.vertex_index % (columns + 1)) / columns * width / 6, (l.vertex_index // (columns + 1)) / rows * depth / 6) for l in obj.data.loops]
    layer.data.foreach_set('uv', [c for uv in us for c in uv])
    return g.place(obj, (*at, z), (0, 0, turn))


def stone(size, seed, material, at=(0, 0), z=0, flat=0.55):
    """A river pebble."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=5 if size > 0.4 else 2, radius=1)
    obj = bpy.context.object
    mesh = obj.data
    bpy.data.objects.remove(obj)
    for v in mesh.vertices:
        n = v.co.normalized()
        v.co = n * (1 + 0.26 * soft_noise(n * 0.8 + Vector((seed, seed * 2, 0))) + 0.03 * soft_noise(n * 1.7 + Vector((0, seed, 5))))
        v.co.z *= flat
    low = min(v.co.z for v in mesh.vertices)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.materials.append(material)
    dice = random.Random(seed)
    return g.place(g.link('stone', mesh), (*at, z - low * size - 0.02), (0, 0, dice.uniform(0, 360)), size)


def ball(radius, material, at=(0, 0), z=0, steps=96):
    """A sphere, for the young line's playground."""
    arc = [(radius * math.sin(a), radius - radius * math.cos(a)) for a in np.linspace(0, math.pi, steps // 2)]
    return g.place(g.lathe('ball', [(0, 0)] + arc[1:-1] + [(0, 2 * radius)], material, steps), (*at, z))


def drops(count, spread, seed, at=(0, 0), z=0.0, size=0.28, keep_out=0.0, colour='#FBFDFF'):
    """Dew: flattened beads of water, or of what else is clear."""
    dice, water = random.Random(seed), m.glass(colour, 0, 1.4)
    for _ in range(count):
        for _ in range(30):
            x, y = dice.uniform(-spread, spread), dice.uniform(-spread, spread) * 0.8
            if math.hypot(x, y) < spread and math.hypot(x, y) > keep_out:
                break
        r = size * (0.25 + 0.75 * dice.random() ** 2.2)
        arc = [(r * math.cos(a), r * 0.62 * math.sin(a)) for a in np.linspace(-0.15, math.pi / 2, 16)][:-1]
        g.place(g.lathe('drop', arc + [(0, r * 0.62)], water, 40), (at[0] + x, at[1] + y, z), (0, 0, 0), (1, dice.uniform(0.8, 1.15), 1))


def leaf(length, width, material, bend=0.35, fold=0.25):
    """A leaf from the origin along +x, bent down towards its tip."""
    def place(u, v):
        across = (v - 0.5) * 2
        half = width / 2 * math.sin(math.pi * min(1, u * 0.97 + 0.03) ** 0.8) ** 0.9
        return length * u, across * half, abs(across) * half * fold - bend * length * u * u * 0.5
    return g.grid('leaf', 12, 6, place, material)


def petal_ring(count, length, width, material, cup=0.5):
    """A simple flower head looking up."""
    with g.group('flower') as head:
        for k in range(count):
            def place(u, v):
                across = (v - 0.5) * 2
                half = width / 2 * math.sin(math.pi * (0.08 + 0.9 * u) ** 0.75) ** 0.7
                return 0.08 + length * u, across * half, cup * length * (u ** 0.8 * 0.55 + 0.12 * across * across * u)
            g.place(g.grid('petal', 8, 6, place, material), turn=(0, 0, 360 * k / count + (k % 2) * 4))
    return head


# (leaves of a stem, their length and width, whether they stand in pairs)
LEAVES_OF_SPRIG = {
    'flax': (15, (1.25, 0.2), False), 'sage': (12, (2.0, 0.8), True), 'eucalyptus': (16, (1.35, 1.15), False),
    'mint': (14, (1.6, 0.95), True), 'nettle': (14, (2.1, 1.05), True), 'thyme': (26, (0.6, 0.3), True),
}


def sprig(kind, seed, height=7.0):
    """A stem with what grows on it, standing at the origin: flax, sage, lavender, grass, mint, nettle, thyme."""
    dice = random.Random(seed)
    green = {'flax': '#A3B28C', 'sage': '#B3C1A8', 'lavender': '#8D9A84', 'grass': '#CDB98F', 'eucalyptus': '#B0C1AE',
             'mint': '#8DB07A', 'nettle': '#7C9A64', 'thyme': '#93A57F'}[kind]
    lean = dice.uniform(-0.35, 0.35)
    path = g.spline([(0, 0, 0), (lean * 0.3, 0.1, height * 0.33), (lean * 1.2, 0.0, height * 0.7), (lean * 2.6, -0.3, height)], 12)
    with g.group(kind) as plant:
        g.tube('stem', path, 0.055 if kind != 'eucalyptus' else 0.08, m.leaf(m.mix(green, '#7A6B4A', 0.35)), 8, 0.45)
        at = lambda t: path[min(len(path) - 1, int(t * (len(path) - 1)))]
        if kind in LEAVES_OF_SPRIG:
            count, size, paired = LEAVES_OF_SPRIG[kind]
            for k in range(count):
                t = 0.16 + 0.8 * k / count
                tone = m.mix(green, dice.choice(('#FFFFFF', '#6C7B62')), dice.choice((0.0, 0.12, 0.2)))
                shrink = 1 - 0.5 * t if kind != 'flax' else 1 - 0.25 * t
                blade = leaf(size[0] * shrink * dice.uniform(0.85, 1.1), size[1] * shrink, m.leaf(tone), dice.uniform(0.1, 0.5))
                turn = k * (137.5 if kind != 'eucalyptus' else 90) + dice.uniform(-15, 15) + (k % 2) * 180 * paired
                g.place(blade, at(t), (dice.uniform(-15, 15), -dice.uniform(25, 55), turn))
        if kind == 'flax':
            for k in range(3):
                end = at(1) if k == 0 else np.array(at(0.8 + 0.05 * k)) + np.array((dice.choice((-1, 1)) * dice.uniform(0.5, 1.0), dice.uniform(-0.5, 0.2), dice.uniform(0.5, 1.2)))
                if k:
                    g.tube('branch', g.spline([at(0.72 + 0.05 * k), (np.array(at(0.76 + 0.05 * k)) + end) / 2 + np.array((0.1, 0, -0.1)), end], 6), 0.035, m.leaf(green), 6)
                head = petal_ring(5, 0.6 * dice.uniform(0.85, 1.1), 0.62, m.leaf('#B9C6E3'), 0.5)
                g.place(head, tuple(end), (dice.uniform(20, 60), dice.uniform(-25, 25), dice.uniform(0, 70)))
                g.place(ball(0.08, m.matte('#E9DCA8')), tuple(end))
        if kind == 'thyme':
            for k in range(16):
                head = petal_ring(5, 0.22, 0.16, m.leaf(m.mix('#B78CC6', '#F0DDF2', dice.random() * 0.6)), 0.5)
                g.place(head, tuple(np.array(at(0.78 + 0.22 * k / 16)) + np.array((dice.uniform(-0.3, 0.3), dice.uniform(-0.3, 0.3), 0))), (dice.uniform(10, 60), 0, k * 137.5))
        if kind == 'lavender':
            for k in range(46):
                t = 0.6 + 0.4 * (k / 46)
                bud = leaf(0.5, 0.3, m.leaf(m.mix('#8F78B5', '#C9B6DD', dice.random() * 0.7)), -0.2, 0.7)
                g.place(bud, at(t), (0, -dice.uniform(20, 60), k * 137.5))
            for k in range(6):
                g.place(leaf(1.5, 0.18, m.leaf(green)), at(0.1 + 0.06 * k), (0, -50, k * 180 + 20))
        if kind == 'grass':
            for k in range(70):
                t = 0.62 + 0.38 * (k / 70)
                grain = leaf(0.72 * (1.15 - 0.5 * (k / 70)), 0.13, m.leaf(m.mix('#D8C49A', '#B79B68', dice.random() * 0.6)), 0.1, 0.6)
                g.place(grain, at(t), (0, -dice.uniform(45, 70), k * 137.5))
            for k in range(2):
                g.place(leaf(3.8, 0.22, m.leaf(green), 0.8), at(0.08 + 0.2 * k), (0, -65, dice.uniform(0, 360)))
    return plant


def bunch(kind, count, seed, at, height=7.0, spread=14, lying=None, z=0):
    """Several sprigs from one hand; `lying` lays them down pointing that way (degrees about z)."""
    dice = random.Random(seed)
    with g.group('bunch') as held:
        for k in range(count):
            plant = sprig(kind, seed * 31 + k, height * dice.uniform(0.82, 1.05))
            g.place(plant, (dice.uniform(-0.15, 0.15), dice.uniform(-0.15, 0.15), 0), (dice.uniform(-spread, spread), dice.uniform(-spread, spread), dice.uniform(0, 360)))
    g.place(held, (*at, z) if lying is None else (*at, z + 0.35), (0, 0, 0) if lying is None else (0, 88, lying))
    return held


def smear(material, length=6.0, width=2.2, seed=1, at=(0, 0), turn=0, z=0.01, thick=0.5, rough=1.0):
    """A spatula's stroke: piled where it began, combed along the way, torn into streaks where it left.

    `rough` 0 is a fluid that closes behind the spatula.
    """
    shift = Vector((seed * 3.7, seed * 1.9, 0))

    def place(u, v):
        across = (v - 0.5) * 2
        bow = 0.5 * math.sin(u * 2.6) * width * 0.3
        ragged = 0.92 + 0.14 * soft_noise(Vector((u * 4, 0.6 * across, 1)) + shift)
        half = width / 2 * max(0.0, math.sin(math.pi * u)) ** 0.33 * ragged * (1.08 - 0.25 * u)
        body = max(0.0, 1 - abs(across) ** 3.2)
        drift = 1.1 * soft_noise(Vector((u * 1.5, 0.0, 7)) + shift)
        combed = 0.5 + rough * (0.26 * math.sin(across * 13 + drift) + 0.16 * math.sin(across * 29 + 2 * drift + 1) + 0.10 * soft_noise(Vector((u * 9, across * 6, 2)) + shift))
        lip = 0.55 * math.exp(-((abs(across) - 0.74) / 0.13) ** 2)
        pile = 0.55 + 1.25 * math.exp(-((u - 0.07) / 0.09) ** 2)
        streak = soft_noise(Vector((u * 0.8, across * 7.5, 5)) + shift)
        tear = 1 / (1 + math.exp(-(0.34 + 0.55 * streak * rough + 0.9 * (1 - rough) - 1.15 * max(0.0, u - 0.55) / 0.45) * 22))
        height = thick * body * min(1, 30 * u) * (combed + lip) * pile * 0.75 * tear
        return length * (u - 0.5), across * half + bow, height - 0.03
    return g.place(g.grid('smear', 200, 120, place, material), (*at, z), (0, 0, turn))


def crumbs(material, count, spread, seed, at=(0, 0), z=0, size=0.1):
    """Broken powder."""
    dice = random.Random(seed)
    for k in range(count):
        r, a = spread * dice.random() ** 1.6, dice.uniform(0, 6.28)
        stone(size * (0.25 + dice.random() ** 3), seed + k, material, (at[0] + r * math.cos(a), at[1] + r * 0.7 * math.sin(a)), z, 0.7)


def bowl(radius, height, material, at=(0, 0), z=0.0, filled=None):
    """A ceramic bowl, with something in it if asked."""
    outer = [(0, 0), (radius * 0.45, 0, 0.1), (radius * 0.5, 0.18, 0.2), (radius * 0.86, height * 0.5, 1.2), (radius, height, 0.08)]
    inner = [(radius - 0.16, height, 0.08), (radius * 0.8, height * 0.52, 1.2), (radius * 0.4, 0.35, 0.5), (0, 0.3)]
    with g.group('bowl') as obj:
        g.lathe('bowl', outer + inner, material)
        if filled:
            g.lathe('filling', [(radius * 0.93 - 0.16, height * 0.8), (0, height * 0.8)], filled)
    return g.place(obj, (*at, z))


def vase(radius, height, material, at=(0, 0), z=0.0):
    """A small bottle vase."""
    curve = g.spline([(radius * 0.6, 0.0), (radius, height * 0.28), (radius * 0.8, height * 0.55), (radius * 0.34, height * 0.78), (radius * 0.36, height)], 10)
    inner = [(radius * 0.26, height), (radius * 0.24, height * 0.8), (0, height * 0.7)]
    return g.place(g.lathe('vase', [(0, 0)] + [tuple(p) for p in curve] + inner, material), (*at, z))


def mortar(material, at=(0, 0), z=0.0):
    """A mortar with its pestle."""
    with g.group('mortar') as obj:
        g.lathe('mortar', [(0, 0), (1.1, 0, 0.15), (1.0, 0.4, 0.2), (1.75, 1.2, 0.8), (1.9, 2.6, 0.12), (1.62, 2.6, 0.12), (1.4, 1.4, 0.6), (0, 0.9)], material)
        with g.group('pestle') as pestle:
            g.lathe('pestle', [(0, 0), (0.5, 0.05, 0.4), (0.52, 0.6, 0.3), (0.26, 1.4, 0.6), (0.3, 4.0, 0.2), (0, 4.1)], material)
        g.place(pestle, (0.1, 0, 0.95), (-8, 32, 0))
    return g.place(obj, (*at, z))


MORNING = {'toward': (-0.76, -0.36, 0.54), 'strength': 3.0, 'colour': '#FFE4C8'}
EVENING = {'toward': (0.82, -0.4, 0.3), 'strength': 2.6, 'colour': '#FF9C5E'}


def window_light(target=(2, 12, 8), leaves=True, width=15.0, height=20.0, sun=MORNING):
    """Sun through a window that stands out of sight; a branch paints the wall.

    The window is farther off than the softboxes, so that it shades the sun alone.
    """
    toward = Vector(sun['toward']).normalized()
    stage.sunbeam(tuple(Vector(target) + toward * 90), target, sun['strength'], 0.7, sun['colour'])
    black = m.matte('#151210', 1.0)
    with g.group('window') as frame:
        for x, y, w, h in ((-width / 2 - 30, 0, 60, 120), (width / 2 + 30, 0, 60, 120), (0, height / 2 + 30, width, 60), (0, -height / 2 - 30, width, 60), (0, 0, 0.9, height), (0, height * 0.12, width, 0.9)):
            g.place(g.grid('board', 1, 1, lambda u, v, w=w, h=h: ((u - 0.5) * w, (v - 0.5) * h, 0), black), (x, y, 0))
        if leaves:
            for k in range(5):
                with g.group('branch') as branch:
                    sprig('eucalyptus', 60 + k, 9.0)
                g.place(branch, (-width * 0.42 + k * 2.4, -height * 0.5 + (k % 2) * 2, 0), (-90 + 12 * k, 0, 30 * k), 1.5)
    frame.location = Vector(target) + toward * 62
    g.look_at(frame, target)
    for obj in frame.children_recursive:
        obj.visible_camera = obj.visible_glossy = obj.visible_transmission = False
