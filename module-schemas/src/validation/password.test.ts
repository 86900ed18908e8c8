import { expect, test } from 'vitest';
import { findPasswordFault, isPersonalPassword, passwordForms, unmetPasswordRules } from './password.ts';

test.each([
  ['Zażółć-1', undefined],
  ['Krótk-1', 'password-length'],
  [`Aa-1${'a'.repeat(124)}`, undefined],
  [`Aa-1${'a'.repeat(125)}`, 'password-length'],
  ['poziomki-w-trawie', 'password-classes'],
  ['Poziomki 1', 'password-classes'],
  ['12345678!', 'password-classes'],
])('%j breaks the rule %s', (password, rule) => {
  expect(findPasswordFault(password)).toBe(rule);
});

test.each([
  ['', ['length', 'letter', 'digit', 'special']],
  ['żółć', ['length', 'digit', 'special']],
  ['poziomki 1', ['special']],
  ['Zażółć-1', []],
])('%j does not meet %j', (password, rules) => {
  expect(unmetPasswordRules(password)).toEqual(rules);
});

test('signs around a word and signs for letters do not make another word of it', () => {
  expect(passwordForms('P@$$w0rd2026!')).toContain('password');
  expect(passwordForms('Hasło-1234')).toContain('haslo');
});

test('a password made of the e-mail or of the shop is found, another is not', () => {
  const known = { email: 'jan.kowalewski@example.com', shopNames: ['Rosa i Len'] };
  expect(isPersonalPassword('Kowalewski1990!', known)).toBe(true);
  expect(isPersonalPassword('RosaILen2026!', known)).toBe(true);
  expect(isPersonalPassword('Poziomki1!', known)).toBe(false);
});
