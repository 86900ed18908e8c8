import { listSchema, pagingProperties } from '../http/paging.ts';

const site = { type: 'string', minLength: 1, maxLength: 20 } as const;
/** Commas, arrows and remarks are signs of the list of synonyms. */
const words = { type: 'string', minLength: 2, maxLength: 60, pattern: '^[^,#=>\\n\\r]+$' } as const;
const phrase = { ...words, title: 'Fraza' } as const;

/** `GET /staff/search/phrases` */
export const phrasesQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...pagingProperties,
    site,
    search: { type: 'string', maxLength: 60, description: 'A part of the phrase.' },
    results: { type: 'string', enum: ['none'], description: 'Those alone that have found nothing.' },
  },
} as const;

export const phraseListSchema = listSchema({
  type: 'object',
  required: ['site', 'phrase', 'uses', 'results', 'lastSeenAt', 'means'],
  properties: {
    site: { type: 'string' },
    phrase: { type: 'string' },
    uses: { type: 'integer' },
    results: { type: 'integer', description: 'How much it found the last time.' },
    lastSeenAt: { type: 'string', format: 'date-time' },
    means: { type: 'array', items: { type: 'string' }, description: 'What is looked for as well.' },
    to: { type: 'string', description: 'Where it leads in place of results.' },
  },
} as const);

/** `PUT /staff/search/synonyms` */
export const synonymsBody = {
  type: 'object',
  required: ['phrase', 'means'],
  additionalProperties: false,
  properties: {
    phrase,
    means: {
      type: 'array',
      title: 'Szukaj też',
      description: 'Kto szuka tej frazy, dostanie także wyniki dla tych określeń. Pusta lista usuwa synonimy.',
      maxItems: 10,
      uniqueItems: true,
      items: words,
    },
  },
} as const;

/** `PUT /staff/search/redirects` */
export const searchRedirectBody = {
  type: 'object',
  required: ['site', 'phrase'],
  additionalProperties: false,
  properties: {
    site,
    phrase,
    to: {
      type: 'string',
      title: 'Adres w sklepie',
      description: 'Ścieżka, np. /twarz/kremy. Bez niej fraza znów prowadzi do wyników.',
      minLength: 1,
      maxLength: 500,
    },
  },
} as const;
