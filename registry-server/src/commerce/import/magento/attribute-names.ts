import { PRODUCT_FLAGS } from '@witryna/module-schemas';

export type Attributes = Readonly<Record<string, string>>;

/** Under which names exports carry what our products have. */
const NAMES = {
  brand: ['brand', 'manufacturer', 'marka', 'producent'],
  line: ['product_line', 'line', 'linia'],
  colour: ['color', 'colour', 'kolor', 'shade', 'odcien'],
  colourHex: ['color_hex', 'colour_hex', 'hex'],
  pantone: ['pantone'],
  size: ['size', 'volume', 'capacity', 'pojemnosc', 'rozmiar'],
  ean: ['ean', 'gtin', 'barcode'],
  lengthMm: ['length_mm'],
  lengthCm: ['ts_dimensions_length'],
  widthMm: ['width_mm'],
  widthCm: ['ts_dimensions_width'],
  heightMm: ['height_mm'],
  heightCm: ['ts_dimensions_height'],
  skinType: ['skin_type', 'typ_skory', 'rodzaj_cery'],
  certifications: ['certifications', 'certyfikaty'],
  inci: ['inci', 'ingredients', 'composition', 'sklad'],
  usage: ['usage', 'how_to_use', 'sposob_uzycia'],
  benefits: ['benefits', 'dzialanie'],
  warnings: ['warnings', 'ostrzezenia'],
  pao: ['pao', 'period_after_opening'],
  application: ['application', 'pora_stosowania'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type AttributeKind = keyof typeof NAMES;

/** The value of an attribute, under whichever of its names the file carries it. */
export function pick(attributes: Attributes, kind: AttributeKind): string | undefined {
  for (const name of NAMES[kind]) if (attributes[name]) return attributes[name];
  return undefined;
}

const FLAG_NAMES = new Map(
  PRODUCT_FLAGS.flatMap((flag) => {
    const long = flag.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return [[long, flag] as const, [long.replace(/^is_/, ''), flag] as const];
  }),
);
const YES = /^(1|yes|true|tak)$/i;

/** The flags that are set: `is_new=Yes`, `has_gift=1`. */
export function readFlags(attributes: Attributes): Readonly<Record<string, boolean>> {
  const entries = Object.entries(attributes).flatMap(([name, value]) => {
    const flag = FLAG_NAMES.get(name);
    return flag ? [[flag, YES.test(value)] as const] : [];
  });
  return Object.fromEntries(entries);
}

const KNOWN: ReadonlySet<string> = new Set([...Object.values(NAMES).flat(), ...FLAG_NAMES.keys()]);

/** Attributes that our products have no place for. */
export function unknownAttributes(attributes: Attributes): string[] {
  return Object.keys(attributes).filter((name) => !KNOWN.has(name));
}
