export interface ListSize {
  /** All points of the list. */
  readonly points: number;
  /** Those that parcels go to. */
  readonly operating: number;
}

/** A network does not close a fifth of its points in a day: then something is wrong with the list. */
const SMALLEST_SHARE = 0.8;
/** Lists as short as this are judged by nothing but being empty: a few closed points are a large share of them. */
const SHORT_LIST = 50;

/** Why a new list must not take the place of the known one; undefined when it may. */
export function suspicionOf(list: ListSize, known: ListSize): 'empty' | 'shrunk' | undefined {
  if (list.operating === 0) return 'empty';
  if (known.points <= SHORT_LIST) return undefined;
  const hasShrunk = list.points < known.points * SMALLEST_SHARE || list.operating < known.operating * SMALLEST_SHARE;
  return hasShrunk ? 'shrunk' : undefined;
}
