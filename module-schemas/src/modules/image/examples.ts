import type { SettingsOf } from '../../define-module.ts';
import type { image } from './schema.ts';

const picture = { file: 1, alt: 'Serum i\u00a0krem na kamiennym postumencie' };

export const examples = {
  typical: { image: picture, caption: 'Poranek z\u00a0linią Świt', ratio: 'portrait' },
  withPoints: {
    image: {
      ...picture,
      points: [
        { x: 0.64, y: 0.55, label: 'Serum z\u00a0lnem', sku: 'RL-SW-001' },
        { x: 0.77, y: 0.66, label: 'Wieczko z\u00a0jesionu' },
      ],
    },
    width: 'Wide',
  },
  fivePoints: {
    image: {
      ...picture,
      points: [
        { x: 0.53, y: 0.85, label: 'Szminka' },
        { x: 0.64, y: 0.55, label: 'Serum' },
        { x: 0.73, y: 0.18, label: 'Gałązka lnu' },
        { x: 0.77, y: 0.78, label: 'Masło' },
        { x: 0.9, y: 0.6, label: 'Mgiełka' },
      ],
    },
  },
  linked: { image: { ...picture, focalPoint: { x: 0.7, y: 0.35 } }, link: { href: '/twarz' }, ratio: 'wide' },
  atDawn: { image: picture, ratio: 'landscape', daylight: 'morning' },
  atDusk: { image: picture, ratio: 'landscape', daylight: 'evening' },
  fromMorningToEvening: { image: picture, earlier: 2, ratio: 'landscape' },
  notChosenYet: {},
  ofTheProduct: { source: 'current', ratio: 'portrait', priority: true },
} satisfies Record<string, SettingsOf<typeof image>>;
