import type { SettingsOf } from '../../define-module.ts';
import type { imageList } from './schema.ts';

const picture = (file: number, alt: string) => ({ file, alt });
const three = [
  {
    image: picture(3, 'Serum i\u00a0krem w\u00a0porannym świetle'),
    caption: 'Świt, na dzień',
    link: { href: '/twarz' },
  },
  { image: picture(4, 'Balsam i\u00a0mydło na lnie'), caption: 'Łąka, do ciała', link: { href: '/cialo' } },
  { image: picture(6, 'Pracownia z\u00a0ziołami'), caption: 'Pracownia', link: { href: '/o-nas' } },
];

export const examples = {
  typical: { heading: 'Zajrzyj do środka', items: three },
  withPoints: {
    heading: 'Z naszych łazienek',
    ratio: 'portrait',
    onPhone: 'column',
    items: [
      {
        image: {
          ...picture(3, 'Półka o\u00a0poranku'),
          points: [
            { x: 0.485, y: 0.52, label: 'Serum z\u00a0lnem', sku: 'RL-SW-001' },
            { x: 0.67, y: 0.82, label: 'Krem z\u00a0różą', sku: 'RL-SW-002' },
          ],
        },
        caption: 'Ola, 7.05',
      },
      { image: picture(4, 'Półka pod prysznicem'), caption: 'Janek, po bieganiu' },
      { image: picture(6, 'Parapet w\u00a0pracowni'), caption: 'Marta, nigdy przed kawą' },
    ],
  },
  six: { count: 6, items: [...three, ...three], ratio: 'landscape', onPhone: 'grid', width: 'Wide' },
  nine: { count: 9, items: [...three, ...three, ...three], onPhone: 'grid' },
  longestCaption: { items: [{ image: picture(3, ''), caption: 'Ż'.repeat(120) }], onPhone: 'column' },
} satisfies Record<string, SettingsOf<typeof imageList>>;
