import { defineModule } from '../../define-module.ts';
import { captionsReferenceSchema, imageSchema, videoReferenceSchema } from '../../shared/image.ts';
import { widthSchema } from '../../shared/styling.ts';

export const video = defineModule({
  driver: 'video',
  version: 1,
  title: 'Film',
  description: 'Film z biblioteki albo z YouTube i Vimeo; nic obcego nie ładuje się bez zgody.',
  icon: 'clapperboard',
  group: 'media',
  settings: {
    type: 'object',
    required: ['title', 'film', 'poster'],
    additionalProperties: false,
    properties: {
      title: { type: 'string', title: 'Tytuł', minLength: 1, maxLength: 120 },
      film: {
        type: 'object',
        title: 'Film',
        required: ['kind'],
        discriminator: { propertyName: 'kind' },
        oneOf: [
          {
            title: 'Własny plik',
            required: ['file'],
            additionalProperties: false,
            properties: {
              kind: { const: 'file' },
              file: videoReferenceSchema,
              captions: captionsReferenceSchema,
            },
          },
          {
            title: 'YouTube',
            required: ['address'],
            additionalProperties: false,
            properties: {
              kind: { const: 'youtube' },
              address: {
                type: 'string',
                title: 'Adres filmu',
                description: 'Z paska przeglądarki albo z „Udostępnij”',
                pattern:
                  '^https://(?:(?:www\\.|m\\.)?youtube\\.com/(?:watch\\?v=|shorts/|embed/)|youtu\\.be/)[\\w-]{11}(?:[?&#]\\S*)?$',
                maxLength: 300,
              },
            },
          },
          {
            title: 'Vimeo',
            required: ['address'],
            additionalProperties: false,
            properties: {
              kind: { const: 'vimeo' },
              address: {
                type: 'string',
                title: 'Adres filmu',
                description: 'Z paska przeglądarki albo z „Udostępnij”',
                pattern: '^https://(?:www\\.)?vimeo\\.com/[0-9]{1,12}(?:/[0-9a-f]{1,20})?(?:[?#]\\S*)?$',
                maxLength: 300,
              },
            },
          },
        ],
      },
      poster: { ...imageSchema, title: 'Obraz przed odtworzeniem', 'x-altOptional': true },
      caption: { type: 'string', title: 'Podpis', maxLength: 200 },
      ratio: {
        type: 'string',
        title: 'Proporcje',
        enum: ['wide', 'classic', 'square', 'portrait'],
        'x-enumTitles': { wide: '16 : 9', classic: '4 : 3', square: '1 : 1', portrait: '9 : 16' },
        default: 'wide',
      },
      width: { ...widthSchema, default: 'Normal' },
    },
  },
});
