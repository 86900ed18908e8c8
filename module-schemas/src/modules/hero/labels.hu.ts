import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Baner główny': 'Főbanner',
  'Bez zdjęcia': 'Kép nélkül',
  'Duży nagłówek ze zdjęciem i przyciskami, zwykle pierwszy na stronie.':
    'Nagy címsor képpel és gombokkal, általában az oldal elején.',
  Niski: 'Alacsony',
  'Obraz na telefon': 'Kép telefonra',
  Przyciski: 'Gombok',
  'Tekst na zdjęciu': 'Szöveg a képen',
  'Tekst na zdjęciu, obok zdjęcia albo bez zdjęcia': 'Szöveg a képen, mellette vagy kép nélkül',
  'Tekst obok zdjęcia': 'Szöveg a kép mellett',
  Wysoki: 'Magas',
  Wysokość: 'Magasság',
};
