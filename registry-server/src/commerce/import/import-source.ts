import type { ImportedProduct } from './imported-product.ts';
import type { Refusal } from './refusal.ts';

/** A product of the file, or what of the file cannot become one. */
export type SourceItem = { readonly product: ImportedProduct } | { readonly refusals: readonly Refusal[] };

/** What the reader of a file tells beside its products. */
export interface SourceNotes {
  /** Lines that hold translations only. */
  skipped: number;
  /** The last line with a product, once it is known. */
  lastLine?: number;
  /** Names of attributes that our products have no place for. */
  readonly ignoredAttributes: Set<string>;
  /** Names of colours that got no sample. */
  readonly greyColours: Set<string>;
}

export interface SourceOptions {
  readonly file: string;
  readonly currency: string;
  readonly withPictures: boolean;
  readonly notes: SourceNotes;
  /** Share of the file that is read, 0 to 1. */
  readonly onRead: (share: number) => void;
}

/** As many names as a person wants to read. */
const MOST_NAMES = 50;

/** Adds a name to a note that stays short. */
export function note(names: Set<string>, name: string): void {
  if (names.size < MOST_NAMES) names.add(name);
}
