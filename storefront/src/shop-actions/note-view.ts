import type { ProductView } from '@witryna/modules';
import { addressInSite } from '../content/page-address.ts';
import { allowsCookies } from '../cookie-choice/index.ts';
import { track } from '../data-layer/index.ts';
import type { ActionsState } from './create-shop-actions.ts';

/**
 * Notes that a product is looked at: for the tags that the visitor has agreed to, and for the list of what was looked at
 * last, of whoever allows what is functional. That list is shown in the account and in an empty cart.
 */
export function noteView(view: ProductView, site: ActionsState['site']): void {
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
    url: addressInSite(urlPath, site.basePath),
    image: picture,
  };
  track({ event: 'view_item', currency, value, items: [item] });
  if (!site.features.cart || !allowsCookies('functional')) return;
  // A look more or less is not missed.
  import('./remember-view.ts').then(({ rememberView }) => rememberView(site, productSku)).catch(() => {});
}
