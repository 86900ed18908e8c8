import type { PublishedPage } from './published-pages.ts';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}/;

/** The date that readers see: the one that its editors gave the page, else when it was published. */
export function publicationDateOf({ document, publishedAt }: Pick<PublishedPage, 'document' | 'publishedAt'>): string {
  const { publicationDate } = document.contentProperties;
  return typeof publicationDate === 'string' && ISO_DAY.test(publicationDate)
    ? publicationDate
    : publishedAt.toISOString();
}
