import { describe, expect, test, vi } from 'vitest';
import { anAnswer, anInit } from '../../src/testing/an-answer.ts';
import { startStorefronts } from '../testing/start-storefronts.ts';

const start = startStorefronts();

describe('statuses', () => {
  test('an unknown address is 404 between the header and footer of the home page', async () => {
    const { registry, get } = await start();
    registry.set('/', { answer: anAnswer({ urlPath: '/', title: 'Start' }) });
    const response = await get('/nie-ma');
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('[not-found]');
    expect(response.body).toContain('<title>Strona o podanym adresie nie została znaleziona – Rosa i Len</title>');
    expect(response.body).toContain('<meta data-head name="robots" content="noindex">');
    expect(response.body).toContain('"surroundings":{');
  });

  test('an address of a screen for one person is stored by nobody, whether there is a page or a failure', async () => {
    const { registry, get } = await start();
    registry.set('/', { answer: anAnswer({ urlPath: '/', title: 'Start' }) });
    registry.set('/account/broken', { status: 500 });
    const answerTo = async (path: string) => {
      const { statusCode, headers } = await get(path);
      return [statusCode, headers['cache-control']];
    };
    for (let round = 0; round < 3; round += 1) {
      expect(await answerTo('/account/nothing')).toEqual([404, 'no-store']);
      expect(await answerTo('/my-wishlist')).toEqual([200, 'no-store']);
      expect(await answerTo('/account/broken')).toEqual([500, 'no-store']);
      expect(await answerTo('/nie-ma')).toEqual([404, 'no-cache']);
    }
  });

  test.each([
    [{ redirectTo: '/nowy' }, 303, '/nowy'],
    [{ redirectTo: '/nowy', redirectionCode: 301 }, 301, '/nowy'],
    [{ redirectTo: 'https://example.com/x', redirectionCode: 302 }, 302, 'https://example.com/x'],
  ])('a page that is gone with %o redirects', async (body, code, location) => {
    const { registry, get } = await start();
    registry.set('/stary', { status: 410, body });
    const response = await get('/stary');
    expect([response.statusCode, response.headers.location]).toEqual([code, location]);
  });

  test('maintenance is 503 with a page of its own that runs nothing', async () => {
    const { registry, get } = await start();
    registry.set('/o-nas', { status: 503, body: { code: 'maintenance' }, headers: { 'retry-after': '600' } });
    const response = await get('/o-nas');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '600']);
    expect(response.body).toContain('maintenance in pl-PL');
    expect(response.body).not.toContain('<script');
  });

  test('a failing registry gives its status and the failure page', async () => {
    const { registry, get } = await start();
    registry.set('/o-nas', { status: 500, body: { code: 'internal' } });
    const response = await get('/o-nas');
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain('[failure]');
  });

  test('a site can show a page of its own for a status, with that status', async () => {
    const { registry, get } = await start({
      prepare: (registry) => registry.setInit(anInit({ staticRouting: { 'error.500': '/blad' } })),
    });
    registry.set('/o-nas', { status: 500 });
    registry.set('/blad', { answer: anAnswer({ urlPath: '/blad', title: 'Przepraszamy' }) });
    const response = await get('/o-nas');
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain('Przepraszamy');
    registry.set('/blad', { status: 500 });
    registry.change('path:pl:/blad', 'site:pl');
    await vi.waitFor(async () => expect((await get('/o-nas')).body).toContain('[failure]'));
  });

  test('an unreachable registry is 502 in a page that still has its looks', async () => {
    const { registry, get } = await start({ withEvents: false });
    await registry.close();
    const response = await get('/o-nas');
    expect(response.statusCode).toBe(502);
    expect(response.body).toContain('[failure]');
    expect(response.body).toContain('@layer theme{body{margin:0}}');
  });

  test('the error route has its page', async () => {
    const { registry, get } = await start();
    registry.set('/', { answer: anAnswer({ urlPath: '/' }) });
    const response = await get('/error');
    expect([response.statusCode, response.body.includes('[error-route]')]).toEqual([200, true]);
  });

  test.each(['/.env', '/wp-login.php', '/a%00b', '/a%5C..%5Cb', '/brak.pdf'])(
    '%s is a file that is not there, and the registry never hears of it',
    async (url) => {
      const { registry, get } = await start();
      const response = await get(url);
      expect([response.statusCode, response.body]).toEqual([404, 'File not found']);
      expect(registry.pagesAsked()).toEqual([]);
    },
  );
});
