import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aSession, aSite, refuse } from '../../testing/fake-api.ts';
import { aWorkspaceApi, retitle, saves, showWorkspace } from './testing/show-workspace.tsx';

beforeEach(() => {
  window.open = vi.fn();
});

test('leaving with unsaved changes saves them first', async () => {
  const { api, user, router } = await showWorkspace(aWorkspaceApi());
  await retitle(user, 'Na odchodne');
  await user.click(screen.getByRole('link', { name: 'Wszystkie strony' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/pages'));
  expect(api.asked('PUT /staff/pages/7/draft')).toHaveLength(1);
});

test('leaving when saving fails asks', async () => {
  const { user, router } = await showWorkspace(
    aWorkspaceApi({ 'PUT /staff/pages/7/draft': () => refuse(422, 'page-invalid', { faults: [] }) }),
  );
  await retitle(user, 'Na odchodne');
  await user.click(screen.getByRole('link', { name: 'Wszystkie strony' }));
  await user.click(await screen.findByRole('button', { name: 'Zostań' }));
  expect(router.state.location.pathname).toBe('/pages/7');
});

test('what a lost session kept from being saved is saved after signing in again', async () => {
  const api = aWorkspaceApi({ 'PUT /staff/pages/7/draft': () => refuse(401, 'not-signed-in') });
  const { user, queries } = await showWorkspace(api);
  await retitle(user, 'Po przerwie');
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Nie zapisano – zaloguj się');
  api.on('PUT /staff/pages/7/draft', saves());
  act(() => void queries.setQueryData(['session'], { ...aSession(), csrfToken: 'csrf-2' }));
  await screen.findByText(/^Szkic zapisany/);
});

test('a change is undone and redone from the header', async () => {
  const { user } = await showWorkspace(aWorkspaceApi());
  await user.click(screen.getByRole('radio', { name: 'Iskra (u20)' }));
  await user.click(screen.getByRole('button', { name: 'Cofnij' }));
  expect((screen.getByRole('radio', { name: 'Rosa i Len' }) as HTMLInputElement).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Ponów' }));
  expect((screen.getByRole('radio', { name: 'Iskra (u20)' }) as HTMLInputElement).checked).toBe(true);
});

test('who may only read changes nothing', async () => {
  await showWorkspace(aWorkspaceApi({ 'GET /staff/session': () => ({ body: aSession('viewer') }) }));
  expect(screen.getByText('Twoja rola pozwala tylko czytać tę stronę.')).toBeTruthy();
  expect((screen.getByLabelText('Tytuł strony') as HTMLInputElement).readOnly).toBe(true);
});

test('the panel of modules is folded away by a key, but not by one who writes', async () => {
  const { user } = await showWorkspace(aWorkspaceApi());
  const fold = () => screen.queryByRole('button', { name: 'Zwiń panel' });
  // Without a width to go by, jsdom has room for the panel.
  expect(fold()).toBeTruthy();
  await user.click(screen.getByLabelText('Tytuł strony'));
  await user.keyboard('[[');
  expect(fold()).toBeTruthy();
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('[[');
  expect(fold()).toBeNull();
  expect(screen.queryByRole('searchbox', { name: 'Szukaj modułu lub sekcji' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Układ' }));
  expect(screen.getByRole('tab', { name: 'Układ', selected: true })).toBeTruthy();
  expect(fold()).toBeTruthy();
});

test('“?” lists the keys, and is a question mark in a field', async () => {
  const { user } = await showWorkspace(aWorkspaceApi());
  await user.type(screen.getByLabelText('Tytuł strony'), 'Kto?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(document.body);
  await user.keyboard('?');
  const list = within(screen.getByRole('dialog', { name: 'Skróty klawiszowe' }));
  expect(list.getByText('Przenieś klawiaturą').nextElementSibling?.textContent).toBe('M');
  expect(list.getByText('Publikuj').nextElementSibling?.textContent).toBe('Ctrl+Shift+Enter');
});

test('where there are several sites the header says of which one the page is', async () => {
  const english = { ...aSite(), id: 2, code: 'en', name: 'Rosa & Linen' };
  const { unmount } = await showWorkspace(
    aWorkspaceApi({ 'GET /staff/sites': () => ({ body: { items: [aSite(), english] } }) }),
  );
  expect(await screen.findByText('pl · /o-nas')).toBeTruthy();
  unmount();
  await showWorkspace(aWorkspaceApi());
  expect(await screen.findByText('/o-nas')).toBeTruthy();
});
