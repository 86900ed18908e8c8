import { type ErrorKey, errorSentence } from '../../../error-messages/error-messages.ts';
import { languageOf } from '../../../error-messages/language.ts';

// Reason codes of our own why a payment did not start; they stand where providers' codes do.

/** The provider failed, or did not answer in time. */
export const PROVIDER_UNAVAILABLE = 'provider-unavailable';
/** Somebody, in another tab or on another node, is still asking the provider. */
export const UNDER_WAY = 'payment-under-way';
/** Whoever asked the provider has gone without a word. */
export const INTERRUPTED = 'payment-interrupted';
/** The page on which it was to be paid is older than its provider keeps it. */
export const PAGE_EXPIRED = 'payment-page-expired';
/** Something of ours failed. */
export const NOT_STARTED = 'payment-not-started';

/** Codes of several providers for: the shopper or the bank said no. */
const REFUSALS = ['501', 'REJECTED', 'DECLINED', 'CANCELED', 'CANCELLED', 'VOIDED', 'FAILED', 'INSTRUMENT_DECLINED'];
const EXPIRIES = ['EXPIRED', 'GONE', PAGE_EXPIRED];
const OURS: Readonly<Record<string, ErrorKey>> = {
  [PROVIDER_UNAVAILABLE]: 'payment-failed/provider-unavailable',
  [INTERRUPTED]: 'payment-failed/interrupted',
  [UNDER_WAY]: 'payment-under-way',
};

/** Every code, of a provider or of ours, has a sentence; those that are not known have one in common. */
function keyOf(code: string): ErrorKey {
  if (REFUSALS.includes(code)) return 'payment-failed/refused';
  if (EXPIRIES.includes(code)) return 'payment-failed/expired';
  return code.startsWith('BLIK_') ? 'payment-failed/blik-code' : (OURS[code] ?? 'payment-failed');
}

/** Why a payment did not succeed, in the shopper's language. */
export function paymentReasonSentence(code: string, language: string): string {
  return errorSentence(keyOf(code), languageOf({ language }));
}
