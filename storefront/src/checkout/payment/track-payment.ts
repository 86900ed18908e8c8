import type { Cart } from '../../cart/index.ts';
import { track } from '../../data-layer/index.ts';

/** Notes how an order is about to be paid. */
export function trackPayment({ lines, total }: Cart, code: string, addressOf: (path: string) => string): void {
  track({
    event: 'add_payment_info',
    payment_type: code,
    currency: total.currency,
    value: total.amount / 100,
    items: lines.map(({ sku, name, choice, title, category, price, quantity, urlPath, picture }) => ({
      id: sku,
      parent_id: sku,
      variant: choice,
      name,
      currency: price.currency,
      category: category?.name ?? '',
      brand: title,
      price: price.amount / 100,
      quantity,
      url: urlPath ? addressOf(urlPath) : '',
      image: picture ?? '',
    })),
  });
}
