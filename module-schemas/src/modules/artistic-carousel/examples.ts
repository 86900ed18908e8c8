import type { SettingsOf } from '../../define-module.ts';
import type { artisticCarousel } from './schema.ts';

const slide = {
  image: { file: 1, alt: 'Serum i krem na kamiennym postumencie' },
  eyebrow: 'Linia Świt',
  heading: 'Rosa, len i światło o szóstej',
  text: 'Lekka pielęgnacja na dzień, która nie zostawia śladu na poduszce z lnu.',
  action: { label: 'Zobacz linię', link: { href: '/twarz' } },
};

export const examples = {
  typical: {
    label: 'Linie kosmetyków',
    slides: [
      slide,
      { ...slide, image: { file: 2 }, eyebrow: 'Linia Zmierzch', heading: 'Mak i wieczorne powietrze' },
      { image: { file: 3 }, heading: 'Łąka po deszczu' },
    ],
  },
  movesByItself: {
    label: 'Nowości',
    autoplay: true,
    seconds: 6,
    slides: [slide, { ...slide, image: { file: 2 }, heading: 'Mak i wieczorne powietrze' }],
  },
  single: { label: 'Jeden slajd', slides: [slide] },
  longestWords: {
    label: 'Ż'.repeat(80),
    slides: [{ ...slide, eyebrow: 'Ż'.repeat(60), heading: 'Ż'.repeat(90), text: 'Ż'.repeat(240) }, slide],
  },
} satisfies Record<string, SettingsOf<typeof artisticCarousel>>;
