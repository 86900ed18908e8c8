import { formatDelivery, type Money } from '@witryna/module-schemas';
import type { CartLinePartsFragment, CartPartsFragment, CartProductFragment } from '../api/operations.gen.ts';
import type { Cart, CartCoupon, CartLine, GiftOffer } from './cart.ts';

type GraphqlMoney = { readonly value: number | null; readonly currency: string | null } | null | undefined;

/** An answer of the shop as the screens take it: amounts in minor units, without what the contract lets be null. */
export function toCart(parts: CartPartsFragment): Cart {
  const currency = parts.prices?.grand_total?.currency ?? '';
  const money = (given: GraphqlMoney) => toMoney(given) ?? { amount: 0, currency };
  const [address] = parts.shipping_addresses;
  const delivery = address?.selected_shipping_method;
  return {
    id: parts.id,
    version: parts.version,
    pieces: parts.total_quantity,
    lines: present(parts.items).map((line) => toLine(line, money)),
    coupons: present(parts.applied_coupons).map(({ code }) => toCoupon(code, parts, currency)),
    subtotal: money(parts.prices?.subtotal_including_tax),
    discounts: present(parts.prices?.discounts).map(({ label, amount }) => ({ label, amount: money(amount) })),
    taxes: present(parts.prices?.applied_taxes).map(({ label, amount }) => ({ label, amount: money(amount) })),
    total: money(parts.prices?.grand_total),
    delivery: delivery ? { label: deliveryName(delivery), amount: money(delivery.price_incl_tax) } : undefined,
    freeDelivery: { from: money(parts.free_delivery_from), missing: money(parts.free_delivery_missing) },
    giftOffers: present(parts.gift_offers).map((offer) => toOffer(offer, money)),
    areGiftsDeclined: parts.gifts_declined,
    notices: present(parts.notices).map(({ code, message, sku }) => ({ code, message, sku: sku ?? undefined })),
  };
}

/** An amount of GraphQL in minor units; undefined where there is none. */
export function toMoney(given: GraphqlMoney): Money | undefined {
  if (!given || given.value === null || given.currency === null) return undefined;
  return { amount: Math.round(given.value * 100), currency: given.currency };
}

/** Carrier and method in one: „Kurier InPost”. */
export function deliveryName(method: {
  readonly carrier_title: string;
  readonly method_title?: string | null | undefined;
}): string {
  return formatDelivery({ carrierTitle: method.carrier_title, methodTitle: method.method_title ?? '' });
}

function toCoupon(code: string, { prices, notices }: CartPartsFragment, currency: string): CartCoupon {
  const amount = present(prices?.discounts)
    .filter(({ coupon }) => coupon?.code === code)
    .reduce((sum, discount) => sum + (toMoney(discount.amount)?.amount ?? 0), 0);
  return {
    code,
    amount: amount > 0 ? { amount, currency } : undefined,
    refusal: present(notices).find(({ coupon }) => coupon === code)?.message,
  };
}

type ToMoney = (given: GraphqlMoney) => Money;

function toLine(parts: CartLinePartsFragment, money: ToMoney): CartLine {
  const isConfigured = 'configured_variant' in parts;
  const shown: CartProductFragment = isConfigured ? parts.configured_variant : parts.product;
  const { product, prices } = parts;
  const price = money(prices?.price_including_tax);
  const previous = money(prices?.original_item_price);
  const lowest = toMoney(shown.price_range.omnibus_lowest_price);
  const isReduced = lowest !== undefined && previous.amount > price.amount;
  const isOutOfStock = parts.outOfStock || parts.availability === 'OUT_OF_STOCK';
  const key = product.url_key;
  const category = present(product.categories)[0];
  return {
    uid: parts.uid,
    sku: parts.sku,
    productSku: product.sku ?? parts.sku,
    brand: product.brand_label ?? '',
    name: product.name ?? parts.sku,
    choice: isConfigured
      ? present(parts.configurable_options)
          .map(({ value_label }) => value_label)
          .join(', ')
      : '',
    title: product.product_line_label ?? product.brand_label ?? '',
    picture: shown.thumbnail?.url ?? product.thumbnail?.url ?? undefined,
    urlPath: key ? `/${key}${isConfigured ? `?sku=${encodeURIComponent(parts.sku)}` : ''}` : undefined,
    category: category?.name && category.url_path ? { name: category.name, path: `/${category.url_path}` } : undefined,
    quantity: parts.quantity,
    maxQuantity: parts.max_qty ?? parts.quantity,
    price,
    previousPrice: isReduced ? previous : undefined,
    lowestPrice: isReduced ? lowest : undefined,
    unitPrice: shown.unit_price ? { price: money(shown.unit_price.price), per: shown.unit_price.per } : undefined,
    total: money(prices?.row_total_including_tax),
    isGift: parts.isGift,
    isSample: parts.isSample,
    isFriendsAndFamily: parts.isFaF,
    isOutOfStock,
    isDisabled: !parts.is_available,
    problem:
      present(parts.errors)
        .map(({ sentence, message }) => sentence ?? message)
        .join(' ') || undefined,
  };
}

function toOffer(offer: NonNullable<CartPartsFragment['gift_offers'][number]>, money: ToMoney): GiftOffer {
  return {
    source: offer.source,
    kind: offer.kind === 'SAMPLE' ? 'sample' : 'gift',
    label: offer.label,
    isOfProduct: offer.source.startsWith('product:'),
    choices: offer.choices,
    missing: money(offer.missing),
    threshold: money(offer.threshold),
    items: present(offer.items).map(({ sku, is_available: isAvailable, is_chosen: isChosen, product }) => ({
      sku,
      name: product.name ?? sku,
      picture: product.thumbnail?.url ?? undefined,
      isAvailable,
      isChosen,
    })),
  };
}

const present = <Item>(list: readonly (Item | null | undefined)[] | null | undefined): Item[] =>
  (list ?? []).filter((item): item is Item => item !== null && item !== undefined);
