import type { ProductView } from '@witryna/modules';
import { addressInSite } from '../content/page-address.ts';
import { track } from '../data-layer/index.ts';

/** Notes that a product is looked at, for the tags that the visitor has agreed to. */
export function noteView(view: ProductView, basePath: string): void {
  const { sku, productSku, choice, name, category, brand, price, urlPath, picture } = view;
  const { currency } = price;
  const value = price.amount / 100;
  const item = {
    id: sku,
    parent_id: productSku,
    variant: choice,
    name,
    currency,
    category,
    brand,
    price: value,
    quantity: 1,
    url: addressInSite(urlPath, basePath),
    image: picture,
  };
  track({ event: 'view_item', currency, value, items: [item] });
}
