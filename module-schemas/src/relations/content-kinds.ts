import type { ReferenceKind } from '../define-module.ts';
import { type ContentType, PAGE_CONTENT_TYPES } from '../page/page.ts';

/** Kinds of reference whose keys are slugs of content of the same site, with the types of content that they may name. */
export const CONTENT_TYPES_OF_KIND = {
  article: PAGE_CONTENT_TYPES,
  page: PAGE_CONTENT_TYPES,
  snippet: ['snippet'],
  author: ['author'],
  'article-category': ['article-category'],
  'article-filter': ['article-filter'],
  filter: ['product-filter', 'article-filter'],
  navigation: ['navigation'],
  banner: ['banner'],
  gallery: ['gallery'],
  'shared-link': ['link'],
} as const satisfies Partial<Record<ReferenceKind, readonly ContentType[]>>;

/** A kind of reference whose keys are slugs of content. */
export type ContentKind = keyof typeof CONTENT_TYPES_OF_KIND;

/** Whether the keys of a kind are slugs of content. */
export const isContentKind = (kind: ReferenceKind): kind is ContentKind => Object.hasOwn(CONTENT_TYPES_OF_KIND, kind);

/** The kinds of reference by which content of a type is named. */
export function kindsNaming(type: ContentType): readonly ContentKind[] {
  const kinds = Object.keys(CONTENT_TYPES_OF_KIND) as ContentKind[];
  return kinds.filter((kind) => CONTENT_TYPES_OF_KIND[kind].some((named) => named === type));
}
