"""
Writes src/theme/fonts and src/theme/fonts-<theme>.css: the faces of each theme and the fall-backs that keep their place.

A face is cut in parts by what texts need: `core` has the letters of English and Hungarian that lie below U+0100 with
the signs that texts are set with, `polish` the letters of Polish and the two of Hungarian beyond; both have those of
the names of languages, of which `names` has the Cyrillic ones. Whatever else a text holds comes from the package's
own files. A fall-back is a font that the reader has, scaled to run as wide as our face in the texts of the demo shop,
with our face's ascent and descent.

    python3 scripts/make-faces.py          # needs fonttools and brotli for Python, and npm
"""

import json
import subprocess
import tempfile
from collections import Counter
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

MODULES = Path(__file__).resolve().parent.parent
PACKAGES = MODULES / "node_modules" / "@fontsource-variable"
THEME = MODULES / "src" / "theme"
FONTS = THEME / "fonts"
SEED_TEXTS = MODULES.parent / "registry-server" / "seed"

CORE = [
    (0x20, 0x7E), 0xA0, 0xA7, 0xA9, 0xAB, 0xAD, 0xAE, 0xB0, 0xB7, 0xBB, 0xBD, 0xD7,
    # Hungarian, and the é of words that both languages borrow
    0xC1, 0xC9, 0xCD, 0xD3, 0xD6, 0xDA, 0xDC, 0xE1, 0xE9, 0xED, 0xF3, 0xF6, 0xFA, 0xFC,
    # Français, in the list of languages on every page: the file with the rest of Latin has 20 KB
    0xE7,
    # U+2010 is what browsers hyphenate with
    0x2003, (0x2009, 0x200B), (0x2010, 0x2014), (0x2018, 0x201A), (0x201C, 0x201E), 0x2022, 0x2026, 0x2030, 0x2039, 0x203A,
    0x20AC, 0x2122, 0x2212,
]  # fmt: skip
POLISH = [
    (0x104, 0x107), (0x118, 0x119), (0x141, 0x144), (0x150, 0x151), (0x15A, 0x15B), (0x170, 0x171), (0x179, 0x17C),
    # Čeština, in the same list
    0x10C, 0x161,
]  # fmt: skip

# The two names of languages that are written in Cyrillic.
CYRILLIC_NAMES = sorted({ord(letter) for letter in "УкраїнськаРусский"})

# What is left of the subsets that the packages have: of ranges that overlap the later rule counts. Signs that no file
# has are in none of them (the hyphens U+2010 and U+2011, the joiner U+2060): whoever sets them would have the browser
# fetch 20 KB in vain.
LATIN_EXT = (
    "U+100-2BA, U+2BD-2C5, U+2C7-2D7, U+2DD-2FF, U+1D00-1EFF, U+2020, U+20A0-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF"
)
LATIN = (
    "U+80-AC, U+AE-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2002, U+2032-2033, "
    "U+2044, U+2191, U+2193, U+2215, U+FFFD"
)
CYRILLIC = "U+301, U+400-45F, U+490-491, U+4B0-4B1, U+2116"
CYRILLIC_EXT = "U+460-52F, U+1C80-1C8A, U+20B4, U+2DE0-2DFF, U+A640-A69F, U+FE2E-FE2F"


@dataclass(frozen=True)
class Face:
    """One style of a family."""

    name: str
    family: str
    package: str
    # Of the package's files, after the name of the subset.
    axes: str
    style: str
    weight: str
    # Axes that are fixed or narrowed before cutting.
    limits: dict
    # What the package serves beside Latin.
    others: tuple = ()

    def source(self, subset):
        return PACKAGES / self.package / "files" / f"{self.package}-{subset}-{self.axes}-{self.style}.woff2"


FACES = [
    Face("fraunces", "Fraunces Variable", "fraunces", "opsz", "normal", "380", {"wght": 380, "opsz": (14, 144)}),
    Face("figtree", "Figtree Variable", "figtree", "wght", "normal", "300 900", {}),
    Face("figtree-italic", "Figtree Variable", "figtree", "wght", "italic", "300 900", {}),
    Face("bricolage", "Bricolage Grotesque Variable", "bricolage-grotesque", "wght", "normal", "200 800", {}),
    Face("onest", "Onest Variable", "onest", "wght", "normal", "100 900", {},
         (("cyrillic-ext", CYRILLIC_EXT), ("cyrillic", CYRILLIC))),
]  # fmt: skip

# The faces of each theme: a page is sent those of its own.
THEMES = {"default": ("fraunces", "figtree", "figtree-italic"), "u20": ("bricolage", "onest")}


@dataclass(frozen=True)
class Twin:
    """A font that readers have, measured by a free one of the same widths (or by itself)."""

    # What is added to the family's name.
    suffix: str
    package: str
    # Full and PostScript names, by weight of the file.
    names: dict


# Apple, Windows and Linux have these two, by their own names or those of their twins; Android has the two below.
ARIAL = Twin("", "arimo", {
    400: ["Arial", "ArialMT", "Liberation Sans", "Arimo"],
    700: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold"],
})  # fmt: skip
TIMES = Twin("", "tinos", {400: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "Tinos"]})
ROBOTO = Twin(" 2", "roboto", {400: ["Roboto", "Roboto-Regular"], 700: ["Roboto Bold", "Roboto-Bold", "Roboto"]})
NOTO_SERIF = Twin(" 2", "noto-serif", {400: ["Noto Serif", "NotoSerif"]})


@dataclass(frozen=True)
class FallBack:
    """Which font stands in for a face, at which weights."""

    face: str
    family: str
    twin: Twin
    # Weight of the twin's file, of our face where it is measured, and the weights that a sheet may ask for.
    weights: tuple
    # Headings are short, and change their letters with their size.
    is_display: bool = False


HEADING_PX = 44
FALL_BACKS = [
    FallBack("fraunces", "Fraunces fallback", TIMES, ((400, 380, "100 900"),), True),
    FallBack("fraunces", "Fraunces fallback", NOTO_SERIF, ((400, 380, "100 900"),), True),
    FallBack("figtree", "Figtree fallback", ARIAL, ((400, 400, "100 549"), (700, 600, "550 900"))),
    FallBack("figtree", "Figtree fallback", ROBOTO, ((400, 400, "100 549"), (700, 600, "550 900"))),
    FallBack("bricolage", "Bricolage Grotesque fallback", ARIAL, ((700, 700, "100 900"),), True),
    FallBack("bricolage", "Bricolage Grotesque fallback", ROBOTO, ((700, 700, "100 900"),), True),
    FallBack("onest", "Onest fallback", ARIAL, ((400, 400, "100 549"), (700, 600, "550 900"))),
    FallBack("onest", "Onest fallback", ROBOTO, ((400, 400, "100 549"), (700, 600, "550 900"))),
]


def main():
    FONTS.mkdir(exist_ok=True)
    for theme, names in THEMES.items():
        (THEME / f"fonts-{theme}.css").write_text("\n\n".join(blocks_of_theme(names)) + "\n")
    (FONTS / "LICENSE-fraunces.txt").write_bytes((PACKAGES / "fraunces" / "LICENSE").read_bytes())


def blocks_of_theme(names):
    blocks = ["/* Written by scripts/make-faces.py. Of ranges that overlap the later one counts: first what few texts need. */"]
    for face in (face for face in FACES if face.name in names):
        for subset, unicode_range in (*face.others, ("latin-ext", LATIN_EXT), ("latin", LATIN)):
            blocks.append(face_block(face, rest_address(face, subset), unicode_range))
        cyrillic = [("names", "cyrillic", CYRILLIC_NAMES)] if face.others else []
        for part, subset, points in (*cyrillic, ("polish", "latin-ext", POLISH), ("core", "latin", CORE)):
            cut(face, subset, expand(points), FONTS / f"{face.name}-{part}.woff2")
            blocks.append(face_block(face, f"./fonts/{face.name}-{part}.woff2", range_text(expand(points))))
    blocks.append("/* What stands in for the faces above until they arrive, so that nothing moves then. */")
    with tempfile.TemporaryDirectory() as folder:
        headings, bodies = seed_texts()
        for fall_back in (fall_back for fall_back in FALL_BACKS if fall_back.face in names):
            texts = headings if fall_back.is_display else bodies
            blocks.extend(fall_back_blocks(fall_back, texts, Path(folder)))
    return blocks


def rest_address(face, subset):
    """Where the face's rarer letters are: in the package as it is, or cut to the axes that are used."""
    if not face.limits:
        return f"@fontsource-variable/{face.package}/files/{face.source(subset).name}"
    cut(face, subset, set(TTFont(face.source(subset)).getBestCmap()), FONTS / f"{face.name}-{subset}.woff2")
    return f"./fonts/{face.name}-{subset}.woff2"


def cut(face, subset, points, target):
    """Writes those letters of one of the package's files, as far as it has them."""
    font = TTFont(face.source(subset))
    if face.limits:
        font = reread(instantiateVariableFont(font, face.limits))
    options = Options(flavor="woff2", layout_features=["*"], name_IDs=[1, 2, 4, 6])
    subsetter = Subsetter(options)
    present = points & set(font.getBestCmap())
    subsetter.populate(unicodes=present)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)


def reread(font):
    """The same font as a file has it: a subsetter expects every glyph in each table."""
    file = BytesIO()
    font.flavor = None
    font.save(file)
    file.seek(0)
    return TTFont(file)


def face_block(face, address, unicode_range):
    style = "" if face.style == "normal" else f"\n  font-style: {face.style};"
    return f"""@font-face {{
  font-family: "{face.family}";{style}
  font-display: swap;
  font-weight: {face.weight};
  src: url("{address}") format("woff2");
  unicode-range: {unicode_range};
}}"""


def fall_back_blocks(fall_back, texts, folder):
    """One rule for each weight of the font that stands in."""
    face = next(each for each in FACES if each.name == fall_back.face)
    for file_weight, weight, weights in fall_back.weights:
        at = dict(face.limits) | {"wght": weight} | ({"opsz": HEADING_PX} if "opsz" in face.limits else {})
        ours = [instance(FONTS / f"{face.name}-{part}.woff2", at) for part in ("core", "polish")]
        twins = twin_files(fall_back.twin.package, file_weight, folder)
        adjust = width(ours, texts) / width(twins, texts)
        head = ours[0]["hhea"]
        units = ours[0]["head"].unitsPerEm
        sources = ", ".join(f'local("{name}")' for name in fall_back.twin.names[file_weight])
        yield f"""@font-face {{
  font-family: "{fall_back.family}{fall_back.twin.suffix}";
  font-weight: {weights};
  src: {sources};
  size-adjust: {percent(adjust)};
  ascent-override: {percent(head.ascent / units / adjust)};
  descent-override: {percent(-head.descent / units / adjust)};
  line-gap-override: {percent(head.lineGap / units / adjust)};
}}"""


def instance(path, at):
    font = TTFont(path)
    present = {axis.axisTag for axis in font["fvar"].axes} if "fvar" in font else set()
    return reread(instantiateVariableFont(font, {tag: value for tag, value in at.items() if tag in present})) if present else font


def twin_files(package, weight, folder):
    """The font of that weight from its package, fetched once."""
    root = folder / package
    if not root.exists():
        root.mkdir()
        made = subprocess.run(
            ["npm", "pack", "--silent", f"@fontsource/{package}"], cwd=root, check=True, capture_output=True, text=True
        )
        subprocess.run(["tar", "xzf", made.stdout.strip()], cwd=root, check=True)
    files = root / "package" / "files"
    return [TTFont(files / f"{package}-{subset}-{weight}-normal.woff2") for subset in ("latin", "latin-ext")]


def width(fonts, texts):
    """How wide the texts run, in ems: what each letter takes, and what pairs of one file are moved by."""
    known = []
    for font in fonts:
        known.append((font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm, kerning(font)))
    total = 0.0
    for (left, right), count in texts.items():
        for cmap, metrics, units, pairs in known:
            if ord(left) not in cmap:
                continue
            total += count * metrics[cmap[ord(left)]][0] / units
            if right and ord(right) in cmap:
                total += count * pairs(cmap[ord(left)], cmap[ord(right)]) / units
            break
    return total


def kerning(font):
    """What the font moves the second of two glyphs by."""
    if "GPOS" not in font:
        return lambda left, right: 0
    table = font["GPOS"].table
    wanted = {i for record in table.FeatureList.FeatureRecord if record.FeatureTag == "kern"
              for i in record.Feature.LookupListIndex}  # fmt: skip
    lookups = [[getattr(sub, "ExtSubTable", sub) for sub in table.LookupList.Lookup[i].SubTable] for i in sorted(wanted)]

    def by(left, right):
        moved = 0
        for subtables in lookups:
            for sub in subtables:
                value = pair_value(sub, left, right)
                if value is not None:
                    moved += value
                    break
        return moved

    return by


def pair_value(sub, left, right):
    """What one subtable says of a pair; None when it says nothing, so that the next one is asked."""
    if sub.LookupType != 2 or left not in sub.Coverage.glyphs:
        return None
    if sub.Format == 1:
        for record in sub.PairSet[sub.Coverage.glyphs.index(left)].PairValueRecord:
            if record.SecondGlyph == right:
                return getattr(record.Value1, "XAdvance", 0) or 0
        return None
    first = sub.ClassDef1.classDefs.get(left, 0)
    second = sub.ClassDef2.classDefs.get(right, 0)
    return getattr(sub.Class1Record[first].Class2Record[second].Value1, "XAdvance", 0) or 0


def seed_texts():
    """How often each letter stands before each other one in the headings and in the texts of the demo shop."""
    headings, bodies = Counter(), Counter()
    for path in sorted(SEED_TEXTS.glob("**/*.json")):
        if path.parent.name in ("pages", "products", "shared"):
            collect(json.loads(path.read_text()), "", headings, bodies)
    return headings, bodies


HEADING_KEYS = {"heading", "title", "name"}
BODY_KEYS = {"text", "description", "summary", "label", "caption"}


def collect(value, key, headings, bodies):
    if isinstance(value, dict):
        for name, inner in value.items():
            collect(inner, name, headings, bodies)
    elif isinstance(value, list):
        for inner in value:
            collect(inner, key, headings, bodies)
    elif isinstance(value, str) and key in HEADING_KEYS | BODY_KEYS:
        pairs = zip(value, value[1:] + "\0")
        (headings if key in HEADING_KEYS else bodies).update((left, "" if right == "\0" else right) for left, right in pairs)


def expand(ranges):
    return {point for each in ranges for point in (range(each[0], each[1] + 1) if isinstance(each, tuple) else (each,))}


def range_text(points):
    """The shortest way to write them, as `unicode-range` wants it."""
    runs = []
    for point in sorted(points):
        if runs and runs[-1][1] == point - 1:
            runs[-1][1] = point
        else:
            runs.append([point, point])
    return ", ".join(f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in runs)


def percent(share):
    return f"{round(share * 100, 2):g}%"


if __name__ == "__main__":
    main()
