import type { SettingsOf } from '../../define-module.ts';
import type { productHeader } from './schema.ts';

export const examples = {
  typical: {
    promises: ['Dostawa w\u00a01–2\u00a0dni robocze', '14\u00a0dni na zwrot, bez podawania powodu'],
  },
  withShades: { sku: 'RL-BA-001', level: 'H2', hasStickyBar: false },
  withLook: {
    sku: 'RL-SW-001',
    level: 'H2',
    eyebrow: 'brand',
    thumbnails: 'below',
    hasStickyBar: false,
    look: {
      file: 1,
      alt: 'Serum i krem na kamiennym postumencie',
      points: [{ x: 0.77, y: 0.78, label: 'Krem na dzień', sku: 'RL-SW-002' }],
    },
  },
  bare: { eyebrow: 'none', hasSummary: false, hasStickyBar: false, level: 'H2' },
  longestPromises: { promises: Array.from({ length: 4 }, () => 'Ż'.repeat(120)), hasStickyBar: false, level: 'H2' },
} satisfies Record<string, SettingsOf<typeof productHeader>>;
