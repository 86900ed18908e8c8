import { SettingInvalid } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('the address of the shop has no slash at its end, since paths follow it', () => {
  const { storefrontUrl, payments } = readConfig({ STOREFRONT_URL: 'https://shop.example/' });
  expect([storefrontUrl, payments.notifyUrl]).toEqual(['https://shop.example', 'https://shop.example/api']);
});

test.each(['/var/lib/witryna/shop.db', 'file:///srv/shop.db', 'postgres://shop@db/shop', 'postgresql://shop@db/shop'])(
  'DATABASE_URL may be %s',
  (url) => {
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  },
);

test.each([
  [{ DATABASE_URL: 'mysql://shop:tajne@db/shop' }, 'DATABASE_URL is neither'],
  [{ SMTP_URL: 'shop:tajne@mail.example' }, 'SMTP_URL is not an address that begins with smtp://'],
  [{ STOREFRONT_URL: 'shop.example' }, 'STOREFRONT_URL is not an address'],
  [{ REGISTRY_PORT: '70000' }, 'REGISTRY_PORT is not a port: 70000'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is loud'],
  [{ TRUST_PROXY: 'nginx' }, 'TRUST_PROXY has what is no address, subnet or number of hops: nginx'],
  [{ PAYMENTS_TIMEOUT_MS: '8s' }, 'PAYMENTS_TIMEOUT_MS is not a number: 8s'],
  [{ PAYMENTS_TIMEOUT_MS: '0' }, 'PAYMENTS_TIMEOUT_MS is 0'],
  [{ CART_CLEANING_MINUTES: '0' }, 'CART_CLEANING_MINUTES is 0'],
  [{ MAX_UPLOAD_MB: '0' }, 'MAX_UPLOAD_MB is 0'],
  [{ SECRETS_KEY_REPLACE: 'on', LIMIT_NEW_CART: 'none' }, 'LIMIT_NEW_CART is not a limit like 200/10'],
])('%j is refused with the name of the variable, and no secret', (env, message) => {
  const read = () => readConfig(env);
  expect(read).toThrow(SettingInvalid);
  expect(read).toThrow(message);
  expect(read).not.toThrow('tajne');
});
