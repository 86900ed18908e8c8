import { expect, test } from 'vitest';
import { findEmailFault, isEmailAddress, normaliseEmail } from './email-address.ts';

test.each(['anna@example.com', 'a.b+c@sklep.example.pl', "o'hara@example.com", 'żaneta@żółw.example'])(
  '%j is an e-mail address',
  (text) => {
    expect(isEmailAddress(text)).toBe(true);
  },
);

test.each([
  '',
  'anna',
  'anna@',
  '@example.com',
  'anna@example',
  'anna@exa mple.com',
  'an\u0000na@example.com',
  'anna@@example.com',
  'anna..b@example.com',
  'anna@example..com',
  'anna@-example.com',
  'Anna <anna@example.com>',
  'anna@example.com,jan@example.com',
  'anna@example.com\nbcc: jan@example.com',
  `${'a'.repeat(250)}@example.com`,
])('%j is none', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test('case and blanks around make no other address', () => {
  expect(normaliseEmail(' Anna@Example.COM ')).toBe('anna@example.com');
});

test.each([
  [' Anna@Example.COM ', undefined],
  ['anna.example.com', 'noAt'],
  ['anna nowak', 'noAt'],
  ['anna nowak@example.com', 'space'],
  ['anna@example .com', 'space'],
  ['anna@example,com', 'comma'],
  ['anna@example.com,jan@example.com', 'comma'],
  ['anna@', 'noDomain'],
  ['anna@example', 'noDomain'],
  ['anna@@example.com', 'wrong'],
  ['anna@example..com', 'wrong'],
])('of %j it is told what is wrong: %s', (text, fault) => {
  expect(findEmailFault(text)).toBe(fault);
});
