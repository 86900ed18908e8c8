import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aSite } from '../../testing/a-site.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

describe.each(dialects)('the presence of staff on $name', (dialect) => {
  let app: App;
  let editor: StaffClient;
  let viewer: StaffClient;

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    app = await buildTestApp(dialect);
    editor = await signedIn(app, 'editor');
    viewer = await signedIn(app, 'viewer');
    return () => void vi.useRealTimers();
  });
  beforeEach(() => void vi.setSystemTime(NOW));

  let count = 0;
  async function aPage(): Promise<number> {
    count += 1;
    const payload = { type: 'page', title: 'O nas', urlPath: `/o-nas-${count}` };
    const created = await editor.inject({ method: 'POST', url: '/staff/pages', payload });
    return created.json().page.id;
  }
  const keepOpen = (id: number, by: StaffClient) => by.inject({ method: 'PUT', url: `/staff/pages/${id}/presence` });
  const openPages = async (by: StaffClient) => (await by.inject({ url: '/staff/pages/presence' })).json().items;

  test('whoever has a page open hears how it stands and who else has it open, until they have left', async () => {
    const id = await aPage();
    const first = await keepOpen(id, editor);
    expect(first.statusCode, first.body).toBe(200);
    expect(first.json()).toMatchObject({ page: { id, version: 1, status: 'draft' }, people: [] });
    expect((await keepOpen(id, viewer)).json().people).toEqual([{ name: 'Zofia Lniana' }]);
    expect((await keepOpen(id, editor)).json().people).toEqual([{ name: 'Zofia Lniana' }]);
    expect(await openPages(editor)).toContainEqual({ pageId: id, people: [{ name: 'Zofia Lniana' }] });

    vi.setSystemTime(new Date(NOW.getTime() + 60_000));
    expect((await keepOpen(id, viewer)).json().people).toEqual([]);
    expect(await openPages(viewer)).toEqual([]);
  });

  test('another tab of the same person is nobody else', async () => {
    const id = await aPage();
    await keepOpen(id, editor);
    expect((await keepOpen(id, editor)).json().people).toEqual([]);
    expect((await openPages(editor)).map(({ pageId }: { pageId: number }) => pageId)).not.toContain(id);
  });

  test('what others saved meanwhile is told along', async () => {
    const id = await aPage();
    await keepOpen(id, editor);
    const { document } = (await editor.inject({ url: `/staff/pages/${id}` })).json();
    const payload = { version: 1, document: { ...document, title: 'O nas dwóch' } };
    await editor.inject({ method: 'PUT', url: `/staff/pages/${id}/draft`, payload });
    expect((await keepOpen(id, viewer)).json().page).toMatchObject({ version: 2, title: 'O nas dwóch' });
  });

  test('a page that is not there has nobody, and strangers hear nothing', async () => {
    expect((await keepOpen(987_654, editor)).json()).toMatchObject({ code: 'page-not-found' });
    const id = await aPage();
    for (const url of [`/staff/pages/${id}/presence`, '/staff/pages/presence']) {
      const method = url.endsWith('pages/presence') ? 'GET' : 'PUT';
      expect((await app.inject({ method, url })).statusCode).toBe(401);
    }
    const { cookie = '' } = editor.headers;
    const forged = await app.inject({ method: 'PUT', url: `/staff/pages/${id}/presence`, headers: { cookie } });
    expect(forged.statusCode).toBe(403);
  });
});

test('what is known of who has left is deleted by itself', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
  const [sqlite] = dialects;
  if (!sqlite) throw new Error('no dialect');
  const app = await buildTestApp(sqlite);
  const editor = await signedIn(app, 'editor');
  const payload = { type: 'page', title: 'O nas', urlPath: '/o-nas' };
  const { id } = (await editor.inject({ method: 'POST', url: '/staff/pages', payload })).json().page;
  await editor.inject({ method: 'PUT', url: `/staff/pages/${id}/presence` });
  const rows = () => app.db.selectFrom('page_presence').selectAll().execute();
  expect(await rows()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  await vi.waitFor(async () => expect(await rows()).toEqual([]));
});

// An SQLite file serves one server.
describe.each(dialects.filter(({ engine }) => engine === 'postgres'))('two nodes on $name', (dialect) => {
  test('people who work through different nodes see each other', async () => {
    const databaseUrl = await dialect.createDatabase();
    const node = await buildTestApp(dialect, { databaseUrl, sites: [aSite()] });
    const other = await buildTestApp(dialect, { databaseUrl });
    const [zofia, adam] = [await signedIn(node, 'editor'), await signedIn(other, 'viewer')];
    const payload = { type: 'page', title: 'O nas', urlPath: '/o-nas' };
    const { id } = (await zofia.inject({ method: 'POST', url: '/staff/pages', payload })).json().page;
    for (const person of [zofia, adam]) {
      const seen = await person.inject({ method: 'PUT', url: `/staff/pages/${id}/presence` });
      expect(seen.json().people).toHaveLength(person === zofia ? 0 : 1);
    }
    expect((await zofia.inject({ url: '/staff/pages/presence' })).json().items).toHaveLength(1);
  });
});
