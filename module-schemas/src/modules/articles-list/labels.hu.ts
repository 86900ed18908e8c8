import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Artykuły z poradnika: najnowsze, z kategorii, z tagiem, autora, powiązane albo wybrane.':
    'Cikkek: a legújabbak, kategóriából, címkével, szerzőtől, kapcsolódók vagy kiválasztottak.',
  'Data, autor i czas czytania': 'Dátum, szerző és olvasási idő',
  'Filtry listy': 'A lista szűrői',
  'Lista artykułów': 'Cikklista',
  'Pierwszy artykuł większy': 'Az első cikk nagyobb',
  Siatka: 'Rács',
  Stronicowanie: 'Lapozás',
  'Treść rodzaju „Filtr artykułów”; działa na liście ze stronicowaniem':
    '„Cikkszűrő” típusú tartalom; lapozható listán működik',
  'W siatce na pierwszej stronie listy': 'Rácsban, a lista első oldalán',
  'Wiersze z opisem': 'Sorok leírással',
};
