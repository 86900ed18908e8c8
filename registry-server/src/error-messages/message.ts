import { pluralRulesOf } from '@witryna/module-schemas';
import type { Language, ShopLanguage } from './language.ts';

/** A sentence with plural forms, by the plural rules of its language. */
export interface PluralText {
  /** Name of the value that is counted. */
  readonly by: string;
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** A sentence; `{name}` stands for a value. */
export type Text = string | PluralText;

/** The sentence of an error in each language of the server. */
export type Message = Readonly<Record<Language, Text>>;

/** Messages by code. `code/variant` is a more specific sentence for one occasion of a code. */
export type Messages = Readonly<Record<string, Message>>;

/** Values of a sentence's placeholders, by name. */
export type MessageValues = Readonly<Record<string, unknown>>;

/** A code without its variant. */
export type CodeIn<Key> = Key extends `${infer Code}/${string}` ? Code : Key;

/** The code of a key, `token-invalid` of `token-invalid/newsletter`. */
export function codeIn(key: string): string {
  return key.split('/', 1)[0] ?? key;
}

const PLACEHOLDER = /([„“]?)\{(\w+)\}/g;
const OUTER_QUOTES = /[„“”"]([^„“”"]*)[”"]/g;
const NESTED: Readonly<Record<ShopLanguage, readonly [string, string]>> = {
  pl: ['‚', '’'],
  en: ['‘', '’'],
  uk: ['“', '”'],
  fr: ['“', '”'],
  ru: ['„', '“'],
  cs: ['‚', '‘'],
  hu: ['»', '«'],
  de: ['‚', '‘'],
};

/** Fills in the values of a sentence: numbers in the language's format, quotes inside quotes as inner quotes. */
export function fillText(text: Text, values: MessageValues, language: ShopLanguage): string {
  const pattern = typeof text === 'string' ? text : pluralOf(text, values, language);
  const [open, close] = NESTED[language];
  return pattern.replace(PLACEHOLDER, (_whole, quote: string, name: string) => {
    const value = shown(values[name], language);
    return quote + (quote === '' ? value : value.replace(OUTER_QUOTES, `${open}$1${close}`));
  });
}

function pluralOf(text: PluralText, values: MessageValues, language: ShopLanguage): string {
  const form = pluralRulesOf(language).select(Number(values[text.by]));
  return (form in text ? text[form as 'one' | 'few' | 'many'] : undefined) ?? text.other;
}

function shown(value: unknown, language: ShopLanguage): string {
  if (typeof value === 'number') return value.toLocaleString(language);
  return value === undefined || value === null ? '' : String(value);
}
