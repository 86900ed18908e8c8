import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Autor strony': 'Site author',
  Dostawa: 'Delivery',
  'Dół strony: logo, opis, ocena sklepu i odnośniki w grupach.':
    'Bottom of the page: logo, description, shop rating and groups of links.',
  Kontakt: 'Contact',
  'Liczba opinii': 'Number of reviews',
  'Media społecznościowe': 'Social media',
  'Nawigacja dodatkowa': 'Secondary navigation',
  'Nawigacja główna': 'Main navigation',
  Nazwy: 'Names',
  'Nota prawna': 'Legal note',
  Ocena: 'Rating',
  'Ocena sklepu': 'Shop rating',
  Odnośniki: 'Links',
  Płatności: 'Payments',
  Stopka: 'Footer',
  'Tytuł grupy': 'Group title',
  Znak: 'Badge',
  Nawigacja: 'Navigation',
  'Jej odnośniki stają za tymi powyżej': 'Its links follow those above',
};
