import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptedEncoding, compress } from './content-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5, gzip;q=1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['BR', 'br'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a client that accepts "%s" gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test('what was compressed reads back the same', async () => {
  const body = Buffer.from('Zażółć gęślą jaźń '.repeat(200));
  expect(brotliDecompressSync(await compress(body, 'br')).equals(body)).toBe(true);
  expect(gunzipSync(await compress(body, 'gzip')).equals(body)).toBe(true);
});
