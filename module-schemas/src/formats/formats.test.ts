import { describe, expect, test } from 'vitest';
import { formatDays } from './format-days.ts';
import { formatDelivery } from './format-delivery.ts';
import { formatNip } from './format-nip.ts';
import { formatPhone } from './format-phone.ts';
import { formatSize, localiseUnit } from './format-size.ts';
import { formatWeekdays } from './format-weekdays.ts';

/** With ordinary blanks, to be read here. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a telephone number', () => {
  test.each([
    ['+48600700800', '+48 600 700 800'],
    ['600 700 800', '+48 600 700 800'],
    ['+48850000000', '+48 85 000 00 00'],
    ['+48 85 000 00 00', '+48 85 000 00 00'],
    ['22 123-45-67', '+48 22 123 45 67'],
    ['0048 (12) 345 67 89', '+48 12 345 67 89'],
    ['+48 730 123 456', '+48 730 123 456'],
    ['+48 880 123 456', '+48 880 123 456'],
    ['+48 570 123 456', '+48 570 123 456'],
    ['+420 777 123 456', '+420 777 123 456'],
    ['12', '12'],
  ])('%s is %s', (given, shown) => {
    expect(plain(formatPhone(given))).toBe(shown);
    expect(formatPhone(given)).not.toContain(' ');
  });
});

describe('a tax number', () => {
  test.each([
    ['1234563218', '123-456-32-18'],
    ['123-456-32-18', '123-456-32-18'],
    ['PL1234563218', 'PL1234563218'],
    ['', ''],
  ])('%s is %s', (given, shown) => expect(formatNip(given)).toBe(shown));
});

test.each([
  ['pl-PL', 4.2, '4,2 g'],
  ['en-GB', 4.2, '4.2 g'],
  ['hu-HU', 50, '50 g'],
])('a size in %s', (language, value, shown) => {
  expect(plain(formatSize({ value, unit: 'g' }, language))).toBe(shown);
});

describe('days of a delivery', () => {
  test.each([
    ['2026-11-24', '2026-11-25', 'pl-PL', '24–25 listopada'],
    ['2026-11-30', '2026-12-02', 'pl-PL', '30 listopada – 2 grudnia'],
    ['2026-11-24', '2026-11-24', 'pl-PL', '24 listopada'],
    ['2026-11-24', '2026-11-25', 'en-GB', '24–25 November'],
  ])('%s to %s in %s', (from, to, language, shown) => {
    expect(plain(formatDays(from, to, language))).toBe(shown);
  });
});

test.each([
  ['InPost', 'Kurier', 'Kurier InPost'],
  ['DPD', 'Kurier za pobraniem', 'Kurier DPD za pobraniem'],
  ['DPD', 'Courier, cash on delivery', 'Courier DPD, cash on delivery'],
  ['InPost', 'Paczkomat® 24/7, płatność przy odbiorze', 'InPost Paczkomat® 24/7, płatność przy odbiorze'],
  ['ORLEN Paczka', 'Odbiór w punkcie', 'ORLEN Paczka, odbiór w punkcie'],
  ['Darmowa dostawa', 'Kurier wybrany przez sklep', 'Darmowa dostawa, kurier wybrany przez sklep'],
  ['InPost', 'Kurier InPost', 'Kurier InPost'],
  ['', 'Kurier', 'Kurier'],
  ['Poczta', '', 'Poczta'],
])('%s with %s is called %s', (carrierTitle, methodTitle, shown) => {
  expect(formatDelivery({ carrierTitle, methodTitle })).toBe(shown);
});

test.each([
  ['pl-PL', '4,2\u00a0g', '100\u00a0ml'],
  ['uk-UA', '4,2\u00a0г', '100\u00a0мл'],
  ['ru-RU', '4,2\u00a0г', '100\u00a0мл'],
  ['de-DE', '4,2\u00a0g', '100\u00a0ml'],
])('in %s sizes are written %s and %s', (language, mass, volume) => {
  expect(formatSize({ value: 4.2, unit: 'g' }, language)).toBe(mass);
  expect(localiseUnit('100\u00a0ml', language)).toBe(volume);
});

test.each([
  ['2026-11-24', '2026-11-25', 'pl-PL', 'wt. 24.11 – śr. 25.11'],
  ['2026-11-24', '2026-11-24', 'pl-PL', 'wt. 24.11'],
  ['2026-11-30', '2026-12-01', 'pl-PL', 'pon. 30.11 – wt. 01.12'],
  ['2026-11-30', '2026-12-01', 'en-GB', 'Mon 30/11 – Tue 01/12'],
])('the days from %s to %s stand with their weekdays in %s: %s', (from, to, language, shown) => {
  expect(plain(formatWeekdays(from, to, language))).toBe(shown);
});
