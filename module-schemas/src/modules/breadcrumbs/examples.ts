import type { SettingsOf } from '../../define-module.ts';
import type { breadcrumbs } from './schema.ts';

export const examples = {
  typical: {},
  ownWords: { homeLabel: 'Rosa i Len', showsCurrent: false, width: 'Narrow' },
  longestHome: { homeLabel: 'Ż'.repeat(40) },
} satisfies Record<string, SettingsOf<typeof breadcrumbs>>;
