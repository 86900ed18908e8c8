import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../fastify-app.ts';
import { aSite } from '../testing/a-site.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';

const folder = mkdtempSync(join(tmpdir(), 'witryna-editor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the built editor', () => {
  let app: App;

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    const script = 'export const editor = 1;'.repeat(100);
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Edytor</title>');
    writeFileSync(join(folder, 'preview.html'), '<!doctype html><title>Podgląd</title>');
    writeFileSync(join(folder, 'assets/main-1a2b.js'), script);
    writeFileSync(join(folder, 'assets/main-1a2b.js.gz'), gzipSync(script));
    const [sqlite] = dialects;
    if (!sqlite) throw new Error('no dialect');
    const at = (code: string, domain: string, basePath: string) =>
      aSite({ code, domain, basePath, address: `https://${domain}${basePath}`, isDefault: code === 'pl' });
    const sites = [at('pl', 'pl.example', '/'), at('cz', 'pl.example', '/cz'), at('en', 'en.example', '/')];
    app = await buildTestApp(sqlite, { sites, env: { EDITOR_DIR: folder } });
  });

  const get = (url: string, headers = {}) => app.inject({ url, headers });

  test('is served at its address and at those of its screens', async () => {
    for (const url of [
      '/editor',
      '/editor/',
      '/editor/pages/12',
      '/editor/media?page=2',
      '/editor/products/RL.50_ml?from=1',
    ]) {
      const response = await get(url);
      expect(response.statusCode, url).toBe(200);
      expect(response.body).toContain('Edytor');
      expect(response.headers['cache-control']).toBe('no-cache');
      expect(response.headers['content-security-policy']).toMatch(/script-src 'self';.*frame-ancestors 'none'/);
    }
  });

  test('is what the host alone leads to', async () => {
    const { statusCode, headers } = await get('/');
    expect({ statusCode, to: headers.location }).toEqual({ statusCode: 302, to: '/editor/' });
  });

  test('shows the pictures of mails, which their shops serve, and no others', async () => {
    const policy = String((await get('/editor/')).headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' data: blob: https://pl.example https://en.example;");
  });

  test('plays the films of its library in the preview', async () => {
    expect((await get('/editor/preview.html')).headers['content-security-policy']).toContain("media-src 'self';");
  });

  test('lets its own preview, and only that, be framed by itself', async () => {
    expect((await get('/editor/preview.html')).headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect((await get('/editor/index.html')).headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('sends its files compressed and immutable', async () => {
    const packed = await get('/editor/assets/main-1a2b.js', { 'accept-encoding': 'gzip' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect((await get('/editor/assets/main-1a2b.js')).body).toContain('export const editor');
  });

  test('does not show the editor for a file that is missing', async () => {
    const response = await get('/editor/assets/gone-9f9f.js');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not-found' });
  });

  test.each(['/editor/..%2f..%2f..%2fetc/passwd', '/editor/%2e%2e%2fconfig.ts', '/editor/....//etc/passwd.txt'])(
    'does not lead out of its folder: %s',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.body).not.toContain('root:');
    },
  );
});
