import { defineModule } from '../../define-module.ts';
import { richTextFieldSchema, sourceSchema } from '../../shared/binding.ts';
import { richTextSchema } from '../../shared/rich-text.ts';
import { headingLevelSchema } from '../../shared/styling.ts';

/** As many tabs as there are slots for. */
const MAX_TABS = 6;

export const tabs = defineModule({
  driver: 'tabs',
  version: 1,
  title: 'Zakładki',
  description: 'Kilka treści w jednym miejscu; na telefonie rozwijane części.',
  icon: 'panels-top-left',
  group: 'text',
  // A tab keeps its slot when the order changes: the slot follows its place in the list, the order its priority.
  slots: {
    tab1: { title: 'Pod zakładką 1' },
    tab2: { title: 'Pod zakładką 2' },
    tab3: { title: 'Pod zakładką 3' },
    tab4: { title: 'Pod zakładką 4' },
    tab5: { title: 'Pod zakładką 5' },
    tab6: { title: 'Pod zakładką 6' },
  },
  settings: {
    type: 'object',
    required: ['tabs'],
    additionalProperties: false,
    properties: {
      tabs: {
        type: 'array',
        title: 'Zakładki',
        minItems: 1,
        maxItems: MAX_TABS,
        items: {
          type: 'object',
          title: 'Zakładka',
          required: ['value'],
          additionalProperties: false,
          properties: {
            value: { type: 'string', title: 'Nazwa', minLength: 1, maxLength: 60 },
            priority: {
              type: 'integer',
              title: 'Kolejność',
              description: 'Mniejsza liczba stoi wcześniej; przy równych decyduje miejsce na liście',
              minimum: 0,
              maximum: 1000,
              default: 0,
            },
            target: {
              type: 'string',
              title: 'Cel odnośnika',
              description: 'Odnośnik zakończony #tą-nazwą otwiera zakładkę',
              pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
              maxLength: 40,
            },
            content: richTextSchema,
            source: sourceSchema,
            field: richTextFieldSchema,
          },
        },
      },
      level: { ...headingLevelSchema, title: 'Poziom nagłówków', default: 'H3' },
    },
  },
});
