"""All packs by name, fitted to the frame that every card shares."""
import geometry as g
from packs_care import CARE
from packs_colour import COLOUR
from packs_small import SMALL

PACKS = {**CARE, **SMALL, **COLOUR}


# What has one size whatever its label says, or whose frame is drawn for its only size.
OF_ONE_SIZE = {'soap', 'sachet', 'slim-stick', 'vial', 'brow-gel', 'sifter', 'body-brush', *COLOUR} - {'candle'}


def build(spec, at=(0, 0, 0), turn=0, scale=None, lift=0.0, times=None):
    """Builds a product on a place, fitted to the card's frame by its size class.

    `times` keeps that size and multiplies it, for still lifes; `scale` is a size of one's own.
    """
    make, widest, tallest = PACKS[spec.pack]
    with g.group(spec.pack) as pack:
        make(spec)
    low, high = g.bounds(pack)
    size = high - low
    share = 1.0 if spec.pack in OF_ONE_SIZE else spec.share
    fit = scale or min(widest / size[0], tallest / size[2]) * share * (times or 1)
    middle = 0 if scale or times else (low[0] + high[0]) / 2
    g.place(pack, (at[0] - middle * fit, at[1], at[2] - low[2] * fit + lift), (0, 0, turn), fit)
    return pack
