import { defineModule } from '../../define-module.ts';
import { articleCountSchema, articleSourceSchema } from '../../shared/article-source.ts';
import { headingLevelSchema } from '../../shared/styling.ts';

export const articlesList = defineModule({
  driver: 'articles-list',
  version: 1,
  title: 'Lista artykułów',
  description: 'Artykuły z poradnika: najnowsze, z kategorii, z tagiem, autora, powiązane albo wybrane.',
  icon: 'newspaper',
  group: 'text',
  settings: {
    type: 'object',
    required: ['source'],
    additionalProperties: false,
    properties: {
      heading: { type: 'string', title: 'Nagłówek', maxLength: 120 },
      level: { ...headingLevelSchema, title: 'Poziom nagłówka', default: 'H2' },
      source: articleSourceSchema,
      count: articleCountSchema,
      layout: {
        type: 'string',
        title: 'Układ',
        enum: ['grid', 'rows'],
        'x-enumTitles': { grid: 'Siatka', rows: 'Wiersze z opisem' },
        default: 'grid',
      },
      leadsWithFirst: {
        type: 'boolean',
        title: 'Pierwszy artykuł większy',
        description: 'W siatce na pierwszej stronie listy',
        default: false,
      },
      showsMeta: { type: 'boolean', title: 'Data, autor i czas czytania', default: true },
      pagination: { type: 'boolean', title: 'Stronicowanie', default: false },
      filter: {
        type: 'string',
        title: 'Filtry listy',
        description: 'Treść rodzaju „Filtr artykułów”; działa na liście ze stronicowaniem',
        maxLength: 255,
        'x-reference': 'article-filter',
      },
    },
  },
});
