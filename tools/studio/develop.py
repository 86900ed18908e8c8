"""The darkroom: takes noise out of a linear render, sets its tones and writes the picture.

Debian's Blender comes without a denoiser, so this is one: a non-local mean over the light alone
(the colour of surfaces is divided out first, which keeps print crisp), that never mixes
across edges of colour, direction or depth.
"""
import os
import subprocess

import cv2
import numpy as np


def _box(image, radius):
    return cv2.boxFilter(image, -1, (2 * radius + 1,) * 2, borderType=cv2.BORDER_REFLECT)


def _guide_noise(guide):
    """How noisy a guide is around each pixel: behind glass it is, on print it must not count as such."""
    residual = np.abs(guide - cv2.medianBlur(guide, 3)).max(axis=2)
    usual = cv2.medianBlur((np.minimum(residual, 1) * 255).astype(np.uint8), 13)
    return cv2.GaussianBlur(usual.astype(np.float32) / 255 * 1.8, (0, 0), 3)


def _planes(image):
    """The channels as separate arrays: sums over them are several times faster than over a last axis."""
    return [np.ascontiguousarray(image[..., c], np.float32) for c in range(3)]


def _square(planes, a, b):
    return sum((p[a] - p[b]) ** 2 for p in planes)


def _offsets(reach, step=1):
    """Half of a window's (dy, dx): each pair of pixels is met once."""
    for dy in range(0, reach + 1):
        for dx in range(-reach, reach + 1):
            if (dy or dx > 0) and dx * dx + dy * dy <= reach * reach + 1:
                yield dy * step, dx * step


def _gather(light, offsets, alike):
    """Mean of the light over a window, each neighbour weighted by exp(-alike(here, there))."""
    h, w = light[0].shape
    total, weights = [p.copy() for p in light], np.ones((h, w), np.float32)
    for dy, dx in offsets:
        a = (slice(0, h - dy), slice(max(0, -dx), w - max(0, dx)))
        b = (slice(dy, h), slice(max(0, dx), w + min(0, dx)))
        weight = np.exp(-alike(a, b, dy, dx))
        for into, plane in zip(total, light):
            into[a] += plane[b] * weight
            into[b] += plane[a] * weight
        weights[a] += weight
        weights[b] += weight
    return [p / weights for p in total], weights


def denoise(colour, albedo, normal, depth, radius=5):
    """Filters a linear image (H, W, 3) guided by the noise-free passes of the same render."""
    albedo_noise, normal_noise = _guide_noise(albedo), _guide_noise(normal)
    behind_glass = np.clip((albedo_noise - 0.004) / 0.01, 0, 1)[..., None]
    albedo = albedo * (1 - behind_glass) + cv2.GaussianBlur(cv2.medianBlur(albedo, 5), (0, 0), 2) * behind_glass
    base = np.clip(albedo, 0, 1) + 0.06
    light = _planes(colour / base)
    albedo, normal = _planes(albedo), _planes(normal)
    near = np.log(np.maximum(depth, 1e-3))
    slope = np.maximum(cv2.blur(np.abs(near - cv2.blur(near, (5, 5))), (5, 5)) * 3, 0.004)
    # Logarithms make one noise level out of dark and bright parts.
    grey = sum(np.log1p(np.maximum(p, 0) * 4) for p in light) / 3
    rough = grey - cv2.GaussianBlur(grey, (0, 0), 1.1)
    variance = _box(np.minimum(rough * rough, 0.02), 6) * 2.2 + 2e-6
    albedo_scale, normal_scale = 1 / (0.0016 + 12 * albedo_noise ** 2), 1 / (0.02 + 12 * normal_noise ** 2)
    depth_scale = 0.5 / slope ** 2

    def alike(a, b, _dy, _dx):
        v = np.maximum(variance[a], variance[b])
        patch = np.maximum(_box((grey[a] - grey[b]) ** 2, 2) - v, 0) / (v * 0.55)
        return patch + _square(albedo, a, b) * albedo_scale[a] + _square(normal, a, b) * normal_scale[a] + (near[a] - near[b]) ** 2 * depth_scale[a]

    far, weights = _gather(light, _offsets(radius), alike)

    def beside(a, b, dy, dx):
        return _square(albedo, a, b) / 0.05 + _square(normal, a, b) / 0.5 + ((near[a] - near[b]) / 0.15) ** 2 + (dx * dx + dy * dy) / 5

    # Pixels on an outline resemble none of their kind: they take a loose mean of their neighbours.
    lonely = np.clip((6 - weights) / 5, 0, 1)
    loose, _ = _gather(far, _offsets(2), beside)
    light = [f * (1 - lonely) + n * lonely for f, n in zip(far, loose)]
    albedo_scale, depth_scale = 1 / (0.0016 + 4 * albedo_noise ** 2), 1 / slope ** 2

    # Wide, thin windows then even out the slow blotches that a small one leaves on paper and plaster.
    for step in (4, 8, 14):
        grey = np.log1p(np.maximum(sum(light) / 3, 0) * 4)

        def even(a, b, _dy, _dx):
            return (_square(albedo, a, b) * albedo_scale[a] + _square(normal, a, b) / 0.006
                    + (near[a] - near[b]) ** 2 * depth_scale[a] / step ** 2 + ((grey[a] - grey[b]) / 0.02) ** 2)
        light, _ = _gather(light, _offsets(2, step), even)
    return np.dstack(light) * base


def without_fireflies(colour):
    """Pulls single hot pixels down to what surrounds them."""
    grey = colour.mean(axis=2)
    middle = cv2.medianBlur(grey.astype(np.float32), 3)
    hot = grey > middle * 2.2 + 0.15
    out = colour.copy()
    for c in range(3):
        out[..., c][hot] = cv2.medianBlur(np.ascontiguousarray(colour[..., c], np.float32), 3)[hot]
    return out


def tone(linear, exposure=0.8, shoulder=0.62, contrast=0.10, bloom=0.05):
    """Film-like tones: faithful middle, soft highlights, a little bloom and contrast. Gives sRGB 0..1."""
    x = np.maximum(linear, 0) * exposure
    if bloom:
        size = max(x.shape[:2])
        glow = cv2.GaussianBlur(np.minimum(np.maximum(x - 0.85, 0), 4), (0, 0), size * 0.012)
        x = x + glow * bloom * 4
    peak = np.where(x > shoulder, shoulder + (1 - shoulder) * (1 - np.exp(-(x - shoulder) / (1 - shoulder))), x)
    srgb = np.where(peak <= 0.0031308, peak * 12.92, 1.055 * np.power(np.maximum(peak, 1e-6), 1 / 2.4) - 0.055)
    curve = srgb + contrast * (srgb - 0.5) * srgb * (1 - srgb) * 2.4
    return np.clip(curve, 0, 1)


def finish(srgb, seed=1, grain=0.007, vignette=0.05):
    """Falls off towards the corners and adds the grain that keeps gradients from banding."""
    h, w = srgb.shape[:2]
    y, x = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
    srgb = srgb * (1 - vignette * np.clip((x * x + y * y) / 2, 0, 1) ** 1.5)[..., None]
    noise = np.random.default_rng(seed).normal(0, grain, (h, w, 1))
    return np.clip(srgb + noise, 0, 1)


def write(srgb, path, quality=74, speed=6):
    """Writes AVIF through ImageMagick (full colour resolution, so that small print stays clean)."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    master = path.rsplit('.', 1)[0] + '.tmp.png'
    cv2.imwrite(master, (srgb[..., ::-1] * 255 + 0.5).astype(np.uint8))
    part = path.rsplit('.', 1)[0] + '.part.avif'
    subprocess.run(['convert', master, '-quality', str(quality), '-define', f'heic:speed={speed}', '-define', 'heic:chroma=444', part], check=True)
    os.remove(master)
    os.replace(part, path)
