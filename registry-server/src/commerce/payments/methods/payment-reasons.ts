import { type ErrorKey, errorSentence } from '../../../error-messages/error-messages.ts';
import { languageOf } from '../../../error-messages/language.ts';
import { INTERRUPTED, PAGE_EXPIRED, PROVIDER_UNAVAILABLE, UNDER_WAY } from '../start/start-faults.ts';

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
