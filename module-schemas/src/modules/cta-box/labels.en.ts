import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Dopisek pod przyciskami': 'Note below the buttons',
  'Drobnym pismem: warunki, termin, telefon': 'In small print: conditions, dates, a phone number',
  'Nagłówek, kilka słów i przycisk na tle, które zatrzymuje wzrok.':
    'A heading, a few words and a button on a ground that catches the eye.',
  'Obok obrazu tekst zawsze jest do lewej': 'Beside an image the text is always on the left',
  'Pas na całą szerokość': 'Band across the page',
  'Po lewej': 'On the left',
  'Po prawej': 'On the right',
  'Pole z ramką': 'Box with a border',
  'Pole z tłem': 'Box with a ground',
  Przyciski: 'Buttons',
  'Strona obrazu': 'Side of the image',
  Wygląd: 'Appearance',
  Zachęta: 'Call to action',
};
