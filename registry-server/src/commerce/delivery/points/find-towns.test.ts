import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../../database/dialects.ts';
import { aPoint } from '../../../testing/a-point.ts';
import { dialects } from '../../../testing/dialects.ts';
import type { DeliveryPoint } from './delivery-point.ts';
import { createTownSearch } from './find-towns.ts';
import { writePoints } from './write-points.ts';

const POSTCODE = '05-500';

describe.each(dialects)('towns of a postal code, on $name', ({ openDatabase }) => {
  let db: Db;
  beforeAll(async () => {
    db = await openDatabase();
    const put = (provider: 'inpost' | 'orlen', written: readonly DeliveryPoint[]) =>
      writePoints(db, provider, { written, removed: [] }, { points: written.length, refreshedAt: new Date() });
    const of = (city: string, count: number, changes: Partial<DeliveryPoint> = {}) =>
      Array.from({ length: count }, (_, index) =>
        aPoint({ city, postcode: POSTCODE, code: `${city}${index}${changes.provider ?? ''}`, ...changes }),
      );
    const many = Array.from({ length: 12 }, (_, index) => of(`Wieś ${index + 10}`, 1, { postcode: '07-100' }));
    await put('inpost', [
      ...of('Mysiadło', 1),
      ...of('Piaseczno', 2),
      ...of('Józefosław', 3, { isOperating: false }),
      ...many.flat(),
    ]);
    await put('orlen', [...of('PIASECZNO', 3, { provider: 'orlen' }), ...of('Gdynia', 1, { postcode: '81-001' })]);
  });

  test('the most frequent comes first, of both networks, each town once', async () => {
    expect(await createTownSearch(db)(POSTCODE)).toEqual(['PIASECZNO', 'Józefosław', 'Mysiadło']);
    expect(await createTownSearch(db)('81-001')).toEqual(['Gdynia']);
  });

  test('there are ten at most, and none for a code that nobody has', async () => {
    expect(await createTownSearch(db)('07-100')).toHaveLength(10);
    expect(await createTownSearch(db)('00-000')).toEqual([]);
  });
});
