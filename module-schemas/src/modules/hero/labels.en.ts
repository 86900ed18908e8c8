import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Baner główny': 'Hero',
  'Bez zdjęcia': 'Without a picture',
  'Duży nagłówek ze zdjęciem i przyciskami, zwykle pierwszy na stronie.':
    'A large heading with a picture and buttons, usually first on a page.',
  Niski: 'Low',
  'Obraz na telefon': 'Image for phones',
  Przyciski: 'Buttons',
  'Tekst na zdjęciu': 'Text on the picture',
  'Tekst na zdjęciu, obok zdjęcia albo bez zdjęcia': 'Text on the picture, beside it, or without a picture',
  'Tekst obok zdjęcia': 'Text beside the picture',
  Wysoki: 'Tall',
  Wysokość: 'Height',
};
