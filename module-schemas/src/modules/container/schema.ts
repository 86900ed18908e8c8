import { defineModule } from '../../define-module.ts';
import { imageSchema } from '../../shared/image.ts';
import { colourSchema, gridGapSchema, marginSchema, paddingSchema, widthSchema } from '../../shared/styling.ts';

export const container = defineModule({
  driver: 'container',
  version: 1,
  title: 'Kontener',
  description: 'Grupuje moduły: tło, odstępy, szerokość i układ w kolumnach.',
  icon: 'square-dashed',
  group: 'layout',
  slots: { content: { title: 'Zawartość' } },
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      columns: {
        type: 'integer',
        title: 'Kolumny',
        description: 'Na telefonie zawsze jedna, na tablecie najwyżej dwie',
        minimum: 1,
        maximum: 6,
        default: 1,
      },
      align: {
        type: 'string',
        title: 'Wyrównanie w pionie',
        enum: ['start', 'center', 'end', 'stretch'],
        'x-enumTitles': { start: 'Do góry', center: 'Na środku', end: 'Do dołu', stretch: 'Na całą wysokość' },
        default: 'stretch',
      },
      width: { ...widthSchema, default: 'Normal' },
      variant: {
        type: 'string',
        title: 'Wariant',
        enum: ['default', 'small', 'cropped'],
        'x-enumTitles': { default: 'Zwykły', small: 'Mały', cropped: 'Przycięty' },
        default: 'default',
      },
      backgroundColour: { ...colourSchema, title: 'Kolor tła' },
      image: {
        type: 'object',
        title: 'Obraz w tle',
        required: ['image'],
        additionalProperties: false,
        properties: {
          image: { ...imageSchema, 'x-altOptional': true },
          position: {
            type: 'string',
            title: 'Położenie obrazu',
            enum: ['cover', 'contain', 'top', 'right', 'bottom', 'left'],
            'x-enumTitles': {
              cover: 'Wypełnia tło',
              contain: 'Cały obraz',
              top: 'U góry',
              right: 'Po prawej',
              bottom: 'Na dole',
              left: 'Po lewej',
            },
            default: 'cover',
          },
        },
      },
      margin: marginSchema,
      padding: paddingSchema,
      gridGap: gridGapSchema,
      zIndex: { type: 'integer', title: 'Warstwa (z-index)', minimum: -1, maximum: 100 },
    },
  },
});
