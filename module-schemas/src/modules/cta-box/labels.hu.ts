import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Dopisek pod przyciskami': 'Megjegyzés a gombok alatt',
  'Drobnym pismem: warunki, termin, telefon': 'Apró betűvel: feltételek, határidő, telefonszám',
  'Nagłówek, kilka słów i przycisk na tle, które zatrzymuje wzrok.':
    'Címsor, néhány szó és gomb olyan háttéren, amely megállítja a tekintetet.',
  'Obok obrazu tekst zawsze jest do lewej': 'Kép mellett a szöveg mindig balra igazodik',
  'Pas na całą szerokość': 'Sáv teljes szélességben',
  'Po lewej': 'Bal oldalon',
  'Po prawej': 'Jobb oldalon',
  'Pole z ramką': 'Keretes mező',
  'Pole z tłem': 'Mező háttérrel',
  Przyciski: 'Gombok',
  'Strona obrazu': 'A kép oldala',
  Wygląd: 'Megjelenés',
  Zachęta: 'Cselekvésre hívás',
};
