import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Bieżąca kategoria (strona szablon)': 'Current category (template page)',
  'Działa na stronach kategorii': 'Works on category pages',
  'Ile na stronie': 'How many on a page',
  'Karty produktów: wybrane, z kategorii, z linii albo pasujące do strony.':
    'Product cards: chosen ones, of a category, of a line, or matching the page.',
  Karuzela: 'Carousel',
  Kategoria: 'Category',
  'Kolumny na komputerze': 'Columns on a desktop',
  'Które produkty': 'Which products',
  'Lista produktów': 'Product list',
  'Pasujące do bieżącego produktu (strona szablon)': 'Matching the current product (template page)',
  'Polecane przy bieżącym produkcie (strona szablon)': 'Recommended with the current product (template page)',
  Produkty: 'Products',
  Siatka: 'Grid',
  'Stronicowanie i sortowanie': 'Paging and sorting',
  'Wybrane ręcznie': 'Chosen by hand',
  'Z kategorii': 'Of a category',
  'Z linii': 'Of a line',
  'Z marki': 'Of a brand',
};
