import type { DeliveryPoint } from './delivery-point.ts';

export interface ListChanges {
  /** New ones, and those of which something has changed. */
  readonly written: readonly DeliveryPoint[];
  /** Codes of those that are no more. */
  readonly removed: readonly string[];
}

/** A point as a text that is the same for the same point, in whatever order its fields come. */
export function fingerprintOf(point: DeliveryPoint): string {
  return JSON.stringify(Object.entries(point).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What has to be written so that the known list becomes the new one; by code. */
export function compareLists(
  known: ReadonlyMap<string, string>,
  list: ReadonlyMap<string, DeliveryPoint>,
): ListChanges {
  return {
    written: [...list.values()].filter((point) => known.get(point.code) !== fingerprintOf(point)),
    removed: [...known.keys()].filter((code) => !list.has(code)),
  };
}
