import { returnPath } from '../content/return-path.ts';
import { storageKeys } from '../storage-keys.ts';

// A way to a sign-in provider and back, as this tab remembers it. What lies in a storage may have been put there by
// anything, so every part is read with its form checked.

/** Companies through which one signs in. */
export const SSO_PROVIDERS = ['google', 'facebook'] as const;
export type SsoProvider = (typeof SSO_PROVIDERS)[number];

/** Where a way began: that is where it leads back to. */
export interface SsoSource {
  readonly from: 'auth' | 'cart';
  /** A path of the site that somebody wanted to go to. */
  readonly returnTo?: string | undefined;
  /** A tab waits for the window with this id, and goes on by itself. */
  readonly windowId?: string | undefined;
}

/** What the shop asks of somebody who has no account, or has not linked it. */
export interface SsoQuestion {
  readonly kind: 'consents' | 'exists';
  readonly sessionId: string;
  /** Empty where the provider gave none. */
  readonly email: string;
  readonly name: string;
}

const MAX_QUERY = 4_000;
const MAX_TEXT = 254;
const SESSION_ID = /^[\w-]{1,100}$/;
const WINDOW_ID = /^[\w-]{1,64}$/;
const KEYS = [
  storageKeys.ssoProvider,
  storageKeys.ssoSource,
  storageKeys.ssoParams,
  storageKeys.ssoSessionId,
  storageKeys.ssoCustomer,
] as const;

/** Somebody leaves for a provider: the marker without which nothing that comes back is looked at. */
export function rememberWay(provider: SsoProvider, source: SsoSource): void {
  forgetWay();
  write(storageKeys.ssoProvider, provider);
  write(storageKeys.ssoSource, JSON.stringify(source));
}

/** Nothing of the way is left. */
export function forgetWay(): void {
  for (const key of KEYS) write(key, undefined);
}

/** The marker; `unknown` where something else stands in its place, undefined where nobody has left. */
export function storedProvider(): SsoProvider | 'unknown' | undefined {
  const stored = read(storageKeys.ssoProvider);
  if (stored === undefined) return undefined;
  return SSO_PROVIDERS.find((provider) => provider === stored) ?? 'unknown';
}

/** The flag of where it began; a path that leads out of the site is none. */
export function storedSource(basePath: string): SsoSource | undefined {
  const given = readObject(storageKeys.ssoSource);
  if (!given || (given.from !== 'auth' && given.from !== 'cart')) return undefined;
  const { from, returnTo, windowId } = given;
  return {
    from,
    returnTo:
      typeof returnTo === 'string' ? returnPath(`?${new URLSearchParams({ return: returnTo })}`, basePath) : undefined,
    windowId: typeof windowId === 'string' && WINDOW_ID.test(windowId) ? windowId : undefined,
  };
}

/** Keeps the query with which a provider has sent somebody back. */
export function rememberParams(query: string): void {
  write(storageKeys.ssoParams, query.length > MAX_QUERY ? undefined : query);
}

/** That query, once: a code works no second time. */
export function takeParams(): string | undefined {
  const stored = read(storageKeys.ssoParams);
  write(storageKeys.ssoParams, undefined);
  return stored && stored.length <= MAX_QUERY ? stored : undefined;
}

/** Keeps what the shop asks, until it is answered. */
export function rememberQuestion({ kind, sessionId, email, name }: SsoQuestion): void {
  write(storageKeys.ssoSessionId, sessionId);
  write(storageKeys.ssoCustomer, JSON.stringify({ kind, email, name }));
}

export function storedQuestion(): SsoQuestion | undefined {
  const sessionId = read(storageKeys.ssoSessionId);
  const given = readObject(storageKeys.ssoCustomer);
  if (!sessionId || !SESSION_ID.test(sessionId) || !given) return undefined;
  const { kind, email, name } = given;
  if (kind !== 'consents' && kind !== 'exists') return undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : '');
  return { kind, sessionId, email: text(email), name: text(name) };
}

function readObject(key: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(read(key) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

export function read(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // A browser that stores nothing cannot come back to where it began: it signs in with a password.
  }
}
