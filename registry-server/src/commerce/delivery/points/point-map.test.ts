import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../../database/dialects.ts';
import { aPoint } from '../../../testing/a-point.ts';
import { dialects } from '../../../testing/dialects.ts';
import type { DeliveryPoint } from './delivery-point.ts';
import { createPointMap, gridOf, type MapView } from './point-map.ts';
import { writePoints } from './write-points.ts';

const POLAND = { south: 49, west: 14, north: 55, east: 24.2 };
const WORLD = { south: -90, west: -180, north: 90, east: 180 };
const KRAKOW = { south: 50, west: 19.8, north: 50.15, east: 20.1 };
/** Of one street. */
const STREET = { south: 50.0699, west: 19.9375, north: 50.0721, east: 19.9425 };

const at = (code: string, latitude: number, longitude: number, changes: Partial<DeliveryPoint> = {}) =>
  aPoint({ code, latitude, longitude, ...changes });
/** Three in a street, one of them where nothing can be paid; one farther off; one in another town; one that is closed. */
const POINTS = [
  at('KRA001', 50.0708, 19.9386),
  at('KRA002', 50.0708, 19.9386),
  at('KRA003', 50.0715, 19.9412, { takesPayment: false }),
  at('KRA009', 50.0201, 20.0512),
  at('LOD001', 51.7687, 19.457),
  at('KRA666', 50.0709, 19.9388, { isOperating: false }),
];

describe.each(dialects)('points on the map, on $name', ({ openDatabase }) => {
  let db: Db;
  beforeAll(async () => {
    db = await openDatabase();
    const put = (provider: 'inpost' | 'orlen', written: readonly DeliveryPoint[]) =>
      writePoints(db, provider, { written, removed: [] }, { points: written.length, refreshedAt: new Date() });
    await put('inpost', POINTS);
    await put(
      'orlen',
      // A field of two hundred and fifty by one hundred and twenty, a metre or so apart.
      Array.from({ length: 30_000 }, (_, index) =>
        at(`ORL${index}`, 49 + (index % 250) * 0.024, 14 + Math.floor(index / 250) * 0.085, { provider: 'orlen' }),
      ),
    );
  });

  const look = async (view: Partial<MapView>) => {
    const found = await createPointMap(db)({ provider: 'inpost', takesPayment: false, zoom: 6, ...POLAND, ...view });
    return { ...found, codes: found.points.map(({ code }) => code) };
  };

  test('those of a town are one cluster from afar, with the box to go to', async () => {
    const { clusters, codes } = await look({});
    expect(codes).toEqual(['LOD001']);
    expect(clusters).toHaveLength(1);
    expect(clusters[0]).toMatchObject({
      count: 4,
      bounds: { south: 50.0201, north: 50.0715, west: 19.9386, east: 20.0512 },
    });
    expect(clusters[0]?.latitude).toBeCloseTo((2 * 50.0708 + 50.0715 + 50.0201) / 4, 6);
  });

  test('they come apart as one goes nearer, those of one house at last', async () => {
    expect(await look({ ...KRAKOW, zoom: 12 })).toMatchObject({ clusters: [{ count: 3 }], codes: ['KRA009'] });
    expect(await look({ ...STREET, zoom: 16 })).toMatchObject({ clusters: [{ count: 2 }], codes: ['KRA003'] });
    expect(await look({ ...STREET, zoom: 17 })).toMatchObject({ clusters: [], codes: ['KRA001', 'KRA002', 'KRA003'] });
  });

  test('those without payment are left out where that is asked, and those of other networks always', async () => {
    expect(await look({ ...STREET, zoom: 17, takesPayment: true })).toMatchObject({ codes: ['KRA001', 'KRA002'] });
    expect(await look({ ...STREET, provider: 'orlen', zoom: 20 })).toMatchObject({ clusters: [], codes: [] });
    expect(await look({ south: 0, north: 1, west: 0, east: 1 })).toMatchObject({ clusters: [], codes: [] });
  });

  test.each([6, 12, 17, 20])('thirty thousand are a few hundred marks at most, at zoom %i too', async (zoom) => {
    for (const view of [POLAND, WORLD]) {
      const { clusters, codes } = await look({ ...view, provider: 'orlen', zoom });
      expect(clusters.length + codes.length).toBeLessThan(350);
      expect(codes.length + clusters.reduce((sum, { count }) => sum + count, 0)).toBe(30_000);
    }
  });
});

test.each([0, 5, 10, 20])('a grid of zoom %i has the same lines wherever one looks, and never too many', (zoom) => {
  for (const view of [WORLD, POLAND, KRAKOW, STREET]) {
    const { high, wide } = gridOf({ ...view, zoom });
    expect((view.north - view.south) / high).toBeLessThanOrEqual(16);
    expect((view.east - view.west) / wide).toBeLessThanOrEqual(16);
    const finest = gridOf({ south: 0, west: 0, north: 1e-6, east: 1e-6, zoom });
    expect(Number.isInteger(Math.log2(wide / finest.wide))).toBe(true);
  }
});
