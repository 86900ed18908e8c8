import { describe, expect, test } from 'vitest';
import { aCatalogue, aMediaFile, aProduct } from '../../testing/a-catalogue.ts';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { signedIn } from '../../testing/staff-client.ts';

describe.each(dialects)('files listed by what shows them on $name', (dialect) => {
  async function aLibrary() {
    const app = await buildTestApp(dialect, { sites: [aSite()] });
    const { db } = app;
    const admin = await signedIn(app, 'admin');
    const file = (key: string) => aMediaFile(db, key);
    const aPage = async (type: string, slug: string, ...ids: readonly (readonly ['hero' | 'image', number])[]) => {
      const placed = ids.map(([driver, id], index) =>
        driver === 'hero'
          ? aPlaced(`m${index}`, 'hero', { heading: 'Len', image: { file: id } })
          : aPlaced(`m${index}`, 'image', { image: { file: id } }),
      );
      const document = aDocument({ type: type as 'page', title: slug }, ...placed);
      const payload = { type, title: slug, urlPath: `/${slug}`, document };
      const created = await admin.inject({ method: 'POST', url: '/staff/pages', payload });
      expect(created.statusCode, created.body).toBe(201);
      return created.json().page.id as number;
    };
    const list = async (query = '') => {
      const response = await admin.inject({ method: 'GET', url: `/staff/media${query}` });
      expect(response.statusCode, response.body).toBe(200);
      const { items, total } = response.json() as { items: { id: number; uses: number }[]; total: number };
      expect(total).toBe(items.length);
      return Object.fromEntries(items.map(({ id, uses }) => [id, uses]));
    };
    return { app, db, admin, file, aPage, list };
  }

  test('each place lists its own files, with how many places show them', async () => {
    const { app, db, admin, file, aPage, list } = await aLibrary();
    const [hero, article, pack, texture, logo, mark, forgotten] = [
      await file('hero'),
      await file('article'),
      await file('pack'),
      await file('texture'),
      await file('logo'),
      await file('mark'),
      await file('forgotten'),
    ];
    await aCatalogue(db).products.put('RL-1', aProduct('RL-1', { images: [pack, texture] }));
    await aCatalogue(db).products.put('RL-2', aProduct('RL-2', { images: [texture] }));
    await aPage('page', 'start', ['hero', hero], ['image', pack], ['image', pack]);
    await aPage('article', 'poradnik', ['image', article], ['hero', hero]);
    await db.insertInto('brand').values({ code: 'len', name: 'Len', mediaId: mark }).execute();
    const { id: _, code, revision: __, ...site } = aSite() as unknown as Record<string, unknown>;
    const payload = { ...site, logo: { light: `/media/${logo}/abc/original.webp` } };
    expect((await admin.inject({ method: 'PUT', url: `/staff/sites/${code}`, payload })).statusCode).toBe(200);

    expect(await list()).toEqual({
      [hero]: 2,
      [article]: 1,
      // Twice on one page is one place; the other is the product.
      [pack]: 2,
      [texture]: 2,
      [logo]: 1,
      [mark]: 1,
      [forgotten]: 0,
    });
    expect(await list('?shownIn=products')).toEqual({ [pack]: 2, [texture]: 2 });
    expect(await list('?shownIn=hero')).toEqual({ [hero]: 2 });
    expect(await list('?shownIn=articles')).toEqual({ [article]: 1, [hero]: 2 });
    expect(await list('?shownIn=nothing')).toEqual({ [forgotten]: 0 });
    expect(await list('?shownIn=nothing&search=pack')).toEqual({});
    expect(await list('?shownIn=products&search=pack&kind=image')).toEqual({ [pack]: 2 });
    await app.close();
  });

  test('what a deleted page showed is unused again', async () => {
    const { admin, file, aPage, list } = await aLibrary();
    const id = await file('lato');
    const page = await aPage('page', 'lato', ['image', id]);
    expect(await list('?shownIn=nothing')).toEqual({});
    expect((await admin.inject({ method: 'DELETE', url: `/staff/pages/${page}` })).statusCode).toBe(204);
    expect(await list('?shownIn=nothing')).toEqual({ [id]: 0 });
  });

  test('a place that nobody knows is refused', async () => {
    const { admin } = await aLibrary();
    const response = await admin.inject({ method: 'GET', url: '/staff/media?shownIn=everywhere' });
    expect(response.statusCode).toBe(422);
  });
});
