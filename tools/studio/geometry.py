"""Shapes: everything in the studio is built from these few ways of making a mesh.

Units are centimetres as the camera sees them. Each object joins the innermost open `group`.
"""
import contextlib
import math

import bpy
import numpy as np
from mathutils import Vector

_open_groups = []


@contextlib.contextmanager
def group(name='group'):
    """Objects made inside hang on one empty, so that a whole pack is moved, turned or scaled at once."""
    empty = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(empty)
    if _open_groups:
        empty.parent = _open_groups[-1]
    _open_groups.append(empty)
    try:
        yield empty
    finally:
        _open_groups.pop()


def link(name, mesh):
    """Puts a mesh on the stage, inside the open group."""
    obj = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(obj)
    if _open_groups:
        obj.parent = _open_groups[-1]
    return obj


def mesh_object(name, vertices, faces, material, sharp_above=40):
    """A smooth-shaded mesh; edges sharper than `sharp_above` degrees stay crisp."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(map(float, v)) for v in vertices], [], [tuple(map(int, f)) for f in faces])
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(sharp_above)
    mesh.materials.append(material)
    return link(name, mesh)


def bounds(obj):
    """World-space (minimum, maximum) of a group with all its children."""
    bpy.context.view_layer.update()
    # By its points: the box of something that leans reaches below it, and what stood on that would float.
    points = [o.matrix_world @ v.co for o in [obj, *obj.children_recursive] if o.type == 'MESH' for v in o.data.vertices]
    return np.min(points, axis=0), np.max(points, axis=0)


def settle(obj):
    """Lets a group down until its lowest point is on z = 0."""
    obj.location.z -= bounds(obj)[0][2]
    return obj


def rounded(points, segments=7):
    """Turns (x, y[, radius]) corners into a polyline whose corners are arcs."""
    pts = [np.array(p[:2], float) for p in points]
    out = []
    for i, p in enumerate(points):
        radius = p[2] if len(p) > 2 else 0
        if not radius or i in (0, len(points) - 1):
            out.append(pts[i])
            continue
        before, after = pts[i - 1] - pts[i], pts[i + 1] - pts[i]
        lb, la = np.linalg.norm(before), np.linalg.norm(after)
        before, after = before / lb, after / la
        angle = math.acos(float(np.clip(before @ after, -1, 1)))
        if angle > math.pi - 0.02:
            out.append(pts[i])
            continue
        reach = min(radius / math.tan(angle / 2), lb * 0.49, la * 0.49)
        start, end = pts[i] + before * reach, pts[i] + after * reach
        for t in np.linspace(0, 1, segments):
            # A quadratic arc is indistinguishable from a circle at this size.
            out.append(start * (1 - t) ** 2 + pts[i] * 2 * t * (1 - t) + end * t ** 2)
    return out


def spline(points, samples=8):
    """A Catmull-Rom curve through the points, of any dimension."""
    p = [np.array(q, float) for q in points]
    p = [2 * p[0] - p[1], *p, 2 * p[-1] - p[-2]]
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for t in np.linspace(0, 1, samples, endpoint=False):
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3))
    return [*out, p[-2]]


def lathe(name, profile, material, steps=160):
    """Turns an outline of (radius, height[, corner radius]), walked bottom to top, around the z axis."""
    line = rounded(profile)
    vertices, rings = [], []
    for r, z in line:
        if r < 1e-4:
            rings.append([len(vertices)] * steps)
            vertices.append((0, 0, z))
        else:
            rings.append(range(len(vertices), len(vertices) + steps))
            vertices += [(r * math.cos(a), r * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, steps, endpoint=False)]
    faces = []
    for low, high in zip(rings, rings[1:]):
        for i in range(steps):
            j = (i + 1) % steps
            face = list(dict.fromkeys((low[i], low[j], high[j], high[i])))
            if len(face) > 2:
                faces.append(face)
    return mesh_object(name, vertices, faces, material)


def loft(name, rings, material, closed=True, caps=True, sharp_above=40):
    """A skin over rings of equally many points; `caps` closes the first and the last."""
    n = len(rings[0])
    vertices = [p for ring in rings for p in ring]
    faces = []
    for k in range(len(rings) - 1):
        for i in range(n if closed else n - 1):
            j = (i + 1) % n
            faces.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
    if caps:
        faces += [tuple(reversed(range(n))), tuple(range((len(rings) - 1) * n, len(rings) * n))]
    return mesh_object(name, vertices, faces, material, sharp_above)


def rounded_rectangle(width, depth, corner, z, segments=10):
    """The points of a rectangle with round corners at height z, counter-clockwise."""
    corner = min(max(corner, 0.001), width / 2 - 0.001, depth / 2 - 0.001)
    out = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for a in np.radians(np.linspace(start, start + 90, segments)):
            out.append((cx * (width / 2 - corner) + corner * math.cos(a), cy * (depth / 2 - corner) + corner * math.sin(a), z))
    return out


def slab(name, width, depth, height, material, corner=0.3, edge=0.08, z=0, taper=0):
    """A box with round vertical corners and softened edges, standing on z."""
    rings = []
    for side in (0, 1):
        turns = np.radians(np.linspace(0, 90, 6))
        for a in turns if side == 0 else turns[::-1]:
            inset = edge * (1 - math.sin(a)) + (taper if side else 0)
            level = z + edge * (1 - math.cos(a)) if side == 0 else z + height - edge * (1 - math.cos(a))
            rings.append(rounded_rectangle(width - 2 * inset, depth - 2 * inset, max(corner - inset, 0.01), level))
    return loft(name, rings, material, sharp_above=50)


def tube(name, path, radius, material, sides=12, taper=1.0):
    """A round cord along 3D points; `taper` is the end radius as a share of the first."""
    path = [np.array(p, float) for p in path]
    rings, up = [], np.array((0.13, 0.21, 0.97))
    for i, p in enumerate(path):
        ahead = path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]
        ahead /= np.linalg.norm(ahead) + 1e-9
        side = np.cross(ahead, up)
        side /= np.linalg.norm(side) + 1e-9
        up = np.cross(side, ahead)
        r = radius * (1 + (taper - 1) * i / (len(path) - 1))
        rings.append([p + r * (math.cos(a) * side + math.sin(a) * up) for a in np.linspace(2 * math.pi, 0, sides, endpoint=False)])
    return loft(name, rings, material, sharp_above=80)


def grid(name, columns, rows, place, material, sharp_above=180):
    """A sheet of (columns × rows) quads; `place(u, v)` gives the 3D point for u, v in 0..1."""
    vertices = [place(i / columns, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    at = lambda i, j: j * (columns + 1) + i
    faces = [(at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)) for j in range(rows) for i in range(columns)]
    return mesh_object(name, vertices, faces, material, sharp_above)


def place(obj, at=(0, 0, 0), turn=(0, 0, 0), scale=1):
    """Moves a group or object: turns in degrees about x, y, z."""
    obj.location = at
    obj.rotation_euler = [math.radians(a) for a in turn]
    obj.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return obj


def look_at(obj, target):
    """Points an object's -Z (a lamp's or a camera's front) at a place."""
    obj.rotation_euler = (Vector(target) - obj.location).to_track_quat('-Z', 'Y').to_euler()


