import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../fastify-app.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { type StaffClient, signedIn } from '../testing/staff-client.ts';
import { DAY_MS } from '../time/durations.ts';
import { BUCKET_BOUNDS, bucketOf, percentileOf } from './histogram.ts';
import { VITAL_METRICS, WEB_VITALS } from './vital-metrics.ts';
import type { VitalsReport } from './web-vitals.schema.ts';
import { createWebVitalsStore } from './web-vitals.store.ts';

describe('the histogram', () => {
  test('has every threshold as a bound, so that no bucket is good and poor at once', () => {
    for (const { good, poor, unitsPerValue } of WEB_VITALS.map((metric) => VITAL_METRICS[metric])) {
      expect(BUCKET_BOUNDS).toContain(good * unitsPerValue);
      expect(BUCKET_BOUNDS).toContain(poor * unitsPerValue);
    }
  });

  test.each([
    [0, 0],
    [1, 1],
    [2_500, 2_500],
    [2_501, 3_000],
    [10_000_000, 60_000],
  ])('counts %i in the bucket up to %i', (units, bound) => {
    expect(bucketOf(units)).toBe(bound);
  });

  test('finds a percentile near the true one', () => {
    const values = Array.from({ length: 1_000 }, (_, index) => 700 + index * 3);
    const counts = Map.groupBy(values.map(bucketOf), (bound) => bound);
    const buckets = [...counts].map(([upTo, { length }]) => ({ upTo, count: length }));
    const exact = 700 + 750 * 3;
    expect(percentileOf(buckets, 0.75)).toBeGreaterThan(exact * 0.95);
    expect(percentileOf(buckets, 0.75)).toBeLessThan(exact * 1.05);
  });

  test('never rounds a number just above a threshold to it', () => {
    const buckets = [
      { upTo: 2_500, count: 75_000 },
      { upTo: 3_000, count: 25_001 },
    ];
    expect(percentileOf(buckets, 0.75)).toBe(2_501);
    expect(percentileOf([], 0.75)).toBeUndefined();
  });
});

const report = (metrics: VitalsReport['metrics'], changes: Partial<VitalsReport> = {}): VitalsReport => ({
  page: 'home',
  device: 'phone',
  metrics,
  ...changes,
});

describe.each(dialects)('web vitals on $name', (dialect) => {
  async function aStore() {
    const clock = { now: new Date('2026-11-20T12:00:00Z') };
    const db = await dialect.openDatabase();
    return { db, clock, store: createWebVitalsStore(db, () => clock.now) };
  }

  test('are summed by kind of page, device and metric', async () => {
    const { store } = await aStore();
    for (const LCP of [1_000, 1_100, 2_450, 4_500]) await store.record(report({ LCP, CLS: 0.02 }));
    await store.record(report({ LCP: 9_000 }, { page: 'product' }));
    await store.record(report({ LCP: 900 }, { device: 'desktop' }));
    const { items } = await store.summarise(7);
    const find = (page: string, device: string, metric: string) =>
      items.find((item) => item.page === page && item.device === device && item.metric === metric);
    expect(items).toHaveLength(4);
    expect(find('home', 'phone', 'LCP')).toMatchObject({ samples: 4, p75: 2_500, rating: 'good' });
    expect(find('home', 'phone', 'CLS')).toMatchObject({ samples: 4, rating: 'good' });
    expect(find('home', 'phone', 'CLS')?.p75).toBeCloseTo(0.02, 2);
    expect(find('product', 'phone', 'LCP')).toMatchObject({ samples: 1, rating: 'poor' });
    expect(find('home', 'desktop', 'LCP')).toMatchObject({ samples: 1, rating: 'good' });
  });

  test('of the same moment are all counted', async () => {
    const { store } = await aStore();
    await Promise.all(Array.from({ length: 40 }, () => store.record(report({ TTFB: 100, FCP: 700, INP: 40 }))));
    const { items } = await store.summarise(7);
    expect(items.map(({ samples }) => samples)).toEqual([40, 40, 40]);
  });

  test('are those of the last days, and forgotten after a season', async () => {
    const { db, clock, store } = await aStore();
    await store.record(report({ LCP: 5_000 }));
    clock.now = new Date(clock.now.getTime() + 7 * DAY_MS);
    await store.record(report({ LCP: 1_000 }));
    expect(await store.summarise(7)).toMatchObject({ since: '2026-11-21', items: [{ samples: 1, rating: 'good' }] });
    expect((await store.summarise(28)).items).toMatchObject([{ samples: 2 }]);
    expect(await store.forgetOld(new Date('2026-11-20T12:00:00Z'), 10)).toBe(0);
    expect(await store.forgetOld(new Date('2026-11-21T12:00:00Z'), 10)).toBe(1);
    expect(await db.selectFrom('web_vital_count').select('day').execute()).toEqual([{ day: '2026-11-27' }]);
  });

  describe('over HTTP', () => {
    let app: App;
    let staff: StaffClient;
    const send = (payload: object | string, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url: '/vitals', payload, headers });

    beforeAll(async () => {
      app = await buildTestApp(dialect);
      staff = await signedIn(app, 'admin');
    });

    test('anybody reports, administrators read', async () => {
      const answer = await send(report({ LCP: 1_234.5, INP: 48, CLS: 0, FCP: 800, TTFB: 90 }, { page: 'article' }));
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
      const read = await staff.inject({ url: '/staff/vitals?days=7' });
      expect(read.json()).toMatchObject({
        days: 7,
        thresholds: expect.arrayContaining([{ metric: 'CLS', good: 0.1, poor: 0.25 }]),
      });
      expect(read.json().items).toHaveLength(5);
      expect(read.json().items).toContainEqual({
        page: 'article',
        device: 'phone',
        metric: 'LCP',
        samples: 1,
        p75: 1_425,
        rating: 'good',
      });
      expect((await staff.inject({ url: '/staff/vitals?days=3650' })).statusCode).toBe(422);
    });

    test.each([
      ['nothing measured', report({})],
      ['an unknown metric', report({ FID: 1 } as object)],
      ['a negative time', report({ LCP: -1 })],
      ['no number', report({ LCP: 'szybko' } as object)],
      ['an infinite time', '{"page":"home","device":"phone","metrics":{"LCP":1e309}}'],
      ['an unknown page', report({ LCP: 1 }, { page: '/koszyk' as 'home' })],
      ['something about the person', { ...report({ LCP: 1 }), session: 'abc' }],
    ])('refuses %s', async (_what, payload) => {
      expect((await send(payload, { 'content-type': 'application/json' })).statusCode).toBe(422);
    });

    test('refuses what is long, and what a form of another site could send', async () => {
      const json = { 'content-type': 'application/json' };
      expect((await send(JSON.stringify({ page: 'a'.repeat(2_000) }), json)).statusCode).toBe(413);
      const plain = { 'content-type': 'text/plain' };
      expect((await send(JSON.stringify(report({ LCP: 1 })), plain)).statusCode).toBe(422);
    });

    test('is limited per network', async () => {
      const answers = await Promise.all(
        Array.from({ length: 120 }, () => send(report({ TTFB: 50 }, { page: 'other' }))),
      );
      const statuses = new Set(answers.map(({ statusCode }) => statusCode));
      expect(statuses).toEqual(new Set([204, 429]));
      const elsewhere = { method: 'POST', url: '/vitals', remoteAddress: '198.51.100.7' } as const;
      expect((await app.inject({ ...elsewhere, payload: report({ TTFB: 50 }) })).statusCode).toBe(204);
    });
  });
});
