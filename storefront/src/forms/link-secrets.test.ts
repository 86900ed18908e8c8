import { expect, test } from 'vitest';
import { readLinkSecrets } from './link-secrets.ts';

test('secrets are read as they were written, a plus sign included', () => {
  const written = new URLSearchParams({ email: 'a+b@poczta.example', token: 'x-_1' });
  expect(readLinkSecrets(`#${written}`, ['email', 'token'])).toEqual({ email: 'a+b@poczta.example', token: 'x-_1' });
});
