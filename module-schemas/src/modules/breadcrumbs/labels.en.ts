import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Droga od strony głównej do tej strony: strony nadrzędne, kategorie, produkt.':
    'The way from the home page to this one: pages above it, categories, the product.',
  'Napis strony głównej': 'Label of the home page',
  Okruszki: 'Breadcrumbs',
  'Puste: „Start”': 'Empty: “Home”',
  'Z nazwą tej strony': 'With the name of this page',
};
