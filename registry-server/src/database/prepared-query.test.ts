import { describe, expect, test } from 'vitest';
import { dialects } from '../testing/dialects.ts';
import { prepareQuery } from './prepared-query.ts';

interface Wanted {
  readonly code: string;
  readonly name: string;
}

const findBrands = prepareQuery(['code', 'name'], (db, { code, name }: Wanted) =>
  db
    .selectFrom('brand')
    .selectAll()
    .where((eb) => eb.or([eb('name', '=', name), eb('code', '=', code), eb('name', '=', 'zawsze')]))
    .orderBy('code'),
);

describe.each(dialects)('a prepared query on $name', ({ openDatabase }) => {
  test('returns the rows for its values each time, inside and outside a transaction', async () => {
    const db = await openDatabase();
    const brand = (code: string, name: string) => ({ code, name, manufacturer: JSON.stringify({ name }) });
    await db
      .insertInto('brand')
      .values([brand('a', 'A'), brand('b', 'B'), brand('c', 'zawsze')])
      .execute();
    const codes = async (values: Wanted) => (await findBrands(db, values)).map(({ code }) => code);
    expect(await codes({ code: 'a', name: 'B' })).toEqual(['a', 'b', 'c']);
    expect(await codes({ code: 'b', name: '-' })).toEqual(['b', 'c']);
    expect(await codes({ code: "' or 1=1 --", name: '-' })).toEqual(['c']);
    const inside = await db.transaction().execute((trx) => findBrands(trx, { code: 'a', name: '-' }));
    expect(inside).toMatchObject([{ code: 'a', manufacturer: { name: 'A' } }, { code: 'c' }]);
  });
});
