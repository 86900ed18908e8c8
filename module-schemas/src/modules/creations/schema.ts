import { defineModule } from '../../define-module.ts';
import { imageWithPointsSchema } from '../../shared/image.ts';
import { headingLevelSchema, widthSchema } from '../../shared/styling.ts';

export const creations = defineModule({
  driver: 'creations',
  version: 1,
  title: 'Kreacje',
  description: 'Stylizacje i inspiracje: zdjęcie z punktami i lista kosmetyków, które na nim są.',
  icon: 'sparkles',
  group: 'shop',
  settings: {
    type: 'object',
    required: ['looks'],
    additionalProperties: false,
    properties: {
      heading: { type: 'string', title: 'Nagłówek', maxLength: 120 },
      text: { type: 'string', title: 'Tekst', maxLength: 400 },
      looks: {
        type: 'array',
        title: 'Kreacje',
        minItems: 1,
        maxItems: 9,
        items: {
          type: 'object',
          title: 'Kreacja',
          required: ['title', 'image'],
          additionalProperties: false,
          properties: {
            image: imageWithPointsSchema,
            title: { type: 'string', title: 'Tytuł', minLength: 1, maxLength: 80 },
            text: { type: 'string', title: 'Opis', maxLength: 400 },
            products: {
              type: 'array',
              title: 'Pozostałe kosmetyki',
              description: 'Użyte, ale bez punktu na zdjęciu; te z punktów są na liście same',
              maxItems: 6,
              uniqueItems: true,
              items: { type: 'string', minLength: 1, maxLength: 64, 'x-reference': 'product' },
            },
          },
        },
      },
      layout: {
        type: 'string',
        title: 'Układ',
        enum: ['alternating', 'grid'],
        'x-enumTitles': { alternating: 'Duże zdjęcia na przemian', grid: 'Kolumny' },
        default: 'alternating',
      },
      list: { type: 'boolean', title: 'Lista kosmetyków', default: true },
      width: widthSchema,
      level: { ...headingLevelSchema, title: 'Poziom nagłówka', default: 'H2' },
    },
  },
});
