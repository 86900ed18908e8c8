import { createShopClient } from '../api/shop-client.ts';
import type { ActionsState } from './create-shop-actions.ts';

/** Another shade of the same product is no other look. */
let last: string | undefined;

/** Keeps with the customer's account that they looked at a product; the beginning of the account shows it. */
export async function rememberView(site: ActionsState['site'], sku: string): Promise<void> {
  if (sku === last) return;
  last = sku;
  await createShopClient(site).call('POST', '/me/viewed', { skus: [sku] });
}
