import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Bez tematów formularz o nie nie pyta.': 'Témák nélkül az űrlap nem kérdez rájuk.',
  'Formularz kontaktowy': 'Kapcsolati űrlap',
  'Puste: zdanie sklepu. Odnośnik do polityki prywatności dochodzi sam.':
    'Üresen: a bolt saját mondata. Az adatvédelmi szabályzat linkje magától hozzákerül.',
  'Pytaj o numer zamówienia': 'Kérdezzen rá a rendelésszámra',
  Temat: 'Téma',
  'Tematy do wyboru': 'Választható témák',
  'Treść zgody': 'A hozzájárulás szövege',
  'Wiadomość do sklepu: temat, numer zamówienia, treść i zgoda.':
    'Üzenet a boltnak: téma, rendelésszám, szöveg és hozzájárulás.',
};
