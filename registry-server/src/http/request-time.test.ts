import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { aPicture } from '../testing/a-picture.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { dialects } from '../testing/dialects.ts';
import { openRaw, sendRaw } from '../testing/send-raw.ts';
import { signedIn } from '../testing/staff-client.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const BOUNDARY = 'granica';
const PATIENT_MS = '600000';

async function start(env: Readonly<Record<string, string>>) {
  const [sqlite] = dialects;
  if (!sqlite) throw new Error('no dialect');
  const app = await buildTestApp(sqlite, { env: { CONNECTIONS_CHECK_MS: '20', ...env } });
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

/** An upload in two halves. */
async function anUpload(app: Awaited<ReturnType<typeof start>>['app'], url: string) {
  const { headers } = await signedIn(app, 'editor');
  const picture = Buffer.from(await aPicture());
  const before = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(before), picture, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const head = [
    'POST /staff/media HTTP/1.1',
    `Host: ${new URL(url).host}`,
    `Origin: ${url}`,
    'Connection: close',
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    `Content-Length: ${body.length}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ].join('\r\n');
  const half = Math.floor(body.length / 2);
  return { first: Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body.subarray(0, half)]), rest: body.subarray(half) };
}

const ENDLESS = 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';

describe('the time in which a request must have arrived', () => {
  test('is 30 s, looked at every 2.5 s; an upload may take an hour, and 10 s without a byte', () => {
    expect(readConfig({}).limits).toMatchObject({
      requestTimeoutMs: 30_000,
      connectionsCheckMs: 2_500,
      uploadSilenceMs: 10_000,
      uploadTimeoutMs: 3_600_000,
    });
  });

  test.each([
    ['a body', ENDLESS],
    ['a head', 'GET /init HTTP/1.1\r\nHost: x\r\n'],
  ])('ends %s that does not', async (_what, bytes) => {
    const { url } = await start({ REQUEST_TIMEOUT_MS: '100' });
    const { status, headers, body } = await sendRaw(url, bytes);
    expect([status, JSON.parse(body).code]).toEqual([408, 'request-timeout']);
    expect(headers).toMatchObject(SECURITY_HEADERS);
  });

  test('does not apply to an upload that makes progress', async () => {
    const { app, url } = await start({ REQUEST_TIMEOUT_MS: '100', UPLOAD_SILENCE_MS: PATIENT_MS });
    const { first, rest } = await anUpload(app, url);
    const upload = await openRaw(url);
    upload.write(first);
    // Begun later, and cut by then.
    for (let round = 0; round < 2; round += 1) expect((await sendRaw(url, ENDLESS)).status).toBe(408);
    upload.write(rest);
    const { status, body } = await upload.answer;
    expect([status, body]).toEqual([201, expect.stringContaining('"mime":"image/jpeg"')]);
  });

  test.each([
    ['stands still', { UPLOAD_SILENCE_MS: '100', UPLOAD_TIMEOUT_MS: PATIENT_MS }],
    ['takes too long in all', { UPLOAD_SILENCE_MS: PATIENT_MS, UPLOAD_TIMEOUT_MS: '100' }],
  ])('does not let an upload go on that %s', async (_what, env) => {
    const { app, url } = await start(env);
    const { first } = await anUpload(app, url);
    const { status, headers, body } = await sendRaw(url, first);
    expect([status, JSON.parse(body).code]).toEqual([408, 'upload-timeout']);
    expect(headers).toMatchObject(SECURITY_HEADERS);
  });
});
