import { expect, test } from 'vitest';
import { addressKind } from './address-kind.ts';

test.each([
  ['/', 'page'],
  ['/twarz/kremy', 'page'],
  ['/krem-2.0', 'page'],
  ['/%C5%82%C4%85ka', 'page'],
  ['/.env', 'blocked'],
  ['/.git/config', 'blocked'],
  ['/twarz/../.env', 'blocked'],
  ['/twarz/%2e%2e/admin', 'blocked'],
  ['/twarz%2f..%2fadmin', 'blocked'],
  ['/%252e%252e/admin', 'blocked'],
  ['/a%00b', 'blocked'],
  ['/a%5Cb', 'blocked'],
  ['//evil.example', 'blocked'],
  ['/%zz', 'blocked'],
  ['/wp-admin/setup', 'blocked'],
  ['/wp-login.php', 'blocked'],
  ['/index.php', 'blocked'],
  ['/phpmyadmin', 'blocked'],
  ['/plan.xlsx', 'blocked'],
  [`/${'a'.repeat(3000)}`, 'too-long'],
])('%s is: %s', (pathname, kind) => {
  expect(addressKind(pathname)).toBe(kind);
});
