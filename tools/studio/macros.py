"""Textures seen from near: cream, gel, oil, powder, lipstick and foam."""
import math
import random

from mathutils import Vector

import geometry as g
import materials as m
import props
import stage

SQUARE = (1000, 1000)


def _table(colour, code='swit', key=1.0, tall=9.0, pitch=52, target=(0, 0, 0.2)):
    """A sheet of paper seen from above, lit low from the left so that every ridge has a shadow."""
    stage.clear()
    g.grid('table', 1, 1, lambda u, v: ((u - 0.5) * 120, (v - 0.5) * 120, 0), m.backdrop(colour))
    stage.lights(code, key * 0.85, 0.7)
    stage.lamp((-22, 4, 8), (0, 0, 0), 5, 2600 * key, '#FFF0DF')
    stage.camera(*SQUARE, tall, target, pitch, 92, 0.16)


def swirl(radius, height, material, turns=2.6, seed=1):
    """Cream as a spoon leaves it: a spiral ridge that climbs to a small peak."""
    shift = Vector((seed * 2.3, seed, 0))

    def place(u, v):
        a, r = v * 2 * math.pi, u
        ragged = 1 + 0.07 * props.soft_noise(Vector((math.cos(a) * 1.2, math.sin(a) * 1.2, 0)) + shift)
        phase = turns * 2 * math.pi * r ** 0.85 - a
        ridge = (0.5 + 0.5 * math.cos(phase)) ** 1.5
        fine = 0.035 * math.sin(phase * 5 + 3 * props.soft_noise(Vector((r * 3 * math.cos(a), r * 3 * math.sin(a), 2)) + shift)) * r
        dome = (1 - r ** 2.4) ** 0.8
        z = height * (0.42 * dome + (0.34 * ridge * (0.3 + 0.7 * r) + fine) * min(1, 5 * (1 - r)) + 0.75 * math.exp(-(r / 0.13) ** 1.5))
        return radius * r * ragged * math.cos(a), radius * r * ragged * math.sin(a), max(0, z) - 0.02
    return g.grid('swirl', 150, 320, place, material)


def cream():
    """Krem."""
    _table('#EBCBBB', key=0.72, tall=7.4, pitch=46, target=(0, 0, 0.4))
    swirl(3.6, 2.1, m.cream('#FFF6EC', 0.32))


def puddle(outline, height, material, seed, size=1.0, at=(0, 0), turn=0, stretch=1.0):
    """A flat drop with a round shore."""
    shift = Vector((seed * 5.1, seed, 0))

    def place(u, v):
        a = v * 2 * math.pi
        shore = 1 + outline * props.soft_noise(Vector((math.cos(a) * 1.1, math.sin(a) * 1.1, 0)) + shift) + outline * 0.3 * props.soft_noise(Vector((math.cos(a) * 2.6, math.sin(a) * 2.6, 4)) + shift)
        z = height * (1 - u ** 5) ** 0.5
        return u * shore * math.cos(a) * stretch, u * shore * math.sin(a), z
    obj = g.grid('puddle', 60, 200, place, material)
    return g.place(obj, (*at, 0.0), (0, 0, turn), (size, size, 1))


def gel():
    """Żel: clear, with the bubbles that a pump leaves in it."""
    _table('#D3DCC8', 'laka', 0.8, 7.4, 44)
    body = m.glass('#F1F9EC', 0, 1.38)
    puddle(0.3, 1.0, body, 4, 2.6, (-0.3, 0), 20, 1.15)
    for k, (x, y, r) in enumerate(((2.9, -2.3, 0.6), (-2.9, 2.5, 0.4), (3.4, -1.2, 0.24), (-3.4, 1.7, 0.2))):
        puddle(0.08, 0.2 + r * 0.6, body, 9 + k, r, (x, y))
    dice, air = random.Random(5), m.glass('#FFFFFF', 0, 0.72)
    for _ in range(48):
        a, r = dice.uniform(0, 6.28), 1.9 * dice.random() ** 0.6
        size = 0.05 + 0.15 * dice.random() ** 2.5
        props.ball(size, air, (-0.3 + r * math.cos(a), r * math.sin(a) * 0.9), dice.uniform(0.1, 0.8 - 2 * size), 32)


def oil():
    """Olejek: drops of gold that colour their shadow."""
    _table('#F6E8D6', key=0.8, tall=7.4, pitch=44)
    gold = m.glass('#F9D993', 0, 1.45)
    puddle(0.36, 0.95, gold, 7, 2.3, (-0.7, 0.0), 40, 1.15)
    for k, (x, y, r) in enumerate(((2.5, 1.5, 0.85), (2.5, -1.7, 0.6), (-3.0, 2.6, 0.45), (1.3, 2.9, 0.3), (3.6, 0.0, 0.28), (-3.4, -2.4, 0.4), (0.5, -2.9, 0.5), (-1.4, 3.1, 0.2))):
        puddle(0.07, 0.25 + r * 0.5, gold, k + 20, r, (x, y))


def powder():
    """Puder: a broken heap of pressed rose."""
    _table('#F1DCD0', 'barwa', 0.8, 8.0, 46)
    rose = m.powder('#D9907F', 0.0)
    shift = Vector((3, 8, 1))

    def place(u, v):
        x, y = (u - 0.5) * 9, (v - 0.5) * 9
        r = math.hypot(x * 0.85, y)
        n = sum(props.soft_noise(Vector((x, y, 0)) * f + shift) / f ** 0.85 for f in (0.6, 1.3, 2.8, 6, 12, 22))
        return x, y, 1.35 * math.exp(-(r / 2.3) ** 2.2) * (1 + 0.35 * n) + 0.16 * n * math.exp(-(r / 3.0) ** 4) - 0.10
    g.grid('heap', 330, 330, place, rose)
    props.crumbs(rose, 240, 4.2, 5, (0, 0), 0, 0.2)


def lipstick():
    """Szminka: two strokes, and the bullet that drew them."""
    _table('#F0DACE', 'barwa', 0.72, 7.4, 48)
    red = m.wax('#A8323A', 0.28)
    props.smear(red, 6.6, 2.1, 6, (0.1, 1.5), 22, 0.0, 0.55)
    props.smear(m.wax('#C7695F', 0.28), 5.2, 1.7, 8, (-0.9, -0.9), 20, 0.0, 0.45)
    tip = g.spline([(0.85, 0.0), (0.85, 1.6), (0.83, 2.2), (0.72, 2.75), (0.5, 3.15), (0.25, 3.32), (0.0, 3.36)], 10)
    with g.group('bullet') as bullet:
        g.lathe('wax', [(0, 0)] + [(max(0, r), z) for r, z in tip[:-1]] + [(0, 3.36)], red)
        g.lathe('sleeve', [(0.86, -2.6), (0.95, -2.6, 0.03), (0.95, 0.3, 0.05), (0.86, 0.3)], m.metal('#D8B27A', 0.25))
    g.place(bullet, (2.6, -1.9, 0.95), (90, 0, -62))


def foam():
    """Pianka: a dollop as the pump leaves it, soft all over, with small bubbles at its foot."""
    _table('#D3DAE6', 'iskra', 0.78, 7.8, 44)
    white = m.cream('#FFFFFF', 0.3)
    swirl(3.1, 1.5, white, 1.7, 5)
    bubble = props.ball(1, white)
    bubble.hide_render = True
    dice = random.Random(11)
    for k in range(900):
        # Thick near the dollop, few farther out.
        a, far = k * 2.39996, 2.75 + 0.6 * dice.random() ** 2.2
        size = 0.014 + 0.06 * dice.random() ** 2.6
        # All bubbles share one mesh.
        g.place(g.link('bubble', bubble.data), (math.cos(a) * far, math.sin(a) * far * 0.94, size * 0.5), (0, 0, 0), size)
