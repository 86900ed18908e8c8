import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../../database/dialects.ts';
import { aPoint } from '../../../testing/a-point.ts';
import { dialects } from '../../../testing/dialects.ts';
import type { DeliveryPoint } from './delivery-point.ts';
import { createPointSearch, type PointSearch } from './search-points.ts';
import { writePoints } from './write-points.ts';

const POINTS = [
  aPoint({ code: 'KRA010', street: 'ul. Długa 5', postcode: '31-147', latitude: 50.0708, longitude: 19.9386 }),
  aPoint({
    code: 'KRA011',
    street: 'Rynek Główny 1',
    postcode: '31-042',
    latitude: 50.0617,
    longitude: 19.9373,
    takesPayment: false,
  }),
  aPoint({ code: 'KRA012', street: 'ul. Zamknięta 1', postcode: '31-147', isOperating: false }),
  aPoint({
    code: 'LOD01A',
    city: 'Łódź',
    street: 'ul. Piotrkowska 7',
    postcode: '90-001',
    latitude: 51.7687,
    longitude: 19.457,
  }),
  aPoint({
    code: 'LOD02A',
    city: 'Łódź',
    street: 'ul. Krakowska 20',
    postcode: '94-302',
    latitude: 51.752,
    longitude: 19.39,
  }),
  aPoint({
    code: 'RUD001',
    city: 'Ruda Śląska',
    street: 'ul. Długa 9',
    postcode: '41-700',
    latitude: 50.2558,
    longitude: 18.8556,
  }),
  aPoint({ code: 'RUA001', city: 'Ruda', street: 'Ruda 12', postcode: '98-300', latitude: 51.2, longitude: 18.6 }),
  aPoint({
    code: 'POP-KRA7',
    city: 'Wieliczka',
    street: 'ul. Długa 1',
    postcode: '32-020',
    latitude: 49.9871,
    longitude: 20.0647,
    kind: 'counter',
  }),
  aPoint({
    code: 'HEL001',
    city: 'Hel',
    street: 'ul. Wiejska 3',
    postcode: '84-150',
    latitude: 54.6081,
    longitude: 18.8013,
  }),
];

describe.each(dialects)('points are found on $name', ({ openDatabase }) => {
  let db: Db;
  beforeAll(async () => {
    db = await openDatabase();
    const put = (provider: 'inpost' | 'orlen', points: readonly DeliveryPoint[]) =>
      writePoints(
        db,
        provider,
        { written: points, removed: [] },
        {
          points: points.length,
          refreshedAt: new Date(),
        },
      );
    await put('inpost', POINTS);
    await put('orlen', [aPoint({ provider: 'orlen', code: 'KR-1', street: 'ul. Długa 5' })]);
  });

  const search = (changes: Partial<PointSearch>) =>
    createPointSearch(db)({ provider: 'inpost', text: '', takesPayment: false, page: 1, pageSize: 20, ...changes });
  const codes = async (changes: Partial<PointSearch>) => (await search(changes)).items.map(({ code }) => code);

  test.each([
    ['Kraków', ['KRA011', 'KRA010', 'LOD02A']],
    ['krakow', ['KRA011', 'KRA010', 'LOD02A']],
    ['KRAKÓW długa', ['KRA010']],
    ['ul. Długa', ['KRA010', 'RUD001', 'POP-KRA7']],
    ['dlu', ['KRA010', 'RUD001', 'POP-KRA7']],
    ['łódź', ['LOD02A', 'LOD01A']],
    ['lodz piotr', ['LOD01A']],
    ['ruda', ['RUA001', 'RUD001']],
    ['ruda śl', ['RUD001']],
    ['kra010', ['KRA010']],
    ['kra 01', ['KRA010', 'KRA011']],
    ['pop-kra7', ['POP-KRA7']],
    ['zamknięta', []],
    ['Atlantyda', []],
    ['!?', []],
  ])('by %j: %j', async (text, expected) => {
    expect(await codes({ text })).toEqual(expected);
  });

  test('by postal code: nearest to the middle of its points, or of those around', async () => {
    expect(await codes({ text: '31-042' })).toEqual(['KRA011', 'KRA010', 'POP-KRA7']);
    expect((await codes({ text: '94302' }))[0]).toBe('LOD02A');
    expect((await codes({ text: '41-799' }))[0]).toBe('RUD001');
    expect(await codes({ text: '10-001' })).toEqual([]);
  });

  test('by place: the nearest first, with the distance, farther away where there is none', async () => {
    const near = { latitude: 50.0614, longitude: 19.9372 };
    const { items, total } = await search({ near });
    expect(items.map(({ code }) => code)).toEqual(['KRA011', 'KRA010', 'POP-KRA7']);
    expect(total).toBe(3);
    expect(items[0]?.distance).toBeLessThan(50);
    expect(items[2]?.distance).toBeGreaterThan(10_000);
    expect(await codes({ near: { latitude: 54.1, longitude: 18.9 } })).toEqual(['HEL001']);
    expect(await codes({ near: { latitude: 0, longitude: 0 } })).toEqual([]);
    expect(await codes({ near, text: 'długa' })).toEqual(['KRA010', 'POP-KRA7', 'RUD001']);
  });

  test('by the code of one that cannot be chosen: that it cannot, and those around it', async () => {
    const closed = await search({ text: 'kra 012', pageSize: 1 });
    expect(closed).toMatchObject({ total: 3, unavailable: { code: 'KRA012', reason: 'point-not-operating' } });
    expect(closed.items).toMatchObject([{ code: 'KRA010', distance: 0 }]);
    const unpaid = await search({ text: 'KRA011', takesPayment: true });
    expect(unpaid.unavailable).toEqual({ code: 'KRA011', reason: 'point-without-payment' });
    expect(unpaid.items.map(({ code }) => code)).toEqual(['KRA010', 'POP-KRA7']);
    expect(unpaid.items[0]?.distance).toBeGreaterThan(900);
    // One that takes parcels, and one that nobody knows.
    expect(await search({ text: 'KRA011' })).not.toHaveProperty('unavailable');
    expect(await search({ text: 'KRA999' })).toEqual({ items: [], total: 0 });
    expect(await search({ provider: 'orlen', text: 'KRA012' })).toEqual({ items: [], total: 0 });
  });

  test('only where a parcel can be paid, when that is asked', async () => {
    expect(await codes({ text: 'kraków', takesPayment: true })).toEqual(['KRA010', 'LOD02A']);
    expect(await codes({ text: '31-042', takesPayment: true })).toEqual(['KRA010', 'POP-KRA7']);
  });

  test('page by page, of their own network only', async () => {
    expect(await search({ pageSize: 3 })).toMatchObject({ total: 8, items: { length: 3 } });
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(...(await codes({ page, pageSize: 3 })));
    expect(new Set(pages).size).toBe(8);
    expect(await codes({ provider: 'orlen', text: 'kraków' })).toEqual(['KR-1']);
    const near = { latitude: 50.0614, longitude: 19.9372 };
    expect(await search({ near, page: 2, pageSize: 2 })).toMatchObject({ total: 3, items: [{ code: 'POP-KRA7' }] });
  });
});
