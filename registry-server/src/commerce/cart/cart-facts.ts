import type { Db } from '../../database/dialects.ts';
import { prepareQuery } from '../../database/prepared-query.ts';
import type { Trx } from '../../database/transaction.ts';
import { readCategoryPaths, type Sellable, sellableColumns, toSellable } from '../catalog/sellables.ts';
import { readCheckout } from '../checkout/checkout.store.ts';
import type { GiftRule } from '../gifts/gift-rules.store.ts';
import { shopSettingsOf } from '../shop-settings.ts';
import type { CartRow, Shopper } from './cart-access.ts';
import type { LineRow } from './cart-line.ts';
import type { CartFacts, GivenCoupon } from './reckon-cart.ts';

interface OfCart {
  readonly cartId: string;
}

/** Before the order a guest is nobody; then the address counts as well. */
const NOBODY = -1;

/** What the facts are read with; the rules come from memory, where a transaction cannot wait for them. */
export interface FactsNeeds {
  readonly giftRules: readonly GiftRule[];
  readonly now: Date;
}

const cartById = prepareQuery(['id'], (db, { id }: { readonly id: string }) =>
  db.selectFrom('cart').selectAll().where('id', '=', id),
);

const linesOfCart = prepareQuery(['cartId'], (db, { cartId }: OfCart) =>
  db.selectFrom('cart_line').selectAll().where('cartId', '=', cartId).orderBy('id'),
);

const sellablesOfCart = prepareQuery(
  ['cartId', 'currency'],
  (db, { cartId, currency }: OfCart & { readonly currency: string }) =>
    sellableColumns(db, currency).where(
      'product_variant.sku',
      'in',
      db.selectFrom('cart_line').select('cart_line.sku').where('cartId', '=', cartId),
    ),
);

const couponsOfCart = prepareQuery(
  ['cartId', 'customerId'],
  (db, { cartId, customerId }: OfCart & { readonly customerId: number }) =>
    db
      .selectFrom('cart_coupon')
      .innerJoin('coupon', 'coupon.id', 'cart_coupon.couponId')
      .selectAll('coupon')
      .select((eb) =>
        eb
          .selectFrom('coupon_use')
          .whereRef('coupon_use.couponId', '=', 'coupon.id')
          .where('customerId', '=', customerId)
          .select((uses) => uses.fn.countAll<number>().as('uses'))
          .$asScalar()
          .$notNull()
          .as('usesByShopper'),
      )
      .where('cartId', '=', cartId)
      .orderBy('cart_coupon.position'),
);

/** The row of a cart. */
export async function readCart(db: Db | Trx, id: string): Promise<CartRow | undefined> {
  return (await cartById(db, { id }))[0];
}

/** Its lines. */
export function readLines(db: Db | Trx, cartId: string): Promise<LineRow[]> {
  return linesOfCart(db, { cartId });
}

/**
 * All that the state of the cart follows from, except its row: as many queries for a hundred lines as for one.
 * A reader outside of a transaction asks them all at once.
 */
export async function readFacts(
  db: Db | Trx,
  cartId: string,
  shopper: Shopper,
  { giftRules, now }: FactsNeeds,
): Promise<Omit<CartFacts, 'cart'>> {
  const { site, customer } = shopper;
  const reads = [
    () => readLines(db, cartId),
    () => readSellablesOf(db, cartId, site.currency),
    () => readCouponsOf(db, cartId, customer?.id),
    () => readCheckout(db, cartId),
  ] as const;
  const [lines, sellables, coupons, checkout] = db.isTransaction
    ? [await reads[0](), await reads[1](), await reads[2](), await reads[3]()]
    : await Promise.all([reads[0](), reads[1](), reads[2](), reads[3]()]);
  const asksForCategories = coupons.some(({ categoryPaths }) => categoryPaths.length > 0);
  const productIds = asksForCategories ? [...sellables.values()].map(({ productId }) => productId) : [];
  return {
    ...{ lines, sellables, coupons, checkout, site, settings: shopSettingsOf(site), now },
    categoryPaths: await readCategoryPaths(db, productIds),
    giftRules,
    isPremium: customer?.isPremium ?? false,
  };
}

async function readSellablesOf(db: Db | Trx, cartId: string, currency: string): Promise<ReadonlyMap<string, Sellable>> {
  const rows = await sellablesOfCart(db, { cartId, currency });
  return new Map(rows.map((row) => [row.sku, toSellable(row, currency)]));
}

function readCouponsOf(db: Db | Trx, cartId: string, customerId: number | undefined): Promise<GivenCoupon[]> {
  return couponsOfCart(db, { cartId, customerId: customerId ?? NOBODY });
}
