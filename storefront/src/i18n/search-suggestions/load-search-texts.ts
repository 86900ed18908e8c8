import { languageIn } from '../known-languages.ts';
import type { SearchSuggestionsTexts } from './pl.ts';

/** Each language is one file: a browser gets the one of its site, and only when it searches. */
const loaders: Readonly<Record<string, () => Promise<SearchSuggestionsTexts>>> = {
  pl: async () => (await import('./pl.ts')).pl,
  en: async () => (await import('./en.ts')).en,
  uk: async () => (await import('./uk.ts')).uk,
  fr: async () => (await import('./fr.ts')).fr,
  ru: async () => (await import('./ru.ts')).ru,
  cs: async () => (await import('./cs.ts')).cs,
  hu: async () => (await import('./hu.ts')).hu,
  de: async () => (await import('./de.ts')).de,
};

/** What the suggestions say in the language of a site (BCP 47). */
export async function loadSearchTexts(language: string): Promise<SearchSuggestionsTexts> {
  const load = loaders[languageIn(language, Object.keys(loaders))];
  if (!load) throw new Error(`No language stands in for ${language}.`);
  return load();
}
