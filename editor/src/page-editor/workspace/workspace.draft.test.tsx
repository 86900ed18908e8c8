import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findAlert } from '../../testing/alerts.ts';
import { refuse } from '../../testing/fake-api.ts';
import { aWorkspaceApi, retitle, saves, showWorkspace } from './testing/show-workspace.tsx';

beforeEach(() => {
  window.open = vi.fn();
});

describe('the draft', () => {
  test('is saved by itself, and its time is told', async () => {
    const { api, user } = await showWorkspace(aWorkspaceApi());
    await retitle(user, 'O naszym domu');
    expect(screen.getByText('Niezapisane zmiany')).toBeTruthy();
    await screen.findByText('Szkic zapisany 13:04');
    // Whoever types slowly is saved in between.
    const saved = api.asked('PUT /staff/pages/7/draft').map(({ body }) => body);
    expect(saved[0]).toMatchObject({ version: 3 });
    expect(saved.at(-1)).toMatchObject({ document: { title: 'O naszym domu' } });
  });

  test('is saved at once with Ctrl+S', async () => {
    const { api, user } = await showWorkspace(aWorkspaceApi());
    await retitle(user, 'Dom');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(api.asked('PUT /staff/pages/7/draft')).toHaveLength(1));
  });

  test('that the server cannot take says why, and that the changes are still here', async () => {
    const fault = { path: '/containers', rule: 'page-size', message: 'Strona ma 1001 modułów.' };
    const api = aWorkspaceApi({ 'PUT /staff/pages/7/draft': () => refuse(422, 'page-invalid', { faults: [fault] }) });
    const { user } = await showWorkspace(api);
    await retitle(user, 'X');
    await user.keyboard('{Control>}s{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Pokaż' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Do poprawy' }));
    expect(dialog.getByText('Strona ma 1001 modułów.')).toBeTruthy();
    expect(dialog.getByText('Tych zmian nie można zapisać. Są nadal w tej karcie.')).toBeTruthy();
  });

  test('without network waits, and is saved when the network is back', async () => {
    const api = aWorkspaceApi({ 'PUT /staff/pages/7/draft': () => Promise.reject(new TypeError('Failed to fetch')) });
    const { user } = await showWorkspace(api);
    await retitle(user, 'Bez sieci');
    await user.keyboard('{Control>}s{/Control}');
    expect(await findAlert()).toBe('Brak sieci – zapiszę po połączeniu');
    api.on('PUT /staff/pages/7/draft', saves());
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText(/Szkic zapisany/);
  });

  test('that could not be saved is offered again when the page is opened the next time', async () => {
    const api = aWorkspaceApi({ 'PUT /staff/pages/7/draft': () => Promise.reject(new TypeError('Failed to fetch')) });
    const first = await showWorkspace(api);
    await retitle(first.user, 'Niezapisany tytuł');
    await first.user.keyboard('{Control>}s{/Control}');
    await findAlert();
    first.unmount();
    const { user } = await showWorkspace(aWorkspaceApi());
    await user.click(await screen.findByRole('button', { name: 'Odzyskaj' }));
    expect((screen.getByLabelText('Tytuł strony') as HTMLInputElement).value).toBe('Niezapisany tytuł');
  });
});
