"""What a pack needs to know of its product."""
import random
import re
import zlib
from dataclasses import dataclass, field

import materials as m
from lines import LINES, Line


@dataclass
class Spec:
    """One product as the studio sees it. `dice` gives the same picture for the same key, always."""

    line: Line
    pack: str
    colour: str
    name: str
    volume: str
    key: str
    dice: random.Random = field(init=False)

    def __post_init__(self):
        self.dice = random.Random(zlib.crc32(self.key.encode()))

    @property
    def growth(self):
        """How tall the pack is for its kind: 1 at 50 ml, slowly more with volume."""
        found = re.search(r'(\d+(?:[.,]\d+)?)', self.volume or '')
        amount = float(found.group(1).replace(',', '.')) if found else 50
        return min(1.18, max(0.86, (amount / 50) ** 0.13))

    @property
    def cap(self):
        """The line's cap material that this product wears."""
        return self.line.cap(zlib.crc32(self.key.encode()) >> 3)

    @property
    def plastic(self):
        """The colour of a plastic pack of this product: Iskra mixes, the others keep to their tone."""
        if self.line.code != 'iskra':
            return self.line.body
        tones = ('#BBA6F6', '#F4A6CC', '#D9F26A', '#FBF8FF', '#9C86F0')
        return tones[zlib.crc32(self.key.encode()) % len(tones)]


def spec_of(line, product):
    """Reads an entry of seed/products."""
    return Spec(LINES[line], product['pack'], product['packColour'], product['label']['name'], product['label']['volume'], product['sku'])


def sample(line, pack, colour, name, volume='', key=None):
    """A product made up for a still life."""
    return Spec(LINES[line], pack, colour, name, volume, key or f'{line}-{pack}-{name}')


def print_on(spec, surface_colour):
    """(ink, accent) that can be read on a surface."""
    if m.lightness(surface_colour) > 0.62:
        ink = spec.line.ink if m.lightness(spec.line.ink) < 0.5 else '#3A2A2E'
        return ink, spec.line.accent
    return '#FBF3EA', m.mix(spec.line.accent, '#FFFFFF', 0.72)
