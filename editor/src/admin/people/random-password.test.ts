import { expect, test } from 'vitest';
import { checkPerson } from './check-person.ts';
import { randomPassword } from './random-password.ts';

test('a drawn password is long enough, readable aloud, and another one each time', () => {
  const drawn = Array.from({ length: 200 }, randomPassword);
  for (const password of drawn) {
    expect(password).toMatch(/^([a-km-zA-HJ-NP-Z2-9]{5}-){3}[a-km-zA-HJ-NP-Z2-9]{5}$/);
    expect(checkPerson({ password })).toEqual({});
  }
  expect(new Set(drawn).size).toBe(200);
});
