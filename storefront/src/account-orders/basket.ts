import type { AccountHomeQuery } from '../api/operations.gen.ts';
import type { Money } from '../order-parts/index.ts';
import type { OrderInList } from './order-in-list.ts';

/** What is left in a cart, as goods of an order are shown. */
export interface Basket extends Pick<OrderInList, 'items'> {
  readonly pieces: number;
  readonly total: Money | undefined;
}

/** What there is in the customer's cart; undefined for an empty one, and for none. */
export function basketOf(cart: AccountHomeQuery['customerCart'] | null): Basket | undefined {
  if (!cart || cart.total_quantity === 0) return undefined;
  const total = cart.prices?.grand_total;
  return {
    pieces: cart.total_quantity,
    total:
      total?.value != null && total.currency != null ? { value: total.value, currency: total.currency } : undefined,
    items: (cart.items ?? []).flatMap((line) => {
      if (!line?.product) return [];
      const { uid, quantity, product } = line;
      const url = product.thumbnail?.url ?? null;
      return [
        { id: uid, product_name: product.name ?? '', quantity_ordered: quantity, product: { thumbnail: { url } } },
      ];
    }),
  };
}
