import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { SignInGate } from '../../app/sign-in-gate.tsx';
import { aStoredProduct } from '../../testing/a-stored-product.ts';
import { findAlert } from '../../testing/alerts.ts';
import { aProduct, createFakeApi, type FakeApi, listOf, refuse } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { NewProductScreen, ProductScreen } from './product-screen.tsx';

const show = (api: FakeApi, path: string) =>
  renderWithApi(
    <SignInGate signedOut={false} onSignedIn={() => {}}>
      <Routes>
        <Route path="/products" element={<h1>Produkty</h1>} />
        <Route path="/products/new" element={<NewProductScreen />} />
        <Route path="/products/:sku" element={<ProductScreen />} />
      </Routes>
    </SignInGate>,
    { api, path },
  );

const GET = 'GET /staff/catalogue/products/RL-1';
const PUT = 'PUT /staff/catalogue/products/RL-1';
const CREATE = 'PUT /staff/catalogue/products/RL-9';
const stored = (change: Parameters<typeof aStoredProduct>[0] = {}) => ({
  body: aStoredProduct({ revision: '0123456789abcdef', ...change }),
});
const anApi = () =>
  createFakeApi({
    [GET]: () => stored(),
    [PUT]: () => stored(),
    [CREATE]: () => stored({ sku: 'RL-9' }),
    'GET /staff/catalogue/products/RL-9': () => stored({ sku: 'RL-9', name: 'Szminka', isActive: false }),
    'GET /staff/catalogue/brands': () => listOf([{ code: 'rosa', name: 'Rosa i Len' }]),
    'GET /staff/catalogue/categories': () => ({ body: [{ path: 'usta', name: 'Usta', children: [] }] }),
  });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const open = async (api = anApi()) => {
  const view = show(api, '/products/RL-1');
  await screen.findByRole('heading', { level: 1, name: 'Krem Świt' });
  return view;
};

describe('an existing product', () => {
  test('is written in all its words, and its former address is said to lead on', async () => {
    const { api, user } = await open();
    await user.clear(field('Adres w sklepie'));
    await user.type(field('Adres w sklepie'), 'krem-swit-50');
    expect(screen.getByText('Dotychczasowy adres /krem-swit będzie prowadził do nowego.')).toBeTruthy();
    await user.type(field('Opis'), 'Lekki krem.{Enter}Na dzień.');
    await user.type(field('Skład (INCI)'), 'Aqua, Glycerin');
    await user.selectOptions(field('Marka'), await screen.findByText('Rosa i Len'));
    await user.click(screen.getByRole('checkbox', { name: 'Sucha' }));
    await user.type(field('Tytuł w wynikach wyszukiwania'), 'Krem na dzień');
    await user.type(screen.getByRole('combobox', { name: 'Kategorie' }), 'ust');
    await user.click(await screen.findByRole('option', { name: 'Usta' }));
    await user.click(screen.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(api.asked(PUT)).toHaveLength(1));
    expect(api.asked(PUT)[0]?.body).toMatchObject({
      revision: '0123456789abcdef',
      urlKey: 'krem-swit-50',
      description: ['Lekki krem.', 'Na dzień.'],
      inci: ['Aqua', 'Glycerin'],
      brand: 'rosa',
      skinType: ['dry'],
      meta: { title: 'Krem na dzień' },
      categories: ['twarz/kremy', 'usta'],
    });
  });

  test('with an address that is none is not sent', async () => {
    const { api, user } = await open();
    await user.clear(field('Adres w sklepie'));
    await user.type(field('Adres w sklepie'), 'Krem Świt');
    await user.click(screen.getByRole('button', { name: 'Zapisz' }));
    expect(document.activeElement).toBe(field('Adres w sklepie'));
    expect(api.asked(PUT)).toEqual([]);
  });

  test('that somebody else has saved meanwhile is told, and nothing of either is lost', async () => {
    const api = anApi();
    const { user } = await open(api);
    await user.type(field('Nazwa'), ' z lnem');
    await user.type(field('Zajawka'), 'Na poranek');
    api.on(PUT, () => refuse(409, 'product-conflict'));
    const theirs = { revision: 'fedcba9876543210', name: 'Krem Świt 50 ml', position: 7 };
    api.on(GET, () => stored(theirs));
    await user.click(screen.getByRole('button', { name: 'Zapisz' }));
    await waitFor(async () => expect(await findAlert()).toContain('Tamta osoba zmieniła: nazwa, kolejność.'));
    expect(await findAlert()).toContain('Oboje zmieniliście: nazwa.');
    expect(field('Nazwa').value).toBe('Krem Świt z lnem');
    await user.click(screen.getByRole('button', { name: /^Wczytaj tamte zmiany/ }));
    expect([field('Nazwa').value, field('Zajawka').value, field('Kolejność na listach').value]).toEqual([
      'Krem Świt z lnem',
      'Na poranek',
      '7',
    ]);
    api.on(PUT, () => stored(theirs));
    await user.click(screen.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(api.asked(PUT)).toHaveLength(2));
    expect(api.asked(PUT)[1]?.body).toMatchObject({
      revision: 'fedcba9876543210',
      name: 'Krem Świt z lnem',
      summary: 'Na poranek',
      position: 7,
    });
  });

  test('that was ordered cannot be removed, and says what to do instead', async () => {
    const api = anApi();
    api.on('DELETE /staff/catalogue/products/RL-1', () => refuse(409, 'product-ordered'));
    const { user, router } = await open(api);
    await user.click(screen.getByRole('button', { name: 'Usuń' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Usuń' }));
    expect(await screen.findByText(/jest w zamówieniach, więc można go tylko wycofać/)).toBeTruthy();
    expect(router.state.location.pathname).toBe('/products/RL-1');
    api.on('DELETE /staff/catalogue/products/RL-1', () => ({ status: 204 }));
    await user.click(screen.getByRole('button', { name: 'Usuń' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Usuń' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/products'));
  });
});

describe('a new product', () => {
  const openNew = async (api = anApi(), path = '/products/new') => {
    const view = show(api, path);
    await screen.findByRole('heading', { level: 1, name: 'Nowy produkt' });
    return view;
  };
  const lacks = () =>
    within(screen.getByRole('list', { name: /uzupełnij|brakuje/ }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.trim());

  test('is made of two shades, hidden, with an address of its name, and says what it lacks', async () => {
    const { api, user, router } = await openNew();
    expect(lacks()).toEqual([
      'Cena każdego wariantu',
      'Stan magazynu',
      'Zdjęcie',
      'Kategoria',
      'Masa (dostawa)',
      'Marka (producent)',
      'Opis',
    ]);
    await user.type(field('SKU (numer produktu)'), 'RL-9');
    await user.type(field('Nazwa'), 'Szminka Łąka');
    expect(field('Adres w sklepie').value).toBe('szminka-laka');
    await user.type(field('Nazwa odcienia'), 'Malwa');
    await user.type(field('Masa z opakowaniem (g)'), '20');
    await user.type(field('Cena (PLN)'), '69');
    expect(lacks()).not.toContain('Cena każdego wariantu');
    expect(lacks()).not.toContain('Masa (dostawa)');
    await user.click(screen.getByRole('button', { name: 'Dodaj wariant' }));
    await user.type(screen.getAllByLabelText('Nazwa odcienia')[1] as HTMLElement, 'Głóg');
    await user.clear(field('Stan (szt.), Głóg'));
    await user.type(field('Stan (szt.), Głóg'), '5');
    await user.click(screen.getByRole('button', { name: 'Utwórz produkt' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/products/RL-9'));
    expect(api.asked(CREATE)[0]?.body).toMatchObject({
      revision: '0',
      name: 'Szminka Łąka',
      urlKey: 'szminka-laka',
      isActive: false,
      taxClass: 23,
      variants: [
        { sku: 'RL-9-1', colour: { code: 'malwa', label: 'Malwa' }, prices: { PLN: { regular: 6_900 } }, stock: 0 },
        { sku: 'RL-9-2', colour: { code: 'glog', label: 'Głóg' }, prices: { PLN: { regular: 6_900 } }, stock: 5 },
      ],
    });
    expect(await screen.findByText('Utworzono produkt. Sklep pokaże go, gdy włączysz sprzedaż.')).toBeTruthy();
  });

  test('says at once that its number is taken', async () => {
    const api = anApi();
    api.on('GET /staff/catalogue/products', ({ query }) =>
      listOf(query.get('skus') === 'RL-1' ? [aProduct('RL-1', 'Krem Świt')] : []),
    );
    const { user } = await openNew(api);
    await user.type(field('SKU (numer produktu)'), 'RL-1');
    expect(await screen.findByText('Ten numer ma już produkt „Krem Świt”.')).toBeTruthy();
    await user.type(field('SKU (numer produktu)'), '0');
    await waitFor(() => expect(screen.queryByText(/Ten numer ma już/)).toBeNull());
    expect(api.asked('PUT /staff/catalogue/products/RL-10')).toEqual([]);
  });

  test('without number and name is not sent', async () => {
    const { api, user } = await openNew();
    await user.click(screen.getByRole('button', { name: 'Utwórz produkt' }));
    expect(screen.getAllByText('Pole nie może być puste').length).toBe(3);
    expect(document.activeElement).toBe(field('SKU (numer produktu)'));
    expect(api.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  test('that is a copy has the words and prices of the first, and neither number nor stock', async () => {
    const { api, user } = await openNew(anApi(), '/products/new?from=RL-1');
    expect([field('SKU (numer produktu)').value, field('Adres w sklepie').value]).toEqual(['', '']);
    expect([field('Nazwa').value, field('Cena (PLN)').value]).toEqual(['Krem Świt', '129,00']);
    await user.type(field('SKU (numer produktu)'), 'RL-9');
    await user.type(field('Adres w sklepie'), 'krem-swit-2');
    await user.click(screen.getByRole('button', { name: 'Utwórz produkt' }));
    await waitFor(() => expect(api.asked(CREATE)).toHaveLength(1));
    expect(api.asked(CREATE)[0]?.body).toMatchObject({
      revision: '0',
      isActive: false,
      variants: [{ sku: 'RL-9', stock: 0, size: { value: 50, unit: 'ml' } }],
    });
  });
});
