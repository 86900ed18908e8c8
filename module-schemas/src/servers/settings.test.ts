import { expect, test } from 'vitest';
import { readHttpAddress, readLogLevel, readNumber, readPort, readPositiveNumber, SettingInvalid } from './settings.ts';

test('what is not set is as it is by default', () => {
  expect([readNumber({}, 'A', 5), readNumber({ A: '' }, 'A', 5), readPort({}, 'P', 80)]).toEqual([5, 5, 80]);
  expect(readLogLevel({}, 'info')).toBe('info');
});

test('what is set is read', () => {
  expect([readNumber({ A: '0' }, 'A', 5), readPort({ P: '65535' }, 'P', 80)]).toEqual([0, 65_535]);
  expect(readLogLevel({ LOG_LEVEL: 'silent' }, 'info')).toBe('silent');
  expect(readHttpAddress('https://shop.example/', 'STOREFRONT_URL')).toBe('https://shop.example');
});

test.each([
  [() => readNumber({ A: 'wiele' }, 'A', 5), 'A is not a number: wiele'],
  [() => readNumber({ A: '-1' }, 'A', 5), 'A is not a number: -1'],
  [() => readPositiveNumber({ A: '0' }, 'A', 5), 'A is 0, with which nothing would work: leave it out for 5'],
  [() => readPort({ P: '70000' }, 'P', 80), 'P is not a port: 70000'],
  [() => readPort({ P: '80.5' }, 'P', 80), 'P is not a port: 80.5'],
  [() => readLogLevel({ LOG_LEVEL: 'loud' }, 'info'), 'LOG_LEVEL is loud: set it to one of trace,'],
  [() => readHttpAddress('shop.example', 'URL'), 'URL is not an address that begins with http:// or https://'],
  [() => readHttpAddress('shop.example:80', 'URL'), 'URL is not an address that begins with http:// or https://'],
])('what makes no sense is refused with the name of its variable: %s', (read, message) => {
  expect(read).toThrow(SettingInvalid);
  expect(read).toThrow(message);
});
