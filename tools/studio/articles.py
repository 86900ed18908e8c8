"""Covers of the articles and of the pages about us, delivery and returns."""
import bpy

import geometry as g
import lettering as l
import materials as m
import packs
import packs_colour
import props
import stage
from spec import sample
from stills import LANDSCAPE, put, set_up

INCI = ('AQUA, ROSA DAMASCENA FLOWER WATER,', 'GLYCERIN, LINUM USITATISSIMUM', 'SEED EXTRACT, SQUALANE,', 'CETEARYL ALCOHOL, NIACINAMIDE,',
        'CAMELINA SATIVA SEED OIL,', 'PANTHENOL, XANTHAN GUM,', 'SODIUM HYALURONATE, ALLANTOIN,', 'TOCOPHEROL, CITRIC ACID')


def morning():
    """Poranny rytuał: a basin, a towel, three steps."""
    set_up('swit', 0.7)
    props.block(15, 7, 0.8, m.travertine('#F0E3D6'), (3.2, 0), 0, 0.06)
    props.bowl(2.9, 2.0, m.ceramic('#F4ECE1'), (-0.8, -0.4), 0.81, m.glass('#F2FAFB', 0, 1.33))
    put('RL-SW-003', (2.9, 0.6, 0.81), 4, 0.74)
    put('RL-SW-004', (6.0, 0.4, 0.81), -3, 0.74)
    put('RL-SW-002', (8.9, -1.0, 0.81), -6, 0.7)
    props.cloth(10, 6, m.linen('#F6EEE3'), 7, 5, 1.0, (-6.4, -1.6), 8)
    props.bunch('flax', 5, 31, (9.4, 3.0), 9.5, 12)
    stage.camera(*LANDSCAPE, 13.0, (2.0, 0, 4.6), 8.0, fstop=0.2)


def reading():
    """Jak czytać INCI: a carton turned to its list, and what the list names."""
    set_up('laka', 0.75, backdrop='#EEE7DC')
    ink = m.matte('#2F3A2E', 0.6)
    with g.group('carton') as carton:
        g.slab('carton', 5.6, 3.6, 9.0, m.paper('#FAF6EE'), 0.04, 0.03)
        face = l.Front(-1.8)
        l.flower(face, (0, 8.05), 0.36, m.matte('#4B5D48'))
        l.text('Składniki', face, (0, 7.15), 0.72, m.matte('#4B5D48'), 'Italic')
        for k, row in enumerate(INCI):
            l.text(row, face, (0, 6.25 - k * 0.62), 0.40, ink, 'Regular', 1.04, 4.9)
        l.patch(face, (0, 1.0), 1.2, 0.03, m.matte('#4B5D48'))
    g.place(carton, (3.4, 0.4, 0), (0, 0, 8))
    put('RL-SW-001', (8.0, -0.4, 0), -6, 0.95)
    for k, (x, y, stuff) in enumerate(((-1.6, -2.2, m.powder('#D9C7A0')), (-4.2, 0.2, m.liquid('#E8B75E', 0.7)), (0.4, -4.2, m.powder('#D79A94')))):
        with g.group('dish') as dish:
            g.lathe('dish', [(0, 0), (1.15, 0, 0.1), (1.2, 0.55, 0.04), (1.12, 0.55, 0.04), (1.08, 0.14, 0.05), (0, 0.12)], m.glass('#F6FAF8'))
            g.lathe('stuff', [(1.05, 0.14), (1.05, 0.3, 0.05), (0, 0.34)], stuff)
        g.place(dish, (x, y, 0))
    props.bunch('flax', 4, 3, (-3.2, 2.8), 8.4, 10)
    stage.camera(*LANDSCAPE, 13.0, (2.0, 0, 4.6), 7.5, fstop=0.22)


def shades():
    """Dobór odcienia: six skins' worth of foundation in a row."""
    set_up('barwa', 0.8, backdrop='#F4E4DA')
    tones = ('#F3D7C0', '#E8BF9F', '#D9A47E', '#BF825A', '#94593A', '#5F3826')
    with g.group('board') as board:
        g.slab('board', 13.6, 8.6, 0.4, m.travertine('#F6EFE6'), 0.12, 0.08)
        for k, tone in enumerate(tones):
            props.smear(m.cream(tone, 0.3), 5.4, 1.75, 10 + k, (-5.1 + k * 2.05, 0.4), 86, 0.4, 0.34, 0.3)
            l.text(f'{k + 1:02d}', l.Top(0.405), (-5.1 + k * 2.05, -3.55), 0.5, m.matte('#7E3B30'))
    g.place(board, (1.2, -1.8, 0.0), (0, 0, -3))
    put('RL-BA-011', (8.0, 4.6, 0), -14, 0.8)
    put('RL-BA-005', (-5.2, 4.6, 0), 8, 0.8)
    with g.group('brush') as brush:
        packs_colour.brush_alone('#E8BF9F')
    g.place(brush, (12.0, -5.4, 0.4), (90, 0, -166), 0.8)
    stage.camera(*LANDSCAPE, 13.4, (2.0, 0, 1.6), 27, fstop=0.2)


def workshop():
    """O nas: the workroom table with its jars, linen and herbs."""
    set_up('swit', 0.6, backdrop='#EADACB', target=(2, 12, 8))
    for paper in [o for o in bpy.data.objects if o.name.startswith('backdrop')]:
        paper.location.z = -6
    g.place(g.slab('table', 60, 17, 1.0, m.wood('#B98E66', 'x'), 0.1, 0.06, -1.0), (2, 1.5, 0))
    props.mortar(m.ceramic('#EFE7DB'), (-2.2, -1.4))
    for k, (x, y, scale, fill) in enumerate(((1.6, 2.6, 0.82, '#E8A94B'), (4.4, 3.2, 1.0, '#D9B75A'), (7.2, 2.6, 0.78, '#B8465A'))):
        packs.build(sample('swit', 'oil-bottle', fill, ('Nagietek', 'Len', 'Róża')[k], 'macerat', f'w{k}b'), (x, y, 0), 4 - 4 * k, scale)
    put('RL-SW-002', (3.6, -1.9, 0), 4, 0.7)
    put('RL-SW-001', (6.4, -1.2, 0), -4, 0.82)
    props.vase(1.5, 4.2, m.ceramic('#E9DFD0'), (10.4, 2.2))
    props.bunch('flax', 7, 13, (10.4, 2.2), 6.4, 16, z=3.4)
    props.bunch('lavender', 8, 4, (-7.2, -3.4), 7.2, 5, lying=8)
    props.bowl(1.6, 1.3, m.ceramic('#F2ECE2'), (-5.2, 1.6), 0, m.powder('#D8B98B'))
    props.cloth(11, 7, m.linen('#F3EBDD'), 6, 5, 1.0, (11.4, -2.4), -14)
    stage.camera(*LANDSCAPE, 13.6, (2.2, 0, 4.4), 8.0, fstop=0.2)


def delivery():
    """Dostawa: a parcel with a ribbon and a sprig."""
    set_up('swit', 0.75)
    kraft = '#C9A27A'
    with g.group('parcel') as parcel:
        packs_colour.gift_box(9.2, 6.6, 5.0, kraft, '#F3E8DA')
        with g.group('tag') as tag:
            g.slab('tag', 3.2, 0.05, 2.0, m.paper('#FBF7F0'), 0.02, 0.01)
            face = l.Front(-0.03)
            l.text('ROSA i LEN', face, (0, 1.25), 0.42, m.matte('#3A2A24'), fit=2.6, track=1.12)
            l.text('dla Ciebie', face, (0, 0.62), 0.4, m.matte('#9C4A3C'), 'Italic')
        g.place(tag, (-2.6, -3.4, 0.9), (-3, 0, 0))
    g.place(parcel, (3.6, 1.0, 0), (0, 0, 18))
    with g.group('second') as second:
        packs_colour.gift_box(4.6, 4.0, 2.6, '#F4E9DC', '#9C4A3C')
    g.place(second, (-2.6, -0.8, 0), (0, 0, -12))
    props.bunch('eucalyptus', 4, 3, (0.4, -4.6), 6.4, 7, lying=10)
    stage.camera(*LANDSCAPE, 12.6, (2.0, 0, 3.6), 9.0, fstop=0.2)


def returns():
    """Zwroty: an open box, its lid beside it, the bottle on linen."""
    set_up('laka', 0.75, backdrop='#EFE8DE')
    kraft = m.paper('#CFAA84')
    with g.group('box') as box:
        for x, y, w, d in ((0, -2.6, 8.0, 0.18), (0, 2.6, 8.0, 0.18), (-3.92, 0, 0.18, 5.3), (3.92, 0, 0.18, 5.3)):
            g.place(g.slab('wall', w, d, 4.0, kraft, 0.03, 0.02), (x, y, 0))
        props.cloth(7.4, 4.9, m.linen('#F6EFE4'), 3, 6, 1.3, (0, 0), 0, 2.7)
    g.place(box, (3.0, 1.2, 0), (0, 0, 12))
    put('RL-SW-001', (2.4, 1.2, 2.6), 8, 0.84)
    put('RL-LA-010', (4.8, 1.6, 2.2), -4, 0.66)
    with g.group('lid') as lid:
        g.slab('lid', 8.3, 5.6, 1.3, kraft, 0.05, 0.03)
    g.place(lid, (10.2, 2.0, 2.7), (0, -62, 10))
    props.bunch('eucalyptus', 3, 8, (-4.4, -2.6), 6.0, 7, lying=6)
    stage.camera(*LANDSCAPE, 13.4, (2.4, 0, 4.3), 10.0, fstop=0.22)
