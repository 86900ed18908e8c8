import { type ArticleFilter, fittingContentProperties, isFilterCode } from '@witryna/module-schemas';
import { slugOfWords } from '../text/slug-of-words.ts';
import { slugOf } from './slug.ts';
import type { ContentOfPage } from './visible-from.ts';

/** What an article can be found by in lists. */
export interface ArticleTerm {
  readonly kind: ArticleFilter;
  /** As an address says it. */
  readonly code: string;
  /** Slug of the author or category, the tag as it is written. */
  readonly value: string;
}

/** The code of a slug: what stands after its last slash. */
const codeOfSlug = (slug: string) => slug.slice(slug.lastIndexOf('/') + 1);

/** The code of a tag: `pielęgnacja twarzy` → `pielegnacja-twarzy`. */
export const codeOfTag = (tag: string) => slugOfWords(tag);

/**
 * The author, categories and tags of an article, each code once; of an ordinary page the tag that it is about, by which
 * it is found. None for content of another type.
 */
export function articleTermsOf(document: ContentOfPage): ArticleTerm[] {
  if (document.type !== 'article' && document.type !== 'page') return [];
  const { author, categories, tags, tag } = fittingContentProperties(document);
  if (document.type === 'page') return termsOfTags([tag]);
  const found = [
    ...textsOf([author]).map(
      (value): ArticleTerm => ({ kind: 'author', code: codeOfSlug(value), value: slugOf(value) }),
    ),
    ...textsOf(categories).map(
      (value): ArticleTerm => ({ kind: 'category', code: codeOfSlug(value), value: slugOf(value) }),
    ),
    ...termsOfTags(tags),
  ].filter(({ code }) => isFilterCode(code));
  return [...new Map(found.map((term) => [`${term.kind} ${term.code}`, term])).values()];
}

const termsOfTags = (tags: unknown): ArticleTerm[] =>
  textsOf(tags)
    .map((value): ArticleTerm => ({ kind: 'tag', code: codeOfTag(value), value }))
    .filter(({ code }) => isFilterCode(code));

// PostgreSQL takes no zero byte.
const textsOf = (values: unknown): string[] =>
  Array.isArray(values)
    ? values.filter((value) => typeof value === 'string' && value !== '' && !value.includes('\0'))
    : [];
