import { type Kysely, sql } from 'kysely';

interface Found {
  readonly cartId: string;
  readonly pointCode: string;
  readonly provider: string | null;
}

/**
 * A cart keeps a point for each network. One that was kept by its code alone goes to the network that has it; where none
 * has it, or two have, the shopper chooses anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('cart_checkout').addColumn('points', 'jsonb').execute();
  const { rows } = await sql<Found>`
    select checkout."cartId", checkout."pointCode", point."provider"
    from cart_checkout as checkout
    left join delivery_point as point on point."code" = checkout."pointCode"
    where checkout."pointCode" is not null
  `.execute(db);
  for (const [cartId, [found, ...others]] of Map.groupBy(rows, (row) => row.cartId)) {
    if (!found?.provider || others.length > 0) continue;
    const points = JSON.stringify({ [found.provider]: found.pointCode });
    await sql`update cart_checkout set "points" = ${points} where "cartId" = ${cartId}`.execute(db);
  }
  await db.schema.alterTable('cart_checkout').dropColumn('pointCode').execute();
}
