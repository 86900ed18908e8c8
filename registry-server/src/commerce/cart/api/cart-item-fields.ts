import { errorSentence } from '../../../error-messages/error-messages.ts';
import { languageOf } from '../../../error-messages/language.ts';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { toMoney } from '../../../graphql/money.ts';
import type { Resolvers, SimpleCartItemResolvers } from '../../../graphql/resolver-types.gen.ts';
import type { CartItemAvailability, CartItemErrorType } from '../../../graphql/types.gen.ts';
import { toUid } from '../../../graphql/uids.ts';
import {
  type CatalogProduct,
  type Label,
  labelFor,
  optionsOfVariant,
  productBySku,
  wholeProduct,
} from '../../catalog/index.ts';
import { includedTax } from '../../pricing/index.ts';
import { shopSettingsOf } from '../../shop-settings.ts';
import type { LineProblem } from '../calculation/cart-line.ts';
import { discountOf } from './cart-discounts.ts';
import { goneProduct } from './gone-product.ts';
import type { LineInCart } from './line-in-cart.ts';

/** In the words of the contract. */
const MESSAGES: Readonly<Record<LineProblem, string>> = {
  gone: 'Product that you are trying to add is not available.',
  withdrawn: 'Product that you are trying to add is not available.',
  'without-price': 'Product that you are trying to add is not available.',
  'not-for-sale': 'Product that you are trying to add is not available.',
  'not-earned': 'Product that you are trying to add is not available.',
  'out-of-stock': 'This product is out of stock',
  short: 'The requested qty is not available',
};

const OF_STOCK: ReadonlySet<LineProblem | undefined> = new Set(['out-of-stock', 'short']);

const AVAILABILITY: Readonly<Record<LineProblem, CartItemAvailability>> = {
  gone: 'GONE',
  withdrawn: 'WITHDRAWN',
  'without-price': 'WITHOUT_PRICE',
  'not-for-sale': 'NOT_FOR_SALE',
  'not-earned': 'NOT_EARNED',
  'out-of-stock': 'OUT_OF_STOCK',
  short: 'SHORT',
};

const availabilityOf = ({ line: { problem } }: LineInCart) => (problem ? AVAILABILITY[problem] : 'AVAILABLE');

function errorsOf({ line: { problem, name, available } }: LineInCart, _args: unknown, { site }: GraphqlContext) {
  if (!problem) return null;
  const isOfStock = OF_STOCK.has(problem);
  const sentence = errorSentence(`line-${problem}`, languageOf(site), { name, quantity: available });
  const code: CartItemErrorType = isOfStock ? 'ITEM_QTY' : 'UNDEFINED';
  return [{ code, message: MESSAGES[problem], sentence, path: isOfStock ? '/quantity' : '/sku' }];
}

/** The product as it is listed: where there is a choice, as a whole. */
async function productOf({ line }: LineInCart, _args: unknown, context: GraphqlContext): Promise<CatalogProduct> {
  const found = await productBySku(context, line.sku);
  if (!found) return goneProduct(line);
  return line.variant?.hasChoice ? wholeProduct(found.data, found.at) : found;
}

async function variantOf({ line }: LineInCart, _args: unknown, context: GraphqlContext): Promise<CatalogProduct> {
  return (await productBySku(context, line.sku)) ?? goneProduct(line);
}

/** The choices that led to the variant. */
async function chosenOptions({ line }: LineInCart, _args: unknown, context: GraphqlContext) {
  const found = await productBySku(context, line.sku);
  if (!found?.variant) return [];
  return optionsOfVariant(found.data, found.variant).map(({ attribute, value }) => ({
    id: attribute.id,
    configurable_product_option_uid: toUid(attribute.id),
    configurable_product_option_value_uid: value.uid,
    value_id: value.index,
    value_label: value.label,
    option_label: labelFor(context.site, attribute.code as Label),
  }));
}

function discountsOf({ line, state }: LineInCart) {
  const applied = state.coupons.filter(({ refusal }) => refusal === undefined);
  const discounts = line.totals.discounts.flatMap((amount, index) => {
    const coupon = applied[index];
    return coupon && amount > 0 ? [discountOf(coupon, amount, 'ITEM', state.currency)] : [];
  });
  return discounts.length > 0 ? discounts : null;
}

const money = (amount: number, { state }: LineInCart) => toMoney(amount, state.currency);

/** A reduction is told from the lowest price of the 30 days before it, as everywhere in the shop. */
function reductionOf({ line: { price } }: LineInCart, quantity: number) {
  if (!price?.lowest30) return null;
  const off = Math.max(0, price.lowest30.amount - price.final.amount);
  return { amount_off: (off * quantity) / 100, percent_off: price.discountPercent ?? 0 };
}

const originalPrice = ({ line: { price, pricing } }: LineInCart) =>
  pricing.unitPrice === 0 ? 0 : (price?.regular.amount ?? 0);

const fieldsOfLine: SimpleCartItemResolvers = {
  id: ({ line }: LineInCart) => String(line.id),
  uid: ({ line }: LineInCart) => toUid(line.id),
  sku: ({ line }: LineInCart) => line.sku,
  quantity: ({ line }: LineInCart) => line.quantity,
  product: productOf,
  prices: (item: LineInCart) => item,
  discount: discountsOf,
  errors: errorsOf,
  is_available: ({ line }: LineInCart) => line.problem === undefined,
  not_available_message: ({ line }: LineInCart) => (line.problem ? MESSAGES[line.problem] : null),
  min_qty: () => 1,
  max_qty: ({ line }: LineInCart, _args, { site }) => (line.kind === 'item' ? shopSettingsOf(site).maxQuantity : 1),
  availability: availabilityOf,
  gift_source: ({ line }: LineInCart) => line.giftSource,
  isFaF: ({ line }: LineInCart) => line.price?.isFriendsAndFamily === true,
  isGift: ({ line }: LineInCart) => line.kind === 'gift',
  isSample: ({ line }: LineInCart) => line.kind === 'sample',
  customizable_options: () => [],
  gift_message: () => null,
  outOfStock: ({ line }: LineInCart) => line.available < line.quantity,
};

/** Fields of a line. */
export const cartItemFields: Resolvers = {
  SimpleCartItem: fieldsOfLine,
  ConfigurableCartItem: {
    ...fieldsOfLine,
    configurable_options: chosenOptions,
    configured_variant: variantOf,
  },
  CartItemPrices: {
    price_including_tax: (item: LineInCart) => money(item.line.pricing.unitPrice, item),
    price: (item: LineInCart) => {
      const { unitPrice, taxRate } = item.line.pricing;
      return money(unitPrice - includedTax(unitPrice, taxRate), item);
    },
    row_total_including_tax: (item: LineInCart) => money(item.line.totals.total, item),
    row_total: (item: LineInCart) => money(item.line.totals.total - item.line.totals.taxBeforeDiscount, item),
    row_total_with_discount_including_tax: (item: LineInCart) => money(item.line.totals.payable, item),
    total_item_discount: (item: LineInCart) => money(item.line.totals.discount, item),
    discounts: discountsOf,
    original_item_price: (item: LineInCart) => money(originalPrice(item), item),
    original_row_total: (item: LineInCart) => money(originalPrice(item) * item.line.quantity, item),
    catalog_discount: (item: LineInCart) => reductionOf(item, 1),
    row_catalog_discount: (item: LineInCart) => reductionOf(item, item.line.quantity),
  },
};
