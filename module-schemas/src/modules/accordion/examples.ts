import type { SettingsOf } from '../../define-module.ts';
import type { accordion } from './schema.ts';

const words = (value: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph', content: [{ type: 'text', text: value }] }],
});

export const examples = {
  typical: {
    items: [
      { title: 'Ile czeka się na przesyłkę?', content: words('Zwykle od jednego do dwóch dni roboczych.'), open: true },
      { title: 'Czy mogę zwrócić kosmetyk?', content: words('Tak, w ciągu 14 dni od otrzymania.') },
    ],
  },
  oneAtATime: {
    multiple: false,
    level: 'H2',
    items: [
      { title: 'Działanie', content: words('Nawilża i wygładza.') },
      { title: 'Skład', content: words('Aqua, Linum Usitatissimum Seed Oil.') },
    ],
  },
  ofTheProduct: {
    items: [
      { title: 'Sposób użycia', content: words('Jak używać.'), source: 'current', field: 'usage' },
      { title: 'Skład (INCI)', content: words('Skład.'), source: 'current', field: 'inci' },
    ],
  },
} satisfies Record<string, SettingsOf<typeof accordion>>;
