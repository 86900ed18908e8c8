import type { SettingsOf } from '../../define-module.ts';
import type { productsTeaser } from './schema.ts';

export const examples = {
  typical: {
    eyebrow: 'Linia Świt',
    heading: 'Zanim zagwiżdże czajnik',
    text: 'Trzy rzeczy, które mieszczą się w pięciu minutach rano.',
    source: { kind: 'line', line: 'swit' },
    link: { label: 'Zobacz całą linię', link: { href: '/twarz' } },
  },
  beside: {
    heading: 'Dobry początek makijażu',
    text: 'Lekkie, miękkie, do nałożenia palcami.',
    source: { kind: 'category', category: 'twarz/serum' },
    count: 6,
    layout: 'beside',
    link: { label: 'Wszystkie sera', link: { href: '/twarz/serum' } },
  },
  nine: { source: { kind: 'brand', brand: 'rosa-i-len' }, count: 9 },
  chosen: { heading: 'Na prezent', source: { kind: 'selected', skus: ['RL-SW-001', 'RL-SW-002'] } },
  toTheCart: { heading: 'Do koszyka jednym ruchem', source: { kind: 'addToCart', skus: ['RL-SW-001', 'RL-BA-001'] } },
  ofASet: { heading: 'W\u00a0pudełku', source: { kind: 'contents' } },
  longest: {
    eyebrow: 'Ż'.repeat(60),
    heading: 'Ż'.repeat(120),
    text: 'Ż'.repeat(400),
    source: { kind: 'complementary' },
    link: { label: 'Ż'.repeat(60), link: { href: '/twarz' } },
  },
} satisfies Record<string, SettingsOf<typeof productsTeaser>>;
