import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { SignInGate } from '../../app/sign-in-gate.tsx';
import { aStoredProduct } from '../../testing/a-stored-product.ts';
import { findAlert } from '../../testing/alerts.ts';
import { aFile, aProduct, aSession, createFakeApi, type FakeApi, listOf, refuse } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { ProductScreen } from './product-screen.tsx';
import { ProductsScreen } from './products-screen.tsx';

const show = (api: FakeApi, path: string) =>
  renderWithApi(
    <SignInGate signedOut={false} onSignedIn={() => {}}>
      <Routes>
        <Route path="/products" element={<ProductsScreen />} />
        <Route path="/products/:sku" element={<ProductScreen />} />
      </Routes>
    </SignInGate>,
    { api, path },
  );

const PUT = 'PUT /staff/catalogue/products/RL-1';
const anApi = () =>
  createFakeApi({
    'GET /staff/catalogue/products': () => listOf([{ ...aProduct('RL-1', 'Krem Świt'), images: [aFile(3)] }]),
    'GET /staff/catalogue/products/RL-1': () => ({ body: aStoredProduct() }),
    'GET /staff/media': () => listOf([aFile(3), aFile(9)]),
    [PUT]: () => ({ body: aStoredProduct() }),
    'PUT /staff/catalogue/variants/RL-1-50/stock': () => ({ status: 204 }),
  });
const open = async (api = anApi()) => {
  const view = show(api, '/products/RL-1');
  await screen.findByRole('heading', { level: 1, name: 'Krem Świt' });
  return view;
};
const price = () => screen.getByLabelText('Cena (PLN)');

describe('the list', () => {
  test('shows picture, price now and state, and leads to the product', async () => {
    const pln = (amount: number) => ({ amount, currency: 'PLN' });
    const reduced = { ...aProduct('RL-1', 'Krem Świt'), price: { final: pln(9_900), regular: pln(12_900) } };
    const gone = { ...aProduct('RL-2', 'Olejek'), isWithdrawn: true };
    const soldOut = { ...aProduct('RL-3', 'Balsam'), inStock: false };
    const variant = (sku: string, inStock: boolean) => ({ sku, inStock, images: [] });
    const variants = [variant('RL-4-1', true), variant('RL-4-2', false)];
    const half = { ...aProduct('RL-4', 'Peeling'), variants };
    const list = () => listOf([reduced, gone, soldOut, half]);
    show(createFakeApi({ 'GET /staff/catalogue/products': list }), '/products');
    const row = within(await screen.findByRole('row', { name: /Krem Świt/ }));
    expect(row.getByRole('link', { name: 'Krem Świt' }).getAttribute('href')).toBe('/products/RL-1');
    expect(row.getByText(/99,00/)).toBeTruthy();
    expect(row.getByText(/129,00/).tagName).toBe('S');
    expect(row.getByText('W sprzedaży')).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /Olejek/ })).getByText('Wycofany')).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /Peeling/ })).getByText('Brakuje 1 z 2')).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /Balsam/ })).getByText('Wyprzedany')).toBeTruthy();
  });

  test('is narrowed by words, line and what is sold out, and the address says so', async () => {
    const api = anApi();
    api.on('GET /staff/catalogue/lines', () => listOf([{ code: 'swit', name: 'Świt' }]));
    const { user, router } = show(api, '/products?page=3');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Linia' }), await screen.findByText('Świt'));
    await user.type(screen.getByRole('searchbox', { name: 'Szukaj produktów' }), 'krem{Enter}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stan' }), 'Czegoś brakuje');
    await waitFor(() => expect(router.state.location.search).toBe('?line=swit&search=krem&state=sold-out'));
    const query = api.asked('GET /staff/catalogue/products').at(-1)?.query;
    expect([query?.get('search'), query?.get('line'), query?.get('page')]).toEqual(['krem', 'swit', '1']);
  });
});

describe('a product', () => {
  test('gets a new price, and the shop is told', async () => {
    const { api, user } = await open();
    await user.clear(price());
    await user.type(price(), '139,90');
    expect(screen.getByText('Masz niezapisane zmiany')).toBeTruthy();
    api.on('GET /staff/catalogue/products/RL-1', () => ({
      body: aStoredProduct({
        variants: [{ sku: 'RL-1-50', images: [], stock: 12, prices: { PLN: { regular: 13_990 } } }],
      }),
    }));
    await user.click(screen.getByRole('button', { name: 'Zapisz' }));
    await screen.findByText('Zapisano produkt. Zmiany są już w sklepie.');
    expect(api.asked(PUT)[0]?.body).toMatchObject({ variants: [{ prices: { PLN: { regular: 13_990 } } }] });
    expect(screen.queryByText('Masz niezapisane zmiany')).toBeNull();
    expect((price() as HTMLInputElement).value).toBe('139,90');
  });

  test('whose stock alone was changed keeps everything else as it is', async () => {
    const { api, user } = await open();
    const stock = screen.getByLabelText('Stan magazynu (sztuki)');
    await user.clear(stock);
    await user.type(stock, '5');
    await user.click(screen.getByRole('button', { name: 'Zapisz' }));
    await screen.findByText('Zapisano produkt. Zmiany są już w sklepie.');
    expect(api.asked(PUT)).toEqual([]);
    expect(api.asked('PUT /staff/catalogue/variants/RL-1-50/stock')[0]?.body).toEqual({ quantity: 5 });
  });

  test('with a fault is not sent, and the fault gets the focus', async () => {
    const { api, user } = await open();
    await user.type(screen.getByLabelText('Cena promocyjna (PLN)'), '200');
    await user.click(screen.getByRole('button', { name: 'Zapisz' }));
    expect(screen.getByText('Cena promocyjna musi być niższa od zwykłej.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Cena promocyjna (PLN)'));
    expect(api.asked(PUT)).toEqual([]);
  });

  test('that is refused says why at the field, and elsewhere what has no field', async () => {
    const api = anApi();
    const faults = [
      { path: '/name', message: 'Za długa nazwa.' },
      { path: '/priceHistory/0/amount', message: 'Nie ma pliku.' },
    ];
    api.on(PUT, () => refuse(422, 'input-invalid', { faults }));
    const { user } = await open(api);
    await user.type(screen.getByLabelText('Nazwa'), ' x');
    await user.click(screen.getByRole('button', { name: 'Zapisz' }));
    expect(await findAlert()).toContain('Nie ma pliku.');
    expect(screen.getByLabelText('Nazwa').getAttribute('aria-invalid')).toBe('true');
    expect((screen.getByLabelText('Nazwa') as HTMLInputElement).value).toBe('Krem Świt x');
  });

  test('gets a picture from the library, first in the row', async () => {
    const { api, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Dodaj zdjęcie' }));
    await user.click(await screen.findByRole('button', { name: /Wybierz: Zdjęcie 9/ }));
    await user.click(screen.getByRole('button', { name: 'Przesuń wcześniej: Zdjęcie 9' }));
    await user.click(screen.getByRole('checkbox', { name: 'Bestseller' }));
    await user.click(screen.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(api.asked(PUT)).toHaveLength(1));
    expect(api.asked(PUT)[0]?.body).toMatchObject({ images: [9, 3], flags: { isNew: true, isBestseller: true } });
  });

  test('shows its own pictures, however many products have numbers that begin like its own', async () => {
    const api = anApi();
    const others = Array.from({ length: 20 }, (_, at) => aProduct(`RL-1${at}`, `Balsam ${at}`));
    const own = { ...aProduct('RL-1', 'Krem Świt'), images: [aFile(3)] };
    api.on('GET /staff/catalogue/products', ({ query }) => listOf(query.get('skus') === 'RL-1' ? [own] : others));
    await open(api);
    expect(await screen.findByRole('img', { name: 'Zdjęcie 3' })).toBeTruthy();
  });

  test('with unsaved changes is not left unasked', async () => {
    const { user, router } = await open();
    await user.type(screen.getByLabelText('Nazwa'), '!');
    await user.click(screen.getByRole('link', { name: 'Produkty' }));
    await user.click(await screen.findByRole('button', { name: 'Zostań' }));
    expect(router.state.location.pathname).toBe('/products/RL-1');
    await user.click(screen.getByRole('link', { name: 'Produkty' }));
    await user.click(await screen.findByRole('button', { name: 'Wyjdź bez zapisywania' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/products'));
  });

  test('can be looked at by who may not change it', async () => {
    const api = anApi();
    api.on('GET /staff/session', () => ({ body: aSession('editor') }));
    await open(api);
    expect((price() as HTMLInputElement).matches(':disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Zapisz' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Dodaj zdjęcie' })).toBeNull();
  });

  test('that is not there says so', async () => {
    show(createFakeApi(), '/products/RL-404');
    expect(await screen.findByText(/Nie znaleziono/)).toBeTruthy();
  });
});

describe('a product of several variants', () => {
  const colour = (label: string, hex: string) => ({ code: label, label, hex });
  const aShade = (sku: string, label: string) => ({
    sku,
    images: [],
    stock: 7,
    colour: colour(label, '#a03c46'),
    prices: { PLN: { regular: 6_900 }, EUR: { regular: 1_600 } },
  });
  const shades = () => ({
    variants: [aShade('RL-1-A', 'Malwa'), aShade('RL-1-B', 'Głóg'), aShade('RL-1-C', 'Cegła')] as const,
  });
  const openShades = async () => {
    const api = anApi();
    api.on('GET /staff/catalogue/products/RL-1', () => ({ body: aStoredProduct(shades()) }));
    return open(api);
  };
  const cell = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const write = async (user: Awaited<ReturnType<typeof open>>['user'], label: string, text: string) => {
    await user.clear(cell(label));
    await user.type(cell(label), text);
  };

  test('is a table, whose column is filled from one cell', async () => {
    const { api, user } = await openShades();
    expect(screen.getByRole('row', { name: /Głóg/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Zastosuj do wszystkich' })).toHaveProperty('disabled', true);
    await write(user, 'Cena PLN, Głóg', '79');
    await user.click(screen.getByRole('button', { name: 'Zastosuj do wszystkich' }));
    await write(user, 'Promocja EUR, Głóg', '12');
    await user.click(screen.getByRole('button', { name: 'Wypełnij w dół' }));
    await user.click(screen.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(api.asked(PUT)).toHaveLength(1));
    const price = (special?: number) => ({
      PLN: { regular: 7_900 },
      EUR: { regular: 1_600, ...(special && { special }) },
    });
    expect(api.asked(PUT)[0]?.body).toMatchObject({
      variants: [{ prices: price() }, { prices: price(1_200) }, { prices: price(1_200) }],
    });
  });

  test('is written from the keyboard: rows by arrows and Enter, a column by Ctrl+D', async () => {
    const { user } = await openShades();
    await user.click(cell('Stan (szt.), Malwa'));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(cell('Stan (szt.), Głóg'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(cell('Stan (szt.), Cegła'));
    await user.keyboard('{Shift>}{Enter}{/Shift}{ArrowUp}');
    await user.keyboard('30{Control>}d{/Control}');
    expect(['Malwa', 'Głóg', 'Cegła'].map((name) => cell(`Stan (szt.), ${name}`).value)).toEqual(['30', '30', '30']);
  });

  test('tells faults at their cells, in the part of the table where they are', async () => {
    const { api, user } = await openShades();
    await user.click(screen.getByRole('radio', { name: 'Terminy promocji' }));
    expect(screen.queryByLabelText('Cena PLN, Malwa')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Friends & Family' }));
    await write(user, 'Friends & Family PLN, Cegła', 'tanio');
    await user.click(screen.getByRole('radio', { name: 'Ceny i stany' }));
    await user.click(screen.getByRole('button', { name: 'Zapisz' }));
    const faulty = await screen.findByLabelText('Friends & Family PLN, Cegła');
    await waitFor(() => expect(document.activeElement).toBe(faulty));
    expect(faulty.getAttribute('aria-invalid')).toBe('true');
    expect(api.asked(PUT)).toEqual([]);
  });

  test('tells what the server refuses at its cell', async () => {
    const { api, user } = await openShades();
    api.on(PUT, () =>
      refuse(422, 'input-invalid', {
        faults: [{ path: '/variants/1/prices/EUR/regular', rule: 'maximum', message: 'Za dużo.' }],
      }),
    );
    await write(user, 'Cena EUR, Głóg', '90000');
    await user.click(screen.getByRole('button', { name: 'Zapisz' }));
    expect(await screen.findByText('Za dużo.')).toBeTruthy();
    expect(cell('Cena EUR, Głóg').getAttribute('aria-invalid')).toBe('true');
  });
});
