import { THEMES } from '@witryna/module-schemas';
import type { BodyOf } from '../../../http/body-of.ts';
import { fileId, name, path, place, redirectTo, revision, text } from '../rest/catalog-fields.ts';

/** `PUT /staff/catalogue/categories` */
export const categorySchema = {
  type: 'object',
  required: ['path', 'name'],
  additionalProperties: false,
  properties: {
    path,
    isNew: { type: 'boolean', title: 'Nowa', description: 'Refused where there is a category at this path already' },
    revision,
    name,
    description: text,
    position: { ...place, description: 'Without one it stays where it is; a new one stands last' },
    image: fileId,
    theme: { type: 'string', title: 'Motyw', enum: THEMES },
    isHidden: {
      type: 'boolean',
      title: 'Ukryta',
      description: 'Takes it out of the shop, with all below it. Left out, it stays as it is',
    },
  },
} as const;

/** `PUT /staff/catalogue/categories/order` */
export const categoryOrderSchema = {
  type: 'object',
  required: ['paths'],
  additionalProperties: false,
  properties: {
    parent: { ...path, description: 'Those right below this one; without it those at the top' },
    paths: { type: 'array', minItems: 1, maxItems: 1_000, uniqueItems: true, items: path },
  },
} as const;

export const pathParams = { type: 'object', required: ['path'], properties: { path } } as const;

/** `PUT /staff/catalogue/categories/:path/place` */
export const categoryMoveSchema = {
  type: 'object',
  required: ['path'],
  additionalProperties: false,
  properties: { path: { ...path, title: 'Nowa ścieżka kategorii' }, revision },
} as const;

/** `DELETE /staff/catalogue/categories/:path` */
export const categoryRemovalSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { redirectTo },
} as const;

export type CategoryInput = BodyOf<typeof categorySchema>;
export type CategoryOrderInput = BodyOf<typeof categoryOrderSchema>;
