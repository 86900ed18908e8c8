"""The studio: seamless paper, lamps and the camera."""
import math

import bpy

import geometry as g
import materials as m


def clear():
    """An empty scene with the renderer set up."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    m.forget()
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.adaptive_min_samples = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 2.5
    cycles.sample_clamp_direct = 12
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 8, 2, 3, 8
    cycles.transparent_max_bounces = 10
    cycles.blur_glossy = 0.6
    # After the first bounce light is estimated from the openness of corners: a third quicker, and shapes read better.
    cycles.use_fast_gi, cycles.ao_bounces_render = True, 1
    return scene


def backdrop(colour, floor=None):
    """A sheet of paper that curves up from floor to wall without an edge."""
    path = [(-40, 0), (10, 0)] + [(10 + 9 * math.sin(a), 9 - 9 * math.cos(a)) for a in [math.pi / 2 * i / 28 for i in range(1, 29)]] + [(19, 60)]
    rings = [[(-90, y, z), (90, y, z)] for y, z in path]
    return g.loft('backdrop', [[(p[1][0], p[0][1], p[0][2]), (p[0][0], p[0][1], p[0][2])][::-1] for p in rings], m.backdrop(floor or colour), closed=False, caps=False)


def lamp(at, target, size, power, colour, height=None):
    """A softbox."""
    data = bpy.data.lights.new('softbox', 'AREA')
    data.energy, data.color = power, m.linear(colour)[:3]
    data.size = size
    if height:
        data.shape, data.size_y = 'RECTANGLE', height
    obj = bpy.data.objects.new('softbox', data)
    bpy.context.collection.objects.link(obj)
    obj.location = at
    g.look_at(obj, target)
    return obj


def flag(at, width, height, turn, colour='#2A2019'):
    """A dark card that only metal and glass can see: it draws their edges."""
    card = g.grid('flag', 1, 1, lambda u, v: ((u - 0.5) * width, 0, (v - 0.5) * height), m.matte(colour, 1.0))
    g.place(card, at, (0, 0, turn))
    card.visible_camera = card.visible_diffuse = card.visible_shadow = False
    return card


def lights(line_code='swit', key=1.0, fill=1.0):
    """Warm key from the left, soft fill from the right, a rim from behind, air from the front."""
    cool = line_code in ('iskra', 'zmierzch')
    warm = '#FFEDDC' if not cool else '#FFF1E8'
    lamp((-19, -12, 20), (0, 0, 4), 7.5, 9000 * key, warm)
    # A tall strip close by gives bottles and caps one clean vertical highlight.
    lamp((-15, -3, 7), (0, 0, 5), 2.2, 650 * key, '#FFF6EC', 15)
    lamp((19, -13, 10), (0, 0, 4), 12, 1150 * fill, '#FFEBE3' if not cool else '#F3EAFF')
    lamp((9, 11, 22), (0, 0, 4), 7, 2300, '#FFF4E8')
    # Unseen by mirrors, which would show nothing but it.
    lamp((0, -34, 14), (0, 0, 5), 16, 1350 * fill, '#FFFFFF').visible_glossy = False
    flag((13, 2, 6), 5, 18, -62)
    flag((-9, 9, 6), 3.5, 16, 40)
    air('#FFF3EC' if not cool else '#F6F0FF')


def dusk():
    """The same table when the sun is low on the right: a warm key beside it, the blue of the sky from the left."""
    lamp((19, -9, 9), (0, 0, 4), 5.5, 3300, '#FFA96B')
    lamp((15, -3, 7), (0, 0, 5), 1.8, 330, '#FFB984', 15)
    lamp((-19, -13, 12), (0, 0, 4), 12, 1500, '#8C93DA')
    lamp((-9, 11, 22), (0, 0, 4), 7, 900, '#A79BE0')
    lamp((0, -34, 14), (0, 0, 5), 16, 800, '#B9B0E6').visible_glossy = False
    flag((-13, 2, 6), 5, 18, 62)
    flag((9, 9, 6), 3.5, 16, -40)
    air('#8E86C4', 0.5)


def air(colour, strength=1.0):
    """An even sky for surfaces; for mirrors and metal a room that grows brighter upwards."""
    world = bpy.data.worlds.new('air')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    node = tree.nodes['Background']
    room = tree.nodes.new('ShaderNodeValToRGB')
    for element, position, tone in zip(room.color_ramp.elements, (0.35, 0.85), ('#B7A297', '#FFFFFF')):
        element.position, element.color = position, m.linear(m.mix(tone, colour, 0.3))
    split, source = tree.nodes.new('ShaderNodeSeparateXYZ'), tree.nodes.new('ShaderNodeTexCoord')
    lift = tree.nodes.new('ShaderNodeMath')
    lift.operation, lift.inputs[1].default_value, lift.inputs[2].default_value = 'MULTIPLY_ADD', 0.6, 0.42
    tree.links.new(source.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Z'], lift.inputs[0])
    tree.links.new(lift.outputs[0], room.inputs['Fac'])
    rays, blend = tree.nodes.new('ShaderNodeLightPath'), tree.nodes.new('ShaderNodeMixRGB')
    blend.inputs[1].default_value = m.linear(colour)
    tree.links.new(rays.outputs['Is Glossy Ray'], blend.inputs[0])
    tree.links.new(room.outputs['Color'], blend.inputs[2])
    tree.links.new(blend.outputs[0], node.inputs['Color'])
    power = tree.nodes.new('ShaderNodeMapRange')
    power.inputs['To Min'].default_value, power.inputs['To Max'].default_value = 0.25 * strength, 0.62 * strength
    tree.links.new(rays.outputs['Is Glossy Ray'], power.inputs['Value'])
    tree.links.new(power.outputs[0], node.inputs['Strength'])
    # An even sky needs no rays of its own towards it.
    world.cycles.sampling_method = 'NONE'


def sunbeam(at=(-40, -22, 34), target=(0, 6, 6), strength=3.0, angle=1.2, colour='#FFE4C8'):
    """Hard sunlight for still lifes; with something in its way it paints the wall."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = strength, math.radians(angle), m.linear(colour)[:3]
    obj = bpy.data.objects.new('sun', data)
    bpy.context.collection.objects.link(obj)
    obj.location = at
    g.look_at(obj, target)
    return obj


def camera(width, height, tall, target=(0, 0, 5.2), pitch=6.0, lens=92, fstop=0.26, turn=0.0, focus=None):
    """A low camera that sees `tall` centimetres of height at the target."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.pixel_aspect_x = scene.render.pixel_aspect_y = 1
    data = bpy.data.cameras.new('camera')
    obj = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(obj)
    data.lens, data.sensor_fit, data.sensor_height = lens, 'VERTICAL', 36
    distance = tall / 2 / math.tan(math.atan(18 / lens))
    p, t = math.radians(pitch), math.radians(turn)
    obj.location = (target[0] + distance * math.cos(p) * math.sin(t), target[1] - distance * math.cos(p) * math.cos(t), target[2] + distance * math.sin(p))
    g.look_at(obj, target)
    data.clip_end = 500
    data.dof.use_dof = fstop is not None
    if fstop is not None:
        data.dof.focus_distance = focus or distance
        data.dof.aperture_fstop = fstop
    scene.camera = obj
    return obj
