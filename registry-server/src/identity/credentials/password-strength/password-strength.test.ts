import { describe, expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { weaknessOf } from './password-strength.ts';

const known = { email: 'jan.kowalewski@poczta-lnu.example', shopNames: ['Rosa i Len'] };

describe('a password', () => {
  test.each([
    ['password', 'Password1!'],
    ['with signs for letters', 'P@$$w0rd2026!'],
    ['of keys in a row', 'Qwerty123!'],
    ['of keys in a column', '1qaz2wsx'],
    ['of digits alone', '1234567890'],
    ['Polish', 'Polska2026!'],
    ['Polish with marks', 'Hasło-1234'],
    ['a first name and a year', 'Agnieszka_1987'],
    ['in other letters', 'MISIEK!1'],
  ])('that many use is refused: %s', (_what, password) => {
    expect(weaknessOf(password, known)).toBe('password-common');
  });

  test.each([
    ['the address', 'jan.kowalewski@poczta-lnu.example'],
    ['its name and a year', 'Kowalewski1990!'],
    ['its name with signs for letters', 'K0w4l3wsk1#7'],
    ['its parts the other way round', 'Kowalewski-Jan-1'],
    ['its host', 'Poczta-Lnu-2026'],
    ["the shop's name", 'RosaILen2026!'],
    ["the shop's name, in parts", 'Len+Rosa=1'],
  ])('made of what is known is refused: %s', (_what, password) => {
    expect(weaknessOf(password, known)).toBe('password-personal');
  });

  test.each([
    'poziomki w trawie',
    'Poziomki1!',
    'rosa-na-lnie-o-poranku',
    'len-kwitnie-w-czerwcu-7',
    'Cichy-Gaj-71',
    'dragon-rower-sowa-9',
    'xK7#pq2Lm9',
    'Zażółć-gęślą-1',
  ])('that says nothing to others is taken: %s', (password) => {
    expect(weaknessOf(password, known)).toBeUndefined();
  });

  test('is compared with ten thousand others and the Polish ones', () => {
    expect(commonPasswords().size).toBeGreaterThan(10_200);
    expect(commonPasswords().size).toBeLessThan(10_500);
  });

  test('of any length is judged without an expression that goes over it again and again', () => {
    expect(weaknessOf('a1'.repeat(100_000), known)).toBeUndefined();
  });
});
