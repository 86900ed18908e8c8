"""Renders what is missing. blender -b --threads 2 --python render.py -- [--samples N] [--only text,text] [sets…]

Sets: products, seconds, opened, shades, tastes, hero, categories, herbarium, textures, articles. A picture that exists is left alone;
delete it to have it made anew.
"""
import argparse
import os
import sys
import tempfile
import time

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import numpy as np  # noqa: E402

import develop  # noqa: E402

SEED = os.path.join(os.path.dirname(os.path.dirname(HERE)), 'registry-server', 'seed')
PICTURES = os.path.join(SEED, 'pictures')
PASSES = {'colour': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal', 'depth': 'Depth'}


def _passes_to(folder):
    """Sends the picture and its guides to one float file each."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = folder
    output.format.file_format, output.format.color_depth, output.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    output.file_slots.clear()
    for name, socket in PASSES.items():
        output.file_slots.new(name)
        tree.links.new(source.outputs[socket], output.inputs[name])
    final = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(source.outputs['Image'], final.inputs[0])


def _load(folder, name):
    image = bpy.data.images.load(os.path.join(folder, f'{name}0001.exr'))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    data = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(data)
    bpy.data.images.remove(image)
    return data.reshape(height, width, 4)[::-1]


def photograph(samples, scale=1.0):
    """Renders the scene that is set up: a linear picture without its noise, and the colours of its surfaces."""
    scene = bpy.context.scene
    scene.cycles.samples = samples
    scene.render.resolution_percentage = round(100 * scale)
    scene.frame_set(1)
    with tempfile.TemporaryDirectory() as folder:
        _passes_to(folder)
        scene.render.filepath = os.path.join(folder, 'whole')
        bpy.ops.render.render(write_still=False)
        colour, albedo, normal, depth = (np.ascontiguousarray(_load(folder, n)) for n in PASSES)
    clean = develop.without_fireflies(colour[..., :3])
    return develop.denoise(clean, albedo[..., :3], normal[..., :3], depth[..., 0]), albedo[..., :3]


def expose(path, samples, exposure=1.0, scale=1.0, quality=74):
    """Renders the scene that is set up, and develops it into `path`."""
    started = time.time()
    develop.write(develop.finish(develop.tone(photograph(samples, scale)[0], 0.8 * exposure)), path, quality)
    print(f'PICTURE {os.path.relpath(path, PICTURES)} in {time.time() - started:.0f}s', flush=True)


def paint(options, wanted):
    """Works out what is missing of the painted pictures: (path, line, kind of stroke, paint)."""
    import shades
    for name, line, kind, colour in wanted:
        path = os.path.join(options.out, f'{name}.avif')
        if not any(part in path for part in options.only.split(',')) or os.path.exists(path):
            continue
        taken = shades.masters(kind, photograph, round(options.samples * 0.6), options.scale)
        picture = shades.sized(develop.tone(shades.painted(taken, line, colour), 0.9))
        develop.write(develop.finish(picture), path, 66, 8)
        print(f'PAINTED {os.path.relpath(path, PICTURES)}', flush=True)


def main():
    """Walks the sets in the order given."""
    parser = argparse.ArgumentParser()
    parser.add_argument('sets', nargs='*', default=['hero', 'categories', 'products', 'textures', 'articles', 'herbarium', 'seconds', 'opened', 'shades', 'tastes'])
    parser.add_argument('--samples', type=int, default=28)
    parser.add_argument('--scale', type=float, default=1.0)
    parser.add_argument('--only', default='', help='texts, one of which a path must hold; separated by commas')
    parser.add_argument('--out', default=PICTURES)
    options = parser.parse_args(sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else [])
    import scenes
    for name in options.sets:
        if name in scenes.PAINTED:
            paint(options, scenes.PAINTED[name]())
            continue
        for picture in scenes.SETS[name]():
            path = os.path.join(options.out, f'{picture.path}.avif')
            if not any(part in picture.path for part in options.only.split(',')) or os.path.exists(path):
                continue
            picture.build()
            expose(path, round(options.samples * picture.effort), picture.exposure, options.scale, picture.quality)


main()
