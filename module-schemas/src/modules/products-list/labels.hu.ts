import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Działa na stronach kategorii': 'Kategóriaoldalakon működik',
  'Ile na stronie': 'Hány darab egy oldalon',
  'Karty produktów: wybrane, z kategorii, z linii albo pasujące do strony.':
    'Termékkártyák: kiválasztottak, kategóriából, termékcsaládból vagy az oldalhoz illők.',
  Karuzela: 'Körhinta',
  'Kolumny na komputerze': 'Oszlopok asztali gépen',
  'Lista produktów': 'Terméklista',
  Siatka: 'Rács',
  'Stronicowanie i sortowanie': 'Lapozás és rendezés',
  'Treść rodzaju „Filtr produktów”; puste: wybierze go kategoria, a\u00a0bez niego są wszystkie':
    '„Termékszűrő” típusú tartalom; ha üres, a kategória választja ki, anélkül mind látszik',
  Filtry: 'Szűrők',
  'Razem ze stronicowaniem, na listach z\u00a0kategorii, linii i\u00a0marki':
    'Lapozással együtt, kategória, termékcsalád vagy márka listáin',
  'Zestaw filtrów': 'Szűrőkészlet',
};
