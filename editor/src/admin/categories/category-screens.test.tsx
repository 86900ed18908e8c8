import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SignInGate } from '../../app/sign-in-gate.tsx';
import { aSession, createFakeApi, type FakeApi, refuse } from '../../testing/fake-api.ts';
import { renderRoutes } from '../../testing/render-with-api.tsx';
import { CategoriesScreen } from './categories-screen.tsx';
import { CategoryScreen, NewCategoryScreen } from './category-screen.tsx';

const GET = 'GET /staff/catalogue/categories';
const PUT = 'PUT /staff/catalogue/categories';
const creams = { path: 'twarz/kremy', name: 'Kremy', position: 4, theme: 'default', children: [] };
const face = { path: 'twarz', name: 'Twarz', description: 'Rano i wieczorem.', position: 1, children: [creams] };

const anApi = () => createFakeApi({ [GET]: () => ({ body: [face] }), [PUT]: () => ({ status: 204 }) });
const SCREENS = [
  ['/categories', CategoriesScreen],
  ['/categories/new', NewCategoryScreen],
  ['/categories/edit/*', CategoryScreen],
] as const;
const show = (api: FakeApi, path: string) =>
  renderRoutes(
    SCREENS.map(([at, Screen]) => ({
      path: at,
      element: (
        <SignInGate signedOut={false} onSignedIn={() => {}}>
          <Screen />
        </SignInGate>
      ),
    })),
    { api, path },
  );
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const create = () => screen.getByRole('button', { name: 'Utwórz kategorię' });

test('the list is the tree, with the address of each, and leads to them', async () => {
  show(anApi(), '/categories');
  const rows = await screen.findAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual(['Twarz/twarz', 'Kremy/twarz/kremy']);
  expect(screen.getByRole('link', { name: 'Kremy' }).getAttribute('href')).toBe('/categories/edit/twarz/kremy');
  expect(screen.getByRole('button', { name: 'Nowa kategoria' })).toBeTruthy();
});

test('one is moved among those of its parent, and the focus goes with it', async () => {
  const api = anApi();
  const serum = { path: 'twarz/serum', name: 'Serum', position: 6, children: [] };
  const body = (children: readonly object[]) => ({ body: [{ ...face, children }] });
  api.on(GET, () => body([creams, serum]));
  const { user } = show(api, '/categories');
  const up = await screen.findByRole('button', { name: 'Przesuń wyżej: Serum' });
  expect(screen.getByRole('button', { name: 'Przesuń wyżej: Kremy' }).getAttribute('aria-disabled')).toBe('true');
  api.on(PUT, () => {
    api.on(GET, () =>
      body([
        { ...serum, position: 4 },
        { ...creams, position: 6 },
      ]),
    );
    return { status: 204 };
  });
  await user.click(up);
  expect(await screen.findByText('Serum: miejsce 1 z 2')).toBeTruthy();
  expect(api.asked(PUT).map((request) => request.body)).toEqual([
    { path: 'twarz/serum', name: 'Serum', position: 4 },
    { path: 'twarz/kremy', name: 'Kremy', position: 6, theme: 'default' },
  ]);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Twarz/twarz', 'Serum/twarz/serum', 'Kremy/twarz/kremy']);
  await waitFor(() => expect(document.activeElement).toBe(up));
});

test('a new one stands last below its parent, at an address of its name that is said before', async () => {
  const api = anApi();
  const { user, router } = show(api, '/categories/new?parent=twarz');
  await user.type(await field('Nazwa'), 'Maski na noc');
  expect(screen.getByText(/stanie pod adresem \/twarz\/maski-na-noc/)).toBeTruthy();
  expect((await field('Kolejność')).value).toBe('5');
  await user.click(create());
  await waitFor(() => expect(router.state.location.pathname).toBe('/categories/edit/twarz/maski-na-noc'));
  expect(api.asked(PUT)[0]?.body).toEqual({
    path: 'twarz/maski-na-noc',
    name: 'Maski na noc',
    position: 5,
    isNew: true,
  });
});

test('a new one is not sent to an address that another has, and says what the server refuses at the same field', async () => {
  const api = anApi();
  const { user } = show(api, '/categories/new?parent=twarz');
  await user.type(await field('Nazwa'), 'Kremy');
  await user.click(create());
  expect(await screen.findByText('Ten adres ma już kategoria „Kremy”.')).toBeTruthy();
  expect(api.asked(PUT)).toEqual([]);
  await user.clear(await field('Ostatni człon adresu'));
  await user.type(await field('Ostatni człon adresu'), 'kremy-2');
  api.on(PUT, () => refuse(422, 'input-invalid', { faults: [{ path: '/path', message: 'Zajęty przez sklep.' }] }));
  await user.click(create());
  expect(await screen.findByText('Zajęty przez sklep.')).toBeTruthy();
  expect((await field('Ostatni człon adresu')).getAttribute('aria-invalid')).toBe('true');
});

test('one that is there keeps its address and what was not touched, and can be emptied of its words', async () => {
  const api = anApi();
  const { user } = show(api, '/categories/edit/twarz/kremy');
  expect(await screen.findByText('Adres w sklepie: /twarz/kremy')).toBeTruthy();
  await user.type(await field('Nazwa'), ' do twarzy');
  await user.type(await field('Opis'), 'Na dzień i na noc.');
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Zapisano kategorię „Kremy do twarzy”')).toBeTruthy();
  expect(api.asked(PUT)[0]?.body).toEqual({
    path: 'twarz/kremy',
    name: 'Kremy do twarzy',
    description: 'Na dzień i na noc.',
    position: 4,
    theme: 'default',
  });
});

test('who may not write sees it, and one that is not there says so', async () => {
  const api = anApi();
  api.on('GET /staff/session', () => ({ body: aSession('editor') }));
  show(api, '/categories/edit/twarz');
  expect((await field('Nazwa')).matches(':disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Zapisz' })).toBeNull();
  show(anApi(), '/categories/edit/brak');
  expect(await screen.findByText('Nie ma takiego miejsca w edytorze')).toBeTruthy();
});
