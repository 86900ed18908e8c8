import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Bardzo duży': 'Extra large',
  'Bardzo mały': 'Extra small',
  'Rozmiar tekstu (px)': 'Text size (px)',
  'Tytuł strony albo części strony.': 'Title of a page or of a part of it.',
  'Zostaw puste, aby użyć rozmiaru z motywu': "Leave empty to use the theme's size",
};
