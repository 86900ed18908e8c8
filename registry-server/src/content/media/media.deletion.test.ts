import { describe, expect, test, vi } from 'vitest';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { aForm, aPicture } from '../../testing/a-picture.ts';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { signedIn } from '../../testing/staff-client.ts';

// Every app starts an image process of its own, which gives way to all others on the machine.
vi.setConfig({ testTimeout: 60_000 });

describe.each(dialects)('deleting files on $name', (dialect) => {
  async function aLibrary() {
    const app = await buildTestApp(dialect, { sites: [aSite()] });
    const admin = await signedIn(app, 'admin');
    const upload = async (fields: Readonly<Record<string, string>> = {}, width = 40) => {
      const form = await aForm({ bytes: await aPicture({ width, height: 30 }), name: 'obraz.jpg' }, fields);
      return (await admin.inject({ method: 'POST', url: '/staff/media', ...form })).json() as {
        id: number;
        url: string;
      };
    };
    const remove = (id: number) => admin.inject({ method: 'DELETE', url: `/staff/media/${id}` });
    return { app, admin, upload, remove };
  }

  test('a file that nothing shows goes with its bytes, and only once', async () => {
    const { app, upload, remove } = await aLibrary();
    const { id, url } = await upload();
    expect((await app.inject({ url })).statusCode).toBe(200);
    expect((await remove(id)).statusCode).toBe(204);
    expect((await app.inject({ url })).statusCode).toBe(404);
    expect((await remove(id)).statusCode).toBe(404);
  });

  test('bytes that another file has stay, and what is sent again is a new file', async () => {
    const { app, upload, remove } = await aLibrary();
    const first = await upload({ key: 'a' });
    const second = await upload({ key: 'b' });
    expect((await remove(first.id)).statusCode).toBe(204);
    expect((await app.inject({ url: second.url })).statusCode).toBe(200);
    expect((await remove(second.id)).statusCode).toBe(204);
    const again = await upload();
    expect((await app.inject({ url: again.url })).statusCode).toBe(200);
  });

  test('a file that a page shows, draft or published, is kept, and the page is named', async () => {
    const { admin, upload, remove } = await aLibrary();
    const { id } = await upload();
    const document = aDocument({ title: 'Z obrazem' }, aPlaced('i', 'image', { image: { file: id } }));
    const payload = { type: 'page', title: 'Z obrazem', urlPath: '/z-obrazem', document };
    const created = await admin.inject({ method: 'POST', url: '/staff/pages', payload });
    const refused = await remove(id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'content-in-use',
      details: {
        count: 1,
        items: [{ page: { urlPath: '/z-obrazem' }, states: ['draft'], places: [{ driver: 'image' }] }],
      },
    });
    await admin.inject({ method: 'DELETE', url: `/staff/pages/${created.json().page.id}` });
    expect((await remove(id)).statusCode).toBe(204);
  });

  test('a site’s logo and a brand’s are kept', async () => {
    const { app, admin, upload, remove } = await aLibrary();
    const logo = await upload();
    const { id: _, code, revision: __, ...site } = aSite() as unknown as Record<string, unknown>;
    const payload = { ...site, logo: { dark: logo.url } };
    expect((await admin.inject({ method: 'PUT', url: `/staff/sites/${code}`, payload })).statusCode).toBe(200);
    expect((await remove(logo.id)).json()).toMatchObject({
      details: { sites: [{ site: 'pl', place: 'darkLogo', key: String(logo.id) }] },
    });
    const ofBrand = await upload({}, 50);
    await app.db.insertInto('brand').values({ code: 'len', name: 'Len', mediaId: ofBrand.id }).execute();
    expect((await remove(ofBrand.id)).json()).toMatchObject({
      details: { catalogue: [{ kind: 'brand', key: 'len', name: 'Len' }] },
    });
  });

  test('an editor may not delete files', async () => {
    const { app, upload } = await aLibrary();
    const { id } = await upload();
    const editor = await signedIn(app, 'editor');
    expect((await editor.inject({ method: 'DELETE', url: `/staff/media/${id}` })).statusCode).toBe(403);
  });
});
