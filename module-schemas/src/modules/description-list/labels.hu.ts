import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Hasła z objaśnieniami: fakty o produkcie, dane firmy, zalety sklepu.':
    'Fogalmak magyarázattal: a termék adatai, a cég adatai, a bolt előnyei.',
  Hasło: 'Fogalom',
  Kolumny: 'Oszlopok',
  'Kolumny na komputerze': 'Oszlopok számítógépen',
  Kropla: 'Csepp',
  Księżyc: 'Hold',
  List: 'Levél (posta)',
  'Lista opisów': 'Leíráslista',
  Listek: 'Falevél',
  Objaśnienie: 'Magyarázat',
  Paczka: 'Csomag',
  Pozycja: 'Tétel',
  Pozycje: 'Tételek',
  Prezent: 'Ajándék',
  Rysunek: 'Rajz',
  Serce: 'Szív',
  Słońce: 'Nap',
  'W układzie kolumn': 'Oszlopos elrendezésben',
  Waga: 'Mérleg',
  'Wiersze z kreskami': 'Sorok vonalakkal',
  Zwrot: 'Visszaküldés',
  '„Z produktu lub kategorii” pokazuje fakty o produkcie, a pozycje są wzorem':
    'A „termékből vagy kategóriából” a termék adatait mutatja, a tételek mintául szolgálnak',
};
