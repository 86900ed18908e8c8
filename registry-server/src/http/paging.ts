const MAX_PAGE_SIZE = 100;
/** Deeper paging would make the database skip tens of thousands of rows. */
const MAX_PAGE = 10_000;

/** Which part of a list is asked for. */
export interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

/** Properties of a list's query: `?page=1&pageSize=20`. */
export const pagingProperties = {
  page: { type: 'integer', minimum: 1, maximum: MAX_PAGE, default: 1 },
  pageSize: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: 20 },
} as const;

/** The query of a list that takes nothing else. */
export const pagingSchema = { type: 'object', additionalProperties: false, properties: pagingProperties } as const;

/** `{ items, total, page, pageSize }` with items of the given schema. */
export function listSchema<const S extends object>(items: S) {
  return {
    type: 'object',
    required: ['items', 'total', 'page', 'pageSize'],
    properties: {
      items: { type: 'array', items },
      total: { type: 'integer' },
      page: { type: 'integer' },
      pageSize: { type: 'integer' },
    },
  } as const;
}

/** Limit and offset of that part. */
export function rowsOf({ page, pageSize }: Paging): { readonly limit: number; readonly offset: number } {
  return { limit: pageSize, offset: (page - 1) * pageSize };
}
