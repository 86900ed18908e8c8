import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { ShopClient } from '../api/shop-client.ts';

// Loaded by `load-passkeys.ts` when somebody can use it: the library is nobody's first view.

type Reader = Pick<ShopClient, 'read'>;
type Body = Readonly<Record<string, unknown>>;

/** What came of asking the browser and the shop. */
export type PasskeyOutcome<Done> =
  | { readonly kind: 'done'; readonly value: Done }
  /** The person went back, or something else has taken the request's place: nothing to say. */
  | { readonly kind: 'canceled' }
  /** Made for this shop before. */
  | { readonly kind: 'known' }
  | { readonly kind: 'failed'; readonly message?: string | undefined };

const SILENT: readonly unknown[] = ['AbortError', 'NotAllowedError'];

/**
 * A token for whoever has a key; in the list of the browser's suggestions, or by asking at once. The browser answers one
 * request at a time and a new one ends the one before, so a request that is no longer wanted is not begun.
 */
export async function signInWithPasskey(
  shop: Reader,
  how: 'suggested' | 'asked',
  isWanted: () => boolean,
): Promise<PasskeyOutcome<string>> {
  const options = await shop.read('/passkeys/sign-in/options', { body: {} });
  if (!isWanted()) return { kind: 'canceled' };
  // Nobody has asked for a suggestion: where there is none, nothing is said.
  if (options?.status !== 200) return how === 'suggested' ? { kind: 'canceled' } : failed(options?.body);
  return asking(async () => {
    const useBrowserAutofill = how === 'suggested';
    // As the standard has it; the browser checks it.
    const optionsJSON = options.body as PublicKeyCredentialRequestOptionsJSON;
    const response = await startAuthentication({ optionsJSON, useBrowserAutofill });
    const answer = await shop.read('/passkeys/sign-in', { body: { response } });
    const { token } = bodyOf(answer?.body);
    const accessToken = answer?.status === 200 ? bodyOf(token).accessToken : undefined;
    return typeof accessToken === 'string' ? { kind: 'done', value: accessToken } : failed(answer?.body);
  });
}

/** Has the browser make a key, and the shop keep it. */
export async function makePasskey(shop: Reader, name: string): Promise<PasskeyOutcome<true>> {
  const options = await shop.read('/passkeys/registration', { body: {} });
  if (options?.status !== 200) return failed(options?.body);
  return asking(async () => {
    const optionsJSON = options.body as PublicKeyCredentialCreationOptionsJSON;
    const response = await startRegistration({ optionsJSON });
    const answer = await shop.read('/passkeys', { body: { response, name } });
    return answer?.status === 201 ? { kind: 'done', value: true } : failed(answer?.body);
  });
}

/** Ends the request that is under way, of which there is one at a time. */
export function cancelPasskeyRequest(): void {
  WebAuthnAbortService.cancelCeremony();
}

async function asking<Done>(ask: () => Promise<PasskeyOutcome<Done>>): Promise<PasskeyOutcome<Done>> {
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'InvalidStateError') return { kind: 'known' };
    return SILENT.includes(name) ? { kind: 'canceled' } : { kind: 'failed' };
  }
}

/** The shop's own sentence, in the language of the site. */
function failed(body: unknown): { readonly kind: 'failed'; readonly message?: string | undefined } {
  const { message } = bodyOf(body);
  return { kind: 'failed', message: typeof message === 'string' ? message : undefined };
}

const bodyOf = (body: unknown): Body => (typeof body === 'object' && body !== null ? (body as Body) : {});
