import { primaryLanguage } from '@witryna/module-schemas';
import type { LanguageTexts } from './language-texts.ts';

/** What sites in a language without a catalogue are in. */
const FALLBACK_LANGUAGE = 'en';

const known = new Map<string, LanguageTexts>();

/** Has the texts of languages at hand from now on. */
export function knowLanguages(languages: Readonly<Record<string, LanguageTexts>>): void {
  for (const [language, texts] of Object.entries(languages)) known.set(language, texts);
}

/** The language among these that a site in `language` (`pl-PL` and `pl` alike) speaks. */
export function languageIn(language: string, among: readonly string[]): string {
  const primary = primaryLanguage(language);
  return among.includes(primary) ? primary : FALLBACK_LANGUAGE;
}

/** Whether anything can be said in the language of a site. */
export function hasLanguage(language: string): boolean {
  return known.has(languageIn(language, [...known.keys()]));
}

/** One part of what is said in a language: its own texts, and English ones for those that it lacks. */
export function textsOf<Part extends 'messages' | 'actions'>(
  language: string,
  part: Part,
): Required<LanguageTexts[Part]> {
  const own = ownTexts(language);
  if (!own) throw new Error(`The texts of ${language} are not loaded: call loadLanguage first.`);
  return { ...known.get(FALLBACK_LANGUAGE)?.[part], ...own[part] } as Required<LanguageTexts[Part]>;
}

/** All that is known in the language of a site. */
export function ownTexts(language: string): LanguageTexts | undefined {
  return known.get(languageIn(language, [...known.keys()]));
}
