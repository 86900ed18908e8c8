import { pl } from './pl.ts';

export type SentenceKey = keyof typeof pl;

/** One sentence, or its forms by the plural rules of the language. */
export type Sentence = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
export type Sentences = Readonly<Record<SentenceKey, Sentence>>;

export type SentenceValues = Readonly<Record<string, string | number>>;

/** Says a sentence of the catalogue with the values put in; `count` chooses its plural form. */
export type Translate = (key: SentenceKey, values?: SentenceValues) => string;

/** Sentences of the shop's main language are at hand; those of another site are a file of their own. */
const catalogues: Record<string, Sentences> = { pl };
const loaders: Readonly<Record<string, () => Promise<Sentences>>> = {
  en: async () => (await import('./en.ts')).en,
};
const FALLBACK_LANGUAGE = 'en';

/** The languages (BCP 47, without a region) that there are sentences of. */
export const SENTENCE_LANGUAGES: readonly string[] = [...Object.keys(catalogues), ...Object.keys(loaders)];

/** Loads the sentences of a language (BCP 47), or the English ones where there are none; does nothing the second time. */
export async function loadSentences(language: string): Promise<void> {
  const known = knownLanguage(language);
  const load = loaders[known];
  if (load && !Object.hasOwn(catalogues, known)) catalogues[known] = await load();
}

/** Whether `createTranslate` has the sentences of this language. */
export function hasSentences(language: string): boolean {
  return Object.hasOwn(catalogues, knownLanguage(language));
}

/** The sentences of a language (BCP 47), which are loaded; English ones where there is no catalogue of it. */
export function createTranslate(language: string): Translate {
  const known = knownLanguage(language);
  const sentences = catalogues[known];
  if (!sentences) throw new Error(`The sentences of ${known} are not loaded: call loadSentences first.`);
  const plural = new Intl.PluralRules(known);
  return (key, values) => {
    const sentence = sentences[key];
    const form = typeof sentence === 'string' ? sentence : pluralForm(sentence, plural, Number(values?.count ?? 0));
    return values ? form.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap)) : form;
  };
}

function knownLanguage(language: string): string {
  const [primary = ''] = language.toLowerCase().split('-');
  return SENTENCE_LANGUAGES.includes(primary) ? primary : FALLBACK_LANGUAGE;
}

function pluralForm(forms: Exclude<Sentence, string>, plural: Intl.PluralRules, count: number): string {
  return forms[plural.select(count)] ?? forms.other ?? forms.many ?? '';
}
