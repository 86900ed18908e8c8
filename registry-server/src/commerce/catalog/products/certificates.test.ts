import { expect, test } from 'vitest';
import { nextExpiry, standingCertifications } from './certificates.ts';

const zone = 'Europe/Warsaw';
const texts = {
  certifications: ['vegan', 'ECOCERT', 'FSC'],
  certificates: [
    { code: 'ECOCERT', issuer: 'Ecocert', validUntil: '2027-03-31' },
    { code: 'FSC', issuer: 'FSC', validUntil: '2026-12-31' },
    { code: 'FSC', issuer: 'FSC', validUntil: '2028-12-31' },
  ],
};

test.each([
  ['on its last day in Poland', '2027-03-31T21:59:00Z', ['vegan', 'ECOCERT', 'FSC']],
  ['not the day after', '2027-03-31T22:01:00Z', ['vegan', 'FSC']],
])('a certification is claimed %s', (_, now, expected) => {
  expect(standingCertifications(texts, new Date(now), zone)).toEqual(expected);
});

test('what is claimed changes at the end of the day on which a certificate runs out', () => {
  expect(nextExpiry(texts, new Date('2027-01-10T12:00:00Z'), zone)).toEqual(new Date('2027-03-31T22:00:00Z'));
  expect(nextExpiry({ certifications: ['vegan'] }, new Date(), zone)).toBeUndefined();
});
