import type { SettingsOf } from '../../define-module.ts';
import type { productsList } from './schema.ts';

export const examples = {
  typical: { heading: 'Ulubione o poranku', source: { kind: 'line', line: 'swit' }, limit: 4 },
  selected: { source: { kind: 'selected', skus: ['RL-SW-001', 'RL-SW-002'] }, columns: 2 },
  category: { source: { kind: 'category', category: 'twarz/serum' }, pagination: true },
  brand: { source: { kind: 'brand', brand: 'rosa-i-len' }, limit: 8, columns: 3 },
  currentCategory: { source: { kind: 'current-category' }, pagination: true },
  recommendation: { heading: 'Polecamy też', source: { kind: 'recommendation' }, limit: 4 },
  complementary: {
    heading: 'Dobrze się uzupełniają',
    source: { kind: 'complementary' },
    layout: 'carousel',
    limit: 8,
  },
} satisfies Record<string, SettingsOf<typeof productsList>>;
