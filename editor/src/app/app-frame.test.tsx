import { screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { Role } from '../api/types.ts';
import { definitionOf, loadDefinitions } from '../page-editor/definitions/index.ts';
import { aSession, createFakeApi, listOf, refuse } from '../testing/fake-api.ts';
import { renderRoutes } from '../testing/render-with-api.tsx';
import { editorRoutes } from './routes.tsx';
import { SignInGate } from './sign-in-gate.tsx';

function show(role: Role, path = '/pages', handlers = {}) {
  const api = createFakeApi({
    'GET /staff/session': () => ({ body: aSession(role) }),
    'GET /staff/users': () => listOf([]),
    ...handlers,
  });
  const gate = (
    <SignInGate signedOut={false} onSignedIn={() => {}}>
      <Outlet />
    </SignInGate>
  );
  return renderRoutes([{ element: gate, children: editorRoutes }], { api, path });
}

test.each([
  ['admin', '/overview'],
  ['publisher', '/pages'],
  ['viewer', '/pages'],
] as const)('a %s begins at %s', async (role, start) => {
  const { router } = show(role, '/');
  await waitFor(() => expect(router.state.location.pathname).toBe(start));
});

describe('the bar at the top', () => {
  const open = ['Pulpit', 'Strony', 'Biblioteka', 'Produkty', 'Promocje', 'Opinie'];
  const all = [
    'Pulpit',
    'Strony',
    'Biblioteka',
    'Zamówienia',
    'Produkty',
    'Promocje',
    'Opinie',
    'Klienci',
    'Ustawienia',
  ];
  test.each([
    ['viewer', open],
    ['publisher', open],
    ['admin', all],
  ] as const)('shows a %s where they may go', async (role, places) => {
    show(role);
    const nav = await screen.findByRole('navigation', { name: 'Główna nawigacja' });
    expect([...nav.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(places);
  });

  test('leads to each place', async () => {
    const { user, router } = show('admin');
    await user.click(await screen.findByRole('link', { name: 'Ustawienia' }));
    await user.click(await screen.findByRole('link', { name: 'Ludzie' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Ludzie/ })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/people');
    expect(screen.getByRole('link', { name: 'Ustawienia' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Ludzie' }).getAttribute('aria-current')).toBe('page');
  });

  test('shows the parts of a place in it alone, and to those who may enter', async () => {
    const { user } = show('admin', '/audit');
    await screen.findByRole('navigation', { name: 'Ustawienia' });
    await user.click(screen.getByRole('link', { name: 'Promocje' }));
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Ustawienia' })).toBeNull());
  });
});

test('the address of a place for administrators shows others why they are not let in', async () => {
  const { api } = show('publisher', '/people');
  expect(await screen.findByText('To miejsce jest dla administratorów')).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Ustawienia' })).toBeNull();
  expect(api.asked('GET /staff/users')).toEqual([]);
});

test('whoever signs out stands before the door, and nothing that they saw is kept', async () => {
  const { user, queries } = show('admin', '/people', { 'DELETE /staff/session': () => ({ status: 204 }) });
  await screen.findByRole('heading', { level: 1, name: /Ludzie/ });
  await user.click(screen.getByRole('button', { name: 'Wyloguj się' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Zaloguj się' })).toBeTruthy();
  expect(
    queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['session']]);
});

describe('one’s own password', () => {
  const fill = async ({ user }: ReturnType<typeof show>, again = 'len-kwitnie-w-lipcu') => {
    await user.click(await screen.findByRole('button', { name: 'Zmień hasło' }));
    await user.type(screen.getByLabelText('Obecne hasło'), 'stare-haslo');
    await user.type(screen.getByLabelText('Nowe hasło'), 'len-kwitnie-w-lipcu');
    await user.type(screen.getByLabelText('Powtórz nowe hasło'), again);
    await user.click(screen.getAllByRole('button', { name: 'Zmień hasło' }).at(-1) as HTMLElement);
  };
  const ROUTE = 'PUT /staff/session/password';

  test('is changed, and the session goes on with its new token', async () => {
    const view = show('viewer', '/pages', {
      [ROUTE]: () => ({ body: { ...aSession('viewer'), csrfToken: 'csrf-2' } }),
    });
    await fill(view);
    expect(await screen.findByText('Hasło zmienione')).toBeTruthy();
    expect(view.api.asked(ROUTE)[0]?.body).toEqual({ password: 'stare-haslo', newPassword: 'len-kwitnie-w-lipcu' });
  });

  test('is asked for again when the present one was mistyped, without signing anybody out', async () => {
    const view = show('viewer', '/pages', { [ROUTE]: () => refuse(401, 'credentials-invalid') });
    await fill(view);
    await screen.findByText('To nie jest Twoje obecne hasło');
    expect(screen.queryByText('Sesja wygasła')).toBeNull();
  });

  test('typed twice differently is not sent', async () => {
    const view = show('viewer');
    await fill(view, 'len-kwitnie-w-maju');
    await waitFor(() => expect(screen.getByText('Hasła muszą być takie same')).toBeTruthy());
    expect(view.api.asked(ROUTE)).toEqual([]);
  });
});

test('the language of forms is chosen from the menu and stays with the person', async () => {
  const { user, api } = show('editor', '/pages', {
    'PUT /staff/session/form-language': () => ({ body: { ...aSession('editor'), formLanguage: 'hu' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Język formularzy modułów: Polski' }));
  await user.click(screen.getByRole('menuitem', { name: 'Magyar' }));
  await screen.findByRole('button', { name: 'Język formularzy modułów: Magyar' });
  expect(api.asked('PUT /staff/session/form-language').map(({ body }) => body)).toEqual([{ formLanguage: 'hu' }]);
  await waitFor(() => expect(definitionOf('heading')?.title).toBe('Címsor'));
  await loadDefinitions('pl');
});

describe('the bell', () => {
  test('says on how many pages colleagues wait, and leads to them', async () => {
    const body = { toPublish: 2, returned: 0, answered: 1 };
    const { user, router } = show('publisher', '/media', { 'GET /staff/overview/pages': () => ({ body }) });
    await user.click(await screen.findByRole('button', { name: 'Czeka na Ciebie: 3' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      '2 strony do opublikowania',
      '1 strona z\u00a0nową odpowiedzią',
      'Powiadomienia e-mail',
    ]);
    await user.click(screen.getByRole('menuitem', { name: /nową odpowiedzią/ }));
    await waitFor(() =>
      expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/pages?answered=true'),
    );
    const state = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Stan' });
    expect(state.selectedOptions[0]?.textContent).toBe('Nowa odpowiedź');
  });

  test('is where one switches the mails off', async () => {
    const off = { publication: true, comments: false };
    const { user, api } = show('editor', '/pages', {
      'PUT /staff/session/mails': () => ({ body: { ...aSession('editor'), mails: off } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Nikt na Ciebie nie czeka' }));
    await user.click(screen.getByRole('menuitem', { name: 'Powiadomienia e-mail' }));
    expect(screen.getByRole('switch', { name: 'Publikacja stron', checked: true })).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: 'Komentarze', checked: true }));
    await screen.findByText('Powiadomienia zapisane');
    expect(screen.getByRole('switch', { name: 'Komentarze', checked: false })).toBeTruthy();
    expect(api.asked('PUT /staff/session/mails').map(({ body }) => body)).toEqual([off]);
  });
});
