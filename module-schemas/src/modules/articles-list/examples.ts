import type { SettingsOf } from '../../define-module.ts';
import type { articlesList } from './schema.ts';

export const examples = {
  typical: { heading: 'Najnowsze w poradniku', source: { kind: 'newest' }, count: 3 },
  listing: {
    source: { kind: 'newest' },
    count: 9,
    pagination: true,
    filter: 'filtry/poradnik',
    leadsWithFirst: true,
    level: 'H1',
  },
  rows: {
    heading: 'O składach',
    source: { kind: 'category', category: 'kategorie/skladniki' },
    count: 6,
    layout: 'rows',
  },
  tag: { heading: 'O olejach i składach', source: { kind: 'tag', tag: 'skład' }, count: 3, showsMeta: false },
  author: { source: { kind: 'author', author: 'autorzy/marta-lipinska' }, count: 6 },
  related: { heading: 'Czytaj dalej', source: { kind: 'related' }, count: 3 },
  currentAuthor: { source: { kind: 'current-author' }, layout: 'rows' },
  currentTag: { source: { kind: 'current-tag' }, count: 9, pagination: true },
  currentCategory: { source: { kind: 'current-category' }, count: 3 },
  selected: {
    heading: 'Ż'.repeat(120),
    source: { kind: 'selected', articles: ['poradnik/poranny-rytual', 'poradnik/jak-czytac-inci'] },
    count: 3,
  },
} satisfies Record<string, SettingsOf<typeof articlesList>>;
