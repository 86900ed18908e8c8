import type { BodyOf } from '../../../http/body-of.ts';
import { listSchema } from '../../../http/paging.ts';
import { code, fileId, name, pagePath } from '../rest/catalog-fields.ts';

/** How many the shop may tell of: every page of a product looks through all of them. */
export const MOST_INGREDIENTS = 500;
const MOST_NAMES = 20;
const LONGEST_DESCRIPTION = 400;

const properties = {
  name,
  inci: {
    type: 'array',
    title: 'Nazwy INCI',
    description: 'Składnik na liście produktu jest rozpoznawany po pierwszych słowach.',
    minItems: 1,
    maxItems: MOST_NAMES,
    uniqueItems: true,
    items: { type: 'string', title: 'Nazwa INCI', minLength: 1, maxLength: 120, pattern: '\\S' },
  },
  description: { type: 'string', title: 'Opis', maxLength: LONGEST_DESCRIPTION },
  image: { ...fileId, title: 'Rycina' },
  urlPath: { ...pagePath, title: 'Strona o składniku' },
} as const;

/** `PUT /staff/catalogue/ingredients/:code` */
export const ingredientSchema = {
  type: 'object',
  required: ['name', 'inci'],
  additionalProperties: false,
  properties,
} as const;

export const ingredientAnswerSchema = {
  type: 'object',
  required: ['code', 'name', 'inci'],
  properties: { code, ...properties },
} as const;

export const ingredientListAnswerSchema = listSchema(ingredientAnswerSchema);

export type IngredientInput = BodyOf<typeof ingredientSchema>;
