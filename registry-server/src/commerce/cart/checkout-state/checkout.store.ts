import type { Selectable } from 'kysely';
import type { Db } from '../../../database/dialects.ts';
import { prepareQuery } from '../../../database/prepared-query.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { CartCheckout } from './cart-checkout.ts';
import type { CartCheckoutTable } from './checkout.tables.ts';

/** All of it that has a row of its own: the e-mail lies with the cart. */
export type StoredCheckout = Omit<CartCheckout, 'email'>;

/** Of a cart that nobody checks out yet. */
const EMPTY_CHECKOUT: StoredCheckout = { consents: [] };

/** The row of a cart's checkout, for those who read it along with others. */
export const checkoutOfCart = prepareQuery(['cartId'], (db, { cartId }: { readonly cartId: string }) =>
  db.selectFrom('cart_checkout').selectAll().where('cartId', '=', cartId),
);

/** What the cart carries on its way to an order; one query. */
export async function readCheckout(db: Db | Trx, cartId: string): Promise<StoredCheckout> {
  return toStoredCheckout(await checkoutOfCart(db, { cartId }));
}

/** What `checkoutOfCart` found. */
export function toStoredCheckout([row]: readonly Selectable<CartCheckoutTable>[]): StoredCheckout {
  return row ? toCheckout(row) : EMPTY_CHECKOUT;
}

/** Keeps the whole of it. The cart has to be locked: nobody else writes its checkout meanwhile. */
export async function writeCheckout(trx: Trx, cartId: string, checkout: StoredCheckout, now: Date): Promise<void> {
  const { shippingAddress, billingAddress, delivery, payment, points, consents, customerNotes } = checkout;
  const row = {
    shippingAddress: json(shippingAddress),
    billingAddress: json(billingAddress === 'same' ? undefined : billingAddress),
    isBillingSame: billingAddress === 'same',
    points: json(points),
    delivery: json(delivery),
    payment: json(payment),
    consents: JSON.stringify(consents),
    customerNotes: customerNotes ?? null,
    updatedAt: now,
  };
  await trx
    .insertInto('cart_checkout')
    .values({ cartId, ...row })
    .onConflict((conflict) => conflict.column('cartId').doUpdateSet(row))
    .execute();
}

/** The guest's data where the customer's cart has none; those of the guest's cart go. */
export async function moveCheckout(
  trx: Trx,
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: Date },
): Promise<void> {
  const theirs = await readCheckout(trx, from);
  await removeCheckouts(trx, [from]);
  const { consents, delivery, ...others } = theirs;
  if (Object.keys(others).length === 0 && consents.length === 0) return;
  const own = await readCheckout(trx, to);
  // A way of delivery goes with its address: the guest's is no use at the customer's.
  const movesDelivery = !own.shippingAddress && delivery !== undefined;
  const agreed = new Set(own.consents.map(({ agreement }) => agreement));
  const merged: StoredCheckout = {
    ...others,
    ...(movesDelivery && { delivery }),
    ...own,
    ...((others.points || own.points) && { points: { ...others.points, ...own.points } }),
    consents: [...own.consents, ...consents.filter(({ agreement }) => !agreed.has(agreement))],
  };
  await writeCheckout(trx, to, merged, now);
}

/** Forgets the checkouts of these carts. */
async function removeCheckouts(trx: Trx, cartIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('cart_checkout').where('cartId', 'in', cartIds).execute();
}

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

function toCheckout(row: Selectable<CartCheckoutTable>): StoredCheckout {
  const { shippingAddress, billingAddress, isBillingSame, points, delivery, payment, consents, customerNotes } = row;
  return {
    ...(shippingAddress && { shippingAddress }),
    ...(billingAddress && { billingAddress }),
    ...(isBillingSame && { billingAddress: 'same' as const }),
    ...(points && { points }),
    ...(delivery && { delivery }),
    ...(payment && { payment }),
    consents,
    ...(customerNotes !== null && { customerNotes }),
  };
}
