import { errorSentence } from '../../../error-messages/error-messages.ts';
import { type HasLanguage, languageOf } from '../../../error-messages/language.ts';
import type { MethodRefusal } from './refuse-method.ts';

/** The reason in the shopper's language. */
export function refusalSentence(refusal: MethodRefusal, site: HasLanguage): string {
  return errorSentence(refusal, languageOf(site));
}
