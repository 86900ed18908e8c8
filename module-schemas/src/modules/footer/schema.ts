import { defineModule } from '../../define-module.ts';
import { fileReferenceSchema, imageSchema } from '../../shared/image.ts';
import { labelledLinkSchema, linkSchema } from '../../shared/link.ts';
import { MOST_LINKS, sharedContentSchema } from '../../shared/shared-content.ts';

const navigationGroupSchema = {
  type: 'object',
  required: ['title'],
  'x-requiredUnless': { links: 'navigation' },
  additionalProperties: false,
  properties: {
    title: { type: 'string', title: 'Tytuł grupy', minLength: 1, maxLength: 60 },
    links: { type: 'array', title: 'Odnośniki', maxItems: MOST_LINKS, items: labelledLinkSchema },
    navigation: {
      ...sharedContentSchema('navigation'),
      title: 'Nawigacja',
      description: 'Jej odnośniki stają za tymi powyżej',
    },
  },
} as const;

const namesGroupSchema = {
  type: 'object',
  required: ['title', 'names'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', title: 'Tytuł grupy', minLength: 1, maxLength: 60 },
    names: {
      type: 'array',
      title: 'Nazwy',
      maxItems: 12,
      items: { type: 'string', minLength: 1, maxLength: 40 },
    },
  },
} as const;

export const footer = defineModule({
  driver: 'footer',
  version: 1,
  title: 'Stopka',
  description: 'Dół strony: logo, opis, ocena sklepu i odnośniki w grupach.',
  icon: 'panel-bottom',
  group: 'navigation',
  settings: {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', title: 'Nazwa sklepu', minLength: 1, maxLength: 60 },
      logo: { ...imageSchema, title: 'Logo', 'x-altOptional': true },
      description: { type: 'string', title: 'Opis', maxLength: 400 },
      badge: {
        type: 'object',
        title: 'Ocena sklepu',
        required: ['sectionTitle', 'rate', 'amount'],
        additionalProperties: false,
        properties: {
          sectionTitle: { type: 'string', title: 'Tytuł', minLength: 1, maxLength: 60 },
          rate: { type: 'number', title: 'Ocena', minimum: 0, maximum: 5 },
          amount: { type: 'integer', title: 'Liczba opinii', minimum: 0 },
          desc: { type: 'string', title: 'Opis', maxLength: 160 },
          icon: { ...fileReferenceSchema, title: 'Znak' },
          link: linkSchema,
        },
      },
      main: { ...navigationGroupSchema, title: 'Nawigacja główna' },
      secondary: { ...navigationGroupSchema, title: 'Nawigacja dodatkowa' },
      contact: { ...navigationGroupSchema, title: 'Kontakt' },
      delivery: { ...namesGroupSchema, title: 'Dostawa' },
      payment: { ...namesGroupSchema, title: 'Płatności' },
      social: { ...navigationGroupSchema, title: 'Media społecznościowe' },
      legal: { type: 'string', title: 'Nota prawna', maxLength: 300 },
      author: { ...labelledLinkSchema, title: 'Autor strony' },
    },
  },
});
