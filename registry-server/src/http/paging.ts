import { AppError } from '../errors.ts';

const MAX_PAGE_SIZE = 100;
/** Deeper paging would make the database count past rows by the ten thousand. */
const MAX_PAGE = 10_000;

/** Properties of a list's query: `?page=1&pageSize=20`. */
export const pagingProperties = {
  page: { type: 'integer', minimum: 1, maximum: MAX_PAGE, default: 1 },
  pageSize: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: 20 },
} as const;

/** `{ items, total, page, pageSize }` with items of the given schema. */
export function listSchemaOf<S extends object>(items: S) {
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

/** A body whose fault only the code can find. */
export class FieldInvalid extends AppError {
  constructor(path: string, rule: string, message: string) {
    super(422, 'input-invalid', message, { faults: [{ path, rule, message }] });
  }
}
