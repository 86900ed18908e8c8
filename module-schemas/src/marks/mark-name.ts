/** What the shop has a drawing of, in the order of `modules/src/shared/marks/marks.svg`. */
export const MARK_NAMES = [
  'locker',
  'courier',
  'point',
  'phone',
  'card',
  'transfer',
  'cash',
  'wallet',
  'rabbit',
  'sprout',
  'fir',
  'drop',
] as const;

export type MarkName = (typeof MARK_NAMES)[number];

/** Where the storefront serves the drawing as a picture, for mails: `/marks/locker.png`. */
export const markPicturePath = (name: MarkName): string => `/marks/${name}.png`;
