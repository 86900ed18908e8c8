import { FILE_KINDS } from '@witryna/module-schemas';
import { pagingProperties } from '../../http/paging.ts';
import { FILE_PLACES } from '../references/index.ts';

/** `GET /media/{id}/{hash}/{name}`: forms that cannot leave the folder. */
export const mediaAddressSchema = {
  type: 'object',
  required: ['id', 'hash', 'name'],
  properties: {
    id: { type: 'integer', minimum: 1 },
    hash: { type: 'string', pattern: '^[0-9a-f]{20}$', maxLength: 20 },
    name: {
      type: 'string',
      pattern:
        '^(original\\.(jpg|webp|mp4|webm|vtt)|[a-z0-9-]{1,80}\\.pdf|\\d{1,5}(-square-\\d{1,3}-\\d{1,3})?\\.(avif|webp))$',
      maxLength: 84,
    },
  },
} as const;

export const mediaIdSchema = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer', minimum: 1 } },
} as const;

export const mediaListSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...pagingProperties,
    search: { type: 'string', maxLength: 200 },
    kind: { type: 'string', enum: FILE_KINDS },
    ids: {
      type: 'string',
      pattern: '^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,29}$',
      maxLength: 300,
      description: 'Only these files, `3,4`',
    },
    shownIn: {
      type: 'string',
      enum: FILE_PLACES,
      description: 'Files that such a place shows, draft or published; `nothing` for those that may be deleted',
    },
  },
} as const;

const words = {
  alt: { type: 'string', title: 'Opis obrazu (alt)', maxLength: 250 },
  title: { type: 'string', title: 'Tytuł', maxLength: 200 },
  caption: { type: 'string', title: 'Podpis', maxLength: 500 },
  author: { type: 'string', title: 'Autor', maxLength: 120 },
} as const;

/** The text fields of an upload. */
export const uploadFieldsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { ...words, key: { type: 'string', minLength: 1, maxLength: 200, pattern: '^(?!sha256:)[\\w./@:-]+$' } },
} as const;

const share = { type: 'number', minimum: 0, maximum: 1 } as const;

export const mediaChangeSchema = {
  type: 'object',
  minProperties: 1,
  additionalProperties: false,
  properties: {
    ...words,
    focalPoint: {
      type: ['object', 'null'],
      title: 'Punkt kadrowania',
      required: ['x', 'y'],
      additionalProperties: false,
      properties: { x: share, y: share },
    },
  },
} as const;

const size = { type: 'integer' } as const;
const text = { type: 'string' } as const;

const fileProperties = {
  id: size,
  mime: text,
  size,
  type: { type: 'string', enum: ['attachment', 'image', 'video'] },
  url: text,
  width: size,
  height: size,
  srcset: {
    type: 'array',
    items: {
      type: 'object',
      required: ['url', 'width', 'height', 'ratio', 'mime'],
      properties: {
        url: text,
        width: size,
        height: size,
        ratio: { type: 'string', enum: ['original', 'square'] },
        mime: text,
      },
    },
  },
  placeholder: text,
  colour: { type: 'string', description: 'Average colour of an opaque picture, as `#rrggbb`' },
  focalPoint: { type: 'object', required: ['x', 'y'], properties: { x: share, y: share } },
  alt: text,
  author: text,
  caption: text,
  title: text,
};

const alwaysThere = ['id', 'mime', 'size', 'type', 'url'] as const;

/** `MediaFile` of module-schemas, for the documentation: the type is the wire's. */
export const mediaFileSchema: object = { type: 'object', required: alwaysThere, properties: fileProperties };

/** A file as the library lists it: with how many places show it. */
export const listedFileSchema: object = {
  type: 'object',
  required: [...alwaysThere, 'uses'],
  properties: {
    ...fileProperties,
    uses: {
      type: 'integer',
      minimum: 0,
      description: 'Pages, sites, products, brands, lines, categories, ingredients',
    },
  },
};
