import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Droga od strony głównej do tej strony: strony nadrzędne, kategorie, produkt.':
    'Az út a kezdőlaptól ehhez az oldalhoz: szülőoldalak, kategóriák, termék.',
  'Napis strony głównej': 'A kezdőlap felirata',
  Okruszki: 'Morzsamenü',
  'Puste: „Start”': 'Üresen: „Kezdőlap”',
  'Z nazwą tej strony': 'Az oldal nevével',
};
