import type { Db } from '../../../database/dialects.ts';
import { ServiceFailed } from '../../../integrations/service-failed.ts';
import { compareLists } from './compare-lists.ts';
import type { PointSource } from './point-source.ts';
import { createPointsStore } from './points.store.ts';
import { writePoints } from './write-points.ts';

export interface RefreshOutcome {
  readonly points: number;
  readonly written: number;
  readonly removed: number;
}

/**
 * Takes over the list of a network. One that fails, or that has shrunk as no network does, changes nothing: the last
 * good list stays, and `ServiceFailed` is thrown.
 */
export async function refreshPoints(
  db: Db,
  source: PointSource,
  { now, signal }: { readonly now: Date; readonly signal: AbortSignal },
): Promise<RefreshOutcome> {
  const { provider } = source;
  const points = await source.fetchAll(signal);
  const list = new Map(points.map((point) => [point.code, point]));
  const { known, ...changes } = await compareLists(createPointsStore(db).parts(provider), list);
  const operating = [...list.values()].filter(({ isOperating }) => isOperating).length;
  const suspicion = listSuspicion({ points: list.size, operating }, known);
  if (suspicion) throw new ServiceFailed(`${provider}-points`, `the list is ${suspicion}`);
  await writePoints(db, provider, changes, { points: list.size, refreshedAt: now });
  return { points: list.size, written: changes.written.length, removed: changes.removed.length };
}

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
export function listSuspicion(list: ListSize, known: ListSize): 'empty' | 'shrunk' | undefined {
  if (list.operating === 0) return 'empty';
  if (known.points <= SHORT_LIST) return undefined;
  const hasShrunk = list.points < known.points * SMALLEST_SHARE || list.operating < known.operating * SMALLEST_SHARE;
  return hasShrunk ? 'shrunk' : undefined;
}
