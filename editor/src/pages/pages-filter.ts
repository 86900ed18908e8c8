import { CONTENT_TYPES, type ContentType } from '@witryna/module-schemas';
import { PAGE_SORTS, type PageSort, type PagesFilter } from '../api/pages.ts';
import type { PageStatus } from '../api/types.ts';

export const PAGE_STATUSES = ['draft', 'published', 'changed'] as const satisfies readonly PageStatus[];
export const PAGE_SIZE = 25;

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((known) => known === value);

/** The filter that the address says, so that a list can be linked to and the back button returns to it. */
export function readFilter(search: URLSearchParams): PagesFilter {
  const page = Number(search.get('page'));
  return {
    search: search.get('search') ?? undefined,
    type: oneOf<ContentType>(CONTENT_TYPES, search.get('type')),
    status: oneOf<PageStatus>(PAGE_STATUSES, search.get('status')),
    sort: oneOf<PageSort>(PAGE_SORTS, search.get('sort')) ?? 'updated',
    page: Number.isInteger(page) && page > 1 ? page : 1,
    pageSize: PAGE_SIZE,
  };
}

/** The address after a change of the filter; whatever else changes begins at the first page again. */
export function withFilter(
  search: URLSearchParams,
  change: Readonly<Record<string, string | number | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '' || (name === 'page' && value === 1)) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** True when something narrows the list. */
export function isFiltered(filter: PagesFilter): boolean {
  return Boolean(filter.search || filter.type || filter.status);
}
