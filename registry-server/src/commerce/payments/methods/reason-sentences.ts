import { errorSentence } from '../../../error-messages/error-messages.ts';
import { languageOf } from '../../../error-messages/language.ts';

export type UnavailableReason = 'shipping' | 'at-the-door' | 'amount' | 'currency' | 'resting';

/** Why a way of payment is not available, in the shopper's language. */
export function reasonSentence(reason: UnavailableReason, language: string): string {
  return errorSentence(`payment-method-unavailable/${reason}`, languageOf({ language }));
}
