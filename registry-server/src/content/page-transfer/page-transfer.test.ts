import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

const text = (words: string) => ({
  content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
});
const page = (urlPath: string, changes: object = {}) => ({
  site: 'pl',
  type: 'page',
  urlPath,
  title: `Strona ${urlPath}`,
  isTemplate: false,
  document: aDocument({ title: `Strona ${urlPath}` }, aPlaced('a', 'text', text('Len.'))),
  ...changes,
});

describe.each(dialects)('pages in and out on $name', (dialect) => {
  let app: App;
  let publisher: StaffClient;
  beforeAll(async () => {
    app = await buildTestApp(dialect);
    publisher = await signedIn(app, 'publisher');
  });

  const send = (payload: object, staff = publisher) =>
    staff.inject({ method: 'POST', url: '/staff/pages/import', payload });
  const outcomes = async (payload: object) => {
    const answer = await send(payload);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().items.map(({ outcome }: { outcome: string }) => outcome);
  };
  const read = (path: string) => app.inject(`/registry${path}`);

  test('what goes out comes in again, and the second time nothing changes', async () => {
    const pages = [page('/o-nas'), page('/kontakt')];
    expect(await outcomes({ pages, publish: true })).toEqual(['created', 'created']);
    expect((await read('/o-nas')).statusCode).toBe(200);
    const file = await publisher.inject({ url: '/staff/pages/export?site=pl' });
    expect(file.headers['content-disposition']).toBe('attachment; filename="strony.json"');
    const exported = file.json();
    expect(exported).toMatchObject({
      format: 'witryna-pages',
      version: 1,
      pages: [
        { site: 'pl', type: 'page', urlPath: '/kontakt', isPublished: true },
        { site: 'pl', type: 'page', urlPath: '/o-nas', isPublished: true },
      ],
    });
    expect(await outcomes({ ...exported, publish: true })).toEqual(['unchanged', 'unchanged']);
    expect((await publisher.inject({ url: '/staff/pages/export' })).json()).toEqual(exported);
    const { items } = (await publisher.inject({ url: '/staff/pages?search=kontakt' })).json();
    const one = await publisher.inject({ url: `/staff/pages/export?ids=${items[0].id}` });
    expect(one.json().pages).toMatchObject([{ urlPath: '/kontakt' }]);
    expect((await publisher.inject({ url: '/staff/pages/export?ids=999999' })).statusCode).toBe(404);
  });

  test('containers may come as a list: they get numbers from 1', async () => {
    const document = {
      ...aDocument({ title: 'Lista' }),
      containers: [{ driver: 'Text', version: 1, settings: text('Raz.') }],
      slots: { main: ['1'] },
    };
    expect(await outcomes({ pages: [page('/lista', { document })], publish: true })).toEqual(['created']);
    const { data } = (await read('/lista')).json();
    expect(data.containers['1']).toMatchObject({ id: '1', driver: 'text' });
  });

  test('a dry run tells the same and writes nothing', async () => {
    const pages = [page('/proba'), page('/proba')];
    const answer = (await send({ pages, dryRun: true, publish: true })).json();
    expect(answer).toMatchObject({
      isDryRun: true,
      items: [
        { urlPath: '/proba', outcome: 'created', isPublished: true, faults: [] },
        { urlPath: '/proba', outcome: 'refused', message: 'Adres „/proba” jest w pliku dwa razy.' },
      ],
    });
    expect((await read('/proba')).statusCode).toBe(404);
    expect((await send({ pages, publish: true })).json().items).toMatchObject(
      answer.items.map(({ outcome, isPublished }: Record<string, unknown>) => ({ outcome, isPublished })),
    );
  });

  test('a page with faults becomes a draft, and the report says what is wrong where', async () => {
    const document = aDocument({ title: 'Z brakami' }, aPlaced('a', 'heading', {}));
    const { items } = (await send({ pages: [page('/z-brakami', { document })], publish: true })).json();
    expect(items).toMatchObject([
      {
        outcome: 'created',
        isPublished: false,
        faults: [{ path: '/containers/a/settings/text', placedModuleId: 'a' }],
      },
    ]);
    expect((await read('/z-brakami')).statusCode).toBe(404);
  });

  test.each([
    ['an address that is the shop’s own', page('/staff'), 'należy do ekranów sklepu'],
    ['a site that there is not', page('/inna', { site: 'xx' }), 'xx'],
    ['content of another type at the address', page('/o-nas', { type: 'article' }), 'innego rodzaju'],
  ])('%s is refused, and the others come in', async (_what, bad, words) => {
    const good = page(`/dobra-${words.length}`);
    const { items } = (await send({ pages: [bad, good] })).json();
    expect(items.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['refused', 'created']);
    expect(items[0].message).toContain(words);
  });

  test('editors import drafts, publishing takes a publisher', async () => {
    const editor = await signedIn(app, 'editor');
    expect((await send({ pages: [page('/szkic')] }, editor)).statusCode).toBe(200);
    expect((await send({ pages: [page('/szkic')], publish: true }, editor)).statusCode).toBe(403);
    expect((await send({ pages: [page('/szkic')] }, await signedIn(app, 'viewer'))).statusCode).toBe(403);
  });

  test.each([
    ['no page', { pages: [] }],
    ['another format', { format: 'strapi', pages: [page('/x')] }],
    ['too many pages', { pages: Array.from({ length: 201 }, () => page('/x')) }],
  ])('%s is refused as a whole', async (_what, payload) => {
    expect((await send(payload)).statusCode).toBe(422);
  });

  test('translations go out and come in with their group; a second page of a site is refused in a dry run too', async () => {
    const translationGroup = 'dostawa';
    const pages = [page('/dostawa', { translationGroup }), page('/wysylka', { translationGroup })];
    const expected = [
      { urlPath: '/dostawa', outcome: 'created' },
      { urlPath: '/wysylka', outcome: 'refused', message: expect.stringContaining('grupie tłumaczeń') },
    ];
    expect((await send({ pages, dryRun: true })).json().items).toMatchObject(expected);
    expect((await send({ pages })).json().items).toMatchObject(expected);
    const exported = (await publisher.inject({ url: '/staff/pages/export?site=pl' })).json();
    const sent = exported.pages.find(({ urlPath }: { urlPath: string }) => urlPath === '/dostawa');
    expect(sent).toMatchObject({ translationGroup });
    expect(await outcomes({ pages: [sent] })).toEqual(['unchanged']);
    expect(await outcomes({ pages: [{ ...sent, translationGroup: 'wysylka' }] })).toEqual(['updated']);
    expect(await outcomes({ pages: [page('/dostawa', { document: sent.document })] })).toEqual(['unchanged']);
    expect((await publisher.inject({ url: '/staff/pages/export?site=pl' })).json().pages).toContainEqual({
      ...sent,
      translationGroup: 'wysylka',
    });
    for (const refused of ['', ' ', 'a b', 'ż', 'a'.repeat(65), '-a']) {
      const answer = await send({ pages: [page('/inna', { translationGroup: refused })] });
      expect(answer.statusCode, refused).toBe(422);
    }
  });
});
