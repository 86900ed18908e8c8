import { defineModule } from '../../define-module.ts';
import { oneArticleSourceSchema } from '../../shared/article-source.ts';
import { headingLevelSchema } from '../../shared/styling.ts';

export const articlesTeaserBox = defineModule({
  driver: 'articles-teaser-box',
  version: 1,
  title: 'Artykuł w ramce',
  description: 'Jeden artykuł z okładką, tytułem i leadem, na tle albo obok obrazu.',
  icon: 'book-image',
  group: 'text',
  settings: {
    type: 'object',
    required: ['source'],
    additionalProperties: false,
    properties: {
      source: oneArticleSourceSchema,
      eyebrow: {
        type: 'string',
        title: 'Nadtytuł',
        description: 'Puste: kategoria artykułu',
        maxLength: 60,
      },
      label: { type: 'string', title: 'Napis odnośnika', description: 'Puste: „Czytaj artykuł”', maxLength: 60 },
      level: { ...headingLevelSchema, title: 'Poziom nagłówka', default: 'H2' },
      layout: {
        type: 'string',
        title: 'Układ',
        enum: ['start', 'end', 'above'],
        'x-enumTitles': { start: 'Obraz po lewej', end: 'Obraz po prawej', above: 'Obraz nad tekstem' },
        default: 'start',
      },
      tone: {
        type: 'string',
        title: 'Tło',
        enum: ['plain', 'tint', 'dark'],
        'x-enumTitles': { plain: 'Bez tła', tint: 'Delikatne', dark: 'Ciemne' },
        default: 'tint',
      },
      showsLead: { type: 'boolean', title: 'Lead', default: true },
    },
  },
});
