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

  describe('saved sections', () => {
    const section = (name: string, words = 'Len.', changes: object = {}) => ({
      name,
      group: 'Zima',
      site: 'pl',
      modules: [aPlaced('a', 'text', text(words))],
      ...changes,
    });
    const kept = async () =>
      (await publisher.inject({ url: '/staff/saved-sections' })).json().items as {
        id: number;
        name: string;
        group?: string;
      }[];
    const wordsOf = async (name: string) => {
      const found = (await kept()).find((each) => each.name === name);
      return (await publisher.inject({ url: `/staff/saved-sections/${found?.id}` })).body;
    };
    const sendSections = async (sections: object[], more: object = {}, staff = publisher) => {
      const answer = await send({ pages: [page('/z-sekcjami')], sections, ...more }, staff);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().sections as { name: string; outcome: string; id?: number; message?: string }[];
    };
    const results = async (...all: Parameters<typeof sendSections>) =>
      (await sendSections(...all)).map(({ outcome }) => outcome);

    test('go out when they are asked for and come in again, and the second time nothing changes', async () => {
      const sections = [section('Trzy zalety'), section('Zapis', 'Zapisz się.', { group: undefined })];
      expect(await results(sections, { dryRun: true })).toEqual(['created', 'created']);
      expect(await kept()).toEqual([]);
      expect(await results(sections)).toEqual(['created', 'created']);
      expect((await kept()).map(({ name, group }) => [name, group])).toEqual([
        ['Trzy zalety', 'Zima'],
        ['Zapis', undefined],
      ]);
      const exported = (await publisher.inject({ url: '/staff/pages/export?site=pl&sections=true' })).json();
      expect(exported.sections).toMatchObject([{ name: 'Trzy zalety', group: 'Zima', site: 'pl' }, { name: 'Zapis' }]);
      const again = await send({ ...exported, replaceSections: true });
      expect(again.json().sections.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
        'unchanged',
        'unchanged',
      ]);
      expect((await publisher.inject({ url: '/staff/pages/export?site=pl&sections=true' })).json()).toEqual(exported);
      expect((await publisher.inject({ url: '/staff/pages/export' })).json()).not.toHaveProperty('sections');
      expect(await results([])).toEqual([]);
    });

    test('one that holds something else here stays, unless it is to be replaced', async () => {
      await results([section('Sztandar', 'Stare.')]);
      const changed = [section('SZTANDAR', 'Nowe.')];
      for (const dryRun of [true, false]) expect(await results(changed, { dryRun })).toEqual(['kept']);
      expect(await wordsOf('Sztandar')).toContain('Stare.');
      expect(await results(changed, { replaceSections: true, dryRun: true })).toEqual(['updated']);
      expect(await wordsOf('Sztandar')).toContain('Stare.');
      expect(await results(changed, { replaceSections: true })).toEqual(['updated']);
      expect(await wordsOf('Sztandar')).toContain('Nowe.');
      expect(await results(changed, { replaceSections: true })).toEqual(['unchanged']);
    });

    test('an editor replaces their own alone, and is told so before', async () => {
      await results([section('Cudza', 'Stare.')]);
      const editor = await signedIn(app, 'editor');
      await results([section('Własna', 'Stare.')], {}, editor);
      const changed = [section('Cudza', 'Nowe.'), section('Własna', 'Nowe.')];
      for (const dryRun of [true, false])
        expect(await results(changed, { replaceSections: true, dryRun }, editor)).toEqual(['refused', 'updated']);
      expect(await wordsOf('Cudza')).toContain('Stare.');
    });

    test('what is wrong with one is told, and the others come in', async () => {
      const sections = [
        section('Z brakami', '', { modules: [aPlaced('a', 'heading', {})] }),
        section('Dwa razy'),
        section('dwa rązy'),
        section('Znikąd', '', { site: 'xx' }),
        section('   '),
      ];
      const expected = [
        { outcome: 'refused', faults: [{ path: expect.stringContaining('/settings/text') }] },
        { outcome: 'created' },
        { outcome: 'refused', message: expect.stringContaining('dwa rązy') },
        { outcome: 'refused', message: expect.stringContaining('xx') },
        { outcome: 'refused' },
      ];
      for (const dryRun of [true, false]) expect(await sendSections(sections, { dryRun })).toMatchObject(expected);
      expect((await kept()).map(({ name }) => name)).toContain('Dwa razy');
    });

    test('more than there may be are refused by the report, in a dry run too', async () => {
      const free = 200 - (await kept()).length;
      const sections = Array.from({ length: free + 1 }, (_, index) => section(`Sekcja nr ${index}`));
      expect(sections.length).toBeLessThanOrEqual(200);
      for (const dryRun of [true, false]) {
        const reports = await results(sections, { dryRun });
        expect(reports.filter((outcome) => outcome === 'created')).toHaveLength(free);
        expect(reports.at(-1)).toBe('refused');
      }
      expect((await send({ pages: [page('/x')], sections: [{ name: 'Bez modułów' }] })).statusCode).toBe(422);
    });
  });
});
