import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aForm, aPicture, sent } from '../../testing/a-picture.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

// Every app starts an image process of its own, which gives way to all others on the machine.
vi.setConfig({ testTimeout: 60_000 });

const svg = { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), name: 'obraz.jpg' };

describe.each(dialects)('the media library on $name', (dialect) => {
  async function aLibrary(env: Readonly<Record<string, string>> = {}) {
    const app = await buildTestApp(dialect, { env });
    return { app, editor: await signedIn(app, 'editor') };
  }

  async function upload(editor: StaffClient, bytes: Uint8Array, fields = {}, name = 'róża.jpg') {
    return editor.inject({ method: 'POST', url: '/staff/media', ...(await aForm({ bytes, name }, fields)) });
  }

  const list = async (editor: StaffClient, query = '') =>
    (await editor.inject({ method: 'GET', url: `/staff/media${query}` })).json();
  const tagsOf = async (app: App) =>
    (await app.db.selectFrom('outbox').select('tags').orderBy('id').execute()).flatMap(({ tags }) => tags);

  test('takes a picture with its words', async () => {
    const { editor } = await aLibrary();
    const response = await upload(editor, await aPicture({ width: 700, height: 500 }), { alt: 'Róża', title: 'Lato' });
    expect(response.statusCode).toBe(201);
    const file = response.json();
    expect(file).toMatchObject({
      type: 'image',
      mime: 'image/jpeg',
      width: 700,
      height: 500,
      alt: 'Róża',
      title: 'Lato',
    });
    expect(file.srcset.map(({ width, mime }: { width: number; mime: string }) => `${width} ${mime}`)).toEqual([
      '320 image/avif',
      '320 image/webp',
      '480 image/avif',
      '480 image/webp',
      '640 image/avif',
      '640 image/webp',
      '700 image/avif',
      '700 image/webp',
      '160 image/avif',
      '160 image/webp',
      '320 image/avif',
      '320 image/webp',
    ]);
  });

  test('answers the same file for the same bytes', async () => {
    const { editor } = await aLibrary();
    const bytes = await aPicture();
    const first = await upload(editor, bytes);
    const second = await upload(editor, bytes, {}, 'kopia.jpg');
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    expect(second.json()).toEqual(first.json());
    expect((await list(editor)).total).toBe(1);
  });

  test('makes one file of the same bytes sent several times at once', async () => {
    const { editor } = await aLibrary();
    const bytes = await aPicture();
    const responses = await Promise.all([1, 2, 3, 4].map(() => upload(editor, bytes)));
    expect(new Set(responses.map((response) => response.json().id)).size).toBe(1);
    expect((await list(editor)).total).toBe(1);
  });

  test('puts other bytes under the same key in the old ones’ place, and tells who shows them', async () => {
    const { app, editor } = await aLibrary();
    const first = await upload(editor, await aPicture({ colour: '#ffffff' }), { key: 'hero/home', alt: 'Stół' });
    const second = await upload(editor, await aPicture({ colour: '#000000' }), { key: 'hero/home' });
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    expect(second.json()).toMatchObject({ id: first.json().id, alt: 'Stół' });
    expect(second.json().url).not.toBe(first.json().url);
    expect(await tagsOf(app)).toContain(`file:${first.json().id}`);
    expect((await app.inject(first.json().url)).statusCode).toBe(200);
    expect((await app.inject(second.json().url)).statusCode).toBe(200);
  });

  test('keeps files of equal bytes apart when their keys differ', async () => {
    const { editor } = await aLibrary();
    const bytes = await aPicture();
    const [one, other] = [await upload(editor, bytes, { key: 'a' }), await upload(editor, bytes, { key: 'b' })];
    expect(one.json().id).not.toBe(other.json().id);
  });

  test('says how large a file may be and how large this one is', async () => {
    const { editor } = await aLibrary({ MAX_UPLOAD_MB: '1' });
    const response = await upload(editor, Buffer.alloc(2.5 * 1024 * 1024));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({
      code: 'file-too-large',
      message: 'Plik jest za duży: maksymalny rozmiar to 1 MB, a ten ma 2,5 MB.',
      details: { maximumMb: 1, givenMb: 2.5, faults: [{ path: '/file', rule: 'file-size' }] },
    });
  });

  test('refuses 50 MB without keeping them', async () => {
    const { editor } = await aLibrary();
    const response = await upload(editor, Buffer.alloc(50 * 1024 * 1024));
    expect([response.statusCode, response.json().details.givenMb]).toEqual([413, 50]);
    expect((await list(editor)).total).toBe(0);
  });

  test.each([
    ['an SVG named .jpg', svg.bytes, 'image-type'],
    ['a web page named .jpg', Buffer.from('<!doctype html><script>alert(1)</script>'), 'image-type'],
    ['the beginning of a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46]), 'image-damaged'],
  ])('refuses %s by field, rule and sentence, and keeps nothing of it', async (_, bytes, rule) => {
    const { app, editor } = await aLibrary();
    const response = await upload(editor, bytes);
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({
      code: 'file-not-an-image',
      details: { faults: [{ path: '/file', rule, message: expect.stringMatching(/\.$/) }] },
    });
    expect((await list(editor)).total).toBe(0);
    expect(() => readdirSync(join(app.config.dataDir, 'media'))).toThrow('ENOENT');
  });

  test('refuses a form without a file, with two, and with fields of its own making', async () => {
    const { editor } = await aLibrary();
    const send = async (form: Awaited<ReturnType<typeof aForm>>) =>
      editor.inject({ method: 'POST', url: '/staff/media', ...form });
    const none = await send(await aForm(undefined, { alt: 'Róża' }));
    expect([none.statusCode, none.json().details.faults[0]]).toEqual([
      422,
      { path: '/file', rule: 'required', message: 'Wybierz plik.' },
    ]);
    const unknown = await send(await aForm({ bytes: await aPicture() }, { owner: 'me' }));
    expect([unknown.statusCode, unknown.json().details.faults[0].path]).toEqual([422, '/owner']);
    const long = await send(await aForm({ bytes: await aPicture() }, { alt: 'ż'.repeat(251) }));
    expect([long.statusCode, long.json().details.faults[0]]).toMatchObject([422, { path: '/alt', rule: 'maxLength' }]);
    const json = await editor.inject({ method: 'POST', url: '/staff/media', payload: { file: 'x' } });
    expect(json.statusCode).toBeGreaterThanOrEqual(400);
    expect(json.statusCode).toBeLessThan(500);
  });

  test.each([
    ['without a boundary', 'multipart/form-data', 'abc'],
    ['that is none', 'multipart/form-data; boundary=x', 'abc'],
    [
      'that breaks off',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nhalf',
    ],
  ])('refuses a form %s', async (_, contentType, payload) => {
    const { editor } = await aLibrary();
    const headers = { 'content-type': contentType };
    const response = await editor.inject({ method: 'POST', url: '/staff/media', headers, payload });
    expect([response.statusCode, response.json().code]).toEqual([400, 'form-damaged']);
  });

  test('refuses two files in one form', async () => {
    const { editor } = await aLibrary();
    const form = new FormData();
    for (const colour of ['#111111', '#222222']) {
      form.append('file', new Blob([new Uint8Array(await aPicture({ colour }))]), 'a.jpg');
    }
    const { headers, payload } = await sent(form);
    const response = await editor.inject({ method: 'POST', url: '/staff/media', headers, payload });
    expect([response.statusCode, response.json().details.faults[0].rule]).toEqual([422, 'maxItems']);
    expect((await list(editor)).total).toBe(0);
  });

  test('serves the original and every listed size for ever, and lets it run nothing', async () => {
    const { app, editor } = await aLibrary();
    const file = (await upload(editor, await aPicture({ width: 500, height: 250 }))).json();
    for (const { url, width, height, mime } of [file, ...file.srcset]) {
      const response = await app.inject(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': mime,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width, height });
    }
    const again = await app.inject(file.srcset[0].url);
    expect(Number(again.headers['content-length'])).toBe(again.rawPayload.length);
  });

  test('makes a size once, however many ask for it', async () => {
    const { app, editor } = await aLibrary();
    const file = (await upload(editor, await aPicture({ width: 500, height: 250 }))).json();
    const folder = join(app.config.dataDir, 'media', file.url.split('/')[3]);
    expect(readdirSync(folder)).toEqual(['original.jpg']);
    const answers = await Promise.all(Array.from({ length: 12 }, () => app.inject(file.srcset[0].url)));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    expect(readdirSync(folder).sort()).toEqual(['320.avif', 'original.jpg']);
  });

  test('makes no size that it does not list, and no file of another', async () => {
    const { app, editor } = await aLibrary();
    const file = (await upload(editor, await aPicture({ width: 500, height: 250 }))).json();
    const base = file.url.slice(0, file.url.lastIndexOf('/'));
    const strangers = [
      `${base}/321.avif`,
      `${base}/640.avif`,
      `${base}/1.webp`,
      `${base.replace('/1/', '/2/')}/320.avif`,
    ];
    for (const url of strangers) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
    for (const name of ['320.jpg', 'original.png', '..%2f..%2fwitryna.db', '320.avif.part', 'original.jpg%00']) {
      const { statusCode } = await app.inject(`${base}/${name}`);
      expect([name, statusCode >= 400 && statusCode < 500]).toEqual([name, true]);
    }
  });

  test('finds files by the beginnings of words, with or without Polish letters', async () => {
    const { editor } = await aLibrary();
    await upload(editor, await aPicture({ colour: '#111111' }), { alt: 'Żółta łąka o świcie' }, 'a.jpg');
    await upload(editor, await aPicture({ colour: '#222222' }), { title: 'Łąka nocą' }, 'b.jpg');
    await upload(editor, await aPicture({ colour: '#333333' }), { key: 'products/serum-z-lnem' }, 'c.jpg');
    const found = async (search: string) => (await list(editor, `?search=${encodeURIComponent(search)}`)).total;
    expect([await found('łąka'), await found('LAKA'), await found('zolta laka'), await found('serum')]).toEqual([
      2, 2, 1, 1,
    ]);
    expect([await found('ąka'), await found('laka%'), await found('b.jpg')]).toEqual([0, 2, 1]);
  });

  test('lists the newest first, page by page', async () => {
    const { editor } = await aLibrary();
    const ids: number[] = [];
    for (const colour of ['#111111', '#222222', '#333333']) {
      ids.unshift((await upload(editor, await aPicture({ colour }))).json().id);
    }
    const [first, second] = [await list(editor, '?pageSize=2'), await list(editor, '?pageSize=2&page=2')];
    expect([...first.items, ...second.items].map(({ id }: { id: number }) => id)).toEqual(ids);
    expect(first).toMatchObject({ total: 3, page: 1, pageSize: 2 });
  });

  test('changes words and focal point, and tells who shows the file', async () => {
    const { app, editor } = await aLibrary();
    const { id } = (await upload(editor, await aPicture(), { alt: 'Róża' })).json();
    const change = (payload: object) => editor.inject({ method: 'PATCH', url: `/staff/media/${id}`, payload });
    expect((await change({ alt: 'Malwa', focalPoint: { x: 0.25, y: 1 } })).json()).toMatchObject({
      alt: 'Malwa',
      focalPoint: { x: 0.25, y: 1 },
    });
    expect(await tagsOf(app)).toContain(`file:${id}`);
    expect((await list(editor, '?search=roza')).total).toBe(1);
    expect((await list(editor, '?search=malwa')).total).toBe(1);
    expect((await change({ focalPoint: null })).json()).not.toHaveProperty('focalPoint');
    expect((await change({ focalPoint: { x: 2, y: 0 } })).statusCode).toBe(422);
    expect((await editor.inject({ method: 'PATCH', url: '/staff/media/999', payload: { alt: '' } })).statusCode).toBe(
      404,
    );
  });

  test('is read by viewers and written by editors only', async () => {
    const { app } = await aLibrary();
    const viewer = await signedIn(app, 'viewer');
    expect((await viewer.inject({ method: 'GET', url: '/staff/media' })).statusCode).toBe(200);
    expect((await upload(viewer, await aPicture())).statusCode).toBe(403);
    expect((await app.inject({ method: 'GET', url: '/staff/media' })).statusCode).toBe(401);
  });

  test('gives files in the order asked and leaves out what is not there', async () => {
    const { app, editor } = await aLibrary();
    const [one, two] = [
      (await upload(editor, await aPicture({ colour: '#111111' }))).json().id,
      (await upload(editor, await aPicture({ colour: '#222222' }))).json().id,
    ];
    expect((await app.media.findFiles([two, 999, one, two])).map(({ id }) => id)).toEqual([two, one, two]);
    expect(await app.media.findFiles([])).toEqual([]);
  });
});
