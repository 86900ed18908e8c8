import type { ShopClient } from '../api/shop-client.ts';

/** A key of the customer. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  /** Kept by a service that has it on all devices of its owner. */
  readonly isSynced: boolean;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** The customer's keys, of the REST interface. */
export const PASSKEYS_PATH = '/passkeys';

/** The customer's keys; undefined where the shop cannot say. */
export async function readPasskeys(shop: Pick<ShopClient, 'call'>): Promise<readonly Passkey[] | undefined> {
  return passkeysOf((await shop.call('GET', PASSKEYS_PATH)).data);
}

/** The keys in the shop's answer; undefined where it holds none. */
export function passkeysOf(body: unknown): readonly Passkey[] | undefined {
  const { passkeys } = (body ?? {}) as { readonly passkeys?: unknown };
  return Array.isArray(passkeys) ? (passkeys as Passkey[]) : undefined;
}

/** What a key is called until its owner says otherwise: the system that it was made on. */
export function nameOfDevice(userAgent: string, words: string): string {
  const system = SYSTEMS.find(([sign]) => userAgent.includes(sign))?.[1];
  return system ? `${words} (${system})` : words;
}

/** In this order: an iPhone says that it is like a Mac, Android that it is a Linux. */
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const;
