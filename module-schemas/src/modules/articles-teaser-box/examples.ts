import type { SettingsOf } from '../../define-module.ts';
import type { articlesTeaserBox } from './schema.ts';

const source = { kind: 'selected', article: 'poradnik/poranny-rytual' } as const;

export const examples = {
  typical: { source },
  newest: { source: { kind: 'newest' }, layout: 'end', tone: 'plain', eyebrow: 'Nowe w poradniku' },
  above: { source, layout: 'above', showsLead: false },
  dark: { source: { kind: 'newest' }, tone: 'dark', label: 'Przeczytaj, zanim kupisz filtr' },
  longestWords: { source, eyebrow: 'Ż'.repeat(60), label: 'Ż'.repeat(60), level: 'H1' },
} satisfies Record<string, SettingsOf<typeof articlesTeaserBox>>;
