import type { SettingsOf } from '../../define-module.ts';
import type { contactForm } from './schema.ts';

export const examples = {
  typical: {
    heading: 'Napisz do nas',
    text: 'Odpisujemy zwykle tego samego dnia, zawsze z imieniem.',
    topics: ['Zamówienie i dostawa', 'Dobór produktu lub odcienia', 'Zwrot albo reklamacja', 'Coś innego'],
  },
  short: { heading: 'Zadaj pytanie', hasOrderNumber: false, level: 'H3' },
  bare: {},
  longest: {
    heading: 'Ż'.repeat(120),
    text: 'Słowo '.repeat(66),
    topics: Array.from({ length: 12 }, (_, index) => `Temat ${index + 1}: ${'długi '.repeat(18)}`.trim()),
    consent: 'Zgadzam się na wszystko. '.repeat(24),
    width: 'Normal',
  },
} satisfies Record<string, SettingsOf<typeof contactForm>>;
