import type { SettingsOf } from '../../define-module.ts';
import type { productsList } from './schema.ts';

export const examples = {
  typical: { heading: 'Ulubione o poranku', source: { kind: 'line', line: 'swit' }, limit: 4 },
  selected: { source: { kind: 'selected', skus: ['RL-SW-001', 'RL-SW-002'] }, columns: 2 },
  category: { source: { kind: 'category', category: 'twarz/serum' }, pagination: true },
  brand: { source: { kind: 'brand', brand: 'rosa-i-len' }, limit: 8, columns: 3 },
  brandInCategory: {
    source: { kind: 'brandAndCategory', brand: 'rosa-i-len', category: 'twarz/serum' },
    limit: 4,
  },
  toTheCart: {
    heading: 'Weź jeszcze na drogę',
    source: { kind: 'addToCart', skus: ['RL-SW-001', 'RL-SW-002', 'RL-BA-001', 'RL-LA-001'] },
    limit: 4,
  },
  currentCategory: { source: { kind: 'current-category' }, pagination: true },
  filtered: { source: { kind: 'category', category: 'twarz' }, pagination: true, filters: true },
  recommendation: { heading: 'Polecamy też', source: { kind: 'recommendation' }, limit: 4 },
  complementary: {
    heading: 'Dobrze się uzupełniają',
    source: { kind: 'complementary' },
    layout: 'carousel',
    limit: 8,
  },
} satisfies Record<string, SettingsOf<typeof productsList>>;
