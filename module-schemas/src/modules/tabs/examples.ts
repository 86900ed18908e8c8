import type { SettingsOf } from '../../define-module.ts';
import type { tabs } from './schema.ts';

const words = (value: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph', content: [{ type: 'text', text: value }] }],
});

export const examples = {
  typical: {
    tabs: [
      { value: 'Rano', content: words('Pianka, tonik, serum i krem. Trzy minuty przy oknie.') },
      { value: 'Wieczorem', content: words('Olejek, esencja, krem na noc. Reszta poczeka do jutra.') },
      { value: 'Raz w tygodniu', content: words('Maseczka z owsa, dziesięć minut.') },
    ],
  },
  byPriority: {
    level: 'H2',
    tabs: [
      { value: 'Skład', priority: 20, target: 'sklad', content: words('Aqua, Linum Usitatissimum Seed Oil.') },
      { value: 'Działanie', priority: 10, target: 'dzialanie', content: words('Nawilża i wygładza.') },
    ],
  },
  ofTheProduct: {
    tabs: [
      { value: 'Sposób użycia', content: words('Jak używać.'), source: 'current', field: 'usage' },
      { value: 'Skład (INCI)', content: words('Skład.'), source: 'current', field: 'inci' },
    ],
  },
  longestNames: {
    tabs: Array.from({ length: 6 }, (_, index) => ({
      value: `${index + 1} ${'Ż'.repeat(58)}`,
      content: words('Treść.'),
    })),
  },
} satisfies Record<string, SettingsOf<typeof tabs>>;
