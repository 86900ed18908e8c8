import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Bez tła': 'Háttér nélkül',
  Ciemne: 'Sötét',
  'Napis na przycisku': 'A gomb felirata',
  Newsletter: 'Hírlevél',
  'Osobna, dobrowolna zgoda z numerem telefonu': 'Külön, önkéntes hozzájárulás telefonszámmal',
  'Puste: zdanie sklepu. Odnośnik do polityki prywatności dochodzi sam.':
    'Üresen: a bolt saját mondata. Az adatvédelmi szabályzat linkje magától hozzákerül.',
  'Puste: „Zapisz się”.': 'Üresen: „Feliratkozom”.',
  'Treść zgody': 'A hozzájárulás szövege',
  Tło: 'Háttér',
  'W kolorze': 'Színes',
  'Zapytaj o SMS-y': 'Kérdezzen rá az SMS-ekre',
  'Zapis na newsletter ze zgodą i potwierdzeniem w wiadomości.':
    'Feliratkozás a hírlevélre hozzájárulással és megerősítő üzenettel.',
};
