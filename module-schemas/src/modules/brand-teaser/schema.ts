import { defineModule } from '../../define-module.ts';
import { imageSchema } from '../../shared/image.ts';
import { labelledLinkSchema } from '../../shared/link.ts';
import { colourSchema, headingLevelSchema, widthSchema } from '../../shared/styling.ts';

export const brandTeaser = defineModule({
  driver: 'brand-teaser',
  version: 1,
  title: 'Zapowiedź marki',
  description: 'Znak marki, zdjęcie i kilka słów o niej, z odnośnikiem do jej strony.',
  icon: 'badge-check',
  group: 'shop',
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      source: {
        type: 'string',
        title: 'Która marka',
        description: '„Marka bieżącego produktu” działa na szablonie strony produktu',
        enum: ['own', 'current'],
        'x-enumTitles': { own: 'Wybrana', current: 'Marka bieżącego produktu' },
        default: 'own',
      },
      brand: { type: 'string', title: 'Marka', minLength: 1, maxLength: 64, 'x-reference': 'brand' },
      heading: { type: 'string', title: 'Nagłówek', description: 'Puste: nazwa marki', maxLength: 120 },
      text: { type: 'string', title: 'Tekst', description: 'Puste: opis marki z katalogu', maxLength: 600 },
      logo: { type: 'boolean', title: 'Pokaż znak marki', default: true },
      image: { ...imageSchema, 'x-altOptional': true },
      link: { ...labelledLinkSchema, title: 'Odnośnik' },
      appearance: {
        type: 'string',
        title: 'Układ',
        enum: ['beside', 'centred'],
        'x-enumTitles': { beside: 'Obok zdjęcia', centred: 'Na środku' },
        default: 'beside',
      },
      backgroundColour: { ...colourSchema, title: 'Kolor tła' },
      width: widthSchema,
      level: { ...headingLevelSchema, title: 'Poziom nagłówka', default: 'H2' },
    },
  },
});
