"""The list of all pictures, in sets."""
import itertools
import json
import os
from dataclasses import dataclass
from typing import Callable

import articles
import cards
import macros
import open_sets
import plates
import shades as strokes
import stills
from lines import LINES
from packs import PACKS
from spec import sample, spec_of

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PRODUCTS = os.path.join(ROOT, 'registry-server', 'seed', 'products')


@dataclass
class Picture:
    """A picture to be: its path below registry-server/seed/pictures and the function that sets it up."""

    path: str
    build: Callable
    effort: float = 1.0
    exposure: float = 1.0
    quality: int = 80


def tests():
    """One frame of each pack, dealt over the lines."""
    lines = ('swit', 'zmierzch', 'laka', 'barwa', 'iskra')
    colours = {'swit': '#E2913F', 'zmierzch': '#8C6B94', 'laka': '#A9B48A', 'barwa': '#B4483F', 'iskra': '#F08FBE'}
    makeup = ('lipstick', 'gloss', 'mascara', 'compact', 'palette', 'pencil', 'nail-polish', 'brush')
    for i, pack in enumerate(PACKS):
        line = lines[i % 5] if pack not in makeup else ('barwa', 'iskra')[i % 3 == 0]
        product = sample(line, pack, colours[line], 'Serum z lnem i różą', '50 ml')
        yield Picture(f'{pack}', lambda p=product: cards.card(p))


def heroes():
    """One still life a line, two of them at dusk too, and the home page's in both shapes."""
    yield Picture('hero/home', stills.home, 1.3, 1.12)
    yield Picture('hero/home-portrait', stills.home_portrait, 1.3, 1.12)
    for line in ('swit', 'zmierzch', 'laka', 'barwa', 'iskra'):
        yield Picture(f'hero/{line}', getattr(stills, line), 1.15, 1.1)
    for line in ('swit', 'zmierzch'):
        yield Picture(f'hero/{line}-evening', lambda still=getattr(stills, line): still(evening=True), 1.15, 1.1)


def categories():
    """Tiles of the category pages."""
    for name, build in (('twarz', stills.face), ('cialo', stills.body), ('makijaz', stills.make_up), ('u20', stills.young), ('prezenty', stills.gifts)):
        yield Picture(f'categories/{name}', build, 0.75, 1.18)


def _catalogue():
    """(line, product), the lines taking turns, so that a batch cut short leaves none of them bare."""
    lines = {}
    for line in LINES:
        path = os.path.join(PRODUCTS, f'{line}.json')
        if os.path.exists(path):
            with open(path, encoding='utf-8') as file:
                lines[line] = json.load(file)
    for turn in range(max(map(len, lines.values()))):
        for line, entries in lines.items():
            if turn < len(entries):
                yield line, entries[turn]


def _effort(line, product):
    """Glass needs more light paths than opaque packs."""
    glassy = line == 'swit' or product['pack'] in ('oil-bottle', 'gloss', 'nail-polish', 'gift-set')
    return 0.54 if glassy else 0.4


def products():
    """The first picture of every product in seed/products."""
    for line, product in _catalogue():
        yield Picture(f"products/{product['picture']}", lambda l=line, p=product: cards.card(spec_of(l, p)), _effort(line, product), 1.2)


# Lines whose second pictures show what is in the pack.
TASTED = ('iskra', 'zmierzch')


def tastes():
    """(path, line, kind of stroke, paint) of second pictures that show what is in a pack."""
    for line, product in _catalogue():
        taste = strokes.taste_of(product) if line in TASTED and not strokes.stroke_of(product) else None
        if taste:
            yield f"products/{product['picture']}-2", line, *taste


def seconds():
    """A second picture for the first twelve products of the other lines, nearer and from the side."""
    for line, product in itertools.islice(_catalogue(), 12 * len(LINES)):
        if line in TASTED or strokes.stroke_of(product):
            continue
        yield Picture(f"products/{product['picture']}-2", lambda l=line, p=product: cards.close_up(spec_of(l, p)), _effort(line, product), 1.2)


def opened():
    """The second picture of every set: its box open."""
    for line, product in _catalogue():
        if product.get('contents'):
            yield Picture(f"products/{product['picture']}-2", lambda l=line, p=product: open_sets.opened(spec_of(l, p)), 0.54, 1.2)


def shades():
    """(path, line, kind of stroke, paint) of every shade of every product that comes in shades."""
    for line, product in _catalogue():
        stroke = strokes.stroke_of(product)
        for variant in product['variants'] if stroke else ():
            if variant['colour']:
                yield f"shades/{product['picture']}-{variant['colour']['code']}", line, stroke, variant['colour']['hex']


def textures():
    """Macro swatches."""
    for name, build in (('krem', macros.cream), ('zel', macros.gel), ('olejek', macros.oil), ('puder', macros.powder), ('szminka', macros.lipstick), ('pianka', macros.foam)):
        yield Picture(f'textures/{name}', build, 0.6, 1.12)


def covers():
    """Articles and service pages."""
    for name, build in (('poranny-rytual', articles.morning), ('jak-czytac-inci', articles.reading), ('dobor-odcienia', articles.shades),
                        ('o-nas', articles.workshop), ('dostawa', articles.delivery), ('zwroty', articles.returns)):
        yield Picture(f'articles/{name}', build, 0.6, 1.2)


def herbarium():
    """The plates of the plants that the products contain."""
    for plant in plates.PLANTS:
        yield Picture(f'herbarium/{plant}', lambda p=plant: plates.picture(p), 0.6, 1.1)


SETS = {'tests': tests, 'herbarium': herbarium, 'hero': heroes, 'categories': categories, 'products': products, 'textures': textures, 'articles': covers, 'seconds': seconds, 'opened': opened}

# Sets that are worked out from a few renders, see shades.py.
PAINTED = {'shades': shades, 'tastes': tastes}
