/** Widths in which a picture is served; nobody can have another one made. The widest is for sharp screens on desks. */
export const SRCSET_WIDTHS = [320, 480, 640, 800, 1200, 1600, 2400] as const;

/** Sides of the squares that are cut out of a picture. */
export const SQUARE_WIDTHS = [160, 320, 640] as const;

/** Formats in which a picture is served, the smaller one first. */
export const VARIANT_FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

/** Most pixels of an uploaded picture: a small file may unfold into gigabytes. */
export const MAX_PIXELS = 50_000_000;

/** WebP, in which originals are kept, knows no longer side. */
export const MAX_SIDE = 16_383;

/** Kinds of pictures that are taken, as they are found out from their bytes. */
export const IMAGE_MIMES: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
]);
