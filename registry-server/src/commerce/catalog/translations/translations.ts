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

/** Finds what was read; undefined for what has no translation. */
export type FindTranslation = (kind: TranslatedKind, key: string) => Translation | undefined;

export interface TranslationRow {
  readonly language: string;
  readonly kind: TranslatedKind;
  readonly key: string;
  readonly address: string | null;
  readonly words: TranslatedWords;
}

const NOTHING: FindTranslation = () => undefined;

/** Rows of several languages as one translation of each thing: what the best language lacks, the next one tells. */
export function mergeTranslations(rows: readonly TranslationRow[], languages: readonly string[]): FindTranslation {
  if (rows.length === 0) return NOTHING;
  const worstFirst = rows.toSorted((one, other) => languages.indexOf(other.language) - languages.indexOf(one.language));
  const found = new Map<string, Translation>();
  for (const { kind, key, address, words } of worstFirst) {
    const id = `${kind} ${key}`;
    found.set(id, { ...found.get(id), ...words, ...(address !== null && { address }) });
  }
  return (kind, key) => found.get(`${kind} ${key}`);
}
