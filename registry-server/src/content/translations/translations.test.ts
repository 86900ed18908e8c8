import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

const sites = ['pl', 'en', 'de'].map((code) => aSite({ code, domain: `${code}.example`, isDefault: code === 'pl' }));

interface Version {
  readonly site: string;
  readonly isSource: boolean;
  readonly isOutdated: boolean;
  readonly proposedUrlPath?: string;
  readonly page?: { readonly id: number; readonly urlPath: string; readonly status: string; readonly version: number };
}

describe.each(dialects)('translations of pages on $name', (dialect) => {
  let app: App;
  let staff: StaffClient;

  beforeAll(async () => {
    app = await buildTestApp(dialect, { sites });
    staff = await signedIn(app, 'publisher');
  });

  type Method = 'POST' | 'PUT' | 'DELETE';
  const send = (method: Method, url: string, payload?: object, by = staff) =>
    by.inject({ method, url: `/staff/pages${url}`, ...(payload && { payload }) });
  const create = async (site: string, urlPath: string, changes: { type?: string; [field: string]: unknown } = {}) => {
    const { type = 'page', ...others } = changes;
    const payload = { site, type, title: urlPath, urlPath, document: { ...aDocument(), type }, ...others };
    const answer = await send('POST', '', payload);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().page.id as number;
  };
  const save = async (id: number, title: string) => {
    const { document, version } = (await staff.inject({ url: `/staff/pages/${id}` })).json();
    const answer = await send('PUT', `/${id}/draft`, { version, document: { ...document, title } });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const versions = async (id: number): Promise<Record<string, Version>> => {
    const answer = await staff.inject({ url: `/staff/pages/${id}/translations` });
    expect(answer.statusCode, answer.body).toBe(200);
    return Object.fromEntries(answer.json().versions.map((version: Version) => [version.site, version]));
  };
  const listed = async (query: string): Promise<string[]> => {
    const { items } = (await staff.inject({ url: `/staff/translations?pageSize=100&${query}` })).json();
    return items.map(({ page }: { page: { urlPath: string } }) => page.urlPath);
  };

  test('a page of one site says where the others could have theirs', async () => {
    const id = await create('pl', '/o-firmie');
    await create('de', '/o-firmie');
    expect(await versions(id)).toMatchObject({
      pl: { isSource: true, page: { id, status: 'draft' } },
      en: { isSource: false, proposedUrlPath: '/o-firmie' },
      de: { isSource: false, proposedUrlPath: '/o-firmie-2' },
    });
  });

  test('a copy is a draft with the same modules, and leads to versions of what the source leads to', async () => {
    await create('pl', '/kontakt', { translationGroup: 'kontakt' });
    await create('en', '/contact', { translationGroup: 'kontakt' });
    await create('pl', '/poradnik', { translationGroup: 'poradnik' });
    await create('en', '/guide', { translationGroup: 'poradnik' });
    const button = (href: string) => ({ label: 'Dalej', link: { href } });
    const document = aDocument(
      { title: 'Pielęgnacja', properties: { meta: { canonical: '/inna', description: 'Opis' } } },
      aPlaced('a', 'button', button('/kontakt?temat=1#formularz')),
      aPlaced('b', 'button', button('/tylko-po-polsku')),
      aPlaced('c', 'button', button('https://example.com/kontakt')),
    );
    const source = { ...document, contentProperties: { parent: 'poradnik' } };
    const id = await create('pl', '/poradnik/pielegnacja', { document: source });
    expect((await versions(id)).en?.proposedUrlPath).toBe('/guide/pielegnacja');
    const answer = await send('POST', `/${id}/translations`, { site: 'en', title: 'Care', urlPath: '/guide/care' });
    expect(answer.statusCode, answer.body).toBe(201);
    const copy = answer.json();
    expect(copy).toMatchObject({ site: 'en', title: 'Care', urlPath: '/guide/care', status: 'draft' });
    const opened = (await staff.inject({ url: `/staff/pages/${copy.id}` })).json();
    const settings = (placed: string) => opened.document.containers[placed].settings;
    expect(settings('a')).toMatchObject({ label: 'Dalej', link: { href: '/contact?temat=1#formularz' } });
    expect(settings('b').link.href).toBe('/tylko-po-polsku');
    expect(settings('c').link.href).toBe('https://example.com/kontakt');
    expect(opened.document.contentProperties.parent).toBe('guide');
    expect(opened.document.properties.meta).toEqual({ description: 'Opis', robots: 'index, follow' });
    expect(await versions(id)).toMatchObject({ en: { page: { id: copy.id }, isOutdated: false } });
    const again = await send('POST', `/${id}/translations`, { site: 'en' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'translation-taken']);
  });

  test('a version is outdated once its source has changed, until somebody has compared them', async () => {
    const id = await create('pl', '/dostawa');
    const copy = (await send('POST', `/${id}/translations`, { site: 'en' })).json().id;
    await save(copy, 'Delivery');
    expect((await versions(id)).en?.isOutdated).toBe(false);
    await save(id, 'Dostawa i płatność');
    expect((await versions(copy)).en).toMatchObject({ isOutdated: true, isSource: false });
    expect(await listed('site=en&state=outdated')).toEqual(['/dostawa']);
    expect((await send('POST', `/${copy}/translations/confirm`)).statusCode).toBe(200);
    expect((await versions(copy)).en?.isOutdated).toBe(false);
    expect(await listed('site=en&state=outdated')).toEqual([]);
  });

  test('pages that are there are linked, also with all their versions, and parted again', async () => {
    const [polish, english, german] = [
      await create('pl', '/zwroty'),
      await create('en', '/returns', { translationGroup: 'returns' }),
      await create('de', '/retouren', { translationGroup: 'returns' }),
    ];
    expect((await send('PUT', `/${polish}/translations/en`, { pageId: english })).statusCode).toBe(200);
    expect(await versions(german)).toMatchObject({ pl: { page: { id: polish }, isSource: true } });
    const other = await create('en', '/other');
    const taken = await send('PUT', `/${polish}/translations/en`, { pageId: other });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'translation-taken']);
    expect((await send('DELETE', `/${polish}/translations/en`)).statusCode).toBe(200);
    expect((await versions(polish)).en?.page).toBeUndefined();
    expect((await versions(polish)).de?.page?.id).toBe(german);
    expect((await send('DELETE', `/${polish}/translations/en`)).json().code).toBe('translation-missing');
    expect((await staff.inject({ url: `/staff/pages/${english}` })).statusCode).toBe(200);
  });

  test('two groups that both have a page of a site stay apart', async () => {
    const polish = await create('pl', '/a', { translationGroup: 'a' });
    await create('en', '/a', { translationGroup: 'a' });
    const german = await create('de', '/b', { translationGroup: 'b' });
    await create('en', '/b', { translationGroup: 'b' });
    const answer = await send('PUT', `/${polish}/translations/de`, { pageId: german });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'translation-taken']);
    expect((await versions(german)).pl?.page).toBeUndefined();
  });

  test('only a page of the other site and of the same type is a version', async () => {
    const polish = await create('pl', '/czytaj');
    const article = await create('en', '/read', { type: 'article' });
    const own = await create('pl', '/czytaj-2');
    const german = await create('de', '/lesen');
    for (const [site, pageId] of [
      ['en', article],
      ['pl', own],
      ['en', german],
    ] as const) {
      const answer = await send('PUT', `/${polish}/translations/${site}`, { pageId });
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'translation-mismatch']);
    }
    expect((await send('PUT', `/${polish}/translations/xx`, { pageId: german })).statusCode).toBe(404);
    expect((await send('PUT', `/${polish}/translations/en`, { pageId: 999_999 })).statusCode).toBe(404);
  });

  test('home pages belong together by their address: a copy gets it, a link is refused', async () => {
    const home = await create('pl', '/');
    const copied = await send('POST', `/${home}/translations`, { site: 'en', urlPath: '/start' });
    expect([copied.statusCode, copied.json().urlPath]).toEqual([201, '/']);
    const answer = (await staff.inject({ url: `/staff/pages/${home}/translations` })).json();
    expect(answer.isByAddress).toBe(true);
    expect((await versions(home)).en?.page?.id).toBe(copied.json().id);
    await save(home, 'Nowy start');
    expect((await versions(home)).en?.isOutdated).toBe(true);
    const german = await create('de', '/start');
    const linked = await send('PUT', `/${home}/translations/de`, { pageId: german });
    expect([linked.statusCode, linked.json().code]).toEqual([422, 'translation-by-address']);
  });

  test('pages that a site lacks are listed, by type where that is asked for', async () => {
    await create('pl', '/tylko-pl');
    await create('pl', '/krem', { type: 'product' });
    await create('pl', '/szablon', { type: 'product', isTemplate: true });
    const before = await listed('site=de');
    expect(before).toEqual(expect.arrayContaining(['/tylko-pl', '/krem', '/szablon']));
    expect(before).not.toContain('/zwroty');
    await create('de', '/vorlage', { type: 'product', isTemplate: true });
    await create('de', '/krem', { type: 'product' });
    const after = await listed('site=de');
    expect(after).toContain('/tylko-pl');
    expect(after).not.toContain('/krem');
    expect(after).not.toContain('/szablon');
    expect(await listed('site=de&type=article')).toEqual([]);
    expect(await listed('site=pl&from=de')).toContain('/lesen');
    expect(await listed('site=pl&from=pl')).toEqual([]);
  });

  test('viewers read, editors link; copies and pages of other sites alike', async () => {
    const viewer = await signedIn(app, 'viewer');
    const editor = await signedIn(app, 'editor');
    const id = await create('pl', '/prawa');
    expect((await viewer.inject({ url: `/staff/pages/${id}/translations` })).statusCode).toBe(200);
    expect((await send('POST', `/${id}/translations`, { site: 'en' }, viewer)).statusCode).toBe(403);
    expect((await send('POST', `/${id}/translations`, { site: 'en' }, editor)).statusCode).toBe(201);
    expect((await send('DELETE', `/${id}/translations/en`, undefined, viewer)).statusCode).toBe(403);
    expect((await send('DELETE', `/${id}/translations/en`, undefined, editor)).statusCode).toBe(200);
  });

  test('a version that is linked or parted changes what readers of the others are told, at once', async () => {
    const publish = async (id: number) => send('POST', `/${id}/publish`, { version: 1 });
    const [polish, english] = [await create('pl', '/opinie'), await create('en', '/reviews')];
    await Promise.all([publish(polish), publish(english)]);
    const namedVersions = async () => {
      const answer = await app.inject({ url: '/registry/opinie', headers: { 'x-site': 'pl' } });
      return answer.json().meta.alternates;
    };
    expect(await namedVersions()).toBeUndefined();
    await send('PUT', `/${polish}/translations/en`, { pageId: english });
    expect(await namedVersions()).toHaveLength(2);
    await send('DELETE', `/${polish}/translations/pl`);
    expect(await namedVersions()).toBeUndefined();
  });
});
