import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

test('a password is kept as an argon2id hash of 19 MiB, two rounds, one lane', async () => {
  expect(await hashPassword('poziomki w trawie')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('two people with one password have different hashes', async () => {
  expect(await hashPassword('poziomki w trawie')).not.toBe(await hashPassword('poziomki w trawie'));
});

test('only the right password is recognised', async () => {
  const kept = await hashPassword('poziomki w trawie');
  expect(await isPassword('poziomki w trawie', kept)).toBe(true);
  expect(await isPassword('poziomki w trawia', kept)).toBe(false);
});

test('nobody has no password, not even the one that strangers are compared with', async () => {
  expect(await isPassword('nobody has this password', undefined)).toBe(false);
});
