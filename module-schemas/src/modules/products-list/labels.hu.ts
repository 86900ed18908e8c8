import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Bieżąca kategoria (strona szablon)': 'Aktuális kategória (sablonoldal)',
  'Działa na stronach kategorii': 'Kategóriaoldalakon működik',
  'Ile na stronie': 'Hány darab egy oldalon',
  'Karty produktów: wybrane, z kategorii, z linii albo pasujące do strony.':
    'Termékkártyák: kiválasztottak, kategóriából, termékcsaládból vagy az oldalhoz illők.',
  Karuzela: 'Körhinta',
  Kategoria: 'Kategória',
  'Kolumny na komputerze': 'Oszlopok asztali gépen',
  'Które produkty': 'Mely termékek',
  'Lista produktów': 'Terméklista',
  'Pasujące do bieżącego produktu (strona szablon)': 'Az aktuális termékhez illők (sablonoldal)',
  'Polecane przy bieżącym produkcie (strona szablon)': 'Az aktuális termékhez ajánlottak (sablonoldal)',
  Produkty: 'Termékek',
  Siatka: 'Rács',
  'Stronicowanie i sortowanie': 'Lapozás és rendezés',
  'Wybrane ręcznie': 'Kézzel kiválasztva',
  'Z kategorii': 'Kategóriából',
  'Z linii': 'Termékcsaládból',
  'Z marki': 'Márkából',
};
