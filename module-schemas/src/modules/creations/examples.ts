import type { SettingsOf } from '../../define-module.ts';
import type { creations } from './schema.ts';

const morning = {
  title: 'Siedem minut przed wyjściem',
  text: 'Umyta twarz, serum, krem i\u00a0nic, co trzeba poprawiać w\u00a0windzie.',
  image: {
    file: 3,
    alt: 'Serum, krem i\u00a0tonik na kamiennym postumencie',
    points: [
      { x: 0.485, y: 0.52, label: 'Serum', sku: 'RL-SW-001' },
      { x: 0.67, y: 0.82, label: 'Krem na dzień', sku: 'RL-SW-002' },
    ],
  },
  products: ['RL-SW-003'],
};
const meadow = {
  title: 'Niedziela w\u00a0łące',
  image: {
    file: 4,
    alt: 'Balsam, olejek i\u00a0mydło na lnie',
    points: [
      { x: 0.56, y: 0.62, label: 'Balsam', sku: 'RL-LA-001' },
      { x: 0.68, y: 0.72, label: 'Olejek w\u00a0szkle' },
    ],
  },
};

export const examples = {
  typical: { heading: 'Gotowe poranki', looks: [morning] },
  two: { heading: 'Z naszych półek', text: 'Zestawienia, które sami nosimy.', looks: [morning, meadow] },
  grid: {
    heading: 'Trzy nastroje',
    layout: 'grid',
    looks: [morning, meadow, { ...morning, title: 'To samo w\u00a0niedzielę' }],
  },
  withoutList: { looks: [meadow], list: false },
  longest: { looks: [{ ...morning, title: 'Ż'.repeat(80), text: 'Źdźbło '.repeat(57) }] },
} satisfies Record<string, SettingsOf<typeof creations>>;
