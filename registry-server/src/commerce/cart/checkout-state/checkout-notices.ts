import { errorSentence } from '../../../error-messages/error-messages.ts';
import { languageOf } from '../../../error-messages/language.ts';

/** A choice of the checkout that does not hold: a read tells of it, a change takes it off. */
export type CheckoutNotice = 'unavailable' | 'removed';
export type CheckoutNoticeCode = `${'delivery' | 'payment'}-${CheckoutNotice}`;

/** What the shopper should know of a choice that does not hold. */
export function checkoutNotice(
  code: CheckoutNoticeCode,
  language: string,
  because?: string,
): { readonly code: CheckoutNoticeCode; readonly message: string } {
  const sentence = errorSentence(code, languageOf({ language }));
  return { code, message: because ? `${sentence} ${because}` : sentence };
}
