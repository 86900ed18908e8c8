/** Of every answer that tells of the ingredients of a product. */
export const INGREDIENTS_TAG = 'ingredients:all';
