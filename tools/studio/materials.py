"""Surfaces. Each function returns a material; colours are sRGB hex strings."""
import functools

import bpy


def linear(hex_colour):
    """sRGB hex to the linear RGBA that the renderer calculates in."""
    channel = lambda c: c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
    return tuple(channel(int(hex_colour[i:i + 2], 16) / 255) for i in (1, 3, 5)) + (1,)


def mix(a, b, share):
    """A colour between two hex colours; share 0 is `a`, 1 is `b`."""
    pairs = [(int(a[i:i + 2], 16), int(b[i:i + 2], 16)) for i in (1, 3, 5)]
    return '#' + ''.join(f'{round(x + (y - x) * share):02X}' for x, y in pairs)


def lightness(hex_colour):
    """Perceived lightness, 0..1; decides whether print on it is dark or light."""
    r, g, b, _ = linear(hex_colour)
    return (0.2126 * r + 0.7152 * g + 0.0722 * b) ** (1 / 2.2)


def distance(a, b):
    """How far apart two hex colours are."""
    return sum((int(a[i:i + 2], 16) - int(b[i:i + 2], 16)) ** 2 for i in (1, 3, 5)) ** 0.5


def _principled(name, colour, **inputs):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = linear(colour)
    for key, value in inputs.items():
        shader.inputs[key.replace('_', ' ')].default_value = value
    return material, material.node_tree, shader


def _node(tree, kind, **values):
    node = tree.nodes.new(kind)
    for key, value in values.items():
        if key in node.inputs:
            node.inputs[key].default_value = value
        else:
            setattr(node, key, value)
    return node


def _coordinates(tree, stretch=(1, 1, 1)):
    """Object coordinates, so that grain keeps its size whatever the object's box."""
    source = tree.nodes.new('ShaderNodeTexCoord')
    mapping = tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = stretch
    tree.links.new(source.outputs['Object'], mapping.inputs['Vector'])
    return mapping.outputs['Vector']


def _bump(tree, shader, height, strength, distance):
    bump = _node(tree, 'ShaderNodeBump', Strength=strength, Distance=distance)
    tree.links.new(height, bump.inputs['Height'])
    tree.links.new(bump.outputs['Normal'], shader.inputs['Normal'])


def _grain(tree, shader, scale, strength, distance=0.02, stretch=(1, 1, 1), detail=4):
    noise = _node(tree, 'ShaderNodeTexNoise', Scale=scale, Detail=detail)
    tree.links.new(_coordinates(tree, stretch), noise.inputs['Vector'])
    _bump(tree, shader, noise.outputs['Fac'], strength, distance)
    return noise


def _tint_by_noise(tree, shader, scale, stops, stretch=(1, 1, 1), detail=3):
    """Base colour from a noise field through a ramp of (position, hex)."""
    noise = _node(tree, 'ShaderNodeTexNoise', Scale=scale, Detail=detail)
    tree.links.new(_coordinates(tree, stretch), noise.inputs['Vector'])
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(0.5)
    for element, (position, colour) in zip(ramp.color_ramp.elements, stops):
        element.position = position
        element.color = linear(colour)
    tree.links.new(noise.outputs['Fac'], ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], shader.inputs['Base Color'])


@functools.lru_cache(None)
def matte(colour, rough=0.7):
    """Plain colour: print, painted plinths, paper in the distance."""
    return _principled('matte', colour, Roughness=rough)[0]


@functools.lru_cache(None)
def foil(colour):
    """Hot-stamped metal print."""
    return _principled('foil', colour, Roughness=0.38, Metallic=0.35, Specular=0.6)[0]


@functools.lru_cache(None)
def backdrop(colour):
    """Seamless paper, without a highlight of its own."""
    return _principled('backdrop', colour, Roughness=1.0, Specular=0.0)[0]


@functools.lru_cache(None)
def plaster(colour):
    """Plinths: fine mineral grain with a breath of tone in it."""
    material, tree, shader = _principled('plaster', colour, Roughness=0.9, Specular=0.2)
    _tint_by_noise(tree, shader, 0.5, [(0.3, mix(colour, '#FFFFFF', 0.07)), (0.7, mix(colour, '#5A4038', 0.06))])
    _grain(tree, shader, 22, 0.35, 0.03, detail=8)
    return material


@functools.lru_cache(None)
def travertine(colour):
    """Layered stone for slabs."""
    material, tree, shader = _principled('travertine', colour, Roughness=0.55, Specular=0.35)
    _tint_by_noise(tree, shader, 0.55, [(0.25, mix(colour, '#FFFFFF', 0.25)), (0.5, colour), (0.75, mix(colour, '#8A6A55', 0.22))], (0.35, 0.35, 2.6), 8)
    _grain(tree, shader, 6, 0.18, 0.03, (0.5, 0.5, 3), 8)
    return material


@functools.lru_cache(None)
def pebble(colour):
    """River stone: smooth, with veins."""
    material, tree, shader = _principled('pebble', colour, Roughness=0.5)
    _tint_by_noise(tree, shader, 0.9, [(0.35, mix(colour, '#FFFFFF', 0.2)), (0.52, colour), (0.6, mix(colour, '#4A3A34', 0.25))], (1, 1, 1.8), 10)
    _grain(tree, shader, 30, 0.08, 0.02)
    return material


@functools.lru_cache(None)
def paper(colour):
    """Uncoated label stock."""
    material, tree, shader = _principled('paper', colour, Roughness=0.85, Specular=0.2)
    _grain(tree, shader, 30, 0.12, 0.01, detail=6)
    return material


@functools.lru_cache(None)
def linen(colour):
    """Woven cloth: two crossing threads, as bump and as tone."""
    material, tree, shader = _principled('linen', colour, Roughness=0.95, Specular=0.1, Sheen=0.4)
    vector = _node(tree, 'ShaderNodeTexCoord').outputs['UV']
    waves = []
    for direction in ('X', 'Y'):
        wave = _node(tree, 'ShaderNodeTexWave', bands_direction=direction, Scale=42, Distortion=1.6, Detail=2)
        wave.inputs['Detail Scale'].default_value = 3
        tree.links.new(vector, wave.inputs['Vector'])
        waves.append(wave.outputs['Fac'])
    weave = _node(tree, 'ShaderNodeMath', operation='MULTIPLY')
    tree.links.new(waves[0], weave.inputs[0])
    tree.links.new(waves[1], weave.inputs[1])
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].color = linear(mix(colour, '#7A5F4D', 0.22))
    ramp.color_ramp.elements[1].color = linear(mix(colour, '#FFFFFF', 0.12))
    tree.links.new(weave.outputs[0], ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], shader.inputs['Base Color'])
    _bump(tree, shader, weave.outputs[0], 0.5, 0.03)
    return material


@functools.lru_cache(None)
def ceramic(colour, speckle=True):
    """Glazed stoneware, speckled like something fired by hand."""
    material, tree, shader = _principled('ceramic', colour, Roughness=0.42, Clearcoat=0.25, Clearcoat_Roughness=0.25)
    if speckle:
        _tint_by_noise(tree, shader, 7.5, [(0.0, colour), (0.685, colour), (0.72, mix(colour, '#6E5442', 0.62))], detail=2)
    return material


@functools.lru_cache(None)
def lacquer(colour, rough=0.3):
    """Sprayed glass or metal: satin body under a clear coat."""
    return _principled('lacquer', colour, Roughness=rough, Clearcoat=0.5, Clearcoat_Roughness=0.12)[0]


@functools.lru_cache(None)
def ombre(low, high, height):
    """Dark frosted glass: satin lacquer that grows denser from the foot upwards, under a clear skin."""
    material, tree, shader = _principled('ombre', low, Roughness=0.34, Clearcoat=0.7, Clearcoat_Roughness=0.06, Specular=0.5)
    split, ramp = tree.nodes.new('ShaderNodeSeparateXYZ'), tree.nodes.new('ShaderNodeValToRGB')
    tree.links.new(_coordinates(tree, (1, 1, 1 / height)), split.inputs[0])
    tree.links.new(split.outputs['Z'], ramp.inputs['Fac'])
    for element, position, colour in zip(ramp.color_ramp.elements, (0.02, 0.75), (low, high)):
        element.position, element.color = position, linear(colour)
    tree.links.new(ramp.outputs['Color'], shader.inputs['Base Color'])
    return material


@functools.lru_cache(None)
def plastic(colour, rough=0.42):
    """Soft-touch plastic."""
    return _principled('plastic', colour, Roughness=rough, Specular=0.45)[0]


@functools.lru_cache(None)
def rubber(colour):
    """The bulb of a dropper."""
    return _principled('rubber', colour, Roughness=0.5, Specular=0.35, Sheen=0.15)[0]


@functools.lru_cache(None)
def metal(colour, rough=0.26, brushed=True):
    """Turned metal: fine rings around the axis, and the stretched highlight that they make."""
    material, tree, shader = _principled('metal', colour, Roughness=rough, Metallic=1.0)
    if brushed:
        shader.inputs['Anisotropic'].default_value = 0.6
        _grain(tree, shader, 5, 0.05, 0.02, (0.4, 0.4, 24), 6)
    return material


@functools.lru_cache(None)
def mirror():
    """A compact's mirror, with the room in it: a wall that darkens downwards and the slanting light of a window.

    The studio around it is an even sky, in which a true mirror is a grey disc.
    """
    material, tree, shader = _principled('mirror', '#E9E4DF', Roughness=0.04, Metallic=1.0)
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(_node(tree, 'ShaderNodeTexCoord').outputs['Generated'], split.inputs[0])
    slant = _node(tree, 'ShaderNodeMath', operation='MULTIPLY_ADD')
    tree.links.new(split.outputs['Y'], slant.inputs[0])
    slant.inputs[1].default_value = 0.62
    tree.links.new(split.outputs['X'], slant.inputs[2])
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    stops = ((0.0, '#8F837C'), (0.40, '#A99C93'), (0.50, '#B7AAA0'), (0.56, '#F6EEE6'), (0.82, '#FFFAF4'), (0.87, '#C9BCB1'),
             (0.93, '#D2C6BC'), (0.97, '#F3EAE1'), (1.06, '#F3EAE1'), (1.11, '#CDC0B6'), (1.62, '#E0D6CC'))
    while len(ramp.color_ramp.elements) < len(stops):
        ramp.color_ramp.elements.new(0.5)
    for element, (position, colour) in zip(ramp.color_ramp.elements, stops):
        element.position, element.color = position / 1.62, linear(colour)
    scaled = _node(tree, 'ShaderNodeMath', operation='DIVIDE')
    tree.links.new(slant.outputs[0], scaled.inputs[0])
    scaled.inputs[1].default_value = 1.62
    tree.links.new(scaled.outputs[0], ramp.inputs['Fac'])
    room = _node(tree, 'ShaderNodeEmission', Strength=0.78)
    tree.links.new(ramp.outputs['Color'], room.inputs['Color'])
    blend = _node(tree, 'ShaderNodeMixShader', Fac=0.68)
    tree.links.new(shader.outputs[0], blend.inputs[1])
    tree.links.new(room.outputs[0], blend.inputs[2])
    tree.links.new(blend.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    # Seen, but never asked for light: so weak a lamp would be all noise on the backdrop.
    material.cycles.sample_as_light = False
    return material


@functools.lru_cache(None)
def wood(colour='#C9A27A', along='z'):
    """Ash or beech, its grain along an axis."""
    material, tree, shader = _principled('wood', colour, Roughness=0.55, Specular=0.3)
    stretch = lambda across, length: tuple(length if axis == along else across for axis in 'xyz')
    _tint_by_noise(tree, shader, 2.2, [(0.3, mix(colour, '#FFFFFF', 0.14)), (0.5, colour), (0.68, mix(colour, '#6B4526', 0.35))], stretch(2.4, 0.22), 8)
    _grain(tree, shader, 6, 0.12, 0.02, stretch(3, 0.3), 6)
    return material


@functools.lru_cache(None)
def glass(colour, rough=0.0, ior=1.47):
    """Glass that lets the light of the lamps through, tinted.

    A path tracer finds that light only as costly, noisy caustics; for shadow and diffuse rays the
    surface is therefore a tinted filter, which also gives the warm glow beside an amber bottle.
    """
    material, tree, shader = _principled('glass', colour, Roughness=rough, Transmission=1.0, IOR=ior, Specular=0.5)
    clear = _node(tree, 'ShaderNodeBsdfTransparent')
    clear.inputs['Color'].default_value = linear(mix(colour, '#FFF3D6', 0.45))
    rays = tree.nodes.new('ShaderNodeLightPath')
    either = _node(tree, 'ShaderNodeMath', operation='MAXIMUM')
    tree.links.new(rays.outputs['Is Shadow Ray'], either.inputs[0])
    tree.links.new(rays.outputs['Is Diffuse Ray'], either.inputs[1])
    blend = tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(either.outputs[0], blend.inputs['Fac'])
    tree.links.new(shader.outputs[0], blend.inputs[1])
    tree.links.new(clear.outputs[0], blend.inputs[2])
    tree.links.new(blend.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    return material


def liquid(colour, density=0.5):
    """Serum, oil or gel: as glass, with water's bending of light."""
    return glass(mix('#FFFFFF', colour, density), 0.0, 1.35)


@functools.lru_cache(None)
def cream(colour, gloss=0.35):
    """Whipped emulsion: bright, soft, slightly wet."""
    return _principled('cream', colour, Roughness=gloss, Clearcoat=0.35, Clearcoat_Roughness=0.15, Specular=0.45)[0]


@functools.lru_cache(None)
def wax(colour, rough=0.38):
    """Lipstick, balm, candle and soap: dense, softly glowing at the edges."""
    return _principled('wax', colour, Roughness=rough, Specular=0.4, Clearcoat=0.12, Clearcoat_Roughness=0.3)[0]


@functools.lru_cache(None)
def powder(colour, shimmer=0.0):
    """Pressed pigment; shimmer adds the facets of mica."""
    material, tree, shader = _principled('powder', colour, Roughness=0.95 - 0.55 * shimmer, Specular=0.15 + shimmer * 0.5, Sheen=0.3, Metallic=0.45 * shimmer)
    _grain(tree, shader, 34, 0.45 if shimmer else 0.25, 0.02, detail=8)
    return material


@functools.lru_cache(None)
def leaf(colour):
    """Leaves and petals: matte, letting some light through."""
    material, tree, shader = _principled('leaf', colour, Roughness=0.6, Specular=0.25)
    _tint_by_noise(tree, shader, 1.6, [(0.3, mix(colour, '#FFFFFF', 0.1)), (0.7, mix(colour, '#20261C', 0.14))])
    through = _node(tree, 'ShaderNodeBsdfTranslucent')
    through.inputs['Color'].default_value = linear(mix(colour, '#FFFFFF', 0.2))
    blend = _node(tree, 'ShaderNodeMixShader', Fac=0.25)
    tree.links.new(shader.outputs[0], blend.inputs[1])
    tree.links.new(through.outputs[0], blend.inputs[2])
    tree.links.new(blend.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    return material


@functools.lru_cache(None)
def light(colour, strength):
    """A thing that shines: a flame."""
    material = _principled('light', colour, Emission=linear(colour), Emission_Strength=strength)[0]
    material.cycles.sample_as_light = False
    return material


def forget():
    """Materials die with their scene; call this after loading an empty one."""
    for maker in (matte, foil, backdrop, plaster, travertine, pebble, paper, linen, ceramic, lacquer, ombre, plastic, rubber, metal,
                  mirror, wood, glass, cream, wax, powder, leaf, light):
        maker.cache_clear()
