import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  '10 opinii': '10 reviews',
  '15 opinii': '15 reviews',
  '5 opinii': '5 reviews',
  'Ile opinii naraz': 'How many reviews at a time',
  'Jak weryfikujecie opinie': 'How you verify reviews',
  'Opinie o produkcie': 'Product reviews',
  Produkt: 'Product',
  'Puste: bieżący produkt (strona szablon)': 'Empty: the current product (template page)',
  'Puste: zasady sklepu, tak jak działają': 'Empty: the rules of the shop as they work',
  'Rozkład ocen': 'Distribution of ratings',
  'Średnia, rozkład ocen i zatwierdzone opinie klientów.':
    'Average, distribution of ratings and approved reviews of customers.',
};
