import { storedToken } from '../api/customer-token.ts';
import { createShopClient } from '../api/shop-client.ts';
import { ensureViewer } from '../api/viewer.ts';
import type { ActionsState } from './create-shop-actions.ts';

/** Another shade of the same product is no other look. */
let last: string | undefined;

/** Keeps that a product was looked at: with the account of a customer, else under an id that this browser has made up. */
export async function rememberView(site: ActionsState['site'], sku: string): Promise<void> {
  if (sku === last) return;
  last = sku;
  const isCustomer = storedToken() !== undefined;
  if (!isCustomer && !ensureViewer()) return;
  await createShopClient(site).call('POST', isCustomer ? '/me/viewed' : '/products/viewed', { skus: [sku] });
}
