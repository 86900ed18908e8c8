import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';

interface Thread {
  readonly id: string;
  readonly moduleId?: string;
  readonly mayResolve: boolean;
  readonly comments: readonly { readonly id: string; readonly text: string; readonly mayDelete: boolean }[];
}

describe.each(dialects)('comments on pages on $name', (dialect) => {
  let app: App;
  let viewer: StaffClient;
  let editor: StaffClient;
  let publisher: StaffClient;

  beforeAll(async () => {
    app = await buildTestApp(dialect);
    viewer = await signedIn(app, 'viewer');
    editor = await signedIn(app, 'editor');
    publisher = await signedIn(app, 'publisher');
  });

  let count = 0;
  const documentWith = (...ids: string[]) =>
    aDocument({ title: 'Zima' }, ...ids.map((id) => aPlaced(id, 'heading', { text: `Nagłówek ${id}` })));
  async function aPage(): Promise<number> {
    count += 1;
    const payload = { type: 'page', title: 'Zima', urlPath: `/zima-${count}`, document: documentWith('a', 'b') };
    const created = await editor.inject({ method: 'POST', url: '/staff/pages', payload });
    expect(created.statusCode, created.body).toBe(201);
    return created.json().page.id;
  }
  const urlOf = (pageId: number, rest = '') => `/staff/pages/${pageId}/comment-threads${rest}`;
  const start = (pageId: number, payload: object, by = viewer, id: string = randomUUID()) =>
    by.inject({ method: 'PUT', url: urlOf(pageId, `/${id}`), payload });
  const started = async (pageId: number, by = viewer): Promise<Thread> => {
    const answer = await start(pageId, { moduleId: 'a', text: 'Za długie' }, by);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const answer = (pageId: number, { id }: Thread, payload: object, by = editor) =>
    by.inject({ method: 'PUT', url: urlOf(pageId, `/${id}/comments/${randomUUID()}`), payload });
  const remove = (pageId: number, { id }: Thread, comment: { id: string } | undefined, by: StaffClient) =>
    by.inject({ method: 'DELETE', url: urlOf(pageId, `/${id}/comments/${comment?.id}`) });
  const decide = (pageId: number, { id, comments }: Thread, act: 'resolve' | 'reopen', by: StaffClient) =>
    by.inject({
      method: 'POST',
      url: urlOf(pageId, `/${id}/${act}`),
      ...(act === 'resolve' && { payload: { lastCommentId: comments.at(-1)?.id } }),
    });
  const listed = async (pageId: number, by = editor, state = 'open') =>
    (await by.inject({ url: urlOf(pageId, `?state=${state}`) })).json();
  const publish = async (pageId: number, version: number) => {
    const url = `/staff/pages/${pageId}/publish`;
    const published = await publisher.inject({ method: 'POST', url, payload: { version } });
    expect(published.statusCode, published.body).toBe(200);
  };
  const codeOf = (response: { statusCode: number; json: () => { code?: string } }) => [
    response.statusCode,
    response.json().code,
  ];

  test('whoever sees a page says something about a module or the page, and others read and answer it', async () => {
    const id = await aPage();
    const about = await start(id, { moduleId: 'a', text: '  Za długie na telefon.\nSkrócić? ' });
    expect(about.json()).toMatchObject({
      moduleId: 'a',
      driver: 'heading',
      mayResolve: true,
      comments: [{ text: 'Za długie na telefon.\nSkrócić?', author: 'Zofia Lniana', isMine: true, mayDelete: true }],
    });
    const onPage = (await start(id, { text: 'Brakuje ceny' })).json();
    expect(onPage).not.toHaveProperty('moduleId');
    expect((await answer(id, about.json(), { text: 'Skrócone' })).statusCode).toBe(200);

    const { items, total, maximum } = await listed(id);
    expect([total, maximum]).toEqual([2, 100]);
    expect(items.map((thread: Thread) => thread.comments.map(({ text }) => text))).toEqual([
      ['Za długie na telefon.\nSkrócić?', 'Skrócone'],
      ['Brakuje ceny'],
    ]);
    expect(items[0]).toMatchObject({ mayResolve: false, comments: [{ mayDelete: false }, { mayDelete: true }] });
    expect(await listed(await aPage())).toMatchObject({ items: [], total: 0 });
  });

  test('a thread belongs to its module, however that is moved, changed, published, restored and deleted', async () => {
    const id = await aPage();
    const thread = await started(id);
    const kept = async () => (await listed(id)).items.map(({ moduleId }: Thread) => moduleId);
    const save = async (version: number, document: object) => {
      const payload = { version, document };
      const saved = await editor.inject({ method: 'PUT', url: `/staff/pages/${id}/draft`, payload });
      expect(saved.statusCode, saved.body).toBe(200);
      return saved.json().version;
    };
    let version = await save(1, documentWith('b', 'a'));
    await publish(id, version);
    expect(await kept()).toEqual(['a']);
    version = await save(version, documentWith('b'));
    expect(await kept()).toEqual(['a']);
    // Nothing new is said about what is not there, but a thread that is there goes on.
    expect(codeOf(await start(id, { moduleId: 'a', text: 'Nowy' }))).toEqual([422, 'comment-module-missing']);
    expect((await start(id, { moduleId: 'a', text: 'Za długie' }, viewer, thread.id)).json().id).toBe(thread.id);
    expect((await answer(id, thread, { text: 'Usunięte' })).statusCode).toBe(200);

    const revisions = (await editor.inject({ url: `/staff/pages/${id}/revisions` })).json().items;
    const payload = { version, revisionId: revisions.at(-1).id };
    const restored = await editor.inject({ method: 'POST', url: `/staff/pages/${id}/restore`, payload });
    expect(restored.json().document.containers).toHaveProperty('a');
    expect(await kept()).toEqual(['a']);
  });

  test('one resolves and reopens one’s own thread, and a publisher any', async () => {
    const id = await aPage();
    const thread = await started(id);
    for (const act of ['resolve', 'reopen'] as const)
      expect(codeOf(await decide(id, thread, act, editor))).toEqual([403, 'not-allowed']);
    expect((await decide(id, thread, 'resolve', viewer)).json()).toMatchObject({ resolvedBy: 'Zofia Lniana' });
    expect((await listed(id)).items).toEqual([]);
    const [done] = (await listed(id, editor, 'resolved')).items;
    expect(done).toMatchObject({ id: thread.id, mayResolve: false });
    expect(codeOf(await answer(id, thread, { text: 'Po czasie' }))).toEqual([409, 'comment-thread-resolved']);
    expect((await decide(id, thread, 'reopen', publisher)).json()).not.toHaveProperty('resolvedAt');
    await answer(id, thread, { text: 'Jeszcze nie' });
    expect(codeOf(await decide(id, thread, 'resolve', publisher))).toEqual([409, 'comment-thread-changed']);
    const [now] = (await listed(id)).items;
    expect((await decide(id, now, 'resolve', publisher)).statusCode).toBe(200);
  });

  test('one deletes one’s own comment, and a publisher any', async () => {
    const id = await aPage();
    const thread = await started(id);
    const [question] = thread.comments;
    const reply = (await answer(id, thread, { text: 'Skrócone' })).json().comments[1];
    expect(codeOf(await remove(id, thread, question, editor))).toEqual([403, 'not-allowed']);
    expect((await remove(id, thread, question, viewer)).statusCode).toBe(204);
    const [left] = (await listed(id)).items;
    expect(left.comments).toMatchObject([
      { text: '', isDeleted: true, mayDelete: false },
      { text: 'Skrócone', isDeleted: false },
    ]);
    expect((await remove(id, thread, reply, publisher)).statusCode).toBe(204);
    expect((await listed(id)).items).toEqual([]);
    expect(codeOf(await remove(id, thread, reply, publisher))).toEqual([404, 'comment-thread-missing']);
  });

  test('one edits one’s own comment and nobody else’s, and the log has no word of it', async () => {
    const id = await aPage();
    const thread = await started(id);
    await answer(id, thread, { text: 'Skrócę' });
    const edit = (text: string, by: StaffClient) =>
      by.inject({ method: 'PATCH', url: urlOf(id, `/${thread.id}/comments/${thread.id}`), payload: { text } });
    for (const other of [editor, publisher]) expect((await edit('Nie moje', other)).statusCode).toBe(403);
    for (const text of ['', '   ', 'x'.repeat(2001)]) expect((await edit(text, viewer)).statusCode, text).toBe(422);
    const edited = await edit('  Za długie na telefon  ', viewer);
    expect(edited.json().comments).toMatchObject([
      { text: 'Za długie na telefon', editedAt: expect.any(String), mayEdit: true },
      { text: 'Skrócę', mayEdit: false },
    ]);
    expect(edited.json().comments[1]).not.toHaveProperty('editedAt');
    const admin = await signedIn(app, 'admin');
    const log = await admin.inject({ url: '/staff/audit?pageSize=100' });
    expect(log.body).toContain('PATCH /staff/pages/:id/comment-threads/:threadId/comments/:commentId');
    expect(log.body).not.toContain('na telefon');
    const resolved = { id: thread.id, comments: edited.json().comments } as Thread;
    expect((await decide(id, resolved, 'resolve', viewer)).json().comments[0]).toMatchObject({ mayEdit: false });
    expect(codeOf(await edit('Inaczej', viewer))).toEqual([409, 'comment-thread-resolved']);
  });

  test('refuses empty and endless words, ids of other kinds, and what is not there', async () => {
    const id = await aPage();
    const thread = await started(id);
    for (const text of ['', '  \n ', 'x'.repeat(2001)]) {
      expect((await start(id, { text })).statusCode, text).toBe(422);
      expect((await answer(id, thread, { text })).statusCode, text).toBe(422);
    }
    expect((await start(id, { text: 'Długo', moduleId: 'x'.repeat(65) })).statusCode).toBe(422);
    for (const moduleId of ['constructor', '__proto__'])
      expect(codeOf(await start(id, { text: 'Co to', moduleId }))).toEqual([422, 'comment-module-missing']);
    expect((await start(id, { text: 'Numer' }, viewer, '1')).statusCode).toBe(422);
    expect(codeOf(await start(999_999, { text: 'Nigdzie' }))).toEqual([404, 'page-not-found']);
    expect((await editor.inject({ url: urlOf(999_999) })).statusCode).toBe(404);
    const missing = { ...thread, id: randomUUID() };
    for (const refused of [
      await answer(id, missing, { text: 'Gdzie' }),
      await decide(id, missing, 'reopen', publisher),
    ])
      expect(codeOf(refused)).toEqual([404, 'comment-thread-missing']);
  });

  test('neither readers, nor copies, nor exports of a page have its threads, and they go with it', async () => {
    const id = await aPage();
    await start(id, { moduleId: 'a', text: 'Tajemnica redakcji' });
    await publish(id, 1);
    const opened = (await editor.inject({ url: `/staff/pages/${id}` })).json();
    const read = await app.inject(`/registry${opened.page.urlPath}`);
    expect(read.json().data.containers).toHaveProperty('a');
    const exported = await editor.inject({ url: `/staff/pages/export?ids=${id}` });
    expect(exported.json().pages).toHaveLength(1);
    for (const { body } of [read, exported]) expect(body).not.toContain('Tajemnica');
    expect((await app.inject(urlOf(id))).statusCode).toBe(401);

    const { document } = opened;
    const payload = { type: 'page', title: 'Kopia', urlPath: `/kopia-${id}`, document };
    const copy = (await editor.inject({ method: 'POST', url: '/staff/pages', payload })).json().page;
    expect((await listed(copy.id)).items).toEqual([]);

    await publisher.inject({ method: 'POST', url: `/staff/pages/${id}/unpublish` });
    expect((await publisher.inject({ method: 'DELETE', url: `/staff/pages/${id}` })).statusCode).toBe(204);
    expect(await app.db.selectFrom('comment_thread').select('id').where('pageId', '=', id).execute()).toEqual([]);
  });

  test('the log says who wrote about which module, and not what', async () => {
    const id = await aPage();
    const thread = await started(id);
    const admin = await signedIn(app, 'admin');
    const log = (await admin.inject({ url: '/staff/audit?pageSize=1' })).json();
    expect(log.items[0]).toMatchObject({ action: 'PUT /staff/pages/:id/comment-threads/:threadId', status: 200 });
    expect(JSON.stringify(log.items[0])).toContain(thread.id);
    expect(JSON.stringify(log.items[0])).not.toContain('Za długie');
  });
});
