import { moduleDefinitions, moduleUpgrades, type PlacedModule } from '@witryna/module-schemas';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aMediaFile } from '../../testing/a-catalogue.ts';
import { aPlaced } from '../../testing/a-document.ts';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

const PATH = '/staff/saved-sections';
const heading = (id: string, text = 'Rosa') => aPlaced(id, 'heading', { text });
const box = (...inside: readonly PlacedModule[]) => [
  { ...aPlaced('box', 'container'), slots: { content: inside.map(({ id }) => id) } },
  ...inside,
];

describe.each(dialects)('saved sections on $name', (dialect) => {
  let app: App;
  let editor: StaffClient;
  let other: StaffClient;
  let publisher: StaffClient;
  let viewer: StaffClient;

  beforeAll(async () => {
    app = await buildTestApp(dialect, {
      sites: [aSite(), aSite({ code: 'en', domain: 'en.rosailen.example', language: 'en' })],
    });
    [editor, other] = [await signedIn(app, 'editor'), await signedIn(app, 'editor')];
    [publisher, viewer] = [await signedIn(app, 'publisher'), await signedIn(app, 'viewer')];
  });

  let count = 0;
  const aName = () => {
    count += 1;
    return `Sekcja ${count}`;
  };
  const save = (payload: object, by = editor) => by.inject({ method: 'POST', url: PATH, payload });
  async function saved(modules: readonly unknown[] = [heading('h')], more: object = {}) {
    const answer = await save({ name: aName(), modules, ...more });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json() as { id: number; version: number; name: string };
  }
  const open = async (id: number, by = viewer) => (await by.inject({ url: `${PATH}/${id}` })).json();
  const listed = async (id: number, by = viewer) => {
    const { items } = (await by.inject({ url: PATH })).json() as { items: { id: number }[] };
    return items.find((item) => item.id === id);
  };

  test('words are found in the texts of sections, with the place where they stand and whether one may change it', async () => {
    const polish = await saved(box(heading('h', 'Dostawa od 99\u00a0zł'), heading('i', 'Rosa')), { site: 'pl' });
    const english = await saved([heading('h', 'Free from 99 zł')], { site: 'en' });
    const find = async (query: string, by = viewer) => {
      const answer = await by.inject({ url: `${PATH}/texts?${query}` });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().items as { section: { id: number; mayChange: boolean }; texts: object[] }[];
    };
    const idsOf = async (query: string) => (await find(query)).map(({ section }) => section.id);
    const [found] = await find('search=od%2099%20z%C5%82', editor);
    expect(found).toMatchObject({
      section: { id: polish.id, version: 1, mayChange: true },
      texts: [{ path: '/containers/h/settings/text', text: 'Dostawa od 99\u00a0zł', driver: 'heading' }],
    });
    expect((await find('search=od%2099%20z%C5%82', other))[0]?.section.mayChange).toBe(false);
    expect(await idsOf('search=99%20z%C5%82')).toEqual([polish.id, english.id]);
    expect(await idsOf('search=99%20z%C5%82&site=en')).toEqual([english.id]);
    expect(await idsOf('search=DOSTAW&matchCase=true')).toEqual([]);
    expect(await idsOf('search=dostaw&wholeWords=true')).toEqual([]);
    expect((await viewer.inject({ url: `${PATH}/texts?search=a` })).statusCode).toBe(422);
    expect((await app.inject({ url: `${PATH}/texts?search=rosa` })).statusCode).toBe(401);
  });

  test('an editor saves a section, and everybody who reads pages finds it with its modules', async () => {
    const modules = box(heading('a'), heading('b', 'Len'));
    const { id } = await saved(modules, { name: '  Rosa i len ', group: ' Lato ', site: 'en' });
    expect(await listed(id)).toMatchObject({
      name: 'Rosa i len',
      group: 'Lato',
      site: 'en',
      language: 'en',
      moduleCount: 3,
      unknownDrivers: [],
      version: 1,
      updatedBy: 'Zofia Lniana',
      mayChange: false,
    });
    expect((await open(id)).modules).toEqual(modules);
    expect(await listed(id, editor)).toMatchObject({ mayChange: true });
  });

  test('whoever saved it, and whoever publishes, changes it; nobody else does', async () => {
    const { id, name } = await saved();
    const rename = (by: StaffClient, version: number) =>
      by.inject({ method: 'PATCH', url: `${PATH}/${id}`, payload: { version, name } });
    const replace = (by: StaffClient, version: number) =>
      by.inject({ method: 'PUT', url: `${PATH}/${id}/modules`, payload: { version, modules: [heading('z', 'Nowa')] } });
    const remove = (by: StaffClient) => by.inject({ method: 'DELETE', url: `${PATH}/${id}` });
    for (const answer of [await rename(other, 1), await replace(other, 1), await remove(other)])
      expect(answer.statusCode).toBe(403);
    expect((await rename(editor, 1)).json()).toMatchObject({ version: 2 });
    expect((await replace(publisher, 2)).json()).toMatchObject({ version: 3, moduleCount: 1 });
    expect((await open(id)).modules).toEqual([heading('z', 'Nowa')]);
    expect((await remove(publisher)).statusCode).toBe(204);
    expect((await remove(publisher)).json()).toMatchObject({ code: 'saved-section-missing' });
    expect((await open(id)).code).toBe('saved-section-missing');
  });

  test('who comes second is told, and so is who takes a name that is taken', async () => {
    const first = await saved();
    const url = `${PATH}/${first.id}`;
    await editor.inject({ method: 'PATCH', url, payload: { version: 1, name: first.name, group: 'Zima' } });
    const late = await publisher.inject({ method: 'PATCH', url, payload: { version: 1, name: 'Inna' } });
    expect(late.json()).toMatchObject({ code: 'saved-section-changed' });
    const taken = await save({ name: first.name.toUpperCase(), modules: [heading('h')] });
    expect(taken.json()).toMatchObject({ code: 'saved-section-name-taken' });
    expect(taken.statusCode).toBe(409);
  });

  test.each<[string, readonly unknown[], string]>([
    ['settings that the schema refuses', [heading('h', 'Ż'.repeat(201))], 'maxLength'],
    ['a module that nobody knows', [{ id: 'r', driver: 'rocket', version: 1, settings: {} }], 'unknown-module'],
    ['a module in a slot that does not take it', [{ ...heading('h'), slots: { main: [] } }], 'unknown-slot'],
    ['a module that no slot holds', [heading('a'), heading('b')], 'unreachable'],
    ['a slot that names a module which is not there', box().map((each) => withSlot(each, ['c'])), 'slot-unknown-id'],
    ['two modules under one id', [...box(heading('a')), heading('a')], 'section-twice'],
    ['a picture that is not there', [aPlaced('i', 'image', { image: { file: 987_654 } })], 'missing-reference'],
    ['something that is no module', [{ driver: 'heading' }], 'type'],
    ['more than fits', ['a', 'b', 'c', 'd', 'e'].map((id) => heading(id, 'a'.repeat(40_000))), 'section-size'],
    ['more modules than fit', Array.from({ length: 201 }, (_each, at) => heading(`h${at}`)), 'section-modules'],
  ])('%s is refused, with the place', async (_, modules, rule) => {
    const answer = await save({ name: aName(), modules });
    expect(answer.statusCode, answer.body).toBe(422);
    const { code, details } = answer.json();
    expect(code).toBe('saved-section-invalid');
    expect(details.faults.map((fault: { rule: string }) => fault.rule)).toContain(rule);
  });

  test.each([
    ['no name', { name: '', modules: [heading('h')] }],
    ['a name of spaces', { name: '  ', modules: [heading('h')] }],
    ['a name without end', { name: 'a'.repeat(81), modules: [heading('h')] }],
    ['a group without end', { name: 'a', group: 'a'.repeat(41), modules: [heading('h')] }],
    ['no modules', { name: 'a', modules: [] }],
    ['modules without end', { name: 'a', modules: Array.from({ length: 1001 }, () => heading('h')) }],
    ['something that is asked of nobody', { name: 'a', modules: [heading('h')], version: 1 }],
  ])('%s is refused', async (_, payload) => {
    expect((await save(payload)).statusCode).toBe(422);
  });

  test('a site that is not there is said, and strangers hear nothing', async () => {
    expect((await save({ name: aName(), modules: [heading('h')], site: 'nowhere' })).statusCode).toBe(404);
    expect((await app.inject({ url: PATH })).statusCode).toBe(401);
    expect((await save({ name: aName(), modules: [heading('h')] }, viewer)).statusCode).toBe(403);
  });

  test('modules of a section are answered in the newest shape of their kind', async () => {
    const { id } = await saved([heading('h', 'Rosa')]);
    replaceFor(moduleDefinitions, 'heading', { ...moduleDefinitions.heading, version: 2 });
    replaceFor(moduleUpgrades, 'heading', { 2: (settings: object) => ({ ...settings, eyebrow: 'Nowość' }) });
    const { modules } = await open(id);
    expect(modules).toMatchObject([{ version: 2, settings: { text: 'Rosa', eyebrow: 'Nowość' } }]);
  });

  test('a module that the shop no longer has is named', async () => {
    const { id } = await saved();
    await app.db
      .updateTable('saved_section')
      .set({ drivers: JSON.stringify(['heading', 'rocket']) })
      .where('id', '=', id)
      .execute();
    expect(await listed(id)).toMatchObject({ unknownDrivers: ['rocket'] });
    const modules = [{ id: 'r', driver: 'rocket', version: 3, settings: { fuel: 'rosa' } }];
    await app.db
      .updateTable('saved_section')
      .set({ modules: JSON.stringify(modules) })
      .where('id', '=', id)
      .execute();
    expect((await open(id)).modules).toEqual(modules);
  });

  test('a picture of a section is in use: it is counted, and not deleted', async () => {
    const file = await aMediaFile(app.db, 'rosa');
    const { id, name } = await saved([aPlaced('i', 'image', { image: { file } })]);
    const usages = (await viewer.inject({ url: `/staff/references?kind=file&key=${file}` })).json();
    expect(usages).toMatchObject({ sections: [{ id, name }], sectionsTotal: 1, total: 0 });
    const remove = () => publisher.inject({ method: 'DELETE', url: `/staff/media/${file}` });
    expect((await remove()).json()).toMatchObject({
      code: 'content-in-use',
      details: { count: 1, sections: [{ id, name }] },
    });
    const filesOf = async (query: string) => {
      const { items } = (await viewer.inject({ url: `/staff/media?${query}` })).json();
      return items.map((item: { id: number; uses: number }) => [item.id, item.uses]);
    };
    expect(await filesOf('search=rosa')).toEqual([[file, 1]]);
    expect(await filesOf('shownIn=nothing')).not.toContainEqual([file, 1]);
    await editor.inject({ method: 'DELETE', url: `${PATH}/${id}` });
    expect(await filesOf('shownIn=nothing')).toContainEqual([file, 0]);
    expect((await remove()).statusCode).toBe(204);
  });

  test('the log says who saved and deleted which section', async () => {
    const admin = await signedIn(app, 'admin');
    const { id, name } = await saved();
    await editor.inject({ method: 'PATCH', url: `${PATH}/${id}`, payload: { version: 1, name, group: 'Lato' } });
    const { items } = (await admin.inject({ url: '/staff/audit?pageSize=20' })).json();
    expect(items[0]).toMatchObject({
      action: 'PATCH /staff/saved-sections/:id',
      subjectName: name,
      details: { fields: ['version', 'name', 'group'], values: { name, group: 'Lato' } },
    });
    expect(items[1]).toMatchObject({ action: 'POST /staff/saved-sections', details: { values: { name } } });
  });
});

function withSlot(placed: PlacedModule, content: readonly string[]): PlacedModule {
  return { ...placed, slots: { content } };
}

/** Another value in a shared table, for one test. */
function replaceFor(table: Record<string, unknown>, key: string, value: unknown): void {
  const before = table[key];
  table[key] = value;
  onTestFinished(() => {
    if (before === undefined) delete table[key];
    else table[key] = before;
  });
}
