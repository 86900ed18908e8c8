import { defineModule } from '../../define-module.ts';
import { richTextFieldSchema, sourceSchema } from '../../shared/binding.ts';
import { richTextSchema } from '../../shared/rich-text.ts';
import { headingLevelSchema } from '../../shared/styling.ts';

export const accordion = defineModule({
  driver: 'accordion',
  version: 1,
  title: 'Akordeon',
  description: 'Rozwijane części: pytania i odpowiedzi, skład, sposób użycia.',
  icon: 'rows-3',
  group: 'text',
  settings: {
    type: 'object',
    required: ['items'],
    additionalProperties: false,
    properties: {
      items: {
        type: 'array',
        title: 'Części',
        minItems: 1,
        maxItems: 40,
        items: {
          type: 'object',
          title: 'Część',
          required: ['title', 'content'],
          additionalProperties: false,
          properties: {
            title: { type: 'string', title: 'Tytuł', minLength: 1, maxLength: 160 },
            content: richTextSchema,
            open: { type: 'boolean', title: 'Otwarta na początku', default: false },
            source: sourceSchema,
            field: richTextFieldSchema,
          },
        },
      },
      level: { ...headingLevelSchema, title: 'Poziom nagłówków', default: 'H3' },
      multiple: { type: 'boolean', title: 'Kilka części otwartych naraz', default: true },
      isFaq: {
        type: 'boolean',
        title: 'Pytania i odpowiedzi',
        description: 'Wyszukiwarki mogą pokazać je przy wyniku',
        default: false,
      },
    },
  },
});
