import { defineModule } from '../../define-module.ts';
import { imageWithPointsSchema } from '../../shared/image.ts';
import { linkSchema } from '../../shared/link.ts';
import { MOST_PICTURES, sharedContentSchema } from '../../shared/shared-content.ts';
import { headingLevelSchema, widthSchema } from '../../shared/styling.ts';

export const imageList = defineModule({
  driver: 'image-list',
  version: 1,
  title: 'Lista obrazów',
  description: 'Trzy, sześć albo dziewięć zdjęć w równych rzędach, z podpisami i punktami.',
  icon: 'images',
  group: 'media',
  settings: {
    type: 'object',
    'x-requiredUnless': { items: 'gallery' },
    additionalProperties: false,
    properties: {
      heading: { type: 'string', title: 'Nagłówek', maxLength: 120 },
      items: {
        type: 'array',
        title: 'Obrazy',
        minItems: 1,
        maxItems: MOST_PICTURES,
        items: {
          type: 'object',
          title: 'Obraz',
          required: ['image'],
          additionalProperties: false,
          properties: {
            image: { ...imageWithPointsSchema, 'x-altWithLink': true },
            caption: { type: 'string', title: 'Podpis', maxLength: 120 },
            link: linkSchema,
          },
        },
      },
      gallery: {
        ...sharedContentSchema('gallery'),
        title: 'Galeria',
        description: 'Zdjęcia z\u00a0galerii w\u00a0miejscu wybranych tutaj',
      },
      count: {
        type: 'integer',
        title: 'Ile obrazów',
        enum: [3, 6, 9],
        'x-enumTitles': { '3': '3 obrazy', '6': '6 obrazów', '9': '9 obrazów' },
        default: 3,
      },
      ratio: {
        type: 'string',
        title: 'Proporcje',
        enum: ['square', 'portrait', 'landscape'],
        'x-enumTitles': { square: 'Kwadrat', portrait: 'Pionowe 4:5', landscape: 'Poziome 3:2' },
        default: 'square',
      },
      onPhone: {
        type: 'string',
        title: 'Na telefonie',
        enum: ['row', 'grid', 'column'],
        'x-enumTitles': { row: 'Rząd do przesuwania', grid: 'Dwa obok siebie', column: 'Jeden pod drugim' },
        default: 'row',
      },
      width: widthSchema,
      level: { ...headingLevelSchema, title: 'Poziom nagłówka', default: 'H2' },
    },
  },
});
