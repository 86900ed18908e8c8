import { createHash } from 'node:crypto';
import type { Trx } from '../../database/transaction.ts';
import { CouponUsedUp } from './coupons.errors.ts';

/** Who takes a coupon, and with which cart. */
export interface CouponTaker {
  readonly cartId: string;
  readonly customerId: number | null;
  readonly email: string;
  readonly now: Date;
}

/** What is kept of an address to know a guest again. */
function emailHashOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}

/**
 * Takes one use of each coupon for the order that is being placed, in its transaction; throws `CouponUsedUp`
 * when the last one went to somebody else. The same cart takes a coupon once, however often it asks.
 */
export async function takeCouponUses(trx: Trx, couponIds: readonly number[], taker: CouponTaker): Promise<void> {
  const emailHash = emailHashOf(taker.email);
  // In order of ids, so that two orders never wait for each other.
  for (const couponId of couponIds.toSorted((one, other) => one - other)) {
    const { cartId, customerId, now } = taker;
    // Guarded, and first: it locks the coupon, so that a person's uses are counted by one order at a time.
    const coupon = await trx
      .updateTable('coupon')
      .set((eb) => ({ uses: eb('uses', '+', 1) }))
      .where('id', '=', couponId)
      .where('isActive', '=', true)
      .where((eb) => eb.or([eb('usageLimit', 'is', null), eb('uses', '<', eb.ref('usageLimit'))]))
      .where((eb) => eb.not(eb.exists(usesOfCart(trx, couponId, cartId))))
      .returning(['code', 'usagePerCustomer'])
      .executeTakeFirst();
    if (!coupon) {
      if (await usesOfCart(trx, couponId, cartId).executeTakeFirst()) continue;
      throw new CouponUsedUp(await codeOf(trx, couponId));
    }
    const uses = await countUsesOfPerson(trx, couponId, { customerId, emailHash });
    if (coupon.usagePerCustomer !== null && uses >= coupon.usagePerCustomer) throw new CouponUsedUp(coupon.code);
    await trx.insertInto('coupon_use').values({ couponId, cartId, customerId, emailHash, usedAt: now }).execute();
  }
}

/** Gives the uses of a cart back, when its order comes to nothing. */
export async function returnCouponUses(trx: Trx, cartId: string): Promise<void> {
  const returned = await trx.deleteFrom('coupon_use').where('cartId', '=', cartId).returning('couponId').execute();
  const couponIds = returned.map(({ couponId }) => couponId).sort((one, other) => one - other);
  for (const couponId of couponIds) {
    await trx
      .updateTable('coupon')
      .set((eb) => ({ uses: eb('uses', '-', 1) }))
      .where('id', '=', couponId)
      .execute();
  }
}

/** Leaves of a customer's uses how many there were: neither the account nor the address behind them can be told. */
export async function forgetCouponUses(trx: Trx, customerId: number, email: string): Promise<void> {
  await trx
    .updateTable('coupon_use')
    .set({ customerId: null, emailHash: '' })
    .where((eb) => eb.or([eb('customerId', '=', customerId), eb('emailHash', '=', emailHashOf(email))]))
    .execute();
}

function usesOfCart(trx: Trx, couponId: number, cartId: string) {
  return trx.selectFrom('coupon_use').select('id').where('couponId', '=', couponId).where('cartId', '=', cartId);
}

async function countUsesOfPerson(
  trx: Trx,
  couponId: number,
  { customerId, emailHash }: { readonly customerId: number | null; readonly emailHash: string },
): Promise<number> {
  const { uses } = await trx
    .selectFrom('coupon_use')
    .select((eb) => eb.fn.countAll<number>().as('uses'))
    .where('couponId', '=', couponId)
    .where((eb) =>
      eb.or([eb('emailHash', '=', emailHash), ...(customerId === null ? [] : [eb('customerId', '=', customerId)])]),
    )
    .executeTakeFirstOrThrow();
  return uses;
}

async function codeOf(trx: Trx, couponId: number): Promise<string> {
  const row = await trx.selectFrom('coupon').select('code').where('id', '=', couponId).executeTakeFirst();
  return row?.code ?? '';
}
