import type { Cart } from '../cart/index.ts';

/**
 * Of what a delivery estimate depends on: the goods, their number, the value after discounts, and the codes that are in
 * effect, one of which may be for free delivery.
 */
export function estimateKey({ lines, total, coupons }: Pick<Cart, 'lines' | 'total' | 'coupons'>): string {
  const goods = lines.map(({ sku, quantity }) => [sku, quantity]);
  const codes = coupons.flatMap(({ code, refusal }) => (refusal === undefined ? [code] : []));
  return JSON.stringify([goods, total.amount, codes]);
}
