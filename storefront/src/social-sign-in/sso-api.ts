import type { RestAnswer, ShopClient } from '../api/shop-client.ts';
import { SSO_PROVIDERS, type SsoProvider } from './sso-memory.ts';

export type SsoReader = Pick<ShopClient, 'read'>;
type Body = Readonly<Record<string, unknown>>;

/** How a site signs in through others. */
export interface SsoSettings {
  readonly providers: readonly SsoProvider[];
  readonly opensIn: 'tab' | 'window';
  /** Whichever window comes back signs in, without asking who opened it. */
  readonly isBackOffice: boolean;
}

const NO_SETTINGS: SsoSettings = { providers: [], opensIn: 'tab', isBackOffice: false };

/** What is configured; nothing where the shop cannot say. */
export async function readSsoSettings(shop: SsoReader): Promise<SsoSettings> {
  const answer = await shop.read('/sso/providers');
  if (answer?.status !== 200) return NO_SETTINGS;
  const { providers, opensIn, isBackOffice } = answerBody(answer);
  return {
    providers: Array.isArray(providers) ? SSO_PROVIDERS.filter((provider) => providers.includes(provider)) : [],
    opensIn: opensIn === 'window' ? 'window' : 'tab',
    isBackOffice: isBackOffice === true,
  };
}

export const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null;
export const answerBody = (answer: RestAnswer | undefined): Body => (isObject(answer?.body) ? answer.body : {});
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
