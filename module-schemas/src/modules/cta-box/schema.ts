import { defineModule } from '../../define-module.ts';
import { imageSchema } from '../../shared/image.ts';
import { colourSchema, headingLevelSchema, widthSchema } from '../../shared/styling.ts';

export const ctaBox = defineModule({
  driver: 'cta-box',
  version: 1,
  title: 'Zachęta',
  description: 'Nagłówek, kilka słów i przycisk na tle, które zatrzymuje wzrok.',
  icon: 'mouse-pointer-click',
  group: 'text',
  slots: { actions: { title: 'Przyciski', accepts: ['button'], max: 2 } },
  settings: {
    type: 'object',
    required: ['heading'],
    additionalProperties: false,
    properties: {
      eyebrow: { type: 'string', title: 'Nadtytuł', maxLength: 60 },
      heading: { type: 'string', title: 'Nagłówek', minLength: 1, maxLength: 120 },
      text: { type: 'string', title: 'Tekst', maxLength: 400 },
      note: {
        type: 'string',
        title: 'Dopisek pod przyciskami',
        description: 'Drobnym pismem: warunki, termin, telefon',
        maxLength: 160,
      },
      image: { ...imageSchema, 'x-altOptional': true },
      imageSide: {
        type: 'string',
        title: 'Strona obrazu',
        enum: ['start', 'end'],
        'x-enumTitles': { start: 'Po lewej', end: 'Po prawej' },
        default: 'end',
      },
      appearance: {
        type: 'string',
        title: 'Wygląd',
        enum: ['box', 'band', 'outline'],
        'x-enumTitles': { box: 'Pole z tłem', band: 'Pas na całą szerokość', outline: 'Pole z ramką' },
        default: 'box',
      },
      align: {
        type: 'string',
        title: 'Wyrównanie',
        description: 'Obok obrazu tekst zawsze jest do lewej',
        enum: ['start', 'center'],
        'x-enumTitles': { start: 'Do lewej', center: 'Na środku' },
        default: 'start',
      },
      backgroundColour: { ...colourSchema, title: 'Kolor tła' },
      width: widthSchema,
      level: { ...headingLevelSchema, title: 'Poziom nagłówka', default: 'H2' },
    },
  },
});
