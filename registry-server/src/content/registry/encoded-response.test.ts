import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ALL_ENCODINGS, buildAnswer, encodingFor } from './encoded-response.ts';

const content = {
  body: { data: 'ą'.repeat(2_000) },
  tags: ['page:1', 'path:pl:/o-nas'],
  listing: undefined,
  headers: { 'x-content-type-options': 'nosniff' },
  encodings: ALL_ENCODINGS,
};

test('an answer is the same in every encoding', async () => {
  const { bodies, headers, etag } = await buildAnswer(content);
  const text = JSON.stringify(content.body);
  expect(bodies.identity.toString()).toBe(text);
  if (!bodies.br || !bodies.gzip || !headers.br) throw new Error('An encoding is missing');
  expect(brotliDecompressSync(bodies.br).toString()).toBe(text);
  expect(gunzipSync(bodies.gzip).toString()).toBe(text);
  expect(headers.identity['content-length']).toBe(String(bodies.identity.length));
  expect(headers.br).toMatchObject({ 'content-encoding': 'br', 'content-length': String(bodies.br.length) });
  expect(headers.gzip).toMatchObject({ etag, 'x-tags': 'page:1,path:pl:/o-nas', 'x-content-type-options': 'nosniff' });
});

test('an answer for one client is in the encoding that it takes, and as it is', async () => {
  const { bodies, headers } = await buildAnswer({ ...content, encodings: ['gzip'] });
  expect(Object.keys(bodies)).toEqual(['identity', 'gzip']);
  expect(Object.keys(headers)).toEqual(['identity', 'gzip']);
});

test('the same content has the same ETag, other content another', async () => {
  const { etag } = await buildAnswer(content);
  expect((await buildAnswer({ ...content, tags: [] })).etag).toBe(etag);
  expect((await buildAnswer({ ...content, body: {} })).etag).not.toBe(etag);
});

test('a client is told when the answer may change by itself', async () => {
  const validUntil = new Date('2026-11-28T23:00:00.000Z');
  const answer = await buildAnswer({ ...content, validUntil });
  expect(answer.headers.identity['x-valid-until']).toBe('2026-11-28T23:00:00.000Z');
  expect(answer.validUntil).toBe(validUntil.getTime());
  expect((await buildAnswer(content)).headers.identity).not.toHaveProperty('x-valid-until');
});

test('tags that would not fit into a header are named by their kind', async () => {
  const tags = ['page:1', ...Array.from({ length: 2_000 }, (_, index) => `product:${index}`)];
  const answer = await buildAnswer({ ...content, tags });
  expect(answer.headers.identity['x-tags']).toBe('page:1,product:*');
  expect(answer.tags).toHaveLength(2_001);
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br;q=0.0', 'identity'],
  ['br;q=0.5, gzip', 'br'],
  ['deflate', 'identity'],
])('a client that takes „%s” gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
