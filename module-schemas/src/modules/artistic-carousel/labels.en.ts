import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Czytają ją czytniki ekranu': 'Screen readers say it',
  'Duże zdjęcia ze słowami, przewijane palcem, klawiszem albo przyciskiem.':
    'Large pictures with words, moved by finger, key or button.',
  'Karuzela artystyczna': 'Artistic carousel',
  'Nazwa karuzeli': 'Name of the carousel',
  'Poziom nagłówków': 'Level of headings',
  'Przewija się sama': 'Moves by itself',
  'Sekundy na slajd': 'Seconds for a slide',
  Slajd: 'Slide',
  Slajdy: 'Slides',
};
