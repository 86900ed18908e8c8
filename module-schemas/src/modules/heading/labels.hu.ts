import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Bardzo duży': 'Nagyon nagy',
  'Bardzo mały': 'Nagyon kicsi',
  'Rozmiar tekstu (px)': 'Szövegméret (px)',
  'Tytuł strony albo części strony.': 'Egy oldal vagy oldalrész címe.',
  'Zostaw puste, aby użyć rozmiaru z motywu': 'Hagyja üresen a téma méretének használatához',
};
