import type { Site } from '../../content/sites/index.ts';
import { COUNTRY_CODES } from './country-codes.ts';
import { regionsOf } from './regions.ts';

/** Countries of addresses, in the order of their names in the site's language. */
export function listCountries({ language }: Pick<Site, 'language'>, codes: readonly string[]) {
  const { compare } = new Intl.Collator(language);
  return codes
    .flatMap((code) => describeCountry(code, { language }) ?? [])
    .toSorted((one, other) => compare(one.full_name_locale, other.full_name_locale));
}

/** `Country` of the schema; undefined for letters that name none. */
export function describeCountry(code: string, { language }: Pick<Site, 'language'>) {
  const threeLetters = COUNTRY_CODES.get(code);
  if (threeLetters === undefined) return undefined;
  return {
    id: code,
    two_letter_abbreviation: code,
    three_letter_abbreviation: threeLetters,
    full_name_locale: nameOf(code, language),
    full_name_english: nameOf(code, 'en'),
    available_regions: regionsOf(code),
  };
}

function nameOf(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}
