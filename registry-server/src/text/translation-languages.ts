import { primaryLanguage } from '@witryna/module-schemas';
import { STAFF_LANGUAGE } from '../error-messages/language.ts';

/** The catalogue itself is written in the language of those who keep it. */
export const CATALOGUE_LANGUAGE: string = STAFF_LANGUAGE;
/** What most shoppers of another language read rather than the catalogue's own. */
const COMMON_LANGUAGE = 'en';

/**
 * The languages in which something of the catalogue is looked for, the best first; none for the catalogue's own. What
 * is in none of them is told as the catalogue has it.
 */
export function translationLanguages(language: string | undefined): readonly string[] {
  const primary = primaryLanguage(language ?? CATALOGUE_LANGUAGE);
  if (primary === '' || primary === CATALOGUE_LANGUAGE) return [];
  return primary === COMMON_LANGUAGE ? [primary] : [primary, COMMON_LANGUAGE];
}
