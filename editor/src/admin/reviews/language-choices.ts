import { isLanguageCode, LANGUAGE_CODES, primaryLanguage } from '@witryna/module-schemas';
import { languageName } from '../../i18n/language-name.ts';

/** The code of a language with its name. */
export type LanguageChoice = readonly [code: string, name: string];

export interface LanguageChoices {
  readonly ofSites: readonly LanguageChoice[];
  readonly others: readonly LanguageChoice[];
}

const { compare } = new Intl.Collator('pl');

function named(codes: Iterable<string>): readonly LanguageChoice[] {
  const choices = Array.from(codes, (code): LanguageChoice => [code, languageName(code)]);
  return choices.toSorted(([, one], [, other]) => compare(one, other));
}

/**
 * What a review may be written in, by name: first the languages of the shop's sites, then all others. `siteLanguages`
 * are tags (`pl-PL`); `current`, a code, is offered whatever it is.
 */
export function languageChoices(siteLanguages: readonly string[], current: string): LanguageChoices {
  const ofSites = new Set(siteLanguages.map(primaryLanguage).filter(isLanguageCode));
  const others = new Set([...LANGUAGE_CODES, current].filter((code) => !ofSites.has(code)));
  return { ofSites: named(ofSites), others: named(others) };
}
