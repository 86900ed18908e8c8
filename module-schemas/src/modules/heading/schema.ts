import { defineModule } from '../../define-module.ts';
import { sourceSchema, textFieldSchema } from '../../shared/binding.ts';
import { colourSchema, headingLevelSchema, headingSizeSchema, textAlignSchema } from '../../shared/styling.ts';

export const heading = defineModule({
  driver: 'heading',
  version: 1,
  title: 'Nagłówek',
  description: 'Tytuł strony albo części strony.',
  icon: 'heading',
  group: 'text',
  settings: {
    type: 'object',
    required: ['text'],
    additionalProperties: false,
    properties: {
      text: { type: 'string', title: 'Tekst', minLength: 1, maxLength: 200 },
      eyebrow: { type: 'string', title: 'Nadtytuł', maxLength: 60 },
      level: { ...headingLevelSchema, default: 'H2' },
      size: { ...headingSizeSchema, default: 'Large' },
      textSize: {
        type: 'integer',
        title: 'Rozmiar tekstu (px)',
        description: 'Zostaw puste, aby użyć rozmiaru z motywu',
        minimum: 0,
        maximum: 160,
      },
      align: { ...textAlignSchema, default: 'start' },
      colour: { ...colourSchema, title: 'Kolor' },
      source: sourceSchema,
      field: textFieldSchema,
    },
  },
});
