import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aDocument, aHeading } from '../../testing/a-document.ts';
import { aPageForEditing, aSession, listOf, refuse } from '../../testing/fake-api.ts';
import { anOpenedPage, aWorkspaceApi, NOON, showWorkspace, writesIn } from './testing/show-workspace.tsx';

beforeEach(() => {
  window.open = vi.fn();
});

describe('versions', () => {
  const revision = (number: number, change = {}) => ({
    id: `r${number}`,
    number,
    createdAt: NOON,
    createdBy: 'Ola',
    isPublished: false,
    isDraft: false,
    ...change,
  });
  const history = () =>
    aWorkspaceApi({
      'GET /staff/pages/7/revisions': () => listOf([revision(2, { isPublished: true, isDraft: true }), revision(1)]),
      'GET /staff/pages/7/revisions/r1': () => ({
        body: { document: { ...anOpenedPage().document, title: 'Dawniej' } },
      }),
      'POST /staff/pages/7/restore': () => ({ body: earlier() }),
      'POST /staff/pages/7/rollback': () => ({ body: earlier() }),
    });
  const earlier = () => aPageForEditing({ ...anOpenedPage().document, title: 'Dawniej' }, { version: 6 });

  test('are listed with who, when and what the shop shows', async () => {
    const { user } = await showWorkspace(history());
    await user.click(screen.getByRole('button', { name: 'Wersje' }));
    const panel = within(screen.getByRole('region', { name: 'Wersje strony' }));
    const items = await panel.findAllByRole('listitem');
    expect(items[0]?.textContent).toContain('Wersja 2W sklepieSzkic');
    expect(items[1]?.textContent).toContain('Ola');
    expect(panel.getAllByRole('button', { name: /^Przywróć/ })).toHaveLength(2);
  });

  test('the draft beside what the shop shows cannot be restored to itself', async () => {
    const api = history();
    api.on('GET /staff/pages/7/revisions', () =>
      listOf([revision(2, { isDraft: true }), revision(1, { isPublished: true })]),
    );
    const { user } = await showWorkspace(api);
    await user.click(screen.getByRole('button', { name: 'Wersje' }));
    const panel = within(screen.getByRole('region', { name: 'Wersje strony' }));
    const [draft] = await panel.findAllByRole('listitem');
    expect(within(draft as HTMLElement).queryByRole('button', { name: /^Przywróć/ })).toBeNull();
  });

  test('an older one becomes the draft after one more question, by an editor’s hand too', async () => {
    const api = history();
    api.on('GET /staff/session', () => ({ body: aSession('editor') }));
    const { user } = await showWorkspace(api);
    await user.click(screen.getByRole('button', { name: 'Wersje' }));
    const restore = await screen.findAllByRole('button', { name: 'Przywróć jako szkic' });
    expect(restore).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Przywróć i opublikuj' })).toBeNull();
    await user.click(restore[0] as HTMLElement);
    const question = within(screen.getByRole('alertdialog', { name: 'Przywrócić wersję 1?' }));
    await user.click(question.getByRole('button', { name: 'Przywróć jako szkic' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dawniej' })).toBeTruthy();
    expect(api.asked('POST /staff/pages/7/restore')[0]?.body).toEqual({ revisionId: 'r1', version: 3 });
    expect(api.asked('POST /staff/pages/7/rollback')).toEqual([]);
  });

  test('undo leads back from an older one to what was there before', async () => {
    const { api, user } = await showWorkspace(history());
    await user.click(screen.getByRole('button', { name: 'Wersje' }));
    await user.click(await screen.findByRole('button', { name: 'Przywróć jako szkic' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Przywrócić wersję 1?' }));
    await user.click(question.getByRole('button', { name: 'Przywróć jako szkic' }));
    await screen.findByRole('heading', { level: 1, name: 'Dawniej' });
    const listed = api.asked('GET /staff/pages/7/revisions').length;
    await user.click(screen.getByRole('button', { name: 'Cofnij' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'O nas' })).toBeTruthy();
    // What undo saves is one more version of the list.
    await waitFor(() => expect(api.asked('GET /staff/pages/7/revisions').length).toBeGreaterThan(listed));
  });

  test('an older one is restored and published in one act by a publisher', async () => {
    const { api, user } = await showWorkspace(history());
    await user.click(screen.getByRole('button', { name: 'Wersje' }));
    await user.click(await screen.findByRole('button', { name: 'Przywróć i opublikuj' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Przywrócić i opublikować wersję 1?' }));
    await user.click(question.getByRole('button', { name: 'Przywróć i opublikuj' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dawniej' })).toBeTruthy();
    expect(api.asked('POST /staff/pages/7/rollback')[0]?.body).toEqual({ revisionId: 'r1', version: 3 });
  });

  test('an older one with faults is not published, and says why', async () => {
    const fault = { path: '/title', rule: 'minLength', message: 'Pole nie może być puste.' };
    const api = history();
    api.on('POST /staff/pages/7/rollback', () => refuse(422, 'page-invalid', { faults: [fault] }));
    const { user } = await showWorkspace(api);
    await user.click(screen.getByRole('button', { name: 'Wersje' }));
    await user.click(await screen.findByRole('button', { name: 'Przywróć i opublikuj' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Przywróć i opublikuj' }));
    expect(await screen.findByText('Strona, Tytuł strony:')).toBeTruthy();
  });

  test('an older one is looked at without changing anything', async () => {
    const { api, user } = await showWorkspace(history());
    await user.click(screen.getByRole('button', { name: 'Wersje' }));
    await user.click((await screen.findAllByRole('button', { name: 'Podgląd' })).at(-1) as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Podgląd wersji 1' })).toBeTruthy();
    expect(writesIn(api)).toEqual([]);
  });

  test('any two are compared, the older one first', async () => {
    const api = history();
    const documentOf = (text: string) => aDocument({ main: [aHeading('witaj', { text })] });
    api.on('GET /staff/pages/7/revisions', () => listOf([revision(3, { isDraft: true }), revision(2), revision(1)]));
    api.on('GET /staff/pages/7/revisions/r1', () => ({ body: { document: documentOf('Len') } }));
    api.on('GET /staff/pages/7/revisions/r2', () => ({ body: { document: documentOf('Rosa') } }));
    const { user } = await showWorkspace(api);
    await user.click(screen.getByRole('button', { name: 'Wersje' }));
    await user.click((await screen.findAllByRole('button', { name: 'Porównaj…' }))[1] as HTMLElement);
    expect(screen.getByText('Wybierz wersję, z którą porównać wersję 2.')).toBeTruthy();
    const others = screen.getAllByRole('button', { name: /^Porównaj z\swersją 2$/ });
    expect(others).toHaveLength(2);
    await user.click(others[1] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: /^Wersja 1 i\swersja 2$/ }));
    expect((await dialog.findByText('Zmieniono')).parentElement?.textContent).toContain('Nagłówek „Rosa”Tekst');
    expect(screen.queryByText(/^Wybierz wersję/)).toBeNull();
    expect(writesIn(api)).toEqual([]);
  });

  test('a comparison that was begun is given up', async () => {
    const { user } = await showWorkspace(history());
    await user.click(screen.getByRole('button', { name: 'Wersje' }));
    await user.click((await screen.findAllByRole('button', { name: 'Porównaj…' }))[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Anuluj' }));
    expect(screen.getAllByRole('button', { name: 'Porównaj…' })).toHaveLength(2);
  });

  test('the buttons of each are told apart by its title', async () => {
    const { user } = await showWorkspace(history());
    await user.click(screen.getByRole('button', { name: 'Wersje' }));
    const buttons = await screen.findAllByRole('button', { name: 'Podgląd', description: /^Wersja \d+$/ });
    expect(new Set(buttons.map((button) => button.getAttribute('aria-describedby'))).size).toBe(buttons.length);
    expect(buttons.length).toBeGreaterThan(1);
  });
});
