import { defineModule } from '../../define-module.ts';
import { headingLevelSchema } from '../../shared/styling.ts';

/** Default page size of a product list (specification, business constants). */
export const DEFAULT_PAGE_SIZE = 16;

export const productsList = defineModule({
  driver: 'products-list',
  version: 1,
  title: 'Lista produktów',
  description: 'Karty produktów: wybrane, z kategorii, z linii albo pasujące do strony.',
  icon: 'layout-grid',
  group: 'shop',
  settings: {
    type: 'object',
    required: ['source'],
    additionalProperties: false,
    properties: {
      heading: { type: 'string', title: 'Nagłówek', maxLength: 120 },
      level: { ...headingLevelSchema, title: 'Poziom nagłówka', default: 'H2' },
      source: {
        type: 'object',
        title: 'Które produkty',
        required: ['kind'],
        discriminator: { propertyName: 'kind' },
        oneOf: [
          {
            title: 'Wybrane ręcznie',
            required: ['skus'],
            additionalProperties: false,
            properties: {
              kind: { const: 'selected' },
              skus: {
                type: 'array',
                title: 'Produkty',
                minItems: 1,
                maxItems: 48,
                uniqueItems: true,
                items: { type: 'string', minLength: 1, maxLength: 64, 'x-reference': 'product' },
              },
            },
          },
          {
            title: 'Z kategorii',
            required: ['category'],
            additionalProperties: false,
            properties: {
              kind: { const: 'category' },
              category: { type: 'string', title: 'Kategoria', minLength: 1, 'x-reference': 'category' },
            },
          },
          {
            title: 'Z linii',
            required: ['line'],
            additionalProperties: false,
            properties: {
              kind: { const: 'line' },
              line: { type: 'string', title: 'Linia', minLength: 1, 'x-reference': 'line' },
            },
          },
          {
            title: 'Z marki',
            required: ['brand'],
            additionalProperties: false,
            properties: {
              kind: { const: 'brand' },
              brand: { type: 'string', title: 'Marka', minLength: 1, 'x-reference': 'brand' },
            },
          },
          {
            title: 'Bieżąca kategoria (strona szablon)',
            additionalProperties: false,
            properties: { kind: { const: 'current-category' } },
          },
          {
            title: 'Pasujące do bieżącego produktu (strona szablon)',
            additionalProperties: false,
            properties: { kind: { const: 'complementary' } },
          },
          {
            title: 'Polecane przy bieżącym produkcie (strona szablon)',
            additionalProperties: false,
            properties: { kind: { const: 'recommendation' } },
          },
        ],
      },
      limit: { type: 'integer', title: 'Ile na stronie', minimum: 1, maximum: 48, default: DEFAULT_PAGE_SIZE },
      layout: {
        type: 'string',
        title: 'Układ',
        enum: ['grid', 'carousel'],
        'x-enumTitles': { grid: 'Siatka', carousel: 'Karuzela' },
        default: 'grid',
      },
      columns: { type: 'integer', title: 'Kolumny na komputerze', minimum: 2, maximum: 4, default: 4 },
      pagination: {
        type: 'boolean',
        title: 'Stronicowanie i sortowanie',
        description: 'Działa na stronach kategorii',
        default: false,
      },
    },
  },
});
