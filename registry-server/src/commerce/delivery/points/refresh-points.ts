import type { Db } from '../../../database/dialects.ts';
import { ServiceFailed } from '../../../integrations/service-failed.ts';
import { compareLists, fingerprintOf } from './compare-lists.ts';
import type { DeliveryPoint } from './delivery-point.ts';
import { suspicionOf } from './judge-list.ts';
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
  const list = new Map((await source.fetchAll(signal)).map((point) => [point.code, point]));
  const known = new Map<string, string>();
  let knownOperating = 0;
  for await (const part of createPointsStore(db).parts(provider)) {
    for (const point of part) known.set(point.code, fingerprintOf(point));
    knownOperating += operatingOf(part);
  }
  const suspicion = suspicionOf(
    { points: list.size, operating: operatingOf([...list.values()]) },
    { points: known.size, operating: knownOperating },
  );
  if (suspicion) throw new ServiceFailed(`${provider}-points`, `the list is ${suspicion}`);
  const changes = compareLists(known, list);
  await writePoints(db, provider, changes, { points: list.size, refreshedAt: now });
  return { points: list.size, written: changes.written.length, removed: changes.removed.length };
}

const operatingOf = (points: readonly DeliveryPoint[]) => points.filter(({ isOperating }) => isOperating).length;
