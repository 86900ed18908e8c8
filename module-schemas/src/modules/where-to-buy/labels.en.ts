import type { Labels } from '../../shared/labels.ts';

export const labels: Labels = {
  'Długość geograficzna': 'Longitude',
  'Gdy pozwalają na nią ustawienia witryny; wczytuje się na życzenie':
    'Where the settings of the site allow it; loaded on request',
  'Gdzie kupić': 'Where to buy',
  'Godziny otwarcia': 'Opening hours',
  'Kod pocztowy': 'Postcode',
  Mapa: 'Map',
  Miejscowość: 'Town',
  Nazwa: 'Name',
  Sklep: 'Shop',
  Sklepy: 'Shops',
  'Sklepy, w których są nasze kosmetyki: lista, najbliższe, mapa.':
    'Shops that have our cosmetics: list, nearest, map.',
  'Szerokość geograficzna': 'Latitude',
  Telefon: 'Phone',
  'Ulica i numer': 'Street and number',
};
