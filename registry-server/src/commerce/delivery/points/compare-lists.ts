import { setImmediate } from 'node:timers/promises';
import type { DeliveryPoint } from './delivery-point.ts';

export interface ListChanges {
  /** New ones, and those of which something has changed. */
  readonly written: readonly DeliveryPoint[];
  /** Codes of those that are no more. */
  readonly removed: readonly string[];
}

export interface ListComparison extends ListChanges {
  readonly known: { readonly points: number; readonly operating: number };
}

/** Holds a new list, by code, against the known one, part by part; others have a turn in between. */
export async function compareLists(
  known: AsyncIterable<readonly DeliveryPoint[]>,
  list: ReadonlyMap<string, DeliveryPoint>,
): Promise<ListComparison> {
  const written = new Map(list);
  const removed: string[] = [];
  let [points, operating] = [0, 0];
  for await (const part of known) {
    for (const point of part) {
      points += 1;
      if (point.isOperating) operating += 1;
      const theirs = list.get(point.code);
      if (!theirs) removed.push(point.code);
      else if (isSamePoint(point, theirs)) written.delete(point.code);
    }
    await setImmediate();
  }
  return { written: [...written.values()], removed, known: { points, operating } };
}

function isSamePoint(one: DeliveryPoint, other: DeliveryPoint): boolean {
  return (Object.keys(other) as (keyof DeliveryPoint)[]).every((key) => one[key] === other[key]);
}
