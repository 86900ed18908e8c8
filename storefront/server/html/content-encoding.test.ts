import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { brotli, gzipped, zstd } from './content-encoding.ts';

const body = Buffer.from('Zażółć gęślą jaźń '.repeat(200));

test('what was compressed reads back the same, and is smaller', async () => {
  const forms = { zstd: zstd(body), brotli: await brotli(body, 3), gzip: await gzipped(body) };
  expect(zstdDecompressSync(forms.zstd).equals(body)).toBe(true);
  expect(brotliDecompressSync(forms.brotli).equals(body)).toBe(true);
  expect(gunzipSync(forms.gzip).equals(body)).toBe(true);
  for (const form of Object.values(forms)) expect(form.length).toBeLessThan(body.length / 10);
});

test('an empty body, and one that cannot be compressed, read back the same', () => {
  const noise = Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * at * 7919) % 251));
  for (const given of [Buffer.alloc(0), noise]) expect(zstdDecompressSync(zstd(given)).equals(given)).toBe(true);
});
