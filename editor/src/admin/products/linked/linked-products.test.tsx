import { screen, waitFor, within } from '@testing-library/react';
import type { ProductSummary } from '@witryna/module-schemas';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SignInGate } from '../../../app/sign-in-gate.tsx';
import { aStoredProduct } from '../../../testing/a-stored-product.ts';
import { findAlert } from '../../../testing/alerts.ts';
import { aProduct, aSession, createFakeApi, type FakeApi, listOf, refuse } from '../../../testing/fake-api.ts';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import { ProductScreen } from '../product-screen.tsx';

const PUT = 'PUT /staff/catalogue/products/RL-1';
const LIST = 'GET /staff/catalogue/products';
const colour = (label: string) => ({ code: label.toLowerCase(), label, hex: '#a03c46' });
const own = aProduct('RL-1', 'Zestaw');
const lipstick: ProductSummary = {
  ...aProduct('RL-2', 'Szminka'),
  variants: [
    { sku: 'RL-2-A', inStock: true, colour: colour('Malwa') },
    { sku: 'RL-2-B', inStock: true, colour: colour('Cegła') },
  ],
};
const serum: ProductSummary = {
  ...aProduct('RL-3', 'Serum'),
  isWithdrawn: true,
  variants: [{ sku: 'RL-3-30', inStock: true, size: { value: 30, unit: 'ml' } }],
};
const tonic: ProductSummary = { ...aProduct('RL-4', 'Tonik'), variants: [{ sku: 'RL-4-100', inStock: true }] };
const products = [own, lipstick, serum, tonic];

const stored = aStoredProduct({
  name: 'Zestaw',
  contents: ['RL-2-B', 'RL-9-GONE', 'RL-3-30'],
  complementary: ['RL-4'],
});

function anApi(opened = stored): FakeApi {
  return createFakeApi({
    [LIST]: ({ query }) => {
      const skus = query.get('skus')?.split(',');
      const has = ({ sku, variants }: ProductSummary) =>
        skus?.some((named) => [sku, ...variants.map((variant) => variant.sku)].includes(named)) ?? true;
      return listOf(products.filter(has));
    },
    'GET /staff/catalogue/products/RL-1': () => ({ body: opened }),
    [PUT]: () => ({ body: opened }),
  });
}

async function open(api = anApi()) {
  const view = renderWithApi(
    <SignInGate signedOut={false} onSignedIn={() => {}}>
      <Routes>
        <Route path="/products/:sku" element={<ProductScreen />} />
      </Routes>
    </SignInGate>,
    { api, path: '/products/RL-1' },
  );
  await screen.findByRole('heading', { level: 1, name: 'Zestaw' });
  return view;
}

const list = (name: string) => screen.getByRole('list', { name });
const rows = (name: string) =>
  within(list(name))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const press = (name: RegExp | string) => screen.getByRole('button', { name });
const save = () => press('Zapisz');

test('what is in a set is seen by name, with its shade or size; what is gone by its sku, what was withdrawn as such', async () => {
  await open();
  await within(list('Zawartość zestawu')).findByText('Szminka');
  const [shade, gone, size] = rows('Zawartość zestawu');
  expect(shade).toContain('Cegła · RL-2-B');
  expect(gone).toMatch(/^RL-9-GONENie ma już takiego wariantu/);
  expect(size).toContain('30 ml · RL-3-30 · wycofany ze sprzedaży');
  expect(rows('Pasuje do tego')).toEqual(['TonikRL-4']);
  expect(screen.queryByRole('list', { name: 'Polecane przy tym produkcie' })).toBeNull();
});

test('a variant is found, added and put first; one that is gone stays until it is taken out', async () => {
  const { api, user } = await open();
  await user.click(screen.getByRole('combobox', { name: 'Dodaj wariant do zestawu' }));
  const options = await within(await screen.findByRole('listbox')).findAllByRole('option');
  // Neither its own variants, nor what is in it already.
  expect(options.map((option) => option.textContent)).toEqual([
    expect.stringContaining('RL-2-A'),
    expect.stringContaining('RL-4-100'),
  ]);
  await user.click(screen.getByRole('option', { name: /Malwa/ }));
  expect(screen.getByText('Dodano: Szminka, Malwa')).toBeTruthy();
  const up = press('Przesuń wyżej: Szminka, Malwa');
  up.focus();
  await user.keyboard('{Enter}{Enter}{Enter}{Enter}');
  expect([document.activeElement, up.getAttribute('aria-disabled')]).toEqual([up, 'true']);
  expect(screen.getByText(/^Szminka, Malwa: miejsce 1 z.4$/)).toBeTruthy();
  await user.click(save());
  await waitFor(() => expect(api.asked(PUT)).toHaveLength(1));
  expect(api.asked(PUT)[0]?.body).toMatchObject({
    contents: ['RL-2-A', 'RL-2-B', 'RL-9-GONE', 'RL-3-30'],
    complementary: ['RL-4'],
  });
});

test('products that go with it are chosen without itself, and saved in their order', async () => {
  const { api, user } = await open();
  await user.type(screen.getByRole('combobox', { name: 'Dodaj produkt, który pasuje do tego' }), 'szm');
  await waitFor(() => expect(api.asked(LIST).at(-1)?.query.get('search')).toBe('szm'));
  await user.click(await screen.findByRole('option', { name: /Szminka/ }));
  await user.click(screen.getByRole('combobox', { name: 'Dodaj polecany produkt' }));
  expect(screen.queryByRole('option', { name: /Zestaw/ })).toBeNull();
  await user.click(await screen.findByRole('option', { name: /Serum/ }));
  await user.click(press('Przesuń niżej: Tonik'));
  await user.click(save());
  await waitFor(() => expect(api.asked(PUT)).toHaveLength(1));
  expect(api.asked(PUT)[0]?.body).toMatchObject({ complementary: ['RL-2', 'RL-4'], recommended: ['RL-3'] });
});

test('after an entry was taken out the focus is at the next one, and behind the last one at the search', async () => {
  const { api, user } = await open();
  await within(list('Zawartość zestawu')).findByText('Szminka');
  await user.click(press('Usuń z listy: RL-9-GONE'));
  expect(document.activeElement).toBe(press('Usuń z listy: Serum, 30 ml'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(press('Usuń z listy: Szminka, Cegła'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Dodaj wariant do zestawu' }));
  expect(screen.getByText('Ten produkt nie jest zestawem.')).toBeTruthy();
  await user.click(save());
  await waitFor(() => expect(api.asked(PUT)).toHaveLength(1));
  expect(api.asked(PUT)[0]?.body).not.toHaveProperty('contents');
});

test('lists that nobody touched go back as they came', async () => {
  const { api, user } = await open();
  await user.type(screen.getByLabelText('Nazwa'), '!');
  await user.click(save());
  await waitFor(() => expect(api.asked(PUT)).toHaveLength(1));
  expect(api.asked(PUT)[0]?.body).toMatchObject({ contents: stored.contents, complementary: ['RL-4'] });
});

test('what the server refuses stands at its entry and leads to the list, until the list changes', async () => {
  const { api, user } = await open();
  const faults = [
    { path: '/contents/1', rule: 'pattern', message: 'To nie jest SKU.' },
    { path: '/recommended', rule: 'maxItems', message: 'Za dużo pozycji.' },
  ];
  api.on(PUT, () => refuse(422, 'input-invalid', { faults }));
  await user.type(screen.getByLabelText('Nazwa'), '!');
  await user.click(save());
  expect(await findAlert()).not.toContain('To nie jest SKU.');
  expect(rows('Zawartość zestawu')[1]).toContain('To nie jest SKU.');
  const search = screen.getByRole('combobox', { name: 'Dodaj wariant do zestawu' });
  expect([search.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', search]);
  expect(screen.getByText('Za dużo pozycji.')).toBeTruthy();
  await user.click(press('Usuń z listy: RL-9-GONE'));
  expect(screen.queryByText('To nie jest SKU.')).toBeNull();
});

test('names that could not be loaded lose nothing, and can be asked for again', async () => {
  const api = anApi();
  const answers = { are: false };
  const listed = anApi();
  api.on(LIST, async ({ query }) => {
    if (query.has('skus') && !answers.are) return refuse(503, 'unavailable');
    const asked = await listed.fetch(`http://registry.test/staff/catalogue/products?${query}`);
    return { body: await asked.json() };
  });
  const { user } = await open(api);
  const [notice] = await screen.findAllByText(/Lista jest cała/);
  expect(notice).toBeTruthy();
  expect(rows('Zawartość zestawu')).toEqual([
    'RL-2-BNazwa niewczytana',
    'RL-9-GONENazwa niewczytana',
    'RL-3-30Nazwa niewczytana',
  ]);
  answers.are = true;
  const [again] = screen.getAllByRole('button', { name: 'Spróbuj ponownie' });
  if (again) await user.click(again);
  expect(await within(list('Zawartość zestawu')).findByText('Szminka')).toBeTruthy();
});

test('a search that failed says so, and can be repeated', async () => {
  const api = anApi();
  api.on(LIST, ({ query }) => (query.has('skus') ? listOf(products) : refuse(500, 'internal')));
  const { user } = await open(api);
  await user.click(screen.getByRole('combobox', { name: 'Dodaj polecany produkt' }));
  expect(await findAlert()).toBeTruthy();
  api.on(LIST, () => listOf(products));
  await user.click(press('Spróbuj ponownie'));
  await user.click(screen.getByRole('combobox', { name: 'Dodaj polecany produkt' }));
  expect(await screen.findByRole('option', { name: /Tonik/ })).toBeTruthy();
});

test('fifty are the most', async () => {
  const fifty = Array.from({ length: 50 }, (_, at) => `RL-${100 + at}`);
  await open(anApi(aStoredProduct({ name: 'Zestaw', recommended: fifty })));
  expect(screen.getByText('Lista jest pełna: mieści najwyżej 50 pozycji.')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Dodaj polecany produkt' })).toBeNull();
});

test('who may not change them sees them', async () => {
  const api = anApi();
  api.on('GET /staff/session', () => ({ body: aSession('editor') }));
  await open(api);
  await within(list('Zawartość zestawu')).findByText('Szminka');
  expect(screen.queryByRole('combobox', { name: 'Dodaj wariant do zestawu' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Usuń z listy/ })).toBeNull();
});
