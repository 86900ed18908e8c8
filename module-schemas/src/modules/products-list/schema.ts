import { defineModule } from '../../define-module.ts';
import { productSourceSchema } from '../../shared/product-source.ts';
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
      source: productSourceSchema,
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
      filters: {
        type: 'boolean',
        title: 'Filtry',
        description: 'Razem ze stronicowaniem, na listach z kategorii, linii i marki',
        default: false,
      },
      filterSet: {
        type: 'string',
        title: 'Zestaw filtrów',
        description: 'Treść rodzaju „Filtr produktów”; puste: wybierze go kategoria, a bez niego są wszystkie',
        maxLength: 255,
        'x-reference': 'filter',
      },
    },
  },
});
