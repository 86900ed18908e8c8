import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Artykuły z poradnika: najnowsze, z kategorii, z tagiem, autora, powiązane albo wybrane.':
    'Articles: the newest, of a category, with a tag, of an author, related or chosen.',
  'Data, autor i czas czytania': 'Date, author and reading time',
  'Filtry listy': 'Filters of the list',
  'Lista artykułów': 'Article list',
  'Pierwszy artykuł większy': 'First article larger',
  Siatka: 'Grid',
  Stronicowanie: 'Paging',
  'Treść rodzaju „Filtr artykułów”; działa na liście ze stronicowaniem':
    'Content of the type “Article filter”; works on a list with paging',
  'W siatce na pierwszej stronie listy': 'In a grid, on the first page of the list',
  'Wiersze z opisem': 'Rows with a description',
};
