import { defineModule } from '../../define-module.ts';
import { imageSchema } from '../../shared/image.ts';
import { linkSchema } from '../../shared/link.ts';
import { sharedContentSchema } from '../../shared/shared-content.ts';
import { colourSchema, headingLevelSchema, widthSchema } from '../../shared/styling.ts';

export const advertiseBox = defineModule({
  driver: 'advertise-box',
  version: 1,
  title: 'Kafel reklamowy',
  description: 'Zdjęcie z hasłem, całe do kliknięcia: promocja, kolekcja, nowość.',
  icon: 'megaphone',
  group: 'media',
  settings: {
    type: 'object',
    'x-requiredUnless': { heading: 'banner' },
    additionalProperties: false,
    properties: {
      banner: {
        ...sharedContentSchema('banner'),
        title: 'Baner',
        description: 'Czego nie ma tutaj, jest z\u00a0banera: nagłówek, tekst, zdjęcie, adres',
      },
      badge: { type: 'string', title: 'Plakietka', description: 'Na przykład „Do niedzieli”', maxLength: 30 },
      heading: { type: 'string', title: 'Nagłówek', minLength: 1, maxLength: 80 },
      text: { type: 'string', title: 'Tekst', maxLength: 200 },
      linkLabel: { type: 'string', title: 'Napis odnośnika', maxLength: 40 },
      link: linkSchema,
      image: { ...imageSchema, 'x-altOptional': true },
      appearance: {
        type: 'string',
        title: 'Układ',
        enum: ['overlay', 'below', 'beside'],
        'x-enumTitles': { overlay: 'Tekst na zdjęciu', below: 'Tekst pod zdjęciem', beside: 'Tekst obok zdjęcia' },
        default: 'overlay',
      },
      ratio: {
        type: 'string',
        title: 'Proporcje',
        enum: ['square', 'portrait', 'landscape', 'wide'],
        'x-enumTitles': {
          square: 'Kwadrat',
          portrait: 'Pionowe 4:5',
          landscape: 'Poziome 3:2',
          wide: 'Szerokie 21:9',
        },
        default: 'portrait',
      },
      backgroundColour: { ...colourSchema, title: 'Kolor tła' },
      width: widthSchema,
      level: { ...headingLevelSchema, title: 'Poziom nagłówka', default: 'H2' },
      isAdvertisement: {
        type: 'boolean',
        title: 'Oznacz jako reklamę',
        description: 'Dla treści, za które ktoś zapłacił',
        default: false,
      },
    },
  },
});
