import { answerBody, type SsoReader, type SsoSettings } from './sso-api.ts';
import { failureOf } from './sso-failures.ts';
import { forgetWay, rememberParams, rememberWay, type SsoProvider, type SsoSource } from './sso-memory.ts';
import type { SsoFailure } from './sso-notice.ts';
import { awaitReturn, openWindow } from './sso-window.ts';

interface WayParts {
  readonly shop: SsoReader;
  readonly settings: Pick<SsoSettings, 'opensIn' | 'isBackOffice'>;
  readonly source: Pick<SsoSource, 'from' | 'returnTo'>;
  /** Leaves the page for an address. */
  readonly goTo: (address: string) => void;
  /** Where a way is finished. */
  readonly middlewareAddress: string;
}

/** A way that has begun: this page is left, or waits for a window. */
export type BegunWay =
  | { readonly kind: 'leaving' }
  | { readonly kind: 'window'; readonly cancel: () => void }
  | { readonly kind: 'failed'; readonly failure: SsoFailure };

/** Leaves for a provider, in this tab or in a window of its own. Called while a click lasts, or no window opens. */
export async function beginWay(provider: SsoProvider, parts: WayParts): Promise<BegunWay> {
  const { shop, settings, source, goTo, middlewareAddress } = parts;
  const windowId = settings.opensIn === 'window' && !settings.isBackOffice ? crypto.randomUUID() : undefined;
  // Before the window opens, which begins with a copy.
  rememberWay(provider, { ...source, windowId });
  const opened = settings.opensIn === 'window' ? openWindow() : undefined;
  if (opened) forgetWay();
  else rememberWay(provider, source);
  const asked = await askRedirect(shop, provider);
  if ('failure' in asked) {
    opened?.close();
    forgetWay();
    return { kind: 'failed', failure: asked.failure };
  }
  if (!opened) {
    goTo(asked.address);
    return { kind: 'leaving' };
  }
  const cancel =
    windowId === undefined
      ? () => {}
      : awaitReturn(windowId, (query) => {
          rememberWay(provider, source);
          rememberParams(query);
          goTo(middlewareAddress);
        });
  opened.location.replace(asked.address);
  return { kind: 'window', cancel };
}

/** The address of the provider, with the state that it sends back. */
async function askRedirect(
  shop: SsoReader,
  provider: SsoProvider,
): Promise<{ readonly address: string } | { readonly failure: SsoFailure }> {
  const answer = await shop.read(`/sso/redirect/${provider}`);
  const { redirectUri } = answerBody(answer);
  if (answer?.status !== 200) return { failure: failureOf(answer) };
  const isWebAddress = typeof redirectUri === 'string' && /^https?:\/\//.test(redirectUri);
  return isWebAddress ? { address: redirectUri } : { failure: 'failed' };
}
