import type { Cart, CartLine } from '../cart/index.ts';
import type { AnalyticsItem } from './data-layer.ts';

/** What an event says of goods, with the sum that goes with them. */
interface GoodsOfEvent {
  readonly currency: string;
  readonly value: number;
  readonly items: readonly AnalyticsItem[];
}

type AddressOf = (path: string) => string;

/** All that lies in a cart, at its total. */
export function goodsOfCart({ lines, total }: Pick<Cart, 'lines' | 'total'>, addressOf: AddressOf): GoodsOfEvent {
  const items = lines.map((line) => toItem(line, line.quantity, addressOf));
  return { currency: total.currency, value: total.amount / 100, items };
}

/** Some pieces of a line, at its price. */
export function goodsOfLine(line: CartLine, quantity: number, addressOf: AddressOf): GoodsOfEvent {
  const { price } = line;
  const items = [toItem(line, quantity, addressOf)];
  return { currency: price.currency, value: (price.amount * quantity) / 100, items };
}

function toItem(line: CartLine, quantity: number, addressOf: AddressOf): AnalyticsItem {
  const { sku, productSku, brand, name, choice, category, price, urlPath, picture } = line;
  return {
    id: sku,
    parent_id: productSku,
    variant: choice,
    name,
    currency: price.currency,
    category: category?.name ?? '',
    brand,
    price: price.amount / 100,
    quantity,
    url: urlPath ? addressOf(urlPath) : '',
    image: picture ?? '',
  };
}
