import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Działa na stronach kategorii': 'Works on category pages',
  'Ile na stronie': 'How many on a page',
  'Karty produktów: wybrane, z kategorii, z linii albo pasujące do strony.':
    'Product cards: chosen ones, of a category, of a line, or matching the page.',
  Karuzela: 'Carousel',
  'Kolumny na komputerze': 'Columns on a desktop',
  'Lista produktów': 'Product list',
  Siatka: 'Grid',
  'Stronicowanie i sortowanie': 'Paging and sorting',
  'Treść rodzaju „Filtr produktów”; puste: wybierze go kategoria, a\u00a0bez niego są wszystkie':
    'Content of the type “Product filter”; empty: the category chooses it, and without one there are all',
  Filtry: 'Filters',
  'Razem ze stronicowaniem, na listach z\u00a0kategorii, linii i\u00a0marki':
    'Together with paging, on lists of a category, line or brand',
  'Zestaw filtrów': 'Set of filters',
};
