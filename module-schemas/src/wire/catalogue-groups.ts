import type { MediaFile } from './media.ts';
import type { TextLanguages } from './text-languages.ts';

/** A category as the way to it. */
export interface CategoryLink {
  readonly path: string;
  readonly name: string;
  readonly urlPath: string;
  /** Of the name, where it is not the site's. */
  readonly language?: string;
}

export interface CategorySummary {
  readonly path: string;
  readonly name: string;
  /** `/{path}` */
  readonly urlPath: string;
  readonly description?: string;
  readonly languages?: TextLanguages<'name' | 'description'>;
  readonly image?: MediaFile;
  /** Products in it and in all below it. */
  readonly productCount: number;
  readonly children: readonly CategoryLink[];
  /** From the top down, without itself. */
  readonly ancestors: readonly CategoryLink[];
}

export interface NamedEntity {
  readonly code: string;
  readonly name: string;
  readonly description?: string;
  readonly languages?: TextLanguages<'name' | 'description'>;
}

/** A brand as pages show it. */
export interface BrandSummary extends NamedEntity {
  readonly logo?: MediaFile;
  /** The page that tells of it. */
  readonly urlPath?: string;
}
