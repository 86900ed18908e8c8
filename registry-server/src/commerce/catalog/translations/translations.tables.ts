import type { ProductSpecification } from '@witryna/module-schemas';
import type { Id, Json } from '../../../database/columns.ts';
import type { ProductMeta } from '../catalog.tables.ts';

/** What of the catalogue has words of its own in each language. */
export const TRANSLATED_KINDS = ['product', 'category', 'brand', 'line', 'colour', 'ingredient'] as const;
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number];

/** What a document of a product's safety is called in a language. */
export interface DocumentTitle {
  /** By which the document is known, wherever it stands among the others. */
  readonly file: number;
  readonly title: string;
}

/** Words in one language; what is missing is said in the next language that has it. */
export interface TranslatedWords {
  readonly name?: string;
  /** Of a category, brand, line or ingredient. */
  readonly text?: string;
  /** Path of the page that tells of a brand or ingredient, on sites of this language. */
  readonly page?: string;
  /** From here on: of a product. */
  readonly summary?: string;
  readonly description?: readonly string[];
  readonly benefits?: readonly string[];
  readonly usage?: readonly string[];
  readonly warnings?: readonly string[];
  /** Documents without a title here are called as the catalogue calls them. */
  readonly documents?: readonly DocumentTitle[];
  readonly specification?: ProductSpecification;
  readonly meta?: ProductMeta;
}

/** One thing of the catalogue in one language. */
export interface CatalogueTranslationTable {
  id: Id;
  /** Without a country: `en`, `uk`. */
  language: string;
  kind: TranslatedKind;
  /** The sku, the category's path, or the code. */
  key: string;
  /** Address of a product or category on sites of this language, without a slash in front. */
  address: string | null;
  /** What a product's name in this language is sorted by. */
  nameKey: string | null;
  words: Json<TranslatedWords>;
}

declare module '../../../database/tables.ts' {
  interface Tables {
    catalogue_translation: CatalogueTranslationTable;
  }
}
