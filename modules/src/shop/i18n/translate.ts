import { pluralRulesOf, primaryLanguage } from '@witryna/module-schemas';
import type { pl } from './pl.ts';

export type SentenceKey = keyof typeof pl;

/** One sentence, or its forms by the plural rules of the language. */
export type Sentence = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
export type Sentences = Readonly<Record<SentenceKey, Sentence>>;

export type SentenceValues = Readonly<Record<string, string | number>>;

/** Says a sentence of the catalogue with the values put in; `count` chooses its plural form. */
export type Translate = (key: SentenceKey, values?: SentenceValues) => string;

/** The sentences of a language that may lack some of the newest; those are said in English, where that is loaded. */
export type Translation = Partial<Sentences>;

/** Each language is a file of its own: a browser gets the one of its site. */
const loaders: Readonly<Record<string, () => Promise<Translation>>> = {
  pl: async () => (await import('./pl.ts')).pl,
  en: async () => (await import('./en.ts')).en,
  uk: async () => (await import('./uk.ts')).uk,
  fr: async () => (await import('./fr.ts')).fr,
  ru: async () => (await import('./ru.ts')).ru,
  cs: async () => (await import('./cs.ts')).cs,
  hu: async () => (await import('./hu.ts')).hu,
  de: async () => (await import('./de.ts')).de,
};
const catalogues = new Map<string, Translation>();
const FALLBACK_LANGUAGE = 'en';

/** The languages (BCP 47, without a region) that there are sentences of. */
export const SENTENCE_LANGUAGES: readonly string[] = Object.keys(loaders);

/** Loads the sentences of a language (BCP 47), or the English ones where there are none; does nothing the second time. */
export async function loadSentences(language: string): Promise<void> {
  const known = knownLanguage(language);
  const load = loaders[known];
  if (load && !catalogues.has(known)) catalogues.set(known, await load());
}

/** Whether `createTranslate` has the sentences of this language. */
export function hasSentences(language: string): boolean {
  return catalogues.has(knownLanguage(language));
}

/** The sentences of a language (BCP 47), which are loaded; English ones where there is no catalogue of it. */
export function createTranslate(language: string): Translate {
  const known = knownLanguage(language);
  const sentences = catalogues.get(known);
  if (!sentences) throw new Error(`The sentences of ${known} are not loaded: call loadSentences first.`);
  return (key, values) => {
    const sentence = sentences[key] ?? catalogues.get(FALLBACK_LANGUAGE)?.[key] ?? '';
    const form = typeof sentence === 'string' ? sentence : pluralForm(sentence, known, Number(values?.count ?? 0));
    return values ? form.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap)) : form;
  };
}

function knownLanguage(language: string): string {
  const primary = primaryLanguage(language);
  return SENTENCE_LANGUAGES.includes(primary) ? primary : FALLBACK_LANGUAGE;
}

function pluralForm(forms: Exclude<Sentence, string>, language: string, count: number): string {
  return forms[pluralRulesOf(language).select(count)] ?? forms.other ?? forms.many ?? '';
}
