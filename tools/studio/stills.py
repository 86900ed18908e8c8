"""Still lifes: one for each line, the home page's, and the tiles of the categories."""
import geometry as g
import materials as m
import packs
import packs_colour
import props
import stage
from lines import LINES
from spec import product

# Heroes fill a window at twice its density; covers of articles stand in a column.
HERO, LANDSCAPE, TILE = (2880, 1800), (1600, 1000), (900, 1125)


def set_up(code, key=0.8, window=True, backdrop=None, target=(2, 12, 8), evening=False):
    """Paper, lamps and the sun for a line; gives the line."""
    stage.clear()
    line = LINES[code]
    stage.backdrop(backdrop or line.backdrop)
    if evening:
        stage.dusk()
    else:
        stage.lights(code, key)
    if window:
        props.window_light(target, sun=props.EVENING if evening else props.MORNING)
    return line


def put(sku, at, turn=0, times=0.8):
    """Puts a product of the shop on the table, in its pack and its size class. One still, one `times`."""
    return packs.build(product(sku), at, turn, times=times)


def swit(evening=False):
    """Morning: amber, flax and dew."""
    set_up('swit', evening=evening)
    props.arch(8.6, 12.2, 1.2, m.plaster('#EBCDB6'), (5.2, 7.2))
    props.round_plinth(2.6, 2.3, m.plaster('#E3B796'), (2.4, 1.6))
    props.block(10.5, 5.2, 0.7, m.travertine('#F0E2D3'), (6.6, -2.2), 4, 0.06)
    put('RL-SW-001', (2.4, 1.4, 2.31), 4, 0.92)
    put('RL-SW-002', (5.2, -2.6, 0.71), -4, 0.78)
    put('RL-SW-005', (9.1, -1.0, 0.71), -8, 0.78)
    props.cloth(14, 9, m.linen('#F3E8DA'), 4, 5, 1.1, (11.5, 2.2), -24)
    props.bunch('flax', 5, 11, (6.6, 3.6), 9.6, 9)
    props.drops(16, 2.2, 5, (0.4, -5.0), 0, 0.5)
    props.stone(0.9, 4, m.pebble('#D8C3B3'), (0.2, -2.6))
    stage.camera(*HERO, 13.4, (2.6, 0, 5.0), 6.5, fstop=0.3)


def zmierzch(evening=False):
    """Evening: plum glass, lavender and stone."""
    set_up('zmierzch', 0.75, backdrop='#D6C5CF', evening=evening)
    props.arch(7.4, 11.6, 1.2, m.plaster('#BBA4B4'), (6.6, 7.0))
    props.round_plinth(2.7, 1.7, m.plaster('#8D7684'), (6.4, 1.2))
    props.block(6.6, 4.6, 0.7, m.travertine('#D9CAD0'), (2.0, -1.2), -5, 0.06)
    put('RL-ZM-003', (6.4, 1.0, 1.71), -4, 0.92)
    put('RL-ZM-001', (2.0, -1.5, 0.71), 5, 0.78)
    put('RL-ZM-019', (9.9, -0.4, 0), -6, 0.72)
    props.bunch('lavender', 7, 3, (3.9, -5.0), 7.0, 6, lying=14)
    props.bunch('lavender', 6, 5, (9.0, 4.4), 9.5, 12)
    props.stone(1.0, 8, m.pebble('#A38F9B'), (-2.2, -1.0))
    props.stone(0.62, 9, m.pebble('#D8CBD2'), (-1.2, -2.6))
    stage.camera(*HERO, 13.4, (2.8, 0, 4.9), 6.5, fstop=0.3)


def laka():
    """A meadow after the bath: ceramic, soap, sage and linen."""
    line = set_up('laka')
    props.block(7.2, 1.4, 10.4, m.plaster('#CDD2BF'), (6.6, 6.6), 0)
    props.block(9.4, 5.4, 0.8, m.travertine('#EFEADD'), (5.6, -0.6), -3, 0.06)
    put('RL-LA-001', (3.4, 0.2, 0.81), 5, 0.86)
    put('RL-LA-006', (6.6, 0.4, 0.81), -4, 0.78)
    put('RL-LA-007', (8.6, -2.4, 0.81), -12, 0.5)
    props.bowl(1.5, 1.3, m.ceramic('#F2ECE2'), (0.2, -2.2), 0, m.powder('#EFE3D0'))
    props.cloth(13, 9, m.linen('#EFE9DC'), 9, 5, 1.1, (12.4, 2.0), 20)
    props.bunch('eucalyptus', 5, 7, (9.2, 3.4), 9.0, 14)
    props.bunch('grass', 4, 2, (1.0, 3.6), 10.5, 9)
    stage.camera(*HERO, 13.4, (2.6, 0, 5.0), 6.5, fstop=0.3)


def barwa():
    """Colour: gold cases, clay and pressed powder."""
    line = set_up('barwa')
    props.round_plinth(4.3, 10.0, m.plaster('#D8A08F'), (6.0, 9.0))
    props.round_plinth(3.0, 1.3, m.plaster('#C98F7F'), (2.6, 0.8))
    props.round_plinth(2.4, 2.6, m.plaster('#EFD8CA'), (9.3, 1.6))
    put('RL-BA-001', (2.4, 0.4, 1.31), -6, 0.74)
    put('RL-BA-021', (9.6, 1.2, 2.61), -6, 0.62)
    put('RL-BA-009', (5.8, -2.8, 0), -12, 0.7)
    put('RL-BA-004', (-0.9, -1.6, 0), 6, 0.6)
    props.smear(m.wax('#A63A3A', 0.25), 4.6, 1.7, 3, (1.6, -5.2), 12, 0.01, 0.4)
    props.crumbs(m.powder('#C9777A'), 60, 1.4, 8, (9.6, -4.4), 0, 0.16)
    props.cloth(12, 8, m.linen('#F0E0D5'), 12, 5, 1.0, (13.0, 2.6), -20)
    stage.camera(*HERO, 13.0, (2.8, 0, 4.8), 6.5, fstop=0.3)


def iskra():
    """Play: matt plastics, balls and one lime."""
    line = set_up('iskra', 0.9, window=False)
    props.arch(6.8, 11.0, 1.4, m.plaster('#C6B1FA'), (6.6, 7.0))
    props.round_plinth(2.5, 2.2, m.plastic('#DDF47A', 0.5), (3.0, 1.4))
    props.round_plinth(2.1, 3.6, m.plastic('#F7C3DE', 0.5), (9.4, 2.2))
    props.block(5.0, 4.2, 0.8, m.plastic('#FBF8FF', 0.5), (6.3, -2.2), -6, 0.8)
    put('RL-IS-007', (3.0, 1.2, 2.21), 5, 0.82)
    put('RL-IS-001', (9.4, 2.0, 3.61), -8, 0.72)
    put('RL-IS-003', (6.3, -2.2, 0.81), -3, 0.72)
    put('RL-IS-012', (0.0, -1.4, 0), 8, 0.6)
    props.ball(1.2, m.plastic('#D7F25C', 0.4), (9.6, -1.8))
    props.ball(0.75, m.plastic('#F4A6CC', 0.4), (2.6, -4.0))
    props.ball(0.5, m.plastic('#9C86F0', 0.35), (-1.9, -3.0))
    props.ball(0.6, m.metal('#E7E2F2', 0.12, False), (4.2, -4.6))
    stage.camera(*HERO, 13.2, (2.8, 0, 4.9), 6.5, fstop=0.22)


def _home_table():
    """The house at a glance: one thing of each line, flax above all."""
    set_up('swit', 0.7, backdrop='#F4E4D9', target=(3, 12, 9))
    props.arch(7.6, 12.6, 1.2, m.plaster('#E9CBB8'), (5.6, 7.4))
    props.block(9.6, 5.4, 0.75, m.travertine('#F0E3D6'), (5.9, -0.8), -2, 0.06)
    props.round_plinth(2.15, 1.9, m.plaster('#D9A98A'), (3.4, 0.6)).location.z = 0.76
    put('RL-SW-001', (3.4, 0.4, 2.67), 5, 0.92)
    put('RL-LA-002', (5.5, -2.0, 0.76), -2, 0.6)
    put('RL-ZM-018', (9.3, 0.3, 0.76), -8, 0.84)
    put('RL-BA-001', (0.9, -3.4, 0), 8, 0.46)
    props.cloth(12, 8, m.linen('#F3E8DA'), 4, 5, 1.1, (12.0, 1.4), -22)
    props.bunch('flax', 6, 21, (6.2, 3.4), 10.2, 9)
    props.stone(0.7, 4, m.pebble('#D8C3B3'), (9.6, -4.0))


def home():
    """The opening picture: the subject stands in the right half, the left is left to the headline."""
    _home_table()
    stage.camera(2880, 1620, 13.2, (-0.5, 0, 5.0), 6.5, fstop=0.3)


def home_portrait():
    """The same table for phones, with room above."""
    _home_table()
    stage.camera(900, 1200, 16.4, (5.0, 0, 6.2), 6.5, fstop=0.3)


def face():
    """Category: care of the face."""
    set_up('swit')
    props.round_plinth(2.3, 1.8, m.plaster('#E3B796'), (-1.9, 1.2))
    props.round_plinth(3.0, 0.7, m.travertine('#F0E2D3'), (1.9, -1.2))
    put('RL-SW-001', (-1.9, 1.0, 1.81), 4, 0.92)
    put('RL-ZM-001', (1.9, -1.5, 0.71), -4, 0.78)
    props.bunch('flax', 4, 2, (2.7, 3.4), 9.5, 12)
    props.drops(14, 2.4, 4, (-2.2, -4.0), 0, 0.5)
    stage.camera(*TILE, 13.6, (0, 0, 5.0), 6.5, fstop=0.3)


def body():
    """Category: care of the body."""
    set_up('laka')
    props.block(7.2, 4.8, 0.8, m.travertine('#EFEADD'), (0, 0), -4, 0.06)
    put('RL-LA-001', (-1.3, 0.4, 0.81), 5, 0.88)
    put('RL-LA-007', (1.9, -1.0, 0.81), -10, 0.5)
    props.bunch('eucalyptus', 5, 7, (2.6, 3.0), 8.6, 14)
    props.cloth(10, 7, m.linen('#EFE9DC'), 9, 5, 1.0, (-6.4, 2.6), 20)
    stage.camera(*TILE, 13.8, (0, 0, 5.0), 6.5, fstop=0.3)


def make_up():
    """Category: colour."""
    set_up('barwa')
    props.round_plinth(2.3, 2.4, m.plaster('#C98F7F'), (-1.7, 1.4))
    props.round_plinth(2.9, 0.7, m.plaster('#EFD8CA'), (1.6, -1.4))
    put('RL-BA-001', (-1.8, 1.0, 2.41), -5, 0.78)
    put('RL-BA-009', (1.6, -1.8, 0.71), -8, 0.7)
    props.smear(m.wax('#A63A3A', 0.25), 3.8, 1.5, 3, (-2.3, -4.2), 14, 0.01, 0.4)
    stage.camera(*TILE, 13.4, (0, 0, 4.9), 6.5, fstop=0.3)


def young():
    """Category: Iskra."""
    set_up('iskra', 0.9, window=False)
    props.arch(5.6, 9.6, 1.2, m.plaster('#C6B1FA'), (0.6, 6.0))
    props.round_plinth(2.2, 1.8, m.plastic('#DDF47A', 0.5), (-1.4, 1.0))
    put('RL-IS-007', (-1.4, 0.9, 1.81), 5, 0.82)
    put('RL-IS-003', (1.9, -1.2, 0), -4, 0.74)
    props.ball(1.0, m.plastic('#F4A6CC', 0.4), (3.6, 2.2))
    props.ball(0.55, m.plastic('#9C86F0', 0.35), (-3.4, -2.4))
    props.ball(0.42, m.plastic('#D7F25C', 0.4), (-0.6, -3.4))
    stage.camera(*TILE, 13.2, (0, 0, 5.0), 6.5, fstop=0.22)


def gifts():
    """Category: presents."""
    set_up('swit', backdrop='#F1DED4')
    with g.group('large') as large:
        packs_colour.gift_box(6.6, 4.8, 4.2, '#E3B9A8', '#F6EBDD')
    g.place(large, (0.2, 1.8, 0), (0, 0, 16))
    with g.group('small') as small:
        packs_colour.gift_box(4.2, 3.4, 2.3, '#F6EBDF', '#9C4A3C')
    g.place(small, (0.4, 1.6, 4.36), (0, 0, -10))
    put('RL-LA-022', (-3.0, -2.4, 0), 6, 0.62)
    props.bunch('eucalyptus', 4, 3, (1.4, -4.4), 5.6, 8, lying=8)
    stage.camera(*TILE, 13.8, (0, 0, 4.6), 7.5, fstop=0.3)
