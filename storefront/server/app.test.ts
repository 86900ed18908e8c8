import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aHeading, anAnswer, anInit } from '../src/testing/an-answer.ts';
import { HEAD_SCRIPT_SOURCE } from './html/head-script.ts';
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
      const policy = String(headers['content-security-policy']).replaceAll(/ 'sha256-[^']+'/g, '');
      expect(policy, url).toBe(CONTENT_SECURITY_POLICY);
      expect(headers['x-content-type-options'], url).toBe('nosniff');
      expect(headers['referrer-policy'], url).toBe('strict-origin-when-cross-origin');
      expect(headers['strict-transport-security'], url).toBeUndefined();
    }
  });

  test('what a site allows of other companies holds on all of its pages, and nowhere else', async () => {
    const { registry, get } = await start();
    registry.set('/o-nas', about);
    const externalServices = {
      videoHosts: ['youtube', 'vimeo'],
      mapTiles: { url: 'https://{s}.tiles.example/{z}/{x}/{y}.png', attribution: '© Mapy' },
      geolocation: true,
      googlePay: true,
    };
    registry.setInit(anInit({ generalSettings: { externalServices } }));
    for (const url of ['/o-nas', '/nie-ma', '/confirm-email']) {
      const { headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      expect(policy, url).toContain('; frame-src https://www.youtube-nocookie.com https://player.vimeo.com; ');
      expect(policy, url).toContain("; img-src 'self' data: https://*.tiles.example; ");
      const google = 'https://google.com https://www.google.com https://pay.google.com';
      expect(policy, url).toContain(`; connect-src 'self' ${google}; `);
      expect(headers['permissions-policy'], url).toBe('camera=(), geolocation=(self), microphone=()');
    }
    const { headers } = await get('/robots.txt');
    expect(headers['content-security-policy']).toBe(CONTENT_SECURITY_POLICY);
    expect(headers['permissions-policy']).toBe('camera=(), geolocation=(), microphone=()');
  });

  test('Apple finds the proof of the domain where the shop has one', async () => {
    const path = '/.well-known/apple-developer-merchantid-domain-association';
    const folder = await mkdtemp(join(tmpdir(), 'apple-domain-'));
    const file = join(folder, 'proof');
    await writeFile(file, '7B22707370');
    const { get } = await start({ environment: { appleDomainFile: file } });
    const { statusCode, headers, body } = await get(path);
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'text/plain; charset=utf-8', '7B22707370']);
    expect((await (await start()).get(path)).statusCode).toBe(404);
    await rm(folder, { recursive: true });
  });

  test('scripts of other companies are allowed from the hosts that a site names, and from no others', async () => {
    const { registry, get } = await start();
    registry.set('/o-nas', about);
    const marketing = { key: 'abc', endpoint: 'https://user.example/widget.js', origins: ['https://cdn.example'] };
    const tags = { key: 'GTM-1', endpoint: 'http://127.0.0.1:4100/gtm.js', hasOwnStyles: true };
    registry.setInit(anInit({ generalSettings: { externalServices: { marketing, tags } } }));
    const { headers } = await get('/o-nas');
    const hosts = 'https://user.example https://cdn.example http://127.0.0.1:4100';
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain(`script-src 'self' ${HEAD_SCRIPT_SOURCE} ${hosts}`);
    expect(policy).toContain(`connect-src 'self' ${hosts} wss://user.example wss://cdn.example ws://127.0.0.1:4100`);
    expect(policy).toContain(`frame-src ${hosts}`);
    expect(policy).toContain(`style-src 'self' 'unsafe-inline' ${hosts}`);
    const later = await start();
    later.registry.set('/o-nas', about);
    later.registry.setInit(anInit({ generalSettings: { externalServices: { tags: { key: '', endpoint: 'x' } } } }));
    const refused = String((await later.get('/o-nas')).headers['content-security-policy']);
    expect(refused).toContain(`script-src 'self' ${HEAD_SCRIPT_SOURCE};`);
    expect(refused).toContain("connect-src 'self';");
  });

  test('a shop on https tells browsers to stay there', async () => {
    const { registry, get } = await start({ publicUrl: 'https://rosa.example' });
    registry.set('/o-nas', about);
    expect((await get('/o-nas')).headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect((await get('/robots.txt')).headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  });

  test('no document has a script of its own but the one that its policy names, whatever its content says', async () => {
    const renderer = { ...plainRenderer, render: () => ({ html: '<main></main>', problems: [], hasGaps: false }) };
    const { registry, get } = await start({ renderer });
    const title = '</script><script>alert(1)</script>';
    registry.set('/o-nas', { answer: anAnswer({ title, properties: { meta: { title, description: title } } }) });
    const { body, headers } = await get('/o-nas');
    const scripts = [...body.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
    const early = createHash('sha256')
      .update(scripts[0]?.[2] ?? '')
      .digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${early}';`);
    expect(scripts.map(([, attributes]) => attributes)).toEqual([
      '',
      ' type="module" crossorigin fetchpriority="low" src="/assets/entry.js"',
      ' type="application/json" id="state"',
    ]);
  });
});

describe('the style of a document', () => {
  /** The text of the one style element, and the sources that the policy has for it. */
  function styleOf({ body, headers }: { readonly body: string; readonly headers: Record<string, unknown> }) {
    const elements = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
    const sources = /style-src 'self' ([^;]+);/.exec(String(headers['content-security-policy']))?.[1];
    return { elements, sources, links: body.includes('rel="stylesheet"') };
  }
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  test('is one element that the policy of its own answer allows by hash, on every kind of page', async () => {
    const { registry, get } = await start();
    for (const path of ['/', '/o-nas']) registry.set(path, about);
    registry.set('/przerwa', { status: 503, body: { code: 'maintenance' } });
    registry.set('/zepsuta', { status: 502, body: { code: 'broken' } });
    for (const url of ['/o-nas', '/nie-ma', '/error', '/przerwa', '/zepsuta', '/confirm-email']) {
      const { elements, sources, links } = styleOf(await get(url));
      expect(elements, url).toHaveLength(1);
      expect(sources, url).toBe(hashOf(elements[0] ?? ''));
      expect(links, url).toBe(false);
    }
  });

  test('is allowed also when the page comes from memory, and when the browser has it already', async () => {
    const { registry, get, renders } = await start();
    registry.set('/o-nas', about);
    const first = await get('/o-nas');
    await get('/o-nas');
    const cached = await get('/o-nas');
    const known = await get('/o-nas', { 'if-none-match': String(cached.headers.etag) });
    expect([renders(), known.statusCode]).toEqual([2, 304]);
    for (const { headers } of [cached, known])
      expect(headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect(styleOf(cached)).toEqual(styleOf(first));
  });

  test('holds what its modules need: those of the page, or of the header and footer of a page of our own', async () => {
    const { registry, get } = await start();
    const text = { id: 'fuss', driver: 'text', version: 1, settings: {} };
    const home = anAnswer({
      slots: { top: [], main: ['h'], bottom: ['fuss'] },
      containers: { h: aHeading('h', 'Start'), fuss: text },
    });
    registry.set('/', { answer: home });
    expect((await get('/')).body).toContain('data-sheets="theme module-heading"');
    expect((await get('/nie-ma')).body).toContain('data-sheets="theme page-plain"');
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

  test('the drawings that mails point to are at addresses that stay', async () => {
    const { get } = await start();
    const { statusCode, headers } = await get('/marks/locker.png');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect((await get('/marks/unknown.png')).statusCode).toBe(404);
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
