import type { MediaFile } from './media.ts';

export interface CategorySummary {
  readonly path: string;
  readonly name: string;
  /** `/{path}` */
  readonly urlPath: string;
  readonly description?: string;
  readonly image?: MediaFile;
  /** Products in it and in all below it. */
  readonly productCount: number;
  readonly children: readonly { readonly path: string; readonly name: string; readonly urlPath: string }[];
  /** From the top down, without itself. */
  readonly ancestors: readonly { readonly path: string; readonly name: string; readonly urlPath: string }[];
}

export interface NamedEntity {
  readonly code: string;
  readonly name: string;
  readonly description?: string;
}

/** A brand as pages show it. */
export interface BrandSummary extends NamedEntity {
  readonly logo?: MediaFile;
  /** The page that tells of it. */
  readonly urlPath?: string;
}
