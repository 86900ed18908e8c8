import type { Cart } from '../cart/index.ts';

/** Of what a delivery estimate depends on: the goods, their number, and the value after discounts. */
export function estimateKey({ lines, total }: Pick<Cart, 'lines' | 'total'>): string {
  return JSON.stringify([lines.map(({ sku, quantity }) => [sku, quantity]), total.amount]);
}
