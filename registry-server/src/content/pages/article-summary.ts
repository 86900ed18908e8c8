import {
  type ArticleCategorySummary,
  type ArticleSummary,
  type AuthorSummary,
  isRecord,
  type MediaFile,
  type PageDocument,
} from '@witryna/module-schemas';
import { slugOf, urlPathOf } from '../slug.ts';
import { publicationDateOf } from './publication-date.ts';
import type { PublishedPage } from './published-pages.ts';

/** The part of published content that its summary is made of. */
export type SummarisedPage = Pick<PublishedPage, 'id' | 'slug' | 'document' | 'publishedAt'>;

/** Words that people read in a minute. */
const WORDS_A_MINUTE = 200;

/** The file that an article has as its cover. */
export function coverOf({ document }: Pick<PublishedPage, 'document'>): number[] {
  const { cover } = document.contentProperties;
  return typeof cover === 'number' ? [cover] : [];
}

/** The file that shows an author. */
export function avatarOf({ document }: Pick<PublishedPage, 'document'>): number[] {
  const { avatar } = document.contentProperties;
  return typeof avatar === 'number' ? [avatar] : [];
}

/** An article as lists show it. */
export function articleSummaryOf(article: SummarisedPage, cover: MediaFile | undefined): ArticleSummary {
  const { id, slug, document } = article;
  const { lead, author, categories, tags } = document.contentProperties;
  const readingMinutes = readingMinutesOf(document);
  return {
    id,
    title: document.title,
    urlPath: urlPathOf(slug),
    ...(typeof lead === 'string' ? { lead } : {}),
    ...(cover ? { cover } : {}),
    publicationDate: publicationDateOf(article),
    ...(typeof author === 'string' && author !== '' ? { author: slugOf(author) } : {}),
    ...(Array.isArray(categories) && categories.length > 0
      ? { categories: categories.map((each) => slugOf(String(each))) }
      : {}),
    ...(Array.isArray(tags) && tags.length > 0 ? { tags: tags.map(String) } : {}),
    ...(readingMinutes > 0 ? { readingMinutes } : {}),
  };
}

/** Who wrote something. */
export function authorSummaryOf({ slug, document }: SummarisedPage, avatar: MediaFile | undefined): AuthorSummary {
  const { name, bio, page } = document.contentProperties;
  return {
    slug,
    name: typeof name === 'string' && name !== '' ? name : document.title,
    ...(typeof bio === 'string' ? { bio } : {}),
    ...(avatar ? { avatar } : {}),
    ...pageOf(page),
  };
}

/** What articles are sorted into. */
export function articleCategorySummaryOf({ slug, document }: SummarisedPage): ArticleCategorySummary {
  const { name, description, page } = document.contentProperties;
  return {
    slug,
    name: typeof name === 'string' && name !== '' ? name : document.title,
    ...(typeof description === 'string' ? { description } : {}),
    ...pageOf(page),
  };
}

/** The slug of the page that content about somebody or something names as its own. */
export function pageNamedBy({ document }: Pick<PublishedPage, 'document'>): string[] {
  const { page } = document.contentProperties;
  return typeof page === 'string' && page !== '' ? [page] : [];
}

const pageOf = (page: unknown) => (typeof page === 'string' && page !== '' ? { urlPath: urlPathOf(slugOf(page)) } : {});

/** How long the formatted texts of a page take to read; 0 for a page without any. */
function readingMinutesOf({ containers }: Pick<PageDocument, 'containers'>): number {
  let words = 0;
  const count = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) count(item);
    else if (isRecord(value)) {
      if (value.type === 'text' && typeof value.text === 'string') words += wordsIn(value.text);
      for (const inner of Object.values(value)) if (typeof inner === 'object') count(inner);
    }
  };
  for (const { settings } of Object.values(containers)) count(settings);
  return Math.ceil(words / WORDS_A_MINUTE);
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;
