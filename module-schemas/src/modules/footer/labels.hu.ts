import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Autor strony': 'Az oldal készítője',
  Dostawa: 'Szállítás',
  'Dół strony: logo, opis, ocena sklepu i odnośniki w grupach.':
    'Az oldal alja: logó, leírás, az üzlet értékelése és hivatkozáscsoportok.',
  Kontakt: 'Kapcsolat',
  'Liczba opinii': 'Vélemények száma',
  'Media społecznościowe': 'Közösségi média',
  'Nawigacja dodatkowa': 'Másodlagos navigáció',
  'Nawigacja główna': 'Fő navigáció',
  Nazwy: 'Nevek',
  'Nota prawna': 'Jogi megjegyzés',
  Ocena: 'Értékelés',
  'Ocena sklepu': 'Az üzlet értékelése',
  Odnośniki: 'Hivatkozások',
  Płatności: 'Fizetés',
  Stopka: 'Lábléc',
  'Tytuł grupy': 'A csoport címe',
  Znak: 'Jelvény',
  Nawigacja: 'Navigáció',
  'Jej odnośniki stają za tymi powyżej': 'A hivatkozásai a fentiek után állnak',
};
