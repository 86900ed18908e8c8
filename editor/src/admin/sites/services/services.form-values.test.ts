import { expect, test } from 'vitest';
import { checkScript, NO_SCRIPT } from './script-service.form-values.ts';
import { checkServices, NO_SERVICES, servicesFromFormValues, servicesToFormValues } from './services.form-values.ts';

const mapTiles = {
  url: 'https://tile.example/{z}/{x}/{y}.png',
  attribution: '© Mapy',
  attributionUrl: 'https://mapy.example',
};

const marketing = { key: 'klucz', endpoint: 'https://user.example/widget.js' };
const tags = {
  key: 'GTM-1',
  endpoint: 'https://tags.example/gtm.js',
  origins: ['https://a.example', 'https://b.example'],
  hasOwnStyles: true,
};

test.each([
  [undefined],
  [{ videoHosts: ['vimeo'] as const }],
  [{ mapTiles, geolocation: true, googlePay: true }],
  [{ marketing, tags }],
])('services %j come out of the form as they went in', (services) => {
  expect(servicesFromFormValues(servicesToFormValues(services))).toEqual(services);
});

test.each([
  [{}, []],
  [{ attribution: 'x' }, []],
  [{ tileUrl: mapTiles.url }, ['attribution']],
  [{ tileUrl: 'http://tile.example/{z}/{x}/{y}', attribution: '© Mapy' }, ['tileUrl']],
  [{ tileUrl: mapTiles.url, attribution: '© Mapy', attributionUrl: 'mapy.example' }, ['attributionUrl']],
])('of %j the fields at fault are %j', (typed, fields) => {
  expect(Object.keys(checkServices({ ...NO_SERVICES, ...typed }))).toEqual(fields);
});

test.each([
  [{}, []],
  [{ origins: 'https://cdn.example' }, []],
  [{ key: 'klucz' }, ['endpoint']],
  [{ endpoint: marketing.endpoint }, ['key']],
  [{ ...marketing, origins: 'https://cdn.example/plik *.example' }, ['origins']],
])('of the script %j the fields at fault are %j', (typed, fields) => {
  expect(
    Object.keys(checkScript({ ...NO_SCRIPT, ...typed, origins: 'origins' in typed ? typed.origins : '' })),
  ).toEqual(fields);
});
