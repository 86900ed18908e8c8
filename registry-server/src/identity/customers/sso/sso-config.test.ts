import { expect, test } from 'vitest';
import { readSsoConfig } from './sso-config.ts';

test('nothing is offered that has no client id', () => {
  expect(readSsoConfig({ SSO_GOOGLE_ISSUER: 'https://accounts.google.com' })).toEqual({});
});

test('the addresses of Google and Facebook are the default', () => {
  expect(readSsoConfig({ SSO_GOOGLE_CLIENT_ID: 'g', SSO_FACEBOOK_CLIENT_ID: 'f' })).toMatchObject({
    google: { issuer: 'https://accounts.google.com' },
    facebook: { graphUrl: 'https://graph.facebook.com/v23.0' },
  });
});

test.each(['http://accounts.example', 'ftp://localhost', 'accounts'])('%s would send secrets in the open', (issuer) => {
  expect(() => readSsoConfig({ SSO_GOOGLE_CLIENT_ID: 'g', SSO_GOOGLE_ISSUER: issuer })).toThrow(issuer);
});

test('a server on this machine may be spoken to without TLS', () => {
  const config = readSsoConfig({ SSO_GOOGLE_CLIENT_ID: 'g', SSO_GOOGLE_ISSUER: 'http://localhost:4100/oidc' });
  expect(config.google?.issuer).toBe('http://localhost:4100/oidc');
});
