import { makeOnce } from './make-once.ts';

/** Which form of a sentence goes with a number in a language (BCP 47): `one`, `few`, `many`, `other` … */
export const pluralRulesOf = makeOnce((language: string) => new Intl.PluralRules(language));
