"""The product cards: one frame, one light; the arrangement is dealt from the product's key."""
import ingredients
import packs
import plates
import props
import geometry as g
import materials as m
import stage

WIDTH, HEIGHT = 720, 900
# Half of what the camera sees of the product's plane, and how far it stands from it, in cm.
FRAME, DISTANCE = 5.36, 34.2


def _ground(spec, extent):
    """What the product stands on: gives the height of its top and how far it reaches sideways.

    Short packs get a tall pedestal, so that every product has its weight in the middle of the frame.
    """
    light, _, pale = spec.line.plinths
    low, high = extent
    half, depth = (high[0] - low[0]) / 2, max(abs(low[1]), abs(high[1]))
    short = high[2] - low[2] < 7.0
    choice = spec.dice.choice(('round', 'slab', 'round', 'stone') if short else ('none', 'round', 'slab', 'none', 'stone'))
    rise = max(0.7, 0.5 + (7.0 - (high[2] - low[2])) * 0.5) if short else 0.7
    if choice == 'none':
        return 0.0, half
    if choice == 'round':
        reach = min(max(half, depth) + 0.9, 4.5)
        props.round_plinth(reach, rise, m.plaster(light), (0, 0.2))
        return rise + 0.01, reach
    turn = spec.dice.choice((-6, 0, 5))
    reach = min(half + 1.0, 4.3)
    material = m.plaster(pale) if choice == 'slab' else m.travertine(pale)
    props.block(2 * reach, min(2 * depth + 1.4, 7.5), rise, material, (0, 0.2), turn, 0.1 if choice == 'slab' else 0.05)
    return rise + 0.01, reach + 0.3


def _prop(spec, extent, reach, height):
    """One quiet thing beside the product, never before its label."""
    low, high = extent
    dice, kind = spec.dice, spec.dice.choice(spec.line.props)
    side = dice.choice((-1, 1))
    beside = min(reach + 0.5, 4.4)
    back = max(high[1], reach * 0.8, 1.0) + 1.2
    if spec.key in plates.OF_PRODUCT:
        return _plate(spec, side, beside, back, height + high[2], high[2] < 7.0)
    if spec.key in ingredients.OF_PRODUCT:
        return _ingredient(spec, side, beside, back)
    if spec.pack in FROM_ABOVE:
        return None
    if kind == 'dew':
        props.drops(22, 5.2, dice.randrange(999), (0, -1.6), 0.0, 0.46, reach)
    elif kind in ('flax', 'lavender', 'sage', 'grass'):
        plant = {'sage': 'eucalyptus'}.get(kind, kind)
        if dice.random() < 0.5:
            props.bunch(plant, 3, dice.randrange(99), (side * (beside - 0.4), back + 1.0), 8.2, 9)
        else:
            props.bunch(plant, 2, dice.randrange(99), (side * 0.4 - 3.0, -4.6), 5.6, 5, lying=dice.uniform(-12, 18))
    elif kind == 'linen':
        props.cloth(8.5, 5.5, m.linen(spec.line.cloth), dice.randrange(50), 6, 2.3, (side * 5.4, back + 1.4), dice.uniform(-25, 25))
    elif kind == 'pebbles':
        stones = m.pebble(m.mix(spec.line.plinths[0], '#8C7A70', 0.25))
        props.stone(1.25, dice.randrange(99), stones, (side * (beside + 0.55), 0.9))
        props.stone(0.72, dice.randrange(99), m.pebble(spec.line.plinths[2]), (side * (beside + 0.2), -1.7))
    elif kind == 'petals':
        petal = m.leaf(m.mix(spec.colour, '#FFEDE6', 0.5))
        for _ in range(5):
            blade = props.leaf(1.3, 1.1, petal, -0.3, 0.35)
            g.place(blade, (side * dice.uniform(2.0, 5.2), dice.uniform(-3.6, -1.2), 0.1), (dice.uniform(-10, 10), dice.uniform(-8, 8), dice.uniform(0, 360)))
    elif kind == 'balls':
        tones = [t for t in ('#D7F25C', '#F4A6CC', '#FBF8FF', '#9C86F0') if t != spec.plastic]
        props.ball(1.05, m.plastic(tones[dice.randrange(len(tones))], 0.4), (side * (beside + 0.5), 1.4))
        props.ball(0.55, m.plastic(tones[dice.randrange(len(tones))], 0.4), (side * (beside - 0.1), -1.9))


def _plate(spec, side, beside, back, top, is_short):
    """The herbarium's plate of the plant that the product is made of, behind it at one side; its fruit or flower at the other.

    A short pack stands high on its plinth: the plate rises above its lid. A tall one rises above the plate.
    """
    tall = min(8.2, top + 1.5) if is_short else max(5.6, min(7.4, top * 0.82))
    # As far out as the frame lets its edge be seen, which is wider behind the product.
    at = FRAME * (1 + (back + 0.6) / DISTANCE) - 0.3 - tall * 0.4
    g.place(plates.standing(plates.OF_PRODUCT[spec.key], tall), (side * at, back + 0.6, 0), (0, 0, side * -6))
    if ingredients.OF_PRODUCT.get(spec.key, (None,))[0] == ingredients.FLAT:
        _ingredient(spec, -side, beside, back)


def _ingredient(spec, side, beside, back):
    """What the product is made of: stems stand behind it, flowers and fruit lie before it at one side."""
    way, build = ingredients.OF_PRODUCT[spec.key]
    with g.group('ingredient') as thing:
        build()
    if way == ingredients.STANDING:
        return g.place(thing, (side * (beside - 0.6), back + 0.4, 0))
    low, high = g.bounds(thing)
    half = (high[0] - low[0]) / 2
    return g.place(thing, (side * min(beside + half * 0.5, 5.0 - half * 0.7) - (low[0] + high[0]) / 2, -1.9, -low[2] * (low[2] < 0)), (0, 0, spec.dice.uniform(-20, 20)))


# Pans of colour are seen from above.
FROM_ABOVE = {'compact', 'palette'}


def card(spec):
    """The first picture of a product."""
    stage.clear()
    stage.backdrop(spec.line.backdrop)
    product = packs.build(spec)
    extent = g.bounds(product)
    height, reach = _ground(spec, extent)
    product.location.z += height
    _prop(spec, extent, reach, height)
    stage.lights(spec.line.code)
    if spec.pack in FROM_ABOVE:
        stage.camera(WIDTH, HEIGHT, 13.4, (0, 0.6, height + 2.7), 33)
    else:
        stage.camera(WIDTH, HEIGHT, 13.4, (0, 0, 4.75))


def close_up(spec):
    """The second picture of a product: nearer, from the side, with a taste of what is inside."""
    stage.clear()
    stage.backdrop(m.mix(spec.line.backdrop, spec.line.plinths[0], 0.45))
    product = packs.build(spec)
    low, high = g.bounds(product)
    tall = high[2] - low[2]
    rise = 0.0
    if tall < 6.5:
        rise = 0.8
        props.round_plinth(min(max(high[0] - low[0], high[1] - low[1]) / 2 + 0.9, 4.5), rise, m.plaster(spec.line.plinths[0]))
        product.location.z += rise
    _taste(spec, (high[0] - low[0]) / 2)
    stage.lights(spec.line.code, 0.95)
    focus = (0.2, low[1] * 0.5, rise + tall * 0.46)
    stage.camera(WIDTH, HEIGHT, min(11.4, max(8.0, tall * 1.2)), focus, 11, turn=-20, fstop=0.16)


def _taste(spec, half):
    """A stroke, a crumbling or a drop of the product, in its colour, before it."""
    key = spec.dice.randrange(99)
    at = (spec.dice.choice((-1, 1)) * 0.6 - 0.4, -half - 1.3)
    if spec.pack in ('compact', 'palette'):
        props.crumbs(m.powder(spec.colour), 70, 1.7, key, at, 0, 0.2)
    elif spec.pack in ('dropper', 'oil-bottle', 'mist-bottle'):
        props.drops(16, 2.6, key, (at[0], at[1] - 0.4), 0, 0.5, colour=m.mix('#FFFFFF', spec.colour, 0.35))
    elif spec.pack in ('lipstick', 'gloss', 'nail-polish', 'stick', 'pencil', 'balm-tin'):
        props.smear(m.wax(spec.colour, 0.28), 4.6, 1.5, key, at, 24, 0.01, 0.4)
    elif spec.pack not in ('brush', 'candle', 'gift-set', 'mascara', 'soap'):
        props.smear(m.cream(m.mix(spec.colour, '#FFF8F0', 0.7), 0.3), 4.8, 1.8, key, at, 20, 0.01, 0.45, 0.3)
