import type { ContentType, PageDocument, PlacedModule, RegistryAnswer } from '@witryna/module-schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { aForm, aPicture } from '../../testing/a-picture.ts';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { publishPage } from '../../testing/publish-page.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

type Properties = PageDocument['contentProperties'];

describe.each(dialects)('content that modules name on $name', (dialect) => {
  let app: App;
  let admin: StaffClient;

  beforeAll(async () => {
    app = await buildTestApp(dialect, { sites: [aSite()] });
    admin = await signedIn(app, 'admin');
  });

  const publishContent = (type: ContentType, urlPath: string, title: string, contentProperties: Properties) =>
    publishPage(admin, { type, urlPath, title, document: { contentProperties } });
  const publishModules = (urlPath: string, ...modules: PlacedModule[]) =>
    publishPage(admin, { urlPath, document: aDocument({}, ...modules) });
  const get = async (path: string) => (await app.inject({ url: `/registry${path}` })).json() as RegistryAnswer;
  const links = (...labels: readonly string[]) => labels.map((label) => ({ label, href: `/${label}` }));

  test('comes with the page, the parts of a navigation with it', async () => {
    await publishContent('navigation', '/menu/twarz', 'Twarz', { links: links('twarz', 'serum') });
    const properties = { links: links('nowosci'), children: ['menu/twarz'] };
    await publishContent('navigation', '/menu/glowne', 'Główne', properties);
    await publishContent('link', '/odnosniki/regulamin', 'Regulamin', { href: '/regulamin' });
    const bar = aPlaced('n', 'navbar', { name: 'Sklep', navigation: 'menu/glowne' });
    const button = aPlaced('b', 'button', { sharedLink: '/odnosniki/regulamin' });
    await publishModules('/ze-wspolnymi', bar, button);
    const { data, meta } = await get('/ze-wspolnymi');
    expect(data.containers).toEqual({ n: bar, b: button });
    expect(meta.related.contents).toMatchObject({
      'menu/glowne': { type: 'navigation', title: 'Główne', properties },
      'menu/twarz': { type: 'navigation', title: 'Twarz', properties: { links: links('twarz', 'serum') } },
      'odnosniki/regulamin': { type: 'link', title: 'Regulamin', properties: { href: '/regulamin' } },
    });
  });

  test('brings the files of a gallery and of a banner', async () => {
    const upload = async (name: string, colour: string) => {
      const form = await aForm({ bytes: await aPicture({ colour }), name });
      return (await admin.inject({ method: 'POST', url: '/staff/media', ...form })).json().id as number;
    };
    const [first, second] = [await upload('pracownia.jpg', '#a63a3a'), await upload('lato.jpg', '#6b8f3c')];
    await publishContent('gallery', '/galerie/pracownia', 'Pracownia', { images: [first] });
    await publishContent('banner', '/banery/lato', 'Lato', { image: second });
    const list = aPlaced('i', 'image-list', { gallery: 'galerie/pracownia' });
    await publishModules('/z-plikami', list, aPlaced('a', 'advertise-box', { banner: 'banery/lato' }));
    expect(Object.keys((await get('/z-plikami')).meta.related.files)).toEqual([String(first), String(second)]);
  });

  test('of another type than a module asks for cannot be published', async () => {
    await publishContent('link', '/odnosniki/inny', 'Inny', { href: '/inny' });
    const document = aDocument({}, aPlaced('i', 'image-list', { gallery: 'odnosniki/inny' }));
    const payload = { type: 'page', title: 'Strona', urlPath: '/zle-nazwane', document };
    const { id } = (await admin.inject({ method: 'POST', url: '/staff/pages', payload })).json().page;
    const refused = await admin.inject({ method: 'POST', url: `/staff/pages/${id}/publish`, payload: { version: 1 } });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().details.faults).toMatchObject([
      { path: '/containers/i/settings/gallery', rule: 'missing-reference', placedModuleId: 'i' },
    ]);
  });

  test('a change is seen on each page that shows it, also of a part of a navigation within a snippet', async () => {
    const part = await publishContent('navigation', '/menu/cialo', 'Ciało', { links: links('cialo') });
    await publishContent('navigation', '/menu/stopka', 'Stopka', { children: ['menu/cialo'] });
    const bar = aPlaced('n', 'navbar', { name: 'Sklep', navigation: 'menu/stopka' });
    await publishPage(admin, { type: 'snippet', urlPath: '/f/naglowek', document: aDocument({}, bar) });
    await publishModules('/pod-naglowkiem', aPlaced('s', 'snippet', { snippet: 'f/naglowek' }));
    const shown = async () => (await get('/pod-naglowkiem')).meta.related.contents?.['menu/cialo']?.properties.links;
    expect(await shown()).toEqual(links('cialo'));
    const type: ContentType = 'navigation';
    const document = { ...aDocument({ title: 'Ciało' }), type, contentProperties: { links: links('balsamy') } };
    await admin.inject({ method: 'PUT', url: `/staff/pages/${part}/draft`, payload: { version: 1, document } });
    await admin.inject({ method: 'POST', url: `/staff/pages/${part}/publish`, payload: { version: 2 } });
    await expect.poll(shown).toEqual(links('balsamy'));
  });

  test('what is shown somewhere is not deleted; withdrawn it is passed over and listed as broken', async () => {
    const banner = await publishContent('banner', '/banery/zima', 'Zima', { text: 'Balsamy', href: '/cialo' });
    await publishModules('/z-banerem', aPlaced('a', 'advertise-box', { banner: 'banery/zima' }));
    expect((await admin.inject({ method: 'DELETE', url: `/staff/pages/${banner}` })).statusCode).toBe(409);
    await admin.inject({ method: 'POST', url: `/staff/pages/${banner}/unpublish` });
    await expect.poll(async () => (await get('/z-banerem')).meta.related.contents).toEqual({});
    const { items } = (await admin.inject({ url: '/staff/references/broken?pageSize=100' })).json();
    expect(items).toContainEqual(
      expect.objectContaining({
        kind: 'banner',
        key: 'banery/zima',
        place: { path: '/containers/a/settings/banner', placedModuleId: 'a', driver: 'advertise-box' },
      }),
    );
  });
});
