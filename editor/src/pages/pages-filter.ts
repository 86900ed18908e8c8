import { CONTENT_TYPES, type ContentType } from '@witryna/module-schemas';
import { PAGE_SORTS, type PageSort, type PagesFilter, type RequestFilter } from '../api/content/pages.ts';
import type { PageStatus } from '../api/types.ts';
import { readPage } from '../lists/with-filter.ts';

export const PAGE_STATUSES = ['draft', 'published', 'changed'] as const satisfies readonly PageStatus[];
export const REQUEST_FILTERS = ['waiting', 'returned', 'returned-to-me'] as const satisfies readonly RequestFilter[];
export const PAGE_SIZE = 25;

const parseEnum = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((known) => known === value);

/** The filter that the address says, so that a list can be linked to and the back button returns to it. */
export function readFilter(search: URLSearchParams): PagesFilter {
  return {
    search: search.get('search') ?? undefined,
    site: search.get('site') ?? undefined,
    type: parseEnum<ContentType>(CONTENT_TYPES, search.get('type')),
    status: parseEnum<PageStatus>(PAGE_STATUSES, search.get('status')),
    ...(search.get('scheduled') === 'true' && { scheduled: 'true' }),
    requested: parseEnum<RequestFilter>(REQUEST_FILTERS, search.get('requested')),
    ...(search.get('answered') === 'true' && { answered: 'true' }),
    ...(search.get('mine') === 'true' && { mine: 'true' }),
    sort: parseEnum<PageSort>(PAGE_SORTS, search.get('sort')) ?? 'updated',
    page: readPage(search),
    pageSize: PAGE_SIZE,
  };
}

/** True when something narrows the list. */
export function isFiltered(filter: PagesFilter): boolean {
  const { search, site, type, status, scheduled, requested, answered, mine } = filter;
  return Boolean(search || site || type || status || scheduled || requested || answered || mine);
}
