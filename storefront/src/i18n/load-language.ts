import { loadSentences } from '@witryna/modules';
import { knowLanguages, languageIn } from './known-languages.ts';
import type { LanguageTexts } from './language-texts.ts';

/** Each language is one file, with what the modules say: a browser gets the one of its site. */
const loaders: Readonly<Record<string, () => Promise<LanguageTexts>>> = {
  pl: async () => (await import('./languages/pl.ts')).pl,
  en: async () => (await import('./languages/en.ts')).en,
  uk: async () => (await import('./languages/uk.ts')).uk,
  fr: async () => (await import('./languages/fr.ts')).fr,
  ru: async () => (await import('./languages/ru.ts')).ru,
  cs: async () => (await import('./languages/cs.ts')).cs,
  hu: async () => (await import('./languages/hu.ts')).hu,
  de: async () => (await import('./languages/de.ts')).de,
};

/** Loads what the shop says in the language of a site (BCP 47); the language of one without a catalogue is English. */
export async function loadLanguage(language: string): Promise<void> {
  const known = languageIn(language, Object.keys(loaders));
  const [texts] = await Promise.all([loaders[known]?.(), loadSentences(language)]);
  if (texts) knowLanguages({ [known]: texts });
}
