import type { SettingsOf } from '../../define-module.ts';
import type { articlesTeaser } from './schema.ts';

const more = { label: 'Cały poradnik', link: { href: '/poradnik' } };

export const examples = {
  typical: {
    eyebrow: 'Poradnik',
    heading: 'Do poczytania przy herbacie',
    text: 'O pielęgnacji, składach i kolorach piszą u nas ci, którzy je robią.',
    more,
    source: { kind: 'newest' },
  },
  bare: { heading: 'Czytaj dalej', source: { kind: 'related' } },
  six: { heading: 'O składach', source: { kind: 'category', category: 'kategorie/skladniki' }, count: 6, more },
  longestWords: {
    eyebrow: 'Ż'.repeat(60),
    heading: 'Ż'.repeat(120),
    text: 'Ż'.repeat(300),
    more: { label: 'Ż'.repeat(60), link: { href: '/poradnik' } },
    source: { kind: 'selected', articles: ['poradnik/poranny-rytual'] },
    level: 'H1',
  },
} satisfies Record<string, SettingsOf<typeof articlesTeaser>>;
