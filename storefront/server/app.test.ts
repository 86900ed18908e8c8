import { describe, expect, test } from 'vitest';
import { anAnswer } from '../src/testing/an-answer.ts';
import { CONTENT_SECURITY_POLICY } from './http/security-headers.ts';
import { plainRenderer } from './testing/a-storefront.ts';
import { startStorefronts } from './testing/start-storefronts.ts';

const start = startStorefronts();
const about = { answer: anAnswer(), tags: ['page:12', 'path:pl:/o-nas'] };

describe('security', () => {
  test('every kind of answer carries the headers', async () => {
    const { registry, get } = await start();
    registry.set('/o-nas', about);
    for (const url of [
      '/o-nas',
      '/nie-ma',
      '/.env',
      '/assets/entry.js',
      '/robots.txt',
      '/health/live',
      '/api/init',
      '/api/staff/session',
    ]) {
      const { headers } = await get(url);
      expect(headers['content-security-policy'], url).toBe(CONTENT_SECURITY_POLICY);
      expect(headers['x-content-type-options'], url).toBe('nosniff');
      expect(headers['referrer-policy'], url).toBe('strict-origin-when-cross-origin');
      expect(headers['strict-transport-security'], url).toBeUndefined();
    }
  });

  test('a shop on https tells browsers to stay there', async () => {
    const { registry, get } = await start({ publicUrl: 'https://rosa.example' });
    registry.set('/o-nas', about);
    expect((await get('/o-nas')).headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect((await get('/robots.txt')).headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  });

  test('no document has a script of its own, whatever its content says', async () => {
    const renderer = { ...plainRenderer, render: () => ({ html: '<main></main>', problems: [], hasGaps: false }) };
    const { registry, get } = await start({ renderer });
    const title = '</script><script>alert(1)</script>';
    registry.set('/o-nas', { answer: anAnswer({ title, properties: { meta: { title, description: title } } }) });
    const { body } = await get('/o-nas');
    const scripts = [...body.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts).toEqual([
      ' type="module" crossorigin fetchpriority="low" src="/assets/entry.js"',
      ' type="application/json" id="state"',
    ]);
  });
});

describe('files and health', () => {
  test('files of the build are compressed ahead and never change', async () => {
    const { get } = await start();
    const response = await get('/assets/entry.js', { 'accept-encoding': 'br' });
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect((await get('/favicon.svg')).headers['content-type']).toContain('image/svg+xml');
  });

  test('health tells life from readiness', async () => {
    const { registry, get } = await start({ withEvents: false });
    await registry.close();
    expect((await get('/health/live')).statusCode).toBe(200);
    expect((await get('/health/ready')).statusCode).toBe(503);
  });

  test('crawlers are kept from the API', async () => {
    const { get } = await start();
    expect((await get('/robots.txt')).body).toContain('Disallow: /api/');
  });
});
