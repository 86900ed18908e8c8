import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Redirect } from '../../api/content/redirects.ts';
import { aSite, createFakeApi, type FakeApi, listOf, refuse } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { NewRedirectScreen, RedirectScreen } from './redirect-screen.tsx';
import { RedirectsScreen } from './redirects-screen.tsx';

const aRedirect = (change: Partial<Redirect> = {}): Redirect => ({
  id: 5,
  site: 'pl',
  from: '/stary',
  to: '/nowy',
  code: 301,
  updatedAt: '2026-11-20T11:04:00.000Z',
  ...change,
});
const show = (api: FakeApi, path: string) =>
  renderWithApi(
    <Routes>
      <Route path="/redirects" element={<RedirectsScreen />} />
      <Route path="/redirects/new" element={<NewRedirectScreen />} />
      <Route path="/redirects/:id" element={<RedirectScreen />} />
    </Routes>,
    { api, path },
  );
const anApi = (...redirects: Redirect[]) =>
  createFakeApi({
    'GET /staff/redirects': () => listOf(redirects, redirects.length && 60),
    'GET /staff/redirects/5': () => ({ body: aRedirect() }),
  });
const withTwoSites = (api: FakeApi) => {
  const english = { ...aSite(), id: 2, code: 'en', name: 'Rosa and Flax', isDefault: true };
  api.on('GET /staff/sites', () => listOf([{ ...aSite(), isDefault: false }, english]));
  return api;
};

test('each redirect shows both addresses and its kind; search and pages are in the address', async () => {
  const { api, user } = show(anApi(aRedirect(), aRedirect({ id: 6, from: '/dawny', code: 302 })), '/redirects');
  const row = within(await screen.findByRole('row', { name: /stary/ }));
  expect(row.getByRole('link', { name: '/stary' }).getAttribute('href')).toBe('/redirects/5');
  expect(row.getByText('→ /nowy')).toBeTruthy();
  expect(row.getByText('Na stałe (301)')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Witryna' })).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Szukaj adresów' }), 'dawny');
  await waitFor(() => expect(api.asked('GET /staff/redirects').at(-1)?.query.get('search')).toBe('dawny'));
  await user.click(screen.getByRole('button', { name: 'Następna strona listy' }));
  await waitFor(() => expect(api.asked('GET /staff/redirects').at(-1)?.query.get('page')).toBe('2'));
});

test('of several sites each redirect says which one it is of, and the list is narrowed to one', async () => {
  const { api, user } = show(withTwoSites(anApi(aRedirect())), '/redirects');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Witryna' }), 'Rosa and Flax (en)');
  await waitFor(() => expect(api.asked('GET /staff/redirects').at(-1)?.query.get('site')).toBe('en'));
});

test('an empty list says what a redirect is for; one that does not come can be asked for again', async () => {
  const api = anApi();
  const { user } = show(api, '/redirects');
  expect(await screen.findByText('Nie ma jeszcze przekierowań')).toBeTruthy();
  api.on('GET /staff/redirects', () => refuse(500, 'internal'));
  await user.type(screen.getByRole('searchbox'), 'x');
  const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' }, { timeout: 30_000 });
  api.on('GET /staff/redirects', () => listOf([aRedirect()]));
  await user.click(again);
  expect(await screen.findByRole('link', { name: '/stary' })).toBeTruthy();
});

test('a new redirect is made and opened', async () => {
  const api = withTwoSites(anApi());
  api.on('POST /staff/redirects', () => ({ status: 201, body: aRedirect({ code: 308, site: 'en' }) }));
  const { user, router } = show(api, '/redirects/new');
  await user.click(await screen.findByRole('button', { name: 'Utwórz przekierowanie' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Stary adres'));
  await user.type(screen.getByLabelText('Stary adres'), 'stary');
  await user.type(screen.getByLabelText('Nowy adres'), '/nowy');
  await user.selectOptions(screen.getByLabelText('Rodzaj'), 'Na stałe, z tą samą metodą (308)');
  await user.click(screen.getByRole('button', { name: 'Utwórz przekierowanie' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/redirects/5'));
  // The default site is suggested, wherever it stands in the list.
  expect(api.asked('POST /staff/redirects').map(({ body }) => body)).toEqual([
    { site: 'en', from: '/stary', to: '/nowy', code: 308 },
  ]);
});

test('a loop or a chain is told in a sentence at its field, and what was typed stays', async () => {
  const api = anApi();
  const message = 'Ten adres sam prowadzi dalej, do „/dalej”. Podaj od razu tamten.';
  api.on('PUT /staff/redirects/5', () =>
    refuse(422, 'input-invalid', { faults: [{ path: '/to', rule: 'redirect-chain', message }] }),
  );
  const { user } = show(api, '/redirects/5');
  const to = (await screen.findByLabelText('Nowy adres')) as HTMLInputElement;
  await user.clear(to);
  await user.type(to, '/stary');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(screen.getByText('Adres nie może prowadzić sam do siebie')).toBeTruthy();
  expect(api.asked('PUT /staff/redirects/5')).toEqual([]);
  await user.type(to, '-2');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect([to.getAttribute('aria-invalid'), to.value]).toEqual(['true', '/stary-2']);
  expect(document.activeElement).toBe(to);
});

test('a redirect is removed after one more question, unsaved changes and all', async () => {
  const api = anApi(aRedirect());
  api.on('DELETE /staff/redirects/5', () => ({ status: 204 }));
  const { user, router } = show(api, '/redirects/5');
  await user.type(await screen.findByLabelText('Nowy adres'), '!');
  await user.click(screen.getByRole('button', { name: 'Usuń' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Usuń' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/redirects'));
  expect(api.asked('DELETE /staff/redirects/5')).toHaveLength(1);
});
