import { defineModule } from '../../define-module.ts';
import { imageWithPointsSchema } from '../../shared/image.ts';
import { headingLevelSchema } from '../../shared/styling.ts';

export const productHeader = defineModule({
  driver: 'product-header',
  version: 1,
  title: 'Produkt z przyciskiem „Do koszyka”',
  description: 'Galeria, cena, wybór odcienia i pojemności, dodawanie do koszyka.',
  icon: 'shopping-bag',
  group: 'shop',
  slots: { details: { title: 'Pod przyciskiem' } },
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      sku: {
        type: 'string',
        title: 'Produkt',
        description: 'Puste: bieżący produkt (strona szablon)',
        minLength: 1,
        maxLength: 64,
        'x-reference': 'product',
      },
      level: { ...headingLevelSchema, title: 'Poziom nagłówka', default: 'H1' },
      eyebrow: {
        type: 'string',
        title: 'Nad nazwą',
        enum: ['line', 'brand', 'none'],
        'x-enumTitles': { line: 'Linia', brand: 'Marka', none: 'Nic' },
        default: 'line',
      },
      hasSummary: { type: 'boolean', title: 'Krótki opis pod nazwą', default: true },
      promises: {
        type: 'array',
        title: 'Obietnice pod przyciskiem',
        maxItems: 4,
        items: { type: 'string', minLength: 1, maxLength: 120 },
      },
      look: { ...imageWithPointsSchema, title: 'Zdjęcie z punktami na końcu galerii' },
      thumbnails: {
        type: 'string',
        title: 'Miniatury',
        enum: ['side', 'below'],
        'x-enumTitles': { side: 'Obok zdjęcia', below: 'Pod zdjęciem' },
        default: 'side',
      },
      hasStickyBar: { type: 'boolean', title: 'Pasek zakupu na telefonie', default: true },
    },
  },
});
