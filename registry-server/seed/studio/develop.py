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


def denoise(colour, albedo, normal, depth, radius=6, strength=1.0):
    """Filters a linear image (H, W, 3) guided by the noise-free passes of the same render."""
    albedo_noise, normal_noise = _guide_noise(albedo), _guide_noise(normal)
    behind_glass = np.clip((albedo_noise - 0.004) / 0.01, 0, 1)[..., None]
    albedo = albedo * (1 - behind_glass) + cv2.GaussianBlur(cv2.medianBlur(albedo, 5), (0, 0), 2) * behind_glass
    base = np.clip(albedo, 0, 1) + 0.06
    light = colour / base
    # Logarithms make one noise level out of dark and bright parts.
    log = np.log1p(np.maximum(light, 0) * 4)
    grey = log.mean(axis=2)
    rough = grey - cv2.GaussianBlur(grey, (0, 0), 1.1)
    variance = _box(np.minimum(rough * rough, 0.02), 6) * 2.2 + 2e-6
    near = np.log(np.maximum(depth, 1e-3))
    slope = np.maximum(cv2.blur(np.abs(near - cv2.blur(near, (5, 5))), (5, 5)) * 3, 0.004)
    total = light.copy() * 1.0
    weights = np.ones(grey.shape, np.float32)
    h, w = grey.shape
    for dy in range(0, radius + 1):
        for dx in range(-radius, radius + 1):
            if (dy == 0 and dx <= 0) or dx * dx + dy * dy > radius * radius + 1:
                continue
            a = (slice(0, h - dy), slice(max(0, -dx), w - max(0, dx)))
            b = (slice(dy, h), slice(max(0, dx), w + min(0, dx)))
            v = np.maximum(variance[a], variance[b])
            difference = _box((grey[a] - grey[b]) ** 2, 2) - v
            patch = np.maximum(difference, 0) / (v * 0.55 * strength)
            features = ((albedo[a] - albedo[b]) ** 2).sum(axis=2) / (0.0016 + 12 * albedo_noise[a] ** 2)
            features += ((normal[a] - normal[b]) ** 2).sum(axis=2) / (0.02 + 12 * normal_noise[a] ** 2)
            features += ((near[a] - near[b]) / slope[a]) ** 2 * 0.5
            weight = np.exp(-(patch + features))
            total[a] += light[b] * weight[..., None]
            total[b] += light[a] * weight[..., None]
            weights[a] += weight
            weights[b] += weight
    far = total / weights[..., None]
    lonely = np.clip((6 - weights) / 5, 0, 1)[..., None]
    far = far * (1 - lonely) + _beside(far, albedo, normal, near) * lonely
    return _smooth_far(far, albedo, normal, near, slope, albedo_noise, normal_noise) * base


def _beside(light, albedo, normal, near):
    """For pixels on an outline, which resemble none of their kind: a loose mean of their neighbours."""
    h, w = light.shape[:2]
    total, weights = light.copy(), np.ones((h, w), np.float32)
    for dy in range(0, 3):
        for dx in range(-2, 3):
            if dy == 0 and dx <= 0:
                continue
            a = (slice(0, h - dy), slice(max(0, -dx), w - max(0, dx)))
            b = (slice(dy, h), slice(max(0, dx), w + min(0, dx)))
            features = ((albedo[a] - albedo[b]) ** 2).sum(axis=2) / 0.05 + ((normal[a] - normal[b]) ** 2).sum(axis=2) / 0.5
            features += ((near[a] - near[b]) / 0.15) ** 2 + (dx * dx + dy * dy) / 5
            weight = np.exp(-features)
            total[a] += light[b] * weight[..., None]
            total[b] += light[a] * weight[..., None]
            weights[a] += weight
            weights[b] += weight
    return total / weights[..., None]


def _smooth_far(light, albedo, normal, near, slope, albedo_noise, normal_noise):
    """Evens out the slow blotches that a small window leaves on paper and plaster (à-trous steps)."""
    h, w = light.shape[:2]
    for step in (4, 8, 14):
        grey = np.log1p(np.maximum(light, 0).mean(axis=2) * 4)
        total, weights = light.copy(), np.ones((h, w), np.float32)
        for dy in range(0, 3):
            for dx in range(-2, 3):
                if dy == 0 and dx <= 0:
                    continue
                y, x = dy * step, dx * step
                a = (slice(0, h - y), slice(max(0, -x), w - max(0, x)))
                b = (slice(y, h), slice(max(0, x), w + min(0, x)))
                features = ((albedo[a] - albedo[b]) ** 2).sum(axis=2) / (0.0016 + 4 * albedo_noise[a] ** 2)
                features += ((normal[a] - normal[b]) ** 2).sum(axis=2) / 0.006
                features += ((near[a] - near[b]) / (slope[a] * step)) ** 2
                features += ((grey[a] - grey[b]) / 0.02) ** 2
                weight = np.exp(-features)
                total[a] += light[b] * weight[..., None]
                total[b] += light[a] * weight[..., None]
                weights[a] += weight
                weights[b] += weight
        light = total / weights[..., None]
    return light


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


def write(srgb, path, quality=74):
    """Writes AVIF through ImageMagick (full colour resolution, so that small print stays clean)."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    master = path.rsplit('.', 1)[0] + '.tmp.png'
    cv2.imwrite(master, (srgb[..., ::-1] * 255 + 0.5).astype(np.uint8))
    part = path.rsplit('.', 1)[0] + '.part.avif'
    subprocess.run(['convert', master, '-quality', str(quality), '-define', 'heic:speed=4', '-define', 'heic:chroma=444', part], check=True)
    os.remove(master)
    os.replace(part, path)
