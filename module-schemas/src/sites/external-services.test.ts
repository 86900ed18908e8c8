import { describe, expect, test } from 'vitest';
import { externalServicesOf, tileOrigin } from './external-services.ts';

const url = 'https://tiles.example/{z}/{x}/{y}.png';
const mapTiles = { url, attribution: '© Mapy' };

describe('the origin of tiles', () => {
  test.each([
    [url, 'https://tiles.example'],
    ['https://{s}.tiles.example:8443/osm/{z}/{x}/{y}@2x.webp?key=abc', 'https://*.tiles.example:8443'],
  ])('of %s is %s', (address, origin) => {
    expect(tileOrigin(address)).toBe(origin);
  });

  test.each([
    'http://tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example/{z}/{x}.png',
    "https://tiles.example; script-src 'unsafe-inline'/{z}/{x}/{y}",
    'https://tiles.example,https://evil.example/{z}/{x}/{y}',
    'https://*.example/{z}/{x}/{y}',
    'https://{s}/{z}/{x}/{y}',
    `https://tiles.example/{z}/{x}/{y}${'a'.repeat(300)}`,
  ])('is none where the address is %s', (address) => {
    expect(tileOrigin(address)).toBeUndefined();
  });
});

test.each([
  [undefined, undefined],
  [{}, undefined],
  [{ videoHosts: [], geolocation: false, googlePay: 'yes' }, undefined],
  [{ videoHosts: ['vimeo', 'youtube', 'dailymotion'] }, { videoHosts: ['youtube', 'vimeo'] }],
  [
    { mapTiles, geolocation: true, googlePay: true },
    { mapTiles, geolocation: true, googlePay: true },
  ],
  [{ mapTiles: { ...mapTiles, url: 'https://tiles.example' } }, undefined],
  [{ mapTiles: { ...mapTiles, attributionUrl: 'javascript:alert(1)' } }, { mapTiles }],
  [
    { mapTiles: { ...mapTiles, attributionUrl: 'https://maps.example' } },
    { mapTiles: { ...mapTiles, attributionUrl: 'https://maps.example' } },
  ],
])('of the settings %j pages may load %j', (settings, services) => {
  expect(externalServicesOf(settings)).toEqual(services);
});
