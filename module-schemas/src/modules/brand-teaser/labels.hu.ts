import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Która marka': 'Melyik márka',
  'Marka bieżącego produktu': 'Az aktuális termék márkája',
  'Obok zdjęcia': 'A kép mellett',
  'Pokaż znak marki': 'A márka logójának megjelenítése',
  'Puste: nazwa marki': 'Üresen: a márka neve',
  'Puste: opis marki z katalogu': 'Üresen: a katalógus leírása',
  Wybrana: 'Kiválasztott',
  'Zapowiedź marki': 'Márkaajánló',
  'Znak marki, zdjęcie i kilka słów o niej, z odnośnikiem do jej strony.':
    'A márka logója, egy kép és néhány szó róla, hivatkozással az oldalára.',
  '„Marka bieżącego produktu” działa na szablonie strony produktu':
    'Az „aktuális termék márkája” a termékoldal sablonján működik',
};
