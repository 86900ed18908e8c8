import type { SettingsOf } from '../../define-module.ts';
import type { image } from './schema.ts';

const picture = { file: 1, alt: 'Krem w słoiku z lnianą serwetą' };

export const examples = {
  typical: { image: picture, caption: 'Krem z linii Łąka', ratio: 'portrait' },
  withPoints: {
    image: {
      ...picture,
      points: [
        { x: 0.25, y: 0.4, label: 'Serum z lnem', sku: 'RL-SW-001' },
        { x: 0.7, y: 0.6, label: 'Mosiężna nakrętka' },
      ],
    },
    width: 'Wide',
  },
  fivePoints: {
    image: {
      ...picture,
      points: [0.1, 0.3, 0.5, 0.7, 0.9].map((x) => ({ x, y: 0.5, label: `Punkt ${x * 10}` })),
    },
  },
  linked: { image: { ...picture, focalPoint: { x: 0.5, y: 0.2 } }, link: { href: '/twarz' }, ratio: 'wide' },
  notChosenYet: {},
  ofTheProduct: { source: 'current', ratio: 'portrait', priority: true },
} satisfies Record<string, SettingsOf<typeof image>>;
