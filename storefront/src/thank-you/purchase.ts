import type { ThankYouQuery } from '../api/operations.gen.ts';
import { type AnalyticsItem, track } from '../data-layer/index.ts';
import { storageKeys } from '../storage-keys.ts';

type ThanksOrder = ThankYouQuery['guestOrderByToken'];
type ThanksItem = NonNullable<NonNullable<ThanksOrder['items']>[number]>;

/** Orders whose purchase was tracked, the newest last. */
const MOST_NUMBERS = 20;
let trackedByPage: readonly string[] = [];

/** Tracks a purchase once for each order, whatever is reloaded or opened again. */
export function trackPurchase(order: ThanksOrder, addressOf: (path: string) => string): void {
  if (!markPurchase(order.number)) return;
  const { total } = order;
  const currency = total?.grand_total.currency ?? '';
  track({
    event: 'purchase',
    transaction_id: order.number,
    currency,
    value: total?.grand_total.value ?? 0,
    tax: total?.total_tax.value ?? 0,
    shipping: total?.total_shipping.value ?? 0,
    coupon: order.applied_coupons.flatMap((coupon) => coupon?.code ?? []).join(','),
    items: (order.items ?? []).flatMap((item) => (item ? [toItem(item, addressOf)] : [])),
  });
}

/** Notes that an order's purchase is tracked; false where it was before. */
export function markPurchase(number: string): boolean {
  const tracked = [...trackedByPage, ...read()];
  if (tracked.includes(number)) return false;
  trackedByPage = [...trackedByPage, number];
  try {
    localStorage.setItem(storageKeys.trackedOrders, JSON.stringify([...read(), number].slice(-MOST_NUMBERS)));
  } catch {
    // The page itself remembers.
  }
  return true;
}

function toItem(item: ThanksItem, addressOf: (path: string) => string): AnalyticsItem {
  const key = item.product_url_key;
  return {
    id: item.product_sku,
    parent_id: ('parent_sku' in item && item.parent_sku) || item.product_sku,
    variant: (item.selected_options ?? []).flatMap((option) => option?.value ?? []).join(', '),
    name: item.product_name ?? item.product_sku,
    currency: item.product_sale_price.currency ?? '',
    category: item.product?.categories?.[0]?.name ?? '',
    brand: item.product?.brand_label ?? '',
    price: item.product_sale_price.value ?? 0,
    quantity: item.quantity_ordered ?? 0,
    url: key ? addressOf(`/${key}`) : '',
    image: item.product?.thumbnail?.url ?? '',
  };
}

function read(): readonly string[] {
  try {
    const given: unknown = JSON.parse(localStorage.getItem(storageKeys.trackedOrders) ?? '[]');
    return Array.isArray(given) ? given.filter((number): number is string => typeof number === 'string') : [];
  } catch {
    return [];
  }
}
