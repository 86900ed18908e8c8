import { defineModule } from '../../define-module.ts';
import { imageSchema } from '../../shared/image.ts';
import { labelledLinkSchema, linkSchema } from '../../shared/link.ts';
import { MOST_LINKS, MOST_MENU_ITEMS, sharedContentSchema } from '../../shared/shared-content.ts';

export const navbar = defineModule({
  driver: 'navbar',
  version: 1,
  title: 'Pasek nawigacji',
  description: 'Logo i menu sklepu, na telefonie zwinięte.',
  icon: 'panel-top',
  group: 'navigation',
  settings: {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', title: 'Nazwa sklepu', minLength: 1, maxLength: 60 },
      logo: { ...imageSchema, title: 'Logo', 'x-altOptional': true },
      announcement: {
        type: 'object',
        title: 'Pasek ogłoszenia',
        required: ['text'],
        additionalProperties: false,
        properties: {
          text: { type: 'string', title: 'Tekst', minLength: 1, maxLength: 160 },
          link: linkSchema,
        },
      },
      items: {
        type: 'array',
        title: 'Menu',
        maxItems: MOST_MENU_ITEMS,
        items: {
          type: 'object',
          title: 'Pozycja',
          required: ['label', 'link'],
          additionalProperties: false,
          properties: {
            ...labelledLinkSchema.properties,
            children: { type: 'array', title: 'Podmenu', maxItems: MOST_LINKS, items: labelledLinkSchema },
          },
        },
      },
      navigation: {
        ...sharedContentSchema('navigation'),
        title: 'Nawigacja',
        description: 'Jej odnośniki stają za pozycjami menu; jej część jest pozycją z\u00a0podmenu',
      },
      sticky: { type: 'boolean', title: 'Zostaje u góry przy przewijaniu', default: true },
    },
  },
});
