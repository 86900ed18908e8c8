import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { CommentThread } from '../../api/content/page-comments.ts';
import { aDocument, aHeading } from '../../testing/a-document.ts';
import { aPageForEditing, aSession, type FakeRequest, refuse } from '../../testing/fake-api.ts';
import { forgetUnsentTexts } from '../../ui/fields/unsent-texts.ts';
import { aWorkspaceApi, retitle, saves, showWorkspace, writesIn } from './testing/show-workspace.tsx';

const ROUTE = '/staff/pages/7/comment-threads';
const NOON = '2026-11-20T12:04:00.000Z';

afterEach(() => {
  focusManager.setFocused(undefined);
  forgetUnsentTexts();
});

const aComment = (id: string, text: string, changes: object = {}) => ({
  id,
  author: 'Ola Rosa',
  text,
  createdAt: NOON,
  isMine: false,
  isDeleted: false,
  mayDelete: false,
  mayEdit: false,
  ...changes,
});
const aThread = (id: string, changes: Partial<CommentThread> = {}): CommentThread => ({
  id,
  startedAt: NOON,
  mayResolve: false,
  comments: [aComment(`${id}-1`, 'Za długie na telefon')],
  ...changes,
});
const ofModule = (id: string, moduleId: string, changes: object = {}) =>
  aThread(id, { moduleId, driver: 'heading', ...changes });

/** A registry that has these threads, open and resolved. */
function withThreads(open: readonly CommentThread[], resolved: readonly CommentThread[] = []) {
  const known = { open, resolved };
  const api = aWorkspaceApi({
    'GET /staff/session': () => ({ body: aSession('editor') }),
    [`GET ${ROUTE}`]: ({ query }: FakeRequest) => {
      const items = query.get('state') === 'resolved' ? known.resolved : known.open;
      return { body: { items, total: items.length, page: 1, pageSize: 20, maximum: 100 } };
    },
  });
  return {
    api,
    setOpen: (threads: readonly CommentThread[]) => {
      known.open = threads;
    },
  };
}

const opened = () => ({
  ...aPageForEditing(aDocument({ main: [aHeading('witaj', { text: 'Witaj' }), aHeading('zima', { text: 'Zima' })] })),
});
const show = async (api: ReturnType<typeof aWorkspaceApi>, path?: string) => {
  const page = opened();
  return showWorkspace(api, { ...page, document: { ...page.document, title: 'O nas' } }, path);
};
/** Goes through the modules of the page by the keys. */
const select = async (user: Awaited<ReturnType<typeof show>>['user'], key: 'ArrowUp' | 'ArrowDown', name: string) => {
  act(() => (document.activeElement as HTMLElement | null)?.blur());
  await user.keyboard(`{${key}}`);
  await screen.findByText(`Zaznaczono moduł Nagłówek „${name}”.`);
};
const panel = () => screen.getByRole('region', { name: 'Komentarze' });
const openPanel = async (user: Awaited<ReturnType<typeof show>>['user']) => {
  await user.click(await screen.findByRole('button', { name: /^Komentarze/ }));
  return panel();
};
const threadNames = () =>
  within(panel())
    .getAllByRole('article')
    .map((thread) => thread.getAttribute('aria-label'));
const comeBack = () =>
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });

describe('what is said', () => {
  test('stands in the order of the page; of a module that was removed it is said that it was', async () => {
    const { user } = await show(
      withThreads([ofModule('a', 'gone'), ofModule('b', 'zima'), aThread('c'), ofModule('d', 'witaj')]).api,
    );
    await user.click(await screen.findByRole('button', { name: 'Komentarze: 4 otwarte wątki' }));
    expect(threadNames()).toEqual([
      'Wątek: Cała strona, Ola Rosa',
      'Wątek: Nagłówek „Witaj”, Ola Rosa',
      'Wątek: Nagłówek „Zima”, Ola Rosa',
      'Wątek: Moduł usunięty: Nagłówek, Ola Rosa',
    ]);
  });

  test('leads to its module and stays in sight; whoever selects another module gets its form', async () => {
    const { user } = await show(withThreads([ofModule('a', 'zima')]).api);
    await openPanel(user);
    await user.click(await within(panel()).findByRole('button', { name: 'Pokaż na stronie: Nagłówek „Zima”' }));
    expect(within(panel()).getByRole('article').dataset.current).toBe('true');
    await user.click(within(panel()).getByRole('button', { name: 'Zamknij' }));
    expect(await screen.findByDisplayValue('Zima')).toBeTruthy();
    await openPanel(user);
    await select(user, 'ArrowUp', 'Witaj');
    expect(screen.queryByRole('region', { name: 'Komentarze' })).toBeNull();
    expect(await screen.findByDisplayValue('Witaj')).toBeTruthy();
  });

  test('by others is announced when the page asks again', async () => {
    const { api, setOpen } = withThreads([ofModule('a', 'zima')]);
    await show(api);
    await screen.findByRole('button', { name: 'Komentarze: 1 otwarty wątek' });
    const mine = aComment('x', 'Moje', { isMine: true, author: 'Ania' });
    setOpen([ofModule('a', 'zima', { comments: [aComment('a-1', 'Za długie'), mine] })]);
    comeBack();
    await waitFor(() => expect(api.asked(`GET ${ROUTE}`).length).toBeGreaterThan(1));
    expect(screen.queryByText(/^Nowe komentarze/)).toBeNull();
    setOpen([ofModule('a', 'zima'), aThread('b', { comments: [aComment('b-1', 'I cena', { author: 'Jan' })] })]);
    comeBack();
    expect((await screen.findByText('Nowe komentarze: Jan.')).getAttribute('role')).toBe('status');
  });
});

describe('who writes', () => {
  test('says something about the selected module by a key; what is unsaved is saved first', async () => {
    const { api, setOpen } = withThreads([]);
    api.on(`PUT ${ROUTE}/:made-up`, () => ({ body: ofModule('n', 'zima') }));
    const { user } = await show(api);
    await retitle(user, 'Zima u nas');
    await select(user, 'ArrowUp', 'Zima');
    await user.keyboard('c');
    const field = within(panel()).getByLabelText<HTMLTextAreaElement>('Komentarz do: Nagłówek „Zima”');
    expect(document.activeElement).toBe(field);
    await user.paste('  Za długie  ');
    setOpen([ofModule('n', 'zima')]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await within(panel()).findByRole('article');
    expect(field.value).toBe('');
    const written = api.requests.find(({ path }) => path.startsWith(`${ROUTE}/`));
    expect(written?.body).toEqual({ moduleId: 'zima', text: 'Za długie' });
    expect(writesIn(api).map((write) => write.split(' ')[0])).toEqual(['PUT', 'PUT']);
    expect(writesIn(api)[0]).toBe('PUT /staff/pages/7/draft');
  });

  test('sends the same comment once more under the same id, and loses nothing by a refusal or by closing', async () => {
    const { api } = withThreads([]);
    api.on(`PUT ${ROUTE}/:made-up`, () => refuse(409, 'too-many-comment-threads'));
    const { user } = await show(api);
    await openPanel(user);
    const field = () => within(panel()).getByLabelText<HTMLTextAreaElement>('Komentarz do całej strony');
    await user.click(within(panel()).getByRole('button', { name: 'Dodaj komentarz' }));
    expect(within(panel()).getByText('Napisz komentarz.')).toBeTruthy();
    await user.click(field());
    await user.paste('Brakuje ceny');
    for (const times of [1, 2]) {
      await user.click(within(panel()).getByRole('button', { name: 'Dodaj komentarz' }));
      await waitFor(() => expect(writesIn(api)).toHaveLength(times));
    }
    await within(panel()).findByText(/Otwartych wątków jest już tyle/);
    expect(new Set(writesIn(api)).size).toBe(1);
    await user.click(within(panel()).getByRole('button', { name: 'Zamknij' }));
    await openPanel(user);
    expect(field().value).toBe('Brakuje ceny');
  });

  test('says nothing about a module while the page cannot be saved', async () => {
    const { api } = withThreads([]);
    api.on('PUT /staff/pages/7/draft', () => refuse(503, 'unavailable'));
    const { user } = await show(api);
    await retitle(user, 'Zima u nas');
    await select(user, 'ArrowUp', 'Zima');
    await user.keyboard('c');
    await user.paste('Za długie');
    await user.click(within(panel()).getByRole('button', { name: 'Dodaj komentarz' }));
    await screen.findByText(/^Nie dodano komentarza/);
    expect(api.requests.some(({ path }) => path.startsWith(`${ROUTE}/`))).toBe(false);
    api.on('PUT /staff/pages/7/draft', saves());
  });

  test('answers, and only reads where a viewer may do no more', async () => {
    const { api, setOpen } = withThreads([ofModule('a', 'zima')]);
    api.on('GET /staff/session', () => ({ body: aSession('viewer') }));
    api.on(`PUT ${ROUTE}/a/comments/:made-up`, () => ({ body: ofModule('a', 'zima') }));
    const { user } = await show(api);
    await openPanel(user);
    await user.click(await within(panel()).findByRole('button', { name: 'Odpowiedz' }));
    await user.paste('Skrócę');
    const answered = [aComment('a-1', 'Za długie'), aComment('a-2', 'Skrócę', { isMine: true, author: 'Ania' })];
    setOpen([ofModule('a', 'zima', { comments: answered })]);
    await user.click(within(panel()).getByRole('button', { name: 'Wyślij odpowiedź' }));
    await within(panel()).findByText('Skrócę');
    await within(panel()).findByRole('button', { name: 'Odpowiedz' });
    expect(api.requests.find(({ path }) => path.startsWith(`${ROUTE}/a/comments/`))?.body).toEqual({ text: 'Skrócę' });
    expect(within(panel()).queryByRole('button', { name: 'Zamknij wątek' })).toBeNull();
    expect(within(panel()).queryByRole('button', { name: /^Usuń komentarz/ })).toBeNull();
  });
});

describe('who decides', () => {
  test('resolves what was read, and reads what came meanwhile', async () => {
    const { api, setOpen } = withThreads([ofModule('a', 'zima', { mayResolve: true })]);
    api.on(`POST ${ROUTE}/a/resolve`, () => refuse(409, 'comment-thread-changed'));
    const { user } = await show(api);
    await openPanel(user);
    const news = [aComment('a-1', 'Za długie'), aComment('a-2', 'Zaczekaj', { author: 'Jan' })];
    setOpen([ofModule('a', 'zima', { mayResolve: true, comments: news })]);
    await user.click(await within(panel()).findByRole('button', { name: 'Zamknij wątek' }));
    await screen.findByText(/W.tym wątku jest nowy komentarz/);
    await within(panel()).findByText('Zaczekaj');
    api.on(`POST ${ROUTE}/a/resolve`, () => ({ body: ofModule('a', 'zima') }));
    setOpen([]);
    await user.click(within(panel()).getByRole('button', { name: 'Zamknij wątek' }));
    await within(panel()).findByText('Nie ma otwartych komentarzy');
    expect(api.asked(`POST ${ROUTE}/a/resolve`).map(({ body }) => body)).toEqual([
      { lastCommentId: 'a-1' },
      { lastCommentId: 'a-2' },
    ]);
  });

  test('finds what is done, by whom, and opens it again', async () => {
    const done = ofModule('a', 'zima', { mayResolve: true, resolvedAt: NOON, resolvedBy: 'Jan' });
    const { api } = withThreads([], [done]);
    api.on(`POST ${ROUTE}/a/reopen`, () => ({ body: ofModule('a', 'zima') }));
    const { user } = await show(api);
    await openPanel(user);
    await user.click(within(panel()).getByRole('radio', { name: 'Zamknięte' }));
    await within(panel()).findByText(/^Jan: zamknięto/);
    expect(within(panel()).queryByRole('button', { name: 'Odpowiedz' })).toBeNull();
    await user.click(within(panel()).getByRole('button', { name: 'Otwórz ponownie' }));
    await screen.findByText('Wątek otwarty ponownie');
    expect(api.asked(`POST ${ROUTE}/a/reopen`)).toHaveLength(1);
  });

  test('deletes an own comment after a question; what was answered leaves its place', async () => {
    const own = aComment('a-1', 'Za długie', { isMine: true, mayDelete: true, author: 'Ania' });
    const { api, setOpen } = withThreads([ofModule('a', 'zima', { comments: [own, aComment('a-2', 'Skrócone')] })]);
    api.on(`DELETE ${ROUTE}/a/comments/a-1`, () => ({ status: 204 }));
    const { user } = await show(api);
    await openPanel(user);
    await user.click(await within(panel()).findByRole('button', { name: /^Usuń komentarz: Ania/ }));
    const question = screen.getByRole('alertdialog', { name: 'Usunąć komentarz?' });
    expect(within(question).queryByText(/zniknie cały wątek/)).toBeNull();
    const gone = aComment('a-1', '', { isDeleted: true });
    setOpen([ofModule('a', 'zima', { comments: [gone, aComment('a-2', 'Skrócone')] })]);
    await user.click(within(question).getByRole('button', { name: 'Usuń' }));
    await within(panel()).findByText('Komentarz usunięty');
    expect(within(panel()).getByText('Skrócone')).toBeTruthy();
    expect(api.asked(`DELETE ${ROUTE}/a/comments/a-1`)).toHaveLength(1);
  });
});

describe('an address with a thread', () => {
  const marked = () =>
    within(panel())
      .getAllByRole('article')
      .filter((thread) => thread.dataset.current !== undefined)
      .map((thread) => thread.dataset.thread);

  test('opens it among the others and shows its module; it stays there when it is resolved', async () => {
    const mine = ofModule('t2', 'zima', { mayResolve: true });
    const { api, setOpen } = withThreads([ofModule('t1', 'witaj'), mine], []);
    const { user } = await show(api, '/pages/7?thread=t2');
    await waitFor(() => expect(marked()).toEqual(['t2']));
    expect(screen.getByRole('radio', { name: 'Otwarte', checked: true })).toBeTruthy();
    setOpen([ofModule('t1', 'witaj')]);
    comeBack();
    await waitFor(() => expect(threadNames()).toHaveLength(1));
    expect(screen.getByRole('radio', { name: 'Otwarte', checked: true })).toBeTruthy();
    await user.click(within(panel()).getByRole('button', { name: 'Zamknij' }));
    expect(await screen.findByDisplayValue('Zima')).toBeTruthy();
  });

  test('opens a resolved one among the resolved', async () => {
    const done = ofModule('t2', 'zima', { resolvedAt: NOON, resolvedBy: 'Ola Rosa' });
    await show(withThreads([ofModule('t1', 'witaj')], [done]).api, '/pages/7?thread=t2');
    await waitFor(() => expect(marked()).toEqual(['t2']));
    expect(screen.queryByText(/już nie ma/)).toBeNull();
  });

  test('of which nothing is left says so', async () => {
    await show(withThreads([ofModule('t1', 'witaj')]).api, '/pages/7?thread=t2');
    expect(await screen.findByText(/Wątku, do którego prowadził ten adres, już nie ma/)).toBeTruthy();
  });
});

describe('one’s own comment', () => {
  const EDIT = { name: /^Zmień swój komentarz/ };
  const own = (changes: object = {}) => ({ isMine: true, mayEdit: true, ...changes });
  const threadOf = (changes: object) =>
    aThread('t1', { comments: [aComment('c1', 'Za dlugie', changes), aComment('c2', 'Skrócę')] });

  test('is edited in its place, by the keys, and then says so', async () => {
    const { api, setOpen } = withThreads([threadOf(own())]);
    api.on(`PATCH ${ROUTE}/t1/comments/c1`, () => {
      const changed = { ...threadOf(own({ text: 'Za długie', editedAt: NOON })) };
      setOpen([changed]);
      return { body: changed };
    });
    const { user } = await show(api);
    await openPanel(user);
    await user.click(await screen.findByRole('button', EDIT));
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Twój komentarz' });
    expect([document.activeElement, field.value]).toEqual([field, 'Za dlugie']);
    // Whoever forgot something goes on writing.
    expect(field.selectionStart).toBe('Za dlugie'.length);
    await user.clear(field);
    await user.keyboard('Za długie{Control>}{Enter}{/Control}');
    expect(await screen.findByText('edytowano')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Twój komentarz' })).toBeNull();
    expect(api.asked(`PATCH ${ROUTE}/t1/comments/c1`).map(({ body }) => body)).toEqual([{ text: 'Za długie' }]);
  });

  test('is left as it is by Escape, and those of others have no such button', async () => {
    const { api } = withThreads([threadOf(own())]);
    const { user } = await show(api);
    await openPanel(user);
    await user.click(await screen.findByRole('button', EDIT));
    await user.keyboard('!!!{Escape}');
    expect(screen.getByText('Za dlugie')).toBeTruthy();
    expect(screen.getAllByRole('button', EDIT)).toHaveLength(1);
    await user.click(screen.getByRole('button', EDIT));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Twój komentarz' }).value).toBe('Za dlugie');
    expect(writesIn(api)).toEqual([]);
  });
});
