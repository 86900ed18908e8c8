"""What a pack needs to know of its product."""
import json
import os
import random
import re
import zlib
from dataclasses import dataclass, field

import materials as m
from lines import LINES, Line

PRODUCTS = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), 'registry-server', 'seed', 'products')

# Up to so many millilitres or grams a pack of care fills this share of the card.
SIZE_CLASSES = ((5, 0.56), (15, 0.64), (30, 0.76), (75, 0.87), (10_000, 1.0))

# The first word that fits a product's name says how its pack is closed.
KINDS = (('acid', ('kwas',)), ('oil', ('Olejek',)), ('elixir', ('Eliksir',)), ('essence', ('Esencja', 'Tonik')), ('mask', ('Mask', 'Maseczka', 'Peeling', 'Sól')),
         ('eye', ('pod oczy',)), ('wash', ('Płyn', 'Mleczko', 'Balsam myjący', 'Żel', 'Pianka')), ('serum', ('Serum',)))


@dataclass
class Spec:
    """One product as the studio sees it. `dice` gives the same picture for the same key, always."""

    line: Line
    pack: str
    colour: str
    name: str
    volume: str
    key: str
    kind: str = 'cream'
    contents: tuple = ()
    dice: random.Random = field(init=False)

    def __post_init__(self):
        self.dice = random.Random(zlib.crc32(self.key.encode()))

    @property
    def amount(self):
        """Millilitres or grams; 50 where the label gives none."""
        found = re.search(r'(\d+(?:[.,]\d+)?)', self.volume or '')
        return float(found.group(1).replace(',', '.')) if found else 50

    @property
    def growth(self):
        """How tall the pack is for its kind: 1 at 50 ml, slowly more with volume."""
        return min(1.18, max(0.86, (self.amount / 50) ** 0.13))

    @property
    def share(self):
        """How much of the card's frame a pack of care fills."""
        return next(share for most, share in SIZE_CLASSES if self.amount <= most)

    @property
    def cap(self):
        """The cap by the kind of product; where the line has no rule, one of its materials."""
        if self.line.code == 'iskra':
            return m.plastic(self.cap_colour, 0.38)
        kind = dict(self.line.caps_by_kind).get(self.kind)
        return self.line.cap_of(kind) if kind else self.line.cap(zlib.crc32(self.key.encode()) >> 3)

    @property
    def cap_colour(self):
        """Iskra: the plastic of the line that is farthest from the body's colour."""
        tones = ('#6A3FE0', '#D3EE55', '#F08FBE', '#FF8A5C', '#FAF7FF')
        return max(tones, key=lambda tone: m.distance(tone, self.plastic))

    @property
    def plastic(self):
        """The colour of a plastic pack of this product: Iskra wears its content, the others keep to their tone."""
        if self.line.code != 'iskra':
            return self.line.body
        # The darker the content, the more white in the plastic.
        return m.mix(self.colour, '#FFFFFF', min(0.35, 0.55 * (1 - m.lightness(self.colour))))


def kind_of(name):
    """What sort of product a name speaks of."""
    return next((kind for kind, words in KINDS if any(word in name for word in words)), 'cream')


def spec_of(line, product):
    """Reads an entry of seed/products."""
    return Spec(LINES[line], product['pack'], product['packColour'], product['label']['name'], product['label']['volume'], product['sku'],
                kind_of(product['name']), tuple(product.get('contents', ())))


def product(sku):
    """The spec of a product of the seed, by its sku or that of one of its variants."""
    for line in LINES:
        with open(os.path.join(PRODUCTS, f'{line}.json'), encoding='utf-8') as file:
            for entry in json.load(file):
                if sku in (entry['sku'], *(variant['sku'] for variant in entry['variants'])):
                    return spec_of(line, entry)
    raise SystemExit(f'the seed has no product {sku}')


def sample(line, pack, colour, name, volume='', key=None):
    """A product made up for a picture in which no product of the shop is meant."""
    return Spec(LINES[line], pack, colour, name, volume, key or f'{line}-{pack}-{name}')


def print_on(spec, surface_colour):
    """(ink, accent) that can be read on a surface."""
    if m.lightness(surface_colour) > 0.62:
        ink = spec.line.ink if m.lightness(spec.line.ink) < 0.5 else '#3A2A2E'
        return ink, spec.line.accent
    if spec.line.code == 'zmierzch':
        return '#F2BE97', '#E9A77B'
    return '#FBF3EA', m.mix(spec.line.accent, '#FFFFFF', 0.72)
