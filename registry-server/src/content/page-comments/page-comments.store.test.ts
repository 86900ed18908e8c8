import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Db } from '../../database/dialects.ts';
import { createStaffUsersStore } from '../../identity/staff/users.store.ts';
import { aDocument } from '../../testing/a-document.ts';
import { aSite } from '../../testing/a-site.ts';
import { dialects } from '../../testing/dialects.ts';
import { openConnections } from '../../testing/open-connections.ts';
import { createPagesStore } from '../pages/pages.store.ts';
import { createSitesStore } from '../sites/index.ts';
import { CommentMissing, CommentThreadResolved } from './page-comments.errors.ts';
import {
  type CommentThread,
  createPageCommentsStore,
  MOST_COMMENTS,
  MOST_OPEN_THREADS,
} from './page-comments.store.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

async function aStore(db: Db) {
  const { site } = await createSitesStore(db).save(aSite());
  const pages = createPagesStore(db);
  const users = createStaffUsersStore(db);
  const comments = createPageCommentsStore(db);
  let count = 0;
  const aPage = async () => {
    count += 1;
    const page = { siteId: site.id, type: 'page', slug: `strona-${count}`, isTemplate: false } as const;
    return (await pages.create({ ...page, document: aDocument() }, 'Zofia')).id;
  };
  const aPerson = async (name: string) => {
    const email = `${randomUUID()}@rosailen.example`;
    const { id } = await users.create({ email, name, role: 'editor', passwordHash: '', createdAt: NOW });
    return { id, name };
  };
  const zofia = await aPerson('Zofia');
  const adam = await aPerson('Adam');
  const start = (pageId: number, text = 'Za długie', now = NOW) =>
    comments.start({ id: randomUUID(), pageId, module: { id: 'a', driver: 'hero' }, text }, { staff: zofia, now });
  const answer = (thread: CommentThread, text: string, id: string = randomUUID()) =>
    comments.answer({ pageId: thread.pageId, threadId: thread.id }, { id, text }, { staff: adam, now: NOW });
  const resolve = (thread: CommentThread, now = NOW) =>
    comments.resolve(at(thread), thread.comments.at(-1)?.id ?? '', { staff: adam, now });
  const countRows = async () => {
    const threads = await db.selectFrom('comment_thread').select('id').execute();
    const rows = await db.selectFrom('page_comment').select('id').execute();
    return [threads.length, rows.length];
  };
  const forget = (id: number) => db.deleteFrom('staff_user').where('id', '=', id).execute();
  const connect = (count: number) => openConnections(db, count);
  return { comments, connect, pages, forget, aPage, zofia, adam, start, answer, resolve, countRows };
}

const at = ({ pageId, id }: CommentThread) => ({ pageId, threadId: id });
const textsOf = (thread: CommentThread | undefined) => thread?.comments.map(({ text }) => text);

describe.each(dialects)('comments on pages on $name', ({ openDatabase }) => {
  const open = async () => aStore(await openDatabase());

  test('threads of a page come with their comments in order, and those of another page do not', async () => {
    const { comments, aPage, start, answer } = await open();
    const [home, about] = [await aPage(), await aPage()];
    const second = await start(home, 'Drugi', later(1));
    const first = await start(home, 'Pierwszy');
    await start(about);
    await answer(first, 'Tak');
    await answer(first, 'Już');
    const threads = await comments.listOpen(home);
    expect(threads.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(threads.map(textsOf)).toEqual([['Pierwszy', 'Tak', 'Już'], ['Drugi']]);
    expect(threads[0]).toMatchObject({ moduleId: 'a', driver: 'hero', startedAt: NOW, resolvedAt: null });
    expect(threads[0]?.comments.map(({ author }) => author)).toEqual(['Zofia', 'Adam', 'Adam']);
  });

  test('what is sent twice has one effect', async () => {
    const { comments, aPage, zofia, answer, countRows } = await open();
    const thread = { id: randomUUID(), pageId: await aPage(), text: 'Za długie' };
    const act = { staff: zofia, now: NOW };
    const started = await comments.start(thread, act);
    expect(await comments.start(thread, act)).toEqual(started);
    const id = randomUUID();
    const [one, other] = await Promise.all([answer(started, 'Skrócę', id), answer(started, 'Skrócę', id)]);
    expect([textsOf(one), textsOf(other)]).toEqual(Array(2).fill(['Za długie', 'Skrócę']));
    expect(await countRows()).toEqual([1, 2]);
  });

  test('an id of another page or another thread names nothing here', async () => {
    const { comments, aPage, zofia, start, answer } = await open();
    const [home, about] = [await aPage(), await aPage()];
    const [ours, theirs] = [await start(home), await start(about)];
    const again = comments.start({ id: ours.id, pageId: about, text: 'Moje' }, { staff: zofia, now: NOW });
    await expect(again).rejects.toMatchObject({ code: 'comment-missing' });
    await expect(answer(theirs, 'Moje', ours.id)).rejects.toMatchObject({ code: 'comment-missing' });
    const foreign = { pageId: about, threadId: ours.id };
    await expect(comments.reopen(foreign)).rejects.toMatchObject({ code: 'comment-thread-missing' });
    await expect(comments.removeComment(foreign, ours.id, NOW)).rejects.toMatchObject({
      code: 'comment-thread-missing',
    });
    await expect(comments.removeComment(at(theirs), ours.id, NOW)).rejects.toMatchObject({ code: 'comment-missing' });
    expect(await comments.find(foreign)).toBeUndefined();
  });

  test('a comment that was answered leaves its place, the last one leaves nothing, and a thread ends with its last', async () => {
    const { comments, aPage, start, answer, countRows } = await open();
    const thread = await start(await aPage());
    await answer(thread, 'Tak');
    const [question, reply] = (await answer(thread, 'Już')).comments;
    if (!question || !reply) throw new Error('two comments were written');
    expect(textsOf(await comments.removeComment(at(thread), question.id, later(1)))).toEqual(['', 'Tak', 'Już']);
    expect(textsOf(await comments.removeComment(at(thread), reply.id, later(2)))).toEqual(['', '', 'Już']);
    const last = (await comments.find(at(thread)))?.comments.at(-1)?.id ?? '';
    expect(await comments.removeComment(at(thread), last, later(3))).toBeUndefined();
    expect(await countRows()).toEqual([0, 0]);
    await expect(comments.removeComment(at(thread), last, later(3))).rejects.toMatchObject({
      code: 'comment-thread-missing',
    });
  });

  test('one’s words are changed while the thread is open, also when others have answered them', async () => {
    const { comments, aPage, start, answer, resolve } = await open();
    const thread = await start(await aPage());
    const answered = await answer(thread, 'Skrócę');
    const edit = (text: string, seconds: number, id = thread.id) =>
      comments.edit(at(thread), { id, text }, later(seconds));
    const edited = await edit('Za długie na telefon', 60);
    expect(edited.comments.map(({ text, editedAt }) => [text, editedAt])).toEqual([
      ['Za długie na telefon', later(60)],
      ['Skrócę', null],
    ]);
    // Sent twice it was changed once, and so it is after the thread was resolved.
    expect((await edit('Za długie na telefon', 90)).comments[0]?.editedAt).toEqual(later(60));
    await resolve(answered);
    expect((await edit('Za długie na telefon', 120)).comments[0]?.editedAt).toEqual(later(60));
    await expect(edit('Jeszcze inaczej', 120)).rejects.toBeInstanceOf(CommentThreadResolved);
    await comments.reopen(at(thread));
    await comments.removeComment(at(thread), thread.id, later(150));
    await expect(edit('Jeszcze inaczej', 180)).rejects.toBeInstanceOf(CommentMissing);
    await expect(edit('Jeszcze inaczej', 180, randomUUID())).rejects.toBeInstanceOf(CommentMissing);
  });

  test('nobody resolves what they have not read', async () => {
    const { comments, aPage, start, answer, resolve } = await open();
    const read = await start(await aPage());
    const answered = await answer(read, 'Jeszcze jedno');
    await expect(resolve(read)).rejects.toMatchObject({ code: 'comment-thread-changed' });
    const resolved = await resolve(answered, later(60));
    expect(resolved).toMatchObject({ resolvedBy: 'Adam', resolvedAt: later(60) });
    // Who comes second finds it done, by whom it was done.
    expect(await resolve(read, later(90))).toEqual(resolved);
    await expect(answer(read, 'Po czasie')).rejects.toMatchObject({ code: 'comment-thread-resolved' });
    expect(await comments.reopen(at(read))).toMatchObject({ resolvedAt: null, resolvedBy: null });
    expect(textsOf(await answer(read, 'Wraca'))).toHaveLength(3);
  });

  test('resolved threads are listed by pages, those first that were resolved last', async () => {
    const { comments, aPage, start, resolve } = await open();
    const home = await aPage();
    for (const second of [1, 2, 3]) await resolve(await start(home, `Wątek ${second}`), later(second));
    await start(home, 'Otwarty');
    const first = await comments.listResolved(home, { page: 1, pageSize: 2 });
    expect(first.items.map(textsOf)).toEqual([['Wątek 3'], ['Wątek 2']]);
    const second = await comments.listResolved(home, { page: 2, pageSize: 2 });
    expect([second.total, second.items.map(textsOf)]).toEqual([3, [['Wątek 1']]]);
    expect((await comments.listOpen(home)).map(textsOf)).toEqual([['Otwarty']]);
  });

  test('people at a limit are not all let in, and reopening counts, too', async () => {
    const { comments, connect, aPage, start, answer, resolve } = await open();
    const home = await aPage();
    const done = await resolve(await start(home));
    for (let at = 1; at < MOST_OPEN_THREADS; at += 1) await start(home);
    await connect(4);
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => start(home)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await comments.listOpen(home)).toHaveLength(MOST_OPEN_THREADS);
    await expect(comments.reopen(at(done))).rejects.toMatchObject({ code: 'too-many-comment-threads' });

    const thread = (await comments.listOpen(home))[0];
    if (!thread) throw new Error('there are open threads');
    for (let at = 2; at < MOST_COMMENTS; at += 1) await answer(thread, 'I jeszcze');
    const answers = await Promise.allSettled([1, 2, 3, 4].map(() => answer(thread, 'Ostatni')));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('threads go with their page, and stay under a name when the person is gone', async () => {
    const { comments, pages, forget, aPage, zofia, start, countRows } = await open();
    const [home, about] = [await aPage(), await aPage()];
    await start(home);
    await start(about);
    await pages.remove(home);
    expect(await countRows()).toEqual([1, 1]);
    await forget(zofia.id);
    const [thread] = await comments.listOpen(about);
    expect(thread).toMatchObject({ startedById: null, comments: [{ author: 'Zofia', authorId: null }] });
    await expect(start(home)).rejects.toMatchObject({ code: 'page-not-found' });
  });
});
