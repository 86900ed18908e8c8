import type { Db } from '../../../database/dialects.ts';
import { prepareQuery } from '../../../database/prepared-query.ts';
import { queryTogether, type RowsOfQueries } from '../../../database/query-together.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { GiftRule } from '../../gifts/index.ts';
import { purchasableVariantColumns, readCategoryPaths, toPurchasableVariant } from '../../pricing/index.ts';
import { shopSettingsOf } from '../../shop-settings.ts';
import type { CartRow, Shopper } from '../cart-access.ts';
import { checkoutOfCart, toStoredCheckout } from '../checkout-state/checkout.store.ts';
import type { CartFacts } from './calculate-cart.ts';
import type { LineRow } from './cart-line.ts';

interface OfCart {
  readonly cartId: string;
}

/** Before the order a guest is nobody; then the address counts as well. */
const NOBODY = -1;

/** What the facts are read with; the rules come from memory, where a transaction cannot wait for them. */
export interface FactsDeps {
  readonly giftRules: readonly GiftRule[];
  readonly now: Date;
}

const cartById = prepareQuery(['id'], (db, { id }: { readonly id: string }) =>
  db.selectFrom('cart').selectAll().where('id', '=', id),
);

/** Lines of a cart, for those who read them along with others. */
export const linesOfCart = prepareQuery(['cartId'], (db, { cartId }: OfCart) =>
  db.selectFrom('cart_line').selectAll().where('cartId', '=', cartId).orderBy('id'),
);

const purchasableVariantsOfCart = prepareQuery(
  ['cartId', 'currency'],
  (db, { cartId, currency }: OfCart & { readonly currency: string }) =>
    purchasableVariantColumns(db, currency).where(
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

/** The row of a cart with what was found of its facts, all in one go. */
export async function readWholeCart(db: Db | Trx, id: string, shopper: Shopper) {
  const [[row], ...found] = await queryTogether(db, [cartById.with(db, { id }), ...factQueries(db, id, shopper)]);
  return { row, found };
}

/** The facts of a cart that is known. */
export async function readFacts(
  db: Db | Trx,
  cartId: string,
  shopper: Shopper,
  deps: FactsDeps,
): Promise<Omit<CartFacts, 'cart'>> {
  return toFacts(db, await queryTogether(db, factQueries(db, cartId, shopper)), shopper, deps);
}

/**
 * What is asked for all that the state of a cart follows from, except its row: as many queries for a hundred lines as
 * for one, to be run together.
 */
export function factQueries(db: Db | Trx, cartId: string, { site, customer }: Shopper) {
  return [
    linesOfCart.with(db, { cartId }),
    purchasableVariantsOfCart.with(db, { cartId, currency: site.currency }),
    couponsOfCart.with(db, { cartId, customerId: customer?.id ?? NOBODY }),
    checkoutOfCart.with(db, { cartId }),
  ] as const;
}

/** What `factQueries` found. */
export type FoundRows = RowsOfQueries<ReturnType<typeof factQueries>>;

/** The facts that these rows tell. */
export async function toFacts(
  db: Db | Trx,
  [lines, rows, coupons, checkout]: FoundRows,
  { site, customer }: Shopper,
  { giftRules, now }: FactsDeps,
): Promise<Omit<CartFacts, 'cart'>> {
  const variants = new Map(rows.map((row) => [row.sku, toPurchasableVariant(row, site.currency)]));
  const asksForCategories = coupons.some(({ categoryPaths }) => categoryPaths.length > 0);
  const productIds = asksForCategories ? [...variants.values()].map(({ productId }) => productId) : [];
  return {
    lines,
    variants,
    coupons,
    checkout: toStoredCheckout(checkout),
    site,
    settings: shopSettingsOf(site),
    now,
    categoryPaths: await readCategoryPaths(db, productIds),
    giftRules,
    isPremium: customer?.isPremium ?? false,
  };
}
