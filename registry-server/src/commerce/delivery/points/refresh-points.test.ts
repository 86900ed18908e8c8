import { DEMO_INPOST_TOKEN } from '@witryna/stand-ins';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../../database/dialects.ts';
import { ServiceFailed } from '../../../integrations/service-failed.ts';
import { aPoint } from '../../../testing/a-point.ts';
import { dialects } from '../../../testing/dialects.ts';
import { runStandIns } from '../../../testing/run-stand-ins.ts';
import type { DeliveryPoint } from './delivery-point.ts';
import { createInpostPoints } from './inpost/inpost-points.ts';
import type { PointSource } from './point-source.ts';
import { createPointsStore } from './points.store.ts';
import { createPointsRefresher } from './points-refresher.ts';
import { listSuspicion, refreshPoints } from './refresh-points.ts';

const at = (time: string) => ({ now: new Date(time), signal: new AbortController().signal });
const NOW = '2026-11-20T10:00:00.000Z';

test.each([
  ['the first list', { points: 10, operating: 9 }, { points: 0, operating: 0 }, undefined],
  ['a list in which nothing operates', { points: 10, operating: 0 }, { points: 0, operating: 0 }, 'empty'],
  ['a list of nothing', { points: 0, operating: 0 }, { points: 1_000, operating: 900 }, 'empty'],
  ['a list that lost a fifth', { points: 800, operating: 720 }, { points: 1_000, operating: 900 }, undefined],
  ['a list that lost more', { points: 799, operating: 790 }, { points: 1_000, operating: 900 }, 'shrunk'],
  ['a list of which more has closed', { points: 1_000, operating: 700 }, { points: 1_000, operating: 900 }, 'shrunk'],
  ['a short list that lost a half', { points: 10, operating: 9 }, { points: 20, operating: 20 }, undefined],
])('%s is judged', (_name, list, known, suspicion) => {
  expect(listSuspicion(list, known)).toBe(suspicion);
});

describe.each(dialects)('the list of points on $name', ({ openDatabase }) => {
  let db: Db;
  let store: ReturnType<typeof createPointsStore>;
  beforeEach(async () => {
    db = await openDatabase();
    store = createPointsStore(db);
  });

  async function allPoints(): Promise<DeliveryPoint[]> {
    const points: DeliveryPoint[] = [];
    for await (const part of store.parts('inpost')) points.push(...part);
    return points;
  }
  const sourceOf = (points: readonly DeliveryPoint[]): PointSource => ({
    provider: 'inpost',
    fetchAll: async () => points,
  });
  const three = ['AAA001', 'BBB001', 'CCC001'].map((code) => aPoint({ code }));

  test('is taken over whole, and only what has changed is written anew', async () => {
    expect(await refreshPoints(db, sourceOf(three), at(NOW))).toEqual({ points: 3, written: 3, removed: 0 });
    expect(await allPoints()).toEqual(three);
    expect(await refreshPoints(db, sourceOf(three), at(NOW))).toEqual({ points: 3, written: 0, removed: 0 });
    const [first, second] = three as [DeliveryPoint, DeliveryPoint];
    const moved = { ...second, street: 'ul. Nowa 1', takesPayment: false, latitude: 50.1 };
    expect(await refreshPoints(db, sourceOf([first, moved]), at(NOW))).toEqual({ points: 2, written: 1, removed: 1 });
    expect(await allPoints()).toEqual([first, moved]);
    const words = await db.selectFrom('delivery_point_word').select('word').distinct().orderBy('word').execute();
    expect(words.map(({ word }) => word)).toContain('nowa');
    expect(words.map(({ word }) => word)).not.toContain('ccc001');
  });

  test('of one network leaves another’s alone, though they share a code', async () => {
    const orlen = aPoint({ provider: 'orlen', code: 'AAA001' });
    await refreshPoints(db, { provider: 'orlen', fetchAll: async () => [orlen] }, at(NOW));
    await refreshPoints(db, sourceOf(three), at(NOW));
    expect(await store.find('orlen', 'AAA001')).toEqual(orlen);
    expect(await store.find('inpost', 'AAA001')).toEqual(three[0]);
    expect(await store.find('inpost', 'ZZZ001')).toBeUndefined();
  });

  test('is looked after once a day, and after failures again in growing pauses', async () => {
    const clock = { now: Date.parse(NOW) };
    let asked = 0;
    let isDown = true;
    const source: PointSource = {
      provider: 'inpost',
      fetchAll: async () => {
        asked += 1;
        if (isDown) throw new ServiceFailed('inpost-points', 'down');
        return three;
      },
    };
    const failures: string[] = [];
    const manager = createPointsRefresher({
      db,
      sources: [source],
      now: () => new Date(clock.now),
      onFailure: (provider) => failures.push(provider),
    });
    const runAfter = async (seconds: number) => {
      clock.now += seconds * 1_000;
      await Promise.all([manager.run(), manager.run()]);
      return asked;
    };
    expect([await runAfter(0), await runAfter(4), await runAfter(1), await runAfter(9)]).toEqual([1, 1, 2, 2]);
    isDown = false;
    expect([await runAfter(1), await runAfter(23 * 3_600), await runAfter(3_599), await runAfter(1)]).toEqual([
      3, 3, 3, 4,
    ]);
    expect(failures).toEqual(['inpost', 'inpost']);
    // Another node sees what this one has done.
    const other = createPointsRefresher({ db, sources: [source], now: () => new Date(clock.now), onFailure: () => {} });
    await other.run();
    expect(asked).toBe(4);
  });

  describe('of the stand-in', () => {
    let url: string;
    beforeAll(async () => {
      ({ url } = await runStandIns());
    });
    const setMood = (failureMode: object) =>
      fetch(`${url}/inpost/mood`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(failureMode),
      });

    test('stays as it is while the network is down, slow, garbled or has lost half of itself', async () => {
      const source = createInpostPoints(
        { apiUrl: `${url}/inpost`, token: DEMO_INPOST_TOKEN },
        { pageTimeoutMs: 5_000 },
      );
      const { points } = await refreshPoints(db, source, at(NOW));
      expect(points).toBeGreaterThan(5_000);
      const before = await allPoints();
      const impatient = createInpostPoints(
        { apiUrl: `${url}/inpost`, token: DEMO_INPOST_TOKEN },
        { pageTimeoutMs: 50 },
      );
      for (const [failureMode, by] of [
        [{ mode: 'down' }, source],
        [{ mode: 'garbage' }, source],
        [{ mode: 'shrunk' }, source],
        [{ mode: 'ok', delayMs: 300 }, impatient],
      ] as const) {
        await setMood({ delayMs: 0, ...failureMode });
        await expect(refreshPoints(db, by, at('2026-11-21T10:00:00Z'))).rejects.toBeInstanceOf(ServiceFailed);
      }
      expect(await allPoints()).toEqual(before);
      expect(await store.lastRefresh('inpost')).toMatchObject({ points, refreshedAt: new Date(NOW) });
      const [first] = before;
      await setMood({ mode: 'ok', delayMs: 0, closed: [first?.code] });
      expect(await refreshPoints(db, source, at('2026-11-21T10:00:00Z'))).toEqual({ points, written: 1, removed: 0 });
      expect(await store.find('inpost', first?.code ?? '')).toMatchObject({ isOperating: false });
      await setMood({ closed: [] });
    }, 30_000);
  });
});
