import { defineModule } from '../../define-module.ts';
import { labelledLinkSchema } from '../../shared/link.ts';
import { productSourceSchema } from '../../shared/product-source.ts';
import { headingLevelSchema } from '../../shared/styling.ts';

/** How many products a teaser shows when it does not say; sets are of 3, 6 or 9 (specification, business constants). */
export const DEFAULT_SET_SIZE = 3;

export const productsTeaser = defineModule({
  driver: 'products-teaser',
  version: 1,
  title: 'Zapowiedź produktów',
  description: 'Trzy, sześć albo dziewięć kart z kilkoma słowami i odnośnikiem do całości.',
  icon: 'gallery-horizontal-end',
  group: 'shop',
  settings: {
    type: 'object',
    required: ['source'],
    additionalProperties: false,
    properties: {
      eyebrow: { type: 'string', title: 'Nadtytuł', maxLength: 60 },
      heading: { type: 'string', title: 'Nagłówek', maxLength: 120 },
      level: { ...headingLevelSchema, title: 'Poziom nagłówka', default: 'H2' },
      text: { type: 'string', title: 'Tekst', maxLength: 400 },
      source: productSourceSchema,
      count: {
        type: 'integer',
        title: 'Ile produktów',
        enum: [3, 6, 9],
        'x-enumTitles': { '3': '3 produkty', '6': '6 produktów', '9': '9 produktów' },
        default: DEFAULT_SET_SIZE,
      },
      layout: {
        type: 'string',
        title: 'Układ',
        enum: ['above', 'beside'],
        'x-enumTitles': { above: 'Słowa nad kartami', beside: 'Słowa obok kart' },
        default: 'above',
      },
      link: { ...labelledLinkSchema, title: 'Odnośnik do całości' },
    },
  },
});
