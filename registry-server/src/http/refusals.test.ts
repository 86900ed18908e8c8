import { beforeAll, describe, expect, test } from 'vitest';
import { aSite } from '../testing/a-site.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { sendRaw } from '../testing/send-raw.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

describe('every error has the security headers and no exception text', () => {
  let url: string;
  beforeAll(async () => {
    const [sqlite] = dialects;
    if (!sqlite) throw new Error('no dialect');
    const app = await buildTestApp(sqlite, {
      sites: [aSite(), aSite({ code: 'en', basePath: '/en', isDefault: false, properties: { maintenance: true } })],
    });
    await app.db
      .insertInto('redirect')
      .values({ siteId: 1, slug: 'stary', target: '/nowy', code: 301, updatedAt: new Date() })
      .execute();
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  const ask = (line: string, more = '') => `${line} HTTP/1.1\r\nHost: x\r\n${more}Connection: close\r\n\r\n`;

  test.each([
    ['an address that moved', ask('GET /registry/stary'), 410, 'gone'],
    ['an address that is not there', ask('GET /registry/nie-ma'), 404, 'not-found'],
    ['an address that can be none', ask('GET /registry/-%3C-'), 404, 'not-found'],
    ['a site that is being rebuilt', ask('GET /registry/', 'X-Site: en\r\n'), 503, 'maintenance'],
    ['a site that is not there', ask('GET /registry/', 'X-Site: xx\r\n'), 404, 'site-unknown'],
    ['no such route', ask('GET /nothing'), 404, 'not-found'],
    ['a method that is not known there', ask('DELETE /init'), 404, 'not-found'],
    ['an address that cannot be decoded', ask('GET /%zz'), 400, 'url-invalid'],
    ['a query that is refused', ask('GET /search?page=x'), 422, 'input-invalid'],
    [
      'a body that is no JSON',
      `${ask('POST /newsletter/confirm', 'Content-Type: application/json\r\nContent-Length: 1\r\n')}{`,
      400,
      'json-invalid',
    ],
    [
      'a body of another kind',
      `${ask('POST /newsletter/confirm', 'Content-Type: text/html\r\nContent-Length: 1\r\n')}x`,
      415,
      'media-type-unsupported',
    ],
    [
      'a body that is too large',
      ask('POST /newsletter/confirm', 'Content-Type: application/json\r\nContent-Length: 99999999\r\n'),
      413,
      'body-too-large',
    ],
    ['staff without a session', ask('GET /staff/pages'), 401, 'not-signed-in'],
    ['metrics without the key', ask('GET /metrics'), 401, 'not-signed-in'],
    ['an address that no picture can have', ask('GET /media/9/abcdef/640.webp'), 422, 'input-invalid'],
    ['what is no HTTP', 'SSH-2.0-x\r\n\r\n', 400, 'request-invalid'],
    ['a head that is too large', ask('GET /init', `X-Long: ${'x'.repeat(20_000)}\r\n`), 431, 'headers-too-large'],
  ])('%s', async (_name, bytes, status, code) => {
    const { headers, ...answer } = await sendRaw(url, bytes);
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([status, code]);
    expect(headers).toMatchObject(SECURITY_HEADERS);
    expect(answer.body).not.toMatch(/FST_|Error:|node:|statusCode/);
  });

  test('GraphQL that is refused', async () => {
    for (const payload of ['{', '{}', '{"query":"{ nothing }"}', '{"query":"{"}']) {
      const head = `Content-Type: application/json\r\nContent-Length: ${payload.length}\r\n`;
      const { headers } = await sendRaw(url, `${ask('POST /graphql', head)}${payload}`);
      expect(headers).toMatchObject(SECURITY_HEADERS);
    }
  });
});
