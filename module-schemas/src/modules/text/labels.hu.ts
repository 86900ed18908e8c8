import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Akapity, listy, cytaty i odnośniki.': 'Bekezdések, listák, idézetek és hivatkozások.',
  Wstęp: 'Bevezető',
  'Wąska kolumna czyta się najlepiej': 'A keskeny hasáb olvasható a legjobban',
};
