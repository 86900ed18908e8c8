import { languageIn } from '../known-languages.ts';
import type { ReviewTexts } from './pl.ts';

/** Each language is one file: a browser gets the one of its site, and only when it asks. */
const loaders: Readonly<Record<string, () => Promise<ReviewTexts>>> = {
  pl: async () => (await import('./pl.ts')).pl,
  en: async () => (await import('./en.ts')).en,
  uk: async () => (await import('./uk.ts')).uk,
  fr: async () => (await import('./fr.ts')).fr,
  ru: async () => (await import('./ru.ts')).ru,
  cs: async () => (await import('./cs.ts')).cs,
  hu: async () => (await import('./hu.ts')).hu,
  de: async () => (await import('./de.ts')).de,
};

/** What opens over a page for reviews says, in the language of a site (BCP 47). */
export async function loadReviewTexts(language: string): Promise<ReviewTexts> {
  const load = loaders[languageIn(language, Object.keys(loaders))];
  if (!load) throw new Error(`No language stands in for ${language}.`);
  return load();
}
