import { expect, test } from 'vitest';
import { readEnvironment } from './config.ts';

test('without an environment the shop runs on this machine', () => {
  expect(readEnvironment({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    registryUrl: 'http://127.0.0.1:4000',
    trustProxy: false,
    logLevel: 'warn',
  });
});

test('the environment names ports, addresses and the key', () => {
  const environment = {
    HOST: '0.0.0.0',
    STOREFRONT_PORT: '8080',
    REGISTRY_PORT: '9000',
    STOREFRONT_URL: 'https://rosa.example/',
    EVENTS_KEY: 'k',
    STOREFRONT_SITE: 'en',
  };
  expect(readEnvironment(environment)).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    registryUrl: 'http://127.0.0.1:9000',
    publicUrl: 'https://rosa.example',
    eventsKey: 'k',
    defaultSite: 'en',
  });
  expect(readEnvironment({ REGISTRY_URL: 'http://registry.internal/base/' }).registryUrl).toBe(
    'http://registry.internal/base',
  );
});

test.each([
  [{ STOREFRONT_PORT: 'http' }, 'STOREFRONT_PORT'],
  [{ STOREFRONT_PORT: '70000' }, 'STOREFRONT_PORT'],
  [{ REGISTRY_URL: 'registry' }, 'REGISTRY_URL'],
])('%o is refused by name', (environment, name) => {
  expect(() => readEnvironment(environment)).toThrow(name);
});
