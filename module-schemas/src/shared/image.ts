/** Most points that one picture may carry (specification, validation rules). */
export const MAX_IMAGE_POINTS = 5;

/** Points nearer than this share of the picture's side lie on one another. */
export const MIN_POINT_DISTANCE = 0.06;

const share = { type: 'number', minimum: 0, maximum: 1 } as const;

export const fileReferenceSchema = {
  type: 'integer',
  title: 'Plik',
  minimum: 1,
  'x-reference': 'file',
  'x-fileType': 'image',
} as const;

/** A film of the library. */
export const videoReferenceSchema = {
  type: 'integer',
  title: 'Plik filmu',
  minimum: 1,
  'x-reference': 'file',
  'x-fileType': 'video',
} as const;

/** Captions of a film, as WebVTT. */
export const captionsReferenceSchema = {
  type: 'integer',
  title: 'Napisy',
  minimum: 1,
  'x-reference': 'file',
  'x-fileType': 'captions',
} as const;

/** A document to download. */
export const documentReferenceSchema = {
  type: 'integer',
  title: 'Dokument do pobrania',
  minimum: 1,
  'x-reference': 'file',
  'x-fileType': 'attachment',
} as const;

const imageProperties = {
  file: fileReferenceSchema,
  alt: {
    type: 'string',
    title: 'Opis obrazu (alt)',
    description: 'Co widać na obrazie. Puste, gdy obraz jest tylko ozdobą.',
    maxLength: 250,
  },
  focalPoint: {
    type: 'object',
    title: 'Punkt kadrowania',
    description: 'Część obrazu, która zostaje widoczna po przycięciu',
    required: ['x', 'y'],
    additionalProperties: false,
    properties: { x: { ...share, title: 'Poziomo' }, y: { ...share, title: 'Pionowo' } },
  },
} as const;

/** A picture from the media library: the key of its file, its words, and what must stay visible when cropped. */
export const imageSchema = {
  type: 'object',
  title: 'Obraz',
  required: ['file'],
  additionalProperties: false,
  properties: imageProperties,
} as const;

const imagePointSchema = {
  type: 'object',
  required: ['x', 'y', 'label'],
  additionalProperties: false,
  properties: {
    x: { ...share, title: 'Poziomo' },
    y: { ...share, title: 'Pionowo' },
    label: { type: 'string', title: 'Opis punktu', minLength: 1, maxLength: 120 },
    sku: { type: 'string', title: 'Produkt', minLength: 1, maxLength: 64, 'x-reference': 'product' },
  },
} as const;

/** A picture that may carry up to five points, none of them on another. */
export const imageWithPointsSchema = {
  ...imageSchema,
  properties: {
    ...imageProperties,
    points: {
      type: 'array',
      title: 'Punkty na obrazie',
      maxItems: MAX_IMAGE_POINTS,
      'x-minPointDistance': MIN_POINT_DISTANCE,
      items: imagePointSchema,
    },
  },
} as const;
