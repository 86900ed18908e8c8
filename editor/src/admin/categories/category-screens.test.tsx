import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SignInGate } from '../../app/sign-in-gate.tsx';
import { aSession, createFakeApi, type FakeApi, refuse } from '../../testing/fake-api.ts';
import { renderRoutes } from '../../testing/render-with-api.tsx';
import { CategoriesScreen } from './categories-screen.tsx';
import { CategoryScreen, NewCategoryScreen } from './category-screen.tsx';

const GET = 'GET /staff/catalogue/categories';
const PUT = 'PUT /staff/catalogue/categories';
const ORDER = 'PUT /staff/catalogue/categories/order';
const MOVE = 'PUT /staff/catalogue/categories/twarz%2Fkremy/place';
const DELETE = 'DELETE /staff/catalogue/categories/twarz%2Fkremy';
const shown = { revision: '0123456789abcdef', isHidden: false };
const creams = { ...shown, path: 'twarz/kremy', name: 'Kremy', position: 4, theme: 'default', children: [] };
const face = {
  ...shown,
  path: 'twarz',
  name: 'Twarz',
  description: 'Rano i wieczorem.',
  position: 1,
  children: [creams],
};

/** Answers a write with what was sent, as the server has it then. */
const saved = (request: { readonly body?: unknown }) => ({
  body: { ...shown, ...(request.body as object), revision: 'fedcba9876543210' },
});
const anApi = () => createFakeApi({ [GET]: () => ({ body: [face] }), [PUT]: saved });
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
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual(['Twarz/twarz ', 'Kremy/twarz/kremy ']);
  expect(screen.getByRole('link', { name: 'Kremy' }).getAttribute('href')).toBe('/categories/edit/twarz/kremy');
  expect(screen.getByRole('button', { name: 'Nowa kategoria' })).toBeTruthy();
});

test('one is moved among those of its parent, and the focus goes with it', async () => {
  const api = anApi();
  const serum = { ...shown, path: 'twarz/serum', name: 'Serum', position: 6, children: [] };
  const body = (children: readonly object[]) => ({ body: [{ ...face, children }] });
  api.on(GET, () => body([creams, serum]));
  const { user } = show(api, '/categories');
  const up = await screen.findByRole('button', { name: 'Przesuń wyżej: Serum' });
  expect(screen.getByRole('button', { name: 'Przesuń wyżej: Kremy' }).getAttribute('aria-disabled')).toBe('true');
  api.on(ORDER, () => {
    api.on(GET, () => body([serum, creams]));
    return { status: 204 };
  });
  await user.click(up);
  expect(await screen.findByText('Serum: miejsce 1 z 2')).toBeTruthy();
  expect(api.asked(ORDER).map((request) => request.body)).toEqual([
    { parent: 'twarz', paths: ['twarz/serum', 'twarz/kremy'] },
  ]);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Twarz/twarz ',
    'Serum/twarz/serum ',
    'Kremy/twarz/kremy ',
  ]);
  await waitFor(() => expect(document.activeElement).toBe(up));
});

test('a new one is made below its parent, at an address of its name that is said before', async () => {
  const api = anApi();
  const { user, router } = show(api, '/categories/new?parent=twarz');
  await user.type(await field('Nazwa'), 'Maski na noc');
  expect(screen.getByText(/stanie pod adresem \/twarz\/maski-na-noc/)).toBeTruthy();
  await user.click(create());
  await waitFor(() => expect(router.state.location.pathname).toBe('/categories/edit/twarz/maski-na-noc'));
  expect(api.asked(PUT)[0]?.body).toEqual({
    path: 'twarz/maski-na-noc',
    name: 'Maski na noc',
    isHidden: false,
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
    theme: 'default',
    isHidden: false,
    revision: '0123456789abcdef',
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

test('hidden ones say so in the tree, those below them too, and one is hidden and shown by a switch', async () => {
  const api = anApi();
  api.on(GET, () => ({ body: [{ ...face, isHidden: true }] }));
  show(api, '/categories');
  const rows = await screen.findAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Twarz/twarz Ukryta',
    'Kremy/twarz/kremy Ukryta z\u00a0nadrzędną',
  ]);
  const { user } = show(api, '/categories/edit/twarz');
  const hiding = await screen.findByRole('switch', { name: 'Ukryta w\u00a0sklepie' });
  expect(hiding.getAttribute('aria-checked')).toBe('true');
  await user.click(hiding);
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(api.asked(PUT)[0]?.body).toMatchObject({ path: 'twarz', isHidden: false }));
});

test('one is moved below another at an address that is said before, and its screen goes with it', async () => {
  const api = anApi();
  api.on(GET, () => ({ body: [face, { ...shown, path: 'cialo', name: 'Ciało', children: [] }] }));
  const { user, router } = show(api, '/categories/edit/twarz/kremy');
  await user.click(await screen.findByRole('button', { name: 'Przenieś' }));
  const dialog = within(await screen.findByRole('dialog'));
  const parents = dialog.getByLabelText<HTMLSelectElement>('Kategoria nadrzędna');
  expect([...parents.options].map(({ text }) => text)).toEqual(['Brak: na najwyższym poziomie', 'Twarz', 'Ciało']);
  await user.selectOptions(parents, 'cialo');
  expect(dialog.getByText('Strona kategorii będzie pod adresem /cialo/kremy.')).toBeTruthy();
  api.on(MOVE, () => refuse(422, 'input-invalid', { faults: [{ path: '/path', message: 'Zajęty przez sklep.' }] }));
  await user.click(dialog.getByRole('button', { name: 'Przenieś' }));
  expect(await dialog.findByText('Zajęty przez sklep.')).toBeTruthy();
  api.on(MOVE, () => {
    const moved = { ...creams, path: 'cialo/kremy' };
    api.on(GET, () => ({ body: [{ ...shown, path: 'cialo', name: 'Ciało', children: [moved] }] }));
    return { body: moved };
  });
  await user.click(dialog.getByRole('button', { name: 'Przenieś' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/categories/edit/cialo/kremy'));
  expect(await screen.findByText('Adres w sklepie: /cialo/kremy')).toBeTruthy();
  expect(api.asked(MOVE)[1]?.body).toEqual({ path: 'cialo/kremy', revision: '0123456789abcdef' });
});

test('one that is in use stays, and it is said by what; one that is not goes, and the list comes', async () => {
  const api = anApi();
  const catalogue = [
    { kind: 'product', key: 'RL-1', name: 'Krem Świt' },
    { kind: 'coupon', key: '7', name: 'Zima' },
  ];
  api.on(DELETE, () => refuse(409, 'content-in-use', { count: 2, items: [], sites: [], catalogue, sections: [] }));
  const { user, router } = show(api, '/categories/edit/twarz/kremy');
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Usuń' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Usuń' }));
  };
  await remove();
  const links = within(await screen.findByRole('alertdialog', { name: '„Kremy” jest w\u00a0użyciu' }));
  expect((await links.findByRole('link', { name: 'Krem Świt' })).getAttribute('href')).toBe('/products/RL-1');
  expect(links.getByRole('link', { name: 'Zima' }).getAttribute('href')).toBe('/coupons/7');
  await user.click(links.getByRole('button', { name: 'Rozumiem' }));
  api.on(DELETE, () => ({ status: 204 }));
  await remove();
  await waitFor(() => expect(router.state.location.pathname).toBe('/categories'));
});

test('one that somebody else has saved meanwhile is told, and nothing of either is lost', async () => {
  const api = anApi();
  const { user } = show(api, '/categories/edit/twarz/kremy');
  await user.type(await field('Nazwa'), ' do twarzy');
  api.on(PUT, () => refuse(409, 'category-conflict'));
  const theirs = { ...creams, revision: '00000000ffffffff', name: 'Kremiki', description: 'Od nas' };
  api.on(GET, () => ({ body: [{ ...face, children: [theirs] }] }));
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText(/Tamta osoba zmieniła: nazwa, opis\./)).toBeTruthy();
  expect(screen.getByText(/Oboje zmieniliście: nazwa\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Wczytaj tamte zmiany/ }));
  expect([(await field('Nazwa')).value, (await field('Opis')).value]).toEqual(['Kremy do twarzy', 'Od nas']);
  api.on(PUT, saved);
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(api.asked(PUT)[1]?.body).toMatchObject({ revision: '00000000ffffffff' }));
});

test('one that somebody else has moved or removed meanwhile leaves what was typed in the form', async () => {
  const api = anApi();
  const { user } = show(api, '/categories/edit/twarz/kremy');
  await user.type(await field('Nazwa'), ' do twarzy');
  api.on(PUT, () => refuse(409, 'category-conflict'));
  api.on(GET, () => ({ body: [{ ...face, children: [] }] }));
  await user.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText(/Tej kategorii już tu nie ma/)).toBeTruthy();
  expect((await field('Nazwa')).value).toBe('Kremy do twarzy');
});
