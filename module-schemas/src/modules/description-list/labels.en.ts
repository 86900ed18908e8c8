import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Hasła z objaśnieniami: fakty o produkcie, dane firmy, zalety sklepu.':
    'Terms with explanations: facts of a product, details of a company, merits of a shop.',
  Hasło: 'Term',
  Kolumny: 'Columns',
  'Kolumny na komputerze': 'Columns on a desktop',
  Kropla: 'Drop',
  Księżyc: 'Moon',
  List: 'Letter',
  'Lista opisów': 'Description list',
  Listek: 'Leaf',
  Objaśnienie: 'Explanation',
  Paczka: 'Parcel',
  Pozycja: 'Entry',
  Pozycje: 'Entries',
  Prezent: 'Gift',
  Rysunek: 'Drawing',
  Serce: 'Heart',
  Słońce: 'Sun',
  'W układzie kolumn': 'In columns',
  Waga: 'Scales',
  'Wiersze z kreskami': 'Rows with rules',
  Zwrot: 'Return',
  '„Z produktu lub kategorii” pokazuje fakty o produkcie, a pozycje są wzorem':
    '“From the product or category” shows the facts of the product, and the entries are a sample',
};
