import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '../../fastify-app.ts';
import type { PageNews } from '../../mail/index.ts';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';
import { GATHERING_MS } from './record-notices.ts';

describe.each(dialects)('mails about the work at pages on $name', (dialect) => {
  let app: App;
  let ewa: StaffClient;
  let jan: StaffClient;
  let ola: StaffClient;

  beforeAll(async () => {
    app = await buildTestApp(dialect, { env: { EDITOR_URL: 'https://redakcja.example/editor/' } });
  });
  beforeEach(async () => {
    await app.db.deleteFrom('page_notice').execute();
    await app.db.deleteFrom('mail_outbox').execute();
    // Those of another test may publish, too.
    await app.db.updateTable('staff_user').set({ isActive: false }).execute();
    ewa = await person('editor', 'Ewa Lniana');
    jan = await person('publisher', 'Jan Różany');
    ola = await person('viewer', 'Ola Polna');
  });

  async function person(role: 'viewer' | 'editor' | 'publisher', name: string): Promise<StaffClient> {
    const client = await signedIn(app, role);
    await app.db.updateTable('staff_user').set({ name }).where('id', '=', client.user.id).execute();
    return client;
  }
  let count = 0;
  async function aPage(title = 'Zima'): Promise<number> {
    count += 1;
    const document = aDocument({ title }, aPlaced('a', 'heading'));
    const payload = { type: 'page', title, urlPath: `/zima-${count}`, document };
    const made = await ewa.inject({ method: 'POST', url: '/staff/pages', payload });
    expect(made.statusCode, made.body).toBe(201);
    return made.json().page.id;
  }
  const ok = async (by: StaffClient, method: 'PUT' | 'POST' | 'DELETE' | 'PATCH', url: string, payload?: object) => {
    const answer = await by.inject({ method, url, ...(payload && { payload }) });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer;
  };
  const ask = (id: number, note = '', version = 1) =>
    ok(ewa, 'PUT', `/staff/pages/${id}/publication-request`, { version, note });
  const sendBack = async (id: number, reply: string) => {
    const { askedAt } = (await jan.inject({ url: `/staff/pages/${id}/publication-request` })).json();
    await ok(jan, 'POST', `/staff/pages/${id}/publication-request/return`, { askedAt, reply });
  };
  const publish = (id: number, by = jan, version = 1) => ok(by, 'POST', `/staff/pages/${id}/publish`, { version });
  const threadsOf = (id: number) => `/staff/pages/${id}/comment-threads`;
  async function start(id: number, by: StaffClient, text: string): Promise<string> {
    const thread = randomUUID();
    await ok(by, 'PUT', `${threadsOf(id)}/${thread}`, { text, moduleId: 'a' });
    return thread;
  }
  async function answer(id: number, thread: string, by: StaffClient, text: string): Promise<string> {
    const comment = randomUUID();
    await ok(by, 'PUT', `${threadsOf(id)}/${thread}/comments/${comment}`, { text });
    return comment;
  }
  const resolve = (id: number, thread: string, lastCommentId: string, by: StaffClient) =>
    ok(by, 'POST', `${threadsOf(id)}/${thread}/resolve`, { lastCommentId });

  const later = () => new Date(Date.now() + GATHERING_MS);
  /** What each person is written once the mails have waited for more. */
  async function mails(now = later()): Promise<{ to: string; language: string; news: PageNews[] }[]> {
    await app.pageNotices.sendDue(now);
    const rows = await app.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
    const names = new Map([ewa, jan, ola].map(({ user }, index) => [user.email, ['Ewa', 'Jan', 'Ola'][index]]));
    return rows.map(({ recipient, language, data }) => ({
      to: names.get(recipient) ?? recipient,
      language,
      news: (data as unknown as { news: PageNews[] }).news,
    }));
  }

  test('whoever may publish is written once that publication is asked for, however often the request is renewed', async () => {
    const id = await aPage();
    await ask(id, 'Na pierwszy grudnia.');
    await ask(id, 'Na drugi grudnia.');
    expect(await mails(new Date())).toEqual([]);
    const url = `https://redakcja.example/editor/pages/${id}`;
    const asked = { kind: 'asked', by: 'Ewa Lniana', title: 'Zima', url, text: 'Na drugi grudnia.' };
    expect(await mails()).toEqual([{ to: 'Jan', language: 'pl', news: [asked] }]);
    await ask(id, 'Jeszcze raz.');
    expect(await mails()).toHaveLength(1);
    // One that was sent back and asked for again is a request of its own.
    await sendBack(id, 'Brakuje ceny.');
    await ask(id, 'Poprawione.');
    expect((await mails()).map(({ to, news }) => [to, news[0]?.text])).toEqual([
      ['Jan', 'Na drugi grudnia.'],
      ['Jan', 'Poprawione.'],
    ]);
  });

  test('who asked is written that the page was sent back, and that it was published', async () => {
    const id = await aPage();
    await ask(id);
    await sendBack(id, 'Brakuje ceny.');
    await mails();
    await ask(id);
    await publish(id);
    expect((await mails()).map(({ to, news }) => [to, ...news.map(({ kind, by, text }) => [kind, by, text])])).toEqual([
      ['Ewa', ['returned', 'Jan Różany', 'Brakuje ceny.']],
      ['Ewa', ['published', 'Jan Różany', undefined]],
    ]);
  });

  test('nobody is written of what they did themselves, nor of a request that was taken back or fulfilled meanwhile', async () => {
    const own = await aPage();
    await ok(jan, 'PUT', `/staff/pages/${own}/publication-request`, { version: 1 });
    await publish(own);
    const taken = await aPage();
    await ask(taken);
    await ok(ewa, 'DELETE', `/staff/pages/${taken}/publication-request`);
    const removed = await aPage();
    await ask(removed);
    await ok(jan, 'DELETE', `/staff/pages/${removed}`);
    expect(await mails()).toEqual([]);
  });

  test('answers of some minutes are one mail to each who takes part, with the address of the thread', async () => {
    const id = await aPage();
    const thread = await start(id, ola, 'Za ciemne zdjęcie.');
    expect(await mails()).toEqual([]);
    await answer(id, thread, ewa, 'Rozjaśnię.');
    await answer(id, thread, ewa, 'Już.');
    const url = `https://redakcja.example/editor/pages/${id}?thread=${thread}`;
    const said = (text: string) => ({ kind: 'comment', by: 'Ewa Lniana', title: 'Zima', url, text });
    expect(await mails()).toEqual([{ to: 'Ola', language: 'pl', news: [said('Rozjaśnię.'), said('Już.')] }]);
    const last = await answer(id, thread, ola, 'Dziękuję.');
    await resolve(id, thread, last, jan);
    const [, ...rest] = await mails();
    const news = (kind: string, by: string, text?: string) =>
      expect.objectContaining({ kind, by, ...(text && { text }) });
    expect(rest).toHaveLength(2);
    expect(rest).toEqual(
      expect.arrayContaining([
        {
          to: 'Ewa',
          language: 'pl',
          news: [news('comment', 'Ola Polna', 'Dziękuję.'), news('resolved', 'Jan Różany')],
        },
        { to: 'Ola', language: 'pl', news: [news('resolved', 'Jan Różany')] },
      ]),
    );
  });

  test('a request that is sent twice is written of once', async () => {
    const id = await aPage();
    const thread = await start(id, ola, 'Za ciemne zdjęcie.');
    const comment = randomUUID();
    for (const _time of [1, 2])
      await ok(ewa, 'PUT', `${threadsOf(id)}/${thread}/comments/${comment}`, { text: 'Już.' });
    expect((await mails())[0]?.news).toHaveLength(1);
  });

  test('who asked for publication is written of what is said about the page', async () => {
    const id = await aPage();
    await ask(id);
    await start(id, jan, 'Skąd ta cena?');
    const written = await mails();
    expect(written.find(({ to }) => to === 'Ewa')?.news).toMatchObject([{ kind: 'comment', text: 'Skąd ta cena?' }]);
  });

  test('what was deleted, answered or reopened before the mail goes is not in it', async () => {
    const id = await aPage();
    const thread = await start(id, ola, 'Za ciemne zdjęcie.');
    const comment = await answer(id, thread, ewa, 'Nie chcę.');
    await ok(ewa, 'DELETE', `${threadsOf(id)}/${thread}/comments/${comment}`);
    await answer(id, thread, ewa, 'Rozjaśnię.');
    const last = await answer(id, thread, ola, 'Dziękuję.');
    await resolve(id, thread, last, ola);
    await ok(ola, 'POST', `${threadsOf(id)}/${thread}/reopen`);
    expect((await mails()).map(({ to, news }) => [to, news.map(({ text }) => text)])).toEqual([['Ewa', ['Dziękuję.']]]);
  });

  test('each may switch them off, and they come in the language of one’s forms', async () => {
    const id = await aPage();
    const switched = await ok(jan, 'PUT', '/staff/session/mails', { publication: false, comments: true });
    expect(switched.json().mails).toEqual({ publication: false, comments: true });
    expect((await ola.inject({ url: '/staff/session' })).json().mails).toEqual({ publication: true, comments: true });
    await ask(id);
    expect(await mails()).toEqual([]);
    await ok(jan, 'PUT', '/staff/session/form-language', { formLanguage: 'hu' });
    const thread = await start(id, jan, 'Skąd ta cena?');
    await answer(id, thread, ola, 'Z cennika.');
    expect((await mails()).filter(({ to }) => to === 'Jan')).toMatchObject([{ language: 'hu' }]);
    await app.db.deleteFrom('mail_outbox').execute();
    await ok(jan, 'PUT', '/staff/session/mails', { publication: true, comments: false });
    await answer(id, thread, ola, 'Z grudnia.');
    expect((await mails()).filter(({ to }) => to === 'Jan')).toEqual([]);
    expect((await jan.inject({ method: 'PUT', url: '/staff/session/mails', payload: {} })).statusCode).toBe(422);
  });

  test('nobody is written who has left, or may not publish any more', async () => {
    const id = await aPage();
    const zofia = await person('publisher', 'Zofia Len');
    await ask(id);
    await app.db.updateTable('staff_user').set({ isActive: false }).where('id', '=', jan.user.id).execute();
    await app.db.updateTable('staff_user').set({ role: 'viewer' }).where('id', '=', zofia.user.id).execute();
    expect(await mails()).toEqual([]);
    expect(await app.db.selectFrom('page_notice').select('id').execute()).toEqual([]);
  });

  test('two nodes write one mail', async () => {
    const id = await aPage();
    await ask(id);
    const other = await buildTestApp({ ...dialect, openDatabase: async () => app.db });
    await Promise.all([app.pageNotices.sendDue(later()), other.pageNotices.sendDue(later())]);
    expect(await app.db.selectFrom('mail_outbox').select('id').execute()).toHaveLength(1);
  });

  test('every screen shows on how many pages colleagues wait, and their list has the same ones', async () => {
    const waiting = async (by: StaffClient) => (await by.inject({ url: '/staff/overview/pages' })).json();
    const listed = async (by: StaffClient) =>
      (await by.inject({ url: '/staff/pages?answered=true' })).json().items.map((page: { id: number }) => page.id);
    const id = await aPage();
    const thread = await start(id, ola, 'Za ciemne zdjęcie.');
    expect([await waiting(ola), await listed(ola)]).toMatchObject([{ answered: 0 }, []]);
    await answer(id, thread, ewa, 'Rozjaśnię.');
    expect([await waiting(ola), await listed(ola)]).toMatchObject([{ answered: 1, returned: 0, toPublish: 0 }, [id]]);
    expect([await waiting(ewa), await listed(ewa)]).toMatchObject([{ answered: 0 }, []]);
    const last = await answer(id, thread, ola, 'Dziękuję.');
    expect([await waiting(ewa), await listed(ewa)]).toMatchObject([{ answered: 1 }, [id]]);
    await resolve(id, thread, last, ola);
    expect([await waiting(ewa), await listed(ewa)]).toMatchObject([{ answered: 0 }, []]);
    // On a page that I want published, I am asked also where I have written nothing yet.
    const before = (await waiting(jan)).toPublish;
    await ask(id);
    expect((await waiting(jan)).toPublish).toBe(before + 1);
    await start(id, jan, 'Skąd ta cena?');
    expect([await waiting(ewa), await listed(ewa)]).toMatchObject([{ answered: 1 }, [id]]);
    expect((await ewa.inject({ url: '/staff/overview' })).json().pages).toMatchObject({ answered: 1 });
  });
});
