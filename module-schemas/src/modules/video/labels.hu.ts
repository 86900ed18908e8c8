import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  '1 : 1': '1 : 1',
  '16 : 9': '16 : 9',
  '4 : 3': '4 : 3',
  '9 : 16': '9 : 16',
  'Adres filmu': 'A film címe',
  Film: 'Film',
  'Film z biblioteki albo z YouTube i Vimeo; nic obcego nie ładuje się bez zgody.':
    'Film a könyvtárból, a YouTube-ról vagy a Vimeóról; idegen tartalom csak beleegyezéssel töltődik be.',
  Napisy: 'Feliratok',
  'Obraz przed odtworzeniem': 'Kép lejátszás előtt',
  'Plik filmu': 'A film fájlja',
  Podpis: 'Képaláírás',
  Proporcje: 'Képarány',
  Vimeo: 'Vimeo',
  'Własny plik': 'Saját fájl',
  YouTube: 'YouTube',
  'Z paska przeglądarki albo z „Udostępnij”': 'A címsorból vagy a „Megosztás” gombbal',
};
