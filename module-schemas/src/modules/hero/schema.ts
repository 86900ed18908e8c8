import { defineModule } from '../../define-module.ts';
import { sourceSchema } from '../../shared/binding.ts';
import { imageSchema } from '../../shared/image.ts';
import { colourSchema, headingLevelSchema } from '../../shared/styling.ts';

export const hero = defineModule({
  driver: 'hero',
  version: 1,
  title: 'Baner główny',
  description: 'Duży nagłówek ze zdjęciem i przyciskami, zwykle pierwszy na stronie.',
  icon: 'gallery-vertical-end',
  group: 'media',
  slots: { actions: { title: 'Przyciski', accepts: ['button'], max: 3 } },
  settings: {
    type: 'object',
    required: ['heading'],
    additionalProperties: false,
    properties: {
      eyebrow: { type: 'string', title: 'Nadtytuł', maxLength: 60 },
      heading: { type: 'string', title: 'Nagłówek', minLength: 1, maxLength: 120 },
      text: { type: 'string', title: 'Tekst', maxLength: 400 },
      image: imageSchema,
      portraitImage: { ...imageSchema, title: 'Obraz na telefon', 'x-altOptional': true },
      level: { ...headingLevelSchema, title: 'Poziom nagłówka', default: 'H1' },
      align: {
        type: 'string',
        title: 'Wyrównanie',
        enum: ['start', 'center'],
        'x-enumTitles': { start: 'Do lewej', center: 'Na środku' },
        default: 'start',
      },
      appearance: {
        type: 'string',
        title: 'Układ',
        description: 'Tekst na zdjęciu, obok zdjęcia albo bez zdjęcia',
        enum: ['overlay', 'split', 'plain'],
        'x-enumTitles': { overlay: 'Tekst na zdjęciu', split: 'Tekst obok zdjęcia', plain: 'Bez zdjęcia' },
        default: 'overlay',
      },
      height: {
        type: 'string',
        title: 'Wysokość',
        enum: ['low', 'medium', 'tall'],
        'x-enumTitles': { low: 'Niski', medium: 'Średni', tall: 'Wysoki' },
        default: 'medium',
      },
      backgroundColour: { ...colourSchema, title: 'Kolor tła' },
      source: sourceSchema,
    },
  },
});
