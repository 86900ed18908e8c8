import { defineModule } from '../../define-module.ts';
import { richTextFieldSchema, sourceSchema } from '../../shared/binding.ts';
import { richTextSchema } from '../../shared/rich-text.ts';
import { colourSchema, textAlignSchema, widthSchema } from '../../shared/styling.ts';

export const text = defineModule({
  driver: 'text',
  version: 1,
  title: 'Tekst',
  description: 'Akapity, listy, cytaty i odnośniki.',
  icon: 'text',
  group: 'text',
  settings: {
    type: 'object',
    required: ['content'],
    additionalProperties: false,
    properties: {
      content: richTextSchema,
      size: {
        type: 'string',
        title: 'Rozmiar',
        enum: ['small', 'normal', 'lead'],
        'x-enumTitles': { small: 'Mały', normal: 'Zwykły', lead: 'Wstęp' },
        default: 'normal',
      },
      align: { ...textAlignSchema, default: 'start' },
      width: { ...widthSchema, description: 'Wąska kolumna czyta się najlepiej' },
      colour: { ...colourSchema, title: 'Kolor' },
      source: sourceSchema,
      field: richTextFieldSchema,
    },
  },
});
