import { defineModule } from '../../define-module.ts';
import { imageSchema } from '../../shared/image.ts';
import { headingLevelSchema } from '../../shared/styling.ts';

export const newsletter = defineModule({
  driver: 'newsletter',
  version: 1,
  title: 'Newsletter',
  description: 'Zapis na newsletter ze zgodą i potwierdzeniem w wiadomości.',
  icon: 'mail-plus',
  group: 'shop',
  settings: {
    type: 'object',
    required: ['heading'],
    additionalProperties: false,
    properties: {
      heading: { type: 'string', title: 'Nagłówek', minLength: 1, maxLength: 120 },
      text: { type: 'string', title: 'Tekst', maxLength: 400 },
      image: imageSchema,
      button: { type: 'string', title: 'Napis na przycisku', description: 'Puste: „Zapisz się”.', maxLength: 40 },
      consent: {
        type: 'string',
        title: 'Treść zgody',
        description: 'Puste: zdanie sklepu. Odnośnik do polityki prywatności dochodzi sam.',
        maxLength: 600,
      },
      sms: {
        type: 'boolean',
        title: 'Zapytaj o SMS-y',
        description: 'Osobna, dobrowolna zgoda z numerem telefonu',
        default: false,
      },
      level: { ...headingLevelSchema, title: 'Poziom nagłówka', default: 'H2' },
      ground: {
        type: 'string',
        title: 'Tło',
        enum: ['tint', 'dark', 'none'],
        'x-enumTitles': { tint: 'W kolorze', dark: 'Ciemne', none: 'Bez tła' },
        default: 'tint',
      },
    },
  },
});
