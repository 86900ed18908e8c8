import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  Kolumna: 'Column',
  Kolumny: 'Columns',
  Krok: 'Step',
  Kroki: 'Steps',
  'Nagłówek kolumn': 'Heading of the columns',
  'Nagłówek kroków': 'Heading of the steps',
  Otwarcie: 'Opening',
  'Otwarcie ze zdjęciem, kroki użycia i kolumny o produkcie.':
    'An opening with a picture, steps of use and columns about the product.',
  'Specyfikacja produktu': 'Product specification',
};
