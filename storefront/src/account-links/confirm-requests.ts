import type { ShopClient } from '../api/shop-client.ts';
import type { ShopResult } from '../api/shop-result.ts';
import type { ScreenPath } from '../content/own-paths.ts';
import type { LinkSecrets } from '../forms/link-secrets.ts';
import { ConfirmEmailDocument } from './account-links.gen.ts';

/** Pages with one button. */
export type ConfirmPath = Extract<
  ScreenPath,
  '/newsletter/confirm' | '/newsletter/unsubscribe' | '/stock-alert/confirm' | '/confirm-email'
>;

interface ConfirmRequest {
  /** Names of the secrets in the link. */
  readonly secrets: readonly string[];
  send(shop: ShopClient, secrets: LinkSecrets): Promise<ShopResult>;
}

const postToken = (path: string): ConfirmRequest => ({
  secrets: ['token'],
  send: (shop, { token = '' }) => shop.post(path, token),
});

/** The request that each page sends when its button is pressed. */
export const confirmRequests: Readonly<Record<ConfirmPath, ConfirmRequest>> = {
  '/newsletter/confirm': postToken('/newsletter/confirm'),
  '/newsletter/unsubscribe': postToken('/newsletter/unsubscribe'),
  '/stock-alert/confirm': postToken('/stock-alerts/confirm'),
  '/confirm-email': {
    secrets: ['email', 'key'],
    send: (shop, { email = '', key = '' }) => shop.mutate(ConfirmEmailDocument, { email, key }),
  },
};
