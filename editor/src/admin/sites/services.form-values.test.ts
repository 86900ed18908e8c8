import { expect, test } from 'vitest';
import { checkServices, NO_SERVICES, servicesFromFormValues, servicesToFormValues } from './services.form-values.ts';

const mapTiles = {
  url: 'https://tile.example/{z}/{x}/{y}.png',
  attribution: '© Mapy',
  attributionUrl: 'https://mapy.example',
};

test.each([[undefined], [{ videoHosts: ['vimeo'] as const }], [{ mapTiles, geolocation: true }]])(
  'services %j come out of the form as they went in',
  (services) => {
    expect(servicesFromFormValues(servicesToFormValues(services))).toEqual(services);
  },
);

test.each([
  [{}, []],
  [{ attribution: 'x' }, []],
  [{ tileUrl: mapTiles.url }, ['attribution']],
  [{ tileUrl: 'http://tile.example/{z}/{x}/{y}', attribution: '© Mapy' }, ['tileUrl']],
  [{ tileUrl: mapTiles.url, attribution: '© Mapy', attributionUrl: 'mapy.example' }, ['attributionUrl']],
])('of %j the fields at fault are %j', (typed, fields) => {
  expect(Object.keys(checkServices({ ...NO_SERVICES, ...typed }))).toEqual(fields);
});
