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

/** Every code of a provider, or of ours, that has a sentence of its own. */
const KEYS: ReadonlyMap<string, ErrorKey> = new Map(
  (
    [
      // The shopper or the bank said no, in the words of several providers.
      ['payment-failed/refused', '501', 'REJECTED', 'DECLINED', 'FAILED'],
      ['payment-failed/refused', 'INSTRUMENT_DECLINED'],
      // Left by whoever was paying, or withdrawn before it was paid.
      ['payment-failed/canceled', 'CANCELED', 'CANCELLED', 'VOIDED'],
      ['payment-failed/expired', 'EXPIRED', 'GONE', PAGE_EXPIRED],
      ['payment-failed/blik-wrong', 'AUTHORIZATION_CODE_INVALID', 'INVALID_BLIK_CODE', 'BLIK_CODE_CANCELLED'],
      ['payment-failed/blik-expired', 'AUTHORIZATION_CODE_EXPIRED', 'BLIK_CODE_EXPIRED'],
      ['payment-failed/blik-used', 'AUTHORIZATION_CODE_USED', 'BLIK_CODE_USED'],
      ['payment-failed/provider-unavailable', PROVIDER_UNAVAILABLE, 'BLIK_UNAVAILABLE'],
      ['payment-failed/interrupted', INTERRUPTED],
      ['payment-under-way', UNDER_WAY],
    ] as const
  ).flatMap(([key, ...codes]) => codes.map((code) => [code, key] as const)),
);
/** Przelewy24 numbers what is wrong with a code, and does not tell a wrong one from a late one. */
const BLIK_PREFIX = 'BLIK_';

/** Every code, of a provider or of ours, has a sentence; those that are not known have one in common. */
function keyOf(code: string): ErrorKey {
  return KEYS.get(code) ?? (code.startsWith(BLIK_PREFIX) ? 'payment-failed/blik-code' : 'payment-failed');
}

/** Why a payment did not succeed, in the shopper's language. */
export function paymentReasonSentence(code: string, language: string): string {
  return errorSentence(keyOf(code), languageOf({ language }));
}

/** A code, or what codes begin with, and its sentence; without a code that of all others. */
export interface PaymentReason {
  readonly code: string | null;
  readonly isPrefix: boolean;
  readonly sentence: string;
}

/** The table of all codes, exact ones first. */
export function paymentReasons(language: string): readonly PaymentReason[] {
  const row = (code: string, isPrefix: boolean): PaymentReason => ({
    code: code === '' ? null : code,
    isPrefix,
    sentence: paymentReasonSentence(code, language),
  });
  return [...[...KEYS.keys()].map((code) => row(code, false)), row(BLIK_PREFIX, true), row('', true)];
}
