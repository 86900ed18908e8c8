import { en } from './en.ts';
import { pl } from './pl.ts';

export type SentenceKey = keyof typeof pl;

/** One sentence, or its forms by the plural rules of the language. */
export type Sentence = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
export type Sentences = Readonly<Record<SentenceKey, Sentence>>;

export type SentenceValues = Readonly<Record<string, string | number>>;

/** Says a sentence of the catalogue with the values put in; `count` chooses its plural form. */
export type Translate = (key: SentenceKey, values?: SentenceValues) => string;

const catalogues: Readonly<Record<string, Sentences>> = { pl, en };
const FALLBACK_LANGUAGE = 'en';

/** The sentences of a language (BCP 47); English where there is no catalogue of it. */
export function createTranslate(language: string): Translate {
  const [primary = ''] = language.toLowerCase().split('-');
  const known = Object.hasOwn(catalogues, primary) ? primary : FALLBACK_LANGUAGE;
  const sentences = catalogues[known] ?? en;
  const plural = new Intl.PluralRules(known);
  return (key, values) => {
    const sentence = sentences[key];
    const form = typeof sentence === 'string' ? sentence : pluralForm(sentence, plural, Number(values?.count ?? 0));
    return values ? form.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap)) : form;
  };
}

function pluralForm(forms: Exclude<Sentence, string>, plural: Intl.PluralRules, count: number): string {
  return forms[plural.select(count)] ?? forms.other ?? forms.many ?? '';
}
