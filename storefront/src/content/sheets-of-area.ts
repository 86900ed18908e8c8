import type { ScreenArea } from './screen-areas.ts';
import type { LatePart } from './style-sheet-map.ts';

/**
 * What the screens of an area show as soon as they are alive, and would otherwise ask for only then: the checkout its
 * steps, the account the form to sign in to guests.
 */
const SHEETS_OF_AREA: Readonly<Partial<Record<ScreenArea, readonly LatePart[]>>> = {
  checkout: ['checkout', 'payment', 'signIn'],
  customer: ['signIn'],
};

/** The late parts whose sheets come with the screens of an area. */
export const latePartsOf = (area: ScreenArea | undefined): readonly LatePart[] => (area && SHEETS_OF_AREA[area]) ?? [];
