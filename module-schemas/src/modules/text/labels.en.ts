import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Akapity, listy, cytaty i odnośniki.': 'Paragraphs, lists, quotations and links.',
  Wstęp: 'Lead',
  'Wąska kolumna czyta się najlepiej': 'A narrow column reads best',
};
