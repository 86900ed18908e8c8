import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aForm, aPicture } from '../../testing/a-picture.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

vi.setConfig({ testTimeout: 60_000 });

const seed = (name: string) => readFileSync(fileURLToPath(new URL(`../../../seed/files/${name}`, import.meta.url)));
const pdf = seed('rytual-poranny.pdf');
const mp4 = seed('poranek.mp4');
const webm = seed('olejek.webm');
const captions = seed('poranek.vtt');
const MEBIBYTE = 1024 * 1024;

/** A file as large as that, with the beginning of another. */
const large = (beginning: Buffer, bytes: number) => Buffer.concat([beginning], Math.round(bytes));

describe.each(dialects)('files that are no pictures, on $name', (dialect) => {
  async function aLibrary(env: Readonly<Record<string, string>> = {}) {
    const app = await buildTestApp(dialect, { env });
    return { app, editor: await signedIn(app, 'editor') };
  }

  async function upload(editor: StaffClient, bytes: Uint8Array, name: string, fields = {}) {
    return editor.inject({ method: 'POST', url: '/staff/media', ...(await aForm({ bytes, name }, fields)) });
  }

  const incoming = (app: App) => readdirSync(join(app.config.dataDir, 'media', 'incoming'));

  test.each([
    ['a PDF', pdf, 'Rytuał poranny.pdf', { type: 'attachment', mime: 'application/pdf' }, /\/rytual-poranny\.pdf$/],
    ['a film', mp4, 'film.mov', { type: 'video', mime: 'video/mp4' }, /\/original\.mp4$/],
    ['a WebM', webm, 'film', { type: 'video', mime: 'video/webm' }, /\/original\.webm$/],
    ['captions', captions, 'napisy.txt', { type: 'attachment', mime: 'text/vtt' }, /\/original\.vtt$/],
    ['a PDF named like a picture', pdf, 'obraz.jpg', { type: 'attachment', mime: 'application/pdf' }, /\/obraz\.pdf$/],
  ])('%s is kept to the byte, under what its bytes say that it is', async (_, bytes, name, facts, url) => {
    const { app, editor } = await aLibrary();
    const response = await upload(editor, bytes, name, { title: 'Karta' });
    expect(response.statusCode).toBe(201);
    const file = response.json();
    expect(file).toEqual({
      id: file.id,
      size: bytes.length,
      title: 'Karta',
      url: expect.stringMatching(url),
      ...facts,
    });
    const served = await app.inject(file.url);
    expect(served.rawPayload.equals(bytes)).toBe(true);
    expect(served.headers).toMatchObject({
      'content-type': expect.stringContaining(facts.mime),
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    expect(incoming(app)).toEqual([]);
    expect((await upload(editor, bytes, name)).json()).toEqual(file);
    expect(incoming(app)).toEqual([]);
  });

  test('a part of a file is sent where one is asked for', async () => {
    const { app, editor } = await aLibrary();
    const { url } = (await upload(editor, mp4, 'film.mp4')).json();
    const get = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
      app.inject({ method, url, headers });
    const part = await get({ range: 'bytes=100-199' });
    expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
      206,
      `bytes 100-199/${mp4.length}`,
      '100',
    ]);
    expect(part.rawPayload.equals(mp4.subarray(100, 200))).toBe(true);
    const end = await get({ range: 'bytes=-50' });
    expect(end.rawPayload.equals(mp4.subarray(-50))).toBe(true);
    const beyond = await get({ range: `bytes=${mp4.length}-` });
    expect([beyond.statusCode, beyond.headers['content-range'], beyond.json().code]).toEqual([
      416,
      `bytes */${mp4.length}`,
      'range-not-satisfiable',
    ]);
    const head = await get({}, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(mp4.length), '']);
    const { etag = '' } = part.headers;
    expect((await get({ range: 'bytes=0-9', 'if-range': String(etag) })).statusCode).toBe(206);
    expect((await get({ range: 'bytes=0-9', 'if-range': '"other"' })).statusCode).toBe(200);
  });

  test('a document is served by its own name only', async () => {
    const { app, editor } = await aLibrary();
    const { url } = (await upload(editor, pdf, 'karta.pdf')).json();
    const statusOf = async (address: string) => (await app.inject(address)).statusCode;
    expect(await statusOf(url.replace('karta.pdf', 'inna.pdf'))).toBe(404);
    expect(await statusOf(url.replace('karta.pdf', 'original.pdf'))).toBe(404);
    expect(await statusOf(url.replace(/\/media\/\d+\//, '/media/999/'))).toBe(404);
  });

  test('each kind has a limit of its own, and nothing is left of what exceeds it', async () => {
    const { app, editor } = await aLibrary({ MAX_UPLOAD_MB: '1', MAX_VIDEO_MB: '3' });
    const document = await upload(editor, large(pdf, 1.5 * MEBIBYTE), 'a.pdf');
    expect([document.statusCode, document.json().details]).toMatchObject([413, { maximumMb: 1, givenMb: 1.5 }]);
    expect((await upload(editor, large(mp4, 2.5 * MEBIBYTE), 'a.mp4')).statusCode).toBe(201);
    const film = await upload(editor, large(mp4, 3.2 * MEBIBYTE), 'b.mp4');
    expect([film.statusCode, film.json().message]).toEqual([
      413,
      'Plik jest za duży: maksymalny rozmiar to 3 MB, a ten ma 3,2 MB.',
    ]);
    expect(incoming(app)).toEqual([]);
  });

  test('a refused form leaves nothing behind', async () => {
    const { app, editor } = await aLibrary();
    expect((await upload(editor, mp4, 'a.mp4', { owner: 'me' })).statusCode).toBe(422);
    expect(incoming(app)).toEqual([]);
    expect((await editor.inject({ url: '/staff/media' })).json().total).toBe(0);
  });

  test('a file under a key stays of its kind', async () => {
    const { editor } = await aLibrary();
    const first = await upload(editor, mp4, 'a.mp4', { key: 'film' });
    const second = await upload(editor, webm, 'a.webm', { key: 'film' });
    expect([second.statusCode, second.json().id, second.json().mime]).toEqual([200, first.json().id, 'video/webm']);
    const third = await upload(editor, await aPicture(), 'a.jpg', { key: 'film' });
    expect([third.statusCode, third.json().code]).toEqual([409, 'file-of-another-kind']);
  });

  test('files are listed by kind', async () => {
    const { editor } = await aLibrary();
    for (const bytes of [pdf, mp4, webm, captions, await aPicture()]) await upload(editor, bytes, 'plik');
    const total = async (kind: string) => (await editor.inject({ url: `/staff/media?kind=${kind}` })).json().total;
    expect(await Promise.all(['image', 'video', 'attachment', 'captions'].map(total))).toEqual([1, 2, 1, 1]);
    expect((await editor.inject({ url: '/staff/media?kind=exe' })).statusCode).toBe(422);
  });

  test('a square is cut around the focal point, and only around it', async () => {
    const { app, editor } = await aLibrary();
    const { id, srcset } = (await upload(editor, await aPicture({ width: 800, height: 400 }), 'a.jpg')).json();
    const squares = srcset.filter(({ ratio }: { ratio: string }) => ratio === 'square');
    expect(squares.map(({ width, height }: { width: number; height: number }) => [width, height])).toEqual([
      [160, 160],
      [160, 160],
      [320, 320],
      [320, 320],
    ]);
    expect((await app.inject(squares[0].url)).statusCode).toBe(200);
    const stranger = squares[2].url.replace('-50-50', '-51-50');
    expect((await app.inject(stranger)).statusCode).toBe(404);
    const change = {
      method: 'PATCH',
      url: `/staff/media/${id}`,
      payload: { focalPoint: { x: 0.51, y: 0.5 } },
    } as const;
    const changed = (await editor.inject(change)).json();
    expect(changed.srcset.map(({ url }: { url: string }) => url)).toContain(stranger);
    expect((await app.inject(stranger)).statusCode).toBe(200);
  });
});
