/** As many orders as a page of the history has. */
export const ORDERS_PER_PAGE = 10;

/** The history ends somewhere; a number above is a slip. */
const LAST_PAGE = 10_000;

/** The page that an address asks for (`?page=2`); the first for whatever is none. */
export function listPageOf(search: string): number {
  const given = new URLSearchParams(search).get('page') ?? '';
  const page = /^\d{1,5}$/.test(given) ? Number(given) : 1;
  return page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** How many pages there are of so many orders: one at least. */
export const pagesOf = (orders: number): number => Math.max(1, Math.ceil(orders / ORDERS_PER_PAGE));
