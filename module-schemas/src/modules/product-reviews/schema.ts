import { defineModule } from '../../define-module.ts';
import { headingLevelSchema } from '../../shared/styling.ts';

/** Page sizes of a list of reviews (specification, business constants). */
export const REVIEW_PAGE_SIZES = [5, 10, 15] as const;

export const productReviews = defineModule({
  driver: 'product-reviews',
  version: 1,
  title: 'Opinie o produkcie',
  description: 'Średnia, rozkład ocen i zatwierdzone opinie klientów.',
  icon: 'star',
  group: 'shop',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      heading: { type: 'string', title: 'Nagłówek', maxLength: 120 },
      level: { ...headingLevelSchema, title: 'Poziom nagłówka', default: 'H2' },
      sku: {
        type: 'string',
        title: 'Produkt',
        description: 'Puste: bieżący produkt (strona szablon)',
        minLength: 1,
        maxLength: 64,
        'x-reference': 'product',
      },
      pageSize: {
        type: 'integer',
        title: 'Ile opinii naraz',
        enum: REVIEW_PAGE_SIZES,
        'x-enumTitles': { '5': '5 opinii', '10': '10 opinii', '15': '15 opinii' },
        default: 5,
      },
      hasDistribution: { type: 'boolean', title: 'Rozkład ocen', default: true },
      verification: {
        type: 'string',
        title: 'Jak weryfikujecie opinie',
        description: 'Puste: zasady sklepu, tak jak działają',
        maxLength: 1000,
      },
    },
  },
});
