/** What became of a product that was on the list when the page began. */
export type FavouriteRowState = 'kept' | 'removed' | 'moved';

export interface FavouriteRow {
  readonly sku: string;
  readonly state: FavouriteRowState;
}

/** How products left the list on this page; what left it elsewhere is not among them. */
export type LeftFavourites = ReadonlyMap<string, Exclude<FavouriteRowState, 'kept'>>;

/**
 * The rows of a list, the newest first. What was taken out here leaves its place behind; what is new comes to the top;
 * what was taken out elsewhere is gone.
 */
export function nextRows(
  before: readonly FavouriteRow[],
  skus: readonly string[],
  left: LeftFavourites,
): readonly FavouriteRow[] {
  const present = new Set(skus);
  const shown = new Set(before.map(({ sku }) => sku));
  const fresh = skus.filter((sku) => !shown.has(sku)).toReversed();
  const rows = before.flatMap(({ sku }) => {
    if (present.has(sku)) return { sku, state: 'kept' } as const;
    const state = left.get(sku);
    return state ? { sku, state } : [];
  });
  return [...fresh.map((sku) => ({ sku, state: 'kept' }) as const), ...rows];
}
