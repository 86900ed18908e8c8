import { defineModule } from '../../define-module.ts';
import { articleCountSchema, articleSourceSchema } from '../../shared/article-source.ts';
import { labelledLinkSchema } from '../../shared/link.ts';
import { headingLevelSchema } from '../../shared/styling.ts';
import { DEFAULT_TEASER_SET } from '../../wire/article-listing.ts';

export const articlesTeaser = defineModule({
  driver: 'articles-teaser',
  version: 1,
  title: 'Zapowiedź artykułów',
  description: 'Nagłówek ze zdaniem i odnośnikiem, a pod nimi trzy, sześć lub dziewięć artykułów.',
  icon: 'book-open-text',
  group: 'text',
  settings: {
    type: 'object',
    required: ['heading', 'source'],
    additionalProperties: false,
    properties: {
      eyebrow: { type: 'string', title: 'Nadtytuł', maxLength: 60 },
      heading: { type: 'string', title: 'Nagłówek', minLength: 1, maxLength: 120 },
      level: { ...headingLevelSchema, title: 'Poziom nagłówka', default: 'H2' },
      text: { type: 'string', title: 'Tekst', maxLength: 300 },
      more: { ...labelledLinkSchema, title: 'Odnośnik do wszystkich' },
      source: articleSourceSchema,
      count: { ...articleCountSchema, default: DEFAULT_TEASER_SET },
    },
  },
});
