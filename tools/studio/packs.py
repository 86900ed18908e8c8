"""All packs by name, fitted to the frame that every card shares."""
import geometry as g
from packs_care import CARE
from packs_colour import COLOUR

PACKS = {**CARE, **COLOUR}


def build(spec, at=(0, 0, 0), turn=0, scale=None, lift=0.0):
    """Builds a product on a place. Without `scale` it is fitted to the card's frame."""
    make, widest, tallest = PACKS[spec.pack]
    with g.group(spec.pack) as pack:
        make(spec)
    low, high = g.bounds(pack)
    size = high - low
    fit = scale or min(widest / size[0], tallest / size[2])
    middle = 0 if scale else (low[0] + high[0]) / 2
    g.place(pack, (at[0] - middle * fit, at[1], at[2] - low[2] * fit + lift), (0, 0, turn), fit)
    return pack
