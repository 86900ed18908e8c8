import type { TextLanguages } from '@witryna/module-schemas';
import { CATALOGUE_LANGUAGE } from '../../../text/translation-languages.ts';
import type { TranslatedKind, TranslatedWords } from './translations.tables.ts';

/** In which currency and language the catalogue is told; a site is one. Without a language, in the catalogue's own. */
export interface CatalogView {
  readonly currency: string;
  /** As `Intl` takes it: `en`, `uk-UA`. */
  readonly language?: string;
}

/** What a thing is called in the best of the languages asked for. */
export interface Translation extends TranslatedWords {
  readonly address?: string;
}

/** What was read. */
export interface FindTranslation {
  /** Undefined for what has no translation. */
  (kind: TranslatedKind, key: string): Translation | undefined;
  /** In which language a text of a thing is told, where that is not the one asked for. */
  readonly languageOf: (kind: TranslatedKind, key: string, text: keyof TranslatedWords) => string | undefined;
  /** The catalogue's own language, where it is not the one asked for. */
  readonly originalLanguage: string | undefined;
}

/**
 * Path of the page that tells of a thing, on sites of the language asked for: the page of another language is not on
 * them. Undefined where there is none.
 */
export function pageInLanguage(
  find: FindTranslation,
  kind: TranslatedKind,
  key: string,
  own: string | null,
): string | undefined {
  if (find.languageOf(kind, key, 'page') !== undefined) return undefined;
  return find(kind, key)?.page ?? own ?? undefined;
}

export interface TranslationRow {
  readonly language: string;
  readonly kind: TranslatedKind;
  readonly key: string;
  readonly address: string | null;
  readonly words: TranslatedWords;
}

/** Rows of several languages as one translation of each thing: what the best language lacks, the next one tells. */
export function mergeTranslations(rows: readonly TranslationRow[], languages: readonly string[]): FindTranslation {
  const worstFirst = rows.toSorted((one, other) => languages.indexOf(other.language) - languages.indexOf(one.language));
  const found = new Map<string, Translation>();
  const languageOfText = new Map<string, string>();
  for (const { language, kind, key, address, words } of worstFirst) {
    const id = `${kind} ${key}`;
    found.set(id, { ...found.get(id), ...words, ...(address !== null && { address }) });
    for (const text of Object.keys(words)) languageOfText.set(`${id} ${text}`, language);
  }
  const [wanted = CATALOGUE_LANGUAGE] = languages;
  const otherThanWanted = (language: string) => (language === wanted ? undefined : language);
  return Object.assign((kind: TranslatedKind, key: string) => found.get(`${kind} ${key}`), {
    originalLanguage: otherThanWanted(CATALOGUE_LANGUAGE),
    languageOf(kind: TranslatedKind, key: string, text: keyof TranslatedWords) {
      const language = languageOfText.get(`${kind} ${key} ${text}`) ?? CATALOGUE_LANGUAGE;
      return otherThanWanted(language);
    },
  });
}

/** The languages of texts as an answer has them: only of those that are in another one than was asked for. */
export function textLanguages<Text extends string>(
  languages: Readonly<Record<Text, string | undefined>>,
): { readonly languages?: TextLanguages<Text> } {
  const others = Object.entries(languages).filter(([, language]) => language !== undefined);
  return others.length > 0 ? { languages: Object.fromEntries(others) as TextLanguages<Text> } : {};
}
