import { CONTENT_TYPES, type ReferenceKind } from '@witryna/module-schemas';
import { listSchema, pagingProperties } from '../../http/paging.ts';
import { SITE_PLACES, type SitePlace, SNIPPET_PLACES } from './site-usages.ts';

/** Everything that content may refer to. */
export const REFERENCE_KINDS = [
  'product',
  'file',
  'brand',
  'category',
  'line',
  'article',
  'snippet',
  'filter',
  'author',
  'article-category',
  'article-filter',
  'navigation',
  'banner',
  'gallery',
  'shared-link',
  'page',
] as const satisfies readonly ReferenceKind[];

const kind = {
  type: 'string',
  enum: REFERENCE_KINDS,
} as const;
const site = { type: 'string', minLength: 1, maxLength: 20 } as const;

export const usagesQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'key'],
  properties: { ...pagingProperties, kind, key: { type: 'string', minLength: 1, maxLength: 255 }, site },
} as const;

export const brokenQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { ...pagingProperties, site },
} as const;

const page = {
  type: 'object',
  required: ['id', 'title', 'urlPath', 'type', 'isTemplate', 'site'],
  properties: {
    id: { type: 'integer' },
    title: { type: 'string' },
    urlPath: { type: 'string' },
    type: { type: 'string', enum: CONTENT_TYPES },
    isTemplate: { type: 'boolean' },
    site: { type: 'string' },
  },
} as const;

const place = {
  type: 'object',
  required: ['path'],
  properties: {
    path: { type: 'string', description: 'JSON pointer into the document.' },
    placedModuleId: { type: 'string' },
    driver: { type: 'string' },
  },
} as const;

const sitesIn = (places: readonly SitePlace[]) => ({
  type: 'array',
  items: {
    type: 'object',
    required: ['site', 'name', 'place', 'key'],
    properties: {
      site: { type: 'string' },
      name: { type: 'string' },
      place: { type: 'string', enum: places },
      key: { type: 'string' },
    },
  },
});

const usage = {
  type: 'object',
  required: ['page', 'states', 'places'],
  properties: {
    page,
    states: { type: 'array', items: { type: 'string', enum: ['draft', 'published'] } },
    places: { type: 'array', items: place },
  },
} as const;

const catalogueUsage = {
  type: 'object',
  required: ['kind', 'key', 'name'],
  properties: {
    kind: { type: 'string', enum: ['product', 'brand', 'line', 'category', 'ingredient', 'coupon'] },
    key: { type: 'string' },
    name: { type: 'string' },
  },
} as const;

const sectionUsage = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'integer' }, name: { type: 'string' } },
} as const;

const broken = {
  type: 'object',
  required: ['kind', 'key', 'page', 'place'],
  properties: {
    kind: {
      type: 'string',
      enum: [...REFERENCE_KINDS, 'link'],
      description: '`link`: an address of the shop itself, at which there is nothing.',
    },
    key: { type: 'string' },
    name: { type: 'string', description: 'Of a product that was withdrawn or a category that is hidden.' },
    page,
    place,
  },
} as const;

function withSites(items: object, places: readonly SitePlace[], more: Readonly<Record<string, object>> = {}) {
  const list = listSchema(items);
  const properties = { ...list.properties, sites: sitesIn(places), ...more };
  return { type: 'object', required: [...list.required, 'sites', ...Object.keys(more)], properties };
}

const error = { $ref: 'Error#' } as const;

export const usagesAnswers: Readonly<Record<number, object>> = {
  200: withSites(usage, SITE_PLACES, {
    catalogue: { type: 'array', items: catalogueUsage, description: 'The first 50 of each kind.' },
    catalogueTotal: { type: 'integer', minimum: 0 },
    sections: { type: 'array', items: sectionUsage, description: 'Saved sections, the first 50 by name.' },
    sectionsTotal: { type: 'integer', minimum: 0 },
  }),
  404: error,
};
export const brokenAnswers: Readonly<Record<number, object>> = { 200: withSites(broken, SNIPPET_PLACES), 404: error };
