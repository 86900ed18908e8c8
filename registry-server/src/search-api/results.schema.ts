import { PRODUCT_FLAGS } from '@witryna/module-schemas';
import { MOST_PER_PAGE } from '../content/sites/index.ts';
import type { BodyOf } from '../http/body-of.ts';

export const SCOPES = ['products', 'categories', 'articles'] as const;
export type Scope = (typeof SCOPES)[number];
const RESULT_SORTS = ['relevance', 'position', 'price-asc', 'price-desc', 'name', 'newest'] as const;

const phrase = {
  type: 'string',
  minLength: 1,
  maxLength: 200,
  description: 'What is looked for; the site says from how many signs on (`search.minLength` of `/init`)',
} as const;
const choices = { type: 'string', maxLength: 2000, description: 'Comma-joined; any of them' } as const;
const amount = { type: 'integer', minimum: 0, maximum: 100_000_000, description: 'Minor units' } as const;
const page = { type: 'integer', minimum: 1, maximum: 10_000, default: 1 } as const;
const perPage = {
  type: 'integer',
  minimum: 1,
  maximum: MOST_PER_PAGE,
  description: 'By default `search.perPage` of `/init`, at most its `maxPerPage`',
} as const;

/** What `meta.related` can have in full. */
export const RELATED_PARTS = ['products', 'categories', 'articles', 'productFilters'] as const;
const related = {
  type: 'string',
  maxLength: 100,
  pattern:
    '^(?:none|(?:products|categories|articles|productFilters)(?:,(?:products|categories|articles|productFilters))*)$',
  description: `Comma-joined: of ${RELATED_PARTS.join(', ')} those that \`meta.related\` has in full. All of them when absent; \`none\` for keys, titles and addresses alone, a twentieth of the bytes`,
} as const;

/** What products can be filtered by. */
const filters = {
  category: { ...choices, description: 'Paths of categories, comma-joined' },
  brand: choices,
  line: choices,
  colour: choices,
  size: { ...choices, description: '`50 ml`, comma-joined' },
  skinType: choices,
  certification: choices,
  application: choices,
  flags: { ...choices, description: `Comma-joined; all of them: ${PRODUCT_FLAGS.join(', ')}` },
  priceFrom: amount,
  priceTo: amount,
  inStock: { type: 'boolean' },
} as const;

/** `GET /search` */
export const searchQuerySchema = {
  type: 'object',
  required: ['q'],
  additionalProperties: false,
  properties: {
    q: phrase,
    scope: { type: 'string', enum: SCOPES, description: 'One group only; all of them when absent' },
    sort: { type: 'string', enum: RESULT_SORTS },
    page,
    'per-page': perPage,
    related,
    exact: { type: 'boolean', description: 'The phrase is meant as it is typed: no typo is seen through' },
    ...filters,
  },
} as const;

/** `GET /core/search` and `GET /synerise/search` */
export const quickQuerySchema = {
  type: 'object',
  required: ['q'],
  additionalProperties: false,
  properties: { q: phrase, page, 'per-page': perPage },
} as const;

/** `GET /search/suggestions` */
export const suggestionsQuerySchema = {
  type: 'object',
  additionalProperties: false,
  properties: { q: { ...phrase, minLength: 0, description: 'What is typed so far; without it: what is popular' } },
} as const;

/** A search as it is asked for, with what its site says in place of what was left open. */
export type SearchQuery = BodyOf<typeof searchQuerySchema> & { readonly 'per-page': number };
export type QuickQuery = BodyOf<typeof quickQuerySchema> & { readonly 'per-page': number };
