import type { SettingsOf } from '../../define-module.ts';
import type { whereToBuy } from './schema.ts';

const suprasl = {
  name: 'Pracownia Rosa i Len',
  street: 'ul. Lniana 7',
  postcode: '16-030',
  city: 'Supraśl',
  hours: 'wt.–pt. 10:00–17:00, sob. 10:00–14:00',
  phone: '+48 85 000 00 00',
  latitude: 53.209,
  longitude: 23.338,
};

export const examples = {
  typical: {
    heading: 'Gdzie nas dotknąć i powąchać',
    places: [
      suprasl,
      {
        name: 'Zielnik przy Floriańskiej',
        street: 'ul. Floriańska 12',
        postcode: '31-021',
        city: 'Kraków',
        hours: 'pon.–sob. 10:00–19:00',
        latitude: 50.064,
        longitude: 19.941,
      },
      {
        name: 'Dom z ziołami',
        street: 'ul. Świdnicka 8',
        postcode: '50-067',
        city: 'Wrocław',
        latitude: 51.107,
        longitude: 17.032,
      },
      { name: 'Stragan w Łodzi', street: 'ul. Piotrkowska 100', city: 'Łódź' },
    ],
  },
  withoutCoordinates: { places: [{ name: 'Apteka', street: 'Rynek 1', city: 'Sejny' }], hasMap: false },
  longestWords: {
    heading: 'Ż'.repeat(120),
    places: [
      { ...suprasl, name: 'Ż'.repeat(80), street: 'Ż'.repeat(120), city: 'Ż'.repeat(80), hours: 'Ż'.repeat(160) },
    ],
  },
} satisfies Record<string, SettingsOf<typeof whereToBuy>>;
