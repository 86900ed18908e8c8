import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  Kolumna: 'Oszlop',
  Kolumny: 'Oszlopok',
  Krok: 'Lépés',
  Kroki: 'Lépések',
  'Nagłówek kolumn': 'Az oszlopok címe',
  'Nagłówek kroków': 'A lépések címe',
  Otwarcie: 'Nyitás',
  'Otwarcie ze zdjęciem, kroki użycia i kolumny o produkcie.':
    'Nyitás képpel, a használat lépései és oszlopok a termékről.',
  'Specyfikacja produktu': 'Termékleírás',
};
