/** How lists are cut into pages (specification, business constants). */
export const PAGING = {
  /** Page buttons that are seen at once. */
  visiblePages: 5,
  /** A page reaches at most this many times the list's own page size: as many columns of that length. */
  columns: 3,
  /** Of a list that says nothing itself: so many on a page, of so many. */
  pageSize: 10,
  items: 50,
} as const;

/** Most entries that one page of a list shows, whatever is asked for. */
export const MAX_PAGE_SIZE = 100;

/** The page sizes that a reader may choose from: the list's own, and up to one for each column. */
export function pageSizesOf(pageSize: number): readonly number[] {
  const sizes = Array.from({ length: PAGING.columns }, (_, column) => (column + 1) * pageSize);
  return sizes.filter((size, place) => place === 0 || size <= MAX_PAGE_SIZE);
}

/** The last page of a list, from 1; that of the generic list when nothing is known of it. */
export function lastPageOf(total: number = PAGING.items, pageSize: number = PAGING.pageSize): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
