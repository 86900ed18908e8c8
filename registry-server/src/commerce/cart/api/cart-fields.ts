import type { GraphqlContext } from '../../../graphql/context.ts';
import { toMoney } from '../../../graphql/money.ts';
import { pageInfoOf, pageOf } from '../../../graphql/paging.ts';
import { EntityMissing } from '../../../graphql/refusals.ts';
import type { Resolvers } from '../../../graphql/resolver-types.gen.ts';
import type { CartItemsV2Args } from '../../../graphql/types.gen.ts';
import { productBySku } from '../../catalog/index.ts';
import { readPurchasableVariants } from '../../pricing/index.ts';
import type { CartState } from '../calculation/calculate-cart.ts';
import { shopperOf } from '../cart-access.ts';
import { discountsOfCart } from './cart-discounts.ts';
import { toItem } from './line-in-cart.ts';
import { sortLines } from './sort-lines.ts';

const money = (amount: number, { currency }: Pick<CartState, 'currency'>) => toMoney(amount, currency);

/** The things in the cart; a gift that is not earned is not in it. */
function totalQuantity({ lines }: CartState): number {
  return lines.reduce((sum, { quantity, problem }) => sum + (problem === 'not-earned' ? 0 : quantity), 0);
}

const couponCodes = ({ coupons }: CartState) => coupons.map(({ coupon }) => ({ code: coupon.code }));

function itemsPage(state: CartState, args: CartItemsV2Args) {
  const page = pageOf(args);
  const sorted = args.sort ? sortLines(state.lines, args.sort) : state.lines;
  return {
    items: sorted.slice(page.offset, page.offset + page.pageSize).map((line) => toItem(line, state)),
    page_info: pageInfoOf(page, state.lines.length),
    total_count: state.lines.length,
  };
}

/** What the shop gives; read only for those who ask. */
async function giftOffers(state: CartState, _args: unknown, context: GraphqlContext) {
  const offers = await context.app.carts.offers(shopperOf(context), state);
  const skus = offers.flatMap((offer) => offer.skus);
  const variants = await readPurchasableVariants(context.app.db, skus, state.currency);
  return offers.map((offer) => ({
    source: offer.source,
    kind: offer.kind === 'gift' ? ('GIFT' as const) : ('SAMPLE' as const),
    label: offer.label,
    choices: offer.choices,
    threshold: money(offer.threshold, state),
    missing: money(offer.missing, state),
    items: offer.skus.flatMap((sku) => {
      const variant = variants.find((each) => each.sku === sku || (each.productSku === sku && !each.hasChoice));
      if (!variant?.isActive) return [];
      const isChosen = state.lines.some((line) => line.giftSource === offer.source && line.sku === variant.sku);
      return [{ sku: variant.sku, is_available: variant.stock > 0, is_chosen: isChosen }];
    }),
  }));
}

/** Fields of a cart, all from one state. */
export const cartFields: Resolvers = {
  Cart: {
    id: ({ cart }: CartState) => cart.id,
    version: ({ cart }: CartState) => cart.version,
    is_virtual: () => false,
    items: (state: CartState) => state.lines.map((line) => toItem(line, state)),
    itemsV2: itemsPage,
    total_quantity: totalQuantity,
    total_summary_quantity_including_config: totalQuantity,
    applied_coupon: (state: CartState) => couponCodes(state)[0] ?? null,
    applied_coupons: (state: CartState) => (state.coupons.length > 0 ? couponCodes(state) : null),
    prices: (state: CartState) => state,
    free_delivery_from: (state: CartState) => money(state.freeDelivery.from, state),
    free_delivery_missing: (state: CartState) => money(state.freeDelivery.missing, state),
    gifts_declined: ({ cart }: CartState) => cart.giftsDeclined,
    gift_offers: giftOffers,
    notices: ({ notices }: CartState) => notices,
  },
  CartGift: {
    async product({ sku }, _args, context) {
      const product = await productBySku(context, sku);
      if (!product) throw new EntityMissing(undefined, 'product-missing', { sku });
      return product;
    },
  },
  CartPrices: {
    grand_total: (state: CartState) => money(state.totals.total, state),
    grand_total_excluding_tax: (state: CartState) => money(state.totals.total - state.totals.tax, state),
    subtotal_including_tax: (state: CartState) => money(state.totals.subtotal, state),
    subtotal_excluding_tax: (state: CartState) => money(state.totals.subtotal - state.totals.subtotalTax, state),
    subtotal_with_discount_excluding_tax: (state: CartState) =>
      money(state.totals.goods - state.totals.goodsTax, state),
    applied_taxes: (state: CartState) =>
      state.totals.taxes.map(({ rate, amount }) => ({ label: `VAT ${rate}%`, amount: money(amount, state) })),
    discounts: discountsOfCart,
    discount: (state: CartState) => {
      const discounts = discountsOfCart(state);
      if (!discounts) return null;
      const amount = state.totals.discount + state.totals.delivery.discount;
      return { amount: money(amount, state), label: discounts.map(({ label }) => label) };
    },
  },
};
