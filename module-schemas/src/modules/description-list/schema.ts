import { defineModule } from '../../define-module.ts';
import { sourceSchema } from '../../shared/binding.ts';
import { richTextSchema } from '../../shared/rich-text.ts';
import { headingLevelSchema, widthSchema } from '../../shared/styling.ts';

export const descriptionList = defineModule({
  driver: 'description-list',
  version: 1,
  title: 'Lista opisów',
  description: 'Hasła z objaśnieniami: fakty o produkcie, dane firmy, zalety sklepu.',
  icon: 'list-tree',
  group: 'text',
  settings: {
    type: 'object',
    required: ['items'],
    additionalProperties: false,
    properties: {
      heading: { type: 'string', title: 'Nagłówek', maxLength: 120 },
      items: {
        type: 'array',
        title: 'Pozycje',
        minItems: 1,
        maxItems: 24,
        items: {
          type: 'object',
          title: 'Pozycja',
          required: ['term', 'description'],
          additionalProperties: false,
          properties: {
            term: { type: 'string', title: 'Hasło', minLength: 1, maxLength: 80 },
            description: { ...richTextSchema, title: 'Objaśnienie' },
            icon: {
              type: 'string',
              title: 'Rysunek',
              enum: ['leaf', 'drop', 'sun', 'moon', 'parcel', 'return', 'letter', 'heart', 'scales', 'gift'],
              'x-enumTitles': {
                leaf: 'Listek',
                drop: 'Kropla',
                sun: 'Słońce',
                moon: 'Księżyc',
                parcel: 'Paczka',
                return: 'Zwrot',
                letter: 'List',
                heart: 'Serce',
                scales: 'Waga',
                gift: 'Prezent',
              },
            },
          },
        },
      },
      source: {
        ...sourceSchema,
        description: '„Z produktu lub kategorii” pokazuje fakty o produkcie, a pozycje są wzorem',
      },
      layout: {
        type: 'string',
        title: 'Układ',
        enum: ['rows', 'columns'],
        'x-enumTitles': { rows: 'Wiersze z kreskami', columns: 'Kolumny' },
        default: 'rows',
      },
      columns: { type: 'integer', title: 'Kolumny na komputerze', minimum: 2, maximum: 4, default: 3 },
      align: {
        type: 'string',
        title: 'Wyrównanie',
        description: 'W układzie kolumn',
        enum: ['start', 'center'],
        'x-enumTitles': { start: 'Do lewej', center: 'Na środku' },
        default: 'start',
      },
      width: widthSchema,
      level: { ...headingLevelSchema, title: 'Poziom nagłówka', default: 'H2' },
    },
  },
});
