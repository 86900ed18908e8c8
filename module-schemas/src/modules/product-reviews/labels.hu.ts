import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  '10 opinii': '10 vélemény',
  '15 opinii': '15 vélemény',
  '5 opinii': '5 vélemény',
  'Ile opinii naraz': 'Hány vélemény egyszerre',
  'Jak weryfikujecie opinie': 'Hogyan ellenőrzitek a véleményeket',
  'Opinie o produkcie': 'Termékvélemények',
  Produkt: 'Termék',
  'Puste: bieżący produkt (strona szablon)': 'Üresen: az aktuális termék (sablonoldal)',
  'Puste: zasady sklepu, tak jak działają': 'Üresen: a bolt szabályai, ahogyan működnek',
  'Rozkład ocen': 'Az értékelések megoszlása',
  'Średnia, rozkład ocen i zatwierdzone opinie klientów.':
    'Átlag, az értékelések megoszlása és a vásárlók jóváhagyott véleményei.',
};
