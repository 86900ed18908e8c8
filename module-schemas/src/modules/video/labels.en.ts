import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  '1 : 1': '1 : 1',
  '16 : 9': '16 : 9',
  '4 : 3': '4 : 3',
  '9 : 16': '9 : 16',
  'Adres filmu': 'Address of the film',
  Film: 'Film',
  'Film z biblioteki albo z YouTube i Vimeo; nic obcego nie ładuje się bez zgody.':
    'A film of the library or of YouTube and Vimeo; nothing foreign is loaded without consent.',
  Napisy: 'Captions',
  'Obraz przed odtworzeniem': 'Picture before it plays',
  'Plik filmu': 'File of the film',
  Podpis: 'Caption',
  Proporcje: 'Proportions',
  Vimeo: 'Vimeo',
  'Własny plik': 'File of our own',
  YouTube: 'YouTube',
  'Z paska przeglądarki albo z „Udostępnij”': 'From the address bar or from “Share”',
};
