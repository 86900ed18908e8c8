import { storedToken, wasTokenRefused } from '../api/customer-token.ts';
import { watchToken } from '../api/watch-token.ts';
import { type BrowserConfig, browserConfig } from '../config.ts';
import type { ShopState } from '../content/view.ts';
import { loadArea } from '../i18n/areas/load-area.ts';
import { shopActionTextsOf } from '../i18n/shop-action-texts.ts';
import type { CustomerSession, CustomerState, SignInResult } from './customer-session.ts';
import { leave } from './leave.ts';

/** What a customer needs of the shop around it. */
export type CustomerSite = Pick<ShopState, 'site' | 'config'>;

/** One for each site: all that shows the customer shows the same. */
const customers = new WeakMap<CustomerSite['site'], CustomerSession>();

export const WAITING: CustomerState = { kind: 'waiting' };
const GUEST: CustomerState = { kind: 'guest', isExpired: false };
const EXPIRED: CustomerState = { kind: 'guest', isExpired: true };
const UNAVAILABLE: CustomerState = { kind: 'unavailable' };

async function loadCode(language: string) {
  const [{ createLiveCustomer }] = await Promise.all([import('./live-customer.ts'), loadArea(language, 'shop')]);
  return createLiveCustomer;
}

/**
 * The customer of a site. What asks the shop is code of its own, loaded with the first sign-in, and by whoever comes
 * back signed in once somebody asks for the customer.
 */
export function customerOf(site: CustomerSite['site'], config: BrowserConfig = browserConfig): CustomerSession {
  const known = customers.get(site);
  if (known) return known;
  const listeners = new Set<() => void>();
  let loading: Promise<CustomerSession> | undefined;
  let session: CustomerSession | undefined;
  let hasFailed = false;
  /** Somebody was signed in before there was code to ask about it. */
  let wasSignedIn = false;
  let stopWatching: (() => void) | undefined;

  const emit = () => {
    for (const listener of [...listeners]) listener();
  };

  function load(): Promise<CustomerSession> {
    loading ??= loadCode(site.language).then((createLiveCustomer) => {
      session = createLiveCustomer({ site, config }, wasSignedIn || wasTokenRefused());
      session.subscribe(emit);
      stopWatching?.();
      emit();
      return session;
    });
    // Code that did not come may come the next time.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  }

  /** Where nobody is signed in there is nobody to ask for. */
  function loadIfSignedIn() {
    if (storedToken() === undefined) return emit();
    wasSignedIn = true;
    hasFailed = false;
    void load().catch(() => {
      hasFailed = true;
      emit();
    });
  }

  async function attempt(signIn: (loaded: CustomerSession) => Promise<SignInResult>): Promise<SignInResult> {
    try {
      return await signIn(await load());
    } catch {
      const message = shopActionTextsOf(site.language).unreachable;
      return { ok: false, reason: 'failed', errors: [{ message }] };
    }
  }

  function state(): CustomerState {
    if (session) return session.state();
    if (storedToken() === undefined) return wasSignedIn || wasTokenRefused() ? EXPIRED : GUEST;
    return hasFailed ? UNAVAILABLE : WAITING;
  }

  const made: CustomerSession = {
    subscribe(listener) {
      listeners.add(listener);
      if (!session && !stopWatching) {
        stopWatching = watchToken(loadIfSignedIn);
        loadIfSignedIn();
      }
      return () => listeners.delete(listener);
    },
    state,
    signIn: (email, password) => attempt((loaded) => loaded.signIn(email, password)),
    signInWith: (token) => attempt((loaded) => loaded.signInWith(token)),
    async signOut() {
      try {
        await (await load()).signOut();
      } catch {
        const token = storedToken();
        if (token !== undefined) leave(token);
      }
    },
    async refresh() {
      hasFailed = false;
      emit();
      try {
        await (await load()).refresh();
      } catch {
        hasFailed = true;
        emit();
      }
    },
    async renew(ended, renewed) {
      await (await load()).renew(ended, renewed);
    },
  };
  customers.set(site, made);
  return made;
}
