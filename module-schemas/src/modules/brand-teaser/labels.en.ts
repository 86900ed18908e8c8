import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Która marka': 'Which brand',
  'Marka bieżącego produktu': 'Brand of the current product',
  'Obok zdjęcia': 'Beside the picture',
  'Pokaż znak marki': 'Show the logo of the brand',
  'Puste: nazwa marki': 'Empty: the name of the brand',
  'Puste: opis marki z katalogu': 'Empty: the description in the catalogue',
  Wybrana: 'Chosen',
  'Zapowiedź marki': 'Brand teaser',
  'Znak marki, zdjęcie i kilka słów o niej, z odnośnikiem do jej strony.':
    'The logo of a brand, a picture and a few words about it, with a link to its page.',
  '„Marka bieżącego produktu” działa na szablonie strony produktu':
    '“Brand of the current product” works on the template of product pages',
};
