import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

describe.each(dialects)('requests for publication on $name', (dialect) => {
  let app: App;
  let editor: StaffClient;
  let publisher: StaffClient;

  beforeAll(async () => {
    app = await buildTestApp(dialect);
    editor = await signedIn(app, 'editor');
    publisher = await signedIn(app, 'publisher');
  });

  let count = 0;
  async function aPage(document: object = aDocument({ title: 'Zima' })): Promise<number> {
    count += 1;
    const payload = { type: 'page', title: 'Zima', urlPath: `/zima-${count}`, document };
    const created = await editor.inject({ method: 'POST', url: '/staff/pages', payload });
    expect(created.statusCode, created.body).toBe(201);
    return created.json().page.id;
  }
  const urlOf = (id: number) => `/staff/pages/${id}/publication-request`;
  const ask = (id: number, payload: object = {}, by = editor) =>
    by.inject({ method: 'PUT', url: urlOf(id), payload: { version: 1, ...payload } });
  const read = async (id: number, by = editor) => (await by.inject({ url: urlOf(id) })).json();
  const sendBack = async (id: number, reply: string, by = publisher, askedAt?: string) =>
    by.inject({
      method: 'POST',
      url: `${urlOf(id)}/return`,
      payload: { reply, askedAt: askedAt ?? (await read(id)).askedAt },
    });
  const publish = (id: number, version = 1) =>
    publisher.inject({ method: 'POST', url: `/staff/pages/${id}/publish`, payload: { version } });
  const save = (id: number, version: number, title: string) =>
    editor.inject({
      method: 'PUT',
      url: `/staff/pages/${id}/draft`,
      payload: { version, document: aDocument({ title }) },
    });
  const listed = async (requested: string, by = publisher): Promise<{ id: number; request: object }[]> =>
    (await by.inject({ url: `/staff/pages?requested=${requested}&pageSize=100` })).json().items;
  const waiting = async (by: StaffClient) => (await by.inject({ url: '/staff/overview' })).json().pages;

  test('an editor asks, the page waits in the list and on the first screen of publishers, and publishing ends it', async () => {
    const id = await aPage();
    expect(await read(id)).toEqual({});
    const before = (await waiting(publisher)).toPublish;
    const asked = await ask(id, { note: '  Na pierwszy grudnia  ' });
    expect(asked.statusCode, asked.body).toBe(200);
    expect(asked.json()).toMatchObject({ state: 'waiting', note: 'Na pierwszy grudnia', isMine: true, isDraft: true });
    expect(await read(id, publisher)).toMatchObject({ askedBy: 'Zofia Lniana', isMine: false });
    expect((await listed('waiting')).find((page) => page.id === id)?.request).toMatchObject({
      state: 'waiting',
      askedBy: 'Zofia Lniana',
    });
    expect((await waiting(publisher)).toPublish).toBe(before + 1);
    expect((await waiting(editor)).toPublish).toBe(0);

    expect((await publish(id)).statusCode).toBe(200);
    expect(await read(id)).toEqual({});
    expect((await listed('waiting')).map((page) => page.id)).not.toContain(id);
    expect((await waiting(publisher)).toPublish).toBe(before);
  });

  test('a page that is sent back says why to who asked; asking again begins anew', async () => {
    const id = await aPage();
    await ask(id);
    expect((await sendBack(id, 'Brakuje ceny.')).json()).toMatchObject({ state: 'returned', reply: 'Brakuje ceny.' });
    expect(await read(id)).toMatchObject({ state: 'returned', reply: 'Brakuje ceny.', returnedBy: 'Zofia Lniana' });
    expect((await waiting(editor)).returned).toBe(1);
    expect((await waiting(publisher)).returned).toBe(0);
    expect((await listed('returned')).map((page) => page.id)).toContain(id);
    // What the first screen counts is what its list shows: not those of others.
    expect((await listed('returned-to-me', editor)).map((page) => page.id)).toEqual([id]);
    expect(await listed('returned-to-me', publisher)).toEqual([]);
    expect((await listed('waiting')).map((page) => page.id)).not.toContain(id);

    const version = (await save(id, 1, 'Zima w domu')).json().version;
    expect(await read(id)).toMatchObject({ isDraft: false });
    const again = await ask(id, { version });
    expect(again.json()).toMatchObject({ state: 'waiting', isDraft: true });
    expect(again.json()).not.toHaveProperty('reply');
    expect((await waiting(editor)).returned).toBe(0);
  });

  test('nobody answers a request that was renewed, answered or taken back meanwhile', async () => {
    const id = await aPage();
    const { askedAt } = (await ask(id)).json();
    const [one, other] = await Promise.all([
      sendBack(id, 'Popraw.', publisher, askedAt),
      sendBack(id, 'Nie.', publisher, askedAt),
    ]);
    expect([one.statusCode, other.statusCode].sort()).toEqual([200, 409]);
    await ask(id, { note: 'Poprawione' });
    const late = await sendBack(id, 'Popraw.', publisher, askedAt);
    expect([late.statusCode, late.json().code]).toEqual([409, 'publication-request-over']);
    expect(await read(id)).toMatchObject({ state: 'waiting', note: 'Poprawione' });
  });

  test('is taken back by who asked, or by a publisher, and by nobody else', async () => {
    const id = await aPage();
    await ask(id);
    const colleague = await signedIn(app, 'editor');
    const takeBack = async (by: StaffClient) => (await by.inject({ method: 'DELETE', url: urlOf(id) })).statusCode;
    expect(await takeBack(colleague)).toBe(403);
    expect(await takeBack(editor)).toBe(204);
    expect(await takeBack(editor)).toBe(204);
    expect(await read(id)).toEqual({});
    await ask(id);
    expect(await takeBack(publisher)).toBe(204);
  });

  test('is refused for a draft with faults, one that has changed, and one that readers see already', async () => {
    const broken = await aPage(aDocument({ title: 'Zima' }, aPlaced('a', 'heading', {})));
    const faulty = await ask(broken);
    expect([faulty.statusCode, faulty.json().code]).toEqual([422, 'page-invalid']);

    const id = await aPage();
    const stale = await ask(id, { version: 2 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'revision-conflict']);
    await publish(id);
    const published = await ask(id);
    expect([published.statusCode, published.json().code]).toEqual([409, 'nothing-to-publish']);
    expect((await ask(999_999)).statusCode).toBe(404);
    for (const reply of ['', '   ', 'x'.repeat(1001)])
      expect((await sendBack(id, reply, publisher, new Date().toISOString())).statusCode, reply).toBe(422);
  });

  test('ends when the draft is what readers see again', async () => {
    const id = await aPage();
    await publish(id);
    const [shown] = (await editor.inject({ url: `/staff/pages/${id}/revisions` })).json().items;
    const first = (await save(id, 1, 'Zima nowa')).json().version;
    const second = (await save(id, first, 'Zima najnowsza')).json().version;
    await ask(id, { version: second });
    const restore = (revisionId: string, version: number) =>
      editor.inject({ method: 'POST', url: `/staff/pages/${id}/restore`, payload: { version, revisionId } });
    const between = (await editor.inject({ url: `/staff/pages/${id}/revisions` })).json().items[1];
    const { version } = (await restore(between.id, second)).json();
    expect(await read(id)).toMatchObject({ state: 'waiting', isDraft: false });
    expect((await restore(shown.id, version)).statusCode).toBe(200);
    expect(await read(id)).toEqual({});
    expect((await listed('waiting')).map((page) => page.id)).not.toContain(id);
  });

  test('stays while a former state is published, ends with a roll-back, and goes with its page', async () => {
    const id = await aPage();
    const revisions = async () => (await editor.inject({ url: `/staff/pages/${id}/revisions` })).json().items;
    await publish(id);
    const [first] = await revisions();
    const { version } = (await save(id, 1, 'Zima nowa')).json();
    await ask(id, { version });
    await app.pages.publishRevision(id, first.id, 'Plan');
    expect(await read(id)).toMatchObject({ state: 'waiting' });
    const rolledBack = await publisher.inject({
      method: 'POST',
      url: `/staff/pages/${id}/rollback`,
      payload: { version, revisionId: first.id },
    });
    expect(rolledBack.statusCode, rolledBack.body).toBe(200);
    expect(await read(id)).toEqual({});

    const other = await aPage();
    await ask(other);
    expect((await publisher.inject({ method: 'DELETE', url: `/staff/pages/${other}` })).statusCode).toBe(204);
    const left = await app.db.selectFrom('publication_request').selectAll().where('pageId', '=', other).execute();
    expect(left).toEqual([]);
  });
});
