"""The herbarium: pressed plants on sheets of paper, cut from the outlines of `tools/drawings/herbarium`.

A drawing is a flat list of shapes. Here every filled shape is a thin cutting with a thickness of its own, laid on
those before it, and every line a fine cord, so that light falls across a sheet as over something that was glued there.
"""
import colorsys
import os
import re
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass

import bpy
import numpy as np

import geometry as g
import materials as m
import props
import stage

DRAWINGS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'drawings', 'herbarium')
# Units of a drawing, and how many of them are a centimetre of a sheet of 8 × 10.
WIDE, HIGH, UNITS = 400, 500, 50
PICTURE = (800, 1000)
THICK = 0.03
# How high all cuttings of a plant may lie on one another: a sheet stays flat however many florets it has.
PILE = 0.2

# What is drawn in ink is a vein or a stamen, not a stem.
INK = '#2A211E'

_TOKEN = re.compile(r'[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)')


@dataclass
class Shape:
    """One element of a drawing: its outlines in units, whether they are closed, colours, and the width of its line."""

    outlines: list
    fill: str | None
    line: str | None
    width: float


def _curve(points, steps):
    """A Bézier curve of three or four points, without its first one."""
    points = [np.array(p, float) for p in points]
    out = []
    for t in np.linspace(0, 1, steps + 1)[1:]:
        level = points
        while len(level) > 1:
            level = [a + (b - a) * t for a, b in zip(level, level[1:])]
        out.append(level[0])
    return out


def _outlines(path):
    """The polylines of an SVG path that is written with M, c, q, l, h, v, H and z: (points, is closed)."""
    tokens = _TOKEN.findall(path)
    at, command, here, lines = 0, '', np.zeros(2), []
    take = lambda n: [float(t) for t in tokens[at:at + n]]
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        if command in 'Zz':
            lines[-1][1] = True
            here = lines[-1][0][0]
            continue
        count = {'M': 2, 'l': 2, 'h': 1, 'v': 1, 'H': 1, 'q': 4, 'c': 6}[command]
        numbers, at = take(count), at + count
        if command == 'M':
            here = np.array(numbers)
            lines.append([[here], False])
            continue
        if command in 'hvH':
            x, y = (numbers[0], here[1]) if command == 'H' else (here[0] + (numbers[0] if command == 'h' else 0), here[1] + (numbers[0] if command == 'v' else 0))
            points = [np.array((x, y))]
        else:
            steps = {'l': 1, 'q': 6, 'c': 8}[command]
            corners = [here + numbers[i:i + 2] for i in range(0, count, 2)]
            points = _curve([here, *corners], steps)
        if lines[-1][1]:
            lines.append([[here], False])
        lines[-1][0].extend(points)
        here = points[-1]
    return lines


def read(plant):
    """The shapes of a drawing, its ground left out; gives them and the ground's colour."""
    root = ElementTree.parse(os.path.join(DRAWINGS, f'{plant}.svg')).getroot()
    shapes, ground = [], '#F6F0E4'
    of = lambda element, name, default: element.get(name, root.get(name, default))
    named = lambda colour: None if colour == 'none' else colour.upper()
    for element in root:
        kind = element.tag.split('}')[-1]
        if kind not in ('path', 'circle'):
            continue
        fill, line = named(of(element, 'fill', 'none')), named(of(element, 'stroke', 'none'))
        if kind == 'circle':
            x, y, r = (float(element.get(key)) for key in ('cx', 'cy', 'r'))
            turns = np.linspace(0, 2 * np.pi, 72, endpoint=False)
            outlines = [[[np.array((x + r * np.cos(a), y + r * np.sin(a))) for a in turns], True]]
        else:
            outlines = _outlines(element.get('d'))
            if element.get('d').startswith('M0 0h400'):
                ground = fill
                continue
        shapes.append(Shape(outlines, fill, line, float(of(element, 'stroke-width', '1'))))
    return shapes, ground


def _pressed(colour):
    """The colour of a drawing as a dried plant has it: deeper, and less even than print."""
    red, green, blue = (int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5))
    hue, light, full = colorsys.rgb_to_hls(red, green, blue)
    if light > 0.9 or full < 0.04:
        return colour
    is_leaf = 0.2 < hue < 0.45
    light, full = (light * 0.7, min(1, full * 1.3 + 0.05)) if is_leaf else (light * 0.9, min(1, full * 1.12 + 0.03))
    return '#' + ''.join(f'{round(255 * c):02X}' for c in colorsys.hls_to_rgb(hue, light, full))


def _on_sheet(point):
    """From a drawing's units to centimetres about the middle of the sheet, y upwards."""
    return (point[0] - WIDE / 2) / UNITS, (HIGH / 2 - point[1]) / UNITS


def _cutting(outlines, material, level):
    """A filled shape as a thin cutting with softened edges."""
    curve = bpy.data.curves.new('cutting', 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = THICK / 2, THICK / 2, 1
    for points, _ in outlines:
        if len(points) < 3:
            continue
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        spline.points.foreach_set('co', [c for p in points for c in (*_on_sheet(p), 0, 1)])
        spline.use_cyclic_u = True
    holder = bpy.data.objects.new('cutting', curve)
    mesh = bpy.data.meshes.new_from_object(holder)
    bpy.data.objects.remove(holder)
    mesh.materials.clear()
    mesh.materials.append(material)
    obj = g.link('cutting', mesh)
    obj.location.z = level
    return obj


def _cord(points, is_closed, radius, material, level):
    """A line of a drawing as a fine cord, pressed flat."""
    flat = [(*_on_sheet(p), 0) for p in points]
    path = [flat[0]]
    for p in flat[1:]:
        # Points that fall together have no direction.
        if np.hypot(p[0] - path[-1][0], p[1] - path[-1][1]) > 0.004:
            path.append(p)
    if is_closed:
        path.append(path[0])
    if len(path) < 2:
        return
    cord = g.tube('cord', path, radius, material, 8)
    cord.scale.z = 0.6
    cord.location.z = level


def _plant(shapes):
    """All cuttings and cords of a plant, each on those before it."""
    step = min(0.016, PILE / len(shapes))
    with g.group('plant') as plant:
        for k, shape in enumerate(shapes):
            level = THICK + step * k
            colour = _pressed(shape.fill) if shape.fill else None
            if colour:
                # The strip that holds the stem and the disc of the detail are paper; all else has grown.
                _cutting(shape.outlines, m.paper(colour) if colour == shape.fill else m.leaf(colour), level)
            if shape.line:
                # A printed outline around what has edges of its own would be a cartoon: it is a tone of the cutting.
                tone = m.mix(colour, '#2E2A20', 0.3) if colour else m.mix(shape.line, '#8A6F5A', 0.3 if shape.line == INK else 0.08)
                radius = shape.width / UNITS / (3.4 if colour or shape.line == INK else 2.3)
                for points, is_closed in shape.outlines:
                    _cord(points, is_closed, radius, m.leaf(tone), level + THICK * 0.9)
    return plant


def sheet(plant):
    """A sheet of 8 × 10 cm with its plant, lying face up, its middle at the origin."""
    shapes, ground = read(plant)
    with g.group(f'sheet of {plant}') as whole:
        paper = m.paper(m.mix(ground, '#FFFFFF', 0.12))
        g.slab('paper', WIDE / UNITS, HIGH / UNITS, 0.05, paper, 0.05, 0.012, -0.05)
        _plant(shapes)
    return whole


def standing(plant, high=5.6):
    """A sheet on a board, held upright by a block of wood; it looks at the camera and stands on z = 0."""
    with g.group(f'{plant} in a holder') as whole:
        props.block(2.6, 0.9, 0.5, m.wood('#C9A27A', 'x'), corner=0.06)
        with g.group('board') as board:
            with g.group('turned') as turned:
                sheet(plant)
                g.slab('board', WIDE / UNITS, HIGH / UNITS, 0.14, m.matte('#EFE6D8', 0.9), 0.05, 0.02, -0.19)
            size = high / (HIGH / UNITS)
            g.place(turned, (0, 0, 0.32 + high / 2), (84, 0, 0), size)
        g.place(board, (0, 0.12, 0))
    return whole


def picture(plant):
    """The plate of a plant: its sheet on the table, seen from above, light falling across it."""
    stage.clear()
    _, ground = read(plant)
    stage.backdrop(m.mix(ground, '#7A6656', 0.14))
    g.place(sheet(plant), (0, 0, 0.06))
    stage.lamp((-15, 8, 8), (0, 0, 0), 3.2, 5200, '#FFF1E2')
    stage.lamp((12, -10, 16), (0, 0, 0), 14, 2600, '#FFF6EE')
    stage.air('#FFF6EE')
    stage.camera(*PICTURE, 10.5, (0, 0, 0), 90, fstop=None)


PLANTS = tuple(sorted(name[:-4] for name in os.listdir(DRAWINGS) if name.endswith('.svg')))

# Which plate stands behind a product on its card: the plant that it is named after, or made of above all.
OF_PRODUCT = {
    'RL-SW-001': 'len', 'RL-SW-002': 'roza', 'RL-SW-009': 'brzoza', 'RL-SW-006': 'chaber', 'RL-SW-007': 'rumianek',
    'RL-SW-013': 'lipa', 'RL-SW-003': 'owies', 'RL-SW-016': 'rokitnik',
    'RL-ZM-001': 'mak', 'RL-ZM-002': 'ostropest', 'RL-ZM-008': 'bez', 'RL-ZM-010': 'lawenda',
    'RL-LA-007': 'pokrzywa', 'RL-LA-012': 'szalwia', 'RL-LA-009': 'nagietek', 'RL-LA-002': 'rokitnik',
    'RL-LA-013': 'rumianek', 'RL-LA-014': 'chaber', 'RL-BA-001': 'malina',
}
