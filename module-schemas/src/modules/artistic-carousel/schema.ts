import { defineModule } from '../../define-module.ts';
import { imageSchema } from '../../shared/image.ts';
import { labelledLinkSchema } from '../../shared/link.ts';
import { headingLevelSchema } from '../../shared/styling.ts';

export const artisticCarousel = defineModule({
  driver: 'artistic-carousel',
  version: 1,
  title: 'Karuzela artystyczna',
  description: 'Duże zdjęcia ze słowami, przewijane palcem, klawiszem albo przyciskiem.',
  icon: 'gallery-horizontal',
  group: 'media',
  settings: {
    type: 'object',
    required: ['label', 'slides'],
    additionalProperties: false,
    properties: {
      label: {
        type: 'string',
        title: 'Nazwa karuzeli',
        description: 'Czytają ją czytniki ekranu',
        minLength: 1,
        maxLength: 80,
      },
      slides: {
        type: 'array',
        title: 'Slajdy',
        minItems: 1,
        maxItems: 12,
        items: {
          type: 'object',
          title: 'Slajd',
          required: ['heading', 'image'],
          additionalProperties: false,
          properties: {
            image: imageSchema,
            eyebrow: { type: 'string', title: 'Nadtytuł', maxLength: 60 },
            heading: { type: 'string', title: 'Nagłówek', minLength: 1, maxLength: 90 },
            text: { type: 'string', title: 'Tekst', maxLength: 240 },
            action: { ...labelledLinkSchema, title: 'Odnośnik' },
          },
        },
      },
      level: { ...headingLevelSchema, title: 'Poziom nagłówków', default: 'H2' },
      autoplay: { type: 'boolean', title: 'Przewija się sama', default: false },
      seconds: { type: 'integer', title: 'Sekundy na slajd', minimum: 5, maximum: 30, default: 8 },
    },
  },
});
