import { expect, test } from 'vitest';
import { boxAround, distanceMeters } from './geography.ts';

const krakow = { latitude: 50.0614, longitude: 19.9372 };
const warsaw = { latitude: 52.2297, longitude: 21.0122 };

test('from Kraków to Warsaw it is 252 km, to oneself nothing', () => {
  expect(Math.round(distanceMeters(krakow, warsaw) / 1_000)).toBe(252);
  expect(distanceMeters(krakow, krakow)).toBe(0);
  expect(
    Math.round(distanceMeters({ latitude: 0, longitude: -179.5 }, { latitude: 0, longitude: 179.5 }) / 1_000),
  ).toBe(111);
});

test.each([krakow, warsaw, { latitude: -33, longitude: 151 }, { latitude: 70, longitude: 25 }])(
  'the box around %j holds every place within the distance',
  (centre) => {
    const box = boxAround(centre, 30_000);
    for (let angle = 0; angle < 360; angle += 5) {
      const radians = (angle * Math.PI) / 180;
      const reach = 29_990 / 111_195;
      const place = {
        latitude: centre.latitude + reach * Math.sin(radians),
        longitude: centre.longitude + (reach * Math.cos(radians)) / Math.cos((centre.latitude * Math.PI) / 180),
      };
      expect(place.latitude > box.south && place.latitude < box.north).toBe(true);
      expect(place.longitude > box.west && place.longitude < box.east).toBe(true);
    }
  },
);
