import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Długość geograficzna': 'Földrajzi hosszúság',
  'Gdy pozwalają na nią ustawienia witryny; wczytuje się na życzenie':
    'Ahol az oldal beállításai engedik; kérésre töltődik be',
  'Gdzie kupić': 'Hol kapható',
  'Godziny otwarcia': 'Nyitvatartás',
  'Kod pocztowy': 'Irányítószám',
  Mapa: 'Térkép',
  Miejscowość: 'Település',
  Nazwa: 'Név',
  Sklep: 'Üzlet',
  Sklepy: 'Üzletek',
  'Sklepy, w których są nasze kosmetyki: lista, najbliższe, mapa.':
    'Üzletek, ahol kozmetikumaink kaphatók: lista, legközelebbiek, térkép.',
  'Szerokość geograficzna': 'Földrajzi szélesség',
  Telefon: 'Telefon',
  'Ulica i numer': 'Utca és házszám',
};
