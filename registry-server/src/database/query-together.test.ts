import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { dialects } from '../testing/dialects.ts';
import { isAnyOf } from './is-any-of.ts';
import { prepareQuery } from './prepared-query.ts';
import { queryTogether } from './query-together.ts';
import { inTransaction } from './transaction.ts';

const addBrand = prepareQuery(['code', 'name'], (db, brand: { readonly code: string; readonly name: string }) =>
  db.insertInto('brand').values(brand).returning('code'),
);
const brandsOf = prepareQuery(['codes'], (db, { codes }: { readonly codes: readonly string[] }) =>
  db
    .selectFrom('brand')
    .selectAll()
    .where(isAnyOf(db, 'code', codes))
    .orderBy('code'),
);

describe.each(dialects)('queries together on $name', ({ openDatabase }) => {
  test('each sees what those before it wrote', async () => {
    const db = await openDatabase();
    const [made, found] = await inTransaction(db, (trx) =>
      queryTogether(trx, [addBrand.with(trx, { code: 'a', name: 'A' }), brandsOf.with(trx, { codes: ['a', 'b'] })]),
    );
    expect(made).toEqual([{ code: 'a' }]);
    expect(found).toMatchObject([{ code: 'a', name: 'A' }]);
    expect(await brandsOf(db, { codes: [] })).toEqual([]);
  });

  test('one that fails makes all fail, and the transaction is rolled back', async () => {
    const db = await openDatabase();
    await addBrand(db, { code: 'a', name: 'A' });
    const write = inTransaction(db, (trx) =>
      queryTogether(trx, [
        addBrand.with(trx, { code: 'b', name: 'B' }),
        addBrand.with(trx, { code: 'a', name: 'twice' }),
        brandsOf.with(trx, { codes: ['b'] }),
      ]),
    );
    await expect(write).rejects.toThrow(/unique/i);
    expect(await brandsOf(db, { codes: ['a', 'b'] })).toMatchObject([{ code: 'a', name: 'A' }]);
  });

  test('a column that a migration adds is read by statements that were prepared before', async () => {
    const db = await openDatabase();
    await addBrand(db, { code: 'a', name: 'A' });
    await brandsOf(db, { codes: ['a'] });
    await sql`alter table brand add column "seenBy" text default 'nobody'`.execute(db);
    expect(await brandsOf(db, { codes: ['a'] })).toMatchObject([{ code: 'a', seenBy: 'nobody' }]);
    await sql`alter table brand add column "alsoBy" text default 'nobody'`.execute(db);
    const inside = await inTransaction(db, (trx) => brandsOf(trx, { codes: ['a'] }));
    expect(inside).toMatchObject([{ code: 'a', alsoBy: 'nobody' }]);
  });
});
