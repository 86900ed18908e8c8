import { expect, test } from 'vitest';
import { readEnvironment } from './config.ts';

test('without an environment the shop runs on this machine', () => {
  expect(readEnvironment({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    registryUrl: 'http://127.0.0.1:4000',
    trustProxy: 'loopback',
    earlyHints: 'http2',
    logLevel: 'warn',
    times: {
      pageMs: 3_000,
      proxyMs: 5_000,
      paymentProxyMs: 15_000,
      requestMs: 30_000,
      stopDelayMs: 0,
      stopMs: 10_000,
    },
  });
});

test('the environment sets every time', () => {
  const environment = {
    PAGE_TIMEOUT_MS: '1',
    PROXY_TIMEOUT_MS: '2',
    PAYMENT_PROXY_TIMEOUT_MS: '3',
    REQUEST_TIMEOUT_MS: '4',
    STOP_DELAY_MS: '5000',
    STOP_TIMEOUT_MS: '6',
  };
  expect(readEnvironment(environment).times).toEqual({
    pageMs: 1,
    proxyMs: 2,
    paymentProxyMs: 3,
    requestMs: 4,
    stopDelayMs: 5_000,
    stopMs: 6,
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

test('a CDN is there only when it is on', () => {
  const named = { EVENTS_KEY: 'k', CDN_PURGE_URL: 'https://cdn.example/purge', CDN_PURGE_SECRET: 's' };
  for (const CDN of [undefined, '', 'off']) expect(readEnvironment({ ...named, CDN })).not.toHaveProperty('cdn');
  expect(readEnvironment({ CDN: 'on', EVENTS_KEY: 'k' }).cdn).toEqual({ tagHeader: 'cache-tag' });
  expect(readEnvironment({ ...named, CDN: 'on', CDN_TAG_HEADER: 'Surrogate-Key' }).cdn).toEqual({
    tagHeader: 'surrogate-key',
    purge: { url: 'https://cdn.example/purge', secret: 's' },
  });
});

test.each([
  [{ STOREFRONT_PORT: 'http' }, 'STOREFRONT_PORT'],
  [{ STOREFRONT_PORT: '70000' }, 'STOREFRONT_PORT'],
  [{ REGISTRY_URL: 'registry' }, 'REGISTRY_URL'],
  [{ PAGE_TIMEOUT_MS: '3s' }, 'PAGE_TIMEOUT_MS'],
  [{ STOP_DELAY_MS: '-1' }, 'STOP_DELAY_MS'],
  [{ REQUEST_TIMEOUT_MS: '1e309' }, 'REQUEST_TIMEOUT_MS'],
  [{ TRUST_PROXY: '1.5' }, 'TRUST_PROXY'],
  [{ CDN: 'yes' }, 'CDN is yes'],
  [{ CDN: 'on' }, 'EVENTS_KEY'],
  [{ CDN: 'on', EVENTS_KEY: 'k', CDN_TAG_HEADER: 'X-Tags' }, 'CDN_TAG_HEADER'],
  [{ CDN: 'on', EVENTS_KEY: 'k', CDN_PURGE_URL: 'purge' }, 'CDN_PURGE_URL'],
  [{ CDN: 'on', EVENTS_KEY: 'k', CDN_PURGE_URL: 'https://cdn.example/purge' }, 'CDN_PURGE_SECRET'],
])('%o is refused by name', (environment, name) => {
  expect(() => readEnvironment(environment)).toThrow(name);
});

test('a certificate and its key are named together', () => {
  const tls = { cert: '/etc/tls/fullchain.pem', key: '/etc/tls/privkey.pem' };
  expect(readEnvironment({ TLS_CERT: tls.cert, TLS_KEY: tls.key }).tls).toEqual(tls);
  expect(() => readEnvironment({ TLS_CERT: tls.cert })).toThrow('TLS_CERT is set but TLS_KEY is not: set both');
  expect(() => readEnvironment({ TLS_KEY: tls.key })).toThrow('TLS_KEY is set but TLS_CERT is not: set both');
});

test('early hints go to clients of HTTP/2, through a proxy when that is said, or to nobody', () => {
  const use = (EARLY_HINTS?: string) => readEnvironment({ ...(EARLY_HINTS && { EARLY_HINTS }) }).earlyHints;
  expect([use(), use('on'), use('off')]).toEqual(['http2', 'always', 'never']);
  expect(() => use('yes')).toThrow('EARLY_HINTS is yes: set it to on or off, or leave it out');
});
