import type { Db } from '../../database/dialects.ts';
import { DAY_MS } from '../../time/durations.ts';

export interface CleaningLimits {
  /** Carts that one statement removes; others wait for the lock no longer than that takes. */
  readonly batch: number;
  /** Batches of one run; the next run goes on. */
  readonly batches: number;
}

/** How long a repetition of a request is recognised. */
const REQUEST_MS = DAY_MS;

/** Removes carts that have ended with all that is in them, and requests that nobody repeats. Gives how many carts. */
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
  await cleanRequests(db, now, { batch, batches });
  return removed;
}

async function cleanRequests(db: Db, now: Date, { batch, batches }: CleaningLimits): Promise<void> {
  const before = new Date(now.getTime() - REQUEST_MS);
  for (let count = 0; count < batches; count += 1) {
    const old = await db
      .selectFrom('cart_request')
      .select(['cartId', 'keyHash'])
      .where('createdAt', '<=', before)
      .orderBy('createdAt')
      .limit(batch)
      .execute();
    if (old.length === 0) return;
    await db
      .deleteFrom('cart_request')
      .where('cartId', 'in', [...new Set(old.map(({ cartId }) => cartId))])
      .where('createdAt', '<=', before)
      .execute();
    if (old.length < batch) return;
  }
}
