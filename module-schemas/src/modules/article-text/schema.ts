import { defineModule } from '../../define-module.ts';
import { richTextSchema } from '../../shared/rich-text.ts';

export const articleText = defineModule({
  driver: 'article-text',
  version: 1,
  title: 'Tekst artykułu',
  description: 'Kolumna do czytania: inicjał, wyjęte cytaty, objaśnienia na marginesie.',
  icon: 'book-open-text',
  group: 'text',
  settings: {
    type: 'object',
    required: ['content'],
    additionalProperties: false,
    properties: {
      content: richTextSchema,
      dropCap: {
        type: 'boolean',
        title: 'Inicjał',
        description: 'Pierwszy akapit zaczyna duża litera',
        default: false,
      },
      notes: {
        type: 'array',
        title: 'Objaśnienia',
        description: 'Każde stanie przy akapicie, w którym jego słowo pada pierwszy raz',
        maxItems: 20,
        items: {
          type: 'object',
          required: ['term', 'text'],
          additionalProperties: false,
          properties: {
            term: {
              type: 'string',
              title: 'Słowo z tekstu',
              description: 'Tak, jak je napisano, na przykład nazwa INCI',
              minLength: 1,
              maxLength: 80,
            },
            text: { type: 'string', title: 'Objaśnienie', minLength: 1, maxLength: 240 },
          },
        },
      },
    },
  },
});
