import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { up } from '../../database/migrations/0499-points-of-networks.ts';
import { aShop } from '../../testing/a-cart.ts';
import { aPoint } from '../../testing/a-point.ts';
import { dialects } from '../../testing/dialects.ts';
import { readCheckout } from '../cart/index.ts';
import { writePoints } from '../delivery/points/write-points.ts';

describe.each(dialects)('points that were kept by their code alone on $name', ({ openDatabase }) => {
  test('go to the network that has them; where that cannot be told, the shopper chooses anew', async () => {
    const db = await openDatabase();
    const { newCart } = await aShop(db);
    const list = { points: 2, refreshedAt: new Date() };
    await writePoints(db, 'inpost', { written: [aPoint(), aPoint({ code: 'OBA1' })], removed: [] }, list);
    const orlen = ['WAW77', 'OBA1'].map((code) => aPoint({ provider: 'orlen', code }));
    await writePoints(db, 'orlen', { written: orlen, removed: [] }, list);

    // As it was before the networks.
    await db.schema.alterTable('cart_checkout').dropColumn('points').execute();
    await db.schema.alterTable('cart_checkout').addColumn('pointCode', 'text').execute();
    const expected = [
      ['KRA010', { inpost: 'KRA010' }],
      ['WAW77', { orlen: 'WAW77' }],
      ['OBA1', undefined],
      ['NIC1', undefined],
      [null, undefined],
    ] as const;
    const carts: string[] = [];
    for (const [code] of expected) {
      const cartId = await newCart();
      carts.push(cartId);
      await sql`insert into cart_checkout ("cartId", "isBillingSame", "pointCode", "consents", "updatedAt")
        values (${cartId}, false, ${code}, '[]', ${new Date().toISOString()})`.execute(db);
    }
    // Migrations know no tables by their types.
    const untyped: unknown = db;
    await up(untyped as Kysely<unknown>);
    for (const [index, [, points]] of expected.entries()) {
      expect((await readCheckout(db, carts[index] ?? '')).points).toEqual(points);
    }
  });
});
