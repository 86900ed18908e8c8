import type { Db } from '../../database/dialects.ts';

export interface CleaningLimits {
  /** Carts that one statement removes; others wait for the lock no longer than that takes. */
  readonly batch: number;
  /** Batches of one run; the next run goes on. */
  readonly batches: number;
}

/** Removes carts that have ended with all that is in them. Gives how many. */
export async function cleanCarts(db: Db, now: Date, { batch, batches }: CleaningLimits): Promise<number> {
  let removed = 0;
  for (let count = 0; count < batches; count += 1) {
    const ended = db.selectFrom('cart').select('id').where('expiresAt', '<=', now).orderBy('expiresAt').limit(batch);
    const { numDeletedRows } = await db
      .deleteFrom('cart')
      .where('id', 'in', ended)
      // Asked again under the lock: the shopper may have come back in between.
      .where('expiresAt', '<=', now)
      .executeTakeFirstOrThrow();
    removed += Number(numDeletedRows);
    if (Number(numDeletedRows) < batch) break;
  }
  return removed;
}

/** Removes some carts of guests that nobody has changed since; answers how many. */
export async function forgetGuestCarts(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .selectFrom('cart')
    .select('id')
    .where('customerId', 'is', null)
    .where('status', '=', 'active')
    .where('updatedAt', '<', before)
    .orderBy('updatedAt')
    .limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('cart')
    .where('id', 'in', old)
    // Asked again under the lock: the shopper may have come back in between.
    .where('updatedAt', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Removes what some requests came to that nobody repeats any more; answers how many requests were looked at. */
export async function forgetRequests(db: Db, before: Date, limit: number): Promise<number> {
  const old = await db
    .selectFrom('cart_request')
    .select('cartId')
    .where('createdAt', '<=', before)
    .orderBy('createdAt')
    .limit(limit)
    .execute();
  if (old.length === 0) return 0;
  await db
    .deleteFrom('cart_request')
    .where('cartId', 'in', [...new Set(old.map(({ cartId }) => cartId))])
    .where('createdAt', '<=', before)
    .execute();
  return old.length;
}
