import type { PageDocument } from '@witryna/module-schemas';
import { sql } from 'kysely';

/** The document of a revision where one of these words stands in it: others need not be read. */
export const markedDocument = sql<
  string | null
>`case when "page_revision"."document" like '%noindex%' or "page_revision"."document" like '%"canonical"%' then "page_revision"."document" end`;

/** Whether search engines are to find a page at its own address. */
export function isToBeFound({ properties }: PageDocument): boolean {
  const { robots = '', canonical } = properties.meta;
  return canonical === undefined && !robots.toLowerCase().includes('noindex');
}

/** The same of what `markedDocument` gives. */
export const isIndexable = (marked: string | null): boolean =>
  marked === null || isToBeFound(JSON.parse(marked) as PageDocument);
